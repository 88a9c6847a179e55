"""Write the generated parts of the documentation: `make docs`."""

import contextlib
import io
import json
import re

from tests.docs.coverage import PAGES, ROOT, page
from tests.docs.layouts import PAGE, features_page
from tunnelier import lab
from tunnelier.core import subset
from tunnelier.games import meta

SUBSET_BLOCK = re.compile(
    r"(<!-- subset: (\w+) -->\n\n)(?:```.*?\n```\n|(?:\|[^\n]*\n)+)?", re.DOTALL
)
FILE_BLOCK = re.compile(r"(<!-- file: (\S+) -->\n)```\w*\n.*?\n```\n", re.DOTALL)
EXAMPLE = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
KINDS = {"md": "markdown", "py": "python", "ftl": "fluent", "toml": "toml"}
GUIDE = ROOT / "docs" / "add-a-game.md"
BOTS = ROOT / "docs" / "bots.md"
README = ROOT / "README.md"
RESEARCH = sorted((ROOT / "docs" / "research").glob("*.md"))
REPORTS = sorted(ROOT.glob("docs/lab/*/report.json"))


def guide(text):
    """A page with every quoted file, and the subset of rules, as it is now."""

    def quoted(found):
        kind = KINDS[found[2].rpartition(".")[2]]
        content = (ROOT / found[2]).read_text(encoding="utf-8").rstrip()
        return f"{found[1]}```{kind}\n{content}\n```\n"

    return SUBSET_BLOCK.sub(
        lambda found: found[1] + SUBSET[found[2]](), FILE_BLOCK.sub(quoted, text)
    )


def allowed():
    """What may occur in a rule, as examples."""
    examples = "\n".join(f"# {each.what}\n{each.example}" for each in subset.ALLOWED)
    return f"```python\n{examples}\n```\n"


def refused():
    """What may not, and what to write instead."""
    lines = [f"| {each.what} | {each.instead} |".replace("`|`", r"`\|`") for each in subset.REFUSED]
    return "\n".join(["| not | but |", "|---|---|", *lines, ""])


SUBSET = {"allowed": allowed, "refused": refused}


def readme(text):
    """The README with what its example prints now."""

    def answered(found):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(found[1], {})
        return f"```python\n{found[1]}```\n\n```text\n{said.getvalue()}```"

    return EXAMPLE.sub(answered, text)


def report(path):
    """The page of a report of the lab, from its numbers."""
    counted = json.loads(path.read_text(encoding="utf-8"))
    return lab.report(meta(counted[0]["game"]), counted, "en")


if __name__ == "__main__":
    for game, path in PAGES.items():
        path.write_text(page(game), encoding="utf-8")
    PAGE.write_text(features_page(), encoding="utf-8")
    for path in (GUIDE, BOTS, *RESEARCH):
        path.write_text(guide(path.read_text(encoding="utf-8")), encoding="utf-8")
    README.write_text(readme(README.read_text(encoding="utf-8")), encoding="utf-8")
    for path in REPORTS:
        path.with_name("report.html").write_text(report(path), encoding="utf-8")
