"""How rules become machine code: whole at the few entries that Python calls, in parts elsewhere.

Numba makes machine code of every function, all that it calls included: of a rule deep down it
would make some once more for each of its callers. A part is only made ready for linking, and kept
on disk like that; entries link all their parts, and are optimised once, as a whole.

What is large and stands behind many entries is shared: its machine code is made once, and entries
go there. They keep with their own code what they need, for it has to be there before they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Any

from llvmlite import binding
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.decorators import jit
from numba.core.environment import lookup_environment
from numba.core.sigutils import normalize_signature
from numba.core.targetconfig import ConfigStack
from numba.core.types import Record
from numba.core.typing.templates import _OverloadFunctionTemplate as WrittenInPython

from .shared import RULES
from .unheard import unannotated

Need = tuple[int, tuple[Any, ...]]
"""A shared rule, by its number, and the types it is called with."""


class Code(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule and of all that it calls, but for what it shares with others."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.needs: set[Need] = set()

    @property
    def brings(self) -> set[Need]:
        """What is needed by whoever links this."""
        return self.needs

    def add_linking_library(self, library: Any) -> None:
        """Link all of another library that is not shared."""
        super().add_linking_library(library)
        if isinstance(library, Code):
            self.needs |= library.brings

    def _optimize_functions(self, module: Any) -> None:
        """As Numba does, in one go, and not what is only named here."""
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class Part(Code):
    """The code of a rule that other rules call, and of all that it calls; nobody runs it alone."""

    @classmethod
    def read(cls, codegen: Any, kept: tuple[str, bytes, set[Need]]) -> Part:
        """As it was kept on disk."""
        name, code, needs = kept
        part = cls(codegen, name)
        part._final_module = part._shared_module = binding.parse_bitcode(code)
        part._finalized = True
        part.needs = needs
        return part

    def serialize_using_object_code(self) -> tuple[str, bytes, set[Need]]:
        """What is kept on disk."""
        return self.name, self._get_module_for_linking().as_bitcode(), self.needs

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Part:
        """Whom Numba tells the environment of the function: entries look it up themselves."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing to do."""

    def _optimize_final_module(self) -> None:
        """Left to the entries, which see more."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


class Helper(Part):
    """What Numba has in Python, such as `max`: short, and optimised before anything calls it."""

    def _optimize_final_module(self) -> None:
        Code._optimize_final_module(self)


class Entry(Code):
    """The code of a rule that Python calls, ready to run."""

    def finalize(self) -> None:
        """Make machine code; that of what it needs first."""
        fetch(self.needs)
        super().finalize()

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


class Shared(Entry):
    """The code of a rule that others call where it stands."""

    own: Need

    @property
    def brings(self) -> set[Need]:
        """Itself, too."""
        return self.needs | {self.own}

    @classmethod
    def read(cls, codegen: Any, kept: tuple[str, str, tuple[bytes, bytes]]) -> Shared:
        """As it was kept on disk."""
        name, _, (code, _) = kept
        shared = cls(codegen, name)
        shared.enable_object_caching()
        shared._set_compiled_object(code)
        shared._finalize_final_module()
        return shared

    def _get_module_for_linking(self) -> Any:
        """Nothing: whoever calls it knows its name."""
        self._ensure_finalized()
        return binding.parse_assembly(str(self._codegen._create_empty_module(self.name)))


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule for others to call."""

    library = Part

    def compile_extra(self, function: Any) -> Any:
        """Numba's own way, into a library of our kind."""
        codegen = self.state.targetctx.codegen()
        self.state.library = self.library(codegen, function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class HelperCompiler(PartCompiler):
    """Compiles what Numba has in Python for rules to call."""

    library = Helper


class EntryCompiler(PartCompiler):
    """Compiles a rule for Python to call."""

    library = Entry


class SharedCompiler(PartCompiler):
    """Compiles a rule that many others call, under a name that is the same in every process."""

    library = Shared
    number: int

    def compile_extra(self, function: Any) -> Any:
        """Its number and its types are what it is asked for by."""
        self.own = self.number, tuple(self.state.args)
        return super().compile_extra(function)

    def _compile_bytecode(self) -> Any:
        self.state.library.own = self.own
        named = self.state.func_id
        named.unique_id = self.number
        named.unique_name = f"{named.func_qualname}${self.number}"
        return super()._compile_bytecode()


def name_records() -> None:
    """Let machine code call a record the same in every process: Numba numbers them as they come.

    Two processes may compile the same rules at once, and each finds on disk what the other made.
    """
    Record.mangling_args = property(_name_of)  # type: ignore[assignment, method-assign]


@cache
def _name_of(record: Any) -> tuple[str, tuple[int]]:
    return "Record", (int(hashlib.sha256(record.name.encode()).hexdigest()[:15], 16),)


def take_apart() -> None:
    """Let what Numba has in Python, such as `max`, become part of our rules as one of them would.

    It makes machine code of it at once otherwise, which nobody runs: a thirtieth of the compiling.
    """
    written: Any = WrittenInPython
    decorator = written._get_jit_decorator

    def as_called(template: Any) -> Any:
        """Whoever wants nothing for C to call is a rule of ours, or is for a card."""
        compiler: Any = decorator(template)
        flags = ConfigStack.top_or_none()
        if compiler is not jit or not flags or not flags.no_cfunc_wrapper:
            return compiler
        wishes = {"pipeline_class": HelperCompiler, "no_cfunc_wrapper": True}
        return lambda **usual: jit(**{**usual, **wishes})

    written._get_jit_decorator = as_called


def are_known(needs: Iterable[Need]) -> bool:
    """Whether shared rules stand alone in this process too; else what needs them is made anew."""
    return all(number in RULES for number, _ in needs)


def fetch(needs: Iterable[Need]) -> None:
    """Make machine code of shared rules, or take it from disk."""
    for number, types in needs:
        RULES[number].inner.compile(types)


class _OnDisk(CompileResultCacheImpl):  # type: ignore[misc]
    def reduce(self, result: Any) -> Any:
        return super().reduce(unannotated(result))


class _PartsOnDisk(_OnDisk):
    def rebuild(self, target: Any, kept: Any) -> Any:
        _, _, needs = kept[0]
        return _made_of(Part.read, target, kept) if are_known(needs) else None


class _EntriesOnDisk(_OnDisk):
    def reduce(self, result: Any) -> Any:
        return result.library.needs, super().reduce(result)

    def rebuild(self, target: Any, kept: Any) -> Any:
        needs, code = kept
        if not are_known(needs):
            return None
        fetch(needs)
        return super().rebuild(target, code)


class _SharedOnDisk(_OnDisk):
    def reduce(self, result: Any) -> Any:
        library = result.library
        return library.own, library.needs, super().reduce(result)

    def rebuild(self, target: Any, kept: Any) -> Any:
        own, needs, code = kept
        if not are_known(needs):
            return None
        fetch(needs)
        result = _made_of(Shared.read, target, code)
        result.library.own, result.library.needs = own, needs
        for environment in result.referenced_envs:
            result.library.codegen.set_env(environment.env_name, environment)
        return result


def _made_of(read: Any, target: Any, kept: Any) -> Any:
    """What Numba keeps of a function, with a library of our kind."""
    code, told, environment, signature, _, _, annotation, reload_init, environments = kept
    for initialise in reload_init:
        initialise()
    library = read(target.codegen(), code)
    return compile_result(
        typing_context=target.typing_context,
        target_context=target,
        library=library,
        entry_point=target.get_executable(library, told, environment),
        fndesc=told,
        environment=environment,
        signature=signature,
        type_annotation=annotation,
        objectmode=False,
        lifted=(),
        reload_init=reload_init,
        referenced_envs=environments,
    )


class _Cache(FunctionCache):  # type: ignore[misc]
    def _load_overload(self, wanted: Any, target: Any) -> Any:
        """What is on disk, unless another process put code for other types there meanwhile."""
        found = super()._load_overload(wanted, target)
        types, _ = normalize_signature(wanted)
        return found if found is None or found.signature.args == tuple(types) else None


class PartCache(_Cache):
    """Keeps parts on disk."""

    _impl_class = _PartsOnDisk


class EntryCache(_Cache):
    """Keeps entries on disk."""

    _impl_class = _EntriesOnDisk


class SharedCache(_Cache):
    """Keeps shared rules on disk."""

    _impl_class = _SharedOnDisk
