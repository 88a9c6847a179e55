"""Contracts, trains, stations, the line and the events.

RECONSTRUCTED: the order of the events, the places and sites of the stations, contracts n1, n2, n4
and n8, the number of contract 7, the fog backs of 11 and 12. All else is known. Whoever owns the
box can write the true numbers into `channel-1881.txt` (see NOTES.md).
"""

from __future__ import annotations

import re
from enum import IntEnum
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from tunnelier.core.codec import word_of
from tunnelier.core.mistakes import quoted
from tunnelier.core.record import Record, i8, table
from tunnelier.core.sheet import BUILT_IN, Kind, Line, Sheet, read, sheet

from .words import MESSAGES

NUMBERS = """
# Contracts. needs: S own station markers, T wholly shored tunnel cards, R own rubble.
contract 3   ability=clear-card       needs=3S        vp=6   back=rain
contract 5   ability=look-two         needs=2S+1T+4R  vp=14  back=sun
contract 6   ability=ore-as-bar       needs=1T+12R    vp=22  back=sun
contract 7   ability=yard-plus        needs=8R        vp=11  back=fog
contract 9   ability=stone-less       needs=1T+6R     vp=14  back=rain
contract 10  ability=extra-build      needs=4R        vp=5   back=fog
contract 11  ability=rubble-to-stone  needs=4R        vp=5   back=fog
contract 12  ability=ore-to-bar       needs=12R       vp=16  back=fog
contract 13  ability=lock             needs=2T+4R     vp=18  back=sun
contract 14  ability=stone-less       needs=1T+4R     vp=11  back=sun
contract 15  ability=stone-less       needs=1T+8R     vp=17  back=sun
contract 16  ability=upkeep           needs=2T+8R     vp=23  back=sun
contract 17  ability=rubble-as-stone  needs=16R       vp=21  back=sun
contract 18  ability=bag-three        needs=11R       vp=14  back=sun
contract 19  ability=bag-three        needs=7R        vp=10  back=sun
contract 20  ability=yard-two         needs=5T        vp=40  back=rain
contract 21  ability=upkeep           needs=3T        vp=24  back=rain
contract 22  ability=start-marker     needs=3T        vp=24  back=rain
contract 23  ability=yard-two         needs=4T        vp=31  back=rain
contract 24  ability=ore-to-bar       needs=1T        vp=4   back=rain
contract 25  ability=ore-as-bar       needs=1T        vp=7   back=sun
contract 26  ability=dig-double       needs=2T        vp=15  back=fog
contract 30  ability=dig-double       needs=2T        vp=15  back=fog
contract n1  ability=bore-six         needs=5S        vp=15  back=rain
contract n2  ability=build-and-dig    needs=4S        vp=10  back=rain
contract n4  ability=calm             needs=2S+2T     vp=17  back=fog
contract n8  ability=extra-bore       needs=8R        vp=11  back=rain
# How much abilities do: cubes more in A, rubble that the machine digs, discs that go.
number yard-plus      cubes=2
number bore-six       rubble=6
number build-and-dig  rubble=2
number calm           discs=1
number extra-bore     rubble=4
# Trains: bars to buy, coal on the card.
train enid         bars=2 coal=0
train wyddfa       bars=2 coal=1
train snowdon      bars=1 coal=1
train moel-siabod  bars=1 coal=2
# Stations: COST:POINTS of their sites. Rubble sites are won by digging; where a station has
# several, 2-rubble:2,2-rubble:3, they are cleared in this order. Mixed: 1-steel+2-stone:12.
station st-pancras         sites=4-stone:9,3-stone:7,2-stone:4,1-steel:7,1-steel:5
station shakespeare-cliff  sites=rubble:4,3-stone:6,2-stone:4,1-steel:6
station varne-bank         sites=rubble:5,3-stone:7,2-stone:5,1-steel:7
station middle             sites=rubble:9,4-stone:10,2-steel:14,1-steel:8
station colbart-ridge      sites=rubble:5,3-stone:7,2-stone:5,1-steel:7
station sangatte           sites=rubble:4,3-stone:6,2-stone:4,1-steel:6
station gare-du-nord       sites=4-stone:9,3-stone:7,2-stone:4,1-steel:7,1-steel:5
# The English half of the line: where its underground stations are; the French half mirrors it.
place shakespeare-cliff  at=3
place varne-bank         at=6
# The event track.
event 1  kind=excavate
event 2  kind=trains
event 3  kind=track
event 4  kind=station
event 5  kind=track
event 6  kind=maintenance
event 7  kind=excavate
event 8  kind=track
event 9  kind=station
"""

