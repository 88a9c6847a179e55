"""Tables of games that bring no drawing of their own, made from the schema of their state.

In the terminal a line a field; as SVG a panel for the table and one a seat, in which what the seat
has can be clicked where a move names it, and a button for every other move.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game
from tunnelier.core.told import Line, Thing, told

from .page import Page, Span
from .pieces import button, card, frame, inside, panel, token
from .svg import Box, Drawing, Scene, at, column, flow, row, width_of, words
from .theme import FAINT, INSET, PANEL, SEAT_MARKS, Shades
from .words import MESSAGES

TITLE = MESSAGES["title"]
TABLE = MESSAGES["table"]
MOVES = MESSAGES["moves"]
SAID = MESSAGES["said"]
HAS = MESSAGES["has"]
CARD_HEIGHT, GAP = 52, 8


def page(game: Game, own: ModuleType | None) -> PlainPage:
    """The table in the terminal."""
    return PlainPage(game)


def board(game: Game, own: ModuleType | None) -> PlainBoard:
    """The table as SVG; a board.py without `draw` may still name shades."""
    return PlainBoard(game, getattr(own, "SHADES", {}))


class PlainPage:
    """The table in the terminal, from the schema."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def show(self, s: Any, lang: str, width: int = 80) -> Page:
        """What lies on the table, a line a field; then everyone, an arrow at whose turn it is."""
        said = told(self.game.State, s, self.game.text, lang)
        shown = Page()
        room = max((len(line.label) for line in said.table), default=0) + 2
        for line in said.table:
            shown.extend(_indented(Span(line.label.ljust(room), "dim"), line.value, width))
        if said.table:
            shown.add("")
        moving = _moving(s)
        names = [self.game.text.seat_name(s, seat).say(lang) for seat in range(len(said.seats))]
        for seat, lines in enumerate(said.seats):
            arrow = "→ " if seat == moving else "  "
            name = Span((arrow + names[seat]).ljust(max(map(len, names)) + 4), "bold")
            value = " · ".join(f"{line.label} {line.value}" for line in lines)
            shown.extend(_indented(name, value, width))
        return shown


