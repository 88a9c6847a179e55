"""A game of rules alone: what is said and shown where its author wrote nothing."""

import random
import re
import shutil
from collections.abc import Sequence
from enum import IntEnum
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

from tests import catalogue
from tunnelier import Match
from tunnelier.core.codec import Answers, Codec, Kinds
from tunnelier.core.game import Game
from tunnelier.core.language import LANGUAGES, Catalogue, literal
from tunnelier.core.plain import Words
from tunnelier.core.record import (
    NOBODY,
    OWNER,
    Record,
    a_seat,
    copied,
    each,
    i8,
    of_each,
    per_seat,
    seat_bits,
    seat_by_seat,
)
from tunnelier.core.told import told
from tunnelier.core.view import SPECTATOR, observe
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
    assert match.why("roll 3") == (
        "That is not what is asked now. The question is: “Red: dig or carry.”"
    )
    match.play("dig")
    match.play("roll 5")
    assert match.log_text() == ["Red: dig.", "Chance: roll 5."]
    assert str(seam.text.seat_name(match.rows[0], 6).say("fr")) == "Siège 7"


def test_what_is_asked_instead_is_said_in_the_words_that_there_are(seam, tmp_path):
    """In the reader's language as far as it goes; a game's own questions in its languages alone."""
    match = Match(seam, follow=True)
    match.play("dig")
    assert match.why("carry", "fr").endswith(
        "La question est\u00a0: «\u00a0Le hasard\u00a0: die.\u00a0»"
    )
    seam.text = Words(catalogue(tmp_path, en="ask-die = How far?\n"), None, seam.rules, None, list)
    assert match.why("carry", "de").endswith("Die Frage lautet: „How far?“")
    seam.text = Words(
        catalogue(tmp_path / "own"),
        SimpleNamespace(prompt=lambda s, lang: "Well?"),
        seam.rules,
        None,
        list,
    )
    assert match.why("carry", "es").endswith("La pregunta es: «Well?»")


def test_a_rule_that_asks_is_cited_to_who_does_not_answer(seam, tmp_path):
    """Where text.py names one; else the rule behind the refusal."""
    ask, refusal = seam.rules.Ask, seam.rules.Refusal
    written = SimpleNamespace(RULES={refusal.NOT_ASKED: "SE-1.1"}, ASK_RULES={ask.DIE: "SE-1.3"})
    seam.text = Words(seam.text.messages, written, seam.rules, None, list)
    match = Match(seam, follow=True)
    assert match.why("roll 3").endswith("(SE-1.1)")
    match.play("dig")
    assert match.why("carry").endswith("(SE-1.3)")


def test_a_game_of_one_language_is_played_in_every_one(seam):
    """English stands where there is no French, in rules, prompts, page and board."""
    match = Match(seam, 3, follow=True)
    match.play("dig")
    assert match.question_in("fr")["text"] == "Le hasard\u00a0: die."
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
    assert [(name, said.say("de")) for name, said in seam.text.SCORE_SHEET.items()] == [
        ("points", "Punkte")
    ]
    assert seam.state.box(rows[0]) == seam.state.census(rows[0]) == {}


def test_a_written_part_stands_beside_ours(whist):
    """Of the words, some refusals, sentences and names: the rest is made."""
    refusal = whist.rules.Refusal
    assert whist.text.REFUSALS[refusal.FOLLOW_SUIT].rule == "KW-2.2"
    assert whist.text.REFUSALS[refusal.NOT_LEFT].phrase.say("fr") == "Il n'en reste plus."
    assert [whist.text.word("qh").say(lang) for lang in ("en", "fr")] == ["Q♥", "D♥"]
    assert whist.text.word("no-such_word") == literal("no such word")
    assert whist.text.SIGNS["h"] == "♥"  # whatever else is written there
    with pytest.raises(AttributeError):
        _ = whist.text.DEEDS


