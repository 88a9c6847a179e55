"""What is known and how the program behaves (ledger chapter 24)."""

import json
import random
from fractions import Fraction

import pytest

from tests.games.channel1881.kit import (
    CONTRACTS,
    answer,
    asked,
    bag,
    deck,
    goods,
    position,
    random_match,
    restock,
    site,
    walk,
)
from tests.games.channel1881.plays import question
from tunnelier import Match, Refused

VIEWERS = (0, 1, None)
KINDS = {"hire", "place", "contract", "yard", "dig", "bite", "works", "bore", "build", "payment"}
KINDS |= {"office", "selection", "lose", "upkeep"}


def seen(m, viewer):
    """A view as text, without the viewer's name."""
    return json.dumps(m.view(viewer) | {"viewer": None}, sort_keys=True)


def table(more=""):
    """The English have dug and built a little."""
    return position(f"english: at=4; {more}")


PUBLIC = {
    "line": "english: at=5",
    "sizes": "french: sizes=3332222",
    "rubble": "line 4: rubble=2",
    "markers": "line 1: english=1",
    "sites": "french: sites=st-pancras-1",
    "rubble sites": "english: rubble_sites=shakespeare-cliff",
    "closed stations": "black=gare-du-nord",
    "supplies": "french: goods=1-ore",
    "yard": "yard=6-ore+1-coal",
    "bag": "bag=12-ore+15-stone+9-coal+5-event",
    "machines": "french: bought",
    "trains": "french: train=enid",
    "coal on trains": "coal: wyddfa=0",
    "row": "row=3,5,9",
    "held contracts": "french: held=21",
    "discard pile": "discard=21",
    "top back": "back=sun",
    "deck": "deck=11,12",
    "crisis markers": "french: crisis=3",
    "crisis discs": "french: discs=1",
    "event track": "fired=1",
    "sale": "on_sale=1",
    "first player": "first=french",
    "start marker": "start=french",
    "first at the Middle": "middle=french",
}


@pytest.mark.rule("C81-24.1")
@pytest.mark.parametrize("what", PUBLIC)
def test_what_lies_open_is_in_every_view(what):
    """Both players and spectators see the same, and see that it differs."""
    m = table(PUBLIC[what])
    views = {seen(m, viewer) for viewer in VIEWERS}
    assert len(views) == 1
    assert views != {seen(table(), 0)}


@pytest.mark.rule("C81-24.1")
def test_a_used_ability_is_seen():
    """The card lies turned."""
    one, two = (table(f"french: held=11; used={used}") for used in ("", "11"))
    assert seen(one, 0) != seen(two, 0)


@pytest.mark.rule("C81-24.1")
def test_cards_shown_by_contract_5_are_seen_by_all():
    """The log names them to everybody, the views are the same."""
    m = position("area=f row=3,9,6; english: held=5")
    m.play("announce card=5")
    restock(m, ("26", "sun"), ("19", "rain"))
    assert question(m) == ("english", "selection")
    assert len({seen(m, viewer) for viewer in VIEWERS}) == 1
    texts = {json.dumps(m.log_text(viewer, "en")) for viewer in VIEWERS}
    assert len(texts) == 1
    assert "26" in texts.pop()


@pytest.mark.rule("C81-24.1")
def test_views_are_equal_all_the_way():
    """At every question of a random game."""
    for m in walk(41):
        assert len({seen(m, viewer) for viewer in VIEWERS}) == 1


@pytest.mark.rule("C81-24.2")
def test_nobody_knows_what_chance_will_bring():
    """A view holds what the moves so far tell, and nothing of the secret behind the draws."""
    for m in walk(42):
        assert m.secret not in seen(m, 0)
    followed = Match("channel-1881", players=2, follow=True)
    for entry in m.log:
        followed.play(entry.move)
    assert m.view(0)["state"] == followed.view(0)["state"]


@pytest.mark.rule("C81-24.2")
@pytest.mark.parametrize("sky", ["rain", "sun", "fog"])
def test_the_top_card_may_be_any_with_its_back(sky):
    """Each is equally likely; its back was public."""
    m = position(f"area=home back={sky}")
    likely = [card for card in deck(m) if CONTRACTS[card]["back"] == sky]
    assert m.odds == {f"turn card={card}": Fraction(1, len(likely)) for card in likely}


@pytest.mark.rule("C81-24.2")
def test_the_next_back_is_as_likely_as_it_is_often_left():
    """Only the number of cards and the top back are known."""
    m = position("area=home back=fog")
    m.play("turn card=11")
    left = deck(m)
    backs = [CONTRACTS[card]["back"] for card in left]
    assert m.odds == {
        f"back sky={sky}": Fraction(backs.count(sky), len(left)) for sky in ("rain", "sun", "fog")
    }


