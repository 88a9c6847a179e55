"""The ladder: whether every level of bots beats the one below it, in every game.

Two seats, swapped; and where more can play, one bot at a table of the other.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from speed import describe_machine, positive, save
from standings import figures_of, origin, with_the_others, won
from tunnelier.bots import LEVELS, PARTNERS
from tunnelier.games import games as known_games
from tunnelier.games import meta
from tunnelier.play.arena import Contest, contest

RESULTS = Path(__file__).parent / "results"
GAMES = 200
NAMES = list(LEVELS)
PAIRS = [
    ("engineer", "random"),
    *((above, below) for below, above in pairwise(NAMES)),
    ("policy", "engineer"),
    ("policy", "tiger"),
    *((above, below) for below, above in pairwise(["random", *PARTNERS])),
]
ALONE = [("master", "tiger"), ("policy", "engineer")]
"""Who sits alone at tables of whom, with three seats and more."""
METHOD = (
    "With two seats they are swapped after every game, and both games of a pair have the same "
    "chance; with more, one bot sits at a table of the other, on every seat in turn, and even "
    "chances are a third, a quarter and a fifth. Shared victories are split; the interval is "
    "Wilson's. Milliseconds are by the clock, one thread a bot, with as many games at once as "
    "cores: the level's, and those of whom it plays against; none where the cores had other work."
)
HEADINGS = ("game", "seats", "level", "against", "games", "wins", "95 % interval", "ms", "their ms")
TABLE = (*HEADINGS, "measured")
STEP = ("game", "players", "level", "against")
"""What a row is known by."""


class Step(NamedTuple):
    """A step of the ladder: whether the level above beats the one below."""

    game: str
    players: int
    above: str
    below: str

    def play(self, games: int, keep: Path | None) -> Contest:
        """So many games of it; with `keep`, those that are there are not played again."""
        return contest(
            self.game,
            [self.above, self.below],
            games,
            players=self.players,
            seed=1,
            file=keep / f"{'-'.join(map(str, self))}.jsonl" if keep else None,
            alone=self.players > 2,
        )


def steps_of(game: str) -> Iterator[Step]:
    """The whole ladder of a game, with every number of seats."""
    for above, below in PAIRS:
        yield Step(game, 2, above, below)
    for players in [seats for seats in meta(game).seats if seats > 2]:
        for above, below in ALONE:
            yield Step(game, players, above, below)


def ladder(steps: Sequence[Step], games: int, keep: Path | None) -> Iterator[dict[str, Any]]:
    """What every step comes to."""
    for step in steps:
        print(f"{' '.join(map(str, step))}, {games} games", file=sys.stderr)
        yield row(step.play(games, keep), describe_machine(), date.today())


def row(result: Contest, machine: dict[str, Any], day: date) -> dict[str, Any]:
    """What one step came to, from the upper level's side, and where and when it was played."""
    above, below = result.terms.bots
    standings = {standing.bot: standing for standing in result.table}
    return {
        "game": result.terms.game.meta.name,
        "players": result.terms.players,
        "level": above,
        "against": below,
        "games": standings[above].games,
        **standings[above].wins._asdict(),
        "milliseconds": standings[above].milliseconds,
        "their_milliseconds": standings[below].milliseconds,
        "date": day.isoformat(),
        "machine": machine,
    }


def cells(found: dict[str, Any]) -> tuple[str, ...]:
    """A row of the table."""
    step = (str(found[name]) for name in STEP)
    times = (time_of(found.get(name)) for name in ("milliseconds", "their_milliseconds"))
    return (*step, *won(found), *times)


def time_of(milliseconds: float | None) -> str:
    """A time in words; nothing where nobody took it on a machine with cores to spare."""
    return "" if milliseconds is None else f"{milliseconds:.1f}"


def markdown(rows: Sequence[dict[str, Any]]) -> str:
    """The whole report."""
    origins = list(dict.fromkeys(map(origin, rows)))
    lines = [
        "# Levels",
        "",
        METHOD,
        "",
        "Measured on",
        "",
        *(f"{number}. {each}" for number, each in enumerate(origins, start=1)),
        "",
        f"| {' | '.join(TABLE)} |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| {' | '.join((*cells(found), str(origins.index(origin(found)) + 1)))} |"
            for found in rows
        ),
    ]
    return "\n".join(lines) + "\n"


def write(rows: Sequence[dict[str, Any]]) -> None:
    """Put rows into `bench/results/levels.*`; what was measured before of other steps stays."""
    path = RESULTS / "levels.json"
    steps = (step for game in known_games() for step in steps_of(game))
    every = with_the_others(path, rows, STEP, steps)
    save(path, figures_of(METHOD, every))
    save(RESULTS / "levels.md", markdown(every))


def main() -> None:
    """Run the ladder from the command line."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--game", nargs="*", default=known_games(), help="which; all by default")
    command.add_argument("--level", nargs="*", help="only the steps of these, against whomever")
    command.add_argument("--games", type=positive(int), default=GAMES, help="a step")
    command.add_argument(
        "--keep", type=Path, help="a folder: an interrupted run goes on from there"
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures here")
    command.add_argument(
        "--write", action="store_true", help="write bench/results/levels.*; other steps stay there"
    )
    options = command.parse_args()
    steps = [
        step
        for game in options.game
        for step in steps_of(game)
        if not options.level or step.above in options.level
    ]
    rows: list[dict[str, Any]] = []
    for found in ladder(steps, options.games, options.keep):
        rows.append(found)
        print("  ".join(cells(found)), flush=True)
        if options.write:
            write(rows)
    if options.json:
        save(options.json, figures_of(METHOD, rows))


if __name__ == "__main__":
    main()
