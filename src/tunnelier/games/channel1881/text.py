"""What is said at the table of Snowdonia: The Channel Tunnel 1881, in English and in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import LANGUAGES, Phrase

from .news import News, Obstacle
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.building import MACHINE
from .rules.contracts import SHOWN
from .tables import (
    BORE_SIX,
    BUILD_AND_DIG,
    CALMED,
    CONTRACT_CARDS,
    CONTRACT_NAMES,
    EXTRA_BORE,
    MARKER_NAMES,
    NO_STATION,
    RUBBLE_PLACES,
    RUBBLE_SITE_NAMES,
    SITE_NAMES,
    SITES,
    STATION_AT,
    STATION_NAMES,
    TAKE_NAMES,
    TRAIN_NAMES,
    YARD_PLUS,
    Ability,
    Area,
    Cube,
    Event,
    Good,
    Nation,
    Sky,
    Station,
    Train,
)
from .words import MESSAGES

NATIONS = MESSAGES.each("nations", Nation)
AREAS = MESSAGES.each("areas", Area)
GOODS = MESSAGES.each("goods", Good)
CUBES = MESSAGES.each("cubes", ("ore", "stone", "coal", "event"))
SKIES = MESSAGES.each("skies", Sky)
STATIONS_NAMED = MESSAGES.each("stations-named", Station)
TRAINS = MESSAGES.each("trains", ("enid", "wyddfa", "snowdon", "moel-siabod"))
EVENT_NAMES = MESSAGES.each("event-names", Event)
THE_MACHINE = MESSAGES["the-machine"]
ABILITIES = {
    Ability.CLEAR_CARD: MESSAGES["abilities-clear-card"],
    Ability.LOOK_TWO: MESSAGES["abilities-look-two"],
    Ability.ORE_AS_BAR: MESSAGES["abilities-ore-as-bar"],
    Ability.YARD_PLUS: Phrase(f"{YARD_PLUS} more cubes in A", f"{YARD_PLUS} cubes de plus en A"),
    Ability.STONE_LESS: MESSAGES["abilities-stone-less"],
    Ability.EXTRA_BUILD: MESSAGES["abilities-extra-build"],
    Ability.RUBBLE_TO_STONE: MESSAGES["abilities-rubble-to-stone"],
    Ability.ORE_TO_BAR: MESSAGES["abilities-ore-to-bar"],
    Ability.LOCK: MESSAGES["abilities-lock"],
    Ability.UPKEEP: MESSAGES["abilities-upkeep"],
    Ability.RUBBLE_AS_STONE: MESSAGES["abilities-rubble-as-stone"],
    Ability.BAG_THREE: MESSAGES["abilities-bag-three"],
    Ability.YARD_TWO: MESSAGES["abilities-yard-two"],
    Ability.START_MARKER: MESSAGES["abilities-start-marker"],
    Ability.DIG_DOUBLE: MESSAGES["abilities-dig-double"],
    Ability.BORE_SIX: Phrase(f"the machine bores {BORE_SIX}", f"le tunnelier creuse {BORE_SIX}"),
    Ability.BUILD_AND_DIG: Phrase(
        f"the machine builds and digs {BUILD_AND_DIG}",
        f"le tunnelier bâtit et creuse {BUILD_AND_DIG}",
    ),
    Ability.CALM: Phrase(f"removes own discs: {CALMED}", f"retire de ses disques : {CALMED}"),
    Ability.EXTRA_BORE: Phrase(f"bores {EXTRA_BORE} besides", f"creuse {EXTRA_BORE} en plus"),
}
CONTRACT = MESSAGES["contract"]
SITE = MESSAGES["site"]
TUNNEL = MESSAGES["tunnel"]
RUBBLE_SITE = MESSAGES["rubble-site"]
ONE_RUBBLE_SITE = MESSAGES["one-rubble-site"]

PROMPTS = MESSAGES.each("ask", Ask)

RULES = {
    Refusal.NOT_ASKED: "C81-24.6",
    Refusal.NOT_LEFT: "C81-24.3",
    Refusal.NO_SUCH_SIZE: "C81-2.8",
    Refusal.NOT_IN_DECK: "C81-24.2",
    Refusal.NO_LABOURER: "C81-6.1",
    Refusal.MACHINE_ALONE: "C81-6.2",
    Refusal.ONLY_D_OR_G: "C81-6.5",
    Refusal.NOT_BOUGHT: "C81-6.5",
    Refusal.NO_ORE: "C81-6.6",
    Refusal.FULL: "C81-6.2",
    Refusal.MUST_PLACE: "C81-6.3",
    Refusal.NOT_HELD: "C81-7.4",
    Refusal.ABILITY_SPENT: "C81-7.1",
    Refusal.NO_LETTER: "C81-16.10",
    Refusal.WRONG_AREA: "C81-7.2",
    Refusal.NO_LABOURER_THERE: "C81-7.6",
    Refusal.NO_EFFECT: "C81-7.7",
    Refusal.NOT_IN_YARD: "C81-8.1",
    Refusal.TOO_MANY: "C81-8.1",
    Refusal.TOO_MANY_BY_CARD: "C81-16.14",
    Refusal.STONE_ALONE: "C81-16.7",
    Refusal.ONE_BAR_OR_TWO: "C81-16.8",
    Refusal.TOO_LITTLE_ORE: "C81-10.2",
    Refusal.TOO_LITTLE_RUBBLE: "C81-10.3",
    Refusal.NONE_TO_BE_HAD: "C81-10.5",
    Refusal.NOT_TO_DIG: "C81-21.4",
    Refusal.NO_SUCH_PART: "C81-16.18",
    Refusal.ALREADY_DONE: "C81-16.18",
    Refusal.NOTHING_TO_BUILD: "C81-11.3",
    Refusal.TAKEN: "C81-12.4",
    Refusal.STATION_CLOSED: "C81-3.12",
    Refusal.NOT_REACHED: "C81-3.8",
    Refusal.OTHER_FLAG: "C81-3.7",
    Refusal.NO_MARKER: "C81-12.3",
    Refusal.CANNOT_PAY: "C81-12.2",
    Refusal.CANNOT_BUY_TRAIN: "C81-13.2",
    Refusal.CANNOT_BUY_MACHINE: "C81-13.6",
    Refusal.ORE_IS_NO_BAR: "C81-16.3",
    Refusal.RUBBLE_IS_NO_STONE: "C81-16.11",
    Refusal.NOT_DUE: "C81-16.12",
    Refusal.CANNOT_MAINTAIN: "C81-20.11",
    Refusal.NOT_ON_SALE: "C81-13.1",
    Refusal.NOT_DISPLAYED: "C81-13.3",
    Refusal.BOUGHT_BEFORE: "C81-13.6",
    Refusal.SITES_ONLY: "C81-11.3",
    Refusal.MUST_BUILD: "C81-11.1",
    Refusal.EMPTY_PLACE: "C81-14.3",
    Refusal.NOT_SHOWN: "C81-16.2",
    Refusal.NO_MARKER_THERE: "C81-18.2",
    Refusal.LOCKED: "C81-16.9",
}
"""Which rule a refusal goes back to."""

SENTENCES = MESSAGES.each("move", Kind)

SHOWN_CARD = MESSAGES["shown-card"]

DRAWN_FIRST = MESSAGES["drawn-first"]
NEWS = {
    News.BEGINS: DRAWN_FIRST,
    News.GOT_START: DRAWN_FIRST,
    News.LAID: MESSAGES["news-laid"],
    News.MIRRORED: MESSAGES["news-mirrored"],
    News.DEALT: MESSAGES["news-dealt"],
    News.MOVED_ON: MESSAGES["news-moved-on"],
    News.CLOSED_BEHIND: MESSAGES["news-closed-behind"],
    News.WON_RUBBLE_SITE: MESSAGES["news-won-rubble-site"],
    News.FORWENT_RUBBLE_SITE: MESSAGES["news-forwent-rubble-site"],
    News.MISSED_RUBBLE_SITE: MESSAGES["news-missed-rubble-site"],
    News.ROUND: MESSAGES["news-round"],
    News.AREA: MESSAGES["news-area"],
    News.ROUND_OVER: MESSAGES["news-round-over"],
    News.DECLINED_CUBES: MESSAGES["news-declined-cubes"],
    News.DECLINED_DIG: MESSAGES["news-declined-dig"],
    News.DECLINED_WORKS: MESSAGES["news-declined-works"],
    News.DECLINED_MACHINE: MESSAGES["news-declined-machine"],
    News.DECLINED_BUILDING: MESSAGES["news-declined-building"],
    News.DECLINED_CONTRACT: MESSAGES["news-declined-contract"],
    News.HIRED: MESSAGES["news-hired"],
    News.HIRED_NOBODY: MESSAGES["news-hired-nobody"],
    News.SKIPPED: MESSAGES["news-skipped"],
    News.PLACED: MESSAGES["news-placed"],
    News.PLACED_MACHINE: MESSAGES["news-placed-machine"],
    News.PASSED: MESSAGES["news-passed"],
    News.NO_ORE: MESSAGES["news-no-ore"],
    News.ANNOUNCED: MESSAGES["news-announced"],
    News.ANNOUNCED_NOTHING: MESSAGES["news-announced-nothing"],
    News.CAME_TO: MESSAGES["news-came-to"],
    News.USED_UP: MESSAGES["news-used-up"],
    News.TOOK: MESSAGES["news-took"],
    News.TOOK_START: MESSAGES["news-took-start"],
    News.KEPT_START: MESSAGES["news-kept-start"],
    News.DUG: MESSAGES["news-dug"],
    News.SHORED: MESSAGES["news-shored"],
    News.KEPT_RUBBLE: MESSAGES["news-kept-rubble"],
    News.KEPT_FROM_STATION: MESSAGES["news-kept-from-station"],
    News.MADE_BARS: MESSAGES["news-made-bars"],
    News.MADE_BARS_WITH_ENID: MESSAGES["news-made-bars-with-enid"],
    News.MADE_STONE: MESSAGES["news-made-stone"],
    News.BUILDS_BY_MACHINE: MESSAGES["news-builds-by-machine"],
    News.CHEAPER_BY_MACHINE: MESSAGES["news-cheaper-by-machine"],
    News.BORED: MESSAGES["news-bored"],
    News.CHOSE: MESSAGES["news-chose"],
    News.PAID_STONE: MESSAGES["news-paid-stone"],
    News.PAID_BARS: MESSAGES["news-paid-bars"],
    News.BUILT: MESSAGES["news-built"],
    News.PAID_TRAIN: MESSAGES["news-paid-train"],
    News.BOUGHT_TRAIN: MESSAGES["news-bought-train"],
    News.TRAIN_WENT_BACK: MESSAGES["news-train-went-back"],
    News.PAID_MACHINE: MESSAGES["news-paid-machine"],
    News.BOUGHT_MACHINE: MESSAGES["news-bought-machine"],
    News.SIGNED: MESSAGES["news-signed"],
    News.REMOVED_DISC: MESSAGES["news-removed-disc"],
    News.MARKER_CAME_BACK: MESSAGES["news-marker-came-back"],
    News.NOTHING_IN_CRISIS: MESSAGES["news-nothing-in-crisis"],
    News.DUG_WHOLE_CARD: MESSAGES["news-dug-whole-card"],
    News.SHOWN: MESSAGES["news-shown"],
    News.KEPT_CONTRACT: MESSAGES["news-kept-contract"],
    News.DISCARDED: MESSAGES["news-discarded"],
    News.PAID_ORE_FOR_BARS: MESSAGES["news-paid-ore-for-bars"],
    News.CHEAPER_BY_CONTRACT: MESSAGES["news-cheaper-by-contract"],
    News.MADE_STONE_BY_CONTRACT: MESSAGES["news-made-stone-by-contract"],
    News.MADE_BARS_BY_CONTRACT: MESSAGES["news-made-bars-by-contract"],
    News.LOCKED: MESSAGES["news-locked"],
    News.UNLOCKED: MESSAGES["news-unlocked"],
    News.GAVE_UP_CONTRACT: MESSAGES["news-gave-up-contract"],
    News.PAID_RUBBLE_FOR_STONE: MESSAGES["news-paid-rubble-for-stone"],
    News.DREW: MESSAGES["news-drew"],
    News.DREW_EVENT: MESSAGES["news-drew-event"],
    News.EVENTS_WENT_BACK: MESSAGES["news-events-went-back"],
    News.TOOK_BY_CONTRACT: MESSAGES["news-took-by-contract"],
    News.TOOK_NONE_BY_CONTRACT: MESSAGES["news-took-none-by-contract"],
    News.FIXED_START: MESSAGES["news-fixed-start"],
    News.START_STAYS: MESSAGES["news-start-stays"],
    News.DUG_DOUBLE: MESSAGES["news-dug-double"],
    News.BORED_SIX: MESSAGES["news-bored-six"],
    News.DUG_BY_MACHINE: MESSAGES["news-dug-by-machine"],
    News.REMOVED_DISCS_BY_CONTRACT: MESSAGES["news-removed-discs-by-contract"],
    News.BORED_BESIDES: MESSAGES["news-bored-besides"],
    News.WENT_HOME: MESSAGES["news-went-home"],
    News.BACK_TO_PUB: MESSAGES["news-back-to-pub"],
    News.BACK_TO_MACHINE: MESSAGES["news-back-to-machine"],
    News.SLID: MESSAGES["news-slid"],
    News.FILLED: MESSAGES["news-filled"],
    News.NONE_WAS_TAKEN: MESSAGES["news-none-was-taken"],
    News.ADDED: MESSAGES["news-added"],
    News.RESHUFFLED: MESSAGES["news-reshuffled"],
    News.DECK_IS_EMPTY: MESSAGES["news-deck-is-empty"],
    News.BACK: MESSAGES["news-back"],
    News.CRISIS: MESSAGES["news-crisis"],
    News.LOST_FROM_SUPPLY: MESSAGES["news-lost-from-supply"],
    News.LOST_FROM_BOARD: MESSAGES["news-lost-from-board"],
    News.NOTHING_TO_LOSE: MESSAGES["news-nothing-to-lose"],
    News.ADDED_DISC: MESSAGES["news-added-disc"],
    News.NO_DISC: MESSAGES["news-no-disc"],
    News.ALL_DISCS_ARE_OUT: MESSAGES["news-all-discs-are-out"],
    News.RESTOCK: MESSAGES["news-restock"],
    News.INTO_YARD: MESSAGES["news-into-yard"],
    News.EVENT_CUBE: MESSAGES["news-event-cube"],
    News.TRACK_WENT_BACK: MESSAGES["news-track-went-back"],
    News.EVENT: MESSAGES["news-event"],
    News.HIT: MESSAGES["news-hit"],
    News.HIT_BOTH: MESSAGES["news-hit-both"],
    News.CLEARED_BY_EVENT: MESSAGES["news-cleared-by-event"],
    News.LOST_RUBBLE_SITE: MESSAGES["news-lost-rubble-site"],
    News.NO_RUBBLE_LEFT: MESSAGES["news-no-rubble-left"],
    News.CLOSED_BY_EVENT: MESSAGES["news-closed-by-event"],
    News.ALL_STATIONS_COMPLETE: MESSAGES["news-all-stations-complete"],
    News.ON_SALE: MESSAGES["news-on-sale"],
    News.NO_TRAINS: MESSAGES["news-no-trains"],
    News.MAINTAINED: MESSAGES["news-maintained"],
    News.CANNOT_MAINTAIN: MESSAGES["news-cannot-maintain"],
    News.WILL_NOT_MAINTAIN: MESSAGES["news-will-not-maintain"],
    News.BREAKTHROUGH: MESSAGES["news-breakthrough"],
    News.FIRST_AT_MIDDLE: MESSAGES["news-first-at-middle"],
    News.BITES_LOST: MESSAGES["news-bites-lost"],
    News.GAME_OVER: MESSAGES["news-game-over"],
    News.TUNNELS: MESSAGES["news-tunnels"],
    News.STATIONS: MESSAGES["news-stations"],
    News.CONTRACT_MET: MESSAGES["news-contract-met"],
    News.CONTRACT_NOT_MET: MESSAGES["news-contract-not-met"],
    News.CONTRACT_CROWDED_OUT: MESSAGES["news-contract-crowded-out"],
    News.SNOWDON: MESSAGES["news-snowdon"],
    News.IN_CRISIS: MESSAGES["news-in-crisis"],
    News.BONUS: MESSAGES["news-bonus"],
    News.TOTAL: MESSAGES["news-total"],
    News.WON: MESSAGES["news-won"],
    News.WON_BY_CRISIS: MESSAGES["news-won-by-crisis"],
    News.WON_AT_MIDDLE: MESSAGES["news-won-at-middle"],
    News.NOTHING_TO_DO: MESSAGES["news-nothing-to-do"],
}
NOTHING = MESSAGES["nothing"]
AND = MESSAGES["and"]
OBSTACLES = MESSAGES.each("obstacles", Obstacle)
WITH_ABILITY = MESSAGES["with-ability"]


def seat_name(s: Any, seat: int) -> Phrase:
    """The nation of a seat."""
    return NATIONS[Nation(seat)]


def titled(said: str) -> str:
    """With a capital."""
    return said[0].upper() + said[1:]


def station_name(station: int) -> Phrase:
    """A station."""
    return STATIONS_NAMED[Station(station)]


def contract_name(card: int | str, lang: str) -> str:
    """A contract by its number."""
    name = card if isinstance(card, str) else CONTRACT_NAMES[card]
    return CONTRACT.say(lang, card=name.upper())


def item_name(item: int, lang: str) -> str:
    """A site, a train or the machine."""
    if item == MACHINE:
        return THE_MACHINE.say(lang)
    if item > SITES:
        return TRAINS[TRAIN_NAMES[item - SITES - 1]].say(lang)
    return site_name(item, lang)


def cost_of(stone: int, bars: int, lang: str) -> str:
    """What a site costs: stone, steel or both."""
    due = ((bars, Good.BARS), (stone, Good.STONE))
    return " + ".join(f"{n} {GOODS[good].say(lang)}" for n, good in due if n)


def site_name(site: int, lang: str) -> str:
    """A site by its station and number."""
    return place_name(SITE_NAMES[site], lang)


def place_name(word: str, lang: str) -> str:
    """Where a marker lies, from the word of a move."""
    stem, _, end = word.rpartition("-")
    if stem == "tunnel":
        return TUNNEL.say(lang, position=end)
    if stem.endswith("-rubble"):
        station = station_name(STATION_NAMES.index(stem.removesuffix("-rubble")))
        return ONE_RUBBLE_SITE.say(lang, station=station, number=end)
    station = station_name(STATION_NAMES.index(stem))
    if end == "rubble":
        return RUBBLE_SITE.say(lang, station=station)
    return SITE.say(lang, station=station, number=end)


# --- what is asked


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.CONTRACT:
            words["area"] = AREAS[Area(int(s.area))]
        case Ask.YARD:
            words["number"] = topic
        case Ask.DIG:
            words["number"] = 2 * topic
        case Ask.CLAIM:
            words["site"] = rubble_site_name(topic, lang)
        case Ask.PAYMENT:
            words["item"] = item_name(topic // 2, lang)
        case Ask.LAYOUT:
            words["position"] = topic
    return PROMPTS[asked].say(lang, **words)


# --- what can be done


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; nothing is secret in this game."""
    kind = ACTIONS.kind(action)
    shown = kind == Kind.TURN and int(about(s)) == SHOWN
    return (SHOWN_CARD if shown else SENTENCES[kind]).say(lang, **_words(s, action, lang))


