"""Every lesson can be taken to its end, by the moves that it hopes for and by others."""

import random
from itertools import pairwise

import pytest

from tunnelier.core.language import LANGUAGES, Catalogue
from tunnelier.draw.crop import Places
from tunnelier.games import load, names
from tunnelier.play.lesson import LEARNER, LESSON, Lesson, lesson_of

AT_A_STRETCH = 16
"""So many moves at most are played before something is asked or said: about a turn of each."""
TAUGHT = [name for name in names() if (load(name).folder / LESSON).is_dir()]
WHOLE = pytest.mark.whole
of_every_lesson = pytest.mark.parametrize("game", TAUGHT)


def moments(game):
    """The moments of a game's lesson."""
    return lesson_of(game).moments


def spoken(moment):
    """All that is said at a moment and on the way to the next."""
    return [*moment.remarks, *moment.halts.values()]


def taken(lesson: Lesson, answer):
    """The match of a lesson, the learner's answers being given by a function."""
    match = lesson.begin()
    while not match.over:
        match.play(lesson.reply(match) or answer(match))
    return match


def hopefully(lesson: Lesson):
    """Answers as the script does; past its end the first of those that a guide would find."""

    def answer(match):
        now = lesson.place(match).moment
        assert now < len(lesson.moments), "the script ends before the match"
        return lesson.moments[now].move

    return answer


def willfully(lesson: Lesson, seed: int):
    """Answers anything that the lesson lets pass, and checks what is said to the rest."""
    rng = random.Random(seed)

    def answer(match):
        while True:
            action = rng.choice(match.actions)
            objection = lesson.objection(match, action, "en")
            if objection is None:
                return action
            assert objection and action not in lesson.hoped(match)
            if rng.random() < 0.3:
                return rng.choice(lesson.hoped(match))

    return answer


@of_every_lesson
def test_a_lesson_leads_to_the_end_by_what_it_hopes_for(game):
    lesson = lesson_of(game)
    match = taken(lesson, hopefully(lesson))
    assert lesson.place(match).moment == len(lesson.moments)
    assert lesson.remarks(match)[-len(lesson.ending) :] == list(lesson.ending)


@of_every_lesson
@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=WHOLE) for k in (1, 2, 3))])
def test_a_lesson_leads_to_the_end_by_other_moves_too(game, seed):
    lesson = lesson_of(game)
    assert taken(lesson, willfully(lesson, seed)).over


@of_every_lesson
def test_a_moment_is_what_it_says(game):
    """What it hopes for is legal there; what it points at is on the board; its news comes."""
    lesson = lesson_of(game)
    for number, moment in enumerate(lesson.moments):
        match = lesson.match_at(number)
        assert match.seat == LEARNER and lesson.place(match).moment == number
        assert moment.move in match.moves
        assert lesson.objection(match, moment.move, "en") is None
        if moment.news:
            assert moment.news in {line.news for line in match.foresee(moment.move)}
        points_at(match, moment.remarks)
        points_where_it_is_answered(match, moment)


def points_at(match, remarks):
    """Everything that remarks point at is on the board, at a desk and on a phone."""
    aims = [shape for remark in remarks for shape in remark.at]
    for narrow in (False, True) if aims else ():
        drawn = match.svg(LEARNER, narrow=narrow)
        for shape in aims:
            assert f'id="{shape}"' in drawn, f"move {match.count} points at {shape}"


def points_where_it_is_answered(match, moment):
    """On a phone, which shows a part of the board, the last remark hides no answer."""
    board = match.board(LEARNER, narrow=True)
    places = Places(board.svg())

    def parts(shapes):
        frames = [frame for shape in shapes for frame in places.of(shape)]
        return {
            sum(frame.y + frame.height / 2 >= each.y for each in board.parts) for frame in frames
        }

    touched = match.game.board.shapes(match.sight().row, match.number_of(moment.move))
    answers = parts(shape for shape in touched if f'id="{shape}"' in board.svg())
    aims = moment.remarks[-1].at if moment.remarks else ()
    assert not aims or parts(aims) & answers, f"{moment.move}: {aims}"


