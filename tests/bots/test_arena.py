"""The arena is fair, repeatable, and goes on where it stopped."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from itertools import islice

import pytest

from tests.patience import SILENCE, until
from tunnelier import bots
from tunnelier.cli.main import main
from tunnelier.games import load
from tunnelier.play import arena
from tunnelier.play.arena import (
    Contest,
    Played,
    Terms,
    contest,
    fixtures,
    games_a_rotation,
    rotation,
)

BOTS = ["greedy", "random"]


class Enough(Exception):
    """Somebody pulled the plug."""


def timeless(result):
    """The figures that do not depend on the machine or on how many threads there were."""
    figures = result.summary()
    del figures["threads"]
    for standing in figures["table"]:
        del standing["milliseconds"]
    return figures


def pull_the_plug(games):
    """A progress that breaks the contest off."""
    done = 0

    def progress(finished):
        nonlocal done
        done += finished
        if done >= games:
            raise Enough

    return progress


def finished(*games, bots=("one", "other"), players=2):
    """A contest with results of our own: bots, scores, winners."""
    played = [
        Played(number, seats, scores, winners, (1,) * players, (0.5,) * players)
        for number, (seats, scores, winners) in enumerate(games)
    ]
    terms = Terms.of("cave-in", BOTS, players)
    return Contest(Terms(terms.game, bots, players, {}, 0, None), 1, tuple(played))


# --- who sits where


@pytest.mark.parametrize("bots", range(2, 7))
@pytest.mark.parametrize("players", range(2, 6))
def test_every_seating_comes_up_once_in_a_rotation(bots, players):
    """So every bot sits on every seat equally often, and beside everybody."""
    seatings = [seating for deal in rotation(bots, players) for seating in deal]
    assert len(set(seatings)) == len(seatings) == games_a_rotation(bots, players)
    for seat in range(players):
        held = Counter(seating[seat] for seating in seatings)
        assert set(held.values()) == {len(seatings) // bots}
    most, least = max(bots, players), min(bots, players)
    if bots >= players:
        assert all(len(set(seating)) == players for seating in seatings)
    else:
        seats_of = [Counter(seating).values() for seating in seatings]
        assert all({most // least, -(-most // least)} >= set(seats) for seats in seats_of)


def test_all_permutations_of_all_line_ups_are_there():
    """Three bots on two seats: six ways; three on three: six; four on three: 24."""
    assert [games_a_rotation(*sizes) for sizes in ((3, 2), (3, 3), (4, 3), (2, 4))] == [6, 6, 24, 6]


def test_a_deal_is_one_circle_of_bots_turned_round():
    """With two seats: two games, the seats swapped; the next deal is another."""
    assert [(f.deal, f.seating) for f in fixtures(2, 2, 4)] == [
        (0, (0, 1)),
        (0, (1, 0)),
        (1, (0, 1)),
        (1, (1, 0)),
    ]
    for deal in rotation(4, 3):
        for seat in range(3):
            assert len({seating[seat] for seating in deal}) == len(deal) == 3


def test_games_of_a_deal_share_their_chance(monkeypatch):
    """The deck falls alike where the same moves are made, and differently in another deal."""

    class FirstMove:
        def choose(self, sight, budget):
            return sight.moves[0]

    monkeypatch.setattr(arena, "bot", lambda name, seed=0: FirstMove())
    games = contest("steam-tunnel", BOTS, 8, threads=1).played
    assert [game.bots for game in games[:2]] == [("greedy", "random"), ("random", "greedy")]
    assert games[0].scores == games[1].scores
    assert len({game.scores for game in games}) > 1
    assert all(games[k].scores == games[k + 1].scores for k in range(0, 8, 2))


def test_every_draw_of_a_deal_is_another(monkeypatch):
    """Numbered from 0, once in each of its games."""
    drawn = Counter()

    def seen(secret, number, weights, draw=arena.drawn):
        drawn[secret, number] += 1
        return draw(secret, number, weights)

    monkeypatch.setattr(arena, "drawn", seen)
    contest("cave-in", BOTS, 4, threads=1)
    assert len({secret for secret, _ in drawn}) == 2
    assert len({number for _, number in drawn}) > 1
    assert max(drawn.values()) == 2


def test_every_bot_of_every_game_has_a_seed_of_its_own(monkeypatch):
    """From the seed of the contest, the game and the seat."""
    seeds = []

    def seen(name, seed=None, make=arena.bot):
        if seed is not None:
            seeds.append(seed)
        return make(name, seed or 0)

    monkeypatch.setattr(arena, "bot", seen)
    contest("cave-in", BOTS, 6, players=3, threads=1)
    contest("cave-in", BOTS, 6, players=3, threads=1, seed=1)
    assert len(set(seeds)) == len(seeds) == 36


def test_forced_moves_are_not_asked(monkeypatch):
    """A bot answers questions with a choice, from a view, and its answers are counted."""
    asked = Counter()

    class Watcher:
        def __init__(self, name):
            self.name, self.rng = name, random.Random(1)

        def choose(self, sight, budget):
            assert len(sight.moves) > 1
            assert budget.simulations or budget.seconds == 0.5
            asked[self.name] += not budget.simulations
            return self.rng.choice(sight.moves)

    monkeypatch.setattr(arena, "bot", lambda name, seed=0: Watcher(name))
    result = contest("steam-tunnel", BOTS, 4, threads=1, seconds=0.5)
    assert {standing.bot: standing.questions for standing in result.table} == asked


def test_who_answers_what_is_not_allowed_is_not_let_in(monkeypatch):
    """By a name that it was given in this process; the name is said."""

    class Cheat:
        def choose(self, sight, budget):
            return "take the lot"

    monkeypatch.setitem(bots.BOTS, "cheat", lambda seed: Cheat())
    with pytest.raises(bots.Stumbled, match=r"cheat answered 'take the lot'"):
        contest("cave-in", ["cheat", "random"], 2, threads=1)


# --- what came out


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_intervals_are_wilsons(wins, games, low, high):
    """Against the values of Newcombe (1998), and the mirror image of one."""
    share = arena.share_of(wins, games)
    assert share[:3] == pytest.approx((wins / games, low, high), abs=5e-5)


def test_figures_are_right():
    """Two games counted by hand: a win and a shared victory."""
    result = finished(
        (("one", "other"), (7, 4), (0,)),
        (("other", "one"), (5, 5), (0, 1)),
    )
    one, other = result.table
    assert (one.bot, one.games, one.wins.share, one.score, one.margin) == ("one", 2, 0.75, 6, 1.5)
    assert (other.wins.share, other.margin) == (0.25, -1.5)
    assert (one.questions, one.milliseconds) == (2, 500)
    assert [share.share for share in one.seats] == [1, 0.5]
    assert [share.share for share in result.seats] == [0.75, 0.25]
    (duel,) = result.duels
    assert (duel.one, duel.other, duel.ahead.share, duel.wins) == (
        "one",
        "other",
        0.75,
        (0.75, 0.25),
    )
    assert one.mu > 25 > other.mu


def test_places_follow_the_victory_then_points():
    """Whoever wins by a tie-break is ahead of whoever has as many points."""
    played = Played(0, ("a",) * 4, (9, 9, 3, 9), (1,), (), ())
    assert played.places == [1, 0, 3, 1]
    assert Played(0, ("a",) * 2, (3, 5), (0, 1), (), ()).places == [0, 0]


def test_a_bot_on_several_seats_has_no_advantage():
    """One of three seats each wins in turn: everybody has a third, and nobody is ahead."""
    seats = ("one", "one", "other")
    scores = ((2, 1, 0), (0, 2, 1), (1, 0, 2))
    games = [(seats, each, (each.index(2),)) for each in scores]
    result = finished(*games, players=3)
    assert [standing.wins.share for standing in result.table] == pytest.approx([1 / 3, 1 / 3])
    assert result.duels[0].ahead.share == pytest.approx(0.5)
    assert result.duels[0].wins == pytest.approx((2 / 3, 1 / 3))


def test_the_better_of_two_is_named_first():
    """Even where the other has more victories over all."""
    games = [
        (("one", "other"), (0, 1), (1,)),
        (("one", "third"), (1, 0), (0,)),
        (("one", "third"), (1, 0), (0,)),
        (("other", "third"), (0, 1), (1,)),
    ]
    result = finished(*games, bots=("one", "other", "third"))
    assert result.table[0].bot == "one"
    assert [(duel.one, duel.other) for duel in result.duels] == [
        ("other", "one"),
        ("one", "third"),
        ("third", "other"),
    ]


def test_who_looks_ahead_is_rated_above_who_does_not():
    """In Cave-in, where it is clear."""
    result = contest("cave-in", ["random", "greedy"], 60)
    greedy, dice = result.table
    assert (greedy.bot, dice.bot) == ("greedy", "random")
    assert greedy.mu - greedy.sigma > dice.mu + dice.sigma
    assert result.duels[0].one == "greedy" and result.duels[0].ahead.low > 0.5


# --- repeating and going on


def test_threads_do_not_change_the_result():
    """Nor does the order in which games finish."""
    bots = ["greedy", "random", "search:20"]
    alone, together = (contest("steam-tunnel", bots, 12, threads=t) for t in (1, 3))
    assert timeless(alone) == timeless(together)
    assert timeless(alone) != timeless(contest("steam-tunnel", bots, 12, seed=1))


@pytest.mark.parametrize("after", [1, 5])
def test_a_contest_broken_off_goes_on(after, tmp_path):
    """With the same figures as one that was not, and only what is missing is played."""
    file, bots = tmp_path / "new" / "contest.jsonl", ["search:20", "random"]
    whole = contest("steam-tunnel", bots, 8)
    with pytest.raises(Enough):
        contest("steam-tunnel", bots, 8, threads=2, file=file, progress=pull_the_plug(after))
    kept = file.read_bytes()
    assert 1 + after <= len(kept.splitlines()) < 9
    steps = []
    resumed = contest("steam-tunnel", bots, 8, file=file, progress=steps.append)
    assert timeless(resumed) == timeless(whole)
    assert steps[0] == len(kept.splitlines()) - 1 and sum(steps) == 8
    assert file.read_bytes().startswith(kept) and len(file.read_text().splitlines()) == 9


def test_games_under_way_are_given_up_when_a_contest_is_broken_off(monkeypatch):
    """Nobody waits for them: at most the question each was at is answered."""
    too_late = []
    broken_off = threading.Event()

    class Slow:
        def choose(self, sight, budget):
            if broken_off.is_set():
                too_late.append(sight.seat)
            time.sleep(1.0 if too_late else 0.002)  # longer than a busy machine takes to say so
            return sight.moves[0]

    def progress(finished):
        broken_off.set()
        raise Enough

    monkeypatch.setattr(arena, "bot", lambda name, seed=0: Slow())
    with pytest.raises(Enough):
        contest("steam-tunnel", BOTS, 20, threads=3, progress=progress)
    assert len(too_late) <= 6


def test_a_finished_contest_is_read_not_played(tmp_path, monkeypatch):
    """More games may be asked for later, or fewer looked at."""
    file = tmp_path / "contest.jsonl"
    ten = contest("cave-in", BOTS, 10, file=file)
    assert timeless(contest("cave-in", BOTS, 14, file=file)) == timeless(
        contest("cave-in", BOTS, 14)
    )
    monkeypatch.setattr(arena, "_play_all", None)
    steps = []
    assert timeless(contest("cave-in", BOTS, 10, file=file, progress=steps.append)) == timeless(ten)
    assert steps == [10]


@pytest.mark.parametrize("cut", [1, 20])
def test_a_torn_line_is_dropped(cut, tmp_path):
    """What a crash leaves of the last game is played again, whole."""
    file = tmp_path / "contest.jsonl"
    whole = contest("cave-in", BOTS, 6, threads=1, file=file)
    text = file.read_bytes()
    file.write_bytes(text[:-cut])
    assert timeless(contest("cave-in", BOTS, 6, file=file)) == timeless(whole)
    assert len([json.loads(line) for line in file.read_text().splitlines()]) == 7


def test_a_torn_first_line_is_written_again(tmp_path):
    """A file without a game has nothing to lose."""
    file = tmp_path / "contest.jsonl"
    contest("cave-in", BOTS, 2, file=file)
    first = file.read_bytes().splitlines()[0]
    for left in (b"", first[:30], first):
        file.write_bytes(left)
        contest("cave-in", BOTS, 2, file=file)
        assert file.read_bytes().splitlines()[0] == first


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": 1}, "another contest: its seed is 0, not 1"),
        ({"bots": ["greedy", "novice"]}, r'its bots is \["greedy", "random"\], not'),
        ({"players": 3}, "its players is 2, not 3"),
        ({"options": {"mine": "deep"}}, "its options is"),
        ({"seconds": 1.0}, "its seconds is null, not 1.0"),
        ({"game": "steam-tunnel"}, "holds another contest"),
    ],
)
def test_the_file_of_another_contest_is_refused(change, complaint, tmp_path):
    """And left as it is."""
    file = tmp_path / "contest.jsonl"
    terms = {"game": "cave-in", "bots": BOTS, "games": 2, "file": file}
    contest(**terms)
    before = file.read_bytes()
    with pytest.raises(ValueError, match=complaint):
        contest(**{**terms, **change})
    assert file.read_bytes() == before


def test_one_bot_alone_at_tables_of_another(tmp_path):
    """It sits everywhere equally often; what is kept is of such tables and no others."""
    file = tmp_path / "contest.jsonl"
    terms = {"game": "cave-in", "bots": ["greedy", "random"], "games": 6, "players": 3}
    found = contest(**terms, alone=True, file=file)
    assert [game.bots.count("greedy") for game in found.played] == [1] * 6
    assert sorted(game.bots.index("greedy") for game in found.played) == [0, 0, 1, 1, 2, 2]
    assert found.balanced and found.rotation == 3
    kept = file.read_bytes()
    assert timeless(contest(**terms, alone=True, file=file)) == timeless(found)
    assert file.read_bytes() == kept
    with pytest.raises(ValueError, match="its alone is true, not null"):
        contest(**terms, file=file)
    with pytest.raises(ValueError, match="at tables of one other, not of 2"):
        contest(**{**terms, "bots": [*BOTS, "novice"]}, alone=True)


@pytest.mark.parametrize("key", ["version", "code", "rules_version", "tables"])
def test_games_of_other_versions_are_not_mixed_in(key, tmp_path):
    """Other rules, cards or bots play other games."""
    file = tmp_path / "contest.jsonl"
    header = {**Terms.of("cave-in", BOTS).header, key: "other"}
    file.write_text(json.dumps(header) + "\n")
    with pytest.raises(ValueError, match=f'its {key} is "other"'):
        contest("cave-in", BOTS, 2, file=file)


@pytest.mark.parametrize("text", ["notes", "notes\n", "[1]\n", '{"a": 1}\n', "\n"])
def test_a_file_of_something_else_is_not_touched(text, tmp_path):
    """Whatever it is."""
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(ValueError, match="is not the file of a contest"):
        contest("cave-in", BOTS, 2, file=file)
    assert file.read_text() == text


def test_a_damaged_line_is_named(tmp_path):
    """Only the last line can be torn."""
    file = tmp_path / "contest.jsonl"
    contest("cave-in", BOTS, 4, file=file)
    lines = file.read_text().splitlines(keepends=True)
    for bad in ("{\n", "3\n", '{"game": 1}\n'):
        file.write_text("".join([*lines[:2], bad, *lines[3:]]))
        with pytest.raises(ValueError, match=r"contest.jsonl, line 3: not a game"):
            contest("cave-in", BOTS, 4, file=file)


# --- the command


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Run `tunnelier arena`; gives exit code, output and complaints."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments):
        code = 0
        try:
            main(["arena", *map(str, arguments)])
        except SystemExit as end:
            code = end.code or 0
        return code, *capsys.readouterr()

    return command


def test_bots_may_be_named_in_any_way(run):
    """After --bots, with commas, one by one, or after the game."""
    ways = (
        ["--bots", "greedy", "random"],
        ["--bots", "greedy,random"],
        ["--bots", "greedy", "--bots", "random"],
        ["greedy", "random"],
    )
    for way in ways:
        code, out, _ = run("cave-in", *way, "--games", 4, "--json")
        assert code == 0
        assert json.loads(out)["bots"] == ["greedy", "random"]


def test_the_report_says_who_beats_whom(run):
    """With the interval; then the table, and what is what."""
    code, out, _ = run("cave-in", "--bots", "random", "greedy", "--games", 40, "--seed", 3)
    assert code == 0
    result = contest("cave-in", ["random", "greedy"], 40, seed=3).duels[0].ahead
    share, low, high = (f"{100 * each:.1f}" for each in result[:3])
    assert f"greedy beats random in {share}% of 40 games (95%: {low}–{high})" in out
    assert "ms a question" in out and "OpenSkill" in out and "wins on seat" in out
    assert "Not balanced" not in out


def test_the_report_says_when_seats_are_not_balanced(run):
    """And how many games it takes."""
    _, out, _ = run("cave-in", "--bots", "random", "greedy", "--games", 7, "--players", 3)
    assert "finishes ahead of" in out
    assert "Not balanced: every seating comes up equally often in 6 games" in " ".join(out.split())


def test_json_is_the_summary(run):
    """As plain data."""
    _, out, _ = run("cave-in", "greedy", "random", "-n", 6, "--option", "mine=deep", "--json")
    figures = json.loads(out)
    ours = contest("cave-in", BOTS, 6, options={"mine": "deep"}).summary()
    for told in (figures, ours):
        for standing in told["table"]:
            del standing["milliseconds"]
    assert figures == json.loads(json.dumps(ours))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["cave-in", "greedy", "oracle"], "no bot 'oracle'"),
        (["cave-in", "greedy"], "at least 2 bots, not 1"),
        (["cave-in"], "at least 2 bots, not 0"),
        (["cave-in", "greedy", "greedy"], "greedy is named twice"),
        (["chess", "greedy", "random"], "unknown game 'chess'"),
        (["cave-in", "greedy", "random", "-p", 9], "takes 2 to 4 players"),
        (["cave-in", "greedy", "random", "-n", 0], "at least 1"),
        (["cave-in", "greedy", "random", "novice", "-n", 1], "novice would never sit"),
        (["cave-in", "greedy", "random", "--threads", 0], "at least 1, not 0"),
        (["cave-in", "greedy", "random", "--seconds", 0], "more than 0"),
        (["cave-in", "greedy", "random", "-o", "mine=x"], "choose one of"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(run, arguments, complaint):
    """Never a traceback."""
    code, out, err = run(*arguments)
    assert code == 2
    assert complaint in " ".join(err.split())
    assert "Traceback" not in out + err


def test_help_teaches_by_an_example(run):
    """One that can be typed."""
    code, out, _ = run("--help")
    assert code == 0
    assert "tunnelier arena steam-tunnel --bots engineer apprentice --games 200" in out


def test_nothing_is_left_of_a_contest_that_ended(run, tmp_path):
    """Unless a file was named."""
    run("cave-in", *BOTS, "-n", 4)
    assert list((tmp_path / "state").rglob("*.jsonl")) == []
    file = tmp_path / "mine.jsonl"
    run("cave-in", *BOTS, "-n", 4, "--file", file)
    assert len(file.read_text().splitlines()) == 5


ARENA = """
import signal
from tunnelier.cli.main import main
from tunnelier.games import load
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job is deaf to it
main()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.slow
def test_ctrl_c_leaves_a_good_file_and_says_how_to_go_on(run, tmp_path):
    """In the usual place too: the same command goes on."""
    state = tmp_path / "state"
    command = ["steam-tunnel", "--bots", "search:2000", "random", "--games", "2000", "--json"]
    process = subprocess.Popen(
        [sys.executable, "-c", ARENA, "arena", *command],
        env={**os.environ, "XDG_STATE_HOME": str(state), "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        text=True,
    )
    kept = _wait_for_games(state, process)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=SILENCE)
    assert process.returncode == 130
    done = len(kept.read_text().splitlines()) - 1
    assert f"Stopped after {done} of 2,000 games" in err and "same command goes on" in err
    assert "Traceback" not in err


