"""A refusal cites the rule that forbids the move, and no other."""

import pytest

from tests.games.manhattan.kit import answer, position
from tests.games.refused import cases, cites
from tunnelier import Match

CREW = {"red": "l l e e s s"}
PASSES = ("place construction", "end-turn") * 2
RICH = {"red": 40}


def at_turn(**more):
    """Red's turn, with workers of all types and money."""
    return position(**({"supply": CREW, "money": RICH} | more))


def after(*moves, **more):
    """Red's turn, some answers later."""
    match = at_turn(**more)
    answer(match, *moves)
    return match


def in_strike(*moves, **more):
    """Red's planes are in the air."""
    return after("place air-strike", "send l", *moves, fighters={"red": 2, "blue": 1}, **more)


def spying(*moves, **more):
    """Red has one spy, who has used one building of Blue's; then some answers later."""
    used = ("place espionage", "send l", "use 11", "send l")
    return after(*used, *moves, buildings={"red": ["12"], "blue": ["11", "01"]}, **more)


def asked_for_staff(*moves, **more):
    """Red builds a bomb and may put own engineers or contractors on it, or say of the latter."""
    bomb = {"hands": {"red": ["11"]}, "uranium": {"red": 5}}
    return after("build 11", *moves, **bomb, **more)


BLUES = {"blue": {"15": {}, "00": {}}}

REFUSED = {
    "use a building of the market": (at_turn, "use 01", "MP-7.1"),
    "use a building of an opponent": (
        lambda: at_turn(buildings={"blue": ["11"]}),
        "use 11",
        "MP-7.1",
    ),
    "use a building when spies are used up": (spying, "use 01", "MP-7.1"),
    "use a building of an opponent in the turn after an Espionage": (
        lambda: spying("end-turn", *PASSES, "use 12", "send e+e"),
        "use 01",
        "MP-7.1",
    ),
    "use a building of an opponent after a declined Espionage": (
        lambda: after("block espionage", "send l", buildings={"blue": ["11"]}),
        "use 11",
        "MP-7.1",
    ),
    "use a building at work": (
        lambda: at_turn(buildings={"red": ["11"]}, on_buildings={"11": "l"}),
        "use 11",
        "MP-7.2",
    ),
    "place on a space that is taken": (
        lambda: at_turn(board={"mine-2": "blue:l"}),
        "place mine-2",
        "MP-4.6",
    ),
    "place on Design Bomb while it is taken": (
        lambda: at_turn(board={"design": "blue:e blue:s"}),
        "place design",
        "MP-12.2",
    ),
    "place without the money": (lambda: at_turn(money={}), "place mine-1", "MP-4.9"),
    "buy without the money": (
        lambda: after("place construction", "send l", money={"red": 2}),
        "buy 7",
        "MP-6.6",
    ),
    "send the wrong workers to a space": (
        lambda: after("place mine-3", supply={"red": "e ge l"}),
        "send l",
        "MP-4.4",
    ),
    "send both where one goes": (lambda: after("place money-3"), "send e+s", "MP-4.5"),
    "send two to Construction": (lambda: after("place construction"), "send l+e", "MP-3.6"),
    "send three to Construction": (lambda: after("place construction"), "send l+e+s", "MP-3.6"),
    "send two engineers where one goes": (
        lambda: after("place mine-3", supply={"red": "e ge"}),
        "send e+ge",
        "MP-3.6",
    ),
    "send the wrong workers to a building": (
        lambda: after("use 12", buildings={"red": ["12"]}),
        "send l",
        "MP-7.4",
    ),
    "send the wrong workers to Design Bomb": (
        lambda: after("place design", supply={"red": "e ge s"}),
        "send e",
        "MP-12.1",
    ),
    "test a bomb in hand": (lambda: at_turn(hands={"red": ["15"]}), "test 15", "MP-13.8"),
    "test a bomb of an opponent": (lambda: at_turn(built=BLUES), "test 15", "MP-13.8"),
    "load a bomb in hand": (lambda: at_turn(hands={"red": ["00"]}), "load 00", "MP-13.13"),
    "load a bomb of an opponent": (lambda: at_turn(built=BLUES), "load 00", "MP-13.13"),
    "load without a bomber": (lambda: at_turn(built={"red": {"00": {}}}), "load 00", "MP-13.13"),
    "load without the money": (
        lambda: at_turn(built={"red": {"00": {}}}, bombers={"red": 1}, money={}),
        "load 00",
        "MP-13.13",
    ),
    "build without the workers": (
        lambda: at_turn(hands={"red": ["00"]}, uranium={"red": 5}, supply={"red": "l l"}),
        "build 00",
        "MP-13.4",
    ),
    "build with an empty supply": (
        lambda: at_turn(hands={"red": ["00"]}, uranium={"red": 5}, supply={"red": ""}),
        "build 00",
        "MP-3.4",
    ),
    "staff a bomb with too many own workers": (
        lambda: after(
            "build 11",
            hands={"red": ["11"]},
            uranium={"red": 5},
            supply={"red": "e ge ge s s"},
        ),
        "staff 2",
        "MP-13.5",
    ),
    "staff a bomb with more own workers than it needs": (
        lambda: asked_for_staff(supply={"red": "e e e ge s s"}),
        "staff 3",
        "MP-13.4",
    ),
    "staff a bomb with more scientists than it needs": (
        lambda: asked_for_staff("staff 2", supply={"red": "e e ge s s s gs"}),
        "staff 3",
        "MP-13.4",
    ),
    "train more own workers than are trained": (
        lambda: after("place university-2", "send l"),
        "train 2",
        "MP-5.5",
    ),
    "train more own workers than are left": (
        lambda: after(
            "use 27",
            "send l+l",
            buildings={"red": ["27"]},
            supply={"red": "l l e e"},
        ),
        "train 3",
        "MP-5.4",
    ),
    "raid a building of the market": (in_strike, "raid 01", "MP-9.7"),
    "raid one's own building": (
        lambda: in_strike(buildings={"red": ["11"]}, bombers={"red": 1}),
        "raid 11",
        "MP-9.7",
    ),
    "raid without a bomber": (
        lambda: in_strike("shoot blue fighter", buildings={"blue": ["11"]}),
        "raid 11",
        "MP-9.6",
    ),
    "shoot at oneself": (in_strike, "shoot red fighter", "MP-9.4"),
    "shoot without a strike": (at_turn, "shoot blue fighter", "MP-9.2"),
    "stop without a strike": (at_turn, "stop", "MP-9.10"),
    "offer a pact without a strike": (at_turn, "truce blue", "MP-10.2"),
    "offer a pact after an attack": (
        lambda: in_strike("shoot blue fighter"),
        "truce blue",
        "MP-10.2",
    ),
    "offer oneself a pact": (in_strike, "truce red", "MP-10.3"),
    "repair a building of an opponent": (
        lambda: after(
            "place repair",
            "send l",
            buildings={"red": ["11"], "blue": ["01"]},
            damage={"11": 1, "01": 1},
        ),
        "repair 01",
        "MP-11.7",
    ),
    "repair what is not damaged": (
        lambda: after("place repair", "send l", buildings={"red": ["11", "01"]}, damage={"11": 1}),
        "repair 01",
        "MP-11.2",
    ),
}

