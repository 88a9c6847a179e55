"""A game of rules alone: what is said and shown where its author wrote nothing."""

import dataclasses
import random
from collections.abc import Sequence
from enum import IntEnum
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

from tunnelier import Match
from tunnelier.core.codec import Answers, Codec, Kinds
from tunnelier.core.game import Game
from tunnelier.core.language import LANGUAGES, Phrase
from tunnelier.core.plain import Words
from tunnelier.core.record import (
    NOBODY,
    OWNER,
    Record,
    a_seat,
    each,
    i8,
    of_each,
    per_seat,
    seat_bits,
    seat_by_seat,
)
from tunnelier.core.told import told
from tunnelier.core.view import SPECTATOR, observe
from tunnelier.examples.knockout import text as whist_words
from tunnelier.laws import BrokenLaw, Case
from tunnelier.laws.games import law_15_everything_is_said_in_every_language as law_15
from tunnelier.laws.matches import law_11_every_move_lights_a_shape as law_11

DRAWING = "tunnelier.draw.plain"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def seam():
    """The smallest game: meta, state, rules and score."""
    return Game("tunnelier.examples.seam", DRAWING)


@pytest.fixture
def whist():
    return Game("tunnelier.examples.knockout", DRAWING)


# --- words


def test_names_become_words(seam):
    """Of questions, moves and refusals."""
    match = Match(seam, follow=True)
    assert match.question == {"name": "dig-or-carry", "text": "Red: dig or carry."}
    assert match.why("carry") == "The cart is empty."
    assert match.why("roll 3") == "That is not what is asked now."
    match.play("dig")
    match.play("roll 5")
    assert match.log_text() == ["Red: dig.", "Chance: roll 5."]
    assert str(seam.text.seat_name(match.rows[0], 6).say("fr")) == "Siège 7"


def test_a_game_of_one_language_is_played_in_every_one(seam):
    """English stands where there is no French, in rules, prompts, page and board."""
    match = Match(seam, 3, follow=True)
    match.play("dig")
    assert match.question_in("fr")["text"] == "Le hasard: die."
    assert "SE-1.3" in seam.rules_in("fr") == seam.rules_in("en")
    assert "Rouge" in seam.page.show(match.rows[0], "fr").plain
    assert "Rouge" in match.svg(0, "fr")


def test_without_any_rules_text_the_summary_is_shown(seam, tmp_path):
    """Something is better than nothing."""
    seam.folder = tmp_path
    assert seam.rules_in("fr").startswith("# Seam\n\nDig for ore")


def test_points_make_a_score_sheet(seam):
    """A line a seat; the most points win, and equal points share."""
    match = Match(seam, follow=True)
    rows = match.rows
    rows[0].players[0].ore = rows[0].players[1].ore = 4
    assert seam.score.score_sheet(rows[0]) == [{"seat": 0, "points": 4}, {"seat": 1, "points": 4}]
    assert seam.result(rows) == ((4, 4), (0, 1))
    assert dict(seam.text.SCORE_SHEET) == {"points": Phrase("points", "points")}
    assert seam.state.box(rows[0]) == seam.state.census(rows[0]) == {}


def test_a_written_part_stands_beside_ours(whist):
    """Of text.py, some refusals, sentences and words: the rest is made."""
    refusal = whist.rules.Refusal
    assert whist.text.REFUSALS[refusal.FOLLOW_SUIT].rule == "KW-2.2"
    assert whist.text.REFUSALS[refusal.NOT_LEFT].phrase.fr == "Il n'en reste plus."
    assert whist.text.word("qh") == Phrase("Q♥", "D♥")
    assert whist.text.word("no-such_word") == Phrase("no such word")
    assert whist.text.SIGNS["h"] == "♥"  # whatever else is written there
    with pytest.raises(AttributeError):
        _ = whist.text.DEEDS


def test_written_functions_and_seats_come_first(seam):
    """Each instead of ours alone."""
    written = SimpleNamespace(
        SEATS=(Phrase("Ann"), Phrase("Bob")),
        prompt=lambda s, lang: "Well?",
        PROMPTS={seam.rules.Ask.DIE: Phrase("How far?")},
    )
    words, row = Words(written, seam.rules, None, lambda: ["points"]), seam.new(2)[0]
    assert words.prompt(row, "en") == "Well?"
    assert words.seat_name(row, 1) == Phrase("Bob")
    assert words.say(row, 0, 0, "en") == "Ann: dig."


