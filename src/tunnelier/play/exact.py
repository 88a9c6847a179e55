"""Small games solved: an equilibrium by CFR+, and how much a perfect opponent wins from any bot.

>>> from tunnelier.many.tree import Tree
>>> tree = Tree.of("cave-in", players=2)
>>> exploitability(tree, solve(tree, 100)) < 0.05 < exploitability(tree, of_bot(tree, "greedy"))
True

A strategy is an array with a number for every answer at every information state (see
`many/tree.py`): how likely it is. Exploitability is what whoever knows a strategy wins from it, as
the mean of all seats; a victory is worth 1, and an equilibrium's is 0.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tunnelier.bots import Given, bot
from tunnelier.bots.players import RandomBot
from tunnelier.core.jit import rule
from tunnelier.core.sight import Sight
from tunnelier.many.tree import Tree

Strategy = NDArray[np.float64]

# --- strategies


def uniform(tree: Tree) -> Strategy:
    """Every answer as likely as the others."""
    counts = np.diff(tree.place)
    share: Strategy = np.repeat(1 / counts, counts)
    return share


def of_bot(tree: Tree, given: Given, seeds: int = 1) -> Strategy:
    """What a bot does, as often as it does it with so many seeds; it is asked once a sight."""
    if isinstance(bot(given), RandomBot):
        return uniform(tree)
    known: dict[tuple[int, bytes], Strategy] = {}
    strategy = np.zeros(tree.answers)
    for state, (begin, end) in enumerate(zip(tree.place, tree.place[1:], strict=False)):
        key = int(tree.asked[state]), tree.seen[state].tobytes()
        if key not in known:
            known[key] = _answers(tree.sight(state), given, seeds)
        strategy[begin:end] = known[key]
    return strategy


def _answers(sight: Sight, given: Given, seeds: int) -> Strategy:
    """How often a bot gives each answer."""
    often = np.zeros(len(sight.actions))
    for seed in range(seeds if len(often) > 1 else 1):
        often[sight.moves.index(bot(given, seed).choose(sight))] += 1
    shares: Strategy = often / often.sum()
    return shares


def solve(tree: Tree, iterations: int) -> Strategy:
    """The mean strategy of so many iterations of CFR+, which comes ever nearer to an equilibrium.

    Regrets are never below 0, seats learn in turn, and later strategies weigh more (Tammelin 2014).
    """
    strategy, regret, total = uniform(tree), np.zeros(tree.answers), np.zeros(tree.answers)
    nodes, likely, reach, value = _nodes(tree), tree.odds.copy(), *_room(tree)
    for iteration in range(1, iterations + 1):
        for seat in range(tree.players):
            _weigh(nodes, strategy, likely)
            _descend(nodes, likely, seat, reach)
            _ascend(nodes, likely, tree.payoff[:, seat], value)
            _regret(nodes, strategy, seat, iteration, reach, value, regret, total)
            _match(tree.place, regret, strategy)
    _match(tree.place, total, strategy)
    return strategy


# --- what they are worth


def values(tree: Tree, strategy: Strategy) -> NDArray[np.float64]:
    """What each seat gets on average, if all play so."""
    nodes, likely, _, value = _nodes(tree), tree.odds.copy(), *_room(tree)
    _weigh(nodes, strategy, likely)
    gained = np.empty(tree.players)
    for seat in range(tree.players):
        _ascend(nodes, likely, tree.payoff[:, seat], value)
        gained[seat] = value[0]
    return gained


def best_responses(tree: Tree, strategy: Strategy) -> NDArray[np.float64]:
    """What each seat gets at best, if all others play so."""
    nodes, likely, reach, value = _nodes(tree), tree.odds.copy(), *_room(tree)
    _weigh(nodes, strategy, likely)
    gained = np.empty(tree.players)
    for seat in range(tree.players):
        _descend(nodes, likely, seat, reach)
        gains, hopes = tree.payoff[:, seat], np.zeros(tree.answers)
        _respond(nodes, likely, gains, tree.levels, seat, reach, hopes, value)
        gained[seat] = value[0]
    return gained


def exploitability(tree: Tree, strategy: Strategy) -> float:
    """What a perfect opponent wins more than it should, as the mean of all seats."""
    return float((best_responses(tree, strategy) - values(tree, strategy)).mean())


# --- compiled: over the nodes, parents first or children first


class Nodes(NamedTuple):
    """What of a tree its walkers read (see `Tree`)."""

    mover: Any
    first: Any
    count: Any
    state: Any
    place: Any


def _nodes(tree: Tree) -> Nodes:
    return Nodes(tree.mover, tree.first, tree.count, tree.state, tree.place)


def _room(tree: Tree) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Room for how likely nodes are, made by a seat and by all others, and for their worth."""
    return np.empty((len(tree.mover), 2)), np.empty(len(tree.mover))


