"""What is said at the table of The Manhattan Project, in English and in French."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import LANGUAGES, NOT_ASKED, Phrase, Reason
from tunnelier.core.news import Counted

from .news import HEAP, ON_BOMBS, ON_TOKEN, TEAM_COUNTS, News
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.bombs import STAFFING, staff_needed, staffing
from .rules.placing import TRAINEES, must_retrieve
from .rules.repair import repair_price
from .rules.strike import any_target
from .rules.turn import refuse_end, refuse_retrieve
from .state import NOBODY, Strike
from .tables import (
    AIR_STRIKE_SOCKETS,
    BOMB_CARDS,
    BOMB_NAMES,
    BUILDING_KINDS,
    BUILDING_NAMES,
    CREW,
    CREW_NAMES,
    DESIGN_SOCKETS,
    PLUTONIUM_BOMBS,
    SOCKET_OF,
    SPACES,
    TOKENS,
    TYPES,
    BuildingKind,
    Colour,
    Good,
    Space,
    Worker,
)

COLOURS = {
    Colour.RED: Phrase("Red", "Rouge"),
    Colour.BLUE: Phrase("Blue", "Bleu"),
    Colour.GREEN: Phrase("Green", "Vert"),
    Colour.YELLOW: Phrase("Yellow", "Jaune"),
    Colour.VIOLET: Phrase("Violet", "Violet"),
    Colour.GREY: Phrase("Grey", "Gris"),
}

SPACE_NAMES = {
    Space.UNIVERSITY_1: Phrase("University 1", "Université 1"),
    Space.UNIVERSITY_2: Phrase("University 2", "Université 2"),
    Space.UNIVERSITY_3: Phrase("University 3", "Université 3"),
    Space.UNIVERSITY_4: Phrase("University 4", "Université 4"),
    Space.AIRCRAFT_1: Phrase("Aircraft 1", "Avions 1"),
    Space.AIRCRAFT_2: Phrase("Aircraft 2", "Avions 2"),
    Space.MONEY_1: Phrase("Money 1", "Argent 1"),
    Space.MONEY_2: Phrase("Money 2", "Argent 2"),
    Space.MONEY_3: Phrase("Money 3", "Argent 3"),
    Space.MINE_1: Phrase("Mine 1", "Mine 1"),
    Space.MINE_2: Phrase("Mine 2", "Mine 2"),
    Space.MINE_3: Phrase("Mine 3", "Mine 3"),
    Space.REACTOR: Phrase("Reactor", "Réacteur"),
    Space.ENRICHMENT: Phrase("Enrichment Plant", "Enrichissement"),
    Space.REPAIR: Phrase("Repair", "Réparation"),
    Space.ESPIONAGE: Phrase("Espionage", "Espionnage"),
    Space.AIR_STRIKE: Phrase("Air Strike", "Frappe aérienne"),
    Space.DESIGN: Phrase("Design Bomb", "Projet de bombe"),
    Space.CONSTRUCTION: Phrase("Construction", "Construction"),
}

BUILDING_WORDS = {
    BuildingKind.FACTORY: Phrase("factory {number}", "usine {number}"),
    BuildingKind.MINE: Phrase("mine {number}", "mine {number}"),
    BuildingKind.UNIVERSITY: Phrase("university {number}", "université {number}"),
    BuildingKind.ENRICHMENT: Phrase("enrichment plant {number}", "enrichissement {number}"),
    BuildingKind.REACTOR: Phrase("reactor {number}", "réacteur {number}"),
}
URANIUM_BOMB = Phrase("uranium bomb {number}", "bombe à l'uranium {number}")
PLUTONIUM_BOMB = Phrase("plutonium bomb {number}", "bombe au plutonium {number}")

ONE_WORKER = (
    Phrase("1 laborer", "1 Laborantin"),
    Phrase("1 engineer", "1 Ingénieur"),
    Phrase("1 scientist", "1 Scientifique"),
    Phrase("1 contract laborer", "1 Laborantin intérimaire"),
    Phrase("1 contract engineer", "1 Ingénieur intérimaire"),
    Phrase("1 contract scientist", "1 Scientifique intérimaire"),
)
MORE_WORKERS = (
    Phrase("{n} laborers", "{n} Laborantins"),
    Phrase("{n} engineers", "{n} Ingénieurs"),
    Phrase("{n} scientists", "{n} Scientifiques"),
    Phrase("{n} contract laborers", "{n} Laborantins intérimaires"),
    Phrase("{n} contract engineers", "{n} Ingénieurs intérimaires"),
    Phrase("{n} contract scientists", "{n} Scientifiques intérimaires"),
)
GOOD_NAMES = {
    Good.MONEY: Phrase("money", "argent"),
    Good.YELLOWCAKE: Phrase("yellowcake", "yellowcake"),
    Good.URANIUM: Phrase("uranium", "uranium"),
    Good.PLUTONIUM: Phrase("plutonium", "plutonium"),
    Good.FIGHTERS: Phrase("fighters", "chasseurs"),
    Good.BOMBERS: Phrase("bombers", "bombardiers"),
    Good.LABORERS: Phrase("laborers", "Laborantins"),
    Good.ENGINEERS: Phrase("engineers", "Ingénieurs"),
    Good.SCIENTISTS: Phrase("scientists", "Scientifiques"),
}
ONE_PLANE = {
    Good.FIGHTERS: Phrase("fighter", "chasseur"),
    Good.BOMBERS: Phrase("bomber", "bombardier"),
}
PLANES = {
    "fighter": Phrase("a fighter", "un chasseur"),
    "bomber": Phrase("a bomber", "un bombardier"),
}
PACTS = (Phrase("a truce", "une trêve"), Phrase("a stand-down", "une abstention"))

START_OF_TURN = Phrase(
    "{seat}: place workers (or block, without the action), or retrieve them.",
    "{seat} : placez des travailleurs (ou bloquez, sans l'action), ou retirez-les.",
)
ONLY_PLACE = Phrase(
    "{seat}: place workers (or block, without the action).",
    "{seat} : placez des travailleurs (ou bloquez, sans l'action).",
)
ONLY_RETRIEVE = Phrase(
    "{seat}: your supply is empty: retrieve your workers.",
    "{seat} : votre réserve est vide : retirez vos travailleurs.",
)
OPEN_POINT = Phrase(
    "{seat}: go on with your turn, or end it.", "{seat} : poursuivez votre tour, ou terminez-le."
)
NOBODY_PLACED = Phrase(
    "{seat}: go on with your turn: place at least one worker.",
    "{seat} : poursuivez votre tour : placez au moins un travailleur.",
)
STRIKING = Phrase(
    "{seat}: your planes are in the air: attack, or stop.",
    "{seat} : vos avions sont en l'air : attaquez, ou arrêtez.",
)
NO_TARGET = Phrase(
    "{seat}: your planes can hit nothing: stop.",
    "{seat} : vos avions n'ont aucune cible : arrêtez.",
)
FREE_REPAIR = Phrase("{seat}: repair a point of damage?", "{seat} : réparer un point de dommage ?")
PROMPTS = {
    Ask.TURN: START_OF_TURN,
    Ask.WORKERS: Phrase(
        "{seat}: which workers go to {site}?", "{seat} : quels travailleurs pour {site} ?"
    ),
    Ask.FUEL: Phrase("{seat}: what does {site} burn?", "{seat} : que consomme {site} ?"),
    Ask.OUTPUT: Phrase("{seat}: what does {site} make?", "{seat} : que produit {site} ?"),
    Ask.TRAINING: Phrase(
        "{seat}: {workers} trained: {number}. How many are your own, not contractors?",
        "{seat} : {workers} formés : {number}. Combien sont à vous, et non intérimaires ?",
    ),
    Ask.MARKET: Phrase(
        "{seat}: which building do you buy?", "{seat} : quel bâtiment achetez-vous ?"
    ),
    Ask.REPAIR: Phrase(
        "{seat}: repair a point of damage for ${price}?",
        "{seat} : réparer un point de dommage pour {price} $ ?",
    ),
    Ask.DRAFT: Phrase("{seat}: which bomb do you keep?", "{seat} : quelle bombe gardez-vous ?"),
    Ask.PACT: Phrase(
        "{seat}: {proposer} offers {pact}. Accept?",
        "{seat} : {proposer} propose {pact}. Accepter ?",
    ),
    Ask.STAFF: Phrase(
        "{seat}: {workers} for {bomb}: {number}. How many are your own, not contractors?",
        "{seat} : {workers} pour {bomb} : {number}. Combien sont à vous, et non intérimaires ?",
    ),
    Ask.BONUS: Phrase(
        "{seat}: which worker do you recruit before the first turn?",
        "{seat} : quel travailleur recrutez-vous avant le premier tour ?",
    ),
    Ask.FIRST: Phrase("Who begins?", "Qui commence ?"),
    Ask.REVEAL: Phrase(
        "Which building comes into slot {slot}?", "Quel bâtiment arrive en case {slot} ?"
    ),
    Ask.DESIGN: Phrase("Which bomb comes into the row?", "Quelle bombe est révélée ?"),
}

REFUSALS = {
    Refusal.NOT_ASKED: Reason("MP-3.9", NOT_ASKED),
    Refusal.NOT_LEFT: Reason(
        "MP-16.5", Phrase("That cannot be drawn.", "Cela ne peut pas être pioché.")
    ),
    Refusal.STRIKE_OPEN: Reason(
        "MP-9.10",
        Phrase("Finish your air strike first: stop.", "Terminez d'abord la frappe : arrêtez."),
    ),
    Refusal.NO_STRIKE: Reason(
        "MP-9.2",
        Phrase(
            "No air strike is open: place a worker on Air Strike first.",
            "Aucune frappe en cours : placez d'abord un travailleur sur Frappe aérienne.",
        ),
    ),
    Refusal.STEP_ONE_OVER: Reason(
        "MP-3.8",
        Phrase(
            "The main board comes first, and only once a turn.",
            "Le plateau principal passe en premier, et une seule fois par tour.",
        ),
    ),
    Refusal.MUST_RETRIEVE: Reason(
        "MP-3.4",
        Phrase(
            "Your supply is empty: you must retrieve.", "Votre réserve est vide : retirez d'abord."
        ),
    ),
    Refusal.ALREADY_PLACING: Reason(
        "MP-3.3",
        Phrase(
            "This is a Place turn already: retrieving takes a whole turn.",
            "Ce tour sert déjà à placer : retirer prend un tour entier.",
        ),
    ),
    Refusal.NOTHING_TO_RETRIEVE: Reason(
        "MP-14.2",
        Phrase(
            "No permanent worker would come back.", "Aucun travailleur permanent ne reviendrait."
        ),
    ),
    Refusal.NOBODY_PLACED: Reason(
        "MP-3.12",
        Phrase(
            "Place at least one worker before you end your turn.",
            "Placez au moins un travailleur avant de terminer votre tour.",
        ),
    ),
    Refusal.OCCUPIED: Reason("MP-4.6", Phrase("It is occupied.", "L'emplacement est occupé.")),
    Refusal.CLOSED: Reason(
        "MP-12.2",
        Phrase(
            "Design Bomb is closed for the rest of the game.",
            "Projet de bombe est fermé jusqu'à la fin de la partie.",
        ),
    ),
    Refusal.CANNOT_PAY: Reason(
        "MP-4.9", Phrase("You cannot pay that.", "Vous ne pouvez pas payer.")
    ),
    Refusal.WORKERS_MISSING: Reason(
        "MP-4.1",
        Phrase(
            "You have not the workers for it in your supply.",
            "Vous n'avez pas les travailleurs requis en réserve.",
        ),
    ),
    Refusal.WRONG_WORKERS: Reason(
        "MP-4.4",
        Phrase("Other workers are needed there.", "Il y faut d'autres travailleurs."),
    ),
    Refusal.NOT_BOUGHT: Reason(
        "MP-7.1", Phrase("Nobody has bought that building.", "Personne n'a acheté ce bâtiment.")
    ),
    Refusal.NOT_YOURS: Reason(
        "MP-7.1", Phrase("That building is not yours.", "Ce bâtiment n'est pas à vous.")
    ),
    Refusal.DAMAGED: Reason(
        "MP-7.3", Phrase("That building is damaged.", "Ce bâtiment est endommagé.")
    ),
    Refusal.NOT_ON_OFFER: Reason(
        "MP-4.14", Phrase("It does not make that.", "Il ne produit pas cela.")
    ),
    Refusal.WRONG_SPLIT: Reason(
        "MP-5.4",
        Phrase(
            "There are not enough workers for this split.",
            "Il n'y a pas assez de travailleurs pour cette répartition.",
        ),
    ),
    Refusal.EMPTY_SLOT: Reason("MP-6.3", Phrase("That slot is empty.", "Cette case est vide.")),
    Refusal.NOT_IN_HAND: Reason(
        "MP-13.4", Phrase("You do not hold that bomb.", "Vous n'avez pas cette bombe en main.")
    ),
    Refusal.NO_FUEL: Reason(
        "MP-13.4", Phrase("You have not enough fuel for it.", "Vous manquez de combustible.")
    ),
    Refusal.TESTED_BEFORE: Reason(
        "MP-13.8", Phrase("You have made your test.", "Vous avez déjà fait votre test.")
    ),
    Refusal.LOADED_BEFORE: Reason(
        "MP-13.14", Phrase("That bomb is loaded already.", "Cette bombe est déjà chargée.")
    ),
    Refusal.NO_BOMBER: Reason(
        "MP-9.6", Phrase("You have no bomber.", "Vous n'avez pas de bombardier.")
    ),
    Refusal.NO_FIGHTER: Reason(
        "MP-9.4", Phrase("You have no fighter.", "Vous n'avez pas de chasseur.")
    ),
    Refusal.NO_SUCH_PLAYER: Reason(
        "MP-1.1", Phrase("Nobody plays that colour.", "Personne ne joue cette couleur.")
    ),
    Refusal.OWN_PLANES: Reason(
        "MP-9.4", Phrase("These planes are your own.", "Ces avions sont à vous.")
    ),
    Refusal.NO_TARGET: Reason(
        "MP-9.5", Phrase("There is no such plane to hit.", "Il n'y a pas de tel avion à abattre.")
    ),
    Refusal.FIGHTERS_GUARD: Reason(
        "MP-9.6",
        Phrase(
            "That player still has fighters: shoot them down first.",
            "Ce joueur a encore des chasseurs : abattez-les d'abord.",
        ),
    ),
    Refusal.PACT: Reason("MP-10.9", Phrase("A pact forbids it.", "Un accord l'interdit.")),
    Refusal.NO_PACTS: Reason(
        "MP-10.1",
        Phrase("This match is played without pacts.", "Cette partie se joue sans accords."),
    ),
    Refusal.TOO_LATE: Reason(
        "MP-10.2",
        Phrase(
            "Pacts are offered before the first attack.",
            "Les accords se proposent avant la première attaque.",
        ),
    ),
    Refusal.ASKED_BEFORE: Reason(
        "MP-10.3",
        Phrase(
            "That player has had your offer in this strike.",
            "Ce joueur a déjà reçu votre offre pour cette frappe.",
        ),
    ),
    Refusal.NO_DAMAGE: Reason(
        "MP-11.2", Phrase("That building is not damaged.", "Ce bâtiment n'est pas endommagé.")
    ),
    Refusal.NOT_IN_PACKET: Reason(
        "MP-12.4",
        Phrase("That bomb is not in the packet.", "Cette bombe n'est pas dans le paquet."),
    ),
    Refusal.NOTHING_TO_STOP: Reason(
        "MP-9.10", Phrase("No air strike is open.", "Aucune frappe n'est en cours.")
    ),
    Refusal.NO_PARLEY: Reason(
        "MP-10.2",
        Phrase(
            "Pacts are offered in an air strike, before its first attack.",
            "Les accords se proposent pendant une frappe, avant sa première attaque.",
        ),
    ),
    Refusal.NO_PARTNER: Reason(
        "MP-10.3",
        Phrase("A pact is offered to an opponent.", "Un accord se propose à un adversaire."),
    ),
    Refusal.DESIGN_TAKEN: Reason(
        "MP-12.2",
        Phrase("There are workers on Design Bomb.", "Projet de bombe est occupé."),
    ),
    Refusal.IN_USE: Reason(
        "MP-7.2",
        Phrase("There are workers in that building.", "Ce bâtiment est occupé."),
    ),
    Refusal.SPIES_USED_UP: Reason(
        "MP-8.4",
        Phrase(
            "Your spies can use no further building in this turn.",
            "Vos espions ne peuvent plus utiliser de bâtiment dans ce tour.",
        ),
    ),
    Refusal.ONE_OF_EITHER: Reason(
        "MP-4.5",
        Phrase(
            "One engineer or one scientist goes there.",
            "Un Ingénieur ou un Scientifique y va, un seul.",
        ),
    ),
    Refusal.WRONG_DESIGNERS: Reason(
        "MP-12.1",
        Phrase(
            "One engineer and one scientist go there.",
            "Un Ingénieur et un Scientifique y vont ensemble.",
        ),
    ),
    Refusal.WRONG_CREW: Reason(
        "MP-7.4",
        Phrase(
            "The building takes exactly the workers printed on it.",
            "Le bâtiment demande exactement les travailleurs indiqués.",
        ),
    ),
    Refusal.WRONG_STAFF: Reason(
        "MP-13.5",
        Phrase(
            "There are not enough workers for this split.",
            "Il n'y a pas assez de travailleurs pour cette répartition.",
        ),
    ),
    Refusal.STAFF_MISSING: Reason(
        "MP-13.4",
        Phrase(
            "You have not the scientists and engineers for it in your supply.",
            "Vous n'avez pas en réserve les Scientifiques et les Ingénieurs requis.",
        ),
    ),
    Refusal.CANNOT_BUY: Reason(
        "MP-6.6",
        Phrase("You cannot pay its price.", "Vous ne pouvez pas payer son prix."),
    ),
    Refusal.NO_BUILDING: Reason(
        "MP-9.7",
        Phrase("No opponent has that building.", "Aucun adversaire n'a ce bâtiment."),
    ),
    Refusal.OWN_BUILDING: Reason(
        "MP-9.7", Phrase("That building is your own.", "Ce bâtiment est à vous.")
    ),
    Refusal.NOT_TESTABLE: Reason(
        "MP-13.8",
        Phrase("You have not built that bomb.", "Vous n'avez pas construit cette bombe."),
    ),
    Refusal.NOT_LOADABLE: Reason(
        "MP-13.13",
        Phrase("You have not built that bomb.", "Vous n'avez pas construit cette bombe."),
    ),
    Refusal.NO_BOMBER_TO_LOAD: Reason(
        "MP-13.13",
        Phrase("You have no bomber to load.", "Vous n'avez pas de bombardier à charger."),
    ),
    Refusal.CANNOT_PAY_LOAD: Reason(
        "MP-13.13",
        Phrase("You cannot pay for loading it.", "Vous ne pouvez pas payer le chargement."),
    ),
    Refusal.NOT_TO_REPAIR: Reason(
        "MP-11.7", Phrase("That building is not yours.", "Ce bâtiment n'est pas à vous.")
    ),
}

SENTENCES = {
    Kind.PLACE: Phrase("{seat} chooses {site}.", "{seat} choisit {site}."),
    Kind.BLOCK: Phrase(
        "{seat} blocks {site}, without the action.", "{seat} bloque {site}, sans l'action."
    ),
    Kind.USE: Phrase("{seat} chooses {site}.", "{seat} choisit {site}."),
    Kind.OCCUPY: Phrase(
        "{seat} blocks {site}, without the action.", "{seat} bloque {site}, sans l'action."
    ),
    Kind.BUILD: Phrase("{seat} builds {bomb}.", "{seat} construit la {bomb}."),
    Kind.TEST: Phrase(
        "{seat} tests {bomb} for the token of {token}.",
        "{seat} teste la {bomb} pour le marqueur de {token}.",
    ),
    Kind.LOAD: Phrase("{seat} loads {bomb} for {money}.", "{seat} charge la {bomb} pour {money}."),
    Kind.SHOOT: Phrase(
        "{seat} shoots down {plane} of {player}.", "{seat} abat {plane} de {player}."
    ),
    Kind.RAID: Phrase(
        "{seat} bombs {building} of {owner}.", "{seat} bombarde {building} de {owner}."
    ),
    Kind.TRUCE: Phrase("{seat} offers {player} a truce.", "{seat} propose une trêve à {player}."),
    Kind.STAND_DOWN: Phrase(
        "{seat} asks {player} to stand down.", "{seat} propose une abstention à {player}."
    ),
    Kind.STOP: Phrase("{seat} ends the strike.", "{seat} arrête la frappe."),
    Kind.RETRIEVE: Phrase("{seat} retrieves its workers.", "{seat} retire ses travailleurs."),
    Kind.END_TURN: Phrase("{seat} ends the turn.", "{seat} termine son tour."),
    Kind.SEND: Phrase("{seat} sends {workers} to {site}.", "{seat} envoie {workers} : {site}."),
    Kind.BURN: Phrase("{seat} burns {fuel}.", "{seat} consomme : {fuel}."),
    Kind.MAKE: Phrase("{seat} makes {output}.", "{seat} produit : {output}."),
    Kind.TRAIN: Phrase(
        "{seat} trains {own} of its own colour, {grey} contractors.",
        "{seat} en forme {own} de sa couleur, {grey} intérimaires.",
    ),
    Kind.BUY: Phrase(
        "{seat} buys {building} from slot {slot}.", "{seat} achète {building}, case {slot}."
    ),
    Kind.DECLINE: Phrase("{seat} buys nothing.", "{seat} n'achète rien."),
    Kind.REPAIR: Phrase("{seat} repairs {building}.", "{seat} répare {building}."),
    Kind.ENOUGH: Phrase("{seat} repairs no more.", "{seat} ne répare plus."),
    Kind.KEEP: Phrase("{seat} keeps {bomb}.", "{seat} garde la {bomb}."),
    Kind.ACCEPT: Phrase("{seat} accepts.", "{seat} accepte."),
    Kind.REFUSE: Phrase("{seat} refuses.", "{seat} refuse."),
    Kind.STAFF: Phrase(
        "{seat} chooses the {workers} for {bomb}: {own} own, {grey} contractors.",
        "{seat} choisit les {workers} pour la {bomb} : {own} à soi, {grey} intérimaires.",
    ),
    Kind.RECRUIT: Phrase("{seat} recruits {worker}.", "{seat} recrute {worker}."),
    Kind.FIRST: Phrase("{player} begins.", "{player} commence."),
    Kind.REVEAL: Phrase("Slot {slot}: {building}.", "Case {slot} : {building}."),
    Kind.DESIGN: Phrase("Turned up: {bomb}.", "Révélée : {bomb}."),
}
"""Moves as they are offered."""
UNSEEN = {Kind.KEEP: Phrase("{seat} keeps a bomb.", "{seat} garde une bombe.")}

BRIBES_FED = Phrase(
    "$1 from the general supply goes to the bribe pile, which holds {money}.",
    "1 $ de la réserve générale va dans la caisse noire, qui contient {money}.",
)
REPAIRED = Phrase(
    "{seat} repairs a point of damage on {building}: {damage} left.",
    "{seat} répare un point de dommage d'un bâtiment : {building}, reste {damage}.",
)
NEWS = {
    News.FIRST: Phrase(
        "{seat} is drawn as the first player.", "{seat} est tiré au sort comme premier joueur."
    ),
    News.BONUS_MONEY: Phrase(
        "{seat} receives {money} as a starting bonus.",
        "{seat} reçoit {money} comme bonus de départ.",
    ),
    News.BONUS_WORKER: Phrase(
        "{seat} takes {workers} from the general supply as a starting bonus.",
        "{seat} prend {workers} dans la réserve générale comme bonus de départ.",
    ),
    News.ON_OFFER: Phrase(
        "Slot {slot} of the market: {building}.", "Case {slot} du marché : {building}."
    ),
    News.FACE_UP: Phrase("Face up, to be designed: {bomb}.", "Face visible, à concevoir : {bomb}."),
    News.TURN: Phrase("It is {seat}'s turn.", "C'est au tour de {seat}."),
    News.MUST_RETRIEVE: Phrase(
        "{seat} has no worker in the supply and must retrieve its workers.",
        "{seat} n'a aucun travailleur en réserve et doit retirer ses travailleurs.",
    ),
    News.TURN_OVER: Phrase("{seat}'s turn is over.", "Le tour de {seat} est terminé."),
    News.PLACED: Phrase(
        "{seat} places {crew} on {space}.", "{seat} place {crew} sur la case {space}."
    ),
    News.USED: Phrase(
        "{seat} places {crew} on {building}.", "{seat} place {crew} sur son bâtiment : {building}."
    ),
    News.PAID: Phrase(
        "{seat} pays {goods} to the general supply.", "{seat} paie {goods} à la réserve générale."
    ),
    News.BLOCKED: Phrase(
        "{seat} places {crew} on {space} and declines the action.",
        "{seat} place {crew} sur la case {space} et renonce à l'action.",
    ),
    News.OCCUPIED: Phrase(
        "{seat} places {crew} on {building} and declines the action.",
        "{seat} place {crew} sur son bâtiment et renonce à l'action : {building}.",
    ),
    News.OCCUPIED_BY_SPY: Phrase(
        "{seat} places {crew} on {building} of {owner}, as a spy, and declines the action.",
        "{seat} place {crew} sur un bâtiment de {owner}, par espionnage, et renonce à l'action : "
        "{building}.",
    ),
    News.LOST: Phrase(
        "{seat} does not receive {goods}: there is no more room.",
        "{seat} ne reçoit pas {goods} : il n'y a plus de place.",
    ),
    News.RECEIVED: Phrase("{seat} receives {goods}.", "{seat} reçoit {goods}."),
    News.SHARED: Phrase(
        "{seat} receives {goods} as an opponent.", "{seat} reçoit {goods} en tant qu'adversaire."
    ),
    News.TRAINED: Phrase(
        "{seat} trains {workers} of its own colour.", "{seat} forme {workers} de sa couleur."
    ),
    News.HIRED: Phrase("{seat} trains {contractors}.", "{seat} forme {contractors}."),
    News.NOT_TRAINED: Phrase(
        "{seat} does not train {workers}: the general supply has no more.",
        "{seat} ne forme pas {workers} : la réserve générale n'en a plus.",
    ),
    News.MONEY_FED_BRIBES: BRIBES_FED,
    News.NO_PURCHASE: Phrase(
        "{seat} cannot pay for any building.", "{seat} ne peut payer aucun bâtiment."
    ),
    News.FREE: Phrase(
        "{seat} has placed an engineer: slot {slot} is free.",
        "{seat} a placé un Ingénieur : la case {slot} est gratuite.",
    ),
    News.PRICE: Phrase(
        "{seat} pays {money} to the general supply for slot {slot}.",
        "{seat} paie {money} à la réserve générale pour la case {slot}.",
    ),
    News.BOUGHT: Phrase(
        "{seat} takes {building} from slot {slot} of the market.",
        "{seat} prend le bâtiment de la case {slot} du marché : {building}.",
    ),
    News.TOOK_BRIBES: Phrase(
        "{seat} takes the bribe pile: {money}.", "{seat} prend la caisse noire : {money}."
    ),
    News.PURCHASE_FED_BRIBES: BRIBES_FED,
    News.SLID: Phrase(
        "The buildings to the right of the gap slide one slot to the left.",
        "Les bâtiments à droite du vide glissent d'une case vers la gauche.",
    ),
    News.REFILLED: Phrase(
        "A new building comes into slot {slot}: {building}.",
        "Un nouveau bâtiment arrive en case {slot} : {building}.",
    ),
    News.NO_REFILL: Phrase(
        "The deck of buildings is empty: none is added to the market.",
        "La pioche de bâtiments est épuisée : aucun n'est ajouté au marché.",
    ),
    News.BURNED: Phrase(
        "{seat} pays {goods} as fuel, instead of yellowcake.",
        "{seat} paie {goods} comme combustible, au lieu de yellowcake.",
    ),
    News.SPY: Phrase(
        "{seat} gains a spy and now has {spies}.",
        "{seat} gagne un espion et en a maintenant {spies}.",
    ),
    News.NO_SPY: Phrase(
        "{seat} gains no spy: {spies} are the most there can be.",
        "{seat} ne gagne pas d'espion : on en a {spies} au plus.",
    ),
    News.SPIED: Phrase(
        "{seat} places {crew} on {building} of {owner}, as a spy.",
        "{seat} place {crew} sur un bâtiment de {owner}, par espionnage : {building}.",
    ),
    News.SPYING_OVER: Phrase(
        "{seat} may no longer use buildings of opponents.",
        "{seat} ne peut plus utiliser de bâtiments adverses.",
    ),
    News.SPYING: Phrase(
        "{seat} may use {buildings} of opponents in this turn.",
        "{seat} peut utiliser {buildings} pendant ce tour.",
    ),
    News.NO_STRIKE: Phrase(
        "{seat} has no plane: there is no air strike.",
        "{seat} n'a aucun avion : il n'y a pas de frappe aérienne.",
    ),
    News.STRIKE: Phrase(
        "{seat} may strike with {fighters} and {bombers}.",
        "{seat} peut frapper avec {fighters} et {bombers}.",
    ),
    News.SHOT: Phrase(
        "{seat} gives up a fighter and destroys {plane} of {player}.",
        "{seat} dépense un chasseur et détruit {plane} de {player}.",
    ),
    News.RAIDED: Phrase(
        "{seat} gives up a bomber and hits {building} of {owner}: damage {damage}.",
        "{seat} dépense un bombardier et touche un bâtiment de {owner} : {building}, "
        "dommage {damage}.",
    ),
    News.STRIKE_SPENT: Phrase(
        "{seat} has no plane left: the air strike is over.",
        "{seat} n'a plus d'avion : la frappe aérienne est terminée.",
    ),
    News.STRIKE_STOPPED: Phrase("{seat} ends the air strike.", "{seat} arrête la frappe aérienne."),
    News.OFFERED: Phrase("{seat} offers {player} {pact}.", "{seat} propose {pact} à {player}."),
    News.TRUCE: Phrase(
        "{seat} and {player} have a truce: until {seat}'s next turn neither attacks the other.",
        "{seat} et {player} concluent une trêve : jusqu'au prochain tour de {seat}, aucun "
        "n'attaque l'autre.",
    ),
    News.STAND_DOWN: Phrase(
        "{seat} and {player} agree: {seat} spares {player}, who keeps off Air Strike until "
        "{seat}'s next turn.",
        "{seat} et {player} sont d'accord : {seat} épargne {player}, qui évite la Frappe aérienne "
        "jusqu'au prochain tour de {seat}.",
    ),
    News.REFUSED: Phrase(
        "{seat} refuses what {player} offers: {pact}.",
        "{seat} refuse ce que {player} propose : {pact}.",
    ),
    News.PACT_OVER: Phrase(
        "{seat}'s pact with {player} is over: {pact}.",
        "L'accord de {seat} avec {player} prend fin : {pact}.",
    ),
    News.NO_REPAIR: Phrase(
        "{seat} has no damage to repair.", "{seat} n'a aucun dommage à réparer."
    ),
    News.REPAIR_TOO_DEAR: Phrase(
        "{seat} has damage, but not {money} to repair it.",
        "{seat} a des dommages, mais pas {money} pour réparer.",
    ),
    News.REPAIRED: REPAIRED,
    News.REPAIRED_TOO: REPAIRED,
    News.REPAIR_PAID: Phrase(
        "{seat} pays {money} to the general supply for a repair.",
        "{seat} paie {money} à la réserve générale pour une réparation.",
    ),
    News.DRAFT: Phrase(
        "{seat} takes the {bombs} that lie face up.",
        "{seat} prend les {bombs} face visible.",
    ),
    News.KEPT: Phrase("{seat} keeps {bomb}.", "{seat} garde la {bomb}."),
    News.PASSED: Phrase("{seat} is passed {bombs}.", "{seat} reçoit le paquet : {bombs}."),
    News.GOT_LAST: Phrase(
        "{seat} gets the last of them: {bomb}.", "{seat} reçoit la dernière : la {bomb}."
    ),
    News.DEALT: Phrase(
        "A new bomb is turned up: {bomb}.", "Une nouvelle bombe est révélée : {bomb}."
    ),
    News.DEALT_AGAIN: Phrase(
        "A tested bomb is turned up again: {bomb}.",
        "Une bombe testée est révélée de nouveau : {bomb}.",
    ),
    News.CLOSED: Phrase(
        "Too few bombs are left in the deck: Design Bomb is closed for good.",
        "Il reste trop peu de bombes dans la pioche : Projet de bombe est fermé pour de bon.",
    ),
    News.PLAYED: Phrase("{seat} plays {bomb} face up.", "{seat} joue la {bomb} face visible."),
    News.FUELLED: Phrase("{seat} pays {goods} as fuel.", "{seat} paie {goods} comme combustible."),
    News.STAFFED: Phrase(
        "{seat} puts {workers} on the bomb.", "{seat} place {workers} sur la bombe."
    ),
    News.STAFFED_BY_CONTRACT: Phrase(
        "{seat} puts {contractors} on the bomb.", "{seat} place {contractors} sur la bombe."
    ),
    News.BUILT: Phrase(
        "{seat} has built {bomb} for {points}.", "{seat} a construit la {bomb} pour {points}."
    ),
    News.TESTED: Phrase("{seat} tests {bomb}.", "{seat} teste la {bomb}."),
    News.UNDER_DECK: Phrase(
        "The tested bomb, {bomb}, goes face down under the deck: {points} lost.",
        "La {bomb} va face cachée sous la pioche : {points} en moins.",
    ),
    News.TOKEN: Phrase(
        "{seat} takes the highest test token left: {points}.",
        "{seat} prend le marqueur de test restant le plus élevé : {points}.",
    ),
    News.ON_THE_TOKEN: Phrase(
        "{seat} moves {workers} from the bomb to the test token.",
        "{seat} déplace {workers} de la bombe au marqueur de test.",
    ),
    News.ON_THE_TOKEN_BY_CONTRACT: Phrase(
        "{seat} moves {contractors} from the bomb to the test token.",
        "{seat} déplace {contractors} de la bombe au marqueur de test.",
    ),
    News.MARKER_LOST: Phrase(
        "{seat} loses the loaded marker of the tested bomb: {points} lost, nothing refunded.",
        "{seat} perd le marqueur de chargement de la bombe testée : {points} en moins, rien "
        "n'est remboursé.",
    ),
    News.WORTH_MORE: Phrase(
        "{seat} has tested: from now on {bomb} counts {points}.",
        "{seat} a fait son test : désormais la {bomb} vaut {points}.",
    ),
    News.LOADED: Phrase(
        "{seat} pays {money} and a bomber and loads {bomb}: {points} more.",
        "{seat} paie {money} et un bombardier et charge la {bomb} : {points} de plus.",
    ),
    News.SCORE: Phrase(
        "{seat} has {points}; {target} are needed to win.",
        "{seat} a {points} ; il en faut {target} pour gagner.",
    ),
    News.RETRIEVED: Phrase("{seat} retrieves its workers.", "{seat} retire ses travailleurs."),
    News.CAME_HOME: Phrase(
        "{seat} takes back {workers} from {place}.", "{seat} reprend {workers} ({place})."
    ),
    News.RELEASED: Phrase(
        "{seat} gets back {workers} from {place}.", "{seat} récupère {workers} ({place})."
    ),
    News.CONTRACT_OVER: Phrase(
        "{seat} returns {contractors} from {place} to the general supply.",
        "{seat} rend {contractors} à la réserve générale ({place}).",
    ),
    News.DISMISSED: Phrase(
        "{seat} returns {contractors} from {place} to the general supply.",
        "{seat} rend {contractors} à la réserve générale ({place}).",
    ),
    News.TARGET: Phrase(
        "{seat} has reached the target with {points} and wins.",
        "{seat} a atteint l'objectif avec {points} et gagne.",
    ),
    News.NO_POINTS_LEFT: Phrase(
        "Nobody can score any more: the match is over.",
        "Plus personne ne peut marquer : la partie est terminée.",
    ),
    News.TIME_UP: Phrase(
        "Everybody has had {turns} turns: the match is over.",
        "Chacun a joué {turns} tours : la partie est terminée.",
    ),
    News.TALLY: Phrase(
        "Points of {seat}: bombs built {built}, bombs loaded {loaded}, test token {token}.",
        "Points de {seat} : bombes construites {built}, bombes chargées {loaded}, marqueur de test "
        "{token}.",
    ),
    News.WON: Phrase(
        "{seat} wins with the most points: {points}.",
        "{seat} gagne avec le plus de points : {points}.",
    ),
    News.WON_BY_LOADED: Phrase(
        "{seat} wins: tied at {points}, it has the most loaded bombs, {loaded}.",
        "{seat} gagne à égalité de points ({points}), avec le plus de bombes chargées : {loaded}.",
    ),
    News.WON_BY_MONEY: Phrase(
        "{seat} wins: tied at {points} and in loaded bombs ({loaded}), it has the most money, "
        "{money}.",
        "{seat} gagne à égalité de points ({points}) et de bombes chargées ({loaded}), avec le "
        "plus d'argent : {money}.",
    ),
    News.WON_TOGETHER: Phrase(
        "{seat} shares the victory, tied in points ({points}), loaded bombs ({loaded}) and money "
        "({money}).",
        "{seat} partage la victoire, à égalité de points ({points}), de bombes chargées ({loaded}) "
        "et d'argent ({money}).",
    ),
}
UNHEARD = {
    News.KEPT: Phrase("{seat} keeps a bomb.", "{seat} garde une bombe."),
    News.GOT_LAST: Phrase("{seat} gets the last of the bombs.", "{seat} reçoit la dernière bombe."),
}
SCORE_SHEET = {
    "bombs": Phrase("bombs built", "bombes construites"),
    "loaded": Phrase("bombs loaded", "bombes chargées"),
    "token": Phrase("test token", "jeton de test"),
    "total": Phrase("total", "total"),
    "target": Phrase("target", "objectif"),
    "place": Phrase("place", "rang"),
}
"""How the points came about: a line a seat."""

SPIES = Phrase("spies: {n}", "espions : {n}")
MONEY = Phrase("${n}", "{n} $")
AND = Phrase("{some} and {last}", "{some} et {last}")
ON_THE_TOKEN = Phrase("the test token", "marqueur de test")
IN_THE_SUPPLY = Phrase("its own supply", "de sa réserve")


def seat_name(s: Any, seat: int) -> Phrase:
    """The colour a seat plays."""
    return COLOURS[Colour(seat)]


def building_name(number: int) -> Phrase:
    """A building by its kind and number."""
    kind = BUILDING_WORDS[BUILDING_KINDS[number]]
    return kind.filled(number=BUILDING_NAMES[number])


def bomb_name(bomb: int) -> Phrase:
    """A bomb by its fuel and number."""
    fuel = PLUTONIUM_BOMB if bomb >= PLUTONIUM_BOMBS else URANIUM_BOMB
    return fuel.filled(number=BOMB_NAMES[bomb])


def site_name(site: int) -> Phrase:
    """A space or a building."""
    return SPACE_NAMES[Space(site)] if site < SPACES else building_name(site - SPACES)


def crew_words(counts: Iterable[int], lang: str) -> str:
    """Workers in words, kind by kind."""
    return ", ".join(kind.say(lang) for kind in _kinds(counts))


def crew(counts: Iterable[int]) -> Phrase:
    """The same inside a sentence."""
    *some, last = _kinds(counts)
    listed = Phrase(*(", ".join(kind.say(lang) for kind in some) for lang in LANGUAGES))
    return AND.filled(some=listed, last=last) if some else last


def _kinds(counts: Iterable[int]) -> list[Phrase]:
    return [
        ONE_WORKER[kind] if n == 1 else MORE_WORKERS[kind].filled(n=int(n))
        for kind, n in enumerate(counts)
        if n
    ]


def money(number: int) -> Phrase:
    """Dollars."""
    return MONEY.filled(n=number)


def heap(index: int) -> Phrase:
    """A number of one of the goods."""
    good, number = Good(index // HEAP), index % HEAP
    if good == Good.MONEY:
        return money(number)
    if good in ONE_PLANE:
        return counted(number, ONE_PLANE[good], GOOD_NAMES[good])
    return counted(number, GOOD_NAMES[good], GOOD_NAMES[good])


def counted(number: int, one: Phrase, more: Phrase) -> Phrase:
    """A number of things: English counts none as many, French as one."""
    english, french = one if number == 1 else more, one if number <= 1 else more
    return Phrase(f"{number} {english.say('en')}", f"{number} {french.say('fr')}")


def place_name(place: int) -> Phrase:
    """Where workers come back from."""
    if place < ON_BOMBS:
        return site_name(place)
    if place < ON_TOKEN:
        return bomb_name(place - ON_BOMBS)
    return ON_THE_TOKEN if place == ON_TOKEN else IN_THE_SUPPLY


NAMES: Mapping[str, Callable[[int], Phrase]] = {
    "bomb": bomb_name,
    "bombers": partial(counted, one=ONE_PLANE[Good.BOMBERS], more=GOOD_NAMES[Good.BOMBERS]),
    "bombs": partial(counted, one=Phrase("bomb", "bombe"), more=Phrase("bombs", "bombes")),
    "building": building_name,
    "buildings": partial(
        counted,
        one=Phrase("building", "bâtiment adverse"),
        more=Phrase("buildings", "bâtiments adverses"),
    ),
    "contractors": lambda team: crew((0, 0, 0, *TEAM_COUNTS[team])),
    "crew": lambda number: crew(CREW[number]),
    "fighters": partial(counted, one=ONE_PLANE[Good.FIGHTERS], more=GOOD_NAMES[Good.FIGHTERS]),
    "goods": heap,
    "money": money,
    "pact": PACTS.__getitem__,
    "place": place_name,
    "plane": lambda number: [*PLANES.values()][number],
    "points": partial(counted, one=Phrase("point", "point"), more=Phrase("points", "points")),
    "space": site_name,
    "workers": lambda team: crew(TEAM_COUNTS[team]),
}
"""What arguments of news are called."""

# --- what is asked


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.TURN:
            return _turn(s, seat).say(lang, **words)
        case Ask.WORKERS | Ask.FUEL:
            words["site"] = site_name(topic // 2)
        case Ask.OUTPUT:
            words["site"] = site_name(topic)
        case Ask.TRAINING:
            words["number"] = topic % TRAINEES
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + topic // TRAINEES)]
        case Ask.REPAIR if seat == s.mover:
            return FREE_REPAIR.say(lang, **words)
        case Ask.REPAIR:
            words["price"] = int(repair_price(s, seat, topic))
        case Ask.PACT:
            words.update(proposer=seat_name(s, int(s.mover)), pact=PACTS[topic])
        case Ask.STAFF:
            words["bomb"] = bomb_name(topic // STAFFING)
            words["number"] = int(staff_needed(topic))
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + staffing(topic))]
        case Ask.REVEAL:
            words["slot"] = topic + 1
    return PROMPTS[asked].say(lang, **words)


def _turn(s: Any, seat: int) -> Phrase:
    """What a turn can go on with: only what is allowed."""
    if s.strike != Strike.NONE:
        return STRIKING if any_target(s, seat) else NO_TARGET
    if s.begun:
        return NOBODY_PLACED if refuse_end(s) else OPEN_POINT
    if must_retrieve(s, seat):
        return ONLY_RETRIEVE
    return ONLY_PLACE if refuse_retrieve(s, seat) else START_OF_TURN


# --- moves as they are offered


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; a bomb kept is known to who keeps it alone."""
    kind, seat = ACTIONS.kind(action), int(to_move(s))
    if kind == Kind.KEEP and viewer != seat:
        return UNSEEN[kind].say(lang, seat=seat_name(s, seat))
    return SENTENCES[kind].say(lang, **_words(s, action, seat, lang))


