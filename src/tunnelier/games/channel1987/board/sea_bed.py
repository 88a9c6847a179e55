"""The sea bed: both bores under the Channel, their rubble, and the machines on their way."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tunnelier.core.codec import word_of
from tunnelier.core.view import ALL_EYES
from tunnelier.draw.pieces import card_back, frame, pattern
from tunnelier.draw.svg import Box, Scene, at, circle, number, path, rect, tag, words
from tunnelier.draw.theme import CARD, INK, SEAT_MARKS, STRONG, WHITE

from .. import page
from ..tables import LENGTH, Nation
from ..text import NATIONS, seat_name, token_of
from ..words import MESSAGES
from .colours import CHALK, CLAY, GRASS, JOINT, LINING, MARL, SEA, SEAM, SKY, STEEL
from .signs import TOUCH, flag, icon, small, tile
from .table import letter_of, seat_of


class Bore(NamedTuple):
    """Where one half of the tunnel runs: from its shore, to the right, to the left or downwards."""

    side: Nation
    start: tuple[float, float]
    way: tuple[int, int]
    pitch: float

    def place(self, space: float) -> tuple[float, float]:
        """The middle of a space; -1 is the portal."""
        (x, y), (dx, dy), along = self.start, self.way, self.pitch * (space + 0.5)
        return x + dx * along, y + dy * along

    @property
    def turned(self) -> str:
        """How something that looks to the right is turned to look along it."""
        return "rotate(90)" if self.way[1] else f"scale({self.way[0]} 1)"


class Strata(NamedTuple):
    """How deep the picture goes, and where sea, chalk, marl and clay begin."""

    height: int
    sea: int
    chalk: int
    marl: int
    clay: int


DEPTH = 148
"""How high the cross-section is."""


def sea_bed(scene: Scene) -> Box:
    """Both bores on their way to the centre."""
    return from_above(scene) if scene.narrow else cross_section(scene)


def cross_section(scene: Scene) -> Box:
    """On desks: Britain bores from the left, France from the right."""
    width, strata, pitch = scene.width, Strata(DEPTH, 38, 58, 76, 134), 52.0
    shore = (width - 2 * LENGTH * pitch) / 2
    bores = (
        Bore(Nation.BRITAIN, (shore, 103), (1, 0), pitch),
        Bore(Nation.FRANCE, (width - shore, 103), (-1, 0), pitch),
    )
    corners = tag("clipPath", rect(width, DEPTH, rx=12), id="bed")
    body = (
        tag("g", landscape(scene, strata), clip_path=scene.define("bed", corners))
        + rect(width, DEPTH, rx=12, fill="none", stroke=STRONG)
        + at(width / 2, 25, heading(scene))
        + centre_line(f"M{number(width / 2)} 66V{DEPTH - 8}")
        + "".join(draw_bore(scene, bore) for bore in bores)
    )
    return Box(width, DEPTH, body)


def from_above(scene: Scene) -> Box:
    """On phones: the two bores beside each other, each space large enough for a finger."""
    width, land = scene.width, 108.0
    bores = [
        Bore(side, (width * x, land), (0, 1), TOUCH)
        for side, x in zip(Nation, (0.26, 0.74), strict=True)
    ]
    end = land + LENGTH * TOUCH
    height = end + 44
    corners = tag("clipPath", rect(width, height, rx=12), id="bed")
    coast = f"M0 0H{number(width)}V{number(land - 14)}q-30 10-62 2t-70 4t-70-4t-72 4t-60-4t-58 0Z"
    chart = (
        rect(width, height, fill=SEA)
        + rect(width, height, fill=pattern(scene, "waves"), opacity=0.18)
        + path(coast, fill=CHALK, stroke=SEAM)
    )
    body = (
        tag("g", chart, clip_path=scene.define("bed", corners))
        + rect(width, height, rx=12, fill="none", stroke=STRONG)
        + centre_line(f"M12 {number(end + 5)}H{number(width - 12)}")
        + at(width / 2, end + 30, heading(scene))
        + "".join(draw_bore(scene, bore) for bore in bores)
    )
    return Box(width, height, body)


def centre_line(d: str) -> str:
    """Where both sides meet."""
    return path(d, stroke_linecap="round", stroke=INK, stroke_width=2.4, stroke_dasharray="2 6")


# --- land and sea


def landscape(scene: Scene, strata: Strata) -> str:
    """Sky, sea, cliffs, and under the sea floor chalk, marl and clay."""
    width = scene.width
    ferry = path("M0 0h58l-7 10H7ZM12 0v-7h30v7M18-7v-6h9v6M46 0v-5h5v5", fill=STEEL)
    cliffs = coast(strata)
    return (
        rect(width, strata.height, fill=SKY)
        + at(width * 0.3, strata.sea - 7, ferry)
        + layer(scene, strata.height, waves(width, strata.sea, 54, 5), SEA, "waves", 0.18)
        + layer(scene, strata.height, waves(width, strata.chalk, 310, 8), CHALK, "bricks", 0.05)
        + cliffs
        + tag("g", cliffs, transform=f"translate({width} 0) scale(-1 1)")
        + layer(scene, strata.height, waves(width, strata.marl, 420, 7), MARL, "crosses", 0.05)
        + layer(scene, strata.height, waves(width, strata.clay, 360, -6), CLAY, "lines", 0.07)
    )


def waves(width: float, y: int, length: int, depth: int) -> str:
    """A line that goes up and down from the left to beyond the right."""
    more = f"t{length / 2} 0" * int(2 * width / length + 1)
    return f"M0 {y}q{length / 4} {-depth} {length / 2} 0{more}"


def layer(scene: Scene, height: int, top: str, fill: str, texture: str, opacity: float) -> str:
    """Everything below a line, with a faint texture."""
    d = f"{top}V{height}H0Z"
    ground = path(d, fill=fill, stroke=SEAM, stroke_width=1)
    return ground + path(d, fill=pattern(scene, texture), opacity=opacity)


def coast(strata: Strata) -> str:
    """The cliff on the left, with turf on it."""
    sea, chalk, height = strata.sea, strata.chalk, strata.height
    cliff = f"M-4 {sea - 12}h34q8 2 10 14l10 {chalk - sea + 4}l16 10V{height}H-4Z"
    turf = f"M-4 {sea - 12}h34q8 2 9 9q-20-4-43-3Z"
    return path(cliff, fill=CHALK, stroke=SEAM) + path(turf, fill=GRASS)


def heading(scene: Scene) -> str:
    """The round and who goes first, around (0, 0)."""
    said = scene.say(page.round_name(scene.s)), scene.say(page.first_player(scene.s))
    text = " · ".join(said)
    return scene.target("round", text, words(0, 0, text, 14, "middle", True))


# --- the bores


def draw_bore(scene: Scene, bore: Bore) -> str:
    """One side: its name and distance, its spaces, and the machine on its way."""
    seat = seat_of(scene.s, bore.side)
    bored = int(scene.s.players[seat].bored)
    return tag(
        "g",
        bore_name(scene, bore, seat, bored),
        bounds(bore, bored),
        lining(scene, bore, -1) if bored else "",
        *(tunnel_space(scene, bore, seat, space) for space in range(LENGTH)),
        machine(scene, bore, seat, bored),
    )


def bore_name(scene: Scene, bore: Bore, seat: int, bored: int) -> str:
    """Flag, nation, and how far it is to the centre."""
    name = scene.say(NATIONS[bore.side])
    left = scene.say(MESSAGES["to-go"], number=LENGTH - bored)
    label = scene.say(MESSAGES["board-to-go-label"], seat=seat_name(scene.s, seat), left=left)
    if scene.narrow:
        x = bore.start[0]
        body = at(x - 13.5, 8, flag(scene, bore.side)) + words(x, 41, name, 14, "middle", True)
        body += words(x, 57, left, small(scene), "middle")
    else:
        way = bore.way[0]
        edge, anchor = (10.0, "start") if way > 0 else (scene.width - 10, "end")
        bold = tag("tspan", name, font_weight="700")
        body = at(min(edge, edge + 27 * way), 11, flag(scene, bore.side)) + tag(
            "text", f"{bold} · {left}", font_size=14, x=edge + 34 * way, y=25, text_anchor=anchor
        )
    return scene.target(f"to-go-{word_of(bore.side)}", label, body)


def bounds(bore: Bore, bored: int) -> str:
    """Where the tunnel will be: a line on either hand."""
    (ax, ay), (bx, by) = bore.place(bored - 0.5), bore.place(LENGTH - 0.5)
    across = [(side * bore.pitch / 2 * bore.way[1], side * bore.pitch / 2) for side in (-1, 1)]
    lines = "".join(
        f"M{number(ax + dx)} {number(ay + dy)}L{number(bx + dx)} {number(by + dy)}"
        for dx, dy in ((x, 0.0 if bore.way[1] else y) for x, y in across)
    )
    return path(lines, stroke=SEAM, stroke_width=1.5, stroke_dasharray="6 5")


def tunnel_space(scene: Scene, bore: Bore, seat: int, space: int) -> str:
    """One space of the tunnel: dug, or a rubble token face up or face down."""
    s, name = scene.s, f"space-{word_of(bore.side)}-{space + 1}"
    told = {"seat": seat_name(s, seat), "space": space + 1}
    if space < s.players[seat].bored:
        dug = scene.say(MESSAGES["board-in-tunnel"], what=MESSAGES["board-dug"], **told)
        return scene.target(name, dug, lining(scene, bore, space))
    size = bore.pitch - 6
    what, rubble = rubble_there(scene, seat, space, size)
    half = bore.pitch / 2
    parts = [rect(2 * half, 2 * half, -half, -half, fill="transparent"), rubble]
    if space == LENGTH - 1:
        parts.append(at(-size / 2 - 3, -size / 2 - 5, flag(scene, bore.side, 18)))
    eyes = int(s.sides[seat].eyes[space])
    if eyes > 0:
        lookers = [side for side in Nation if eyes >> seat_of(s, side) & 1]
        seen_by = MESSAGES["board-looked-at"].filled(seats=[NATIONS[side] for side in lookers])
        what = scene.say(MESSAGES["board-and"], one=what, other=seen_by)
        parts.append(at(0, size / 2 - 1, looks(scene, lookers)))
    return scene.target(
        name,
        scene.say(MESSAGES["board-in-tunnel"], what=what, **told),
        *parts,
        halo=at(-size / 2, -size / 2, frame(size, size, 7, 2)),
        place=bore.place(space),
    )


def rubble_there(scene: Scene, seat: int, space: int, size: float) -> tuple[str, str]:
    """The rubble on a space as the viewer knows it: in words, and drawn."""
    side = scene.s.sides[seat]
    seen, face_up = int(side.tokens[space]), side.eyes[space] == ALL_EYES
    if seen > 0:
        token = token_of(seen)
        said = scene.say(token if face_up else MESSAGES["board-known"].filled(token=token))
        return said, tile(scene, seen, size, known=not face_up)
    return scene.say(MESSAGES["board-face-down"]), scene.stamp("unseen", back, scene, size)


def back(scene: Scene, size: float) -> str:
    """A rubble token that lies face down, around (0, 0)."""
    sign = circle(10, fill=CARD) + words(0, 5.4, "?", 15, "middle", True)
    return at(-size / 2, -size / 2, card_back(scene, size, size, 7)) + sign


def looks(scene: Scene, lookers: list[Nation]) -> str:
    """An eye, and the letters of those who have looked."""
    letters = "".join(letter_of(scene, side) for side in lookers)
    wide = 24.0 + 9 * len(letters)
    plate = rect(wide, 16, -wide / 2, -8, rx=8, fill=CARD, stroke=STRONG)
    eye = at(11 - wide / 2, 0, icon("peek", 0.8))
    return plate + eye + words(wide / 2 - 5, 4.5, letters, 12, "end", True)


def lining(scene: Scene, bore: Bore, space: int) -> str:
    """A dug space."""
    stamp = scene.stamp("lining", rings, bore.pitch)
    if not bore.way[1]:
        x, y = bore.place(space)
        return at(x - bore.pitch / 2, y - bore.pitch / 2, stamp)
    x, y = bore.place(space)
    moved = f"translate({number(x + bore.pitch / 2)} {number(y - bore.pitch / 2)}) rotate(90)"
    return tag("g", stamp, transform=moved)


def rings(wide: float) -> str:
    """Rings of concrete, rails and a lamp."""
    joints = "".join(f"M{number(wide * (k + 0.5) / 4)} 0v{number(wide)}" for k in range(4))
    rails = "".join(f"M0 {number(z)}h{number(wide)}" for z in (0, wide, wide - 6))
    return (
        rect(wide + 0.3, wide, fill=LINING)
        + path(joints, stroke=JOINT, stroke_width=1)
        + path(rails, stroke=STEEL, stroke_width=2)
        + circle(2.4, wide / 2, 7, fill="#ffd873", stroke=JOINT)
    )


def machine(scene: Scene, bore: Bore, seat: int, bored: int) -> str:
    """The boring machine, its cutter head at the face."""
    (dx, dy), (x, y) = bore.way, bore.place(bored - 0.5)
    said = words(-24 * dx, -24 * dy + 6, letter_of(scene, bore.side), 15, "middle", True, WHITE)
    return scene.target(
        f"machine-{word_of(bore.side)}",
        scene.say(MESSAGES["board-machine-label"], seat=seat_name(scene.s, seat), space=bored),
        tag("g", engine(SEAT_MARKS[bore.side].fill), transform=bore.turned),
        said,
        place=(x - 3 * dx, y - 3 * dy),
        piece=True,
    )


@cache
def engine(fill: str) -> str:
    """A boring machine that looks to the right, its nose at (0, 0)."""
    dark = "#00000099"
    teeth = "M0-16l4 3l-4 3ZM0-5l4 3l-4 3ZM0 6l4 3l-4 3ZM-4-13H0M-4-2H0M-4 9H0"
    return (
        rect(15, 18, -48, -9, rx=2, fill=STEEL)
        + rect(30, 40, -38, -20, rx=5, fill=fill, stroke=dark)
        + rect(30, 7, -38, -15, fill=WHITE, opacity=0.28)
        + path("M-33-20V20M-15-20V20", stroke=dark)
        + path("M-8-22h4q4 0 4 4v36q0 4-4 4h-4Z", fill=STEEL, stroke=dark)
        + path(teeth, fill=STEEL, stroke=LINING)
    )
