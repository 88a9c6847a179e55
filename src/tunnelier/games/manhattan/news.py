"""What the rules of The Manhattan Project tell."""

from __future__ import annotations

from itertools import product

from tunnelier.core.codec import word_of
from tunnelier.core.jit import rule
from tunnelier.core.news import Tells, Tidings
from tunnelier.core.record import A_SEAT, OWNER, Ints

from .tables import (
    BLOCKABLE,
    BOMB_NAMES,
    BOMBS,
    BUILDING_NAMES,
    CODES,
    CREW_NAMES,
    GOODS,
    SITES,
    SLOTS,
    TYPES,
    WORKERS_OF_A_KIND,
    Good,
    Space,
)

HEAP = 11
"""A heap is a number of one of the goods, 10 at most, and is told as HEAP * good + number."""
HEAPS = tuple(f"{number}-{word_of(Good(good))}" for good in range(GOODS) for number in range(HEAP))

UP_TO_FOUR = range(WORKERS_OF_A_KIND + 1)
TEAM = (1, len(UP_TO_FOUR), len(UP_TO_FOUR) ** 2)
"""A team is told as the sum of so much for each laborer, engineer and scientist in it."""
TEAM_COUNTS = tuple(counts[::-1] for counts in product(UP_TO_FOUR, repeat=TYPES))
TEAMS = tuple(
    "+".join(code for code, number in zip(CODES, counts, strict=False) for _ in range(number))
    or "nobody"
    for counts in TEAM_COUNTS
)

ON_BOMBS = len(SITES)
ON_TOKEN = ON_BOMBS + BOMBS
IN_SUPPLY = ON_TOKEN + 1
PLACES = (
    *(word_of(space) for space in Space),
    *(f"building-{name}" for name in BUILDING_NAMES),
    *(f"bomb-{name}" for name in BOMB_NAMES),
    "test-token",
    "supply",
)
"""Where workers come back from: spaces and buildings as sites, bombs, the token, the supply."""

SLOT = range(1, SLOTS + 1)
PACTS = ("truce", "stand-down")
PLANES = ("fighter", "bomber")

GO = ("players.supply", "placed", "step_two")
"""What changes wherever workers go."""
ON_BOARD = ("sockets.colour", "sockets.worker", "crowd")
ON_BUILDING = ("buildings.user", "buildings.workers")
SPIED_ON = (*ON_BUILDING, "spying")
DRAFTED = ("bombs.holder", "bombs.eyes")

BOOKKEEPING = {
    "begun": "that it is a Place turn is told by what is done in it",
}


