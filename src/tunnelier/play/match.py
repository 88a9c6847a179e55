"""A match: one play of a game, with its log, its undo and its fair draws."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from functools import partial
from operator import index
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tunnelier.bots.coach import advise
from tunnelier.core import chance, halts, typed
from tunnelier.core import position as positions
from tunnelier.core.agenda import CHANCE, NO_SEAT
from tunnelier.core.codec import ABOUT, shortened, word_of
from tunnelier.core.faults import Fault
from tunnelier.core.game import Game
from tunnelier.core.language import Phrase
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.core.news import Piece
from tunnelier.core.record import EVERYONE, copied
from tunnelier.core.registry import load
from tunnelier.core.sight import Advice, Sight
from tunnelier.core.view import SPECTATOR, as_words

from . import saved
from .log import Entry, Pledge, Refused, no_seat
from .story import Frame, Line, as_text, foreseen, frames, lines
from .words import MESSAGES

OVER = MESSAGES["over"]


class Match:
    """One play of a game.

    >>> match = Match("cave-in", players=2, seed=7)
    >>> match.seat, match.question["name"]
    (0, 'turn')
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        follow: bool = False,
        answer_forced: bool = False,
    ) -> None:
        game = load(game) if isinstance(game, str) else game
        self.game = game.ready()
        self.players = game.meta.seats[0] if players is None else players
        self.options: Mapping[str, str] = MappingProxyType(game.meta.check_options(options or {}))
        self.seed = seed
        self.follow = follow
        self.answer_forced = answer_forced
        self.pledges: list[Pledge] = []
        self.start: bytes | None = None
        """The row that it began from, if that was a position and not the beginning of a game."""
        self._rows = game.new(self.players, self.options)
        self._past: list[bytes] = []
        self._log: list[tuple[int, int, bool]] = []
        self._entries: list[Entry] = []  # the log in words, as far as it was asked for
        self._told: dict[int, list[Piece]] = {}  # the news of moves, as far as it was asked for
        self._chain: list[bytes] = []  # fingerprints of the save file, as far as they are known
        if not follow:
            self._pledge(chance.new_secret() if seed is None else chance.secret_of_seed(seed))
        self._run()

    # --- positions and copies

    @classmethod
    def at(
        cls,
        position: Any,
        game: str | Game | None = None,
        *,
        seed: int | None = None,
        follow: bool = False,
        answer_forced: bool = False,
    ) -> Match:
        """A match that begins from a position: its text, or a row of a `game`.

        Raises `Impossible` and says why, if no match of the game can stand so.

        >>> match = Match("cave-in", players=2, seed=7)
        >>> match.play("take props=2")
        >>> Match.at(match.position).seat
        1
        """
        if isinstance(position, str):
            of, rows = positions.read(position)
        elif game is None:
            raise TypeError("name the game that the row is of: Match.at(row, game)")
        else:
            of = load(game) if isinstance(game, str) else game
            rows = positions.checked(of.ready(), position)
        match = cls._begun(of, rows)
        match.seed, match.follow, match.answer_forced = seed, follow, answer_forced
        if not follow:
            match._pledge(chance.new_secret() if seed is None else chance.secret_of_seed(seed))
        match._run()
        return match

    @classmethod
    def _begun(cls, game: Game, rows: Any) -> Match:
        """A match at a position, in which chance is answered like any seat."""
        row = rows[0]
        match = cls(game, int(row.seats), options=positions.options_of(game, row), follow=True)
        match._rows, match.start = copied(rows), rows.tobytes()
        return match

    @property
    def position(self) -> str:
        """How it stands, as a short text for `Match.at`: all of it, secrets too."""
        return positions.write(self.game, self._rows)

    def copy(self) -> Match:
        """The same match once more, with its log and the same draws to come; `fork` has others."""
        twin = object.__new__(type(self))
        twin.__dict__ = {
            name: value.copy() if isinstance(value, list | dict | np.ndarray) else value
            for name, value in vars(self).items()
        }
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "options": dict(self.options)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, options=MappingProxyType(state["options"]))
        self.game.ready()

    # --- what is asked

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._rows[0].over)

    @property
    def seat(self) -> int | None:
        """Whose answer is awaited; −1 is chance (in a followed match), None when it is over."""
        return None if self.over else self.game.seat(self._rows)

    @property
    def question(self) -> dict[str, str] | None:
        """What is asked, by name and in words; None when the match is over."""
        return None if self.over else self.question_in("en")

    def question_in(self, lang: str) -> dict[str, str]:
        """What is asked, in the reader's language."""
        asked = self.game.rules.Ask(self.game.question(self._rows))
        return {"name": word_of(asked), "text": self.game.text.prompt(self._rows[0], lang)}

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves in words, always in the same order."""
        return tuple(self.game.actions.text(action) for action in self.actions)

    @property
    def actions(self) -> list[int]:
        """The legal moves as numbers."""
        legal = self.game.legal(self._rows)
        if not legal and not self.over:
            raise self._stuck()
        return legal

    def shown(self, move: str, lang: str) -> str:
        """The words of a move as they are typed and read in a language."""
        return typed.shown(self.game.text.messages, move, lang)

    @property
    def odds(self) -> dict[str, Fraction]:
        """When chance is to move: every possible move with its exact probability."""
        if self.seat != CHANCE:
            raise ValueError("chance is not to move")
        ways = self.game.odds(self._rows)
        tickets = sum(ways.values())
        return {self.game.actions.text(a): Fraction(n, tickets) for a, n in ways.items()}

    # --- answering

    def play(self, move: str | int, lang: str = "en") -> None:
        """Answer the question. Raises `Refused` and changes nothing if the move is not legal.

        A move may be told in the game's own words, in those of `lang`, or by its number.
        """
        action = self.number_of(move, lang)
        self._answer(action)
        self._run()

    def number_of(self, move: str | int, lang: str = "en") -> int:
        """The number of a legal move. Raises `Refused` if it is not legal, or no move at all."""
        actions = self.game.actions
        if isinstance(move, str):
            action = self._meant(move, lang)
        else:
            try:
                action = index(move)
            except TypeError:
                raise TypeError(f"a move is words or a whole number, not {move!r}") from None
            if not 0 <= action < actions.size:
                raise self._unknown(str(move), lang)
        if self.over:
            raise Refused(OVER.say(lang), self.game.rules.Refusal.NOT_ASKED)
        reason = self.game.refuse(self._rows, action)
        if reason:
            rule, phrase = self.game.reason(self._rows, reason)
            sentence = phrase.say(lang) + (f" ({rule})" if rule else "")
            nearest = actions.nearest(actions.text(action), self.actions)
            raise Refused(sentence, reason, rule, nearest)
        return action

    def why(self, move: str | int, lang: str = "en") -> str | None:
        """Why a move is not allowed, as a sentence; None if it is."""
        try:
            self.number_of(move, lang)
        except Refused as refused:
            return str(refused)
        return None

    def undo(self, seat: int | None = None, lang: str = "en") -> None:
        """Take back the last answer: `may_undo` says when that is allowed."""
        refusal = self._refuse_undo(seat)
        if refusal is not None:
            raise Refused(refusal.say(lang))
        self._log.pop()
        del self._chain[len(self._log) :]
        del self._entries[len(self._log) :]
        self._told.pop(len(self._log) + 1, None)
        self._rows = np.frombuffer(bytearray(self._past.pop()), self.game.State.dtype)

    def may_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer can be taken back, by `seat` if one is named.

        Never across chance, nor another seat's answer, nor once anybody has seen by it what was
        hidden before. Where chance is typed in, a typing error can always be mended.
        """
        return self._refuse_undo(seat) is None

    def _refuse_undo(self, seat: int | None) -> Phrase | None:
        if self.over:
            return OVER
        if not self._log:
            return MESSAGES["nothing-to-undo"]
        by, _, _ = self._log[-1]
        if seat is not None and seat != by:
            drawn = by == CHANCE and not self.follow
            return MESSAGES["undo-chance" if drawn else "undo-other"]
        if self.follow:
            return None
        if by == CHANCE:
            return MESSAGES["undo-chance"]
        before = np.frombuffer(self._past[-1], self.game.State.dtype)
        return MESSAGES["undo-shown"] if self.game.reveals(before, self._rows)[0] else None

    # --- what came of it

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat; empty until the match is over."""
        return self.game.result(self._rows)[0] if self.over else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the match is over."""
        return self.game.result(self._rows)[1] if self.over else ()

    @property
    def score_sheet(self) -> list[dict[str, Any]]:
        """How the points come about, as they stand, in the game's own terms.

        Without a line where the rules end a match without scoring it.
        """
        sheet: list[dict[str, Any]] = self.game.score.score_sheet(self._rows[0])
        return sheet

    # --- what can be seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain data that JSON can carry."""
        return {
            "game": self.game.meta.name,
            "rules": self.game.meta.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "viewer": seat,
            "seat": self.seat,
            "question": self.question,
            "over": self.over,
            "state": as_words(self.game.State, self.row_seen_by(seat)),
        }

    def row_seen_by(self, seat: int | None) -> Any:
        """The row as a seat may see it: what bots and boards are given."""
        if seat is not None and seat not in range(self.players):
            raise no_seat(seat, self.players)
        return self.game.observe(self._rows, SPECTATOR if seat is None else seat)

    def row_at(self, number: int, seat: int | None) -> Any:
        """As `row_seen_by`, after move `number` of the log (0: before the first)."""
        return self.game.observe(self.rows_at(number), SPECTATOR if seat is None else seat)

    def rows_at(self, number: int) -> Any:
        """As `rows`, after move `number` of the log."""
        return copied(self._row_after(number))

    def features(self, seat: int | None = None) -> NDArray[np.float32]:
        """What a seat may see (None: a spectator) as numbers; `game.features` says which."""
        viewer = SPECTATOR if seat is None else seat
        vector: NDArray[np.float32] = self.game.features(self.players).of(self._rows, viewer)[0]
        return vector

    def board(
        self,
        seat: int | None = None,
        lang: str = "en",
        narrow: bool = False,
        number: int | None = None,
    ) -> Any:
        """The board as a seat sees it (None: a spectator), drawn; what it may do now is lit.

        `number` asks for the board after that move of the log. `narrow` is for phones.
        """
        now = number is None or number == len(self._log)
        row = self.row_seen_by(seat) if now else self.row_at(number or 0, seat)
        asked = now and seat is not None and seat == self.seat
        return self.game.board.draw(row, seat, self.actions if asked else [], lang, narrow)

    def svg(
        self,
        seat: int | None = None,
        lang: str = "en",
        narrow: bool = False,
        theme: str = "auto",
    ) -> str:
        """The board as one SVG that needs nothing else; themes are auto, light and dark."""
        return str(self.board(seat, lang, narrow).svg(theme))

    def _repr_svg_(self) -> str:
        """What a notebook shows: what everyone may see."""
        return self.svg()

    def sight(self, number: int | None = None) -> Sight:
        """What the seat asked now may see, or the seat that was asked after move `number`."""
        if number is None:
            return Sight.of(self.game, self._rows)
        return Sight.of(self.game, self.rows_at(number))

    def hint(self, simulations: int | None = None) -> list[Advice]:
        """The legal moves, best first: chance of winning, expected points, and how sure that is.

        It is worked out from what the seat asked may see, so it gives no secret away.
        """
        return advise(self.sight(), simulations)

    @property
    def rows(self) -> Any:
        """A copy of the state itself, for programs that keep the table."""
        return copied(self._rows)

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that happened, one entry a move: the keeper's log, it hides nothing."""
        for seat, action, forced in self._log[len(self._entries) :]:
            number, words = len(self._entries) + 1, self.game.actions.text(action)
            self._entries.append(Entry(number, seat, words, forced))
        return tuple(self._entries)

    @property
    def count(self) -> int:
        """How many moves the log has."""
        return len(self._log)

    def story(self, number: int, seat: int | None = None, lang: str = "en") -> list[Line]:
        """What happened by move `number`, line by line, as a seat (None: a spectator) heard it."""
        _, action, _ = self._log[number - 1]
        viewer = SPECTATOR if seat is None else seat
        before = self.row_at(number - 1, seat)
        return lines(self.game, before, action, self._news(number), viewer, lang)

    def kinds(self, number: int) -> set[str]:
        """The words of the kinds of news that move `number` brought."""
        return {word_of(piece.news) for piece in self._news(number)}

    def frames(self, number: int, seat: int | None = None, lang: str = "en") -> list[Frame]:
        """The same, and what the table looked like to that seat after each line."""
        _, action, _ = self._log[number - 1]
        viewer = SPECTATOR if seat is None else seat
        before, after = (self.row_at(each, seat) for each in (number - 1, number))
        pieces, _ = self.game.story(self.rows_at(number - 1), action)
        return frames(self.game, before, action, pieces, after, viewer, lang)

    def foresee(self, move: str | int, lang: str = "en") -> list[Line]:
        """What a legal move would do, up to where chance or another seat has its say.

        It is worked out from what the seat asked may see, so it gives no secret away; nothing is
        changed by it.
        """
        action, seat = self.number_of(move, lang), self.seat
        if seat is None or seat == CHANCE:
            raise Mistake(MESSAGES["error-foresee-chance"])
        return foreseen(self.game, self.row_seen_by(seat), action, seat, lang)

    def log_text(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, a few sentences a move, as a seat (None: a spectator) could see it."""
        return [self.sentence(number, seat, lang) for number in range(1, len(self._log) + 1)]

    def sentence(self, number: int, seat: int | None = None, lang: str = "en") -> str:
        """The story of one entry of the log, as one text."""
        return as_text(self.story(number, seat, lang))

    def seen(self, number: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) saw the words of one entry of the log."""
        by, action, _ = self._log[number - 1]
        audience = self.game.actions.seen_by(action)
        if audience == EVERYONE:
            return True
        if audience == ABOUT:
            before = self._row_after(number - 1)
            by = int(before.agenda[before.depth - 1].about)
        return seat is not None and seat == by

    def __str__(self) -> str:
        """The table in plain text."""
        return str(self.game.page.show(self.row_seen_by(None), "en").plain)

    def __repr__(self) -> str:
        return (
            f"Match({self.game.meta.name!r}, players={self.players}, seed={self.seed}, "
            f"options={dict(self.options)}) after {len(self._log)} moves"
        )

    # --- fairness and saving

    @property
    def commitment(self) -> str | None:
        """The fingerprint of the secret behind the draws; None if chance is followed."""
        return self.pledges[-1].commitment if self.pledges else None

    @property
    def secret(self) -> str | None:
        """The secret behind the coming draws, for the keeper of the table alone."""
        known = self.pledges[-1].secret if self.pledges else None
        return known.hex() if known else None

    @property
    def secrets(self) -> str:
        """The secrets behind all draws, as far as they are known: `load` takes them back."""
        return " ".join(pledge.secret.hex() for pledge in self.pledges if pledge.secret)

    @property
    def draws(self) -> int:
        """How many moves chance has made."""
        return sum(seat == CHANCE for seat, _, _ in self._log)

    def save(self) -> str:
        """The match as text: a header, one move a line, fingerprints (see `play/saved.py`)."""
        return saved.write(self)

    @classmethod
    def load(cls, text: str, secret: str | None = None) -> Match:
        """A match from its text, or `BadSave` with the line and the reason.

        An unfinished match goes on with the `secret` its keeper kept (or all of its `secrets`);
        without it, the draws to come are committed to anew.
        """

        def begin(game: Game, players: int, options: Mapping[str, str], start: Any) -> Match:
            if start is None:
                return cls(game, players, options=options, follow=True)
            return cls._begun(game, start)

        return saved.read(text, begin, secret)

    def fork(self, number: int) -> Match:
        """A match of its own that goes on from where this one, now over, stood after move `number`.

        What was drawn until then was drawn; the draws to come are committed to anew. The secret of
        a match with a seed was open all along: it need not be over.
        """
        if not self.over and self.seed is None:
            raise Mistake(MESSAGES["error-fork-not-over"])
        if self.start is None:
            match = Match(self.game, self.players, options=self.options, follow=True)
        else:
            match = self._begun(self.game, self.rows_at(0))
        for entry in self.log[:number]:
            match.replay(entry.move, entry.forced)
        match.follow, match.answer_forced = self.follow, self.answer_forced
        if not self.follow:
            match.pledges = [pledge for pledge in self.pledges if pledge.first < match.draws]
            match._pledge(chance.new_secret())
        match._run()
        return match

    def replay(self, move: str, forced: bool = False) -> None:
        """Answer for whoever is asked, chance included, and let nothing follow by itself."""
        self._answer(self.number_of(move, "en"), forced)

    def fingerprints(self, header: str) -> list[str]:
        """After every move a hash of all so far: the moves, who is asked, what is legal."""
        start = hashlib.sha256(header.encode()).digest()
        for entry in self.log[len(self._chain) :]:
            before = self._chain[-1] if self._chain else start
            told = f"{entry}\n{self._behaviour(entry.number)}".encode()
            self._chain.append(hashlib.sha256(before + told).digest())
        return [digest.hex()[:8] for digest in self._chain]

    def _behaviour(self, number: int) -> str:
        """After a move: who is asked and what is legal, in words."""
        rows = self.rows_at(number)
        legal = ",".join(self.game.actions.text(action) for action in self.game.legal(rows))
        return f"{self.game.seat(rows)} {legal}"

    def odds_before(self, number: int) -> dict[int, int]:
        """In how many ways each move could have happened instead of move `number`, a draw."""
        return self.game.odds(self.rows_at(number - 1))

    # --- inside

    def _meant(self, said: str, lang: str) -> int:
        """A move by its words: the game's own, as programs say them, or the reader's."""
        actions = self.game.actions
        with suppress(ValueError):
            return actions.parse(said)
        try:
            return actions.parse(typed.read(self.game.text.messages, said, lang))
        except ValueError:
            raise self._unknown(said, lang) from None

    def _unknown(self, said: str, lang: str) -> Refused:
        shown = partial(typed.shown, self.game.text.messages, lang=lang)
        nearest = self.game.actions.nearest(said, self.actions, shown)
        sentence = MESSAGES["not-a-move"].say(lang, said=quoted(shortened(said)))
        if nearest:
            sentence += " " + MESSAGES["did-you-mean"].say(lang, move=shown(nearest))
        return Refused(sentence, suggestion=nearest)

    def _answer(self, action: int, forced: bool = False) -> None:
        seat = self.game.seat(self._rows)
        self._past.append(self._rows.tobytes())
        self._log.append((seat, action, forced))
        self.game.step(self._rows, action)

    def _run(self) -> None:
        """Answer for chance, and single choices if the match was told to."""
        while not self.over:
            if self.seat == NO_SEAT:
                raise self._stuck()
            if len(self._log) > halts.ENDLESS * self.game.meta.longest:
                raise halts.endless(self.game, self._log[-1][1])
            if self.seat == CHANCE:
                if self.follow:
                    return
                self._answer(self._draw())
            elif self.answer_forced and len(self.actions) == 1:
                self._answer(self.actions[0], forced=True)
            else:
                return

    def _draw(self) -> int:
        secret = self.pledges[-1].secret
        if secret is None:
            secret = chance.new_secret()
            self._pledge(secret)
        ways = self.game.odds(self._rows)
        if not ways:
            raise self._stuck()
        return list(ways)[chance.drawn(secret, self.draws, list(ways.values()))]

    def _stuck(self) -> Fault:
        return halts.stuck(self.game, self._rows, self._log[-1][1] if self._log else None)

    def _pledge(self, secret: bytes) -> None:
        self.pledges.append(Pledge(self.draws, chance.commitment(secret), secret))

    def _news(self, number: int) -> list[Piece]:
        """What the rules told of move `number`: heard once, and kept."""
        if number not in self._told:
            _, action, _ = self._log[number - 1]
            pieces, _ = self.game.story(self.rows_at(number - 1), action)
            self._told[number] = [piece._replace(row=b"") for piece in pieces]
        return self._told[number]

    def _row_after(self, number: int) -> Any:
        if number == len(self._log):
            return self._rows[0]
        return np.frombuffer(self._past[number], self.game.State.dtype)[0]
