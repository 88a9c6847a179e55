"""The command line in the language of whoever types."""

import pytest

from tunnelier import Match
from tunnelier.cli import main as commands
from tunnelier.cli.main import main
from tunnelier.cli.play import Table
from tunnelier.cli.speech import language_of, language_of_shell, meaning_of
from tunnelier.cli.words import MESSAGES
from tunnelier.core.language import ENGLISH, LANGUAGES
from tunnelier.core.typed import ways

OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run(typing):
    """Run a command with lines typed; what it says has one space where a line may break."""

    def command(*arguments, typed=""):
        code, *said = typing(*arguments, typed=typed)
        return code, *(" ".join(each.split()) for each in said)

    return command


def said(key, lang, **places):
    """A message as the output has it, where all spaces are alike."""
    return " ".join(MESSAGES[key].say(lang, **places).split())


# --- which language


@pytest.mark.parametrize(
    ("shell", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "en_GB", "LC_MESSAGES": "es_MX.UTF-8"}, "es"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "es", "LC_ALL": "de"}, "de"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
        ({"LANG": "ka_GE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_shell_says_what_its_person_speaks(shell, lang):
    assert language_of_shell(shell) == lang


@pytest.mark.parametrize("asked", [["--lang", "es"], ["--lang=es"], ["-l", "es"]])
def test_whoever_asks_for_a_language_gets_it(monkeypatch, asked):
    """Whatever the shell speaks; what we do not speak is left to the complaint about it."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language_of(["play", *asked]) == "es"
    assert language_of(["play", "--lang", "xx"]) == language_of(["play", "--lang"]) == "de"


def test_without_asking_it_is_that_of_the_shell(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Das Spiel" not in run("games", "--lang", "en")[1]
    assert "CI-1.1 Neun Stempel" in run("rules", "cave-in")[1]
    assert "unbekannt" in run("rules", "chess")[2]


# --- help


def test_whoever_types_nothing_more_is_shown_what_there_is(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Jouer dans le terminal" in "".join(run()[1:])


def group():
    return commands.typer.main.get_command(commands.app)


def test_every_command_and_option_has_words_and_no_words_are_left_over():
    """Those of one command are found before those of all."""
    whole = group()
    used = {"help-about", "help-epilog", *(f"help-{name}" for name in whole.commands)}
    for command in (whole, *whole.commands.values()):
        used |= {meaning_of(command, parameter).key for parameter in command.params}
    around = {
        "usage",
        "arguments",
        "options",
        "commands",
        "error",
        "aborted",
        "try",
        "default",
        "variable",
    }
    used |= {f"help-{part}" for part in around | {"required", "help"}}
    told = [*MESSAGES.about("help"), *MESSAGES.about("option")]
    assert {phrase.key for phrase in told} == used


@pytest.mark.parametrize("lang", OTHERS)
def test_help_is_in_the_readers_language(run, monkeypatch, lang):
    """Of the whole and of every command; nothing of it is English."""
    monkeypatch.setenv("LC_ALL", lang)
    for command in ([], *([name] for name in group().commands)):
        code, out, _ = run(*command, "--help")
        assert code == 0
        assert said("help-help", lang) in out and said("help-usage", lang) in out
        assert " the " not in out and " and " not in out


# --- complaints


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "das Spiel „chess“ ist unbekannt"),
        (["play", "cavein"], "Meintest du „cave-in“?"),
        (["play", "cave-in", "-p", 9], "Cave-in ist für 2 bis 4 Spieler, nicht für 9"),
        (["play", "cave-in", "-p", 2, "--humans", 3], "3 Menschen können nicht auf 2 Plätzen"),
        (["play", "cave-in", "--bots", "oracle"], "es gibt keinen Bot „oracle“"),
        (["play", "cave-in", "-o", "mine"], "schreib eine Option als Name=Wahl"),
        (["play", "cave-in", "-o", "mine=x"], "zur Wahl stehen: shallow, deep"),
        (["play", "--load", "nowhere.txt"], "nowhere.txt: eine solche Datei gibt es nicht"),
        (["play", "--resume"], "Es gibt keine Partie"),
        (["rules", "cave-in", "--find", "zebra"], "Keine Regel von Cave-in"),
        (["simulate", "cave-in", "--games", 0], "wie viele Partien? mindestens 1, nicht 0"),
        (["simulate", "cave-in", "--device", "abacus"], "das Gerät „abacus“ ist unbekannt"),
        (["arena", "cave-in", "--bots", "random"], "mindestens 2 Bots, nicht 1"),
        (["new-game", "Bad Name"], "kein Name für ein Spiel"),
        (["plya"], "einen Befehl „plya“ gibt es nicht. Meintest du play?"),
        (["play", "--humens", 2], "eine Option --humens gibt es nicht. Meintest du --humans?"),
        (["rules"], "SPIEL fehlt."),
        (["play", "cave-in", "-p", "two"], "--players verlangt eine Zahl."),
        (["replay", "x", "--theme", "pink"], "--theme verlangt eines von: auto, light, dark."),
        (["games", "all"], "in diesem Befehl steht zu viel."),
    ],
)
def test_what_is_wrong_is_said_in_the_readers_language(run, monkeypatch, arguments, complaint):
    monkeypatch.setenv("LC_ALL", "de")
    code, out, err = run(*arguments)
    assert code == 2 and "Traceback" not in out + err
    assert complaint in " ".join(err.replace("│", " ").split())


def test_a_damaged_file_is_described_in_the_readers_language(run, tmp_path):
    path = tmp_path / "match.txt"
    path.write_text(Match("cave-in", seed=1).save().replace("players: 2", "players: two"))
    assert (
        "línea 5: players debería ser un número entero, no «two»"
        in run("verify", path, "--lang", "es")[2]
    )


# --- at the table


WHOLE = {
    "fr": ("prendre 2", "Ambre prend 2 étais.", "Victoire"),
    "de": ("nehmen 2", "Ocker nimmt 2 Stempel.", "Gewonnen"),
    "es": ("tomar 2", "Ocre toma 2 puntales.", "Victoria"),
}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_whole_match_is_played_in_the_readers_words(run, lang):
    """Moves as they are listed, and the same in English."""
    move, told, won = WHOLE[lang]
    typed = f"{move}\ntake 1\n" + "1\n" * 9
    code, out, _ = run("play", "cave-in", "--humans", 2, "--seed", 3, "--lang", lang, typed=typed)
    assert code == 0 and f"2 {move}" in out
    assert told in out and won in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_words_in_every_language(run, lang):
    """Each is typed as the help says, in English too."""
    word = {meant: way for way, meant in ways(MESSAGES, lang)}
    own = [word[each] for each in ("help", "moves", "board", "what", "why", "save", "rules")]
    for words in (own, ["help", "moves", "board", "what", "why", "save", "rules"]):
        typed = "\n".join([*words, word["quit"]]) + "\n"
        _, out, _ = run("play", "cave-in", "--seed", 3, "--lang", lang, typed=typed)
        for key in ("legal", "several"):
            assert said(key, lang, moves="") not in out
        for key in ("save-where", "kept"):
            assert said(key, lang) in out
        assert out.count(said("your-moves", lang)) == 2
        assert f"{word['why']} " in out and f"{word['what']} " in out


def test_what_is_mistyped_is_suggested_in_the_readers_words(run):
    typed = "nemen 2\nwarum nehmen 9\nwarum nehmen 2\nnehmen\nende\n"
    _, out, _ = run("play", "cave-in", "--seed", 3, "--lang", "de", typed=typed)
    assert "„nemen 2“ ist kein Zug dieses Spiels. Meinst du: nehmen stempel=2?" in out
    assert "Dieser Zug ist erlaubt." in out
    assert "Welchen meinst du: nehmen stempel=1, nehmen stempel=2, nehmen stempel=3?" in out


def test_a_move_that_is_called_like_a_command_is_played():
    """While it is legal; with more behind it, it is the command."""
    table = Table(Match("cave-in", seed=3), 2, None, "en")
    assert table._is_move("take 2") and table._is_move("SHINE")
    assert not table._is_move("take 9") and not table._is_move("save match.txt")


# --- reports


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_contest_is_told_in_eighty_columns(capsys, monkeypatch, lang):
    """No bot's name and no number is cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main(["arena", "cave-in", "--bots", "search:20", "random", "-n", "4", "--lang", lang])
    lines = capsys.readouterr().out.splitlines()
    standings = [line for line in lines if " ± " in line and "OpenSkill" not in line]
    assert [line.split()[0] for line in standings] == ["search:20", "random"]
    assert max(map(len, standings)) <= 80 and not [line for line in lines if "…" in line]
