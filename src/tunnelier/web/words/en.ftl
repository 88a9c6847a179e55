### The browser: pages, what is said at the table, and what goes wrong.

## On every page

language = Language
back = All games
now = Back to the table
rules = Rules
# Before what it stands for.
label = { $of }:
rules-of = { $title }: rules
rule = rule { $number }
try-again = Try again

## The first page

tagline = Modern board games, implemented whole. Play with friends and honest bots.
unofficial = An unofficial project: titles say what is implemented; no publisher's art or text is here.
players = { $least }–{ $most } players
players-always =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
# A link: a guided first match.
learn = Learn to play
play-my-level = Play a bot of my level
# Of the bots of one's level: how strong the next one is.
my-step = step { $step } of { $steps }
my-level-means = A bot of your level stands on one of { $steps } steps: a win takes you one step up, a loss one step down, so that you should win about half of your matches. The coach speaks up before a move that gives much away. Above these steps there are those who search:
play-friends = Play with friends
# A button: two bots play, one looks on.
watch = Watch two bots
puzzles = Puzzles
analyse = Analyse
analyse-of = { $title }: analyse
analyse-means = Your finished matches: the coach goes through every choice, and says what cost most and what was better.
analyse-nothing = You have not finished a match of this game yet: afterwards the coach goes through it with you here.
analyse-file = A match that was saved as a file:
analyse-bring = Look at it
analyse-refused = It cannot be looked at. { $why }
analyse-no-text = This file is no text.
analyse-not-over = This match is not over yet.
setup = Set up a position
setup-of = { $title }: a position
setup-open = Analyse this position
setup-wrong = Not possible: { $why }
setup-line = Not possible, line { $line }: { $why }
setup-undrawn = These numbers cannot be drawn together. Undo the last change, or correct it below.
setup-change = Change
setup-places = All there is
setup-search = Search
setup-means = Click something on the board, or choose it here, and change what is behind it.
setup-moves = Moves from here
setup-play = Play from here
setup-seat = You sit as
setup-others = The others
setup-people = people, by a link
setup-begin = Begin
setup-text = As text
setup-take = Take this text
setup-file = or a file:
setup-new = A new one:
setup-players = { $count } players
setup-limits = Everything is shown here, what is hidden at a table too; of a match that goes on, what you cannot see is guessed. It is checked that numbers are in their ranges, that all pieces of the box are there, that somebody is asked something that has an answer, and that a few matches can be played on from here. Whether any match comes here, nobody checks; and what the rules count along you change yourself.
# Of a table: who else plays there.
with = with { $names }
set-up = Set up a table
your-tables = Your tables
# A heading, over matches.
lately = Lately finished
# Of a table: when something last happened there.
changed = { $date }, { $time } UTC

## Reading the rules

contents = Contents
search-rules = Search the rules
components = Components
components-of = { $title }: components
component-count = { $number ->
    [one] There is one of these.
   *[other] There are { $number } of these.
}
component-each = { $number ->
    [one] Each player has one.
   *[other] Each player has { $number }.
}
component-reconstructed = Some of its numbers are reconstructed: the true ones are not published.
component-page = More about it

## A new table

own-box = Do you own the box? The end of the rules says how to play with its numbers.
your-name = Your name
seats = Seats
seat = Seat { $number }
# Of a seat: who opens the table sits there.
me = me
open-seat = open: whoever has the link
no-seat = not used
bot = bot: { $level }
bots = The bots
options = Options
hints = The coach may be asked for hints
bot-my-level = bot: of my level
coached = The coach speaks up before a move of mine that gives much away
patience = When somebody does not answer
# A length of time follows.
stand-in-after = without a clock the others may let a bot play after
# The name of a bot follows.
stand-in = it plays as
start = Open the table

## Clocks

clocks = Clocks
pace = Time
pace-each = Time to answer
pace-none = no clock
pace-move = { $length } for each answer
pace-bank = { $length } for the match, and { $increment } more with each answer
pace-days = { $length } for each answer
pace-end = When time is over
pace-end-skip = a bot gives that answer
pace-end-bot = a bot plays on until they come back
pace-end-loss = whoever is late has lost
pace-end-wait = nothing happens, but the others may let a bot play
# At a table: how much time there is, and what happens at its end.
pace-agreed = Time: { $pace }. When it is over: { $end }.
pace-quiet = No time passes from { $evening } to { $morning } ({ $zone }).
pace-vacation = Vacation for each player: { $length }.
pace-over-days = Over days: quiet hours and vacation
quiet-from = No time passes from
quiet-to = until
# Of an hour that is not chosen.
quiet-none = –
quiet-zone = in the time zone
quiet-both = Hours in which no time passes begin at one hour and end at another: choose both.
quiet-unknown = We know no time zone called “{ $zone }”. They have names like Europe/Berlin or America/New_York.
vacation-each = Vacation for each player
vacation-none = none
vacation = Vacation
vacation-means =
    { $days ->
        [one] Your clock stands still while you are away. You have { $days } day left at this table; 0 ends a vacation.
       *[other] Your clock stands still while you are away. You have { $days } days left at this table; 0 ends a vacation.
    }
