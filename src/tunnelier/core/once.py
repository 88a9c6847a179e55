"""What is made once and kept, whichever thread asks for it first."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - a decorator
    """As `functools.cache`; of several threads that ask for the same at once, one makes it.

    The others wait for it. Whoever asks for something else does not.
    """

    def __init__(self, make: Callable[..., T]) -> None:
        update_wrapper(self, make)
        self._make = make
        self._made: dict[tuple[Hashable, ...], T] = {}
        self._makers: dict[tuple[Hashable, ...], threading.RLock] = {}

    def __reduce__(self) -> str:
        """Pickled by its name, as the function that it stands for."""
        return self._make.__qualname__

    def __call__(self, *given: Any) -> T:
        """What is made of these."""
        if given not in self._made:
            with self._makers.setdefault(given, threading.RLock()):
                if given not in self._made:
                    self._made[given] = self._make(*given)
        return self._made[given]
