"""Faults: an author's mistake in a game, said in a sentence, with its place and the usual cure."""

from __future__ import annotations

import ast
import builtins
import dis
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from .language import Catalogue, did_you_mean, key_of

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
    modules = [*_modules(folder)]
    wrong = [fault for module in modules for fault in (*misspelt(module), *undefined(module))]
    if wrong:
        return Fault("\n".join(wrong))
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


def _modules(folder: Path) -> Iterator[ModuleType]:
    """The modules that were loaded from a folder."""
    for module in list(sys.modules.values()):
        source = getattr(module, "__file__", None)
        if source and folder in Path(source).parents and source.endswith(".py"):
            yield module


def misspelt(module: ModuleType) -> Iterator[str]:
    """Fields that do not exist, in the rules of a module."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            for line, record, name, fields in _Fields(module, node).wrong:
                place = f"{_shown(module)}, line {line}, in {node.name}"
                yield f"{place}: {record} has no field {name!r}.{did_you_mean(name, fields)}"


def undefined(module: ModuleType) -> Iterator[str]:
    """Names that mean nothing, in the rules of a module."""
    known = {*vars(module), *vars(builtins)}
    for rule in vars(module).values():
        function = getattr(rule, "py_func", None)
        if function is not None and function.__module__ == module.__name__:
            for step in dis.get_instructions(function):
                if step.opname != "LOAD_GLOBAL":
                    continue
                meaning = getattr(module, step.argval, None)
                if isinstance(meaning, FunctionType):
                    yield f"{_short_of(meaning)}: rules call it, and it lacks @rule."
                if step.argval not in known:
                    line = (
                        step.positions.lineno
                        if step.positions
                        else function.__code__.co_firstlineno
                    )
                    place = f"{_shown(module)}, line {line}, in {function.__name__}"
                    meant = did_you_mean(step.argval, [*function.__code__.co_varnames, *known])
                    yield f"{place}: the name {step.argval!r} means nothing here.{meant}"


class _Fields(ast.NodeVisitor):
    """Follows records through a rule, by the layouts of their fields, and notes unknown fields."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self.module = module
        self.known: dict[str, Any] = {}
        self.wrong: list[tuple[int, str, str, list[str]]] = []
        for argument in function.args.args:
            if argument.annotation is not None:
                record = ast.unparse(argument.annotation).strip("'\"")
                layout = _layout_of(getattr(module, record, None))
                if layout is not None:
                    self.known[argument.arg] = (layout, record)
        for statement in function.body:
            self.visit(statement)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Name):
                self._bind(target.id, node.value)

    def visit_For(self, node: ast.For) -> None:
        if isinstance(node.target, ast.Name):
            self._bind(node.target.id, node.iter)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.generic_visit(node)
        found = self._layout(node.value)
        if found is not None and node.attr not in found[0].names:
            names = [name for name in found[0].names if not name.startswith("_")]
            self.wrong.append((node.lineno, found[1], node.attr, names))

    def _bind(self, name: str, value: ast.expr) -> None:
        found = self._layout(value)
        if found is None:
            self.known.pop(name, None)
        else:
            self.known[name] = found

    def _layout(self, node: ast.expr) -> Any:
        """The layout and the name of the record that an expression stands for, if it is one."""
        if isinstance(node, ast.Name):
            if node.id in self.known:
                return self.known[node.id]
            layout = _layout_of(getattr(self.module, node.id, None))
            return None if layout is None else (layout, node.id)
        if isinstance(node, ast.Subscript):
            return self._layout(node.value)
        if isinstance(node, ast.Attribute):
            found = self._layout(node.value)
            if found is not None and node.attr in found[0].names:
                layout = found[0].fields[node.attr][0].base
                return (layout, f"{found[1]}.{node.attr}") if layout.names else None
        return None


def _layout_of(thing: Any) -> Any:
    """The layout of a record, or of a table of them, if it is one."""
    layout = getattr(thing, "dtype", None)
    names = getattr(layout, "names", None)
    return layout if names and isinstance(names, tuple) else None  # of classes: a descriptor


def _shown(module: ModuleType) -> str:
    return short(str(module.__file__))


def short(path: str) -> str:
    """The last two parts of a path: the game's folder and the file."""
    return "/".join(Path(path).parts[-2:])


def _short_of(function: Any) -> str:
    code = function.__code__
    return f"{short(code.co_filename)}, line {code.co_firstlineno}, in {function.__name__}"