vacation-days = Days
# A button.
vacation-take = Go on vacation
vacation-too-long = That is more vacation than was agreed on at this table.
on-vacation = on vacation
# Read out once.
clock-low = Half a minute left.
# Of somebody at the table.
lost-time = has lost: the time was over
# How many answers a bot gave for somebody who was late.
skipped = answers given by a bot, for the time was over: { $count }
# The title of the card at the end.
closed-time = The match is over: somebody's time has run out
time-over = Your time is over: a bot plays this seat.

## Standing

standing = Standing
standing-of = { $title }: standing
standing-means = Ratings by rated matches, those among people and those with bots apart. A new player has 1000 points. The number after ± says how far off a rating may be; one with a question mark rests on fewer than five matches.
standing-nobody = No rated match of this game was played among people yet.
standing-people = People
standing-bots-mean = By the rated matches in which they met people.
standing-no-bot = No rated match of this game was played against a bot yet.
standing-who = Player
standing-rating = Rating
rating = { $points } ± { $about }
rating-provisional = { $points } ± { $about } ?
rating-matches = Matches
rating-graph = Rating after each match
place-of = place { $place } of { $count }
# A game, of somebody's rating in matches in which bots sat too.
ladder-with-bots = { $title }, with bots
ladder-record = Matches: { $matches }, won: { $won }, best rating: { $best }
ladder-none = No rated match yet.
# Beside a box to be ticked.
rated-wanted = Rated: the result counts, with bots apart from people; no hints, nothing is taken back, nobody lets a bot play, and whoever is late has lost
rated-clockless = A rated match without a clock: whoever does not answer for as long as is chosen below has lost, if another says so.
rated-here = A rated match: no hints, nothing is taken back, and whoever resigns or is late has lost.
rated-no-clock = There is no clock: whoever does not answer for { $length } has lost, if another says so.
rated-people = A rated match is played by two or more, a person among them, each with a seat of their own; programs that take a seat have no part in it.
rated-no-undo = nothing is taken back in a rated match
rated-no-bot = Nobody lets a bot play in a rated match.
rated-resign = A rated match against bots has a result: play on, or resign.
rated-link = The result counts here, so the seat is no other account's: whoever holds it signs in where they want to play on.
# Of somebody at the table.
lost-resigned = has resigned, and lost
# The title of the card at the end.
closed-resigned = The match is over: somebody has resigned

## Finding each other

open-tables = Open tables
open-game = Game
open-any = any
open-pace-none = no clock
open-pace-move = by the move
open-pace-bank = a bank for the match
open-pace-days = over days
open-near = of about my level
# A number of points follows.
open-least = rating from
open-most = to
# A button.
open-filter = Show
open-nothing = There is no such table just now. Set one up and make it public.
open-free =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
open-watch = Look on
open-rated = rated
# Beside a box to be ticked.
public-wanted = Public: everybody finds this table and may look on; else only who has its link
# A button: a new match in which everybody keeps their seat.
same-again = Same again
watching = Looking on: { $count }
gallery-means = You are heard by those who look on. Those who play read it when the match is over.

## Friends and groups

friends = Friends and groups
friends-mine = Friends
friends-nobody = Nobody yet. Ask somebody you have played with: on the card at the end of a match, or on their page.
# A button.
friends-ask = Ask to be friends
# After the name of somebody who would be one's friend.
friends-asks = would be your friend
friends-accept = Accept
friends-refuse = Refuse
friends-waiting = asked, no answer yet
friends-withdraw = Ask no more
friends-end = End the friendship
friends-here = here now
# A link to a public table where a friend plays.
friends-plays = plays { $title }
friends-many = You have asked many who have not answered: wait a while.
friends-not-asked = They ask no more.
player-mine = My page
# A button.
follow = Follow
follow-end = Follow no more
following = Whom I follow
following-means = You see what they do at public tables, and nothing else.
following-running = Playing now
following-results = Results
followers = Followed by: { $count }
has-won = won by { $names }
groups = Groups
group-name = A new group called
group-make = Make it
group-no-name = A group needs a name.
group-nameless = Say what you are called: the others in a group see it.
group-many = You have made many groups: close one of them first.
group-means = A group of people who play with each other: its members see its tables, and how they stand among themselves.
group-join = Join
# After the name of a group.
group-called = a group invites you
group-closed = This group does not take you in.
group-tables = Tables of the group
group-no-tables = None just now.
group-members = Members
group-link = Whoever has this link can join:
group-leave = Leave the group
group-leave-means = You see its tables no more. By its link you can come back.
group-send-away-means = { $name } sees its tables no more, and cannot come back by its link.
group-close = Close the group
group-close-means = It is gone for good, for everybody. Its tables stay with those who sit there.
group-only = This table is for a group alone.
# A choice of groups follows.
group-wanted = For a group alone
group-none = –
invitations = You are invited
invited-by = by { $name }
# A button.
invited-accept = Sit down
# A button.
invited-decline = No, thank you
invited-already = Invited:
invite-friends = Invite friends
invite-group = Everybody of a group
invite-full = Nobody could sit down whom you invite: leave a seat free.
# A button.
invite = Invite

