"""Cave-in solved, and how much a perfect opponent wins from a bot that plays greedily."""

from tunnelier.many.tree import Tree
from tunnelier.play.exact import best_responses, exploitability, of_bot, solve, values

tree = Tree.of("cave-in", players=2)
print(len(tree.mover), "positions,", len(tree.asked), "information states")

equilibrium = solve(tree, iterations=500)
print("each seat gets", values(tree, equilibrium), "±", exploitability(tree, equilibrium))

greedy = of_bot(tree, "greedy")
print("greedy gives away", exploitability(tree, greedy))
print("against it each seat could get", best_responses(tree, greedy))
