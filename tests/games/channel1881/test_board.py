"""The drawn table: what can be touched, what is said of it, what moves."""

import json
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from tests.games.channel1881.kit import (
    AREAS,
    CONTRACTS,
    GOODS,
    NATIONS,
    SITES,
    TRAINS,
    position,
    walk,
)
from tests.games.channel1881.plays import rest_until
from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.draw.svg import TALL, WIDE
from tunnelier.draw.theme import COLOURS, GOOD
from tunnelier.games.channel1881 import board, page, tables

SVG = "{http://www.w3.org/2000/svg}"
SEATS = (0, 1, None)


def drawn(match, seat=None, lang="en", narrow=False):
    """The table as a seat (None: a spectator) sees it, as a tree."""
    return ElementTree.fromstring(match.svg(seat, lang, narrow))


def targets(tree):
    """What moves can touch: ids with their labels."""
    found = [each for each in tree.iter() if "target" in each.get("class", "").split()]
    return {each.get("id"): each.find(f"{SVG}title").text for each in found}


def lit(tree):
    """The ids that legal moves touch."""
    return {each.get("id") for each in tree.iter() if each.get("data-moves")}


def pieces(tree, word):
    """The ids of movable pieces of one kind."""
    ids = (each.get("id") for each in tree.iter() if "piece" in each.get("class", "").split())
    return {name for name in ids if name.startswith(word)}


def texts(tree):
    """Everything that can be read."""
    return [each.text for each in tree.iter(f"{SVG}text")]


# --- what is there


@pytest.mark.parametrize("narrow", [False, True])
def test_the_targets_of_a_fresh_table(narrow):
    """The same for everybody and in both widths; the seat that is asked sees what it may touch."""
    match = position("row=3,5,6")
    stations = set(tables.PLACE_OF)
    wanted = {
        *("round", "first-player", "first-at-middle", "sale", "yard", "bag", "odds", "supply"),
        *(f"step-{name}" for name in board.words.STEPS),
        *(f"area-{letter}" for letter in AREAS),
        *(f"space-{k}" for k in range(tables.SPACES)),
        *(f"tunnel-{k}" for k in range(tables.CARDS) if k not in stations),
        *(f"{what}-{name}" for name in tables.STATION_NAMES for what in ("station", "builders")),
        *(f"site-{name}" for name in (*SITES, *tables.RUBBLE_SITE_NAMES)),
        *(f"yard-{cube}" for cube in ("ore", "stone", "coal", "event")),
        *(f"train-{name}" for name in TRAINS),
        *(f"contract-{name}" for name in ("3", "5", "6")),
        *(f"event-{k}" for k in range(1, tables.EVENT_SPACES + 1)),
        *(f"sky-{sky}" for sky in ("rain", "sun", "fog")),
        *("deck", "discard", "start-marker"),
    }
    for own in ("machine", "machine-card", "home", "pub", "goods", "crisis", "seat", "points"):
        wanted |= {f"{own}-{nation}" for nation in NATIONS}
    for own in (*GOODS, "markers", "siding"):
        wanted |= {f"{own}-{nation}" for nation in NATIONS}
    for nation in NATIONS:
        wanted |= {f"labourer-{nation}-{k}" for k in range(1, 5)}
        wanted |= {f"disc-{nation}-{k}" for k in range(1, 4)}
        wanted |= {f"part-{nation}-{name}" for name in board.words.PARTS}
    hands = {f"hand-{nation}" for nation in NATIONS}
    for seat in SEATS:
        assert set(targets(drawn(match, seat, narrow=narrow))) - hands == wanted
    free = {f"area-{letter}" for letter in "abcefg"}
    assert lit(drawn(match, 0, narrow=narrow)) == free | {"home-english"}
    assert lit(drawn(match, 1, narrow=narrow)) == lit(drawn(match)) == set()


