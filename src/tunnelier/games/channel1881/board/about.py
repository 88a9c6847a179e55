"""What every shape on the table is and does, for whoever points at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.jit import plainly
from tunnelier.core.language import Phrase, listed
from tunnelier.draw.about import About, Teller, of_kind

from .. import tables
from ..page import event_odds
from ..rules.building import MACHINE, bars_due
from ..rules.yard import CHEAP_BAR
from ..tables import (
    BREAKTHROUGH_POINTS,
    CONTRACT_CARDS,
    CONTRACT_NAMES,
    CONVERSIONS,
    CRISIS_POINTS,
    DRAWN,
    LABOURERS,
    ORE_A_BAR,
    SITE_NAMES,
    SNOWDON_POINTS,
    START_SPACE,
    STATION_NAMES,
    STATION_RUBBLE,
    Ability,
    Area,
    Cube,
    Event,
    Nation,
    Sky,
    Station,
    Train,
)
from ..text import AMOUNTS, NATIONS, ability_of, counted
from ..words import MESSAGES
from . import now
from .areas import USUAL
from .table import spaces_of
from .words import ODDS


def about(view: Any, seat: int | None, name: str) -> About:
    """What a shape is, and what it means to the viewer (None: a spectator) now."""
    with plainly():  # nobody waits for machine code to read a sentence
        return of_kind(TELLERS, view, seat, name)


def said(key: str, rule: str, **values: Any) -> About:
    """A message about a shape, and its rule."""
    return About(MESSAGES[f"about-{key}"].filled(**values), f"C81-{rule}")


def always(key: str, rule: str, **values: Any) -> Teller:
    """The same for everybody at any time."""
    told = said(key, rule, **values)
    return lambda s, seat, rest: told


def to_viewer(
    key: str, rule: str, means: Callable[[Any, int], tuple[Phrase, ...]], **values: Any
) -> Teller:
    """The same at any time, with what it means to a viewer who plays."""
    told = said(key, rule, **values)
    return lambda s, seat, rest: told if seat is None else told._replace(now=means(s, seat))


def to_owner(
    key: str, rule: str, means: Callable[[Any, int], tuple[Phrase, ...]], **values: Any
) -> Teller:
    """The same at any time, with what it means to the player whose it is."""
    told = said(key, rule, **values)

    def tell(s: Any, seat: int | None, rest: str) -> About:
        mine = seat is not None and rest == word_of(Nation(seat))
        return told._replace(now=means(s, seat)) if mine and seat is not None else told

    return tell


# --- the round and its areas


def the_round(s: Any, seat: int | None, rest: str) -> About:
    """The round."""
    return said("round", "4.1")._replace(now=now.of_round(s))


STEP_RULES = {
    "hiring": "5.1",
    "placing": "6.1",
    "areas": "4.3",
    "contracts": "17.2",
    "crisis": "18.1",
    "yard": "19.1",
}


def step(s: Any, seat: int | None, rest: str) -> About:
    """A step of the round."""
    values = {"cubes": counted("cubes", DRAWN)} if rest == "yard" else {}
    return said(f"step-{rest}", STEP_RULES[rest], **values)


AREA_RULES = dict(zip(Area, ("8.1", "9.1", "10.1", "11.1", "12.1", "14.1", "15.1"), strict=True))
AREA_VALUES: dict[Area, dict[str, Any]] = {
    Area.A: {"cubes": counted("cubes", USUAL[Area.A])},
    Area.B: {"rubble": counted("rubble", USUAL[Area.B])},
    Area.C: {"number": CONVERSIONS, "ore": counted("ore", USUAL[Area.C])},
    Area.D: {"rubble": counted("rubble", USUAL[Area.D])},
}


def area(s: Any, seat: int | None, rest: str) -> About:
    """An area, and what a labourer of the viewer would do there."""
    which = Area[rest.upper()]
    told = said(f"area-{rest}", AREA_RULES[which], **AREA_VALUES.get(which, {}))
    return told if seat is None else told._replace(now=now.in_area(s, seat, which))


def space(s: Any, seat: int | None, rest: str) -> About:
    """A space of an area."""
    if int(rest) == START_SPACE:
        return said("space-start", "8.4")
    return said("space-machine", "6.5") if int(rest) in spaces_of(Area.D) else said("space", "4.3")


def labourer(s: Any, seat: int | None, rest: str) -> About:
    """A labourer; the last one belongs to the machine once that is bought."""
    nation, _, number = rest.rpartition("-")
    with_machine = int(number) == LABOURERS and s.players[Nation[nation.upper()]].bought
    return said("labourer-machine", "6.5") if with_machine else said("labourer", "6.2")


# --- the line


def tunnel(s: Any, seat: int | None, rest: str) -> About:
    """A tunnel card."""
    size = int(s.line[int(rest)].room)
    if not size:
        return said("unlaid", "2.8")._replace(thing="")
    told = said("tunnel", "9.4", points=counted("points", size))
    return told._replace(now=now.at_tunnel(s, seat, int(rest)), thing=f"tunnel-{size}")


def station(s: Any, seat: int | None, rest: str) -> About:
    """A station, and who builds there."""
    which = STATION_NAMES.index(rest)
    if not STATION_RUBBLE[which]:
        told = said("station-surface", "3.6")
    elif which == Station.MIDDLE:
        told = said("station-middle", "3.10")
    else:
        flag = NATIONS[Nation(tables.FLAG[which])]
        told = said("station-flag", "3.8", seat=flag)
    return told._replace(now=now.at_station(s, seat, which))


def site(s: Any, seat: int | None, rest: str) -> About:
    """A site for stone or steel, or one that is won by digging."""
    if rest in SITE_NAMES:
        which = SITE_NAMES.index(rest)
        points = counted("points", int(tables.BUILDING_SITES[which].points))
        told = said("site", "12.2", points=points)
        return told if seat is None else told._replace(now=now.at_site(s, seat, which))
    place = tables.RUBBLE_PLACES[tables.RUBBLE_SITE_NAMES.index(rest)]
    points = counted("points", int(tables.RUBBLE_SITES[place].points))
    told = said("rubble-site", "3.14", points=points)
    return told._replace(now=now.at_rubble_site(s, seat, place))


def machine(s: Any, seat: int | None, rest: str) -> About:
    """A boring machine on the line."""
    nation = Nation[rest.upper()]
    return said("machine", "3.2")._replace(now=now.of_machine(s, seat, nation))


BONUS = counted("points", BREAKTHROUGH_POINTS)


def first_at_middle(s: Any, seat: int | None, rest: str) -> About:
    """The race to the Middle."""
    told = said("first-at-middle", "22.6", points=BONUS)
    return told._replace(now=now.of_race(s, seat))


# --- goods

GOOD_RULES = {"ore": "10.2", "stone": "9.5", "coal": "5.1", "rubble": "10.3", "bars": "12.2"}


def good_told(word: str) -> About:
    """A good, wherever it is."""
    values = {"ore": counted("ore", ORE_A_BAR)} if word == "ore" else {}
    return said(f"good-{word}", GOOD_RULES[word], **values)


def of_player(word: str) -> Teller:
    """A good of a player."""

    def tell(s: Any, seat: int | None, rest: str) -> About:
        told = good_told(word)
        mine = seat is not None and rest == word_of(Nation(seat))
        return told._replace(now=now.of_good(s, seat, word)) if mine and seat is not None else told

    return tell


def stock(s: Any, seat: int | None, rest: str) -> About:
    """Cubes of a kind in yard and bag; without a kind, the yard itself."""
    if not rest:
        return said("yard", "8.1")
    if rest == word_of(Cube.EVENT):
        return said("event-cube", "19.3")._replace(now=(odds_told(s),))
    return good_told(rest)


def odds(s: Any, seat: int | None, rest: str) -> About:
    """How likely an event is."""
    return said("odds", "19.1")._replace(now=(odds_told(s),))


def odds_told(s: Any) -> Phrase:
    """The same in numbers."""
    total = int(sum(s.bag))
    return ODDS.filled(odds=float(event_odds(s)), drawn=min(DRAWN, total), total=total)


# --- events and weather

EVENT_RULES = {
    Event.EXCAVATE: "20.5",
    Event.TRAINS: "20.10",
    Event.TRACK: "20.5",
    Event.STATION: "20.8",
    Event.MAINTENANCE: "20.11",
}


def event(s: Any, seat: int | None, rest: str) -> About:
    """A space of the event track."""
    kind = Event(tables.EVENTS[int(rest) - 1])
    told = said(f"event-{word_of(kind)}", EVENT_RULES[kind])
    return told._replace(now=now.of_event(s, seat, int(rest)))


def deck(s: Any, seat: int | None, rest: str) -> About:
    """The deck, and what the back on top means."""
    told = said("deck", "24.2")
    return told if seat is None else told._replace(now=now.of_sky(s, seat))


SKY_RULES = {Sky.RAIN: "18.5", Sky.SUN: "18.5", Sky.FOG: "20.3"}


def sky(s: Any, seat: int | None, rest: str) -> About:
    """A back of the contracts."""
    which = Sky[rest.upper()]
    told = said(f"sky-{rest}", SKY_RULES[which])
    on_top = seat is not None and s.sky == which
    return told._replace(now=now.of_sky(s, seat)) if on_top and seat is not None else told


# --- contracts and trains

ABILITY_RULES = {
    Ability.CLEAR_CARD: "16.1",
    Ability.LOOK_TWO: "16.2",
    Ability.ORE_AS_BAR: "16.3",
    Ability.YARD_PLUS: "16.4",
    Ability.STONE_LESS: "16.5",
    Ability.EXTRA_BUILD: "16.6",
    Ability.RUBBLE_TO_STONE: "16.7",
    Ability.ORE_TO_BAR: "16.8",
    Ability.LOCK: "16.9",
    Ability.UPKEEP: "16.10",
    Ability.RUBBLE_AS_STONE: "16.11",
    Ability.BAG_THREE: "16.13",
    Ability.YARD_TWO: "16.14",
    Ability.START_MARKER: "16.15",
    Ability.DIG_DOUBLE: "16.16",
    Ability.BORE_SIX: "16.17",
    Ability.BUILD_AND_DIG: "16.18",
    Ability.CALM: "16.19",
    Ability.EXTRA_BORE: "16.20",
}


def contract(s: Any, seat: int | None, rest: str) -> About:
    """A contract: its ability, and what it asks for."""
    card = CONTRACT_NAMES.index(rest)
    ability, asks = ability_of(card), CONTRACT_CARDS[card]
    does = MESSAGES[f"about-ability-{word_of(ability)}"].filled(number=AMOUNTS.get(ability, 1))
    needs = listed(now.things(int(asks.stations), int(asks.tunnels), int(asks.rubble)))
    points = counted("points", int(asks.points))
    told = said("contract", ABILITY_RULES[ability], does=does, needs=needs, points=points)
    return told._replace(now=now.of_contract(s, seat, card))


def hand(s: Any, seat: int | None, rest: str) -> About:
    """The contracts of a player."""
    return said("hand", "14.2")._replace(now=now.of_hand(s, Nation[rest.upper()]))


TRAIN_RULES = {
    Train.ENID: "10.4",
    Train.WYDDFA: "8.3",
    Train.SNOWDON: "22.4",
    Train.MOEL_SIABOD: "5.1",
}
TRAIN_VALUES: dict[Train, dict[str, Any]] = {
    Train.ENID: {"ore": counted("ore", CHEAP_BAR)},
    Train.SNOWDON: {"points": counted("points", SNOWDON_POINTS)},
}


def train(s: Any, seat: int | None, rest: str) -> About:
    """A train."""
    which = Train[rest.upper().replace("-", "_")]
    told = said(f"train-{rest}", TRAIN_RULES[which], **TRAIN_VALUES.get(which, {}))
    return told if seat is None else told._replace(now=now.of_train(s, seat, which))


def sale(s: Any, seat: int | None, rest: str) -> About:
    """Whether trains can be bought."""
    return said("sale", "13.1")._replace(now=now.until_sale(s))


# --- players

PART_RULES = {"tunnels": "22.1", "stations": "22.2", "contracts": "23.6"}


def part(s: Any, seat: int | None, rest: str) -> About:
    """A part of the points."""
    match rest.rpartition("-")[2]:
        case "bonus":
            return first_at_middle(s, seat, "")
        case "train":
            return said("part-train", "22.4", points=counted("points", SNOWDON_POINTS))
        case "crisis":
            return said("part-crisis", "22.5", points=counted("points", CRISIS_POINTS))
        case name:
            return said(f"part-{name}", PART_RULES[name])


# --- answers

CHOICE_RULES = {
    "hire": "5.1",
    "stay": "5.1",
    "pass": "6.7",
    "wait": "7.3",
    "nothing": "4.4",
    "dig": "9.2",
    "rest": "9.2",
    "shore": "9.5",
    "keep-rubble": "9.9",
    "claim": "3.14",
    "forgo": "3.14",
    "bore": "11.4",
    "erect": "11.2",
    "drill": "16.18",
    "idle": "11.1",
    "save": "12.1",
    "leave": "14.1",
    "maintain": "20.11",
    "return-train": "13.4",
}


def choice(s: Any, seat: int | None, rest: str) -> About:
    """An answer in words; that nothing more is done with contract n2 is by its rule."""
    further = rest == "idle" and s.parts
    return said(f"choice-{rest}", "16.18" if further else CHOICE_RULES[rest])


def purchase(s: Any, seat: int | None, rest: str) -> About:
    """An answer that buys something."""
    own = "" if seat is None else word_of(Nation(seat))
    return MACHINE_CARD(s, seat, own) if rest == "machine" else train(s, seat, rest)


with plainly():
    PRICE = counted("bars", int(bars_due(MACHINE)))
MACHINE_CARD = to_owner("machine-card", "13.6", now.of_machine_card, bars=PRICE)
LOSS = counted("points", CRISIS_POINTS)

TELLERS: dict[str, Teller] = {
    "round": the_round,
    "first-player": to_viewer("first", "1.6", now.of_first),
    "step": step,
    "area": area,
    "space": space,
    "labourer": labourer,
    "tunnel": tunnel,
    "station": station,
    "builders": station,
    "site": site,
    "machine": machine,
    "first-at-middle": first_at_middle,
    "yard": stock,
    "bag": always("bag", "19.6"),
    "odds": odds,
    "supply": always("supply", "2.11"),
    "event": event,
    "event-cube": always("event-cube", "19.3"),
    "deck": deck,
    "discard": always("discard", "17.4"),
    "sky": sky,
    "contract": contract,
    "hand": hand,
    "train": train,
    "sale": sale,
    "siding": always("siding", "13.3"),
    "crisis": to_owner("crisis", "18.1", now.of_crisis, points=LOSS),
    "disc": always("disc", "18.5"),
    "seat": to_viewer("seat", "22.9", now.of_points),
    "points": to_viewer("points", "22.8", now.of_points),
    "part": part,
    "goods": always("goods", "24.1"),
    **{word: of_player(word) for word in GOOD_RULES},
    "markers": to_owner("markers", "9.5", now.of_markers),
    "home": always("home", "6.3"),
    "pub": to_owner("pub", "5.1", now.of_pub),
    "machine-card": MACHINE_CARD,
    "start-marker": to_viewer("start-marker", "4.6", now.of_start_marker),
    "choice": choice,
    "choice-buy": purchase,
    "take": always("take", "8.1"),
    "make": always("make", "10.1"),
    "pay": always("pay", "16.12"),
}
"""By the kind of shape, which is the beginning of its name."""
