"""G, the crisis and the events (C81-15, C81-18, C81-19, C81-20)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..state import NOBODY, Lies, Next, State, Used
from ..tables import (
    CARDS,
    DISCS,
    DRAWN,
    EVENT_SPACES,
    EVENTS,
    REPEATED,
    RUBBLE_PLACES,
    SITES,
    WAIVERS,
    Cube,
    Event,
    Good,
    Nation,
    Sky,
    Train,
)
from .building import return_train
from .contracts import discard, renew_deck
from .line import clear_by_event, close_by_event
from .moves import Ask, Refusal
from .yard import YARD

FIRST_TUNNEL = 1
SITE_MARKERS = CARDS - 2
RUBBLE_MARKERS = SITE_MARKERS + SITES
BOARD_PLACES = RUBBLE_MARKERS + len(RUBBLE_PLACES)
"""Where a marker can be lost: tunnel cards by position, sites, rubble sites."""

# --- G (C81-15)


@rule
def manage_crisis(s: State, seat: int) -> None:
    """One disc away; without discs one marker comes back (C81-15.1, C81-15.2)."""
    me = s.players[seat]
    if me.discs == 0 and me.crisis == 0:
        tell(s, News.NOTHING_IN_CRISIS, seat)
    if me.discs > 0:
        me.discs -= 1
        tell(s, News.REMOVED_DISC, seat, me.discs)
    if me.discs == 0 and me.crisis > 0:
        me.crisis -= 1
        me.supply += 1
        tell(s, News.MARKER_CAME_BACK, seat, me.crisis)


# --- the crisis (C81-18)


@rule
def crisis_occurs(s: State) -> None:
    """Markers for the discs, first player first; then perhaps a disc more."""
    if s.at == 0:
        s.at = 1
        for k in range(s.seats):
            seat = s.first ^ k
            s.players[seat].owing = s.players[seat].discs
            if s.players[seat].discs > 0:
                tell(s, News.CRISIS, seat, s.players[seat].discs)
    for k in range(s.seats):
        pay_crisis(s, s.first ^ k)
        if s.depth > 0:
            return
    s.at = 0
    add_disc(s)
    s.next = Next.YARD


@rule
def add_disc(s: State) -> None:
    """One for the side of the back on top, if any is left aside (C81-18.5, C81-18.7)."""
    if s.sky != Sky.RAIN and s.sky != Sky.SUN:
        tell(s, News.NO_DISC, THE_TABLE, s.sky)
        return
    seat = Nation.ENGLISH if s.sky == Sky.RAIN else Nation.FRENCH
    if s.players[seat].discs == DISCS:
        tell(s, News.ALL_DISCS_ARE_OUT, seat, s.sky)
        return
    s.players[seat].discs += 1
    tell(s, News.ADDED_DISC, seat, s.sky, s.players[seat].discs)


@rule
def pay_crisis(s: State, seat: int) -> None:
    """From the supply, then off the board, as long as there is any (C81-18.1 to C81-18.4)."""
    me = s.players[seat]
    while me.owing > 0:
        if me.supply > 0:
            me.supply -= 1
            to_crisis(s, seat)
            tell(s, News.LOST_FROM_SUPPLY, seat, me.crisis)
            continue
        places, last = 0, 0
        for place in range(BOARD_PLACES):
            if refuse_lose(s, seat, place) == Refusal.NONE:
                places += 1
                last = place
        if places == 0:
            me.owing = 0
            tell(s, News.NOTHING_TO_LOSE, seat)
        elif places == 1:
            lose(s, seat, last)
        else:
            ask(s, Ask.LOSE, seat)
            return


@rule
def to_crisis(s: State, seat: int) -> None:
    """One marker more in the Crisis area."""
    s.players[seat].crisis += 1
    s.players[seat].owing -= 1


@rule
def refuse_lose(s: State, seat: int, place: int) -> Refusal:
    """Any own marker on the board, on open and closed stations alike (C81-18.2)."""
    if place < SITE_MARKERS:
        there = s.line[FIRST_TUNNEL + place].markers[seat] > 0
    elif place < RUBBLE_MARKERS:
        there = s.sites[place - SITE_MARKERS] == seat
    else:
        there = s.rubble_sites[RUBBLE_PLACES[place - RUBBLE_MARKERS]] == seat
    return Refusal.NONE if there else Refusal.NO_MARKER_THERE


@rule
def lose(s: State, seat: int, place: int) -> None:
    """It no longer counts for anything (C81-18.3)."""
    if place < SITE_MARKERS:
        s.line[FIRST_TUNNEL + place].markers[seat] -= 1
    elif place < RUBBLE_MARKERS:
        s.sites[place - SITE_MARKERS] = NOBODY
    else:
        s.rubble_sites[RUBBLE_PLACES[place - RUBBLE_MARKERS]] = NOBODY
    to_crisis(s, seat)
    tell(s, News.LOST_FROM_BOARD, seat, place, s.players[seat].crisis)


# --- the yard is restocked (C81-19)


@rule
def restock_yard(s: State) -> None:
    """Six cubes, or all there are; the back is read now (C81-19.1, C81-20.4)."""
    s.wind = s.sky
    cubes = min(DRAWN, total(s.bag))
    for _ in range(cubes):
        ask(s, Ask.CUBE, CHANCE, YARD)
    tell(s, News.RESTOCK, THE_TABLE, cubes)
    s.next = Next.EVENTS


@rule
def fire_events(s: State) -> None:
    """One waiting event cube after another (C81-19.3)."""
    if s.waiting == 0:
        s.next = Next.END
        return
    s.waiting -= 1
    s.fired += 1
    if s.fired > REPEATED and s.fired % REPEATED == 1:
        cubes = s.track
        s.bag[Cube.EVENT] += cubes
        s.track = 0
        tell(s, News.TRACK_WENT_BACK, THE_TABLE, cubes)
    s.track += 1
    tell(s, News.EVENT, THE_TABLE, s.fired, EVENTS[event_space(s.fired) - 1])
    happen(s, EVENTS[event_space(s.fired) - 1])


@rule
def event_space(number: int) -> int:
    """The last three spaces repeat (C81-19.4)."""
    if number <= EVENT_SPACES:
        return number
    return EVENT_SPACES - REPEATED + 1 + (number - 1) % REPEATED


@rule
def happen(s: State, event: int) -> None:
    """What an event does (C81-20)."""
    match event:
        case Event.TRAINS:
            if not s.on_sale:
                s.on_sale = 1
                tell(s, News.ON_SALE, THE_TABLE)
        case Event.MAINTENANCE:
            for seat in range(s.seats):
                if s.players[seat].train != Train.NONE:
                    s.upkeep |= 1 << seat
            if s.upkeep == 0:
                tell(s, News.NO_TRAINS, THE_TABLE)
        case _:
            for k in range(s.seats):
                seat = s.first ^ k
                if hits(s, seat):
                    tell_hit(s, seat)
                    if event == Event.STATION:
                        close_by_event(s, seat)
                    else:
                        clear_by_event(s, seat)


@rule
def hits(s: State, seat: int) -> bool:
    """The side opposite to the back; with fog both (C81-20.2, C81-20.3)."""
    if s.wind == Sky.RAIN:
        return seat == Nation.FRENCH
    if s.wind == Sky.SUN:
        return seat == Nation.ENGLISH
    return True


@telling
def tell_hit(s: State, seat: int) -> None:
    """Which side, and why (C81-20.2, C81-20.3); without a deck there is no back (C81-17.5)."""
    if s.wind == Sky.RAIN or s.wind == Sky.SUN:
        tell(s, News.HIT, seat, s.wind)
    else:
        tell(s, News.HIT_BOTH if s.wind == Sky.FOG else News.HIT_WITHOUT_BACK, seat)


# --- maintenance (C81-20.11)


@rule
def maintain_trains(s: State) -> None:
    """First player first: a bar, a contract, or the train goes back."""
    seat = s.first if s.upkeep >> s.first & 1 else 1 - s.first
    s.upkeep &= ~(1 << seat)
    waivable = False
    for k in range(len(WAIVERS)):
        if refuse_waive(s, seat, WAIVERS[k]) == Refusal.NONE:
            waivable = True
    if waivable or s.players[seat].goods[Good.BARS] > 0:
        ask(s, Ask.UPKEEP, seat)
    else:
        tell_unmaintained(s, seat)
        return_train(s, seat)


@telling
def tell_unmaintained(s: State, seat: int) -> None:
    """No bar, and no contract to discard, or none that may be in this round (C81-16.9)."""
    news = News.CANNOT_MAINTAIN
    for k in range(len(WAIVERS)):
        if refuse_waive(s, seat, WAIVERS[k]) == Refusal.LOCKED:
            news = News.LOCKED_MAINTENANCE
    tell(s, news, seat, s.players[seat].train)


@rule
def refuse_maintain(s: State, seat: int) -> Refusal:
    """One bar."""
    return Refusal.NONE if s.players[seat].goods[Good.BARS] > 0 else Refusal.CANNOT_MAINTAIN


@rule
def maintain(s: State, seat: int) -> None:
    """To the general supply."""
    s.players[seat].goods[Good.BARS] -= 1
    s.bars_left += 1
    tell(s, News.MAINTAINED, seat, s.players[seat].train, 1)


@rule
def refuse_waive(s: State, seat: int, card: int) -> Refusal:
    """A held contract, unless abilities are locked (C81-16.9, C81-16.10)."""
    place = s.contracts[card]
    if place.lies != Lies.HELD or place.holder != seat or place.used != Used.FRESH:
        return Refusal.NOT_HELD
    return Refusal.LOCKED if s.locked else Refusal.NONE


@rule
def waive(s: State, seat: int, card: int) -> None:
    """Discarded, it scores nothing."""
    discard(s, card)
    tell(s, News.GAVE_UP_CONTRACT, seat, card, s.players[seat].train)
    renew_deck(s)
