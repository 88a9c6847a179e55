"""What is said at the table of Snowdonia: The Channel Tunnel 1881, in English and in French."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.language import NOT_ASKED, Phrase, Reason

from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.building import MACHINE
from .rules.contracts import SHOWN
from .rules.crisis import event_space
from .score import points
from .state import NOBODY
from .tables import (
    BORE_SIX,
    BUILD_AND_DIG,
    CALMED,
    CONTRACT_CARDS,
    CONTRACT_NAMES,
    EVENTS,
    EXTRA_BORE,
    RUBBLE_PLACES,
    RUBBLE_SITE_NAMES,
    SITE_NAMES,
    SITES,
    STATION_NAMES,
    STATIONS,
    TRAIN_NAMES,
    YARD_PLUS,
    Ability,
    Area,
    Event,
    Good,
    Nation,
    Sky,
    Station,
)

NATIONS = {
    Nation.ENGLISH: Phrase("The English", "Les Anglais"),
    Nation.FRENCH: Phrase("The French", "Les Français"),
}
AREAS = {
    Area.A: Phrase("A (stock yard)", "A (dépôt)"),
    Area.B: Phrase("B (excavation)", "B (terrassement)"),
    Area.C: Phrase("C (works)", "C (atelier)"),
    Area.D: Phrase("D (boring machine)", "D (tunnelier)"),
    Area.E: Phrase("E (build)", "E (construction)"),
    Area.F: Phrase("F (site office)", "F (bureau du chantier)"),
    Area.G: Phrase("G (crisis management)", "G (gestion de crise)"),
}
GOODS = {
    Good.ORE: Phrase("ore", "minerai"),
    Good.STONE: Phrase("stone", "pierre"),
    Good.COAL: Phrase("coal", "charbon"),
    Good.RUBBLE: Phrase("rubble", "gravats"),
    Good.BARS: Phrase("steel", "acier"),
}
CUBES = {
    "ore": Phrase("iron ore", "minerai de fer"),
    "stone": Phrase("stone", "pierre"),
    "coal": Phrase("coal", "charbon"),
    "event": Phrase("an event", "un événement"),
}
SKIES = {
    Sky.NONE: Phrase("no card", "aucune carte"),
    Sky.RAIN: Phrase("rain", "pluie"),
    Sky.SUN: Phrase("sun", "soleil"),
    Sky.FOG: Phrase("fog", "brouillard"),
}
STATIONS_NAMED = {
    Station.ST_PANCRAS: Phrase("St Pancras", "St Pancras"),
    Station.SHAKESPEARE_CLIFF: Phrase("Shakespeare Cliff", "Shakespeare Cliff"),
    Station.VARNE_BANK: Phrase("Varne Bank", "Varne Bank"),
    Station.MIDDLE: Phrase("the Middle", "le Milieu"),
    Station.COLBART_RIDGE: Phrase("Colbart Ridge", "Crête du Colbart"),
    Station.SANGATTE: Phrase("Sangatte", "Sangatte"),
    Station.GARE_DU_NORD: Phrase("Gare du Nord", "Gare du Nord"),
}
TRAINS = {
    "enid": Phrase("Enid", "Enid"),
    "wyddfa": Phrase("Wyddfa", "Wyddfa"),
    "snowdon": Phrase("Snowdon", "Snowdon"),
    "moel-siabod": Phrase("Moel Siabod", "Moel Siabod"),
}
EVENT_NAMES = {
    Event.EXCAVATE: Phrase("excavation", "terrassement"),
    Event.TRAINS: Phrase("trains on sale", "trains en vente"),
    Event.TRACK: Phrase("track", "voie"),
    Event.STATION: Phrase("station", "gare"),
    Event.MAINTENANCE: Phrase("maintenance", "entretien"),
}
THE_MACHINE = Phrase("the boring machine", "le tunnelier")
ABILITIES = {
    Ability.CLEAR_CARD: Phrase("clears the card at the machine", "vide la carte du tunnelier"),
    Ability.LOOK_TWO: Phrase("shows two contracts", "montre deux contrats"),
    Ability.ORE_AS_BAR: Phrase("3 ore stand for a bar", "3 minerais valent une barre"),
    Ability.YARD_PLUS: Phrase(f"{YARD_PLUS} more cubes in A", f"{YARD_PLUS} cubes de plus en A"),
    Ability.STONE_LESS: Phrase("sites 1 stone cheaper", "sites 1 pierre moins chers"),
    Ability.EXTRA_BUILD: Phrase("one more build", "une construction de plus"),
    Ability.RUBBLE_TO_STONE: Phrase("rubble into stone", "gravats en pierre"),
    Ability.ORE_TO_BAR: Phrase("2 ore into a bar", "2 minerais en une barre"),
    Ability.LOCK: Phrase("no more abilities this round", "plus de pouvoirs ce tour"),
    Ability.UPKEEP: Phrase("pays the maintenance", "paie l'entretien"),
    Ability.RUBBLE_AS_STONE: Phrase("rubble stands for stone", "les gravats valent de la pierre"),
    Ability.BAG_THREE: Phrase("3 cubes from the bag", "3 cubes du sac"),
    Ability.YARD_TWO: Phrase("2 cubes from the yard", "2 cubes du dépôt"),
    Ability.START_MARKER: Phrase("takes the start marker", "prend le marqueur Premier joueur"),
    Ability.DIG_DOUBLE: Phrase("digs double in B", "creuse double en B"),
    Ability.BORE_SIX: Phrase(f"the machine bores {BORE_SIX}", f"le tunnelier creuse {BORE_SIX}"),
    Ability.BUILD_AND_DIG: Phrase(
        f"the machine builds and digs {BUILD_AND_DIG}",
        f"le tunnelier bâtit et creuse {BUILD_AND_DIG}",
    ),
    Ability.CALM: Phrase(f"removes own discs: {CALMED}", f"retire de ses disques : {CALMED}"),
    Ability.EXTRA_BORE: Phrase(f"bores {EXTRA_BORE} besides", f"creuse {EXTRA_BORE} en plus"),
}
CONTRACT = Phrase("contract {card}", "contrat {card}")
SITE = Phrase("{station}, site {number}", "{station}, site {number}")
TUNNEL = Phrase("tunnel {position}", "tunnel {position}")
RUBBLE_SITE = Phrase("{station}, rubble site", "{station}, site de gravats")
ONE_RUBBLE_SITE = Phrase("{station}, rubble site {number}", "{station}, site de gravats {number}")

PROMPTS = {
    Ask.HIRE: Phrase(
        "{seat}: hire a labourer from the pub for 1 coal?",
        "{seat} : engager un ouvrier du pub pour 1 charbon ?",
    ),
    Ask.PLACE: Phrase("{seat}: place a labourer.", "{seat} : placez un ouvrier."),
    Ask.CONTRACT: Phrase(
        "{seat}: announce a contract before {area}?", "{seat} : annoncer un contrat avant {area} ?"
    ),
    Ask.YARD: Phrase(
        "{seat}: take up to {number} cubes, at most one coal.",
        "{seat} : prenez jusqu'à {number} cubes, un charbon au plus.",
    ),
    Ask.DIG: Phrase(
        "{seat}: dig {number} rubble at the machine?", "{seat} : creuser {number} gravats ?"
    ),
    Ask.BITE: Phrase(
        "{seat}: shore up for 1 stone, or keep the rubble?",
        "{seat} : étayer pour 1 pierre, ou garder les gravats ?",
    ),
    Ask.CLAIM: Phrase(
        "{seat}: does your last marker go on {site}?",
        "{seat} : votre dernier marqueur va-t-il sur {site} ?",
    ),
    Ask.WORKS: Phrase("{seat}: what do you convert?", "{seat} : que convertissez-vous ?"),
    Ask.BORE: Phrase(
        "{seat}: does the machine bore or build?", "{seat} : le tunnelier creuse ou bâtit ?"
    ),
    Ask.BUILD: Phrase(
        "{seat}: what do you build or buy?", "{seat} : que construisez ou achetez-vous ?"
    ),
    Ask.PAYMENT: Phrase(
        "{seat}: how many bars by ore, how many stone by rubble ({item})?",
        "{seat} : combien de barres en minerai, de pierres en gravats ({item}) ?",
    ),
    Ask.OFFICE: Phrase(
        "{seat}: which contract do you take?", "{seat} : quel contrat prenez-vous ?"
    ),
    Ask.SELECTION: Phrase(
        "{seat}: which contract do you keep?", "{seat} : quel contrat gardez-vous ?"
    ),
    Ask.LOSE: Phrase(
        "{seat}: which marker leaves the board?", "{seat} : quel marqueur quitte le plateau ?"
    ),
    Ask.UPKEEP: Phrase(
        "{seat}: how is the train maintained?", "{seat} : comment entretenir le train ?"
    ),
    Ask.FIRST: Phrase("Who begins?", "Qui commence ?"),
    Ask.LAYOUT: Phrase(
        "How large is tunnel {position}?", "Quelle est la taille du tunnel {position} ?"
    ),
    Ask.BACK: Phrase("Which back does the deck show?", "Quel dos montre la pioche ?"),
    Ask.FACE: Phrase("Which contract is turned up?", "Quel contrat est révélé ?"),
    Ask.CUBE: Phrase("Which cube is drawn?", "Quel cube est pioché ?"),
}

REFUSALS = {
    Refusal.NOT_ASKED: Reason("C81-24.6", NOT_ASKED),
    Refusal.NOT_LEFT: Reason("C81-24.3", Phrase("The bag has none of them.", "Le sac n'en a pas.")),
    Refusal.NO_SUCH_SIZE: Reason(
        "C81-2.8",
        Phrase("That side has no such card left.", "Ce côté n'a plus de carte de cette taille."),
    ),
    Refusal.NOT_IN_DECK: Reason(
        "C81-24.2",
        Phrase(
            "No such card can lie on top of the deck.",
            "Une telle carte ne peut pas être au sommet de la pioche.",
        ),
    ),
    Refusal.NO_LABOURER: Reason(
        "C81-6.1", Phrase("You have no such labourer left.", "Vous n'avez plus de tel ouvrier.")
    ),
    Refusal.MACHINE_ALONE: Reason(
        "C81-6.2",
        Phrase("Only the machine's labourer goes to D.", "Seul l'ouvrier du tunnelier va en D."),
    ),
    Refusal.ONLY_D_OR_G: Reason(
        "C81-6.5",
        Phrase(
            "The machine's labourer goes to D or G only.",
            "L'ouvrier du tunnelier ne va qu'en D ou en G.",
        ),
    ),
    Refusal.NOT_BOUGHT: Reason(
        "C81-6.5",
        Phrase("You have not bought your machine.", "Vous n'avez pas acheté votre tunnelier."),
    ),
    Refusal.NO_ORE: Reason(
        "C81-6.6",
        Phrase("The machine's labourer costs 1 ore.", "L'ouvrier du tunnelier coûte 1 minerai."),
    ),
    Refusal.FULL: Reason("C81-6.2", Phrase("That area is full.", "Cette zone est pleine.")),
    Refusal.MUST_PLACE: Reason(
        "C81-6.3",
        Phrase(
            "Ordinary labourers must all be placed.",
            "Tous les ouvriers ordinaires doivent être placés.",
        ),
    ),
    Refusal.NOT_HELD: Reason(
        "C81-7.4", Phrase("You do not hold that contract.", "Vous n'avez pas ce contrat.")
    ),
    Refusal.ABILITY_SPENT: Reason(
        "C81-7.1", Phrase("Its ability is spent.", "Son pouvoir est épuisé.")
    ),
    Refusal.NO_LETTER: Reason(
        "C81-16.10",
        Phrase(
            "That contract is discarded at the maintenance, not announced.",
            "Ce contrat se défausse à l'entretien, il ne s'annonce pas.",
        ),
    ),
    Refusal.WRONG_AREA: Reason(
        "C81-7.2",
        Phrase("That contract has another letter.", "Ce contrat porte une autre lettre."),
    ),
    Refusal.NO_LABOURER_THERE: Reason(
        "C81-7.6",
        Phrase("You have no labourer in this area.", "Vous n'avez pas d'ouvrier dans cette zone."),
    ),
    Refusal.NO_EFFECT: Reason(
        "C81-7.7", Phrase("It could do nothing now.", "Il ne pourrait rien faire maintenant.")
    ),
    Refusal.NOT_IN_YARD: Reason(
        "C81-8.1", Phrase("The yard has not so many.", "Le dépôt n'en a pas autant.")
    ),
    Refusal.TOO_MANY: Reason("C81-8.1", Phrase("That is too many.", "C'est trop.")),
    Refusal.TOO_MANY_BY_CARD: Reason(
        "C81-16.14", Phrase("This contract gives up to 2.", "Ce contrat en donne 2 au plus.")
    ),
    Refusal.STONE_ALONE: Reason(
        "C81-16.7",
        Phrase("This contract makes stone alone.", "Ce contrat ne fait que de la pierre."),
    ),
    Refusal.ONE_BAR_OR_TWO: Reason(
        "C81-16.8",
        Phrase("This contract makes one bar or two.", "Ce contrat fait une barre ou deux."),
    ),
    Refusal.TOO_LITTLE_ORE: Reason(
        "C81-10.2", Phrase("You have not enough ore.", "Vous n'avez pas assez de minerai.")
    ),
    Refusal.TOO_LITTLE_RUBBLE: Reason(
        "C81-10.3", Phrase("You have not enough rubble.", "Vous n'avez pas assez de gravats.")
    ),
    Refusal.NONE_TO_BE_HAD: Reason(
        "C81-10.5",
        Phrase(
            "There are not so many bars left, or stones in the bag.",
            "Il ne reste pas tant de barres, ou de pierres dans le sac.",
        ),
    ),
    Refusal.NOT_TO_DIG: Reason(
        "C81-21.4", Phrase("There is no rubble left.", "Il n'y a plus de gravats.")
    ),
    Refusal.NO_SUCH_PART: Reason(
        "C81-16.18",
        Phrase(
            "Only a contract in force lets the machine build and dig.",
            "Seul un contrat en vigueur laisse le tunnelier bâtir et creuser.",
        ),
    ),
    Refusal.ALREADY_DONE: Reason(
        "C81-16.18", Phrase("That part is done.", "Cette partie est faite.")
    ),
    Refusal.NOTHING_TO_BUILD: Reason(
        "C81-11.3", Phrase("There is nothing you can build.", "Vous ne pouvez rien construire.")
    ),
    Refusal.TAKEN: Reason("C81-12.4", Phrase("That site is taken.", "Ce site est occupé.")),
    Refusal.STATION_CLOSED: Reason(
        "C81-3.12", Phrase("That station is closed.", "Cette gare est fermée.")
    ),
    Refusal.NOT_REACHED: Reason(
        "C81-3.8",
        Phrase(
            "It is not the station your machine reached last.",
            "Ce n'est pas la dernière gare atteinte par votre tunnelier.",
        ),
    ),
    Refusal.OTHER_FLAG: Reason(
        "C81-3.7", Phrase("It bears the other flag.", "Elle porte l'autre drapeau.")
    ),
    Refusal.NO_MARKER: Reason(
        "C81-12.3",
        Phrase("You have no marker in supply.", "Vous n'avez plus de marqueur en réserve."),
    ),
    Refusal.CANNOT_PAY: Reason(
        "C81-12.2", Phrase("You cannot pay that.", "Vous ne pouvez pas payer.")
    ),
    Refusal.CANNOT_BUY_TRAIN: Reason(
        "C81-13.2",
        Phrase("You have not the bars for that train.", "Vous n'avez pas l'acier de ce train."),
    ),
    Refusal.CANNOT_BUY_MACHINE: Reason(
        "C81-13.6", Phrase("The machine costs 1 bar.", "Le tunnelier coûte 1 barre.")
    ),
    Refusal.ORE_IS_NO_BAR: Reason(
        "C81-16.3",
        Phrase(
            "No contract in force lets so much ore stand for bars.",
            "Aucun contrat en vigueur ne fait valoir tant de minerai pour de l'acier.",
        ),
    ),
    Refusal.RUBBLE_IS_NO_STONE: Reason(
        "C81-16.11",
        Phrase(
            "No contract in force lets rubble stand for stone.",
            "Aucun contrat en vigueur ne fait valoir les gravats pour de la pierre.",
        ),
    ),
    Refusal.NOT_DUE: Reason(
        "C81-16.12", Phrase("Not so much is to be paid.", "Il n'y a pas tant à payer.")
    ),
    Refusal.CANNOT_MAINTAIN: Reason(
        "C81-20.11",
        Phrase("You have no bar to pay with.", "Vous n'avez pas de barre pour payer."),
    ),
    Refusal.NOT_ON_SALE: Reason(
        "C81-13.1",
        Phrase(
            "Trains are for sale after the second event.",
            "Les trains se vendent après le deuxième événement.",
        ),
    ),
    Refusal.NOT_DISPLAYED: Reason(
        "C81-13.3", Phrase("That train is not on display.", "Ce train n'est pas exposé.")
    ),
    Refusal.BOUGHT_BEFORE: Reason(
        "C81-13.6", Phrase("You have your machine.", "Vous avez votre tunnelier.")
    ),
    Refusal.SITES_ONLY: Reason(
        "C81-11.3",
        Phrase("The machine builds a site, nothing else.", "Le tunnelier ne bâtit qu'un site."),
    ),
    Refusal.MUST_BUILD: Reason(
        "C81-11.1",
        Phrase(
            "You have chosen to build with the machine.",
            "Vous avez choisi de bâtir avec le tunnelier.",
        ),
    ),
    Refusal.EMPTY_PLACE: Reason(
        "C81-14.3", Phrase("There is no contract there.", "Il n'y a pas de contrat là.")
    ),
    Refusal.NOT_SHOWN: Reason(
        "C81-16.2", Phrase("That card was not shown.", "Cette carte n'a pas été montrée.")
    ),
    Refusal.NO_MARKER_THERE: Reason(
        "C81-18.2", Phrase("You have no marker there.", "Vous n'avez pas de marqueur là.")
    ),
    Refusal.LOCKED: Reason(
        "C81-16.9",
        Phrase("No more contract abilities this round.", "Plus de pouvoirs de contrat ce tour."),
    ),
}

SENTENCES = {
    Kind.HIRE: Phrase("{seat} hire a labourer.", "{seat} engagent un ouvrier."),
    Kind.STAY: Phrase("{seat} hire nobody.", "{seat} n'engagent personne."),
    Kind.PLACE: Phrase("{seat} go to {area}.", "{seat} vont en {area}."),
    Kind.MACHINE: Phrase(
        "{seat} send the machine's labourer to {area}.",
        "{seat} envoient l'ouvrier du tunnelier en {area}.",
    ),
    Kind.PASS: Phrase("{seat} pass.", "{seat} passent."),
    Kind.ANNOUNCE: Phrase(
        "{seat} announce {card}: {ability}.", "{seat} annoncent {card} : {ability}."
    ),
    Kind.WAIT: Phrase("{seat} announce nothing.", "{seat} n'annoncent rien."),
    Kind.TAKE: Phrase("{seat} take from the yard.", "{seat} se servent au dépôt."),
    Kind.DIG: Phrase("{seat} dig.", "{seat} creusent."),
    Kind.REST: Phrase("{seat} do not dig.", "{seat} ne creusent pas."),
    Kind.SHORE: Phrase("{seat} shore up.", "{seat} étayent."),
    Kind.KEEP_RUBBLE: Phrase("{seat} keep the rubble.", "{seat} gardent les gravats."),
    Kind.CLAIM: Phrase("{seat} place their last marker.", "{seat} posent leur dernier marqueur."),
    Kind.FORGO: Phrase("{seat} keep their last marker.", "{seat} gardent leur dernier marqueur."),
    Kind.CONVERT: Phrase("{seat} work.", "{seat} travaillent à l'atelier."),
    Kind.BORE: Phrase("{seat} bore.", "{seat} forent."),
    Kind.ERECT: Phrase("{seat} build with the machine.", "{seat} bâtissent avec le tunnelier."),
    Kind.DRILL: Phrase("{seat} dig with the machine.", "{seat} creusent avec le tunnelier."),
    Kind.IDLE: Phrase("{seat} leave the machine idle.", "{seat} laissent le tunnelier au repos."),
    Kind.BUILD: Phrase("{seat} build {item}.", "{seat} construisent {item}."),
    Kind.BUY: Phrase("{seat} buy {item}.", "{seat} achètent {item}."),
    Kind.BUY_MACHINE: Phrase("{seat} buy {item}.", "{seat} achètent {item}."),
    Kind.SAVE: Phrase("{seat} build nothing.", "{seat} ne construisent rien."),
    Kind.PAY: Phrase("{seat} pay for {item}.", "{seat} paient {item}."),
    Kind.SIGN: Phrase("{seat} take {card}.", "{seat} prennent {card}."),
    Kind.LEAVE: Phrase("{seat} take no contract.", "{seat} ne prennent pas de contrat."),
    Kind.CHOOSE: Phrase("{seat} keep {card}.", "{seat} gardent {card}."),
    Kind.LOSE: Phrase("{seat} lose a marker: {marker}.", "{seat} perdent un marqueur : {marker}."),
    Kind.MAINTAIN: Phrase("{seat} maintain the train.", "{seat} entretiennent le train."),
    Kind.WAIVE: Phrase("{seat} discard {card} instead.", "{seat} défaussent {card} à la place."),
    Kind.RETURN_TRAIN: Phrase("{seat} give the train back.", "{seat} rendent le train."),
    Kind.FIRST: Phrase("{player} begin.", "{player} commencent."),
    Kind.LAY: Phrase(
        "Tunnel {position} has size {size}.", "Le tunnel {position} est de taille {size}."
    ),
    Kind.BACK: Phrase("The deck shows {sky}.", "La pioche montre : {sky}."),
    Kind.TURN: Phrase("{card} comes into place {slot}.", "Le {card} arrive en place {slot}."),
    Kind.DRAW: Phrase("Out of the bag: {cube}.", "Du sac : {cube}."),
}
SCORE_SHEET = {
    "tunnels": Phrase("tunnels", "tunnels"),
    "stations": Phrase("stations", "gares"),
    "contracts": Phrase("contracts", "contrats"),
    "train": Phrase("train", "train"),
    "bonus": Phrase("bonus", "bonus"),
    "crisis": Phrase("crisis", "crise"),
    "total": Phrase("total", "total"),
}
"""How the points came about: a line a side."""

SHOWN_CARD = Phrase("{card} is shown.", "Le {card} est montré.")
MOVES_ON = Phrase("Machine of {seat} at {position}.", "Tunnelier : {seat}, position {position}.")
CLOSED = Phrase("{station} is closed.", "Fermeture : {station}.")
WON_SITE = Phrase(
    "{seat} win the rubble site of {station}.", "{seat} gagnent les gravats : {station}."
)
EVENT_FIRED = Phrase("Event {number}: {event}.", "Événement {number} : {event}.")
CRISIS = Phrase("crisis markers {n}", "marqueurs en crise {n}")
DISCS = Phrase("discs {n}", "disques {n}")
BROKEN = Phrase(
    "Breakthrough! The round is played to its end.", "Percée ! Le tour se joue jusqu'au bout."
)
ENDED = Phrase("The match ends: {scores}.", "La partie s'arrête : {scores}.")


def seat_name(s: Any, seat: int) -> Phrase:
    """The nation of a seat."""
    return NATIONS[Nation(seat)]


def titled(said: str) -> str:
    """With a capital."""
    return said[0].upper() + said[1:]


def station_name(station: int) -> Phrase:
    """A station."""
    return STATIONS_NAMED[Station(station)]


def contract_name(card: int | str, lang: str) -> str:
    """A contract by its number."""
    name = card if isinstance(card, str) else CONTRACT_NAMES[card]
    return CONTRACT.say(lang, card=name.upper())


def item_name(item: int, lang: str) -> str:
    """A site, a train or the machine."""
    if item == MACHINE:
        return THE_MACHINE.say(lang)
    if item > SITES:
        return TRAINS[TRAIN_NAMES[item - SITES - 1]].say(lang)
    return site_name(item, lang)


def cost_of(stone: int, bars: int, lang: str) -> str:
    """What a site costs: stone, steel or both."""
    due = ((bars, Good.BARS), (stone, Good.STONE))
    return " + ".join(f"{n} {GOODS[good].say(lang)}" for n, good in due if n)


def site_name(site: int, lang: str) -> str:
    """A site by its station and number."""
    return place_name(SITE_NAMES[site], lang)


def place_name(word: str, lang: str) -> str:
    """Where a marker lies, from the word of a move."""
    stem, _, end = word.rpartition("-")
    if stem == "tunnel":
        return TUNNEL.say(lang, position=end)
    if stem.endswith("-rubble"):
        station = station_name(STATION_NAMES.index(stem.removesuffix("-rubble")))
        return ONE_RUBBLE_SITE.say(lang, station=station, number=end)
    station = station_name(STATION_NAMES.index(stem))
    if end == "rubble":
        return RUBBLE_SITE.say(lang, station=station)
    return SITE.say(lang, station=station, number=end)


# --- what is asked


def prompt(s: Any, lang: str) -> str:
    """What is asked now."""
    asked, topic, seat = Ask(int(question(s))), int(about(s)), int(to_move(s))
    words: dict[str, Any] = {}
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    match asked:
        case Ask.CONTRACT:
            words["area"] = AREAS[Area(int(s.area))]
        case Ask.YARD:
            words["number"] = topic
        case Ask.DIG:
            words["number"] = 2 * topic
        case Ask.CLAIM:
            words["site"] = place_name(RUBBLE_SITE_NAMES[RUBBLE_PLACES.index(topic)], lang)
        case Ask.PAYMENT:
            words["item"] = item_name(topic // 2, lang)
        case Ask.LAYOUT:
            words["position"] = topic
    return PROMPTS[asked].say(lang, **words)


# --- what happened


def say(before: Any, action: int, after: Any, viewer: int, lang: str) -> str:
    """What happened; nothing is secret in this game."""
    kind, seat = ACTIONS.kind(action), int(to_move(before))
    words = _words(before, action, seat, lang)
    shown = kind == Kind.TURN and int(about(before)) == SHOWN
    sentence = (SHOWN_CARD if shown else SENTENCES[kind]).say(lang, **words)
    sentence = sentence[0].upper() + sentence[1:]
    changed = changes(before, after, seat, lang)
    told = [f"{sentence[:-1]} ({changed})." if changed else sentence]
    return " ".join([*told, *_consequences(before, after, lang)])


def _words(before: Any, action: int, seat: int, lang: str) -> dict[str, Any]:
    """What a sentence may name, in the reader's language."""
    kind, said, topic = ACTIONS.kind(action), ACTIONS.arguments(action), int(about(before))
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = seat_name(before, seat)
    if "area" in said:
        words["area"] = AREAS[Area[said["area"].upper()]]
    if "card" in said:
        words["card"] = contract_name(said["card"], lang)
    match kind:
        case Kind.ANNOUNCE:
            words["ability"] = ABILITIES[ability_of(CONTRACT_NAMES.index(said["card"]))]
        case Kind.BUILD:
            words["item"] = place_name(said["site"], lang)
        case Kind.BUY:
            words["item"] = TRAINS[said["train"]]
        case Kind.BUY_MACHINE:
            words["item"] = THE_MACHINE
        case Kind.PAY:
            words["item"] = item_name(topic // 2, lang)
        case Kind.SIGN:
            words["card"] = contract_name(int(before.row[int(said["slot"]) - 1]) - 1, lang)
        case Kind.LOSE:
            words["marker"] = place_name(said["marker"], lang)
        case Kind.FIRST:
            words["player"] = NATIONS[Nation[said["player"].upper()]]
        case Kind.LAY:
            words["position"] = topic
        case Kind.BACK:
            words["sky"] = SKIES[Sky[said["sky"].upper()]]
        case Kind.TURN:
            words["slot"] = topic + 1
        case Kind.DRAW:
            words["cube"] = CUBES[said["cube"]]
    return words


def ability_of(card: int) -> Ability:
    """What a contract can do."""
    return Ability(int(CONTRACT_CARDS[card].ability))


def changes(before: Any, after: Any, mover: int, lang: str) -> str:
    """Goods, markers and discs that the move changed, by player."""
    told = []
    for seat in sorted(range(2), key=lambda seat: seat != mover):
        then, now = before.players[seat], after.players[seat]
        parts = [
            f"{int(now.goods[good]) - int(then.goods[good]):+} {GOODS[good].say(lang)}"
            for good in Good
            if now.goods[good] != then.goods[good]
        ]
        if now.crisis != then.crisis:
            parts.append(CRISIS.say(lang, n=int(now.crisis)))
        if now.discs != then.discs:
            parts.append(DISCS.say(lang, n=int(now.discs)))
        if parts:
            name = "" if seat == mover else f"{seat_name(after, seat).say(lang)} "
            told.append(name + ", ".join(parts).replace("-", "−"))
    return "; ".join(told)


def _consequences(before: Any, after: Any, lang: str) -> list[str]:
    """Machines that move, stations that close, events, the Breakthrough, the end."""
    said = []
    for number in range(int(before.fired) + 1, int(after.fired) + 1):
        event = EVENT_NAMES[Event(EVENTS[event_space(number) - 1])]
        said.append(EVENT_FIRED.say(lang, number=number, event=event))
    for seat in range(2):
        if after.players[seat].position != before.players[seat].position:
            place = int(after.players[seat].position)
            name = seat_name(after, seat).say(lang)
            name = name[0].lower() + name[1:]
            said.append(MOVES_ON.say(lang, seat=name, position=place))
    for station in range(STATIONS):
        if after.black[station] and not before.black[station]:
            said.append(CLOSED.say(lang, station=station_name(station)))
        won = int(after.rubble_sites[station])
        if won != NOBODY and before.rubble_sites[station] == NOBODY:
            said.append(
                WON_SITE.say(lang, seat=seat_name(after, won), station=station_name(station))
            )
    if after.broken and not before.broken:
        said.append(BROKEN.say(lang))
    if after.over:
        scores = ", ".join(
            f"{seat_name(after, seat).say(lang)} {int(points(after, seat))}" for seat in range(2)
        )
        said.append(ENDED.say(lang, scores=scores))
    return [sentence[0].upper() + sentence[1:] for sentence in said]


# --- what the balance lab counts

DEEDS = {
    "area": Phrase("Areas that labourers were sent to", "Zones où des ouvriers sont allés"),
    "machine": Phrase("Areas of the machine's labourer", "Zones de l'ouvrier du tunnelier"),
    "signed": Phrase("Contracts taken", "Contrats pris"),
    "announced": Phrase("Abilities of contracts used", "Pouvoirs de contrats utilisés"),
    "built": Phrase("Sites built", "Sites construits"),
    "bought": Phrase("Trains and machines bought", "Trains et tunneliers achetés"),
}
BY_ARGUMENT = {
    Kind.PLACE: ("area", "area"),
    Kind.MACHINE: ("machine", "area"),
    Kind.CHOOSE: ("signed", "card"),
    Kind.ANNOUNCE: ("announced", "card"),
    Kind.BUILD: ("built", "site"),
    Kind.BUY: ("bought", "train"),
}
WITH_ABILITY = Phrase("{card}: {ability}", "{card} : {ability}")


def deeds(s: Any, action: int) -> list[tuple[str, str]]:
    """What a move takes or uses: groups of `DEEDS`, and the word of the thing."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    if kind == Kind.SIGN:
        return [("signed", CONTRACT_NAMES[int(s.row[int(said["slot"]) - 1]) - 1])]
    if kind == Kind.BUY_MACHINE:
        return [("bought", "machine")]
    if kind in BY_ARGUMENT:
        group, argument = BY_ARGUMENT[kind]
        return [(group, said[argument])]
    return []


def deed_name(group: str, word: str, lang: str) -> str:
    """The thing, in the reader's language."""
    if group in ("area", "machine"):
        return AREAS[Area[word.upper()]].say(lang)
    if group == "built":
        return place_name(word, lang)
    if group == "bought":
        return (THE_MACHINE if word == "machine" else TRAINS[word]).say(lang)
    card, ability = contract_name(word, lang), ability_of(CONTRACT_NAMES.index(word))
    if ability not in ABILITIES:
        return card
    return WITH_ABILITY.say(lang, card=card, ability=ABILITIES[ability])
