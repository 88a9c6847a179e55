"""Positions in the browser: by their text, field by field, on the board; playing on from them."""

import asyncio
import re
from contextlib import suppress
from functools import partial
from html import unescape

import pytest

from tunnelier import Match
from tunnelier.core import jit, position
from tunnelier.core.jit import is_plain, plainly
from tunnelier.core.language import LANGUAGES
from tunnelier.games import load, names
from tunnelier.pages.fields import Fields, changed
from tunnelier.web.pages import positions
from tunnelier.web.pages.positions import packed
from tunnelier.web.showing import spot

GAME = "cave-in"
PAGE = f"/analyse/{GAME}/position"
AT = re.compile(r'name="at" value="([^"]+)"')
WRONG = re.compile(r'id="wrong">✗ (.*?)</p>')
TEXT = re.compile(r"<textarea[^>]*>(.*?)</textarea>", re.S)


def standing(**more):
    """A match of which one move is played."""
    match = Match(GAME, seed=7, **more)
    match.play("take props=3")
    return match


def text_of(page):
    return unescape(TEXT.search(page.text)[1])


def opened(person, text):
    """The page of a position whose text was sent."""
    person.app.state.keeper.ready(GAME)
    answer = person.post(PAGE, text=text)
    assert answer.status_code == 303, answer.text
    return person.get(answer.headers["location"])


def changing(person, page, place, **fields):
    """The page after other numbers were sent for a record."""
    fields = {f"field-{name}": value for name, value in fields.items()}
    answer = person.post(PAGE, at=AT.search(page.text)[1], place=place, **fields)
    return person.get(answer.headers["location"]) if answer.status_code == 303 else answer


def test_a_position_is_changed_field_by_field(ada):
    """Its address has all of it; a move leads on to the next one."""
    match = standing()
    page = opened(ada, match.position)
    assert text_of(page) == match.position and not WRONG.search(page.text)
    brighter = changing(ada, page, "players 0", lamp=4)
    assert "players 0: props=3 eyes=1 lamp=4" in text_of(brighter)
    assert text_of(ada.get(str(brighter.url))) == text_of(brighter)
    assert "bag 1 is 0; by players lamp it is 1" in WRONG.search(brighter.text)[1]
    bag = changing(ada, brighter, "table", bag=["2", "1", "2", "1"])
    assert "bag=2,1,2,1" in text_of(bag) and not WRONG.search(bag.text)
    moved = ada.post(PAGE, at=AT.search(page.text)[1], move=match.actions[0])
    match.play(match.actions[0])
    assert text_of(ada.get(moved.headers["location"])) == match.position
    assert ada.post(PAGE, at=AT.search(page.text)[1], move="99").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_position_cannot_be_is_said_beside_it(ada, lang):
    """What can be read stays and can be mended; of what cannot, the line is named."""
    page = opened(ada, standing().position)
    ada.http.cookies.set("lang", lang)
    with pytest.raises(position.Impossible) as why:
        Match.at(text_of(page).replace("props=6", "props=5"))
    fewer = changing(ada, page, "table", props=5)
    assert why.value.say(lang) in unescape(WRONG.search(fewer.text)[1])
    assert "props=5" in text_of(fewer) and "/position/play" not in fewer.text
    assert not WRONG.search(changing(ada, fewer, "table", props=6).text)
    far = changing(ada, page, "players 1", lamp=99)
    assert " 7" in unescape(WRONG.search(far.text)[1]).split(":")[0]
    mistyped = text_of(page).replace("lamp=2", "lmap=2", 1)
    answer = ada.post(PAGE, text=mistyped)
    assert answer.status_code == 422 and text_of(answer) == mistyped
    assert " 6" in WRONG.search(answer.text)[1].split(":")[0]
    assert changing(ada, page, "table", props="many").status_code == 422


