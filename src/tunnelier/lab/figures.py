"""What a sample of games says, as plain numbers: the content of report.json and of the page."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.core.codec import word_of
from tunnelier.core.game import Game
from tunnelier.core.typed import shown
from tunnelier.many.shares import lift_of, share_of

from .deeds import KINDS, Deed, headings, name_of, question
from .deeds import heading as heading_of
from .study import Sample

FEWEST = 25
"""Seats on either side of a comparison, at least; fewer say nothing."""
MOST_BARS = 40
"""Of a histogram."""
ROUND_STEPS = tuple(digit * int(10.0**power) for power in range(9) for digit in (1, 2, 5))
ROUNDS = ("row.rounds", "row.turns", "row.players.turns")
"""Columns by which games count how long they are, beside decisions."""


def figures(sample: Sample, lang: str = "en") -> dict[str, Any]:
    """All figures of a sample; things and seats are named in `lang`."""
    terms, table = sample
    wins, scores, first = _wins(sample), _array(table["scores"]), _array(table["first"])
    return {
        **{key: value for key, value in terms.header.items() if key != "tunnelier arena"},
        "title": terms.game.meta.title,
        "own_tables": bool(terms.game.sheet and terms.game.sheet.source != "built-in"),
        "games": len(wins),
        "fair": 1 / terms.players,
        "shared_victories": _share(wins.max(axis=1) < 1),
        "seats": _seats(sample, wins, scores, lang),
        "always_begins": int(first[0]) if (first == first[0]).all() else None,
        "turn_order": _turn_order(wins, first),
        "length": _length(table),
        "margin": _spread(_margins(wins, scores)),
        "things": _things(sample, wins, lang),
        "rules": _rules(terms.game, table, lang),
    }


# --- who wins


def _wins(sample: Sample) -> NDArray[np.float64]:
    """The share of every seat in every victory, a row a game."""
    wins = np.zeros((sample.games.num_rows, sample.terms.players))
    for game, winners in enumerate(sample.games["winners"].to_pylist()):
        wins[game, winners] = 1 / len(winners)
    return wins


def _seats(sample: Sample, wins: Any, scores: Any, lang: str) -> list[dict[str, Any]]:
    terms = sample.terms
    row = terms.game.new(terms.players, terms.options)[0]
    return [
        {
            "seat": seat,
            "name": terms.game.text.seat_name(row, seat).say(lang),
            "wins": _share(wins[:, seat]),
            "score": _spread(scores[:, seat]),
        }
        for seat in range(terms.players)
    ]


def _turn_order(wins: Any, first: Any) -> list[dict[str, Any]]:
    """Victories of who begins, of who comes second, and so on."""
    players = wins.shape[1]
    places = (first[:, None] + np.arange(players)) % players
    ordered = np.take_along_axis(wins, places, axis=1)
    return [{"place": place, "wins": _share(ordered[:, place])} for place in range(players)]


def _margins(wins: Any, scores: Any) -> Any:
    """Points of the best winner ahead of the best other seat."""
    winner = np.where(wins > 0, scores, np.iinfo(np.int32).min).argmax(axis=1)
    games = np.arange(len(scores))
    others = scores.copy()
    others[games, winner] = np.iinfo(np.int32).min
    return scores[games, winner] - others.max(axis=1)


def _share(values: Any) -> dict[str, float]:
    return _rounded(share_of(float(np.sum(values)), len(values))._asdict())


# --- how long, how much


def _length(table: Any) -> dict[str, Any]:
    """Decisions of all seats together, those with a choice, and the game's own count."""
    spreads = {name: _spread(_array(table[name])) for name in ("decisions", "choices")}
    for name in ROUNDS:
        if name in table.column_names:
            values = table[name].to_pylist()
            turns = [max(v) if isinstance(v, list) else v for v in values]
            return {**spreads, name.rsplit(".", 1)[-1]: _spread(np.array(turns))}
    return spreads


