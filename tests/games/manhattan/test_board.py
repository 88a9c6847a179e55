"""The drawn table: what can be touched, what is said of it, what stays hidden."""

from xml.etree import ElementTree

import pytest

from tests.games.manhattan.kit import PLAYERS, SPACES, answer, position, seen, walk
from tunnelier import Match
from tunnelier.core.codec import word_of
from tunnelier.games.manhattan import board
from tunnelier.games.manhattan.rules import ACTIONS
from tunnelier.games.manhattan.tables import BLOCKABLE, Good

COUNTERS = [word_of(good) for good in Good][:6] + ["spies"]
SVG = "{http://www.w3.org/2000/svg}"


def drawn(match, viewer=None, lang="en", narrow=False):
    """The table as a player (None: a spectator) sees it, as a tree."""
    seat = None if viewer is None else PLAYERS.index(viewer)
    legal = match.actions if seat is not None and match.seat == seat else []
    svg = board.draw(seen(match, viewer), seat, legal, lang, narrow).svg()
    return ElementTree.fromstring(svg)


def targets(tree):
    """What moves can touch: ids with their labels."""
    found = [each for each in tree.iter() if "target" in each.get("class", "").split()]
    return {each.get("id"): each.find(f"{SVG}title").text for each in found}


def ids(tree):
    """All ids of shapes and pieces."""
    return {each.get("id") for each in tree.iter() if each.get("id")}


def texts(tree):
    """Everything that can be read."""
    return [each.text for each in tree.iter(f"{SVG}text")]


# --- what is there


def common(players):
    """What every reader can point at on a fresh table of the kit."""
    return {
        *(f"space-{name}" for name in SPACES),
        *(f"slot-{number}" for number in range(1, 8)),
        *(f"building-0{number}" for number in range(1, 8)),
        *(f"bomb-0{number}" for number in range(players + 1)),
        *(f"{good}-{player}" for good in COUNTERS for player in PLAYERS[:players]),
    }


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_targets_of_a_fresh_table(players, narrow):
    """Spaces, slots, cards and counters for all; workers, blocks and choices for the seat asked."""
    match = position(players, money={"red": 10}, yellowcake={"red": 3}, supply={"red": "l e s"})
    blocks = {f"block-{word_of(space)}" for space in BLOCKABLE}
    workers = {"worker-red-l-1", "worker-red-e-1", "worker-red-s-1"}
    choices = {"choice-retrieve", "choice-end-turn"}
    assert set(targets(drawn(match, None, "en", narrow))) == common(players)
    mine = set(targets(drawn(match, "red", "en", narrow)))
    assert mine == common(players) | blocks | workers | choices


def test_spoken_labels():
    """What a space, a building, a bomb and a counter say."""
    match = position(
        money={"red": 2},
        fighters={"red": 3},
        supply={"red": "l l gs"},
        board={"mine-2": "red:l"},
        buildings={"red": ["42"]},
        damage={"42": 2},
        hands={"red": ["24"]},
    )
    english, french = (targets(drawn(match, "red", lang)) for lang in ("en", "fr"))
    assert english["space-university-4"] == (
        "University 4: any worker; costs $3, gives 1 engineer or 1 scientist"
    )
    assert english["space-mine-2"] == (
        "Mine 2: any worker; gives 3 yellowcake, others 1 yellowcake; occupied by Red: 1 laborer"
    )
    assert french["space-mine-2"] == (
        "Mine 2\u00a0: 1 travailleur au choix\u00a0; donne 3 yellowcakes, autres 1 yellowcake"
        "\u00a0; Rouge y a 1 Laborantin"
    )
    assert english["building-42"] == (
        "Reactor 42: 1 scientist; costs 2 yellowcake or 1 uranium, gives 1 plutonium; owner Red; "
        "damage 2, needs repair"
    )
    assert english["bomb-24"] == (
        "Plutonium bomb 24: 2 scientists, 3 engineers, and 6 plutonium; 12 points, "
        "24 after a test; load $4; in your hand, "
        "missing 1 scientist, 3 engineers, and 6 plutonium"
    )
    assert english["fighters-red"] == "Red: 3 fighters of at most 10"
    assert french["slot-1"] == "Case 1 du marché\u00a0: 2\u00a0$"


def test_the_price_for_whoever_buys():
    """An engineer gets the first two for nothing; what the buyer cannot pay says how much lacks."""
    match = position(supply={"red": "l e"}, money={"red": 4}, bribe=5)
    match.play("place construction")
    match.play("send e")
    tree = drawn(match, "red")
    said = targets(tree)
    assert [said[f"slot-{k}"] for k in (1, 2, 3)] == ["Slot 1: free", "Slot 2: free", "Slot 3: $5"]
    assert "missing $1" in texts(tree) and "takes the bribe pile: $5" in texts(tree)


