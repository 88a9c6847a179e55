"""Title, seats, options and rules version of Snowdonia: The Channel Tunnel 1881."""

from __future__ import annotations

from tunnelier.core.meta import Meta, Option

from .words import MESSAGES

META = Meta(
    name="channel-1881",
    title="Snowdonia: The Channel Tunnel 1881",
    summary=MESSAGES["summary"],
    credit=MESSAGES["credit"],
    seats=range(2, 3),
    rules_version=3,
    longest=100_000,  # events advance the machines for ever; no random match comes near
    options=(
        Option(
            "layout",
            {
                "mirrored": MESSAGES["option-layout-mirrored"],
                "independent": MESSAGES["option-layout-independent"],
            },
            MESSAGES["option-layout"],
        ),
        Option(
            "crisis_start",
            {
                "standard": MESSAGES["option-crisis-start-standard"],
                "discs": MESSAGES["option-crisis-start-discs"],
                "markers": MESSAGES["option-crisis-start-markers"],
            },
            MESSAGES["option-crisis-start"],
        ),
    ),
    reconstructed=MESSAGES["reconstructed"],
    never={
        r"announce card=(16|21)": "these contracts have no letter (C81-16.10)",
        r"place area=d": "only the machine's labourer goes there (C81-6.2)",
        r"machine area=[abcef]": "the machine's labourer goes to D or G (C81-6.5)",
        r"pay ore=[12] rubble=[12]": "no site costs both steel and stone (table K3)",
        r"lose marker=tunnel-(3|6|10|14|17)": "stations lie there (table K4)",
    },
    rare={
        r"pay ore=2 rubble=0": "contracts 6 and 25 at once, six ore and a price of two bars",
        r"lose marker=middle-\w+": "a crisis without supply after building at the Middle",
        r"ALREADY_DONE": "contract n2 in force, and one of its parts done",
        r"LOCKED": "contract 13 in the round of the maintenance, before a player with 16 or 21",
        r"NOT_TO_DIG": "a machine labourer after the Breakthrough, with something to build",
        r"EMPTY_PLACE": "deck and discards empty: nearly all contracts are held",
    },
)
