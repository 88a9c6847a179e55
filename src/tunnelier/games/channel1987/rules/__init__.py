"""The rules of 1987 Channel Tunnel. Numbers C87-… are the ledger's.

The order of the rulebook, module by module: discs (rounds and passing), turn (placement, display,
development, chains), digging (Plan, Tunnel, deviation), technology (Finance, Technology),
abilities (developed cards), events (the Agenda expansion).
"""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import CHANCE, about, answered, ask, to_move
from tunnelier.core.chance import below
from tunnelier.core.jit import rule
from tunnelier.core.news import tell
from tunnelier.core.view import UNKNOWN

from ..news import News
from ..score import nation_of
from ..state import Expansion, Lies, Next, State
from ..tables import (
    CARDS,
    COLOURS,
    DISCS_A_COLOUR,
    LENGTH,
    RUBBLE,
    SLOTS,
    Action,
    Nation,
    Token,
)
from .abilities import put, wears_out
from .digging import (
    STORAGES,
    check_deviation,
    deviate,
    pay,
    refuse_pay,
    reveal,
    tokens_left,
)
from .discs import (
    begin_round,
    close_exchange,
    draw_disc,
    draw_discs,
    hire,
    keep,
    keep_drawing,
    offer_exchange,
    offer_workers,
    pass_turn,
    refuse_hire,
    refuse_keep,
    refuse_swap,
    swap,
)
from .events import (
    accept_event,
    contribute,
    decline_event,
    draw_event,
    refuse_contribution,
)
from .moves import ACTIONS, KIND, PAIR, Ask, Kind, Refusal, X, Y, Z
from .technology import (
    advance,
    commit,
    glimpse,
    offer_realignment,
    peek,
    realign,
    refuse_advance,
    refuse_aligned,
    refuse_commit,
    refuse_peek,
    refuse_realign,
    refuse_stay,
    refuse_take,
    take_as_money,
)
from .turn import (
    ANY_SLOT,
    BANK,
    FIRST_SLOT,
    WORKS,
    act,
    begin,
    begin_turn,
    deal,
    end_turn,
    finish_action,
    give_rubble,
    lay_down,
    open_window,
    place,
    refill,
    refuse_development,
    refuse_enough,
    refuse_machine,
    refuse_placed,
    refuse_rubble,
    refuse_secondary,
    refuse_use,
    secondary,
    settle_promotion,
    use,
)

__all__ = ["ACTIONS", "Ask", "Kind", "Refusal", "imagine", "refuse", "setup", "step", "ways"]


