"""Cave-in, rule by rule."""

import pytest

from tunnelier import Match, Refused


def dealt(*lamps, **options):
    """A followed match after the deal."""
    match = Match("cave-in", players=len(lamps), follow=True, options=options)
    for worth in lamps:
        match.play(f"lamp worth={worth}")
    return match


@pytest.mark.rule("CI-1.1")
@pytest.mark.parametrize(("mine", "props"), [("shallow", 9), ("deep", 15)])
def test_the_mine_is_as_deep_as_chosen(mine, props):
    """Nine props or fifteen."""
    assert dealt(1, 1, mine=mine).view()["state"]["props"] == props


@pytest.mark.rule("CI-1.2")
def test_everyone_draws_a_lamp_and_looks_at_it_alone():
    """Two of each worth; when both are gone, no third."""
    match = dealt(3, 3, 1)
    lamps = [[p["lamp"] for p in match.view(seat)["state"]["players"][:3]] for seat in range(3)]
    assert lamps == [[3, None, None], [None, 3, None], [None, None, 1]]
    third = Match("cave-in", players=3, follow=True)
    third.play("lamp worth=3")
    third.play("lamp worth=3")
    assert "lamp worth=3" not in third.moves
    assert third.why("lamp worth=3") == "No such lamp is left. (CI-1.2)"


@pytest.mark.rule("CI-2.1")
def test_one_to_three_props_are_taken_in_turn():
    """Never more than stand."""
    match = dealt(4, 4)
    match.play("take 3")
    assert match.seat == 1
    match.play("take 3")
    match.play("take 1")
    assert match.moves == ("take props=1", "take props=2")
    with pytest.raises(Refused, match="Not so many props"):
        match.play("take 3")


@pytest.mark.rule("CI-2.2")
def test_a_lamp_shines_once_for_as_many_props_as_it_is_worth():
    """All see it then; with too few props it cannot shine."""
    match = dealt(4, 4)
    match.play("shine")
    state = match.view()["state"]
    assert state["props"] == 5
    assert (state["players"][0]["props"], state["players"][0]["lamp"]) == (4, 4)
    match.play("take 2")
    assert match.why("shine") == "Your lamp has been shone. (CI-2.2)"
    match.play("take 1")
    assert match.why("shine") == "Not so many props are left. (CI-2.1)"


@pytest.mark.rule("CI-3.1", "CI-3.2", "CI-3.3")
def test_the_roof_falls_on_whoever_takes_the_last_prop():
    """They keep their lamp; a lamp that shone adds nothing; the most points win."""
    match = dealt(3, 2)
    for move in ("shine", "take 3", "take 3"):
        match.play(move)
    assert match.over
    assert match.scores == (0, 5)
    assert match.winners == (1,)
    assert [p["lamp"] for p in match.view(None)["state"]["players"][:2]] == [3, 2]


@pytest.mark.rule("CI-3.3")
def test_equal_points_share_the_victory():
    """Two winners."""
    match = dealt(4, 1, 1)
    for move in ("take 3", "take 3", "take 3"):
        match.play(move)
    assert match.scores == (7, 4, 1)
    tied = dealt(1, 1, 4)
    for move in ("take 3", "take 3", "take 3"):
        tied.play(move)
    assert (tied.scores, tied.winners) == ((4, 4, 4), (0, 1, 2))