def test_a_strike_is_written_out():
    """Fighters against fighters first, then bombers; pacts can be offered to each opponent."""
    match = position(
        5,
        fighters={"red": 3, "blue": 2, "green": 5},
        bombers={"red": 2},
        buildings={"blue": ["48"], "green": ["49"], "yellow": ["50"]},
    )
    match.play("place air-strike")
    tree = drawn(match, "red")
    assert {
        "Air strike of Red: 3 fighters and 2 bombers",
        "Blue: fighters 3 − 2 = 1, then 2 bombers → up to 2 damage",
        "Green: fighters 3 against 5: 2 too few to let bombers through",
        "Yellow: no fighter in the way; 2 bombers → up to 2 damage",
        "Violet: no building to bomb",
    } <= set(texts(tree))
    assert {"truce-blue", "stand-down-green"} <= set(targets(tree))


@pytest.mark.rule("MP-9.6", "MP-9.7")
@pytest.mark.parametrize("owned", [[], ["50"]])
def test_no_damage_is_promised_without_a_bomber_or_a_building(owned):
    """Neither where there is nothing to bomb nor where there is nothing to bomb with."""
    match = position(fighters={"red": 3}, bombers={}, buildings={"blue": owned})
    match.play("place air-strike")
    said = next(text for text in texts(drawn(match, "red")) if text.startswith("Blue: "))
    assert said == (
        "Blue: without a bomber no building is damaged" if owned else "Blue: no building to bomb"
    )


def test_a_supply_is_spoken_without_its_number():
    """Its workers are counted kind by kind."""
    match = position(supply={"blue": "l l l l"})
    titles = [each.text for each in drawn(match, "red").iter(f"{SVG}title")]
    assert "Supply: 4 laborers" in titles
    titles = [each.text for each in drawn(match, "red", "fr").iter(f"{SVG}title")]
    assert "Réserve\u00a0: 4 Laborantins" in titles


@pytest.mark.rule("MP-15.5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_ends_with_the_last_turn_of_the_limit(lang):
    """On the table as in the terminal: no turn 51 where 50 are the limit."""
    match = position(2, mover="blue", turn_limit="50", finished_turns=99)
    answer(match, "place mine-2", "end-turn")
    assert match.over
    title = {"en": "Turn 50 of Blue", "fr": "Tour 50 de Bleu"}[lang]
    assert title in texts(drawn(match, "red", lang))
    assert match.game.page.show(seen(match, None), lang).plain.startswith(title)


# --- prompts


def asked_of(match):
    """What is asked, in English; the French sentence is another one."""
    english, french = (match.game.text.prompt(seen(match, None), lang) for lang in ("en", "fr"))
    assert english != french
    return english.removeprefix("Red: ")


@pytest.mark.rule("MP-3.4", "MP-3.5", "MP-3.12", "MP-9.10", "MP-11.2")
def test_a_prompt_offers_only_what_is_allowed():
    """Retrieving, ending the turn, attacking, paying for a repair."""
    assert asked_of(position()) == "place workers (or block, without the action)."
    out = {"mine-2": "red:l"}
    both = "place workers (or block, without the action), or retrieve them."
    assert asked_of(position(supply={"red": "l l l"}, board=out)) == both
    home = "your supply is empty: retrieve your workers."
    assert asked_of(position(supply={"red": ""}, board=out)) == home
    match = position(built={"red": {"00": {}}}, bombers={"red": 1}, money={"red": 9})
    match.play("load 00")
    assert asked_of(match) == "go on with your turn: place at least one worker."
    match.play("place mine-2")
    assert asked_of(match) == "go on with your turn, or end it."
    match = position(fighters={"red": 1})
    match.play("place air-strike")
    assert asked_of(match) == "your planes can hit nothing: stop."
    match = position(fighters={"red": 1, "blue": 1})
    match.play("place air-strike")
    assert asked_of(match) == "your planes are in the air: attack, or stop."
    match = position(buildings={"red": ["11"]}, damage={"11": 1}, money={"red": 5})
    match.play("place repair")
    assert asked_of(match) == "repair a point of damage?"


# --- moves


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 5)])
def test_moves_are_told_apart_by_their_shapes(seed, players):
    """No two legal moves of a moment touch the same shapes, and all shapes are drawn."""
    for number, match in enumerate(walk(seed, players, 90)):
        view = match.row_seen_by(match.seat)
        touched = [frozenset(board.shapes(view, action)) for action in match.actions]
        assert len(set(touched)) == len(touched) and all(touched)
        if number % 11 == 0:
            tree = drawn(match, PLAYERS[match.seat], ("en", "fr")[number % 2], number % 3 == 0)
            assert set().union(*touched) <= set(targets(tree))


