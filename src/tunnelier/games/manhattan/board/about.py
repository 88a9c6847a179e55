"""What every shape on the board is and does, and what it means to the viewer now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import Any

from tunnelier.core.agenda import about as topic_of
from tunnelier.core.agenda import question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.about import About

from .. import page
from ..rules import Ask, Refusal
from ..rules.bombs import refuse_build, refuse_load
from ..rules.construction import price
from ..rules.placing import affords, burns, manned, occupied, of_type, refuse_place, refuse_use
from ..rules.strike import refuse_raid
from ..rules.turn import away
from ..score import has_built, has_tested, points, score_sheet, test_gain
from ..state import NOBODY, Lies, Strike
from ..tables import (
    BOMB_CARDS,
    BOMB_NAMES,
    BRIBING,
    BUILDING_KINDS,
    BUILDING_NAMES,
    CODES,
    FREE_FOR_ENGINEERS,
    GOODS,
    LIMITS,
    LOADED,
    MOST_SPIES,
    PAID,
    PLAYERS,
    PLUTONIUM_BOMBS,
    PRICES,
    SITES,
    SPACE_OF,
    SPACES,
    TARGETS,
    TOKENS,
    TYPES,
    UNLIMITED,
    WORKERS_OF_A_KIND,
    BuildingKind,
    Colour,
    Good,
    Space,
    Takes,
    Worker,
)
from ..text import PLAYER_NAMES, amount, bomb_name, counted, crew, site_name, worker_good
from ..words import MESSAGES
from .roll import Place, roll_call
from .strike import odds_of_strike
from .words import GAIN, KEEPING, LOSS, OR, UNDER_DECK, amounts, bomb_needs, staff

Now = Iterator[Phrase]

OF_SPACES = {
    Space.UNIVERSITY_1: "MP-5.1",
    Space.UNIVERSITY_2: "MP-5.2",
    Space.UNIVERSITY_3: "MP-5.2",
    Space.UNIVERSITY_4: "MP-5.3",
    Space.AIRCRAFT_1: "MP-5.8",
    Space.AIRCRAFT_2: "MP-5.8",
    Space.MONEY_1: "MP-5.9",
    Space.MONEY_2: "MP-5.10",
    Space.MONEY_3: "MP-5.11",
    Space.MINE_1: "MP-5.13",
    Space.MINE_2: "MP-5.14",
    Space.MINE_3: "MP-5.15",
    Space.REACTOR: "MP-5.16",
    Space.ENRICHMENT: "MP-5.17",
    Space.ESPIONAGE: "MP-8.1",
    Space.DESIGN: "MP-12.3",
    Space.AIR_STRIKE: "MP-9.3",
    Space.REPAIR: "MP-11.1",
    Space.CONSTRUCTION: "MP-6.1",
}
OF_KINDS = {
    BuildingKind.FACTORY: "MP-7.6",
    BuildingKind.MINE: "MP-7.7",
    BuildingKind.UNIVERSITY: "MP-7.8",
    BuildingKind.ENRICHMENT: "MP-7.9",
    BuildingKind.REACTOR: "MP-7.10",
}
OF_GOODS = {
    "money": "MP-1.5",
    "yellowcake": "MP-1.5",
    "uranium": "MP-13.2",
    "plutonium": "MP-13.3",
    "fighters": "MP-9.4",
    "bombers": "MP-9.6",
    "spies": "MP-8.4",
}
OF_WORKERS = {Worker.LABORER: "MP-4.4", Worker.ENGINEER: "MP-4.4", Worker.SCIENTIST: "MP-13.5"}
OF_CHOICES = {
    "retrieve": "MP-14.1",
    "end-turn": "MP-3.12",
    "stop": "MP-9.10",
    "decline": "MP-6.2",
    "enough": "MP-11.3",
    "accept": "MP-10.8",
    "refuse": "MP-10.8",
    "recruit": "MP-2.5",
    "make": "MP-4.14",
    "burn": "MP-7.11",
}
"""The rules that say so."""


def about(view: Any, seat: int | None, name: str) -> About:
    """What a shape is, and what it means to a seat."""
    found = (
        WHOLE[name](view, seat)
        if name in WHOLE
        else _of_kind(view, seat, *name.partition("-")[::2])
    )
    if seat is None or view.over:
        return found._replace(now=())
    return found


def _of_kind(s: Any, seat: int | None, kind: str, which: str) -> About:
    """Shapes of which there are several."""
    match kind:
        case "space" | "block":
            space = Space[which.upper().replace("-", "_")]
            return _blocking(s, seat, space) if kind == "block" else of_space(s, seat, space)
        case "building" | "occupy":
            number = BUILDING_NAMES.index(which)
            site = SPACES + number
            return _blocking(s, seat, site) if kind == "occupy" else of_building(s, seat, number)
        case "slot":
            return of_slot(s, seat, int(which) - 1)
        case "bomb":
            return of_bomb(s, seat, BOMB_NAMES.index(which))
        case "load" | "test":
            return of_bomb_action(s, seat, kind, BOMB_NAMES.index(which))
        case "worker":
            return of_worker(s, which)
        case "contractors":
            return of_contractors(s, Worker(CODES.index(which)))
        case "choice":
            return of_choice(s, seat, which)
        case "stand":
            return _to(which.removeprefix("down-"), "about-stand-down", "MP-10.5")
        case "truce":
            return _to(which, "about-truce", "MP-10.4")
        case "points":
            return of_points(s, seat, PLAYERS.index(which))
        case "hand":
            return _to(which, "about-hand", "MP-12.3")
        case "untrained":
            return About(MESSAGES["about-untrained"], "MP-5.4")
        case "tested":
            return _to(which, "about-tested", "MP-13.7")
        case "pacts":
            return _to(which, "about-pacts", "MP-10.6")
        case "strike":
            told = _to(which, "about-strike", "MP-9.6")
            return told._replace(now=(odds_of_strike(s, PLAYERS.index(which)),))
    return of_stock(s, seat, kind, PLAYERS.index(which))


def _to(player: str, key: str, rule: str) -> About:
    """Something that concerns a player, and is the same whoever looks."""
    return About(MESSAGES[key].filled(seat=PLAYER_NAMES[PLAYERS.index(player)]), rule)


def sentences(*phrases: Phrase) -> Phrase:
    """One after another."""
    return reduce(
        lambda said, more: MESSAGES["about-sentences"].filled(said=said, more=more), phrases
    )


# --- what is there once


def of_turn(s: Any, seat: int | None) -> About:
    """The turn as a whole."""
    now = (page.SPYING.filled(number=int(s.spying)),) if s.spying else ()
    return About(MESSAGES["about-turn"], "MP-3.2", now)


def of_bribe_pile(s: Any, seat: int | None) -> About:
    """Money for whoever buys the cheapest building."""
    money = MESSAGES["now-brings-pile"].filled(money=amount(Good.MONEY, int(s.bribe)))
    return About(MESSAGES["about-bribe-pile"], "MP-6.8", (money,) if s.bribe else ())


def of_building_deck(s: Any, seat: int | None) -> About:
    """Buildings face down."""
    return About(MESSAGES["about-building-deck"], "MP-6.11")


def of_bomb_deck(s: Any, seat: int | None) -> About:
    """Bombs face down: whether there are enough for another row."""
    if s.closed:
        return About(MESSAGES["about-bomb-deck"], "MP-12.9", (MESSAGES["refusal-closed"],))
    now = [MESSAGES["now-next-row"].filled(bombs=counted("bombs", int(s.seats) + 1))]
    under = [BOMB_NAMES[int(n) - 1] for n in s.under if n]
    if under:
        now.append(UNDER_DECK.filled(bombs=under))
    return About(MESSAGES["about-bomb-deck"], "MP-12.8", tuple(now))


def of_tokens(s: Any, seat: int | None) -> About:
    """Test tokens that nobody has."""
    now = MESSAGES["now-tested"]
    if seat is not None and not has_tested(s, seat):
        value = int(TOKENS[int(s.seats), int(s.tested)])
        now = MESSAGES["now-token"].filled(points=counted("points", value))
    return About(MESSAGES["about-test-tokens"], "MP-13.10", (now,))


def of_draft(s: Any, seat: int | None) -> About:
    """The packet that goes round."""
    choosing = KEEPING.filled(seat=PLAYER_NAMES[int(to_move(s))])
    return About(MESSAGES["about-draft"], "MP-12.4", (choosing,))


WHOLE: dict[str, Callable[[Any, int | None], About]] = {
    "turn": of_turn,
    "bribe-pile": of_bribe_pile,
    "building-deck": of_building_deck,
    "bomb-deck": of_bomb_deck,
    "test-tokens": of_tokens,
    "draft": of_draft,
}


# --- spaces and buildings


def of_space(s: Any, seat: int | None, space: Space) -> About:
    """A place on the main board."""
    said = printed(space, word_of(space).rstrip("-1234"))
    return About(said, OF_SPACES[space], tuple(space_now(s, seat, space)))


def of_building(s: Any, seat: int | None, number: int) -> About:
    """A building, for sale or somebody's."""
    kind = BUILDING_KINDS[number]
    said = printed(SPACES + number, word_of(kind))
    return About(said, OF_KINDS[kind], tuple(building_now(s, seat, number)))


