"""The rules of Steam Tunnel, in the order of the rule sheet. Numbers ST-… are the ledger's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from tunnelier.core.agenda import CHANCE, about, answered, ask
from tunnelier.core.codec import Answers, Codec, Kinds
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from .news import News
from .score import closed, payment, points, wins, worth
from .state import DeadEnds, Deck, Lies, State, Tunnel
from .tables import (
    CARD_NAMES,
    CELL_NAMES,
    CELLS,
    CONTACT,
    CONTACTS,
    DEAD_END,
    FACES,
    LAID,
    POINT_CELLS,
    POINT_NAMES,
    POINTS,
    SEATS,
    SEGMENTS,
    TOKENS,
    TUNNEL_CARDS,
    Entry,
    Way,
)

ENTRIES = len(Entry)

# --- questions, moves, refusals


class Ask(IntEnum):
    """What can be asked."""

    FLIP = 0  # which card do you turn over?
    PLACE = 1  # where do you put a token?
    LAY = 2  # chance: which point card lies in this cell, and which way round?
    START = 3  # chance: who begins?
    REVEAL = 4  # chance: which card is it, and which way round?


class Kind(Kinds):
    """The kinds of move."""

    FLIP = Answers(Ask.FLIP, cell=CELL_NAMES)
    BUY = Answers(Ask.PLACE, cell=CELL_NAMES, segment=range(1, SEGMENTS + 1))
    BURN = Answers(Ask.PLACE, cell=CELL_NAMES)
    SKIP = Answers(Ask.PLACE)
    LAY = Answers(Ask.LAY, chance=True, point=POINT_NAMES, way=Way)
    START = Answers(Ask.START, chance=True, seat=range(SEATS))
    REVEAL = Answers(Ask.REVEAL, chance=True, card=CARD_NAMES, way=Way)


class Refusal(IntEnum):
    """Why a move is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    LAID = 3
    NO_SUCH_SEAT = 4
    NO_FORKS = 5
    NOT_TO_FLIP = 6
    NOT_TO_BUY = 7
    FACE_DOWN = 8
    NO_SUCH_SEGMENT = 9
    TAKEN = 10
    CLOSED = 11
    NOT_TO_BURN = 12


ACTIONS = Codec(Kind)
KIND, _, X, Y, _ = ACTIONS.columns


@rule
def refuse(s: State, action: int) -> Refusal:
    """Why the seat to move may not answer so; Refusal.NONE if it may.

    Only moves that answer the question asked come here: others are NOT_ASKED, says the engine.
    """
    match KIND[action]:
        case Kind.FLIP:
            return refuse_flip(s, X[action])
        case Kind.BUY:
            return refuse_buy(s, X[action], Y[action])
        case Kind.BURN:
            return refuse_burn(s, X[action])
    return Refusal.NONE


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about: all are equally likely."""
    match KIND[action]:
        case Kind.LAY:
            return ways_to_lay(s, X[action])
        case Kind.START:
            return 1 if X[action] < s.seats else 0
        case Kind.REVEAL:
            return s.unseen[X[action]]
    return 0


@rule
def refuse_draw(s: State, action: int) -> Refusal:
    """Why chance cannot bring a move about that answers what it is asked."""
    match KIND[action]:
        case Kind.LAY:
            return Refusal.LAID
        case Kind.START:
            return Refusal.NO_SUCH_SEAT
    if s.deck == Deck.BABY and FACES[2 * X[action]].fork:
        return Refusal.NO_FORKS
    return Refusal.NOT_LEFT


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda."""
    cell = about(s)
    seat = answered(s)
    match KIND[action]:
        case Kind.FLIP:
            flip(s, seat, X[action])
        case Kind.BUY:
            buy(s, seat, X[action], Y[action])
        case Kind.BURN:
            burn(s, seat, X[action])
        case Kind.SKIP:
            tell(s, News.SKIPPED, seat)
        case Kind.LAY:
            lay(s, cell, X[action], Y[action])
        case Kind.START:
            start(s, X[action])
        case Kind.REVEAL:
            reveal(s, cell, X[action], Y[action])
    settle(s)


# --- set-up (ST-2)


