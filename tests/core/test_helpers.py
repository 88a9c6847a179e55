"""Dice, bags, bits and tricks: what rules are written with, held against known odds."""

from collections import Counter
from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from tunnelier.core import bits, tricks
from tunnelier.core.chance import stream_of
from tunnelier.core.counts import deal, one_of
from tunnelier.core.dice import faces, roll, rolls, ways_to_roll

DRAWS = 4_000


def stream(seed=7):
    return np.array([stream_of(np.uint64(seed), np.uint64(1))])


def as_likely(counted, odds):
    """Every outcome as often as its odds say, within five standard deviations; no other one."""
    n, tickets = sum(counted.values()), sum(odds.values())
    assert set(counted) <= set(odds)
    for outcome, ways in odds.items():
        share = ways / tickets
        off = abs(counted[outcome] - n * share)
        assert off <= 5 * sqrt(n * share * (1 - share)), (outcome, counted[outcome], n * share)


# --- bags and decks


def test_one_of_a_bag_is_drawn_as_often_as_there_are_of_it():
    """Five of six are not the third; what there is none of never comes."""
    left, source = np.array([3, 0, 1, 2], np.int8), stream()
    counted = Counter(int(one_of(left, source)) for _ in range(DRAWS))
    as_likely(counted, {0: 3, 2: 1, 3: 2})
    assert left.tolist() == [3, 0, 1, 2]


def test_a_draw_takes_one_ticket_from_the_stream():
    """So that what is imagined stays what it was wherever the helper replaced a loop."""
    used, left = stream(), np.array([1, 2], np.int8)
    one_of(left, used)
    fresh = stream()
    fresh[0] = np.uint64((int(fresh[0]) + 0x9E3779B97F4A7C15) % 2**64)
    assert used[0] == fresh[0]


def test_all_hands_are_dealt_equally_often():
    """Ten hands of two from a deck of five; what is dealt has left the deck."""
    source, counted = stream(), Counter()
    for _ in range(DRAWS):
        deck, hand = np.ones(5, np.int8), np.zeros(5, np.int8)
        deal(deck, hand, 2, source)
        assert (deck + hand == 1).all()
        counted[tuple(np.flatnonzero(hand).tolist())] += 1
    as_likely(counted, dict.fromkeys(combinations(range(5), 2), 1))


# --- dice


@pytest.mark.parametrize(
    ("dice", "sides", "kinds", "ways"), [(1, 6, 6, 6), (2, 6, 21, 36), (5, 6, 252, 7776)]
)
def test_every_roll_is_there_once_with_its_ways(dice, sides, kinds, ways):
    """As many kinds of roll as multisets, as many ways as ordered rolls."""
    assert len(set(rolls(dice, sides))) == len(rolls(dice, sides)) == kinds
    assert sum(ways_to_roll(dice, sides)) == ways


def test_known_rolls_have_known_ways():
    """Doubles in one way, others in two; five dice: a full house in ten, a yahtzee in one."""
    two = dict(zip(rolls(2, 6), ways_to_roll(2, 6), strict=True))
    assert (two["3-3"], two["2-5"]) == (1, 2)
    seven = sum(
        n for roll, n in zip(faces(2, 6), ways_to_roll(2, 6), strict=True) if sum(roll) == 7
    )
    assert seven == 6
    five = dict(zip(rolls(5, 6), ways_to_roll(5, 6), strict=True))
    assert (five["2-2-2-6-6"], five["4-4-4-4-4"], five["1-2-3-4-5"]) == (10, 1, 120)


def test_dice_that_nobody_saw_fall_by_their_odds():
    """The same odds as the move of chance has."""
    counts, source, counted = np.zeros(6, np.int8), stream(), Counter()
    for _ in range(DRAWS):
        roll(counts, 2, source)
        assert counts.sum() == 2
        shown = [face + 1 for face in range(6) for _ in range(counts[face])]
        counted["-".join(map(str, shown))] += 1
    as_likely(counted, dict(zip(rolls(2, 6), ways_to_roll(2, 6), strict=True)))


# --- bits


def test_small_sets_are_changed_and_counted():
    """Adding what is there and removing what is not changes nothing."""
    hand = bits.added(bits.added(0, 3), 5)
    assert bits.has(hand, 3) and bits.has(hand, 5) and not bits.has(hand, 4)
    assert bits.size(hand) == 2 and bits.size(0) == 0 and bits.size(2**31 - 1) == 31
    assert bits.added(hand, 3) == hand == bits.removed(hand, 4)
    assert bits.removed(hand, 3) == 1 << 5


def test_one_of_a_set_is_any_of_it():
    """Each equally likely, and nothing else."""
    source = stream()
    counted = Counter(int(bits.one_of_bits(0b101101, source)) for _ in range(DRAWS))
    as_likely(counted, {0: 1, 2: 1, 3: 1, 5: 1})


def test_the_next_seat_in_play():
    """Clockwise; back to oneself when nobody else is left; none where nobody is."""
    assert [bits.next_of(0b1011, seat, 4) for seat in range(4)] == [1, 3, 3, 0]
    assert bits.next_of(0b0100, 2, 4) == 2
    assert bits.next_of(0, 2, 4) == -1


# --- tricks: cards by their numbers, 13 a suit

CLUB_TWO, CLUB_ACE, HEART_TWO, SPADE_TWO, SPADE_KING = 0, 12, 26, 39, 50


def hand_of(*cards):
    hand = np.zeros(52, np.int8)
    hand[list(cards)] = 1
    return hand


def test_who_can_follow_suit_must():
    """Leading, everything goes; without the suit, too."""
    hand = hand_of(CLUB_TWO, SPADE_KING)
    assert tricks.follows(hand, SPADE_KING, tricks.NO_CARD)
    assert tricks.follows(hand, CLUB_TWO, CLUB_ACE)
    assert not tricks.follows(hand, SPADE_KING, CLUB_ACE)
    assert tricks.follows(hand, CLUB_TWO, HEART_TWO)


def test_a_trump_beats_and_a_discard_does_not():
    """In a suit the higher card; otherwise trumps alone."""
    hearts = tricks.suit(HEART_TWO)
    assert tricks.beats(CLUB_ACE, CLUB_TWO, hearts) and not tricks.beats(CLUB_TWO, CLUB_ACE, hearts)
    assert tricks.beats(HEART_TWO, CLUB_ACE, hearts) and not tricks.beats(
        CLUB_ACE, HEART_TWO, hearts
    )
    assert not tricks.beats(SPADE_KING, CLUB_TWO, hearts)
    assert not tricks.beats(HEART_TWO, CLUB_TWO, tricks.NO_SUIT)


@pytest.mark.parametrize(
    ("laid", "leader", "trumps", "winner"),
    [
        ((CLUB_TWO, CLUB_ACE, SPADE_KING, HEART_TWO), 0, 2, 3),
        ((CLUB_TWO, CLUB_ACE, SPADE_KING, HEART_TWO), 0, tricks.NO_SUIT, 1),
        ((CLUB_TWO, CLUB_ACE, SPADE_KING, HEART_TWO), 2, 1, 2),
        ((SPADE_TWO, tricks.NO_CARD, SPADE_KING, tricks.NO_CARD), 0, 0, 2),
    ],
)
def test_the_best_card_takes_the_trick(laid, leader, trumps, winner):
    """Seen from the leader; who has laid nothing is passed over."""
    assert tricks.taker(np.array(laid, np.int8), leader, 4, trumps) == winner
