"""Which test proves which rule."""

import json
import os
import re
import sys
import tempfile
from functools import cache
from pathlib import Path

from tests.patience import run
from tunnelier.core.language import MESSAGES
from tunnelier.games import load, names
from tunnelier.laws.games import RULE
from tunnelier.laws.games import ledger as rules_by_number

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"## (\d+\. .+)")


def ledger(game, lang="en"):
    """The rules of a game, by number, in the order of the rules text."""
    return rules_by_number(load(game), lang)


def rules_text(game, lang):
    """The rules text of a game."""
    return (load(game).folder / f"rules.{lang}.md").read_text(encoding="utf-8")


@cache
def proofs():
    """Every rule number that a test is marked with, and the tests, as pytest collects them."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--rule-map", target]
        plain = {**os.environ, "TUNNELIER_JIT": "0"}  # as they are run
        done = run([*command, "tests/games"], env=plain, cwd=ROOT)
        assert done.returncode == 0, done.stdout + done.stderr
        return json.loads(target.read_text())


def page(game):
    """The rule-coverage page of a game."""
    about = load(game).meta
    proven = proofs()
    lines = [
        f"# {about.title}: the rules, and the tests that prove them",
        "",
        f"Written by `make docs` from [the rules in our words]({_up(game, 'en')}) "
        f"({_elsewhere(game)}) and the markers of the tests. {about.credit_in('en')}. "
        "This implementation is unofficial.",
    ]
    if about.caveat:
        lines += ["", f"**{about.caveat.say('en')}** See [NOTES.md]({_up(game, 'notes')})."]
        fill = f"`tunnelier cards {game} --fill`"
        lines[-1] += f" Whoever owns the box can fill in its numbers: {fill}."
    for line in rules_text(game, "en").splitlines():
        heading, rule = HEADING.fullmatch(line), RULE.fullmatch(line)
        if heading:
            lines += ["", f"## {heading[1]}", "", "| rule | says | proven by |", "|---|---|---|"]
        elif rule:
            tests = "<br>".join(_link(test) for test in proven.get(rule[1], []))
            lines.append(f"| {rule[1]} | {rule[2].replace('|', chr(92) + '|')} | {tests} |")
    return "\n".join(lines) + "\n"


def _link(test):
    path, _, name = test.partition("::")
    return f"[{name.removeprefix('test_').replace('_', ' ')}](../../{path})"


def _up(game, kind):
    folder = load(game).folder.relative_to(ROOT)
    return f"../../{folder}/" + ("NOTES.md" if kind == "notes" else f"rules.{kind}.md")


def _elsewhere(game):
    """The rules in the other languages, each by its own name."""
    others = [lang for lang in load(game).text.messages.languages if lang != "en"]
    return ", ".join(f"[{MESSAGES['language'].say(lang)}]({_up(game, lang)})" for lang in others)


PAGES = {game: ROOT / "docs" / "games" / f"{game}.md" for game in names()}
