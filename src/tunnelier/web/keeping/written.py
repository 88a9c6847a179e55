"""What is written of a table: a save file in parts that grow, and the match that they tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tunnelier.play.match import Match
from tunnelier.play.saved import MOVE


class Written(NamedTuple):
    """A match as it is saved, in the parts that are kept apart."""

    header: str
    lines: list[str]
    ending: str

    @classmethod
    def of(cls, match: Match) -> Written:
        """The parts of a match."""
        header, _, rest = match.save().partition("moves:\n")
        lines = rest.splitlines()
        count = len(match.log)
        return cls(header, lines[:count], "".join(f"{line}\n" for line in lines[count:]))

    @classmethod
    def kept(cls, header: str, events: Sequence[list[str]], ending: str | None) -> Written:
        """The parts as a database keeps them: what each event added, and how it ended, if it did.

        ValueError if there is no event: the first one sets a table up.
        """
        if not events:
            raise ValueError("nothing is written of what was answered")
        lines = added_up(events)
        return cls(header, lines, ending or f"end: {len(lines)} moves, not over\n")

    @property
    def text(self) -> str:
        """The whole."""
        return f"{self.header}moves:\n" + "".join(f"{x}\n" for x in self.lines) + self.ending

    def replayed(self, secret: str, seats: Sequence[int]) -> Match:
        """The match, with the secret of its draws and for the seats that are written down.

        BadSave says in which line it is not played here as it was; ValueError what else is wrong.
        """
        match = Match.load(self.text, secret)
        if list(seats) != list(range(match.players)):
            raise ValueError(f"{match.players} seats should be written down, not {len(seats)}")
        return match

    def move_at(self, line: int) -> int:
        """The number of the move in a line of the text: below 1 before them, above after them."""
        return line - len(self.header.splitlines()) - 1


def follow(match: Match, seat: int, lines: list[str]) -> None:
    """Let a match go on by an event that another process has written.

    ValueError if it does not go on here as it is written.
    """
    before = match.count
    if not lines:
        match.undo(seat)
    elif (first := MOVE.fullmatch(lines[0])) is not None:
        match.play(first[3])
    if Written.of(match).lines[before:] != lines:
        raise ValueError(f"move {before + 1} goes on otherwise than it is written")


def added_up(events: Iterable[list[str]]) -> list[str]:
    """The lines of all events, one after another; an event without any takes the last one back."""
    lines: list[str] = []
    for added in events:
        lines = lines + added if added else lines[:-1]
    return lines
