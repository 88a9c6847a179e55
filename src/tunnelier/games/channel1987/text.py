"""What is said at the table of 1987 Channel Tunnel, in English and in French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import NOT_ASKED, Phrase, Reason

from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.digging import STORAGES
from .score import DUEL, MEDIA, SPEECH_PAIR, nation_of
from .state import Lies
from .tables import (
    CARD_NAMES,
    EXTRA_FINANCE_MONEY,
    LENGTH,
    PLAYING_CARDS,
    PROMOTION_PRICE,
    Ability,
    Action,
    Colour,
    Event,
    Nation,
    Token,
)

NATIONS = {
    Nation.BRITAIN: Phrase("Great Britain", "La Grande-Bretagne"),
    Nation.FRANCE: Phrase("France", "La France"),
}
COLOURS = {
    Colour.BLUE: Phrase("blue", "bleu"),
    Colour.BLACK: Phrase("black", "noir"),
    Colour.ORANGE: Phrase("orange", "orange"),
    Colour.YELLOW: Phrase("yellow", "jaune"),
    Colour.WHITE: Phrase("white", "blanc"),
}
PLURALS = {
    Colour.BLUE: Phrase("blue", "bleus"),
    Colour.BLACK: Phrase("black", "noirs"),
    Colour.ORANGE: Phrase("orange", "orange"),
    Colour.YELLOW: Phrase("yellow", "jaunes"),
    Colour.WHITE: Phrase("white", "blancs"),
}
"""Of discs, and of rubble, which French counts as many."""

ACTION_NAMES = {
    Action.PLAN: Phrase("Plan", "Planification"),
    Action.TUNNEL: Phrase("Tunnel", "Forage"),
    Action.FINANCE: Phrase("Finance", "Financement"),
    Action.TECHNOLOGY: Phrase("Technology", "Technologie"),
    Action.DEVELOP: Phrase("Development", "Développement"),
}
ACTION_EFFECTS = {
    Action.PLAN: Phrase(
        "turn up your next face-down rubble", "révéler votre prochaine tuile cachée"
    ),
    Action.TUNNEL: Phrase(
        "dig your next rubble for 1 disc of its colour, or any 2 if you have none",
        "forer la suivante pour 1 jeton de sa couleur, à défaut 2 autres",
    ),
    Action.FINANCE: Phrase(
        "take a displayed card as money", "prendre une carte exposée comme argent"
    ),
    Action.TECHNOLOGY: Phrase(
        "move a counter; money crosses bars and corrects the course",
        "avancer un marqueur ; payer les barrières et le cap",
    ),
}

CARDS = {
    "new-workers-a": Phrase("New workers (a)", "Nouveaux ouvriers (a)"),
    "new-workers-b": Phrase("New workers (b)", "Nouveaux ouvriers (b)"),
    "exchange-a": Phrase("Exchange (a)", "Échange (a)"),
    "exchange-b": Phrase("Exchange (b)", "Échange (b)"),
    "extra-finance-a": Phrase("Extra finance (a)", "Financement supplémentaire (a)"),
    "extra-finance-b": Phrase("Extra finance (b)", "Financement supplémentaire (b)"),
    "improve-technology-a": Phrase("Improve technology (a)", "Améliorer la technologie (a)"),
    "improve-technology-b": Phrase("Improve technology (b)", "Améliorer la technologie (b)"),
    "control-room-1": Phrase("Control room 1", "Salle de contrôle 1"),
    "control-room-2": Phrase("Control room 2", "Salle de contrôle 2"),
    "control-room-3": Phrase("Control room 3", "Salle de contrôle 3"),
    "control-room-4": Phrase("Control room 4", "Salle de contrôle 4"),
    "control-room-5": Phrase("Control room 5", "Salle de contrôle 5"),
    "new-materials": Phrase("New materials", "Nouveaux matériaux"),
    "heavy-machinery": Phrase("Heavy machinery", "Machinerie lourde"),
    "european-speech": Phrase("European speech", "Allocution européenne"),
    "media-relations": Phrase("Media relations", "Relations avec les médias"),
    "political-duel": Phrase("Political duel", "Duel politique"),
    "topographical-1": Phrase("Topographical analysis 1", "Analyse topographique 1"),
    "topographical-2": Phrase("Topographical analysis 2", "Analyse topographique 2"),
    "topographical-3": Phrase("Topographical analysis 3", "Analyse topographique 3"),
    "topographical-4": Phrase("Topographical analysis 4", "Analyse topographique 4"),
    "topographical-5": Phrase("Topographical analysis 5", "Analyse topographique 5"),
    "belgium": Phrase("Influence: Belgium", "Influence : Belgique"),
    "denmark": Phrase("Influence: Denmark", "Influence : Danemark"),
    "greece": Phrase("Influence: Greece", "Influence : Grèce"),
    "ireland": Phrase("Influence: Ireland", "Influence : Irlande"),
    "luxembourg": Phrase("Influence: Luxembourg", "Influence : Luxembourg"),
    "netherlands": Phrase("Influence: Netherlands", "Influence : Pays-Bas"),
    "portugal": Phrase("Influence: Portugal", "Influence : Portugal"),
    "spain": Phrase("Influence: Spain", "Influence : Espagne"),
    "italy": Phrase("Influence: Italy", "Influence : Italie"),
    "west-germany": Phrase("Influence: West Germany", "Influence : Allemagne de l'Ouest"),
}
ABILITIES = {
    Ability.NEW_WORKERS: Phrase(
        "start of a round: draw 1 disc more", "début de manche : piocher 1 jeton de plus"
    ),
    Ability.EXCHANGE: Phrase(
        "start of a round: swap a disc with your rival",
        "début de manche : échanger un jeton avec l'adversaire",
    ),
    Ability.EXTRA_FINANCE: Phrase(
        f"counts as {EXTRA_FINANCE_MONEY}M in a Technology action",
        f"vaut {EXTRA_FINANCE_MONEY}M dans une action Technologie",
    ),
    Ability.IMPROVE_TECHNOLOGY: Phrase(
        "after a Technology of this turn: one more",
        "après une Technologie de ce tour : une de plus",
    ),
    Ability.CONTROL_ROOM_1: Phrase(
        "after a Plan: take back 1 disc of the stack",
        "après une Planification : reprendre 1 jeton de la pile",
    ),
    Ability.CONTROL_ROOM_2: Phrase(
        "after a Technology: take back 1 disc of the stack",
        "après une Technologie : reprendre 1 jeton de la pile",
    ),
    Ability.CONTROL_ROOM_3: Phrase(
        "after a Plan: another Plan", "après une Planification : une autre"
    ),
    Ability.CONTROL_ROOM_4: Phrase("after a Plan: a Tunnel", "après une Planification : un Forage"),
    Ability.CONTROL_ROOM_5: Phrase(
        "after a Technology: another one", "après une Technologie : une autre"
    ),
    Ability.NEW_MATERIALS: Phrase(
        "after any action: take back 1 disc of the stack",
        "après toute action : reprendre 1 jeton de la pile",
    ),
    Ability.HEAVY_MACHINERY: Phrase(
        "after any action: one of another kind",
        "après toute action : une action d'une autre sorte",
    ),
    Ability.SPEECH: Phrase(
        f"{SPEECH_PAIR} point for each pair of your influence cards",
        f"{SPEECH_PAIR} point par paire de vos cartes Influence",
    ),
    Ability.MEDIA: Phrase(
        f"{MEDIA} points if you have more cards than your rival",
        f"{MEDIA} points si vous avez plus de cartes que l'adversaire",
    ),
    Ability.DUEL: Phrase(
        f"{DUEL} points if you have more influence cards than your rival",
        f"{DUEL} points si vous avez plus de cartes Influence que l'adversaire",
    ),
    Ability.TOPOGRAPHICAL: Phrase(
        "1, 3, 6, 10, 15 points for 1 to 5 colours on such cards",
        "1, 3, 6, 10, 15 points pour 1 à 5 couleurs sur ces cartes",
    ),
    Ability.INFLUENCE: Phrase("counts as an influence card", "compte comme carte Influence"),
}

EVENTS = {
    "training": Phrase("Training", "Formation"),
    "warehouse-inspection": Phrase("Warehouse inspection", "Inspection de l'entrepôt"),
    "check-up": Phrase("Check up", "Contrôle"),
    "repairs": Phrase("Repairs", "Réparations"),
    "supervision": Phrase("Supervision", "Supervision"),
    "promotion": Phrase("Promotion", "Promotion"),
}
EVENT_EFFECTS = {
    Event.TRAINING: Phrase(
        "draw one disc fewer in the next round", "un jeton de moins à la prochaine manche"
    ),
    Event.WAREHOUSE_INSPECTION: Phrase(
        "skip a turn between two of your rival's", "sauter un tour entre deux de l'adversaire"
    ),
    Event.CHECK_UP: Phrase("draw a deviation card at once", "piocher aussitôt une carte Déviation"),
    Event.REPAIRS: Phrase(
        "your next Technology moves no counter",
        "votre prochaine Technologie n'avance aucun marqueur",
    ),
    Event.SUPERVISION: Phrase(
        "your next stack needs 2 discs more than lie there",
        "votre prochaine pile doit dépasser de 2 jetons",
    ),
    Event.PROMOTION: Phrase(
        f"pay {PROMOTION_PRICE}M of money", f"payer {PROMOTION_PRICE}M de votre argent"
    ),
}

DEVIATIONS = {
    "red": Phrase("red", "rouge"),
    "blue": Phrase("blue", "bleue"),
    "green": Phrase("green", "verte"),
    "yellow": Phrase("yellow", "jaune"),
    "grey": Phrase("colourless", "sans couleur"),
}

PROMPTS = {
    Ask.TURN: Phrase(
        "{seat}: place all your discs of one colour and act, or pass.",
        "{seat} : posez tous vos jetons d'une couleur et agissez, ou passez.",
    ),
    Ask.KEEP: Phrase(
        "{seat}: how many {colour} discs do you keep?",
        "{seat} : combien de jetons {colour} gardez-vous ?",
    ),
    Ask.PAY: Phrase(
        "{seat}: pay for the tunnel with two discs.", "{seat} : payez le forage avec deux jetons."
    ),
    Ask.TAKE: Phrase(
        "{seat}: which displayed card becomes money?",
        "{seat} : quelle carte exposée devient de l'argent ?",
    ),
    Ask.ADVANCE: Phrase(
        "{seat}: which technology counter moves?", "{seat} : quel marqueur Technologie avance ?"
    ),
    Ask.COMMIT: Phrase(
        "{seat}: which Extra finance helps at the bar?",
        "{seat} : quel Financement supplémentaire aide à la barrière ?",
    ),
    Ask.PEEK: Phrase(
        "{seat}: look at a face-down rubble token, if you like.",
        "{seat} : regardez une tuile Gravats face cachée, si vous voulez.",
    ),
    Ask.REALIGN: Phrase(
        "{seat}: spend money to correct the deviation?",
        "{seat} : dépenser de l'argent pour corriger la déviation ?",
    ),
    Ask.RUBBLE: Phrase(
        "{seat}: which stored token for {card}?", "{seat} : quelle tuile stockée pour {card} ?"
    ),
    Ask.WINDOW: Phrase("{seat}: follow up with a card?", "{seat} : enchaîner avec une carte ?"),
    Ask.MACHINE: Phrase(
        "{seat}: which action does Heavy machinery give?",
        "{seat} : quelle action donne la Machinerie lourde ?",
    ),
    Ask.WORKERS: Phrase(
        "{seat}: hire New workers before drawing?",
        "{seat} : engager de Nouveaux ouvriers avant de piocher ?",
    ),
    Ask.EXCHANGE: Phrase(
        "{seat}: swap a disc with your rival?", "{seat} : échanger un jeton avec l'adversaire ?"
    ),
    Ask.OFFER: Phrase(
        "{seat}: keep the agenda card {event}?", "{seat} : garder la carte Agenda {event} ?"
    ),
    Ask.PROMOTION: Phrase(
        "{seat}: which money pays for the Promotion?", "{seat} : quel argent paie la Promotion ?"
    ),
    Ask.REVEAL: Phrase(
        "Which rubble token lies {place}?", "Quelle tuile Gravats se trouve {place} ?"
    ),
    Ask.GLIMPSE: Phrase(
        "Which rubble token does {seat} see?", "Quelle tuile Gravats voit {seat} ?"
    ),
    Ask.DISC: Phrase("Which disc does {seat} draw?", "Quel jeton pioche {seat} ?"),
    Ask.DEAL: Phrase("Which card comes into slot {slot}?", "Quelle carte va en place {slot} ?"),
    Ask.DEVIATE: Phrase(
        "Which deviation card does {seat} draw?", "Quelle carte Déviation pioche {seat} ?"
    ),
    Ask.AGENDA_CARD: Phrase(
        "Which agenda card does {seat} draw?", "Quelle carte Agenda pioche {seat} ?"
    ),
}

IN_TUNNEL = Phrase("on space {space} of {seat}", "en {space} côté {seat}")
IN_STORAGE = Phrase("in the storage of {seat}", "au stockage côté {seat}")

REFUSALS = {
    Refusal.NOT_ASKED: Reason("C87-0.2", NOT_ASKED),
    Refusal.NOT_LEFT: Reason(
        "C87-0.6", Phrase("That cannot be drawn any more.", "Cela ne peut plus être pioché.")
    ),
    Refusal.NO_DISCS: Reason(
        "C87-4.2",
        Phrase("You hold no disc of that colour.", "Vous n'avez aucun jeton de cette couleur."),
    ),
    Refusal.STACK_TOO_SMALL: Reason(
        "C87-4.4",
        Phrase(
            "The stack must be larger than the one that lies there.",
            "La pile doit dépasser celle qui s'y trouve.",
        ),
    ),
    Refusal.EMPTY_SLOT: Reason(
        "C87-6.5", Phrase("There is no card there.", "Il n'y a pas de carte à cette place.")
    ),
    Refusal.ALL_UP: Reason(
        "C87-7.2",
        Phrase(
            "All your rubble tokens are face up already.",
            "Toutes vos tuiles Gravats sont déjà face visible.",
        ),
    ),
    Refusal.TOKEN_DOWN: Reason(
        "C87-8.1",
        Phrase(
            "Your nearest rubble token is still face down: plan first.",
            "Votre tuile la plus proche est encore face cachée : planifiez d'abord.",
        ),
    ),
    Refusal.STORAGE_FULL: Reason(
        "C87-8.1", Phrase("Your storage is full.", "Votre zone de stockage est pleine.")
    ),
    Refusal.CANNOT_PAY: Reason(
        "C87-8.3",
        Phrase(
            "You could not pay: one disc of the token's colour, or any two.",
            "Vous ne pourriez pas payer : un jeton de la couleur, ou deux quelconques.",
        ),
    ),
    Refusal.NOTHING_TO_DO: Reason(
        "C87-0.4", Phrase("That would change nothing.", "Cela ne changerait rien.")
    ),
    Refusal.END_OF_TRACK: Reason(
        "C87-11.2",
        Phrase("That counter is on the last space.", "Ce marqueur est au bout de sa piste."),
    ),
    Refusal.BARRIER: Reason(
        "C87-11.5",
        Phrase(
            "You have not enough money for the bar.",
            "Vous n'avez pas assez d'argent pour la barrière.",
        ),
    ),
    Refusal.UNDER_REPAIR: Reason(
        "C87-16.14",
        Phrase(
            "Under Repairs no counter moves.", "Pendant les Réparations aucun marqueur n'avance."
        ),
    ),
    Refusal.NO_RUBBLE: Reason(
        "C87-12.7",
        Phrase(
            "You have no token stored to give for it.",
            "Vous n'avez aucune tuile en stock à donner pour elle.",
        ),
    ),
    Refusal.NOT_YOURS: Reason(
        "C87-13.4",
        Phrase("You have not developed that card.", "Vous n'avez pas développé cette carte."),
    ),
    Refusal.NOT_NOW: Reason(
        "C87-14.2",
        Phrase(
            "That card does not answer the action just completed.",
            "Cette carte ne répond pas à l'action qui vient d'être faite.",
        ),
    ),
    Refusal.SAME_KIND: Reason(
        "C87-14.11",
        Phrase(
            "It must be another kind of action than the last one.",
            "Ce doit être une autre sorte d'action que la dernière.",
        ),
    ),
    Refusal.TOO_MANY_KEPT: Reason(
        "C87-5.4",
        Phrase("You would keep too many discs.", "Vous garderiez trop de jetons."),
    ),
    Refusal.SAME_COLOUR: Reason(
        "C87-3.7",
        Phrase(
            "Two discs of one colour: nothing changes.", "Deux jetons pareils : rien ne change."
        ),
    ),
    Refusal.NOT_FACE_DOWN: Reason(
        "C87-11.12",
        Phrase("There is no face-down token there.", "Il n'y a pas de tuile face cachée là."),
    ),
    Refusal.WASTEFUL: Reason(
        "C87-16.19",
        Phrase(
            "A payment has no card that could be left out.",
            "Un paiement ne contient pas de carte superflue.",
        ),
    ),
    Refusal.SUPERVISED: Reason(
        "C87-16.16",
        Phrase(
            "Under Supervision the stack needs two discs more than lie there.",
            "Sous Supervision, la pile doit dépasser de deux jetons celle qui s'y trouve.",
        ),
    ),
    Refusal.NOTHING_DISPLAYED: Reason(
        "C87-10.1",
        Phrase("There is no displayed card to take.", "Il n'y a pas de carte exposée à y prendre."),
    ),
    Refusal.STORAGE_LOCKED: Reason(
        "C87-8.6",
        Phrase(
            "Your storage is full as long as its third place is locked.",
            "Votre stockage est plein tant que sa troisième place est verrouillée.",
        ),
    ),
    Refusal.IDLE: Reason(
        "C87-11.4",
        Phrase(
            "A Technology action must move a counter or correct the course.",
            "Une action Technologie doit avancer un marqueur ou corriger le cap.",
        ),
    ),
    Refusal.TOKEN_DUE: Reason(
        "C87-12.5",
        Phrase("Place at least one token on the card.", "Placez au moins une tuile sur la carte."),
    ),
    Refusal.DISCARD_DUE: Reason(
        "C87-12.4",
        Phrase("The card asks for a token.", "La carte demande une tuile."),
    ),
    Refusal.NOT_STORED: Reason(
        "C87-12.6",
        Phrase(
            "You have no token of that colour stored.",
            "Vous n'avez aucune tuile de cette couleur en stock.",
        ),
    ),
    Refusal.WORN_OUT: Reason(
        "C87-13.2",
        Phrase("That card is worn out: no token is left.", "Cette carte n'a plus de tuile."),
    ),
    Refusal.USED_BEFORE: Reason(
        "C87-13.3",
        Phrase(
            "That card has been used in this round.", "Cette carte a déjà servi dans cette manche."
        ),
    ),
    Refusal.NOT_SPENDABLE: Reason(
        "C87-11.10",
        Phrase(
            "That is neither money of yours nor your Extra finance.",
            "Ce n'est ni votre argent ni votre Financement supplémentaire.",
        ),
    ),
    Refusal.NOT_MONEY: Reason(
        "C87-16.19",
        Phrase("That is not among your money cards.", "Ce n'est pas une de vos cartes ECU."),
    ),
    Refusal.NO_TECHNOLOGY: Reason(
        "C87-13.9",
        Phrase(
            "There was no Technology action in this turn.",
            "Il n'y a pas eu d'action Technologie dans ce tour.",
        ),
    ),
    Refusal.STACK_USED_UP: Reason(
        "C87-14.8",
        Phrase("No disc is left of your stack.", "Il ne reste aucun jeton de votre pile."),
    ),
    Refusal.AREA_FULL: Reason(
        "C87-14.8",
        Phrase(
            "You hold as many discs as you are allowed.",
            "Vous avez autant de jetons qu'il est permis.",
        ),
    ),
    Refusal.CANNOT_GIVE: Reason(
        "C87-8.3", Phrase("You have not these two discs.", "Vous n'avez pas ces deux jetons.")
    ),
    Refusal.CANNOT_SWAP: Reason(
        "C87-3.7",
        Phrase(
            "One of you has no disc of that colour.",
            "L'un de vous n'a aucun jeton de cette couleur.",
        ),
    ),
    Refusal.CANNOT_KEEP: Reason(
        "C87-5.3",
        Phrase(
            "You have not so many discs of that colour.",
            "Vous n'avez pas autant de jetons de cette couleur.",
        ),
    ),
}

STACK = Phrase("{seat} places {number} {colour}: ", "{seat} pose {number} {colour} : ")
SENTENCES = {
    Kind.PLAN: Phrase("Plan.", "Planification."),
    Kind.TUNNEL: Phrase("Tunnel.", "Forage."),
    Kind.FINANCE: Phrase("Finance.", "Financement."),
    Kind.TECHNOLOGY: Phrase("Technology.", "Technologie."),
    Kind.SECONDARY: Phrase("{action} by {card}.", "{action} par {card}."),
    Kind.DEVELOP: Phrase("develops {card}.", "développe {card}."),
    Kind.PASS: Phrase("{seat} passes.", "{seat} passe."),
    Kind.KEEP: Phrase("{seat} keeps {number} {colour}.", "{seat} garde {number} {colour}."),
    Kind.PAY: Phrase("{seat} pays {discs}.", "{seat} paie {discs}."),
    Kind.TAKE: Phrase("{seat} takes {card} as money.", "{seat} prend {card} comme argent."),
    Kind.ADVANCE: Phrase(
        "{seat} moves the {track} counter to {space}.",
        "{seat} avance le marqueur {track} en {space}.",
    ),
    Kind.STAY: Phrase("{seat} moves no counter.", "{seat} n'avance aucun marqueur."),
    Kind.COMMIT: Phrase("{seat} adds {card}.", "{seat} ajoute {card}."),
    Kind.PEEK: Phrase(
        "{seat} looks at space {space} of {side}.", "{seat} regarde l'emplacement {space} : {side}."
    ),
    Kind.DECLINE: Phrase("{seat} does not look.", "{seat} ne regarde pas."),
    Kind.REALIGN: Phrase(
        "{seat} spends {card}: deviation {level}.", "{seat} dépense {card} : déviation {level}."
    ),
    Kind.ALIGNED: Phrase("{seat} spends no more.", "{seat} ne dépense plus rien."),
    Kind.RUBBLE: Phrase(
        "{seat} gives a {colour} token.", "{seat} donne une tuile de gravats {colour}."
    ),
    Kind.ENOUGH: Phrase("{seat} gives no second token.", "{seat} n'en donne pas de seconde."),
    Kind.USE: Phrase("{seat} uses {card}.", "{seat} utilise {card}."),
    Kind.CLOSE: Phrase("{seat} ends the turn.", "{seat} termine son tour."),
    Kind.MACHINE: Phrase("{seat} chooses {action}.", "{seat} choisit {action}."),
    Kind.BUILD: Phrase("{seat} develops {card}.", "{seat} développe {card}."),
    Kind.HIRE: Phrase("{seat} hires {card}.", "{seat} engage {card}."),
    Kind.DRAW: Phrase("{seat} draws discs.", "{seat} pioche des jetons."),
    Kind.SWAP: Phrase(
        "{seat} swaps {give} for {take} ({card}).", "{seat} échange {give} contre {take} ({card})."
    ),
    Kind.SETTLE: Phrase("{seat} swaps nothing more.", "{seat} n'échange plus rien."),
    Kind.ACCEPT: Phrase("{seat} keeps {event}.", "{seat} garde {event}."),
    Kind.DECLINE_CARD: Phrase("{seat} discards {event}.", "{seat} défausse {event}."),
    Kind.CONTRIBUTE: Phrase("{seat} pays with {card}.", "{seat} paie avec {card}."),
    Kind.REVEAL: Phrase("{token} rubble {place}.", "Gravats {token} {place}."),
    Kind.GLIMPSE: Phrase("{seat} sees {token} rubble.", "{seat} voit des gravats {token}."),
    Kind.DISC: Phrase("{seat} draws {colour}.", "{seat} pioche {colour}."),
    Kind.DEAL: Phrase("{card} comes into slot {slot}.", "{card} arrive en place {slot}."),
    Kind.DEVIATE: Phrase(
        "{seat} draws a {colour} deviation card: {level}.",
        "{seat} pioche une carte Déviation {colour} : {level}.",
    ),
    Kind.EVENT: Phrase("{seat} draws {event}.", "{seat} pioche {event}."),
}
SCORE_SHEET = {
    "cards": Phrase("cards", "cartes"),
    "blue": Phrase("blue cards", "cartes bleues"),
    "agenda": Phrase("agenda", "Agenda"),
    "technology": Phrase("technology", "technologie"),
    "deviation": Phrase("deviation", "déviation"),
    "centre": Phrase("centre", "centre"),
    "total": Phrase("total", "total"),
}
"""How the points came about: a line a side."""

GLIMPSED = Phrase("{seat} looks at a rubble token.", "{seat} regarde une tuile Gravats.")
WITH_SYMBOL = Phrase("{colour} (agenda)", "{colour} (Agenda)")
TRACK_NAMES = {"upper": Phrase("upper", "supérieur"), "lower": Phrase("lower", "inférieur")}
CENTRE = Phrase("{seat} reaches the centre: {scores}.", "{seat} atteint le centre : {scores}.")
LOST = Phrase(
    "{seat} goes off the deviation track and loses.",
    "{seat} sort de la piste de déviation et perd.",
)
GUARD = Phrase("A hundred rounds are over: {scores}.", "Cent manches sont jouées : {scores}.")
FACE_DOWN = Phrase("{card} is turned face down.", "{card} est retournée face cachée.")
DONE_EVENT = Phrase("{event} is done.", "{event} est accomplie.")


def seat_name(s: Any, seat: int) -> Phrase:
    """The nation a seat plays."""
    return NATIONS[Nation(int(nation_of(s, seat)))]


def discs_of(colour: Colour, number: int) -> Phrase:
    """The colour of so many discs; French says none in the singular."""
    return PLURALS[colour] if number > 1 else COLOURS[colour]


def token_name(token: int, lang: str, colours: Mapping[Colour, Phrase] = COLOURS) -> str:
    """A rubble token in words."""
    colour = colours[Colour((token - 1) // 2)]
    return WITH_SYMBOL.say(lang, colour=colour) if token % 2 == 0 else colour.say(lang)


def place_name(s: Any, place: int, lang: str) -> str:
    """Where a token lies."""
    if place >= STORAGES:
        return IN_STORAGE.say(lang, seat=seat_name(s, place - STORAGES))
    space = place % LENGTH + 1
    return IN_TUNNEL.say(lang, space=space, seat=seat_name(s, place // LENGTH))


def displayed(s: Any, slot: int) -> Phrase:
    """The card in a slot."""
    return CARDS[CARD_NAMES[int(s.display[slot]) - 1]]


def pending_name(s: Any, seat: int) -> Phrase:
    """The agenda card a player has pending."""
    return EVENTS[word_of(Event(int(s.players[seat].pending)))]


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.KEEP:
            words["colour"] = PLURALS[Colour(topic)]
        case Ask.RUBBLE:
            words["card"] = displayed(s, topic)
        case Ask.OFFER:
            words["event"] = pending_name(s, seat)
        case Ask.REVEAL:
            words["place"] = place_name(s, topic, lang)
        case Ask.DEAL:
            words["slot"] = topic + 1
        case Ask.GLIMPSE | Ask.DISC | Ask.DEVIATE | Ask.AGENDA_CARD:
            words["seat"] = seat_name(s, topic)
    return PROMPTS[asked].say(lang, **words)


def say(before: Any, action: int, after: Any, viewer: int, lang: str) -> str:
    """What happened, as far as the viewer saw it."""
    kind, topic, seat = ACTIONS.kind(action), int(about(before)), int(to_move(before))
    if kind in (Kind.GLIMPSE, Kind.DISC, Kind.DEVIATE, Kind.EVENT):
        seat = topic
    if kind == Kind.GLIMPSE and viewer != seat:
        return GLIMPSED.say(lang, seat=seat_name(before, seat))
    words = _words(before, action, after, seat, topic, lang)
    sentence = SENTENCES[kind].say(lang, **words)
    if kind <= Kind.DEVELOP:
        sentence = STACK.say(lang, **words) + sentence
    sentence = sentence[0].upper() + sentence[1:]
    return " ".join([sentence, *_consequences(before, after, lang)])


def _words(
    before: Any, action: int, after: Any, seat: int, topic: int, lang: str
) -> dict[str, Any]:
    """What a sentence may name, in the reader's language."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = seat_name(before, seat)
        words["level"] = -int(after.players[seat].deviation)
    for name in ("colour", "give", "take"):
        if name in said:
            words[name] = COLOURS[Colour[said[name].upper()]]
    if kind <= Kind.DEVELOP:
        colour = Colour[said["discs"].upper()]
        words["number"] = int(before.players[seat].area[colour])
        words["colour"] = discs_of(colour, words["number"])
    if kind == Kind.PAY:
        pair = [COLOURS[Colour[name.upper()]].say(lang) for name in said["discs"].split("-")]
        words["discs"] = " + ".join(pair)
    if kind == Kind.KEEP:
        words["colour"] = discs_of(Colour(topic), int(said["number"]))
    if kind == Kind.RUBBLE:
        words["colour"] = PLURALS[Colour[said["colour"].upper()]]
    if "slot" in said:
        words["card"] = displayed(before, int(said["slot"]) - 1)
    if kind == Kind.SECONDARY:
        card = int(before.display[int(said["slot"]) - 1]) - 1
        words["action"] = ACTION_NAMES[Action(int(PLAYING_CARDS[card].does))]
    if kind == Kind.MACHINE:
        words["action"] = ACTION_NAMES[Action[said["action"].upper()]]
    if kind == Kind.ADVANCE:
        track = ("upper", "lower").index(said["track"])
        words["track"] = TRACK_NAMES[said["track"]]
        words["space"] = int(before.players[seat].tracks[track]) + 1
    if kind == Kind.PEEK:
        words["side"] = NATIONS[Nation[said["nation"].upper()]]
    if kind in (Kind.REVEAL, Kind.GLIMPSE):
        token = Token[said["token"].upper().replace("-", "_")]
        words["token"] = token_name(token, lang, PLURALS)
        words["place"] = place_name(before, topic, lang) if kind == Kind.REVEAL else ""
    if kind == Kind.DEAL:
        words["slot"] = topic + 1
    if kind == Kind.DEVIATE:
        words["colour"] = DEVIATIONS[said["card"].split("-")[0]]
    elif kind == Kind.EVENT:
        words["event"] = EVENTS[said["card"]]
    elif "card" in said:
        words["card"] = CARDS[said["card"]]
    if kind in (Kind.ACCEPT, Kind.DECLINE_CARD):
        words["event"] = pending_name(before, seat)
    return words


