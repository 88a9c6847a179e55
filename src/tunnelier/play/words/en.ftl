### A match: what is refused, and what would follow.

## A move that is none

not-a-move = '{ $said }' is not a move of this game.
did-you-mean = Did you mean: { $move }?
over = The match is over.

## Taking back

nothing-to-undo = There is nothing to take back.
undo-chance = What chance has shown cannot be taken back.
undo-shown = This showed what was hidden: it cannot be taken back.
undo-other = The last answer was another seat's: it is not yours to take back.

## What follows a move that is not played yet

then-chance = Then chance decides.
then-seat = Next to decide: { $seat }.
then-unknown = What follows depends on what you cannot see.

## Saved matches that are not whole

error-line = line { $line }: { $reason }
error-breaks-off = the text breaks off here; is the file complete?
error-should-stand = { $key }: … should stand here, not '{ $said }'
error-should-be-whole = { $key } should be a whole number, not '{ $said }'
error-no-match = this is not a saved match; its first line would be '{ $first }'
error-chance = chance is 'secret', 'seed NUMBER' or 'followed'
error-seed = the seed should be a whole number, not '{ $said }'
error-moves-stand = 'moves:' should stand here
error-commitment-of-seed = the commitment is not that of seed { $seed }
error-commitment-or-followed = a match has a commitment exactly when its chance is not followed
error-unknown-game = unknown game '{ $written }'; known: { $known }
error-rules-version = played by rules version { $written } of { $title }, this program has version { $here }: open it with the release of tunnelier that saved it (the changelog lists the rules version of each release)
error-other-tables = played with other tables ({ $written }; here { $here }): set TUNNELIER_TABLES to the folder of tables it was played with, or unset it
error-options-written = options are written name=choice, or 'none'
error-other-start = the position it began from has other players or options than the match
error-pledge = a { $key } is 64 hexadecimal digits, then 'from draw NUMBER'
error-move-written = a move is written 'NUMBER WHO MOVE ~ FINGERPRINT'
error-fingerprint = the fingerprint is { $written } but should be { $here }: this line or one before it was changed, or the rules behave differently here
error-over-before = the match was over before this move
error-move-number = move { $here } should stand here, not move { $written }
error-to-move = { $here } is to move, not { $written }
error-cannot-be-played = '{ $written }' cannot be played: { $here }
error-secret-too-early = the secret of a match that is not over cannot stand here
error-other-secret = this secret is not the one that was committed to
error-last-line = the last line should be '{ $here }'; is the file complete?
error-more-text = there is more text after the end
error-secret-digits = the secret should be hexadecimal digits
error-secret-of-match = this secret is not the one that the match committed to

## Reviews and proofs

error-not-over = only a finished match can be reviewed; `hint` helps while it is played
error-fork-not-over = only a finished match can be gone on with otherwise: its secret is open
error-bot-unproven = a bot can be checked once the match is over and its secret is opened
error-foresee-chance = what chance will do cannot be foreseen

## Puzzles: what is said of an answer

# Shares of all matches from there.
puzzle-right = Right: this wins { $best } of the matches from here; the next best move wins { $share }.
puzzle-wrong = Not the best: this wins { $share } of the matches from here, and one move wins { $best }.
# { $move } is a whole sentence.
puzzle-best = Best, { $share }: { $move }
puzzle-second = Next best, { $share }: { $move }
puzzle-yours = Yours, { $share }: { $move }
# Sentences follow.
puzzle-brings = What the best one brings that the other does not: { $said }
puzzle-instead = What yours brings instead: { $said }
puzzle-answer = The answer to the best one may be: { $said }
puzzle-answer-else = The answer to the other may be: { $said }
puzzle-gains = Above all it brings you more: about { $count } points by the end.
puzzle-holds = Above all it holds the best opponent back: by about { $count } points at the end.
puzzle-points = Played on to the end { $times } times, the points are { $best } on average after the best one and { $other } after the other: yours first, then the best opponent's.
puzzle-later = What it is better for shows only later in the match.
puzzle-then = And then: { $said }
puzzle-found = Weaker players find it { $found } of the time.

## Of puzzles: how hard they are

puzzles-easy = Easy
puzzles-middling = Medium
puzzles-hard = Hard

## Contests of bots

error-seconds = how many seconds a question? more than 0, not { $said }
error-other-worker = the worker { $name } has another { $key }, { $ours } and not { $theirs }: install the same tunnelier, with the same tables, on all machines of the cluster
error-named-twice = { $bot } is named twice; a bot meets the others, not itself
error-few-bots = a contest takes at least { $fewest } bots, not { $said }
error-games = how many games? at least 1
error-never-sit = in { $games } games { $bots } would never sit; all seatings take { $all }
error-guest-travels = { $bots } cannot travel to a cluster as an object: name it, as module:Class or by its file
error-no-contest = { $path } is not the file of a contest
error-other-contest = { $path } holds another contest: its { $key } is { $theirs }, not { $ours }; choose another file
error-no-game-of-contest = { $path }, line { $line }: not a game of a contest

## Lessons

lesson-other = That is allowed, and in a match of your own you may do it. Here, try what the lesson hopes for first.
lesson-own = The lesson has said what it had to say: play on to the end as you like.
lesson-next = Next: a match of your own, against a patient partner. Puzzles and rules wait until you want them.
