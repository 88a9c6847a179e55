"""A study: games between bots, as many as asked for, for every number of players asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tunnelier.bots import Given
from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake
from tunnelier.games import load
from tunnelier.many.crew import Crew, Local, work
from tunnelier.many.words import MESSAGES as OF_MANY
from tunnelier.play.arena import Terms, fixtures, rehearse

from .notes import note_chunk
from .store import Store


class Sample(NamedTuple):
    """The games of one number of players: what was played, and the table of it."""

    terms: Terms
    games: Any
    """A pyarrow table, a row a game, in the order of the games."""


def study(
    game: str | Game,
    bots: Sequence[Given],
    games: int,
    folder: Path | str,
    players: Iterable[int] | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    actions: bool = False,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Sample]:
    """Play `games` games for every number of players, and keep them in `folder`.

    One bot sits on all seats; several sit everywhere equally often. The same `seed` gives the same
    games, whoever plays them. What is in the folder already is not played again; with `actions` all
    moves are kept too. `progress` is called with the number of games finished since the last call.
    """
    if games < 1:
        raise Mistake(OF_MANY["error-games"], said=games)
    game = load(game) if isinstance(game, str) else game
    counts = list(game.meta.seats[:1] if players is None else players)
    terms = [Terms.of(game, bots, count, seed, options, fewest=1) for count in counts]
    stores = [Store(Path(folder), each, actions) for each in terms]
    there = [store.begin() for store in stores]  # all are looked at before anything is played
    crew, told = crew or Local(), progress or (lambda finished: None)
    return [
        Sample(store.terms, _complete(store, games, found, crew, told))
        for store, found in zip(stores, there, strict=True)
    ]


def _complete(
    store: Store, games: int, there: set[int], crew: Crew, progress: Callable[[int], None]
) -> Any:
    """The first so many games of a store, the missing ones played."""
    wanted = fixtures(len(store.terms.bots), store.terms.players, games)
    missing = [fixture for fixture in wanted if fixture.number not in there]
    progress(games - len(missing))
    if missing:
        rehearse(store.terms)
        try:
            with closing(work(crew, partial(note_chunk, store.terms), missing)) as chunks:
                for chunk in chunks:
                    store.add(chunk)
                    progress(len(chunk))
        finally:
            store.save()
    table = store.finish()
    return table.filter([number < games for number in table["game"].to_pylist()])
