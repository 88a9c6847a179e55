"""Title, seats, options and rules version of 1987 Channel Tunnel."""

from __future__ import annotations

from tunnelier.core.meta import Meta, Option

from .words import MESSAGES

META = Meta(
    name="channel-1987",
    title="1987 Channel Tunnel",
    summary=MESSAGES["summary"],
    credit=MESSAGES["credit"],
    seats=range(2, 3),
    rules_version=2,
    longest=100 * 1000,  # a hundred rounds at most; a round has at most some thirty placements
    options=(
        Option(
            "agenda",
            {
                "off": MESSAGES["option-agenda-off"],
                "on": MESSAGES["option-agenda-on"],
            },
            MESSAGES["option-agenda"],
            field="with_agenda",
        ),
        Option(
            "nations",
            {
                "standard": MESSAGES["option-nations-standard"],
                "swapped": MESSAGES["option-nations-swapped"],
            },
            MESSAGES["option-nations"],
        ),
    ),
    reconstructed=MESSAGES["reconstructed"],
    never={
        r"peek nation=\w+ space=1": "space 1 is face up from the start (C87-2.2)",
        r"swap card=\S+ give=(\w+) take=\1": "an equal swap does nothing (C87-3.7)",
    },
    rare={
        "STACK_USED_UP": "a second recovery from a stack of one disc (C87-14.8)",
        "AREA_FULL": "a recovery with as many discs in hand as are allowed (C87-14.8)",
    },
)
