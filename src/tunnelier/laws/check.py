"""Hold a game to every law, one after another, and tell what is broken as its author wants it told.

Nothing stops at the first broken law; each comes with the case, the seed, the match as far as it
came, and the usual cure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tunnelier.core import jit
from tunnelier.core.faults import Fault, of_law
from tunnelier.core.game import Game

from .games import GAME_LAWS
from .matches import CASE_LAWS
from .walks import BrokenLaw, Case, cases

ONE_SEED, SEEDS = range(1), range(3)
THOROUGH_SEEDS = range(20)
THOROUGH_WORLDS = 400
"""In so many truths a leak that one hand in two hundred shows is hardly missed, anywhere."""
NEED_SPEED = {9, 10, 14, 19, 23}
"""Laws that play hundreds of matches: held on compiled rules only."""
CURES = {
    1: "Give the arguments of Answers words of their own.",
    2: "See to it that every effect asks what comes next, or sets `s.over = 1`; raise `longest`.",
    3: "`refuse` and `ways` must know the moves of the question asked; chance has chance=True.",
    4: "All that the rules remember must be a field of the State.",
    5: "`refuse` may look only at fields that the seat asked can see: see `seen_by` in state.py.",
    6: "`imagine` must fill in every field that the seat cannot see, and leave the others alone.",
    7: "Find the move by which a piece was lost or made: `census` counts, `box` says how many.",
    8: "Widen the field's range in state.py, or find the move that leaves it.",
    9: "Compiled integers have 64 bits and wrap; fields must hold what is written to them.",
    10: "List it in meta.py: `never`, with the reason, or `rare`, with a test that shows it.",
    11: "`shapes` in board.py must name a shape for every legal move, and draw it.",
    12: "`wins` in score.py must be true of at least one seat.",
    14: "Rules may remember nothing outside of the row.",
    15: "Write what is missing in text.py; `{places}` must be the same in every language.",
    16: "News with what not everybody saw has `seen_by=OWNER`; the others hear UNHEARD of it.",
    17: "`leaning` must be at least 1 for every legal move, `worth` a moderate number.",
    18: "See `seen_by` in state.py: a field tells a seat more than its own view does.",
    19: "Rules may remember nothing outside of the row.",
    20: "What a move shows must become visible in the row: `eyes`, or another audience.",
    21: "Number rules in all rules.*.md alike, and cite these in RULES, ASK_RULES and News.",
    22: "`tell` after the effect; news.py says which fields news explains, or BOOKKEEPING.",
    23: "`imagine` may fill a hidden field only with what the rules could have put there.",
    24: "given.py must not refuse what play leads to, nor what `imagine` makes of it.",
}


class Broken(NamedTuple):
    """One law that a game does not keep."""

    law: str
    case: str
    seed: int | None
    reason: str
    cure: str
    """What usually helps; nothing where it is no law that failed, but the game's own code."""
    match: str | None
    """The match as far as it came, to be loaded."""

    def file(self, folder: Path) -> Path | None:
        """Write the match beside others, under a name that says which law it breaks."""
        if self.match is None:
            return None
        name = f"{self.case}-law-{number_of(self.law)}-seed-{self.seed}.txt"
        (folder / name).write_text(self.match, encoding="utf-8")
        return folder / name


Law = Callable[..., None]
Progress = Callable[[str], None]


def check_all(
    game: Game,
    thorough: bool = False,
    only: Collection[int] = (),
    progress: Progress | None = None,
) -> Iterator[Broken]:
    """Every law that is broken, the first time that it is; `progress` hears what is held next.

    `only` are the numbers of the laws to hold it to, if not all.
    """
    tell = progress or (lambda law: None)
    every, seeds = cases(game), SEEDS if jit.COMPILED else ONE_SEED
    if thorough:
        every = [replace(case, worlds=THOROUGH_WORLDS) for case in every]
        seeds = THOROUGH_SEEDS
    for game_law in (law for law in GAME_LAWS if _fits(law, only)):
        tell(spoken(game_law))
        yield from _held(game, game_law, None, None)
    for case_law in (law for law in CASE_LAWS if _fits(law, only)):
        tell(spoken(case_law))
        yield from _first(_held(game, case_law, case, seed) for case in every for seed in seeds)


def _fits(law: Law, only: Collection[int]) -> bool:
    """Whether a law is wanted, and can be held on the rules as they run here."""
    number = number_of(law.__name__)
    return (not only or number in only) and (jit.COMPILED or number not in NEED_SPEED)


def spoken(law: Law) -> str:
    """A law by its number and in words, as its docstring begins."""
    return str(law.__doc__).split("\n")[0]


def number_of(name: str) -> int:
    """The number in the name of a law, or at the beginning of its words."""
    found = re.search(r"\d+", name)
    assert found is not None
    return int(found[0])


def _first(attempts: Iterator[Iterator[Broken]]) -> Iterator[Broken]:
    """Of many attempts the first that finds something."""
    for attempt in attempts:
        for broken in attempt:
            yield broken
            return


def _held(game: Game, law: Law, case: Case | None, seed: int | None) -> Iterator[Broken]:
    """Hold the game to one law, once."""
    try:
        law(game) if case is None else law(case, seed)
    except BrokenLaw as error:
        reason, lawful = str(error), True
    except Fault as error:
        reason, lawful = str(error), False
    except Exception as error:  # the game's own code gave up
        reason, lawful = of_law(game.package, error), False
    else:
        return
    number = number_of(law.__name__)
    where = str(case or game.meta.name)
    yield Broken(spoken(law), where, seed, reason, CURES[number] if lawful else "", _told(case))


def _told(case: Case | None) -> str | None:
    try:
        return case.told() if case is not None else None
    except Exception:  # a match that cannot even be told: what is wrong was said above
        return None