def _blocking(s: Any, seat: int | None, site: int) -> About:
    """Placing without the action: what it costs."""
    now = (MESSAGES["about-costs"].filled(goods=cost_of(site)),) if any(SITES[site].cost) else ()
    return About(MESSAGES["about-block"], "MP-4.10", now)


def printed(site: int, kind: str) -> Phrase:
    """What a space or building does, whom it takes, what it costs and gives to others."""
    here = SITES[site]
    made = amounts(here.makes)
    goods: Any = OR.filled(one=made[0], other=made[1]) if here.either else made
    told = [MESSAGES[f"about-{kind}"].filled(goods=goods) if made else MESSAGES[f"about-{kind}"]]
    told.append(MESSAGES["about-takes"].filled(workers=staff(site)))
    if any(here.cost) or here.burns:
        told.append(MESSAGES["about-costs"].filled(goods=cost_of(site)))
    if any(here.others):
        told.append(MESSAGES["about-shares"].filled(goods=amounts(here.others)))
    return sentences(*told)


def cost_of(site: int) -> Any:
    """What a space or building costs; some reactors burn uranium instead."""
    here = SITES[site]
    paid = amounts(here.cost)
    instead = amount(Good.URANIUM, int(here.burns))
    if here.burns:
        return OR.filled(one=paid[0], other=instead) if paid else instead
    return paid


