"""Games on disk: one Parquet file for every number of players, a row a game.

While games are played they are kept in parts; a run that ends, by itself or at the keyboard, leaves
one file in the order of the games. Whoever asks for more later has only the missing ones played.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import word_of
from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake
from tunnelier.core.record import Field, column, leaves
from tunnelier.play.arena import Terms

from .notes import Noted
from .words import MESSAGES

FORMAT = 1
TERMS = b"tunnelier lab"
"""Under this key the file says what was played."""
SAVE_EVERY = 10.0
"""Seconds between two parts; a kill loses the games since the last one."""
MACHINERY = ("depth", "agenda")
"""Fields that are empty when a game is over."""


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet side, or the advice to install them."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Mistake(MESSAGES["error-no-arrow"]) from None
    return pyarrow, pyarrow.parquet


class Store:
    """The games of one number of players, in a folder."""

    def __init__(self, folder: Path, terms: Terms, actions: bool) -> None:
        self.pyarrow, self.parquet = arrow()
        self.folder, self.terms, self.with_actions = folder, terms, actions
        self.path = folder / f"games-{terms.players}p.parquet"
        self.header = _header(terms, actions)
        self._waiting: list[Noted] = []
        self._saved = time.monotonic()

    def begin(self) -> set[int]:
        """The numbers of the games that are there; files of other games are refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        numbers: set[int] = set()
        for path in self._files():
            self._compare(path)
            numbers.update(self.parquet.read_table(path, columns=["game"])["game"].to_pylist())
        return numbers

    def add(self, games: Iterable[Noted]) -> None:
        """More games; they are written now and then."""
        self._waiting += games
        if time.monotonic() - self._saved > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Write what is waiting to be written."""
        if self._waiting:
            number = 1 + max((int(path.stem[-6:]) for path in self._parts()), default=0)
            self._write(
                table_of(self.terms, self._waiting, self.with_actions),
                self.folder / f"{self.path.stem}.part-{number:06}.parquet",
            )
            self._waiting = []
        self._saved = time.monotonic()

    def finish(self) -> Any:
        """Everything in one file, in the order of the games; the table that is in it."""
        self.save()
        parts = self._parts()
        table = self.pyarrow.concat_tables([self.parquet.read_table(p) for p in self._files()])
        if parts:
            # Each game once: a crash may have left parts behind that are in the file already.
            _, in_order = np.unique(np.array(table["game"].to_pylist()), return_index=True)
            table = table.take(in_order)
            self._write(table, self.path)
            for part in parts:
                part.unlink()
        return table

    def _parts(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self.path.stem}.part-*.parquet"))

    def _files(self) -> list[Path]:
        return [*([self.path] if self.path.exists() else []), *self._parts()]

    def _write(self, table: Any, path: Path) -> None:
        """All of a file or nothing: it is written beside its place and moved there."""
        beside = path.with_suffix(".new")
        named = table.replace_schema_metadata({TERMS: json.dumps(self.header)})
        self.parquet.write_table(named, beside, compression="zstd")
        os.replace(beside, path)

    def _compare(self, path: Path) -> None:
        try:
            metadata = self.parquet.read_schema(path).metadata or {}
        except (OSError, self.pyarrow.ArrowInvalid):
            metadata = {}
        if TERMS not in metadata:
            raise Mistake(MESSAGES["error-no-games-there"], path=path)
        theirs = json.loads(metadata[TERMS])
        for key, ours in self.header.items():
            if theirs.get(key) != ours:
                other = MESSAGES["error-other-games"].filled(path=path, key=key)
                raise Mistake(other, theirs=json.dumps(theirs.get(key)), ours=json.dumps(ours))


def _header(terms: Terms, actions: bool) -> dict[str, Any]:
    """What was played, with the versions of all that has a say in it."""
    said = {key: value for key, value in terms.header.items() if key != "tunnelier arena"}
    return {"format": FORMAT, **said, "actions": actions}


# --- games as columns


def table_of(terms: Terms, games: Sequence[Noted], actions: bool) -> Any:
    """Games as a table: what came out, what happened, and every field of the finished states."""
    pyarrow, _ = arrow()
    rows = np.frombuffer(b"".join(game.row for game in games), terms.game.State.dtype)
    seats = [sum(mover != CHANCE for mover in game.movers) for game in games]
    columns: dict[str, Any] = {
        "game": pyarrow.array([game.played.game for game in games], pyarrow.int32()),
        "bots": pyarrow.array([game.played.bots for game in games]),
        "scores": _lists([game.played.scores for game in games], pyarrow.int32()),
        "winners": _lists([game.played.winners for game in games], pyarrow.int8()),
        "first": pyarrow.array([game.first for game in games], pyarrow.int8()),
        "decisions": pyarrow.array(seats, pyarrow.int32()),
        "choices": pyarrow.array([sum(game.played.questions) for game in games], pyarrow.int32()),
        "stumbles": pyarrow.array([len(game.played.stumbles) for game in games], pyarrow.int32()),
        "did": pyarrow.array(
            [game.did for game in games], pyarrow.list_(pyarrow.list_(pyarrow.string()))
        ),
        **_counts(terms.game, games),
        **{f"row.{name}": values for name, values in _fields(terms.game, rows).items()},
    }
    if actions:
        columns["actions"] = _lists([game.actions for game in games], pyarrow.int16())
        columns["movers"] = _lists([game.movers for game in games], pyarrow.int8())
    return pyarrow.table(columns)


def _lists(values: Sequence[Sequence[int]], kind: Any) -> Any:
    pyarrow, _ = arrow()
    return pyarrow.array(values, pyarrow.list_(kind))


def _counts(game: Game, games: Sequence[Noted]) -> dict[str, Any]:
    """How often everything was asked, answered, told, and stood in the way, a column each."""
    pyarrow, _ = arrow()
    kinds, asked = (np.asarray(values, np.int64) for values in game.actions.columns[:2])
    moves = [np.array(each.actions, np.int64) for each in games]
    counted = {
        **_tally("asked", game.rules.Ask, [asked[actions] for actions in moves]),
        **_tally("moves", game.rules.Kind, [kinds[actions] for actions in moves]),
    }
    for reason in list(game.rules.Refusal)[1:]:
        counted[f"refused.{word_of(reason)}"] = [each.refused[reason] for each in games]
    for news in getattr(game.news, "News", ()):
        counted[f"told.{word_of(news)}"] = [each.told[news] for each in games]
    return {name: pyarrow.array(values, pyarrow.int32()) for name, values in counted.items()}


def _tally(prefix: str, words: Any, values: Sequence[Any]) -> dict[str, list[int]]:
    table = [np.bincount(each, minlength=max(words) + 1) for each in values]
    return {f"{prefix}.{word_of(word)}": [int(counts[word]) for counts in table] for word in words}


def _fields(game: Game, rows: Any) -> dict[str, Any]:
    """Every leaf field of the states; those of many values as lists."""
    return {
        ".".join(path): _nested(_in_words(field, np.asarray(column(rows, path))))
        for path, field in leaves(game.State)
        if path[0] not in MACHINERY
    }


def _in_words(field: Field, values: Any) -> Any:
    if field.words is None:
        return values
    words: Mapping[int, str] = {int(member): word_of(member) for member in field.words}
    said = np.array([words.get(n, str(n)) for n in range(field.low, field.high + 1)], object)
    return said[values.astype(np.int64) - field.low]


def _nested(values: Any) -> Any:
    """An array of any shape as lists within lists."""
    pyarrow, _ = arrow()
    nested = pyarrow.array(np.ascontiguousarray(values).reshape(-1))
    for length in reversed(values.shape[1:]):
        offsets = np.arange(0, len(nested) + 1, length, dtype=np.int32)
        nested = pyarrow.ListArray.from_arrays(offsets, nested)
    return nested
