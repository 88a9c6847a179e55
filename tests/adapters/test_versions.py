"""An environment does under one name what it has always done under it."""

import pytest

from tunnelier.games import names

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from tests.adapters import environments
from tunnelier.adapters import pettingzoo as zoo
from tunnelier.adapters.versions import VERSIONS, game_called, identifier


@pytest.mark.parametrize("name", names())
def test_a_version_keeps_its_promise(name):
    """Moves, observations, chance and rewards, answer by answer."""
    kept = environments.path(name).read_text(encoding="utf-8")
    same = environments.recorded(name) == kept
    assert same, f"{identifier(name)} does something else: raise its version in versions.py"


def test_every_game_of_ours_has_a_version():
    assert set(VERSIONS) == set(names()) and min(VERSIONS.values()) >= 1
    assert len([*environments.FOLDER.iterdir()]) == len(names())


def test_environments_are_known_by_their_whole_name():
    """Of another version, they are not there."""
    env = zoo.env("tunnelier/CaveIn-v1", players=3)
    assert env.match.game.meta.name == game_called("cave-in") == "cave-in"
    assert env.metadata["name"] == "tunnelier_cave_in_v1"
    with pytest.raises(ValueError, match=r"no tunnelier/CaveIn-v0 here; .*tunnelier/CaveIn-v1"):
        zoo.env("tunnelier/CaveIn-v0")