def space_now(s: Any, seat: int | None, space: Space) -> Now:
    """Whether the viewer can place there, and what would come of it."""
    if seat is None:
        return
    if space == Space.DESIGN and s.closed:
        yield MESSAGES["refusal-closed"]
    elif occupied(s, space):
        yield MESSAGES["now-occupied"]
    else:
        reason = Refusal.NONE
        if question(s) == Ask.TURN and to_move(s) == seat:
            reason = Refusal(int(refuse_place(s, seat, space)))
        yield from standing(s, seat, space, reason)


def building_now(s: Any, seat: int | None, number: int) -> Now:
    """What the viewer can do with a building."""
    building, owner = s.buildings[number], int(s.buildings[number].owner)
    if seat is None:
        return
    if owner < 0:
        slots = [slot for slot, card in enumerate(s.market) if int(card) == number + 1]
        for slot in slots:
            yield from slot_now(s, seat, slot)
        return
    if owner != seat:
        yield from rival_now(s, seat, number)
    if building.damage:
        yield MESSAGES["now-damaged"].filled(number=int(building.damage))
    elif building.user != NOBODY:
        yield MESSAGES["now-occupied"]
    elif owner == seat or (s.spying and s.mover == seat):
        reason = Refusal.NONE
        if question(s) == Ask.TURN and to_move(s) == seat:
            reason = Refusal(int(refuse_use(s, seat, number)))
        yield from standing(s, seat, SPACES + number, reason)


def rival_now(s: Any, seat: int, number: int) -> Now:
    """A building of an opponent: spies may use it, bombers may hit it."""
    owner = int(s.buildings[number].owner)
    if s.strike != Strike.NONE and s.mover == seat:
        reason = Refusal(int(refuse_raid(s, seat, number)))
        if reason not in (Refusal.NONE, Refusal.FIGHTERS_GUARD):
            yield refused(reason)
            return
    elif s.spying and s.mover == seat:
        yield MESSAGES["now-open-to-spies"].filled(buildings=counted("buildings", int(s.spying)))
    else:
        yield MESSAGES["now-needs-spies"]
    fighters = int(s.players[owner].goods[Good.FIGHTERS])
    yield (
        MESSAGES["now-guarded"].filled(
            fighters=amount(Good.FIGHTERS, fighters), seat=PLAYER_NAMES[owner]
        )
        if fighters
        else MESSAGES["now-unguarded"]
    )


