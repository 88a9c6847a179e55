"""What is said at the table of 1987 Channel Tunnel, in English and in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import NOT_ASKED, Phrase, Reason
from tunnelier.core.news import Counted

from .news import PLACES, SPACES, STACK, News
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.digging import STORAGES
from .score import DUEL, MEDIA, SPEECH_PAIR, nation_of
from .state import Lies
from .tables import (
    CARD_NAMES,
    DEVIATION_CARDS,
    DEVIATION_COLOURS,
    DEVIATION_NAMES,
    EXTRA_FINANCE_MONEY,
    LENGTH,
    PLAYING_CARDS,
    PROMOTION_PRICE,
    Ability,
    Action,
    Colour,
    Event,
    Nation,
    Needs,
    Token,
    Track,
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

LOST = Phrase(
    "{seat} goes off the deviation track and loses.",
    "{seat} sort de la piste de déviation et perd.",
)
SENTENCES = {
    Kind.PLAN: Phrase("{seat} places {discs}: Plan.", "{seat} pose {discs} : Planification."),
    Kind.TUNNEL: Phrase("{seat} places {discs}: Tunnel.", "{seat} pose {discs} : Forage."),
    Kind.FINANCE: Phrase("{seat} places {discs}: Finance.", "{seat} pose {discs} : Financement."),
    Kind.TECHNOLOGY: Phrase(
        "{seat} places {discs}: Technology.", "{seat} pose {discs} : Technologie."
    ),
    Kind.SECONDARY: Phrase(
        "{seat} places {discs}: {action} by {card}.", "{seat} pose {discs} : {action} par {card}."
    ),
    Kind.DEVELOP: Phrase(
        "{seat} places {discs}: Development ({card}).",
        "{seat} pose {discs} : Développement ({card}).",
    ),
    Kind.PASS: Phrase("{seat} passes.", "{seat} passe."),
    Kind.KEEP: Phrase("{seat} keeps {discs}.", "{seat} garde {discs}."),
    Kind.PAY: Phrase("{seat} pays {discs}.", "{seat} paie {discs}."),
    Kind.TAKE: Phrase("{seat} takes {card} as money.", "{seat} prend {card} comme argent."),
    Kind.ADVANCE: Phrase(
        "{seat} moves the {track} counter to {space}.",
        "{seat} avance le marqueur {track} en {space}.",
    ),
    Kind.STAY: Phrase("{seat} moves no counter.", "{seat} n'avance aucun marqueur."),
    Kind.COMMIT: Phrase("{seat} adds {card}.", "{seat} ajoute {card}."),
    Kind.PEEK: Phrase(
        "{seat} looks at the token on {place}.", "{seat} regarde la tuile de {place}."
    ),
    Kind.DECLINE: Phrase("{seat} does not look.", "{seat} ne regarde pas."),
    Kind.REALIGN: Phrase(
        "{seat} spends {card} ({millions}) to correct the deviation.",
        "{seat} dépense {card} ({millions}) pour corriger la déviation.",
    ),
    Kind.ALIGNED: Phrase("{seat} spends no more.", "{seat} ne dépense plus rien."),
    Kind.RUBBLE: Phrase("{seat} gives {colour}.", "{seat} donne des {colour}."),
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
    Kind.CONTRIBUTE: Phrase(
        "{seat} pays with {card} ({millions}).", "{seat} paie avec {card} ({millions})."
    ),
    Kind.REVEAL: Phrase("There is {token} {place}.", "Il y a des {token} {place}."),
    Kind.GLIMPSE: Phrase("{seat} sees {token}.", "{seat} voit des {token}."),
    Kind.DISC: Phrase("{seat} draws {colour}.", "{seat} pioche {colour}."),
    Kind.DEAL: Phrase("{card} comes into slot {slot}.", "{card} arrive en place {slot}."),
    Kind.DEVIATE: Phrase(
        "{seat} draws a deviation card: {card}.", "{seat} pioche une carte Déviation : {card}."
    ),
    Kind.EVENT: Phrase("{seat} draws {card}.", "{seat} pioche {card}."),
}
GLIMPSED = Phrase("{seat} looks at a rubble token.", "{seat} regarde une tuile Gravats.")
"""Of a token that another seat looks at."""

NEWS = {
    News.LAID: Phrase(
        "{seat} has {token} face up on space {tunnel}.",
        "{seat} a des {token} face visible à l'emplacement {tunnel}.",
    ),
    News.STORED: Phrase(
        "{seat} starts with {token} in storage.", "{seat} commence avec des {token} en stock."
    ),
    News.DISPLAYED: Phrase("{card} is laid on slot {slot}.", "{card} est posée en place {slot}."),
    News.ROUND_BEGAN: Phrase(
        "{seat}, holding the first player card, opens round {round}.",
        "{seat}, avec la carte Premier joueur, ouvre la manche {round}.",
    ),
    News.DRAWS: Phrase(
        "{seat} has to draw {number} from the bag; {allowed} are allowed.",
        "{seat} doit piocher {number} dans le sac ; {allowed} sont autorisés.",
    ),
    News.DRAWS_NOTHING: Phrase("{seat} draws no discs.", "{seat} ne pioche aucun jeton."),
    News.DREW: Phrase("{seat} draws {discs}.", "{seat} pioche {discs}."),
    News.FOUND_TOO_FEW: Phrase(
        "{seat} lacks {missing}, but the bag holds only {left}.",
        "{seat} : {missing} à piocher, mais il ne reste au sac que {left}.",
    ),
    News.CALLED_WORKERS: Phrase(
        "{seat} may have {allowed} discs this round, thanks to New workers.",
        "{seat} a droit à {allowed} jetons cette manche, grâce à Nouveaux ouvriers.",
    ),
    News.TURNED_TO_THE_BAG: Phrase("{seat} turns to the bag.", "{seat} se tourne vers le sac."),
    News.SWAPPED: Phrase(
        "{seat} swaps {give} for {take} of the rival's.",
        "{seat} échange {give} contre {take} de l'adversaire.",
    ),
    News.CLOSED_EXCHANGE: Phrase(
        "{seat} closes its Exchange step.", "{seat} clôt son étape d'échange."
    ),
    News.TURN_BEGAN: Phrase("It is {seat}'s turn.", "{seat} commence son tour."),
    News.PLACED: Phrase("{seat} places {discs} on {space}.", "{seat} pose {discs} sur {space}."),
    News.TOOK_STACK: Phrase(
        "{seat} takes {discs} from {space}.", "{seat} récupère {discs} sur {space}."
    ),
    News.ACTED: Phrase("{seat} takes the action {action}.", "{seat} effectue l'action {action}."),
    News.PASSED: Phrase("{seat} passes.", "{seat} passe."),
    News.TOOK_FIRST_PLAYER: Phrase(
        "{seat}, the first to pass, takes the first player card.",
        "{seat}, première à passer, prend la carte Premier joueur.",
    ),
    News.STAYED_FIRST_PLAYER: Phrase(
        "{seat}, the first to pass, keeps the first player card.",
        "{seat}, première à passer, garde la carte Premier joueur.",
    ),
    News.KEPT: Phrase(
        "{seat} keeps {discs} for the next round.",
        "{seat} conserve {discs} pour la manche suivante.",
    ),
    News.RETURNED: Phrase(
        "{seat} returns {discs} to the bag.", "{seat} remet {discs} dans le sac."
    ),
    News.HAD_NO_TURN: Phrase(
        "{seat} has passed and takes no turn.", "{seat} a passé et ne joue pas."
    ),
    News.ROUND_OVER: Phrase(
        "Both have passed: round {round} is over.",
        "Les deux camps ont passé : la manche {round} est finie.",
    ),
    News.CLEARED: Phrase(
        "Back to the bag from {space}: {discs}.", "Retour au sac depuis {space} : {discs}."
    ),
    News.STOPPED: Phrase(
        "After {round} rounds the game is scored as it stands.",
        "Après {round} manches, la partie est comptée telle quelle.",
    ),
    News.DRAWN_GAME: Phrase(
        "The points are equal: the game is drawn.", "Les points sont égaux : partie nulle."
    ),
    News.DEALT: Phrase(
        "{card} comes from the deck into slot {slot}.",
        "{card} arrive de la pioche en place {slot}.",
    ),
    News.DISCARDED: Phrase(
        "{card} is discarded after its secondary action.",
        "{card} est défaussée après son action secondaire.",
    ),
    News.SHUFFLED_CARDS: Phrase(
        "The deck is empty and made anew from the discard pile: {cards}.",
        "La pioche est épuisée et refaite avec la défausse : {cards}.",
    ),
    News.STAYED_EMPTY: Phrase(
        "Slot {slot} stays empty: no card is left in deck and discard pile.",
        "La place {slot} reste vide : ni la pioche ni la défausse n'ont de carte.",
    ),
    News.TURNED_UP: Phrase(
        "{seat} turns up {token} on space {tunnel}.",
        "{seat} révèle des {token} à l'emplacement {tunnel}.",
    ),
    News.PAID: Phrase(
        "{seat} pays for the tunnel: {discs}, into the bag.",
        "{seat} paie le forage : {discs}, dans le sac.",
    ),
    News.PAID_OTHERS: Phrase(
        "{seat}, without a disc of the rubble's colour, pays for the tunnel: {pair}, into the bag.",
        "{seat}, sans jeton de la couleur des gravats, paie le forage : {pair}, dans le sac.",
    ),
    News.DUG: Phrase(
        "{seat} digs {token} and stores it; the TBM advances to space {tunnel}.",
        "{seat} fore des {token} et les stocke ; le tunnelier avance à l'emplacement {tunnel}.",
    ),
    News.MUST_CHECK: Phrase(
        "{seat} has to draw {deviations}.", "{seat} doit piocher {deviations}."
    ),
    News.FLOODED: Phrase(
        "{seat} has water in the tunnel and has to draw {deviations}.",
        "{seat} a de l'eau dans le tunnel et doit piocher {deviations}.",
    ),
    News.STAYED_DRY: Phrase(
        "{seat} is safe from water and draws no deviation card.",
        "{seat} ne craint pas l'eau et ne pioche pas de carte Déviation.",
    ),
    News.DREW_DEVIATION: Phrase(
        "{seat} draws a deviation card: {deviation}.",
        "{seat} pioche une carte Déviation : {deviation}.",
    ),
    News.WENT_ASTRAY: Phrase(
        "{seat} goes off course by {levels}, to {level}.", "{seat} dévie de {levels}, à {level}."
    ),
    News.SHUFFLED_DEVIATIONS: Phrase(
        "A {hue} deviation card was out already: all of them are shuffled into a new deck.",
        "Une carte Déviation {hue} était déjà sortie : toutes sont remélangées.",
    ),
    News.TOOK_MONEY: Phrase(
        "{seat} takes {card} as money ({millions}), {worth} in all.",
        "{seat} prend {card} comme argent ({millions}), {worth} en tout.",
    ),
    News.SPENT: Phrase(
        "{seat} spends {card} ({millions}), which is discarded.",
        "{seat} dépense {card} ({millions}), qui est défaussée.",
    ),
    News.GOT_NO_CHANGE: Phrase(
        "{seat} gets no change: {millions} lost.", "{seat} perd {millions} : on ne rend rien."
    ),
    News.ADVANCED: Phrase(
        "{seat} moves the {track} technology counter to space {reached}.",
        "{seat} avance le marqueur Technologie {track} à l'emplacement {reached}.",
    ),
    News.MOVED_NO_COUNTER: Phrase(
        "{seat} moves no technology counter.", "{seat} n'avance aucun marqueur Technologie."
    ),
    News.CROSSED: Phrase(
        "{seat} crosses a bar of {price} with all its money: {paid}.",
        "{seat} franchit une barrière de {price} avec tout son argent : {paid}.",
    ),
    News.CORRECTED_BY_SURPLUS: Phrase(
        "{seat} corrects its deviation by {levels} with the surplus, to {level}.",
        "{seat} corrige sa déviation de {levels} avec l'excédent, à {level}.",
    ),
    News.CORRECTED: Phrase(
        "{seat} corrects its deviation by {levels}, to {level}.",
        "{seat} corrige sa déviation de {levels}, à {level}.",
    ),
    News.LEFT_DEVIATION: Phrase(
        "{seat} leaves its deviation at {level}.", "{seat} laisse sa déviation à {level}."
    ),
    News.GAINED_A_DISC: Phrase(
        "{seat} gains an extra disc: {allowed} are allowed from the next draw on.",
        "{seat} gagne un jeton supplémentaire : {allowed} sont autorisés dès la prochaine pioche.",
    ),
    News.MAY_PEEK: Phrase(
        "{seat} may look at a face-down rubble token.",
        "{seat} peut regarder une tuile Gravats face cachée.",
    ),
    News.KNOWS_ALL: Phrase(
        "{seat} might look at a face-down rubble token, but there is none it does not know.",
        "{seat} pourrait regarder une tuile Gravats face cachée, mais il n'y en a pas d'inconnue.",
    ),
    News.PEEKED: Phrase(
        "{seat} looks at the token on {place}.", "{seat} regarde la tuile de {place}."
    ),
    News.SAW: Phrase(
        "{seat} sees {token} on {place} and leaves it face down.",
        "{seat} voit à {place} des {token} et laisse la tuile face cachée.",
    ),
    News.DID_NOT_PEEK: Phrase("{seat} looks at no token.", "{seat} ne regarde aucune tuile."),
    News.GAINED_STORAGE: Phrase(
        "{seat} may use its third storage space from now on.",
        "{seat} peut désormais utiliser sa troisième case de stockage.",
    ),
    News.ACTED_BY_CARD: Phrase(
        "{seat} takes the secondary action {action} of {card}.",
        "{seat} effectue l'action secondaire {action} par {card}.",
    ),
    News.DEVELOPED: Phrase("{seat} develops {card}.", "{seat} développe {card}."),
    News.OWES_RUBBLE: Phrase(
        "{seat} is about to develop {card} for {needs}.",
        "{seat} va développer {card} contre {needs}.",
    ),
    News.GAVE_UP: Phrase(
        "{seat} discards {rubble} from storage for {card}, out of the game.",
        "{seat} défausse des {rubble} de son stock pour {card} ; ils quittent le jeu.",
    ),
    News.PUT_ON_CARD: Phrase(
        "{seat} places {rubble} from storage on {card}.",
        "{seat} place des {rubble} de son stock sur {card}.",
    ),
    News.PUT_NO_MORE: Phrase(
        "{seat} places no second token on {card}.",
        "{seat} ne place pas de seconde tuile sur {card}.",
    ),
    News.USED: Phrase("{seat} uses {card}.", "{seat} utilise {card}."),
    News.TOKEN_LEFT: Phrase(
        "{card} loses {rubble}, out of the game.", "{card} perd des {rubble}, qui quittent le jeu."
    ),
    News.TURNED_DOWN: Phrase(
        "{card} has no token left and is turned face down.",
        "{card} n'a plus de tuile et est retournée face cachée.",
    ),
    News.MAY_USE_AGAIN: Phrase(
        "{seat} may use {card} again.", "{seat} peut de nouveau utiliser {card}."
    ),
    News.COUNTED_AS_MONEY: Phrase(
        "{seat} counts {card} as {millions}.", "{seat} compte {card} pour {millions}."
    ),
    News.IMPROVED_TECHNOLOGY: Phrase(
        "{seat} takes one more Technology action.",
        "{seat} effectue une action Technologie de plus.",
    ),
    News.ENDED_TURN: Phrase("{seat} ends the turn.", "{seat} termine son tour."),
    News.RECOVERED: Phrase(
        "{seat} recovers {discs} from {space}.", "{seat} reprend {discs} sur {space}."
    ),
    News.CHAINED: Phrase(
        "{seat} takes a chained action: {action}.", "{seat} effectue en chaîne : {action}."
    ),
    News.CHOSE_BY_MACHINE: Phrase(
        "{seat} chooses an action by Heavy machinery: {action}.",
        "{seat} choisit une action par Machinerie lourde : {action}.",
    ),
    News.SPOKE: Phrase(
        "{seat} scores {points} for pairs of influence cards, by European speech.",
        "{seat} marque {points} pour ses paires de cartes Influence, par Allocution européenne.",
    ),
    News.WON_DUEL: Phrase(
        "{seat} scores {points} for more influence cards than the rival, by Political duel.",
        "{seat} marque {points} pour plus de cartes Influence que l'adversaire, "
        "par Duel politique.",
    ),
    News.PLEASED_MEDIA: Phrase(
        "{seat} scores {points} for more cards than the rival, by Media relations.",
        "{seat} marque {points} pour plus de cartes que l'adversaire, "
        "par Relations avec les médias.",
    ),
    News.ANALYSED: Phrase(
        "{seat} scores {points} for {colours} on Topographical analysis.",
        "{seat} marque {points} pour {colours} sur Analyse topographique.",
    ),
    News.MUST_DRAW_EVENT: Phrase(
        "{seat} has turned up the agenda symbol and has to draw an agenda card.",
        "{seat} a révélé le symbole Agenda et doit piocher une carte Agenda.",
    ),
    News.DREW_EVENT: Phrase(
        "{seat} draws the agenda card {event}.", "{seat} pioche la carte Agenda {event}."
    ),
    News.KEPT_EVENT: Phrase(
        "{seat} keeps the agenda card {event}.", "{seat} garde la carte Agenda {event}."
    ),
    News.WASTED_SYMBOL: Phrase(
        "{seat} draws no agenda card: {event} is still pending.",
        "{seat} ne pioche pas de carte Agenda : {event} est encore en attente.",
    ),
    News.DISCARDED_EVENT: Phrase(
        "{seat} discards the agenda card {event}, out of the game.",
        "{seat} défausse la carte Agenda {event}, hors du jeu.",
    ),
    News.COMPLETED: Phrase(
        "{seat} has completed {event}, which goes face down to its cards.",
        "{seat} a accompli {event}, qui rejoint ses cartes face cachée.",
    ),
    News.SCORED_EVENT: Phrase(
        "{seat} scores {points} for the agenda card {event}, completed.",
        "{seat} marque {points} pour la carte Agenda {event}, accomplie.",
    ),
    News.MISSED_EVENT: Phrase(
        "{seat} loses {points} for the agenda card {event}, still pending.",
        "{seat} perd {points} pour la carte Agenda {event}, encore en attente.",
    ),
    News.TRAINED: Phrase(
        "{seat} draws 1 disc fewer because of Training.",
        "{seat} pioche 1 jeton de moins à cause de Formation.",
    ),
    News.WAS_INSPECTED: Phrase(
        "{seat} skips its turn because of Warehouse inspection.",
        "{seat} saute son tour à cause d'Inspection de l'entrepôt.",
    ),
    News.MUST_CHECK_UP: Phrase(
        "{seat} has to draw a deviation card for Check up.",
        "{seat} doit piocher une carte Déviation pour Contrôle.",
    ),
    News.UNDER_REPAIR: Phrase(
        "{seat} moves no technology counter because of Repairs.",
        "{seat} n'avance aucun marqueur Technologie à cause de Réparations.",
    ),
    News.WAS_SUPERVISED: Phrase(
        "{seat} has placed at least 2 discs more than lay there, for Supervision.",
        "{seat} a posé au moins 2 jetons de plus qu'il n'y en avait, pour Supervision.",
    ),
    News.MUST_PAY_PROMOTION: Phrase(
        "{seat} has to pay {millions} for Promotion.",
        "{seat} doit payer {millions} pour Promotion.",
    ),
    News.REACHED_CENTRE: Phrase(
        "{seat} reaches the centre with its TBM, which ends the game.",
        "{seat} atteint le centre avec son tunnelier, ce qui met fin à la partie.",
    ),
    News.WENT_OFF_TRACK: LOST,
    News.WON_UNSCORED: Phrase(
        "{seat} wins; nothing is scored.", "{seat} gagne ; rien n'est compté."
    ),
    News.SCORED_CARDS: Phrase(
        "{seat} scores {points} printed on its cards.",
        "{seat} marque {points} d'après ses cartes.",
    ),
    News.SCORED_TECHNOLOGY: Phrase(
        "{seat} scores {points} for the {track} technology counter.",
        "{seat} marque {points} pour le marqueur Technologie {track}.",
    ),
    News.LOST_BY_DEVIATION: Phrase(
        "{seat} loses {points} for its deviation.", "{seat} perd {points} pour sa déviation."
    ),
    News.SCORED_CENTRE: Phrase(
        "{seat} scores {points} for reaching the centre; tokens left on the other side: {tokens}.",
        "{seat} marque {points} pour avoir atteint le centre ; tuiles restant en face : {tokens}.",
    ),
    News.TOTALLED: Phrase("{seat} has {points} in all.", "{seat} a {points} en tout."),
    News.WON: Phrase("{seat} wins with the most points.", "{seat} gagne, avec le plus de points."),
    News.WON_AT_CENTRE: Phrase(
        "{seat} wins: the points are equal, and it reached the centre.",
        "{seat} gagne : les points sont égaux, et c'est elle qui a atteint le centre.",
    ),
}
UNHEARD = {
    News.SAW: Phrase(
        "{seat} has seen the token on {place} and leaves it face down.",
        "{seat} a vu la tuile de {place} et la laisse face cachée.",
    ),
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

TRACK_NAMES = {"upper": Phrase("upper", "supérieur"), "lower": Phrase("lower", "inférieur")}
SPACE_NAMES = {
    "plan-tunnel": Phrase("Plan/Tunnel", "Planification/Forage"),
    "finance-technology": Phrase("Finance/Technology", "Financement/Technologie"),
    "slot-1": Phrase("slot 1", "la place 1"),
    "slot-2": Phrase("slot 2", "la place 2"),
    "slot-3": Phrase("slot 3", "la place 3"),
}
SIDES = {
    Nation.BRITAIN: Phrase(
        "space {space} of the British side", "l'emplacement {space} du côté britannique"
    ),
    Nation.FRANCE: Phrase(
        "space {space} of the French side", "l'emplacement {space} du côté français"
    ),
}
DEVELOPMENT_COSTS = {
    Needs.NONE: Phrase("nothing", "rien"),
    Needs.DISCARD_1: Phrase("1 stored token, to be discarded", "1 tuile stockée, à défausser"),
    Needs.PLACE_1: Phrase("1 stored token, to be placed on it", "1 tuile stockée, à y placer"),
    Needs.PLACE_1_OR_2: Phrase(
        "1 or 2 stored tokens, to be placed on it", "1 ou 2 tuiles stockées, à y placer"
    ),
}
WITH_SYMBOL = Phrase("{colour} (agenda)", "{colour} (Agenda)")
RUBBLE = Phrase("{colour} rubble", "gravats {colour}")
RUBBLE_WITH_SYMBOL = Phrase(
    "{colour} rubble with the agenda symbol", "gravats {colour} à symbole Agenda"
)
TWO_DISCS = Phrase("{one} and {other}", "{one} et {other}")
DEVIATION = Phrase("{colour}, {level}", "{colour}, {level}")
MILLIONS = Phrase("{millions}M", "{millions}M")


def seat_name(s: Any, seat: int) -> Phrase:
    """The nation a seat plays."""
    return NATIONS[Nation(int(nation_of(s, seat)))]


# --- things by number


def discs_of(colour: Colour, number: int) -> Phrase:
    """So many discs of a colour."""
    one, many = COLOURS[colour], PLURALS[colour]
    return counted(
        Phrase(f"{{number}} {one.en} disc", f"{{number}} jeton {one.fr}"),
        Phrase(f"{{number}} {many.en} discs", f"{{number}} jetons {many.fr}"),
    )(number)


def stack_of(stack: int) -> Phrase:
    """Discs as news has them."""
    return discs_of(Colour(stack // STACK), stack % STACK)


def pair_of(one: Colour, other: Colour) -> Phrase:
    """Two discs."""
    if one == other:
        return discs_of(one, 2)
    return TWO_DISCS.filled(one=discs_of(one, 1), other=discs_of(other, 1))


def token_name(token: int, lang: str) -> str:
    """A rubble token in words, on the board."""
    colour = COLOURS[Colour((token - 1) // 2)]
    return WITH_SYMBOL.say(lang, colour=colour) if token % 2 == 0 else colour.say(lang)


def token_of(token: int) -> Phrase:
    """A rubble token in a sentence: every second kind carries the agenda symbol."""
    phrase = RUBBLE_WITH_SYMBOL if token % 2 == 0 else RUBBLE
    return phrase.filled(colour=PLURALS[Colour((token - 1) // 2)])


def rubble_of(colour: int) -> Phrase:
    """A rubble token by its colour alone."""
    return RUBBLE.filled(colour=PLURALS[Colour(colour)])


def card_of(card: int) -> Phrase:
    """A playing card."""
    return CARDS[CARD_NAMES[card]]


def deviation_of(card: int) -> Phrase:
    """A deviation card: its colour, and what it costs."""
    level = signed(-int(DEVIATION_CARDS[card].levels))
    return DEVIATION.filled(colour=hue_of(card), level=level)


def hue_of(card: int) -> Phrase:
    """The colour of a deviation card."""
    return DEVIATIONS[DEVIATION_COLOURS[int(DEVIATION_CARDS[card].colour)]]


def place_of(place: int) -> Phrase:
    """A space of the tunnel, on either side."""
    return SIDES[Nation(place // LENGTH)].filled(space=place % LENGTH + 1)


def millions(number: int) -> Phrase:
    """Money."""
    return MILLIONS.filled(millions=number)


def signed(number: int) -> str:
    """A number, with a true minus sign."""
    return str(number).replace("-", "−")


def counted(one: Phrase, many: Phrase) -> Callable[[int], Phrase]:
    """Numbers of a thing: French says none in the singular, English in the plural."""

    def so_many(number: int) -> Phrase:
        english = one if abs(number) == 1 else many
        french = one if abs(number) < 2 else many
        return Phrase(english.en, french.fr).filled(number=signed(number))

    return so_many


discs = counted(
    Phrase("{number} disc", "{number} jeton"), Phrase("{number} discs", "{number} jetons")
)
points = counted(
    Phrase("{number} point", "{number} point"), Phrase("{number} points", "{number} points")
)

NAMES = {
    "action": lambda action: ACTION_NAMES[Action(action)],
    "card": card_of,
    "cards": counted(
        Phrase("{number} card", "{number} carte"), Phrase("{number} cards", "{number} cartes")
    ),
    "colours": counted(
        Phrase("{number} colour", "{number} couleur"),
        Phrase("{number} colours", "{number} couleurs"),
    ),
    "deviation": deviation_of,
    "deviations": counted(
        Phrase("{number} deviation card", "{number} carte Déviation"),
        Phrase("{number} deviation cards", "{number} cartes Déviation"),
    ),
    "discs": stack_of,
    "event": lambda event: EVENTS[word_of(Event(event + 1))],
    "give": stack_of,
    "hue": hue_of,
    "left": discs,
    "levels": counted(
        Phrase("{number} level", "{number} niveau"), Phrase("{number} levels", "{number} niveaux")
    ),
    "millions": millions,
    "missing": discs,
    "needs": lambda needs: DEVELOPMENT_COSTS[Needs(needs)],
    "number": discs,
    "paid": millions,
    "pair": lambda pair: pair_of(*map(Colour, divmod(pair, len(Colour)))),
    "place": place_of,
    "points": points,
    "price": millions,
    "rubble": rubble_of,
    "space": lambda space: SPACE_NAMES[SPACES[space]],
    "take": stack_of,
    "token": lambda token: token_of(token + 1),
    "track": lambda track: TRACK_NAMES[word_of(Track(track))],
    "worth": millions,
}
"""What the arguments of news are called."""


# --- what is asked, and what can be answered


def place_name(s: Any, place: int, lang: str) -> str:
    """Where a token lies."""
    if place >= STORAGES:
        return IN_STORAGE.say(lang, seat=seat_name(s, place - STORAGES))
    space = place % LENGTH + 1
    return IN_TUNNEL.say(lang, space=space, seat=seat_name(s, place // LENGTH))


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
            words["card"] = card_of(int(s.display[topic]) - 1)
        case Ask.OFFER:
            words["event"] = pending_name(s, seat)
        case Ask.REVEAL:
            words["place"] = place_name(s, topic, lang)
        case Ask.DEAL:
            words["slot"] = topic + 1
        case Ask.GLIMPSE | Ask.DISC | Ask.DEVIATE | Ask.AGENDA_CARD:
            words["seat"] = seat_name(s, topic)
    return PROMPTS[asked].say(lang, **words)


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered, and as far as the viewer sees it."""
    kind, topic, seat = ACTIONS.kind(action), int(about(s)), int(to_move(s))
    if kind in (Kind.GLIMPSE, Kind.DISC, Kind.DEVIATE, Kind.EVENT):
        seat = topic
    if kind == Kind.GLIMPSE and viewer != seat:
        return GLIMPSED.say(lang, seat=seat_name(s, seat))
    words = _words(s, action, seat, topic, lang)
    return SENTENCES[kind].say(lang, **words)


