"""The worked examples of the ledger."""

from fractions import Fraction

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    bomb_deck,
    bombers,
    bribe,
    buildings,
    built,
    closed,
    damage,
    fighters,
    grey,
    hand,
    loaded,
    market,
    money,
    mover,
    on,
    on_bomb,
    on_building,
    on_token,
    packet,
    pacts,
    plutonium,
    position,
    row,
    score,
    send,
    spies,
    supply,
    token,
    tokens_left,
    under,
    untrained,
    uranium,
    yellowcake,
)

PASS = ("place construction", "end-turn")


@pytest.mark.rule("MP-E.1")
def test_red_retrieves():
    """Everything red comes home, everything on red's cards goes home, the grey ones leave."""
    m = position(
        "red: supply=l,gs buildings=21,04 token=8 token_workers=e,s; "
        "blue: supply=l,l,l buildings=12; building 12: user=red workers=l,gl; "
        "building 21: user=blue workers=l; building 04: user=red workers=l,ge; "
        "bomb 00: built=red workers=gs; mine-2: red:l; construction: red:e gl"
    )
    assert grey(m) == "gl gl ge ge ge gs gs"
    m.play("retrieve")
    assert supply(m, "red") == "l l l l e e s"
    assert supply(m, "blue") == "l l l l"
    assert grey(m) == "gl gl gl ge ge ge ge gs gs gs gs"
    assert on_building(m, "12") == "gl"
    assert (on(m, "mine-2"), on(m, "construction")) == ("", "")
    assert (on_building(m, "21"), on_building(m, "04")) == ("", "")
    assert (on_bomb(m, "00"), on_token(m, "red")) == ("", "")
    assert untrained(m, "red") == "e e s s s"
    assert mover(m) == "blue"
    assert m.why("use 12")


@pytest.mark.rule("MP-E.2")
def test_green_chooses_the_middle_mine():
    """Money is taken, the right mine wants an engineer, the left one five dollars."""
    m = position(
        "players=4 mover=green bribe=2; red: supply=l,l,l; blue: supply=l,l,l; "
        "yellow: supply=l,l,l,l; green: money=10; money-1: red:l; money-2: blue:l; "
        "money-3: ge"
    )
    for space in ("money-1", "money-2", "money-3", "mine-3"):
        assert m.why(f"place {space}")
    assert m.why("place mine-1") is None
    m.play("place mine-2")
    assert (money(m, "green"), supply(m, "green")) == (10, "l l l")
    assert [yellowcake(m, p) for p in ("green", "yellow", "red", "blue")] == [3, 1, 1, 1]
    assert bribe(m) == 2


@pytest.mark.rule("MP-E.2")
def test_the_left_mine_costs_five_dollars():
    """Green could have paid for four yellowcakes."""
    m = position("players=4 mover=green; green: money=10")
    m.play("place mine-1")
    assert (money(m, "green"), yellowcake(m, "green")) == (5, 4)


@pytest.mark.rule("MP-E.3")
def test_blue_chains_buildings():
    """University, mine, factory and plant in one turn, each paid by the one before."""
    m = position(
        "players=2 mover=blue; "
        "blue: supply=l,l,l,l,s,s,s buildings=24,12,10,40 money=2 fighters=1 bombers=1"
    )
    m.play("place construction")
    send(m, "l")
    m.play("decline")
    assert m.why("use 10") and m.why("use 40")
    m.play("use 24")
    send(m, "l l")
    answer(m, "make engineers", "train 2")
    assert supply(m, "blue") == "l e e s s s"
    m.play("use 12")
    send(m, "l s")
    assert yellowcake(m, "blue") == 2
    m.play("use 10")
    assert (bombers(m, "blue"), money(m, "blue")) == (4, 5)
    m.play("use 40")
    assert (money(m, "blue"), yellowcake(m, "blue"), uranium(m, "blue")) == (0, 0, 2)
    assert (fighters(m, "blue"), bombers(m, "blue")) == (1, 4)
    assert supply(m, "blue") == ""
    assert all(on_building(m, number) for number in ("24", "12", "10", "40"))
    answer(m, "end-turn", *PASS)
    assert mover(m) == "blue"
    assert m.moves == ("retrieve",)


@pytest.mark.rule("MP-E.4")
@pytest.mark.parametrize(("word", "cakes"), [("place", [3, 1, 1]), ("block", [0, 1, 1])])
def test_the_middle_mine_shares(word, cakes):
    """The opponents' yellowcake comes either way."""
    m = position("mover=green")
    m.play(f"{word} mine-2")
    assert [yellowcake(m, player) for player in ("green", "red", "blue")] == cakes


