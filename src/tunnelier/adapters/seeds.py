"""Where chance begins for a seed: what NumPy's and Python's generators draw first, much sooner.

Making a generator takes longer than many a match takes here, and for most matches nothing but its
first words are wanted. What it does for them is written down once more, for machine code: NumPy's
`SeedSequence`, whose numbers are 32 bits wide, and PCG64, whose are 128, in two halves here; and
the Mersenne twister of Python's `random`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.chance import wrapping
from tunnelier.core.held import holding
from tunnelier.core.jit import entry_for

WORDS = 4
"""Of 32 bits, in the pool that a seed is spread over."""
LOW = np.uint64(0xFFFFFFFF)
SPREAD, SPREAD_ON = np.uint64(0x43B0D7E5), np.uint64(0x931E8875)
TOLD, TOLD_ON = np.uint64(0x8B51F9DD), np.uint64(0x58F38DED)
MIX, MIX_OTHER = np.uint64(0xCA01F9DD), np.uint64(0x4973F715)
HALF_WORD, WORD = np.uint64(16), np.uint64(32)
STEP_HIGH, STEP_LOW = np.uint64(0x2360ED051FC65DA4), np.uint64(0x4385DF649FCCF645)
ONE, TURN, WIDTH = np.uint64(1), np.uint64(58), np.uint64(63)

TWISTER, FURTHER = 624, 397
"""How many words of 32 bits the twister is, and how far those lie apart that meet in one."""
FIRST_SPREAD, SECOND_SPREAD = np.uint64(1664525), np.uint64(1566083941)
TOP, REST, TWIST = np.uint64(0x80000000), np.uint64(0x7FFFFFFF), np.uint64(0x9908B0DF)


def drawn_seed(rng: np.random.Generator) -> int:
    """What `integers(2**63)` gives, in a fifth of the time: the upper bits of the next word."""
    return rng.bit_generator.random_raw() >> 1


def first_seed(seed: int) -> int:
    """The first seed that `drawn_seed` gives of a generator made with this one."""
    if not 0 <= seed < 2**64:
        return drawn_seed(np.random.default_rng(seed))
    return int(_entry()(np.uint64(seed))) >> 1


def drawing_first(words: NDArray[np.uint32]) -> Callable[[np.uint64, int], None]:
    """What fills the line of a seat (see `draw_ahead`) with what `Random` of a seed gives first."""
    if words.shape[1] - 1 > TWISTER - FURTHER:
        raise ValueError(f"no more than the first {TWISTER - FURTHER} words are known here")
    pool = np.zeros(TWISTER, np.uint64)
    return holding(first_words, _unseeded(), pool, words, then=(np.uint64(0), 0))


@cache
def _unseeded() -> NDArray[np.uint64]:
    """The twister before a seed of any length is mixed in."""
    pool = [19650218]
    for k in range(1, TWISTER):
        pool.append((1812433253 * (pool[-1] ^ pool[-1] >> 30) + k) & 0xFFFFFFFF)
    return np.array(pool, np.uint64)


@cache
def _entry() -> Callable[[np.uint64], int]:
    return entry_for(first_word, np.uint64(0))


@wrapping
def first_word(seed: np.uint64) -> np.uint64:
    """The first word of `PCG64(seed)`."""
    words = np.zeros(2 * WORDS, np.uint64)
    _spread(seed, words)
    begin_high, begin_low = words[1] << WORD | words[0], words[3] << WORD | words[2]
    path_high, path_low = words[5] << WORD | words[4], words[7] << WORD | words[6]
    on_high, on_low = path_high << ONE | path_low >> WIDTH, path_low << ONE | ONE
    low = on_low + begin_low
    high = on_high + begin_high + np.uint64(low < on_low)
    for _ in range(2):
        high, low = _stepped(high, low, on_high, on_low)
    turned, by = high ^ low, high >> TURN
    return np.uint64(turned >> by | turned << (np.uint64(64) - by & WIDTH))


@wrapping
def _spread(seed: np.uint64, words: Any) -> None:
    """What `SeedSequence(seed)` gives first: eight words of 32 bits."""
    pool = np.zeros(WORDS, np.uint64)
    pool[0], pool[1] = seed & LOW, seed >> WORD
    constant = SPREAD
    for k in range(WORDS):
        pool[k], constant = _hashed(pool[k], constant, SPREAD_ON)
    for source in range(WORDS):
        for k in range(WORDS):
            if source != k:
                hashed, constant = _hashed(pool[source], constant, SPREAD_ON)
                mixed = pool[k] * MIX - hashed * MIX_OTHER & LOW
                pool[k] = mixed ^ mixed >> HALF_WORD
    constant = TOLD
    for k in range(len(words)):
        words[k], constant = _hashed(pool[k % WORDS], constant, TOLD_ON)


@wrapping
def _hashed(value: np.uint64, constant: np.uint64, on: np.uint64) -> tuple[np.uint64, np.uint64]:
    """A word hashed, and the constant for the next one."""
    further = constant * on & LOW
    value = (value ^ constant) * further & LOW
    return value ^ value >> HALF_WORD, further


@wrapping
def _stepped(
    high: np.uint64, low: np.uint64, on_high: np.uint64, on_low: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """The next state: times the step of all such generators, plus that of this one."""
    upper = high * STEP_LOW + low * STEP_HIGH + _upper(low, STEP_LOW)
    lower = low * STEP_LOW + on_low
    return upper + on_high + np.uint64(lower < on_low), lower


@wrapping
def _upper(a: np.uint64, b: np.uint64) -> np.uint64:
    """The upper half of a product of 128 bits."""
    a_high, a_low, b_high, b_low = a >> WORD, a & LOW, b >> WORD, b & LOW
    middle = a_high * b_low + (a_low * b_low >> WORD)
    other = a_low * b_high + (middle & LOW)
    return a_high * b_high + (middle >> WORD) + (other >> WORD)


@wrapping
def first_words(held: Any, seed: np.uint64, seat: int) -> None:
    """Write what `random.Random(seed)` gives first, 32 bits at a time, into the line of a seat."""
    unseeded, pool, words = held.given
    _mix_in(seed, unseeded, pool)
    for k in range(words.shape[1] - 1):
        pair = pool[k] & TOP | pool[k + 1] & REST
        word = pool[k + FURTHER] ^ pair >> ONE ^ (TWIST if pair & ONE else np.uint64(0))
        word ^= word >> np.uint64(11)
        word ^= word << np.uint64(7) & np.uint64(0x9D2C5680)
        word ^= word << np.uint64(15) & np.uint64(0xEFC60000)
        words[seat, k + 1] = word ^ word >> np.uint64(18)
    words[seat, 0] = 0


@wrapping
def _mix_in(seed: np.uint64, unseeded: Any, pool: Any) -> None:
    """Spread the one or two words of a seed over the twister, and spread them once more."""
    even, odd = seed & LOW, seed & LOW
    if seed >> WORD:
        odd = (seed >> WORD) + ONE
    last = unseeded[0]
    for k in range(1, TWISTER):
        last = _spread_on(unseeded[k], last, FIRST_SPREAD) + (odd if k % 2 == 0 else even) & LOW
        pool[k] = last
    pool[1] = last = _spread_on(pool[1], last, FIRST_SPREAD) + odd & LOW
    for k in range(2, TWISTER):
        pool[k] = last = _spread_on(pool[k], last, SECOND_SPREAD) - np.uint64(k) & LOW
    pool[1] = _spread_on(pool[1], last, SECOND_SPREAD) - ONE & LOW
    pool[0] = TOP


@wrapping
def _spread_on(word: np.uint64, last: np.uint64, by: np.uint64) -> np.uint64:
    """A word of the twister with the one before it mixed in."""
    return word ^ (last ^ last >> np.uint64(30)) * by
