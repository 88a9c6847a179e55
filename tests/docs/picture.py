"""The picture at the top of the README: a table being played, as a browser shows it.

`make picture` takes it anew.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.docs.coverage import ROOT
from tests.web.browser import MATCH, until
from tests.web.conftest import BROWSERS, FLAGS
from tests.web.kit import Service

PICTURE = ROOT / "docs" / "gallery" / "table.png"
GAME, MOVES = "channel-1881", 60
SIZE = {"width": 1280, "height": 720}


def take(page) -> None:
    """A bot plays both sides for a while; then it is our turn, with all there is to choose from."""
    page.goto(f"/new/{GAME}")
    page.fill("input[name=name]", "Ada")
    page.select_option("select[name=seat-1]", "engineer")
    page.click("button.main")
    page.wait_for_url("**/t/*", timeout=MATCH)
    page.wait_for_selector("#board svg")
    page.click("text=Seats")
    page.click("text=Let a bot play for me")
    until(page, f"Number(document.querySelector('#log li a')?.textContent) > {MOVES}")
    page.click("text=Play on myself")
    page.click("text=Log >> nth=0")
    page.wait_for_selector("body.mine #choices li:nth-child(2) button")
    page.reload()
    page.wait_for_selector("body.mine #choices li:nth-child(2) button")
    page.wait_for_timeout(2000)
    page.screenshot(path=PICTURE)


def main() -> None:
    """Open a service, a browser and a table."""
    browser = next(filter(None, map(shutil.which, BROWSERS)))
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        service = Service(Path(folder))
        try:
            opened = driver.chromium.launch(executable_path=browser, args=FLAGS)
            page = opened.new_page(base_url=service.url, viewport=SIZE, locale="en")
            page.set_default_timeout(MATCH)
            take(page)
            opened.close()
        finally:
            service.kill()


if __name__ == "__main__":
    main()
