"""The arena: bots play each other, and what came out is told with how sure it is.

>>> from tunnelier.play import arena
>>> arena.contest("cave-in", ["greedy", "random"], games=20).duels[0].one
'greedy'

Everybody sits everywhere equally often, and the games in which the same bots change seats share
their chance, as in duplicate bridge: luck weighs less. Results depend on the seed, not on threads.
Where a bot of somebody else's stumbles, its first legal move is made for it, and that is told.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property, partial
from importlib.metadata import version
from itertools import combinations, count, permutations
from pathlib import Path
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from tunnelier.bots import Budget, Given, Stumbled, bot, ready_for
from tunnelier.bots.guests import name_of, print_of
from tunnelier.bots.mind import weights_file
from tunnelier.core import jit
from tunnelier.core.agenda import CHANCE
from tunnelier.core.chance import drawn
from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake
from tunnelier.core.sight import Sight
from tunnelier.games import load
from tunnelier.many.crew import Crew, Local, still_wanted, work
from tunnelier.many.shares import Share, share_of

from .words import MESSAGES

BOTS = Path(__file__).parents[1] / "bots"
FORMAT = 1
"""Of the file a contest is kept in."""

Seating = tuple[int, ...]
"""The bot of every seat, by its place in the list of bots."""


# --- what is played


@dataclass(frozen=True)
class Terms:
    """Everything that defines a contest but the number of its games: game i is always the same."""

    game: Game
    bots: tuple[str, ...]
    players: int
    options: dict[str, str]
    seed: int
    seconds: float | None
    alone: bool = False
    """Whether the first bot sits at tables of the second, and not everybody equally often."""
    guests: Mapping[str, Given] = field(default_factory=dict)
    """Bots that were not named but given, by what they are called."""

    @classmethod
    def of(
        cls,
        game: str | Game,
        bots: Sequence[Given],
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        seconds: float | None = None,
        fewest: int = 2,
        alone: bool = False,
    ) -> Terms:
        """Terms that have been checked; what is wrong with them is a ValueError in words.

        A contest takes at least two bots; one whose games are only looked at may do with one.
        """
        game = load(game) if isinstance(game, str) else game
        if seconds is not None and seconds <= 0:
            raise Mistake(MESSAGES["error-seconds"], said=seconds)
        if alone and len(bots) != 2:
            raise ValueError(f"one bot sits alone at tables of one other, not of {len(bots) - 1}")
        return cls(
            game,
            _checked_bots(bots, fewest),
            game.meta.check_seats(game.meta.seats[0] if players is None else players),
            game.meta.check_options(options or {}),
            seed,
            seconds,
            alone,
            {name_of(each): each for each in bots if not isinstance(each, str)},
        )

    def given(self, name: str) -> Given:
        """What a bot of these terms is made from."""
        return self.guests.get(name, name)

    def fixtures(self, games: int) -> list[Fixture]:
        """The first so many games, in order."""
        if self.alone:
            return alone(self.players, games)
        return fixtures(len(self.bots), self.players, games)

    @property
    def rotation(self) -> int:
        """After so many games every seating has been played equally often."""
        return self.players if self.alone else games_a_rotation(len(self.bots), self.players)

    @cached_property
    def header(self) -> dict[str, Any]:
        """The terms as plain data, with the versions of all that has a say in the results."""
        meta, sheet = self.game.meta, self.game.sheet
        return {
            "tunnelier arena": FORMAT,
            "version": version("tunnelier"),
            "code": code_of(self.game),
            "game": meta.name,
            "rules_version": meta.rules_version,
            "tables": sheet.fingerprint if sheet else None,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.seconds,
            **({"alone": True} if self.alone else {}),
            **({"bot_files": self._files} if self._files else {}),
        }

    @cached_property
    def _files(self) -> dict[str, str]:
        """Fingerprints of the files in which bots are written that are not ours."""
        prints = {name: print_of(self.given(name)) for name in self.bots}
        return {name: found for name, found in prints.items() if found}

    def __reduce__(self) -> tuple[Any, ...]:
        """Terms travel as plain data: a worker elsewhere loads the game itself."""
        if self.guests:
            raise Mistake(MESSAGES["error-guest-travels"], bots=", ".join(self.guests))
        options = tuple(self.options.items())
        plain = (self.game.meta.name, self.bots, self.players, self.seed, options, self.seconds)
        return _arrived, (*plain, self.alone, json.dumps(self.header))


@cache
def _arrived(
    game: str,
    bots: tuple[str, ...],
    players: int,
    seed: int,
    options: tuple[tuple[str, str], ...],
    seconds: float | None,
    alone: bool,
    header: str,
) -> Terms:
    """Terms that have come from another process, if they mean the same here; all ready to play."""
    terms = Terms.of(game, bots, players, seed, dict(options), seconds, fewest=1, alone=alone)
    theirs = json.loads(header)
    for key, ours in terms.header.items():
        if theirs[key] != ours:
            other = MESSAGES["error-other-worker"].filled(name=platform.node(), key=key)
            raise Mistake(other, ours=str(ours), theirs=str(theirs[key]))
    rehearse(terms)
    return terms


def _checked_bots(bots: Sequence[Given], fewest: int) -> tuple[str, ...]:
    names = [name_of(each) for each in bots]
    for name, each in zip(names, bots, strict=True):
        bot(each)
        if names.count(name) > 1:
            raise Mistake(MESSAGES["error-named-twice"], bot=name)
    if len(names) < fewest:
        raise Mistake(MESSAGES["error-few-bots"], fewest=fewest, said=len(names))
    return tuple(names)


def code_of(game: Game) -> str:
    """A fingerprint of the code that plays, and of what it has learned: others are other bots."""
    code, network = jit.fingerprint_of(jit.CORE, BOTS, game.folder), weights_file(game)
    if not network.exists():
        return code
    return hashlib.sha256(code.encode() + network.read_bytes()).hexdigest()[: len(code)]


# --- who sits where


class Fixture(NamedTuple):
    """One game of a contest, before it is played."""

    number: int
    deal: int
    """Games of one deal have the same chance."""
    seating: Seating


def rotation(count: int, players: int) -> tuple[tuple[Seating, ...], ...]:
    """The deals of `count` bots: all seatings of all line-ups once, those of one circle together.

    Where there are fewer bots than seats, every bot sits on as many as the others, up to one.

    >>> rotation(2, 2)
    (((0, 1), (1, 0)),)
    >>> rotation(2, 3)
    (((0, 0, 1), (0, 1, 0), (1, 0, 0)), ((0, 1, 1), (1, 1, 0), (1, 0, 1)))
    """
    everybody = tuple(range(count))
    line_ups = [
        tuple(sorted(everybody * (players // count) + extra))
        for extra in combinations(everybody, players % count)
    ]
    rounds = zip(*(_circles(line_up) for line_up in line_ups), strict=True)
    return tuple(_turns(circle) for each in rounds for circle in each)


def _circles(line_up: Seating) -> list[Seating]:
    """The ways to sit round a table, whichever seat begins."""
    first, *others = line_up
    circles = (min(_turns((first, *order))) for order in permutations(others))
    return list(dict.fromkeys(circles))


def _turns(circle: Seating) -> tuple[Seating, ...]:
    """The table turned: everybody one seat on."""
    turned = (circle[k:] + circle[:k] for k in range(len(circle)))
    return tuple(dict.fromkeys(turned))


def games_a_rotation(count: int, players: int) -> int:
    """After so many games every seating has been played equally often."""
    return sum(len(deal) for deal in rotation(count, players))


def fixtures(count_of_bots: int, players: int, games: int) -> list[Fixture]:
    """The games of a contest, in order."""
    deals = rotation(count_of_bots, players)

    def endless() -> Iterator[Fixture]:
        numbers = count()
        for deal in count():
            for seating in deals[deal % len(deals)]:
                yield Fixture(next(numbers), deal, seating)

    return [fixture for fixture, _ in zip(endless(), range(games), strict=False)]


def alone(players: int, games: int) -> list[Fixture]:
    """Games of the first bot at tables of the second, on every seat in turn.

    >>> [fixture.seating for fixture in alone(3, 3)]
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    seatings = _turns((0,) + (1,) * (players - 1))
    return [Fixture(k, k // players, seatings[k % players]) for k in range(games)]


# --- one game


class Played(NamedTuple):
    """One finished game, a value for every seat."""

    game: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    questions: tuple[int, ...]
    """How many questions with a choice each seat answered."""
    seconds: tuple[float, ...]
    """How long each seat thought, by the clock on the wall."""
    stumbles: tuple[tuple[int, str], ...] = ()
    """Who had no legal answer of its own, question by question, and why."""

    @property
    def places(self) -> list[int]:
        """The place of every seat, 0 the best: winners first, then by points; equals share."""
        worth = [
            (True, 0) if seat in self.winners else (False, score)
            for seat, score in enumerate(self.scores)
        ]
        return [sum(other > mine for other in worth) for mine in worth]

    def wins(self, seat: int) -> float:
        """The share of a seat in the victory."""
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> int:
        """How far a seat is ahead of the best other."""
        others = (score for other, score in enumerate(self.scores) if other != seat)
        return self.scores[seat] - max(others)


Witness = Callable[[Any, int, int], None]
"""Told of every move before it is made: the rows, the seat (or CHANCE), the move's number."""


def play(terms: Terms, fixture: Fixture, witness: Witness | None = None) -> tuple[Played, Any]:
    """One game of a contest, and its finished row."""
    game, names = terms.game, tuple(terms.bots[place] for place in fixture.seating)
    secret = _number(terms, "deal", fixture.deal)
    seated = [
        bot(
            terms.given(name),
            int.from_bytes(_number(terms, "game", fixture.number, seat)[:7], "big"),
        )
        for seat, name in enumerate(names)
    ]
    questions, seconds = [0] * terms.players, [0.0] * terms.players
    stumbles: list[tuple[int, str]] = []

    def answer(sight: Sight) -> str:
        still_wanted()
        began = time.perf_counter()
        try:
            move = seated[sight.seat].choose(sight, Budget(seconds=terms.seconds))
        except Stumbled as stumbled:
            move = sight.moves[0]
            stumbles.append((sight.seat, str(stumbled)))
        seconds[sight.seat] += time.perf_counter() - began
        questions[sight.seat] += 1
        return move

    rows = game.new(terms.players, terms.options)
    play_out(game, rows, secret, answer, witness)
    scores, winners = game.result(rows)
    timed = tuple(questions), tuple(seconds), tuple(stumbles)
    return Played(fixture.number, names, scores, winners, *timed), rows


def play_out(
    game: Game,
    rows: Any,
    secret: bytes,
    answer: Callable[[Sight], str],
    witness: Witness | None = None,
) -> None:
    """Play a row to its end: chance draws by the secret, and who has a choice is asked."""
    draws = count()
    while not rows[0].over:
        if (seat := game.seat(rows)) == CHANCE:
            odds = game.odds(rows)
            action = list(odds)[drawn(secret, next(draws), list(odds.values()))]
        else:
            sight = Sight.of(game, rows)
            alone = len(sight.actions) == 1
            action = sight.actions[0 if alone else sight.moves.index(answer(sight))]
        if witness:
            witness(rows, seat, action)
        game.step(rows, action)


def _play_chunk(terms: Terms, chunk: Sequence[Fixture]) -> list[Played]:
    return [play(terms, fixture)[0] for fixture in chunk]


def _number(terms: Terms, *words: str | int) -> bytes:
    """What chance and bots begin with: other words, another number."""
    return hashlib.sha256(f"tunnelier arena {terms.seed} {words}".encode()).digest()


# --- what came out


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    wins: Share
    """Its share of victories by seat held (it may hold several); shared victories are split."""
    score: float
    margin: float
    """The mean lead over the best other seat."""
    questions: int
    """Those with a choice; the others are answered for it."""
    milliseconds: float
    """The mean a question."""
    mu: float
    sigma: float
    seats: tuple[Share | None, ...]
    """Its share of victories on each seat; None where it never sat."""
    stumbles: tuple[str, ...] = ()
    """Why it had no answer of its own, once a question."""


@dataclass(frozen=True)
class Duel:
    """Two bots in the games where both sat."""

    one: str
    other: str
    ahead: Share
    """How often `one` came out ahead of `other`; a tie is half."""
    wins: tuple[float, float]
    """The share of the victories that went to each; between two seats the same as `ahead`."""


@dataclass(frozen=True)
class Contest:
    """Finished games between bots."""

    terms: Terms
    threads: int
    played: tuple[Played, ...]

    @property
    def rotation(self) -> int:
        """After so many games every seating has been played equally often."""
        return self.terms.rotation

    @property
    def balanced(self) -> bool:
        """Whether every seating was played equally often."""
        return len(self.played) % self.rotation == 0

    @cached_property
    def table(self) -> tuple[Standing, ...]:
        """The bots, the one with most victories first."""
        standings = [self._standing(name) for name in self.terms.bots]
        return tuple(sorted(standings, key=lambda standing: -standing.wins.share))

    @cached_property
    def duels(self) -> tuple[Duel, ...]:
        """Every two bots that met, the better one first."""
        pairs = combinations([standing.bot for standing in self.table], 2)
        return tuple(duel for pair in pairs if (duel := self._duel(*pair)))

    @cached_property
    def seats(self) -> tuple[Share, ...]:
        """The share of victories on each seat, whoever sat there."""
        shares = (self._on_seat(seat, *self.terms.bots) for seat in range(self.terms.players))
        return tuple(share for share in shares if share)

    def summary(self) -> dict[str, Any]:
        """All figures, as plain data."""
        return {
            **{key: value for key, value in self.terms.header.items() if key != "tunnelier arena"},
            "games": len(self.played),
            "threads": self.threads,
            "games_a_rotation": self.rotation,
            "balanced": self.balanced,
            "table": [_plain(asdict(standing)) for standing in self.table],
            "head_to_head": [_plain(asdict(duel)) for duel in self.duels],
            "seats": _plain(self.seats),
        }

    def _standing(self, name: str) -> Standing:
        held = [(game, seat) for game in self.played for seat in _held(game, name)]
        questions = sum(game.questions[seat] for game, seat in held)
        seconds = sum(game.seconds[seat] for game, seat in held)
        return Standing(
            bot=name,
            games=len({game.game for game, _ in held}),
            wins=share_of(sum(game.wins(seat) for game, seat in held), len(held)),
            score=sum(game.scores[seat] for game, seat in held) / len(held),
            margin=sum(game.margin(seat) for game, seat in held) / len(held),
            questions=questions,
            milliseconds=1000 * seconds / max(questions, 1),
            mu=self._ratings[name][0],
            sigma=self._ratings[name][1],
            seats=tuple(self._on_seat(seat, name) for seat in range(self.terms.players)),
            stumbles=tuple(
                why for game, held_seat in held for seat, why in game.stumbles if seat == held_seat
            ),
        )

    def _on_seat(self, seat: int, *names: str) -> Share | None:
        there = [game for game in self.played if game.bots[seat] in names]
        return share_of(sum(game.wins(seat) for game in there), len(there)) if there else None

    def _duel(self, one: str, other: str) -> Duel | None:
        met = [game for game in self.played if {one, other} <= set(game.bots)]
        if not met:
            return None
        ahead = share_of(sum(_ahead(game, one, other) for game in met), len(met))
        if ahead.share < 0.5:
            return self._duel(other, one)
        mine, theirs = (
            sum(game.wins(seat) for game in met for seat in _held(game, name)) / len(met)
            for name in (one, other)
        )
        return Duel(one, other, ahead, (mine, theirs))

    @cached_property
    def _ratings(self) -> dict[str, tuple[float, float]]:
        """OpenSkill in the order of the games; of several seats a bot holds, the mean counts."""
        model = PlackettLuce()
        fresh = model.rating()
        ratings = dict.fromkeys(self.terms.bots, (fresh.mu, fresh.sigma))
        for game in self.played:
            teams = [[model.rating(*ratings[name])] for name in game.bots]
            rated = model.rate(teams, ranks=[float(place) for place in game.places])
            for name in set(game.bots):
                mine = [rated[seat][0] for seat in _held(game, name)]
                mu, sigma = (sum(getattr(r, k) for r in mine) / len(mine) for k in ("mu", "sigma"))
                ratings[name] = mu, sigma
        return ratings


def _held(game: Played, name: str) -> list[int]:
    """The seats of a bot."""
    return [seat for seat, sitting in enumerate(game.bots) if sitting == name]


def _ahead(game: Played, one: str, other: str) -> float:
    """How often a seat of one bot came out ahead of a seat of the other; a tie is half."""
    places = game.places
    pairs = [(places[a], places[b]) for a in _held(game, one) for b in _held(game, other)]
    return sum((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs) / len(pairs)


def _plain(value: Any) -> Any:
    """Dictionaries and lists all the way down."""
    if isinstance(value, Share):
        return value._asdict()
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


# --- the whole contest


def contest(
    game: str | Game,
    bots: Sequence[Given],
    games: int,
    players: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    file: Path | str | None = None,
    seconds: float | None = None,
    crew: Crew | None = None,
    alone: bool = False,
) -> Contest:
    """Let bots play each other; or the first of two `alone` at tables of the second.

    Bots are named or given (see `bots/guests.py`).
    The same `seed` gives the same games whatever the number of threads, or the `crew` that plays
    them; a limit in `seconds` a question makes them depend on the machine. Finished games are kept
    in `file`, a line each: what is there already is not played again. `progress` is called with the
    number of games finished since the last call.
    """
    terms = Terms.of(game, bots, players, seed, options, seconds, alone=alone)
    crew = crew or Local(threads)
    wanted = terms.fixtures(games)
    _check_all_sit(terms, wanted)
    kept = Kept(Path(file), terms.header) if file is not None else None
    played = kept.begin() if kept else {}
    played = {number: each for number, each in played.items() if number < games}

    def finished(each: Played) -> None:
        played[each.game] = each
        if kept:
            kept.add(each)
        if progress:
            progress(1)

    if played and progress:
        progress(len(played))
    to_play = [fixture for fixture in wanted if fixture.number not in played]
    if to_play:
        rehearse(terms)
        _play_all(terms, to_play, crew, finished)
    return Contest(terms, crew.workers, tuple(played[number] for number in range(games)))


def _check_all_sit(terms: Terms, wanted: list[Fixture]) -> None:
    if not wanted:
        raise Mistake(MESSAGES["error-games"])
    seen = {place for fixture in wanted for place in fixture.seating}
    missing = [name for place, name in enumerate(terms.bots) if place not in seen]
    if missing:
        raise Mistake(
            MESSAGES["error-never-sit"],
            games=len(wanted),
            bots=", ".join(missing),
            all=terms.rotation,
        )


def rehearse(terms: Terms) -> None:
    """Every bot answers once, so that no clock counts what is compiled."""
    game = terms.game
    ready_for(game, terms.bots)
    rows = game.new(terms.players, terms.options)
    while game.seat(rows) == CHANCE or len(game.legal(rows)) == 1:
        game.step(rows, game.legal(rows)[0])
    sight = Sight.of(game, rows)
    for name in terms.bots:
        bot(terms.given(name)).choose(sight, Budget(simulations=1))


def _play_all(
    terms: Terms, to_play: list[Fixture], crew: Crew, finished: Callable[[Played], None]
) -> None:
    """Play on many threads or machines and report on this thread; leave nobody playing."""
    with closing(work(crew, partial(_play_chunk, terms), to_play)) as chunks:
        for chunk in chunks:
            for each in chunk:
                finished(each)


# --- the file


class Kept:
    """A contest on disk: its terms on the first line, then a line a game as they finish."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path, self.header = path, header

    def begin(self) -> dict[int, Played]:
        """The games there are; a line torn by a crash is cut off, a file of others refused."""
        first = json.dumps(self.header).encode() + b"\n"
        data = self.path.read_bytes() if self.path.exists() else b""
        if first.startswith(data):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(first)
            return {}
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        self._compare(lines[0] if lines else b"")
        played = [self._read(line, number) for number, line in enumerate(lines[1:], start=2)]
        if whole != data:
            os.truncate(self.path, len(whole))
        return {each.game: each for each in played}

    def add(self, played: Played) -> None:
        """One more game, written at once."""
        with self.path.open("ab") as file:
            file.write(json.dumps(played._asdict()).encode() + b"\n")

    def _compare(self, line: bytes) -> None:
        try:
            header = json.loads(line)
        except ValueError:
            header = None
        if not isinstance(header, dict) or "tunnelier arena" not in header:
            raise Mistake(MESSAGES["error-no-contest"], path=self.path)
        for key in {**self.header, **header}:
            ours, theirs = self.header.get(key), header.get(key)
            if theirs != ours:
                other = MESSAGES["error-other-contest"].filled(path=self.path, key=key)
                raise Mistake(other, theirs=json.dumps(theirs), ours=json.dumps(ours))

    def _read(self, line: bytes, number: int) -> Played:
        try:
            values = json.loads(line)
            lists = (tuple(values[field]) for field in Played._fields[1:])
            return Played(int(values["game"]), *lists)
        except (ValueError, KeyError, TypeError):
            raise Mistake(
                MESSAGES["error-no-game-of-contest"], path=self.path, line=str(number)
            ) from None
