"""Friends, those one follows, groups, and invitations to a table."""

import re

import pytest

from tests.patience import until
from tests.web.browser import findings
from tests.web.kit import Person, called, later, service, stop_time
from tests.web.receiver import hook, sent, told_service, waiting
from tunnelier.core.language import LANGUAGES
from tunnelier.web.people import belongings
from tunnelier.web.people.company import MOST_ASKED, MOST_GROUPS
from tunnelier.web.people.presence import HERE


@pytest.fixture
def eve(app):
    return Person(app)


def befriended(ada, bob):
    """Two who are friends: their pages."""
    pages = called(ada, "Ada"), called(bob, "Bob")
    assert ada.post(f"{pages[1]}/friend", deed="ask").status_code == 303
    assert bob.post(f"{pages[0]}/friend", deed="accept").status_code == 303
    return pages


def part(person, title, path="/friends"):
    """What a page says between a heading and the end of its section."""
    return person.get(path).text.partition(f">{title}</h2>")[2].partition("</section>")[0]


def tables(text):
    return re.findall(r'href="(/t/[\w-]+)"', text)


# --- friends


def test_friends_are_those_who_both_want_it(app, ada, bob):
    """Asked, refused, asked again, accepted, ended: each sees how it stands."""
    of_ada, of_bob = called(ada, "Ada"), called(bob, "Bob")
    assert bob.post(f"{of_ada}/friend", deed="accept").status_code == 409
    for answer in ("end", "accept"):
        ada.post(f"{of_bob}/friend", deed="ask")
        assert "no answer yet" in part(ada, "Friends") and "Bob" in part(ada, "Friends")
        assert "would be your friend" in part(bob, "Friends") and "Refuse" in bob.get(of_ada).text
        assert (
            "would be your friend" in bob.get("/").text and "You are invited" in bob.get("/").text
        )
        assert bob.post(f"{of_ada}/friend", deed=answer).status_code == 303
    for person, page in ((ada, of_bob), (bob, of_ada)):
        assert "End the friendship" in person.get(page).text
    bob.post(f"{of_ada}/friend", deed="end")
    assert "Nobody yet" in part(ada, "Friends") and "Nobody yet" in part(bob, "Friends")
    assert ada.post(f"{of_ada}/friend", deed="ask").status_code == 404, "nobody is their own"
    assert ada.post("/player/nobody/friend", deed="ask").status_code == 404
    guest = app.state.keeper.store.player(of_ada.removeprefix("/player/")).guest
    assert guest not in bob.get(of_ada).text + bob.get("/friends").text


def test_two_who_ask_each_other_are_friends(ada, bob):
    of_ada, of_bob = called(ada, "Ada"), called(bob, "Bob")
    ada.post(f"{of_bob}/friend", deed="ask")
    bob.post(f"{of_ada}/friend", deed="ask")
    assert "End the friendship" in ada.get(of_bob).text


def test_who_is_muted_asks_in_vain(app, ada, bob):
    """They are not told so; nor is who muted them asked to tables or groups."""
    of_ada, of_bob = befriended(ada, bob)
    bob.post(f"{of_ada}/friend", deed="end")
    assert bob.post(f"{of_ada}/mute", deed="mute").status_code == 303
    assert ada.post(f"{of_bob}/friend", deed="ask").status_code == 303
    assert "no answer yet" in ada.get(of_bob).text
    assert "would be your friend" not in bob.get("/friends").text
    bob.post(f"{of_ada}/mute", deed="hear")
    assert "would be your friend" in bob.get("/friends").text
    bob.post(f"{of_ada}/friend", deed="accept")
    bob.post(f"{of_ada}/mute", deed="mute")
    table, group = ada.open("cave-in", "open"), made(ada)
    for path in (table, group):
        ada.post(f"{path}/invite", who=of_bob.removeprefix("/player/"))
    shown = bob.get("/friends").text
    assert table not in shown and "The Moles" not in shown


