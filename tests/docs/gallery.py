"""The gallery: every game at three moments, in every language and both widths: `make gallery`.

The matches lie beside the pictures, so the same positions are drawn whenever a board changes.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.docs.coverage import ROOT
from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games, load

GALLERY = ROOT / "docs" / "gallery"
FIRST_PAGE = ROOT / "src" / "tunnelier" / "web" / "static" / "boards"
MOMENTS = {"typical": 0.45, "crowded": 0.85, "final": 1.0}
"""How much of the match has been played."""
WIDTHS = {"wide": False, "phone": True}

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tunnelier: the boards</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem; background: #fff; color: #222; }
.row { display: grid; grid-template-columns: 3fr 3fr 1.3fr 1.3fr; gap: 1rem; align-items: start; }
.row > * { padding: .6rem; border-radius: 12px; }
.dark { background: #0b0e12; color-scheme: dark; } .light { color-scheme: light; }
img { width: 100%; height: auto; display: block; }
@media (max-width: 800px) { .row { grid-template-columns: 1fr; } }
</style>
</head>
<body>
<h1>The boards</h1>
"""


class Picture(NamedTuple):
    """One position, drawn one way."""

    game: str
    moment: str
    lang: str
    width: str

    @property
    def path(self) -> Path:
        return GALLERY / ("-".join(self) + ".svg")

    @property
    def on_the_first_page(self) -> Path | None:
        """Where the browser's first page has the same picture, if it has."""
        shown = (self.moment, self.width) == ("typical", "wide")
        return FIRST_PAGE / f"{self.game}.{self.lang}.svg" if shown else None

    def drawing(self) -> Any:
        """As the seat that is asked sees it, with what it may do lit."""
        match = match_of(self.game)
        view, seat, legal = position(match, self.moment)
        return match.game.board.draw(view, seat, legal, self.lang, WIDTHS[self.width])


def position(match: Match, moment: str) -> tuple[Any, int, Sequence[int]]:
    """A moment of a match: what the seat that is asked sees, which it is, and what it may do."""
    number = round(MOMENTS[moment] * len(match.log))
    while number < len(match.log) and match.log[number].seat < 0:
        number += 1
    if number == len(match.log):
        return match.row_seen_by(0), 0, ()
    sight = match.sight(number)
    return sight.row, sight.seat, sight.actions


def match_of(game: str) -> Match:
    """The match that a game's pictures are taken from."""
    return Match.load((GALLERY / f"{game}.match").read_text(encoding="utf-8"))


def pictures() -> Iterator[Picture]:
    """All of them."""
    for game in games():
        for moment in MOMENTS:
            for lang in LANGUAGES:
                for width in WIDTHS:
                    yield Picture(game, moment, lang, width)


def index() -> str:
    """A page with all of them, light and dark side by side."""
    lines = [PAGE.rstrip()]
    for game in games():
        lines.append(f"<h2>{load(game).meta.title}</h2>")
        for moment in MOMENTS:
            for lang in LANGUAGES:
                lines += [f"<h3>{moment}, {lang}</h3>", '<div class="row">']
                for width in WIDTHS:
                    name = Picture(game, moment, lang, width).path.name
                    for theme in ("light", "dark"):
                        said = f"{game}, {moment}, {lang}, {width}, {theme}"
                        image = f'<img src="{name}" alt="{said}" loading="lazy">'
                        lines.append(f'<div class="{theme}">{image}</div>')
                lines.append("</div>")
    return "\n".join([*lines, "</body>", "</html>"]) + "\n"


if __name__ == "__main__":
    for number, picture in enumerate(pictures(), 1):
        drawn = f"{picture.drawing()}\n"
        for path in filter(None, (picture.path, picture.on_the_first_page)):
            path.write_text(drawn, encoding="utf-8")
        print(f"{number}: {picture.path.name}", flush=True)
    (GALLERY / "index.html").write_text(index(), encoding="utf-8")
