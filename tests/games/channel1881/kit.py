"""Positions of Snowdonia: The Channel Tunnel 1881 for tests, and ways to read the table."""

import random
import re

from tests.games.positions import Said, listed
from tunnelier import Match
from tunnelier.core.agenda import CHANCE, answered
from tunnelier.core.codec import word_of
from tunnelier.games.channel1881 import rules, score, state, tables
from tunnelier.games.channel1881.rules.turn import begin_area
from tunnelier.games.channel1881.state import NOBODY, Lies, Next, Used
from tunnelier.games.channel1881.tables import Area, Cube, Event, Good, Nation, Sky, Train

NATIONS = tuple(word_of(nation) for nation in Nation)
AREAS = tuple(word_of(area) for area in Area)
GOODS = tuple(word_of(good) for good in Good)
CUBES = tuple(word_of(cube) for cube in Cube)
SIZES = "2323232"
AFTER_AREAS = {"home": Next.HOME, "crisis": Next.CRISIS, "yard": Next.YARD}

CONTRACTS = {
    name: {
        "ability": word_of(tables.Ability(int(card.ability))),
        "letter": None
        if tables.AREA_OF[int(card.ability)] == tables.NO_AREA
        else AREAS[tables.AREA_OF[int(card.ability)]],
        "stations": int(card.stations),
        "tunnels": int(card.tunnels),
        "rubble": int(card.rubble),
        "vp": int(card.points),
        "back": word_of(Sky(int(card.back))),
    }
    for name, card in zip(tables.CONTRACT_NAMES, tables.CONTRACT_CARDS, strict=True)
}
TRAINS = {
    name: {"bars": int(card.bars), "coal": int(card.coal)}
    for name, card in zip(tables.TRAIN_NAMES, tables.TRAIN_CARDS[1:], strict=True)
}
SITES = {
    name: {"stone": int(site.stone), "bars": int(site.bars), "vp": int(site.points)}
    for name, site in zip(tables.SITE_NAMES, tables.BUILDING_SITES, strict=True)
}
RUBBLE_VP = {
    name: int(site.points)
    for name, site in zip(tables.STATION_NAMES, tables.RUBBLE_SITES, strict=False)
}
EVENTS = tuple(word_of(Event(kind)) for kind in tables.EVENTS)


def best_contracts(stations, tunnels, rubble, ids):
    """The best total of the program's own search."""
    cards = sum(1 << _card(name) for name in ids)
    return int(score.best_contracts(stations, tunnels, rubble, cards))


# --- positions


def _seat(nation):
    return NATIONS.index(nation)


def _card(name):
    return tables.CONTRACT_NAMES.index(name)


def _station(name):
    return tables.STATION_NAMES.index(name)


def _site(name):
    return tables.SITE_NAMES.index(name)


def _train(name):
    return Train[name.upper().replace("-", "_")]


def _amounts(text, names=CUBES):
    """`7-ore+1-coal` as counts of cubes, or of all goods."""
    counts = {name: int(number) for number, name in re.findall(r"(\d+)-(\w+)", text)}
    assert not counts.keys() - set(names), text
    return [counts.get(name, 0) for name in names]


def position(text=""):
    """A followed match at the start of a round, or just before an area is resolved.

    The text says what differs from the first round (see tests/games/positions.py); its records are
    nations, cards of the line, areas with who works there, and `coal` with the trains it lies on.
    What follows from the rest (supplies, the deck) is worked out.
    """
    said = Said(text, of_words=AREAS)
    options = {
        "layout": said.take("", "layout", "mirrored"),
        "crisis_start": said.take("", "crisis_start", "standard"),
    }
    match = Match("channel-1881", follow=True, options=options)
    s = match._rows[0]
    while s.depth:
        answered(s)
    s.bag[:] = _amounts(said.take("", "bag", "13-ore+15-stone+9-coal+5-event"))
    s.yard[:] = _amounts(said.take("", "yard", "7-ore+1-coal"))[:3]
    for nation in NATIONS:
        _put_player(s, nation, said)
    _lay_line(s, said)
    for nation in NATIONS:
        _put_markers(s, nation, said)
    _lay_contracts(s, said)
    _count_supplies(s)
    _put_events(s, said)
    for area in AREAS:
        _put_labourers(s, area, said.records.pop(area, []))
    s.first = _seat(said.take("", "first", "english"))
    s.start = _seat(said.take("", "start", NATIONS[s.first]))
    s.rounds = int(said.take("", "rounds", 0))
    s.next, s.at = Next.HIRE, 0
    area = said.take("", "area")
    said.refuse_the_rest()
    if area in AREAS:
        begin_area(s, AREAS.index(area))
    elif area:
        s.next = AFTER_AREAS[area]
    rules.settle(s)
    return match


