"""What the rules of Steam Tunnel rely on in positions that people give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tunnelier.core.given import Wrong, never, same, within

from .rules import Ask
from .score import points
from .state import Deck, Lies, State
from .tables import (
    CELLS,
    CONTACT,
    CONTACTS,
    DEAD_END,
    FACES,
    POINT_CARDS,
    POINT_CELLS,
    POINTS,
    SEGMENTS,
    STRAIGHTS,
    TOKENS,
    TUNNEL_CARDS,
    Entry,
    Face,
    Way,
)

TO_LAY = tuple(reversed(POINT_CELLS))
"""The cells of the point cards as they wait above the question who begins."""


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: cards in two cells, tunnels that run otherwise, turns out of order."""
    for cell in range(CELLS):
        yield from _of_cell(s, cell)
    yield from _of_cards(s)
    yield from _of_tunnels(s)
    yield from _of_tokens(s)
    if s.depth > 0 and s.agenda[0].question == Ask.START:
        yield from _of_setup(s)
    else:
        yield from _of_turns(s)
        yield from _of_questions(s)
    for seat in range(s.seats):
        score = points(s, seat) if s.over else 0
        yield from same(f"players {seat} score", s.players[seat].score, score, by="tunnels, over")


# --- the board


def _of_cell(s: State, cell: int) -> Iterator[Wrong]:
    """What lies there, and what can lie on it."""
    here, where = s.cells[cell], f"cells {cell}"
    lies = here.lies
    least, most = (Lies.POINT_CARD,) * 2 if cell in POINT_CELLS else (Lies.UNKNOWN, Lies.BURNED)
    yield from within(f"{where} lies", lies, least, most)
    yield from never((here.burner > 0) != (lies == Lies.BURNED), f"{where} burner", f"{where} lies")
    if lies == Lies.FACE_UP:
        yield from within(f"{where} card", here.card, 1, TUNNEL_CARDS)
    elif lies == Lies.POINT_CARD:
        yield from within(f"{where} card", here.card, 0, POINT_CARDS)
    else:
        yield from same(f"{where} card", here.card, 0, by=f"{where} lies")
    if here.card == 0:
        yield from same(f"{where} way", here.way, Way.PRINTED, by=f"{where} card")
    segments = _face(s, cell).segments if lies == Lies.FACE_UP else 0
    for segment in range(segments, SEGMENTS):
        owner = f"{where} owner {segment}"
        yield from same(owner, here.owner[segment], 0, by=f"{where} card")


def _face(s: State, cell: int) -> Face:
    """The face of a card that lies face up."""
    return FACES[2 * (s.cells[cell].card - 1) + s.cells[cell].way]


def _lying(s: State, lies: int) -> list[int]:
    """The cells whose cards lie so."""
    return [cell for cell in range(CELLS) if s.cells[cell].lies == lies]


def _of_cards(s: State) -> Iterator[Wrong]:
    """Each lies in one cell, or has not been seen, or is not in play."""
    for lies in (Lies.FACE_UP, Lies.POINT_CARD):
        found: dict[int, int] = {}
        for cell in _lying(s, lies):
            card = s.cells[cell].card
            yield from never(
                card in found, f"cells {cell} card", f"cells {found.get(card, 0)} card"
            )
            if card > 0:
                found[card] = cell
    up = {s.cells[cell].card - 1 for cell in _lying(s, Lies.FACE_UP)}
    for card in range(TUNNEL_CARDS):
        out = s.deck == Deck.BABY and FACES[2 * card].fork
        unseen = 0 if out or card in up else 1
        yield from same(f"unseen {card}", s.unseen[card], unseen, by="cells card, deck")
        if out:
            yield from never(card in up, f"unseen {card}", "deck")
    yield from same("unknown", s.unknown, len(_lying(s, Lies.UNKNOWN)), by="cells lies")


def _of_tunnels(s: State) -> Iterator[Wrong]:
    """They run as the cards lie, and have what lies along them."""
    passed = _courses(s)
    for contact in range(CONTACTS):
        wanted = passed[contact]
        yield from same(f"tunnel_at {contact}", s.tunnel_at[contact], wanted, by="cells")
    counted = _counted(s, passed)
    for t in range(CONTACTS):
        tunnel: Any = s.tunnels[t]
        for name in ("points", "length", "branches", "dead_ends"):
            wanted = counted.get((t, name), 0)
            yield from same(f"tunnels {t} {name}", int(tunnel[name]), wanted, by="cells")
        for seat in range(s.seats):
            wanted = counted.get((t, seat), 0)
            yield from same(f"tunnels {t} tokens {seat}", tunnel.tokens[seat], wanted, by="cells")


def _courses(s: State) -> list[int]:
    """The tunnel that passes each contact: the lowest contact that it joins (ST-5.9)."""
    lowest = list(range(CONTACTS))

    def root(contact: int) -> int:
        while lowest[contact] != contact:
            contact = lowest[contact]
        return contact

    for cell in range(CELLS):
        for one, other in _joins(s, cell):
            here, there = root(int(CONTACT[cell, one])), root(int(CONTACT[cell, other]))
            lowest[max(here, there)] = min(here, there)
    return [root(contact) for contact in range(CONTACTS)]


