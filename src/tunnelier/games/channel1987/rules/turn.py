"""Turns: placing a stack, the display, development, chains (C87-4, C87-6, C87-12, C87-14)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule
from tunnelier.core.news import THE_TABLE, tell

from ..news import STACK, News
from ..state import Lies, Next, State
from ..tables import (
    CARDS,
    CHAINS,
    PLAYING_CARDS,
    SLOTS,
    Ability,
    Action,
    Event,
    Needs,
)
from . import rulings
from .abilities import put, refuse_ability, spend_use
from .digging import next_colour, plan, refuse_digging, refuse_plan, refuse_tunnel, tunnel
from .discs import allowed, end_round
from .events import complete, demand_promotion
from .moves import Ask, Refusal
from .technology import (
    refuse_finance,
    refuse_technology,
    take_as_money,
    technology,
)

WORKS, BANK, FIRST_SLOT = 0, 1, 2
ANY_SLOT = -1

# --- whose turn


@rule
def begin_turn(s: State) -> None:
    """Turns alternate; a player who has passed has none (C87-4.1, C87-5.5)."""
    seat, rival = s.mover, 1 - s.mover
    if s.players[seat].passed and s.players[rival].passed:
        end_round(s)
    elif s.players[seat].passed:
        s.mover = rival
        tell(s, News.HAD_NO_TURN, seat)
    elif inspected(s, seat):
        tell(s, News.WAS_INSPECTED, seat)
        complete(s, seat)
        s.mover = rival
    else:
        s.space = -1
        s.slot = -1
        s.technologies = 0
        tell(s, News.TURN_BEGAN, seat)
        ask(s, Ask.TURN, seat)


@rule
def inspected(s: State, seat: int) -> bool:
    """Warehouse inspection skips a turn between two of a rival who has not passed (C87-16.10)."""
    if s.players[seat].pending != Event.WAREHOUSE_INSPECTION:
        return False
    return s.last_turn == 1 - seat and not s.players[1 - seat].passed


@rule
def end_turn(s: State) -> None:
    """The turn passes to the rival (C87-4.11)."""
    s.last_turn = s.mover
    s.mover = 1 - s.mover
    s.next = Next.TURN


# --- placing a stack


@rule
def refuse_stack(s: State, seat: int, colour: int, space: int) -> Refusal:
    """All discs of a colour, at least one more than lie there (C87-4.2, C87-4.4)."""
    discs, there = s.players[seat].area[colour], s.spaces[space].discs
    if discs == 0:
        return Refusal.NO_DISCS
    if discs <= there:
        return Refusal.STACK_TOO_SMALL
    return Refusal.NONE if discs >= there + lead(s, seat) else Refusal.SUPERVISED


@rule
def lead(s: State, seat: int) -> int:
    """How many discs more than lie on a space a stack needs: Supervision asks two (C87-16.16)."""
    return 2 if s.players[seat].pending == Event.SUPERVISION else 1


@rule
def act(s: State, seat: int, colour: int, space: int, action: int) -> None:
    """One of the two actions of a permanent space (C87-4.8)."""
    place(s, seat, colour, space)
    tell(s, News.ACTED, seat, action)
    begin(s, seat, action, ANY_SLOT)


@rule
def place(s: State, seat: int, colour: int, space: int) -> None:
    """Put down the new stack, take the old one, then act (C87-4.5)."""
    area, there = s.players[seat].area, s.spaces[space]
    discs, old_colour, old_discs = area[colour], there.colour, there.discs
    area[colour] = 0
    there.colour = colour
    there.discs = discs
    s.space = space
    tell(s, News.PLACED, seat, STACK * colour + discs, space)
    area[old_colour] += old_discs
    if old_discs:
        tell(s, News.TOOK_STACK, seat, STACK * old_colour + old_discs, space)
    if s.players[seat].pending == Event.SUPERVISION:
        tell(s, News.WAS_SUPERVISED, seat)
        complete(s, seat)


@rule
def refuse_payment_after(s: State, seat: int, colour: int, space: int) -> Refusal:
    """Whether Tunnel could be paid once the stack is placed and the old one taken (C87-4.9)."""
    area, there, wanted = s.players[seat].area, s.spaces[space], next_colour(s, seat)
    left = total(area) - area[colour] + there.discs
    matching = 0 if wanted == colour else area[wanted]
    if there.discs and there.colour == wanted:
        matching += there.discs
    return Refusal.NONE if matching or left >= 2 else Refusal.CANNOT_PAY


@rule
def refuse_placed(s: State, seat: int, colour: int, space: int, action: int, slot: int) -> Refusal:
    """A stack that beats what lies there, for an action that can be carried out (C87-0.4)."""
    reason = refuse_stack(s, seat, colour, space)
    if reason != Refusal.NONE:
        return reason
    if action == Action.TUNNEL:
        reason = refuse_tunnel(s, seat)
        return refuse_payment_after(s, seat, colour, space) if reason == Refusal.NONE else reason
    return refuse_action(s, seat, action, slot)


@rule
def refuse_secondary(s: State, seat: int, colour: int, slot: int) -> Refusal:
    """The action printed on the card of the space (C87-12.1, C87-6.5)."""
    if s.display[slot] == 0:
        return Refusal.EMPTY_SLOT
    action = PLAYING_CARDS[s.display[slot] - 1].does
    return refuse_placed(s, seat, colour, FIRST_SLOT + slot, action, slot)


@rule
def refuse_development(s: State, seat: int, colour: int, slot: int) -> Refusal:
    """The card of the space, if the storage meets its requirement (C87-12.3)."""
    return refuse_placed(s, seat, colour, FIRST_SLOT + slot, Action.DEVELOP, slot)


@rule
def secondary(s: State, seat: int, colour: int, slot: int) -> None:
    """The action of the card; the card is discarded after it, or becomes money (C87-12.2)."""
    place(s, seat, colour, FIRST_SLOT + slot)
    card = s.display[slot] - 1
    action = PLAYING_CARDS[card].does
    tell(s, News.ACTED_BY_CARD, seat, card, action)
    if action != Action.FINANCE:
        s.slot = slot
    begin(s, seat, action, slot)


# --- actions, wherever they come from


@rule
def refuse_action(s: State, seat: int, action: int, slot: int) -> Refusal:
    """Whether an action can be carried out completely as things are (C87-0.4)."""
    match action:
        case Action.PLAN:
            return refuse_plan(s, seat)
        case Action.TUNNEL:
            return refuse_digging(s, seat)
        case Action.FINANCE:
            return refuse_finance(s)
        case Action.TECHNOLOGY:
            return refuse_technology(s, seat)
    return refuse_develop(s, seat, slot)


@rule
def begin(s: State, seat: int, action: int, slot: int) -> None:
    """Start an action: placed, secondary or chained, it is the same (C87-12.2, C87-14.4)."""
    s.doing = action
    s.next = Next.AFTER
    match action:
        case Action.PLAN:
            plan(s, seat)
        case Action.TUNNEL:
            tunnel(s, seat)
        case Action.FINANCE:
            if slot == ANY_SLOT:
                ask(s, Ask.TAKE, seat)
            else:
                take_as_money(s, seat, slot)
        case Action.TECHNOLOGY:
            technology(s, seat)
        case Action.DEVELOP:
            develop(s, seat, slot)


@rule
def finish_action(s: State) -> None:
    """Repairs are served; a card used for its secondary action is discarded (C87-6.2)."""
    if s.repairing:
        complete(s, s.mover)
        s.repairing = 0
    if s.slot >= 0:
        card = s.display[s.slot] - 1
        put(s, card, Lies.DISCARD, 0)
        s.display[s.slot] = 0
        s.slot = -1
        tell(s, News.DISCARDED, THE_TABLE, card)
    s.waived = 0
    s.next = Next.REFILL


# --- the display


@rule
def refill(s: State) -> None:
    """Empty slots are filled at once, lowest first (C87-6.1, C87-6.4)."""
    for slot in range(SLOTS):
        if s.display[slot]:
            continue
        if deck_ready(s):
            ask(s, Ask.DEAL, CHANCE, slot)
            return
        tell(s, News.STAYED_EMPTY, THE_TABLE, slot)
    s.next = Next.PROMOTION


@rule
def deck_ready(s: State) -> bool:
    """An empty deck takes in the discards when a card is needed (C87-6.3)."""
    if count_cards(s, Lies.DECK) == 0:
        taken = 0
        for card in range(CARDS):
            if s.cards[card].lies == Lies.DISCARD:
                put(s, card, Lies.DECK, 0)
                taken += 1
        if taken:
            tell(s, News.SHUFFLED_CARDS, THE_TABLE, taken)
    return count_cards(s, Lies.DECK) > 0


@rule
def count_cards(s: State, lies: int) -> int:
    """How many playing cards lie so."""
    count = 0
    for card in range(CARDS):
        if s.cards[card].lies == lies:
            count += 1
    return count


@rule
def deal(s: State, slot: int, card: int) -> None:
    """A card from the deck to the display."""
    put(s, card, Lies.DISPLAY, slot)
    s.display[slot] = card + 1
    tell(s, News.DISPLAYED if s.next == Next.ROUND else News.DEALT, THE_TABLE, card, slot)


@rule
def settle_promotion(s: State) -> None:
    """Finance may have brought the money for a Promotion, which is discarded (C87-16.18)."""
    s.next = Next.REFILL if demand_promotion(s, s.mover) else Next.WINDOW


# --- development


@rule
def refuse_develop(s: State, seat: int, slot: int) -> Refusal:
    """A displayed card whose requirement the storage can meet (C87-12.7)."""
    if s.display[slot] == 0:
        return Refusal.EMPTY_SLOT
    if PLAYING_CARDS[s.display[slot] - 1].needs == Needs.NONE:
        return Refusal.NONE
    return Refusal.NONE if total(s.players[seat].stored) else Refusal.NO_RUBBLE


@rule
def develop(s: State, seat: int, slot: int) -> None:
    """Take the card, meeting its requirement from the storage (C87-12.3, C87-12.4)."""
    card = s.display[slot] - 1
    needs = PLAYING_CARDS[card].needs
    if needs == Needs.NONE or (s.waived and needs == Needs.DISCARD_1):
        lay_down(s, seat, slot)
    else:
        ask(s, Ask.RUBBLE, seat, slot)
        tell(s, News.OWES_RUBBLE, seat, card, needs)


@rule
def refuse_rubble(s: State, seat: int, colour: int) -> Refusal:
    """A stored token, of the player's choice (C87-12.6)."""
    return Refusal.NONE if s.players[seat].stored[colour] else Refusal.NOT_STORED


