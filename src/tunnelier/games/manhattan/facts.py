"""What a player of The Manhattan Project sees at a glance: what a building or a bomb is, and does.

The row says it by numbers that stand for others: a slot of the market for its building, a building
for what is printed on it, a question for the site or the bomb it is about. Nothing here is a
judgement: all of it is on the table, in the own hand, or printed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tunnelier.core.agenda import about, question
from tunnelier.core.counts import total
from tunnelier.core.encoding.entities import Entities, margin, most, part
from tunnelier.core.jit import rule

from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.bombs import refuse_build, refuse_load, staff_needed, staffing
from .rules.construction import price
from .rules.placing import TRAINEES, affords, burns, manned, of_type, refuse_use
from .rules.strike import refuse_raid
from .rules.turn import away
from .score import bomb_points, has_built, has_tested, loaded_bombs, points, test_gain
from .state import DECK, MARKET, NOBODY, PACKET, Lies, State
from .tables import (
    BOMB_CARDS,
    BOMB_NAMES,
    BOMBS,
    BUILDING_KINDS,
    BUILDING_NAMES,
    BUILDINGS,
    LOADED,
    PAID,
    PLUTONIUM_BOMBS,
    PRICES,
    SEATS,
    SITES,
    SLOTS,
    SPACES,
    TARGETS,
    TOKENS,
    TURN_LIMITS,
    TYPES,
    WORKERS_OF_A_KIND,
    BuildingKind,
    Good,
    Space,
    Takes,
    Worker,
)

_PLACES = [f"+{place}" for place in range(SEATS)]
_WORDS = [good.name.lower() for good in Good]
_OWN_WAYS = [space for space in Space if space >= Space.ESPIONAGE]
_SITE = (
    *("any", "engineers", "scientists", "workers"),
    *(f"pays-{good}" for good in _WORDS[:PAID]),
    "burns",
    *(f"makes-{good}" for good in _WORDS),
    "either",
)
_EACH = ("points", "to-go", "bombs", "loaded", "away", "at-home", "open")
_TABLE = (
    *(f"{fact}[{place}]" for fact in _EACH for place in _PLACES),
    *("ahead", "token", "test", "turns"),
)
_ASKED = (
    *("site", "performing", *_SITE),
    *(space.name.lower() for space in _OWN_WAYS),
    *(f"{what}-{worker.name.lower()}s" for what in ("train", "staff") for worker in Worker),
    "number",
)
_BUILDING = (
    *_SITE,
    *("there", "market", *(f"owner[{place}]" for place in _PLACES)),
    *("empty", "own-workers", "damage", "manned", "paid", "usable", "guarded", "target"),
)
_SLOT = (
    *_SITE,
    *("there", "price", "paid", "paid-by-engineer", "bribe"),
    *("own-alike", "rivals-alike", "manned"),
)
_BOMB = (
    *("row", "packet", "hand", "own", "rival", "loaded", "plutonium"),
    *("fuel", "engineers", "scientists", "load"),
    *("fuel-lacking", "engineers-lacking", "scientists-lacking"),
    *("engineers-to-train", "scientists-to-train"),
    *("points", "after-test", "buildable", "loadable", "test", "builds-win", "loads-win"),
)

ENTITIES = (
    Entities("table", ("",), _TABLE),
    Entities("asked", ("",), _ASKED),
    Entities(
        "building",
        BUILDING_NAMES,
        _BUILDING,
        tuple(map(ACTIONS.first, (Kind.USE, Kind.OCCUPY, Kind.RAID, Kind.REPAIR))),
    ),
    Entities(
        "slot",
        tuple(str(slot) for slot in range(1, SLOTS + 1)),
        _SLOT,
        (ACTIONS.first(Kind.BUY),),
    ),
    Entities(
        "bomb",
        BOMB_NAMES,
        _BOMB,
        tuple(map(ACTIONS.first, (Kind.BUILD, Kind.LOAD, Kind.KEEP))),
    ),
)
INSTEAD_OF = ("market",)
"""Fields of the state that need not be told then."""

FIRST_BUILDING = 2
FIRST_SLOT = FIRST_BUILDING + BUILDINGS
FIRST_BOMB = FIRST_SLOT + SLOTS
OF_A_SITE, OF_A_BUILDING, OF_A_SLOT = len(_SITE), len(_BUILDING), len(_SLOT)
OF_THE_TABLE, OF_THE_QUESTION, OF_A_BOMB = len(_TABLE), len(_ASKED), len(_BOMB)
OWN_WAYS = len(_OWN_WAYS)


@rule
def fill(s: State, seat: int, thing: int, told: Any) -> None:
    """Write the facts of one of all the things, as a seat sees it."""
    if thing == 0:
        fill_table(s, seat, told)
    elif thing == 1:
        fill_asked(s, told)
    elif thing < FIRST_SLOT:
        fill_building(s, seat, thing - FIRST_BUILDING, told)
    elif thing < FIRST_BOMB:
        fill_slot(s, seat, thing - FIRST_SLOT, told)
    else:
        fill_bomb(s, seat, thing - FIRST_BOMB, told)


# --- the table


@rule
def fill_table(s: State, seat: int, told: Any) -> None:
    """Points, what is left to the target, and whom and what everybody can still use."""
    for k in range(OF_THE_TABLE):
        told[k] = 0
    best = 0
    for place in range(s.seats):
        whose = (seat + place) % s.seats
        has = points(s, whose)
        if place > 0:
            best = max(best, has)
        told[place] = part(has, TARGETS[s.seats])
        told[SEATS + place] = most(max(0, TARGETS[s.seats] - has), 16)
        told[2 * SEATS + place] = most(bomb_points(s, whose), 32)
        told[3 * SEATS + place] = most(loaded_bombs(s, whose), 2)
        told[4 * SEATS + place] = part(away(s, whose), TYPES * WORKERS_OF_A_KIND)
        told[5 * SEATS + place] = part(total(s.players[whose].supply), TYPES * WORKERS_OF_A_KIND)
        told[6 * SEATS + place] = most(open_buildings(s, whose), 4)
    k = 7 * SEATS
    told[k] = margin(points(s, seat) - best, 16)
    if not has_tested(s, seat):
        told[k + 1] = part(TOKENS[s.seats, s.tested], 8)
        told[k + 2] = margin(best_test(s, seat), 8)
    told[k + 3] = part(s.turns, s.seats * TURN_LIMITS[s.turn_limit])


@rule
def open_buildings(s: State, seat: int) -> int:
    """How many of the own buildings are empty and whole."""
    count = 0
    for number in range(BUILDINGS):
        building = s.buildings[number]
        if building.owner == seat and building.user == NOBODY and building.damage == 0:
            count += 1
    return count


@rule
def best_test(s: State, seat: int) -> int:
    """How many points the best test of a built bomb would bring now; none, if there is no bomb."""
    best, found = 0, False
    for bomb in range(PLUTONIUM_BOMBS, BOMBS):
        if has_built(s, seat, bomb):
            gained = test_gain(s, seat, bomb)
            best = max(best, gained) if found else gained
            found = True
    return best


# --- what is asked


@rule
def fill_asked(s: State, told: Any) -> None:
    """The site that workers go to or that makes something; which workers are trained or sent."""
    for k in range(OF_THE_QUESTION):
        told[k] = 0
    topic = about(s)
    last = OF_THE_QUESTION - 1
    workers = 2 + OF_A_SITE + OWN_WAYS
    match question(s):
        case Ask.WORKERS | Ask.FUEL:
            fill_asked_site(topic // 2, told)
            told[1] = topic % 2
        case Ask.OUTPUT:
            fill_asked_site(topic, told)
            told[1] = 1
        case Ask.TRAINING:
            told[workers + topic // TRAINEES] = 1
            told[last] = part(topic % TRAINEES, WORKERS_OF_A_KIND)
        case Ask.STAFF:
            told[workers + TYPES + staffing(topic)] = 1
            told[last] = part(staff_needed(topic), WORKERS_OF_A_KIND)


@rule
def fill_asked_site(site: int, told: Any) -> None:
    """What it is; and which of the spaces that make nothing."""
    told[0] = 1
    fill_site(site, 2, told)
    if Space.ESPIONAGE <= site < SPACES:
        told[2 + OF_A_SITE + site - Space.ESPIONAGE] = 1


@rule
def fill_site(site: int, k: int, told: Any) -> None:
    """Whom a space or building takes, what it costs and what it makes, from place `k` on."""
    printed = SITES[site]
    told[k] = printed.takes == Takes.ANY
    told[k + 1] = printed.takes != Takes.ANY and printed.takes != Takes.SCIENTISTS
    told[k + 2] = printed.takes != Takes.ANY and printed.takes != Takes.ENGINEERS
    told[k + 3] = part(printed.workers, 3)
    for good in range(PAID):
        told[k + 4 + good] = most(printed.cost[good], 2)
    k += 4 + PAID
    told[k] = most(printed.burns, 2)
    for good in range(len(printed.makes)):
        told[k + 1 + good] = most(printed.makes[good], 2)
    told[k + 1 + len(printed.makes)] = printed.either


# --- buildings


@rule
def fill_building(s: State, seat: int, number: int, told: Any) -> None:
    """A building that is on the table: what it is, whose, and what can be done with it now."""
    for k in range(OF_A_BUILDING):
        told[k] = 0
    building = s.buildings[number]
    if building.owner == DECK:
        return
    fill_site(SPACES + number, 0, told)
    k = OF_A_SITE
    told[k] = 1
    told[k + 1] = building.owner == MARKET
    if building.owner >= 0:
        told[k + 2 + (building.owner - seat) % s.seats] = 1
        told[k + 12] = refuse_use(s, seat, number) == Refusal.NONE
        told[k + 13] = s.players[building.owner].goods[Good.FIGHTERS] > 0
        told[k + 14] = refuse_raid(s, seat, number) == Refusal.NONE
    k += 2 + SEATS
    told[k] = building.user == NOBODY
    told[k + 1] = building.user == seat
    told[k + 2] = most(building.damage, 1)
    told[k + 3] = manned(s, seat, SPACES + number)
    told[k + 4] = affords(s, seat, SPACES + number) or burns(s, seat, SPACES + number)


@rule
def fill_slot(s: State, seat: int, slot: int, told: Any) -> None:
    """A building that is for sale: what it is, what it costs, and who has others of its kind."""
    for k in range(OF_A_SLOT):
        told[k] = 0
    if s.market[slot] == 0:
        return
    number, k, money = s.market[slot] - 1, OF_A_SITE, s.players[seat].goods[Good.MONEY]
    fill_site(SPACES + number, 0, told)
    own, rivals = alike(s, seat, BUILDING_KINDS[number])
    told[k] = 1
    told[k + 1] = part(PRICES[slot], PRICES[SLOTS - 1])
    told[k + 2] = money >= price(slot, False)
    told[k + 3] = money >= price(slot, True)
    told[k + 4] = most(s.bribe, 4) if slot == 0 else np.float32(0)
    told[k + 5] = most(own, 2)
    told[k + 6] = most(rivals, 2)
    told[k + 7] = manned(s, seat, SPACES + number)


@rule
def alike(s: State, seat: int, kind: BuildingKind) -> tuple[int, int]:
    """How many buildings of a kind a player has, and all the others together."""
    own, rivals = 0, 0
    for number in range(BUILDINGS):
        if BUILDING_KINDS[number] == kind and s.buildings[number].owner >= 0:
            if s.buildings[number].owner == seat:
                own += 1
            else:
                rivals += 1
    return own, rivals


# --- bombs


@rule
def fill_bomb(s: State, seat: int, bomb: int, told: Any) -> None:
    """A bomb that the player sees: where it is, what it needs and lacks, and what it brings."""
    for k in range(OF_A_BOMB):
        told[k] = 0
    lies, holder = s.bombs[bomb].lies, s.bombs[bomb].holder
    told[0] = lies == Lies.ROW
    told[1] = lies == Lies.DRAFTED and holder == PACKET and sees(s, seat, bomb)
    told[2] = lies == Lies.DRAFTED and holder == seat
    told[3] = lies == Lies.BUILT and holder == seat
    told[4] = lies == Lies.BUILT and holder != seat
    if told[0] + told[1] + told[2] + told[3] + told[4] == 0:
        return
    fill_needs(s, seat, bomb, told)
    card, has = BOMB_CARDS[bomb], points(s, seat)
    whose = holder if lies == Lies.BUILT else seat
    worth = card.tested if has_tested(s, whose) else card.untested
    told[5] = s.bombs[bomb].loaded
    told[16] = most(worth, 16)
    told[17] = most(card.tested, 16)
    told[18] = refuse_build(s, seat, bomb) == Refusal.NONE
    told[19] = refuse_load(s, seat, bomb) == Refusal.NONE
    if bomb >= PLUTONIUM_BOMBS and has_built(s, seat, bomb) and not has_tested(s, seat):
        told[20] = margin(test_gain(s, seat, bomb), 8)
    told[21] = lies != Lies.BUILT and has + worth >= TARGETS[s.seats]
    told[22] = lies == Lies.BUILT and holder == seat and has + LOADED >= TARGETS[s.seats]


@rule
def sees(s: State, seat: int, bomb: int) -> bool:
    """Whether the player knows where a bomb is."""
    return s.bombs[bomb].eyes >> seat & 1 == 1


@rule
def fill_needs(s: State, seat: int, bomb: int, told: Any) -> None:
    """Fuel, workers and money: how much, and how much of it the player does not have."""
    card, me = BOMB_CARDS[bomb], s.players[seat]
    told[6] = card.fuel == Good.PLUTONIUM
    told[7] = part(card.amount, 8)
    told[8] = part(card.engineers, WORKERS_OF_A_KIND)
    told[9] = part(card.scientists, WORKERS_OF_A_KIND)
    told[10] = part(card.load, 9)
    told[11] = most(max(0, card.amount - me.goods[card.fuel]), 2)
    told[12] = most(max(0, card.engineers - of_type(s, seat, Worker.ENGINEER)), 1)
    told[13] = most(max(0, card.scientists - of_type(s, seat, Worker.SCIENTIST)), 1)
    told[14] = most(lacking(s, seat, Worker.ENGINEER, card.engineers), 1)
    told[15] = most(lacking(s, seat, Worker.SCIENTIST, card.scientists), 1)


@rule
def lacking(s: State, seat: int, worker: int, needed: int) -> int:
    """How many more workers must be trained if all own ones and these contractors are at hand."""
    trained: int = WORKERS_OF_A_KIND - s.players[seat].untrained[worker]
    return max(0, needed - trained - s.players[seat].supply[TYPES + worker])