def _words(s: Any, action: int, seat: int, lang: str) -> dict[str, Any]:
    """What a sentence may name."""
    kind, said, topic = ACTIONS.kind(action), ACTIONS.arguments(action), int(about(s))
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    if "space" in said:
        words["site"] = SPACE_NAMES[Space[said["space"].upper().replace("-", "_")]]
    if "player" in said:
        words["player"] = COLOURS[Colour[said["player"].upper()]]
    if "building" in said:
        number = BUILDING_NAMES.index(said["building"])
        words["building"] = words["site"] = building_name(number)
        words["owner"] = seat_name(s, max(0, int(s.buildings[number].owner)))
    if "bomb" in said:
        bomb = BOMB_NAMES.index(said["bomb"])
        words["bomb"], words["money"] = bomb_name(bomb), money(int(BOMB_CARDS[bomb].load))
    match kind:
        case Kind.SEND:
            words["workers"] = crew(CREW[CREW_NAMES.index(said["workers"])])
            words["site"] = site_name(topic // 2)
        case Kind.SHOOT:
            words["plane"] = PLANES[said["plane"]]
        case Kind.BURN:
            words["fuel"] = GOOD_NAMES[Good[said["fuel"].upper()]]
        case Kind.MAKE:
            words["output"] = GOOD_NAMES[Good[said["output"].upper()]]
        case Kind.TRAIN:
            words["grey"] = topic % TRAINEES - int(said["own"])
        case Kind.BUY:
            words["building"] = building_name(int(s.market[int(said["slot"]) - 1]) - 1)
        case Kind.TEST:
            words["token"] = NAMES["points"](int(TOKENS[int(s.seats), int(s.tested)]))
        case Kind.STAFF:
            words["bomb"] = bomb_name(topic // STAFFING)
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + staffing(topic))]
            words["grey"] = int(staff_needed(topic)) - int(said["own"])
        case Kind.RECRUIT:
            words["worker"] = ONE_WORKER[Worker[said["worker"].upper()]]
        case Kind.REVEAL:
            words["slot"] = topic + 1
    return words


