"""Reads the rules of a game when it is loaded: what is wrong is told with file and line.

The files are parsed and read function by function, also where no match has come yet: for names,
fields and members that are not there, for whatever is not in the subset (`core/subset.py`), and for
moves and questions without a `case`.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from . import jit, subset
from .faults import Fault, short
from .language import did_you_mean
from .record import RESERVED
from .subset import Refused

CHECKED = "checked"
"""A file beside machine code that says: nothing is wrong in the rules it is made from."""
FACTS = "facts"
"""The module whose rules may count in fractions: what it tells networks is no part of the state."""
UNSTEADY = {
    "random": subset.RANDOM,
    "secrets": subset.RANDOM,
    "uuid": subset.RANDOM,
    "numpy.random": subset.RANDOM,
    "time": subset.TIME,
    "datetime": subset.TIME,
}
"""Modules that give something else each time."""

_CALLED = tuple(getattr(builtins, name) for name in subset.BUILT_IN)
_ALLOWED = {node for each in subset.ALLOWED for node in each.nodes}
_REFUSED = {node: each for each in subset.REFUSED for node in each.nodes}
_OF_TYPE: tuple[tuple[Any, Refused], ...] = (
    ((float, complex, np.inexact), subset.FRACTION),
    ((str, bytes), subset.STRING),
    ((type(None), type(...)), subset.NOTHING),
    (list, subset.LIST),
    (Mapping, subset.DICT),
    ((set, frozenset), subset.SET),
)
_SCOPES = (
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    *(ast.Lambda, ast.FunctionDef, ast.ClassDef),
)


def check(package: str, folder: Path, rules: ModuleType) -> None:
    """Raise a Fault that tells all that is wrong in the rules of a game.

    Where nothing is, that is noted beside the machine code: they are not read again until they,
    their tables or the engine change.
    """
    thumb = folder / jit.THUMB
    home = jit.Home(folder, (thumb,) if thumb.exists() else ())
    verdict = jit.cache_folder(home) / CHECKED
    if verdict.exists():
        return
    wrong = [*wrong_in_game(package, rules)]
    if wrong:
        raise Fault("\n".join(wrong))
    verdict.touch()


def wrong_in_game(package: str, rules: ModuleType) -> Iterator[str]:
    """What is wrong in the modules of a game that have rules, line by line."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}.") and any(_is_rule_of(module, it) for it in _all(module)):
            yield from wrong_in(module)
    yield from unhandled(rules)


def wrong_in(module: ModuleType) -> Iterator[str]:
    """What is wrong in the functions of one module, and in its imports."""
    place = short(str(module.__file__))
    for node in _parsed(module):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for refused in filter(None, map(_unsteady, _imported(node))):
                yield f"{place}, line {node.lineno}: {_sentence(refused, ast.unparse(node))}"
        if isinstance(node, ast.FunctionDef):
            made = vars(module).get(node.name)
            reader = _READERS[vars(made)[jit.MARK] if _is_rule(made) else None]
            for line, what in reader(module, node).read():
                yield f"{place}, line {line}, in {node.name}: {what}"


def _all(module: ModuleType) -> list[Any]:
    return [*vars(module).values()]


def _is_rule(it: Any) -> bool:
    return jit.MARK in getattr(it, "__dict__", ())


def _is_rule_of(module: ModuleType, it: Any) -> bool:
    return _is_rule(it) and it.__module__ == module.__name__


def _parsed(module: ModuleType) -> list[ast.stmt]:
    """The statements of a module; none if it is there without its source."""
    source = Path(str(module.__file__))
    if source.suffix != ".py" or not source.exists():
        return []
    return ast.parse(source.read_text(encoding="utf-8")).body


def _imported(node: ast.Import | ast.ImportFrom) -> Iterable[str]:
    names = [each.name for each in node.names]
    if isinstance(node, ast.Import):
        return names
    return () if node.level else (f"{node.module}.{name}" for name in names)


def _unsteady(name: str) -> Refused | None:
    parts = name.split(".")
    return UNSTEADY.get(parts[0]) or UNSTEADY.get(".".join(parts[:2]))


def _sentence(refused: Refused, written: str = "") -> str:
    what = f"`{written}` ({refused.what})" if written else refused.what
    return f"{what} has no place in a rule: {refused.instead}."


# --- what is known of an expression


class Thing(NamedTuple):
    """A number or a record (then with its layout), or an array of them."""

    layout: Any
    dims: int
    name: str


