"""Puzzles in the terminal."""

import pytest

from tunnelier.games import load
from tunnelier.play import finding, trial
from tunnelier.play.puzzles import judged, puzzles

GAME = "steam-tunnel"


@pytest.fixture
def run(typing, monkeypatch):
    """Run a command with lines typed; what it says has one space where a line may break."""
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments, typed=""):
        code, *said = typing(*arguments, typed=typed)
        return code, *(" ".join(each.split()) for each in said)

    return command


def told(number, move, lang="en"):
    """What is to be said of an answer."""
    puzzle = puzzles(load(GAME))[number - 1]
    verdict = judged(puzzle, puzzle.position(load(GAME)), move(puzzle), lang)
    return [" ".join(line.split()) for line in (verdict.said, *verdict.solution)]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_puzzle_is_solved(run, lang):
    """A wrong answer may be tried again; the right one is explained, and the next one comes."""
    puzzle = puzzles(load(GAME))[1]
    typed = f"{puzzle.second}\n\n{puzzle.best}\n\n"
    code, out, err = run("puzzles", GAME, "--number", 2, "--lang", lang, typed=typed)
    assert (code, err) == (0, "")
    wrong, right = (told(2, lambda it, k=k: [*it.shares][k], lang) for k in (1, 0))
    assert out.index(wrong[0]) < out.index(right[0])
    assert wrong[2] not in out.partition(right[0])[0]
    assert all(line in out for line in right)
    last = len(puzzles(load(GAME)))
    assert any(f"2 {of} {last}" in out for of in ("of", "von"))
    assert any(f"3 {of} {last}" in out for of in ("of", "von"))


def test_the_solution_is_shown_to_who_wants_it(run):
    *_, puzzle = found = puzzles(load(GAME))
    last = len(found)
    code, out, _ = run("puzzles", GAME, "--number", last, typed=f"{puzzle.second}\ns\n")
    assert code == 0
    assert all(line in out for line in told(last, lambda it: it.second))


def test_puzzles_begin_with_the_easiest(run):
    code, out, _ = run("puzzles", GAME, "--play", typed="quit\n")
    assert code == 0 and out.startswith(f"Puzzle 1 of {len(puzzles(load(GAME)))} · Easy")


def test_what_is_not_there_is_said(run):
    code, _, err = run("puzzles", "cave-in", "--play")
    assert code == 2 and "tunnelier puzzles cave-in" in err
    code, _, err = run("puzzles", GAME, "--number", 99)
    assert code == 2 and f"from 1 to {len(puzzles(load(GAME)))}" in err


def test_puzzles_are_found_by_a_command(run, tmp_path, monkeypatch):
    for name in ("GLANCED", "SCREENED", "MODEST", "DEEP"):
        monkeypatch.setattr(finding, name, 200)
    monkeypatch.setattr(trial, "PAIRS", (16,))
    path = tmp_path / "found.toml"
    code, out, _ = run("puzzles", "cave-in", "--count", 1, "--seed", 5, "--out", path)
    assert code == 0 and "1 puzzle is in" in out
    assert path.read_text().count("[[puzzle]]") == 1
    monkeypatch.setattr(finding, "promising", lambda sight: False)
    code, _, err = run("puzzles", "cave-in", "--minutes", 0.001, "--out", tmp_path / "none.toml")
    assert code == 2 and "no puzzle was found" in err and not (tmp_path / "none.toml").exists()


def test_what_does_not_hold_is_dropped(run, tmp_path, monkeypatch):
    """What the puzzles of a game claim is played out, each of them once, or one alone."""
    everything = puzzles(load(GAME))
    asked = iter(everything)

    def lead(sight, best, second):
        puzzle = next(asked)
        assert (best, second) == (puzzle.best, puzzle.second)
        return trial.Lead(0.3, 0.1, 32) if puzzle.ease == "easy" else trial.Lead(0.01, 0.1, 128)

    monkeypatch.setattr(trial, "lead", lead)
    path = tmp_path / "held.toml"
    code, out, _ = run("puzzles", GAME, "--check", "--out", path)
    easy = [each for each in everything if each.ease == "easy"]
    assert code == 0 and f"{len(easy)} of " in out and easy
    assert path.read_text().count("[[puzzle]]") == len(easy)
    asked = iter(everything[-1:])
    code, out, _ = run("puzzles", GAME, "--check", "--number", len(everything), "--out", path)
    assert code == 0 and path.read_text().count("[[puzzle]]") == len(everything) - 1
    code, _, err = run("puzzles", "cave-in", "--check")
    assert code == 2 and "tunnelier puzzles cave-in" in err
