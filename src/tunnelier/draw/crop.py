"""A part of a drawing: where shapes lie in it, a frame around some of them, marks on others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple
from xml.etree import ElementTree

from .svg import at, circle, number, rect, tag, width_of, words
from .theme import LIT, TABLE

SVG = "{http://www.w3.org/2000/svg}"
MOVES = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
STEPS = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
ARGUMENTS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}
"""How many numbers a step of a path has."""
UNSEEN = {"title", "desc", "defs", "style", "clipPath", "pattern", "linearGradient"}
PALE = {"halo", "ghost"}
"""Kinds of shapes that lie around others, or repeat them."""
AIR = 14.0
"""Between what is shown and the edge of the picture: room for the number of a mark."""
BADGE = 11.0
"""How large the number of a mark is, on a board at a desk."""
ROOT = re.compile(r' viewBox="[^"]*"')


class Frame(NamedTuple):
    """A rectangle in a drawing."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> Frame:
        """With so much more on every side."""
        return Frame(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def within(self, other: Frame) -> Frame:
        """What of it lies in another."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right = min(self.x + self.width, other.x + other.width)
        low = min(self.y + self.height, other.y + other.height)
        return Frame(x, y, right - x, low - y)


def around(frames: Iterable[Frame]) -> Frame:
    """The smallest frame around some."""
    all_of = list(frames)
    x, y = min(f.x for f in all_of), min(f.y for f in all_of)
    right, low = max(f.x + f.width for f in all_of), max(f.y + f.height for f in all_of)
    return Frame(x, y, right - x, low - y)


def cropped(svg: str, show: Sequence[str] = (), mark: Sequence[str] = (), air: float = AIR) -> str:
    """A board, of which only the part around some shapes is seen; others are marked.

    Shapes go by their names, or by patterns of them (`cell-*`). Several marks are numbered. Where
    nothing is named, all is shown. KeyError names a shape that the board has not.
    """
    places = Places(svg)
    marked = [around(places.of(name)).grown(3) for name in mark]
    drawn = [_line(frame) for frame in marked]
    if len(marked) > 1:
        drawn += [_badge(frame, k + 1) for k, frame in enumerate(marked)]
    seen = places.whole
    if show:
        named = around(frame for name in (*show, *mark) for frame in places.of(name))
        seen = named.grown(air).within(places.whole)
    box, width, height = " ".join(map(number, seen)), number(seen.width), number(seen.height)
    svg = ROOT.sub(f' viewBox="{box}" width="{width}" height="{height}"', svg, count=1)
    return svg.removesuffix("</svg>") + tag("g", *drawn, class_="marks") + "</svg>"


def _line(frame: Frame) -> str:
    """A frame around a shape."""
    x, y, width, height = frame
    ground = rect(width, height, x, y, rx=8, fill="none", stroke=TABLE, stroke_width=7)
    return ground + rect(width, height, x, y, rx=8, fill="none", stroke=LIT, stroke_width=3.5)


def _badge(frame: Frame, count: int) -> str:
    """The number of a mark, on its corner."""
    ground = circle(BADGE, fill=LIT, stroke=TABLE, stroke_width=2)
    return at(frame.x, frame.y, ground, words(0, 5, str(count), 14, "middle", True, TABLE))


# --- where shapes lie


class Turn(NamedTuple):
    """How the coordinates of an element become those of the drawing (no boards lie askew)."""

    wide: float = 1.0
    high: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def then(self, moves: str) -> Turn:
        """Inside an element that is moved."""
        turn = self
        for kind, said in MOVES.findall(moves):
            values = [float(each) for each in re.split(r"[ ,]+", said.strip())]
            if kind == "translate":
                down = values[1] if len(values) > 1 else 0.0
                turn = turn.shifted(values[0], down)
            elif kind == "scale":
                turn = turn._replace(wide=turn.wide * values[0], high=turn.high * values[-1])
        return turn

    def shifted(self, x: float, y: float) -> Turn:
        """Inside an element that stands elsewhere."""
        return self._replace(x=self.x + self.wide * x, y=self.y + self.high * y)

    def frame(self, x: float, y: float, width: float, height: float) -> Frame:
        """A rectangle, in the coordinates of the drawing."""
        xs = sorted((self.x + self.wide * x, self.x + self.wide * (x + width)))
        ys = sorted((self.y + self.high * y, self.y + self.high * (y + height)))
        return Frame(xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0])


class Places:
    """Where every named shape of a drawing lies, as far as it can be seen."""

    def __init__(self, svg: str) -> None:
        root = ElementTree.fromstring(svg)
        x, y, width, height = map(float, root.attrib["viewBox"].split())
        self.whole = Frame(x, y, width, height)
        self._named = {each.attrib["id"]: each for each in root.iter() if "id" in each.attrib}
        self._found: dict[str, Frame] = {}
        for _ in self._walk(root, Turn()):
            pass

    def of(self, name: str) -> list[Frame]:
        """The shape of a name, or all that fit a pattern."""
        if name in self._found:
            return [self._found[name]]
        fitting = [frame for each, frame in self._found.items() if fnmatchcase(each, name)]
        if not fitting:
            raise KeyError(name)
        return fitting

    def _walk(self, element: ElementTree.Element, turn: Turn) -> Iterator[Frame]:
        """What is seen of an element; whatever has a name is noted on the way."""
        kind, look = element.tag.removeprefix(SVG), element.attrib
        if kind in UNSEEN or look.get("class") in PALE or look.get("fill") == "transparent":
            return
        turn = turn.then(look.get("transform", ""))
        frames = [*self._own(kind, element, turn)]
        frames += [frame for child in element for frame in self._walk(child, turn)]
        if "id" in look and frames:
            self._found.setdefault(look["id"], around(frames))
        yield from frames

    def _own(self, kind: str, element: ElementTree.Element, turn: Turn) -> Iterator[Frame]:
        look = element.attrib

        def value(name: str) -> float:
            return float(look.get(name, 0))

        match kind:
            case "rect":
                yield turn.frame(*map(value, ("x", "y", "width", "height")))
            case "circle":
                r = value("r")
                yield turn.frame(value("cx") - r, value("cy") - r, 2 * r, 2 * r)
            case "text":
                yield turn.frame(*_written(element))
            case "path" if look.get("stroke") != "transparent":
                points = list(_points(look["d"]))
                xs, ys = [x for x, _ in points], [y for _, y in points]
                yield turn.frame(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            case "use":
                there = self._named[look["href"].removeprefix("#")]
                yield from self._walk(there, turn.shifted(value("x"), value("y")))


def _written(element: ElementTree.Element) -> tuple[float, float, float, float]:
    """The room of a line of text."""
    look, text = element.attrib, "".join(element.itertext())
    size = float(look["font-size"])
    width = width_of(text, size, look.get("font-weight") == "700")
    before = {"middle": 0.5, "end": 1.0}.get(look.get("text-anchor", ""), 0.0)
    return float(look["x"]) - before * width, float(look["y"]) - 0.8 * size, width, size


def _points(d: str) -> Iterator[tuple[float, float]]:
    """The points of a path, and those that draw its curves."""
    step, values = "M", list[float]()
    here, began = (0.0, 0.0), (0.0, 0.0)
    for letter, said in STEPS.findall(d):
        if letter:
            step, values = letter, []
            if letter in "Zz":
                here = began
            continue
        values.append(float(said))
        if len(values) < ARGUMENTS[step.upper()]:
            continue
        found = list(_stepped(step, values, here))
        yield from found
        here = found[-1]
        if step in "Mm":
            began, step = here, "L" if step == "M" else "l"
        values = []


def _stepped(
    step: str, values: list[float], here: tuple[float, float]
) -> Iterator[tuple[float, float]]:
    """The points of one step."""
    x, y = here if step.islower() else (0.0, 0.0)
    match step.upper():
        case "H":
            yield x + values[0], here[1]
        case "V":
            yield here[0], y + values[0]
        case "A":
            yield x + values[5], y + values[6]
        case _:
            for k in range(0, len(values), 2):
                yield x + values[k], y + values[k + 1]
