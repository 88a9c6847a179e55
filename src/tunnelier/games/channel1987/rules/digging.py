"""Plan, Tunnel and the deviation (C87-7, C87-8, C87-9)."""

from __future__ import annotations

from tunnelier.core.agenda import CHANCE, ask
from tunnelier.core.counts import total
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell
from tunnelier.core.view import ALL_EYES

from ..news import STACK, News
from ..score import finish, lose, nation_of
from ..state import Next, State
from ..tables import (
    COLOURLESS,
    COLOURS,
    DEVIATION_CARDS,
    DEVIATIONS,
    LENGTH,
    RUBBLE,
    SAFE,
    STORAGE,
    Bonus,
    Colour,
    Nation,
    Token,
)
from . import rulings
from .discs import reached
from .events import planned
from .moves import Ask, Refusal

STORAGES = 2 * LENGTH
"""Places of tokens: Britain's or seat 0's side first, then the other's, then the two storages."""


# --- tokens


@rule
def colour_of(token: int) -> int:
    """The colour of a known token."""
    return (token - 1) // 2


@rule
def face_up(s: State, seat: int, space: int) -> bool:
    """Whether a token that is still there lies face up."""
    return s.sides[seat].eyes[space] == ALL_EYES and space >= s.players[seat].bored


@rule
def face_down(s: State, seat: int, space: int) -> bool:
    """Whether a token lies face down."""
    return s.sides[seat].eyes[space] != ALL_EYES


@rule
def tokens_left(s: State, token: int) -> int:
    """How many tokens of a kind nobody has looked at yet."""
    count = RUBBLE[token] - s.out[token]
    for seat in range(s.seats):
        for space in range(LENGTH):
            if s.sides[seat].tokens[space] == token:
                count -= 1
    return count


