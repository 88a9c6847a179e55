"""Small words shared by the tests of 1987 Channel Tunnel."""

from tests.games.channel1987.kit import area, mover


def asked(m):
    """Who is asked what: ("britain", "turn"), ("chance", "deal"); None when the game is over."""
    if m.over:
        return None
    return ("chance" if m.seat == -1 else mover(m)), m.question["name"]


def offered(m, word):
    """The legal moves that begin with a word."""
    return {move for move in m.moves if move.split()[0] == word}


def size(m, nation):
    """How many discs lie in a player's area."""
    return sum(area(m, nation).values())


def fill(m):
    """Chance draws discs, whichever, until something else is asked; how many were drawn."""
    number = 0
    while not m.over and m.question["name"] == "disc":
        m.play(m.moves[0])
        number += 1
    return number


def give_up(m):
    """The player asked passes and keeps nothing."""
    m.play("pass")
    while not m.over and m.question["name"] == "keep":
        m.play("keep 0")
