"""What shapes mean to a player now: what they lack, what would come of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import Phrase, listed

from .. import tables
from ..rules import Ask, Refusal
from ..rules.building import IN_E, MACHINE, bars_due, refuse_item, stone_due
from ..rules.crisis import event_space
from ..rules.line import card_at
from ..rules.turn import HIRE_PRICE, refuse_machine, refuse_place
from ..rules.windows import refuse_announce
from ..rules.yard import LABOURER, refuse_convert
from ..score import contract_points, crisis_points, fits, points
from ..state import NOBODY, Lies, Next, Used
from ..tables import (
    AREA_OF,
    BITE,
    CONTRACT_NAMES,
    EVENTS,
    FLAG,
    MIDDLE_POSITION,
    NO_AREA,
    PLACE_OF,
    RUBBLE_SITES,
    SITES,
    WORK,
    Area,
    Event,
    Good,
    Nation,
    Sky,
    Train,
)
from ..text import NATIONS, ability_of, counted, item_name, position_name
from ..words import MESSAGES
from .areas import rate
from .crisis import BROUGHT
from .stations import builders
from .table import asked, items_of, left_for, served_with

Told = tuple[Phrase, ...]
REFUSALS = MESSAGES.each("refusal", tuple(Refusal)[2:])
"""Why something cannot be done, as refused moves say it."""


def said(key: str, **values: Any) -> Phrase:
    """A sentence."""
    return MESSAGES[f"about-now-{key}"].filled(**values)


def reason(refusal: int) -> Told:
    """Why not; nothing if it can be done."""
    return (REFUSALS[Refusal(refusal)],) if refusal != Refusal.NONE else ()


def in_all(parts: Iterable[tuple[str, int]]) -> list[Phrase]:
    """Things that are counted, as far as there are any."""
    return [counted(things, n) for things, n in parts if n > 0]


def things(stations: int, tunnels: int, rubble: int) -> list[Phrase]:
    """What contracts ask for."""
    named = ("station-markers", "shored-tunnels", "rubble")
    return in_all(zip(named, (stations, tunnels, rubble), strict=True))


def amount(parts: Iterable[tuple[str, int]]) -> Phrase:
    """Several things one after another, or nothing."""
    found = in_all(parts)
    return listed(found) if found else MESSAGES["nothing"]


# --- areas


def in_area(s: Any, seat: int, area: Area) -> Told:
    """What a labourer of the player would do, or why it cannot go there."""
    if s.over:
        return ()
    if area == Area.D:
        refused = int(refuse_machine(s, seat, int(area)))
        standing = refused == Refusal.NO_LABOURER
    else:
        refused = int(refuse_place(s, seat, int(area)))
        standing = refused != Refusal.FULL
    why = () if standing else reason(refused)
    return why or DONE[area](s, seat)


def taking(s: Any, seat: int) -> Told:
    """In A."""
    yard = amount(zip(("ore", "stone", "coal"), map(int, s.yard), strict=True))
    cubes = counted("cubes", rate(s, Nation(seat), Area.A))
    return (said("take", cubes=cubes, yard=yard),)


def digging(s: Any, seat: int, area: Area = Area.B) -> Told:
    """In B or D."""
    position = int(card_at(s, seat))
    left = int(s.line[position].rubble)
    if not left:
        return reason(Refusal.NOT_TO_DIG)
    values = {"rubble": counted("rubble", rate(s, Nation(seat), area))}
    dug = said("dig", position=position_name(position), left=counted("rubble", left), **values)
    return (dug, shoring(s, seat))


def shoring(s: Any, seat: int) -> Phrase:
    """What the player has for it."""
    me = s.players[seat]
    stone, markers = counted("stone", int(me.goods[Good.STONE])), counted("markers", int(me.supply))
    return said("shore", stone=stone, markers=markers)


def converting(s: Any, seat: int) -> Told:
    """In C: the most that can be made of each."""
    made = [work for k, work in enumerate(WORK) if not refuse_convert(s, seat, LABOURER, k)]
    bars, stone = (max(int(work[what]) for work in made) for what in (0, 1))
    return (said("make", bars=counted("bars", bars), stone=counted("stone", stone)),)


def building(s: Any, seat: int) -> Told:
    """In E: the sites, trains and machine that can be paid for."""
    open_sites = sum(not refuse_item(s, seat, site, IN_E) for site in range(SITES))
    sold = range(SITES + 1, MACHINE + 1)
    items = [item_name(item) for item in sold if not refuse_item(s, seat, item, IN_E)]
    return (said("sites", number=open_sites), *([said("buy", items=items)] if items else []))


def signing(s: Any, seat: int) -> Told:
    """In F."""
    return (said("row", contracts=counted("contracts", sum(int(n > 0) for n in s.row))),)


def calming(s: Any, seat: int) -> Told:
    """In G."""
    me = s.players[seat]
    discs, markers = int(me.discs), int(me.crisis)
    told = [said("calm", discs=counted("discs", discs - 1))] if discs else []
    if discs < 2 and markers:
        told.append(said("recover", markers=counted("markers", markers - 1)))
    return tuple(told) or (said("calm-nothing"),)


DONE = {
    Area.A: taking,
    Area.B: digging,
    Area.C: converting,
    Area.D: lambda s, seat: digging(s, seat, Area.D),
    Area.E: building,
    Area.F: signing,
    Area.G: calming,
}


def of_round(s: Any) -> Told:
    """Whether it is the last one."""
    return (said("last-round"),) if s.broken else ()


def of_first(s: Any, seat: int) -> Told:
    """Whether the viewer is first player."""
    return (said("first"),) if s.first == seat else ()


def of_start_marker(s: Any, seat: int) -> Told:
    """Whether it can still be had."""
    return (said("fixed"),) if s.fixed else ()


# --- the line


def at_tunnel(s: Any, seat: int | None, position: int) -> Told:
    """What lies there, what the viewer has there, and whether it can be shored up wholly."""
    here = s.line[position]
    size, rubble = int(here.room), int(here.rubble)
    told = list(rubble_at(s, seat, position))
    if seat is None:
        return tuple(told)
    mine, bites = int(here.markers[seat]), rubble // BITE
    if mine:
        key = "shored" if mine == size else "tunnel-mine"
        marks, worth = counted("markers", mine), counted("points", size * mine)
        told.append(said(key, points=worth, **({} if mine == size else {"markers": marks})))
    if mine < size and mine + bites == size:
        told.append(said("tunnel-open", markers=counted("markers", bites)))
    elif mine < size:
        told.append(said("tunnel-lost"))
    return tuple(told)


def rubble_at(s: Any, seat: int | None, position: int) -> Told:
    """What is still to be dug, and who digs."""
    rubble = int(s.line[position].rubble)
    if not rubble:
        return ()
    key = "rubble"
    if seat is not None:
        at = {nation: int(card_at(s, int(nation))) for nation in Nation}
        if at[Nation(1 - seat)] == position:
            key = "their-machine-here"
        if at[Nation(seat)] == position:
            key = "machine-here"
    return (said(key, rubble=counted("rubble", rubble)),)


def at_station(s: Any, seat: int | None, station: int) -> Told:
    """Whether it is open to the viewer, and what is still to be dug."""
    rubble = rubble_at(s, seat, PLACE_OF[station])
    if s.black[station]:
        return (REFUSALS[Refusal.STATION_CLOSED], *rubble)
    if seat is None:
        return rubble
    if Nation(seat) in builders(s, station):
        return (said("may-build"), *rubble)
    other = FLAG[station] == 1 - seat
    return (REFUSALS[Refusal.OTHER_FLAG if other else Refusal.NOT_REACHED], *rubble)


def at_site(s: Any, seat: int, site: int) -> Told:
    """Whose it is, or whether the viewer can build it."""
    owner = int(s.sites[site])
    if owner != NOBODY:
        worth = counted("points", int(tables.BUILDING_SITES[site].points))
        return owned(owner, seat, worth)
    asked = question(s) == Ask.BUILD and to_move(s) == seat
    return affordable(s, seat, site, int(about(s)) if asked else IN_E, "build")


def owned(owner: int, seat: int, worth: Phrase) -> Told:
    """Whose a site is."""
    if owner == seat:
        return (said("site-mine", points=worth),)
    return (said("site-theirs", seat=NATIONS[Nation(owner)]),)


def affordable(s: Any, seat: int, item: int, where: int, key: str) -> Told:
    """Whether a player can have something, and what is lacking."""
    refused = int(refuse_item(s, seat, item, where))
    bars, stone = int(bars_due(item)), int(stone_due(s, seat, item, where))
    if refused == Refusal.NONE:
        cost = {"cost": amount((("bars", bars), ("stone", stone)))} if key == "build" else {}
        return (said(key, **cost),)
    if refused not in TOO_DEAR:
        return reason(refused)
    goods = s.players[seat].goods
    lacks = (("bars", bars - int(goods[Good.BARS])), ("stone", stone - int(goods[Good.STONE])))
    return (said("lack", goods=amount(lacks)),)


TOO_DEAR = (Refusal.CANNOT_PAY, Refusal.CANNOT_BUY_TRAIN, Refusal.CANNOT_BUY_MACHINE)


def at_rubble_site(s: Any, seat: int | None, site: int) -> Told:
    """Whose it is, or how much is still to be dug."""
    here, owner = RUBBLE_SITES[site], int(s.rubble_sites[site])
    if owner != NOBODY:
        worth = counted("points", int(here.points))
        return () if seat is None else owned(owner, seat, worth)
    left = int(s.line[PLACE_OF[int(here.station)]].rubble) - int(here.left)
    if left <= 0 or s.black[int(here.station)]:
        return (said("site-lost"),)
    return (said("rubble", rubble=counted("rubble", left)),)


def of_machine(s: Any, seat: int | None, nation: Nation) -> Told:
    """What it has before it, and how far the other one is."""
    here = rubble_at(s, seat, int(card_at(s, int(nation))))
    apart = int(card_at(s, 1)) - int(card_at(s, 0))
    return (*here, *([said("distance", cards=counted("cards", apart))] if apart else []))


def of_race(s: Any, seat: int | None) -> Told:
    """Who was first at the Middle, or how far both are."""
    if s.middle != NOBODY:
        return (said("first-there", seat=NATIONS[Nation(int(s.middle))]),)
    if seat is None:
        return ()
    away = [abs(MIDDLE_POSITION - int(card_at(s, each))) for each in (seat, 1 - seat)]
    return (said("race", cards=counted("cards", away[0]), other=counted("cards", away[1])),)


# --- goods


def of_good(s: Any, seat: int, word: str) -> Told:
    """What can be made of it, or done with it."""
    number = int(s.players[seat].goods[Good[word.upper()]])
    match word:
        case "ore" if number >= rate(s, Nation(seat), Area.C):
            bars = number // rate(s, Nation(seat), Area.C)
            return (said("worth-bars", bars=counted("bars", bars)),)
        case "rubble" if number >= tables.RUBBLE_A_STONE:
            stone = counted("stone", number // tables.RUBBLE_A_STONE)
            return (said("worth-stone", stone=stone),)
        case "coal":
            return of_pub(s, seat)
    return ()


def of_markers(s: Any, seat: int) -> Told:
    """What the crisis will take."""
    me = s.players[seat]
    if not me.supply:
        return reason(Refusal.NO_MARKER)
    return due(s, seat)


def due(s: Any, seat: int) -> Told:
    """What the discs cost."""
    me = s.players[seat]
    if not me.discs:
        return ()
    return (said("due", markers=counted("markers", int(me.discs)), supply=int(me.supply)),)


def of_pub(s: Any, seat: int) -> Told:
    """Whether the player can hire."""
    me = s.players[seat]
    if me.train == Train.NONE:
        return (said("no-train"),)
    if me.goods[Good.COAL] < HIRE_PRICE:
        return (said("no-coal"),)
    return (said("can-hire"),)


def of_machine_card(s: Any, seat: int) -> Told:
    """Whether it can be bought, or its labourer be sent."""
    me = s.players[seat]
    if not me.bought:
        return affordable(s, seat, MACHINE, IN_E, "can-buy")
    return reason(Refusal.NO_ORE) if not me.goods[Good.ORE] else ()


# --- events, weather, crisis


def of_event(s: Any, seat: int | None, space: int) -> Told:
    """Whether it is the next one, and whom it would hit."""
    if s.over or int(event_space(int(s.fired) + 1)) != space:
        return ()
    told = [said("next-event")]
    sided = EVENTS[space - 1] not in (Event.TRAINS, Event.MAINTENANCE)
    if sided and seat is not None and s.sky:
        told.append(hit(Sky(int(s.sky)), seat))
    return tuple(told)


def hit(sky: Sky, seat: int) -> Phrase:
    """Whom events hit under a sky."""
    _, sides = BROUGHT[sky]
    if len(sides) > 1:
        return said("hit-both")
    return said("hit-you" if seat in sides else "hit-them")


def of_sky(s: Any, seat: int) -> Told:
    """What the back on top means."""
    if not s.sky or s.over:
        return ()
    sky = Sky(int(s.sky))
    discs, _ = BROUGHT[sky]
    told = [said("disc-you" if seat in discs else "disc-them")] if discs else []
    return (*told, hit(sky, seat))


def of_crisis(s: Any, seat: int) -> Told:
    """What is due, and what it costs."""
    lost = int(crisis_points(s, seat))
    return (*due(s, seat), *([said("loss", points=counted("points", lost))] if lost else []))


# --- contracts, trains, points


def of_contract(s: Any, seat: int | None, card: int) -> Told:
    """What its signs mean, who holds it, whether it can be used, what is lacking."""
    place = s.contracts[card]
    told: list[Phrase] = [said("no-letter")] if AREA_OF[ability_of(card)] == NO_AREA else []
    told += [said("new-card")] if CONTRACT_NAMES[card].startswith("n") else []
    if place.lies == Lies.HELD:
        if place.holder != seat:
            told.append(said("theirs", seat=NATIONS[Nation(int(place.holder))]))
        if place.used != Used.FRESH:
            told.append(said("spent" if place.used == Used.SPENT else "in-force"))
        elif seat is not None and place.holder == seat and s.next == Next.WINDOW and not s.over:
            told += reason(int(refuse_announce(s, seat, card)))
    if seat is not None and (place.lies != Lies.HELD or place.holder == seat):
        told += lacking(s, seat, card)
    return tuple(told)


def lacking(s: Any, seat: int, card: int) -> Told:
    """What the player lacks of what a contract asks for, better ones being served first."""
    if served_with(s, seat, card) >> card & 1:
        return (said("needs-met"),)
    have = left_for(s, seat, card)
    missing = things(*(a - b for a, b in zip(asked(card), have, strict=True)))
    crowded = [said("needs-crowded-out")] if fits(card, *items_of(s, seat)) else []
    return (*crowded, *([said("lack", goods=listed(missing))] if missing else []))


def of_hand(s: Any, nation: Nation) -> Told:
    """What the contracts of a player bring together."""
    return (said("together", points=counted("points", int(contract_points(s, int(nation))))),)


def of_train(s: Any, seat: int, train: Train) -> Told:
    """Whether it is mine, or could be."""
    if s.players[seat].train != train:
        return (*affordable(s, seat, SITES + int(train), IN_E, "can-buy"), *until_sale(s))
    maintained = s.fired > EVENTS.index(Event.MAINTENANCE)
    return (said("train-mine"), *(() if maintained else [said("upkeep-to-come")]))


def until_sale(s: Any) -> Told:
    """How many events must fire before trains are on sale."""
    if s.on_sale:
        return ()
    return (said("not-yet", number=EVENTS.index(Event.TRAINS) + 1 - int(s.fired)),)


def of_points(s: Any, seat: int) -> Told:
    """How the viewer stands."""
    lead = int(points(s, seat)) - int(points(s, 1 - seat))
    if not lead:
        return (said("level"),)
    return (said("ahead" if lead > 0 else "behind", points=counted("points", abs(lead))),)
