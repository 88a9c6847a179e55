"""Computer players. A bot sees what its seat may see, and nothing else.

>>> from tunnelier import Match
>>> from tunnelier.bots import bot
>>> match = Match("cave-in", seed=7)
>>> bot("novice", seed=1).choose(match.sight()) in match.moves
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from tunnelier.core.game import Game
from tunnelier.core.language import Phrase, literal
from tunnelier.core.mistakes import Mistake, asking, quoted

from .guests import Given, checked, guest, is_guest
from .players import Bot, Budget, GreedyBot, PolicyBot, RandomBot, SearchBot, Stumbled
from .search import (
    BY_MIND,
    Plan,
    functions_by_thumb,
    is_ready_by_thumb,
    is_ready_to_look,
    ready,
    ready_by_thumb,
)
from .words import MESSAGES

__all__ = [
    "BOTS",
    "LEVELS",
    "PARTNERS",
    "Bot",
    "Budget",
    "Given",
    "Stumbled",
    "bot",
    "called",
    "functions_by_thumb",
    "goes_by_network",
    "how_it_plays",
    "is_ready_by_thumb",
    "is_ready_to_look",
    "offer",
    "ready",
    "ready_by_thumb",
    "ready_for",
]


def _partner(name: str, seed: int) -> Bot:
    return PolicyBot(name, seed, whim=PARTNERS[name])


LEVELS: dict[str, Callable[[int], Bot]] = {
    "novice": lambda seed: SearchBot("novice", seed, simulations=10, whim=1.0, slip=0.55),
    "apprentice": lambda seed: SearchBot("apprentice", seed, simulations=25, whim=1.0, slip=0.2),
    "engineer": lambda seed: SearchBot("engineer", seed, simulations=250, whim=0.5),
    "tiger": lambda seed: SearchBot("tiger", seed, simulations=2500, trees=2),
    "master": lambda seed: SearchBot("master", seed, simulations=700, learned=True, unlearned=2500),
}
"""The levels people choose, weakest first."""

WHIMS = (24.0, 12.0, 8.0, 5.0, 3.0, 1.5, 0.0)
PARTNER = "partner-"
PARTNERS = {f"{PARTNER}{step}": whim for step, whim in enumerate(WHIMS, start=1)}
"""Bots to learn from, weakest first, and how much each minds what it plays: see `PolicyBot`.

They play at once, by what a network has learned; the weaker they are, the more often something
that it likes less, and the weakest nearly anything.
"""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": lambda seed: RandomBot("random", seed),
    "greedy": lambda seed: GreedyBot("greedy", seed),
    "policy": lambda seed: PolicyBot("policy", seed),
    **LEVELS,
    **{name: partial(_partner, name) for name in PARTNERS},
}
"""Every bot that goes by a single word."""

_BY_NETWORK = frozenset({"policy", "master", "learned", *PARTNERS})
"""The words of those that go by what a network has learned."""


def bot(name: Given, seed: int = 0) -> Bot:
    """A bot by its name, or a search of one's own: `search:2000`, `search:2000:cut=5:trees=2`.

    After the number of simulations any field of `Plan` may follow, `trees=N`, `whim=0.1` and
    `slip=0.1` (see `SearchBot`), and `plain`, which does without the game's rule of thumb, or
    `learned`, which goes by the network that comes with the package.

    Anybody else's bot has its place here too, by the name of its module or file, as a program, or
    as it is: see `guests.py`.
    """
    if not isinstance(name, str):
        return guest(name, seed)
    head, *words = name.split(":")
    if head == "search" and words and words[0].isdecimal():
        return _search(name, seed, words)
    if name == "greedy:plain":
        return GreedyBot(name, seed, plain=True)
    if name in BOTS:
        return checked(name, BOTS[name](seed))
    if not is_guest(name):
        unknown = MESSAGES["error-bot"].filled(said=quoted(name), known=", ".join(BOTS))
        raise Mistake(asking(unknown, name, BOTS))
    return guest(name, seed)


def offer(name: str) -> None:
    """Let people choose a bot that is not ours, as if it were a level."""
    bot(name)
    LEVELS[name] = partial(bot, name)


def goes_by_network(name: str) -> bool:
    """Whether a bot goes by what a network has learned: what looks at one is compiled for it."""
    return not _BY_NETWORK.isdisjoint(name.split(":"))


def ready_for(
    game: Game, bots: Iterable[str], progress: Callable[[int], None] | None = None
) -> None:
    """Compile what these bots need of a game, unless the cache has it: see `ready`."""
    names = set(bots)
    if any(map(goes_by_network, names)):
        ready(game, progress)
    elif names <= {"random"}:
        game.ready(progress)
    else:
        ready_by_thumb(game, progress)


def called(name: str) -> Phrase:
    """The name of a level or another bot, as people read it; a search of one's own has its own."""
    if name in PARTNERS:
        return MESSAGES["partner"].filled(step=int(name.removeprefix(PARTNER)))
    return MESSAGES.get(f"level-{name}") or literal(name)


def how_it_plays(level: str) -> Phrase:
    """What a level is like, in a sentence after its name."""
    return MESSAGES.get(f"plays-{level}") or MESSAGES["plays-guest"]


def _search(name: str, seed: int, words: list[str]) -> Bot:
    simulations, *rest = words
    changes: dict[str, Any] = {}
    trees = 1
    ways: dict[str, Any] = {"plain": False, "learned": False}
    careless: dict[str, Any] = {"whim": 0.0, "slip": 0.0}
    for word in rest:
        field, equals, number = word.partition("=")
        try:
            if word in ways:
                ways[word] = True
            elif field == "trees" and equals:
                trees = int(number)
            elif field in careless and equals:
                careless[field] = float(number)
            elif field in Plan._fields and equals:
                changes[field] = type(Plan._field_defaults[field])(number)
            else:
                raise ValueError
        except ValueError:
            fields = ", ".join((*Plan._fields, "trees", *careless))
            unknown = MESSAGES["error-search"].filled(word=quoted(word), bot=quoted(name))
            raise Mistake(unknown, fields=fields) from None
    plan = (BY_MIND if ways["learned"] else Plan())._replace(**changes)
    return SearchBot(name, seed, int(simulations), plan, trees, **careless, **ways)
