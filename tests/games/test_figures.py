"""The figures of the rules: each is drawn, each is named, and each shows a match by the rules."""

from xml.etree import ElementTree

import numpy as np
import pytest

from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games, load
from tunnelier.pages import figures
from tunnelier.pages.figures import NAMED, drawn, position

FEWEST = 6
"""A newcomer needs so many."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_figure_is_named_in_every_language(game, lang):
    """Once each; and none is named that there is not."""
    named = [found["name"] for found in NAMED.finditer(load(game).rules_in(lang))]
    assert sorted(named) == sorted(figures.figures(game)) and len(named) >= FEWEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_figure_is_drawn(game, lang):
    """In every language, with as many marks as its caption speaks of."""
    text = load(game).rules_in(lang)
    for found in NAMED.finditer(text):
        figure = figures.figures(game)[found["name"]]
        root = ElementTree.fromstring(drawn(game, found["name"], lang))
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert 100 < width <= 1300 and 50 < height <= 900, found["name"]
        for number in range(1, len(figure.mark) + 1 if len(figure.mark) > 1 else 1):
            said = f"({number})" in found["caption"] or found["name"] == "set-up"
            assert said, (found["name"], number)
        assert f"({len(figure.mark) + 1})" not in found["caption"]


def test_a_figure_has_the_colours_that_are_asked_for():
    light, dark = (drawn("steam-tunnel", "value", "en", theme) for theme in ("light", "dark"))
    assert "prefers-color-scheme" not in light and light != dark
    assert "prefers-color-scheme" in drawn("steam-tunnel", "value", "en")


@pytest.mark.parametrize("game", games())
def test_what_figures_show_was_played_by_the_rules(game):
    """Every move of their matches is legal, and leads to the same row as the compiled rules do."""
    for name, said in figures._read(game)["match"].items():
        match = Match(game, said["players"], options=said.get("options"), follow=True)
        for move, rows in zip(
            said["moves"].strip().splitlines(), position(game, name)[1:], strict=True
        ):
            match.play(move)
            assert np.array_equal(match.rows, rows), move
        last = max(figure.after for figure in figures.figures(game).values())
        assert match.count == last, "what comes after the last figure is not needed"


def test_an_unknown_figure_is_a_mistake():
    with pytest.raises(KeyError):
        drawn("steam-tunnel", "nowhere", "en")
