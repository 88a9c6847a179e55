"""Information and software (ledger chapter 11)."""

import json

import pytest

from tests.games.steamtunnel.boards import (
    RANDOM_GAMES,
    TUNNEL_CELLS,
    buy,
    cell,
    lying,
    new_match,
    places,
    random_game,
    table,
)
from tests.games.steamtunnel.kit import deal, flip, random_match, walk
from tunnelier import Match


def keys(data):
    """Every key at any depth."""
    if isinstance(data, dict):
        return set(data) | {key for part in data.values() for key in keys(part)}
    if isinstance(data, list):
        return {key for part in data for key in keys(part)}
    return set()


def two_turns():
    """A has bought c2.1 on 37/180; B has flipped f6 and burned d2; C is to flip."""
    m = deal(players=3, dead_ends="pity")
    flip(m, "c2", 37, "turned")
    m.play(buy("c2.1"))
    flip(m, "f6", 38)
    m.play("burn cell=d2")
    return m


@pytest.mark.rule("ST-11.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_on_the_table_is_public(viewer):
    """Cards and ways, tokens, burners, supplies, options, seat and step are in every view."""
    view = two_turns().view(viewer)
    assert (view["players"], view["seat"], view["question"]["name"]) == (3, 2, "flip")
    assert view["options"] == {"dead_ends": "pity", "deck": "full"}
    lies = lying(view["state"])
    assert lies["c2"] == {
        "lies": "face-up",
        "card": 37,
        "way": "turned",
        "owner": [1, 0, 0],
        "burner": 0,
    }
    assert (lies["d2"]["lies"], lies["d2"]["burner"]) == ("burned", 2)
    assert (lies["e5"]["lies"], lies["e5"]["card"]) == ("point-card", 4)
    assert [one["tokens"] for one in view["state"]["players"][:3]] == [19, 19, 20]


@pytest.mark.rule("ST-11.1")
def test_the_whole_history_can_be_read():
    """Each answer adds to the log; what was written stays."""
    m = new_match()
    for _ in range(6):
        before = list(m.log)
        m.play(m.moves[0])
        assert len(m.log) > len(before)
        assert list(m.log)[: len(before)] == before


@pytest.mark.rule("ST-11.2")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_face_down_card_shows_neither_face_nor_way(game):
    """Unknown and burned cells look alike but for the burner, at every moment."""
    for moment in random_game(*game)[0]:
        lies = lying(moment.state)
        for where in places(moment.state, "unknown") | places(moment.state, "burned"):
            assert (lies[where]["card"], lies[where]["way"]) == (0, "printed")


@pytest.mark.rule("ST-11.2")
def test_the_secret_of_the_draws_is_kept_back_until_the_end():
    """Neither views nor log nor save give it away; its fingerprint is there from the start."""
    m = Match("steam-tunnel", 2)
    for _ in range(9):
        m.play(m.moves[0])
        views = [m.view(viewer) for viewer in (0, 1, None)]
        texts = [json.dumps(views), m.save(), str(list(m.log)), repr(m)]
        assert not any(m.secret in text for text in texts)
        assert not [key for key in keys(views) if "seed" in key or "secret" in key]
        assert m.commitment in m.save()
    while not m.over:
        m.play(m.moves[-1])
    assert m.secret in m.save()


@pytest.mark.rule("ST-11.2")
def test_disclosure_after_the_end_does_not_change_the_scores():
    """Save and load a finished match: the result stands."""
    m = random_match(21, players=3)
    before = m.scores, m.winners
    again = Match.load(m.save())
    assert (m.scores, m.winners) == (again.scores, again.winners) == before


@pytest.mark.rule("ST-11.3")
def test_all_seats_and_spectators_see_the_same():
    """The views differ in the viewer alone."""
    for m in walk(22, players=3):
        views = [m.view(viewer) for viewer in (0, 1, 2, None)]
        assert [view.pop("viewer") for view in views] == [0, 1, 2, None]
        assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.rule("ST-11.4")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_the_cards_not_yet_seen_are_the_deck_less_the_face_up_cards(game):
    """One list by number: burned and unused cards stay in it with the unknown ones."""
    _, _, deck, _ = game
    whole = set(range(1, 41 if deck == "baby" else 45))
    for moment in random_game(*game)[0]:
        lies = lying(moment.state)
        face_up = {lies[where]["card"] for where in places(moment.state, "face-up")}
        unseen = {card for card, one in enumerate(moment.state["unseen"], start=1) if one}
        assert unseen == whole - face_up


@pytest.mark.rule("ST-11.5")
def test_equal_views_give_equal_legal_actions():
    """The same table reached in another order of flips offers the same, at every step."""
    one, other = deal(), deal()
    for m, order in ((one, [("c2", 12), ("d2", 28)]), (other, [("d2", 28), ("c2", 12)])):
        for where, card in order:
            flip(m, where, card)
            m.play("skip")
    for move in ("flip cell=f6", "reveal card=41 way=turned", buy("f6.1"), "flip cell=a1"):
        assert one.view(None) == other.view(None)
        assert one.moves == other.moves
        one.play(move)
        other.play(move)
    assert one.odds == other.odds


@pytest.mark.rule("ST-11.6")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_running_total_counts_closed_tunnels_only(game):
    """It never falls, never exceeds what closed tunnels pay, and ends as the score."""
    moments, m = random_game(*game)
    players = game[1]
    last = shown = [0] * players
    for moment in moments:
        closed = [line["payments"] for line in moment.sheet if not line["open"]]
        assert all(line["payments"] is None for line in moment.sheet if line["open"])
        total = [sum(payments[seat] for payments in closed) for seat in range(players)]
        now = [one["score"] for one in moment.state["players"][:players]]
        for seat in range(players):
            assert last[seat] <= total[seat]
            assert shown[seat] <= now[seat] <= total[seat]
        last, shown = total, now
    assert tuple(last) == tuple(shown) == m.scores


@pytest.mark.rule("ST-11.7")
def test_options_players_seed_and_actions_determine_the_game():
    """Twice the same gives the same text and the same last view; another seed another game."""
    one, two, three = (random_match(seed, players=4, dead_ends="pity") for seed in (23, 23, 24))
    assert one.save() == two.save()
    assert one.view(None) == two.view(None)
    assert three.view(None) != one.view(None)


@pytest.mark.rule("ST-11.7")
def test_a_saved_game_is_the_same_game():
    """Load a match in the middle of a turn: view, moves and text come back."""
    m = new_match(seed=25, players=3)
    for move in ("flip cell=c2", "skip", "flip cell=d2"):
        m.play(move)
    again = Match.load(m.save())
    assert again.save() == m.save()
    assert again.view(None) == m.view(None)
    assert again.moves == m.moves
    assert cell(again, "c2")["card"]
    assert places(table(again), "unknown") == set(TUNNEL_CELLS) - {"c2", "d2"}
