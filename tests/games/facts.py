"""What games tell of their things, by name (see `core/encoding/entities.py`)."""

import numpy as np


def told(game, row, viewer):
    """Every number that a seat is told, by its name."""
    vector = game.viewer_features.of(np.array([row], game.State.dtype), viewer)[0]
    return dict(zip(game.viewer_features.names, vector.tolist(), strict=True))


def of(facts, thing):
    """The facts of one thing, by their names, but for what is 0."""
    return {
        name.removeprefix(f"{thing}."): fact
        for name, fact in facts.items()
        if name.startswith(f"{thing}.") and fact
    }


def undone(share, half):
    """The number that became a share: ½ at `half`, negative or not."""
    return round(share * half / (1 - abs(share)))
