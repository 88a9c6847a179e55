"""Three baselines on every game: a learned policy, tree search and random play, seed by seed.

    python bench/baselines.py --write --keep build/baselines

Every pair meets in matches of two, seats swapped after each, for every seed. With `--keep` a run
that was interrupted goes on where it was; a larger `--games` adds to what is there.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from speed import describe_machine, positive, save
from standings import figures_of, origin, with_the_others, won
from tunnelier.bots.mind import fingerprint_of, shipped
from tunnelier.games import load
from tunnelier.games import names as known_games
from tunnelier.many.shares import share_of
from tunnelier.play.arena import contest

RESULTS = Path(__file__).parent / "research"
SEEDS = (1, 2, 3)
GAMES = 34
"""A seed; always even, so that the seats are swapped."""
SEARCH = "search:250"
BASELINES = {"random": "random", "MCTS": SEARCH, "PPO": "policy"}
"""What a paper calls them, and what they are called here."""
PAIRS = [("MCTS", "random"), ("PPO", "random"), ("PPO", "MCTS")]
METHOD = (
    "random: every legal move equally likely. "
    f"MCTS: `{SEARCH}`, 250 simulations a question among worlds imagined from what its seat sees, "
    "with the game's rule of thumb for priors and playouts. "
    "PPO: `policy`, the network that comes with the package, its most liked move without any "
    "search; it was trained by self-play (docs/learning.md), and games that nobody has trained "
    "have none. Two seats, swapped after every match, both matches of a pair with the same chance. "
    "A shared victory counts half; the interval is Wilson's at 95 %, over all seeds together."
)
HEADINGS = ("environment", "rules", "baseline", "against", "matches", "wins", "95 % interval")


class Pair(NamedTuple):
    """Two baselines that meet in a game."""

    game: str
    baseline: str
    against: str

    def play(self, seeds: Sequence[int], games: int, keep: Path | None) -> dict[str, Any]:
        """What came out, from the first one's side."""
        bots = [BASELINES[self.baseline], BASELINES[self.against]]
        shares = {}
        for seed in seeds:
            file = keep / f"{'-'.join(self)}-{seed}.jsonl" if keep else None
            played = contest(self.game, bots, games, players=2, seed=seed, file=file)
            standing = next(each for each in played.table if each.bot == bots[0])
            shares[seed] = standing.wins.share
        matches = games * len(seeds)
        return {
            **self._asdict(),
            **identity_of(self.game),
            "games": matches,
            **share_of(sum(shares.values()) * games, matches)._asdict(),
            "seeds": {str(seed): share for seed, share in shares.items()},
            "date": date.today().isoformat(),
            "machine": describe_machine(),
        }


def identity_of(name: str) -> dict[str, Any]:
    """Which game it is, exactly: other rules, features or networks are other results."""
    from tunnelier.adapters.versions import identifier

    game = load(name)
    return {
        "environment": identifier(name),
        "rules_version": game.meta.rules_version,
        "features": fingerprint_of(game),
        "learned": shipped(game) is not None,
    }


def pairs_of(game: str) -> Iterator[Pair]:
    """Those that can meet in a game."""
    learned = shipped(load(game)) is not None
    for baseline, against in PAIRS:
        if learned or "PPO" not in (baseline, against):
            yield Pair(game, baseline, against)


def cells(found: dict[str, Any]) -> tuple[str, ...]:
    """A row of the table, with what each seed alone came to."""
    pair = (found["environment"], str(found["rules_version"]), found["baseline"], found["against"])
    return (*pair, *won(found), *(f"{share:.1%}" for share in found["seeds"].values()))


def markdown(rows: Sequence[dict[str, Any]]) -> str:
    """The whole report."""
    seeds = [f"seed {seed}" for seed in rows[0]["seeds"]]
    aligned = ["---", "---:", "---", "---", *["---:"] * (3 + len(seeds))]
    return "\n".join(
        [
            "# Baselines",
            "",
            METHOD,
            "",
            "    python bench/baselines.py --write --keep build/baselines",
            "",
            f"| {' | '.join((*HEADINGS, *seeds))} |",
            f"| {' | '.join(aligned)} |",
            *(f"| {' | '.join(cells(found))} |" for found in rows),
            "",
            "Played with",
            "",
            *(f"- {each}" for each in dict.fromkeys(map(origin, rows))),
            "",
        ]
    )


def write(rows: Sequence[dict[str, Any]]) -> None:
    """Put rows into `bench/research/baselines.*`; what is there of other pairs stays."""
    path = RESULTS / "baselines.json"
    pairs = (pair for game in known_games() for pair in pairs_of(game))
    every = with_the_others(path, rows, Pair._fields, pairs)
    save(path, figures_of(METHOD, every))
    save(RESULTS / "baselines.md", markdown(every))


def main() -> None:
    """Run the baselines from the command line."""
    command = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command.add_argument("--game", nargs="*", default=known_games(), help="which; all by default")
    command.add_argument("--seeds", nargs="*", type=int, default=SEEDS)
    command.add_argument("--games", type=positive(int), default=GAMES, help="a seed; even")
    command.add_argument("--keep", type=Path, help="a folder: a run goes on from there")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all figures here")
    command.add_argument("--write", action="store_true", help="write bench/research/baselines.*")
    options = command.parse_args()
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    rows = []
    for pair in [pair for game in options.game for pair in pairs_of(game)]:
        print(f"{' '.join(pair)}, {options.games} games a seed", file=sys.stderr)
        rows.append(pair.play(options.seeds, options.games, options.keep))
        print("  ".join(cells(rows[-1])), flush=True)
        if options.write:
            write(rows)
    if options.json:
        save(options.json, figures_of(METHOD, rows))


if __name__ == "__main__":
    main()
