"""The pages as an app: what a browser needs to install it, and what it shows with nobody there."""

import struct

import pytest

from tests.web.kit import Person, Service
from tests.web.kit import service as open_service
from tunnelier.core.language import LANGUAGES
from tunnelier.web.pages.visitors import HERE


@pytest.mark.parametrize("root", ["", "/games"])
def test_a_browser_finds_what_it_needs(tmp_path, root):
    """In every language, and under the path of a proxy; the pictures are as large as they say."""
    with open_service(tmp_path, root=root) as app:
        ada = Person(app)
        for lang in LANGUAGES:
            assert f'href="{root}/app.webmanifest?lang={lang}"' in ada.get(f"/?lang={lang}").text
            told = ada.get(f"/app.webmanifest?lang={lang}").json()
            assert (told["start_url"], told["scope"], told["lang"]) == (
                f"{root}/",
                f"{root}/",
                lang,
            )
        for each in told["icons"]:
            path = each["src"].removeprefix(root)
            assert ada.get(path).status_code == 200
            if path.endswith(".png"):
                size = struct.unpack(">II", (HERE / path[1:]).read_bytes()[16:24])
                assert each["sizes"] == "{}x{}".format(*size)
        worker = ada.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"


# --- in a browser


@pytest.fixture(scope="module", name="service")
def service_under_a_path(tmp_path_factory):
    opened = Service(tmp_path_factory.mktemp("installed"), root="/games")
    yield opened
    opened.kill()


KEPT = "async at => (await (await caches.match(at)).text()).includes('/t/')"
"""Whether the worker knows of a table."""


def test_tables_are_shown_as_they_were_when_nobody_is_reached(service, visit):
    """With a line that says so, at whatever address; with a connection, nothing is kept from us."""
    here = f"{service.url}/games"
    page = visit(f"{here}/new/cave-in")
    page.click("button.main")
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto(f"{here}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(KEPT, arg=f"{here}/away")
    page.context.set_offline(True)
    page.goto(f"{here}/?lang=en")
    assert "You are offline" in page.inner_text("[role=status]")
    assert page.get_attribute(".running a", "href") == table.removeprefix(service.url)
    page.click(".running a")
    page.wait_for_url(table)
    assert "You are offline" in page.inner_text("[role=status]")
    page.context.set_offline(False)
    page.wait_for_selector("#board svg")  # it comes by itself
