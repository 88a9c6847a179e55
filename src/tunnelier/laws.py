"""The laws that every game obeys, as functions anyone can call on their own game.

    from tunnelier import laws
    laws.check("my-game")

Each law takes a game, a number of seats, options and a seed, and raises `BrokenLaw` with the
reason. The numbers are those of docs/laws.md.
"""

from __future__ import annotations

import hashlib
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

from .bots import BOTS, Budget, bot
from .core.agenda import CHANCE, NO_QUESTION
from .core.batch import SMALLEST_CHUNK, simulate
from .core.chance import below, stream_of
from .core.codec import short
from .core.game import Game
from .core.language import LANGUAGES, Phrase
from .core.match import Match, Refused
from .core.record import column, leaves
from .core.registry import load
from .core.sight import Sight
from .core.view import SPECTATOR
from .env import BatchEnv

CURIOSITY = 0.3
CLOSELY = 100
"""So many states of a match are looked at one by one; of the later ones only some."""
A_KIND = 12
"""So many answers of each kind, where it is answers that are looked at: the rare ones all."""
NOW_AND_THEN = 1 / 32
MOST_WORTH, MOST_LEANING = 100_000, 10_000
SHORT_THOUGHT = Budget(simulations=8)
DRAWN = 3
"""Every third moment is drawn: that takes as long as playing many."""
MEASURED = 16
"""Every sixteenth moment is turned into numbers, for every seat."""
SIDE_BY_SIDE = 4
LOADS = 3
"""How often a match is loaded again while it is played."""


SVG = "{http://www.w3.org/2000/svg}"


class BrokenLaw(AssertionError):
    """A game does not do what every game must."""