@rule
def refuse_enough(s: State, slot: int) -> Refusal:
    """What the card asks, and at least one token on one that holds them (C87-12.4, C87-12.5)."""
    card = s.display[slot] - 1
    if PLAYING_CARDS[card].needs == Needs.DISCARD_1:
        return Refusal.DISCARD_DUE
    return Refusal.NONE if total(s.cards[card].tokens) else Refusal.TOKEN_DUE


@rule
def give_rubble(s: State, seat: int, slot: int, colour: int) -> None:
    """A token discarded, or placed on the card; a second one if the card takes two (C87-12.5)."""
    card = s.display[slot] - 1
    needs = PLAYING_CARDS[card].needs
    s.players[seat].stored[colour] -= 1
    if needs == Needs.DISCARD_1:
        s.gone[colour] += 1
        tell(s, News.GAVE_UP, seat, colour, card)
        lay_down(s, seat, slot)
        return
    s.cards[card].tokens[colour] += 1
    tell(s, News.PUT_ON_CARD, seat, colour, card)
    placed = total(s.cards[card].tokens)
    if needs == Needs.PLACE_1_OR_2 and placed < 2 and total(s.players[seat].stored):
        ask(s, Ask.RUBBLE, seat, slot)
    else:
        lay_down(s, seat, slot)


