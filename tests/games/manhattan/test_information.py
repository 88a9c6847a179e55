"""What each player may know (ledger chapter 16)."""

import json
from fractions import Fraction

import pytest

from tests.games.manhattan.kit import (
    answer,
    bomb_deck,
    building_deck,
    hand,
    hand_size,
    imagined,
    packet,
    position,
    row,
    score,
    under,
)
from tunnelier import Match
from tunnelier.core.language import LANGUAGES

SEATS = {"red": 0, "blue": 1, "green": 2}
VIEWERS = (0, 1, 2, None)


def leaves(data, path=""):
    """The single values in plain data, each with its path."""
    if not isinstance(data, dict | list):
        return {path: data}
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    return {at: leaf for key, part in inner for at, leaf in leaves(part, f"{path}/{key}").items()}


def differ(one, two, viewer):
    """Where the views of two tables differ for a viewer, and how."""
    here, there = leaves(one.view(viewer)), leaves(two.view(viewer))
    return {
        path: (here.get(path), there.get(path))
        for path in here.keys() | there.keys()
        if here.get(path) != there.get(path)
    }


def bits(m, viewer):
    """What a program in that seat is given."""
    return m.row_seen_by(viewer).tobytes()


PUBLIC = {
    "supplies": "blue: supply=l,l,l,e,gs",
    "general supply": "blue: supply=l,l,l,l,gs",
    "money": "blue: money=3",
    "yellowcake": "blue: yellowcake=3",
    "fighters": "blue: fighters=3",
    "bombers": "blue: bombers=3",
    "uranium": "blue: uranium=3",
    "plutonium": "blue: plutonium=3",
    "spies": "blue: spies=3",
    "buildings": "blue: buildings=50",
    "damage": "blue: buildings=50; building 50: damage=2",
    "workers on the board": "blue: supply=l,l,l; mine-2: blue:l",
    "workers on buildings": "blue: buildings=50; building 50: workers=gs",
    "built bombs": "bomb 20: built=blue",
    "loaded bombs": "bomb 20: built=blue loaded",
    "workers on bombs": "bomb 20: built=blue workers=gs",
    "tokens": "blue: token=8",
    "workers on tokens": "blue: token=8 token_workers=gs",
    "market": "market=50,49",
    "bribe pile": "bribe=4",
    "who is to decide": "mover=blue",
    "the row": "row=26,27,28,29",
    "number of turns": "finished_turns=7",
}


@pytest.mark.rule("MP-16.1")
@pytest.mark.parametrize("what", PUBLIC)
def test_what_lies_open_is_in_every_view(what):
    """All players and spectators see the same, and see that it differs."""
    m, plain = position(PUBLIC[what]), position()
    public = differ(m, plain, None)
    assert public
    assert all(differ(m, plain, viewer) == public for viewer in VIEWERS)


@pytest.mark.rule("MP-16.1")
def test_scores_are_public():
    """Everybody is sure of the points of blue."""
    m = position("blue: token=8; bomb 20: built=blue loaded")
    for viewer in SEATS:
        assert score(imagined(m, viewer, 1), "blue") == 16 + 5 + 8


@pytest.mark.rule("MP-16.2")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_hand_is_known_to_its_holder_alone(viewer):
    """Blue and green hold two bombs the one way or the other: only they see a difference."""
    one = position("blue: hand=20,28; green: hand=29")
    two = position("blue: hand=20,29; green: hand=28")
    assert differ(one, two, viewer) == {}
    assert bits(one, viewer) == bits(two, viewer)
    assert differ(one, two, 1) and differ(one, two, 2)
    assert hand(one, "blue", viewer="red") == hand(one, "green", viewer="red") == []
    assert hand(one, "blue", viewer="blue") == ["20", "28"]


@pytest.mark.rule("MP-16.2")
@pytest.mark.parametrize("viewer", SEATS)
def test_the_number_in_a_hand_is_public(viewer):
    """One, two and none."""
    m = position("blue: hand=20,21; red: hand=29")
    assert [hand_size(m, player, viewer=viewer) for player in SEATS] == [1, 2, 0]


@pytest.mark.rule("MP-16.2")
def test_spectators_see_the_number_in_a_hand():
    """The same three bombs, otherwise dealt out."""
    one = position("blue: hand=20,21; red: hand=29")
    two = position("blue: hand=20; red: hand=21,29")
    assert differ(one, two, None)


def drafting(first, second):
    """Red and blue have picked, green holds the packet."""
    m = position("red: supply=e,s")
    answer(m, "place design", f"keep {first}", f"keep {second}")
    return m


