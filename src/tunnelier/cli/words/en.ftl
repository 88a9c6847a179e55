### What the terminal and the command line say.

## Before the match

which-game = Which game?
how-many = How many players, { $low } to { $high }?
how-many-people = How many of them are people at this keyboard, 0 to { $high }?
which-choice = { $meaning }?
from-to = A number from { $low } to { $high }, please.
how-strong = How strong should the bots be?
one-of-several = { $number }  { $name }: { $meaning }
nothing-kept = There is no match to go on with.
too-many-people = { $people } people cannot sit on { $seats } seats
compiling = compiling the rules of { $title }, once
compiling-bots = teaching the bots { $title }, once
plainly = The rules were edited: they run as plain Python, and are compiled for the next time.

## At the table

welcome = { $title } — you play { $seats }. Type ? for help.
watching = { $title } — you watch.
fair = Draws are committed to: { $commitment }… (`tunnelier verify` proves them at the end).
thinks = { $seat } ({ $bot }) is thinking…
stumbled = { $said }. Its first legal move is made for it.
your-moves = Your moves:
more-moves = … { $count } more: type `moves` for all
several = Which one do you mean: { $moves }?
legal = That move is allowed.
what-what = What would which move do? e.g. what { $example }
why-what = Why which move? e.g. why { $example }
save-where = Save where? e.g. save my-match.txt
saved = Kept in { $path }.
secret-kept = (The secret of the draws to come is in { $path }: keep it beside, show it to nobody.)
rules-hint = In another window: { $command }
confirm = Enter: end your turn · undo
taken-back = Taken back.
kept = The match is kept. Go on with: tunnelier play --resume
help =
    A number        play the move with that number
    words           play a move by its words: { $example }; short forms work if only one move fits
    ?               this help
    moves           all legal moves, numbered
    board           show the table again
    log             what has happened so far; log --rules names the rule behind each line
    what MOVE       what a move would do, as far as you can know
    why MOVE        why a move is not allowed
    hint            what the coach thinks of your moves, from what you may see
    undo            take back your last answer (not across chance, another seat, or what was shown)
    save FILE       keep the match in a file
    rules           where to read the rules
    quit            stop; the match is kept for `tunnelier play --resume`

## What is typed at the table besides moves: one word each

type-help = help
type-moves = moves
type-board = board
type-log = log
type-what = what
type-why = why
type-hint = hint
type-undo = undo
type-save = save
type-rules = rules
type-quit = quit
    .also = exit, q

## The end

result = { $seat }: { $points }
result-of = { $seat } ({ $name }): { $points }
won = { $seats } won.
finished-file = The finished match is in { $path }. See it again: tunnelier replay { $path }
no-lesson = There is no lesson for { $title } yet: read its rules.
lesson-hopes = The lesson hopes for: { $moves }

## The coach

no-coach-yet = The coach needs compiled rules: `quit`, and `tunnelier play --resume` in a minute.
coach-thinks = the coach is thinking…
coach-word = The coach: before you play this, look at { $better }. It wins { $share } of the time, your move { $other }.
once-more-anyway = Type your move once more to play it all the same.
question = { $seat }: { $question }
heading-move = move
heading-chance = chance to win
heading-error = give or take
heading-points = expected points
heading-thought = thought spent
give-or-take = ± { $error }
worse-moves = { $count ->
    [one] … and { $count } that looks worse
   *[other] … and { $count } that look worse
}
over-so-review = the match is over: there is nothing to hint at. See where it was decided: tunnelier review { $path }
chance-to-move = it is chance's turn: type in the draw first
reviewing = going through the match
reviewed = { $choices ->
    [one] { $choices } choice looked at
   *[other] { $choices } choices looked at
}; { $costly ->
    [one] { $costly } of them cost more than the coach could be wrong by.
   *[other] { $costly } of them cost more than the coach could be wrong by.
}
verdict = −{ $cost } at move { $number }: { $seat } played { $move }; better was { $better }
report-written = The report, with every seat's chances over the match, is in { $path }.