def _put_player(s, nation, said):
    seat = _seat(nation)
    me = s.players[seat]
    me.goods[:] = _amounts(said.take(nation, "goods"), GOODS)
    me.position = int(said.take(nation, "at", me.position))
    me.station = _last_station(seat, me.position)
    me.crisis = int(said.take(nation, "crisis", me.crisis))
    me.discs = int(said.take(nation, "discs", me.discs))
    if int(said.take(nation, "bought", 0)):
        me.bought, me.machine = 1, 1
        me.pub -= 1
    train = said.take(nation, "train")
    if train:
        me.train = _train(train)
        s.train_coal[me.train] = 0


def _last_station(seat, place):
    """The station a machine has reached last on its way to a position."""
    passed = range(1, place + 1) if seat == 0 else range(19, place - 1, -1)
    reached = [tables.STATION_AT[k] for k in passed if tables.STATION_AT[k] != tables.NO_STATION]
    return reached[-1] if reached else NOBODY


def _lay_line(s, said):
    for side, nation in enumerate(NATIONS):
        wanted = iter(said.take(nation, "sizes", SIZES))
        for place in range(1, 10) if side == 0 else range(19, 10, -1):
            if tables.STATION_AT[place] == tables.NO_STATION:
                s.line[place].room = int(next(wanted))
                s.line[place].rubble = 2 * s.line[place].room
    for place in range(tables.CARDS):
        card, where = s.line[place], f"line {place}"
        if s.players[1].position < place or place < s.players[0].position:
            card.rubble = 0
        card.rubble = int(said.take(where, "rubble", card.rubble))
        card.markers[:] = [int(said.take(where, nation, 0)) for nation in NATIONS]


def _put_markers(s, nation, said):
    """Onto sites; those that are left are the player's supply."""
    seat = _seat(nation)
    for name in listed(said.take(nation, "sites")):
        s.sites[_site(name)] = seat
    for name in listed(said.take(nation, "rubble_sites")):
        s.rubble_sites[_station(name)] = seat
    me = s.players[seat]
    out = sum(int(card.markers[seat]) for card in s.line) + int(me.crisis)
    out += sum(owner == seat for owner in [*s.sites, *s.rubble_sites])
    me.supply = int(said.take(nation, "supply", max(0, tables.MARKERS - out)))


def _lay_contracts(s, said):
    for card in s.contracts:
        card.lies, card.holder, card.used = Lies.DECK, NOBODY, Used.FRESH
    held = {nation: listed(said.take(nation, "held")) for nation in NATIONS}
    row = [_card(name) + 1 if name else 0 for name in said.take("", "row", "3,5,6").split(",")]
    for number in filter(None, row):
        s.contracts[number - 1].lies = Lies.ROW
    for nation, names in held.items():
        for card in map(_card, names):
            if card + 1 in row:
                row[row.index(card + 1)] = _spare(s, held) + 1
            s.contracts[card].lies, s.contracts[card].holder = Lies.HELD, _seat(nation)
    s.row[:] = row
    for name in listed(said.take("", "used")):
        s.contracts[_card(name)].used = Used.SPENT
    for name in listed(said.take("", "discard")):
        s.contracts[_card(name)].lies = Lies.DISCARD
    deck = said.take("", "deck", None)
    for number, name in enumerate(tables.CONTRACT_NAMES if deck is not None else ()):
        if s.contracts[number].lies == Lies.DECK and name not in deck.split(","):
            s.contracts[number].lies = Lies.SHOWN  # out of the box for this test
    s.deck = sum(card.lies == Lies.DECK for card in s.contracts)
    s.sky = Sky[said.take("", "back", "fog").upper()]


