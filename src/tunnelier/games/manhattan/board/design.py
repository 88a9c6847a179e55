"""The bombs to design, or the draft under way; the deck; the test tokens."""

from __future__ import annotations

from tunnelier.draw.pieces import card_back, inside, panel
from tunnelier.draw.svg import Box, at, column, flow, grid, note, row, width_of, words
from tunnelier.draw.theme import BAD, FAINT, INK

from .. import page
from ..rules import Ask
from ..state import NOBODY, PACKET, Lies
from ..tables import BOMB_NAMES, TOKENS
from .bombs import offered_bomb
from .signs import marker, seat_sign, sign
from .table import GAP, Table, share
from .words import DRAFT, KEEPING, TEST_TOKENS, UNDER_DECK


def design_panel(scene: Table, width: float) -> Box:
    """What is on offer, and what is left."""
    s, room = scene.s, inside(width)
    drafting = scene.question == Ask.DRAFT
    parts = [drafters(scene, room)] if drafting else []
    if s.closed:
        parts.append(note(scene.say(page.CLOSED), room, 15, BAD, bold=True))
    parts += [*offer(scene, room, drafting), *tokens_left(scene, room)]
    under = [BOMB_NAMES[int(n) - 1] for n in s.under if n]
    if under:
        parts.append(note(scene.say(UNDER_DECK, bombs=under), room, scene.small))
    deck = int(s.deck) + sum(int(n > 0) for n in s.under)
    title = scene.say(DRAFT, number=in_packet(scene)) if drafting else scene.say(page.ROW)
    return panel(title, column(parts, GAP), width, scene.say(page.DECK, number=deck))


def offer(scene: Table, room: float, drafting: bool) -> list[Box]:
    """The row; in a draft the packet, face down for whoever may not look into it."""
    packet = scene.bombs(Lies.DRAFTED, PACKET) if drafting else []
    offered = packet or scene.bombs(Lies.ROW, NOBODY)
    if offered:
        cards = [offered_bomb(scene, bomb, share(room, 2)) for bomb in offered]
        return [grid(cards, 2, GAP)]
    if not drafting:
        return []
    back = scene.stamp("packet", card_back, scene, 40, 56, 6)
    return [flow([Box(40, 56, back)] * in_packet(scene), room, GAP)]


def in_packet(scene: Table) -> int:
    """How many bombs are being passed round."""
    return scene.seats + 1 - int(scene.s.picks)


def drafters(scene: Table, room: float) -> Box:
    """Who has kept a bomb, and who is choosing."""
    boxes = []
    for k in range(scene.seats):
        player = seat_sign(scene, (int(scene.s.mover) + k) % scene.seats)
        kept = at(34, 14, sign(scene, "tick")) if k < scene.s.picks else ""
        boxes.append(Box(44, 28, at(14, 14, player) + kept))
    choosing = scene.say(KEEPING, seat=scene.name(scene.asked))
    return column([row(boxes, 6), note(choosing, room, 14, INK)], 4)


def tokens_left(scene: Table, room: float) -> list[Box]:
    """The test tokens that nobody has yet."""
    left = [int(n) for n in TOKENS[scene.seats, int(scene.s.tested) : scene.seats]]
    if not left:
        return []
    text = scene.say(TEST_TOKENS)
    x = width_of(text, scene.small) + 24
    tokens = "".join(at(x + 32 * k, 16, marker(n)) for k, n in enumerate(left))
    return [Box(room, 32, words(0, 21, text, scene.small, fill=FAINT) + tokens)]
