"""Random games on a crew: what `tunnelier.simulate` does on the cores of one machine."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake
from tunnelier.core.registry import load

from .batch import SMALLEST_CHUNK, Simulation
from .crew import Crew, work
from .slots import Outcome
from .words import MESSAGES


class Batch(NamedTuple):
    """Everything that defines random games but how many: game i is always the same."""

    game: str
    code: str
    tables: str | None
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int


def simulate_with(
    crew: Crew,
    game: str,
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play random games to their end: the same ones as `tunnelier.simulate`, without their rows.

    `progress` is called with the number of games finished since the last call. The time of the
    result is the wait for the whole crew, the start of its workers included.
    """
    if games < 1:
        raise Mistake(MESSAGES["error-games"], said=games)
    loaded = load(game)
    players = loaded.meta.check_seats(loaded.meta.seats[0] if players is None else players)
    chosen = loaded.meta.check_options(options or {})
    batch = Batch(game, loaded.code, _tables(loaded), players, tuple(chosen.items()), seed)
    outcome = Outcome.of(games, players)
    began = time.perf_counter()
    numbers = range(games)
    with closing(work(crew, partial(_play, batch), numbers, SMALLEST_CHUNK)) as parts:
        for first, part in parts:
            here = slice(first, first + len(part.winners))
            outcome.scores[here], outcome.winners[here] = part.scores, part.winners
            outcome.tally[:] += part.tally
            if progress:
                progress(len(part.winners))
    return Simulation(
        game=game,
        players=players,
        options=chosen,
        seed=seed,
        device="cpu",
        threads=crew.workers,
        rows=None,
        scores=outcome.scores,
        winners=outcome.won,
        decisions=int(outcome.tally[0]),
        draws=int(outcome.tally[1]),
        seconds=time.perf_counter() - began,
    )


def _play(batch: Batch, numbers: Sequence[int]) -> tuple[int, Outcome]:
    """A chunk of the games: the number of its first, and what came of them."""
    game, first_row = _ready(batch)
    rows = np.repeat(first_row, len(numbers))
    part = Outcome.of(len(numbers), batch.players)
    game.play_out(rows, numbers[0], batch.seed, part.tally)
    game.results(rows, part.scores, part.winners)
    return numbers[0], part


@cache
def _ready(batch: Batch) -> tuple[Game, Any]:
    """The game, compiled, and a row about to begin; a worker with other code is refused."""
    game = load(batch.game).ready()
    if (game.code, _tables(game)) != (batch.code, batch.tables):
        raise Mistake(MESSAGES["error-other-worker"], name=platform.node())
    return game, game.new(batch.players, dict(batch.options))


def _tables(game: Game) -> str | None:
    return game.sheet.fingerprint if game.sheet else None