@rule
def lay_down(s: State, seat: int, slot: int) -> None:
    """The card counts and works from this moment (C87-12.9)."""
    card = s.display[slot] - 1
    put(s, card, Lies.DEVELOPED, seat)
    s.display[slot] = 0
    tell(s, News.DEVELOPED, seat, card)


# --- after an action: chains


@rule
def open_window(s: State) -> None:
    """After every completed action its player may answer it with a card (C87-14.1)."""
    for k in range(len(CHAINS)):
        if refuse_use(s, s.mover, k) == Refusal.NONE:
            ask(s, Ask.WINDOW, s.mover)
            return
    s.next = Next.END_TURN


@rule
def refuse_use(s: State, seat: int, k: int) -> Refusal:
    """A usable card whose trigger has just happened and whose effect is possible (C87-14.2)."""
    card = CHAINS[k]
    reason = refuse_ability(s, seat, card)
    if reason != Refusal.NONE:
        return reason
    match PLAYING_CARDS[card].ability:
        case Ability.IMPROVE_TECHNOLOGY:
            return refuse_technology(s, seat) if s.technologies else Refusal.NO_TECHNOLOGY
        case Ability.CONTROL_ROOM_1:
            return refuse_recovery(s, seat) if s.doing == Action.PLAN else Refusal.NOT_NOW
        case Ability.CONTROL_ROOM_2:
            return refuse_recovery(s, seat) if s.doing == Action.TECHNOLOGY else Refusal.NOT_NOW
        case Ability.CONTROL_ROOM_3:
            return refuse_plan(s, seat) if s.doing == Action.PLAN else Refusal.NOT_NOW
        case Ability.CONTROL_ROOM_4:
            return refuse_digging(s, seat) if s.doing == Action.PLAN else Refusal.NOT_NOW
        case Ability.CONTROL_ROOM_5:
            return refuse_technology(s, seat) if s.doing == Action.TECHNOLOGY else Refusal.NOT_NOW
        case Ability.NEW_MATERIALS:
            return refuse_recovery(s, seat)
    return refuse_any_machine(s, seat)


