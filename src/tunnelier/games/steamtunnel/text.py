"""What is said at the table of Steam Tunnel, in English and in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase

from .news import News
from .rules import ACTIONS, Ask, Kind, Refusal
from .tables import CELL_NAMES, FACES, POINT_NAMES, Entry, Way
from .words import MESSAGES

SEATS = MESSAGES.about("seat")
PROMPTS = MESSAGES.each("ask", Ask)

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

WAYS = MESSAGES.each("ways", ("printed", "turned"))

SENTENCES = MESSAGES.each("move", Kind)

NEWS = {
    News.LAID: SENTENCES[Kind.LAY],
    News.BEGINS: SENTENCES[Kind.START],
    News.TURN: MESSAGES["news-turn"],
    News.FLIPPED: SENTENCES[Kind.FLIP],
    News.NO_PLACEMENT: MESSAGES["news-no-placement"],
    News.SHOWN: MESSAGES["news-shown"],
    News.SKIPPED: SENTENCES[Kind.SKIP],
    News.BOUGHT: MESSAGES["news-bought"],
    News.CLOSED_BY_FLIP: MESSAGES["news-closed-by-flip"],
    News.CLOSED_BY_BURN: MESSAGES["news-closed-by-burn"],
    News.ONLY_DEAD_ENDS: MESSAGES["news-only-dead-ends"],
    News.NO_END: MESSAGES["news-no-end"],
    News.DEADLY: MESSAGES["news-deadly"],
    News.JOINED: MESSAGES["news-joined"],
    News.BURNED: MESSAGES["news-burned"],
    News.STRAIGHT: MESSAGES["news-straight"],
    News.ENDED: MESSAGES["news-ended"],
    News.SCORING: MESSAGES["news-scoring"],
    News.SCORING_WITH_PITY: MESSAGES["news-scoring-with-pity"],
    News.SCORING_DEADLY: MESSAGES["news-scoring-deadly"],
    News.TOOK_ALL: MESSAGES["news-took-all"],
    News.SHARED: MESSAGES["news-shared"],
    News.REST_LOST: MESSAGES["news-rest-lost"],
    News.WORTHLESS: MESSAGES["news-worthless"],
    News.NOBODYS: MESSAGES["news-nobodys"],
    News.TOTAL: MESSAGES["news-total"],
    News.WON: MESSAGES["news-won"],
    News.WON_TOGETHER: MESSAGES["news-won-together"],
}

FACE = MESSAGES["face"]
CARD = MESSAGES["card"]


def face_name(face: int) -> Phrase:
    """A card as it lies, with its segments in the order of their numbers (ST-1.6)."""
    card, way = divmod(face, len(Way))
    return FACE.filled(number=card + 1, way=WAYS[word_of(Way(way))], joins=_joins(face))


def card_name(card: int) -> Phrase:
    """A card as it is printed."""
    return CARD.filled(number=card + 1, joins=_joins(len(Way) * card + Way.PRINTED))


def _joins(face: int) -> str:
    segment = FACES[face].segment
    joined = (
        "-".join(entry.name for entry in Entry if segment[entry] == number)
        for number in range(FACES[face].segments)
    )
    return ", ".join(joined)


def number_of(one: Phrase, many: Phrase) -> Callable[[int], Phrase]:
    """How numbers of something are said; French has 0 in the singular."""

    def said(number: int) -> Phrase:
        english, french = one if number == 1 else many, one if number < 2 else many
        return Phrase(english.en, french.fr).filled(number=number)

    return said


POINTS = MESSAGES["points-1"], MESSAGES["points-2"]
SEGMENTS = (
    MESSAGES["segments-1"],
    MESSAGES["segments-2"],
)
TUNNELS = (
    MESSAGES["tunnels-1"],
    MESSAGES["tunnels-2"],
)
TOKENS = MESSAGES["tokens-1"], MESSAGES["tokens-2"]

NAMES: dict[str, Callable[[int], Phrase | str]] = {
    "point": lambda point: POINT_NAMES[point],
    "way": lambda way: WAYS[word_of(Way(way))],
    "face": face_name,
    "card": card_name,
    "left": number_of(*TOKENS),
    "length": number_of(*SEGMENTS),
    "value": number_of(*POINTS),
    "points": number_of(*POINTS),
    "tunnels": number_of(*TUNNELS),
}

DEEDS = {News.BOUGHT: "card"}
"""What the balance lab counts."""


def seat_name(s: Any, seat: int) -> Phrase:
    """What a seat is called."""
    return SEATS[seat]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    return PROMPTS[Ask(int(question(s)))].say(lang, **_asked(s))


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; everyone sees the same (ST-11.3)."""
    words = {**_asked(s), **ACTIONS.arguments(action)}
    match ACTIONS.kind(action):
        case Kind.START:
            words["seat"] = SEATS[int(words["seat"])]
        case Kind.LAY:
            words |= {"point": words["point"].upper(), "way": WAYS[words["way"]]}
        case Kind.REVEAL:
            words["way"] = WAYS[words["way"]]
    return SENTENCES[ACTIONS.kind(action)].say(lang, **words)


def _asked(s: Any) -> dict[str, Any]:
    """Who is asked, and of which cell."""
    seat = int(to_move(s))
    return {"seat": SEATS[seat] if seat >= 0 else "", "cell": CELL_NAMES[int(about(s))]}
