"""What the table of The Manhattan Project says: which message, and what it names; see words/."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase, listed

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
    GOODS,
    PLAYERS,
    PLUTONIUM_BOMBS,
    SITES,
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

PROMPTS = MESSAGES.each("ask", Ask)
SENTENCES = MESSAGES.each("move", Kind)
"""Moves as they are offered."""
NEWS = {
    News.MONEY_FED_BRIBES: MESSAGES["news-bribes-fed"],
    News.PURCHASE_FED_BRIBES: MESSAGES["news-bribes-fed"],
    News.REPAIRED: MESSAGES["news-one-repaired"],
    News.REPAIRED_TOO: MESSAGES["news-one-repaired"],
    News.DECLINED: SENTENCES[Kind.DECLINE],
    News.REPAIRED_ENOUGH: SENTENCES[Kind.ENOUGH],
    News.REPAIRED_ENOUGH_TOO: SENTENCES[Kind.ENOUGH],
}
"""Where two rules tell the same; the others have a message of their own name."""
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
"""What the balance lab counts: a kind of news, and by which of its arguments."""

WORDS = MESSAGES.each("good", [*map(word_of, Good)][:GOODS])
"""What is counted place by place in a position, by its word."""

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
    Refusal.ONE_WORKER: "MP-3.6",
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
    Refusal.FEWER_TRAINED: "MP-5.5",
    Refusal.FEWER_NEEDED: "MP-13.4",
}
"""Which rule a refusal goes back to."""
ASK_RULES = {
    Ask.TURN: "MP-3.9",
    Ask.WORKERS: "MP-3.11",
    Ask.FUEL: "MP-3.11",
    Ask.OUTPUT: "MP-3.11",
    Ask.TRAINING: "MP-3.11",
    Ask.MARKET: "MP-3.11",
    Ask.REPAIR: "MP-3.11",
    Ask.DRAFT: "MP-3.11",
    Ask.PACT: "MP-3.16",
    Ask.STAFF: "MP-13.5",
    Ask.BONUS: "MP-3.16",
    Ask.FIRST: "MP-2.1",
    Ask.REVEAL: "MP-3.11",
    Ask.DESIGN: "MP-3.11",
}
"""Which rule asks a question: a placement under way is finished first, whoever is asked by it."""

# --- what things are called

PLAYER_NAMES = MESSAGES.about("seat")
SPACE_NAMES = MESSAGES.each("space", Space)
BUILDINGS = MESSAGES.each("building", BuildingKind)
AMOUNTS = MESSAGES.each("counted", Good)
CONTRACTORS = MESSAGES.each("counted-contract", Worker)
PLANES = MESSAGES.each("plane", ("fighter", "bomber"))
PACTS = MESSAGES.each("pact", ("truce", "stand-down"))


def building_name(number: int) -> Phrase:
    """A building by its kind and number."""
    return BUILDINGS[BUILDING_KINDS[number]].filled(number=BUILDING_NAMES[number])


def bomb_name(bomb: int) -> Phrase:
    """A bomb by its fuel and number."""
    fuel = "plutonium" if bomb >= PLUTONIUM_BOMBS else "uranium"
    return MESSAGES[f"bomb-{fuel}"].filled(number=BOMB_NAMES[bomb])


def site_name(site: int) -> Phrase:
    """A space or a building."""
    if site >= SPACES:
        return building_name(site - SPACES)
    return MESSAGES["the-space"].filled(space=SPACE_NAMES[Space(site)])


def place_name(place: int) -> Phrase:
    """Where workers come back from."""
    if place < ON_BOMBS:
        return site_name(place)
    if place < ON_TOKEN:
        return bomb_name(place - ON_BOMBS)
    return MESSAGES["place-token" if place == ON_TOKEN else "place-supply"]


def amount(good: Good, number: int) -> Phrase:
    """A number of one of the goods, or of workers of a type."""
    return AMOUNTS[good].filled(number=number)


def heap(index: int) -> Phrase:
    """The same, as news tell it."""
    return amount(Good(index // HEAP), index % HEAP)


def counted(things: str, number: int) -> Phrase:
    """A number of other things."""
    return MESSAGES[f"counted-{things}"].filled(number=number)


def crew(counts: Iterable[int]) -> Phrase:
    """Workers, kind by kind: own ones, then contractors."""
    kinds = (*(AMOUNTS[worker_good(worker)] for worker in Worker), *CONTRACTORS.values())
    found = zip(kinds, counts, strict=False)
    team = [kind.filled(number=int(number)) for kind, number in found if number]
    return listed(team) if team else MESSAGES["nobody"]


def worker_good(worker: int) -> Good:
    """Workers of a type, as they are made."""
    return Good(Good.LABORERS + worker)


NAMES: Mapping[str, Callable[[int], Phrase]] = {
    "bomb": bomb_name,
    "bombers": partial(amount, Good.BOMBERS),
    "bombs": partial(counted, "bombs"),
    "building": building_name,
    "buildings": partial(counted, "buildings"),
    "contractors": lambda team: crew((0, 0, 0, *TEAM_COUNTS[team])),
    "crew": lambda number: crew(CREW[number]),
    "fighters": partial(amount, Good.FIGHTERS),
    "goods": heap,
    "money": partial(amount, Good.MONEY),
    "pact": [*PACTS.values()].__getitem__,
    "place": place_name,
    "plane": [*PLANES.values()].__getitem__,
    "points": partial(counted, "points"),
    "space": site_name,
    "workers": lambda team: crew(TEAM_COUNTS[team]),
}
"""What arguments of news are called."""

# --- what is asked


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    phrase, words = PROMPTS[asked], _who(seat)
    match asked:
        case Ask.TURN:
            phrase = _turn(s, seat)
        case Ask.WORKERS | Ask.FUEL:
            words["site"] = site_name(topic // 2)
        case Ask.OUTPUT:
            words["site"] = site_name(topic)
        case Ask.TRAINING:
            words["workers"] = amount(worker_good(topic // TRAINEES), topic % TRAINEES)
        case Ask.REPAIR if seat == s.mover:
            phrase = MESSAGES["ask-repair-free"]
        case Ask.REPAIR:
            words["money"] = amount(Good.MONEY, int(repair_price(s, seat, topic)))
        case Ask.PACT:
            words.update(proposer=PLAYER_NAMES[s.mover], pact=NAMES["pact"](topic))
        case Ask.STAFF:
            words.update(_staff(topic))
        case Ask.REVEAL:
            words["slot"] = topic + 1
    return phrase.say(lang, **words)


def _who(seat: int) -> dict[str, Any]:
    """Who is asked, unless chance is."""
    return {"seat": PLAYER_NAMES[seat]} if seat >= 0 else {}


def _turn(s: Any, seat: int) -> Phrase:
    """What a turn can go on with: only what is allowed."""
    if s.strike != Strike.NONE:
        return MESSAGES["ask-turn-striking" if any_target(s, seat) else "ask-turn-no-target"]
    if s.begun:
        return MESSAGES["ask-turn-nobody-placed" if refuse_end(s) else "ask-turn-open"]
    if must_retrieve(s, seat):
        return MESSAGES["ask-turn-only-retrieve"]
    return MESSAGES["ask-turn-only-place"] if refuse_retrieve(s, seat) else PROMPTS[Ask.TURN]


def _staff(topic: int) -> dict[str, Any]:
    """Which bomb is built, and which of its workers are chosen."""
    workers = amount(worker_good(staffing(topic)), int(staff_needed(topic)))
    return {"bomb": bomb_name(topic // STAFFING), "workers": workers}


# --- moves as they are offered


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; a bomb kept is known to who keeps it alone."""
    kind, seat = ACTIONS.kind(action), int(to_move(s))
    if kind == Kind.KEEP and viewer != seat:
        return MESSAGES["unseen-keep"].say(lang, seat=PLAYER_NAMES[seat])
    return SENTENCES[kind].say(lang, **_words(s, action, seat))


