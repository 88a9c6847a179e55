"""The board of 1987 Channel Tunnel: the sea bed with both bores, action spaces, both players.

Each part of the table has a module of its own; `draw` puts them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.agenda import about as topic
from tunnelier.core.agenda import to_move
from tunnelier.core.codec import word_of
from tunnelier.draw.svg import MARGIN, TALL, Box, Drawing, Scene, column, row
from tunnelier.draw.theme import SEAT_MARKS, Mark

from .. import page
from ..rules import ACTIONS, Kind
from ..state import Lies
from ..tables import CARD_NAMES, LENGTH, SEATS, Colour, Nation
from ..text import counted, millions, prompt, seat_name
from ..words import MESSAGES
from .about import about
from .cards import GAP
from .choices import BUTTONS, choices
from .colours import DEVIATION_MARKS, MARKS, SHADES
from .components import components
from .players import blocks, hand, player
from .sea_bed import sea_bed
from .spaces import spaces
from .supplies import supplies
from .table import nation, nation_word, seat_of
from .verdict import verdict

__all__ = [
    "DEVIATION_MARKS",
    "MARKS",
    "SHADES",
    "about",
    "components",
    "description",
    "draw",
    "scene_of",
    "shapes",
]

STORES, SHORT = 216.0, 398.0
"""How wide the supplies are on desks, and the rival's panel."""
BLOCKS = ("drift", "tracks", "money", "cards")
"""What a player has beside discs and storage."""


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches."""
    said, seat = ACTIONS.arguments(action), int(to_move(s))
    mine = f"discs-{nation_word(s, seat)}"
    match ACTIONS.kind(action):
        case Kind.PLAN | Kind.TUNNEL | Kind.FINANCE | Kind.TECHNOLOGY as kind:
            return f"{mine}-{said['discs']}", f"action-{word_of(kind)}"
        case Kind.SECONDARY:
            return f"{mine}-{said['discs']}", f"slot-{said['slot']}-action"
        case Kind.DEVELOP:
            return f"{mine}-{said['discs']}", f"slot-{said['slot']}-develop"
        case Kind.KEEP:
            return f"{mine}-{word_of(Colour(int(topic(s))))}", f"choice-keep-{said['number']}"
        case Kind.PAY:
            one, other = said["discs"].split("-")
            return f"{mine}-{one}", "choice-pay-same" if one == other else f"{mine}-{other}"
        case Kind.TAKE:
            return (f"slot-{said['slot']}-money",)
        case Kind.ADVANCE:
            return (f"track-{nation_word(s, seat)}-{said['track']}",)
        case Kind.PEEK:
            return (f"space-{said['nation']}-{said['space']}",)
        case Kind.RUBBLE:
            stored = int(s.players[seat].stored[Colour[said["colour"].upper()]])
            place = f"stored-{nation_word(s, seat)}-{said['colour']}"
            return tuple(f"{place}-{k + 1}" for k in range(stored))
        case Kind.MACHINE:
            return (f"action-{said['action']}",)
        case Kind.BUILD:
            return (f"slot-{said['slot']}-develop",)
        case Kind.SWAP:
            theirs = f"discs-{nation_word(s, 1 - seat)}-{said['take']}"
            return f"card-{said['card']}", f"{mine}-{said['give']}", theirs
        case Kind.COMMIT | Kind.REALIGN | Kind.USE | Kind.HIRE | Kind.CONTRIBUTE:
            return (f"card-{said['card']}",)
        case kind if kind in BUTTONS:
            return (f"choice-{word_of(kind)}",)
    return ()


def seat_mark(s: Any, seat: int) -> Mark:
    """How a seat's pieces look: as those of the nation it plays."""
    return SEAT_MARKS[nation(s, seat)]


def draw(
    view: Any,
    seat: int | None,
    legal: Sequence[int],
    lang: str,
    narrow: bool = False,
    names: Sequence[str] = (),
) -> Drawing:
    """The table as a seat sees it, with what it may do lit."""
    scene = Scene(view, seat, legal, lang, narrow, shapes, names)
    title = scene.say(MESSAGES["board-title"], round=int(view.rounds) + 1)
    table = on_a_phone(scene) if narrow else on_a_desk(scene)
    return scene.drawing(title, description(scene), table, SHADES)


