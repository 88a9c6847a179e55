"""What both players have: their discs, their storage, their money, and more beside."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import PAD, badge, frame, inside, outline
from tunnelier.draw.svg import (
    Box,
    Scene,
    at,
    circle,
    column,
    fitted,
    flow,
    rect,
    row,
    width_of,
    words,
)
from tunnelier.draw.theme import CARD, EDGE, FAINT, INK, INSET, PANEL, SEAT_MARKS, STRONG, WHITE

from .. import page
from ..rules.digging import places
from ..rules.discs import allowed
from ..state import Lies
from ..tables import CARD_NAMES, PLAYING_CARDS, SPACES, STORAGE, Colour
from ..text import NATIONS, card_of, millions, points, rubble_of, seat_name
from ..text import discs_of as discs_in_words
from ..words import MESSAGES
from .colours import MARKS
from .developed import cards_are_lit, own_cards
from .deviation import gauge
from .signs import TOUCH, fit, flag, icon, labelled, pile, small, tile
from .table import nation, nation_word
from .technology import technology

PURSE = 140.0
"""The room for money beside the tracks, where there is enough."""
GAP = 7.0
GEAR = 24.0
"""The room of the sign before the tracks."""


class Sizes(NamedTuple):
    """How large discs, stored tokens and money cards are."""

    disc: float
    high: float
    store: float
    coin: float
    coins: float


SHORT = Sizes(disc=44, high=46, store=36, coin=44, coins=26)
LONG = Sizes(disc=62, high=48, store=46, coin=44, coins=26)
PHONE = Sizes(disc=52, high=52, store=50, coin=62, coins=TOUCH)


def framed(scene: Scene, seat: int, content: Box, width: float, tall: float | None = None) -> Box:
    """The panel of a seat; that of the seat to move is marked."""
    height = tall or content.height + 2 * PAD
    colour = SEAT_MARKS[nation(scene.s, seat)].fill
    look = (colour, 4) if scene.moving(seat) else (EDGE, 1)
    body = rect(width, height, rx=12, fill=PANEL, stroke=look[0], stroke_width=look[1])
    return Box(width, height, body + at(PAD, PAD, content.body))


def player(scene: Scene, seat: int, width: float, tall: float) -> Box:
    """On desks: all that a player has, in the height there is."""
    room, full = inside(width), width > 500
    sizes = LONG if full else SHORT
    held = row([discs(scene, seat, sizes), storage(scene, seat, sizes)], 14)
    parts = [nameplate(scene, seat, room), held, gauge(scene, seat, room)]
    if full:
        tracks = geared(scene, seat, room - PURSE - 14)
        parts.append(row([tracks, purse(scene, seat, tracks.height)], 14))
    else:
        parts += [geared(scene, seat, room), money(scene, seat, room, sizes)]
    above = column(parts, GAP)
    left = tall - 2 * PAD - above.height - GAP
    cards = own_cards(scene, seat, room, left)
    content = column([*parts, cards], GAP + min(8.0, (left - cards.height) / len(parts)))
    return framed(scene, seat, content, width, tall)


def geared(scene: Scene, seat: int, room: float) -> Box:
    """The technology tracks after their sign."""
    tracks = technology(scene, seat, room - GEAR)
    sign = at(9, tracks.height / 2, icon("technology", 0.9, ink=FAINT))
    return Box(room, tracks.height, sign + at(GEAR, 0, tracks.body))


# --- a player on a phone, block by block


def hand(scene: Scene, seat: int) -> Box:
    """Discs and storage: what turns are made of."""
    room = inside(scene.width)
    told = [nameplate(scene, seat, room), discs(scene, seat, PHONE), storage(scene, seat, PHONE)]
    return framed(scene, seat, column(told, GAP), scene.width)


def blocks(scene: Scene, seat: int, names: Iterable[str]) -> list[Box]:
    """Panels with some of a player's things."""
    room, boxes = inside(scene.width), []
    for name in names:
        match name:
            case "drift":
                content = gauge(scene, seat, room)
            case "tracks":
                content = technology(scene, seat, room)
            case "money":
                content = money(scene, seat, room, PHONE if cards_are_lit(scene) else SHORT)
            case "cards":
                content = own_cards(scene, seat, room)
        body = rect(scene.width, content.height + 2 * PAD, rx=12, fill=PANEL, stroke=EDGE)
        boxes.append(Box(scene.width, content.height + 2 * PAD, body + at(PAD, PAD, content.body)))
    return boxes


