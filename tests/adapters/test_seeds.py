"""Where chance begins for a seed is where NumPy's generator would begin."""

import numpy as np
import pytest

from tunnelier.adapters.seeds import drawn_seed, first_seed


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