@of_every_lesson
def test_no_stretch_is_played_without_a_word(game):
    """Of all seats together, chance apart: up to the next remark, or the learner's next answer."""
    lesson = lesson_of(game)
    for number, moment in enumerate(lesson.moments, start=1):
        ends = [0, *moment.halts, len(moment.then)]
        assert ends == sorted({*ends}) or not moment.then, f"moment {number}"
        longest = max(end - begin for begin, end in pairwise(ends))
        assert longest <= AT_A_STRETCH, f"moment {number}"


@of_every_lesson
def test_what_is_said_on_the_way_comes_once_at_its_place(game):
    lesson = lesson_of(game)
    match, heard = lesson.begin(), []
    while not match.over:
        match.play(lesson.reply(match) or hopefully(lesson)(match))
        now = [each.remark for each in lesson.halts(match) if each.number == match.count]
        points_at(match, now)
        heard += now
    assert heard == [halt for moment in lesson.moments for halt in moment.halts.values()]


@pytest.mark.parametrize("game", [name for name in TAUGHT if any(m.halts for m in moments(name))])
def test_nothing_is_said_of_a_way_that_was_not_gone(game):
    lesson = lesson_of(game)
    number = next(k for k, moment in enumerate(lesson.moments) if moment.halts)
    match = lesson.match_at(number)
    match.play(lesson.moments[number].move)
    while not (others := [move for move in match.moves if move != lesson.reply(match)]):
        match.play(match.moves[0])
    match.play(others[0])
    for _ in range(AT_A_STRETCH):
        match.play(lesson.reply(match) or match.moves[0])
    assert lesson.halts(match) == []


@of_every_lesson
def test_something_else_is_spoken_to(game):
    lesson = lesson_of(game)
    strict = [k for k, each in enumerate(lesson.moments) if not each.free and not each.news]
    spoken_to = 0
    for number in strict:
        match = lesson.match_at(number)
        before = match.count
        for move in match.moves:
            if move != lesson.moments[number].move:
                said = [lesson.objection(match, move, lang) for lang in LANGUAGES]
                assert all(said) and match.count == before
                spoken_to += 1
    assert spoken_to >= len(strict) > 0


@pytest.mark.parametrize("game", [name for name in TAUGHT if any(m.free for m in moments(name))])
def test_where_any_move_will_do_the_scripts_own_is_shown_on_its_own_way_only(game):
    lesson, strayed = lesson_of(game), 0
    for number in (k for k, each in enumerate(lesson.moments) if each.free):
        match = lesson.match_at(number)
        own = lesson.moments[number].move
        assert match.number_of(own) in lesson.hoped(match)
        match.play(next(move for move in match.moves if move != own))
        while (reply := lesson.reply(match)) is not None:
            match.play(reply)
        now = lesson.place(match).moment
        if not match.over and now < len(lesson.moments) and lesson.moments[now].free:
            assert lesson.hoped(match) == []
            strayed += 1
    assert strayed


@of_every_lesson
def test_every_message_of_a_lesson_is_said(game):
    lesson = lesson_of(game)
    said = {remark.phrase.key for each in lesson.moments for remark in spoken(each)}
    said |= {each.other.key for each in lesson.moments}
    said |= {remark.phrase.key for remark in (*lesson.asides.values(), *lesson.ending)}
    messages = Catalogue(load(game).folder / LESSON / "words")
    assert set(messages.keys()) <= said


@of_every_lesson
def test_an_aside_is_about_news_of_the_game(game):
    lesson = lesson_of(game)
    known = {each.name.lower().replace("_", "-") for each in load(game).news.News}
    assert set(lesson.asides) <= known
    assert {each.news for each in lesson.moments if each.news} <= known


@of_every_lesson
def test_it_takes_a_quarter_of_an_hour_at_most(game):
    """Read aloud and thought over: 130 words a minute, and some seconds for every answer."""
    lesson = lesson_of(game)
    said = [*(r for each in lesson.moments for r in spoken(each)), *lesson.ending]
    words = sum(len(remark.phrase.say("en").split()) for remark in said)
    assert words / 130 + len(lesson.moments) * 8 / 60 <= 15
