"""Windows: contracts are announced before an area is resolved (C81-7, C81-16)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule
from tunnelier.core.news import tell

from ..news import News
from ..state import Lies, Next, State, Used
from ..tables import (
    AREA_OF,
    BITE,
    BY_AREA,
    CALMED,
    CONTRACT_CARDS,
    FIRST_IN,
    FIRST_SPACE,
    MOST_BITES,
    NO_AREA,
    RUBBLE_A_STONE,
    SITES,
    START_SPACE,
    Ability,
    Area,
    Cube,
    Good,
)
from .building import (
    HOPED,
    IN_E,
    MACHINE,
    most_by_ore,
    most_ore,
    most_rubble,
    refuse_item,
    stone_due,
)
from .contracts import SHOWN, hoped_for, in_force
from .digging import BORED
from .line import card_at, diggable
from .moves import Ask, Refusal
from .yard import (
    ORE_TO_BAR,
    RUBBLE_TO_STONE,
    YARD_TWO,
    can_convert,
    offer_works,
    offer_yard,
    to_player,
    yard_cubes,
)

BAG_THREE = 3
EVERYBODY = 0b11
"""Both have passed in this window."""

# --- what may be announced


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
    if AREA_OF[ability] == NO_AREA:
        return Refusal.NO_LETTER
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
    match ability:
        case Ability.YARD_TWO:
            return total(s.yard) > 0
        case Ability.YARD_PLUS:
            takable = s.yard[Cube.ORE] + s.yard[Cube.STONE] + min(1, s.yard[Cube.COAL])
            return takable > yard_cubes(s, seat)
        case Ability.START_MARKER:
            return not s.fixed and (s.start != seat or may_take_start(s, 1 - seat))
        case Ability.DIG_DOUBLE:
            return in_force(s, seat, ability) == 0 and bites_ahead(s, seat) > 1
        case Ability.BORE_SIX:
            return in_force(s, seat, ability) == 0 and bites_ahead(s, seat) > BORED
        case Ability.BUILD_AND_DIG:
            return in_force(s, seat, ability) == 0 and diggable(s, seat)
        case Ability.CLEAR_CARD:
            return diggable(s, seat)
        case Ability.EXTRA_BORE:
            return s.players[seat].bought > 0 and diggable(s, seat)
        case Ability.RUBBLE_TO_STONE:
            return can_convert(s, seat, RUBBLE_TO_STONE)
        case Ability.ORE_TO_BAR:
            return can_convert(s, seat, ORE_TO_BAR)
        case Ability.LOOK_TWO:
            return s.deck > 0
        case Ability.BAG_THREE:
            return total(s.bag) > s.bag[Cube.EVENT]
        case Ability.CALM:
            return s.players[seat].discs > 0
        case Ability.LOCK:
            return True
    return helps_to_build(s, seat, ability)


@rule
def may_take_start(s: State, seat: int) -> bool:
    """Whether the player may get the start marker in A, by a labourer or a contract."""
    return s.spaces[START_SPACE] == seat or hoped_for(s, seat, Ability.START_MARKER) > 0


@rule
def bites_ahead(s: State, seat: int) -> int:
    """How many bites a dig finds; it goes on from card to card until the Breakthrough."""
    return s.line[card_at(s, seat)].rubble // BITE if s.broken else MOST_BITES


@rule
def helps_to_build(s: State, seat: int, ability: int) -> bool:
    """Whether there is a price that can be paid, and one that the ability has a part in.

    What other contracts may still bring is counted in: some pay only together.
    """
    for item in range(MACHINE + 1):
        payable = item != SITES and refuse_item(s, seat, item, HOPED) == Refusal.NONE
        if payable and has_part(s, seat, ability, item):
            return True
    return False


@rule
def has_part(s: State, seat: int, ability: int, item: int) -> bool:
    """Whether it can be paid with one contract of this ability more than are in force."""
    match ability:
        case Ability.STONE_LESS:
            return stone_due(s, seat, item, IN_E) > 0
        case Ability.ORE_AS_BAR:
            return most_by_ore(s, seat, item, HOPED) > most_ore(s, seat, IN_E)
        case Ability.RUBBLE_AS_STONE:
            return stone_due(s, seat, item, IN_E) > 0 and rubble_stands(s, seat)
    return True


@rule
def rubble_stands(s: State, seat: int) -> bool:
    """Whether rubble for a stone is there, and no contract in force lets it stand for one.

    As long as any stone is due, rubble can pay the last of it: discounts that may still come need
    not come (C81-7.7).
    """
    there = s.players[seat].goods[Good.RUBBLE] // RUBBLE_A_STONE
    return there > 0 and most_rubble(s, seat, IN_E) == 0


# --- announcing


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
            discs = min(CALMED, s.players[seat].discs)
            s.players[seat].discs -= discs
            tell(s, News.REMOVED_DISCS_BY_CONTRACT, seat, discs, s.players[seat].discs)
