"""Finance and Technology (ledger chapters 10 and 11)."""

import pytest

from tests.games.channel1987.kit import (
    TRACKS,
    answer,
    area,
    bag,
    commas,
    developed,
    discard,
    display,
    face_down,
    level,
    money,
    pending,
    points,
    position,
    sheet,
    stack,
    tracks,
    tunnel,
)
from tests.games.channel1987.plays import asked, fill, give_up, offered, size

NATIONS = ["britain", "france"]
ROOM = "belgium,spain,portugal"  # a display that leaves the money of these tests alone
ONE, TWO, THREE = "italy", "netherlands", "greece"  # cards of 1M, 2M and 3M


def researcher(nation="britain", at=(0, 0), cube=0, cards=(), text=""):
    """A player who may take Technology with yellow."""
    return position(
        f"mover={nation} display={ROOM}; {nation}: discs=1-yellow tracks={commas(at)} "
        f"deviation={cube} money={commas(cards)}; {text}"
    )


def advances(m):
    """What Technology offers, as seen by taking it."""
    m.play("technology yellow")
    assert asked(m)[1] == "advance"
    return set(m.moves)


UPPER, LOWER = "advance track=upper", "advance track=lower"


# --- Finance


@pytest.mark.rule("C87-10.1")
def test_finance_takes_any_displayed_card():
    """Three choices, a stack on the space or not, and none is nothing."""
    m = researcher(text="slot-2=4-white")
    m.play("finance yellow")
    assert m.moves == ("take slot=1", "take slot=2", "take slot=3")
    m.play("take 2")
    assert asked(m) == ("chance", "deal")
    m.play("deal ireland")
    assert money(m, "britain") == ["spain"]
    assert display(m) == ["belgium", "ireland", "portugal"]
    assert stack(m, "2") == ("white", 4)


@pytest.mark.rule("C87-10.2")
def test_secondary_finance_takes_the_card_of_its_space():
    """No choice; the card is money and not discarded."""
    m = researcher(text=f"display=belgium,{THREE},portugal")
    m.play("secondary yellow slot=2")
    assert asked(m) == ("chance", "deal")
    m.play("deal ireland")
    assert money(m, "britain") == [THREE]
    assert (discard(m), display(m)) == ([], ["belgium", "ireland", "portugal"])


@pytest.mark.rule("C87-10.3")
def test_money_is_worth_neither_points_nor_influence():
    """Italy tucked is 1M: no points, no pair for the speech, no card for the duel."""
    had = (
        "display=belgium,denmark,portugal; britain: developed=european-speech,political-duel,spain"
    )
    with_money, without = (
        researcher(cards=tucked, text=had) for tucked in ([ONE, "control-room-4"], [])
    )
    assert points(with_money, "britain") == points(without, "britain")
    assert sheet(with_money, "britain") == sheet(without, "britain")


@pytest.mark.rule("C87-10.3")
def test_money_has_no_ability():
    """Control room 4 tucked is not offered after Plan."""
    m = researcher(cards=["control-room-4"], text="britain: discs=1-yellow+1-black")
    answer(m, "plan yellow", "reveal white")
    assert asked(m) == ("france", "turn")
    assert "control-room-4" not in developed(m, "britain")


@pytest.mark.rule("C87-10.3")
def test_any_number_of_money_cards_may_be_held():
    """Twelve are held, a thirteenth may be taken."""
    held = [f"control-room-{number}" for number in range(1, 6)]
    held += [f"topographical-{number}" for number in range(1, 6)] + [ONE, TWO]
    m = researcher(cards=held)
    answer(m, "finance yellow", "take 1", "deal ireland")
    assert money(m, "britain") == sorted([*held, "belgium"])


