"""Repair: the active player first, then everybody in order (MP-11)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell

from ..news import News
from ..state import State
from ..tables import BUILDINGS, MOST_REPAIRS, REPAIR_PRICES, Good
from .moves import Ask, Refusal


@rule
def repair_price(s: State, seat: int, done: int) -> int:
    """The active player has paid; the others pay point by point (MP-11.2, MP-11.4)."""
    return 0 if seat == s.mover else REPAIR_PRICES[done]


@rule
def can_repair(s: State, seat: int, done: int) -> bool:
    """Whether there is damage left to remove, and the money for it (MP-11.6)."""
    if done == MOST_REPAIRS or s.players[seat].goods[Good.MONEY] < repair_price(s, seat, done):
        return False
    for number in range(BUILDINGS):
        if s.buildings[number].owner == seat and s.buildings[number].damage > 0:
            return True
    return False


@rule
def offer_repair(s: State, seat: int, done: int) -> None:
    """Ask the player, or whoever comes next clockwise and can repair (MP-11.3)."""
    while not can_repair(s, seat, done):
        tell_passed_over(s, seat, done)
        seat = (seat + 1) % s.seats
        done = 0
        if seat == s.mover:
            return
    ask(s, Ask.REPAIR, seat, done)


@telling
def tell_passed_over(s: State, seat: int, done: int) -> None:
    """Why somebody is not asked (any more): no damage, or no money (MP-11.1, MP-11.6)."""
    damaged = any(building.owner == seat and building.damage > 0 for building in s.buildings)
    if damaged and done < MOST_REPAIRS:
        tell(s, News.REPAIR_TOO_DEAR, seat, repair_price(s, seat, done))
    elif done == 0 and seat == s.mover:
        tell(s, News.NO_REPAIR, seat)


@rule
def refuse_repair(s: State, seat: int, number: int) -> Refusal:
    """Damage on an own building (MP-11.2, MP-11.7)."""
    if s.buildings[number].owner != seat:
        return Refusal.NOT_TO_REPAIR
    if s.buildings[number].damage == 0:
        return Refusal.NO_DAMAGE
    return Refusal.NONE


@rule
def repair(s: State, seat: int, done: int, number: int) -> None:
    """One point of damage less."""
    cost = repair_price(s, seat, done)
    s.players[seat].goods[Good.MONEY] -= cost
    if cost > 0:
        tell(s, News.REPAIR_PAID, seat, cost)
    s.buildings[number].damage -= 1
    repaired = News.REPAIRED if seat == s.mover else News.REPAIRED_TOO
    tell(s, repaired, seat, number, s.buildings[number].damage)
    offer_repair(s, seat, done + 1)


@rule
def stop_repairing(s: State, seat: int) -> None:
    """The next player's turn to repair (MP-11.3)."""
    tell(s, News.REPAIRED_ENOUGH if seat == s.mover else News.REPAIRED_ENOUGH_TOO, seat)
    offer_repair(s, seat, MOST_REPAIRS)
