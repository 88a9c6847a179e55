"""Numbers as readers of a language write them, by CLDR."""

from __future__ import annotations

from babel import Locale
from babel.numbers import NumberPattern, format_decimal


def plain(value: float, lang: str, digits: int = 0) -> str:
    """A number with its thousands apart, and so many digits behind the point.

    >>> plain(12345.67, "en", 1), plain(12345.67, "de", 1)
    ('12,345.7', '12.345,7')
    """
    return _applied(Locale.parse(lang).decimal_formats[None], value, lang, digits)


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share as a percentage.

    >>> percent(0.465, "en"), percent(0.465, "de")
    ('46.5%', '46,5\xa0%')
    """
    return _applied(Locale.parse(lang).percent_formats[None], share, lang, digits)


def signed(value: float, lang: str, digits: int = 1) -> str:
    """A difference, with its sign.

    >>> signed(0.25, "en"), signed(-1234.5, "es")
    ('+0.2', '-1.234,5')
    """
    return format_decimal(value, f"+#,##0.{'0' * digits};-#,##0.{'0' * digits}", locale=lang)


def _applied(pattern: NumberPattern, value: float, lang: str, digits: int) -> str:
    return str(pattern.apply(value, Locale.parse(lang), force_frac=(digits, digits)))
