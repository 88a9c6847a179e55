"""Tree search over what a seat can know (see `bots/tree.py`), on as many threads as wanted."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tunnelier.core import jit
from tunnelier.core.chance import stream_of
from tunnelier.core.game import Game, run_for
from tunnelier.core.once import once
from tunnelier.core.sight import Sight

from .mind import LOOK, Mind, learned, likings, look_of, room_for

TREE = Path(__file__).with_name("tree.py")
GLANCES = 8
"""How often a greedy bot looks at each move: chance may go either way."""
PORTION = 64
"""So many simulations a tree, at least, are made before the clock and the standings are read."""
PLAIN_PORTION = 4
"""The same where rules run as plain Python, a thousand times slower, and somebody waits."""

AS_THE_GAME_LIKES = -1
USUAL_CUT = 10
"""Of games that do not say after how many choices a playout is best judged."""


class Plan(NamedTuple):
    """How a search goes about it."""

    cut: int = AS_THE_GAME_LIKES
    """After so many choices a playout is cut short and the position judged."""
    explore: float = 0.5
    """How much is tried beyond what looks best so far."""
    trust: float = 0.7
    """How much the rule of thumb counts in what is tried first."""
    caution: float = 0.1
    """How much worse than the average a move is thought to be before it is tried."""
    margin: float = 0.1
    """How much of the reward is for the lead in points."""
    even: int = 0
    """Every legal move is tried so often before the better ones are preferred."""


BY_MIND = Plan(trust=0.9, margin=0.0)
"""How a search with a network goes about it."""


class Thoughts(NamedTuple):
    """What a search found out about each legal move."""

    visits: NDArray[np.int64]
    value: NDArray[np.float64]
    """The mean reward of the seat; that of moves never tried is 0."""
    error: NDArray[np.float64]
    """Its standard error."""
    outlook: NDArray[np.float64]
    """The mean reward of every seat."""
    simulations: int
    seconds: float

    @property
    def best(self) -> int:
        """The most visited move, by its place among the legal ones; ties go to the better."""
        return int(np.lexsort((self.value, self.visits))[-1])


def tree_of(game: Game, plain: bool = False, by_mind: bool = False) -> Any:
    """The compiled search of a game: by its rule of thumb, plainly without, or by a network."""
    return _tree_of(game, "_by_mind" if by_mind else "_plain" if plain else "")


@once
def _tree_of(game: Game, how: str) -> Any:
    """The same one however it was asked for: another would be compiled, or loaded, once more."""
    name = f"tunnelier.bots.tree_of_{game.meta.name.replace('-', '_')}{how}"
    by_mind = how == "_by_mind"
    thumb = None if how else game.thumb
    eye = look_of(game) if by_mind else None
    home = _home(game, thumb, by_mind)
    return run_for(name, TREE, home, rules=game.rules, loops=game.loops, thumb=thumb, eye=eye)


def ready(game: Game, progress: Callable[[int], None] | None = None) -> None:
    """Compile all that bots of a game need, unless the cache has it.

    `progress` is called after each function.
    """
    ready_by_thumb(game, progress)
    if not is_ready_to_look(game):
        _rehearse(_home(game, None, by_mind=True), partial(_by_mind, game), progress)


def is_ready_to_look(game: Game) -> bool:
    """Whether all is compiled that looks at a game's network, if it has one."""
    if not jit.COMPILED or learned(game, game.meta.seats[0]) is None:
        return True
    return jit.is_rehearsed(_home(game, None, by_mind=True))


def is_ready_by_thumb(game: Game) -> bool:
    """Whether all else is compiled: the rules, and the search by the rule of thumb."""
    homes = (game.home, _home(game, game.thumb))
    return not jit.COMPILED or all(jit.is_rehearsed(home) for home in homes)


def functions_by_thumb(game: Game) -> int:
    """About how many functions `ready_by_thumb` still compiles: the length of a progress bar."""
    rules = 0 if jit.is_rehearsed(game.home) else game.functions
    return rules + (0 if jit.is_rehearsed(_home(game, game.thumb)) else _functions_of_search(game))


