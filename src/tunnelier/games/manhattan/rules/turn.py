"""The frame of a turn, and Retrieve turns (MP-3, MP-14)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell
from tunnelier.core.record import Ints

from ..news import IN_SUPPLY, ON_BOMBS, ON_TOKEN, TEAM, News, team_of
from ..score import announce, finish, points_to_come, time_is_up
from ..state import NOBODY, Lies, State, Strike
from ..tables import (
    BOMBS,
    BUILDINGS,
    KINDS_OF_WORKER,
    SOCKETS,
    SPACE_OF,
    SPACES,
    TYPES,
    WORKERS_OF_A_KIND,
    Colour,
    Space,
)
from .moves import Ask, Refusal
from .strike import STAND_DOWN, TRUCE


@rule
def settle(s: State) -> None:
    """Nothing is half resolved: seat bonuses first, then the turn goes on (MP-2.5, MP-3.9)."""
    if s.depth > 0 or s.over:
        return
    if s.recruits > 0:
        ask(s, Ask.BONUS, (s.first + s.seats - s.recruits) % s.seats)
    else:
        ask(s, Ask.TURN, s.mover)
        announce_turn(s)


@telling
def announce_turn(s: State) -> None:
    """Whose turn begins, and whether its kind is settled (MP-3.1, MP-3.4)."""
    if not s.begun:
        tell(s, News.TURN, s.mover)
        if total(s.players[s.mover].supply) == 0:
            tell(s, News.MUST_RETRIEVE, s.mover)


@rule
def recruit(s: State, seat: int, worker: int) -> None:
    """The fourth and the fifth player begin with an engineer or a scientist (MP-2.5)."""
    s.players[seat].untrained[worker] -= 1
    s.players[seat].supply[worker] += 1
    s.recruits -= 1
    tell(s, News.BONUS_WORKER, seat, TEAM[worker])


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
    seat, unused = s.mover, s.spying
    s.turns += 1
    s.mover = (s.mover + 1) % s.seats
    s.begun = 0
    s.placed = 0
    s.step_two = 0
    s.spying = 0
    s.strike = Strike.NONE
    s.offered = 0
    tell(s, News.TURN_OVER, seat)
    if unused > 0:
        tell(s, News.SPYING_OVER, seat)
    me = s.players[s.mover]
    truces, stand_downs = me.truce, me.stand_down
    me.truce = 0
    me.stand_down = 0
    tell_pacts_over(s, s.mover, truces, stand_downs)
    if time_is_up(s) or not points_to_come(s):
        finish(s)
        announce(s)


@telling
def tell_pacts_over(s: State, proposer: int, truces: int, stand_downs: int) -> None:
    """They held until the proposer's next turn (MP-10.6)."""
    for partner in range(s.seats):
        if truces >> partner & 1:
            tell(s, News.PACT_OVER, proposer, partner, TRUCE)
        if stand_downs >> partner & 1:
            tell(s, News.PACT_OVER, proposer, partner, STAND_DOWN)


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
    tell(s, News.RETRIEVED, seat)
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
            worker = socket.worker
            me.supply[worker] += 1
            socket.colour = NOBODY
            socket.worker = 0
            tell(s, News.CAME_HOME, seat, TEAM[worker], SPACE_OF[at])
    home = team_of(s.crowd, TYPES * seat)
    for worker in range(TYPES):
        me.supply[worker] += s.crowd[TYPES * seat + worker]
        s.crowd[TYPES * seat + worker] = 0
    tell_team(s, News.CAME_HOME, seat, home, Space.CONSTRUCTION)
    for number in range(BUILDINGS):
        building = s.buildings[number]
        if building.user == seat and building.owner != seat:
            home = team_of(building.workers, 0)
            for worker in range(TYPES):
                me.supply[worker] += building.workers[worker]
                building.workers[worker] = 0
            if total(building.workers) == 0:
                building.user = NOBODY
            tell_team(s, News.CAME_HOME, seat, home, SPACES + number)


@rule
def clear_own(s: State, seat: int) -> None:
    """Everybody leaves the player's buildings, bombs and token (MP-14.4)."""
    for number in range(BUILDINGS):
        building = s.buildings[number]
        if building.owner == seat and building.user != NOBODY:
            release(s, building.user, building.workers, SPACES + number)
            building.user = NOBODY
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.BUILT and s.bombs[bomb].holder == seat:
            release(s, seat, s.bombs[bomb].workers, ON_BOMBS + bomb)
    release(s, seat, s.players[seat].token_workers, ON_TOKEN)


@rule
def release(s: State, owner: int, workers: Ints, place: int) -> None:
    """Permanent workers to their owner's supply, contractors to the general one."""
    own, hired = team_of(workers, 0), team_of(workers, TYPES)
    for worker in range(TYPES):
        s.players[owner].supply[worker] += workers[worker]
        s.grey[worker] += workers[TYPES + worker]
    for kind in range(KINDS_OF_WORKER):
        workers[kind] = 0
    tell_team(s, News.RELEASED, owner, own, place)
    tell_team(s, News.CONTRACT_OVER, s.mover, hired, place)


@rule
def dismiss(s: State, seat: int) -> None:
    """All contractors on the main board leave, and those in the own supply (MP-14.5)."""
    for at in range(SOCKETS):
        socket = s.sockets[at]
        if socket.colour == Colour.GREY:
            worker = socket.worker
            s.grey[worker] += 1
            socket.colour = NOBODY
            socket.worker = 0
            tell(s, News.DISMISSED, seat, TEAM[worker], SPACE_OF[at])
    supply = s.players[seat].supply
    from_board = team_of(s.crowd, TYPES * Colour.GREY)
    from_supply = team_of(supply, TYPES)
    for worker in range(TYPES):
        s.grey[worker] += s.crowd[TYPES * Colour.GREY + worker] + supply[TYPES + worker]
        s.crowd[TYPES * Colour.GREY + worker] = 0
        supply[TYPES + worker] = 0
    tell_team(s, News.DISMISSED, seat, from_board, Space.CONSTRUCTION)
    tell_team(s, News.DISMISSED, seat, from_supply, IN_SUPPLY)


@telling
def tell_team(s: State, news: News, seat: int, team: int, place: int) -> None:
    """Where workers come back from, if there are any."""
    if team > 0:
        tell(s, news, seat, team, place)
