"""What several chapters of the Steam Tunnel tests share: boards, and ways to read the table."""

from functools import cache
from typing import NamedTuple

from tests.games.steamtunnel.kit import EXAMPLES, FACES, MET, POINTS, name, position, walk
from tunnelier import Match

CELLS = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
POINT_CELLS = ["b2", "e2", "b5", "e5"]
TUNNEL_CELLS = [cell for cell in CELLS if cell not in POINT_CELLS]
ENTRIES = {"T", "B", "L1", "L2", "R1", "R2"}
HALF_TURN = {"T": "B", "B": "T", "L1": "R2", "R2": "L1", "L2": "R1", "R1": "L2"}
STRAIGHT = {"T": "B", "B": "T", "L1": "R1", "R1": "L1", "L2": "R2", "R2": "L2"}
WAYS = ("printed", "turned")
MODES = ("normal", "pity", "deadly")
A_SENTENCE = r"\w+ \w+"


def new_match(players=2, seed=1, **options):
    """A seeded match, dealt and ready for its first flip."""
    return Match("steam-tunnel", players=players, seed=seed, options=options)


def example(which):
    """A position, play or board of the examples file, by its ledger id."""
    return next(
        one
        for part in ("positions", "plays", "boards")
        for one in EXAMPLES[part]
        if one["id"] == which
    )


def load(which, dead_ends="normal"):
    """One of the positions ST-E.5 to ST-E.13."""
    one = example(which)
    return position(one["cells"], one["owners"], players=one["players"], dead_ends=dead_ends)


def board(up, unknown=()):
    """36 cells as in the examples: `up` as {"c2": "12/0"}, `unknown` face down, the rest burned."""
    faces = {cell: text.split("/") for cell, text in up.items()}
    named = {int(card) for card, _ in faces.values()}
    rest = iter([card for card in range(1, 45) if card not in named])
    cells = []
    for cell in CELLS:
        if cell in POINT_CELLS:
            cells.append([f"P{POINT_CELLS.index(cell) + 1}", 0, "point"])
        elif cell in faces:
            card, turn = faces[cell]
            cells.append([int(card), int(turn), "up"])
        else:
            cells.append([next(rest), 0, "down" if cell in unknown else "burned"])
    return cells


def ledger_name(segment):
    """c2.1 -> 23.1"""
    return segment[1] + str("abcdef".index(segment[0]) + 1) + segment[2:]


def laid(up, unknown=(), owners=None, **how):
    """The match at a `board`, with `owners` as {"c2.1": 1}."""
    tokens = {ledger_name(segment): seat for segment, seat in (owners or {}).items()}
    return position(board(up, unknown), tokens, **how)


def table(m):
    """What lies on the table, as a spectator sees it."""
    return m.view(None)["state"]


def lying(state):
    """The cells by name."""
    return dict(zip(CELLS, state["cells"], strict=True))


def cell(m, where):
    return lying(table(m))[where]


def places(state, lies):
    """The names of the cells that lie so: unknown, face-up, burned, point-card."""
    return {where for where, one in lying(state).items() if one["lies"] == lies}


def owned(state):
    """Bought segments and their seats, from 1."""
    return {
        f"{where}.{number}": seat
        for where, one in lying(state).items()
        for number, seat in enumerate(one["owner"], start=1)
        if seat
    }


def face_up_segments(state):
    return {
        f"{where}.{number}"
        for where, one in lying(state).items()
        if one["lies"] == "face-up"
        for number, _ in enumerate(FACES[one["card"], one["way"]], start=1)
    }


def answers(moves, kind):
    """The cells, or segments, that the moves of one kind name."""
    found = set()
    for move in moves:
        verb, *words = move.split()
        if verb == kind:
            found.add(".".join(word.split("=")[1] for word in words))
    return found


def flips(m):
    return answers(m.moves, "flip")


def buys(m):
    return answers(m.moves, "buy")


def burns(m):
    return answers(m.moves, "burn")


def buy(segment):
    """c2.1 -> the move that buys it."""
    where, number = segment.split(".")
    return f"buy cell={where} segment={number}"


def tunnel(m, segment):
    """The line of the score sheet that holds this segment."""
    (line,) = [line for line in m.score_sheet if segment in line["segments"]]
    return line


