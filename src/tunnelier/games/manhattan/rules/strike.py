"""Air strikes and pacts (MP-9, MP-10)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.jit import rule

from ..state import Pacts, State, Strike
from ..tables import BUILDINGS, Good
from .moves import PLANES, Ask, Refusal

TRUCE, STAND_DOWN = 0, 1

# --- attack by attack


@rule
def open_strike(s: State, seat: int) -> None:
    """Without planes there is nothing to open (MP-9.1)."""
    if planes(s, seat) > 0:
        s.strike = Strike.PARLEY
        s.offered = 0


@rule
def planes(s: State, seat: int) -> int:
    """Fighters and bombers together."""
    return s.players[seat].goods[Good.FIGHTERS] + s.players[seat].goods[Good.BOMBERS]


@rule
def close_if_spent(s: State, seat: int) -> None:
    """A strike closes by itself with the last plane (MP-9.10)."""
    if planes(s, seat) == 0:
        s.strike = Strike.NONE


@rule
def refuse_target(s: State, seat: int, target: int) -> Refusal:
    """Any opponent, unless a pact protects them (MP-9.3, MP-10.9)."""
    if s.strike == Strike.NONE:
        return Refusal.NO_STRIKE
    if target >= s.seats:
        return Refusal.NO_SUCH_PLAYER
    if at_peace(s, seat, target):
        return Refusal.PACT
    return Refusal.NONE


@rule
def refuse_shoot(s: State, seat: int, target: int, plane: int) -> Refusal:
    """A fighter destroys a plane that exists (MP-9.4, MP-9.5)."""
    if target == seat:
        return Refusal.OWN_PLANES
    reason = refuse_target(s, seat, target)
    if reason != Refusal.NONE:
        return reason
    if s.players[seat].goods[Good.FIGHTERS] == 0:
        return Refusal.NO_FIGHTER
    if s.players[target].goods[plane] == 0:
        return Refusal.NO_TARGET
    return Refusal.NONE


@rule
def shoot(s: State, seat: int, target: int, plane: int) -> None:
    """One fighter for one plane (MP-9.4)."""
    s.players[seat].goods[Good.FIGHTERS] -= 1
    s.players[target].goods[plane] -= 1
    s.strike = Strike.ATTACKING
    close_if_spent(s, seat)


@rule
def refuse_raid(s: State, seat: int, number: int) -> Refusal:
    """A built building of an opponent who has no fighter now (MP-9.6, MP-9.7)."""
    target = s.buildings[number].owner
    if target < 0:
        return Refusal.NO_BUILDING
    if target == seat:
        return Refusal.OWN_BUILDING
    reason = refuse_target(s, seat, target)
    if reason != Refusal.NONE:
        return reason
    if s.players[seat].goods[Good.BOMBERS] == 0:
        return Refusal.NO_BOMBER
    if s.players[target].goods[Good.FIGHTERS] > 0:
        return Refusal.FIGHTERS_GUARD
    return Refusal.NONE


@rule
def raid(s: State, seat: int, number: int) -> None:
    """One bomber for one point of damage, without limit (MP-9.6, MP-9.8)."""
    s.players[seat].goods[Good.BOMBERS] -= 1
    s.buildings[number].damage += 1
    s.strike = Strike.ATTACKING
    close_if_spent(s, seat)


@rule
def any_target(s: State, seat: int) -> bool:
    """Whether there is anything that the planes in the air can hit."""
    for target in range(s.seats):
        for k in range(len(PLANES)):
            if refuse_shoot(s, seat, target, PLANES[k]) == Refusal.NONE:
                return True
    for number in range(BUILDINGS):
        if refuse_raid(s, seat, number) == Refusal.NONE:
            return True
    return False


# --- pacts


@rule
def pacts_allowed(s: State) -> bool:
    """By default with three players or more (MP-10.1)."""
    return s.pacts == Pacts.ON or (s.pacts == Pacts.AUTO and s.seats > 2)


@rule
def refuse_offer(s: State, seat: int, target: int) -> Refusal:
    """Before the first attack, one offer to each opponent (MP-10.2, MP-10.3)."""
    if not pacts_allowed(s):
        return Refusal.NO_PACTS
    if s.strike == Strike.NONE:
        return Refusal.NO_PARLEY
    if s.strike == Strike.ATTACKING:
        return Refusal.TOO_LATE
    if target >= s.seats:
        return Refusal.NO_SUCH_PLAYER
    if target == seat:
        return Refusal.NO_PARTNER
    if s.offered >> target & 1:
        return Refusal.ASKED_BEFORE
    return Refusal.NONE


@rule
def offer(s: State, target: int, form: int) -> None:
    """The opponent answers at once (MP-10.8)."""
    s.offered |= 1 << target
    ask(s, Ask.PACT, target, form)


@rule
def agree(s: State, partner: int, form: int) -> None:
    """It holds until the proposer's next turn (MP-10.4 to MP-10.6)."""
    if form == TRUCE:
        s.players[s.mover].truce |= 1 << partner
    else:
        s.players[s.mover].stand_down |= 1 << partner


@rule
def at_peace(s: State, seat: int, target: int) -> bool:
    """The proposer spares the partner, and with a truce the partner the proposer (MP-10.4)."""
    mine = (s.players[seat].truce | s.players[seat].stand_down) >> target & 1
    return (mine | (s.players[target].truce >> seat & 1)) > 0


@rule
def must_stand_down(s: State, seat: int) -> bool:
    """Whether the player has promised to keep off Air Strike (MP-10.5)."""
    for proposer in range(s.seats):
        if s.players[proposer].stand_down >> seat & 1:
            return True
    return False
