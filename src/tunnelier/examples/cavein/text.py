"""What is said at the table of Cave-in, in English and in French."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import Phrase, Reason

from .rules import ACTIONS, Ask, Kind, Refusal

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
    Kind.SHINE: Phrase("{seat} shines a lamp of {worth}.", "{seat} montre une lampe de {worth}."),
    Kind.LAMP: Phrase("{seat} gets a lamp of {worth}.", "{seat} reçoit une lampe de {worth}."),
}
SCORE_SHEET = {
    "props": Phrase("props", "étais"),
    "lamp": Phrase("lamp not shone", "lampe non montrée"),
    "points": Phrase("points", "points"),
}
"""How the points came about: a line a seat."""

A_LAMP = Phrase("{seat} gets a lamp.", "{seat} reçoit une lampe.")
ROOF = Phrase("The roof falls on {seat}.", "Le toit tombe sur {seat}.")


def seat_name(s: Any, seat: int) -> Phrase:
    """What a seat is called."""
    return SEATS[seat]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked = Ask(int(question(s)))
    seat = int(about(s)) if asked == Ask.LAMP else int(to_move(s))
    return PROMPTS[asked].say(lang, seat=SEATS[seat])


def say(before: Any, action: int, after: Any, viewer: int, lang: str) -> str:
    """What happened, as far as the viewer saw it."""
    kind = ACTIONS.kind(action)
    seat = int(about(before)) if kind == Kind.LAMP else int(to_move(before))
    if kind == Kind.LAMP and viewer != seat:
        return A_LAMP.say(lang, seat=SEATS[seat])
    words: dict[str, Any] = {"worth": int(after.players[seat].lamp), **ACTIONS.arguments(action)}
    sentence = SENTENCES[kind].say(lang, seat=SEATS[seat], **words)
    return f"{sentence} {ROOF.say(lang, seat=SEATS[seat])}" if after.over else sentence
