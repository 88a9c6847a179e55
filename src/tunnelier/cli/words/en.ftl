## phrases.py: which-game

which-game = Which game?

## phrases.py: how-many

how-many = How many players, { $low } to { $high }?

## phrases.py: how-many-people

how-many-people = How many of them are people at this keyboard, 0 to { $high }?

## phrases.py: which-choice

which-choice = { $meaning }?

## phrases.py: from-to

from-to = A number from { $low } to { $high }, please.

## phrases.py: welcome

welcome = { $title } — you play { $seats }. Type ? for help.

## phrases.py: watching

watching = { $title } — you watch.

## phrases.py: fair

fair = Draws are committed to: { $commitment }… (`tunnelier verify` proves them at the end).

## phrases.py: compiling

compiling = compiling the rules of { $title }, once

## phrases.py: compiling-bots

compiling-bots = teaching the bots { $title }, once

## phrases.py: how-strong

how-strong = How strong should the bots be?

## phrases.py: level-meanings

level-meanings-novice = knows the rules, and slips often
level-meanings-apprentice = has ideas, and still slips
level-meanings-engineer = plans ahead
level-meanings-tiger = a tunnel tiger: gives nothing away
level-meanings-master = has taught itself the game, and thinks

## phrases.py: no-coach-yet

no-coach-yet = The coach needs compiled rules: `quit`, and `tunnelier play --resume` in a minute.

## phrases.py: plainly

plainly = The rules were edited: they run as plain Python, and are compiled for the next time.

## phrases.py: thinks

thinks = { $seat } ({ $bot }) is thinking…

## phrases.py: coach-thinks

coach-thinks = the coach is thinking…

## phrases.py: hint-headings

hint-headings = move|chance to win|give or take|expected points|thought spent

## phrases.py: worse-moves

worse-moves = … and { $count } that look worse

## phrases.py: over-so-review

over-so-review = the match is over: there is nothing to hint at. See where it was decided: tunnelier review { $path }

## phrases.py: chance-to-move

chance-to-move = it is chance's turn: type in the draw first

## phrases.py: reviewing

reviewing = going through the match

## phrases.py: reviewed

reviewed = { $choices } choices looked at; { $costly } of them cost more than the coach could be wrong by.

## phrases.py: verdict

verdict = −{ $cost } at move { $number }: { $seat } played { $move }; better was { $better }

## phrases.py: report-written

report-written = The report, with every seat's chances over the match, is in { $path }.

## phrases.py: your-moves

your-moves = Your moves:

## phrases.py: more-moves

more-moves = … { $count } more: type `moves` for all

## phrases.py: help

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

## phrases.py: rules-hint

rules-hint = In another window: tunnelier rules { $game }

## phrases.py: legal

legal = That move is allowed.

## phrases.py: what-what

what-what = What would which move do? e.g. what { $example }

## phrases.py: why-what

why-what = Why which move? e.g. why { $example }

## phrases.py: several

several = Which one do you mean: { $moves }?

## phrases.py: save-where

save-where = Save where? e.g. save my-match.txt

## phrases.py: saved

saved = Kept in { $path }.

## phrases.py: secret-kept

secret-kept = (The secret of the draws to come is in { $path }: keep it beside, show it to nobody.)

## phrases.py: confirm

confirm = Enter: end your turn · undo

## phrases.py: taken-back

taken-back = Taken back.

## phrases.py: kept

kept = The match is kept. Go on with: tunnelier play --resume

## phrases.py: nothing-kept

nothing-kept = There is no match to go on with.

## phrases.py: won

won = { $seats } won.

## phrases.py: result

result = { $seat }: { $points }

## phrases.py: finished-file

finished-file = The finished match is in { $path }. See it again: tunnelier replay { $path }

## phrases.py: and

and = {" "}and{" "}

## phrases.py: replay-help

replay-help = Enter: next · b: back · number: go to that move · e: end · q: quit

## phrases.py: start-of-match

start-of-match = Before the first move.

## phrases.py: move-of

move-of = Move { $number } of { $count }: { $sentence }

## phrases.py: forced

forced = {" "}(forced)

## phrases.py: drawing

drawing = Drawing

## phrases.py: drawn

drawn = { $count } pictures in { $folder }, as .{ $ending }

## phrases.py: filmed

filmed = The match is in { $path } ({ $size } MB): open it in a browser, no network needed.

## phrases.py: no-table

no-table = { $url } is no table; its address looks like http://host:port/t/NAME

## phrases.py: seat-link

seat-link = Your seat's own link, to come back by: { $link }

## phrases.py: waiting-for-players

waiting-for-players = Waiting for the other players…

## phrases.py: left-the-table

left-the-table = You have left; your seat is kept, its link brings you back.

## tell.py: no-rule

no-rule = No rule of { $title } says { $find }.

## tell.py: broken

broken = Left out: { $fault }

## tell.py: own-tables

own-tables = The tables in use are your own: { $path }
