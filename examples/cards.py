"""A hundred thousand games on a graphics card, or a few on the processor where there is none."""

from tunnelier import simulate
from tunnelier.many.cuda import NoCard

try:
    done = simulate("steam-tunnel", games=100_000, players=3, device="cuda", keep_rows=False)
except NoCard as reason:
    print(reason)
    done = simulate("steam-tunnel", games=1000, players=3)

shares = ", ".join(f"{share:.1%}" for share in done.summary()["win_share"])
print(f"{len(done.scores)} games on {done.device}; shares of victory by seat: {shares}")
