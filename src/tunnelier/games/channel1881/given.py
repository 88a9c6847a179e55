"""What the rules of The Channel Tunnel 1881 rely on in positions that people give."""

from __future__ import annotations

from collections.abc import Iterator

from tunnelier.core.counts import total
from tunnelier.core.given import Wrong, never, same, within

from .rules import Ask
from .rules.building import IN_D, IN_E, MACHINE, refuse_item
from .rules.contracts import SHOWN, backs_left
from .rules.digging import can_shore
from .rules.line import diggable
from .rules.moves import Refusal
from .rules.turn import AT_HOME, HIRE_PRICE, can_place
from .rules.yard import LABOURER, ORE_TO_BAR, YARD, YARD_TWO, to_player, yard_cubes
from .state import NOBODY, Layout, Lies, Next, State, Used
from .tables import (
    BITE,
    CARDS,
    COAL,
    CONTRACTS,
    DISCS,
    DRAWN,
    FIRST_SPACE,
    LABOURERS,
    LAST,
    LOOKING,
    MIDDLE_POSITION,
    MOST_BITES,
    NO_STATION,
    PLACE_OF,
    REPEATED,
    ROW,
    RUBBLE_PLACES,
    RUBBLE_SITES,
    SEATS,
    SITES,
    SIZE_2_CARDS,
    SIZE_3_CARDS,
    SPACES,
    STATION_AT,
    STATION_RUBBLE,
    TRAIN_CARDS,
    TRAINS,
    Area,
    Good,
    Nation,
    Sky,
    Train,
)