def test_nobody_asks_everybody(app, ada):
    store, company = app.state.keeper.store, app.state.company
    for number in range(MOST_ASKED):
        store.greet(f"guest {number}")
        assert company.ask("ada", f"guest {number}")
    assert not company.ask("ada", "one more") and company.ask("ada", "guest 1")


def test_whom_one_has_played_with_is_asked_from_the_table(app, ada, bob):
    """On the card at the end; and back to it."""
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    assert "Ask to be friends" not in ada.get(table).text
    for person in (ada, bob):
        person.post(f"{table}/agree", yes="yes")
    for path in (f"{table}/ending", table):
        assert "Ask to be friends" in ada.get(path).text
        assert "Ask to be friends" not in Person(app).get(path).text
    of_bob = re.search(r'action="(/player/[\w-]+/friend)"', ada.get(table).text)[1]
    asked = ada.post(of_bob, deed="ask", table=table[3:])
    assert asked.headers["location"] == table
    assert "Accept" in bob.get(f"{table}/ending").text
    strange = ada.post(of_bob, deed="ask", table="//elsewhere.test")
    assert strange.headers["location"].startswith("/player/")


def test_friends_see_who_is_here_and_where_in_public(app, ada, bob, eve):
    stop_time(app)
    of_ada, _ = befriended(ada, bob)
    private, public = bob.open("cave-in", "open"), bob.open("cave-in", "open", public="yes")
    seen = part(ada, "Friends")
    assert "here now" in seen and tables(seen) == [public] and "plays Cave-in" in seen
    later(app, HERE.total_seconds() + 1)
    assert "here now" not in part(ada, "Friends")
    for page in (of_ada, "/friends"):
        assert "here now" not in eve.get(page).text
    assert private not in eve.get(of_ada).text + ada.get("/friends").text


# --- following


def test_who_follows_sees_what_is_public_and_nothing_else(app, ada, bob, eve):
    """Tables that run, results, and a count; nobody is told by whom they are followed."""
    of_bob = called(bob, "Bob")
    assert eve.post(f"{of_bob}/follow", deed="follow").status_code == 303
    private, public, over = (
        bob.open("cave-in", "open", **more) for more in ({}, {"public": "yes"}, {"public": "yes"})
    )
    ada.post(f"{over}/sit", number=1, name="Ada")
    while not (told := ada.state(over))["over"]:
        (bob, ada)[told["asked"]].play(over)
    shown = part(eve, "Whom I follow")
    assert tables(shown) == [public, over] and "won by" in shown
    assert tables(eve.get(of_bob).text) == [public] and private not in eve.get(of_bob).text
    assert "Followed by: 1" in bob.get("/friends").text
    assert "Followed by: 1" in ada.get(of_bob).text
    eve.post(f"{of_bob}/follow", deed="leave")
    assert "Followed by: 0" in bob.get("/friends").text and tables(part(eve, "Whom I follow")) == []


# --- groups


def made(person, name="The Moles"):
    """A new group: its address."""
    answer = person.post("/groups", name=name)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def test_a_group_is_joined_by_its_link_left_and_closed(app, ada, bob, eve):
    called(ada, "Ada")
    group, of_bob = made(ada), called(bob, "Bob")
    stranger = bob.get(group).text
    assert "The Moles" in stranger and "Ada" not in stranger, "members alone see members"
    for person, deed in ((ada, "leave"), (bob, "close")):
        assert person.post(group, deed=deed).status_code == 403
    assert bob.post(group, deed="join", name="Bob").status_code == 303
    assert "Ada" in bob.get(group).text and group in part(bob, "Groups")
    bob.post(group, deed="leave")
    assert "Ada" not in bob.get(group).text and group not in part(bob, "Groups")
    bob.post(group, deed="join", name="Bob")
    away = {"player": of_bob.removeprefix("/player/")}
    assert eve.post(f"{group}/send-away", **away).status_code == 403
    assert ada.post(f"{group}/send-away", **away).status_code == 303
    assert "Bob was sent away." in ada.get(group).text
    assert bob.post(group, deed="join").status_code == 403 and "Bob" not in ada.get(group).text
    bob.post(group, deed="leave")
    assert bob.post(group, deed="join").status_code == 403, "who was sent away stays so"
    assert ada.post(group, deed="close").status_code == 303
    assert ada.get(group).status_code == 404 and group not in ada.get("/friends").text