SEATS = 2
LAST = 20
"""The last position of the line; the first is 0 (C81-3.1)."""
CARDS = LAST + 1
MIDDLE_POSITION = 10
TUNNELS_A_SIDE = 7
SIZE_2_CARDS = 4
SIZE_3_CARDS = TUNNELS_A_SIDE - SIZE_2_CARDS
BITE = 2
"""Rubble taken together (C81-9.3)."""
RUBBLE = 90
TUNNEL_RUBBLE = BITE * 2 * (2 * SIZE_2_CARDS + 3 * SIZE_3_CARDS)
"""On the tunnel cards of both halves, one bite for each space."""
BARS = 18
MARKERS = 16
CRISIS_MARKERS, MORE_CRISIS_MARKERS = 2, 4
"""Markers that start in the Crisis area, as a rule and by option (C81-1.4)."""
DISCS = 3
LABOURERS = 4
ROW = 3
DRAWN = 6
"""Cubes drawn for the yard (C81-19.1)."""
YARD_CUBES = 3
CONVERSIONS = 3
ORE_A_BAR = 3
RUBBLE_A_STONE = 2
SNOWDON_POINTS = 9
CRISIS_POINTS = -2
BREAKTHROUGH_POINTS = 5
EVENT_SPACES = 9
REPEATED = 3
"""After the last event space the track repeats so many, and cubes return in such groups."""
COAL = 14
"""In the box: on the trains, in the yard, and the rest in the bag (C81-2.5)."""
MOST_SITES = 9
"""Of a station, for stone and steel."""


class Nation(IntEnum):
    """The two players (C81-1.1)."""

    ENGLISH = 0
    FRENCH = 1


class Sky(IntEnum):
    """Backs of contract cards: rain is English, sun French (C81-1.2)."""

    NONE = 0
    RAIN = 1
    SUN = 2
    FOG = 3


