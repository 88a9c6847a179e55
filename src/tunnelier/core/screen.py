"""What a seat may see of rows, byte by byte: the same as `observe`, of many at once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from .record import EVERYONE, OWNER, Record
from .view import SPECTATOR

HIDDEN = 0xFF
"""UNKNOWN is −1: every bit is set, whatever the width."""
ALL_SEE = 7
"""So is ALL_EYES: this bit of a mask is no seat's, and set where everyone sees it."""


class Screen:
    """What one seat, or a SPECTATOR, may see of a row, byte by byte."""

    def __init__(self, record: type[Record], seat: int) -> None:
        self.bit = ALL_SEE if seat == SPECTATOR else seat
        self.never = np.zeros(record.dtype.itemsize, np.uint8)
        watched: list[tuple[int, int]] = []
        for byte, eye in _secrets(record, seat):
            if eye is None:
                self.never[byte] = HIDDEN
            else:
                watched.append((byte, eye))
        self.bytes, self.eyes = np.array(watched, np.intp).reshape(-1, 2).T
        self.needed = record.secretive

    def view(self, raw: bytearray) -> bytes:
        """The bytes of a row with every bit set where the seat may not look."""
        return self.views(np.frombuffer(raw, np.uint8)).tobytes() if self.needed else bytes(raw)

    def views(self, raw: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The same of many rows at once, a line of bytes each."""
        seen = raw | self.never
        seen[..., self.bytes] |= (raw[..., self.eyes] >> self.bit & 1) - 1
        return seen


def _secrets(
    record: type[Record], seat: int, base: int = 0, owner: int | None = None
) -> Iterator[tuple[int, int | None]]:
    """The bytes a seat may not see; where a mask decides, with the byte that holds its bit."""
    for name, field in record.fields.items():
        first = base + record.dtype.fields[name][1]
        if not isinstance(field.kind, str):
            for index in range(field.shape[0]):
                inside = first + index * field.kind.dtype.itemsize
                yield from _secrets(field.kind, seat, inside, index if field.by_seat else owner)
        elif field.seen_by == EVERYONE or (field.seen_by == OWNER and seat == owner):
            continue
        else:
            width = np.dtype(field.kind).itemsize
            mask = record.fields.get(field.seen_by)
            for byte in range(width * int(np.prod(field.shape))):
                eye = None
                if mask is not None:
                    wide = np.dtype(mask.kind).itemsize
                    eye = base + record.dtype.fields[field.seen_by][1] + byte // width * wide
                yield first + byte, eye
