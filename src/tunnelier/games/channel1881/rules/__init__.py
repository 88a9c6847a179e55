"""The rules of Snowdonia: The Channel Tunnel 1881. Numbers C81-… are the ledger's.

Module by module: line (machines, stations), turn (the round), contracts (deck, row), windows
(abilities), yard (areas A and C), digging (B and D), building (E), crisis (G, crisis, events).
"""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, about, answered, ask, to_move
from tunnelier.core.jit import rule
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..state import NOBODY, CrisisStart, Layout, Next, State
from ..tables import (
    BAG,
    BARS,
    BITE,
    CARDS,
    CONTRACTS,
    CRISIS_MARKERS,
    CUBES,
    LABOURERS,
    LAST,
    MARKERS,
    MIDDLE_POSITION,
    MORE_CRISIS_MARKERS,
    NO_STATION,
    ROW,
    RUBBLE_SITES,
    SITES,
    SIZE_2_CARDS,
    SIZE_3_CARDS,
    SPACES,
    STATION_AT,
    STATION_RUBBLE,
    TRAIN_CARDS,
    TRAINS,
    WAIVERS,
    YARD,
    Nation,
)
from .building import (
    IN_D,
    MACHINE,
    choose_item,
    give_back,
    pay,
    refuse_item,
    refuse_payment,
    save,
)
from .contracts import (
    backs_left,
    choose,
    leave,
    on_top,
    refuse_choice,
    restock_contracts,
    show_back,
    show_sky,
    sign,
    take_back,
    turned,
)
from .crisis import (
    crisis_occurs,
    fire_events,
    lose,
    maintain,
    maintain_trains,
    refuse_lose,
    refuse_maintain,
    refuse_waive,
    restock_yard,
    waive,
)
from .digging import (
    bore,
    drill,
    erect,
    idle,
    keep_rubble,
    next_bite,
    offer_bore,
    refuse_bore,
    refuse_drill,
    refuse_erect,
    rest,
    set_to_dig,
    shore,
)
from .line import claim, forgo
from .moves import ACTIONS, KIND, Ask, Kind, Refusal, X, Y
from .turn import (
    AT_HOME,
    after,
    end_round,
    go_home,
    hire,
    offer_hire,
    offer_place,
    place,
    place_machine,
    refuse_machine,
    refuse_pass,
    refuse_place,
    stay,
    stop_placing,
    work,
)
from .windows import announce, open_window, pass_window, refuse_announce
from .yard import convert, drawn, refuse_convert, refuse_take, take

__all__ = ["ACTIONS", "Ask", "Kind", "Refusal", "refuse", "refuse_draw", "setup", "step", "ways"]


