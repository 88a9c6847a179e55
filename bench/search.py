"""Our tree search beside OpenSpiel's own, on our games: simulations per second, and matches."""

import argparse
import hashlib
import json
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from statistics import geometric_mean, mean
from typing import Any, NamedTuple

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from rich import box
from rich.console import Console
from rich.table import Table

import tunnelier
from speed import PIPED_WIDTH, describe_machine, installed_version, positive, save, shown
from tunnelier.adapters import openspiel
from tunnelier.bots import bot, search
from tunnelier.core.game import Game
from tunnelier.core.sight import Sight
from tunnelier.games import load
from tunnelier.many.shares import share_of
from tunnelier.play.match import Match

RESULTS = Path(__file__).parent / "results"
SEATS = 2
SEED = 1
POSITIONS = 5
TREE = 1000
"""Simulations of one of our trees where speed is measured; then the next one is begun."""
TO_THE_END = 1_000_000
"""As a `cut`: playouts are never cut short."""
EXPLORE = 2.0
"""The constant of UCT in OpenSpiel's own examples; returns go from −1 to 1."""
ENDLESS = 10**9
FEWEST = 2
"""OpenSpiel's first simulation looks at the root alone: a choice needs a second one."""
OURS, THEIRS = "Tunnelier", "OpenSpiel"
SPEED_HEADINGS = ("game", "contender", "simulations/s", "ratio", "by position")
MATCH_HEADINGS = (
    "game",
    "OpenSpiel's bot",
    "matches",
    "our share of victory",
    "95 % interval",
    "ms a move, ours / its",
    "simulations a move, ours / its",
)


class Thought(NamedTuple):
    """A move, and what it took to find it."""

    action: int
    simulations: int
    seconds: float


Thinker = Callable[[Sight, float, int], Thought]
"""Thinks about a question for so many seconds, with a seed."""


# --- OpenSpiel's bots, stopped by the clock


class TimeIsUp(Exception):
    """Ends a search of OpenSpiel's between two simulations."""


class Clock:
    """Lets simulations begin until the time is up: the last one may take longer, none is cut."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.begun = seconds, 0
        self.start = time.perf_counter()

    def begin(self) -> None:
        """Count a simulation, or raise TimeIsUp."""
        if self.begun >= FEWEST and time.perf_counter() - self.start >= self.seconds:
            raise TimeIsUp
        self.begun += 1


class TimedMCTS(mcts.MCTSBot):
    """OpenSpiel's Python MCTS as it is, but for the clock."""

    def __init__(self, game: Any, clock: Clock, random_state: np.random.RandomState) -> None:
        rollouts = mcts.RandomRolloutEvaluator(1, random_state)
        super().__init__(game, EXPLORE, ENDLESS, rollouts, random_state=random_state)
        self.clock = clock

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        self.clock.begin()
        return super()._apply_tree_policy(root, state)

    def think(self, state: Any) -> int:
        """The move it would play when the time is up, or the tree is solved."""
        try:
            root = self.mcts_search(state)
        except TimeIsUp:
            root = self.root
        return int(root.best_child().action)


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's Python ISMCTS as it is, but for the clock."""

    def __init__(self, game: Any, clock: Clock, random_state: np.random.RandomState) -> None:
        rollouts = mcts.RandomRolloutEvaluator(1, random_state)
        super().__init__(game, rollouts, EXPLORE, ENDLESS, random_state=random_state)
        self.clock = clock

    def sample_root_state(self, state: Any) -> Any:
        """Another world that the seat could be in."""
        self.clock.begin()
        return super().sample_root_state(state)

    def think(self, state: Any) -> int:
        """The move it would play when the time is up."""
        try:
            policy = self.run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        actions, chances = zip(*policy, strict=True)
        return int(self._random_state.choice(actions, p=chances))