@rule
def refuse(s: State, action: int) -> Refusal:
    """Why the seat to move may not answer so; Refusal.NONE if it may."""
    seat, x, y = to_move(s), X[action], Y[action]
    match KIND[action]:
        case Kind.PLAN:
            return refuse_placed(s, seat, x, WORKS, Action.PLAN, ANY_SLOT)
        case Kind.TUNNEL:
            return refuse_placed(s, seat, x, WORKS, Action.TUNNEL, ANY_SLOT)
        case Kind.FINANCE:
            return refuse_placed(s, seat, x, BANK, Action.FINANCE, ANY_SLOT)
        case Kind.TECHNOLOGY:
            return refuse_placed(s, seat, x, BANK, Action.TECHNOLOGY, ANY_SLOT)
        case Kind.SECONDARY:
            return refuse_secondary(s, seat, x, y)
        case Kind.DEVELOP:
            return refuse_development(s, seat, x, y)
        case Kind.KEEP:
            return refuse_keep(s, seat, about(s), x)
        case Kind.PAY:
            return refuse_pay(s, seat, PAIR[x, 0], PAIR[x, 1])
        case Kind.TAKE:
            return refuse_take(s, x)
        case Kind.ADVANCE:
            return refuse_advance(s, seat, x)
        case Kind.STAY:
            return refuse_stay(s, seat)
        case Kind.COMMIT:
            return refuse_commit(s, seat, x)
        case Kind.PEEK:
            return refuse_peek(s, seat, seat_of(s, x), y)
        case Kind.REALIGN:
            return refuse_realign(s, seat, x)
        case Kind.ALIGNED:
            return refuse_aligned(s)
        case Kind.RUBBLE:
            return refuse_rubble(s, seat, x)
        case Kind.ENOUGH:
            return refuse_enough(s, about(s))
        case Kind.USE:
            return refuse_use(s, seat, x)
        case Kind.MACHINE:
            return refuse_machine(s, seat, x, ANY_SLOT)
        case Kind.BUILD:
            return refuse_machine(s, seat, Action.DEVELOP, x)
        case Kind.HIRE:
            return refuse_hire(s, seat, x)
        case Kind.SWAP:
            return refuse_swap(s, seat, x, y, Z[action])
        case Kind.CONTRIBUTE:
            return refuse_contribution(s, seat, x)
    return Refusal.NONE


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about: all are equally likely."""
    x = X[action]
    match KIND[action]:
        case Kind.REVEAL | Kind.GLIMPSE:
            return tokens_left(s, x + 1)
        case Kind.DISC:
            return s.bag[x]
        case Kind.DEAL:
            return 1 if s.cards[x].lies == Lies.DECK else 0
        case Kind.DEVIATE:
            return 1 - s.deviation_out[x]
        case Kind.EVENT:
            return s.events_left[x + 1]
    return 0


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda."""
    topic = about(s)
    seat = answered(s)
    x, y = X[action], Y[action]
    match KIND[action]:
        case Kind.PLAN:
            act(s, seat, x, WORKS, Action.PLAN)
        case Kind.TUNNEL:
            act(s, seat, x, WORKS, Action.TUNNEL)
        case Kind.FINANCE:
            act(s, seat, x, BANK, Action.FINANCE)
        case Kind.TECHNOLOGY:
            act(s, seat, x, BANK, Action.TECHNOLOGY)
        case Kind.SECONDARY:
            secondary(s, seat, x, y)
        case Kind.DEVELOP:
            place(s, seat, x, FIRST_SLOT + y)
            begin(s, seat, Action.DEVELOP, y)
        case Kind.PASS:
            pass_turn(s, seat)
        case Kind.KEEP:
            keep(s, seat, topic, x)
        case Kind.PAY:
            pay(s, seat, PAIR[x, 0], PAIR[x, 1])
        case Kind.TAKE:
            take_as_money(s, seat, x)
        case Kind.ADVANCE:
            advance(s, seat, x)
        case Kind.STAY:
            tell(s, News.UNDER_REPAIR if s.repairing else News.MOVED_NO_COUNTER, seat)
            offer_realignment(s, seat)
        case Kind.COMMIT:
            commit(s, seat, topic, x)
        case Kind.PEEK:
            peek(s, seat, seat_of(s, x), y)
        case Kind.DECLINE:
            tell(s, News.DID_NOT_PEEK, seat)
        case Kind.REALIGN:
            realign(s, seat, x)
        case Kind.ALIGNED:
            tell(s, News.LEFT_DEVIATION, seat, -s.players[seat].deviation)
        case Kind.RUBBLE:
            give_rubble(s, seat, topic, x)
        case Kind.ENOUGH:
            tell(s, News.PUT_NO_MORE, seat, s.display[topic] - 1)
            lay_down(s, seat, topic)
        case Kind.USE:
            use(s, seat, x)
        case Kind.CLOSE:
            s.next = Next.END_TURN
            tell(s, News.ENDED_TURN, seat)
        case Kind.MACHINE:
            tell(s, News.CHOSE_BY_MACHINE, seat, x)
            begin(s, seat, x, ANY_SLOT)
        case Kind.BUILD:
            tell(s, News.CHOSE_BY_MACHINE, seat, Action.DEVELOP)
            begin(s, seat, Action.DEVELOP, x)
        case Kind.HIRE:
            hire(s, seat, x)
        case Kind.DRAW:
            s.next = Next.DRAW
            tell(s, News.TURNED_TO_THE_BAG, seat)
        case Kind.SWAP:
            swap(s, seat, x, y, Z[action])
        case Kind.SETTLE:
            tell(s, News.CLOSED_EXCHANGE, seat)
            close_exchange(s)
        case Kind.ACCEPT:
            accept_event(s, seat)
        case Kind.DECLINE_CARD:
            decline_event(s, seat)
        case Kind.CONTRIBUTE:
            contribute(s, seat, x)
        case Kind.REVEAL:
            reveal(s, topic, x + 1)
        case Kind.GLIMPSE:
            glimpse(s, topic, x + 1)
        case Kind.DISC:
            draw_disc(s, topic, x)
        case Kind.DEAL:
            deal(s, topic, x)
        case Kind.DEVIATE:
            deviate(s, topic, x)
        case Kind.EVENT:
            draw_event(s, topic, x + 1)
    settle(s)