def _joins(s: State, cell: int) -> Iterator[tuple[int, int]]:
    """The entries that the card of a cell joins."""
    if s.cells[cell].lies == Lies.BURNED:
        yield from STRAIGHTS
    elif s.cells[cell].lies == Lies.FACE_UP:
        face = _face(s, cell)
        for entry, segment in enumerate(face.segment):
            if segment != DEAD_END:
                yield int(face.first[segment]), entry


def _counted(s: State, passed: list[int]) -> dict[tuple[int, str | int], int]:
    """What lies along every tunnel, by its number and the name of the field, or by the seat."""
    counted: dict[tuple[int, str | int], int] = {}

    def count(cell: int, entry: int, what: str | int, many: int = 1) -> None:
        key = passed[int(CONTACT[cell, entry])], what
        counted[key] = counted.get(key, 0) + many

    for cell in range(CELLS):
        here = s.cells[cell]
        if here.lies == Lies.FACE_UP:
            face = _face(s, cell)
            for entry, segment in enumerate(face.segment):
                if segment == DEAD_END:
                    count(cell, entry, "dead_ends")
            for segment in range(face.segments):
                count(cell, face.first[segment], "length")
                if here.owner[segment]:
                    count(cell, face.first[segment], here.owner[segment] - 1)
        elif here.lies == Lies.POINT_CARD and here.card > 0:
            for entry, number in enumerate(POINTS[2 * (here.card - 1) + here.way].number):
                count(cell, entry, "points", int(number))
        elif here.lies != Lies.BURNED:
            for entry in Entry:
                count(cell, entry, "branches")
    return counted


# --- the turns


def _of_setup(s: State) -> Iterator[Wrong]:
    """The point cards are laid one after another, and then somebody begins."""
    yield from within("depth", s.depth, 1, POINT_CARDS + 1)
    for place in range(s.depth):
        pending, where = s.agenda[place], f"agenda {place}"
        asked, about = (Ask.LAY, TO_LAY[place - 1]) if place > 0 else (Ask.START, 0)
        yield from same(f"{where} question", pending.question, asked, by="depth")
        yield from same(f"{where} about", pending.about, about, by="depth")
    for place, cell in enumerate(TO_LAY, 1):
        laid = s.cells[cell].card > 0
        yield from never(laid == (place < s.depth), f"cells {cell} card", "depth")
    yield from same("unknown", s.unknown, CELLS - POINT_CARDS, by="agenda 0 question")
    yield from same("start", s.start, 0, by="agenda 0 question")
    yield from same("next_seat", s.next_seat, 0, by="agenda 0 question")
    for seat in range(s.seats):
        yield from same(f"players {seat} turns", s.players[seat].turns, 0, by="agenda 0 question")


def _of_turns(s: State) -> Iterator[Wrong]:
    """One after another, from the first seat on; each turned a card and may have laid a token."""
    for cell in POINT_CELLS:
        yield from within(f"cells {cell} card", s.cells[cell].card, 1, POINT_CARDS)
    turns = len(_lying(s, Lies.FACE_UP)) + _waiting(s)
    yield from never(turns == 0, "agenda 0 question", "unknown")
    for seat in range(s.seats):
        had = (turns + s.seats - 1 - (seat - s.start) % s.seats) // s.seats
        yield from same(f"players {seat} turns", s.players[seat].turns, had, by="cells lies, start")
    yield from same(
        "next_seat", s.next_seat, (s.start + turns) % s.seats, by="players turns, start"
    )


def _waiting(s: State) -> int:
    """Turns that have begun, and whose card has not been turned yet."""
    return int(s.depth > 0 and s.agenda[s.depth - 1].question in (Ask.FLIP, Ask.REVEAL))


def _of_tokens(s: State) -> Iterator[Wrong]:
    """Nobody has laid more of them than turns have come to their ends."""
    for seat in range(s.seats):
        playing = not s.over and s.depth > 0 and (seat + 1) % s.seats == s.next_seat
        laid, turns = TOKENS - s.players[seat].tokens, s.players[seat].turns
        most = TOKENS - max(0, turns - playing)
        yield from within(f"players {seat} tokens", TOKENS - laid, most, TOKENS)


def _of_questions(s: State) -> Iterator[Wrong]:
    """A card is turned and shown, then a token is placed: not after the last one."""
    if s.over:
        yield from same("unknown", s.unknown, 0, by="over")
        return
    yield from within("depth", s.depth, 1, 2)
    for place in range(s.depth):
        pending, where = s.agenda[place], f"agenda {place}"
        asked = pending.question
        yield from never(asked == Ask.LAY, f"{where} question", "depth")
        if s.depth == 2:
            wanted = (Ask.PLACE, Ask.REVEAL)[place]
            yield from same(f"{where} question", asked, wanted, by="depth")
        if asked == Ask.REVEAL:
            yield from within(f"{where} about", pending.about, 0, CELLS - 1)
            cell = f"cells {pending.about}"
            hidden = s.cells[pending.about].lies == Lies.UNKNOWN
            yield from never(not hidden, f"{where} about", f"{cell} lies")
            yield from never((s.unknown == 1) != (s.depth == 1), "unknown", "depth")
        else:
            mover = (s.next_seat - 1) % s.seats
            yield from same(f"{where} seat", pending.seat, mover, by="next_seat")
            yield from same(f"{where} about", pending.about, 0, by=f"{where} question")
    yield from never(s.unknown == 0, "unknown", "over")
