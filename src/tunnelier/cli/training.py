"""A game learned from its rules: the command `train`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from tunnelier.bots.mind import keep
from tunnelier.games import load
from tunnelier.learn.checkpoint import load as load_checkpoint

from .contest import INTERRUPTED
from .screen import errors, ready, say


def run_training(
    name: str,
    folder: Path,
    resume: Path | None,
    device: str,
    minutes: float | None,
    ladder_minutes: float,
    options: Mapping[str, str],
    changes: Mapping[str, Any],
) -> None:
    """Train, and say how it goes."""
    _check_torch(device)
    from tunnelier.learn.ladder import Ladder
    from tunnelier.learn.settings import Settings
    from tunnelier.learn.train import PICTURE, train

    game = ready(load(name))
    game.meta.check_options(options)
    kept = load_checkpoint(resume, game) if resume else None
    settings = Settings.read(kept.settings) if kept else Settings.on(device)
    settings = settings.but(**changes, options=dict(options) or None)
    ladder = Ladder(name) if ladder_minutes > 0 else None
    try:
        done = train(
            game,
            folder,
            settings,
            device=device,
            minutes=minutes,
            resume=kept,
            ladder=ladder,
            every=60 * ladder_minutes,
            tell=_say,
        )
    except KeyboardInterrupt:
        errors.print(
            f"Stopped; `tunnelier train {name} --resume {folder}` goes on from its checkpoint.",
            soft_wrap=True,
        )
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if ladder:
            ladder.close()
    say(f"{done.steps / 1e6:,.1f} million steps; the checkpoint is in {folder}, {PICTURE} too.")


def run_shipping(name: str, checkpoint: Path) -> None:
    """Put a network into the game's folder, and say where."""
    game = load(name)
    path = keep(game, load_checkpoint(checkpoint, game).weights)
    say(f"{path}, {path.stat().st_size / 1e6:.1f} MB: master and policy play {name} by it.")


def _check_torch(device: str) -> None:
    """Say what is missing before anything is begun."""
    try:
        import torch
    except ImportError:
        raise ValueError("training needs PyTorch: pip install 'tunnelier[learn]'") from None
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device {device!r} is not known; devices: cpu, cuda")
    if device == "cuda":
        from tunnelier.many.cuda import NoCard, check

        check()
        if not torch.cuda.is_available():
            raise NoCard("device 'cuda' is not there for PyTorch: install its build for CUDA")


def _say(line: dict[str, Any]) -> None:
    """A line of progress, or a rung of the ladder."""
    steps = f"{line['steps'] / 1e6:,.1f} M steps"
    if "against" in line:
        share, low, high = (f"{100 * line[key]:.0f}" for key in ("won", "low", "high"))
        matches = f"{line['matches']} matches"
        say(f"{steps}: {share} % against {line['against']} ({low}–{high}, {matches}, no search)")
    else:
        say(
            f"{steps}, {line['rate']:,} a second; {line['length']} answers a match, "
            f"entropy {line['entropy']:.2f}, {100 * line['explained']:.0f} % explained"
        )
