"""Memory is looked through seldom, and given back all the same."""

import gc
import time
import weakref

import pytest

from tunnelier.web.watching import sweeping


class Ring:
    """Holds itself: only a look by Python gives it back."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def swept(monkeypatch):
    def begin(every):
        monkeypatch.setattr(sweeping, "EVERY", every)
        begun.append(sweeping.Sweeping())

    begun, before = [], gc.get_threshold()
    yield begin
    begun[0].close()
    gc.unfreeze()
    assert gc.get_threshold() == before


def looks():
    """How often everything was looked through."""
    return gc.get_stats()[2]["collections"]


def test_all_that_lives_is_not_looked_through_because_more_lives(swept):
    swept(600.0)
    before = looks()
    more = [[each] for each in range(600_000)]  # Python looks through everything meanwhile
    assert looks() == before and more


def test_what_has_grown_old_is_given_back_in_time(swept):
    ring = Ring()
    gone = weakref.ref(ring)
    swept(0.01)
    gc.unfreeze()
    del ring
    deadline = time.monotonic() + 60
    while gone() is not None and time.monotonic() < deadline:
        time.sleep(0.01)
    assert gone() is None