# --- its parts


def nameplate(scene: Scene, seat: int, room: float) -> Box:
    """The nation, who plays it, and how its player stands in the round."""
    s, side, size = scene.s, nation(scene.s, seat), small(scene)
    boxes = []
    if s.first == seat:
        text = scene.say(MESSAGES["board-first-player"])
        sign = circle(11.5, 12, 12, fill=CARD, stroke=STRONG, stroke_width=2)
        sign += words(12, 17.2, "1", 15, "middle", True)
        boxes.append(Box(24, 24, scene.target("first-player", text, sign, piece=True)))
    if s.players[seat].passed:
        text = scene.say(MESSAGES["passed"])
        plate = badge(text, size)
        name = f"passed-{word_of(side)}"
        boxes.append(plate._replace(body=scene.target(name, text, plate.body)))
    if scene.moving(seat):
        plate = badge(scene.say(MESSAGES["board-to-move"]), size, SEAT_MARKS[side].fill, WHITE)
        name, text = f"to-move-{word_of(side)}", scene.say(MESSAGES["board-to-move"])
        boxes.append(plate._replace(body=scene.target(name, text, plate.body)))
    if s.loser < 0:  # else nothing is counted
        boxes.append(standing(scene, seat))
    signs = row(boxes, 6)
    body = at(room - signs.width, 0, signs.body) + at(0, 3, flag(scene, side))
    left = room - signs.width - 44
    return Box(room, 24, body + at(36, 18, who(scene, seat, left)))


def standing(scene: Scene, seat: int) -> Box:
    """The points of a player, as far as the viewer can count them."""
    total, more = page.points_seen(scene.s, seat), page.hides_points(scene.s, seat)
    key = "board-points-more" if more else "board-points"
    said = scene.say(MESSAGES[key], number=total)
    told = {"seat": seat_name(scene.s, seat), "points": points(total)}
    width = 31 + width_of(said, 18, True)
    body = scene.target(
        f"points-{nation_word(scene.s, seat)}",
        scene.say(MESSAGES[f"{key}-label"], **told),
        rect(width, 24, rx=12, fill=CARD, stroke=EDGE),
        at(14, 12, icon("star", 0.75, INK)),
        words(width - 8, 18.4, said, 18, "end", True),
    )
    return Box(width, 24, body)


def who(scene: Scene, seat: int, room: float) -> str:
    """The nation, and the person where it is known."""
    side, size = nation(scene.s, seat), 15 if scene.narrow else 16
    name = scene.say(NATIONS[side])
    label = seat_name(scene.s, seat).say(scene.lang)
    person = scene.names[seat] if seat < len(scene.names) else ""
    if seat == scene.seat:
        you = scene.say(MESSAGES["board-you"])
        person = f"{person} ({you})" if person else you
    name = fitted(name, room, size, bold=True)
    wide = width_of(name, size, True)
    body = words(0, 0, name, size, bold=True)
    if person and room - wide > 40:
        said = fitted(f"· {person}", room - wide - 8, 14)
        body += words(wide + 8, 0, said, 14, fill=FAINT)
    return scene.target(f"player-{word_of(side)}", label, body)


def discs(scene: Scene, seat: int, sizes: Sizes) -> Box:
    """The discs of a player, colour by colour."""
    area, most = scene.s.players[seat].area, int(allowed(scene.s, seat))
    total = scene.say(MESSAGES["discs-held"], number=int(area.sum()), most=most)
    boxes = [discs_of(scene, seat, colour, int(area[colour]), sizes) for colour in Colour]
    return labelled(scene, total, row(boxes, 4), 5 * sizes.disc + 16)


def discs_of(scene: Scene, seat: int, colour: Colour, count: int, sizes: Sizes) -> Box:
    """The discs of one colour, and how many they are."""
    width, height, size = sizes.disc, sizes.high, 15 if sizes.disc < 50 else 18
    lies = no_disc(colour)
    if count:
        lies = pile(scene, colour, SPACES + seat, count, small=width < 60)
    told = {"seat": seat_name(scene.s, seat), "discs": discs_in_words(colour, count)}
    body = scene.target(
        f"discs-{nation_word(scene.s, seat)}-{word_of(colour)}",
        scene.say(MESSAGES["board-discs-label"], **told),
        rect(width, height, rx=8, fill=INSET if count else PANEL),
        at(13 if width < 50 else 20, height - 16, lies),
        words(width - 4, height - 11, str(count), size, "end", True, None if count else FAINT),
        halo=frame(width, height),
    )
    return Box(width, height, body)


