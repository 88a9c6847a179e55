"""Bots against bots: the command `arena`."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich.table import Table

from tunnelier.many.crew import crew_of
from tunnelier.many.shares import Share
from tunnelier.play.arena import Contest, Duel, Terms, contest

from .screen import console, counting, errors, ready_to_think, say

INTERRUPTED = 130
WHAT_IS_WHAT = (
    "wins: share of victories with its 95 % interval, shared victories split; equal bots would "
    "have {fair}. score, lead: mean points, and mean points ahead of the best other seat. "
    "questions: those with a choice. rating: OpenSkill (Plackett-Luce), mu ± sigma; every bot "
    "starts at 25 ± 8.3."
)


def run_contest(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None,
    seed: int,
    threads: int | None,
    options: Mapping[str, str],
    seconds: float | None,
    file: Path | None,
    as_json: bool,
    cluster: str | None = None,
) -> None:
    """Let bots play each other and print the figures."""
    terms = Terms.of(game, bots, players, seed, options, seconds)
    kept = file or _kept_path(terms, games)
    ready_to_think(terms.game)
    done = 0
    try:
        title = f"{terms.game.meta.title}, {' – '.join(bots)}"
        with crew_of(cluster, threads) as crew, counting(title, games) as advance:

            def count(finished: int) -> None:
                nonlocal done
                done += finished
                advance(finished)

            result = contest(
                terms.game,
                bots,
                games,
                players,
                seed,
                options=options,
                progress=count,
                file=kept,
                seconds=seconds,
                crew=crew,
            )
    except KeyboardInterrupt:
        errors.print(
            f"Stopped after {done} of {games} games, kept in {kept}. "
            "The same command goes on from there.",
            soft_wrap=True,
        )
        raise typer.Exit(INTERRUPTED) from None
    if file is None:
        kept.unlink()
    if as_json:
        print(json.dumps(result.summary(), indent=2))
    else:
        _print(result)


def bot_names(words: Sequence[str]) -> list[str]:
    """Bots, with commas between them or not."""
    return [name for word in words for name in word.split(",") if name]


def _kept_path(terms: Terms, games: int) -> Path:
    """Where a contest waits to be gone on with, if no file is named."""
    state = os.environ.get("XDG_STATE_HOME")
    root = Path(state) if state else Path.home() / ".local" / "state"
    what = json.dumps([terms.header, games])
    name = hashlib.sha256(what.encode()).hexdigest()[:16]
    return root / "tunnelier" / "arena" / f"{name}.jsonl"


# --- the report


def _print(result: Contest) -> None:
    terms, games = result.terms, len(result.played)
    say(f"{terms.game.meta.title}: {games} games, {terms.players} seats, seed {terms.seed}")
    for duel in result.duels:
        say(_sentence(duel, terms.players), "bold")
    say("")
    console.print(_standings(result))
    say("")
    console.print(_seats(result))
    say("")
    say(WHAT_IS_WHAT.format(fair=_percent(1 / terms.players)), "dim")
    if not result.balanced:
        say(
            f"Not balanced: every seating comes up equally often in {result.rotation} games or a "
            f"multiple, not in {games}.",
            "dim",
        )


def _sentence(duel: Duel, players: int) -> str:
    verb = "beats" if players == 2 else "finishes ahead of"
    share, low, high, games = duel.ahead
    interval = f"{100 * low:.1f}–{100 * high:.1f}"
    return (
        f"{duel.one} {verb} {duel.other} in {_percent(share)} of {games} games (95 %: {interval})"
    )


def _standings(result: Contest) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for heading in ("games", "wins", "score", "lead", "questions", "ms a question", "rating"):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in result.table:
        table.add_row(
            standing.bot,
            str(standing.games),
            _with_interval(standing.wins),
            f"{standing.score:.1f}",
            f"{standing.margin:+.1f}",
            str(standing.questions),
            f"{standing.milliseconds:.1f}",
            f"{standing.mu:.1f} ± {standing.sigma:.1f}",
        )
    return table


def _seats(result: Contest) -> Table:
    """Victories by seat: of all together, then of each bot."""
    names = [standing.bot for standing in result.table]
    table = Table(box=None, pad_edge=False)
    table.add_column("wins on seat", no_wrap=True)
    for heading in ("all", *names):
        table.add_column(heading, justify="right")
    for seat, share in enumerate(result.seats):
        shares = (standing.seats[seat] for standing in result.table)
        own = (_percent(each.share) if each else "–" for each in shares)
        table.add_row(str(seat), _with_interval(share), *own)
    return table


def _with_interval(share: Share) -> str:
    return f"{_percent(share.share)} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