def test_friends_are_invited_to_a_group(app, ada, bob, eve):
    _, of_bob = befriended(ada, bob)
    group, of_eve = made(ada), called(eve, "Eve")
    for page, invited in ((of_bob, "1 person is invited"), (of_eve, "Nobody was invited")):
        ada.post(f"{group}/invite", who=page.removeprefix("/player/"))
        assert invited in ada.get(group).text
    assert "The Moles" in part(bob, "Groups") and "The Moles" in bob.get("/").text
    assert "The Moles" not in part(eve, "Groups") + eve.get("/").text, "she is no friend"
    assert eve.post(f"{group}/invite", who="anybody").status_code == 403
    bob.post(group, deed="join", name="Bob")
    assert "Bob" in ada.get(group).text


def test_who_joins_a_group_says_what_they_are_called(ada, bob):
    group = made(ada)
    for fields in ({}, {"name": ""}):
        assert bob.post(group, deed="join", **fields).status_code == 422
    assert bob.post(group, deed="join", name="Bob").status_code == 303
    assert "Bob" in ada.get(group).text and bob.get("/account").text.count('value="Bob"')


@pytest.mark.parametrize(("name", "status"), [("", 422), ("x" * 41, 422), ("Moles", 303)])
def test_a_group_has_a_name(ada, name, status):
    assert ada.post("/groups", name=name).status_code == status


def test_nobody_makes_groups_without_end(app):
    found = [app.state.company.found("ada", "Moles") for _ in range(MOST_GROUPS + 1)]
    assert all(found[:-1]) and found[-1] is None


def test_a_table_of_a_group_is_for_its_members_alone(app, ada, bob, eve):
    """They find it on the page of the group; nobody else looks on, sits down or asks for it."""
    group = made(ada)
    bob.post(group, deed="join", name="Bob")
    own = {"group": group.removeprefix("/group/")}
    fields = {"game": "cave-in", "seat-0": "me", "seat-1": "open"}
    app.state.keeper.ready("cave-in")
    assert eve.post("/t", **fields, **own).status_code == 403
    table = ada.open("cave-in", "open", public="yes", **own)
    assert tables(bob.get(group).text) == [table] and tables(eve.get("/open").text) == []
    for path in ("", "/state", "/events", "/replay"):
        assert eve.get(f"{table}{path}").status_code == 403, path
    assert eve.post(f"{table}/sit", number=1).status_code == 403
    assert eve.get(f"/api/tables/{table[3:]}").status_code == 404
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    bob.post(group, deed="leave")
    assert bob.get(table).status_code == 200, "who sits there stays"
    for person in (ada, bob):
        person.post(f"{table}/agree", yes="yes")
    assert "group alone" in eve.get(f"{table}/match.txt").text
    new = ada.post(f"{table}/rematch").headers["location"]
    assert bob.get(new).status_code == 200 and eve.get(new).status_code == 403


def test_who_is_sent_away_from_a_group_hears_nothing_more_of_its_tables(app, ada, bob):
    """Though they listen already: the stream ends before the next word."""
    group, of_bob = made(ada), called(bob, "Bob")
    bob.post(group, deed="join", name="Bob")
    table = ada.open("cave-in", "open", group=group.removeprefix("/group/"))
    with bob.http.stream("GET", f"{table}/events", headers={"accept-encoding": ""}) as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("data:"))
        ada.post(f"{group}/send-away", player=of_bob.removeprefix("/player/"))
        for text in ("is he gone?", "he is"):
            ada.post(f"{table}/say", text=text)
        assert next((line for line in lines if "gone?" in line), None) is None


