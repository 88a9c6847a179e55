"""Positions: a whole state as a short text, in words, and back; and whether it is possible.

    tunnelier position 1
    game: cave-in
    rules: 1
    tables: built-in
    table: seats=2 mine=shallow props=9 bag=2,0,2,2 depth=1
    players 0: eyes=1 lamp=2
    players 1: eyes=2 lamp=2
    agenda 0: question=turn

A line is one record of the state, and says what of it is not zero, or is a word. It hides nothing:
a position is for whoever keeps the table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import numpy as np

from . import given
from .agenda import NO_QUESTION, Pending
from .codec import word_of
from .game import Game
from .jit import plainly
from .language import MESSAGES, Phrase
from .mistakes import Mistake, asking, quoted
from .record import Field, Record, column, leaves
from .registry import load, names
from .sheet import edition

FIRST_LINE = "tunnelier position 1"
TABLE = "table"
"""The state itself, beside the records inside it."""
HEADER = 4
"""So many lines come before those of the records."""
PATIENCE = 2_000_000
"""So many calls of Python functions may be made to find out whether a position can be played."""
TRIED = 3
"""So often a position is played on to find that out."""


class Impossible(Mistake):
    """A position that no match can come to, or that is none of the game: why."""

    line: int | None = None
    """The line of its text that is wrong, from 1, where it cannot be read."""
    where: str = ""
    """The words that lead to the record that is wrong, where it is one record's fault."""


# --- writing


def write(game: Game, rows: Any) -> str:
    """The first of some rows as text."""
    return "\n".join([FIRST_LINE, *_header(game), *lines_of(game, rows)]) + "\n"


def lines_of(game: Game, rows: Any) -> list[str]:
    """What the first of some rows holds, a line a record, without a header."""
    return [*_lines(game, game.State, rows[0], "")]


def _header(game: Game) -> list[str]:
    version = game.meta.rules_version
    return [f"game: {game.meta.name}", f"rules: {version}", f"tables: {edition(game.sheet)}"]


def _lines(game: Game, record: type[Record], row: Any, where: str) -> Iterator[str]:
    numbers = {name: field for name, field in record.fields.items() if isinstance(field.kind, str)}
    words = {name: _words(game, record, name, field) for name, field in numbers.items()}
    whole = not where or record is Pending
    said = [
        f"{name}={_written(words[name], row[name])}"
        for name, field in numbers.items()
        if np.any(row[name]) or (whole and words[name] and not field.shape)
    ]
    if said:
        yield f"{where or TABLE}: {' '.join(said)}"
    for name, field in record.fields.items():
        if isinstance(field.kind, str):
            continue
        inside = [row[name]] if not field.shape else row[name]
        for index, each in enumerate(inside):
            if each.tobytes().strip(b"\0") or (field.kind is Pending and index < row["depth"]):
                place = f"{where} {name}".strip() + (f" {index}" if field.shape else "")
                yield from _lines(game, field.kind, each, place)


def _written(words: dict[int, str], value: Any) -> str:
    return ",".join(words.get(int(each), str(int(each))) for each in np.ravel(value))


def _words(game: Game, record: type[Record], name: str, field: Field) -> dict[int, str]:
    """The words for the numbers of a field, where it has any."""
    members = field.words if (record, name) != (Pending, "question") else game.rules.Ask
    return {int(member): word_of(member) for member in members or ()}


# --- reading


def read(text: str) -> tuple[Game, Any]:
    """The game and the row (an array of one) that a text tells; `Impossible` says what is wrong."""
    game, rows = parsed(text)
    return game, checked(game, rows)