def _words(s: Any, action: int, seat: int) -> dict[str, Any]:
    """What a sentence may name."""
    kind, said, topic = ACTIONS.kind(action), ACTIONS.arguments(action), int(about(s))
    words: dict[str, Any] = said | _who(seat)
    if "space" in said:
        words["site"] = site_name(Space[said["space"].upper().replace("-", "_")])
    if "player" in said:
        words["player"] = PLAYER_NAMES[PLAYERS.index(said["player"])]
    if "building" in said:
        number = BUILDING_NAMES.index(said["building"])
        words["building"] = words["site"] = building_name(number)
        words["owner"] = PLAYER_NAMES[max(0, int(s.buildings[number].owner))]
    if "bomb" in said:
        bomb = BOMB_NAMES.index(said["bomb"])
        words["bomb"] = bomb_name(bomb)
        words["money"] = amount(Good.MONEY, int(BOMB_CARDS[bomb].load))
    match kind:
        case Kind.SEND:
            words["workers"] = crew(CREW[CREW_NAMES.index(said["workers"])])
            words["site"] = site_name(topic // 2)
        case Kind.SHOOT:
            words["plane"] = PLANES[said["plane"]]
        case Kind.BURN:
            words["goods"] = fuel_of(topic // 2, Good[said["fuel"].upper()])
        case Kind.MAKE:
            words["goods"] = output_of(topic, Good[said["output"].upper()])
        case Kind.TRAIN:
            words |= _split(topic % TRAINEES, said["own"])
        case Kind.BUY:
            words["building"] = building_name(int(s.market[int(said["slot"]) - 1]) - 1)
        case Kind.TEST:
            words["points"] = counted("points", int(TOKENS[int(s.seats), int(s.tested)]))
        case Kind.STAFF:
            words |= _staff(topic) | _split(int(staff_needed(topic)), said["own"])
        case Kind.RECRUIT:
            words["workers"] = amount(worker_good(Worker[said["worker"].upper()]), 1)
        case Kind.REVEAL:
            words["slot"] = topic + 1
    return words


def _split(number: int, own: str) -> dict[str, int]:
    """How many are of the player's colour, and how many contractors."""
    return {"own": int(own), "contractors": number - int(own)}


def fuel_of(site: int, good: Good) -> Phrase:
    """What a reactor takes of one of its fuels."""
    here = SITES[site]
    return amount(good, int(here.burns if good == Good.URANIUM else here.cost[good]))


def output_of(site: int, good: Good) -> Phrase:
    """What a space or building makes of one of the goods."""
    return amount(good, int(SITES[site].makes[good]))


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
