"""What laws are held on: every way to play a game, and random matches of each."""

from __future__ import annotations

import hashlib
import random
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tunnelier.core import jit
from tunnelier.core.agenda import CHANCE
from tunnelier.core.chance import below, stream_of
from tunnelier.core.game import Game, run_for
from tunnelier.core.halts import endless, stuck
from tunnelier.core.record import copied
from tunnelier.play.match import Match

WANDER = Path(__file__).with_name("wander.py")
CLOSELY = 100
"""So many states of a match are looked at one by one; of the later ones only some."""
NOW_AND_THEN = 1 / 32
WORLDS = 4


class BrokenLaw(AssertionError):
    """A game does not do what every game must."""


class Trail:
    """What was played last, so that a broken law can show the match that broke it."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.match: Match | None = None


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    seats: int
    options: Mapping[str, str]
    worlds: int = WORLDS
    """So many truths that look alike to a seat are compared wherever it is asked."""
    trail: Trail = field(default_factory=Trail, compare=False, repr=False)

    def __str__(self) -> str:
        chosen = "-".join(self.options.values())
        return "-".join(filter(None, (self.game.meta.name, str(self.seats), chosen)))

    def match(self, seed: int) -> Match:
        """A match about to begin."""
        self.trail.match = Match(self.game, self.seats, seed=seed, options=self.options)
        return self.trail.match

    def told(self) -> str:
        """The match that was played last, as far as it came, as a save file."""
        match = self.trail.match
        if match is None:
            match = Match(self.game, self.seats, options=self.options, follow=True)
            for action in self.trail.actions:
                match.replay(self.game.actions.text(action))
        return match.save()


def cases(game: Game) -> list[Case]:
    """Every number of seats of the standard game, and every choice of every option."""
    game.ready()
    standard = game.meta.check_options({})
    variants = [
        {**standard, option.name: choice}
        for option in game.meta.options
        for choice in option.choices
        if choice != option.default
    ]
    seats = game.meta.seats
    return [
        *(Case(game, n, standard) for n in seats),
        *(Case(game, seats[k % len(seats)], chosen) for k, chosen in enumerate(variants)),
    ]


def hold(kept: bool, reason: str) -> None:
    """Raise BrokenLaw, with its reason, unless the law is kept."""
    if not kept:
        raise BrokenLaw(reason)


def walk(case: Case, seed: int) -> Iterator[Any]:
    """The states of a random match, from the first to the last; always the same array."""
    game, rng = case.game, random.Random(seed)
    rows = game.new(case.seats, case.options)
    case.trail.match, case.trail.actions = None, []
    yield rows
    while not rows[0].over:
        legal = game.legal(rows)
        if not legal:
            raise stuck(game, rows, case.trail.actions[-1] if case.trail.actions else None)
        if len(case.trail.actions) > game.meta.longest:
            raise endless(game, case.trail.actions[-1])
        if game.seat(rows) == CHANCE:
            odds = game.odds(rows)
            action = rng.choices(list(odds), list(odds.values()))[0]
        else:
            action = rng.choice(legal)
        game.step(rows, action)
        case.trail.actions.append(action)
        yield rows


def wander(case: Case, seed: int, played: Any, seen: Any) -> None:
    """A random match that goes where others have been least, and notes what it saw there.

    All of it is compiled (see `wander.py`): some things are seen once in a million moves.
    """
    rows = case.game.new(case.seats, case.options)
    stream = np.array([stream_of(np.uint64(seed), np.uint64(0))], np.uint64)
    hold(_wander_of(case.game).wander(rows, stream, played, seen), "a match cannot go on")


@cache
def _wander_of(game: Game) -> Any:
    name = f"tunnelier.laws.wander_of_{game.meta.name.replace('-', '_')}"
    return run_for(name, WANDER, jit.Home(game.folder, (WANDER,)), loops=game.loops)


def moments(case: Case, seed: int) -> Iterator[Any]:
    """As `walk`, but of a long match not every state: first all of them, later some, the last."""
    rng = random.Random(seed)
    for count, rows in enumerate(walk(case, seed)):
        if count < CLOSELY or rows[0].over or rng.random() < NOW_AND_THEN:
            yield rows


def worlds(case: Case, view: Any, seat: int, rng: np.random.Generator) -> Iterator[Any]:
    """Truths that a seat cannot tell apart, each different from the others."""
    seen = set()
    for _ in range(case.worlds if case.game.State.secretive else 1):
        world = case.game.imagine(view, seat, rng)
        if world.tobytes() not in seen:
            seen.add(world.tobytes())
            yield world


def said_and_shown(game: Game) -> list[Any]:
    """Whatever the modules of a game's text, page and board hold."""
    wanted = re.compile(rf"{re.escape(game.package)}\.(text|page|board)(\..*)?")
    modules = [module for name, module in sys.modules.items() if wanted.fullmatch(name)]
    return [value for module in modules for value in vars(module).values()]


def scattered(game: Game, most: int = 600) -> Any:
    """States of a random match of every case, from the first to the last, evenly spread.

    They are for what is the same code everywhere: neighbours of a match say little that is new.
    """
    found = []
    every = cases(game)
    for case in every:
        match = np.frombuffer(b"".join(rows.tobytes() for rows in walk(case, 7)), game.State.dtype)
        picked = np.linspace(0, len(match) - 1, most // len(every)).astype(int)
        found.append(match[np.unique(picked)])
    return np.concatenate(found)


def digest(game: Game, states: Any) -> str:
    """A fingerprint of what may follow each state, of one move from it, and of some draws."""
    told = hashlib.sha256()
    for number, state in enumerate(states):
        rows = copied(state)
        legal = game.legal(rows)
        odds = game.odds(rows) if game.seat(rows) == CHANCE else {}
        told.update(str((legal, odds, game.result(rows), thumb_of(game, rows, legal))).encode())
        if legal:
            game.step(rows, legal[number % len(legal)])
        told.update(rows.tobytes())
    with np.errstate(over="ignore"):  # streams wrap on purpose
        stream = np.array([stream_of(np.uint64(7), np.uint64(1))])
        told.update(str([int(below(stream, n)) for n in range(1, 100)]).encode())
    return told.hexdigest()


def thumb_of(game: Game, rows: Any, legal: list[int]) -> tuple[list[int], list[int]]:
    """What the rule of thumb says where a seat is asked: of every seat, of every legal move."""
    if game.thumb is None or game.seat(rows) < 0:
        return [], []
    worth = [int(game.thumb.worth(rows[0], seat)) for seat in range(rows[0].seats)]
    return worth, [int(game.thumb.leaning(rows[0], action)) for action in legal]


def game_is_compiled(game: Game) -> bool:
    """Whether its rules run as machine code here."""
    return hasattr(game.rules.step, "py_func")
