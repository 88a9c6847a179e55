"""Many games at once, and compiling ahead."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rich.table import Table

from tunnelier.core.mistakes import Mistake
from tunnelier.core.numbers import percent, plain
from tunnelier.games import games as known_games
from tunnelier.games import load
from tunnelier.many.afar import simulate_with
from tunnelier.many.batch import Simulation
from tunnelier.many.batch import simulate as play_many
from tunnelier.many.crew import crew_of

from .screen import console, counting, ready, ready_to_think, say
from .words import MESSAGES

HEADINGS = ("seat", "mean-score", "share")


def run_many(
    name: str,
    games: int,
    players: int | None,
    seed: int,
    threads: int | None,
    options: Mapping[str, str],
    device: str,
    as_json: bool,
    cluster: str | None,
    lang: str,
) -> None:
    """Play random games and print the figures."""
    game = load(name)
    game.meta.check_options(options)
    game.meta.check_seats(game.meta.seats[0] if players is None else players)
    if device == "cpu":
        ready(game, lang)
    elif cluster:
        raise Mistake(MESSAGES["cluster-on-processors"])
    title = MESSAGES["random-games"].say(lang, title=game.meta.title)
    if cluster:
        with crew_of(cluster, threads) as crew, counting(title, games) as advance:
            result = simulate_with(crew, name, games, players, seed, options, advance)
    else:
        with counting(title, games) as advance:
            result = play_many(
                game, games, players, seed, threads, device, options, advance, keep_rows=False
            )
    if as_json:
        print(json.dumps(result.summary(), indent=2))
    else:
        _print(result, lang)


def _print(result: Simulation, lang: str) -> None:
    figures = result.summary()
    cores = MESSAGES["on-cores"].filled(number=figures["threads"])
    said = MESSAGES["simulated"].filled(
        games=MESSAGES["counted-games"].filled(number=figures["games"]),
        players=MESSAGES["counted-players"].filled(number=figures["players"]),
        seed=str(figures["seed"]),
        each=plain(figures["decisions_per_game"], lang, 1),
        rate=plain(figures["decisions_per_second"], lang),
        where=cores if figures["device"] == "cpu" else MESSAGES["on-a-card"],
    )
    say(said.say(lang))
    headings = (MESSAGES[f"heading-{heading}"].say(lang) for heading in HEADINGS)
    table = Table(*headings, box=None, pad_edge=False)
    for seat in range(result.players):
        score, share = figures["mean_scores"][seat], figures["win_share"][seat]
        table.add_row(str(seat), plain(score, lang, 2), percent(share, lang, 2))
    console.print(table)


def warm_up(names: list[str], lang: str) -> None:
    """Compile the rules and the bots of games ahead of their first use."""
    for name in names or list(known_games()):
        game = ready_to_think(load(name), lang)
        say(MESSAGES["ready"].say(lang, title=game.meta.title))
