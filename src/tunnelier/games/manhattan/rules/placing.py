"""Placing workers, and what spaces and buildings make (MP-4, MP-5, MP-7, MP-8)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.counts import covers, gain, spend, total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell
from tunnelier.core.record import Ints

from ..news import HEAP, TEAM, News
from ..state import NOBODY, State, Strike
from ..tables import (
    AIR_STRIKE_SOCKETS,
    BUILDINGS,
    CREW,
    DESIGN_SOCKETS,
    FIRST_CREW,
    FITS,
    GOODS,
    KINDS_OF_WORKER,
    LIMITS,
    MOST_SPIES,
    SITES,
    SOCKET_OF,
    SPACES,
    TYPES,
    Colour,
    Good,
    Space,
    Takes,
    Worker,
)
from .construction import open_market
from .design import begin_draft
from .moves import Ask, Refusal
from .repair import offer_repair
from .strike import must_stand_down, open_strike

NO_CREW = -1
TRAINEES = 8
"""A question about training tells the type of the workers and, below this, their number."""

# --- where workers may go


@rule
def refuse_place(s: State, seat: int, space: int) -> Refusal:
    """One placement on the main board, before any building is used (MP-3.6, MP-3.8)."""
    if s.strike != Strike.NONE:
        return Refusal.STRIKE_OPEN
    if s.step_two:
        return Refusal.STEP_ONE_OVER
    if space == Space.DESIGN and s.closed:
        return Refusal.CLOSED
    if occupied(s, space):
        return Refusal.DESIGN_TAKEN if space == Space.DESIGN else Refusal.OCCUPIED
    if space == Space.AIR_STRIKE and must_stand_down(s, seat):
        return Refusal.PACT
    return refuse_site(s, seat, space)


@rule
def refuse_use(s: State, seat: int, number: int) -> Refusal:
    """A building that somebody has bought.

    Most have not been: with the other objections apart, this one costs no call in machine code.
    """
    if s.buildings[number].owner < 0:
        return Refusal.NOT_BOUGHT
    return refuse_bought(s, seat, number)


@rule
def refuse_bought(s: State, seat: int, number: int) -> Refusal:
    """An empty, undamaged building, one's own unless spies open others (MP-7.1 to MP-7.3)."""
    building = s.buildings[number]
    if s.strike != Strike.NONE:
        return Refusal.STRIKE_OPEN
    if building.owner != seat and s.spying == 0:
        return Refusal.NOT_YOURS
    if building.user != NOBODY:
        return Refusal.IN_USE
    if building.damage > 0:
        return Refusal.DAMAGED
    return refuse_site(s, seat, SPACES + number)


@rule
def any_open(s: State, seat: int) -> bool:
    """Whether any building can take workers of this player: all take at least one."""
    if s.strike != Strike.NONE or total(s.players[seat].supply) == 0:
        return False
    if s.players[seat].owned == 0 and s.spying == 0:
        return False
    for number in range(BUILDINGS):
        building = s.buildings[number]
        reached = building.owner == seat or (building.owner >= 0 and s.spying > 0)
        free = building.user == NOBODY and building.damage == 0
        if reached and free and refuse_site(s, seat, SPACES + number) == Refusal.NONE:
            return True
    return False


@rule
def refuse_site(s: State, seat: int, site: int) -> Refusal:
    """Workers and the whole cost must be at hand (MP-4.1, MP-4.9)."""
    if not manned(s, seat, site):
        return Refusal.MUST_RETRIEVE if must_retrieve(s, seat) else Refusal.WORKERS_MISSING
    if not (affords(s, seat, site) or burns(s, seat, site)):
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule
def must_retrieve(s: State, seat: int) -> bool:
    """A turn that begins with an empty supply can only be a Retrieve turn (MP-3.4)."""
    return not s.begun and total(s.players[seat].supply) == 0


