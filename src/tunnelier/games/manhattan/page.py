"""The table of The Manhattan Project: market, main board, players with buildings and bombs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tunnelier.core import typed
from tunnelier.core.codec import word_of
from tunnelier.core.language import Phrase
from tunnelier.draw.page import Page, Span

from .rules.strike import planes
from .score import points
from .state import DECK as IN_DECK
from .state import NOBODY, PACKET, Lies, Strike
from .tables import (
    BOMB_CARDS,
    BOMB_NAMES,
    BOMBS,
    BRIBING,
    BUILDING_KINDS,
    BUILDING_NAMES,
    BUILDINGS,
    FREE_FOR_ENGINEERS,
    PLUTONIUM_BOMBS,
    PRICES,
    SITES,
    SPACES,
    TARGETS,
    TOKENS,
    TYPES,
    BuildingKind,
    Colour,
    Good,
    Space,
    Takes,
    Worker,
)
from .text import PLAYER_NAMES, amount, counted, workers_on
from .words import MESSAGES

STYLES = {
    Colour.RED: "red",
    Colour.BLUE: "dodger_blue1",
    Colour.GREEN: "green3",
    Colour.YELLOW: "yellow",
    Colour.VIOLET: "violet",
    Colour.GREY: "bright_black",
}
FAINT = "dim"
SHORT = MESSAGES.each("short", Good)
"""Amounts, as short as they can be."""
LETTERS = MESSAGES.each("letter", Worker)
KINDS = MESSAGES.each("kind", BuildingKind)
ACTIONS = MESSAGES.each(
    "page-action",
    (Space.ESPIONAGE, Space.DESIGN, Space.AIR_STRIKE, Space.REPAIR, Space.CONSTRUCTION),
)
TURN = MESSAGES["page-turn"]
TARGET = MESSAGES["page-target"]
SPYING = MESSAGES["page-spying"]
MARKET = MESSAGES["page-market"]
DECK = MESSAGES["page-deck"]
EMPTY = MESSAGES["page-empty"]
OTHERS = MESSAGES["page-others"]
CLOSED = MESSAGES["page-closed"]
ROW = MESSAGES["page-row"]
GENERAL = MESSAGES["page-general"]
POINTS = MESSAGES["page-points"]
SUPPLY = MESSAGES["page-supply"]
UNTRAINED = MESSAGES["page-untrained"]
TOKEN = MESSAGES["page-token"]
LOADED = MESSAGES["page-loaded"]
IN_HAND = MESSAGES["page-in-hand"]
READY = MESSAGES["page-ready"]
BUILT = MESSAGES["page-built"]
TRUCE = MESSAGES["page-truce"]
STAND_DOWN = MESSAGES["page-stand-down"]


def show(s: Any, lang: str, width: int = 80) -> Page:
    """The whole table, from top to bottom."""
    page = Page()
    page.add(*title(s, lang))
    page.add(Span(MESSAGES["page-key-workers"].say(lang), FAINT))
    page.add(Span(MESSAGES["page-key-goods"].say(lang), FAINT))
    page.add("").extend(market_lines(s, lang))
    page.add("").extend(board_lines(s, lang, width))
    page.add("").extend(design_lines(s, lang))
    page.add(Span(f"{GENERAL.say(lang)} ", FAINT), *workers([0, 0, 0, *s.grey], Colour.GREY, lang))
    for seat in range(int(s.seats)):
        page.add("").extend(player_lines(s, seat, lang))
    return page


def title(s: Any, lang: str) -> list[Span]:
    """Whose turn it is, and what it has opened."""
    mover = int(s.mover)
    told = [TARGET.say(lang, points=TARGETS[int(s.seats)])]
    if s.spying:
        told.append(SPYING.say(lang, number=int(s.spying)))
    if s.strike != Strike.NONE:
        told.append(MESSAGES["page-strike"].say(lang, planes=int(planes(s, mover))))
    number, seat = turn_of(s)
    turn = TURN.say(lang, number=number, seat=PLAYER_NAMES[seat])
    return [Span(turn, f"bold {STYLES[Colour(seat)]}"), Span(" · " + " · ".join(told))]


def turn_of(s: Any) -> tuple[int, int]:
    """The number of the turn under way and whose it is; of the last one, if that ended the match."""
    seats, finished = int(s.seats), int(s.turns)
    if s.over and not s.begun:
        return (finished - 1) // seats + 1, (int(s.mover) - 1) % seats
    return finished // seats + 1, int(s.mover)


# --- what spaces, buildings and bombs say


def short(good: Good, number: int, lang: str) -> str:
    """A number of goods, in short."""
    return SHORT[good].say(lang, number=number)


def goods(counts: Any, lang: str, joined: str = "+") -> str:
    """Several goods, in short."""
    held = {good: int(n) for good, n in zip(Good, counts, strict=False) if n}
    money_last = sorted(held, key=lambda good: good == Good.MONEY)
    return joined.join(short(good, held[good], lang) for good in money_last)


def need(site: int, lang: str) -> str:
    """Which workers go there."""
    number = int(SITES[site].workers)
    engineer, scientist = (LETTERS[w].say(lang) for w in (Worker.ENGINEER, Worker.SCIENTIST))
    match Takes(int(SITES[site].takes)):
        case Takes.ENGINEERS:
            return engineer * number
        case Takes.SCIENTISTS:
            return scientist * number
        case Takes.ENGINEER_OR_SCIENTIST:
            return f"{engineer}/{scientist}"
        case Takes.ENGINEER_AND_SCIENTIST:
            return f"{engineer}+{scientist}"
    return "?" * number


def deal(site: int, lang: str) -> str:
    """What is paid and what it brings."""
    row = SITES[site]
    if site in ACTIONS:
        makes = ACTIONS[Space(site)].say(lang)
    else:
        makes = goods(row.makes, lang, " / " if row.either else " + ")
    paid = goods(row.cost, lang, "+")
    if row.burns:
        paid += f"/{short(Good.URANIUM, int(row.burns), lang)}"
    told = f"{paid} → {makes}" if paid else makes
    if goods(row.others, lang):
        told += f", {OTHERS.say(lang, goods=goods(row.others, lang))}"
    return told


def building_line(number: int, lang: str) -> str:
    """A building: number, kind, sockets, deal."""
    kind = KINDS[BUILDING_KINDS[number]].say(lang).ljust(longest(KINDS.values(), lang))
    site = SPACES + number
    return f"{BUILDING_NAMES[number]} {kind} [{need(site, lang)}] {deal(site, lang)}"


@cache
def longest_building(lang: str) -> int:
    """The room that any building needs."""
    return max(len(building_line(number, lang)) for number in range(BUILDINGS))


def longest(phrases: Iterable[Phrase], lang: str) -> int:
    """The room that any of some words needs."""
    return max(len(phrase.say(lang)) for phrase in phrases)


def workers(counts: Any, colour: Colour, lang: str) -> list[Span]:
    """Workers as letters: own ones in capitals and in colour, contractors small and grey."""
    spans = []
    for kind, number in enumerate(counts):
        letter = LETTERS[Worker(kind % TYPES)].say(lang)
        if kind < TYPES:
            spans.append(Span(letter * int(number), f"bold {STYLES[colour]}"))
        else:
            spans.append(Span(letter.lower() * int(number), STYLES[Colour.GREY]))
    found = [span for span in spans if span.text]
    return found or [Span("–", FAINT)]


# --- market, main board, bombs


def market_lines(s: Any, lang: str) -> list[list[Span]]:
    """The seven slots with their prices."""
    left = sum(int(b.owner == IN_DECK) for b in s.buildings)
    page = Page().add(
        Span(MARKET.say(lang), "bold"),
        f" · {bribe_pile(s, lang)} · {DECK.say(lang, number=left)}",
    )
    for slot, price in enumerate(PRICES):
        card = int(s.market[slot])
        offer = building_line(card - 1, lang) if card else EMPTY.say(lang)
        tag = short(Good.MONEY, price, lang)
        page.add(
            Span(f" {slot + 1} ", "bold"),
            Span(f"{tag:>4}  "),
            Span(offer.ljust(longest_building(lang) + 2), "" if card else FAINT),
            Span(slot_note(slot, lang), FAINT),
        )
    return page.lines


def bribe_pile(s: Any, lang: str) -> str:
    """What the buyer of the cheapest building takes."""
    return MESSAGES["page-bribes"].say(lang, money=amount(Good.MONEY, int(s.bribe)))


def slot_note(slot: int, lang: str) -> str:
    """What else buying from a slot means."""
    if slot == 0:
        return MESSAGES["page-slot-first"].say(lang)
    if slot < FREE_FOR_ENGINEERS:
        return MESSAGES["page-slot-free"].say(lang)
    return MESSAGES["page-slot-bribing"].say(lang) if slot >= BRIBING else ""


def board_lines(s: Any, lang: str, width: int) -> list[list[Span]]:
    """The spaces of the main board with whoever stands there, in two columns if they fit."""
    left, right = Page(), Page()
    for space in Space:
        column = left if space <= Space.MINE_1 else right
        column.add(*space_line(s, space, lang))
    both = left.beside(right)
    return both.lines if both.width <= width else left.lines + right.lines


def space_line(s: Any, space: Space, lang: str) -> list[Span]:
    """One space: its word, whom it takes, its deal, its workers."""
    there = workers_on(s, space)
    style = FAINT if there and space != Space.CONSTRUCTION else ""
    told = f"[{need(space, lang)}] {deal(space, lang)} "
    if space == Space.DESIGN and s.closed:
        told += f"({CLOSED.say(lang)}) "
    word = typed_space(space, lang).ljust(max(len(typed_space(each, lang)) for each in Space) + 1)
    return [Span(word, "bold"), Span(told, style), *standing(there, lang)]


@cache
def typed_space(space: Space, lang: str) -> str:
    """What is typed to place there."""
    return typed.shown(MESSAGES, word_of(space), lang)


def standing(there: list[tuple[Colour, Worker]], lang: str) -> list[Span]:
    """Workers on a space, each in its colour, after the name of their player."""
    spans = []
    for colour in Colour:
        mine = "".join(LETTERS[worker].say(lang) for c, worker in there if c == colour)
        if mine and colour == Colour.GREY:
            spans.append(Span(mine.lower() + " ", STYLES[colour]))
        elif mine:
            name = PLAYER_NAMES[colour].say(lang)
            spans.append(Span(f"{name} {mine} ", f"bold {STYLES[colour]}"))
    return spans


def bomb_line(bomb: int, lang: str) -> str:
    """A bomb: what it needs and is worth."""
    card = BOMB_CARDS[bomb]
    staff = LETTERS[Worker.SCIENTIST].say(lang) * int(card.scientists)
    staff += LETTERS[Worker.ENGINEER].say(lang) * int(card.engineers)
    fuel = "plutonium" if bomb >= PLUTONIUM_BOMBS else "uranium"
    return MESSAGES[f"page-bomb-{fuel}"].say(
        lang,
        bomb=BOMB_NAMES[bomb],
        workers=staff,
        fuel=short(Good(int(card.fuel)), int(card.amount), lang),
        untested=int(card.untested),
        tested=int(card.tested),
        load=amount(Good.MONEY, int(card.load)),
    )


def design_lines(s: Any, lang: str) -> list[list[Span]]:
    """The face-up bombs, what is left in the deck, the test tokens."""
    deck = int(s.deck) + sum(int(n > 0) for n in s.under)
    left = [str(n) for n in TOKENS[int(s.seats), int(s.tested) : int(s.seats)]]
    tokens = MESSAGES["page-tokens"].say(lang, tokens=left or "–")
    page = Page().add(
        Span(ROW.say(lang), "bold"),
        f" · {DECK.say(lang, number=deck)} · {tokens}",
        *([Span(f" · {CLOSED.say(lang)}", "red")] if s.closed else []),
    )
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.ROW:
            page.add(f"  {bomb_line(bomb, lang)}")
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.DRAFTED and s.bombs[bomb].holder == PACKET:
            packet = MESSAGES["page-packet"].say(lang)
            page.add(Span(f"  {packet} · {bomb_line(bomb, lang)}", "yellow"))
    return page.lines


# --- the players


def player_lines(s: Any, seat: int, lang: str) -> list[list[Span]]:
    """Tracks, workers, buildings, built bombs and as much of the hand as the viewer knows."""
    me, page, colour = s.players[seat], Page(), Colour(seat)
    score = POINTS.say(lang, points=int(points(s, seat)), target=TARGETS[int(s.seats)])
    name = PLAYER_NAMES[seat].say(lang)
    page.add(Span(name, f"bold {STYLES[colour]}"), f"  {score}")
    for pact in pacts_of(s, seat):
        page.add(Span(f"  {pact.say(lang)}", "cyan"))
    tracks = [short(good, int(n), lang) for good, n in zip(Good, me.goods, strict=False)]
    page.add("  " + " · ".join([*tracks, counted("spies", int(me.spies)).say(lang)]))
    page.add(
        f"  {SUPPLY.say(lang)} ",
        *workers(me.supply, colour, lang),
        Span(f"  {UNTRAINED.say(lang)} ", FAINT),
        *workers([*me.untrained, 0, 0, 0], colour, lang),
    )
    for number in range(BUILDINGS):
        if s.buildings[number].owner == seat:
            page.add(*owned_line(s, number, lang))
    if me.token != NOBODY:
        page.add(
            f"  {TOKEN.say(lang, value=int(me.token))} ",
            *workers(me.token_workers, colour, lang),
        )
    for bomb in range(BOMBS):
        if s.bombs[bomb].holder == seat:
            page.add(*held_line(s, seat, bomb, lang))
    known = sum(int(b.lies == Lies.DRAFTED and b.holder == seat) for b in s.bombs)
    if int(me.hand) > known:
        page.add(Span("  " + IN_HAND.say(lang, number=int(me.hand)), FAINT))
    return page.lines


def owned_line(s: Any, number: int, lang: str) -> list[Span]:
    """A building on a player's board: sockets, damage, who works there."""
    building = s.buildings[number]
    spans = [Span(f"  {building_line(number, lang)} ", FAINT if building.damage else "")]
    if building.user != NOBODY:
        user = Colour(int(building.user))
        spans.append(Span(f"{PLAYER_NAMES[user].say(lang)} ", STYLES[user]))
        spans += workers(building.workers, user, lang)
    if building.damage:
        damage = MESSAGES["page-damage"].say(lang, number=int(building.damage))
        spans.append(Span(f" {damage}", "bold red"))
    return spans