def test_a_table_that_is_still_being_laid():
    """Chance has said nothing yet: tunnel cards lie face down, the row is empty."""
    match = Match("channel-1881", follow=True)
    told = targets(drawn(match))
    assert told["tunnel-1"] == "Tunnel 1: not laid yet"
    assert told["deck"] == "Deck: 27 contracts, on top no card"
    assert not [name for name in told if name.startswith("contract-")]


def test_what_lies_in_the_deck_is_not_drawn():
    """Only contracts of the row, held and shown ones; discards are told by their numbers."""
    match = position("row=3,6,7 discard=9,10 area=f; english: held=5; french: held=21")
    for move in ("announce card=5", "turn card=11", "back sky=sun", "turn card=17", "back sky=sun"):
        match.play(move)
    told = targets(drawn(match, 0))
    shown = {name.removeprefix("contract-") for name in told if name.startswith("contract-")}
    assert shown == {"3", "6", "7", "5", "21", "11", "17"} < set(CONTRACTS)
    assert told["discard"] == "Discarded: 9 and 10"
    assert lit(drawn(match, 0)) == {"contract-5", "contract-11", "contract-17"}


# --- what is said


def test_areas_and_sites_are_told_in_words():
    """With who stands there, and for whom the rate of today differs."""
    match = position("french: train=wyddfa sites=st-pancras-1")
    match.play("place area=a")
    told, french = targets(drawn(match)), targets(drawn(match, lang="fr"))
    assert told["area-a"] == (
        "A (stock yard): take 3 cubes, 1 coal at most, the French: 4; "
        "space 1: the English, space 2 free (begins the next round)"
    )
    assert french["area-b"] == (
        "B (terrassement)\u00a0: creuser 2 gravats devant le tunnelier\u00a0; "
        "case 1 libre, case 2 libre"
    )
    assert told["site-st-pancras-1"] == "St Pancras, site 1: 4 stone, 9 points; the French"
    assert french["site-middle-rubble"] == (
        "Milieu, emplacement de gravats\u00a0: pour les derniers gravats, 9 points\u00a0; libre"
    )


def test_the_line_is_told_in_words():
    """Rubble, markers, machines, and whether stations are open."""
    match = position("black=gare-du-nord; english: at=4; line 4: rubble=2 english=1")
    told, french = targets(drawn(match)), targets(drawn(match, lang="fr"))
    assert told["tunnel-4"] == (
        "Tunnel 4: size 2, 2 rubble; markers: 1 English, 0 French, 2 points each"
    )
    assert told["machine-english"] == "English boring machine at 4"
    assert told["station-shakespeare-cliff"] == "Shakespeare Cliff, position 3: 0 rubble, open"
    assert french["station-gare-du-nord"] == "Gare du Nord, position 20\u00a0: 0 gravat, fermée"
    assert french["station-middle"] == "Milieu, position 10\u00a0: 6 gravats, non atteinte"


def test_contracts_say_how_far_they_have_come():
    """Worth now of worth when done, and whether the ability is spent."""
    match = position("used=25; english: goods=5-rubble held=10,25")
    told = targets(drawn(match, 1))
    assert told["contract-10"] == (
        "Contract 10: E (build), one more build; asks for 4 rubble; 5 points; worth 5 of 5"
    )
    assert told["contract-25"].endswith(
        "3 ore stand for a bar (used); asks for 1 shored tunnel; 7 points; worth 0 of 7"
    )
    french = targets(drawn(match, 1, "fr"))
    assert french["contract-10"].endswith("vaut 5 sur 5")
    assert told["hand-english"] == "The English: contracts together now 5"


