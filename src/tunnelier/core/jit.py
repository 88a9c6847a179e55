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
from typing import Any, NamedTuple, TypeVar

from . import faults

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
"""Held while the Numba function of a rule is made: two threads must not make two."""


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

    Rules call each other by machine code without a wrapper for Python, which would take a third of
    the compiling. Only the few that Python calls get one, the first time it does.
    """

    def __init__(
        self, function: Any, folder: Path, package: Path, compiled_as: Any | None = None
    ) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.compiled_as = compiled_as or function
        self.folder, self.package = folder, package

    def __call__(self, *args: Any) -> Any:
        """Call the rule from Python."""
        return self.py_func(*args) if _plainly.get() else self.outer(*args)

    @cached_property
    def inner(self) -> Any:
        """Return the Numba function that other rules call."""
        with _making:
            if "inner" not in vars(self):
                folder = self.folder / "called-from-rules"
                vars(self)["inner"] = _compiler(self.compiled_as, folder, no_cpython_wrapper=True)
            return vars(self)["inner"]

    @cached_property
    def outer(self) -> Any:
        """Return the Numba function that Python calls; its machine code is a file of its own."""
        _teach_numba()
        with _making:
            if "outer" not in vars(self):
                vars(self)["outer"] = self._made_outer()
            return vars(self)["outer"]

    def _made_outer(self) -> Any:
        compiled = _compiler(self.compiled_as, self.folder / "called-from-python")
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
    """Turn the garbage collector off while compiling: almost nothing it allocates can be freed."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _teach_numba() -> None:
    """Import Numba, in one thread alone: its modules import each other."""
    with _importing:
        _taught()


@cache
def _taught() -> None:
    """Tell Numba that code which names a rule means its inner side, and where code is kept."""
    from numba import config, types
    from numba.extending import typeof_impl

    def type_of(value: Rule, _: Any) -> Any:
        return types.Dispatcher(value.inner)

    typeof_impl.register(Rule)(type_of)
    config.CACHE_LOCATOR_CLASSES = ",".join(
        (f"{__name__}.{RuleCacheLocator.__name__}", config.CACHE_LOCATOR_CLASSES or NUMBAS_LOCATORS)
    )


NUMBAS_LOCATORS = (
    "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,IPythonCacheLocator,"
    "ZipCacheLocator"
)
"""What Numba asks by default where the code of a function is kept: any function but a rule."""


class RuleCacheLocator:
    """Tell Numba where the machine code of a rule is kept (see NUMBA_CACHE_LOCATOR_CLASSES).

    Numba's own locators name folders after absolute paths: every checkout would compile anew.
    """

    FOLDER = "_cache_folder"
    """The attribute of a function that says where; other functions are none of ours."""

    def __init__(self, function: Any, source: str) -> None:
        self._folder: Path = vars(function)[self.FOLDER]
        self._source = Path(source)
        self._place = f"{function.__module__}-{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, function: Any, source: str) -> RuleCacheLocator | None:
        """Return the locator of a rule, or None for other functions."""
        return cls(function, source) if cls.FOLDER in vars(function) else None

    def ensure_cache_path(self) -> None:
        """Make the folder."""
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """Return the folder, whose name is a hash of all sources of a game already."""
        return str(self._folder)

    def get_source_stamp(self) -> bytes:
        """Return the hash of the source file as it is now, which may have changed meanwhile."""
        return hashlib.sha256(self._source.read_bytes()).digest()

    def get_disambiguator(self) -> str:
        """Return what tells apart functions of one name in the folder."""
        return self._place


def _compiler(function: Any, folder: Path, **options: bool) -> Any:
    """Return a Numba function that compiles a rule once, for 64-bit integers, and keeps it on disk.

    Arguments are small integers that come from fields, tables, loops and enums alike; all of them
    convert to 64 bits. Left alone, Numba would compile once for every mix of integer types, and
    once for `True` and once more for `False`.
    """
    import numba
    from numba import types

    setattr(function, RuleCacheLocator.FOLDER, folder)
    compiled = numba.njit(
        cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options
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
    """Return where the machine code of one game is kept: a folder named by a hash of its sources.

    Numba's own cache notices edits in a function's file only, not in the files it imports.
    Checkouts with the same sources share the folder, wherever they lie.
    """
    made_from = hashlib.sha256()
    for word in (sys.version, *_versions(), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        made_from.update(word.encode() + b"\0")
    for name, path in sorted(_sources(home)):
        made_from.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    folder = _cache_root() / f"{home.package.name}-{made_from.hexdigest()[:16]}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(folder.parent)
    folder.touch()
    return folder


def _sources(home: Home) -> Iterator[tuple[str, Path]]:
    """Yield the files that machine code is made from, each with a name that no checkout changes."""
    for path in CORE.rglob("*.py"):
        yield f"core/{path.relative_to(CORE)}", path
    for path in home.package.rglob("*.py"):
        if _makes_rules(path, home.package):
            yield f"game/{path.relative_to(home.package)}", path
    for path in (*home.more, *_own_tables()):
        yield f"more/{path.name}", path


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
