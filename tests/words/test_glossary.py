"""The glossary of each game: one word for one thing in every language, and it is kept to."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tunnelier
from tunnelier.core.language import LANGUAGES, MESSAGES

GLOSSARIES = sorted((Path(tunnelier.__file__).parent / "games").glob("*/words/glossary.md"))
CODE = re.compile(r"`[^`]*`")
"""What programs read is in English, whatever the language of the text around it."""

each_glossary = pytest.mark.parametrize("file", GLOSSARIES, ids=lambda file: file.parts[-3])


class Glossary(NamedTuple):
    """Terms by language, thing by thing; and the words that a language has for none of them."""

    languages: list[str]
    things: list[dict[str, str]]
    wrong: dict[str, list[str]]


def read(text: str) -> Glossary:
    """The table of a glossary: a column a language under its own name, and the last one, `not`."""
    header, line, *rows = [cells(row) for row in text.splitlines() if row.startswith("|")]
    assert set("".join(line)) == {"-"}, "a line of dashes comes after the heading"
    assert header[-1] == "not", "the last column is for words that are not used"
    called = {MESSAGES["language"].say(lang): lang for lang in LANGUAGES}
    languages = [called[name] for name in header[:-1]]
    assert all(len(row) == len(header) for row in rows), "every row has all columns"
    things = [dict(zip(languages, row, strict=False)) for row in rows]
    wrong: dict[str, list[str]] = {lang: [] for lang in languages}
    for row in rows:
        for said in filter(None, row[-1].split(";")):
            lang, words = said.split(":")
            wrong[lang.strip()] += [word.strip() for word in words.split(",")]
    return Glossary(languages, things, wrong)


def spoken(file: Path) -> list[str]:
    """The languages of a game; its glossary may be ahead of them."""
    return [each.stem for each in file.parent.glob("*.ftl")]


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def said_in(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """All that a game says in a language, with the place where it says so."""
    words = f"words/{lang}.ftl"
    for file in (folder / words, folder / "lesson" / words, folder / f"rules.{lang}.md"):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".ftl":
            place = file.relative_to(folder)
            yield from ((f"{place}: {name}", said) for name, said in messages(text))
        else:
            lines = enumerate(text.splitlines(), 1)
            yield from ((f"{file.name}:{number}", CODE.sub("", line)) for number, line in lines)


def messages(text: str) -> Iterator[tuple[str, str]]:
    """Messages by name, without their places; other words that may be typed are left out."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            forms = [form for form in entry.attributes if form.id.name != "also"]
            for pattern in (entry.value, *(form.value for form in forms)):
                words = Words()
                words.visit(pattern)
                yield entry.id.name, " ".join(words.found)


class Words(Visitor):
    """What stands in a pattern and its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def used(words: list[str], text: str) -> list[str]:
    """Those of some words that a text has, in whatever case."""
    return [
        word for word in words if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]


def test_there_are_glossaries():
    assert GLOSSARIES


@each_glossary
def test_every_language_has_a_word_for_every_thing(file):
    glossary = read(file.read_text(encoding="utf-8"))
    assert set(spoken(file)) <= set(glossary.languages)
    lacking = [thing for thing in glossary.things if not all(thing.values())]
    assert not lacking


@each_glossary
def test_no_word_stands_for_two_things(file):
    glossary = read(file.read_text(encoding="utf-8"))
    for lang in glossary.languages:
        terms = [thing[lang].lower() for thing in glossary.things]
        assert not {term for term in terms if terms.count(term) > 1}, lang


@each_glossary
def test_words_that_are_not_used_are_used_nowhere(file):
    glossary = read(file.read_text(encoding="utf-8"))
    for lang in spoken(file):
        wrong = glossary.wrong[lang]
        terms = " / ".join(thing[lang] for thing in glossary.things)
        assert not used(wrong, terms), f"{lang}: a word of the glossary is listed as wrong"
        found = [(place, used(wrong, text)) for place, text in said_in(file.parents[1], lang)]
        assert not [each for each in found if each[1]]


def test_a_wrong_word_is_found_in_sentences_forms_and_rules(tmp_path):
    """Not in names of messages, in what may also be typed, or in what programs read."""
    for folder in (tmp_path, tmp_path / "lesson"):
        (folder / "words").mkdir(parents=True)
    (tmp_path / "lesson" / "words" / "en.ftl").write_text("rather-bury = Do not burn it.\n")
    (tmp_path / "words" / "en.ftl").write_text(
        "move-burn = { $seat } buries.\n"
        "counted = { $number ->\n    [one] A burn\n   *[other] { $number } cards\n}\n"
        "card = card\n    .gone = Burn it\n"
        "type-burn = bury\n    .also = burn\n"
    )
    (tmp_path / "rules.en.md").write_text("- Burned, not `burn`.\n- To burn.\n")
    found = [place for place, text in said_in(tmp_path, "en") if used(["burn"], text)]
    said = ["words/en.ftl: counted", "words/en.ftl: card", "lesson/words/en.ftl: rather-bury"]
    assert found == [*said, "rules.en.md:2"]