def _functions_of_search(game: Game) -> int:
    """How many functions the search and the rule of thumb have themselves."""
    modules = [module for module in (tree_of(game), game.thumb) if module is not None]
    functions = [(each, module) for module in modules for each in vars(module).values()]
    compiled = ((each.py_func, module) for each, module in functions if hasattr(each, "py_func"))
    return sum(each.__module__ == module.__name__ for each, module in compiled)


def ready_by_thumb(game: Game, progress: Callable[[int], None] | None = None) -> None:
    """The same without what looks at a network: whoever asks for that may have to wait for it."""
    game.ready(progress)
    if jit.COMPILED:
        _rehearse(_home(game, game.thumb), partial(_by_thumb, game), progress)


def _rehearse(home: jit.Home, call: Callable[[], None], progress: jit.Progress | None) -> None:
    """Call every compiled entry once, unless that was done."""
    if not jit.is_rehearsed(home):
        with jit.watching(progress or (lambda done: None)):
            call()
        (jit.cache_folder(home) / jit.REHEARSED).touch()


def _by_thumb(game: Game) -> None:
    sight = _first_question(game)
    look(sight)
    search(sight, 1)
    foresee(sight, sight.actions[0], 1)


def _by_mind(game: Game) -> None:
    sight = _first_question(game)
    mind = learned(game, int(sight.row.seats))
    assert mind is not None
    search(sight, 1, mind=mind)
    likings(game, mind, sight.rows, sight.seat, sight.actions)


def _first_question(game: Game) -> Sight:
    rows = game.new(game.meta.seats[0])
    while game.seat(rows) < 0:
        game.step(rows, game.legal(rows)[0])
    return Sight.of(game, rows)


def _home(game: Game, thumb: ModuleType | None, by_mind: bool = False) -> jit.Home:
    more = () if thumb is None else (Path(str(thumb.__file__)),)
    return jit.Home(game.folder, (TREE, *(LOOK if by_mind else more)))


def stream_for(sight: Sight, seed: int) -> np.uint64:
    """Another stream of chance for every question, the same whenever it is asked again."""
    key = (seed % 2**64).to_bytes(8, "little")
    told = hashlib.blake2b(sight.row.tobytes(), digest_size=8, key=key).digest()
    return np.uint64(int.from_bytes(told, "little"))