class Case(NamedTuple):
    """One way to play a game."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        chosen = "-".join(self.options.values())
        return "-".join(filter(None, (self.game.meta.name, str(self.seats), chosen)))


def cases(game: Game) -> list[Case]:
    """Every number of seats of the standard game, and every choice of every option."""
    game.ready()
    standard = game.meta.check_options({})
    variants = [
        {**standard, option.name: choice}
        for option in game.meta.options
        for choice in option.choices
        if choice != option.default
    ]
    seats = game.meta.seats
    return [
        *(Case(game, n, standard) for n in seats),
        *(Case(game, seats[k % len(seats)], chosen) for k, chosen in enumerate(variants)),
    ]


def check(name: str, seeds: Iterable[int] = range(3)) -> None:
    """Hold a game to every law, at every number of seats and with all options."""
    game = load(name)
    for game_law in GAME_LAWS:
        game_law(game)
    for case in cases(game):
        for case_law in CASE_LAWS:
            for seed in seeds:
                case_law(case, seed)


# --- laws of a game as such


def law_1_every_move_has_one_text(game: Game) -> None:
    """1. `parse(text(a)) == a`, and texts are unique."""
    texts = [game.actions.text(action) for action in range(game.actions.size)]
    _hold(len(set(texts)) == len(texts), "two moves have the same words")
    for action, text in enumerate(texts):
        _hold(game.actions.parse(text) == action, f"{text!r} is read as another move")
        _hold(game.actions.parse(short(text)) == action, f"{short(text)!r} is read as another move")


def law_9_compiled_and_uncompiled_play_alike(game: Game) -> None:
    """9. Compiled and uncompiled play give the same bytes, wherever a match has come to."""
    states = scattered(game)
    switched = {**os.environ, "TUNNELIER_JIT": "0" if game_is_compiled(game) else "1"}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "states"
        path.write_bytes(states.tobytes())
        command = [sys.executable, "-m", "tunnelier.laws", game.meta.name, str(path)]
        there = subprocess.run(command, env=switched, capture_output=True, text=True, check=False)
    _hold(there.returncode == 0, there.stderr)
    _hold(digest(game, states) == there.stdout.strip(), "compiled and uncompiled games differ")


def law_10_everything_happens(game: Game, games: int = 4000) -> None:
    """10. Every move and every refusal occurs in some random game, or is listed with a reason."""
    words = [game.actions.text(a) for a in range(game.actions.size)]
    words += [reason.name for reason in game.rules.Refusal]
    impossible, rare = (
        np.array([any(re.fullmatch(pattern, word) for pattern in listed) for word in words])
        for listed in (game.meta.never, game.meta.rare)
    )
    seen = np.zeros(len(words), bool)
    played = [0] * game.actions.size
    every = cases(game)
    for seed in range(games):
        for rows in walk(every[seed % len(every)], seed, played):
            reasons = game.refusals(rows)
            seen[: game.actions.size] |= reasons == 0
            seen[game.actions.size + reasons] = True
        wrong = [words[k] for k in np.flatnonzero(seen & impossible)]
        _hold(not wrong, f"listed as impossible, but seen: {wrong}")
        if (seen | impossible | rare).all():
            return
    awaited = [words[k] for k in np.flatnonzero(~(seen | impossible | rare))]
    _hold(not awaited, f"never seen in {games} games: {awaited}")


def law_15_everything_is_said_in_every_language(game: Game) -> None:
    """15. Every refusal has a sentence, every phrase the same places in every language."""
    for reason in game.rules.Refusal:
        known = reason in game.text.REFUSALS or reason == game.rules.Refusal.NONE
        _hold(known, f"no sentence for {reason.name}")
    for phrase in _phrases(said_and_shown(game)):
        places = [sorted(re.findall(r"{(\w+)", getattr(phrase, lang))) for lang in LANGUAGES]
        _hold(all(p == places[0] for p in places), f"places differ: {phrase}")


# --- laws of every case


def law_2_a_match_goes_on_until_it_ends(case: Case, seed: int) -> None:
    """2. A state is over, or its question has a legal answer; play ends within the bound."""
    count = 0
    for rows in walk(case, seed):
        _hold(bool(rows[0].over) or bool(case.game.legal(rows)), "no legal answer")
        count += 1
    _hold(bool(rows[0].over), "the last state is not over")
    _hold(not case.game.legal(rows), "there are moves after the end")
    longest = case.game.meta.longest
    _hold(count - 1 <= longest, f"{count - 1} moves, declared were {longest} at most")


def law_3_refusals_and_legal_moves_agree(case: Case, seed: int) -> None:
    """3. `refuse` is NONE exactly for the legal moves; what is not asked is NOT_ASKED."""
    game = case.game
    asked_by = np.asarray(game.actions.columns[1])
    for rows in moments(case, seed):
        legal = game.legal(rows)
        reasons = game.refusals(rows)
        _hold(legal == np.flatnonzero(reasons == 0).tolist(), "refused, yet legal, or the reverse")
        now = game.question(rows)
        unasked = (asked_by != now) | (now == NO_QUESTION)
        asked_in_vain = reasons == game.rules.Refusal.NOT_ASKED
        _hold(bool((unasked == asked_in_vain).all()), "NOT_ASKED, yet asked, or the reverse")
        if game.seat(rows) == CHANCE:
            _hold(list(game.odds(rows)) == legal, "chance can do what is refused, or the reverse")


def law_4_a_match_is_its_log(case: Case, seed: int) -> None:
    """4. Same log, same bytes; save, load, save is the identity; so is undo, then redo."""
    match = Match(case.game, case.seats, seed=seed, options=case.options)
    rng, loads = random.Random(seed), 0
    while not match.over:
        before, log, move = match.rows.tobytes(), match.log, rng.choice(match.moves)
        match.play(move)
        if rng.random() < 0.02 and loads < LOADS:
            loads += 1
            text = match.save()
            again = Match.load(text)
            _hold(again.save() == text, "save, load, save differs")
            _hold(again.rows.tobytes() == match.rows.tobytes(), "a loaded match differs")
        if match.may_undo() and rng.random() < 0.5:
            after = match.rows.tobytes()
            match.undo()
            _hold((match.rows.tobytes(), match.log) == (before, log), "undo leaves traces")
            match.play(move)
            _hold(match.rows.tobytes() == after, "undo, then redo differs")
        elif match.log[-1].seat == CHANCE:
            _refused(match.undo, "undo went back across chance")
    _refused(match.undo, "undo after the end")
    text = match.save()
    _hold(Match.load(text).save() == text, "save, load, save of a finished match differs")


def law_5_a_seat_decides_from_what_it_sees(case: Case, seed: int) -> None:
    """5. Legal moves and bots' choices are the same for all states that look alike to a seat."""
    game, rng, names = case.game, np.random.default_rng(seed), cycle(BOTS)
    for rows in moments(case, seed):
        seat = game.seat(rows)
        if seat < 0:
            continue
        view = game.observe(rows, seat)
        legal = game.legal(rows)
        _hold(game.legal(np.array([view], game.State.dtype)) == legal, "legal by the state only")
        other = game.imagine(view, seat, rng)
        _hold(game.legal(other) == legal, "a secret changes what is legal")
        name = next(names)
        sights = Sight.of(game, rows), Sight.of(game, other)
        choices = [bot(name, seed).choose(sight, SHORT_THOUGHT) for sight in sights]
        _hold(choices[0] == choices[1], f"{name} looks through the cards")