@pytest.mark.rule("MP-16.2", "MP-16.3", "MP-16.4")
@pytest.mark.parametrize(
    ("viewer", "possible"),
    [
        ("red", {("00", "03", "01", "02"), ("00", "03", "02", "01")}),
        ("blue", {("00", "03", "01", "02"), ("00", "02", "01", "03")}),
        ("green", {("00", "03", "01", "02"), ("01", "03", "00", "02")}),
    ],
)
def test_what_a_player_thinks_possible(viewer, possible):
    """What follows from the row, the packets held and the card passed on, and no more."""
    m = drafting("00", "01")
    answer(m, "keep 02", *(f"design {number}" for number in ("10", "11", "12", "13")))
    thoughts = [imagined(m, viewer, seed) for seed in range(40)]
    held = {tuple(n for player in SEATS for n in hand(other, player)) for other in thoughts}
    assert held == possible
    assert {tuple(row(other)) for other in thoughts} == {("10", "11", "12", "13")}
    assert {tuple(bomb_deck(other)) for other in thoughts} == {tuple(bomb_deck(m))}


@pytest.mark.rule("MP-16.3")
def test_only_the_holder_sees_the_packet():
    """First red, then blue, then green."""
    m = position("red: supply=e,s")
    m.play("place design")
    for player, kept in (("red", "01"), ("blue", "00"), ("green", "02")):
        assert packet(m, viewer=player) == packet(m) != []
        for other in SEATS.keys() - {player}:
            assert packet(m, viewer=other) == []
        m.play(f"keep {kept}")


@pytest.mark.rule("MP-16.3")
@pytest.mark.parametrize("viewer", [2, None])
def test_picks_are_shown_to_the_picker_alone(viewer):
    """Red and blue have the same two cards the one way or the other."""
    one, two = drafting("00", "01"), drafting("01", "00")
    assert differ(one, two, viewer) == {}
    assert bits(one, viewer) == bits(two, viewer)
    assert one.log_text(viewer, "en") == two.log_text(viewer, "en")
    assert differ(one, two, 0) and differ(one, two, 1)
    assert one.log_text(0, "en") != two.log_text(0, "en")
    assert one.log_text(1, "en") != two.log_text(1, "en")


@pytest.mark.rule("MP-16.3")
def test_that_a_pick_was_made_is_public():
    """The record has a line for it, and the hand is one larger."""
    m = drafting("00", "01")
    assert len(m.log_text(None, "en")) == len(m.log_text(0, "en")) == len(m.log)
    assert [hand_size(m, player, viewer="green") for player in SEATS] == [1, 1, 0]


@pytest.mark.rule("MP-16.4")
def test_the_record_names_the_row():
    """The cards dealt face up, in the same words for everybody; not who took what."""
    one, two = drafting("00", "01"), drafting("00", "01")
    for m, last in ((one, "10"), (two, "11")):
        answer(m, "keep 02", f"design {last}")
    for viewer in VIEWERS:
        assert one.log_text(viewer, "en")[-1] != two.log_text(viewer, "en")[-1]
    assert len({one.log_text(viewer, "en")[-1] for viewer in VIEWERS}) == 1
    swapped = drafting("01", "00")
    answer(swapped, "keep 02", "design 10")
    assert one.log_text(None, "en") == swapped.log_text(None, "en")


@pytest.mark.rule("MP-16.5")
def test_decks_are_hidden():
    """No view holds the secret behind the draws."""
    m = Match("manhattan", players=3, seed=20)
    assert m.secret not in json.dumps([m.view(viewer) for viewer in VIEWERS])


@pytest.mark.rule("MP-16.5")
def test_decks_have_no_order_yet():
    """Whatever lies in them may come next, and is as likely as any other card."""
    m = drafting("00", "01")
    m.play("keep 02")
    deck = bomb_deck(m)
    assert m.odds == {f"design bomb={number}": Fraction(1, len(deck)) for number in deck}
    m = position("red: money=2")
    answer(m, "place construction", "buy 1")
    deck = building_deck(m)
    assert m.odds == {f"reveal building={number}": Fraction(1, len(deck)) for number in deck}


