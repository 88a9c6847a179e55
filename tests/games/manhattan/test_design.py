"""Design Bomb and the draft (ledger chapter 12)."""

from fractions import Fraction

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    bomb_deck,
    built,
    closed,
    commas,
    hand,
    mover,
    on,
    packet,
    position,
    row,
    score,
    send,
    supply,
)

PASS = ("place construction", "end-turn")
PLAYERS = ("red", "blue", "green", "yellow", "violet")


def designing(players=3, more=""):
    """Red has placed an engineer and a scientist on Design Bomb."""
    m = position(f"players={players}; red: supply=e,s; {more}")
    m.play("place design")
    return m


def drafted(players=3, more=""):
    """Everybody has kept the lowest bomb of the packet."""
    m = designing(players, more)
    for _ in range(players):
        m.play(m.moves[0])
    return m


@pytest.mark.rule("MP-12.1")
@pytest.mark.parametrize(
    ("workers", "legal"),
    [
        ("e s", True),
        ("ge s", True),
        ("e gs", True),
        ("ge gs", True),
        ("e e", False),
        ("s s", False),
        ("l e", False),
        ("l s", False),
        ("e", False),
        ("s", False),
    ],
)
def test_an_engineer_and_a_scientist(workers, legal):
    """One of each, own or grey, at no cost."""
    m = position(f"red: supply={commas(workers)}")
    for word in ("place", "block"):
        assert (m.why(f"{word} design") is None) is legal


@pytest.mark.rule("MP-12.1")
def test_the_two_are_chosen():
    """One of each type, never two of one."""
    m = position("red: supply=l,e,ge,s,gs")
    m.play("block design")
    pairs = ("e+s", "s+ge", "e+gs", "ge+gs")
    assert set(m.moves) == {f"send workers={pair}" for pair in pairs}
    send(m, "e gs")
    assert (on(m, "design"), supply(m, "red")) == ("red:e gs", "l s ge")


@pytest.mark.rule("MP-12.2")
@pytest.mark.parametrize("board", ["design: blue:e blue:s", "design: gs"])
def test_the_space_must_be_empty(board):
    """Nobody joins."""
    m = position(f"red: supply=e,s; {board}")
    assert m.why("place design") and m.why("block design")


@pytest.mark.rule("MP-12.2")
def test_a_closed_space_accepts_nobody():
    """Not even to block; who stands there stays until retrieved."""
    m = position("closed bomb_deck=2; red: supply=l,e,s; blue: hand=00")
    assert m.why("place design") and m.why("block design")
    assert not [move for move in m.moves if "design" in move]
    m = drafted(players=2, more="bomb_deck=0")
    assert (closed(m), on(m, "design")) == (True, "red:e red:s")
    answer(m, "end-turn", *PASS, "retrieve")
    assert on(m, "design") == ""