## Puzzles

puzzle-heading = Puzzle { $number } of { $count } · { $ease }
puzzle-again = Not yet? Enter: try again. Anything else: the solution.
puzzle-next = Enter: the next puzzle.
puzzles-none = there are no puzzles of { $game } for these rules and cards; to find some: tunnelier puzzles { $game }
puzzles-from-to = puzzles have numbers from 1 to { $last }
# Before a bar that grows.
puzzles-sought = { $title }: looking for puzzles in matches of bots
puzzles-checked = { $title }: playing out what the puzzles claim
puzzles-held = { $count } of { $all } puzzles hold; they are in { $path }.
puzzles-none-found = no puzzle was found in that time
puzzles-written = { $count ->
    [one] { $count } puzzle is in { $path }. To solve it: tunnelier puzzles { $game } --play
   *[other] { $count } puzzles are in { $path }. To solve them: tunnelier puzzles { $game } --play
}

## Replays and pictures

replay-help = Enter: next · b: back · number: go to that move · e: end · q: quit
start-of-match = Before the first move.
move-of = Move { $number } of { $count }: { $sentence }
forced = { $sentence } (forced)
drawing = Drawing
drawn = { $count ->
    [one] { $count } picture in { $folder }, as .{ $ending }
   *[other] { $count } pictures in { $folder }, as .{ $ending }
}
filmed = The match is in { $path } ({ $size } MB): open it in a browser, no network needed.
in-file = { $path }, { $reason }

## Proofs

draw-wrong = move { $number } is WRONG: '{ $played }' was played, the committed secret gives '{ $expected }'
nothing-to-prove = The draws of this match were typed in from a real table: there is nothing to prove.
draws-differ = { $wrong } of { $draws } draws differ from what was committed to.
draws-lost = { $unproven } of { $draws } draws cannot be proven: their secret was lost when the match was reloaded without it.
draws-later = { $unproven } of { $draws } draws cannot be proven: the secret is opened when the match is over.
draws-proven = { $draws ->
    [one] The one draw is as the committed secret gives it.
   *[other] All { $draws } draws are as the committed secret gives them.
}
draws-seed = (Seed { $seed }: reproducible, and never secret.)
draws-commitments = ({ $count } commitments: it was reloaded without its secret.)
seat-and-level = Seat { $seat }, { $level }
bot-proven = { $who }: all { $answers } answers are this bot's own.
bot-wrong = { $who }: { $others } of { $answers } answers are not this bot's (moves { $moves }).
bot-named = a bot is named by its seat and level, as 1=tiger, not '{ $said }'

## A seat at the browser's table

no-table = { $url } is no table; its address looks like http://host:port/t/NAME
seat-link = Your seat's own link, to come back by: { $link }
waiting-for-players = Waiting for the other players…
# Names, each with what their clock shows.
time-left = Time left: { $times }
left-the-table = You have left; your seat is kept, its link brings you back.
connection-lost = Connection lost; trying again…
not-reached = { $address }: { $reason }

## Games and their rules

heading-name = name
heading-title = title
heading-players = players
heading-options = options
about-game = { $title }: { $summary } ({ $credit })
a-game-to-choose = { $number }  { $title } ({ $players }) — { $summary }
broken = Left out: { $fault }
own-tables = The tables in use are your own: { $path }
no-rule = No rule of { $title } says { $find }.
no-sheet = { $title } has no table that could be replaced
own-box = Do you own the box? `tunnelier cards { $game } --fill` asks you for its numbers.

## A table filled in from the box

fill-title = { $title }, filled in from the box
fill-box = At hand: your box of the game.
fill-how =
    Lines to compare with the box: { $count }, about { $minutes } minutes. You see where the values stand; then they are asked for one by one.
    Enter       keep what stands in brackets
    2 none      several values of one line together
    ?           where the values stand, once more
    back        to the value before
    end         stop for now
    After each line { $path } is written; the same command goes on where you stopped.
