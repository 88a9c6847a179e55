"""What is said at the table of Knockout Whist, in English and in French; the rest is made of it."""

from tunnelier.core.language import Phrase, Reason
from tunnelier.core.plain import SEATS

from .rules import Ask, Refusal
from .state import CARDS

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
FACES = {"j": ("J", "V"), "q": ("Q", "D"), "k": ("K", "R"), "a": ("A", "A")}

PROMPTS = {
    Ask.PLAY: Phrase("{seat}: play a card.", "{seat} : jouez une carte."),
    Ask.TRUMPS: Phrase("{seat}: name trumps.", "{seat} : nommez l'atout."),
    Ask.DEAL: Phrase("Which card does {seat} get?", "Quelle carte reçoit {seat} ?"),
    Ask.CUT: Phrase("Who cuts the highest card?", "Qui coupe la plus haute carte ?"),
}
SENTENCES = {
    Ask.PLAY: Phrase("{seat} plays {card}.", "{seat} joue {card}."),
    Ask.TRUMPS: Phrase("{seat} names trumps: {suit}.", "{seat} nomme l'atout : {suit}."),
    Ask.DEAL: Phrase("{seat} gets {card}.", "{seat} reçoit {card}."),
    Ask.CUT: Phrase("{player} cuts highest.", "{player} coupe le plus haut."),
}
UNSEEN = {Ask.DEAL: Phrase("{seat} gets a card.", "{seat} reçoit une carte.")}
REFUSALS = {
    Refusal.NOT_IN_HAND: Reason("KW-2.1", Phrase("You do not have it.", "Vous ne l'avez pas.")),
    Refusal.FOLLOW_SUIT: Reason("KW-2.2", Phrase("You can follow.", "Vous pouvez fournir.")),
}
WORDS = {
    card: Phrase(*(face + SIGNS[card[-1]] for face in FACES.get(card[:-1], 2 * [card[:-1]])))
    for card in CARDS
} | {
    "clubs": Phrase("♣ clubs", "♣ trèfle"),
    "diamonds": Phrase("♦ diamonds", "♦ carreau"),
    "hearts": Phrase("♥ hearts", "♥ cœur"),
    "spades": Phrase("♠ spades", "♠ pique"),
    "play": Phrase("play", "jouer"),
    "deal": Phrase("round", "manche"),
    "trumps": Phrase("trumps", "atout"),
    "playing": Phrase("in play", "en jeu"),
    "leader": Phrase("lead", "entame"),
    "laid": Phrase("played", "jouée"),
    "hand": Phrase("hand", "main"),
    "cards": Phrase("cards left", "cartes"),
    "tricks": Phrase("tricks", "plis"),
    "lasted": Phrase("last trick in round", "dernier pli, manche"),
}
WORDS |= {str(number): seat for number, seat in enumerate(SEATS, 1)}
