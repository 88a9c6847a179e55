"""The table of 1987 Channel Tunnel: the sea bed with both bores, the spaces, both boards."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.core.view import ALL_EYES
from tunnelier.draw.page import Page, Span

from .rules.abilities import wears_out
from .rules.digging import places
from .rules.discs import allowed
from .rules.turn import lead
from .score import nation_of
from .state import Lies
from .tables import (
    CARD_NAMES,
    CARDS,
    DEVIATION_NAMES,
    DEVIATIONS,
    DISCS_A_COLOUR,
    LENGTH,
    LONGEST_TRACK,
    PLAYING_CARDS,
    SAFE,
    STORAGE,
    TRACK_SPACES,
    TRACKS,
    Ability,
    Action,
    Bonus,
    Colour,
    Event,
    Nation,
    Needs,
    Track,
)
from .text import ACTION_NAMES, COLOURS, EVENTS, NATIONS, TRACK_NAMES, seat_name
from .text import CARDS as CARD_PHRASES
from .words import MESSAGES

STYLES = {
    Colour.BLUE: "deep_sky_blue1",
    Colour.BLACK: "bright_black",
    Colour.ORANGE: "dark_orange",
    Colour.YELLOW: "yellow",
    Colour.WHITE: "bright_white",
}
LETTERS = MESSAGES.each("page-letters", Colour)
NATION_STYLES = {Nation.BRITAIN: "red", Nation.FRANCE: "dodger_blue1"}
FAINT = "dim"

KEY = MESSAGES["page-key"]
BAG = MESSAGES["page-bag"]
FIRST = MESSAGES["page-first"]
ROUND = MESSAGES["page-round"]
NEEDS = MESSAGES["page-needs"]
CLOSED = MESSAGES["page-closed"]
EMPTY_SLOT = MESSAGES["page-empty-slot"]
WORKS = MESSAGES["page-works"]
BANK = MESSAGES["page-bank"]
CARD = MESSAGES["page-card"]
POINTS = MESSAGES["page-points"]
BY_EFFECT = MESSAGES["page-by-effect"]
REQUIREMENTS = MESSAGES.each("page-requirements", Needs)
DISCS = MESSAGES["page-discs"]
PASSED = MESSAGES["page-passed"]
STORED = MESSAGES["page-stored"]
LOCKED = MESSAGES["page-locked"]
DEVIATION = MESSAGES["page-deviation"]
TECHNOLOGY = MESSAGES["page-technology"]
BONUSES = MESSAGES.each("page-bonuses", (Bonus.PEEK, Bonus.DISC, Bonus.STORAGE))
MONEY = MESSAGES["page-money"]
WORTH = MESSAGES["page-worth"]
DEVELOPED = MESSAGES["page-developed"]
USES = MESSAGES["page-uses"]
USED = MESSAGES["page-used"]
FACE_DOWN = MESSAGES["page-face-down"]
PENDING = MESSAGES["page-pending"]
COMPLETED = MESSAGES["page-completed"]
DEVIATION_OUT = MESSAGES["page-deviation-out"]
IN_DECK = MESSAGES["page-in-deck"]
DISCARDED = MESSAGES["page-discarded"]
AGENDA_GONE = MESSAGES["page-agenda-gone"]
NONE = MESSAGES["page-none"]
TO_GO = MESSAGES["page-to-go"]


def show(s: Any, lang: str, width: int = 80) -> Page:
    """The whole table, from top to bottom."""
    page = Page()
    page.add(Span(ROUND.say(lang, number=int(s.rounds) + 1), "bold"), " · ", *_first(s, lang))
    page.add("").extend(sea_bed(s, lang)).add(Span(KEY.say(lang), FAINT)).add("")
    for space in range(len(s.spaces)):
        page.add(*space_line(s, space, lang))
    page.add("").add(f"{BAG.say(lang)}: ", *disc_counts(s.bag, lang))
    out = [n for n, flag in zip(DEVIATION_NAMES, s.deviation_out, strict=True) if flag]
    told = DEVIATION_OUT.say(lang, cards=", ".join(out) or NONE.say(lang))
    page.add(Span(f"{told} · {IN_DECK.say(lang, number=DEVIATIONS - len(out))}", FAINT))
    for line in pile_lines(s, lang):
        page.add(Span(line, FAINT))
    for seat in range(int(s.seats)):
        page.add("").extend(player_lines(s, seat, lang))
    return page


def _first(s: Any, lang: str) -> list[Span]:
    return [Span(FIRST.say(lang, seat=seat_name(s, int(s.first))), FAINT)]


# --- the sea bed


def sea_bed(s: Any, lang: str) -> list[list[Span]]:
    """A cross-section: Britain bores from the left, France from the right."""
    britain = int(nation_of(s, Nation.BRITAIN))
    left = [bore_spot(s, britain, space, lang) for space in range(LENGTH)]
    right = [bore_spot(s, 1 - britain, space, lang) for space in reversed(range(LENGTH))]
    names = [NATIONS[nation].say(lang) for nation in Nation]
    width = 4 * 2 * LENGTH + 1
    water = Span("~" * width, "deep_sky_blue1")
    bed = Span("▒" * width, "grey50")
    title = names[0] + " " * (width - len(names[0]) - len(names[1])) + names[1]
    bore = [span for spans in left for span in spans]
    bore.append(Span("┊", "bold"))
    bore += [span for spans in right for span in spans]
    return [[Span(title, "bold")], [water], [bed], bore, [bed]]


def bore_spot(s: Any, seat: int, space: int, lang: str) -> list[Span]:
    """One space of the tunnel: dug, the machine's place, a token face up or down."""
    side, bored = s.sides[seat], int(s.players[seat].bored)
    style = NATION_STYLES[Nation(int(nation_of(s, seat)))]
    if space < bored:
        machine = "═══▶" if nation_of(s, seat) == Nation.BRITAIN else "◀═══"
        return [Span(machine if space == bored - 1 else "════", style)]
    token = int(side.tokens[space])
    if token <= 0:
        return [Span(" ?  ", FAINT)]
    colour = Colour((token - 1) // 2)
    mark = LETTERS[colour].say(lang) + ("*" if token % 2 == 0 else " ")
    if side.eyes[space] == ALL_EYES:
        return [Span(f"[{mark}]", STYLES[colour])]
    return [Span(f"({mark})", FAINT)]  # peeked at


# --- the action spaces


def space_line(s: Any, space: int, lang: str) -> list[Span]:
    """A space: what it offers, what lies there and what beats it."""
    slot = space - 2
    if slot < 0:
        offer = (WORKS, BANK)[space].say(lang)
    elif s.display[slot]:
        offer = card_offer(int(s.display[slot]) - 1, lang)
    else:
        offer = EMPTY_SLOT.say(lang)
    there = s.spaces[space]
    number, colour = int(there.discs), Colour(int(there.colour))
    name = ("works", "bank")[space] if slot < 0 else f"slot {slot + 1}"
    spans = [Span(f"{name:<7}", "bold")]
    if number:
        spans.append(Span(f"{LETTERS[colour].say(lang) * number:<6}", STYLES[colour]))
    else:
        spans.append(Span(f"{'·':<6}", FAINT))
    beaten = beaten_by(s, space, int(to_move(s)), lang)
    spans += [Span(f"{beaten:<12} ", FAINT), Span(offer)]
    return spans


def beaten_by(s: Any, space: int, seat: int, lang: str) -> str:
    """How many discs the next stack on a space needs, if it is this seat's."""
    least = int(s.spaces[space].discs) + (int(lead(s, seat)) if seat >= 0 else 1)
    return (NEEDS if least <= DISCS_A_COLOUR else CLOSED).say(lang, number=least)


def card_offer(card: int, lang: str) -> str:
    """What a displayed card offers."""
    row = PLAYING_CARDS[card]
    printed = POINTS.say(lang, points=int(row.points))
    return CARD.say(
        lang,
        card=CARD_PHRASES[CARD_NAMES[card]],
        action=ACTION_NAMES[Action(int(row.does))],
        needs=REQUIREMENTS[Needs(int(row.needs))],
        points=BY_EFFECT if Ability.SPEECH <= row.ability <= Ability.TOPOGRAPHICAL else printed,
        money=int(row.money),
    )


def disc_counts(counts: Any, lang: str) -> list[Span]:
    """Discs by colour, as letters and numbers."""
    return [
        Span(f"{LETTERS[colour].say(lang)}{int(counts[colour])} ", STYLES[colour])
        for colour in Colour
    ]


# --- decks and discards


def cards_lying(s: Any, lies: Lies, seat: int | None = None) -> list[int]:
    """The playing cards that the viewer sees lie so."""
    where, whose = s.cards["lies"].tolist(), s.cards["at"].tolist()
    return [k for k in range(CARDS) if where[k] == lies and seat in (None, whose[k])]


def turned_down(s: Any, seat: int) -> list[int]:
    """The player's face-down cards, as far as the viewer knows them."""
    return [k for k in cards_lying(s, Lies.DEVELOPED, seat) if s.cards[k].eyes != ALL_EYES]


def developed_count(s: Any, seat: int) -> int:
    """All developed cards, face up and face down."""
    up = len(cards_lying(s, Lies.DEVELOPED, seat)) - len(turned_down(s, seat))
    return up + int(s.players[seat].face_down)


def deck_size(s: Any) -> int:
    """How many cards the deck holds: all that lie nowhere else."""
    open_piles = (Lies.DISPLAY, Lies.DISCARD, Lies.MONEY)
    elsewhere = sum(len(cards_lying(s, lies)) for lies in open_piles)
    return CARDS - elsewhere - sum(developed_count(s, seat) for seat in range(int(s.seats)))


def pile_lines(s: Any, lang: str) -> list[str]:
    """The discards, and with the expansion the agenda cards; how many the decks hold."""
    none = NONE.say(lang)
    names = [CARD_PHRASES[CARD_NAMES[card]].say(lang) for card in cards_lying(s, Lies.DISCARD)]
    told = [DISCARDED.say(lang, cards=", ".join(names) or none)]
    told[0] += f" · {IN_DECK.say(lang, number=deck_size(s))}"
    if s.with_agenda:
        gone = [EVENTS[word_of(e)].say(lang) for e in Event if e and s.events_gone[e]]
        told.append(AGENDA_GONE.say(lang, cards=", ".join(gone) or none))
        told[1] += f" · {IN_DECK.say(lang, number=int(s.events_left.sum()))}"
    return told


# --- the players' boards


def player_lines(s: Any, seat: int, lang: str) -> list[list[Span]]:
    """Discs, storage, deviation, tracks, money and cards of one player."""
    me, page = s.players[seat], Page()
    style = NATION_STYLES[Nation(int(nation_of(s, seat)))]
    name = seat_name(s, seat).say(lang)
    status = TO_GO.say(lang, number=LENGTH - int(me.bored))
    if me.passed:
        status += f", {PASSED.say(lang)}"
    page.add(Span(name, f"bold {style}"), f"  {status}")
    discs = DISCS.say(lang, number=int(me.area.sum()), most=int(allowed(s, seat)))
    page.add(f"  {discs}: ", *disc_counts(me.area, lang))
    page.add(f"  {STORED.say(lang)}: ", *storage(s, seat, lang))
    page.add(f"  {DEVIATION.say(lang)}: ", *gauge(int(me.deviation)))
    for track in Track:
        page.add(*track_line(s, seat, track, lang))
    page.add("  " + money_line(s, seat, lang))
    page.add("  " + cards_line(s, seat, lang))
    if me.pending:
        event = EVENTS[word_of(Event(int(me.pending)))]
        page.add(Span("  " + PENDING.say(lang, event=event), "yellow"))
    done = [EVENTS[word_of(e)].say(lang) for e in Event if e and me.completed[e]]
    if done:
        page.add("  " + COMPLETED.say(lang, events=", ".join(done)))
    return page.lines


def storage(s: Any, seat: int, lang: str) -> list[Span]:
    """Stored tokens, free places and Britain's lock."""
    stored = s.players[seat].stored
    spans = [
        Span(f"[{LETTERS[colour].say(lang)}]", STYLES[colour])
        for colour in Colour
        for _ in range(int(stored[colour]))
    ]
    usable = int(places(s, seat))
    spans += [Span("[ ]", FAINT)] * (usable - len(spans))
    if usable < STORAGE:
        spans.append(Span(f"[{LOCKED.say(lang)}]", FAINT))
    return spans


def gauge(level: int) -> list[Span]:
    """The drift gauge: where the cube is, and the fatal zone hatched."""
    spans = []
    for step in range(SAFE + 1):
        here = step == level
        text = f"[{-step}]" if here else f" {-step} "
        spans.append(Span(text, "bold yellow" if here else FAINT))
    spans.append(Span("╱╱╱", "bold red"))
    if level > SAFE:
        spans.append(Span(f" {-level}", "bold red"))
    return spans


def track_line(s: Any, seat: int, track: Track, lang: str) -> list[Span]:
    """A technology track: points, barriers, bonuses, the counter in brackets."""
    at = int(s.players[seat].tracks[track])
    start = (TRACKS * int(nation_of(s, seat)) + track) * LONGEST_TRACK
    title = TECHNOLOGY.say(lang, track=TRACK_NAMES[word_of(track)])
    spans = [Span(f"  {title}: ")]
    for space in range(LONGEST_TRACK):
        row = TRACK_SPACES[start + space]
        if row.price:
            spans.append(Span(f" ┃{int(row.price)}M┃", "red"))
        text = str(int(row.points))
        if row.bonus:
            text += f" {BONUSES[Bonus(int(row.bonus))].say(lang)}"
        spans.append(
            Span(f" [{text}]" if space == at else f" {text}", "bold" if space == at else FAINT)
        )
        if row.last:
            break
    return spans


def money_line(s: Any, seat: int, lang: str) -> str:
    """All money, and card by card, since cards are spent whole."""
    told = MONEY.say(lang, millions=int(s.players[seat].money))
    cards = [
        WORTH.say(lang, card=CARD_PHRASES[CARD_NAMES[card]], money=int(PLAYING_CARDS[card].money))
        for card in cards_lying(s, Lies.MONEY, seat)
    ]
    return f"{told}: {', '.join(cards)}" if cards else told


def cards_line(s: Any, seat: int, lang: str) -> str:
    """Developed cards with the uses they have left; face-down ones as far as they are known."""
    shown = []
    for card in range(CARDS):
        here = s.cards[card]
        if here.lies == Lies.DEVELOPED and here.at == seat and here.eyes == ALL_EYES:
            phrase, uses = CARD_PHRASES[CARD_NAMES[card]], int(here.tokens.sum())
            if PLAYING_CARDS[card].ability == Ability.TOPOGRAPHICAL:
                colour = next(COLOURS[c] for c in Colour if here.tokens[c])
                shown.append(f"{phrase.say(lang)} ({colour.say(lang)})")
            elif wears_out(card):
                shown.append((USED if here.used else USES).say(lang, card=phrase, uses=uses))
            else:
                shown.append(phrase.say(lang))
    if s.players[seat].face_down:
        known = [CARD_PHRASES[CARD_NAMES[card]].say(lang) for card in turned_down(s, seat)]
        told = FACE_DOWN.say(lang, number=int(s.players[seat].face_down))
        shown.append(f"{told} ({', '.join(known)})" if known else told)
    return f"{DEVELOPED.say(lang)}: {', '.join(shown) or NONE.say(lang)}"
