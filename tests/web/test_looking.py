"""The end of a match and looking back at it, in a real browser."""

import random

import pytest

from tests.web.browser import MATCH, answer, findings, fly, sit_down, until
from tunnelier import Match
from tunnelier.games import games
from tunnelier.pages import film


def finished(page, game="cave-in", **more):
    """A match that has just ended on the page."""
    sit_down(page, game, **more)
    page.wait_for_selector("body.mine #choices button")
    page.evaluate("() => { window.here = true; }")
    fly(page, "list")
    return page.url


def reviewed(page, table, query=""):
    """The page of a review, once the coach has thought."""
    page.goto(f"{table}/review{query}")
    page.wait_for_selector(".graph", timeout=MATCH)


# --- the end


COUNTED = """
window.counted = [];
new MutationObserver(() => {
  if (!document.querySelector('.counting .now-counted')) return;
  const said = document.getElementById('counting').textContent;
  counted.push([said, document.querySelector('.end .scores').checkVisibility()]);
}).observe(document, {subtree: true, childList: true, attributes: true});
"""
"""Writes down what is said while points are counted, and whether the result is in sight by then."""


def test_the_result_stands_over_the_board(visit):
    """The page is not loaded anew; the points are counted before the result is said."""
    page = visit(viewport={"width": 1280, "height": 720})
    page.add_init_script(COUNTED)
    finished(page)
    page.wait_for_selector(".end:not(.counting) .scores")
    said, in_sight = zip(*page.evaluate("() => counted"), strict=True)
    assert "Amber · props: " in said[0] and not any(in_sight)
    assert page.evaluate("() => window.here") and page.locator("#board svg").count() == 1
    for deed in ("Rematch", "Review by the coach", "Replay", "Download the match"):
        box = page.locator(f".end >> text='{deed}'").bounding_box()
        assert box["y"] + box["height"] <= 720
    seat = page.evaluate(
        "() => getComputedStyle(document.querySelector('td[data-seat]')).getPropertyValue('--seat')"
    )
    assert seat == "#b3261e"


def test_counting_is_skipped_by_a_key(visit):
    page = visit()
    finished(page)
    page.wait_for_selector(".counting")
    page.keyboard.press("Shift")
    until(page, "!document.querySelector('.counting')")
    assert page.is_visible(".end .scores")


def test_the_card_makes_room_for_the_board(visit):
    """It is folded, dragged, closed and brought back."""
    page = visit(reduced_motion="reduce")
    finished(page)
    page.wait_for_selector(".over-board .graph")
    page.click("#aside")
    assert page.is_hidden(".end .graph") and page.is_visible(".end >> text=Rematch")
    page.click("#aside")
    before = page.locator("#ending").bounding_box()
    page.mouse.move(before["x"] + 60, before["y"] + 20)
    page.mouse.down()
    page.mouse.move(before["x"] - 240, before["y"] + 60, steps=4)
    page.mouse.up()
    after = page.locator("#ending").bounding_box()
    assert (round(before["x"] - after["x"]), round(after["y"] - before["y"])) == (300, 40)
    page.click("#shut")
    assert (
        page.is_hidden("#ending") and page.evaluate("() => document.activeElement.id") == "result"
    )
    page.keyboard.press("Enter")
    assert page.is_visible("#ending")


def test_everybody_sees_a_rematch_at_once(visit):
    """Whoever watches too, without loading the page anew."""
    ada = visit(reduced_motion="reduce")
    table = finished(ada)
    eve = visit(table)
    eve.wait_for_selector(".over-board")
    eve.evaluate("() => { window.here = true; }")
    assert eve.is_hidden(".end .rematch-there")
    ada.click(".end >> text=Rematch")
    ada.wait_for_url(lambda url: url != table, timeout=MATCH)
    there = eve.wait_for_selector(".end .rematch-there")
    assert ada.url.endswith(there.get_attribute("href")) and eve.evaluate("() => window.here")
    until(eve, "document.querySelector('#live').textContent === 'A rematch has been opened.'")


# --- the review


