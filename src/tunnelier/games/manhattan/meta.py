"""Title, seats, options and rules version of The Manhattan Project."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta, Option

META = Meta(
    name="manhattan",
    title="The Manhattan Project",
    summary=Phrase(
        "Place workers, spy, strike and build: the first nation to enough bombs dominates.",
        "Placez vos travailleurs, espionnez, frappez : la première nation armée l'emporte.",
    ),
    credit="Brandon Tibbetts, Minion Games, 2012",
    seats=range(2, 6),
    rules_version=1,
    longest=5 * 200 * 200,  # at most 200 turns a player; a turn has far fewer than 200 moves
    options=(
        Option(
            "pacts",
            {
                "auto": Phrase("with three or more players", "à partir de trois joueurs"),
                "on": Phrase("always", "toujours"),
                "off": Phrase("never", "jamais"),
            },
            Phrase("pacts before an air strike", "accords avant une frappe aérienne"),
        ),
        Option(
            "turn_limit",
            {
                "200": Phrase("200 turns a player", "200 tours par joueur"),
                "100": Phrase("100 turns a player", "100 tours par joueur"),
                "50": Phrase("50 turns a player", "50 tours par joueur"),
            },
            Phrase("when an endless match is ended", "quand une partie sans fin s'arrête"),
        ),
    ),
)
