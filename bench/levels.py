"""The ladder: whether every level of bots beats the one below it, in every game.

Two seats, swapped; and where more can play, one bot at a table of the other.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from functools import partial
from itertools import pairwise
from math import fsum
from pathlib import Path
from typing import Any

from speed import describe_machine, positive, save
from tunnelier.bots import LEVELS
from tunnelier.games import games as known_games
from tunnelier.games import meta
from tunnelier.many.crew import Local, work
from tunnelier.many.shares import share_of
from tunnelier.play.arena import Contest, Fixture, Played, Terms, alone, contest, play, rehearse

RESULTS = Path(__file__).parent / "results"
GAMES = 200
NAMES = list(LEVELS)
PAIRS = [
    ("engineer", "random"),
    *((above, below) for below, above in pairwise(NAMES)),
    ("policy", "engineer"),
    ("policy", "tiger"),
]
ALONE = [("master", "tiger"), ("policy", "engineer")]
"""Who sits alone at tables of whom, with three seats and more."""
HEADINGS = ("game", "seats", "level", "against", "wins", "95 % interval", "ms a question")


def ladder(names: Sequence[str], games: int, keep: Path | None) -> Iterator[dict[str, Any]]:
    """Every game and every step of the ladder; with `keep`, what was played is not played again."""
    for name in names:
        for above, below in PAIRS:
            print(f"{name}: {above} against {below}, {games} games", file=sys.stderr)
            file = keep / f"{name}-{above}-{below}.jsonl" if keep else None
            yield row(contest(name, [above, below], games, players=2, seed=1, file=file))
        for players in [seats for seats in meta(name).seats if seats > 2]:
            for above, below in ALONE:
                print(f"{name}: one {above}, {players} seats, {games} games", file=sys.stderr)
                yield row_alone(name, above, below, players, games)


def row(result: Contest) -> dict[str, Any]:
    """What one step came to, from the upper level's side."""
    above, below = result.terms.bots
    upper = next(standing for standing in result.table if standing.bot == above)
    return {
        "game": result.terms.game.meta.name,
        "players": 2,
        "level": above,
        "against": below,
        "games": upper.games,
        **upper.wins._asdict(),
        "milliseconds": upper.milliseconds,
    }


def row_alone(name: str, above: str, below: str, players: int, games: int) -> dict[str, Any]:
    """How one bot did at tables of the other."""
    terms = Terms.of(name, [above, below], players, seed=1)
    rehearse(terms)
    chunks = work(Local(), partial(play_all, terms), alone(players, games))
    lone = [(each, each.bots.index(above)) for chunk in chunks for each in chunk]
    seconds = fsum(each.seconds[seat] for each, seat in lone)
    questions = sum(each.questions[seat] for each, seat in lone)
    return {
        "game": name,
        "players": players,
        "level": above,
        "against": below,
        "games": games,
        **share_of(fsum(each.wins(seat) for each, seat in lone), games)._asdict(),
        "milliseconds": 1000 * seconds / max(1, questions),
    }


def play_all(terms: Terms, fixtures: Sequence[Fixture]) -> list[Played]:
    """Some games, one after another."""
    return [play(terms, fixture)[0] for fixture in fixtures]


def cells(found: dict[str, Any]) -> tuple[str, ...]:
    """A row of the table."""
    return (
        found["game"],
        str(found["players"]),
        found["level"],
        found["against"],
        f"{found['share']:.1%}",
        f"{found['low']:.1%} to {found['high']:.1%}",
        f"{found['milliseconds']:.1f}",
    )


def markdown(report: dict[str, Any]) -> str:
    """The whole report."""
    machine = ", ".join(f"{name} {value or 'none'}" for name, value in report["machine"].items())
    lines = [
        "# Levels",
        "",
        report["method"],
        "",
        f"Measured on {report['date']}: {machine}.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: |",
        *(f"| {' | '.join(cells(found))} |" for found in report["rows"]),
    ]
    return "\n".join(lines) + "\n"


def with_the_others(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows measured now, and those kept of games that were not."""
    path = RESULTS / "levels.json"
    kept = json.loads(path.read_text(encoding="utf-8"))["rows"] if path.exists() else []
    measured = {found["game"] for found in rows}
    every = [found for found in kept if found["game"] not in measured] + rows
    return sorted(every, key=lambda found: known_games().index(found["game"]))


def main() -> None:
    """Run the ladder from the command line."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--game", nargs="*", default=known_games(), help="which; all by default")
    command.add_argument("--games", type=positive(int), default=GAMES, help="a step")
    command.add_argument(
        "--keep", type=Path, help="a folder: an interrupted run goes on from there"
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures here")
    command.add_argument(
        "--write", action="store_true", help="write bench/results/levels.*; other games stay there"
    )
    options = command.parse_args()
    rows = []
    for found in ladder(options.game, options.games, options.keep):
        rows.append(found)
        print("  ".join(cells(rows[-1])), flush=True)
    report = {
        "date": date.today().isoformat(),
        "machine": describe_machine(),
        "method": (
            f"{options.games} games a step. With two seats they are swapped after every game, and "
            "both games of a pair have the same chance; with more, one bot sits at a table of the "
            "other, on every seat in turn, and even chances are a third, a quarter and a fifth. "
            "Shared victories are split; the interval is Wilson's. Milliseconds are by the clock, "
            "one thread a bot, with as many games at once as cores."
        ),
        "rows": rows,
    }
    figures = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
    if options.json:
        save(options.json, figures)
    if options.write:
        report["rows"] = with_the_others(rows)
        figures = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
        save(RESULTS / "levels.json", figures)
        save(RESULTS / "levels.md", markdown(report))


if __name__ == "__main__":
    main()
