"""Conventions and components (ledger chapters 0 and 1)."""

import random
from collections import Counter

import pytest

from tests.games.channel1987.kit import (
    CARDS,
    TRACKS,
    answer,
    bag,
    commas,
    deck,
    level,
    money,
    position,
    tracks,
    tunnel,
)
from tests.games.channel1987.plays import asked, give_up, offered
from tests.games.channel1987.test_invariants import every_game, moments
from tunnelier import Match
from tunnelier.games.channel1987.rules import rulings

UP = ["black", "black", "yellow", "yellow", "white", "white", "orange", "orange", "blue"]


# --- Conventions


@pytest.mark.rule("C87-0.1")
@pytest.mark.parametrize("card", CARDS)
def test_money_is_read_from_the_data(card):
    """A card lifts the cube by as many levels as its data say."""
    shown = [other for other in ("ireland", "spain", "italy", "greece") if other != card][:3]
    m = position(f"display={commas(shown)}; britain: discs=1-yellow money={card} deviation=-4")
    answer(m, "technology yellow", "stay", f"realign {card}")
    assert level(m, "britain") == CARDS[card]["money"] - 4


@pytest.mark.rule("C87-0.1")
@pytest.mark.parametrize(("nation", "track"), list(TRACKS))
def test_prices_are_read_from_the_data(nation, track):
    """What 6M leave after a barrier lifts the cube: the price is the one of the data."""
    for space, price in TRACKS[nation, track]["barriers"].items():
        at = (space - 1, 0) if track == "upper" else (0, space - 1)
        m = position(
            f"mover={nation} display=belgium,denmark,spain; "
            f"{nation}: discs=1-yellow tracks={commas(at)} money=greece,ireland deviation=-4"
        )
        answer(m, "technology yellow", f"advance {track}")
        assert level(m, nation) == min(0, 6 - price - 4)
        assert money(m, nation) == []


@pytest.mark.rule("C87-0.2")
@every_game
def test_one_player_owes_one_decision_with_something_to_choose(game):
    """At every moment one seat is asked and has at least one move, none twice."""
    for moment in moments(game):
        assert moment.seat in (0, 1)
        assert moment.moves
        assert len(set(moment.moves)) == len(moment.moves)


@pytest.mark.rule("C87-0.3")
def test_the_steps_of_a_turn_come_in_order():
    """Action, its sub-choices, the card replaced, the window."""
    m = position("britain: discs=2-yellow+2-white developed=new-materials:white")
    trace = [asked(m)]
    for move in ("secondary yellow slot=2", "pay white-white", "deviate red-0", "deal spain"):
        m.play(move)
        trace.append(asked(m))
    assert trace == [
        ("britain", "turn"),
        ("britain", "pay"),
        ("chance", "deviate"),
        ("chance", "deal"),
        ("britain", "window"),
    ]


@pytest.mark.rule("C87-0.3")
def test_a_pass_is_followed_by_the_discs_to_keep():
    """Colour by colour, blue, black, orange, yellow, white."""
    m = position("britain: discs=1-white+2-blue+3-orange+4-black")
    m.play("pass")
    most = []
    while asked(m) == ("britain", "keep"):
        most.append(len(m.moves) - 1)
        m.play("keep 0")
    assert most == [2, 4, 3, 1]


@pytest.mark.rule("C87-0.4")
def test_what_would_change_nothing_is_not_offered():
    """All own tokens up: no Plan; markers at the end, cube 0: no Technology; no Control room."""
    m = position(
        "display=belgium,ireland,italy; "
        f"britain: discs=2-yellow tunnel={commas(UP)} tracks=6,6 "
        "developed=control-room-3:white,control-room-5:blue"
    )
    assert set(m.moves) == {
        "finance discs=yellow",
        "develop discs=yellow slot=1",
        "develop discs=yellow slot=2",
        "secondary discs=yellow slot=3",
        "pass",
    }


@pytest.mark.rule("C87-0.5")
def test_answering_single_choices_unasked_changes_nothing():
    """The same moves, asked or not, lead to the same state."""
    quick = Match("channel-1987", 2, seed=11, answer_forced=True)
    rng = random.Random(11)
    for _ in range(60):
        if not quick.over:
            quick.play(rng.choice(quick.moves))
    patient = Match("channel-1987", 2, seed=11)
    for entry in quick.log:
        if entry.seat >= 0:
            patient.play(entry.move)
    assert patient.rows.tobytes() == quick.rows.tobytes()
    assert any(entry.forced for entry in quick.log)


@pytest.mark.rule("C87-0.6")
def test_the_same_seed_and_moves_give_the_same_game():
    """And another seed another one."""
    texts = []
    for seed in (12, 12, 13):
        m, rng = Match("channel-1987", 2, seed=seed), random.Random(1)
        for _ in range(40):
            m.play(rng.choice(m.moves))
        texts.append(m.save())
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.rule("C87-0.7")
@every_game
def test_exchange_never_appears_among_the_options_of_a_turn(game):
    """Nor does New workers: both name the round start."""
    for moment in moments(game):
        words = {move.split()[0] for move in moment.moves}
        assert not words & {"swap", "settle"} or moment.asks == "exchange"
        assert not words & {"hire", "draw"} or moment.asks == "workers"
        assert not any(
            move.startswith(("use card=exchange", "use card=new-workers")) for move in moment.moves
        )