# What is typed for that: one word each, as they stand above.
fill-back = back
fill-end = end
fill-line = { $number }/{ $count }  { $name }
fill-too-many = { $room ->
    [one] This line has { $room } value left.
   *[other] This line has { $room } values left.
}
fill-wrong = Together that cannot be: { $reason }. Look at it once more; `back` goes to the lines before.
fill-stopped = { $done } of { $count } lines are read from the box. The same command goes on with the others.
fill-nothing-left = All { $count } lines of { $path } are read from the box. To be asked for one again, delete the remark behind it.
fill-done = Everything fits together. The table is in { $path }; to play with it:
    tunnelier play { $game } --tables { $folder }
    How others get to play with it too is in CONTRIBUTING.md, “A table from your box”.
fill-name = A name to thank you under, to stand in the file? (Enter: none)
fill-thanks = Thank you, { $name }.
fill-no-kinds = { $title } does not say how the lines of its table are read: edit what `tunnelier cards { $game }` prints

## Many games

random-games = { $title }, random games
counted-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
counted-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
counted-seats = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
on-cores = { $number ->
    [one] { $number } core
   *[other] { $number } cores
}
on-a-card = a graphics card
simulated = { $games }, { $players }, seed { $seed }: { $each } decisions a game, { $rate } decisions/s on { $where }
heading-seat = seat
heading-mean-score = mean score
heading-share = share of victories
cluster-on-processors = a cluster plays on processors: leave out --cluster, or --device
ready = { $title }: ready

## Bots against bots

contest-of = { $title }, { $bots }
contest = { $title }: { $games }, { $seats }, seed { $seed }
duel-of-two = { $one } beats { $other } in { $share } of { $games } (95%: { $low }–{ $high })
duel-of-many = { $one } finishes ahead of { $other } in { $share } of { $games } (95%: { $low }–{ $high })
heading-bot = bot
heading-games = games
heading-wins = wins
heading-score = score
heading-lead = lead
heading-questions = questions
heading-time = ms a question
heading-rating = rating
heading-wins-on-seat = wins on seat
heading-all = all
share-and-interval = { $share } ({ $low }–{ $high })
what-is-what = wins: share of victories with its 95% interval, shared victories split; equal bots would have { $fair }. score, lead: mean points, and mean points ahead of the best other seat. questions: those with a choice. rating: OpenSkill (Plackett-Luce), mu ± sigma; every bot starts at { $mu } ± { $sigma }.
not-balanced = Not balanced: every seating comes up equally often in { $rotation } games or a multiple, not in { $games }.
stumbled-so-often = { $count ->
    [one] { $bot } had no answer of its own to one question, and its first legal move was made for it: { $why }
   *[other] { $bot } had no answer of its own to { $count } questions, and its first legal move was made for it. The first time: { $why }
}
contest-stopped = Stopped after { $done } of { $games } games, kept in { $path }. The same command goes on from there.

## Small games solved

solving = solving { $title }
measuring = measuring { $bot }
solved = { $title }: { $positions } positions, { $states } information states
heading-exploitability = exploitability
heading-value = seat { $seat } gets
what-exploitability-is = exploitability: what whoever knows these ways wins from them, as the mean of all seats; a victory is worth 1, and an equilibrium's is 0. Perfect recall: an information state is all that a seat has seen and answered.

## The balance lab

lab-stopped = Stopped; what was played is kept in { $folder }. The same command goes on from there.
lab-players = --players { $said }: write a number, several as 2,3,4, or { $all }
lab-sample = { $games }, { $players }: { $shares }
lab-report = The report: { $path }
dataset-layout = --layout { $said }: choose one of { $known }
dataset-written = { $games }, { $players }: { $answers } answers
dataset-card = The card: { $path }

## Training

