"""The locks can be installed by anybody; `make check` holds ours against pyproject.toml."""

import json
import re
import subprocess
import tomllib

from packaging.requirements import Requirement

from tools.project import ROOT, declared

LOCK = ROOT / "uv.lock"
HOSTS = {"https://pypi.org", "https://files.pythonhosted.org"}


def packages():
    return tomllib.loads(LOCK.read_text(encoding="utf-8"))["package"]


def test_it_names_no_index_but_the_public_one():
    """A mirror that only some workplace reaches must not get into it."""
    hosts = set(re.findall(r"\w+://[^/\"]+", LOCK.read_text(encoding="utf-8")))
    assert hosts == HOSTS


def test_every_file_has_its_hash():
    """Whatever is downloaded is what was tested."""
    for package in packages():
        files = [*package.get("wheels", []), *filter(None, [package.get("sdist")])]
        assert package["name"] == "tunnelier" or files
        assert all(file["hash"].startswith("sha256:") for file in files), package["name"]


def test_uv_itself_comes_from_the_lock():
    """`make` installs it by pip, with the hashes of the lock."""
    made = subprocess.run(
        ["make", "--dry-run", "--always-make", ".venv/bin/uv"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    reading = made.stdout[made.stdout.index("sed") : made.stdout.index(" >.venv/uv.txt")]
    said = subprocess.run(reading, shell=True, cwd=ROOT, capture_output=True, text=True).stdout
    (uv,) = [package for package in packages() if package["name"] == "uv"]
    hashes = {file["hash"] for file in [*uv["wheels"], uv["sdist"]]}
    name, *given = said.split()
    assert name == f"uv=={uv['version']}"
    assert {each.removeprefix("--hash=") for each in given} == hashes


def test_every_requirement_has_a_lower_bound():
    """One that `make lowest` can try."""
    project = declared()["project"]
    extras = project["optional-dependencies"].values()
    for asked in [*project["dependencies"], *(each for extra in extras for each in extra)]:
        assert any(part.operator == ">=" for part in Requirement(asked).specifier), asked


def test_what_builds_it_is_locked():
    """As pyproject.toml asks for it: it is built without a download of its own."""
    said = declared()
    assert said["dependency-groups"]["build"] == said["build-system"]["requires"]


def test_what_looks_at_scripts_is_locked_for_every_platform():
    """With hashes, from whichever registry there is; a mirror may lack programs of a platform."""
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    ours = locked.pop("")["devDependencies"]
    assert ours == json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    for path, package in locked.items():
        assert package["integrity"].startswith("sha512-") and "resolved" not in package, path
    for name, wanted in ours.items():
        package = locked[f"node_modules/{name}"]
        assert package["version"] == wanted
        programs = {f"node_modules/{each}" for each in package["optionalDependencies"]}
        assert len(programs) > 7 and programs <= locked.keys(), name
