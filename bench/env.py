"""Steps per second of environments, one thread, beside the anchors of the speed benchmark."""

import argparse
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from anchors import Contender, Measure, Prepared, anchors, play_for
from speed import (
    PIPED_WIDTH,
    QUICK_SECONDS,
    Row,
    compare,
    describe_machine,
    measure,
    positive,
    save,
)

RESULTS = Path(__file__).parent / "results"
HEADINGS = ("environment", "seats", "steps/s", "ratio", "rounds", "note")
COUNT = 512
"""Matches side by side."""
SAMPLE_GAMES = 200
ANCHORS = (
    "OpenSpiel backgammon, compiled rollouts",
    "OpenSpiel backgammon, driven from Python",
)


def batch(name: str, count: int, features: bool) -> Prepared:
    """BatchEnv, answered at random by its own compiled choice."""
    from tunnelier import BatchEnv

    env = BatchEnv(name, count, seed=1, features=features)

    def play() -> float:
        env.step(env.random_actions())
        return count

    note = f"{env.actions} moves" + (f", {env.layout.size} features" if features else "")
    return warmed(play, note)


def any_of(mask: Any, chance: random.Random) -> int:
    """A legal move: as little as a choice can take, since it counts."""
    legal = mask.nonzero()[0]
    return int(legal.item(int(chance.random() * legal.size)))


def agents(name: str, guarded: bool) -> Prepared:
    """PettingZoo's own loop: look at what is observed, draw from the mask, step."""
    from tunnelier.adapters import pettingzoo

    env = pettingzoo.env(name)
    if guarded:
        from pettingzoo.utils import wrappers

        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    chance = random.Random(1)

    def choose(agent: str, mask: Any) -> int:
        if guarded:
            return int(env.action_space(agent).sample(mask))
        return any_of(mask, chance)

    env.reset(seed=1)

    def play() -> float:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
            else:
                env.step(choose(agent, observation["action_mask"]))
                steps += 1
        return steps

    how = "guards and choice are PettingZoo's" if guarded else "plain choice"
    return warmed(play, f"observations and masks; {how}")


def one_seat(name: str) -> Prepared:
    """One seat in Gymnasium against bots that play anything."""
    from tunnelier.adapters import gymnasium

    env, chance = gymnasium.make(name, bots=("random",)), random.Random(1)
    env.reset(seed=1)

    def play() -> float:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(any_of(info["action_mask"], chance))
            steps += 1
        return steps

    return warmed(play, "observations and masks; plain choice; the others answer too")


def vector(name: str) -> Prepared:
    """Gymnasium's vector environment, in self-play."""
    from tunnelier.adapters import gymnasium

    env = gymnasium.make_vec(name, COUNT)
    env.reset(seed=1)

    def play() -> float:
        env.step(env.batch.random_actions())
        return COUNT

    return warmed(play, "observations and masks are copied")


def warmed(play: Callable[[], float], note: str) -> Prepared:
    """Ready to run: compiled, and called once."""
    play()
    return Prepared(lambda seconds: play_for(seconds, play), note)


def contenders(names: Sequence[str]) -> list[Contender]:
    """Every kind of environment of every game, at its smallest table."""
    from tunnelier.games import meta

    kinds: dict[str, tuple[str, Callable[[str], Prepared]]] = {
        f"{COUNT} side by side, masks": ("tunnelier", lambda n: batch(n, COUNT, False)),
        f"{COUNT} side by side, features": ("tunnelier", lambda n: batch(n, COUNT, True)),
        f"{COUNT} in a Gymnasium vector": ("gymnasium", vector),
        "one alone, masks": ("tunnelier", lambda n: batch(n, 1, False)),
        "one alone, features": ("tunnelier", lambda n: batch(n, 1, True)),
        "one in PettingZoo": ("pettingzoo", lambda n: agents(n, False)),
        "one in PettingZoo, with its guards": ("pettingzoo", lambda n: agents(n, True)),
        "one seat in Gymnasium": ("gymnasium", one_seat),
    }
    return [
        Contender(f"{name}, {kind}", meta(name).seats[0], module, partial(prepare, name))
        for name in names
        for kind, (module, prepare) in kinds.items()
    ]


