"""Where chance begins for a seed is where the generators of NumPy and Python would begin."""

import random

import numpy as np
import pytest

from tunnelier.adapters.seeds import drawing_first, drawn_seed, first_seed
from tunnelier.core.chance import draw_ahead, words_for


@pytest.mark.parametrize("first", [0, 2**32, 2**63, 2**64, 2**100])
def test_the_first_seed_is_that_of_a_generator(first):
    """Of seeds of one word of 32 bits, of two, and of more than are written down here."""
    for seed in range(max(0, first - 20), first + 20):
        assert first_seed(seed) == drawn_seed(np.random.default_rng(seed)), seed


def test_a_drawn_seed_is_what_the_generator_draws():
    mine, theirs = (np.random.default_rng(5) for _ in range(2))
    assert [drawn_seed(mine) for _ in range(9)] == [int(theirs.integers(2**63)) for _ in range(9)]


def test_a_seed_that_cannot_be_is_refused():
    with pytest.raises(ValueError, match="non-negative"):
        first_seed(-1)


def test_the_first_words_are_those_of_a_generator():
    """Of seeds of one word and of two, in the line of one seat."""
    words, wanted = words_for(2, 64), words_for(2, 64)
    draw = drawing_first(words)
    for seed in (0, 1, 2**32 - 1, 2**32, 2**63 + 5, 2**64 - 1):
        draw(np.uint64(seed), 1)
        draw_ahead(random.Random(seed), wanted[1])
        assert (words == wanted).all(), seed


def test_no_more_words_are_promised_than_are_known():
    with pytest.raises(ValueError, match="the first 227 words"):
        drawing_first(words_for(2, 228))
