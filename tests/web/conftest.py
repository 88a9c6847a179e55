"""A service on a database of its own, two people who come to it, and a real browser."""

import asyncio
import os
import shutil
from contextlib import suppress
from functools import partial

import pytest

from tests.patience import SILENCE as PATIENCE
from tests.web.kit import Person, Service, named
from tests.web.kit import service as opened_service
from tests.web.mailbox import Mailbox
from tests.web.receiver import Receiver
from tools.postgres import Missing, Postgres

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same engine without windows, and takes a third less time."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]

UNSEEN = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { opacity: 0 }');
document.adoptedStyleSheets.push(sheet);
"""
"""All is where it is, moves, and can be clicked, but nothing is painted.

Painting takes half of a browser's time, and nobody looks.
"""


@pytest.fixture
def app(tmp_path):
    with opened_service(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server, where its programs are installed."""
    try:
        server = Postgres()
    except Missing as why:
        pytest.skip(str(why))
    yield server
    server.close()


@pytest.fixture
def url(postgres, tmp_path):
    """The address of a new database on it."""
    return postgres.database(named(tmp_path))


@pytest.fixture
def two(tmp_path, url):
    """Two services on one database, with the same key."""
    with opened_service(tmp_path, url=url) as one, opened_service(tmp_path, url=url) as other:
        yield one, other


@pytest.fixture
def ada(app):
    return Person(app)


@pytest.fixture
def bob(app):
    return Person(app)


@pytest.fixture
def receiver():
    listening = Receiver()
    yield listening
    listening.close()


@pytest.fixture
def mailbox():
    """A mail server; `mailbox.settings` are those of a service that sends its mail there."""
    taking = Mailbox()
    yield taking
    taking.close()


# --- a real browser


@pytest.fixture(scope="session")
def service(tmp_path_factory):
    opened = Service(tmp_path_factory.mktemp("service"))
    yield opened
    opened.kill()


class Driver:
    """Playwright, the event loop in which it works, and the browser that it has open."""

    def __init__(self, launch):
        self.loop, self.launch, self.browser = asyncio.get_running_loop(), launch, launch()

    def go_on(self):
        """Let the loop run that Playwright expects to, and no other test does."""
        asyncio._set_running_loop(self.loop)

    def rest(self):
        asyncio._set_running_loop(None)

    def opened(self):
        """The browser; one that has crashed is opened anew."""
        if not self.browser.is_connected():
            self.browser = self.launch()
        return self.browser


@pytest.fixture(scope="session")
def driver():
    """The system's Chromium, or the one that Playwright keeps in the user's cache."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        try:
            driver = Driver(partial(started.chromium.launch, executable_path=path, args=FLAGS))
        except playwright.Error:
            if path or os.environ.get("CI"):
                raise
            pytest.skip("no browser is installed: type `make browser`")
        yield driver
        driver.go_on()
        driver.browser.close()


@pytest.fixture
def chromium(driver):
    driver.go_on()
    yield driver.opened()
    driver.rest()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Of a test that failed in the browser: the pages as they stood.

    All that are skipped for want of one are told in one line: pytest folds what has the same place.
    """
    report = yield
    if report.skipped and "driver" in item.fixturenames and report.when == "setup":
        report.longrepr = (__file__, None, report.longrepr[2])
    if report.when == "call" and report.failed:
        for page in getattr(item, "pages", []):
            report.sections.append((f"the page {page.url}", seen(page)))
    return report


def seen(page):
    """What a page shows, what it complained about, and what it still waits for."""
    with suppress(Exception):
        page.set_default_timeout(10_000)
        return "\n".join([page.inner_text("body"), *page.complaints, *map(str, page.unanswered)])
    return "nothing is to be seen of it"


@pytest.fixture
def visit(chromium, service, request):
    """A browser of somebody's own, with whatever it complained about."""
    contexts = []
    request.node.pages = []

    def come(path="/", **settings):
        settings = {"viewport": {"width": 1280, "height": 900}, **settings}
        context = chromium.new_context(base_url=service.url, **settings)
        context.add_init_script(UNSEEN)
        page = context.new_page()
        page.complaints, page.unanswered = [], set()
        request.node.pages.append(page)
        page.on("request", lambda asked: page.unanswered.add(asked.url))
        for ending in ("requestfinished", "requestfailed"):
            page.on(ending, lambda asked: page.unanswered.discard(asked.url))
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                page.complaints.append(said.text)
                if said.type == "error" and "Failed to load resource" not in said.text
                else None
            ),
        )
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(path)
        contexts.append(context)
        return page

    yield come
    for context in contexts:
        for page in context.pages:
            assert getattr(page, "complaints", []) == []
        context.close()
