"""What is said at the table of Steam Tunnel, in English and in French."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import NOT_ASKED, Phrase, Reason

from .rules import ACTIONS, Ask, Kind, Refusal
from .score import closed_tunnels, score_sheet
from .tables import CELL_NAMES, SHEET

SEATS = (
    Phrase("Red", "Rouge"),
    Phrase("Blue", "Bleu"),
    Phrase("Green", "Vert"),
    Phrase("Yellow", "Jaune"),
    Phrase("Purple", "Pourpre"),
)

PROMPTS = {
    Ask.FLIP: Phrase(
        "{seat}: turn over a face-down card.", "{seat} : retournez une carte face cachée."
    ),
    Ask.PLACE: Phrase(
        "{seat}: place a token. Buy a segment, burn a face-down card, or skip.",
        "{seat} : placez un jeton. Achetez un segment, brûlez une carte face cachée, ou sautez.",
    ),
    Ask.LAY: Phrase(
        "Which point card lies in {cell}, and which way round?",
        "Quelle carte de points est en {cell}, et dans quel sens ?",
    ),
    Ask.START: Phrase("Which seat begins?", "Quel siège commence ?"),
    Ask.REVEAL: Phrase(
        "Which card is turned up in {cell}, and which way round?",
        "Quelle carte apparaît en {cell}, et dans quel sens ?",
    ),
}

REFUSALS = {
    Refusal.NOT_ASKED: Reason("ST-3.10", NOT_ASKED),
    Refusal.NOT_LEFT: Reason(
        "ST-2.7",
        Phrase("That card lies face up already.", "Cette carte est déjà face visible."),
    ),
    Refusal.LAID: Reason(
        "ST-2.6",
        Phrase("That point card lies elsewhere.", "Cette carte de points est déjà posée."),
    ),
    Refusal.NO_SUCH_SEAT: Reason(
        "ST-2.11",
        Phrase("Nobody sits there.", "Personne n'est assis là."),
    ),
    Refusal.NO_FORKS: Reason(
        "ST-10.5",
        Phrase(
            "Cards with a fork are not in this deck.",
            "Les cartes à fourche ne sont pas dans ce paquet.",
        ),
    ),
    Refusal.NOT_TO_FLIP: Reason(
        "ST-3.3",
        Phrase(
            "Only a card that lies face down and is not burned can be turned.",
            "Seule une carte face cachée et non brûlée se retourne.",
        ),
    ),
    Refusal.NOT_TO_BURN: Reason(
        "ST-6.1",
        Phrase(
            "Only a card that lies face down and is not burned can be burned.",
            "Seule une carte face cachée et non encore brûlée se brûle.",
        ),
    ),
    Refusal.NOT_TO_BUY: Reason(
        "ST-4.7",
        Phrase(
            "The ends of a point card cannot be bought.",
            "Les bouts d'une carte de points ne s'achètent pas.",
        ),
    ),
    Refusal.FACE_DOWN: Reason(
        "ST-4.8",
        Phrase(
            "That card is face down: it has no segment to buy.",
            "Cette carte est face cachée : elle n'a pas de segment à acheter.",
        ),
    ),
    Refusal.NO_SUCH_SEGMENT: Reason(
        "ST-1.4",
        Phrase(
            "That card has only two segments; dead ends are not segments.",
            "Cette carte n'a que deux segments ; les culs-de-sac n'en sont pas.",
        ),
    ),
    Refusal.TAKEN: Reason(
        "ST-4.2",
        Phrase("That segment is already bought.", "Ce segment est déjà acheté."),
    ),
    Refusal.CLOSED: Reason(
        "ST-4.3",
        Phrase(
            "That tunnel is closed: its whole course is known.",
            "Ce tunnel est fermé : son chemin complet est connu.",
        ),
    ),
}

WAYS = {
    "printed": Phrase("as printed", "dans le sens imprimé"),
    "turned": Phrase("half-turned", "tournée d'un demi-tour"),
}

SENTENCES = {
    Kind.FLIP: Phrase("{seat} turns over {cell}.", "{seat} retourne {cell}."),
    Kind.BUY: Phrase(
        "{seat} buys segment {segment} of {cell}.", "{seat} achète le segment {segment} de {cell}."
    ),
    Kind.BURN: Phrase("{seat} burns {cell}.", "{seat} brûle {cell}."),
    Kind.SKIP: Phrase("{seat} places no token.", "{seat} ne place pas de jeton."),
    Kind.LAY: Phrase(
        "Point card {point} lies in {cell}, {way}.",
        "La carte de points {point} est en {cell}, {way}.",
    ),
    Kind.START: Phrase("{starter} begins.", "{starter} commence."),
    Kind.REVEAL: Phrase("{cell} is card {card}, {way}.", "{cell} est la carte {card}, {way}."),
}

SCORE_SHEET = {
    "length": Phrase("length", "longueur"),
    "ends": Phrase("ends", "bouts"),
    "value": Phrase("value", "valeur"),
    "tokens": Phrase("tokens, seat by seat", "jetons, siège par siège"),
    "payments": Phrase("points, seat by seat", "points, siège par siège"),
    "segments": Phrase("segments", "segments"),
}
"""How the points came about: a line a tunnel (ST-9.7)."""

CLOSED = Phrase("Closed now: {tunnels}.", "Fermé : {tunnels}.")
CLOSED_TUNNEL = Phrase("{first} (value {value})", "{first} (valeur {value})")
THE_END = Phrase("The game is over: {scores}.", "La partie est finie : {scores}.")
SCORE = Phrase("{seat} {points}", "{seat} {points}")


def seat_name(s: Any, seat: int) -> Phrase:
    """What a seat is called."""
    return SEATS[seat]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    seat = int(to_move(s))
    return PROMPTS[Ask(int(question(s)))].say(
        lang, seat=SEATS[seat] if seat >= 0 else "", cell=CELL_NAMES[int(about(s))]
    )


def say(before: Any, action: int, after: Any, viewer: int, lang: str) -> str:
    """What happened, in one or two sentences; everyone sees the same (ST-11.3)."""
    words: dict[str, Any] = dict(ACTIONS.arguments(action))
    kind = ACTIONS.kind(action)
    seat = int(to_move(before))
    words["seat"] = SEATS[seat] if seat >= 0 and kind != Kind.START else ""
    if kind in (Kind.LAY, Kind.REVEAL):
        words["cell"] = CELL_NAMES[int(about(before))]
        words["way"] = WAYS[words["way"]]
    if kind == Kind.LAY:
        words["point"] = words["point"].upper()
    if kind == Kind.START:
        words["starter"] = SEATS[int(ACTIONS.arguments(action)["seat"])]
    sentence = SENTENCES[kind].say(lang, **words)
    return " ".join([sentence, *_consequences(before, after, lang)])


def _consequences(before: Any, after: Any, lang: str) -> list[str]:
    if before.unknown == after.unknown:
        return []
    said = []
    if closed_tunnels(before) < closed_tunnels(after):
        closing = ", ".join(_closing(before, after, lang))
        said.append(CLOSED.say(lang, tunnels=closing))
    if after.over:
        scores = [
            SCORE.say(lang, seat=SEATS[seat], points=int(after.players[seat].score))
            for seat in range(int(after.seats))
        ]
        said.append(THE_END.say(lang, scores=", ".join(scores)))
    return said


def _closing(before: Any, after: Any, lang: str) -> list[str]:
    """The tunnels that are closed now and were not before."""
    sheet = score_sheet(before)
    still_open = {name for line in sheet if line["open"] for name in line["segments"]}
    already_up = {name for line in sheet for name in line["segments"]}
    return [
        CLOSED_TUNNEL.say(lang, first=line["segments"][0], value=line["value"])
        for line in score_sheet(after)
        if not line["open"]
        and any(name in still_open or name not in already_up for name in line["segments"])
    ]


# --- what the balance lab counts

DEEDS = {
    "bought": Phrase("Tunnel cards with a segment bought", "Cartes dont un segment a été acheté")
}
CARD = Phrase("card {number} ({joins})", "carte {number} ({joins})")


def deeds(s: Any, action: int) -> list[tuple[str, str]]:
    """What a move takes or uses: groups of `DEEDS`, and the word of the thing."""
    if ACTIONS.kind(action) != Kind.BUY:
        return []
    cell = CELL_NAMES.index(ACTIONS.arguments(action)["cell"])
    return [("bought", str(int(s.cells[cell].card)))]


def deed_name(group: str, word: str, lang: str) -> str:
    """The thing, in the reader's language."""
    line = SHEET.of("card", [word])[0]
    return CARD.say(lang, number=word, joins=line.values["joins"].replace(",", " "))
