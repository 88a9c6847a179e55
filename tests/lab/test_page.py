"""A report is one page that needs nothing else, whole in every language."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.docs.write import report as written
from tunnelier import lab
from tunnelier.core.language import ENGLISH, LANGUAGES
from tunnelier.core.numbers import percent, plain
from tunnelier.core.sheet import read
from tunnelier.games import games, load, meta, names
from tunnelier.lab.charts import Bars, Dot, bars, dots, histogram
from tunnelier.lab.page import lift_said, with_interval

pytest.importorskip("pyarrow")

DOCS = Path(__file__).parents[2] / "docs" / "lab"
SECTIONS = ("short", "seats", "order", "length", "scores", "margin", "things", "rules")
ALONE = {"meta"}
"""Elements without an end."""


class Page(HTMLParser):
    """Checks that every element is closed where it should be; gathers ids, links and headings."""

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.loads = [], [], []
        self.headings = 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.ids += [attributes["id"]] if "id" in attributes else []
        self.loads += [value for key, value in attributes.items() if key in ("src", "href")]
        self.headings += tag in ("h3", "h4")
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def counted(tmp_path_factory):
    """Figures of one small study of a game, in a language."""
    folder = tmp_path_factory.mktemp("lab")

    def figures(game, lang="en", players=None):
        samples = lab.study(game, ["random"], 3, folder / game, players)
        return [lab.figures(sample, lang) for sample in samples]

    return figures


def report(counted, game, lang="en", players=None):
    """The page of a small study."""
    return lab.report(meta(game), counted(game, lang, players), lang)


@pytest.mark.parametrize("game", names())
def test_a_page_is_whole_and_needs_nothing_else(counted, game):
    """Every section is there, every element closed, every drawing well-formed, nothing fetched."""
    text = report(counted, game)
    page = Page(text)
    assert page.open == []
    assert page.loads == [] and not re.search(r"https?:|url\(|@import|<script", text)
    assert len(page.ids) == len(set(page.ids))
    players = meta(game).seats[0]
    assert {f"{section}-{players}" for section in SECTIONS} | {"how"} <= set(page.ids)
    assert ("reconstructed" in page.ids) == (meta(game).reconstructed is not None)
    drawings = re.findall(r"<svg.*?</svg>", text, re.S)
    assert len(drawings) >= 2 * 7
    for drawing in drawings:
        ElementTree.fromstring(drawing)


@pytest.mark.parametrize("game", names())
def test_all_languages_say_the_same(counted, game):
    """The same sections with the same drawings; other words."""
    pages = {lang: report(counted, game, lang) for lang in LANGUAGES}
    english = Page(pages[ENGLISH])
    for lang, text in pages.items():
        assert f'<html lang="{lang}">' in text
        page = Page(text)
        assert page.ids == english.ids and page.headings == english.headings
        for word in ("Who wins", "even chances", "In short", "forced ones too"):
            assert (word in text) == (lang == ENGLISH)


def test_every_number_of_players_has_its_part(counted):
    """And all together are compared."""
    page = Page(report(counted, "cave-in", players=[2, 3, 4]))
    assert {"sweep", "seats-2", "seats-3", "seats-4"} <= set(page.ids)
    assert page.loads == ["#players-2", "#players-3", "#players-4"]
    assert {link[1:] for link in page.loads} <= set(page.ids)
    assert "sweep" not in Page(report(counted, "cave-in")).ids


def test_every_section_says_what_it_shows(counted):
    """A sentence under every heading."""
    text = report(counted, "steam-tunnel")
    for section in re.findall(r"<section.*?</section>", text, re.S):
        assert re.search(r"<h3>[^<]+</h3>(<p|<ul)", section)


def test_own_tables_are_told(counted):
    """What was measured is then not what is built in."""
    figures = counted("steam-tunnel")
    figures[0]["own_tables"] = True
    text = lab.report(meta("steam-tunnel"), figures, "en")
    assert "somebody&#x27;s own" in text and "They fit every fact" not in text


def test_a_seat_that_is_clearly_ahead_is_named(counted):
    """And one that is not, is not."""
    figures = counted("channel-1987")
    figures[0]["seats"][0]["wins"] = {"share": 0.4, "low": 0.37, "high": 0.43, "trials": 1000}
    figures[0]["seats"][1]["wins"] = {"share": 0.52, "low": 0.49, "high": 0.55, "trials": 1000}
    text = lab.report(meta("channel-1987"), figures, "en")
    assert "Great Britain wins 40.0% (37.0–43.0) of the games" in text
    assert "seldom gives so little" in text and "France wins" not in text


def test_numbers_are_written_as_readers_do():
    """With the commas, points, spaces and signs of their language."""
    assert plain(1234567, "en") == "1,234,567"
    assert plain(1234.5, "fr", 1) == "1\u202f234,5"
    assert plain(1234.5, "de", 1) == plain(1234.5, "es", 1) == "1.234,5"
    assert percent(0.465, "fr") == "46,5\u00a0%"
    share = {"share": 0.5, "low": 0.4, "high": 0.6}
    assert with_interval(share, "en") == "50.0% (40.0–60.0)"
    assert with_interval(share, "es") == "50,0\u00a0% (40,0–60,0)"
    assert lift_said({"lift": -0.1, "low": -0.2, "high": 0.05}, "en") == "-10.0 (-20.0 … +5.0)"


def test_a_sure_difference_stands_out():
    """Bold and in colour; one that luck may have made does not."""
    sure, unsure = Dot("sure", 0.6, 0.55, 0.65, "60"), Dot("unsure", 0.6, 0.45, 0.75, "60")
    chart = ElementTree.fromstring(f"<p>{dots([sure, unsure], 0.5, 'fair')}</p>")
    axis, first, second = chart
    assert "".join(axis.itertext()) == "fair"
    assert (first.get("class"), second.get("class")) == ("r d sure", "r d")
    interval, dot = second.find("svg")
    left, right = map(int, re.fullmatch(r"M(\d+) 8H(\d+)", interval.get("d")).groups())
    assert left < 160 < right and int(dot.get("cx")) == (left + right) // 2


def test_bars_are_as_long_as_they_are_frequent():
    """Measured by the longest there is."""
    chart = ElementTree.fromstring(f"<p>{bars([('often', 8, '8'), ('seldom', 2, '2')], 8)}</p>")
    lengths = [int(row.findall("svg/rect")[1].get("width")) for row in chart]
    assert lengths == [320, 80]


def test_a_histogram_has_a_bar_for_every_length_that_occurs():
    """As high as it is frequent."""
    drawing = ElementTree.fromstring(histogram(Bars(3, 1, [2, 0, 4]), 5, "", 300, "en"))
    hill = re.findall(r"M(\S+) \S+v-(\S+)h(\S+)V\S+z", drawing.find(".//path").get("d"))
    (x, low, _), (other_x, high, wide) = (map(float, bar) for bar in hill)
    assert (x, other_x, wide) == (0, 200, 99)
    assert high == 2 * low < float(drawing.find(".//rect").get("height"))


@pytest.mark.parametrize("game", games())
def test_the_reports_of_the_documentation_are_up_to_date(game):
    """`make docs` writes the pages anew from their numbers."""
    numbers = DOCS / game / "report.json"
    page = numbers.with_name("report.html")
    assert page.read_text(encoding="utf-8") == written(numbers)
    assert max(page.stat().st_size, numbers.stat().st_size) < 400_000


def test_the_proposed_table_can_be_played():
    """It differs from the built-in one in what the documentation says, and in nothing else."""
    tables = load("channel-1987").tables
    proposed = (DOCS / "channel-1987" / "channel-1987.txt").read_text(encoding="utf-8")
    tables.checked(read(proposed, "proposed"))
    ours, theirs = (text.strip().splitlines() for text in (tables.NUMBERS, proposed))
    changed = [new.split()[1] for old, new in zip(ours, theirs, strict=True) if old != new]
    assert changed == ["britain-upper", "britain-lower", "green-1", "yellow-1"]