def on_a_desk(scene: Scene) -> Box:
    """The sea bed above the spaces, then what is asked, then both players beside the supplies."""
    asked = verdict(scene) if scene.s.over else choices(scene)
    upper = column([sea_bed(scene), spaces(scene), asked], GAP)
    tall = TALL - 2 * MARGIN - upper.height - GAP
    left = scene.width - STORES - 2 * GAP
    widths = dict.fromkeys(range(SEATS), left / 2)
    if scene.seat is not None:
        widths = {1 - scene.seat: SHORT, scene.seat: left - SHORT}
    seats = [seat_of(scene.s, side) for side in Nation]
    boxes = [player(scene, who, widths[who], tall) for who in seats]
    return column([upper, row([boxes[0], supplies(scene, STORES, tall), boxes[1]], GAP)], GAP)


def on_a_phone(scene: Scene) -> Box:
    """First what is asked and whatever answers it, then the rest, part by part."""
    mine = 1 if scene.seat is None else scene.seat
    rival = 1 - mine
    wanted = answering(scene, mine, rival)
    own = [name for name in ("tracks", "money", "cards") if name in wanted]
    first = [verdict(scene) if scene.s.over else choices(scene)]
    if "hand" in wanted:
        first.append(hand(scene, mine))
    if "rival" in wanted:
        first.append(hand(scene, rival))
    if "spaces" in wanted:
        first.append(spaces(scene))
    first += blocks(scene, mine, own)
    if "tunnel" in wanted:
        first.append(sea_bed(scene))
    parts = [("board-part-turn", first)]
    if "spaces" not in wanted:
        own_hand = [] if "hand" in wanted else [hand(scene, mine)]
        parts.append(("board-part-spaces", [*own_hand, spaces(scene)]))
    if "tunnel" not in wanted:
        parts.append(("board-part-tunnel", [sea_bed(scene)]))
    titled = [(scene.say(MESSAGES[title]), column(boxes)) for title, boxes in parts]
    rest = [name for name in BLOCKS if name not in own]
    titled.append((scene.say(seat_name(scene.s, mine)), column(blocks(scene, mine, rest))))
    theirs = [] if "rival" in wanted else [hand(scene, rival)]
    theirs += blocks(scene, rival, BLOCKS)
    titled.append((scene.say(seat_name(scene.s, rival)), column(theirs)))
    titled.append((scene.say(MESSAGES["board-part-supplies"]), supplies(scene, scene.width)))
    return scene.in_parts(titled)


def answering(scene: Scene, mine: int, rival: int) -> set[str]:
    """The blocks in which something is lit; with nothing lit, those that turns are made of."""
    own, other = nation_word(scene.s, mine), nation_word(scene.s, rival)
    wanted = set()
    for name in scene.lit:
        match name.split("-")[:2]:
            case ["discs", side] if side == other:
                wanted.add("rival")
            case ["discs" | "stored", _]:
                wanted.add("hand")
            case ["action" | "slot", _]:
                wanted.add("spaces")
            case ["space", _]:
                wanted.add("tunnel")
            case ["track", side] if side == own:
                wanted.add("tracks")
            case ["card", _]:
                card = CARD_NAMES.index(name.removeprefix("card-"))
                lies = scene.s.cards[card].lies
                wanted.add("money" if lies == Lies.MONEY else "cards")
    return wanted or {"hand", "spaces"}


def description(scene: Scene) -> str:
    """The table in a few sentences."""
    told = []
    for seat in range(SEATS):
        me = scene.s.players[seat]
        standing = {
            "left": LENGTH - int(me.bored),
            "level": -int(me.deviation),
            "discs": counted("discs")(int(me.area.sum())),
            "money": millions(int(me.money)),
            "cards": counted("cards")(page.developed_count(scene.s, seat)),
        }
        seat_is = seat_name(scene.s, seat)
        told.append(scene.say(MESSAGES["board-standing"], seat=seat_is, **standing))
    if not scene.s.over:
        told.append(prompt(scene.s, scene.lang))
    return " ".join(told)


def scene_of(view: Any, lang: str) -> Scene:
    """A scene for things that are drawn alone."""
    return Scene(view, None, (), lang, False, shapes)
