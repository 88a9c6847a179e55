"""Knockout Whist, rule by rule."""

from collections import Counter
from math import sqrt

import numpy as np
import pytest

from tunnelier import Match, Refused
from tunnelier.core.view import ALL_EYES
from tunnelier.examples.knockout.state import CARDS
from tunnelier.games import load

PACK = list(CARDS)


def dealt(*hands, first=1):
    """A followed match after the first cut and deal: every hand is named, card by card."""
    match = Match("knockout-whist", players=len(hands), follow=True)
    match.play(f"cut {first}")
    give(match, *hands)
    return match


def give(match, *hands):
    """Deal the cards that are due, from named hands; where none is named, whatever is left."""
    named = [hand.split() for hand in hands]
    kept = {card for hand in named for card in hand}
    while match.question["name"] == "deal":
        seat = int(match.rows[0].agenda[match.rows[0].depth - 1].about)
        if seat < len(named) and named[seat]:
            match.play(f"deal {named[seat].pop(0)}")
        else:
            match.play(next(m for m in match.moves if m.split("=")[1] not in kept))


def play(match, *cards):
    for card in cards:
        match.play(f"play {card}")


def tricks(match):
    return [player["tricks"] for player in match.view()["state"]["players"][: match.players]]


def in_round(number, players):
    """A followed match about to cut for a later round."""
    match = Match("knockout-whist", players, follow=True)
    match._rows[0].deal = number - 1
    return match


CLUBS, HEARTS = "2c 3c 4c 5c 6c 7c 8c", "2h 3h 4h 5h 6h 7h 8h"


