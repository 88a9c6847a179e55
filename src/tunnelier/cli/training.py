"""A game learned from its rules: the command `train`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import typer

from tunnelier.bots.mind import keep
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.numbers import plain
from tunnelier.games import load
from tunnelier.learn.checkpoint import load as load_checkpoint

from .contest import INTERRUPTED
from .screen import errors, ready, say
from .words import MESSAGES


def run_training(
    name: str,
    folder: Path,
    resume: Path | None,
    device: str,
    minutes: float | None,
    ladder_minutes: float,
    options: Mapping[str, str],
    changes: Mapping[str, Any],
    lang: str,
) -> None:
    """Train, and say how it goes."""
    _check_torch(device)
    from tunnelier.learn.ladder import Ladder
    from tunnelier.learn.settings import Settings
    from tunnelier.learn.train import PICTURE, train

    game = ready(load(name), lang)
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
            tell=partial(_say, lang),
        )
    except KeyboardInterrupt:
        stopped = MESSAGES["train-stopped"].say(lang, game=name, folder=folder)
        errors.print(stopped, soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if ladder:
            ladder.close()
    millions = plain(done.steps / 1e6, lang, 1)
    say(MESSAGES["train-done"].say(lang, millions=millions, folder=folder, picture=PICTURE))


def run_shipping(name: str, checkpoint: Path, lang: str) -> None:
    """Put a network into the game's folder, and say where."""
    game = load(name)
    path = keep(game, load_checkpoint(checkpoint, game).weights)
    size = plain(path.stat().st_size / 1e6, lang, 1)
    say(MESSAGES["train-shipped"].say(lang, path=path, size=size, game=name))


def _check_torch(device: str) -> None:
    """Say what is missing before anything is begun."""
    try:
        import torch
    except ImportError:
        raise Mistake(MESSAGES["train-torch"]) from None
    if device not in ("cpu", "cuda"):
        raise Mistake(MESSAGES["train-device"], said=quoted(device))
    if device == "cuda":
        from tunnelier.many.cuda import NoCard, check

        check()
        if not torch.cuda.is_available():
            raise NoCard(MESSAGES["train-no-card"])


def _say(lang: str, line: dict[str, Any]) -> None:
    """A line of progress, or a rung of the ladder."""
    millions = plain(line["steps"] / 1e6, lang, 1)
    if "against" in line:
        won, low, high = (plain(100 * line[key], lang) for key in ("won", "low", "high"))
        rung = MESSAGES["train-rung"].filled(millions=millions, bot=line["against"])
        say(rung.say(lang, won=won, low=low, high=high, matches=line["matches"]))
        return
    progress = MESSAGES["train-line"].filled(
        millions=millions,
        rate=line["rate"],
        length=line["length"],
        entropy=plain(line["entropy"], lang, 2),
        explained=plain(100 * line["explained"], lang),
    )
    say(progress.say(lang))
