"""Letters: taken by a real mail server, or not, and why."""

import pytest

from tests.web.mailbox import SENDER, Mailbox, certificate
from tunnelier.core.language import LANGUAGES
from tunnelier.web.keeping.files import Unusable
from tunnelier.web.telling.hooks import Undelivered
from tunnelier.web.telling.mail import Post, mailbox_of
from tunnelier.web.words import MESSAGES


def refused(post, to="ada@post.example"):
    """In which word a letter is refused, which has a sentence in every language."""
    with pytest.raises(Undelivered) as refusal:
        post.send(to, "Hello", "…")
    word, _, number = str(refusal.value).partition(" ")
    said = {MESSAGES[f"told-error-{word}"].say(lang, number=number) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    return word


def test_a_letter_comes_as_it_was_written(mailbox):
    post = Post(mailbox.settings["mail_server"], "", SENDER)
    text = "C'est à vous, Zoë : …\n" + "x" * 2000 + "\n.\nend\n"
    post.send("ada@post.example", "À vous\r\nBcc: eve@post.example", text, {"X-More": "yes"})
    [letter] = mailbox.letters
    assert (letter["from"], letter["to"]) == (SENDER, "ada@post.example")
    assert letter["subject"] == "À vous Bcc: eve@post.example" and letter["bcc"] is None
    assert letter["x-more"] == "yes" and letter["auto-submitted"] == "auto-generated"
    assert letter["message-id"].endswith("@club.example>") and letter["date"]
    assert letter.get_content().replace("\r\n", "\n") == text


def test_what_the_server_does_not_take_is_told(mailbox):
    post = Post(mailbox.settings["mail_server"], "", SENDER)
    mailbox.nobody.add("bob@post.example")
    assert refused(post, "bob@post.example") == "mailbox"
    assert refused(post, "nobody") == "mailbox-address"
    mailbox.close()
    assert refused(post) == "unreachable" and mailbox.letters == []


@pytest.mark.parametrize(("scheme", "without_tls"), [("smtp", "mail"), ("smtps", "certificate")])
def test_who_listens_on_the_way_hears_nothing(tmp_path, mailbox, monkeypatch, scheme, without_tls):
    """The password is said after TLS alone, to whom the certificate names."""
    safe = Mailbox("hush", certificate(tmp_path), at_once=scheme == "smtps")
    there = f"{scheme}://club@127.0.0.1:{safe.port}"
    assert refused(Post(there, "hush", SENDER)) == "certificate"
    assert refused(Post(f"{scheme}://127.0.0.1:{mailbox.port}", "", SENDER)) == without_tls
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    assert refused(Post(there, "wrong", SENDER)) == "mail"
    Post(there, "hush", SENDER).send("ada@post.example", "Hello", "…")
    assert len(safe.letters) == 1 and mailbox.letters == []
    safe.close()


@pytest.mark.parametrize(
    ("server", "password", "sender", "said"),
    [
        ("mail.example", "", SENDER, "mail.example is no address of a server that sends mail"),
        ("https://mail.example", "", SENDER, "is no address of a server"),
        ("smtp://", "", SENDER, "is no address of a server"),
        ("smtp://mail.example:many", "", SENDER, "is no address of a server"),
        ("smtp://club:hush@mail.example", "", SENDER, "smtp://club@mail.example is no address"),
        ("smtp://club@mail.example", "", SENDER, "TUNNELIER_MAIL_PASSWORD holds the password"),
        ("smtp://mail.example", "hush", SENDER, "give both, or neither"),
        ("smtp://mail.example", "", "", "'' is nobody who sends mail"),
        ("smtp://mail.example", "", "Our club", "is nobody who sends mail"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_a_sentence(server, password, sender, said):
    with pytest.raises(Unusable) as refusal:
        Post(server, password, sender)
    assert said in str(refusal.value) and "hush" not in str(refusal.value)


@pytest.mark.parametrize(
    "given",
    ["", "ada", "@post.example", "ada@", "ada@post", "a b@post.example", "ada@[127.0.0.1]",
     "<ada@post.example>", "ada@post.example,eve@post.example", "ada@post.example\r\nBcc: e@p.ex",
     '"a b"@post.example', "ada(eve)@post.example", "adà@post.example",
     "a" * 250 + "@post.example"],
)  # fmt: skip
def test_what_is_no_mailbox_gets_no_letter(given):
    assert mailbox_of(" ada.b+games@post.example ") == "ada.b+games@post.example"
    with pytest.raises(Undelivered, match=r"^mailbox-address$"):
        mailbox_of(given)
