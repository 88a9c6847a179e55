"""What is written on the board of 1987 Channel Tunnel, and spoken, beside the words of text.py."""

from __future__ import annotations

from tunnelier.core.language import Phrase

from ..page import DEVELOPED, DEVIATION
from ..rules import Kind
from ..tables import Nation

NAMES = {
    Nation.BRITAIN: Phrase("Great Britain", "Grande-Bretagne"),
    Nation.FRANCE: Phrase("France", "France"),
}
"""As headings and in lists: without the article that sentences need."""
NATION_LETTERS = {Nation.BRITAIN: "G", Nation.FRANCE: "F"}

TITLE = Phrase("1987 Channel Tunnel, round {round}", "1987 Channel Tunnel, manche {round}")
STANDING = Phrase(
    "{seat}: spaces to the centre {left}, deviation {level}, discs {discs}, money {money}M, "
    "cards {cards}.",
    "{seat} : emplacements jusqu'au centre {left}, déviation {level}, jetons {discs}, "
    "argent {money}M, cartes {cards}.",
)
AND = Phrase("{one}; {other}", "{one} ; {other}")
MILLIONS = Phrase("{millions}M", "{millions}M")

# --- the sea bed

IN_TUNNEL = Phrase("{seat}, space {space}: {what}", "{seat}, emplacement {space} : {what}")
DUG = Phrase("dug", "foré")
RUBBLE = Phrase("{token} rubble", "gravats, {token}")
FACE_DOWN = Phrase("face down", "face cachée")
KNOWN = Phrase("face down, you know it: {token}", "face cachée, vous la connaissez : {token}")
LOOKED_AT = Phrase("looked at by {seats}", "regardée par : {seats}")

# --- the action spaces

ACTION_LABEL = Phrase("{action}: {effect}. {stack}", "{action} : {effect}. {stack}")
LIES_HERE = Phrase(
    "{colour} discs here: {number}, {needs}", "jetons {colour} ici : {number}, {needs}"
)
NOTHING_HERE = Phrase("no discs here, {needs}", "aucun jeton ici, {needs}")
DEVELOP_LABEL = Phrase(
    "Slot {slot}, develop {card}: {ability}; {cost}; {points}. {stack}",
    "Place {slot}, développer {card} : {ability} ; {cost} ; {points}. {stack}",
)
SECONDARY_LABEL = Phrase(
    "Slot {slot}, {action} by {card}. {stack}", "Place {slot}, {action} par {card}. {stack}"
)
MONEY_LABEL = Phrase(
    "Slot {slot}: {card} is worth {money}M as money",
    "Place {slot} : {card} vaut {money}M comme argent",
)
POINT = Phrase("1 pt", "1 pt")
BY_EFFECT = Phrase("points by its effect", "points selon l'effet")

# --- answers without a place

BUTTONS = {
    Kind.PASS: Phrase("Pass", "Passer"),
    Kind.STAY: Phrase("Move no counter", "N'avancer aucun marqueur"),
    Kind.DECLINE: Phrase("Do not look", "Ne pas regarder"),
    Kind.ALIGNED: Phrase("Spend no more", "Ne plus rien dépenser"),
    Kind.ENOUGH: Phrase("No second token", "Pas de seconde tuile"),
    Kind.CLOSE: Phrase("End the turn", "Terminer le tour"),
    Kind.DRAW: Phrase("Draw discs", "Piocher les jetons"),
    Kind.SETTLE: Phrase("Swap nothing more", "Ne plus rien échanger"),
    Kind.ACCEPT: Phrase("Keep it", "La garder"),
    Kind.DECLINE_CARD: Phrase("Discard it", "La défausser"),
}
KEEP = Phrase("Keep {number}", "Garder {number}")
PAY_SAME = Phrase("Two of the same colour", "Deux de la même couleur")

# --- the players

YOU = Phrase("you", "vous")
TO_MOVE = Phrase("to move", "à jouer")
FIRST_PLAYER = Phrase("first player", "1er joueur")
DISCS_LABEL = Phrase("{seat}, {colour} discs: {number}", "{seat}, jetons {colour} : {number}")
STORED_LABEL = Phrase("{seat}, storage: {colour} rubble", "{seat}, stockage : gravats {colour}")
ONE_LOCKED = Phrase("storage, 1 locked", "stockage, 1 verrouillé")
MONEY_CARD = Phrase(
    "{seat}, money card: {millions}M ({card})", "{seat}, carte ECU : {millions}M ({card})"
)

GAUGE_LABEL = Phrase(
    "{seat}: deviation {level}; beyond −{safe} the game is lost",
    "{seat} : déviation {level} ; au-delà de −{safe} la partie est perdue",
)
OFF_COURSE = Phrase("lost", "perdu")
NOT_UP = Phrase("next rubble still face down", "tuile suivante encore face cachée")
CHECKS = (
    Phrase("next dig: no card", "prochain forage : aucune carte"),
    Phrase("next dig: 1 card, {worst} at worst", "prochain forage : 1 carte, {worst} au pire"),
    Phrase("next dig: 2 cards, {worst} at worst", "prochain forage : 2 cartes, {worst} au pire"),
)
"""By the number of deviation cards."""
MAY_LOSE = Phrase("{next}: may lose the game", "{next} : risque de défaite")

TECHNOLOGY = Phrase("technology · points: {points}", "technologie · points : {points}")
TRACK_LABEL = Phrase(
    "{seat}, {track} technology counter: points {points}; next space: {next}",
    "{seat}, marqueur Technologie {track} : points {points} ; emplacement suivant : {next}",
)
TRACK_END = Phrase("none", "aucun")
NEXT_POINTS = Phrase("points {points}", "points {points}")
NEXT_PRICE = Phrase("costs {price}M", "coûte {price}M")

CARDS_HEAD = Phrase("Cards: {number}", "Cartes : {number}")
CARD_LABEL = Phrase("{seat}: {card}, {ability}; {points}", "{seat} : {card}, {ability} ; {points}")
USES = Phrase("uses left: {uses}", "usages restants : {uses}")
USED = Phrase("used this round", "utilisée cette manche")

AGENDA = Phrase("Agenda", "Agenda")
PENDING = Phrase(
    "pending: +{points} when done, −{points} if not at the end",
    "en attente : +{points} une fois accomplie, −{points} sinon",
)
DONE = Phrase("{event} done: +{points}", "{event}, accomplie : +{points}")

# --- bag and decks

BAG_COUNT = Phrase("discs: {number}", "jetons : {number}")
UNSEEN = Phrase("Rubble not seen yet", "Gravats pas encore vus")
DEVIATIONS_OUT = Phrase("Deviation cards out", "Cartes Déviation sorties")
DEVIATION_LABEL = Phrase(
    "Deviation card out: {colour}, {level}", "Carte Déviation sortie : {colour}, {level}"
)
PLAYING = Phrase("Playing cards", "Cartes de jeu")
AGENDA_DECK = Phrase("Agenda cards in the deck: {number}", "Cartes Agenda en pioche : {number}")

# --- the end

FINAL = Phrase("Final score", "Score final")
WINNER = Phrase("{seat} wins", "victoire : {seat}")
DRAW = Phrase("a draw", "partie nulle")
PARTS = {
    "cards": DEVELOPED,
    "agenda": Phrase("agenda", "Agenda"),
    "technology": Phrase("technology", "technologie"),
    "deviation": DEVIATION,
    "centre": Phrase("centre", "centre"),
}
