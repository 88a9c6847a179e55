"""The contenders of the speed benchmark, one small function each."""

import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from statistics import mean, stdev
from typing import Any, NamedTuple

SEED = 1
ROLLOUT_STARTS = 200
ROLLOUTS_PER_CALL = 10
CALIBRATION_SECONDS = 0.05
CLOCK_TOLERANCE = 1.1
OPEN_SPIEL_SEATS = {"backgammon": 2, "gin_rummy": 2, "hearts": 4}
CATANATRON_SEATS = (2, 4)
SEARCH, SEARCHED = "search:250", 200
"""The bot that searches, and after how many of its decisions a match is left."""


@dataclass(frozen=True)
class Measure:
    """The decisions answered in one stretch of play, and the seconds it took."""

    decisions: float
    seconds: float
    note: str = ""

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Prepared:
    """A contender ready to run: call `run` with the seconds to play for."""

    run: Callable[[float], Measure]
    note: str = ""


@dataclass(frozen=True)
class Contender:
    """One row of the benchmark, prepared only if its module can be imported."""

    name: str
    seats: int
    module: str
    prepare: Callable[[], Prepared]

    @property
    def installed(self) -> bool:
        """Whether the module behind this contender can be found."""
        return find_spec(self.module) is not None


def play_for(seconds: float, play: Callable[[], float]) -> Measure:
    """Call `play`, which returns the decisions it made, until the seconds are over."""
    decisions = 0.0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play()
    return Measure(decisions, elapsed)