@rule
def setup(s: State) -> None:
    """All tunnel cells face down, the four point cells awaiting their cards (ST-2.5, ST-2.7)."""
    for card in range(TUNNEL_CARDS):
        s.unseen[card] = not (s.deck == Deck.BABY and FACES[2 * card].fork)
    for place in range(CONTACTS):
        s.tunnel_at[place] = place
        s.tunnels[place].branches = 2
    for seat in range(s.seats):
        s.players[seat].tokens = TOKENS
    s.unknown = LAID
    ask(s, Ask.START, CHANCE)
    for k in range(len(POINT_CELLS)):
        cell = POINT_CELLS[len(POINT_CELLS) - 1 - k]
        s.cells[cell].lies = Lies.POINT_CARD
        ask(s, Ask.LAY, CHANCE, cell)


@rule
def ways_to_lay(s: State, point: int) -> int:
    """Each point card goes to one cell only, either way round (ST-2.6)."""
    for cell in POINT_CELLS:
        if s.cells[cell].card == point + 1:
            return 0
    return 1


@rule
def lay(s: State, cell: int, point: int, way: int) -> None:
    """A point card is six numbered ends, none joined to another (ST-1.7)."""
    s.cells[cell].card = point + 1
    s.cells[cell].way = way
    for entry in range(ENTRIES):
        tunnel = s.tunnels[s.tunnel_at[CONTACT[cell, entry]]]
        tunnel.branches -= 1
        tunnel.points += POINTS[2 * point + way].number[entry]
    tell(s, News.LAID, THE_TABLE, cell, point, way)


@rule
def start(s: State, seat: int) -> None:
    """A seat drawn at random begins (ST-2.11)."""
    s.start = seat
    s.next_seat = seat
    tell(s, News.BEGINS, seat)


# --- the turn (ST-3)


@rule
def settle(s: State) -> None:
    """With nothing left to answer, the next seat has its turn, or the game ends (ST-7.1)."""
    if s.depth > 0 or s.over:
        return
    if s.unknown == 0:
        finish(s)
    else:
        begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """Turns pass clockwise; a turn begins with a flip (ST-3.1, ST-3.2)."""
    seat = s.next_seat
    s.next_seat = (seat + 1) % s.seats
    s.players[seat].turns += 1
    tell(s, News.TURN, seat)
    ask(s, Ask.FLIP, seat)


@rule
def refuse_flip(s: State, cell: int) -> Refusal:
    """Any unknown card may be turned, no other (ST-3.3)."""
    return Refusal.NONE if s.cells[cell].lies == Lies.UNKNOWN else Refusal.NOT_TO_FLIP


@rule
def flip(s: State, seat: int, cell: int) -> None:
    """Chance says which card it is; then a token may be placed (ST-3.2, ST-3.4).

    Whoever turns the last unknown card places nothing: every tunnel is closed (ST-7.2).
    """
    tell(s, News.FLIPPED, seat, cell)
    if s.unknown > 1:
        ask(s, Ask.PLACE, seat)
    else:
        tell(s, News.NO_PLACEMENT, seat)
    ask(s, Ask.REVEAL, CHANCE, cell)


@rule
def reveal(s: State, cell: int, card: int, way: int) -> None:
    """The card's segments join what they touch, its dead ends end it (ST-5.1)."""
    here, face = s.cells[cell], FACES[2 * card + way]
    here.lies = Lies.FACE_UP
    here.card = card + 1
    here.way = way
    s.unseen[card] = 0
    uncover(s, cell)
    tell(s, News.SHOWN, THE_TABLE, cell, 2 * card + way)
    for entry in range(ENTRIES):
        segment = face.segment[entry]
        if segment == DEAD_END:
            s.tunnels[s.tunnel_at[CONTACT[cell, entry]]].dead_ends += 1
        else:
            join(s, cell, face.first[segment], entry)
    for segment in range(face.segments):
        s.tunnels[s.tunnel_at[CONTACT[cell, face.first[segment]]]].length += 1
    tell_closed(s, News.CLOSED_BY_FLIP, cell)


@rule
def uncover(s: State, cell: int) -> None:
    """The card in `cell` is unknown no longer: no branch is lost in it any more (ST-5.2)."""
    s.unknown -= 1
    for entry in range(ENTRIES):
        s.tunnels[s.tunnel_at[CONTACT[cell, entry]]].branches -= 1


