"""The table of Snowdonia: The Channel Tunnel 1881: areas A to G, the line, yard, bag, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.page import Page, Span

from .rules.crisis import event_space
from .score import (
    contract_points,
    held_by,
    points,
    served_contracts,
    shored_tunnels,
    station_markers,
)
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
    Station,
    Train,
    rubble_sites_of,
)
from .text import (
    ABILITIES,
    EVENT_NAMES,
    NATIONS,
    SKIES,
    STATIONS_NAMED,
    TRAINS,
    ability_of,
    cost_of,
    counted,
)
from .words import MESSAGES

STYLES = {Nation.ENGLISH: "dodger_blue1", Nation.FRENCH: "yellow"}
INITIALS = MESSAGES.each("page-initial", Nation)
FAINT = "dim"
CARD, STATION_CARD = 4, 3
"""How wide the cards of the line are."""
SHORT_NAMES = MESSAGES.each("page-area", Area)
ROUND = MESSAGES["page-round"]
FIRST = MESSAGES["page-first"]
BROKEN = MESSAGES["page-broken"]
KEY = MESSAGES["page-key"]
SITES_TITLE = MESSAGES["page-stations"]
CLOSED = MESSAGES["page-closed"]
YARD = MESSAGES["page-yard"]
BAG = MESSAGES["page-bag"]
NEXT_EVENTS = MESSAGES["page-next-events"]
ODDS = MESSAGES["page-odds"]
ROW = MESSAGES["page-row"]
STATION_WORD = MESSAGES["page-station-markers"]
TUNNEL_WORD = MESSAGES["page-shored-tunnels"]
POINTS = MESSAGES["page-points"]
SUPPLY = MESSAGES["page-supply"]
CRISIS = MESSAGES["page-crisis"]
LABOURERS = MESSAGES["page-labourers"]
MACHINE = MESSAGES["page-machine"]
NO_MACHINE = MESSAGES["page-no-machine"]
TRAIN = MESSAGES["page-train"]
TRAINS_TITLE = MESSAGES["page-trains"]
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
    page.add("").extend(station_lines(s, lang, width))
    page.add("").extend(stock_lines(s, lang))
    page.add("").extend(contract_lines(s, lang, width))
    page.add("").extend(folded(train_spans(s, lang), width, 2))
    for seat in range(int(s.seats)):
        page.add("").extend(player_lines(s, seat, lang, width))
    return page


def folded(spans: Sequence[Span], width: int, indent: int) -> list[list[Span]]:
    """Lines no wider than the terminal; those after the first are indented."""
    lines: list[list[Span]] = [[]]
    used = 0
    for span in spans:
        if used + len(span.text.rstrip()) > width:
            lines.append([Span(" " * indent)])
            used = indent
        lines[-1].append(span)
        used += len(span.text)
    return lines


def dotted(spans: Sequence[Span]) -> list[Span]:
    """With dots between them."""
    dots = [Span(f"{span.text} · ", span.style) for span in spans[:-1]]
    return [*dots, spans[-1]]


def title(s: Any, lang: str) -> list[Span]:
    """The round and its first player."""
    spans = [Span(ROUND.say(lang, number=int(s.rounds) + 1), "bold")]
    spans.append(Span(f" · {FIRST.say(lang, seat=NATIONS[Nation(int(s.first))])}", FAINT))
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
        spans = crisis_team(s, lang) if area == Area.G else space_spans(s, area, lang)
        taken = 1 + sum(len(span.text) for span in spans)
        width = max(taken, len(name)) + 1
        names.append(Span(f"{name:<{width}}", "bold"))
        labourers += [Span(" "), *spans, Span(" " * (width - taken))]
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
        numbers.append(number_span(s, position))
        card = s.line[position]
        left = int(card.rubble)
        shown = f"{left if left else '·':>{width_at(position)}}"
        rubble.append(Span(shown, "orange3" if left else FAINT))
        marks += marker_spans(card, position, lang)
    return [machines, numbers, rubble, marks]


def width_at(position: int) -> int:
    """How wide a card is; stations have no markers under them."""
    return CARD if STATION_AT[position] == NO_STATION else STATION_CARD


def number_span(s: Any, position: int) -> Span:
    """The position of a tunnel card; a station by its number, crossed out if it is closed."""
    station = STATION_AT[position]
    if station == NO_STATION:
        return Span(f"{position:>{CARD}}")
    return Span(f"{'X' if s.black[station] else 'S'}{station + 1}".rjust(STATION_CARD), "bold")


def machine_span(s: Any, position: int, lang: str) -> Span:
    """The boring machines at a position."""
    there = [nation for nation in Nation if s.players[nation].position == position]
    width = width_at(position)
    if len(there) == 2:
        return Span("><".rjust(width), "bold red")
    if not there:
        return Span(" " * width)
    initial = INITIALS[there[0]].say(lang)
    word = f"{initial}>" if there[0] == Nation.ENGLISH else f"<{initial}"
    return Span(f"{word:>{width}}", f"bold {STYLES[there[0]]}")


def marker_spans(card: Any, position: int, lang: str) -> list[Span]:
    """Shoring markers on a tunnel card, its free spaces as dots."""
    if not card.room:
        return [Span(" " * width_at(position))]
    spans = []
    for nation in Nation:
        mark = INITIALS[nation].say(lang) * int(card.markers[nation])
        spans.append(Span(mark, f"bold {STYLES[nation]}"))
    text = sum(len(span.text) for span in spans)
    free = "_" * (int(card.room) - text)
    return [Span(" " * (CARD - text - len(free))), *spans, Span(free, FAINT)]


def station_lines(s: Any, lang: str, width: int) -> list[list[Span]]:
    """Every station: its sites with cost and points, and who has them."""
    page = Page().add(Span(SITES_TITLE.say(lang), "bold"))
    for station in range(STATIONS):
        name = STATIONS_NAMED[Station(station)].say(lang)
        spans = [Span(f"  S{station + 1} {name:<17}", FAINT if s.black[station] else "")]
        for site in rubble_sites_of(station):
            won = RUBBLE_SITES[site]
            label = f"{counted('rubble', int(won.rubble)).say(lang)}→{int(won.points)}"
            spans.append(site_span(int(s.rubble_sites[site]), label, lang))
        for site in range(FIRST_SITE[station], FIRST_SITE[station + 1]):
            row = BUILDING_SITES[site]
            number = SITE_NAMES[site].rpartition("-")[2]
            label = f"{number}) {cost_of(int(row.stone), int(row.bars), lang)}→{int(row.points)}"
            spans.append(site_span(int(s.sites[site]), label, lang))
        if s.black[station]:
            spans.append(Span(f" {CLOSED.say(lang)}", "red"))
        page.extend(folded(spans, width, len(spans[0].text)))
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
    kinds = [word_of(cube) for cube in tuple(Cube)[:3]]
    yard = told_counts(dict(zip(kinds, s.yard, strict=True)), lang)
    bag = told_counts(dict(zip((*kinds, "event-cubes"), s.bag, strict=True)), lang)
    coming = range(int(s.fired) + 1, int(s.fired) + 4)
    events = tuple(EVENT_NAMES[event_kind(number)] for number in coming)
    names = YARD.say(lang), BAG.say(lang)
    longest, page = max(map(len, names)), Page()
    for name, cubes in zip(names, (yard, bag), strict=True):
        page.add(Span(f"{name:<{longest}}", "bold"), f"  {cubes}")
    page.add(NEXT_EVENTS.say(lang, number=int(s.fired), events=events))
    page.add(Span(ODDS.say(lang, odds=float(event_odds(s))), FAINT))
    return page.lines


def told_counts(numbers: Mapping[str, int], lang: str) -> str:
    """How many there are of what."""
    return ", ".join(counted(things, int(n)).say(lang) for things, n in numbers.items())


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


def contract_lines(s: Any, lang: str, width: int) -> list[list[Span]]:
    """The row."""
    sky = SKIES[Sky(int(s.sky))]
    page = Page().add(Span(ROW.say(lang, number=int(s.deck), sky=sky), "bold"))
    for slot, card in enumerate(s.row):
        if card:
            told = dotted(contract_spans(int(card) - 1, lang))
            page.extend(folded([Span(f"  {slot + 1}  "), *told], width, 10))
    return page.lines


def contract_spans(card: int, lang: str) -> list[Span]:
    """A contract: letter, ability, needs and points."""
    row = CONTRACT_CARDS[card]
    area = AREA_OF[int(row.ability)]
    letter = "–" if area == NO_AREA else Area(area).name
    return [
        Span(f"{CONTRACT_NAMES[card].upper():>2} {letter} {ABILITIES[ability_of(card)].say(lang)}"),
        Span(f"{needs(card, lang)} → {int(row.points)}"),
    ]


def needs(card: int, lang: str) -> str:
    """What a contract asks for at the end."""
    row = CONTRACT_CARDS[card]
    parts = (
        ("station-markers", int(row.stations)),
        ("shored-tunnels", int(row.tunnels)),
        ("rubble", int(row.rubble)),
    )
    return " + ".join(counted(things, n).say(lang) for things, n in parts if n)


def train_spans(s: Any, lang: str) -> list[Span]:
    """The trains on display with their price and coal."""
    owned = {int(s.players[seat].train) for seat in range(2)}
    shown = [Span(price_of(s, train).say(lang)) for train in Train if train and train not in owned]
    if not s.on_sale:
        shown.append(Span(NOT_YET.say(lang), FAINT))
    return [Span(f"{TRAINS_TITLE.say(lang)}  ", "bold"), *dotted(shown)]


def price_of(s: Any, train: Train) -> Phrase:
    """A train with the bars it costs and the coal on it."""
    bars, coal = int(TRAIN_CARDS[train].bars), int(s.train_coal[train])
    return PRICE.filled(train=TRAINS[train], bars=counted("bars", bars), coal=counted("coal", coal))


# --- the players


def player_lines(s: Any, seat: int, lang: str, width: int) -> list[list[Span]]:
    """Goods, markers, labourers, machine, train and contracts of one player."""
    me, page, nation = s.players[seat], Page(), Nation(seat)
    score = POINTS.say(lang, points=counted("points", int(points(s, seat))))
    page.add(Span(NATIONS[nation].say(lang), f"bold {STYLES[nation]}"), f"  {score}")
    goods = Span("  " + ", ".join(held(me, good).form(lang, "short") for good in Good))
    supply = Span(SUPPLY.say(lang, markers=counted("markers", int(me.supply))))
    page.extend(folded(dotted([goods, supply]), width, 2))
    lost = {"markers": counted("markers", int(me.crisis)), "discs": counted("discs", int(me.discs))}
    page.add("  " + CRISIS.say(lang, **lost))
    told = [LABOURERS.say(lang, home=int(me.home), pub=int(me.pub))]
    told.append((MACHINE if me.bought else NO_MACHINE).say(lang))
    if me.train:
        told.append(TRAIN.say(lang, train=TRAINS[Train(int(me.train))]))
    page.add("  " + " · ".join(told))
    for card in range(CONTRACTS):
        if s.contracts[card].lies == Lies.HELD and s.contracts[card].holder == seat:
            page.extend(folded(held_spans(s, seat, card, lang), width, 7))
    if contract_points(s, seat):
        page.add("  " + CONTRACTS_NOW.say(lang, points=int(contract_points(s, seat))))
    return page.lines


def held(me: Any, good: Good) -> Phrase:
    """How much of a good a player has."""
    return counted(word_of(good), int(me.goods[good]))


def held_spans(s: Any, seat: int, card: int, lang: str) -> list[Span]:
    """A held contract: what it is worth, what it would bring now, whether it is used."""
    items = (
        int(station_markers(s, seat)),
        int(shored_tunnels(s, seat)),
        int(s.players[seat].goods[Good.RUBBLE]),
    )
    done = int(CONTRACT_CARDS[card].points)
    now = done if served_contracts(*items, held_by(s, seat)) >> card & 1 else 0
    spans = contract_spans(card, lang)
    worth = WORTH.say(lang, done=done, now=now)
    spans.append(Span(worth, "bold green3" if now else "yellow"))
    used = Used(int(s.contracts[card].used))
    if used != Used.FRESH:
        spans.append(Span((SPENT if used == Used.SPENT else IN_FORCE).say(lang), FAINT))
    return [Span("  "), *dotted(spans)]
