"""A rule of thumb for Steam Tunnel: how well a seat stands, and which moves look natural."""

from __future__ import annotations

from tunnelier.core.agenda import to_move
from tunnelier.core.jit import rule

from .rules import ENTRIES, KIND, Kind, X, Y, tunnel_of
from .score import closed, payment, value
from .state import State, Tunnel
from .tables import CONTACT, CONTACTS

# --- how well a seat stands


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
    return total // (25 + 2 * s.unknown)


@rule
def prospect(s: State, tunnel: Tunnel) -> int:
    """What an open tunnel may bring, if every branch finds one more segment and some end."""
    length, ends = tunnel.length + tunnel.branches, tunnel.points + tunnel.branches
    return value(length, ends, tunnel.dead_ends, s.dead_ends)


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
        return 80
    if ahead == 1:
        return 65
    if ahead == 0:
        return 35
    return 15 if ahead == -1 else 4


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
    """Where long tunnels with good ends run into the unknown."""
    weight = 10
    for entry in range(ENTRIES):
        tunnel = s.tunnels[s.tunnel_at[CONTACT[cell, entry]]]
        weight += 2 * tunnel.points + tunnel.length
    return weight


@rule
def leaning_to_buy(s: State, tunnel: Tunnel) -> int:
    """A token that takes or breaks a tie counts most, one more in a safe tunnel least."""
    ahead = lead(s, tunnel, to_move(s))
    if ahead == 0 or ahead == -1:
        return min(1000, 10 + 2 * prospect(s, tunnel))
    if ahead == 1:
        return min(1000, 10 + prospect(s, tunnel))
    return 5 + prospect(s, tunnel) // 4
