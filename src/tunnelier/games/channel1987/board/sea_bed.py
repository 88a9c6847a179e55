"""The sea bed: both bores under the Channel, their rubble, and the machines on their way."""

from __future__ import annotations

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
from .signs import flag, icon, piece, tile
from .table import letter_of, seat_of


class Bore(NamedTuple):
    """Where one half of the tunnel runs: from its shore, to the right or to the left."""

    side: Nation
    start: float
    way: int
    y: float
    pitch: float

    def middle(self, space: float) -> float:
        """Where a space lies; −1 is the portal."""
        return self.start + self.way * self.pitch * (space + 0.5)


class Strata(NamedTuple):
    """How deep the picture goes, and where sea, chalk, marl and clay begin."""

    height: int
    sea: int
    chalk: int
    marl: int
    clay: int


def sea_bed(scene: Scene) -> Box:
    """A cross-section: Britain bores from the left, France from the right; folded on phones."""
    width = scene.width
    if scene.narrow:
        strata, pitch, levels = Strata(286, 28, 52, 92, 180), 37.5, (120, 226)
        shore = width - LENGTH * pitch - 10
        centre = "M384.500 92V148M7.500 198V254"
    else:
        strata, pitch, levels = Strata(214, 48, 82, 112, 186), 46.8, (146, 146)
        shore = (width - 2 * LENGTH * pitch) / 2
        centre = f"M{number(width / 2)} 92V{strata.height - 8}"
    bores = (
        Bore(Nation.BRITAIN, shore, 1, levels[0], pitch),
        Bore(Nation.FRANCE, width - shore, -1, levels[1], pitch),
    )
    corners = tag("clipPath", rect(width, strata.height, rx=12), id="bed")
    body = (
        tag("g", landscape(scene, strata), clip_path=scene.define("bed", corners))
        + rect(width, strata.height, rx=12, fill="none", stroke=STRONG)
        + heading(scene)
        + path(centre, stroke_linecap="round", stroke=INK, stroke_width=2.4, stroke_dasharray="2 6")
        + "".join(draw_bore(scene, bore) for bore in bores)
    )
    return Box(width, strata.height, body)


# --- land and sea