@pytest.mark.rule("MP-E.5")
@pytest.mark.parametrize(("side", "result"), [("fighters", (0, 2)), ("money", (2, 1))])
def test_a_fighter_or_two_dollars(side, result):
    """One side of the slash."""
    m = position("red: buildings=01 fighters=1")
    m.play("use 01")
    assert set(m.moves) == {"make output=fighters", "make output=money"}
    m.play(f"make {side}")
    assert (money(m, "red"), fighters(m, "red")) == result


@pytest.mark.rule("MP-E.6")
@pytest.mark.parametrize("worker", ["e", "s"])
def test_an_engineer_or_a_scientist(worker):
    """Not a laborer, and not both together."""
    m = position("red: supply=l,e,s")
    m.play("place money-3")
    assert set(m.moves) == {"send workers=e", "send workers=s"}
    assert m.why("send l") and m.why("send e+s")
    send(m, worker)
    assert (money(m, "red"), bribe(m), on(m, "money-3")) == (3, 1, f"red:{worker}")


@pytest.mark.rule("MP-E.7")
@pytest.mark.parametrize(("slot", "number", "dollars", "pile"), [(1, "01", 3, 0), (2, "02", 0, 3)])
def test_an_engineer_builds_for_free(slot, number, dollars, pile):
    """One of the two cheapest; the cheapest comes with the bribe pile."""
    m = position("bribe=3; red: supply=e")
    m.play("place construction")
    assert set(m.moves) == {"buy slot=1", "buy slot=2", "decline"}
    answer(m, f"buy {slot}", "reveal 30")
    assert buildings(m, "red") == [number]
    assert (money(m, "red"), bribe(m)) == (dollars, pile)


@pytest.mark.rule("MP-E.7")
def test_a_laborer_without_money_buys_nothing():
    """There is nothing to ask."""
    m = position("bribe=3; red: supply=l")
    m.play("place construction")
    assert (m.question["name"], money(m, "red"), bribe(m)) == ("turn", 0, 3)


@pytest.mark.rule("MP-E.8")
def test_yellow_strikes():
    """Six fighters and four bombers; blue and green keep fighters and are not bombed."""
    m = position(
        "players=4 mover=yellow; yellow: fighters=6 bombers=6; "
        "red: fighters=3 bombers=2 buildings=01,41; "
        "blue: fighters=2 bombers=4 buildings=11; "
        "green: fighters=1 bombers=1 buildings=21"
    )
    m.play("place air-strike")
    attacks = ["shoot red fighter"] * 3 + ["shoot blue bomber"] * 3 + ["raid 01"] + ["raid 41"] * 3
    for attack in attacks:
        assert m.why("raid 11") and m.why("raid 21")
        m.play(attack)
    assert m.why("raid 11") and m.why("raid 21")
    m.play("stop")
    assert [fighters(m, p) for p in ("yellow", "red", "blue", "green")] == [0, 0, 2, 1]
    assert [bombers(m, p) for p in ("yellow", "red", "blue", "green")] == [2, 2, 1, 1]
    assert [damage(m, number) for number in ("01", "41", "11", "21")] == [1, 3, 0, 0]


@pytest.mark.rule("MP-E.9")
def test_the_prices_of_repair():
    """Five dollars for the one who places, two and three and five for the other."""
    m = position(
        "players=2; red: money=5 buildings=01; blue: money=10 buildings=11; "
        "building 01: damage=3; building 11: damage=3"
    )
    answer(m, "place repair", "repair 01", "repair 01", "repair 01")
    assert (money(m, "red"), damage(m, "01"), asked(m)) == (0, 0, "blue")
    for left in (8, 5, 0):
        m.play("repair 11")
        assert money(m, "blue") == left
    assert (damage(m, "11"), asked(m), m.question["name"]) == (0, "red", "turn")


@pytest.mark.rule("MP-E.10")
def test_three_players_draft():
    """The packet goes left and the last card comes back."""
    m = position("row=00,01,02,03; red: supply=e,s")
    assert len(bomb_deck(m)) == 26
    m.play("place design")
    assert (asked(m), packet(m)) == ("red", ["00", "01", "02", "03"])
    m.play("keep 00")
    assert (asked(m), packet(m)) == ("blue", ["01", "02", "03"])
    m.play("keep 01")
    assert (asked(m), packet(m)) == ("green", ["02", "03"])
    m.play("keep 02")
    assert [hand(m, p) for p in ("red", "blue", "green")] == [["00", "03"], ["01"], ["02"]]
    answer(m, *(f"design {number}" for number in ("10", "11", "12", "29")))
    assert row(m) == ["10", "11", "12", "29"]
    assert len(bomb_deck(m)) == 22
    assert (asked(m), m.question["name"]) == ("red", "turn")