train-stopped = Stopped; `tunnelier train { $game } --resume { $folder }` goes on from its checkpoint.
train-done = { $millions } million steps; the checkpoint is in { $folder }, { $picture } too.
train-shipped = { $path }, { $size } MB: master and policy play { $game } by it.
train-rung = { $millions } M steps: { $won }% against { $bot } ({ $low }–{ $high }, { $matches } matches, no search)
train-line = { $millions } M steps, { $rate } a second; { $length } answers a match, entropy { $entropy }, { $explained }% explained
train-torch = training needs PyTorch: pip install 'tunnelier[learn]'
train-device = device '{ $said }' is not known; devices: cpu, cuda
train-no-card = device 'cuda' is not there for PyTorch: install its build for CUDA
train-as-begun = a training goes on with the seed and the width that it began with

## Holding a game to the laws

check-plainly = as plain Python
check-compiled = compiled
check-title = { $title }, { $how }
check-mend-first = Mend this first: the compiled rules have not been looked at.
check-law = { $title }: law { $law }
check-broken = { $count ->
    [one] { $title }: { $count } law is broken.
   *[other] { $title }: { $count } laws are broken.
}
check-kept = { $title }: every law is kept.
check-thorough = Leaks that hide are found by --thorough.
check-broken-law = Broken, { $how }: law { $law }
check-case = Case { $case }.
check-case-seed = Case { $case }, seed { $seed }.
check-match = The match so far is in { $path }: TUNNELIER_JIT=0 tunnelier replay { $path }
check-cure = The usual cure: { $cure }

## A new game

new-name = '{ $said }' is no name for a game; write it like steam-tunnel
new-taken = there is a game called { $name } already
new-example = examples are { $known }, not '{ $said }'.
new-there = { $path } is there already; nothing was written
new-made = { $path } holds a whole game, { $title }: { $copied } under a new name. Next:
new-install = makes it known to tunnelier
new-play = it can be played as it is, and by tunnelier serve
new-check = what does not hold yet, and the usual cure
new-test = its rules, and the laws every game keeps
new-then = Then change { $path } file by file: docs/add-a-game.md explains each.

## The tables of the service

invited = Whoever opens this link within { $minutes } minutes becomes a host, once: { $link }
backed-up = { $count ->
    [one] { $count } table and the key of the cookies are in { $path }
   *[other] { $count } tables and the key of their cookies are in { $path }
}
restored = { $count ->
    [one] { $count } table is there again from { $path }
   *[other] { $count } tables are there again from { $path }
}
kept-aside = what was there is kept in { $path }
# Of migrations: their numbers.
migrated = The database stood at revision { $found }, and stands at { $there }.
# Of migrations: { $found } and { $wanted } are their numbers.
gate-stands = The database stands at revision { $found }, where this program wants it.
gate-migrates = The database stands at revision { $found }. This program wants { $wanted }, and migrates it when the service is opened; nothing is written now.
# Before a bar that grows.
gate-comparing = replaying matches
gate-differs = Table { $table }, { $game }, { $where } (rules version { $theirs } of the match, { $ours } here)
gate-written = written: { $said }
gate-here = here: { $said }
gate-frozen = The service could not replay it before either: this is not held against this program.
gate-none = There is no match to replay.
gate-passed = { $count ->
    [one] { $count } match is played here as it was played.
   *[other] { $count } matches are played here as they were played.
}
gate-refused = { $differing } of { $count } matches are not played here as they were played: they would be frozen. Do not open the service with this program yet. Let these matches end with the old one, or mend what differs.

## The settings of the service

settings-unreadable = { $path } is no TOML: { $reason }
settings-unknown = { $path }: there is no setting '{ $said }'.
settings-value = { $path }: { $what } takes a text, a number, true or false, or a list of texts.
settings-variable = { $said } is no setting, and nobody reads it. Did you mean { $near }?
settings-default = default

## What is wrong with a command

