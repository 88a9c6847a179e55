"""Numbers as readers of a language write them, by CLDR."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent


def plain(value: float, lang: str, digits: int = 0) -> str:
    """A number with its thousands apart, and so many digits behind the point.

    >>> plain(12345.67, "en", 1), plain(12345.67, "de", 1)
    ('12,345.7', '12.345,7')
    """
    return format_decimal(value, _whole(lang, digits), locale=lang)


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share as a percentage.

    >>> percent(0.465, "en"), percent(0.465, "de")
    ('46.5%', '46,5\xa0%')
    """
    pattern = Locale.parse(lang).percent_formats[None].pattern
    return format_percent(share, pattern.replace("0", _tail(digits)), locale=lang)


def signed(value: float, lang: str, digits: int = 1) -> str:
    """A difference, with its sign.

    >>> signed(0.25, "en"), signed(-1234.5, "es")
    ('+0.2', '-1.234,5')
    """
    pattern = _whole(lang, digits)
    return format_decimal(value, f"+{pattern};-{pattern}", locale=lang)


def _whole(lang: str, digits: int) -> str:
    """How a language writes numbers, with exactly so many digits behind the point."""
    pattern: str = Locale.parse(lang).decimal_formats[None].pattern
    return pattern.partition(".")[0].removesuffix("0") + _tail(digits)


def _tail(digits: int) -> str:
    return "0" + "." * bool(digits) + "0" * digits
