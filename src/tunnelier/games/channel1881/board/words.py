"""What the drawn table says, besides the names that `text` and `page` have already."""

from __future__ import annotations

from tunnelier.core.language import Phrase

from ..state import Next
from ..tables import BUILD_AND_DIG, Area, Event, Good, Nation, Sky, Train
from ..text import GOODS

TITLE = Phrase("The Channel Tunnel 1881, round {number}", "The Channel Tunnel 1881, tour {number}")
STANDING = Phrase(
    "{seat}: {points} points, machine at {position}.",
    "{seat} : {points} points, tunnelier en {position}.",
)
OF_SEAT = Phrase("{seat}: {what}", "{seat} : {what}")
CONTRACTS = Phrase("contracts", "contrats")
CRISIS = Phrase("crisis", "crise")
EVENTS = Phrase("events", "événements")

# --- the areas

STEPS = (
    ((Next.HIRE,), Phrase("hiring", "embauche")),
    ((Next.PLACE,), Phrase("placing", "placement")),
    ((Next.WINDOW, Next.WORK, Next.AFTER), Phrase("areas A to G", "zones A à G")),
    ((Next.HOME, Next.CONTRACTS), CONTRACTS),
    ((Next.CRISIS,), CRISIS),
    ((Next.YARD, Next.EVENTS, Next.END), Phrase("yard and events", "dépôt et événements")),
)
RIBBONS = {
    Next.WINDOW: Phrase("contracts?", "contrats ?"),
    Next.WORK: Phrase("at work", "au travail"),
    Next.AFTER: Phrase("in addition", "en plus"),
}
DOES = {
    Area.A: Phrase("take {n} cubes, 1 coal at most", "prendre {n} cubes, 1 charbon au plus"),
    Area.B: Phrase("dig {n} rubble at the machine", "creuser {n} gravats au tunnelier"),
    Area.C: Phrase(
        "{n} ore → 1 steel, 2 rubble → 1 stone; 3 times",
        "{n} minerais → 1 acier, 2 gravats → 1 pierre ; 3 fois",
    ),
    Area.D: Phrase(
        "costs 1 ore; bore {n}, or build 1 stone cheaper",
        "coûte 1 minerai ; forer {n}, ou bâtir 1 pierre moins cher",
    ),
    Area.E: Phrase(
        "build a site, buy a train or the machine",
        "bâtir un site, acheter un train ou le tunnelier",
    ),
    Area.F: Phrase("take a contract of the row", "prendre un contrat de la rangée"),
    Area.G: Phrase(
        "a disc away; none left: a marker comes back",
        "un disque de moins ; sans disque, un marqueur revient",
    ),
}
AREA_LABEL = Phrase("{area}: {does}; {spaces}", "{area} : {does} ; {spaces}")
SPACE_FREE = Phrase("space {n} free", "place {n} libre")
SPACE_TAKEN = Phrase("space {n}: {seat}", "place {n} : {seat}")
SPACE_STARTS = Phrase("(begins the next round)", "(commence le tour suivant)")
NEVER_FULL = Phrase("never full", "jamais pleine")

# --- the question

