"""Title, seats, options and rules version of The Manhattan Project."""

from __future__ import annotations

from tunnelier.core.meta import Meta, Option

from .words import MESSAGES

META = Meta(
    name="manhattan",
    title="The Manhattan Project",
    summary=MESSAGES["summary"],
    credit="Brandon Tibbetts, Minion Games, 2012",
    seats=range(2, 6),
    rules_version=1,
    longest=5 * 200 * 200,  # at most 200 turns a player; a turn has far fewer than 200 moves
    options=(
        Option(
            "pacts",
            {
                "auto": MESSAGES["option-pacts-auto"],
                "on": MESSAGES["option-pacts-on"],
                "off": MESSAGES["option-pacts-off"],
            },
            MESSAGES["option-pacts"],
        ),
        Option(
            "turn_limit",
            {
                "200": MESSAGES["option-turn-limit-200"],
                "100": MESSAGES["option-turn-limit-100"],
                "50": MESSAGES["option-turn-limit-50"],
            },
            MESSAGES["option-turn-limit"],
        ),
    ),
)
