"""The end: who has won, and the parts of the score."""

from __future__ import annotations

from tunnelier.draw.pieces import inside, panel
from tunnelier.draw.svg import Box, Scene, at, column, note, row, words
from tunnelier.draw.theme import INK

from ..score import agenda_points, centre_points, technology_points, wins
from ..tables import SEATS, Nation
from ..text import NATIONS, seat_name
from ..words import MESSAGES
from .signs import flag
from .table import seat_of

PARTS = MESSAGES.each("sheet", ("cards", "agenda", "technology", "deviation", "centre"))


def verdict(scene: Scene) -> Box:
    """The final score; a game that is lost on the way has none."""
    s, title = scene.s, scene.say(MESSAGES["board-final"])
    if s.loser >= 0:
        text = scene.say(MESSAGES["news-went-off-track"], seat=seat_name(s, int(s.loser)))
        told = note(text, inside(scene.width), scene.small, INK, bold=True)
        return panel(title, told, scene.width)
    lines = column((score_line(scene, side) for side in Nation), 4)
    return panel(f"{title} · {result(scene)}", lines, scene.width)


def result(scene: Scene) -> str:
    """Who has won."""
    winners = [seat for seat in range(SEATS) if wins(scene.s, seat)]
    if len(winners) > 1:
        return scene.say(MESSAGES["board-draw"])
    return scene.say(MESSAGES["board-winner"], seat=seat_name(scene.s, winners[0]))


def score_line(scene: Scene, side: Nation) -> Box:
    """A nation and its points, and beside or below them where they come from."""
    seat, room = seat_of(scene.s, side), inside(scene.width)
    score = int(scene.s.players[seat].score)
    total = Box(
        236,
        28,
        at(0, 4, flag(scene, side))
        + words(36, 20, scene.say(NATIONS[side]), 16, bold=True)
        + words(220, 21, scene.say(MESSAGES["board-number"], number=score), 22, "end", True),
    )
    said = " · ".join(
        scene.say(MESSAGES["board-part"], name=PARTS[name], value=value)
        for name, value in parts(scene, seat).items()
    )
    if scene.narrow:
        return column([total, note(said, room, scene.small)], 4)
    told = note(said, room - 256, scene.small)
    return row([total, told._replace(body=at(0, 5, told.body))], 20)


def parts(scene: Scene, seat: int) -> dict[str, int]:
    """The parts of a score. Cards turned down are hidden: all cards together are what is left."""
    s, score = scene.s, {}
    if s.with_agenda:
        score["agenda"] = int(agenda_points(s, seat))
    score["technology"] = int(technology_points(s, seat))
    score["deviation"] = -int(s.players[seat].deviation)
    score["centre"] = int(centre_points(s, seat))
    return {"cards": int(s.players[seat].score) - sum(score.values()), **score}
