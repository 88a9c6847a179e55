"""Who answers what is not asked is told what is: in every game, in every language."""

import random

import pytest

from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.games import names

CITED = {
    "channel-1881": "C81-24.6",
    "channel-1987": "C87-0.2",
    "manhattan": "MP-3.9",
    "steam-tunnel": "ST-3.10",
}
MARKED = [
    pytest.param(name, marks=pytest.mark.rule(CITED[name])) if name in CITED else name
    for name in names()
]
MOVES = 80
"""So many answers of each match are looked at."""


def unasked(match):
    """A move that does not answer the question, where there is one."""
    of = match.game.actions.columns[1]
    others = [a for a in range(match.game.actions.size) if of[a] != match.game.question(match.rows)]
    return random.Random(match.count).choice(others)


@pytest.mark.parametrize("name", MARKED)
def test_a_refusal_names_the_question_that_is_asked(name):
    """As it stands above the answers of the seat that is asked; it hides what spectators miss."""
    match, rng, asked = Match(name, seed=2, follow=True), random.Random(2), set()
    while not match.over and match.count < MOVES:
        text, move = match.game.text, unasked(match)
        seat = match.seat if match.seat >= 0 else None
        for lang in LANGUAGES:
            prompt, said = text.prompt(match.row_seen_by(seat), lang), match.why(move, lang)
            assert prompt in said
            assert text.prompt(match.row_seen_by(None), lang) == prompt
        asked.add(match.question["name"])
        match.play(rng.choice(match.actions))
    assert len(asked) > 1


@pytest.mark.parametrize(
    ("name", "moves", "move", "rule"),
    [
        pytest.param("channel-1987", [], "take 1", "C87-4.1", marks=pytest.mark.rule("C87-4.1")),
        pytest.param(
            "channel-1987", ["pass"], "pass", "C87-5.3", marks=pytest.mark.rule("C87-5.3")
        ),
        pytest.param("steam-tunnel", [], "skip", "ST-3.2", marks=pytest.mark.rule("ST-3.2")),
        pytest.param(
            "steam-tunnel", ["flip a1"], "flip a2", "ST-3.6", marks=pytest.mark.rule("ST-3.6")
        ),
    ],
)
def test_a_refusal_cites_the_rule_that_asks(name, moves, move, rule):
    match = Match(name, seed=1)
    for each in moves:
        match.play(each)
    assert all(match.why(move, lang).endswith(f"({rule})") for lang in LANGUAGES)
