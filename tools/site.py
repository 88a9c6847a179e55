"""The documentation site: its pages gathered as they lie in the tree, and built by MkDocs.

    python -m tools.site

Every page keeps its place, so that its links hold; what they lead to comes along. Figures of the
rules are drawn, notebooks run, and the public surface is listed from its docstrings.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import tunnelier
from tunnelier.games import load, names
from tunnelier.pages.figures import drawn, figures

from .project import ROOT

BUILD = ROOT / "build"
PAGES = BUILD / "pages"
LINK = re.compile(r"(\]\()(?!\w+:|#)([^)#\s]+)")
"""A link to a file of the tree: where it leads."""
FIGURE = re.compile(r"\(figure:([a-z0-9-]+)\)")
REFERENCE = "reference.md"
NOTEBOOKS = "examples/*.ipynb"

Nav = list[dict[str, "str | list[str]"]]


def written() -> list[Path]:
    """The pages that somebody wrote, or that `make docs` did."""
    rules = sorted((ROOT / "src").rglob("rules.*.md"))
    first = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return [*first, *sorted((ROOT / "docs").rglob("*.md")), *rules]


def gather(pages: Path = PAGES) -> None:
    """All that the site is made from."""
    shutil.rmtree(pages, ignore_errors=True)
    lay_out(pages)
    for game in names():
        _draw_figures(game, pages)
    _put(pages / REFERENCE, reference())


def lay_out(pages: Path) -> None:
    """What is written, and what it leads to, at the places where it lies in the tree."""
    waiting, known = written(), {*written()}
    while waiting:
        page = waiting.pop()
        text = page.read_text(encoding="utf-8")
        _put(pages / page.relative_to(ROOT), _to_listings(page, text))
        for target in {*linked(page, text)} - known:
            known.add(target)
            if target.suffix == ".md":
                waiting.append(target)
            else:
                _bring(target, pages)
    for picture in sorted((ROOT / "docs").rglob("*.svg")):
        _bring(picture, pages)


def linked(page: Path, text: str) -> Iterator[Path]:
    """What a page leads to, inside the tree."""
    for _, target in LINK.findall(text):
        found = (page.parent / target).resolve()
        if found.is_relative_to(ROOT) and found.exists():
            yield found


def _bring(target: Path, pages: Path) -> None:
    """A file as it is; of a folder the list of its files."""
    place = pages / target.relative_to(ROOT)
    if target.is_dir():
        files = sorted(each.name for each in target.iterdir() if each.name[0] not in "._")
        listing = "\n".join(f"- `{name}`" for name in files)
        if not (target / "README.md").exists():
            _put(place / "index.md", f"# {target.relative_to(ROOT)}\n\n{listing}\n")
    else:
        place = place.with_name(_renamed(target.name))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(target, place)


def _renamed(name: str) -> str:
    """The first page of a folder is made from its README.md: what had that name has another."""
    return "whole.html" if name == "index.html" else name


def _to_listings(page: Path, text: str) -> str:
    """Links to folders lead to the lists of their files; those to files renamed follow them."""

    def led(found: re.Match[str]) -> str:
        folder, (above, slash, last) = page.parent / found[2], found[2].rpartition("/")
        if not folder.is_dir():
            return f"{found[1]}{above}{slash}{_renamed(last)}"
        name = "README.md" if (folder / "README.md").exists() else "index.md"
        return f"{found[1]}{found[2].rstrip('/')}/{name}"

    return LINK.sub(led, text)


def _draw_figures(game: str, pages: Path) -> None:
    """The rules of a game in every language, with pictures."""
    folder = load(game).folder
    for rules in sorted(folder.glob("rules.*.md")):
        lang, place = rules.suffixes[0][1:], pages / rules.relative_to(ROOT)

        def picture(found: re.Match[str], place: Path = place, lang: str = lang) -> str:
            if found[1] in figures(game):
                name = f"{found[1]}.{lang}.svg"
                _put(place.parent / name, drawn(game, found[1], lang))
                return f"({name})"
            return "()"

        _put(place, FIGURE.sub(picture, place.read_text(encoding="utf-8")))


def reference() -> str:
    """The public surface, object by object: MkDocs fills in what their docstrings say."""
    homes = {name: getattr(tunnelier, name).__module__ for name in tunnelier.__all__}
    listed = [f"::: {home}.{name}\n" for name, home in homes.items()]
    first = "# Reference\n\nAll that `import tunnelier` offers.\n"
    return "\n".join([first, *listed])


def run_notebooks(pages: Path = PAGES) -> None:
    """Every notebook is run from its first cell to its last, and shown with what it printed."""
    for notebook in sorted(ROOT.glob(NOTEBOOKS)):
        folder = pages / notebook.parent.relative_to(ROOT)
        command = ["nbconvert", "--to", "markdown", "--execute", "--output-dir", str(folder)]
        subprocess.run([sys.executable, "-m", "jupyter", *command, str(notebook)], check=True)


def nav() -> Nav:
    """What stands beside every page."""

    def inside(folder: str, pattern: str = "*.md") -> list[str]:
        return [str(p.relative_to(ROOT)) for p in sorted((ROOT / folder).glob(pattern))]

    notebooks = [str(Path(name).with_suffix(".md")) for name in inside(".", NOTEBOOKS)]
    return [
        {"Tunnelier": "README.md"},
        {"Guides": inside("docs")},
        {"Research": [*inside("docs/research"), *notebooks]},
        {"Reference": REFERENCE},
        {"Games": inside("docs/games")},
        {"Rules": inside("src", "tunnelier/*/*/rules.en.md")},
        {"Lab": inside("docs/lab", "**/*.md")},
        {"Learning": inside("docs/learning", "**/*.md")},
        {"Gallery": "docs/gallery/README.md"},
        {"Decisions": inside("docs/decisions")},
        {"Contributing": "CONTRIBUTING.md"},
        {"Changelog": "CHANGELOG.md"},
    ]


def _put(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


def main() -> None:
    """Gather, run, build; a link that leads nowhere is an error."""
    gather()
    run_notebooks()
    settings = {"INHERIT": "../mkdocs.yml", "docs_dir": "pages", "site_dir": "site", "nav": nav()}
    _put(BUILD / "mkdocs.yml", json.dumps(settings, indent=1))
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # decision 27 says it instead
    command += ["--config-file", str(BUILD / "mkdocs.yml")]
    subprocess.run(command, check=True, cwd=ROOT, env=quiet)
    print(f"{(BUILD / 'site' / 'index.html').relative_to(ROOT)} is the first page")


if __name__ == "__main__":
    main()
