"""Contracts: the deck, the row, windows and abilities (C81-7, C81-14, C81-16, C81-17)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from ..news import News
from ..state import NOBODY, Lies, Next, State, Used
from ..tables import (
    AFTER_WITH,
    AREA_OF,
    BY_AREA,
    CONTRACT_CARDS,
    CONTRACTS,
    FIRST_IN,
    FIRST_SPACE,
    FIRST_WITH,
    LOOKING,
    ROW,
    Ability,
    Area,
    Cube,
    Sky,
)
from .moves import Ask, Refusal
from .yard import (
    ORE_TO_BAR,
    RUBBLE_TO_STONE,
    can_convert,
    offer_works,
    offer_yard,
    to_player,
)

YARD_TWO = 2
BAG_THREE = 3
EVERYBODY = 0b11
"""Both have passed in this window."""
SHOWN = ROW
"""Where a card of the deck is dealt: a place of the row, or shown by contract 5."""

# --- the deck: the back of its top card is known, the face only when it is dealt (C81-24.2)


@rule
def put(s: State, card: int, lies: int, holder: int) -> None:
    """Move a contract."""
    s.contracts[card].lies = lies
    s.contracts[card].holder = holder


@rule
def turned(s: State, place: int, card: int) -> None:
    """The top card shows its face; then the next one its back."""
    s.deck -= 1
    if place == SHOWN:
        put(s, card, Lies.SHOWN, NOBODY)
    else:
        put(s, card, Lies.ROW, NOBODY)
        s.row[place] = card + 1
    tell_turned(s, place, card)
    show_back(s)


@telling
def tell_turned(s: State, place: int, card: int) -> None:
    """Shown by contract 5, dealt at the start, or into a gap of the row (C81-17.2, C81-17.3)."""
    if place == SHOWN:
        tell(s, News.SHOWN, THE_TABLE, card)
    elif s.next == Next.HIRE:
        tell(s, News.DEALT, THE_TABLE, place + 1, card)
    else:
        tell(s, News.FILLED if s.signed else News.ADDED, THE_TABLE, place + 1, card)


@rule
def show_back(s: State) -> None:
    """Chance says which back lies on top; an empty deck is shuffled anew (C81-17.4, C81-17.5)."""
    s.sky = Sky.NONE
    if s.deck == 0:
        for card in range(CONTRACTS):
            if s.contracts[card].lies == Lies.DISCARD:
                put(s, card, Lies.DECK, NOBODY)
                s.deck += 1
        tell(s, News.RESHUFFLED if s.deck > 0 else News.DECK_IS_EMPTY, THE_TABLE, s.deck)
    if s.deck > 0:
        ask(s, Ask.BACK, CHANCE)


@rule
def show_sky(s: State, sky: int) -> None:
    """Everybody sees the back on top (C81-24.2)."""
    s.sky = sky
    tell(s, News.BACK, THE_TABLE, sky)


@rule
def backs_left(s: State, sky: int) -> int:
    """Cards of the deck with this back."""
    count = 0
    for card in range(CONTRACTS):
        if s.contracts[card].lies == Lies.DECK and CONTRACT_CARDS[card].back == sky:
            count += 1
    return count


@rule
def on_top(s: State, card: int) -> int:
    """Whether a card can be the one on top."""
    fits = s.contracts[card].lies == Lies.DECK and CONTRACT_CARDS[card].back == s.sky
    return 1 if fits else 0


@rule
def discard(s: State, card: int) -> None:
    """Onto the discard pile."""
    s.contracts[card].used = Used.FRESH
    put(s, card, Lies.DISCARD, NOBODY)


@rule
def renew_deck(s: State) -> None:
    """If there is none, the discards become the deck (C81-17.4)."""
    if s.deck == 0:
        show_back(s)


# --- the row (C81-14, C81-17)


@rule
def offer_office(s: State, seat: int) -> None:
    """Asked unless the row is empty (C81-14.1)."""
    if total(s.row) > 0:
        ask(s, Ask.OFFICE, seat)


@rule
def sign(s: State, seat: int, slot: int) -> None:
    """Take a contract; the gap stays for now (C81-14.3)."""
    card = s.row[slot] - 1
    put(s, card, Lies.HELD, seat)
    s.row[slot] = 0
    s.signed = 1
    tell(s, News.SIGNED, seat, slot + 1, card)


@rule
def leave(s: State, seat: int) -> None:
    """No contract is taken (C81-14.1)."""
    tell(s, News.DECLINED_CONTRACT, seat)


@rule
def restock_contracts(s: State) -> None:
    """Nobody took one: the leftmost goes. Slide left, fill up from the deck (C81-17.2, 17.3)."""
    if s.at == 0:
        s.at = 1
        if not s.signed and s.row[0] > 0:
            oldest = s.row[0] - 1
            s.row[0] = 0
            discard(s, oldest)
            tell(s, News.NONE_WAS_TAKEN, THE_TABLE, oldest)
            slide(s)
            renew_deck(s)
            if s.depth > 0:
                return
        slide(s)
    for slot in range(ROW):
        if s.row[slot] == 0 and s.deck > 0:
            ask(s, Ask.FACE, CHANCE, slot)
            return
    s.at = 0
    s.signed = 0
    s.next = Next.CRISIS


@rule
def slide(s: State) -> None:
    """Cards move left into the gaps, keeping their order."""
    to = 0
    for slot in range(ROW):
        card = s.row[slot]
        if card > 0:
            s.row[slot] = 0
            s.row[to] = card
            if to != slot:
                tell(s, News.SLID, THE_TABLE, card - 1, to + 1)
            to += 1


# --- windows (C81-7)


@rule
def announced(s: State, seat: int, card: int) -> bool:
    """Whether the player has announced this card this round."""
    return s.contracts[card].used == Used.ANNOUNCED and s.contracts[card].holder == seat


@rule
def in_force(s: State, seat: int, ability: int) -> int:
    """How many cards with an ability the player has announced this round (C81-7.5)."""
    count = 0
    for k in range(FIRST_WITH[ability], AFTER_WITH[ability]):
        if announced(s, seat, BY_AREA[k]):
            count += 1
    return count


@rule
def works_in(s: State, seat: int, area: int) -> bool:
    """Whether an own labourer stands in the area."""
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1]):
        if s.spaces[space] == seat:
            return True
    return False


@rule
def refuse_announce(s: State, seat: int, card: int) -> Refusal:
    """A held card with the letter of this area that can do something (C81-7.2 to C81-7.7)."""
    place = s.contracts[card]
    if place.lies != Lies.HELD or place.holder != seat:
        return Refusal.NOT_HELD
    if place.used != Used.FRESH:
        return Refusal.ABILITY_SPENT
    ability = CONTRACT_CARDS[card].ability
    if AREA_OF[ability] != s.area:
        return Refusal.WRONG_AREA
    if boosts(ability) and not boosted(s, seat):
        return Refusal.NO_LABOURER_THERE
    return Refusal.NONE if useful(s, seat, ability) else Refusal.NO_EFFECT


@rule
def boosts(ability: int) -> bool:
    """Abilities that change what own labourers do (C81-7.6)."""
    match ability:
        case Ability.ORE_AS_BAR | Ability.YARD_PLUS | Ability.STONE_LESS | Ability.RUBBLE_AS_STONE:
            return True
        case Ability.DIG_DOUBLE | Ability.BORE_SIX | Ability.BUILD_AND_DIG:
            return True
    return False


@rule
def boosted(s: State, seat: int) -> bool:
    """An own labourer, or in E an announced extra build (C81-7.6)."""
    if works_in(s, seat, s.area):
        return True
    return s.area == Area.E and in_force(s, seat, Ability.EXTRA_BUILD) > 0


@rule
def useful(s: State, seat: int, ability: int) -> bool:
    """Whether an ability can do anything at this moment (C81-7.7)."""
    me = s.players[seat]
    match ability:
        case Ability.YARD_TWO:
            return total(s.yard) > 0
        case Ability.START_MARKER:
            return not s.fixed
        case Ability.CLEAR_CARD:
            return s.line[me.position].rubble > 0
        case Ability.DIG_DOUBLE:
            return in_force(s, seat, ability) == 0
        case Ability.RUBBLE_TO_STONE:
            return can_convert(s, seat, RUBBLE_TO_STONE)
        case Ability.ORE_TO_BAR:
            return can_convert(s, seat, ORE_TO_BAR)
        case Ability.EXTRA_BORE:
            return me.bought > 0 and s.line[me.position].rubble > 0
        case Ability.LOOK_TWO:
            return s.deck > 0
        case Ability.BAG_THREE:
            return total(s.bag) > 0
        case Ability.CALM:
            return me.discs > 0
    return True


@rule
def open_window(s: State) -> None:
    """First player first, in turn; a pass is final (C81-7.3)."""
    while not s.locked and s.waited != EVERYBODY:
        if s.waited >> s.turn & 1:
            s.turn = 1 - s.turn
        elif any_card(s, s.turn):
            ask(s, Ask.CONTRACT, s.turn)
            return
        else:
            wait(s, s.turn)
    s.waited = 0
    s.turn = s.first
    s.at = FIRST_SPACE[s.area]
    s.next = Next.WORK


@rule
def any_card(s: State, seat: int) -> bool:
    """Whether the player can announce anything in this window."""
    for k in range(FIRST_IN[s.area], FIRST_IN[s.area + 1]):
        if refuse_announce(s, seat, BY_AREA[k]) == Refusal.NONE:
            return True
    return False


@rule
def wait(s: State, seat: int) -> None:
    """No more cards in this window."""
    s.waited |= 1 << seat
    s.turn = 1 - seat


@rule
def pass_window(s: State, seat: int) -> None:
    """The player could announce a card, and does not (C81-7.3)."""
    wait(s, seat)
    tell(s, News.ANNOUNCED_NOTHING, seat)


@rule
def announce(s: State, seat: int, card: int) -> None:
    """At once, or in force for this area (C81-7.5, C81-16)."""
    s.contracts[card].used = Used.ANNOUNCED
    s.turn = 1 - seat
    tell(s, News.ANNOUNCED, seat, card)
    match CONTRACT_CARDS[card].ability:
        case Ability.LOCK:
            s.locked = 1
            tell(s, News.LOCKED, seat)
        case Ability.START_MARKER:
            s.start = seat
            s.fixed = 1
            tell(s, News.FIXED_START, seat)
        case Ability.YARD_TWO:
            offer_yard(s, seat, YARD_TWO)
        case Ability.RUBBLE_TO_STONE:
            offer_works(s, seat, RUBBLE_TO_STONE)
        case Ability.ORE_TO_BAR:
            offer_works(s, seat, ORE_TO_BAR)
        case Ability.BAG_THREE:
            for _ in range(min(BAG_THREE, total(s.bag))):
                ask(s, Ask.CUBE, CHANCE, to_player(seat))
        case Ability.LOOK_TWO:
            ask(s, Ask.SELECTION, seat)
            for _ in range(min(2, s.deck)):
                ask(s, Ask.FACE, CHANCE, SHOWN)
        case Ability.CALM:
            s.players[seat].discs -= 1
            tell(s, News.REMOVED_DISC_BY_CONTRACT, seat, s.players[seat].discs)


@rule
def refuse_choice(s: State, card: int) -> Refusal:
    """One of the cards shown, or contract 5 itself (C81-16.2)."""
    if card == LOOKING or s.contracts[card].lies == Lies.SHOWN:
        return Refusal.NONE
    return Refusal.NOT_SHOWN


@rule
def choose(s: State, seat: int, card: int) -> None:
    """Keep it, discard the others."""
    if card != LOOKING:
        put(s, card, Lies.HELD, seat)
    tell(s, News.KEPT_CONTRACT, seat, card)
    if card != LOOKING:
        discard(s, LOOKING)
        tell(s, News.DISCARDED, seat, LOOKING)
    for other in range(CONTRACTS):
        if s.contracts[other].lies == Lies.SHOWN:
            discard(s, other)
            tell(s, News.DISCARDED, seat, other)
    renew_deck(s)


@rule
def take_back(s: State) -> None:
    """Event cubes drawn by a contract return and fire nothing (C81-16.13)."""
    cubes = s.aside
    s.bag[Cube.EVENT] += cubes
    s.aside = 0
    tell(s, News.EVENTS_WENT_BACK, THE_TABLE, cubes)


@rule
def spend_announced(s: State) -> None:
    """What was announced this round is spent."""
    for card in range(CONTRACTS):
        if s.contracts[card].used == Used.ANNOUNCED:
            s.contracts[card].used = Used.SPENT
            tell(s, News.USED_UP, s.contracts[card].holder, card)


@rule
def pop_announced(s: State, seat: int, ability: int) -> bool:
    """Spend one announced card with this ability, if there is one."""
    for k in range(FIRST_WITH[ability], AFTER_WITH[ability]):
        card = BY_AREA[k]
        if announced(s, seat, card):
            s.contracts[card].used = Used.SPENT
            tell(s, News.CAME_TO, seat, card)
            return True
    return False
