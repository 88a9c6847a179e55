"""Puzzles in the terminal: finding them for a game, and solving them."""

from __future__ import annotations

from pathlib import Path

from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake
from tunnelier.games import load
from tunnelier.play import finding
from tunnelier.play.puzzles import Puzzle, ease_of, file_of, judged, puzzles, write

from .play import Left, Table, line_typed
from .screen import counting, ready, ready_to_think, say
from .words import MESSAGES


def find_puzzles(
    name: str, count: int, seed: int, minutes: float | None, out: Path | None, lang: str
) -> None:
    """Let bots play, and keep the best questions of their matches with the game."""
    game = ready_to_think(load(name), lang)
    path = out or file_of(game)
    title = MESSAGES["puzzles-sought"].say(lang, title=game.meta.title)
    with counting(title, finding.wanted(count)) as advance:
        so_far = 0

        def progress(_: int, found: int) -> None:
            nonlocal so_far
            advance(found - so_far)
            so_far = found

        found = finding.find(game, count, seed, minutes, progress)
    if not found:
        raise Mistake(MESSAGES["puzzles-none-found"])
    write(game, found, path)
    say(MESSAGES["puzzles-written"].say(lang, count=len(found), path=path, game=name))


def check_puzzles(name: str, number: int | None, out: Path | None, lang: str) -> None:
    """Play out what the puzzles of a game claim, or one of them, and drop what does not hold."""
    game = ready_to_think(load(name), lang)
    kept = _kept(game, number)
    tried = kept if number is None else kept[number - 1 : number]
    held: list[Puzzle] = [each for each in kept if each not in tried]
    with counting(MESSAGES["puzzles-checked"].say(lang, title=game.meta.title), len(tried)) as more:
        for each in tried:
            held += finding.holding(game, [each])
            more(1)
    path = out or file_of(game)
    write(game, held, path)
    say(MESSAGES["puzzles-held"].say(lang, count=len(held), all=len(kept), path=path))


def _kept(game: Game, number: int | None) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; that number must be one of them."""
    found = puzzles(game)
    if not found:
        raise Mistake(MESSAGES["puzzles-none"], game=game.meta.name)
    if number is not None and number not in range(1, len(found) + 1):
        raise Mistake(MESSAGES["puzzles-from-to"], last=len(found))
    return found


def solve_puzzles(name: str, number: int | None, lang: str) -> None:
    """Puzzles one after another, from the easiest or from the one of that number."""
    game = ready(load(name), lang)
    found = _kept(game, number)
    first = number or 1
    try:
        for number, puzzle in enumerate(found[first - 1 :], start=first):
            ease = ease_of(puzzle.ease)
            heading = MESSAGES["puzzle-heading"].filled(number=number, count=len(found), ease=ease)
            say(heading.say(lang), "bold")
            _solve(game, puzzle, lang)
            if number < len(found):
                line_typed(MESSAGES["puzzle-next"].say(lang) + " ")
    except Left:
        say("")


def _solve(game: Game, puzzle: Puzzle, lang: str) -> None:
    """Ask until the answer is right, or the solution is wanted."""
    while True:
        match = puzzle.position(game)
        before = match.count
        Table(match, match.players, None, lang).ask()
        verdict = judged(puzzle, puzzle.position(game), match.log[before].move, lang)
        say(verdict.said, "bold green" if verdict.right else "bold yellow")
        if verdict.right or line_typed(MESSAGES["puzzle-again"].say(lang) + " "):
            break
    for line in verdict.solution:
        say(line)
