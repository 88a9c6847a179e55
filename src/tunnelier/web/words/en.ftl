## phrases.py: word

word-tagline = Modern board games, implemented whole. Play with friends and honest bots.
word-unofficial = An unofficial project: titles say what is implemented; no publisher's art or text is here.
word-play-tiger = Play against the tiger
word-set-up = Set up a table
word-rules = Rules
word-players = players
word-your-tables = Your tables
word-language = Language
word-seats = Seats
word-seat = Seat
word-me = me
word-open-seat = open: whoever has the link
word-bot = bot
word-no-seat = not used
word-your-name = Your name
word-options = Options
word-hints = The coach may be asked for hints
word-start = Open the table
word-back = All games
word-waiting = Waiting for players
word-share = Share this link: whoever opens it can take a free seat.
word-take = Take this seat
word-free = free
word-you = you
word-guest = Guest
word-spectator = You are watching.
word-your-turn = Your turn
word-their-turn = { $name } is asked
word-thinks = { $name } is thinking…
word-over = The match is over
word-moves = What you can do
word-narrowed = Narrowed by your clicks
word-start-over = Start over
word-undo = Take back
word-hint = Ask the coach
word-log = What happened
word-rule = rule { $number }
word-chat = Talk
word-say = Say
word-command = Type a move as in the terminal, for example: { $example }
word-seat-link = Your seat's own link: opens this seat on any device. Keep it to yourself.
word-hand-over = Let a bot play for me
word-come-back = Play on myself
word-away = a bot plays for them
word-replace = { $name } has not answered for long: let a bot play this seat
word-scores = Final scores
word-won = won
word-rematch = Rematch
word-rematch-there = Go to the rematch
word-review = Review by the coach
word-replay = Replay
word-download = Download the match
word-verify = Prove the draws
word-proven = All { $count } draws are as the committed secret gives them.
word-not-proven = The draws could not be proven.
word-commitment = Committed to before the first draw
word-secret = The secret, opened at the end
word-frozen = This match is frozen: the program behaves differently from the one it was begun with. Nothing is lost; the record can be downloaded.
word-stale = The table has moved on since you looked: here is how it stands now.
word-not-yours = You do not hold that seat.
word-taken = Somebody else was quicker.
word-not-found = There is nothing here.
word-too-long = That is too much text.
word-foreign = That form did not come from this site, or is too old: reload the page.
word-full = There are too many visitors just now: come back in a moment.
word-closing = The service is about to close: come back in a moment.
word-many-streams = Too many tables are open at your address: close some of them.
word-too-often = Too many requests: wait a moment.
word-too-much = That is too much.
word-long-head = The headers of this request are too long.
word-too-slow = The rest of this request took too long.
word-other-site = This came from another site than { $host }. If you host this service behind a proxy: let it pass on the Host header, or send X-Forwarded-Host and be named by --trusted-proxies.
word-getting-ready = Getting { $title } ready: its rules are compiled once on this machine.
word-functions-done = { $done } functions done
word-try-again = Try again
word-connection-lost = Connection lost; trying again…
word-since = Since you left
word-lock = cannot be taken back
word-keys = Keys: Tab moves through the lit places, Enter chooses, / types a move, u takes back, Escape starts over.
word-watch-from = Move
word-now = Back to the table
word-score-sheet = How the points came about
word-patience = When somebody does not answer
word-stand-in-after = the others may let a bot play after
word-stand-in = it plays as
word-minutes = 10 minutes
word-hour = 1 hour
word-hours = 8 hours
word-day = 1 day
word-days = 3 days
word-many-tables = You have opened many tables in a short time: play at one of them, or wait a while.
word-crowded = The coach thinks of something else for you, or for too many others: ask again in a while.
word-coach-thinks = The coach is thinking…
word-in-queue = The coach is asked by others too: { $ahead } before you.
word-judged = Choices judged so far: { $done }
word-record = Download what is written
word-bots-seeds = The bots' seeds, from the same secret
word-bot-seed = seat { $seat }: { $level }, seed { $seed }
word-check-bots = With the downloaded match anybody can think all their answers out again:
word-new-link = A new link
word-no-link = No link

## show.py: over

over = The match is over.

## show.py: not-yours

not-yours = It is not your turn.

## show.py: nothing-here

nothing-here = Nothing can be done here now.
