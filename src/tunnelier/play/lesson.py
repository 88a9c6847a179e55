"""Lessons: a first match with somebody beside the learner who speaks, points and hopes.

A lesson is data: `lesson/script.toml` of a game says what chance draws (by a seed), what is said at
which moment, what it points at, which move is hoped for, and how the others answer; what is said
stands in `lesson/words/`, one file a language. Where a lesson stands follows from the log of its
match alone, so a match that is saved, shared or taken back is still a lesson.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from tunnelier.bots import bot
from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game
from tunnelier.core.language import Catalogue, Phrase
from tunnelier.core.registry import load, package_of

from .match import Match
from .words import MESSAGES

LESSON, SCRIPT = "lesson", "script.toml"
"""What plays the other seats goes by this name, as bots go by their levels."""
LEARNER = 0
"""The seat of whoever learns."""
YOU = "you: "
"""Before a move that the lesson plays for the learner, to come sooner to what matters."""
SEED = 1
"""Of the bot that answers where the script has no answer."""


class Remark(NamedTuple):
    """Something said to the learner, and the shapes of the board that are pointed at."""

    phrase: Phrase
    at: tuple[str, ...] = ()


class Reply(NamedTuple):
    """A move that the lesson plays: for another seat, or for the learner."""

    own: bool
    move: str


class Moment(NamedTuple):
    """A question to the learner: what is said before it, what is hoped for, what follows."""

    remarks: tuple[Remark, ...]
    move: str
    """The move that the lesson goes on with."""
    news: str | None
    """Any move that brings this piece of news is as good."""
    free: bool
    """Any move at all is as good."""
    other: Phrase
    """What is said where something else is done."""
    then: tuple[Reply, ...]
    """What is played after it, in order, until the learner is asked again."""
    halts: Mapping[int, Remark]
    """What is said on the way: after so many of these."""


class Halt(NamedTuple):
    """A remark on the way through what is played for the learner."""

    number: int
    """After this move of the log."""
    remark: Remark


class Place(NamedTuple):
    """Where a match stands in its lesson."""

    moment: int
    """How many of the learner's questions were answered."""
    waiting: tuple[Reply, ...]
    """What the script would still have played by now."""
    since: int
    """The number of the learner's last answer in the log."""
    astray: bool
    """Whether something was played that the script does not know."""