MISSING = (Refusal.NONE, Refusal.WORKERS_MISSING, Refusal.CANNOT_PAY, Refusal.MUST_RETRIEVE)
"""These are told by what is missing."""


def standing(s: Any, seat: int, site: int, reason: Refusal) -> Now:
    """What lacks at a free site, or what its action would not bring in full."""
    if reason not in MISSING:
        yield refused(reason)
    lacks = list(shortage(s, seat, site))
    yield from lacks
    if not lacks:
        if reason in MISSING:
            yield MESSAGES["now-ready"]
        yield from less(s, seat, site)


def refused(reason: Refusal) -> Phrase:
    """Why something cannot be done now."""
    return MESSAGES.each("refusal", (reason,))[reason]


def shortage(s: Any, seat: int, site: int) -> Now:
    """The workers and goods that the viewer would still need."""
    here, goods = SITES[site], s.players[seat].goods
    lacks: list[Phrase] = []
    if not manned(s, seat, site):
        wanted = int(here.workers)
        have = {worker: int(of_type(s, seat, worker)) for worker in Worker}
        match Takes(int(here.takes)):
            case Takes.ANY:
                yield MESSAGES["now-lacks-workers"].filled(number=wanted - sum(have.values()))
            case Takes.ENGINEERS:
                lacks.append(amount(Good.ENGINEERS, wanted - have[Worker.ENGINEER]))
            case Takes.SCIENTISTS:
                lacks.append(amount(Good.SCIENTISTS, wanted - have[Worker.SCIENTIST]))
            case Takes.ENGINEER_OR_SCIENTIST:
                lacks.append(staff(site))
            case Takes.ENGINEER_AND_SCIENTIST:
                both = (Worker.ENGINEER, Worker.SCIENTIST)
                lacks += [amount(worker_good(worker), 1) for worker in both if not have[worker]]
    if not (affords(s, seat, site) or burns(s, seat, site)):
        short = [int(here.cost[good]) - int(goods[good]) for good in range(PAID)]
        paid = [amount(Good(good), n) for good, n in enumerate(short) if n > 0]
        if here.burns:
            instead = amount(Good.URANIUM, int(here.burns) - int(goods[Good.URANIUM]))
            paid = [OR.filled(one=paid[0], other=instead) if paid else instead]
        lacks += paid
    if lacks:
        yield MESSAGES["now-lacks"].filled(goods=lacks)


def less(s: Any, seat: int, site: int) -> Now:
    """What a track has no room for, or the general supply has not enough of."""
    me = s.players[seat]
    for good, made in enumerate(SITES[site].makes):
        if good < GOODS:
            room = LIMITS[good] - int(me.goods[good])
            if room < made:
                yield MESSAGES["now-room"].filled(goods=amount(Good(good), room))
        else:
            worker = good - GOODS
            left = int(me.untrained[worker]) + int(s.grey[worker])
            if left < made:
                yield MESSAGES["now-to-train"].filled(workers=amount(Good(good), left))


# --- the market


def of_slot(s: Any, seat: int | None, slot: int) -> About:
    """A price of the market."""
    told = [MESSAGES["about-slot"].filled(money=amount(Good.MONEY, PRICES[slot]))]
    if slot == 0:
        told.append(MESSAGES["about-slot-first"])
    if slot < FREE_FOR_ENGINEERS:
        told.append(MESSAGES["about-slot-free"])
    if slot >= BRIBING:
        told.append(MESSAGES["about-slot-bribing"])
    return About(sentences(*told), "MP-6.4", tuple(slot_now(s, seat, slot)))


