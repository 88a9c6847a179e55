"""The words of the table in every language: plurals, letters, columns, what is typed."""

import re
from xml.etree import ElementTree

import pytest

from tests.games.steamtunnel.kit import deal, flip, random_match
from tunnelier.core import typed
from tunnelier.core.language import LANGUAGES
from tunnelier.games.steamtunnel import page
from tunnelier.games.steamtunnel.text import NEWS, SEATS, counted
from tunnelier.games.steamtunnel.words import MESSAGES

WIDTH = 80
"""Of a terminal."""
A_TUNNEL = re.compile(r"[a-f][1-6]\.[1-3] ")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- how many


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "and 1 more", "and 2 more"),
        ("fr", "et 1 autre", "et 2 autres"),
        ("de", "und 1 weiterer", "und 2 weitere"),
        ("es", "y 1 más", "y 2 más"),
    ],
)
def test_tunnels_that_are_not_shown_are_counted(lang, one, two):
    assert [MESSAGES["and-more"].say(lang, count=n) for n in (1, 2)] == [one, two]


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Red buys c2.2 with a token; 1 token left.", "2 tokens left."),
        ("fr", "Rouge achète c2.2 avec un jeton\u00a0; il lui reste 1 jeton.", "reste 2 jetons."),
        ("de", "Rot kauft c2.2 mit einem Marker und hat noch 1 Marker.", "noch 2 Marker."),
        ("es", "Rojo compra c2.2 con una ficha; le queda 1 ficha.", "le quedan 2 fichas."),
    ],
)
def test_a_sentence_agrees_with_how_many_are_left(lang, one, two):
    bought = MESSAGES["news-bought"].filled(seat=SEATS[0], segment="c2.2")
    assert bought.say(lang, left=counted("tokens")(1)) == one
    assert bought.say(lang, left=counted("tokens")(2)).endswith(two)


def test_german_points_stand_in_the_dative_where_they_must():
    won = MESSAGES["news-won"].filled(seat=SEATS[1])
    for number, said in ((1, "1 Punkt "), (21, "21 Punkten ")):
        assert f"mit {said}" in won.say("de", points=counted("points")(number))


# --- seats, tables


@each_language
def test_no_two_seats_have_the_same_letter(lang):
    letters = [page.letter(seat, lang) for seat in range(len(SEATS))]
    assert len(set(letters)) == len(SEATS)
    for letter, seat in zip(letters, SEATS, strict=True):
        assert len(letter) == 1
        assert letter in seat.say(lang).upper()


@each_language
def test_whatever_the_terminal_says_keeps_to_its_width(lang):
    """A tunnel of many ends, shared by five, may be longer in any language."""
    match = random_match(33, players=5)
    for number in (match.count // 2, match.count):
        shown = page.show(match.row_at(number, None), lang, WIDTH).plain.splitlines()
        said = [line for line in shown if not A_TUNNEL.match(line)]
        assert MESSAGES["key-beyond"].say(lang) in " ".join(said)
        assert max(map(len, said)) <= WIDTH


@each_language
def test_the_columns_of_the_terminal_stand_under_their_titles(lang):
    match = random_match(33, players=5)
    lines = page.summary(match.row_at(match.count, None), lang).plain.splitlines()
    titles = lines[lines.index(MESSAGES["closed-tunnels"].say(lang)) + 1]
    value, ends, tokens = (page.title(name, lang) for name in ("value", "ends", "tokens"))
    sheet = {line["segments"][0]: line for line in match.score_sheet}
    listed = [line for line in lines if A_TUNNEL.match(line)]
    assert len(listed) == len(sheet)
    for line in listed:
        tunnel = sheet[line.split()[0]]
        assert line[: titles.index(value) + len(value)].endswith(f" {tunnel['value']}")
        joined = "+".join(map(str, tunnel["ends"])) or "-"
        assert line[titles.index(ends) :].startswith(joined)
        if len(joined) <= page.COLUMNS["ends"] and sum(tunnel["tokens"]):
            seat = next(seat for seat, many in enumerate(tunnel["tokens"]) if many)
            assert line[titles.index(tokens) :].startswith(page.letter(seat, lang))


@each_language
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "phone"])
def test_names_and_tokens_have_room_beside_each_other(lang, narrow):
    """Of the seat to move, with all its tokens: nothing is cut."""
    for seat in range(len(SEATS)):
        match = deal(players=5, start=seat)
        texts = words_of(match.svg(seat, lang, narrow))
        assert {SEATS[seat].say(lang), MESSAGES["board-moves"].say(lang), "20"} <= set(texts)
        assert not [text for text in texts if "…" in text]


def words_of(svg):
    """What is written on a board."""
    root = ElementTree.fromstring(svg)
    return [each.text for each in root.iter() if each.tag.endswith("text") and each.text]


# --- what is said, what is typed


@each_language
def test_what_is_told_as_it_was_offered_has_all_its_places(lang):
    """Moves and news fill the same sentences, each in its own way."""
    m = deal()
    flip(m, "c2", 21, "turned")
    told = [line.said for number in range(1, m.count + 1) for line in m.story(number, 0, lang)]
    assert len(NEWS) == 4
    assert not [said for said in told if "{" in said or "$" in said]
    assert MESSAGES["move-flip"].say(lang, seat=SEATS[0], cell="c2") in told


def test_a_card_may_be_buried_or_burned_as_one_likes():
    """The English sheet has the one word, the French sheet the other."""
    assert typed.read(MESSAGES, "bury cell=d2", "en") == "burn cell=d2"
    assert typed.read(MESSAGES, "burn cell=d2", "en") == "burn cell=d2"
    assert typed.shown(MESSAGES, "burn cell=d2", "en") == "bury cell=d2"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "brûler case=d2"),
        ("de", "vergraben feld=d2"),
        ("es", "enterrar casilla=d2"),
    ],
)
def test_moves_are_typed_in_the_words_of_the_glossary(lang, said):
    assert typed.shown(MESSAGES, "burn cell=d2", lang) == said
    assert typed.read(MESSAGES, said, lang) == "burn cell=d2"
