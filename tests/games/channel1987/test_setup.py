"""The set-up (ledger chapter 2)."""

from fractions import Fraction

import pytest

from tests.games.channel1987.kit import (
    CARDS,
    agenda_deck,
    answer,
    area,
    bag,
    bored,
    deck,
    developed,
    deviation_out,
    discard,
    display,
    first,
    level,
    money,
    pending,
    position,
    stored,
    tracks,
    tunnel,
)
from tests.games.channel1987.plays import asked, fill, size
from tunnelier import Match

NATIONS = ["britain", "france"]
COLOURS = ["blue", "black", "orange", "yellow", "white"]
TOKENS = ("reveal black", "reveal white", "reveal yellow-agenda", "reveal orange")
CARDS_DEALT = ("deal belgium", "deal denmark", "deal greece")


def followed(**options):
    return Match("channel-1987", 2, options=options, follow=True)


def laid_out(**options):
    """A match after its set-up, before the first draw."""
    m = followed(**options)
    answer(m, *TOKENS, *CARDS_DEALT)
    return m


@pytest.mark.rule("C87-2.1")
@pytest.mark.parametrize(("nations", "seat"), [("standard", 0), ("swapped", 1)])
def test_either_seat_may_be_britain(nations, seat):
    """Britain opens, whichever seat it has."""
    m = laid_out(nations=nations)
    fill(m)
    assert (asked(m), m.seat) == (("britain", "turn"), seat)
    assert (size(m, "britain"), size(m, "france")) == (10, 10)


@pytest.mark.rule("C87-2.2")
def test_a_token_lies_face_down_on_every_space_but_the_first():
    """16 face down, two face up."""
    m = laid_out()
    assert tunnel(m, "britain") == ["black"] + ["?"] * 8
    assert tunnel(m, "france") == ["white"] + ["?"] * 8


@pytest.mark.rule("C87-2.2", "C87-0.6")
def test_the_tokens_are_shuffled():
    """Three of four of a colour without the symbol, one with it, of twenty; then of nineteen."""
    m = followed()
    plain = {f"reveal token={colour}": Fraction(3, 20) for colour in COLOURS}
    marked = {f"reveal token={colour}-agenda": Fraction(1, 20) for colour in COLOURS}
    assert m.odds == plain | marked
    m.play("reveal black")
    assert m.odds["reveal token=black"] == Fraction(2, 19)
    assert m.odds["reveal token=black-agenda"] == Fraction(1, 19)


@pytest.mark.rule("C87-2.3")
def test_the_last_two_tokens_go_to_the_storages():
    """One each, face up, at random."""
    m = followed()
    answer(m, *TOKENS[:2])
    assert sum(m.odds.values()) == 1
    assert m.odds["reveal token=black"] == Fraction(2, 18)
    answer(m, *TOKENS[2:])
    assert [len(stored(m, nation)) for nation in NATIONS] == [1, 1]
    assert stored(m, "france") == ["orange"]


@pytest.mark.rule("C87-2.4")
def test_cards_and_discs_are_ready():
    """Deck 30, display 3, no discards, nine deviation cards, 25 discs in the bag."""
    m = followed()
    answer(m, *TOKENS)
    assert m.odds == {f"deal card={card}": Fraction(1, 33) for card in CARDS}
    answer(m, *CARDS_DEALT)
    assert (len(deck(m)), display(m)) == (30, ["belgium", "denmark", "greece"])
    assert (discard(m), deviation_out(m)) == ([], [])
    assert bag(m) == dict.fromkeys(COLOURS, 5)
    assert all(odds == Fraction(1, 5) for odds in m.odds.values())


@pytest.mark.rule("C87-2.4")
def test_the_first_deviation_card_is_one_of_nine():
    """All nine are in the deck."""
    m = position("britain: discs=1-yellow+1-black")
    m.play("tunnel yellow")
    assert (len(m.odds), set(m.odds.values())) == (9, {Fraction(1, 9)})


@pytest.mark.rule("C87-2.5")
@pytest.mark.parametrize("nation", NATIONS)
def test_everything_starts_at_nought(nation):
    """Markers, cube and TBM at 0; no money, no cards, no discs."""
    m = laid_out()
    assert (tracks(m, nation), level(m, nation), bored(m, nation)) == ((0, 0), 0, 0)
    assert (money(m, nation), developed(m, nation), area(m, nation)) == ([], {}, {})


@pytest.mark.rule("C87-2.6")
@pytest.mark.parametrize("nations", ["standard", "swapped"])
def test_britain_holds_the_first_player_card(nations):
    """And draws first, and decides first."""
    m = laid_out(nations=nations)
    assert first(m) == "britain"
    m.play(m.moves[0])
    assert (size(m, "britain"), size(m, "france")) == (1, 0)
    fill(m)
    assert asked(m) == ("britain", "turn")


@pytest.mark.rule("C87-2.7")
def test_the_expansion_adds_six_shuffled_cards():
    """All six in the deck, each as likely."""
    m = laid_out(agenda="on")
    assert len(agenda_deck(m)) == 6
    m = position("agenda=on; britain: discs=1-yellow")
    answer(m, "plan yellow", "reveal white-agenda")
    assert set(m.odds.values()) == {Fraction(1, 6)}


@pytest.mark.rule("C87-2.7", "C87-16.2")
@pytest.mark.parametrize("agenda", ["on", "off"])
def test_the_set_up_draws_no_agenda_card(agenda):
    """Symbols on space 1 and in the storages give nothing."""
    m = followed(agenda=agenda)
    colours = ("black", "white", "yellow", "orange")
    answer(m, *(f"reveal {colour}-agenda" for colour in colours), *CARDS_DEALT)
    assert asked(m) == ("chance", "disc")
    assert [pending(m, nation) for nation in NATIONS] == [None, None]


@pytest.mark.rule("C87-2.7")
def test_without_the_expansion_symbols_are_ignored():
    """Plan on a symbol: no draw."""
    m = position("britain: discs=1-yellow")
    answer(m, "plan yellow", "reveal white-agenda")
    assert asked(m) == ("france", "turn")
