"""The golden playthroughs still play out as they did."""

import pytest

from tests.golden.playthroughs import PLAYTHROUGHS, played, told
from tunnelier import Match, verify
from tunnelier.games import load, names


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: f"{p.game}-{p.name}")
def test_a_playthrough_is_told_as_before(playthrough):
    """A difference is a change of rules: see it with `make golden; git diff`."""
    assert told(playthrough) == playthrough.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: f"{p.game}-{p.name}")
def test_its_save_loads_and_proves(playthrough):
    """Files of earlier releases stay readable as long as the rules version stands."""
    text = playthrough.path.read_text(encoding="utf-8")
    saved = text[text.index("tunnelier match 1") :]
    assert Match.load(saved).save() == saved
    assert verify(saved).proven


def test_the_endings_of_1987_are_what_they_are_called():
    """One lost by deviation, one decided on the tie-break."""
    by_name = {p.name: played(p) for p in PLAYTHROUGHS if p.game == "channel-1987"}
    assert by_name["lost-by-deviation"].rows[0].loser >= 0
    tied = by_name["decided-on-the-tie-break"]
    assert len(set(tied.scores)) == 1 and len(tied.winners) == 1


def test_every_game_has_one_for_every_choice():
    """Seats and options."""
    for name in names():
        mine = [p for p in PLAYTHROUGHS if p.game == name]
        about = load(name).meta
        assert {p.players for p in mine} >= {about.seats[0], about.seats[-1]}
        for option in about.options:
            assert {p.options.get(option.name, option.default) for p in mine} == set(option.choices)