@pytest.mark.rule("MP-16.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_sizes_of_the_decks_are_public(viewer):
    """One card less is seen by all."""
    for deck in ("bomb_deck", "building_deck"):
        assert differ(position(f"{deck}=5"), position(f"{deck}=6"), viewer)


@pytest.mark.rule("MP-16.6")
def test_a_tested_bomb_is_public():
    """The record names it, and everybody knows it lies under the deck."""
    one, two = (position("bomb 15: built=red; bomb 16: built=red") for _ in range(2))
    one.play("test 15")
    two.play("test 16")
    assert (under(one), under(two)) == (["15"], ["16"])
    for viewer in VIEWERS:
        assert one.log_text(viewer, "en")[-1] != two.log_text(viewer, "en")[-1]
    assert len({one.log_text(viewer, "en")[-1] for viewer in VIEWERS}) == 1
    for viewer in ("red", "blue", "green"):
        assert under(imagined(one, viewer, 1)) == ["15"]


@pytest.mark.rule("MP-16.6")
def test_the_order_under_the_deck_is_public():
    """The same two cards in another order look different."""
    one, two = (position(f"under={order}") for order in ("15,16", "16,15"))
    assert all(differ(one, two, viewer) for viewer in VIEWERS)


@pytest.mark.rule("MP-16.7")
def test_spectators_see_the_public_part():
    """With no secrets about it is all there is; of hands and packet they see nothing."""
    m, plain = position("red: money=4; bomb 15: built=blue"), position()
    assert differ(m, plain, None) == differ(m, plain, 0) != {}
    hands = ("red: hand=20; blue: hand=21", "red: hand=21; blue: hand=20")
    one, two = (position(f"red: supply=e,s; {held}") for held in hands)
    answer(one, "place design", "keep 00")
    answer(two, "place design", "keep 01")
    assert packet(one) != packet(two)
    assert differ(one, two, None) == {}


@pytest.mark.rule("MP-16.8")
def test_offers_and_answers_are_public():
    """The question, the record and the running pact, for everybody alike."""
    accepted, refused = (position("red: bombers=2") for _ in range(2))
    for m, reply in ((accepted, "accept"), (refused, "refuse")):
        answer(m, "place air-strike", "truce blue", reply, "stop", "end-turn")
        assert len({tuple(m.log_text(viewer, "en")) for viewer in VIEWERS}) == 1
    for viewer in VIEWERS:
        assert differ(accepted, refused, viewer) == differ(accepted, refused, None) != {}
        assert accepted.log_text(viewer, "en")[-3] != refused.log_text(viewer, "en")[-3]


@pytest.mark.rule("MP-16.8")
def test_the_form_of_an_offer_is_public():
    """A truce looks different from a stand-down."""
    truce, ground = (position("red: bombers=2") for _ in range(2))
    answer(truce, "place air-strike", "truce blue", "accept")
    answer(ground, "place air-strike", "stand-down blue", "accept")
    for viewer in VIEWERS:
        assert differ(truce, ground, viewer) == differ(truce, ground, None) != {}
        assert truce.log_text(viewer, "en")[-2] != ground.log_text(viewer, "en")[-2]


@pytest.mark.rule("MP-16.9")
def test_no_channel_tells_a_foreign_hand():
    """Legal moves, refusals and the record are the same whoever holds which bomb."""
    one = position("blue: hand=28; green: hand=27; red: uranium=8")
    two = position("blue: hand=27; green: hand=28; red: uranium=8")
    assert one.moves == two.moves
    for number in ("25", "26", "27", "28", "29"):
        for word in ("build", "load", "test", "keep"):
            assert one.why(f"{word} {number}") == two.why(f"{word} {number}")
    for m in (one, two):
        answer(m, "place mine-2", "end-turn")
    assert one.log_text(0, "en") == two.log_text(0, "en")
    assert one.log_text(None, "fr") == two.log_text(None, "fr")


@pytest.mark.rule("MP-16.9")
def test_the_record_of_a_draft_keeps_its_secrets():
    """In every language, to those who did not pick."""
    one, two = drafting("00", "01"), drafting("01", "00")
    for lang in LANGUAGES:
        assert one.log_text(2, lang) == two.log_text(2, lang)
        assert one.log_text(None, lang) == two.log_text(None, lang)


@pytest.mark.rule("MP-16.2")
def test_hands_of_unknown_origin_are_imagined_too():
    """In a table set up by hand: the same numbers, any of the cards nobody sees."""
    m = position("red: hand=00; blue: hand=20,28; green: hand=29")
    thoughts = [imagined(m, "red", seed) for seed in range(20)]
    assert {(len(hand(o, "blue")), len(hand(o, "green"))) for o in thoughts} == {(2, 1)}
    assert {tuple(hand(o, "green")) for o in thoughts} == {("20",), ("28",), ("29",)}
    assert all(hand(o, "red") == ["00"] for o in thoughts)
