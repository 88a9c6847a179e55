"""The drawn board: what is where, what it is called, what is lit."""

import random
from itertools import combinations
from xml.etree import ElementTree

import pytest

from tests.games.channel1987.kit import (
    COLOURS,
    NATIONS,
    answer,
    commas,
    points,
    position,
    round_start,
    seat_of,
)
from tunnelier import Match
from tunnelier.games.channel1987 import board
from tunnelier.games.channel1987.board.deviation import worst_drift
from tunnelier.games.channel1987.rules import rulings
from tunnelier.games.channel1987.tables import LENGTH

SVG = "{http://www.w3.org/2000/svg}"
BRITAIN, FRANCE = 0, 1


def table(text=""):
    """Britain to move: discs of three colours, one token stored, a stack on the works."""
    return position(
        "works=2-blue; britain: discs=3-yellow+2-white+1-black stored=white; "
        f"france: discs=2-orange stored=black tunnel=blue; {text}"
    )


def elements(match, seat=None, lang="en", narrow=False):
    """Everything on a board that has an id."""
    root = ElementTree.fromstring(match.svg(seat, lang, narrow))
    return {each.get("id"): each for each in root.iter() if each.get("id")}


def drawn(match, seat=None, lang="en", narrow=False):
    """The targets of a board by id."""
    found = elements(match, seat, lang, narrow)
    return {name: each for name, each in found.items() if each.get("class", "")[:6] == "target"}


def label(shape):
    return shape.find(f"{SVG}title").text


def lit(shapes):
    return {name for name, shape in shapes.items() if shape.get("data-moves")}


def told(match, seat=None, lang="en", narrow=False):
    """All the text of a board."""
    root = ElementTree.fromstring(match.svg(seat, lang, narrow))
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


# --- what is there


@pytest.mark.parametrize("narrow", [False, True])
def test_a_table_has_its_spaces_stacks_tracks_and_cards(narrow):
    expected = {f"space-{nation}-{n + 1}" for nation in NATIONS for n in range(LENGTH)}
    expected |= {f"action-{name}" for name in ("plan", "tunnel", "finance", "technology")}
    expected |= {f"slot-{n}-{part}" for n in "123" for part in ("develop", "action", "money")}
    expected |= {f"discs-{nation}-{colour}" for nation in NATIONS for colour in COLOURS}
    expected |= {f"track-{nation}-{track}" for nation in NATIONS for track in ("upper", "lower")}
    expected |= {"stored-britain-white-1", "stored-france-black-1", "choice-pass"}
    for nation in NATIONS:
        once = (
            "machine",
            "to-go",
            "player",
            "points",
            "storage",
            "gauge",
            "cube",
            "money",
            "cards",
        )
        expected |= {f"{what}-{nation}" for what in once}
        for track, bars in (("upper", (3, 5)), ("lower", (3, 5))):
            expected |= {f"step-{nation}-{track}-{n}" for n in range(7)}
            expected |= {f"bar-{nation}-{track}-{n}" for n in bars} | {f"counter-{nation}-{track}"}
    expected |= {f"{what}-{colour}" for what in ("bag", "unseen") for colour in COLOURS}
    expected |= {f"stack-{space}" for space in ("plan-tunnel", "finance-technology")}
    expected |= {f"stack-slot-{n}" for n in "123"} | {"locked-britain", "first-player", "round"}
    expected |= {"deck", "discard", "deviation-deck", "to-move-britain"}
    assert set(drawn(table(), BRITAIN, narrow=narrow)) == expected


def test_pieces_that_move_have_names_of_their_own():
    pieces = {f"{what}-{nation}" for what in ("machine", "cube") for nation in NATIONS}
    pieces |= {f"counter-{nation}-{track}" for nation in NATIONS for track in ("upper", "lower")}
    pieces |= {"first-player", "card-belgium", "card-denmark", "card-greece"}
    pieces |= {"disc-blue-1", "disc-blue-2", "disc-black-1", "disc-orange-1", "disc-orange-2"}
    pieces |= {f"disc-yellow-{n}" for n in (1, 2, 3)} | {f"disc-white-{n}" for n in (1, 2)}
    found = elements(table())
    assert pieces == {name for name, each in found.items() if is_piece(each)}


