"""What the rules of Snowdonia: The Channel Tunnel 1881 tell."""

from __future__ import annotations

from enum import IntEnum

from tunnelier.core.news import Tells, Tidings

from .tables import (
    CONTRACT_NAMES,
    ITEM_NAMES,
    MARKER_NAMES,
    SITE_NAMES,
    TAKE_NAMES,
    Area,
    Cube,
    Event,
    Sky,
    Station,
    Train,
)


class Obstacle(IntEnum):
    """Why a rubble site is not won (C81-3.15)."""

    FLAG = 0
    CLOSED = 1
    MARKER = 2


class News(Tidings):
    """What happens, in the order of the rules: the rule, the fields that change, what is said."""

    # --- set-up (C81-1, C81-2)
    BEGINS = Tells("C81-1.5")
    GOT_START = Tells("C81-1.5", "start", "first")
    LAID = Tells("C81-2.9", "line.room", "line.rubble", tunnel=int, size=int, rubble=int)
    MIRRORED = Tells("C81-1.3", "line.room", "line.rubble", tunnel=int, size=int, rubble=int)
    DEALT = Tells(
        "C81-2.3", "row", "deck", "sky", "contracts.lies", slot=int, contract=CONTRACT_NAMES
    )
    # --- the line (C81-3)
    MOVED_ON = Tells("C81-3.3", "players.position", "players.station", position=int)
    CLOSED_BEHIND = Tells("C81-3.9", "black", station=Station)
    WON_RUBBLE_SITE = Tells("C81-3.14", "players.supply", "rubble_sites", rubble_site=int)
    FORWENT_RUBBLE_SITE = Tells("C81-3.14", rubble_site=int)
    MISSED_RUBBLE_SITE = Tells("C81-3.15", rubble_site=int, why=Obstacle)
    # --- the round (C81-4)
    ROUND = Tells("C81-4.6", round=int)
    AREA = Tells("C81-4.1", area=Area)
    ROUND_OVER = Tells("C81-4.1", "rounds", "first", "fixed", round=int)
    DECLINED_CUBES = Tells("C81-4.4")
    DECLINED_DIG = Tells("C81-4.4")
    DECLINED_DIG_BY_CONTRACT = Tells("C81-9.2")
    DECLINED_WORKS = Tells("C81-4.4")
    DECLINED_MACHINE = Tells("C81-4.4")
    DECLINED_BUILDING = Tells("C81-4.4")
    DECLINED_CONTRACT = Tells("C81-4.4")
    # --- hiring and placing (C81-5, C81-6)
    HIRED = Tells(
        "C81-5.1", "players.goods", "bag", "players.pub", "players.home", "players.hired", coal=int
    )
    HIRED_NOBODY = Tells("C81-5.1")
    SKIPPED = Tells("C81-6.1")
    PLACED = Tells("C81-6.2", "players.home", "spaces", "players.calming", area=Area)
    PLACED_MACHINE = Tells(
        "C81-6.6",
        "players.goods",
        "bag",
        "players.machine",
        "spaces",
        "players.machine_calming",
        area=Area,
    )
    PASSED = Tells("C81-6.7", "players.passed")
    NO_ORE = Tells("C81-6.7")
    # --- contract abilities (C81-7)
    ANNOUNCED = Tells("C81-7.3", "contracts.used", contract=CONTRACT_NAMES)
    ANNOUNCED_NOTHING = Tells("C81-7.3")
    CAME_TO = Tells("C81-7.5", "contracts.used", contract=CONTRACT_NAMES)
    USED_UP = Tells("C81-7.1", "contracts.used", card=CONTRACT_NAMES)
    # --- A: the stock yard (C81-8)
    TOOK = Tells("C81-8.1", "yard", "players.goods", cubes=TAKE_NAMES)
    TOOK_WITH_WYDDFA = Tells("C81-8.3", "yard", "players.goods", cubes=TAKE_NAMES)
    TOOK_START = Tells("C81-8.4", "start")
    KEPT_START = Tells("C81-8.4")
    # --- B: digging (C81-9)
    DUG = Tells("C81-9.1", "digger", "bites", rubble=int, position=int)
    SHORED = Tells(
        "C81-9.5",
        "players.goods",
        "bag",
        "players.supply",
        "line.markers",
        "line.rubble",
        "rubble_left",
        "bites",
        position=int,
    )
    KEPT_RUBBLE = Tells(
        "C81-9.7", "players.goods", "line.rubble", "bites", rubble=int, position=int
    )
    KEPT_FROM_STATION = Tells(
        "C81-9.8", "players.goods", "line.rubble", "bites", rubble=int, position=int
    )
    # --- C: the works (C81-10)
    MADE_BARS = Tells("C81-10.2", "players.goods", "bag", "bars_left", ore=int, bars=int)
    MADE_BARS_WITH_ENID = Tells("C81-10.4", "players.goods", "bag", "bars_left", ore=int, bars=int)
    MADE_STONE = Tells("C81-10.3", "players.goods", "bag", "rubble_left", rubble=int, stone=int)
    # --- D: the boring machine (C81-11)
    BUILDS_BY_MACHINE = Tells("C81-11.1")
    CHEAPER_BY_MACHINE = Tells("C81-11.2", stone=int)
    BORED = Tells("C81-11.4", "digger", "bites", rubble=int, position=int)
    # --- E: building and buying (C81-12, C81-13)
    CHOSE = Tells("C81-12.1", item=ITEM_NAMES)
    PAID_STONE = Tells("C81-12.2", "players.goods", "bag", stone=int)
    PAID_BARS = Tells("C81-12.2", "players.goods", "bars_left", bars=int)
    BUILT = Tells("C81-12.2", "players.supply", "sites", site=SITE_NAMES)
    PAID_TRAIN = Tells("C81-13.2", "players.goods", "bars_left", bars=int)
    BOUGHT_TRAIN = Tells(
        "C81-13.2", "players.train", "players.goods", "train_coal", train=Train, coal=int
    )
    TRAIN_WENT_BACK = Tells("C81-13.4", "players.train", "train_coal", "bag", train=Train, coal=int)
    PAID_MACHINE = Tells("C81-13.6", "players.goods", "bars_left", bars=int)
    BOUGHT_MACHINE = Tells("C81-13.7", "players.bought", "players.pub", "players.machine")
    # --- F: the site office (C81-14)
    SIGNED = Tells(
        "C81-14.1",
        "row",
        "contracts.lies",
        "contracts.holder",
        slot=int,
        contract=CONTRACT_NAMES,
    )
    # --- G: crisis management (C81-15)
    REMOVED_DISC = Tells("C81-15.1", "players.discs", discs=int)
    MARKER_CAME_BACK = Tells("C81-15.2", "players.crisis", "players.supply", markers=int)
    NOTHING_IN_CRISIS = Tells("C81-15.2")
    # --- what contracts do (C81-16)
    DUG_WHOLE_CARD = Tells("C81-16.1", "digger", "bites", rubble=int, position=int)
    SHOWN = Tells("C81-16.2", "deck", "sky", "contracts.lies", contract=CONTRACT_NAMES)
    KEPT_CONTRACT = Tells("C81-16.2", "contracts.lies", "contracts.holder", contract=CONTRACT_NAMES)
    DISCARDED = Tells(
        "C81-16.2",
        "contracts.lies",
        "contracts.holder",
        "contracts.used",
        card=CONTRACT_NAMES,
    )
    PAID_ORE_FOR_BARS = Tells("C81-16.3", "players.goods", "bag", ore=int, bars=int)
    TOOK_PARTLY_BY_CONTRACT = Tells("C81-16.4", "yard", "players.goods", cubes=TAKE_NAMES)
    CHEAPER_BY_CONTRACT = Tells("C81-16.5", stone=int)
    MADE_STONE_BY_CONTRACT = Tells(
        "C81-16.7", "players.goods", "bag", "rubble_left", rubble=int, stone=int
    )
    MADE_NOTHING_BY_CONTRACT = Tells("C81-16.7")
    MADE_BARS_BY_CONTRACT = Tells(
        "C81-16.8", "players.goods", "bag", "bars_left", ore=int, bars=int
    )
    LOCKED = Tells("C81-16.9", "locked")
    UNLOCKED = Tells("C81-16.9", "locked")
    LOCKED_MAINTENANCE = Tells("C81-16.9", train=Train)
    GAVE_UP_CONTRACT = Tells(
        "C81-16.10",
        "contracts.lies",
        "contracts.holder",
        card=CONTRACT_NAMES,
        train=Train,
    )
    PAID_RUBBLE_FOR_STONE = Tells(
        "C81-16.11", "players.goods", "rubble_left", rubble=int, stone=int
    )
    DREW = Tells("C81-16.13", "bag", "players.goods", cube=Cube)
    DREW_EVENT = Tells("C81-16.13", "bag", "aside")
    EVENTS_WENT_BACK = Tells("C81-16.13", "bag", "aside", events=int)
    TOOK_BY_CONTRACT = Tells("C81-16.14", "yard", "players.goods", cubes=TAKE_NAMES)
    TOOK_NONE_BY_CONTRACT = Tells("C81-16.14")
    FIXED_START = Tells("C81-16.15", "start", "fixed")
    START_STAYS = Tells("C81-16.15")
    DUG_DOUBLE = Tells("C81-16.16", "digger", "bites", rubble=int, position=int)
    BORED_SIX = Tells("C81-16.17", "digger", "bites", rubble=int, position=int)
    DUG_BY_MACHINE = Tells("C81-16.18", "digger", "bites", rubble=int, position=int)
    LEFT_OUT_PART = Tells("C81-16.18")
    REMOVED_DISCS_BY_CONTRACT = Tells("C81-16.19", "players.discs", discs=int, left=int)
    BORED_BESIDES = Tells("C81-16.20", "digger", "bites", rubble=int, position=int)
    # --- going home and the contract row (C81-17)
    WENT_HOME = Tells(
        "C81-17.1",
        "spaces",
        "players.home",
        "players.pub",
        "players.hired",
        "players.machine",
        "players.calming",
        "players.machine_calming",
        "players.passed",
    )
    BACK_TO_PUB = Tells("C81-5.4", "players.pub", "players.hired")
    BACK_TO_MACHINE = Tells("C81-17.1", "players.machine")
    SLID = Tells("C81-17.2", "row", card=CONTRACT_NAMES, slot=int)
    FILLED = Tells(
        "C81-17.2", "row", "deck", "sky", "contracts.lies", slot=int, contract=CONTRACT_NAMES
    )
    NONE_WAS_TAKEN = Tells("C81-17.3", "row", "contracts.lies", card=CONTRACT_NAMES)
    MOVED_UP = Tells("C81-17.3", "row", card=CONTRACT_NAMES, slot=int)
    ADDED = Tells(
        "C81-17.3", "row", "deck", "sky", "contracts.lies", slot=int, contract=CONTRACT_NAMES
    )
    RESHUFFLED = Tells("C81-17.4", "deck", "contracts.lies", cards=int)
    DECK_IS_EMPTY = Tells("C81-17.5")
    BACK = Tells("C81-24.2", "sky", sky=Sky)
    # --- the crisis (C81-18)
    CRISIS = Tells("C81-18.1", discs=int)
    LOST_FROM_SUPPLY = Tells("C81-18.1", "players.supply", "players.crisis", markers=int)
    LOST_FROM_BOARD = Tells(
        "C81-18.2",
        "players.crisis",
        "line.markers",
        "sites",
        "rubble_sites",
        marker=MARKER_NAMES,
        markers=int,
    )
    NOTHING_TO_LOSE = Tells("C81-18.4")
    ADDED_DISC = Tells("C81-18.5", "players.discs", sky=Sky, discs=int)
    NO_DISC = Tells("C81-18.5", sky=Sky)
    ALL_DISCS_ARE_OUT = Tells("C81-18.7", sky=Sky)
    # --- restocking the yard (C81-19)
    RESTOCK = Tells("C81-19.1", drawn=int)
    INTO_YARD = Tells("C81-19.2", "bag", "yard", cube=Cube)
    EVENT_CUBE = Tells("C81-19.1", "bag", "waiting")
    TRACK_WENT_BACK = Tells("C81-19.5", "bag", "track", events=int)
    # --- events (C81-20)
    EVENT = Tells("C81-19.3", "fired", "waiting", "track", number=int, event=Event)
    HIT = Tells("C81-20.2", sky=Sky)
    HIT_BOTH = Tells("C81-20.3")
    HIT_WITHOUT_BACK = Tells("C81-17.5")
    CLEARED_BY_EVENT = Tells("C81-20.5", "line.rubble", "rubble_left", rubble=int, position=int)
    LOST_RUBBLE_SITE = Tells("C81-20.6", rubble_site=int)
    NO_RUBBLE_LEFT = Tells("C81-21.4")
    CLOSED_BY_EVENT = Tells("C81-20.8", "black", station=Station)
    ALL_STATIONS_COMPLETE = Tells("C81-20.8")
    ON_SALE = Tells("C81-20.10", "on_sale")
    NO_TRAINS = Tells("C81-20.11")
    MAINTAINED = Tells("C81-20.11", "players.goods", "bars_left", train=Train, bars=int)
    CANNOT_MAINTAIN = Tells("C81-20.11", train=Train)
    WILL_NOT_MAINTAIN = Tells("C81-20.11", train=Train)
    # --- the Breakthrough and the end (C81-21)
    BREAKTHROUGH = Tells("C81-21.1", "broken", position=int)
    FIRST_AT_MIDDLE = Tells("C81-21.5", "middle")
    BITES_LOST = Tells("C81-21.4", "bites", rubble=int)
    GAME_OVER = Tells("C81-21.2", "over")
    # --- points (C81-22)
    TUNNELS = Tells("C81-22.1", points=int)
    STATIONS = Tells("C81-22.2", points=int)
    CONTRACT_MET = Tells("C81-22.3", card=CONTRACT_NAMES, points=int)
    CONTRACT_NOT_MET = Tells("C81-23.5", card=CONTRACT_NAMES)
    CONTRACT_CROWDED_OUT = Tells("C81-23.4", card=CONTRACT_NAMES)
    SNOWDON = Tells("C81-22.4", points=int)
    IN_CRISIS = Tells("C81-22.5", markers=int, points=int)
    BONUS = Tells("C81-22.6", points=int, position=int)
    TOTAL = Tells("C81-22.8", points=int)
    WON = Tells("C81-22.9", points=int)
    WON_BY_CRISIS = Tells("C81-22.9", points=int, markers=int)
    WON_AT_MIDDLE = Tells("C81-22.9", points=int)
    # --- how the program asks (C81-24)
    NOTHING_TO_DO = Tells("C81-24.5", area=Area)


BOOKKEEPING = {
    "next": "which part of the round comes; each tells what it does",
    "at": "how far that part has come",
    "area": "each area is told as it begins",
    "turn": "what is asked next is asked",
    "waited": "who has passed in a window that is still open; each pass is told",
    "signed": "whether a contract was taken this round, which was told",
    "wind": "the back of the deck, kept while events fire; they tell it",
    "upkeep": "who has still to be asked about a train",
    "boring": "whose machine labourer is at work; what it may do is asked",
    "parts": "what that labourer has done already, which was told",
    "players.owing": "markers that the crisis still takes; each is told",
}
