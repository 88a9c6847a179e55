"""Clicks while a move is told: none is lost, and none answers a question it was not meant for."""

import os
import random
from itertools import product

import pytest

from tests import patience
from tests.web.browser import ended, sit_down, until
from tests.web.test_telling import PHONE, at_table, prefer
from tunnelier.games import games

THOROUGH = "TUNNELIER_THOROUGH" in os.environ
DELAYS = (0, 300, 800, 3000)
"""Milliseconds until a story comes; a page waits for two seconds at most."""
MATRIX = [*product(games(), DELAYS)] if THOROUGH else [("steam-tunnel", 800)]
CLICKS = 250 if THOROUGH else 40
TOLD = "document.body.classList.contains('playing')"

WATCHER = """
delay => {
  // Delays every story, and notes whenever what is on the page does not belong together.
  window.faults = [];
  window.sent = [];
  window.asked = {version: 0, moves: []}; // the last question that has come
  let posts = 0, answered = 0, pressed = null;
  const fault = said => { if (!faults.includes(said)) faults.push(said); };
  const hear = told => { if (told.moves) window.asked = told; };
  const actions = of => of.moves.map(move => String(move.action));
  const listed = () => [...document.querySelectorAll('#choices button')];

  const Source = window.EventSource, real = window.fetch;
  window.EventSource = class extends Source {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', event => hear(JSON.parse(event.data)));
    }
  };
  window.fetch = async (where, how) => {
    if (String(where).includes('/story')) await new Promise(wake => setTimeout(wake, delay));
    if (!String(where).endsWith('/play')) {
      const answer = await real(where, how);
      if (String(where).endsWith('/state')) hear(await answer.clone().json());
      return answer;
    }
    posts++;
    const sent = Object.fromEntries(new URLSearchParams(how.body));
    if (!leads_to(sent.move)) fault(`${pressed} was pressed, but ${sent.move} is sent`);
    try {
      const answer = await real(where, how), told = await answer.clone().json();
      window.sent.push(answer.status);
      answered = Math.max(answered, told.version || 0);
      return answer;
    } finally { posts--; }
  };
  function leads_to(move) { // what was pressed last, or what it lies on, as it is now
    const shapes = [], alike = it => `[data-alike="${it.dataset.alike || '-'}"]`;
    let it = pressed && document.getElementById(pressed);
    for (; it; it = it.parentElement.closest('.target'))
      shapes.push(it, ...document.querySelectorAll(alike(it)));
    return pressed === 'move ' + move || shapes.some(each => moves_of(each).includes(move));
  }
  const moves_of = shape => (shape?.dataset.moves || '').split(' ').filter(Boolean);
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, ({target}) => {
    const button = target.closest('#choices button');
    pressed = button ? 'move ' + button.value
      : (target.closest('.target.lit') || target.closest('.target'))?.id;
  }, {capture: true});

  function look() {
    requestAnimationFrame(look);
    const list = listed(), told = document.body?.classList.contains('playing');
    if (!window.asked.version || document.querySelector('.end')) return;
    if (told && list.length) fault('choices are listed while a move is told');
    if (told || !list.length) {
      const unheard = posts || window.asked.version < answered;
      if (!told && !unheard && window.asked.moves.length) fault('asked, but nothing is listed');
      return;
    }
    const known = new Set(list.map(button => button.value));
    if (actions(window.asked).join() !== [...known].join()) fault('an old question is listed');
    if (document.getElementById('prompt').textContent !== window.asked.prompt)
      fault('the words are of another question than the list');
    const drawn = [...document.querySelectorAll('#board [data-moves]')].flatMap(moves_of);
    if (drawn.some(move => !known.has(move))) fault('the board is of another question');
    if (!list.some(button => button.checkVisibility())) fault('asked, but nothing can be chosen');
    if (drawn.length && !document.querySelector('#board .target.lit')) fault('nothing is lit');
  }
  look();
}
"""
AIM = """
kind => {
  // The middle of something that lies open to the pointer, if there is any.
  const found = [...document.querySelectorAll(kind)].sort(() => Math.random() - .5);
  for (const each of found) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (each.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}
"""
KINDS = ("#board .target.lit:not(.chosen)", "#board .target", "#choices li:not([hidden]) button")
SURE = "#panel:not([hidden]) button.main"


def watched(visit, game, delay, **settings):
    page = visit(**settings)
    page.add_init_script(f"({WATCHER})({delay})")
    sit_down(page, game)
    page.wait_for_selector("#board svg")
    return page


def click_throughout(page, clicks, chance):
    """Real clicks on anything, at any time; what was wrong, and the answers to what was sent."""
    for _ in range(clicks):
        if ended(page):
            break
        kind = SURE if page.locator(SURE).count() else chance.choice(KINDS)
        place = page.evaluate(AIM, kind)
        if place is None:
            page.wait_for_timeout(20)
            continue
        page.mouse.move(*place)
        page.mouse.click(*place, click_count=chance.choice([1, 1, 1, 2]))
        page.wait_for_timeout(chance.choice([0, 0, 30, 100, 300]))
    return page.evaluate("() => [window.faults, window.sent]")