def test_a_crew_is_told_by_its_workers():
    """Contractors are numbered through all supplies, own workers in their own."""
    match = position(
        2, "blue", supply={"red": "l gl gl", "blue": "l e gl gl"}, buildings={"blue": ["13"]}
    )
    match.play("use 13")
    view = match.row_seen_by(1)
    assert board.shapes(view, ACTIONS.parse("send workers=l+gl+gl")) == (
        "worker-blue-l-1",
        "worker-grey-l-3",
        "worker-grey-l-4",
    )


# --- what is hidden


def test_a_hand_is_seen_by_its_holder_only():
    """Others see the backs, as many as there are."""
    match = position(3, hands={"blue": ["24", "03"]}, row=["10"])
    assert {"bomb-24", "bomb-03"} <= ids(drawn(match, "blue"))
    for viewer in (None, "red", "green"):
        shown = ids(drawn(match, viewer))
        assert not {"bomb-24", "bomb-03"} & shown
        assert {"hand-blue-1", "hand-blue-2"} <= shown


def test_the_packet_is_seen_by_whoever_chooses():
    """The others see who is choosing, and how many bombs are left."""
    match = position(3, supply={"red": "l e s"}, row=["14", "20", "24", "29"], bomb_deck=10)
    match.play("place design")
    match.play("keep 24")
    packet = {"bomb-14", "bomb-20", "bomb-29"}
    assert packet <= ids(drawn(match, "blue"))
    for viewer in (None, "red", "green"):
        tree = drawn(match, viewer)
        assert not packet & ids(tree)
        assert {"Draft: 3 in the packet", "Blue is choosing"} <= set(texts(tree))
    assert "bomb-24" in ids(drawn(match, "red")) and "bomb-24" not in ids(drawn(match, "blue"))


# --- pieces


def where(tree, piece):
    """The nearest named shape before a piece."""
    latest = None
    for each in tree.iter():
        if each.get("id") == piece:
            return latest
        latest = each.get("id", latest) if "target" in each.get("class", "") else latest
    return None


def test_pieces_keep_their_names():
    """A worker who is sent, a building that is bought, a bomb that is built."""
    match = position(
        2,
        supply={"red": "l l e s"},
        money={"red": 9},
        uranium={"red": 4},
        hands={"red": ["05"]},
        building_deck=0,
    )
    before = targets(drawn(match, "red"))
    assert before["worker-red-l-2"] == "Red: 1 laborer in the supply"
    assert before["building-03"].endswith("for sale in slot 3")
    assert before["bomb-05"].endswith("in your hand, ready to build")
    for move in ("place construction", "send l", "buy 3", "build 05"):
        match.play(move)
    tree = drawn(match, "red")
    after = targets(tree)
    assert "worker-red-l-2" not in after and "worker-red-l-2" in ids(tree)
    assert where(tree, "worker-red-l-2") == "space-construction"
    assert after["building-03"].endswith("owner Red")
    assert after["bomb-05"].endswith(
        "built by Red, worth 14 now; occupied by Red: 1 engineer and 1 scientist"
    )


def test_the_end_names_the_winner():
    """The last bomb decides."""
    match = position(
        2,
        supply={"red": "s e e s e e"},
        uranium={"red": 6},
        hands={"red": ["14"]},
        built={"red": {"12": {}, "13": {}}},
    )
    match.play("build 14")
    assert match.over and "Red wins with 84 points" in texts(drawn(match, "blue"))


def crowded():
    """Five players, every building bought, everybody with bombs."""
    buildings = [f"{number:02d}" for number in range(1, 51)]
    bombs = [f"{number:02d}" for number in range(30)]
    return position(
        5,
        money=dict.fromkeys(PLAYERS, 30),
        yellowcake=dict.fromkeys(PLAYERS, 20),
        uranium=dict.fromkeys(PLAYERS, 8),
        bombers=dict.fromkeys(PLAYERS, 9),
        buildings={player: buildings[7 + k :: 5] for k, player in enumerate(PLAYERS)},
        damage=dict.fromkeys(buildings[7::3], 2),
        market=buildings[:7],
        hands={player: bombs[3 * k : 3 * k + 3] for k, player in enumerate(PLAYERS)},
        built={player: {bombs[20 + k]: {"loaded": 1}} for k, player in enumerate(PLAYERS)},
        row=bombs[15:20] + bombs[25:26],
        supply=dict.fromkeys(PLAYERS, "l l l l e e e e s s s s"),
    )


@pytest.mark.parametrize("narrow", [False, True])
def test_a_crowded_table_is_light(narrow):
    """Five nations with everything they can have still travel fast."""
    match = crowded()
    svg = board.draw(seen(match, "red"), 0, match.actions, "fr", narrow).svg()
    assert len(svg.encode()) < 150_000


def test_a_fresh_match_can_be_drawn():
    """Before anybody has moved, in every language and width."""
    match = Match("manhattan", 4, seed=3)
    for lang, narrow in (("en", False), ("fr", True)):
        assert "space-repair" in ids(drawn(match, PLAYERS[match.seat], lang, narrow))
