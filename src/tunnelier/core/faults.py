"""Faults: an author's mistake in a game, said in a sentence, with its place and the usual cure."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from .language import Catalogue, key_of

NEEDED = {
    "meta": ("META",),
    "state": ("State",),
    "rules": ("Ask", "Refusal", "ACTIONS", "setup", "refuse", "step"),
    "score": ("points",),
}
"""What the modules of a game must have; the rest has defaults."""
THE_ENGINES_OWN = ("NONE", "NOT_ASKED", "NOT_LEFT")
"""The refusals that every game begins with."""
WAY_OUT = "TUNNELIER_JIT=0 runs rules as plain Python, with tracebacks: see docs/add-a-game.md."


class Fault(ValueError):
    """A game is not what a game must be: the sentence says where, what, and what to do."""


# --- when a game is loaded


def check_parts(name: str, parts: Mapping[str, ModuleType]) -> None:
    """Raise a Fault that names all that is missing in the modules of a game."""
    missing = [*_missing_names(parts)]
    if not missing:
        missing = [*_missing_fields(parts), *_missing_words(parts)]
    if missing:
        raise Fault("\n".join([f"{name} is not whole:", *(f"  {each}" for each in missing)]))


def _missing_names(parts: Mapping[str, ModuleType]) -> Iterator[str]:
    for part, names in NEEDED.items():
        for name in names:
            if not hasattr(parts[part], name):
                yield f"{_shown(parts[part])} lacks `{name}`"


def _missing_fields(parts: Mapping[str, ModuleType]) -> Iterator[str]:
    state, rules, meta = parts["state"], parts["rules"], parts["meta"].META
    engine = {"seats", "over", "depth", "agenda"}
    options = {option.column: option.name for option in meta.options}
    for field in sorted(engine - set(state.State.fields)):
        yield f"{_shown(state)}: State lacks the field `{field}`, which the engine reads"
    for field in sorted(set(options) - set(state.State.fields)):
        yield f"{_shown(state)}: State lacks the field `{field}` of the option {options[field]!r}"
    first = tuple(member.name for member in rules.Refusal)[:3]
    if first != THE_ENGINES_OWN:
        yield f"{_shown(rules)}: the first refusals are the engine's, {', '.join(THE_ENGINES_OWN)}"
    if state.State.secretive and not hasattr(rules, "imagine"):
        yield (
            f"{_shown(rules)} lacks `imagine(s, seat, stream)`: not everybody sees all of the state"
            ", so the bots must imagine the rest"
        )
    if rules.ACTIONS.seat_moves < rules.ACTIONS.size and not hasattr(rules, "ways"):
        yield f"{_shown(rules)} lacks `ways(s, action)`: in how many ways chance can bring a move"


def _missing_words(parts: Mapping[str, ModuleType]) -> Iterator[str]:
    """Where something is said of one of a kind, something is said of each."""
    text, rules = parts.get("text"), parts["rules"]
    messages = Catalogue(Path(str(parts["meta"].__file__)).parent / "words")
    own = [member for member in rules.Refusal if member.name not in THE_ENGINES_OWN]
    for name, about, members in (
        ("PROMPTS", "ask", rules.Ask),
        ("SENTENCES", "move", rules.ACTIONS.kinds),
        ("NEWS", "news", getattr(parts.get("news"), "News", ())),
        ("REFUSALS", "refusal", own),
    ):
        written = getattr(text, name, {})
        said = [each in written or key_of(about, each) in messages for each in members]
        for member, told in zip(members, said, strict=True):
            if any(said) and not told:
                file, key = f"{messages.folder.parent.name}/words/en.ftl", key_of(about, member)
                thing = f"{type(member).__name__}.{member.name}"
                yield f"{file} has no message {key!r}: nothing is said for {thing}"


def of_import(name: str, package: str, error: BaseException) -> Fault:
    """What went wrong while the modules of a game were imported."""
    return Fault(f"{name} cannot be loaded: {of_law(package, error)}")


def of_law(package: str, error: BaseException) -> str:
    """An exception in one line, with its place in the game's own code, if it comes from there."""
    return placed(package, error) or _said(error)


def placed(package: str, error: BaseException) -> str | None:
    """The same, or nothing if no line of the game led to it."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{short(error.filename)}, line {error.lineno}: {error.msg}"
    folder = package.split(".")[-1]
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if folder in Path(frame.filename).parts[:-1]
    ]
    if not frames:
        return None
    last = frames[-1]
    return f"{short(last.filename)}, line {last.lineno}, in {last.name}: {_said(error)}"


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".split("\n")[0]


# --- when a rule does not compile


def of_compiler(folder: Path, function: Any, error: BaseException) -> Fault:
    """What the compiler could not make of the rules in a folder, in the author's own terms."""
    text = str(error)
    places = [
        (path, line)
        for path, line in re.findall(r'File "(.+?)", line (\d+)', text)
        if folder.name in Path(path).parts[:-1]
    ]
    said = [line for line in re.sub(r"\x1b\[[\d;]*m", "", text).splitlines() if line.strip()]
    reason = next((line for line in said if _tells(line)), said[0] if said else repr(error))
    where = f"{short(places[-1][0])}, line {places[-1][1]}" if places else _short_of(function)
    return Fault(f"{where}: the compiler cannot make anything of it: {reason.strip()}. {WAY_OUT}")


def _tells(line: str) -> bool:
    """Whether a line of the compiler's says what is wrong, rather than where it was at work."""
    return bool(re.search(r"NameError|Undecided|Unknown|cannot|Cannot|Invalid use|not def", line))


def _shown(module: ModuleType) -> str:
    return short(str(module.__file__))


def short(path: str) -> str:
    """The last two parts of a path: the game's folder and the file."""
    return "/".join(Path(path).parts[-2:])


def _short_of(function: Any) -> str:
    code = function.__code__
    return f"{short(code.co_filename)}, line {code.co_firstlineno}, in {function.__name__}"
