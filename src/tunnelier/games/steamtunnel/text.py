"""What is said at the table of Steam Tunnel, in English and in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import NOT_ASKED, Phrase, Reason
from tunnelier.core.news import Counted

from .news import News
from .rules import ACTIONS, Ask, Kind, Refusal
from .tables import CELL_NAMES, FACES, POINT_NAMES, Entry, Way

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
    Kind.START: Phrase("{seat} begins.", "{seat} commence."),
    Kind.REVEAL: Phrase("{cell} is card {card}, {way}.", "{cell} est la carte {card}, {way}."),
}

NEWS = {
    News.LAID: SENTENCES[Kind.LAY],
    News.BEGINS: SENTENCES[Kind.START],
    News.TURN: Phrase("It is {seat}'s turn.", "C'est au tour de {seat}."),
    News.FLIPPED: SENTENCES[Kind.FLIP],
    News.NO_PLACEMENT: Phrase(
        "That is the last unknown card: {seat} places no token.",
        "C'est la dernière carte inconnue : {seat} ne place pas de jeton.",
    ),
    News.SHOWN: Phrase("{cell} is card {face}.", "{cell} est la carte {face}."),
    News.SKIPPED: SENTENCES[Kind.SKIP],
    News.BOUGHT: Phrase(
        "{seat} buys {segment} with a token; {left} left.",
        "{seat} achète {segment} avec un jeton ; il lui reste {left}.",
    ),
    News.CLOSED_BY_FLIP: Phrase(
        "The tunnel of {tunnel} is closed: {length}, worth {value}.",
        "Le tunnel de {tunnel} est fermé : {length}, valeur {value}.",
    ),
    News.CLOSED_BY_BURN: Phrase(
        "The tunnel of {tunnel} is closed by the burn: {length}, worth {value}.",
        "Le tunnel de {tunnel} est fermé par la carte brûlée : {length}, valeur {value}.",
    ),
    News.ONLY_DEAD_ENDS: Phrase(
        "The tunnel of {tunnel} has dead ends only.",
        "Le tunnel de {tunnel} n'a que des culs-de-sac.",
    ),
    News.NO_END: Phrase(
        "The tunnel of {tunnel} has no end.", "Le tunnel de {tunnel} n'a pas d'extrémité."
    ),
    News.DEADLY: Phrase(
        "The tunnel of {tunnel} has a dead end, which is deadly.",
        "Le tunnel de {tunnel} a un cul-de-sac, qui est mortel.",
    ),
    News.JOINED: Phrase(
        "The tunnels of {tunnel} and {other} are one tunnel now.",
        "Les tunnels de {tunnel} et {other} n'en font plus qu'un.",
    ),
    News.BURNED: Phrase(
        "{seat} burns {cell} with a token; {left} left.",
        "{seat} brûle {cell} avec un jeton ; il lui reste {left}.",
    ),
    News.STRAIGHT: Phrase(
        "{cell} stays face down: three straight tunnels that belong to nobody.",
        "{cell} reste face cachée : trois tunnels droits qui n'appartiennent à personne.",
    ),
    News.ENDED: Phrase(
        "No unknown card is left: the game is over.",
        "Il ne reste plus de carte inconnue : la partie est finie.",
    ),
    News.SCORING: Phrase(
        "A tunnel pays the sum of its ends × its segments to whoever has the most tokens in it.",
        "Un tunnel rapporte la somme de ses extrémités × ses segments à qui y a le plus de jetons.",
    ),
    News.SCORING_WITH_PITY: Phrase(
        "A tunnel pays the sum of its ends, a dead end being 1, × its segments to whoever has the "
        "most tokens in it.",
        "Un tunnel rapporte la somme de ses extrémités, un cul-de-sac valant 1, × ses segments à "
        "qui y a le plus de jetons.",
    ),
    News.SCORING_DEADLY: Phrase(
        "A tunnel without a dead end pays the sum of its ends × its segments to whoever has the "
        "most tokens in it.",
        "Un tunnel sans cul-de-sac rapporte la somme de ses extrémités × ses segments à qui y a "
        "le plus de jetons.",
    ),
    News.TOOK_ALL: Phrase(
        "{seat} has the most tokens ({tokens}) in the tunnel of {tunnel} and takes {points}.",
        "{seat} a le plus de jetons ({tokens}) dans le tunnel de {tunnel} et reçoit {points}.",
    ),
    News.SHARED: Phrase(
        "{seat} is one of {tied} who tie for the most tokens in the tunnel of {tunnel} and "
        "takes {points}.",
        "{seat} est l'un des {tied} joueurs à égalité dans le tunnel de {tunnel} et "
        "reçoit {points}.",
    ),
    News.REST_LOST: Phrase(
        "Lost in sharing the tunnel of {tunnel}: {points}.",
        "Perdu en partageant le tunnel de {tunnel} : {points}.",
    ),
    News.WORTHLESS: Phrase(
        "With tokens, but worth 0: {tunnels}.", "Avec des jetons, mais sans valeur : {tunnels}."
    ),
    News.NOBODYS: Phrase(
        "Without a token, and so without points: {tunnels}.",
        "Sans jeton, donc sans points : {tunnels}.",
    ),
    News.TOTAL: Phrase("{seat} scores {points} in all.", "{seat} a {points} en tout."),
    News.WON: Phrase(
        "{seat} has the highest score, {points}, and wins.",
        "{seat} a le plus grand score, {points}, et gagne.",
    ),
    News.WON_TOGETHER: Phrase(
        "{seat} has the highest score, {points}, and shares the victory: there is no tie-break.",
        "{seat} a le plus grand score, {points}, et partage la victoire, sans départage.",
    ),
}

FACE = Phrase("{number}, {way} ({joins})", "{number}, {way} ({joins})")
CARD = Phrase("card {number} ({joins})", "carte {number} ({joins})")


def face_name(face: int) -> Phrase:
    """A card as it lies, with its segments in the order of their numbers (ST-1.6)."""
    card, way = divmod(face, len(Way))
    return FACE.filled(number=card + 1, way=WAYS[word_of(Way(way))], joins=_joins(face))


def card_name(card: int) -> Phrase:
    """A card as it is printed."""
    return CARD.filled(number=card + 1, joins=_joins(len(Way) * card + Way.PRINTED))


def _joins(face: int) -> str:
    segment = FACES[face].segment
    joined = (
        "-".join(entry.name for entry in Entry if segment[entry] == number)
        for number in range(FACES[face].segments)
    )
    return ", ".join(joined)


def number_of(one: Phrase, many: Phrase) -> Callable[[int], Phrase]:
    """How numbers of something are said; French has 0 in the singular."""

    def said(number: int) -> Phrase:
        english, french = one if number == 1 else many, one if number < 2 else many
        return Phrase(english.en, french.fr).filled(number=number)

    return said


POINTS = Phrase("{number} point", "{number} point"), Phrase("{number} points", "{number} points")
SEGMENTS = (
    Phrase("{number} segment", "{number} segment"),
    Phrase("{number} segments", "{number} segments"),
)
TUNNELS = (
    Phrase("{number} tunnel", "{number} tunnel"),
    Phrase("{number} tunnels", "{number} tunnels"),
)
TOKENS = Phrase("{number} token", "{number} jeton"), Phrase("{number} tokens", "{number} jetons")

NAMES: dict[str, Callable[[int], Phrase | str]] = {
    "point": lambda point: POINT_NAMES[point],
    "way": lambda way: WAYS[word_of(Way(way))],
    "face": face_name,
    "card": card_name,
    "left": number_of(*TOKENS),
    "length": number_of(*SEGMENTS),
    "value": number_of(*POINTS),
    "points": number_of(*POINTS),
    "tunnels": number_of(*TUNNELS),
}

DEEDS = {
    News.BOUGHT: Counted(
        "card",
        Phrase("Tunnel cards with a segment bought", "Cartes dont un segment a été acheté"),
    )
}
"""What the balance lab counts."""

SCORE_SHEET = {
    "length": Phrase("length", "longueur"),
    "ends": Phrase("ends", "bouts"),
    "value": Phrase("value", "valeur"),
    "tokens": Phrase("tokens, seat by seat", "jetons, siège par siège"),
    "payments": Phrase("points, seat by seat", "points, siège par siège"),
    "segments": Phrase("segments", "segments"),
}
"""How the points came about: a line a tunnel (ST-9.7)."""


def seat_name(s: Any, seat: int) -> Phrase:
    """What a seat is called."""
    return SEATS[seat]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    return PROMPTS[Ask(int(question(s)))].say(lang, **_asked(s))


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; everyone sees the same (ST-11.3)."""
    words = {**_asked(s), **ACTIONS.arguments(action)}
    match ACTIONS.kind(action):
        case Kind.START:
            words["seat"] = SEATS[int(words["seat"])]
        case Kind.LAY:
            words |= {"point": words["point"].upper(), "way": WAYS[words["way"]]}
        case Kind.REVEAL:
            words["way"] = WAYS[words["way"]]
    return SENTENCES[ACTIONS.kind(action)].say(lang, **words)


def _asked(s: Any) -> dict[str, Any]:
    """Who is asked, and of which cell."""
    seat = int(to_move(s))
    return {"seat": SEATS[seat] if seat >= 0 else "", "cell": CELL_NAMES[int(about(s))]}
