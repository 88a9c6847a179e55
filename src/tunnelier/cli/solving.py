"""Small games solved, and bots held against perfect play: the command `solve`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from tunnelier.bots import bot
from tunnelier.core.numbers import plain
from tunnelier.games import load
from tunnelier.many.tree import Tree
from tunnelier.play.exact import Strategy, exploitability, of_bot, solve, values

from .screen import console, ready, ready_to_think, say, thinking
from .words import MESSAGES

DIGITS = 6


def run_solving(
    name: str,
    bots: Sequence[str],
    iterations: int,
    seeds: int,
    players: int | None,
    options: Mapping[str, str],
    as_json: bool,
    lang: str,
) -> None:
    """Solve a game, measure some bots, and say what came of it."""
    for each in bots:
        bot(each)  # says at once if there is none
    game = ready(load(name), lang)
    with thinking(MESSAGES["solving"].say(lang, title=game.meta.title)):
        tree = Tree.of(game, players, options)
        found = {f"CFR+ {iterations}": _measured(tree, solve(tree, iterations))}
    if bots:
        ready_to_think(game, lang, bots)
    for each in bots:
        with thinking(MESSAGES["measuring"].say(lang, bot=each)):
            found[each] = _measured(tree, of_bot(tree, each, seeds))
    figures = {
        "game": game.meta.name,
        "players": tree.players,
        "positions": len(tree.mover),
        "information_states": len(tree.asked),
        "strategies": found,
    }
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        _print(tree, found, lang)


def _measured(tree: Tree, strategy: Strategy) -> dict[str, Any]:
    return {
        "exploitability": exploitability(tree, strategy),
        "values": values(tree, strategy).tolist(),
    }


def _print(tree: Tree, found: Mapping[str, Mapping[str, Any]], lang: str) -> None:
    said = MESSAGES["solved"].filled(title=tree.game.meta.title, positions=len(tree.mover))
    say(said.say(lang, states=len(tree.asked)))
    table = Table(box=None, pad_edge=False)
    table.add_column(MESSAGES["heading-bot"].say(lang), no_wrap=True)
    table.add_column(MESSAGES["heading-exploitability"].say(lang), justify="right")
    for seat in range(tree.players):
        table.add_column(MESSAGES["heading-value"].say(lang, seat=str(seat)), justify="right")
    for name, each in found.items():
        numbers = (each["exploitability"], *each["values"])
        table.add_row(name, *(plain(number, lang, DIGITS) for number in numbers))
    console.print(table)
    say(MESSAGES["what-exploitability-is"].say(lang), "dim")
