"""What a report says, in English and in French."""

from __future__ import annotations

from .words import MESSAGES

TITLE = MESSAGES["title"]
SUBTITLE = MESSAGES["subtitle"]
PLAYERS = MESSAGES["players"]
LIST_OF_COUNTS = MESSAGES["list-of-counts"]
OPTION = MESSAGES["option"]

RECONSTRUCTED = MESSAGES["reconstructed"]
OWN_TABLES = MESSAGES["own-tables"]
RECONSTRUCTED_WARNING = MESSAGES["reconstructed-warning"]

SHORT = MESSAGES["short"]
SEAT_FAVOURED = MESSAGES["seat-favoured"]
SEAT_UNLUCKY = MESSAGES["seat-unlucky"]
SEATS_EVEN = MESSAGES["seats-even"]
FIRST_FAVOURED = MESSAGES["first-favoured"]
FIRST_UNLUCKY = MESSAGES["first-unlucky"]
FIRST_EVEN = MESSAGES["first-even"]
ALWAYS_BEGINS = MESSAGES["always-begins"]
TYPICAL = MESSAGES["typical"]
ALIKE = MESSAGES["alike"]
STRONGEST = MESSAGES["strongest"]
STRONG_THING = MESSAGES["strong-thing"]
WITH_PLAYERS = MESSAGES["with-players"]

SWEEP = MESSAGES["sweep"]
SWEEP_MEANING = MESSAGES["sweep-meaning"]
NO_DIFFERENCE = MESSAGES["no-difference"]

SEATS = MESSAGES["seat"]
SEATS_MEANING = MESSAGES["seats-meaning"]
FAIR = MESSAGES["fair"]

ORDER = MESSAGES["order"]
ORDER_MEANING = MESSAGES["order-meaning"]
PLACES = (
    MESSAGES["places-1"],
    MESSAGES["places-2"],
    MESSAGES["places-3"],
    MESSAGES["places-4"],
    MESSAGES["places-5"],
)
NTH = MESSAGES["nth"]

LENGTH = MESSAGES["length"]
LENGTH_MEANING = MESSAGES["length-meaning"]
LENGTHS = MESSAGES.each("lengths", ("decisions", "choices", "rounds", "turns"))
MEDIAN = MESSAGES["median"]

SCORES = MESSAGES["scores"]
SCORES_MEANING = MESSAGES["scores-meaning"]

MARGIN = MESSAGES["margin"]
MARGIN_MEANING = MESSAGES["margin-meaning"]
POINTS = MESSAGES["points"]

THINGS = MESSAGES["things"]
THINGS_MEANING = MESSAGES["things-meaning"]
THINGS_SHOWN = MESSAGES["things-shown"]
TOO_RARE = MESSAGES["too-rare"]
ALL_OF = MESSAGES["all-of"]
THING_COLUMNS = MESSAGES["thing-columns"]

RULES = MESSAGES["rules"]
RULES_MEANING = MESSAGES["rules-meaning"]
QUESTIONS = MESSAGES["questions"]
MOVES = MESSAGES["moves"]
A_GAME = MESSAGES["a-game"]
SELDOM = MESSAGES["seldom"]
NEWS = MESSAGES["news"]
NEWS_MEANING = MESSAGES["news-meaning"]
NEVER_MET = MESSAGES["never-met"]
NEWS_COLUMNS = MESSAGES["news-columns"]
REFUSALS = MESSAGES["refusal"]
REFUSALS_MEANING = MESSAGES["refusals-meaning"]
REFUSAL_COLUMNS = MESSAGES["refusal-columns"]

HOW = MESSAGES["how"]
HOW_MEANING = MESSAGES["how-meaning"]
BOT_MEANINGS = MESSAGES.each(
    "bot-meanings",
    ("random", "greedy", "novice", "apprentice", "engineer", "tiger", "master", "policy"),
)
SEARCH_MEANING = MESSAGES["search-meaning"]
INTERVALS = MESSAGES["intervals"]
NO_TABLES = MESSAGES["no-tables"]
