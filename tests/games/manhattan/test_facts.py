"""What is told of buildings, bombs and questions is what is printed, and what the rules say."""

import pytest

from tests.games.facts import of, told, undone
from tests.games.manhattan.kit import BOMBS, BUILDINGS, PLAYERS, PRICES, answer, position, score
from tunnelier import BatchEnv
from tunnelier.games import load
from tunnelier.games.manhattan.score import points

GAME = load("manhattan")
GOODS = ("money", "yellowcake", "uranium", "plutonium", "fighters", "bombers")
MADE = (*GOODS, "laborers", "engineers", "scientists")
SIX = ["06", "15", "23", "31", "43", "49"]


def facts(match, player="red"):
    """All that a player is told."""
    return told(GAME, match._rows[0], PLAYERS.index(player))


def printed(of_one):
    """What a site takes, costs and makes, as it is told."""
    signs = {"any": "?", "engineers": "E", "scientists": "S"}
    return {
        "workers": next(signs[w] for w in signs if w in of_one) * round(3 * of_one["workers"]),
        **{good: undone(of_one.get(f"pays-{good}", 0), 2) for good in GOODS[:2]},
        "uranium": undone(of_one.get("pays-uranium", 0) or of_one.get("burns", 0), 2),
        "either": "either" in of_one,
        "makes": {g: undone(of_one[f"makes-{g}"], 2) for g in MADE if f"makes-{g}" in of_one},
    }


@pytest.mark.parametrize("name", SIX)
def test_a_building_tells_what_is_printed_on_it(name):
    """On the table and in the market alike."""
    match = position(f"market=,11; red: buildings={name}")
    there = of(facts(match), f"building[{name}]")
    assert printed(there) == {key: BUILDINGS[name][key] for key in printed(there)}
    sold = position(f"market=,,{name}")
    assert printed(of(facts(sold), "slot[3]")) == printed(there)


def test_a_building_tells_whose_it_is_and_who_can_use_it():
    match = position(
        "red: supply=l,e buildings=06,11; "
        "blue: supply=l buildings=12,13 fighters=1; building 11: damage=1; "
        "building 13: damage=2"
    )
    mine, hit, theirs = (of(facts(match), f"building[{name}]") for name in ("06", "11", "12"))
    assert mine["owner[+0]"] == mine["usable"] == mine["manned"] == mine["empty"] == 1
    assert undone(hit["damage"], 1) == 1 and "usable" not in hit
    assert theirs["owner[+1]"] == theirs["guarded"] == 1 and not {"usable", "target"} & set(theirs)
    answer(match, "use building=06")
    assert "empty" not in of(facts(match), "building[06]")
    assert of(facts(match), "building[06]")["own-workers"] == 1
    assert "own-workers" not in of(facts(match, "blue"), "building[06]")


def test_a_strike_shows_its_targets():
    match = position("blue: buildings=12; red: buildings=11 bombers=2")
    assert "target" not in of(facts(match), "building[12]")
    answer(match, "place space=air-strike")
    assert of(facts(match), "building[12]")["target"] == 1
    assert "target" not in of(facts(match), "building[11]")


def test_a_slot_tells_its_price_and_who_has_the_like():
    match = position("bribe=4 market=14,15,16,01; red: money=5 buildings=11; blue: buildings=12,13")
    slots = [of(facts(match), f"slot[{number}]") for number in range(1, 8)]
    assert [round(slot.get("price", 0) * PRICES[-1]) for slot in slots] == [2, 3, 5, 7, 0, 0, 0]
    assert ["paid" in slot for slot in slots] == [True, True, True, False, False, False, False]
    assert undone(slots[0]["bribe"], 4) == 4 and "bribe" not in slots[1]
    assert [undone(slots[0][f"{who}-alike"], 2) for who in ("own", "rivals")] == [1, 2]
    assert "own-alike" not in slots[3]


def test_a_bomb_tells_what_it_needs_and_lacks():
    """Engineers out on the board lack today, but need not be trained any more."""
    match = position("red: supply=s,gs,ge uranium=4 hand=11; mine-3: red:e")
    bomb = of(facts(match), "bomb[11]")
    assert bomb["hand"] == 1 and "buildable" not in bomb
    assert undone(bomb["points"], 16) == BOMBS["11"]["untested"]
    assert undone(bomb["fuel-lacking"], 2) == BOMBS["11"]["amount"] - 4
    assert undone(bomb["engineers-lacking"], 1) == 1 and "scientists-lacking" not in bomb
    assert not {"engineers-to-train", "scientists-to-train"} & set(bomb)


def test_a_bomb_tells_what_can_be_done_with_it():
    match = position(
        "players=2; red: supply=s uranium=3 bombers=1 money=9 hand=00; "
        "bomb 14: built=red; bomb 28: built=red; bomb 29: built=red loaded"
    )
    told_of = facts(match)
    assert score(match, "red") == 30 + 18 + 20 + 5
    assert {"hand", "buildable", "builds-win"} <= set(of(told_of, "bomb[00]"))
    assert {"own", "loadable", "loads-win"} <= set(of(told_of, "bomb[14]"))
    assert "loadable" not in of(told_of, "bomb[29]")
    assert undone(of(told_of, "bomb[28]")["test"], 8) == 6 + 14 - 18
    assert undone(told_of["table.test"], 8) == 2


def test_hands_and_packets_are_told_to_those_who_see_them():
    match = position("row=01,16,17,18; red: supply=e,s; blue: hand=20")
    assert not of(facts(match), "bomb[20]") and of(facts(match, "blue"), "bomb[20]")["hand"]
    assert of(facts(match, "blue"), "bomb[16]")["row"] == 1
    answer(match, "place space=design")
    assert of(facts(match), "bomb[16]")["packet"] == 1
    assert not of(facts(match, "blue"), "bomb[16]")


def test_a_question_tells_what_it_is_about():
    match = position("market=11; red: supply=l,e,s money=9")
    assert not of(facts(match), "asked")
    answer(match, "place space=university-4")
    asked = of(facts(match), "asked")
    assert asked["performing"] == 1 and asked["any"] == 1 and asked["either"] == 1
    assert set(asked) >= {"makes-engineers", "makes-scientists"} and "construction" not in asked
    answer(match, "send workers=l")
    assert of(facts(match), "asked") == asked
    other = position("market=11; red: supply=l,e")
    answer(other, "place space=construction")
    assert of(facts(other), "asked")["construction"] == 1


@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_tells_points_and_workers(seats):
    """Of everybody, the viewer first; places that nobody has stay empty."""
    env = BatchEnv(GAME, count=3, players=seats, seed=5, features=False)
    for _ in range(60):
        env.step(env.random_actions())
    for row in env.rows.copy():
        row.bombs[29].lies, row.bombs[29].holder, row.bombs[29].eyes = 4, 1, -1
        table = of(told(GAME, row, 1), "table")
        target = {2: 70, 5: 45}[seats]
        assert points(row, 1) == 20
        assert table["points[+0]"] == pytest.approx(20 / target)
        assert undone(table["to-go[+0]"], 16) == target - 20
        assert undone(table["to-go[+1]"], 16) == target
        assert undone(table["ahead"], 16) == 20
        for place in range(5):
            at_home = int(row.players[(1 + place) % seats].supply.sum()) if place < seats else 0
            assert round(12 * table.get(f"at-home[+{place}]", 0)) == min(12, at_home)
