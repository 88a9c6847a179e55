"""Numbers as readers of a language write them."""

from __future__ import annotations

from typing import Any

THIN = "\u202f"
"""The narrow space that French puts between thousands and before signs."""


def plain(value: float, lang: str, digits: int = 0) -> str:
    """A number with its thousands apart and a true minus sign.

    >>> plain(12345.6, "en", 1), plain(-0.5, "fr", 1)
    ('12,345.6', '−0,5')
    """
    said = f"{value:,.{digits}f}"
    if lang == "fr":
        said = said.replace(",", THIN).replace(".", ",")
    return said.replace("-", "−")


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share as a percentage.

    >>> percent(0.465, "en")
    '46.5\xa0%'
    """
    return f"{plain(100 * share, lang, digits)}\u00a0%"


def with_interval(share: Any, lang: str) -> str:
    """A share and its interval, from the figures."""
    low, high = (plain(100 * share[end], lang, 1) for end in ("low", "high"))
    return f"{percent(share['share'], lang)} ({low}–{high})"


def signed(value: float, lang: str) -> str:
    """A difference of shares in points of percentage, with its sign."""
    sign = "+" if value >= 0 else ""
    return f"{sign}{plain(100 * value, lang, 1)}"


def lift_said(lift: Any, lang: str) -> str:
    """A lift and its interval, from the figures."""
    low, high = (signed(lift[end], lang) for end in ("low", "high"))
    return f"{signed(lift['lift'], lang)} ({low} … {high})"
