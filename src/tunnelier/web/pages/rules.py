"""The rules of a game as a page: our words, an anchor for every rule of the ledger, figures."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from markdown_it import MarkdownIt

from tunnelier.games import load
from tunnelier.pages.figures import drawn, figures

RULE = re.compile(r"<strong>([A-Z0-9]+-[A-Z0-9.]+)</strong>")
SECTION = re.compile(r"<h2>((?:(\d+)\. )?.*?)</h2>")
FIGURE = re.compile(r'<p><img src="figure:([a-z0-9-]+)" alt="(.*?)" /></p>')
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
SUMMARY = "summary"
"""The anchor of the first section."""


class Rules(NamedTuple):
    """The rules as HTML, and the anchors of their sections with what these are called."""

    text: str
    contents: tuple[tuple[str, str], ...]
    captions: dict[str, str]
    """What is said of every figure, as HTML."""


@cache
def summary_of(game: str, lang: str) -> str:
    """The first section as HTML, without its figures: it is read while nothing can be drawn yet."""
    _, *sections = load(game).rules_in(lang).split("\n## ")
    first = "".join(f"## {section}" for section in sections[:1])
    return FIGURE.sub("", MarkdownIt("commonmark", {"html": False}).render(first))


@cache
def rules_page(game: str, lang: str, theme: str = "auto", root: str = "") -> Rules:
    """The rules for a page that is shown at `root`. Anchors are the same in every language."""
    html = (
        MarkdownIt("commonmark", {"html": False}).enable("table").render(load(game).rules_in(lang))
    )
    html = RULE.sub(r'<strong id="\1"><a href="#\1">\1</a></strong>', html)
    html = TABLE.sub(lambda found: f'<div class="sheet" tabindex="0">{found[0]}</div>', html)
    contents: list[tuple[str, str]] = []

    def section(found: re.Match[str]) -> str:
        title, number = found.groups()
        plain = f"part-{len(contents)}" if contents else SUMMARY
        anchor = f"section-{number}" if number else plain
        contents.append((anchor, title))
        return f'</section><section id="{anchor}"><h2>{title}</h2>'

    html = f"<section>{SECTION.sub(section, html)}</section>"
    captions = dict(FIGURE.findall(html))
    html = FIGURE.sub(lambda found: _figure(game, found[1], found[2], lang, theme, root), html)
    return Rules(html, tuple(contents), captions)


def _figure(game: str, name: str, caption: str, lang: str, theme: str, root: str) -> str:
    """A figure with its caption, as large as it is: what follows stays where it is."""
    if name not in figures(game):
        return ""
    found = SIZE.search(drawn(game, name, lang, theme))
    assert found is not None
    width, height = (round(float(each)) for each in found.groups())
    address = f"{root}/rules/{game}/figures/{name}"
    look = f"?lang={lang}&amp;theme={theme}"
    return (
        f'<figure id="figure-{name}"><a href="{address}">'
        f'<img src="{address}.svg{look}" alt="{caption}" width="{width}" height="{height}" '
        'loading="lazy"></a>'
        f'<figcaption aria-hidden="true">{caption}</figcaption></figure>'
    )
