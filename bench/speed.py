"""Measure random play of every Tunnelier game beside the anchors, all in one run."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from anchors import Contender, Prepared, anchors, tunnelier_contenders

RESULTS = Path(__file__).parent / "results"
PACKAGES = ("tunnelier", "numpy", "numba", "open_spiel", "catanatron")
HEADINGS = ("contender", "seats", "ratio", "rounds", "note")
NUMERIC = ("seats", "ratio", "rounds")
NOT_INSTALLED = "not installed (pip install '.[bench]')"
PIPED_WIDTH = 130
QUICK_SECONDS = 0.6
QUICK_SAMPLE_GAMES = 50
SAMPLE_GAMES = 1000


@dataclass
class Row:
    """What the rounds found about one contender."""

    contender: Contender
    prepared: Prepared | None
    rates: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float | None:
        """Decisions per second in the median round."""
        return median(self.rates) if self.rates else None

    def play(self, seconds: float) -> None:
        """Add one round of about so many seconds."""
        if self.prepared is None:
            return
        measure = self.prepared.run(seconds)
        self.rates.append(measure.rate)
        if measure.note:
            self.notes.append(measure.note)

    @property
    def note(self) -> str:
        """Everything worth telling about this row, once."""
        if self.prepared is None:
            return NOT_INSTALLED
        return "; ".join(dict.fromkeys(filter(None, (self.prepared.note, *self.notes))))


@dataclass(frozen=True)
class Comparison:
    """One row set against the reference."""

    row: Row
    ratio: float | None
    lowest: float | None
    highest: float | None

    def cells(self) -> tuple[str, ...]:
        """The row as the texts of the printed table."""
        spread = "" if self.lowest is None else f"{shown(self.lowest)} to {shown(self.highest)}"
        seats = str(self.row.contender.seats or "")
        return (self.row.contender.name, seats, shown(self.ratio), spread, self.row.note)

    def record(self) -> dict[str, Any]:
        """The row with its raw figures, for JSON."""
        return {
            "contender": self.row.contender.name,
            "seats": self.row.contender.seats or None,
            "installed": self.row.prepared is not None,
            "decisions_per_second": self.row.rate,
            "decisions_per_second_by_round": self.row.rates,
            "ratio": self.ratio,
            "ratio_lowest": self.lowest,
            "ratio_highest": self.highest,
            "note": self.row.note,
        }


def shown(ratio: float | None) -> str:
    """A ratio with about three digits, or nothing."""
    if ratio is None:
        return ""
    if ratio >= 100:
        return f"{ratio:,.0f}"
    return f"{ratio:.1f}" if ratio >= 10 else f"{ratio:.2f}"


def measure(contenders: Sequence[Contender], seconds: float, rounds: int) -> list[Row]:
    """Prepare every contender, then play them in turn, round after round."""
    rows = [Row(each, each.prepare() if each.installed else None) for each in contenders]
    for _ in range(rounds):
        for row in rows:
            row.play(seconds / rounds)
    return rows


def compare(row: Row, reference: Row) -> Comparison:
    """Divide medians for the ratio, and round by round for its spread."""
    if row.rate is None or reference.rate is None:
        return Comparison(row, None, None, None)
    by_round = [own / base for own, base in zip(row.rates, reference.rates, strict=True)]
    return Comparison(row, row.rate / reference.rate, min(by_round), max(by_round))


def processor() -> str:
    """The processor's model name."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text().splitlines() if information.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def installed_version(package: str) -> str | None:
    """The installed version of a package, if any."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def describe_machine() -> dict[str, Any]:
    """The machine and the versions that the figures belong to."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **{package: installed_version(package) for package in PACKAGES},
    }


def method(seconds: float, rounds: int, reference: Row) -> str:
    """How the figures came about, in a few sentences."""
    absent = "" if reference.rate else "The reference did not run, so there are no ratios. "
    return absent + (
        "Decisions per second of random play, one thread unless said otherwise, as a ratio to "
        f"“{reference.contender.name}” in the same run: the median of {rounds} interleaved rounds "
        f"of {seconds / rounds:.2g} seconds each, with the lowest and highest round beside it. "
        "Decisions are players' answers; chance moves do not count. "
        "For compiled rollouts they are estimated: rollouts per second times the mean number "
        "of decisions of random games driven from Python."
    )


def markdown(report: dict[str, Any], comparisons: Sequence[Comparison]) -> str:
    """The whole report as Markdown."""
    machine = ", ".join(f"{name} {value or 'none'}" for name, value in report["machine"].items())
    lines = [
        "# Speed",
        "",
        report["method"],
        "",
        f"Measured on {report['date']}: {machine}.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        "| --- | ---: | ---: | ---: | --- |",
        *(f"| {' | '.join(each.cells())} |" for each in comparisons),
    ]
    return "\n".join(lines) + "\n"


def print_table(report: dict[str, Any], comparisons: Sequence[Comparison]) -> None:
    """Print the ratios and how they were measured."""
    table = Table(box=box.ASCII2)
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading in NUMERIC else "left")
    for comparison in comparisons:
        table.add_row(*comparison.cells())
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    console = Console(highlight=False, markup=False, width=width)
    console.print(table)
    console.print(report["method"])


def save(path: Path, text: str) -> None:
    """Write a text file, making its folder if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def positive(kind: type[int] | type[float]) -> Any:
    """An argument type that takes only numbers above zero."""

    def number(text: str) -> float:
        value = kind(text)
        if value <= 0:
            raise argparse.ArgumentTypeError(f"{text} is not above zero")
        return value

    return number


def parser() -> argparse.ArgumentParser:
    """The command line."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument(
        "--games", nargs="*", metavar="GAME", help="Tunnelier games; all by default, none if empty"
    )
    arguments.add_argument(
        "--seconds", type=positive(float), default=5.0, help="per contender, over all rounds"
    )
    arguments.add_argument(
        "--rounds", type=positive(int), default=3, help="interleaved rounds, of which the median"
    )
    arguments.add_argument(
        "--quick", action="store_true", help=f"at most {QUICK_SECONDS} seconds per contender"
    )
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write all figures here")
    arguments.add_argument(
        "--write", action="store_true", help="write bench/results/speed.json and speed.md"
    )
    return arguments


def main() -> None:
    """Run the benchmark from the command line."""
    command = parser()
    options = command.parse_args()
    seconds = min(options.seconds, QUICK_SECONDS) if options.quick else options.seconds
    try:
        contenders = tunnelier_contenders(options.games)
    except ValueError as problem:
        command.error(str(problem))
    yardsticks = anchors(QUICK_SAMPLE_GAMES if options.quick else SAMPLE_GAMES)
    rows = measure([*yardsticks, *contenders], seconds, options.rounds)
    reference = rows[0]
    comparisons = [compare(row, reference) for row in rows]
    report = {
        "date": date.today().isoformat(),
        "machine": describe_machine(),
        "settings": {"seconds": seconds, "rounds": options.rounds, "cores": os.cpu_count()},
        "reference": reference.contender.name,
        "method": method(seconds, options.rounds, reference),
        "rows": [comparison.record() for comparison in comparisons],
    }
    print_table(report, comparisons)
    figures = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
    if options.json:
        save(options.json, figures)
    if options.write:
        save(RESULTS / "speed.json", figures)
        save(RESULTS / "speed.md", markdown(report, comparisons))


if __name__ == "__main__":
    main()