def search(
    sight: Sight,
    simulations: int,
    plan: Plan | None = None,
    *,
    seed: int = 0,
    trees: int = 1,
    threads: int = 1,
    seconds: float | None = None,
    plain: bool = False,
    mind: Mind | None = None,
) -> Thoughts:
    """Think about a question; of a sight with fewer actions, only about those.

    With a mind, by what its network says; or else by the rule of thumb, or plainly without.

    The result depends on the seed, the plan, the simulations and the number of trees, not on
    threads; only a limit in seconds makes it depend on the machine.
    """
    plan = _fitted(plan or (BY_MIND if mind else Plan()), sight.game, plain)
    tree = tree_of(sight.game, plain, mind is not None)
    began = time.perf_counter()
    stream = stream_for(sight, seed)
    share = -(-simulations // trees)
    seeds = (stream_of(stream, np.uint64(k)) for k in range(trees))
    grown = [_Tree(tree, sight, plan, share, np.uint64(each), mind) for each in seeds]
    portion = PORTION if jit.COMPILED else PLAIN_PORTION
    if seconds is None:
        portion = max(PORTION, share // 8)
    while True:
        _grow_all(grown, portion, threads)
        thoughts = _gather(grown, int(sight.row.seats), began)
        left = trees * (share - grown[0].done)
        if left <= 0 or _settled(thoughts.visits, left):
            return thoughts
        if seconds is not None and thoughts.seconds >= seconds:
            return thoughts


def _fitted(plan: Plan, game: Game, plain: bool) -> Plan:
    """The plan with the length of playouts that suits the game's rule of thumb."""
    if plan.cut != AS_THE_GAME_LIKES:
        return plan
    return plan._replace(cut=getattr(None if plain else game.thumb, "CUT", USUAL_CUT))


def forgiving(game: Game) -> float:
    """How much more a bot that is meant to err must err in this game for it to show."""
    return float(getattr(game.thumb, "FORGIVING", 1.0))


def _grow_all(trees: list[_Tree], simulations: int, threads: int) -> None:
    if threads == 1 or len(trees) == 1:
        for tree in trees:
            tree.grow(simulations)
        return
    with ThreadPoolExecutor(min(threads, len(trees))) as pool:
        list(pool.map(lambda tree: tree.grow(simulations), trees))


def _empty(count: int, kind: Any) -> Any:
    """Room for a tree; uncompiled code reads its fields as attributes."""
    room = np.empty(count, kind)
    return room if jit.COMPILED else room.view(np.recarray)


class _Tree:
    """One tree and its memory."""

    def __init__(
        self,
        code: Any,
        sight: Sight,
        plan: Plan,
        most: int,
        seed: np.uint64,
        mind: Mind | None,
    ) -> None:
        self.code, self.plan, self.most = code, plan, most
        self.view, self.seat, self.rows = sight.rows, sight.seat, sight.rows.copy()
        self.mind, self.room = mind, room_for(sight.game, mind, self.rows) if mind else None
        self.choices = np.array(sight.actions, np.int32)
        self.nodes = _empty(most + 1, code.NODE)
        new = 1 + int(1 / code.SLIGHT) if mind else 1
        self.edges = _empty(len(self.choices) + new * most + 1, code.EDGE)
        self.used = np.zeros(2, np.int32)
        self.outlook = np.zeros(code.MOST_SEATS)
        self.seed = seed
        self.done = 0

    def grow(self, simulations: int) -> None:
        count = min(simulations, self.most - self.done)
        self.code.grow(
            self.view,
            self.rows,
            self.seat,
            self.choices,
            count,
            self.done,
            self.plan,
            self.nodes,
            self.edges,
            self.used,
            self.seed,
            self.outlook,
            self.mind,
            self.room,
        )
        self.done += count

    def first_moves(self) -> Any:
        """The edges that leave the root, one for every choice."""
        return self.edges[: len(self.choices)]


def _gather(trees: list[_Tree], seats: int, began: float) -> Thoughts:
    first = [tree.first_moves() for tree in trees]
    visits, total, squares = (
        np.sum([edges[field] for edges in first], axis=0)
        for field in ("visits", "total", "squares")
    )
    tried = np.maximum(visits, 1)
    value = total / tried
    error = np.sqrt(np.maximum(squares / tried - value**2, 0) / tried)
    done = sum(tree.done for tree in trees)
    outlook = np.sum([tree.outlook for tree in trees], axis=0)[:seats] / done
    seconds = time.perf_counter() - began
    return Thoughts(visits, value, error, outlook, done, seconds)


def _settled(visits: NDArray[np.int64], left: int) -> bool:
    """Whether what is left to be done cannot change the choice."""
    if len(visits) < 2:
        return True
    second, first = np.sort(visits)[-2:]
    return bool(first - second > left)


def look(sight: Sight, seed: int = 0, plain: bool = False) -> NDArray[np.float64]:
    """How the seat stands after each legal move and what follows in the same turn."""
    values = np.zeros(len(sight.actions))
    moves = np.array(sight.actions, np.int32)
    tree_of(sight.game, plain).glance(
        sight.rows, sight.seat, GLANCES, Plan().margin, stream_for(sight, seed), moves, values
    )
    return values


def foresee(sight: Sight, action: int, playouts: int, seed: int = 0) -> NDArray[np.float64]:
    """Play a move, then on to the end, so many times: the mean points of every seat."""
    totals = np.zeros(int(sight.row.seats))
    tree_of(sight.game).foresee(
        sight.rows, sight.seat, action, playouts, stream_for(sight, seed), totals
    )
    return totals / playouts
