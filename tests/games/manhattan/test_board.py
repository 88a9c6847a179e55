"""The drawn table: what can be touched, what is said of it, what stays hidden."""

from xml.etree import ElementTree

import pytest

from tests.games.manhattan.kit import PLAYERS, SPACES, answer, position, seen, walk
from tunnelier import Match
from tunnelier.core.codec import word_of
from tunnelier.core.language import LANGUAGES
from tunnelier.draw.svg import TALL
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
    rivals = [f"worker-{player}-l-{k}" for player in PLAYERS[1:players] for k in range(1, 5)]
    return {
        *("turn", "bribe-pile", "building-deck", "bomb-deck", "test-tokens"),
        *(f"contractors-{code}" for code in "les"),
        *(f"{what}-{player}" for what in ("points", "untrained") for player in PLAYERS[:players]),
        *rivals,
        *("worker-red-l-1", "worker-red-e-1", "worker-red-s-1"),
        *(f"worker-red-l-{k}" for k in range(2, 5)),  # on Construction
        *(f"space-{name}" for name in SPACES),
        *(f"slot-{number}" for number in range(1, 8)),
        *(f"building-0{number}" for number in range(1, 8)),
        *(f"bomb-0{number}" for number in range(players + 1)),
        *(f"{good}-{player}" for good in COUNTERS for player in PLAYERS[:players]),
    }


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_targets_of_a_fresh_table(players, narrow):
    """Spaces, slots, cards, counters and workers for all; blocks and choices for the seat asked."""
    match = position(f"players={players}; red: money=10 yellowcake=3 supply=l,e,s")
    blocks = {f"block-{word_of(space)}" for space in BLOCKABLE}
    choices = {"choice-retrieve", "choice-end-turn"}
    assert set(targets(drawn(match, None, "en", narrow))) == common(players)
    mine = set(targets(drawn(match, "red", "en", narrow)))
    assert mine == common(players) | blocks | choices


