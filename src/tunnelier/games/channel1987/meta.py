"""Title, seats, options and rules version of 1987 Channel Tunnel."""

from __future__ import annotations

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta, Option

META = Meta(
    name="channel-1987",
    title="1987 Channel Tunnel",
    summary=Phrase(
        "Britain and France dig towards each other, stack against stack, and must not stray.",
        "La Grande-Bretagne et la France creusent l'une vers l'autre, sans dévier.",
    ),
    credit="Shei S. and Isra C., Looping Games, 2019",
    seats=range(2, 3),
    rules_version=1,
    longest=100 * 1000,  # a hundred rounds at most; a round has at most some thirty placements
    options=(
        Option(
            "agenda",
            {
                "off": Phrase("the base game", "le jeu de base"),
                "on": Phrase("with the Agenda cards", "avec les cartes Agenda"),
            },
            Phrase("the Agenda expansion", "l'extension Agenda"),
            field="with_agenda",
        ),
        Option(
            "nations",
            {
                "standard": Phrase("seat 0 is Great Britain", "le siège 0 est la Grande-Bretagne"),
                "swapped": Phrase("seat 0 is France", "le siège 0 est la France"),
            },
            Phrase("who plays which nation", "qui joue quelle nation"),
        ),
    ),
    reconstructed=Phrase(
        "The numbers on the playing cards, the technology tracks, the deviation cards, the rubble "
        "tokens and the agenda cards are reconstructed: nobody has published them. They fit every "
        "fact that is known.",
        "Les nombres des cartes de jeu, des pistes de technologie, des cartes de déviation, des "
        "tuiles Gravats et des cartes Agenda sont reconstitués : personne ne les a publiés. Ils "
        "s'accordent avec tous les faits connus.",
    ),
    never={
        r"peek nation=\w+ space=1": "space 1 is face up from the start (C87-2.2)",
        r"swap card=\S+ give=(\w+) take=\1": "an equal swap does nothing (C87-3.7)",
    },
    rare={
        "STACK_USED_UP": "a second recovery from a stack of one disc (C87-14.8)",
        "AREA_FULL": "a recovery with as many discs in hand as are allowed (C87-14.8)",
    },
)