@rule
def use(s: State, seat: int, k: int) -> None:
    """A recovery leaves the window open, a chained action opens one of its own (C87-14.3)."""
    card = CHAINS[k]
    spend_use(s, card)
    match PLAYING_CARDS[card].ability:
        case Ability.IMPROVE_TECHNOLOGY:
            tell(s, News.IMPROVED_TECHNOLOGY, seat)
            begin(s, seat, Action.TECHNOLOGY, ANY_SLOT)
        case Ability.CONTROL_ROOM_3:
            tell(s, News.CHAINED, seat, Action.PLAN)
            begin(s, seat, Action.PLAN, ANY_SLOT)
        case Ability.CONTROL_ROOM_4:
            tell(s, News.CHAINED, seat, Action.TUNNEL)
            begin(s, seat, Action.TUNNEL, ANY_SLOT)
        case Ability.CONTROL_ROOM_5:
            tell(s, News.CHAINED, seat, Action.TECHNOLOGY)
            begin(s, seat, Action.TECHNOLOGY, ANY_SLOT)
        case Ability.HEAVY_MACHINERY:
            s.waived = rulings.HEAVY_WAIVES_COSTS
            ask(s, Ask.MACHINE, seat)
        case _:
            recover(s, seat)


@rule
def refuse_recovery(s: State, seat: int) -> Refusal:
    """A disc left in this turn's stack, and room for it (C87-14.8)."""
    if s.space < 0 or s.spaces[s.space].discs == 0:
        return Refusal.STACK_USED_UP
    if total(s.players[seat].area) >= allowed(s, seat):
        return Refusal.AREA_FULL
    return Refusal.NONE


@rule
def recover(s: State, seat: int) -> None:
    """One disc of the stack placed this turn comes back (C87-14.6, C87-14.7)."""
    there = s.spaces[s.space]
    colour = there.colour
    s.players[seat].area[colour] += 1
    there.discs -= 1
    if there.discs == 0:
        there.colour = 0
    s.next = Next.WINDOW
    tell(s, News.RECOVERED, seat, STACK * colour + 1, s.space)


# --- Heavy machinery


@rule
def refuse_machine(s: State, seat: int, action: int, slot: int) -> Refusal:
    """Another kind of action than the one just completed (C87-14.10, C87-14.11)."""
    if action == s.doing and not rulings.HEAVY_SAME_KIND:
        return Refusal.SAME_KIND
    if action == Action.TUNNEL and rulings.HEAVY_WAIVES_COSTS:
        return refuse_tunnel(s, seat)
    return refuse_action(s, seat, action, slot)


@rule
def refuse_any_machine(s: State, seat: int) -> Refusal:
    """Whether Heavy machinery could do anything at all."""
    for action in range(Action.DEVELOP):
        if refuse_machine(s, seat, action, ANY_SLOT) == Refusal.NONE:
            return Refusal.NONE
    for slot in range(SLOTS):
        if refuse_machine(s, seat, Action.DEVELOP, slot) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NOTHING_TO_DO