def test_what_one_seat_alone_saw_is_told_to_it_alone(whist):
    """By the audience of the move."""
    match = Match(whist, 2, seed=4)
    for number in range(2, 16):
        seen = [match.seen(number, seat) for seat in (0, 1)]
        hidden = [match.sentence(number, seat).endswith("gets a card.") for seat in (0, 1)]
        assert sorted(seen) == [False, True] and hidden == [not each for each in seen]
        assert match.sentence(number, None, "fr").endswith("reçoit une carte.")


class Asked(IntEnum):
    BID = 0


class Done(Kinds):
    GIVE = Answers(Asked.BID, seen_by=OWNER, seat=("red", "blue"))
    FOLD = Answers(Asked.BID, seen_by=OWNER)


def test_a_seat_named_in_a_move_is_not_the_one_that_moves():
    """An argument called `seat` is the other; who did not see the move knows only the question."""
    words = Words(None, SimpleNamespace(ACTIONS=Codec(Done), Ask=Asked), None, list)
    row = SimpleNamespace(depth=1, agenda=[SimpleNamespace(question=0, seat=0, about=0)])
    assert [words.say(row, action, 0, "en") for action in (1, 2)] == [
        "Red: give blue.",
        "Red: fold.",
    ]
    assert {words.say(row, action, 1, "en") for action in (1, 2)} == {"Red: bid (unseen)."}


# --- a view in words


class Mood(IntEnum):
    NONE = 0
    VERY_GLAD = 1


class Plot(Record):
    crop: int = i8(high=9)
    ripe: int = i8(high=1)


class Farmer(Record):
    mood: int = i8(of=Mood)
    coins: int = i8(high=9, seen_by=OWNER)
    goods: Sequence[int] = of_each(("corn", "oats"), i8(2, high=5))
    plots: Sequence[Plot] = each(Plot, 2)


class Farm(Record):
    seats: int = i8(high=2)
    over: int = i8(high=1)
    dealer: int = a_seat(i8(high=2), first=1)
    passed: int = seat_bits(i8(high=3))
    prices: Sequence[int] = i8(3, high=9)
    deck: Sequence[int] = i8(3, high=9, seen_by=NOBODY)
    bids: Sequence[int] = seat_by_seat(i8(2, low=-9, high=9))
    farmers: Sequence[Farmer] = per_seat(Farmer, 2)


def farm():
    row = Farm.rows(1)[0]
    row.seats, row.dealer, row.passed = 2, 2, 0b01
    row.prices[:] = (3, 4, 5)
    row.bids[:] = (-2, 7)
    row.farmers[0].mood, row.farmers[0].coins = Mood.VERY_GLAD, 6
    row.farmers[0].goods[:] = (1, 3)
    row.farmers[0].plots[1].crop = 4
    return row


def words_of(**written):
    return Words(SimpleNamespace(**written), SimpleNamespace(), None, list)


def test_a_view_is_told_field_by_field():
    """Seats by name, flags as yes or no, goods by name; what nobody sees is left out."""
    said = told(Farm, observe(Farm, farm(), 0), words_of(), "en")
    assert [(line.label, line.value) for line in said.table] == [
        ("dealer", "Blue"),
        ("passed", "Red"),
        ("prices", "3 4 5"),
    ]
    assert [(line.label, line.value) for line in said.seats[0]] == [
        ("bids", "−2"),
        ("mood", "very glad"),
        ("coins", "6"),
        ("goods", "corn, 3 × oats"),
        ("plots 2", "crop 4, ripe no"),
    ]
    assert [line.value for line in said.seats[1]] == ["7", "–", "?", "–"]


def test_a_spectator_is_told_less_and_a_reader_of_french_in_french():
    """As far as there is French."""
    words = words_of(WORDS={"coins": Phrase("coins", "pièces")})
    said = told(Farm, observe(Farm, farm(), SPECTATOR), words, "fr")
    assert [line.value for line in said.seats[0] if line.name == "coins"] == ["?"]
    assert [line.label for line in said.seats[0]][:3] == ["bids", "mood", "pièces"]
    assert said.table[0].value == "Bleu"