def slot_now(s: Any, seat: int | None, slot: int) -> Now:
    """Whether the viewer has the money, and what comes with the purchase."""
    if seat is None:
        return
    engineer = question(s) == Ask.MARKET and to_move(s) == seat and topic_of(s) == 1
    lacks = int(price(slot, engineer)) - int(s.players[seat].goods[Good.MONEY])
    if lacks > 0:
        yield MESSAGES["now-lacks"].filled(goods=amount(Good.MONEY, lacks))
    else:
        yield MESSAGES["now-ready"]
    if slot == 0 and s.bribe:
        yield MESSAGES["now-brings-pile"].filled(money=amount(Good.MONEY, int(s.bribe)))


# --- bombs


def of_bomb(s: Any, seat: int | None, bomb: int) -> About:
    """A bomb, wherever it lies."""
    card = BOMB_CARDS[bomb]
    fuel = "plutonium" if bomb >= PLUTONIUM_BOMBS else "uranium"
    said = MESSAGES[f"about-bomb-{fuel}"].filled(
        goods=[amount(good, n) for good, n in bomb_needs(bomb)],
        points=counted("points", int(card.untested)),
        **({"tested": int(card.tested)} if fuel == "plutonium" else {}),
    )
    load = MESSAGES["about-bomb-load"].filled(
        money=amount(Good.MONEY, int(card.load)), points=counted("points", LOADED)
    )
    rule = "MP-13.3" if fuel == "plutonium" else "MP-13.2"
    return About(sentences(said, load), rule, tuple(bomb_now(s, seat, bomb)))


def bomb_now(s: Any, seat: int | None, bomb: int) -> Now:
    """What is missing to build or load it, and what that would bring."""
    if seat is None:
        return
    if s.bombs[bomb].lies != Lies.BUILT:
        lacks = missing(s, seat, bomb)
        yield MESSAGES["now-lacks"].filled(goods=lacks) if lacks else MESSAGES["now-ready"]
        if not refuse_build(s, seat, bomb):
            card = BOMB_CARDS[bomb]
            worth = card.tested if has_tested(s, seat) else card.untested
            yield would_have(s, seat, int(worth))
    elif has_built(s, seat, bomb):
        if not s.bombs[bomb].loaded:
            yield from load_now(s, seat, bomb)
        if bomb >= PLUTONIUM_BOMBS and not has_tested(s, seat):
            yield from test_now(s, seat, bomb)


def missing(s: Any, seat: int, bomb: int) -> list[Phrase]:
    """What the viewer lacks to build a bomb."""
    found = []
    for good, n in bomb_needs(bomb):
        has = s.players[seat].goods[good] if good < GOODS else of_type(s, seat, good - GOODS)
        if has < n:
            found.append(amount(good, n - int(has)))
    return found


def would_have(s: Any, seat: int, more: int) -> Phrase:
    """The points after a bomb action."""
    return MESSAGES["now-ahead"].filled(
        points=int(points(s, seat)) + more, target=counted("points", TARGETS[int(s.seats)])
    )


def load_now(s: Any, seat: int, bomb: int) -> Now:
    """What is missing to load a bomb, or what it brings."""
    goods, price_of = s.players[seat].goods, int(BOMB_CARDS[bomb].load)
    if not refuse_load(s, seat, bomb):
        yield would_have(s, seat, LOADED)
        return
    lacks = [
        (Good.MONEY, price_of - int(goods[Good.MONEY])),
        (Good.BOMBERS, 1 - int(goods[Good.BOMBERS])),
    ]
    yield MESSAGES["now-lacks"].filled(goods=[amount(good, n) for good, n in lacks if n > 0])


def test_now(s: Any, seat: int, bomb: int) -> Now:
    """What a test would change."""
    change = int(test_gain(s, seat, bomb))
    gain = (GAIN if change >= 0 else LOSS).filled(points=abs(change))
    yield MESSAGES["now-test-gain"].filled(gain=gain)
    yield would_have(s, seat, change)


def of_bomb_action(s: Any, seat: int | None, verb: str, bomb: int) -> About:
    """Loading or testing a built bomb."""
    if verb == "test":
        now = () if seat is None else tuple(test_now(s, seat, bomb))
        return About(MESSAGES["about-test"], "MP-13.9", now)
    money = amount(Good.MONEY, int(BOMB_CARDS[bomb].load))
    said = MESSAGES["about-load"].filled(money=money, points=counted("points", LOADED))
    return About(said, "MP-13.13", () if seat is None else tuple(load_now(s, seat, bomb)))


# --- nations