@rule
def occupied(s: State, space: int) -> bool:
    """Construction never is; Air Strike has room for two (MP-4.6, MP-4.7)."""
    if space == Space.CONSTRUCTION:
        return False
    if space == Space.AIR_STRIKE:
        return taken(s, AIR_STRIKE_SOCKETS[0]) and taken(s, AIR_STRIKE_SOCKETS[1])
    if space == Space.DESIGN:
        return taken(s, DESIGN_SOCKETS[0]) or taken(s, DESIGN_SOCKETS[1])
    return taken(s, SOCKET_OF[space])


@rule
def taken(s: State, socket: int) -> bool:
    """Whether a worker stands there."""
    return s.sockets[socket].colour != NOBODY


@rule
def of_type(s: State, seat: int, worker: int) -> int:
    """Workers of a type in the supply, own ones and contractors alike (MP-4.2)."""
    return s.players[seat].supply[worker] + s.players[seat].supply[TYPES + worker]


@rule
def manned(s: State, seat: int, site: int) -> bool:
    """Whether the supply holds the workers that the site takes (MP-4.4, MP-4.5)."""
    wanted = SITES[site].workers
    match SITES[site].takes:
        case Takes.ENGINEERS:
            return of_type(s, seat, Worker.ENGINEER) >= wanted
        case Takes.SCIENTISTS:
            return of_type(s, seat, Worker.SCIENTIST) >= wanted
        case Takes.ENGINEER_OR_SCIENTIST:
            return of_type(s, seat, Worker.ENGINEER) + of_type(s, seat, Worker.SCIENTIST) > 0
        case Takes.ENGINEER_AND_SCIENTIST:
            return of_type(s, seat, Worker.ENGINEER) > 0 and of_type(s, seat, Worker.SCIENTIST) > 0
    return total(s.players[seat].supply) >= wanted


@rule
def affords(s: State, seat: int, site: int) -> bool:
    """Whether the printed cost can be paid in full (MP-4.9)."""
    return covers(s.players[seat].goods, SITES[site].cost)


@rule
def burns(s: State, seat: int, site: int) -> bool:
    """Whether the reactor can be fed with uranium instead (MP-7.11)."""
    instead = SITES[site].burns
    return instead > 0 and s.players[seat].goods[Good.URANIUM] >= instead


# --- who goes


@rule
def place(s: State, seat: int, site: int, performing: bool) -> None:
    """Send workers; which ones is asked only if there is a choice (MP-3.14, MP-3.15)."""
    s.begun = 1
    crew = only_crew(s, seat, site)
    if crew == NO_CREW:
        ask(s, Ask.WORKERS, seat, 2 * site + performing)
    else:
        send(s, seat, site, performing, crew)


@rule
def refuse_crew(s: State, seat: int, site: int, crew: int) -> Refusal:
    """Exactly the printed workers, from the own supply (MP-4.1, MP-4.4, MP-7.4)."""
    if not FITS[site, crew]:
        return misfit(site, crew)
    if not covers(s.players[seat].supply, CREW[crew]):
        return Refusal.WORKERS_MISSING
    return Refusal.NONE


@rule
def misfit(site: int, crew: int) -> Refusal:
    """Which rule says who goes to a site (MP-3.6, MP-4.4, MP-4.5, MP-7.4, MP-12.1)."""
    if site >= SPACES:
        return Refusal.WRONG_CREW
    match SITES[site].takes:
        case Takes.ENGINEER_OR_SCIENTIST:
            return Refusal.ONE_OF_EITHER
        case Takes.ENGINEER_AND_SCIENTIST:
            return Refusal.WRONG_DESIGNERS
    return Refusal.ONE_WORKER if crew >= FIRST_CREW[2] else Refusal.WRONG_WORKERS


