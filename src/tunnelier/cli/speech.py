"""The command line in the reader's language: which one that is, its help, its complaints.

Commands and options are declared in main.py without words: `help-play` is what the command says of
itself, `option-seed` what an option means in all commands, `option-play-seed` in one, and
`takes-game` what stands for a value in the usage.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, get_args, get_type_hints

import typer
from babel import negotiate_locale
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from tunnelier.core.language import ENGLISH, LANGUAGES, Phrase, nearest
from tunnelier.core.mistakes import quoted

from .settings import source_of, spelled, variable
from .words import MESSAGES

ASKED_BY = ("--lang", "-l")
OF_THE_SHELL = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a shell says what its person speaks; the first that is set counts."""
TAKEN = {int: "number", float: "number", str: "text", Path: "path"}
"""What options take, by the type that main.py gives them."""
Misuse: Any = typer.BadParameter.__mro__[1]
"""Any command that cannot be read; typer has no name of its own for it."""


def language_of(arguments: Sequence[str]) -> str:
    """The language that somebody asks for, else that of the shell."""
    for word, after in zip_longest(arguments, arguments[1:], fillvalue=""):
        name, equals, value = word.partition("=")
        asked = value if equals else after
        if name in ASKED_BY and asked in LANGUAGES:
            return asked
    return language_of_shell(os.environ)


def language_of_shell(environment: Mapping[str, str]) -> str:
    """The language of a shell, if we speak it; else English.

    >>> language_of_shell({"LANG": "fr_CA.UTF-8"}), language_of_shell({"LANG": "C"})
    ('fr', 'en')
    """
    said = next((environment[name] for name in OF_THE_SHELL if environment.get(name)), "")
    wanted = said.partition(".")[0].partition("@")[0]
    return negotiate_locale([wanted], LANGUAGES) or ENGLISH


# --- help


class _Spoken:
    """What speaks the reader's language, which is the `obj` of its context."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        """How it is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        usage = MESSAGES["help-usage"].say(ctx.obj)
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{usage} ")

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help, with its meaning."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = MESSAGES["help-help"].say(ctx.obj)
        return option


class Command(_Spoken, TyperCommand):
    """A command of `tunnelier`."""


class Group(_Spoken, TyperGroup):
    """The command `tunnelier` itself."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        """Read what comes before the command."""
        with complaining(extra["obj"]):
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Read the command, and do it."""
        with complaining(ctx.obj):
            return super().invoke(ctx)

    def resolve_command(self, ctx: Any, args: Any) -> Any:
        """The command that is meant."""
        if self.get_command(ctx, args[0]) is None:
            unknown = MESSAGES["wrong-command"].filled(said=quoted(args[0]))
            raise Complaint(_or_rather(unknown, args[0], self.commands).say(ctx.obj), ctx=ctx)
        return super().resolve_command(ctx, args)


def spoken(group: Any, lang: str) -> Any:
    """The commands with their words in a language."""
    for part, key in FRAME.items():
        setattr(rich_utils, part, MESSAGES[key].say(lang))
    rich_utils.DEFAULT_STRING = MESSAGES["help-default"].say(lang, value="{}")
    rich_utils.ENVVAR_STRING = MESSAGES["help-variable"].say(lang, name="{}")
    rich_utils.RICH_HELP = MESSAGES["help-try"].say(lang, command="{command_path} {help_option}")
    group.help, group.epilog = (MESSAGES[f"help-{it}"].say(lang) for it in ("about", "epilog"))
    group.subcommand_metavar = MESSAGES["takes-command"].say(lang)
    for command in (group, *group.commands.values()):
        command.options_metavar = MESSAGES["takes-options"].say(lang)
        for parameter in command.params:
            means, takes = _words_of(command, parameter)
            parameter.help = means.say(lang)
            if takes is not None:
                parameter.metavar = takes.say(lang)
    for name, command in group.commands.items():
        command.help = MESSAGES[f"help-{name}"].say(lang)
    return group


FRAME = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "ERRORS_PANEL_TITLE": "help-error",
    "ABORTED_TEXT": "help-aborted",
    "REQUIRED_LONG_STRING": "help-required",
}
"""What typer says around the help, by the names that it has for it."""


@cache
def _words_of(command: Any, parameter: Any) -> tuple[Phrase, Phrase | None]:
    """What a parameter means, and what stands for its value, before any language is spoken."""
    return meaning_of(command, parameter), _taken(command, parameter)