NOT_ASKED = {
    "name workers at an open point": (at_turn, "send l", "MP-3.9"),
    "build while workers are chosen": (lambda: after("place mine-2"), "build 00", "MP-3.11"),
    "build while fuel is chosen": (
        lambda: after(
            "use 42",
            "send s",
            buildings={"red": ["42"]},
            supply={"red": "s gs"},
            yellowcake={"red": 2},
            uranium={"red": 1},
        ),
        "build 00",
        "MP-3.11",
    ),
    "build while an output is chosen": (
        lambda: after("use 01", "send l", buildings={"red": ["01"]}),
        "build 00",
        "MP-3.11",
    ),
    "build while own ones or contractors are trained": (
        lambda: after("place university-2", "send l"),
        "build 00",
        "MP-3.11",
    ),
    "build at the market": (lambda: after("place construction", "send l"), "build 00", "MP-3.11"),
    "build during repair": (
        lambda: after("place repair", "send l", buildings={"red": ["11"]}, damage={"11": 1}),
        "build 00",
        "MP-3.11",
    ),
    "build during a draft": (
        lambda: after("place design", supply={"red": "e s"}),
        "build 00",
        "MP-3.11",
    ),
    "place when a pact is offered": (lambda: in_strike("truce blue"), "place mine-2", "MP-3.16"),
    "place while a bomb is staffed": (
        lambda: asked_for_staff(supply={"red": "e e ge s s"}),
        "place mine-2",
        "MP-13.5",
    ),
    "place before the extra workers are chosen": (
        lambda: Match("manhattan", 4, seed=1),
        "place mine-2",
        "MP-3.16",
    ),
}
"""What does not answer the question: the rule that asks it."""


@pytest.mark.parametrize(("match", "move", "rule"), cases(REFUSED | NOT_ASKED))
def test_a_refusal_cites_the_rule_that_forbids(match, move, rule):
    """In parentheses after its sentence, in both languages."""
    assert cites(match(), move, rule)
