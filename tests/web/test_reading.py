"""The rules as pages: contents, figures, components; and beside the table."""

import re

import pytest

from tests.web.browser import findings, sit_down, until
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games
from tunnelier.pages.components import components, shown_by
from tunnelier.pages.figures import figures
from tunnelier.play.lesson import lesson_of

ANCHOR = re.compile(r'href="#([^"]+)"')
PICTURE = re.compile(r'<img src="(/(?:rules|components)/[^"]+)"')
LARGEST = {
    "steam-tunnel": 11 + 1,
    "channel-1987": 33 + 9 + 6,
    "manhattan": 50 + 30,
    "channel-1881": 27,
}
"""Cards that a game has at least."""
SHAPE = re.compile(r'<g id="([^"]+)" class="target')


@pytest.mark.parametrize("game", games())
def test_the_contents_lead_to_every_section(ada, game):
    """By the same addresses in every language; and every number of a rule is one."""
    anchors = []
    for lang in LANGUAGES:
        page = ada.get(f"/rules/{game}?lang={lang}").text
        anchors.append(ANCHOR.findall(page))
        assert all(f'id="{anchor}"' in page for anchor in anchors[-1])
        assert anchors[-1][0] == "summary" and "section-1" in anchors[-1]
        for name in figures(game):
            assert f'id="figure-{name}"' in page
    assert all(each == anchors[0] for each in anchors)


def test_pictures_come_in_the_language_and_colours_of_the_reader(ada):
    ada.http.cookies.set("prefs", "theme%3Ddark")
    page = ada.get("/rules/steam-tunnel?lang=de").text
    pictures = [each.replace("&amp;", "&") for each in PICTURE.findall(page)]
    assert len(pictures) == len(figures("steam-tunnel"))
    for each in pictures:
        assert each.endswith("?lang=de&theme=dark")
        answer = ada.get(each)
        assert answer.headers["content-type"] == "image/svg+xml" and 'lang="de"' in answer.text
    assert "<figcaption" in page and 'loading="lazy"' in page


@pytest.mark.parametrize(
    "path",
    [
        "/rules/nowhere",
        "/rules/steam-tunnel/figures/nowhere",
        "/rules/steam-tunnel/figures/nowhere.svg",
        "/rules/steam-tunnel/figures/value.svg?lang=xx",
        "/rules/steam-tunnel/figures/value.svg?theme=pink",
        "/components/nowhere",
        "/components/steam-tunnel/nowhere",
        "/components/steam-tunnel/nowhere.svg",
        "/components/steam-tunnel/card-1.svg?theme=pink",
    ],
)
def test_what_there_is_not_is_not_found(ada, path):
    assert ada.get(path).status_code == 404


def test_a_figure_has_a_page(ada):
    page = ada.get("/rules/steam-tunnel/figures/value").text
    assert "/rules/steam-tunnel#figure-value" in page and "13 × 9 = 117" in page


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("steam-tunnel", {"card-", "p1", "buried"}),
        ("channel-1987", {"disc-", "deviation-", "greece"}),
        ("manhattan", {"building-", "bomb-", "contract-laborer", "money"}),
        ("channel-1881", {"contract-", "station-", "tunnel-", "coal"}),
    ],
)
def test_what_is_pointed_at_leads_to_its_page(game, kinds):
    """Cards, pieces and goods, wherever they lie."""
    lesson = lesson_of(game)
    match = lesson.match_at(len(lesson.moments) // 2)
    seat, view = match.seat, match.row_seen_by(match.seat)
    found = set()
    for shape in SHAPE.findall(match.svg(seat)):
        found.add(shown_by(game, shape, match.game.board.about(view, seat, shape)))
    things = found - {None}
    assert things <= set(components(game))
    assert {kind for kind in kinds if any(each.startswith(kind) for each in things)} == kinds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_component_has_a_page(ada, game, lang):
    """With its words and its picture, and a rule that there is."""
    rules = ada.get(f"/rules/{game}?lang={lang}").text
    listed = ada.get(f"/components/{game}").text
    assert len(components(game)) >= LARGEST[game]
    for name, thing in components(game).items():
        assert f'href="/components/{game}/{name}"' in listed
        page = ada.get(f"/components/{game}/{name}").text
        said = thing.said.say(lang).replace("'", "&#39;").replace('"', "&#34;")
        assert said in page and f'id="{thing.rule}"' in rules, name
        picture = ada.get(f"/components/{game}/{name}.svg?lang={lang}").text
        assert f'lang="{lang}"' in picture and picture.endswith("</svg>")


def test_numbers_that_are_ours_are_marked(ada):
    assert "reconstructed" in ada.get("/components/channel-1881/contract-n1").text
    assert "reconstructed" not in ada.get("/components/channel-1881/contract-3").text
    assert "There is one" in ada.get("/components/channel-1881/contract-3").text
    assert "Each player has 4" in ada.get("/components/manhattan/engineer").text


# --- in a real browser


def test_the_rules_are_searched(visit):
    """What does not speak of it is hidden, and comes back."""
    page = visit("/rules/steam-tunnel")
    page.fill("#sought", "torus")
    until(page, "document.querySelectorAll('.rules li:not([hidden])').length === 2")
    assert page.is_visible("#summary h2") and page.is_hidden("#section-3")
    page.fill("#sought", "")
    assert page.is_visible("#section-3")


def test_a_picture_takes_its_room_before_it_comes(visit):
    """Whoever comes to a rule by its number stays there."""
    page = visit("/rules/channel-1987#C87-17.9")
    page.wait_for_load_state("networkidle")
    box = page.locator("[id='C87-17.9']").bounding_box()
    assert 0 <= box["y"] < 300


@pytest.mark.parametrize("width", [1280, 390])
def test_a_rule_opens_beside_the_table(visit, width):
    """By its number in the log, and by the button at the summary; the table stays as it is."""
    page = visit(viewport={"width": width, "height": 844})
    table = sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("#log a.rule")
    page.evaluate("() => { window.here = true; document.querySelector('#log a.rule').click(); }")
    page.wait_for_selector("#drawer[open] strong.there")
    rule = page.locator(".there")
    assert rule.inner_text().startswith("ST-") and rule.bounding_box()["y"] > 40
    if width > 900:
        board, drawer = (page.locator(each).bounding_box() for each in ("#board", "#drawer"))
        assert board["x"] + board["width"] <= drawer["x"] + 8
        assert board["width"] > 700 and page.locator(".top").bounding_box()["width"] > 1200
    page.keyboard.press("Escape")
    assert page.is_hidden("#drawer")
    page.click("#tools a[href$='#summary']")
    page.wait_for_selector("#drawer[open] #summary.there")
    page.click("#drawer .shut")
    assert page.is_hidden("#drawer") and page.url == table and page.evaluate("() => window.here")


def test_without_scripts_a_rule_is_a_link(visit):
    page = visit("/rules/steam-tunnel", java_script_enabled=False)
    assert page.is_hidden("#sought") and page.is_visible(".contents nav a")


@pytest.mark.parametrize(
    "path", ["/rules/manhattan", "/components/manhattan/bomb-15", "/components/channel-1881"]
)
def test_pages_to_read_are_accessible(visit, path):
    """No serious finding of axe-core."""
    page = visit(path)
    page.wait_for_load_state("networkidle")
    assert findings(page) == []
