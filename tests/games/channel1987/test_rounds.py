"""The start of a round, passing, and the end of a round (ledger chapters 3 and 5)."""

from fractions import Fraction

import pytest

from tests.games.channel1987.kit import (
    allowed,
    answer,
    area,
    bag,
    commas,
    deck,
    developed,
    deviation_out,
    discard,
    discs,
    display,
    face_down,
    first,
    level,
    money,
    passed,
    pending,
    position,
    round_start,
    rounds,
    stack,
    stored,
    tracks,
    tunnel,
)
from tests.games.channel1987.plays import asked, fill, give_up, offered, size
from tunnelier import Match
from tunnelier.games.channel1987.rules import rulings

WORKERS = "new-workers-a:white,new-workers-b:orange"
EXCHANGES = "exchange-a:white,exchange-b:orange"
FULL = "britain: discs=5-yellow+5-white; france: discs=5-black+5-orange"


def in_bag(m):
    return sum(bag(m).values())


# --- Start of a round


@pytest.mark.rule("C87-3.1")
@pytest.mark.parametrize(("one", "two"), [("britain", "france"), ("france", "britain")])
def test_the_round_opens_in_this_order(one, two):
    """Workers and draw of the first, of the second, both exchanges, the first turn."""
    m = round_start(
        f"first={one}; {one}: developed=new-workers-a:white,exchange-a:white; "
        f"{two}: developed=new-workers-b:orange,exchange-b:orange"
    )
    assert asked(m) == (one, "workers")
    m.play("draw")
    assert fill(m) == 10
    assert (size(m, one), size(m, two)) == (10, 0)
    assert asked(m) == (two, "workers")
    m.play("draw")
    assert fill(m) == 10
    assert asked(m) == (one, "exchange")
    m.play("settle")
    assert asked(m) == (two, "exchange")
    m.play("settle")
    assert asked(m) == (one, "turn")


@pytest.mark.rule("C87-3.1")
def test_the_marks_of_the_last_round_are_cleared():
    """A card used in a round may be used in the next."""
    m = position("used=new-workers-a; britain: developed=new-workers-a:white")
    give_up(m)
    give_up(m)
    assert asked(m) == ("britain", "workers")


@pytest.mark.rule("C87-3.2")
@pytest.mark.parametrize(
    ("at", "hired", "number"),
    [((0, 0), 0, 10), ((3, 0), 0, 11), ((3, 4), 0, 12), ((3, 0), 1, 12), ((3, 4), 2, 14)],
)
def test_the_allowed_number_adds_bonuses_and_new_workers(at, hired, number):
    """10, one a bonus, one a New workers of this round."""
    m = round_start(f"britain: tracks={commas(at)} developed={WORKERS if hired else ''}")
    for card in ("new-workers-a", "new-workers-b")[:hired]:
        m.play(f"hire {card}")
    if asked(m)[1] == "workers":
        m.play("draw")
    assert allowed(m, "britain") == number
    fill(m)
    assert size(m, "britain") == number
    assert size(m, "france") == 10


@pytest.mark.rule("C87-3.3")
@pytest.mark.parametrize(("kept", "drawn"), [("", 10), ("2-yellow", 8), ("5-yellow", 5)])
def test_kept_discs_count_towards_the_number(kept, drawn):
    """Only what is missing is drawn."""
    m = round_start(f"britain: discs={kept}; france: discs=5-black+5-white")
    assert fill(m) == drawn
    assert (size(m, "britain"), size(m, "france")) == (10, 10)


@pytest.mark.rule("C87-3.3")
def test_a_draw_is_as_likely_as_the_discs_in_the_bag():
    """Two yellow of eighteen, after each draw one fewer."""
    m = round_start("britain: discs=3-yellow; france: discs=4-black")
    assert m.odds["disc colour=yellow"] == Fraction(2, 18)
    discs(m, "yellow")
    assert m.odds["disc colour=yellow"] == Fraction(1, 17)
    discs(m, "yellow")
    assert "disc colour=yellow" not in m.odds


@pytest.mark.rule("C87-3.4")
def test_a_poor_bag_gives_what_it_has():
    """Britain takes 14 with both cards; France, allowed 12, gets the 11 left and no more later."""
    m = round_start(f"britain: tracks=3,4 developed={WORKERS}; france: tracks=3,4")
    answer(m, "hire new-workers-a", "hire new-workers-b")
    assert fill(m) == 25
    assert (size(m, "britain"), size(m, "france"), in_bag(m)) == (14, 11, 0)
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-3.5")
def test_new_workers_is_decided_before_the_draw():
    """No disc drawn yet; each card adds one, both may be used."""
    m = round_start(f"britain: developed={WORKERS}")
    assert (asked(m), size(m, "britain")) == (("britain", "workers"), 0)
    assert set(m.moves) == {"hire card=new-workers-a", "hire card=new-workers-b", "draw"}
    m.play("hire new-workers-b")
    assert (asked(m), size(m, "britain")) == (("britain", "workers"), 0)
    assert set(m.moves) == {"hire card=new-workers-a", "draw"}
    m.play("hire new-workers-a")
    for _ in range(12):
        assert size(m, "france") == 0
        m.play(m.moves[0])
    assert size(m, "britain") == 12
    assert face_down(m, "britain") == ["new-workers-a", "new-workers-b"]