def is_piece(element):
    return "piece" in element.get("class", "").split()


def test_only_the_seat_that_is_asked_sees_lights():
    match = table()
    assert lit(drawn(match, BRITAIN))
    assert not lit(drawn(match, FRANCE))
    assert not lit(drawn(match))


def test_an_empty_slot_offers_nothing():
    shapes = drawn(table("display=belgium,,greece"), BRITAIN)
    assert "slot-1-develop" in shapes
    assert not any(name.startswith("slot-2") for name in shapes)


# --- what it says


def test_actions_cards_and_discs_are_told_in_words():
    match = table("display=exchange-a,denmark,political-duel")
    shapes = drawn(match, BRITAIN)
    assert label(shapes["action-plan"]) == (
        "Plan: turn up your next face-down rubble token. 2 blue discs here, needs ≥ 3"
    )
    assert label(shapes["slot-1-develop"]) == "Slot 1, develop Exchange (a): 2 pts"
    assert label(shapes["discs-britain-yellow"]) == "Great Britain: 3 yellow discs"
    assert label(shapes["space-britain-2"]) == "Great Britain, space 2: face down"


def test_they_are_told_in_french_too():
    shapes = drawn(table(), BRITAIN, "fr")
    assert label(shapes["action-plan"]) == (
        "Planification\u00a0: révéler votre prochaine tuile Gravats face cachée. "
        "2 jetons bleus ici, il faut ≥ 3"
    )
    assert label(shapes["slot-3-money"]) == (
        "Emplacement temporaire 3\u00a0: "
        "la carte «\u00a0Influence\u00a0: Grèce\u00a0» vaut 3M comme argent"
    )
    assert label(shapes["space-france-1"]) == "France, emplacement 1\u00a0: tuile Gravats bleue"
    assert label(shapes["track-france-upper"]) == (
        "France, marqueur Technologie du haut\u00a0: 0 point\u00a0; "
        "emplacement suivant\u00a0: 1 point et regard"
    )


def test_a_developed_card_says_its_ability_and_the_uses_left():
    match = table("britain: developed=control-room-4:black+white")
    assert label(drawn(match, FRANCE)["card-control-room-4"]) == (
        "Great Britain: Control room 4, after a Plan: a Tunnel; 1 pt; uses left: 2"
    )


def test_a_stack_of_five_closes_its_space_and_supervision_asks_for_two_more():
    match = table("works=5-blue bank=2-orange; britain: discs=3-yellow; france: discs=")
    assert label(drawn(match)["action-plan"]).endswith("closed")
    match = table("agenda=on; britain: pending=supervision")
    assert label(drawn(match, BRITAIN)["action-plan"]).endswith("needs ≥ 4")
    assert label(drawn(match, FRANCE)["action-plan"]).endswith("needs ≥ 3")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_dig_that_may_lose_the_game_is_announced(lang):
    warning = {"en": "next dig: 1 card, -2 at worst: may lose", "fr": "risque de défaite"}[lang]
    for level, warned in ((-2, False), (-3, True)):
        text = " ".join(told(table(f"britain: deviation={level}"), lang=lang))
        assert (warning in text) == warned


@pytest.mark.rule("C87-17.2", "C87-0.8")
@pytest.mark.parametrize(
    ("checked", "text"), [(False, "next dig: no card"), (True, "next dig: 2 cards, -3 at worst")]
)
def test_the_outlook_of_the_ninth_dig_is_what_the_ruling_says(monkeypatch, checked, text):
    monkeypatch.setattr(rulings, "LAST_DIG_CHECK", checked)
    match = table(
        "works=; britain: bored=8 tunnel=blue discs=1-yellow+1-blue; france: tunnel=black discs="
    )
    assert f"deviation · {text}" in " ".join(told(match))
    match.play("tunnel yellow")
    assert "next dig" not in " ".join(told(match))


@pytest.mark.parametrize(
    ("out", "cards", "worst"),
    [
        ([], 0, 0),
        ([], 1, 2),
        (["grey-2"], 1, 1),
        ([], 2, 3),
        (["grey-2"], 2, 2),
        (["grey-2", "red-0"], 2, 3),  # red again: all cards come back, the -2 among them
    ],
)
def test_the_worst_drift_counts_the_cards_that_are_left(out, cards, worst):
    row = table(f"deviation_out={commas(out)}").row_seen_by(None)
    assert worst_drift(row, cards) == worst