@pytest.mark.rule("C87-10.4")
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (("plan yellow", "reveal white"), [ONE, THREE]),
        (("tunnel yellow", "deviate red-0"), [ONE, THREE]),
        (("develop yellow slot=1", "deal ireland"), [ONE, THREE]),
        (("finance yellow", "take 2", "deal ireland"), [ONE, THREE, "spain"]),
        (("technology yellow", "advance upper", "decline", "aligned"), [ONE, THREE]),
        (("technology yellow", "stay", f"realign {THREE}"), [ONE]),
    ],
)
def test_money_leaves_only_when_spent(moves, left):
    """Always a whole card; the 3M card lifts the cube by one and gives no change."""
    m = researcher(cube=-1, cards=[ONE, THREE], text="britain: discs=1-yellow+1-black")
    answer(m, *moves)
    assert money(m, "britain") == sorted(left)


# --- Technology: the advance


@pytest.mark.rule("C87-11.1")
def test_technology_goes_advance_bonus_realignment():
    """The marker moves, the peek is offered, then money may lift the cube."""
    m = researcher(cube=-2, cards=[ONE])
    m.play("technology yellow")
    assert asked(m) == ("britain", "advance")
    m.play("advance lower")
    assert (asked(m), tracks(m, "britain")) == (("britain", "peek"), (0, 1))
    m.play("peek france 4")
    assert asked(m) == ("chance", "glimpse")
    m.play("glimpse token=blue")
    assert asked(m) == ("britain", "realign")
    m.play(f"realign {ONE}")
    assert (level(m, "britain"), asked(m)) == (-1, ("france", "turn"))


@pytest.mark.rule("C87-11.2")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(
    ("at", "legal"),
    [((0, 0), {UPPER, LOWER}), ((6, 3), {LOWER}), ((3, 6), {UPPER}), ((1, 5), {UPPER, LOWER})],
)
def test_a_marker_advances_one_space_until_the_last(nation, at, legal):
    """One of the two tracks; a marker on 6 cannot move."""
    m = researcher(nation, at)
    assert advances(m) == legal
    track = sorted(legal)[0]
    m.play(track)
    upper, lower = at
    assert tracks(m, nation) == ((upper + 1, lower) if track == UPPER else (upper, lower + 1))


@pytest.mark.rule("C87-11.3")
@pytest.mark.parametrize(
    ("cube", "cards", "stay"),
    [(-2, [ONE], True), (0, [ONE], False), (-2, [], False)],
)
def test_technology_may_only_realign(cube, cards, stay):
    """Staying is offered when money can lift the cube."""
    m = researcher(cube=cube, cards=cards)
    assert ("stay" in advances(m)) is stay


@pytest.mark.rule("C87-11.4")
@pytest.mark.parametrize(
    ("at", "cube", "cards", "legal"),
    [
        ((6, 6), 0, [ONE], False),
        ((2, 4), 0, [ONE], False),
        ((6, 6), -1, [], False),
        ((6, 6), -1, [ONE], True),
        ((6, 1), 0, [], True),
    ],
)
def test_technology_must_do_something(at, cube, cards, legal):
    """No marker to move and no cube to lift: not offered."""
    assert (researcher(at=at, cube=cube, cards=cards).why("technology yellow") is None) is legal


@pytest.mark.rule("C87-11.4")
def test_technology_may_not_be_ended_empty():
    """Who stays must lift the cube by at least one card."""
    m = researcher(cube=-4, cards=[ONE, TWO])
    answer(m, "technology yellow", "stay")
    assert set(m.moves) == {f"realign card={ONE}", f"realign card={TWO}"}
    m.play(f"realign {ONE}")
    assert "aligned" in m.moves


# --- Technology: barriers


BARRIERS = [
    (nation, track, space)
    for nation in NATIONS
    for track in ("upper", "lower")
    for space in TRACKS[nation, track]["barriers"]
]


@pytest.mark.rule("C87-11.5")
@pytest.mark.parametrize(("nation", "track", "space"), BARRIERS)
def test_a_barrier_asks_its_price_of_its_nation(nation, track, space):
    """A million less is not enough, the price is."""
    price = TRACKS[nation, track]["barriers"][space]
    ones = ["control-room-1", "control-room-2", "control-room-4", "control-room-5", ONE]
    at = (space - 1, 6) if track == "upper" else (6, space - 1)
    for million in (price - 1, price):
        m = researcher(nation, at, cards=ones[:million])
        assert (m.why("technology yellow") is None) is (million == price)


