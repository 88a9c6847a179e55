"""Saved matches: text a person can read, and a program can hold against the rules.

    tunnelier match 1
    game: steam-tunnel
    rules: 1
    tables: built-in 0c5f8d21b7aa
    players: 2
    options: dead_ends=normal deck=full
    chance: secret
    commitment: 5d0c… from draw 0
    moves:
    1 chance lay point=p3 way=printed ~ 93b1c07e
    …
    secret: 8f1a… from draw 0
    end: 97 moves, scores 41 73, won by seat 1

After `~` stands a fingerprint of everything so far: the moves, who was asked, and what was legal.
It does not depend on how rows are laid out in memory, only on how the game behaves. The secret is
written once the match is over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tunnelier.core import chance
from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import shortened
from tunnelier.core.game import Game
from tunnelier.core.registry import load, names
from tunnelier.core.sheet import SheetError

from .log import Entry, Pledge, Refused

FIRST_LINE = "tunnelier match 1"
MOVE = re.compile(r"(\d+) (chance|seat-\d+) (.+?)( \(forced\))? ~ ([0-9a-f]{8})")
PLEDGE = re.compile(r"([0-9a-f]{64}) from draw (\d+)")


class BadSave(ValueError):
    """A text that is not a whole, unchanged match: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")


class Kept(Protocol):
    """What of a match is written, and what reading one asks of it."""

    game: Game
    players: int
    options: Mapping[str, str]
    seed: int | None
    follow: bool
    pledges: list[Pledge]

    @property
    def over(self) -> bool: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def log(self) -> Sequence[Entry]: ...
    @property
    def rows(self) -> Any: ...
    def fingerprints(self, header: str) -> list[str]: ...
    def replay(self, move: str, forced: bool = False) -> None: ...


M = TypeVar("M", bound=Kept)
Begin = Callable[[Game, int, Mapping[str, str]], M]
"""Makes a match about to begin, in which chance is answered like any seat."""


# --- writing


def write(match: Kept) -> str:
    """The text of a match."""
    lines = [FIRST_LINE, *_header(match)]
    if match.follow:
        lines.append("chance: followed")
    else:
        lines.append("chance: secret" if match.seed is None else f"chance: seed {match.seed}")
    lines += [
        f"commitment: {pledge.commitment} from draw {pledge.first}" for pledge in match.pledges
    ]
    lines.append("moves:")
    lines += [f"{entry} ~ {mark}" for entry, mark in zip(match.log, _marks(match), strict=True)]
    if match.over:
        lines += [
            f"secret: {pledge.secret.hex()} from draw {pledge.first}"
            for pledge in match.pledges
            if pledge.secret is not None
        ]
    lines.append(_last_line(match))
    return "\n".join(lines) + "\n"


def _header(match: Kept) -> list[str]:
    chosen = " ".join(f"{name}={choice}" for name, choice in match.options.items()) or "none"
    return [
        f"game: {match.game.meta.name}",
        f"rules: {match.game.meta.rules_version}",
        f"tables: {tables_of(match.game)}",
        f"players: {match.players}",
        f"options: {chosen}",
    ]


def tables_of(game: Game) -> str:
    """Which tables the game is played with, and their fingerprint."""
    if game.sheet is None:
        return "built-in"
    kind = "built-in" if game.sheet.source == "built-in" else "own"
    return f"{kind} {game.sheet.fingerprint}"


def _marks(match: Kept) -> list[str]:
    """The chain of fingerprints, one a move."""
    return match.fingerprints("\n".join(_header(match)))


def _last_line(match: Kept) -> str:
    count = f"end: {len(match.log)} moves"
    if not match.over:
        return f"{count}, not over"
    scores = " ".join(map(str, match.scores))
    winners = " and ".join(map(str, match.winners))
    return f"{count}, scores {scores}, won by seat {winners}"


# --- reading


def read(text: str, begin: Begin[M], secret: str | None = None) -> M:
    """The match that a text tells, replayed move by move; nothing is half-loaded."""
    reader = _Reader(text)
    match = reader.header(begin)
    reader.moves(match)
    reader.end(match)
    if secret is not None:
        _give_secret(match, secret)
    return match