def _consequences(before: Any, after: Any, lang: str) -> list[str]:
    """Cards turned face down, agenda cards done, the end of the game."""
    said = []
    for card, name in enumerate(CARD_NAMES):
        worn = before.cards[card].tokens.any() and not after.cards[card].tokens.any()
        if worn and after.cards[card].lies == Lies.DEVELOPED:
            said.append(FACE_DOWN.say(lang, card=CARDS[name]))
    for seat in range(int(after.seats)):
        new = after.players[seat].completed & ~before.players[seat].completed
        said += [
            DONE_EVENT.say(lang, event=EVENTS[Event(event).name.lower().replace("_", "-")])
            for event in range(1, len(Event))
            if new[event]
        ]
    if after.over:
        said.append(_ending(after, lang))
    return said


def _ending(s: Any, lang: str) -> str:
    if s.loser >= 0:
        return LOST.say(lang, seat=seat_name(s, int(s.loser)))
    scores = ", ".join(
        f"{seat_name(s, seat).say(lang)} {int(s.players[seat].score)}" for seat in range(2)
    )
    if s.finisher < 0:
        return GUARD.say(lang, scores=scores)
    return CENTRE.say(lang, seat=seat_name(s, int(s.finisher)), scores=scores)


# --- what the balance lab counts

