"""The end: who has won, and the parts of the score."""

from __future__ import annotations

from tunnelier.core.codec import word_of
from tunnelier.draw.pieces import inside, panel
from tunnelier.draw.svg import Box, Scene, at, column, note, row, width_of, words
from tunnelier.draw.theme import INK

from ..score import agenda_points, centre_points, technology_points, wins
from ..tables import SEATS, Nation
from ..text import NATIONS, seat_name
from ..words import MESSAGES
from .signs import flag, small
from .table import seat_of

PARTS = {
    "cards": MESSAGES["board-cards-points"],  # whatever they are for
    **MESSAGES.each("sheet", ("agenda", "technology", "deviation", "centre")),
}

TITLE = 240.0
"""The room for the result on desks, before the points."""


def verdict(scene: Scene) -> Box:
    """The final score; a game that is lost on the way has none."""
    s, title, size = scene.s, scene.say(MESSAGES["board-final"]), small(scene)
    if s.loser >= 0:
        text = scene.say(MESSAGES["news-went-off-track"], seat=seat_name(s, int(s.loser)))
        told = note(text, inside(scene.width), size, INK, bold=True)
        return panel(title, told, scene.width)
    room, heading = inside(scene.width), f"{title} · {result(scene)}"
    if scene.narrow:
        return panel(
            heading, column([score_line(scene, side, room) for side in Nation], 8), scene.width
        )
    lines = [score_line(scene, side, (room - TITLE) / 2 - 16) for side in Nation]
    told = note(heading, TITLE, 16, INK, bold=True)
    return panel("", row([told, *lines], 16), scene.width)


def result(scene: Scene) -> str:
    """Who has won."""
    winners = [seat for seat in range(SEATS) if wins(scene.s, seat)]
    if len(winners) > 1:
        return scene.say(MESSAGES["board-draw"])
    return scene.say(MESSAGES["board-winner"], seat=seat_name(scene.s, winners[0]))


def score_line(scene: Scene, side: Nation, room: float) -> Box:
    """A nation and its points, and below them where they come from."""
    seat = seat_of(scene.s, side)
    score = scene.say(MESSAGES["board-number"], number=int(scene.s.players[seat].score))
    name = scene.say(NATIONS[side])
    total = Box(
        room,
        24,
        at(0, 2, flag(scene, side))
        + words(36, 17, name, 16, bold=True)
        + words(44 + width_of(name, 16, True), 18, score, 20, bold=True),
    )
    said = " · ".join(
        scene.say(MESSAGES["board-part"], name=PARTS[name], value=value)
        for name, value in parts(scene, seat).items()
    )
    whole = column([total, note(said, room, small(scene))], 2)
    label = scene.say(MESSAGES["board-score-label"], seat=NATIONS[side], score=score)
    return whole._replace(body=scene.target(f"score-{word_of(side)}", label, whole.body))


def parts(scene: Scene, seat: int) -> dict[str, int]:
    """The parts of a score. Cards turned down are hidden: all cards together are what is left."""
    s, score = scene.s, {}
    if s.with_agenda:
        score["agenda"] = int(agenda_points(s, seat))
    score["technology"] = int(technology_points(s, seat))
    score["deviation"] = -int(s.players[seat].deviation)
    score["centre"] = int(centre_points(s, seat))
    return {"cards": int(s.players[seat].score) - sum(score.values()), **score}
