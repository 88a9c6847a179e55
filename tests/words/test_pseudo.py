"""A language nobody speaks: files of messages are all it takes, and no raw word is left."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import tunnelier
from tests.docs.coverage import ROOT
from tunnelier.core.language import ENGLISH
from tunnelier.games import meta, names

PSEUDO = "ka"
"""Georgian letters: what dates, numbers and lists are in is not Latin either."""
LETTERS = {ord(latin): 0x10D0 + k for k, latin in enumerate("abcdefghijklmnopqrstuvwxyz")}
LETTERS |= {ord(chr(latin).upper()): letter for latin, letter in LETTERS.items()}
KEPT = re.compile(r"(\*\*[\w.-]+\*\*|`[^`]*`|\]\([^)]*\))")
"""Of a text in Markdown: numbers of rules, what programs read, and where links lead."""
RAW = re.compile(r"[a-z]{3,}", re.IGNORECASE)
CODE = r"\b[A-Z][A-Z0-9]*-[A-Z0-9.]+\b|\b[0-9a-f]{12}\b"
"""The number of a rule, or a fingerprint."""
NAMES = ("Tunnelier", "Ada", "UTC")


class Pseudo(Transformer):
    """Every text of a message in other letters; places, selectors and functions stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(LETTERS))


def translate(file: Path) -> None:
    """The pseudo-language's file beside an English one."""
    if file.suffix == ".ftl":
        messages = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        said = FluentSerializer().serialize(Pseudo().visit(messages))
    else:
        parts = KEPT.split(file.read_text(encoding="utf-8"))
        said = "".join(p if k % 2 else p.translate(LETTERS) for k, p in enumerate(parts))
    file.with_name(file.name.replace("en.", f"{PSEUDO}.")).write_text(said, encoding="utf-8")


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """All that a copy of the program says whose only addition are files of messages."""
    folder = tmp_path_factory.mktemp("pseudo")
    ours = Path(tunnelier.__file__).parent
    shutil.copytree(ours, folder / "tunnelier", ignore=shutil.ignore_patterns("__pycache__"))
    for file in [*folder.rglob("words/en.ftl"), *folder.rglob("rules.en.md")]:
        translate(file)
    path = os.pathsep.join([str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.words.said", PSEUDO],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "TUNNELIER_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return [tuple(each) for each in json.loads(done.stdout)]


def test_a_language_is_added_by_its_files_alone(said):
    """It is offered, and what it says is said: in every game, on every page, in every report."""
    places = {place.partition(":")[0] for place, text in said if re.search("[ა-ჰ]", text)}
    pages = {"table", "why", "first page", "door", "film", "review", "lab"}
    assert places >= {*names(), *pages}


def test_no_raw_word_is_left(said):
    """Names of games and of who made them, and numbers of rules, are no words."""
    metas = [meta(name) for name in names()]
    whole = [*(about.title for about in metas), *(about.credit_in(ENGLISH) for about in metas)]
    not_words = re.compile("|".join([CODE, *map(re.escape, [*whole, *NAMES])]))
    raw = [(place, text) for place, text in said if RAW.search(not_words.sub("", text))]
    assert raw == []