CHOICES = {
    "hire": Phrase("Hire for 1 coal", "Engager pour 1 charbon"),
    "stay": Phrase("Hire nobody", "N'engager personne"),
    "pass": Phrase("Pass", "Passer"),
    "wait": Phrase("Announce nothing", "Ne rien annoncer"),
    "nothing": Phrase("Nothing", "Rien"),
    "dig": Phrase("Dig {n}", "Creuser {n}"),
    "rest": Phrase("Do not dig", "Ne pas creuser"),
    "shore": Phrase("Shore up: 1 stone, {n} points", "Étayer : 1 pierre, {n} points"),
    "keep-rubble": Phrase("Keep 2 rubble", "Garder 2 gravats"),
    "claim": Phrase("Place the last marker: {n} points", "Poser le dernier marqueur : {n} points"),
    "forgo": Phrase("Keep the marker", "Garder le marqueur"),
    "bore": Phrase("Bore {n}", "Forer {n}"),
    "erect": Phrase("Build a site", "Bâtir un site"),
    "drill": Phrase(f"Dig {BUILD_AND_DIG}", f"Creuser {BUILD_AND_DIG}"),
    "idle": Phrase("Leave it idle", "Laisser au repos"),
    "save": Phrase("Build nothing", "Ne rien construire"),
    "leave": Phrase("Take no contract", "Ne pas prendre de contrat"),
    "maintain": Phrase("Pay 1 steel", "Payer 1 acier"),
    "return-train": Phrase("Give the train back", "Rendre le train"),
}
MIXES = {
    "take": {"ore": GOODS[Good.ORE], "stone": GOODS[Good.STONE], "coal": GOODS[Good.COAL]},
    "make": {"bars": GOODS[Good.BARS], "stone": GOODS[Good.STONE]},
    "pay": {
        "ore": Phrase("bars, 3 ore each", "barres à 3 minerais"),
        "rubble": Phrase("stone, 2 rubble each", "pierres à 2 gravats"),
    },
}
"""Answers that are numbers, one for each good."""
VERBS = {
    "take": Phrase("Take {n} {what}", "Prendre {n} {what}"),
    "make": Phrase("Make {n} {what}", "Fabriquer {n} {what}"),
    "pay": Phrase("Pay otherwise: {n} {what}", "Payer autrement : {n} {what}"),
}

# --- the line and its stations

LINE_TITLE = Phrase("The line", "La ligne")
SHORES = Phrase("England", "Angleterre"), Phrase("France", "France")
NOBODY_YET = Phrase("nobody yet", "encore personne")
AT_MIDDLE = Phrase("first at the Middle: {seat}", "premiers au Milieu : {seat}")
TUNNEL_LABEL = Phrase(
    "Tunnel {position}: size {size}, {rubble} rubble; markers: {english} English, {french} French, "
    "{size} points each",
    "Tunnel {position} : taille {size}, {rubble} gravats ; marqueurs : {english} anglais, {french} "
    "français, {size} points chacun",
)
UNLAID = Phrase("Tunnel {position}: not laid yet", "Tunnel {position} : pas encore posé")
STATION_LABEL = Phrase(
    "{station}, position {position}: {rubble} rubble, {status}",
    "{station}, position {position} : {rubble} gravats, {status}",
)
MACHINE_LABELS = {
    Nation.ENGLISH: Phrase("English boring machine at {n}", "Tunnelier anglais en {n}"),
    Nation.FRENCH: Phrase("French boring machine at {n}", "Tunnelier français en {n}"),
}
OPEN = Phrase("open", "ouverte")
NOT_REACHED = Phrase("not reached", "non atteinte")
SITE_LABEL = Phrase(
    "{site}: {cost}, {points} points; {owner}", "{site} : {cost}, {points} points ; {owner}"
)
FREE = Phrase("free", "libre")
LAST_RUBBLE = Phrase("for the last rubble", "pour les derniers gravats")

# --- yard, bag and events

STOCK = Phrase("Yard and bag", "Dépôt et sac")
STOCK_LABEL = Phrase(
    "{good}: {yard} in the yard, {bag} in the bag", "{good} : {yard} au dépôt, {bag} dans le sac"
)
SUPPLY = Phrase(
    "General supply: {rubble} rubble, {bars} steel",
    "Réserve générale : {rubble} gravats, {bars} acier",
)
ODDS = Phrase(
    "{odds} % for an event: {drawn} of {total} cubes come",
    "{odds} % pour un événement : {drawn} cubes sur {total}",
)
FIRED = Phrase("{n} so far", "{n} jusqu'ici")
COMES = Phrase("Next: {event}. {effect}", "À venir : {event}. {effect}")
CLEARS = Phrase("The card at the machine is cleared.", "La carte du tunnelier est vidée.")
EFFECTS = {
    Event.EXCAVATE: CLEARS,
    Event.TRACK: CLEARS,
    Event.STATION: Phrase("An unfinished station closes.", "Une gare inachevée ferme."),
    Event.TRAINS: Phrase("Trains and machines on sale.", "Trains et tunneliers en vente."),
    Event.MAINTENANCE: Phrase("1 steel, or the train goes.", "1 acier, ou le train repart."),
}

