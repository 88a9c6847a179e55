"""`tunnelier cards GAME --fill`: the sheet of a game, filled in from the box in an interview.

Nothing here knows a game. What a game says of its sheet: `KINDS` in its tables.py has the kinds of
lines, what reads them, and which values are in doubt; `LINES` and `CHOICES` in its text.py say what
lines are called and what words mean; the messages `box` and `box-KIND` say what to have at hand and
show where on a component the values stand. Only `KINDS` is needed.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from tunnelier.core.game import Game
from tunnelier.core.language import Phrase
from tunnelier.core.mistakes import Mistake
from tunnelier.core.sheet import Line, Sheet, SheetError
from tunnelier.games import load

from .draft import Draft
from .play import Left, line_typed
from .screen import say
from .words import MESSAGES

FOLDER = "numbers"
"""Where sheets are written, unless another folder is named."""
SECONDS = 3.5
"""What a value takes to be read and typed, or confirmed."""
LEAST_MINUTES = 5
WIDEST = 60
"""More words to choose from are not listed again before every answer."""


class Back(Exception):
    """The person at the keyboard wants to go to the value before."""


class Step(NamedTuple):
    """One value to be asked."""

    kind: str
    name: str
    key: str


def print_sheet(name: str) -> None:
    """The sheet in use, ready to be edited and given back with --tables."""
    print(_sheet_of(load(name)).text.strip())


def fill(name: str, everything: bool, out: Path | None, lang: str) -> None:
    """Ask for the values of a game's sheet, and write them into a folder of one's own.

    The game is loaded with its own sheet: one that is half filled in need not be playable yet.
    """
    own = os.environ.pop("TUNNELIER_TABLES", "")
    folder = out or Path(own or FOLDER)
    game = load(name)
    built_in = _sheet_of(game)
    if not game.sheet_kinds:
        raise Mistake(MESSAGES["fill-no-kinds"], title=game.meta.title, game=name)
    Interview(Draft(game, built_in, folder / f"{name}.txt"), everything, lang).run()


def _sheet_of(game: Game) -> Sheet:
    if game.sheet is None:
        raise Mistake(MESSAGES["no-sheet"], title=game.meta.title)
    return game.sheet


class Interview:
    """The questions and answers by which one sheet is filled in."""

    def __init__(self, draft: Draft, everything: bool, lang: str) -> None:
        self.draft, self.lang = draft, lang
        self.game: Game = draft.game
        self.everything = everything
        self._ahead: list[str] = []
        """Values typed together that have not been asked for yet."""

    def run(self) -> None:
        """Ask for what is not confirmed yet, judge the whole, and thank whoever wants to be."""
        try:
            self._begin()
            self._ask(self._unconfirmed())
            self._judge()
        except Left:
            done = len(self._lines()) - len(_lines_of(self._unconfirmed()))
            self._say("fill-stopped", done=done, count=len(self._lines()))
            return
        folder, name = self.draft.path.parent, self.game.meta.name
        self._say("fill-done", "green", path=self.draft.path, folder=folder, game=name)
        self._thank()

    # --- what is asked

    def _lines(self) -> list[Line]:
        """The lines that are asked for: those in doubt, or all."""
        return [
            self.draft.line(kind, name)
            for kind, reads in self.game.sheet_kinds.items()
            for name in (reads.names if self.everything else reads.in_doubt)
        ]

    def _unconfirmed(self) -> list[Step]:
        lines = self._lines()
        return _steps_of([line for line in lines if not self.draft.confirmed(line)])

    # --- asking it

    def _begin(self) -> None:
        steps = self._unconfirmed()
        if not steps:
            self._say("fill-nothing-left", count=len(self._lines()), path=self.draft.path)
            return
        self._say("fill-title", "bold", title=self.game.meta.title)
        box = self.game.text.messages.get("box") or MESSAGES["fill-box"]
        say(box.say(self.lang))
        minutes = max(LEAST_MINUTES, math.ceil(len(steps) * SECONDS / 60))
        count = len(_lines_of(steps))
        self._say("fill-how", count=count, minutes=minutes, path=self.draft.path)

    def _ask(self, steps: Sequence[Step], first: int = 0) -> None:
        """Ask for value after value; a line is kept when its last one is there."""
        at, line, values, kind = first, None, {}, None
        while at < len(steps):
            step = steps[at]
            if line is None or step[:2] != (line.kind, line.name):
                line = self.draft.line(step.kind, step.name)
                values = dict(line.values)
                if step.kind != kind:
                    self._show(kind := step.kind)
                self._name(step, _lines_of(steps))
            to_come = [each.key for each in steps[at + 1 :] if each[:2] == step[:2]]
            try:
                values[step.key] = self._value(line, values, step.key, to_come)
            except Back:
                at = max(0, at - 1)
                continue
            at += 1
            if not to_come:
                self.draft.confirm(line, values)
                line = None

    def _value(
        self, line: Line, values: Mapping[str, str], key: str, to_come: Sequence[str]
    ) -> str:
        """A value that the game can read; what only a later one is to fit is taken."""
        while True:
            said = self._meant(key, self._typed(line, key, values[key], 1 + len(to_come)))
            try:
                return self.draft.tried(line, {**values, key: said}).values[key]
            except SheetError as error:
                if error.key in to_come:
                    return said
                self._ahead.clear()
                say(error.reason.say(self.lang), "yellow")

    def _typed(self, line: Line, key: str, default: str, room: int) -> str:
        """What is typed for one value, or was typed together with the one before."""
        if self._ahead:
            return self._ahead.pop(0)
        while True:
            typed = line_typed(self._prompt(key, default))
            match self._command(typed):
                case "":
                    return default
                case "?":
                    self._show(line.kind)
                case "back":
                    raise Back
                case "end":
                    raise Left
                case _ if len(words := typed.split()) <= room:
                    self._ahead = words[1:]
                    return words[0]
                case _:
                    self._say("fill-too-many", "yellow", room=room)

    def _command(self, typed: str) -> str:
        """What is typed besides values, in English; that is understood in every language."""
        own = {MESSAGES[f"fill-{word}"].say(self.lang): word for word in ("back", "end")}
        return own.get(typed.lower(), typed.lower())

    def _prompt(self, key: str, default: str) -> str:
        words = ", ".join(self._choices(key))
        listed = f" ({words})" if 0 < len(words) <= WIDEST else ""
        return f"  {key}{listed} [{default}]: "

    def _meant(self, key: str, typed: str) -> str:
        """The word of the sheet that somebody means by its beginning, or by its name."""
        said, choices = typed.removeprefix(f"{key}=").lower(), self._choices(key)
        found = [
            [word for word in choices if word == said],
            [word for word, means in choices.items() if means.say(self.lang).lower() == said],
            [word for word in choices if word.startswith(said)],
        ]
        return next((words[0] for words in found if len(words) == 1), typed.removeprefix(f"{key}="))

    def _choices(self, key: str) -> Mapping[str, Phrase]:
        """The words that can stand under a key, as far as the game says so."""
        return self.game.text.CHOICES.get(key, {})

    def _show(self, kind: str) -> None:
        """Where on the component the values of a kind stand, and what its words mean."""
        picture = self.game.text.messages.get(f"box-{kind}")
        say("\n" + (picture.say(self.lang) if picture else kind))
        for key in self.draft.line(kind, self.game.sheet_kinds[kind].names[0]).values:
            choices = self._choices(key)
            width = max(map(len, choices), default=0)
            for word, means in choices.items():
                say(f"  {key}={word:{width}}  {means.say(self.lang)}")

    def _name(self, step: Step, lines: Sequence[tuple[str, str]]) -> None:
        called = self.game.text.LINES.get(step.kind, {}).get(step.name)
        name = called.say(self.lang) if called else f"{step.kind} {step.name}"
        place = lines.index((step.kind, step.name)) + 1
        name = name[:1].upper() + name[1:]
        self._say("fill-line", "bold", number=place, count=len(lines), name=name)

    # --- the whole

    def _judge(self) -> None:
        """Ask again for what does not fit the rest, until all fits."""
        while (error := self._fault()) is not None:
            line = next((it for it in self.draft.sheet.lines if it.number == error.line), None)
            if line is None:
                raise error
            self._say("fill-wrong", "yellow", reason=error.reason)
            names = self.game.sheet_kinds[line.kind].names
            before = takewhile(lambda name, last=line.name: name != last, names)  # type: ignore[misc]
            steps = _steps_of([self.draft.line(line.kind, name) for name in before])
            self._ask([*steps, *_steps_of([line])], first=len(steps))

    def _fault(self) -> SheetError | None:
        try:
            self.game.checked_sheet(self.draft.sheet)
        except SheetError as error:
            return error
        return None

    def _thank(self) -> None:
        """Keep the name of whoever filled it in, if they want that."""
        if self.draft.signed:
            return
        try:
            name = line_typed(MESSAGES["fill-name"].say(self.lang) + " ")
        except Left:
            return
        if name:
            self.draft.sign(name, date.today().isoformat())
            self._say("fill-thanks", name=name, path=self.draft.path)

    def _say(self, key: str, style: str = "", **places: object) -> None:
        say(MESSAGES[key].say(self.lang, **places), style)


def _steps_of(lines: Sequence[Line]) -> list[Step]:
    return [Step(line.kind, line.name, key) for line in lines for key in line.values]


def _lines_of(steps: Sequence[Step]) -> list[tuple[str, str]]:
    """The lines that some values are of, each once."""
    return list(dict.fromkeys((step.kind, step.name) for step in steps))
