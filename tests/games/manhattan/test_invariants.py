"""Invariants (ledger, last chapter but one), at every moment of random games."""

import random
from collections import Counter
from functools import cache
from itertools import islice, pairwise
from types import SimpleNamespace

import pytest

from tests.games.manhattan.kit import (
    BOMBS,
    BUILDINGS,
    asked,
    bomb_deck,
    bombers,
    box,
    bribe,
    building_deck,
    buildings,
    built,
    census,
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
    spies,
    supply,
    target,
    token,
    tokens_left,
    untrained,
    uranium,
    walk,
    yellowcake,
)

PLAYERS = ("red", "blue", "green", "yellow", "violet")
SPACES = {
    **dict.fromkeys(("university-1", "university-2", "university-3", "university-4"), "les"),
    **dict.fromkeys(("aircraft-1", "aircraft-2", "money-1", "money-2"), "les"),
    "money-3": "es",
    "mine-1": "les",
    "mine-2": "les",
    "mine-3": "e",
    "reactor": "s",
    "enrichment": "s",
    "air-strike": "les",
    "repair": "les",
    "espionage": "les",
    "design": "es",
    "construction": "les",
}
TOKENS = {2: [0, 6], 3: [0, 4, 8], 4: [0, 2, 4, 6], 5: [0, 2, 4, 6, 8]}
BY_PLAYER = {
    "supply": supply,
    "untrained": untrained,
    "money": money,
    "yellowcake": yellowcake,
    "fighters": fighters,
    "bombers": bombers,
    "uranium": uranium,
    "plutonium": plutonium,
    "spies": spies,
    "buildings": buildings,
    "hand": hand,
    "built": built,
    "loaded": loaded,
    "token": token,
    "on_token": on_token,
    "score": score,
}
AT_LARGE = {
    "grey": grey,
    "bribe": bribe,
    "market": market,
    "building_deck": building_deck,
    "row": row,
    "bomb_deck": bomb_deck,
    "packet": packet,
    "closed": closed,
    "tokens_left": tokens_left,
    "pacts": pacts,
    "mover": mover,
    "asked": asked,
    "target": target,
}
OWNED = ("01,11,24,42", "02,12,25,45", "03")
HELD = ("00,15,16", "01,17,20", "02,21")
KEEN = tuple(f"place space={space}" for space in ("air-strike", "espionage", "repair", "design"))
KEEN += ("shoot", "raid", "repair", "truce", "stand-down", "accept", "use", "build", "test")
MOMENTS = 150
GAMES = [("fresh", 41, 2), ("fresh", 42, 3), ("fresh", 43, 5)]
GAMES += [("rich", 44, 2), ("rich", 45, 3), ("rich", 46, 3)]
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def rich(seed, players):
    """A random game from a table where everybody can do anything, and likes to strike and spy."""
    names = PLAYERS[:players]
    goods = "money=30 yellowcake=12 fighters=1 bombers=8 uranium=8 plutonium=8 spies=2"
    workers = "supply=l,l,l,l,e,e,e,s,s,s"
    owners = zip(names, OWNED, HELD, strict=False)
    owned = [f"{name}: buildings={own} hand={hand}" for name, own, hand in owners]
    rich = [f"{name}: {goods} {workers}" for name in names]
    m = position("; ".join([f"players={players} pacts=on", *rich, *owned]))
    chooser = random.Random(seed)
    while not m.over:
        if m.seat >= 0:
            yield m
        keen = [move for move in m.moves if move.startswith(KEEN)]
        m.play(chooser.choice(keen if keen and chooser.random() < 0.4 else m.moves))


def seen_at(m, players):
    """The table at one moment."""
    names = PLAYERS[:players]
    table = SimpleNamespace(
        names=names,
        players=players,
        asks=m.question["name"],
        moves=m.moves,
        spaces={space: on(m, space) for space in SPACES},
        complete=census(m) == box(m),
        **{name: {p: read(m, p) for p in names} for name, read in BY_PLAYER.items()},
        **{name: read(m) for name, read in AT_LARGE.items()},
    )
    owned = [number for numbers in table.buildings.values() for number in numbers]
    table.standing = {number: on_building(m, number) for number in owned}
    table.damage = {number: damage(m, number) for number in owned}
    lying = [number for numbers in table.built.values() for number in numbers]
    table.staff = {number: on_bomb(m, number) for number in lying}
    return table


@cache
def moments(kind, seed, players):
    """The first moments of a random game, each with the move made there."""
    game = walk(seed, players=players, turn_limit="50") if kind == "fresh" else rich(seed, players)
    tables = []
    for m in islice(game, MOMENTS):
        tables.append(seen_at(m, players))
    chosen = [entry.move for entry in m.log if entry.seat >= 0]
    for table, move in zip(tables, chosen, strict=False):
        table.move = move
    played = [table for table in tables if hasattr(table, "move")]
    assert len(played) > 50
    return played


def steps(game):
    """Every moment with the next."""
    return pairwise(moments(*game))


