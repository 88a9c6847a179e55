"""Being told by mail: once one has said yes, all that waits in one letter, until one says no."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.patience import until
from tests.web.kit import PROOF, Person, called
from tests.web.receiver import SOON, sent, together, told_at, told_service, waiting
from tunnelier.core.language import LANGUAGES
from tunnelier.web.telling.notices import MOST_QUESTIONS, PAUSES

BOB = "bob@post.example"
AN_HOUR = 3600


@pytest.fixture
def app(tmp_path, mailbox):
    with told_service(tmp_path, **mailbox.settings, site="http://table.test/") as opened:
        yield opened


def wants_letters(person, mailbox, every=0, address=BOB):
    """Somebody names a mailbox and follows the link in the letter that comes."""
    assert person.post("/told", kind="mail", address=address, every=every).status_code == 303
    stranger = Person(person.app)  # the letter may be read in another browser
    [link] = [each for each in mailbox.links() if "/told/in/" in each]
    assert stranger.post(link).status_code == 200
    return told_at(person)[-1]


def test_nothing_is_written_to_who_has_not_said_yes(app, ada, bob, mailbox):
    """Nor by programs that only look at a link; and nobody is asked again and again."""
    called(bob, "Bob")
    assert bob.post("/told", kind="mail", address=BOB).status_code == 303
    [there] = told_at(bob)
    assert "follow the link" in bob.get("/told").text
    [asked] = mailbox.letters
    assert asked["to"] == BOB and "List-Unsubscribe" not in asked
    link = mailbox.links()[-1]
    shown = Person(app).get(link).text
    assert "Yes, write to me" in shown and f"Bob has named {BOB}" in shown
    assert app.state.door.post(link).status_code == 403, "nor by a form of another site"
    ada.play(together(ada, bob), "take 1")
    assert waiting(app) == []
    again = [bob.post(f"{there}/test").status_code for _ in range(MOST_QUESTIONS)]
    assert again == [303] * (MOST_QUESTIONS - 1) + [422]
    assert len(mailbox.letters) == MOST_QUESTIONS
    assert bob.get(link.replace("/in/", "/out/")).status_code == 404
    assert bob.get(link + "x").status_code == 404
    assert "from now on" in bob.post(link).text
    assert bob.post(f"{there}/test").status_code == 303
    assert "A test by Tunnelier" in mailbox.text()


def test_a_letter_has_all_that_waits_and_the_next_comes_later(app, ada, bob, mailbox):
    """What was answered meanwhile is left out; a letter that would say nothing is not written."""
    wants_letters(bob, mailbox, every=AN_HOUR)
    mailbox.letters.clear()
    one, two, three = (together(ada, bob) for _ in range(3))
    for table in (one, two):
        ada.play(table, "take 1")
    sent(app)
    until(lambda: len(mailbox.letters) == 1 and not waiting(app))
    assert mailbox.letters[0]["subject"] == "Tunnelier: 2 tables wait for you"
    assert {one, two} < set(mailbox.links())
    assert "Cave-in: it is your turn, Bob." in mailbox.text()
    for table in (one, two):
        bob.play(table, "take 1")
    for table in (one, two, three):
        ada.play(table, "take 1")
    sent(app, AN_HOUR - 60)
    assert len(mailbox.letters) == 1 and len(waiting(app)) == 3
    bob.play(one, "take 1")
    bob.get(two)
    sent(app, 60)
    until(lambda: len(mailbox.letters) == 2 and not waiting(app))
    assert mailbox.letters[1]["subject"] == "Tunnelier: a table waits for you"
    assert three in mailbox.links() and two not in mailbox.links()


def test_a_letter_that_was_not_taken_is_written_again(app, ada, bob, mailbox):
    """Soon, and not only when the next one would be due."""
    wants_letters(bob, mailbox, every=24 * AN_HOUR)
    mailbox.letters.clear()
    mailbox.nobody.add(BOB)
    ada.play(together(ada, bob), "take 1")
    sent(app)
    until(lambda: "takes nothing for this mailbox" in bob.get("/told").text)
    assert "We try again" in bob.get("/told").text
    mailbox.nobody.clear()
    sent(app, PAUSES[0] + 1)
    until(lambda: len(mailbox.letters) == 1 and not waiting(app))
    assert "Last taken" in bob.get("/told").text


def test_of_two_processes_one_writes(tmp_path, url, mailbox):
    """Whichever comes first; of each table there is one line, in whatever letter."""
    settings = {"url": url, "site": "http://table.test/", **mailbox.settings}
    with told_service(tmp_path, **settings) as one, told_service(tmp_path, **settings) as other:
        ada, bob = Person(one), Person(one)
        wants_letters(bob, mailbox, every=AN_HOUR)
        mailbox.letters.clear()
        tables = [together(ada, bob) for _ in range(6)]
        for table in tables:
            ada.play(table, "take 1")
        for seconds in (SOON, AN_HOUR):
            with ThreadPoolExecutor() as both:
                list(both.map(sent, (one, other), (seconds, seconds)))
            until(lambda: not [each for each in waiting(one) if each.tries])
        assert waiting(one) == []
    links = [link for number in range(len(mailbox.letters)) for link in mailbox.links(number)]
    assert len(mailbox.letters) <= 2
    assert sorted(link for link in links if link.startswith("/t/")) == sorted(tables)


def test_one_click_in_a_program_for_mail_is_enough(app, ada, bob, mailbox):
    """It says so itself, without a cookie; the page of the same link asks first."""
    there = wants_letters(bob, mailbox)
    assert bob.post(f"{there}/test").status_code == 303
    letter = mailbox.letters[-1]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    out = letter["list-unsubscribe"].strip("<>").removeprefix("http://table.test")
    assert out in mailbox.links()
    assert "No more letters" in bob.get(out).text and told_at(bob) == [there]
    click = {"List-Unsubscribe": "One-Click"}
    assert app.state.door.post(out, data=click).status_code == 200
    assert told_at(bob) == []
    assert bob.get(out).status_code == 404


def test_each_place_has_its_own_tables(app, ada, bob, mailbox, receiver):
    """By mail of one, by a hook of the other; each letter in the reader's language."""
    bob.get("/told", params={"lang": "fr"})
    mail = wants_letters(bob, mailbox)
    mailbox.letters.clear()
    assert bob.post("/told", kind="generic", address=receiver.address).status_code == 303
    [hook] = set(told_at(bob)) - {mail}
    one, two = together(ada, bob), together(ada, bob)
    bob.post(f"{mail}/tables", on=one[3:])
    bob.post(f"{hook}/tables", on=two[3:])
    for table in (one, two):
        ada.play(table, "take 1")
    sent(app)
    until(lambda: not waiting(app))
    assert [each["table"] for each in receiver.told] == [two[3:]]
    [letter] = mailbox.letters
    assert letter["subject"] == "Tunnelier : une table vous attend"
    assert one in mailbox.links() and two not in mailbox.links()


