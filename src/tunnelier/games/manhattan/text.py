"""What is said at the table of The Manhattan Project, in English and in French."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import LANGUAGES, Phrase

from .news import HEAP, ON_BOMBS, ON_TOKEN, TEAM_COUNTS, News
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.bombs import STAFFING, staff_needed, staffing
from .rules.placing import TRAINEES, must_retrieve
from .rules.repair import repair_price
from .rules.strike import any_target
from .rules.turn import refuse_end, refuse_retrieve
from .state import NOBODY, Strike
from .tables import (
    AIR_STRIKE_SOCKETS,
    BOMB_CARDS,
    BOMB_NAMES,
    BUILDING_KINDS,
    BUILDING_NAMES,
    CREW,
    CREW_NAMES,
    DESIGN_SOCKETS,
    PLUTONIUM_BOMBS,
    SOCKET_OF,
    SPACES,
    TOKENS,
    TYPES,
    BuildingKind,
    Colour,
    Good,
    Space,
    Worker,
)
from .words import MESSAGES

COLOURS = MESSAGES.each("colour", Colour)

SPACE_NAMES = MESSAGES.each("space", Space)

BUILDING_WORDS = MESSAGES.each("building-words", BuildingKind)
URANIUM_BOMB = MESSAGES["uranium-bomb"]
PLUTONIUM_BOMB = MESSAGES["plutonium-bomb"]

ONE_WORKER = (
    MESSAGES["one-worker-1"],
    MESSAGES["one-worker-2"],
    MESSAGES["one-worker-3"],
    MESSAGES["one-worker-4"],
    MESSAGES["one-worker-5"],
    MESSAGES["one-worker-6"],
)
MORE_WORKERS = (
    MESSAGES["more-workers-1"],
    MESSAGES["more-workers-2"],
    MESSAGES["more-workers-3"],
    MESSAGES["more-workers-4"],
    MESSAGES["more-workers-5"],
    MESSAGES["more-workers-6"],
)
GOOD_NAMES = MESSAGES.each("good-names", Good)
ONE_PLANE = MESSAGES.each("one-plane", (Good.FIGHTERS, Good.BOMBERS))
PLANES = MESSAGES.each("planes", ("fighter", "bomber"))
PACTS = (MESSAGES["pacts-1"], MESSAGES["pacts-2"])

START_OF_TURN = MESSAGES["start-of-turn"]
ONLY_PLACE = MESSAGES["only-place"]
ONLY_RETRIEVE = MESSAGES["only-retrieve"]
OPEN_POINT = MESSAGES["open-point"]
NOBODY_PLACED = MESSAGES["nobody-placed"]
STRIKING = MESSAGES["striking"]
NO_TARGET = MESSAGES["no-target"]
FREE_REPAIR = MESSAGES["free-repair"]
PROMPTS = {
    Ask.TURN: START_OF_TURN,
    Ask.WORKERS: MESSAGES["ask-workers"],
    Ask.FUEL: MESSAGES["ask-fuel"],
    Ask.OUTPUT: MESSAGES["ask-output"],
    Ask.TRAINING: MESSAGES["ask-training"],
    Ask.MARKET: MESSAGES["ask-market"],
    Ask.REPAIR: MESSAGES["ask-repair"],
    Ask.DRAFT: MESSAGES["ask-draft"],
    Ask.PACT: MESSAGES["ask-pact"],
    Ask.STAFF: MESSAGES["ask-staff"],
    Ask.BONUS: MESSAGES["ask-bonus"],
    Ask.FIRST: MESSAGES["ask-first"],
    Ask.REVEAL: MESSAGES["ask-reveal"],
    Ask.DESIGN: MESSAGES["ask-design"],
}

RULES = {
    Refusal.NOT_ASKED: "MP-3.9",
    Refusal.NOT_LEFT: "MP-16.5",
    Refusal.STRIKE_OPEN: "MP-9.10",
    Refusal.NO_STRIKE: "MP-9.2",
    Refusal.STEP_ONE_OVER: "MP-3.8",
    Refusal.MUST_RETRIEVE: "MP-3.4",
    Refusal.ALREADY_PLACING: "MP-3.3",
    Refusal.NOTHING_TO_RETRIEVE: "MP-14.2",
    Refusal.NOBODY_PLACED: "MP-3.12",
    Refusal.OCCUPIED: "MP-4.6",
    Refusal.CLOSED: "MP-12.2",
    Refusal.CANNOT_PAY: "MP-4.9",
    Refusal.WORKERS_MISSING: "MP-4.1",
    Refusal.WRONG_WORKERS: "MP-4.4",
    Refusal.NOT_BOUGHT: "MP-7.1",
    Refusal.NOT_YOURS: "MP-7.1",
    Refusal.DAMAGED: "MP-7.3",
    Refusal.NOT_ON_OFFER: "MP-4.14",
    Refusal.WRONG_SPLIT: "MP-5.4",
    Refusal.EMPTY_SLOT: "MP-6.3",
    Refusal.NOT_IN_HAND: "MP-13.4",
    Refusal.NO_FUEL: "MP-13.4",
    Refusal.TESTED_BEFORE: "MP-13.8",
    Refusal.LOADED_BEFORE: "MP-13.14",
    Refusal.NO_BOMBER: "MP-9.6",
    Refusal.NO_FIGHTER: "MP-9.4",
    Refusal.NO_SUCH_PLAYER: "MP-1.1",
    Refusal.OWN_PLANES: "MP-9.4",
    Refusal.NO_TARGET: "MP-9.5",
    Refusal.FIGHTERS_GUARD: "MP-9.6",
    Refusal.PACT: "MP-10.9",
    Refusal.NO_PACTS: "MP-10.1",
    Refusal.TOO_LATE: "MP-10.2",
    Refusal.ASKED_BEFORE: "MP-10.3",
    Refusal.NO_DAMAGE: "MP-11.2",
    Refusal.NOT_IN_PACKET: "MP-12.4",
    Refusal.NOTHING_TO_STOP: "MP-9.10",
    Refusal.NO_PARLEY: "MP-10.2",
    Refusal.NO_PARTNER: "MP-10.3",
    Refusal.DESIGN_TAKEN: "MP-12.2",
    Refusal.IN_USE: "MP-7.2",
    Refusal.SPIES_USED_UP: "MP-8.4",
    Refusal.ONE_OF_EITHER: "MP-4.5",
    Refusal.WRONG_DESIGNERS: "MP-12.1",
    Refusal.WRONG_CREW: "MP-7.4",
    Refusal.WRONG_STAFF: "MP-13.5",
    Refusal.STAFF_MISSING: "MP-13.4",
    Refusal.CANNOT_BUY: "MP-6.6",
    Refusal.NO_BUILDING: "MP-9.7",
    Refusal.OWN_BUILDING: "MP-9.7",
    Refusal.NOT_TESTABLE: "MP-13.8",
    Refusal.NOT_LOADABLE: "MP-13.13",
    Refusal.NO_BOMBER_TO_LOAD: "MP-13.13",
    Refusal.CANNOT_PAY_LOAD: "MP-13.13",
    Refusal.NOT_TO_REPAIR: "MP-11.7",
}
"""Which rule a refusal goes back to."""

SENTENCES = MESSAGES.each("move", Kind)
"""Moves as they are offered."""
UNSEEN = MESSAGES.each("unseen", (Kind.KEEP,))

BRIBES_FED = MESSAGES["bribes-fed"]
REPAIRED = MESSAGES["repaired"]
NEWS = {
    News.FIRST: MESSAGES["news-first"],
    News.BONUS_MONEY: MESSAGES["news-bonus-money"],
    News.BONUS_WORKER: MESSAGES["news-bonus-worker"],
    News.ON_OFFER: MESSAGES["news-on-offer"],
    News.FACE_UP: MESSAGES["news-face-up"],
    News.TURN: MESSAGES["news-turn"],
    News.MUST_RETRIEVE: MESSAGES["news-must-retrieve"],
    News.TURN_OVER: MESSAGES["news-turn-over"],
    News.PLACED: MESSAGES["news-placed"],
    News.USED: MESSAGES["news-used"],
    News.PAID: MESSAGES["news-paid"],
    News.BLOCKED: MESSAGES["news-blocked"],
    News.OCCUPIED: MESSAGES["news-occupied"],
    News.OCCUPIED_BY_SPY: MESSAGES["news-occupied-by-spy"],
    News.LOST: MESSAGES["news-lost"],
    News.RECEIVED: MESSAGES["news-received"],
    News.SHARED: MESSAGES["news-shared"],
    News.TRAINED: MESSAGES["news-trained"],
    News.HIRED: MESSAGES["news-hired"],
    News.NOT_TRAINED: MESSAGES["news-not-trained"],
    News.MONEY_FED_BRIBES: BRIBES_FED,
    News.NO_PURCHASE: MESSAGES["news-no-purchase"],
    News.FREE: MESSAGES["news-free"],
    News.PRICE: MESSAGES["news-price"],
    News.BOUGHT: MESSAGES["news-bought"],
    News.TOOK_BRIBES: MESSAGES["news-took-bribes"],
    News.PURCHASE_FED_BRIBES: BRIBES_FED,
    News.SLID: MESSAGES["news-slid"],
    News.REFILLED: MESSAGES["news-refilled"],
    News.NO_REFILL: MESSAGES["news-no-refill"],
    News.BURNED: MESSAGES["news-burned"],
    News.SPY: MESSAGES["news-spy"],
    News.NO_SPY: MESSAGES["news-no-spy"],
    News.SPIED: MESSAGES["news-spied"],
    News.SPYING_OVER: MESSAGES["news-spying-over"],
    News.SPYING: MESSAGES["news-spying"],
    News.NO_STRIKE: MESSAGES["news-no-strike"],
    News.STRIKE: MESSAGES["news-strike"],
    News.SHOT: MESSAGES["news-shot"],
    News.RAIDED: MESSAGES["news-raided"],
    News.STRIKE_SPENT: MESSAGES["news-strike-spent"],
    News.STRIKE_STOPPED: MESSAGES["news-strike-stopped"],
    News.OFFERED: MESSAGES["news-offered"],
    News.TRUCE: MESSAGES["news-truce"],
    News.STAND_DOWN: MESSAGES["news-stand-down"],
    News.REFUSED: MESSAGES["news-refused"],
    News.PACT_OVER: MESSAGES["news-pact-over"],
    News.NO_REPAIR: MESSAGES["news-no-repair"],
    News.REPAIR_TOO_DEAR: MESSAGES["news-repair-too-dear"],
    News.REPAIRED: REPAIRED,
    News.REPAIRED_TOO: REPAIRED,
    News.REPAIR_PAID: MESSAGES["news-repair-paid"],
    News.DRAFT: MESSAGES["news-draft"],
    News.KEPT: MESSAGES["news-kept"],
    News.PASSED: MESSAGES["news-passed"],
    News.GOT_LAST: MESSAGES["news-got-last"],
    News.DEALT: MESSAGES["news-dealt"],
    News.DEALT_AGAIN: MESSAGES["news-dealt-again"],
    News.CLOSED: MESSAGES["news-closed"],
    News.PLAYED: MESSAGES["news-played"],
    News.FUELLED: MESSAGES["news-fuelled"],
    News.STAFFED: MESSAGES["news-staffed"],
    News.STAFFED_BY_CONTRACT: MESSAGES["news-staffed-by-contract"],
    News.BUILT: MESSAGES["news-built"],
    News.TESTED: MESSAGES["news-tested"],
    News.UNDER_DECK: MESSAGES["news-under-deck"],
    News.TOKEN: MESSAGES["news-token"],
    News.ON_THE_TOKEN: MESSAGES["news-on-the-token"],
    News.ON_THE_TOKEN_BY_CONTRACT: MESSAGES["news-on-the-token-by-contract"],
    News.MARKER_LOST: MESSAGES["news-marker-lost"],
    News.WORTH_MORE: MESSAGES["news-worth-more"],
    News.LOADED: MESSAGES["news-loaded"],
    News.SCORE: MESSAGES["news-score"],
    News.RETRIEVED: MESSAGES["news-retrieved"],
    News.CAME_HOME: MESSAGES["news-came-home"],
    News.RELEASED: MESSAGES["news-released"],
    News.CONTRACT_OVER: MESSAGES["news-contract-over"],
    News.DISMISSED: MESSAGES["news-dismissed"],
    News.TARGET: MESSAGES["news-target"],
    News.NO_POINTS_LEFT: MESSAGES["news-no-points-left"],
    News.TIME_UP: MESSAGES["news-time-up"],
    News.TALLY: MESSAGES["news-tally"],
    News.WON: MESSAGES["news-won"],
    News.WON_BY_LOADED: MESSAGES["news-won-by-loaded"],
    News.WON_BY_MONEY: MESSAGES["news-won-by-money"],
    News.WON_TOGETHER: MESSAGES["news-won-together"],
}

SPIES = MESSAGES["spies"]
MONEY = MESSAGES["money"]
AND = MESSAGES["and"]
ON_THE_TOKEN = MESSAGES["on-the-token"]
IN_THE_SUPPLY = MESSAGES["in-the-supply"]


def seat_name(s: Any, seat: int) -> Phrase:
    """The colour a seat plays."""
    return COLOURS[Colour(seat)]


def building_name(number: int) -> Phrase:
    """A building by its kind and number."""
    kind = BUILDING_WORDS[BUILDING_KINDS[number]]
    return kind.filled(number=BUILDING_NAMES[number])


def bomb_name(bomb: int) -> Phrase:
    """A bomb by its fuel and number."""
    fuel = PLUTONIUM_BOMB if bomb >= PLUTONIUM_BOMBS else URANIUM_BOMB
    return fuel.filled(number=BOMB_NAMES[bomb])


def site_name(site: int) -> Phrase:
    """A space or a building."""
    return SPACE_NAMES[Space(site)] if site < SPACES else building_name(site - SPACES)


def crew_words(counts: Iterable[int], lang: str) -> str:
    """Workers in words, kind by kind."""
    return ", ".join(kind.say(lang) for kind in _kinds(counts))


def crew(counts: Iterable[int]) -> Phrase:
    """The same inside a sentence."""
    *some, last = _kinds(counts)
    listed = Phrase(*(", ".join(kind.say(lang) for kind in some) for lang in LANGUAGES))
    return AND.filled(some=listed, last=last) if some else last


def _kinds(counts: Iterable[int]) -> list[Phrase]:
    return [
        ONE_WORKER[kind] if n == 1 else MORE_WORKERS[kind].filled(n=int(n))
        for kind, n in enumerate(counts)
        if n
    ]


def money(number: int) -> Phrase:
    """Dollars."""
    return MONEY.filled(n=number)


def heap(index: int) -> Phrase:
    """A number of one of the goods."""
    good, number = Good(index // HEAP), index % HEAP
    if good == Good.MONEY:
        return money(number)
    if good in ONE_PLANE:
        return counted(number, ONE_PLANE[good], GOOD_NAMES[good])
    return counted(number, GOOD_NAMES[good], GOOD_NAMES[good])


def counted(number: int, one: Phrase, more: Phrase) -> Phrase:
    """A number of things: English counts none as many, French as one."""
    english, french = one if number == 1 else more, one if number <= 1 else more
    return Phrase(f"{number} {english.say('en')}", f"{number} {french.say('fr')}")


def place_name(place: int) -> Phrase:
    """Where workers come back from."""
    if place < ON_BOMBS:
        return site_name(place)
    if place < ON_TOKEN:
        return bomb_name(place - ON_BOMBS)
    return ON_THE_TOKEN if place == ON_TOKEN else IN_THE_SUPPLY


NAMES: Mapping[str, Callable[[int], Phrase]] = {
    "bomb": bomb_name,
    "bombers": partial(counted, one=ONE_PLANE[Good.BOMBERS], more=GOOD_NAMES[Good.BOMBERS]),
    "bombs": partial(counted, one=MESSAGES["names-bombs-one"], more=MESSAGES["names-bombs-more"]),
    "building": building_name,
    "buildings": partial(
        counted,
        one=MESSAGES["names-buildings-one"],
        more=MESSAGES["names-buildings-more"],
    ),
    "contractors": lambda team: crew((0, 0, 0, *TEAM_COUNTS[team])),
    "crew": lambda number: crew(CREW[number]),
    "fighters": partial(counted, one=ONE_PLANE[Good.FIGHTERS], more=GOOD_NAMES[Good.FIGHTERS]),
    "goods": heap,
    "money": money,
    "pact": PACTS.__getitem__,
    "place": place_name,
    "plane": lambda number: [*PLANES.values()][number],
    "points": partial(
        counted, one=MESSAGES["names-points-one"], more=MESSAGES["names-points-more"]
    ),
    "space": site_name,
    "workers": lambda team: crew(TEAM_COUNTS[team]),
}
"""What arguments of news are called."""

# --- what is asked


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.TURN:
            return _turn(s, seat).say(lang, **words)
        case Ask.WORKERS | Ask.FUEL:
            words["site"] = site_name(topic // 2)
        case Ask.OUTPUT:
            words["site"] = site_name(topic)
        case Ask.TRAINING:
            words["number"] = topic % TRAINEES
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + topic // TRAINEES)]
        case Ask.REPAIR if seat == s.mover:
            return FREE_REPAIR.say(lang, **words)
        case Ask.REPAIR:
            words["price"] = int(repair_price(s, seat, topic))
        case Ask.PACT:
            words.update(proposer=seat_name(s, int(s.mover)), pact=PACTS[topic])
        case Ask.STAFF:
            words["bomb"] = bomb_name(topic // STAFFING)
            words["number"] = int(staff_needed(topic))
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + staffing(topic))]
        case Ask.REVEAL:
            words["slot"] = topic + 1
    return PROMPTS[asked].say(lang, **words)


def _turn(s: Any, seat: int) -> Phrase:
    """What a turn can go on with: only what is allowed."""
    if s.strike != Strike.NONE:
        return STRIKING if any_target(s, seat) else NO_TARGET
    if s.begun:
        return NOBODY_PLACED if refuse_end(s) else OPEN_POINT
    if must_retrieve(s, seat):
        return ONLY_RETRIEVE
    return ONLY_PLACE if refuse_retrieve(s, seat) else START_OF_TURN


# --- moves as they are offered


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; a bomb kept is known to who keeps it alone."""
    kind, seat = ACTIONS.kind(action), int(to_move(s))
    if kind == Kind.KEEP and viewer != seat:
        return UNSEEN[kind].say(lang, seat=seat_name(s, seat))
    return SENTENCES[kind].say(lang, **_words(s, action, seat, lang))


