"""Golden playthroughs: whole random matches, move by move, event by event, one file each.

`make golden` writes them anew. A difference is a change of rules: it raises the rules version.
"""

import random
from pathlib import Path
from typing import NamedTuple

from tunnelier import Match
from tunnelier.core import position
from tunnelier.core.codec import word_of

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """One match to be told."""

    game: str
    name: str
    players: int
    seed: int
    options: dict[str, str]
    weights: dict[str, float] | None = None

    @property
    def path(self):
        """Where it is kept."""
        return FOLDER / self.game / f"{self.name}.txt"


TOWARDS_BOMBS = {
    "build": 30,
    "load": 20,
    "use": 6,
    "raid": 3,
    "test": 2,
    "shoot": 2,
    "place": 1.5,
    "end-turn": 0.6,
    "retrieve": 0.6,
    "stop": 0.5,
    "truce": 0.5,
    "decline": 0.3,
    "stand-down": 0.3,
    "block": 0.1,
    "occupy": 0.1,
}
"""How likely kinds of move are, others counting 1: a random match that gets somewhere."""

PLAYTHROUGHS = [
    Playthrough("steam-tunnel", "two-seats", 2, 1, {}),
    Playthrough("steam-tunnel", "three-seats", 3, 2, {}),
    Playthrough("steam-tunnel", "four-seats", 4, 3, {}),
    Playthrough("steam-tunnel", "five-seats", 5, 4, {}),
    Playthrough("steam-tunnel", "pity", 2, 5, {"dead_ends": "pity"}),
    Playthrough("steam-tunnel", "deadly", 3, 6, {"dead_ends": "deadly"}),
    Playthrough("steam-tunnel", "baby", 2, 7, {"deck": "baby"}),
    Playthrough("channel-1987", "base", 2, 1, {}),
    Playthrough("channel-1987", "lost-by-deviation", 2, 15, {}),
    Playthrough("channel-1987", "decided-on-the-tie-break", 2, 17, {}),
    Playthrough("channel-1987", "agenda", 2, 4, {"agenda": "on"}),
    Playthrough(
        "channel-1987", "agenda-nations-swapped", 2, 5, {"agenda": "on", "nations": "swapped"}
    ),
    Playthrough("manhattan", "two-seats", 2, 10, {}, TOWARDS_BOMBS),
    Playthrough("manhattan", "three-seats", 3, 20, {}, TOWARDS_BOMBS),
    Playthrough("manhattan", "four-seats", 4, 21, {}, TOWARDS_BOMBS),
    Playthrough("manhattan", "five-seats", 5, 30, {}, TOWARDS_BOMBS),
    Playthrough(
        "manhattan", "two-with-pacts", 2, 34, {"pacts": "on", "turn_limit": "100"}, TOWARDS_BOMBS
    ),
    Playthrough(
        "manhattan", "fifty-turns-each", 3, 1, {"pacts": "off", "turn_limit": "50"}, TOWARDS_BOMBS
    ),
    Playthrough("channel-1881", "past-the-middle", 2, 33, {}),
    Playthrough("channel-1881", "independent", 2, 22, {"layout": "independent"}),
    Playthrough("channel-1881", "discs", 2, 4, {"crisis_start": "discs"}),
    Playthrough("channel-1881", "markers", 2, 5, {"crisis_start": "markers"}),
    Playthrough("cave-in", "two-seats", 2, 1, {}),
    Playthrough("cave-in", "four-seats-deep", 4, 2, {"mine": "deep"}),
    Playthrough("knockout-whist", "two-seats", 2, 1, {}),
    Playthrough("knockout-whist", "four-seats", 4, 2, {}),
]


def played(playthrough):
    """The match: kinds of moves equally likely, or as weighted, so that rare ones occur too."""
    match = Match(
        playthrough.game, playthrough.players, seed=playthrough.seed, options=playthrough.options
    )
    rng = random.Random(playthrough.seed)
    while not match.over:
        kinds = sorted({move.split()[0] for move in match.moves})
        if playthrough.weights:
            kind = rng.choices(kinds, [playthrough.weights.get(kind, 1) for kind in kinds])[0]
        else:
            kind = rng.choice(kinds)
        while kind == "pass" and len(kinds) > 1 and rng.random() < 0.9:
            kind = rng.choice(kinds)
        match.play(rng.choice([move for move in match.moves if move.split()[0] == kind]))
    return match


def told(playthrough):
    """Moves, the events that they bring, positions now and then, scores, the saved match."""
    match = played(playthrough)
    game = match.game
    lines = [f"# {game.meta.title}, {playthrough.name}", ""]
    for entry in match.log:
        pieces, _ = game.story(match.rows_at(entry.number - 1), game.actions.parse(entry.move))
        lines += [str(entry), *(f"    {event(piece)}" for piece in pieces)]
        if entry.number % max(25, len(match.log) // 4) == 0:
            lines += ["", position.write(game, match.rows_at(entry.number))]
    lines += ["", *map(str, match.score_sheet), "", match.save()]
    return "\n".join(lines)


def event(piece):
    """The rule, the event and its arguments, as numbers."""
    tells = piece.news.tells
    arguments = (f"{name}={value}" for name, value in zip(tells.args, piece.values, strict=True))
    return " ".join([tells.rule or "-", word_of(piece.news), f"seat={piece.seat}", *arguments])
