"""Title, seats and rules version of Knockout Whist."""

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta

META = Meta(
    name="knockout-whist",
    title="Knockout Whist",
    summary=Phrase(
        "Seven cards, then six, then five: who takes no trick is out.",
        "Sept cartes, puis six, puis cinq : qui ne fait aucun pli est éliminé.",
    ),
    credit="Traditional",
    seats=range(2, 5),
    rules_version=1,
    longest=2 * 4 * 28 + 2 * 7,  # every card dealt and played; a cut and trumps in every round
)
