"""Title, seats, options and rules version of Cave-in."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta, Option

META = Meta(
    name="cave-in",
    title="Cave-in",
    summary=Phrase(
        "Take pit props, but not the last one; a hidden lamp may decide.",
        "Prenez des étais, mais pas le dernier ; une lampe cachée peut décider.",
    ),
    credit="The Tunnelier maintainers",
    seats=range(2, 5),
    rules_version=1,
    longest=4 + 15,
    options=(
        Option(
            "mine",
            {
                "shallow": Phrase("9 props", "9 étais"),
                "deep": Phrase("15 props", "15 étais"),
            },
            Phrase("how many props hold the roof", "combien d'étais tiennent le toit"),
        ),
    ),
)
