"""Sheets: tables of cards and numbers as text that a person can write and correct.

One thing a line: its kind, its name, then `key=value` pairs; `#` starts a remark.

    card   12  joins=T-B,L1-R2,L2-R1
    point  P1  T=4 B=4 L1=3 L2=2 R1=2 R2=3
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from .codec import word_of
from .language import MESSAGES, Phrase
from .mistakes import Mistake, quoted

BUILT_IN = "built-in"


class SheetError(Mistake):
    """A sheet that cannot be used: which file, which line, which of its values, and why."""

    def __init__(
        self, source: str, line: int | None, reason: Phrase, key: str | None = None
    ) -> None:
        self.source, self.line, self.reason, self.key = source, line, reason, key
        said = MESSAGES["sheet" if line is None else "sheet-line"]
        super().__init__(said, source=source, line=line or 0, reason=reason)


class Line(NamedTuple):
    """One line of a sheet that says something."""

    source: str
    number: int
    kind: str
    name: str
    values: dict[str, str]

    def error(self, reason: Phrase, key: str | None = None) -> SheetError:
        """What is wrong with this line, or with the value under `key`."""
        said = MESSAGES["sheet-of"].filled(kind=self.kind, name=self.name, reason=reason)
        return SheetError(self.source, self.number, said, key)

    def whole(self, key: str, low: int, high: int) -> int:
        """The whole number under `key`, from `low` to `high`."""
        if key not in self.values:
            raise self.error(MESSAGES["sheet-key-missing"].filled(key=key))
        text = self.values[key]
        if not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
            wrong = MESSAGES["sheet-not-whole"].filled(key=key, said=quoted(text))
            raise self.error(wrong.filled(low=low, high=high), key)
        return int(text)

    def only(self, *keys: str) -> None:
        """Refuse the line unless it gives these keys, and nothing else."""
        if set(self.values) != set(keys):
            known = ", ".join(f"{key}=" for key in keys)
            raise self.error(MESSAGES["sheet-keys"].filled(known=known))

    def word(self, key: str, words: Iterable[IntEnum]) -> IntEnum:
        """The one of some words that stands under `key`."""
        known = {word_of(member): member for member in words}
        if self.values[key] not in known:
            wrong = MESSAGES["sheet-none-of"].filled(key=key, said=quoted(self.values[key]))
            raise self.error(wrong.filled(known=", ".join(known)), key)
        return known[self.values[key]]


class Kind(NamedTuple):
    """One kind of lines: their names, what reads one, and which of them are in doubt."""

    names: Sequence[str]
    read: Callable[[Line], object]
    doubtful: Sequence[str] | None = None
    """The names of lines that are not known for certain; None: all of them."""

    @property
    def in_doubt(self) -> Sequence[str]:
        """The names of the lines that somebody with the box would look up first."""
        return self.names if self.doubtful is None else self.doubtful


class Sheet(NamedTuple):
    """A sheet in use: where it comes from, its text, its fingerprint and its lines."""

    source: str
    text: str
    fingerprint: str
    lines: list[Line]

    def of(self, kind: str, names: Sequence[str]) -> list[Line]:
        """The lines of one kind in the order of `names`, none missing."""
        found = {line.name: line for line in self.lines if line.kind == kind}
        for name in names:
            if name not in found:
                missing = MESSAGES["sheet-missing"].filled(kind=kind, name=name)
                raise SheetError(self.source, None, missing)
        return [found[name] for name in names]

    def checked(self, kinds: Mapping[str, Kind]) -> Sheet:
        """The sheet, if every line is of a known kind, has a known name and can be read."""
        for line in self.lines:
            if line.kind not in kinds:
                raise line.error(MESSAGES["sheet-starts"].filled(known=", ".join(kinds)))
            kind = kinds[line.kind]
            if line.name not in kind.names:
                raise line.error(MESSAGES["sheet-unknown"].filled(known=", ".join(kind.names)))
            kind.read(line)
        return self


def edition(sheet: Sheet | None) -> str:
    """Which tables a game is played with, and their fingerprint; a game may have no sheet."""
    if sheet is None:
        return BUILT_IN
    kind = BUILT_IN if sheet.source == BUILT_IN else "own"
    return f"{kind} {sheet.fingerprint}"


def sheet(game: str, built_in: str) -> Sheet:
    """The user's own sheet of a game, from the folder TUNNELIER_TABLES, or the built-in one."""
    folder = os.environ.get("TUNNELIER_TABLES")
    path = Path(folder) / f"{game}.txt" if folder else None
    if folder and not Path(folder).is_dir():
        raise SheetError(folder, None, MESSAGES["sheet-no-folder"])
    if path is None or not path.exists():
        return read(built_in, BUILT_IN)
    try:
        return read(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        reason = MESSAGES["sheet-not-text"].filled(reason=str(error))
        raise SheetError(str(path), None, reason) from None


def read(text: str, source: str) -> Sheet:
    """Take a sheet apart, or say which line cannot be understood."""
    lines: list[Line] = []
    for number, written in enumerate(text.splitlines(), start=1):
        words = written.split("#", 1)[0].split()
        if words:
            lines.append(_line(words, source, number))
    seen: dict[tuple[str, str], int] = {}
    for line in lines:
        first = seen.setdefault((line.kind, line.name), line.number)
        if first != line.number:
            raise line.error(MESSAGES["sheet-given-before"].filled(line=first))
    content = "\n".join(f"{line.kind} {line.name} {line.values}" for line in lines)
    return Sheet(source, text, hashlib.sha256(content.encode()).hexdigest()[:12], lines)


def _line(words: list[str], source: str, number: int) -> Line:
    if len(words) < 2:
        alone = MESSAGES["sheet-alone"].filled(said=quoted(words[0]))
        raise SheetError(source, number, alone)
    values: dict[str, str] = {}
    for word in words[2:]:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            wrong = MESSAGES["sheet-pair"].filled(said=quoted(word))
            raise SheetError(source, number, wrong)
        if key in values:
            twice = MESSAGES["sheet-given-twice"].filled(key=quoted(key))
            raise SheetError(source, number, twice)
        values[key] = value
    return Line(source, number, words[0], words[1], values)
