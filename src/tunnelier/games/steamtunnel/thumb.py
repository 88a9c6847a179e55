"""A rule of thumb for Steam Tunnel: how well a seat stands, and which moves look natural."""

from __future__ import annotations

from tunnelier.core.agenda import to_move
from tunnelier.core.jit import rule

from .rules import ENTRIES, KIND, Kind, X, Y, tunnel_of
from .score import closed, payment, value
from .state import State, Tunnel
from .tables import CONTACT, CONTACTS

CUT = 0
"""After so many choices a playout is judged: what did best in the arena."""

FORGIVING = 1.8
"""Luck makes up for many mistakes: bots of the lower levels make more of them here."""

# --- how well a seat stands. Its numbers were fitted to the final scores of matches between players
# who were greedy for them, with two, three and five seats.

TEMPO = 7000
"""What the turn is worth in hundredths of a point, shared by all who will have theirs."""


@rule
def worth(s: State, seat: int) -> int:
    """How well a seat stands: a lead of 100 over a rival multiplies the odds of winning by e."""
    total = 0
    for t in range(CONTACTS):
        tunnel = s.tunnels[t]
        if tunnel.tokens[seat] > 0:
            if closed(tunnel):
                total += 100 * payment(s, tunnel, seat)
            else:
                total += grip(lead(s, tunnel, seat)) * prospect(s, tunnel)
    if to_move(s) == seat and s.unknown > 1:
        total += TEMPO // s.seats
    return total // (100 // s.seats + 2 * s.unknown)


@rule
def prospect(s: State, tunnel: Tunnel) -> int:
    """What an open tunnel may bring, if every branch finds two more segments and an end of 2."""
    more = 2 * tunnel.branches
    return value(tunnel.length + more, tunnel.points + more, tunnel.dead_ends, s.dead_ends)


@rule
def lead(s: State, tunnel: Tunnel, seat: int) -> int:
    """How many tokens a seat has more there than its best rival."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, tunnel.tokens[other])
    return tunnel.tokens[seat] - best


@rule
def grip(ahead: int) -> int:
    """How much of an open tunnel a lead promises, in hundredths."""
    if ahead > 1:
        return 95
    if ahead == 1:
        return 70
    if ahead == 0:
        return 45
    return 18 if ahead == -1 else 5


# --- which moves look natural


@rule
def leaning(s: State, action: int) -> int:
    """How natural a legal move looks, as a weight among the legal moves of the moment."""
    match KIND[action]:
        case Kind.FLIP:
            return leaning_to_flip(s, X[action])
        case Kind.BUY:
            return leaning_to_buy(s, s.tunnels[tunnel_of(s, X[action], Y[action])])
    return 1


@rule
def leaning_to_flip(s: State, cell: int) -> int:
    """Where tunnels run into the unknown, above all those that the seat would like longer."""
    seat = to_move(s)
    weight = 10
    for entry in range(ENTRIES):
        tunnel = s.tunnels[s.tunnel_at[CONTACT[cell, entry]]]
        if tunnel.length > 0:
            weight += 5
            if tunnel.tokens[seat] > 0 and lead(s, tunnel, seat) > 0:
                weight += prospect(s, tunnel)
    return min(1000, weight)


@rule
def leaning_to_buy(s: State, tunnel: Tunnel) -> int:
    """The richest tunnel, where the token takes the lead or shares it."""
    promise = prospect(s, tunnel) // 10
    ahead = lead(s, tunnel, to_move(s))
    if ahead == 0:
        promise *= 2
    elif ahead > 1 or ahead < -1:
        promise //= 2
    elif ahead == -1:
        promise = promise * 3 // 2
    return min(1000, 40 + promise * promise)
