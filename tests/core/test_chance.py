"""Chance: exact, committed to, reproducible."""

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest

from tunnelier.core import chance

SECRET = bytes(range(32))


def test_a_draw_can_be_recomputed_by_anyone():
    """HMAC-SHA-256 of the draw's number under the secret, modulo the tickets."""
    digest = hmac.new(SECRET, b"tunnelier draw 5 attempt 0", hashlib.sha256).digest()
    ticket = int.from_bytes(digest, "big") % 10
    assert chance.drawn(SECRET, 5, [1, 2, 3, 4]) == [0, 1, 1, 2, 2, 2, 3, 3, 3, 3][ticket]


def test_the_commitment_is_a_hash_of_the_secret():
    """And not of anything the draws are made from."""
    digest = hashlib.sha256(b"tunnelier commitment\0" + SECRET).hexdigest()
    assert chance.commitment(SECRET) == digest


def test_draws_follow_the_weights():
    """6,000 draws with weights 1 : 2 : 0 : 3, within five standard deviations."""
    seen = Counter(chance.drawn(SECRET, n, [1, 2, 0, 3]) for n in range(6000))
    assert seen[2] == 0
    for outcome, expected in ((0, 1000), (1, 2000), (3, 3000)):
        spread = (expected * (1 - expected / 6000)) ** 0.5
        assert abs(seen[outcome] - expected) < 5 * spread


def test_a_value_that_would_favour_some_is_thrown_away(monkeypatch):
    """The topmost values, that do not fill a whole round of tickets, are drawn again."""
    values = iter([(2**256 - 1).to_bytes(32, "big"), (7).to_bytes(32, "big")])
    monkeypatch.setattr(chance.hmac, "digest", lambda *_: next(values))
    assert chance.drawn(SECRET, 0, [1] * 10) == 7


def test_nothing_can_be_drawn_from_nothing():
    """An empty bag is an error of the rules."""
    for weights in ([], [0, 0]):
        with pytest.raises(ValueError, match="nothing to draw"):
            chance.drawn(SECRET, 0, weights)


def test_secrets_differ_and_seeds_repeat():
    """256 bits each."""
    assert chance.new_secret() != chance.new_secret()
    assert len(chance.new_secret()) == len(chance.secret_of_seed(7)) == 32
    assert chance.secret_of_seed(7) == chance.secret_of_seed(7) != chance.secret_of_seed(8)


def stream(seed, game):
    return np.array([chance.stream_of(np.uint64(seed), np.uint64(game))], np.uint64)


def test_streams_are_splitmix64():
    """Its published first outputs for the state 1234567."""
    state = np.array([1234567], np.uint64)
    words = [int(chance._word(state)) for _ in range(2)]
    assert words == [6457827717110365317 >> 32, 3203168211198807973 >> 32]


def test_streams_of_two_games_have_nothing_in_common():
    """Neighbouring games and neighbouring seeds start far apart."""
    firsts = {int(stream(seed, game)[0]) for seed in range(20) for game in range(50)}
    assert len(firsts) == 1000


@pytest.mark.parametrize("n", [1, 2, 3, 7, 88, 1000])
def test_bounded_draws_are_even(n):
    """Each of n values equally often, within five standard deviations."""
    source = stream(1, n)
    draws = 20 * n + 500
    seen = Counter(int(chance.below(source, n)) for _ in range(draws))
    assert set(seen) <= set(range(n))
    spread = (draws / n) ** 0.5
    assert all(abs(seen[value] - draws / n) <= 5 * spread for value in range(n))
