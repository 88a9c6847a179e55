"""Random play on a graphics card beside pgx on the same card, in one run.

    python bench/gpu.py --write

Needs an NVIDIA card with the extra `gpu`, and pgx with JAX for the card to compare with. Every game
is first held against the processor: the final rows of the same seed must be the same bytes.
"""

import argparse
import json
import os
import platform
import time
from collections.abc import Callable
from datetime import date
from importlib import metadata
from pathlib import Path
from typing import Any

from tunnelier.many.cuda import NoCard, check

RESULTS = Path(__file__).parent / "results"
GAMES = ("steam-tunnel", "channel-1987", "manhattan", "channel-1881")
PEERS = ("backgammon", "go_9x9", "chess")
POWERS = (14, 15, 16, 17, 18, 19, 20)
ANCHOR = "pgx backgammon"
CHECKED = 4096
PEER_STEPS = 200
ENV_STEPS = 100
REMARK = "All in one run."
"""To be written anew by whoever puts rows of several runs together."""

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")


def best(times: int, play: Callable[[], tuple[float, float]]) -> float:
    """The best rate of several tries: a card that others use only gets slower."""
    return max(count / seconds for count, seconds in (play() for _ in range(times)))


def simulations(name: str) -> dict[str, Any]:
    """A game at every batch size, after a comparison with the processor."""
    from tunnelier import simulate

    here, there = (simulate(name, CHECKED, seed=7, device=d) for d in ("cpu", "cuda"))
    assert here.rows.tobytes() == there.rows.tobytes(), f"{name}: the card plays otherwise"
    assert (here.decisions, here.draws) == (there.decisions, there.draws)

    def play(games: int) -> tuple[float, float]:
        done = simulate(name, games, seed=7, device="cuda", keep_rows=False)
        return done.decisions, done.seconds

    rates = {2**power: best(2, lambda size=2**power: play(size)) for power in POWERS}
    return {
        "contender": f"Tunnelier {name}",
        "what": "whole games, decisions of seats",
        "rates": rates,
        "note": f"final rows of {CHECKED} games as on the processor; "
        f"{here.decisions / CHECKED:.0f} decisions and {here.draws / CHECKED:.0f} draws a game",
    }


def environment(name: str, features: bool) -> dict[str, Any]:
    """An environment for learning, answered at random on the card."""
    from tunnelier import BatchEnv
    from tunnelier.many.cuda_compiler import cuda

    def play(env: Any) -> tuple[float, float]:
        cuda.synchronize()
        began = time.perf_counter()
        for _ in range(ENV_STEPS):
            env.step(env.random_actions())
        cuda.synchronize()
        return ENV_STEPS * env.count, time.perf_counter() - began

    rates = {}
    for count in (2**14, 2**16, 2**18):
        env = BatchEnv(name, count, seed=7, device="cuda", features=features)
        env.step(env.random_actions())
        rates[count] = best(2, lambda env=env: play(env))
    seen = f"{env.layout.size} features" if features else "no features"
    return {
        "contender": f"BatchEnv {name}, {seen}",
        "what": "steps with masks, checked answers, rewards and new matches",
        "rates": rates,
        "note": "",
    }


def peer(name: str) -> dict[str, Any]:
    """A game of pgx, answered at random, finished games begun anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, mine, theirs = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            action = jax.random.categorical(mine, logits, axis=-1)
            keys = jax.random.split(theirs, action.shape[0])
            return (step(state, action, keys), key), None

        return jax.lax.scan(one, (state, key), None, length=PEER_STEPS)[0]

    rates = {}
    for size in (2**power for power in POWERS[::2] if name == "backgammon" or power <= 16):
        state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), size))
        carry = jax.block_until_ready(run(state, jax.random.PRNGKey(2)))

        def play(size: int = size, carry: Any = carry) -> tuple[float, float]:
            began = time.perf_counter()
            jax.block_until_ready(run(*carry))
            return size * PEER_STEPS, time.perf_counter() - began

        rates[size] = best(2, play)
    return {
        "contender": f"pgx {name}",
        "what": "steps of environments that begin anew by themselves",
        "rates": rates,
        "note": f"{PEER_STEPS} steps in one compiled scan",
    }


def machine() -> dict[str, Any]:
    """Where it was measured."""
    from tunnelier.many.cuda_compiler import cuda

    packages = ("numba", "numba-cuda", "numpy", "jax", "pgx")
    versions = {}
    for package in packages:
        try:
            versions[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            versions[package] = "not installed as a package"
    card = cuda.get_current_device().name
    name = card.decode() if isinstance(card, bytes) else card
    return {"card": name, "python": platform.python_version(), **versions}


def markdown(report: dict[str, Any]) -> str:
    """The report as a page."""
    anchors = [row["rates"].values() for row in report["rows"] if row["contender"] == ANCHOR]
    anchor = max(anchors[0]) if anchors else float("nan")
    lines = [
        "# On a graphics card",
        "",
        f"Millions a second of decisions (Tunnelier) or steps (environments) on one card, "
        f"the better of two tries at each batch size; the ratio is the best size to the best of "
        f"{ANCHOR}. What is copied back afterwards is not counted.",
        "",
        "Measured on "
        + report["date"]
        + ": "
        + ", ".join(f"{name} {value}" for name, value in report["machine"].items())
        + f". {report['remark']}",
        "",
        "| contender | " + " | ".join(f"2^{power}" for power in POWERS) + " | ratio | note |",
        "| --- |" + " ---: |" * (len(POWERS) + 1) + " --- |",
    ]
    for row in report["rows"]:
        rates = {int(size): rate for size, rate in row["rates"].items()}
        cells = [f"{rates[2**p] / 1e6:,.1f}" if 2**p in rates else "" for p in POWERS]
        ratio = max(rates.values()) / anchor
        note = "; ".join(filter(None, (row["what"], row["note"])))
        lines.append(f"| {row['contender']} | {' | '.join(cells)} | {ratio:.1f} | {note} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run the benchmark from the command line."""
    command = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command.add_argument("--games", nargs="*", default=list(GAMES))
    command.add_argument("--peers", nargs="*", default=list(PEERS))
    command.add_argument("--write", action="store_true", help="write bench/results/gpu.*")
    command.add_argument("--out", type=Path, default=RESULTS, help="the folder to write to")
    options = command.parse_args()
    try:
        check()
    except NoCard as reason:
        print(f"graphics cards are left out: {reason}")
        return
    tasks = [(peer, (name,)) for name in options.peers]
    tasks += [(simulations, (name,)) for name in options.games]
    tasks += [(environment, (name, seen)) for name in options.games for seen in (False, True)]
    rows = []
    for task, given in tasks:
        try:
            rows.append(task(*given))
        except (AttributeError, ImportError) as error:  # a peer that is missing, or has aged
            print(f"{given[0]} is left out: {error!r}", flush=True)
        else:
            print(json.dumps(rows[-1]), flush=True)
    today = date.today().isoformat()
    report = {"date": today, "machine": machine(), "remark": REMARK, "rows": rows}
    if options.write:
        options.out.mkdir(parents=True, exist_ok=True)
        text = json.dumps(report, indent=2) + "\n"
        (options.out / "gpu.json").write_text(text, encoding="utf-8")
        (options.out / "gpu.md").write_text(markdown(report), encoding="utf-8")


if __name__ == "__main__":
    main()
