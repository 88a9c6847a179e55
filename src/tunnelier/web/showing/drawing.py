"""Boards, drawn beside the service: in processes of their own, where it has some."""

from __future__ import annotations

import gzip
import json
import logging
import multiprocessing
import os
import signal
import threading
from bisect import bisect_left
from collections import deque
from collections.abc import Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import numpy as np

from tunnelier.games import load
from tunnelier.play.match import Match

log = logging.getLogger("tunnelier")

QUICKLY = 1
"""So hard is pressed what somebody waits for."""
FRAMES = 120
"""So many lines of a story are shown one after another at most."""


class Order(NamedTuple):
    """All that a board is drawn from: what its viewer may see, and nothing else."""

    game: str
    view: bytes
    seat: int | None
    legal: tuple[int, ...]
    lang: str
    narrow: bool
    names: tuple[str, ...] = ()
    """Of the people, seat by seat."""

    @classmethod
    def of(
        cls,
        match: Match,
        seat: int | None,
        lang: str,
        narrow: bool,
        names: Sequence[str] = (),
        number: int | None = None,
    ) -> Order:
        """The board of a match as a viewer sees it, now or after some move of the log."""
        now = number is None or number == match.count
        view = match.row_seen_by(seat) if now else match.row_at(number or 0, seat)
        asked = now and seat is not None and seat == match.seat
        legal = tuple(match.actions) if asked else ()
        name = match.game.meta.name
        return cls(name, view.tobytes(), seat, legal, lang, narrow, tuple(names))

    def seeing(self, view: Any) -> Order:
        """The same board of another view, where nothing is asked."""
        return self._replace(view=view.tobytes(), legal=())


def drawn(order: Order) -> str:
    """The board as SVG; its colours are the page's."""
    game = load(order.game)
    view = np.frombuffer(bytearray(order.view), game.State.dtype)[0]
    scene = game.board.draw(view, *order[2:])
    return str(scene.svg(styled=False))


# --- what happened


def story(match: Match, order: Order, after: int, upto: int | None) -> bytes:
    """What happened after a move, up to another or to now: each line, and what it changed there.

    The first one tells nothing: the table as it was before. Of very much the end is told. It is
    JSON, as a gzip file.
    """
    frames = _frames(match, order.seat, min(after, match.count), upto, order.lang)
    boards = [drawn(order.seeing(view)) for _, view in frames]
    news = map(_news, boards, ["", *boards])
    told = [line | {"board": new} for (line, _), new in zip(frames, news, strict=True)]
    text = json.dumps({"frames": told}, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), QUICKLY)


def _frames(
    match: Match, seat: int | None, after: int, upto: int | None, lang: str
) -> list[tuple[dict[str, Any], Any]]:
    """Each line with what the viewer saw then."""
    told = deque[tuple[dict[str, Any], Any]](maxlen=FRAMES)
    told.append(({"number": after}, match.row_at(after, seat)))
    for entry in match.log[after:upto]:
        for line, view in match.frames(entry.number, seat, lang):
            said = {"number": entry.number, "by": entry.seat, "said": line.said, "rule": line.rule}
            told.append((said, view))
    return list(told)


def _news(board: str, before: str) -> tuple[int, int, str]:
    """What is new in a text: how much of its beginning and of its end is as before, and between."""
    first = _alike(board, before)
    last = _alike(board[first:][::-1], before[first:][::-1])
    return first, last, board[first : len(board) - last]


def _alike(one: str, other: str) -> int:
    """How much two texts begin with in common."""
    shorter = range(min(len(one), len(other)))
    return bisect_left(shorter, True, key=lambda n: one[: n + 1] != other[: n + 1])


# --- processes that draw what all wait for


class Drawers:
    """Processes that draw; without any, boards are drawn here."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor | None:
        if not self._processes:
            return None
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _serve)

    def draw(self, order: Order) -> str:
        """A board. If a drawer dies, it is drawn here, and others are hired."""
        pool = self._pool
        if pool is None:
            return drawn(order)
        try:
            return pool.submit(drawn, order).result()
        except (BrokenProcessPool, CancelledError, RuntimeError):
            if self._pool is pool:
                log.warning("a process that draws boards has died; another one is started")
                self._pool = self._hire()
            return drawn(order)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.shutdown(wait=False, cancel_futures=True)


def _serve() -> None:
    """Ctrl-C is for the service, which sends its drawers home; without it they go by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_service, daemon=True).start()


def _leave_with_the_service() -> None:
    service = multiprocessing.parent_process()
    if service is not None:
        service.join()
        os._exit(0)
