"""A game: its modules gathered under one roof, its rules compiled on first use."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import threading
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import faults, halts, jit, proofread
from .agenda import CHANCE
from .codec import Codec, word_of
from .encoding.entities import Facts
from .encoding.layout import Layout
from .language import ENGLISH, Catalogue, Reason
from .meta import Meta
from .news import BOOKKEEPING, Piece, listening, misdeclared
from .plain import Filled, Words, nothing_to_count, points_alone
from .record import Record, copied
from .sheet import Kind, Sheet
from .view import ALL_EYES, SPECTATOR, eyes, observe

LOOPS = Path(__file__).with_name("loops.py")
REQUIRED = ("meta", "state", "rules", "score")
OPTIONAL = ("tables", "given", "news", "text", "page", "board", "thumb", "facts")
REHEARSED = 16
"""So many random matches at every table are played before a game is called ready."""

AS_THE_TABLE, AS_THE_VIEWER = "table", "viewer"
LAYOUTS = (AS_THE_TABLE, AS_THE_VIEWER)
"""How what a seat sees is told in numbers: seats as the table has them, or the viewer first."""

_compiling = threading.Lock()


class Game:
    """One game, made from the modules of its folder: every game has the same file names.

    It needs meta, state, rules and score. What it does not say is said in words made from its names
    (`core/plain.py`); what it does not show, the module `drawing` draws from its schema.
    """

    meta: Meta
    State: type[Record]
    actions: Codec
    text: Words
    page: Any
    board: Any
    tables: Any

    def __init__(self, package: str, drawing: str = "") -> None:
        self.package = package
        parts = {part: importlib.import_module(f"{package}.{part}") for part in REQUIRED}
        parts |= {part: found for part in OPTIONAL if (found := self._optional(part))}
        faults.check_parts(package, parts)
        meta, state, rules, score = (parts[part] for part in REQUIRED)
        self.meta, self.rules = meta.META, rules
        self.state: Any = Filled(state, box=nothing_to_count, census=nothing_to_count)
        self.score: Any = Filled(score, score_sheet=points_alone(score))
        self.tables = parts.get("tables")
        self.news = parts.get("news")
        self.folder = Path(str(meta.__file__)).parent
        messages = Catalogue(self.folder / "words")
        self.text = Words(messages, parts.get("text"), rules, self.news, self._titles)
        self.State = self.state.State
        if self.news is not None and (wrong := [*misdeclared(self.news, self.State)]):
            raise faults.Fault("\n".join([f"{faults.short(str(self.news.__file__))}:", *wrong]))
        self.actions = self.rules.ACTIONS
        self.home = jit.Home(self.folder)
        proofread.check(package, self.folder, rules)
        self._ready = False
        self._making = threading.RLock()
        self._features: dict[int, Layout] = {}
        self.page = self._shown("page", "show", drawing)
        self.board = self._shown("board", "draw", drawing)

    def __repr__(self) -> str:
        return f"<Game {self.meta.name}>"

    @property
    def sheet(self) -> Sheet | None:
        """The sheet of cards in use, where the game has one."""
        return getattr(self.tables, "SHEET", None)

    @property
    def sheet_kinds(self) -> Mapping[str, Kind]:
        """The kinds of lines of its sheets; none where only the game itself can read them."""
        kinds: Mapping[str, Kind] = getattr(self.tables, "KINDS", {})
        return kinds

    def checked_sheet(self, sheet: Sheet) -> Sheet:
        """The sheet, if every match can be played with it; else a SheetError."""
        checked: Sheet = self.tables.checked(sheet)
        return checked

    @cached_property
    def code(self) -> str:
        """A fingerprint of the code by which it is played."""
        return jit.fingerprint_of(jit.CORE, self.folder)

    @cached_property
    def loops(self) -> Any:
        """The compiled entries of this game (see `core/loops.py`)."""
        with self._making:
            if "loops" not in vars(self):
                vars(self)["loops"] = self._made_loops()
            return vars(self)["loops"]

    def _made_loops(self) -> ModuleType:
        name = f"tunnelier.core.loops_of_{self.meta.name.replace('-', '_')}"
        given = {
            "rules": self.rules,
            "score": self.score,
            "facts": self.facts,
            "longest": self.meta.longest,
        }
        return run_for(name, LOOPS, self.home, **given)

    @cached_property
    def thumb(self) -> ModuleType | None:
        """The game's rule of thumb, where it has one."""
        return self._optional("thumb")

    @cached_property
    def given(self) -> ModuleType | None:
        """What its rules rely on in positions that people give (see `core/given.py`)."""
        return self._optional("given")

    @cached_property
    def facts(self) -> ModuleType | None:
        """What the game tells of its entities itself, where it does (see `core/encoding/`)."""
        return self._optional("facts")

    def rules_in(self, lang: str) -> str:
        """The rules in our words, as Markdown: in `lang`, else in English, else what meta says."""
        for path in (self.folder / f"rules.{each}.md" for each in (lang, ENGLISH)):
            if path.exists():
                return path.read_text(encoding="utf-8")
        return f"# {self.meta.title}\n\n{self.meta.summary.say(lang)}\n"

    @property
    def functions(self) -> int:
        """About how many functions there are to compile: the length of a progress bar."""
        modules = (self.loops, *self._rule_modules())
        return len({id(f) for m in modules for f in vars(m).values() if hasattr(f, "py_func")})

    def ready(self, progress: Callable[[int], None] | None = None) -> Game:
        """Compile the rules unless the cache has them; call `progress` after each function."""
        with _compiling:
            if jit.COMPILED and not self._ready:
                if not jit.is_rehearsed(self.home):
                    with jit.watching(progress or _announce(self)):
                        self._rehearse()
                    (jit.cache_folder(self.home) / jit.REHEARSED).touch()
                self._ready = True
        return self

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> Any:
        """One row (an array of one) of a match about to begin."""
        rows = self.State.rows(1)
        rows[0].seats = self.meta.check_seats(seats)
        chosen = self.meta.check_options(options or {})
        for option in self.meta.options:
            rows[0][option.column] = list(option.choices).index(chosen[option.name])
        self.rules.setup(rows[0])
        return rows

    def seat(self, rows: Any) -> int:
        """Whose answer the row waits for: a seat, CHANCE, or NO_SEAT."""
        return int(self.loops.mover(rows, 0))

    def question(self, rows: Any) -> int:
        """What is asked."""
        return int(self.loops.asked(rows, 0))

    def legal(self, rows: Any) -> list[int]:
        """The legal moves, as numbers, in order."""
        moves = np.empty(self.actions.size, np.int32)
        return [int(a) for a in moves[: self.loops.legal(rows, 0, moves)]]

    def odds(self, rows: Any) -> dict[int, int]:
        """At a question to chance: in how many ways each possible move can happen."""
        moves = np.empty(self.actions.size, np.int32)
        weights = np.empty(self.actions.size, np.int32)
        count = self.loops.weigh(rows, 0, moves, weights)
        return {int(moves[k]): int(weights[k]) for k in range(count)}

    def refuse(self, rows: Any, action: int) -> IntEnum:
        """Why a move is not allowed."""
        reasons = np.empty(self.actions.size, np.int32)
        self.loops.refusals(rows, 0, action, action + 1, reasons)
        reason: IntEnum = self.rules.Refusal(int(reasons[action]))
        return reason

    def refusals(self, rows: Any) -> NDArray[np.int32]:
        """The refusal of every move; 0 where it is legal."""
        reasons = np.empty(self.actions.size, np.int32)
        self.loops.refusals(rows, 0, 0, self.actions.size, reasons)
        return reasons

    def reason(self, rows: Any, refusal: IntEnum) -> Reason:
        """The rule and the sentence of a refusal; it tells no more than the seat asked may see."""
        seat = self.seat(rows)
        return self.text.reason(self.observe(rows, seat if seat >= 0 else SPECTATOR), refusal)

    def step(self, rows: Any, action: int) -> None:
        """Play a legal move, in place."""
        self.loops.answer(rows, 0, action)

    @property
    def bookkeeping(self) -> Mapping[str, str]:
        """Fields of which the rules tell nothing when they change, each with the reason."""
        own: Mapping[str, str] = getattr(self.news, "BOOKKEEPING", {})
        return {**BOOKKEEPING, **own}

    def story(self, rows: Any, action: int) -> tuple[list[Piece], Any]:
        """What the rules tell of a legal move, piece by piece, and the row after it.

        The move is played once more, as plain Python; `rows` stay as they are.
        """
        after = copied(rows[:1])
        with listening() as heard:
            self.rules.step(after[0], action)
        return heard, after

    def result(self, rows: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Points of every seat and the winning seats, as they stand."""
        seats = int(rows[0].seats)
        scores, winners = np.zeros((1, seats), np.int32), np.zeros(1, np.int64)
        self.results(rows[:1], scores, winners)
        return tuple(map(int, scores[0])), tuple(s for s in range(seats) if winners[0] >> s & 1)

    def play_out(self, rows: Any, first: int, seed: int, tally: NDArray[np.int64]) -> None:
        """Play every row to its end at random; `tally` counts answers and draws."""
        stuck = self.loops.play_out(rows, first, np.uint64(seed % 2**64), tally)
        if stuck >= 0:
            raise halts.halted(self, rows[stuck], first + stuck, seed)

    def results(self, rows: Any, scores: NDArray[np.int32], winners: NDArray[np.int64]) -> None:
        """Write the points and the winners (a bit a seat) of many rows."""
        self.loops.results(rows, scores.shape[1], scores, winners)

    def observe(self, rows: Any, seat: int) -> Any:
        """What a seat may see of the row; SPECTATOR sees what everyone sees."""
        return observe(self.State, rows, seat)

    def reveals(self, before: Any, after: Any) -> NDArray[np.bool_]:
        """In each row of `after`: whether anybody sees there what they did not see `before`."""
        shown = np.zeros(len(after), bool)
        seats = (1 << int(before[0].seats)) - 1
        for had, has in zip(*(eyes(self.State, rows) for rows in (before, after)), strict=True):
            new = (has & ~had & seats != 0) | ((has == ALL_EYES) & (had != ALL_EYES))
            shown |= new.reshape(len(after), -1).any(axis=1)
        return shown

    def features(self, players: int) -> Layout:
        """How a row becomes a vector of numbers at a table of so many (see `core/encoding/`)."""
        if players not in self._features:
            seats = self.meta.check_seats(players)
            asked = (0, max(int(question) for question in self.rules.Ask))
            ranges = {"agenda.question": asked, "agenda.seat": (CHANCE, seats - 1)}
            self._features[players] = Layout(self.State, seats, ranges)
        return self._features[players]

    @cached_property
    def viewer_features(self) -> Layout:
        """The same with the viewer first, for any number of players, and what the game adds."""
        own = self.facts
        return self._viewer_first(Facts(own.ENTITIES, own.INSTEAD_OF, self.loops) if own else None)

    @cached_property
    def schema_features(self) -> Layout:
        """As `viewer_features`, from the schema alone: without what the game adds."""
        return self._viewer_first()

    @cached_property
    def one_hot_features(self) -> Layout:
        """As `schema_features`, with a number for every card, tile or space a field may hold."""
        return self._viewer_first(one_hot=True)

    def _viewer_first(self, facts: Facts | None = None, *, one_hot: bool = False) -> Layout:
        questions = {int(question): word_of(question) for question in self.rules.Ask}
        ranges = {"agenda.question": (0, max(questions))}
        seats = self.meta.seats[-1]
        return Layout(self.State, seats, ranges, questions=questions, one_hot=one_hot, facts=facts)

    def layout(self, name: str, players: int) -> Layout:
        """How environments say what a seat sees: one of LAYOUTS."""
        if name not in LAYOUTS:
            raise ValueError(f"there is no layout {name!r}; choose one of: {', '.join(LAYOUTS)}")
        return self.features(players) if name == AS_THE_TABLE else self.one_hot_features

    def advance(
        self, slots: Any, start: Any, actions: NDArray[np.int64], stride: int, seed: int
    ) -> None:
        """Play an answer in every slot (see `core/loops.py`, `many/slots.py`)."""
        stuck = self.loops.advance(slots, start, actions, stride, np.uint64(seed % 2**64))
        if stuck >= 0:
            raise halts.stuck(self, slots.rows[stuck : stuck + 1], int(actions[stuck]))

    def imagine(self, view: Any, seat: int, rng: np.random.Generator) -> Any:
        """A row that `view` could be true of: what the seat cannot see, filled in."""
        rows = copied(view)
        if self.State.secretive:
            stream = rng.integers(2**64, size=1, dtype=np.uint64)
            self.rules.imagine(rows[0], seat, stream)
        return rows

    def _optional(self, part: str) -> ModuleType | None:
        """A file of the game's folder, if it is there."""
        name = f"{self.package}.{part}"
        return importlib.import_module(name) if importlib.util.find_spec(name) else None

    def _shown(self, part: str, maker: str, drawing: str) -> Any:
        """The game's own page or board, or one that `drawing` makes from its schema."""
        own = self._optional(part)
        if hasattr(own, maker):
            return own
        if not drawing:
            raise TypeError(
                f"{self.meta.name} has no {part}.py, and nothing here draws in its place"
            )
        return getattr(importlib.import_module(drawing), part)(self, own)

    def _titles(self) -> list[str]:
        """The columns of the score sheet."""
        return list(self.score.score_sheet(self.new(self.meta.seats[0])[0])[0])

    def _rule_modules(self) -> list[ModuleType]:
        prefixes = (f"{self.package}.rules", f"{self.package}.score")
        return [m for name, m in list(sys.modules.items()) if name.startswith(prefixes)]

    def _rehearse(self) -> None:
        """Call every compiled entry once, so that nothing is compiled in the middle of a match."""
        rows = self.new(self.meta.seats[0])
        self.seat(rows), self.question(rows), self.result(rows), self.refusals(rows)
        for seats in self.meta.seats:  # what is wrong at every table is said before anybody plays
            self.play_out(np.repeat(self.new(seats), REHEARSED), 0, 0, np.zeros(2, np.int64))
        self.step(rows, self.legal(rows)[0])
        self.text.prompt(rows[0], ENGLISH)
        self.page.show(self.observe(rows, SPECTATOR), ENGLISH)
        self.score.score_sheet(rows[0])
        self.odds(rows)


def run_for(name: str, source: Path, home: jit.Home, **given: Any) -> ModuleType:
    """Run a source file as a module of its own name for one game, with that game's modules."""
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(given)
    sys.modules[name] = module
    with jit.compiled_for(home):
        spec.loader.exec_module(module)
    return module


def _announce(game: Game) -> Callable[[int], None]:
    """Without a progress bar: one line, to a person at a terminal only."""

    def first_only(done: int) -> None:
        if done == 1 and sys.stderr.isatty():
            print(f"compiling the rules of {game.meta.title}, once…", file=sys.stderr)

    return first_only
