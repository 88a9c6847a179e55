"""Puzzles in the browser: as plain pages, and with hands of every kind."""

import re

import pytest

from tests.web.browser import MATCH, findings, until
from tests.web.kit import Person
from tests.web.kit import service as opened
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games, load
from tunnelier.play.proof import verify
from tunnelier.play.puzzles import judged, puzzles, sentence

GAME = "steam-tunnel"
ANSWER = re.compile(r'<button name="move" value="(\d+)">')
LIT = re.compile(r'class="[^"]*\blit\b')


def asked(number, game=GAME):
    """A puzzle, and a match that stands at its question."""
    puzzle = puzzles(load(game))[number - 1]
    return puzzle, puzzle.position(load(game))


def action(puzzle, place, game=GAME):
    """A move of a puzzle by its place, the best first, as forms send it."""
    return load(game).actions.parse([*puzzle.shares][place])


def said(text):
    """A sentence as a page has it."""
    return text.replace("&", "&amp;").replace("'", "&#39;")


@pytest.fixture
def ada(app):
    app.state.keeper.ready(GAME)
    return Person(app)


# --- plain pages


def test_puzzles_are_listed_by_how_hard_they_are(ada):
    page = ada.get(f"/puzzle/{GAME}").text
    numbers = [int(n) for n in re.findall(rf'href="/puzzle/{GAME}/(\d+)"', page)]
    assert numbers == [*range(1, len(puzzles(load(GAME))) + 1)]
    assert page.index(">Easy<") < page.index(">Medium<") < page.index(">Hard<")
    assert f"Solved: 0 of {len(puzzles(load(GAME)))}" in page and "✓" not in page
    assert "no puzzles of this game" in ada.get("/puzzle/cave-in").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_answered_by_a_form(ada, lang):
    """All moves are offered; a wrong one may be followed by others, the right one closes it."""
    ada.get(f"/?lang={lang}")
    puzzle, match = asked(5)
    page = ada.get(f"/puzzle/{GAME}/5").text
    assert sorted(map(int, ANSWER.findall(page))) == sorted(match.actions)
    assert said(sentence(match, puzzle.best, lang)) in page and LIT.search(page)
    wrong = ada.get(f"/puzzle/{GAME}/5?move={action(puzzle, 1)}").text
    told = judged(puzzle, match, puzzle.second, lang)
    assert said(told.said) in wrong and said(told.solution[0]) not in wrong
    assert sorted(map(int, ANSWER.findall(wrong))) == sorted(match.actions)
    shown = ada.get(f"/puzzle/{GAME}/5?move={action(puzzle, 1)}&solution=yes").text
    assert all(said(line) in shown for line in told.solution) and not ANSWER.search(shown)
    right = ada.get(f"/puzzle/{GAME}/5?move={action(puzzle, 0)}").text
    told = judged(puzzle, match, puzzle.best, lang)
    assert all(said(line) in right for line in (told.said, *told.solution))
    assert f'href="/puzzle/{GAME}/6"' in right and not ANSWER.search(right)


def test_what_was_solved_is_remembered(ada, bob):
    """By this browser, and only what was answered rightly."""
    for number, place in ((3, 0), (5, 1), (1, 0)):
        ada.get(f"/puzzle/{GAME}/{number}?move={action(asked(number)[0], place)}")
    ada.get(f"/puzzle/{GAME}/7?solution=yes")
    assert f"Solved: 2 of {len(puzzles(load(GAME)))}" in (page := ada.get(f"/puzzle/{GAME}").text)
    assert page.count("✓") == 2
    assert 'class="announced"' not in page, "what a page has done is no news to all of it"
    assert f"Solved: 0 of {len(puzzles(load(GAME)))}" in bob.get(f"/puzzle/{GAME}").text
    ada.http.cookies.set(f"puzzles-{GAME}", "1.x.-7.99.1e3.4", path=f"/puzzle/{GAME}")
    assert ada.get(f"/puzzle/{GAME}").status_code == 200


def test_what_is_not_there(ada):
    nowhere = ["/puzzle/chess", "/puzzle/chess/1", "/puzzle/cave-in/1", f"/puzzle/{GAME}/0"]
    nowhere += [f"/puzzle/{GAME}/{n}" for n in (len(puzzles(load(GAME))) + 1, "-1", "9" * 30)]
    nowhere += [f"/puzzle/{GAME}/1?move={n}" for n in ("99999", "9" * 30)]
    for path in nowhere:
        assert ada.get(path, headers={"accept": "text/html"}).status_code == 404, path
    for path in (f"/puzzle/{GAME}/one", f"/puzzle/{GAME}/1?move=x"):
        assert ada.get(path, headers={"accept": "text/html"}).status_code == 422, path
    assert ada.post(f"/puzzle/{GAME}/1/try", level="nobody").status_code == 422
    assert ada.http.post(f"/puzzle/{GAME}/1/try", data={"proof": "x"}).status_code == 403


def test_shapes_and_moves_of_a_puzzle_are_explained(ada):
    """As at a table: what a move does, what a shape is and why it is not lit."""
    puzzle, match = asked(5)
    best = action(puzzle, 0)
    told = ada.get(f"/puzzle/{GAME}/5/foresee?move={best}").json()
    assert [line["said"] for line in told] == [line.said for line in match.foresee(best)]
    assert ada.get(f"/puzzle/{GAME}/5/foresee?move=99999").json() == []
    assert ada.get(f"/puzzle/{GAME}/5/about?shape=cell-a1").json()["said"]