@pytest.mark.rule("C81-24.3")
def test_draws_from_the_bag_are_uniform():
    """Each cube is equally likely."""
    m = position("area=yard")
    counts = bag(m)
    for cube in ("stone", "event", "coal", "ore"):
        total = sum(counts.values())
        assert m.odds == {f"draw cube={kind}": Fraction(n, total) for kind, n in counts.items()}
        m.play(f"draw cube={cube}")
        counts[cube] -= 1


@pytest.mark.rule("C81-24.3")
def test_the_bag_is_public():
    """As counts in everybody's view."""
    one, two = (
        position(f"bag={text}") for text in ("9-ore+5-stone+5-event", "9-ore+6-stone+5-event")
    )
    for viewer in VIEWERS:
        assert seen(one, viewer) != seen(two, viewer)


@pytest.mark.rule("C81-24.4")
@pytest.mark.parametrize("options", [{}, {"layout": "independent", "crisis_start": "discs"}])
def test_the_same_seed_and_choices_give_the_same_game(options):
    """And another seed another one."""
    one, two = (random_match(43, **options) for _ in range(2))
    assert one.log == two.log
    assert random_match(44, **options).log != one.log


@pytest.mark.rule("C81-24.4")
def test_a_saved_game_is_the_same_game():
    """Loaded from its text."""
    m = random_match(45)
    again = Match.load(m.save())
    assert (again.log, again.scores, again.view(0)) == (m.log, m.scores, m.view(0))


@pytest.mark.rule("C81-24.5", "C81-24.7")
@pytest.mark.parametrize("seed", range(46, 50))
def test_questions_have_a_choice_and_a_known_kind(seed):
    """At least two answers each."""
    for m in walk(seed):
        assert len(m.moves) > 1
        assert m.question["name"] in KINDS


@pytest.mark.rule("C81-24.5")
@pytest.mark.parametrize(
    ("area", "given"),
    [
        ("a", "yard=0-ore"),
        ("c", ""),
        ("e", ""),
        ("b", "b:"),
    ],
    ids=["empty yard", "nothing to convert", "nothing to spend", "nobody there"],
)
def test_no_prompt_with_one_answer(area, given):
    """The round goes on to the contracts."""
    m = position(f"area={area}; {area}: english; {given}")
    assert question(m) == ("chance", "face")


@pytest.mark.rule("C81-24.5")
@pytest.mark.parametrize("card", ["12", "24"])
@pytest.mark.parametrize("ore", [2, 3])
def test_the_only_conversion_is_made_at_once(card, ore):
    """Two ore are enough for one bar: announcing the card says it all."""
    m = position(f"area=c; english: held={card} goods={ore}-ore")
    m.play(f"announce card={card}")
    assert question(m) == ("chance", "face")
    assert (goods(m, "english")["ore"], goods(m, "english")["bars"]) == (ore - 2, 1)


@pytest.mark.rule("C81-24.5")
def test_the_only_site_is_built_at_once():
    """Both surface stations are closed and one bar is there: erecting says it all."""
    m = position(
        "area=d black=st-pancras,gare-du-nord; english: bought at=3 goods=1-bars; d: english"
    )
    m.play("erect")
    assert question(m) == ("chance", "face")
    assert site(m, "shakespeare-cliff-3") == "english"


@pytest.mark.rule("C81-24.5")
def test_the_last_marker_is_lost_without_a_question():
    """There is nothing to choose."""
    m = position("area=crisis; english: discs=1 crisis=15 sites=st-pancras-1")
    assert question(m) == ("chance", "cube")


@pytest.mark.rule("C81-24.6")
@pytest.mark.parametrize(
    "move",
    ["place area=d", "pass", "machine area=d", "dig", "take cubes=1-ore", "draw cube=ore", "sing"],
)
def test_an_illegal_move_changes_nothing(move):
    """It is refused with a reason."""
    m = position()
    before = m.rows.tobytes(), m.moves, m.log
    with pytest.raises(Refused):
        m.play(move)
    assert m.why(move)
    assert (m.rows.tobytes(), m.moves, m.log) == before


@pytest.mark.rule("C81-24.6")
def test_a_players_turn_is_not_the_rivals():
    """What only the French could do is refused while the English are asked."""
    m = position("french: bought goods=1-ore; english: train=enid")
    assert asked(m) == "english"
    before = m.rows.tobytes()
    with pytest.raises(Refused):
        m.play("machine area=d")
    assert m.rows.tobytes() == before
    m.play("place area=a")
    with pytest.raises(Refused):
        m.undo(seat=1)
    assert asked(m) == "french"
    answer(m, "machine area=d")


@pytest.mark.rule("C81-24.6")
def test_every_move_not_offered_is_refused():
    """Moves of other moments of a random game, tried at this one."""
    rng = random.Random(50)
    known = sorted({move for m in walk(50) for move in m.moves})
    for m in walk(51):
        before = m.rows.tobytes()
        for move in rng.sample(known, 5):
            assert (m.why(move) is None) == (move in m.moves)
        assert m.rows.tobytes() == before
