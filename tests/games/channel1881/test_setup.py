"""Players, options and set-up (ledger chapters 1 and 2)."""

from fractions import Fraction

import pytest

from tests.games.channel1881.kit import (
    CONTRACTS,
    TRAINS,
    answer,
    asked,
    at,
    back,
    bag,
    bars_left,
    black,
    bought,
    box,
    census,
    crisis,
    deck,
    discard,
    discs,
    display,
    fired,
    first,
    goods,
    held,
    home,
    on_sale,
    position,
    pub,
    row,
    rubble,
    rubble_left,
    size,
    spaces,
    start,
    supply,
    track,
    train,
    yard,
)
from tests.games.channel1881.plays import allowed, question, refused, rest_until
from tunnelier import Match

NATIONS = ("english", "french")
TUNNELS = {"english": (1, 2, 4, 5, 7, 8, 9), "french": (19, 18, 16, 15, 13, 12, 11)}
NOTHING = {"ore": 0, "stone": 0, "coal": 0, "rubble": 0, "bars": 0}
BACKS = {"sun": 10, "rain": 10, "fog": 7}
K1 = """
3 b clear-card 3 0 0 6 rain
5 f look-two 2 1 4 14 sun
6 e ore-as-bar 0 1 12 22 sun
7 a yard-plus 0 0 8 11 fog
9 e stone-less 0 1 6 14 rain
10 e extra-build 0 0 4 5 fog
11 c rubble-to-stone 0 0 4 5 fog
12 c ore-to-bar 0 0 12 16 fog
13 a lock 0 2 4 18 sun
14 e stone-less 0 1 4 11 sun
15 e stone-less 0 1 8 17 sun
16 - upkeep 0 2 8 23 sun
17 e rubble-as-stone 0 0 16 21 sun
18 g bag-three 0 0 11 14 sun
19 g bag-three 0 0 7 10 sun
20 a yard-two 0 5 0 40 rain
21 - upkeep 0 3 0 24 rain
22 a start-marker 0 3 0 24 rain
23 a yard-two 0 4 0 31 rain
24 c ore-to-bar 0 1 0 4 rain
25 e ore-as-bar 0 1 0 7 sun
26 b dig-double 0 2 0 15 fog
30 b dig-double 0 2 0 15 fog
n1 d bore-six 5 0 0 15 rain
n2 d build-and-dig 4 0 0 10 rain
n4 g calm 2 2 0 17 fog
n8 d extra-bore 0 0 8 11 rain
""".strip().splitlines()
IDS = {line.split()[0] for line in K1}


def new(seed=1, **options):
    return Match("channel-1881", players=2, seed=seed, options=options)


def sizes(m, nation):
    return [size(m, place) for place in TUNNELS[nation]]


@pytest.mark.rule("C81-1.1")
@pytest.mark.parametrize("nation", NATIONS)
def test_each_side_has_its_pieces(nation):
    """16 markers, 4 labourers and a machine of its own."""
    m = new()
    assert supply(m, nation) + crisis(m, nation) == 16
    assert home(m, nation) + pub(m, nation) == 4
    assert not bought(m, nation)


@pytest.mark.rule("C81-1.1")
@pytest.mark.parametrize("players", [1, 3])
def test_no_other_number_of_players(players):
    """The scenario is for two."""
    with pytest.raises(ValueError, match=r"player|seat"):
        Match("channel-1881", players=players, seed=1)


@pytest.mark.rule("C81-1.2")
@pytest.mark.parametrize(
    ("sky", "added"),
    [
        ("rain", {"english": 1, "french": 0}),
        ("sun", {"english": 0, "french": 1}),
        ("fog", {"english": 0, "french": 0}),
    ],
)
def test_rain_is_english_and_sun_is_french(sky, added):
    """The disc of the crisis follows the back; fog is nobody's."""
    m = position(f"area=crisis back={sky}")
    assert {nation: discs(m, nation) for nation in NATIONS} == added


