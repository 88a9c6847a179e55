"""What is said at the table of 1987 Channel Tunnel: what its sentences are filled with.

The sentences themselves are in words/.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase, listed

from .news import PLACES, SPACES, STACK, News
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.digging import STORAGES
from .score import DUEL, MEDIA, SPEECH_PAIR, nation_of
from .state import Lies
from .tables import (
    CARD_NAMES,
    DEVIATION_CARDS,
    DEVIATION_COLOURS,
    DEVIATION_NAMES,
    EXTRA_FINANCE_MONEY,
    LENGTH,
    LONGEST_TRACK,
    PLAYING_CARDS,
    PROMOTION_PRICE,
    TRACK_SPACES,
    TRACKS,
    Ability,
    Action,
    Colour,
    Event,
    Nation,
    Needs,
    Token,
    Track,
)
from .words import MESSAGES

NATIONS = MESSAGES.each("nation", Nation)
COLOURS = MESSAGES.each("colour", Colour)
HUES = MESSAGES.each("hue", DEVIATION_COLOURS)
ACTION_NAMES = MESSAGES.each("action", Action)
ACTION_EFFECTS = MESSAGES.each(
    "effect", (Action.PLAN, Action.TUNNEL, Action.FINANCE, Action.TECHNOLOGY)
)
CARDS = MESSAGES.each("card", CARD_NAMES)
EVENTS = MESSAGES.each("event", tuple(Event)[1:])
TRACK_NAMES = MESSAGES.each("track", Track)
SPACE_NAMES = MESSAGES.each("space", SPACES)
TUNNEL_PLACES = MESSAGES.each("place", Nation)
STORAGE_PLACES = MESSAGES.each("storage", Nation)
OWED = MESSAGES.each("owed", Needs)

PROMPTS = MESSAGES.each("ask", Ask)
SENTENCES = MESSAGES.each("move", Kind)

WORDS = {
    word_of(each): said for names in (COLOURS, TRACK_NAMES, EVENTS) for each, said in names.items()
}
"""What is counted place by place in a position, by its word."""

RULES = {
    Refusal.NOT_ASKED: "C87-0.2",
    Refusal.NOT_LEFT: "C87-0.6",
    Refusal.NO_DISCS: "C87-4.2",
    Refusal.STACK_TOO_SMALL: "C87-4.4",
    Refusal.EMPTY_SLOT: "C87-6.5",
    Refusal.ALL_UP: "C87-7.2",
    Refusal.TOKEN_DOWN: "C87-8.1",
    Refusal.STORAGE_FULL: "C87-8.1",
    Refusal.CANNOT_PAY: "C87-8.3",
    Refusal.NOTHING_TO_DO: "C87-0.4",
    Refusal.END_OF_TRACK: "C87-11.2",
    Refusal.BARRIER: "C87-11.5",
    Refusal.UNDER_REPAIR: "C87-16.14",
    Refusal.NO_RUBBLE: "C87-12.7",
    Refusal.NOT_YOURS: "C87-13.4",
    Refusal.NOT_NOW: "C87-14.2",
    Refusal.SAME_KIND: "C87-14.11",
    Refusal.TOO_MANY_KEPT: "C87-5.4",
    Refusal.SAME_COLOUR: "C87-3.7",
    Refusal.NOT_FACE_DOWN: "C87-11.12",
    Refusal.WASTEFUL: "C87-16.19",
    Refusal.SUPERVISED: "C87-16.16",
    Refusal.NOTHING_DISPLAYED: "C87-10.1",
    Refusal.NO_CARD_THERE: "C87-10.1",
    Refusal.STORAGE_LOCKED: "C87-8.6",
    Refusal.IDLE: "C87-11.4",
    Refusal.TOKEN_DUE: "C87-12.5",
    Refusal.DISCARD_DUE: "C87-12.4",
    Refusal.NOT_STORED: "C87-12.6",
    Refusal.WORN_OUT: "C87-13.2",
    Refusal.USED_BEFORE: "C87-13.3",
    Refusal.NOT_SPENDABLE: "C87-11.10",
    Refusal.NOT_MONEY: "C87-16.19",
    Refusal.NO_TECHNOLOGY: "C87-13.9",
    Refusal.STACK_USED_UP: "C87-14.8",
    Refusal.AREA_FULL: "C87-14.8",
    Refusal.CANNOT_GIVE: "C87-8.3",
    Refusal.CANNOT_SWAP: "C87-3.7",
    Refusal.CANNOT_KEEP: "C87-5.3",
}
"""Which rule a refusal goes back to."""
ASK_RULES = {
    Ask.TURN: "C87-4.1",
    Ask.KEEP: "C87-5.3",
    Ask.PAY: "C87-8.3",
    Ask.TAKE: "C87-10.1",
    Ask.ADVANCE: "C87-11.1",
    Ask.COMMIT: "C87-11.8",
    Ask.PEEK: "C87-11.12",
    Ask.REALIGN: "C87-11.10",
    Ask.RUBBLE: "C87-12.6",
    Ask.WINDOW: "C87-14.1",
    Ask.MACHINE: "C87-14.10",
    Ask.WORKERS: "C87-3.5",
    Ask.EXCHANGE: "C87-3.7",
    Ask.OFFER: "C87-16.1",
    Ask.PROMOTION: "C87-16.19",
}
"""Which rule asks a question; those to chance go back to NOT_ASKED."""


def seat_name(s: Any, seat: int) -> Phrase:
    """The nation a seat plays."""
    return NATIONS[nation_at(s, seat)]


def nation_at(s: Any, seat: int) -> Nation:
    """Which nation that is."""
    return Nation(int(nation_of(s, seat)))


# --- things by number: few are different, and every board names hundreds of them


@cache
def counted(things: str) -> Callable[[int], Phrase]:
    """So many of something."""
    return cache(lambda number: MESSAGES[f"counted-{things}"].filled(number=number))


discs, points, cards = counted("discs"), counted("points"), counted("cards")


@cache
def millions(number: int) -> Phrase:
    """Money."""
    return MESSAGES["millions"].filled(number=number)


@cache
def discs_of(colour: Colour, number: int) -> Phrase:
    """So many discs of a colour."""
    return counted("colour-discs")(number).filled(colour=COLOURS[colour])


def stack_of(stack: int) -> Phrase:
    """Discs as news has them."""
    return discs_of(Colour(stack // STACK), stack % STACK)


def pair_of(one: Colour, other: Colour) -> Phrase:
    """Two discs."""
    return discs_of(one, 2) if one == other else listed((discs_of(one, 1), discs_of(other, 1)))


@cache
def token_of(token: int) -> Phrase:
    """A rubble token: every second kind carries the agenda symbol."""
    phrase = MESSAGES["rubble" if token % 2 else "rubble-with-symbol"]
    return phrase.filled(colour=COLOURS[Colour((token - 1) // 2)])


@cache
def rubble_of(colour: int) -> Phrase:
    """A rubble token by its colour alone."""
    return MESSAGES["rubble"].filled(colour=COLOURS[Colour(colour)])


def card_of(card: int) -> Phrase:
    """A playing card."""
    return CARDS[CARD_NAMES[card]]


def deviation_of(card: int) -> Phrase:
    """A deviation card: its colour, and what it costs."""
    level = -int(DEVIATION_CARDS[card].levels)
    return MESSAGES["deviation-card"].filled(hue=hue_of(card), level=level)


def hue_of(card: int) -> Phrase:
    """The colour of a deviation card."""
    return HUES[DEVIATION_COLOURS[int(DEVIATION_CARDS[card].colour)]]


def place_of(place: int) -> Phrase:
    """A space of the tunnel, on either side."""
    return TUNNEL_PLACES[Nation(place // LENGTH)].filled(space=place % LENGTH + 1)


NAMES = {
    "action": lambda action: ACTION_NAMES[Action(action)],
    "card": card_of,
    "cards": cards,
    "colours": counted("colours"),
    "deviation": deviation_of,
    "deviations": counted("deviation-cards"),
    "discs": stack_of,
    "event": lambda event: EVENTS[Event(event + 1)],
    "give": stack_of,
    "hue": hue_of,
    "left": discs,
    "levels": counted("levels"),
    "millions": millions,
    "missing": discs,
    "needs": lambda needs: OWED[Needs(needs)],
    "number": discs,
    "paid": millions,
    "pair": lambda pair: pair_of(*map(Colour, divmod(pair, len(Colour)))),
    "place": place_of,
    "points": points,
    "price": millions,
    "rubble": rubble_of,
    "space": lambda space: SPACE_NAMES[SPACES[space]],
    "take": stack_of,
    "token": lambda token: token_of(token + 1),
    "track": lambda track: TRACK_NAMES[Track(track)],
    "worth": millions,
}
"""What the arguments of news are called."""

ABILITIES = MESSAGES.each("ability", Ability) | {
    Ability.EXTRA_FINANCE: MESSAGES["ability-extra-finance"].filled(
        millions=millions(EXTRA_FINANCE_MONEY)
    ),
    Ability.SPEECH: MESSAGES["ability-speech"].filled(points=points(SPEECH_PAIR)),
    Ability.MEDIA: MESSAGES["ability-media"].filled(points=points(MEDIA)),
    Ability.DUEL: MESSAGES["ability-duel"].filled(points=points(DUEL)),
}
PENALTIES = MESSAGES.each("penalty", EVENTS) | {
    Event.PROMOTION: MESSAGES["penalty-promotion"].filled(millions=millions(PROMOTION_PRICE)),
}


# --- what is filled in from the box

HUES_OF_CARDS = [hue_of(card) for card in range(len(DEVIATION_NAMES))]
LINES = {
    "card": CARDS,
    "track": {
        f"{word_of(nation)}-{word_of(track)}": MESSAGES["line-track"].filled(nation=one, track=two)
        for nation, one in NATIONS.items()
        for track, two in TRACK_NAMES.items()
    },
    "deviation": {
        name: MESSAGES["line-deviation"].filled(
            hue=HUES_OF_CARDS[k], number=1 + HUES_OF_CARDS[:k].count(HUES_OF_CARDS[k])
        )
        for k, name in enumerate(DEVIATION_NAMES)
    },
    "rubble": {word_of(colour): said for colour, said in COLOURS.items()},
    "agenda": {word_of(event): said for event, said in EVENTS.items()},
}
"""What the lines of the sheet are called."""
CHOICES = {
    "needs": {word_of(needs): said for needs, said in MESSAGES.each("cost", Needs).items()},
    "does": {word_of(action): ACTION_NAMES[action] for action in ACTION_EFFECTS},
}
"""What the words of the sheet mean."""


# --- what is asked, and what can be answered


def uncovered_at(s: Any, place: int) -> Phrase:
    """Where a token is turned up: in the tunnel, or at the start in a storage."""
    if place >= STORAGES:
        return STORAGE_PLACES[nation_at(s, place - STORAGES)]
    return TUNNEL_PLACES[nation_at(s, place // LENGTH)].filled(space=place % LENGTH + 1)


def pending_name(s: Any, seat: int) -> Phrase:
    """The agenda card a player has pending."""
    return EVENTS[Event(int(s.players[seat].pending))]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.KEEP:
            words["colour"] = COLOURS[Colour(topic)]
        case Ask.RUBBLE:
            words["card"] = card_of(int(s.display[topic]) - 1)
        case Ask.OFFER:
            words["event"] = pending_name(s, seat)
        case Ask.REVEAL:
            words["place"] = uncovered_at(s, topic)
        case Ask.DEAL:
            words["slot"] = topic + 1
        case Ask.GLIMPSE | Ask.DISC | Ask.DEVIATE | Ask.AGENDA_CARD:
            words["seat"] = seat_name(s, topic)
    return PROMPTS[asked].say(lang, **words)


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered, and as far as the viewer sees it."""
    kind, topic, seat = ACTIONS.kind(action), int(about(s)), int(to_move(s))
    if kind in (Kind.GLIMPSE, Kind.DISC, Kind.DEVIATE, Kind.EVENT):
        seat = topic
    if kind == Kind.GLIMPSE and viewer != seat:
        return MESSAGES["unseen-glimpse"].say(lang, seat=seat_name(s, seat))
    return SENTENCES[kind].say(lang, **_words(s, action, seat, topic))