class Lesson:
    """The lesson of a game."""

    def __init__(self, game: Game, script: Mapping[str, Any], messages: Catalogue) -> None:
        self.game, self._messages = game, messages
        self.players, self.seed = int(script["players"]), int(script["seed"])
        self.options: Mapping[str, str] = script.get("options", {})
        self.level = str(script.get("level", "novice"))
        """The bot that answers where the script has no answer."""
        self.opening, _ = self._played(script.get("opening", ()))
        """What is played before the learner is first asked."""
        self.moments = tuple(self._moment(each) for each in script["moment"])
        self.asides = {each["news"]: self._remark(each) for each in script.get("aside", ())}
        """What is said when a piece of news is first heard, by the word of its kind."""
        self.ending = (*map(self._remark, script["ending"]), Remark(MESSAGES["lesson-next"]))
        """What is said once the match is over: what comes next, last of all."""

    # --- reading the script

    def _moment(self, told: Mapping[str, Any]) -> Moment:
        other = told.get("other")
        return Moment(
            tuple(map(self._remark, told.get("remarks", ()))),
            self._in_full(told["move"]),
            told.get("news"),
            bool(told.get("free")),
            self._messages[other] if other else MESSAGES["lesson-other"],
            *self._played(told.get("then", ())),
        )

    def _remark(self, told: Mapping[str, Any] | str) -> Remark:
        if isinstance(told, str):
            return Remark(self._messages[told])
        return Remark(self._messages[told["say"]], tuple(told.get("at", ())))

    def _played(
        self, told: Iterable[str | Mapping[str, Any]]
    ) -> tuple[tuple[Reply, ...], dict[int, Remark]]:
        """What is played, and what is said after how many moves of it."""
        replies: list[Reply] = []
        halts: dict[int, Remark] = {}
        for each in told:
            if isinstance(each, str):
                move = self._in_full(each.removeprefix(YOU))
                replies.append(Reply(each.startswith(YOU), move))
            else:
                halts[len(replies)] = self._remark(each)
        return tuple(replies), halts

    def _in_full(self, move: str) -> str:
        """A move as logs write it."""
        actions = self.game.actions
        return actions.text(actions.parse(move))

    # --- a match of it

    def begin(self) -> Match:
        """The match of the lesson, before anything is played."""
        return Match(self.game, self.players, seed=self.seed, options=self.options)

    def match_at(self, moment: int) -> Match:
        """The match when a moment comes, if all went as hoped for."""
        match = self.begin()
        while not match.over:
            reply = self.reply(match)
            if reply is None:
                now = self.place(match).moment
                if now == moment or now == len(self.moments):
                    break
                reply = self.moments[now].move
            match.play(reply)
        return match

    def place(self, match: Match) -> Place:
        """Where a match stands: the script is followed along its log."""
        moment, waiting, since, astray = 0, self.opening, 0, False
        for entry in match.log:
            if entry.seat == CHANCE:
                continue
            own = entry.seat == LEARNER
            if Reply(own, entry.move) not in waiting[:1]:
                waiting = self._possible(match.rows_at(entry.number - 1), own, waiting)
            if Reply(own, entry.move) in waiting[:1]:
                waiting = waiting[1:]
            elif own:
                asked = self.moments[moment : moment + 1]
                astray |= not any(entry.move == each.move for each in asked)
                waiting = asked[0].then if asked else ()
                moment, since = moment + 1, entry.number
            else:
                astray = True
        if match.over:
            return Place(moment, (), since, astray)
        now = self._possible(match.rows, match.seat == LEARNER, waiting)
        return Place(moment, now, since, astray)

    def _possible(self, rows: Any, own: bool, waiting: Sequence[Reply]) -> tuple[Reply, ...]:
        """What of the script can still be played: after an answer of one's own not all of it."""
        legal = {self.game.actions.text(action) for action in self.game.legal(rows)}
        for first, reply in enumerate(waiting):
            if reply.own == own and reply.move in legal:
                return tuple(waiting[first:])
        return ()

    def plays(self, match: Match) -> bool:
        """Whether the lesson itself is to answer: for another seat, or for the learner."""
        return not match.over and (match.seat != LEARNER or bool(self.place(match).waiting))

    def reply(self, match: Match) -> str | None:
        """What the lesson answers; None if the learner is to."""
        if match.over:
            return None
        if waiting := self.place(match).waiting:
            return waiting[0].move
        return None if match.seat == LEARNER else bot(self.level, SEED).choose(match.sight())

    def runs_ahead(self, match: Match) -> bool:
        """Whether the lesson is on its way to a later turn of the learner."""
        return any(reply.own for reply in self.place(match).waiting)

    # --- what is said

    def hoped(self, match: Match) -> list[int]:
        """The moves that the lesson hopes for, its own first; none where it does not say.

        Where any move will do, its own is no better than others once the match has gone astray.
        """
        moment = self._guiding(match)
        if moment is None or (moment.free and self.place(match).astray):
            return []
        own = match.number_of(moment.move)
        others = (each for each in match.actions if each != own)
        return [own, *(each for each in others if moment.news and self._fits(match, moment, each))]

    def objection(self, match: Match, move: str | int, lang: str) -> str | None:
        """What is said to a legal move that is not hoped for; None if it may be played."""
        moment = self._guiding(match)
        if moment is None or moment.free or self._fits(match, moment, match.number_of(move, lang)):
            return None
        return moment.other.say(lang)

    def _fits(self, match: Match, moment: Moment, action: int) -> bool:
        if self.game.actions.text(action) == moment.move:
            return True
        heard = match.foresee(action) if moment.news else ()
        return any(line.news == moment.news for line in heard)

    def _guiding(self, match: Match) -> Moment | None:
        """The moment, if the learner is asked there and what is hoped for can be played."""
        now = self.place(match).moment
        if match.seat != LEARNER or now >= len(self.moments):
            return None
        moment = self.moments[now]
        return moment if moment.move in match.moves else None

    def remarks(self, match: Match) -> list[Remark]:
        """What is said now, one after another."""
        asides = self._asides(match)
        if match.over:
            return [*asides, *self.ending]
        if self.plays(match):
            return asides
        now = self.place(match).moment
        if now >= len(self.moments):
            return [*asides, Remark(MESSAGES["lesson-own"])]
        return [*asides, *self.moments[now].remarks]

    def halts(self, match: Match) -> list[Halt]:
        """What is said on the way through what was played since the learner last answered.

        Nothing more from where the script could not be played as it stands.
        """
        place = self.place(match)
        if not 0 < place.moment <= len(self.moments):
            return []
        moment = self.moments[place.moment - 1]
        played = [each for each in match.log[place.since :] if each.seat != CHANCE]
        ends = [*(each.number - 1 for each in played[1:]), match.count]  # with what chance drew
        told = []
        for count, (entry, reply, end) in enumerate(
            zip(played, moment.then, ends, strict=False), start=1
        ):
            if Reply(entry.seat == LEARNER, entry.move) != reply:
                break
            if count in moment.halts:
                told.append(Halt(end, moment.halts[count]))
        return told

    def _asides(self, match: Match) -> list[Remark]:
        """What is said of news that came up for the first time since the learner last answered."""
        since = self.place(match).since
        told = {
            news: entry.number
            for entry in reversed(match.log)
            for news in match.kinds(entry.number)
        }
        return [remark for news, remark in self.asides.items() if told.get(news, -1) >= since]


@cache
def has_lesson(game: str) -> bool:
    """Whether a game has one: its rules are not imported to know that."""
    return files(package_of(game)).joinpath(LESSON, SCRIPT).is_file()


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    loaded = load(game)
    folder = Path(loaded.folder) / LESSON
    if not has_lesson(game):
        return None
    script = tomllib.loads((folder / SCRIPT).read_text(encoding="utf-8"))
    return Lesson(loaded, script, Catalogue(folder / "words"))
