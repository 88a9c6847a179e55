"""Many games at once, and compiling ahead."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rich.table import Table

from tunnelier.games import games as known_games
from tunnelier.games import load
from tunnelier.many.afar import simulate_with
from tunnelier.many.batch import Simulation
from tunnelier.many.batch import simulate as play_many
from tunnelier.many.crew import crew_of

from .screen import console, counting, ready, ready_to_think, say


def run_many(
    name: str,
    games: int,
    players: int | None,
    seed: int,
    threads: int | None,
    options: Mapping[str, str],
    device: str,
    as_json: bool,
    cluster: str | None = None,
) -> None:
    """Play random games and print the figures."""
    game = load(name)
    game.meta.check_options(options)
    game.meta.check_seats(game.meta.seats[0] if players is None else players)
    if device == "cpu":
        ready(game)
    elif cluster:
        raise ValueError("a cluster plays on processors: leave out --cluster, or --device")
    title = f"{game.meta.title}, random games"
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
        _print(result)


def _print(result: Simulation) -> None:
    figures = result.summary()
    say(
        f"{figures['games']} games, {figures['players']} players, seed {figures['seed']}: "
        f"{figures['decisions_per_game']:.1f} decisions a game, "
        f"{figures['decisions_per_second']:,.0f} decisions/s on "
        + (f"{figures['threads']} cores" if figures["device"] == "cpu" else "a graphics card")
    )
    table = Table("seat", "mean score", "share of victories", box=None, pad_edge=False)
    for seat in range(result.players):
        share = figures["win_share"][seat]
        table.add_row(str(seat), f"{figures['mean_scores'][seat]:.2f}", f"{share:.2%}")
    console.print(table)


def warm_up(names: list[str]) -> None:
    """Compile the rules and the bots of games ahead of their first use."""
    for name in names or list(known_games()):
        game = ready_to_think(load(name))
        say(f"{game.meta.title}: ready")
