"""What people do at a table in a real browser."""

from contextlib import suppress

import pytest

from tests import patience
from tests.patience import SILENCE as PATIENCE

playwright = pytest.importorskip("playwright.sync_api")
MATCH = 3 * 1000 * PATIENCE
"""Milliseconds that a whole match may take."""

PILOT = """
async by => {
  // Clicks lit shapes, or moves of the list, until the match is over; every click is a real event.
  // A key ends whatever is told of a move.
  const pick = list => list[Math.floor(Math.random() * list.length)];
  const key = new KeyboardEvent('keydown', {key: 'Shift', bubbles: true});
  while (!document.querySelector('.end')) {
    const now = document.body.classList, mine = now.contains('mine');
    if (now.contains('playing')) document.body.dispatchEvent(key);
    const found = document.querySelectorAll(
      by === 'list' ? '#choices li:not([hidden]) button' : '#board .target.lit:not(.chosen)');
    const click = new MouseEvent('click', {bubbles: true});
    const sure = document.querySelector('#panel:not([hidden]) button.main');
    if (mine && (sure || found.length)) (sure || pick([...found])).dispatchEvent(click);
    await new Promise(wake => setTimeout(wake, 15));
  }
}
"""

UNPLACED = """
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#board, #log { display: none }');
  document.adoptedStyleSheets.push(sheet);
}
"""


def sit_down(page, game, opponent="novice"):
    """A table with somebody else, opened by the form."""
    page.goto(f"/new/{game}")
    page.fill("input[name=name]", "Ada")
    page.select_option("select[name=seat-1]", opponent)
    page.click("button.main")
    page.wait_for_url("**/t/*", timeout=MATCH)
    return page.url


def until(page, holds):
    """Wait until something holds; the page's own policy forbids texts that are run as code."""
    patience.until(lambda: page.evaluate(f"() => {holds}"), lambda: holds)


def answer(page):
    """The first of the moves, and wait until it has been told."""
    told = "!document.body.classList.contains('playing')"  # else what is told is of the move before
    until(page, f"{told} && document.querySelector('#choices button') !== null")
    before = page.locator("#log li").count()
    page.evaluate("() => document.querySelector('#choices button').click()")
    until(page, f"document.querySelectorAll('#log li').length > {before}")


def fly(page, by="board"):
    """Let the pilot play until the page of the end is there.

    Nothing waits for the pilot itself: it goes with the page, and such waiting has no limit. Nor
    does it look where things are: finding a place for all, move by move, is half of the work.
    """
    page.evaluate(UNPLACED)
    page.evaluate(f"by => {{ ({PILOT})(by); }}", by)
    try:
        page.wait_for_selector(".end", timeout=MATCH)
    except playwright.TimeoutError:
        pytest.fail(f"the match stands still: {page.inner_text('body')}")


def ended(page):
    """Whether the page of the end is there."""
    with suppress(playwright.Error):
        return page.query_selector(".end") is not None
    return False


def show(page):
    """Let a page be painted, as conftest.py does not: for whoever looks at its colours."""
    page.evaluate("() => { document.adoptedStyleSheets = []; }")


def findings(page):
    """What axe-core finds serious on a page, and where; by night only colours are others."""
    from axe_playwright_python.sync_playwright import Axe

    show(page)
    page.evaluate(Axe().axe_script)  # once: its `run` brings all of axe again each time
    by_night = _serious(page, "dark", runOnly=["color-contrast"])
    return by_night + _serious(page, "light")


def _serious(page, scheme, **options):
    page.emulate_media(color_scheme=scheme)
    asked = {"resultTypes": ["violations"], **options}
    found = page.evaluate("options => axe.run(options)", asked)
    serious = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    return [(each["id"], [node["html"][:160] for node in each["nodes"][:2]]) for each in serious]
