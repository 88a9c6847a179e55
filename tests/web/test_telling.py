"""The table shows what happens, and what a click will do: in a real browser."""

import os
import signal

import pytest

from tests import patience
from tests.web import kit
from tests.web.attack.test_drawing import descendants
from tests.web.browser import answer, show, sit_down, until

PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}


def at_table(visit, game="steam-tunnel", **settings):
    page = visit(**settings)
    begin(page, game)
    while game == "steam-tunnel" and not page.locator("#cell-a1.lit").count():
        begin(page, game)  # whoever began has used that card
    return page


def begin(page, game):
    sit_down(page, game)
    page.wait_for_selector("body.mine:not(.playing) #board .target.lit")


def prefer(page, **chosen):
    """Choose in the settings."""
    page.evaluate("() => document.querySelector('[data-tab=preferences]').click()")
    for name, value in chosen.items():
        page.select_option(f"#preferences select[name={name}]", value)


# --- what happened


def test_the_story_is_played_and_leaves_marks(visit):
    """Each line is said in a caption where it happens; what changed stays marked until I act."""
    page = at_table(visit)
    prefer(page, speed="slow")
    page.click("#cell-a1")
    page.wait_for_selector("#caption >> text=flips a1")
    page.wait_for_selector("[id^=segment-a1] .mark.told", state="attached")
    page.wait_for_selector("[id^=segment-a1] .mark.changed", state="attached")
    assert page.get_attribute("#caption a", "href").startswith("/rules/steam-tunnel#ST-")
    assert page.locator("#again").is_visible()


def test_a_key_skips_the_story_and_input_never_waits(visit):
    page = at_table(visit)
    prefer(page, speed="slow")
    page.click("#cell-a1")
    page.wait_for_selector("#caption >> text=flips a1")
    page.keyboard.press("Shift")
    until(page, "document.querySelectorAll('#board .target.lit').length > 0")


def test_once_more_plays_the_last_turn_again(visit):
    page = at_table(visit)
    answer(page)
    page.wait_for_selector("#board .target.lit")
    page.evaluate("() => { document.getElementById('caption').hidden = true; }")
    page.click("#again")
    page.wait_for_selector("#caption:not([hidden]) p")
    page.wait_for_selector("#board .target.lit")


def test_the_last_move_of_each_seat_is_marked_on_opening(visit):
    page = at_table(visit)
    answer(page)
    page.wait_for_selector("#board .target.lit")
    page.reload()
    page.wait_for_selector("#board .mark.last", state="attached")


def test_what_was_missed_is_shown(visit):
    """After an absence: told in words, and played on the board if wanted."""
    page = at_table(visit)
    page.evaluate("() => localStorage.setItem('heard ' + location.pathname, 1)")
    for _ in range(2):
        answer(page)
        page.wait_for_selector("body.mine:not(.playing) #board .target.lit")
    page.evaluate("() => localStorage.setItem('heard ' + location.pathname, 1)")
    page.goto(page.url)
    page.wait_for_selector("#since:not([hidden])")
    page.click("#since button.main")
    page.wait_for_selector("#caption:not([hidden]) p")
    page.wait_for_selector("#board .target.lit")


def test_without_showing_the_board_is_there_at_once(visit):
    page = at_table(visit)
    prefer(page, speed="off")
    answer(page)
    page.wait_for_selector("#board .target.lit")
    assert page.locator("#caption").is_hidden()


