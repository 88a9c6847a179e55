"""Invariants (ledger, last chapter but one), at every moment of random games."""

import random
from functools import cache
from itertools import pairwise
from types import SimpleNamespace

import pytest

from tests.games.channel1881.kit import (
    CONTRACTS,
    SITES,
    at,
    bag,
    bars_left,
    black,
    bought,
    box,
    broken_through,
    census,
    crisis,
    deck,
    discard,
    discs,
    display,
    fired,
    goods,
    held,
    home,
    machine_home,
    markers,
    position,
    pub,
    rounds,
    row,
    rubble,
    rubble_left,
    rubble_site,
    site,
    size,
    spaces,
    supply,
    track,
    train,
    walk,
    yard,
)

NATIONS = ("english", "french")
STATIONS = ("st-pancras", "shakespeare-cliff", "varne-bank", "middle")
STATIONS += ("colbart-ridge", "sangatte", "gare-du-nord")
KINDS = {"hire", "place", "contract", "yard", "dig", "bite", "works", "bore", "build", "payment"}
KINDS |= {"office", "selection", "lose", "upkeep"}
BY_NATION = {
    "goods": goods,
    "supply": supply,
    "crisis": crisis,
    "discs": discs,
    "at": at,
    "bought": bought,
    "train": train,
    "held": held,
    "home": home,
    "pub": pub,
    "machine_home": machine_home,
}
AT_LARGE = {
    "bag": bag,
    "yard": yard,
    "rubble_left": rubble_left,
    "bars_left": bars_left,
    "black": black,
    "display": display,
    "row": row,
    "deck": deck,
    "discard": discard,
    "fired": fired,
    "track": track,
    "spaces": spaces,
    "rounds": rounds,
    "broken": broken_through,
    "census": census,
    "box": box,
}
GAMES = [("fresh", seed) for seed in (61, 62, 63)]
GAMES += [("discs", 64), ("independent", 65)]
GAMES += [("rich", seed) for seed in (66, 67, 68)]
OPTIONS = {
    "fresh": {},
    "discs": {"crisis_start": "discs"},
    "independent": {"layout": "independent", "crisis_start": "markers"},
}
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def rich(seed):
    """A random game in which both can do nearly anything; chance is drawn here."""
    rng = random.Random(seed)
    owned = "goods=5-ore+5-stone+2-coal+4-rubble+4-bars bought"
    m = position(
        "yard=7-ore+1-coal bag=3-ore+5-stone+6-coal+3-event fired=2 row=16,21,15; "
        f"english: {owned} at=2 train=snowdon held=3,26,n1,n2,9,6,18,20,22,11; "
        f"french: {owned} at=18 train=enid held=5,n8,10,17,25,19,7,24,30,n4"
    )
    while not m.over:
        if m.seat == -1:
            moves, weights = zip(*m.odds.items(), strict=True)
            m.play(rng.choices(moves, [float(weight) for weight in weights])[0])
        else:
            yield m
            m.play(rng.choice(m.moves))


def seen_at(m):
    """The table at one moment."""
    return SimpleNamespace(
        asks=None if m.over else m.question["name"],
        moves=() if m.over else m.moves,
        rubble=[rubble(m, place) for place in range(21)],
        size=[size(m, place) for place in range(21)],
        markers=[markers(m, place) for place in range(21)],
        sites=[site(m, name) for name in SITES],
        rubble_sites=[rubble_site(m, name) for name in STATIONS],
        **{name: {n: read(m, n) for n in NATIONS} for name, read in BY_NATION.items()},
        **{name: read(m) for name, read in AT_LARGE.items()},
    )


@cache
def moments(game):
    """A random game, moment by moment to its end."""
    kind, seed = game
    seen = []
    for m in rich(seed) if kind == "rich" else walk(seed, **OPTIONS[kind]):
        seen.append(seen_at(m))
    assert m.over and len(seen) > 50
    return [*seen, seen_at(m)]


def with_players(moment, kind):
    """Cubes of a kind in the bag, the yard and both supplies."""
    return moment.bag[kind] + moment.yard[kind] + sum(moment.goods[n][kind] for n in NATIONS)


@pytest.mark.rule("C81-24.5", "C81-24.7")
@every_game
def test_questions_have_a_choice_and_a_known_kind(game):
    """At least two answers each, and the name of one of the decisions."""
    for moment in moments(game)[:-1]:
        assert len(moment.moves) > 1, moment.moves
        assert moment.asks in KINDS


@pytest.mark.rule("C81-I.1", "C81-I.2", "C81-I.3")
@every_game
def test_resource_cubes_are_never_lost(game):
    """20 ore, 15 stone, 14 coal; owned trains carry none."""
    for moment in moments(game):
        assert with_players(moment, "ore") == 20
        assert with_players(moment, "stone") == 15
        assert with_players(moment, "coal") + sum(moment.display.values()) == 14


