"""SVG as text: elements, boxes that stand beside and above each other, scenes, drawings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Any, NamedTuple

from tunnelier.core.agenda import to_move
from tunnelier.core.language import Phrase
from tunnelier.core.numbers import plain

from .theme import FAINT, TABLE, THEMES, Shades, flattened, style

WIDE, TALL, NARROW = 1200, 820, 420
"""Boards are made for desks, where all of one is seen at once, and for phones, part by part."""
MARGIN = 14
LEADING = 1.25
"""From one line of a text to the next, by its size."""

SPELLINGS = 20_000
"""So many spelt beginnings of elements are kept."""

STAMP = re.compile(r'<use href="#[^"]+"/>')
"""Something drawn elsewhere (see `Scene.stamp`): it can be put anywhere without a group."""

# --- elements


def tag(name: str, /, *content: str, **attributes: Any) -> str:
    """One element. `stroke_width` is written stroke-width; what is None is left out."""
    begun = _begun(name, *attributes.items())
    inside = "".join(content)
    return f"{begun}>{inside}</{name}>" if inside else f"{begun}/>"


@lru_cache(SPELLINGS)
def _begun(name: str, *attributes: tuple[str, Any]) -> str:
    """The beginning of an element: boards are made of the same few thousand again and again."""
    words = [f"<{name}"]
    for key, value in attributes:
        if value is not None:
            said = escape(value) if isinstance(value, str) else number(value)
            words.append(f'{_spelt(key)}="{said}"')
    return " ".join(words)


@cache
def _spelt(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


@lru_cache(SPELLINGS)
def number(value: float) -> str:
    """A length, as short as a screen needs it; what is less than one is a share."""
    if -1 < value < 1:
        return f"{value + 0.0:.2f}".rstrip("0").rstrip(".")  # never −0
    return f"{value:.1f}".removesuffix(".0")


def at(x: float, y: float, *content: str, **attributes: Any) -> str:
    """Something moved to a place."""
    if not attributes:
        if not (x or y):
            return "".join(content)
        if len(content) == 1 and STAMP.fullmatch(content[0]):
            return f'{content[0][:-2]} x="{number(x)}" y="{number(y)}"/>'
    moved = f"translate({number(x)} {number(y)})" if x or y else None
    return tag("g", *content, transform=moved, **attributes)


def rect(width: float, height: float, x: float = 0, y: float = 0, **attributes: Any) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(r: float, cx: float = 0, cy: float = 0, **attributes: Any) -> str:
    """A circle."""
    return tag("circle", cx=cx, cy=cy, r=r, **attributes)


def path(d: str, **attributes: Any) -> str:
    """A path."""
    return tag("path", d=d, **attributes)


def words(
    x: float,
    y: float,
    text: str,
    size: float = 14,
    anchor: str | None = None,
    bold: bool = False,
    fill: str | None = None,
    **attributes: Any,
) -> str:
    """A line of text on the base line `y`, in ink; `anchor` is middle or end."""
    return tag(
        "text",
        escape(text, quote=False),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_weight="700" if bold else None,
        fill=fill,
        **attributes,
    )


# --- how long a text is. Widths are those of Helvetica, in thousandths of its size.

_NARROW = {"i": 222, "j": 222, "l": 222, "'": 191, "|": 260, "f": 278, "t": 278, "r": 333, "I": 278}
_WIDE = {
    "m": 833,
    "w": 722,
    "M": 833,
    "W": 944,
    "@": 1015,
    "%": 889,
    "—": 1000,
    "→": 1000,
    "…": 1000,
}
_MARKS = (
    dict.fromkeys(" \u00a0.,:;!/\\[]·’", 278) | dict.fromkeys("()-", 333) | {"J": 500, "–": 556}
)
_WIDTHS = {**_NARROW, **_WIDE, **_MARKS}


def width_of(text: str, size: float = 14, bold: bool = False) -> float:
    """About how wide a text is."""
    thousandths = sum(_WIDTHS.get(c, 556 if not c.isupper() else 690) for c in text)
    return thousandths * size / 1000 * (1.07 if bold else 1.0)


@cache
def wrapped(
    text: str, width: float, size: float = 14, most: int = 99, bold: bool = False
) -> tuple[str, ...]:
    """A text broken into lines that fit; what is too long for `most` lines ends in an ellipsis."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size, bold) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), width, size, bold)]
    return tuple(lines)


