"""What every shape of the board is, and what it means to a seat now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tunnelier.core.agenda import question
from tunnelier.core.language import Phrase, key_of
from tunnelier.draw.about import About, Teller, of_kind

from ..rules import Ask, Refusal, burn, refuse_buy, tunnel_of
from ..score import payment
from ..state import DeadEnds, Lies
from ..tables import (
    CELL_NAMES,
    FIRST_LIKE,
    FIRST_POINT_LIKE,
    FORK,
    POINT_NAMES,
    POINTS,
    Entry,
)
from ..text import SEATS as SEAT_NAMES
from ..text import counted
from ..words import MESSAGES
from .courses import entries_of
from .tunnels import ends_of, is_closed, tunnel_at, value_of

Now = Iterator[Phrase]
"""What something means to a seat, sentence by sentence."""


def about(view: Any, seat: int | None, name: str) -> About:
    """What a shape is, and what it means to a seat now."""
    return of_kind(TELLERS, view, seat, name)


def told(message: str, rule: str, now: Now | tuple[Phrase, ...] = (), **values: Any) -> About:
    """A message about a shape, the rule behind it, and what it means now."""
    return About(MESSAGES[f"about-{message}"].filled(**values), f"ST-{rule}", tuple(now))


def now(message: str, **values: Any) -> Phrase:
    """One sentence of what it means now."""
    return MESSAGES[f"now-{message}"].filled(**values)


# --- cards


def cell(s: Any, seat: int | None, name: str) -> About:
    """A card as it lies."""
    here = CELL_NAMES.index(name)
    card = int(s.cells[here].card)
    match s.cells[here].lies:
        case Lies.UNKNOWN:
            return told("unknown", "2.7", (running_into(s, here),))
        case Lies.FACE_UP:
            return told("face-up", "1.8")._replace(thing=f"card-{FIRST_LIKE[card - 1] + 1}")
        case Lies.BURNED:
            return told("buried", "6.4")._replace(thing="buried")
    first = FIRST_POINT_LIKE[card - 1]
    return told("point-card", "1.7")._replace(thing=POINT_NAMES[first].lower())


def running_into(s: Any, here: int) -> Phrase:
    """How many tunnels with a face-up segment run into a card."""
    reached = {tunnel_at(s, here, entry) for entry in Entry}
    return now("runs-in", tunnels=sum(s.tunnels[t].length > 0 for t in reached))


def bury(s: Any, seat: int | None, name: str) -> About:
    """What burying a card does."""
    here = CELL_NAMES.index(name)
    return told("bury", "6.1", burying(s, seat, here))


def burying(s: Any, seat: int | None, here: int) -> Now:
    """What burying a card would close."""
    yield running_into(s, here)
    if seat is None or s.cells[here].lies != Lies.UNKNOWN:
        return
    after = s.copy()
    burn(after, seat, here)
    reached = {tunnel_at(after, here, entry) for entry in Entry}
    shut = [after.tunnels[t] for t in reached if is_closed(after, t) and after.tunnels[t].length]
    if shut:
        value = sum(value_of(after, tunnel) for tunnel in shut)
        yield now("would-close", tunnels=len(shut), value=counted("points")(value))


def end(s: Any, seat: int | None, name: str) -> About:
    """A numbered end, and the tunnel that comes there."""
    where, entry = name.split("-")
    here, side = CELL_NAMES.index(where), Entry[entry.upper()]
    lies = s.cells[here]
    number = int(POINTS[2 * (int(lies.card) - 1) + int(lies.way)].number[side])
    return told("end", "8.4", course_of(s, seat, tunnel_at(s, here, side)), number=number)


def dead_end(s: Any, seat: int | None, name: str) -> About:
    """A dead end, in the variant that is played."""
    where, entry = name.split("-")
    t = tunnel_at(s, CELL_NAMES.index(where), Entry[entry.upper()])
    message, rule = DEAD_END_RULES[DeadEnds(int(s.dead_ends))]
    return told(message, rule, course_of(s, seat, t))


DEAD_END_RULES = {
    DeadEnds.NORMAL: ("dead-end-normal", "8.5"),
    DeadEnds.PITY: ("dead-end-pity", "10.2"),
    DeadEnds.DEADLY: ("dead-end-deadly", "10.3"),
}


# --- segments and tunnels


def segment(s: Any, seat: int | None, name: str) -> About:
    """A segment: what its tunnel is worth, and what buying it would do."""
    where, number = name.split("-")
    here, which = CELL_NAMES.index(where), int(number) - 1
    lies = s.cells[here]
    entries = entries_of(2 * (int(lies.card) - 1) + int(lies.way))[which]
    tells = (*buying(s, seat, here, which), *course_of(s, seat, int(tunnel_of(s, here, which))))
    return told("fork", "4.6", tells) if len(entries) >= FORK else told("segment", "4.1", tells)


def buying(s: Any, seat: int | None, here: int, which: int) -> Now:
    """Whether a segment can be bought, and where that would leave a seat."""
    if seat is None or s.over:
        return
    reason = refuse_buy(s, here, which)
    if reason != Refusal.NONE:
        yield MESSAGES[key_of("refusal", Refusal(int(reason)))]
    elif question(s) == Ask.PLACE:
        tokens = s.tunnels[int(tunnel_of(s, here, which))].tokens
        mine = int(tokens[seat]) + 1
        most = max(int(tokens[other]) for other in range(int(s.seats)) if other != seat)
        yield now("would-lead" if mine > most else "would-tie" if mine == most else "would-trail")


def course_of(s: Any, seat: int | None, t: int) -> Now:
    """A tunnel: its length, its ends, its value, and whose it is."""
    tunnel = s.tunnels[t]
    if not tunnel.length:
        return
    yield now(
        "closed" if is_closed(s, t) else "open",
        length=counted("segments")(int(tunnel.length)),
        ends=ends_of(s, tunnel),
        value=counted("points")(value_of(s, tunnel)),
    )
    if tunnel.branches:
        yield now("branches", branches=int(tunnel.branches))
    yield leading(s, tunnel)
    if seat is not None and is_closed(s, t) and payment(s, tunnel, seat):
        yield now("pays", points=counted("points")(int(payment(s, tunnel, seat))))


def leading(s: Any, tunnel: Any) -> Phrase:
    """Who has the most tokens in a tunnel."""
    tokens = [int(tunnel.tokens[seat]) for seat in range(int(s.seats))]
    most = max(tokens)
    if not most:
        return now("nobody")
    seats = [SEAT_NAMES[seat] for seat, held in enumerate(tokens) if held == most]
    return now("leads", seats=seats, tokens=counted("tokens")(most))


def tunnel(s: Any, seat: int | None, name: str) -> About:
    """A line of the lists."""
    return told("tunnel", "8.5", course_of(s, seat, int(name)))


# --- beside the grid


def player(s: Any, seat: int | None, name: str) -> About:
    """A player, and the tokens in the supply."""
    who = int(name) - 1
    supply = now("supply", tokens=counted("tokens")(int(s.players[who].tokens)))
    return told("player", "11.6", (supply,), seat=SEAT_NAMES[who])


def plainly(message: str, rule: str) -> Callable[[Any, int | None, str], About]:
    """Something that is always the same."""
    return lambda s, seat, name: told(message, rule)


TELLERS: dict[str, Teller] = {
    "cell": cell,
    "bury": bury,
    "segment": segment,
    "end": end,
    "dead-end": dead_end,
    "tunnel": tunnel,
    "player": player,
    "to-flip": plainly("to-flip", "7.1"),
    "column": plainly("border", "2.1"),
    "row": plainly("border", "2.1"),
    "choice-skip": plainly("choice-skip", "3.7"),
    "more": plainly("list", "8.5"),
    "none": plainly("list", "8.5"),
}
"""Who tells of which shapes, by how their names begin."""
