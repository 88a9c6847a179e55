"""The beginning of a match of every game, as OpenSpiel writes playthroughs; `make golden`."""

import contextlib
import hashlib
import io
from importlib.metadata import version
from pathlib import Path

from tunnelier.adapters import openspiel
from tunnelier.games import names

FOLDER = Path(__file__).with_name("openspiel_golden")
MOVES = 12
SEED = 1
WIDEST = 160
"""Of longer lines only the beginning is kept, and a fingerprint: vectors have many numbers."""


class Enough(Exception):
    """Ends a playthrough early."""


class Listener(io.StringIO):
    """Hears the first moves of a playthrough and no more."""

    def write(self, text):
        """One line, or the end of one."""
        if text == f"# State {MOVES}":
            raise Enough
        return super().write(text)


def shortened(line):
    """A line as the file has it."""
    if len(line) <= WIDEST:
        return line
    return f"{line[:WIDEST]}… {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def playthrough(name):
    """The first moves of a random match."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines  # long to load

    game, heard = openspiel.load(name), Listener()
    with contextlib.redirect_stdout(heard), contextlib.suppress(Enough):
        playthrough_lines(str(game), alsologtostdout=True, seed=SEED)
    lines = heard.getvalue().rstrip().splitlines()
    return "\n".join([written_by(), "", *map(shortened, lines)]) + "\n"


def written_by():
    """Other releases of OpenSpiel may write otherwise."""
    return f"# open_spiel {version('open_spiel')}"


def path(name):
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{name}.txt"


def write():
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        path(name).write_text(playthrough(name), encoding="utf-8")
        print(path(name))


if __name__ == "__main__":
    write()