@pytest.mark.rule("C87-11.5")
@pytest.mark.parametrize(("nation", "legal"), [("britain", True), ("france", False)])
def test_two_million_cross_for_britain_only(nation, legal):
    """The first barrier costs 2M in Britain and 3M in France."""
    m = researcher(nation, (2, 6), cards=[TWO])
    assert (m.why("technology yellow") is None) is legal


@pytest.mark.rule("C87-11.6")
def test_crossing_discards_all_money():
    """5M at a 2M barrier: nothing is left."""
    m = researcher(at=(2, 0), cards=[TWO, THREE])
    answer(m, "technology yellow", "advance upper")
    assert (money(m, "britain"), discard(m)) == ([], sorted([TWO, THREE]))
    assert tracks(m, "britain") == (3, 0)


@pytest.mark.rule("C87-11.6")
def test_a_step_without_a_barrier_spends_nothing():
    """From 1 to 2 the money stays."""
    m = researcher(at=(1, 1), cards=[TWO, THREE])
    answer(m, "technology yellow", "advance upper")
    assert money(m, "britain") == sorted([TWO, THREE])


@pytest.mark.rule("C87-11.7")
def test_each_crossing_pays_anew():
    """All 5M went at the first barrier: the second marker cannot follow, the first can go on."""
    m = researcher(at=(2, 2), cards=[TWO, THREE], text="britain: developed=control-room-5:white")
    answer(m, "technology yellow", "advance upper", "use control-room-5")
    assert set(m.moves) == {UPPER}


@pytest.mark.rule("C87-11.7")
def test_the_second_crossing_of_a_turn_takes_fresh_money():
    """Extra finance crosses after the money is gone, and is gone itself."""
    m = researcher(
        at=(2, 2),
        cards=[TWO],
        text="britain: developed=control-room-5:white,extra-finance-a:orange",
    )
    answer(m, "technology yellow", "advance upper", "use control-room-5", "advance lower")
    assert tracks(m, "britain") == (3, 3)
    assert face_down(m, "britain") == ["control-room-5", "extra-finance-a"]


TWINS = "extra-finance-a:white,extra-finance-b:orange"


@pytest.mark.rule("C87-11.8")
@pytest.mark.parametrize(
    ("cards", "at", "used"),
    [
        ([THREE], (2, 6), 0),
        ([TWO], (2, 6), 1),
        ([], (2, 6), 1),
        ([], (4, 6), 2),
        ([ONE], (4, 6), 1),
    ],
)
def test_extra_finance_only_fills_the_gap(cards, at, used):
    """France at 3M and 4M: as many cards as are missing, and the money goes all the same."""
    m = researcher("france", at, cards=cards, text=f"france: developed={TWINS}")
    answer(m, "technology yellow", "advance upper")
    if used == 1:
        assert asked(m) == ("france", "commit")
        assert set(m.moves) == {"commit card=extra-finance-a", "commit card=extra-finance-b"}
        m.play("commit extra-finance-b")
        assert face_down(m, "france") == ["extra-finance-b"]
    assert len(face_down(m, "france")) == used
    assert money(m, "france") == []
    assert tracks(m, "france") == (at[0] + 1, 6)


@pytest.mark.rule("C87-11.8")
def test_a_single_extra_finance_is_used_unasked():
    """Only one card can fill the gap."""
    m = researcher("france", (2, 6), cards=[TWO], text="france: developed=extra-finance-b:white")
    answer(m, "technology yellow", "advance upper")
    assert face_down(m, "france") == ["extra-finance-b"]
    assert tracks(m, "france") == (3, 6)


