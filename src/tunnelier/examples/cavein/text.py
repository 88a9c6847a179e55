"""What is said at the table of Cave-in, in English and in French."""

from __future__ import annotations

from tunnelier.core.language import Phrase, Reason

from .news import News
from .rules import Ask, Kind, Refusal

SEATS = (
    Phrase("Amber", "Ambre"),
    Phrase("Blue", "Bleu"),
    Phrase("Coal", "Charbon"),
    Phrase("Dust", "Poussière"),
)

PROMPTS = {
    Ask.TURN: Phrase(
        "{seat}: take one to three props, or shine your lamp.",
        "{seat} : prenez un à trois étais, ou montrez votre lampe.",
    ),
    Ask.LAMP: Phrase("Which lamp does {seat} get?", "Quelle lampe reçoit {seat} ?"),
}

REFUSALS = {
    Refusal.NOT_ASKED: Reason(
        None, Phrase("That is not what is asked now.", "Ce n'est pas ce qui est demandé.")
    ),
    Refusal.NOT_LEFT: Reason(
        "CI-1.2", Phrase("No such lamp is left.", "Il ne reste pas de telle lampe.")
    ),
    Refusal.TOO_FEW_PROPS: Reason(
        "CI-2.1", Phrase("Not so many props are left.", "Il ne reste pas autant d'étais.")
    ),
    Refusal.ALREADY_SHONE: Reason(
        "CI-2.2", Phrase("Your lamp has been shone.", "Votre lampe a déjà été montrée.")
    ),
}

SENTENCES = {
    Kind.TAKE: Phrase("{seat} takes {props}.", "{seat} en prend {props}."),
    Kind.SHINE: Phrase("{seat} shines.", "{seat} montre sa lampe."),
    Kind.LAMP: Phrase("{seat} gets a lamp of {worth}.", "{seat} reçoit une lampe de {worth}."),
}
UNSEEN = {Kind.LAMP: Phrase("{seat} gets a lamp.", "{seat} reçoit une lampe.")}

NEWS = {
    News.DREW: Phrase("{seat} draws a lamp of {worth}.", "{seat} tire une lampe de {worth}."),
    News.TOOK: Phrase("{seat} takes {props}.", "{seat} en prend {props}."),
    News.SHONE: Phrase("{seat} shines a lamp of {worth}.", "{seat} montre une lampe de {worth}."),
    News.ROOF_FELL: Phrase("The roof falls on {seat}.", "Le toit tombe sur {seat}."),
    News.LOST: Phrase("{seat} loses {props}.", "{seat} en perd {props}."),
    News.SHOWED: Phrase("{seat} held a lamp of {worth}.", "{seat} avait une lampe de {worth}."),
    News.HAS: Phrase("{seat}: {points} points.", "{seat} : {points} points."),
    News.WON: Phrase("{seat} wins.", "{seat} gagne."),
}
UNHEARD = {News.DREW: Phrase("{seat} draws a lamp.", "{seat} tire une lampe.")}

SCORE_SHEET = {
    "props": Phrase("props", "étais"),
    "lamp": Phrase("lamp not shone", "lampe non montrée"),
    "points": Phrase("points", "points"),
}
"""How the points came about: a line a seat."""
