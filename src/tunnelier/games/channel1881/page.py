"""The table of Snowdonia: The Channel Tunnel 1881: areas A to G, the line, yard, bag, players."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.draw.page import Page, Span

from .rules.crisis import event_space
from .score import best_contracts, contract_points, points, shored_tunnels, station_markers
from .state import NOBODY, Lies, Next, Used
from .tables import (
    AREA_OF,
    BUILDING_SITES,
    CARDS,
    CONTRACT_CARDS,
    CONTRACT_NAMES,
    CONTRACTS,
    DRAWN,
    EVENTS,
    FIRST_SITE,
    FIRST_SPACE,
    NO_AREA,
    NO_STATION,
    RUBBLE_SITES,
    SITE_NAMES,
    STATION_AT,
    STATIONS,
    TRAIN_CARDS,
    Area,
    Cube,
    Event,
    Good,
    Nation,
    Sky,
    Train,
    rubble_sites_of,
)
from .text import (
    ABILITIES,
    EVENT_NAMES,
    GOODS,
    NATIONS,
    SKIES,
    TRAINS,
    ability_of,
    cost_of,
    seat_name,
    station_name,
    titled,
)
from .words import MESSAGES

STYLES = {Nation.ENGLISH: "dodger_blue1", Nation.FRENCH: "yellow"}
INITIALS = MESSAGES.each("page-initials", Nation)
FAINT = "dim"
COLUMN = 13
SHORT_NAMES = MESSAGES.each("page-short-names", Area)
ROUND = MESSAGES["page-round"]
FIRST = MESSAGES["page-first"]
BROKEN = MESSAGES["page-broken"]
KEY = MESSAGES["page-key"]
SITES_TITLE = MESSAGES["page-sites-title"]
CLOSED = MESSAGES["page-closed"]
YARD = MESSAGES["page-yard"]
BAG = MESSAGES["page-bag"]
EVENT_CUBES = MESSAGES["page-event-cubes"]
NEXT_EVENTS = MESSAGES["page-next-events"]
ODDS = MESSAGES["page-odds"]
ROW = MESSAGES["page-row"]
STATION_WORD = MESSAGES["page-station-word"]
TUNNEL_WORD = MESSAGES["page-tunnel-word"]
POINTS = MESSAGES["page-points"]
SUPPLY = MESSAGES["page-supply"]
CRISIS = MESSAGES["page-crisis"]
LABOURERS = MESSAGES["page-labourers"]
MACHINE = MESSAGES["page-machine"]
NO_MACHINE = MESSAGES["page-no-machine"]
TRAIN = MESSAGES["page-train"]
TRAINS_TITLE = MESSAGES["page-trains-title"]
NOT_YET = MESSAGES["page-not-yet"]
PRICE = MESSAGES["page-price"]
SPENT = MESSAGES["page-spent"]
IN_FORCE = MESSAGES["page-in-force"]
WORTH = MESSAGES["page-worth"]
CONTRACTS_NOW = MESSAGES["page-contracts-now"]


def show(s: Any, lang: str, width: int = 80) -> Page:
    """The whole table, from top to bottom."""
    page = Page().add(*title(s, lang))
    page.add("").extend(area_lines(s, lang))
    page.add("").extend(line_lines(s, lang)).add(Span(KEY.say(lang), FAINT))
    page.add("").extend(station_lines(s, lang))
    page.add("").extend(stock_lines(s, lang))
    page.add("").extend(contract_lines(s, lang))
    page.add("").add(*train_spans(s, lang))
    for seat in range(int(s.seats)):
        page.add("").extend(player_lines(s, seat, lang))
    return page


def title(s: Any, lang: str) -> list[Span]:
    """The round and its first player."""
    spans = [Span(ROUND.say(lang, number=int(s.rounds) + 1), "bold")]
    spans.append(Span(f" · {FIRST.say(lang, seat=seat_name(s, int(s.first)))}", FAINT))
    if s.broken:
        spans.append(Span(f" · {BROKEN.say(lang)}", "bold red"))
    return spans


# --- the areas


def area_lines(s: Any, lang: str) -> list[list[Span]]:
    """A to G as columns in the order of resolution; the one under way is marked."""
    resolving = Next.WINDOW <= s.next <= Next.AFTER
    names: list[Span] = []
    labourers: list[Span] = []
    for area in Area:
        here = resolving and s.area == area
        name = f"{'▶' if here else ' '}{area.name} {SHORT_NAMES[area].say(lang)}"
        names.append(Span(f"{name:<{COLUMN}}", "bold"))
        spans = crisis_team(s, lang) if area == Area.G else space_spans(s, area, lang)
        width = sum(len(span.text) for span in spans)
        labourers += [Span(" "), *spans, Span(" " * (COLUMN - 1 - width))]
    return [names, labourers]


def space_spans(s: Any, area: Area, lang: str) -> list[Span]:
    """The spaces of an area."""
    spans = []
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1]):
        seat = int(s.spaces[space])
        if seat == NOBODY:
            spans.append(Span("[ ]", FAINT))
        else:
            nation = Nation(seat)
            spans.append(Span(f"[{INITIALS[nation].say(lang)}]", f"bold {STYLES[nation]}"))
    return spans


def crisis_team(s: Any, lang: str) -> list[Span]:
    """Labourers in G."""
    spans = []
    for nation in Nation:
        me = s.players[nation]
        number = int(me.calming) + int(me.machine_calming)
        spans += [Span(f"[{INITIALS[nation].say(lang)}]", f"bold {STYLES[nation]}")] * number
    return spans or [Span("[ ]", FAINT)]


# --- the line


def line_lines(s: Any, lang: str) -> list[list[Span]]:
    """The 21 cards from England to France: machines, numbers, rubble, markers."""
    machines: list[Span] = []
    numbers: list[Span] = []
    rubble: list[Span] = []
    marks: list[Span] = []
    for position in range(CARDS):
        machines.append(machine_span(s, position, lang))
        station = STATION_AT[position]
        name = f"S{station + 1}" if station != NO_STATION else str(position)
        closed = station != NO_STATION and s.black[station]
        numbers.append(Span(f"{name + ('X' if closed else ''):>4}", "bold" if station >= 0 else ""))
        card = s.line[position]
        left = int(card.rubble)
        rubble.append(Span(f"{left if left else '·':>4}", "orange3" if left else FAINT))
        marks += marker_spans(card, lang)
    return [machines, numbers, rubble, marks]


def machine_span(s: Any, position: int, lang: str) -> Span:
    """The boring machines at a position."""
    there = [nation for nation in Nation if s.players[nation].position == position]
    if len(there) == 2:
        return Span(" ><", "bold red")
    if not there:
        return Span("    ")
    word = (
        f"{INITIALS[there[0]].say(lang)}>" if there[0] == 0 else f"<{INITIALS[there[0]].say(lang)}"
    )
    return Span(f"{word:>4}", f"bold {STYLES[there[0]]}")


def marker_spans(card: Any, lang: str) -> list[Span]:
    """Shoring markers on a tunnel card, its free spaces as dots."""
    if not card.room:
        return [Span("    ")]
    spans = []
    for nation in Nation:
        mark = INITIALS[nation].say(lang) * int(card.markers[nation])
        spans.append(Span(mark, f"bold {STYLES[nation]}"))
    text = sum(len(span.text) for span in spans)
    free = "_" * (int(card.room) - text)
    return [Span(" " * (4 - text - len(free))), *spans, Span(free, FAINT)]


def station_lines(s: Any, lang: str) -> list[list[Span]]:
    """Every station: its sites with cost and points, and who has them."""
    page = Page().add(Span(SITES_TITLE.say(lang), "bold"))
    for station in range(STATIONS):
        name = titled(station_name(station).say(lang))
        spans = [Span(f"  S{station + 1} {name:<18}", FAINT if s.black[station] else "")]
        for site in rubble_sites_of(station):
            won = RUBBLE_SITES[site]
            label = f"{int(won.rubble)} {GOODS[Good.RUBBLE].say(lang)}→{int(won.points)}"
            spans.append(site_span(int(s.rubble_sites[site]), label, lang))
        for site in range(FIRST_SITE[station], FIRST_SITE[station + 1]):
            row = BUILDING_SITES[site]
            number = SITE_NAMES[site].rpartition("-")[2]
            label = f"{number}) {cost_of(int(row.stone), int(row.bars), lang)}→{int(row.points)}"
            spans.append(site_span(int(s.sites[site]), label, lang))
        if s.black[station]:
            spans.append(Span(f" {CLOSED.say(lang)}", "red"))
        page.add(*spans)
    return page.lines


def site_span(owner: int, label: str, lang: str) -> Span:
    """A site: in the owner's colour with a tick, or vacant."""
    if owner == NOBODY:
        return Span(f" {label} ")
    nation = Nation(owner)
    return Span(f" {label}✓{INITIALS[nation].say(lang)} ", f"bold {STYLES[nation]}")


