"""The table in a real browser: whole matches, hands of every kind, and accidents."""

import time
from contextlib import suppress

import pytest

from tests import patience
from tests.web.browser import MATCH, answer, ended, findings, fly, playwright, sit_down, until
from tests.web.kit import Proxy, Service, invitation
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games, meta

WAITING = {"game": "cave-in", "seats": [{"kind": "open"}, {"kind": "open"}]}
"""A table that nobody has sat down at."""
STILL = {"reduced_motion": "reduce"}
"""Nothing moves: what does is looked at in test_looking.py and test_telling.py, and is dear."""
HOSTS = ("/host", "/host/people", "/host/tables?kind=open", "/host/reports")
"""Pages for whoever hosts."""


@pytest.mark.whole
@pytest.mark.parametrize("game", games())
def test_a_whole_match_on_the_board(visit, game):
    """Clicks on lit shapes alone are enough, from the first move to the scores."""
    page = visit(**STILL)
    sit_down(page, game, "engineer")  # a good opponent ends a match sooner
    page.wait_for_selector("#board svg")
    fly(page)
    assert page.inner_text(".end h1") == "Final scores"
    page.click("text=Was chance fair?")
    page.wait_for_selector("h1:has-text('draws are as the committed secret gives them')")


def test_three_clicks_to_the_first_move(visit):
    """From the start page: play a bot of one's level, then turn a card."""
    page = visit()
    title = meta("steam-tunnel").title
    page.click(f"article:has(h2:text('{title}')) >> text=Play a bot of my level")
    page.wait_for_url("**/t/*", timeout=MATCH)
    page.wait_for_selector("body.mine #board .target.lit")
    page.click("#board .target.lit >> nth=0")
    page.wait_for_selector("#log li")


def test_two_browsers_at_one_table(visit):
    """One opens the table, the other comes by the link; a reload in the middle changes nothing."""
    ada = visit(**STILL)
    link = sit_down(ada, "steam-tunnel", "open")
    bob = visit(link, **STILL)
    bob.fill("input[name=name]", "Bob")
    bob.click("button.main")
    ada.wait_for_selector("#board svg")
    for turn in range(12):
        mine, other = (ada, bob) if _asked(ada, bob) else (bob, ada)
        answer(mine)
        if turn == 5:
            other.reload()
    patience.until(lambda: _log(ada)[0] == _log(bob)[0])


def _asked(ada, bob):
    """Whether it is Ada's turn, once it is somebody's."""
    mine = "document.body.classList.contains('mine')"
    return patience.until(lambda: [page is ada for page in (ada, bob) if page.evaluate(mine)])[0]


def _log(page):
    page.wait_for_timeout(300)
    return page.locator("#log li").all_inner_texts()


def test_a_double_click_is_one_answer(visit):
    page = visit()
    sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #board .target.lit")
    before = page.locator("#log li").count()
    page.dblclick("#board .target.lit >> nth=0")
    until(page, f"document.querySelectorAll('#log li').length > {before}")
    flips = [line for line in _log(page) if "flips" in line and "Red" in line]
    assert len(flips) == 1


def test_two_tabs_of_one_seat_agree(visit):
    first = visit()
    link = sit_down(first, "steam-tunnel", "novice")
    second = first.context.new_page()
    second.goto(link)
    first.wait_for_selector("body.mine #choices button")
    answer(first)
    until(second, "document.querySelector('#prompt').textContent.includes('place a token')")
    patience.until(lambda: _log(first) == _log(second))


def test_the_back_button_shows_the_table_as_it_is(visit):
    page = visit()
    link = sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #choices button")
    answer(page)
    page.goto("/rules/steam-tunnel")
    page.go_back()
    assert page.url == link
    until(page, "document.querySelector('#prompt').textContent.includes('place a token')")


SLOW = """
const text = Response.prototype.text;
Response.prototype.text = async function () {
  await new Promise(wake => setTimeout(wake, 2000));
  return text.call(this);
};
"""