@pytest.mark.rule("C81-1.3")
@pytest.mark.parametrize("options", [{}, {"layout": "mirrored"}])
def test_the_french_side_repeats_the_english(options):
    """By default a card is as large as the one opposite."""
    for seed in range(20):
        m = new(seed, **options)
        assert sizes(m, "english") == sizes(m, "french")


@pytest.mark.rule("C81-1.3")
def test_sides_can_be_shuffled_apart():
    """Independent sides differ in most games."""
    games = [new(seed, layout="independent") for seed in range(20)]
    assert any(sizes(m, "english") != sizes(m, "french") for m in games)


@pytest.mark.rule("C81-1.4")
@pytest.mark.parametrize(
    ("options", "markers_there", "discs_there"),
    [
        ({}, 2, 0),
        ({"crisis_start": "standard"}, 2, 0),
        ({"crisis_start": "discs"}, 2, 1),
        ({"crisis_start": "markers"}, 4, 0),
    ],
)
def test_the_crisis_area_of_each_variant(options, markers_there, discs_there):
    """Two markers, a disc each, or four markers."""
    m = new(**options)
    for nation in NATIONS:
        assert crisis(m, nation) == markers_there
        assert supply(m, nation) == 16 - markers_there
        assert discs(m, nation) == discs_there


@pytest.mark.rule("C81-1.5")
def test_the_first_player_is_drawn():
    """Either nation, with even odds."""
    m = Match("channel-1881", players=2, follow=True)
    half = Fraction(1, 2)
    assert m.odds == {"first player=english": half, "first player=french": half}
    assert {first(new(seed)) for seed in range(20)} == set(NATIONS)


@pytest.mark.rule("C81-1.5")
@pytest.mark.parametrize("nation", NATIONS)
def test_who_is_drawn_begins(nation):
    """And holds the start marker."""
    m = Match("channel-1881", players=2, follow=True)
    m.play(f"first player={nation}")
    while asked(m) == "chance":
        m.play(m.moves[0])
    assert (first(m), start(m), asked(m)) == (nation, nation, nation)


@pytest.mark.rule("C81-1.6")
def test_a_gained_start_marker_does_not_change_the_running_round():
    """The English place first and go first to the end, whoever took the marker."""
    m = position(
        "area=a; english: held=11 goods=2-rubble; french: held=24 goods=2-ore; a: english french"
    )
    answer(m, "take cubes=none", "take cubes=none")
    assert (first(m), start(m)) == ("english", "french")
    assert question(m) == ("english", "contract")
    m.play("wait")
    assert question(m) == ("french", "contract")


@pytest.mark.rule("C81-2.1")
def test_four_trains_are_on_display():
    """With 0, 1, 1 and 2 coal."""
    m = new()
    assert display(m) == {"enid": 0, "wyddfa": 1, "snowdon": 1, "moel-siabod": 2}
    assert {name: (made["bars"], made["coal"]) for name, made in TRAINS.items()} == {
        "enid": (2, 0),
        "wyddfa": (2, 1),
        "snowdon": (1, 1),
        "moel-siabod": (1, 2),
    }


@pytest.mark.rule("C81-2.2")
def test_the_27_contracts():
    """Seven base cards are out, four new ones are in."""
    m = new()
    assert sorted(deck(m) + row(m)) == sorted(IDS)
    assert len(IDS) == len(CONTRACTS) == 27


@pytest.mark.rule("C81-2.2")
@pytest.mark.parametrize("line", K1, ids=lambda line: line.split()[0])
def test_a_contract_as_printed(line):
    """Letter, ability, needs, points and back of table K1."""
    name, letter, ability, stations, tunnels, cubes, points, sky = line.split()
    assert CONTRACTS[name] == {
        "ability": ability,
        "letter": None if letter == "-" else letter,
        "stations": int(stations),
        "tunnels": int(tunnels),
        "rubble": int(cubes),
        "vp": int(points),
        "back": sky,
    }


@pytest.mark.rule("C81-2.3")
def test_three_contracts_lie_open():
    """24 stay in the deck, none twice; the top one shows its back."""
    for seed in range(10):
        m = new(seed)
        assert len(deck(m)) == 24
        assert len(set(row(m))) == 3 and None not in row(m)
        assert not set(row(m)) & set(deck(m))
        assert discard(m) == []
        assert back(m) in BACKS


