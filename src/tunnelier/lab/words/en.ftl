## deeds.py: news-heading

news-heading = What happened

## deeds.py: moves-heading

moves-heading = Kinds of move

## phrases.py: title

title = Balance of { $title }

## phrases.py: subtitle

subtitle = { $games } games between bots ({ $bots }), { $players }

## phrases.py: players

players = { $n } players

## phrases.py: list-of-counts

list-of-counts = { $counts } players

## phrases.py: option

option = option { $name }: { $choice }

## phrases.py: reconstructed

reconstructed = Reconstructed numbers

## phrases.py: own-tables

own-tables = These games were played with a table of numbers of somebody's own (fingerprint { $tables }), not with the built-in one.

## phrases.py: reconstructed-warning

reconstructed-warning = What this page says of balance holds for these numbers, not for the printed ones.

## phrases.py: short

short = In short

## phrases.py: seat-favoured

seat-favoured = { $name } wins { $share } of the games. Even chances would be { $fair }: luck alone seldom gives so much.

## phrases.py: seat-unlucky

seat-unlucky = { $name } wins { $share } of the games. Even chances would be { $fair }: luck alone seldom gives so little.

## phrases.py: seats-even

seats-even = No seat is clearly better off than the others.

## phrases.py: first-favoured

first-favoured = Whoever begins has an advantage: { $share } of the victories instead of { $fair }.

## phrases.py: first-unlucky

first-unlucky = Whoever begins has a disadvantage: { $share } of the victories instead of { $fair }.

## phrases.py: first-even

first-even = Beginning is neither clearly good nor clearly bad: { $share } of the victories, even chances being { $fair }.

## phrases.py: always-begins

always-begins = The same seat always begins ({ $seat }): what comes from beginning and what comes from the seat cannot be told apart.

## phrases.py: typical

typical = A typical game takes { $decisions } decisions of all players together; nine games in ten take between { $low } and { $high }.

## phrases.py: alike

alike = Nearly every game takes { $decisions } decisions of all players together.

## phrases.py: strongest

strongest = Most often on the winning side: { $things }.

## phrases.py: strong-thing

strong-thing = { $name } ({ $heading }: { $lift } points of percentage)

## phrases.py: with-players

with-players = With { $n } players

## phrases.py: sweep

sweep = By number of players

## phrases.py: sweep-meaning

sweep-meaning = How much more, or less, often the player who begins wins than even chances would have it, in points of percentage. Right of the line: beginning helps. The bar is where the true value lies in 95 of 100 such studies; a bar across the line means that luck alone could have done it.

## phrases.py: no-difference

no-difference = no difference

## phrases.py: seat

seat = Who wins, by seat

## phrases.py: seats-meaning

seats-meaning = The share of victories of each seat or side; a shared victory is split. The line is what even chances would give. The bar is where the true share lies in 95 of 100 such studies; bold names differ from even chances by more than luck would explain.

## phrases.py: fair

fair = even chances, { $fair }

## phrases.py: order

order = Does it help to begin?

## phrases.py: order-meaning

order-meaning = The share of victories of the player who begins, of the one who comes second, and so on, wherever they sit. Read as above. (Who begins may change from round to round; this is about the first one.)

## phrases.py: places

places-1 = begins
places-2 = second
places-3 = third
places-4 = fourth
places-5 = fifth

## phrases.py: nth

nth = number { $n }

## phrases.py: length

length = How long is a game?

## phrases.py: length-meaning

length-meaning = How many games were how long. A high bar is a frequent length; the coloured line is the median: half of the games are shorter. Decisions count every answer of every player, forced ones too.

## phrases.py: lengths

lengths-decisions = decisions
lengths-choices = decisions with a real choice
lengths-rounds = rounds
lengths-turns = turns

## phrases.py: median

median = median { $n }, 90 % in { $low }–{ $high }

## phrases.py: scores

scores = Points at the end

## phrases.py: scores-meaning

scores-meaning = How often each seat ended with how many points. Two seats whose hills stand at the same place score alike; a wide hill means that games differ a lot.

## phrases.py: margin

margin = How close is it?

## phrases.py: margin-meaning

margin-meaning = By how many points the winner was ahead of the best other player. A hill near 0 means close games; below 0 are games won by something else than points. { $shared } of the victories were shared.

## phrases.py: points

points = points

## phrases.py: things

things = What goes with winning?

## phrases.py: things-meaning

things-meaning = For each thing: how much more often those who took or used it at least once won than those who did not, in points of percentage. Right of the line goes with winning, left with losing. This is correlation, not cause: whoever is ahead may simply have the means to buy more. Of twenty things without any effect, one will seem to have one by luck.

## phrases.py: things-shown

things-shown = The { $shown } most telling of { $all } are drawn; the table has all.

## phrases.py: too-rare

too-rare = Left out for lack of evidence, being done by hardly anybody or by nearly everybody: { $n }.

## phrases.py: all-of

all-of = All numbers: { $what }

## phrases.py: thing-columns

thing-columns = what|done by|win with it|without|difference (95 %)

## phrases.py: rules

rules = How often does each rule matter?

## phrases.py: rules-meaning

rules-meaning = How often each question is asked and each kind of move is made in an average game, chance included. What is hardly ever used may not be worth its place in the rules.

## phrases.py: questions

questions = Questions

## phrases.py: moves

moves = Moves

## phrases.py: a-game

a-game = { $n } a game

## phrases.py: seldom

seldom = { $n } more, seldom or never

## phrases.py: news

news = What happens

## phrases.py: news-meaning

news-meaning = Everything the rules tell, with the rule that makes it happen: how often in an average game, and in what share of games at all.

## phrases.py: never-met

never-met = Not once in these games: { $n }

## phrases.py: news-columns

news-columns = what|rule|a game|games

## phrases.py: refusal

refusal = What rules forbid

## phrases.py: refusals-meaning

refusals-meaning = At how many questions of an average game each prohibition stood in the way of at least one conceivable move, and in what share of games it ever did. A prohibition that never stands in the way could be left out of the rulebook.

## phrases.py: refusal-columns

refusal-columns = prohibition|rule|questions a game|games

## phrases.py: how

how = How this was made

## phrases.py: how-meaning

how-meaning = On all seats: { $bots }. A bot is no person: it judges some things better and some worse, and what unbalances a game among bots need not do so among friends. Every bot saw only what its seat may see. Seed { $seed }, rules version { $rules }, tables { $tables }, code { $code }: with the same four, the same games come out again.

## phrases.py: bot-meanings

bot-meanings-random = random: any legal move
bot-meanings-greedy = greedy: what looks best when the turn is over, nothing further
bot-meanings-novice = novice: the weakest level
bot-meanings-apprentice = apprentice: the second level
bot-meanings-engineer = engineer: the third level, a good club player's choice of opponent
bot-meanings-tiger = tiger: the fourth level, the strongest that goes by rules of thumb
bot-meanings-master = master: the strongest level, a search by what a network has taught itself
bot-meanings-policy = policy: what that network likes best, without any search

## phrases.py: search-meaning

search-meaning = { $name }: imagines { $n } ways the game may go on before every choice, and never errs on purpose

## phrases.py: intervals

intervals = Intervals are those of Wilson, and of Newcombe for differences, at 95 %. The numbers are in report.json, the games in the Parquet files beside this page.

## phrases.py: no-tables

no-tables = none