# --- yard, bag, events


def stock_lines(s: Any, lang: str) -> list[list[Span]]:
    """Yard and bag by count, the event track, the odds of an event."""
    cubes = list(Cube)[:3]
    yard = ", ".join(f"{int(s.yard[c])} {GOODS[Good(c)].say(lang)}" for c in cubes)
    bag = ", ".join(f"{int(s.bag[c])} {GOODS[Good(c)].say(lang)}" for c in cubes)
    bag += f", {EVENT_CUBES.say(lang, n=int(s.bag[Cube.EVENT]))}"
    coming = range(int(s.fired) + 1, int(s.fired) + 4)
    events = ", ".join(EVENT_NAMES[event_kind(number)].say(lang) for number in coming)
    page = Page()
    page.add(Span(YARD.say(lang), "bold"), f"  {yard}").add(
        Span(BAG.say(lang), "bold"), f"   {bag}"
    )
    page.add(NEXT_EVENTS.say(lang, n=int(s.fired), events=events))
    page.add(Span(ODDS.say(lang, odds=round(100 * event_odds(s))), FAINT))
    return page.lines


def event_kind(number: int) -> Event:
    """What the event of that number is."""
    return Event(EVENTS[int(event_space(number)) - 1])


def event_odds(s: Any) -> Fraction:
    """The chance that at least one event cube is among the next cubes drawn."""
    total, events = int(sum(s.bag)), int(s.bag[Cube.EVENT])
    drawn = min(DRAWN, total)
    if drawn == 0:
        return Fraction(0)
    return 1 - Fraction(comb(total - events, drawn), comb(total, drawn))


