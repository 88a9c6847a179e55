"""The frame of a turn (ledger chapter 3)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    bombers,
    damage,
    loaded,
    money,
    mover,
    on_building,
    position,
    score,
    send,
    supply,
    yellowcake,
)
from tunnelier import Match, Refused

PASS = ("place construction", "end-turn")
BOMB_WORDS = {"build", "test", "load"}
BOARD_WORDS = {"place", "block"}


def words(m):
    """The kinds of moves that are legal."""
    return {move.split()[0] for move in m.moves}


@pytest.mark.rule("MP-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_without_end(players):
    """After the last seat comes the first; nobody is left out."""
    m = position(f"players={players}")
    order = []
    for _ in range(2 * players):
        order.append(mover(m))
        assert m.why("end-turn")
        answer(m, *PASS)
    assert order == ["red", "blue", "green", "yellow", "violet"][:players] * 2


@pytest.mark.rule("MP-3.2")
def test_a_player_with_workers_here_and_there_may_choose():
    """Two at home, two out: placing and retrieving are both legal."""
    m = position("red: supply=l,l")
    assert m.why("retrieve") is None
    assert m.why("place mine-2") is None


@pytest.mark.rule("MP-3.2")
@pytest.mark.parametrize(
    "first", ["place mine-2", "block mine-2", "use 11", "occupy 11", "build 00"]
)
def test_no_retrieval_after_another_move(first):
    """A turn is of one kind."""
    m = position("red: supply=l,l,s buildings=11 hand=00 uranium=3")
    assert m.why("retrieve") is None
    m.play(first)
    send(m, "l")
    assert m.why("retrieve")


@pytest.mark.rule("MP-3.2")
def test_no_placement_after_a_retrieval():
    """The turn is over at once."""
    m = position("red: supply=l,l")
    m.play("retrieve")
    assert mover(m) == "blue"


@pytest.mark.rule("MP-3.3")
@pytest.mark.parametrize("first", ["load 15", "test 15"])
def test_a_bomb_action_makes_a_place_turn(first):
    """Even loading or testing alone."""
    m = position("red: supply=l,l money=2 bombers=1; bomb 15: built=red")
    assert "retrieve" in m.moves
    m.play(first)
    assert "retrieve" not in m.moves
    assert m.why("place mine-2") is None


@pytest.mark.rule("MP-3.4")
def test_an_empty_supply_forces_a_retrieval():
    """Not even a bomb action is left."""
    m = position("red: supply= money=2 bombers=1; bomb 15: built=red")
    assert m.moves == ("retrieve",)


@pytest.mark.rule("MP-3.4")
def test_a_contractor_is_an_available_worker():
    """One grey laborer in the supply allows a Place turn."""
    m = position("red: supply=gl")
    assert {"place", "retrieve"} <= words(m)


@pytest.mark.rule("MP-3.5")
def test_no_retrieval_on_the_first_turn():
    """No permanent worker would move."""
    m = Match("manhattan", players=2, seed=1)
    assert m.why("retrieve")
    assert words(m) == {"place", "block"}


@pytest.mark.rule("MP-3.5")
def test_a_player_with_nobody_out_must_place():
    """Others' workers on the board do not help."""
    m = position("blue: supply=l,l; mine-2: blue:l")
    assert m.why("retrieve")
    assert "place" in words(m)


@pytest.mark.rule("MP-3.6")
@pytest.mark.parametrize("first", ["place mine-2", "block mine-2", "place construction"])
def test_one_placement_on_the_main_board(first):
    """The second is refused everywhere."""
    m = position()
    m.play(first)
    assert words(m) == {"end-turn"}
    assert m.why("place mine-1") and m.why("place construction")


@pytest.mark.rule("MP-3.6")
def test_design_takes_two_workers_and_is_one_placement():
    """An engineer and a scientist together."""
    m = position("red: supply=l,l,e,s")
    m.play("block design")
    assert supply(m, "red") == "l l"
    assert not BOARD_WORDS & words(m)


@pytest.mark.rule("MP-3.7")
def test_any_number_of_buildings_in_any_order():
    """Three of them, the last one first."""
    m = position("red: buildings=11,12,21")
    answer(m, "use 21", "train 0")
    answer(m, "use 12")
    send(m, "l l")
    answer(m, "use 11")
    send(m, "l")
    assert yellowcake(m, "red") == 3
    assert all(on_building(m, number) for number in ("11", "12", "21"))