class Area(IntEnum):
    """The actions, in the order of resolution."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6


AREAS = len(Area)
FIRST_SPACE = (0, 2, 4, 5, 7, 8, 9, 9)
"""The spaces of the areas one after another; G has none, it is never full (C81-2.12)."""
SPACES = FIRST_SPACE[Area.G]
START_SPACE = FIRST_SPACE[Area.B] - 1
"""The second space of A, which brings the start marker (C81-8.4)."""


class Good(IntEnum):
    """What a player keeps; the first three are cubes of bag and yard."""

    ORE = 0
    STONE = 1
    COAL = 2
    RUBBLE = 3
    BARS = 4


GOODS = len(Good)


class Cube(IntEnum):
    """What is drawn from the bag."""

    ORE = 0
    STONE = 1
    COAL = 2
    EVENT = 3


CUBES = len(Cube)
YARD = (7, 0, 1)


class Ability(IntEnum):
    """What a contract does once a game (C81-16)."""

    CLEAR_CARD = 0
    LOOK_TWO = 1
    ORE_AS_BAR = 2
    YARD_PLUS = 3
    STONE_LESS = 4
    EXTRA_BUILD = 5
    RUBBLE_TO_STONE = 6
    ORE_TO_BAR = 7
    LOCK = 8
    UPKEEP = 9
    RUBBLE_AS_STONE = 10
    BAG_THREE = 11
    YARD_TWO = 12
    START_MARKER = 13
    DIG_DOUBLE = 14
    BORE_SIX = 15
    BUILD_AND_DIG = 16
    CALM = 17
    EXTRA_BORE = 18


NO_AREA = -1
AREA_OF = tuple(NO_AREA if letter == "-" else int(Area[letter]) for letter in "BFEAEECCA-EGAABDDGD")
"""The area whose window an ability is announced in (table K1)."""


class Event(IntEnum):
    """What happens on the spaces of the event track (C81-20.1)."""

    EXCAVATE = 0
    TRAINS = 1
    TRACK = 2
    STATION = 3
    MAINTENANCE = 4


KNOWN_EVENTS = {"2": Event.TRAINS, "6": Event.MAINTENANCE}
SPACE_NAMES = tuple(str(space + 1) for space in range(EVENT_SPACES))
UNKNOWN_EVENTS = tuple(name for name in SPACE_NAMES if name not in KNOWN_EVENTS)


class Train(IntEnum):
    """The trains; NONE: no train."""

    NONE = 0
    ENID = 1
    WYDDFA = 2
    SNOWDON = 3
    MOEL_SIABOD = 4


TRAINS = len(Train)
TRAIN_NAMES = tuple(word_of(train) for train in Train)[1:]


class Station(IntEnum):
    """The stations, from England to France."""

    ST_PANCRAS = 0
    SHAKESPEARE_CLIFF = 1
    VARNE_BANK = 2
    MIDDLE = 3
    COLBART_RIDGE = 4
    SANGATTE = 5
    GARE_DU_NORD = 6


STATIONS = len(Station)
STATION_NAMES = tuple(word_of(station) for station in Station)
STATION_RUBBLE = (0, 4, 4, 6, 4, 4, 0)

PRINTED = {
    line.name: line.values["ability"]
    for line in read(NUMBERS, BUILT_IN).lines
    if line.kind == "contract"
}
"""The abilities of the contracts, in words."""
CONTRACT_NAMES = tuple(PRINTED)
CONTRACTS = len(CONTRACT_NAMES)
NEW_CONTRACTS = ("n1", "n2", "n4", "n8")
DOUBTFUL = (*NEW_CONTRACTS, "11", "12")
"""Contracts with something reconstructed; of contract 7 it is the number of its ability."""
LOOKING = CONTRACT_NAMES.index("5")
WAIVERS = tuple(CONTRACT_NAMES.index(name) for name in ("16", "21"))
FIXED = (Ability.LOOK_TWO, Ability.UPKEEP)
"""Abilities that only their own cards can have."""


class Contract(Record):
    """A contract card."""

    ability: int = i8(of=Ability)
    stations: int = i8()
    tunnels: int = i8()
    rubble: int = i8()
    points: int = i8()
    back: int = i8(of=Sky)


class TrainCard(Record):
    """A train: its price, and the coal that lies on it."""

    bars: int = i8()
    coal: int = i8()


class Site(Record):
    """A stone or steel site."""

    stone: int = i8()
    bars: int = i8()
    points: int = i8()


class RubbleSite(Record):
    """A site of a station that is won by digging; `left`: rubble there when it is cleared."""

    station: int = i8()
    rubble: int = i8()
    left: int = i8(low=-1)
    points: int = i8()


NO_RUBBLE_SITE = {"left": -1}
"""What a surface station has: nothing that could be cleared."""


def contract_of(line: Line) -> dict[str, object]:
    """One contract card."""
    line.only("ability", "needs", "vp", "back")
    ability = line.word("ability", Ability)
    if line.name not in NEW_CONTRACTS and word_of(ability) != PRINTED[line.name]:
        raise line.error(
            MESSAGES["tables-ability-known"].filled(ability=PRINTED[line.name]), "ability"
        )
    if line.name in NEW_CONTRACTS and ability in FIXED:
        raise line.error(
            MESSAGES["tables-ability-fixed"].filled(ability=word_of(ability)), "ability"
        )
    return {
        "ability": ability,
        **_needs(line),
        "points": line.whole("vp", 0, 99),
        "back": line.word("back", tuple(Sky)[1:]),
    }


def _needs(line: Line) -> dict[str, int]:
    letters = {"S": "stations", "T": "tunnels", "R": "rubble"}
    needs = dict.fromkeys(letters.values(), 0)
    for part in line.values["needs"].split("+"):
        found = re.fullmatch(r"([1-9]\d?)([STR])", part)
        if not found or needs[letters[found[2]]]:
            raise line.error(MESSAGES["tables-needs"], "needs")
        needs[letters[found[2]]] = int(found[1])
    return needs


AMOUNTS = {
    Ability.YARD_PLUS: ("cubes", 1, 6),
    Ability.BORE_SIX: ("rubble", 6, 12),
    Ability.BUILD_AND_DIG: ("rubble", 2, 12),
    Ability.CALM: ("discs", 1, DISCS),
    Ability.EXTRA_BORE: ("rubble", 2, 12),
}
"""What the abilities with a number count, at least and at most."""


def number_of(line: Line) -> int:
    """How much an ability does."""
    what, least, most = AMOUNTS[Ability[line.name.upper().replace("-", "_")]]
    line.only(what)
    amount = line.whole(what, least, most)
    if what == "rubble" and amount % BITE:
        raise line.error(MESSAGES["tables-odd"].filled(bite=BITE, amount=amount))
    return amount


def train_of(line: Line) -> dict[str, object]:
    """One train."""
    line.only("bars", "coal")
    return {"bars": line.whole("bars", 0, 9), "coal": line.whole("coal", 0, 3)}


class Sites(NamedTuple):
    """What a station offers: sites won by digging, and sites for stone and steel."""

    rubble: list[dict[str, int]]
    built: list[dict[str, int]]


def station_of(line: Line) -> Sites:
    """The sites of a station; its rubble lies on the rubble sites."""
    line.only("sites")
    sites, station = Sites([], []), STATION_NAMES.index(line.name)
    parts = line.values["sites"].split(",")
    alone = sum("rubble" in part for part in parts) == 1
    left = STATION_RUBBLE[station]
    for part in parts:
        cost, _, points = part.partition(":")
        if not re.fullmatch(r"\d{1,2}", points, re.ASCII):
            raise line.error(MESSAGES["tables-sites"].filled(key="sites"))
        if "rubble" not in cost:
            sites.built.append({**_cost(line, cost), "points": int(points)})
            continue
        rubble = left if cost == "rubble" and alone else _rubble(line, cost)
        left -= rubble
        row = {"station": station, "rubble": rubble, "left": left, "points": int(points)}
        sites.rubble.append(row)
    if left or (sites.rubble and not STATION_RUBBLE[station]):
        raise line.error(MESSAGES["tables-rubble"].filled(count=STATION_RUBBLE[station]))
    if len(sites.built) > MOST_SITES:
        raise line.error(MESSAGES["tables-most-sites"].filled(most=MOST_SITES))
    return sites


def _rubble(line: Line, cost: str) -> int:
    """What lies on a rubble site: no bite clears two of them."""
    found = re.fullmatch(r"([2-6])-rubble", cost)
    if not found:
        raise line.error(MESSAGES["tables-rubble-written"])
    return int(found[1])


def _cost(line: Line, cost: str) -> dict[str, int]:
    """Stone, steel, or both."""
    due: dict[str, int] = {}
    for part in cost.split("+"):
        found = re.fullmatch(r"([1-9])-(stone|steel)", part)
        kind = "bars" if found and found[2] == "steel" else "stone"
        if not found or kind in due:
            raise line.error(MESSAGES["tables-no-cost"].filled(said=quoted(cost)))
        due[kind] = int(found[1])
    return due


def place_of(line: Line) -> int:
    """Where a station is."""
    line.only("at")
    return line.whole("at", 1, MIDDLE_POSITION - 1)


def event_of(line: Line) -> IntEnum:
    """What happens on a space of the event track."""
    line.only("kind")
    kind = line.word("kind", Event)
    if kind != KNOWN_EVENTS.get(line.name, kind):
        known = word_of(KNOWN_EVENTS[line.name])
        raise line.error(MESSAGES["tables-event-known"].filled(event=known))
    if line.name not in KNOWN_EVENTS and kind in KNOWN_EVENTS.values():
        raise line.error(MESSAGES["tables-event-fixed"])
    return kind


KINDS = {
    "contract": Kind(CONTRACT_NAMES, contract_of, DOUBTFUL),
    "number": Kind(tuple(map(word_of, AMOUNTS)), number_of),
    "train": Kind(TRAIN_NAMES, train_of, ()),
    "station": Kind(STATION_NAMES, station_of),
    "place": Kind(STATION_NAMES[1:3], place_of),
    "event": Kind(SPACE_NAMES, event_of, UNKNOWN_EVENTS),
}


def checked(numbers: Sheet) -> Sheet:
    """The sheet, if every line of it can be understood, and a match be played with all of them."""
    numbers.checked(KINDS)
    found = {name: numbers.of(name, kind.names) for name, kind in KINDS.items()}
    first, second = found["place"]
    if place_of(first) >= place_of(second):
        raise second.error(MESSAGES["tables-beyond"].filled(first=first.name))
    last = found["event"][-REPEATED:]
    if all(event_of(line) == Event.STATION for line in last):
        raise last[-1].error(MESSAGES["tables-last-three"])
    return numbers


def lines_of(kind: str) -> list[Line]:
    """The lines of one kind, in their own order."""
    return SHEET.of(kind, KINDS[kind].names)


SHEET = checked(sheet("channel-1881", NUMBERS))

# --- contracts and trains

CONTRACT_CARDS = table(Contract, (contract_of(line) for line in lines_of("contract")))
ABILITIES = tuple(int(card.ability) for card in CONTRACT_CARDS)
BY_AREA = tuple(
    sorted(range(CONTRACTS), key=lambda card: (AREA_OF[ABILITIES[card]], ABILITIES[card]))
)
"""The contracts in the order of the windows they are announced in, then of their abilities."""
FIRST_IN = tuple(sum(AREA_OF[each] < area for each in ABILITIES) for area in range(len(Area) + 1))
FIRST_WITH = tuple(
    sum((AREA_OF[each], each) < (AREA_OF[ability], ability) for each in ABILITIES)
    for ability in Ability
)
AFTER_WITH = tuple(FIRST_WITH[ability] + ABILITIES.count(ability) for ability in Ability)
"""Where those of an area, and those with an ability, begin and end in that order."""
YARD_PLUS, BORE_SIX, BUILD_AND_DIG, CALMED, EXTRA_BORE = map(number_of, lines_of("number"))
MOST_BITES = max(3, BORE_SIX // BITE, BUILD_AND_DIG // BITE, EXTRA_BORE // BITE)
"""Of one dig: a tunnel card is three at most."""
TRAIN_CARDS = table(TrainCard, [{}, *(train_of(line) for line in lines_of("train"))])
BAG = (13, 15, COAL - YARD[Cube.COAL] - sum(int(train.coal) for train in TRAIN_CARDS), 5)

# --- stations and events

STATION_SITES = [station_of(line) for line in lines_of("station")]
BUILDING_SITES = table(Site, (site for sites in STATION_SITES for site in sites.built))
FIRST_SITE = (0, *accumulate(len(sites.built) for sites in STATION_SITES))
"""The stone and steel sites of the stations one after another."""
SITES = FIRST_SITE[-1]
SITE_NAMES = tuple(
    f"{name}-{k + 1}"
    for name, sites in zip(STATION_NAMES, STATION_SITES, strict=True)
    for k in range(len(sites.built))
)
STATION_OF_SITE = tuple(k for k, sites in enumerate(STATION_SITES) for _ in sites.built)
RUBBLE_SITES = table(
    RubbleSite,
    [
        *((sites.rubble or [NO_RUBBLE_SITE])[0] for sites in STATION_SITES),
        *(site for sites in STATION_SITES for site in sites.rubble[1:]),
    ],
)
"""The one of every station, by its number; then, where stations have more, the others."""


def rubble_sites_of(station: int) -> list[int]:
    """The rubble sites of a station, in the order in which they are cleared."""
    return [k for k, site in enumerate(RUBBLE_SITES) if site.rubble and site.station == station]


def _rubble_name(site: int) -> str:
    """By the station, with a number where it has several."""
    station = RUBBLE_SITES[site].station
    several = rubble_sites_of(station)
    number = f"-{several.index(site) + 1}" if len(several) > 1 else ""
    return f"{STATION_NAMES[station]}-rubble{number}"


RUBBLE_PLACES = tuple(k for k, site in enumerate(RUBBLE_SITES) if site.rubble)
"""Those that are really there."""
RUBBLE_SITE_NAMES = tuple(map(_rubble_name, RUBBLE_PLACES))
TUNNEL_NAMES = tuple(f"tunnel-{position}" for position in range(1, CARDS - 1))
MARKER_NAMES = (*TUNNEL_NAMES, *SITE_NAMES, *RUBBLE_SITE_NAMES)
"""Where a marker can be taken off the board."""
ITEM_NAMES = (*SITE_NAMES, *(word_of(train) for train in Train), "machine")
"""What can be built or bought."""
EVENTS = tuple(int(event_of(line)) for line in lines_of("event"))
PLACES = tuple(place_of(line) for line in lines_of("place"))
PLACE_OF = (0, *PLACES, MIDDLE_POSITION, *(LAST - place for place in reversed(PLACES)), LAST)
"""The position of every station."""
NO_STATION = -1
STATION_AT = tuple(
    PLACE_OF.index(position) if position in PLACE_OF else NO_STATION for position in range(CARDS)
)
"""The station at every position; NO_STATION: a tunnel card."""
NO_FLAG = -1
FLAG = (NO_FLAG, 0, 0, NO_FLAG, 1, 1, NO_FLAG)
"""Whose flag a station bears; none on the surface and in the middle (C81-3.7, C81-3.10)."""

MOST_TAKEN = YARD_CUBES + 1 + YARD_PLUS * ABILITIES.count(Ability.YARD_PLUS)
"""By a labourer in A, with Wyddfa and every contract that adds to it (C81-16.4)."""
TAKES = tuple(
    (ore, stone, coal)
    for coal in range(2)
    for stone in range(MOST_TAKEN + 1)
    for ore in range(MOST_TAKEN + 1)
    if ore + stone + coal <= MOST_TAKEN
)
"""Every mix of cubes that can be taken from the yard: never more than one coal (C81-8.2)."""
TAKE = np.array(TAKES, np.int8)
MOST_ORE = min(
    ABILITIES.count(Ability.ORE_AS_BAR),
    max(
        1,
        *(int(site.bars) for site in BUILDING_SITES),
        *(int(train.bars) for train in TRAIN_CARDS),
    ),
)
"""Bars of one price that ore may stand for, if every contract that allows it is in force."""
MOST_RUBBLE = 2
"""Stones of one price that rubble may stand for (C81-16.11)."""
WORKS = tuple(
    (bars, stone) for bars in range(CONVERSIONS + 1) for stone in range(CONVERSIONS + 1 - bars)
)
"""Every mix of conversions (C81-10.1)."""
WORK = np.array(WORKS, np.int8)


def mix(**parts: int) -> str:
    """`2-ore+1-coal`, or `none`."""
    return "+".join(f"{number}-{name}" for name, number in parts.items() if number) or "none"


TAKE_NAMES = tuple(mix(ore=ore, stone=stone, coal=coal) for ore, stone, coal in TAKES)
WORK_NAMES = tuple(
    mix(**{"bars" if bars > 1 else "bar": bars, "stone": stone}) for bars, stone in WORKS
)
