"""Bomb actions and points (ledger chapter 13)."""

import pytest

from tests.games.manhattan.kit import (
    BOMBS,
    answer,
    asked,
    bomb_deck,
    bombers,
    built,
    commas,
    hand,
    loaded,
    money,
    mover,
    on_bomb,
    on_token,
    plutonium,
    position,
    score,
    send,
    supply,
    token,
    tokens_left,
    under,
    uranium,
    yellowcake,
)

PASS = ("place construction", "end-turn")
URANIUM = [
    ("00", "S", 3, 1, 9),
    ("01", "S", 3, 1, 10),
    ("02", "S", 3, 1, 11),
    ("03", "SE", 3, 1, 12),
    ("04", "SE", 4, 1, 13),
    ("05", "SE", 4, 2, 14),
    ("06", "SEE", 4, 2, 15),
    ("07", "SEE", 4, 2, 16),
    ("08", "SEE", 5, 2, 18),
    ("09", "SEE", 5, 3, 20),
    ("10", "SEE", 5, 3, 22),
    ("11", "SSEE", 5, 3, 24),
    ("12", "SSEE", 6, 3, 26),
    ("13", "SSEE", 6, 4, 28),
    ("14", "SSEE", 6, 5, 30),
]
PLUTONIUM = [
    ("15", "SE", 4, 2, 8, 13),
    ("16", "SE", 4, 2, 8, 14),
    ("17", "SEE", 4, 2, 9, 15),
    ("18", "SSEE", 5, 3, 11, 19),
    ("19", "SSEE", 6, 3, 11, 20),
    ("20", "SEE", 4, 2, 9, 16),
    ("21", "SEE", 5, 2, 10, 17),
    ("22", "SEE", 5, 3, 10, 18),
    ("23", "SSEE", 6, 4, 12, 22),
    ("24", "SSEEE", 6, 4, 12, 24),
    ("25", "SSEEE", 6, 5, 13, 26),
    ("26", "SSEEE", 7, 6, 14, 28),
    ("27", "SSEEE", 7, 7, 16, 30),
    ("28", "SSEEEE", 7, 8, 18, 32),
    ("29", "SSEEEE", 7, 9, 20, 34),
]


def crew(workers):
    """Own workers for the printed letters, engineers first."""
    return " ".join(sorted(workers.lower()))


def holding(number, workers, more=""):
    """Red has one bomb in hand and the workers named."""
    return position(f"red: supply={commas(workers)} hand={number}; {more}")


@pytest.mark.rule("MP-13.1")
def test_any_number_in_any_order():
    """Two builds, two loads and a test in one turn."""
    m = position(
        "players=2; red: supply=s,s hand=00,01 uranium=6 money=2 bombers=2; bomb 15: built=red"
    )
    answer(m, "build 00", "load 00", "test 15", "build 01", "load 01", "end-turn")
    assert score(m, "red") == 9 + 10 + 2 * 5 + 6


@pytest.mark.rule("MP-13.1")
def test_no_bomb_action_without_a_place_turn():
    """Who must retrieve can do nothing else; who waits neither."""
    m = position(
        "red: supply= hand=00 uranium=3 money=2 bombers=1; "
        "blue: supply=l,s hand=01 uranium=3 money=2 bombers=1; "
        "bomb 15: built=red; bomb 16: built=blue"
    )
    for move in ("build 00", "test 15", "load 15", "build 01", "test 16", "load 16"):
        assert m.why(move)
    m.play("retrieve")
    assert mover(m) == "blue"
    for move in ("build 01", "test 16", "load 16"):
        assert m.why(move) is None


@pytest.mark.rule("MP-13.2")
@pytest.mark.parametrize(("number", "workers", "fuel", "price", "points"), URANIUM)
def test_uranium_bombs(number, workers, fuel, price, points):
    """Every card: built and loaded for exactly its price."""
    m = holding(number, crew(workers), f"players=2; red: uranium={fuel} money={price} bombers=1")
    m.play(f"build {number}")
    assert (score(m, "red"), uranium(m, "red"), supply(m, "red")) == (points, 0, "")
    m.play(f"load {number}")
    assert (score(m, "red"), money(m, "red")) == (points + 5, 0)


