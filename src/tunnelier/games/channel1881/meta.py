"""Title, seats, options and rules version of Snowdonia: The Channel Tunnel 1881."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta, Option

META = Meta(
    name="channel-1881",
    title="Snowdonia: The Channel Tunnel 1881",
    summary=Phrase(
        "Two crews bore towards each other under the Channel, from crisis to breakthrough.",
        "Deux équipes creusent l'une vers l'autre sous la Manche, de crise en percée.",
    ),
    credit="David Brain, for Snowdonia by Tony Boydell, Surprised Stare Games, 2017",
    seats=range(2, 3),
    rules_version=2,
    longest=100_000,  # events advance the machines for ever; no random match comes near
    options=(
        Option(
            "layout",
            {
                "mirrored": Phrase("both halves alike", "les deux moitiés identiques"),
                "independent": Phrase("each half shuffled", "chaque moitié mélangée"),
            },
            Phrase("the sizes of the tunnel cards", "la taille des cartes Tunnel"),
        ),
        Option(
            "crisis_start",
            {
                "standard": Phrase("two markers each", "deux marqueurs chacun"),
                "discs": Phrase("and a disc each", "et un disque chacun"),
                "markers": Phrase("four markers each", "quatre marqueurs chacun"),
            },
            Phrase("how the Crisis area starts", "comment commence la zone de crise"),
        ),
    ),
    reconstructed=Phrase(
        "The order of the events, the sites of the stations, their places on the line, four "
        "contracts, one number and two backs are reconstructed: nobody has published them. They "
        "fit every fact that is known.",
        "L'ordre des événements, les emplacements des gares, leur place sur la ligne, quatre "
        "contrats, un nombre et deux dos sont reconstitués : personne ne les a publiés. Ils "
        "s'accordent avec tous les faits connus.",
    ),
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