@pytest.mark.rule("C87-3.6")
def test_new_workers_is_offered_while_the_bag_can_supply():
    """The second player with 12 allowed and 13 in the bag."""
    m = round_start("britain: tracks=3,4; france: tracks=3,4 developed=new-workers-a:white")
    fill(m)
    assert asked(m) == ("france", "workers")


@pytest.mark.rule("C87-3.6")
def test_new_workers_is_not_offered_when_the_bag_is_needed_already():
    """Britain has drawn 13: twelve are left and France needs twelve."""
    m = round_start(
        "britain: tracks=3,4 developed=new-workers-a:white; "
        "france: tracks=3,4 developed=new-workers-b:orange"
    )
    m.play("hire new-workers-a")
    assert fill(m) == 25
    assert (size(m, "france"), asked(m)) == (12, ("britain", "turn"))


@pytest.mark.rule("C87-3.7")
def test_exchange_swaps_one_disc_of_each():
    """The owner chooses both, of different colours; the rival is not asked."""
    m = round_start(
        "britain: discs=5-yellow+4-white+1-black developed=exchange-a:white; "
        "france: discs=4-black+5-orange+1-white"
    )
    assert asked(m) == ("britain", "exchange")
    pairs = {
        (give, take)
        for give in ("yellow", "white", "black")
        for take in ("black", "orange", "white")
        if give != take
    }
    swaps = {f"swap card=exchange-a give={give} take={take}" for give, take in pairs}
    assert set(m.moves) == swaps | {"settle"}
    m.play("swap exchange-a yellow black")
    assert area(m, "britain") == {"yellow": 4, "white": 4, "black": 2}
    assert area(m, "france") == {"black": 3, "orange": 5, "white": 1, "yellow": 1}
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-3.8")
def test_each_player_has_one_exchange_window():
    """Two swaps in a row; the second player's swap is followed at once by the first turn."""
    m = round_start(
        f"{FULL}; "
        "britain: developed=exchange-a:white+orange; "
        "france: developed=exchange-b:white+orange"
    )
    m.play("swap exchange-a yellow black")
    assert asked(m) == ("france", "exchange")
    m.play("swap exchange-b yellow white")
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-3.8")
def test_several_exchange_cards_follow_one_another():
    """Both copies in the same window."""
    m = round_start(f"{FULL}; britain: developed={EXCHANGES}")
    m.play("swap exchange-a yellow black")
    assert asked(m) == ("britain", "exchange")
    assert not any("exchange-a" in move for move in m.moves)
    m.play("swap exchange-b yellow orange")
    assert area(m, "britain") == {"yellow": 3, "white": 5, "black": 1, "orange": 1}
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-3.9")
def test_discs_are_drawn_only_at_the_start_of_a_round():
    """Paid and given up during the round, they stay in the bag."""
    m = position("britain: discs=1-yellow+1-black; france: discs=3-white+1-orange")
    held = [in_bag(m)]
    for moves in (
        ("tunnel yellow", "deviate red-0"),
        ("plan white", "reveal blue"),
        ("pass",),
        ("pass", "keep 0", "keep 0"),
    ):
        assert asked(m)[1] == "turn"
        answer(m, *moves)
        held.append(in_bag(m))
    assert held[:4] == [19, 20, 20, 20]
    assert (held[4], asked(m)) == (25, ("chance", "disc"))


# --- Passing


@pytest.mark.rule("C87-5.1")
def test_passing_is_always_allowed_and_sometimes_forced():
    """An empty area leaves nothing else; a full one leaves it open."""
    assert position().moves == ("pass",)
    assert "pass" in position("britain: discs=3-yellow").moves
    full = "works=3-white bank=3-black slot-1=3-blue slot-2=3-orange slot-3=3-yellow"
    assert position(f"{full}; britain: discs=2-white").moves == ("pass",)


@pytest.mark.rule("C87-5.2")
@pytest.mark.parametrize("holder", ["britain", "france"])
@pytest.mark.parametrize("early", ["britain", "france"])
def test_only_the_first_to_pass_takes_the_first_player_card(holder, early):
    """The second to pass does not, whoever held it before."""
    m = position(f"mover={early} first={holder}")
    give_up(m)
    assert first(m) == early
    give_up(m)
    assert first(m) == early
    fill(m)
    assert asked(m) == (early, "turn")