def parsed(text: str) -> tuple[Game, Any]:
    """The same, possible or not: `Impossible` where it cannot be read, with the line."""
    lines = [(k, line.strip()) for k, line in enumerate(text.splitlines(), 1) if line.strip()]
    lines += [(len(lines) + 1, "")] * (HEADER - len(lines))
    (first, title), *header = lines[:HEADER]
    with _at_line(first):
        if title != FIRST_LINE:
            raise Impossible(MESSAGES["position-none"], first=FIRST_LINE)
    said = dict(line.split(": ", 1) for _, line in header if ": " in line)
    name = said.get("game", "")
    with _at_line(header[0][0]):
        if name not in names():
            raise Impossible(MESSAGES["position-game"], said=quoted(name), known=", ".join(names()))
    game = load(name)
    for ours, (number, theirs) in zip(_header(game), header, strict=True):
        with _at_line(number):
            if ours != theirs:
                raise Impossible(MESSAGES["position-header"], said=quoted(theirs), here=ours)
    return game, _rows_of(game, lines[HEADER:])


def row_of(game: Game, lines: Iterable[str]) -> Any:
    """The row (an array of one) that lines tell, possible or not."""
    return _rows_of(game, enumerate(lines, 1))


def _rows_of(game: Game, lines: Iterable[tuple[int, str]]) -> Any:
    rows = game.State.rows(1)
    for number, line in lines:
        with _at_line(number):
            where, colon, said = line.partition(":")
            if not colon:
                raise Impossible(MESSAGES["position-line"], said=quoted(line))
            for word in said.split():
                put(game, rows, where, word)
            record_at(game, rows, where)
    return rows


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """What is wrong inside is wrong with a line."""
    try:
        yield
    except Impossible as wrong:
        wrong.line = number
        raise


def put(game: Game, rows: Any, where: str, said: str) -> None:
    """Write one `field=value` into the record of the first row that words lead to."""
    record, row = record_at(game, rows, where)
    _set(game, record, row, where, said)


def record_at(game: Game, rows: Any, where: str) -> tuple[type[Record], Any]:
    """The kind of the record that words lead to, and its part of the first row."""
    return _record(game, rows[0], where.split())


def _record(game: Game, row: Any, path: list[str]) -> tuple[type[Record], Any]:
    """The record inside a state that words lead to."""
    record, steps = game.State, iter(path if path != [TABLE] else [])
    for name in steps:
        field = record.fields.get(name)
        if field is None or isinstance(field.kind, str):
            inside = [each for each, its in record.fields.items() if not isinstance(its.kind, str)]
            raise _unknown(name, [TABLE, *inside])
        row, record = row[name], field.kind
        if field.shape:
            index = next(steps, "")
            last = field.shape[0] - 1
            if not (index.isdecimal() and len(index) <= len(str(last)) and int(index) <= last):
                raise Impossible(MESSAGES["position-index"], name=name, last=last)
            row = row[int(index)]
    return record, row


def _set(game: Game, record: type[Record], row: Any, where: str, word: str) -> None:
    """Write one `field=value`."""
    name, equals, value = word.partition("=")
    field = record.fields.get(name)
    if not equals or field is None or not isinstance(field.kind, str):
        raise _unknown(word, [n for n, its in record.fields.items() if isinstance(its.kind, str)])
    known = {said: number for number, said in _words(game, record, name, field).items()}
    try:
        numbers = [known[each] if each in known else int(each) for each in value.split(",")]
        row[name] = np.array(numbers, field.kind).reshape(field.shape)
    except (ValueError, OverflowError):
        count = int(np.prod(field.shape)) if field.shape else 1
        there = " ".join([*where.split(), name])
        wrong = MESSAGES["position-value"].filled(where=there, said=quoted(value))
        raise Impossible(wrong, count=count, words=", ".join(known) or "–") from None


def _unknown(said: str, known: list[str]) -> Impossible:
    unknown = MESSAGES["position-unknown"].filled(said=quoted(said), known=", ".join(known))
    return Impossible(asking(unknown, said, known))


# --- whether it can be


def options_of(game: Game, row: Any) -> dict[str, str]:
    """The choices that a state was begun with."""
    options = game.meta.options
    return {option.name: list(option.choices)[int(row[option.column])] for option in options}


