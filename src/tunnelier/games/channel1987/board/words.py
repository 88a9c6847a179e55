"""What is written on the board of 1987 Channel Tunnel, and spoken, beside the words of text.py."""

from __future__ import annotations

from ..page import DEVELOPED, DEVIATION
from ..rules import Kind
from ..tables import Nation
from ..words import MESSAGES

NAMES = MESSAGES.each("board-names", Nation)
"""As headings and in lists: without the article that sentences need."""
NATION_LETTERS = {Nation.BRITAIN: "G", Nation.FRANCE: "F"}

TITLE = MESSAGES["board-title"]
STANDING = MESSAGES["board-standing"]
AND = MESSAGES["board-and"]
MILLIONS = MESSAGES["board-millions"]

# --- the sea bed

IN_TUNNEL = MESSAGES["board-in-tunnel"]
DUG = MESSAGES["board-dug"]
RUBBLE = MESSAGES["board-rubble"]
FACE_DOWN = MESSAGES["board-face-down"]
KNOWN = MESSAGES["board-known"]
LOOKED_AT = MESSAGES["board-looked-at"]

# --- the action spaces

ACTION_LABEL = MESSAGES["board-action-label"]
LIES_HERE = MESSAGES["board-lies-here"]
NOTHING_HERE = MESSAGES["board-nothing-here"]
DEVELOP_LABEL = MESSAGES["board-develop-label"]
SECONDARY_LABEL = MESSAGES["board-secondary-label"]
MONEY_LABEL = MESSAGES["board-money-label"]
POINT = MESSAGES["board-point"]
BY_EFFECT = MESSAGES["board-by-effect"]

# --- answers without a place

BUTTONS = MESSAGES.each(
    "board-buttons",
    (
        Kind.PASS,
        Kind.STAY,
        Kind.DECLINE,
        Kind.ALIGNED,
        Kind.ENOUGH,
        Kind.CLOSE,
        Kind.DRAW,
        Kind.SETTLE,
        Kind.ACCEPT,
        Kind.DECLINE_CARD,
    ),
)
KEEP = MESSAGES["board-keep"]
PAY_SAME = MESSAGES["board-pay-same"]

# --- the players

YOU = MESSAGES["board-you"]
TO_MOVE = MESSAGES["board-to-move"]
FIRST_PLAYER = MESSAGES["board-first-player"]
DISCS_LABEL = MESSAGES["board-discs-label"]
STORED_LABEL = MESSAGES["board-stored-label"]
ONE_LOCKED = MESSAGES["board-one-locked"]
MONEY_CARD = MESSAGES["board-money-card"]

GAUGE_LABEL = MESSAGES["board-gauge-label"]
OFF_COURSE = MESSAGES["board-off-course"]
NOT_UP = MESSAGES["board-not-up"]
CHECKS = (
    MESSAGES["board-checks-1"],
    MESSAGES["board-checks-2"],
    MESSAGES["board-checks-3"],
)
"""By the number of deviation cards."""
MAY_LOSE = MESSAGES["board-may-lose"]

TECHNOLOGY = MESSAGES["board-technology"]
TRACK_LABEL = MESSAGES["board-track-label"]
TRACK_END = MESSAGES["board-track-end"]
NEXT_POINTS = MESSAGES["board-next-points"]
NEXT_PRICE = MESSAGES["board-next-price"]

CARDS_HEAD = MESSAGES["board-cards-head"]
CARD_LABEL = MESSAGES["board-card-label"]
USES = MESSAGES["board-uses"]
USED = MESSAGES["board-used"]

AGENDA = MESSAGES["board-agenda"]
PENDING = MESSAGES["board-pending"]
DONE = MESSAGES["board-done"]

# --- bag and decks

BAG_COUNT = MESSAGES["board-bag-count"]
UNSEEN = MESSAGES["board-unseen"]
DEVIATIONS_OUT = MESSAGES["board-deviations-out"]
DEVIATION_LABEL = MESSAGES["board-deviation-label"]
PLAYING = MESSAGES["board-playing"]
AGENDA_DECK = MESSAGES["board-agenda-deck"]

# --- the end

FINAL = MESSAGES["board-final"]
WINNER = MESSAGES["board-winner"]
DRAW = MESSAGES["board-draw"]
PARTS = {
    "cards": DEVELOPED,
    "agenda": MESSAGES["board-parts-agenda"],
    "technology": MESSAGES["board-parts-technology"],
    "deviation": DEVIATION,
    "centre": MESSAGES["board-parts-centre"],
}
