"""The files in deploy/ say what the program does, and the way to a club can be followed."""

import json
import os
import re
import shutil
import socket
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
import yaml

from tests.docs.coverage import ROOT
from tests.patience import run
from tunnelier.cli import main as commands
from tunnelier.cli.settings import OTHER_SWITCHES, names, read, variable
from tunnelier.web.pages.watch import ROUTES
from tunnelier.web.watching.meter import Meter

DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.name != ".env")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PLACES = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}|\{\$(\w+)\}")
"""What is filled in from .env: in compose.yaml, and by Caddy."""


def text(name):
    return (DEPLOY / name).read_text(encoding="utf-8")


def serve():
    return commands.typer.main.get_command(commands.app).commands["serve"]


def understood(words):
    """The settings of a command line, as our own would read it."""
    command, *rest = words
    found = commands.typer.main.get_command(commands.app).commands[command]
    parser = found.make_parser(found.context_class(found, obj="en"))
    values, left, _ = parser.parse_args(rest)
    assert left == []
    return values


# --- what they name is there


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_variable_of_ours_exists(path):
    known = {variable(name) for name in (*names(serve()), "settings")}
    known |= {f"TUNNELIER_{switch}" for switch in OTHER_SWITCHES}
    named = set(re.findall(r"\bTUNNELIER_[A-Z_]+\b", path.read_text(encoding="utf-8")))
    assert named - known == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_command_of_ours_exists(path):
    """Behind `tunnelier`, where a shell or systemd would start it."""
    told = path.read_text(encoding="utf-8")
    for line in re.findall(r"^(?:RUN|ExecStart=\S*/)\s*tunnelier (.*)$", told, re.MULTILINE):
        understood(line.split())


def test_the_settings_are_settings():
    values = read(DEPLOY / "tunnelier.toml", names(serve()))
    assert values["browser"] == "false" and values["trusted_proxies"] == "127.0.0.1,::1"


def test_the_unit_starts_the_service_as_its_settings_say():
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read_string(text("tunnelier.service"))
    program, *words = unit["Service"]["ExecStart"].split()
    assert program == "/opt/tunnelier/bin/tunnelier"
    assert understood(words)["settings"] == "/etc/tunnelier.toml"
    hardened = ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "RestrictSUIDSGID")
    assert unit["Service"]["User"] == "tunnelier"
    assert {unit["Service"][each] for each in hardened} == {"yes"}


def test_the_container_is_nobodys_root_and_asks_after_its_health():
    lines = text("Containerfile")
    assert lines.count("FROM ") == 2
    last = lines.rsplit("FROM ", 1)[1]
    assert last.index("USER tunnelier") < last.index("RUN tunnelier warm")
    assert "HEALTHCHECK" in last and "/health" in last
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", lines, re.MULTILINE):
        assert all((ROOT / name).exists() for name in copied.split())
    (command,) = re.findall(r"^CMD (\[.*\])$", last, re.MULTILINE)
    understood(json.loads(command))
    for address in re.findall(r"127\.0\.0\.1:8000(/\w+)", last):
        assert address in {path for path, _, _ in ROUTES}


def test_the_container_is_built_from_nothing_but_what_it_needs():
    """No history and no secrets are sent to whoever builds it."""
    first, *kept = [
        line
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if not line.startswith(("#", "**/"))
    ]
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text("Containerfile"), re.MULTILINE)
    assert first == "*" and set(kept) == {f"!{name}" for names in copied for name in names.split()}


# --- the club of compose.yaml


