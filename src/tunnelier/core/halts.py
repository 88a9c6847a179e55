"""Halts: a match that can neither end nor go on, and after which move of which rule."""

from __future__ import annotations

import inspect
import re
from typing import Any

import numpy as np

from .agenda import CHANCE
from .chance import below, stream_of
from .faults import Fault, short

ENDLESS = 10
"""A match that is so many times as long as its game declares does not end."""


def stuck(game: Any, rows: Any, last: int | None = None) -> Fault:
    """Why a match can neither end nor go on, and after which move, if that is known."""
    s = rows[0]
    after = "" if last is None else f"after `{game.actions.text(last)}` "
    cause = game.rules.setup if last is None else game.rules.step
    if int(s.depth) < 0:
        what = (
            f"more is asked than the agenda holds: it is {len(s.agenda)} deep (State.agenda), or "
            "something was answered twice"
        )
    elif int(s.depth) == 0:
        what = "nothing is asked, and the match is not over: `ask(…)`, or set `s.over = 1`"
    else:
        asked, seat, last = game.rules.Ask(game.question(rows)).name, game.seat(rows), None
        if seat < 0:
            what = f"chance is asked {asked} and can do nothing: `ways` is 0 for all of its moves"
            cause = game.rules.ways
        else:
            what = f"seat {seat} is asked {asked} and may do nothing: `refuse` refuses all answers"
            cause = game.rules.refuse
    return Fault(f"{game.meta.title}: {after}{what}. {_place(game, cause, last)}")


def halted(game: Any, row: Any, number: int, seed: int) -> Fault:
    """Why match `number` of a random batch has come to a halt, in this row."""
    played = _retraced(game, row, number, seed)
    if len(played) > game.meta.longest:
        return endless(game, played[-1])
    return stuck(game, np.array([row], game.State.dtype), played[-1] if played else None)


def _retraced(game: Any, row: Any, number: int, seed: int) -> list[int]:
    """The moves of a random match, played again one by one (see `play_out` of `core/loops.py`)."""
    choices = {
        option.name: list(option.choices)[row[option.column]] for option in game.meta.options
    }
    rows = game.new(int(row.seats), choices)
    stream = np.array([stream_of(np.uint64(seed % 2**64), np.uint64(number))])
    played: list[int] = []
    while not rows[0].over and len(played) <= game.meta.longest:
        if game.seat(rows) == CHANCE:
            odds = game.odds(rows)
            legal, weights = [*odds], np.array([*odds.values()], np.int32)
            choice = game.loops.draw(weights, len(legal), stream) if legal else 0
        else:
            legal = game.legal(rows)
            choice = below(stream, len(legal)) if legal else 0
        if not legal:
            break
        played.append(legal[int(choice)])
        game.step(rows, played[-1])
    return played


def endless(game: Any, last: int | None = None) -> Fault:
    """A match that does not end."""
    return Fault(
        f"{game.meta.title}: a match does not end, it has gone on beyond the {game.meta.longest} "
        "moves that meta.py declares as `longest`: does every `step` call `answered(s)`? "
        f"{_place(game, game.rules.step, last)}"
    )


def _place(game: Any, rule: Any, action: int | None) -> str:
    """Where a rule is written, or what it makes of a move."""
    function = getattr(rule, "py_func", rule)
    lines, first = inspect.getsourcelines(function)
    wanted = rf"def {function.__name__}\b"
    if action is not None:
        wanted = rf"\b{game.actions.kind(action).name}\b"
    at = next((first + k for k, line in enumerate(lines) if re.search(wanted, line)), first)
    return f"Look at {short(inspect.getfile(function))}, line {at}."
