"""Boards at the moments of the gallery: all is seen at once, and every shape explains itself."""

import re
from itertools import cycle

import pytest

from tests.docs.gallery import MOMENTS, Picture, match_of, position
from tunnelier.core.language import LANGUAGES
from tunnelier.draw.svg import NARROW, TALL, WIDE
from tunnelier.games import games, load
from tunnelier.laws.games import ledger

TARGET = re.compile(r'id="([^"]+)" class="target')
WORDS = re.compile(r'<text [^>]*font-size="([\d.]+)"[^>]*>[^<]*?[^\W\d_]{3}')
READABLE = {"wide": 14, "phone": 12}
"""A desk of 1280 pixels shows four fifths of it, a phone nine tenths."""

at_every_moment = pytest.mark.parametrize("moment", MOMENTS)
of_every_game = pytest.mark.parametrize("game", games())
in_both_widths = pytest.mark.parametrize("width", READABLE)


@of_every_game
@at_every_moment
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_desk_shows_all_of_a_board_at_once(game, moment, lang):
    drawing = Picture(game, moment, lang, "wide").drawing()
    assert drawing.width <= WIDE and drawing.height <= TALL


@of_every_game
@at_every_moment
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_shows_a_board_part_by_part(game, moment, lang):
    """None is more than a screen and a half high, and together they are all of it."""
    drawing = Picture(game, moment, lang, "phone").drawing()
    assert drawing.width <= NARROW
    assert len(drawing.parts) > 1
    assert all(part.title and part.height <= 1000 for part in drawing.parts)
    assert drawing.parts[-1].y + drawing.parts[-1].height == pytest.approx(drawing.height)


@of_every_game
@at_every_moment
@in_both_widths
def test_words_can_be_read(game, moment, width):
    drawing = Picture(game, moment, "en", width).drawing()
    assert min(float(size) for size in WORDS.findall(drawing.svg())) >= READABLE[width]


@of_every_game
@at_every_moment
@in_both_widths
def test_every_shape_says_what_it_is(game, moment, width):
    """In every language, with a rule that there is."""
    view, seat, _ = position(match_of(game), moment)
    drawing = Picture(game, moment, "en", width).drawing()
    rules = ledger(load(game), "en")
    for name in TARGET.findall(drawing.svg()):
        about = load(game).board.about(view, seat, name)
        assert about.rule is None or about.rule in rules, name
        for lang in LANGUAGES:
            assert about.said.say(lang) and all(now.say(lang) for now in about.now)


@of_every_game
def test_a_board_can_be_drawn_while_a_move_goes_on(game):
    """After every piece of news, for a seat and for spectators."""
    match, board = match_of(game), load(game).board
    for number, seat in zip(range(1, match.count + 1, 5), cycle((None, 0, 1)), strict=False):
        for frame in match.frames(number, seat)[:-1]:
            assert board.draw(frame.view, seat, (), "en", narrow=seat == 1).svg()