@pytest.mark.rule("MP-12.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_active_player_takes_the_row(players):
    """Keeps one and passes the others to the left, apart from the hand."""
    m = designing(players, "red: hand=20")
    shown = [f"{number:02}" for number in range(players + 1)]
    assert (asked(m), m.question["name"], packet(m)) == ("red", "draft", shown)
    assert set(m.moves) == {f"keep bomb={number}" for number in shown}
    m.play("keep 01")
    assert (asked(m), hand(m, "red")) == ("blue", ["01", "20"])
    assert packet(m) == [number for number in shown if number != "01"]


@pytest.mark.rule("MP-12.4")
def test_each_opponent_keeps_one():
    """In order from the left of the active player; hands and packet do not mix."""
    m = position("players=4 mover=green; green: supply=e,s hand=20; red: hand=21")
    m.play("place design")
    for player, kept in (("green", "04"), ("yellow", "01"), ("red", "03"), ("blue", "00")):
        assert asked(m) == player
        assert m.why("keep 20") and m.why("keep 21")
        m.play(f"keep {kept}")
    hands = [hand(m, player) for player in ("green", "yellow", "red", "blue")]
    assert hands == [["02", "04", "20"], ["01"], ["03", "21"], ["00"]]


@pytest.mark.rule("MP-12.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_card_comes_back(players):
    """Two cards for the active player, one for every other."""
    m = drafted(players)
    sizes = [len(hand(m, player)) for player in PLAYERS[:players]]
    assert sizes == [2] + [1] * (players - 1)
    assert packet(m) == []


@pytest.mark.rule("MP-12.6")
def test_nobody_refuses_a_card():
    """Every answer keeps one."""
    m = designing()
    for _ in range(3):
        assert {move.split()[0] for move in m.moves} == {"keep"}
        m.play(m.moves[-1])


@pytest.mark.rule("MP-12.7")
def test_declined_there_is_no_draft():
    """The row stays, all hands are as they were, the two workers block."""
    m = position("red: supply=e,s; blue: supply=e,s hand=20")
    before = (row(m), bomb_deck(m))
    m.play("block design")
    assert (row(m), bomb_deck(m)) == before
    assert [hand(m, player) for player in PLAYERS[:3]] == [[], ["20"], []]
    assert (asked(m), on(m, "design")) == ("red", "red:e red:s")
    m.play("end-turn")
    assert m.why("place design")


@pytest.mark.rule("MP-12.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_row_is_dealt(players):
    """One more than players, card by card, all equally likely."""
    m = drafted(players)
    deck = bomb_deck(m)
    assert len(deck) == 30 - (players + 1)
    for _ in range(players + 1):
        left = bomb_deck(m)
        assert m.odds == {f"design bomb={n}": Fraction(1, len(left)) for n in left}
        m.play(m.moves[-1])
    assert (asked(m), m.question["name"]) == ("red", "turn")
    assert row(m) == deck[-players - 1 :]
    assert bomb_deck(m) == deck[: -players - 1]
    assert not closed(m)


@pytest.mark.rule("MP-12.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_too_few_cards_close_the_space(players):
    """As many as the row wants are enough, one less are not; they stay face down."""
    m = drafted(players, f"bomb_deck={players}")
    assert (closed(m), row(m), len(bomb_deck(m))) == (True, [], players)
    assert (asked(m), m.question["name"]) == ("red", "turn")
    m = drafted(players, f"bomb_deck={players + 1}")
    for _ in range(players + 1):
        m.play(m.moves[0])
    assert (closed(m), len(row(m)), bomb_deck(m)) == (False, players + 1, [])


@pytest.mark.rule("MP-12.9")
@pytest.mark.parametrize(("players", "times"), [(2, 10), (3, 7), (4, 6), (5, 5)])
def test_drafts_alone_close_the_space(players, times):
    """Red designs whenever it can, the others build nothing."""
    m = position(f"players={players}; red: supply=e,s")
    drafts = 0
    wishes = ("place design", "end-turn", "retrieve", "place construction")
    while not closed(m):
        if m.question["name"] != "turn":
            m.play(m.moves[0])
            continue
        wish = next(wish for wish in wishes if m.why(wish) is None)
        drafts += wish == "place design"
        m.play(wish)
    assert drafts == times


@pytest.mark.rule("MP-12.10")
def test_the_deal_comes_before_any_bomb_action():
    """A bomb built and tested from this draft does not feed it."""
    m = designing(more="row=15,16,17,20 bomb_deck=3; red: supply=e,e,s,s plutonium=4")
    answer(m, "keep 15", "keep 16", "keep 17")
    assert (closed(m), len(bomb_deck(m))) == (True, 3)
    answer(m, "build 15", "test 15")
    assert (closed(m), len(bomb_deck(m)), row(m)) == (True, 4, [])


@pytest.mark.rule("MP-12.10")
def test_chance_deals_at_once():
    """After the last pick nothing but the deal can happen."""
    m = drafted(more="red: supply=e,s,s uranium=3")
    assert asked(m) == "chance"
    assert m.why("build 00")


@pytest.mark.rule("MP-12.11")
def test_tested_bombs_count_as_cards_of_the_deck():
    """Three and one tested make a row; the tested one comes last."""
    m = drafted(more="bomb_deck=3 under=29")
    for _ in range(3):
        assert "design bomb=29" not in m.moves
        m.play(m.moves[0])
    assert m.moves == ("design bomb=29",)
    m.play("design 29")
    assert ("29" in row(m), bomb_deck(m), closed(m)) == (True, [], False)


@pytest.mark.rule("MP-12.11")
def test_a_test_after_closing_opens_nothing():
    """The deck has enough cards again, the space stays shut."""
    m = position("closed bomb_deck=3; red: supply=l,e,s; bomb 15: built=red")
    m.play("test 15")
    assert (len(bomb_deck(m)), closed(m), row(m)) == (4, True, [])
    assert m.why("place design")


@pytest.mark.rule("MP-12.12")
def test_a_drafted_bomb_is_built_at_once():
    """By the active player; blue waits for a turn of its own."""
    m = designing(more="bomb_deck=3; red: supply=e,s,s uranium=3; blue: supply=l,s uranium=3")
    m.play("keep 00")
    assert m.why("build 00")
    m.play("keep 01")
    m.play("keep 02")
    assert m.why("build 01")
    m.play("build 00")
    assert (built(m, "red"), score(m, "red"), built(m, "blue")) == (["00"], 9, [])
    m.play("end-turn")
    assert mover(m) == "blue"
    m.play("build 01")
    assert score(m, "blue") == 10
