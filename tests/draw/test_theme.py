"""One look for every table: what is written can be read, in light, in dark and in grey."""

from collections.abc import Iterator
from itertools import product

import pytest

from tunnelier.core.registry import load
from tunnelier.draw.theme import COLOURS, SEAT_MARKS, Mark, flattened, style
from tunnelier.games import names
from tunnelier.laws import said_and_shown

READABLE, VISIBLE = 4.5, 3.0
"""Contrasts that the Web Content Accessibility Guidelines ask of text and of signs."""
GROUNDS = ("table", "panel", "card", "inset")


def luminance(colour: str) -> float:
    """How light a colour is: all that is left of it in grey."""
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def families(values: object) -> Iterator[tuple[Mark, ...]]:
    """The marks that a module keeps together, at any depth."""
    found = values.values() if isinstance(values, dict) else values
    if isinstance(values, (dict, tuple, list)) and not isinstance(values, Mark):
        marks = tuple(each for each in found if isinstance(each, Mark))
        if marks:
            yield marks
        for each in found:
            yield from families(each)


FAMILIES = [
    pytest.param(marks, id=f"{name}-{k}")
    for name in names()
    for k, marks in enumerate(
        family for value in said_and_shown(load(name)) for family in families(value)
    )
]


def test_contrast_is_measured_as_it_should_be():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), [*product(("ink", "faint", "good", "bad"), GROUNDS)])
def test_text_can_be_read_on_every_ground(ink, ground, theme):
    assert contrast(COLOURS[ink][theme], COLOURS[ground][theme]) >= READABLE


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS[1:])
def test_what_is_lit_stands_out(ground, theme):
    assert contrast(COLOURS["lit"][theme], COLOURS[ground][theme]) >= VISIBLE


@pytest.mark.parametrize("marks", [pytest.param(SEAT_MARKS, id="seats"), *FAMILIES])
def test_pieces_can_be_told_apart_in_grey(marks):
    """The letter can be read on its piece; shape or pattern differ from every other piece's."""
    for mark in marks:
        assert contrast(mark.ink, mark.fill) >= READABLE, mark
    looks = [(mark.shape, mark.pattern) for mark in marks]
    assert len(set(looks)) == len(looks)


def test_a_theme_that_is_named_stays():
    assert "prefers-color-scheme" in style({})
    assert "prefers-color-scheme" not in style({}, "dark")
    assert f"--ink:{COLOURS['ink'][1]}" in style({}, "dark")


def test_flat_colours_are_those_of_the_theme():
    more = {"sea": ("#0000ff", "#00ffff")}
    assert flattened("fill:var(--sea)", more, "dark") == "fill:#00ffff"
    assert flattened("var(--ink)", {}, "light") == COLOURS["ink"][0]