@rule
def refuse(s: State, action: int) -> Refusal:
    """Why the seat to move may not answer so; Refusal.NONE if it may."""
    seat, topic, x = to_move(s), about(s), X[action]
    match KIND[action]:
        case Kind.PLACE:
            return refuse_place(s, seat, x)
        case Kind.MACHINE:
            return refuse_machine(s, seat, x)
        case Kind.PASS:
            return refuse_pass(s, seat)
        case Kind.ANNOUNCE:
            return refuse_announce(s, seat, x)
        case Kind.TAKE:
            return refuse_take(s, seat, topic, x)
        case Kind.CONVERT:
            return refuse_convert(s, seat, topic, x)
        case Kind.BORE:
            return refuse_bore(s, seat)
        case Kind.ERECT:
            return refuse_erect(s, seat)
        case Kind.DRILL:
            return refuse_drill(s, seat)
        case Kind.BUILD:
            return refuse_item(s, seat, x, topic)
        case Kind.BUY:
            return refuse_item(s, seat, SITES + 1 + x, topic)
        case Kind.BUY_MACHINE:
            return refuse_item(s, seat, MACHINE, topic)
        case Kind.SAVE:
            return Refusal.MUST_BUILD if topic == IN_D else Refusal.NONE
        case Kind.PAY:
            return refuse_payment(s, seat, topic // 2, topic % 2, x, Y[action])
        case Kind.SIGN:
            return Refusal.NONE if s.row[x] > 0 else Refusal.EMPTY_PLACE
        case Kind.CHOOSE:
            return refuse_choice(s, x)
        case Kind.LOSE:
            return refuse_lose(s, seat, x)
        case Kind.MAINTAIN:
            return refuse_maintain(s, seat)
        case Kind.WAIVE:
            return refuse_waive(s, seat, WAIVERS[x])
    return Refusal.NONE


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about: all are equally likely."""
    x = X[action]
    match KIND[action]:
        case Kind.FIRST:
            return 1
        case Kind.LAY:
            return sizes_left(s, about(s), x + 2)
        case Kind.BACK:
            return backs_left(s, x + 1)
        case Kind.TURN:
            return on_top(s, x)
        case Kind.DRAW:
            return s.bag[x]
    return 0


@rule
def refuse_draw(s: State, action: int) -> Refusal:
    """Why chance cannot bring a move about that answers what it is asked."""
    match KIND[action]:
        case Kind.LAY:
            return Refusal.NO_SUCH_SIZE
        case Kind.BACK | Kind.TURN:
            return Refusal.NOT_IN_DECK
    return Refusal.NOT_LEFT


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda."""
    topic = about(s)
    seat = answered(s)
    x = X[action]
    match KIND[action]:
        case Kind.HIRE:
            hire(s, seat)
        case Kind.STAY:
            stay(s, seat)
        case Kind.PLACE:
            place(s, seat, x)
        case Kind.MACHINE:
            place_machine(s, seat, x)
        case Kind.PASS:
            stop_placing(s, seat)
        case Kind.ANNOUNCE:
            announce(s, seat, x)
        case Kind.WAIT:
            pass_window(s, seat)
        case Kind.TAKE:
            take(s, seat, x)
        case Kind.DIG:
            set_to_dig(s, seat, topic)
        case Kind.REST:
            rest(s, seat)
        case Kind.SHORE:
            shore(s, seat)
        case Kind.KEEP_RUBBLE:
            keep_rubble(s, seat)
        case Kind.CLAIM:
            claim(s, seat, topic)
        case Kind.FORGO:
            forgo(s, seat, topic)
        case Kind.CONVERT:
            convert(s, seat, topic, x)
        case Kind.BORE:
            bore(s, seat)
        case Kind.ERECT:
            erect(s, seat)
        case Kind.DRILL:
            drill(s, seat)
        case Kind.IDLE:
            idle(s, seat)
        case Kind.BUILD:
            choose_item(s, seat, x, topic)
        case Kind.BUY:
            choose_item(s, seat, SITES + 1 + x, topic)
        case Kind.BUY_MACHINE:
            choose_item(s, seat, MACHINE, topic)
        case Kind.SAVE:
            save(s, seat)
        case Kind.PAY:
            pay(s, seat, topic // 2, topic % 2, x, Y[action])
        case Kind.SIGN:
            sign(s, seat, x)
        case Kind.LEAVE:
            leave(s, seat)
        case Kind.CHOOSE:
            choose(s, seat, x)
        case Kind.LOSE:
            lose(s, seat, x)
        case Kind.MAINTAIN:
            maintain(s, seat)
        case Kind.WAIVE:
            waive(s, seat, WAIVERS[x])
        case Kind.RETURN_TRAIN:
            give_back(s, seat)
        case Kind.FIRST:
            begin(s, x)
        case Kind.LAY:
            lay(s, topic, x + 2)
        case Kind.BACK:
            show_sky(s, x + 1)
        case Kind.TURN:
            turned(s, topic, x)
        case Kind.DRAW:
            drawn(s, topic, x)
    settle(s)


@rule
def settle(s: State) -> None:
    """With no question open, one step of the round hands over to the next (C81-4.1)."""
    while s.depth == 0 and not s.over:
        if s.bites > 0:
            next_bite(s)
        elif s.boring != NOBODY:
            offer_bore(s)
        elif s.aside > 0:
            take_back(s)
        elif s.upkeep > 0:
            maintain_trains(s)
        else:
            go_on(s)


@rule
def go_on(s: State) -> None:
    """The next part of the round."""
    match s.next:
        case Next.HIRE:
            offer_hire(s)
        case Next.PLACE:
            offer_place(s)
        case Next.WINDOW:
            open_window(s)
        case Next.WORK:
            work(s)
        case Next.AFTER:
            after(s)
        case Next.HOME:
            go_home(s)
        case Next.CONTRACTS:
            restock_contracts(s)
        case Next.CRISIS:
            crisis_occurs(s)
        case Next.YARD:
            restock_yard(s)
        case Next.EVENTS:
            fire_events(s)
        case Next.END:
            end_round(s)


# --- set-up (C81-2)


@rule
def setup(s: State) -> None:
    """Bag, yard, supplies and stations; then chance says who begins, lays the line and deals."""
    for cube in range(CUBES):
        s.bag[cube] = BAG[cube]
    for cube in range(len(YARD)):
        s.yard[cube] = YARD[cube]
    for train in range(1, TRAINS):
        s.train_coal[train] = TRAIN_CARDS[train].coal
    s.bars_left = BARS
    for seat in range(s.seats):
        equip(s, seat)
    for space in range(SPACES):
        s.spaces[space] = NOBODY
    for site in range(SITES):
        s.sites[site] = NOBODY
    for site in range(len(RUBBLE_SITES)):
        s.rubble_sites[site] = NOBODY
    for position in range(CARDS):
        if STATION_AT[position] != NO_STATION:
            s.line[position].rubble = STATION_RUBBLE[STATION_AT[position]]
    for card in range(CONTRACTS):
        s.contracts[card].holder = NOBODY
    s.deck = CONTRACTS
    s.middle = NOBODY
    s.boring = NOBODY
    s.next = Next.HIRE
    for k in range(ROW):
        ask(s, Ask.FACE, CHANCE, ROW - 1 - k)
    show_back(s)
    if s.layout == Layout.INDEPENDENT:
        for position in range(MIDDLE_POSITION + 1, LAST):
            ask_size(s, position)
    for k in range(1, MIDDLE_POSITION):
        ask_size(s, MIDDLE_POSITION - k)
    ask(s, Ask.FIRST, CHANCE)


@rule
def equip(s: State, seat: int) -> None:
    """Labourers at home and in the pub, markers in supply and Crisis area (C81-2.6, C81-2.7)."""
    me = s.players[seat]
    me.home = AT_HOME
    me.pub = LABOURERS - AT_HOME
    more = s.crisis_start == CrisisStart.MARKERS
    me.crisis = MORE_CRISIS_MARKERS if more else CRISIS_MARKERS
    me.supply = MARKERS - me.crisis
    me.discs = 1 if s.crisis_start == CrisisStart.DISCS else 0
    me.position = 1 if seat == Nation.ENGLISH else LAST - 1
    me.station = STATION_AT[me.position]


@rule
def ask_size(s: State, position: int) -> None:
    """Chance says how large a tunnel card is."""
    if STATION_AT[position] == NO_STATION:
        ask(s, Ask.LAYOUT, CHANCE, position)


@rule
def sizes_left(s: State, position: int, size: int) -> int:
    """Cards of a size that are left for this half of the line (C81-2.8)."""
    start = 0 if position < MIDDLE_POSITION else MIDDLE_POSITION
    left = SIZE_2_CARDS if size == 2 else SIZE_3_CARDS
    for k in range(start, start + MIDDLE_POSITION):
        if s.line[k].room == size:
            left -= 1
    return left


@rule
def lay(s: State, position: int, size: int) -> None:
    """A tunnel card with its rubble, and its mirror image (C81-1.3, C81-2.9)."""
    s.line[position].room = size
    s.line[position].rubble = BITE * size
    tell(s, News.LAID, THE_TABLE, position, size, BITE * size)
    if s.layout == Layout.MIRRORED:
        s.line[LAST - position].room = size
        s.line[LAST - position].rubble = BITE * size
        tell(s, News.MIRRORED, THE_TABLE, LAST - position, size, BITE * size)


@rule
def begin(s: State, first: int) -> None:
    """The first player of the first round (C81-1.5)."""
    s.first = first
    if s.start == first:
        tell(s, News.BEGINS, first)
    else:
        s.start = first
        tell(s, News.GOT_START, first)