def by_the_processor(contender: Contender) -> Contender:
    """The same, and its seconds are the processor's: there is one thread, and others may work."""

    def prepare() -> Prepared:
        prepared = contender.prepare()

        def run(seconds: float) -> Measure:
            began = time.process_time()
            measured = prepared.run(seconds)
            return replace(measured, seconds=time.process_time() - began)

        return replace(prepared, run=run)

    return replace(contender, prepare=prepare)


def cells(row: Row, reference: Row) -> tuple[str, ...]:
    """One line of the table."""
    comparison = compare(row, reference)
    _, seats, ratio, rounds, note = comparison.cells()
    rate = "" if row.rate is None else f"{row.rate:,.0f}"
    return row.contender.name, seats, rate, ratio, rounds, note


def method(seconds: float, rounds: int, reference: Row) -> str:
    """How the figures came about."""
    return (
        "Answers per second of processor time, one thread: the median of "
        f"{rounds} interleaved rounds of {seconds / rounds:.2g} seconds each. Beside it the ratio "
        f"to “{reference.contender.name}” in the same run, with the lowest and highest round. "
        "Answers are random; choosing them is included. An anchor's step is a decision of "
        "random play, without masks or features."
    )


def markdown(report: dict[str, Any], lines: Sequence[tuple[str, ...]]) -> str:
    """The report as a page."""
    machine = ", ".join(f"{name} {value or 'none'}" for name, value in report["machine"].items())
    return "\n".join(
        [
            "# Environments",
            "",
            report["method"],
            "",
            f"Measured on {report['date']}: {machine}.",
            "",
            f"| {' | '.join(HEADINGS)} |",
            "| --- | ---: | ---: | ---: | ---: | --- |",
            *(f"| {' | '.join(line)} |" for line in lines),
            "",
        ]
    )


def print_table(report: dict[str, Any], lines: Sequence[tuple[str, ...]]) -> None:
    """Print the lines and how they were measured."""
    table = Table(box=box.ASCII2)
    for heading in HEADINGS:
        left = heading in ("environment", "note")
        table.add_column(heading, justify="left" if left else "right")
    for line in lines:
        table.add_row(*line)
    console = Console(highlight=False, markup=False, width=PIPED_WIDTH)
    console.print(table)
    console.print(report["method"])


def main() -> None:
    """Run the benchmark from the command line."""
    import tunnelier

    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--games", nargs="*", default=list(tunnelier.games()), metavar="GAME")
    command.add_argument("--seconds", type=positive(float), default=3.0, help="per environment")
    command.add_argument("--rounds", type=positive(int), default=3)
    command.add_argument("--quick", action="store_true", help=f"at most {QUICK_SECONDS} seconds")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures here")
    command.add_argument("--write", action="store_true", help="write bench/results/env.json, .md")
    options = command.parse_args()
    seconds = min(options.seconds, QUICK_SECONDS) if options.quick else options.seconds
    yardsticks = [each for each in anchors(SAMPLE_GAMES) if each.name in ANCHORS]
    everybody = map(by_the_processor, [*yardsticks, *contenders(options.games)])
    rows = measure([*everybody], seconds, options.rounds)
    lines = [cells(row, rows[0]) for row in rows]
    report = {
        "date": date.today().isoformat(),
        "machine": describe_machine(),
        "settings": {"seconds": seconds, "rounds": options.rounds, "threads": 1, "count": COUNT},
        "reference": rows[0].contender.name,
        "method": method(seconds, options.rounds, rows[0]),
        "rows": [compare(row, rows[0]).record() for row in rows],
    }
    print_table(report, lines)
    figures = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
    if options.json:
        save(options.json, figures)
    if options.write:
        save(RESULTS / "env.json", figures)
        save(RESULTS / "env.md", markdown(report, lines))


if __name__ == "__main__":
    main()