def _spread(values: Any) -> dict[str, Any]:
    """Mean, quantiles and histogram of whole numbers."""
    low, high = int(values.min()), int(values.max())
    step = _step(low, high)
    start = math.floor(low / step) * step
    counts = np.bincount((values - start) // step)
    quantiles = np.quantile(values, (0.05, 0.25, 0.5, 0.75, 0.95), method="nearest")
    return {
        "mean": round(float(values.mean()), 3),
        "deviation": round(float(values.std()), 3),
        "lowest": low,
        **dict(zip(("5%", "25%", "50%", "75%", "95%"), map(int, quantiles), strict=True)),
        "highest": high,
        "bars": {"start": start, "step": step, "counts": [int(count) for count in counts]},
    }


def _step(low: int, high: int) -> int:
    """The width of a bar: 1, 2 or 5, with as many zeros as it takes."""
    return next(step for step in ROUND_STEPS if (high - low) // step < MOST_BARS)


# --- what things are worth


def _things(sample: Sample, wins: Any, lang: str) -> list[dict[str, Any]]:
    """For every group its things, those with the largest lift first."""
    game = sample.terms.game
    did: dict[Deed, list[float]] = defaultdict(list)
    for game_wins, seats in zip(wins.tolist(), sample.games["did"].to_pylist(), strict=True):
        for won, deeds in zip(game_wins, seats, strict=True):
            for deed in deeds:
                did[Deed.read(deed)].append(won)
    groups: dict[str, list[dict[str, Any]]] = {group: [] for group in headings(game)}
    rare: dict[str, int] = defaultdict(int)
    for deed in sorted(did):
        if deed.group == KINDS and min(did[deed]) > 0:
            continue  # what only winners are told is the victory itself
        thing = lift(did[deed], float(wins.sum()), wins.size)
        if thing is None:
            rare[deed.group] += 1
        else:
            named = {"word": deed.word, "name": name_of(game, deed, lang)}
            groups.setdefault(deed.group, []).append({**named, **thing})
    groups[KINDS] = groups.pop(KINDS)  # last, after the groups of games that name none
    return [
        {
            "group": group,
            "heading": heading_of(game, group, lang),
            "too_rare_or_too_common": rare[group],
            "things": sorted(things, key=lambda thing: -thing["lift"]),
        }
        for group, things in groups.items()
        if things or rare[group]
    ]


def lift(won: Sequence[float], wins: float, seats: int) -> dict[str, Any] | None:
    """How much more those who did something won than those who did not; None if too few are known.

    `won` are the victories of the seats that did it, `wins` those of all `seats`.
    """
    with_it, without = len(won), seats - len(won)
    if min(with_it, without) < FEWEST:
        return None
    did = share_of(math.fsum(won), with_it)
    did_not = share_of(max(0.0, wins - math.fsum(won)), without)
    return {
        "seats": with_it,
        "others": without,
        "wins": round(did.share, 4),
        "wins_of_others": round(did_not.share, 4),
        **_rounded(lift_of(did, did_not)._asdict()),
    }


# --- how often rules are met


def _rules(game: Game, table: Any, lang: str) -> dict[str, Any]:
    reasons = {word_of(game.rules.Refusal(int(key))): r for key, r in game.text.REFUSALS.items()}
    refusals = _frequencies(table, "refused", (word for word in reasons if word != "not-asked"))
    for line in refusals:
        reason = reasons[line["word"]]
        line["rule"] = reason.rule
        line["sentence"] = reason.phrase.say(lang)
    news = {word_of(each): each for each in getattr(game.news, "News", ())}
    told = _frequencies(table, "told", news)
    for line in told:
        line["rule"] = news[line["word"]].tells.rule
        line["sentence"] = name_of(game, Deed(KINDS, line["word"]), lang)
    asked = {word_of(ask): ask for ask in game.rules.Ask}
    questions = _frequencies(table, "asked", asked)
    for line in questions:
        line["name"] = question(game, asked[line["word"]], lang)
    moves = _frequencies(table, "moves", (word_of(kind) for kind in game.rules.Kind))
    for line in moves:
        line["name"] = shown(game.text.messages, line["word"], lang)
    return {
        "news": told,
        "questions": questions,
        "moves": moves,
        "refusals": [line for line in refusals if line["word"] != "not-left"],
    }


def _frequencies(table: Any, prefix: str, words: Iterable[str]) -> list[dict[str, Any]]:
    """How often a game, and in what share of games, the most frequent first."""
    lines = []
    for word in words:
        counts = _array(table[f"{prefix}.{word}"])
        lines.append(
            {
                "word": word,
                "a_game": round(float(counts.mean()), 3),
                "games": round(float((counts > 0).mean()), 4),
            }
        )
    return sorted(lines, key=lambda line: -line["a_game"])


# --- columns


def _array(column: Any) -> Any:
    return np.array(column.to_pylist(), np.int64)


def _rounded(values: dict[str, float]) -> dict[str, float]:
    return {key: round(value, 4) for key, value in values.items()}