# --- contracts and trains


def contract_lines(s: Any, lang: str) -> list[list[Span]]:
    """The row."""
    sky = SKIES[Sky(int(s.sky))]
    page = Page().add(Span(ROW.say(lang, n=int(s.deck), sky=sky), "bold"))
    for slot, card in enumerate(s.row):
        if card:
            page.add(f"  {slot + 1}  {contract_line(int(card) - 1, lang)}")
    return page.lines


def contract_line(card: int, lang: str) -> str:
    """A contract: letter, ability, needs and points."""
    row = CONTRACT_CARDS[card]
    area = AREA_OF[int(row.ability)]
    letter = "–" if area == NO_AREA else Area(area).name
    return (
        f"{CONTRACT_NAMES[card].upper():>2} {letter} {ABILITIES[ability_of(card)].say(lang)} · "
        f"{needs(card, lang)} → {int(row.points)}"
    )


def needs(card: int, lang: str) -> str:
    """What a contract asks for at the end."""
    row = CONTRACT_CARDS[card]
    parts = (
        (int(row.stations), STATION_WORD),
        (int(row.tunnels), TUNNEL_WORD),
        (int(row.rubble), GOODS[Good.RUBBLE]),
    )
    return " + ".join(f"{n} {word.say(lang)}" for n, word in parts if n)


def train_spans(s: Any, lang: str) -> list[Span]:
    """The trains on display with their price and coal."""
    owned = {int(s.players[seat].train) for seat in range(2)}
    shown = [
        PRICE.say(
            lang,
            train=TRAINS[word_of(train)],
            bars=int(TRAIN_CARDS[train].bars),
            coal=int(s.train_coal[train]),
        )
        for train in Train
        if train and train not in owned
    ]
    spans = [Span(TRAINS_TITLE.say(lang), "bold"), Span(f"  {' · '.join(shown)}")]
    if not s.on_sale:
        spans.append(Span(f" ({NOT_YET.say(lang)})", FAINT))
    return spans


# --- the players


def player_lines(s: Any, seat: int, lang: str) -> list[list[Span]]:
    """Goods, markers, labourers, machine, train and contracts of one player."""
    me, page, nation = s.players[seat], Page(), Nation(seat)
    score = POINTS.say(lang, points=int(points(s, seat)))
    page.add(Span(NATIONS[nation].say(lang), f"bold {STYLES[nation]}"), f"  {score}")
    goods = ", ".join(f"{int(me.goods[good])} {GOODS[good].say(lang)}" for good in Good)
    page.add(f"  {goods} · {SUPPLY.say(lang, markers=int(me.supply))}")
    page.add("  " + CRISIS.say(lang, markers=int(me.crisis), discs=int(me.discs)))
    told = [LABOURERS.say(lang, home=int(me.home), pub=int(me.pub))]
    told.append((MACHINE if me.bought else NO_MACHINE).say(lang))
    if me.train:
        told.append(TRAIN.say(lang, train=TRAINS[word_of(Train(int(me.train)))]))
    page.add("  " + " · ".join(told))
    for card in range(CONTRACTS):
        if s.contracts[card].lies == Lies.HELD and s.contracts[card].holder == seat:
            page.add(*held_spans(s, seat, card, lang))
    if contract_points(s, seat):
        page.add("  " + CONTRACTS_NOW.say(lang, points=int(contract_points(s, seat))))
    return page.lines


def held_spans(s: Any, seat: int, card: int, lang: str) -> list[Span]:
    """A held contract: what it is worth, what it would bring now, whether it is used."""
    items = (
        int(station_markers(s, seat)),
        int(shored_tunnels(s, seat)),
        int(s.players[seat].goods[Good.RUBBLE]),
    )
    now = int(best_contracts(*items, 1 << card))
    done = int(CONTRACT_CARDS[card].points)
    spans = [Span(f"  {contract_line(card, lang)} · ")]
    worth = WORTH.say(lang, done=done, now=now)
    spans.append(Span(worth, "bold green3" if now else "yellow"))
    used = Used(int(s.contracts[card].used))
    if used != Used.FRESH:
        spans.append(Span(f" · {(SPENT if used == Used.SPENT else IN_FORCE).say(lang)}", FAINT))
    return spans