@rule
def only_crew(s: State, seat: int, site: int) -> int:
    """The one set of workers that can go; NO_CREW if there are several."""
    found, wanted = NO_CREW, SITES[site].workers
    for crew in range(FIRST_CREW[wanted], FIRST_CREW[wanted + 1]):
        if FITS[site, crew] and covers(s.players[seat].supply, CREW[crew]):
            if found != NO_CREW:
                return NO_CREW
            found = crew
    return found


@rule
def send(s: State, seat: int, site: int, performing: bool, crew: int) -> None:
    """The workers move, the cost is paid, the action follows, then the others' share (MP-4.8)."""
    spend(s.players[seat].supply, CREW[crew])
    s.placed = 1
    s.step_two = 1
    if site >= SPACES:
        enter(s, seat, site - SPACES, crew)
        tell_entrance(s, seat, site - SPACES, performing, crew)
    else:
        for kind in range(KINDS_OF_WORKER):
            for _ in range(CREW[crew, kind]):
                stand(s, site, seat if kind < TYPES else Colour.GREY, kind % TYPES)
        tell(s, News.PLACED if performing else News.BLOCKED, seat, crew, site)
    if site == Space.CONSTRUCTION:
        open_market(s, seat, crew % TYPES == Worker.ENGINEER)
    elif affords(s, seat, site) and burns(s, seat, site):
        ask(s, Ask.FUEL, seat, 2 * site + performing)
    else:
        run(s, seat, site, performing, burns(s, seat, site))


@telling
def tell_entrance(s: State, seat: int, number: int, performing: bool, crew: int) -> None:
    """Whose building it is, and whether it is used (MP-3.7, MP-4.10, MP-8.3)."""
    owner = s.buildings[number].owner
    if owner == seat:
        tell(s, News.USED if performing else News.OCCUPIED, seat, crew, number)
    else:
        news = News.SPIED if performing else News.OCCUPIED_BY_SPY
        tell(s, news, seat, crew, number, owner)


@rule
def enter(s: State, seat: int, number: int, crew: int) -> None:
    """Into a building; an enemy's counts against the spies (MP-8.4)."""
    building = s.buildings[number]
    building.user = seat
    gain(building.workers, CREW[crew])
    if building.owner != seat:
        s.spying -= 1


@rule
def stand(s: State, space: int, colour: int, worker: int) -> None:
    """One worker on the main board."""
    if space == Space.CONSTRUCTION:
        s.crowd[TYPES * colour + worker] += 1
        return
    at = SOCKET_OF[space]
    if space == Space.AIR_STRIKE:
        at = AIR_STRIKE_SOCKETS[1 if taken(s, AIR_STRIKE_SOCKETS[0]) else 0]
    elif space == Space.DESIGN:
        at = DESIGN_SOCKETS[1 if worker == Worker.SCIENTIST else 0]
    s.sockets[at].colour = colour
    s.sockets[at].worker = worker


# --- what it costs and brings


@rule
def run(s: State, seat: int, site: int, performing: bool, burning: bool) -> None:
    """Pay, feed the bribe pile, perform unless declined, give the others theirs (MP-4.8)."""
    if burning:
        s.players[seat].goods[Good.URANIUM] -= SITES[site].burns
        tell(s, News.BURNED, seat, HEAP * Good.URANIUM + SITES[site].burns)
    else:
        spend(s.players[seat].goods, SITES[site].cost)
        tell_goods(s, News.PAID, seat, SITES[site].cost)
    if SITES[site].bribe:
        s.bribe += 1
        tell(s, News.MONEY_FED_BRIBES, THE_TABLE, s.bribe)
    if performing:
        perform(s, seat, site)
    share(s, seat, site)


@rule
def perform(s: State, seat: int, site: int) -> None:
    """The action of a space or building (MP-4.10)."""
    match site:
        case Space.REPAIR:
            offer_repair(s, seat, 0)
        case Space.ESPIONAGE:
            recruit_spy(s, seat)
        case Space.AIR_STRIKE:
            open_strike(s, seat)
        case Space.DESIGN:
            begin_draft(s, seat)
        case _:
            if SITES[site].either:
                ask(s, Ask.OUTPUT, seat, site)
            else:
                for good in range(len(SITES[site].makes)):
                    make(s, seat, good, SITES[site].makes[good])


