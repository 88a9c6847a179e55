"""The table of 1987 Channel Tunnel: the sea bed with both bores, the spaces, both boards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.core.language import Phrase, listed
from tunnelier.core.view import ALL_EYES
from tunnelier.draw.page import Page, Span

from .rules.abilities import wears_out
from .rules.digging import places, tokens_left
from .rules.discs import allowed
from .rules.turn import lead
from .score import nation_of, total_points
from .state import Lies
from .tables import (
    CARDS,
    DEVIATIONS,
    DISCS_A_COLOUR,
    LENGTH,
    LONGEST_TRACK,
    PLAYING_CARDS,
    SAFE,
    SLOTS,
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
from .text import (
    ABILITIES,
    ACTION_NAMES,
    COLOURS,
    EVENTS,
    NATIONS,
    PENALTIES,
    TRACK_NAMES,
    card_of,
    counted,
    deviation_of,
    millions,
    nation_at,
    pending_name,
    seat_name,
)
from .words import MESSAGES

STYLES = {
    Colour.BLUE: "deep_sky_blue1",
    Colour.BLACK: "bright_black",
    Colour.ORANGE: "dark_orange",
    Colour.YELLOW: "yellow",
    Colour.WHITE: "bright_white",
}
NATION_STYLES = {Nation.BRITAIN: "red", Nation.FRANCE: "dodger_blue1"}
FAINT = "dim"
COSTS = MESSAGES.each("cost", Needs)
BONUSES = MESSAGES.each("bonus", (Bonus.PEEK, Bonus.DISC, Bonus.STORAGE))
PERMANENT = (MESSAGES["page-plan-tunnel"], MESSAGES["page-finance-technology"])


def show(s: Any, lang: str, width: int = 80) -> Page:
    """The whole table, from top to bottom."""
    page = Page()
    page.add(Span(round_name(s).say(lang), "bold"), " · ", Span(first_player(s).say(lang), FAINT))
    page.add("").extend(sea_bed(s, lang))
    for key in (MESSAGES["page-key"], MESSAGES["page-signs"]):
        page.add(Span(key.say(lang), FAINT))
    page.add("")
    for space in range(len(s.spaces)):
        page.extend(space_lines(s, space, lang))
    page.add("").add(f"{MESSAGES['page-bag'].say(lang)} ", *disc_counts(s.bag, lang))
    for line in pile_lines(s, lang):
        page.add(Span(line, FAINT))
    for seat in range(int(s.seats)):
        page.add("").extend(player_lines(s, seat, lang))
    return page


def round_name(s: Any) -> Phrase:
    """Which round it is."""
    return MESSAGES["round"].filled(number=int(s.rounds) + 1)


def first_player(s: Any) -> Phrase:
    """Who opens it."""
    return MESSAGES["first-player-is"].filled(seat=seat_name(s, int(s.first)))


def letter(colour: Colour, lang: str) -> str:
    """What stands for a colour."""
    return COLOURS[colour].form(lang, "letter")


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
    style = NATION_STYLES[nation_at(s, seat)]
    if space < bored:
        machine = "═══▶" if nation_of(s, seat) == Nation.BRITAIN else "◀═══"
        return [Span(machine if space == bored - 1 else "════", style)]
    token = int(side.tokens[space])
    if token <= 0:
        return [Span(" ?  ", FAINT)]
    colour = Colour((token - 1) // 2)
    mark = letter(colour, lang) + ("*" if token % 2 == 0 else " ")
    if side.eyes[space] == ALL_EYES:
        return [Span(f"[{mark}]", STYLES[colour])]
    return [Span(f"({mark})", FAINT)]  # peeked at


# --- the action spaces


def space_lines(s: Any, space: int, lang: str) -> list[list[Span]]:
    """A space: what lies there and what beats it, and what it offers."""
    slot = space - len(PERMANENT)
    names = [label.say(lang) for label in space_labels()]
    wide = max(map(len, names)) + 1
    there = s.spaces[space]
    number, colour = int(there.discs), Colour(int(there.colour))
    stack = Span(f"{letter(colour, lang) * number:<6}", STYLES[colour])
    beaten = beaten_by(s, space, int(to_move(s)), lang)
    line = [
        Span(f"{names[space]:<{wide}}", "bold"),
        stack if number else Span(f"{'·':<6}", FAINT),
        Span(f"{beaten:<12} ", FAINT),
    ]
    if slot < 0:
        return [[*line, Span(PERMANENT[space].say(lang))]]
    card = int(s.display[slot]) - 1
    if card < 0:
        return [[*line, Span(MESSAGES["no-card"].say(lang))]]
    about = (
        [Span(" " * wide + offer_line(card, lang))],
        [Span(" " * wide + does(card, lang), FAINT)],
    )
    return [[*line, Span(card_line(card, lang))], *about]


def space_labels() -> list[Phrase]:
    """What the action spaces are called at the beginning of their lines."""
    slots = (MESSAGES["page-slot"].filled(slot=slot + 1) for slot in range(SLOTS))
    return [MESSAGES["page-permanent"]] * len(PERMANENT) + list(slots)


def beaten_by(s: Any, space: int, seat: int, lang: str) -> str:
    """How many discs the next stack on a space needs, if it is this seat's."""
    least = int(s.spaces[space].discs) + (int(lead(s, seat)) if seat >= 0 else 1)
    closed = least > DISCS_A_COLOUR
    return MESSAGES["closed" if closed else "needs"].say(lang, number=least)