class News(Tidings):
    """What happens, in the order of the rules: the rule, the fields that change, what is said."""

    # set-up: who is drawn decides who gets more money
    FIRST = Tells("MP-2.1", "first", "mover", "players.goods")
    BONUS_MONEY = Tells("MP-2.4", "players.goods", money=int)
    BONUS_WORKER = Tells("MP-2.5", "recruits", "players.untrained", "players.supply", workers=TEAMS)
    ON_OFFER = Tells("MP-2.6", "market", "buildings.owner", slot=SLOT, building=BUILDING_NAMES)
    FACE_UP = Tells("MP-2.7", "bombs.lies", "deck", bomb=BOMB_NAMES)
    # the frame of a turn
    TURN = Tells("MP-3.1")
    MUST_RETRIEVE = Tells("MP-3.4")
    TURN_OVER = Tells("MP-3.1", "turns", "mover", "placed", "step_two", "spying", "offered")
    # placing
    PLACED = Tells("MP-3.6", *GO, *ON_BOARD, crew=CREW_NAMES, space=Space)
    USED = Tells("MP-3.7", *GO, *ON_BUILDING, crew=CREW_NAMES, building=BUILDING_NAMES)
    PAID = Tells("MP-4.9", "players.goods", goods=HEAPS)
    BLOCKED = Tells("MP-4.10", *GO, *ON_BOARD, crew=CREW_NAMES, space=BLOCKABLE)
    OCCUPIED = Tells("MP-4.10", *GO, *ON_BUILDING, crew=CREW_NAMES, building=BUILDING_NAMES)
    OCCUPIED_BY_SPY = Tells(
        "MP-4.10", *GO, *SPIED_ON, crew=CREW_NAMES, building=BUILDING_NAMES, owner=A_SEAT
    )
    LOST = Tells("MP-4.12", goods=HEAPS)
    RECEIVED = Tells("MP-4.13", "players.goods", goods=HEAPS)
    SHARED = Tells("MP-4.19", "players.goods", goods=HEAPS)
    TRAINED = Tells("MP-5.4", "players.untrained", "players.supply", workers=TEAMS)
    HIRED = Tells("MP-5.4", "grey", "players.supply", contractors=TEAMS)
    NOT_TRAINED = Tells("MP-5.5", workers=TEAMS)
    MONEY_FED_BRIBES = Tells("MP-5.12", "bribe", money=int)
    # construction
    NO_PURCHASE = Tells("MP-6.2")
    DECLINED = Tells("MP-6.2")
    EMPTY_MARKET = Tells("MP-6.3")
    FREE = Tells("MP-6.5", slot=SLOT)
    PRICE = Tells("MP-6.6", "players.goods", money=int, slot=SLOT)
    BOUGHT = Tells(
        "MP-6.2", "buildings.owner", "players.owned", "market", building=BUILDING_NAMES, slot=SLOT
    )
    TOOK_BRIBES = Tells("MP-6.8", "bribe", "players.goods", money=int)
    PURCHASE_FED_BRIBES = Tells("MP-6.9", "bribe", money=int)
    SLID = Tells("MP-6.10", "market")
    REFILLED = Tells("MP-6.11", "market", "buildings.owner", slot=SLOT, building=BUILDING_NAMES)
    NO_REFILL = Tells("MP-6.11")
    # buildings and espionage
    BURNED = Tells("MP-7.11", "players.goods", goods=HEAPS)
    SPY = Tells("MP-8.2", "players.spies", spies=int)
    NO_SPY = Tells("MP-8.2", spies=int)
    SPIED = Tells("MP-8.3", *GO, *SPIED_ON, crew=CREW_NAMES, building=BUILDING_NAMES, owner=A_SEAT)
    SPYING_OVER = Tells("MP-8.3", "spying")
    SPYING = Tells("MP-8.4", "spying", buildings=int)
    # air strikes
    NO_STRIKE = Tells("MP-9.1")
    STRIKE = Tells("MP-9.2", "strike", fighters=int, bombers=int)
    SHOT = Tells("MP-9.4", "players.goods", "strike", player=A_SEAT, plane=PLANES)
    RAIDED = Tells(
        "MP-9.6",
        "players.goods",
        "buildings.damage",
        "strike",
        building=BUILDING_NAMES,
        owner=A_SEAT,
        damage=int,
    )
    STRIKE_SPENT = Tells("MP-9.10", "strike")
    STRIKE_STOPPED = Tells("MP-9.10", "strike")
    # pacts
    OFFERED = Tells("MP-10.3", "offered", player=A_SEAT, pact=PACTS)
    TRUCE = Tells("MP-10.4", "players.truce", player=A_SEAT)
    STAND_DOWN = Tells("MP-10.5", "players.stand_down", player=A_SEAT)
    REFUSED = Tells("MP-10.8", player=A_SEAT, pact=PACTS)
    PACT_OVER = Tells("MP-10.6", "players.truce", "players.stand_down", player=A_SEAT, pact=PACTS)
    # repair
    NO_REPAIR = Tells("MP-11.1")
    REPAIRED = Tells("MP-11.2", "buildings.damage", building=BUILDING_NAMES, damage=int)
    REPAIRED_TOO = Tells("MP-11.3", "buildings.damage", building=BUILDING_NAMES, damage=int)
    REPAIRED_ENOUGH = Tells("MP-11.2")
    REPAIRED_ENOUGH_TOO = Tells("MP-11.3")
    REPAIR_PAID = Tells("MP-11.4", "players.goods", money=int)
    REPAIR_TOO_DEAR = Tells("MP-11.6", money=int)
    # designing bombs
    DRAFT = Tells(
        "MP-12.3",
        *DRAFTED,
        "bombs.lies",
        "bombs.draft",
        "drafts",
        "designers",
        "players.saw",
        bombs=int,
    )
    KEPT = Tells("MP-12.4", *DRAFTED, "players.hand", "picks", seen_by=OWNER, bomb=BOMB_NAMES)
    PASSED = Tells("MP-12.4", "bombs.eyes", "players.saw", bombs=int)
    GOT_LAST = Tells("MP-12.5", *DRAFTED, "players.hand", "picks", seen_by=OWNER, bomb=BOMB_NAMES)
    DEALT = Tells("MP-12.8", "bombs.lies", "deck", bomb=BOMB_NAMES)
    DEALT_AGAIN = Tells("MP-12.11", "bombs.lies", "under", bomb=BOMB_NAMES)
    CLOSED = Tells("MP-12.9", "closed")
    # bomb actions
    PLAYED = Tells("MP-13.4", "bombs.eyes", bomb=BOMB_NAMES)
    FUELLED = Tells("MP-13.4", "players.goods", goods=HEAPS)
    STAFFED = Tells("MP-13.5", "players.supply", "bombs.workers", workers=TEAMS)
    STAFFED_BY_CONTRACT = Tells("MP-13.5", "players.supply", "bombs.workers", contractors=TEAMS)
    BUILT = Tells(
        "MP-13.6",
        "bombs.lies",
        "players.hand",
        "players.built",
        "placed",
        bomb=BOMB_NAMES,
        points=int,
    )
    TESTED = Tells("MP-13.8", "players.built", "players.test_draft", bomb=BOMB_NAMES)
    UNDER_DECK = Tells(
        "MP-13.9",
        *DRAFTED,
        "bombs.lies",
        "bombs.draft",
        "under",
        "players.saw",
        bomb=BOMB_NAMES,
        points=int,
    )
    MARKER_LOST = Tells("MP-13.12", "bombs.loaded", points=int)
    TOKEN = Tells("MP-13.10", "players.token", "tested", points=int)
    ON_THE_TOKEN = Tells("MP-13.11", "players.token_workers", "bombs.workers", workers=TEAMS)
    ON_THE_TOKEN_BY_CONTRACT = Tells(
        "MP-13.11", "players.token_workers", "bombs.workers", contractors=TEAMS
    )
    WORTH_MORE = Tells("MP-13.7", bomb=BOMB_NAMES, points=int)
    LOADED = Tells(
        "MP-13.13", "players.goods", "bombs.loaded", bomb=BOMB_NAMES, money=int, points=int
    )
    SCORE = Tells("MP-13.15", points=int, target=int)
    # retrieving
    RETRIEVED = Tells("MP-14.1")
    CAME_HOME = Tells(
        "MP-14.3", "players.supply", *ON_BOARD, *ON_BUILDING, workers=TEAMS, place=PLACES
    )
    RELEASED = Tells(
        "MP-14.4",
        "players.supply",
        *ON_BUILDING,
        "bombs.workers",
        "players.token_workers",
        workers=TEAMS,
        place=PLACES,
    )
    CONTRACT_OVER = Tells(
        "MP-14.4",
        "grey",
        *ON_BUILDING,
        "bombs.workers",
        "players.token_workers",
        contractors=TEAMS,
        place=PLACES,
    )
    DISMISSED = Tells(
        "MP-14.5", "grey", *ON_BOARD, "players.supply", contractors=TEAMS, place=PLACES
    )
    # the end
    TARGET = Tells("MP-15.1", "over", points=int)
    NO_POINTS_LEFT = Tells("MP-15.4", "over")
    TIME_UP = Tells("MP-15.5", "over", turns=int)
    TALLY = Tells("MP-13.15", built=int, loaded=int, token=int)
    WON = Tells("MP-15.6", points=int)
    WON_BY_LOADED = Tells("MP-15.6", points=int, loaded=int)
    WON_BY_MONEY = Tells("MP-15.6", points=int, loaded=int, money=int)
    WON_TOGETHER = Tells("MP-15.6", points=int, loaded=int, money=int)


@rule
def team_of(workers: Ints, first: int) -> int:
    """The team among some workers whose laborers are counted at `first`."""
    return TEAM[0] * workers[first] + TEAM[1] * workers[first + 1] + TEAM[2] * workers[first + 2]
