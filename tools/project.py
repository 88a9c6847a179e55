"""What pyproject.toml says, for those who check that the rest of the tree agrees with it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def declared(root: Path = ROOT) -> dict[str, Any]:
    """The whole of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