def test_what_is_no_position_is_refused(ada):
    """Not read for ever, not drawn for ever, not from anywhere but our own pages."""
    page = opened(ada, standing().position)
    at = AT.search(page.text)[1]
    nowhere = [f"/analyse/chess/position?at={at}", f"{PAGE}?at=x", f"{PAGE}?at=ab$c"]
    nowhere += [f"{PAGE}/behind?seats=7", f"{PAGE}?at={packed(standing().position)[:-9]}"]
    for path in nowhere:
        assert ada.get(path).status_code in (404, 422), path
    assert ada.get(f"{PAGE}?at={packed(10_000_000 * 'x')}").status_code == 422
    assert ada.http.post(PAGE, data={"proof": "x", "text": ""}).status_code == 403
    assert ada.post(PAGE, at="x", move="1").status_code == 404
    assert ada.post(f"{PAGE}/play", at=at, seat=0, level="nobody").status_code == 422
    assert ada.post(f"{PAGE}/play", at=at, seat=5).status_code == 422
    head, long = "\n".join(standing().position.splitlines()[:4]), "9" * 5000
    lines = [long, f"players {long}: eyes=1", f"table: {long}=1", f"table: props={long}"]
    for line in (*lines, f"players{' ' * 5000}0: eyes=x"):
        assert ada.post(PAGE, text=f"{head}\n{line}").status_code == 422, line[:20]


def test_a_seat_that_nobody_has_is_not_thought_about(ada):
    """One request without a cookie once ended the whole service: two seats, and it is 4's turn."""
    tunnel = "steam-tunnel"
    ada.app.state.keeper.ready(tunnel)
    rows = Match(tunnel, players=2, seed=7).rows
    rows["next_seat"] = 4
    at = packed(position.write(load(tunnel), rows))
    page = ada.get(f"/analyse/{tunnel}/position?at={at}&ask=true")
    assert page.status_code == 200
    assert "next_seat is 4, not from 0 to 1" in unescape(WRONG.search(page.text)[1])
    assert ada.get("/health").status_code == 200


def test_a_question_beyond_the_agenda_is_shown_as_wrong(ada):
    """There is nobody whose board it would be."""
    page = opened(ada, standing().position.replace("depth=1", "depth=9"))
    assert page.status_code == 200
    assert "depth is 9, not from 0 to 5" in unescape(WRONG.search(page.text)[1])


def test_a_board_of_what_cannot_be_asks_no_compiled_rules(ada, monkeypatch):
    """They look no index up twice; where all is sound they may be asked, and are quicker."""
    plain = []

    def noting(order, drawn=spot.drawn):
        plain.append(is_plain())
        return drawn(order)

    monkeypatch.setattr(spot, "drawn", noting)
    page = opened(ada, standing().position)
    assert "<svg" in changing(ada, page, "table", props=5).text
    assert plain == [not jit.COMPILED, True]


def test_nobody_waits_while_a_position_is_read(ada, monkeypatch):
    """Not for the longest, nor for a game that nobody has played yet; nor while it is changed."""
    page, loops = opened(ada, standing().position), []

    def noting(work, *given):
        with suppress(RuntimeError):
            loops.append(asyncio.get_running_loop())
        return work(*given)

    monkeypatch.setattr(position, "parsed", partial(noting, position.parsed))
    monkeypatch.setattr(positions, "changed", partial(noting, changed))
    assert changing(ada, page, "players 0", eyes=1).status_code == 200 and loops == []


def test_a_match_goes_on_from_it(ada):
    """Against a bot, from just there; the coach is asked on the page itself."""
    brighter = standing().position.replace("lamp=2", "lamp=4", 1)
    page = opened(ada, brighter.replace("bag=2,0,2,2", "bag=2,1,2,1"))
    at = AT.search(page.text)[1]
    assert ada.get(f"{PAGE}?at={at}&ask=yes").text.count('<button name="move"') > 1
    answer = ada.post(f"{PAGE}/play", at=at, seat=1, level="novice")
    match = ada.app.state.keeper.live(answer.headers["location"][3:]).match
    assert match.start == position.parsed(text_of(page))[1].tobytes()
    wrong = changing(ada, page, "table", props=5)
    refused = ada.post(f"{PAGE}/play", at=AT.search(wrong.text)[1], seat=1)
    assert refused.status_code == 422 and "where the box has 9" in refused.text


