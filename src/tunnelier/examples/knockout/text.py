"""What the words of Knockout Whist need besides the sentences in words/."""

from tunnelier.core.language import MESSAGES as EVERY_GAMES

from .rules import Refusal
from .state import CARDS
from .words import MESSAGES

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
FACES = MESSAGES.each("face", ("j", "q", "k", "a"))

RULES = {Refusal.NOT_IN_HAND: "KW-2.1", Refusal.FOLLOW_SUIT: "KW-2.2"}
"""Which rule a refusal goes back to."""
WORDS = {
    card: MESSAGES["card"].filled(face=FACES.get(card[:-1], card[:-1]), sign=SIGNS[card[-1]])
    for card in CARDS
}
WORDS |= {str(number): seat for number, seat in enumerate(EVERY_GAMES.about("seat"), 1)}
