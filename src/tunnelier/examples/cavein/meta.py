"""Title, seats, options and rules version of Cave-in."""

from __future__ import annotations

from tunnelier.core.meta import Meta, Option

from .words import MESSAGES

META = Meta(
    name="cave-in",
    title="Cave-in",
    summary=MESSAGES["summary"],
    credit="The Tunnelier maintainers",
    seats=range(2, 5),
    rules_version=1,
    longest=4 + 15,
    options=(
        Option(
            "mine",
            {
                "shallow": MESSAGES["option-mine-shallow"],
                "deep": MESSAGES["option-mine-deep"],
            },
            MESSAGES["option-mine"],
        ),
    ),
)