def test_without_a_server_or_a_site_there_is_no_mail(tmp_path, mailbox):
    """Whoever asks could have links lead elsewhere."""
    with told_service(tmp_path, **mailbox.settings) as app:
        bob = Person(app)
        assert 'type="email"' not in bob.get("/told").text
        assert bob.post("/told", kind="mail", address=BOB).status_code == 422
    assert mailbox.letters == []


def test_a_mailbox_by_which_somebody_signs_in_is_theirs(app, bob, mailbox):
    bob.post("/account/mail", address=BOB)
    assert bob.post(mailbox.links()[-1], name="Bob").status_code == 303
    bob.proof = PROOF.search(bob.get("/").text)[1]
    assert f'value="{BOB}"' in bob.get("/told").text
    mailbox.letters.clear()
    assert bob.post("/told", kind="mail", address=BOB).status_code == 303
    assert mailbox.letters == [] and "Send a test" in bob.get("/told").text
    assert bob.post("/told", kind="mail", address="eve@post.example").status_code == 303
    assert len(mailbox.letters) == 1


def test_letters_are_whole_in_every_language(app, bob, mailbox):
    for lang in LANGUAGES:
        bob.get("/told", params={"lang": lang})
        assert wants_letters(bob, mailbox, address=f"{lang}@post.example")
    for there in told_at(bob):
        assert bob.post(f"{there}/test").status_code == 303
    for each in mailbox.letters:
        assert "{" not in each["subject"] + each.get_content() and len(each.get_content()) > 100
    assert len({each["subject"] for each in mailbox.letters}) == 2 * len(LANGUAGES)