@pytest.mark.rule("MP-3.8")
@pytest.mark.parametrize("first", ["use 11", "occupy 11"])
def test_a_building_closes_the_main_board(first):
    """Step 1 cannot follow step 2."""
    m = position("red: buildings=11,12")
    m.play(first)
    assert words(m) == {"use", "occupy", "end-turn"}
    assert m.why("place mine-2") and m.why("block mine-2") and m.why("place construction")


@pytest.mark.rule("MP-3.8")
def test_both_steps_are_optional():
    """Only a building, or only the board."""
    for move in ("use 11", "place mine-2"):
        m = position("red: buildings=11")
        answer(m, move, "end-turn")
        assert mover(m) == "blue"


@pytest.mark.rule("MP-3.9")
def test_the_moves_of_an_open_point():
    """Everything that can be paid and manned, and nothing else."""
    m = position(
        "players=2; red: supply=l,l buildings=11,12,16 money=1 bombers=1; "
        "blue: buildings=21; bomb 00: built=red"
    )
    free = ("university-1", "university-2", "university-3", "aircraft-1", "aircraft-2")
    free += ("money-2", "mine-2")
    board = {f"{word} space={space}" for word in BOARD_WORDS for space in free}
    board |= {"place space=air-strike", "place space=construction"}
    used = {f"{word} building={number}" for word in ("use", "occupy") for number in ("11", "12")}
    assert set(m.moves) == board | used | {"load bomb=00", "retrieve"}
    assert len(m.moves) == len(set(m.moves))
    m.play("place mine-2")
    last = {"use building=11", "occupy building=11", "load bomb=00", "end-turn"}
    assert set(m.moves) == last


@pytest.mark.rule("MP-3.10")
def test_bomb_actions_between_all_placements():
    """Before step 1, between the steps, between buildings and after the last one."""
    m = position(
        "players=2; "
        "red: supply=l,l,l,s buildings=11,02 hand=00 uranium=3 money=2 bombers=2; "
        "bomb 01: built=red; bomb 02: built=red; bomb 15: built=red"
    )
    answer(m, "build 00", "place mine-2", "load 01", "use 11", "load 02", "use 02", "make money")
    answer(m, "test 15")
    assert loaded(m, "red") == ["01", "02"]
    assert score(m, "red") == 9 + 10 + 11 + 10 + 6
    m.play("end-turn")


@pytest.mark.rule("MP-3.10")
def test_bomb_actions_during_a_strike():
    """Before, between and after the attacks, while planes are left."""
    m = position(
        "red: supply=l,s hand=00 uranium=3 money=1 bombers=4; blue: buildings=11; "
        "bomb 01: built=red; bomb 15: built=red"
    )
    m.play("place air-strike")
    send(m, "l")
    answer(m, "build 00", "raid 11", "load 01", "raid 11", "test 15", "stop")
    assert (damage(m, "11"), bombers(m, "red"), money(m, "red")) == (2, 1, 0)
    assert score(m, "red") == 9 + 10 + 5 + 8


HALF_RESOLVED = {
    "workers": (["place mine-2"], "red"),
    "fuel": (["use 42"], "red"),
    "output": (["place university-4", "send l"], "red"),
    "training": (["place university-2", "send l"], "red"),
    "market": (["place construction", "send l"], "red"),
    "repair": (["place repair", "send l"], "red"),
    "draft": (["place design", "send e+s"], "red"),
    "pact": (["place air-strike", "send l", "truce blue"], "blue"),
}


def loaded_table():
    """Red could build, test and load, and can be asked anything."""
    return position(
        "red: supply=l,l,e,s buildings=42,11 hand=02 uranium=4 yellowcake=2 money=10 "
        "bombers=1; "
        "blue: hand=04 uranium=4 money=10 bombers=1; building 11: damage=1; "
        "bomb 15: built=red; bomb 16: built=blue"
    )


@pytest.mark.rule("MP-3.11")
@pytest.mark.parametrize("name", HALF_RESOLVED)
def test_no_bomb_action_inside_a_placement(name):
    """A placement is resolved without interruption."""
    m = loaded_table()
    assert words(m) >= BOMB_WORDS
    moves, who = HALF_RESOLVED[name]
    for move in moves:
        if not move.startswith("send") or m.question["name"] == "workers":
            m.play(move)
    assert (m.question["name"], asked(m)) == (name, who)
    assert not words(m) & BOMB_WORDS
    assert m.why("build 02") and m.why("test 15") and m.why("load 15")


@pytest.mark.rule("MP-3.11")
def test_bomb_actions_close_no_step():
    """After a build step 1 is still open; after step 1 they do not open it again."""
    m = loaded_table()
    m.play("build 02")
    assert m.why("place mine-2") is None
    m.play("place mine-2")
    send(m, "l")
    m.play("load 02")
    assert not words(m) & BOARD_WORDS