@rule
def reveal(s: State, place: int, token: int) -> None:
    """A token nobody knew: turned up in the tunnel, or stored at the set-up (C87-2.3)."""
    if place >= STORAGES:
        s.players[place - STORAGES].stored[colour_of(token)] += 1
        s.out[token] += 1
        tell(s, News.STORED, place - STORAGES, token - 1)
    else:
        s.sides[place // LENGTH].tokens[place % LENGTH] = token
        turn_up(s, place // LENGTH, place % LENGTH)


@rule
def turn_up(s: State, seat: int, space: int) -> None:
    """Everyone sees the token; a Plan may meet the agenda symbol (C87-7.3, C87-16.2)."""
    s.sides[seat].eyes[space] = ALL_EYES
    token = s.sides[seat].tokens[space]
    if s.next == Next.AFTER:
        tell(s, News.TURNED_UP, seat, token - 1, space)
        planned(s, seat, token)
    else:
        tell(s, News.LAID, seat, token - 1, space)


# --- Plan


@rule
def nearest_face_down(s: State, seat: int) -> int:
    """The nearest face-down token of the own side; LENGTH if there is none (C87-7.1, C87-7.2)."""
    for space in range(LENGTH):
        if face_down(s, seat, space):
            return space
    return LENGTH


@rule
def refuse_plan(s: State, seat: int) -> Refusal:
    """There must be a token to turn up (C87-7.2)."""
    return Refusal.ALL_UP if nearest_face_down(s, seat) == LENGTH else Refusal.NONE


@rule
def plan(s: State, seat: int) -> None:
    """Turn up the nearest face-down token of one's own side (C87-7.1)."""
    space = nearest_face_down(s, seat)
    if s.sides[seat].tokens[space] == Token.NONE:
        ask(s, Ask.REVEAL, CHANCE, LENGTH * seat + space)
    else:
        turn_up(s, seat, space)


# --- Tunnel


@rule
def places(s: State, seat: int) -> int:
    """Storage places: Britain's third one is locked until its bonus is reached (C87-8.6)."""
    if nation_of(s, seat) == Nation.BRITAIN and not reached(s, seat, Bonus.STORAGE):
        return STORAGE - 1
    return STORAGE


@rule
def next_colour(s: State, seat: int) -> int:
    """The colour of the nearest token, which must lie face up."""
    return colour_of(s.sides[seat].tokens[s.players[seat].bored])


@rule
def refuse_tunnel(s: State, seat: int) -> Refusal:
    """The nearest token face up and a free storage place (C87-8.1, C87-8.6)."""
    if not face_up(s, seat, s.players[seat].bored):
        return Refusal.TOKEN_DOWN
    stored = total(s.players[seat].stored)
    if stored >= places(s, seat):
        return Refusal.STORAGE_LOCKED if stored < STORAGE else Refusal.STORAGE_FULL
    return Refusal.NONE


@rule
def refuse_digging(s: State, seat: int) -> Refusal:
    """As `refuse_tunnel`, and the discs in the area can pay (C87-8.2, C87-8.3)."""
    reason = refuse_tunnel(s, seat)
    if reason != Refusal.NONE:
        return reason
    area = s.players[seat].area
    if area[next_colour(s, seat)] or total(area) >= 2:
        return Refusal.NONE
    return Refusal.CANNOT_PAY


@rule
def tunnel(s: State, seat: int) -> None:
    """One disc of the token's colour, or any two if there is none (C87-8.2, C87-8.3)."""
    colour = next_colour(s, seat)
    if s.waived:
        dig(s, seat)
    elif s.players[seat].area[colour]:
        return_disc(s, seat, colour)
        tell(s, News.PAID, seat, STACK * colour + 1)
        dig(s, seat)
    else:
        ask(s, Ask.PAY, seat)


@rule
def return_disc(s: State, seat: int, colour: int) -> None:
    """A disc from the area to the bag."""
    s.players[seat].area[colour] -= 1
    s.bag[colour] += 1


@rule
def refuse_pay(s: State, seat: int, one: int, other: int) -> Refusal:
    """Two discs one has, of the same colour or not (C87-8.3)."""
    area = s.players[seat].area
    if one == other:
        return Refusal.NONE if area[one] >= 2 else Refusal.CANNOT_GIVE
    return Refusal.NONE if area[one] and area[other] else Refusal.CANNOT_GIVE


@rule
def pay(s: State, seat: int, one: int, other: int) -> None:
    """Two discs for the tunnel."""
    return_disc(s, seat, one)
    return_disc(s, seat, other)
    tell(s, News.PAID_OTHERS, seat, COLOURS * one + other)
    dig(s, seat)


@rule
def is_checked(s: State, seat: int) -> bool:
    """Whether the next dig checks the deviation: the ninth may end the game at once (C87-17.2)."""
    return s.players[seat].bored < LENGTH - 1 or rulings.LAST_DIG_CHECK


@rule
def dig(s: State, seat: int) -> None:
    """Token to the storage, machine one space on, the end or the deviation (C87-8.5)."""
    me, side = s.players[seat], s.sides[seat]
    token = side.tokens[me.bored]
    colour, checked = colour_of(token), is_checked(s, seat)
    side.tokens[me.bored] = Token.NONE
    s.out[token] += 1
    me.stored[colour] += 1
    me.bored += 1
    tell(s, News.DUG, seat, token - 1, me.bored - 1)
    if me.bored == LENGTH:
        s.finisher = seat
        tell(s, News.REACHED_CENTRE, seat)
    if checked:
        s.checks = deviation_cards(s, seat, colour)
        s.next = Next.CHECKS
        tell_checks(s, seat, colour)
    else:
        finish(s)


# --- deviation


@rule
def deviation_cards(s: State, seat: int, colour: int) -> int:
    """One card a dig; for water, Britain draws two and France none (C87-9.1, C87-9.2)."""
    if colour != Colour.BLUE:
        return 1
    return 2 if nation_of(s, seat) == Nation.BRITAIN else 0


@telling
def tell_checks(s: State, seat: int, colour: int) -> None:
    """How many cards, and whether it is for the water (C87-9.1, C87-9.2)."""
    if colour != Colour.BLUE:
        tell(s, News.MUST_CHECK, seat, s.checks)
    elif s.checks:
        tell(s, News.FLOODED, seat, s.checks)
    else:
        tell(s, News.STAYED_DRY, seat)


@rule
def check_deviation(s: State) -> None:
    """Card by card; then the action is over (C87-9.4)."""
    if s.checks > 0:
        ask(s, Ask.DEVIATE, CHANCE, s.mover)
    elif s.finisher >= 0:
        finish(s)
    else:
        s.next = Next.AFTER


@rule
def deviate(s: State, seat: int, card: int) -> None:
    """Off course by the card's levels; beyond the last one the game is lost (C87-9.3, C87-17.3)."""
    s.checks -= 1
    levels = DEVIATION_CARDS[card].levels
    again = colour_is_out(s, DEVIATION_CARDS[card].colour)
    s.deviation_out[card] = 1
    tell(s, News.DREW_DEVIATION, seat, card)
    s.players[seat].deviation += levels
    if levels:
        tell(s, News.WENT_ASTRAY, seat, levels, -s.players[seat].deviation)
    if again:
        for other in range(DEVIATIONS):
            s.deviation_out[other] = 0
        tell(s, News.SHUFFLED_DEVIATIONS, THE_TABLE, card)
    if s.players[seat].deviation > SAFE:
        lose(s, seat)


@rule
def colour_is_out(s: State, colour: int) -> bool:
    """Whether the discards show the colour; grey is none (C87-9.5, C87-9.6)."""
    for card in range(DEVIATIONS):
        if s.deviation_out[card] and DEVIATION_CARDS[card].colour == colour:
            return colour != COLOURLESS
    return False