def test_spoken_labels():
    """What a space, a building, a bomb and a counter say."""
    match = position(
        "red: money=2 fighters=3 supply=l,l,gs buildings=42 hand=24; "
        "building 42: damage=2; mine-2: red:l"
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
    match = position("bribe=5; red: supply=l,e money=4")
    match.play("place construction")
    match.play("send e")
    tree = drawn(match, "red")
    said = targets(tree)
    assert [said[f"slot-{k}"] for k in (1, 2)] == ["Slot 1: free", "Slot 2: free"]
    assert texts(tree).count("$0") == 2
    assert targets(tree)["slot-3"] == "Slot 3: $5; missing $1"
    assert now(match, "red", "slot-1") == [
        "You have all that it takes.",
        "It would bring you $5 from the bribe pile.",
    ]


def test_a_strike_is_written_out():
    """Fighters against fighters first, then bombers; pacts can be offered to each opponent."""
    match = position(
        "players=5; red: fighters=3 bombers=2; blue: fighters=2 buildings=48; "
        "green: fighters=5 buildings=49; yellow: buildings=50"
    )
    match.play("place air-strike")
    tree = drawn(match, "red")
    said = targets(tree)
    assert {
        "Blue: fighters 3 − 2 = 1, then 2 bombers → up to 2 damage",
        "Green: fighters 3 against 5: 2 too few to let bombers through",
        "Yellow: no fighter in the way; 2 bombers → up to 2 damage",
        "Violet: no building to bomb",
    } == {said[f"strike-{player}"] for player in PLAYERS[1:]}
    assert {"3 − 2 = 1", "3 < 5"} <= set(texts(tree))
    assert {"truce-blue", "stand-down-green"} <= set(said)


@pytest.mark.rule("MP-9.6", "MP-9.7")
@pytest.mark.parametrize("owned", ["", "50"])
def test_no_damage_is_promised_without_a_bomber_or_a_building(owned):
    """Neither where there is nothing to bomb nor where there is nothing to bomb with."""
    match = position(f"red: fighters=3; blue: buildings={owned}")
    match.play("place air-strike")
    assert targets(drawn(match, "red"))["strike-blue"] == (
        "Blue: without a bomber no building is damaged" if owned else "Blue: no building to bomb"
    )


def test_a_supply_is_spoken_without_its_number():
    """Its workers are counted kind by kind."""
    match = position("blue: supply=l,l,l,l")
    titles = [each.text for each in drawn(match, "red").iter(f"{SVG}title")]
    assert "Supply: 4 laborers" in titles
    titles = [each.text for each in drawn(match, "red", "fr").iter(f"{SVG}title")]
    assert "Réserve\u00a0: 4 Laborantins" in titles


@pytest.mark.rule("MP-15.5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_ends_with_the_last_turn_of_the_limit(lang):
    """On the table as in the terminal: no turn 51 where 50 are the limit."""
    match = position("players=2 mover=blue turn_limit=50 finished_turns=99")
    answer(match, "place mine-2", "end-turn")
    assert match.over
    title = {"en": "Turn 50 of Blue", "fr": "Tour 50 de Bleu"}[lang]
    assert title in texts(drawn(match, "red", lang))
    assert match.game.page.show(seen(match, None), lang).plain.startswith(title)


# --- what shapes mean


def now(match, viewer, name, lang="en"):
    """What a shape means to a player at the moment."""
    seat = PLAYERS.index(viewer)
    return [each.say(lang) for each in board.about(seen(match, viewer), seat, name).now]


def said_of(match, name, lang="en"):
    """What a shape is."""
    return board.about(seen(match, None), None, name).said.say(lang)


def test_a_space_says_what_it_is():
    """What it does, whom it takes, what it costs, what others get."""
    assert said_of(position(), "space-mine-2") == (
        "Brings 3 yellowcake. Reactors and enrichment plants use it up. "
        "It takes any worker. Every opponent receives 1 yellowcake."
    )
    assert said_of(position(), "building-42") == (
        "Makes 1 plutonium, the fuel of bombs 15 to 29. It takes 1 scientist. "
        "It costs 2 yellowcake or 1 uranium."
    )


@pytest.mark.rule("MP-4.1", "MP-4.6", "MP-4.9", "MP-12.1")
def test_what_is_missing_for_a_space():
    """Workers and goods; and whether somebody stands there."""
    match = position("red: supply=l,e money=1; mine-2: blue:l")
    assert now(match, "red", "space-enrichment") == ["You lack 1 scientist, $2, and 2 yellowcake."]
    assert now(match, "red", "space-design") == ["You lack 1 scientist."]
    assert now(match, "red", "space-money-3") == ["You have all that it takes."]
    assert now(match, "blue", "space-money-3") == ["You lack 1 engineer or 1 scientist."]
    assert now(match, "red", "space-mine-2") == [
        "Workers stand here: it is closed until they are retrieved."
    ]
    assert now(match, "red", "space-mine-1", "de") == ["Dir fehlt noch: 4\u00a0$."]


@pytest.mark.rule("MP-3.8", "MP-4.12", "MP-5.5", "MP-12.9")
def test_what_a_space_would_not_bring():
    """Tracks end, the general supply runs out, step 1 is over, Design Bomb is closed."""
    match = position("closed; red: fighters=9 supply=l,l,l,l,gl,gl")
    assert now(match, "red", "space-aircraft-1") == [
        "You have all that it takes.",
        "You have room for 1 fighter only.",
    ]
    assert "The general supply has only 2 laborers for you." in now(
        match, "red", "space-university-1"
    )
    closed = ["Design Bomb is closed for the rest of the game."]
    assert now(match, "red", "space-design") == closed
    assert now(match, "red", "bomb-deck") == closed
    match.play("place mine-2")
    answer(match, "send l")
    assert now(match, "red", "space-reactor")[0] == (
        "The main board comes first, and only once a turn."
    )


@pytest.mark.rule("MP-7.3", "MP-7.4", "MP-8.3", "MP-9.6")
def test_what_a_building_means():
    """To its owner, to a spy, to an attacker."""
    match = position(
        "red: buildings=13,01 supply=l,l; blue: buildings=11,41 fighters=2; building 01: damage=2"
    )
    assert now(match, "red", "building-13") == ["You lack 1 worker."]
    assert now(match, "red", "building-01") == [
        "Damage 2: it cannot be used before it is repaired."
    ]
    assert now(match, "red", "building-11") == [
        "You can use it only in a turn of Espionage.",
        "2 fighters of Blue keep bombers away.",
    ]
    match = position("red: money=3; blue: buildings=11,41")
    match.play("place espionage")
    assert now(match, "red", "building-41") == [
        "Your spies can use 1 building of opponents in this turn.",
        "No fighter keeps bombers away.",
        "You lack 1 scientist and 1 yellowcake.",
    ]


@pytest.mark.rule("MP-13.4", "MP-13.7", "MP-13.9", "MP-13.13")
def test_what_a_bomb_means():
    """What lacks, and how many points there would be."""
    match = position(
        "players=2; red: supply=l,s,e plutonium=4 money=2 hand=15,24; bomb 20: built=red"
    )
    assert now(match, "red", "bomb-24") == ["You lack 1 scientist, 2 engineers, and 2 plutonium."]
    assert now(match, "red", "bomb-15") == [
        "You have all that it takes.",
        "You would have 17 of 70 points.",
    ]
    assert now(match, "red", "bomb-20") == [
        "You lack 1 bomber.",
        "Testing it would change your points by −3.",
        "You would have 6 of 70 points.",
    ]
    assert now(match, "blue", "bomb-20") == []
    assert now(match, "red", "points-red") == [
        "Points of Red: bombs built 9, bombs loaded 0, test token 0.",
        "61 points to go.",
    ]


@pytest.mark.rule("MP-14.3", "MP-14.5")
def test_what_retrieving_means():
    """Who comes home, and who leaves."""
    match = position("red: supply=l,gs; mine-2: red:l")
    assert now(match, "red", "choice-retrieve") == [
        "Retrieving brings home: 3 laborers.",
        "Contractors in your supply who then leave: 1.",
    ]
    assert now(match, "red", "worker-red-l-1") == ["It waits in the supply of Red."]
    assert now(match, "blue", "worker-red-l-4") == ["It stands on Mine 2."]


def test_a_spectator_is_told_what_things_are_and_no_more():
    """Nothing means anything to them."""
    match = crowded()
    for name in targets(drawn(match)):
        told = board.about(seen(match, None), None, name)
        assert told.said.say("fr") and told.rule and not told.now


@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 4), (6, 5)])
def test_every_shape_says_what_it_is_all_along(seed, players):
    """And every board fits, whatever is asked."""
    for number, match in enumerate(walk(seed, players, 180)):
        if number % 9:
            continue
        viewer, lang = PLAYERS[match.seat], LANGUAGES[number % 4]
        view = seen(match, viewer)
        for narrow in (False, True):
            drawing = board.draw(view, match.seat, match.actions, lang, narrow)
            assert narrow or drawing.height <= TALL
            assert all(part.height <= 1000 for part in drawing.parts)
            for name in targets(ElementTree.fromstring(drawing.svg())):
                told = board.about(view, match.seat, name)
                assert told.said.say(lang) and all(each.say(lang) for each in told.now)


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (3, 5)])
def test_fingers_find_what_can_be_touched(seed, players):
    """On a phone, 49 units either way."""
    lit = 0
    for number, match in enumerate(walk(seed, players, 240)):
        if number % 4 == 0:
            for each in drawn(match, PLAYERS[match.seat], "en", True).iter():
                if "lit" in each.get("class", "").split():
                    rects = list(each.iter(f"{SVG}rect"))
                    for side in ("width", "height"):
                        assert max(float(rect.get(side)) for rect in rects) >= 49, each.get("id")
                    lit += 1
    assert lit > 100


