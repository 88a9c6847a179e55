"""The documentation site, without building it: its pages, their links, its notebooks."""

import json
import re

import pytest

from tests.docs.coverage import ROOT
from tools import site

ANYWHERE = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
NOTEBOOKS = sorted(ROOT.glob(site.NOTEBOOKS))


def test_what_pages_lead_to_comes_along(tmp_path):
    """Every link of a gathered page, to a file or to the list of a folder."""
    site.lay_out(tmp_path)
    pages = sorted(tmp_path.rglob("*.md"))
    lost = [
        (str(page.relative_to(tmp_path)), target)
        for page in pages
        for target in ANYWHERE.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).is_file()
    ]
    assert lost == [] and len(pages) > 60
    listed = [entry for part in site.nav() for entry in part.values()]
    files = [name for each in listed for name in ([each] if isinstance(each, str) else each)]
    made = {site.REFERENCE, *(f"examples/{each.stem}.md" for each in NOTEBOOKS)}
    assert all(name in made or (tmp_path / name).is_file() for name in files)


def test_the_reference_names_the_public_surface():
    told = site.reference()
    assert "::: tunnelier.play.match.Match\n" in told and told.count(":::") == 13


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run(path, capsys):
    """From the first cell to the last; what they print is not kept in the tree."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code and not any(cell["outputs"] for cell in code)
    known: dict[str, object] = {}
    for cell in code:
        exec("".join(cell["source"]), known)
    assert capsys.readouterr().out
