"""Lists of games, and their rules."""

from __future__ import annotations

import json
import re

from rich.markdown import Markdown
from rich.table import Table

from tunnelier.games import broken, games, load, meta

from .screen import console, say
from .words import MESSAGES

NO_RULE = MESSAGES["no-rule"]
BROKEN = MESSAGES["broken"]
OWN_TABLES = MESSAGES["own-tables"]


def list_games(lang: str, as_json: bool) -> None:
    """Every game with its seats and options."""
    known = [meta(name) for name in games()]
    if as_json:
        print(json.dumps([_plain(about.name) for about in known], indent=2))
        return
    table = Table("name", "title", "players", "options", box=None, pad_edge=False)
    for about in known:
        options = "\n".join(f"{o.name}={'|'.join(o.choices)}" for o in about.options)
        table.add_row(about.name, about.title, f"{about.seats[0]}–{about.seats[-1]}", options)
    console.print(table)
    for fault in broken().values():
        say(BROKEN.say(lang, fault=fault), "red")
    for about in known:
        say(f"\n{about.title}: {about.summary.say(lang)} ({about.credit})")


def _plain(name: str) -> dict[str, object]:
    about = meta(name)
    return {
        "name": about.name,
        "title": about.title,
        "credit": about.credit,
        "players": [about.seats[0], about.seats[-1]],
        "rules_version": about.rules_version,
        "options": {option.name: list(option.choices) for option in about.options},
    }


def tell_rules(name: str, find: str | None, lang: str) -> None:
    """The rules in our words; what is reconstructed is said first."""
    about = meta(name)
    sheet = load(name).sheet
    if about.reconstructed is not None and sheet is not None and sheet.source == "built-in":
        say(about.reconstructed.say(lang), "yellow")
    elif sheet is not None and sheet.source != "built-in":
        say(OWN_TABLES.say(lang, path=sheet.source), "yellow")
    text = load(name).rules_in(lang)
    if find is None:
        console.print(Markdown(text))
        return
    wanted = _found(text, find)
    if not wanted:
        raise ValueError(NO_RULE.say(lang, title=about.title, find=find))
    console.print(Markdown("\n".join(wanted)))


def _found(text: str, find: str) -> list[str]:
    """Rules whose number is, or begins with, what is sought, or whose words contain it."""
    lines = [line for line in text.splitlines() if re.match(r"- \*\*[A-Z0-9]+-", line)]
    exact = [line for line in lines if line.lower().startswith(f"- **{find.lower()}**")]
    if exact:
        return exact
    numbered = [line for line in lines if line.lower().startswith(f"- **{find.lower()}.")]
    return numbered or [line for line in lines if find.lower() in line.lower()]


def print_sheet(name: str) -> None:
    """The table of cards in use, ready to be edited and given back with --tables."""
    sheet = load(name).sheet
    if sheet is None:
        raise ValueError(f"{meta(name).title} has no table that could be replaced")
    print(sheet.text.strip())
