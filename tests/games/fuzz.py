"""Own tables of cards, with mistakes in them: each is refused and its line named, or can be played.

    python -m tests.games.fuzz channel-1881 --tables 10000 --matches 20

Tables that differ from the built-in ones in numbers of their arrays alone are played by rules
compiled once, whose arrays are overwritten in place; all others by rules as plain Python.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import traceback
import warnings
from collections import Counter
from pathlib import Path

import numpy as np

from tunnelier.core import jit, record, registry
from tunnelier.core.record import column, leaves
from tunnelier.core.sheet import SheetError
from tunnelier.games import load
from tunnelier.laws.walks import cases

WITH_SHEETS = ("steam-tunnel", "channel-1987", "channel-1881")
"""The games that take tables of one's own: every card of the others is known."""
HOW_MANY = (1, 1, 1, 2, 2, 3, 5)
"""Mistakes in one table: most tables have few, so that some can still be played."""
NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "8", "9", "12", "20", "99", "100", "-1", "²", "1.5")
WRITTEN = re.compile(r"\d+")


# --- mistakes


def mutated(text, rng):
    """A sheet with some lines written otherwise, mostly as somebody with a box might."""
    lines = text.splitlines()
    for _ in range(rng.choice(HOW_MANY)):
        said = [k for k, line in enumerate(lines) if line.split("#")[0].strip()]
        if not said:
            break
        where = rng.choice(said)
        alike = [k for k in said if lines[k].split()[0] == lines[where].split()[0]]
        lines[where] = rng.choice(MISTAKES)(lines[where], lines[rng.choice(alike)], rng)
    return "\n".join(lines) + "\n"


def other_number(line, other, rng):
    """One of its numbers is another, its name's too."""
    found = list(WRITTEN.finditer(line))
    if not found:
        return line
    place = rng.choice(found)
    near = str(max(0, int(place[0]) + rng.choice((-1, 1))))
    return line[: place.start()] + rng.choice((near, *NUMBERS)) + line[place.end() :]


def other_value(line, other, rng):
    """It has a value of another line of its kind."""
    pairs, theirs = pairs_of(line), pairs_of(other)
    shared = sorted(set(pairs) & set(theirs))
    if not shared:
        return line
    key = rng.choice(shared)
    return written(line, {**pairs, key: theirs[key]})


def other_parts(line, other, rng):
    """Parts of a list are left out, given twice, taken from another line, or in another order."""
    pairs, theirs = pairs_of(line), pairs_of(other)
    lists = sorted(key for key, value in pairs.items() if re.search("[,+-]", value))
    if not lists:
        return other_value(line, other, rng)
    key = rng.choice(lists)
    sign = rng.choice([sign for sign in ",+-" if sign in pairs[key]])
    parts = pairs[key].split(sign)
    more = theirs.get(key, pairs[key]).split(sign)
    match rng.randrange(5):
        case 0:
            parts.remove(rng.choice(parts))
        case 1:
            parts.append(rng.choice(parts))
        case 2:
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(more))
        case 3:
            parts[rng.randrange(len(parts))] = rng.choice(more)
        case 4:
            rng.shuffle(parts)
    return written(line, {**pairs, key: sign.join(parts)})


def other_sign(line, other, rng):
    """A sign is another sign of the sheet, or gone."""
    at = rng.randrange(len(line))
    return line[:at] + rng.choice(["", *f"{line} =,+-:#x0"]) + line[at + 1 :]


def no_line(line, other, rng):
    """It is missing, given twice, or under another name."""
    return rng.choice(("", f"{line}\n{line}", " ".join([*other.split()[:2], *line.split()[2:]])))


MISTAKES = (other_number,) * 6 + (other_value,) * 4 + (other_parts,) * 6 + (other_sign, no_line)


def pairs_of(line):
    """What a line gives, by key."""
    return dict(word.split("=", 1) for word in line.split()[2:] if "=" in word)


def written(line, pairs):
    """The line with these pairs."""
    return " ".join([*line.split()[:2], *(f"{key}={value}" for key, value in pairs.items())])


# --- what becomes of a table


def game_with(name, text):
    """A game, imported anew with a sheet of its own; SheetError if the sheet is refused."""
    package = registry.package_of(name)
    for module in list(sys.modules):
        if module == package or module.startswith(f"{package}."):
            del sys.modules[module]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / f"{name}.txt").write_text(text, encoding="utf-8")
        os.environ["TUNNELIER_TABLES"] = folder
        try:
            return registry.load.__wrapped__(name)
        finally:
            del os.environ["TUNNELIER_TABLES"]


def refused(error):
    """The sentence of a refusal: it names the line, or the thing whose line is not there."""
    assert error.line or error.reason.key == "sheet-missing", f"no line: {error}"
    return "refused"


def play(game, matches, seed):
    """Random matches at all tables in turn, each to its end, with every number in its range."""
    ways = [(case.seats, case.options) for case in cases(game)]
    for k in range(matches):
        rows = game.new(*ways[k % len(ways)])
        game.play_out(rows, k, seed, np.zeros(2, np.int64))
        assert rows[0].over
        assert game.state.census(rows[0]) == game.state.box(rows[0])
        for path, field in leaves(game.State):
            values = column(rows, path)
            assert field.low <= values.min() and values.max() <= field.high, path
    return rows


