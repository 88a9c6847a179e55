"""The Retrieve turn (ledger chapter 14)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    damage,
    finished_turns,
    grey,
    mover,
    on,
    on_bomb,
    on_building,
    on_token,
    position,
    supply,
    untrained,
    yellowcake,
)


@pytest.mark.rule("MP-14.1")
def test_a_retrieval_is_the_whole_turn():
    """One move, nothing asked, the next player's turn."""
    m = position("red: supply=l,s hand=00 uranium=3; bomb 15: built=red workers=e")
    m.play("retrieve")
    assert (asked(m), mover(m), m.question["name"]) == ("blue", "blue", "turn")
    assert finished_turns(m) == 1


@pytest.mark.rule("MP-14.2")
@pytest.mark.parametrize(
    ("out", "legal"),
    [
        ("", False),
        ("mine-2: gl", False),
        ("building 11: workers=gl", False),
        ("building 12: workers=gl,gs", False),
        ("bomb 00: built=red workers=gs", False),
        ("red: token=8 token_workers=ge,gs", False),
        ("mine-2: blue:l", False),
        ("building 12: user=blue workers=l,gl", False),
        ("building 11: user=blue workers=l", True),
        ("mine-3: red:e", True),
        ("building 11: user=red workers=s", True),
        ("building 12: user=red workers=s,gl", True),
        ("bomb 00: built=red workers=s", True),
        ("red: token=8 token_workers=e,gs", True),
    ],
)
def test_a_permanent_worker_must_move(out, legal):
    """Of any colour; red owns mine 11, blue mine 12, and all red laborers are at home."""
    m = position(f"red: supply=l,l,l,l buildings=11; blue: supply=l,l,l buildings=12; {out}")
    assert (m.why("retrieve") is None) is legal


@pytest.mark.rule("MP-14.3")
def test_own_workers_come_home_from_everywhere():
    """From the board and from the buildings of others."""
    m = position(
        "red: supply=; blue: buildings=11; green: buildings=21; "
        "building 11: user=red workers=l; building 21: user=red workers=l; "
        "mine-2: red:l; construction: red:l; air-strike: red:e"
    )
    m.play("retrieve")
    assert supply(m, "red") == "l l l l e"
    assert [on(m, space) for space in ("mine-2", "construction", "air-strike")] == ["", "", ""]
    assert (on_building(m, "11"), on_building(m, "21")) == ("", "")


@pytest.mark.rule("MP-14.4")
def test_own_cards_are_emptied():
    """Contractors to the general supply, permanent workers to their owners."""
    m = position(
        "red: supply=l,l buildings=11,12,21 token=8 token_workers=e,gs; "
        "blue: supply=l,l,l; green: supply=l,l,l,l; "
        "building 11: user=blue workers=l; building 12: user=red workers=l,gl; "
        "building 21: user=green workers=e; bomb 03: built=red workers=s,ge"
    )
    m.play("retrieve")
    assert supply(m, "red") == "l l l l e s"
    assert (supply(m, "blue"), supply(m, "green")) == ("l l l l", "l l l l e")
    assert grey(m) == "gl gl gl gl ge ge ge ge gs gs gs gs"
    assert [on_building(m, number) for number in ("11", "12", "21")] == ["", "", ""]
    assert (on_bomb(m, "03"), on_token(m, "red")) == ("", "")


@pytest.mark.rule("MP-14.4")
def test_who_was_sent_home_plays_at_once():
    """Blue had nobody in the supply and places the worker it got back."""
    m = position("red: supply=l buildings=11; blue: supply=; building 11: user=blue workers=l")
    answer(m, "retrieve", "place mine-2")
    assert (supply(m, "blue"), yellowcake(m, "blue")) == ("", 3)


@pytest.mark.rule("MP-14.5")
def test_contractors_leave_board_and_supply():
    """Whoever placed them."""
    m = position(
        "red: supply=l,l,gl,ge; construction: gl blue:e; mine-1: gs; air-strike: ge; design: ge gs"
    )
    m.play("retrieve")
    assert supply(m, "red") == "l l l l"
    assert grey(m) == "gl gl gl gl ge ge ge ge gs gs gs gs"
    assert [on(m, space) for space in ("construction", "mine-1", "air-strike", "design")] == [
        "blue:e",
        "",
        "",
        "",
    ]


@pytest.mark.rule("MP-14.6")
def test_what_a_retrieval_leaves_alone():
    """Others' contractors off the board, others' permanent workers on it, the untrained."""
    m = position(
        "red: supply=l,l; "
        "blue: supply=l,l,gl buildings=11,12 token=8 token_workers=s,ge; "
        "green: buildings=21; building 11: user=blue workers=l; "
        "building 12: workers=ge,gl; building 21: workers=gs; "
        "bomb 03: built=blue workers=e,gs; mine-2: blue:l; reactor: blue:s"
    )
    places = (
        lambda: supply(m, "blue"),
        lambda: (on(m, "mine-2"), on(m, "reactor")),
        lambda: [on_building(m, number) for number in ("11", "12", "21")],
        lambda: (on_bomb(m, "03"), on_token(m, "blue")),
        lambda: (untrained(m, "red"), untrained(m, "blue"), grey(m)),
    )
    before = [read() for read in places]
    assert before[0] == "l l gl"
    m.play("retrieve")
    assert [read() for read in places] == before
    assert supply(m, "red") == "l l l l"


@pytest.mark.rule("MP-14.7")
def test_a_contractor_stays_on_the_enemy_building():
    """Until the owner of the building retrieves."""
    m = position(
        "red: supply=l; blue: supply=l,l,l buildings=12; "
        "building 12: user=red workers=l,gl; mine-1: blue:l"
    )
    m.play("retrieve")
    assert on_building(m, "12") == "gl"
    assert m.why("use 12") and m.why("occupy 12")
    m.play("retrieve")
    assert (mover(m), on_building(m, "12"), len(grey(m).split())) == ("green", "", 12)


@pytest.mark.rule("MP-14.8")
def test_damaged_buildings_are_emptied_too():
    """They keep their damage."""
    m = position(
        "red: supply=l,l buildings=11,21; blue: supply=l,l buildings=01; "
        "building 11: user=red workers=l damage=2; "
        "building 21: user=blue workers=l damage=1; "
        "building 01: user=red workers=l damage=3"
    )
    m.play("retrieve")
    assert [on_building(m, number) for number in ("11", "21", "01")] == ["", "", ""]
    assert [damage(m, number) for number in ("11", "21", "01")] == [2, 1, 3]
    assert supply(m, "red") == "l l l l"


@pytest.mark.rule("MP-14.9")
def test_what_is_empty_is_free_for_the_next_player():
    """Blue goes to the mine red has left, and into its own."""
    m = position(
        "red: supply=l,l; blue: buildings=11; building 11: user=red workers=l; mine-2: red:l"
    )
    answer(m, "retrieve", "place mine-2", "use 11")
    assert (on(m, "mine-2"), on_building(m, "11"), yellowcake(m, "blue")) == ("blue:l", "blue:l", 4)


@pytest.mark.rule("MP-14.10")
@pytest.mark.parametrize(
    ("standing", "left"), [("blue:s ge", "blue:s"), ("blue:e gs", "blue:e"), ("red:s ge", "")]
)
def test_a_half_emptied_design_space(standing, left):
    """The one who is left keeps it occupied."""
    m = position(f"mover=red; red: supply=l,l; blue: supply=l,e,s; design: {standing}")
    m.play("retrieve")
    assert on(m, "design") == left
    assert (m.why("place design") is None) is (left == "")