# --- weather and crisis

WEATHER = Phrase("Weather and crisis", "Météo et crise")
ON_TOP = Phrase("on top", "visible")
BELOW = Phrase("{n} below", "{n} dessous")
SKY_EFFECTS = {
    Sky.RAIN: Phrase(
        "disc: English; events: French side", "disque : Anglais ; événements : côté français"
    ),
    Sky.SUN: Phrase(
        "disc: French; events: English side", "disque : Français ; événements : côté anglais"
    ),
    Sky.FOG: Phrase("no disc; events on both sides", "sans disque ; événements des deux côtés"),
}
CRISIS_LABEL = Phrase(
    "Crisis area, {seat}: discs {discs}, markers {markers}, points {points}",
    "Zone de crise, {seat} : disques {discs}, marqueurs {markers}, points {points}",
)
DUE = Phrase("markers due this round: {n}", "marqueurs dus ce tour : {n}")

# --- contracts and trains

DECK = Phrase("deck {n}", "pioche {n}")
DECK_LABEL = Phrase(
    "Deck: {n} contracts, on top {sky}", "Pioche : {n} contrats, dos visible : {sky}"
)
DISCARDED = Phrase("Discarded: {cards}", "Défaussés : {cards}")
NO_CARDS = Phrase("none", "aucun")
SHOWN = Phrase("Shown by contract 5", "Montrés par le contrat 5")
CONTRACT_LABEL = Phrase(
    "{contract}: {area}, {ability}; asks for {needs}; {points} points",
    "{contract} : {area}, {ability} ; demande {needs} ; {points} points",
)
NO_LETTER = Phrase("no area", "sans zone")
WORTH = Phrase("worth {now} of {done}", "vaut {now} sur {done}")
TRAIN_TEXTS = {
    Train.ENID: Phrase("2 ore → 1 steel in C", "2 minerais → 1 acier en C"),
    Train.WYDDFA: Phrase("1 cube more in A", "1 cube de plus en A"),
    Train.SNOWDON: Phrase("9 points at the end", "9 points à la fin"),
    Train.MOEL_SIABOD: Phrase("nothing more", "rien de plus"),
}
TRAIN_LABEL = Phrase(
    "{train}: {bars} steel, {coal} coal on it; {does}",
    "{train} : {bars} acier, {coal} charbon dessus ; {does}",
)
FOR_SALE = Phrase("for sale", "en vente")
NO_TRAINS = Phrase("none left", "plus aucun")

# --- the players

TO_MOVE = Phrase("to move", "à jouer")
WINNER = Phrase("victory", "victoire")
STARTS = Phrase("Start marker: {seat}", "Marqueur Premier joueur : {seat}")
PARTS = {
    "tunnels": Phrase("tunnels", "tunnels"),
    "stations": Phrase("stations", "gares"),
    "contracts": CONTRACTS,
    "train": Phrase("train", "train"),
    "bonus": Phrase("Middle", "Milieu"),
    "crisis": CRISIS,
}
"""The parts of the score."""
MARKERS = Phrase("markers", "marqueurs")
HOME = Phrase("To place", "À placer")
HOME_LABEL = Phrase("labourers to place {n}", "ouvriers à placer {n}")
PUB = Phrase("Pub", "Pub")
PUB_LABEL = Phrase("labourers in the pub {n}", "ouvriers au pub {n}")
MACHINE = Phrase("Machine", "Tunnelier")
NOT_BOUGHT = Phrase("not bought", "non acheté")
BOUGHT = Phrase("bought", "acheté")
MACHINE_LABEL = Phrase("boring machine for 1 steel, {state}", "tunnelier pour 1 acier, {state}")
NO_TRAIN = Phrase("no train", "sans train")
