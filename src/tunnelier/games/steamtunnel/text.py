"""What the sentences of Steam Tunnel go back to, and what is put in their places.

The sentences themselves are in words/.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import Phrase

from .news import News
from .rules import ACTIONS, Ask, Kind, Refusal
from .tables import CARD_NAMES, CELL_NAMES, FACES, POINT_NAMES, Entry, Way, design_of
from .words import MESSAGES

SEATS = MESSAGES.about("seat")
PROMPTS = MESSAGES.each("ask", Ask)
SENTENCES = MESSAGES.each("move", Kind)
WAYS = MESSAGES.each("way", Way)

RULES = {
    Refusal.NOT_ASKED: "ST-3.10",
    Refusal.NOT_LEFT: "ST-2.7",
    Refusal.LAID: "ST-2.6",
    Refusal.NO_SUCH_SEAT: "ST-2.11",
    Refusal.NO_FORKS: "ST-10.5",
    Refusal.NOT_TO_FLIP: "ST-3.3",
    Refusal.NOT_TO_BURN: "ST-6.1",
    Refusal.NOT_TO_BUY: "ST-4.7",
    Refusal.FACE_DOWN: "ST-4.8",
    Refusal.NO_SUCH_SEGMENT: "ST-1.4",
    Refusal.TAKEN: "ST-4.2",
    Refusal.CLOSED: "ST-4.3",
}
"""Which rule a refusal goes back to."""
ASK_RULES = {Ask.FLIP: "ST-3.2", Ask.PLACE: "ST-3.6"}
"""Which rule asks a question; those to chance go back to NOT_ASKED."""

NEWS = {
    News.LAID: SENTENCES[Kind.LAY],
    News.BEGINS: SENTENCES[Kind.START],
    News.FLIPPED: SENTENCES[Kind.FLIP],
    News.SKIPPED: SENTENCES[Kind.SKIP],
}
"""What is told as it was offered."""

DEEDS = {News.BOUGHT: "card"}
"""What the balance lab counts."""


def called(card: int) -> Phrase:
    """The number of a card, with the name of its design."""
    design = design_of(card)
    if design is None:
        return MESSAGES["card-number"].filled(number=card + 1)
    return MESSAGES["card-design"].filled(number=card + 1, design=MESSAGES[f"design-{design}"])


def face_name(face: int) -> Phrase:
    """A card as it lies; the board shows its segments."""
    card, way = divmod(face, len(Way))
    return MESSAGES["face"].filled(card=called(card), way=WAYS[Way(way)])


def card_name(card: int) -> Phrase:
    """A card as it is printed, with its segments in the order of their numbers (ST-1.6)."""
    return MESSAGES["card"].filled(card=called(card), joins=_joins(len(Way) * card + Way.PRINTED))


def _joins(face: int) -> str:
    segment = FACES[face].segment
    joined = (
        "-".join(entry.name for entry in Entry if segment[entry] == number)
        for number in range(FACES[face].segments)
    )
    return ", ".join(joined)


LINES = {
    "card": {
        name: MESSAGES["line-card"].filled(card=called(card))
        for card, name in enumerate(CARD_NAMES)
    },
    "point": {name: MESSAGES["line-point"].filled(card=name) for name in POINT_NAMES},
}
"""What the lines of the sheet are called."""


def counted(things: str) -> Callable[[int], Phrase]:
    """How many there are of some things, in words."""
    return lambda number: MESSAGES[f"counted-{things}"].filled(number=number)


NAMES: dict[str, Callable[[int], Phrase | str]] = {
    "point": lambda point: POINT_NAMES[point],
    "way": lambda way: WAYS[Way(way)],
    "face": face_name,
    "card": card_name,
    "left": counted("tokens"),
    "length": counted("segments"),
    "value": counted("points"),
    "points": counted("points"),
    "tunnels": counted("tunnels"),
}


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    return PROMPTS[Ask(int(question(s)))].say(lang, **_asked(s))


@cache
def prompts(lang: str) -> tuple[str, ...]:
    """Every question there is, to any seat: what a board keeps room for."""
    asked = product(PROMPTS.values(), SEATS)
    return tuple(each.say(lang, seat=seat, cell=CELL_NAMES[0]) for each, seat in asked)


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; everyone sees the same (ST-11.3)."""
    places = {**_asked(s), **ACTIONS.arguments(action)}
    match ACTIONS.kind(action):
        case Kind.START:
            places["seat"] = SEATS[int(places["seat"])]
        case Kind.LAY:
            places |= {"point": places["point"].upper(), "way": MESSAGES[f"way-{places['way']}"]}
        case Kind.REVEAL:
            places |= {
                "card": called(int(places["card"]) - 1),
                "way": MESSAGES[f"way-{places['way']}"],
            }
    return SENTENCES[ACTIONS.kind(action)].say(lang, **places)


def _asked(s: Any) -> dict[str, Any]:
    """Who is asked, and of which cell."""
    seat = int(to_move(s))
    return {"seat": SEATS[seat] if seat >= 0 else "", "cell": CELL_NAMES[int(about(s))]}