def test_a_puzzle_is_played_on_against_a_bot(ada):
    """In the seat that was asked, from the same position; what is drawn from then on is new."""
    _, match = asked(5)
    answer = ada.post(f"/puzzle/{GAME}/5/try", level="novice")
    assert answer.status_code == 303
    live = ada.app.state.keeper.live(answer.headers["location"].removeprefix("/t/"))
    assert live.match.rows.tobytes() == match.rows.tobytes()
    assert live.match.log == match.log and live.match.commitment != match.commitment
    assert [seat.bot for seat in live.seats].count("novice") == match.players - 1
    assert live.seats[match.seat].guest is not None
    while not (told := ada.wait(answer.headers["location"]))["over"]:
        ada.play(answer.headers["location"])
        assert told["seat"] == match.seat
    assert verify(live.match.save()).proven


def test_a_puzzle_shows_what_its_seat_may_see(ada):
    """The board is that of the seat asked: so its own is called `you`."""
    _, match = asked(2)
    page = ada.get(f"/puzzle/{GAME}/2?narrow=false").text
    board = match.board(match.seat).svg(styled=False)
    assert str(board) in page
    assert str(match.board(1 - match.seat).svg(styled=False)) not in page


def test_a_puzzle_waits_until_its_game_is_compiled(tmp_path):
    with opened(tmp_path) as app:
        app.state.keeper.readiness[GAME] = 3
        person = Person(app)
        page = person.get(f"/puzzle/{GAME}/5?move=7").text
        assert 'id="ready"' in page and 'method="get"' in page and 'value="7"' in page
        assert person.get(f"/puzzle/{GAME}/5/foresee?move=1").status_code == 404
        assert person.get(f"/puzzle/{GAME}").status_code == 200


# --- a real browser


def come(visit, game=GAME, number=5, **settings):
    page = visit(f"/puzzle/{game}/{number}", **settings)
    page.wait_for_selector("#board svg", timeout=MATCH)
    return page


@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_solved_on_the_board(visit, game):
    """Shapes of the best move are clicked, until the page says that it is right."""
    page = come(visit, game, 2)
    best = action(asked(2, game)[0], 0, game)
    page.wait_for_selector("#board .target.lit")
    page.evaluate(f"best => {{ ({CLICKS})(best); }}", best)  # it goes with the page
    page.wait_for_selector(".verdict.right", timeout=MATCH)
    assert page.locator("#solution p").count() >= 4
    until(page, "document.querySelectorAll('#board .mark.better').length > 0")
    page.click("text=Next puzzle")
    page.wait_for_url(f"**/puzzle/{game}/3")


CLICKS = """
async best => {
  // Lit shapes that the move touches, those of fewest moves first; or, in the end, the list.
  const moves = shape => shape.dataset.moves.split(' ').map(Number);
  for (let k = 0; k < 8; k++) {
    const lit = [...document.querySelectorAll('#board .target.lit:not(.chosen)')];
    const mine = lit.filter(shape => moves(shape).includes(best));
    mine.sort((one, other) => moves(one).length - moves(other).length);
    mine[0]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await new Promise(wake => setTimeout(wake, 50));
  }
  document.querySelector(`#choices button[value="${best}"]`)?.click();
}
"""


def test_a_puzzle_is_solved_without_scripts(visit):
    page = come(visit, java_script_enabled=False)
    puzzle, _ = asked(5)
    page.click(f"#choices button[value='{action(puzzle, 1)}']")
    page.wait_for_selector(".verdict.wrong")
    page.click("text=Show the solution")
    page.wait_for_selector("#solution")
    page.click("text=Try again")
    page.click(f"#choices button[value='{action(puzzle, 0)}']")
    page.wait_for_selector(".verdict.right")
    page.click("text=All puzzles")
    assert page.locator(".puzzles .done").count() == 1


def test_a_puzzle_is_solved_by_keyboard(visit):
    page = come(visit)
    best = action(asked(5)[0], 0)
    page.focus(f"#choices button[value='{best}']")
    page.wait_for_selector("#panel:not([hidden]) h2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict.right")
    page.focus("#solution select")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*", timeout=MATCH)
    page.wait_for_selector("body.mine #choices button")


def test_a_puzzle_fits_a_phone(visit):
    page = come(visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    until(page, "document.querySelector('#board svg').viewBox.baseVal.width < 500")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.goto(f"/puzzle/{GAME}/5?solution=yes")
    solution, board = (page.locator(each).bounding_box() for each in ("#solution", "#board"))
    assert solution["y"] < board["y"]


def test_a_phone_turns_to_where_most_can_be_answered(visit):
    """And says of every part whether something can be answered there."""
    page = come(visit, "manhattan", 1, viewport={"width": 390, "height": 844}, is_mobile=True)
    page.wait_for_selector("#parts [aria-pressed=true] >> text=Market and bombs")
    assert page.locator("#parts .lit").all_inner_texts() == ["Main board", "Market and bombs"]


def test_puzzles_are_accessible(visit):
    """No serious finding of axe-core."""
    page = come(visit, reduced_motion="reduce")
    wrong, right = (action(asked(5)[0], place) for place in (1, 0))
    for path in ("", "/5", f"/5?move={wrong}", f"/5?move={right}"):
        page.goto(f"/puzzle/{GAME}{path}")
        assert findings(page) == [], path
