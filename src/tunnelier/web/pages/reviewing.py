"""What the page of a review shows: the curve, and every moment in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from tunnelier.pages.review import SHOWN, Review
from tunnelier.play.review import Moment


def told(review: Review, number: int | None) -> dict[str, Any]:
    """All of it; it opens with the moment of that number, or with what cost most."""
    worst = review.costly[:SHOWN]
    first = worst[0] if worst else next(iter(review.moments), None)
    shown = next((each for each in review.moments if each.number == number), first)
    graph = replace(review.graph, width=480, height=240)
    moments = {each.number: moment(review, each) for each in review.moments}
    return {
        "review": review,
        "shown": moments[shown.number] if shown else None,
        "graph": Markup(graph.svg(shown.number if shown else None)),
        "keys": [Markup(graph.key(seat)) for seat in range(review.match.players)],
        "worst": [moments[each.number] for each in worst],
        "moments": list(moments.values()),
    }


def moment(review: Review, judged: Moment) -> dict[str, Any]:
    """A choice in words, and the shapes that the moves spoken of touch."""
    better = judged.better if judged.matters else None
    return {
        **review.cells(judged),
        "number": judged.number,
        "by": judged.seat,
        "matters": judged.matters,
        "touched": _shapes(review, judged, judged.move),
        "wanted": _shapes(review, judged, better) if better else "",
    }


def _shapes(review: Review, judged: Moment, move: str) -> str:
    game, row = review.match.game, review.match.row_at(judged.number - 1, judged.seat)
    return " ".join(game.board.shapes(row, game.actions.parse(move)))
