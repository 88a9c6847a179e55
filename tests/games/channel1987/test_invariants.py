"""Invariants (ledger, last chapter but one), at every moment of random games."""

import re
from collections import Counter
from functools import cache
from itertools import groupby, pairwise
from types import SimpleNamespace

import pytest

from tests.games.channel1987.kit import (
    CARDS,
    agenda_deck,
    allowed,
    area,
    bag,
    bored,
    completed,
    deck,
    developed,
    deviation_out,
    discard,
    display,
    face_down,
    first,
    gone,
    level,
    money,
    mover,
    passed,
    pending,
    rounds,
    stack,
    stored,
    tracks,
    tunnel,
    walk,
)

NATIONS = ("britain", "france")
SPACES = ("works", "bank", "1", "2", "3")
GAMES = [(31, "off", "standard"), (32, "on", "standard"), (33, "on", "swapped")]
GAMES += [(34, "on", "standard")]
COLOURS = ("blue", "black", "orange", "yellow", "white")
BY_NATION = {
    "area": area,
    "stored": stored,
    "bored": bored,
    "level": level,
    "tracks": tracks,
    "money": money,
    "developed": developed,
    "face_down": face_down,
    "pending": pending,
    "completed": completed,
    "allowed": allowed,
}
AT_LARGE = {
    "bag": bag,
    "display": display,
    "discard": discard,
    "deck": deck,
    "out": deviation_out,
    "agenda_deck": agenda_deck,
    "gone": gone,
    "first": first,
    "passed": passed,
    "rounds": rounds,
    "who": mover,
}
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def seen_at(m):
    """The table at one moment; what the players know of the tunnel at turns only."""
    viewers = NATIONS if m.question["name"] == "turn" else ()
    return SimpleNamespace(
        seat=m.seat,
        asks=m.question["name"],
        moves=m.moves,
        stacks={space: stack(m, space) for space in SPACES},
        tunnel={n: tunnel(m, n) for n in NATIONS},
        known={viewer: {n: tunnel(m, n, viewer) for n in NATIONS} for viewer in viewers},
        **{name: {n: read(m, n) for n in NATIONS} for name, read in BY_NATION.items()},
        **{name: read(m) for name, read in AT_LARGE.items()},
    )


@cache
def played(seed, agenda, nations):
    """A random game: its moments, and the move made at each."""
    seen = []
    for m in walk(seed, agenda=agenda, nations=nations):
        seen.append(seen_at(m))
    chosen = [entry.move for entry in m.log if entry.seat >= 0]
    assert len(seen) == len(chosen) > 50
    return seen, chosen


def moments(game):
    return played(*game)[0]


def settled(game):
    """Moments at which no token is in hand between storage and card."""
    return [moment for moment in moments(game) if moment.asks != "rubble"]


def on_cards(moment, nation):
    return sum(moment.developed[nation].values())


def left(moment, nation):
    """Tokens still on a side."""
    return [token for token in moment.tunnel[nation] if token != "-"]


def bonuses(moment, nation):
    upper, lower = moment.tracks[nation]
    return (upper >= 3) + (lower >= 4)


@pytest.mark.rule("C87-I.1")
@every_game
def test_there_are_always_25_discs(game):
    """Bag, areas and spaces hold five of each colour."""
    for moment in moments(game):
        discs = Counter(moment.bag)
        for nation in NATIONS:
            discs += Counter(moment.area[nation])
        for pile in moment.stacks.values():
            if pile:
                discs[pile[0]] += pile[1]
        assert discs == dict.fromkeys(COLOURS, 5)


@pytest.mark.rule("C87-I.2")
@every_game
def test_there_are_always_20_tokens(game):
    """Tunnel, storages, cards and those removed; never more than four of a colour seen."""
    for moment in settled(game):
        tokens = len(moment.gone)
        seen = Counter(moment.gone)
        for nation in NATIONS:
            tokens += len(left(moment, nation)) + len(moment.stored[nation])
            tokens += on_cards(moment, nation)
            seen += Counter(token.removesuffix("-agenda") for token in moment.stored[nation])
            up = [token for token in left(moment, nation) if token[0] != "?"]
            seen += Counter(token.removesuffix("-agenda") for token in up)
        assert tokens == 20
        assert max(seen.values(), default=0) <= 4


