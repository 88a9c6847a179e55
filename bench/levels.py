"""Whether every level of bots beats the one below it, in every game: two seats, swapped."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

from speed import describe_machine, positive, save
from tunnelier.bots import LEVELS
from tunnelier.games import games as known_games
from tunnelier.play.arena import Contest, contest

RESULTS = Path(__file__).parent / "results"
GAMES = 200
NAMES = list(LEVELS)
PAIRS = [
    ("engineer", "random"),
    *((above, below) for below, above in pairwise(NAMES)),
]
HEADINGS = ("game", "level", "against", "wins", "95 % interval", "ms a question")


def ladder(names: Sequence[str], games: int, keep: Path | None) -> Iterator[Contest]:
    """Every game and every step of the ladder; with `keep`, what was played is not played again."""
    for name in names:
        for above, below in PAIRS:
            print(f"{name}: {above} against {below}, {games} games", file=sys.stderr)
            file = keep / f"{name}-{above}-{below}.jsonl" if keep else None
            yield contest(name, [above, below], games, players=2, seed=1, file=file)


def row(result: Contest) -> dict[str, Any]:
    """What one step came to, from the upper level's side."""
    above, below = result.terms.bots
    upper = next(standing for standing in result.table if standing.bot == above)
    return {
        "game": result.terms.game.meta.name,
        "level": above,
        "against": below,
        "games": upper.games,
        **upper.wins._asdict(),
        "milliseconds": upper.milliseconds,
        "seats": [seat.share for seat in result.seats],
    }


def cells(found: dict[str, Any]) -> tuple[str, ...]:
    """A row of the table."""
    return (
        found["game"],
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
        "| --- | --- | --- | ---: | ---: | ---: |",
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
    for result in ladder(options.game, options.games, options.keep):
        rows.append(row(result))
        print("  ".join(cells(rows[-1])), flush=True)
    report = {
        "date": date.today().isoformat(),
        "machine": describe_machine(),
        "method": (
            f"{options.games} games a step with two seats, swapped after every game; both games of "
            "a pair have the same chance. Shared victories are split; the interval is Wilson's. "
            "Milliseconds are by the clock, one thread a bot, with as many games at once as cores."
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
