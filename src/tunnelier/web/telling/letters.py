"""What stands in letters to those who are told by mail: whether it is theirs, and what waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..words import MESSAGES

IN, OUT = "told/in", "told/out"
"""Where the links of letters lead, each followed by what was sealed for it."""


class Letter(NamedTuple):
    """What is written to somebody."""

    subject: str
    text: str
    headers: dict[str, str]


def question(lang: str, here: str, sealed: str) -> Letter:
    """Whether a mailbox is of whoever named it."""
    places = {"here": here, "link": f"{here}{IN}/{sealed}"}
    subject, text = (MESSAGES[name].say(lang, **places) for name in ("letter-ask", "letter-asked"))
    return Letter(subject, f"{text}\n", {})


def digest(lang: str, here: str, news: Sequence[str], sealed: str) -> Letter:
    """All that waits, a line each; and how to get no more letters, which a click should do."""
    out = f"{here}{OUT}/{sealed}"
    subject = MESSAGES["letter-subject"].say(lang, count=len(news))
    text = "\n\n".join([*news, MESSAGES["letter-out"].say(lang, here=f"{here}told", link=out)])
    headers = {
        "List-Unsubscribe": f"<{out}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return Letter(subject, f"{text}\n", headers)
