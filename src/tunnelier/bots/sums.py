"""Sums of numbers that are mostly 0, as the look at a network needs them (`bots/look.py`).

None is left to the compiler to reorder, so that they come out the same on every processor. They
are compiled once for all games.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

TINY = np.float32(1e-5)
"""What PyTorch adds to a variance, so that nobody divides by zero."""


@rule
def copy(x: Any, y: Any) -> None:
    """Put one into the other."""
    for k in range(len(y)):
        y[k] = x[k]


@rule
def rectify(y: Any) -> None:
    """What is below 0 becomes 0."""
    for k in range(len(y)):
        y[k] = max(y[k], np.float32(0))


@rule
def add_rows(weights: Any, rows: Ints, values: Any, count: int, y: Any) -> None:
    """Add some rows of a matrix, each by its value: four at a time, so that `y` is read less."""
    k = 0
    while k + 4 <= count:
        first, second = weights[rows[k]], weights[rows[k + 1]]
        third, fourth = weights[rows[k + 2]], weights[rows[k + 3]]
        a, b, c, d = values[k], values[k + 1], values[k + 2], values[k + 3]
        for j in range(len(y)):
            y[j] += (a * first[j] + b * second[j]) + (c * third[j] + d * fourth[j])
        k += 4
    while k < count:
        row, value = weights[rows[k]], values[k]
        for j in range(len(y)):
            y[j] += value * row[j]
        k += 1


@rule
def is_something(x: Any, first: int, many: int) -> bool:
    """Whether any of some is not 0: a loop that processors make several steps of at once."""
    found = 0
    for k in range(first, first + many):
        found |= x[k] != 0
    return found != 0


@rule
def gather(x: Any, places: Ints, values: Any) -> int:
    """Which numbers are not 0, and what they are; how many there are."""
    count = 0
    for k in range(len(x)):
        if x[k] != 0:
            places[count] = k
            values[count] = x[k]
            count += 1
    return count


@rule
def gather_in(order: Ints, x: Any, places: Ints, values: Any) -> int:
    """As `gather`, of the numbers at some places, in their order; there is room for all of them.

    Written before it is asked whether it is 0: processors cannot guess that here.
    """
    count = 0
    for k in order:
        places[count] = k
        values[count] = x[k]
        count += 1 if x[k] != 0 else 0
    return count


@rule
def product(row: Any, places: Ints, values: Any, count: int) -> np.float32:
    """The inner product with what was gathered; in four sums, that none waits for the others."""
    a, b, c, d = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    k = 0
    while k + 4 <= count:
        a += row[places[k]] * values[k]
        b += row[places[k + 1]] * values[k + 1]
        c += row[places[k + 2]] * values[k + 2]
        d += row[places[k + 3]] * values[k + 3]
        k += 4
    while k < count:
        a += row[places[k]] * values[k]
        k += 1
    return np.float32((a + b) + (c + d))


@rule
def inner(x: Any, y: Any) -> np.float32:
    """The inner product of two of the same length, a multiple of four."""
    a, b, c, d = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    for k in range(0, len(x), 4):
        a += x[k] * y[k]
        b += x[k + 1] * y[k + 1]
        c += x[k + 2] * y[k + 2]
        d += x[k + 3] * y[k + 3]
    return np.float32((a + b) + (c + d))


@rule
def level(x: Any, norm: Any, y: Any) -> None:
    """As PyTorch's LayerNorm: mean 0 and variance 1, then by its own scale and shift."""
    mean = total(x, np.float32(0), False) / np.float32(len(x))
    variance = total(x, mean, True) / np.float32(len(x))
    scale = np.float32(1) / np.float32(sqrt(variance + TINY))
    for k in range(len(x)):
        y[k] = (x[k] - mean) * scale * norm[0, k] + norm[1, k]


@rule
def total(x: Any, less: np.float32, squared: bool) -> np.float32:
    """The sum of what is left, or of its squares."""
    a, b, c, d = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    for k in range(0, len(x), 4):
        p, q, r, s = x[k] - less, x[k + 1] - less, x[k + 2] - less, x[k + 3] - less
        if squared:
            p, q, r, s = p * p, q * q, r * r, s * s
        a += p
        b += q
        c += r
        d += s
    return np.float32((a + b) + (c + d))