def _spare(s, held):
    """A contract for a place of the row whose card a test wants in a hand."""
    named = {name for names in held.values() for name in names}
    for number in reversed(range(tables.CONTRACTS)):
        free = s.contracts[number].lies == Lies.DECK
        if free and tables.CONTRACT_NAMES[number] not in named:
            s.contracts[number].lies = Lies.ROW
            return number
    raise AssertionError("no contract is left")


def _count_supplies(s):
    on_line = sum(int(card.rubble) for card in s.line)
    s.rubble_left = tables.RUBBLE - on_line - sum(int(me.goods[Good.RUBBLE]) for me in s.players)
    s.bars_left = tables.BARS - sum(int(me.goods[Good.BARS]) for me in s.players)


def _put_events(s, said):
    s.fired = int(said.take("", "fired", 0))
    s.track = s.fired if s.fired <= 3 else 1 + (s.fired - 1) % 3
    s.on_sale = int(said.take("", "on_sale", s.fired >= 2))
    for name in listed(said.take("", "black")):
        s.black[_station(name)] = 1
    for name, number in said.records.pop("coal", {}).items():
        s.train_coal[_train(name)] = int(number)
    middle = said.take("", "middle")
    s.middle = _seat(middle) if middle else NOBODY
    s.broken = s.players[0].position == s.players[1].position


def _put_labourers(s, area, labourers):
    """Labourers of the machine as `english-machine`; nobody else works in D."""
    for order, name in enumerate(labourers):
        nation = name.removesuffix("-machine")
        me = s.players[_seat(nation)]
        machine = area == "d" or name != nation
        if machine:
            me.machine = 0
        elif me.home:
            me.home -= 1
        else:
            me.pub -= 1
            me.hired = 1
        if area != "g":
            s.spaces[tables.FIRST_SPACE[AREAS.index(area)] + order] = _seat(nation)
        elif machine:
            me.machine_calming = 1
        else:
            me.calming += 1


# --- reading the table


def _player(match, nation):
    return match._rows[0].players[_seat(nation)]


def _nation(seat):
    return None if seat == NOBODY else NATIONS[seat]


def goods(match, nation):
    """Cubes, rubble and bars of a player."""
    return {name: int(_player(match, nation).goods[k]) for k, name in enumerate(GOODS)}


def yard(match):
    """Cubes in the yard."""
    return {name: int(n) for name, n in zip(CUBES, match._rows[0].yard, strict=False)}


def bag(match):
    """Cubes in the bag."""
    return {name: int(n) for name, n in zip(CUBES, match._rows[0].bag, strict=True)}


def rubble_left(match):
    """Rubble in the general supply."""
    return int(match._rows[0].rubble_left)


def bars_left(match):
    """Bars in the general supply."""
    return int(match._rows[0].bars_left)


def supply(match, nation):
    """Markers in the supply."""
    return int(_player(match, nation).supply)


def crisis(match, nation):
    """Markers in the Crisis area."""
    return int(_player(match, nation).crisis)


def discs(match, nation):
    """Discs in the Crisis area."""
    return int(_player(match, nation).discs)


def at(match, nation):
    """The position of a machine."""
    return int(_player(match, nation).position)


def rubble(match, place):
    """Rubble on a card of the line."""
    return int(match._rows[0].line[place].rubble)


def size(match, place):
    """The size of a tunnel card."""
    return int(match._rows[0].line[place].room)


def markers(match, place):
    """Shoring markers on a card."""
    counts = match._rows[0].line[place].markers
    return {nation: int(counts[k]) for k, nation in enumerate(NATIONS) if counts[k]}


def site(match, name):
    """Who built a site."""
    return _nation(int(match._rows[0].sites[_site(name)]))


def rubble_site(match, name):
    """Who won a rubble site."""
    return _nation(int(match._rows[0].rubble_sites[_station(name)]))


def black(match):
    """Closed stations."""
    return sorted(n for n, k in zip(tables.STATION_NAMES, match._rows[0].black, strict=True) if k)


def bought(match, nation):
    """Whether a player has bought the machine."""
    return bool(_player(match, nation).bought)


def train(match, nation):
    """A player's train."""
    owned = Train(int(_player(match, nation).train))
    return word_of(owned) if owned else None


