"""The scripts of a page: modules without a build step, and few bytes of them."""

import gzip
import re
from pathlib import Path

import pytest

from tunnelier.web.pages.visitors import HERE
from tunnelier.web.pages.watch import Files

STATIC = HERE / "static"
MOST = 30_000
"""Bytes of a page's scripts as they are sent, packed."""
BESIDE = {"worker.js"}
"""What no page begins with: a browser runs it beside all of them."""
AT_FIRST = re.compile(r"""(?:import|from) ['"]\./([\w-]+\.js)['"]""")
EVER = re.compile(r"""(?:import|from)[ (]['"]\./([\w-]+\.js)['"]""")


def modules(name: str, seen: set[str], imports: re.Pattern[str] = AT_FIRST) -> set[str]:
    """A script and all that it imports: before a page is there, or also later."""
    if name not in seen:
        seen.add(name)
        for other in imports.findall((STATIC / name).read_text("utf-8")):
            modules(other, seen, imports)
    return seen


def scripts() -> list[str]:
    """Those that pages begin with."""
    text = "".join(path.read_text("utf-8") for path in (HERE / "templates").glob("*.html"))
    named = re.findall(r"/static/(?:{{ '(\w+)' if .*? else '(\w+)' }}|([\w-]+))\.js", text)
    return sorted({f"{name}.js" for names in named for name in names if name})


@pytest.mark.parametrize("name", scripts())
def test_the_scripts_of_a_page_are_few(name):
    sent = [
        gzip.compress((STATIC / each).read_bytes(), Files.LEVEL) for each in modules(name, set())
    ]
    assert sum(map(len, sent)) < MOST, f"{name} and what it imports: {sum(map(len, sent))} bytes"


def test_they_are_sent_packed(ada):
    """Where a browser takes it; whoever has a file already gets none of it."""
    for path in ("/static/table.js", "/static/style.css"):
        plain = ada.get(path, headers={"accept-encoding": "identity"})
        packed = ada.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers and packed.text == plain.text
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])
        known = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        assert ada.get(path, headers=known).status_code == 304


def test_every_script_belongs_to_a_page():
    used = BESIDE.union(*(modules(name, set(), EVER) for name in scripts()))
    assert used == {path.name for path in Path(STATIC).glob("*.js")}


def test_what_stands_on_pages_is_there():
    """Whatever types.d.ts says has an id on a page has it in a template."""
    types = (HERE / "types.d.ts").read_text("utf-8")
    named = [
        types.split(f"interface {name} {{")[1].split("\n}")[0] for name in ("Named", "Perhaps")
    ]
    ids = re.findall(r"^  '?([\w-]+)'?: ", "\n".join(named), re.MULTILINE)
    pages = "".join(path.read_text("utf-8") for path in (HERE / "templates").glob("*.html"))
    lists = re.findall(r'"([\w-]+)"', "".join(re.findall(r"{% for .*? in \((.*?)\) %}", pages)))
    assert len(ids) > 60
    assert [each for each in ids if f'id="{each}"' not in pages and each not in lists] == []
