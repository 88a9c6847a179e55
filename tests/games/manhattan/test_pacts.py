"""Negotiation: truce and stand-down (ledger chapter 10)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    damage,
    money,
    mover,
    pacts,
    position,
    spies,
    yellowcake,
)
from tunnelier import Refused

PASS = ("place construction", "end-turn")


def table(more=""):
    """Three players with bombers and a building each, red to move; nobody has fighters."""
    return position(
        "red: bombers=3 buildings=01; blue: bombers=3 buildings=11; "
        f"green: bombers=3 buildings=21; {more}"
    )


def strike(more=""):
    m = table(more)
    m.play("place air-strike")
    return m


def offers(m):
    return {move for move in m.moves if move.split()[0] in ("truce", "stand-down")}


@pytest.mark.rule("MP-10.1")
@pytest.mark.parametrize(
    ("players", "option", "exist"),
    [
        (2, "auto", False),
        (3, "auto", True),
        (4, "auto", True),
        (5, "auto", True),
        (2, "on", True),
        (3, "off", False),
        (5, "off", False),
    ],
)
def test_the_option(players, option, exist):
    """On by itself with three to five players."""
    m = position(f"players={players} pacts={option}; red: bombers=1")
    m.play("place air-strike")
    assert bool(offers(m)) is exist
    assert (m.why("truce blue") is None) is exist
    assert (m.why("stand-down blue") is None) is exist


@pytest.mark.rule("MP-10.2")
def test_offers_come_before_the_first_attack():
    """After it they are refused."""
    m = strike()
    assert len(offers(m)) == 4
    m.play("raid 11")
    assert offers(m) == set()
    assert m.why("truce green")


@pytest.mark.rule("MP-10.2")
def test_offers_need_an_open_strike():
    """Not before the placement, not after it, not on another space, not without planes."""
    m = table()
    assert m.why("truce blue") and m.why("stand-down blue")
    m.play("place mine-2")
    assert m.why("truce blue")
    m = strike()
    m.play("stop")
    assert m.why("truce blue")
    m = strike("red: bombers=0; green: bombers=0")
    assert m.why("truce blue") and m.why("stand-down blue")


@pytest.mark.rule("MP-10.3")
@pytest.mark.parametrize("first", ["truce", "stand-down"])
@pytest.mark.parametrize("reply", ["accept", "refuse"])
def test_one_offer_to_each_opponent(first, reply):
    """Whatever the answer; the other opponent may still be asked."""
    m = strike()
    answer(m, f"{first} blue", reply)
    assert offers(m) == {"truce player=green", "stand-down player=green"}
    assert m.why("truce blue") and m.why("stand-down blue")


@pytest.mark.rule("MP-10.3")
def test_the_next_strike_brings_new_offers():
    """A lap later the same opponent may be asked again."""
    m = strike()
    answer(m, "truce blue", "refuse", "stop", "end-turn", *PASS, *PASS, "place air-strike")
    assert m.why("truce blue") is None


@pytest.mark.rule("MP-10.4")
@pytest.mark.parametrize("option", ["accept", "refuse"])
def test_a_truce_binds_both(option):
    """Red does not attack blue now, blue does not attack red next; unless it was refused."""
    m = strike()
    answer(m, "truce blue", option)
    bound = option == "accept"
    assert (m.why("raid 11") is not None) is bound
    answer(m, "stop", "end-turn", "place air-strike")
    assert mover(m) == "blue"
    assert (m.why("raid 01") is not None) is bound
    assert m.why("raid 21") is None


@pytest.mark.rule("MP-10.4")
def test_a_truce_covers_fighters_too():
    """No shot at the partner, either way."""
    m = strike("red: fighters=1; blue: fighters=1; green: fighters=1")
    assert m.why("shoot blue fighter") is None
    answer(m, "truce blue", "accept")
    assert m.why("shoot blue fighter") and m.why("shoot blue bomber")
    answer(m, "stop", "end-turn", "place air-strike")
    assert m.why("shoot red fighter") and m.why("shoot red bomber")
    assert m.why("shoot green fighter") is None


@pytest.mark.rule("MP-10.5")
def test_a_stand_down_keeps_the_partner_on_the_ground():
    """Red does not attack blue, blue does not place on Air Strike in its next turn."""
    m = strike()
    answer(m, "stand-down blue", "accept")
    assert m.why("raid 11")
    assert m.why("raid 21") is None
    answer(m, "stop", "end-turn")
    assert mover(m) == "blue"
    assert m.why("place air-strike")
    assert "place space=air-strike" not in m.moves
    answer(m, *PASS)
    assert m.why("place air-strike") is None


@pytest.mark.rule("MP-10.5")
def test_a_stand_down_does_not_protect_the_proposer_for_ever():
    """In the turn after next blue strikes again."""
    m = position("players=2 pacts=on; red: bombers=3 buildings=01; blue: bombers=3")
    answer(m, "place air-strike", "stand-down blue", "accept", "stop", "end-turn", *PASS, *PASS)
    assert mover(m) == "blue"
    answer(m, "place air-strike", "raid 01")
    assert damage(m, "01") == 1


@pytest.mark.rule("MP-10.6")
@pytest.mark.parametrize("form", ["truce", "stand-down"])
def test_a_pact_lasts_for_a_lap(form):
    """It is gone when the proposer's next turn begins, used or not."""
    m = strike()
    answer(m, f"{form} blue", "accept")
    for player in ("red", "blue", "green"):
        assert (mover(m), pacts(m)) == (player, [("red", "blue", form)])
        answer(m, *(["stop", "end-turn"] if player == "red" else PASS))
    assert (mover(m), pacts(m)) == ("red", [])


