"""Every kind of news can be said in every language; what is told when is tested game by game."""

import pytest

from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.core.news import Piece
from tunnelier.core.view import SPECTATOR
from tunnelier.games import load

GAMES = ("channel-1881", "channel-1987", "manhattan", "steam-tunnel")
KINDS = [(game, kind) for game in GAMES for kind in load(game).news.News]


def pieces(kind):
    """Yield a piece of news with second words, as firsts may mean none, and one with the last."""
    meanings = kind.tells.args.values()
    for word in (1, -1):
        values = [
            range(len(meaning))[word] if isinstance(meaning, tuple) else 1 for meaning in meanings
        ]
        yield Piece(kind, 0, tuple(values))


@pytest.mark.parametrize(("name", "kind"), KINDS, ids=[f"{g}-{k.name}" for g, k in KINDS])
def test_a_kind_of_news_is_said_in_every_language(name, kind, caplog):
    """With its arguments in all of them, and no English where another language lacks words."""
    match = Match(name, seed=1)
    text, row, heard = match.game.text, match.rows[0], 0
    for piece in pieces(kind):
        for viewer in (0, SPECTATOR):
            said = [text.tell(row, piece.heard_by(viewer), lang) for lang in LANGUAGES]
            if any(said) or viewer == 0:
                assert all(said) and len(set(said)) == len(LANGUAGES), said
                heard += 1
    assert heard >= 2 and not caplog.records
