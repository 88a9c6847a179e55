"""A game in the terminal: the set-up questions, then the table."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from rich.columns import Columns

from tunnelier.bots import LEVELS, Bot, Budget, Stumbled, bot, called, coach, how_it_plays
from tunnelier.core import position
from tunnelier.core.agenda import CHANCE
from tunnelier.core.codec import short
from tunnelier.core.language import Phrase
from tunnelier.core.mistakes import Mistake
from tunnelier.core.typed import read
from tunnelier.games import games, load, meta
from tunnelier.play.log import Refused
from tunnelier.play.match import Match
from tunnelier.play.story import as_text

from .coaching import show_advice, show_word
from .replay import load_match, read_file
from .screen import console, ready_to_think, say, show, thinking
from .speech import language_of_shell, said_of
from .tell import seats_of
from .words import MESSAGES

SHOWN_MOVES = 60
SOME = 6
"""So many moves are named when several may be meant."""
USUAL_LEVEL = "apprentice"


class Left(KeyboardInterrupt):
    """The person at the keyboard has gone."""


# --- before the match


def set_up(
    game: str | None,
    players: int | None,
    humans: int | None,
    bots: str | None,
    seed: int | None,
    options: Mapping[str, str],
    lang: str,
) -> Table:
    """A new match; what was not said on the command line is asked, if no game was named."""
    guided = game is None
    name = game or _which_game(lang)
    about = meta(name)
    named = _bot_names(bots)
    if guided and players is None and humans is None and named is None:
        seats = about.seats
        asked = MESSAGES["how-many"].say(lang, low=seats[0], high=seats[-1])
        players = seats[0] if len(seats) == 1 else _number(asked, seats, seats[0], lang)
        people = range(players + 1)
        humans = _number(MESSAGES["how-many-people"].say(lang, high=players), people, 1, lang)
        options = {**_which_options(name, lang), **options}
        if humans < players:
            named = [_which_level(lang)]
    if players is None:
        wanted = (humans or 1) + len(named) if named is not None else (humans or 0)
        players = max(wanted, about.seats[0])
    about.check_seats(players)
    if humans is None:
        humans = players - len(named) if named is not None else 1
    if not 0 <= humans <= players:
        raise Mistake(MESSAGES["too-many-people"], people=humans, seats=players)
    playing = [] if humans == players else named or [USUAL_LEVEL]
    loaded = ready_to_think(load(name), lang, playing)
    return Table(Match(loaded, players, seed=seed, options=options), humans, playing, lang)


def go_on(path: Path | None, humans: int | None, bots: str | None, lang: str) -> Table:
    """A match that was saved or left."""
    kept = path or _kept_path()
    if path is None and not kept.exists():
        raise Mistake(MESSAGES["nothing-kept"])
    secret_file = _secret_path(kept)
    secret = secret_file.read_text().strip() if secret_file.exists() else None
    match = load_match(kept, secret)
    return Table(match, 1 if humans is None else humans, _bot_names(bots), lang)


def set_up_at(
    file: Path, humans: int | None, bots: str | None, seed: int | None, lang: str
) -> Table:
    """A new match that begins from a position."""
    game, rows = position.read(read_file(file))
    named = _bot_names(bots) or [USUAL_LEVEL]
    ready_to_think(game, lang, named)
    match = Match.at(rows, game, seed=seed)
    return Table(match, 1 if humans is None else humans, named, lang)


def _bot_names(bots: str | None) -> list[str] | None:
    return None if bots is None else [name.strip() for name in bots.split(",") if name.strip()]


def _which_game(lang: str) -> str:
    known = games()
    for number, name in enumerate(known, start=1):
        about = meta(name)
        said = MESSAGES["a-game-to-choose"].filled(number=number, title=about.title)
        say(said.say(lang, players=seats_of(about), summary=about.summary))
    numbers = range(1, len(known) + 1)
    return known[_number(MESSAGES["which-game"].say(lang), numbers, 1, lang) - 1]


def _which_level(lang: str) -> str:
    levels = list(LEVELS)
    for number, level in enumerate(levels, start=1):
        name, meaning = called(level), how_it_plays(level)
        say(MESSAGES["one-of-several"].say(lang, number=number, name=name, meaning=meaning))
    numbers = range(1, len(levels) + 1)
    usual = levels.index(USUAL_LEVEL) + 1
    return levels[_number(MESSAGES["how-strong"].say(lang), numbers, usual, lang) - 1]


def _which_options(name: str, lang: str) -> dict[str, str]:
    chosen = {}
    for option in meta(name).options:
        for number, (choice, meaning) in enumerate(option.choices.items(), start=1):
            say(MESSAGES["one-of-several"].say(lang, number=number, name=choice, meaning=meaning))
        numbers = range(1, len(option.choices) + 1)
        about = option.meaning.say(lang)
        asked = MESSAGES["which-choice"].say(lang, meaning=about[0].upper() + about[1:])
        chosen[option.name] = list(option.choices)[_number(asked, numbers, 1, lang) - 1]
    return chosen


def _number(asked: str, allowed: range, default: int, lang: str) -> int:
    while True:
        text = line_typed(f"{asked} [{default}] ")
        if not text:
            return default
        if text.isdecimal() and int(text) in allowed:
            return int(text)
        say(MESSAGES["from-to"].say(lang, low=allowed[0], high=allowed[-1]))


def line_typed(prompt: str) -> str:
    """What the person at the keyboard types."""
    try:
        return console.input(prompt, markup=False).strip()
    except EOFError:
        raise Left from None


# --- where a match is kept


def _kept_path() -> Path:
    state = os.environ.get("XDG_STATE_HOME")
    root = Path(state) if state else Path.home() / ".local" / "state"
    return root / "tunnelier" / "last-match.txt"


def _secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def keep(match: Match, path: Path) -> Path | None:
    """Write a match, and beside it, for its keeper alone, the secret of the draws to come."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(match.save(), encoding="utf-8")
    fresh.replace(path)
    secret_file = _secret_path(path)
    secret_file.unlink(missing_ok=True)
    if match.over or match.seed is not None or match.secret is None:
        return None
    with open(os.open(secret_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(match.secret + "\n")
    return secret_file


# --- the match


class Table:
    """One match at one keyboard."""

    def __init__(self, match: Match, humans: int, bots: list[str] | None, lang: str) -> None:
        self.match, self.lang = match, lang
        self.humans = range(min(humans, match.players))
        names = bots if bots else [USUAL_LEVEL]
        seats = range(len(self.humans), match.players)
        seed = secrets.randbits(64) if match.seed is None else match.seed
        self.bots: dict[int, Bot] = {
            seat: bot(names[k % len(names)], seed + seat) for k, seat in enumerate(seats)
        }
        self.told = len(match.log)
        self.confirm = self.coached = False
        self.warned: tuple[int, int] | None = None
        """The move, and after how many, that the coach had a word about."""
        self.budget = Budget(threads=os.cpu_count() or 1)

    def run(self) -> None:
        """Play to the end, or until the person leaves; nothing is lost either way."""
        self._welcome()
        try:
            while not self.match.over:
                self._turn()
        except KeyboardInterrupt:
            say("")
            say(MESSAGES["kept"].say(self.lang))
            return
        self._tell_news()
        self._show_table()
        self._tell_result()

    def think_briefly(self, seconds: float) -> None:
        """Rules run as plain Python here, behind which they are compiled: bots get little time."""
        self.budget = Budget(seconds=seconds)
        say(MESSAGES["plainly"].say(self.lang), "yellow")

    def seat_name(self, seat: int) -> Phrase:
        """What a seat is called."""
        named: Phrase = self.match.game.text.seat_name(self.match.row_seen_by(None), seat)
        return named

    def _turn(self) -> None:
        seat = self.match.seat
        assert seat is not None
        if seat == CHANCE or seat in self.humans:
            self.ask()
        elif not (self.confirm and self._taken_back()):
            self.match.play(self._answer_of(seat))
        keep(self.match, _kept_path())

    def _answer_of(self, seat: int) -> str:
        """What a bot plays, from what its seat may see."""
        player = self.bots[seat]
        bot_name = called(player.name)
        said = MESSAGES["thinks"].say(self.lang, seat=self.seat_name(seat), bot=bot_name)
        sight = self.match.sight()
        try:
            with thinking(said):
                return player.choose(sight, self.budget)
        except Stumbled as stumbled:
            say(MESSAGES["stumbled"].say(self.lang, said=stumbled.say(self.lang)), "red")
            return sight.moves[0]

    def _hint(self) -> None:
        if self.match.seat not in self.humans:
            say(MESSAGES["chance-to-move"].say(self.lang))
            return
        if self.budget.seconds is not None:
            say(MESSAGES["no-coach-yet"].say(self.lang))
            return
        ready_to_think(self.match.game, self.lang)
        with thinking(MESSAGES["coach-thinks"].say(self.lang)):
            advice = self.match.hint()
        show_advice(self.match, advice, self.lang)

    def _welcome(self) -> None:
        title = self.match.game.meta.title
        if self.humans:
            seats = [self.seat_name(seat) for seat in self.humans]
            say(MESSAGES["welcome"].say(self.lang, title=title, seats=seats), "bold")
        else:
            say(MESSAGES["watching"].say(self.lang, title=title), "bold")
        caveat = self.match.game.meta.caveat
        sheet = self.match.game.sheet
        if caveat is not None and sheet is not None and sheet.source == "built-in":
            say(caveat.say(self.lang), "dim")
            say(MESSAGES["own-box"].say(self.lang, game=self.match.game.meta.name), "dim")
        if self.match.commitment and self.match.seed is None:
            say(MESSAGES["fair"].say(self.lang, commitment=self.match.commitment[:16]), "dim")
        keep(self.match, _kept_path())

    def ask(self) -> None:
        """Show the table and what is asked, and obey until it is answered."""
        self._tell_news()
        self._show_table()
        self._before_asking()
        say(self.match.question_in(self.lang)["text"], "bold")
        self._list_moves(SHOWN_MOVES)
        before = len(self.match.log)
        while len(self.match.log) == before:
            self._obey(line_typed("> "))

    def _before_asking(self) -> None:
        """What else is said before a question is put: nothing, at a table without a teacher."""

    def _taken_back(self) -> bool:
        """Before a bot answers a person: the last moment to take an answer back."""
        if not self.match.log or self.match.log[-1].seat not in self.humans:
            return False
        self._tell_news()
        while typed := line_typed(MESSAGES["confirm"].say(self.lang) + " "):
            if self._command(typed) == "undo":
                self._undo()
                return True
        return False

    def _obey(self, typed: str) -> None:
        if self._is_move(typed):
            self._play(typed)
            return
        command, _, rest = typed.partition(" ")
        match self._command(command):
            case "":
                return
            case "?" | "help":
                say(MESSAGES["help"].say(self.lang, example=self._shown(self.match.moves[0])))
            case "moves":
                self._list_moves(len(self.match.moves))
            case "board":
                self._show_table()
            case "log":
                self._log("--rules" in self._command(rest))
            case "what":
                self._what(rest.strip())
            case "why":
                self._why(rest.strip())
            case "hint":
                self._hint()
            case "undo":
                self._undo()
            case "save":
                self._save(rest.strip())
            case "rules":
                say(MESSAGES["rules-hint"].say(self.lang, command=self._rules_command()))
            case "quit":
                raise Left
            case _:
                self._play(typed)

    def _is_move(self, typed: str) -> bool:
        """Whether these are all words of a legal move: a game may call one `save`."""
        actions, said = self.match.game.actions, self._read(typed)
        try:
            return actions.parse(said) in self.match.actions
        except ValueError:
            return False

    def _read(self, typed: str) -> str:
        return read(self.match.game.text.messages, typed, self.lang)

    def _command(self, typed: str) -> str:
        """What somebody types besides moves, in English."""
        return read(MESSAGES, typed, self.lang)

    def _rules_command(self) -> str:
        """What shows the rules in this language, in a window of its own."""
        here = self.lang == language_of_shell(os.environ)
        return f"tunnelier rules {self.match.game.meta.name}" + (
            "" if here else f" --lang {self.lang}"
        )

    def _shown(self, move: str) -> str:
        return self.match.shown(move, self.lang)

    def _play(self, typed: str) -> None:
        try:
            move = self._meant(typed)
            if move is not None and not self._held_back(self.match.number_of(move, self.lang)):
                self.match.play(move, self.lang)
        except Refused as refused:
            say(str(refused), "red")

    def _held_back(self, action: int) -> bool:
        """Whether the coach has a word before a move; the same move once more is played."""
        asked = self.match.count, action
        briefly, chance = self.budget.seconds is not None, self.match.seat not in self.humans
        if not self.coached or briefly or chance or asked == self.warned:
            return False
        ready_to_think(self.match.game, self.lang)
        with thinking(MESSAGES["coach-thinks"].say(self.lang)):
            judged = coach.word(self.match.sight(), action)
        if judged is None:
            return False
        self.warned = asked
        show_word(self.match, judged, action, self.lang)
        return True

    def _meant(self, typed: str) -> str | int | None:
        """The move a person means by a number, by its words, or by enough of them."""
        moves = self.match.actions
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        fitting = self._fitting(typed)
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1:
            texts = [self.match.game.actions.text(action) for action in fitting[:SOME]]
            some = [*map(self._shown, texts), *(["…"] if len(fitting) > SOME else [])]
            say(MESSAGES["several"].say(self.lang, moves=", ".join(some)))
            return None
        return typed

    def _fitting(self, typed: str) -> list[int]:
        """The legal moves that what is typed may mean."""
        return self.match.game.actions.completions(self._read(typed), self.match.actions)

    def _why(self, typed: str) -> None:
        if not typed:
            say(MESSAGES["why-what"].say(self.lang, example=self._shown(self.match.moves[0])))
            return
        why_not = None if self._fitting(typed) else self.match.why(typed, self.lang)
        say(why_not or MESSAGES["legal"].say(self.lang))

    def _log(self, rules: bool) -> None:
        for number in range(1, self.match.count + 1):
            say(as_text(self.match.story(number, self._viewer(), self.lang), rules))

    def _what(self, typed: str) -> None:
        """What a move would do, as far as it can be foreseen."""
        if not typed:
            say(MESSAGES["what-what"].say(self.lang, example=self._shown(self.match.moves[0])))
            return
        try:
            move = self._meant(typed)
            if move is not None:
                say(as_text(self.match.foresee(move, self.lang), rules=True))
        except Refused as refused:
            say(str(refused), "red")

    def _undo(self) -> None:
        by_a_bot = bool(self.match.log) and self.match.log[-1].seat in self.bots
        try:  # a bot's answer is not a person's to take back: it would only answer anew
            self.match.undo(self.match.seat if by_a_bot else None, self.lang)
        except Refused as refused:
            say(str(refused), "red")
            return
        self.told = min(self.told, len(self.match.log))
        say(MESSAGES["taken-back"].say(self.lang))

    def _save(self, name: str) -> None:
        if not name:
            say(MESSAGES["save-where"].say(self.lang))
            return
        try:
            secret_file = keep(self.match, Path(name).expanduser())
        except OSError as error:
            error.filename = name
            say(said_of(error, self.lang), "red")
            return
        say(MESSAGES["saved"].say(self.lang, path=name))
        if secret_file:
            say(MESSAGES["secret-kept"].say(self.lang, path=secret_file), "dim")

    def _viewer(self) -> int | None:
        """With one person at the keyboard the table is theirs; with several it hides all hands
        but those of the seat to move."""
        if len(self.humans) == 1:
            return self.humans[0]
        seat = self.match.seat
        return seat if seat is not None and seat in self.humans else None

    def _show_table(self) -> None:
        row = self.match.row_seen_by(self._viewer())
        show(self.match.game.page.show(row, self.lang, console.width))

    def _tell_news(self) -> None:
        for number in range(self.told + 1, len(self.match.log) + 1):
            say(self.match.sentence(number, self._viewer(), self.lang), "italic")
        self.told = len(self.match.log)

    def _list_moves(self, most: int) -> None:
        say(MESSAGES["your-moves"].say(self.lang))
        texts = [self._shown(short(text)) for text in self.match.moves]
        numbered = [f"{number:>3} {text}" for number, text in enumerate(texts, start=1)]
        console.print(Columns(numbered[:most], padding=(0, 2), column_first=False))
        if len(numbered) > most:
            say(MESSAGES["more-moves"].say(self.lang, count=len(numbered) - most), "dim")

    def _tell_result(self) -> None:
        match, lang = self.match, self.lang
        for seat, points in enumerate(match.scores):
            say(MESSAGES["result"].say(lang, seat=self.seat_name(seat), points=points))
        winners = [self.seat_name(seat) for seat in match.winners]
        say(MESSAGES["won"].say(lang, seats=winners), "bold")
        say(MESSAGES["finished-file"].say(lang, path=_kept_path()), "dim")
