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

A match that began from a position says so after its options, a line a record (`core/position.py`):

    from table: seats=2 mine=shallow props=5 bag=1,2,0,1 depth=1
    from players 0: props=2 eyes=1 lamp=4
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tunnelier.core import chance, position
from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import shortened
from tunnelier.core.game import Game
from tunnelier.core.language import ENGLISH, Phrase, literal
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.registry import load, names
from tunnelier.core.sheet import SheetError, edition

from .log import Entry, Pledge, Refused
from .words import MESSAGES

FIRST_LINE = "tunnelier match 1"
FROM = "from "
"""Before what a line says of the position that a match began from."""
MOVE = re.compile(r"(\d+) (chance|seat-\d+) (.+?)( \(forced\))? ~ ([0-9a-f]{8})")
SCORED = re.compile(r"^end: .*, scores ([-\d ]+), won by seat", re.MULTILINE)
WON = re.compile(r"^end: .*, won by seat (\d+(?: and \d+)*)$", re.MULTILINE)
PLEDGE = re.compile(r"([0-9a-f]{64}) from draw (\d+)")


class BadSave(Mistake):
    """A text that is not a whole, unchanged match: which line, and why."""

    def __init__(self, line: int, reason: Phrase) -> None:
        self.line, self.why = line, reason
        super().__init__(MESSAGES["error-line"], line=str(line), reason=reason)

    @property
    def reason(self) -> str:
        """Why, in English."""
        return self.why.say(ENGLISH)

    @property
    def written(self) -> str:
        """What the text has where this program has something else; nothing if it is not that."""
        return str(dict(self.why.values).get("written", ""))

    @property
    def here(self) -> str:
        """What this program has there."""
        return str(dict(self.why.values).get("here", ""))

    def __reduce__(self) -> tuple[Any, ...]:
        return BadSave, (self.line, self.why)


class Kept(Protocol):
    """What of a match is written, and what reading one asks of it."""

    game: Game
    players: int
    options: Mapping[str, str]
    seed: int | None
    follow: bool
    pledges: list[Pledge]
    start: bytes | None

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
    def rows_at(self, number: int) -> Any: ...
    def replay(self, move: str, forced: bool = False) -> None: ...


M = TypeVar("M", bound=Kept)
Begin = Callable[[Game, int, Mapping[str, str], Any], M]
"""Makes a match about to begin, or at a position, in which chance is answered like any seat."""


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
        *(f"{FROM}{line}" for line in _start(match)),
    ]


def _start(match: Kept) -> list[str]:
    """The position that a match began from, a line a record; nothing, if at the beginning."""
    return [] if match.start is None else position.lines_of(match.game, match.rows_at(0))


def tables_of(game: Game) -> str:
    """Which tables the game is played with, and their fingerprint."""
    return edition(game.sheet)


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


def scores(ending: str) -> tuple[int, ...]:
    """The points of every seat, by the end of a text; none, if the match is not over."""
    found = SCORED.search(ending)
    return tuple(map(int, found[1].split())) if found else ()