def show(game, rows):
    """The table in every language, on a screen and drawn."""
    for lang in game.text.messages.languages:
        game.page.show(rows[0], lang)
        for narrow in (False, True):
            game.board.draw(rows[0], None, [], lang, narrow)


def verdict(name, text, matches, seed=1):
    """What becomes of a table where rules are plain Python."""
    try:
        game = game_with(name, text)
    except SheetError as error:
        return refused(error)
    show(game, play(game, matches, seed))
    return "played"


# --- compiled once, for many tables

KEPT = (int, str, np.ndarray)


class Swift:
    """A game whose compiled rules look at their tables, instead of having them built in."""

    def __init__(self, name):
        usual, record.table = record.table, scattered
        try:
            self.name, self.game = name, game_with(name, load(name).sheet.text)
        finally:
            record.table = usual
        self.constants = constants(self.game)
        self.game.ready()

    def verdict(self, text, matches, seed=1):
        """What becomes of a table; nothing if these rules cannot play it."""
        try:
            other = constants(game_with(self.name, text))
        except SheetError as error:
            return refused(error)
        for key, value in self.constants.items():
            if not fits(value, other[key]):
                return None
        for key, value in self.constants.items():
            if isinstance(value, np.ndarray) and not alike(value, other[key]):
                value.flags.writeable = True
                value[:] = other[key].astype(value.dtype)
        play(self.game, matches, seed)
        return "played"


def scattered(kind, sheet, table=record.table):
    """A table with gaps: Numba builds arrays into its code, unless they have gaps."""
    rows = table(kind, sheet)
    room = np.zeros((len(rows), 2), rows.dtype)
    room[:, 0] = rows
    return room[:, 0]


def constants(game):
    """All that rules could have built in: numbers, words, tuples of them, arrays."""
    prefixes = tuple(f"{game.package}.{part}" for part in ("tables", "state", "rules", "score"))
    return {
        (module, name): value
        for module in sorted(sys.modules)
        if module.startswith(prefixes)
        for name, value in vars(sys.modules[module]).items()
        if (isinstance(value, KEPT) or type(value) is tuple) and not name.startswith("__")
    }


def alike(one, other):
    """Whether two tables say the same."""
    return one.tobytes() == other.tobytes()


def fits(one, other):
    """Whether compiled rules that know `one` can play with `other`."""
    if not isinstance(one, np.ndarray):
        return one == other
    same = one.shape == other.shape and one.dtype.descr == other.dtype.descr
    return same and (alike(one, other) or not one.flags.c_contiguous)


# --- the command


def tables(name, count, seed):
    """So many mutated tables of a game."""
    built_in = load(name).sheet.text
    for number in range(count):
        yield number, mutated(built_in, random.Random(f"{name} {seed} {number}"))


class Plain:
    """The same command in a process of its own, where rules are plain Python."""

    def __init__(self, name, matches):
        command = [sys.executable, "-m", "tests.games.fuzz", name, "--matches", str(matches)]
        self.process = subprocess.Popen(
            [*command, "--asked"],
            env={**os.environ, "TUNNELIER_JIT": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def verdict(self, text):
        """What it says of a table."""
        self.process.stdin.write(json.dumps(text) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def told(ask, *arguments):
    """A verdict; what nobody expected is told whole."""
    try:
        return ask(*arguments)
    except Exception:
        return traceback.format_exc(limit=-4)


def answer_questions(name, matches):
    """Say of every table that comes in what becomes of it."""
    for line in sys.stdin:
        print(json.dumps(told(verdict, name, json.loads(line), matches)), flush=True)


def judge(name, matches):
    """Who says what becomes of a table; with TUNNELIER_JIT=0 nothing is compiled."""
    if not jit.COMPILED:
        return lambda text: told(verdict, name, text, matches)
    swift, plain = Swift(name), Plain(name, matches)
    return lambda text: told(swift.verdict, text, matches) or plain.verdict(text)


def run(wanted):
    """Judge many tables; those that are neither refused nor played are told and kept."""
    found, says = Counter(), judge(wanted.game, wanted.matches)
    for number, text in tables(wanted.game, wanted.tables, wanted.seed):
        said = says(text)
        known = said in ("refused", "played")
        found[said if known else "neither"] += 1
        if not known:
            kept = Path(tempfile.gettempdir()) / f"{wanted.game}-{wanted.seed}-{number}.txt"
            kept.write_text(text, encoding="utf-8")
            print(f"--- table {number}, kept as {kept}\n{said}", flush=True)
        if number % 500 == 499:
            print(number + 1, dict(found), flush=True)
    print(json.dumps(found))
    return 1 if found["neither"] else 0


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=WITH_SHEETS)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--asked", action="store_true", help="tables come by the standard input")
    wanted = parser.parse_args()
    if wanted.asked:
        return answer_questions(wanted.game, wanted.matches)
    warnings.simplefilter("ignore")  # Numba cannot keep code that looks at tables
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TUNNELIER_CACHE"] = folder
        return run(wanted)


if __name__ == "__main__":
    sys.exit(main())