class Known(NamedTuple):
    """A value of the module, or a built-in, that is neither of these."""

    value: Any
    name: str


def _known(value: Any, name: str) -> Thing | Known:
    if isinstance(value, (np.ndarray, np.generic)) and value.dtype.kind in "iubV":
        return Thing(value.dtype if value.dtype.names else None, value.ndim, name)
    return Thing(None, 0, name) if isinstance(value, int) else Known(value, name)


def _declared(annotation: Any, name: str) -> Thing | None:
    """What a parameter is, if it is declared as a record, a number or a member of an enum."""
    layout = getattr(annotation, "dtype", None)
    if isinstance(layout, np.dtype) and layout.names:
        return Thing(layout, 0, annotation.__name__)
    is_number = isinstance(annotation, type) and issubclass(annotation, int)
    return Thing(None, 0, name) if is_number else None


# --- who reads functions


class _Plain(ast.NodeVisitor):
    """Reads a function that is never compiled: its names, fields and members must be there.

    Visiting an expression says what is known of its value.
    """

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self.module, self.function, self.line = module, function, function.lineno
        self.wrong: list[tuple[int, str]] = []
        self.bound = {*_bound(function)}
        self.things: dict[str, Any] = {
            each.arg: _declared(self._meant(each.annotation), each.arg)
            for each in _arguments(function.args)
        }

    def read(self) -> list[tuple[int, str]]:
        """What is wrong in it, each with its line."""
        has_docstring = ast.get_docstring(self.function, clean=False) is not None
        for statement in self.function.body[has_docstring:]:
            self.visit(statement)
        return self.wrong

    def say(self, node: ast.AST, what: str) -> None:
        """Note what is wrong, once a line."""
        said = getattr(node, "lineno", self.line), what
        if said not in self.wrong:
            self.wrong.append(said)

    def visit(self, node: ast.AST) -> Any:
        """Names bound in a scope inside have nothing to do with those of the same name around."""
        self.line = getattr(node, "lineno", self.line)
        if isinstance(node, _SCOPES):
            for name in _bound(node):
                self.things.pop(name, None)
        return super().visit(node)

    def _meant(self, annotation: ast.expr | None) -> Any:
        """What an annotation stands for, if it is a name."""
        written = annotation.value if isinstance(annotation, ast.Constant) else annotation
        name = ast.unparse(written) if isinstance(written, ast.Name) else str(written)
        return vars(self.module).get(name, getattr(builtins, name, None))

    def visit_arg(self, node: ast.arg) -> None:
        """Annotations are not evaluated."""

    # --- names, fields, places

    def visit_Name(self, node: ast.Name) -> Any:
        return self.named(node)

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        return self.named(node)

    def named(self, node: ast.expr) -> Any:
        """What is known of a name, or of something behind a dot."""
        if isinstance(node, ast.Name):
            return self._of_name(node)
        if not isinstance(node, ast.Attribute):
            return self.visit(node)
        whole = self.named(node.value)
        if isinstance(whole, Thing):
            return self._of_field(node, whole)
        return self._of_member(node, whole) if isinstance(whole, Known) else None

    def _of_name(self, node: ast.Name) -> Any:
        name, here = node.id, vars(self.module)
        if name in self.bound:
            return self.things.get(name)
        if name in here or hasattr(builtins, name):
            return _known(here[name] if name in here else getattr(builtins, name), name)
        meant = did_you_mean(name, [*self.bound, *here, *subset.BUILT_IN])
        self.say(node, f"the name {name!r} means nothing here.{meant}")
        return None

    def _of_member(self, node: ast.Attribute, whole: Known) -> Any:
        value, name = whole
        if hasattr(value, node.attr):
            return _known(getattr(value, node.attr), f"{name}.{node.attr}")
        if isinstance(value, (ModuleType, type)):
            members = getattr(value, "__members__", None)
            what, names = "attribute" if members is None else "member", [*(members or vars(value))]
            meant = did_you_mean(node.attr, names)
            self.say(node, f"{name} has no {what} {node.attr!r}.{meant}")
        return None

    def _of_field(self, node: ast.Attribute, whole: Thing) -> Any:
        layout, dims, name = whole
        if dims or layout is None:
            return self.without_fields(node, whole)
        if node.attr in layout.names:
            field = layout.fields[node.attr][0]
            of = field.base if field.base.names else None
            return Thing(of, len(field.shape), f"{name}.{node.attr}")
        if not self.has_besides(node.attr):
            names = [each for each in layout.names if not each.startswith("_")]
            meant = did_you_mean(node.attr, names)
            self.say(node, f"{name} has no field {node.attr!r}.{meant}")
        return None

    def without_fields(self, node: ast.Attribute, whole: Thing) -> None:
        """In plain Python, numbers and arrays have what Python's and NumPy's have."""

    def has_besides(self, attribute: str) -> bool:
        """Whether a row has this besides its fields: in plain Python, what NumPy's rows have."""
        return attribute in RESERVED or attribute.startswith("__")

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        whole = self.visit(node.value)
        places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        for place in places:
            self.visit(place)
        if not isinstance(whole, Thing) or any(isinstance(place, ast.Slice) for place in places):
            return None
        if whole.dims < len(places):
            return self.without_places(node, whole)
        return whole._replace(dims=whole.dims - len(places))

    def without_places(self, node: ast.Subscript, whole: Thing) -> None:
        """In plain Python, a row may be asked for a field by its name."""

    # --- what is bound to what

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Tuple):
            parts, whole = [self.visit(each) for each in node.value.elts], None
        else:
            parts, whole = [], self.visit(node.value)
        for target in node.targets:
            if isinstance(target, ast.Tuple) and len(target.elts) == len(parts):
                for each, part in zip(target.elts, parts, strict=True):
                    self.bind(each, part)
            else:
                self.bind(target, whole)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.bind(node.target, self.visit(node.value) if node.value is not None else None)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.visit(node.op)
        self.visit(node.value)
        self.bind(node.target, self.visit(node.target))

    def visit_For(self, node: ast.For) -> None:
        whole = self.visit(node.iter)
        has_parts = isinstance(whole, Thing) and whole.dims
        self.bind(node.target, whole._replace(dims=whole.dims - 1) if has_parts else None)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def bind(self, target: ast.expr, thing: Any) -> None:
        """Note what a name stands for from here on, or what is written to."""
        if isinstance(target, ast.Name):
            self.things[target.id] = thing
        elif isinstance(target, ast.Tuple):
            for each in target.elts:
                self.bind(each, None)
        else:
            self.written(target)
            self.visit(target)

    def written(self, target: ast.expr) -> None:
        """A plain function may write where it likes."""


