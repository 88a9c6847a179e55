"""Write whole vectors, as `encode` would number by number, and several times as fast.

Most numbers are made of one byte, and what becomes of a byte is looked up in a table.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.jit import plainly, rule
from tunnelier.core.record import Row
from tunnelier.core.view import UNKNOWN

from .read import (
    ANYONE,
    ASKED,
    BIT,
    PLACE,
    SEAT,
    VIEWER,
    encode,
    encode_value,
    is_seen,
    number,
    seat_at,
    signed,
    unseen,
)

BYTES = 256
"""So many values has a byte."""
NEVER = np.zeros(BYTES, np.float32)
"""What becomes of the bytes of a seat where nobody sits."""


class Tables(NamedTuple):
    """A plan with what is looked up for it: sorted once, not for every vector."""

    plan: Any
    at: NDArray[np.uint32]
    """Of every seat that looks, the byte of every line; any one for lines read otherwise."""
    kind: NDArray[np.uint32]
    """Of every seat that looks, where in `known` the values of every line begin."""
    known: NDArray[np.float32]
    """What becomes of every byte, for every kind of line."""
    secrets: NDArray[np.uint32]
    """Where lines begin and end that lie side by side and that the same viewers may not see."""
    others: NDArray[np.uint32]
    """The few lines that are made of several bytes, or of none."""
    seats_at: int
    """The byte with the number of seats."""
    viewer_first: bool
    """Whether places are counted from the viewer."""


@rule
def write(rows: Any, viewers: Any, tables: Tables, out: Any) -> None:
    """Write the vector of every row, as the viewer of that row sees it: what `encode` gives.

    `rows` are records of bytes, `out` has a float32 for every row and line. Bytes and values are
    found by unsigned numbers: compiled code asks of others whether they count from the end.
    """
    plan, known, secrets, others = tables.plan, tables.known, tables.secrets, tables.others
    for i in range(len(rows)):
        row, viewer, vector = rows[i].bytes, viewers[i], out[i]
        seats = number(rows[i], tables.seats_at, 1)
        origin = viewer if tables.viewer_first else 0
        looker = first_looker(seats) + origin if tables.viewer_first else 0
        at, kind = tables.at[looker], tables.kind[looker]
        for k in range(len(plan)):
            vector[k] = known[kind[k] + np.uint32(row[at[k]])]
        for k in range(len(secrets)):
            begin, end = secrets[k]
            line = plan[begin]
            owner = seat_at(origin, line.place, seats)
            if line.place < seats and not is_seen(rows[i], viewer, owner, line):
                for each in range(begin, end):
                    vector[each] = unseen(plan[each])
        for k in others:
            vector[k] = encode(rows[i], viewer, origin, seats, plan[k])


@rule
def first_looker(seats: int) -> int:
    """Where in `at` and `kind` seat 0 of a table of so many is: smaller tables come before it."""
    return (seats * (seats - 1)) >> 1


def as_bytes(rows: Any) -> Any:
    """Rows as records of nothing but bytes, which one compiled function reads for all games."""
    flat = np.ascontiguousarray(rows)
    return flat.view(np.dtype((Row, np.dtype([("bytes", "u1", (flat.dtype.itemsize,))]))))


def tables_for(plan: Any, seats: int, seats_at: int, viewer_first: bool) -> Tables:
    """What is looked up for a plan: where the viewer comes first, at tables of up to `seats`."""
    one_byte = (plan["width"] == 1) & (plan["code"] < ASKED)
    one_byte &= (plan["code"] != VIEWER) & (plan["code"] != PLACE)
    known, first = _kinds(plan)
    origins = [(n, origin) for n in range(1, seats + 1) for origin in range(n)]
    if not viewer_first:
        origins = [(seats, 0)]
    at, kind = (np.zeros((len(origins), len(plan)), np.uint32) for _ in range(2))
    for k, (there, origin) in enumerate(origins):
        owner, other = ((origin + plan[name]) % there for name in ("place", "other"))
        sits = one_byte & (plan["place"] < there) & (plan["other"] < there)
        compared = np.isin(plan["code"], (SEAT, BIT))
        at[k] = np.where(sits, plan["at"] + owner * plan["stride"], 0)
        kind[k] = np.where(sits, first + other * compared, 0) * BYTES
    secrets = _runs(plan, one_byte & (plan["audience"] != ANYONE))
    others = np.flatnonzero(~one_byte).astype(np.uint32)
    return Tables(plan, at, kind, known, secrets, others, seats_at, viewer_first)


def _kinds(plan: Any) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
    """What becomes of every byte, kind by kind, and which kind every line is of.

    Lines that are compared with a seat have a kind for every seat, one after another.
    """
    known, first, begins = [NEVER], np.zeros(len(plan), np.int64), {}
    seats = int(plan["other"].max(initial=0)) + 1
    columns = (plan[name].tolist() for name in ("code", "low", "scale"))
    for k, kind in enumerate(zip(*columns, (plan["audience"] != ANYONE).tolist(), strict=True)):
        if kind not in begins:
            begins[kind] = len(known)
            compared = kind[0] in (SEAT, BIT)
            known += [_known(*kind, seat) for seat in range(seats if compared else 1)]
        first[k] = begins[kind]
    return np.concatenate(known), first


@cache
def _known(code: int, low: int, scale: float, secret: bool, seat: int) -> NDArray[np.float32]:
    """What becomes of every byte, by such a line of a plan."""
    line: Any = SimpleNamespace(code=code, low=low, scale=scale)
    with plainly():
        values = [signed(byte) for byte in range(BYTES)]
        numbers = [
            unseen(line) if secret and value == UNKNOWN else encode_value(value, seat, line)
            for value in values
        ]
    return np.array(numbers, np.float32)


def _runs(plan: Any, chosen: NDArray[np.bool_]) -> NDArray[np.uint32]:
    """Begin and end of the chosen lines that lie side by side and are for the same viewers."""
    runs: list[list[int]] = []
    alike = plan[["audience", "eyes", "eyes_width", "place", "stride"]].tolist()
    for k in np.flatnonzero(chosen).tolist():
        if runs and runs[-1][1] == k and alike[k - 1] == alike[k]:
            runs[-1][1] += 1
        else:
            runs.append([k, k + 1])
    return np.array(runs, np.uint32).reshape(-1, 2)
