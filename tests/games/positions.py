"""Positions as tests write them: a text with names for numbers, of what differs from the start.

    fired=2 area=b; english: at=3 goods=2-stone bought; line 3: rubble=2; b: english

Records stand before a colon, as in the text of a position (docs/research/positions.md). Later words
replace earlier ones, so that a test may add to a text of its file.
"""


class Said:
    """What a text says, record by record; what nobody takes is an error."""

    def __init__(self, text, of_words=()):
        """Read a text; `of_words` are records of which the words as such are kept."""
        self.records = {}
        for part in filter(None, map(str.strip, text.split(";"))):
            where, colon, words = part.partition(":")
            if not colon:
                where, words = "", where
            if where in of_words:
                self.records[where] = words.split()
            else:
                self.records.setdefault(where, {}).update(map(_pair, words.split()))

    def take(self, where, name, default=""):
        """Return the value of a word; `default` where the text does not say it."""
        return self.records.get(where, {}).pop(name, default)

    def refuse_the_rest(self):
        """Raise if a word was not taken: it is none of the game."""
        left = {where: words for where, words in self.records.items() if words}
        assert not left, left


def _pair(word):
    """Split a word from its value: `bought` is `bought=1`."""
    name, equals, value = word.partition("=")
    return name, value if equals else "1"


def listed(words):
    """Split `3,5,9`; of nothing there is nothing."""
    return [word for word in words.split(",") if word]


def mix(amounts):
    """Join amounts as texts and moves say them: `2-ore+1-coal`."""
    return "+".join(f"{number}-{name}" for name, number in amounts.items())
