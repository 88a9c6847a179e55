"""A match as pictures: one SVG a move, PNG where a converter is installed, or one HTML page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from tunnelier.core.mistakes import Mistake
from tunnelier.play.match import Match
from tunnelier.play.story import Line

from .words import MESSAGES

Advance = Callable[[int], object]
"""Called with 1 after every picture."""


# --- pictures, one by one


def moves_of(match: Match, move: int | None) -> list[int]:
    """The moves to show: all, the set-up as move 0 included, or one."""
    count = len(match.log)
    if move is not None and not 0 <= move <= count:
        raise Mistake(MESSAGES["error-move"], count=count, said=move)
    return list(range(count + 1)) if move is None else [move]


def frames(
    match: Match,
    seat: int | None,
    lang: str,
    narrow: bool = False,
    moves: Iterable[int] | None = None,
) -> Iterator[tuple[int, Any]]:
    """The board after every move, as a seat sees it (None: a spectator)."""
    for number in moves_of(match, None) if moves is None else moves:
        yield number, match.board(seat, lang, narrow, number)


def write(
    pictures: Iterable[tuple[int, Any]],
    svg: Path | None,
    png: Path | None,
    theme: str,
    advance: Advance,
) -> None:
    """One file a move, as SVG and PNG: 000 is the table before the first."""
    convert = converter() if png else None
    for number, picture in pictures:
        if svg:
            _file(svg, number, "svg").write_text(picture.svg(theme), encoding="utf-8")
        if png and convert:
            convert(picture, theme, _file(png, number, "png"))
        advance(1)


def _file(folder: Path, number: int, ending: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{number:03}.{ending}"


# --- PNG

PNG_WIDTH = 1440
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
)


class NoConverter(Mistake):
    """No program that turns SVG into PNG is installed."""


def converter() -> Callable[[Any, str, Path], None]:
    """What turns a drawing into a PNG file: the first program found that can."""
    commands: dict[str, Callable[[str, str], list[str]]] = {
        "rsvg-convert": lambda svg, png: ["-w", str(PNG_WIDTH), "-o", png, svg],
        "resvg": lambda svg, png: ["-w", str(PNG_WIDTH), svg, png],
        "inkscape": lambda svg, png: ["-w", str(PNG_WIDTH), "-o", png, svg],
    }
    for name, arguments in commands.items():
        if program := shutil.which(name):
            return lambda drawing, theme, to: _convert(program, arguments, drawing, theme, to)
    for name in BROWSERS:
        if browser := shutil.which(name):
            return lambda drawing, theme, to: _photograph(browser, drawing, theme, to)
    raise NoConverter(MESSAGES["error-no-converter"])


def _convert(
    program: str, arguments: Callable[[str, str], list[str]], drawing: Any, theme: str, to: Path
) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".svg", encoding="utf-8") as file:
        file.write(drawing.flat("dark" if theme == "dark" else "light"))
        file.flush()
        _run([program, *arguments(file.name, str(to))])


def _photograph(browser: str, drawing: Any, theme: str, to: Path) -> None:
    height = round(PNG_WIDTH * drawing.height / drawing.width)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "board.html"
        style = "<style>body{margin:0}svg{display:block}</style>"
        page.write_text(f"<!doctype html>{style}{drawing.svg(theme)}", encoding="utf-8")
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        flags += ["--no-first-run", "--disable-background-networking", "--disable-sync"]
        flags += [f"--user-data-dir={folder}/profile", f"--window-size={PNG_WIDTH},{height}"]
        _run([browser, *flags, f"--screenshot={to}", page.as_uri()])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr.strip()[-300:]}")


# --- the whole match on one page

SAID = ("play", "back", "forward", "move", "speed", "slow", "normal", "fast")
"""What stands on the page besides the film."""
Story = Sequence[tuple[int, Line, Any]]
"""Pieces of news: by which move, how each is told, and what the table looked like after it."""
SHAPES = re.compile(r"(?=<g )")

PAGE = Path(__file__).with_name("film.html")
MOVING = Path(__file__).parents[1] / "web" / "static" / "moving.js"
IMPORT = re.compile(r"^import .*;\n", re.MULTILINE)
"""What a script asks of another; on this page they are one."""


def story(match: Match, seat: int | None, lang: str) -> Story:
    """What happened in a match, piece by piece, as a seat saw it (None: a spectator)."""
    before = (0, Line(MESSAGES["start"].say(lang)), match.row_at(0, seat))
    pieces = (
        (entry.number, line, view)
        for entry in match.log
        for line, view in match.frames(entry.number, seat, lang)
    )
    return [before, *pieces]


def page(match: Match, told: Story, seat: int | None, lang: str, advance: Advance) -> str:
    """A story on one page with a slider and a play button; it needs nothing else.

    It has two pictures a piece: for desks and for phones.
    """
    parts: dict[str, int] = {}
    films: list[list[list[int]]] = []
    for narrow in (False, True):
        films.append([])
        for _, _, view in told:
            picture = match.game.board.draw(view, seat, (), lang, narrow)
            pieces = SHAPES.split(picture.svg())
            films[-1].append([parts.setdefault(piece, len(parts)) for piece in pieces])
            advance(1)
    film = {
        "parts": list(parts),
        "wide": films[0],
        "narrow": films[1],
        "told": [(line.said, line.rule) for _, line, _ in told],
        "moves": [number for number, _, _ in told],
        "words": {word: MESSAGES[word].say(lang) for word in ("play", "pause")},
    }
    title = MESSAGES["film-title"].say(lang, title=match.game.meta.title)
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        lang=lang,
        title=escape(title),
        film=json.dumps(film, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
        style=PAGE.with_suffix(".css").read_text(encoding="utf-8"),
        script="".join(_alone(path) for path in (MOVING, PAGE.with_suffix(".js"))),
        **{name: escape(MESSAGES[name].say(lang)) for name in SAID},
    )


def _alone(module: Path) -> str:
    """A script without what it imports."""
    return IMPORT.sub("", module.read_text(encoding="utf-8"))