def _words(s: Any, action: int, seat: int, topic: int, lang: str) -> dict[str, Any]:
    """What a sentence may name."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    words: dict[str, Any] = {name: _argument(kind, name, word) for name, word in said.items()}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    if "slot" in said:
        card = int(s.display[int(said["slot"]) - 1]) - 1
        words["card"] = card_of(card)
        words["action"] = ACTION_NAMES[Action(int(PLAYING_CARDS[card].does))]
    if kind <= Kind.DEVELOP:
        colour = _colour(said["discs"])
        words["discs"] = discs_of(colour, int(s.players[seat].area[colour]))
    match kind:
        case Kind.KEEP:
            words["discs"] = discs_of(Colour(topic), int(said["number"]))
        case Kind.PAY:
            words["discs"] = pair_of(*map(_colour, said["discs"].split("-")))
        case Kind.ADVANCE:
            track = Track[said["track"].upper()]
            words["space"] = int(s.players[seat].tracks[track]) + 1
        case Kind.PEEK:
            words["place"] = place_of(PLACES.index(f"{said['nation']}-{said['space']}"))
        case Kind.REALIGN | Kind.CONTRIBUTE:
            words["millions"] = millions(_worth(s, CARD_NAMES.index(said["card"])))
        case Kind.REVEAL:
            words["place"] = place_name(s, topic, lang)
        case Kind.DEAL:
            words["slot"] = topic + 1
        case Kind.ACCEPT | Kind.DECLINE_CARD:
            words["event"] = pending_name(s, seat)
    return words


def _argument(kind: Kind, name: str, word: str) -> Phrase | str:
    """What an argument of a move is called."""
    match name:
        case "give" | "take":
            return discs_of(_colour(word), 1)
        case "colour":
            return rubble_of(_colour(word)) if kind == Kind.RUBBLE else discs_of(_colour(word), 1)
        case "action":
            return ACTION_NAMES[Action[word.upper()]]
        case "track":
            return TRACK_NAMES[word]
        case "token":
            return token_of(Token[word.upper().replace("-", "_")])
        case "card" if kind == Kind.DEVIATE:
            return deviation_of(DEVIATION_NAMES.index(word))
        case "card":
            return (EVENTS if kind == Kind.EVENT else CARDS)[word]
    return word


def _colour(word: str) -> Colour:
    return Colour[word.upper()]


def _worth(s: Any, card: int) -> int:
    """What a card pays: as money its own, else it is Extra finance."""
    is_money = s.cards[card].lies == Lies.MONEY
    return int(PLAYING_CARDS[card].money) if is_money else EXTRA_FINANCE_MONEY


# --- what the balance lab counts

DEEDS = {
    News.DEVELOPED: Counted("card", Phrase("Cards developed", "Cartes développées")),
    News.USED: Counted("card", Phrase("Developed cards used", "Cartes développées utilisées")),
    News.ACTED_BY_CARD: Counted(
        "card",
        Phrase("Cards used for their secondary action", "Actions secondaires des cartes"),
    ),
    News.TOOK_MONEY: Counted("card", Phrase("Cards taken as money", "Cartes prises comme argent")),
    News.KEPT_EVENT: Counted("event", Phrase("Agenda cards kept", "Cartes Agenda gardées")),
}