@pytest.mark.rule("MP-10.6")
def test_the_proposer_is_free_again():
    """Red attacks its former partner in the next turn."""
    m = strike()
    answer(m, "truce blue", "accept", "stop", "end-turn", *PASS, *PASS)
    answer(m, "place air-strike", "raid 11")
    assert damage(m, "11") == 1


@pytest.mark.rule("MP-10.7")
def test_an_offer_names_a_partner_and_a_form():
    """Nothing else can be said."""
    m = strike()
    partners = ("blue", "green")
    assert offers(m) == {f"{form} player={p}" for form in ("truce", "stand-down") for p in partners}
    assert m.why("truce red") and m.why("truce blue green") and m.why("truce blue money=2")


@pytest.mark.rule("MP-10.8")
def test_the_answer_is_accept_or_refuse():
    """At once, by the opponent; a refusal changes nothing."""
    m = strike()
    before = {move for move in m.moves if "player=blue" not in move}
    m.play("truce blue")
    assert (asked(m), mover(m), m.question["name"]) == ("blue", "red", "pact")
    assert set(m.moves) == {"accept", "refuse"}
    m.play("refuse")
    assert (asked(m), pacts(m)) == ("red", [])
    assert set(m.moves) == before
    assert m.why("raid 11") is None


@pytest.mark.rule("MP-10.9")
def test_a_pact_cannot_be_broken():
    """The forbidden attacks are withheld and refused, with nothing to cancel them."""
    m = strike()
    answer(m, "truce blue", "accept")
    assert set(m.moves) == {
        "raid building=21",
        "truce player=green",
        "stand-down player=green",
        "stop",
    }
    with pytest.raises(Refused):
        m.play("raid 11")
    assert damage(m, "11") == 0


@pytest.mark.rule("MP-10.10")
def test_a_pact_limits_only_what_it_names():
    """The partner strikes a third player; red strikes green too."""
    m = strike()
    answer(m, "truce blue", "accept", "raid 21", "stop", "end-turn")
    answer(m, "place air-strike", "raid 21")
    assert damage(m, "21") == 2


@pytest.mark.rule("MP-10.10")
@pytest.mark.parametrize("form", ["truce", "stand-down"])
def test_a_partner_may_spy_on_the_proposer(form):
    """Espionage is no attack."""
    m = strike("blue: money=3")
    answer(m, f"{form} blue", "accept", "stop", "end-turn", "place espionage", "use 01")
    answer(m, "make money")
    assert (spies(m, "blue"), money(m, "blue"), yellowcake(m, "red")) == (1, 2, 0)


@pytest.mark.rule("MP-10.10")
def test_several_pacts_side_by_side():
    """A truce with blue, a stand-down with green."""
    m = strike()
    answer(m, "truce blue", "accept", "stand-down green", "accept")
    assert pacts(m) == [("red", "blue", "truce"), ("red", "green", "stand-down")]
    assert m.moves == ("stop",)
    answer(m, "stop", "end-turn")
    assert m.why("place air-strike") is None
    answer(m, *PASS)
    assert m.why("place air-strike")