def test_the_agenda_is_shown_with_the_expansion_only():
    assert not any(name.startswith(("event-", "agenda-")) for name in elements(table()))
    match = table("agenda=on; france: pending=repairs; britain: completed=training")
    assert {"Repairs", "Training", "2", "-2"} <= set(told(match))
    shapes = drawn(match)
    assert "agenda-deck" in shapes
    assert label(shapes["event-training"]) == "Training completed: +2"
    assert label(shapes["event-repairs"]) == (
        "Repairs: your next Technology moves no counter; "
        "pending: +2 when completed, -2 if not at the end"
    )


# --- what a move touches


def random_moments(seed, options, most=500):
    """Moments of a random match at which a seat is asked."""
    match, rng = Match("channel-1987", 2, seed=seed, options=options), random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.play(rng.choice(match.actions))


@pytest.mark.parametrize(
    ("seed", "options"), [(3, {}), (33, {"agenda": "on"}), (39, {"nations": "swapped"})]
)
def test_moves_are_told_apart_by_what_they_touch(seed, options):
    """No move touches only what another one touches: every choice can be made by pointing."""
    for match in random_moments(seed, options):
        row = match.row_seen_by(match.seat)
        touched = [set(board.shapes(row, action)) for action in match.actions]
        assert all(touched)
        for one, other in combinations(touched, 2):
            assert not one <= other and not other <= one


def test_paying_with_two_discs_of_one_colour_has_a_button():
    match = table("works=; britain: discs=1-white+2-yellow+1-orange; france: discs=")
    match.play("tunnel white")
    shapes = drawn(match, BRITAIN)
    both = {"discs-britain-yellow", "discs-britain-orange", "choice-pay-same"}
    assert lit(shapes) == both
    same = shapes["choice-pay-same"].get("data-moves")
    assert same == str(match.game.actions.parse("pay yellow-yellow"))


def test_keeping_discs_is_asked_by_buttons_and_shows_the_colour():
    match = table()
    match.play("pass")
    keeping = {f"choice-keep-{n}" for n in (0, 1)} | {"discs-britain-black"}
    assert lit(drawn(match, BRITAIN)) == keeping


def test_a_swap_touches_the_card_and_both_discs():
    match = round_start(
        "france: developed=exchange-a:blue discs=5-orange+5-white; britain: discs=5-blue+5-black"
    )
    discs = {f"discs-britain-{c}" for c in ("blue", "black")}
    discs |= {f"discs-france-{c}" for c in ("orange", "white")}
    assert lit(drawn(match, FRANCE)) == discs | {"card-exchange-a", "choice-settle"}


def test_either_of_two_equal_tokens_may_be_given():
    match = table("display=new-materials,,; britain: stored=white,white; france: stored=")
    match.play("develop yellow 1")
    stored = {"stored-britain-white-1", "stored-britain-white-2"}
    assert lit(drawn(match, BRITAIN)) == stored


def test_heavy_machinery_lights_actions_and_cards():
    match = table("britain: developed=heavy-machinery:black")
    answer(match, "plan yellow", "reveal orange")
    assert lit(drawn(match, BRITAIN)) == {"card-heavy-machinery", "choice-close"}
    match.play("use heavy-machinery")
    actions = {f"action-{name}" for name in ("tunnel", "finance", "technology")}
    assert lit(drawn(match, BRITAIN)) == actions | {f"slot-{n}-develop" for n in "123"}


# --- what a shape means


def meant(match, seat, name, lang="en"):
    """What a shape means to a seat now."""
    row = match.row_seen_by(seat)
    return [phrase.say(lang) for phrase in board.about(row, seat, name).now]


def test_a_space_says_what_it_needs_and_what_would_be_taken():
    """Two blue discs lie there: yellow is enough."""
    needed = "Needed here: 3 discs or more. You have 3 yellow discs."
    match = table()
    assert meant(match, BRITAIN, "stack-plan-tunnel") == [
        needed,
        "You would take 2 blue discs from here.",
    ]
    assert meant(match, FRANCE, "stack-plan-tunnel") == [
        "Needed here: 3 discs or more. Your largest stack has 2."
    ]
    assert meant(match, None, "stack-plan-tunnel") == []
    match = table("works=5-blue")
    assert meant(match, BRITAIN, "stack-plan-tunnel") == [
        "No stack can beat what lies here in this round."
    ]