wrong-choice = write an option as name=choice, not '{ $said }'
wrong-language = we speak { $known }, not '{ $said }'
wrong-command = there is no command '{ $said }'.
wrong-option = there is no option { $said }.
wrong-or-rather = { $said } Did you mean { $near }?
wrong-missing = { $what } is missing.
wrong-number = { $what } takes a number.
wrong-one-of = { $what } takes one of: { $known }.
wrong-value = { $what } cannot take that: { $reason }
wrong-use = { $what } is not used like this.
wrong-extra = there is too much in this command.
file-filenotfounderror = { $path }: No such file or directory
file-permissionerror = { $path }: Permission denied
file-isadirectoryerror = { $path }: Is a directory
file-fileexistserror = { $path }: File exists
complaint = tunnelier: { $said }
complaint-of-plugin = tunnelier: { $game }: { $said } (TUNNELIER_TRACEBACK=1 shows all)

## The help of the command line: around it

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-error = Error
help-aborted = Aborted.
help-try = Try '{ $command }' for help.
help-default = [default: { $value }]
help-required = [required]
help-variable = [or { $name }]
help-help = Show this message and exit.

## What commands and options take, as their usage names it

takes-options = [OPTIONS]
takes-command = COMMAND [ARGS]...
takes-number = NUMBER
takes-text = TEXT
takes-path = PATH
takes-game = GAME
takes-file = FILE
takes-bot = BOT
takes-folder = FOLDER
takes-address = ADDRESS
takes-url = URL
takes-name = NAME
takes-database = DATABASE

## The help of the command line: commands

help-about = Modern board games, implemented whole: play them, replay them, measure them.
help-epilog = A first game: tunnelier play. The rules of a game: tunnelier rules steam-tunnel.
help-play =
    Play in the terminal, against bots or hot-seat.

    Without arguments you are asked what to play. At the table: type the number or the words of a move, ? for help, `hint`, `why MOVE` to hear why not, `undo`, `save FILE`, `quit`. Every move is kept: after a crash or a closed window, `tunnelier play --resume` goes on.
help-learn = Learn a game: a first match with somebody beside you who explains.
help-serve =
    Open the browser table: play with friends and bots, live or over days.

    One process and one file, or several processes on one PostgreSQL; every accepted move is kept, and all tables are there again after a restart. Share a table's link, and whoever opens it can take a free seat. docs/hosting.md tells how to host it for others.

    Every option can also be set by the environment (--root-path is TUNNELIER_ROOT_PATH) or in a TOML file (root-path = "/games"): --show-settings tells what is in force.
help-think =
    Think for the bots of the browser table, beside the processes that serve it.

    For tables in a PostgreSQL database: run as many of these as you like, here or on other machines. Each takes what is asked of a bot; what one thinks of when it ends, another takes. docs/hosting.md tells more.
help-host =
    Make a link by which somebody becomes a host of the browser service, once.

    Hosts have a page of their own, /host: people, tables, reports, bans, announcements. The link is signed with the key of the cookies, so it is made where the service has its files, by the same user; the service may go on meanwhile.
help-backup =
    Keep all tables of the browser service in one file; it may go on meanwhile.

    The file holds secrets, the key of the cookies too: keep it where nobody else reads it.
help-restore =
    Put a backup in the place of the browser service's tables, which must be closed.

    What was there is kept beside it.
help-migrate =
    Bring a database that nobody uses to another release's revision, forward or back.

    For example, before an older release is installed again: tunnelier migrate --to 0004

    Only the newer release knows the way back. What it had added, and the older one does not know, is lost: keep a backup.
help-gate =
    Before an upgrade: whether this program plays the matches of a database as they were played.

    For example: tunnelier gate /srv/games/tables.db --jobs 4

    Every match that is not over is replayed by the rules that are installed here, and held against its log: each move must be legal still, the same seats asked, the same moves legal after it (the log has fingerprints of them), and each draw what its secret gives. What differs is listed by table and move. Nothing is written, and the service may go on meanwhile. Exit code: 0 all is as it was, 1 something is not.
help-join =
    Play at a table of the browser service, from this terminal.

    Type the number or the words of a move, `undo`, or `quit`.
