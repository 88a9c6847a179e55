"""Finding puzzles: bots play, a quick search screens their questions, a deep one confirms, and what
it claims is played out.

Everything is worked out from what the seat asked could see.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import count as count_up
from typing import NamedTuple

import numpy as np

from tunnelier.bots import bot
from tunnelier.bots.coach import SURE, think, usual
from tunnelier.bots.mind import learned, likings
from tunnelier.bots.search import Thoughts
from tunnelier.core.game import Game
from tunnelier.core.sight import Sight

from . import trial
from .match import Match
from .puzzles import Puzzle
from .review import choices

PLAYERS = ("policy", "policy", "engineer", "apprentice")
"""Who plays: good players and less good ones, for puzzles begin with mistakes."""
OTHER_SEATS = 4
"""One match in so many is played by more than the fewest seats."""
FEWEST_MOVES = 4
GLANCED, SCREENED, MODEST, DEEP = 800, 2500, 6000, 20_000
"""Simulations by the rule of thumb; with a network a quarter of that does as well."""
SEEDS = (0, 1)
"""Those of the deep searches, which must agree."""
LATER_SEEDS = (2, 3)
"""Those of modest searches, which must prefer the same move."""
SEEMS, SURELY = 0.07, 0.1
"""By so much of the win a move must be better: to be looked at, and to be a puzzle."""
TOLD = 40
"""What a search spends less than so small a part of its time on cannot be judged by it."""
RIVALS = 4
"""With so many others the best move is compared once more."""
WEAKER = ("novice", "apprentice", "engineer")
TRIES = 12
TRIVIAL = 0.75
"""What weaker players find so often is no puzzle."""
FOLLOWING = 5
"""So many answers of the same turn are kept at most."""
REPLIES = 8
"""So many answers are kept at most of what may follow a move."""
POOL = 2
"""So many times as many are found as are wanted, to choose from."""
PER_MATCH = 3


class Candidate(NamedTuple):
    """A puzzle, and what kind it is."""

    puzzle: Puzzle
    kinds: tuple[object, ...]
    """Its match, its question, its answer, its part of the match, how hard it is."""


def find(
    game: Game,
    count: int,
    seed: int = 0,
    minutes: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Puzzle]:
    """So many puzzles, of as many kinds as there are; fewer if the time is up.

    `progress` is called after each match, with how many were played and how many puzzles found.
    """
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    pool: list[Candidate] = []
    for number in count_up(1):
        match = played(game, seed, number)
        pool += list(_of_match(match, until))
        if progress is not None:
            progress(number, len(pool))
        if len(pool) >= wanted(count) or time.monotonic() > until:
            break
    return [each.puzzle for each in spread(pool, count)]


def wanted(count: int) -> int:
    """How many are found before so many of them are chosen."""
    return POOL * count


def played(game: Game, seed: int, number: int) -> Match:
    """A match between bots, over."""
    rng = random.Random(f"{seed} {number}")
    fewest, *more = game.meta.seats
    seats = rng.choice(more) if more and number % OTHER_SEATS == 0 else fewest
    match = Match(game, seats, seed=rng.randrange(2**32))
    bots = [bot(rng.choice(PLAYERS), rng.randrange(2**32)) for _ in range(seats)]
    while not match.over:
        match.play(bots[match.seat or 0].choose(match.sight()))
    return match


def spread(pool: list[Candidate], count: int) -> list[Candidate]:
    """Some of many, as unlike each other as can be."""
    chosen: list[Candidate] = []
    while len(chosen) < min(count, len(pool)):
        taken = Counter(kind for each in chosen for kind in each.kinds)
        left = [each for each in pool if each not in chosen]
        chosen.append(
            min(left, key=lambda each: (sum(taken[k] for k in each.kinds), -each.puzzle.margin))
        )
    return chosen


def _of_match(match: Match, until: float) -> Iterator[Candidate]:
    """The puzzles of a match, a few at most."""
    found = 0
    for number in choices(match):
        if found == PER_MATCH or time.monotonic() > until:
            return
        sight = match.sight(number - 1)
        if not promising(sight):
            continue
        best = preferred(sight, seed=LATER_SEEDS[0])
        ease = rated(sight, best)
        shares = confirmed(sight) if ease < TRIVIAL else None
        if shares is None or next(iter(shares)) != best or not _upheld(sight, shares):
            continue
        puzzle = _puzzle(match, number, shares, ease)
        found += 1
        asked, part = sight.question["name"], 3 * number // match.count
        verb = asked, puzzle.best.split()[0]
        yield Candidate(puzzle, (match.seed, asked, verb, part, puzzle.ease))


def promising(sight: Sight) -> bool:
    """Whether one move seems better than all others: at a glance, to a quick search, to others."""
    if len(sight.actions) < FEWEST_MOVES:
        return False
    for simulations in (GLANCED, SCREENED):
        thoughts = think(sight, usual(sight, simulations), seed=0)
        if _lead(thoughts) < SEEMS:
            return False
    few = sight._replace(actions=tuple(sight.actions[k] for k in _foremost(thoughts)))
    thoughts = think(few, usual(sight, MODEST), seed=0)
    return thoughts.best == 0 and _lead(thoughts) > SEEMS


def _lead(thoughts: Thoughts) -> float:
    """By how much the best move is better than all others that were tried often enough to tell."""
    told = thoughts.visits >= thoughts.simulations / TOLD
    told[thoughts.best] = False
    others = thoughts.value[told]
    return float(thoughts.value[thoughts.best] - others.max()) if len(others) else 1.0


def _foremost(thoughts: Thoughts) -> list[int]:
    """The places of the best move and of its rivals."""
    order = np.argsort(-thoughts.value).tolist()
    return [thoughts.best, *(k for k in order if k != thoughts.best)][: 1 + RIVALS]


def confirmed(sight: Sight) -> dict[str, float] | None:
    """What every move is worth, best first, if deep searches agree that one is clearly best."""
    deep = usual(sight, DEEP)
    first, again = (think(sight, deep, seed) for seed in SEEDS)
    best, moves = first.best, sight.moves
    if again.best != best or any(preferred(sight, seed) != moves[best] for seed in LATER_SEEDS):
        return None
    worth = (first.value + again.value) / 2
    # The search soon leaves a bad move alone: the best ones are compared once more, among them.
    foremost = _foremost(first._replace(value=worth))
    few = sight._replace(actions=tuple(sight.actions[k] for k in foremost))
    found = think(few, deep, seed=SEEDS[0])
    errors = SURE * np.hypot(found.error[0], found.error[1:])
    leads = found.value[0] - found.value[1:]
    if found.best != 0 or not np.all(leads > np.maximum(SURELY, errors)):
        return None
    worth[foremost] = found.value
    order = sorted(range(len(moves)), key=lambda k: (k != best, -worth[k]))
    return {moves[k]: round(float(worth[k]), 3) for k in order}


def _upheld(sight: Sight, shares: dict[str, float]) -> bool:
    """Whether the best move wins more matches than the second, too."""
    best, second, *_ = shares
    return trial.lead(sight, best, second).upheld


def holding(game: Game, found: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Those of some puzzles whose best move wins clearly more matches than the second."""
    return (each for each in found if _upheld(each.position(game).sight(), {**each.shares}))