@pytest.mark.rule("MP-3.12")
def test_a_turn_ends_by_itself_never():
    """Nothing else is possible, and still the player says so."""
    m = position("red: supply=l")
    assert m.why("end-turn")
    m.play("place mine-2")
    assert m.moves == ("end-turn",)
    assert mover(m) == "red"
    m.play("end-turn")
    assert mover(m) == "blue"


@pytest.mark.rule("MP-3.12")
@pytest.mark.parametrize("move", ["place mine-2", "block mine-2", "use 11", "occupy 11"])
def test_one_placed_worker_suffices(move):
    """On the board or on a building, with or without the action."""
    m = position("red: buildings=11")
    assert m.why("end-turn")
    m.play(move)
    assert m.why("end-turn") is None


@pytest.mark.rule("MP-3.13")
def test_building_a_bomb_places_workers():
    """The turn may end after it."""
    m = position("red: supply=l,s hand=00 uranium=3")
    answer(m, "build 00", "end-turn")
    assert mover(m) == "blue"


@pytest.mark.rule("MP-3.13")
@pytest.mark.parametrize("move", ["load 15", "test 15"])
def test_testing_or_loading_places_no_worker(move):
    """The turn may not end yet."""
    m = position("red: money=2 bombers=1; bomb 15: built=red workers=e,s")
    m.play(move)
    assert m.why("end-turn")
    answer(m, "block aircraft-1", "end-turn")
    assert mover(m) == "blue"


@pytest.mark.rule("MP-3.14")
def test_the_order_of_a_placement():
    """The building, the workers, the side, the split."""
    m = position("red: supply=l,l,gl buildings=24")
    asks = []
    for move in ("use 24", "send l+gl", "make engineers", "train 1"):
        m.play(move)
        asks.append(m.question["name"])
    assert asks == ["workers", "output", "training", "turn"]
    assert supply(m, "red") == "l e ge"


@pytest.mark.rule("MP-3.14")
def test_the_fuel_is_chosen_after_the_workers():
    """A reactor that burns either, with two scientists to choose from."""
    m = position("red: supply=s,gs buildings=42 uranium=1 yellowcake=2")
    m.play("use 42")
    assert m.question["name"] == "workers"
    m.play("send gs")
    assert m.question["name"] == "fuel"


@pytest.mark.rule("MP-3.14")
@pytest.mark.parametrize(
    "moves", [("place space=mine-2", "send workers=gl"), ("place mine-2", "send gl")]
)
def test_argument_names_change_nothing(moves):
    """The same placement, in full and in short."""
    m = position("red: supply=l,gl")
    answer(m, *moves)
    assert (supply(m, "red"), yellowcake(m, "red")) == ("l", 3)


@pytest.mark.rule("MP-3.15")
def test_a_single_answer_is_not_asked_for():
    """One kind of worker, only grey laborers to train."""
    m = position("red: supply=l,l")
    m.play("place university-1")
    assert m.question["name"] == "turn"
    assert supply(m, "red") == "l gl gl gl"


@pytest.mark.rule("MP-3.16")
@pytest.mark.parametrize(
    ("name", "moves", "answers"),
    [
        ("repair", ["place repair"], {"repair", "enough"}),
        ("draft", ["place design", "keep 00"], {"keep"}),
        ("pact", ["place air-strike", "truce blue"], {"accept", "refuse"}),
    ],
)
def test_what_the_others_decide(name, moves, answers):
    """Their repair, their pick, their word; the active player waits."""
    m = position(
        "red: supply=l,e,s money=5 bombers=1; "
        "blue: buildings=11,21 hand=20 plutonium=8 money=9 bombers=1; "
        "building 21: damage=1; bomb 16: built=blue"
    )
    for move in moves:
        m.play(move)
        send(m, "e s" if move == "place design" else "l")
    assert (mover(m), asked(m), m.question["name"]) == ("red", "blue", name)
    assert words(m) == answers
    for move in ("end-turn", "place mine-2", "use 11", "retrieve", "load 16", "test 16"):
        assert m.why(move)
    assert m.why("build 20")


@pytest.mark.rule("MP-3.17")
@pytest.mark.parametrize(
    "move", ["place mine-3", "end-turn", "retrieve", "build 00", "use 01", "hop"]
)
def test_a_refused_move_changes_nothing(move):
    """The state is the same, bit by bit."""
    m = position()
    before = m.rows.tobytes()
    with pytest.raises(Refused):
        m.play(move)
    assert m.rows.tobytes() == before
    assert (mover(m), supply(m, "red")) == ("red", "l l l l")
