"""What both players have: their discs, their storage, their money, and more beside."""

from __future__ import annotations

from collections.abc import Sequence

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import badge, frame, inside, outline, panel
from tunnelier.draw.svg import Box, Scene, at, column, flow, rect, row, width_of, words
from tunnelier.draw.theme import CARD, FAINT, INSET, PANEL, SEAT_MARKS, STRONG, WHITE

from ..page import cards_lying
from ..rules.digging import places
from ..rules.discs import allowed
from ..state import Lies
from ..tables import CARD_NAMES, PLAYING_CARDS, SPACES, STORAGE, Colour
from ..text import NATIONS, card_of, millions, rubble_of, seat_name
from ..text import discs_of as discs_in_words
from ..words import MESSAGES
from .agenda import agenda
from .colours import MARKS
from .developed import developed
from .deviation import gauge
from .signs import flag, icon, labelled, piece, pile, tile
from .table import nation, nation_word
from .technology import technology


def players(scene: Scene, seats: Sequence[int], width: float) -> list[Box]:
    """The panels of some seats, all of the same height; that of the seat to move is framed."""
    contents = [belongings(scene, seat, inside(width)) for seat in seats]
    tall = max(content.height for content in contents)
    boxes = []
    for seat, content in zip(seats, contents, strict=True):
        box = panel("", content._replace(height=tall), width)
        if scene.moving(seat):
            colour = SEAT_MARKS[nation(scene.s, seat)].fill
            edge = rect(width, box.height, rx=12, fill="none", stroke=colour, stroke_width=4)
            box = box._replace(body=box.body + edge)
        boxes.append(box)
    return boxes


def belongings(scene: Scene, seat: int, room: float) -> Box:
    """Name, discs, storage, gauge, tracks, money, cards and agenda."""
    parts = [
        nameplate(scene, seat, room),
        flow([discs(scene, seat), storage(scene, seat)], room),
        gauge(scene, seat, room),
        technology(scene, seat, room),
        money(scene, seat, room),
        developed(scene, seat, room),
    ]
    if scene.s.with_agenda:
        parts.append(agenda(scene, seat, room))
    return column(parts)


def nameplate(scene: Scene, seat: int, room: float) -> Box:
    """The nation, and how its player stands in the round."""
    s, side, size = scene.s, nation(scene.s, seat), 15 if scene.narrow else 17
    you = f" · {scene.say(MESSAGES['board-you'])}" if seat == scene.seat else ""
    name = scene.say(NATIONS[side]) + you
    body = at(0, 3, flag(scene, side)) + words(36, 18, name, size, bold=True)
    boxes = [Box(40 + width_of(name, size, True), 24, body)]
    if s.first == seat:
        plate = badge(scene.say(MESSAGES["board-first-player"]), scene.small)
        boxes.append(plate._replace(body=piece("first-player", plate.body)))
    if s.players[seat].passed:
        boxes.append(badge(scene.say(MESSAGES["passed"]), scene.small))
    if scene.moving(seat):
        boxes.append(
            badge(scene.say(MESSAGES["board-to-move"]), scene.small, SEAT_MARKS[side].fill, WHITE)
        )
    return flow(boxes, room, 6)


def discs(scene: Scene, seat: int) -> Box:
    """The discs of a player, colour by colour."""
    area, most = scene.s.players[seat].area, int(allowed(scene.s, seat))
    total = scene.say(MESSAGES["discs-held"], number=int(area.sum()), most=most)
    boxes = [discs_of(scene, seat, colour, int(area[colour])) for colour in Colour]
    return labelled(scene, total, row(boxes, 2 if scene.narrow else 4))


def discs_of(scene: Scene, seat: int, colour: Colour, count: int) -> Box:
    """The discs of one colour, and how many they are."""
    width, height = 46.0 if scene.narrow else 56.0, 56.0
    lies = outline(MARKS[colour].shape, 11, fill="none", stroke=STRONG, stroke_dasharray="3 3")
    if count:
        lies = pile(scene, colour, SPACES + seat, count)
    told = {"seat": seat_name(scene.s, seat), "discs": discs_in_words(colour, count)}
    body = scene.target(
        f"discs-{nation_word(scene.s, seat)}-{word_of(colour)}",
        scene.say(MESSAGES["board-discs-label"], **told),
        rect(width, height, rx=8, fill=INSET if count else PANEL),
        at(16 if scene.narrow else 20, height - 19, lies),
        words(width - 3, height - 12, str(count), 20, "end", True, None if count else FAINT),
        halo=frame(width, height),
    )
    return Box(width, height, body)


def storage(scene: Scene, seat: int) -> Box:
    """Stored rubble, free places and Britain's lock."""
    s, size = scene.s, 38.0 if scene.narrow else 44.0
    stored, usable = s.players[seat].stored, int(places(s, seat))
    boxes = [
        stored_rubble(scene, seat, colour, k, size)
        for colour in Colour
        for k in range(int(stored[colour]))
    ]
    place = rect(size - 4, size - 4, 2, 2, rx=7, fill=INSET, stroke=STRONG, stroke_dasharray="4 4")
    lock = at(size / 2, size / 2, icon("lock"))
    for k in range(len(boxes), STORAGE):
        boxes.append(Box(size, size, place if k < usable else place + lock))
    title = scene.say(MESSAGES["storage" if usable == STORAGE else "board-one-locked"])
    return labelled(scene, title, row(boxes, 0 if scene.narrow else 2))


def stored_rubble(scene: Scene, seat: int, colour: Colour, k: int, size: float) -> Box:
    """A stored token; those of one colour are numbered."""
    told = {"seat": seat_name(scene.s, seat), "rubble": rubble_of(colour)}
    body = scene.target(
        f"stored-{nation_word(scene.s, seat)}-{word_of(colour)}-{k + 1}",
        scene.say(MESSAGES["board-stored-label"], **told),
        at(size / 2, size / 2, tile(scene, 2 * colour + 1, size - 4)),
        halo=frame(size, size),
    )
    return Box(size, size, body)


def money(scene: Scene, seat: int, room: float) -> Box:
    """The cards taken as money, each with its value."""
    worth = millions(int(scene.s.players[seat].money))
    total = scene.say(MESSAGES["board-money"], millions=worth)
    high = 40.0 if scene.narrow else 30.0
    said = words(0, high / 2 + 5, total, 15, bold=True)
    mine = cards_lying(scene.s, Lies.MONEY, seat)
    cards = [money_card(scene, seat, shown, high) for shown in mine]
    return flow([Box(width_of(total, 15, True) + 4, high, said), *cards], room, 6)


def money_card(scene: Scene, seat: int, shown: int, high: float) -> Box:
    """A card taken as money: all that counts is its value."""
    value = millions(int(PLAYING_CARDS[shown].money))
    told = {"seat": seat_name(scene.s, seat), "millions": value, "card": card_of(shown)}
    body = scene.target(
        f"card-{CARD_NAMES[shown]}",
        scene.say(MESSAGES["board-money-card"], **told),
        rect(60, high, rx=5, fill=CARD, stroke=STRONG),
        at(16, high / 2, icon("coin", 0.9)),
        words(52, high / 2 + 5.5, scene.say(value), 15, "end", True),
        halo=frame(60, high, 5),
        piece=True,
    )
    return Box(60, high, body)