def meaning_of(command: Any, parameter: Any) -> Phrase:
    """What an argument or option means: in this command, or in all."""
    name = parameter.name.replace("_", "-")
    own = f"option-{command.name}-{name}"
    return MESSAGES[own if own in MESSAGES else f"option-{name}"]


def _taken(command: Any, parameter: Any) -> Phrase | None:
    """What stands for a value in the usage; nothing for what takes none, or says it all."""
    if parameter.metavar is not None:
        return MESSAGES.get(f"takes-{parameter.metavar.lower()}")
    if parameter.param_type_name == "argument":
        return MESSAGES[f"takes-{parameter.name}"]
    taken = TAKEN.get(_type(command, parameter))
    return MESSAGES[f"takes-{taken}"] if taken else None


def _type(command: Any, parameter: Any) -> Any:
    """What a parameter is made of, as its function declares it."""
    hint = _hints(command.callback)[parameter.name]
    while get_args(hint):
        hint = get_args(hint)[0]
    return hint


@cache
def _hints(function: Any) -> dict[str, Any]:
    """What a function declares of its parameters; reading it takes longer than all else here."""
    return get_type_hints(inspect.unwrap(function))


# --- complaints


class Complaint(Misuse):  # type: ignore[misc]
    """What is wrong with a command, in the reader's language."""


@contextmanager
def complaining(lang: str) -> Iterator[None]:
    """While a command is read: what is wrong with it is said in a language."""
    try:
        yield
    except Misuse as error:
        if isinstance(error, Complaint) or type(error).__name__ == "NoArgsIsHelpError":
            raise
        raise Complaint(_misuse(error).say(lang), ctx=error.ctx) from None


def _misuse(error: Any) -> Phrase:
    """What is wrong with a command that cannot be read."""
    parameter, kind = getattr(error, "param", None), type(error).__name__
    if parameter is not None:
        return _wrong_value(error, parameter)
    if kind == "NoSuchOption":
        options = [name for each in error.ctx.command.params for name in each.opts]
        unknown = MESSAGES["wrong-option"].filled(said=quoted(error.option_name))
        return _or_rather(unknown, error.option_name, options)
    if kind == "BadOptionUsage":
        return MESSAGES["wrong-use"].filled(what=quoted(error.option_name))
    return MESSAGES["wrong-extra"]


def _wrong_value(error: Any, parameter: Any) -> Phrase:
    what = parameter.metavar if parameter.param_type_name == "argument" else _said_by(error)
    if type(error).__name__ == "MissingParameter":
        return MESSAGES["wrong-missing"].filled(what=what)
    kind = _type(error.ctx.command, parameter)
    if issubclass(kind, Enum):
        known = ", ".join(each.value for each in kind)
        return MESSAGES["wrong-one-of"].filled(what=what, known=known)
    if kind is bool:
        return MESSAGES["wrong-one-of"].filled(what=what, known=", ".join(("true", "false")))
    if kind in (int, float):
        return MESSAGES["wrong-number"].filled(what=what)
    return MESSAGES["wrong-value"].filled(what=what, reason=error.message)


def _said_by(error: Any) -> str:
    """An option by its name: on the command line, in the environment, or in a file."""
    option = error.param
    source = source_of(error.ctx, option.name) or option.opts[0]
    if source.startswith("-"):
        return str(option.opts[0])
    return source if source == variable(option.name) else f"{spelled(option.name)} ({source})"


def _or_rather(phrase: Phrase, said: str, known: Iterable[str]) -> Phrase:
    near = nearest(said, known)
    return phrase if near is None else MESSAGES["wrong-or-rather"].filled(said=phrase, near=near)


def complain(error: Exception, lang: str) -> None:
    """Say what went wrong, on the stream for that."""
    print(MESSAGES["complaint"].say(lang, said=said_of(error, lang)), file=sys.stderr)


def said_of(error: Exception, lang: str) -> str:
    """What went wrong, in a language; in English if it is a matter between programs."""
    if hasattr(error, "say"):
        return str(error.say(lang))
    if isinstance(error, OSError) and error.filename:
        known = MESSAGES.get(f"file-{type(error).__name__.lower()}")
        path = error.filename
        return known.say(lang, path=path) if known else f"{path}: {error.strerror}"
    return str(error)