def _words(s: Any, action: int, seat: int, lang: str) -> dict[str, Any]:
    """What a sentence may name."""
    kind, said, topic = ACTIONS.kind(action), ACTIONS.arguments(action), int(about(s))
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    if "space" in said:
        words["site"] = SPACE_NAMES[Space[said["space"].upper().replace("-", "_")]]
    if "player" in said:
        words["player"] = COLOURS[Colour[said["player"].upper()]]
    if "building" in said:
        number = BUILDING_NAMES.index(said["building"])
        words["building"] = words["site"] = building_name(number)
        words["owner"] = seat_name(s, max(0, int(s.buildings[number].owner)))
    if "bomb" in said:
        bomb = BOMB_NAMES.index(said["bomb"])
        words["bomb"], words["money"] = bomb_name(bomb), money(int(BOMB_CARDS[bomb].load))
    match kind:
        case Kind.SEND:
            words["workers"] = crew(CREW[CREW_NAMES.index(said["workers"])])
            words["site"] = site_name(topic // 2)
        case Kind.SHOOT:
            words["plane"] = PLANES[said["plane"]]
        case Kind.BURN:
            words["fuel"] = GOOD_NAMES[Good[said["fuel"].upper()]]
        case Kind.MAKE:
            words["output"] = GOOD_NAMES[Good[said["output"].upper()]]
        case Kind.TRAIN:
            words["grey"] = topic % TRAINEES - int(said["own"])
        case Kind.BUY:
            words["building"] = building_name(int(s.market[int(said["slot"]) - 1]) - 1)
        case Kind.TEST:
            words["token"] = NAMES["points"](int(TOKENS[int(s.seats), int(s.tested)]))
        case Kind.STAFF:
            words["bomb"] = bomb_name(topic // STAFFING)
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + staffing(topic))]
            words["grey"] = int(staff_needed(topic)) - int(said["own"])
        case Kind.RECRUIT:
            words["worker"] = ONE_WORKER[Worker[said["worker"].upper()]]
        case Kind.REVEAL:
            words["slot"] = topic + 1
    return words


def workers_on(s: Any, space: int) -> list[tuple[Colour, Worker]]:
    """Everybody on a space of the main board."""
    if space == Space.CONSTRUCTION:
        return [
            (Colour(index // TYPES), Worker(index % TYPES))
            for index, number in enumerate(s.crowd)
            for _ in range(int(number))
        ]
    pairs = {Space.AIR_STRIKE: AIR_STRIKE_SOCKETS, Space.DESIGN: DESIGN_SOCKETS}
    sockets = pairs.get(Space(space)) or (SOCKET_OF[space],)
    there = [s.sockets[at] for at in sockets if s.sockets[at].colour != NOBODY]
    return [(Colour(int(socket.colour)), Worker(int(socket.worker))) for socket in there]


# --- what the balance lab counts

DEEDS = {
    News.PLACED: "space",
    News.BOUGHT: "building",
    News.USED: "building",
    News.SPIED: "building",
    News.KEPT: "bomb",
    News.BUILT: "bomb",
    News.TESTED: "bomb",
    News.LOADED: "bomb",
}