@pytest.mark.parametrize(("game", "delay"), MATRIX)
def test_clicks_throughout_are_never_lost(visit, game, delay):
    """However late a story comes: whatever is asked can be answered, and only that is answered."""
    page = watched(visit, game, delay)
    faults, sent = click_throughout(page, CLICKS, random.Random(delay))
    assert faults == []
    assert {*sent} == {200}


# --- one click at a time, while the story has not come


PATIENT = """
const timeout = window.setTimeout;
window.setTimeout = (deed, ms) => timeout(deed, ms >= 2000 ? 1000 * ms : ms);
"""
"""What is waited for long is waited for as long as a busy machine needs."""


class Held:
    """A table whose stories do not come until they are let go."""

    def __init__(self, visit, game, **settings):
        self.visit, self.stories = visit, []
        self.page = at_table(self.come, game, **settings)
        self.version = self.page.evaluate("() => window.asked.version")
        self.page.route("**/story?*", lambda route: self.stories.append(route))

    def come(self, **settings):
        page = self.visit(**settings)
        page.add_init_script(PATIENT)
        page.add_init_script(f"({WATCHER})(0)")
        return page

    def told(self):
        """Wait until a move is to be told, and something is asked again."""
        until(self.page, f"{TOLD} && asked.version > {self.version} && asked.moves.length")
        return self.page

    def sent(self):
        return self.page.evaluate("() => window.sent")

    def let_go(self):
        for story in self.stories:
            story.continue_()
        self.page.wait_for_timeout(300)
        assert self.page.evaluate("() => window.faults") == []


def answered(visit, game, **settings):
    """A table where a move has been made that is not told yet."""
    held = Held(visit, game, **settings)
    prefer(held.page, confirm="off")
    held.page.click("#choices button >> nth=0")
    held.told()
    return held


def listed_or_lit(page):
    return page.locator("#choices li:visible, #board .target.lit").count()


def test_nothing_is_listed_or_lit_while_a_move_is_told(visit):
    """Neither what could be chosen before it, nor what can be after it."""
    page = answered(visit, "steam-tunnel").page
    assert listed_or_lit(page) == 0
    assert "flip a face-down card" in page.inner_text("#prompt")


def test_a_click_before_the_story_has_come_shows_what_is_asked(visit):
    """It leaves no half a choice: what was clicked says why it is none."""
    held = answered(visit, "steam-tunnel")
    page = held.page
    page.click("#cell-b2")
    assert not page.evaluate(f"() => {TOLD}")
    assert "place a token" in page.inner_text("#prompt")
    assert page.locator("#choices li:visible").count() > 0
    assert page.locator("#board .target.lit").count() > 0
    assert page.locator("#board .chosen, #trail:visible").count() == 0
    page.wait_for_selector("#panel h2:has-text('b2')")
    held.let_go()
    assert not page.evaluate(f"() => {TOLD}"), "it was ended, and is not told after all"
    assert held.sent() == [200]
    assert page.locator("#again").is_visible(), "it can be seen once more"


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["mouse", "finger"])
def test_a_click_on_what_can_be_chosen_then_chooses_it(visit, settings):
    """However much the other player takes, the fifth prop of nine is among the next three."""
    held = answered(visit, "cave-in", **settings)
    touch = held.page.tap if settings else held.page.click
    touch("#prop-5")
    patience.until(lambda: held.sent() == [200, 200])
    held.let_go()


def test_a_key_that_ends_a_story_presses_no_button_that_comes(visit):
    """The keyboard finds itself in the list again, and the next key presses."""
    held = Held(visit, "cave-in")
    page = held.page
    page.focus("#choices button")
    page.keyboard.press("Shift")  # hands are at the keyboard
    page.keyboard.press("Enter")
    held.told()
    page.keyboard.press("Enter")
    until(page, f"!{TOLD} && document.activeElement.closest('#choices')")
    assert held.sent() == [200]
    page.keyboard.press("Enter")
    patience.until(lambda: held.sent() == [200, 200])


def test_a_double_click_neither_ends_a_story_nor_answers_anew(visit):
    held = Held(visit, "cave-in")
    held.page.dblclick("#board .target.lit >> nth=0")
    held.told()
    assert held.sent() == [200]


def test_what_was_to_be_confirmed_is_not_asked_when_something_else_is(visit):
    """Though it was pinned: meanwhile another page of the same seat has answered."""
    held = Held(visit, "steam-tunnel")
    page = held.page
    prefer(page, confirm="always")
    page.click("#cell-a1")
    page.wait_for_selector("#panel button.main")
    page.click("#panel .pin")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("body.mine #choices button")
    other.evaluate("() => document.querySelector('#choices button').click()")
    other.click("#panel button.main")
    held.told()
    assert page.locator("#panel").is_hidden()