def test_people_are_named():
    """Beside their colours, at a desk and on a phone, as far as they fit."""
    match = position("players=3")
    for narrow in (False, True):
        names = ("Ada", "Bo", "Wolfeschlegelsteinhausenbergerdorff")
        svg = board.draw(seen(match, "red"), 0, (), "en", narrow, names).svg()
        said = texts(ElementTree.fromstring(svg))
        assert "Ada" in said and "Bo" in said and names[2] not in said
        assert any(text.startswith("Wolf") and text.endswith("…") for text in said)


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
    both = "place workers (or block, without the action), or retrieve them."
    assert asked_of(position("red: supply=l,l,l; mine-2: red:l")) == both
    home = "your supply is empty: retrieve your workers."
    assert asked_of(position("red: supply=; mine-2: red:l")) == home
    match = position("red: bombers=1 money=9; bomb 00: built=red")
    match.play("load 00")
    assert asked_of(match) == "go on with your turn: place at least one worker."
    match.play("place mine-2")
    assert asked_of(match) == "go on with your turn, or end it."
    match = position("red: fighters=1")
    match.play("place air-strike")
    assert asked_of(match) == "your planes can hit nothing: stop."
    match = position("red: fighters=1; blue: fighters=1")
    match.play("place air-strike")
    assert asked_of(match) == "your planes are in the air: attack, or stop."
    match = position("red: buildings=11 money=5; building 11: damage=1")
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
        "players=2 mover=blue; red: supply=l,gl,gl; blue: supply=l,e,gl,gl buildings=13"
    )
    match.play("use 13")
    view = match.row_seen_by(1)
    assert board.shapes(view, ACTIONS.parse("send workers=l+gl+gl")) == (
        "worker-blue-l-1",
        "worker-grey-l-3",
        "worker-grey-l-4",
    )


