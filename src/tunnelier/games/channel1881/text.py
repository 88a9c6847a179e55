"""What is said at the table of Snowdonia: The Channel Tunnel 1881; the words are in words/."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase, listed

from .news import News, Obstacle
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.building import IN_D, MACHINE
from .rules.contracts import SHOWN
from .rules.yard import ORE_TO_BAR, RUBBLE_TO_STONE, YARD_TWO, to_player
from .state import Next
from .tables import (
    BITE,
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
    SPACE_NAMES,
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

NATIONS = dict(zip(Nation, MESSAGES.about("seat"), strict=True))
AREAS = MESSAGES.each("area", Area)
GOODS = MESSAGES.each("good", Good)
CUBES = MESSAGES.each("cube", Cube)
SKIES = MESSAGES.each("sky", Sky)
STATIONS_NAMED = MESSAGES.each("station", Station)
TRAINS = MESSAGES.each("train", tuple(Train)[1:])
EVENT_NAMES = MESSAGES.each("event", Event)
AMOUNTS = {
    Ability.YARD_PLUS: YARD_PLUS,
    Ability.BORE_SIX: BORE_SIX,
    Ability.BUILD_AND_DIG: BUILD_AND_DIG,
    Ability.CALM: CALMED,
    Ability.EXTRA_BORE: EXTRA_BORE,
}
"""What the abilities with a number count."""
ABILITIES = {
    ability: said.filled(number=AMOUNTS.get(ability, 1))
    for ability, said in MESSAGES.each("ability", Ability).items()
}
PROMPTS = MESSAGES.each("ask", Ask)
SENTENCES = MESSAGES.each("move", Kind)
NEWS = {News.BEGINS: MESSAGES["news-got-start"]}
OBSTACLES = MESSAGES.each("obstacle", Obstacle)

WORDS = {**MESSAGES.each("good", [*map(word_of, Good)]), **MESSAGES.each("train", TRAIN_NAMES)}
"""What is counted place by place in a position, by its word."""

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
    Refusal.NOT_DISPLAYED: "C81-13.2",
    Refusal.BOUGHT_BEFORE: "C81-13.6",
    Refusal.SITES_ONLY: "C81-11.3",
    Refusal.MUST_BUILD: "C81-11.1",
    Refusal.EMPTY_PLACE: "C81-17.5",
    Refusal.NOT_SHOWN: "C81-16.2",
    Refusal.NO_MARKER_THERE: "C81-18.2",
    Refusal.LOCKED: "C81-16.9",
    Refusal.TOO_MANY_WITH_WYDDFA: "C81-8.3",
    Refusal.TOO_MANY_WITH_CARD: "C81-16.4",
    Refusal.NOT_IN_YARD_BY_CARD: "C81-16.14",
    Refusal.TOO_LITTLE_ORE_WITH_ENID: "C81-10.4",
    Refusal.TOO_LITTLE_RUBBLE_BY_CARD: "C81-16.7",
}
"""Which rule a refusal goes back to."""
ASK_RULES = {
    Ask.HIRE: "C81-5.1",
    Ask.PLACE: "C81-6.1",
    Ask.CONTRACT: "C81-7.3",
    Ask.YARD: "C81-8.1",
    Ask.DIG: "C81-9.2",
    Ask.BITE: "C81-9.4",
    Ask.CLAIM: "C81-3.14",
    Ask.WORKS: "C81-10.1",
    Ask.BORE: "C81-11.1",
    Ask.BUILD: "C81-12.1",
    Ask.PAYMENT: "C81-16.12",
    Ask.OFFICE: "C81-14.1",
    Ask.SELECTION: "C81-16.2",
    Ask.LOSE: "C81-18.2",
    Ask.UPKEEP: "C81-20.11",
    Ask.FIRST: "C81-1.5",
    Ask.LAYOUT: "C81-2.8",
    Ask.BACK: "C81-24.2",
    Ask.FACE: "C81-24.2",
    Ask.CUBE: "C81-19.1",
}
"""Which rule asks a question, unless it has another origin."""
ABOUT_RULES = {
    (Ask.YARD, YARD_TWO): "C81-16.14",
    (Ask.WORKS, RUBBLE_TO_STONE): "C81-16.7",
    (Ask.WORKS, ORE_TO_BAR): "C81-16.8",
    (Ask.BUILD, IN_D): "C81-11.2",
    (Ask.FACE, SHOWN): "C81-16.2",
    **{(Ask.CUBE, to_player(nation)): "C81-16.13" for nation in Nation},
}
"""Which rule asks it then, where what it is about tells the origin: see `asked_by`."""

# --- what things are called


def titled(said: str) -> str:
    """With a capital."""
    return said[0].upper() + said[1:]


@lru_cache(4096)
def counted(things: str, number: int) -> Phrase:
    """So many of something."""
    return MESSAGES[f"counted-{things}"].filled(number=number)


def counting(things: str) -> Callable[[int], Phrase]:
    """The same, once the number is known."""
    return lambda number: counted(things, number)


ONE = {"bar": "bars"}
"""What moves call one of a kind by another word than several."""


def mix_name(word: str) -> Phrase:
    """`2-ore+1-coal` in words."""
    if word == "none":
        return MESSAGES["nothing"]
    parts = (part.split("-") for part in word.split("+"))
    return listed(counted(ONE.get(things, things), int(number)) for number, things in parts)


def cost_of(stone: int, bars: int, lang: str) -> str:
    """What a site costs: stone, steel or both."""
    due = (("bars", bars), ("stone", stone))
    return " + ".join(counted(things, n).form(lang, "short") for things, n in due if n)


def contract_name(card: int) -> Phrase:
    """A contract by its number."""
    return MESSAGES["contract"].filled(card=CONTRACT_NAMES[card].upper())


LINES = {
    "contract": {name: contract_name(k) for k, name in enumerate(CONTRACT_NAMES)},
    "number": {word_of(ability): ABILITIES[ability] for ability in AMOUNTS},
    "train": {word_of(train): said for train, said in TRAINS.items()},
    "station": {word_of(station): said for station, said in STATIONS_NAMED.items()},
    "place": {word_of(station): said for station, said in STATIONS_NAMED.items()},
    "event": {name: MESSAGES["line-event"].filled(space=name) for name in SPACE_NAMES},
}
"""What the lines of the sheet are called."""
CHOICES = {
    "ability": {word_of(ability): said for ability, said in ABILITIES.items()},
    "back": {word_of(sky): said for sky, said in SKIES.items() if sky != Sky.NONE},
    "kind": {word_of(event): said for event, said in EVENT_NAMES.items()},
}
"""What the words of the sheet mean."""


def contract_with_ability(card: int) -> Phrase:
    """A contract by its number and what it can do."""
    ability = ABILITIES[ability_of(card)]
    return MESSAGES["with-ability"].filled(card=contract_name(card), ability=ability)


def ability_of(card: int) -> Ability:
    """What a contract can do."""
    return Ability(int(CONTRACT_CARDS[card].ability))


def item_name(item: int) -> Phrase:
    """A site, a train or the machine."""
    if item == MACHINE:
        return MESSAGES["machine"]
    if item > SITES:
        return TRAINS[Train(item - SITES)]
    return place_name(SITE_NAMES[item])


def position_name(position: int) -> Phrase:
    """A card of the line."""
    station = STATION_AT[position]
    if station == NO_STATION:
        return MESSAGES["tunnel"].filled(position=position)
    return STATIONS_NAMED[Station(station)]


def rubble_site_name(site: int) -> Phrase:
    """A site that is won by digging."""
    return place_name(RUBBLE_SITE_NAMES[RUBBLE_PLACES.index(site)])


@cache
def place_name(word: str) -> Phrase:
    """Where a marker lies, from the word of a move."""
    stem, _, end = word.rpartition("-")
    if stem == "tunnel":
        return position_name(int(end))
    if end == "rubble":
        return MESSAGES["rubble-site"].filled(station=station_of(stem))
    if stem.endswith("-rubble"):
        station = station_of(stem.removesuffix("-rubble"))
        return MESSAGES["numbered-rubble-site"].filled(station=station, number=end)
    return MESSAGES["site"].filled(station=station_of(stem), number=end)


def station_of(word: str) -> Phrase:
    """A station, from the word of a move."""
    return STATIONS_NAMED[Station(STATION_NAMES.index(word))]


NAMES: dict[str, Callable[[int], Phrase]] = {
    **{things: counting(things) for things in ("ore", "stone", "coal", "rubble", "bars")},
    **{things: counting(things) for things in ("discs", "markers", "cards", "points")},
    "drawn": counting("cubes"),
    "events": counting("event-cubes"),
    "cubes": lambda cubes: mix_name(TAKE_NAMES[cubes]),
    "cube": lambda cube: CUBES[Cube(cube)],
    "sky": lambda sky: SKIES[Sky(sky)],
    "area": lambda area: AREAS[Area(area)],
    "event": lambda event: EVENT_NAMES[Event(event)],
    "station": lambda station: STATIONS_NAMED[Station(station)],
    "train": lambda train: TRAINS[Train(train)],
    "why": lambda why: OBSTACLES[Obstacle(why)],
    "position": position_name,
    "site": lambda site: place_name(SITE_NAMES[site]),
    "item": item_name,
    "rubble_site": rubble_site_name,
    "marker": lambda marker: place_name(MARKER_NAMES[marker]),
    "card": contract_name,
    "contract": contract_with_ability,
}
"""What the arguments of news are called."""

# --- what is asked


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = NATIONS[Nation(seat)]
    match asked:
        case Ask.CONTRACT:
            words["area"] = AREAS[Area(int(s.area))]
        case Ask.YARD:
            words["cubes"] = counted("cubes", topic)
        case Ask.DIG:
            words["rubble"] = counted("rubble", BITE * topic)
        case Ask.CLAIM:
            words["site"] = rubble_site_name(topic)
        case Ask.PAYMENT:
            words["item"] = item_name(topic // 2)
        case Ask.LAYOUT:
            words["position"] = topic
    if asked == Ask.BORE and int(s.parts) > 0:
        return MESSAGES["ask-bore-further"].say(lang, **words)
    return PROMPTS[asked].say(lang, **words)


def asked_by(s: Any) -> str:
    """The rule that asks what is asked now: a contract's own where the contract asks."""
    asked = Ask(int(question(s)))
    if asked == Ask.BORE and int(s.parts) > 0:
        return "C81-16.18"
    if asked == Ask.BUILD and int(s.next) == Next.AFTER:
        return "C81-16.6"
    return ABOUT_RULES.get((asked, int(about(s))), ASK_RULES[asked])


