"""The frame of a turn, and Retrieve turns (MP-3, MP-14)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule
from tunnelier.core.record import Ints

from ..score import finish, points_to_come, time_is_up
from ..state import NOBODY, Lies, State, Strike
from ..tables import (
    BOMBS,
    BUILDINGS,
    KINDS_OF_WORKER,
    SOCKETS,
    TYPES,
    WORKERS_OF_A_KIND,
    Colour,
)
from .moves import Ask, Refusal


@rule
def settle(s: State) -> None:
    """Nothing is half resolved: seat bonuses first, then the turn goes on (MP-2.5, MP-3.9)."""
    if s.depth > 0 or s.over:
        return
    if s.recruits > 0:
        ask(s, Ask.BONUS, (s.first + s.seats - s.recruits) % s.seats)
    else:
        ask(s, Ask.TURN, s.mover)


@rule
def recruit(s: State, seat: int, worker: int) -> None:
    """The fourth and the fifth player begin with an engineer or a scientist (MP-2.5)."""
    s.players[seat].untrained[worker] -= 1
    s.players[seat].supply[worker] += 1
    s.recruits -= 1


# --- the end of a turn


@rule
def refuse_end(s: State) -> Refusal:
    """At an open point, with at least one worker placed (MP-3.12, MP-3.13)."""
    if s.strike != Strike.NONE:
        return Refusal.STRIKE_OPEN
    return Refusal.NONE if s.placed else Refusal.NOBODY_PLACED


@rule
def end_turn(s: State) -> None:
    """On to the next player, unless the match ends here (MP-3.1, MP-15.4, MP-15.5)."""
    s.turns += 1
    if time_is_up(s) or not points_to_come(s):
        finish(s)
    s.mover = (s.mover + 1) % s.seats
    s.begun = 0
    s.placed = 0
    s.step_two = 0
    s.spying = 0
    s.strike = Strike.NONE
    s.offered = 0
    s.players[s.mover].truce = 0
    s.players[s.mover].stand_down = 0


# --- Retrieve (MP-14)


@rule
def refuse_retrieve(s: State, seat: int) -> Refusal:
    """As the first move of a turn, if a permanent worker would move (MP-14.2)."""
    if s.begun:
        return Refusal.ALREADY_PLACING
    if away(s, seat) > 0:
        return Refusal.NONE
    for number in range(BUILDINGS):
        building = s.buildings[number]
        if building.owner == seat and permanent(building.workers) > 0:
            return Refusal.NONE
    return Refusal.NOTHING_TO_RETRIEVE


@rule
def permanent(workers: Ints) -> int:
    """How many of them are no contractors."""
    return workers[0] + workers[1] + workers[2]


@rule
def away(s: State, seat: int) -> int:
    """The player's own workers out on the board, buildings, bombs and the token."""
    me = s.players[seat]
    return TYPES * WORKERS_OF_A_KIND - permanent(me.supply) - total(me.untrained)


@rule
def retrieve(s: State, seat: int) -> None:
    """Three steps, no decision, and the turn is over (MP-14.1)."""
    call_home(s, seat)
    clear_own(s, seat)
    dismiss(s, seat)
    end_turn(s)


@rule
def call_home(s: State, seat: int) -> None:
    """Own workers return from the main board and from other players' buildings (MP-14.3)."""
    me = s.players[seat]
    for at in range(SOCKETS):
        socket = s.sockets[at]
        if socket.colour == seat:
            me.supply[socket.worker] += 1
            socket.colour = NOBODY
            socket.worker = 0
    for worker in range(TYPES):
        me.supply[worker] += s.crowd[TYPES * seat + worker]
        s.crowd[TYPES * seat + worker] = 0
    for number in range(BUILDINGS):
        building = s.buildings[number]
        if building.user == seat and building.owner != seat:
            for worker in range(TYPES):
                me.supply[worker] += building.workers[worker]
                building.workers[worker] = 0
            if total(building.workers) == 0:
                building.user = NOBODY


@rule
def clear_own(s: State, seat: int) -> None:
    """Everybody leaves the player's buildings, bombs and token (MP-14.4)."""
    for number in range(BUILDINGS):
        building = s.buildings[number]
        if building.owner == seat and building.user != NOBODY:
            release(s, building.user, building.workers)
            building.user = NOBODY
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.BUILT and s.bombs[bomb].holder == seat:
            release(s, seat, s.bombs[bomb].workers)
    release(s, seat, s.players[seat].token_workers)


@rule
def release(s: State, owner: int, workers: Ints) -> None:
    """Permanent workers to their owner's supply, contractors to the general one."""
    for worker in range(TYPES):
        s.players[owner].supply[worker] += workers[worker]
        s.grey[worker] += workers[TYPES + worker]
    for kind in range(KINDS_OF_WORKER):
        workers[kind] = 0


@rule
def dismiss(s: State, seat: int) -> None:
    """All contractors on the main board leave, and those in the own supply (MP-14.5)."""
    for at in range(SOCKETS):
        socket = s.sockets[at]
        if socket.colour == Colour.GREY:
            s.grey[socket.worker] += 1
            socket.colour = NOBODY
            socket.worker = 0
    supply = s.players[seat].supply
    for worker in range(TYPES):
        s.grey[worker] += s.crowd[TYPES * Colour.GREY + worker] + supply[TYPES + worker]
        s.crowd[TYPES * Colour.GREY + worker] = 0
        supply[TYPES + worker] = 0
