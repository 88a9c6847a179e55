"""The command line, as a person or a script uses it."""

import json
import os
import random
import re
import stat
import sys
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import often, patience
from tunnelier import Match
from tunnelier.pages import film
from tunnelier.play.story import Line, as_text


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    """Matches left by tests are kept where nobody's are."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run(typing):
    """Run a command with lines typed; gives exit code, output and complaints."""
    return typing


def saved(tmp_path, game="steam-tunnel", finish=True, **arguments):
    """A saved match on disk."""
    match = Match(game, **arguments)
    rng = random.Random(1)
    while not match.over and (finish or len(match.log) < 12):
        match.play(rng.choice(match.moves))
    path = tmp_path / "match.txt"
    path.write_text(match.save())
    return path


def test_python_runs_it_too():
    """Where the command is not on the path, `python -m tunnelier` is the same."""
    done = patience.run([sys.executable, "-m", "tunnelier", "games"])
    assert "steam-tunnel" in done.stdout and not done.stderr


def test_help_teaches(run):
    """Every command has a sentence."""
    code, out, _ = run("--help")
    assert code == 0
    of_many = ["simulate", "arena", "lab", "dataset", "train"]
    of_one = ["play", "games", "rules", "hint", "review", "replay", "verify", "warm", "new-game"]
    for command in of_many + of_one:
        assert command in out
        assert run(command, "--help")[0] == 0


def test_games_are_listed(run):
    """For people and for programs."""
    assert "Steam Tunnel" in run("games")[1]
    listed = json.loads(run("games", "--json")[1])
    assert listed[0]["name"] == "steam-tunnel"
    assert listed[0]["options"]["dead_ends"] == ["normal", "pity", "deadly"]


def test_rules_are_told_in_the_readers_language(run):
    """With numbers, and with where the cards come from."""
    _, english, _ = run("rules", "steam-tunnel")
    assert "ST-4.3" in english and "by one source" in english
    _, french, _ = run("rules", "steam-tunnel", "--lang", "fr")
    assert "ST-4.3" in french and "une seule source" in french
    _, some, _ = run("rules", "steam-tunnel", "--find", "st-7")
    assert "ST-7.1" in some and "ST-7.6" in some and "ST-8.1" not in some
    assert "ST-9.6" in run("rules", "steam-tunnel", "--find", "share the victory")[1]


def test_the_table_of_cards_can_be_printed_and_given_back(run, tmp_path):
    """As a file to edit."""
    _, out, _ = run("cards", "steam-tunnel")
    assert "card 44  joins=T-L1-R1,L2-B-R2" in out
    assert run("cards", "cave-in")[0] == 2


def test_simulations_are_reported(run):
    """As JSON, the same for the same seed."""
    arguments = ("simulate", "cave-in", "--games", 500, "--players", 3, "--seed", 4, "--json")
    first, second = (json.loads(run(*arguments)[1]) for _ in range(2))
    assert first["games"] == 500
    assert first["decisions"] == second["decisions"] > 1500
    assert sum(first["win_share"]) == pytest.approx(1)
    assert "share of victories" in run("simulate", "cave-in", "--games", 10)[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "unknown game 'chess'"),
        (["play", "cave-in", "-p", 9], "takes 2 to 4 players"),
        (["play", "cave-in", "--humans", 5], "takes 2 to 4 players"),
        (["play", "cave-in", "-p", 2, "--humans", 3], "3 people cannot sit on 2 seats"),
        (["play", "cave-in", "--bots", "oracle"], "no bot 'oracle'"),
        (["play", "cave-in", "-o", "mine"], "name=choice"),
        (["play", "--load", "nowhere.txt"], "nowhere.txt: No such file"),
        (["play", "--resume"], "no match to go on with"),
        (["rules", "chess"], "unknown game"),
        (["rules", "steam-tunnel", "--find", "zebra"], "No rule of Steam Tunnel"),
        (["simulate", "cave-in", "--games", 0], "at least 1"),
        (["simulate", "cave-in", "--option", "mine=x"], "choose one of"),
        (["simulate", "cave-in", "--device", "abacus"], "device 'abacus'"),
        (["replay", "nowhere.txt"], "No such file"),
        (["verify", "nowhere.txt"], "No such file"),
        (["new-game", "Bad Name"], "no name for a game"),
        (["new-game", "cave-in"], "already"),
        (["rules", "steam-tunnel", "--lang", "xx"], "we speak en, de, es, fr, not 'xx'"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(run, arguments, complaint):
    """Never a traceback."""
    code, out, err = run(*arguments)
    assert code == 2
    assert complaint in " ".join(err.split())
    assert "Traceback" not in out + err


# --- playing


def test_a_whole_game_is_played_by_numbers(run):
    """Always the first move, until somebody wins."""
    code, out, _ = run("play", "cave-in", "--seed", 3, typed="1\n" * 30)
    assert code == 0
    assert "Cave-in — you play Amber." in out
    assert " won." in out
    assert "tunnelier replay" in out


def test_steam_tunnel_is_played_to_the_end(run):
    """The tables, the tunnels and the result are shown; so is where the cards come from."""
    code, out, _ = run("play", "steam-tunnel", "--seed", 3, "--lang", "fr", typed="1\n" * 80)
    assert code == 0
    assert "vous jouez Rouge" in out
    assert "une seule source" in out
    assert "Tunnels fermés" in out
    assert "Victoire" in out


def test_1987_is_played_to_the_end(run):
    """Britain at the keyboard, tunnelling whenever it can; the sea bed is shown."""
    moves = "tunnel white\ntunnel blue\nplan white\nplan yellow\n1\n" * 500
    code, out, _ = run("play", "channel-1987", "--seed", 3, "-o", "agenda=on", typed=moves)
    assert code == 0
    assert "you play Great Britain" in out
    assert "deviation" in out and "needs ≥" in out
    assert " won." in out


def test_manhattan_is_played_to_the_end(run):
    """Red at the keyboard, always the first move; market, board and bombs are shown."""
    code, out, _ = run(
        "play", "manhattan", "--players", 3, "--seed", 3, "-o", "turn_limit=50", typed="1\n" * 2000
    )
    assert code == 0
    assert "you play Red" in out
    assert "bribe pile" in out and "Bombs to design" in out
    assert " won." in out


def test_1881_is_played_to_the_end(run):
    """The English at the keyboard, digging whenever it is asked; the line and events are shown."""
    code, out, _ = run("play", "channel-1881", "--seed", 3, typed="place b\ndig\n1\n" * 300)
    assert code == 0
    assert "you play The English" in out
    assert "odds of an event" in out and "Stations" in out
    assert " won." in out


def test_a_newcomer_is_asked_what_to_play(run):
    """Enter takes the default; what is not a number is asked again."""
    _, out, _ = run("play", "--seed", 1, typed="x\n1\n2\n1\n2\n1\n1\nc3\nquit\n")
    assert "Which game?" in out
    assert "How strong should the bots be?" in out and "tunnel tiger" in out
    assert "A number from 1 to" in out
    assert "What dead ends are worth?" in out
    assert "Red flips c3." in out
    assert "tunnelier play --resume" in out


def test_nobody_at_the_keyboard_is_no_accident(run):
    """The end of input during the first questions ends the program, quietly."""
    code, out, err = run("play", typed="1\n")
    assert code != 0
    assert "Traceback" not in out + err


def test_a_damaged_file_is_named_when_it_is_loaded(run, tmp_path):
    """File, line and reason; exit code 2."""
    path = saved(tmp_path, seed=1)
    path.write_text(path.read_text().replace("flip", "flop", 1))
    code, _, err = run("play", "--load", path)
    assert code == 2
    assert "match.txt, line" in err


def test_two_people_share_the_keyboard(run):
    """Hot-seat: both are asked, and nobody sees the other's lamp."""
    typed = "what\nwhat take 2\nwhat take 9\ntake 1\ntake 1\nlog --rules\nquit\n"
    _, out, _ = run("play", "cave-in", "--humans", 2, "--seed", 1, typed=typed)
    assert "What would which move do? e.g. what take props=1" in out
    assert "Amber takes 2 props. [CI-2.1] Next to decide: Blue." in out
    assert "'take 9' is not a move of this game." in out
    assert "Blue draws a lamp. [CI-1.2]" in out
    assert "Amber takes 1 prop. [CI-2.1]" in out
    assert "Amber: take one to three props" in out
    assert "Blue: take one to three props" in out


