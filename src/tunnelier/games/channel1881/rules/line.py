"""The line: machines move on, stations close, rubble sites are won (C81-3, C81-21)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell

from ..news import News, Obstacle
from ..state import NOBODY, State
from ..tables import (
    BITE,
    FIRST_SITE,
    FLAG,
    MIDDLE_POSITION,
    NO_STATION,
    PLACE_OF,
    RUBBLE_SITES,
    STATION_AT,
    Nation,
    Station,
)
from .moves import Ask


@rule
def card_at(s: State, seat: int) -> int:
    """The position that the player's machine is about to clear."""
    return s.players[seat].position


@rule
def diggable(s: State, seat: int) -> bool:
    """Whether rubble is left there; only after the Breakthrough there may be none (C81-21.4)."""
    return s.line[card_at(s, seat)].rubble > 0


@rule
def on_surface(station: int) -> bool:
    """Whether a station is one of the two that are open to all (C81-3.6)."""
    return station == Station.ST_PANCRAS or station == Station.GARE_DU_NORD


@rule
def move_on(s: State, seat: int) -> None:
    """To the next card, unless the machines have met (C81-3.2, C81-21.3)."""
    if s.broken:
        return
    me = s.players[seat]
    me.position += 1 if seat == Nation.ENGLISH else -1
    station = STATION_AT[me.position]
    last = me.station
    if station != NO_STATION:
        me.station = station
    tell(s, News.MOVED_ON, seat, me.position)
    if station != NO_STATION and last != NOBODY and not s.black[last]:
        s.black[last] = 1
        tell(s, News.CLOSED_BEHIND, seat, last)
    if me.position == MIDDLE_POSITION and s.middle == NOBODY:
        s.middle = seat
        tell(s, News.FIRST_AT_MIDDLE, seat)
    if me.position == s.players[1 - seat].position:
        s.broken = 1
        tell(s, News.BREAKTHROUGH, seat, me.position)


@rule
def clear_rubble_sites(s: State, seat: int, station: int) -> None:
    """A bite has cleared a rubble site if it took the last rubble there (C81-3.14)."""
    left = s.line[PLACE_OF[station]].rubble
    for site in range(len(RUBBLE_SITES)):
        here = RUBBLE_SITES[site]
        if here.station == station and left <= here.left < left + BITE:
            win_rubble_site(s, seat, site)


@rule
def win_rubble_site(s: State, seat: int, site: int) -> None:
    """If marker, flag and station allow it; the last marker is not placed unasked (C81-3.15)."""
    station, supply = RUBBLE_SITES[site].station, s.players[seat].supply
    if FLAG[station] == 1 - seat or s.black[station] or supply == 0:
        tell_missed(s, seat, site)
        return
    if supply == 1:
        ask(s, Ask.CLAIM, seat, site)
    else:
        claim(s, seat, site)


@rule
def claim(s: State, seat: int, site: int) -> None:
    """A marker from the supply."""
    s.players[seat].supply -= 1
    s.rubble_sites[site] = seat
    tell(s, News.WON_RUBBLE_SITE, seat, site)


@telling
def forgo(s: State, seat: int, site: int) -> None:
    """The last marker is kept, and the site stays empty for good (C81-3.14)."""
    tell(s, News.FORWENT_RUBBLE_SITE, seat, site)


@telling
def tell_missed(s: State, seat: int, site: int) -> None:
    """Why the rubble site stays empty for good (C81-3.15)."""
    station = RUBBLE_SITES[site].station
    why = Obstacle.CLOSED if s.black[station] else Obstacle.MARKER
    if FLAG[station] == 1 - seat:
        why = Obstacle.FLAG
    tell(s, News.MISSED_RUBBLE_SITE, seat, site, why)


@rule
def clear_by_event(s: State, seat: int) -> None:
    """All rubble at the machine is discarded, nobody shores or wins it (C81-20.5, C81-20.6)."""
    position = card_at(s, seat)
    rubble = s.line[position].rubble
    s.rubble_left += rubble
    s.line[position].rubble = 0
    tell_cleared(s, seat, rubble, position)
    move_on(s, seat)


@telling
def tell_cleared(s: State, seat: int, rubble: int, position: int) -> None:
    """Of a card, of rubble sites nobody wins, or that nothing was left there (C81-21.4)."""
    if rubble == 0:
        tell(s, News.NO_RUBBLE_LEFT, seat)
        return
    tell(s, News.CLEARED_BY_EVENT, seat, rubble, position)
    for site in range(len(RUBBLE_SITES)):
        here = RUBBLE_SITES[site]
        if here.rubble > 0 and PLACE_OF[here.station] == position and here.left < rubble:
            tell(s, News.LOST_RUBBLE_SITE, seat, site)


@rule
def complete(s: State, station: int) -> bool:
    """Closed, or fully built and without rubble (C81-3.17)."""
    if s.black[station]:
        return True
    if s.line[PLACE_OF[station]].rubble > 0:
        return False
    for site in range(FIRST_SITE[station], FIRST_SITE[station + 1]):
        if s.sites[site] == NOBODY:
            return False
    return True


@rule
def close_by_event(s: State, seat: int) -> None:
    """The first incomplete station of a side, from its surface to the Middle (C81-20.8)."""
    for k in range(Station.MIDDLE + 1):
        station = k if seat == Nation.ENGLISH else Station.GARE_DU_NORD - k
        if not complete(s, station):
            s.black[station] = 1
            tell(s, News.CLOSED_BY_EVENT, seat, station)
            return
    tell(s, News.ALL_STATIONS_COMPLETE, seat)