def spying_yellow(more=""):
    """The table of the espionage example."""
    return position(
        "players=4 mover=yellow; yellow: supply=l,l,l,e,e,e,e,ge money=4 yellowcake=4 fighters=1 "
        "bombers=1 uranium=2 spies=2 buildings=09,10; red: buildings=16,11; "
        f"blue: buildings=25,32; {more}"
    )


def spy_through(m):
    """The turn of the example, from the Espionage space to the plant."""
    m.play("place espionage")
    send(m, "l")
    assert (money(m, "yellow"), spies(m, "yellow")) == (1, 3)
    for number in ("09", "10"):
        m.play(f"use {number}")
        send(m, "e e")
    assert [read(m, "yellow") for read in (fighters, bombers, money)] == [4, 4, 7]
    m.play("use 16")
    assert yellowcake(m, "yellow") == 6
    m.play("use 25")
    send(m, "l l")
    answer(m, "make scientists", "train 2")
    m.play("use 32")


@pytest.mark.rule("MP-E.11")
def test_yellow_spies():
    """Two own factories, then three buildings of red and blue."""
    m = spying_yellow("red: supply=e,e; blue: supply=l,l,s,s money=7 yellowcake=6")
    spy_through(m)
    assert [read(m, "yellow") for read in (money, yellowcake, fighters, bombers)] == [0, 0, 4, 4]
    assert (uranium(m, "yellow"), spies(m, "yellow"), supply(m, "yellow")) == (5, 3, "")
    assert untrained(m, "yellow") == "s s"
    m.play("end-turn")
    assert m.why("use 16")
    answer(m, "block aircraft-1", "end-turn")
    assert m.why("use 25") and m.why("use 32")


@pytest.mark.rule("MP-E.11")
def test_a_fourth_enemy_building_is_refused():
    """A grey laborer is left over, and three spies are used up."""
    m = spying_yellow("yellow: supply=l,l,l,e,e,e,e,gl,ge")
    spy_through(m)
    assert supply(m, "yellow") == "gl"
    assert m.why("use 11") and m.why("occupy 11")


@pytest.mark.rule("MP-E.12")
def test_yellow_builds_a_uranium_bomb():
    """Five uranium and four workers for 24 points."""
    m = position("players=4 mover=yellow; yellow: supply=e,e,s,s hand=11 uranium=5")
    assert score(m, "yellow") == 0
    m.play("build 11")
    assert (uranium(m, "yellow"), score(m, "yellow"), supply(m, "yellow")) == (0, 24, "")
    assert (on_bomb(m, "11"), built(m, "yellow"), hand(m, "yellow")) == ("e e s s", ["11"], [])


def plutonium_green(more):
    """Green is about to build bomb 24."""
    return position(f"players=4 mover=green; green: supply=e,e,e,s,s hand=24 plutonium=6; {more}")


@pytest.mark.rule("MP-E.13")
@pytest.mark.parametrize(("tested", "points"), [("", 12), ("green: token=6", 6 + 24)])
def test_green_builds_a_plutonium_bomb(tested, points):
    """Twelve points, or 24 after a test."""
    m = plutonium_green(tested)
    m.play("build 24")
    assert (plutonium(m, "green"), score(m, "green")) == (0, points)
    assert on_bomb(m, "24") == "e e e s s"


@pytest.mark.rule("MP-E.14")
@pytest.mark.parametrize(
    ("other", "before", "after"), [("", 12, 6), ("bomb 16: built=green", 20, 20)]
)
def test_green_tests_the_bomb(other, before, after):
    """Twelve points go, six come, and the other bomb counts its higher value."""
    m = plutonium_green(other)
    m.play("build 24")
    assert (score(m, "green"), tokens_left(m)) == (before, [0, 2, 4, 6])
    m.play("test 24")
    assert (under(m), token(m, "green"), on_token(m, "green")) == (["24"], 6, "e e e s s")
    assert (score(m, "green"), tokens_left(m)) == (after, [0, 2, 4])
    assert "24" not in built(m, "green")
    assert "24" in bomb_deck(m)


@pytest.mark.rule("MP-E.15")
def test_yellow_loads_a_bomb():
    """Three dollars and a bomber for five points, once."""
    m = position("players=4 mover=yellow; yellow: money=3 bombers=4; bomb 11: built=yellow")
    m.play("load 11")
    assert (money(m, "yellow"), bombers(m, "yellow"), score(m, "yellow")) == (0, 3, 29)
    assert loaded(m, "yellow") == ["11"]
    assert m.why("load 11")