def test_there_is_one_card_though_the_end_is_told_twice(visit):
    """While the card is on its way, a name is changed: the table is told anew."""
    page = visit()
    page.add_init_script(SLOW)
    sit_down(page, "cave-in")

    def renamed(route):
        page.evaluate("() => document.getElementById('naming').requestSubmit()")
        route.continue_()

    page.route("**/ending", renamed, times=1)
    page.evaluate("() => document.querySelector('[data-tab=preferences]').click()")
    page.fill("#naming input[name=name]", "Grace")
    fly(page, by="list")
    page.wait_for_selector("#seats >> text=Grace", state="attached")
    page.wait_for_timeout(3000)  # a second one would be there
    assert page.locator("#ending").count() == 1


def test_what_cannot_be_taken_back_carries_a_sign(visit):
    """On the board as in the list, where something else can."""
    page = visit()
    sit_down(page, "channel-1987", "novice")
    page.wait_for_selector("body.mine #choices .lock")
    until(page, "document.querySelectorAll('#board .lit > .lock-sign').length")
    assert page.locator("#choices li").count() > page.locator("#choices .lock").count()
    assert page.locator("#final").is_hidden()


def test_where_nothing_can_be_taken_back_it_is_said_once(visit):
    """Turning a card is for good, whichever it is."""
    page = visit()
    sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #final >> text=cannot be taken back")
    assert page.locator(".lock-sign, #choices .lock").count() == 0


def test_a_line_of_a_list_lights_what_it_speaks_of(visit):
    """A tunnel of the list, and its segments on the board."""
    page = visit()
    sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #choices button")
    answer(page)
    line = page.locator("#board [id^=tunnel-]").first
    line.hover()
    group = line.get_attribute("data-group")
    until(page, f"document.querySelectorAll('#board .kin[data-group={group}]').length >= 2")
    assert page.locator(f"#board .kin:not([data-group={group}])").count() == 0


def test_a_replay_steps_without_leaving_the_page(visit):
    page = visit()
    link = sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #choices button")
    page.goto(f"{link}/replay?move=0")
    page.evaluate("() => { window.here = true; }")
    for number in (1, 2):
        page.keyboard.press("ArrowRight")
        until(page, f"location.search === '?move={number}'")
        assert page.inner_text("output").startswith(f"{number} /")
    page.locator("input[type=range]").fill("1")
    until(page, "location.search === '?move=1'")
    assert page.evaluate("() => window.here")


def test_an_unlit_shape_explains_itself(visit):
    page = visit()
    sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #board .target.lit")
    page.click("#cell-b2")
    panel = page.wait_for_selector("#panel")
    assert "lies face down" in panel.inner_text()
    assert page.get_attribute("#panel a >> nth=-1", "href") == "/rules/steam-tunnel#ST-3.3"


def test_a_match_by_keyboard_alone(visit):
    """Tab and Enter on the board, and moves typed after a slash."""
    page = visit()
    sit_down(page, "cave-in", "novice")
    page.wait_for_selector("body.mine #board .target.lit")
    page.keyboard.press("/")
    page.keyboard.type("take 1")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('#log li').length > 3")
    late = time.monotonic() + MATCH / 1000
    while not ended(page):
        assert time.monotonic() < late, page.inner_text("body")
        with suppress(playwright.Error):  # the page of the end is loaded anew
            page.keyboard.press("Escape")
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.closest('#board') !== null"):
                page.keyboard.press("Enter")
                page.wait_for_timeout(50)
    assert page.inner_text(".end h1") == "Final scores"