@cache
def no_disc(colour: Colour) -> str:
    """Where discs of a colour would lie."""
    return outline(MARKS[colour].shape, 10, fill="none", stroke=STRONG, stroke_dasharray="3 3")


def storage(scene: Scene, seat: int, sizes: Sizes) -> Box:
    """Stored rubble, free places and Britain's lock."""
    s, size = scene.s, sizes.store
    side, stored, usable = nation_word(s, seat), s.players[seat].stored, int(places(s, seat))
    boxes = [
        stored_rubble(scene, seat, colour, k, size)
        for colour in Colour
        for k in range(int(stored[colour]))
    ]
    place = rect(size - 4, size - 4, 2, 2, rx=7, fill=INSET, stroke=STRONG, stroke_dasharray="4 4")
    for k in range(len(boxes), STORAGE):
        body = place
        if k >= usable:
            label = scene.say(MESSAGES["board-locked-label"])
            sign = at(size / 2, size / 2, icon("lock", ink=FAINT))
            body = scene.target(f"locked-{side}", label, place, sign)
        boxes.append(Box(size, size, body))
    title = scene.say(MESSAGES["storage"])
    label = scene.say(MESSAGES["board-storage-label"], seat=seat_name(s, seat), places=usable)
    line = row(boxes, 2)
    whole = rect(line.width, line.height, fill="transparent")
    body = scene.target(f"storage-{side}", label, whole, line.body)
    return labelled(scene, title, line._replace(body=body), line.width + 14)


def stored_rubble(scene: Scene, seat: int, colour: Colour, k: int, size: float) -> Box:
    """A stored token; those of one colour are numbered."""
    told = {"seat": seat_name(scene.s, seat), "rubble": rubble_of(colour)}
    body = scene.target(
        f"stored-{nation_word(scene.s, seat)}-{word_of(colour)}-{k + 1}",
        scene.say(MESSAGES["board-stored-label"], **told),
        at(size / 2, size / 2, tile(scene, 2 * colour + 1, size - 4, size < 40)),
        halo=frame(size, size),
    )
    return Box(size, size, body)


# --- money


def purse(scene: Scene, seat: int, tall: float) -> Box:
    """Money beside the tracks: its sum above its cards."""
    total = money_total(scene, seat, 20)
    cards = flow(money_cards(scene, seat, LONG), PURSE, 3)
    return column([total, fit(cards, PURSE, tall - 24)], 4)._replace(width=PURSE)


def money(scene: Scene, seat: int, room: float, sizes: Sizes) -> Box:
    """Money in a line, or as many as phones need."""
    total = money_total(scene, seat, sizes.coins)
    cards = money_cards(scene, seat, sizes)
    if scene.narrow:
        return flow([total, *cards], room, 6)
    return row([total, fit(row(cards, 3), room - total.width - 6, sizes.coins)], 6)


def money_total(scene: Scene, seat: int, high: float) -> Box:
    """What the money cards are worth together."""
    worth = millions(int(scene.s.players[seat].money))
    total = scene.say(MESSAGES["board-money"], millions=worth)
    wide = width_of(total, 14, True)
    body = scene.target(
        f"money-{nation_word(scene.s, seat)}",
        total,
        rect(wide, high, fill="transparent"),
        words(0, high / 2 + 5, total, 14, bold=True),
    )
    return Box(wide + 4, high, body)


def money_cards(scene: Scene, seat: int, sizes: Sizes) -> list[Box]:
    """The cards taken as money, each with its value."""
    mine = page.cards_lying(scene.s, Lies.MONEY, seat)
    return [money_card(scene, seat, shown, sizes) for shown in mine]


def money_card(scene: Scene, seat: int, shown: int, sizes: Sizes) -> Box:
    """A card taken as money: all that counts is its value."""
    wide, high, value = sizes.coin, sizes.coins, millions(int(PLAYING_CARDS[shown].money))
    told = {"seat": seat_name(scene.s, seat), "millions": value, "card": card_of(shown)}
    body = scene.target(
        f"card-{CARD_NAMES[shown]}",
        scene.say(MESSAGES["board-money-card"], **told),
        rect(wide, high, rx=5, fill=CARD, stroke=STRONG),
        at(12, high / 2, icon("coin", 0.7)),
        words(wide - 5, high / 2 + 5, scene.say(value), 14, "end", True),
        halo=frame(wide, high, 5),
        piece=True,
    )
    return Box(wide, high, body)
