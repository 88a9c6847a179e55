"""A bot of one's own for Cave-in, in Python."""

from tunnelier import Sight


class Miser:
    """Never takes the last prop if it can help it, and otherwise as many as it may."""

    def choose(self, sight: Sight) -> str:
        """One of `sight.moves`. There is no way from a sight to what the seat may not see."""
        standing = sight.view["props"]
        safe = [n for n in (3, 2, 1) if n < standing and f"take props={n}" in sight.moves]
        return f"take props={safe[0]}" if safe else sight.moves[-1]