def _wait_for_games(state, process):
    """The file of a contest that is under way."""

    def begun():
        assert process.poll() is None, process.stderr.read()
        return [path for path in state.rglob("*.jsonl") if path.read_text().count("\n") > 2]

    return until(begun)[0]


def test_a_contest_stopped_at_the_keyboard_goes_on(run, tmp_path, monkeypatch):
    """Only what is missing is played; then nothing is left behind."""
    honest = arena._play_all

    def interrupted(terms, to_play, threads, finished):
        honest(terms, list(islice(to_play, 3)), threads, finished)
        raise KeyboardInterrupt

    command = ("steam-tunnel", *BOTS, "--games", 6, "--json")
    monkeypatch.setattr(arena, "_play_all", interrupted)
    code, _, err = run(*command)
    assert code == 130 and "Stopped after 3 of 6 games" in err
    played = []
    monkeypatch.setattr(
        arena,
        "_play_all",
        lambda terms, games, *rest: played.extend(games) or honest(terms, games, *rest),
    )
    code, out, _ = run(*command)
    assert code == 0 and json.loads(out)["games"] == 6
    assert [fixture.number for fixture in played] == [3, 4, 5]
    assert list((tmp_path / "state").rglob("*.jsonl")) == []


def test_other_weights_are_other_bots(monkeypatch, tmp_path):
    """Games kept of one network are not gone on with by another."""
    game = load("cave-in")
    monkeypatch.setattr(arena, "weights_file", lambda game: tmp_path / "network.npz")
    codes = {arena.code_of(game)}
    for learned in (b"little", b"more"):
        (tmp_path / "network.npz").write_bytes(learned)
        codes.add(arena.code_of(game))
    assert len(codes) == 3
