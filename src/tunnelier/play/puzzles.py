"""Puzzles: positions of bots' matches in which one move is clearly the best, kept with the game.

    rules = 1
    tables = "built-in 0c5f8d21b7aa"

    [[puzzle]]
    seats = 2
    seed = 71
    found = 0.31
    line = ["buy cell=c2 segment=1"]
    moves = '''
    flip cell=a1
    …
    '''
    shares = '''
    0.643 flip cell=c2
    0.518 flip cell=b4
    …
    '''
    replies = '''
    buy cell=c2 segment=1; flip cell=d1; burn cell=d1
    …
    '''

The moves are those of the seats: what chance drew follows from the seed. How they are found is in
`play/finding.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tunnelier.bots.search import foresee
from tunnelier.core.game import Game
from tunnelier.core.language import Phrase
from tunnelier.core.numbers import percent

from .match import Match
from .saved import tables_of
from .story import Line, as_text, news_apart, unlike
from .words import MESSAGES

EASES = ("easy", "middling", "hard")
EASY, HARD = 0.55, 0.3
"""Found so often by weaker players a puzzle is easy; less often than that it is hard."""
GAINS = 3
"""So many sentences say why a move is better."""


AHEAD = 2
"""So many sentences tell a move that follows."""
PLAYOUTS = 200
"""So often a match is played on to its end, to tell how the points would stand."""
CLEARLY = 2
"""By so many points one move must end better than another for them to be the reason."""


class Puzzle(NamedTuple):
    """A question of a match, and what a deep search thinks of its answers."""

    seats: int
    seed: int
    """What chance drew follows from it."""
    moves: tuple[str, ...]
    """What the seats had answered before, in words."""
    shares: Mapping[str, float]
    """The legal moves, best first, and the share of the win that each is worth."""
    found: float
    """How often weaker players find the best one."""
    line: tuple[str, ...]
    """What the seat goes on with, as far as nobody else has a say."""
    replies: Mapping[str, tuple[str, ...]]
    """What may follow each move: the seat's own further answers, and those of the next one."""

    @property
    def best(self) -> str:
        """The move that is asked for."""
        return next(iter(self.shares))

    @property
    def second(self) -> str:
        """The best of the others."""
        return list(self.shares)[1]

    @property
    def margin(self) -> float:
        """How much better the best one is."""
        return self.shares[self.best] - self.shares[self.second]

    @property
    def ease(self) -> str:
        """How hard it is: `easy`, `middling` or `hard`."""
        return "easy" if self.found >= EASY else "hard" if self.found < HARD else "middling"

    def position(self, game: Game) -> Match:
        """A match that stands at the question."""
        return _played(game, self.seats, self.seed, self.moves)


def _played(game: Game, seats: int, seed: int, moves: tuple[str, ...]) -> Match:
    """A match after some moves of its seats."""
    match = Match(game, seats, seed=seed)
    for move in moves:
        match.play(move)
    return match


# --- the file


