"""Chance: exact draws, from a committed secret for matches and from fast streams for batches."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

import numpy as np

from .jit import COMPILED, rule

F = TypeVar("F", bound=Callable[..., object])

SECRET_BYTES = 32
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_MIX = np.uint64(0xBF58476D1CE4E5B9)
SECOND_MIX = np.uint64(0x94D049BB133111EB)
LOW_WORD = np.uint64(0xFFFFFFFF)


# --- for matches: a keyed generator whose secret is committed to before the first draw


def new_secret() -> bytes:
    """A fresh secret nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_of_seed(seed: int) -> bytes:
    """The secret that a seed stands for: reproducible, hence not secret."""
    return hashlib.sha256(f"tunnelier seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """The fingerprint published before the first draw."""
    return hashlib.sha256(b"tunnelier commitment\0" + secret).hexdigest()


def drawn(secret: bytes, number: int, weights: Sequence[int]) -> int:
    """Which of the weighted outcomes draw `number` of a match gives: exact, no outcome favoured."""
    ticket = _ticket(secret, number, sum(weights))
    for outcome, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("nothing to draw from")


def _ticket(secret: bytes, number: int, tickets: int) -> int:
    """A number below `tickets`; the rare value that would favour some is thrown away."""
    if tickets <= 0:
        raise ValueError("nothing to draw from")
    fair = 2**256 - 2**256 % tickets
    attempt = 0
    while True:
        message = f"tunnelier draw {number} attempt {attempt}".encode()
        value = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if value < fair:
            return value % tickets
        attempt += 1


def seed_of_bot(secret: bytes, seat: int) -> int:
    """The seed of the bot in a seat: nobody can know its whims before the secret is opened."""
    told = hmac.digest(secret, f"tunnelier bot in seat {seat}".encode(), "sha256")
    return int.from_bytes(told[:4], "big")


# --- for batches: one counter-based stream a game, the same on every thread and device


def wrapping(function: F) -> F:
    """A rule whose unsigned arithmetic wraps on purpose, uncompiled too."""
    made = rule(function)
    if COMPILED:
        return made

    @wraps(made)
    def quietly(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return quietly  # type: ignore[return-value]


@wrapping
def mixed(x: np.uint64) -> np.uint64:
    """Spread the bits of `x` (the finaliser of SplitMix64)."""
    x = (x ^ (x >> np.uint64(30))) * FIRST_MIX
    x = (x ^ (x >> np.uint64(27))) * SECOND_MIX
    return x ^ (x >> np.uint64(31))


@wrapping
def stream_of(seed: np.uint64, game: np.uint64) -> np.uint64:
    """Where the stream of one game of a batch begins."""
    return mixed(mixed(seed + GOLDEN) ^ (game * GOLDEN))


@wrapping
def below(stream: Any, n: int) -> int:
    """An exact uniform draw from 0…n−1; `stream` is an array of one number and moves on."""
    bound = np.uint64(n)
    product = _word(stream) * bound
    if (product & LOW_WORD) < bound:
        unfair = (LOW_WORD + np.uint64(1) - bound) % bound
        while (product & LOW_WORD) < unfair:
            product = _word(stream) * bound
    return np.int64(product >> np.uint64(32))  # type: ignore[return-value]


@wrapping
def _word(stream: Any) -> np.uint64:
    stream[0] += GOLDEN
    return mixed(stream[0]) >> np.uint64(32)