@pytest.mark.rule("C87-8.2", "C87-8.3", "C87-9.2")
def test_tunnel_says_what_is_paid_and_what_may_come():
    match = table("works=")
    assert meant(match, BRITAIN, "space-britain-1") == [
        "You would pay 1 black disc.",
        "After the next dig 1 deviation card is drawn: -2 at worst.",
    ]
    match = table("britain: tunnel=blue deviation=-2; france: tunnel=black")
    assert meant(match, BRITAIN, "space-britain-1") == [
        "You have no disc of its colour: you would pay any 2.",
        "After the next dig 2 deviation cards are drawn: -3 at worst.",
        "That may lose the game.",
    ]
    match = table("britain: stored=white,black; france: stored=")
    assert "Your storage is full as long as its third space is locked." in meant(
        match, BRITAIN, "action-tunnel"
    )


@pytest.mark.rule("C87-11.5")
def test_a_bar_says_how_much_money_is_missing():
    match = table("britain: tracks=2,4 money=spain")
    assert meant(match, BRITAIN, "bar-britain-upper-3") == ["You have 1M: 1M more are needed."]
    assert meant(match, BRITAIN, "bar-britain-lower-3") == ["Your counter is past it."]
    assert meant(match, FRANCE, "bar-britain-upper-3") == []
    match = table("britain: tracks=2,4 money=greece")
    assert meant(match, BRITAIN, "bar-britain-upper-3") == ["You have 3M: that is enough."]


@pytest.mark.rule("C87-12.7")
def test_a_displayed_card_says_what_is_missing_and_what_it_is_worth():
    match = table("display=italy,denmark,media-relations; britain: stored=; france: stored=")
    assert meant(match, BRITAIN, "slot-1-develop")[1:] == [
        "You have no stored token to give for it.",
        "It brings 3 points at the end.",
        "Influence cards: you have 0, your rival 0.",
    ]
    assert meant(match, BRITAIN, "slot-3-develop")[-1] == (
        "Cards in all: you have 0, your rival 0."
    )
    assert meant(match, BRITAIN, "slot-3-money") == ["You have 0M.", "With it you would have 2M."]


def test_discs_say_where_they_are_enough():
    match = table("display=belgium,,greece")
    assert meant(match, BRITAIN, "discs-britain-white") == [
        "Large enough for Finance/Technology, slot 1, and slot 3."
    ]
    assert meant(match, BRITAIN, "discs-britain-blue") == []


def test_a_hidden_token_is_told_only_to_who_looked():
    match = table("britain: tunnel=black; france: tunnel=blue,?orange")
    looked = "You have looked at it: orange rubble."
    assert looked in meant(match, FRANCE, "space-france-2")
    assert looked not in meant(match, BRITAIN, "space-france-2")
    assert meant(match, None, "space-france-2") == []


# --- phones


def test_on_phones_what_answers_stands_in_the_first_part():
    """And nothing that can be touched is smaller than a finger."""
    match = table("works=")
    row = match.row_seen_by(BRITAIN)
    drawing = board.draw(row, BRITAIN, match.actions, "en", narrow=True)
    first, second = drawing.parts[:2]
    assert (first.title, second.title) == ("What is asked", "Tunnel")
    peeking = table("works=; britain: tracks=0,0")
    answer(peeking, "technology yellow", "advance upper")
    row = peeking.row_seen_by(BRITAIN)
    drawing = board.draw(row, BRITAIN, peeking.actions, "en", narrow=True)
    assert [part.title for part in drawing.parts][:2] == ["What is asked", "Action spaces"]


def test_names_stand_beside_the_nations():
    match = table()
    row = match.row_seen_by(BRITAIN)
    drawing = board.draw(row, BRITAIN, (), "en", names=("Ada", "Blaise"))
    assert "· Ada (you)" in drawing.svg() and "· Blaise" in drawing.svg()


# --- what stays hidden


