"""Whatever stands in a position has a name in every language, and no two things have the same."""

from collections import Counter

import pytest

from tunnelier.core.agenda import Pending
from tunnelier.core.codec import word_of
from tunnelier.core.language import LANGUAGES, MESSAGES, literal
from tunnelier.core.plain import spaced
from tunnelier.core.position import TABLE
from tunnelier.games import load, names

of_every_game = pytest.mark.parametrize("game", names())


def records(record):
    """A record of a schema, and all that stand inside it."""
    yield record
    for field in record.fields.values():
        if not isinstance(field.kind, str):
            yield from records(field.kind)


def words_in(game, record, name):
    """What may stand in a field, and what it counts, as the code calls it."""
    field = record.fields[name]
    asked = (record, name) == (Pending, "question")
    members = game.rules.Ask if asked else field.words or ()
    return [*map(word_of, members), *field.places]


def called(game):
    """What is said of the fields of each record, and of the words of each field, by its word."""
    yield {TABLE: game.text.field(TABLE)}
    for record in {*records(game.State)}:
        yield {name: game.text.field(name) for name in record.fields}
        for name in record.fields:
            yield {word: game.text.value(name, word) for word in words_in(game, record, name)}


@of_every_game
def test_all_that_stands_in_a_position_has_a_name(game):
    """Its place, its fields, and the words in them: none is shown as the code calls it."""
    lacking = {
        word
        for some in called(load(game))
        for word, phrase in some.items()
        if phrase == literal(spaced(word))
    }
    assert lacking == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_game
def test_what_stands_side_by_side_is_told_apart(game, lang):
    """The fields of a record, and what may stand in a field, in the reader's language."""
    for some in called(load(game)):
        said = Counter(phrase.say(lang) for phrase in some.values())
        assert [label for label, times in said.items() if times > 1] == []


def test_no_name_is_left_for_what_no_position_has():
    """Neither in a game's messages nor in those of every game."""
    shared = {phrase.key for phrase in MESSAGES.about("field")}
    for game in map(load, names()):
        said = {phrase.key for some in called(game) for phrase in some.values()}
        assert {phrase.key for phrase in game.text.messages.about("field")} <= said
        shared -= said
    assert shared == set()