## Peace

# A button beside somebody's name, before the match begins.
send-away = Send away
# A button.
agree = Agree to end the match as it is
# A button.
agree-not = Play on after all
# Of somebody at the table.
wants-end = would end the match as it is
# The title of the card at the end.
closed-agreed = The match is over: all agreed to end it
peace = Mute or report somebody
peace-means = Whoever is muted is heard by you no more, at any table. A report goes to whoever hosts this service.
peace-who = Who
mute = Mute
hear = Hear again
report-what = What happened
report = Report
# Said once on the next page, after it was done; so are the others.
done-mute = { $name } is heard by you no more.
done-hear = You hear { $name } again.
done-report = Your report about { $name } is with whoever hosts this service.
done-send-away = { $name } was sent away.
done-invite =
    { $number ->
        [0] Nobody was invited: choose somebody first.
        [one] { $number } person is invited.
       *[other] { $number } people are invited.
    }
done-keep = It is kept.

## The host's page, and what hosts say

# Who speaks or acts, for those at a table.
hosting-host = the host
hosting-page = Hosting
hosting-now = The service
hosting-people = People
hosting-tables = Tables
hosting-reports = Reports
hosting-doing = What it is doing
hosting-well = All is well.
hosting-doing-processes = Processes
hosting-doing-streams = Pages that listen here
hosting-doing-tables = Tables in memory here
hosting-doing-bots = Bots, waiting or thinking
hosting-doing-coach = The coach's queue here
hosting-doing-moves = Moves taken here
hosting-doing-errors = Errors here
hosting-announcements = Announcements
hosting-until = until { $date }
hosting-withdraw = Withdraw
hosting-hours = For how many hours
hosting-announce = Announce on every page
hosting-hosts = Who hosts
hosting-hosts-means = Somebody who has played here becomes a host on the page “People”; anybody else by a link that the command tunnelier host makes.
hosting-leave = Host no more
hosting-drop = Let them host no more
hosting-deeds = What hosts did
hosting-search = Name
hosting-find = Find
hosting-tables-of = { $number ->
    [one] { $number } table
   *[other] { $number } tables
}
hosting-answered = last answered { $ago }
hosting-never-answered = has answered nowhere
hosting-banned = Banned for good.
hosting-banned-until = Banned until { $date }.
hosting-lift = Lift the ban
# What opens the forms for it.
hosting-act = Ban, or make a host
hosting-reason = Reason, which they will read
hosting-days = For how many days (nothing: for good)
hosting-ban = Ban
hosting-name = Make a host
hosting-nobody = Nobody is found.
hosting-kind = Which tables
hosting-kind-running = running
hosting-kind-open = with a free seat
hosting-kind-ended = ended
hosting-end = End this table
hosting-word = A word to those who sit there
hosting-where = the table
hosting-by-whom = who reports
hosting-had-said = They had said there:
hosting-note = A note
hosting-settle = Settled
hosting-no-reports = No report waits.
hosting-settled = Settled reports
hosting-settled-on = Settled: { $date }.
hosting-invited = Become a host of this service
hosting-invited-means = Hosts see who plays here, and read reports; they can ban people, end tables and announce things on every page. Whatever they do is written down for all hosts to see. This link makes one person a host.
hosting-accept = Become a host
hosting-only = This page is for those who host the service.
hosting-not-invited = This invitation is used up, or too old: whoever runs the service makes a new one.
hosting-no-words = Something is missing here: who it is about, or the words for it.
# Of an announcement: not to be shown it again.
heard = Got it
banned = You are banned from this service, and may not sit down, talk or open tables. The reason: { $reason }
banned-until = You are banned from this service until { $date }, and may not sit down, talk or open tables. The reason: { $reason }
# The title of the card at the end.
closed-host = The host of this service has ended this match
deed-came = { $name } became a host by invitation.
deed-named = { $name } made { $about } a host.
deed-dropped = { $name }: { $about } is a host no more.
deed-banned = { $name } banned { $about }.
deed-lifted = { $name } lifted the ban of { $about }.
deed-announced = { $name } announced something.
deed-withdrew = { $name } withdrew an announcement.
deed-settled = { $name } settled a report about { $about }.
deed-ended = { $name } ended the table { $about }.