def test_it_comes_from_a_table(ada, bob):
    """Of a match that goes on, without what is hidden, for whoever plays alone; then to all."""
    table = ada.open(GAME, "novice")
    match = ada.app.state.keeper.live(table[3:]).match
    taken = position.parsed(text_of(ada.get(f"{table}/position")))[1]
    seen = match.game.observe(taken, 0)
    assert seen.tobytes() == match.row_seen_by(0).tobytes()
    assert bob.get(f"{table}/position").status_code == 403
    while not ada.wait(table)["over"]:
        ada.play(table)
    past = bob.get(f"{table}/position?move=2")
    assert text_of(past) == position.write(match.game, match.rows_at(2))
    assert f'href="{table}/position?move=1"' in bob.get(f"{table}/replay?move=1").text
    brought = ada.bring(f"/analyse/{GAME}", text_of(past).encode())
    assert text_of(ada.get(brought.headers["location"])) == text_of(past)


def test_a_match_from_a_position_is_tried_before_it_is_trusted(ada, monkeypatch):
    """As plain Python; one that began like all matches is not."""
    matches, tried = [Match.at(standing().position), standing()], []
    for match in matches:
        while not match.over:
            match.play(match.actions[0])
    monkeypatch.setattr(position, "warily", lambda: tried.append(GAME) or plainly())
    for match, trials in zip(matches, (1, 1), strict=True):
        brought = ada.bring(f"/analyse/{GAME}", match.save().encode())
        assert brought.headers["location"].endswith("/review") and len(tried) == trials


@pytest.mark.parametrize(
    "end", ["\r", "\r\n", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]
)
def test_no_other_end_of_lines_makes_a_position_trusted(ada, monkeypatch, end):
    """What ends a line for whoever reads a match ends it for whoever looks what it begins from."""
    match, tried = Match.at(standing().position), []
    while not match.over:
        match.play(match.actions[0])
    monkeypatch.setattr(position, "warily", lambda: tried.append(GAME) or plainly())
    brought = ada.bring(f"/analyse/{GAME}", match.save().replace("\n", end).encode())
    assert brought.headers["location"].endswith("/review") and tried == [GAME]


@pytest.mark.parametrize("game", names())
def test_every_game_has_its_fields(game):
    """Whatever it is about, it can be said, written back unchanged, and found again."""
    game = load(game)
    with plainly():
        rows = game.new(game.meta.seats[-1])
    for lang in LANGUAGES:
        fields = Fields(game, rows, lang)
        for place in fields.places:
            shown = fields.at(place.where)
            assert place.label and all(field.label for field in shown)
            values = {field.name: [field.text] for field in shown}
            assert changed(game, rows, place.where, values).tobytes() == rows.tobytes()


@pytest.mark.parametrize(("lang", "worth"), [("en", "worth"), ("fr", "valeur")])
def test_what_is_counted_is_called_by_its_name(lang, worth):
    """Not by the place where it is counted, which begins with 0."""
    fields = Fields(*position.parsed(standing().position), lang).at("table")
    bag = next(field for field in fields if field.name == "bag")
    assert [number.label for number in bag.numbers] == [f"{worth} {k}" for k in range(1, 5)]


def test_rules_are_tried_with_little_trust():
    """Who plays for ever, or stumbles, is stopped; what they say is no crash."""

    def a_call():
        return GAME

    def for_ever():
        while True:
            a_call()

    with pytest.raises(TimeoutError), position.patiently(1000):
        for_ever()
    with pytest.raises(position.Impossible, match="stumble"), position.warily():
        load(GAME).step([], 0)
    rows = standing().rows
    assert position.playable(load(GAME), rows).tobytes() == rows.tobytes()