def test_the_table_answers_questions(run):
    """Help, why, moves, board, log, rules; a refused move costs nothing."""
    typed = "?/moves/board/log/rules/why/why b2/why flip b2/flip e5/fly c3/flip/why a1/quit/"
    _, out, _ = run("play", "steam-tunnel", "--seed", 1, typed=typed.replace("/", "\n"))
    assert "why MOVE" in out
    assert "tunnelier rules steam-tunnel" in out
    assert "Only a card that lies face down and is not buried can be flipped. (ST-3.3)" in out
    assert "Did you mean: flip cell=c3?" in out
    assert "Which one do you mean: flip cell=a1, flip cell=b1" in out
    assert "That move is allowed." in out
    assert " flips " not in out


def test_an_answer_can_be_taken_back_but_not_a_flip(run):
    """Hot-seat, so that nobody answers in between."""
    typed = "c3\nundo\nburn d4\nundo\nburn d4\nquit\n"
    _, out, _ = run("play", "steam-tunnel", "--seed", 1, "--humans", 2, typed=typed)
    assert "What chance has shown cannot be taken back." in out
    assert "Taken back." in out
    assert out.count("buries d4") >= 1


def test_a_bots_answer_is_not_mine_to_take_back(run):
    """It would only answer anew, until its answer suits me."""
    typed = "take 1\nundo\nquit\n"
    _, out, _ = run("play", "cave-in", "--seed", 3, "--bots", "random", typed=typed)
    assert "The last answer was another seat's: it is not yours to take back." in out
    assert "Taken back." not in out