@rule
def settle(s: State) -> None:
    """With no question open, one step of the round hands over to the next (C87-0.3, C87-3.1)."""
    while s.depth == 0 and not s.over:
        match s.next:
            case Next.ROUND:
                begin_round(s)
            case Next.WORKERS:
                offer_workers(s)
            case Next.DRAW:
                draw_discs(s)
            case Next.DRAWING:
                keep_drawing(s)
            case Next.EXCHANGE:
                offer_exchange(s)
            case Next.TURN:
                begin_turn(s)
            case Next.CHECKS:
                check_deviation(s)
            case Next.AFTER:
                finish_action(s)
            case Next.REFILL:
                refill(s)
            case Next.PROMOTION:
                settle_promotion(s)
            case Next.WINDOW:
                open_window(s)
            case Next.END_TURN:
                end_turn(s)


# --- set-up (C87-2)


@rule
def seat_of(s: State, nation: int) -> int:
    """Who plays a nation; the assignment is its own inverse (C87-2.1)."""
    return nation_of(s, nation)


@rule
def setup(s: State) -> None:
    """Two tokens face up, one in each storage, three cards displayed, all discs in the bag."""
    for colour in range(COLOURS):
        s.bag[colour] = DISCS_A_COLOUR
    for card in range(CARDS):
        put(s, card, Lies.DECK, 0)
    if s.with_agenda == Expansion.ON:
        for event in range(1, len(s.events_left)):
            s.events_left[event] = 1
    else:
        for event in range(1, len(s.events_gone)):
            s.events_gone[event] = 1
    britain, france = seat_of(s, Nation.BRITAIN), seat_of(s, Nation.FRANCE)
    s.first = britain
    s.mover = britain
    s.last_turn = -1
    s.space = -1
    s.slot = -1
    s.finisher = -1
    s.loser = -1
    s.next = Next.ROUND
    for k in range(SLOTS):
        ask(s, Ask.DEAL, CHANCE, SLOTS - 1 - k)
    ask(s, Ask.REVEAL, CHANCE, STORAGES + france)
    ask(s, Ask.REVEAL, CHANCE, STORAGES + britain)
    ask(s, Ask.REVEAL, CHANCE, LENGTH * france)
    ask(s, Ask.REVEAL, CHANCE, LENGTH * britain)


# --- what a seat can imagine (C87-18)


@rule
def imagine(s: State, seat: int, stream: Any) -> None:
    """Faces for the tokens the rival peeked at, and for the rival's face-down cards."""
    for side in range(s.seats):
        for space in range(LENGTH):
            if s.sides[side].eyes[space] == 0:
                s.sides[side].tokens[space] = Token.NONE
    for side in range(s.seats):
        for space in range(LENGTH):
            if s.sides[side].tokens[space] == UNKNOWN:
                s.sides[side].tokens[space] = imagined_token(s, stream)
    imagine_cards(s, seat, stream)


@rule
def imagined_token(s: State, stream: Any) -> int:
    """Any token that nobody is known to have seen."""
    left = 0
    for token in range(1, len(RUBBLE)):
        left += tokens_left(s, token)
    ticket = below(stream, left)
    token = 1
    while ticket >= tokens_left(s, token):
        ticket -= tokens_left(s, token)
        token += 1
    return token


@rule
def imagine_cards(s: State, seat: int, stream: Any) -> None:
    """Unknown cards are the deck's, but for as many as others have face down."""
    for other in range(s.seats):
        if other != seat:
            imagine_face_down(s, other, stream)
    for card in range(CARDS):
        if s.cards[card].lies == UNKNOWN:
            s.cards[card].used = 0
            put(s, card, Lies.DECK, 0)


@rule
def imagine_face_down(s: State, owner: int, stream: Any) -> None:
    """Any of the unknown cards that can hold tokens (C87-13.5), as many as lie face down."""
    candidates = 0
    for card in range(CARDS):
        if s.cards[card].lies == UNKNOWN and wears_out(card):
            candidates += 1
    wanted = s.players[owner].face_down
    for card in range(CARDS):
        if s.cards[card].lies == UNKNOWN and wears_out(card):
            if below(stream, candidates) < wanted:
                s.cards[card].used = 0
                put(s, card, Lies.DEVELOPED, owner)
                s.cards[card].eyes = 1 << owner
                wanted -= 1
            candidates -= 1