@pytest.mark.rule("MP-13.2")
def test_all_uranium_bombs_together():
    """Sums of the table."""
    cards = [card for card in BOMBS.values() if card["fuel"] == "uranium"]
    sums = [sum(card[name] for card in cards) for name in ("amount", "load", "tested")]
    assert sums == [66, 34, 268]
    assert all(card["tested"] == card["untested"] for card in cards)


@pytest.mark.rule("MP-13.3")
@pytest.mark.parametrize(("number", "workers", "fuel", "price", "lower", "higher"), PLUTONIUM)
@pytest.mark.parametrize("tested", [False, True])
def test_plutonium_bombs(number, workers, fuel, price, lower, higher, tested):
    """Every card, without and after a test."""
    m = holding(
        number,
        crew(workers),
        f"players=2; red: plutonium={fuel} money={price} bombers=1 {'token=6' if tested else ''}",
    )
    m.play(f"build {number}")
    points = 6 + higher if tested else lower
    assert (score(m, "red"), plutonium(m, "red"), supply(m, "red")) == (points, 0, "")
    m.play(f"load {number}")
    assert (score(m, "red"), money(m, "red")) == (points + 5, 0)


@pytest.mark.rule("MP-13.3")
def test_all_plutonium_bombs_together():
    """Sums of the table."""
    cards = [card for card in BOMBS.values() if card["fuel"] == "plutonium"]
    names = ("amount", "load", "untested", "tested")
    assert [sum(card[name] for card in cards) for name in names] == [83, 62, 181, 328]


@pytest.mark.rule("MP-13.4")
@pytest.mark.parametrize("number", sorted(BOMBS))
def test_one_short_is_too_few(number):
    """One fuel, one engineer or one scientist less."""
    card = BOMBS[number]
    workers = ["e"] * card["engineers"] + ["s"] * card["scientists"]
    enough, short = (f"red: {card['fuel']}={card['amount'] - less}" for less in (0, 1))
    assert holding(number, " ".join(workers), enough).why(f"build {number}") is None
    assert holding(number, " ".join(workers), short).why(f"build {number}")
    for missing in set(workers):
        fewer = [*workers, "l", "l"]
        fewer.remove(missing)
        assert holding(number, " ".join(fewer), enough).why(f"build {number}")


@pytest.mark.rule("MP-13.4")
def test_the_right_fuel_is_paid():
    """Uranium for a uranium bomb, and no money."""
    m = holding("00", "s", "red: uranium=5 plutonium=8 money=4")
    m.play("build 00")
    assert (uranium(m, "red"), plutonium(m, "red"), money(m, "red")) == (2, 8, 4)
    assert holding("00", "s", "red: plutonium=8").why("build 00")
    assert holding("15", "e s", "red: uranium=8").why("build 15")


@pytest.mark.rule("MP-13.4")
def test_only_a_bomb_of_the_own_hand():
    """Not one of the row, of the deck or of another's hand; and only once."""
    m = position("row=02,03,04,05; red: supply=s,s,s hand=00 uranium=8; blue: hand=01")
    assert {move for move in m.moves if move.startswith("build")} == {"build bomb=00"}
    m.play("build 00")
    assert (built(m, "red"), hand(m, "red"), uranium(m, "red")) == (["00"], [], 5)
    assert m.why("build 00")


@pytest.mark.rule("MP-13.5")
@pytest.mark.parametrize(
    ("engineers", "scientists", "on", "left"),
    [
        (2, 1, "e e s", "ge ge gs"),
        (1, 0, "e ge gs", "e s ge"),
        (0, 1, "s ge ge", "e e gs"),
    ],
)
def test_own_or_contractor_for_each_worker(engineers, scientists, on, left):
    """Bomb 06 wants two engineers and a scientist."""
    m = holding("06", "e e s ge ge gs", "red: uranium=4")
    m.play("build 06")
    assert (asked(m), m.question["name"]) == ("red", "staff")
    assert set(m.moves) == {"staff own=0", "staff own=1", "staff own=2"}
    m.play(f"staff {engineers}")
    assert set(m.moves) == {"staff own=0", "staff own=1"}
    m.play(f"staff {scientists}")
    assert (on_bomb(m, "06"), supply(m, "red"), score(m, "red")) == (on, left, 15)


