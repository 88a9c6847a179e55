"""The templates of pages, as they are written and as they are sent."""

from html.parser import HTMLParser

import pytest

from tunnelier.web.pages.visitors import HERE, templates

NAMES = sorted(path.name for path in (HERE / "templates").glob("*.html"))
MOST = 500
"""Characters of a line: what stands beside each other on a page may stand so in a template."""
ALONE = {"br", "hr", "img", "input", "link", "meta"}
"""Elements without an end."""


class Page(HTMLParser):
    """Checks that every element ends where it should, and that no name is given twice."""

    def __init__(self, text):
        super().__init__()
        self.open, self.ids = [], []
        self.feed(text)
        self.close()
        assert self.open == []
        assert len(set(self.ids)) == len(self.ids), sorted(self.ids)

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        assert len(set(names)) == len(names), f"{tag} has {names}"
        self.ids += [value for name, value in attributes if name == "id"]
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f"{tag} ends in {self.open}"
        self.open.pop()


@pytest.mark.parametrize("name", NAMES)
def test_a_template_is_written_plainly(name):
    """Jinja reads it, and what it takes from others is there."""
    text = (HERE / "templates" / name).read_text(encoding="utf-8")
    assert templates.env.get_template(name)
    assert "\t" not in text and text.endswith("\n")
    for line in text.splitlines():
        assert line == line.rstrip() and len(line) < MOST, line


def test_a_page_that_is_not_well_formed_is_noticed():
    for wrong in ("<p><b></p></b>", "<li>one<li>two</li>", '<i id="a"></i><b id="a"></b>', "<p>"):
        with pytest.raises(AssertionError):
            Page(wrong)


PAGES = (
    "/", "/new/steam-tunnel", "/rules/steam-tunnel", "/components/steam-tunnel", "/learn/cave-in",
    "/puzzle/channel-1881", "/settings", "/account", "/told", "/friends", "/open",
    "/analyse/cave-in/position", "/away", "/nowhere",
)  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_well_formed(ada, path):
    Page(ada.get(path, headers={"accept": "text/html"}).text)


def test_the_pages_of_a_table_are_well_formed(ada, bob):
    """Before it begins, while it is played, at its end, and looked back at."""
    waiting = ada.open("steam-tunnel", "open")
    Page(ada.get(waiting).text)
    Page(bob.get(waiting).text)
    bob.post(f"{waiting}/sit", number=1, name="Bob")
    Page(ada.get(waiting).text)
    over = ada.open("cave-in", "novice")
    while not ada.wait(over)["over"]:
        ada.play(over)
    for path in ("", "/replay?move=1", "/review"):
        Page(ada.get(over + path).text)
    Page(bob.get(over).text)
