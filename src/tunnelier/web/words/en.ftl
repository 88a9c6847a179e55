### The browser: pages, what is said at the table, and what goes wrong.

## On every page

language = Language
back = All games
now = Back to the table
rules = Rules
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
play-tiger = Play against the tiger
set-up = Set up a table
your-tables = Your tables
# Of a table: when something last happened there.
changed = { $date }, { $time } UTC

## A new table

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
patience = When somebody does not answer
# A length of time follows.
stand-in-after = the others may let a bot play after
# The name of a bot follows.
stand-in = it plays as
start = Open the table

## A game that is not compiled yet

getting-ready = Getting { $title } ready: its rules are compiled once on this machine.
functions-done =
    { $done ->
        [one] { $done } function is done
       *[other] { $done } functions are done
    }

## Before all seats are taken

waiting = Waiting for players
share = Share this link: whoever opens it can take a free seat.
take = Take this seat
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
over = The match is over

## Moves

moves = What you can do
narrowed = Narrowed by your clicks
# Read out: how many moves are left.
narrowed-to = Narrowed by your clicks, left: { $count }
start-over = Start over
undo = Take back
# Of a move, as a sign beside it.
lock = cannot be taken back
command = Type a move as in the terminal
keys = Keys: Tab moves through the lit places, Enter chooses, / types a move, u takes back, Escape starts over.

## Why a place of the board is not lit

why-over = The match is over.
why-not-you = It is not your turn.
why-nothing = Nothing can be done here now.

## The coach

hint = Ask the coach
coach-thinks = The coach is thinking…
in-queue = The coach is asked by others too: { $ahead } before you.
judged = Choices judged so far: { $done }
crowded = The coach thinks of something else for you, or for too many others: ask again in a while.

## Seats at the table

seat-link = Your seat's own link: opens this seat on any device. Keep it to yourself.
new-link = A new link
no-link = No link
hand-over = Let a bot play for me
come-back = Play on myself
away = a bot plays for them
replace = { $name } has not answered for long: let a bot play this seat

## What happened, and talk

log = What happened
since = Since you left
# A button: what was told has been read.
read = OK
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
rematch = Rematch
rematch-there = Go to the rematch
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

## The proof of the draws

verify = Prove the draws
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
not-found = There is nothing here.
not-possible = That cannot be done here.
not-understood = That was not understood.
not-whole = The rest of this never came.
too-long = That is too much text.
too-much = That is too much.
too-often = Too many requests: wait a moment.
long-head = The headers of this request are too long.
too-slow = The rest of this request took too long.
foreign = That form did not come from this site, or is too old: reload the page.
other-site = This came from another site than { $host }. If you host this service behind a proxy: let it pass on the Host header, or send X-Forwarded-Host and be named by --trusted-proxies.
full = There are too many visitors just now: come back in a moment.
closing = The service is about to close: come back in a moment.
many-streams = Too many tables are open at your address: close some of them.
many-tables = You have opened many tables in a short time: play at one of them, or wait a while.
frozen = This match is frozen: the program behaves differently from the one it was begun with. Nothing is lost; the record can be downloaded.
record = Download what is written
connection-lost = Connection lost; trying again…

## What programs are told, and people at the terminal by them

api-no-table = there is no table of that name
api-token = this token holds no seat at this table
api-no-token = send the token of your seat: Authorization: Bearer TOKEN
api-games = games are { $known }
api-levels = levels are { $known }
api-many-tables = play at some of your tables first, or wait a while
api-taken = no such seat is free
api-stale = the table has moved on, or you are not asked: look again, then answer

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
host-no-proxy = { $said } is no address of a proxy, such as { $example } or { $another }
host-no-path = { $said } is no path to serve under, such as { $example }
host-own-path = { $path } is also a path of the service itself: serve under another one
host-nothing = there is nothing to back up: { $file } does not exist
host-there = { $file } is there already; { $option } writes over it
host-missing = { $file } does not exist
host-no-file = { $name } is no file: PostgreSQL has pg_dump and pg_restore; keep the key of the cookies with it, which { $command } has in its folder
host-not-copied = { $file } cannot be copied: { $reason }
host-damaged = { $file } is damaged: { $reason }
