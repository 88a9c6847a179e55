"""The coach: hints from what a seat may see, reviews of finished matches."""

from html.parser import HTMLParser

import pytest

from tunnelier import Match
from tunnelier.bots import bot
from tunnelier.bots.coach import FOREMOST
from tunnelier.pages.review import report
from tunnelier.play import review as coach


def finished(game="steam-tunnel", players=2, seed=3):
    """A match between a bot that looks ahead and one that does not."""
    match = Match(game, players=players, seed=seed, answer_forced=True)
    seats = [bot("greedy", 1), *(bot("random", k) for k in range(1, players))]
    while not match.over:
        match.play(seats[match.seat].choose(match.sight()))
    return match


@pytest.mark.parametrize("game", ["steam-tunnel", "manhattan", "cave-in"])
def test_a_hint_ranks_every_legal_move(game):
    """With chances, what they may be off by, and points; what is shown first wins most."""
    match = Match(game, players=3, seed=2)
    advice = match.hint(simulations=400)
    assert sorted(each.move for each in advice) == sorted(match.moves)
    assert all(0 <= each.chance <= 1 and each.error >= 0 for each in advice)
    assert sum(each.thought for each in advice) == pytest.approx(1, abs=0.01)
    chances = [each.chance for each in advice[:FOREMOST]]
    assert chances == sorted(chances, reverse=True)
    assert match.hint(simulations=400) == advice


def test_a_hint_changes_nothing():
    """The match goes on as if nobody had asked."""
    match = Match("cave-in", seed=2)
    before = match.rows.tobytes(), match.save()
    match.hint(simulations=50)
    assert (match.rows.tobytes(), match.save()) == before


def test_a_review_finds_what_was_given_away():
    """Every choice is judged; the one who plays at random loses more by it."""
    match = finished()
    counted = []
    moments = coach.review(match, 150, counted.append)
    assert [moment.number for moment in moments] == list(coach.choices(match))
    assert len(counted) == len(moments) > 10
    for moment in moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert moment.cost >= 0 <= moment.error
        assert moment.better != moment.move
    lost = [sum(m.cost for m in moments if m.seat == seat) for seat in (0, 1)]
    assert lost[1] > lost[0]


def test_a_review_is_the_same_on_any_number_of_cores(monkeypatch):
    """Choices are judged side by side, and none has a say in another."""
    match = finished("cave-in")
    several = coach.review(match, 60)
    monkeypatch.setattr(coach, "CORES", 1)
    assert coach.review(match, 60) == several


def test_who_stops_a_review_stops_all_of_it(monkeypatch):
    """What nobody waits for any longer is not thought about."""
    match, judged = finished(), []

    def judge(sight, action, simulations, threads):
        judged.append(sight)
        return judging(sight, action, simulations, threads)

    def stop_at_once(done):
        if len(judged) > 1:
            raise KeyboardInterrupt

    judging = coach.judge
    monkeypatch.setattr(coach, "judge", judge)
    with pytest.raises(KeyboardInterrupt):
        coach.review(match, 150, stop_at_once)
    assert len(judged) < len(list(coach.choices(match))) / 2


def test_a_match_under_way_is_not_reviewed():
    """It would tell one seat what another one thinks."""
    with pytest.raises(ValueError, match="only a finished match"):
        coach.review(Match("cave-in", seed=1))


class Checked(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self):
        super().__init__()
        self.open, self.words = [], []

    def handle_starttag(self, tag, attributes):
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


@pytest.mark.parametrize(("lang", "word"), [("en", "What cost most"), ("fr", "coûté le plus")])
def test_a_review_is_a_page(lang, word):
    """Well formed, in the reader's language, with a line for every seat."""
    match = finished(players=3)
    page = report(match, coach.review(match, 30), lang)
    checked = Checked()
    checked.feed(page)
    assert checked.open == []
    text = " ".join(checked.words)
    assert word in text
    assert page.count("<g><title>") == page.count('class="key"') == 3
    assert "http" not in page
