"""Two threads that need a game at once, as when a service starts with several tables."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.patience import SILENCE as PATIENCE
from tunnelier.bots import mind, search
from tunnelier.core import game, jit, registry

SOURCE = """
from tunnelier.core.jit import rule
wait()

@rule
def told(x):
    return x
"""


@pytest.fixture
def compiled(monkeypatch):
    """Rules are compiled (when somebody calls them), and each home is its own cache folder."""
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(jit, "cache_folder", lambda home: home.package)


def test_rules_belong_to_the_game_that_their_own_thread_loads(tmp_path, compiled):
    """Else their machine code is looked for in another game's folder, for as long as we run.

    The second begins in the midst of the first, and ends after it.
    """
    path, began, ended = tmp_path / "source.py", *(threading.Barrier(2) for _ in range(2))
    path.write_text(SOURCE)

    def first():
        given = {"wait": lambda: (began.wait(PATIENCE), began.wait(PATIENCE))}
        module = game.run_for("tests_first", path, jit.Home(Path("first")), **given)
        ended.wait(PATIENCE)
        return module.told.package

    def second():
        began.wait(PATIENCE)
        given = {"wait": lambda: (began.wait(PATIENCE), ended.wait(PATIENCE))}
        return game.run_for("tests_second", path, jit.Home(Path("second")), **given).told.package

    with ThreadPoolExecutor(2) as threads:
        both = [threads.submit(first), threads.submit(second)]
        assert [each.result() for each in both] == [Path("first"), Path("second")]
    here = jit.rule(test_rules_belong_to_the_game_that_their_own_thread_loads)
    assert here.package == Path(__file__).parent, "outside, rules belong where they are written"


def at_once(work, *given):
    """What four threads get that begin together."""
    begin = threading.Barrier(4)

    def begun(_):
        begin.wait(PATIENCE)
        return work(*given)

    with ThreadPoolExecutor(4) as threads:
        return list(threads.map(begun, range(4)))


class Slow:
    """Something that takes a moment to make."""

    def __init__(self, *_, **__):
        time.sleep(0.1)


def test_a_game_is_loaded_once_whoever_asks_first(monkeypatch):
    monkeypatch.setattr(game, "Game", Slow)
    monkeypatch.setitem(registry._examples, "slow", "tests.slow")
    assert len(set(at_once(registry.load, "slow"))) == 1


@pytest.mark.parametrize("module", [search, mind], ids=["search", "look"])
def test_a_search_and_a_look_are_made_once_whoever_asks_first(monkeypatch, module):
    monkeypatch.setattr(module, "run_for", Slow)
    monkeypatch.setattr(mind, "_compile_look", [])
    cave_in = _anew("cave-in")
    work = (search.tree_of, cave_in) if module is search else (mind.look_of, cave_in)
    assert len(set(at_once(*work))) == 1


def _anew(name):
    """A game as nobody has loaded it before."""
    return game.Game(registry.package_of(name))


def test_the_compiled_entries_of_a_game_are_made_once(monkeypatch):
    monkeypatch.setattr(game, "run_for", Slow)
    cave_in = _anew("cave-in")
    assert len(set(at_once(lambda: cave_in.loops))) == 1


def test_machine_code_is_looked_for_in_the_folder_of_its_own_game(tmp_path):
    """The compiler is told of folders by a variable that all threads share."""
    if not jit.COMPILED:
        pytest.skip("nothing is compiled")
    folders = [tmp_path / name for name in ("first", "second")]
    begin = threading.Barrier(2)

    def cached_in(folder):
        begin.wait(PATIENCE)
        found = set()
        for _ in range(200):
            compiled = jit._entry(lambda x: x, folder)
            found.add(Path(compiled._cache.cache_path).parent)
        return found

    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(cached_in, folders)) == [{folder} for folder in folders]
