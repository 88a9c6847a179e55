"""Small plays that several test files share."""

from tests.games.channel1881.kit import asked, rounds

QUIET = ("wait", "rest", "idle", "save", "leave", "keep-rubble")
QUIET += ("take cubes=none", "convert goods=none")
QUIET += ("draw cube=ore", "draw cube=stone", "draw cube=coal")


def question(m):
    """Who is asked what."""
    return asked(m), m.question["name"]


def refused(m, *moves):
    """Whether each of the moves is refused."""
    return all(m.why(move) for move in moves)


def allowed(m, *moves):
    """Whether each of the moves is legal."""
    return all(m.why(move) is None for move in moves)


def rest(m):
    """Answer with as little as possible."""
    m.play(next((move for move in QUIET if move in m.moves), m.moves[0]))


def rest_until(m, name):
    """Nobody does anything until a certain question comes."""
    while m.question["name"] != name:
        rest(m)


def conclude(m):
    """Nobody does anything more this round, and no event cube is drawn."""
    running = rounds(m)
    while not m.over and rounds(m) == running:
        rest(m)
