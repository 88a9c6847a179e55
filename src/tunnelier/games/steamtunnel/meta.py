"""Title, seats, options and rules version of Steam Tunnel."""

from __future__ import annotations

from tunnelier.core.meta import Meta, Option

from .words import MESSAGES

META = Meta(
    name="steam-tunnel",
    title="Steam Tunnel",
    summary=MESSAGES["summary"],
    credit="James Ernest, Cheapass Games, 2003",
    seats=range(2, 6),
    rules_version=1,
    longest=5 + 3 * 32,  # the set-up, then 32 turns of flip, reveal and placement
    options=(
        Option(
            "dead_ends",
            {
                "normal": MESSAGES["option-dead-ends-normal"],
                "pity": MESSAGES["option-dead-ends-pity"],
                "deadly": MESSAGES["option-dead-ends-deadly"],
            },
            MESSAGES["option-dead-ends"],
        ),
        Option(
            "deck",
            {
                "full": MESSAGES["option-deck-full"],
                "baby": MESSAGES["option-deck-baby"],
            },
            MESSAGES["option-deck"],
        ),
    ),
    source=MESSAGES["source"],
    never={
        r"(flip|burn) cell=[be][25]": "these cells hold the point cards (ST-3.3, ST-6.1)",
        r"buy cell=[be][25] segment=\d": "point cards have no segment (ST-4.7)",
    },
)