## Being told

told-title = Notifications
told-means = When it is your turn somewhere and you are not looking, or a match of yours is over, we can tell you elsewhere.
told-kind = What listens there
told-kind-generic = A program (JSON)
told-kind-discord = Discord
told-kind-ntfy = ntfy
told-address = Its address
told-keep = Keep
told-test = Send a test
told-delete = Tell me no more
told-tables = Tables I am told of
told-sent = Last taken there: { $date }.
told-nothing-sent = Nothing was taken there yet.
told-failed = Last error, { $date }: { $error }.
told-again = We try again: { $date }.
told-many-tests = So many tests in a row are enough: send the next one in { $length }.
told-error-address = this is no web address that we can send to: it must begin with https:// or http://, and hold no name and password
told-error-private = this address is inside a private network, or is this machine itself: we send only to addresses that the whole internet can reach
told-error-unknown = no server of this name was found: look whether it is spelled right
told-error-slow = it did not answer in time
told-error-certificate = its certificate for https is not valid
told-error-unreachable = no connection to it could be made
told-error-status = it answered, but did not take the message (status { $number })
told-error-mailbox = the mail server takes nothing for this mailbox
told-error-mailbox-address = this is no address of a mailbox, such as ada@post.example
told-error-mail = the server by which we send mail does not let us: whoever hosts this service has to mend it
told-error-many = you are told in so many places already: take one away first
told-error-many-letters = so many letters to one mailbox are enough: come again in { $number } min
told-error-keys = this browser gave us no keys by which it could be written to
told-refused = That did not work: { $error }.
no-mail = No letters here: whoever hosts this service has set up no mail server.
told-turn-said = { $title }: it is your turn, { $name }. { $link }
told-over-said = { $title }: the match is over, { $name }. { $link }
told-invited-said = { $title }: { $name } invites you to a table. { $link }
told-friend-said = { $name } would be your friend. { $link }
told-group-said = { $name } invites you to the group { $group }. { $link }
told-test-said = A test by Tunnelier: you will be told here. { $link }
told-more = A new place
told-hook = An address of your own
told-kind-mail = Mail
told-kind-push = A browser
told-push = This browser
told-mailbox = Your mailbox
told-mail-means = We write there first, and tell you nothing before you have followed the link in that letter.
told-every = Letters
told-every-once = at once
told-every-time = at most one in { $time }
told-asked = We have written to { $address }: follow the link in that letter, and you will be told there.
told-ask-again = Write again
told-push-means = The browser shows a notice, whether a page of ours is open or not.
told-push-keep = Tell me in this browser
told-push-refused = This browser does not let us: it may ask you whether we may show notices.
told-this-browser = It is the browser you are looking at.
told-link-old = This link is good no more: nothing is sent to that mailbox.
told-in = { $name } has named { $address } here. Shall we write to it when it is the turn of { $name }? If that is not you, close this page.
told-in-button = Yes, write to me
told-in-done = We write to { $address } from now on.
told-out = Shall we write to { $address } no more?
told-out-button = No more letters
told-out-done = We write to { $address } no more.
letter-ask = Tunnelier: shall we write to you?
letter-asked =
    Somebody at { $here } wants to be told here when it is their turn.

    If that is you, follow this link: { $link }

    If not, do nothing, and nothing more will come.
letter-subject =
    { $count ->
        [one] Tunnelier: a table waits for you
       *[other] Tunnelier: { $count } tables wait for you
    }
letter-out =
    How you are told: { $here }
    No more letters: { $link }

## The pages as an app

away-title = Nobody is reached
away-means = You are offline, or the service is. These are your tables as of { $date }.
away-again = Try again

## Staying who you are

account-title = Account
account-guest-means = You play as a guest: this browser has a cookie, and that is all we know of you. You need no account. With one you are the same person on every device: the same tables, ratings and settings, and the same people muted.
account-name = Your name
account-name-means = You are called so at new tables. At those where you sit your name stays as it is there.
account-keep = Keep
account-sign-in = Sign in
account-use-passkey = Sign in with a passkey
account-comes-along =
    { $number ->
        [one] You have a seat at { $number } table here as a guest. If you sign in, it comes along: it is the account's then, and so is all else that is yours as a guest.
       *[other] You have seats at { $number } tables here as a guest. If you sign in, they come along: they are the account's then, and so is all else that is yours as a guest.
    }
