"""Compiling rules: one decorator, a cache that notices every edit, one switch to turn it off."""

from __future__ import annotations

import gc
import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, update_wrapper
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, TypeVar, cast

from . import faults
from .shared import enter

F = TypeVar("F", bound=Callable[..., object])
Progress = Callable[[int], None]

COMPILED = os.environ.get("TUNNELIER_JIT", "1") != "0"
"""False with TUNNELIER_JIT=0: rules then run as plain Python, for debuggers and rule tests."""

CORE = Path(__file__).parent
REHEARSED = "rehearsed"
"""A file beside machine code that says it is whole."""
FORGET_AFTER = 30 * 24 * 3600

THUMB = "thumb.py"
"""A game's rule of thumb is tuned often: rules are not compiled anew for it."""
NO_RULES = {"text", "page", "board", "given"}
"""Nor for what a game says and shows, and asks of positions: files, or folders where they grow."""


MARK, RULES, TELLS = "written_as", "a rule", "what tells"
"""An attribute by which functions with `@rule` or `@telling` are known, compiled or not."""


def run_plainly() -> None:
    """Let rules run as plain Python in this process: to be called before any rule is imported."""
    global COMPILED
    COMPILED = False
    os.environ["TUNNELIER_JIT"] = "0"


class Home(NamedTuple):
    """What machine code is made from: the rules of a game, and what was written on top of them."""

    package: Path
    more: tuple[Path, ...] = ()


_home: ContextVar[Home | None] = ContextVar("whose rules are being loaded here", default=None)
_importing = threading.Lock()
_making = threading.RLock()
"""Held while a rule is given to the compiler, which is told of folders by one variable for all."""


def rule(function: F) -> F:
    """Compile a rule. Typed as the identity, so that type checkers and editors see the body."""
    setattr(function, MARK, RULES)
    if not COMPILED:
        return function
    home = _home.get() or _home_of(Path(function.__code__.co_filename))
    return Rule(function, cache_folder(home), home.package)  # type: ignore[return-value]


def telling(function: F) -> F:
    """A rule that changes nothing, and only tells: in machine code nothing is left of it."""
    setattr(function, MARK, TELLS)
    if not COMPILED:
        return function
    home = _home.get() or _home_of(Path(function.__code__.co_filename))
    hollow = _hollow(function)
    return Rule(function, cache_folder(home), home.package, hollow)  # type: ignore[return-value]


def shared(function: F) -> F:
    """A large rule that much else calls: its machine code is made once, and others go there.

    Any other rule becomes part of whatever calls it, which is quicker for small ones.
    """
    if isinstance(function, Rule):
        function.be_shared()
    return function


def _hollow(function: Any) -> Any:
    """A function with the same parameters that does nothing."""
    theirs, count = function.__code__, function.__code__.co_argcount
    code = (lambda: None).__code__.replace(
        co_argcount=count,
        co_nlocals=count,
        co_varnames=theirs.co_varnames[:count],
        co_name=theirs.co_name,
        co_qualname=theirs.co_qualname,
        co_filename=theirs.co_filename,
        co_firstlineno=theirs.co_firstlineno,
    )
    return FunctionType(code, function.__globals__, function.__name__, function.__defaults__)


_plainly: ContextVar[bool] = ContextVar("rules run as plain Python here", default=False)


def is_plain() -> bool:
    """Whether rules run as plain Python: in this process, or just here (see `plainly`)."""
    return _plainly.get() or not COMPILED


@contextmanager
def plainly() -> Iterator[None]:
    """Inside, rules run as plain Python; other threads and tasks notice nothing of it."""
    before = _plainly.set(True)
    try:
        yield
    finally:
        _plainly.reset(before)


