"""Learn from what was played: proximal policy optimisation, with a value for every seat.

What a match brings is estimated for all seats at every step, and the estimate of whoever answered
is taken for the answer: this is right for any number of seats. Where there was no choice, there is
nothing to learn.
"""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from shutil import which
from typing import NamedTuple

import torch
from torch import Tensor, nn

from .net import Net
from .play import Played, Recorded, by_place, half
from .settings import Settings

CLIP = 0.2
"""An answer may become that much more or less likely before it counts no more."""
STEEPEST = 1.0
"""The longest gradient."""
SIZES = 16
"""On a card, parts have one of so many sizes, since each is recorded; the rest is left out."""


class Told(NamedTuple):
    """What is told of an update; on a card, tensors that nobody has waited for."""

    entropy: Tensor
    explained: Tensor
    """The share of the results' variance that was expected; their mean is 0."""
    choices: Tensor
    """The share of answers that were choices."""
    matches: Tensor
    """How many ended."""


class Lesson:
    """What was played, judged: one line an answer, slots of one step side by side."""

    def __init__(self, played: Played) -> None:
        lines, places = played.length * played.count, played.reward.shape[-1]
        device = played.reward.device
        self.choice = torch.zeros(lines, dtype=torch.bool, device=device)
        """Whether there was one."""
        self.better = torch.zeros(lines, device=device)
        """How much better it turned out than expected, in standard deviations."""
        self.result = torch.zeros(lines, places, device=device)
        """What it came to, by place."""
        self.explained = torch.zeros((), device=device)

    @torch.no_grad()
    def judge(self, played: Played, trace: float) -> None:
        """Write what there is to learn."""
        ahead = advantages(played, trace)
        seat, seats = played.seat[:-1], played.seats[:-1]
        came = ahead + played.value[:-1]
        self.result.copy_(by_place(came, seat, seats).flatten(0, 1))
        self.choice.copy_((played.mask.sum(-1, dtype=torch.int32) > 1).flatten())
        own, choice = ahead.gather(-1, seat[..., None]).flatten(), self.choice.float()
        many = choice.sum().clamp(min=2)
        off = own - (own * choice).sum() / many
        self.better.copy_(off / (((off * choice).square().sum() / many).sqrt() + 1e-8))
        self.explained.copy_(1 - ahead.square().sum() / (came.square().sum() + 1e-9))


def advantages(played: Played, trace: float) -> Tensor:
    """How much better than expected it went on for every seat, at every step."""
    value, later = played.value, torch.zeros_like(played.value[0])
    ahead = torch.empty_like(played.reward)
    for k in range(played.length - 1, -1, -1):
        alive = (~played.done[k])[:, None]
        surprise = played.reward[k] + value[k + 1] * alive - value[k]
        later = surprise + trace * alive * later
        ahead[k] = later
    return ahead


class Learner:
    """Learns from what one player has played; what is done often is recorded on a card."""

    def __init__(self, net: Net, played: Played, settings: Settings) -> None:
        self.net, self.played, self.settings = net, played, settings
        device = played.reward.device
        self._on_card = device.type == "cuda"
        self.optimiser = _optimiser(net, settings.rate, self._on_card)
        self.lesson = Lesson(played)
        self._judge = Recorded(partial(self.lesson.judge, played, settings.trace), self._on_card)
        self._worth = torch.zeros((), device=device)
        self._entropy = torch.zeros((), device=device)
        self._part = torch.zeros(played.length * played.count, dtype=torch.int64, device=device)
        self._steps: dict[int, Recorded] = {}
        compiles = self._on_card and can_compile()
        self._gain = torch.compile(policy_gain) if compiles else policy_gain
        # Parts differ in size: what is compiled is to do for all of them.
        self._look = torch.compile(net, dynamic=True) if compiles else net

    def learn(self, steps: int) -> Told:
        """Look at every choice a few times; say how it went."""
        self._judge()
        for group in self.optimiser.param_groups:
            _set(group, "lr", self.settings.rate_after(steps))
        self._worth.fill_(self.settings.entropy_after(steps))
        where = self.lesson.choice.nonzero()[:, 0]
        size = self._size(len(where))
        for _ in range(self.settings.epochs):
            order = where[torch.randperm(len(where), device=where.device)]
            for first in range(0, size * self.settings.parts, size):
                self._part[:size].copy_(order[first : first + size])
                self._step_of(size)()
        return Told(
            self._entropy.clone(),
            self.lesson.explained.clone(),
            self.lesson.choice.float().mean(),
            self.played.done.sum(),
        )

    def _size(self, choices: int) -> int:
        """How many choices are looked at in one step of the optimiser."""
        parts = self.settings.parts
        unit = max(1, len(self._part) // parts // SIZES) if self._on_card else 1
        return max(1, choices // parts // unit * unit)

    def _step_of(self, size: int) -> Recorded:
        if size not in self._steps:
            self._steps[size] = Recorded(partial(self._step, size), self._on_card)
        return self._steps[size]

    def _step(self, size: int) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        self._loss(self._part[:size]).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimiser.step()

    def _loss(self, where: Tensor) -> Tensor:
        """How wrong the network is about some choices."""
        played, lesson = self.played, self.lesson
        seen = played.seen.flatten(0, 1).index_select(0, where)
        mask = played.mask.flatten(0, 1).index_select(0, where)
        with half(self._on_card):
            liking, value = self._look(seen)
        gain, entropy = self._gain(
            liking,
            mask,
            played.action.flatten()[where],
            played.liked.flatten()[where],
            lesson.better[where],
        )
        self._entropy.copy_(entropy.detach())
        places = torch.arange(value.shape[-1], device=value.device)
        there = places < played.seats[:-1].flatten()[where][:, None]
        off = (value.float() - lesson.result[where]).square() * there
        loss: Tensor = off.sum() / there.sum() - gain - self._worth * entropy
        return loss


def policy_gain(
    liking: Tensor, mask: Tensor, action: Tensor, liked: Tensor, better: Tensor
) -> tuple[Tensor, Tensor]:
    """What there is to gain by liking the better answers more, and how undecided one is."""
    likely = torch.log_softmax(liking.float().masked_fill(~mask, -1e9), -1)
    ratio = (likely.gather(1, action[:, None])[:, 0] - liked).exp()
    gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
    return gain, -(likely.exp() * likely).sum(-1).mean()


def can_compile() -> bool:
    """Whether PyTorch can make one kernel of many: with Triton, and a compiler for C."""
    return bool(find_spec("triton")) and any(map(which, ("cc", "gcc", "clang")))


def _optimiser(net: Net, rate: float, on_card: bool) -> torch.optim.Adam:
    if not on_card:
        return torch.optim.Adam(net.parameters(), rate, eps=1e-5)
    moving = torch.tensor(rate, device="cuda")
    return torch.optim.Adam(net.parameters(), moving, eps=1e-5, fused=True, capturable=True)


def _set(group: dict[str, float | Tensor], name: str, value: float) -> None:
    """Change a number of the optimiser; one on a card in its place."""
    there = group[name]
    if isinstance(there, Tensor):
        there.fill_(value)
    else:
        group[name] = value