def finish(m, prefer):
    """Play a seeded match to its end: flip the first cell, `prefer` a placement, skip otherwise."""
    while not m.over:
        wanted = [move for move in m.moves if move.startswith((prefer, "flip"))]
        m.play(wanted[0] if wanted else "skip")
    return m


def replay(one, players=2, mode="normal"):
    """A whole game of the examples file; yields the match after each flip and at the end."""
    spots = dict(zip(CELLS, one["cells"], strict=True))
    m = Match(
        "steam-tunnel",
        players=players,
        options={"dead_ends": mode, "deck": one["deck"]},
        follow=True,
    )
    for where in POINT_CELLS:
        point, turn, _ = spots[where]
        m.play(f"lay point={point.lower()} way={WAYS[turn // 180]}")
    m.play("start seat=0")
    for flipped, *_, placement in one["turns"]:
        where = name(flipped)
        card, turn, _ = spots[where]
        m.play(f"flip cell={where}")
        m.play(f"reveal card={card} way={WAYS[turn // 180]}")
        yield m
        if placement:
            m.play(in_our_words(placement))
    yield m


def in_our_words(placement):
    """buy 23.2, burn 24, skip -> the move."""
    kind, _, where = placement.partition(" ")
    if kind == "buy":
        return buy(name(where))
    return f"burn cell={name(where)}" if kind == "burn" else "skip"


class Run(NamedTuple):
    """Everything connected: entries, face-up segments, ends, and whether it meets an unknown."""

    entries: frozenset
    segments: frozenset
    ends: list
    open: bool


def runs(state):
    """Trace the whole table by hand, one entry at a time: the second opinion on the score sheet."""
    lies = lying(state)
    left = set(MET)
    found = []
    while left:
        reached, todo = set(), [left.pop()]
        while todo:
            here = todo.pop()
            if here not in reached:
                reached.add(here)
                where, entry = here
                todo.append(MET[here])
                todo += [(where, other) for other in through(lies[where], entry)]
        left -= reached
        found.append(read(lies, reached))
    return found


def through(one, entry):
    """The entries of the same card that a tunnel at `entry` goes on to."""
    if one["lies"] == "burned":
        return [STRAIGHT[entry]]
    if one["lies"] == "face-up":
        return [other for way in FACES[one["card"], one["way"]] if entry in way for other in way]
    return []


def read(lies, reached):
    """Name what a run holds."""
    segments, numbers, dead_ends, is_open = set(), [], 0, False
    for where, entry in reached:
        one = lies[where]
        match one["lies"]:
            case "unknown":
                is_open = True
            case "point-card":
                printed = entry if one["way"] == "printed" else HALF_TURN[entry]
                numbers.append(POINTS[f"P{one['card']}"][printed])
            case "face-up":
                faces = FACES[one["card"], one["way"]]
                number = next((n for n, way in enumerate(faces, start=1) if entry in way), None)
                if number:
                    segments.add(f"{where}.{number}")
                else:
                    dead_ends += 1
    ends = sorted(numbers, reverse=True) + ["x"] * dead_ends
    return Run(frozenset(reached), frozenset(segments), ends, is_open)


def traced(state):
    """The tunnels among the runs, to lay beside `listed`."""
    return {run.segments: (run.ends, run.open) for run in runs(state) if run.segments}


def listed(sheet):
    """The tunnels of a score sheet: segments -> ends, open."""
    return {frozenset(line["segments"]): (line["ends"], line["open"]) for line in sheet}


class Moment(NamedTuple):
    """A match at one question: what is asked, what may be answered, what lies there."""

    asks: str
    moves: tuple
    state: dict
    sheet: list


def moment(m):
    asks = "over" if m.over else m.question["name"]
    return Moment(asks, tuple(m.moves), table(m), m.score_sheet)


@cache
def random_game(seed, players=2, deck="full", dead_ends="normal"):
    """Every moment of a random game, the end included; its match comes last."""
    moments = []
    for m in walk(seed, players=players, deck=deck, dead_ends=dead_ends):
        moments.append(moment(m))
    moments.append(moment(m))
    assert {each.asks for each in moments} == {"flip", "place", "over"}
    return moments, m


RANDOM_GAMES = (
    (11, 2, "full", "normal"),
    (12, 3, "full", "pity"),
    (13, 5, "baby", "normal"),
    (15, 4, "full", "deadly"),
)