def fitted(text: str, width: float, size: float = 14, bold: bool = False) -> str:
    """A text on one line, cut with an ellipsis where it is too long."""
    if width_of(text, size, bold) <= width:
        return text
    while text and width_of(text + "…", size, bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def paragraph(
    x: float,
    y: float,
    text: str,
    width: float,
    size: float = 14,
    most: int = 99,
    fill: str = FAINT,
    bold: bool = False,
) -> str:
    """A text over several lines; its first base line is `y`."""
    return "".join(
        words(x, y + k * LEADING * size, line, size, bold=bold, fill=fill)
        for k, line in enumerate(wrapped(text, width, size, most, bold))
    )


# --- boxes


class Box(NamedTuple):
    """Something drawn, and the room it takes, from (0, 0) on."""

    width: float
    height: float
    body: str


def column(boxes: Iterable[Box], gap: float = 10) -> Box:
    """Boxes from top to bottom."""
    y, width, parts = 0.0, 0.0, []
    for box in boxes:
        parts.append(at(0, y, box.body))
        y += box.height + gap
        width = max(width, box.width)
    return Box(width, max(0.0, y - gap), "".join(parts))


def row(boxes: Iterable[Box], gap: float = 10) -> Box:
    """Boxes from left to right."""
    x, height, parts = 0.0, 0.0, []
    for box in boxes:
        parts.append(at(x, 0, box.body))
        x += box.width + gap
        height = max(height, box.height)
    return Box(max(0.0, x - gap), height, "".join(parts))


def grid(boxes: Sequence[Box], abreast: int, gap: float = 10) -> Box:
    """Boxes in lines of so many."""
    lines = (row(boxes[k : k + abreast], gap) for k in range(0, len(boxes), abreast))
    return column(lines, gap)


def flow(boxes: Iterable[Box], width: float, gap: float = 10) -> Box:
    """Boxes from left to right, as many lines of them as are needed."""
    lines: list[list[Box]] = []
    left = 0.0
    for box in boxes:
        if not lines or box.width > left:
            lines.append([])
            left = width
        lines[-1].append(box)
        left -= box.width + gap
    return column((row(line, gap) for line in lines), gap)


def note(text: str, width: float, size: float, fill: str = FAINT, bold: bool = False) -> Box:
    """A text on as many lines as it needs."""
    height = len(wrapped(text, width, size, bold=bold)) * LEADING * size + 2
    return Box(width, height, paragraph(0, size, text, width, size, fill=fill, bold=bold))


# --- scenes and drawings


class Part(NamedTuple):
    """A part of a narrow board: a phone shows one after another."""

    title: str
    y: float
    height: float


class Drawing(NamedTuple):
    """A finished board. As text it is one SVG that needs nothing else."""

    title: str
    description: str
    box: Box
    lang: str
    shades: Shades
    defs: tuple[str, ...]
    groups: tuple[str, ...]
    parts: tuple[Part, ...] = ()
    """From top to bottom, where it has some."""

    @property
    def width(self) -> float:
        """With its margins."""
        return self.box.width + 2 * MARGIN

    @property
    def height(self) -> float:
        """With its margins."""
        return self.box.height + 2 * MARGIN

    def svg(self, theme: str = "auto", styled: bool = True) -> str:
        """The SVG: its colours follow the reader's, or the theme named.

        Unstyled, it leaves colours to the page it stands in (see `theme.style`).
        """
        if theme not in THEMES:
            raise ValueError(f"themes are {', '.join(THEMES)}, not {theme!r}")
        sheet = tag("style", style(self.shades, theme) + self._glowing()) if styled else ""
        return tag(
            "svg",
            tag("title", escape(self.title), id="board-title"),
            tag("desc", escape(self.description), id="board-description"),
            sheet,
            tag("defs", *self.defs),
            rect(self.width, self.height, rx=16, fill=TABLE),
            at(MARGIN, MARGIN, self.box.body),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            class_="tunnelier",
            role="group",
            aria_labelledby="board-title board-description",
            lang=self.lang,
            data_parts=json.dumps(self.parts, ensure_ascii=False) if self.parts else None,
        )

    def flat(self, theme: str = "light") -> str:
        """The SVG in plain colours, for programs that know no style variables."""
        return flattened(self.svg(theme), self.shades, theme)

    def __str__(self) -> str:
        return self.svg()

    def _repr_svg_(self) -> str:
        return self.svg()

    def _glowing(self) -> str:
        """Whatever belongs to a group glows when one of it is pointed at or focused."""
        return "".join(
            f".tunnelier:has([data-group={group}]:is(:hover,:focus-visible)) [data-group={group}]"
            "{filter:drop-shadow(0 0 4px var(--lit))}"
            for group in self.groups
        )


TOUCHED = 'class="target lit'
"""How a shape that can be touched begins: what holds one is no picture, but a group."""


class Scene:
    """What is being drawn: a view, for whom, in which language and width, and what is lit."""

    def __init__(
        self,
        view: Any,
        seat: int | None,
        legal: Sequence[int],
        lang: str,
        narrow: bool,
        shapes: Callable[[Any, int], Iterable[str]],
        names: Sequence[str] = (),
    ) -> None:
        self.s, self.seat, self.lang, self.narrow = view, seat, lang, narrow
        self.names = tuple(names)
        self.lit: dict[str, list[int]] = {}
        for action in legal:
            for name in shapes(view, action):
                self.lit.setdefault(name, []).append(action)
        self.width = (NARROW if narrow else WIDE) - 2 * MARGIN
        self._defs: dict[str, str] = {}
        self._groups: dict[str, None] = {}
        self._parts: list[Part] = []

    def say(self, phrase: Phrase, **values: Any) -> str:
        """A phrase in the reader's language."""
        return phrase.say(self.lang, **values)

    def count(self, number: int) -> str:
        """A number as the reader writes it."""
        return plain(number, self.lang)

    def titled(self, seat: int, name: str) -> str:
        """A seat's name, and whoever sits there."""
        person = self.names[seat] if seat < len(self.names) else ""
        return f"{name} · {person}" if person else name

    @property
    def small(self) -> int:
        """The size of small print."""
        return 12 if self.narrow else 13

    def moving(self, seat: int) -> bool:
        """Whether a seat's answer is awaited."""
        return not self.s.over and int(to_move(self.s)) == seat

    def stamp(self, name: str, piece: Callable[..., str], *what: Any) -> str:
        """Something small that lies in many places: drawn once under its name, then referred to."""
        name = f"stamp-{name}"
        if name not in self._defs:
            self._defs[name] = tag("g", piece(*what), id=name)
        return f'<use href="#{name}"/>'

    def define(self, name: str, element: str) -> str:
        """Keep a pattern, gradient or clip for later use; return how to refer to it."""
        self._defs[name] = element
        return f"url(#{name})"

    def target(
        self,
        name: str,
        label: str,
        *content: str,
        halo: str = "",
        place: tuple[float, float] = (0, 0),
        group: str | None = None,
        piece: bool = False,
        alike: str | None = None,
        **attributes: Any,
    ) -> str:
        """A shape that moves can touch: `name` is its id in every state, `label` is spoken.

        It is lit, with its `halo`, if a legal move touches it, and says which ones. A `piece` goes
        from place to place; of those that are `alike`, pages take any for another.
        """
        moves = self.lit.get(name)
        kinds = ("target", "lit" if moves else "", "piece" if piece else "")
        if group is not None:
            self._groups[group] = None
        return at(
            *place,
            tag("title", escape(label, quote=False)),
            *content,
            halo if moves or alike else "",
            id=name,
            class_=" ".join(filter(None, kinds)),
            role="button" if moves else "group" if TOUCHED in "".join(content) else "img",
            tabindex="0" if moves else None,
            data_moves=" ".join(map(str, moves)) if moves else None,
            data_group=group,
            data_alike=alike,
            **attributes,
        )

    def in_parts(self, parts: Iterable[tuple[str, Box]], gap: float = 2 * MARGIN) -> Box:
        """Parts from top to bottom, each with its title: a phone shows one after another."""
        boxes = []
        y = 0.0
        for title, box in parts:
            self._parts.append(Part(title, y, box.height + 2 * MARGIN))
            boxes.append(box)
            y += box.height + gap
        return column(boxes, gap)

    def drawing(self, title: str, description: str, box: Box, shades: Shades) -> Drawing:
        """The board, finished. `shades` are the colours of this game alone."""
        box = Box(max(box.width, self.width), box.height, box.body)
        groups, parts = tuple(self._groups), tuple(self._parts)
        return Drawing(title, description, box, self.lang, shades, self._defined(), groups, parts)

    def alone(self, title: str, description: str, box: Box, shades: Shades) -> Drawing:
        """One thing of the table, as large as it is."""
        return Drawing(title, description, box, self.lang, shades, self._defined(), ())

    def _defined(self) -> tuple[str, ...]:
        """In an order of their own: pages keep what the next drawing has in the same order."""
        return tuple(element for _, element in sorted(self._defs.items()))
