"""The board of Cave-in: the props that stand, and what everyone has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tunnelier.core.agenda import to_move
from tunnelier.draw.pieces import card, card_back, frame, inside, panel, token
from tunnelier.draw.svg import Box, Drawing, Scene, at, column, flow, rect, words
from tunnelier.draw.theme import FAINT, INSET, SEAT_MARKS

from .page import SEATS
from .rules import ACTIONS, Kind
from .tables import MOST_TAKEN, PROPS
from .words import MESSAGES

SHADES = {"wood": ("#a9713c", "#b98352"), "rock": ("#8f8578", "#3a4149")}


def shapes(s: Any, action: int) -> tuple[str, ...]:
    """The shapes that a move touches: the innermost prop it takes, or the lamp it shines."""
    if ACTIONS.kind(action) == Kind.TAKE:
        return (f"prop-{int(s.props) - int(ACTIONS.arguments(action)['props']) + 1}",)
    return (f"lamp-{int(to_move(s))}",) if ACTIONS.kind(action) == Kind.SHINE else ()


def draw(
    view: Any,
    seat: int | None,
    legal: Sequence[int],
    lang: str,
    narrow: bool = False,
    names: Sequence[str] = (),
) -> Drawing:
    """The table as a seat sees it, with what it may do lit; `names` are those of the people."""
    scene = Scene(view, seat, legal, lang, narrow, shapes, names)
    seats = range(int(view.seats))
    width = scene.width if narrow else (scene.width - 12) / 2
    table = column(
        [mine(scene), flow((player(scene, each, width) for each in seats), scene.width, 12)]
    )
    held = (
        scene.say(MESSAGES["board-holds"], seat=SEATS[k], props=int(view.players[k].props))
        for k in seats
    )
    told = scene.say(MESSAGES["board-description"], props=int(view.props), players=" ".join(held))
    return scene.drawing(scene.say(MESSAGES["board-title"], seats=len(seats)), told, table, SHADES)


def mine(scene: Scene) -> Box:
    """The roof, and the props under it."""
    props, width = int(scene.s.props), inside(scene.width)
    step = width / PROPS[int(scene.s.mine)]
    roof = rect(width, 26, rx=6, fill="var(--rock)") + rect(width, 12, 0, 126, fill="var(--rock)")
    posts = (at(step * (k + 0.5) - 8, 26, prop(scene, k + 1, props - k)) for k in range(props))
    content = Box(width, 138, roof + "".join(posts))
    return panel(scene.say(MESSAGES["page-standing"], props=props), content, scene.width)


def prop(scene: Scene, number: int, count: int) -> str:
    """A prop; taking it means taking those to its right as well."""
    phrase = MESSAGES["board-take" if count <= MOST_TAKEN else "board-prop"]
    post = rect(16, 100, rx=3, fill="var(--wood)") + rect(4, 100, 2, fill="#ffffff44")
    label = scene.say(phrase, number=number, count=count)
    return scene.target(f"prop-{number}", label, post, halo=frame(16, 100, 4, 2))


def player(scene: Scene, seat: int, width: float) -> Box:
    """What a player has: props, and a lamp only its owner may have seen."""
    me, name = scene.s.players[seat], scene.say(SEATS[seat])
    shown = me.lamp > 0
    phrase = MESSAGES["board-lamp" if shown else "board-hidden-lamp"]
    label = scene.say(phrase, seat=name, worth=int(me.lamp))
    face = card(44, 60, words(22, 38, str(int(me.lamp)), 22, "middle", True))
    lamp = scene.target(
        f"lamp-{seat}", label, face if shown else card_back(scene, 44, 60), halo=frame(44, 60)
    )
    moving = not scene.s.over and to_move(scene.s) == seat
    body = at(16, 30, token(scene, SEAT_MARKS[seat], name[0])) + at(inside(width) - 46, 0, lamp)
    body += words(42, 36, scene.say(MESSAGES["board-props"], props=int(me.props)), 16, fill=FAINT)
    title = scene.titled(seat, name)
    return panel(title, Box(width, 62, body), width, fill=INSET if moving else "var(--panel)")
