"""What the drawn table says, besides the names that `text` and `page` have already."""

from __future__ import annotations

from tunnelier.core.language import Phrase

from ..state import Next
from ..tables import BUILD_AND_DIG, Area, Event, Good, Nation, Sky, Train
from ..text import GOODS
from ..words import MESSAGES

TITLE = MESSAGES["board-title"]
STANDING = MESSAGES["board-standing"]
OF_SEAT = MESSAGES["board-of-seat"]
CONTRACTS = MESSAGES["board-contracts"]
CRISIS = MESSAGES["board-crisis"]
EVENTS = MESSAGES["board-events"]

# --- the areas

STEPS = (
    ((Next.HIRE,), MESSAGES["board-steps-1-2"]),
    ((Next.PLACE,), MESSAGES["board-steps-2-2"]),
    ((Next.WINDOW, Next.WORK, Next.AFTER), MESSAGES["board-steps-3-2"]),
    ((Next.HOME, Next.CONTRACTS), CONTRACTS),
    ((Next.CRISIS,), CRISIS),
    ((Next.YARD, Next.EVENTS, Next.END), MESSAGES["board-steps-6-2"]),
)
RIBBONS = MESSAGES.each("board-ribbons", (Next.WINDOW, Next.WORK, Next.AFTER))
DOES = MESSAGES.each("board-does", Area)
AREA_LABEL = MESSAGES["board-area-label"]
SPACE_FREE = MESSAGES["board-space-free"]
SPACE_TAKEN = MESSAGES["board-space-taken"]
SPACE_STARTS = MESSAGES["board-space-starts"]
NEVER_FULL = MESSAGES["board-never-full"]

# --- the question

ENDED = MESSAGES["board-ended"]
CHOICES = {
    "hire": MESSAGES["board-choices-hire"],
    "stay": MESSAGES["board-choices-stay"],
    "pass": MESSAGES["board-choices-pass"],
    "wait": MESSAGES["board-choices-wait"],
    "nothing": MESSAGES["board-choices-nothing"],
    "dig": MESSAGES["board-choices-dig"],
    "rest": MESSAGES["board-choices-rest"],
    "shore": MESSAGES["board-choices-shore"],
    "keep-rubble": MESSAGES["board-choices-keep-rubble"],
    "claim": MESSAGES["board-choices-claim"],
    "forgo": MESSAGES["board-choices-forgo"],
    "bore": MESSAGES["board-choices-bore"],
    "erect": MESSAGES["board-choices-erect"],
    "drill": Phrase(f"Dig {BUILD_AND_DIG}", f"Creuser {BUILD_AND_DIG}"),
    "idle": MESSAGES["board-choices-idle"],
    "save": MESSAGES["board-choices-save"],
    "leave": MESSAGES["board-choices-leave"],
    "maintain": MESSAGES["board-choices-maintain"],
    "return-train": MESSAGES["board-choices-return-train"],
}
MIXES = {
    "take": {"ore": GOODS[Good.ORE], "stone": GOODS[Good.STONE], "coal": GOODS[Good.COAL]},
    "make": {"bars": GOODS[Good.BARS], "stone": GOODS[Good.STONE]},
    "pay": {
        "ore": MESSAGES["board-mixes-pay-ore"],
        "rubble": MESSAGES["board-mixes-pay-rubble"],
    },
}
"""Answers that are numbers, one for each good."""
VERBS = MESSAGES.each("board-verbs", ("take", "make", "pay"))

# --- the line and its stations

LINE_TITLE = MESSAGES["board-line-title"]
SHORES = MESSAGES["board-shores-1"], MESSAGES["board-shores-2"]
NOBODY_YET = MESSAGES["board-nobody-yet"]
AT_MIDDLE = MESSAGES["board-at-middle"]
TUNNEL_LABEL = MESSAGES["board-tunnel-label"]
UNLAID = MESSAGES["board-unlaid"]
STATION_LABEL = MESSAGES["board-station-label"]
MACHINE_LABELS = MESSAGES.each("board-machine-labels", Nation)
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
FIRED = MESSAGES["board-fired"]
COMES = MESSAGES["board-comes"]
CLEARS = MESSAGES["board-clears"]
EFFECTS = {
    Event.EXCAVATE: CLEARS,
    Event.TRACK: CLEARS,
    Event.STATION: MESSAGES["board-effects-station"],
    Event.TRAINS: MESSAGES["board-effects-trains"],
    Event.MAINTENANCE: MESSAGES["board-effects-maintenance"],
}

# --- weather and crisis

WEATHER = MESSAGES["board-weather"]
ON_TOP = MESSAGES["board-on-top"]
BELOW = MESSAGES["board-below"]
SKY_EFFECTS = MESSAGES.each("board-sky-effects", (Sky.RAIN, Sky.SUN, Sky.FOG))
CRISIS_LABEL = MESSAGES["board-crisis-label"]
DUE = MESSAGES["board-due"]

# --- contracts and trains

DECK = MESSAGES["board-deck"]
DECK_LABEL = MESSAGES["board-deck-label"]
DISCARDED = MESSAGES["board-discarded"]
NO_CARDS = MESSAGES["board-no-cards"]
SHOWN = MESSAGES["board-shown"]
CONTRACT_LABEL = MESSAGES["board-contract-label"]
NO_LETTER = MESSAGES["board-no-letter"]
WORTH = MESSAGES["board-worth"]
TRAIN_TEXTS = MESSAGES.each(
    "board-train-texts", (Train.ENID, Train.WYDDFA, Train.SNOWDON, Train.MOEL_SIABOD)
)
TRAIN_LABEL = MESSAGES["board-train-label"]
FOR_SALE = MESSAGES["board-for-sale"]
NO_TRAINS = MESSAGES["board-no-trains"]

# --- the players

TO_MOVE = MESSAGES["board-to-move"]
WINNER = MESSAGES["board-winner"]
STARTS = MESSAGES["board-starts"]
PARTS = {
    "tunnels": MESSAGES["board-parts-tunnels"],
    "stations": MESSAGES["board-parts-stations"],
    "contracts": CONTRACTS,
    "train": MESSAGES["board-parts-train"],
    "bonus": MESSAGES["board-parts-bonus"],
    "crisis": CRISIS,
}
"""The parts of the score."""
MARKERS = MESSAGES["board-markers"]
HOME = MESSAGES["board-home"]
HOME_LABEL = MESSAGES["board-home-label"]
PUB = MESSAGES["board-pub"]
PUB_LABEL = MESSAGES["board-pub-label"]
MACHINE = MESSAGES["board-machine"]
NOT_BOUGHT = MESSAGES["board-not-bought"]
BOUGHT = MESSAGES["board-bought"]
MACHINE_LABEL = MESSAGES["board-machine-label"]
NO_TRAIN = MESSAGES["board-no-train"]