@pytest.mark.rule("C81-2.3")
def test_the_row_is_dealt_from_a_shuffled_deck():
    """Backs by their number, then any face with that back."""
    m = Match("channel-1881", players=2, follow=True)
    m.play("first player=english")
    while m.question["name"] == "layout":
        m.play(m.moves[0])
    assert m.odds == {f"back sky={sky}": Fraction(n, 27) for sky, n in BACKS.items()}
    m.play("back sky=fog")
    fogs = {line.split()[0] for line in K1 if line.endswith("fog")}
    assert m.odds == {f"turn card={name}": Fraction(1, 7) for name in fogs}
    answer(m, "turn card=26", "back sky=fog")
    assert m.odds == {f"turn card={name}": Fraction(1, 6) for name in fogs - {"26"}}
    answer(m, "turn card=n4", "back sky=rain", "turn card=9")
    assert m.odds == {
        "back sky=rain": Fraction(9, 24),
        "back sky=sun": Fraction(10, 24),
        "back sky=fog": Fraction(5, 24),
    }
    m.play("back sky=sun")
    assert (row(m), back(m)) == (["26", "n4", "9"], "sun")
    assert question(m) == ("english", "place")


@pytest.mark.rule("C81-2.4")
def test_the_first_yard():
    """Seven ore and a coal."""
    assert yard(new()) == {"ore": 7, "stone": 0, "coal": 1}


@pytest.mark.rule("C81-2.5")
def test_the_first_bag():
    """42 cubes; 20 ore, 15 stone and 14 coal are in play."""
    m = new()
    assert bag(m) == {"ore": 13, "stone": 15, "coal": 9, "event": 5}
    assert bag(m)["ore"] + yard(m)["ore"] == 20
    assert bag(m)["coal"] + yard(m)["coal"] + sum(display(m).values()) == 14


@pytest.mark.rule("C81-2.6")
@pytest.mark.parametrize("nation", NATIONS)
def test_nobody_starts_with_goods(nation):
    """Two labourers at home, two in the pub, nothing else."""
    m = new()
    assert (home(m, nation), pub(m, nation)) == (2, 2)
    assert goods(m, nation) == NOTHING
    assert (held(m, nation), train(m, nation)) == ([], None)


@pytest.mark.rule("C81-2.7")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_first_crisis_area(nation):
    """Two markers there, 14 kept, no disc."""
    m = new()
    assert (crisis(m, nation), supply(m, nation), discs(m, nation)) == (2, 14, 0)


@pytest.mark.rule("C81-2.7")
@pytest.mark.parametrize(("sky", "nation"), [("rain", "english"), ("sun", "french")])
def test_three_discs_of_a_colour_and_no_more(sky, nation):
    """The third is added, a fourth is not there."""
    assert discs(position(f"area=crisis back={sky}; {nation}: discs=2"), nation) == 3
    assert discs(position(f"area=crisis back={sky}; {nation}: discs=3"), nation) == 3


@pytest.mark.rule("C81-2.8")
@pytest.mark.parametrize("layout", ["mirrored", "independent"])
def test_each_side_has_four_small_and_three_large_tunnels(layout):
    """In an order that differs from game to game."""
    orders = set()
    for seed in range(50):
        m = new(seed, layout=layout)
        for nation in NATIONS:
            assert sorted(sizes(m, nation)) == [2, 2, 2, 2, 3, 3, 3]
            orders.add(tuple(sizes(m, nation)))
    assert len(orders) > 10


@pytest.mark.rule("C81-2.8")
def test_tunnel_cards_are_dealt_fairly():
    """From the English surface, by the cards that are left."""
    m = Match("channel-1881", players=2, follow=True)
    m.play("first player=english")
    assert m.odds == {"lay size=2": Fraction(4, 7), "lay size=3": Fraction(3, 7)}
    m.play("lay size=3")
    assert m.odds == {"lay size=2": Fraction(2, 3), "lay size=3": Fraction(1, 3)}
    while m.question["name"] == "layout":
        m.play("lay size=2" if "lay size=2" in m.moves else m.moves[0])
    assert sizes(m, "english") == sizes(m, "french") == [3, 2, 2, 2, 2, 3, 3]