def test_what_serves_one_contract_serves_no_other():
    """Nine rubble are enough for 7 or for 10: only 7, which brings more, is worth anything."""
    match = position("english: held=7,10 goods=9-rubble")
    told = targets(drawn(match, 0))
    assert told["contract-7"].endswith("worth 11 of 11")
    assert told["contract-10"].endswith("worth 0 of 5")
    about = {name: board.about(match.row_seen_by(0), 0, f"contract-{name}") for name in ("7", "10")}
    said = {name: " ".join(each.say("en") for each in told.now) for name, told in about.items()}
    assert "You have all it asks for." in said["7"]
    assert "but another contract is served with it" in said["10"]
    assert said["10"].endswith("You lack 3 rubble.")
    assert needs_drawn(match, "contract-7") == {"8/8": GOOD}
    assert needs_drawn(match, "contract-10") == {"1/4": None}


def needs_drawn(match, name):
    """How far a contract has come as its holder reads it, and in which colour."""
    card = next(each for each in drawn(match, 0).iter() if each.get("id") == name)
    return {each.text: each.get("fill") for each in card.iter(f"{SVG}text") if "/" in each.text}


def test_a_price_is_that_of_whoever_builds():
    """The boring machine builds one stone cheaper."""
    match = position("area=d; english: bought goods=2-stone; d: english")
    assert "4 stone" in targets(drawn(match, 0))["site-st-pancras-1"]
    match.play("erect")
    assert "3 stone" in targets(drawn(match, 0))["site-st-pancras-1"]
    assert lit(drawn(match, 0)) == {
        f"site-{name}-{k}" for name in ("st-pancras", "gare-du-nord") for k in (2, 3)
    }


def test_a_mix_is_chosen_by_numbers():
    """One row of numbers for every kind that can be taken; nothing is a choice of its own."""
    match = position("area=a yard=2-ore+1-coal; a: english")
    shapes = lit(drawn(match, 0, narrow=True))
    assert shapes == {
        *("take-ore-0", "take-ore-1", "take-ore-2", "take-coal-0", "take-coal-1"),
        *("yard-ore", "yard-coal", "choice-nothing"),
    }


def test_the_end_names_the_winner():
    """And no area is under way."""
    *_, match = walk(4)
    assert match.over
    read = texts(drawn(match))
    assert read.count("victory") == 1
    assert not {"to move", "at work", "contracts?"} & set(read)


# --- moves and shapes


@pytest.fixture(scope="module")
def moments():
    """Every seventh moment of a random match, drawn for the seat that is asked."""
    found = []
    for k, match in enumerate(walk(11)):
        if k % 7 == 0 and match.seat >= 0:
            tree = drawn(match, match.seat, ("en", "fr")[k % 2], k % 3 == 0)
            found.append((k % 3 == 0, tree))
    return found


def test_moves_are_told_apart_by_what_they_touch():
    """No two legal moves of a moment touch the same shapes."""
    looked = 0
    for match in walk(3):
        if match.seat >= 0:
            view = match.row_seen_by(match.seat)
            touched = [frozenset(board.shapes(view, action)) for action in match.actions]
            assert all(touched) and len(set(touched)) == len(touched), match.moves
            looked += 1
    assert looked > 50


def test_pieces_keep_their_names(moments):
    """Four labourers, three discs and one machine a player, wherever they are; one start marker."""
    for _, tree in moments:
        for nation in NATIONS:
            people = pieces(tree, f"labourer-{nation}")
            assert people == {f"labourer-{nation}-{k}" for k in range(1, 5)}
            assert len(pieces(tree, f"disc-{nation}")) == 3
        assert Counter(targets(tree).keys() & {"start-marker", "machine-english"}).total() == 2


def sizes(tree):
    """Every text with the size at which it is seen."""
    stamps = {f"#{each.get('id')}": each for each in tree.iter() if each.get("id")}

    def seen(element, scale):
        if found := re.search(r"scale\((-?[\d.]+)", element.get("transform", "")):
            scale *= abs(float(found[1]))
        if element.tag == f"{SVG}text":
            yield element.text, scale * float(element.get("font-size"))
        if element.tag == f"{SVG}use":
            yield from seen(stamps[element.get("href")], scale)
        for child in element:
            if child.tag != f"{SVG}defs":
                yield from seen(child, scale)

    return seen(tree, 1.0)