MOST_ROUNDS = 10_000
"""Of rounds and of events: more than any match has."""
BAG_THREE = 3
IN_WINDOW = (Ask.CONTRACT, Ask.YARD, Ask.WORKS, Ask.CUBE, Ask.SELECTION)
DIGGING = (Ask.DIG, Ask.BITE, Ask.CLAIM)
BUILDING = (Ask.BUILD, Ask.PAYMENT)
AT_WORK = {
    Area.A: (Ask.YARD,),
    Area.B: DIGGING,
    Area.C: (Ask.WORKS,),
    Area.D: (Ask.BORE, *BUILDING, Ask.BITE, Ask.CLAIM),
    Area.E: BUILDING,
    Area.F: (Ask.OFFICE,),
    Area.G: (),
}
AFTER_WORK = {Area.B: DIGGING, Area.D: DIGGING, Area.E: BUILDING}
"""What is asked while the labourers of an area work, and after them."""
ASKED = {
    Next.HIRE: (Ask.HIRE,),
    Next.PLACE: (Ask.PLACE,),
    Next.WINDOW: IN_WINDOW,
    Next.CONTRACTS: (Ask.FACE,),
    Next.CRISIS: (Ask.LOSE,),
    Next.EVENTS: (Ask.CUBE, Ask.UPKEEP),
}
"""What is asked in the other parts of the round."""
AT_NIGHT = (Next.HIRE, Next.CONTRACTS, Next.CRISIS, Next.EVENTS)
"""Parts of the round in which all labourers are at home."""


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: pieces in two places, machines off the line, other questions."""
    yield from _of_line(s)
    yield from _of_machines(s)
    yield from _of_rubble_sites(s)
    yield from _of_contracts(s)
    yield from _of_deck(s)
    yield from _of_trains(s)
    for seat in range(SEATS):
        yield from _of_labourers(s, seat)
    yield from _of_rounds(s)
    if s.over:
        yield from same("next", s.next, Next.HIRE, by="over")
        yield from never(not s.broken, "over", "broken")
        yield from same("at", s.at, 0, by="over")
    else:
        yield from _of_memory(s)
        yield from _of_questions(s)


def _is_setup(s: State) -> bool:
    """Whether the line is being laid, or the first contracts are dealt."""
    return s.depth > 0 and s.next == Next.HIRE and s.at == 0


def _waiting(s: State, question: int) -> list[int]:
    """What questions of a kind that wait are about."""
    return [s.agenda[k].about for k in range(s.depth) if s.agenda[k].question == question]


# --- the line


def _of_line(s: State) -> Iterator[Wrong]:
    """Every card has its size, and what was shored or kept is no longer there."""
    unlaid = set(_waiting(s, Ask.LAYOUT)) if _is_setup(s) else set()
    if s.layout == Layout.MIRRORED:
        unlaid |= {LAST - position for position in unlaid}
    for position in range(CARDS):
        card, where = s.line[position], f"line {position}"
        tunnel = STATION_AT[position] == NO_STATION
        laid = tunnel and position not in unlaid
        yield from within(f"{where} room", card.room, 2 if laid else 0, 3 if laid else 0)
        full = BITE * card.room if tunnel else STATION_RUBBLE[STATION_AT[position]]
        yield from within(f"{where} rubble", card.rubble, 0, full)
        yield from never(card.rubble % BITE, f"{where} rubble", f"{where} room")
        shored = total(card.markers)
        yield from within(f"{where} markers", shored, 0, card.room - card.rubble // BITE * tunnel)
        if s.layout == Layout.MIRRORED:
            room = s.line[LAST - position].room
            yield from same(f"{where} room", card.room, room, by=f"line {LAST - position} room")
    for half in (0, MIDDLE_POSITION):
        rooms = [s.line[position].room for position in range(half, half + MIDDLE_POSITION)]
        for size, most in ((2, SIZE_2_CARDS), (3, SIZE_3_CARDS)):
            yield from within(f"line {half + 1} room", rooms.count(size), 0, most)


def _of_machines(s: State) -> Iterator[Wrong]:
    """They dig towards each other: behind them is nothing left, before them is everything."""
    english, french = (s.players[nation].position for nation in Nation)
    where = [f"players {nation} position" for nation in (0, 1)]
    yield from within(where[0], english, 1, LAST - 1)
    yield from within(where[1], french, english, LAST - 1)
    yield from same("broken", s.broken, int(english == french), by="players position")
    for position in range(CARDS):
        tunnel = STATION_AT[position] == NO_STATION
        room, rubble = s.line[position].room, f"line {position} rubble"
        full = BITE * room if tunnel else STATION_RUBBLE[STATION_AT[position]]
        left = s.line[position].rubble
        if not english <= position <= french:
            yield from same(rubble, left, 0, by="players position")
        elif english < position < french:
            yield from same(rubble, left, full, by="players position")
        elif not s.broken and full > 0:
            yield from within(rubble, left, BITE, full)
    for seat, position in enumerate((english, french)):
        station = f"players {seat} station"
        yield from same(station, s.players[seat].station, _reached(seat, position), where[seat])


def _reached(seat: int, position: int) -> int:
    """The last station on the way to a position; NOBODY if there is none."""
    passed = range(position, 0, -1) if seat == Nation.ENGLISH else range(position, LAST)
    return next((STATION_AT[k] for k in passed if STATION_AT[k] != NO_STATION), NOBODY)


def _of_rubble_sites(s: State) -> Iterator[Wrong]:
    """Somebody has one once it was cleared."""
    for site in range(len(RUBBLE_SITES)):
        won, there = s.rubble_sites[site] != NOBODY, f"rubble_sites {site}"
        line = f"line {PLACE_OF[RUBBLE_SITES[site].station]} rubble"
        yield from never(won and site not in RUBBLE_PLACES, there, line)
        yield from never(won and not _cleared(s, site), there, line)


def _cleared(s: State, site: int) -> bool:
    """Whether no rubble lies on a rubble site any more."""
    here = RUBBLE_SITES[site]
    return s.line[PLACE_OF[here.station]].rubble <= here.left


# --- contracts, trains, labourers


def _of_contracts(s: State) -> Iterator[Wrong]:
    """Each is in one place; only held ones were announced."""
    for card in range(CONTRACTS):
        place, where = s.contracts[card], f"contracts {card}"
        held, lies = place.lies == Lies.HELD, f"{where} lies"
        yield from never(held != (place.holder != NOBODY), f"{where} holder", lies)
        yield from never(not held and place.used != Used.FRESH, f"{where} used", lies)
        yield from never((place.lies == Lies.ROW) != (card + 1 in s.row), lies, "row")
    for slot in range(ROW):
        for other in range(slot):
            twice = s.row[slot] > 0 and s.row[other] == s.row[slot]
            yield from never(twice, f"row {slot}", f"row {other}")


def _lying(s: State, lies: int) -> int:
    """How many contracts lie so."""
    return sum(s.contracts[card].lies == lies for card in range(CONTRACTS))


def _of_deck(s: State) -> Iterator[Wrong]:
    """The back on top is that of a card in the deck; it is not known while chance is asked."""
    yield from same("deck", s.deck, _lying(s, Lies.DECK), by="contracts lies")
    if _waiting(s, Ask.BACK):
        yield from same("sky", s.sky, Sky.NONE, by="depth")
        yield from within("deck", s.deck, 1, CONTRACTS)
    elif s.deck == 0:
        yield from same("sky", s.sky, Sky.NONE, by="deck")
    else:
        yield from within("sky", s.sky, Sky.RAIN, Sky.FOG)
        yield from never(backs_left(s, s.sky) == 0, "sky", "deck")


def _of_trains(s: State) -> Iterator[Wrong]:
    """Each is with one player, or loaded on its card."""
    for train in range(TRAINS):
        owners = [seat for seat in range(SEATS) if s.players[seat].train == train]
        yield from never(train and len(owners) > 1, "players 0 train", "players 1 train")
        coal = 0 if owners else TRAIN_CARDS[train].coal
        yield from within(f"train_coal {train}", s.train_coal[train], 0, coal)


def _of_labourers(s: State, seat: int) -> Iterator[Wrong]:
    """Those of the machine go to D or G, the others anywhere else, and home at night."""
    me, who = s.players[seat], f"players {seat}"
    spaces = [space for space in range(SPACES) if s.spaces[space] == seat]
    boring = [k for k in spaces if FIRST_SPACE[Area.D] <= k < FIRST_SPACE[Area.E]]
    machine = me.bought - me.machine_calming - len(boring)
    yield from same(f"{who} machine", me.machine, machine, by=f"{who} bought, spaces")
    yield from same(
        f"{who} pub", me.pub, LABOURERS - AT_HOME - me.bought - me.hired, f"{who} hired"
    )
    if s.next in AT_NIGHT or s.over:
        yield from never(spaces, f"spaces {spaces[0] if spaces else 0}", "next")
        yield from same(f"{who} calming", me.calming, 0, by="next")
        yield from same(f"{who} machine", me.machine, me.bought, by="next")
    if s.next in (*AT_NIGHT[1:], Next.WINDOW, Next.WORK, Next.AFTER):
        home = AT_HOME if s.next in AT_NIGHT else 0
        yield from same(f"{who} home", me.home, home, by="next")


# --- the round


def _of_rounds(s: State) -> Iterator[Wrong]:
    """Event cubes lie on the track as events have happened."""
    yield from within("rounds", s.rounds, 0, MOST_ROUNDS)
    yield from within("fired", s.fired, 0, MOST_ROUNDS)
    track = (s.fired - 1) % REPEATED + 1 if s.fired > 0 else 0
    yield from same("track", s.track, track, by="fired")


def _of_memory(s: State) -> Iterator[Wrong]:
    """What is remembered is of the part of the round that is under way."""
    asked = s.agenda[s.depth - 1].question if s.depth > 0 else NOBODY
    at = {Next.HIRE: (0 if _is_setup(s) else 1, SEATS), Next.CONTRACTS: (1, 1), Next.CRISIS: (1, 1)}
    if s.next == Next.WORK:
        at[Next.WORK] = FIRST_SPACE[s.area] + 1, FIRST_SPACE[s.area + 1]
    yield from within("at", s.at, *at.get(Next(s.next), (0, 0)))
    digs = asked in (Ask.BITE, Ask.CLAIM)
    yield from within("bites", s.bites, int(asked == Ask.BITE), MOST_BITES if digs else 0)
    cubes = s.next == Next.WINDOW and asked == Ask.CUBE
    yield from within("aside", s.aside, 0, BAG_THREE - s.depth if cubes else 0)
    yield from within("waiting", s.waiting, 0, DRAWN if s.next == Next.EVENTS else 0)
    events = s.next == Next.EVENTS and asked in (Ask.UPKEEP, Ask.BACK)
    yield from within("upkeep", s.upkeep, 0, (1 << SEATS) - 1 if events else 0)
    bores = s.next == Next.WORK and s.area == Area.D
    yield from never(s.boring != NOBODY and not bores, "boring", "next")
    for seat in range(SEATS):
        me, who = s.players[seat], f"players {seat}"
        due = me.discs if s.next == Next.CRISIS else 0
        yield from within(f"{who} owing", me.owing, 0, min(DISCS, due))
        due = s.upkeep >> seat & 1 and me.train == Train.NONE
        yield from never(due, "upkeep", f"{who} train")
    shown = 0
    if s.agenda[0].question == Ask.SELECTION and s.depth > 0:
        shown = 2 - len(_waiting(s, Ask.FACE))
    yield from within("contracts", _lying(s, Lies.SHOWN), 0, max(0, shown))


# --- the questions


def _of_questions(s: State) -> Iterator[Wrong]:
    """What is asked in this part of the round, and of whom."""
    yield from within("depth", s.depth, 1, len(s.agenda))
    if _is_setup(s):
        yield from _of_setup(s)
        return
    depth = s.depth
    if s.agenda[depth - 1].question == Ask.BACK:  # on top of what goes on after it
        depth -= 1
        yield from same(f"agenda {depth} about", s.agenda[depth].about, 0, by=f"agenda {depth}")
        turned = s.next in (Next.CONTRACTS, Next.WINDOW, Next.EVENTS)
        yield from never(not turned, f"agenda {depth} question", "next")
        if depth == 0:
            return
        yield from same("agenda 0 question", s.agenda[0].question, Ask.SELECTION, by="depth")
    first, seat, about = s.agenda[0].question, s.agenda[0].seat, s.agenda[0].about
    yield from never(first not in _asked_now(s), "agenda 0 question", "next")
    for place in range(1, depth):
        pending, where = s.agenda[place], f"agenda {place}"
        above = {Ask.CUBE: (Ask.CUBE, about), Ask.SELECTION: (Ask.FACE, SHOWN)}.get(Ask(first))
        yield from never(above is None, "depth", "agenda 0 question")
        question, its_about = above or (0, 0)
        yield from same(f"{where} question", pending.question, question, by="agenda 0 question")
        yield from same(f"{where} about", pending.about, its_about, by="agenda 0 question")
    if s.next == Next.WORK:
        yield from same("agenda 0 seat", seat, s.spaces[s.at - 1], by="at, spaces")
        if s.boring != NOBODY:
            yield from same("boring", s.boring, seat, by="agenda 0 seat")
    yield from _of_question(s, first, seat, about, depth)


def _asked_now(s: State) -> tuple[int, ...]:
    """What may be asked in this part of the round."""
    if s.next == Next.WORK:
        return AT_WORK[Area(s.area)]
    if s.next == Next.AFTER:
        return AFTER_WORK.get(Area(s.area), ())
    return ASKED.get(Next(s.next), ())


def _of_setup(s: State) -> Iterator[Wrong]:
    """Who begins, the line, then the back of the deck and three contracts, one after another."""
    due = [(Ask.FACE, slot) for slot in reversed(range(ROW))]
    depth = s.depth
    if depth <= ROW + 1 and s.agenda[depth - 1].question == Ask.BACK:
        depth -= 1
        yield from same(f"agenda {depth} about", s.agenda[depth].about, 0, by="depth")
    else:
        due += [(Ask.BACK, 0)]
        right = range(MIDDLE_POSITION + 1, LAST) if s.layout == Layout.INDEPENDENT else ()
        for position in (*right, *range(MIDDLE_POSITION - 1, 0, -1)):
            if STATION_AT[position] == NO_STATION:
                due += [(Ask.LAYOUT, position)]
        due += [(Ask.FIRST, 0)]
    yield from within("depth", depth, 0, len(due))
    for place, (question, about) in enumerate(due[:depth]):
        pending, where = s.agenda[place], f"agenda {place}"
        yield from same(f"{where} question", pending.question, question, by="depth")
        yield from same(f"{where} about", pending.about, about, by="depth")
    for slot in range(ROW):
        empty = (Ask.FACE, slot) in due[:depth]
        yield from never(empty == (s.row[slot] > 0), f"row {slot}", "depth")
    yield from same("deck", s.deck, CONTRACTS - sum(n > 0 for n in s.row), by="row")
    for nation, position in ((Nation.ENGLISH, 1), (Nation.FRENCH, LAST - 1)):
        there = f"players {nation} position"
        yield from same(there, s.players[nation].position, position, by="agenda 0 question")


def _of_question(s: State, asked: int, seat: int, about: int, depth: int) -> Iterator[Wrong]:
    """What it is about, and what must be there for an answer."""
    question, topic, who = "agenda 0 question", "agenda 0 about", f"players {seat}"
    me = s.players[seat]
    match asked:
        case Ask.HIRE:
            yield from same("agenda 0 seat", seat, s.first ^ (s.at - 1), by="first, at")
            yield from same(topic, about, 0, by=question)
            yield from never(me.train == Train.NONE, question, f"{who} train")
            yield from within(f"{who} goods 2", me.goods[Good.COAL], HIRE_PRICE, COAL)
            yield from never(me.hired, question, f"{who} hired")
        case Ask.PLACE | Ask.CONTRACT:
            yield from same("agenda 0 seat", seat, s.turn, by="turn")
            yield from same(topic, about, 0, by=question)
            if asked == Ask.PLACE:
                yield from never(not can_place(s, seat), question, f"{who} home")
        case Ask.YARD:
            most = YARD_TWO if s.next == Next.WINDOW else yard_cubes(s, seat)
            yield from same(topic, about, most, by="next")
        case Ask.WORKS:
            least, most = (LABOURER + 1, ORE_TO_BAR) if s.next == Next.WINDOW else (LABOURER,) * 2
            yield from within(topic, about, least, most)
        case Ask.CUBE:
            yield from _of_draws(s, about, depth)
        case Ask.DIG:
            yield from within(topic, about, 1, MOST_BITES)
            yield from never(not diggable(s, seat), question, f"line {me.position} rubble")
        case Ask.BITE:
            yield from same("digger", s.digger, seat, by="agenda 0 seat")
            yield from same(topic, about, 0, by=question)
            yield from never(not diggable(s, seat), question, f"line {me.position} rubble")
            yield from never(not can_shore(s, seat), question, f"{who} goods")
        case Ask.CLAIM:
            yield from same("digger", s.digger, seat, by="agenda 0 seat")
            yield from within(topic, about, 0, len(RUBBLE_SITES) - 1)
            free = about in RUBBLE_PLACES and s.rubble_sites[about] == NOBODY
            yield from never(not free or not _cleared(s, about), topic, f"rubble_sites {about}")
            yield from never(me.supply == 0, question, f"{who} supply")
        case Ask.BORE:
            yield from same("boring", s.boring, seat, by="agenda 0 seat")
            yield from same(topic, about, 0, by=question)
        case Ask.BUILD | Ask.PAYMENT:
            yield from _of_building(s, asked, seat, about)
        case Ask.SELECTION:
            place, where = s.contracts[LOOKING], f"contracts {LOOKING}"
            yield from same(f"{where} holder", place.holder, seat, by="agenda 0 seat")
            yield from same(f"{where} used", place.used, Used.ANNOUNCED, by=question)
            yield from same(topic, about, 0, by=question)
            yield from within("depth", depth, 1, 1 + min(2, s.deck))
        case Ask.FACE:
            yield from within(topic, about, 0, ROW - 1)
            yield from never(s.row[about], topic, f"row {about}")
            yield from never(s.deck == 0, question, "deck")
        case Ask.LOSE:
            yield from within(f"{who} owing", me.owing, 1, DISCS)
            yield from same(topic, about, 0, by=question)
        case Ask.UPKEEP:
            yield from never(me.train == Train.NONE, question, f"{who} train")
            yield from same(topic, about, 0, by=question)
        case _:
            yield from same(topic, about, 0, by=question)


def _of_draws(s: State, about: int, depth: int) -> Iterator[Wrong]:
    """Cubes for the yard, or for a player by contract: as many as there are in the bag."""
    by_contract = s.next == Next.WINDOW
    least, most = (to_player(0), to_player(SEATS - 1)) if by_contract else (YARD, YARD)
    yield from within("agenda 0 about", about, least, most)
    yield from within("depth", depth, 1, min(total(s.bag), BAG_THREE if by_contract else DRAWN))


def _of_building(s: State, asked: int, seat: int, about: int) -> Iterator[Wrong]:
    """A labourer of D builds sites; what is to be paid can be built or bought."""
    topic, payment = "agenda 0 about", asked == Ask.PAYMENT
    where = IN_D if s.area == Area.D else IN_E
    if payment:
        yield from within(topic, about, 0, 2 * MACHINE + 1)
        item = about // 2
        missing = item == SITES or refuse_item(s, seat, item, about % 2) != Refusal.NONE
        yield from never(missing, topic, f"players {seat} goods")
    yield from same(topic, about, 2 * (about // 2) * payment + where, by="area")
