"""A bot of one's own, in Python: it meets ours at Cave-in, once by hand, then in the arena."""

from tunnelier import Match, Sight
from tunnelier.bots import BOTS, Budget, bot
from tunnelier.play.arena import contest


class Miser:
    """Never takes the last prop if it can help it, and otherwise as many as it may."""

    name = "miser"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # whatever a bot draws by chance should come from its seed

    def choose(self, sight: Sight, budget: Budget | None = None) -> str:
        """One of `sight.moves`. There is no way from a sight to what the seat may not see."""
        standing = sight.view["props"]
        safe = [n for n in (3, 2, 1) if n < standing and f"take props={n}" in sight.moves]
        return f"take props={safe[0]}" if safe else sight.moves[-1]


match = Match("cave-in", players=2, seed=4)
seats = [Miser(), bot("novice", seed=1)]
while not match.over:
    match.play(seats[match.seat].choose(match.sight()))
print("\n".join(match.log_text()), match.scores)

BOTS["miser"] = Miser  # now it goes by its name, in the arena and in the lab of this process
duel = contest("cave-in", ["miser", "random"], games=60, seed=1, threads=1).duels[0]
print(f"{duel.one} beats {duel.other} in {duel.ahead.share:.0%} of the games")
