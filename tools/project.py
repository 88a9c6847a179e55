"""What pyproject.toml says, for those who check that the rest of the tree agrees with it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYTHON = "3.11"
"""The oldest Python we run on."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def declared(root: Path = ROOT) -> dict[str, Any]:
    """The whole of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(extras: tuple[str, ...], root: Path = ROOT) -> list[str]:
    """What an installation with these extras asks for, and what builds it, each once."""
    said = declared(root)
    project = said["project"]
    asked = [*said["build-system"]["requires"], *project["dependencies"]]
    for extra in extras:
        asked += project["optional-dependencies"][extra]
    return sorted({" ".join(each.split()) for each in asked}, key=str.lower)


def plain_name(requirement: str) -> str:
    """The name of a package as indexes spell it: `Open_Spiel>=1.6` is `open-spiel`."""
    found = NAME.match(requirement)
    if found is None:
        raise ValueError(f"{requirement!r} does not begin with the name of a package")
    return re.sub(r"[-_.]+", "-", found[0]).lower()