@rule
def join(s: State, cell: int, entry: int, other: int) -> None:
    """Two entries of a card become one tunnel; all that was theirs counts together (ST-5.9).

    A tunnel goes by its lowest contact: equal boards are equal rows, however they came about.
    """
    here, there = s.tunnel_at[CONTACT[cell, entry]], s.tunnel_at[CONTACT[cell, other]]
    if here == there:
        return
    kept, gone = min(here, there), max(here, there)
    into, old = s.tunnels[kept], s.tunnels[gone]
    both_known = into.length > 0 and old.length > 0
    into.branches += old.branches
    into.length += old.length
    into.points += old.points
    into.dead_ends += old.dead_ends
    old.branches = 0
    old.length = 0
    old.points = 0
    old.dead_ends = 0
    for seat in range(s.seats):
        into.tokens[seat] += old.tokens[seat]
        old.tokens[seat] = 0
    if both_known:
        tell_joined(s, cell, kept, gone)
    for place in range(CONTACTS):
        if s.tunnel_at[place] == gone:
            s.tunnel_at[place] = kept


@telling
def tell_joined(s: State, cell: int, kept: int, gone: int) -> None:
    """Two tunnels count as one, though their contacts still bear two numbers (ST-5.9)."""
    one, other = sorted(first_segment(s, tunnel, but=cell) for tunnel in (kept, gone))
    tell(s, News.JOINED, THE_TABLE, one, other)


@telling
def tell_closed(s: State, news: News, cell: int) -> None:
    """What is closed at this cell was open so far: it ran into an unknown card here (ST-5.2)."""
    reached = {s.tunnel_at[CONTACT[cell, entry]] for entry in range(ENTRIES)}
    for name, t in by_name(s, (t for t in reached if closed(s.tunnels[t]))):
        tunnel = s.tunnels[t]
        value = worth(tunnel, s.dead_ends)
        tell(s, news, THE_TABLE, name, tunnel.length, value)
        if value == 0:
            tell(s, why_worthless(tunnel), THE_TABLE, name)


def why_worthless(tunnel: Tunnel) -> News:
    """What the ends of a tunnel lack (ST-8.6, ST-8.7, ST-10.3)."""
    if tunnel.dead_ends == 0:
        return News.NO_END
    return News.DEADLY if tunnel.points > 0 else News.ONLY_DEAD_ENDS


def by_name(s: State, tunnels: Iterable[int]) -> list[tuple[int, int]]:
    """Those that have a face-up segment, each after the first of them (ST-8.9)."""
    return sorted((first_segment(s, t), t) for t in tunnels if s.tunnels[t].length > 0)