def test_small_print_is_not_too_small(moments):
    """14 on wide boards, 12 on phones; letters and numbers on pieces are no smaller than 10."""
    for narrow, tree in moments:
        for text, size in sizes(tree):
            word = len(re.sub(r"[\W\d_]", "", text)) > 2
            assert size >= ((12 if narrow else 14) if word else 10), text


def test_nothing_is_too_high(moments):
    """All of a desk at once; a phone part by part."""
    assert {narrow for narrow, _ in moments} == {False, True}
    for narrow, tree in moments:
        _, _, width, height = map(float, tree.get("viewBox").split())
        if not narrow:
            assert (width, height) <= (WIDE, TALL)
        else:
            assert all(height <= 1000 for _, _, height in json.loads(tree.get("data-parts")))


CROWDED = {
    "all can be bought": "fired=2 area=e; english: at=3 goods=4-stone+3-bars; e: english",
    "the machine has four choices": "area=d; "
    "english: bought goods=2-ore+4-stone+3-bars held=n2; d: english",
    "most cubes can be taken": "area=a yard=6-ore+6-stone+2-coal; "
    "english: train=wyddfa held=7; a: english french",
    "many contracts are held": "english: "
    f"goods=3-coal+31-rubble train=moel-siabod held={','.join([*CONTRACTS][:11])}; "
    f"french: goods=23-rubble held={','.join([*CONTRACTS][12:22])}",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("crowd", CROWDED)
def test_a_crowded_table_fits(crowd, lang):
    """With long names, in every language."""
    match = position(f"row=,,; {CROWDED[crowd]}")
    if match.question["name"] == "contract":
        match.play(match.moves[0])
    view, names = match.row_seen_by(0), ("Wilhelmina von der Küste",) * 2
    desk, phone = (board.draw(view, 0, match.actions, lang, each, names) for each in (False, True))
    assert desk.width <= WIDE and desk.height <= TALL
    assert all(part.height <= 1000 for part in phone.parts)


@pytest.mark.rule("C81-16.18")
def test_a_machine_that_has_dug_may_do_nothing_more():
    """It is not left idle then, and the rule is that of contract N2."""
    crowded = CROWDED["the machine has four choices"]
    match = position(f"row=,,; {crowded}")
    match.play("announce card=n2")
    rules = [board.about(match.row_seen_by(0), 0, "choice-idle").rule]
    assert "Leave it idle" in texts(drawn(match, 0))
    match.play("drill")
    match.play("keep-rubble")
    assert "Nothing more" in texts(drawn(match, 0))
    assert "Leave it idle" not in texts(drawn(match, 0))
    rules.append(board.about(match.row_seen_by(0), 0, "choice-idle").rule)
    assert rules == ["C81-11.1", "C81-16.18"]


def test_fingers_can_touch_what_is_lit():
    """On phones: buttons, numbers, sites, cubes, areas and contracts."""
    lit = 0
    for match in walk(11):
        if match.seat >= 0 and match.count % 9 == 0:
            tree = drawn(match, match.seat, narrow=True)
            for each in tree.iter():
                if each.get("data-moves"):
                    (halo,) = (k for k in each.iter() if k.get("class") == "halo")
                    wide, high = float(halo.get("width")), float(halo.get("height"))
                    ground = [k for k in each.iter() if k.get("pointer-events") == "all"]
                    if ground:
                        wide, high = (float(ground[0].get(way)) for way in ("width", "height"))
                    assert wide >= 49 and high >= 49, each.get("id")
                    lit += 1
    assert lit > 30


def test_people_are_called_by_their_names():
    """Beside their nations, cut where they are long."""
    match = position()
    names = ("Ada", "A very long name indeed, longer than any room that there could be")
    view = match.row_seen_by(0)
    for narrow in (False, True):
        read = texts(ElementTree.fromstring(str(board.draw(view, 0, (), "en", narrow, names))))
        assert "Ada" in read
        assert any(each.startswith("A very long") and each.endswith("…") for each in read)
    assert "Ada" not in texts(drawn(match, 0))


def test_the_machine_labourer_is_the_fourth():
    """Bought from the pub, sent to D: always the same piece."""
    match = position("english: bought goods=1-ore")
    group = holder(drawn(match, 0), "labourer-english-4")
    assert group == "machine-card-english"
    match.play("machine area=d")
    assert holder(drawn(match, 0), "labourer-english-4") == "area-d"


def test_the_machine_moves_on_under_its_name():
    """A cleared card: the same shape, elsewhere."""
    match = position("area=b; line 1: rubble=2; b: english")
    before = place(drawn(match, 0), "machine-english")
    assert lit(drawn(match, 0)) == {"machine-english", "choice-dig", "choice-rest"}
    match.play("dig")
    assert place(drawn(match), "machine-english") > before


def holder(tree, name):
    """The target that a piece stands on."""
    for each in tree.iter():
        if "target" in each.get("class", "") and any(k.get("id") == name for k in each.iter()):
            return each.get("id")
    return None


def place(tree, name):
    """How far to the right a shape is."""
    (shape,) = (each for each in tree.iter() if each.get("id") == name)
    return float(re.match(r"translate\(([\d.]+)", shape.get("transform"))[1])


def test_lost_markers_are_chosen_on_the_board():
    """On tunnel cards, sites and rubble sites."""
    match = position(
        "area=crisis; "
        "french: discs=1 supply=0 sites=gare-du-nord-1 rubble_sites=sangatte at=16; "
        "line 19: french=1"
    )
    places = {"tunnel-19", "site-gare-du-nord-1", "site-sangatte-rubble"}
    assert lit(drawn(match, 1)) == places


def test_upkeep_touches_train_and_contract():
    """A bar, the contract or the train."""
    match = position(
        "fired=5 bag=0-ore+0-stone+0-coal+1-event area=yard; "
        "english: train=snowdon goods=1-bars held=21"
    )
    rest_until(match, "cube")
    match.play("draw cube=event")
    assert lit(drawn(match, 0)) == {
        *("choice-maintain", "choice-return-train"),
        *("train-snowdon", "contract-21"),
    }


# --- colours


def luminance(colour):
    """How light a colour is."""
    parts = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    """How far apart two colours are."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    "mark", [*board.MARKS.values(), *board.GOOD_MARKS.values(), board.EVENT_MARK]
)
def test_letters_can_be_read_on_their_pieces(mark):
    """In print and for everybody."""
    assert contrast(mark.fill, mark.ink) >= 4.5


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("ribbon-ink", "ribbon"), ("ribbon", "card"), ("ribbon", "inset"), ("ink", "brick")],
)
def test_words_can_be_read_in_both_themes(theme, ink, ground):
    """Own colours of this board."""
    shades = {**COLOURS, **board.SHADES}
    assert contrast(shades[ink][theme], shades[ground][theme]) >= 4.5


@pytest.mark.rule("C81-22.2")
@pytest.mark.parametrize(("lang", "english"), [("en", "E"), ("fr", "A")])
def test_the_terminal_marks_sites_as_it_marks_all_else(lang, english):
    """With the letter of the language, and stations by their names instead of words of moves."""
    m = position("english: sites=st-pancras-1 at=3; french: sites=st-pancras-2")
    shown = page.show(m.row_seen_by(None), lang).plain
    line = next(each for each in shown.splitlines() if each.startswith("  S1 St"))
    assert f"→9✓{english} " in line and "→7✓F " in line
    assert "Shakespeare Cliff" in shown and "shakespeare-cliff" not in shown
    assert ("Crête du Colbart" if lang == "fr" else "Colbart Ridge") in shown
