"""Lessons in a real browser: taken to their end, by what they hope for and by other moves."""

import re
from itertools import cycle, product

import pytest

from tests import patience
from tests.web.browser import MATCH, until
from tunnelier.core.language import LANGUAGES
from tunnelier.games import load, names
from tunnelier.play.lesson import LESSON, lesson_of

TAUGHT = [name for name in names() if (load(name).folder / LESSON).is_dir()]
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}
PLACES = {"en": {}, "fr": {**PHONE, "locale": "fr-FR"}}
"""Where lessons are taken, in turn: at a desk, and on a phone."""
PUPIL = """
async () => {
  // Reads every remark, asks to be shown, and plays what is hoped for: now and then something else.
  const pick = list => list[Math.floor(Math.random() * list.length)];
  const shown = id => { const it = document.getElementById(id); return it && !it.hidden; };
  const click = it => it.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const svg = () => document.querySelector('#board svg');
  const seen = () => svg().getAttribute('viewBox').split(' ').map(Number);
  const within = ([, top, , height], shape) => {
    shape.getAnimations({subtree: true}).forEach(way => way.cancel()); // it lies where it glides to
    const box = shape.getBoundingClientRect(), into = svg().getScreenCTM().inverse();
    const y = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(into).y;
    return y >= top && y < top + height;
  };
  window.heard = [];
  window.elsewhere = []; // what was asked where its answer was not seen
  while (!document.querySelector('.end')) {
    await new Promise(wake => setTimeout(wake, 20));
    const said = document.getElementById('remark').textContent;
    if (said && !window.heard.includes(said)) window.heard.push(said);
    if (!document.body.classList.contains('mine') && !shown('remark-next')) continue;
    const sure = document.querySelector('#panel:not([hidden]) button.main');
    const moves = [...document.querySelectorAll('#choices li:not([hidden]) button')];
    if (sure) click(sure);
    else if (shown('remark-next')) click(document.getElementById('remark-next'));
    else if (moves.length && Math.random() < .3) click(pick(moves));
    else if (shown('show-hoped')) {
      const before = seen();
      click(document.getElementById('show-hoped'));
      const hoped = document.querySelector('#choices .advice')?.closest('button');
      const shapes = [...document.querySelectorAll('.target[data-moves]')]
        .filter(each => hoped && each.dataset.moves.split(' ').includes(hoped.value));
      if (shapes.length && !shapes.some(each => within(before, each))) window.elsewhere.push(said);
      if (hoped) click(hoped);
    } else if (moves.length) click(pick(moves));
  }
}
"""
SLOWLY = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  return animate.call(this, frames, {...how, duration: 60000});
};
"""
"""Pieces are on their way whenever something is clicked."""


def begun(visit, game, **settings):
    """A lesson, begun from the page that tells of it."""
    page = visit(**settings)
    page.goto(f"/learn/{game}")
    page.click("form button.main")
    page.wait_for_url("**/t/*", timeout=MATCH)
    page.wait_for_selector("#lesson")
    return page


def take(page):
    """Take the lesson to the end of its match; what was said on the way."""
    page.evaluate("() => { document.querySelector('[data-tab=preferences]').click(); }")
    page.select_option("#preferences select[name=speed]", "off")
    page.evaluate(f"() => {{ ({PUPIL})(); }}")
    page.wait_for_selector(".end", timeout=MATCH)
    assert page.evaluate("() => window.elsewhere") == []
    return page.evaluate("() => window.heard")


@pytest.mark.parametrize(("game", "lang"), [*zip(TAUGHT, cycle(PLACES))])
def test_a_lesson_is_taken_to_its_end(visit, game, lang):
    """Every remark is read, though now and then something else is tried first.

    Where any move is as good, the match goes its own way: then not all is said of it.
    """
    moments = lesson_of(game).moments
    free = next((k for k, moment in enumerate(moments) if moment.free), len(moments))
    remarks = [
        *(remark for moment in moments[: free + 1] for remark in moment.remarks),
        *(remark for moment in moments[:free] for remark in moment.halts.values()),
    ]
    page = begun(visit, game, **PLACES[lang])
    page.add_init_script(SLOWLY)
    page.reload()
    heard = take(page)
    assert {remark.phrase.say(lang) for remark in remarks} <= {*heard}
    assert any(re.search(r"\d : \d", said) for said in heard)  # how it ended, and what comes next:
    assert page.locator("#lesson form button.main").count() == 1


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_every_remark_fits_its_card(visit, place):
    """In every language, without scrolling: nobody looks for words that cannot be seen."""
    page = begun(visit, "cave-in", **({"viewport": {"width": 1280, "height": 800}} | place))
    page.wait_for_selector("body.mine #choices button")
    too_long = page.evaluate(
        """said => {
          const remark = document.getElementById('remark'), words = remark.parentElement;
          return said.filter(each => {
            remark.textContent = each;
            return words.scrollHeight > words.clientHeight;
          });
        }""",
        [
            remark.phrase.say(lang)
            for game, lang in product(TAUGHT, LANGUAGES)
            for moment in lesson_of(game).moments
            for remark in (*moment.remarks, *moment.halts.values())
        ],
    )
    assert too_long == []


def test_a_phone_brings_what_is_pointed_at_into_view(visit):
    """Though the reader plays from the list below, and cards are on their way meanwhile."""
    page = visit(**PHONE)
    page.goto("/learn/channel-1987/12")
    page.click("form button.main")
    page.wait_for_selector("#show-hoped:not([hidden])", timeout=MATCH)
    page.wait_for_selector("#again:not([hidden])")  # until then it turns to what is pointed at
    page.click("#show-hoped")
    hoped = page.locator("#choices button:has(.advice)").first
    page.wait_for_selector("#panel p")
    assert hoped.inner_text().startswith(page.inner_text("#panel p"))
    hoped.click()
    page.click("#panel button.main")
    page.wait_for_selector("#lesson >> text=Step 13 of 30")
    inside = """
      (() => { const box = document.getElementById('card-control-room-3').getBoundingClientRect();
        const bar = document.getElementById('lesson').getBoundingClientRect().bottom;
        return box.top >= bar && box.bottom <= innerHeight; })()"""
    until(page, inside)


def test_a_stretch_halts_where_something_is_said_of_it(visit):
    """On the board as it was then; a press hurries the moves and passes over no remark."""
    page = visit()
    page.goto("/learn/steam-tunnel/16")
    page.click("form button.main")
    page.wait_for_url("**/t/*", timeout=MATCH)
    while page.locator("#show-hoped").is_hidden():
        page.click("#remark-next")
    page.click("#show-hoped")
    page.click("#choices button:has(.advice)")
    page.wait_for_selector("body.playing", state="attached")
    page.mouse.click(5, 5)
    page.wait_for_selector("body.halted #lesson >> text=a single tunnel", timeout=MATCH)
    assert page.locator(".mark.aimed[data-of=segment-f1-2]").count() == 1
    assert page.locator("#segment-c6-1").count() == 0
    page.click("#remark-next")
    page.wait_for_selector("body:not(.playing) #lesson >> text=Step 17 of 24", timeout=MATCH)
    assert page.locator("#segment-c6-1").count() == 1
    assert "167 points" in page.inner_text("#remark")


def test_what_is_not_hoped_for_is_spoken_to_and_not_played(visit):
    page = begun(visit, "cave-in")
    page.wait_for_selector("body.mine #choices button")
    before = page.locator("#log li").count()
    page.click("#choices li:nth-child(1) button")
    page.wait_for_selector("#lesson #notice >> text=take three props")
    assert page.locator("#log li").count() == before


def test_the_same_answer_again_is_the_same_answer(ada):
    """A page that did not hear that it was taken sends it once more: nobody objects to that."""
    ada.app.state.keeper.ready("cave-in")
    table = ada.post("/learn/cave-in").headers["location"]
    asked = ada.wait(table)
    fields = {"move": "take props=3", "version": asked["version"], "key": "once"}
    taken = ada.post(f"{table}/play", page=False, **fields).json()
    again = ada.wait(table, lambda told: told["version"] > taken["version"] and told["moves"])
    assert again["lesson"]["moment"] == 2
    assert ada.post(f"{table}/play", page=False, **fields).json() == taken
    assert ada.play(table, "take props=3").status_code == 422


def test_what_a_lesson_plays_for_the_learner_is_not_theirs_to_play(ada):
    """Whoever is quick would lead it astray, and what is said on the way would not be said."""
    keeper = ada.app.state.keeper
    keeper.ready("steam-tunnel")
    table = ada.post("/learn/steam-tunnel", number=14).headers["location"]
    keeper.hush()
    live = keeper.live(table.rsplit("/", 1)[-1])
    for seat, move in ((0, "buy e4 1"), (1, "flip e1"), (1, "buy e1 1")):
        keeper._take(live, seat, move, live.version)
    told = ada.get(f"{table}/state").json()
    assert told["asked"] == told["seat"] and told["moves"] == []
    assert all(remark["after"] for remark in told["lesson"]["remarks"])
    assert ada.play(table, "flip b1").status_code == 409


def test_a_remark_points_at_the_board(visit):
    page = begun(visit, "cave-in")
    page.wait_for_selector("body.mine #choices button")
    assert page.locator(".mark.aimed").count() == 0
    page.click("#remark-next")
    page.wait_for_selector(".mark.aimed[data-of=prop-1]", state="attached")
    page.click("#remark-next")
    page.wait_for_selector(".mark.aimed[data-of=lamp-0]", state="attached")
    page.click("#remark-before")
    until(page, "document.querySelector('.mark.aimed[data-of=prop-9]')")


def test_what_is_said_of_a_move_comes_once_it_was_seen(visit):
    page = begun(visit, "cave-in")
    page.wait_for_selector("body.mine #choices button")
    page.evaluate("() => { document.querySelector('[data-tab=preferences]').click(); }")
    page.select_option("#preferences select[name=speed]", "slow")
    said = page.inner_text("#remark")
    page.evaluate("() => document.querySelector('#choices li:nth-child(3) button').click()")
    page.wait_for_selector("body.playing", state="attached")
    assert page.inner_text("#remark") == said
    page.wait_for_selector("body:not(.playing)", state="attached")
    until(page, "document.getElementById('lesson-step').textContent.includes('2')")
    assert page.inner_text("#remark") != said


def test_what_is_explained_covers_nothing_of_what_is_said(visit):
    page = begun(visit, "cave-in", viewport={"width": 1280, "height": 720})
    page.wait_for_selector("body.mine #choices button")
    page.hover("#prop-1")
    page.wait_for_selector("#panel:not([hidden]) h2")
    lesson, panel = (page.locator(name).bounding_box() for name in ("#lesson", "#panel"))
    assert panel["y"] >= lesson["y"] + lesson["height"]


def test_after_a_lesson_comes_a_match_alone(visit):
    """Against a bot to learn from, with a word of the coach where it matters."""
    page = begun(visit, "cave-in")
    take(page)
    assert page.locator("#ending .deeds .main:visible").count() == 1
    assert page.locator("#ending .deeds a:visible").all_inner_texts()[:2] == ["Puzzles", "Rules"]
    page.click("text=Now a match of your own")
    page.wait_for_selector("body.mine #choices button")
    assert page.locator("#lesson").count() == 0
    page.evaluate("() => document.querySelector('[data-tab=seating]').click()")
    assert "Sparring partner 2" in page.inner_text("#seats")


def test_a_step_of_a_lesson_has_an_address(visit):
    """On a phone, too, where its board is the narrow one."""
    page = visit(**PHONE)
    page.goto("/learn/cave-in/2")
    patience.until(lambda: "Three props stand" in page.inner_text("main"), lambda: page.url)
    until(page, "document.querySelector('#board svg').viewBox.baseVal.width < 500")
    page.click("form button.main")
    page.wait_for_selector("#lesson >> text=Step 2 of 2")
    assert page.goto("/learn/cave-in/3").status == 404


def seated_without_script(page):
    """Whether the table is there; where the game is still compiled, one asks again oneself."""
    page.wait_for_selector("#remark, #ready")
    if page.locator("#ready").count():
        page.click("#ready button")
    return "/t/" in page.url


def test_a_lesson_is_read_without_script(visit):
    page = visit(java_script_enabled=False)
    page.goto("/learn/cave-in")
    page.click("form button.main")
    patience.until(lambda: seated_without_script(page), lambda: page.url)
    assert page.locator("#remark p").count() == 4
    page.click("#choices li:nth-child(3) button")
    page.wait_for_url("**/t/*")
