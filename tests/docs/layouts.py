"""The page of the vectors that seats get: docs/features.md."""

import re

from tests.docs.coverage import ROOT
from tunnelier.games import load, meta, names

PAGE = ROOT / "docs" / "features.md"
NUMBERS = re.compile(r"\[[^]]*\]")
HEAD = """# What a seat sees, as numbers

Written by `make docs` from the schema of each game. `game.features(players)` is the layout,
`.of(rows, seat)` the vectors, one a line; `match.features(seat)` is that of a match, and
environments give it at every step. The same schema makes the views that people and bots get, so a
vector holds what the seat may see and nothing else: [a law](laws.md) checks it for every game.

    from tunnelier.games import load

    features = load("manhattan").features(3)
    features.size, features.names[40], features.slices["players[1].goods"]
    features.of(rows, seat=1)      # rows: one state or a million

| how | what it becomes |
|---|---|
| one a seat | 1 for the viewer's own seat, 0 for the others; a spectator has 0 everywhere |
| one a word | 1 for the word it is, 0 for the others; 0 everywhere if unknown |
| a range | from 0 at the low end to 1 at the high end; −1 if unknown |
| a count | n / (n + 16) where no end is declared: the first ones matter most; −1 if unknown |
| either way | ½ at 0, and towards 0 and 1 either way; −1 if unknown |

Seats are in table order, not turned so that the viewer comes first: the viewer's place in the
vector says who looks. Records that there is one of for every seat are as many as there are
players. “Seen by” names the audience the state declares: everyone, the owner, nobody, or a field
of seats.

## The viewer first

`game.one_hot_features` is a second layout, one vector of the same length at every table: the viewer
comes first, a seat is told by how far away it sits, and absent seats are 0. Where a number says
which card, tile or space it is, there is one for each of them, 1 for the one. Environments take
`layout="viewer"` for it. What stands in its columns below, beyond the ways above:

| how | what it becomes |
|---|---|
| one a place | 1 at the place of the seat, counted from the viewer; a word for what is no seat |
| one a thing | 1 for the card, tile or space it is, 0 for the others; 0 everywhere if unknown |
| one a question | 1 for what is asked |

In front of the state stand the viewer's seat as the table counts, since moves name seats so, which
places are taken, what is asked, and what about.

[Training](learning.md) uses `game.viewer_features`, where such a number stays one number, and a
game may add [what it stands for](../src/tunnelier/core/encoding/entities.py).
"""


def section(name):
    """One game: how long the vector is with so many players, and a line a field."""
    counts = list(meta(name).seats)
    layouts = [load(name).features(count) for count in counts]
    layout = load(name).one_hot_features
    one_hot = {NUMBERS.sub("", line.name): line for line in layout.describe()}
    players = "".join(f" {count} players |" for count in counts)
    totals = "".join(f" **{layout.size}** |" for layout in layouts)
    yield f"## {meta(name).title}"
    yield ""
    yield f"| field |{players} how | viewer first | how | seen by |"
    yield f"|---|{'---:|' * len(counts)}---|---:|---|---|"
    yield f"| **all** |{totals} | **{layout.size}** | | |"
    for lines in zip(*(layout.describe() for layout in layouts), strict=True):
        first, last = lines[0], lines[-1]
        label = first.name
        if first.name != last.name:
            label = label.replace(f"[{counts[0]}].", "[n].", 1)
        sizes = "".join(f" {line.size} |" for line in lines)
        here = one_hot.pop(NUMBERS.sub("", first.name))
        there = f"{here.size} | {here.encoding}"
        yield f"| `{label}` |{sizes} {first.encoding} | {there} | {first.seen_by} |"
    for line in one_hot.values():
        nothing = " |" * len(counts)
        yield f"| `{line.name}` |{nothing} | {line.size} | {line.encoding} | {line.seen_by} |"
    yield ""


def features_page():
    """The whole page."""
    lines = [HEAD, *(line for name in names() for line in section(name))]
    return "\n".join(lines).rstrip() + "\n"