def test_the_club_is_whole():
    """What is named is declared; what is mounted from here is here."""
    club = yaml.safe_load(text("compose.yaml"))
    services = club["services"]
    assert {"tunnelier", "database", "caddy"} <= set(services)
    for service in services.values():
        assert set(service["networks"]) <= set(club["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service.get("secrets", ())) <= set(club["secrets"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            here = source.startswith(".")
            assert (DEPLOY / source).is_file() if here else source in club["volumes"]
    for ours in (services["tunnelier"], services["thinker"]):
        build = ours["build"]
        assert ((DEPLOY / build["context"]).resolve() / build["dockerfile"]).is_file()


def test_those_who_think_share_what_those_who_serve_have():
    services = yaml.safe_load(text("compose.yaml"))["services"]
    serve, think = services["tunnelier"], services["thinker"]
    understood(think["command"])
    for shared in ("volumes", "networks", "depends_on", "build", "read_only", "cap_drop"):
        assert think[shared] == serve[shared]
    assert think["environment"].items() <= serve["environment"].items()
    assert think["healthcheck"] == {"disable": True}  # it has no door to ask at


def test_the_proxy_is_believed_and_keeps_what_is_measured():
    club = yaml.safe_load(text("compose.yaml"))
    (network,) = club["networks"]["club"]["ipam"]["config"]
    ours = club["services"]["tunnelier"]["environment"]
    assert ours["TUNNELIER_TRUSTED_PROXIES"] == network["subnet"]
    assert "dynamic a tunnelier 8000" in text("Caddyfile")
    assert "respond /metrics 404" in text("Caddyfile")


def test_prometheus_reads_what_we_show_with_the_token_it_is_given():
    (job,) = yaml.safe_load(text("prometheus.yml"))["scrape_configs"]
    assert job["dns_sd_configs"] == [{"names": ["tunnelier"], "type": "A", "port": 8000}]
    assert job["metrics_path"] in {path for path, _, _ in ROUTES}
    assert job["authorization"] == {
        "type": "Bearer",
        "credentials_file": "/run/secrets/metrics-token",
    }
    club = yaml.safe_load(text("compose.yaml"))
    assert club["secrets"]["metrics-token"] == {"environment": "METRICS_TOKEN"}
    ours = club["services"]["tunnelier"]["environment"]
    assert ours[variable("metrics_token")].startswith("${METRICS_TOKEN")


def test_the_dashboard_shows_what_is_measured():
    """Every metric of ours, by names and labels that there are."""
    meter = Meter()
    for counter in (meter.moves, meter.refusals, meter.requests, meter.seconds, meter.bots):
        counter.labels(*["x"] * len(counter._labelnames))
    samples = re.findall(r"^(\w+)(?:\{(.*?)\})? ", meter.text().decode(), re.MULTILINE)
    measured = {name for name, _ in samples}
    labels = {label for _, told in samples for label in re.findall(r"(\w+)=", told)}
    board = json.loads(text("dashboard.json"))
    asked = [target for panel in board["panels"] for target in panel["targets"]]
    named = {
        name
        for target in asked
        for name in re.findall(r"\b(?:tunnelier|process)_\w+", target["expr"])
    }
    assert named - measured == set()
    ours = {re.sub("_(bucket|sum|count)$", "", name) for name in measured}
    shown = {re.sub("_bucket$", "", name) for name in named}
    assert {name for name in ours if name.startswith("tunnelier_")} - shown == {"tunnelier_info"}
    for target in asked:
        grouped = ", ".join(re.findall(r"by \(([^)]*)\)", target["expr"]))
        told = re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])
        assert {*filter(None, grouped.split(", ")), *told} <= labels


# --- from nothing to a club


def steps():
    """The lines to type, block by block, under the heading that promises ten minutes."""
    part = HOSTING.split("## From nothing to a club in ten minutes")[1].split("\n## ")[0]
    return re.findall(r"```sh\n(.*?)```", part, re.DOTALL)


def followed(block, folder, **more):
    """Do what a block says, where the tree is, all but what needs a container or root."""
    for name in ("deploy", "pyproject.toml"):
        source, target = ROOT / name, folder / name
        if not target.exists():
            (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    lines = [line for line in block.splitlines() if not line.startswith(("docker ", "sudo "))]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    home = {**os.environ, "XDG_STATE_HOME": str(folder / "state"), "PATH": path, **more}
    done = run(["bash", "-e", "-m", "-c", "\n".join(lines)], env=home, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_that_the_club_asks_for_is_written_on_the_way(tmp_path):
    """In a file for its owner alone; the secrets are new ones."""
    followed(steps()[0], tmp_path)
    env = tmp_path / "deploy" / ".env"
    lines = env.read_text(encoding="utf-8").splitlines()
    written = dict(line.split("=", 1) for line in lines if line and line[0] != "#")
    places = PLACES.findall(text("compose.yaml") + text("Caddyfile"))
    assert {one or other for one, other in places} == set(written)
    assert env.stat().st_mode & 0o077 == 0
    assert all(len(written[each]) > 30 for each in ("POSTGRES_PASSWORD", "METRICS_TOKEN"))
    assert written["POSTGRES_PASSWORD"] != written["METRICS_TOKEN"]


@pytest.mark.skipif(not shutil.which("curl"), reason="the page says curl")
def test_the_way_without_containers_leads_to_a_service_that_is_well(tmp_path):
    """It is followed to the letter, on a port that is free here."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    (block,) = [each for each in steps() if "/health" in each and "serve" in each]
    said = followed(block.replace("8000", port), tmp_path, TUNNELIER_PORT=port)
    assert f"port = {port}" in said and "# club.toml" in said
    assert '"health":"good"' in said
    assert (tmp_path / "first.db").stat().st_mode & 0o077 == 0
