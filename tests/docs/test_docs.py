"""The documentation tells the truth."""

import doctest
import importlib
import pkgutil
import re
import runpy
import subprocess

import pytest

import tunnelier
from tests.docs.coverage import PAGES, ROOT, ledger, page, proofs, rules_text
from tests.docs.gallery import FIRST_PAGE, GALLERY, index, pictures
from tests.docs.layouts import PAGE, features_page
from tests.docs.write import BOTS, EXAMPLE, GUIDE, README, RESEARCH, guide, readme
from tunnelier.core.language import LANGUAGES
from tunnelier.games import load, names

MARKDOWN = sorted(
    path for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/NOTES.md")]
)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("game", names())
def test_every_rule_of_the_ledger_is_named_by_a_test(game):
    """Law 13: the build fails when a rule has no proof."""
    proven = proofs()
    assert [number for number in ledger(game) if number not in proven] == []


def test_tests_name_only_rules_that_exist():
    """A misspelt number would prove nothing."""
    known = {number for game in names() for number in ledger(game)}
    assert set(proofs()) - known == set()


@pytest.mark.parametrize("game", names())
def test_all_languages_have_the_same_rules(game):
    """In the same order, heading for heading, rule for rule and row for row."""

    def shape(lang):
        return [line[:2] for line in rules_text(game, lang).splitlines() if line[:1] in (*"#-|",)]

    for lang in LANGUAGES:
        assert list(ledger(game, lang)) == list(ledger(game, "en"))
        assert shape(lang) == shape("en")


@pytest.mark.parametrize("game", names())
def test_rules_named_in_the_program_exist(game):
    """In refusals and in the comments of the rules."""
    known = ledger(game)
    for reason in load(game).text.REFUSALS.values():
        assert reason.rule is None or reason.rule in known
    prefix = next(iter(known)).split("-")[0]
    chapters = {number.rsplit(".", 1)[0] for number in known}
    for path in load(game).folder.rglob("*.py"):
        for number in re.findall(rf"\b{prefix}-[A-Z0-9.]*\w", path.read_text(encoding="utf-8")):
            assert number in known or number in chapters, f"{path.name} names {number}"


@pytest.mark.parametrize("game", names())
def test_the_coverage_page_is_up_to_date(game):
    """`make docs` writes it."""
    assert PAGES[game].read_text(encoding="utf-8") == page(game)


def test_the_page_of_features_is_up_to_date():
    """`make docs` writes it."""
    assert PAGE.read_text(encoding="utf-8") == features_page()


def test_the_guide_quotes_the_example_as_it_is():
    """`make docs` copies the files in."""
    text = GUIDE.read_text(encoding="utf-8")
    assert text.count("<!-- file:") >= 8
    assert text.count("<!-- subset:") == 2
    assert guide(text) == text


def test_the_page_of_bots_quotes_the_examples_as_they_are():
    """`tests/bots/test_guests.py` lets them play."""
    text = BOTS.read_text(encoding="utf-8")
    assert text.count("<!-- file: examples/bots/") == 4
    assert guide(text) == text


@pytest.mark.parametrize("path", RESEARCH, ids=lambda path: path.stem)
def test_research_pages_quote_the_examples_as_they_are(path):
    """One each; `make docs` copies them in."""
    text = path.read_text(encoding="utf-8")
    assert text.count("<!-- file: examples/") == 1
    assert guide(text) == text


@pytest.mark.parametrize("path", sorted(ROOT.glob("examples/*.py")), ids=lambda path: path.stem)
def test_examples_run(path, capsys):
    """And print what came of it."""
    if path.stem == "onnx_policy":
        pytest.importorskip("onnxruntime", reason="an extra: pip install 'tunnelier[learn]'")
    runpy.run_path(str(path))
    assert capsys.readouterr().out.strip()


def test_the_readme_example_prints_what_it_says():
    """Ten lines of Python, and the board they print."""
    text = README.read_text(encoding="utf-8")
    assert len(EXAMPLE.search(text)[1].splitlines()) == 10
    assert readme(text) == text


def test_the_readme_begins_with_the_two_commands():
    """A newcomer sees them first."""
    first_block = README.read_text(encoding="utf-8").split("```")[1]
    assert "make play" in first_block and "make test" in first_block
    assert "unofficial" in README.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MARKDOWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path):
    """To files that are there."""
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


RUN_FOR_A_GAME = (
    "core.loops",
    "many.grow",
    "many.kernels",
    "bots.look",
    "bots.tree",
    "laws.wander",
)
MODULES = [
    info.name
    for info in pkgutil.walk_packages(tunnelier.__path__, "tunnelier.")
    if not info.name.endswith((*RUN_FOR_A_GAME, "__main__"))
]


def marked(name):
    """A module, with its marker where it needs PyTorch."""
    learning = name.startswith("tunnelier.learn.")
    return pytest.param(name, marks=pytest.mark.torch) if learning else name


@pytest.mark.parametrize("name", ["tunnelier", *map(marked, MODULES)])
def test_examples_in_docstrings_work(name):
    """Doctests of every module; some parts of learning need PyTorch."""
    if name.startswith("tunnelier.learn."):
        pytest.importorskip("torch")
    if name == "tunnelier.many.cuda_compiler":
        pytest.importorskip("numba_cuda", reason="an extra: pip install 'tunnelier[gpu]'")
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0
    assert module.__doc__, f"{name} does not say what it is"


def test_the_tree_names_no_machine():
    """No absolute path of anybody's computer."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    pattern, read = re.compile(r"/(home|root|Users|work)/\w"), 0
    for name in filter(None, tracked):
        path = ROOT / name
        if path.suffix in {".py", ".md", ".toml", ".txt", ".yaml", ".json"} and path.exists():
            assert not pattern.search(path.read_text(encoding="utf-8")), name
            read += 1
    assert read > 500


@pytest.mark.parametrize("picture", [p for p in pictures() if p.lang == "en"], ids="-".join)
def test_the_gallery_shows_the_boards_as_they_are(picture):
    """`make gallery` draws them anew."""
    drawn = f"{picture.drawing()}\n"
    for path in filter(None, (picture.path, picture.on_the_first_page)):
        assert path.read_text(encoding="utf-8") == drawn
    assert len(drawn.encode()) <= 150_000


def test_the_gallery_has_every_picture():
    """Every language, both widths, three moments of every game; the first page has some of them."""
    assert set(GALLERY.glob("*.svg")) == {picture.path for picture in pictures()}
    first_page = {picture.on_the_first_page for picture in pictures()} - {None}
    assert set(FIRST_PAGE.glob("*.svg")) == first_page
    assert (GALLERY / "index.html").read_text(encoding="utf-8") == index()
