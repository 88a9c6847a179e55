"""The course of a finished match: what every seat would have scored after each move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tunnelier.core.mistakes import Mistake

from .match import Match
from .words import MESSAGES

NOTHING = (0,)
TOTAL = "total"
"""What the column is called where points are added up; else they stand in the last one."""
Lines = Sequence[Mapping[str, Any]]
"""A score sheet."""


def course(match: Match) -> list[tuple[int, ...]]:
    """Points of every seat as they stood before the first move and after each.

    Some games count only at the end. Their score sheets can be asked at any time: the column in
    which the final points are found tells them. It reads what is hidden while a match is played.
    """
    if not match.over:
        raise Mistake(MESSAGES["error-not-over"])
    game, rows = match.game, [match.rows_at(number) for number in range(match.count + 1)]
    column = points_column(match.score_sheet, match.scores)
    if column is None:
        return [game.result(row)[0] for row in rows]
    sheets = (game.score.score_sheet(row[0]) for row in rows)
    return [totals(sheet, column, match.players) or NOTHING * match.players for sheet in sheets]


def standing(match: Match, seat: int | None) -> tuple[int, ...] | None:
    """The points of every seat of a match that goes on, from what a seat may see."""
    view, seats = match.row_seen_by(seat), match.players
    lines: Lines = match.game.score.score_sheet(view)
    names = [name for name in (lines[0] if lines else {}) if name != "seat"]
    for name in [TOTAL] if TOTAL in names else reversed(names):
        if (found := totals(lines, name, seats)) is not None:
            return found
    return None


def points_column(lines: Lines, scores: Sequence[int]) -> str | None:
    """The column of a sheet that adds up to the points; of several the last, where totals stand."""
    for name in reversed(list(lines[0]) if lines and scores else []):
        if name != "seat" and totals(lines, name, len(scores)) == tuple(scores):
            return name
    return None


def totals(lines: Lines, name: str, seats: int) -> tuple[int, ...] | None:
    """What every seat has in a column: a number in its own line, or a list of seats in each."""
    found = [0] * seats
    for line in lines:
        value = line[name]
        if value is None:
            continue
        if isinstance(value, list) and len(value) == seats and _counts(value):
            found = [total + more for total, more in zip(found, value, strict=True)]
        elif "seat" in line and _counts([value]):
            found[line["seat"]] += value
        else:
            return None
    return tuple(found)


def _counts(values: Sequence[Any]) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)
