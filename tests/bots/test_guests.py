"""Bots of other people: found by name, checked, and alone when they break."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from tests.docs.coverage import ROOT
from tunnelier import Match
from tunnelier.bots import LEVELS, Budget, Stumbled, apart, bot, called, guests, how_it_plays, offer
from tunnelier.cli.main import main
from tunnelier.play.arena import contest

EXAMPLES = ROOT / "examples" / "bots"
MISER = str(EXAMPLES / "miser.py")
HASTY = f"program:{sys.executable} {EXAMPLES / 'hasty.py'}"


class First:
    """The first move, whatever is asked."""

    def choose(self, sight):
        return sight.moves[0]


class Seeded(First):
    """Made with a seed, and told a budget."""

    name = "seeded"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, sight, budget):
        assert isinstance(budget, Budget)
        return sight.actions[self.seed % len(sight.actions)]


class Cheat:
    """Takes more than there is, from the second question on."""

    def __init__(self):
        self.asked = 0

    def choose(self, sight):
        self.asked += 1
        return "take props=3" if self.asked > 1 else sight.moves[0]


class Broken:
    def choose(self, sight):
        raise KeyError("props")


AN_OBJECT = First()


def sight():
    return Match("cave-in", seed=4).sight()


def play(name):
    """The moves of a match that one bot plays alone."""
    match, player = Match("cave-in", seed=4), bot(name, 1)
    while not match.over:
        match.play(player.choose(match.sight()))
    return [entry.move for entry in match.log]


# --- where they are found


@pytest.mark.parametrize(
    "name", [MISER, f"{MISER}:Miser", "examples.bots.miser:Miser", f"apart:{MISER}"]
)
def test_the_same_bot_by_all_its_names(name):
    """In a file, one of a file, of a module, in a process of its own."""
    assert play(name) == play(MISER)
    assert bot(name).name == name


def test_objects_classes_and_functions():
    """As they are, or in a module by their name."""
    here = __name__
    alike = [
        First,
        AN_OBJECT,
        lambda: First(),
        f"{here}:First",
        f"{here}:AN_OBJECT",
        f"{here}:made",
    ]
    assert {bot(each).choose(sight()) for each in alike} == {sight().moves[0]}
    assert bot(Seeded, 2).choose(sight()) == sight().moves[2]
    assert bot(First).name == "First" and bot(Seeded(1)).name == "seeded"


def made(seed):
    return First()


def test_an_entry_point(monkeypatch):
    """A package brings a bot under a name of its own."""
    point = EntryPoint("tester", f"{__name__}:First", guests.GROUP)
    monkeypatch.setattr(guests, "points", lambda: {"tester": point})
    assert bot("tester").choose(sight()) == sight().moves[0]


def test_a_program():
    """It makes the last move it is told."""
    assert bot(HASTY).choose(sight()) == sight().moves[-1]
    assert play(HASTY)


def test_a_policy_of_openspiel():
    """It plays anything, seed by seed the same."""
    pytest.importorskip("pyspiel", reason="an extra: pip install 'tunnelier[research]'")
    name = str(EXAMPLES / "spiel.py")
    assert play(name) == play(name)
    assert len({bot(name, seed).choose(sight()) for seed in range(12)}) > 1


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_agent_of_rlcard():
    """The same, asked as RLCard asks; it says of itself that it is out of date."""
    pytest.importorskip("rlcard", reason="pip install rlcard")
    name = str(EXAMPLES / "dealer.py")
    assert play(name) == play(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("nowhere.py", "No such file"),
        (f"{MISER}:Giver", "name one of Miser after a colon"),
        (str(ROOT / "docs" / "sample_bot.py"), "no class there has"),
        ("program:no-such-program", "no such program"),
        ("program:", "no such program"),
        ("json:JSONDecoder", "a bot has choose"),
        ("fractions:Fraction", "a bot has choose"),
        ("subprocess:Popen", "cannot play"),
        (f"{__name__}:sight", "a bot has choose"),
        (3, "a bot has choose"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name, reason, capsys):
    with pytest.raises(ValueError, match=reason):
        bot(name)


# --- what is asked of them


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("take props=4", "'take props=4': that is not a move of this game"),
        (99, "'99': that is not a move"),
        (None, "'None': that is not a move"),
        ("draw lamp=1", r"'draw lamp=1': .+"),
        ("lamp worth=1", r"'lamp worth=1': .* The question is: “.+: take one to three props"),
    ],
)
def test_an_answer_that_is_not_legal_is_refused_with_the_reason(answer, reason):
    class Wrong:
        def choose(self, sight):
            return answer

    with pytest.raises(Stumbled, match=f"Wrong answered {reason}"):
        bot(Wrong).choose(sight())


def test_a_bot_that_breaks_says_where():
    with pytest.raises(Stumbled, match=r"Broken broke at test_guests.py:\d+: KeyError: 'props'"):
        bot(Broken).choose(sight())


def test_in_a_contest_a_bot_breaks_alone():
    """The others play on, every game is finished, and why it broke is told."""
    result = contest("cave-in", [Cheat, "random"], games=20, seed=1)
    cheat, other = sorted(result.table, key=lambda standing: standing.bot)
    assert len(result.played) == 20 and cheat.bot == "Cheat"
    assert cheat.stumbles and not other.stumbles
    assert "Cheat answered 'take props=3'" in cheat.stumbles[0]


def test_one_that_cannot_answer_at_all_is_not_let_in():
    with pytest.raises(Stumbled, match="KeyError"):
        contest("cave-in", [Broken, "random"], games=2)


def test_a_changed_file_is_another_bot(tmp_path, capsys):
    """A contest is not gone on with when the bot was changed in between."""
    file, kept = tmp_path / "mine.py", tmp_path / "kept.jsonl"
    line = "class Mine:\n    def choose(self, sight):\n        return sight.moves[{}]\n"
    for move in (0, 1):
        file.write_text(line.format(move))
        command = f"arena cave-in --bots {file} random --games 4 --file {kept}".split()
        done = subprocess.run(
            [sys.executable, "-m", "tunnelier", *command], capture_output=True, text=True
        )
        assert done.returncode == (2 if move else 0), done.stderr
    assert "bot_files" in done.stderr


def test_an_object_stays_in_this_process():
    """A cluster is told names."""
    import pickle

    from tunnelier.play.arena import Terms

    with pytest.raises(ValueError, match="First cannot travel to a cluster"):
        pickle.dumps(Terms.of("cave-in", [First, "random"]))


# --- processes of their own


def program(tmp_path, body):
    """A program whose answer to a line is what a body makes of it."""
    file = tmp_path / "program.py"
    file.write_text(f"import json, os, sys, time\nfor line in sys.stdin:\n    {body}\n")
    return f"program:{sys.executable} {file}"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("sys.exit('out of coal')", "ended with exit code 1: out of coal"),
        ("os._exit(3)", "ended with exit code 3$"),
        ("print('hm', flush=True)", "answered 'hm': that is not a move"),
        ("print('{}', flush=True)", "answered 'None'"),
        ("""print('{"problem": "too dark"}', flush=True)""", "has no answer: too dark"),
    ],
)
def test_a_program_that_goes_wrong(body, reason, tmp_path):
    """And is asked anew as if nothing had happened."""
    player = bot(program(tmp_path, body))
    for _ in range(2):
        with pytest.raises(Stumbled, match=reason):
            player.choose(sight())


def test_a_silent_program_is_ended(tmp_path, monkeypatch):
    """When its patience is at an end; the next question finds another one."""
    monkeypatch.setattr(apart, "PATIENCE", 0.2)
    player = bot(program(tmp_path, "time.sleep(600)"))
    with pytest.raises(Stumbled, match=r"silent for 0\.2 seconds, and was ended"):
        player.choose(sight())


def test_a_hurried_program_has_a_second_more(tmp_path, monkeypatch):
    """But for its first answer as long as anybody, for it may have to begin."""
    monkeypatch.setattr(apart, "GRACE", 0.1)
    name = program(tmp_path, "time.sleep(0.3); print(json.loads(line)['actions'][0], flush=True)")
    player = bot(name)
    assert player.choose(sight(), Budget(seconds=0.05)) == sight().moves[0]
    with pytest.raises(Stumbled, match="silent"):
        player.choose(sight(), Budget(seconds=0.05))


def test_a_program_is_kept_for_the_next_match(tmp_path):
    """It counts on: whoever asked before has let it go."""
    body = "count = globals().get('count', 0) + 1; print(count % 2, flush=True)"
    name = program(tmp_path, body)
    assert [bot(name).choose(sight()) for _ in range(4)] == [
        sight().game.actions.text(number) for number in (1, 0, 1, 0)
    ]


def test_what_a_bot_prints_is_no_answer(tmp_path):
    file = tmp_path / "chatty.py"
    file.write_text(
        "class Chatty:\n    def choose(self, sight):\n        print('hm')\n"
        "        return sight.moves[0]\n"
    )
    assert bot(f"apart:{file}").choose(sight()) == sight().moves[0]


def test_a_bot_apart_says_what_is_wrong():
    with pytest.raises(Stumbled, match="No module named 'nowhere'"):
        bot("apart:nowhere:Bot").choose(sight())


# --- where levels stand


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """The command line: what it prints, in one line."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def _run(*arguments):
        with pytest.raises(SystemExit):
            main([*arguments])
        return " ".join(capsys.readouterr().out.split())

    return _run


def test_in_the_arena(run):
    """By name; one that has stumbled is named below the table, with the reason."""
    assert MISER in run("arena", "cave-in", "--bots", MISER, HASTY, "--games", "4")
    said = run("arena", "cave-in", "--bots", f"{__name__}:Cheat", "random", "--games", "4")
    assert "Cheat had no answer of its own" in said


def test_a_stumbling_bot_at_the_table(run):
    """Whoever looks is told why, and the match goes on."""
    said = run("play", "cave-in", "--humans", "0", "--bots", f"{__name__}:Broken", "--seed", "1")
    assert "KeyError: 'props'. Its first legal move is made for it." in said
    assert "Blue won." in said


def test_a_host_offers_a_bot(monkeypatch):
    """People find it among the levels."""
    monkeypatch.delitem(LEVELS, MISER, raising=False)
    offer(MISER)
    try:
        assert called(MISER).say("en") == MISER
        assert "brought" in how_it_plays(MISER).say("en")
        assert LEVELS[MISER](3).choose(sight()) == bot(MISER).choose(sight())
    finally:
        del LEVELS[MISER]