@rule
def _weigh(nodes: Nodes, strategy: Any, likely: Any) -> None:
    """How likely every node is made from its parent: chance's stay as they are."""
    mover, first, count, state, place = nodes
    for i in range(len(mover)):
        if mover[i] >= 0:
            for k in range(count[i]):
                likely[first[i] + k] = strategy[place[state[i]] + k]


@rule
def _descend(nodes: Nodes, likely: Any, seat: int, reach: Any) -> None:
    """How likely a seat itself, and all others with chance, make every node from the beginning."""
    mover, first, count, _, _ = nodes
    reach[0, 0] = 1.0
    reach[0, 1] = 1.0
    for i in range(len(mover)):
        mine = mover[i] == seat
        for child in range(first[i], first[i] + count[i]):
            reach[child, 0] = reach[i, 0] * (likely[child] if mine else 1.0)
            reach[child, 1] = reach[i, 1] * (1.0 if mine else likely[child])


@rule
def _ascend(nodes: Nodes, likely: Any, payoff: Any, value: Any) -> None:
    """What every node is worth to a seat: what it pays at the end, the mean of what follows."""
    mover, first, count, _, _ = nodes
    for i in range(len(mover) - 1, -1, -1):
        worth = payoff[i]
        for child in range(first[i], first[i] + count[i]):
            worth += likely[child] * value[child]
        value[i] = worth


@rule
def _regret(
    nodes: Nodes,
    strategy: Any,
    seat: int,
    iteration: int,
    reach: Any,
    value: Any,
    regret: Any,
    total: Any,
) -> None:
    """Add what a seat would rather have answered, and what it has answered."""
    mover, first, count, state, place = nodes
    for i in range(len(mover)):
        if mover[i] == seat:
            at = place[state[i]]
            for k in range(count[i]):
                regret[at + k] += reach[i, 1] * (value[first[i] + k] - value[i])
                total[at + k] += iteration * reach[i, 0] * strategy[at + k]
    for k in range(len(regret)):
        regret[k] = max(regret[k], 0.0)


@rule
def _match(place: Any, weights: Any, strategy: Any) -> None:
    """Every answer as likely as it weighs; all alike where nothing does."""
    for state in range(len(place) - 1):
        begin, end, whole = place[state], place[state + 1], 0.0
        for k in range(begin, end):
            whole += weights[k]
        for k in range(begin, end):
            strategy[k] = weights[k] / whole if whole > 0 else 1.0 / (end - begin)


@rule
def _respond(
    nodes: Nodes,
    likely: Any,
    payoff: Any,
    levels: Any,
    seat: int,
    reach: Any,
    hopes: Any,
    value: Any,
) -> None:
    """The same to a seat that answers best: level by level, the last one first."""
    mover, first, count, state, place = nodes
    for level in range(len(levels) - 2, -1, -1):
        for i in range(levels[level], levels[level + 1]):
            if mover[i] == seat:
                at = place[state[i]]
                for k in range(count[i]):
                    hopes[at + k] += reach[i, 1] * value[first[i] + k]
        for i in range(levels[level], levels[level + 1]):
            if mover[i] == seat:
                at, best = place[state[i]], 0
                for k in range(1, count[i]):
                    if hopes[at + k] > hopes[at + best]:
                        best = k
                value[i] = value[first[i] + best]
            else:
                worth = payoff[i]
                for child in range(first[i], first[i] + count[i]):
                    worth += likely[child] * value[child]
                value[i] = worth
