"""What translators may get wrong in a catalogue, said by file and message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tunnelier.core.language import ENGLISH, Catalogue

Places = frozenset[str]


def wrong_in(catalogue: Catalogue) -> Iterator[str]:
    """Whatever differs between a catalogue's languages, or cannot be read; English is the model."""
    english: Mapping[str, Places] = {}
    for lang in catalogue.languages:
        file = f"{catalogue.folder.parent.name}/{catalogue.folder.name}/{lang}.ftl"
        text = (catalogue.folder / f"{lang}.ftl").read_text("utf-8")
        body = FluentParser(with_spans=False).parse(text).body
        for entry in body:
            if isinstance(entry, ast.Junk):
                yield f"{file}: cannot be read: {(entry.content or '').strip().splitlines()[0]!r}"
        yield from (f"{file}: {key} is there twice" for key in _twice(body))
        places = {each.id.name: _places(each) for each in body if isinstance(each, ast.Message)}
        if lang == ENGLISH:
            english = places
        yield from (f"{file}: {key} is missing" for key in english.keys() - places.keys())
        yield from (f"{file}: {key} is not in English" for key in places.keys() - english.keys())
        for key in english.keys() & places.keys():
            if english[key] != places[key]:
                here, there = (sorted(each[key]) for each in (places, english))
                yield f"{file}: {key} has the places {here}, in English {there}"


def _twice(body: list[ast.EntryType]) -> list[str]:
    names = [each.id.name for each in body if isinstance(each, ast.Message | ast.Term)]
    return sorted({name for name in names if names.count(name) > 1})


def _places(message: ast.Message) -> Places:
    """What a message, or one of its forms, wants to be told."""
    finder = _Finder()
    finder.visit(message)
    return frozenset(finder.names)


class _Finder(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