def winners(ending: str) -> tuple[int, ...]:
    """Who has won, by the end of a text; nobody, if the match is not over."""
    found = WON.search(ending)
    return tuple(map(int, found[1].split(" and "))) if found else ()


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
            raise BadSave(self.at + 1, MESSAGES["error-breaks-off"])
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def bad(self, what: str, /, **places: Any) -> BadSave:
        return BadSave(self.at, MESSAGES[f"error-{what}"].filled(**places))

    def refused(self, error: ValueError) -> BadSave:
        """What somebody else says of this line."""
        return BadSave(self.at, error.phrase if isinstance(error, Mistake) else literal(str(error)))

    def value(self, key: str) -> str:
        line = self.next()
        if not line.startswith(f"{key}: "):
            raise self.bad("should-stand", key=key, said=_quoted(line))
        return line.removeprefix(f"{key}: ")

    def whole(self, key: str) -> int:
        text = self.value(key)
        if not (text.isdecimal() and len(text) < 10):
            raise self.bad("should-be-whole", key=key, said=_quoted(text))
        return int(text)

    def header(self, begin: Begin[M]) -> M:
        first = self.next() if self.lines else ""
        if first != FIRST_LINE:
            raise BadSave(1, MESSAGES["error-no-match"].filled(first=FIRST_LINE))
        game = self.game()
        players = self.whole("players")
        options = self.options()
        start = self.start(game, players, options)
        kind, _, seed = self.value("chance").partition(" ")
        if kind not in ("secret", "seed", "followed") or (kind == "seed") != bool(seed):
            raise self.bad("chance")
        if seed and not re.fullmatch(r"-?\d{1,40}", seed):
            raise self.bad("seed", said=_quoted(seed))
        pledges = self.pledges("commitment")
        if self.next() != "moves:":
            raise self.bad("moves-stand")
        try:
            match = begin(game, players, options, start)
        except ValueError as error:
            raise self.refused(error) from None
        match.follow = kind == "followed"
        match.seed = int(seed) if seed else None
        known = chance.secret_of_seed(match.seed) if match.seed is not None else None
        if known is not None and any(c != chance.commitment(known) for c, _ in pledges):
            raise self.bad("commitment-of-seed", seed=str(match.seed))
        if (kind == "followed") == bool(pledges):
            raise self.bad("commitment-or-followed")
        match.pledges = [Pledge(first, commitment, known) for commitment, first in pledges]
        return match

    def game(self) -> Game:
        name = self.value("game")
        if name not in names():
            raise self.bad("unknown-game", written=_quoted(name), known=", ".join(names()))
        version = self.whole("rules")
        try:
            game = load(name)
        except SheetError as error:
            raise self.refused(error) from None
        if version != game.meta.rules_version:
            ours = game.meta.rules_version
            raise self.bad("rules-version", title=game.meta.title, written=version, here=ours)
        tables = self.value("tables")
        if tables != tables_of(game):
            raise self.bad("other-tables", written=_quoted(tables), here=tables_of(game))
        return game

    def options(self) -> dict[str, str]:
        text = self.value("options")
        if text == "none":
            return {}
        pairs = [word.partition("=") for word in text.split()]
        if not all(equals and name and choice for name, equals, choice in pairs):
            raise self.bad("options-written")
        return {name: choice for name, _, choice in pairs}

    def start(self, game: Game, players: int, options: Mapping[str, str]) -> Any:
        """The row that the match began from; None if at the beginning."""
        lines = []
        while self.at < len(self.lines) and self.lines[self.at].startswith(FROM):
            lines.append(self.next().removeprefix(FROM))
        if not lines:
            return None
        try:
            rows = position.checked(game, position.row_of(game, lines))
        except ValueError as error:
            raise self.refused(error) from None
        chosen = position.options_of(game, rows[0])
        if int(rows[0].seats) != players or chosen != game.meta.check_options(options):
            raise self.bad("other-start")
        return rows

    def pledges(self, key: str) -> list[tuple[str, int]]:
        found = []
        while self.at < len(self.lines) and self.lines[self.at].startswith(f"{key}: "):
            written = PLEDGE.fullmatch(self.value(key))
            if written is None:
                raise self.bad("pledge", key=key)
            found.append((written[1], int(written[2])))
        return found

    def moves(self, match: Kept) -> None:
        """Replay the moves, then hold every fingerprint against the one written.

        Where a move cannot be played, the first fingerprint that differs says since when.
        """
        first, written = self.at, list[str]()
        try:
            while self.at < len(self.lines) and self.lines[self.at][:1].isdecimal():
                parts = MOVE.fullmatch(self.next())
                if parts is None:
                    raise self.bad("move-written")
                self.replay(match, *parts.group(1, 2, 3, 4))
                written.append(parts[5])
        except BadSave:
            _hold(match, written, first)
            raise
        _hold(match, written, first)

    def replay(self, match: Kept, number: str, who: str, move: str, forced: str | None) -> None:
        if match.over:
            raise self.bad("over-before", written=_quoted(move))
        if int(number) != len(match.log) + 1:
            raise self.bad("move-number", written=number, here=str(len(match.log) + 1))
        seat = match.game.seat(match.rows)
        asked = "chance" if seat == CHANCE else f"seat-{seat}"
        if who != asked:
            raise self.bad("to-move", written=who, here=asked)
        try:
            match.replay(move, forced=bool(forced))
        except Refused as refused:
            raise self.bad("cannot-be-played", written=_quoted(move), here=refused) from None

    def end(self, match: Kept) -> None:
        secrets = self.pledges("secret")
        for secret, first in secrets:
            if not match.over:
                raise self.bad("secret-too-early")
            if not _open_pledge(match, bytes.fromhex(secret), first):
                raise self.bad("other-secret")
        last = self.next()
        if last != _last_line(match):
            raise self.bad("last-line", written=_quoted(last), here=_last_line(match))
        if self.at != len(self.lines):
            self.at += 1
            raise self.bad("more-text")


def _hold(match: Kept, written: Sequence[str], first: int) -> None:
    """Hold the fingerprints of moves, the lines after line `first`, against those written."""
    for line, (mark, ours) in enumerate(zip(written, _marks(match), strict=True), start=first + 1):
        if mark != ours:
            raise BadSave(line, MESSAGES["error-fingerprint"].filled(written=mark, here=ours))


def _quoted(text: str) -> str:
    return quoted(shortened(text))


def _give_secret(match: Kept, secret: str) -> None:
    """Open what somebody kept: the secret of the draws to come, after those of earlier ones."""
    try:
        keys = [bytes.fromhex(word) for word in secret.split()]
    except ValueError:
        raise Mistake(MESSAGES["error-secret-digits"]) from None
    firsts = [pledge.first for pledge in match.pledges]
    if not keys or not firsts or not _open_pledge(match, keys[-1], firsts[-1]):
        raise Mistake(MESSAGES["error-secret-of-match"])
    for key in keys[:-1]:
        if not any(_open_pledge(match, key, first) for first in firsts):
            raise Mistake(MESSAGES["error-secret-of-match"])


def _open_pledge(match: Kept, secret: bytes, first: int) -> bool:
    for k, pledge in enumerate(match.pledges):
        if pledge.first == first and pledge.commitment == chance.commitment(secret):
            match.pledges[k] = pledge._replace(secret=secret)
            return True
    return False
