"""Settings of the service: by option, by environment or from a file, in this order.

Typer asks the environment by a prefix and then the `default_map` of a context, and remembers where
a value came from; here that map is read from TOML, and what came of it is shown.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tunnelier.core.language import Phrase, nearest
from tunnelier.core.mistakes import Mistake, asking, quoted

from .words import MESSAGES

PREFIX = "TUNNELIER"
ENVIRONMENT = {"auto_envvar_prefix": PREFIX}
"""What a command says that takes its options from the environment too."""
ABOUT_SETTINGS = {"settings", "show_settings", "help"}
"""Options that say where settings are: no file has these."""
OTHER_SWITCHES = {"CACHE", "JIT", "THOROUGH", "TRACEBACK", "TEST_POSTGRES"}
"""What else our environment may say."""
SECRETS = {"metrics_token", "mail_password"}
HIDDEN = "***"
"""What is shown of them."""


def variable(name: str) -> str:
    """How the environment calls an option: `TUNNELIER_ROOT_PATH`."""
    return f"{PREFIX}_{name.upper()}"


def spelled(name: str) -> str:
    """How a file calls it: `root-path`, as the command line does."""
    return name.replace("_", "-")


def names(serve: Any) -> list[str]:
    """The options of the service that can be set elsewhere."""
    return [each.name for each in serve.params if each.name not in ABOUT_SETTINGS]


# --- files


def from_file(context: Any, file: Path | None) -> Path | None:
    """What nobody said by option or environment is taken from a file: the callback of --settings.

    Other commands than the service take of it what concerns them.
    """
    if file is not None:
        context.default_map = read(file, names(context.parent.command.commands["serve"]))
    return file


def read(file: Path, known: list[str]) -> dict[str, str]:
    """The settings that a file has, as if they were typed."""
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake(MESSAGES["settings-unreadable"], path=file, reason=error) from None
    return dict(_understood(file, written, {spelled(name): name for name in known}))


def _understood(
    file: Path, written: Mapping[str, Any], known: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    for said, value in written.items():
        if said not in known:
            unknown = MESSAGES["settings-unknown"].filled(path=file, said=quoted(said))
            raise Mistake(asking(unknown, said, known))
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            value = ",".join(value)
        if not isinstance(value, bool | int | float | str):
            raise Mistake(MESSAGES["settings-value"], path=file, what=said)
        if value != "":  # as in the environment, nothing is not set
            yield known[said], str(value).lower() if isinstance(value, bool) else str(value)


# --- the environment


def suspects(serve: Any) -> Iterator[Phrase]:
    """Variables that look like misspelt settings, in a sentence each: nobody else reads them."""
    known = [name.upper() for name in (*names(serve), "settings")]
    for each in sorted(os.environ):
        said = each.removeprefix(f"{PREFIX}_")
        if said != each and said not in {*known, *OTHER_SWITCHES}:
            near = nearest(said.lower(), [name.lower() for name in known])
            if near is not None:
                yield MESSAGES["settings-variable"].filled(said=each, near=variable(near))


# --- what is in force


def shown(context: Any, lang: str) -> Iterator[str]:
    """All settings as a file would say them, each with where it comes from; secrets are hidden."""
    values = {name: _open(name, context.params[name]) for name in names(context.command)}
    lines = {name: f"{spelled(name)} = {value}" for name, value in values.items()}
    width = max(map(len, lines.values()))
    default = MESSAGES["settings-default"].say(lang)
    for name, line in lines.items():
        yield f"{line:<{width}}  # {source_of(context, name) or default}"


def source_of(context: Any, name: str) -> str | None:
    """Who says so: an option, a variable, a file; None if nobody does."""
    source = context.get_parameter_source(name)
    match source.name if source is not None else "":
        case "COMMANDLINE":
            return f"--{spelled(name)}"
        case "ENVIRONMENT":
            return variable(name)
        case "DEFAULT_MAP":
            return str(context.params["settings"])
    return None


def _open(name: str, value: Any) -> str:
    """A value as TOML has it, without what is nobody's business."""
    if name == "database":
        from tunnelier.web.keeping.files import address

        value = address(value).render_as_string(hide_password=True)
    if name in SECRETS and value:
        value = HIDDEN
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    text = "" if value is None else str(value)
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