@pytest.mark.rule("C87-I.3")
@every_game
def test_each_playing_card_is_in_one_place(game):
    """33 of them, three on display unless there are none to deal."""
    for moment in moments(game):
        shown = [card for card in moment.display if card]
        cards = [*moment.deck, *moment.discard, *shown]
        for nation in NATIONS:
            cards += [*moment.money[nation], *moment.developed[nation]]
        assert sorted(cards) == sorted(CARDS)
        assert len(shown) == 3 or not moment.deck + moment.discard


@pytest.mark.rule("C87-I.4")
@every_game
def test_no_colour_is_twice_among_the_deviation_cards_out(game):
    """At most five are out."""
    for moment in moments(game):
        colours = [card.rpartition("-")[0] for card in moment.out]
        assert len(set(colours)) == len(colours) <= 5


@pytest.mark.rule("C87-I.5")
@every_game
def test_agenda_cards_are_six_and_one_is_never_drawn(game):
    """Each in one place at most, one pending a player, the deck only shrinks."""
    for before, after in pairwise(moments(game)):
        assert set(after.agenda_deck) <= set(before.agenda_deck)
    for moment in moments(game):
        cards = list(moment.agenda_deck)
        for nation in NATIONS:
            cards += moment.completed[nation]
            cards += [moment.pending[nation]] if moment.pending[nation] else []
        assert len(set(cards)) == len(cards) <= 6
        assert len(moment.agenda_deck) >= (1 if game[1] == "on" else 0)


@pytest.mark.rule("C87-I.6")
@every_game
def test_a_space_is_empty_or_holds_one_to_five_discs(game):
    """Of a single colour."""
    piles = [pile for moment in moments(game) for pile in moment.stacks.values() if pile]
    assert piles
    assert all(colour in COLOURS and 1 <= number <= 5 for colour, number in piles)


@pytest.mark.rule("C87-I.7")
@every_game
def test_nobody_holds_more_than_the_allowed_number(game):
    """And nobody keeps more than 10 and the bonuses reached."""
    for moment in moments(game):
        for nation in NATIONS:
            held = sum(moment.area[nation].values())
            assert held <= moment.allowed[nation]
            if nation in moment.passed and moment.asks != "keep":
                assert held <= 10 + bonuses(moment, nation)


@pytest.mark.rule("C87-I.8")
@every_game
def test_cubes_markers_and_machines_stay_on_their_tracks(game):
    """Markers and TBMs never go back; the ninth space is the end."""
    for moment in moments(game):
        for nation in NATIONS:
            assert -4 <= moment.level[nation] <= 0
            assert all(0 <= marker <= 6 for marker in moment.tracks[nation])
            assert 0 <= moment.bored[nation] <= 8
    for before, after in pairwise(moments(game)):
        for nation in NATIONS:
            assert before.bored[nation] <= after.bored[nation]
            steps = zip(before.tracks[nation], after.tracks[nation], strict=True)
            assert all(now >= then for then, now in steps)


@pytest.mark.rule("C87-I.9")
@every_game
def test_a_side_is_dug_then_face_up_then_face_down(game):
    """Dug and left make nine; no gap among the face-up ones."""
    for moment in moments(game):
        for nation in NATIONS:
            assert moment.bored[nation] + len(left(moment, nation)) == 9
            kinds = "".join(
                token if token in ("-", "?") else "u" for token in moment.tunnel[nation]
            )
            assert re.fullmatch(r"-*u*\?*", kinds)


@pytest.mark.rule("C87-I.10")
@every_game
def test_storages_are_never_overfull(game):
    """Three for France; two for Britain, three from the bonus on."""
    for moment in moments(game):
        assert len(moment.stored["france"]) <= 3
        assert len(moment.stored["britain"]) <= (3 if moment.tracks["britain"][1] >= 2 else 2)


