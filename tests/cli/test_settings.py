"""Settings of the service: by option, environment or file, and what is said of those in force."""

import tomllib

import pytest

from tunnelier.cli import main as commands
from tunnelier.cli.main import main
from tunnelier.cli.settings import ABOUT_SETTINGS, names, spelled, variable
from tunnelier.core.language import LANGUAGES


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("COLUMNS", "200")
    for name in (*names(serve()), *ABOUT_SETTINGS):
        monkeypatch.delenv(variable(name), raising=False)


def serve():
    return commands.typer.main.get_command(commands.app).commands["serve"]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "club.toml"


@pytest.fixture
def run(capsys):
    """Run a command: exit code, output, complaints."""

    def command(*words):
        code = 0
        try:
            main([str(word) for word in words])
        except SystemExit as end:
            code = end.code or 0
        said = capsys.readouterr()
        return code, said.out, " ".join(said.err.replace("│", " ").split())

    return command


def shown(run, *words):
    """What is in force, and where each setting comes from."""
    code, out, _ = run("serve", "--show-settings", *words)
    assert code == 0
    sources = {line.split(" = ")[0]: line.rsplit("  # ", 1)[1] for line in out.splitlines()}
    return tomllib.loads(out), sources


# --- who is heard


def test_an_option_counts_before_the_environment_before_a_file_before_what_is_usual(
    run, file, monkeypatch
):
    assert shown(run)[0]["port"] == 8000 and shown(run)[1]["port"] == "default"
    file.write_text("port = 8001\n")
    assert shown(run, "--settings", file)[0]["port"] == 8001
    assert shown(run, "--settings", file)[1]["port"] == str(file)
    monkeypatch.setenv("TUNNELIER_PORT", "8002")
    assert shown(run, "--settings", file)[0]["port"] == 8002
    assert shown(run, "--settings", file)[1]["port"] == "TUNNELIER_PORT"
    values, sources = shown(run, "--settings", file, "--port", 8003)
    assert (values["port"], sources["port"]) == (8003, "--port")


def test_the_environment_names_the_file(run, file, monkeypatch):
    file.write_text('root-path = "/games"\n')
    monkeypatch.setenv("TUNNELIER_SETTINGS", str(file))
    values, sources = shown(run)
    assert (values["root-path"], sources["root-path"]) == ("/games", str(file))


SET = {
    "port": 8100,
    "host": "0.0.0.0",
    "browser": False,
    "database": "sqlite:////srv/tables.db",
    "pace": 1.5,
    "bots": "my_bots:Miser,program:./bot",
    "thinkers": 3,
    "forget-after": 30,
    "root-path": "/games",
    "trusted-proxies": "10.0.0.5,172.16.0.0/12",
    "metrics-token": "***",
    "hooks-anywhere": True,
    "mail-server": "smtps://club@mail.example",
    "mail-password": "***",
    "mail-from": "Our club <games@club.example>",
    "site": "https://games.example/",
    "log": "json",
    "lang": "fr",
    "tables": "/srv/cards",
}


def test_whatever_is_an_option_is_a_setting(run, file, monkeypatch):
    """In a file as it is shown, and in the environment."""
    assert set(SET) == {*map(spelled, names(serve()))}
    monkeypatch.setenv("TUNNELIER_TABLES", "")  # the option sets it: put back when this is over
    written = "".join(f"{key} = {_toml(value)}\n" for key, value in SET.items())
    file.write_text(written.replace('"10.0.0.5,172.16.0.0/12"', '["10.0.0.5", "172.16.0.0/12"]'))
    values, sources = shown(run, "--settings", file)
    assert values == SET and set(sources.values()) == {str(file)}
    for key, value in SET.items():
        monkeypatch.setenv(variable(key.replace("-", "_")), str(value))
    values, sources = shown(run)
    assert values == SET and all(source.startswith("TUNNELIER_") for source in sources.values())


def _toml(value):
    return str(value).lower() if isinstance(value, bool | int | float) else f'"{value}"'


def test_secrets_are_not_shown(run, monkeypatch):
    for secret in ("METRICS_TOKEN", "MAIL_PASSWORD"):
        monkeypatch.setenv(f"TUNNELIER_{secret}", "hush-1")
    monkeypatch.setenv("TUNNELIER_DATABASE", "postgresql+psycopg://club:hush-2@db/club")
    _, out, err = run("serve", "--show-settings")
    assert "hush" not in out + err
    assert "postgresql+psycopg://club:***@db/club" in out
    assert 'metrics-token = "***"' in out and 'mail-password = "***"' in out


# --- what is wrong with them


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("prot = 8000", "there is no setting 'prot'. Did you mean 'port'?"),
        ("root_path = '/x'", "there is no setting 'root_path'. Did you mean 'root-path'?"),
        ("settings = 'x'", "there is no setting 'settings'."),
        ("port = 'many'", "port ("),
        ("port = true", "takes a number."),
        ("browser = 'perhaps'", "takes one of: true, false."),
        ("log = 'loud'", "takes one of: plain, json."),
        ("lang = 'xx'", "we speak en"),
        ("[serve]\nport = 1", "there is no setting 'serve'."),
        ("pace = 2020-01-01", "pace takes a text, a number"),
        ("port = ", "is no TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(run, file, written, said):
    file.write_text(written)
    code, _, err = run("serve", "--show-settings", "--settings", file)
    assert code == 2 and said in err and "Traceback" not in err


def test_a_file_that_is_not_there_is_said(run, file):
    code, _, err = run("serve", "--show-settings", "--settings", file)
    assert code == 2 and "No such file" in err


def test_what_is_wrong_in_the_environment_is_said_by_its_name(run, monkeypatch):
    monkeypatch.setenv("TUNNELIER_PORT", "tcp://10.0.0.1:80")
    code, _, err = run("serve", "--show-settings")
    assert code == 2 and "TUNNELIER_PORT takes a number." in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_variable_that_nobody_reads_is_named(run, monkeypatch, lang):
    """It is no reason to stay closed: others may have put it there."""
    monkeypatch.setenv("TUNNELIER_TRUSTED_PROXYS", "10.0.0.1")
    monkeypatch.setenv("TUNNELIER_SERVICE_HOST", "10.0.0.1")
    code, _, err = run("serve", "--show-settings", "--lang", lang)
    assert code == 0 and "TUNNELIER_TRUSTED_PROXYS" in err and "TUNNELIER_TRUSTED_PROXIES" in err


# --- other commands


def test_a_backup_is_of_the_database_in_the_same_file(run, file, tmp_path, monkeypatch):
    """Unless the environment names another one."""
    file.write_text(f'database = "sqlite:///{tmp_path}/club.db"\nport = 8100\n')
    target = tmp_path / "copy.db"
    assert "club.db does not exist" in run("backup", target, "--settings", file)[2]
    monkeypatch.setenv("TUNNELIER_DATABASE", f"sqlite:///{tmp_path}/other.db")
    assert "other.db does not exist" in run("backup", target, "--settings", file)[2]