@pytest.mark.whole
def test_a_match_on_a_phone_in_french(visit):
    page = visit(
        viewport={"width": 390, "height": 800},
        has_touch=True,
        is_mobile=True,
        locale="fr-FR",
        **STILL,
    )
    sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #board svg")
    assert page.inner_text("#turn") == "À vous"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.querySelector('#board svg').viewBox.baseVal.width") < 500
    fly(page, "list")
    assert page.inner_text(".end h1") == "Scores finaux"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_is_wider_than_a_phone(service, visit, lang):
    """The first page, the form of every game, a table that waits for people, a problem."""
    page = visit(f"/?lang={lang}", viewport={"width": 390, "height": 800})
    page.goto(invitation(service))
    page.click("button.main")
    waiting = page.request.post("/api/tables", data=WAITING).json()["link"]
    for path in (
        "/",
        *(f"/new/{game}" for game in games()),
        waiting,
        "/analyse/manhattan",
        "/analyse/cave-in/position",
        "/open",
        "/standing/manhattan",
        "/told",
        "/account",
        "/settings",
        "/away",
        *HOSTS,
        "/t/nowhere",
    ):
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == lang
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, path


def test_the_service_may_die_and_come_back(visit, tmp_path):
    """The page says so, and goes on by itself."""
    own = Service(tmp_path)
    try:
        page = visit(own.url, **STILL)
        sit_down_at = f"{own.url}/new/cave-in"
        page.goto(sit_down_at)
        page.select_option("select[name=seat-1]", "novice")
        page.click("button.main")
        page.wait_for_url("**/t/*", timeout=MATCH)
        page.wait_for_selector("body.mine #choices button")
        own.kill()
        until(page, "document.querySelector('#notice').textContent !== ''")
        own.start()
        until(page, "document.querySelector('#notice').textContent === ''")
        answer(page)
    finally:
        own.kill()


@pytest.mark.parametrize("strip", ["/games", ""])
def test_a_table_under_a_path_of_a_proxy(visit, tmp_path, strip):
    """Clicks, the live connection, reasons and replays; and the proxy's own no is waited out."""
    own = Service(tmp_path, root="/games")
    proxy = Proxy(own.port, strip)
    try:
        page = visit(f"{proxy.url}/games", **STILL)
        page.click("article:has(h2:text('Steam Tunnel')) >> text=Set up a table")
        page.select_option("select[name=seat-1]", "novice")
        page.click("button.main")
        page.wait_for_url(f"{proxy.url}/games/t/*", timeout=MATCH)
        page.wait_for_selector("body.mine #board .target.lit")
        page.click("#cell-b2")
        page.wait_for_selector("#panel a")
        told = page.get_attribute("#panel a >> nth=-1", "href")
        assert told == "/games/rules/steam-tunnel#ST-3.3"
        page.keyboard.press("Escape")  # it would lie over the log
        answer(page)
        own.kill()
        until(page, "document.querySelector('#notice').textContent !== ''")
        time.sleep(5)  # long enough for the proxy to have said no
        own.start()
        until(page, "document.querySelector('#notice').textContent === ''")
        page.wait_for_selector("body.mine #choices button")
        answer(page)
        until(page, "!document.body.classList.contains('playing')")  # a press would end the story
        page.click("#log li a >> nth=0")
        page.wait_for_url("**/replay?move=*")
        page.keyboard.press("ArrowLeft")
        assert page.locator("#board svg").count() == 1
    finally:
        proxy.close()
        own.kill()


PAGES = (
    "/", "/new/manhattan", "/rules/cave-in", "/analyse/manhattan", "/standing/manhattan",
    "/analyse/steam-tunnel/position", "/friends", "/settings",
)  # fmt: skip


def test_pages_are_accessible(service, visit):
    """No serious finding of axe-core, on the table and around it."""
    page = visit()
    table = sit_down(page, "steam-tunnel", "novice")
    page.wait_for_selector("body.mine #board .target.lit")
    page.goto(invitation(service))
    page.click("button.main")
    for path in (table, *PAGES, *HOSTS):
        page.goto(path)
        page.wait_for_load_state("networkidle" if path != table else "load")
        assert findings(page) == [], path
