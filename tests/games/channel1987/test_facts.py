"""What is told of cards, stacks and digs is what is printed, and what the rules say."""

import pytest

from tests.games.channel1987.kit import CARDS, answer, commas, position, seat_of
from tests.games.facts import of, told, undone
from tests.games.positions import mix
from tunnelier.games import load

GAME = load("channel-1987")


def facts(match, nation="britain"):
    """All that a player is told."""
    return told(GAME, match._rows[0], seat_of(match, nation))


def card_of(of_one):
    """What is printed on a card, as it is told."""
    word = [name.removeprefix("needs-") for name in of_one if name.startswith("needs-")]
    (does,) = (name.removeprefix("does-") for name in of_one if name.startswith("does-"))
    return {
        "points": round(3 * of_one.get("points", 0)),
        "needs": (word or ["none"])[0].replace("_", "-"),
        "action": does,
        "money": round(3 * of_one["money"]),
    }


SHOWN = ["new-workers-a", "political-duel", "luxembourg"]


def test_a_slot_tells_what_is_printed_on_its_card():
    match = position(f"display={commas(SHOWN)}; britain: discs=2-white")
    for number, name in enumerate(SHOWN, 1):
        slot = of(facts(match), f"slot[{number}]")
        assert card_of(slot) == {key: CARDS[name][key] for key in card_of(slot)}
        stack = of(facts(match), f"stack[white.{number}]")
        assert card_of(stack) == card_of(slot)
    assert of(facts(match), "slot[1]")["new_workers"] == 1
    assert of(facts(match), "slot[3]")["influence"] == 1
    assert not of(facts(match), "stack[black.1]")


def test_a_slot_tells_whether_its_card_can_be_developed():
    """A country without a requirement can; what takes rubble needs some."""
    shown = "display=belgium,exchange-a,italy"
    empty = facts(position(shown))
    assert ["developable" in of(empty, f"slot[{n}]") for n in (1, 2, 3)] == [True, False, False]
    some = facts(position(f"{shown}; britain: stored=white"))
    assert all("developable" in of(some, f"slot[{n}]") for n in (1, 2, 3))


def test_a_stack_tells_what_it_costs():
    match = position("works=2-black slot-1=1-orange slot-2=3-yellow; britain: discs=3-blue+1-white")
    told_of = facts(match)
    first, second = (of(told_of, f"stack[blue.{slot}]") for slot in (1, 2))
    assert undone(first["surplus"], 1) == 2 and first["enough"] == 1
    assert "surplus" not in second and "enough" not in second
    assert undone(of(told_of, "discs[white]")["works-surplus"], 1) == -1
    assert of(told_of, "discs[blue]")["works-enough"] == 1


def test_the_next_tokens_are_told_to_those_who_know_them():
    """One that was peeked at to the peeker, one face up to both, others to nobody."""
    match = position(
        "britain: discs=1-orange bored=1 tunnel=orange,?white-agenda; france: tunnel=blue"
    )
    own, rivals = of(facts(match), "player[+0]"), of(facts(match, "france"), "player[+1]")
    assert own["next-orange"] == rivals["next-orange"] == 1
    assert own["then-white"] == own["then-agenda"] == 1
    assert not any(name.startswith("then-") for name in rivals)
    assert undone(own["planned"], 2) == 1 and own["digs"] == 1
    assert of(facts(match), "discs[orange]")["next"] == 1
    assert of(facts(match), "discs[white]")["then"] == 1
    assert of(facts(match), "discs[blue]")["rivals-next"] == 1
    assert "then" not in of(facts(match, "france"), "discs[white]")


@pytest.mark.parametrize(
    ("nation", "token", "off", "checks", "ruin"),
    [
        ("britain", "black", 0, 1, 0),
        ("britain", "blue", 0, 2, 0),
        ("france", "blue", 0, 0, 0),
        ("britain", "black", -4, 1, 5),
        ("britain", "black", -3, 1, 1),
        ("britain", "blue", -3, 2, 5),
    ],
)
def test_a_dig_tells_its_risk(nation, token, off, checks, ruin):
    """Cards drawn, and how many of the nine would lose: four of one level, one of two."""
    match = position(f"mover={nation}; {nation}: tunnel={token} deviation={off}")
    player = of(facts(match, nation), "player[+0]")
    assert round(2 * player.get("checks", 0)) == checks
    assert round(9 * player.get("ruin", 0)) == ruin


def test_tracks_tell_what_their_next_space_brings_and_costs():
    match = position("britain: tracks=2,0 money=greece; france: tracks=6,4")
    own, rivals = of(facts(match), "player[+0]"), of(facts(match), "player[+1]")
    assert undone(own["track0.price"], 2) == 2 and "track0.short" not in own
    assert own["track0.disc"] == own["track1.peek"] == own["advances"] == 1
    assert undone(own["track1.gain"], 1) == 1 and "track1.price" not in own
    assert not any(name.startswith("track0.") for name in rivals)
    assert undone(rivals["track1.short"], 2) == 4


def test_points_of_cards_that_lie_face_down_are_told_to_their_owner():
    """A rival sees that there is a card, not which; what compares is left to the reader."""
    match = position(
        "france: tracks=3,0 deviation=-1 developed=exchange-a,ireland,topographical-1:blue"
    )
    own, rivals = of(facts(match, "france"), "player[+0]"), of(facts(match), "player[+1]")
    assert undone(own["printed"], 8) == 2 + 1 and undone(rivals["printed"], 8) == 1
    assert undone(own["points"], 16) == 3 + 1 + 3 - 1 and undone(rivals["points"], 16) == 4
    assert undone(own["cards"], 4) == undone(rivals["cards"], 4) == 3
    assert undone(rivals["influence"], 2) == 1 and round(5 * rivals["topography"]) == 1
    table = of(facts(match, "france"), "table")
    assert undone(table["ahead"], 4) == 6
    assert undone(table["arriving"], 4) == 6 + 2 + 9
    assert undone(table["overtaken"], 4) == 6 - 2 - 9


def test_questions_tell_what_they_are_about():
    """Which card takes the rubble, and the discs of which colour are kept."""
    match = position(f"display={commas(SHOWN)}; britain: discs=1-white stored=blue,white")
    answer(match, "develop white slot=1")
    assert match.moves[0].startswith("rubble")
    assert [of(facts(match), f"slot[{n}]").get("asked", 0) for n in (1, 2, 3)] == [1, 0, 0]
    both = {"blue": 4, "white": 4, "black": 3}
    match = position(f"britain: discs={mix(both)}; france: passed")
    answer(match, "pass")
    assert match.moves[0].startswith("keep")
    kept = [name for name in of(facts(match), "table") if name.startswith("keeps-")]
    assert len(kept) == 1 and kept[0].removeprefix("keeps-") in both