@pytest.mark.rule("C87-0.8")
def test_disputed_points_have_named_constants():
    """As the ledger sets them."""
    assert (rulings.LAST_DIG_CHECK, rulings.HEAVY_SAME_KIND, rulings.HEAVY_WAIVES_COSTS) == (
        0,
        0,
        0,
    )
    assert rulings.ROUND_GUARD == 100


@pytest.mark.rule("C87-0.8", "C87-5.8")
def test_the_round_guard_is_a_constant(monkeypatch):
    """Set to 2, the second round is the last."""
    monkeypatch.setattr(rulings, "ROUND_GUARD", 2)
    m = position("rounds=1")
    give_up(m)
    assert not m.over
    give_up(m)
    assert m.over


# --- Components


@pytest.mark.rule("C87-1.1")
def test_there_are_five_discs_of_each_colour():
    """25 in all."""
    assert bag(position()) == {"blue": 5, "black": 5, "orange": 5, "yellow": 5, "white": 5}


@pytest.mark.rule("C87-1.2")
def test_there_are_twenty_tokens_five_of_them_marked():
    """Four of a colour, one of them with the symbol."""
    m = Match("channel-1987", 2, follow=True)
    ways = {move.removeprefix("reveal token="): int(20 * odds) for move, odds in m.odds.items()}
    assert sum(ways.values()) == 20
    assert sum(number for token, number in ways.items() if token.endswith("-agenda")) == 5
    by_colour = Counter()
    for token, number in ways.items():
        by_colour[token.removesuffix("-agenda")] += number
    assert by_colour == {"blue": 4, "black": 4, "orange": 4, "yellow": 4, "white": 4}


@pytest.mark.rule("C87-1.3")
def test_there_are_33_playing_cards():
    """8 green, 7 red, 18 blue; 58M; secondary actions 8, 9, 8, 8."""
    cards = CARDS.values()
    assert Counter(card["colour"] for card in cards) == {"green": 8, "red": 7, "blue": 18}
    assert Counter(card["action"] for card in cards) == {
        "plan": 8,
        "tunnel": 9,
        "finance": 8,
        "technology": 8,
    }
    assert Counter(card["money"] for card in cards) == {1: 13, 2: 15, 3: 5}
    assert sorted(Counter(card["needs"] for card in cards).values()) == [6, 7, 7, 13]
    assert sum(card["points"] for card in cards) == 36
    assert len(deck(position())) == 30


@pytest.mark.rule("C87-1.4")
def test_there_are_nine_deviation_cards():
    """One colourless -2, and 0 and -1 in four colours."""
    m = position("britain: discs=1-yellow+1-black")
    m.play("tunnel yellow")
    pairs = {f"{colour}-{lost}" for colour in ("red", "blue", "green", "yellow") for lost in "01"}
    assert {move.removeprefix("deviate card=") for move in m.odds} == pairs | {"grey-2"}
    for card in sorted(pairs | {"grey-2"}):
        m.play(f"deviate {card}")
        assert level(m, "britain") == -int(card[-1])
        m.undo()


@pytest.mark.rule("C87-1.5")
def test_there_are_five_spaces_with_two_actions_each():
    """Works, bank, and a card on each of three slots."""
    m = position("britain: discs=1-yellow+1-black")
    moves = {move for move in m.moves if "discs=yellow" in move}
    both = {
        f"{word} discs=yellow slot={slot}" for word in ("secondary", "develop") for slot in "123"
    }
    words = ("plan", "tunnel", "finance", "technology")
    assert moves == both | {f"{word} discs=yellow" for word in words}


@pytest.mark.rule("C87-1.6")
@pytest.mark.parametrize("nation", ["britain", "france"])
def test_a_side_has_nine_spaces_and_ends_at_the_flag(nation):
    """The eighth dig does not end the game, the ninth does."""
    assert len(tunnel(position(), nation)) == 9
    for dug, over in ((7, False), (8, True)):
        m = position(f"mover={nation}; {nation}: discs=1-yellow+1-white bored={dug} tunnel=white")
        m.play("tunnel yellow")
        assert m.over is over


@pytest.mark.rule("C87-1.7")
@pytest.mark.parametrize(
    ("nation", "held", "room"),
    [("britain", 1, True), ("britain", 2, False), ("france", 2, True), ("france", 3, False)],
)
def test_france_stores_three_tokens_and_britain_two(nation, held, room):
    """At the start of the game."""
    m = position(
        f"mover={nation}; {nation}: discs=1-yellow+1-black "
        f"stored={commas(['white', 'orange', 'blue'][:held])}"
    )
    assert bool(offered(m, "tunnel")) is room


@pytest.mark.rule("C87-1.7")
@pytest.mark.parametrize("nation", ["britain", "france"])
def test_each_board_has_two_tracks_and_a_deviation_track(nation):
    """Seven spaces with points, two barriers, bonuses; the cube stands on -4 at the lowest."""
    lower = {"britain": 2, "france": 3}[nation]
    for track in ("upper", "lower"):
        data = TRACKS[nation, track]
        assert list(data["points"]) == [0, 1, 2, 3, 5, 7, 9]
        assert data["barriers"] == {3: lower, 5: lower + 1}
    assert set(TRACKS[nation, "upper"]["bonuses"]) == {1, 3, 5}
    assert set(TRACKS[nation, "lower"]["bonuses"]) == {1, 2, 4}
    assert TRACKS["britain", "lower"]["bonuses"][2] != TRACKS["france", "lower"]["bonuses"][2]
    m = position(f"{nation}: deviation=-4 tracks=6,6")
    assert (level(m, nation), tracks(m, nation), m.over) == (-4, (6, 6), False)
