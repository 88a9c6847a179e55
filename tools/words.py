"""What translators have left to do: `make words`; `python -m tools.words it` for one language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tunnelier.core.language import ENGLISH, LANGUAGES, Catalogue
from tunnelier.laws.words import wrong_in

from .project import ROOT

PACKAGE = ROOT / "src" / "tunnelier"


def catalogues() -> list[Catalogue]:
    """All catalogues of the package, English ones apart: a game may speak English alone."""
    found = (Catalogue(file.parent) for file in sorted(PACKAGE.rglob(f"words/{ENGLISH}.ftl")))
    return [each for each in found if len(each.languages) > 1]


def left(catalogue: Catalogue, lang: str) -> Iterator[str]:
    """What is wrong or missing in one language of a catalogue."""
    folder = catalogue.folder
    if lang not in catalogue.languages:
        yield f"{_short(folder / f'{lang}.ftl')}: not begun, {len(catalogue.keys())} messages"
    yield from (each for each in wrong_in(catalogue) if f"/{lang}.ftl" in each)
    rules = folder.parent / f"rules.{lang}.md"
    if (folder.parent / f"rules.{ENGLISH}.md").exists() and not rules.exists():
        yield f"{_short(rules)}: not begun"


def main(asked: list[str]) -> int:
    """Everything that is left, language by language; 1 if there is anything."""
    anything = 0
    for lang in asked or LANGUAGES:
        todo = [line for each in catalogues() for line in left(each, lang)]
        print(f"{lang}: {'nothing is missing' if not todo else f'{len(todo)} things to do'}")
        print("".join(f"  {line}\n" for line in todo), end="")
        anything |= bool(todo)
    return anything


def _short(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