def test_as_many_words_as_places():
    """A field that counts cannot have more or fewer."""
    with pytest.raises(TypeError, match="2 words for a field of the shape"):
        of_each(("corn", "oats"), i8(3))


# --- pages and boards


@pytest.mark.parametrize("name", ["seam", "whist"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_lights_a_shape(request, name, seats):
    """Law 11, of boards made from the schema."""
    for seed in range(3):
        law_11(Case(request.getfixturevalue(name), seats, {}), seed)


def test_a_card_that_can_be_played_is_lit_and_others_are_not(whist):
    """Things of a hand are the targets; what else can be done has a button."""
    match = Match(whist, 2, seed=3)
    drawn = ElementTree.fromstring(match.svg(match.seat))
    lit = [each.get("id") for each in drawn.iter() if "lit" in each.get("class", "").split()]
    assert lit == [f"move-{action}" for action in match.actions]
    match.play("trumps clubs")
    match.play(match.moves[0])
    held = np.flatnonzero(match.rows[0].players[match.seat].hand)
    drawn = ElementTree.fromstring(match.svg(match.seat))
    shown = {each.get("id") for each in drawn.iter() if each.get("id", "").startswith("hand-")}
    assert shown == {f"hand-{match.seat}-{whist.actions.arguments(card)['card']}" for card in held}
    lit = {each.get("id") for each in drawn.iter() if "lit" in each.get("class", "").split()}
    assert lit == {f"hand-{match.seat}-{move.split('=')[1]}" for move in match.moves}


def test_a_board_shows_a_seat_only_its_own_hand(whist):
    """Drawn from the view, like every board; states that look alike are drawn alike."""
    match, rng = Match(whist, 3, seed=2), np.random.default_rng(1)
    view = whist.observe(match.rows, 1)
    other = whist.observe(whist.imagine(view, 1, rng), 1)
    for lang in LANGUAGES:
        assert str(whist.board.draw(view, 1, [], lang)) == str(whist.board.draw(other, 1, [], lang))
        assert whist.page.show(view, lang).plain == whist.page.show(other, lang).plain
    assert " hand ?" in whist.page.show(whist.observe(match.rows, SPECTATOR), "en").plain


@pytest.mark.parametrize("width", [40, 80, 200])
def test_a_page_fits_the_terminal(whist, width):
    """Long lines go on below their beginning."""
    match = Match(whist, 4, seed=2)
    rng = random.Random(2)
    for _ in range(5):
        match.play(rng.choice(match.moves))
    assert whist.page.show(match.row_seen_by(match.seat), "en", width).width <= width


def test_nothing_draws_where_nothing_is_entered():
    """It is said by name."""
    with pytest.raises(TypeError, match=r"seam has no page\.py"):
        Game("tunnelier.examples.seam")


# --- what a game declares to speak


def test_a_game_is_held_to_the_languages_it_declares(seam):
    """English alone is a choice; French without words is none."""
    law_15(seam)
    seam.meta = dataclasses.replace(seam.meta, languages=LANGUAGES)
    with pytest.raises(BrokenLaw, match=r"there is no rules\.fr\.md"):
        law_15(seam)


@pytest.mark.parametrize(
    ("part", "key", "said"),
    [
        ("WORDS", "tricks", "'tricks'"),
        ("WORDS", "hearts", "'hearts'"),
        ("UNSEEN", 2, "'{seat}: deal (unseen).'"),
    ],
)
def test_what_is_made_from_names_is_english_and_the_law_notices(monkeypatch, part, key, said):
    """A game of two languages writes its words in both."""
    monkeypatch.delitem(getattr(whist_words, part), key)
    with pytest.raises(BrokenLaw, match="in one language only") as broken:
        law_15(Game("tunnelier.examples.knockout", DRAWING))
    assert said in str(broken.value)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("PROMPTS", "'{seat}: play.'"),
        ("SENTENCES", "'{seat}: play {card}.'"),
        ("REFUSALS", "'Not in hand.'"),
    ],
)
def test_a_dictionary_is_left_out_whole_or_not_at_all(monkeypatch, part, said):
    """One that lacks an entry is a fault (tests/laws/test_faults.py); without it, names speak."""
    monkeypatch.delattr(whist_words, part)
    with pytest.raises(BrokenLaw, match="in one language only") as broken:
        law_15(Game("tunnelier.examples.knockout", DRAWING))
    assert said in str(broken.value)