@pytest.mark.rule("KW-1.1", "KW-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_plays_and_all_cut_for_the_first_lead(players):
    """Each as likely as the next."""
    match = Match("knockout-whist", players, follow=True)
    assert match.view()["state"]["playing"] == 2**players - 1
    assert sorted(match.odds.values()) == [pytest.approx(1 / players)] * players
    match.play("cut 2")
    give(match)
    assert (match.seat, match.question["name"]) == (1, "trumps")


@pytest.mark.rule("KW-1.2")
def test_seven_cards_each_that_only_their_owner_sees():
    """One after the other, from the leader on; a card is dealt once."""
    match = Match("knockout-whist", 3, follow=True)
    match.play("cut 2")
    assert match.odds["deal card=as"] * 52 == 1
    match.play("deal as")
    assert match.why("deal as") == "Nothing of that kind is left."
    assert match.log_text(1)[-1] == "Blue gets A♠."
    assert match.log_text(0)[-1] == "Blue gets a card." == match.log_text(None)[-1]
    give(match)
    players = match.view(1)["state"]["players"]
    assert [player["cards"] for player in players] == [7, 7, 7, 0]
    assert players[1]["hand"][PACK.index("as")] == 1
    assert set(players[0]["hand"]) == {None}


@pytest.mark.rule("KW-1.2", "KW-1.3", "KW-1.4")
def test_the_most_tricks_name_trumps_with_one_card_fewer():
    """Having seen the new hand; who names them leads."""
    match = dealt("ac 2h 3c 4c 5c 6c 7c", "kc 3h 4h 5h 6h 7h 8h")
    match.play("trumps spades")
    play(match, "ac", "kc", "2h", "3h", "4h", "3c", "5h", "4c", "6h", "5c", "7h", "6c", "8h", "7c")
    give(match)  # Blue took six of seven: nothing to cut for
    assert (match.seat, match.question["name"]) == (1, "trumps")
    assert [player["cards"] for player in match.view()["state"]["players"][:2]] == [6, 6]
    match.play("trumps hearts")
    assert (match.seat, match.question["name"]) == (1, "play")


@pytest.mark.rule("KW-2.1", "KW-2.2")
def test_who_can_follow_suit_does():
    """A card of one's own hand, in turn."""
    match = dealt("2c 3c 4c 5c 6c 7c 8c", "kc 3h 4h 5h 6h 7h 8h")
    match.play("trumps hearts")
    assert match.why("play as") == "You do not have it. (KW-2.1)"
    match.play("play 2c")
    assert match.seat == 1
    assert match.moves == ("play card=kc",)
    with pytest.raises(Refused, match="You can follow"):
        match.play("play 3h")
    match.play("play kc")
    assert (match.seat, tricks(match)) == (1, [0, 1])
    match.play("play 3h")
    assert len(match.moves) == 6  # no hearts: anything goes


@pytest.mark.rule("KW-2.3")
def test_trumps_take_and_the_taker_leads():
    """The highest trump, or the highest of the suit led; never a discard."""
    match = dealt("2c 3c 4c 5c 6c 7c 8c", "2h 3h 4h 5h 6h 7h 8h", "as ks qs js 10s 9s 9c")
    match.play("trumps hearts")
    play(match, "2c", "2h", "9c")
    assert (match.seat, tricks(match)) == (1, [0, 1, 0])
    play(match, "3h", "as", "8c")
    assert (match.seat, tricks(match)) == (1, [0, 2, 0])


@pytest.mark.rule("KW-3.1", "KW-1.2", "KW-1.4")
def test_who_took_no_trick_is_out():
    """And is dealt nothing; equal tricks are cut for."""
    match = in_round(6, players=3)
    match.play("cut 1")
    give(match, "ac kd", "2c ad", "3c 2d")
    match.play("trumps spades")
    play(match, "ac", "2c", "3c", "kd", "ad", "2d")
    state = match.view()["state"]
    assert (state["playing"], tricks(match)) == (0b011, [1, 1, 0])
    assert match.odds == {"cut player=1": pytest.approx(0.5), "cut player=2": pytest.approx(0.5)}
    assert "cut player=3" not in match.moves
    match.play("cut 2")
    give(match)
    assert [player["cards"] for player in match.view()["state"]["players"]] == [1, 1, 0, 0]
    assert (match.seat, match.question["name"]) == (1, "trumps")


@pytest.mark.rule("KW-3.2", "KW-3.3")
def test_the_last_trick_decides():
    """Points are how long everyone lasted."""
    match = in_round(6, players=3)
    match.play("cut 1")
    give(match, "ac kd", "2c ad", "3c 2d")
    match.play("trumps spades")
    play(match, "ac", "2c", "3c", "kd", "ad", "2d")
    match.play("cut 2")
    give(match, "as", "ks")
    match.play("trumps spades")
    play(match, "ks", "as")
    assert match.over
    assert (match.scores, match.winners) == ((7, 6, 0), (0,))


@pytest.mark.rule("KW-3.2")
def test_who_takes_everything_wins_at_once():
    """Seven tricks of seven leave nobody else."""
    match = dealt(CLUBS, HEARTS)
    match.play("trumps clubs")
    for club, heart in zip(CLUBS.split(), HEARTS.split(), strict=True):
        play(match, club, heart)
    assert match.over
    assert (match.scores, match.winners) == ((1, 0), (0,))


def test_a_card_played_cannot_be_taken_back():
    """It showed what was in the hand."""
    match = Match("knockout-whist", 2, seed=3)
    match.play(match.moves[0])
    match.play(match.moves[0])
    with pytest.raises(Refused, match="cannot be taken back"):
        match.undo()


# --- what a seat imagines


def rigged():
    """Blue did not follow Red's heart and has a card left, as Red has; four cards are unseen."""
    game = load("knockout-whist")
    match = in_round(6, players=3)
    match.play("cut 1")
    give(match, "ah kc", "qc jc", "as ks")
    match.play("trumps diamonds")
    play(match, "ah", "qc")
    rows = match.rows
    unseen = {PACK.index(card) for card in ("2h", "3h", "kc", "jc")}
    for card in set(range(52)) - unseen - {PACK.index(c) for c in ("ah", "qc", "as", "ks")}:
        rows[0].players[2].eyes[card] = ALL_EYES  # as if everyone had seen Green play it
    return game, rows


def test_every_hand_that_fits_is_imagined_equally_often():
    """Blue has no heart: two clubs for Blue, then three cards for Red, make six pairs."""
    game, rows = rigged()
    view, rng, counted = game.observe(rows, 2), np.random.default_rng(5), Counter()
    for _ in range(900):
        world = game.imagine(view, 2, rng)[0]
        red, blue = (
            [PACK[card] for card in np.flatnonzero(world.players[seat].hand)] for seat in (0, 1)
        )
        counted[*red, *blue] += 1
    pairs = {
        (red, blue) for blue in ("kc", "jc") for red in ("2h", "3h", "kc", "jc") if red != blue
    }
    assert set(counted) == pairs
    for pair in pairs:
        assert abs(counted[pair] - 150) <= 5 * sqrt(150 * 5 / 6), (pair, counted[pair])


def test_what_is_imagined_looks_the_same():
    """To the seat, and to the pieces' count."""
    game, rows = rigged()
    view = game.observe(rows, 2)
    world = game.imagine(view, 2, np.random.default_rng(1))
    assert game.observe(world, 2).tobytes() == view.tobytes()