@pytest.mark.rule("C87-5.3")
def test_any_discs_may_be_kept():
    """Colour by colour: one yellow of three, both black; the rest goes to the bag."""
    m = position("britain: discs=3-yellow+2-black")
    before = bag(m)
    m.play("pass")
    assert asked(m) == ("britain", "keep")
    assert m.moves == ("keep number=0", "keep number=1", "keep number=2")
    m.play("keep 2")
    assert m.moves == tuple(f"keep number={number}" for number in range(4))
    m.play("keep 1")
    assert area(m, "britain") == {"yellow": 1, "black": 2}
    assert bag(m)["yellow"] == before["yellow"] + 2
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-5.4")
@pytest.mark.parametrize(("at", "most"), [((0, 0), 10), ((3, 0), 11)])
def test_no_more_is_kept_than_the_number_without_new_workers(at, most):
    """Twelve or more discs by New workers: at most 10 and the bonuses are kept."""
    m = round_start(f"britain: tracks={commas(at)} developed={WORKERS}")
    answer(m, "hire new-workers-a", "hire new-workers-b")
    fill(m)
    assert size(m, "britain") == most + 2
    m.play("pass")
    while asked(m) == ("britain", "keep"):
        m.play(m.moves[-1])
    assert size(m, "britain") == most


@pytest.mark.rule("C87-5.5")
def test_the_other_goes_on_alone_and_kept_discs_are_out_of_use():
    """Three turns in a row; the discs of the player who passed lie still."""
    m = position("mover=france; britain: discs=1-white+2-orange+3-blue; france: discs=4-black")
    answer(m, "pass", "keep 4")
    for colour, token in (("white", "white"), ("orange", "orange"), ("blue", "yellow")):
        assert asked(m) == ("britain", "turn")
        answer(m, f"plan {colour}", f"reveal {token}")
    assert asked(m) == ("britain", "turn")
    assert area(m, "france") == {"black": 4}
    assert passed(m) == ["france"]


# --- End of a round


@pytest.mark.rule("C87-5.6")
def test_all_stacks_go_to_the_bag_before_the_next_draw():
    """The bag is 25 less the discs kept."""
    m = position(
        "works=2-white bank=4-black slot-1=1-blue slot-3=2-orange rounds=3; britain: discs=3-yellow"
    )
    answer(m, "pass", "keep 2", "pass")
    assert asked(m) == ("chance", "disc")
    assert [stack(m, space) for space in ("works", "bank", "1", "2", "3")] == [None] * 5
    assert (in_bag(m), passed(m), rounds(m)) == (23, [], 4)


@pytest.mark.rule("C87-5.7")
def test_all_but_the_discs_carries_over():
    """Display, decks, money, storage, cards, tracks, cubes, tunnel and agenda are unchanged."""
    m = position(
        "agenda=on works=2-white deviation_out=red-1,green-1 discard=luxembourg; "
        "britain: discs=3-yellow bored=1 tunnel=yellow,white stored=black money=italy "
        "deviation=-2 tracks=3,1 pending=repairs; "
        "france: stored=orange money=spain,portugal "
        "developed=control-room-3:white+blue,ireland tracks=2,2"
    )

    def table():
        both = ("britain", "france")
        return [
            [display(m), deck(m), discard(m), deviation_out(m)],
            *([read(m, n) for n in both] for read in (money, stored, developed, tracks)),
            *([read(m, n) for n in both] for read in (level, tunnel, pending)),
        ]

    before = table()
    answer(m, "pass", "keep 0", "pass")
    assert table() == before
    fill(m)
    assert table() == before


@pytest.mark.rule("C87-5.8")
@pytest.mark.parametrize("played", [98, 99])
def test_the_game_stops_after_a_hundred_rounds(played):
    """Scored without a centre award; an equal result is a draw."""
    m = position(f"rounds={played}")
    give_up(m)
    give_up(m)
    assert m.over is (played == 99)
    if m.over:
        assert m.scores == (0, 0)
        assert m.winners == (0, 1)


@pytest.mark.rule("C87-5.8")
def test_the_better_score_wins_after_a_hundred_rounds():
    """Britain leads by a card; nobody has the centre."""
    m = position("rounds=99; britain: developed=ireland")
    give_up(m)
    give_up(m)
    assert (m.scores, m.winners) == ((1, 0), (0,))


@pytest.mark.rule("C87-5.8")
def test_two_players_who_always_pass_are_stopped(monkeypatch):
    """With the guard at ten: ten rounds of two passes each."""
    monkeypatch.setattr(rulings, "ROUND_GUARD", 10)
    m = Match("channel-1987", 2, seed=1)
    passes = 0
    while not m.over:
        passes += m.question["name"] == "turn"
        m.play("pass" if offered(m, "pass") else m.moves[-1])
    assert passes == 20