def test_a_turn_may_be_confirmed_before_a_bot_answers(run):
    """The last moment to take it back."""
    typed = "c3\nburn d4\nundo\nskip\n\nquit\n"
    _, out, _ = run("play", "steam-tunnel", "--seed", 1, "--confirm", typed=typed)
    assert "Enter: end your turn" in out
    assert out.index("buries d4") < out.index("Taken back.") < out.index("places no token")


def test_the_coach_has_a_word_before_a_move_that_gives_much_away(run, monkeypatch):
    """Only where it is wanted; the same move typed once more is played."""
    from tunnelier.bots import coach

    def word(sight, action):
        best = sight.actions[0]
        return None if action == best else coach.Judgement(None, best, (0.6, 0.4), 0.2, 0.0)

    monkeypatch.setattr(coach, "word", word)
    play = ("play", "steam-tunnel", "--seed", 1)
    _, out, _ = run(*play, "--coach", typed="2\n2\nquit\n")
    said = " ".join(out.split())
    assert "look at flip a1. It wins 60% of the time, your move 40%." in said
    assert said.index("once more to play it all the same") < said.index("flips b1")
    _, out, _ = run(*play, typed="2\nquit\n")
    assert "The coach" not in out and "flips b1" in out
    _, out, _ = run(*play, "--coach", typed="1\nquit\n")
    assert "The coach" not in out and "flips a1" in out


def test_a_match_left_is_resumed(run, tmp_path):
    """Nothing is lost when the keyboard falls silent, and the draws to come stay the same."""
    run("play", "steam-tunnel", typed="1\n")
    kept = tmp_path / "state" / "tunnelier" / "last-match.txt"
    assert "seat-0 flip" in kept.read_text()
    secret = kept.with_name("last-match.txt.secret")
    assert stat.S_IMODE(os.stat(secret).st_mode) == 0o600
    commitment = [line for line in kept.read_text().splitlines() if line.startswith("commitment")]
    code, _, _ = run("play", "--resume", typed="1\n" * 80)
    assert code == 0
    assert commitment == [line for line in kept.read_text().splitlines() if "commitment" in line]
    assert not secret.exists()
    assert run("verify", kept)[0] == 0


