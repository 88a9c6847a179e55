"""Bots of other people: where they are found, and what is asked of them.

A bot is anything with `choose`: it is given a `Sight`, and a `Budget` if it takes one, and answers
with a legal move, in words or by its number. It may be named or given wherever a level can stand:

    my_bots:Miser               a class (or an object, or a function that makes one) of a module
    my_bots.py, my_bots.py:Miser   of a file: the bot in it, or one of several
    miser                       an entry point of the group `tunnelier.bots`
    program:./miser --fast      any program that speaks lines of JSON (see `apart.py`)
    apart:my_bots:Miser         any of these, or a level, in a process of its own
    Miser, Miser(7)             from Python, the class or the object itself

Of a class every seat of every match has one of its own, made with a seed if it takes one; an object
serves all.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import re
import shutil
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any

from tunnelier.core.language import Phrase, literal
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.sight import Sight

from .apart import Outside, command_of
from .players import AS_EVER, Bot, Budget, GreedyBot, PolicyBot, RandomBot, SearchBot, Stumbled
from .words import MESSAGES

GROUP = "tunnelier.bots"
"""The entry point group by which bots in other packages join."""
PROGRAM, APART = "program:", "apart:"
OURS = RandomBot, GreedyBot, PolicyBot, SearchBot
FILE = re.compile(r"(.+\.py)(?::(\w+))?")
IN_MODULE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")

Given = str | Bot | Callable[..., Any]
"""What can be given where a bot is wanted."""


class Guest:
    """Somebody else's bot: only legal answers come out of it, and whatever breaks is `Stumbled`."""

    def __init__(self, name: str, made: Any) -> None:
        self.name, self._made = name, made
        self._takes_budget = _takes(made.choose, None, None)

    def __repr__(self) -> str:
        return f"<Guest {self.name}>"

    def choose(self, sight: Sight, budget: Budget = AS_EVER) -> str:
        """One of the legal moves; `Stumbled` says why there is none."""
        told = (sight, budget) if self._takes_budget else (sight,)
        try:
            answer = self._made.choose(*told)
        except Stumbled:
            raise
        except Exception as error:
            broke = MESSAGES["stumbled-broke"].filled(bot=quoted(self.name), error=_said(error))
            raise Stumbled(broke, place=_place(error)) from error
        return self._legal(sight, answer)

    def _legal(self, sight: Sight, answer: Any) -> str:
        """The words of an answer that is legal."""
        actions = sight.game.actions
        try:
            action = actions.parse(answer) if isinstance(answer, str) else index(answer)
        except (TypeError, ValueError):
            action = -1
        if action in sight.actions:
            return actions.text(action)
        if not 0 <= action < actions.size:
            raise self._refused(answer, MESSAGES["stumbled-no-move"])
        rule, phrase = sight.game.reason(sight.rows, sight.game.refuse(sight.rows, action))
        reason = MESSAGES["stumbled-rule"].filled(reason=phrase, rule=rule) if rule else phrase
        raise self._refused(actions.text(action), reason)

    def _refused(self, answer: Any, reason: Phrase) -> Stumbled:
        bot, said = quoted(self.name), quoted(answer)
        return Stumbled(MESSAGES["stumbled-refused"], bot=bot, said=said, reason=reason)


# --- where they are found


def is_guest(name: str) -> bool:
    """Whether a name is one of a bot that is not ours."""
    begins = name.startswith((PROGRAM, APART))
    return begins or bool(FILE.fullmatch(name) or IN_MODULE.fullmatch(name)) or name in points()


@cache
def points() -> dict[str, EntryPoint]:
    """The bots that other packages bring."""
    return {point.name: point for point in entry_points(group=GROUP)}


def guest(given: Given, seed: int) -> Bot:
    """A bot that somebody names or gives; a `Mistake` says what is wrong with it."""
    name = name_of(given)
    if isinstance(given, str) and given.startswith((PROGRAM, APART)):
        return Guest(name, Outside(name, _command(given), seed))
    return checked(name, _made(name, _maker(given) if isinstance(given, str) else given, seed))