class Rule:
    """A rule as machine code.

    Rules call each other without a Python side, which would take a third of the compiling. Only
    the few that Python calls get one, when it first does.
    """

    def __init__(
        self, function: Any, folder: Path, package: Path, compiled_as: Any | None = None
    ) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.compiled_as = compiled_as or function
        self.folder, self.package = folder, package
        self.number = 0

    def be_shared(self) -> None:
        """Stand alone from now on, unless the same rule does, or this is part of others by now."""
        if not self.number and "inner" not in vars(self):
            function = self.py_func
            names = self.folder.name, function.__module__, function.__qualname__
            self.number = enter(self, *names)

    def __call__(self, *args: Any) -> Any:
        """Called from Python."""
        return self.py_func(*args) if _plainly.get() else self.outer(*args)

    @cached_property
    def inner(self) -> Any:
        """The rule as other rules call it."""
        with _making:
            if "inner" not in vars(self):
                vars(self)["inner"] = self._made_inner()
            return vars(self)["inner"]

    def _made_inner(self) -> Any:
        if self.number:
            return _shared_part(self.compiled_as, self.folder / "shared", self.number)
        return _part(self.compiled_as, self.folder)

    @cached_property
    def outer(self) -> Any:
        """The same rule with a Python side; its code is kept apart from the other's."""
        _teach_numba()
        with _making:
            if "outer" not in vars(self):
                vars(self)["outer"] = self._made_outer()
            return vars(self)["outer"]

    def _made_outer(self) -> Any:
        compiled = _entry(self.compiled_as, self.folder / "called-from-python")
        compile_wide = compiled.compile

        def compile_or_say_why(signature: Any) -> Any:
            try:
                with _unswept():
                    return compile_wide(signature)
            except Exception as error:
                raise faults.of_compiler(self.package, self.py_func, error) from None

        compiled.compile = compile_or_say_why
        return compiled


