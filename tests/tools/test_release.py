"""What a release is held to."""

import pytest

import tunnelier
from tools.project import declared
from tools.release import (
    Failed,
    disagreements,
    latest_changes,
    strange_to_us,
    version,
    wrong_in_sdist,
    wrong_in_wheel,
)

TRACKED = [
    *("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff", "tests/test_it.py"),
    *("src/tunnelier/py.typed", "src/tunnelier/games/g/rules.en.md"),
    *("src/tunnelier/games/g/rules.fr.md", "src/tunnelier/web/templates/page.html"),
    *("src/tunnelier/web/static/style.css", "src/tunnelier/web/static/table.js"),
    *(
        "src/tunnelier/web/keeping/migrations/versions/0001.py",
        "src/tunnelier/games/g/weights/0123.npz",
    ),
]
WHEEL = [
    *(name.removeprefix("src/") for name in TRACKED if name.startswith("src/")),
    "tunnelier-1.0.dist-info/licenses/LICENSE",
]


def tree(
    folder,
    program="1.2.3",
    changes="## 1.2.3 (unreleased)",
    docs="tunnelier play",
    citation="version: 1.2.3",
):
    """A small project."""
    source = folder / "src" / "tunnelier"
    source.mkdir(parents=True)
    (folder / "docs").mkdir()
    (source / "__init__.py").write_text(f'__version__ = "{program}"\n')
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n{changes}\n\n## 0.9 (2020)\n")
    (folder / "README.md").write_text("pip install tunnelier==1.2.3\n")
    (folder / "docs" / "page.md").write_text(docs)
    (folder / "CITATION.cff").write_text(f"cff-version: 1.2.0\n{citation}\nlicense: MIT\n")
    return folder


def test_versions_agree():
    """Ours, everywhere; pyproject.toml takes it from the program."""
    assert disagreements() == []
    assert version() == tunnelier.__version__ == latest_changes()[0]
    assert "version" not in declared()["project"]
    assert "version" in declared()["project"]["dynamic"]


def test_a_version_that_differs_is_named(tmp_path):
    """With the file it is in."""
    assert disagreements(tree(tmp_path / "good")) == []
    found = disagreements(tree(tmp_path / "bad", changes="## 1.2.4", docs="Since tunnelier 1.1.0:"))
    assert found == [
        "CHANGELOG.md begins with 1.2.4, not with 1.2.3",
        "docs/page.md names tunnelier 1.1.0, not 1.2.3",
    ]


def test_a_citation_has_the_version_and_the_date(tmp_path):
    """A date as soon as there is one, and none before."""
    released = "## 1.2.3 (2027-01-31)"
    dated = "version: 1.2.3\ndate-released: 2027-01-31"
    assert disagreements(tree(tmp_path / "good", changes=released, citation=dated)) == []
    assert disagreements(tree(tmp_path / "undated", changes=released)) == [
        "CITATION.cff has nothing as date-released, not 2027-01-31"
    ]
    old = "version: 1.2.2\ndate-released: 2027-01-30"
    assert disagreements(tree(tmp_path / "old", citation=old)) == [
        "CITATION.cff has 1.2.2 as version, not 1.2.3",
        "CITATION.cff has 2027-01-30 as date-released, not nothing",
    ]


def test_a_program_without_a_version_is_no_release(tmp_path):
    """It says where the line belongs."""
    root = tree(tmp_path)
    (root / "src" / "tunnelier" / "__init__.py").write_text("")
    with pytest.raises(Failed, match=r"src/tunnelier/__init__\.py has no line"):
        version(root)


def test_a_whole_wheel_has_nothing_wrong():
    """And the least whole one has all of it."""
    assert wrong_in_wheel(WHEEL, TRACKED) == []


@pytest.mark.parametrize("missing", WHEEL)
def test_whatever_a_wheel_lacks_is_named(missing):
    """Every file matters."""
    found = wrong_in_wheel([name for name in WHEEL if name != missing], TRACKED)
    assert found and all("lacks" in line for line in found)


def test_what_a_wheel_holds_too_much_is_named():
    """Tests, caches, and files that were lying about."""
    found = wrong_in_wheel([*WHEEL, "tests/test_it.py", "tunnelier/notes.txt"], TRACKED)
    assert "the wheel holds tunnelier/notes.txt, which git does not know" in found
    assert "the wheel holds tests/test_it.py, which nobody needs to play" in found


def test_an_sdist_holds_what_git_knows():
    """Enough to build and test, and nothing that was lying about."""
    assert wrong_in_sdist([*TRACKED, "PKG-INFO"], TRACKED) == []
    assert wrong_in_sdist([*TRACKED, "PKG-INFO", "key"], TRACKED) == [
        "the sdist holds key, which git does not know"
    ]
    assert wrong_in_sdist(TRACKED, TRACKED) == ["the sdist lacks PKG-INFO"]


def test_the_trial_knows_nothing_of_this_machine(tmp_path, monkeypatch):
    """No tables, caches or paths of ours."""
    monkeypatch.setenv("TUNNELIER_DATABASE", "sqlite:///ours")
    monkeypatch.setenv("PYTHONPATH", "src")
    seen = strange_to_us(tmp_path)
    assert seen["HOME"] == str(tmp_path)
    assert not {"TUNNELIER_DATABASE", "PYTHONPATH"} & set(seen)
