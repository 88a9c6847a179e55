"""What is said at the table of Snowdonia: The Channel Tunnel 1881, in English and in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tunnelier.core.agenda import about, question, to_move
from tunnelier.core.codec import word_of
from tunnelier.core.language import LANGUAGES, NOT_ASKED, Phrase, Reason
from tunnelier.core.news import Counted

from .news import News, Obstacle
from .rules import ACTIONS, Ask, Kind, Refusal
from .rules.building import MACHINE
from .rules.contracts import SHOWN
from .tables import (
    BORE_SIX,
    BUILD_AND_DIG,
    CALMED,
    CONTRACT_CARDS,
    CONTRACT_NAMES,
    EXTRA_BORE,
    MARKER_NAMES,
    NO_STATION,
    RUBBLE_PLACES,
    RUBBLE_SITE_NAMES,
    SITE_NAMES,
    SITES,
    STATION_AT,
    STATION_NAMES,
    TAKE_NAMES,
    TRAIN_NAMES,
    YARD_PLUS,
    Ability,
    Area,
    Cube,
    Event,
    Good,
    Nation,
    Sky,
    Station,
    Train,
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
    Kind.TAKE: Phrase("{seat} take {cubes} from the yard.", "{seat} prennent {cubes} au dépôt."),
    Kind.DIG: Phrase("{seat} dig.", "{seat} creusent."),
    Kind.REST: Phrase("{seat} do not dig.", "{seat} ne creusent pas."),
    Kind.SHORE: Phrase("{seat} shore up.", "{seat} étayent."),
    Kind.KEEP_RUBBLE: Phrase("{seat} keep the rubble.", "{seat} gardent les gravats."),
    Kind.CLAIM: Phrase("{seat} place their last marker.", "{seat} posent leur dernier marqueur."),
    Kind.FORGO: Phrase("{seat} keep their last marker.", "{seat} gardent leur dernier marqueur."),
    Kind.CONVERT: Phrase("{seat} make {goods}.", "{seat} fabriquent {goods}."),
    Kind.BORE: Phrase("{seat} bore.", "{seat} forent."),
    Kind.ERECT: Phrase("{seat} build with the machine.", "{seat} bâtissent avec le tunnelier."),
    Kind.DRILL: Phrase("{seat} dig with the machine.", "{seat} creusent avec le tunnelier."),
    Kind.IDLE: Phrase("{seat} leave the machine idle.", "{seat} laissent le tunnelier au repos."),
    Kind.BUILD: Phrase("{seat} build {item}.", "{seat} construisent {item}."),
    Kind.BUY: Phrase("{seat} buy {item}.", "{seat} achètent {item}."),
    Kind.BUY_MACHINE: Phrase("{seat} buy {item}.", "{seat} achètent {item}."),
    Kind.SAVE: Phrase("{seat} build nothing.", "{seat} ne construisent rien."),
    Kind.PAY: Phrase(
        "{seat} pay for {item}: bars by ore {ore}, stone by rubble {rubble}.",
        "{seat} paient {item} : barres en minerai {ore}, pierres en gravats {rubble}.",
    ),
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
    Kind.TURN: Phrase("Into place {slot}: {card}.", "En place {slot} : {card}."),
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

SHOWN_CARD = Phrase("The deck shows {card}.", "La pioche montre le {card}.")

DRAWN_FIRST = Phrase(
    "{seat} are drawn as first player and get the start marker.",
    "{seat} sont tirés au sort et reçoivent le marqueur Premier joueur.",
)
NEWS = {
    News.BEGINS: DRAWN_FIRST,
    News.GOT_START: DRAWN_FIRST,
    News.LAID: Phrase(
        "Tunnel {tunnel} is laid: size {size}, with {rubble}.",
        "Le tunnel {tunnel} est posé : taille {size}, avec {rubble}.",
    ),
    News.MIRRORED: Phrase(
        "Tunnel {tunnel} mirrors it: size {size}, with {rubble}.",
        "Le tunnel {tunnel} en est le reflet : taille {size}, avec {rubble}.",
    ),
    News.DEALT: Phrase(
        "Dealt into place {slot} of the row: {contract}.",
        "En place {slot} de la rangée : {contract}.",
    ),
    News.MOVED_ON: Phrase(
        "{seat} move their machine off the cleared card, on to {position}.",
        "{seat} quittent la carte vidée : leur tunnelier avance ({position}).",
    ),
    News.CLOSED_BEHIND: Phrase(
        "{seat} have reached a new station: a black marker closes {station}.",
        "{seat} ont atteint une nouvelle gare : un marqueur noir ferme la précédente ({station}).",
    ),
    News.WON_RUBBLE_SITE: Phrase(
        "{seat} took the last rubble: a marker goes from their supply to {rubble_site}.",
        "{seat} ont pris les derniers gravats : un marqueur de leur réserve va sur {rubble_site}.",
    ),
    News.FORWENT_RUBBLE_SITE: Phrase(
        "{seat} keep their last marker: {rubble_site} stays empty for good.",
        "{seat} gardent leur dernier marqueur : {rubble_site} reste vide pour de bon.",
    ),
    News.MISSED_RUBBLE_SITE: Phrase(
        "{seat} do not win this site ({rubble_site}): {why}.",
        "{seat} ne gagnent pas ce site ({rubble_site}) : {why}.",
    ),
    News.ROUND: Phrase(
        "Round {round}. {seat} hold the start marker and are first player.",
        "Tour {round}. {seat} ont le marqueur Premier joueur et commencent.",
    ),
    News.AREA: Phrase("Now {area}.", "Zone {area}."),
    News.ROUND_OVER: Phrase("Round {round} is over.", "Le tour {round} est fini."),
    News.DECLINED_CUBES: Phrase(
        "{seat} take no cubes from the yard.", "{seat} ne prennent aucun cube au dépôt."
    ),
    News.DECLINED_DIG: Phrase("{seat} do not dig.", "{seat} ne creusent pas."),
    News.DECLINED_WORKS: Phrase("{seat} convert nothing.", "{seat} ne convertissent rien."),
    News.DECLINED_MACHINE: Phrase(
        "{seat} let the boring machine rest.", "{seat} laissent reposer le tunnelier."
    ),
    News.DECLINED_BUILDING: Phrase(
        "{seat} build and buy nothing.", "{seat} ne construisent et n'achètent rien."
    ),
    News.DECLINED_CONTRACT: Phrase(
        "{seat} take no contract.", "{seat} ne prennent pas de contrat."
    ),
    News.HIRED: Phrase(
        "{seat} pay {coal} into the bag and fetch a labourer from the pub.",
        "{seat} mettent {coal} dans le sac et font venir un ouvrier du pub.",
    ),
    News.HIRED_NOBODY: Phrase("{seat} hire nobody.", "{seat} n'engagent personne."),
    News.SKIPPED: Phrase(
        "{seat} can place no more labourers: their turn is skipped.",
        "{seat} ne peuvent plus placer d'ouvrier : leur tour est passé.",
    ),
    News.PLACED: Phrase("{seat} place a labourer: {area}.", "{seat} placent un ouvrier : {area}."),
    News.PLACED_MACHINE: Phrase(
        "{seat} pay 1 ore into the bag and place the machine's labourer: {area}.",
        "{seat} mettent 1 minerai dans le sac et placent l'ouvrier du tunnelier : {area}.",
    ),
    News.PASSED: Phrase(
        "{seat} pass: the machine's labourer stays on its card.",
        "{seat} passent : l'ouvrier du tunnelier reste sur sa carte.",
    ),
    News.NO_ORE: Phrase(
        "{seat} have no ore to place the machine's labourer: it stays on its card.",
        "{seat} n'ont pas de minerai pour placer l'ouvrier du tunnelier : il reste sur sa carte.",
    ),
    News.ANNOUNCED: Phrase("{seat} announce {contract}.", "{seat} annoncent le {contract}."),
    News.ANNOUNCED_NOTHING: Phrase("{seat} announce nothing.", "{seat} n'annoncent rien."),
    News.CAME_TO: Phrase("{seat} now come to {contract}.", "{seat} en viennent au {contract}."),
    News.USED_UP: Phrase(
        "{seat} have used up the ability of {card}; it still scores.",
        "{seat} ont épuisé le pouvoir du {card} ; il compte encore à la fin.",
    ),
    News.TOOK: Phrase("{seat} take {cubes} from the yard.", "{seat} prennent {cubes} au dépôt."),
    News.TOOK_START: Phrase(
        "{seat} stand in the second space of A: they take the start marker for the next round.",
        "{seat} occupent la deuxième place de A : ils prennent le marqueur Premier joueur pour le"
        " tour suivant.",
    ),
    News.KEPT_START: Phrase(
        "{seat} stand in the second space of A: they keep the start marker for the next round.",
        "{seat} occupent la deuxième place de A : ils gardent le marqueur Premier joueur pour le"
        " tour suivant.",
    ),
    News.DUG: Phrase(
        "{seat} dig {rubble} at {position}.", "{seat} creusent {rubble} ({position})."
    ),
    News.SHORED: Phrase(
        "{seat} shore up {position}: 1 stone into the bag, 1 marker onto the card, 2 rubble to the"
        " general supply.",
        "{seat} étayent ({position}) : 1 pierre dans le sac, 1 marqueur sur la carte, 2 gravats à"
        " la réserve générale.",
    ),
    News.KEPT_RUBBLE: Phrase(
        "{seat} keep {rubble} from {position}.", "{seat} gardent {rubble} ({position})."
    ),
    News.KEPT_FROM_STATION: Phrase(
        "{seat} keep {rubble} from {position}: a station is not shored.",
        "{seat} gardent {rubble} ({position}) : une gare ne s'étaye pas.",
    ),
    News.MADE_BARS: Phrase(
        "{seat} put {ore} into the bag for {bars} from the general supply.",
        "{seat} mettent {ore} dans le sac contre {bars} de la réserve générale.",
    ),
    News.MADE_BARS_WITH_ENID: Phrase(
        "{seat} put {ore} into the bag for {bars} from the general supply, with Enid.",
        "{seat} mettent {ore} dans le sac contre {bars} de la réserve générale, grâce à Enid.",
    ),
    News.MADE_STONE: Phrase(
        "{seat} return {rubble} to the general supply for {stone} out of the bag.",
        "{seat} rendent {rubble} à la réserve générale contre {stone} du sac.",
    ),
    News.BUILDS_BY_MACHINE: Phrase(
        "{seat} build with the boring machine.", "{seat} bâtissent avec le tunnelier."
    ),
    News.CHEAPER_BY_MACHINE: Phrase(
        "{seat} save {stone}: the machine builds.",
        "{seat} économisent {stone} : le tunnelier bâtit.",
    ),
    News.BORED: Phrase(
        "{seat} bore {rubble} with the machine, starting at {position}.",
        "{seat} forent {rubble} avec le tunnelier ({position}).",
    ),
    News.CHOSE: Phrase(
        "{seat} choose {item}; it can be paid in several ways.",
        "{seat} choisissent {item} ; il y a plusieurs façons de payer.",
    ),
    News.PAID_STONE: Phrase(
        "{seat} pay {stone} into the bag.", "{seat} mettent {stone} dans le sac."
    ),
    News.PAID_BARS: Phrase(
        "{seat} pay {bars} to the general supply.", "{seat} rendent {bars} à la réserve générale."
    ),
    News.BUILT: Phrase(
        "{seat} build {site}: a marker goes there from their supply.",
        "{seat} construisent : un marqueur de leur réserve va sur {site}.",
    ),
    News.PAID_TRAIN: Phrase(
        "{seat} pay {bars} to the general supply for a train.",
        "{seat} rendent {bars} à la réserve générale pour un train.",
    ),
    News.BOUGHT_TRAIN: Phrase(
        "{seat} buy {train}, with {coal} on it.", "{seat} achètent {train}, avec {coal} dessus."
    ),
    News.TRAIN_WENT_BACK: Phrase(
        "{seat} put {train} back on display, loaded with {coal} out of the bag.",
        "{seat} remettent {train} parmi les trains exposés, chargé de {coal} du sac.",
    ),
    News.PAID_MACHINE: Phrase(
        "{seat} pay {bars} to the general supply for their boring machine.",
        "{seat} rendent {bars} à la réserve générale pour leur tunnelier.",
    ),
    News.BOUGHT_MACHINE: Phrase(
        "{seat} buy their boring machine: a labourer moves from the pub onto its card.",
        "{seat} achètent leur tunnelier : un ouvrier passe du pub à sa carte.",
    ),
    News.SIGNED: Phrase(
        "{seat} take {contract} from place {slot} of the row.",
        "{seat} prennent le {contract} en place {slot} de la rangée.",
    ),
    News.REMOVED_DISC: Phrase(
        "{seat} remove one of their discs from the Crisis area ({discs} left).",
        "{seat} retirent un de leurs disques de la zone de crise (reste : {discs}).",
    ),
    News.MARKER_CAME_BACK: Phrase(
        "{seat} have no disc in the Crisis area: a marker comes back from there to their supply"
        " ({markers} left there).",
        "{seat} n'ont pas de disque en zone de crise : un marqueur en revient dans leur réserve"
        " (il y reste {markers}).",
    ),
    News.NOTHING_IN_CRISIS: Phrase(
        "{seat} have neither disc nor marker in the Crisis area: the labourer does nothing.",
        "{seat} n'ont ni disque ni marqueur en zone de crise : l'ouvrier n'y fait rien.",
    ),
    News.DUG_WHOLE_CARD: Phrase(
        "{seat} dig all {rubble} of {position} by contract.",
        "{seat} creusent les {rubble} de la carte par contrat ({position}).",
    ),
    News.SHOWN: Phrase("The deck shows {contract}.", "La pioche montre le {contract}."),
    News.KEPT_CONTRACT: Phrase("{seat} keep {contract}.", "{seat} gardent le {contract}."),
    News.DISCARDED: Phrase("{seat} discard {card}.", "{seat} défaussent le {card}."),
    News.PAID_ORE_FOR_BARS: Phrase(
        "{seat} pay {ore} into the bag instead of {bars}, by contract.",
        "{seat} mettent {ore} dans le sac au lieu de {bars}, par contrat.",
    ),
    News.CHEAPER_BY_CONTRACT: Phrase(
        "{seat} save {stone} by contract.", "{seat} économisent {stone} par contrat."
    ),
    News.MADE_STONE_BY_CONTRACT: Phrase(
        "{seat} return {rubble} to the general supply for {stone} out of the bag, by contract.",
        "{seat} rendent {rubble} à la réserve générale contre {stone} du sac, par contrat.",
    ),
    News.MADE_BARS_BY_CONTRACT: Phrase(
        "{seat} put {ore} into the bag for {bars} from the general supply, by contract.",
        "{seat} mettent {ore} dans le sac contre {bars} de la réserve générale, par contrat.",
    ),
    News.LOCKED: Phrase(
        "{seat} forbid any further contract ability this round.",
        "{seat} interdisent tout autre pouvoir de contrat ce tour.",
    ),
    News.UNLOCKED: Phrase(
        "Contract abilities can be used again.",
        "Les pouvoirs des contrats sont de nouveau utilisables.",
    ),
    News.GAVE_UP_CONTRACT: Phrase(
        "{seat} discard {card} instead of paying for {train}; it no longer scores.",
        "{seat} défaussent le {card} au lieu de payer pour {train} ; il ne compte plus.",
    ),
    News.PAID_RUBBLE_FOR_STONE: Phrase(
        "{seat} pay {rubble} to the general supply instead of {stone}, by contract.",
        "{seat} rendent {rubble} à la réserve générale au lieu de {stone}, par contrat.",
    ),
    News.DREW: Phrase(
        "{seat} draw from the bag and keep: {cube}.", "{seat} piochent du sac et gardent : {cube}."
    ),
    News.DREW_EVENT: Phrase(
        "{seat} draw an event cube: it is put aside and fires nothing.",
        "{seat} piochent un cube d'événement : il est mis de côté, sans effet.",
    ),
    News.EVENTS_WENT_BACK: Phrase(
        "Back into the bag: {events} put aside.", "De retour dans le sac : {events} mis de côté."
    ),
    News.TOOK_BY_CONTRACT: Phrase(
        "{seat} take {cubes} from the yard by contract.",
        "{seat} prennent {cubes} au dépôt par contrat.",
    ),
    News.TOOK_NONE_BY_CONTRACT: Phrase(
        "{seat} take no cubes from the yard by contract.",
        "{seat} ne prennent aucun cube au dépôt par contrat.",
    ),
    News.FIXED_START: Phrase(
        "{seat} have the start marker for the next round: nothing moves it again in this one.",
        "{seat} ont le marqueur Premier joueur pour le tour suivant : rien ne le déplace plus dans"
        " celui-ci.",
    ),
    News.START_STAYS: Phrase(
        "{seat} keep the start marker: a contract holds it.",
        "{seat} gardent le marqueur Premier joueur : un contrat le retient.",
    ),
    News.DUG_DOUBLE: Phrase(
        "{seat} dig {rubble} by contract, starting at {position}.",
        "{seat} creusent {rubble} par contrat ({position}).",
    ),
    News.BORED_SIX: Phrase(
        "{seat} bore {rubble} with the machine by contract, starting at {position}.",
        "{seat} forent {rubble} avec le tunnelier par contrat ({position}).",
    ),
    News.DUG_BY_MACHINE: Phrase(
        "{seat} dig {rubble} with the machine by contract, starting at {position}.",
        "{seat} creusent {rubble} avec le tunnelier par contrat ({position}).",
    ),
    News.REMOVED_DISCS_BY_CONTRACT: Phrase(
        "{seat} remove {discs} of their own from the Crisis area by contract ({left} left).",
        "{seat} retirent {discs} de leur couleur de la zone de crise par contrat (reste : {left}).",
    ),
    News.BORED_BESIDES: Phrase(
        "{seat} bore {rubble} by contract, without labourer or ore, starting at {position}.",
        "{seat} forent {rubble} par contrat, sans ouvrier ni minerai ({position}).",
    ),
    News.WENT_HOME: Phrase("The labourers go home.", "Les ouvriers rentrent chez eux."),
    News.BACK_TO_PUB: Phrase(
        "{seat} send the hired labourer back to the pub.",
        "{seat} renvoient l'ouvrier engagé au pub.",
    ),
    News.BACK_TO_MACHINE: Phrase(
        "{seat} take the machine's labourer back onto its card.",
        "{seat} reprennent l'ouvrier du tunnelier sur sa carte.",
    ),
    News.SLID: Phrase(
        "In the row, {card} slides left to place {slot}.",
        "Dans la rangée, le {card} glisse en place {slot}.",
    ),
    News.FILLED: Phrase(
        "From the deck into place {slot} of the row: {contract}.",
        "De la pioche en place {slot} de la rangée : {contract}.",
    ),
    News.NONE_WAS_TAKEN: Phrase(
        "No contract of the row was taken: the leftmost, {card}, is discarded.",
        "Aucun contrat de la rangée n'a été pris : celui de gauche, le {card}, est défaussé.",
    ),
    News.ADDED: Phrase(
        "From the deck into place {slot} of the row: {contract}.",
        "De la pioche en place {slot} de la rangée : {contract}.",
    ),
    News.RESHUFFLED: Phrase(
        "The deck is empty: the discard pile is shuffled into a new one, {cards}.",
        "La pioche est vide : la défausse mélangée en forme une nouvelle, {cards}.",
    ),
    News.DECK_IS_EMPTY: Phrase(
        "Deck and discard pile are empty: the back counts as fog.",
        "Pioche et défausse sont vides : le dos compte comme brouillard.",
    ),
    News.BACK: Phrase("The back on top of the deck: {sky}.", "Dos visible de la pioche : {sky}."),
    News.CRISIS: Phrase(
        "{seat} have {discs} in the Crisis area: each costs a marker.",
        "{seat} ont {discs} en zone de crise : chacun coûte un marqueur.",
    ),
    News.LOST_FROM_SUPPLY: Phrase(
        "{seat} put a marker from their supply into the Crisis area ({markers} now).",
        "{seat} mettent un marqueur de leur réserve en zone de crise (en tout : {markers}).",
    ),
    News.LOST_FROM_BOARD: Phrase(
        "{seat} have no marker in supply: one goes from {marker} into the Crisis area ({markers}"
        " now).",
        "{seat} n'ont plus de marqueur en réserve : il en part un du plateau ({marker}) en zone de"
        " crise (en tout : {markers}).",
    ),
    News.NOTHING_TO_LOSE: Phrase(
        "{seat} have no marker left to lose.", "{seat} n'ont plus de marqueur à perdre."
    ),
    News.ADDED_DISC: Phrase(
        "{seat} get a disc in the Crisis area: the deck shows {sky} ({discs} now).",
        "{seat} reçoivent un disque en zone de crise (dos visible : {sky} ; en tout : {discs}).",
    ),
    News.NO_DISC: Phrase(
        "No disc comes into the Crisis area: the deck shows {sky}.",
        "Aucun disque ne vient en zone de crise (dos visible : {sky}).",
    ),
    News.ALL_DISCS_ARE_OUT: Phrase(
        "{seat} get no disc, though the deck shows {sky}: all of theirs are in the Crisis area.",
        "{seat} ne reçoivent pas de disque (dos visible : {sky}) : tous les leurs sont en zone de"
        " crise.",
    ),
    News.RESTOCK: Phrase(
        "The yard is restocked: {drawn} from the bag.",
        "Le dépôt est réapprovisionné : {drawn} du sac.",
    ),
    News.INTO_YARD: Phrase("From the bag into the yard: {cube}.", "Du sac au dépôt : {cube}."),
    News.EVENT_CUBE: Phrase(
        "From the bag: an event cube, which fires after the draw.",
        "Du sac : un cube d'événement, qui agira après la pioche.",
    ),
    News.TRACK_WENT_BACK: Phrase(
        "The event track is emptied: {events} back into the bag.",
        "La piste d'événements est vidée : {events} de retour dans le sac.",
    ),
    News.EVENT: Phrase("Event {number}: {event}.", "Événement {number} : {event}."),
    News.HIT: Phrase(
        "{seat} are hit: the deck shows {sky}, the back of the other side.",
        "{seat} sont touchés : le dos visible ({sky}) est celui de l'autre camp.",
    ),
    News.HIT_BOTH: Phrase(
        "{seat} are hit: fog hits both sides.",
        "{seat} sont touchés : le brouillard touche les deux côtés.",
    ),
    News.CLEARED_BY_EVENT: Phrase(
        "{seat} have {position} cleared by the event: {rubble} to the general supply, without"
        " shoring.",
        "{seat} voient leur carte vidée ({position}) : {rubble} à la réserve générale, sans"
        " étayage.",
    ),
    News.LOST_RUBBLE_SITE: Phrase(
        "Nobody wins this site, now or later: {rubble_site}.",
        "Personne ne gagne ce site, ni maintenant ni plus tard : {rubble_site}.",
    ),
    News.NO_RUBBLE_LEFT: Phrase(
        "{seat} have no rubble left at their machine: nothing is cleared.",
        "{seat} n'ont plus de gravats à leur tunnelier : rien n'est vidé.",
    ),
    News.CLOSED_BY_EVENT: Phrase(
        "{seat} have their first incomplete station closed by a black marker: {station}.",
        "{seat} voient leur première gare inachevée fermée par un marqueur noir : {station}.",
    ),
    News.ALL_STATIONS_COMPLETE: Phrase(
        "{seat} have no incomplete station: none is closed.",
        "{seat} n'ont plus de gare inachevée : aucune ne ferme.",
    ),
    News.ON_SALE: Phrase(
        "Trains and boring machines are on sale from now on.",
        "Trains et tunneliers sont désormais en vente.",
    ),
    News.NO_TRAINS: Phrase(
        "Nobody has a train to maintain.", "Personne n'a de train à entretenir."
    ),
    News.MAINTAINED: Phrase(
        "{seat} pay {bars} to the general supply to maintain {train}.",
        "{seat} rendent {bars} à la réserve générale pour entretenir {train}.",
    ),
    News.CANNOT_MAINTAIN: Phrase(
        "{seat} have neither a bar nor a contract to maintain {train}.",
        "{seat} n'ont ni barre ni contrat pour entretenir {train}.",
    ),
    News.WILL_NOT_MAINTAIN: Phrase(
        "{seat} do not maintain {train}.", "{seat} n'entretiennent pas {train}."
    ),
    News.BREAKTHROUGH: Phrase(
        "Breakthrough! The machines meet at {position}; the round is played to its end.",
        "Percée ! Les tunneliers se rencontrent ({position}) ; le tour se joue jusqu'au bout.",
    ),
    News.FIRST_AT_MIDDLE: Phrase(
        "{seat} are the first at the Middle.", "{seat} sont les premiers au Milieu."
    ),
    News.BITES_LOST: Phrase(
        "{seat} find no more rubble: the rest of the dig, {rubble}, is lost.",
        "{seat} ne trouvent plus de gravats : le reste, {rubble}, est perdu.",
    ),
    News.GAME_OVER: Phrase(
        "The machines have met: the game ends.",
        "Les tunneliers se sont rencontrés : la partie s'arrête.",
    ),
    News.TUNNELS: Phrase(
        "{seat}: {points} for markers on tunnels.", "{seat} : {points} de marqueurs en tunnel."
    ),
    News.STATIONS: Phrase(
        "{seat}: {points} for markers on stations.", "{seat} : {points} de marqueurs en gare."
    ),
    News.CONTRACT_MET: Phrase("{seat}: {points} for {card}.", "{seat} : {points} du {card}."),
    News.CONTRACT_NOT_MET: Phrase(
        "{seat}: nothing for {card}, which is not met.",
        "{seat} : rien du {card}, qui n'est pas rempli.",
    ),
    News.CONTRACT_CROWDED_OUT: Phrase(
        "{seat}: nothing for {card}; what it asks for serves other contracts.",
        "{seat} : rien du {card} ; ce qu'il demande sert d'autres contrats.",
    ),
    News.SNOWDON: Phrase("{seat}: {points} for Snowdon.", "{seat} : {points} pour Snowdon."),
    News.IN_CRISIS: Phrase(
        "{seat}: {points} for {markers} in the Crisis area.",
        "{seat} : {points} pour {markers} en zone de crise.",
    ),
    News.BONUS: Phrase(
        "{seat}: {points} as first at the Middle; the machines met at {position}.",
        "{seat} : {points} comme premiers au Milieu ; les tunneliers se sont rencontrés"
        " ({position}).",
    ),
    News.TOTAL: Phrase("{seat}: {points} in all.", "{seat} : {points} en tout."),
    News.WON: Phrase("{seat} win with {points}.", "{seat} gagnent avec {points}."),
    News.WON_BY_CRISIS: Phrase(
        "{seat} win: both have {points}, but they have fewer in the Crisis area, {markers}.",
        "{seat} gagnent : {points} de part et d'autre, mais moins en zone de crise, {markers}.",
    ),
    News.WON_AT_MIDDLE: Phrase(
        "{seat} win: both have {points} and as many markers in the Crisis area, but they were the"
        " first at the Middle.",
        "{seat} gagnent : {points} et autant de marqueurs en zone de crise de part et d'autre, mais"
        " ils étaient les premiers au Milieu.",
    ),
    News.NOTHING_TO_DO: Phrase(
        "{seat} can do nothing in {area}.", "{seat} ne peuvent rien faire en {area}."
    ),
}
NOTHING = Phrase("nothing", "rien")
AND = Phrase("{some} and {last}", "{some} et {last}")
OBSTACLES = {
    Obstacle.FLAG: Phrase("the station bears the other flag", "la gare porte l'autre drapeau"),
    Obstacle.CLOSED: Phrase("the station is closed", "la gare est fermée"),
    Obstacle.MARKER: Phrase("they have no marker in supply", "ils n'ont plus de marqueur"),
}
WITH_ABILITY = Phrase("{card} ({ability})", "{card} ({ability})")


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
            words["site"] = rubble_site_name(topic, lang)
        case Ask.PAYMENT:
            words["item"] = item_name(topic // 2, lang)
        case Ask.LAYOUT:
            words["position"] = topic
    return PROMPTS[asked].say(lang, **words)


# --- what can be done


def say(s: Any, action: int, viewer: int, lang: str) -> str:
    """A move as it is offered; nothing is secret in this game."""
    kind = ACTIONS.kind(action)
    shown = kind == Kind.TURN and int(about(s)) == SHOWN
    return (SHOWN_CARD if shown else SENTENCES[kind]).say(lang, **_words(s, action, lang))


def _words(s: Any, action: int, lang: str) -> dict[str, Any]:
    """What a sentence may name, in the reader's language."""
    kind, said = ACTIONS.kind(action), ACTIONS.arguments(action)
    seat, topic = int(to_move(s)), int(about(s))
    words: dict[str, Any] = dict(said)
    if seat >= 0:
        words["seat"] = seat_name(s, seat)
    if "area" in said:
        words["area"] = AREAS[Area[said["area"].upper()]]
    if "card" in said:
        words["card"] = contract_name(said["card"], lang)
    match kind:
        case Kind.ANNOUNCE:
            words["ability"] = ABILITIES[ability_of(CONTRACT_NAMES.index(said["card"]))]
        case Kind.TAKE:
            words["cubes"] = mix_name(said["cubes"])
        case Kind.CONVERT:
            words["goods"] = mix_name(said["goods"])
        case Kind.BUILD:
            words["item"] = place_name(said["site"], lang)
        case Kind.BUY:
            words["item"] = TRAINS[said["train"]]
        case Kind.BUY_MACHINE:
            words["item"] = THE_MACHINE
        case Kind.PAY:
            words["item"] = item_name(topic // 2, lang)
        case Kind.SIGN:
            words["card"] = contract_name(int(s.row[int(said["slot"]) - 1]) - 1, lang)
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


# --- what things are called in the news


def numbered(one: Phrase, many: Phrase) -> Callable[[int], Phrase]:
    """`1 bar`, `2 bars`; French has the singular for none as well."""

    def called(number: int) -> Phrase:
        english = one.en if abs(number) == 1 else many.en
        french = one.fr if abs(number) < 2 else many.fr
        return Phrase(
            f"{number} {english}".replace("-", "−"), f"{number} {french}".replace("-", "−")
        )

    return called


def mix_name(word: str) -> Phrase:
    """`2-ore+1-coal` in words."""
    if word == "none":
        return NOTHING
    parts = [part.split("-") for part in word.split("+")]
    *some, last = (COUNTED_GOODS[name](int(number)) for number, name in parts)
    listed = Phrase(*(", ".join(each.say(lang) for each in some) for lang in LANGUAGES))
    return AND.filled(some=listed, last=last) if some else last


def in_words(named: Callable[[int, str], str]) -> Callable[[int], Phrase]:
    """A name that is put together, in every language."""
    return lambda number: Phrase(*(named(number, lang) for lang in LANGUAGES))


def position_name(position: int, lang: str) -> str:
    """A card of the line."""
    station = STATION_AT[position]
    if station == NO_STATION:
        return TUNNEL.say(lang, position=position)
    return station_name(station).say(lang)


def contract_with_ability(card: int, lang: str) -> str:
    """A contract by its number and what it can do."""
    ability = ABILITIES[ability_of(card)]
    return WITH_ABILITY.say(lang, card=contract_name(card, lang), ability=ability)


def rubble_site_name(site: int, lang: str) -> str:
    """A site that is won by digging."""
    return place_name(RUBBLE_SITE_NAMES[RUBBLE_PLACES.index(site)], lang)


def marker_name(marker: int, lang: str) -> str:
    """Where a marker lay."""
    return place_name(MARKER_NAMES[marker], lang)


COUNTED_GOODS = {
    "ore": numbered(Phrase("ore", "minerai"), Phrase("ore", "minerais")),
    "stone": numbered(Phrase("stone", "pierre"), Phrase("stone", "pierres")),
    "coal": numbered(Phrase("coal", "charbon"), Phrase("coal", "charbons")),
    "rubble": numbered(Phrase("rubble", "gravats"), Phrase("rubble", "gravats")),
    "bar": numbered(Phrase("steel bar", "barre d'acier"), Phrase("steel bars", "barres d'acier")),
    "bars": numbered(Phrase("steel bar", "barre d'acier"), Phrase("steel bars", "barres d'acier")),
}
NAMES: dict[str, Callable[[int], Phrase]] = {
    **COUNTED_GOODS,
    "discs": numbered(Phrase("disc", "disque"), Phrase("discs", "disques")),
    "markers": numbered(Phrase("marker", "marqueur"), Phrase("markers", "marqueurs")),
    "cards": numbered(Phrase("card", "carte"), Phrase("cards", "cartes")),
    "drawn": numbered(Phrase("cube", "cube"), Phrase("cubes", "cubes")),
    "events": numbered(
        Phrase("event cube", "cube d'événement"), Phrase("event cubes", "cubes d'événement")
    ),
    "points": numbered(Phrase("point", "point"), Phrase("points", "points")),
    "cubes": lambda cubes: mix_name(TAKE_NAMES[cubes]),
    "cube": lambda cube: CUBES[word_of(Cube(cube))],
    "sky": lambda sky: SKIES[Sky(sky)],
    "area": lambda area: AREAS[Area(area)],
    "event": lambda event: EVENT_NAMES[Event(event)],
    "station": station_name,
    "train": lambda train: TRAINS[word_of(Train(train))],
    "why": lambda why: OBSTACLES[Obstacle(why)],
    "position": in_words(position_name),
    "site": in_words(site_name),
    "item": in_words(item_name),
    "rubble_site": in_words(rubble_site_name),
    "marker": in_words(marker_name),
    "card": in_words(contract_name),
    "contract": in_words(contract_with_ability),
}
"""What the arguments of news are called."""

# --- what the balance lab counts

DEEDS = {
    News.PLACED: Counted(
        "area", Phrase("Areas that labourers were sent to", "Zones où des ouvriers sont allés")
    ),
    News.PLACED_MACHINE: Counted(
        "area", Phrase("Areas of the machine's labourer", "Zones de l'ouvrier du tunnelier")
    ),
    News.SIGNED: Counted("contract", Phrase("Contracts taken", "Contrats pris")),
    News.KEPT_CONTRACT: Counted(
        "contract", Phrase("Contracts kept by contract 5", "Contrats gardés grâce au contrat 5")
    ),
    News.ANNOUNCED: Counted(
        "contract", Phrase("Abilities of contracts used", "Pouvoirs de contrats utilisés")
    ),
    News.BUILT: Counted("site", Phrase("Sites built", "Sites construits")),
    News.BOUGHT_TRAIN: Counted("train", Phrase("Trains bought", "Trains achetés")),
}