def test_a_moment_is_shown_beside_the_curve(visit):
    """By the list, by the curve, by the arrows; the address follows, in every language."""
    page = visit(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    table = finished(page)
    reviewed(page, table)
    page.evaluate("() => { window.here = true; }")
    page.evaluate("() => { document.querySelector('#every').open = true; }")
    numbers = page.eval_on_selector_all(
        "#every .moment", "all => all.map(each => each.dataset.move)"
    )
    page.click(f"#every .moment[data-move='{numbers[0]}'] a")
    until(page, f"location.search === '?move={numbers[0]}'")
    until(page, "document.querySelectorAll('#board .mark.played').length > 0")
    page.keyboard.press("ArrowRight")
    until(page, f"document.querySelector('#shown-moment .moment').dataset.move === '{numbers[1]}'")
    assert f"move={numbers[1]}" in page.get_attribute(".languages a[lang=fr]", "href")
    box = page.locator("#curve .graph").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    until(page, f"location.search === '?move={numbers[-1]}'")
    assert page.get_attribute("#try input[name=move]", "value") == numbers[-1]
    assert page.evaluate("() => window.here")
    page.click(".languages a[lang=fr]")
    page.wait_for_selector("text=Retour à la table")
    assert f"move={numbers[-1]}" in page.url


def test_a_moment_is_tried_against_a_bot(visit):
    page = visit(reduced_motion="reduce")
    table = finished(page)
    reviewed(page, table)
    number = int(page.get_attribute("#try input[name=move]", "value"))
    page.click("#try button")
    page.wait_for_url(lambda url: "/review" not in url, timeout=MATCH)
    page.wait_for_selector("body.mine #choices button")
    assert page.url != table and page.locator("#log li").count() == number - 1


def test_a_shared_moment_opens_as_a_phones_board(visit):
    page = visit(reduced_motion="reduce")
    table = finished(page, "steam-tunnel", opponent="engineer")
    reviewed(page, table)
    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    reviewed(phone, table, "?move=9")
    until(phone, "document.querySelector('#board svg').viewBox.baseVal.width < 500")
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 390


# --- the replay


def test_a_replay_is_played_and_paused(visit):
    """Piece by piece, with captions; pausing says where it is."""
    page = visit()
    table = sit_down(page, "cave-in")
    page.wait_for_selector("body.mine #choices button")
    page.goto(f"{table}/replay?move=0")
    page.evaluate("() => { window.here = true; }")
    page.click("#play")
    page.wait_for_selector("#caption p")
    assert page.inner_text("#play") == "Pause"
    until(page, "document.querySelector('output').textContent.startsWith('2 ')")
    until(page, "document.querySelector('#play').textContent === 'Go on'")
    assert page.evaluate("() => window.here && location.search") == "?move=2"
    page.click("#play")
    page.wait_for_selector("#play:has-text('Pause')")
    page.click("#play")
    until(page, "document.querySelector('#play').textContent === 'Go on'")
    assert "move=" in page.get_attribute(".languages a[lang=de]", "href")


def test_a_match_as_one_file_is_played(visit, tmp_path):
    """Opened from a disk, with nothing beside it."""
    match, chance = Match("cave-in", players=2, seed=3), random.Random(3)
    while not match.over:
        match.play(chance.choice(match.moves))
    told = film.story(match, None, "en")
    file = tmp_path / "film.html"
    file.write_text(film.page(match, told, None, "en", lambda _: None), encoding="utf-8")
    page = visit(file.as_uri())
    page.wait_for_selector("#board svg")
    assert page.inner_text("#count") == f"0 / {match.count}"
    page.keyboard.press("End")
    assert page.inner_text("#count") == f"{match.count} / {match.count}"
    assert page.inner_text("#said").startswith(told[-1][1].said)
    page.select_option("#speed", "350")
    page.click("#back")
    page.click("#play")
    assert page.inner_text("#play") == "Pause"
    page.wait_for_selector("#play:has-text('Play')")  # the last picture ends it
    assert page.inner_text("#said").startswith(told[-1][1].said)


SLOW = """
async () => {
  // Two hundred frames, each of which takes a tenth of a second to draw.
  const {Player} = await import('/static/player.js'), shown = [], began = Date.now();
  const slow = frame => { shown.push(frame); for (const at = Date.now(); Date.now() < at + 100;); };
  const frames = [...Array(200).keys()].map(k => ({said: String(k), changed: ['s' + k]}));
  await new Player(slow, document.getElementById('caption'), () => 250).play(frames);
  const marked = shown.flatMap(each => each.changed).length;
  return [Date.now() - began, shown.length, shown.at(-1).said, marked];
}
"""


def test_a_turn_is_told_in_time_where_drawing_is_slow(visit):
    """After four seconds the end is shown, with marks on all that has changed."""
    page = visit()
    sit_down(page, "cave-in")
    page.wait_for_selector("body.mine #choices button")
    took, shown, last, marked = page.evaluate(SLOW)
    assert took < 6000 and shown < 60
    assert last == "199" and marked == 200


# --- seats


def test_seats_and_names_reach_everyone(visit):
    """A name, a hand-over and a resignation are seen without loading the page anew."""
    ada = visit()
    table = sit_down(ada, "cave-in", "open")
    bob = visit(table)
    bob.click("button.main")
    for page in (ada, bob):
        page.wait_for_selector("#board svg")
        page.click("[data-tab=seating]")
    ada.evaluate("() => { window.here = true; }")
    bob.click("[data-tab=preferences]")
    bob.fill("#naming input[name=name]", "Grace")
    bob.click("#naming button")
    ada.wait_for_selector("#seats li:has-text('Grace')")
    until(ada, "document.querySelector('#board').textContent.includes('Grace')")
    bob.click("[data-tab=seating]")
    bob.click("text=Let a bot play for me")
    ada.wait_for_selector("#seats li:has-text('a bot plays for them')")
    bob.wait_for_selector("#handing >> text=Play on myself")
    bob.click("summary:has-text('Resign')")
    bob.click("details button:has-text('Resign')")
    ada.wait_for_selector("#seats li:has-text('has resigned')")
    assert ada.evaluate("() => window.here")
    until(bob, "document.querySelector('#seats') && !document.querySelector('#handing')")


def test_a_link_is_copied_by_a_button(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    sit_down(page, "cave-in", "open")
    page.click(".copy")
    page.wait_for_selector(".copy:has-text('Copied')")
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url


ADDED = """
() => {
  window.added = 0;
  const size = each => (each.querySelectorAll ? 1 + each.querySelectorAll('*').length : 0);
  const count = change => change.addedNodes.forEach(each => { window.added += size(each); });
  const watch = new MutationObserver(changes => changes.forEach(count));
  for (const id of ['board', 'log'])
    watch.observe(document.getElementById(id), {childList: true, subtree: true});
}
"""
"""Whatever is added to the board or to the log, or taken from its place, is counted."""


@pytest.mark.parametrize("game", ["manhattan", "channel-1881"])
def test_what_has_not_changed_is_not_drawn_anew(visit, game):
    """However long a match is, and whatever comes between two shapes, an answer changes little."""
    page = visit(reduced_motion="reduce")
    sit_down(page, game)
    page.wait_for_selector("body.mine #choices button")
    page.evaluate(ADDED)
    for _ in range(6):
        answer(page)
        page.wait_for_selector("body.mine #choices button")
    there = page.locator("#board svg *, #log *").count()
    assert 0 < page.evaluate("() => window.added") < there


REDRAWN = """
async boards => {
  const {drawn, redraw} = await import('/static/moving.js'), frame = document.createElement('div');
  return boards.every(svg => {
    redraw(frame, drawn(frame, svg));
    return frame.isEqualNode(drawn(frame, svg));
  });
}
"""
"""Whether every board, made of the one before it, is as if it were made of nothing."""


@pytest.mark.parametrize("game", games())
def test_a_board_made_of_another_is_as_it_should_be(visit, game):
    """Whatever came, went or changed its place between them, a move or many."""
    match, chance = Match(game, players=2, seed=4), random.Random(4)
    boards = []
    while not match.over and len(boards) < 40:
        boards.append(match.board(0, narrow=len(boards) % 10 == 9).svg(styled=False))
        for _ in range(chance.choice([1, 1, 1, 2, 9])):
            if not match.over:
                match.play(chance.choice(match.actions))
    page = visit("/analyse/cave-in/position")  # any page with a board
    page.wait_for_selector("#board.clickable")
    assert len(set(boards)) > 9
    assert page.evaluate(REDRAWN, boards)


def test_the_keyboard_stays_in_the_list(visit):
    """After an exchange it is where it was: among the answers."""
    page = visit()
    sit_down(page, "cave-in")
    page.wait_for_selector("body.mine #choices button")
    page.keyboard.press("Tab")
    page.focus("#choices button")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('#log li').length > 3")
    until(page, "document.activeElement.closest('#choices') !== null")


def test_pages_that_look_back_are_accessible(visit):
    """No serious finding of axe-core: the card over the board, the review, the replay."""
    page = visit(reduced_motion="reduce")
    table = finished(page)
    for path in (table, f"{table}/review", f"{table}/replay?move=2"):
        page.goto(path)
        page.wait_for_selector("#board svg", timeout=MATCH)
        assert findings(page) == [], path


# --- a position


def test_a_position_is_set_up_on_the_board(visit):
    """A shape opens what is behind it; a change is drawn at once, and taken back."""
    page = visit("/analyse/cave-in/position")
    page.wait_for_selector("#board.clickable")
    page.click("#lamp-1")
    until(page, "document.querySelector('#here').dataset.place === 'players 1'")
    assert page.evaluate("document.activeElement.name") == "field-lamp"
    before = page.text_content("#lamp-1")
    other = "1" if "4" in before else "4"
    page.fill(".current input", other)
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('#lamp-1').textContent.includes('{other}')")
    assert f"lamp={other}" in page.input_value("textarea")
    assert "by players lamp it is" in page.inner_text("#wrong")  # the bag is to follow
    page.click("#prop-2")
    until(page, "document.querySelector('#here').dataset.place === 'table'")
    page.fill(".current input", "8")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('textarea').value.includes('props=8')")
    page.click("#undo-change")
    until(page, "!document.querySelector('textarea').value.includes('props=8')")
    page.click("#undo-change")
    until(page, "!document.querySelector('#wrong')")
    until(page, f'document.querySelector("#lamp-1").textContent === "{before}"')
    assert page.is_hidden("#undo-change")
    page.fill("#search", "blue lamp")
    assert page.locator("#places li:visible").all_inner_texts()[0].startswith("Blue")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert findings(page) == []
