"""What Seam says of itself. Nothing heavy is imported here: lists of games stay instant."""

from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta

META = Meta(
    name="seam",
    title="Seam",
    summary=Phrase("Dig for ore, and carry it home before a one costs you the cart."),
    credit="The Tunnelier maintainers",
    seats=range(2, 5),
    rules_version=1,
    longest=30 * 3,  # every piece of ore at most: dig, the die, carry
    never={"NOT_LEFT": "a die always has all its sides"},
    languages=("en",),  # rules and words are English; readers of French see them in English
)