def test_a_group_has_a_standing_of_its_own(app, ada, bob, eve):
    for other, name in ((bob, "Bob"), (eve, "Eve")):
        table = ada.open("cave-in", "open", rated="yes")
        other.post(f"{table}/sit", number=1, name=name)
        other.post(f"{table}/resign")
    group = made(ada)
    bob.post(group, deed="join", name="Bob")
    sheet = part(ada, "Cave-in: standing", group)
    assert re.findall(r">(Ada|Bob|Eve)</a>", sheet) == ["Ada", "Bob"] and " ?</td>" in sheet


# --- invitations


def invited(person):
    """The tables that somebody is invited to, on the first page and for its script."""
    found = [
        tables(person.get(path).text.partition("You are invited")[2])
        for path in ("/mine", "/friends")
    ]
    assert set(found[0]) >= set(found[1])
    return found[1]


def test_friends_are_invited_and_sit_down_or_do_not(app, ada, bob, eve):
    """From a new table and from one that waits; until no seat is free."""
    _, of_bob = befriended(ada, bob)
    befriended(ada, eve)
    name = of_bob.removeprefix("/player/")
    first = ada.open("cave-in", "open", invite=name)
    second = ada.open("cave-in", "open", "open")
    assert ada.post(f"{second}/invite", who=name).status_code == 303
    assert set(invited(bob)) == {first, second} and invited(eve) == []
    assert "by Ada" in bob.get("/").text and "Invited: Bob" in ada.get(second).text
    bob.post(f"{first}/invitation", deed="decline")
    ada.post(f"{first}/invite", who=name)
    assert invited(bob) == [second], "nobody is asked twice"
    assert ada.post(f"{first}/delete").status_code == 303
    assert bob.post(f"{second}/invitation", deed="accept").headers["location"] == second
    assert ada.state(second)["seats"][1]["name"] == "Bob" and invited(bob) == []
    assert bob.post(f"{second}/invitation", deed="accept").status_code == 409
    assert Person(app).post(f"{second}/invite", who=name).status_code == 403
    full = {"game": "cave-in", "seat-0": "me", "seat-1": "novice", "invite": name}
    assert ada.post("/t", **full).status_code == 422, "nobody could sit down"


def test_an_invitation_ends_when_the_match_begins(app, ada, bob, eve):
    befriended(ada, bob)
    group = made(ada)
    for person in (bob, eve):
        person.post(group, deed="join", name="Somebody")
    table = ada.open("cave-in", "open")
    ada.post(f"{table}/invite", group=group.removeprefix("/group/"))
    assert invited(bob) == invited(eve) == [table]
    eve.post(f"{table}/invitation", deed="accept")
    assert invited(bob) == []
    assert bob.post(f"{table}/invitation", deed="accept").status_code == 409
    assert ada.post(f"{table}/invite", group=group.removeprefix("/group/")).status_code == 409


def test_whoever_is_invited_is_told_elsewhere_while_it_holds(tmp_path, receiver):
    with told_service(tmp_path) as app:
        ada, bob, eve = (Person(app) for _ in range(3))
        hook(bob, receiver)
        name = befriended(ada, bob)[1].removeprefix("/player/")
        table, taken = (ada.open("cave-in", "open", invite=name) for _ in range(2))
        eve.post(f"{taken}/sit", number=1)
        sent(app)
        until(lambda: receiver.came and not waiting(app))
        (told,) = receiver.told
        assert told["text"] == f"Cave-in: Ada invites you to a table. http://table.test{table}"
        assert told["what"] == "invited"