help-games = List the games, their seats and their options.
help-rules = Read the rules of a game in our words, every rule with its number.
help-cards = Print the table of cards in use, or fill in your own from the box.
help-simulate = Play many random games in compiled code and print what came out.
help-arena =
    Let bots play each other, and see who is better and how sure that is.

    For example: tunnelier arena steam-tunnel --bots engineer apprentice --games 200

    Every bot sits on every seat equally often, and games in which the same bots change seats share their chance, so that luck weighs less. Ctrl-C stops; the same command goes on where it stopped.
help-lab =
    Measure the balance of a game: many games between bots, and a report to read in a browser.

    For example: tunnelier lab steam-tunnel --bots search:100 --players all --games 500

    Writes OUT/report.html, which says who wins, whether it helps to begin, how long games are, what goes with winning and which rules hardly matter; OUT/report.json with the same numbers; and OUT/games-2p.parquet with a row a game, for tools of your own. Ctrl-C stops; the same command goes on where it stopped, and a larger --games adds to what is there.
help-dataset =
    Keep matches of bots as Parquet, answer by answer, with a card that says what is in them.

    For example: tunnelier dataset steam-tunnel --bots policy --matches 500 --seed 1

    Writes OUT/answers-2p.parquet with a row for every answer: what the seat saw as numbers, what it might do, what it did, and what it got in the end; OUT/games-2p.parquet with a row a match; and OUT/README.md, the card: what every column means, how it was made, the fingerprints of rules and features. Ctrl-C stops; the same command goes on where it stopped, and a larger --matches adds to what is there.
help-solve =
    Solve a small game exactly, and see how much a perfect opponent wins from bots.

    For example: tunnelier solve cave-in greedy tiger

    An equilibrium is found by CFR+ over all positions that can come about. Only small games have so few; cave-in is one.
help-train =
    Learn a game from nothing but its rules, by playing against oneself (extra learn).

    For example: tunnelier train cave-in --minutes 2

    One network learns all numbers of players and all options; an --option is the same at every table. Says how it goes, and writes OUT/checkpoint.npz again and again: what is killed goes on from there with --resume OUT. In the end OUT/curves.svg shows how it went.
help-ship =
    Put what a training has learned into the game's folder, for all who install the game.

    For example: tunnelier ship cave-in train-cave-in

    The levels master and policy, hints and reviews go by it from then on, without PyTorch. It is kept in half precision, by a name made of the rules, cards, features and moves it has learned: where these change, bots go by the rule of thumb until it is trained anew.
help-replay =
    Step through a saved match, or write it as pictures.

    In the terminal: Enter goes on, b goes back, a number jumps, q ends. With --html, --svg or --png the boards are drawn instead, as they were after every move.
help-hint =
    Ask the coach: the moves of the seat to play, best first.

    Each with its chance to win, the points to expect at the end, and how sure that is. The coach sees what the seat may see; it gives no secret away.
help-review =
    Go through a finished match: which choices cost most, and what was better.

    Writes a page with the chances of every seat over the match. Each choice is judged from what the seat could know when it was made.
help-puzzles =
    Find puzzles in matches of bots, for all who install the game; or solve those there are.

    For example: tunnelier puzzles steam-tunnel --play

    A puzzle is a question of which one answer is clearly best: a quick search finds it, deep ones confirm it, and it is rated by how often weaker players answer it. All that counts is what the seat asked may know. They are kept in the game's folder, the easiest first.
help-verify =
    Prove that no draw of a finished match was tampered with.

    Every draw is computed again from the secret that was committed to before the first one. The bots of the browser table take their seeds from it too: with --bot every answer is thought out again. Exit code: 0 proven, 1 a draw or an answer is wrong, 3 not provable (not over, or its draws were typed in).
help-warm = Compile the rules now, so that nothing waits for it later.
help-check =
    Hold a game to every law: for those who write games.

    First as plain Python, where a mistake has a traceback, then compiled. A law that is broken is told with the match that shows it and the usual cure; the others are held all the same.
help-new-game = Make the folder of a new game, playable at once: the least it needs, or a whole example.

## The help of the command line: what arguments and options mean, of all commands or of one

