"""Being told in a browser: encrypted for it alone, signed by us, shown by the worker beside pages.

No browser here reaches the service of its maker: a receiver plays that part, and reads what comes
as the browser would.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.patience import until
from tests.web.kit import Person, Service
from tests.web.kit import service as open_service
from tests.web.receiver import sent, together, told_at, told_service, waiting


class Browser:
    """What a browser keeps to itself of a subscription, and what it gives away."""

    def __init__(self, receiver):
        self.receiver, self.secret = receiver, ec.generate_private_key(ec.SECP256R1())
        point = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen bytes..."
        self.keys = {"p256dh": _text(point), "auth": _text(self.auth)}
        self.given = {"kind": "push", "address": receiver.address, **self.keys}

    def read(self, number=-1):
        """What was sent, decrypted."""
        body = self.receiver.came[number][2]
        return json.loads(http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth))

    def headers(self, number=-1):
        return self.receiver.came[number][1]


def _text(value):
    return urlsafe_b64encode(value).decode().rstrip("=")


@pytest.fixture
def app(tmp_path):
    with told_service(tmp_path) as opened:
        yield opened


@pytest.fixture
def browser(receiver):
    receiver.status = 201
    return Browser(receiver)


def test_a_browser_is_told_once_what_it_alone_can_read(app, ada, bob, browser, receiver):
    assert bob.post("/told", **browser.given).status_code == 303
    table = together(ada, bob)
    ada.play(table, "take 1")
    sent(app)
    until(lambda: receiver.came and not waiting(app))
    sent(app, 24 * 3600)
    assert len(receiver.came) == 1 and b"turn" not in receiver.came[0][2]
    link = f"http://table.test{table}"
    said = "Cave-in: it is your turn, Bob."
    assert browser.read() == {"said": said, "link": link, "tag": table[3:]}
    headers = browser.headers()
    assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", table[3:])
    assert Vapid02.verify(headers["Authorization"])
    claims = headers["Authorization"].split("t=")[1].split(".")[1]
    claims = json.loads(urlsafe_b64decode(claims + "=="))
    assert receiver.address.startswith(f"{claims['aud']}/")
    assert claims["sub"] == "https://table.test"


def test_a_browser_that_is_gone_is_told_no_more(app, ada, bob, browser, receiver):
    """It is not tried again either; other mistakes are."""
    bob.post("/told", **browser.given)
    [there] = told_at(bob)
    receiver.status = 500
    bob.post(f"{there}/test")
    assert "(status 500)" in bob.get("/told").text
    receiver.status = 410
    ada.play(together(ada, bob), "take 1")
    sent(app)
    until(lambda: len(receiver.came) == 2 and not waiting(app))
    assert told_at(bob) == []


def test_a_browser_tells_whoever_uses_it_now(ada, bob, browser):
    bob.post("/told", **browser.given)
    ada.post("/told", **browser.given)
    assert told_at(bob) == [] and len(told_at(ada)) == 1
    ada.post("/told", **browser.given)
    assert len(told_at(ada)) == 1


def test_the_key_that_browsers_know_us_by_stays(tmp_path):
    """For all processes, and after a restart."""
    keys = []
    for _ in range(2):
        with open_service(tmp_path) as app:
            keys.append(app.state.notices.pusher.public)
            assert keys[-1] in Person(app).get("/told").text
    assert keys[0] == keys[1] and len(urlsafe_b64decode(keys[0] + "=")) == 65


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"p256dh": ""}, "no keys"),
        ({"auth": "c2hvcnQ"}, "no keys"),
        ({"p256dh": _text(b"\x04" + b"x" * 64)}, "no keys"),
        ({"p256dh": "é"}, "no keys"),
        ({"address": "ftp://push.example/"}, "no web address"),
    ],
)
def test_what_is_no_browser_is_refused(bob, browser, wrong, said):
    answer = bob.post("/told", **{**browser.given, **wrong})
    assert answer.status_code == 422 and said in answer.text


def test_we_do_not_ask_everywhere_for_a_browser_either(tmp_path, browser, receiver):
    with open_service(tmp_path) as app:
        answer = Person(app).post("/told", **browser.given)
    assert answer.status_code == 422 and "inside a private network" in answer.text
    assert receiver.came == []


# --- in a browser


@pytest.fixture(scope="module", name="service")
def service_of_its_own(tmp_path_factory):
    opened = Service(tmp_path_factory.mktemp("push"), hooks_anywhere=True)
    yield opened
    opened.kill()


SUBSCRIBED = """given => {
  PushManager.prototype.subscribe = async settings => ({ toJSON: () => given, settings });
}"""
"""What the service of the browser's maker would answer."""
SHOWN = """() => {
  self.shown = [];
  const kind = Object.getPrototypeOf(self.registration);
  kind.showNotification = async (...all) => self.shown.push(all);
}"""
"""No notice is ever shown by a browser without windows."""


def test_from_the_button_to_the_notice(service, visit, browser):
    page = visit("/told")
    page.evaluate(SUBSCRIBED, {"endpoint": browser.given["address"], "keys": browser.keys})
    page.click("#browser button")
    page.click("form[action$='/test'] button")
    assert "Last taken" in page.inner_text("main")
    told = browser.read()
    assert told["said"] == "A test by Tunnelier: you will be told here."
    [worker] = page.context.service_workers
    worker.evaluate(SHOWN)
    devtools, found = page.context.new_cdp_session(page), []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda each: found.append(each))
    devtools.send("ServiceWorker.enable")
    while not (found and found[-1]["registrations"]):
        page.wait_for_timeout(20)
    number = found[-1]["registrations"][0]["registrationId"]
    sending = {"origin": service.url, "registrationId": number, "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", sending)
    until(lambda: worker.evaluate("self.shown.length"))
    [title, shown] = worker.evaluate("self.shown[0]")
    assert (title, shown["body"], shown["data"]) == ("Tunnelier", told["said"], f"{service.url}/")


def test_a_browser_that_cannot_says_so(visit):
    page = visit("/told")
    page.click("#browser button")
    page.wait_for_selector("#browser .refused:visible")
    page.complaints.clear()  # the browser says so, too
    assert page.locator("[data-kind=push]").count() == 0
