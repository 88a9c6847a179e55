"""Puzzles: those that come with the games, and how they are found."""

import numpy as np
import pytest

from tunnelier import Match
from tunnelier.core.agenda import CHANCE
from tunnelier.core.language import LANGUAGES
from tunnelier.core.numbers import percent
from tunnelier.core.sight import Sight
from tunnelier.games import games, load
from tunnelier.play import finding, trial
from tunnelier.play.puzzles import EASES, by_ease, file_of, judged, puzzles, sentence, write

AT_LEAST = 10
SHIPPED = [
    (game, number) for game in games() for number, _ in enumerate(puzzles(load(game)), start=1)
]


@pytest.fixture
def briefly(monkeypatch):
    """Searches that take no time."""
    budgets = {"GLANCED": 40, "SCREENED": 80, "MODEST": 160, "DEEP": 400, "TRIES": 2}
    for name, value in budgets.items():
        monkeypatch.setattr(finding, name, value)
    monkeypatch.setattr(trial, "PLAYER", "search:20:learned")
    monkeypatch.setattr(trial, "PAIRS", (12,))


# --- those that come with the games


@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_a_puzzle_is_asked_and_its_answer_still_the_best(game, number):
    """Its match replays, all its moves are judged, and a search finds the same one."""
    puzzle = puzzles(load(game))[number - 1]
    match = puzzle.position(load(game))
    sight = match.sight()
    assert match.seat not in (None, CHANCE)
    assert sorted(puzzle.shares) == sorted(match.moves)
    assert len(match.moves) >= finding.FEWEST_MOVES
    assert puzzle.shares[puzzle.best] == max(puzzle.shares.values())
    assert round(puzzle.margin, 3) >= finding.SURELY - 0.001 and puzzle.found <= finding.TRIVIAL
    assert finding.preferred(sight, finding.LATER_SEEDS[0]) == puzzle.best
    match.play(puzzle.best)
    for move in puzzle.line:
        assert match.seat == sight.seat
        match.play(move)


@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_what_may_follow_is_told_of_every_move(game, number):
    """First the seat's own answers, then those of one other; and they are legal."""
    puzzle = puzzles(load(game))[number - 1]
    assert puzzle.replies.keys() == puzzle.shares.keys()
    asked = puzzle.position(load(game))
    for move, replies in puzzle.replies.items():
        match, own = asked.copy(), asked.seat
        answering = [*_answering(match, move, replies)]
        others = [seat for seat in answering if seat != own]
        assert answering == [own] * (len(answering) - len(others)) + others
        assert len({*others}) == 1 or len(answering) == finding.REPLIES or match.over


def _answering(match, move, replies):
    """Who answers after a move."""
    match.play(move)
    for answer in replies:
        yield match.seat
        match.play(answer)


@pytest.mark.parametrize("game", games())
def test_puzzles_are_of_many_kinds(game):
    """The easiest first; of several questions, at several times, and no position twice."""
    found = puzzles(load(game))
    assert len(found) >= AT_LEAST
    assert [each.found for each in found] == sorted((each.found for each in found), reverse=True)
    assert [n for some in by_ease(found).values() for n in some] == [*range(1, len(found) + 1)]
    matches = [each.position(load(game)) for each in found]
    assert len({match.rows.tobytes() for match in matches}) == len(found)
    assert len({match.question["name"] for match in matches}) > 1
    assert len({each.best.split()[0] for each in found}) > 2
    assert len({each.ease for each in found}) > 1
    lengths = [len(each.moves) for each in found]
    assert max(lengths) > 2 * min(lengths)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_answer_is_explained(game, lang):
    """How much it wins, how much the best wins, and which that is."""
    for puzzle in puzzles(load(game))[::3]:
        match = puzzle.position(load(game))
        best = percent(puzzle.shares[puzzle.best], lang, 0)
        for move in (puzzle.best, puzzle.second, [*puzzle.shares][-1]):
            verdict = judged(puzzle, match, move, lang)
            other = puzzle.second if move == puzzle.best else move
            assert verdict.right == (move == puzzle.best)
            assert best in verdict.said and percent(puzzle.shares[other], lang, 0) in verdict.said
            assert sentence(match, puzzle.best, lang) in verdict.solution[0]
            assert sentence(match, other, lang) in verdict.solution[1]
            assert len(verdict.solution) >= 4
        assert match.rows.tobytes() == puzzle.position(load(game)).rows.tobytes()


def test_a_solution_says_what_the_best_move_is_better_for():
    """What may come of either; not once more that the one buys here, the other there."""
    game = load("steam-tunnel")
    puzzle = puzzles(game)[0]
    _, _, *why, _ = judged(puzzle, puzzle.position(game), puzzle.second, "en").solution
    after, instead, gains, points = why
    assert after.startswith("The answer to the best one may be: Blue flips b1. Blue buys b1.1")
    assert instead.startswith("The answer to the other may be: Blue flips b1. Blue buys f3.2")
    assert gains == "Above all it holds the best opponent back: by about 23 points at the end."
    told = points.replace("\N{NO-BREAK SPACE}", " ")
    assert "212 : 145 on average after the best one and 193 : 168 after the other" in told


