"""A service on a database of its own, and two people who come to it."""

import pytest

from tests.web.kit import Person, service


@pytest.fixture
def app(tmp_path):
    with service(tmp_path) as opened:
        yield opened


@pytest.fixture
def ada(app):
    return Person(app)


@pytest.fixture
def bob(app):
    return Person(app)