# --- what can be done


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; nothing is secret in this game."""
    return _sentence(s, action).say(lang, **_words(s, action))


def _sentence(s: Any, action: int) -> Phrase:
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    if kind == Kind.TURN and int(about(s)) == SHOWN:
        return MESSAGES["move-turn-shown"]
    if kind == Kind.TAKE and said["cubes"] == "none":
        return MESSAGES["news-declined-cubes"]
    if kind == Kind.CONVERT and said["goods"] == "none":
        return MESSAGES["news-declined-works"]
    if kind == Kind.IDLE and int(s.parts) > 0:
        return MESSAGES["move-idle-further"]
    return SENTENCES[kind]


def _words(s: Any, action: int) -> dict[str, Any]:
    """What a sentence may name."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    seat, topic = int(to_move(s)), int(about(s))
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = NATIONS[Nation(seat)]
    if "area" in said:
        words["area"] = AREAS[Area[said["area"].upper()]]
    if "card" in said:
        words["card"] = contract_name(CONTRACT_NAMES.index(said["card"]))
    match kind:
        case Kind.ANNOUNCE:
            words["ability"] = ABILITIES[ability_of(CONTRACT_NAMES.index(said["card"]))]
        case Kind.TAKE:
            words["cubes"] = mix_name(said["cubes"])
        case Kind.CONVERT:
            words["goods"] = mix_name(said["goods"])
        case Kind.BUILD:
            words["item"] = place_name(said["site"])
        case Kind.BUY:
            words["item"] = TRAINS[Train(TRAIN_NAMES.index(said["train"]) + 1)]
        case Kind.BUY_MACHINE:
            words["item"] = MESSAGES["machine"]
        case Kind.PAY:
            words["item"] = item_name(topic // 2)
            words["bars"] = counted("bars-in-ore", int(said["ore"]))
            words["stone"] = counted("stone-in-rubble", int(said["rubble"]))
        case Kind.SIGN:
            words["card"] = contract_name(int(s.row[int(said["slot"]) - 1]) - 1)
        case Kind.LOSE:
            words["marker"] = place_name(said["marker"])
        case Kind.FIRST:
            words["player"] = NATIONS[Nation[said["player"].upper()]]
        case Kind.LAY:
            words["position"] = topic
        case Kind.BACK:
            words["sky"] = SKIES[Sky[said["sky"].upper()]]
        case Kind.TURN:
            words["slot"] = topic + 1
        case Kind.DRAW:
            words["cube"] = CUBES[Cube[said["cube"].upper()]]
    return words


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