def preferred(sight: Sight, seed: int) -> str:
    """What a modest search plays."""
    return sight.moves[think(sight, usual(sight, MODEST), seed).best]


def rated(sight: Sight, best: str) -> float:
    """How often weaker players find a move: all levels count alike, and so does the network."""
    rates = [
        np.mean([bot(level, seed).choose(sight) == best for seed in range(TRIES)])
        for level in WEAKER
    ]
    mind = learned(sight.game, int(sight.row.seats))
    if mind is not None:
        liked, _ = likings(sight.game, mind, sight.rows, sight.seat, sight.actions)
        rates.append(liked[sight.moves.index(best)])
    return float(np.mean(rates))


def _puzzle(match: Match, number: int, shares: dict[str, float], found: float) -> Puzzle:
    assert match.seed is not None
    before = tuple(entry.move for entry in match.log[: number - 1] if entry.seat >= 0)
    puzzle = Puzzle(match.players, match.seed, before, shares, round(found, 2), (), {})
    line = tuple(_following(puzzle, match.game))
    return puzzle._replace(line=line, replies=replies(puzzle, match.game))


def _following(puzzle: Puzzle, game: Game) -> Iterator[str]:
    """What the seat goes on with after the best move, until chance or somebody else has a say."""
    match, move = puzzle.position(game), puzzle.best
    seat = match.seat
    for _ in range(FOLLOWING):
        before, known = match.count, match.rows
        match.play(move)
        alone = match.count == before + 1 and not game.reveals(known, match.rows)[0]
        if not alone or match.seat != seat:
            return
        move = preferred(match.sight(), seed=0)
        yield move


def replies(puzzle: Puzzle, game: Game) -> dict[str, tuple[str, ...]]:
    """What may follow each move, as chance has it in this match."""
    asked = puzzle.position(game)
    return {move: tuple(_answered(asked.copy(), move)) for move in puzzle.shares}


def _answered(match: Match, move: str) -> Iterator[str]:
    """What the seat goes on with after a move, and the answers of the first other seat asked."""
    seat, other = match.seat, None
    for _ in range(REPLIES):
        match.play(move)
        if match.seat != seat:
            other = match.seat if other is None else other
        if match.over or (other is not None and match.seat != other):
            return
        move = preferred(match.sight(), seed=0)
        yield move