class PlainBoard:
    """The table as SVG, from the schema."""

    def __init__(self, game: Game, shades: Shades) -> None:
        self.game, self.SHADES = game, shades

    def shapes(self, s: Any, action: int) -> tuple[str, ...]:
        """What a move touches: the thing it names, if the seat asked has it; else a button."""
        seat = _moving(s)
        if seat >= 0 and self.game.actions.kind(action) in self._told_by_a_thing:
            (word,) = self.game.actions.arguments(action).values()
            for owners, name, places in self._held:
                if word in places and s[owners][seat][name][places.index(word)] > 0:
                    return (_thing(name, seat, word),)
        return (f"move-{action}",)

    def draw(
        self,
        view: Any,
        seat: int | None,
        legal: Sequence[int],
        lang: str,
        narrow: bool = False,
        names: Sequence[str] = (),
    ) -> Drawing:
        """The table as a seat sees it, with what it may do lit; `names` are those of the people."""
        scene = Scene(view, seat, legal, lang, narrow, self.shapes, names)
        said = told(self.game.State, view, self.game.text, lang)
        called = [self.game.text.seat_name(view, k).say(lang) for k in range(len(said.seats))]
        titles = [scene.titled(k, name) for k, name in enumerate(called)]
        parts = []
        if said.table:
            content = _lines(scene, "table", "", said.table, inside(scene.width))
            parts.append(panel(scene.say(TABLE), content, scene.width))
        abreast = 1 if narrow else 3 if len(titles) in (3, 5, 6) else 2
        for first in range(0, len(titles), abreast):
            beside = range(first, min(first + abreast, len(titles)))
            parts.append(_seats(scene, {k: titles[k] for k in beside}, said.seats, abreast))
        buttons = list(self._buttons(scene, legal))
        if buttons:
            content = flow(buttons, inside(scene.width), 10)
            parts.append(panel(scene.say(MOVES), content, scene.width))
        title = scene.say(TITLE, game=self.game.meta.title, seats=len(titles))
        return scene.drawing(
            title, self._description(scene, said.table), column(parts), self.SHADES
        )

    def _description(self, scene: Scene, table: Sequence[Line]) -> str:
        asked = "" if scene.s.over else self.game.text.prompt(scene.s, scene.lang)
        lines = (scene.say(SAID, label=line.label, value=line.value) for line in table)
        return " ".join((*lines, asked)).strip() or self.game.meta.summary.say(scene.lang)

    def _buttons(self, scene: Scene, legal: Sequence[int]) -> Iterator[Box]:
        """A button for every legal move that touches nothing else."""
        for action in legal:
            if f"move-{action}" in scene.lit:
                words = self.game.text.move(action, scene.lang)
                yield button(scene, f"move-{action}", words)

    @cached_property
    def _held(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """Of the records that there is one a seat of: the fields that count things by name."""
        return [
            (owners, name, field.places)
            for owners, records in self.game.State.fields.items()
            if records.by_seat and not isinstance(records.kind, str)
            for name, field in records.kind.fields.items()
            if field.places
        ]

    @cached_property
    def _told_by_a_thing(self) -> set[Any]:
        """Kinds of move with one argument, if no other answer to the question has any."""
        kinds = self.game.actions.kinds
        asked = [answers.question for answers in kinds.values() if answers.args]
        return {
            kind
            for kind, answers in kinds.items()
            if len(answers.args) == 1 and asked.count(answers.question) == 1
        }


def _moving(s: Any) -> int:
    """The seat that is asked, or none."""
    return CHANCE if s.over or s.depth == 0 else int(s.agenda[s.depth - 1].seat)


def _thing(field: str, seat: int | str, word: str) -> str:
    return f"{field}-{seat}-{word}"


def _indented(head: Span, text: str, width: int) -> list[list[Span]]:
    """A head and its text, whose further lines begin below the first."""
    lines = textwrap.wrap(text, max(20, width - len(head.text))) or [""]
    under = Span(" " * len(head.text))
    return [[head if number == 0 else under, Span(line)] for number, line in enumerate(lines)]


def _seats(
    scene: Scene, names: Mapping[int, str], held: Sequence[Sequence[Line]], abreast: int
) -> Box:
    """Panels of seats side by side, as high as the highest of them."""
    width = (scene.width - 12 * (abreast - 1)) / abreast
    inner = {k: _lines(scene, str(k), names[k], held[k], inside(width) - 40) for k in names}
    height = max(30.0, *(box.height for box in inner.values()))
    return row((_seat(scene, k, names[k], inner[k].body, width, height) for k in names), 12)


def _seat(scene: Scene, seat: int, name: str, lines: str, width: float, height: float) -> Box:
    """A panel a seat: its token, and what it has."""
    mark = SEAT_MARKS[seat % len(SEAT_MARKS)]
    body = at(14, 16, token(scene, mark, name[0])) + at(40, 0, lines)
    fill = INSET if _moving(scene.s) == seat else PANEL
    return panel(name, Box(inside(width), height, body), width, fill=fill)


def _lines(scene: Scene, owner: str, name: str, lines: Sequence[Line], width: float) -> Box:
    """Fields, as many abreast as there is room for; below them the things that can be shown."""
    short = [_field(line, width) for line in lines if not line.things]
    shown = [_things(scene, owner, name, line, width) for line in lines if line.things]
    return column(([flow(short, width, 18)] if short else []) + shown, 10)


def _field(line: Line, width: float) -> Box:
    """What a field is called, small, above what it holds."""
    label = words(0, 11, line.label, 12, fill=FAINT)
    size = 16 if width_of(line.value, 16, bold=True) <= width else 12
    return Box(
        min(width, max(44, width_of(line.label, 12), width_of(line.value, size, bold=True))),
        34,
        label + words(0, 30, line.value, size, bold=True),
    )


def _things(scene: Scene, owner: str, name: str, line: Line, width: float) -> Box:
    """What a field counts, each as a small card that moves may touch."""
    cards = (_card(scene, owner, name, line, thing) for thing in line.things)
    return column(
        [Box(width, 14, words(0, 11, line.label, 12, fill=FAINT)), flow(cards, width, GAP)], 4
    )


def _card(scene: Scene, owner: str, name: str, line: Line, thing: Thing) -> Box:
    shown = thing.called if thing.many == 1 else f"{thing.many} × {thing.called}"
    width = max(38.0, width_of(shown, 17, bold=True) + 16)
    label = scene.say(HAS, seat=name, label=line.label, thing=shown) if name else shown
    face = card(
        width, CARD_HEIGHT, words(width / 2, CARD_HEIGHT / 2 + 6, shown, 17, "middle", True)
    )
    return Box(
        width,
        CARD_HEIGHT,
        scene.target(
            _thing(line.name, owner, thing.word), label, face, halo=frame(width, CARD_HEIGHT)
        ),
    )
