"""What the drawn table says, besides the names that `text` and `page` have already."""

from __future__ import annotations

from ..state import Next
from ..tables import Area, Good, Nation, Sky, Train
from ..text import GOODS
from ..words import MESSAGES

TITLE = MESSAGES["board-title"]
STANDING = MESSAGES["board-standing"]
OF_SEAT = MESSAGES["board-of-seat"]
CONTRACTS = MESSAGES["board-contracts"]
CONTRACTS_AND_TRAINS = MESSAGES["board-contracts-and-trains"]
CRISIS = MESSAGES["board-crisis"]
EVENTS = MESSAGES["board-events"]
BOTH = MESSAGES["board-both"]

# --- the areas

STEPS = {
    "hiring": ((Next.HIRE,), MESSAGES["board-step-hiring"]),
    "placing": ((Next.PLACE,), MESSAGES["board-step-placing"]),
    "areas": ((Next.WINDOW, Next.WORK, Next.AFTER), MESSAGES["board-step-areas"]),
    "contracts": ((Next.HOME, Next.CONTRACTS), CONTRACTS),
    "crisis": ((Next.CRISIS,), CRISIS),
    "yard": ((Next.YARD, Next.EVENTS, Next.END), MESSAGES["board-step-yard"]),
}
STEP_LABEL = MESSAGES["board-step-label"]
FIRST_LABEL = MESSAGES["board-first"]
RIBBONS = MESSAGES.each("board-ribbon", (Next.WINDOW, Next.WORK, Next.AFTER))
DOES = MESSAGES.each("board-does", Area)
AREA_LABEL = MESSAGES["board-area-label"]
SPACE_FREE = MESSAGES["board-space-free"]
SPACE_TAKEN = MESSAGES["board-space-taken"]
SPACE_STARTS = MESSAGES["board-space-starts"]
RATE = MESSAGES["board-rate"]
NEVER_FULL = MESSAGES["board-never-full"]

# --- the question

ENDED = MESSAGES["board-ended"]
SCORE = MESSAGES["board-score"]
CHOICES = MESSAGES.each(
    "board-choice",
    (
        "hire",
        "stay",
        "pass",
        "wait",
        "nothing",
        "dig",
        "rest",
        "shore",
        "keep-rubble",
        "claim",
        "forgo",
        "bore",
        "erect",
        "drill",
        "idle",
        "save",
        "leave",
        "maintain",
        "return-train",
    ),
)
IDLE_FURTHER = MESSAGES["board-choice-idle-further"]
"""Instead of `idle`, once a part of contract n2 is done."""
BUY = MESSAGES["board-choice-buy"]
MIXES = {
    "take": {"ore": GOODS[Good.ORE], "stone": GOODS[Good.STONE], "coal": GOODS[Good.COAL]},
    "make": {"bars": GOODS[Good.BARS], "stone": GOODS[Good.STONE]},
    "pay": {"ore": GOODS[Good.ORE], "rubble": GOODS[Good.RUBBLE]},
}
"""Answers that are numbers, one for each good."""
PAID = {"ore": "bars-in-ore", "rubble": "stone-in-rubble"}
"""What a payment counts."""
VERBS = MESSAGES.each("board", MIXES)

# --- the line and its stations

LINE_TITLE = MESSAGES["board-line"]
OF_STATION = MESSAGES["board-of-station"]
SHORES = MESSAGES["board-england"], MESSAGES["board-france"]
NOBODY_YET = MESSAGES["board-nobody-yet"]
AT_MIDDLE = MESSAGES["board-at-middle"]
TUNNEL_LABEL = MESSAGES["board-tunnel-label"]
UNLAID = MESSAGES["board-unlaid"]
STATION_LABEL = MESSAGES["board-station-label"]
MACHINE_LABELS = MESSAGES.each("board-machine-label", Nation)
OPEN = MESSAGES["board-open"]
NOT_REACHED = MESSAGES["board-not-reached"]
SITE_LABEL = MESSAGES["board-site-label"]
FREE = MESSAGES["board-free"]
LAST_RUBBLE = MESSAGES["board-last-rubble"]

# --- yard, bag and events

STOCK = MESSAGES["board-stock"]
STOCK_LABEL = MESSAGES["board-stock-label"]
SUPPLY = MESSAGES["board-supply"]
ODDS = MESSAGES["board-odds"]
PERCENT = MESSAGES["board-percent"]
EVENT_SPACE = MESSAGES["board-event"]
EVENT_NEXT = MESSAGES["board-event-next"]
EVENT_CUBE_LABEL = MESSAGES["board-event-cube"]

# --- weather and crisis

SKY_LABEL = MESSAGES["board-sky-label"]
ON_TOP = MESSAGES["board-on-top"]
BELOW = MESSAGES["board-below"]
SKY_EFFECTS = MESSAGES.each("board-sky", (Sky.RAIN, Sky.SUN, Sky.FOG))
CRISIS_LABEL = MESSAGES["board-crisis-label"]
DISC_LABEL = MESSAGES["board-disc"]

# --- contracts and trains

DECK_LABEL = MESSAGES["board-deck-label"]
DISCARDED = MESSAGES["board-discarded"]
NO_CARDS = MESSAGES["board-no-cards"]
CONTRACT_LABEL = MESSAGES["board-contract-label"]
NO_LETTER = MESSAGES["board-no-letter"]
WORTH = MESSAGES["board-worth"]
TRAIN_TEXTS = MESSAGES.each("board-train", tuple(Train)[1:])
TRAIN_LABEL = MESSAGES["board-train-label"]
ON_SALE = MESSAGES["board-on-sale"]

# --- the players

TO_MOVE = MESSAGES["board-to-move"]
WINNER = MESSAGES["board-winner"]
STARTS = MESSAGES["board-starts"]
PARTS = {
    "tunnels": MESSAGES["board-part-tunnels"],
    "stations": MESSAGES["board-part-stations"],
    "contracts": CONTRACTS,
    "train": MESSAGES["board-part-train"],
    "bonus": MESSAGES["board-part-bonus"],
    "crisis": CRISIS,
}
"""The parts of the score."""
PART_LABEL = MESSAGES["board-part-label"]
LABOURER_LABEL = MESSAGES["board-labourer"]
HOME = MESSAGES["board-home"]
HOME_LABEL = MESSAGES["board-home-label"]
PUB = MESSAGES["board-pub"]
PUB_LABEL = MESSAGES["board-pub-label"]
MACHINE = MESSAGES["board-machine"]
NOT_BOUGHT = MESSAGES["board-not-bought"]
BOUGHT = MESSAGES["board-bought"]
MACHINE_LABEL = MESSAGES["board-machine-label"]
NO_TRAIN = MESSAGES["board-no-train"]