def _words(s: Any, action: int, lang: str) -> dict[str, Any]:
    """What a sentence may name, in the reader's language."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    seat, topic = int(to_move(s)), int(about(s))
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    if "area" in said:
        words["area"] = AREAS[Area[said["area"].upper()]]
    if "card" in said:
        words["card"] = contract_name(said["card"], lang)
    match kind:
        case Kind.ANNOUNCE:
            words["ability"] = ABILITIES[ability_of(CONTRACT_NAMES.index(said["card"]))]
        case Kind.TAKE:
            words["cubes"] = mix_name(said["cubes"])
        case Kind.CONVERT:
            words["goods"] = mix_name(said["goods"])
        case Kind.BUILD:
            words["item"] = place_name(said["site"], lang)
        case Kind.BUY:
            words["item"] = TRAINS[said["train"]]
        case Kind.BUY_MACHINE:
            words["item"] = THE_MACHINE
        case Kind.PAY:
            words["item"] = item_name(topic // 2, lang)
        case Kind.SIGN:
            words["card"] = contract_name(int(s.row[int(said["slot"]) - 1]) - 1, lang)
        case Kind.LOSE:
            words["marker"] = place_name(said["marker"], lang)
        case Kind.FIRST:
            words["player"] = NATIONS[Nation[said["player"].upper()]]
        case Kind.LAY:
            words["position"] = topic
        case Kind.BACK:
            words["sky"] = SKIES[Sky[said["sky"].upper()]]
        case Kind.TURN:
            words["slot"] = topic + 1
        case Kind.DRAW:
            words["cube"] = CUBES[said["cube"]]
    return words


def ability_of(card: int) -> Ability:
    """What a contract can do."""
    return Ability(int(CONTRACT_CARDS[card].ability))


# --- what things are called in the news


def numbered(one: Phrase, many: Phrase) -> Callable[[int], Phrase]:
    """`1 bar`, `2 bars`; French has the singular for none as well."""

    def called(number: int) -> Phrase:
        english = one.en if abs(number) == 1 else many.en
        french = one.fr if abs(number) < 2 else many.fr
        return Phrase(
            f"{number} {english}".replace("-", "−"), f"{number} {french}".replace("-", "−")
        )

    return called


def mix_name(word: str) -> Phrase:
    """`2-ore+1-coal` in words."""
    if word == "none":
        return NOTHING
    parts = [part.split("-") for part in word.split("+")]
    *some, last = (COUNTED_GOODS[name](int(number)) for number, name in parts)
    listed = Phrase(*(", ".join(each.say(lang) for each in some) for lang in LANGUAGES))
    return AND.filled(some=listed, last=last) if some else last


def in_words(named: Callable[[int, str], str]) -> Callable[[int], Phrase]:
    """A name that is put together, in every language."""
    return lambda number: Phrase(*(named(number, lang) for lang in LANGUAGES))


def position_name(position: int, lang: str) -> str:
    """A card of the line."""
    station = STATION_AT[position]
    if station == NO_STATION:
        return TUNNEL.say(lang, position=position)
    return station_name(station).say(lang)


def contract_with_ability(card: int, lang: str) -> str:
    """A contract by its number and what it can do."""
    ability = ABILITIES[ability_of(card)]
    return WITH_ABILITY.say(lang, card=contract_name(card, lang), ability=ability)


def rubble_site_name(site: int, lang: str) -> str:
    """A site that is won by digging."""
    return place_name(RUBBLE_SITE_NAMES[RUBBLE_PLACES.index(site)], lang)


def marker_name(marker: int, lang: str) -> str:
    """Where a marker lay."""
    return place_name(MARKER_NAMES[marker], lang)


COUNTED_GOODS = {
    "ore": numbered(MESSAGES["counted-goods-ore"], MESSAGES["counted-goods-ore-ore"]),
    "stone": numbered(MESSAGES["counted-goods-stone"], MESSAGES["counted-goods-stone-stone"]),
    "coal": numbered(MESSAGES["counted-goods-coal"], MESSAGES["counted-goods-coal-coal"]),
    "rubble": numbered(MESSAGES["counted-goods-rubble"], MESSAGES["counted-goods-rubble"]),
    "bar": numbered(MESSAGES["counted-goods-bar"], MESSAGES["counted-goods-bar-steel-bars"]),
    "bars": numbered(MESSAGES["counted-goods-bars"], MESSAGES["counted-goods-bars-steel-bars"]),
}
NAMES: dict[str, Callable[[int], Phrase]] = {
    **COUNTED_GOODS,
    "discs": numbered(MESSAGES["names-discs"], MESSAGES["names-discs-discs"]),
    "markers": numbered(MESSAGES["names-markers"], MESSAGES["names-markers-markers"]),
    "cards": numbered(MESSAGES["names-cards"], MESSAGES["names-cards-cards"]),
    "drawn": numbered(MESSAGES["names-drawn"], MESSAGES["names-drawn-cubes"]),
    "events": numbered(MESSAGES["names-events"], MESSAGES["names-events-event-cubes"]),
    "points": numbered(MESSAGES["names-points"], MESSAGES["names-points-points"]),
    "cubes": lambda cubes: mix_name(TAKE_NAMES[cubes]),
    "cube": lambda cube: CUBES[word_of(Cube(cube))],
    "sky": lambda sky: SKIES[Sky(sky)],
    "area": lambda area: AREAS[Area(area)],
    "event": lambda event: EVENT_NAMES[Event(event)],
    "station": station_name,
    "train": lambda train: TRAINS[word_of(Train(train))],
    "why": lambda why: OBSTACLES[Obstacle(why)],
    "position": in_words(position_name),
    "site": in_words(site_name),
    "item": in_words(item_name),
    "rubble_site": in_words(rubble_site_name),
    "marker": in_words(marker_name),
    "card": in_words(contract_name),
    "contract": in_words(contract_with_ability),
}
"""What the arguments of news are called."""

# --- what the balance lab counts

DEEDS = {
    News.PLACED: "area",
    News.PLACED_MACHINE: "area",
    News.SIGNED: "contract",
    News.KEPT_CONTRACT: "contract",
    News.ANNOUNCED: "contract",
    News.BUILT: "site",
    News.BOUGHT_TRAIN: "train",
}
