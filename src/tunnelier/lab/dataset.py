"""Datasets: matches of bots as Parquet, answer by answer, with a card that says what is in them.

A folder has what the lab keeps (`store.py`), a row a match with all its moves;
`answers-2p.parquet`, with a row for every answer of a seat: what it saw as numbers, what it might
do, what it did, and what it got in the end; and `README.md`, the card.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import word_of
from tunnelier.core.encoding.layout import Layout
from tunnelier.core.game import Game
from tunnelier.many.shares import gains

from .store import arrow
from .study import Sample
from .words import MESSAGES

AT_ONCE = 64
"""So many matches are one group of rows in the file."""
ANSWERS = ("game", "number", "seat", "bot", "question", "legal", "action", "features", "gained")
MATCHES = ("game", "bots", "scores", "winners", "actions", "movers", "row")
"""Columns that the card explains."""


class Written(NamedTuple):
    """What was written of one number of players."""

    players: int
    matches: int
    answers: int
    numbers: int
    """How long a vector of features is."""
    fingerprint: str
    """Of what those numbers mean."""


def write_answers(sample: Sample, folder: Path, layout: str) -> Written:
    """Write the answers of a study whose moves were kept; all of a file or nothing."""
    pyarrow, parquet = arrow()
    terms = sample.terms
    seen = terms.game.layout(layout, terms.players)
    path = folder / f"answers-{terms.players}p.parquet"
    beside, answers = path.with_suffix(".new"), 0
    schema = _schema(seen.size)
    with parquet.ParquetWriter(beside, schema, compression="zstd") as writer:
        for first in range(0, len(sample.games), AT_ONCE):
            matches = sample.games.slice(first, AT_ONCE).to_pylist()
            rows = [row for match in matches for row in _answers(sample, match, seen)]
            answers += len(rows)
            writer.write_table(pyarrow.Table.from_pylist(rows, schema))
    os.replace(beside, path)
    return Written(terms.players, len(sample.games), answers, seen.size, fingerprint(seen))


def fingerprint(layout: Layout) -> str:
    """Changes with what any of the numbers means."""
    content = hashlib.sha256("\n".join(layout.names).encode())
    for column in ("code", "low", "scale"):
        content.update(np.ascontiguousarray(layout.plan[column]).tobytes())
    return content.hexdigest()[:16]


def _schema(size: int) -> Any:
    """The columns: what is short and often the same is kept once."""
    pyarrow, _ = arrow()
    word = pyarrow.dictionary(pyarrow.int8(), pyarrow.string())
    kinds = {
        "game": pyarrow.int32(),
        "number": pyarrow.int32(),
        "seat": pyarrow.int8(),
        "bot": word,
        "question": word,
        "legal": pyarrow.list_(pyarrow.int16()),
        "action": pyarrow.int16(),
        "features": pyarrow.list_(pyarrow.float32(), size),
        "gained": pyarrow.float32(),
    }
    return pyarrow.schema([(name, kinds[name]) for name in ANSWERS])


def _answers(sample: Sample, match: dict[str, Any], seen: Layout) -> Iterator[Any]:
    """The answers of one match, which is played again move by move."""
    game, players = sample.terms.game, sample.terms.players
    rows, number = game.new(players, sample.terms.options), 0
    gained = gains(players, match["winners"])
    for action, seat in zip(match["actions"], match["movers"], strict=True):
        if seat != CHANCE:
            yield {
                "game": match["game"],
                "number": number,
                "seat": seat,
                "bot": match["bots"][seat],
                "question": word_of(game.rules.Ask(game.question(rows))),
                "legal": game.legal(rows),
                "action": action,
                "features": seen.of(rows, seat)[0],
                "gained": gained[seat],
            }
            number += 1
        game.step(rows, action)


# --- the card


def card(samples: Sequence[Sample], written: Sequence[Written], layout: str, lang: str) -> str:
    """What is in a folder, how it was made and what its columns mean, as Markdown."""
    game, header = samples[0].terms.game, samples[0].terms.header
    sections = [
        f"# {_said('card-title', lang, title=game.meta.title)}",
        _said("card-what", lang, bots=", ".join(header["bots"]), seed=header["seed"]),
        _files(written, lang),
        _columns("card-answers", "answer", ANSWERS, lang),
        _said("card-features", lang, game=game.meta.name, call=_call(layout)),
        _columns("card-matches", "match", MATCHES, lang),
        _made(game, header, lang),
        f"## {_said('card-heading-licence', lang)}",
        _said("card-licence", lang),
    ]
    return "\n\n".join(sections) + "\n"


def _call(layout: str) -> str:
    return f'game.layout("{layout}", players)'


def _said(key: str, lang: str, **arguments: Any) -> str:
    return MESSAGES[key].say(lang, **arguments)


def _table(heading: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    rule = ["---"] * len(heading)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heading, rule, *lines))


def _files(written: Sequence[Written], lang: str) -> str:
    """How much there is of each number of players."""
    keys = ("players", "matches", "answers", "numbers", "fingerprint")
    heading = [_said(f"card-heading-{key}", lang) for key in keys]
    return _table(heading, [[f"{value}" for value in each] for each in written])


def _columns(title: str, prefix: str, names: Sequence[str], lang: str) -> str:
    """What the columns of a file mean."""
    lines = [(f"`{name}`", _said(f"card-{prefix}-{name}", lang)) for name in names]
    heading = (_said("card-heading-column", lang), _said("card-heading-meaning", lang))
    return f"## {_said(title, lang)}\n\n{_table(heading, lines)}"


def _made(game: Game, header: dict[str, Any], lang: str) -> str:
    """How to have the same again, with the versions of all that has a say in it."""
    said = json.dumps(header, indent=2, ensure_ascii=False, sort_keys=True)
    warning = game.meta.caveat
    parts = [f"## {_said('card-heading-made', lang)}", _said("card-made", lang)]
    parts += [f"```json\n{said}\n```"]
    return "\n\n".join([*parts, *([warning.say(lang)] if warning else [])])
