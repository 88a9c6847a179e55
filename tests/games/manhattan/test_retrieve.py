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
    m = position(
        supply={"red": "l s"},
        hands={"red": ["00"]},
        uranium={"red": 3},
        built={"red": {"15": {"workers": "e"}}},
    )
    m.play("retrieve")
    assert (asked(m), mover(m), m.question["name"]) == ("blue", "blue", "turn")
    assert finished_turns(m) == 1


@pytest.mark.rule("MP-14.2")
@pytest.mark.parametrize(
    ("out", "legal"),
    [
        ({}, False),
        ({"board": {"mine-2": "gl"}}, False),
        ({"on_buildings": {"11": "gl"}}, False),
        ({"on_buildings": {"12": "gl gs"}}, False),
        ({"built": {"red": {"00": {"workers": "gs"}}}}, False),
        ({"tokens": {"red": (8, "ge gs")}}, False),
        ({"board": {"mine-2": "blue:l"}}, False),
        ({"on_buildings": {"12": "blue:l gl"}}, False),
        ({"on_buildings": {"11": "blue:l"}}, True),
        ({"board": {"mine-3": "red:e"}}, True),
        ({"on_buildings": {"11": "red:s"}}, True),
        ({"on_buildings": {"12": "red:s gl"}}, True),
        ({"built": {"red": {"00": {"workers": "s"}}}}, True),
        ({"tokens": {"red": (8, "e gs")}}, True),
    ],
)
def test_a_permanent_worker_must_move(out, legal):
    """Of any colour; red owns mine 11, blue mine 12, and all red laborers are at home."""
    owned = {"red": ["11"], "blue": ["12"]}
    m = position(supply={"red": "l l l l", "blue": "l l l"}, buildings=owned, **out)
    assert (m.why("retrieve") is None) is legal


@pytest.mark.rule("MP-14.3")
def test_own_workers_come_home_from_everywhere():
    """From the board and from the buildings of others."""
    m = position(
        supply={"red": ""},
        buildings={"blue": ["11"], "green": ["21"]},
        board={"mine-2": "red:l", "construction": "red:l", "air-strike": "red:e"},
        on_buildings={"11": "red:l", "21": "red:l"},
    )
    m.play("retrieve")
    assert supply(m, "red") == "l l l l e"
    assert [on(m, space) for space in ("mine-2", "construction", "air-strike")] == ["", "", ""]
    assert (on_building(m, "11"), on_building(m, "21")) == ("", "")


@pytest.mark.rule("MP-14.4")
def test_own_cards_are_emptied():
    """Contractors to the general supply, permanent workers to their owners."""
    m = position(
        supply={"red": "l l", "blue": "l l l", "green": "l l l l"},
        buildings={"red": ["11", "12", "21"]},
        on_buildings={"11": "blue:l", "12": "red:l gl", "21": "green:e"},
        built={"red": {"03": {"workers": "s ge"}}},
        tokens={"red": (8, "e gs")},
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
    m = position(
        supply={"red": "l", "blue": ""},
        buildings={"red": ["11"]},
        on_buildings={"11": "blue:l"},
    )
    answer(m, "retrieve", "place mine-2")
    assert (supply(m, "blue"), yellowcake(m, "blue")) == ("", 3)


@pytest.mark.rule("MP-14.5")
def test_contractors_leave_board_and_supply():
    """Whoever placed them."""
    m = position(
        supply={"red": "l l gl ge"},
        board={"construction": "gl blue:e", "mine-1": "gs", "air-strike": "ge", "design": "ge gs"},
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
        supply={"red": "l l", "blue": "l l gl"},
        buildings={"blue": ["11", "12"], "green": ["21"]},
        board={"mine-2": "blue:l", "reactor": "blue:s"},
        on_buildings={"11": "blue:l", "12": "ge gl", "21": "gs"},
        built={"blue": {"03": {"workers": "e gs"}}},
        tokens={"blue": (8, "s ge")},
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
        supply={"red": "l", "blue": "l l l"},
        buildings={"blue": ["12"]},
        board={"mine-1": "blue:l"},
        on_buildings={"12": "red:l gl"},
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
        supply={"red": "l l", "blue": "l l"},
        buildings={"red": ["11", "21"], "blue": ["01"]},
        on_buildings={"11": "red:l", "21": "blue:l", "01": "red:l"},
        damage={"11": 2, "21": 1, "01": 3},
    )
    m.play("retrieve")
    assert [on_building(m, number) for number in ("11", "21", "01")] == ["", "", ""]
    assert [damage(m, number) for number in ("11", "21", "01")] == [2, 1, 3]
    assert supply(m, "red") == "l l l l"


@pytest.mark.rule("MP-14.9")
def test_what_is_empty_is_free_for_the_next_player():
    """Blue goes to the mine red has left, and into its own."""
    m = position(
        supply={"red": "l l"},
        buildings={"blue": ["11"]},
        board={"mine-2": "red:l"},
        on_buildings={"11": "red:l"},
    )
    answer(m, "retrieve", "place mine-2", "use 11")
    assert (on(m, "mine-2"), on_building(m, "11"), yellowcake(m, "blue")) == ("blue:l", "blue:l", 4)


@pytest.mark.rule("MP-14.10")
@pytest.mark.parametrize(
    ("standing", "left"), [("blue:s ge", "blue:s"), ("blue:e gs", "blue:e"), ("red:s ge", "")]
)
def test_a_half_emptied_design_space(standing, left):
    """The one who is left keeps it occupied."""
    m = position(mover="red", supply={"red": "l l", "blue": "l e s"}, board={"design": standing})
    m.play("retrieve")
    assert on(m, "design") == left
    assert (m.why("place design") is None) is (left == "")
