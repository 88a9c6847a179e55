"""A game with mistakes, as if somebody had installed it."""

import re

import pytest

from tests.laws.planted import plant
from tunnelier.core import registry
from tunnelier.core.registry import register


@pytest.fixture
def planted(tmp_path, monkeypatch):
    """Plants a game and makes it known; its name is that of its folder."""

    def grow(mistakes):
        name = re.sub(r"\W", "", tmp_path.name)
        folder = plant(tmp_path, mistakes, name)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.chdir(tmp_path)
        register(name, name, example=True)
        return folder

    yield grow
    registry._examples.pop(re.sub(r"\W", "", tmp_path.name), None)
