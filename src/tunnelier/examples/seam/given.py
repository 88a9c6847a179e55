"""What the rules of Seam rely on in positions that people give."""

from collections.abc import Iterator

from tunnelier.core.given import Wrong, same, within

from .rules import Ask
from .state import ORE, State


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: more ore than there was, an empty seam, questions that nobody asks."""
    least = 0 if s.over else 1
    carried = sum(s.players[seat].ore for seat in range(s.seats))
    yield from within("cart", s.cart, 0, 0 if s.over else ORE - carried)
    yield from within("seam", s.seam, least, least * (ORE - carried - s.cart))
    yield from within("depth", s.depth, least, least)
    for pending in s.agenda[: s.depth]:
        if pending.question == Ask.DIE:
            yield from within("agenda 0 about", pending.about, 0, s.seats - 1)
        else:
            yield from same("agenda 0 about", pending.about, 0, by="agenda 0 question")
