"""A position of Cave-in as a text, changed, and played on from in a match and in a batch."""

from tunnelier import BatchEnv, Match

match = Match("cave-in", players=2, seed=7)
match.play("take props=3")
print(match.position)

brighter = match.position.replace("bag=2,0,2,2", "bag=2,1,2,1").replace("lamp=2", "lamp=4", 1)
what_if = Match.at(brighter, seed=1)
print(what_if.view(0)["state"]["players"][0], what_if.moves)

env = BatchEnv("cave-in", count=8, players=2)
for slot in range(env.count):
    env.put(slot, brighter)
env.step(env.random_actions())
print(env.rows["props"])

try:
    Match.at(brighter.replace("props=6", "props=8"))
except ValueError as impossible:
    print(impossible)