def test_a_match_is_saved_and_loaded(run, tmp_path):
    """Under a name of one's own; a folder that is not there is made."""
    path = tmp_path / "sub" / "mine.txt"
    _, out, _ = run("play", "steam-tunnel", typed=f"1\nsave\nsave {path}\nsave /dev/null/x\nquit\n")
    assert "Save where?" in out and "Kept in" in out and "/dev/null/x: " in out
    _, out, _ = run("play", "--load", path, typed="skip\nquit\n")
    assert "Red places no token." in out


@settings(
    max_examples=often(20),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(st.text(st.characters(exclude_characters="\n\r"), max_size=20), max_size=8))
def test_anything_may_be_typed(run, lines):
    """The table never breaks down."""
    code, out, err = run("play", "cave-in", "--seed", 1, typed="\n".join(lines) + "\n")
    assert code == 0
    assert "Traceback" not in out + err


# --- replaying and proving


def test_a_match_is_told_from_start_to_end(run, tmp_path):
    """Without a person at the keyboard, all of it; or one moment."""
    path = saved(tmp_path, seed=1)
    _, out, _ = run("replay", path)
    assert "Move 1 of" in out and "and wins." in out
    _, out, _ = run("replay", path, "--move", 7, "--lang", "fr")
    assert "Coup 7 sur" in out
    code, _, err = run("replay", path, "--move", 999)
    assert code == 2 and "moves 1 to" in err


def test_a_match_as_pictures(run, tmp_path):
    """One drawing a move, and one of the table before the first."""
    path = saved(tmp_path, players=2, seed=3, finish=False)
    code, out, _ = run("replay", path, "--svg", tmp_path / "svg", "--theme", "dark")
    pictures = sorted((tmp_path / "svg").iterdir())
    moves = len(Match.load(path.read_text()).log)
    assert code == 0 and f"{moves + 1} pictures" in out
    assert [picture.name for picture in pictures] == [f"{n:03}.svg" for n in range(moves + 1)]
    root = ElementTree.fromstring(pictures[-1].read_text(encoding="utf-8"))
    assert root.find("{http://www.w3.org/2000/svg}title").text == "Steam Tunnel, 2 players"
    run("replay", path, "--svg", tmp_path / "one", "--move", 4)
    assert [picture.name for picture in (tmp_path / "one").iterdir()] == ["004.svg"]
    code, _, err = run("replay", path, "--svg", tmp_path / "svg", "--seat", 5)
    assert code == 2 and "no seat 5" in err


def test_a_match_as_one_page(run, tmp_path):
    """Every piece of news is a frame, for desks and phones, and nothing is fetched."""
    path = saved(tmp_path, players=3, seed=3)
    match = Match.load(path.read_text())
    code, out, _ = run("replay", path, "--html", tmp_path / "film.html", "--lang", "fr")
    page = (tmp_path / "film.html").read_text(encoding="utf-8")
    assert code == 0 and "film.html" in out
    film = json.loads(page.split('id="film">')[1].split("</script>")[0])
    lines = sum(len(match.story(number + 1)) for number in range(match.count))
    assert {len(film[what]) for what in ("wide", "narrow", "told", "moves")} == {lines + 1}
    fifth = [Line(*film["told"][k]) for k, number in enumerate(film["moves"]) if number == 5]
    assert as_text(fifth) == match.sentence(5, None, "fr")
    for number in (0, 7, match.count - 1):
        last = max(k for k, each in enumerate(film["moves"]) if each == number)
        frame = "".join(film["parts"][k] for k in film["narrow"][last])
        assert frame == str(match.board(None, "fr", True, number))
    assert not re.search(r"(?:src|href)=.?https?:", page)


