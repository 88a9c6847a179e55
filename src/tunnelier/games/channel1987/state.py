"""The state of a match of 1987 Channel Tunnel: one row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from tunnelier.core.agenda import Pending
from tunnelier.core.codec import word_of
from tunnelier.core.record import (
    Ints,
    Record,
    a_seat,
    a_thing,
    each,
    i8,
    i16,
    of_each,
    per_seat,
    seat_bits,
    seat_by_seat,
)
from tunnelier.core.view import ALL_EYES

from .tables import (
    CARDS,
    COLOURS,
    DEVIATIONS,
    DISCS_A_COLOUR,
    EVENTS,
    LENGTH,
    LONGEST_TRACK,
    SAFE,
    SEATS,
    SLOTS,
    SPACES,
    STORAGE,
    TOKENS,
    TRACKS,
    Action,
    Colour,
    Event,
    Token,
    Track,
)

DEPTH = 8
NOBODY = -1
COLOUR_WORDS, EVENT_WORDS = ([*map(word_of, members)] for members in (Colour, Event))


class Nations(IntEnum):
    """Who plays which nation (C87-2.1)."""

    STANDARD = 0
    SWAPPED = 1


class Expansion(IntEnum):
    """Whether the agenda cards are in play (C87-2.7)."""

    OFF = 0
    ON = 1


class Lies(IntEnum):
    """Where a playing card is."""

    DECK = 0
    DISPLAY = 1
    DISCARD = 2
    MONEY = 3
    DEVELOPED = 4


class Next(IntEnum):
    """What happens once every question is answered."""

    ROUND = 0
    WORKERS = 1
    DRAW = 2
    DRAWING = 3
    EXCHANGE = 4
    TURN = 5
    CHECKS = 6
    AFTER = 7
    REFILL = 8
    PROMOTION = 9
    WINDOW = 10
    END_TURN = 11


class Player(Record):
    """What a player has."""

    area: Ints = of_each(COLOUR_WORDS, i8(COLOURS, high=DISCS_A_COLOUR))
    stored: Ints = of_each(COLOUR_WORDS, i8(COLOURS, high=STORAGE))
    tracks: Ints = of_each([*map(word_of, Track)], i8(TRACKS, high=LONGEST_TRACK - 1))
    money: int = i16()  # what the ECU cards are worth together
    bored: int = i8(high=LENGTH)
    deviation: int = i8(high=2 * SAFE)  # levels below 0
    passed: int = i8(high=1)
    workers: int = i8(high=2)  # New workers used this round
    pending: int = i8(of=Event)
    completed: Ints = of_each(EVENT_WORDS, i8(len(Event), high=1))
    face_down: int = i8(high=CARDS)
    score: int = i16(low=-100)


class Space(Record):
    """A place for a stack of discs."""

    colour: int = i8(of=Colour)
    discs: int = i8(high=DISCS_A_COLOUR)


class Side(Record):
    """One half of the tunnel. A token nobody has looked at has no identity yet."""

    eyes: Ints = seat_bits(i8(LENGTH, low=ALL_EYES, high=2**SEATS - 1))
    tokens: Ints = a_thing(i8(LENGTH, high=max(Token), seen_by="eyes"))


class CardPlace(Record):
    """Where a playing card is. What lies face down is known to its owner, the deck to nobody.

    The mask hides itself, and comes last: who may see a card would tell where it is.
    """

    lies: int = i8(of=Lies, seen_by="eyes")
    at: int = i8(high=SLOTS - 1, seen_by="eyes")  # slot, or seat
    used: int = i8(high=1, seen_by="eyes")  # this round
    eyes: int = seat_bits(i8(low=ALL_EYES, high=2**SEATS - 1, seen_by="eyes"))
    tokens: Ints = of_each(COLOUR_WORDS, i8(COLOURS, high=2))


class State(Record):
    """One match."""

    seats: int = i8(low=SEATS, high=SEATS)
    over: int = i8(high=1)
    nations: int = i8(of=Nations)
    with_agenda: int = i8(of=Expansion)
    next: int = i8(of=Next)
    first: int = a_seat(i8(high=1))  # holds the first player card
    mover: int = a_seat(i8(high=1))
    last_turn: int = a_seat(i8(low=NOBODY, high=1))  # who had the turn before, in this round
    rounds: int = i8(high=100)  # completed
    bag: Ints = of_each(COLOUR_WORDS, i8(COLOURS, high=DISCS_A_COLOUR))
    spaces: Sequence[Space] = each(Space, SPACES)
    players: Sequence[Player] = per_seat(Player, SEATS)
    sides: Sequence[Side] = seat_by_seat(each(Side, SEATS))
    out: Ints = i8(len(Token), high=20)  # tokens that have left the tunnel, by kind
    gone: Ints = of_each(COLOUR_WORDS, i8(COLOURS, high=20))  # tokens that have left the game
    display: Ints = a_thing(i8(SLOTS, high=CARDS))  # card + 1; 0 is an empty slot
    cards: Sequence[CardPlace] = each(CardPlace, CARDS)
    deviation_out: Ints = i8(DEVIATIONS, high=1)
    events_left: Ints = of_each(EVENT_WORDS, i8(len(Event), high=1))
    events_gone: Ints = of_each(EVENT_WORDS, i8(len(Event), high=1))
    # what the turn in progress must remember
    drawing: int = i8(high=25)  # discs still to be drawn
    kept: int = i8(high=25)
    space: int = a_thing(i8(low=NOBODY, high=SPACES - 1))  # where this turn's stack lies
    slot: int = a_thing(i8(low=NOBODY, high=SLOTS - 1))  # whose card is discarded when it is done
    doing: int = i8(of=Action)
    technologies: int = i8()  # Technology actions of this turn
    stirred: int = i8(high=1)  # this Technology action has changed something
    repairing: int = i8(high=1)
    waived: int = i8(high=1)  # Heavy machinery waives inner costs
    checks: int = i8(high=2)  # deviation cards still to be drawn
    peeking: int = a_thing(i8(high=2 * LENGTH - 1))
    paid: int = i8()  # towards Promotion
    least: int = i8()  # the smallest card of that payment
    finisher: int = a_seat(i8(low=NOBODY, high=1))
    loser: int = a_seat(i8(low=NOBODY, high=1))
    depth: int = i8(high=DEPTH)
    agenda: Sequence[Pending] = each(Pending, DEPTH)


def box(s: State) -> dict[str, int]:
    """How many pieces of each kind the match must account for."""
    return {
        **{f"{colour.name.lower()} discs": DISCS_A_COLOUR for colour in Colour},
        "rubble tokens": TOKENS,
        "playing cards": CARDS,
        "agenda cards": EVENTS,
    }


def census(s: State) -> dict[str, int]:
    """Every piece counted where it is now."""
    players: Any = s.players
    cards: Any = s.cards
    spaces: Any = s.spaces
    discs = [int(n) for n in s.bag]
    for colour in Colour:
        discs[colour] += int(players["area"][:, colour].sum())
        discs[colour] += int(spaces["discs"][spaces["colour"] == colour].sum())
    dug = int(players["bored"].sum())
    away = int(players["stored"].sum()) + int(cards["tokens"].sum()) + sum(map(int, s.gone))
    set_up = int(sum(s.out)) - dug  # tokens dealt to the storages so far
    return {
        **{f"{colour.name.lower()} discs": discs[colour] for colour in Colour},
        "rubble tokens": 2 * LENGTH - dug + away + SEATS - set_up,
        "playing cards": int((cards["lies"] != Lies.DISPLAY).sum())
        + sum(int(card > 0) for card in s.display),
        "agenda cards": sum(map(int, s.events_left))
        + sum(map(int, s.events_gone))
        + int((players["pending"] > 0).sum())
        + int(players["completed"].sum()),
    }