def sample_chance(state: Any, rng: random.Random) -> int:
    """Draw one outcome of an OpenSpiel chance node."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(actions, weights)[0]


def play_out(state: Any, rng: random.Random) -> int:
    """Play an OpenSpiel state to its end at random and count the players' decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def first_decision(game: Any, rng: random.Random) -> Any:
    """Deal or roll an OpenSpiel game up to its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sample_chance(state, rng))
    return state


def open_spiel_compiled(name: str, sample_games: int) -> Prepared:
    """OpenSpiel's own random rollouts, run inside its compiled library."""
    import pyspiel

    # The rollouts do not say how many decisions they made, so the mean length of a random game
    # is estimated by driving games from the same starts in Python, and multiplied by the rollouts.
    # RandomRolloutEvaluator offers no method to Python; a tree search of a single simulation calls
    # it once, on the root. The root must be a decision, so the opening deal or roll is left out,
    # which is to OpenSpiel's advantage.
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    starts = [first_decision(game, rng) for _ in range(ROLLOUT_STARTS)]
    sampled = itertools.islice(itertools.cycle(starts), sample_games)
    lengths = [play_out(start.clone(), rng) for start in sampled]
    length = mean(lengths)
    error = stdev(lengths) / len(lengths) ** 0.5
    search = pyspiel.MCTSBot(
        game=game,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_PER_CALL, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    upcoming = itertools.cycle(starts)

    def play() -> float:
        search.mcts_search(next(upcoming))
        return ROLLOUTS_PER_CALL * length

    note = f"estimate: {length:.1f} ± {error:.1f} decisions a game ({len(lengths)} games)"
    return Prepared(lambda seconds: play_for(seconds, play), note)


def open_spiel_python(name: str) -> Prepared:
    """The same OpenSpiel games at random, each step driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(SEED)

    def play() -> float:
        return play_out(game.new_initial_state(), rng)

    return Prepared(lambda seconds: play_for(seconds, play))


def catanatron_random(seats: int) -> Prepared:
    """Catanatron's games between its own random players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colors = list(Color)[:seats]
    seeds = itertools.count(SEED)

    def play() -> float:
        game = Game([RandomPlayer(color) for color in colors], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return Prepared(lambda seconds: play_for(seconds, play))


class Lane(NamedTuple):
    """Where Tunnelier plays: what is written behind the name of a game, and how it is asked for."""

    said: str
    device: str = "cpu"
    threads: int | None = 1


ONE_THREAD = Lane("")
ALL_CORES = Lane(", all cores", threads=None)
CARD = Lane(", graphics card", "cuda")


def simulate_tunnelier(name: str, seats: int, games: int, seed: int, lane: Lane) -> Measure:
    """Play games of Tunnelier at random, by the engine's own clock."""
    import tunnelier

    start = time.perf_counter()
    result = tunnelier.simulate(
        name,
        games=games,
        players=seats,
        seed=seed,
        threads=lane.threads,
        device=lane.device,
        keep_rows=False,
    )
    elapsed = time.perf_counter() - start
    agrees = lane is CARD or elapsed <= CLOCK_TOLERANCE * result.seconds
    note = "" if agrees else f"call took {elapsed / result.seconds:.2f} times the reported seconds"
    return Measure(result.decisions, result.seconds, note)


def tunnelier_games_per_second(name: str, seats: int, seeds: Iterator[int], lane: Lane) -> float:
    """Warm up, compiling if need be, and find how many games to ask for."""
    simulate_tunnelier(name, seats, 1, next(seeds), lane)
    games = 1
    while True:
        seconds = simulate_tunnelier(name, seats, games, next(seeds), lane).seconds
        if seconds >= CALIBRATION_SECONDS:
            return games / seconds
        games *= 2


def tunnelier_random(name: str, seats: int, lane: Lane) -> Prepared:
    """Tunnelier's random play of one game at one seat count."""
    seeds = itertools.count(SEED)
    games_per_second = tunnelier_games_per_second(name, seats, seeds, lane)

    def run(seconds: float) -> Measure:
        games = max(1, round(games_per_second * seconds))
        return simulate_tunnelier(name, seats, games, next(seeds), lane)

    return Prepared(run)


def tunnelier_search(name: str) -> Prepared:
    """Whole matches of two searches, one thread: how many decisions of that kind a second."""
    from tunnelier import Match
    from tunnelier.bots import bot, ready
    from tunnelier.games import load

    game, seeds = load(name), itertools.count(SEED)
    ready(game)

    def play() -> float:
        seed = next(seeds)
        match, player, decisions = Match(game, seed=seed), bot(SEARCH, seed), 0
        while not match.over and decisions < SEARCHED:
            match.play(player.choose(match.sight()))
            decisions += 1
        return decisions

    return Prepared(lambda seconds: play_for(seconds, play), f"{SEARCH}, with rules and log")


def anchors(sample_games: int) -> list[Contender]:
    """Every anchor; the first is the reference of all ratios."""
    compiled = [
        Contender(
            f"OpenSpiel {name}, compiled rollouts",
            seats,
            "pyspiel",
            partial(open_spiel_compiled, name, sample_games),
        )
        for name, seats in OPEN_SPIEL_SEATS.items()
    ]
    driven = [
        Contender(
            f"OpenSpiel {name}, driven from Python",
            seats,
            "pyspiel",
            partial(open_spiel_python, name),
        )
        for name, seats in OPEN_SPIEL_SEATS.items()
    ]
    catan = [
        Contender(
            "Catanatron, random players", seats, "catanatron", partial(catanatron_random, seats)
        )
        for seats in CATANATRON_SEATS
    ]
    return compiled + driven + catan


def tunnelier_contender(name: str, seats: int, lane: Lane = ONE_THREAD) -> Contender:
    """One Tunnelier game at one seat count."""
    play = partial(tunnelier_random, name, seats, lane)
    return Contender(f"Tunnelier {name}{lane.said}", seats, "tunnelier", play)


def lanes_of(name: str, seats: range) -> list[Contender]:
    """One Tunnelier game: every seat count in one thread, the fewest seats elsewhere too."""
    from tunnelier.many.cuda import NoCard, check

    found = [tunnelier_contender(name, count) for count in seats]
    found.append(tunnelier_contender(name, seats[0], ALL_CORES))
    with suppress(NoCard):
        check()
        found.append(tunnelier_contender(name, seats[0], CARD))
    search = Contender(
        f"Tunnelier {name}, searching", seats[0], "tunnelier", partial(tunnelier_search, name)
    )
    return [*found, search]


def tunnelier_contenders(names: Sequence[str] | None) -> list[Contender]:
    """Every seat count of the named Tunnelier games, or of all of them."""
    if find_spec("tunnelier") is None:
        absent = ["random play"] if names is None else names
        return [tunnelier_contender(name, 0) for name in absent]
    import tunnelier
    from tunnelier.games import load

    known = list(tunnelier.games())
    if unknown := set(names or ()) - set(known):
        raise ValueError(f"no such game: {', '.join(sorted(unknown))}")
    chosen = known if names is None else names
    return [each for name in chosen for each in lanes_of(name, load(name).meta.seats)]