def of_points(s: Any, seat: int | None, player: int) -> About:
    """How points came about, and how many are still missing."""
    line = score_sheet(s)[player]
    parts = MESSAGES["news-tally"].filled(
        seat=PLAYER_NAMES[player], built=line["bombs"], loaded=line["loaded"], token=line["token"]
    )
    left = counted("points", max(0, line["target"] - line["total"]))
    return About(
        MESSAGES["about-points"], "MP-13.15", (parts, MESSAGES["now-to-go"].filled(points=left))
    )


def of_stock(s: Any, seat: int | None, name: str, player: int) -> About:
    """Goods and spies: what they are for, and how many more the viewer can have."""
    if name == "spies":
        have, most = int(s.players[player].spies), MOST_SPIES
    else:
        good = Good[name.upper()]
        have, most = int(s.players[player].goods[good]), LIMITS[good]
    now = []
    if most < UNLIMITED and player == seat:
        now.append(MESSAGES["now-more"].filled(number=most - have))
    return About(MESSAGES[f"about-good-{name}"], OF_GOODS[name], tuple(now))


def of_contractors(s: Any, worker: Worker) -> About:
    """Those who wait in the general supply."""
    said = sentences(MESSAGES[f"about-{word_of(worker)}"], MESSAGES["about-contractor"])
    left = MESSAGES["now-left"].filled(number=int(s.grey[worker]))
    return About(said, "MP-1.2", (left,), f"contract-{word_of(worker)}")


def of_worker(s: Any, which: str) -> About:
    """A worker, by its colour and type: whose it is, and where it stands."""
    colour, code, _ = which.split("-")
    worker = Worker(CODES.index(code))
    whose, thing = MESSAGES["about-contractor"], f"contract-{word_of(worker)}"
    if colour != word_of(Colour.GREY):
        thing = word_of(worker)
        whose = MESSAGES["about-permanent"].filled(seat=PLAYER_NAMES[PLAYERS.index(colour)])
    name = f"worker-{which}"
    places = [place for place, there in roll_call(s).items() if name in (who.name for who in there)]
    now = tuple(stands(place) for place in places)
    said = sentences(MESSAGES[f"about-{word_of(worker)}"], whose)
    return About(said, OF_WORKERS[worker], now, thing)


def stands(place: Place) -> Phrase:
    """Where a worker is."""
    kind, number = place
    match kind:
        case "supply":
            return MESSAGES["now-waits"].filled(seat=PLAYER_NAMES[number])
        case "socket":
            site = site_name(SPACE_OF[number])
        case "crowd":
            site = site_name(Space.CONSTRUCTION)
        case "building":
            site = site_name(SPACES + number)
        case "bomb":
            site = bomb_name(number)
        case _:
            site = MESSAGES["place-token"]
    return MESSAGES["now-stands"].filled(site=site)


# --- choices


def of_choice(s: Any, seat: int | None, which: str) -> About:
    """Buttons."""
    verb, _, what = which.partition("-")
    if verb == "own":
        if question(s) == Ask.STAFF:
            return About(MESSAGES["about-choice-staff"], "MP-13.5")
        return About(MESSAGES["about-choice-own"], "MP-5.4")
    word = which if which in OF_CHOICES else verb
    now: Iterable[Phrase] = ()
    if which == "retrieve" and seat is not None:
        now = retrieve_now(s, seat)
    elif verb == "make" and seat is not None:
        good = Good[what.upper()]
        now = [each for each in less(s, seat, int(topic_of(s))) if names(each, good)]
    return About(MESSAGES[f"about-choice-{word}"], OF_CHOICES[word], tuple(now))


def names(phrase: Phrase, good: Good) -> bool:
    """Whether a sentence is about a good."""
    return any(
        isinstance(value, Phrase) and value.key == amount(good, 0).key for _, value in phrase.values
    )


def retrieve_now(s: Any, seat: int) -> Now:
    """Who would come home, and who would leave."""
    me = s.players[seat]
    out = [WORKERS_OF_A_KIND - int(me.supply[w]) - int(me.untrained[w]) for w in Worker]
    if away(s, seat):
        yield MESSAGES["now-home"].filled(workers=crew(out))
    leaving = int(sum(me.supply[TYPES:]))
    if leaving:
        yield MESSAGES["now-leaving"].filled(number=leaving)
