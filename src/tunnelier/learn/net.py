"""The network: what a seat sees goes in; a liking for every move and a value for every place out.

Places are counted from the viewer on, as in the features. It is small on purpose: a search will
look at it thousands of times for one answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from tunnelier.core.encoding.entities import Group

EVEN = 16
"""Sides of matrices are multiples of it."""

LATER = ".most.weight"
"""How the names of weights end that the first networks did not have."""

Kept = dict[str, NDArray[np.float32]]


class Block(nn.Module):
    """Something is added to what is there."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.widen, self.close = _parts(width)

    def forward(self, x: Tensor) -> Tensor:
        """The same, and more."""
        more: Tensor = self.close(torch.relu(self.widen(self.norm(x))))
        return x + more


def _parts(width: int) -> tuple[nn.LayerNorm, nn.Linear, nn.Linear]:
    return nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)


class Eyes(nn.Module):
    """The same small layer looks at each of the things that moves are about (`core/encoding/`).

    What it sees in all of them together, and the most that it sees in any, is told to the rest; and
    the rest says what it cares for in each of them, for every kind of move. So what was learned of
    one thing counts for all.
    """

    def __init__(self, group: Group, width: int, eyes: int) -> None:
        super().__init__()
        self.group, self.scale = group, group.many**-0.5
        self.see = nn.Linear(group.size, eyes, bias=False)
        self.tell = nn.Linear(eyes, width, bias=False)
        self.most = nn.Linear(eyes, width, bias=False)
        self.ask = nn.Linear(width, eyes * len(group.moves))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """What is seen in each thing, and what that says to the rest."""
        first, many, size, _ = self.group
        things = seen[:, first : first + many * size].reshape(-1, many, size)
        each = torch.relu(self.see(things))
        return each, self.tell(each.sum(1) * self.scale) + self.most(each.amax(1))

    def judge(self, each: Tensor, y: Tensor) -> Tensor:
        """How much each thing is liked, for every kind of move."""
        wanted = self.ask(y).unflatten(-1, (len(self.group.moves), -1))
        return torch.bmm(each, wanted.transpose(1, 2).to(each.dtype))


class Net(nn.Module):
    """Features → width → blocks → moves and places.

    Cards multiply matrices several times as fast if their sides are multiples of 16: what is seen
    may have zeros at its end, and what comes out gets some that are dropped.
    """

    def __init__(
        self,
        features: int,
        moves: int,
        places: int,
        width: int,
        blocks: int,
        groups: Sequence[Group] = (),
        eyes: int = 0,
    ) -> None:
        super().__init__()
        self.enter = nn.Linear(groups[0].first if groups else features, width)
        self.eyes = nn.ModuleList([Eyes(group, width, eyes) for group in groups])
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.moves = nn.Linear(width, moves)
        self.values = nn.Linear(width, places)
        nn.init.orthogonal_(self.moves.weight, 0.01)
        nn.init.orthogonal_(self.values.weight, 0.1)
        nn.init.zeros_(self.moves.bias)
        nn.init.zeros_(self.values.bias)
        for each in self.eyes:
            nn.init.zeros_(each.most.weight)
            nn.init.orthogonal_(each.ask.weight, 0.01)
            nn.init.zeros_(each.ask.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """How much each move is liked, and what is expected for each place."""
        plain = self.enter.in_features
        wide = min(seen.shape[-1], plain + -plain % EVEN) if self.eyes else seen.shape[-1]
        enter = functional.pad(self.enter.weight, (0, wide - plain))
        y = functional.linear(seen[:, :wide], enter, self.enter.bias)
        looks = [eyes(seen) for eyes in self.eyes]
        for _, more in looks:
            y = y + more
        y = torch.relu(y)
        for block in self.blocks:
            y = block(y)
        y = torch.relu(self.norm(y))
        liking, value = self._leave(y)
        for eyes, (each, _) in zip(self.eyes, looks, strict=True):
            liking = _add(liking, eyes.group, eyes.judge(each, y))
        return liking, value

    def _leave(self, y: Tensor) -> tuple[Tensor, Tensor]:
        """Moves and places by one product."""
        sizes = [self.moves.out_features, self.values.out_features]
        spare = -sum(sizes) % EVEN
        weight = torch.cat((self.moves.weight, self.values.weight))
        bias = torch.cat((self.moves.bias, self.values.bias))
        leave = functional.pad(weight, (0, 0, 0, spare)), functional.pad(bias, (0, spare))
        both, sizes = functional.linear(y, *leave), [*sizes, spare]
        liking, value, _ = torch.split(both, sizes, -1)
        return liking, value


def _add(liking: Tensor, group: Group, more: Tensor) -> Tensor:
    """More liking for the moves that are about a group of things."""
    moves = liking.shape[-1]
    for k, first in enumerate(group.moves):
        liking = liking + functional.pad(more[..., k], (first, moves - first - group.many))
    return liking


def weights_of(net: nn.Module) -> Kept:
    """The weights as NumPy arrays."""
    return {name: _array(tensor) for name, tensor in net.state_dict().items()}


def put_weights(net: nn.Module, weights: Mapping[str, Any]) -> None:
    """Go on from weights that were kept; what no network had then weighs nothing."""
    kept = {name: torch.from_numpy(np.array(w)) for name, w in weights.items()}
    new = (name for name in net.state_dict() if name.endswith(LATER) and name not in kept)
    nothing = {name: torch.zeros_like(net.state_dict()[name]) for name in new}
    net.load_state_dict(kept | nothing)


def memory_of(net: nn.Module, optimiser: torch.optim.Adam) -> tuple[Kept, Kept, int]:
    """What the optimiser remembers of every weight, and how many steps it has taken."""
    known = ((name, optimiser.state[weight]) for name, weight in net.named_parameters())
    states = {name: state for name, state in known if state}
    if not states:
        return {}, {}, 0
    means = {name: _array(state["exp_avg"]) for name, state in states.items()}
    squares = {name: _array(state["exp_avg_sq"]) for name, state in states.items()}
    return means, squares, int(next(iter(states.values()))["step"])


def put_memory(
    net: nn.Module,
    optimiser: torch.optim.Adam,
    means: Mapping[str, Any],
    squares: Mapping[str, Any],
    taken: int,
) -> None:
    """Let the optimiser remember what was kept."""
    if not taken:
        return
    told = optimiser.state_dict()
    for place, (name, _) in enumerate(net.named_parameters()):
        if name in means:
            told["state"][place] = {
                "step": torch.tensor(float(taken)),
                "exp_avg": torch.from_numpy(np.array(means[name])),
                "exp_avg_sq": torch.from_numpy(np.array(squares[name])),
            }
    optimiser.load_state_dict(told)


def _array(tensor: Tensor) -> NDArray[np.float32]:
    array: NDArray[np.float32] = tensor.detach().float().cpu().numpy().copy()
    return array
