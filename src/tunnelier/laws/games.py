"""Laws of a game as such."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from types import ModuleType
from typing import Any

import numpy as np

from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import short
from tunnelier.core.game import Game
from tunnelier.core.jit import plainly
from tunnelier.core.language import Phrase
from tunnelier.core.record import EVERYONE, column, leaves
from tunnelier.core.told import labels
from tunnelier.core.view import UNKNOWN, blank
from tunnelier.many.env import BatchEnv

from .walks import cases, digest, game_is_compiled, hold, moments, scattered, wander
from .words import wrong_in

RULE = re.compile(r"- \*\*([A-Z0-9]+-[A-Z]?\.?\d*\.?\d*[a-z]?)\*\* (.+)")
"""A rule in a rules text: its number, and what it says."""
MADE_OF_NAMES = ("as-it-is", "plain-sentence", "plain-unseen")
"""Messages that say a name of the code as it is."""
IMAGINED = 2
"""Matches of every case in which is noted what seats imagine."""
SIDE_BY_SIDE, LOOKED_AT = 64, 16
"""Of so many matches of every case is noted, at every sixteenth answer, what is true."""
MOST_VALUES = 256
"""A field that can hold more is no single thing that would be true one day."""


def law_1_every_move_has_one_text(game: Game) -> None:
    """1. `parse(text(a)) == a`, and texts are unique."""
    texts = [game.actions.text(action) for action in range(game.actions.size)]
    hold(len(set(texts)) == len(texts), "two moves have the same words")
    for action, text in enumerate(texts):
        hold(game.actions.parse(text) == action, f"{text!r} is read as another move")
        hold(game.actions.parse(short(text)) == action, f"{short(text)!r} is read as another move")


def law_9_compiled_and_uncompiled_play_alike(game: Game) -> None:
    """9. Compiled and uncompiled play give the same bytes, wherever a match has come to."""
    if not game_is_compiled(game):
        return  # there is nothing to compare with
    states = scattered(game)
    compiled = digest(game, states)
    with plainly():
        hold(digest(game, states) == compiled, "compiled and uncompiled games differ")


def law_10_everything_happens(game: Game, games: int = 4000) -> None:
    """10. Every move and every refusal occurs in some random game, or is listed with a reason."""
    words = [game.actions.text(a) for a in range(game.actions.size)]
    words += [reason.name for reason in game.rules.Refusal]
    impossible, rare = (
        np.array([any(re.fullmatch(pattern, word) for pattern in listed) for word in words])
        for listed in (game.meta.never, game.meta.rare)
    )
    if game.actions.seat_moves == game.actions.size:
        impossible[words.index("NOT_LEFT")] = True  # without chance nothing can run out
    seen = np.zeros(len(words), bool)
    played = np.zeros(game.actions.size, np.int32)
    every = cases(game)
    for seed in range(games):
        wander(every[seed % len(every)], seed, played, seen)
        wrong = [words[k] for k in np.flatnonzero(seen & impossible)]
        hold(not wrong, f"listed as impossible, but seen: {wrong}")
        if (seen | impossible | rare).all():
            return
    awaited = [words[k] for k in np.flatnonzero(~(seen | impossible | rare))]
    hold(not awaited, f"never seen in {games} games: {awaited}")


def law_15_everything_is_said_in_every_language(game: Game) -> None:
    """15. Every phrase is said, with the same places, in every language of the game."""
    languages = game.text.messages.languages
    for lang in languages:
        hold((game.folder / f"rules.{lang}.md").exists(), f"there is no rules.{lang}.md")
    wrong = [*wrong_in(game.text.messages)]
    hold(not wrong, "; ".join(wrong))
    made = [phrase for phrase in _made(game) if phrase.key in MADE_OF_NAMES]
    for name in (str(value) for phrase in made for _, value in phrase.values):
        alone = len(languages) > 1 and re.search(r"[^\W\d_]", name)
        hold(not alone, f"in one language only: {name!r}")


def law_21_rules_are_cited_as_they_are_numbered(game: Game) -> None:
    """21. Every language's rules have the same numbers; what is said cites only these."""
    ledgers = {lang: ledger(game, lang) for lang in game.text.messages.languages}
    first, *others = ledgers
    hold(bool(ledgers[first]), f"rules.{first}.md has no rule with a number: - **XY-1.1** Who…")
    for other in others:
        alone = sorted(set(ledgers[first]) ^ set(ledgers[other]))
        hold(not alone, f"rules.{first}.md and rules.{other}.md do not both have {alone}")
    for reason, (rule, _) in game.text.REFUSALS.items():
        known = rule is None or rule in ledgers[first]
        hold(known, f"{game.rules.Refusal(reason).name} cites {rule}, which is no rule")
    for question, rule in game.text.ASK_RULES.items():
        hold(rule in ledgers[first], f"{question.name} is asked by {rule}, which is no rule")
    for news in getattr(game.news, "News", ()):
        known = news.tells.rule is None or news.tells.rule in ledgers[first]
        hold(known, f"{news.name} is told of {news.tells.rule}, which is no rule")


