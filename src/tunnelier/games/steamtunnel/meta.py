"""Title, seats, options and rules version of Steam Tunnel."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta, Option

META = Meta(
    name="steam-tunnel",
    title="Steam Tunnel",
    summary=Phrase(
        "Flip cards, buy pieces of the tunnels they show, and close them on a board without edges.",
        "Retournez des cartes, achetez des segments de tunnel sur un plateau sans bords.",
    ),
    credit="James Ernest, Cheapass Games, 2003",
    seats=range(2, 6),
    rules_version=1,
    longest=5 + 3 * 32,  # the set-up, then 32 turns of flip, reveal and placement
    options=(
        Option(
            "dead_ends",
            {
                "normal": Phrase("a dead end adds 0", "un cul-de-sac vaut 0"),
                "pity": Phrase("a dead end adds 1", "un cul-de-sac vaut 1"),
                "deadly": Phrase(
                    "a tunnel with a dead end is worth 0", "un tunnel à cul-de-sac vaut 0"
                ),
            },
            Phrase("what dead ends are worth", "ce que valent les culs-de-sac"),
        ),
        Option(
            "deck",
            {
                "full": Phrase("all 44 tunnel cards", "les 44 cartes de tunnels"),
                "baby": Phrase("only cards without a fork", "seulement les cartes sans fourche"),
            },
            Phrase("which tunnel cards are used", "les cartes de tunnels utilisées"),
        ),
    ),
    reconstructed=Phrase(
        "The faces of the 44 tunnel cards and the numbers on the four point cards are "
        "reconstructed: nobody has published them. They fit every fact that is known.",
        "Les 44 cartes de tunnels et les nombres des quatre cartes de points sont reconstitués : "
        "personne ne les a publiés. Ils s'accordent avec tous les faits connus.",
    ),
    never={
        r"(flip|burn) cell=[be][25]": "these cells hold the point cards (ST-3.3, ST-6.1)",
        r"buy cell=[be][25] segment=\d": "point cards have no segment (ST-4.7)",
    },
)