def landscape(scene: Scene, strata: Strata) -> str:
    """Sky, sea, cliffs, and under the sea floor chalk, marl and clay."""
    width = scene.width
    ferry = path("M0 0h58l-7 10H7ZM12 0v-7h30v7M18-7v-6h9v6M46 0v-5h5v5", fill=STEEL)
    cliffs = coast(strata)
    return (
        rect(width, strata.height, fill=SKY)
        + ("" if scene.narrow else at(width * 0.3, strata.sea - 7, ferry))
        + layer(scene, strata.height, waves(width, strata.sea, 54, 5), SEA, "waves", 0.18)
        + layer(scene, strata.height, waves(width, strata.chalk, 310, 12), CHALK, "bricks", 0.05)
        + cliffs
        + tag("g", cliffs, transform=f"translate({width} 0) scale(-1 1)")
        + layer(scene, strata.height, waves(width, strata.marl, 420, 10), MARL, "crosses", 0.05)
        + layer(scene, strata.height, waves(width, strata.clay, 360, -9), CLAY, "lines", 0.07)
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
    """The round and who goes first, in the sky."""
    text = f"{scene.say(page.round_name(scene.s))} · {scene.say(page.first_player(scene.s))}"
    return words(scene.width / 2, 19 if scene.narrow else 25, text, 14, "middle", True)


# --- the bores


def draw_bore(scene: Scene, bore: Bore) -> str:
    """One side: its name and distance, its spaces, and the machine on its way."""
    seat = seat_of(scene.s, bore.side)
    bored = int(scene.s.players[seat].bored)
    return tag(
        "g",
        bore_name(scene, bore, bored),
        bounds(bore, bored),
        lining(scene, bore, -1) if bored else "",
        *(tunnel_space(scene, bore, seat, space) for space in range(LENGTH)),
        machine(scene, bore, bored),
    )


def bore_name(scene: Scene, bore: Bore, bored: int) -> str:
    """Flag, nation, and how far it is to the centre."""
    y = bore.y - 32 if scene.narrow else 25
    edge, anchor = (10.0, "start") if bore.way > 0 else (scene.width - 10, "end")
    name = tag("tspan", scene.say(NATIONS[bore.side]), font_weight="700")
    left = scene.say(MESSAGES["to-go"], number=LENGTH - bored)
    return at(min(edge, edge + 27 * bore.way), y - 14, flag(scene, bore.side)) + tag(
        "text", f"{name} · {left}", font_size=14, x=edge + 34 * bore.way, y=y, text_anchor=anchor
    )


def bounds(bore: Bore, bored: int) -> str:
    """Where the tunnel will be: a line above and a line below."""
    left, right = sorted((bore.middle(bored - 0.5), bore.middle(LENGTH - 0.5)))
    lines = "".join(
        f"M{number(left)} {number(bore.y + gap)}H{number(right)}"
        for gap in (-bore.pitch / 2, bore.pitch / 2)
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
    parts = [words(0, size / 2 + 16, str(space + 1), scene.small, "middle")]
    what, rubble = rubble_there(scene, seat, space, size)
    parts.append(rubble)
    if space == LENGTH - 1:
        parts.append(at(-9, -size / 2 - 9, flag(scene, bore.side, 18)))
    eyes = int(s.sides[seat].eyes[space])
    if eyes > 0:
        lookers = [side for side in Nation if eyes >> seat_of(s, side) & 1]
        seen_by = MESSAGES["board-looked-at"].filled(seats=[NATIONS[side] for side in lookers])
        what = scene.say(MESSAGES["board-and"], one=what, other=seen_by)
        parts.append(at(0, size / 2 + 26, looks(scene, lookers)))
    return scene.target(
        name,
        scene.say(MESSAGES["board-in-tunnel"], what=what, **told),
        *parts,
        halo=at(-size / 2, -size / 2, frame(size, size, 7, 2)),
        place=(bore.middle(space), bore.y),
    )


def rubble_there(scene: Scene, seat: int, space: int, size: float) -> tuple[str, str]:
    """The rubble on a space as the viewer knows it: in words, and drawn."""
    side = scene.s.sides[seat]
    seen, face_up = int(side.tokens[space]), side.eyes[space] == ALL_EYES
    if seen > 0:
        token = token_of(seen)
        said = scene.say(token if face_up else MESSAGES["board-known"].filled(token=token))
        return said, tile(scene, seen, size, scene.narrow, known=not face_up)
    back = at(-size / 2, -size / 2, card_back(scene, size, size, 7))
    sign = circle(10, fill=CARD) + words(0, 5.4, "?", 15, "middle", True)
    return scene.say(MESSAGES["board-face-down"]), back + sign


def looks(scene: Scene, lookers: list[Nation]) -> str:
    """An eye, and the letters of those who have looked."""
    letters = "".join(letter_of(scene, side) for side in lookers)
    eye = at(-5 - 5 * len(letters), 0, icon("peek", 0.8))
    return eye + words(7, 4, letters, scene.small, "middle", True)


def lining(scene: Scene, bore: Bore, space: int) -> str:
    """A dug space."""
    half = bore.pitch / 2
    return at(bore.middle(space) - half, bore.y - half, scene.stamp("lining", rings, bore.pitch))


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


def machine(scene: Scene, bore: Bore, bored: int) -> str:
    """The boring machine, its cutter head at the face."""
    fill, dark = SEAT_MARKS[bore.side].fill, "#00000099"
    teeth = "M0-16l4 3l-4 3ZM0-5l4 3l-4 3ZM0 6l4 3l-4 3ZM-4-13H0M-4-2H0M-4 9H0"
    body = (
        rect(15, 18, -48, -9, rx=2, fill=STEEL)
        + rect(30, 40, -38, -20, rx=5, fill=fill, stroke=dark)
        + rect(30, 7, -38, -15, fill=WHITE, opacity=0.28)
        + path("M-33-20V20M-15-20V20", stroke=dark)
        + path("M-8-22h4q4 0 4 4v36q0 4-4 4h-4Z", fill=STEEL, stroke=dark)
        + path(teeth, fill=STEEL, stroke=LINING)
    )
    scale = bore.pitch / 46.8  # it is drawn for the wide layout
    turned = tag("g", body, transform=f"scale({bore.way * scale:.3f} {scale:.3f})")
    letter = letter_of(scene, bore.side)
    said = words(-24 * scale * bore.way, 6, letter, 15, "middle", True, WHITE)
    nose = bore.start + bore.way * (bore.pitch * bored - 3)
    return piece(f"machine-{word_of(bore.side)}", turned, said, place=(nose, bore.y))