def _words(s: Any, action: int, seat: int, topic: int) -> dict[str, Any]:
    """What a sentence may name."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    words: dict[str, Any] = {name: _argument(kind, name, word) for name, word in said.items()}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    if "slot" in said:
        card = int(s.display[int(said["slot"]) - 1]) - 1
        words["card"] = card_of(card)
        words["action"] = ACTION_NAMES[Action(int(PLAYING_CARDS[card].does))]
    if kind <= Kind.DEVELOP:
        colour = _colour(said["discs"])
        words["discs"] = discs_of(colour, int(s.players[seat].area[colour]))
    match kind:
        case Kind.KEEP:
            words["discs"] = discs_of(Colour(topic), int(said["number"]))
        case Kind.PAY:
            words["discs"] = pair_of(*map(_colour, said["discs"].split("-")))
        case Kind.ADVANCE:
            words["points"] = points(_next_points(s, seat, Track[_member(said["track"])]))
        case Kind.PEEK:
            words["place"] = place_of(PLACES.index(f"{said['nation']}-{said['space']}"))
        case Kind.REALIGN | Kind.CONTRIBUTE:
            words["millions"] = millions(_worth(s, CARD_NAMES.index(said["card"])))
        case Kind.RUBBLE:
            words["rubble"] = rubble_of(_colour(said["colour"]))
        case Kind.DISC:
            words["discs"] = discs_of(_colour(said["colour"]), 1)
        case Kind.REVEAL:
            words["place"] = uncovered_at(s, topic)
        case Kind.DEAL:
            words["slot"] = topic + 1
        case Kind.ACCEPT | Kind.DECLINE_CARD:
            words["event"] = pending_name(s, seat)
    return words


def _argument(kind: Kind, name: str, word: str) -> Phrase | str:
    """What an argument of a move is called."""
    match name:
        case "give" | "take":
            return discs_of(_colour(word), 1)
        case "action":
            return ACTION_NAMES[Action[_member(word)]]
        case "track":
            return TRACK_NAMES[Track[_member(word)]]
        case "token":
            return token_of(Token[_member(word)])
        case "card" if kind == Kind.DEVIATE:
            return deviation_of(DEVIATION_NAMES.index(word))
        case "card" if kind == Kind.EVENT:
            return EVENTS[Event[_member(word)]]
        case "card":
            return CARDS[word]
    return word


def _colour(word: str) -> Colour:
    return Colour[_member(word)]


def _member(word: str) -> str:
    """How an enum spells a word of a move."""
    return word.upper().replace("-", "_")


def _next_points(s: Any, seat: int, track: Track) -> int:
    """The points of the space that a counter moves to."""
    start = (TRACKS * nation_at(s, seat) + track) * LONGEST_TRACK
    return int(TRACK_SPACES[start + int(s.players[seat].tracks[track]) + 1].points)


def _worth(s: Any, card: int) -> int:
    """What a card pays: as money its own, else it is Extra finance."""
    is_money = s.cards[card].lies == Lies.MONEY
    return int(PLAYING_CARDS[card].money) if is_money else EXTRA_FINANCE_MONEY


# --- what the balance lab counts

DEEDS = {
    News.DEVELOPED: "card",
    News.USED: "card",
    News.ACTED_BY_CARD: "card",
    News.TOOK_MONEY: "card",
    News.KEPT_EVENT: "event",
}