option-game = Name of the game, as `tunnelier games` lists it.
option-players = How many seats.
option-option = name=choice, e.g. dead_ends=pity. May be repeated.
option-lang = The language; default: that of the shell, or English.
option-tables = Folder with your own tables of cards (GAME.txt), instead of TUNNELIER_TABLES.
option-as-json = Print JSON instead of a table.
option-simulations = How much the coach thinks about each question; more is surer.
option-cluster = Play on a Ray cluster: local:2 (two processes here), auto, or HOST:PORT of its head.
option-database = Where tables are kept, e.g. postgresql+psycopg://user@host/name; default: TUNNELIER_DATABASE, or a file in your home.
option-settings = A TOML file with settings of the service, named as its options; default: TUNNELIER_SETTINGS.
option-pace = Seconds that a bot takes at least, for people to follow.
option-log = How the log is written: plain lines, or JSON with a line for every request.
option-thinkers = So many bots think at once in this process; 0 leaves it to others, see `tunnelier think`. Default: one a processor.
option-file = A saved match.
option-seed = The same seed gives the same games.
option-threads = So many games at once. Default: all cores.
option-games = How many games.
option-more = The same as after --bots.
option-name = Name of the game, e.g. my-game.
option-version = Print the version.
option-play-game = Which game; asked if left out.
option-play-humans = How many of the seats are people at this keyboard.
option-play-bots = Bots of the other seats, by level: novice, apprentice, engineer, tiger, master (or policy, random); e.g. tiger,engineer. Names as for `arena` do too.
option-play-start = Begin from a position: a file with the text of Match.position (docs/research/positions.md).
option-play-seed = Make the match reproducible (draws are then not secret).
option-play-load = Go on with a saved match.
option-play-resume = Go on where you last left a match.
option-play-confirm = Wait for Enter (or undo) before a bot answers you.
option-play-coach = Let the coach speak up before a move that gives much away.
option-serve-port = The first port to try.
option-serve-host = 0.0.0.0 lets others on your network come to your tables.
option-serve-browser = Open a browser at once.
option-serve-bots = Bots that are not ours, for people to choose beside the levels, with commas between them; names as for `arena`.
option-serve-root-path = The path under which a proxy shows the service, e.g. /games.
option-serve-trusted-proxies = Addresses of proxies to believe (X-Forwarded-For, -Proto, -Host).
option-serve-metrics-token = Whoever shows this token may read /metrics; without one, nobody may. TUNNELIER_METRICS_TOKEN keeps it from the list of processes.
option-serve-forget-after = Tables at which nothing has changed for so many days are thrown away, whoever sits there; 0 keeps them for good.
option-serve-hooks-anywhere = Let people have themselves told at addresses of this machine and its network too, not only at those that all the world reaches.
option-serve-mail-server = The server by which the service sends mail, e.g. smtps://club@mail.example: smtps:// speaks TLS at once (port 465), smtp:// after the greeting (587), smtp+plain:// never (25), for a server on this machine. Without one there is no mail.
option-serve-mail-password = The password for that server. TUNNELIER_MAIL_PASSWORD, or the file of settings, keeps it from the list of processes.
option-serve-mail-from = Who writes, e.g. "Our club <games@club.example>": an address for which that server lets you send.
option-serve-site = The address by which people reach the service, e.g. https://games.example/. Letters lead there; without it none are sent, for whoever asks could have them lead elsewhere.
option-serve-show-settings = Only print the settings in force, and where each comes from; secrets are hidden.
option-backup-file = The file to write.
option-backup-force = Write over a file.
option-restore-file = What `tunnelier backup` wrote.
option-migrate-to = The revision to bring it to; default: the one that this release needs.
option-gate-database = The file of the database, or of a backup, or the address that `serve` takes; default: TUNNELIER_DATABASE, or the file in your home.
option-gate-everything = Finished matches too, with their results.
option-gate-jobs = So many processes at once.
option-host-address = Where the service is reached; the link begins so.
option-join-url = The link of a table, or of your seat at it.
option-join-name = Your name at the table.
option-rules-find = Only rules with this number or these words in them.
option-cards-filled = Fill in a table of your own from the box, value by value.
option-cards-everything = With --fill: ask for what is certain too, not only for what is in doubt.
option-cards-out = With --fill: the folder where GAME.txt is written. Default: that of --tables, or numbers here.
option-simulate-threads = Default: all cores.
option-simulate-device = Where to play: cpu, or cuda on an NVIDIA card (extra gpu).
option-arena-bots = At least two: novice, apprentice, engineer, tiger, master, policy, greedy, random, or a search of your own, e.g. search:2000; or a bot that is not ours: my_bots.py, module:Class, program:COMMAND, or apart:… in a process of its own.
option-arena-seconds = Think no longer about a question; results then vary with the machine.
option-arena-file = Keep every finished game here, a line of JSON each; it stays.
option-lab-bots = One name: that bot sits on all seats. Several: they change seats. Names as for `arena`; greedy is quick, policy and search:100 play better, master best and slowly. Default: greedy.
option-lab-games = How many games for each number of players.
option-lab-players = How many seats; several, as 2,3,4, or `all` put every number into one report.
option-lab-out = Folder of the report. Default: lab-GAME here.
option-lab-actions = Keep every move of every game in the tables too.
option-dataset-bots = As for `lab`: one name sits on all seats, several change seats. Default: greedy.
option-dataset-matches = How many matches for each number of players.
option-dataset-players = How many seats; several, as 2,3,4, or `all`.
option-dataset-out = Folder of the dataset. Default: dataset-GAME here.
option-dataset-layout = How what a seat sees is told in numbers: table, seats as they sit, or viewer, its own first and cards one by one.
option-solve-bots = Bots to measure, by the names that `arena` takes.
option-solve-iterations = Of CFR+: the more, the nearer to an equilibrium.
option-solve-seeds = Ask a bot so many times, for one that does not always answer alike.
option-train-device = Where to learn: cpu, or cuda on an NVIDIA card (extra gpu).
option-train-minutes = How long, once all is compiled; without it, until Ctrl-C.
option-train-resume = Go on from the checkpoint in this folder, or file.
option-train-out = Folder of the checkpoint. Default: that of --resume, or train-GAME.
option-train-seed = Another one learns another way.
option-train-width = Of the network; 128 on a card, 64 on a processor.
option-train-horizon = Steps over which learning and trying things out slow down.
option-train-entropy = What trying things out is worth at first; a tenth of it in the end.
option-train-trace = How far results are credited back (λ): 0.97, nearer to 1 is further.
option-train-ladder = Minutes between matches against engineer and tiger; 0 for none.
option-ship-checkpoint = Of a training, or a checkpoint itself.
option-replay-move = Show the table after this move only.
option-replay-html = Write the match as one page with a slider, for a browser.
option-replay-svg = Write a drawing of every move into this folder.
option-replay-png = The same as PNG, if a converter is installed.
option-replay-seat = Draw what this seat saw; default: what everyone saw.
option-replay-theme = Colours of the drawings.
option-replay-rules = Name the rule behind each line.
option-review-out = Where to write the report; default: FILE.review.html.
option-puzzles-play = Solve the puzzles of the game, the easiest first.
option-puzzles-number = Solve from this one on; with --check, try this one alone.
option-puzzles-check = Play out what the puzzles of the game claim, and keep those that hold.
option-puzzles-count = How many to find.
option-puzzles-minutes = How long to look for them at most; default: until there are enough.
option-puzzles-out = Where to write them; default: puzzles.toml in the game's folder.
option-verify-bot = Check a bot of the browser table too: SEAT=LEVEL, as 1=tiger.
option-warm-game = Which games; all if left out.
option-check-game = Name of the game, e.g. my-game.
option-check-thorough = Look for leaks that hide: it takes minutes.
option-check-law = Hold it to this law alone, by number; repeatable.
option-check-out = Where matches that break a law go.
option-new-game-folder = Where to make its folder.
option-new-game-example = Copy a whole example, e.g. cave-in, instead of the least.