class _Telling(_Plain):
    """Reads a function that tells: plain Python, but nothing may change by it."""

    def written(self, target: ast.expr) -> None:
        """In machine code nothing is left of it: only plain Python would see the change."""
        root = _root(target)
        if root not in self.bound or self.things.get(root) is not None:
            self.say(target, f"`{ast.unparse(target)}` is changed here, and @telling only tells.")


class _Rule(_Plain):
    """Reads a rule: whatever is not in the subset is refused."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        super().__init__(module, function)
        self.fractions = module.__name__.rpartition(".")[2] == FACTS
        given = function.args
        if given.vararg or given.kwarg or given.kwonlyargs:
            self.refuse(function, subset.STARS)

    def refuse(self, node: ast.AST, refused: Refused, written: str = "") -> None:
        """Note what has no place in a rule."""
        self.say(node, _sentence(refused, written))

    def visit(self, node: ast.AST) -> Any:
        """Read what the subset has, and refuse the rest."""
        name = type(node).__name__
        if name in _ALLOWED or isinstance(node, ast.expr_context):
            return super().visit(node)
        if name != "Div" or not self.fractions:
            self.refuse(node, _REFUSED.get(name, subset.OTHER))
        return None

    # --- values

    def visit_Constant(self, node: ast.Constant) -> Any:
        return self.judged(node, _known(node.value, ast.unparse(node)))

    def visit_Name(self, node: ast.Name) -> Any:
        return self.judged(node, self.named(node))

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        return self.judged(node, self.named(node))

    def judged(self, node: ast.AST, thing: Any) -> Any:
        """What is known of a value, once it was refused if rules cannot have it."""
        if isinstance(thing, Known):
            refused = self._against(thing.value)
            if refused is not None:
                self.refuse(node, refused, thing.name)
        return thing

    def _against(self, value: Any) -> Refused | None:
        """What speaks against a value in a rule."""
        if isinstance(value, tuple):
            kinds = {type(each): each for each in value if not isinstance(each, (tuple, int))}
            inner = [each for each in value if isinstance(each, tuple)]
            return next(filter(None, map(self._against, (*kinds.values(), *inner))), None)
        if isinstance(value, (int, np.integer)):
            return None
        if isinstance(value, float) or getattr(getattr(value, "dtype", None), "kind", "") == "f":
            return None if self.fractions else subset.FRACTION
        if isinstance(value, ModuleType):
            return _unsteady(value.__name__) or subset.OTHER
        if _is_rule(value):
            return subset.UNCALLED
        return next((each for kind, each in _OF_TYPE if isinstance(value, kind)), subset.OTHER)

    def without_fields(self, node: ast.Attribute, whole: Thing) -> None:
        """Numbers have no fields; of an array of records one must say which."""
        if whole.dims and whole.layout is not None:
            which = f"`{ast.unparse(node.value)}[…].{node.attr}`"
            self.say(node, f"{whole.name} are several: write which one, {which}.")
        else:
            what = "an array" if whole.dims else "a number"
            self.say(node, f"{whole.name} is {what}, and has no {node.attr!r}.")

    def without_places(self, node: ast.Subscript, whole: Thing) -> None:
        """A number or a record has no places, an array none inside of its places."""
        self.say(node, f"`{ast.unparse(node)}`: {whole.name} has no such places.")

    def has_besides(self, attribute: str) -> bool:
        """In machine code, a record has its fields and nothing else."""
        return False

    # --- calls

    def visit_Call(self, node: ast.Call) -> Any:
        said = len(self.wrong)
        called = self.named(node.func)
        if len(self.wrong) == said:
            self._called(node, called)
        for each in (*node.args, *node.keywords):
            if called == Known(len, "len") and isinstance(each, ast.Name):
                self.named(each)  # how many there are may be asked of strings, too
            else:
                self.visit(each)

    def _called(self, node: ast.Call, called: Any) -> None:
        """What is called must be a rule, or one of a few others."""
        value = called.value if isinstance(called, Known) else None
        from_numpy = str(getattr(value, "__module__", None)).split(".")[0] == "numpy"
        if _is_rule(value):
            self._counted(node, called)
        elif isinstance(value, FunctionType) and not _unsteady(value.__module__):
            place = f"{short(value.__code__.co_filename)}, line {value.__code__.co_firstlineno}"
            self.say(node, f"`{called.name}` is called by a rule and lacks @rule: see {place}.")
        elif not ((from_numpy and self.fractions) or any(value is each for each in _CALLED)):
            of = _unsteady(str(getattr(value, "__module__", None) or type(value).__module__))
            refused = of or (subset.NUMPY if from_numpy else subset.NOT_A_RULE)
            self.refuse(node, refused, ast.unparse(node.func))

    def _counted(self, node: ast.Call, called: Known) -> None:
        """A rule is called with as many arguments as it has."""
        function = inspect.unwrap(called.value)
        most = function.__code__.co_argcount
        least = most - len(function.__defaults__ or ())
        if not node.keywords and not least <= len(node.args) <= most:
            takes = f"{least} to {most}" if least < most else str(most)
            self.say(node, f"`{called.name}` takes {takes} arguments, not {len(node.args)}.")

    # --- statements

    def visit_Expr(self, node: ast.Expr) -> None:
        self.visit(node.value)
        if not isinstance(node.value, (ast.Call, ast.Constant)):
            self.refuse(node, subset.IDLE, ast.unparse(node))

    def visit_For(self, node: ast.For) -> None:
        if not isinstance(node.target, ast.Name):
            self.refuse(node, subset.LOOP_NAMES)
        self._without_else(node)
        super().visit_For(node)

    def visit_While(self, node: ast.While) -> None:
        self._without_else(node)
        self.generic_visit(node)

    def _without_else(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            self.refuse(node, subset.LOOP_ELSE)

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        if node.name is not None or node.pattern is not None:
            self.refuse(node, subset.PATTERN)

    def written(self, target: ast.expr) -> None:
        """What a rule changes is in its arguments: the state, or room that was given to it."""
        if _root(target) not in self.bound:
            self.refuse(target, subset.GLOBAL, ast.unparse(target))


_READERS: dict[str | None, type[_Plain]] = {None: _Plain, jit.RULES: _Rule, jit.TELLS: _Telling}


def _arguments(given: ast.arguments) -> Iterator[ast.arg]:
    yield from (*given.posonlyargs, *given.args, *given.kwonlyargs)
    yield from filter(None, (given.vararg, given.kwarg))


def _root(target: ast.expr) -> str:
    """The name of what something is a part of."""
    while isinstance(target, (ast.Attribute, ast.Subscript)):
        target = target.value
    return target.id if isinstance(target, ast.Name) else ""


def _bound(node: ast.AST) -> Iterator[str]:
    """The names that are bound in a function, or in a scope inside it."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load):
            yield each.id
        elif isinstance(each, ast.arg):
            yield each.arg
        elif isinstance(each, ast.alias):
            yield (each.asname or each.name).split(".")[0]
        elif isinstance(each, ast.Global):
            yield from each.names
        elif each is not node and getattr(each, "name", None):
            yield each.name  # type: ignore[attr-defined]  # of functions, exceptions, patterns


