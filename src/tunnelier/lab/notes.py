"""What the lab notes down while a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game
from tunnelier.play.arena import Fixture, Played, Terms, play

from .deeds import deeds_of, deeds_of_move

OPENERS = ("first", "start")
"""Fields in which games keep who begins."""


class Noted(NamedTuple):
    """One finished game, as plain data that can travel."""

    played: Played
    row: bytes
    """The finished state."""
    first: int
    """The seat that began."""
    actions: tuple[int, ...]
    """Every move, those of chance too: with them the game can be played again."""
    movers: tuple[int, ...]
    """Whose they were; chance is −1."""
    refused: tuple[int, ...]
    """For every reason the number of questions at which it stood in the way of some move."""
    told: tuple[int, ...]
    """How often each kind of news was told."""
    did: tuple[tuple[str, ...], ...]
    """The deeds of every seat, each once (see `lab/deeds.py`)."""


def note_chunk(terms: Terms, chunk: Sequence[Fixture]) -> list[Noted]:
    """Play some games and note them down."""
    return [_note(terms, fixture) for fixture in chunk]


def _note(terms: Terms, fixture: Fixture) -> Noted:
    notes = _Notes(terms.game, terms.players)
    played, rows = play(terms, fixture, notes)
    return Noted(
        played,
        rows.tobytes(),
        notes.first,
        tuple(notes.actions),
        tuple(notes.movers),
        tuple(map(int, notes.refused)),
        tuple(map(int, notes.told)),
        tuple(tuple(sorted(did)) for did in notes.did),
    )


class _Notes:
    """The witness of one game (see `arena.play`)."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.first = CHANCE
        self.actions: list[int] = []
        self.movers: list[int] = []
        self.refused = np.zeros(len(game.rules.Refusal), np.int64)
        self.told = np.zeros(len(getattr(game.news, "News", ())), np.int64)
        self.did: list[set[str]] = [set() for _ in range(players)]
        self._begin, self._end = game.actions.blocks

    def __call__(self, rows: Any, seat: int, action: int) -> None:
        self.actions.append(action)
        self.movers.append(seat)
        self._hear(rows, action)
        if seat == CHANCE:
            return
        if self.game.news is None:
            self.did[seat].update(map(str, deeds_of_move(self.game, action)))
        if self.first == CHANCE:
            self.first = _opener(self.game, rows[0], seat)
        asked = self.game.question(rows)
        reasons = self.game.refusals(rows)[self._begin[asked] : self._end[asked]]
        self.refused[np.unique(reasons)] += 1

    def _hear(self, rows: Any, action: int) -> None:
        """Listen to what the rules tell of a move, where they do."""
        if self.game.news is None:
            return
        pieces, _ = self.game.story(rows, action)
        for piece in pieces:
            self.told[piece.news] += 1
        for seat, deed in deeds_of(self.game, pieces):
            self.did[seat].add(str(deed))


def _opener(game: Game, row: Any, asked: int) -> int:
    """Who begins: what the game says, or else the seat that is asked first."""
    for name in OPENERS:
        if name in game.State.fields:
            return int(row[name])
    return asked
