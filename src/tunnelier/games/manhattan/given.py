"""What the rules of The Manhattan Project rely on in positions that people give."""

from __future__ import annotations

from collections.abc import Iterator

from tunnelier.core.counts import total
from tunnelier.core.given import Wrong, never, same, within
from tunnelier.core.view import ALL_EYES

from .rules import Ask
from .rules.bombs import STAFFING, least_own, most_own, refuse_build
from .rules.design import drafter
from .rules.design import position as place_in_draft
from .rules.moves import Refusal
from .rules.placing import TRAINEES, affords, burns, refuse_place, refuse_use
from .rules.repair import can_repair
from .state import DECK, MARKET, NOBODY, PACKET, Lies, State, Strike
from .tables import (
    BOMB_CARDS,
    BOMBS,
    BUILDINGS,
    COLOURS,
    GOODS,
    IS_STARTER,
    LIMITS,
    MOST_REPAIRS,
    RECRUITING,
    SEATS,
    SITES,
    SLOTS,
    SOCKETS,
    SPACES,
    STARTERS,
    TOKENS,
    TURN_LIMITS,
    TYPES,
    WORKERS_OF_A_KIND,
    Colour,
    Worker,
)

MOST = 10_000
"""Of what has no limit: three times what a match could bring, and half of what a field holds."""
CREW_MOST = 3
IN_STEP_TWO = (
    Ask.FUEL,
    Ask.OUTPUT,
    Ask.TRAINING,
    Ask.MARKET,
    Ask.REPAIR,
    Ask.DRAFT,
    Ask.PACT,
    Ask.REVEAL,
    Ask.DESIGN,
)
"""What is asked after workers were placed."""
OF_OTHERS = (Ask.REPAIR, Ask.DRAFT, Ask.PACT, Ask.BONUS)
"""What seats are asked that do not have the turn."""


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: pieces in two places, drafts that nobody could have made, other questions."""
    for number in range(BUILDINGS):
        yield from _of_building(s, number)
    yield from _of_market(s)
    yield from _of_sockets(s)
    for bomb in range(BOMBS):
        yield from _of_bomb(s, bomb)
    for seat in range(s.seats):
        yield from _of_player(s, seat)
    yield from _of_tests(s)
    yield from _of_drafts(s)
    yield from _of_turn(s)
    if not s.over:
        yield from within("depth", s.depth, 1, s.seats + SLOTS + 2)
        yield from _of_setup(s) if _is_setup(s) else _of_questions(s)


def _is_setup(s: State) -> bool:
    """Whether bombs wait to be dealt for the first time."""
    return s.depth > 0 and s.agenda[0].question == Ask.DESIGN and s.drafts == 0


def _asked(s: State) -> int:
    """The question on top; nothing after the end."""
    return s.agenda[s.depth - 1].question if s.depth > 0 else NOBODY


# --- the pieces


def _of_building(s: State, number: int) -> Iterator[Wrong]:
    """Only what somebody owns is damaged, or worked in."""
    here, where = s.buildings[number], f"buildings {number}"
    owned = here.owner >= 0
    yield from within(f"{where} damage", here.damage, 0, MOST if owned else 0)
    yield from never(here.user != NOBODY and not owned, f"{where} user", f"{where} owner")
    least, most = (0, 0) if here.user == NOBODY else (1, CREW_MOST)
    yield from within(f"{where} workers", total(here.workers), least, most)
    if here.owner == MARKET:
        yield from never(number + 1 not in s.market, f"{where} owner", "market")
    starts = here.owner == DECK and IS_STARTER[number] and not _is_setup(s)
    yield from never(starts, f"{where} owner", "depth")


def _of_market(s: State) -> Iterator[Wrong]:
    """Each building is there once, no slot before it is empty, and none while the deck has more."""
    for slot in range(SLOTS):
        number = s.market[slot] - 1
        if number < 0:
            continue
        there = f"market {slot}"
        yield from never(s.buildings[number].owner != MARKET, there, f"buildings {number} owner")
        for other in range(slot):
            yield from never(s.market[other] == s.market[slot], there, f"market {other}")
            gap = s.market[other] == 0 and not _is_setup(s)
            yield from never(gap, f"market {other}", there)
    refilled = s.over or any(s.agenda[k].question == Ask.REVEAL for k in range(s.depth))
    if s.market[SLOTS - 1] == 0 and not refilled:
        for number in range(BUILDINGS):
            left = s.buildings[number].owner == DECK
            yield from never(left, f"market {SLOTS - 1}", f"buildings {number} owner")
    for seat in range(s.seats):
        owned = sum(s.buildings[number].owner == seat for number in range(BUILDINGS))
        yield from same(f"players {seat} owned", s.players[seat].owned, owned, "buildings owner")


def _of_sockets(s: State) -> Iterator[Wrong]:
    """Nobody stands where nobody is, nor anybody of those who do not play."""
    for at in range(SOCKETS):
        socket, where = s.sockets[at], f"sockets {at}"
        empty = socket.colour == NOBODY and socket.worker > 0
        yield from never(empty, f"{where} worker", f"{where} colour")
    for colour in range(COLOURS):
        for worker in range(TYPES):
            place = TYPES * colour + worker
            if s.seats <= colour < Colour.GREY:
                yield from same(f"crowd {place}", s.crowd[place], 0, by="seats")


def _of_bomb(s: State, bomb: int) -> Iterator[Wrong]:
    """Whose it is, and what can be on it."""
    here, where = s.bombs[bomb], f"bombs {bomb}"
    lies, built, held = f"{where} lies", here.lies == Lies.BUILT, here.lies >= Lies.DRAFTED
    if not held:
        yield from same(f"{where} holder", here.holder, NOBODY, by=lies)
    else:
        yield from within(f"{where} holder", here.holder, 0, s.seats - 1 if built else PACKET)
    yield from within(f"{where} draft", here.draft, int(held), s.drafts if held else 0)
    yield from within(f"{where} loaded", here.loaded, 0, int(built))
    staff = total(here.workers) if not built else 0
    yield from never(staff, f"{where} workers", lies)
    eyes = ALL_EYES
    if here.lies == Lies.DRAFTED and not _is_played(s, bomb):
        eyes = 1 << (drafter(s) if here.holder == PACKET else here.holder)
    yield from same(f"{where} eyes", here.eyes, eyes, by=f"{lies}, {where} holder")
    under = bomb + 1 in s.under
    yield from never(under != (here.lies == Lies.UNDER), lies, "under")


def _is_played(s: State, bomb: int) -> bool:
    """Whether the bomb is shown, and its staff is asked for."""
    return _asked(s) == Ask.STAFF and s.agenda[0].about // STAFFING == bomb


def _of_player(s: State, seat: int) -> Iterator[Wrong]:
    """Goods within their limits; so many buildings and bombs as there are."""
    me, who = s.players[seat], f"players {seat}"
    for good in range(GOODS):
        yield from within(f"{who} goods {good}", me.goods[good], 0, min(MOST, LIMITS[good]))
    yield from same(f"{who} untrained 0", me.untrained[Worker.LABORER], 0, by="supply")
    mine = [s.bombs[bomb].lies for bomb in range(BOMBS) if s.bombs[bomb].holder == seat]
    yield from same(f"{who} hand", me.hand, mine.count(Lies.DRAFTED), by="bombs holder")
    yield from same(f"{who} built", me.built, mine.count(Lies.BUILT), by="bombs holder")
    tested = me.token != NOBODY
    yield from within(f"{who} test_draft", me.test_draft, int(tested), s.drafts if tested else 0)
    if not tested:
        yield from never(total(me.token_workers), f"{who} token_workers", f"{who} token")


def _of_tests(s: State) -> Iterator[Wrong]:
    """Who tested has a token, the highest first; a tested bomb lies under the deck once."""
    given = sorted(TOKENS[s.seats][: s.tested].tolist())
    for seat in range(s.seats):
        token = s.players[seat].token
        if token != NOBODY:
            yield from never(token not in given, f"players {seat} token", "tested")
            given.remove(token)
    yield from never(given, "tested", "players 0 token")
    for place in range(SEATS):
        card = s.under[place]
        for other in range(place):
            twice = card > 0 and s.under[other] in (0, card)
            yield from never(twice, f"under {place}", f"under {other}")
    yield from within("under", sum(n > 0 for n in s.under), 0, s.tested)
    yield from same("deck", s.deck, _lying(s, Lies.DECK), by="bombs lies")


def _lying(s: State, lies: int) -> int:
    """How many bombs lie so."""
    return sum(s.bombs[bomb].lies == lies for bomb in range(BOMBS))


# --- the drafts: what bots imagine of hidden hands counts on them (MP-16)


def _of_drafts(s: State) -> Iterator[Wrong]:
    """Everybody kept one, the designer two; the packet has what is left."""
    drafting = _asked(s) == Ask.DRAFT
    yield from within("picks", s.picks, 0, s.seats - 1 if drafting else 0)
    for draft in range(s.drafts + 1, len(s.designers) + 1):
        yield from same(f"designers {draft - 1}", s.designers[draft - 1], 0, by="drafts")
    for draft in range(1, s.drafts + 1):
        yield from _of_draft(s, draft, s.picks if drafting and draft == s.drafts else s.seats)
    drafted = sum(1 << bomb for bomb in range(BOMBS) if s.bombs[bomb].draft > 0)
    for seat in range(s.seats):
        seen = f"players {seat} saw"
        yield from same(seen, s.players[seat].saw & ~drafted, 0, by="bombs draft")
    row = 0 if drafting or s.closed else s.seats + 1
    if _asked(s) == Ask.DESIGN or _is_setup(s):
        row = s.seats + 1 - _dealing(s)
        left = s.deck + sum(n > 0 for n in s.under)
        yield from within("depth", _dealing(s), 0, left)
    if drafting or _asked(s) == Ask.DESIGN or _is_setup(s):
        yield from never(s.closed, "agenda 0 question", "closed")
    yield from same("closed", _lying(s, Lies.ROW), row, by="bombs lies")


def _dealing(s: State) -> int:
    """How many bombs are still to be dealt into the row."""
    return sum(s.agenda[place].question == Ask.DESIGN for place in range(s.depth))


def _of_draft(s: State, draft: int, picks: int) -> Iterator[Wrong]:
    cards = [bomb for bomb in range(BOMBS) if s.bombs[bomb].draft == draft]
    for holder in (*range(s.seats), PACKET):
        place = place_in_draft(s, draft, holder)
        if holder == PACKET:
            wanted = s.seats + 1 - picks if picks < s.seats else 0
        else:
            wanted = int(place < picks) + (place == 0 and picks == s.seats)
            wanted -= s.players[holder].test_draft == draft
        held = [bomb for bomb in cards if s.bombs[bomb].holder == holder]
        where = f"bombs {held[0]} draft" if held else f"designers {draft - 1}"
        yield from never(len(held) != wanted, where, "drafts")
        if place == 0 and holder != PACKET:
            lasts = [bomb for bomb in held if _was_last(s, draft, bomb)]
            several = len(held) == 2 and len(lasts) != 1
            yield from never(several, f"players {holder} saw", where)
    for bomb in cards:
        for seat in range(s.seats):
            seen = place_in_draft(s, draft, seat) <= _kept_at(s, draft, bomb, picks)
            saw = s.players[seat].saw >> bomb & 1 == 1
            yield from never(saw != seen, f"players {seat} saw", f"bombs {bomb} holder")


def _was_last(s: State, draft: int, bomb: int) -> bool:
    """Whether a bomb of the designer was the last one: it had come past the next seat."""
    following = (s.designers[draft - 1] + 1) % s.seats
    return s.players[following].saw >> bomb & 1 == 1


def _kept_at(s: State, draft: int, bomb: int, picks: int) -> int:
    """Who was the last to see a card, by the order of the draft."""
    holder = s.bombs[bomb].holder
    if holder == PACKET:
        return picks
    place = place_in_draft(s, draft, holder)
    return s.seats if place == 0 and _was_last(s, draft, bomb) else place


# --- the turn


def _of_turn(s: State) -> Iterator[Wrong]:
    """Whose it is, and how far it has come."""
    yield from within("bribe", s.bribe, 0, MOST)
    if not _is_setup(s):
        yield from same("mover", s.mover, (s.first + s.turns) % s.seats, by="first, turns")
    most = s.seats * TURN_LIMITS[s.turn_limit]
    yield from within("turns", s.turns, 0, most if s.over else most - 1)
    yield from never(s.placed and not s.begun, "placed", "begun")
    yield from never(s.step_two and not s.placed, "step_two", "placed")
    spies = s.players[s.mover].spies
    yield from within("spying", s.spying, 0, spies if s.step_two else 0)
    yield from never(s.strike != Strike.NONE and not s.step_two, "strike", "step_two")


def _of_setup(s: State) -> Iterator[Wrong]:
    """Who begins, seven buildings, then the bombs: one after another."""
    due = [(Ask.DESIGN, 0)] * (s.seats + 1)
    due += [(Ask.REVEAL, slot) for slot in reversed(range(SLOTS))]
    due += [(Ask.FIRST, 0)]
    yield from within("depth", s.depth, 1, len(due))
    for place, (question, about) in enumerate(due[: s.depth]):
        pending, where = s.agenda[place], f"agenda {place}"
        yield from same(f"{where} question", pending.question, question, by="depth")
        yield from same(f"{where} about", pending.about, about, by="depth")
    for slot in range(SLOTS):
        empty = (Ask.REVEAL, slot) in due[: s.depth]
        yield from never(empty == (s.market[slot] > 0), f"market {slot}", "depth")
        if not empty:
            cheap = IS_STARTER[s.market[slot] - 1]
            yield from never(cheap != (slot < len(STARTERS)), f"market {slot}", "depth")
    yield from same("recruits", s.recruits, max(0, s.seats - RECRUITING), by="seats")
    yield from same("turns", s.turns, 0, by="agenda 0 question")
    yield from same("mover", s.mover, s.first, by="first")
    yield from same("begun", s.begun, 0, by="agenda 0 question")
    for seat in range(s.seats):
        yield from same(f"players {seat} owned", s.players[seat].owned, 0, by="agenda 0 question")
        yield from _can_recruit(s, seat)


def _can_recruit(s: State, seat: int) -> Iterator[Wrong]:
    """Whoever recruits has an engineer and a scientist to train."""
    for worker in (Worker.ENGINEER, Worker.SCIENTIST):
        there = f"players {seat} untrained {int(worker)}"
        yield from within(there, s.players[seat].untrained[worker], 1, WORKERS_OF_A_KIND)


def _of_questions(s: State) -> Iterator[Wrong]:
    """One question, but for the bombs that are dealt."""
    asked, seat, about = s.agenda[0].question, s.agenda[0].seat, s.agenda[0].about
    question, topic = "agenda 0 question", "agenda 0 about"
    if asked == Ask.DESIGN:
        yield from within("depth", s.depth, 1, s.seats + 1)
        for place in range(s.depth):
            pending, where = s.agenda[place], f"agenda {place}"
            yield from same(f"{where} question", pending.question, Ask.DESIGN, by=question)
            yield from same(f"{where} about", pending.about, 0, by=question)
    else:
        yield from same("depth", s.depth, 1, by=question)
    if asked not in (Ask.BONUS,):
        yield from same("recruits", s.recruits, 0, by=question)
    yield from never(asked == Ask.FIRST, question, "depth")
    if asked not in (*OF_OTHERS, Ask.REVEAL, Ask.DESIGN):
        yield from same("agenda 0 seat", seat, s.mover, by="mover")
    yield from never(asked in IN_STEP_TWO and not s.step_two, question, "step_two")
    yield from never(asked in (Ask.WORKERS, Ask.STAFF) and not s.begun, question, "begun")
    yield from _of_topic(s, asked, seat, about, topic)


def _of_topic(s: State, asked: int, seat: int, about: int, topic: str) -> Iterator[Wrong]:
    """What the question is about, and what must be there for an answer."""
    question = "agenda 0 question"
    match asked:
        case Ask.WORKERS | Ask.FUEL:
            yield from within(topic, about, 0, 2 * len(SITES) - 1)
            yield from _of_site(s, asked, seat, about // 2, topic)
        case Ask.OUTPUT:
            yield from within(topic, about, 0, len(SITES) - 1)
            yield from never(not SITES[about].either, topic, question)
        case Ask.TRAINING:
            yield from within(topic, about, 0, TRAINEES * TYPES - 1)
            yield from within(topic, about % TRAINEES, 1, WORKERS_OF_A_KIND)
        case Ask.MARKET:
            yield from within(topic, about, 0, 1)
        case Ask.REVEAL:
            yield from same(topic, about, SLOTS - 1, by=question)
            yield from never(s.market[SLOTS - 1], f"market {SLOTS - 1}", question)
            left = [n for n in range(BUILDINGS) if s.buildings[n].owner == DECK]
            yield from never(not left, question, "buildings 0 owner")
        case Ask.REPAIR:
            yield from within(topic, about, 0, MOST_REPAIRS - 1)
            money = f"players {seat} goods"
            yield from never(not can_repair(s, seat, about), topic, money)
        case Ask.DRAFT:
            yield from same("agenda 0 seat", seat, drafter(s), by="mover, picks")
            yield from same(topic, about, 0, by=question)
            designer = f"designers {max(0, s.drafts - 1)}"
            yield from never(s.drafts == 0, "drafts", question)
            yield from same(designer, s.designers[s.drafts - 1], s.mover, by="mover")
        case Ask.PACT:
            yield from within(topic, about, 0, 1)
            yield from never(seat == s.mover, "agenda 0 seat", "mover")
            yield from never(s.strike != Strike.PARLEY, question, "strike")
        case Ask.STAFF:
            yield from _of_staff(s, seat, about, topic)
        case Ask.BONUS:
            yield from _of_bonus(s, seat, about)
        case _:
            yield from same(topic, about, 0, by=question)


def _of_site(s: State, asked: int, seat: int, site: int, topic: str) -> Iterator[Wrong]:
    """Workers can go there, or what they burn can be chosen."""
    question = "agenda 0 question"
    if asked == Ask.FUEL:
        yield from never(not (affords(s, seat, site) and burns(s, seat, site)), topic, question)
    elif site < SPACES:
        yield from never(refuse_place(s, seat, site) != Refusal.NONE, topic, question)
    else:
        yield from never(refuse_use(s, seat, site - SPACES) != Refusal.NONE, topic, question)


def _of_staff(s: State, seat: int, about: int, topic: str) -> Iterator[Wrong]:
    """A bomb that can be built, and engineers who can help."""
    yield from within(topic, about, 0, STAFFING * BOMBS - 1)
    bomb, chosen = divmod(about, STAFFING)
    yield from never(refuse_build(s, seat, bomb) != Refusal.NONE, topic, f"bombs {bomb} lies")
    if chosen > 0:
        needed = BOMB_CARDS[bomb].engineers
        least = least_own(s, seat, Worker.ENGINEER, needed)
        most = most_own(s, seat, Worker.ENGINEER, needed)
        first = STAFFING * bomb + 1
        yield from within(topic, about, first + least, first + most)


def _of_bonus(s: State, seat: int, about: int) -> Iterator[Wrong]:
    """The fourth and the fifth seat, before the first turn."""
    question = "agenda 0 question"
    yield from within("recruits", s.recruits, 1, max(0, s.seats - RECRUITING))
    due = (s.first + s.seats - s.recruits) % s.seats
    yield from same("agenda 0 seat", seat, due, by="recruits, first")
    yield from same("agenda 0 about", about, 0, by=question)
    yield from same("turns", s.turns, 0, by=question)
    yield from same("begun", s.begun, 0, by=question)
    for k in range(s.recruits):
        yield from _can_recruit(s, (due + k) % s.seats)