@pytest.mark.rule("MP-E.16")
def test_a_contractor_left_behind_keeps_the_building_blocked():
    """Until the owner of the building retrieves."""
    m = position("red: supply=l,l,gl money=3; green: money=3 spies=1; blue: buildings=12")
    m.play("place espionage")
    send(m, "l")
    m.play("use 12")
    assert [read(m, "red") for read in (money, spies, yellowcake)] == [0, 1, 2]
    m.play("end-turn")
    assert m.why("use 12") and m.why("occupy 12")
    answer(m, *PASS)
    answer(m, "block aircraft-1", "end-turn")
    assert m.moves == ("retrieve",)
    m.play("retrieve")
    assert (supply(m, "red"), on_building(m, "12")) == ("l l l l", "gl")
    assert m.why("use 12")
    answer(m, *PASS)
    m.play("place espionage")
    assert m.why("use 12")
    m.play("end-turn")
    answer(m, *PASS)
    assert (mover(m), grey(m).count("gl")) == ("blue", 3)
    m.play("retrieve")
    assert (on_building(m, "12"), grey(m).count("gl")) == ("", 4)


@pytest.mark.rule("MP-E.17")
def test_a_retrieval_sends_a_spy_home():
    """Red has a worker again and is free to choose."""
    m = position(
        "mover=blue; red: supply=; blue: supply=l,l,l buildings=11; "
        "building 11: user=red workers=l; university-2: blue:l"
    )
    m.play("retrieve")
    assert (supply(m, "red"), supply(m, "blue")) == ("l", "l l l l")
    assert on_building(m, "11") == ""
    answer(m, "block aircraft-1", "end-turn")
    assert on(m, "construction") == "red:l red:l red:l"
    assert m.why("retrieve") is None
    assert m.why("place mine-2") is None


@pytest.mark.rule("MP-E.17")
def test_without_it_red_must_retrieve():
    """The supply is empty."""
    m = position(
        "red: supply=; blue: supply=l,l,l buildings=11; "
        "building 11: user=red workers=l; university-2: blue:l"
    )
    assert m.moves == ("retrieve",)


@pytest.mark.rule("MP-E.18")
@pytest.mark.parametrize(
    ("tested", "other", "points", "marked"), [("15", "18", 27, []), ("18", "15", 26, ["15"])]
)
def test_a_test_after_a_load(tested, other, points, marked):
    """The marker goes with the card, and nothing is paid back."""
    m = position(
        "mover=green; green: money=2 bombers=2; bomb 15: built=green loaded; bomb 18: built=green"
    )
    assert (score(m, "green"), tokens_left(m)) == (24, [0, 4, 8])
    m.play(f"test {tested}")
    assert (token(m, "green"), score(m, "green"), loaded(m, "green")) == (8, points, marked)
    assert (money(m, "green"), bombers(m, "green")) == (2, 2)
    assert m.why(f"test {other}")


def draft(m):
    """Red designs; everybody keeps the lowest bomb."""
    m.play("place design")
    for _ in range(3):
        m.play(m.moves[0])


@pytest.mark.rule("MP-E.19")
@pytest.mark.parametrize("left", [2, 0])
def test_a_short_deck_closes_the_design_space(left):
    """Fewer cards than a row of four."""
    m = position(f"bomb_deck={left}; red: supply=e,s")
    draft(m)
    assert (row(m), len(bomb_deck(m)), closed(m)) == ([], left, True)


@pytest.mark.rule("MP-E.19")
def test_tested_bombs_make_up_another_row():
    """They come last, in the order they were tested."""
    m = position("bomb_deck=2 under=29,28; red: supply=e,s")
    draft(m)
    others = sorted(set(bomb_deck(m)) - {"28", "29"})
    assert m.odds == {f"design bomb={number}": Fraction(1, 2) for number in others}
    answer(m, *(f"design {number}" for number in others))
    assert m.odds == {"design bomb=29": Fraction(1)}
    answer(m, "design 29", "design 28")
    assert (row(m), bomb_deck(m), closed(m)) == (sorted([*others, "28", "29"]), [], False)


@pytest.mark.rule("MP-E.19")
def test_tests_do_not_open_the_space_again():
    """Four cards are in the deck, but it was closed with two."""
    m = position(
        "closed bomb_deck=2; red: supply=l hand=00; blue: supply=e,s; "
        "bomb 15: built=red; bomb 16: built=blue"
    )
    answer(m, "test 15", *PASS, "test 16")
    assert (under(m), len(bomb_deck(m)), closed(m), row(m)) == (["15", "16"], 4, True, [])
    assert m.why("place design") and m.why("block design")