@pytest.mark.rule("C87-11.9")
@pytest.mark.parametrize(
    ("cube", "cards", "after"),
    [(-4, [TWO, THREE], -1), (-2, [TWO, THREE], 0), (-3, [TWO], -3), (-3, [THREE], -2)],
)
def test_the_surplus_lifts_the_cube_by_itself(cube, cards, after):
    """Price 2M; a level per million, the rest is lost."""
    m = researcher(at=(2, 0), cube=cube, cards=cards)
    answer(m, "technology yellow", "advance upper")
    assert level(m, "britain") == after
    assert money(m, "britain") == []
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-11.10")
def test_realignment_spends_one_card_at_a_time():
    """Each million lifts one level; at 0 no further card is asked for."""
    m = researcher(at=(1, 0), cube=-4, cards=[ONE, TWO, THREE])
    answer(m, "technology yellow", "advance upper")
    assert asked(m) == ("britain", "realign")
    assert set(m.moves) == {f"realign card={card}" for card in (ONE, TWO, THREE)} | {"aligned"}
    m.play(f"realign {ONE}")
    assert level(m, "britain") == -3
    m.play(f"realign {TWO}")
    assert level(m, "britain") == -1
    m.play(f"realign {THREE}")
    assert (level(m, "britain"), discard(m)) == (0, sorted([ONE, TWO, THREE]))
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-11.10")
def test_no_money_is_asked_for_at_level_zero():
    """A 3M card at -1 ends at 0; the other card stays."""
    m = researcher(at=(1, 0), cube=-1, cards=[ONE, THREE])
    answer(m, "technology yellow", "advance upper", f"realign {THREE}")
    assert (level(m, "britain"), money(m, "britain")) == (0, [ONE])
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-11.10")
def test_realignment_may_be_declined():
    """The money is kept."""
    m = researcher(at=(1, 0), cube=-1, cards=[ONE])
    answer(m, "technology yellow", "advance upper", "aligned")
    assert (level(m, "britain"), money(m, "britain")) == (-1, [ONE])


# --- Technology: bonuses


@pytest.mark.rule("C87-11.11")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(
    ("at", "track", "cards", "discs"),
    [((2, 0), "upper", [THREE], 11), ((0, 3), "lower", [], 11), ((3, 3), "lower", [], 12)],
)
def test_an_extra_disc_comes_with_the_next_round(nation, at, track, cards, discs):
    """None now; from the next draw on one more for each such space."""
    m = researcher(nation, at, cards=cards, text=f"first={nation}")
    before = sum(bag(m).values())
    answer(m, "technology yellow", f"advance {track}")
    assert (size(m, nation), sum(bag(m).values())) == (0, before)
    give_up(m)
    give_up(m)
    fill(m)
    assert size(m, nation) == discs


@pytest.mark.rule("C87-11.12")
@pytest.mark.parametrize(
    ("nation", "at", "track"),
    [
        ("britain", (0, 0), "upper"),
        ("britain", (0, 0), "lower"),
        ("france", (0, 1), "lower"),
        ("britain", (4, 0), "upper"),
    ],
)
def test_a_peek_looks_at_any_face_down_token(nation, at, track):
    """Either side, face-down ones only, or none at all; the token stays face down."""
    m = researcher(
        nation,
        at,
        cards=[THREE, TWO],
        text="agenda=on; britain: tunnel=yellow,white; france: bored=1 tunnel=blue,orange",
    )
    answer(m, "technology yellow", f"advance {track}")
    spaces = {("britain", space) for space in range(3, 10)}
    spaces |= {("france", space) for space in range(4, 10)}
    looks = {f"peek nation={side} space={space}" for side, space in spaces}
    assert set(m.moves) == looks | {"decline"}
    answer(m, "peek france 7", "glimpse token=white-agenda")
    assert tunnel(m, "france", nation)[6] == "?white-agenda"
    assert tunnel(m, "france")[6] == "?"
    assert pending(m, nation) is None
    assert asked(m)[1] == "turn"


