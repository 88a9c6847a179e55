"""What Seam says of itself. Nothing heavy is imported here: lists of games stay instant."""

from tunnelier.core.meta import Meta

from .words import MESSAGES

META = Meta(
    name="seam",
    title="Seam",
    summary=MESSAGES["summary"],
    credit="The Tunnelier maintainers",
    seats=range(2, 5),
    rules_version=1,
    longest=30 * 3,  # every piece of ore at most: dig, the die, carry
    never={"NOT_LEFT": "a die always has all its sides"},
)