@rule
def share(s: State, seat: int, site: int) -> None:
    """What the space gives to each opponent, whatever the player did (MP-4.18, MP-4.19)."""
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        gain(s.players[other].goods, SITES[site].others)
        tell_goods(s, News.SHARED, other, SITES[site].others)


@telling
def tell_goods(s: State, news: News, seat: int, goods: Ints) -> None:
    """Goods that are paid or received, heap by heap."""
    for good in range(len(goods)):
        if goods[good] > 0:
            tell(s, news, seat, HEAP * good + goods[good])


@rule
def refuse_make(site: int, good: int) -> Refusal:
    """One of the two printed sides, even one that brings nothing now (MP-4.14, MP-4.15)."""
    return Refusal.NONE if SITES[site].makes[good] > 0 else Refusal.NOT_ON_OFFER


@rule
def make(s: State, seat: int, good: int, amount: int) -> None:
    """As much as there is room for; the rest is lost (MP-4.12, MP-4.13)."""
    if good >= GOODS:
        train(s, seat, good - GOODS, amount)
    else:
        goods = s.players[seat].goods
        made = min(amount, LIMITS[good] - goods[good])
        goods[good] += made
        tell_made(s, seat, good, made, amount - made)


@telling
def tell_made(s: State, seat: int, good: int, made: int, lost: int) -> None:
    """What there was room for, and what is lost (MP-4.12, MP-4.13)."""
    if made > 0:
        tell(s, News.RECEIVED, seat, HEAP * good + made)
    if lost > 0:
        tell(s, News.LOST, seat, HEAP * good + lost)


@rule
def recruit_spy(s: State, seat: int) -> None:
    """One more spy, and enemy buildings are open for this turn (MP-8.2 to MP-8.4)."""
    me = s.players[seat]
    if me.spies < MOST_SPIES:
        me.spies += 1
        tell(s, News.SPY, seat, me.spies)
    else:
        tell(s, News.NO_SPY, seat, me.spies)
    s.spying = me.spies
    tell(s, News.SPYING, seat, s.spying)


# --- training (MP-5.4 to MP-5.7)


@rule
def train(s: State, seat: int, worker: int, number: int) -> None:
    """So many as the general supply has; own or contractors is asked if both will do."""
    wanted = number
    number = min(number, s.players[seat].untrained[worker] + s.grey[worker])
    if number < wanted:
        tell(s, News.NOT_TRAINED, seat, TEAM[worker] * (wanted - number))
    least = max(0, number - s.grey[worker])
    if least < min(number, s.players[seat].untrained[worker]):
        ask(s, Ask.TRAINING, seat, TRAINEES * worker + number)
    else:
        graduate(s, seat, worker, number, least)


@rule
def refuse_train(s: State, seat: int, worker: int, number: int, own: int) -> Refusal:
    """Any split of those trained that the general supply allows (MP-5.4, MP-5.5)."""
    if own > number:
        return Refusal.FEWER_TRAINED
    if own > s.players[seat].untrained[worker] or number - own > s.grey[worker]:
        return Refusal.WRONG_SPLIT
    return Refusal.NONE


@rule
def graduate(s: State, seat: int, worker: int, number: int, own: int) -> None:
    """From the general supply into the player's own (MP-5.6)."""
    me = s.players[seat]
    me.untrained[worker] -= own
    me.supply[worker] += own
    s.grey[worker] -= number - own
    me.supply[TYPES + worker] += number - own
    if own > 0:
        tell(s, News.TRAINED, seat, TEAM[worker] * own)
    if own < number:
        tell(s, News.HIRED, seat, TEAM[worker] * (number - own))