def owners(standing):
    """Workers as (owner, type); the owner of a grey one is None."""
    workers, owner = [], None
    for code in standing.split():
        name, colon, worker = code.rpartition(":")
        owner = name if colon else owner
        workers.append((None if worker.startswith("g") else owner, worker[-1]))
    return workers


def everyone(table):
    """All workers there are."""
    workers = owners(table.grey)
    for standing in (*table.spaces.values(), *table.standing.values()):
        workers += owners(standing)
    for player in table.names:
        places = [table.staff[number] for number in table.built[player]]
        places += [table.supply[player], table.untrained[player], table.on_token[player]]
        for codes in places:
            workers += [(None if c[0] == "g" else player, c[-1]) for c in codes.split()]
    return Counter(workers)


def turns(game):
    """The moves of every finished Place turn, with the tables they were made at."""
    played = []
    for table in moments(*game):
        played.append(table)
        if table.move == "retrieve":
            played = []
        elif table.move == "end-turn":
            yield played
            played = []


@pytest.mark.rule("MP-I.1", "MP-I.2")
@every_game
def test_no_worker_is_lost(game):
    """Four of each type of each colour, and four grey ones."""
    for table in moments(*game):
        assert everyone(table) == {(who, t): 4 for who in (*table.names, None) for t in "les"}
        assert table.complete or game[0] == "rich"


@pytest.mark.rule("MP-I.3")
@every_game
def test_nobody_is_untrained(game):
    """No laborer in the general supply, and no permanent worker comes back to it."""
    for before, after in steps(game):
        for player in before.names:
            was, now = (Counter(table.untrained[player].split()) for table in (before, after))
            assert set(now) <= {"e", "s"}
            assert now <= was


@pytest.mark.rule("MP-I.4")
@every_game
def test_no_laborer_on_a_bomb(game):
    """Nor on a token; only own workers and contractors are anywhere near."""
    for table in moments(*game):
        for player in table.names:
            bombs = [table.staff[number] for number in table.built[player]]
            for codes in (table.on_token[player], *bombs):
                assert set(codes.split()) <= {"e", "s", "ge", "gs"}
            assert set(table.supply[player].split()) <= {"l", "e", "s", "gl", "ge", "gs"}


@pytest.mark.rule("MP-I.5")
@every_game
def test_spaces_hold_whom_they_may(game):
    """One worker of an allowed type; two on Air Strike; an engineer and a scientist to design."""
    for table in moments(*game):
        for space, types in SPACES.items():
            workers = [worker for _, worker in owners(table.spaces[space])]
            assert set(workers) <= set(types)
            if space == "design":
                assert len(workers) == len(set(workers))
            elif space != "construction":
                assert len(workers) <= (2 if space == "air-strike" else 1)


@pytest.mark.rule("MP-I.6")
@every_game
def test_buildings_hold_whom_they_may(game):
    """At most the printed number, of the printed types."""
    for table in moments(*game):
        for number, standing in table.standing.items():
            printed = BUILDINGS[number]["workers"]
            workers = [worker for _, worker in owners(standing)]
            assert len(workers) <= len(printed)
            assert "?" in printed or set(workers) <= set(printed.lower())


@pytest.mark.rule("MP-I.7", "MP-I.9")
@every_game
def test_every_card_is_in_one_place(game):
    """Fifty buildings and thirty bombs."""
    for table in moments(*game):
        if game[0] == "fresh":
            cards = [*table.building_deck, *(number for number in table.market if number)]
            cards += [number for owned in table.buildings.values() for number in owned]
            assert sorted(cards) == sorted(BUILDINGS)
        bombs = [*table.bomb_deck, *table.row, *table.packet]
        bombs += [n for p in table.names for n in (*table.hand[p], *table.built[p])]
        assert sorted(bombs) == sorted(BOMBS)


@pytest.mark.rule("MP-I.8")
@every_game
def test_the_market_has_no_gap(game):
    """And is full while there is a deck."""
    for table in moments(*game):
        lying = [number for number in table.market if number]
        assert table.market == lying + [None] * (7 - len(lying))
        assert len(lying) == 7 or not table.building_deck


@pytest.mark.rule("MP-I.8")
def test_the_market_shrinks_without_a_gap():
    """Bought one by one from a small deck, wherever the card was."""
    m = position("players=2 building_deck=1; red: money=99; blue: money=99")
    sizes = []
    for slot in (3, 1, 4, 2):
        m.play("place construction")
        m.play(f"buy {slot}")
        if m.seat == -1:
            m.play(m.moves[0])
        lying = [number for number in market(m) if number]
        assert market(m) == lying + [None] * (7 - len(lying))
        sizes.append(len(lying))
        m.play("end-turn")
    assert sizes == [7, 6, 5, 4]


@pytest.mark.rule("MP-I.10")
@every_game
def test_the_row_is_full_or_closed(game):
    """Outside a draft; and closed never becomes open."""
    for table in moments(*game):
        if table.asks != "draft":
            assert len(table.row) == (0 if table.closed else table.players + 1)
            assert table.packet == []
    for before, after in steps(game):
        assert after.closed or not before.closed