account-make = Make an account
account-means = A passkey is kept by your device, your browser or a security key, and opened as you open that: by finger, face or PIN. There is no password, and we learn nothing but the name you choose.
account-keeps =
    { $number ->
        [one] Your table stays yours.
       *[other] Your { $number } tables stay yours.
    }
account-make-passkey = Make an account with a passkey
account-no-passkeys = Passkeys do not work at this address: browsers use them only with https and a name, or on the machine itself (localhost).
account-scripts = Passkeys need scripts, which this browser does not run.
account-signed-in = You have signed in as { $name }.
account-passkeys = Passkeys
account-passkeys-mean = Each of them lets you in. Add one for every device that does not share them by itself, so that you can get in when one is lost.
account-passkey = Passkey
account-passkey-name = Name of the passkey
account-add-passkey = Add a passkey
account-remove = Remove
account-sign-ins = Where you have signed in
account-some-browser = A browser
account-here = here
account-since = Since { $date }.
account-used = Last used { $ago }.
account-seen = Last seen { $ago }.
account-end = End
account-sign-out = Sign out
account-end-others = End all others
account-still-told = A browser that is told when it is your turn is told so until you end that too:
account-cancelled = Nothing was done: the dialogue was closed, or this device has no passkey for this site.
account-already = You have signed in already: sign out first.
account-nameless = An account needs a name.
account-not-signed-in = You have not signed in, or it was ended.
account-unproven = That was not proven: try again.
account-unknown-passkey = No account knows this passkey: it was removed here. You may delete it on your device.
account-last-way = This passkey is the only way in: add another one first.
account-both-sides = As a guest you sit at a rated table where the account plays too. Sign in when that match is over.
account-data = What we know of you
account-data-means = All of it as one file: your tables with their matches, what you have said, your ratings, where you are told and where you have signed in. Or have all of it forgotten.
account-export = Download my data
account-many-exports = You have had it several times just now: come again in { $length }.
account-leave = Delete all that is mine
account-leave-goes = Your name, ratings, talk, settings, addresses, passkeys and sign-ins are deleted, and so are the tables where you played alone or with bots.
account-leave-stays = What others have played with you stays theirs; you are called “Somebody who left” there.
account-leave-running =
    { $number ->
        [one] At { $number } table your match goes on: a bot plays it to its end for you, and if it is rated, you have lost. A seat at which nobody has begun is free again.
       *[other] At { $number } tables your matches go on: bots play them to their end for you, and rated ones you have lost. Seats at which nobody has begun are free again.
    }
account-leave-kept = What others have reported about you stays with whoever hosts this service, and so do their backups for as long as they keep them.
account-leave-sure = I am sure. It cannot be undone.
account-leave-now = Delete it all
account-stay = I stay
account-not-sure = Nothing was deleted: say that you are sure.
account-left = Somebody who left
account-mail = Sign in by mail
account-mailbox = Your mailbox
account-mail-link = Send me a link
account-mail-means = Without a passkey: we send you a link that lets you in once, and makes an account if you have none.
account-mail-own = You may sign in by a link that we send to { $mailbox }.
account-mail-none = Name a mailbox, and you may sign in by a link that we send there, if your passkeys are lost.
account-mail-confirm = Send a link to confirm it
account-mail-remove = Sign in by it no more
account-letter-sent = Look into your mailbox
account-letter-means = We have sent a link to { $mailbox }. It is good once, for a quarter of an hour. If nothing comes, look among the unwanted mail.
account-letters-wait = Several links were sent to { $mailbox } a moment ago, and another would only add to them: the newest that was not used is good anew, once, for a quarter of an hour.
account-letter-title = Your link to Tunnelier
account-letter =
    Somebody, you we hope, has asked for this link with your address. It is good once, for { $length }:

    { $link }

    If it was not you, leave it alone: nothing happens then.
account-many-letters = So many letters are enough for now: ask for the next one in { $length }.
account-old-link = This link was used already, or is too old: have a new one sent.
account-mail-adds = { $name } has asked for this: whoever reads { $mailbox } may then sign in as { $name }. If that is not you, close this page.
account-mail-add = That is my mailbox
account-mail-taken = Another account signs in by this mailbox.
account-mail-in = You will be { $name } in this browser.
account-mail-new = { $mailbox } will be your way in. What are you called?

## A game that is not compiled yet

