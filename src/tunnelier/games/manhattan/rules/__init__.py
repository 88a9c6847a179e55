"""The rules of The Manhattan Project. Numbers MP-… are the ledger's.

Module by module: turn (the frame, retrieving), placing (spaces, buildings, training, espionage),
construction (market, bribes), strike (attacks, pacts), repair, design (the draft), bombs.
"""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, about, answered, ask, to_move
from tunnelier.core.jit import rule
from tunnelier.core.news import tell
from tunnelier.core.view import ALL_EYES

from ..news import News
from ..state import DECK, NOBODY, State, Strike
from ..tables import (
    BOMBS,
    BUILDINGS,
    PLUTONIUM_BOMBS,
    RECRUITING,
    SEAT_BONUS,
    SEATS,
    SITES,
    SLOTS,
    SOCKETS,
    SPACES,
    START_MONEY,
    TYPES,
    WORKERS_OF_A_KIND,
    Good,
    Worker,
)
from .bombs import (
    any_fuelled,
    choose_engineers,
    load,
    refuse_build,
    refuse_load,
    refuse_staff,
    refuse_test,
    staff,
    test,
)
from .construction import buy, refuse_buy, reveal, reveals
from .design import deal_bomb, dealt, imagine, keep, refuse_keep
from .moves import ACTIONS, KIND, PLANES, SIDES, Ask, Kind, Refusal, X, Y
from .placing import (
    TRAINEES,
    any_open,
    graduate,
    make,
    must_retrieve,
    place,
    refuse_crew,
    refuse_make,
    refuse_place,
    refuse_train,
    refuse_use,
    run,
    send,
)
from .repair import refuse_repair, repair, stop_repairing
from .strike import (
    STAND_DOWN,
    TRUCE,
    agree,
    offer,
    raid,
    refuse_offer,
    refuse_raid,
    refuse_shoot,
    shoot,
)
from .turn import (
    end_turn,
    recruit,
    refuse_end,
    refuse_retrieve,
    retrieve,
    settle,
)

__all__ = [
    "ACTIONS",
    "Ask",
    "Kind",
    "Refusal",
    "imagine",
    "possible",
    "refuse",
    "setup",
    "step",
    "ways",
]