def damaged_table():
    """Four players with damage, red about to repair."""
    return position(
        "players=4; red: money=5 buildings=01; blue: money=4 buildings=11; "
        "green: money=1 buildings=21; yellow: money=10 buildings=02; "
        "building 01: damage=2; building 11: damage=3; building 21: damage=2; "
        "building 02: damage=4"
    )


@pytest.mark.rule("MP-E.20")
def test_the_order_of_repair():
    """Red two, blue one, green none, yellow three."""
    m = damaged_table()
    answer(m, "place repair", "repair 01", "repair 01")
    assert asked(m) == "blue"
    m.play("repair 11")
    assert (asked(m), money(m, "blue")) == ("yellow", 2)
    answer(m, "repair 02", "repair 02", "repair 02")
    assert (asked(m), m.question["name"]) == ("red", "turn")
    assert [money(m, p) for p in ("red", "blue", "green", "yellow")] == [0, 2, 1, 0]
    assert [damage(m, number) for number in ("01", "11", "21", "02")] == [0, 2, 2, 1]


@pytest.mark.rule("MP-E.20")
def test_the_others_repair_even_if_red_does_not():
    """Blue and yellow are asked all the same."""
    m = damaged_table()
    answer(m, "place repair", "enough")
    assert asked(m) == "blue"
    m.play("enough")
    assert asked(m) == "yellow"
    m.play("enough")
    assert (asked(m), m.question["name"]) == ("red", "turn")
    assert [damage(m, number) for number in ("01", "11", "21", "02")] == [2, 3, 2, 4]


@pytest.mark.rule("MP-E.21")
def test_a_dollar_does_not_open_the_bribe_pile():
    """The four dollars in it do not help to pay the price of two."""
    m = position("players=4 bribe=4; red: supply=l money=1")
    m.play("place construction")
    assert (m.question["name"], money(m, "red"), bribe(m)) == ("turn", 1, 4)


@pytest.mark.rule("MP-E.21")
def test_a_lap_around_the_bribe_pile():
    """Taken for free, filled by a dear building and by money, and taken for two dollars."""
    m = position(
        "players=4 bribe=4; red: supply=ge; yellow: supply=l money=2; "
        "blue: money=14; green: yellowcake=3"
    )
    answer(m, "place construction", "buy 1", "reveal 30")
    assert (money(m, "red"), bribe(m), market(m)[6]) == (4, 0, "30")
    answer(m, "end-turn", "place construction", "buy 6", "reveal 31")
    assert (money(m, "blue"), bribe(m), market(m)[6]) == (0, 1, "31")
    answer(m, "end-turn", "place money-1")
    assert (yellowcake(m, "green"), money(m, "green"), bribe(m)) == (0, 5, 2)
    answer(m, "end-turn", "place construction", "buy 1", "reveal 32")
    assert (money(m, "yellow"), bribe(m), market(m)[6]) == (2, 0, "32")
    assert None not in market(m)


def striking_table():
    """Red has struck: a truce with blue, none with green, who lost a fighter."""
    m = position(
        "red: fighters=2 bombers=2 buildings=21; green: fighters=1 buildings=11; "
        "blue: bombers=2 buildings=01"
    )
    answer(m, "place air-strike", "truce blue", "accept", "stand-down green", "refuse")
    return m


@pytest.mark.rule("MP-E.22")
def test_a_truce_with_one_and_none_with_the_other():
    """Red strikes green alone; then blue may strike green, not red."""
    m = striking_table()
    assert pacts(m) == [("red", "blue", "truce")]
    assert m.why("shoot blue bomber") and m.why("raid 01")
    answer(m, "shoot green fighter", "raid 11", "raid 11", "stop", "end-turn")
    assert (damage(m, "11"), damage(m, "01"), bombers(m, "blue")) == (2, 0, 2)
    m.play("place air-strike")
    assert m.why("raid 21")
    m.play("raid 11")
    assert damage(m, "11") == 3


@pytest.mark.rule("MP-E.22")
def test_green_is_free_and_the_pact_ends_with_the_lap():
    """Green promised nothing; at red's next turn no pact is left."""
    m = striking_table()
    answer(m, "stop", "end-turn", *PASS)
    assert (mover(m), pacts(m)) == ("green", [("red", "blue", "truce")])
    m.play("place air-strike")
    assert m.why("shoot red fighter") is None
    answer(m, "stop", "end-turn")
    assert (mover(m), pacts(m)) == ("red", [])
