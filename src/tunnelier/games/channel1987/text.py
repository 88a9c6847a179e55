"""What is said at the table of 1987 Channel Tunnel, in English and in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase

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
    PLAYING_CARDS,
    PROMOTION_PRICE,
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

NATIONS = MESSAGES.each("nations", Nation)
COLOURS = MESSAGES.each("colour", Colour)
PLURALS = MESSAGES.each("plurals", Colour)
"""Of discs, and of rubble, which French counts as many."""

ACTION_NAMES = MESSAGES.each("action-names", Action)
ACTION_EFFECTS = MESSAGES.each(
    "action-effects", (Action.PLAN, Action.TUNNEL, Action.FINANCE, Action.TECHNOLOGY)
)

CARDS = MESSAGES.each(
    "cards",
    (
        "new-workers-a",
        "new-workers-b",
        "exchange-a",
        "exchange-b",
        "extra-finance-a",
        "extra-finance-b",
        "improve-technology-a",
        "improve-technology-b",
        "control-room-1",
        "control-room-2",
        "control-room-3",
        "control-room-4",
        "control-room-5",
        "new-materials",
        "heavy-machinery",
        "european-speech",
        "media-relations",
        "political-duel",
        "topographical-1",
        "topographical-2",
        "topographical-3",
        "topographical-4",
        "topographical-5",
        "belgium",
        "denmark",
        "greece",
        "ireland",
        "luxembourg",
        "netherlands",
        "portugal",
        "spain",
        "italy",
        "west-germany",
    ),
)
ABILITIES = {
    Ability.NEW_WORKERS: MESSAGES["abilities-new-workers"],
    Ability.EXCHANGE: MESSAGES["abilities-exchange"],
    Ability.EXTRA_FINANCE: Phrase(
        f"counts as {EXTRA_FINANCE_MONEY}M in a Technology action",
        f"vaut {EXTRA_FINANCE_MONEY}M dans une action Technologie",
    ),
    Ability.IMPROVE_TECHNOLOGY: MESSAGES["abilities-improve-technology"],
    Ability.CONTROL_ROOM_1: MESSAGES["abilities-control-room-1"],
    Ability.CONTROL_ROOM_2: MESSAGES["abilities-control-room-2"],
    Ability.CONTROL_ROOM_3: MESSAGES["abilities-control-room-3"],
    Ability.CONTROL_ROOM_4: MESSAGES["abilities-control-room-4"],
    Ability.CONTROL_ROOM_5: MESSAGES["abilities-control-room-5"],
    Ability.NEW_MATERIALS: MESSAGES["abilities-new-materials"],
    Ability.HEAVY_MACHINERY: MESSAGES["abilities-heavy-machinery"],
    Ability.SPEECH: Phrase(
        f"{SPEECH_PAIR} point for each pair of your influence cards",
        f"{SPEECH_PAIR} point par paire de vos cartes Influence",
    ),
    Ability.MEDIA: Phrase(
        f"{MEDIA} points if you have more cards than your rival",
        f"{MEDIA} points si vous avez plus de cartes que l'adversaire",
    ),
    Ability.DUEL: Phrase(
        f"{DUEL} points if you have more influence cards than your rival",
        f"{DUEL} points si vous avez plus de cartes Influence que l'adversaire",
    ),
    Ability.TOPOGRAPHICAL: MESSAGES["abilities-topographical"],
    Ability.INFLUENCE: MESSAGES["abilities-influence"],
}

EVENTS = MESSAGES.each(
    "events",
    ("training", "warehouse-inspection", "check-up", "repairs", "supervision", "promotion"),
)
EVENT_EFFECTS = {
    Event.TRAINING: MESSAGES["event-effects-training"],
    Event.WAREHOUSE_INSPECTION: MESSAGES["event-effects-warehouse-inspection"],
    Event.CHECK_UP: MESSAGES["event-effects-check-up"],
    Event.REPAIRS: MESSAGES["event-effects-repairs"],
    Event.SUPERVISION: MESSAGES["event-effects-supervision"],
    Event.PROMOTION: Phrase(
        f"pay {PROMOTION_PRICE}M of money", f"payer {PROMOTION_PRICE}M de votre argent"
    ),
}

DEVIATIONS = MESSAGES.each("deviations", ("red", "blue", "green", "yellow", "grey"))

PROMPTS = MESSAGES.each("ask", Ask)

IN_TUNNEL = MESSAGES["in-tunnel"]
IN_STORAGE = MESSAGES["in-storage"]

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

LOST = MESSAGES["lost"]
SENTENCES = MESSAGES.each("move", Kind)
GLIMPSED = MESSAGES["glimpsed"]
"""Of a token that another seat looks at."""

NEWS = {
    News.LAID: MESSAGES["news-laid"],
    News.STORED: MESSAGES["news-stored"],
    News.DISPLAYED: MESSAGES["news-displayed"],
    News.ROUND_BEGAN: MESSAGES["news-round-began"],
    News.DRAWS: MESSAGES["news-draws"],
    News.DRAWS_NOTHING: MESSAGES["news-draws-nothing"],
    News.DREW: MESSAGES["news-drew"],
    News.FOUND_TOO_FEW: MESSAGES["news-found-too-few"],
    News.CALLED_WORKERS: MESSAGES["news-called-workers"],
    News.TURNED_TO_THE_BAG: MESSAGES["news-turned-to-the-bag"],
    News.SWAPPED: MESSAGES["news-swapped"],
    News.CLOSED_EXCHANGE: MESSAGES["news-closed-exchange"],
    News.TURN_BEGAN: MESSAGES["news-turn-began"],
    News.PLACED: MESSAGES["news-placed"],
    News.TOOK_STACK: MESSAGES["news-took-stack"],
    News.ACTED: MESSAGES["news-acted"],
    News.PASSED: MESSAGES["news-passed"],
    News.TOOK_FIRST_PLAYER: MESSAGES["news-took-first-player"],
    News.STAYED_FIRST_PLAYER: MESSAGES["news-stayed-first-player"],
    News.KEPT: MESSAGES["news-kept"],
    News.RETURNED: MESSAGES["news-returned"],
    News.HAD_NO_TURN: MESSAGES["news-had-no-turn"],
    News.ROUND_OVER: MESSAGES["news-round-over"],
    News.CLEARED: MESSAGES["news-cleared"],
    News.STOPPED: MESSAGES["news-stopped"],
    News.DRAWN_GAME: MESSAGES["news-drawn-game"],
    News.DEALT: MESSAGES["news-dealt"],
    News.DISCARDED: MESSAGES["news-discarded"],
    News.SHUFFLED_CARDS: MESSAGES["news-shuffled-cards"],
    News.STAYED_EMPTY: MESSAGES["news-stayed-empty"],
    News.TURNED_UP: MESSAGES["news-turned-up"],
    News.PAID: MESSAGES["news-paid"],
    News.PAID_OTHERS: MESSAGES["news-paid-others"],
    News.DUG: MESSAGES["news-dug"],
    News.MUST_CHECK: MESSAGES["news-must-check"],
    News.FLOODED: MESSAGES["news-flooded"],
    News.STAYED_DRY: MESSAGES["news-stayed-dry"],
    News.DREW_DEVIATION: MESSAGES["news-drew-deviation"],
    News.WENT_ASTRAY: MESSAGES["news-went-astray"],
    News.SHUFFLED_DEVIATIONS: MESSAGES["news-shuffled-deviations"],
    News.TOOK_MONEY: MESSAGES["news-took-money"],
    News.SPENT: MESSAGES["news-spent"],
    News.GOT_NO_CHANGE: MESSAGES["news-got-no-change"],
    News.ADVANCED: MESSAGES["news-advanced"],
    News.MOVED_NO_COUNTER: MESSAGES["news-moved-no-counter"],
    News.CROSSED: MESSAGES["news-crossed"],
    News.CORRECTED_BY_SURPLUS: MESSAGES["news-corrected-by-surplus"],
    News.CORRECTED: MESSAGES["news-corrected"],
    News.LEFT_DEVIATION: MESSAGES["news-left-deviation"],
    News.GAINED_A_DISC: MESSAGES["news-gained-a-disc"],
    News.MAY_PEEK: MESSAGES["news-may-peek"],
    News.KNOWS_ALL: MESSAGES["news-knows-all"],
    News.PEEKED: MESSAGES["news-peeked"],
    News.SAW: MESSAGES["news-saw"],
    News.DID_NOT_PEEK: MESSAGES["news-did-not-peek"],
    News.GAINED_STORAGE: MESSAGES["news-gained-storage"],
    News.ACTED_BY_CARD: MESSAGES["news-acted-by-card"],
    News.DEVELOPED: MESSAGES["news-developed"],
    News.OWES_RUBBLE: MESSAGES["news-owes-rubble"],
    News.GAVE_UP: MESSAGES["news-gave-up"],
    News.PUT_ON_CARD: MESSAGES["news-put-on-card"],
    News.PUT_NO_MORE: MESSAGES["news-put-no-more"],
    News.USED: MESSAGES["news-used"],
    News.TOKEN_LEFT: MESSAGES["news-token-left"],
    News.TURNED_DOWN: MESSAGES["news-turned-down"],
    News.MAY_USE_AGAIN: MESSAGES["news-may-use-again"],
    News.COUNTED_AS_MONEY: MESSAGES["news-counted-as-money"],
    News.IMPROVED_TECHNOLOGY: MESSAGES["news-improved-technology"],
    News.ENDED_TURN: MESSAGES["news-ended-turn"],
    News.RECOVERED: MESSAGES["news-recovered"],
    News.CHAINED: MESSAGES["news-chained"],
    News.CHOSE_BY_MACHINE: MESSAGES["news-chose-by-machine"],
    News.SPOKE: MESSAGES["news-spoke"],
    News.WON_DUEL: MESSAGES["news-won-duel"],
    News.PLEASED_MEDIA: MESSAGES["news-pleased-media"],
    News.ANALYSED: MESSAGES["news-analysed"],
    News.MUST_DRAW_EVENT: MESSAGES["news-must-draw-event"],
    News.DREW_EVENT: MESSAGES["news-drew-event"],
    News.KEPT_EVENT: MESSAGES["news-kept-event"],
    News.WASTED_SYMBOL: MESSAGES["news-wasted-symbol"],
    News.DISCARDED_EVENT: MESSAGES["news-discarded-event"],
    News.COMPLETED: MESSAGES["news-completed"],
    News.SCORED_EVENT: MESSAGES["news-scored-event"],
    News.MISSED_EVENT: MESSAGES["news-missed-event"],
    News.TRAINED: MESSAGES["news-trained"],
    News.WAS_INSPECTED: MESSAGES["news-was-inspected"],
    News.MUST_CHECK_UP: MESSAGES["news-must-check-up"],
    News.UNDER_REPAIR: MESSAGES["news-under-repair"],
    News.WAS_SUPERVISED: MESSAGES["news-was-supervised"],
    News.MUST_PAY_PROMOTION: MESSAGES["news-must-pay-promotion"],
    News.REACHED_CENTRE: MESSAGES["news-reached-centre"],
    News.WENT_OFF_TRACK: LOST,
    News.WON_UNSCORED: MESSAGES["news-won-unscored"],
    News.SCORED_CARDS: MESSAGES["news-scored-cards"],
    News.SCORED_TECHNOLOGY: MESSAGES["news-scored-technology"],
    News.LOST_BY_DEVIATION: MESSAGES["news-lost-by-deviation"],
    News.SCORED_CENTRE: MESSAGES["news-scored-centre"],
    News.TOTALLED: MESSAGES["news-totalled"],
    News.WON: MESSAGES["news-won"],
    News.WON_AT_CENTRE: MESSAGES["news-won-at-centre"],
}

TRACK_NAMES = MESSAGES.each("track-names", ("upper", "lower"))
SPACE_NAMES = MESSAGES.each(
    "space", ("plan-tunnel", "finance-technology", "slot-1", "slot-2", "slot-3")
)
SIDES = MESSAGES.each("sides", Nation)
DEVELOPMENT_COSTS = MESSAGES.each("development-costs", Needs)
WITH_SYMBOL = MESSAGES["with-symbol"]
RUBBLE = MESSAGES["rubble"]
RUBBLE_WITH_SYMBOL = MESSAGES["rubble-with-symbol"]
TWO_DISCS = MESSAGES["two-discs"]
DEVIATION = MESSAGES["deviation"]
MILLIONS = MESSAGES["millions"]


def seat_name(s: Any, seat: int) -> Phrase:
    """The nation a seat plays."""
    return NATIONS[Nation(int(nation_of(s, seat)))]


# --- things by number


def discs_of(colour: Colour, number: int) -> Phrase:
    """So many discs of a colour."""
    one, many = COLOURS[colour], PLURALS[colour]
    return counted(
        Phrase(f"{{number}} {one.en} disc", f"{{number}} jeton {one.fr}"),
        Phrase(f"{{number}} {many.en} discs", f"{{number}} jetons {many.fr}"),
    )(number)


def stack_of(stack: int) -> Phrase:
    """Discs as news has them."""
    return discs_of(Colour(stack // STACK), stack % STACK)


def pair_of(one: Colour, other: Colour) -> Phrase:
    """Two discs."""
    if one == other:
        return discs_of(one, 2)
    return TWO_DISCS.filled(one=discs_of(one, 1), other=discs_of(other, 1))


def token_name(token: int, lang: str) -> str:
    """A rubble token in words, on the board."""
    colour = COLOURS[Colour((token - 1) // 2)]
    return WITH_SYMBOL.say(lang, colour=colour) if token % 2 == 0 else colour.say(lang)


def token_of(token: int) -> Phrase:
    """A rubble token in a sentence: every second kind carries the agenda symbol."""
    phrase = RUBBLE_WITH_SYMBOL if token % 2 == 0 else RUBBLE
    return phrase.filled(colour=PLURALS[Colour((token - 1) // 2)])


def rubble_of(colour: int) -> Phrase:
    """A rubble token by its colour alone."""
    return RUBBLE.filled(colour=PLURALS[Colour(colour)])


def card_of(card: int) -> Phrase:
    """A playing card."""
    return CARDS[CARD_NAMES[card]]


def deviation_of(card: int) -> Phrase:
    """A deviation card: its colour, and what it costs."""
    level = signed(-int(DEVIATION_CARDS[card].levels))
    return DEVIATION.filled(colour=hue_of(card), level=level)


def hue_of(card: int) -> Phrase:
    """The colour of a deviation card."""
    return DEVIATIONS[DEVIATION_COLOURS[int(DEVIATION_CARDS[card].colour)]]


def place_of(place: int) -> Phrase:
    """A space of the tunnel, on either side."""
    return SIDES[Nation(place // LENGTH)].filled(space=place % LENGTH + 1)


def millions(number: int) -> Phrase:
    """Money."""
    return MILLIONS.filled(millions=number)


def signed(number: int) -> str:
    """A number, with a true minus sign."""
    return str(number).replace("-", "−")


def counted(one: Phrase, many: Phrase) -> Callable[[int], Phrase]:
    """Numbers of a thing: French says none in the singular, English in the plural."""

    def so_many(number: int) -> Phrase:
        english = one if abs(number) == 1 else many
        french = one if abs(number) < 2 else many
        return Phrase(english.en, french.fr).filled(number=signed(number))

    return so_many


discs = counted(MESSAGES["discs"], MESSAGES["discs-discs"])
points = counted(MESSAGES["points"], MESSAGES["points-points"])

NAMES = {
    "action": lambda action: ACTION_NAMES[Action(action)],
    "card": card_of,
    "cards": counted(MESSAGES["names-cards"], MESSAGES["names-cards-cards"]),
    "colours": counted(
        MESSAGES["names-colours"],
        MESSAGES["names-colours-colours"],
    ),
    "deviation": deviation_of,
    "deviations": counted(
        MESSAGES["names-deviations"],
        MESSAGES["names-deviations-deviation-cards"],
    ),
    "discs": stack_of,
    "event": lambda event: EVENTS[word_of(Event(event + 1))],
    "give": stack_of,
    "hue": hue_of,
    "left": discs,
    "levels": counted(MESSAGES["names-levels"], MESSAGES["names-levels-levels"]),
    "millions": millions,
    "missing": discs,
    "needs": lambda needs: DEVELOPMENT_COSTS[Needs(needs)],
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
    "track": lambda track: TRACK_NAMES[word_of(Track(track))],
    "worth": millions,
}
"""What the arguments of news are called."""


# --- what is asked, and what can be answered


def place_name(s: Any, place: int, lang: str) -> str:
    """Where a token lies."""
    if place >= STORAGES:
        return IN_STORAGE.say(lang, seat=seat_name(s, place - STORAGES))
    space = place % LENGTH + 1
    return IN_TUNNEL.say(lang, space=space, seat=seat_name(s, place // LENGTH))


def pending_name(s: Any, seat: int) -> Phrase:
    """The agenda card a player has pending."""
    return EVENTS[word_of(Event(int(s.players[seat].pending)))]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.KEEP:
            words["colour"] = PLURALS[Colour(topic)]
        case Ask.RUBBLE:
            words["card"] = card_of(int(s.display[topic]) - 1)
        case Ask.OFFER:
            words["event"] = pending_name(s, seat)
        case Ask.REVEAL:
            words["place"] = place_name(s, topic, lang)
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
        return GLIMPSED.say(lang, seat=seat_name(s, seat))
    words = _words(s, action, seat, topic, lang)
    return SENTENCES[kind].say(lang, **words)


def _words(s: Any, action: int, seat: int, topic: int, lang: str) -> dict[str, Any]:
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
            track = Track[said["track"].upper()]
            words["space"] = int(s.players[seat].tracks[track]) + 1
        case Kind.PEEK:
            words["place"] = place_of(PLACES.index(f"{said['nation']}-{said['space']}"))
        case Kind.REALIGN | Kind.CONTRIBUTE:
            words["millions"] = millions(_worth(s, CARD_NAMES.index(said["card"])))
        case Kind.REVEAL:
            words["place"] = place_name(s, topic, lang)
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
        case "colour":
            return rubble_of(_colour(word)) if kind == Kind.RUBBLE else discs_of(_colour(word), 1)
        case "action":
            return ACTION_NAMES[Action[word.upper()]]
        case "track":
            return TRACK_NAMES[word]
        case "token":
            return token_of(Token[word.upper().replace("-", "_")])
        case "card" if kind == Kind.DEVIATE:
            return deviation_of(DEVIATION_NAMES.index(word))
        case "card":
            return (EVENTS if kind == Kind.EVENT else CARDS)[word]
    return word


def _colour(word: str) -> Colour:
    return Colour[word.upper()]


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