def law_6_imagined_states_look_the_same(case: Case, seed: int) -> None:
    """6. `observe(imagine(view)) == view`, for every seat; what is imagined is possible."""
    game, rng = case.game, np.random.default_rng(seed)
    for rows in moments(case, seed):
        if game.seat(rows) == CHANCE:
            continue
        for seat in range(case.seats):
            view = game.observe(rows, seat)
            imagined = game.imagine(view, seat, rng)
            same = game.observe(imagined, seat).tobytes() == view.tobytes()
            _hold(same, f"seat {seat} could tell the imagined state from the true one")
            _in_range(game, imagined)
            counted, box = game.state.census(imagined[0]), game.state.box(imagined[0])
            _hold(counted == box, f"imagined: counted {counted}, the box has {box}")


def law_7_nothing_gets_lost(case: Case, seed: int) -> None:
    """7. Every piece of the box is accounted for at every step."""
    for rows in moments(case, seed):
        counted, box = case.game.state.census(rows[0]), case.game.state.box(rows[0])
        _hold(counted == box, f"counted {counted}, the box has {box}")


def law_8_fields_keep_their_range(case: Case, seed: int) -> None:
    """8. Declared ranges hold, the agenda's depth too; something is asked until the end."""
    for rows in moments(case, seed):
        _in_range(case.game, rows)
        depth = int(rows[0].depth)
        _hold(bool(rows[0].over) == (depth == 0), f"over, but the agenda has {depth} questions")


def law_11_every_move_lights_a_shape(case: Case, seed: int) -> None:
    """11. A board parses, has a title and a description; every legal move lights a shape."""
    game = case.game
    forms = cycle(product(LANGUAGES, (False, True)))
    for rows in islice(moments(case, seed), seed % DRAWN, None, DRAWN):
        seat = game.seat(rows)
        viewer, legal = (seat, game.legal(rows)) if seat >= 0 else (None, [])
        view = game.observe(rows, SPECTATOR if viewer is None else viewer)
        before = view.tobytes()
        drawn = str(game.board.draw(view, viewer, legal, *next(forms)))
        _hold(view.tobytes() == before, "drawing changes the view")
        _check_board(drawn, legal, [game.actions.text(action) for action in legal])


def law_12_somebody_wins(case: Case, seed: int) -> None:
    """12. Scores are integers, one a seat; winners are seats, at least one."""
    *_, rows = walk(case, seed)
    scores, winners = case.game.result(rows)
    _hold(len(scores) == case.seats, "a score is missing")
    _hold(bool(winners) and set(winners) <= set(range(case.seats)), f"winners: {winners}")


def law_14_threads_do_not_matter(case: Case, seed: int) -> None:
    """14. A batch gives the same rows for any number of threads."""
    games = 2 * SMALLEST_CHUNK + 1  # a chunk for each of three threads
    one, two = (
        simulate(case.game, games, case.seats, seed, threads, options=case.options)
        for threads in (1, 3)
    )
    _hold(one.rows.tobytes() == two.rows.tobytes(), "threads change the result")
    _hold(one.decisions == two.decisions, "threads change the count")


def law_16_secrets_stay_out_of_the_log(case: Case, seed: int) -> None:
    """16. A move some seat may not see is told to it without its words, in every language."""
    match = Match(case.game, case.seats, seed=seed, options=case.options)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves))
    for entry in match.log:
        for viewer in (None, *range(case.seats)):
            if not match.seen(entry.number, viewer):
                told = {match.sentence(entry.number, viewer, lang) for lang in LANGUAGES}
                full = {match.sentence(entry.number, _witness(match, entry.number), "en")}
                _hold(not told & full, f"{entry.move!r} is told to {viewer}")


def law_17_a_rule_of_thumb_always_knows(case: Case, seed: int) -> None:
    """17. A rule of thumb, if there is one, judges every seat and finds some ease in every move."""
    for rows in moments(case, seed):
        worth, leanings = thumb_of(case.game, rows)
        _hold(all(abs(value) < MOST_WORTH for value in worth), f"out of all proportion: {worth}")
        _hold(all(1 <= value <= MOST_LEANING for value in leanings), f"leanings: {leanings}")


def law_18_features_are_what_a_seat_sees(case: Case, seed: int) -> None:
    """18. Vectors of numbers depend on what is seen alone, and stay between −1 and 1."""
    game, rng = case.game, np.random.default_rng(seed)
    features = game.features(case.seats)
    for rows in islice(moments(case, seed), seed % MEASURED, None, MEASURED):
        for viewer in (SPECTATOR, *range(case.seats)):
            vector = features.of(rows, viewer)
            _hold(bool((np.abs(vector) <= 1).all()), "a feature beyond 1")
            view = np.array([game.observe(rows, viewer)], game.State.dtype)
            alike = [view]
            if viewer != SPECTATOR and game.seat(rows) != CHANCE:
                alike.append(game.imagine(view[0], viewer, rng))
            same = all((features.of(other, viewer) == vector).all() for other in alike)
            _hold(same, f"features tell {viewer} more than it sees")


