"""What came of contests, a row each: told in tables, and kept beside what was measured before."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any


def won(found: dict[str, Any]) -> tuple[str, str, str]:
    """How many games there were, the share that was won, and its interval, as a table has them."""
    interval = f"{found['low']:.1%} to {found['high']:.1%}"
    return str(found["games"]), f"{found['share']:.1%}", interval


def origin(found: dict[str, Any]) -> str:
    """When and where a row was measured."""
    machine = ", ".join(f"{name} {value or 'none'}" for name, value in found["machine"].items())
    return f"{found['date']}: {machine}."


def with_the_others(
    path: Path, rows: Sequence[dict[str, Any]], known_by: Sequence[str], order: Iterable[Any]
) -> list[dict[str, Any]]:
    """The rows measured now, and those in a file of whatever was not, in that order."""
    kept = json.loads(path.read_text(encoding="utf-8"))["rows"] if path.exists() else []
    known = {tuple(found[name] for name in known_by): found for found in (*kept, *rows)}
    return [known[each] for each in order if each in known]


def figures_of(method: str, rows: Sequence[dict[str, Any]]) -> str:
    """All figures, as JSON."""
    return json.dumps({"method": method, "rows": rows}, indent=2, ensure_ascii=False) + "\n"
