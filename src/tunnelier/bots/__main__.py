"""Any bot as a program that speaks lines of JSON: `python -m tunnelier.bots tiger`."""

from __future__ import annotations

import json
import os
import sys

from tunnelier.core.mistakes import Mistake

from . import Bot, bot
from .apart import heard


def main(name: str) -> None:
    """Answer every line until there are no more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    players: dict[int, Bot] = {}
    for line in sys.stdin:
        sight, seed, budget = heard(json.loads(line))
        try:
            if seed not in players:
                players = {seed: bot(name, seed)}  # the next match: who played the last one goes
            said = {"move": players[seed].choose(sight, budget)}
        except Mistake as mistake:
            said = {"problem": str(mistake)}
        print(json.dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
