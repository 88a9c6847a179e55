"""How long CFR+ and exploitability take at Cave-in, ours and OpenSpiel's in Python.

python bench/exact.py --iterations 10
"""

import argparse
import time

from open_spiel.python.algorithms import cfr
from open_spiel.python.algorithms import exploitability as theirs

from speed import positive
from tunnelier.adapters import openspiel
from tunnelier.many.tree import Tree
from tunnelier.play import exact


def of_openspiel(iterations: int) -> float:
    """Exploitability after so many iterations."""
    game = openspiel.load("cave-in")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return float(theirs.exploitability(game, solver.average_policy()))


def ours(iterations: int) -> float:
    """The same, the tree grown anew."""
    tree = Tree.of("cave-in")
    return exact.exploitability(tree, exact.solve(tree, iterations))


def main() -> None:
    """Measure from the command line."""
    command = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command.add_argument("--iterations", type=positive(int), default=10)
    iterations = command.parse_args().iterations
    ours(1)  # what is compiled is compiled now
    taken = []
    print("| | seconds | exploitability |\n|---|---:|---:|")
    for name, measured in (("OpenSpiel", of_openspiel), ("tunnelier", ours)):
        began = time.perf_counter()
        found = measured(iterations)
        taken.append(time.perf_counter() - began)
        print(f"| {name} | {taken[-1]:.3f} | {found:.12f} |", flush=True)
    print(f"\n{iterations} iterations, {taken[0] / taken[1]:.0f} times as fast")


if __name__ == "__main__":
    main()