def test_pictures_a_browser_can_make(run, tmp_path):
    """PNG by whatever converter there is; without one, what to install."""
    path = saved(tmp_path, players=2, seed=3, finish=False)
    try:
        film.converter()
    except film.NoConverter:
        pytest.skip("no converter from SVG to PNG is installed here")
    code, _, err = run("replay", path, "--png", tmp_path, "--move", 9)
    assert code == 0, err
    assert (tmp_path / "009.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_without_a_converter_it_says_what_to_install(run, tmp_path, monkeypatch):
    """Rather than a traceback."""
    path = saved(tmp_path, players=2, seed=3, finish=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    code, _, err = run("replay", path, "--png", tmp_path / "png")
    assert code == 2 and "rsvg-convert" in err


def test_a_fair_match_is_proven(run, tmp_path):
    """Exit code 0; as JSON too."""
    path = saved(tmp_path)
    code, out, _ = run("verify", path)
    assert code == 0 and "draws are as the committed secret gives them" in out
    assert json.loads(run("verify", path, "--json")[1])["proven"] is True


def test_an_unfinished_match_is_not_provable_yet(run, tmp_path):
    """Exit code 3."""
    code, out, _ = run("verify", saved(tmp_path, finish=False))
    assert code == 3 and "when the match is over" in out


def test_a_forged_match_is_found_out(run, tmp_path):
    """Exit code 1 and the move; a damaged file is exit code 2 and the line."""
    honest = Match("cave-in", follow=True)
    while not honest.over:
        honest.play(honest.moves[0])
    seeded = Match("cave-in", seed=1)
    honest.follow, honest.seed, honest.pledges = False, 1, seeded.pledges
    path = tmp_path / "forged.txt"
    path.write_text(honest.save())
    code, out, _ = run("verify", path)
    assert code == 1 and "is WRONG" in out
    path.write_text(honest.save().replace("take props=1", "take props=2", 1))
    code, _, err = run("verify", path)
    assert code == 2 and "forged.txt, line" in err


# --- games of one's own


KEEPS_THE_LAWS = """
import sys
from tunnelier import Match
from tunnelier.games import register
from tunnelier.laws.check import check_all

name, package = sys.argv[1:]
register(name, package)
match = Match(name, seed=1)
print(match.question["name"])
broken = [*check_all(match.game)]
assert not broken, broken
"""


def in_a_project(project, *command, compiled=False):
    """Run Python where a new game's package lies."""
    paths = os.pathsep.join([*sys.path, str(project)])
    home = {"PYTHONPATH": paths, "TUNNELIER_JIT": str(int(compiled))}
    return patience.run([sys.executable, *map(str, command)], env={**os.environ, **home})


@pytest.mark.parametrize(
    ("extra", "asked", "files"),
    [
        ((), "dig-or-carry", {"meta", "state", "rules", "given", "score", "__init__"}),
        (("--example", "cave-in"), "turn", {"tables", "text", "page", "board", "thumb"}),
    ],
    ids=["smallest", "cave-in"],
)
@pytest.mark.slow
def test_a_new_game_is_complete(run, tmp_path, extra, asked, files):
    """It plays, and keeps every law, as it is; the smallest one has no file too many.

    That one is compiled. Of the copy of an example, whose rules are held to all laws compiled, it
    is enough that it is whole: the laws that can be are held as plain Python.
    """
    code, out, _ = run("new-game", "my-mine", "--in", tmp_path, *extra)
    assert code == 0 and "pip install -e" in out
    project = tmp_path / "my-mine"
    assert 'name="my-mine"' in (project / "mymine" / "meta.py").read_text()
    there = {path.stem for path in project.glob("mymine/*.py")}
    assert there == files if not extra else there > files
    done = in_a_project(project, "-c", KEEPS_THE_LAWS, "my-mine", "mymine", compiled=not extra)
    assert (done.stdout.strip(), done.returncode) == (asked, 0), done.stderr
    assert run("new-game", "my-mine", "--in", tmp_path, *extra)[0] == 2


def test_the_test_of_a_new_game_tests_a_rule(run, tmp_path):
    """In words, and with chance told what to do."""
    run("new-game", "my-mine", "--in", tmp_path)
    project = tmp_path / "my-mine"
    code = (
        "from tunnelier.games import register; register('my-mine', 'mymine'); "
        "import runpy; runpy.run_path('{}')['test_a_one_costs_the_cart']()"
    ).format(project / "tests" / "test_rules.py")
    done = in_a_project(project, "-c", code)
    assert done.returncode == 0, done.stderr


def test_an_example_that_is_none(run, tmp_path):
    """Is asked for by its name."""
    code, _, err = run("new-game", "my-mine", "--in", tmp_path, "--example", "cave-im")
    assert code == 2 and "Did you mean 'cave-in'?" in " ".join(err.split())
    assert not (tmp_path / "my-mine").exists()


def test_a_hint_at_the_table(run):
    """The coach ranks the moves; nothing is played."""
    _, out, _ = run("play", "steam-tunnel", "--seed", 1, "--bots", "novice", typed="hint\nquit\n")
    assert "chance to win" in out and "expected points" in out and "that look worse" in out


def test_a_hint_for_a_file(run, tmp_path):
    """In two languages, and for programs; a finished match is reviewed instead."""
    path = tmp_path / "begun.txt"
    path.write_text(Match("cave-in", seed=3).save())
    assert "chance to win" in run("hint", path, "--simulations", 50)[1]
    assert "Gewinnchance" in run("hint", path, "--simulations", 50, "--lang", "de")[1]
    told = json.loads(run("hint", path, "--simulations", 50, "--json")[1])
    assert told["seat"] == 0 and 0 <= told["moves"][0]["chance"] <= 1
    code, _, err = run("hint", saved(tmp_path))
    assert code == 2 and "tunnelier review" in err


def test_a_review_of_a_file(run, tmp_path):
    """Says what cost most, and writes a page beside the file or where it is told to."""
    path = saved(tmp_path, seed=2)
    _, out, _ = run("review", path, "--simulations", 40)
    assert "choices looked at" in out
    assert "<svg" in path.with_suffix(".review.html").read_text()
    page = tmp_path / "page.html"
    _, out, _ = run("review", path, "--simulations", 20, "--json", "--out", page, "--lang", "fr")
    assert {"number", "cost", "better"} <= set(json.loads(out)[0])
    assert 'lang="fr"' in page.read_text()
    unfinished = tmp_path / "unfinished.txt"
    unfinished.write_text(Match("cave-in", seed=3).save())
    code, _, err = run("review", unfinished)
    assert code == 2 and "only a finished match" in err


def test_an_unknown_bot_at_the_table(run):
    """Is refused before anything is played."""
    code, _, err = run("play", "cave-in", "--bots", "oracle")
    assert code == 2 and "there is no bot 'oracle'" in err


def test_a_match_begins_from_a_position(run, tmp_path):
    """And what cannot be is said, with the reason."""
    file, match = tmp_path / "position.txt", Match("cave-in", players=2, seed=7)
    match.play("take props=3")
    file.write_text(match.position)
    code, out, _ = run("play", "--from", file, "--humans", 0, "--bots", "random", "--seed", 1)
    assert code == 0 and "Cave-in" in out and "won." in out
    file.write_text(match.position.replace("props=6", "props=5"))
    code, _, err = run("play", "--from", file)
    assert code == 2 and "of props there are 8, where the box has 9" in err


def test_a_small_game_is_solved(run):
    """In a table, and for programs; a bot that is none is said before anything is solved."""
    code, out, _ = run("solve", "cave-in", "random", "--iterations", 20)
    assert code == 0 and "14,617 positions, 3,938 information states" in out and "0.861607" in out
    code, out, _ = run("solve", "cave-in", "--iterations", 20, "--json")
    found = json.loads(out)["strategies"]["CFR+ 20"]
    assert code == 0 and found["exploitability"] < 0.05 and sum(found["values"]) < 1e-9
    code, _, err = run("solve", "cave-in", "oracle")
    assert code == 2 and "no bot 'oracle'" in err
