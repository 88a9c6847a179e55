"""What the rules of Cave-in rely on in positions that people give."""

from __future__ import annotations

from collections.abc import Iterator

from tunnelier.core.given import Wrong, never, same, within
from tunnelier.core.view import ALL_EYES

from .rules import Ask
from .state import State
from .tables import LAMPS, PROPS


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: props and lamps that are not in the box, questions that nobody asks."""
    yield from _of_props(s)
    yield from _of_lamps(s)
    yield from _of_questions(s)


def _of_props(s: State) -> Iterator[Wrong]:
    yield from within("props", s.props, 0 if s.over else 1, 0 if s.over else PROPS[s.mine])


def _of_lamps(s: State) -> Iterator[Wrong]:
    """Each is in the bag or before a player, who has seen it."""
    for worth, lamps in enumerate(LAMPS, 1):
        held = sum(s.players[seat].lamp == worth for seat in range(s.seats))
        yield from same(f"bag {worth - 1}", s.bag[worth - 1], lamps - held, "players lamp")
    for seat in range(s.seats):
        player, who = s.players[seat], f"players {seat}"
        if player.lamp == 0:
            yield from same(f"{who} eyes", player.eyes, 0, f"{who} lamp")
        elif player.eyes != ALL_EYES:
            yield from same(f"{who} eyes", player.eyes, 1 << seat, f"{who} lamp")
        shown = player.eyes == ALL_EYES
        yield from never(player.shone and not shown, f"{who} shone", f"{who} eyes")


def _of_questions(s: State) -> Iterator[Wrong]:
    """A turn; above it, lamps for the last seats first, and the lower ones have theirs."""
    for place in range(s.depth):
        pending, where = s.agenda[place], f"agenda {place}"
        asked = Ask.TURN if place == 0 else Ask.LAMP
        yield from same(f"{where} question", pending.question, asked, "depth")
        about = 0 if place == 0 else s.seats - place
        yield from same(f"{where} about", pending.about, about, "depth")
    for seat in range(s.seats):
        waits = 0 < s.seats - seat < s.depth
        yield from never(bool(s.players[seat].lamp) == waits, f"players {seat} lamp", "depth")
