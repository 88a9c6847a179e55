"""What is written and spoken at the drawn table, beyond what text and page already say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce

from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase, listed

from .. import page
from ..tables import (
    BOMB_CARDS,
    SITES,
    TYPES,
    Colour,
    Good,
    Space,
    Takes,
    Worker,
)
from ..text import PLAYER_NAMES, amount, bomb_name, crew, site_name
from ..words import MESSAGES
from .roll import Figure

TITLE = MESSAGES["board-title"]
DESCRIPTION = MESSAGES["board-description"]
NATION = MESSAGES["board-nation"]
NOTHING = MESSAGES["board-nothing"]
SEAT_LETTERS = MESSAGES.about("board-letter")

# --- the turn

BUTTONS = {
    f"choice-{word}": MESSAGES[f"board-button-{word}"]
    for word in ("retrieve", "end-turn", "stop", "decline", "enough", "accept", "refuse")
}
SPLIT = MESSAGES["board-split"]
WON = MESSAGES["board-won"]
TOGETHER = MESSAGES["board-together"]

# --- an air strike

NO_BUILDING = MESSAGES["board-no-building"]
NO_BOMBER = MESSAGES["board-no-bomber"]
PROTECTED = MESSAGES["board-protected"]
OPEN_SKY = MESSAGES["board-open-sky"]
BREAKTHROUGH = MESSAGES["board-breakthrough"]
HELD_OFF = MESSAGES["board-held-off"]
OFFERS = MESSAGES.each("board-offer", ("truce", "stand-down"))
OFFER_LABEL = MESSAGES["board-offer-to"]

# --- spaces and buildings

BOARD = MESSAGES["board-main"]
DISTRICTS = {
    **MESSAGES.each("board-district", ("university", "aircraft", "money", "mine")),
    **{
        word_of(space): MESSAGES[f"space-{word_of(space)}"]
        for space in Space
        if space > Space.MINE_3
    },
}
"""Parts of the map; spaces that are alone there give it their names."""
GENERAL = MESSAGES["board-general"]
ACTION_WORDS = page.ACTIONS | MESSAGES.each(
    "board-action", (Space.DESIGN, Space.AIR_STRIKE, Space.REPAIR, Space.CONSTRUCTION)
)
"""What the spaces do that make no goods; there is more room than in the terminal."""
OR = MESSAGES["board-or"]
AND = MESSAGES["board-and"]
CLAUSES = MESSAGES["board-clauses"]
COSTS = MESSAGES["board-costs"]
GIVES = MESSAGES["board-gives"]
SITE = MESSAGES["board-site"]
ANY = MESSAGES["board-any"]
OCCUPIED = MESSAGES["board-occupied"]
OCCUPIED_BY = MESSAGES["board-occupied-by"]
DAMAGED = MESSAGES["board-damaged"]
OWNED = MESSAGES["board-owned"]
FOR_SALE = MESSAGES["board-for-sale"]
IS_CLOSED = MESSAGES["board-is-closed"]
BLOCK = MESSAGES["board-block"]

# --- the market

SLOT = MESSAGES["board-slot"]
FREE = MESSAGES["board-free"]
LACKS = MESSAGES["board-lacks"]
FEEDS_PILE = MESSAGES["board-feeds-pile"]
BRIBE_PILE = MESSAGES["board-bribe-pile"]
IN_THE_DECK = MESSAGES["board-in-the-deck"]

# --- bombs

PLANS = MESSAGES["board-plans"]
DRAFT = MESSAGES["board-draft"]
KEEPING = MESSAGES["board-keeping"]
TEST_TOKENS = MESSAGES["board-test-tokens"]
UNDER_DECK = MESSAGES["board-under-deck"]
BOMB = MESSAGES["board-bomb"]
WORTH = {
    Good.URANIUM: MESSAGES["board-worth-uranium"],
    Good.PLUTONIUM: MESSAGES["board-worth-plutonium"],
}
IN_YOUR_HAND = MESSAGES["board-in-your-hand"]
IS_BUILT = MESSAGES["board-is-built"]
IS_LOADED = MESSAGES["board-is-loaded"]
LOAD_LABEL = MESSAGES["board-load-bomb"]
GAIN = MESSAGES["board-gain"]
LOSS = MESSAGES["board-loss"]
TEST_LABEL = MESSAGES["board-test-bomb"]

# --- nations

YOU = MESSAGES["board-you"]
COUNTER = MESSAGES["board-counter"]
LIMITED = MESSAGES["board-counter-limited"]
WORKER = MESSAGES["board-worker"]
SPOKEN_SUPPLY = MESSAGES["board-supply"]
SPOKEN_HAND = MESSAGES["page-in-hand"]
SPOKEN_TOKEN = MESSAGES["page-token"]
TO_TRAIN = MESSAGES["board-to-train"]
POINTS_OF = MESSAGES["page-points"]
MARKET_AND_BOMBS = MESSAGES["board-market-and-bombs"]

# --- amounts and labels


def in_words(good: Good, number: int, lang: str) -> str:
    """An amount in full words."""
    return amount(good, number).say(lang)


def amounts(counts: Iterable[int]) -> list[Phrase]:
    """Several amounts in full words."""
    return [amount(Good(good), int(n)) for good, n in enumerate(counts) if n]


def label(lang: str, *clauses: str) -> str:
    """What is spoken of a shape, clause after clause; empty ones are left out."""
    told = [clause for clause in clauses if clause]
    return reduce(lambda said, more: CLAUSES.say(lang, said=said, more=more), told)


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
    name = begun(site_name(site).say(lang))
    deal = ", ".join([*told, *also])
    return SITE.say(lang, name=name, workers=staff(site), deal=deal)


@cache
def deal_words(site: int, lang: str) -> str:
    """The deal of a space as it stands on the board."""
    cost, makes, also = _deal(site, lang)
    return ", ".join([f"{cost} → {makes}" if cost else makes, *also])


def _deal(site: int, lang: str) -> tuple[str, str, list[str]]:
    """What a space or building costs, what it makes, what else happens."""
    here = SITES[site]
    cost = _sum(here.cost, lang)
    if here.burns:
        cost = OR.say(lang, one=cost, other=amount(Good.URANIUM, int(here.burns)))
    if site in ACTION_WORDS:
        makes = ACTION_WORDS[Space(site)].say(lang)
    elif here.either:
        one, other = amounts(here.makes)
        makes = OR.say(lang, one=one, other=other)
    else:
        makes = _sum(here.makes, lang)
    also = [page.OTHERS.say(lang, goods=each) for each in amounts(here.others)]
    return cost, makes, also + ([FEEDS_PILE.say(lang)] if here.bribe else [])


def _sum(counts: Iterable[int], lang: str) -> str:
    return " + ".join(each.say(lang) for each in amounts(counts))


def staff(site: int) -> Phrase:
    """Whom a space or building takes."""
    number = int(SITES[site].workers)
    engineer, scientist = amount(Good.ENGINEERS, 1), amount(Good.SCIENTISTS, 1)
    match Takes(int(SITES[site].takes)):
        case Takes.ENGINEERS:
            return amount(Good.ENGINEERS, number)
        case Takes.SCIENTISTS:
            return amount(Good.SCIENTISTS, number)
        case Takes.ENGINEER_OR_SCIENTIST:
            return OR.filled(one=engineer, other=scientist)
        case Takes.ENGINEER_AND_SCIENTIST:
            return AND.filled(one=engineer, other=scientist)
    return ANY.filled(number=number)


def occupied(there: Sequence[Figure], lang: str) -> tuple[str, ...]:
    """Who stands there, player by player, as clauses of a label."""
    return _occupied(tuple(who[:2] for who in there), lang) if there else ()


@lru_cache(4096)
def _occupied(there: tuple[tuple[Colour, Worker], ...], lang: str) -> tuple[str, ...]:
    told = []
    for colour in Colour:
        mine = Counter(worker for whose, worker in there if whose == colour)
        counts = [mine[worker] for worker in Worker]
        if mine and colour == Colour.GREY:
            told.append(OCCUPIED.say(lang, workers=crew([0] * TYPES + counts)))
        elif mine:
            name = PLAYER_NAMES[colour]
            told.append(OCCUPIED_BY.say(lang, seat=name, workers=crew(counts)))
    return tuple(told)


# --- bombs in words


@cache
def bomb_label(bomb: int, lang: str) -> str:
    """What a bomb needs and is worth, as it is spoken."""
    name = begun(bomb_name(bomb).say(lang))
    needs = listed(amount(good, number) for good, number in bomb_needs(bomb))
    return BOMB.say(lang, name=name, goods=needs, worth=bomb_worth(bomb, lang))


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
    load = amount(Good.MONEY, int(plan.load))
    phrase = WORTH[Good(int(plan.fuel))]
    return phrase.say(lang, untested=int(plan.untested), tested=int(plan.tested), money=load)
