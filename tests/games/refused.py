"""Refusals, and the rules they cite."""

import pytest

from tunnelier.core.language import LANGUAGES


def cases(refused):
    """Tests of refusals: by name a match to be made, a move, and the rule that forbids it."""
    return [
        pytest.param(*case, marks=pytest.mark.rule(case[2]), id=name)
        for name, case in refused.items()
    ]


def cites(match, move, rule):
    """Whether a refusal ends with its rule, in parentheses, in every language."""
    return all(match.why(move, lang).endswith(f"({rule})") for lang in LANGUAGES)
