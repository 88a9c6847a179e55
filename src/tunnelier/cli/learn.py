"""A lesson in the terminal."""

from __future__ import annotations

from tunnelier.core.mistakes import Mistake
from tunnelier.games import load
from tunnelier.play.lesson import Lesson, lesson_of

from .play import Table
from .screen import ready_to_think, say
from .words import MESSAGES


def learn(game: str, lang: str) -> None:
    """Take the lesson of a game."""
    loaded = load(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Mistake(MESSAGES["no-lesson"], title=loaded.meta.title)
    ready_to_think(loaded, lang)
    Guided(lesson, lang).run()


class Guided(Table):
    """A match at one keyboard with somebody beside who speaks."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        super().__init__(lesson.begin(), 1, None, lang)
        self.lesson = lesson

    def _turn(self) -> None:
        reply = self.lesson.reply(self.match)
        if reply is None:
            self.ask()
        else:
            self.match.play(reply)
            self._halt()

    def _halt(self) -> None:
        """Say what is to be said of what was just played."""
        for halt in self.lesson.halts(self.match):
            if halt.number == self.match.count:
                self._tell_news()
                say(halt.remark.phrase.say(self.lang), "bold cyan")

    def _before_asking(self) -> None:
        for remark in self.lesson.remarks(self.match):
            say(remark.phrase.say(self.lang), "bold cyan")

    def _held_back(self, action: int) -> bool:
        objection = self.lesson.objection(self.match, action, self.lang)
        if objection is not None:
            say(objection, "yellow")
        return objection is not None

    def _hint(self) -> None:
        text = self.match.game.actions.text
        hoped = [self._shown(text(action)) for action in self.lesson.hoped(self.match)[:1]]
        if hoped:
            say(MESSAGES["lesson-hopes"].say(self.lang, moves=hoped))
        else:
            super()._hint()

    def _tell_result(self) -> None:
        super()._tell_result()
        self._before_asking()