@contextmanager
def _unswept() -> Iterator[None]:
    """A compiler keeps nearly all it makes: whoever looks through that for litter looks in vain."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def entry_for(function: Any, *like: Any) -> Callable[..., Any]:
    """What a rule called with arguments like these comes to, for those who call it very often.

    Compiled code asks of every argument what it is, which takes longer than a short rule itself.
    Whoever calls this must not bring others.
    """
    if not isinstance(function, Rule):
        return cast(Callable[..., Any], function)
    compiled, kinds = function.outer, tuple(map(_kind_of, like))
    known = compiled.overloads.get(kinds)  # sooner than the compiler, who would begin by looking
    entry: Callable[..., Any] = known.entry_point if known is not None else compiled.compile(kinds)
    return entry


def _kind_of(argument: Any) -> Any:
    from numba import typeof

    return typeof(argument)


def _teach_numba() -> None:
    """Import Numba, in one thread alone: its modules import each other."""
    with _importing:
        _taught()


@cache
def _taught() -> None:
    """Compiled code that names a rule means its inner side."""
    _import_without_blas()
    from numba import types
    from numba.extending import typeof_impl

    from .known import keep_signatures
    from .parts import name_records, take_apart
    from .spared import spare_work
    from .unheard import keep_quiet

    keep_signatures()
    keep_quiet()
    name_records()
    take_apart()
    spare_work()

    def type_of(value: Rule, _: Any) -> Any:
        return types.Dispatcher(value.inner)

    typeof_impl.register(Rule)(type_of)


def _import_without_blas() -> None:
    """Numba looks whether SciPy is there by importing all its linear algebra, a sixth of a start.

    No rule asks for it. Code that multiplies matrices finds it as ever: Numba looks again then.
    """
    from numba.np import linalg

    def is_not_looked_for() -> None:
        raise ImportError

    looks, linalg.ensure_blas = linalg.ensure_blas, is_not_looked_for
    try:
        import numba.np.arraymath  # noqa: F401 - it looks while it is imported
    finally:
        linalg.ensure_blas = looks


def _part(function: Any, folder: Path) -> Any:
    """A rule for other rules to call."""
    from .parts import PartCache, PartCompiler

    with _making:
        compiled = _compiler(function, folder, pipeline_class=PartCompiler, no_cpython_wrapper=True)
        compiled._cache = PartCache(function)
    return compiled


def _shared_part(function: Any, folder: Path, number: int) -> Any:
    """A rule that stands alone, and that other rules call."""
    from .parts import SharedCache, SharedCompiler

    numbered = type("Numbered", (SharedCompiler,), {"number": number})
    with _making:
        compiled = _compiler(function, folder, pipeline_class=numbered, no_cpython_wrapper=True)
        compiled._cache = SharedCache(function)
    return compiled


def _entry(function: Any, folder: Path) -> Any:
    """A rule for Python to call."""
    from .parts import EntryCache, EntryCompiler

    with _making:
        compiled = _compiler(function, folder, pipeline_class=EntryCompiler)
        compiled._cache = EntryCache(function)
    return compiled


def _compiler(function: Any, folder: Path, **wishes: Any) -> Any:
    """Compile a rule once, for wide integers, instead of once for every mix of widths and enums.

    Arguments are small integers that come from fields, tables, loops and enums alike; all of them
    convert to 64 bits. Nor is it compiled once for `True` and once more for `False`.
    """
    import numba
    from numba import types

    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    compiled = numba.njit(
        cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **wishes
    )(function)
    compile_as_called = compiled.compile

    def wide(kind: Any) -> Any:
        if isinstance(kind, types.BooleanLiteral):
            return types.boolean
        whole = isinstance(kind, (types.Integer, types.IntegerLiteral, types.IntEnumMember))
        return types.int64 if whole and kind != types.uint64 else kind

    def compile_wide(signature: Any) -> Any:
        if isinstance(signature, tuple):
            signature = tuple(wide(kind) for kind in signature)
        return compile_as_called(signature)

    compiled.compile = compile_wide
    return compiled


@contextmanager
def compiled_for(home: Home) -> Iterator[None]:
    """Rules that this thread decorates inside belong to `home`, wherever their source lies."""
    before = _home.set(home)
    try:
        yield
    finally:
        _home.reset(before)


@contextmanager
def watching(progress: Progress) -> Iterator[None]:
    """Call `progress` with the number of functions compiled so far, after each of them."""
    if not COMPILED:
        yield
        return
    _teach_numba()
    from numba.core import event

    class Counter(event.Listener):  # type: ignore[misc]
        def __init__(self) -> None:
            self.done = 0

        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            self.done += 1
            progress(self.done)

    with event.install_listener("numba:compile", Counter()):
        yield


@cache
def cache_folder(home: Home) -> Path:
    """Where machine code of one game is kept: the name is a hash of everything it is made from.

    Numba's own cache notices edits in a function's file only, not in the files it imports.
    """
    made_from = hashlib.sha256()
    for word in (sys.version, *_versions(), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        made_from.update(word.encode() + b"\0")
    rules = (path for path in home.package.rglob("*.py") if _makes_rules(path, home.package))
    for path in sorted({*CORE.rglob("*.py"), *rules, *home.more, *_own_tables()}):
        made_from.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    folder = _cache_root() / f"{home.package.name}-{made_from.hexdigest()[:16]}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(folder.parent)
    folder.touch()
    return folder


def is_rehearsed(home: Home) -> bool:
    """Whether the machine code of a game is there, so that nothing needs to be compiled."""
    return (cache_folder(home) / REHEARSED).exists()


def fingerprint_of(*folders: Path) -> str:
    """Of all the Python source in some folders."""
    content = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            content.update(path.read_bytes() + b"\0")
    return content.hexdigest()[:12]


def _makes_rules(path: Path, package: Path) -> bool:
    parts = path.relative_to(package).with_suffix("").parts
    return path.name != THUMB and parts[0] not in NO_RULES


def _home_of(source: Path) -> Home:
    """The game a source file belongs to: the nearest folder with a meta.py, else its own folder."""
    more = (source,) if source.name == THUMB else ()
    for folder in source.parents:
        if (folder / "meta.py").exists():
            return Home(folder, more)
    return Home(source.parent, more)


@cache
def _versions() -> tuple[str, str]:
    """Asked of what is installed: Numba is imported when there is something to compile or play."""
    return version("numba"), version("numpy")


def _own_tables() -> list[Path]:
    folder = os.environ.get("TUNNELIER_TABLES")
    return sorted(Path(folder).glob("*.txt")) if folder else []


@cache
def _cache_root() -> Path:
    wanted = os.environ.get("TUNNELIER_CACHE") or os.environ.get("XDG_CACHE_HOME")
    root = (Path(wanted) if wanted else Path.home() / ".cache") / "tunnelier"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="tunnelier-"))


def _forget_old(root: Path) -> None:
    for folder in root.iterdir():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > FORGET_AFTER:
            shutil.rmtree(folder, ignore_errors=True)
