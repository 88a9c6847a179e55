"""Positions and plays of Steam Tunnel for tests, in the notation of the examples file.

There a cell is two digits, row then column: `23` is our c2.
"""

import json
import random
from pathlib import Path

from tunnelier import Match
from tunnelier.core.agenda import answered, ask
from tunnelier.core.codec import word_of
from tunnelier.games.steamtunnel import rules, score, tables
from tunnelier.games.steamtunnel.state import DeadEnds, Lies
from tunnelier.games.steamtunnel.tables import Entry, Way

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text())

CARDS = {
    number: ["-".join(entry.name for entry in join) for join in joins]
    for number, joins in enumerate(tables.JOINS, start=1)
}
POINTS = {
    name: {entry.name: number for entry, number in numbers.items()}
    for name, numbers in zip(tables.POINT_NAMES, tables.NUMBERS, strict=True)
}
FACES = {
    (card + 1, word_of(way)): [
        [entry.name for entry in Entry if tables.FACES[2 * card + way].segment[entry] == number]
        for number in range(tables.FACES[2 * card + way].segments)
    ]
    for card in range(tables.TUNNEL_CARDS)
    for way in Way
}


def _met():
    touching = {}
    for cell, name in enumerate(tables.CELL_NAMES):
        for entry in Entry:
            touching.setdefault(int(tables.CONTACT[cell, entry]), []).append((name, entry.name))
    pairs = [(a, b) for a, b in touching.values()]
    return {**dict(pairs), **{b: a for a, b in pairs}}


MET = _met()


def name(ledger):
    """Our name of a cell or a segment of the ledger: `23.2` is `c2.2`."""
    cell, dot, segment = ledger.partition(".")
    return f"{'abcdef'[int(cell[1]) - 1]}{cell[0]}{dot}{segment}"


def value(length, numbers, dead_ends, mode):
    """The value function, for ends given one by one."""
    return score.value(length, sum(numbers), dead_ends, DeadEnds[mode.upper()])


def share(value, tied):
    """What each of the tied players gets."""
    return score.share(value, tied)


def position(cells, owners=None, players=2, dead_ends="normal", deck="full"):
    """A match at any position, seat 0 to flip; over and scored if no unknown card is left."""
    match = Match(
        "steam-tunnel", players, follow=True, options={"dead_ends": dead_ends, "deck": deck}
    )
    s = match._rows[0]
    while s.depth:
        answered(s)
    for cell in tables.POINT_CELLS:
        s.cells[cell].lies = Lies.UNKNOWN
    s.unknown = sum(lies != "point" for _, _, lies in cells)
    for cell, (card, turn, lies) in enumerate(cells):
        _put(s, cell, card, turn // 180, lies)
    for segment, seat in (owners or {}).items():
        cell, _, number = name(segment).partition(".")
        rules.buy(s, seat - 1, tables.CELL_NAMES.index(cell), int(number) - 1)
    if s.unknown:
        ask(s, rules.Ask.FLIP, 0)
        s.players[0].turns = 1
        s.next_seat = 1
    else:
        rules.finish(s)
    return match


def _put(s, cell, card, way, lies):
    if lies == "point":
        s.cells[cell].lies = Lies.POINT_CARD
        rules.lay(s, cell, tables.POINT_NAMES.index(card), way)
    elif lies == "up":
        rules.reveal(s, cell, card - 1, way)
    elif lies == "burned":
        rules.burn(s, 0, cell)
        s.players[0].tokens += 1  # more cards may be burned here than tokens exist


def deal(
    players=2,
    points=(("p1", "printed"), ("p2", "printed"), ("p3", "printed"), ("p4", "printed")),
    start=0,
    **options,
):
    """A followed match after its set-up."""
    match = Match("steam-tunnel", players, follow=True, options=options)
    for point, way in points:
        match.play(f"lay point={point} way={way}")
    match.play(f"start seat={start}")
    return match


def flip(match, cell, card, way="printed"):
    """Turn a card over and say which it is."""
    match.play(f"flip cell={cell}")
    match.play(f"reveal card={card} way={way}")


def walk(seed, players=2, **options):
    """A random match, at every question to a seat."""
    match = Match("steam-tunnel", players, seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over:
        yield match
        match.play(rng.choice(match.actions))


def random_match(seed, players=2, **options):
    """A finished random match."""
    *_, match = walk(seed, players, **options)
    return match