def test_a_peeked_token_is_shown_to_who_looked_and_the_look_to_all():
    match = table("britain: tunnel=black; france: tunnel=blue,?orange")
    labels = {viewer: label(drawn(match, viewer)["space-france-2"]) for viewer in (0, 1, None)}
    looked = "looked at by France"
    assert labels[FRANCE] == f"France, space 2: face down, you know it: orange rubble; {looked}"
    assert labels[BRITAIN] == labels[None] == f"France, space 2: face down; {looked}"


def test_cards_turned_face_down_are_named_to_their_owner_only():
    match = table("france: developed=new-materials,italy")
    assert "card-new-materials" in drawn(match, FRANCE)
    for viewer in (BRITAIN, None):
        assert "card-new-materials" not in elements(match, viewer)
        assert "New materials" not in " ".join(told(match, viewer))
        assert "Cards: 2" in told(match, viewer)
        assert label(drawn(match, viewer)["face-down-france"]) == "1 face down"


def test_the_deck_counts_the_same_for_every_viewer():
    match = table("discard=portugal; france: developed=new-materials,italy; britain: money=spain")
    for viewer in (BRITAIN, FRANCE, None):
        assert label(drawn(match, viewer)["deck"]) == "deck: 26"


@pytest.mark.rule("C87-18.4")
@pytest.mark.parametrize("narrow", [False, True])
def test_points_beside_a_name_count_what_the_viewer_sees(narrow):
    """France has four cards: more than Britain, whose Media relations brings nothing."""
    match = table(
        "france: developed=new-materials,control-room-4,italy,spain deviation=-1; "
        "britain: developed=media-relations,west-germany,ireland tracks=2,0"
    )
    stand, more = "points as things stand", ", and those of its face-down cards"
    hidden = f"4 {stand}{more}"
    for viewer, theirs in ((FRANCE, f"7 {stand}"), (BRITAIN, hidden), (None, hidden)):
        shapes = drawn(match, viewer, narrow=narrow)
        assert label(shapes["points-britain"]) == f"Great Britain: 6 {stand}"
        assert label(shapes["points-france"]) == f"France: {theirs}"
    assert not any("Final score" in text for text in told(match))


def test_tokens_laid_on_a_card_lie_there_while_it_is_developed():
    match = table("display=exchange-a,denmark,greece; britain: stored=black,white; france: stored=")
    before = len(list(drawn(match)["slot-1-develop"].iter()))
    answer(match, "develop yellow slot=1", "rubble black")
    assert len(list(drawn(match)["slot-1-develop"].iter())) > before


# --- what moves, and the end


def test_a_machine_keeps_its_name_on_its_way():
    before = table("works=")
    after = table("works=; britain: bored=1 tunnel=black; france: tunnel=blue")
    places = [elements(match)["machine-britain"].get("transform") for match in (before, after)]
    assert places[0] != places[1]
    assert label(drawn(after)["space-britain-1"]) == "Great Britain, space 1: dug"


def test_a_card_keeps_its_name_from_the_display_to_a_purse():
    match = table("works=")
    assert "card-denmark" in elements(match)
    answer(match, "finance yellow", "take 2", "deal spain")
    shapes = drawn(match)
    assert label(shapes["card-denmark"]) == "Great Britain, money card: 2M (Influence: Denmark)"
    assert "card-spain" in elements(match)


@pytest.mark.parametrize("viewer", [BRITAIN, FRANCE, None])
def test_the_final_score_adds_up_for_every_viewer(viewer):
    match = table(
        "works=; britain: bored=8 tunnel=black discs=3-yellow+1-black developed=media-relations "
        "tracks=1,0; "
        "france: bored=5 tunnel=blue discs= developed=new-materials,italy deviation=-2 "
        "tracks=2,1"
    )
    match.play("tunnel yellow")
    assert match.over
    lines = told(match, viewer)
    assert "Final score · Great Britain wins" in lines
    assert "cards 0 · technology 1 · deviation 0 · centre 6" in lines
    assert "cards 5 · technology 3 · deviation -2 · centre 0" in lines
    assert {str(points(match, nation)) for nation in NATIONS} == {"6", "7"}


def test_a_lost_game_has_no_score():
    match = table("works=; britain: deviation=-4")
    answer(match, "tunnel yellow", "deviate red-1")
    assert "Great Britain goes off the deviation track and loses." in told(match)
    assert seat_of(match, "france") in match.winners