@pytest.mark.rule("C87-11.12")
def test_a_peek_may_be_declined():
    """Nothing is looked at."""
    m = researcher()
    answer(m, "technology yellow", "advance upper", "decline")
    assert tunnel(m, "britain", "britain") == ["black"] + ["?"] * 8
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-11.12")
def test_there_is_no_peek_when_all_tokens_are_face_up():
    """The step is skipped."""
    up = ["black", "black", "yellow", "yellow", "white", "white", "orange", "orange", "blue"]
    m = researcher(text=f"britain: tunnel={commas(up)}; france: bored=7 tunnel=blue,orange")
    answer(m, "technology yellow", "advance upper")
    assert asked(m) == ("france", "turn")


@pytest.mark.rule("C87-11.12")
def test_a_token_looked_at_is_the_token_turned_up_later():
    """Chance is not asked again for what is already known."""
    m = researcher(text="britain: discs=1-yellow+2-white tunnel=yellow; france: passed")
    answer(m, "technology yellow", "advance upper", "peek britain 2", "glimpse blue", "plan white")
    if asked(m) == ("chance", "reveal"):
        assert m.moves == ("reveal token=blue",)
        m.play("reveal blue")
    assert tunnel(m, "britain")[1] == "blue"


@pytest.mark.rule("C87-11.13")
def test_the_third_storage_place_opens_at_once():
    """Full storage, the bonus, and a Tunnel by Heavy machinery in the same turn."""
    m = researcher(
        at=(0, 1),
        text=(
            "britain: discs=1-yellow+1-black stored=white,white developed=heavy-machinery:orange; "
            "france: passed"
        ),
    )
    assert m.why("tunnel yellow")
    answer(m, "technology yellow", "advance lower", "use heavy-machinery", "machine tunnel")
    assert asked(m) == ("chance", "deviate")


@pytest.mark.rule("C87-11.14")
@pytest.mark.parametrize("at", [(3, 0), (4, 0), (5, 0), (6, 0), (0, 4), (0, 5), (0, 6)])
def test_a_lasting_bonus_stays_when_the_marker_goes_on(at):
    """The extra disc is drawn on and beyond its space."""
    m = researcher(at=at, text="britain: discs=")
    give_up(m)
    give_up(m)
    fill(m)
    assert (size(m, "britain"), size(m, "france")) == (11, 10)


@pytest.mark.rule("C87-11.14")
@pytest.mark.parametrize(("lower", "legal"), [(1, False), (2, True), (3, True), (6, True)])
def test_the_third_place_stays_open(lower, legal):
    """Also when the lower marker stands further on."""
    m = researcher(at=(0, lower), text="britain: discs=1-yellow+1-black stored=white,white")
    assert (m.why("tunnel yellow") is None) is legal


@pytest.mark.rule("C87-11.15")
@pytest.mark.parametrize(("second", "after"), [("upper", (2, 0)), ("lower", (1, 1))])
def test_two_technology_actions_may_use_the_same_marker_or_both(second, after):
    """Each is complete, with its own bonus."""
    m = researcher(text="britain: developed=improve-technology-a:white")
    answer(m, "technology yellow", "advance upper", "decline", "use improve-technology-a")
    assert asked(m) == ("britain", "advance")
    m.play(f"advance {second}")
    assert tracks(m, "britain") == after
    assert (asked(m)[1] == "peek") is (second == "lower")


@pytest.mark.rule("C87-11.15")
def test_the_second_action_pays_the_second_barrier():
    """Upper from 3 to 5 by way of 4: no money, no crossing; with 3M it crosses."""
    cards = "britain: developed=improve-technology-a:white"
    poor, rich = (researcher(at=(3, 6), cards=held, text=cards) for held in ([], [THREE]))
    for m in (poor, rich):
        answer(m, "technology yellow", "advance upper")
    assert asked(poor) == ("france", "turn")
    answer(rich, "use improve-technology-a", "advance upper", "decline")
    assert (tracks(rich, "britain"), money(rich, "britain")) == ((5, 6), [])
    assert not offered(rich, "use")
    assert area(rich, "britain") == {}
