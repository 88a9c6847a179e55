"""Points, contracts and victory (C81-22, C81-23)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import answered
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from .news import News
from .state import Lies, State
from .tables import (
    BREAKTHROUGH_POINTS,
    BUILDING_SITES,
    CARDS,
    CONTRACT_CARDS,
    CONTRACTS,
    CRISIS_POINTS,
    MIDDLE_POSITION,
    RUBBLE_SITES,
    SITES,
    SNOWDON_POINTS,
    Good,
    Train,
)

# --- the line


@rule
def tunnel_points(s: State, seat: int) -> int:
    """Every marker counts the size of its card (C81-22.1)."""
    points = 0
    for position in range(CARDS):
        points += s.line[position].room * s.line[position].markers[seat]
    return points


@rule
def station_points(s: State, seat: int) -> int:
    """Every marker counts the value of its site (C81-22.2)."""
    points = 0
    for site in range(SITES):
        if s.sites[site] == seat:
            points += BUILDING_SITES[site].points
    for site in range(len(RUBBLE_SITES)):
        if s.rubble_sites[site] == seat:
            points += RUBBLE_SITES[site].points
    return points


# --- contracts (C81-23)


@rule
def station_markers(s: State, seat: int) -> int:
    """Own markers on any station (C81-23.1)."""
    count = 0
    for site in range(SITES):
        if s.sites[site] == seat:
            count += 1
    for site in range(len(RUBBLE_SITES)):
        if s.rubble_sites[site] == seat:
            count += 1
    return count


@rule
def shored_tunnels(s: State, seat: int) -> int:
    """Tunnel cards whose every space holds an own marker (C81-23.2)."""
    count = 0
    for position in range(CARDS):
        card = s.line[position]
        if card.room > 0 and card.markers[seat] == card.room:
            count += 1
    return count


@rule
def held_by(s: State, seat: int) -> int:
    """The contracts a player holds, a bit each."""
    cards = 0
    for card in range(CONTRACTS):
        if s.contracts[card].lies == Lies.HELD and s.contracts[card].holder == seat:
            cards |= 1 << card
    return cards


@rule
def fits(card: int, stations: int, tunnels: int, rubble: int) -> bool:
    """Whether the items left serve a contract completely (C81-23.5)."""
    needs = CONTRACT_CARDS[card]
    return stations >= needs.stations and tunnels >= needs.tunnels and rubble >= needs.rubble


@rule
def best_contracts(stations: int, tunnels: int, rubble: int, cards: int) -> int:
    """The highest total that the items can serve together, each once (C81-23.4, C81-23.6).

    Every set of contracts is tried in turn, but for those that can no longer beat the best.
    """
    best, points, chosen, card = 0, 0, 0, 0
    hope = 0
    for k in range(CONTRACTS):
        if cards >> k & 1:
            hope += CONTRACT_CARDS[k].points
    while True:
        if card < CONTRACTS and points + hope > best:
            if cards >> card & 1:
                hope -= CONTRACT_CARDS[card].points
                if fits(card, stations, tunnels, rubble):
                    chosen |= 1 << card
                    points += CONTRACT_CARDS[card].points
                    stations -= CONTRACT_CARDS[card].stations
                    tunnels -= CONTRACT_CARDS[card].tunnels
                    rubble -= CONTRACT_CARDS[card].rubble
            card += 1
            continue
        best = max(best, points)
        while card > 0:  # back to the last contract that was chosen, and on without it
            card -= 1
            if chosen >> card & 1:
                break
            if cards >> card & 1:
                hope += CONTRACT_CARDS[card].points
        if not chosen >> card & 1:
            return best
        chosen ^= 1 << card
        points -= CONTRACT_CARDS[card].points
        stations += CONTRACT_CARDS[card].stations
        tunnels += CONTRACT_CARDS[card].tunnels
        rubble += CONTRACT_CARDS[card].rubble
        card += 1


@rule
def served_contracts(stations: int, tunnels: int, rubble: int, cards: int) -> int:
    """Of these contracts, those that make up the highest total, a bit each (C81-23.6)."""
    best = best_contracts(stations, tunnels, rubble, cards)
    for card in range(CONTRACTS):
        without = cards & ~(1 << card)
        if best_contracts(stations, tunnels, rubble, without) == best:
            cards = without
    return cards


@rule
def contract_points(s: State, seat: int) -> int:
    """What the held contracts bring (C81-22.3)."""
    return best_contracts(
        station_markers(s, seat),
        shored_tunnels(s, seat),
        s.players[seat].goods[Good.RUBBLE],
        held_by(s, seat),
    )


# --- the rest


@rule
def train_points(s: State, seat: int) -> int:
    """Snowdon alone has points (C81-22.4)."""
    return SNOWDON_POINTS if s.players[seat].train == Train.SNOWDON else 0


@rule
def bonus_points(s: State, seat: int) -> int:
    """For the first at the Middle, by how far beyond it the machines met (C81-22.6)."""
    if s.middle != seat or not s.broken:
        return 0
    return BREAKTHROUGH_POINTS * max(1, abs(s.players[seat].position - MIDDLE_POSITION))


@rule
def crisis_points(s: State, seat: int) -> int:
    """Markers in the Crisis area cost, discs do not (C81-22.5)."""
    return CRISIS_POINTS * s.players[seat].crisis


@rule
def points(s: State, seat: int) -> int:
    """All parts together; it may be negative (C81-22.8)."""
    total = tunnel_points(s, seat) + station_points(s, seat) + contract_points(s, seat)
    return total + train_points(s, seat) + bonus_points(s, seat) + crisis_points(s, seat)


@rule
def wins(s: State, seat: int) -> bool:
    """Most points, then fewer markers in the Crisis area, then first at the Middle (C81-22.9)."""
    mine, theirs = points(s, seat), points(s, 1 - seat)
    if mine != theirs:
        return mine > theirs
    mine, theirs = s.players[seat].crisis, s.players[1 - seat].crisis
    if mine != theirs:
        return mine < theirs
    return s.middle != 1 - seat


@rule
def finish(s: State) -> None:
    """Nothing is asked any more."""
    s.over = 1
    while s.depth > 0:
        answered(s)
    tell(s, News.GAME_OVER, THE_TABLE)
    tell_points(s)


# --- what is told of it


@telling
def tell_points(s: State) -> None:
    """Part by part; then who has won, and by what (C81-22)."""
    for seat in range(s.seats):
        for news, part in (
            (News.TUNNELS, tunnel_points(s, seat)),
            (News.STATIONS, station_points(s, seat)),
        ):
            if part > 0:
                tell(s, news, seat, part)
        tell_contracts(s, seat)
        if train_points(s, seat) > 0:
            tell(s, News.SNOWDON, seat, train_points(s, seat))
        if bonus_points(s, seat) > 0:
            tell(s, News.BONUS, seat, bonus_points(s, seat), s.players[seat].position)
        if s.players[seat].crisis > 0:
            tell(s, News.IN_CRISIS, seat, s.players[seat].crisis, crisis_points(s, seat))
        tell(s, News.TOTAL, seat, points(s, seat))
    tell_winner(s)


@telling
def tell_contracts(s: State, seat: int) -> None:
    """Which contracts the items serve, and why they do not serve the others (C81-23)."""
    items = (
        station_markers(s, seat),
        shored_tunnels(s, seat),
        s.players[seat].goods[Good.RUBBLE],
    )
    held = held_by(s, seat)
    served = served_contracts(*items, held)
    for card in range(CONTRACTS):
        if served >> card & 1:
            tell(s, News.CONTRACT_MET, seat, card, CONTRACT_CARDS[card].points)
        elif held >> card & 1:
            alone = fits(card, *items)
            tell(s, News.CONTRACT_CROWDED_OUT if alone else News.CONTRACT_NOT_MET, seat, card)


@telling
def tell_winner(s: State) -> None:
    """Points, then markers in the Crisis area, then the Middle (C81-22.9)."""
    seat = 0 if wins(s, 0) else 1
    total, other = points(s, seat), s.players[1 - seat].crisis
    if total != points(s, 1 - seat):
        tell(s, News.WON, seat, total)
    elif s.players[seat].crisis != other:
        tell(s, News.WON_BY_CRISIS, seat, total, s.players[seat].crisis)
    else:
        tell(s, News.WON_AT_MIDDLE, seat, total)


def score_sheet(s: Any) -> list[dict[str, Any]]:
    """A line a seat, part by part, as it would be scored now."""
    return [
        {
            "seat": seat,
            "tunnels": int(tunnel_points(s, seat)),
            "stations": int(station_points(s, seat)),
            "contracts": int(contract_points(s, seat)),
            "train": int(train_points(s, seat)),
            "bonus": int(bonus_points(s, seat)),
            "crisis": int(crisis_points(s, seat)),
            "total": int(points(s, seat)),
        }
        for seat in range(2)
    ]
