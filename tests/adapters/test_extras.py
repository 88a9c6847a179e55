"""An adapter without its library says what to do."""

import subprocess
import sys

import pytest

NEEDS = {"openspiel": "pyspiel", "pettingzoo": "pettingzoo", "gymnasium": "gymnasium"}


@pytest.mark.parametrize(("adapter", "library"), NEEDS.items())
def test_a_missing_library_is_named_with_its_cure(adapter, library):
    """In the last line, which is the one people read."""
    code = f"import sys; sys.modules[{library!r}] = None; import tunnelier.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ") and "pip install 'tunnelier[research]'" in last


def test_adapters_are_at_hand():
    """Without an import of their own; a misspelt one is an AttributeError."""
    code = (
        "import tunnelier; "
        "print(tunnelier.adapters.pettingzoo.env('cave-in', players=3).possible_agents, "
        "tunnelier.adapters.gymnasium.make('cave-in').seat, "
        "tunnelier.adapters.openspiel.load('cave-in').num_players(), "
        "hasattr(tunnelier.adapters, 'ludo'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.split("] ")[-1].split() == ["0", "2", "False"], done.stderr