# --- moves and questions without a case


def unhandled(rules: ModuleType) -> Iterator[str]:
    """Questions that no move answers, and moves and questions that `step` has no `case` for.

    A `step` that tells nothing apart by `match`, or has a `case _`, is left alone.
    """
    kinds: Mapping[Any, Any] = rules.ACTIONS.kinds
    answers: dict[str, list[str]] = {question.name: [] for question in rules.Ask}
    for kind, declared in kinds.items():
        answers[rules.Ask(declared.question).name].append(kind.name)
    cases = _Cases(type(next(iter(kinds))), rules.Ask)
    cases.read(rules.step)
    for question, moves in answers.items():
        left = [move for move in moves if move not in cases.moves]
        if not moves:
            place = short(str(rules.__file__))
            yield f"{place}: no move answers Ask.{question}: name it in the `Answers` of a kind."
        elif not cases.place or cases.has_default or question in cases.questions:
            continue
        elif left == moves and cases.questions:
            yield f"{cases.place}: no `case` handles the question Ask.{question}."
        else:
            yield from (f"{cases.place}: no `case` handles the move Kind.{move}." for move in left)


class _Cases(ast.NodeVisitor):
    """Which moves and questions `step` tells apart, itself or in rules that it hands moves to."""

    def __init__(self, kinds: Any, questions: Any) -> None:
        self.moves: set[str] = set()
        self.questions: set[str] = set()
        self.names = {kinds: self.moves, questions: self.questions}
        self.place = ""
        """Of the first `match` that tells them apart, if there is one."""
        self.has_default = False
        self.seen: set[Any] = set()

    def read(self, rule: Any, place: int = 1) -> None:
        """Note what a rule tells apart that is given the move as its argument in that place."""
        function = inspect.unwrap(rule)
        if function in self.seen:
            return
        self.seen.add(function)
        self.module, self.rule = sys.modules[function.__module__], function.__name__
        self.action = dict(enumerate(inspect.signature(function).parameters)).get(place)
        for node in _parsed(self.module):
            if isinstance(node, ast.FunctionDef) and node.name == self.rule:
                self.generic_visit(node)

    def visit_Match(self, node: ast.Match) -> None:
        """Inside of one case, only some are told apart: no `case _` there is for all."""
        told = [self._note(each) for case in node.cases for each in ast.walk(case.pattern)]
        if any(told):
            place = f"{short(str(self.module.__file__))}, line {node.lineno}, in {self.rule}"
            self.place = self.place or place
            self.has_default |= any(_is_default(case) for case in node.cases)
        default = self.has_default
        for case in node.cases:
            self.generic_visit(case)
        self.has_default = default

    def visit_Compare(self, node: ast.Compare) -> None:
        """`if KIND[action] == Kind.TAKE`."""
        for each in (node.left, *node.comparators):
            self._note(each)

    def visit_Call(self, node: ast.Call) -> None:
        """A rule that is given the move itself may tell moves apart, too."""
        rule = vars(self.module).get(node.func.id) if isinstance(node.func, ast.Name) else None
        for place, given in enumerate(node.args):
            if _is_rule(rule) and isinstance(given, ast.Name) and given.id == self.action:
                here = self.module, self.rule, self.action
                self.read(rule, place)
                self.module, self.rule, self.action = here

    def _note(self, node: ast.AST) -> bool:
        """Note a member of one of the two enums."""
        node = node.value if isinstance(node, ast.MatchValue) else node
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            enum = vars(self.module).get(node.value.id)
            if isinstance(enum, type) and enum in self.names:
                self.names[enum].add(node.attr)
                return True
        return False


def _is_default(case: ast.match_case) -> bool:
    """Whether a case is `case _`."""
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and not case.guard