def card_line(card: int, lang: str) -> str:
    """A displayed card: its name, its points, its money."""
    row = PLAYING_CARDS[card]
    by_effect = Ability.SPEECH <= row.ability <= Ability.TOPOGRAPHICAL
    printed = counted("points-short")(int(row.points))
    return MESSAGES["page-card"].say(
        lang,
        card=card_of(card),
        points=MESSAGES["points-by-effect"] if by_effect else printed,
        money=millions(int(row.money)),
    )


def offer_line(card: int, lang: str) -> str:
    """What a displayed card offers: its secondary action, or itself."""
    row = PLAYING_CARDS[card]
    action, cost = ACTION_NAMES[Action(int(row.does))], COSTS[Needs(int(row.needs))]
    return MESSAGES["page-offer"].say(lang, action=action, cost=cost)


def does(card: int, lang: str) -> str:
    """What a card is good for once it is developed."""
    return ABILITIES[Ability(int(PLAYING_CARDS[card].ability))].say(lang)


def disc_counts(counts: Any, lang: str) -> list[Span]:
    """Discs by colour, as letters and numbers."""
    return [
        Span(f"{letter(colour, lang)}{int(counts[colour])} ", STYLES[colour]) for colour in Colour
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


def points_seen(s: Any, seat: int) -> int:
    """A player's points as the viewer can count them: the final ones, or as things stand."""
    return int(s.players[seat].score if s.over else total_points(s, seat))


def hides_points(s: Any, seat: int) -> bool:
    """Whether a player has face-down cards whose points the viewer does not know (C87-18.4)."""
    return not s.over and int(s.players[seat].face_down) > len(turned_down(s, seat))


def deck_size(s: Any) -> int:
    """How many cards the deck holds: all that lie nowhere else."""
    open_piles = (Lies.DISPLAY, Lies.DISCARD, Lies.MONEY)
    elsewhere = sum(len(cards_lying(s, lies)) for lies in open_piles)
    return CARDS - elsewhere - sum(developed_count(s, seat) for seat in range(int(s.seats)))


def deviations_out(s: Any) -> list[int]:
    """The deviation cards that lie beside their deck."""
    return [k for k in range(DEVIATIONS) if s.deviation_out[k]]


def unseen(s: Any, colour: Colour) -> int:
    """How many rubble tokens of a colour the viewer has not seen."""
    return sum(int(tokens_left(s, token)) for token in (2 * colour + 1, 2 * colour + 2))


def named(phrases: Iterable[Phrase]) -> Phrase:
    """Some cards, or that there are none."""
    some = tuple(phrases)
    return listed(some) if some else MESSAGES["none"]


def discarded(s: Any) -> Phrase:
    """The discard pile of the playing cards."""
    names = named(card_of(card) for card in cards_lying(s, Lies.DISCARD))
    return MESSAGES["discarded"].filled(cards=names)


def agenda_gone(s: Any) -> Phrase:
    """The agenda cards that have left the game."""
    gone = named(phrase for event, phrase in EVENTS.items() if s.events_gone[event])
    return MESSAGES["agenda-gone"].filled(cards=gone)


def pile_lines(s: Any, lang: str) -> list[str]:
    """The cards that are out of each deck, and how many are in it."""
    out = deviations_out(s)
    told = MESSAGES["page-deviation-out"].filled(cards=named(map(deviation_of, out)))
    piles = [(told, DEVIATIONS - len(out)), (discarded(s), deck_size(s))]
    if s.with_agenda:
        piles.append((agenda_gone(s), int(s.events_left.sum())))
    decks = (MESSAGES["in-deck"].say(lang, number=left) for _, left in piles)
    return [f"{pile.say(lang)} · {deck}" for (pile, _), deck in zip(piles, decks, strict=True)]


# --- the players' boards


def player_lines(s: Any, seat: int, lang: str) -> list[list[Span]]:
    """Discs, storage, deviation, tracks, money and cards of one player."""
    me, page = s.players[seat], Page()
    status = MESSAGES["to-go"].say(lang, number=LENGTH - int(me.bored))
    if me.passed:
        status += f" · {MESSAGES['passed'].say(lang)}"
    style = NATION_STYLES[nation_at(s, seat)]
    page.add(Span(seat_name(s, seat).say(lang), f"bold {style}"), f"  {status}")
    number, most = int(me.area.sum()), int(allowed(s, seat))
    discs = MESSAGES["page-discs"].say(lang, number=number, most=most)
    page.add(f"  {discs} ", *disc_counts(me.area, lang))
    page.add(f"  {MESSAGES['page-storage'].say(lang)} ", *storage(s, seat, lang))
    page.add(f"  {MESSAGES['page-deviation'].say(lang)} ", *gauge(int(me.deviation)))
    for track in Track:
        page.add(*track_line(s, seat, track, lang))
    page.add("  " + money_line(s, seat, lang))
    page.add("  " + cards_line(s, seat, lang))
    for told in ability_lines(s, seat, lang):
        page.add(Span(f"    {told}", FAINT))
    if me.pending:
        penalty = PENALTIES[Event(int(me.pending))]
        pending = MESSAGES["page-pending"].say(lang, event=pending_name(s, seat), penalty=penalty)
        page.add(Span(f"  {pending}", "yellow"))
    done = [phrase for event, phrase in EVENTS.items() if me.completed[event]]
    if done:
        page.add("  " + MESSAGES["page-completed"].say(lang, events=done))
    return page.lines


def storage(s: Any, seat: int, lang: str) -> list[Span]:
    """Stored tokens, free places and Britain's lock."""
    stored = s.players[seat].stored
    spans = [
        Span(f"[{letter(colour, lang)}]", STYLES[colour])
        for colour in Colour
        for _ in range(int(stored[colour]))
    ]
    usable = int(places(s, seat))
    spans += [Span("[ ]", FAINT)] * (usable - len(spans))
    if usable < STORAGE:
        spans.append(Span(f"[{MESSAGES['page-locked'].say(lang)}]", FAINT))
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
    title = MESSAGES["page-technology"].say(lang, track=TRACK_NAMES[track])
    spans = [Span(f"  {title} ")]
    for space in range(LONGEST_TRACK):
        row = TRACK_SPACES[start + space]
        if row.price:
            spans.append(Span(f" ┃{millions(int(row.price)).say(lang)}┃", "red"))
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
    total = millions(int(s.players[seat].money))
    cards = [
        MESSAGES["page-worth"].filled(
            card=card_of(card), millions=millions(int(PLAYING_CARDS[card].money))
        )
        for card in cards_lying(s, Lies.MONEY, seat)
    ]
    if not cards:
        return MESSAGES["page-money"].say(lang, millions=total)
    return MESSAGES["page-money-cards"].say(lang, millions=total, cards=cards)


def cards_line(s: Any, seat: int, lang: str) -> str:
    """Developed cards with the uses they have left; face-down ones as far as they are known."""
    down = turned_down(s, seat)
    shown = [
        developed_card(s, card) for card in cards_lying(s, Lies.DEVELOPED, seat) if card not in down
    ]
    if number := int(s.players[seat].face_down):
        known = [card_of(card) for card in down]
        message = MESSAGES["page-known-face-down" if known else "face-down"]
        shown.append(message.filled(number=number, cards=known))
    return MESSAGES["page-developed"].say(lang, cards=named(shown))


def ability_lines(s: Any, seat: int, lang: str) -> list[str]:
    """What the developed cards do, as far as they lie face up and their names do not say it."""
    down, alike = turned_down(s, seat), defaultdict(list)
    for card in cards_lying(s, Lies.DEVELOPED, seat):
        ability = Ability(int(PLAYING_CARDS[card].ability))
        if card not in down and ability != Ability.INFLUENCE:
            alike[ability].append(card_of(card))
    return [
        MESSAGES["page-ability"].say(lang, cards=cards, ability=ABILITIES[ability])
        for ability, cards in alike.items()
    ]


def developed_card(s: Any, card: int) -> Phrase:
    """A developed card: the colour it analyses, or how often it can still be used."""
    here, phrase = s.cards[card], card_of(card)
    if PLAYING_CARDS[card].ability == Ability.TOPOGRAPHICAL:
        colour = next(COLOURS[c] for c in Colour if here.tokens[c])
        return MESSAGES["page-analysis"].filled(card=phrase, colour=colour)
    if wears_out(card):
        message = MESSAGES["page-used" if here.used else "page-uses"]
        return message.filled(card=phrase, uses=int(here.tokens.sum()))
    return phrase
