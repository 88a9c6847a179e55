"""What the rules of 1987 Channel Tunnel rely on in positions that people give."""

from __future__ import annotations

from collections.abc import Iterator

from tunnelier.core.agenda import CHANCE
from tunnelier.core.counts import total
from tunnelier.core.given import Wrong, never, same, within
from tunnelier.core.view import ALL_EYES

from .rules import Ask, rulings
from .rules.abilities import usable, wears_out
from .rules.digging import (
    STORAGES,
    face_down,
    nearest_face_down,
    places,
    refuse_tunnel,
    tokens_left,
)
from .rules.events import has_symbol
from .rules.moves import Refusal
from .rules.technology import price_of, refuse_advance
from .rules.turn import count_cards
from .score import nation_of
from .state import NOBODY, Expansion, Lies, Next, State
from .tables import (
    CARDS,
    CHAINS,
    COLOURLESS,
    COLOURS,
    DEVIATION_CARDS,
    DEVIATIONS,
    EXTRA_FINANCE_MONEY,
    EXTRA_FINANCES,
    LENGTH,
    LONGEST_TRACK,
    PLAYING_CARDS,
    PROMOTION_PRICE,
    RUBBLE,
    SAFE,
    SEATS,
    SLOTS,
    SPACES,
    TRACK_SPACES,
    TRACKS,
    Action,
    Event,
    Nation,
    Needs,
)

