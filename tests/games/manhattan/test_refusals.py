"""A refusal cites the rule that forbids the move, and no other."""

import pytest

from tests.games.manhattan.kit import answer, position
from tests.games.refused import cases, cites
from tunnelier import Match

PASSES = ("place construction", "end-turn") * 2


def at_turn(more=""):
    """Red's turn, with workers of all types and money."""
    return position(f"red: supply=l,l,e,e,s,s money=40; {more}")


def after(*moves, more=""):
    """Red's turn, some answers later."""
    match = at_turn(more)
    answer(match, *moves)
    return match


def in_strike(*moves, more=""):
    """Red's planes are in the air."""
    planes = "red: fighters=2; blue: fighters=1"
    return after("place air-strike", "send l", *moves, more=f"{planes}; {more}")


def spying(*moves):
    """Red has one spy, who has used one building of Blue's; then some answers later."""
    used = ("place espionage", "send l", "use 11", "send l")
    return after(*used, *moves, more="red: buildings=12; blue: buildings=11,01")


def asked_for_staff(*moves, more=""):
    """Red builds a bomb and may put own engineers or contractors on it, or say of the latter."""
    return after("build 11", *moves, more=f"red: hand=11 uranium=5; {more}")


BLUES = "bomb 15: built=blue; bomb 00: built=blue"

REFUSED = {
    "use a building of the market": (at_turn, "use 01", "MP-7.1"),
    "use a building of an opponent": (
        lambda: at_turn("blue: buildings=11"),
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
        lambda: after("block espionage", "send l", more="blue: buildings=11"),
        "use 11",
        "MP-7.1",
    ),
    "use a building at work": (
        lambda: at_turn("red: buildings=11; building 11: workers=l"),
        "use 11",
        "MP-7.2",
    ),
    "place on a space that is taken": (
        lambda: at_turn("mine-2: blue:l"),
        "place mine-2",
        "MP-4.6",
    ),
    "place on Design Bomb while it is taken": (
        lambda: at_turn("design: blue:e blue:s"),
        "place design",
        "MP-12.2",
    ),
    "place without the money": (lambda: at_turn("red: money=0"), "place mine-1", "MP-4.9"),
    "buy without the money": (
        lambda: after("place construction", "send l", more="red: money=2"),
        "buy 7",
        "MP-6.6",
    ),
    "send the wrong workers to a space": (
        lambda: after("place mine-3", more="red: supply=e,ge,l"),
        "send l",
        "MP-4.4",
    ),
    "send both where one goes": (lambda: after("place money-3"), "send e+s", "MP-4.5"),
    "send two to Construction": (lambda: after("place construction"), "send l+e", "MP-3.6"),
    "send three to Construction": (lambda: after("place construction"), "send l+e+s", "MP-3.6"),
    "send two engineers where one goes": (
        lambda: after("place mine-3", more="red: supply=e,ge"),
        "send e+ge",
        "MP-3.6",
    ),
    "send the wrong workers to a building": (
        lambda: after("use 12", more="red: buildings=12"),
        "send l",
        "MP-7.4",
    ),
    "send the wrong workers to Design Bomb": (
        lambda: after("place design", more="red: supply=e,ge,s"),
        "send e",
        "MP-12.1",
    ),
    "test a bomb in hand": (lambda: at_turn("red: hand=15"), "test 15", "MP-13.8"),
    "test a bomb of an opponent": (lambda: at_turn(BLUES), "test 15", "MP-13.8"),
    "load a bomb in hand": (lambda: at_turn("red: hand=00"), "load 00", "MP-13.13"),
    "load a bomb of an opponent": (lambda: at_turn(BLUES), "load 00", "MP-13.13"),
    "load without a bomber": (lambda: at_turn("bomb 00: built=red"), "load 00", "MP-13.13"),
    "load without the money": (
        lambda: at_turn("red: bombers=1 money=0; bomb 00: built=red"),
        "load 00",
        "MP-13.13",
    ),
    "build without the workers": (
        lambda: at_turn("red: hand=00 uranium=5 supply=l,l"),
        "build 00",
        "MP-13.4",
    ),
    "build with an empty supply": (
        lambda: at_turn("red: hand=00 uranium=5 supply="),
        "build 00",
        "MP-3.4",
    ),
    "staff a bomb with too many own workers": (
        lambda: after("build 11", more="red: hand=11 uranium=5 supply=e,ge,ge,s,s"),
        "staff 2",
        "MP-13.5",
    ),
    "staff a bomb with more own workers than it needs": (
        lambda: asked_for_staff(more="red: supply=e,e,e,ge,s,s"),
        "staff 3",
        "MP-13.4",
    ),
    "staff a bomb with more scientists than it needs": (
        lambda: asked_for_staff("staff 2", more="red: supply=e,e,ge,s,s,s,gs"),
        "staff 3",
        "MP-13.4",
    ),
    "train more own workers than are trained": (
        lambda: after("place university-2", "send l"),
        "train 2",
        "MP-5.5",
    ),
    "train more own workers than are left": (
        lambda: after("use 27", "send l+l", more="red: buildings=27 supply=l,l,e,e"),
        "train 3",
        "MP-5.4",
    ),
    "raid a building of the market": (in_strike, "raid 01", "MP-9.7"),
    "raid one's own building": (
        lambda: in_strike(more="red: buildings=11 bombers=1"),
        "raid 11",
        "MP-9.7",
    ),
    "raid without a bomber": (
        lambda: in_strike("shoot blue fighter", more="blue: buildings=11"),
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
            more="red: buildings=11; blue: buildings=01; "
            "building 11: damage=1; "
            "building 01: damage=1",
        ),
        "repair 01",
        "MP-11.7",
    ),
    "repair what is not damaged": (
        lambda: after("place repair", "send l", more="red: buildings=11,01; building 11: damage=1"),
        "repair 01",
        "MP-11.2",
    ),
}

NOT_ASKED = {
    "name workers at an open point": (at_turn, "send l", "MP-3.9"),
    "build while workers are chosen": (lambda: after("place mine-2"), "build 00", "MP-3.11"),
    "build while fuel is chosen": (
        lambda: after(
            "use 42", "send s", more="red: buildings=42 supply=s,gs yellowcake=2 uranium=1"
        ),
        "build 00",
        "MP-3.11",
    ),
    "build while an output is chosen": (
        lambda: after("use 01", "send l", more="red: buildings=01"),
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
        lambda: after("place repair", "send l", more="red: buildings=11; building 11: damage=1"),
        "build 00",
        "MP-3.11",
    ),
    "build during a draft": (
        lambda: after("place design", more="red: supply=e,s"),
        "build 00",
        "MP-3.11",
    ),
    "place when a pact is offered": (lambda: in_strike("truce blue"), "place mine-2", "MP-3.16"),
    "place while a bomb is staffed": (
        lambda: asked_for_staff(more="red: supply=e,e,ge,s,s"),
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
    """In parentheses after its sentence, in every language."""
    assert cites(match(), move, rule)
