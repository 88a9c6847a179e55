### The balance lab's report, and what goes wrong in the lab.

## The head of a report

title = Balance of { $title }
subtitle = { $games ->
    [one] { $games } game between bots ({ $bots }), { $players }
   *[other] { $games } games between bots ({ $bots }), { $players }
}
subtitle-option = { $subtitle }; { $name }: { $choice }
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
numbers-of-players = { $counts } players
with-players = { $n ->
    [one] With { $n } player
   *[other] With { $n } players
}
reconstructed = Reconstructed numbers
own-tables = These games were played with a table of numbers of somebody's own (fingerprint { $tables }), not with the built-in one.
reconstructed-warning = What this page says of balance holds for these numbers, not for the printed ones.

## In short

short = In short
seat-favoured = { $name } wins { $share } of the games. Even chances would be { $fair }: luck alone seldom gives so much.
seat-unlucky = { $name } wins { $share } of the games. Even chances would be { $fair }: luck alone seldom gives so little.
seats-even = No seat is clearly better off than the others.
first-favoured = Whoever begins has an advantage: { $share } of the victories instead of { $fair }.
first-unlucky = Whoever begins has a disadvantage: { $share } of the victories instead of { $fair }.
first-even = Beginning is neither clearly good nor clearly bad: { $share } of the victories, even chances being { $fair }.
always-begins = The same seat always begins ({ $seat }): what comes from beginning and what comes from the seat cannot be told apart.
typical = { $decisions ->
    [one] A typical game takes { $decisions } decision of all players together; nine games in ten take between { $low } and { $high }.
   *[other] A typical game takes { $decisions } decisions of all players together; nine games in ten take between { $low } and { $high }.
}
alike = { $decisions ->
    [one] Nearly every game takes { $decisions } decision of all players together.
   *[other] Nearly every game takes { $decisions } decisions of all players together.
}
strongest = Most often on the winning side: { $things }.
strong-thing = { $name } ({ $heading }: { $lift } points of percentage)

## Who wins

sweep = By number of players
sweep-meaning = How much more, or less, often the player who begins wins than even chances would have it, in points of percentage. Right of the line: beginning helps. The bar is where the true value lies in 95 of 100 such studies; a bar across the line means that luck alone could have done it.
no-difference = no difference
seats = Who wins, by seat
seats-meaning = The share of victories of each seat or side; a shared victory is split. The line is what even chances would give. The bar is where the true share lies in 95 of 100 such studies; bold names differ from even chances by more than luck would explain.
fair = even chances, { $fair }
order = Does it help to begin?
order-meaning = The share of victories of the player who begins, of the one who comes second, and so on, wherever they sit. Read as above. (Who begins may change from round to round; this is about the first one.)
place-1 = begins
place-2 = second
place-3 = third
place-4 = fourth
place-5 = fifth
another-place = number { $n }

## How long, how many points

length = How long is a game?
length-meaning = How many games were how long. A high bar is a frequent length; the coloured line is the median: half of the games are shorter. Decisions count every answer of every player, forced ones too.
length-decisions = decisions
length-choices = decisions with a real choice
length-rounds = rounds
length-turns = turns
median = median { $n }, 90% in { $low }–{ $high }
said-of = { $what }: { $said }
scores = Points at the end
scores-meaning = How often each seat ended with how many points. Two seats whose hills stand at the same place score alike; a wide hill means that games differ a lot.
margin = How close is it?
margin-meaning = By how many points the winner was ahead of the best other player. A hill near 0 means close games; below 0 are games won by something else than points. { $shared } of the victories were shared.
points = points

## What goes with winning

things = What goes with winning?
things-meaning = For each thing: how much more often those who took or used it at least once won than those who did not, in points of percentage. Right of the line goes with winning, left with losing. This is correlation, not cause: whoever is ahead may simply have the means to buy more. Of twenty things without any effect, one will seem to have one by luck.
things-shown = The { $shown } most telling of { $all } are drawn; the table has all.
too-rare = Left out for lack of evidence, being done by hardly anybody or by nearly everybody: { $n }.
all-of = All numbers: { $what }
news-heading = What happened
moves-heading = Kinds of move
column-what = what
column-done = done by
column-with = win with it
column-without = without
column-difference = difference (95%)

