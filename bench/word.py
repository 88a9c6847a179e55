"""How long the coach takes for its word before a move, game by game.

python bench/word.py --questions 30
"""

import argparse
import time

import numpy as np

from speed import positive
from tunnelier import Match
from tunnelier.bots import bot, ready
from tunnelier.bots.coach import word
from tunnelier.games import games, load


def questions(game: str, count: int) -> list[tuple]:
    """Questions with a choice, all along a match of bots, each with the move that was made."""
    match = Match(game, seed=1)
    players = [bot("policy", seat) for seat in range(match.players)]
    asked = []
    while not match.over:
        sight = match.sight()
        move = players[sight.seat].choose(sight)
        asked.append((sight, match.number_of(move)))
        match.play(move)
    choices = [each for each in asked if len(each[0].actions) > 1]
    return choices[:: max(1, len(choices) // count)][:count]


def measured(game: str, count: int) -> str:
    """A row: median, 95 of a hundred and longest by the clock, and the time of the processor."""
    ready(load(game))
    asked = questions(game, count)
    word(*asked[0])  # what is loaded is loaded now
    seconds, processor = [], []
    for each in asked:
        began, ran = time.perf_counter(), time.process_time()
        word(*each)
        seconds.append(time.perf_counter() - began)
        processor.append(time.process_time() - ran)
    wall = " | ".join(f"{np.percentile(seconds, share):.2f}" for share in (50, 95, 100))
    return f"| {game} | {len(asked)} | {wall} | {np.percentile(processor, 95):.2f} |"


def main() -> None:
    """Measure from the command line."""
    command = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command.add_argument("--questions", type=positive(int), default=30)
    command.add_argument("--games", nargs="*", default=[*games()])
    given = command.parse_args()
    print("| game | questions | median | 95 % | longest | processor, 95 % |")
    print("|---|---:|---:|---:|---:|---:|")
    for game in given.games:
        print(measured(game, given.questions), flush=True)


if __name__ == "__main__":
    main()
