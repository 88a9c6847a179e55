"""What pages are told of a table, as JSON: made and packed once for all who look alike."""

from __future__ import annotations

import json
import zlib
from typing import Any

from ..playing.live import Live, Telling, Told
from ..playing.tables import Keeper
from . import show
from .drawing import QUICKLY, Drawers, Order

GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""How a packed stream begins. What follows are parts that were packed each by itself."""


def packed(text: bytes) -> bytes:
    """A part of a packed stream, which does not depend on the parts before it."""
    press = zlib.compressobj(QUICKLY, wbits=-zlib.MAX_WBITS)
    return press.compress(text) + press.flush(zlib.Z_FULL_FLUSH)


def unpacked(part: bytes) -> bytes:
    """The text of a part."""
    return zlib.decompressobj(-zlib.MAX_WBITS).decompress(part)


COMMA, END = packed(b","), packed(b"}\n\n")
"""What stands between the parts of every event, and after them."""


class Teller:
    """Tells pages how a table stands: the match when it has changed, the table itself always."""

    def __init__(self, keeper: Keeper, drawers: Drawers) -> None:
        self.keeper, self.drawers = keeper, drawers

    def state(self, live: Live, guest: str, lang: str, narrow: bool) -> dict[str, Any]:
        """All that a viewer is told, as plain data."""
        seat = live.seat_of(guest)
        told: dict[str, Any] = self.table(live, seat, lang, guest)
        if live.begun:
            match = self.match(live, seat, lang, narrow)
            told |= json.loads(b"{%b}" % unpacked(match.part))
            told["version"] = match.version  # the match may have gone on since
        return told

    def answer(self, live: Live, guest: str, lang: str, narrow: bool) -> bytes:
        """The same as JSON."""
        return _json(self.state(live, guest, lang, narrow))

    def message(
        self, live: Live, guest: str, lang: str, narrow: bool, had: int
    ) -> tuple[int, list[bytes]]:
        """The parts of an event for whoever has a version of the match, and which they have then.

        A match is told once it has begun, and only if it is another than they had.
        """
        seat = live.seat_of(guest)
        parts = [END]
        if live.begun and live.version != had:
            told = self.match(live, seat, lang, narrow)
            had, parts = told.version, [COMMA, told.part, *parts]
        table = self.table(live, seat, lang, guest)
        if live.begun:
            table["version"] = had  # the match may have gone on since
        said = f"id: {had}.{table['pulse']}\ndata: ".encode() + _json(table)[:-1]
        return had, [packed(said), *parts]

    def table(self, live: Live, seat: int | None, lang: str, guest: str) -> dict[str, Any]:
        """Who sits there, who thinks, what was said: what changes without the match."""
        muted = self.keeper.muted(guest) if live.remarks else set()
        with live.lock:
            told = show.table(live, seat, lang, muted) | {
                "overdue_in": self.keeper.overdue_in(live)
            }
            if live.clock is not None:
                told["now"] = f"{self.keeper.time.now().isoformat(timespec='milliseconds')}Z"
            return told

    def match(self, live: Live, seat: int | None, lang: str, narrow: bool) -> Told:
        """What is asked, the board, the moves, the log."""
        telling = live.telling.setdefault((seat, lang, narrow), Telling())
        with telling.lock:
            if telling.told.version != live.version:
                with live.lock:
                    version, told = live.version, show.match(live, seat, lang)
                    order = Order.of(live.match, seat, lang, narrow, show.names(live, lang))
                    order = order._replace(legal=()) if live.over else order
                told["board"] = self.drawers.draw(order)
                telling.told = Told(version, packed(_json(told)[1:-1]))
            return telling.told


def _json(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
