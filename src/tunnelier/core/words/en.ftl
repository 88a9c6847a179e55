### What every game can say, and what is said where a game says nothing itself.

## The language itself

# As its readers call it.
language = English

## The engine

not-asked = That is not what is asked now.
# Said after it, and where somebody is not asked: the question says who is.
what-is-asked = The question is: “{ $question }”
not-left = Nothing of that kind is left.
chance = Chance

## Seats that have no name in their game

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow
seat-5 = Purple
another-seat = Seat { $number }

## Sentences made of the names in a game's code

as-it-is = { $text }
plain-sentence = { $seat }: { $words }.
plain-unseen = { $seat }: { $words } (unseen).
side-by-side = { $words } { $another }
word-points = points

## A table in words

yes = yes
no = no
word-none = –
everybody = everybody

## What cannot be had: said at the command line and at the table

error-or-rather = { $said } Did you mean '{ $near }'?
error-game = unknown game '{ $said }'; known: { $known }.
error-whole-players = players is a whole number, not { $said }
error-players = { $title } takes { $low } to { $high } players, not { $said }
error-players-always = { $title } takes { $low } players, not { $said }
error-option = { $title } has no option '{ $said }'; its options: { $known }.
error-no-options = none
error-choice = { $option } cannot be '{ $said }'; choose one of: { $known }.
error-seat = there is no seat { $said }: seats are 0 to { $last }

## Tables of one's own: what cannot be read

sheet = { $source }: { $reason }
sheet-line = { $source }, line { $line }: { $reason }
sheet-of = { $kind } { $name }: { $reason }
sheet-key-missing = { $key }=… is missing
sheet-not-whole = { $key }={ $said } is not a whole number from { $low } to { $high }
sheet-keys = give { $known } and nothing else
sheet-none-of = { $key }={ $said } is none of: { $known }
sheet-missing = { $kind } { $name } is missing
sheet-starts = a line starts with one of: { $known }
sheet-unknown = unknown; there are: { $known }
sheet-no-folder = there is no such folder of tables
sheet-not-text = cannot be read as text: { $reason }
sheet-given-before = already given in line { $line }
sheet-alone = '{ $said }' stands alone; write a kind, a name, values
sheet-pair = '{ $said }' should be written key=value
sheet-given-twice = { $key }=… is given twice

## Positions: what is wrong with one

position-none = this is no position; its first line would be '{ $first }'
position-game = a position of an unknown game '{ $said }'; known: { $known }
position-header = '{ $said }' stands where this program has '{ $here }': the position is of other rules or tables
position-line = '{ $said }' has no colon: a line is 'RECORD: field=value field=value'
position-unknown = there is no '{ $said }'; known here: { $known }.
position-index = { $name } are numbered from 0 to { $last }
position-value = { $where } cannot be '{ $said }'; it takes { $count ->
    [one] one whole number
   *[other] { $count } whole numbers with commas between them
}, or words: { $words }
position-other = a position is the text of one, or a row of { $title }
position-range = { $where } is { $said }, not from { $low } to { $high }
position-follows = { $where } is { $said }; by { $by } it is { $wanted }
position-clash = { $where } cannot be { $said } while { $other } is { $there }
position-absent = { $where } says something of seat { $seat }, where nobody plays
position-left = { $where } asks something, and depth says that { $depth ->
    [one] one question waits
   *[other] { $depth } questions wait
}
position-chance = { $where } is { $said }; '{ $question }' is asked of chance alone
position-no-chance = { $where } is { $said }; '{ $question }' is never asked of chance
position-pieces = of { $piece } there are { $said }, where the box has { $box }
position-no-question = nothing is asked, and it is not over
position-stuck = '{ $question }' is asked, and there is no answer to it
position-stumble = the rules stumble over it, or come to no end ({ $error }): its numbers cannot stand together

## The fields of a position, and what may stand in them

field-table = table
field-players = players
# Those that wait for an answer, the one asked now last.
field-agenda = questions
    .one = question
# How many take part.
field-seats = number of players
field-over = match over
# How many questions wait.
field-depth = questions waiting
field-question = question
field-seat = who answers
# What a question is about: a number that its game understands.
field-about = about
# Which seats have seen something hidden.
field-eyes = seen by
field-next = next
field-mover = whose turn it is
field-turns = turns played
field-rounds = rounds played
field-passed = has passed
field-score = score
field-owner = owner
field-holder = holder
field-lies = where it is
field-colour = colour
field-bag = bag
field-deck = deck