@pytest.mark.rule("C81-2.8", "C81-1.3")
def test_independent_sides_are_dealt_one_after_the_other():
    """English positions going up, then French ones going down from 19."""
    m = Match("channel-1881", players=2, options={"layout": "independent"}, follow=True)
    m.play("first player=english")
    for wanted in "3332222" + "2232323":
        if m.question["name"] == "layout" and f"lay size={wanted}" in m.moves:
            m.play(f"lay size={wanted}")
    assert m.question["name"] == "back"
    assert sizes(m, "english") == [3, 3, 3, 2, 2, 2, 2]
    assert sizes(m, "french") == [2, 2, 3, 2, 3, 2, 3]


@pytest.mark.rule("C81-2.9")
@pytest.mark.parametrize("layout", ["mirrored", "independent"])
def test_all_rubble_lies_on_the_line(layout):
    """Two for each shoring space, 4 on underground stations, 6 on the Middle."""
    m = new(3, layout=layout)
    there = {0: 0, 3: 4, 6: 4, 10: 6, 14: 4, 17: 4, 20: 0}
    for places in TUNNELS.values():
        there |= {place: 2 * size(m, place) for place in places}
    assert {place: rubble(m, place) for place in range(21)} == there
    assert sum(there.values()) == 90
    assert rubble_left(m) == 0


@pytest.mark.rule("C81-2.10")
def test_the_machines_stand_before_the_first_tunnels():
    """At 1 and 19, neither bought."""
    m = new()
    assert {nation: at(m, nation) for nation in NATIONS} == {"english": 1, "french": 19}
    assert not bought(m, "english") and not bought(m, "french")


@pytest.mark.rule("C81-2.11")
def test_the_rest_of_the_table():
    """No event, no sale, 18 bars, no station closed, nothing missing."""
    m = new()
    assert (fired(m), track(m), on_sale(m), bars_left(m), black(m)) == (0, 0, False, 18, [])
    assert census(m) == box(m)


@pytest.mark.rule("C81-2.12")
@pytest.mark.parametrize(("area", "room"), [("a", 2), ("b", 2), ("c", 1), ("e", 1), ("f", 1)])
def test_an_area_is_full_at_its_number_of_spaces(area, room):
    """Not before."""
    m = position()
    for _ in range(room):
        assert allowed(m, f"place area={area}")
        m.play(f"place area={area}")
    assert refused(m, f"place area={area}")
    assert len(spaces(m)[area]) == room


@pytest.mark.rule("C81-2.12")
def test_both_machines_find_room_in_d():
    """One space for each."""
    m = position("english: bought goods=1-ore; french: bought goods=1-ore")
    answer(m, "machine area=d", "machine area=d")
    assert spaces(m)["d"] == ["english", "french"]


@pytest.mark.rule("C81-2.12")
def test_g_takes_everybody():
    """Three ordinary labourers and the machine labourer of both."""
    m = position(
        "english: bought train=snowdon goods=1-ore+1-coal; "
        "french: bought train=enid goods=1-ore+1-coal"
    )
    answer(m, "hire", "hire", *["place area=g"] * 6)
    answer(m, "machine area=g")
    assert len(spaces(m)["g"]) == 7
    assert allowed(m, "machine area=g")


@pytest.mark.rule("C81-2.13")
@pytest.mark.parametrize("sky", BACKS)
def test_no_weather_changes_the_digging(sky):
    """Two rubble under every back."""
    m = position(f"area=b back={sky}; b: english")
    m.play("dig")
    assert (rubble(m, 1), goods(m, "english")["rubble"]) == (2, 2)


@pytest.mark.rule("C81-2.13")
def test_g_moves_no_surveyor():
    """It only eases the crisis."""
    m = position("area=f; f: french; g: english")
    before = census(m)
    rest_until(m, "face")
    assert census(m) == before
    assert (crisis(m, "english"), supply(m, "english")) == (1, 15)