def workers_on(s: Any, space: int) -> list[tuple[Colour, Worker]]:
    """Everybody on a space of the main board."""
    if space == Space.CONSTRUCTION:
        return [
            (Colour(index // TYPES), Worker(index % TYPES))
            for index, number in enumerate(s.crowd)
            for _ in range(int(number))
        ]
    pairs = {Space.AIR_STRIKE: AIR_STRIKE_SOCKETS, Space.DESIGN: DESIGN_SOCKETS}
    sockets = pairs.get(Space(space)) or (SOCKET_OF[space],)
    there = [s.sockets[at] for at in sockets if s.sockets[at].colour != NOBODY]
    return [(Colour(int(socket.colour)), Worker(int(socket.worker))) for socket in there]


# --- what the balance lab counts

DEEDS = {
    News.PLACED: Counted(
        "space", Phrase("Spaces of the main board used", "Emplacements du plateau utilisés")
    ),
    News.BOUGHT: Counted("building", Phrase("Buildings bought", "Bâtiments achetés")),
    News.USED: Counted("building", Phrase("Own buildings used", "Bâtiments utilisés")),
    News.SPIED: Counted(
        "building", Phrase("Buildings of others used by spies", "Bâtiments adverses utilisés")
    ),
    News.KEPT: Counted("bomb", Phrase("Bomb plans kept", "Projets de bombe gardés")),
    News.BUILT: Counted("bomb", Phrase("Bombs built", "Bombes construites")),
    News.TESTED: Counted("bomb", Phrase("Bombs tested", "Bombes testées")),
    News.LOADED: Counted("bomb", Phrase("Bombs loaded", "Bombes chargées")),
}