def their_mcts(game: Any) -> Thinker:
    """MCTS in one world, imagined from what the seat sees; without secrets it is the true one."""

    def think(sight: Sight, seconds: float, seed: int) -> Thought:
        world = sight.game.imagine(sight.row, sight.seat, np.random.default_rng(seed))
        return timed(TimedMCTS, game, game.state_of(world), seconds, seed)

    return think


def their_ismcts(game: Any) -> Thinker:
    """ISMCTS, which imagines a world for every simulation; it is given the seat's view alone."""

    def think(sight: Sight, seconds: float, seed: int) -> Thought:
        return timed(TimedISMCTS, game, game.state_of(sight.rows), seconds, seed)

    return think


def timed(bot: Any, game: Any, state: Any, seconds: float, seed: int) -> Thought:
    """One move of a bot of OpenSpiel's; what comes before its search is not on its clock."""
    random_state = np.random.RandomState(seed % 2**32)
    clock = Clock(seconds)
    action = bot(game, clock, random_state).think(state)
    return Thought(action, clock.begun, time.perf_counter() - clock.start)


def theirs(game: Game) -> dict[str, Thinker]:
    """OpenSpiel's bots that can play a game, the one made for it first."""
    adapted = openspiel.load(game.meta.name, SEATS)
    plain = {"OpenSpiel MCTS (Python)": their_mcts(adapted)}
    if not game.State.secretive:
        return plain  # ISMCTS refuses games of perfect information
    return {"OpenSpiel ISMCTS (Python)": their_ismcts(adapted), **plain}


# --- our search


def our_trees(plan: search.Plan, plain: bool = False) -> Thinker:
    """Tree after tree until the time is up: for measuring speed."""

    def think(sight: Sight, seconds: float, seed: int) -> Thought:
        simulations, spent = 0, 0.0
        while spent < seconds:
            left = seconds - spent
            thoughts = search.search(sight, TREE, plan, seed=seed, seconds=left, plain=plain)
            simulations, spent = simulations + thoughts.simulations, spent + thoughts.seconds
            seed += 1
        return Thought(sight.actions[thoughts.best], simulations, spent)

    return think


class OurPlayer:
    """Our search as the bots play, one tree a question, as large as the time allows."""

    def __init__(self) -> None:
        self.rate = 1000.0

    def __call__(self, sight: Sight, seconds: float, seed: int) -> Thought:
        """The search looks at the clock an eighth of the way at a time, so the tree must fit."""
        simulations = max(32, round(self.rate * seconds))
        thoughts = search.search(sight, simulations, seed=seed, seconds=seconds)
        thought = Thought(sight.actions[thoughts.best], thoughts.simulations, thoughts.seconds)
        self.rate = 0.5 * self.rate + 0.5 * thought.simulations / thought.seconds
        return thought


def ours(game: Game) -> dict[str, Thinker]:
    """Our search: doing the same as OpenSpiel's, with its own playouts, and as the bots play."""
    whole = search.Plan(cut=TO_THE_END)
    return {
        "ours, whole playouts, uniform": our_trees(whole, plain=game.thumb is not None),
        "ours, whole playouts": our_trees(whole),
        "ours, as the bots play": our_trees(search.Plan()),
    }


# --- simulations per second


