"""Options of the test run."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import settings

# Machines are shared and slow at times; a landing should not depend on the luck of the draw.
settings.register_profile("ours", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("ours")


def pytest_addoption(parser):
    """Options that write files: which test proves which rule, and what was tried again."""
    parser.addoption("--rule-map", metavar="FILE", help="write rule numbers and their tests")
    parser.addoption("--tried-again", metavar="FILE", help="write what passed at its second try")


COSTLY = {"chromium": "browser", "postgres": "postgres", "cluster": "ray"}
"""Fixtures that cost much, and the marker of every test that uses them."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items):
    """Mark tests by what they cost; those in a browser are tried twice."""
    for item in items:
        for fixture in COSTLY.keys() & set(item.fixturenames):
            item.add_marker(COSTLY[fixture])
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter, config):
    """Tests that needed a second try are named, with all that was seen of the first.

    The last line is yellow for them: pytest does that for whatever neither passed nor failed.
    """
    tried = terminalreporter.getreports("rerun")
    for report in tried:
        terminalreporter.section(f"{report.nodeid} was tried again", sep="_")
        terminalreporter.line(seen_of(report))
    if target := config.getoption("--tried-again"):
        passed = {report.nodeid for report in terminalreporter.getreports("passed")}
        kept = [
            f"{report.nodeid} passed only at the second try\n\n{seen_of(report)}\n"
            for report in tried
            if report.nodeid in passed
        ]
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).write_text("\n".join(kept), encoding="utf-8")


def seen_of(report):
    """Why a try failed, what it printed, and the pages as they stood."""
    sections = [f"--- {title} ---\n{content}" for title, content in report.sections]
    return "\n".join([report.longreprtext, *sections])


def pytest_collection_finish(session):
    """Every collected test, by the numbers of the rules it names."""
    target = session.config.getoption("--rule-map")
    if not target:
        return
    named = {}
    for item in session.items:
        test = f"{item.path.relative_to(session.config.rootpath)}::{item.originalname}"
        for marker in item.iter_markers("rule"):
            for number in marker.args:
                tests = named.setdefault(number, [])
                if test not in tests:
                    tests.append(test)
    Path(target).write_text(json.dumps(named, indent=1))
