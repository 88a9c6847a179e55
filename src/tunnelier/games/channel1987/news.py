"""What the rules of 1987 Channel Tunnel tell."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.core.news import Tells, Tidings
from tunnelier.core.record import A_SEAT, OWNER

from .tables import (
    CARD_NAMES,
    DEVIATION_NAMES,
    DISCS_A_COLOUR,
    LENGTH,
    SLOTS,
    Action,
    Colour,
    Event,
    Nation,
    Needs,
    Token,
    Track,
)

STACK = DISCS_A_COLOUR + 1
DISCS = tuple(f"{number}-{word_of(colour)}" for colour in Colour for number in range(STACK))
"""So many discs of a colour, told as STACK * colour + number."""
PAIRS = tuple(f"{word_of(one)}-{word_of(other)}" for one in Colour for other in Colour)
"""Two discs, told as COLOURS * one + other."""
SPACES = ("plan-tunnel", "finance-technology", *(f"slot-{slot + 1}" for slot in range(SLOTS)))
"""The action spaces (C87-1.5)."""
SLOT = range(1, SLOTS + 1)
TUNNEL = range(1, LENGTH + 1)
PLACES = tuple(f"{word_of(nation)}-{space}" for nation in Nation for space in TUNNEL)
"""The spaces of both sides of the tunnel."""
TOKENS = tuple(Token)[1:]
EVENTS = tuple(Event)[1:]


class News(Tidings):
    """What happens, in the order of the rules: the rule, the fields that change, what is said."""

    # set-up
    LAID = Tells("C87-2.2", "sides.tokens", "sides.eyes", token=TOKENS, tunnel=TUNNEL)
    STORED = Tells("C87-2.3", "players.stored", "out", token=TOKENS)
    DISPLAYED = Tells(
        "C87-2.4", "display", "cards.lies", "cards.at", "cards.eyes", card=CARD_NAMES, slot=SLOT
    )
    # the start of a round
    ROUND_BEGAN = Tells("C87-3.1", round=int)
    DRAWS = Tells("C87-3.3", number=int, allowed=int)
    DRAWS_NOTHING = Tells("C87-3.3")
    DREW = Tells("C87-3.3", "bag", "players.area", discs=DISCS)
    FOUND_TOO_FEW = Tells("C87-3.4", missing=int, left=int)
    CALLED_WORKERS = Tells("C87-3.5", "players.workers", allowed=int)
    TURNED_TO_THE_BAG = Tells("C87-3.5")
    SWAPPED = Tells("C87-3.7", "players.area", give=DISCS, take=DISCS, rival=A_SEAT)
    CLOSED_EXCHANGE = Tells("C87-3.8")
    # the turn
    TURN_BEGAN = Tells("C87-4.1")
    PLACED = Tells(
        "C87-4.2", "players.area", "spaces.colour", "spaces.discs", discs=DISCS, space=SPACES
    )
    TOOK_STACK = Tells("C87-4.5", "players.area", discs=DISCS, space=SPACES)
    ACTED = Tells("C87-4.8", action=Action)
    # passing, the end of a round
    PASSED = Tells("C87-5.1", "players.passed")
    TOOK_FIRST_PLAYER = Tells("C87-5.2", "first")
    STAYED_FIRST_PLAYER = Tells("C87-5.2")
    KEPT = Tells("C87-5.3", discs=DISCS)
    RETURNED = Tells("C87-5.3", "players.area", "bag", discs=DISCS)
    HAD_NO_TURN = Tells("C87-5.5")
    ROUND_OVER = Tells(
        "C87-5.6", "rounds", "players.passed", "players.workers", "cards.used", round=int
    )
    CLEARED = Tells("C87-5.6", "spaces.colour", "spaces.discs", "bag", discs=DISCS, space=SPACES)
    STOPPED = Tells("C87-5.8", "over", round=int)
    DRAWN_GAME = Tells("C87-5.8")
    # the display
    DEALT = Tells(
        "C87-6.1", "display", "cards.lies", "cards.at", "cards.eyes", card=CARD_NAMES, slot=SLOT
    )
    DISCARDED = Tells("C87-6.2", "display", "cards.lies", "cards.at", card=CARD_NAMES)
    SHUFFLED_CARDS = Tells("C87-6.3", "cards.lies", "cards.at", "cards.eyes", cards=int)
    STAYED_EMPTY = Tells("C87-6.4", slot=SLOT)
    # Plan and Tunnel
    TURNED_UP = Tells("C87-7.1", "sides.tokens", "sides.eyes", token=TOKENS, tunnel=TUNNEL)
    PAID = Tells("C87-8.2", "players.area", "bag", discs=DISCS)
    PAID_OTHERS = Tells("C87-8.3", "players.area", "bag", pair=PAIRS)
    DUG = Tells(
        "C87-8.5",
        "sides.tokens",
        "out",
        "players.stored",
        "players.bored",
        token=TOKENS,
        tunnel=TUNNEL,
    )
    # deviation
    MUST_CHECK = Tells("C87-9.1", deviations=int)
    FLOODED = Tells("C87-9.2", deviations=int)
    STAYED_DRY = Tells("C87-9.2")
    DREW_DEVIATION = Tells("C87-9.3", "deviation_out", deviation=DEVIATION_NAMES)
    WENT_ASTRAY = Tells("C87-9.3", "players.deviation", levels=int, level=int)
    SHUFFLED_DEVIATIONS = Tells("C87-9.5", "deviation_out", hue=DEVIATION_NAMES)
    # Finance
    TOOK_MONEY = Tells(
        "C87-10.3",
        "players.money",
        "display",
        "cards.lies",
        "cards.at",
        card=CARD_NAMES,
        millions=int,
        worth=int,
    )
    SPENT = Tells(
        "C87-10.4", "players.money", "cards.lies", "cards.at", card=CARD_NAMES, millions=int
    )
    GOT_NO_CHANGE = Tells("C87-10.4", millions=int)
    # Technology
    ADVANCED = Tells("C87-11.2", "players.tracks", track=Track, points=int)
    MOVED_NO_COUNTER = Tells("C87-11.3")
    CROSSED = Tells("C87-11.6", price=int, paid=int)
    CORRECTED_BY_SURPLUS = Tells("C87-11.9", "players.deviation", levels=int, level=int)
    LOST_SURPLUS = Tells("C87-11.9", millions=int)
    CORRECTED = Tells("C87-11.10", "players.deviation", levels=int, level=int)
    LEFT_DEVIATION = Tells("C87-11.10", level=int)
    GAINED_A_DISC = Tells("C87-11.11", allowed=int)
    MAY_PEEK = Tells("C87-11.12")
    KNOWS_ALL = Tells("C87-11.12")
    PEEKED = Tells("C87-11.12", side=A_SEAT, place=PLACES)
    SAW = Tells(
        "C87-11.12",
        "sides.tokens",
        "sides.eyes",
        seen_by=OWNER,
        heard_by_all=("side", "place"),
        side=A_SEAT,
        place=PLACES,
        token=TOKENS,
    )
    DID_NOT_PEEK = Tells("C87-11.12")
    GAINED_STORAGE = Tells("C87-11.13")
    # secondary actions and Development
    ACTED_BY_CARD = Tells("C87-12.1", card=CARD_NAMES, action=Action)
    DEVELOPED = Tells("C87-12.3", "display", "cards.lies", "cards.at", card=CARD_NAMES)
    OWES_RUBBLE = Tells("C87-12.4", card=CARD_NAMES, needs=Needs)
    GAVE_UP = Tells("C87-12.4", "players.stored", "gone", rubble=Colour, card=CARD_NAMES)
    PUT_ON_CARD = Tells(
        "C87-12.5", "players.stored", "cards.tokens", rubble=Colour, card=CARD_NAMES
    )
    PUT_NO_MORE = Tells("C87-12.5", card=CARD_NAMES)
    # abilities and chains
    USED = Tells("C87-13.1", "cards.used", card=CARD_NAMES)
    TOKEN_LEFT = Tells("C87-13.1", "cards.tokens", "gone", card=CARD_NAMES, rubble=Colour)
    TURNED_DOWN = Tells("C87-13.2", "cards.eyes", "players.face_down", card=CARD_NAMES)
    MAY_USE_AGAIN = Tells("C87-13.3", "cards.used", card=CARD_NAMES)
    COUNTED_AS_MONEY = Tells("C87-13.7", card=CARD_NAMES, millions=int)
    GAVE_NO_CHANGE = Tells("C87-13.7", millions=int)
    IMPROVED_TECHNOLOGY = Tells("C87-13.9")
    ENDED_TURN = Tells("C87-14.1")
    RECOVERED = Tells(
        "C87-14.6", "players.area", "spaces.discs", "spaces.colour", discs=DISCS, space=SPACES
    )
    CHAINED = Tells("C87-14.9", action=Action)
    CHOSE_BY_MACHINE = Tells("C87-14.10", action=Action)
    # blue cards
    SPOKE = Tells("C87-15.2", points=int)
    WON_DUEL = Tells("C87-15.3", points=int)
    PLEASED_MEDIA = Tells("C87-15.4", points=int)
    ANALYSED = Tells("C87-15.6", points=int, colours=int)
    # the Agenda expansion
    MUST_DRAW_EVENT = Tells("C87-16.1")
    DREW_EVENT = Tells("C87-16.1", "events_left", "players.pending", event=EVENTS)
    KEPT_EVENT = Tells("C87-16.1", event=EVENTS)
    WASTED_SYMBOL = Tells("C87-16.3", event=EVENTS)
    DISCARDED_EVENT = Tells("C87-16.4", "events_gone", "players.pending", event=EVENTS)
    COMPLETED = Tells("C87-16.6", "players.completed", "players.pending", event=EVENTS)
    SCORED_EVENT = Tells("C87-16.7", event=EVENTS, points=int)
    MISSED_EVENT = Tells("C87-16.7", event=EVENTS, points=int)
    TRAINED = Tells("C87-16.8")
    WAS_INSPECTED = Tells("C87-16.10")
    MUST_CHECK_UP = Tells("C87-16.13")
    UNDER_REPAIR = Tells("C87-16.14")
    WAS_SUPERVISED = Tells("C87-16.16")
    MUST_PAY_PROMOTION = Tells("C87-16.18", millions=int)
    # the end
    REACHED_CENTRE = Tells("C87-17.1", "finisher")
    WENT_OFF_TRACK = Tells("C87-17.3", "loser", "over")
    WON_UNSCORED = Tells("C87-17.3")
    SCORED_CARDS = Tells("C87-17.4", points=int)
    SCORED_TECHNOLOGY = Tells("C87-17.5", track=Track, points=int)
    LOST_BY_DEVIATION = Tells("C87-17.6", points=int)
    SCORED_CENTRE = Tells("C87-17.7", points=int, tokens=int)
    TOTALLED = Tells("C87-17.9", "players.score", "over", points=int)
    WON = Tells("C87-17.9")
    WON_AT_CENTRE = Tells("C87-17.9")


BOOKKEEPING = {
    "next": "which step comes next is seen by what it does",
    "mover": "whose step it is: turns are told, and what is asked is asked",
    "last_turn": "turns are told as they begin",
    "drawing": "how many discs are drawn is told, and each of them",
    "kept": "each colour that is kept is told",
    "space": "where the stack was placed is told",
    "slot": "the action by a card is told, and that it is discarded",
    "doing": "actions are told as they begin",
    "technologies": "actions are told as they begin",
    "stirred": "what a Technology action does is told",
    "repairing": "Repairs are told as they are done",
    "waived": "no cost is told that is not paid",
    "checks": "how many deviation cards are drawn is told, and each of them",
    "peeking": "the token looked at is told",
    "paid": "each card that pays is told",
    "least": "each card that pays is told",
}