def held_line(s: Any, seat: int, bomb: int, lang: str) -> list[Span]:
    """A built bomb with its workers, or a bomb in hand with what is missing to build it."""
    card = s.bombs[bomb]
    if card.lies == Lies.BUILT:
        spans = [Span(f"  {BUILT.say(lang)} ", "bold"), Span(bomb_line(bomb, lang) + " ")]
        spans += workers(card.workers, Colour(seat), lang)
        if card.loaded:
            spans.append(Span(f" {LOADED.say(lang)}", "bold green3"))
        return spans
    what = missing(s, seat, bomb, lang)
    status = MESSAGES["page-missing"].say(lang, goods=what) if what else READY.say(lang)
    return [
        Span(f"  {MESSAGES['page-hand'].say(lang)} ", "bold"),
        Span(bomb_line(bomb, lang) + " · "),
        Span(status, "yellow" if what else "bold green3"),
    ]


def missing(s: Any, seat: int, bomb: int, lang: str) -> str:
    """What a player still lacks to build a bomb."""
    me, card = s.players[seat], BOMB_CARDS[bomb]
    have = [int(me.supply[worker]) + int(me.supply[TYPES + worker]) for worker in Worker]
    lacks = {
        Good.SCIENTISTS: int(card.scientists) - have[Worker.SCIENTIST],
        Good.ENGINEERS: int(card.engineers) - have[Worker.ENGINEER],
        Good(int(card.fuel)): int(card.amount) - int(me.goods[card.fuel]),
    }
    return " ".join(short(good, n, lang) for good, n in lacks.items() if n > 0)


def pacts_of(s: Any, seat: int) -> Iterator[Phrase]:
    """The pacts that the player proposed and that still hold: with whom, each kind at once."""
    me = s.players[seat]
    for phrase, mask in ((TRUCE, int(me.truce)), (STAND_DOWN, int(me.stand_down))):
        partners = [PLAYER_NAMES[other] for other in range(int(s.seats)) if mask >> other & 1]
        if partners:
            yield phrase.filled(players=partners, number=len(partners))
