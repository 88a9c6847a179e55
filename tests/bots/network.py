"""A network in plain NumPy, over the whole vector of features: the compiled look is held to it."""

import numpy as np

TINY = np.float32(1e-5)
"""What PyTorch adds to a variance, so that nobody divides by zero."""


class Network:
    """Weights by their names in `learn/net.py`."""

    def __init__(self, game, weights):
        self.groups = game.viewer_features.groups
        self.weights = {name: np.asarray(w, np.float32) for name, w in weights.items()}
        self.blocks = sum(name.endswith("widen.weight") for name in weights)

    def look(self, vector):
        """How much each move of the game is liked, and what is expected for each place."""
        y = self._linear("enter", vector[: self.weights["enter.weight"].shape[1]])
        looks = []
        for k, group in enumerate(self.groups):
            things = vector[group.first :][: group.many * group.size].reshape(group.many, -1)
            looks.append(np.maximum(things @ self.weights[f"eyes.{k}.see.weight"].T, 0))
            together = looks[k].sum(0) * np.float32(group.many**-0.5)
            y = y + self.weights[f"eyes.{k}.tell.weight"] @ together
            if f"eyes.{k}.most.weight" in self.weights:
                y = y + self.weights[f"eyes.{k}.most.weight"] @ looks[k].max(0)
        y = np.maximum(y, 0)
        for k in range(self.blocks):
            inside = self._normal(f"blocks.{k}.norm", y)
            inside = np.maximum(self._linear(f"blocks.{k}.widen", inside), 0)
            y = y + self._linear(f"blocks.{k}.close", inside)
        y = np.maximum(self._normal("norm", y), 0)
        liking = self._linear("moves", y)
        for k, group in enumerate(self.groups):
            wanted = self._linear(f"eyes.{k}.ask", y).reshape(len(group.moves), -1)
            for first, asked in zip(group.moves, wanted, strict=True):
                liking[first : first + group.many] += looks[k] @ asked
        return liking, self._linear("values", y)

    def _linear(self, name, x):
        return self.weights[f"{name}.weight"] @ x + self.weights[f"{name}.bias"]

    def _normal(self, name, x):
        level = (x - x.mean()) / np.sqrt(x.var() + TINY)
        return level * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]


def shapes(game, width, blocks, eyes):
    """The shape of every weight of a network for a game."""
    layout, square = game.viewer_features, (width, width)
    enter = layout.groups[0].first if layout.groups else layout.size
    named = {
        "enter": (width, enter),
        "moves": (game.actions.seat_moves, width),
        "values": (layout.seats, width),
        **{f"blocks.{k}.{part}": square for k in range(blocks) for part in ("widen", "close")},
    }
    norms = ["norm", *(f"blocks.{k}.norm" for k in range(blocks))]
    found = {f"{name}.weight": shape for name, shape in named.items()}
    found |= {f"{name}.bias": shape[:1] for name, shape in named.items()}
    found |= {f"{name}.{part}": (width,) for name in norms for part in ("weight", "bias")}
    for k, group in enumerate(layout.groups):
        found[f"eyes.{k}.see.weight"] = (eyes, group.size)
        found[f"eyes.{k}.tell.weight"] = (width, eyes)
        found[f"eyes.{k}.most.weight"] = (width, eyes)
        found[f"eyes.{k}.ask.weight"] = (eyes * len(group.moves), width)
        found[f"eyes.{k}.ask.bias"] = (eyes * len(group.moves),)
    return found


def any_weights(game, width=16, blocks=1, eyes=8, seed=1):
    """Weights of a network that has learned nothing."""
    rng = np.random.default_rng(seed)
    return {
        name: rng.normal(0, 0.3, shape).astype(np.float32)
        for name, shape in shapes(game, width, blocks, eyes).items()
    }