getting-ready = Getting { $title } ready
getting-ready-means = Once on this machine. A large game takes some minutes; then it goes on by itself. Meanwhile, this is what it is about.
getting-ready-bar = How far it is
functions-done = { $done } of about { $total } steps

## Before all seats are taken

waiting = Waiting for players
share = Share this link: whoever opens it can take a free seat.
take = Take this seat
# The same for who has a seat already, and what that is for.
take-too = Play this seat too, on this device
take-too-means = You sit here already. A second seat is for somebody beside you: the table then shows each seat its own view when it is asked.
# After the name of a seat.
you = you
# What somebody is called who gave no name; and further ones at the same table.
guest = Guest
another-guest = Guest { $number }

## Whose turn it is

spectator = You are watching.
your-turn = Your turn
their-turn = { $name } is asked
thinks = { $name } is thinking…
on-its-way = Your move is on its way…
being-drawn = Your move counts. The new board is being drawn…
prepares = { $name } is being prepared, once on this machine: some minutes at most…
over = The match is over

## Moves

moves = What you can do
narrowed = What fits your choice so far
# Read out: how many moves are left.
narrowed-to = What fits your choice so far: { $count }
start-over = Choose anew
step-back = One step back
# Read out before the places clicked so far.
trail = Chosen so far
# A button: the move that was explained is played.
confirm = Play it
undo = Take back
# Of a move, as a sign beside it.
lock = Cannot be taken back
lock-answered = Can be taken back until somebody else has answered
command = Type a move as in the terminal
keys = Keys: Tab moves through the lit places, Enter chooses, / types a move, u takes back, Escape starts over.

## Why a place of the board is not lit

why-over = The match is over.
why-not-you = It is not your turn.
why-nothing = Nothing can be done here now.

## What is pointed at is explained

explained = What this is
why = Why not now
pin = Keep this open
close = Close
parts = Parts of the board
zoom-in = Zoom in
zoom-out = Zoom out

## The coach

hint = Ask the coach
hint-not-yours = The coach can be asked when it is your turn.
# Before a sentence that says why a move is good.
coach = The coach:
# Of a move: in how many of all matches it would win.
chances = wins { $share }
coach-thinks = The coach is thinking…
# Before a move is played that gives much away: what is better, and how often each of the two wins.
coach-word = Before you play this: look at “{ $better }” It wins { $share } of the time, your move { $other }.
coach-brings = What the first move brings that the others do not: { $said }
coach-brings-instead = What it brings that yours does not: { $said }
anyway = Play it all the same
let-me-think = Let me think
coach-off = Coach: no more words before my moves
coach-on = Coach: speak up before a move that gives much away
in-queue = The coach is asked by others too: { $ahead } before you.
judged = Choices judged so far: { $done }
crowded = The coach thinks of something else for you, or for too many others: ask again in { $length }.
crowded-looks = Too much is being drawn for you already, or for too many others: look again in { $length }.
thought-died = The process that thought about this ended in the midst of it. It is not tried again.

## Seats at the table

seat-link = Your seat's own link: opens this seat on any device. Keep it to yourself.
new-link = A new link
no-link = No link
sit-title = A seat at { $title }
sit-means = This is the seat's own link. Sit down, and you play it in this browser; one that had it until now looks on.
# A button.
sit-take = Sit down here
# A button beside a link; and what is said once it is done.
copy = Copy
copied = Copied
hand-over = Let a bot play for me
come-back = Play on myself
away = a bot plays for them
# Of somebody who has given up.
gone = has resigned: a bot plays on
# A button.
resign = Resign
resign-means = You leave this seat for good, and a bot plays on in it. You can go on watching.
resign-rated = You have lost this match, and a bot plays on in your seat for the others. You can go on watching.
resign-two = You have lost this match, and it is over.
delete-table = Delete this table
delete-means = Nobody else sits here but bots: the match is thrown away for good.
delete-empty = You sit here alone: the table is thrown away for good.
rename = Change my name
replace = { $name } has not answered for long: let a bot play this seat

## What happened, and talk

log = What happened
since = Since you left
# A button: what was told has been read.
read = OK
# A button: what was missed is shown on the board.
show-me = Show me
# A button: the last turn is shown again.
once-more = Show it again
play-on = Go on
hold-on = Pause
unread = something new was said

## Beside the board

tab-telling = Log
tab-talk = Talk
tab-seating = Seats
tab-preferences = Settings

## Settings

