"""What is said at the table of The Manhattan Project, in English and in French."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import NOT_ASKED, Phrase, Reason

from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.bombs import STAFFING, staff_needed, staffing
from .rules.placing import TRAINEES, must_retrieve
from .rules.repair import repair_price
from .rules.strike import any_target
from .rules.turn import refuse_end, refuse_retrieve
from .score import points
from .state import NOBODY, Strike
from .tables import (
    AIR_STRIKE_SOCKETS,
    BOMB_NAMES,
    BUILDING_KINDS,
    BUILDING_NAMES,
    DESIGN_SOCKETS,
    PLUTONIUM_BOMBS,
    SOCKET_OF,
    SPACES,
    TARGETS,
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
    Kind.BLOCK: Phrase("{seat} blocks {site}.", "{seat} bloque {site}."),
    Kind.USE: Phrase("{seat} chooses {site}.", "{seat} choisit {site}."),
    Kind.OCCUPY: Phrase("{seat} blocks {site}.", "{seat} bloque {site}."),
    Kind.BUILD: Phrase("{seat} builds {bomb}.", "{seat} construit {bomb}."),
    Kind.TEST: Phrase(
        "{seat} tests {bomb}: token {token}.", "{seat} teste {bomb} : marqueur {token}."
    ),
    Kind.LOAD: Phrase("{seat} loads {bomb}.", "{seat} charge {bomb}."),
    Kind.SHOOT: Phrase(
        "{seat} shoots down {plane} of {player}.", "{seat} abat {plane} de {player}."
    ),
    Kind.RAID: Phrase(
        "{seat} bombs {building} of {owner}: damage {damage}.",
        "{seat} bombarde {building} de {owner} : dommage {damage}.",
    ),
    Kind.TRUCE: Phrase("{seat} offers {player} a truce.", "{seat} propose une trêve à {player}."),
    Kind.STAND_DOWN: Phrase(
        "{seat} asks {player} to stand down.", "{seat} propose une abstention à {player}."
    ),
    Kind.STOP: Phrase("{seat} ends the strike.", "{seat} arrête la frappe."),
    Kind.RETRIEVE: Phrase("{seat} retrieves.", "{seat} retire ses travailleurs."),
    Kind.END_TURN: Phrase("{seat} ends the turn.", "{seat} termine son tour."),
    Kind.SEND: Phrase("{seat} sends {workers} to {site}.", "{seat} envoie {workers} : {site}."),
    Kind.BURN: Phrase("{seat} burns {fuel}.", "{seat} consomme : {fuel}."),
    Kind.MAKE: Phrase("{seat} makes {output}.", "{seat} produit : {output}."),
    Kind.TRAIN: Phrase("{seat} trains workers.", "{seat} forme des travailleurs."),
    Kind.BUY: Phrase(
        "{seat} buys {building} from slot {slot}.", "{seat} achète {building}, case {slot}."
    ),
    Kind.DECLINE: Phrase("{seat} buys nothing.", "{seat} n'achète rien."),
    Kind.REPAIR: Phrase("{seat} repairs {building}.", "{seat} répare {building}."),
    Kind.ENOUGH: Phrase("{seat} repairs no more.", "{seat} ne répare plus."),
    Kind.KEEP: Phrase("{seat} keeps {bomb}.", "{seat} garde {bomb}."),
    Kind.ACCEPT: Phrase("{seat} accepts.", "{seat} accepte."),
    Kind.REFUSE: Phrase("{seat} refuses.", "{seat} refuse."),
    Kind.STAFF: Phrase(
        "{seat} chooses the {workers} for {bomb}.", "{seat} choisit les {workers} pour {bomb}."
    ),
    Kind.RECRUIT: Phrase("{seat} recruits.", "{seat} recrute."),
    Kind.FIRST: Phrase("{player} begins.", "{player} commence."),
    Kind.REVEAL: Phrase("{building} comes into slot {slot}.", "{building} arrive en case {slot}."),
    Kind.DESIGN: Phrase("{bomb} is turned up.", "{bomb} est révélée."),
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

KEPT = Phrase("{seat} keeps a bomb.", "{seat} garde une bombe.")
CLOSED = Phrase(
    "Too few bombs are left: Design Bomb is closed.",
    "Il reste trop peu de bombes : Projet de bombe est fermé.",
)
BRIBE = Phrase("bribe pile ${money}", "caisse noire {money} $")
SPIES = Phrase("spies: {n}", "espions : {n}")
POINTS = Phrase("{n} points", "{n} points")
WON = Phrase("{seat} reaches {points} points and wins.", "{seat} atteint {points} points et gagne.")
ENDED = Phrase("The match ends: {scores}.", "La partie s'arrête : {scores}.")


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
    return ", ".join(
        ONE_WORKER[kind].say(lang) if n == 1 else MORE_WORKERS[kind].say(lang, n=int(n))
        for kind, n in enumerate(counts)
        if n
    )


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


# --- what happened


def say(before: Any, action: int, after: Any, viewer: int, lang: str) -> str:
    """What happened, as far as the viewer saw it."""
    kind, seat = ACTIONS.kind(action), int(to_move(before))
    if kind == Kind.KEEP and viewer != seat:
        sentence = KEPT.say(lang, seat=seat_name(before, seat))
    else:
        words = _words(before, action, after, seat, lang)
        told = Kind.SEND if kind in (Kind.PLACE, Kind.USE) and words["workers"] else kind
        sentence = SENTENCES[told].say(lang, **words)
        sentence = sentence[0].upper() + sentence[1:]
    changed = changes(before, after, seat, _sent(before, action, after), lang)
    told_all = [f"{sentence[:-1]} ({changed})." if changed else sentence]
    if after.closed and not before.closed:
        told_all.append(CLOSED.say(lang))
    if after.over:
        told_all.append(_ending(after, seat, lang))
    return " ".join(told_all)


def _words(before: Any, action: int, after: Any, seat: int, lang: str) -> dict[str, Any]:
    """What a sentence may name, in the reader's language."""
    kind, said, topic = ACTIONS.kind(action), ACTIONS.arguments(action), int(about(before))
    words: dict[str, Any] = dict(said)
    site = _site(before, action)
    if seat >= 0:
        words["seat"] = seat_name(before, seat)
    if site is not None:
        words["site"] = site_name(site)
        words["workers"] = crew_words(_sent(before, action, after), lang)
    if "player" in said:
        words["player"] = COLOURS[Colour[said["player"].upper()]]
    if "building" in said:
        number = BUILDING_NAMES.index(said["building"])
        words["building"] = building_name(number)
        words["damage"] = int(after.buildings[number].damage)
        words["owner"] = seat_name(before, max(0, int(before.buildings[number].owner)))
    if "bomb" in said:
        words["bomb"] = bomb_name(BOMB_NAMES.index(said["bomb"]))
    match kind:
        case Kind.SHOOT:
            words["plane"] = PLANES[said["plane"]]
        case Kind.BURN:
            words["fuel"] = GOOD_NAMES[Good[said["fuel"].upper()]]
        case Kind.MAKE:
            words["output"] = GOOD_NAMES[Good[said["output"].upper()]]
        case Kind.BUY:
            words["building"] = building_name(int(before.market[int(said["slot"]) - 1]) - 1)
        case Kind.TEST:
            words["token"] = int(after.players[seat].token)
        case Kind.STAFF:
            words["bomb"] = bomb_name(topic // STAFFING)
            words["workers"] = GOOD_NAMES[Good(Good.LABORERS + staffing(topic))]
        case Kind.REVEAL:
            words["slot"] = topic + 1
    return words


def _site(before: Any, action: int) -> int | None:
    """Where workers go with this move, if they do."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    if kind in (Kind.PLACE, Kind.BLOCK):
        return int(Space[said["space"].upper().replace("-", "_")])
    if kind in (Kind.USE, Kind.OCCUPY):
        return SPACES + BUILDING_NAMES.index(said["building"])
    return int(about(before)) // 2 if kind == Kind.SEND else None


def _sent(before: Any, action: int, after: Any) -> list[int]:
    """The workers that went with this move, by kind."""
    sent = [0] * len(ONE_WORKER)
    site = _site(before, action)
    if site is None:
        return sent
    if site >= SPACES:
        number = site - SPACES
        return [
            int(now) - int(then)
            for now, then in zip(
                after.buildings[number].workers, before.buildings[number].workers, strict=True
            )
        ]
    arrived = workers_on(after, site)
    for somebody in workers_on(before, site):
        arrived.remove(somebody)
    for colour, worker in arrived:
        sent[worker + (TYPES if colour == Colour.GREY else 0)] += 1
    return sent


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


def changes(before: Any, after: Any, mover: int, sent: list[int], lang: str) -> str:
    """Goods, trained and returned workers, spies and points that the move changed, by player."""
    told = []
    for seat in sorted(range(int(after.seats)), key=lambda seat: seat != mover):
        then, now = before.players[seat], after.players[seat]
        parts = [
            _amount(good, int(now.goods[good]) - int(then.goods[good]), lang)
            for good in list(Good)[: len(now.goods)]
            if now.goods[good] != then.goods[good]
        ]
        away = sent if seat == mover else [0] * len(sent)
        came = [
            max(0, int(n) - int(t) + a)
            for n, t, a in zip(now.supply, then.supply, away, strict=True)
        ]
        if any(came):
            parts.append("+" + crew_words(came, lang).replace(", ", ", +"))
        if now.spies != then.spies:
            parts.append(SPIES.say(lang, n=int(now.spies)))
        scored = int(points(after, seat)) - int(points(before, seat))
        if scored:
            parts.append(POINTS.say(lang, n=f"{scored:+}"))
        if parts:
            name = "" if seat == mover else f"{seat_name(after, seat).say(lang)} "
            told.append(name + ", ".join(parts))
    if after.bribe != before.bribe:
        told.append(BRIBE.say(lang, money=int(after.bribe)))
    return "; ".join(told)


def _amount(good: Good, number: int, lang: str) -> str:
    sign = "+" if number > 0 else "−"
    if good == Good.MONEY:
        return f"{sign}${abs(number)}" if lang == "en" else f"{sign}{abs(number)} $"
    names = {**GOOD_NAMES, **ONE_PLANE} if abs(number) == 1 else GOOD_NAMES
    return f"{sign}{abs(number)} {names[good].say(lang)}"


def _ending(s: Any, seat: int, lang: str) -> str:
    if points(s, seat) >= TARGETS[int(s.seats)]:
        return WON.say(lang, seat=seat_name(s, seat), points=int(points(s, seat)))
    scores = ", ".join(
        f"{seat_name(s, k).say(lang)} {int(points(s, k))}" for k in range(int(s.seats))
    )
    return ENDED.say(lang, scores=scores)


# --- what the balance lab counts

DEEDS = {
    "space": Phrase("Spaces of the main board used", "Emplacements du plateau utilisés"),
    "bought": Phrase("Buildings bought", "Bâtiments achetés"),
    "used": Phrase("Own buildings used", "Bâtiments utilisés"),
    "occupied": Phrase("Buildings of others used by spies", "Bâtiments adverses utilisés"),
    "drafted": Phrase("Bomb plans kept", "Projets de bombe gardés"),
    "built": Phrase("Bombs built", "Bombes construites"),
    "tested": Phrase("Bombs tested", "Bombes testées"),
    "loaded": Phrase("Bombs loaded", "Bombes chargées"),
}
BY_ARGUMENT = {
    Kind.PLACE: ("space", "space"),
    Kind.USE: ("used", "building"),
    Kind.OCCUPY: ("occupied", "building"),
    Kind.KEEP: ("drafted", "bomb"),
    Kind.BUILD: ("built", "bomb"),
    Kind.TEST: ("tested", "bomb"),
    Kind.LOAD: ("loaded", "bomb"),
}


def deeds(s: Any, action: int) -> list[tuple[str, str]]:
    """What a move takes or uses: groups of `DEEDS`, and the word of the thing."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    if kind == Kind.BUY:
        return [("bought", BUILDING_NAMES[int(s.market[int(said["slot"]) - 1]) - 1])]
    if kind in BY_ARGUMENT:
        group, argument = BY_ARGUMENT[kind]
        return [(group, said[argument])]
    return []


def deed_name(group: str, word: str, lang: str) -> str:
    """The thing, in the reader's language."""
    if group == "space":
        return SPACE_NAMES[Space[word.upper().replace("-", "_")]].say(lang)
    if group in ("bought", "used", "occupied"):
        return building_name(BUILDING_NAMES.index(word)).say(lang)
    return bomb_name(BOMB_NAMES.index(word)).say(lang)
