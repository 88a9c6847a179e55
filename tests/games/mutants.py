"""Positions with other numbers in them: each is refused with a reason, or can be played to its end.

    python -m tests.games.mutants channel-1881 --positions 100000

States of random matches are changed in one field to several, inside of what the schema declares
and outside of it, the agenda's too. What `position.checked` accepts is played by compiled rules
that check every index: twenty random matches, then one in which searches choose now and then, by
the rule of thumb and by the network. That happens in a process of its own: if it dies, or does not
come back, the position is at fault, and another process goes on behind it.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import numpy as np

from tunnelier.bots.mind import learned
from tunnelier.bots.search import ready, search
from tunnelier.core import position
from tunnelier.core.agenda import CHANCE
from tunnelier.core.game import Game
from tunnelier.core.position import Impossible
from tunnelier.core.record import column, leaves
from tunnelier.core.sight import Sight
from tunnelier.games import load, names
from tunnelier.laws.walks import Case, walk

SEAM = "seam"
"""An example that is no game of the list: new games begin as it."""
GAMES = (*names(), SEAM)
ORIGINS = 12
"""So many random matches of every way to play are states taken from."""
MUTATIONS = (1, 1, 1, 1, 2, 2, 3, 5)
MATCHES = 20
SEARCHED = 4
"""Simulations of a search."""
SELDOM = 1 / 128
"""So often a search chooses, after the first questions; else chance does."""
AT_FIRST = 1
"""So many of the states that follow would have to be accepted themselves; later some would."""
LOOKED_AT = 1 / 256
PATIENCE = 600
"""Seconds after which a position that is still played does not end."""


def game_of(name):
    """A game by its name, examples too."""
    return example() if name == SEAM else load(name)


@cache
def example():
    """That one; it is not entered among the games, which other tests list."""
    return Game("tunnelier.examples.seam", "tunnelier.draw.plain")


# --- mutants


def origins(game, many=ORIGINS):
    """States of random matches with all seats and options."""
    found, options = [], game.meta.options
    for seats in game.meta.seats:
        for chosen in product(*(option.choices for option in options)):
            pairs = zip(options, chosen, strict=True)
            case = Case(game, seats, {option.name: choice for option, choice in pairs})
            for seed in range(many):
                found += [rows.tobytes() for rows in walk(case, seed)]
    return np.frombuffer(b"".join(found), game.State.dtype)


def mutant(game, states, rng):
    """A state with some numbers changed."""
    rows = states[rng.randrange(len(states))].reshape(1).copy()
    fields = list(leaves(game.State))
    for _ in range(rng.choice(MUTATIONS)):
        other = states[rng.randrange(len(states))]
        rng.choice(CHANGES)(rows[0], rng.choice(fields), other, rng)
    return rows


def number(row, where, other, rng):
    """One number is another."""
    path, field = where
    values = column(row, path)
    place = random_place(values, rng)
    near = int(values[place]) + rng.choice((-1, 1))
    value = rng.choice((near, near, rng.randint(field.low, field.high), field.low, field.high))
    if rng.random() < 1 / 16:
        value = rng.choice((field.low - 1, field.high + 1, -128, 127))
    write(row, path, place, value)


def moved(row, where, other, rng):
    """One lies in another place of the same array, or of another field."""
    path, _ = where
    values = column(row, path)
    places = [random_place(values, rng) for _ in range(2)]
    for place, step in zip(places, (-1, 1), strict=True):
        write(row, path, place, int(column(row, path)[place]) + step)


def swapped(row, where, other, rng):
    """Two places of an array are exchanged."""
    path, _ = where
    values = column(row, path)
    one, two = (random_place(values, rng) for _ in range(2))
    first, second = int(values[one]), int(values[two])
    write(row, path, one, second)
    write(row, path, two, first)


def taken(row, where, other, rng):
    """A field is as in another state."""
    path, _ = where
    for place in np.ndindex(column(row, path).shape):
        write(row, path, place, int(column(other, path)[place]))


def asked(row, where, other, rng):
    """The agenda is that of another state, or one question more, or another one on top."""
    top, last = top_of(row), other["agenda"][top_of(other)]
    match rng.randrange(4):
        case 0:
            row["agenda"], row["depth"] = other["agenda"], other["depth"]
        case 1:
            row["agenda"][top] = last
        case 2:
            row["agenda"][min(top + 1, len(row["agenda"]) - 1)] = last
            row["depth"] = min(top + 2, len(row["agenda"]))
        case 3:
            name = rng.choice(("question", "seat", "about"))
            low, high = {"question": (0, 24), "seat": (-1, 5), "about": (-2, 200)}[name]
            near = int(row["agenda"][name][top]) + rng.choice((-1, 1))
            write(row, ("agenda", name), (top,), rng.choice((near, rng.randint(low, high))))


def top_of(row):
    """The place of the question that is asked, or one there is."""
    return min(max(int(row["depth"]), 1), len(row["agenda"])) - 1


CHANGES = (number, number, number, moved, swapped, taken, asked, asked)


def random_place(values, rng):
    return tuple(rng.randrange(size) for size in values.shape)


def write(row, path, place, value):
    """Write a number, as far as it fits."""
    values = column(row, path[:-1])
    kind = values[path[-1]].dtype
    fits = min(max(value, np.iinfo(kind.base).min), np.iinfo(kind.base).max)
    if not np.shape(column(row, path)):
        values[path[-1]] = fits
    else:
        values[path[-1]][place] = fits


# --- what becomes of one


def verdict(game, rows, seed):
    """`refused`, or `played`; anything else is a fault."""
    try:
        one = position.checked(game, rows)
    except Impossible as wrong:
        assert wrong.say("en")
        return "refused"
    play(game, one, seed)
    return "played"


def play(game, one, seed):
    """Twenty random matches to their ends, and one with searches in it."""
    batch = np.repeat(one, MATCHES)
    assert game.loops.play_out(batch, 0, np.uint64(seed), np.zeros(2, np.int64)) < 0, "it is stuck"
    for row in batch:
        sound(game, row.reshape(1))
    rng, rows, moves = random.Random(seed), one.copy(), 0
    mind = mind_of(game, int(one[0].seats))
    to_search = [None, mind]
    while not rows[0].over:
        if game.seat(rows) == CHANCE:
            action = drawn(game, rows, rng)
        elif to_search or rng.random() < SELDOM:
            by = to_search.pop() if to_search else rng.choice((None, mind))
            action = searched(game, rows, by, seed)
        else:
            action = rng.choice(game.legal(rows))
        game.step(rows, action)
        moves += 1
        if moves <= AT_FIRST or rng.random() < LOOKED_AT:
            follows(game, rows, action)


mind_of = cache(learned)


def searched(game, rows, mind, seed):
    """What a search takes: by the network, or by the rule of thumb without one."""
    sight = Sight.of(game, rows)
    return sight.actions[search(sight, SEARCHED, mind=mind, seed=seed).best]


def drawn(game, rows, rng):
    """A draw of chance."""
    odds = game.odds(rows)
    return rng.choices(list(odds), list(odds.values()))[0]


def sound(game, rows):
    """The end of a match: every number in its range, nothing lost."""
    assert rows[0].over
    for path, field in leaves(game.State):
        values = column(rows, path)
        low, high = int(values.min()), int(values.max())
        assert field.low <= low and high <= field.high, f"{'.'.join(path)} holds {low} to {high}"
    assert game.state.census(rows[0]) == game.state.box(rows[0])
    game.result(rows)


def follows(game, rows, action):
    """What follows from a position that is accepted would be accepted itself."""
    try:
        position.checked(game, rows)
    except Impossible as wrong:
        raise AssertionError(f"after {game.actions.text(action)}: {wrong}") from wrong


# --- the command


def answer_questions(wanted):
    """Say of every position from a number on what becomes of it."""
    game = game_of(wanted.game)
    states = origins(game)
    if learned(game, game.meta.seats[0]):
        ready(game)
    print(json.dumps("ready"), flush=True)
    for number in range(wanted.first, wanted.positions):
        rng = random.Random(f"{wanted.game} {wanted.seed} {number}")
        rows = mutant(game, states, rng)
        print(json.dumps([number, None]), flush=True)
        try:
            said = verdict(game, rows, number)
        except Exception:
            said = traceback.format_exc(limit=-3)
        kept = None if said in ("refused", "played") else written(game, rows)
        print(json.dumps([number, said, kept]), flush=True)


def written(game, rows):
    """The text of a position, as far as it has one."""
    try:
        return position.write(game, rows)
    except Exception as error:
        return repr(error)


class Judge:
    """The same in a process that may die."""

    def __init__(self, wanted):
        self.wanted, self.first = wanted, 0

    def __iter__(self):
        while self.first < self.wanted.positions:
            yield from self.asked()

    def asked(self):
        """Verdicts, until the process ends or does not come back."""
        command = [sys.executable, "-m", "tests.games.mutants", self.wanted.game, "--asked"]
        command += ["--positions", str(self.wanted.positions), "--seed", str(self.wanted.seed)]
        process = subprocess.Popen(
            [*command, "--first", str(self.first)], stdout=subprocess.PIPE, text=True
        )
        said = Queue()
        Thread(target=lambda: [*map(said.put, process.stdout), said.put(None)], daemon=True).start()
        begun, patience = None, None  # it may have to compile first
        try:
            while line := said.get(timeout=patience):
                told, patience = json.loads(line), PATIENCE
                if told == "ready":
                    continue
                begun = told[0]
                if len(told) == 3:
                    self.first = begun + 1
                    yield told
        except Empty:
            yield [begun, f"still played after {PATIENCE} seconds", None]
            self.first = begun + 1
        finally:
            process.kill()
            code = process.wait()
        if code not in (0, -9) or begun is None:
            assert begun is not None, f"no process begins: {code}"
            yield [begun, f"the process died: {code}", None]
            self.first = begun + 1


def run(wanted):
    """Judge many positions; those that are neither refused nor played are told and kept."""
    found = Counter()
    for number, said, text in Judge(wanted):
        known = said in ("refused", "played")
        found[said if known else "neither"] += 1
        if not known:
            kept = (
                Path(tempfile.gettempdir()) / f"{wanted.game}-position-{wanted.seed}-{number}.txt"
            )
            kept.write_text(text or "", encoding="utf-8")
            print(f"--- position {number}, kept as {kept}\n{said}", flush=True)
        if number % 5000 == 4999:
            print(number + 1, dict(found), flush=True)
    print(json.dumps(found))
    return 1 if found["neither"] else 0


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--asked", action="store_true", help="in a process that may die")
    wanted = parser.parse_args()
    return answer_questions(wanted) if wanted.asked else run(wanted)


if __name__ == "__main__":
    sys.exit(main())
