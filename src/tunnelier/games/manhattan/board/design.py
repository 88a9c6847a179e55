"""The bombs to design, or the draft under way; the deck; the test tokens."""

from __future__ import annotations

from tunnelier.draw.pieces import card_back
from tunnelier.draw.svg import Box, at, column, fitted, grid, rect, row, width_of, words
from tunnelier.draw.theme import BAD, EDGE, PANEL

from .. import page
from ..rules import Ask
from ..state import NOBODY, PACKET, Lies
from ..tables import BOMB_NAMES, TOKENS
from .bombs import bomb_back, offered_bomb
from .signs import marker, seat_sign, sign
from .table import CLOSE, Table, share
from .words import DRAFT, IN_THE_DECK, KEEPING, PLANS, TEST_TOKENS, UNDER_DECK, begun, label

OFFER = 78.0
"""How high a bomb on offer is."""


def design_row(scene: Table, width: float) -> Box:
    """What is on offer beside each other, after what is left."""
    most = scene.seats + 1
    each = min(150.0, share(width - 16 - 104 - CLOSE, most, CLOSE))
    first = width - 16 - most * (each + CLOSE)
    if scene.s.closed:
        first = width - 16
    content = row([beside(scene, first), offer(scene, each, most)], CLOSE)
    height = OFFER + 14
    back = rect(width, height, rx=12, fill=PANEL, stroke=EDGE)
    return Box(width, height, back + at(8, 7, content.body))


def design_grid(scene: Table, width: float) -> Box:
    """On a phone: three abreast."""
    room = width - 16
    content = column([beside(scene, room), offer(scene, share(room, 3, CLOSE), 3)], CLOSE)
    height = content.height + 16
    back = rect(width, height, rx=12, fill=PANEL, stroke=EDGE)
    return Box(width, height, back + at(8, 8, content.body))


def offer(scene: Table, width: float, abreast: int) -> Box:
    """The row; in a draft the packet, face down for whoever may not look into it."""
    drafting = scene.question == Ask.DRAFT
    packet = scene.bombs(Lies.DRAFTED, PACKET) if drafting else []
    offered = packet or scene.bombs(Lies.ROW, NOBODY)
    if offered or not drafting:
        cards = [offered_bomb(scene, bomb, width, OFFER) for bomb in offered]
    else:
        back = scene.stamp("packet", bomb_back, scene, 52, OFFER)
        cards = [Box(width, OFFER, at((width - 52) / 2, 0, back))] * in_packet(scene)
    return grid(cards, abreast, CLOSE)


def in_packet(scene: Table) -> int:
    """How many bombs are being passed round."""
    return scene.seats + 1 - int(scene.s.picks)


def beside(scene: Table, width: float) -> Box:
    """The name of the row, who drafts, the deck and the test tokens."""
    drafting = scene.question == Ask.DRAFT
    parts = [drafters(scene, width) if drafting else heading(scene, width)]
    parts += [at(0, 26, stack(scene, width)), at(0, 52, tokens_left(scene))]
    if scene.narrow:
        parts[1:] = [at(0, 26, stack(scene, 124)), at(140, 26, tokens_left(scene))]
    return Box(width, 56 if scene.narrow else OFFER, "".join(parts))


def heading(scene: Table, width: float) -> str:
    """What lies here; or that nothing is designed any more."""
    closed = bool(scene.s.closed)
    title = scene.say(page.CLOSED) if closed else scene.say(PLANS)
    ink = BAD if closed else None
    return words(2, 17, fitted(title, width, 15, bold=True), 15, bold=True, fill=ink)


def drafters(scene: Table, width: float) -> str:
    """Who has kept a bomb, and who is choosing."""
    told = label(
        scene.lang,
        scene.say(DRAFT, number=in_packet(scene)),
        scene.say(KEEPING, seat=scene.name(scene.asked)),
    )
    step = min(34.0, (width - 24) / max(1, scene.seats - 1))
    parts = [rect(width, 26, fill="transparent")]
    for k in range(scene.seats):
        player = (int(scene.s.mover) + k) % scene.seats
        kept = at(10, 7, sign(scene, "tick")) if k < scene.s.picks else ""
        choosing = rect(26, 26, -13, -13, rx=6, class_="halo") if player == scene.asked else ""
        parts.append(at(13 + step * k, 13, seat_sign(scene, player), choosing, kept))
    return scene.target("draft", told, *parts)


def stack(scene: Table, width: float) -> str:
    """The deck, with the tested bombs under it."""
    under = [BOMB_NAMES[int(n) - 1] for n in scene.s.under if n]
    left = int(scene.s.deck) + len(under)
    told = label(
        scene.lang,
        scene.say(PLANS),
        scene.say(IN_THE_DECK, number=left),
        scene.say(UNDER_DECK, bombs=under) if under else "",
    )
    numbers = ", ".join(under)
    if width_of(numbers, 14) > width - 84:
        numbers = str(len(under))
    return scene.target(
        "bomb-deck",
        told,
        rect(width, 26, fill="transparent"),
        at(5, 2, card_back(scene, 16, 22, 4) if left else ""),
        words(28, 18.5, f"×{left}", 16, bold=True),
        at(72, 13, sign(scene, "test")) if under else "",
        words(84, 18, numbers, 14) if under else "",
    )


def tokens_left(scene: Table) -> str:
    """The test tokens that nobody has yet."""
    left = [int(n) for n in TOKENS[scene.seats, int(scene.s.tested) : scene.seats]]
    if not left:
        return ""
    step = 26 if len(left) < 5 else 20
    tokens = [at(13 + step * k, 13, marker(n)) for k, n in enumerate(left)]
    told = begun(f"{scene.say(TEST_TOKENS)} {', '.join(map(str, left))}")
    ground = rect(26 + step * (len(left) - 1), 26, fill="transparent")
    return scene.target("test-tokens", told, ground, *tokens)
