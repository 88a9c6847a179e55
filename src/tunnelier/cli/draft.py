"""A sheet that is being filled in: its text, of which one line after another is confirmed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tunnelier.core.game import Game
from tunnelier.core.sheet import Line, Sheet, SheetError, read

CONFIRMED = "# read from the box"
"""What stands behind a line that somebody has compared with the box; before names, one by one."""


class Draft:
    """The sheet of a game as far as it is filled in, and the file in which it is kept.

    A file that is there is gone on with: whatever its writer added stays. What it lacks, and what
    cannot be read in it, is taken from the built-in sheet.
    """

    def __init__(self, game: Game, built_in: Sheet, path: Path) -> None:
        self.game, self.path = game, path
        text = path.read_text(encoding="utf-8") if path.exists() else built_in.text.strip()
        self._rows = text.splitlines()
        found = {_called(line): line for line in self.sheet.lines}
        for line in built_in.lines:
            row = built_in.text.splitlines()[line.number - 1]
            mine = found.get(_called(line))
            if mine is None:
                self._rows.append(row)
            elif not self._readable(mine, line):
                self._rows[mine.number - 1] = row

    @property
    def sheet(self) -> Sheet:
        """The whole as it stands."""
        return read("\n".join(self._rows) + "\n", str(self.path))

    def line(self, kind: str, name: str) -> Line:
        """One line as it stands."""
        return next(line for line in self.sheet.lines if _called(line) == (kind, name))

    def confirmed(self, line: Line) -> bool:
        """Whether somebody has compared a line with the box."""
        return self._rows[line.number - 1].endswith(CONFIRMED)

    def tried(self, line: Line, values: Mapping[str, str]) -> Line:
        """A line with other values, if the game can read it; else a SheetError."""
        other = read(self._row(line, values), line.source).lines[0]._replace(number=line.number)
        self.game.sheet_kinds[line.kind].read(other)
        return other

    def confirm(self, line: Line, values: Mapping[str, str]) -> None:
        """Keep a line with these values as read from the box."""
        row = self._row(line, values).removesuffix(CONFIRMED).rstrip()
        self._rows[line.number - 1] = f"{row}  {CONFIRMED}"
        self._write()

    @property
    def signed(self) -> bool:
        """Whether somebody is named who filled it in."""
        return any(row.startswith(f"{CONFIRMED} by ") for row in self._rows)

    def sign(self, name: str, date: str) -> None:
        """Name who filled it in."""
        self._rows.insert(0, f"{CONFIRMED} by {name}, {date}")
        self._write()

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text("\n".join(self._rows) + "\n", encoding="utf-8")
        fresh.replace(self.path)

    def _row(self, line: Line, values: Mapping[str, str]) -> str:
        """A line as it is written, with other values in their places."""
        said, sign, remark = self._rows[line.number - 1].partition("#")
        for key, value in values.items():
            said = re.sub(rf"(?<=\s){re.escape(key)}=\S+", lambda _, v=f"{key}={value}": v, said)  # type: ignore[misc]
        return said + sign + remark

    def _readable(self, mine: Line, built_in: Line) -> bool:
        if mine.values.keys() != built_in.values.keys():
            return False
        try:
            self.game.sheet_kinds[mine.kind].read(mine)
        except SheetError:
            return False
        return True


def _called(line: Line) -> tuple[str, str]:
    return line.kind, line.name
