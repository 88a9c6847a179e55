"""How rules become machine code: whole at the few entries that Python calls, in parts elsewhere.

Numba makes machine code of every function, all that it calls included: of a rule deep down it
would make some once more for each of its callers. A part is only made ready for linking, and kept
on disk like that; entries link all their parts, and are optimised once, as a whole.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.environment import lookup_environment


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule that other rules call, and of all that it calls; nobody runs it alone."""

    @classmethod
    def read(cls, codegen: Any, kept: tuple[str, bytes]) -> Part:
        """As it was kept on disk."""
        name, code = kept
        part = cls(codegen, name)
        part._final_module = part._shared_module = binding.parse_bitcode(code)
        part._finalized = True
        return part

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        """What is kept on disk."""
        return self.name, self._get_module_for_linking().as_bitcode()

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


class Entry(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule that Python calls, ready to run."""

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule for others to call."""

    library = Part

    def compile_extra(self, function: Any) -> Any:
        """Numba's own way, into a library of our kind."""
        codegen = self.state.targetctx.codegen()
        self.state.library = self.library(codegen, function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class EntryCompiler(PartCompiler):
    """Compiles a rule for Python to call."""

    library = Entry


class _PartsOnDisk(CompileResultCacheImpl):  # type: ignore[misc]
    def rebuild(self, target: Any, kept: Any) -> Any:
        code, told, environment, signature, _, _, annotation, reload_init, environments = kept
        for initialise in reload_init:
            initialise()
        part = Part.read(target.codegen(), code)
        return compile_result(
            typing_context=target.typing_context,
            target_context=target,
            library=part,
            entry_point=target.get_executable(part, told, environment),
            fndesc=told,
            environment=environment,
            signature=signature,
            type_annotation=annotation,
            objectmode=False,
            lifted=(),
            reload_init=reload_init,
            referenced_envs=environments,
        )


class PartCache(FunctionCache):  # type: ignore[misc]
    """Keeps parts on disk."""

    _impl_class = _PartsOnDisk
