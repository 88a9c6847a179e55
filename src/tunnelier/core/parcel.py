"""Arguments as one parcel, as compiled code carries it (see `core/held.py`).

Numba is imported with this file, hence not before there is something to call.
"""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.experimental import structref

from .jit import rule


@structref.register
class ParcelType(types.StructRef):  # type: ignore[misc, name-defined]
    """What Numba knows a parcel by: the types of what is in it."""


class Parcel(structref.StructRefProxy):  # type: ignore[misc]
    """All arguments, as `given`."""


structref.define_proxy(Parcel, ParcelType, ["given"])


@rule
def packed(given: Any) -> Any:
    """The arguments in one parcel."""
    return Parcel(given)
