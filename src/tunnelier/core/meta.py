"""What a game says of itself. Imports nothing heavy, so that lists and `--help` are instant."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from operator import index

from .language import MESSAGES, Phrase
from .mistakes import Mistake, asking, quoted


@dataclass(frozen=True)
class Option:
    """A choice made before the match begins; the first choice is the standard game."""

    name: str
    choices: Mapping[str, Phrase]
    meaning: Phrase
    field: str = ""
    """The field of the state that holds the choice, if it has another name."""

    @property
    def column(self) -> str:
        """The field of the state that holds the choice."""
        return self.field or self.name

    @property
    def default(self) -> str:
        """What is played unless something else is chosen."""
        return next(iter(self.choices))


@dataclass(frozen=True)
class Meta:
    """Title, seats, options and rules version of a game."""

    name: str
    title: str
    summary: Phrase
    credit: Phrase | str
    """Who made it; a text where names alone are said."""
    seats: range
    rules_version: int
    longest: int
    """No match has more moves than this, chance included."""
    options: tuple[Option, ...] = ()
    reconstructed: Phrase | None = None
    """What we had to reconstruct, if anything: said to users wherever the rules are shown."""
    source: Phrase | None = None
    """Where numbers come from that no publisher confirms, and how sure they are: said likewise."""
    never: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Moves (a pattern) and refusals (a name) that no match can show, each with its reason."""
    rare: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Those that a match can show, but hardly any random one; the game's own tests show them."""

    @property
    def caveat(self) -> Phrase | None:
        """What users are told of the built-in tables, if they are less than certain."""
        return self.reconstructed or self.source

    def credit_in(self, lang: str) -> str:
        """Who made it, in a language."""
        return self.credit if isinstance(self.credit, str) else self.credit.say(lang)

    def check_seats(self, seats: int) -> int:
        """`seats`, if the game takes so many."""
        try:
            seats = index(seats)
        except TypeError:
            raise Mistake(MESSAGES["error-whole-players"], said=repr(seats)) from None
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            phrase = MESSAGES["error-players" if low < high else "error-players-always"]
            raise Mistake(phrase, title=self.title, low=low, high=high, said=seats)
        return seats

    def check_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its choice, or a Mistake that says what can be chosen."""
        known = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in known:
                names = ", ".join(known) or MESSAGES["error-no-options"]
                unknown = MESSAGES["error-option"].filled(
                    title=self.title, said=quoted(name), known=names
                )
                raise Mistake(asking(unknown, name, known))
            if choice not in known[name].choices:
                choices = known[name].choices
                unknown = MESSAGES["error-choice"].filled(
                    option=name, said=quoted(choice), known=", ".join(choices)
                )
                raise Mistake(asking(unknown, choice, choices))
        return {name: chosen.get(name, option.default) for name, option in known.items()}