def law_23_what_is_imagined_happens(game: Game, steps: int = 4000) -> None:
    """23. Whatever a seat imagines of a thing that it cannot see is true of it in some match."""
    if not game.State.secretive:
        return
    imagined, true = _imagined(game), Guesses(game)
    for rows in _side_by_side(game, steps):
        for seat in range(int(rows[0].seats)):
            true.note(rows, seat)
        if not imagined.beyond(true):
            return
    hold(False, f"imagined, but never true: {', '.join(imagined.beyond(true)[:3])}")


GAME_LAWS: Sequence[Callable[[Game], None]] = (
    law_1_every_move_has_one_text,
    law_9_compiled_and_uncompiled_play_alike,
    law_10_everything_happens,
    law_15_everything_is_said_in_every_language,
    law_21_rules_are_cited_as_they_are_numbered,
    law_23_what_is_imagined_happens,
)


class Guesses:
    """What hidden fields were said to hold: for each thing and each value, whether ever."""

    def __init__(self, game: Game) -> None:
        self.State, self.fields = game.State, dict(leaves(game.State))
        self.said = {
            path: np.zeros((column(np.zeros(1, game.State.dtype), path).size, span), bool)
            for path, field in leaves(game.State)
            if field.seen_by != EVERYONE and (span := field.high - field.low + 1) <= MOST_VALUES
        }

    def note(self, worlds: Any, seat: int) -> None:
        """What some states hold where a seat sees nothing."""
        views = worlds.copy()
        blank(self.State, views, seat)
        for path, said in self.said.items():
            held, seen = (column(rows, path).reshape(len(rows), -1) for rows in (worlds, views))
            row, thing = np.nonzero((seen == UNKNOWN) & (held != UNKNOWN))
            said[thing, held[row, thing] - self.fields[path].low] = True

    def beyond(self, others: Guesses) -> list[str]:
        """What these say and the others do not."""
        return [
            f"{'.'.join(path)} number {thing} is {value + self.fields[path].low}"
            for path, said in self.said.items()
            for thing, value in np.argwhere(said & ~others.said[path])
        ]


def _imagined(game: Game) -> Guesses:
    """What seats imagine in some matches of every case."""
    rng, guesses = np.random.default_rng(23), Guesses(game)
    for case, seed in product(cases(game), range(IMAGINED)):
        for rows in moments(case, seed):
            for seat in range(case.seats if game.seat(rows) != CHANCE else 0):
                guesses.note(game.imagine(game.observe(rows, seat), seat, rng), seat)
    return guesses


def _side_by_side(game: Game, steps: int) -> Iterator[Any]:
    """Random matches of every case, many side by side, as they stand every few answers."""
    envs = [
        BatchEnv(game, SIDE_BY_SIDE, case.seats, case.options, features=False)
        for case in cases(game)
    ]
    for step in range(steps):
        for env in envs:
            env.step(env.random_actions())
            if step % LOOKED_AT == 0:
                yield env.rows


def ledger(game: Game, lang: str) -> dict[str, str]:
    """The rules of a game, by number, in the order of the rules text."""
    path = game.folder / f"rules.{lang}.md"
    hold(path.exists(), f"{path.name} is missing")
    found = [RULE.fullmatch(line) for line in path.read_text(encoding="utf-8").splitlines()]
    rules = [(rule[1], rule[2]) for rule in found if rule]
    twice = sorted({number for number, _ in rules if [n for n, _ in rules].count(number) > 1})
    hold(not twice, f"{path.name} has {twice} twice")
    return dict(rules)


def _made(game: Game) -> Iterator[Phrase]:
    """What a game says in its meta.py, and what is made from its names where it says nothing."""
    yield game.meta.summary
    for option in game.meta.options:
        yield from (option.meaning, *option.choices.values())
    yield from game.text.spoken()
    if not (isinstance(game.page, ModuleType) and isinstance(game.board, ModuleType)):
        yield from labels(game.State, game.text)
