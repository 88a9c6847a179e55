"""Lists of games, and their rules."""

from __future__ import annotations

import json
import re

from rich.markdown import Markdown
from rich.table import Table

from tunnelier.core.language import ENGLISH
from tunnelier.core.meta import Meta
from tunnelier.core.mistakes import Mistake
from tunnelier.games import broken, games, load, meta

from .screen import console, say
from .words import MESSAGES

HEADINGS = ("name", "title", "players", "options")
FIGURE = re.compile(r"^!\[(.*)\]\(figure:.*\)$", re.MULTILINE)
"""A picture of the rules (see `pages/figures.py`): here it is its caption alone."""


def list_games(lang: str, as_json: bool) -> None:
    """Every game with its seats and options."""
    known = [meta(name) for name in games()]
    if as_json:
        print(json.dumps([_plain(about.name) for about in known], indent=2))
        return
    headings = (MESSAGES[f"heading-{heading}"].say(lang) for heading in HEADINGS)
    table = Table(*headings, box=None, pad_edge=False)
    for about in known:
        options = "\n".join(f"{o.name}={'|'.join(o.choices)}" for o in about.options)
        table.add_row(about.name, about.title, seats_of(about), options)
    console.print(table)
    for fault in broken().values():
        say(MESSAGES["broken"].say(lang, fault=fault), "red")
    for about in known:
        said = MESSAGES["about-game"].filled(title=about.title, summary=about.summary)
        say(f"\n{said.say(lang, credit=about.credit)}")


def seats_of(about: Meta) -> str:
    """How many play: `2–4`."""
    return "–".join(str(count) for count in sorted({about.seats[0], about.seats[-1]}))


def _plain(name: str) -> dict[str, object]:
    about = meta(name)
    return {
        "name": about.name,
        "title": about.title,
        "credit": about.credit_in(ENGLISH),
        "players": [about.seats[0], about.seats[-1]],
        "rules_version": about.rules_version,
        "options": {option.name: list(option.choices) for option in about.options},
    }


def tell_rules(name: str, find: str | None, lang: str) -> None:
    """The rules in our words; what is not certain in the tables is said first."""
    about = meta(name)
    sheet = load(name).sheet
    if about.caveat is not None and sheet is not None and sheet.source == "built-in":
        say(about.caveat.say(lang), "yellow")
        say(MESSAGES["own-box"].say(lang, game=name), "yellow")
    elif sheet is not None and sheet.source != "built-in":
        say(MESSAGES["own-tables"].say(lang, path=sheet.source), "yellow")
    text = FIGURE.sub(r"*\1*", load(name).rules_in(lang))
    if find is None:
        console.print(Markdown(text))
        return
    wanted = _found(text, find)
    if not wanted:
        raise Mistake(MESSAGES["no-rule"], title=about.title, find=find)
    console.print(Markdown("\n".join(wanted)))


def _found(text: str, find: str) -> list[str]:
    """Rules whose number is, or begins with, what is sought, or whose words contain it."""
    lines = [line for line in text.splitlines() if re.match(r"- \*\*[A-Z0-9]+-", line)]
    exact = [line for line in lines if line.lower().startswith(f"- **{find.lower()}**")]
    if exact:
        return exact
    numbered = [line for line in lines if line.lower().startswith(f"- **{find.lower()}.")]
    return numbered or [line for line in lines if find.lower() in line.lower()]