## How often rules matter

rules = How often does each rule matter?
rules-meaning = How often each question is asked and each kind of move is made in an average game, chance included. What is hardly ever used may not be worth its place in the rules.
questions = Questions
moves = Moves
a-game = { $n } a game
seldom = { $n } more, seldom or never
news = What happens
news-meaning = Everything the rules tell, with the rule that makes it happen: how often in an average game, and in what share of games at all.
never-met = Not once in these games: { $n }
refusals = What rules forbid
refusals-meaning = At how many questions of an average game each prohibition stood in the way of at least one conceivable move, and in what share of games it ever did. A prohibition that never stands in the way could be left out of the rulebook.
column-rule = rule
column-a-game = a game
column-games = games
column-prohibition = prohibition
column-questions = questions a game

## How it was made

how = How this was made
how-meaning = On all seats: { $bots }. A bot is no person: it judges some things better and some worse, and what unbalances a game among bots need not do so among friends. Every bot saw only what its seat may see. Seed { $seed }, rules version { $rules }, tables { $tables }, code { $code }: with the same four, the same games come out again.
plays-random = { $name }: any legal move
plays-greedy = { $name }: what looks best when the turn is over, nothing further
plays-novice = { $name }: the weakest level
plays-apprentice = { $name }: the second level
plays-engineer = { $name }: the third level, a good club player's choice of opponent
plays-tiger = { $name }: the fourth level, the strongest that goes by rules of thumb
plays-master = { $name }: the strongest level, a search by what a network has taught itself
plays-policy = { $name }: what that network likes best, without any search
search-meaning = { $name }: imagines { $n } ways the game may go on before every choice, and never errs on purpose
intervals = Intervals are those of Wilson, and of Newcombe for differences, at 95%. The numbers are in report.json, the games in the Parquet files beside this page.
no-tables = none
share-and-interval = { $share } ({ $low }–{ $high })
lift-and-interval = { $lift } ({ $low } … { $high })

## The card of a dataset

card-title = { $title }: matches of bots
card-what = Whole matches between bots ({ $bots }), played from the seed { $seed }: the same seed, program and bots give the same matches. No person played in them.
card-heading-players = players
card-heading-matches = matches
card-heading-answers = answers
card-heading-numbers = numbers a vector
card-heading-fingerprint = fingerprint of the features
card-heading-column = column
card-heading-meaning = what it means
card-answers = answers-Np.parquet: a row for every answer of a seat
card-answer-game = the match, by its number: the same as in the other file
card-answer-number = which answer of that match it is, from 0
card-answer-seat = who answered, from 0
card-answer-bot = the bot on that seat
card-answer-question = what was asked, in a word
card-answer-legal = the legal moves, by their numbers
card-answer-action = the move that was made
card-answer-features = what the seat saw, as numbers from −1 to 1: nothing that was hidden from it
card-answer-gained = what the match was worth to the seat in the end: 1 for a victory, less if it was shared; the sum over all seats is 0
card-features = What each number of `features` means is in `{ $call }.names`, and what a move is in words in `game.actions.text(action)`, with `game = tunnelier.games.load("{ $game }")`.
card-matches = games-Np.parquet: a row for every match
card-match-game = its number
card-match-bots = who sat where
card-match-scores = the points of every seat
card-match-winners = the seats that won
card-match-actions = every move by its number, chance's too: played again they give the same match
card-match-movers = whose they were; chance is −1
card-match-row = `row.…`: every field of the finished state. The other columns count questions, moves, news and refusals
card-heading-made = How it was made
card-made = By `tunnelier dataset`, with all that had a say in it: `code` is the fingerprint of the program that played, `tables` that of tables of somebody's own.
card-heading-licence = Licence
card-licence = The program is under the MIT licence. What it played is nobody's work: use it as you like, and cite the program by its CITATION.cff.

## What the lab cannot do

error-no-arrow = the lab keeps its games with pyarrow, which is not installed: pip install 'tunnelier[lab]'
error-no-games-there = { $path } holds no games of the lab; choose another folder
error-other-games = { $path } holds other games: their { $key } is { $theirs }, not { $ours }; choose another folder