def law_19_environments_play_the_same_matches(case: Case, seed: int) -> None:
    """19. Matches side by side, answer by answer, end as the same matches of a batch do."""
    games = simulate(case.game, SIDE_BY_SIDE * 2, case.seats, seed, 1, options=case.options)
    env = BatchEnv(
        case.game, SIDE_BY_SIDE, case.seats, case.options, seed, threads=2, features=False
    )
    left = set(range(len(games.rows)))
    while left:
        numbers = env.numbers.copy()
        env.step(env.random_actions())
        for slot in np.flatnonzero(env.done):
            number, reward = int(numbers[slot]), env.reward[slot]
            if number in left:
                left.remove(number)
                same = env.finished[slot].tobytes() == games.rows[number].tobytes()
                _hold(same, f"match {number} ends otherwise")
                won = games.winners[number]
                _hold(abs(float(reward.sum())) < 1e-6, f"rewards of match {number}: {reward}")
                _hold(bool(((reward == reward.max()) == won).all()), f"match {number}: {reward}")
    env.close()


def law_20_undo_gives_no_looks(case: Case, seed: int) -> None:
    """20. After an answer that can be taken back, a seat sees only what it could foresee."""
    game, rng = case.game, np.random.default_rng(seed)
    match = Match(game, case.seats, seed=seed, options=case.options)
    chooser, told_of = random.Random(seed), Counter[str]()
    while game.State.secretive and not match.over:
        before, mover, move = match.rows, match.seat, chooser.choice(match.actions)
        match.play(move)
        words = game.actions.text(move)
        kind = words.split()[0]
        if told_of[kind] >= A_KIND and chooser.random() >= NOW_AND_THEN:
            continue
        if not match.may_undo():
            continue
        told_of[kind] += 1
        for seat in range(case.seats):
            told = f"{words!r} showed seat {seat} something, and can be taken back"
            world = game.imagine(game.observe(before, seat), seat, rng)
            if game.refuse(world, move):
                _hold(not match.seen(match.count, seat), told)  # that it could be played
                continue
            after = world.copy()
            game.step(after, move)
            same = game.observe(after, seat).tobytes() == match.row_seen_by(seat).tobytes()
            _hold(same, told)
            if seat == mover:
                _hold(not game.reveals(world, after)[0], f"{words!r}: a secret decides upon undo")


GAME_LAWS: Sequence[Callable[[Game], None]] = (
    law_1_every_move_has_one_text,
    law_9_compiled_and_uncompiled_play_alike,
    law_10_everything_happens,
    law_15_everything_is_said_in_every_language,
)
CASE_LAWS: Sequence[Callable[[Case, int], None]] = (
    law_2_a_match_goes_on_until_it_ends,
    law_3_refusals_and_legal_moves_agree,
    law_4_a_match_is_its_log,
    law_5_a_seat_decides_from_what_it_sees,
    law_6_imagined_states_look_the_same,
    law_7_nothing_gets_lost,
    law_8_fields_keep_their_range,
    law_11_every_move_lights_a_shape,
    law_12_somebody_wins,
    law_14_threads_do_not_matter,
    law_16_secrets_stay_out_of_the_log,
    law_17_a_rule_of_thumb_always_knows,
    law_18_features_are_what_a_seat_sees,
    law_19_environments_play_the_same_matches,
    law_20_undo_gives_no_looks,
)


# --- what they are made from


def walk(case: Case, seed: int, played: list[int] | None = None) -> Iterator[Any]:
    """The states of a random match, from the first to the last; always the same array.

    With counts of moves `played` so far, it often goes where it has been least, and counts on.
    """
    game, rng = case.game, random.Random(seed)
    rows = game.new(case.seats, case.options)
    yield rows
    while not rows[0].over:
        legal = game.legal(rows)
        if played is not None and rng.random() < CURIOSITY:
            action = min(legal, key=lambda a: (played[a], rng.random()))
        elif game.seat(rows) == CHANCE:
            odds = game.odds(rows)
            action = rng.choices(list(odds), list(odds.values()))[0]
        else:
            action = rng.choice(legal)
        if played is not None:
            played[action] += 1
        game.step(rows, action)
        yield rows