@pytest.mark.rule("MP-I.11")
@every_game
def test_tracks_stay_in_their_range(game):
    """Whole numbers; spies never fall."""
    most = {"fighters": 10, "bombers": 10, "uranium": 8, "plutonium": 8, "spies": 6}
    most |= {"money": 10**6, "yellowcake": 10**6}
    for before, after in steps(game):
        for name, limit in most.items():
            amounts = getattr(after, name).values()
            assert all(isinstance(amount, int) and 0 <= amount <= limit for amount in amounts)
        assert all(points >= 0 for points in after.damage.values())
        assert all(after.spies[player] >= before.spies[player] for player in after.names)


@pytest.mark.rule("MP-I.12")
@every_game
def test_the_bribe_pile_is_counted(game):
    """A coin for every Money space and every dear building, all gone with the cheapest."""
    pending = False
    for before, after in steps(game):
        coins = before.bribe
        word, _, what = before.move.partition(" ")
        if word in ("place", "block"):
            pending = what.startswith("space=money")
        if pending and word in ("place", "block", "send") and after.asks != "workers":
            coins += 1
            pending = False
        if before.move == "buy slot=1":
            coins = 0
        elif word == "buy" and what in ("slot=5", "slot=6", "slot=7"):
            coins += 1
        assert after.bribe == coins


@pytest.mark.rule("MP-I.13")
@every_game
def test_the_tokens_are_counted(game):
    """Held and left they are the set of the box; the held ones are the highest."""
    for table in moments(*game):
        held = [value for value in table.token.values() if value is not None]
        assert sorted(table.tokens_left + held) == TOKENS[table.players]
        assert all(one > other for one in held for other in table.tokens_left)


@pytest.mark.rule("MP-I.14", "MP-I.15", "MP-I.16")
@every_game
def test_the_score_is_the_sum_of_the_bombs(game):
    """Markers lie on built bombs only, and nobody has reached the target yet."""
    for table in moments(*game):
        for player in table.names:
            tested = table.token[player] is not None
            points = [BOMBS[n]["tested" if tested else "untested"] for n in table.built[player]]
            marks = table.loaded[player]
            total = sum(points) + 5 * len(marks) + (table.token[player] or 0)
            assert table.score[player] == total < table.target
            assert len(marks) == len(set(marks))
            assert set(marks) <= set(table.built[player])


@pytest.mark.rule("MP-I.17")
@every_game
def test_there_is_always_a_move(game):
    """Whoever is asked; and none is offered twice."""
    for table in moments(*game):
        assert table.asked in table.names
        assert len(table.moves) == len(set(table.moves)) > 0


@pytest.mark.rule("MP-I.18")
@every_game
def test_a_retrieval_clears_the_table(game):
    """Own cards, own workers, and contractors on the board and in the supply."""
    retrieved = [pair for pair in steps(game) if pair[0].move == "retrieve"]
    assert retrieved
    for before, after in retrieved:
        player = before.mover
        own = [after.standing[number] for number in after.buildings[player]]
        own += [after.staff[number] for number in after.built[player]]
        assert set(own) | {after.on_token[player]} == {""}
        assert "g" not in after.supply[player]
        board = [owner for codes in after.spaces.values() for owner, _ in owners(codes)]
        assert None not in board and player not in board
        assert all(player not in dict(owners(codes)) for codes in after.standing.values())


@pytest.mark.rule("MP-I.19")
@every_game
def test_a_place_turn_places(game):
    """At least one worker, and at most once on the main board."""
    finished = list(turns(game))
    assert finished
    for played in finished:
        words = Counter(table.move.split()[0] for table in played)
        assert words["place"] + words["block"] <= 1
        assert sum(words[word] for word in ("place", "block", "use", "occupy", "build")) >= 1


@pytest.mark.rule("MP-I.20")
@every_game
def test_spies_are_enough_for_the_enemy_buildings(game):
    """None without Espionage in that turn."""
    for played in turns(game):
        spying = any(table.move == "place space=espionage" for table in played)
        entered = 0
        for table in played:
            word, _, what = table.move.partition(" building=")
            if word in ("use", "occupy") and what not in table.buildings[table.mover]:
                entered += 1
        assert entered <= (played[-1].spies[played[-1].mover] if spying else 0)


@pytest.mark.rule("MP-I.21")
@every_game
def test_damage_comes_by_raids_and_goes_by_repairs(game):
    """One point at a time."""
    for before, after in steps(game):
        word, _, what = before.move.partition(" building=")
        change = {"raid": 1, "repair": -1}.get(word, 0)
        for number, points in before.damage.items():
            assert after.damage[number] == points + (change if number == what else 0)


@pytest.mark.rule("MP-I.22")
@every_game
def test_pacts_end_with_the_lap(game):
    """When a turn begins, the one whose turn it is has no pact running as proposer."""
    begun = 0
    for before, after in steps(game):
        if before.move in ("end-turn", "retrieve"):
            assert all(proposer != after.mover for proposer, _, _ in after.pacts)
            begun += 1
        if before.move == "accept":
            assert (before.mover, before.asked) in {pact[:2] for pact in after.pacts}
    assert begun > 10
