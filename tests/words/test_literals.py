"""No sentence stands in code: what people read is in catalogues."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tunnelier

HOUSE = Path(tunnelier.__file__).parent
SPEAKING = ("bots", "cli", "draw", "games", "lab", "pages", "play", "web")
WORDS = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,.:;!?]? +[A-Za-zÀ-ÿ]{2,}|^ +[a-zà-ÿ]{3,}\b|\b[a-zà-ÿ]{3,} +$")
"""Two words in a row, or one that leans on a place of a template."""
MARKUP = re.compile(r"<[^>]*>?|^[^<]*>|\{[^}]*\}?")
STYLE = re.compile(r"(bold|dim|italic|reverse|underline)( [a-z0-9]*)*")
PROGRAMS = re.compile(
    r"tunnelier \w*|pip install .*|attachment; .*|[A-Z]+ [A-Z]+\b.*"
    r"|\s*(CREATE|DROP|INSERT|PRAGMA|SELECT|SET) .*"
)
"""What is typed into a shell, said to a database, or to a browser."""
FOR_PROGRAMMERS = ("given.py", "meta.py", "news.py", "state.py", "tables.py")
"""Of a game: fields by name, reasons why a move never comes, what a law counts, cards as data."""
OF_PROGRAMS = {
    "not possible", "not understood", "refused at the door",  # the kinds of an answer's `problem`
    "for programs", "Board games with friends and honest bots.",  # in the description for programs
    " --lang ", "exit status ", "form ", "from ", " import warm; warm()", " (key BLOB)",
}  # fmt: skip
NOT_FOR_PEOPLE = {
    "bots/mind.py": "a warning for whoever changed rules or cards",
    "cli/draft.py": "a remark in the file of a table",
    "cli/scaffold.py": "the files of a new game",
    "draw/theme.py": "a style sheet",
    "draw/svg.py": "a style sheet, and the names of shapes",
    "pages/graph.py": "how lines and letters look",
    "pages/review.py": "a style sheet",
    "play/saved.py": "the format of a saved match",
    "web/watching/meter.py": "what is counted, for whoever hosts",
    "web/playing/processes.py": "where an error happened, for the log of whoever hosts",
    "web/playing/tables.py": "the same, where a match cannot be read; and the log of whoever hosts",
    "web/door/wire.py": "headers",
    "web/keeping/written.py": "the format of a saved match",
}
"""Files with words that only programs read, or whoever hosts the service, who reads English."""


def sentences(path: Path) -> Iterator[str]:
    """The words in a file that are neither about the code nor read by programs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(part) for node in ast.walk(tree) if _about_code(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if (
            id(node) in silent
            or node.value in OF_PROGRAMS
            or STYLE.fullmatch(node.value)
            or PROGRAMS.match(node.value)
        ):
            continue
        if WORDS.search(MARKUP.sub("", node.value)):
            yield f"{node.lineno}: {node.value}"


def _about_code(node: ast.AST) -> bool:
    """Documentation, an error for who writes code, or a line of the log."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "re"))):
            return True
        case ast.FunctionDef(name="__repr__"):
            return True
    return False


def speaking() -> Iterator[Path]:
    for path in sorted(path for part in SPEAKING for path in (HOUSE / part).rglob("*.py")):
        data = path.parent.parent.name == "games" and path.name in FOR_PROGRAMMERS
        if not data and path.relative_to(HOUSE).as_posix() not in NOT_FOR_PEOPLE:
            yield path


@pytest.mark.parametrize("path", [*speaking()], ids=lambda path: str(path.relative_to(HOUSE)))
def test_people_read_nothing_that_stands_in_code(path):
    assert [*sentences(path)] == []


@pytest.mark.parametrize("name", NOT_FOR_PEOPLE)
def test_no_file_is_excused_that_says_nothing(name):
    assert [*sentences(HOUSE / name)]


def test_a_sentence_in_code_is_found(tmp_path):
    """In a call, and in pieces around a place."""
    file = tmp_path / "said.py"
    file.write_text('"""Said."""\nshow("You have won")\nshow(f"{n} points")\nshow("bold red")\n')
    assert [*sentences(file)] == ["2: You have won", "3:  points"]
