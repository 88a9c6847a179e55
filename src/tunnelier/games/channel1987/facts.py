"""What a player of 1987 Channel Tunnel sees at a glance: what a card, a stack or a dig comes to.

The row says it by numbers that stand for others: a slot of the display for its card, a card for
what is printed on it, a token for its colour, a marker for the space it stands on. Nothing here is
a judgement: all of it is on the table, printed, or known to the player.
"""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import about, question
from tunnelier.core.counts import total
from tunnelier.core.encoding.entities import Entities, margin, most, part
from tunnelier.core.jit import rule
from tunnelier.core.view import ALL_EYES

from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.digging import (
    colour_of,
    deviation_cards,
    places,
    refuse_digging,
    refuse_plan,
)
from .rules.discs import allowed
from .rules.technology import price_of, refuse_technology, space_after
from .rules.turn import BANK, FIRST_SLOT, WORKS, refuse_action, refuse_develop, refuse_stack
from .score import (
    CENTRE,
    agenda_points,
    count_of,
    developed,
    technology_points,
    topographical_colours,
)
from .state import State
from .tables import (
    CARDS,
    COLOURS,
    DEVIATION_CARDS,
    DEVIATIONS,
    DISCS_A_COLOUR,
    HAND,
    LENGTH,
    PLAYING_CARDS,
    SAFE,
    SEATS,
    SLOTS,
    STORAGE,
    TRACK_SPACES,
    TRACKS,
    Ability,
    Action,
    Bonus,
    Colour,
    Needs,
)

_PLACES = [f"+{place}" for place in range(SEATS)]
_WORDS = [colour.name.lower() for colour in Colour]
_TOKENS = [f"{when}-{word}" for when in ("next", "then") for word in (*_WORDS, "agenda")]
_TRACKS = [f"track{track}.{fact}" for track in range(TRACKS) for fact in ("gain", "price", "short")]
_BONUSES = [f"track{track}.{b.name.lower()}" for track in range(TRACKS) for b in list(Bonus)[1:]]
_EACH = (
    *("points", "printed", "influence", "topography", "cards", "planned", "room", "discs"),
    *("digs", "plans", "advances", "checks", "ruin"),
    *(*_TOKENS, *_TRACKS, *_BONUSES),
)
_TABLE = (*("ahead", "arriving", "overtaken"), *(f"keeps-{word}" for word in _WORDS))
_CARD = (
    *("there", "points", "money"),
    *(ability.name.lower() for ability in Ability),
    *(f"needs-{need.name.lower()}" for need in list(Needs)[1:]),
    *(f"does-{action.name.lower()}" for action in list(Action)[: Action.DEVELOP]),
)
_STACK = (*("own", "there-before", "surplus", "enough"), *_CARD)
_DISCS = (
    *("own", "rivals", "bag", "stored", "next", "then", "rivals-next"),
    *(f"{space}-{fact}" for space in ("works", "bank") for fact in ("before", "surplus", "enough")),
)
_SLOT = (*("asked", "before", "developable", "doable"), *_CARD)

ENTITIES = (
    Entities("table", ("",), _TABLE),
    Entities("player", tuple(_PLACES), _EACH),
    Entities(
        "stack",
        tuple(f"{word}.{slot}" for word in _WORDS for slot in range(1, SLOTS + 1)),
        _STACK,
        (ACTIONS.first(Kind.SECONDARY), ACTIONS.first(Kind.DEVELOP)),
    ),
    Entities(
        "discs",
        tuple(_WORDS),
        _DISCS,
        tuple(
            ACTIONS.first(kind)
            for kind in (Kind.PLAN, Kind.TUNNEL, Kind.FINANCE, Kind.TECHNOLOGY, Kind.RUBBLE)
        ),
    ),
    Entities(
        "slot",
        tuple(str(slot) for slot in range(1, SLOTS + 1)),
        _SLOT,
        (ACTIONS.first(Kind.TAKE), ACTIONS.first(Kind.BUILD)),
    ),
)
INSTEAD_OF = ("display",)
"""Fields of the state that need not be told then."""

FIRST_PLAYER = 1
FIRST_STACK = FIRST_PLAYER + SEATS
FIRST_DISCS = FIRST_STACK + COLOURS * SLOTS
FIRST_CARD = FIRST_DISCS + COLOURS
OF_THE_TABLE, OF_A_PLAYER = len(_TABLE), len(_EACH)
OF_A_STACK, OF_DISCS, OF_A_SLOT = len(_STACK), len(_DISCS), len(_SLOT)
ABILITIES, NEEDS, BONUSES = len(Ability), len(Needs), len(Bonus)
OF_A_TOKEN = COLOURS + 1
NO_TOKEN = 0