def file_of(game: Game) -> Path:
    """Where the puzzles of a game lie."""
    return game.folder / "puzzles.toml"


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none for other rules or tables."""
    try:
        kept = tomllib.loads(file_of(game).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ()
    if (kept["rules"], kept["tables"]) != (game.meta.rules_version, tables_of(game)):
        return ()
    return tuple(map(_read, kept["puzzle"]))


def _read(kept: dict[str, Any]) -> Puzzle:
    told = (line.split(" ", 1) for line in kept["shares"].splitlines())
    shares = {move: float(share) for share, move in told}
    replies = (tuple(filter(None, line.split("; "))) for line in kept["replies"].splitlines())
    return Puzzle(
        seats=kept["seats"],
        seed=kept["seed"],
        moves=tuple(kept["moves"].splitlines()),
        shares=shares,
        found=kept["found"],
        line=tuple(kept["line"]),
        replies=dict(zip(shares, replies, strict=True)),
    )


def write(game: Game, found: Iterable[Puzzle], path: Path) -> None:
    """Keep puzzles, the easiest first."""
    easiest = sorted(found, key=lambda puzzle: -puzzle.found)
    head = f'rules = {game.meta.rules_version}\ntables = "{tables_of(game)}"\n'
    path.write_text(head + "".join(map(_written, easiest)), encoding="utf-8")
    puzzles.cache_clear()


def _written(puzzle: Puzzle) -> str:
    line = ", ".join(f'"{move}"' for move in puzzle.line)
    shares = [f"{share:.3f} {move}" for move, share in puzzle.shares.items()]
    replies = ["; ".join(puzzle.replies[move]) for move in puzzle.shares]
    return (
        f"\n[[puzzle]]\nseats = {puzzle.seats}\nseed = {puzzle.seed}\n"
        f"found = {puzzle.found:.2f}\nline = [{line}]\n"
        f"moves = {_lines(puzzle.moves)}shares = {_lines(shares)}replies = {_lines(replies)}"
    )


def _lines(words: Iterable[str]) -> str:
    return "'''\n" + "".join(f"{each}\n" for each in words) + "'''\n"


# --- what is said of an answer


class Verdict(NamedTuple):
    """What is said of an answer."""

    right: bool
    said: str
    """How good it was."""
    solution: list[str]
    """What was best, what it brings that the other does not, and what follows, a line each."""


def judged(puzzle: Puzzle, match: Match, move: str, lang: str) -> Verdict:
    """What is said of an answer; `match` stands at the question."""
    right = move == puzzle.best
    other = puzzle.second if right else move
    best, share = (percent(puzzle.shares[each], lang, 0) for each in (puzzle.best, other))
    asked, instead = (sentence(match, each, lang) for each in (puzzle.best, other))
    said = MESSAGES["puzzle-right" if right else "puzzle-wrong"]
    beside = MESSAGES["puzzle-second" if right else "puzzle-yours"]
    solution = [MESSAGES["puzzle-best"].say(lang, share=best, move=asked)]
    solution.append(beside.say(lang, share=share, move=instead))
    solution += _why(puzzle, match, other, right, lang)
    if puzzle.line:
        then = as_text(ahead(puzzle, match.game, lang))
        solution.append(MESSAGES["puzzle-then"].say(lang, said=then))
    found = percent(puzzle.found, lang, 0)
    solution.append(MESSAGES["puzzle-found"].say(lang, found=found))
    return Verdict(right, said.say(lang, best=best, share=share), solution)


def _why(puzzle: Puzzle, match: Match, other: str, right: bool, lang: str) -> list[str]:
    """What the best move brings that the other does not; and, of a wrong answer, the reverse."""
    stories = news_apart(match.foresee(move, lang) for move in (puzzle.best, other))
    told = []
    if brings := " ".join(unlike(stories)[:GAINS]):
        told.append(MESSAGES["puzzle-brings"].say(lang, said=brings))
    instead = " ".join(unlike(stories[::-1])[:GAINS])
    if instead and not right:
        told.append(MESSAGES["puzzle-instead"].say(lang, said=instead))
    told += _answers(puzzle, match.game, other, lang)
    told += _points(puzzle, match.game, other, lang)
    return told or [MESSAGES["puzzle-later"].say(lang)]


def _answers(puzzle: Puzzle, game: Game, other: str, lang: str) -> list[str]:
    """What the next seat may do after either move, where that is not the same."""
    after, instead = (reply(puzzle, game, move, lang) for move in (puzzle.best, other))
    if after == instead:
        return []
    named = {"puzzle-answer": after, "puzzle-answer-else": instead}
    return [MESSAGES[name].say(lang, said=said) for name, said in named.items() if said]


def reply(puzzle: Puzzle, game: Game, move: str, lang: str) -> str:
    """What the next seat may do after a move, as the one that was asked hears it."""
    match = puzzle.position(game)
    seat, told = match.seat, list[str]()
    match.play(move)
    for answer in puzzle.replies[move]:
        answering, number = match.seat, match.count + 1
        match.play(answer)
        if answering != seat:
            story = match.story(number, seat, lang)
            told += [line.said for line in story if line.news][:AHEAD]
    return " ".join(told[:GAINS])


def _points(puzzle: Puzzle, game: Game, other: str, lang: str) -> list[str]:
    """How the points would end, where that is what the best move is better for."""
    asked = (game, puzzle.seats, puzzle.seed, puzzle.moves)
    ends = [_end(*asked, game.actions.parse(move)) for move in (puzzle.best, other)]
    (own, theirs), (own_else, theirs_else) = ends
    gained, held = own - own_else, theirs_else - theirs
    if gained + held < CLEARLY:
        return []
    after, instead = (
        f"{mine}\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}{others}" for mine, others in ends
    )
    above_all = "puzzle-gains" if gained >= held else "puzzle-holds"
    points = MESSAGES["puzzle-points"].say(lang, times=PLAYOUTS, best=after, other=instead)
    return [MESSAGES[above_all].say(lang, count=max(gained, held)), points]


@cache
def _end(game: Game, seats: int, seed: int, moves: tuple[str, ...], action: int) -> tuple[int, int]:
    """The mean points of the seat asked and of the best of the others, played to the end."""
    sight = _played(game, seats, seed, moves).sight()
    scores = [round(float(score)) for score in foresee(sight, action, PLAYOUTS)]
    return scores.pop(sight.seat), max(scores, default=0)


def sentence(match: Match, move: str, lang: str) -> str:
    """A legal move of the seat asked, as people read it."""
    sight = match.sight()
    action = match.game.actions.parse(move)
    return str(match.game.text.say(sight.row, action, sight.seat, lang))


def ahead(puzzle: Puzzle, game: Game, lang: str) -> list[Line]:
    """The story of what the seat goes on with after the best move."""
    match = puzzle.position(game)
    seat = match.seat
    match.play(puzzle.best)
    told: list[Line] = []
    for move in puzzle.line:
        number = match.count + 1
        match.play(move)
        told += match.story(number, seat, lang)[:AHEAD]
    return told


def ease_of(ease: str) -> Phrase:
    """How hard some puzzles are, in a word."""
    return MESSAGES[f"puzzles-{ease}"]


def by_ease(found: Sequence[Puzzle]) -> dict[str, list[int]]:
    """The numbers of puzzles, which begin with 1, by how hard they are."""
    numbers: dict[str, list[int]] = {ease: [] for ease in EASES}
    for number, puzzle in enumerate(found, start=1):
        numbers[puzzle.ease].append(number)
    return numbers