PLACES = """
() => {
  // Where everything is on the page that can be touched, whenever it is painted from now on.
  window.places = [];
  const here = ['parts', 'board', 'answers', 'command', 'tabs', 'say', 'zoom-in'];
  const differ = (one, other) => one.some((each, k) => Math.abs(each - other[k]) > 1);
  const look = () => {
    const boxes = here.flatMap(id => {
      const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    });
    if (window.places.every(each => differ(each, boxes))) window.places.push(boxes);
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_moves_when_news_comes(visit, settings):
    """In a game that nobody ends within a few answers, whatever is asked."""
    page = at_table(visit, **settings)
    prefer(page, confirm="off")
    page.evaluate("() => document.querySelector('[data-tab=talk]').click()")
    page.evaluate(PLACES)
    for _ in range(3):
        answer(page)
        page.wait_for_selector("body.mine:not(.playing) #board .target.lit")
    page.fill("#say [name=text]", "Well played")
    page.press("#say [name=text]", "Enter")
    page.wait_for_selector("#chat li")
    assert len(page.evaluate("() => window.places")) == 1


def test_a_phones_board_stays_where_it_is_while_a_move_is_told(visit):
    """Nothing can be answered then: the tabs of its parts need no less room for that."""
    page = at_table(visit, "manhattan", **PHONE)
    prefer(page, confirm="off")
    place = "document.getElementById('board').offsetTop"
    before = page.evaluate(place)
    assert page.locator("#parts .lit").count() > 0
    page.evaluate("() => document.querySelector('#choices button').click()")
    until(page, "!document.querySelector('#parts .lit')")
    assert page.evaluate(place) == before


AT_ONCE = """
([x, y]) => {
  // Clicks where the pointer rests, at the moment when new moves come to lie under it.
  const click = () => {
    const how = {bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y};
    const taken = document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', how));
    window.clicked = taken ? 'played' : 'nothing';
  };
  new MutationObserver((_, me) => {
    if (document.querySelector('#choices button')) { me.disconnect(); click(); }
  }).observe(document.getElementById('choices'), {childList: true});
}
"""


def test_a_click_meant_for_what_was_there_before_plays_nothing(visit):
    page = at_table(visit, "cave-in")
    prefer(page, speed="off")
    box = page.locator("#choices button").first.bounding_box()
    place = [box["x"] + 20, box["y"] + 20]
    page.mouse.move(*place)
    page.evaluate(AT_ONCE, place)
    answer(page)
    until(page, "window.clicked")
    assert page.evaluate("() => window.clicked") == "nothing"


# --- before a click


def test_pointing_says_what_a_move_would_do(visit):
    """On the board and in the list, which light each other."""
    page = at_table(visit)
    page.hover("#cell-a1")
    page.wait_for_selector("#panel >> text=Red flips a1")
    assert "Cannot be taken back" in page.inner_text("#panel")
    assert page.locator("#choices button.pointed").count() == 1
    page.hover("#choices button >> nth=1")
    page.wait_for_selector("#panel h2 >> text=Red flips b1")
    assert page.locator("#cell-b1.pointed").count() == 1


def test_focus_says_it_too(visit):
    page = at_table(visit)
    page.focus("#cell-a1")
    page.keyboard.press("Tab")
    page.wait_for_selector("#panel:not([hidden])")


def test_halos_follow_what_is_chosen_and_a_step_leads_back(visit):
    page = at_table(visit, "channel-1987")
    lit = page.locator("#board .target.lit").count()
    discs = page.locator("#board .target.lit[id^=discs-]").first
    discs.click()
    until(page, f"document.querySelectorAll('#board .target.lit').length < {lit}")
    dark = "#board .target[data-moves]:not(.lit) > .halo"
    assert all(not halo.is_visible() for halo in page.query_selector_all(dark))
    assert page.locator("#trail li").count() == 1
    page.click("#back")
    until(page, f"document.querySelectorAll('#board .target.lit').length === {lit}")
    assert page.locator("#trail").is_hidden()
    page.set_viewport_size(PHONE["viewport"])
    page.wait_for_selector("#parts:not([hidden])")
    page.wait_for_selector("#board .target.lit", state="attached")
    place = "document.getElementById('board').offsetTop"
    before = page.evaluate(place)
    discs.dispatch_event("click")
    page.wait_for_selector("#back")
    assert page.evaluate(place) == before  # a phone's board stays where it is


def test_of_pieces_that_are_alike_any_will_do(visit):
    """As if it were that which the move is said to touch."""
    page = at_table(visit, "cave-in")
    before = page.locator("#log li").count()
    page.evaluate(
        """() => {
          const named = document.querySelector('#prop-7'), other = named.cloneNode(true);
          named.dataset.alike = other.dataset.alike = 'props';
          other.id = 'prop-0';
          delete other.dataset.moves;
          named.before(other);
          other.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }"""
    )
    until(page, f"document.querySelectorAll('#log li').length > {before}")
    assert "takes 3" in page.inner_text("#log")


@pytest.mark.parametrize(("confirm", "asks"), [("off", False), ("locks", True), ("always", True)])
def test_a_move_is_confirmed_as_preferred(visit, confirm, asks):
    page = at_table(visit)
    prefer(page, confirm=confirm, speed="off")
    before = page.locator("#log li").count()
    page.click("#cell-a1")
    if asks:
        page.wait_for_selector("#panel button.main")
        assert page.locator("#log li").count() == before
        page.keyboard.press("Enter")  # it has the focus
    until(page, f"document.querySelectorAll('#log li').length > {before}")


def test_a_press_counts_though_the_board_is_drawn_anew_under_it(visit):
    """Browsers give no click then: a move of others, or a new size, would swallow mine."""
    page = at_table(visit)
    before = page.locator("#log li").count()
    page.hover("#cell-a1")
    page.mouse.down()
    page.evaluate("() => { const all = document.getElementById('board'); all.innerHTML += ''; }")
    page.mouse.up()
    until(page, f"document.querySelectorAll('#log li').length > {before}")


def test_a_press_beside_what_can_be_chosen_only_ends_a_story(visit):
    page = at_table(visit)
    prefer(page, speed="slow")
    answer(page)
    page.wait_for_selector("body.playing")
    page.hover("#board svg", force=True)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("body:not(.playing)")
    told = page.locator("#log li").count()
    page.wait_for_timeout(500)
    assert page.locator("#log li").count() == told


def test_who_is_choosing_goes_on_when_the_same_comes_again(visit):
    """A name that changes, a connection that comes back: what was chosen so far stays."""
    page = at_table(visit)
    prefer(page, confirm="always")
    page.click("#cell-a1")
    page.wait_for_selector("#panel button.main")
    with page.expect_response("**/state"):
        page.fill("#naming input[name=name]", "Grace")
        page.evaluate("() => document.getElementById('naming').requestSubmit()")
    page.wait_for_selector("#board >> text=Grace")
    before = page.locator("#log li").count()
    page.click("#panel button.main")
    until(page, f"document.querySelectorAll('#log li').length > {before}")


def test_phones_ask_before_what_cannot_be_undone(visit):
    page = at_table(visit, **PHONE)
    page.tap("#cell-a1")
    page.wait_for_selector("#panel button.main")


# --- what things are


def test_a_long_press_explains_and_plays_nothing(visit):
    """However long somebody holds it to read."""
    page = at_table(visit, **PHONE)
    finger(page, "#cell-a1", "pointerdown")
    page.wait_for_selector("#panel:not([hidden])")
    page.wait_for_timeout(1000)
    finger(page, "#cell-a1", "pointerup", "click")
    assert page.locator("#board .chosen, #panel button.main").count() == 0
    page.wait_for_timeout(500)
    page.tap("#cell-a1")
    page.wait_for_selector("#panel button.main")


def finger(page, selector, *events):
    """What a finger does to a shape."""
    page.eval_on_selector(
        selector,
        """(shape, events) => {
          const box = shape.getBoundingClientRect(), at = {clientX: box.x + 5, clientY: box.y + 5};
          for (const event of events) shape.dispatchEvent(new PointerEvent(event,
            {bubbles: true, pointerType: 'touch', pointerId: 7, ...at}));
        }""",
        [*events],
    )


def test_no_native_tooltip_is_left(visit):
    page = at_table(visit)
    assert page.locator("#board title").count() == 0
    assert page.get_attribute("#cell-a1", "aria-label")


def test_a_pinned_panel_stays(visit):
    """What was asked for stays until something changes; what is pinned, then too."""
    page = at_table(visit)
    page.click("#cell-b2")
    page.wait_for_selector("#panel:not([hidden]) h2")
    page.hover("#cell-a1")
    page.wait_for_timeout(600)
    assert "b2" in page.inner_text("#panel h2")
    page.click("#panel .pin")
    page.wait_for_selector("#panel .pin[aria-pressed=true]")
    before = page.locator("#log li").count()
    page.evaluate("() => document.querySelector('#choices button').click()")
    until(page, f"document.querySelectorAll('#log li').length > {before}")
    assert "b2" in page.inner_text("#panel:not([hidden]) h2")
    page.keyboard.press("Escape")
    assert page.locator("#panel").is_hidden()


def test_an_answer_on_its_way_is_said(visit):
    page, held = at_table(visit, "cave-in"), []
    said = "document.querySelector('#turn').textContent"
    page.route("**/play", lambda route: held.append(route))
    page.evaluate("() => document.querySelector('#choices button').click()")
    until(page, f"{said} === 'Your move is on its way…'")
    held[0].continue_()
    until(page, f"{said} !== 'Your move is on its way…'")


def test_a_move_that_waits_for_others_boards_is_said_to_count(chromium, tmp_path):
    """It is taken at once; who draws may have much to do."""
    opened = kit.Service(tmp_path, drawers=1)
    page = chromium.new_context(base_url=opened.url).new_page()
    page.set_default_timeout(1000 * kit.PATIENCE)
    page.goto("/")
    begin(page, "cave-in")
    said = "document.querySelector('#turn').textContent"
    drawers = descendants(opened.process.pid)
    for each in drawers:
        os.kill(each, signal.SIGSTOP)
    try:
        page.evaluate("() => document.querySelector('#choices button').click()")
        until(page, f"{said} === 'Your move counts. The new board is being drawn…'")
        for each in drawers:
            os.kill(each, signal.SIGCONT)
        until(page, f"{said} !== 'Your move counts. The new board is being drawn…'")
        assert page.locator("#log li").count()
    finally:
        opened.kill()


# --- the coach


def test_the_coach_shows_its_favourites_best_first(visit):
    page = at_table(visit, "cave-in")
    page.click("#hint")
    page.wait_for_selector("#choices .advice")
    told = page.locator("#choices .advice").all_inner_texts()
    shares = [float(text.split()[-1].strip("%")) for text in told]
    assert shares == sorted(shares, reverse=True)
    assert told[0].startswith("wins ")
    assert page.locator("#board .share.best").count() == 1


# --- preferences


def test_preferences_hold_without_a_reload_and_stay(visit):
    page = at_table(visit)
    prefer(page, theme="dark", size="large", notation="words")
    look = "document.documentElement.dataset"
    until(page, f"{look}.theme === 'dark' && {look}.size === 'large'")
    page.goto("/settings")  # the same away from any table
    assert page.get_attribute("html", "data-theme") == "dark"
    until(page, "document.querySelector('select[name=theme]').value === 'dark'")
    page.select_option("select[name=theme]", "light")
    page.click("main button.main")
    until(page, f"{look}.theme === 'light'")


def test_colours_can_be_told_apart_by_other_eyes(visit):
    """The board is drawn in colours that differ where some see none."""
    page = at_table(visit)
    show(page)
    before = page.locator("#board").screenshot()
    prefer(page, colours="red-green", speed="off")
    patience.until(lambda: page.locator("#board").screenshot() != before)


def test_the_board_zooms_alone(visit):
    page = at_table(visit)
    whole = page.evaluate("() => document.querySelector('#board svg').viewBox.baseVal.width")
    for width, height in ((1280, 720), (1280, 900), (390, 800)):
        page.set_viewport_size({"width": width, "height": height})
        board, buttons = (page.locator(name).bounding_box() for name in ("#board", ".zoom"))
        below = buttons["y"] >= board["y"] + board["height"]
        assert below or buttons["x"] >= board["x"] + board["width"]  # nothing is covered
    page.set_viewport_size({"width": 1280, "height": 900})
    until(page, f"document.querySelector('#board svg').viewBox.baseVal.width === {whole}")
    page.click("#zoom-in")
    until(page, f"document.querySelector('#board svg').viewBox.baseVal.width < {whole}")
    page.click("#zoom-out")
    until(page, f"document.querySelector('#board svg').viewBox.baseVal.width === {whole}")
