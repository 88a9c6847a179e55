"""Title, seats and rules version of Knockout Whist."""

from tunnelier.core.meta import Meta

from .words import MESSAGES

META = Meta(
    name="knockout-whist",
    title="Knockout Whist",
    summary=MESSAGES["summary"],
    credit="Traditional",
    seats=range(2, 5),
    rules_version=1,
    longest=2 * 4 * 28 + 2 * 7,  # every card dealt and played; a cut and trumps in every round
)