DEEDS = {
    "developed": Phrase("Cards developed", "Cartes développées"),
    "used": Phrase("Developed cards used", "Cartes développées utilisées"),
    "secondary": Phrase("Cards used for their secondary action", "Actions secondaires des cartes"),
    "money": Phrase("Cards taken as money", "Cartes prises comme argent"),
    "agenda": Phrase("Agenda cards kept", "Cartes Agenda gardées"),
}
BY_SLOT = {
    Kind.DEVELOP: "developed",
    Kind.BUILD: "developed",
    Kind.SECONDARY: "secondary",
    Kind.TAKE: "money",
}


def deeds(s: Any, action: int) -> list[tuple[str, str]]:
    """What a move takes or uses: groups of `DEEDS`, and the word of the thing."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    if kind in BY_SLOT:
        return [(BY_SLOT[kind], CARD_NAMES[int(s.display[int(said["slot"]) - 1]) - 1])]
    if kind in (Kind.USE, Kind.HIRE, Kind.SWAP, Kind.COMMIT):
        return [("used", said["card"])]
    if kind == Kind.ACCEPT:
        return [("agenda", word_of(Event(int(s.players[int(to_move(s))].pending))))]
    return []


def deed_name(group: str, word: str, lang: str) -> str:
    """The thing, in the reader's language."""
    return (EVENTS if group == "agenda" else CARDS)[word].say(lang)
