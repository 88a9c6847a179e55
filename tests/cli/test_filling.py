"""A table filled in from the box: the interview, typed through."""

import io
import os
import re
import subprocess
import sys

import pytest

from tunnelier.cli.draft import CONFIRMED, Draft
from tunnelier.cli.filling import Interview
from tunnelier.cli.words import MESSAGES
from tunnelier.core.game import Game
from tunnelier.core.language import LANGUAGES
from tunnelier.core.sheet import Kind, read
from tunnelier.games import load

GAMES = ("channel-1987", "channel-1881", "steam-tunnel")


@pytest.fixture
def run(typing, monkeypatch, tmp_path):
    """Run a command in an empty folder with lines typed; gives exit code, output, complaints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TUNNELIER_TABLES", "")
    return typing


def lines_in(path):
    """The lines of a sheet by kind and name, and which of them are confirmed."""
    rows = path.read_text().splitlines()
    found = {(line.kind, line.name): line for line in read(path.read_text(), str(path)).lines}
    confirmed = {key for key, it in found.items() if rows[it.number - 1].endswith(CONFIRMED)}
    return found, confirmed


def asked(out):
    """The headings of the lines that were asked for."""
    return re.findall(r"(?:^|: )(\d+)/\d+  (.*)$", out, re.MULTILINE)


# --- a whole interview, game by game


@pytest.mark.parametrize("game", GAMES)
def test_enter_confirms_what_is_there(run, tmp_path, game):
    """Every line in doubt is confirmed, the others stay, and the content is the same."""
    code, out, err = run("cards", game, "--fill", typed="\n" * 250)
    assert (code, err) == (0, "")
    found, confirmed = lines_in(tmp_path / "numbers" / f"{game}.txt")
    kinds = load(game).sheet_kinds
    assert confirmed == {(kind, name) for kind, it in kinds.items() for name in it.in_doubt}
    sheet = load(game).sheet
    assert [it._replace(source="", number=0) for it in found.values()] == [
        it._replace(source="", number=0) for it in sheet.lines
    ]
    path = os.path.join("numbers", f"{game}.txt")
    assert MESSAGES["fill-done"].say("en", path=path, game=game, folder="numbers") in out


@pytest.mark.parametrize(
    ("game", "count"), [("channel-1987", 57), ("channel-1881", 27), ("steam-tunnel", 48)]
)
def test_only_what_is_in_doubt_is_asked_for(run, game, count):
    """All of it with --all."""
    _, out, _ = run("cards", game, "--fill", "--out", "some", typed="\n" * 250)
    assert len(asked(out)) == count
    _, out, _ = run("cards", game, "--fill", "--all", "--out", "all", typed="\n" * 250)
    assert len(asked(out)) == len(load(game).sheet.lines)


def test_what_is_certain_of_1881_is_left_alone(run):
    """Its trains, most contracts, and two events."""
    _, out, _ = run("cards", "channel-1881", "--fill", typed="\n" * 250)
    names = [name for _, name in asked(out)]
    assert names[:6] == [f"Contract {name}" for name in ("N1", "N2", "N4", "N8", "11", "12")]
    assert "Enid" not in out and "Event space 2" not in names and "Event space 1" in names


def test_values_of_1987_are_typed(run, tmp_path):
    """One by one, several together, by their beginnings, by their names, with their keys."""
    typed = "7\nplace-1\nfinance\n3\n2 d te 1\npoints=4\nneeds=none\nTunnel\n9\nend\n"
    code, out, _ = run("cards", "channel-1987", "--fill", typed=typed)
    found, confirmed = lines_in(tmp_path / "numbers" / "channel-1987.txt")
    assert [[*found["card", name].values.values()] for _, name in sorted(confirmed)] == [
        ["4", "none", "tunnel", "9"],
        ["7", "place-1", "finance", "3"],
        ["2", "discard-1", "technology", "1"],
    ]
    assert code == 0 and "3 of 57 lines" in out


def test_values_of_1881_are_typed(run, tmp_path):
    """Sites and all."""
    typed = "calm 3S 9 fog\n" + "\n" * 25 + "4-stone:8,1-steel+2-stone:12\nend\n"
    run("cards", "channel-1881", "--fill", "--out", tmp_path / "mine", typed=typed)
    found, _ = lines_in(tmp_path / "mine" / "channel-1881.txt")
    assert [*found["contract", "n1"].values.values()] == ["calm", "3S", "9", "fog"]
    assert found["station", "st-pancras"].values == {"sites": "4-stone:8,1-steel+2-stone:12"}


def test_values_of_steam_tunnel_are_typed(run, tmp_path):
    """Entries are spelled in capitals."""
    typed = "T-B,L1-L2\n" + "\n" * 43 + "4 4 3 3 2 2\nend\n"
    run("cards", "steam-tunnel", "--fill", typed=typed)
    found, _ = lines_in(tmp_path / "numbers" / "steam-tunnel.txt")
    assert found["card", "1"].values == {"joins": "T-B,L1-L2"}
    assert [*found["point", "P1"].values.values()] == ["4", "4", "3", "3", "2", "2"]


# --- what is wrong


@pytest.mark.parametrize(
    ("game", "before", "wrong", "complaint"),
    [
        ("channel-1987", "", "x", "points=x is not a whole number from 0 to 20"),
        ("channel-1987", "1\n", "x", "needs=x is none of: none, discard-1, place-1"),
        ("channel-1987", "1\n", "2 3 4 5", "This line has 3 values left."),
        ("channel-1987", "1 none\n", "t", "does=t is none of"),
        ("channel-1987", "1 none plan\n", "3#4 x", "This line has 1 value left."),
        ("channel-1987", "", "1#x", "give points=, needs=, does=, money= and nothing else"),
        ("channel-1881", "", "look-two", "only contracts 5, 16 and 21 can have look-two"),
        ("channel-1881", "\n", "2Q", "needs= is written 2S+1T+4R"),
        ("steam-tunnel", "", "T-Q", "'Q' is no entry"),
    ],
)
def test_a_wrong_value_is_told_and_asked_for_again(run, tmp_path, game, before, wrong, complaint):
    """In the sentence that reading the file would give; the line is not written yet."""
    code, out, err = run("cards", game, "--fill", typed=f"{before}{wrong}\nend\n")
    assert (code, err) == (0, "") and complaint in out
    prompts = re.findall(r"  (\w+)(?: \([^)]*\))? \[", out)
    assert prompts[-1] == prompts[-2]
    assert not (tmp_path / "numbers").exists()


def test_what_only_a_later_value_is_to_fit_is_taken(run, tmp_path):
    """A track with fewer spaces: bars and bonuses beyond its end have to be given then."""
    cards, track = "\n" * 132, "0,1,2\n"
    run("cards", "channel-1987", "--fill", typed=cards + track + "\n2:3\n\nnone\nend\n")
    found, confirmed = lines_in(tmp_path / "numbers" / "channel-1987.txt")
    assert ("track", "britain-upper") in confirmed
    expected = {"points": "0,1,2", "barriers": "2:3", "bonuses": "none"}
    assert found["track", "britain-upper"].values == expected


def test_one_can_go_back(run, tmp_path):
    """To the value before, to the line before, and no further than the first."""
    typed = "back\n5\nback\n6 none plan 1\nback\n2\nend\n"
    code, _, err = run("cards", "channel-1987", "--fill", typed=typed)
    assert (code, err) == (0, "")
    found, confirmed = lines_in(tmp_path / "numbers" / "channel-1987.txt")
    assert [*found["card", "new-workers-a"].values.values()] == ["6", "none", "plan", "2"]
    assert confirmed == {("card", "new-workers-a")}


def test_the_whole_is_judged_at_the_end(run, tmp_path):
    """21 tokens: the line is named and asked for again, and so are those before, by `back`."""
    before, rubble, agenda = "\n" * 153, "4 1\n" + "\n" * 8, "\n" * 6
    again = "\n" + "back\n" * 3 + "2\n\n" + "\n\n"  # to yellow, then white once more
    typed = before + rubble + agenda + again + "\n"
    code, out, err = run("cards", "channel-1987", "--fill", typed=typed)
    assert (code, err) == (0, "")
    assert "21 rubble tokens, more than 20" in out and "Everything fits together." in out
    found, _ = lines_in(tmp_path / "numbers" / "channel-1987.txt")
    tokens = sum(int(n) for it in found.values() if it.kind == "rubble" for n in it.values.values())
    assert tokens == 20


# --- interruptions


@pytest.mark.parametrize("left", ["", "end\n"])
def test_a_second_run_goes_on_where_the_first_ended(run, tmp_path, left):
    """Whatever was confirmed is not asked for again; half a line is."""
    run("cards", "channel-1987", "--fill", typed="7 none plan 1\n8 none plan 2\n9\n" + left)
    assert len(lines_in(tmp_path / "numbers" / "channel-1987.txt")[1]) == 2
    _, out, _ = run("cards", "channel-1987", "--fill", typed="1 none plan 3\nend\n")
    assert asked(out)[0] == ("1", "Exchange (a)") and "3 of 57 lines" in out
    found, confirmed = lines_in(tmp_path / "numbers" / "channel-1987.txt")
    assert found["card", "new-workers-b"].values["points"] == "8" and len(confirmed) == 3


def test_ctrl_c_loses_no_line(run, tmp_path, monkeypatch):
    """It ends the program as anywhere else; what was confirmed is in the file."""
    typed = io.StringIO("7 none plan 1\n8\n")

    def line_typed(prompt):
        line = typed.readline()
        if not line:
            raise KeyboardInterrupt
        return line.strip()

    monkeypatch.setattr("tunnelier.cli.filling.line_typed", line_typed)
    assert run("cards", "channel-1987", "--fill")[0] == 130
    assert lines_in(tmp_path / "numbers" / "channel-1987.txt")[1] == {("card", "new-workers-a")}


def test_a_sheet_that_does_not_fit_together_yet_can_be_gone_on_with(run, tmp_path):
    """Also where it is the table in use, in a process that has not loaded the game yet."""
    typed = "\n" * (132 + 12 + 9) + "9 9\nend\n"
    run("cards", "channel-1987", "--fill", typed=typed)
    here = os.pathsep.join(each or os.getcwd() for each in sys.path)
    command = [sys.executable, "-m", "tunnelier", "cards", "channel-1987", "--lang", "en"]
    done = subprocess.run(
        [*command, "--fill", "--tables", "numbers"],
        env={**os.environ, "TUNNELIER_JIT": "0", "PYTHONPATH": here},
        cwd=tmp_path,
        input="end\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "") and "47 of 57 lines" in done.stdout


def test_a_table_edited_by_hand_is_gone_on_with(run, tmp_path):
    """Remarks stay; what is missing or cannot be read is taken from the built-in one."""
    (tmp_path / "mine").mkdir()
    path = tmp_path / "mine" / "channel-1987.txt"
    path.write_text("# my copy\ncard italy points=5 needs=none does=plan money=x # old\n")
    run("cards", "channel-1987", "--fill", "--tables", path.parent, typed="\n" * 250)
    text, (found, confirmed) = path.read_text(), lines_in(path)
    assert text.startswith("# my copy\n") and len(confirmed) == 57
    assert found["card", "italy"].values["money"] == "1"


def test_when_all_is_read_nothing_is_asked_for(run):
    """And whoever is named stays named."""
    run("cards", "channel-1881", "--fill", typed="\n" * 250)
    code, out, _ = run("cards", "channel-1881", "--fill", typed="")
    assert code == 0 and not asked(out)
    assert "All 27 lines" in out and "Everything fits together." in out


def test_whoever_wants_is_named_in_the_file(run, tmp_path):
    """In its first line; they are asked once."""
    run("cards", "channel-1881", "--fill", typed="\n" * 45 + "Ada L.\n")
    first, *_ = (tmp_path / "numbers" / "channel-1881.txt").read_text().splitlines()
    assert re.fullmatch(rf"{CONFIRMED} by Ada L\., \d{{4}}-\d\d-\d\d", first)
    assert MESSAGES["fill-name"].say("en") not in run("cards", "channel-1881", "--fill")[1]


# --- what is filled in is played


PLAYED = """
from tests.games.channel1987.kit import *
m = position("britain: developed=new-workers-a")
print(points(m, "britain"))
print([line for line in m.save().splitlines() if line.startswith("tables:")])
"""


def test_a_filled_sheet_is_played_with(run, tmp_path):
    """What was typed counts in a match."""
    run("cards", "channel-1987", "--fill", typed="17\n" + "\n" * 250)
    folder = tmp_path / "numbers"
    tables = {"TUNNELIER_TABLES": str(folder), "TUNNELIER_JIT": "0"}
    here = os.pathsep.join(each or os.getcwd() for each in sys.path)
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, **tables, "PYTHONPATH": here},
        cwd=os.path.dirname(os.path.dirname(os.path.dirname(__file__))),
        capture_output=True,
        text=True,
        check=False,
    )
    fingerprint = read((folder / "channel-1987.txt").read_text(), "").fingerprint
    assert done.stdout.splitlines() == ["17", f"['tables: own {fingerprint}']"], done.stderr


# --- languages, and games that say less


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_interview_is_in_the_readers_language(run, tmp_path, game, lang):
    """Its beginning, every picture, every name of a line, its end; and what is typed."""
    code, out, err = run("cards", game, "--fill", "--all", "--lang", lang, typed="\n" * 300)
    assert (code, err) == (0, "")
    text = load(game).text
    for kind, reads in load(game).sheet_kinds.items():
        assert text.messages[f"box-{kind}"].say(lang) in out
        assert set(text.LINES[kind]) >= set(reads.names)
    assert text.messages["box"].say(lang) in out
    assert MESSAGES["fill-name"].say(lang) in out
    back, stop = (MESSAGES[key].say(lang) for key in ("fill-back", "fill-end"))
    _, out, _ = run(
        "cards", game, "--fill", "--out", "b", "--lang", lang, typed=f"{back}\n{stop}\n"
    )
    assert re.search(rf"^{back} .*\n{stop} ", out, re.MULTILINE), "said at the beginning"
    asked_for = sum(len(reads.in_doubt) for reads in load(game).sheet_kinds.values())
    assert MESSAGES["fill-stopped"].say(lang, done=0, count=asked_for) in out


@pytest.mark.parametrize("game", GAMES)
def test_pictures_fit_into_a_window(game):
    """Of 100 characters: a picture whose lines are broken is none."""
    for phrase in load(game).text.messages.about("box"):
        for lang in LANGUAGES:
            assert all(len(line) <= 100 for line in phrase.say(lang).splitlines()), (phrase, lang)


@pytest.mark.parametrize("game", GAMES)
def test_words_to_choose_from_are_those_that_are_read(game):
    """Every one of them is taken in some line."""
    loaded = load(game)
    for kind, reads in loaded.sheet_kinds.items():
        lines = [it for it in loaded.sheet.lines if it.kind == kind]
        for key in lines[0].values:
            for word in loaded.text.CHOICES.get(key, {}):
                others = [it._replace(values={**it.values, key: word}) for it in lines]
                assert any(map(_readable(reads), others)), (kind, key, word)


def _readable(kind):
    def taken(line):
        try:
            kind.read(line)
        except ValueError:
            return False
        return True

    return taken


def test_a_game_that_describes_nothing_is_asked_plainly(monkeypatch, tmp_path, capsys):
    """A plug-in with kinds of lines alone: no pictures, and names as the sheet has them."""
    game = load("cave-in")
    built_in = read("prop long  length=3 price=2\nprop short length=1 price=1\n", "built-in")

    def prop_of(line):
        line.only("length", "price")
        return line.whole("length", 1, 9), line.whole("price", 1, 9)

    kinds = {"prop": Kind(("long", "short"), prop_of)}
    monkeypatch.setattr(Game, "sheet_kinds", kinds)
    monkeypatch.setattr(Game, "checked_sheet", lambda self, sheet: sheet.checked(kinds))
    monkeypatch.setattr(sys, "stdin", io.StringIO("4 5\n\n2\n\n"))
    path = tmp_path / "cave-in.txt"
    Interview(Draft(game, built_in, path), False, "en").run()
    assert "2/2  Prop short" in capsys.readouterr().out
    assert [*lines_in(path)[0]["prop", "long"].values.values()] == ["4", "5"]
    assert [*lines_in(path)[0]["prop", "short"].values.values()] == ["1", "2"]


@pytest.mark.parametrize("game", ["manhattan", "cave-in"])
def test_a_game_without_a_sheet_has_nothing_to_fill_in(run, game):
    code, _, err = run("cards", game, "--fill")
    assert code == 2 and "no table that could be replaced" in err


def test_the_table_of_a_plug_in_that_only_it_can_read_is_edited_by_hand(run, monkeypatch):
    monkeypatch.setattr(Game, "sheet_kinds", {})
    code, _, err = run("cards", "steam-tunnel", "--fill")
    assert code == 2 and "edit what `tunnelier cards steam-tunnel` prints" in err


def test_whoever_owns_the_box_is_told_of_it(run):
    """Where the rules are read and where the game is played."""
    for command in (["rules", "channel-1987"], ["play", "channel-1987", "--seed", "1"]):
        assert "tunnelier cards channel-1987 --fill" in run(*command, typed="quit\n")[1]