# --- how they are found


def test_puzzles_are_found_and_kept(briefly, tmp_path):
    """In matches of bots, the same ones of the same seed; what is written is read again."""
    game, told = load("cave-in"), []
    found = finding.find(game, 3, 5, progress=lambda *so_far: told.append(so_far))
    assert found == finding.find(game, 3, 5) and len(found) == 3
    assert told[-1][1] >= finding.wanted(3) and [n for n, _ in told] == [*range(1, len(told) + 1)]
    for puzzle in found:
        match = puzzle.position(game)
        assert sorted(puzzle.shares) == sorted(match.moves) and puzzle.best in match.moves
        assert puzzle.margin > finding.SURELY - 0.001
    path = tmp_path / "puzzles.toml"
    write(game, found, path)
    assert _read(path, game) == tuple(sorted(found, key=lambda puzzle: -puzzle.found))


def _read(path, game, **changes):
    """What is read from a file, were it that of a game."""
    text = path.read_text()
    for key, value in changes.items():
        text = "\n".join(
            f"{key} = {value}" if line.startswith(f"{key} =") else line
            for line in text.splitlines()
        )
    folder = path.parent / f"folder{len(changes)}"
    folder.mkdir(exist_ok=True)
    (folder / "puzzles.toml").write_text(text)

    class Elsewhere:
        meta, sheet = game.meta, game.sheet

    Elsewhere.folder = folder
    return puzzles(Elsewhere())


def test_puzzles_of_other_rules_or_cards_are_none(tmp_path):
    path = tmp_path / "puzzles.toml"
    write(load("steam-tunnel"), puzzles(load("steam-tunnel"))[:2], path)
    game = load("steam-tunnel")
    assert len(_read(path, game)) == 2
    assert _read(path, game, rules=999) == ()
    assert _read(path, game, tables='"own 0123456789ab"', rules=game.meta.rules_version) == ()
    assert not file_of(load("cave-in")).exists() and puzzles(load("cave-in")) == ()


def test_a_puzzle_knows_what_its_seat_knows(briefly):
    """Whatever the others hold, the same is found: here hands of cards are hidden."""
    match = Match("knockout-whist", players=3, seed=4)
    while len(match.actions) < finding.FEWEST_MOVES:
        match.play(match.actions[0])
    game, sight = match.game, match.sight()
    world = game.imagine(sight.row, sight.seat, np.random.default_rng(8))
    assert world.tobytes() != match.rows.tobytes()
    other = Sight.of(game, world)
    best = finding.preferred(sight, 0)
    assert finding.preferred(other, 0) == best
    assert finding.confirmed(other) == finding.confirmed(sight)
    assert finding.rated(other, best) == finding.rated(sight, best)


def test_what_everybody_finds_is_no_puzzle(briefly, monkeypatch):
    monkeypatch.setattr(finding, "rated", lambda sight, best: 0.9)
    monkeypatch.setattr(finding, "count_up", lambda first: range(first, first + 3))
    assert finding.find(load("cave-in"), 3, 5) == []


def test_what_is_claimed_is_played_out(monkeypatch):
    """The same matches whenever it is asked; what wins them is upheld, what loses them is not."""
    monkeypatch.setattr(trial, "PAIRS", (32,))
    game = load("steam-tunnel")
    puzzle = max(puzzles(game), key=lambda each: each.margin)
    sight = puzzle.position(game).sight()
    found = trial.lead(sight, puzzle.best, puzzle.second)
    assert found == trial.lead(sight, puzzle.best, puzzle.second)
    assert found.upheld and not found.rejected
    reverse = trial.lead(sight, puzzle.second, puzzle.best)
    assert reverse.mean == -found.mean and reverse.rejected and not reverse.upheld
    wrong = puzzle._replace(shares={puzzle.second: 0.9, puzzle.best: 0.1})
    assert [*finding.holding(game, [puzzle, wrong])] == [puzzle]


def test_unlike_puzzles_are_chosen_first():
    """Of one kind as few as can be."""
    puzzle = puzzles(load("steam-tunnel"))[0]
    pool = [finding.Candidate(puzzle._replace(seed=k), (kind,)) for k, kind in enumerate("aaabbc")]
    assert {each.kinds[0] for each in finding.spread(pool, 3)} == {*"abc"}
    assert len(finding.spread(pool, 9)) == len(pool)


def test_how_hard_a_puzzle_is():
    puzzle = puzzles(load("steam-tunnel"))[0]
    eases = [puzzle._replace(found=found).ease for found in (0.7, 0.4, 0.1)]
    assert eases == [*EASES]