def checked(game: Game, rows: Any) -> Any:
    """The first of some rows, in an array of its own; `Impossible` says why it cannot be.

    No rule runs before all that rules rely on is found to be there (see `core/given.py`).
    """
    if getattr(rows, "dtype", None) != game.State.dtype:
        raise Impossible(MESSAGES["position-other"], title=game.meta.title)
    one = np.array(rows, game.State.dtype).reshape(-1)[:1].copy()
    if len(one) == 0:
        raise Impossible(MESSAGES["position-other"], title=game.meta.title)
    _refuse_ranges(game, one)
    game.meta.check_seats(int(one[0].seats))
    with plainly():
        for clash in given.wrongs(game, one[0]):
            _refuse(game, one, clash)
    wrong = _not_of_the_box(game, one[0]) or _not_asked(game, one)
    if wrong is not None:
        raise Impossible(wrong)
    return one


def playable(game: Game, rows: Any) -> Any:
    """As `checked`, of a row that a stranger has made.

    Compiled rules look no index up twice, and may never come back from numbers that cannot stand
    together. A game that says nothing of what its rules rely on has the row tried as plain Python
    first, with so much patience and no more: that tells of a few ways from there, not of all.
    """
    with warily():
        one = checked(game, rows)
        if game.given is None:
            _try_out(game, one)
    return one


def _try_out(game: Game, rows: Any) -> None:
    rng = np.random.default_rng(0)
    for _ in range(TRIED):
        trial = rows.copy()
        while not trial[0].over:
            game.step(trial, int(rng.choice(game.legal(trial))))
        game.result(trial)


@contextmanager
def warily() -> Iterator[None]:
    """Rules run as plain Python inside, and not for ever; where they stumble, a row is refused."""
    with plainly(), patiently(PATIENCE):
        try:
            yield
        except Mistake:
            raise
        except Exception as stumble:
            name = type(stumble).__name__
            raise Impossible(MESSAGES["position-stumble"], error=name) from None


@contextmanager
def patiently(calls: int) -> Iterator[None]:
    """TimeoutError after so many calls of Python functions in this thread."""
    left, before = calls, sys.getprofile()

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise TimeoutError

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


def _refuse_ranges(game: Game, rows: Any) -> None:
    for path, field in leaves(game.State):
        values = column(rows[0], path)
        for place in np.argwhere((values < field.low) | (values > field.high)):
            where, said = given.place_of(game.State, path, place), values[tuple(place)]
            _refuse(game, rows, next(given.within(where, said, field.low, field.high)))


def _refuse(game: Game, rows: Any, wrong: given.Wrong) -> NoReturn:
    record, said = _found(game, rows[0], wrong.where)
    places = {"where": wrong.where, "said": said, **wrong.places}
    if wrong.other:
        places |= {"other": wrong.other, "there": _found(game, rows[0], wrong.other)[1]}
    impossible = Impossible(MESSAGES[wrong.key].filled(**places))
    impossible.where = record or TABLE
    raise impossible


def _found(game: Game, row: Any, where: str) -> tuple[str, str]:
    """The record that words lead to, and what the field they name holds, or one place of it."""
    record, path, steps = game.State, list[str](), iter(where.split())
    for name in steps:
        field, row = record.fields[name], row[name]
        index = next(steps, None) if field.shape else None
        if index is not None:
            row = row[int(index)]
        if isinstance(field.kind, str):
            return " ".join(path), _written(_words(game, record, name, field), row)
        path += [name] if index is None else [name, index]
        record = field.kind
    return where, ""


def _not_of_the_box(game: Game, row: Any) -> Phrase | None:
    """Whether pieces are missing, or too many."""
    counted, box = game.state.census(row), game.state.box(row)
    for piece, count in box.items():
        if counted.get(piece) != count:
            wrong = MESSAGES["position-pieces"].filled(piece=piece, said=counted.get(piece, 0))
            return wrong.filled(box=count)
    return None


def _not_asked(game: Game, rows: Any) -> Phrase | None:
    """Whether a match that is not over can go on."""
    if rows[0].over:
        return None
    asked = game.question(rows)
    if asked == NO_QUESTION:
        return MESSAGES["position-no-question"]
    if game.legal(rows):
        return None
    return MESSAGES["position-stuck"].filled(question=word_of(game.rules.Ask(asked)))
