"""The rules of a game as a page: our words, an anchor for every rule of the ledger."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from tunnelier.games import load

RULE = re.compile(r"<strong>([A-Z0-9]+-[A-Z0-9.]+)</strong>")


@cache
def rules_page(game: str, lang: str) -> str:
    """The rules as HTML."""
    text = load(game).rules_in(lang)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return RULE.sub(r'<strong id="\1"><a href="#\1">\1</a></strong>', html)