@rule
def refuse(s: State, action: int) -> Refusal:
    """Why the seat to move may not answer so; Refusal.NONE if it may."""
    seat, x = to_move(s), X[action]
    match KIND[action]:
        case Kind.PLACE | Kind.BLOCK:
            return refuse_place(s, seat, x)
        case Kind.USE | Kind.OCCUPY:
            return refuse_use(s, seat, x)
        case Kind.BUILD:
            return refuse_build(s, seat, x)
        case Kind.TEST:
            return refuse_test(s, seat, PLUTONIUM_BOMBS + x)
        case Kind.LOAD:
            return refuse_load(s, seat, x)
        case Kind.SHOOT:
            return refuse_shoot(s, seat, x, PLANES[Y[action]])
        case Kind.RAID:
            return refuse_raid(s, seat, x)
        case Kind.TRUCE | Kind.STAND_DOWN:
            return refuse_offer(s, seat, x)
        case Kind.STOP:
            return Refusal.NOTHING_TO_STOP if s.strike == Strike.NONE else Refusal.NONE
        case Kind.RETRIEVE:
            return refuse_retrieve(s, seat)
        case Kind.END_TURN:
            return refuse_end(s)
        case Kind.SEND:
            return refuse_crew(s, seat, about(s) // 2, x)
        case Kind.MAKE:
            return refuse_make(about(s), SIDES[x])
        case Kind.TRAIN:
            return refuse_train(s, seat, about(s) // TRAINEES, about(s) % TRAINEES, x)
        case Kind.BUY:
            return refuse_buy(s, seat, x, about(s) == 1)
        case Kind.REPAIR:
            return refuse_repair(s, seat, x)
        case Kind.KEEP:
            return refuse_keep(s, x)
        case Kind.STAFF:
            return refuse_staff(s, seat, about(s), x)
    return Refusal.NONE


@rule
def possible(s: State, kind: int) -> bool:
    """Whether any move of a kind can be legal now, at a glance: it spares asking for each."""
    match kind:
        case Kind.PLACE | Kind.BLOCK:
            return not (s.step_two or must_retrieve(s, s.mover))
        case Kind.USE | Kind.OCCUPY:
            return any_open(s, s.mover)
        case Kind.BUILD:
            return any_fuelled(s, s.mover)
        case Kind.TEST | Kind.LOAD:
            return s.players[s.mover].built > 0
        case Kind.SHOOT | Kind.RAID | Kind.TRUCE | Kind.STAND_DOWN:
            return s.strike != Strike.NONE
    return True


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about: all are equally likely."""
    x = X[action]
    match KIND[action]:
        case Kind.FIRST:
            return 1 if x < s.seats else 0
        case Kind.REVEAL:
            return reveals(s, about(s), x)
        case Kind.DESIGN:
            return dealt(s, x)
    return 0


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda."""
    topic = about(s)
    seat = answered(s)
    x = X[action]
    match KIND[action]:
        case Kind.PLACE | Kind.BLOCK:
            place(s, seat, x, KIND[action] == Kind.PLACE)
        case Kind.USE | Kind.OCCUPY:
            place(s, seat, SPACES + x, KIND[action] == Kind.USE)
        case Kind.BUILD:
            choose_engineers(s, seat, x)
        case Kind.TEST:
            test(s, seat, PLUTONIUM_BOMBS + x)
        case Kind.LOAD:
            load(s, seat, x)
        case Kind.SHOOT:
            shoot(s, seat, x, PLANES[Y[action]])
        case Kind.RAID:
            raid(s, seat, x)
        case Kind.TRUCE:
            offer(s, seat, x, TRUCE)
        case Kind.STAND_DOWN:
            offer(s, seat, x, STAND_DOWN)
        case Kind.STOP:
            s.strike = Strike.NONE
            tell(s, News.STRIKE_STOPPED, seat)
        case Kind.RETRIEVE:
            retrieve(s, seat)
        case Kind.END_TURN:
            end_turn(s)
        case Kind.SEND:
            send(s, seat, topic // 2, topic % 2 == 1, x)
        case Kind.BURN:
            run(s, seat, topic // 2, topic % 2 == 1, x == 0)
        case Kind.MAKE:
            make(s, seat, SIDES[x], SITES[topic].makes[SIDES[x]])
        case Kind.TRAIN:
            graduate(s, seat, topic // TRAINEES, topic % TRAINEES, x)
        case Kind.BUY:
            buy(s, seat, x, topic == 1)
        case Kind.DECLINE:
            tell(s, News.DECLINED, seat)
        case Kind.REPAIR:
            repair(s, seat, topic, x)
        case Kind.ENOUGH:
            stop_repairing(s, seat)
        case Kind.KEEP:
            keep(s, seat, x)
        case Kind.ACCEPT:
            agree(s, seat, topic)
        case Kind.REFUSE:
            tell(s, News.REFUSED, seat, s.mover, topic)
        case Kind.STAFF:
            staff(s, seat, topic, x)
        case Kind.RECRUIT:
            recruit(s, seat, Worker.ENGINEER + x)
        case Kind.FIRST:
            begin(s, x)
        case Kind.REVEAL:
            reveal(s, topic, x)
        case Kind.DESIGN:
            deal_bomb(s, x)
    settle(s)


# --- set-up (MP-2)


@rule
def setup(s: State) -> None:
    """Everybody's supplies, an empty board; then chance says who begins and deals."""
    for seat in range(SEATS):
        s.players[seat].token = NOBODY
    for seat in range(s.seats):
        equip(s, seat)
    for worker in range(TYPES):
        s.grey[worker] = WORKERS_OF_A_KIND
    for at in range(SOCKETS):
        s.sockets[at].colour = NOBODY
    for number in range(BUILDINGS):
        s.buildings[number].owner = DECK
        s.buildings[number].user = NOBODY
    for bomb in range(BOMBS):
        s.bombs[bomb].holder = NOBODY
        s.bombs[bomb].eyes = ALL_EYES
    s.deck = BOMBS
    s.recruits = max(0, s.seats - RECRUITING)
    for _ in range(s.seats + 1):
        ask(s, Ask.DESIGN, CHANCE)
    for k in range(SLOTS):
        ask(s, Ask.REVEAL, CHANCE, SLOTS - 1 - k)
    ask(s, Ask.FIRST, CHANCE)


@rule
def equip(s: State, seat: int) -> None:
    """Four laborers, ten dollars, a fighter and a bomber (MP-2.2, MP-2.3)."""
    me = s.players[seat]
    me.supply[Worker.LABORER] = WORKERS_OF_A_KIND
    me.untrained[Worker.ENGINEER] = WORKERS_OF_A_KIND
    me.untrained[Worker.SCIENTIST] = WORKERS_OF_A_KIND
    me.goods[Good.MONEY] = START_MONEY
    me.goods[Good.FIGHTERS] = 1
    me.goods[Good.BOMBERS] = 1


@rule
def begin(s: State, first: int) -> None:
    """The first player is drawn; later ones get more money (MP-2.1, MP-2.4)."""
    s.first = first
    s.mover = first
    tell(s, News.FIRST, first)
    for rank in range(1, s.seats):
        seat = (first + rank) % s.seats
        s.players[seat].goods[Good.MONEY] += SEAT_BONUS[rank]
        tell(s, News.BONUS_MONEY, seat, SEAT_BONUS[rank])
