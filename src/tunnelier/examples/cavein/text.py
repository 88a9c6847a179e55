"""What the sentences of Cave-in go back to; they themselves are in words/."""

from __future__ import annotations

from .news import News
from .rules import Refusal

RULES = {
    Refusal.NOT_LEFT: "CI-1.2",
    Refusal.TOO_FEW_PROPS: "CI-2.1",
    Refusal.ALREADY_SHONE: "CI-2.2",
}
"""Which rule a refusal goes back to."""

DEEDS = {News.TOOK: "props"}
"""What the balance lab counts: a kind of news, and by which of its arguments."""