def test_whoever_is_called_is_told_elsewhere_once_while_it_holds(tmp_path, receiver):
    """To be friends, and to a group; not of who is muted, nor what was seen here or taken back."""
    with told_service(tmp_path) as app:
        ada, bob, eve, zoe = (Person(app) for _ in range(4))
        hook(bob, receiver)
        theirs = {each: called(each, name) for each, name in ((ada, "Ada"), (bob, "Bob"))}
        theirs |= {each: called(each, name) for each, name in ((eve, "Eve"), (zoe, "Zoe"))}
        bob.post(f"{theirs[eve]}/mute", deed="mute")
        for each in (ada, eve, zoe):
            each.post(f"{theirs[bob]}/friend", deed="ask")
        zoe.post(f"{theirs[bob]}/friend", deed="end")
        sent(app)
        until(lambda: receiver.came and not waiting(app))
        bob.post(f"{theirs[ada]}/friend", deed="accept")
        group, seen = (ada.post("/groups", name=name).headers["location"] for name in "MN")
        name = theirs[bob].removeprefix("/player/")
        ada.post(f"{seen}/invite", who=name)
        bob.get("/friends")
        ada.post(f"{group}/invite", who=name)
        for _ in range(2):
            sent(app)
            until(lambda: len(receiver.came) > 1 and not waiting(app))
        assert [told["text"] for told in receiver.told] == [
            "Ada would be your friend. http://table.test/friends",
            "Ada invites you to the group M. http://table.test/friends",
        ]


# --- everywhere


def test_company_comes_along_into_an_account_and_goes_with_it(app):
    """Whom a guest was friends with, and what they made; nothing of who leaves is left."""
    keeper, company = app.state.keeper, app.state.company
    for guest in ("guest", "account", "bob"):
        keeper.store.greet(guest)
    for other in ("bob", "account"):
        assert company.ask("guest", other) and company.accept(other, "guest")
    company.follow("bob", "guest", True)
    group = company.found("guest", "The Moles")
    company.invite_to_group(group, "guest", ["bob"])
    assert company.join(group, "bob")
    belongings.come_along(keeper, "guest", "account")
    assert [each.guest for each in company.friends("account")] == ["bob"]
    assert company.followers("account") == 1 and company.group(group).host == "account"
    assert {each.guest for each in company.members(group)} == {"account", "bob"}
    alone = company.found("account", "The Hermits")
    company.invite_to_group(alone, "account", ["bob"])
    belongings.leave(keeper, "account")
    assert company.friends("bob") == company.followed("bob") == []
    assert company.group(group).host == "bob" and company.group(alone) is None
    assert [each.id for each in company.groups("bob")] == [group]


def test_all_of_it_holds_at_several_processes(tmp_path, url):
    with service(tmp_path, url=url) as one, service(tmp_path, url=url) as other:
        ada, bob = Person(one), Person(other)
        _, of_bob = befriended(ada, bob)
        group = made(ada)
        bob.post(group, deed="join", name="Bob")
        own = {"group": group.removeprefix("/group/")}
        table = ada.open("cave-in", "open", invite=of_bob.removeprefix("/player/"), **own)
        assert tables(bob.get(group).text) == invited(bob) == [table]
        other.state.presence.write()
        assert "here now" in part(ada, "Friends")
        assert bob.post(f"{table}/invitation", deed="accept").status_code == 303
        assert ada.state(table)["begun"]


def test_pages_of_company_fit_a_phone_and_have_no_serious_finding(visit):
    """In every language, with the longest name a group can have."""
    page = visit("/friends", viewport={"width": 390, "height": 800})
    page.fill("form[action='/groups'] input[name=name]", "W" * 40)
    page.click("form[action='/groups'] button")
    page.wait_for_url("**/group/*")
    mine = page.locator(".people a").first.get_attribute("href")
    for path in (page.url, "/friends", mine, "/new/cave-in"):
        for lang in LANGUAGES:
            page.goto(f"{path}?lang={lang}")
            wider = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wider <= 0, (path, lang)
        assert findings(page) == []