def first_segment(s: State, tunnel: int, but: int = -1) -> int:
    """What a tunnel is called after: the first of its segments, those of one cell left out."""
    return next(segment for segment in segments_in(s, tunnel) if segment // SEGMENTS != but)


def segments_in(s: State, tunnel: int) -> Iterator[int]:
    """The face-up segments of a tunnel, numbered as in SEGMENT_NAMES."""
    for cell in range(CELLS):
        here = s.cells[cell]
        if here.lies == Lies.FACE_UP:
            for segment in range(FACES[2 * (here.card - 1) + here.way].segments):
                if tunnel_of(s, cell, segment) == tunnel:
                    yield cell * SEGMENTS + segment


# --- buying a segment (ST-4)


@rule
def refuse_buy(s: State, cell: int, segment: int) -> Refusal:
    """A free segment of a face-up card, in a tunnel that is not closed (ST-4.9)."""
    here = s.cells[cell]
    if here.lies == Lies.POINT_CARD:
        return Refusal.NOT_TO_BUY
    if here.lies != Lies.FACE_UP:
        return Refusal.FACE_DOWN
    if segment >= FACES[2 * (here.card - 1) + here.way].segments:
        return Refusal.NO_SUCH_SEGMENT
    if here.owner[segment]:
        return Refusal.TAKEN
    if closed(s.tunnels[tunnel_of(s, cell, segment)]):
        return Refusal.CLOSED
    return Refusal.NONE


@rule
def buy(s: State, seat: int, cell: int, segment: int) -> None:
    """One token on one segment, a fork with all its branches (ST-4.1, ST-4.6)."""
    s.cells[cell].owner[segment] = seat + 1
    s.players[seat].tokens -= 1
    s.tunnels[tunnel_of(s, cell, segment)].tokens[seat] += 1
    place, card = cell * SEGMENTS + segment, s.cells[cell].card - 1
    tell(s, News.BOUGHT, seat, place, card, s.players[seat].tokens)


@rule
def tunnel_of(s: State, cell: int, segment: int) -> int:
    """The tunnel that a segment of a face-up card belongs to."""
    here = s.cells[cell]
    face = FACES[2 * (here.card - 1) + here.way]
    return s.tunnel_at[CONTACT[cell, face.first[segment]]]


# --- burning a card (ST-6)


@rule
def refuse_burn(s: State, cell: int) -> Refusal:
    """Any unknown card may be burned, no other (ST-6.1)."""
    return Refusal.NONE if s.cells[cell].lies == Lies.UNKNOWN else Refusal.NOT_TO_BURN


@rule
def burn(s: State, seat: int, cell: int) -> None:
    """A burned card is three straights that belong to nobody, whatever its face (ST-6.3)."""
    s.cells[cell].lies = Lies.BURNED
    s.cells[cell].burner = seat + 1
    s.players[seat].tokens -= 1
    tell(s, News.BURNED, seat, cell, s.players[seat].tokens)
    uncover(s, cell)
    tell(s, News.STRAIGHT, THE_TABLE, cell)
    join(s, cell, Entry.T, Entry.B)
    join(s, cell, Entry.L1, Entry.R1)
    join(s, cell, Entry.L2, Entry.R2)
    tell_closed(s, News.CLOSED_BY_BURN, cell)


# --- the end (ST-7)

SCORINGS = {
    DeadEnds.NORMAL: News.SCORING,
    DeadEnds.PITY: News.SCORING_WITH_PITY,
    DeadEnds.DEADLY: News.SCORING_DEADLY,
}
"""How the scoring is told, by what dead ends are worth (ST-10)."""


@rule
def finish(s: State) -> None:
    """No unknown card is left: every tunnel is closed, scoring follows at once (ST-7.1)."""
    s.over = 1
    tell(s, News.ENDED, THE_TABLE)
    for seat in range(s.seats):
        s.players[seat].score = points(s, seat)
    announce(s)


@telling
def announce(s: State) -> None:
    """The tunnels that pay, and then the result.

    What a tunnel is worth, and why, was told when it closed.
    """
    tell(s, SCORINGS[DeadEnds(s.dead_ends)], THE_TABLE)
    worthless = nobodys = 0
    for name, t in by_name(s, range(CONTACTS)):
        if not any(s.tunnels[t].tokens):
            nobodys += 1
        elif worth(s.tunnels[t], s.dead_ends) == 0:
            worthless += 1
        else:
            tell_payments(s, name, t)
    if worthless > 0:
        tell(s, News.WORTHLESS, THE_TABLE, worthless)
    if nobodys > 0:
        tell(s, News.NOBODYS, THE_TABLE, nobodys)
    announce_result(s)


@telling
def announce_result(s: State) -> None:
    """The totals; the highest wins (ST-9.5, ST-9.6)."""
    winners = [seat for seat in range(s.seats) if wins(s, seat)]
    for seat in range(s.seats):
        tell(s, News.TOTAL, seat, s.players[seat].score)
    for seat in winners:
        news = News.WON if len(winners) == 1 else News.WON_TOGETHER
        tell(s, news, seat, s.players[seat].score)


@telling
def tell_payments(s: State, name: int, t: int) -> None:
    """Whom a tunnel pays, and what is lost where it is shared (ST-9.1, ST-9.2)."""
    tunnel = s.tunnels[t]
    tokens = max(tunnel.tokens)
    tied = [seat for seat in range(s.seats) if tunnel.tokens[seat] == tokens]
    paid = [payment(s, tunnel, seat) for seat in tied]
    for seat, share in zip(tied, paid, strict=True):
        if share > 0 and len(tied) == 1:
            tell(s, News.TOOK_ALL, seat, name, tokens, share)
        elif share > 0:
            tell(s, News.SHARED, seat, name, len(tied), share)
    lost = worth(tunnel, s.dead_ends) - sum(paid)
    if lost > 0:
        tell(s, News.REST_LOST, THE_TABLE, name, lost)