@rule
def fill(s: State, seat: int, thing: int, told: Any) -> None:
    """Write the facts of one of all the things, as a seat sees it."""
    if thing < FIRST_PLAYER:
        fill_table(s, seat, told)
    elif thing < FIRST_STACK:
        fill_player(s, seat, seat ^ (thing - FIRST_PLAYER), told)
    elif thing < FIRST_DISCS:
        fill_stack(s, seat, (thing - FIRST_STACK) // SLOTS, (thing - FIRST_STACK) % SLOTS, told)
    elif thing < FIRST_CARD:
        fill_discs(s, seat, thing - FIRST_DISCS, told)
    else:
        fill_slot(s, seat, thing - FIRST_CARD, told)


# --- the table and the players


@rule
def fill_table(s: State, seat: int, told: Any) -> None:
    """Who is ahead, and who would be if a machine arrived now; the discs that are being kept."""
    for k in range(OF_THE_TABLE):
        told[k] = 0
    rival = 1 - seat
    ahead = seen_points(s, seat, seat) - seen_points(s, seat, rival)
    told[0] = margin(ahead, 4)
    told[1] = margin(ahead + CENTRE + LENGTH - s.players[rival].bored, 4)
    told[2] = margin(ahead - CENTRE - LENGTH + s.players[seat].bored, 4)
    if question(s) == Ask.KEEP:
        told[3 + about(s)] = 1


@rule
def sees(s: State, seat: int, whose: int, card: int) -> bool:
    """Whether a card lies developed before a player so that the seat may know it."""
    return developed(s, whose, card) and s.cards[card].eyes >> seat & 1 == 1


@rule
def seen_points(s: State, seat: int, whose: int) -> int:
    """What a player has so far, as far as a seat sees it, without the cards that compare."""
    colours = topographical_colours(s, whose)
    points = printed_points(s, seat, whose) + colours * (colours + 1) // 2
    points += technology_points(s, whose) + agenda_points(s, whose)
    return points - s.players[whose].deviation


@rule
def printed_points(s: State, seat: int, whose: int) -> int:
    """Points of the developed cards that a seat sees."""
    points = 0
    for card in range(CARDS):
        if sees(s, seat, whose, card):
            points += PLAYING_CARDS[card].points
    return points


@rule
def cards_before(s: State, seat: int, whose: int) -> int:
    """How many cards a player has developed; some of a rival's lie face down."""
    count = 0 if whose == seat else s.players[whose].face_down
    for card in range(CARDS):
        if sees(s, seat, whose, card):
            count += 1
    return count


@rule
def fill_player(s: State, seat: int, whose: int, told: Any) -> None:
    """Points and their parts, the tokens ahead of the machine, what can be done, both tracks."""
    for k in range(OF_A_PLAYER):
        told[k] = 0
    me = s.players[whose]
    told[0] = margin(seen_points(s, seat, whose), 16)
    told[1] = most(printed_points(s, seat, whose), 8)
    told[2] = most(count_of(s, whose, Ability.INFLUENCE), 2)
    told[3] = part(topographical_colours(s, whose), COLOURS)
    told[4] = most(cards_before(s, seat, whose), 4)
    told[5] = most(planned(s, whose), 2)
    told[6] = part(places(s, whose) - total(me.stored), STORAGE)
    told[7] = part(allowed(s, whose), HAND + 4)
    if me.bored < LENGTH:
        fill_digging(s, seat, whose, told)
    told[9] = refuse_plan(s, whose) == Refusal.NONE
    told[10] = refuse_technology(s, whose) == Refusal.NONE
    for track in range(TRACKS):
        fill_track(s, whose, track, told)


@rule
def planned(s: State, whose: int) -> int:
    """How many of the next tokens lie face up."""
    space = s.players[whose].bored
    while space < LENGTH and s.sides[whose].eyes[space] == ALL_EYES:
        space += 1
    return space - s.players[whose].bored


@rule
def token_at(s: State, seat: int, side: int, space: int) -> int:
    """A token that the seat knows; NO_TOKEN if it does not, or if there is none."""
    if space >= LENGTH or s.sides[side].eyes[space] >> seat & 1 == 0:
        return NO_TOKEN
    return s.sides[side].tokens[space]


@rule
def fill_digging(s: State, seat: int, whose: int, told: Any) -> None:
    """The next two tokens, and what the next dig risks."""
    bored = s.players[whose].bored
    told[8] = refuse_digging(s, whose) == Refusal.NONE
    for ahead in range(2):
        token = token_at(s, seat, whose, bored + ahead)
        if token != NO_TOKEN:
            k = 13 + OF_A_TOKEN * ahead
            told[k + colour_of(token)] = 1
            told[k + COLOURS] = token % 2 == 0
            if ahead == 0:
                checks = deviation_cards(s, whose, colour_of(token))
                told[11] = part(checks, 2)
                told[12] = part(ruinous(s, whose, checks), DEVIATIONS)


@rule
def ruinous(s: State, whose: int, checks: int) -> int:
    """How many of the deviation cards left would lose the game if one a check were drawn."""
    count = 0
    for card in range(DEVIATIONS):
        off = s.players[whose].deviation + checks * DEVIATION_CARDS[card].levels
        if off > SAFE and not s.deviation_out[card]:
            count += 1
    return count


@rule
def fill_track(s: State, whose: int, track: int, told: Any) -> None:
    """What the next space of a track brings and costs."""
    here = TRACK_SPACES[space_after(s, whose, track) - 1]
    if here.last:
        return
    ahead = TRACK_SPACES[space_after(s, whose, track)]
    price = price_of(s, whose, track)
    k = 13 + 2 * OF_A_TOKEN + 3 * track
    told[k] = margin(ahead.points - here.points, 1)
    told[k + 1] = most(price, 2)
    told[k + 2] = most(max(0, price - s.players[whose].money), 2)
    if ahead.bonus > 0:
        told[13 + 2 * OF_A_TOKEN + 3 * TRACKS + (BONUSES - 1) * track + ahead.bonus - 1] = 1


# --- cards and discs


@rule
def fill_card(card: int, k: int, told: Any) -> None:
    """What is printed on a card, from place `k` on."""
    printed = PLAYING_CARDS[card]
    told[k] = 1
    told[k + 1] = part(printed.points, 3)
    told[k + 2] = part(printed.money, 3)
    told[k + 3 + printed.ability] = 1
    if printed.needs > 0:
        told[k + 2 + ABILITIES + printed.needs] = 1
    told[k + 2 + ABILITIES + NEEDS + printed.does] = 1


@rule
def fill_cost(s: State, seat: int, colour: int, space: int, k: int, told: Any) -> None:
    """What lies on a space, how many discs more a stack has, and whether that is enough."""
    told[k] = part(s.spaces[space].discs, DISCS_A_COLOUR)
    told[k + 1] = margin(s.players[seat].area[colour] - s.spaces[space].discs, 1)
    told[k + 2] = refuse_stack(s, seat, colour, space) == Refusal.NONE


@rule
def fill_stack(s: State, seat: int, colour: int, slot: int, told: Any) -> None:
    """A stack for a card of the display: what it costs, and the card."""
    for k in range(OF_A_STACK):
        told[k] = 0
    if s.players[seat].area[colour] == 0 or s.display[slot] == 0:
        return
    told[0] = part(s.players[seat].area[colour], DISCS_A_COLOUR)
    fill_cost(s, seat, colour, FIRST_SLOT + slot, 1, told)
    fill_card(s.display[slot] - 1, 4, told)


@rule
def fill_discs(s: State, seat: int, colour: int, told: Any) -> None:
    """A colour: who has discs of it, and which token ahead wants one."""
    rival = 1 - seat
    told[0] = part(s.players[seat].area[colour], DISCS_A_COLOUR)
    told[1] = part(s.players[rival].area[colour], DISCS_A_COLOUR)
    told[2] = part(s.bag[colour], DISCS_A_COLOUR)
    told[3] = part(s.players[seat].stored[colour], STORAGE)
    told[4] = wants(s, seat, seat, 0, colour)
    told[5] = wants(s, seat, seat, 1, colour)
    told[6] = wants(s, seat, rival, 0, colour)
    fill_cost(s, seat, colour, WORKS, 7, told)
    fill_cost(s, seat, colour, BANK, 10, told)


@rule
def wants(s: State, seat: int, side: int, ahead: int, colour: int) -> bool:
    """Whether the seat knows that a token ahead of a machine has this colour."""
    token = token_at(s, seat, side, s.players[side].bored + ahead)
    return token != NO_TOKEN and colour_of(token) == colour


@rule
def fill_slot(s: State, seat: int, slot: int, told: Any) -> None:
    """A card of the display: whether a question is about it, and what can be done with it now."""
    for k in range(OF_A_SLOT):
        told[k] = 0
    if s.display[slot] == 0:
        return
    card = s.display[slot] - 1
    told[0] = question(s) == Ask.RUBBLE and about(s) == slot
    told[1] = part(s.spaces[FIRST_SLOT + slot].discs, DISCS_A_COLOUR)
    told[2] = refuse_develop(s, seat, slot) == Refusal.NONE
    told[3] = refuse_action(s, seat, PLAYING_CARDS[card].does, slot) == Refusal.NONE
    fill_card(card, 4, told)