@pytest.mark.rule("MP-16.2")
def test_a_bomb_that_is_named_is_shown():
    """From when it is said which one is built, before its workers are: it cannot be taken back."""
    m = holding("06", "e e s ge ge gs", "red: uranium=4")
    hidden, m.follow = m.view(1)["state"]["bombs"][6], False
    m.play("build 06")
    shown = m.view(1)["state"]["bombs"][6]
    assert (hidden["holder"], shown["holder"]) == (None, 0)
    assert m.question["name"] == "staff" and not m.may_undo(0)


@pytest.mark.rule("MP-13.5")
def test_no_choice_no_question():
    """One own and one grey engineer are just enough."""
    m = holding("06", "e s ge", "red: uranium=4")
    m.play("build 06")
    assert (on_bomb(m, "06"), m.question["name"]) == ("e s ge", "turn")


@pytest.mark.rule("MP-13.5")
def test_laborers_never_serve():
    """However many there are."""
    assert holding("00", "l l l l gl gl", "red: uranium=3").why("build 00")
    assert holding("03", "l l s", "red: uranium=3").why("build 03")


@pytest.mark.rule("MP-13.6")
def test_building_scores_at_once():
    """The workers stay on the bomb until the owner retrieves."""
    m = holding("03", "e s", "players=2; red: uranium=3")
    m.play("build 03")
    assert (score(m, "red"), on_bomb(m, "03")) == (12, "e s")
    answer(m, "end-turn", *PASS)
    assert on_bomb(m, "03") == "e s"
    m.play("retrieve")
    assert (on_bomb(m, "03"), supply(m, "red"), score(m, "red")) == ("", "l l l l e s", 12)


@pytest.mark.rule("MP-13.7")
def test_the_test_raises_earlier_and_later_bombs():
    """16 was built before, 17 is built after; the bomb of blue stays low."""
    m = holding(
        "17",
        "e e s",
        "red: plutonium=4; bomb 15: built=red; bomb 16: built=red; bomb 20: built=blue",
    )
    assert (score(m, "red"), score(m, "blue")) == (16, 9)
    m.play("test 15")
    assert score(m, "red") == 8 + 14
    m.play("build 17")
    assert (score(m, "red"), score(m, "blue")) == (8 + 14 + 15, 9)


@pytest.mark.rule("MP-13.8")
def test_what_may_be_tested():
    """An own built plutonium bomb; no uranium, no hand card, no other's."""
    m = position(
        "red: hand=17; bomb 00: built=red; bomb 15: built=red; "
        "bomb 16: built=red loaded; bomb 20: built=blue"
    )
    tests = {move for move in m.moves if move.startswith("test")}
    assert tests == {"test bomb=15", "test bomb=16"}
    assert m.why("test 17") and m.why("test 20") and m.why("test 00")


@pytest.mark.rule("MP-13.8")
def test_a_bomb_is_tested_right_after_building():
    """In the same turn; a second test is refused for good."""
    m = holding("15", "e s", "players=2; red: plutonium=4; bomb 16: built=red")
    answer(m, "build 15", "test 15")
    assert token(m, "red") == 6
    assert m.why("test 16")
    answer(m, "end-turn", *PASS, "retrieve", *PASS)
    assert (mover(m), token(m, "red")) == ("red", 6)
    assert m.why("test 16")


@pytest.mark.rule("MP-13.9")
def test_the_tested_card_goes_under_the_deck():
    """Its points are lost, though the total falls by it."""
    m = position("players=4; bomb 24: built=red")
    before = bomb_deck(m)
    assert score(m, "red") == 12
    m.play("test 24")
    assert (score(m, "red"), built(m, "red")) == (6, [])
    assert (bomb_deck(m), under(m)) == (sorted([*before, "24"]), ["24"])


@pytest.mark.rule("MP-13.10")
@pytest.mark.parametrize(
    ("players", "order"),
    [(2, [6, 0]), (3, [8, 4, 0]), (4, [6, 4, 2, 0]), (5, [8, 6, 4, 2, 0])],
)
def test_the_highest_token_left(players, order):
    """One tester after the other; the last gets nothing."""
    names = ("red", "blue", "green", "yellow", "violet")[:players]
    bombs = [f"bomb {15 + n}: built={player}" for n, player in enumerate(names)]
    m = position(f"players={players}; {'; '.join(bombs)}")
    for n, player in enumerate(names):
        assert mover(m) == player
        m.play(f"test {15 + n}")
        assert (token(m, player), score(m, player)) == (order[n], order[n])
        assert tokens_left(m) == sorted(order[n + 1 :])
        answer(m, *PASS)


