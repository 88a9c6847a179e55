"""What is written and spoken at the drawn table, beyond what text and page already say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from .. import page
from ..tables import (
    BOMB_CARDS,
    GOODS,
    PLUTONIUM_BOMBS,
    SITES,
    TYPES,
    BuildingKind,
    Colour,
    Good,
    Space,
    Takes,
    Worker,
)
from ..text import (
    COLOURS,
    GOOD_NAMES,
    MORE_WORKERS,
    ONE_PLANE,
    ONE_WORKER,
    bomb_name,
    crew_words,
    site_name,
)
from ..words import MESSAGES
from .roll import Figure

TITLE = MESSAGES["board-title"]
DESCRIPTION = MESSAGES["board-description"]
NATION = MESSAGES["board-nation"]
NONE = MESSAGES["board-none"]
SEAT_LETTERS = (
    MESSAGES["board-seat-letters-1"],
    MESSAGES["board-seat-letters-2"],
    MESSAGES["board-seat-letters-3"],
    MESSAGES["board-seat-letters-4"],
    MESSAGES["board-seat-letters-5"],
)

# --- the turn

BUTTONS = MESSAGES.each(
    "board-buttons",
    (
        "choice-retrieve",
        "choice-end-turn",
        "choice-stop",
        "choice-decline",
        "choice-enough",
        "choice-accept",
        "choice-refuse",
    ),
)
OWN_AND_GREY = MESSAGES["board-own-and-grey"]
HOME = MESSAGES["board-home"]
LEAVING = MESSAGES["board-leaving"]
BLOCKING = MESSAGES["board-blocking"]
WON = MESSAGES["board-won"]
TOGETHER = MESSAGES["board-together"]

# --- an air strike

STRIKE = MESSAGES["board-strike"]
NO_BUILDING = MESSAGES["board-no-building"]
NO_BOMBER = MESSAGES["board-no-bomber"]
PROTECTED = MESSAGES["board-protected"]
OPEN_SKY = MESSAGES["board-open-sky"]
BREAKTHROUGH = MESSAGES["board-breakthrough"]
HELD_OFF = MESSAGES["board-held-off"]
OFFERS = MESSAGES.each("board-offers", ("truce", "stand-down"))
OFFER_LABEL = MESSAGES["board-offer-label"]

# --- spaces and buildings

BOARD = MESSAGES["board-board"]
ACTION_WORDS = {
    **page.ACTIONS,
    Space.DESIGN: MESSAGES["board-action-words-design"],
    Space.AIR_STRIKE: MESSAGES["board-action-words-air-strike"],
    Space.REPAIR: MESSAGES["board-action-words-repair"],
    Space.CONSTRUCTION: MESSAGES["board-action-words-construction"],
}
"""What the spaces do that make no goods; there is more room than in the terminal."""
MONEY = MESSAGES["board-money"]
OR = MESSAGES["board-or"]
AND = MESSAGES["board-and"]
COSTS = MESSAGES["board-costs"]
GIVES = MESSAGES["board-gives"]
SITE = MESSAGES["board-site"]
ANYBODY = MESSAGES["board-anybody"]
ANY = MESSAGES["board-any"]
OCCUPIED = MESSAGES["board-occupied"]
DAMAGED = MESSAGES["board-damaged"]
DAMAGE_TAG = MESSAGES["board-damage-tag"]
OWNED = MESSAGES["board-owned"]
FOR_SALE = MESSAGES["board-for-sale"]
IS_CLOSED = MESSAGES["board-is-closed"]
BLOCK = MESSAGES["board-block"]

# --- the market

SLOT = MESSAGES["board-slot"]
FREE = MESSAGES["board-free"]
FREE_FOR = MESSAGES["board-free-for"]
LACKS = MESSAGES["board-lacks"]
TAKES_PILE = MESSAGES["board-takes-pile"]
FEEDS_PILE = MESSAGES["board-feeds-pile"]
BRIBE_PILE = MESSAGES["board-bribe-pile"]
IN_THE_DECK = MESSAGES["board-in-the-deck"]

# --- bombs

DRAFT = MESSAGES["board-draft"]
KEEPING = MESSAGES["board-keeping"]
TEST_TOKENS = MESSAGES["board-test-tokens"]
UNDER_DECK = MESSAGES["board-under-deck"]
BOMB = MESSAGES["board-bomb"]
URANIUM_WORTH = MESSAGES["board-uranium-worth"]
PLUTONIUM_WORTH = MESSAGES["board-plutonium-worth"]
LACKING = MESSAGES["board-lacking"]
IN_THE_HAND = MESSAGES["board-in-the-hand"]
IS_BUILT = MESSAGES["board-is-built"]
IS_LOADED = MESSAGES["board-is-loaded"]
LOAD = MESSAGES["board-load"]
LOAD_LABEL = MESSAGES["board-load-label"]
TEST = MESSAGES["board-test"]
TEST_LABEL = MESSAGES["board-test-label"]

# --- nations

YOU = MESSAGES["board-you"]
TO_MOVE = MESSAGES["board-to-move"]
COUNTER = MESSAGES["board-counter"]
OF_MOST = MESSAGES["board-of-most"]
WORKER = MESSAGES["board-worker"]
YOUR_HAND = MESSAGES["board-your-hand"]
BUILDINGS_HERE = MESSAGES["board-buildings-here"]
BOMBS_HERE = MESSAGES["board-bombs-here"]

# --- the key

KEY = MESSAGES["board-key"]
NEEDS = MESSAGES.each("board-needs", ("any", "l", "e", "s"))
CONTRACTOR = MESSAGES["board-contractor"]
SPY = MESSAGES["board-spy"]
KINDS = {**page.KINDS, BuildingKind.ENRICHMENT: MESSAGES["board-kinds-enrichment"]}


# --- amounts


def in_words(good: Good, number: int, lang: str) -> str:
    """An amount in full words."""
    if good == Good.MONEY:
        return MONEY.say(lang, n=number)
    if good >= GOODS:
        one = ONE_WORKER[good - GOODS].say(lang)
        return one if number == 1 else MORE_WORKERS[good - GOODS].say(lang, n=number)
    name = ONE_PLANE[good] if number == 1 and good in ONE_PLANE else GOOD_NAMES[good]
    return f"{number} {name.say(lang)}"


def listed(counts: Iterable[int], lang: str) -> list[str]:
    """Several amounts in full words."""
    return [in_words(Good(good), int(n), lang) for good, n in enumerate(counts) if n]


def begun(text: str) -> str:
    """A name at the beginning of a label."""
    return text[0].upper() + text[1:]


# --- spaces and buildings in words


@cache
def site_label(site: int, lang: str) -> str:
    """A space or building as it is spoken."""
    cost, makes, also = _deal(site, lang)
    told = [COSTS.say(lang, goods=cost)] if cost else []
    told.append(makes if site in ACTION_WORDS else GIVES.say(lang, goods=makes))
    told += [also] if also else []
    name = begun(site_name(site).say(lang))
    return SITE.say(lang, name=name, workers=staff_words(site, lang), deal=", ".join(told))


@cache
def deal_words(site: int, lang: str) -> str:
    """The deal of a space as it stands on the board."""
    cost, makes, also = _deal(site, lang)
    return (f"{cost} → " if cost else "") + makes + (f", {also}" if also else "")


def _deal(site: int, lang: str) -> tuple[str, str, str]:
    """What a space or building costs, what it makes, what else happens."""
    here = SITES[site]
    cost = " + ".join(listed(here.cost, lang))
    if here.burns:
        cost += OR.say(lang) + in_words(Good.URANIUM, int(here.burns), lang)
    makes = (OR.say(lang) if here.either else " + ").join(listed(here.makes, lang))
    if site in ACTION_WORDS:
        makes = ACTION_WORDS[Space(site)].say(lang)
    also = [page.OTHERS.say(lang, goods=each) for each in listed(here.others, lang)]
    also += [FEEDS_PILE.say(lang)] if here.bribe else []
    return cost, makes, ", ".join(also)


def staff_words(site: int, lang: str) -> str:
    """Whom a space or building takes."""
    number = int(SITES[site].workers)
    engineer, scientist = (
        ONE_WORKER[kind].say(lang) for kind in (Worker.ENGINEER, Worker.SCIENTIST)
    )
    match Takes(int(SITES[site].takes)):
        case Takes.ENGINEERS:
            return in_words(Good.ENGINEERS, number, lang)
        case Takes.SCIENTISTS:
            return in_words(Good.SCIENTISTS, number, lang)
        case Takes.ENGINEER_OR_SCIENTIST:
            return f"{engineer}{OR.say(lang)}{scientist}"
        case Takes.ENGINEER_AND_SCIENTIST:
            return f"{engineer}{AND.say(lang)}{scientist}"
    return ANYBODY.say(lang) if number == 1 else ANY.say(lang, n=number)


def occupied(there: Sequence[Figure], lang: str) -> str:
    """Who stands there, at the end of a label."""
    told = []
    for colour in Colour:
        mine = Counter(who.worker for who in there if who.colour == colour)
        counts = [mine[worker] for worker in Worker]
        if mine and colour == Colour.GREY:
            told.append(crew_words([0] * TYPES + counts, lang))
        elif mine:
            told.append(f"{COLOURS[colour].say(lang)} {crew_words(counts, lang)}")
    return OCCUPIED.say(lang, who=", ".join(told)) if told else ""


# --- bombs in words


@cache
def bomb_label(bomb: int, lang: str) -> str:
    """What a bomb needs and is worth, as it is spoken."""
    name = begun(bomb_name(bomb).say(lang))
    needs = ", ".join(in_words(good, number, lang) for good, number in bomb_needs(bomb))
    return BOMB.say(lang, name=name, needs=needs, worth=bomb_worth(bomb, lang))


@cache
def bomb_needs(bomb: int) -> tuple[tuple[Good, int], ...]:
    """Scientists, engineers and fuel."""
    plan = BOMB_CARDS[bomb]
    wanted = (
        (Good.SCIENTISTS, int(plan.scientists)),
        (Good.ENGINEERS, int(plan.engineers)),
        (Good(int(plan.fuel)), int(plan.amount)),
    )
    return tuple((good, number) for good, number in wanted if number)


@cache
def bomb_worth(bomb: int, lang: str) -> str:
    """Points before and after a test, and what loading costs."""
    plan = BOMB_CARDS[bomb]
    phrase = PLUTONIUM_WORTH if bomb >= PLUTONIUM_BOMBS else URANIUM_WORTH
    load = in_words(Good.MONEY, int(plan.load), lang)
    return phrase.say(lang, untested=int(plan.untested), tested=int(plan.tested), load=load)