def moments(case: Case, seed: int) -> Iterator[Any]:
    """As `walk`, but of a long match not every state: first all of them, later some, the last."""
    rng = random.Random(seed)
    for count, rows in enumerate(walk(case, seed)):
        if count < CLOSELY or rows[0].over or rng.random() < NOW_AND_THEN:
            yield rows


def said_and_shown(game: Game) -> list[Any]:
    """Whatever the modules of a game's text, page and board hold."""
    wanted = re.compile(rf"{re.escape(game.package)}\.(text|page|board)(\..*)?")
    modules = [module for name, module in sys.modules.items() if wanted.fullmatch(name)]
    return [value for module in modules for value in vars(module).values()]


def scattered(game: Game, most: int = 600) -> Any:
    """States of a random match of every case, from the first to the last, evenly spread.

    They are for what is the same code everywhere: neighbours of a match say little that is new.
    """
    found = []
    every = cases(game)
    for case in every:
        match = np.concatenate([rows.copy() for rows in walk(case, seed=7)])
        picked = np.linspace(0, len(match) - 1, most // len(every)).astype(int)
        found.append(match[np.unique(picked)])
    return np.concatenate(found)


def digest(game: Game, states: Any) -> str:
    """A fingerprint of what may follow each state, of one move from it, and of some draws."""
    told = hashlib.sha256()
    for number, state in enumerate(states):
        rows = np.array([state], game.State.dtype)
        legal = game.legal(rows)
        odds = game.odds(rows) if game.seat(rows) == CHANCE else {}
        told.update(str((legal, odds, game.result(rows), thumb_of(game, rows))).encode())
        if legal:
            game.step(rows, legal[number % len(legal)])
        told.update(rows.tobytes())
    stream = np.array([stream_of(np.uint64(7), np.uint64(1))])
    told.update(str([int(below(stream, n)) for n in range(1, 100)]).encode())
    return told.hexdigest()


def thumb_of(game: Game, rows: Any) -> tuple[list[int], list[int]]:
    """What the rule of thumb says where a seat is asked: of every seat, of every legal move."""
    if game.thumb is None or game.seat(rows) < 0:
        return [], []
    worth = [int(game.thumb.worth(rows[0], seat)) for seat in range(rows[0].seats)]
    return worth, [int(game.thumb.leaning(rows[0], action)) for action in game.legal(rows)]


def game_is_compiled(game: Game) -> bool:
    """Whether its rules run as machine code here."""
    return hasattr(game.rules.step, "py_func")


def _hold(kept: bool, reason: str) -> None:
    if not kept:
        raise BrokenLaw(reason)


def _refused(attempt: Callable[[], None], reason: str) -> None:
    try:
        attempt()
    except Refused:
        return
    raise BrokenLaw(reason)


def _check_board(drawn: str, legal: list[int], texts: list[str]) -> None:
    """What every drawing has: see law 11."""
    root = ElementTree.fromstring(drawn)
    for word in ("title", "desc"):
        told = root.find(f"{SVG}{word}")
        _hold(told is not None and bool(told.text), f"the board has no {word}")
    names = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
    twice = sorted(name for name, times in Counter(names).items() if times > 1)
    _hold(not twice, f"several shapes are called {twice[:3]}")
    lit: set[int] = set()
    for target in root.iter():
        if "target" in target.get("class", "").split():
            label = target.find(f"{SVG}title")
            _hold(label is not None and bool(label.text), f"{target.get('id')} has no label")
            lit.update(map(int, target.get("data-moves", "").split()))
    dark = [text for action, text in zip(legal, texts, strict=True) if action not in lit]
    _hold(not dark, f"these moves light no shape: {dark[:3]}")
    _hold(lit <= set(legal), "a shape is lit for a move that is not legal")


def _in_range(game: Game, rows: Any) -> None:
    for path, field in leaves(game.State):
        values = column(rows, path)
        low, high = int(values.min()), int(values.max())
        where = f"{'.'.join(path)} holds {low}…{high}"
        _hold(field.low <= low and high <= field.high, f"{where}, not {field.low}…{field.high}")


def _witness(match: Match, number: int) -> int | None:
    """Somebody who saw a move of the log."""
    return next(seat for seat in range(match.players) if match.seen(number, seat))


def _phrases(values: Iterable[Any]) -> Iterator[Phrase]:
    for value in values:
        if isinstance(value, Phrase):
            yield value
        elif isinstance(value, Mapping):
            yield from _phrases(value.values())
        elif isinstance(value, tuple):
            yield from _phrases(value)


if __name__ == "__main__":
    checked = load(sys.argv[1]).ready()
    print(digest(checked, np.frombuffer(Path(sys.argv[2]).read_bytes(), checked.State.dtype)))
