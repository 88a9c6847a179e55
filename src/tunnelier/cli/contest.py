"""Bots against bots: the command `arena`."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich.table import Table

from tunnelier.core.language import Phrase
from tunnelier.core.numbers import percent, plain, signed
from tunnelier.many.crew import crew_of
from tunnelier.many.shares import Share
from tunnelier.play.arena import Contest, Duel, Terms, contest

from .screen import console, counting, errors, ready_to_think, say
from .words import MESSAGES

INTERRUPTED = 130
HEADINGS = ("games", "wins", "score", "lead", "questions", "time", "rating")
SPACED = ("wins", "rating")
"""The columns with spaces between their numbers."""
BEGINNERS = 25.0, 25.0 / 3
"""The rating of a bot that has not played: mu and sigma of OpenSkill."""


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
    cluster: str | None,
    lang: str,
) -> None:
    """Let bots play each other and print the figures."""
    terms = Terms.of(game, bots, players, seed, options, seconds)
    kept = file or _kept_path(terms, games)
    ready_to_think(terms.game, lang, terms.bots)
    done = 0
    try:
        title = title_of(terms.game.meta.title, bots, lang)
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
            MESSAGES["contest-stopped"].say(lang, done=done, games=games, path=kept),
            soft_wrap=True,
        )
        raise typer.Exit(INTERRUPTED) from None
    if file is None:
        kept.unlink()
    if as_json:
        print(json.dumps(result.summary(), indent=2))
    else:
        _print(result, lang)


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


def title_of(game: str, bots: Sequence[str], lang: str) -> str:
    """What stands before the bar while bots play."""
    return MESSAGES["contest-of"].say(lang, title=game, bots=" – ".join(bots))


# --- the report


def _print(result: Contest, lang: str) -> None:
    terms, games = result.terms, len(result.played)
    said = MESSAGES["contest"].filled(
        title=terms.game.meta.title,
        games=_counted("games", games),
        seats=_counted("seats", terms.players),
        seed=str(terms.seed),
    )
    say(said.say(lang))
    for duel in result.duels:
        say(_sentence(duel, terms.players, lang), "bold")
    say("")
    console.print(_standings(result, lang))
    say("")
    console.print(_seats(result, lang))
    say("")
    mu, sigma = plain(BEGINNERS[0], lang), plain(BEGINNERS[1], lang, 1)
    fair = percent(1 / terms.players, lang)
    say(MESSAGES["what-is-what"].say(lang, fair=fair, mu=mu, sigma=sigma), "dim")
    for standing in result.table:
        if standing.stumbles:
            count, why = len(standing.stumbles), standing.stumbles[0]
            said = MESSAGES["stumbled-so-often"].filled(bot=standing.bot, count=count, why=why)
            say(said.say(lang), "red")
    if not result.balanced:
        unbalanced = MESSAGES["not-balanced"].filled(rotation=result.rotation, games=games)
        say(unbalanced.say(lang), "dim")


def _counted(things: str, number: int) -> Phrase:
    return MESSAGES[f"counted-{things}"].filled(number=number)


def _sentence(duel: Duel, players: int, lang: str) -> str:
    share, low, high, games = duel.ahead
    return MESSAGES["duel-of-two" if players == 2 else "duel-of-many"].say(
        lang,
        one=duel.one,
        other=duel.other,
        share=percent(share, lang),
        games=_counted("games", games),
        low=plain(100 * low, lang, 1),
        high=plain(100 * high, lang, 1),
    )


def _standings(result: Contest, lang: str) -> Table:
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    table.add_column(MESSAGES["heading-bot"].say(lang), no_wrap=True)
    for heading in HEADINGS:
        said = MESSAGES[f"heading-{heading}"].say(lang)
        table.add_column(said, justify="right", no_wrap=heading in SPACED)
    for standing in result.table:
        table.add_row(
            standing.bot,
            plain(standing.games, lang),
            _with_interval(standing.wins, lang),
            plain(standing.score, lang, 1),
            signed(standing.margin, lang),
            plain(standing.questions, lang),
            plain(standing.milliseconds, lang, 1),
            f"{plain(standing.mu, lang, 1)} ± {plain(standing.sigma, lang, 1)}",
        )
    return table


def _seats(result: Contest, lang: str) -> Table:
    """Victories by seat: of all together, then of each bot."""
    table = Table(box=None, pad_edge=False)
    table.add_column(MESSAGES["heading-wins-on-seat"].say(lang), no_wrap=True)
    for heading in (MESSAGES["heading-all"].say(lang), *(each.bot for each in result.table)):
        table.add_column(heading, justify="right")
    for seat, share in enumerate(result.seats):
        shares = (standing.seats[seat] for standing in result.table)
        own = (percent(each.share, lang) if each else "–" for each in shares)
        table.add_row(str(seat), _with_interval(share, lang), *own)
    return table


def _with_interval(share: Share, lang: str) -> str:
    low, high = (plain(100 * end, lang, 1) for end in (share.low, share.high))
    return MESSAGES["share-and-interval"].say(
        lang, share=percent(share.share, lang), low=low, high=high
    )