@pytest.mark.rule("MP-13.11")
def test_workers_move_to_the_token():
    """They stay there until the owner retrieves."""
    m = position("players=2; red: supply=l,l,l,l; bomb 17: built=red workers=e,gs,ge")
    m.play("test 17")
    assert (on_token(m, "red"), supply(m, "red")) == ("e ge gs", "l l l l")
    answer(m, *PASS, *PASS)
    assert on_token(m, "red") == "e ge gs"
    m.play("retrieve")
    assert (on_token(m, "red"), supply(m, "red")) == ("", "l l l l e")
    assert token(m, "red") == 6


@pytest.mark.rule("MP-13.12")
def test_the_marker_is_lost_with_the_card():
    """Five points less, and neither money nor bomber back."""
    m = position(
        "players=2; red: money=1 bombers=1; bomb 15: built=red loaded; bomb 16: built=red loaded"
    )
    assert score(m, "red") == 8 + 8 + 10
    m.play("test 15")
    assert (score(m, "red"), loaded(m, "red")) == (6 + 14 + 5, ["16"])
    assert (money(m, "red"), bombers(m, "red")) == (1, 1)


@pytest.mark.rule("MP-13.13")
@pytest.mark.parametrize(
    ("dollars", "planes", "legal"), [(3, 1, True), (2, 1, False), (3, 0, False), (9, 9, True)]
)
def test_a_load_costs_money_and_a_bomber(dollars, planes, legal):
    """Fighters do not carry bombs."""
    m = position(f"red: money={dollars} bombers={planes} fighters=5; bomb 11: built=red")
    assert (m.why("load 11") is None) is legal
    if legal:
        m.play("load 11")
        assert (money(m, "red"), bombers(m, "red")) == (dollars - 3, planes - 1)
        assert (score(m, "red"), loaded(m, "red")) == (29, ["11"])


@pytest.mark.rule("MP-13.13")
def test_what_may_be_loaded():
    """Own built bombs, also one built this turn; no hand card, no other's."""
    m = position(
        "red: supply=s hand=00 uranium=3 money=9 bombers=9; bomb 15: built=red; bomb 16: built=blue"
    )
    assert {move for move in m.moves if move.startswith("load")} == {"load bomb=15"}
    answer(m, "build 00", "load 00")
    assert score(m, "red") == 8 + 9 + 5
    assert m.why("load 16")


@pytest.mark.rule("MP-13.14")
@pytest.mark.parametrize("number", ["00", "14", "15", "29"])
def test_a_bomb_is_loaded_once(number):
    """Always for five points, without workers or fuel."""
    m = position(f"players=2; red: money=99 bombers=9; bomb {number}: built=red")
    before = score(m, "red")
    m.play(f"load {number}")
    assert (score(m, "red"), bombers(m, "red")) == (before + 5, 8)
    assert m.why(f"load {number}")
    assert supply(m, "red") == "l l l l"


@pytest.mark.rule("MP-13.15")
def test_the_score():
    """Values, markers and token; cards in hand, money and buildings count nothing."""
    m = position(
        "players=2; red: hand=14 token=6 money=50 spies=6 buildings=11; "
        "blue: hand=13; bomb 00: built=red loaded; bomb 16: built=red; "
        "bomb 17: built=blue loaded"
    )
    assert (score(m, "red"), score(m, "blue")) == (9 + 5 + 14 + 6, 9 + 5)
    m.play("place mine-2")
    assert (score(m, "red"), yellowcake(m, "red")) == (34, 3)


@pytest.mark.rule("MP-13.16")
def test_bombs_are_safe():
    """With planes, spies and money there is still no move against them."""
    m = position(
        "pacts=off; "
        "red: supply=l,l,l,e,s hand=01 bombers=4 fighters=4 money=9 spies=4; "
        "blue: hand=02 buildings=11; bomb 00: built=red; bomb 03: built=blue; "
        "bomb 15: built=blue"
    )
    m.play("place air-strike")
    send(m, "l")
    assert set(m.moves) == {"raid building=11", "load bomb=00", "stop"}
    answer(m, "raid 11", "raid 11", "raid 11", "raid 11", "stop")
    assert (built(m, "blue"), score(m, "blue"), hand(m, "blue")) == (["03", "15"], 20, ["02"])
    assert {move.split()[0] for move in m.moves} == {"end-turn"}