def test_written_functions_and_seats_come_first(seam, tmp_path):
    """Each instead of ours alone."""
    messages = catalogue(tmp_path, en="seat-1 = Ann\nseat-2 = Bob\nask-die = How far?\n")
    written = SimpleNamespace(prompt=lambda s, lang: "Well?")
    words = Words(messages, written, seam.rules, None, lambda: ["points"])
    row = seam.new(2)[0]
    assert words.prompt(row, "en") == "Well?"
    assert words.PROMPTS[seam.rules.Ask.DIE].say("en") == "How far?"
    assert words.seat_name(row, 1).say("en") == "Bob"
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


def test_a_seat_named_in_a_move_is_not_the_one_that_moves(tmp_path):
    """An argument called `seat` is the other; who did not see the move knows only the question."""
    rules = SimpleNamespace(ACTIONS=Codec(Done), Ask=Asked)
    words = Words(Catalogue(tmp_path), None, rules, None, list)
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


def words_of(messages):
    return Words(messages, None, SimpleNamespace(), None, list)


def test_a_view_is_told_field_by_field(tmp_path):
    """Seats by name, flags as yes or no, goods by name; what nobody sees is left out."""
    said = told(Farm, observe(Farm, copied(farm()), 0), words_of(Catalogue(tmp_path)), "en")
    assert [(line.label, line.value) for line in said.table] == [
        ("dealer", "Blue"),
        ("passed", "Red"),
        ("prices", "3 4 5"),
    ]
    assert [(line.label, line.value) for line in said.seats[0]] == [
        ("bids", "-2"),
        ("mood", "very glad"),
        ("coins", "6"),
        ("goods", "corn, 3 × oats"),
        ("plots 2", "crop 4, ripe no"),
    ]
    assert [line.value for line in said.seats[1]] == ["7", "–", "?", "–"]


def test_a_spectator_is_told_less_and_a_reader_of_french_in_french(tmp_path):
    """As far as there is French."""
    words = words_of(catalogue(tmp_path, en="word-coins = coins\n", fr="word-coins = pièces\n"))
    said = told(Farm, observe(Farm, copied(farm()), SPECTATOR), words, "fr")
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


# --- the languages of a game


def test_a_game_is_held_to_the_languages_it_has_words_in(seam, tmp_path):
    """English alone is a choice; French without rules is none."""
    law_15(seam)
    seam.text.messages = catalogue(tmp_path, en="summary = Dig.\n", fr="summary = Creusez.\n")
    with pytest.raises(BrokenLaw, match=r"there is no rules\.fr\.md"):
        law_15(seam)


def without(whist, folder, beginning):
    """The game without its messages of a name, or of names that begin so, in every language."""
    shutil.copytree(whist.text.messages.folder, folder, dirs_exist_ok=True)
    for file in folder.glob("*.ftl"):
        text = re.sub(rf"(?m)^{beginning}.*\n", "", file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
    whist.text.messages = Catalogue(folder)
    return whist


@pytest.mark.parametrize(
    ("beginning", "said"),
    [
        ("word-tricks", "'tricks'"),
        ("word-hearts", "'hearts'"),
        ("unseen-deal", "'deal'"),
        ("ask-", "'play'"),
        ("move-", "'play'"),
        ("refusal-", "'Not in hand.'"),
    ],
)
def test_what_is_made_from_names_is_english_and_the_law_notices(whist, tmp_path, beginning, said):
    """A game of several languages has its words in all of them."""
    law_15(whist)
    with pytest.raises(BrokenLaw, match="in one language only") as broken:
        law_15(without(Game("tunnelier.examples.knockout", DRAWING), tmp_path, beginning))
    assert said in str(broken.value)


def test_a_sentence_has_the_same_places_in_every_language(whist, tmp_path):
    """A place that a translation forgets is found by file and message."""
    messages = without(whist, tmp_path, "nothing").text.messages
    file = messages.folder / "de.ftl"
    said = file.read_text(encoding="utf-8").replace("{ $seat } bekommt eine Karte.", "Eine Karte.")
    file.write_text(said, encoding="utf-8")
    with pytest.raises(BrokenLaw, match=r"de\.ftl: unseen-deal has the places \[\], in English"):
        law_15(whist)