def test_workers_that_are_alike_say_so_when_one_of_them_is_asked_for():
    match = position("players=2; red: supply=l,l,e money=9")
    assert not [each for each in drawn(match, "red").iter() if each.get("data-alike")]
    match.play("place construction")
    for narrow in (False, True):
        said = {
            each.get("id"): each.get("data-alike")
            for each in drawn(match, "red", "en", narrow).iter()
        }
        alike = {name: first for name, first in said.items() if first}
        assert alike == {
            "worker-red-l-1": "worker-red-l-1",
            "worker-red-l-2": "worker-red-l-1",
            "worker-red-e-1": "worker-red-e-1",
        }


# --- what is hidden


def test_a_hand_is_seen_by_its_holder_only():
    """Others see the backs, as many as there are."""
    match = position("players=3 row=10; blue: hand=24,03")
    assert {"bomb-24", "bomb-03"} <= ids(drawn(match, "blue"))
    for viewer in (None, "red", "green"):
        shown = ids(drawn(match, viewer))
        assert not {"bomb-24", "bomb-03"} & shown
        assert {"hand-blue-1", "hand-blue-2"} <= shown


def test_the_packet_is_seen_by_whoever_chooses():
    """The others see who is choosing, and how many bombs are left."""
    match = position("players=3 row=14,20,24,29 bomb_deck=10; red: supply=l,e,s")
    match.play("place design")
    match.play("keep 24")
    packet = {"bomb-14", "bomb-20", "bomb-29"}
    assert packet <= ids(drawn(match, "blue"))
    for viewer in (None, "red", "green"):
        tree = drawn(match, viewer)
        assert not packet & ids(tree)
        assert targets(tree)["draft"] == "Draft: 3 in the packet; Blue is choosing"
    assert "bomb-24" in ids(drawn(match, "red")) and "bomb-24" not in ids(drawn(match, "blue"))


# --- pieces


def where(tree, piece):
    """The nearest named shape before a piece."""
    latest = None
    for each in tree.iter():
        if each.get("id") == piece:
            return latest
        stays = "target" in each.get("class", "") and not each.get("id").startswith("worker")
        latest = each.get("id") if stays else latest
    return None


def test_pieces_keep_their_names():
    """A worker who is sent, a building that is bought, a bomb that is built."""
    match = position("players=2 building_deck=0; red: supply=l,l,e,s money=9 uranium=4 hand=05")
    before = targets(drawn(match, "red"))
    assert before["worker-red-l-2"] == "Red: 1 laborer in the supply"
    assert before["building-03"].endswith("for sale in slot 3")
    assert before["bomb-05"].endswith("in your hand, ready to build")
    for move in ("place construction", "send l", "buy 3", "build 05"):
        match.play(move)
    tree = drawn(match, "red")
    after = targets(tree)
    assert after["worker-red-l-2"] == "Red: 1 laborer"
    assert where(tree, "worker-red-l-2") == "space-construction"
    assert after["building-03"].endswith("owner Red")
    assert after["bomb-05"].endswith(
        "built by Red, worth 14 now; occupied by Red: 1 engineer and 1 scientist"
    )


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(("card", "says"), [("", 1), ("loaded", 0), ("workers=s,e", 0)])
def test_a_built_bomb_with_nothing_on_it_says_that_it_is_built(card, says, narrow):
    match = position(f"bomb 04: built=blue {card}")
    assert texts(drawn(match, narrow=narrow)).count("built") == says


def test_the_end_names_the_winner():
    """The last bomb decides."""
    match = position(
        "players=2; red: supply=s,e,e,s,e,e uranium=6 hand=14; bomb 12: built=red; "
        "bomb 13: built=red"
    )
    match.play("build 14")
    assert match.over and "Red wins with 84 points" in texts(drawn(match, "blue"))


def crowded():
    """Five players, every building bought, everybody with bombs."""
    buildings = [f"{number:02d}" for number in range(1, 51)]
    bombs = [f"{number:02d}" for number in range(30)]
    rich = "money=30 yellowcake=20 uranium=8 bombers=9 supply=l,l,l,l,e,e,e,e,s,s,s,s"
    given = [f"players=5 market={','.join(buildings[:7])} row={','.join(bombs[15:20])},25"]
    for k, player in enumerate(PLAYERS):
        owned, hand = ",".join(buildings[7 + k :: 5]), ",".join(bombs[3 * k : 3 * k + 3])
        given += [f"{player}: {rich} buildings={owned} hand={hand}"]
        given += [f"bomb {bombs[20 + k]}: built={player} loaded"]
    given += [f"building {name}: damage=2" for name in buildings[7::3]]
    return position("; ".join(given))


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
