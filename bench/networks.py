"""Two networks of one game against each other, without any search, many matches side by side.

Each plays what it likes best. With two seats they change them from match to match; with more, one
sits at a table of the other, on every seat in turn.
"""

import argparse
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from speed import positive
from tunnelier.core.game import Game
from tunnelier.games import load, names
from tunnelier.learn.checkpoint import Checkpoint, read
from tunnelier.learn.net import Net, put_weights
from tunnelier.learn.play import half
from tunnelier.learn.settings import Settings
from tunnelier.learn.tables import Tables, tables_on
from tunnelier.many.shares import share_of

LOOKS = 16
"""So many answers are given before it is asked whether all matches have ended."""


def net_of(kept: Checkpoint, tables: Tables) -> Net:
    """The network of a checkpoint, where the tables are."""
    settings, layout = Settings.read(kept.settings), tables.layout
    sizes = layout.size, tables.moves, tables.places
    net = Net(*sizes, settings.width, settings.blocks, layout.groups, settings.eyes)
    put_weights(net, kept.weights)
    return net.to(tables.seat.device)


@torch.no_grad()
def meet(
    game: Game, one: Checkpoint, other: Checkpoint, players: int, count: int, device: str, seed: int
) -> Tensor:
    """What the one won of each match; a shared victory is split."""
    tables = tables_on(device, game, game.new(players, {}), count, seed)
    nets = [net_of(kept, tables) for kept in (one, other)]
    seen, where = tables.room(1)[0], tables.seat.device
    place = torch.arange(count, device=where) % players
    won, open_ = torch.zeros(count, device=where), torch.ones(count, dtype=bool, device=where)
    tables.begin(leg=0)
    while open_.any():
        for _ in range(LOOKS):
            tables.look(seen)
            with half(device == "cuda"):
                likings = [net(seen)[0].float() for net in nets]
            liking = torch.where((tables.seat == place)[:, None], *likings)
            tables.answers.copy_(liking.masked_fill_(~tables.mask.bool(), -torch.inf).argmax(-1))
            tables.advance()
            ended = tables.done.bool() & open_
            share = (tables.reward.gather(1, place[:, None])[:, 0] * (players - 1) + 1) / players
            won = torch.where(ended, share, won)
            open_ &= ~ended
    return won.cpu()


def main() -> None:
    """Let two checkpoints meet, from the command line."""
    command: Any = argparse.ArgumentParser(description=__doc__)
    command.add_argument("game", choices=names())
    command.add_argument("one", type=Path, help="a checkpoint")
    command.add_argument("other", type=Path)
    command.add_argument("--players", nargs="*", type=positive(int), help="all by default")
    command.add_argument("--matches", type=positive(int), default=65_536)
    command.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    command.add_argument("--seed", type=int, default=1)
    options = command.parse_args()
    game = load(options.game)
    one, other = read(options.one), read(options.other)
    for players in options.players or game.meta.seats:
        terms = players, options.matches, options.device, options.seed
        won = meet(game, one, other, *terms)
        share = share_of(float(won.sum()), len(won))
        print(
            f"{players} seats: {share.share:.1%} ({share.low:.1%} to {share.high:.1%}) "
            f"of {share.trials} matches; even chances are {1 / players:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
