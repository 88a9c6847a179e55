"""Discs, rubble, cards, tracks.

RECONSTRUCTED, all of the sheet below: points, requirements, secondary actions and money of the
playing cards, the technology tracks, the deviation cards, the rubble and the agenda points. Known
are the counts (33 cards, 20 tokens, 9 deviation cards, 6 agenda cards), the effects, the single
colourless -2, and that Britain pays less at the barriers. Whoever owns the box can write the true
numbers into `channel-1987.txt` (C87-0.1; see NOTES.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from tunnelier.core.codec import word_of
from tunnelier.core.mistakes import quoted
from tunnelier.core.record import Record, i8, table
from tunnelier.core.sheet import Kind, Line, Sheet, sheet

from .words import MESSAGES

NUMBERS = """
# Playing cards. needs: what the development asks of the storage; does: the secondary action.
card new-workers-a         points=1 needs=place-1-or-2 does=plan       money=1
card new-workers-b         points=1 needs=place-1-or-2 does=tunnel     money=2
card exchange-a            points=2 needs=place-1-or-2 does=finance    money=1
card exchange-b            points=2 needs=place-1-or-2 does=technology money=2
card extra-finance-a       points=1 needs=place-1-or-2 does=tunnel     money=2
card extra-finance-b       points=1 needs=place-1-or-2 does=plan       money=2
card improve-technology-a  points=1 needs=place-1-or-2 does=plan       money=1
card improve-technology-b  points=1 needs=place-1-or-2 does=finance    money=2
card control-room-1        points=1 needs=place-1-or-2 does=tunnel     money=1
card control-room-2        points=1 needs=place-1-or-2 does=plan       money=1
card control-room-3        points=1 needs=place-1-or-2 does=technology money=2
card control-room-4        points=1 needs=place-1-or-2 does=finance    money=1
card control-room-5        points=1 needs=place-1-or-2 does=tunnel     money=1
card new-materials         points=2 needs=place-1      does=technology money=2
card heavy-machinery       points=2 needs=place-1      does=finance    money=1
card european-speech       points=0 needs=none         does=technology money=2
card media-relations       points=0 needs=none         does=tunnel     money=2
card political-duel        points=0 needs=discard-1    does=plan       money=1
card topographical-1       points=0 needs=place-1      does=plan       money=1
card topographical-2       points=0 needs=place-1      does=tunnel     money=2
card topographical-3       points=0 needs=place-1      does=finance    money=2
card topographical-4       points=0 needs=place-1      does=technology money=3
card topographical-5       points=0 needs=place-1      does=tunnel     money=3
card belgium               points=1 needs=none         does=plan       money=2
card denmark               points=1 needs=none         does=tunnel     money=2
card greece                points=1 needs=none         does=finance    money=3
card ireland               points=1 needs=none         does=technology money=3
card luxembourg            points=1 needs=none         does=finance    money=3
card netherlands           points=2 needs=discard-1    does=technology money=2
card portugal              points=2 needs=discard-1    does=plan       money=2
card spain                 points=2 needs=discard-1    does=tunnel     money=1
card italy                 points=3 needs=discard-1    does=finance    money=1
card west-germany          points=3 needs=discard-1    does=technology money=1
# Technology tracks: points of the spaces from 0 on; barriers and bonuses as SPACE:WHAT, or none.
track britain-upper  points=0,1,2,3,5,7,9 barriers=3:2,5:3 bonuses=1:peek,3:disc,5:peek
track britain-lower  points=0,1,2,3,5,7,9 barriers=3:2,5:3 bonuses=1:peek,2:storage,4:disc
track france-upper   points=0,1,2,3,5,7,9 barriers=3:3,5:4 bonuses=1:peek,3:disc,5:peek
track france-lower   points=0,1,2,3,5,7,9 barriers=3:3,5:4 bonuses=1:peek,2:peek,4:disc
# Deviation cards: how many levels they cost; grey is no colour.
deviation red-0     levels=0
deviation red-1     levels=1
deviation blue-0    levels=0
deviation blue-1    levels=1
deviation green-0   levels=0
deviation green-1   levels=1
deviation yellow-0  levels=0
deviation yellow-1  levels=1
deviation grey-2    levels=2
# Rubble tokens of each colour, without and with the agenda symbol.
rubble blue    plain=3 agenda=1
rubble black   plain=3 agenda=1
rubble orange  plain=3 agenda=1
rubble yellow  plain=3 agenda=1
rubble white   plain=3 agenda=1
# Agenda cards: points when done, lost when still pending.
agenda training              points=2
agenda warehouse-inspection  points=3
agenda check-up              points=2
agenda repairs               points=2
agenda supervision           points=1
agenda promotion             points=3
"""

SEATS = 2
DISCS_A_COLOUR = 5
HAND = 10
LENGTH = 9
"""Spaces of a side of the tunnel (C87-1.6)."""
SAFE = 4
"""Levels of deviation that are still safe (C87-9.3)."""
SLOTS = 3
SPACES = 2 + SLOTS
TRACKS = 2
LONGEST_TRACK = 12
LARGEST = 99
"""Points and prices on a track go no further."""
NOWHERE = "none"
"""Instead of places, where a track has no barriers or no bonuses."""
TOKENS = 2 * LENGTH + SEATS
"""One on each space of the tunnel, and one in each storage (C87-2.2, C87-2.3)."""
STORAGE = 3
EXTRA_FINANCE_MONEY = 3
PROMOTION_PRICE = 3


class Nation(IntEnum):
    """The two sides."""

    BRITAIN = 0
    FRANCE = 1


class Colour(IntEnum):
    """Discs and rubble come in the same colours; blue rubble is water (C87-1.1, C87-1.2)."""

    BLUE = 0
    BLACK = 1
    ORANGE = 2
    YELLOW = 3
    WHITE = 4


COLOURS = len(Colour)


class Token(IntEnum):
    """A rubble token, with or without the agenda symbol; NONE: not known, or dug."""

    NONE = 0
    BLUE = 1
    BLUE_AGENDA = 2
    BLACK = 3
    BLACK_AGENDA = 4
    ORANGE = 5
    ORANGE_AGENDA = 6
    YELLOW = 7
    YELLOW_AGENDA = 8
    WHITE = 9
    WHITE_AGENDA = 10


class Action(IntEnum):
    """What a stack of discs, or a chain, makes happen."""

    PLAN = 0
    TUNNEL = 1
    FINANCE = 2
    TECHNOLOGY = 3
    DEVELOP = 4


class Needs(IntEnum):
    """What developing a card asks of the storage (C87-12.4, C87-12.5)."""

    NONE = 0
    DISCARD_1 = 1
    PLACE_1 = 2
    PLACE_1_OR_2 = 3


class Ability(IntEnum):
    """What a card can do (C87-13, C87-14, C87-15)."""

    NEW_WORKERS = 0
    EXCHANGE = 1
    EXTRA_FINANCE = 2
    IMPROVE_TECHNOLOGY = 3
    CONTROL_ROOM_1 = 4
    CONTROL_ROOM_2 = 5
    CONTROL_ROOM_3 = 6
    CONTROL_ROOM_4 = 7
    CONTROL_ROOM_5 = 8
    NEW_MATERIALS = 9
    HEAVY_MACHINERY = 10
    SPEECH = 11
    MEDIA = 12
    DUEL = 13
    TOPOGRAPHICAL = 14
    INFLUENCE = 15


class Bonus(IntEnum):
    """What reaching a space of a technology track gives."""

    NONE = 0
    PEEK = 1
    DISC = 2
    STORAGE = 3


class Event(IntEnum):
    """The agenda cards; NONE: no card pending."""

    NONE = 0
    TRAINING = 1
    WAREHOUSE_INSPECTION = 2
    CHECK_UP = 3
    REPAIRS = 4
    SUPERVISION = 5
    PROMOTION = 6


EVENTS = len(Event) - 1
"""How many agenda cards there are."""


class Track(IntEnum):
    """The two technology tracks of a board."""

    UPPER = 0
    LOWER = 1


ABILITIES = {
    "new-workers": Ability.NEW_WORKERS,
    "exchange": Ability.EXCHANGE,
    "extra-finance": Ability.EXTRA_FINANCE,
    "improve-technology": Ability.IMPROVE_TECHNOLOGY,
    "control-room-1": Ability.CONTROL_ROOM_1,
    "control-room-2": Ability.CONTROL_ROOM_2,
    "control-room-3": Ability.CONTROL_ROOM_3,
    "control-room-4": Ability.CONTROL_ROOM_4,
    "control-room-5": Ability.CONTROL_ROOM_5,
    "new-materials": Ability.NEW_MATERIALS,
    "heavy-machinery": Ability.HEAVY_MACHINERY,
    "european-speech": Ability.SPEECH,
    "media-relations": Ability.MEDIA,
    "political-duel": Ability.DUEL,
    "topographical": Ability.TOPOGRAPHICAL,
}

CARD_NAMES = tuple(line.split()[1] for line in NUMBERS.splitlines() if line.startswith("card "))
DEVIATION_NAMES = tuple(
    line.split()[1] for line in NUMBERS.splitlines() if line.startswith("deviation ")
)
BOARD_TRACKS = tuple(f"{nation.name}-{track.name}".lower() for nation in Nation for track in Track)
CARDS = len(CARD_NAMES)
DEVIATIONS = len(DEVIATION_NAMES)
DEVIATION_COLOURS = ("red", "blue", "green", "yellow", "grey")
COLOURLESS = DEVIATION_COLOURS.index("grey")

NEW_WORKERS = (0, 1)
EXCHANGES = (2, 3)
EXTRA_FINANCES = (4, 5)
IMPROVEMENTS = (6, 7)
CHAINS = tuple(range(6, 15))
"""Cards that can answer an action: Improve technology and the red ones."""


class Card(Record):
    """A playing card."""

    ability: int = i8(of=Ability)
    points: int = i8()
    needs: int = i8(of=Needs)
    does: int = i8(of=Action)
    money: int = i8(low=1)


class TrackSpace(Record):
    """A space of a technology track: points, the price of the barrier before it, its bonus."""

    points: int = i8()
    price: int = i8()
    bonus: int = i8(of=Bonus)
    last: int = i8(high=1)


class Deviation(Record):
    """A deviation card."""

    levels: int = i8()
    colour: int = i8(high=COLOURLESS)


def ability_of(name: str) -> Ability:
    """What a card can do, by its name; countries have influence."""
    for stem, ability in ABILITIES.items():
        if name == stem or name[:-2] == stem:
            return ability
    return Ability.INFLUENCE


def card_of(line: Line) -> dict[str, object]:
    """One playing card."""
    line.only("points", "needs", "does", "money")
    needs = line.word("needs", Needs)
    if ability_of(line.name) == Ability.TOPOGRAPHICAL and needs != Needs.PLACE_1:
        raise line.error(MESSAGES["tables-topographical"], "needs")
    return {
        "ability": ability_of(line.name),
        "points": line.whole("points", 0, 20),
        "needs": needs,
        "does": line.word("does", tuple(Action)[: Action.DEVELOP]),
        "money": line.whole("money", 1, 9),
    }


def track_of(line: Line) -> list[dict[str, int]]:
    """The spaces of one technology track."""
    line.only("points", "barriers", "bonuses")
    points = line.values["points"].split(",")
    if not 2 <= len(points) <= LONGEST_TRACK or not all(_is_number(p, 0) for p in points):
        wrong = MESSAGES["tables-points"].filled(most=LONGEST_TRACK, largest=LARGEST)
        raise line.error(wrong, "points")
    spaces = [{"points": int(p), "price": 0, "bonus": 0, "last": 0} for p in points]
    for at, price in _places(line, "barriers", len(spaces)):
        if not _is_number(price, 1):
            wrong = MESSAGES["tables-price"].filled(key="barriers", said=quoted(price))
            raise line.error(wrong.filled(largest=LARGEST), "barriers")
        spaces[at]["price"] = int(price)
    known = {word_of(bonus): bonus for bonus in Bonus if bonus != Bonus.NONE}
    for at, bonus in _places(line, "bonuses", len(spaces)):
        if bonus not in known:
            wrong = MESSAGES["tables-no-bonus"].filled(said=quoted(bonus), known=", ".join(known))
            raise line.error(wrong, "bonuses")
        spaces[at]["bonus"] = known[bonus]
    for space in spaces[len(spaces) - 1 :]:
        space["last"] = 1
    return spaces + [{"last": 1}] * (LONGEST_TRACK - len(spaces))


def deviation_of(line: Line) -> dict[str, object]:
    """One deviation card; its name begins with its colour."""
    line.only("levels")
    colour = DEVIATION_COLOURS.index(line.name.split("-")[0])
    return {"levels": line.whole("levels", 0, 4), "colour": colour}


def rubble_of(line: Line) -> tuple[int, int]:
    """How many tokens of a colour there are, without and with the agenda symbol."""
    line.only("plain", "agenda")
    return line.whole("plain", 0, 20), line.whole("agenda", 0, 20)


def agenda_of(line: Line) -> int:
    """The points of an agenda card."""
    line.only("points")
    return line.whole("points", 0, 20)


KINDS = {
    "card": Kind(CARD_NAMES, card_of),
    "track": Kind(BOARD_TRACKS, track_of),
    "deviation": Kind(DEVIATION_NAMES, deviation_of),
    "rubble": Kind(tuple(word_of(colour) for colour in Colour), rubble_of),
    "agenda": Kind(tuple(word_of(event) for event in Event)[1:], agenda_of),
}


def checked(numbers: Sheet) -> Sheet:
    """The sheet, if every line of it can be understood, and the rubble is what the game needs."""
    tokens = symbols = 0
    for line in numbers.checked(KINDS).of("rubble", KINDS["rubble"].names):
        plain, marked = rubble_of(line)
        tokens, symbols = tokens + plain + marked, symbols + marked
        if tokens > TOKENS:
            raise line.error(MESSAGES["tables-too-many"].filled(count=tokens, most=TOKENS))
        if symbols > EVENTS:  # the deck must not run out (C87-16.4)
            raise line.error(MESSAGES["tables-symbols"].filled(count=symbols, most=EVENTS))
    if tokens < TOKENS:
        raise line.error(MESSAGES["tables-too-few"].filled(count=tokens, least=TOKENS))
    return numbers


def lines_of(kind: str) -> list[Line]:
    """The lines of one kind, in their own order."""
    return SHEET.of(kind, KINDS[kind].names)


def _is_number(text: str, least: int, most: int = LARGEST) -> bool:
    return text.isdecimal() and len(text) < 10 and least <= int(text) <= most


def _places(line: Line, key: str, spaces: int) -> Iterable[tuple[int, str]]:
    given = line.values[key]
    seen: set[str] = set()
    for pair in given.split(",") if given != NOWHERE else ():
        at, _, what = pair.partition(":")
        if not (_is_number(at, 1, spaces - 1) and what):
            wrong = MESSAGES["tables-places"].filled(key=key, last=spaces - 1, nowhere=NOWHERE)
            raise line.error(wrong, key)
        if at in seen:
            raise line.error(MESSAGES["tables-place-twice"].filled(key=key, space=at), key)
        seen.add(at)
        yield int(at), what


SHEET = checked(sheet("channel-1987", NUMBERS))
PLAYING_CARDS = table(Card, (card_of(line) for line in lines_of("card")))
TRACK_SPACES = table(TrackSpace, (space for line in lines_of("track") for space in track_of(line)))
"""Britain's upper and lower track, then France's, LONGEST_TRACK spaces each."""
DEVIATION_CARDS = table(Deviation, (deviation_of(line) for line in lines_of("deviation")))
RUBBLE = (0, *(n for line in lines_of("rubble") for n in rubble_of(line)))
"""How many tokens of each kind there are."""
AGENDA_POINTS = (0, *(agenda_of(line) for line in lines_of("agenda")))