prefer-speed = How fast news is shown
prefer-speed-slow = slowly
prefer-speed-normal = normally
prefer-speed-fast = fast
prefer-speed-off = not at all
prefer-confirm = Ask before a move is played
prefer-confirm-off = never
prefer-confirm-locks = if it ends my turn or cannot be taken back
prefer-confirm-always = always
prefer-sound = Sounds
prefer-sound-off = off
prefer-sound-on = on
prefer-theme = Colours
prefer-theme-auto = as the device
prefer-theme-light = light
prefer-theme-dark = dark
prefer-size = Size of text
prefer-size-normal = normal
prefer-size-large = large
prefer-size-larger = larger
prefer-notation = Moves in the list
prefer-notation-sentences = as sentences
prefer-notation-words = as they are typed
prefer-colours = For colour-blind eyes
prefer-colours-usual = usual colours
prefer-colours-red-green = red and green apart
prefer-colours-blue-yellow = blue and yellow apart
prefer-device = as suits the device

chat = Talk
# A button.
say = Say

## The end

scores = Final scores
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won = won
score-sheet = How the points came about
# A button: the card with the result comes back.
result = Result
# A button: the card makes room for the board.
aside = Move aside
counting = Counting the points…
# Read out: the points of a seat in one line of the score sheet.
scored = { $seat } · { $what }: { $points }
points-graph = Points over the match
# The line of a seat, for those who listen.
points-told = { $seat }, from the first move to the last: { $points }.
rematch = Rematch
rematch-there = Go to the rematch
rematch-opened = A rematch has been opened.
review = Review by the coach
download = Download the match

## Looking back

replay = Replay
replay-of = { $title }: replay
# Before a slider.
watch-from = Move
earlier = One move back
later = One move on
go = Go there

## The review

review-of = { $title }: review
earlier-choice = The choice before
later-choice = The next choice
# A button: the position of a finished match is played on.
try-it = Try it from here
try-means = Opens this position at a table of your own, against bots. What is drawn from then on is new.
# Opens an explanation of a curve.
how-to-read = How to read this

## Puzzles

puzzles-of = { $title }: puzzles
puzzle-of = { $title }: puzzle { $number }
puzzles-mean = Positions from matches of bots. In each one move is clearly better than all others, as deep searches agree: find it, from what the player to move may know.
puzzles-solved = Solved: { $done } of { $count }
puzzles-none = There are no puzzles of this game yet.
puzzles-all = All puzzles
puzzle = Puzzle { $number }
puzzle-after = { $count ->
    [one] after { $count } move
   *[other] after { $count } moves
}
# Of a puzzle, in a list.
puzzle-found-by = found by weaker players: { $share }
puzzle-solved = solved
puzzle-solution = The solution
# A link.
puzzle-show = Show the solution
puzzle-next = Next puzzle
# Before the level of a bot, and a button that opens a table.
puzzle-against = Play on against

## The proof of the draws

verify = Was chance fair?
proven =
    { $count ->
        [0] The secret is the one that was committed to; nothing was drawn.
        [one] The one draw is as the committed secret gives it.
       *[other] All { $count } draws are as the committed secret gives them.
    }
not-proven = The draws could not be proven.
commitment = Committed to before the first draw
secret = The secret, opened at the end
bots-seeds = The bots' seeds, from the same secret
bot-seed = { $seat }: { $level }, seed { $seed }
check-bots = With the downloaded match anybody can think all their answers out again:

## What is not possible

stale = The table has moved on since you looked: here is how it stands now.
not-yours = You do not hold that seat.
taken = Somebody else was quicker.
not-alone = Other people sit at this table: nobody can delete it alone.
not-found = There is nothing here.
not-possible = That cannot be done here.
not-understood = That was not understood.
not-whole = The rest of this never came.
too-long = That is too much text.
too-much = That is too much.
too-often = Too many requests: come again in { $length }.
many-at-once = Too many pages are asked for from here at once. Try again in { $length }.
long-head = The headers of this request are too long.
too-slow = The rest of this request took too long.
foreign = That form did not come from this site, or is too old: reload the page.
other-site = This came from another site than { $host }. If you host this service behind a proxy: let it pass on the Host header, or send X-Forwarded-Host and be named by --trusted-proxies.
full = There are too many visitors just now: come back in a moment.
closing = The service is about to close: come back in a moment.
no-answer = The database does not answer: come back in a moment.
no-room = Nothing can be written down here: the disk is full, or fails. What you have just done does not count; come back when whoever hosts this service has made room.
metrics-closed = What is measured here is for whoever hosts the service: send the token that it was given (Authorization: Bearer TOKEN; TUNNELIER_METRICS_TOKEN sets it, and without one nobody is answered).
broken = Something went wrong here, and it is our fault. Whoever hosts this service finds it in its log by this name: { $request }
many-streams = Too many tables are open in your browser, or at your address: close some of them, or come again in { $length }.
many-tables = You have opened many tables in a short time: play at one of them, or open the next one in { $length }.
many-seats = You have sat down at many public tables in a short time: play at one of them, or take the next seat in { $length }.
frozen = This match is frozen: the program behaves differently from the one it was begun with. Nothing is lost; the record can be downloaded.
frozen-thought = This match is frozen: the process that thought about it ended twice. It is not tried again. Nothing is lost; the record can be downloaded.
record = Download what is written
connection-lost = Connection lost; trying again…