@pytest.mark.rule("C87-I.11")
@every_game
def test_what_was_dug_is_stored_on_cards_or_removed(game):
    """For each player the dug tokens and the one of the set-up; a token removed stays so."""
    for moment in settled(game):
        removed = {
            n: moment.bored[n] + 1 - len(moment.stored[n]) - on_cards(moment, n) for n in NATIONS
        }
        assert min(removed.values()) >= 0
        assert sum(removed.values()) == len(moment.gone)
        assert all(removed[n] + on_cards(moment, n) >= moment.bored[n] - 2 for n in NATIONS)


@pytest.mark.rule("C87-I.12")
@every_game
def test_an_ability_card_is_face_down_when_it_has_no_token(game):
    """One or two tokens face up, none face down; a topographical card has one."""
    looked = 0
    for moment in settled(game):
        for nation in NATIONS:
            for card, tokens in moment.developed[nation].items():
                down = card in moment.face_down[nation]
                if card.startswith("topographical"):
                    assert (tokens, down) == (1, False)
                elif CARDS[card]["colour"] == "blue":
                    assert (tokens, down) == (0, False)
                else:
                    assert 0 <= tokens <= 2
                    assert down is (tokens == 0)
                looked += 1
    assert looked > 0


@pytest.mark.rule("C87-I.13")
@every_game
def test_no_card_is_used_twice_in_a_round(game):
    """Within a round a card loses at most one token, and is named by at most one use."""
    seen, chosen = played(*game)
    both = zip(seen, chosen, strict=True)
    for _, steps in groupby(both, key=lambda step: step[0].rounds):
        steps = list(steps)
        uses = Counter(
            move.split("card=")[1].split()[0]
            for _, move in steps
            if move.startswith(("use card=", "hire card=", "swap card="))
        )
        assert max(uses.values(), default=0) <= 1
        most, least = {}, {}
        for moment, _ in steps:
            if moment.asks == "rubble":
                continue
            for card, tokens in (moment.developed["britain"] | moment.developed["france"]).items():
                most[card] = max(most.get(card, 0), tokens)
                least[card] = min(least.get(card, 2), tokens)
        assert all(most[card] - least[card] <= 1 for card in most)


@pytest.mark.rule("C87-I.14")
@every_game
def test_the_first_player_card_moves_at_most_once_a_round(game):
    """To the first player to pass."""
    for _, steps in groupby(moments(game), key=lambda moment: moment.rounds):
        steps = list(steps)
        holders = [moment.first for moment in steps]
        assert set(holders) <= set(NATIONS)
        assert sum(one != two for one, two in pairwise(holders)) <= 1
        for moment in steps:
            if moment.passed and moment.asks != "keep":
                assert [moment.first] == moment.passed[:1] or len(moment.passed) == 2


@pytest.mark.rule("C87-I.15")
@every_game
def test_passing_is_open_at_every_turn_and_only_there(game):
    """Once an action has begun it cannot be left for a pass."""
    assert any(moment.asks == "turn" for moment in moments(game))
    for moment in moments(game):
        assert ("pass" in moment.moves) is (moment.asks == "turn")


@pytest.mark.rule("C87-I.16")
@every_game
def test_a_face_down_token_is_known_to_those_who_looked_at_it_only(game):
    """Spectators know none; a player knows the spaces peeked at, no others."""
    seen, chosen = played(*game)
    looked = {nation: set() for nation in NATIONS}
    for moment, move in zip(seen, chosen, strict=True):
        for viewer, sides in (moment.known | {None: moment.tunnel}).items():
            known = {
                (side, space)
                for side in NATIONS
                for space, token in enumerate(sides[side], start=1)
                if len(token) > 1 and token[0] == "?"
            }
            assert known <= looked.get(viewer, set())
        if move.startswith("peek"):
            side, space = re.fullmatch(r"peek nation=(\w+) space=(\d)", move).groups()
            looked[moment.who].add((side, int(space)))