class _Reader:
    """Reads a saved match line by line, so that every complaint has a line number."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def next(self) -> str:
        if self.at >= len(self.lines):
            raise BadSave(self.at + 1, "the text breaks off here; is the file complete?")
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def bad(self, reason: str) -> BadSave:
        return BadSave(self.at, reason)

    def value(self, key: str) -> str:
        line = self.next()
        if not line.startswith(f"{key}: "):
            raise self.bad(f"{key}: … should stand here, not {shortened(line)!r}")
        return line.removeprefix(f"{key}: ")

    def whole(self, key: str) -> int:
        text = self.value(key)
        if not (text.isdecimal() and len(text) < 10):
            raise self.bad(f"{key} should be a whole number, not {shortened(text)!r}")
        return int(text)

    def header(self, begin: Begin[M]) -> M:
        first = self.next() if self.lines else ""
        if first != FIRST_LINE:
            raise BadSave(1, f"this is not a saved match; its first line would be {FIRST_LINE!r}")
        game = self.game()
        players = self.whole("players")
        options = self.options()
        kind, _, seed = self.value("chance").partition(" ")
        if kind not in ("secret", "seed", "followed") or (kind == "seed") != bool(seed):
            raise self.bad("chance is 'secret', 'seed NUMBER' or 'followed'")
        if seed and not re.fullmatch(r"-?\d{1,40}", seed):
            raise self.bad(f"the seed should be a whole number, not {shortened(seed)!r}")
        pledges = self.pledges("commitment")
        if self.next() != "moves:":
            raise self.bad("'moves:' should stand here")
        try:
            match = begin(game, players, options)
        except ValueError as error:
            raise self.bad(str(error)) from None
        match.follow = kind == "followed"
        match.seed = int(seed) if seed else None
        known = chance.secret_of_seed(match.seed) if match.seed is not None else None
        if known is not None and any(c != chance.commitment(known) for c, _ in pledges):
            raise self.bad(f"the commitment is not that of seed {match.seed}")
        if (kind == "followed") == bool(pledges):
            raise self.bad("a match has a commitment exactly when its chance is not followed")
        match.pledges = [Pledge(first, commitment, known) for commitment, first in pledges]
        return match

    def game(self) -> Game:
        name = self.value("game")
        if name not in names():
            raise self.bad(f"unknown game {shortened(name)!r}; known: {', '.join(names())}")
        version = self.whole("rules")
        try:
            game = load(name)
        except SheetError as error:
            raise self.bad(str(error)) from None
        if version != game.meta.rules_version:
            raise self.bad(
                f"played by rules version {version} of {game.meta.title}, this program has version "
                f"{game.meta.rules_version}: open it with the release of tunnelier that saved it "
                "(the changelog lists the rules version of each release)"
            )
        tables = self.value("tables")
        if tables != tables_of(game):
            raise self.bad(
                f"played with other tables ({shortened(tables)}; here {tables_of(game)}): set "
                "TUNNELIER_TABLES to the folder of tables it was played with, or unset it"
            )
        return game

    def options(self) -> dict[str, str]:
        text = self.value("options")
        if text == "none":
            return {}
        pairs = [word.partition("=") for word in text.split()]
        if not all(equals and name and choice for name, equals, choice in pairs):
            raise self.bad("options are written name=choice, or 'none'")
        return {name: choice for name, _, choice in pairs}

    def pledges(self, key: str) -> list[tuple[str, int]]:
        found = []
        while self.at < len(self.lines) and self.lines[self.at].startswith(f"{key}: "):
            written = PLEDGE.fullmatch(self.value(key))
            if written is None:
                raise self.bad(f"a {key} is 64 hexadecimal digits, then 'from draw NUMBER'")
            found.append((written[1], int(written[2])))
        return found

    def moves(self, match: Kept) -> None:
        """Replay the moves, then hold every fingerprint against the one written."""
        first = self.at
        written = []
        while self.at < len(self.lines) and self.lines[self.at][:1].isdecimal():
            parts = MOVE.fullmatch(self.next())
            if parts is None:
                raise self.bad("a move is written 'NUMBER WHO MOVE ~ FINGERPRINT'")
            written.append(parts[5])
            self.replay(match, *parts.group(1, 2, 3, 4))
        for index, (mark, expected) in enumerate(zip(written, _marks(match), strict=True)):
            if mark != expected:
                raise BadSave(
                    first + index + 1,
                    f"the fingerprint is {mark} but should be {expected}: this line or one before "
                    "it was changed, or the rules behave differently here",
                )

    def replay(self, match: Kept, number: str, who: str, move: str, forced: str | None) -> None:
        if match.over:
            raise self.bad("the match was over before this move")
        if int(number) != len(match.log) + 1:
            raise self.bad(f"move {len(match.log) + 1} should stand here, not move {number}")
        seat = match.game.seat(match.rows)
        expected = "chance" if seat == CHANCE else f"seat-{seat}"
        if who != expected:
            raise self.bad(f"{expected} is to move, not {who}")
        try:
            match.replay(move, forced=bool(forced))
        except Refused as refused:
            raise self.bad(f"{shortened(move)!r} cannot be played: {refused}") from None

    def end(self, match: Kept) -> None:
        secrets = self.pledges("secret")
        for secret, first in secrets:
            if not match.over:
                raise self.bad("the secret of a match that is not over cannot stand here")
            if not _open_pledge(match, bytes.fromhex(secret), first):
                raise self.bad("this secret is not the one that was committed to")
        last = self.next()
        if last != _last_line(match):
            raise self.bad(f"the last line should be {_last_line(match)!r}; is the file complete?")
        if self.at != len(self.lines):
            self.at += 1
            raise self.bad("there is more text after the end")


def _give_secret(match: Kept, secret: str) -> None:
    try:
        key = bytes.fromhex(secret)
    except ValueError:
        raise ValueError("the secret should be hexadecimal digits") from None
    if not match.pledges or not _open_pledge(match, key, match.pledges[-1].first):
        raise ValueError("this secret is not the one that the match committed to")


def _open_pledge(match: Kept, secret: bytes, first: int) -> bool:
    for k, pledge in enumerate(match.pledges):
        if pledge.first == first and pledge.commitment == chance.commitment(secret):
            match.pledges[k] = pledge._replace(secret=secret)
            return True
    return False