MOST_ON_CARD = {Needs.NONE: 0, Needs.DISCARD_1: 0, Needs.PLACE_1: 1, Needs.PLACE_1_OR_2: 2}
"""Rubble that a developed card can hold, by what it asks."""
DOING = {
    Ask.REVEAL: Action.PLAN,
    Ask.AGENDA_CARD: Action.PLAN,
    Ask.OFFER: Action.PLAN,
    Ask.PROMOTION: Action.PLAN,
    Ask.PAY: Action.TUNNEL,
    Ask.TAKE: Action.FINANCE,
    Ask.ADVANCE: Action.TECHNOLOGY,
    Ask.COMMIT: Action.TECHNOLOGY,
    Ask.PEEK: Action.TECHNOLOGY,
    Ask.GLIMPSE: Action.TECHNOLOGY,
    Ask.REALIGN: Action.TECHNOLOGY,
    Ask.RUBBLE: Action.DEVELOP,
}
"""What is asked amid an action, and amid which."""
ASKED = {
    Next.WORKERS: (Ask.WORKERS,),
    Next.DRAWING: (Ask.DISC,),
    Next.EXCHANGE: (Ask.EXCHANGE,),
    Next.TURN: (Ask.TURN,),
    Next.CHECKS: (Ask.DEVIATE,),
    Next.AFTER: tuple(DOING),
    Next.REFILL: (Ask.DEAL, Ask.PROMOTION),
    Next.WINDOW: (Ask.WINDOW, Ask.MACHINE),
    Next.END_TURN: (Ask.KEEP,),
}
"""What is asked before which step of the round; the set-up comes before a round."""


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: pieces in two places, machines off the track, other questions."""
    yield from _of_rubble(s)
    yield from _of_cards(s)
    yield from _of_discs(s)
    yield from _of_events(s)
    yield from _of_deviations(s)
    for seat in range(SEATS):
        yield from _of_player(s, seat)
    if s.over:
        yield from _of_the_end(s)
    else:
        yield from _of_memory(s)
        yield from _of_questions(s)


# --- the pieces


def _of_rubble(s: State) -> Iterator[Wrong]:
    """What is dug is gone; what somebody has seen has a face; of each kind there are so many."""
    for seat in range(SEATS):
        for space in range(LENGTH):
            yield from _of_token(s, seat, space)
    yield from same("out 0", s.out[0], 0, by="sides tokens")
    for token in range(1, len(RUBBLE)):
        there = s.out[token] + tokens_left(s, token)
        yield from within(f"out {token}", s.out[token], 0, there)
    for colour in range(COLOURS):
        out = s.out[2 * colour + 1] + s.out[2 * colour + 2]
        stored = sum(s.players[seat].stored[colour] for seat in range(SEATS))
        held = sum(s.cards[card].tokens[colour] for card in range(CARDS))
        gone = f"gone {colour}"
        yield from same(gone, s.gone[colour], out - stored - held, by="out, stored, cards tokens")


def _of_token(s: State, seat: int, space: int) -> Iterator[Wrong]:
    token, eyes = f"sides {seat} tokens {space}", f"sides {seat} eyes {space}"
    side, dug = s.sides[seat], space < s.players[seat].bored
    if dug:
        yield from same(eyes, side.eyes[space], ALL_EYES, by=f"players {seat} bored")
    hidden = dug or side.eyes[space] == 0
    yield from never(hidden == (side.tokens[space] > 0), token, eyes)


def _of_cards(s: State) -> Iterator[Wrong]:
    """Each lies where the display, or the money, has it, and shows what it must."""
    for card in range(CARDS):
        yield from _of_card(s, card)
    for slot in range(SLOTS):
        shown = s.display[slot] - 1
        there = shown >= 0 and (s.cards[shown].lies, s.cards[shown].at) != (Lies.DISPLAY, slot)
        yield from never(there, f"display {slot}", f"cards {max(shown, 0)} lies")
    for seat in range(SEATS):
        mine = [card for card in range(CARDS) if s.cards[card].at == seat]
        money = sum(PLAYING_CARDS[k].money for k in mine if s.cards[k].lies == Lies.MONEY)
        down = sum(s.cards[k].lies == Lies.DEVELOPED and s.cards[k].eyes > 0 for k in mine)
        yield from same(f"players {seat} money", s.players[seat].money, int(money), by="cards lies")
        yield from same(f"players {seat} face_down", s.players[seat].face_down, down, by="cards")


def _of_card(s: State, card: int) -> Iterator[Wrong]:
    here, where = s.cards[card], f"cards {card}"
    lies, held = here.lies, total(here.tokens)
    developed = lies == Lies.DEVELOPED
    most_at = {Lies.DISPLAY: SLOTS, Lies.MONEY: SEATS, Lies.DEVELOPED: SEATS}.get(Lies(lies), 1)
    yield from within(f"{where} at", here.at, 0, most_at - 1)
    if lies == Lies.DISPLAY:
        yield from never(s.display[here.at] != card + 1, f"{where} lies", f"display {here.at}")
    if not developed:
        yield from same(f"{where} used", here.used, 0, by=f"{where} lies")
    most = MOST_ON_CARD[Needs(PLAYING_CARDS[card].needs)]
    if lies == Lies.DISPLAY:
        owed = bool(s.depth) and (s.agenda[0].question, s.agenda[0].about) == (Ask.RUBBLE, here.at)
        most = most - 1 if owed and most > 1 else 0
    least = 1 if developed and most and not wears_out(card) else 0
    held_there = f"{where} tokens"
    yield from never(
        not least <= held <= (most if lies in HOLDING else 0), held_there, f"{where} lies"
    )
    eyes = 0 if lies == Lies.DECK else ALL_EYES
    if developed and wears_out(card) and held == 0:
        eyes = 1 << here.at
    yield from same(f"{where} eyes", here.eyes, eyes, by=f"{where} lies")


HOLDING = (Lies.DISPLAY, Lies.DEVELOPED)
"""Where a card may hold rubble."""


def _of_discs(s: State) -> Iterator[Wrong]:
    """An empty space has no colour."""
    for space in range(SPACES):
        here, where = s.spaces[space], f"spaces {space}"
        yield from never(here.discs == 0 and here.colour > 0, f"{where} colour", f"{where} discs")


def _of_events(s: State) -> Iterator[Wrong]:
    """Each agenda card is in one place, and there is one for every symbol still to turn up."""
    for event in range(len(Event)):
        places = s.events_gone[event]
        for seat in range(SEATS):
            me = s.players[seat]
            pending = event > 0 and me.pending == event
            places += me.completed[event] + pending
            used = s.with_agenda == Expansion.OFF and pending + me.completed[event] > 0
            yield from never(used, f"players {seat} pending", "with_agenda")
        left = 1 if event > 0 and s.with_agenda == Expansion.ON else 0
        by = "events_gone, players pending, players completed"
        yield from same(f"events_left {event}", s.events_left[event], left - places * left, by)
        gone = 1 if event > 0 and s.with_agenda == Expansion.OFF else s.events_gone[event]
        yield from same(f"events_gone {event}", s.events_gone[event], gone * (event > 0), by)
    if s.with_agenda == Expansion.ON:
        due = sum(tokens_left(s, token) for token in range(1, len(RUBBLE)) if has_symbol(token))
        for seat in range(SEATS):
            side = s.sides[seat]
            due += sum(face_down(s, seat, k) and has_symbol(side.tokens[k]) for k in range(LENGTH))
        due += s.depth > 0 and s.agenda[s.depth - 1].question == Ask.AGENDA_CARD
        yield from within("events_left", total(s.events_left), due, len(Event))


def _of_deviations(s: State) -> Iterator[Wrong]:
    """When a colour shows a second time, all are shuffled."""
    out: dict[int, int] = {}
    for card in range(DEVIATIONS):
        colour = int(DEVIATION_CARDS[card].colour)
        if s.deviation_out[card] and colour != COLOURLESS:
            other = f"deviation_out {out.get(colour, 0)}"
            yield from never(colour in out, f"deviation_out {card}", other)
            out[colour] = card


def _of_player(s: State, seat: int) -> Iterator[Wrong]:
    """Markers on their tracks, the storage no fuller than it may be."""
    me, who = s.players[seat], f"players {seat}"
    for track in range(TRACKS):
        row = (TRACKS * nation_of(s, seat) + track) * LONGEST_TRACK
        last = next(k for k in range(LONGEST_TRACK) if TRACK_SPACES[row + k].last)
        yield from within(f"{who} tracks {track}", me.tracks[track], 0, last)
    yield from within(f"{who} stored", total(me.stored), 0, places(s, seat))
    yield from within(f"{who} bored", me.bored, 0, LENGTH if s.over else LENGTH - 1)
    yield from within(f"{who} deviation", me.deviation, 0, 2 * SAFE if s.over else SAFE)


def _of_the_end(s: State) -> Iterator[Wrong]:
    """Why it is over."""
    for seat in range(SEATS):
        me, who = s.players[seat], f"players {seat}"
        arrived, lost = me.bored == LENGTH, me.deviation > SAFE
        yield from never(arrived != (s.finisher == seat), "finisher", f"{who} bored")
        yield from never(lost != (s.loser == seat), "loser", f"{who} deviation")
    early = s.finisher == NOBODY and s.loser == NOBODY
    yield from never(early and s.rounds < rulings.ROUND_GUARD, "over", "rounds")


# --- what the turn in progress remembers


def _of_memory(s: State) -> Iterator[Wrong]:
    """What is remembered is of the step that is under way."""
    yield from same("finisher", s.finisher, NOBODY, by="over")
    yield from same("loser", s.loser, NOBODY, by="over")
    yield from within("rounds", s.rounds, 0, rulings.ROUND_GUARD - 1)
    begun = 0 if s.next == Next.TURN else 1 + sum(not usable(s, s.mover, card) for card in CHAINS)
    yield from within("technologies", s.technologies, 0, begun)
    yield from within("waived", s.waived, 0, int(rulings.HEAVY_WAIVES_COSTS))
    for seat in range(SEATS):
        yield from same(f"players {seat} score", s.players[seat].score, 0, by="over")
    drawing, checks = s.next == Next.DRAWING, s.next == Next.CHECKS
    yield from within("drawing", s.drawing, int(drawing), total(s.bag) if drawing else 0)
    yield from within("checks", s.checks, int(checks), 2 if checks else 0)
    looks = s.depth > 0 and s.agenda[s.depth - 1].question == Ask.GLIMPSE
    yield from within("peeking", s.peeking, 0, SEATS * LENGTH - 1 if looks else 0)
    yield from _of_slot(s)
    mover, who = s.players[s.mover], f"players {s.mover}"
    yield from never(s.repairing and mover.pending != Event.REPAIRS, "repairing", f"{who} pending")
    yield from never(s.repairing and s.doing != Action.TECHNOLOGY, "repairing", "doing")
    yield from never(s.repairing and s.next != Next.AFTER, "repairing", "next")
    turns = s.next in (Next.TURN, Next.CHECKS, Next.AFTER, Next.REFILL, Next.WINDOW)
    yield from never(turns and mover.passed, f"{who} passed", "next")


def _of_slot(s: State) -> Iterator[Wrong]:
    """A card that is discarded after its secondary action is still there."""
    if s.slot == NOBODY:
        return
    yield from never(s.next not in (Next.AFTER, Next.CHECKS), "slot", "next")
    card = s.display[s.slot] - 1
    yield from never(card < 0, "slot", f"display {s.slot}")
    yield from never(PLAYING_CARDS[card].does != s.doing, "slot", "doing")
    yield from never(s.doing == Action.FINANCE, "slot", "doing")


# --- the questions


def _of_questions(s: State) -> Iterator[Wrong]:
    """What is asked before this step of the round, and of whom."""
    if s.next == Next.ROUND:
        yield from _of_setup(s)
        return
    yield from same("out", total(s.out), s.players[0].bored + s.players[1].bored + SEATS, "bored")
    yield from within("depth", s.depth, 1, COLOURS)
    yield from never(s.next not in ASKED, "next", "agenda 0 question")
    for place in range(s.depth):
        pending, where = s.agenda[place], f"agenda {place}"
        yield from never(pending.question not in ASKED[Next(s.next)], f"{where} question", "next")
        if pending.seat != CHANCE:
            yield from same(f"{where} seat", pending.seat, s.mover, by="mover")
    if s.next == Next.END_TURN:
        yield from _of_keeping(s)
        return
    asked = s.agenda[s.depth - 1].question
    if s.depth > 1:  # the cube is lifted after a look
        yield from same("depth", s.depth, 2, by="next")
        yield from same("agenda 0 question", s.agenda[0].question, Ask.REALIGN, by="depth")
        yield from same("agenda 0 about", s.agenda[0].about, 0, by="agenda 0 question")
        yield from never(asked not in (Ask.PEEK, Ask.GLIMPSE), "agenda 1 question", "depth")
        yield from never(not s.stirred, "agenda 0 question", "stirred")
    yield from _of_question(s, asked, s.agenda[s.depth - 1].about, f"agenda {s.depth - 1}")
    if s.next == Next.AFTER:
        yield from never(s.doing != DOING[Ask(asked)], f"agenda {s.depth - 1} question", "doing")
        repairs = s.players[s.mover].pending == Event.REPAIRS
        technology = s.doing == Action.TECHNOLOGY
        yield from never(technology and repairs and not s.repairing, "repairing", "doing")
        yield from never(technology and s.technologies == 0, "technologies", "doing")


def _of_setup(s: State) -> Iterator[Wrong]:
    """Tokens are laid and stored, then cards are displayed; nothing else has happened."""
    britain, france = nation_of(s, Nation.BRITAIN), nation_of(s, Nation.FRANCE)
    due = [(Ask.DEAL, slot) for slot in reversed(range(SLOTS))]
    for first, each in ((STORAGES, 1), (0, LENGTH)):
        due += [(Ask.REVEAL, first + each * seat) for seat in (france, britain)]
    yield from within("depth", s.depth, 1, len(due))
    for place, (question, about) in enumerate(due[: s.depth]):
        pending, where = s.agenda[place], f"agenda {place}"
        yield from same(f"{where} question", pending.question, question, by="depth")
        yield from same(f"{where} about", pending.about, about, by="depth")
    waiting = {about for question, about in due[: s.depth] if question == Ask.REVEAL}
    stored = sum(STORAGES + seat not in waiting for seat in range(SEATS))
    yield from same("out", total(s.out), stored, by="depth")
    for seat in range(SEATS):
        me, who = s.players[seat], f"players {seat}"
        yield from same(f"{who} bored", me.bored, 0, by="next")
        yield from same(
            f"{who} stored", total(me.stored), int(STORAGES + seat not in waiting), "depth"
        )
        for space in range(LENGTH):
            known = space == 0 and LENGTH * seat not in waiting
            eyes = ALL_EYES if known else 0
            yield from same(f"sides {seat} eyes {space}", s.sides[seat].eyes[space], eyes, "depth")
    for slot in range(SLOTS):
        empty = (Ask.DEAL, slot) in due[: s.depth]
        yield from never(empty == (s.display[slot] > 0), f"display {slot}", "depth")
    for card in range(CARDS):
        there = s.cards[card].lies in (Lies.DECK, Lies.DISPLAY)
        yield from never(not there, f"cards {card} lies", "next")


def _of_keeping(s: State) -> Iterator[Wrong]:
    """Colour by colour, those that are there; what was kept so far is counted."""
    area, last, kept = s.players[s.mover].area, COLOURS, 0
    waiting = [s.agenda[place].about for place in range(s.depth)]
    for place, colour in enumerate(waiting):
        yield from within(f"agenda {place} about", colour, 0, last - 1)
        last = colour
    for colour in range(COLOURS):
        there = f"players {s.mover} area {colour}"
        if colour < last:
            kept += area[colour]
        else:
            yield from never((colour in waiting) != (area[colour] > 0), there, "depth")
    yield from same("kept", s.kept, kept, by=f"players {s.mover} area")
    yield from never(not s.players[s.mover].passed, f"players {s.mover} passed", "next")


def _of_question(s: State, asked: int, about: int, where: str) -> Iterator[Wrong]:
    """What it is about, and what must be there for an answer."""
    topic, me, who = f"{where} about", s.players[s.mover], f"players {s.mover}"
    question = f"{where} question"
    match asked:
        case Ask.DISC | Ask.DEVIATE | Ask.GLIMPSE | Ask.AGENDA_CARD:
            yield from same(topic, about, s.mover, by="mover")
        case Ask.REVEAL:
            space = nearest_face_down(s, s.mover)
            yield from never(space == LENGTH, question, f"sides {s.mover} eyes")
            yield from same(topic, about, LENGTH * s.mover + space, by=f"sides {s.mover} eyes")
            seen = s.sides[s.mover].eyes[space]
            yield from never(seen > 0, question, f"sides {s.mover} eyes {space}")
        case Ask.DEAL:
            empty = [slot for slot in range(SLOTS) if s.display[slot] == 0]
            yield from never(not empty, question, "display")
            yield from same(topic, about, empty[0], by="display")
            yield from never(count_cards(s, Lies.DECK) == 0, question, "cards 0 lies")
        case Ask.COMMIT:
            yield from within(topic, about, 0, TRACKS - 1)
            yield from never(
                refuse_advance(s, s.mover, about) != Refusal.NONE, topic, f"{who} tracks"
            )
            gap = price_of(s, s.mover, about) - me.money
            yield from never(not 0 < gap <= EXTRA_FINANCE_MONEY, topic, f"{who} money")
            for card in EXTRA_FINANCES:
                yield from never(not usable(s, s.mover, card), question, f"cards {card} lies")
        case Ask.RUBBLE:
            yield from within(topic, about, 0, SLOTS - 1)
            card = s.display[about] - 1
            yield from never(card < 0, topic, f"display {about}")
            yield from never(PLAYING_CARDS[card].needs == Needs.NONE, topic, f"display {about}")
        case _:
            yield from same(topic, about, 0, by=question)
    if asked == Ask.PAY:
        dug = f"sides {s.mover} eyes {me.bored}"
        yield from never(refuse_tunnel(s, s.mover) != Refusal.NONE, question, dug)
    elif asked == Ask.GLIMPSE:
        side, space = divmod(s.peeking, LENGTH)
        seen = s.sides[side].eyes[space]
        yield from never(seen != 0, "peeking", f"sides {side} eyes {space}")
    elif asked == Ask.AGENDA_CARD:
        yield from never(me.pending != Event.NONE, question, f"{who} pending")
    elif asked == Ask.OFFER:
        yield from never(me.pending == Event.NONE, question, f"{who} pending")
    elif asked == Ask.PROMOTION:
        yield from never(me.pending != Event.PROMOTION, question, f"{who} pending")
        yield from within("paid", s.paid, 0, PROMOTION_PRICE - 1)
        yield from within("least", s.least, min(1, s.paid), s.paid)
