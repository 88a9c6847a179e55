"""Compile kernels and rules for NVIDIA cards: the one module that imports numba-cuda.

`cuda` is numba-cuda's public module: what kernels are written in, and the memory and streams of the
card. All that reaches further in stands below, so that another compiler, or another release of this
one, changes this file alone. Importing it raises ImportError where the extra `gpu` is missing.
"""

from __future__ import annotations

import warnings
from functools import cache, partial
from pathlib import Path
from typing import Any

import numba_cuda  # noqa: F401 - without it, Numba has an older one of its own, or none
import numpy as np

from tunnelier.core.jit import Rule

if not hasattr(np, "row_stack"):  # NumPy 2.5 has dropped what numba-cuda 0.30 still names
    setattr(np, "row_stack", np.vstack)  # noqa: B010
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of NumPy, about numba-cuda
    from numba import cuda
    from numba.cuda import libdevice, types
    from numba.cuda.core import config
    from numba.cuda.dispatcher import CUDADispatcher
    from numba.cuda.extending import typeof_impl
    from numba.cuda.typing import arraydecl

__all__ = ["cuda", "device_function", "keep_code_in", "kernel", "libdevice", "multiprocessors"]

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few matches do not fill a card, and need not

kernel = partial(cuda.jit, cache=True)
"""Compile a function that Python launches; its machine code is kept. May limit `max_registers`."""

device_function = cuda.jit(device=True)
"""Compile a function that kernels call."""


def keep_code_in(folder: Path) -> None:
    """Choose the folder for the machine code of the kernels that are decorated from now on."""
    config.CACHE_DIR = str(folder)


def multiprocessors() -> int:
    """Count the multiprocessors of the card."""
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


# --- rules called by kernels


class _RuleOnCard(CUDADispatcher):  # type: ignore[misc]
    """A rule compiled for the card once, for wide integers: see `_compiler` of `core/jit.py`."""

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        return super().compile_device(tuple(map(_widened, args)), return_type)


def _widened(kind: Any) -> Any:
    whole = isinstance(kind, (types.Integer, types.IntegerLiteral, types.IntEnumMember))
    return types.int64 if whole and kind != types.uint64 else kind


@cache
def _on_card(value: Rule) -> Any:
    return _RuleOnCard(value.compiled_as, {"device": True, "opt": True})


def _type_of_rule(value: Rule, _: Any) -> Any:
    return types.Dispatcher(_on_card(value))


typeof_impl.register(Rule)(_type_of_rule)


# --- members of enums as indices, which Numba takes and numba-cuda 0.30 refuses

_index_type = arraydecl.get_array_index_type


def _as_number(kind: Any) -> Any:
    return types.intp if isinstance(kind, types.IntEnumMember) else kind


def _index_type_of_enums_too(array: Any, index: Any) -> Any:
    if isinstance(index, types.BaseTuple):
        return _index_type(array, types.BaseTuple.from_types(tuple(map(_as_number, index))))
    return _index_type(array, _as_number(index))


arraydecl.get_array_index_type = _index_type_of_enums_too
