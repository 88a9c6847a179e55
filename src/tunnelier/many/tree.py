"""The whole tree of a small game: every position that can come about, and what each seat knows.

>>> tree = Tree.of("cave-in", players=2)
>>> len(tree.mover), len(tree.asked)
(14617, 3938)

Nodes stand level by level, all positions after so many moves together. An information state is all
that a seat has seen and answered on the way, move by move (perfect recall): its positions stand in
one level.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core import jit
from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game, run_for
from tunnelier.core.mistakes import Mistake
from tunnelier.core.registry import load
from tunnelier.core.sight import Sight
from tunnelier.core.view import Screen

from .words import MESSAGES

GROW = Path(__file__).with_name("grow.py")
MOST = 5_000_000
"""Positions of the largest game whose tree is grown unless more are asked for: about a gigabyte."""
NOT_ASKED = -1
"""The information state where nobody is asked anything."""


@dataclass(frozen=True)
class Tree:
    """Nodes in arrays, a number each; the answers of an information state side by side."""

    game: Game
    players: int
    mover: NDArray[np.int8]
    """Who is asked at each node: a seat, CHANCE, or −2 at an end."""
    first: NDArray[np.int64]
    """Its first child; the others stand behind it."""
    count: NDArray[np.int32]
    """How many children it has: one for every answer, in order."""
    odds: NDArray[np.float64]
    """How likely chance makes each node from its parent; 1 after a seat's answer."""
    state: NDArray[np.int64]
    """The information state of whoever is asked."""
    payoff: NDArray[np.float64]
    """At an end, what each seat gets: the share of victory from −1 to 1, with the sum 0."""
    levels: NDArray[np.int64]
    """Where each level begins, and where the last one ends."""
    asked: NDArray[np.int8]
    """Of every information state: the seat."""
    place: NDArray[np.int64]
    """Where its answers begin in the arrays of strategies; one more for the end of the last."""
    seen: Any
    """What the seat sees there, a row each."""

    @classmethod
    def of(
        cls,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        most: int = MOST,
    ) -> Tree:
        """Grow the tree of a game; a `Mistake` if it has more than so many positions."""
        game = (load(game) if isinstance(game, str) else game).ready()
        seats = game.meta.check_seats(game.meta.seats[0] if players is None else players)
        grower, rows = _Grower(game, seats, most), game.new(seats, options)
        while len(rows):
            rows = grower.level(rows)
        return grower.tree()

    @property
    def answers(self) -> int:
        """How many numbers a strategy has: one for every answer at every information state."""
        return int(self.place[-1])

    def sight(self, state: int) -> Sight:
        """An information state as a bot is asked it: what the seat sees now."""
        return Sight.of(self.game, self.seen[state : state + 1])