## What programs are told, and people at the terminal by them

api-no-table = there is no table of that name
api-token = this token holds no seat at this table
api-no-token = send the token of your seat: Authorization: Bearer TOKEN
api-games = games are { $known }
api-levels = levels are { $known }
api-many-tables = play at some of your tables first, or wait for { $seconds } seconds
api-many-seats = play at some of your tables first, or take the next seat in { $seconds } seconds
api-sent-away = somebody was sent away from this table: programs take no seat here any more
api-many-tests = so many tests in a row are enough: wait for { $seconds } seconds
api-taken = no such seat is free
api-stale = the table has moved on, or you are not asked: look again, then answer.
api-no-hook = you are told nowhere by that name
api-person = a person holds this seat, and says on our pages where they are told

## What whoever hosts the service is told

host-open = Tunnelier is open at { $link }  (Ctrl-C closes it; tables are kept)
host-no-port = no free port from { $first } to { $last }
host-no-database = { $name } is not the address of a database, such as { $example }
host-shared = { $file } holds secrets and is open to other users of this machine; to mend it: { $command }
host-no-key = { $file } holds no whole key: put back the one of your last backup, or remove the file; with a new key everybody must come back to their seats by their links
host-unusable = { $name } cannot be used: { $reason }
host-postgres = { $name } cannot be used: { $reason } (for PostgreSQL: { $command })
host-in-use = { $name } is in use by another service; one at a time: stop that one first
host-not-locked = { $file } cannot be locked
host-newer = { $name } was written by a newer release of tunnelier, which alone can read it: install that one (this one does not know the revision { $revision })
host-no-revision = { $said } is no revision that this release knows: { $known }
host-no-proxy = { $said } is no address of a proxy, such as { $example } or { $another }
host-no-path = { $said } is no path to serve under, such as { $example }
host-own-path = { $path } is also a path of the service itself: serve under another one
host-no-site = { $said } is no address of a site, such as { $example }
host-nothing = there is nothing to back up: { $file } does not exist
host-there = { $file } is there already; { $option } writes over it
host-missing = { $file } does not exist
host-no-file = { $name } is no file: PostgreSQL has pg_dump and pg_restore; keep the key of the cookies with it, which { $command } has in its folder
host-not-copied = { $file } cannot be copied: { $reason }
host-damaged = { $file } is damaged: { $reason }
host-not-ours = { $name } is no database of tunnelier: no service was ever opened on it
host-thinks = Bots think here for the tables of { $name }  (Ctrl-C ends it; others take over)
host-think-alone = { $name } is used by one process, which thinks itself: { $command } is for PostgreSQL
host-nobody-thinks = nobody else can think for the bots of { $name }: leave out { $option }, or use PostgreSQL
host-no-mail-server = { $said } is no address of a server that sends mail, such as { $example }: smtps://, smtp:// or smtp+plain:// and a name, without a password
host-no-sender = { $said } is nobody who sends mail, such as { $example }
host-mail-login = { $name } names somebody who logs in, and { $variable } holds the password: give both, or neither
host-gate-died = a process ended before it had looked at its match, perhaps for lack of memory: { $option } needs least

## The release gate: where a match is not played as it was

gate-whole = the match as a whole
gate-at-start = before the first move
gate-at-move = move { $number }
gate-at-end = after the last move
gate-not-installed = no such game
gate-install = this game is not installed here: install its package, or its matches cannot go on
gate-draw = the secret of the match draws something else here

## Lessons

learn-title = Learn { $title }
learn-about = A first match on the real board, with somebody to explain it: what it is about, the aim, then playing. About a quarter of an hour.
learn-begin = Begin the lesson
learn-here = Begin here
learn-steps = The lesson step by step
learn-step = Step { $number } of { $count }
learn-watch = plays on… press to skip
learn-won = It is over, and you have won: { $points }.
learn-shared = It is over, and you share the victory: { $points }.
learn-lost = It is over, and the other side has won: { $points }. Next time you know more.
learn-not-played = Not played.
learn-next = Go on
learn-before = Back
learn-show = Show me the move
learn-rules = The rules, to read
learn-alone = Now a match of your own