def _command(name: str) -> tuple[str, ...]:
    """What is started for a bot in a process of its own."""
    if name.startswith(APART):
        return (sys.executable, "-m", "tunnelier.bots", name.removeprefix(APART))
    command = command_of(name.removeprefix(PROGRAM))
    if not command or shutil.which(command[0]) is None:
        raise _unfit(name, MESSAGES["guest-command"])
    return command


def checked(name: str, made: Any) -> Bot:
    """A bot of ours as it is; anybody else's with a check of its answers."""
    if isinstance(made, (*OURS, Guest)):
        return made
    choose = getattr(made, "choose", None)
    if not callable(choose) or not (_takes(choose, None) or _takes(choose, None, None)):
        raise _unfit(name, MESSAGES["guest-choose"])
    return Guest(name, made)


def name_of(given: Given) -> str:
    """What a bot is called: as it was named, as it calls itself, or by its class."""
    if isinstance(given, str):
        return given
    named = getattr(given, "name", None) or getattr(given, "__name__", None)
    return str(named or type(given).__name__)


def print_of(given: Given) -> str | None:
    """A fingerprint of the file a bot is written in; None of ours, and of one that has no file."""
    if isinstance(given, str):
        if not is_guest(given) or given.startswith(PROGRAM):
            return None
        if given.startswith(APART):
            return print_of(given.removeprefix(APART))
        given = _maker(given)
    try:
        file = inspect.getsourcefile(given if inspect.isroutine(given) else _class_of(given))
    except TypeError:
        return None
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16] if file else None


def _class_of(given: Any) -> type:
    return given if isinstance(given, type) else type(given)


def _maker(name: str) -> Any:
    """The class, object or function that a name stands for."""
    try:
        if name in points():
            return points()[name].load()
        if file := FILE.fullmatch(name):
            return _bot_in(name, _file(Path(file[1]).resolve()), file[2])
        module, _, attribute = name.partition(":")
        return _bot_in(name, _module(module), attribute)
    except Mistake:
        raise
    except Exception as error:
        raise _unfit(name, _said(error)) from error


def _module(name: str) -> ModuleType:
    """A module of this Python, or of the folder where we are."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return importlib.import_module(name)


@cache
def _file(path: Path) -> ModuleType:
    """A file as a module; read once."""
    name = f"tunnelier-bot:{path}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _bot_in(name: str, module: ModuleType, attribute: str | None) -> Any:
    """The bot of a module that goes by its name there, or the only one."""
    own = [each for each in vars(module).values() if _is_bot_class(each, module)]
    if attribute is None and len(own) == 1:
        return own[0]
    if attribute is not None and hasattr(module, attribute):
        return getattr(module, attribute)
    known = ", ".join(each.__name__ for each in own)
    raise _unfit(name, MESSAGES["guest-which" if own else "guest-none"].filled(known=known))


def _is_bot_class(each: Any, module: ModuleType) -> bool:
    here = isinstance(each, type) and each.__module__ == module.__name__
    return here and callable(getattr(each, "choose", None))


# --- how they are made


def _made(name: str, maker: Any, seed: int) -> Any:
    """A bot: what a class or function makes of a seed, or the object itself."""
    if not isinstance(maker, type) and hasattr(maker, "choose"):
        return maker
    if not callable(maker):
        raise _unfit(name, MESSAGES["guest-choose"])
    if not (_takes(maker, seed) or _takes(maker)):
        raise _unfit(name, MESSAGES["guest-made"])
    try:
        return maker(seed) if _takes(maker, seed) else maker()
    except Exception as error:
        raise _unfit(name, _said(error)) from error


def _takes(function: Callable[..., Any], *arguments: Any) -> bool:
    """Whether a function can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*arguments)
    except (TypeError, ValueError):
        return False
    return True


def _unfit(name: str, reason: Phrase) -> Mistake:
    return Mistake(MESSAGES["guest-unfit"], bot=quoted(name), reason=reason)


def _said(error: BaseException) -> Phrase:
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return literal(quoted(text))


def _place(error: BaseException) -> str:
    """Where a bot broke, in its own file."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