def positions(game: Game, count: int) -> list[Sight]:
    """Questions spread evenly over a match between engineers, each with a choice."""
    match, player = Match(game, SEATS, seed=SEED), bot("engineer", SEED)
    choices = []
    while not match.over:
        sight = match.sight()
        if len(sight.actions) > 1:
            choices.append(sight)
        match.play(player.choose(sight))
    return [choices[len(choices) * (2 * k + 1) // (2 * count)] for k in range(count)]


def measure_speed(game: Game, seconds: float, count: int) -> list[dict[str, Any]]:
    """Simulations per second of every contender, on the same positions, taking turns."""
    thinkers = {**ours(game), **theirs(game)}
    sights = positions(game, count)
    for think in thinkers.values():
        think(sights[0], 0.01, SEED)  # fetches the machine code
    rates: dict[str, list[float]] = {name: [] for name in thinkers}
    for sight in sights:
        for name, think in thinkers.items():
            rates[name].append(rate(think, sight, seconds / count))
    reference = rates[next(iter(theirs(game)))]
    return [speed_row(game.meta.name, name, rates[name], reference) for name in thinkers]


def rate(think: Thinker, sight: Sight, seconds: float) -> float:
    """Simulations per second of the processor's time: others may be using the machine."""
    began = time.process_time()
    simulations = think(sight, seconds, SEED).simulations
    return simulations / (time.process_time() - began)


def speed_row(game: str, name: str, rates: list[float], base: list[float]) -> dict[str, Any]:
    """One contender set against OpenSpiel's bot for the game."""
    ratios = [own / its for own, its in zip(rates, base, strict=True)]
    return {
        "game": game,
        "contender": name,
        "simulations_per_second": mean(rates),
        "simulations_per_second_by_position": rates,
        "ratio": geometric_mean(ratios),
        "ratio_lowest": min(ratios),
        "ratio_highest": max(ratios),
    }


# --- matches


def play(game: Game, players: Sequence[tuple[str, Thinker]], pair: int, seconds: float) -> Any:
    """One match, `players` by seat: the shares of victory and what every side's moves took."""
    match = Match(game, SEATS, seed=SEED + pair, answer_forced=True)
    spent = {name: [0, 0, 0.0] for name, _ in players}
    while not match.over:
        sight = match.sight()
        name, think = players[sight.seat]
        thought = think(sight, seconds, len(match.log) + 10_000 * pair)
        match.play(thought.action)
        for k, amount in enumerate((1, thought.simulations, thought.seconds)):
            spent[name][k] += amount
    shares = {
        name: (seat in match.winners) / len(match.winners) for seat, (name, _) in enumerate(players)
    }
    return {
        "share": shares[OURS],
        "scores": match.scores,
        "ours": spent[OURS],
        "its": spent[THEIRS],
    }


def run_matches(
    game: Game, count: int, seconds: float, done: dict[int, Any]
) -> Iterator[tuple[int, Any]]:
    """The matches not done yet; in a pair the seats are swapped and chance draws alike."""
    player, (their_name, their_player) = OurPlayer(), next(iter(theirs(game).items()))
    for number in range(count):
        if number in done:
            continue
        players = [(OURS, player), (THEIRS, their_player)]
        began = time.perf_counter()
        match = play(game, players[:: 1 - 2 * (number % 2)], number // 2, seconds)
        took = time.perf_counter() - began
        yield number, {"bot": their_name, **match, "took": took}


def match_row(game: str, matches: Sequence[Any]) -> dict[str, Any]:
    """What the matches of one game came to."""
    share = mean(match["share"] for match in matches)
    _, low, high, _ = share_of(share * len(matches), len(matches))
    row = {
        "game": game,
        "bot": matches[0]["bot"],
        "matches": len(matches),
        "share": share,
        "lowest": low,
        "highest": high,
        "seconds_a_match": mean(match["took"] for match in matches),
    }
    for side in ("ours", "its"):
        moves, simulations, seconds = (sum(match[side][k] for match in matches) for k in range(3))
        row[f"moves_{side}"] = moves / len(matches)
        row[f"simulations_a_move_{side}"] = simulations / moves
        row[f"seconds_a_move_{side}"] = seconds / moves
    return row


class Keep:
    """Finished matches, a line each, so that an interrupted run can go on."""

    def __init__(self, path: Path | None, seconds: float) -> None:
        self.path, self.seconds = path, seconds

    def key(self, game: Game) -> list[Any]:
        """What must be the same for a match to count: the time, the versions and our source."""
        return [game.meta.name, self.seconds, installed_version("open_spiel"), source(game)]

    def read(self, game: Game, count: int) -> dict[int, Any]:
        """The matches of a game that are done."""
        if self.path is None or not self.path.exists():
            return {}
        lines = [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]
        key = self.key(game)
        return {
            each["number"]: each for each in lines if each["key"] == key and each["number"] < count
        }

    def add(self, game: Game, number: int, match: Any) -> None:
        """One more."""
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": self.key(game), "number": number, **match}) + "\n")


def source(game: Game) -> str:
    """A fingerprint of the engine, the bots, the adapter and the game."""
    home = Path(tunnelier.__file__).parent
    folders = (home / "core", home / "bots", home / "adapters", game.folder)
    files = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]


def measure_matches(game: Game, count: int, minutes: float, keep: Keep) -> dict[str, Any] | None:
    """The matches of one game, those of an earlier run included, as many pairs as time allows."""
    done, began = keep.read(game, count), time.perf_counter()
    for number, match in run_matches(game, count, keep.seconds, done):
        done[number] = match
        keep.add(game, number, match)
        share = mean(each["share"] for each in done.values())
        tell(f"{game.meta.name}: {len(done)} of {count} matches, our share {share:.2f}")
        if number % 2 and time.perf_counter() - began > 60 * minutes:
            break
    return match_row(game.meta.name, list(done.values())) if done else None


# --- telling


def tell(text: str) -> None:
    """Progress, apart from the results."""
    print(text, file=sys.stderr, flush=True)


def speed_cells(row: dict[str, Any]) -> tuple[str, ...]:
    """A row of the first table."""
    spread = f"{shown(row['ratio_lowest'])} to {shown(row['ratio_highest'])}"
    speed = shown(row["simulations_per_second"])
    return (row["game"], row["contender"], speed, shown(row["ratio"]), spread)


def match_cells(row: dict[str, Any]) -> tuple[str, ...]:
    """A row of the second table."""
    return (
        row["game"],
        row["bot"],
        str(row["matches"]),
        f"{100 * row['share']:.1f} %",
        f"{100 * row['lowest']:.1f} to {100 * row['highest']:.1f} %",
        f"{1000 * row['seconds_a_move_ours']:.0f} / {1000 * row['seconds_a_move_its']:.0f}",
        f"{row['simulations_a_move_ours']:.0f} / {row['simulations_a_move_its']:.1f}",
    )


def method(settings: dict[str, Any]) -> str:
    """How the figures came about, in a few sentences."""
    return (
        f"Two seats, one thread. Simulations per second of processor time: the mean of "
        f"{settings['positions']} positions spread over one match between engineers, "
        f"{settings['seconds'] / settings['positions']:.2g} seconds each, all contenders taking "
        "turns. The ratio is to OpenSpiel's bot for the game, ISMCTS with secrets, MCTS without: "
        "the geometric mean of the positions, and beside it the lowest and the highest. “Whole "
        "playouts, uniform” is the same work as OpenSpiel's: to the end, every legal move equally "
        "likely; “whole playouts” prefer natural moves, and “as the bots play” cuts them short "
        "and judges. "
        "OpenSpiel's bots are its own Python code with one random rollout a simulation and "
        f"uct_c={EXPLORE:g}, on our compiled rules through `tunnelier.adapters.openspiel`. ISMCTS "
        "imagines a world for every simulation, MCTS (where there are secrets) one a search. "
        f"Matches: {settings['match_seconds']:g} seconds a move by the clock, seats swapped within "
        "a pair, chance drawing from the same secret in both. OpenSpiel's bot begins simulations "
        f"until its time is up, at least {FEWEST}, and finishes the last; single choices are "
        "played for both. The interval is Wilson's, a shared victory counting as half a one."
    )


def markdown(report: dict[str, Any]) -> str:
    """The whole report as Markdown."""
    machine = ", ".join(f"{name} {value or 'none'}" for name, value in report["machine"].items())
    lines = ["# Search", "", report["method"], "", f"Measured on {report['date']}: {machine}."]
    for title, headings, rows in tables(report):
        lines += ["", f"## {title}", "", f"| {' | '.join(headings)} |"]
        lines += ["| --- | --- |" + " ---: |" * (len(headings) - 2)]
        lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def tables(report: dict[str, Any]) -> Iterator[tuple[str, Sequence[str], list[tuple[str, ...]]]]:
    """The tables that have rows: title, headings, cells."""
    if report["speed"]:
        yield "Simulations per second", SPEED_HEADINGS, [speed_cells(r) for r in report["speed"]]
    if report["matches"]:
        seconds = report["settings"]["match_seconds"]
        title = f"Matches at {seconds:g} seconds a move, played on {report['matches_date']}"
        yield title, MATCH_HEADINGS, [match_cells(r) for r in report["matches"]]


def print_tables(report: dict[str, Any]) -> None:
    """Print the figures and how they were measured."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    console = Console(highlight=False, markup=False, width=width)
    for title, headings, rows in tables(report):
        table = Table(box=box.ASCII2, title=title)
        for k, heading in enumerate(headings):
            table.add_column(heading, justify="right" if k > 1 else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(report["method"])


def parser() -> argparse.ArgumentParser:
    """The command line."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", nargs="+", metavar="GAME", help="all by default")
    arguments.add_argument(
        "--seconds", type=positive(float), default=10.0, help="per contender and game, for speed"
    )
    arguments.add_argument(
        "--positions", type=positive(int), default=POSITIONS, help="that speed is measured on"
    )
    arguments.add_argument(
        "--matches", type=int, default=100, help="per game; 0 for none: --write keeps older ones"
    )
    arguments.add_argument(
        "--match-seconds", type=positive(float), default=0.05, help="per move of a match"
    )
    arguments.add_argument(
        "--minutes", type=positive(float), default=math.inf, help="of matches per game, at most"
    )
    arguments.add_argument(
        "--keep", type=Path, metavar="FILE", help="finished matches, to go on from after a break"
    )
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write all figures here")
    arguments.add_argument(
        "--write", action="store_true", help="write bench/results/search.json and search.md"
    )
    return arguments


def keep_older_matches(report: dict[str, Any], written: Path) -> None:
    """Hours of matches are not lost when speed alone is measured anew."""
    if written.exists():
        older = json.loads(written.read_text(encoding="utf-8"))
        report["matches"] = older["matches"]
        report["matches_date"] = older.get("matches_date", older["date"])
        report["settings"]["match_seconds"] = older["settings"]["match_seconds"]
        report["method"] = method(report["settings"])


def main() -> None:
    """Run the benchmark from the command line."""
    command = parser()
    options = command.parse_args()
    if unknown := set(options.games or ()) - set(tunnelier.games()):
        command.error(f"no such game: {', '.join(sorted(unknown))}")
    keep = Keep(options.keep, options.match_seconds)
    speeds, matches = [], []
    for name in options.games or tunnelier.games():
        tell(f"{name}: compiling")
        game = load(name)
        search.ready(game)
        tell(f"{name}: simulations per second")
        speeds += measure_speed(game, options.seconds, options.positions)
        if row := measure_matches(game, options.matches, options.minutes, keep):
            matches.append(row)
    settings = {
        "seats": SEATS,
        "threads": 1,
        "seconds": options.seconds,
        "positions": options.positions,
        "match_seconds": options.match_seconds,
        "matches": options.matches,
        "plan": search.Plan()._asdict(),
    }
    report = {
        "date": date.today().isoformat(),
        "machine": describe_machine(),
        "settings": settings,
        "method": method(settings),
        "speed": speeds,
        "matches": matches,
        "matches_date": date.today().isoformat(),
    }
    if options.write and options.matches == 0:
        keep_older_matches(report, RESULTS / "search.json")
    print_tables(report)
    figures = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
    if options.json:
        save(options.json, figures)
    if options.write:
        save(RESULTS / "search.json", figures)
        save(RESULTS / "search.md", markdown(report))


if __name__ == "__main__":
    main()