def display(match):
    """Trains nobody owns, with their coal."""
    owned = {train(match, nation) for nation in NATIONS}
    coal = match._rows[0].train_coal
    return {n: int(coal[k + 1]) for k, n in enumerate(tables.TRAIN_NAMES) if n not in owned}


def row(match):
    """The three places of the row."""
    return [tables.CONTRACT_NAMES[n - 1] if n else None for n in map(int, match._rows[0].row)]


def _contracts(match, lies, holder=None):
    cards = match._rows[0].contracts
    return sorted(
        name
        for name, card in zip(tables.CONTRACT_NAMES, cards, strict=True)
        if card.lies == lies and (holder is None or card.holder == holder)
    )


def held(match, nation):
    """Contracts a player holds."""
    return _contracts(match, Lies.HELD, _seat(nation))


def used(match):
    """Held contracts whose ability is spent."""
    cards = match._rows[0].contracts
    names = _contracts(match, Lies.HELD)
    return [name for name in names if cards[_card(name)].used != Used.FRESH]


def discard(match):
    """The discard pile."""
    return _contracts(match, Lies.DISCARD)


def deck(match):
    """The deck."""
    return _contracts(match, Lies.DECK)


def back(match):
    """The back of the deck's top card."""
    return word_of(Sky(int(match._rows[0].sky)))


def fired(match):
    """Events so far."""
    return int(match._rows[0].fired)


def track(match):
    """Cubes on the event track."""
    return int(match._rows[0].track)


def on_sale(match):
    """Whether trains are for sale."""
    return bool(match._rows[0].on_sale)


def home(match, nation):
    """Ordinary labourers at home or still to place."""
    return int(_player(match, nation).home)


def pub(match, nation):
    """Labourers in the pub."""
    return int(_player(match, nation).pub)


def machine_home(match, nation):
    """Whether the machine labourer is on its card."""
    return bool(_player(match, nation).machine)


def spaces(match):
    """Labourers on the areas."""
    s, there = match._rows[0], {}
    for k, area in enumerate(AREAS[:-1]):
        rows = range(tables.FIRST_SPACE[k], tables.FIRST_SPACE[k + 1])
        there[area] = [NATIONS[s.spaces[space]] for space in rows if s.spaces[space] != NOBODY]
    there["g"] = []
    for nation in NATIONS:
        me = _player(match, nation)
        there["g"] += [nation] * int(me.calming) + [f"{nation}-machine"] * int(me.machine_calming)
    return there


def first(match):
    """The first player of the round."""
    return NATIONS[match._rows[0].first]


def start(match):
    """Who holds the start marker for the next round."""
    return NATIONS[match._rows[0].start]


def rounds(match):
    """Completed rounds."""
    return int(match._rows[0].rounds)


def first_at_middle(match):
    """Whose machine reached the Middle first."""
    return _nation(int(match._rows[0].middle))


def broken_through(match):
    """Whether the machines have met."""
    return bool(match._rows[0].broken)


def asked(match):
    """Who must answer."""
    if match.seat is None:
        return None
    return "chance" if match.seat == CHANCE else NATIONS[match.seat]


def points(match, nation):
    """The total as it would be scored now."""
    return int(score.points(match._rows[0], _seat(nation)))


def sheet(match, nation):
    """The parts of the score."""
    return match.score_sheet[_seat(nation)]


def census(match):
    """Every piece where it is."""
    return state.census(match._rows[0])


def box(match):
    """Every piece of the box."""
    return state.box(match._rows[0])


# --- playing


def answer(match, *moves):
    """Play several moves."""
    for move in moves:
        match.play(move)


def draw(match, *cubes):
    """Draw cubes from the bag."""
    for cube in cubes:
        match.play(f"draw cube={cube}")


def restock(match, *pairs):
    """Deal contracts: the face of the top card, then the next back."""
    for card, sky in pairs:
        match.play(f"turn card={card}")
        match.play(f"back sky={sky}")


def quiet(match):
    """Nobody announces a contract until something else is asked."""
    while not match.over and match.question["name"] == "contract":
        match.play("wait")


def walk(seed, **options):
    """A random match at every question to a seat."""
    match = Match("channel-1881", seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over:
        yield match
        match.play(rng.choice(match.moves))


def random_match(seed, **options):
    """A finished random match."""
    *_, match = walk(seed, **options)
    return match