class _Grower:
    """A tree that is being grown, level by level."""

    def __init__(self, game: Game, seats: int, most: int) -> None:
        self.game, self.seats, self.most = game, seats, most
        self.grown = _grown_for(game)
        self.screens = [Screen(game.State, seat) for seat in range(seats)]
        self.nodes = self.states = 0
        self.levels: list[dict[str, Any]] = []
        self.memory = np.zeros((1, seats), np.int64)
        """What each seat remembers on the way to each node of the level, by a number."""
        self.by = np.full(1, CHANCE, np.int8)
        self.action = np.zeros(1, np.int32)
        self.odds = np.ones(1)

    def level(self, rows: Any) -> Any:
        """Note the nodes of a level; the rows of the next one."""
        size, game = len(rows), self.game
        mover, count = np.empty(size, np.int8), np.empty(size, np.int32)
        self.grown.count_answers(rows, mover, count)
        total = int(count.sum())
        if self.nodes + size + total > self.most:
            raise Mistake(MESSAGES["error-tree"], title=game.meta.title, most=self.most)
        memory = self._remember(rows)
        note = {"mover": mover, "count": count, "odds": self.odds}
        note["first"] = self.nodes + size + np.cumsum(count, dtype=np.int64) - count
        note |= self._states(rows, mover, count, memory) | {"payoff": self._payoff(rows, mover)}
        self.levels.append(note)
        self.nodes += size
        children, actions = game.State.rows(total), np.empty(total, np.int32)
        ways = np.empty(total, np.int32)
        self.grown.grow(rows, children, actions, ways)
        self.memory, self.by = np.repeat(memory, count, axis=0), np.repeat(mover, count)
        self.action, self.odds = actions, _odds(ways, self.by, count)
        return children

    def _remember(self, rows: Any) -> NDArray[np.int64]:
        """What was remembered before, what was answered, and what is seen now, as new numbers."""
        raw = _bytes(rows)
        known = np.empty((len(rows), self.seats), np.int64)
        for seat, screen in enumerate(self.screens):
            seen = np.ascontiguousarray(screen.views(raw)).view(f"V{raw.shape[1]}")[:, 0]
            _, view = np.unique(seen, return_inverse=True)
            own = np.where(self.by == seat, self.action, -1)
            lines = np.stack([self.memory[:, seat], own, view], axis=1)
            known[:, seat] = np.unique(lines, axis=0, return_inverse=True)[1].reshape(-1)
        return known

    def _states(self, rows: Any, mover: Any, count: Any, memory: Any) -> dict[str, Any]:
        """The information states of a level."""
        state = np.full(len(rows), NOT_ASKED, np.int64)
        asked, answers, seen = [], [], []
        for seat, screen in enumerate(self.screens):
            here = np.flatnonzero(mover == seat)
            _, one, number = np.unique(memory[here, seat], return_index=True, return_inverse=True)
            state[here] = self.states + number
            self.states += len(one)
            asked.append(np.full(len(one), seat, np.int8))
            answers.append(count[here[one]])
            seen.append(screen.views(_bytes(rows[here[one]])).view(rows.dtype)[:, 0])
        together = {"asked": asked, "answers": answers, "seen": seen}
        return {"state": state} | {name: np.concatenate(each) for name, each in together.items()}

    def _payoff(self, rows: Any, mover: Any) -> NDArray[np.float64]:
        """The share of victory of every seat at every end."""
        payoff, ends, seats = (
            np.zeros((len(rows), self.seats)),
            np.flatnonzero(mover < CHANCE),
            self.seats,
        )
        winners, scores = np.zeros(len(ends), np.int64), np.zeros((len(ends), seats), np.int32)
        self.game.results(rows[ends], scores, winners)
        won = winners[:, None] >> np.arange(seats) & 1
        gain = (seats / np.maximum(won.sum(axis=1, keepdims=True), 1) - 1) / (seats - 1)
        payoff[ends] = np.where(won, gain, -1 / (seats - 1))
        return payoff

    def tree(self) -> Tree:
        """All levels together."""

        def all_of(name: str) -> Any:
            return np.concatenate([level[name] for level in self.levels])

        sizes = [len(level["mover"]) for level in self.levels]
        answers = np.cumsum(all_of("answers"), dtype=np.int64)
        return Tree(
            game=self.game,
            players=self.seats,
            mover=all_of("mover"),
            first=all_of("first"),
            count=all_of("count"),
            odds=all_of("odds"),
            state=all_of("state"),
            payoff=all_of("payoff"),
            levels=np.cumsum([0, *sizes]),
            asked=all_of("asked"),
            place=np.concatenate([[0], answers]),
            seen=all_of("seen"),
        )


def _bytes(rows: Any) -> NDArray[np.uint8]:
    """Rows as lines of bytes."""
    raw: NDArray[np.uint8] = rows.view(np.uint8).reshape(len(rows), rows.dtype.itemsize)
    return raw


def _odds(ways: Any, by: Any, count: Any) -> NDArray[np.float64]:
    """How likely each child is, given its parent: chance by its ways, an answer for certain."""
    parent = np.repeat(np.arange(len(count)), count)
    tickets = np.bincount(parent, ways, minlength=len(count))
    return np.where(by == CHANCE, ways / np.repeat(tickets, count), 1.0)


@cache
def _grown_for(game: Game) -> Any:
    name = f"tunnelier.many.grow_of_{game.meta.name.replace('-', '_')}"
    return run_for(name, GROW, jit.Home(game.folder, (GROW,)), loops=game.loops)
