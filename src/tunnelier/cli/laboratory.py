"""Many games between bots, kept: the commands `lab` and `dataset`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from tunnelier.core.game import LAYOUTS
from tunnelier.core.meta import Meta
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.numbers import percent
from tunnelier.games import load
from tunnelier.lab import Sample, figures, report, study
from tunnelier.lab.dataset import card, write_answers
from tunnelier.lab.store import arrow
from tunnelier.many.crew import crew_of
from tunnelier.play.arena import Terms

from .contest import INTERRUPTED, title_of
from .screen import counting, errors, ready_to_think, say
from .words import MESSAGES

ALL = "all"


@dataclass(frozen=True)
class Asked:
    """What is to be played, and where it is kept."""

    game: str
    bots: Sequence[str]
    games: int
    players: str | None
    seed: int
    threads: int | None
    options: Mapping[str, str]
    folder: Path
    lang: str


def run_lab(asked: Asked, actions: bool, cluster: str | None) -> None:
    """Play, count, and write the report."""
    samples = _played(asked, actions, cluster)
    counted = [figures(sample, asked.lang) for sample in samples]
    _write(asked.folder, samples[0].terms.game.meta, counted, asked.lang)


def run_dataset(asked: Asked, layout: str) -> None:
    """Play, and write every answer and the card."""
    if layout not in LAYOUTS:
        raise Mistake(MESSAGES["dataset-layout"], said=quoted(layout), known=", ".join(LAYOUTS))
    samples, folder, lang = _played(asked, actions=True), asked.folder, asked.lang
    written = [write_answers(sample, folder, layout) for sample in samples]
    path = folder / "README.md"
    path.write_text(card(samples, written, layout, lang), encoding="utf-8")
    for each in written:
        said = MESSAGES["dataset-written"].filled(
            games=MESSAGES["counted-games"].filled(number=each.matches),
            players=MESSAGES["counted-players"].filled(number=each.players),
        )
        say(said.say(lang, answers=each.answers))
    say(MESSAGES["dataset-card"].say(lang, path=path))


def _played(asked: Asked, actions: bool, cluster: str | None = None) -> list[Sample]:
    """The games, those that are there already and the missing ones."""
    arrow()
    game, bots, games, folder = load(asked.game), asked.bots, asked.games, asked.folder
    seed, options, lang = asked.seed, asked.options, asked.lang
    counts = seat_counts(game.meta, asked.players)
    Terms.of(game, bots, counts[0], seed, options, fewest=1)
    ready_to_think(game, lang, bots)
    title = title_of(game.meta.title, bots, lang)
    try:
        with (
            crew_of(cluster, asked.threads) as crew,
            counting(title, games * len(counts)) as advance,
        ):
            return study(game, bots, games, folder, counts, seed, options, actions, crew, advance)
    except KeyboardInterrupt:
        errors.print(MESSAGES["lab-stopped"].say(lang, folder=folder), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


def seat_counts(meta: Meta, asked: str | None) -> list[int]:
    """The numbers of players that somebody asks for: `3`, `2,3,4` or `all`."""
    if asked is None:
        return [meta.seats[0]]
    if asked == ALL:
        return list(meta.seats)
    words = asked.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise Mistake(MESSAGES["lab-players"], said=quoted(asked), all=ALL)
    return [meta.check_seats(count) for count in sorted({int(word) for word in words})]


def _write(folder: Path, meta: Meta, counted: Sequence[dict[str, Any]], lang: str) -> None:
    text = json.dumps(counted, ensure_ascii=False, separators=(",", ":"))
    (folder / "report.json").write_text(text + "\n", encoding="utf-8")
    page = folder / "report.html"
    page.write_text(report(meta, counted, lang), encoding="utf-8")
    for sample in counted:
        shares = [f"{s['name']} {percent(s['wins']['share'], lang)}" for s in sample["seats"]]
        said = MESSAGES["lab-sample"].filled(
            games=MESSAGES["counted-games"].filled(number=sample["games"]),
            players=MESSAGES["counted-players"].filled(number=sample["players"]),
            shares=", ".join(shares),
        )
        say(said.say(lang))
    say(MESSAGES["lab-report"].say(lang, path=page))