@pytest.mark.rule("C81-I.4", "C81-I.17")
@every_game
def test_event_cubes_are_five(game):
    """At most three on the track, so that every restock begins with two in the bag."""
    for moment in moments(game):
        there = moment.bag["event"] + moment.track
        assert moment.track <= 3
        if moment.asks == "upkeep":
            assert there <= 5
        else:
            assert there == 5
            assert moment.bag["event"] >= 2
            number = moment.fired
            assert moment.track == (number if number <= 3 else 1 + (number - 1) % 3)


@pytest.mark.rule("C81-I.5", "C81-I.6")
@every_game
def test_rubble_and_bars_are_never_lost(game):
    """90 cubes, even on each card, and 18 bars."""
    for moment in moments(game):
        mine = sum(moment.goods[n]["rubble"] for n in NATIONS)
        assert sum(moment.rubble) + mine + moment.rubble_left == 90
        assert all(number % 2 == 0 for number in moment.rubble)
        assert moment.bars_left + sum(moment.goods[n]["bars"] for n in NATIONS) == 18


@pytest.mark.rule("C81-I.7", "C81-I.9")
@every_game
def test_each_player_has_16_markers_and_at_most_3_discs(game):
    """Supply, tunnels, stations and Crisis area."""
    for moment in moments(game):
        for nation in NATIONS:
            board = sum(card.get(nation, 0) for card in moment.markers)
            board += (moment.sites + moment.rubble_sites).count(nation)
            assert moment.supply[nation] + board + moment.crisis[nation] == 16
            assert 0 <= moment.discs[nation] <= 3
        assert moment.census == moment.box


@pytest.mark.rule("C81-I.8")
@every_game
def test_each_contract_is_in_one_place(game):
    """Deck, row, discard pile, hands, and what contract 5 shows."""
    for moment in moments(game):
        cards = moment.deck + [card for card in moment.row if card] + moment.discard
        cards += moment.held["english"] + moment.held["french"]
        if moment.asks == "selection":
            shown = {move.split("=")[1] for move in moment.moves} - {"5"}
            cards = sorted(set(cards) - shown) + sorted(shown)
        assert sorted(cards) == sorted(CONTRACTS)


@pytest.mark.rule("C81-I.10")
@every_game
def test_each_player_has_four_labourers(game):
    """At home, placed, in the pub, one at most on the machine card."""
    for moment in moments(game):
        placed = [name for names in moment.spaces.values() for name in names]
        for nation in NATIONS:
            working = placed.count(nation) + placed.count(f"{nation}-machine")
            there = moment.home[nation] + working + moment.pub[nation]
            assert there + moment.machine_home[nation] == 4
            assert placed.count(f"{nation}-machine") + moment.spaces["d"].count(nation) <= 1
            assert not moment.machine_home[nation] or moment.bought[nation]


@pytest.mark.rule("C81-I.11")
@every_game
def test_each_train_is_in_one_place(game):
    """On display or with one owner."""
    for moment in moments(game):
        owned = [moment.train[n] for n in NATIONS if moment.train[n]]
        trains = sorted([*moment.display, *owned])
        assert trains == ["enid", "moel-siabod", "snowdon", "wyddfa"]


@pytest.mark.rule("C81-I.12", "C81-I.13")
@every_game
def test_the_machines_stand_at_the_ends_of_the_dug_line(game):
    """Rubble at each machine and none behind it; the same card only after the Breakthrough."""
    for moment in moments(game):
        english, french = moment.at["english"], moment.at["french"]
        assert english <= french
        assert (english == french) == moment.broken
        assert not any(moment.rubble[:english] + moment.rubble[french + 1 :])
        if not moment.broken:
            assert moment.rubble[english] and moment.rubble[french]


@pytest.mark.rule("C81-I.14")
@every_game
def test_no_more_markers_than_freed_spaces(game):
    """One for each bite at most."""
    for moment in moments(game):
        for room, left, there in zip(moment.size, moment.rubble, moment.markers, strict=True):
            assert not there or sum(there.values()) <= room - left // 2


@pytest.mark.rule("C81-I.15")
@every_game
def test_black_markers_stay(game):
    """One for a station, seven at most."""
    for moment in moments(game):
        assert len(set(moment.black)) == len(moment.black) <= 7
    for before, after in pairwise(moments(game)):
        assert set(before.black) <= set(after.black)


@pytest.mark.rule("C81-I.16")
@every_game
def test_nothing_is_ever_negative(game):
    """Supplies, areas, cards."""
    for moment in moments(game):
        numbers = [*moment.bag.values(), *moment.yard.values(), *moment.display.values()]
        numbers += [moment.rubble_left, moment.bars_left, moment.fired, moment.track]
        numbers += moment.rubble + moment.size
        for nation in NATIONS:
            numbers += moment.goods[nation].values()
            numbers += [moment.supply[nation], moment.crisis[nation], moment.discs[nation]]
            numbers += [moment.home[nation], moment.pub[nation]]
        assert min(numbers) >= 0


@pytest.mark.rule("C81-I.17")
@pytest.mark.parametrize("seed", range(70, 80))
def test_random_play_reaches_the_breakthrough(seed):
    """The game ends, and by nothing else."""
    for m in walk(seed):
        assert rounds(m) < 200
    assert m.over and broken_through(m)
