"""The terminal: one console, pages of styled text, progress bars."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tunnelier.core.game import Game
from tunnelier.draw.page import Page

from .words import MESSAGES

console = Console(highlight=False, emoji=False)
errors = Console(stderr=True, highlight=False, emoji=False)


def show(page: Page) -> None:
    """Print a page in its colours; lines too long for the window run on."""
    for line in page.lines:
        console.print(Text.assemble(*((span.text, span.style) for span in line)), soft_wrap=True)


def say(text: str, style: str = "") -> None:
    """Print a line, broken between words in a window, in one piece in a pipe."""
    console.print(Text(text, style=style), soft_wrap=not console.is_terminal)


def ready(game: Game, lang: str) -> Game:
    """Compile a game's rules, with a bar if there is anything to compile."""
    title = MESSAGES["compiling"].say(lang, title=game.meta.title)
    with _bar(title, game.functions) as advance:
        return game.ready(advance)


def ready_to_think(game: Game, lang: str, bots: Collection[str] | None = None) -> Game:
    """Compile a game's rules and what these bots need, or all do; a bar shows how far that is."""
    from tunnelier.bots import BOTS, ready_for

    ready(game, lang)
    with _bar(MESSAGES["compiling-bots"].say(lang, title=game.meta.title), 0) as advance:
        ready_for(game, BOTS if bots is None else bots, advance)
    return game


@contextmanager
def thinking(text: str) -> Iterator[None]:
    """A line that says who is thinking, while they do; nothing in a pipe."""
    if not errors.is_terminal:
        yield
        return
    with errors.status(text, spinner="dots"):
        yield


@contextmanager
def counting(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for long work, on the error stream so that output can be piped; call it to advance."""
    if not errors.is_terminal:  # an older rich would end the line of a bar that nobody sees
        yield lambda done: None
        return
    with _progress() as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def _bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that appears with the first thing done, and says how many have been done so far."""
    progress = _progress()
    task = progress.add_task(title, total=total)

    def done_so_far(done: int) -> None:
        if not progress.live.is_started:
            progress.start()
        progress.update(task, completed=done, total=max(total, done))

    try:
        yield done_so_far
    finally:
        if progress.live.is_started:
            progress.stop()


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
