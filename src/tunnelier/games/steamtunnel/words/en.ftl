### What is said at the table of Steam Tunnel. glossary.md has the one word for each thing.

## The game and its options

summary = Flip cards, buy segments of the tunnels they show, and close them on a board without edges.
option-dead-ends = what dead ends are worth
option-dead-ends-normal = a dead end adds 0
option-dead-ends-pity = a dead end adds 1
option-dead-ends-deadly = a tunnel with a dead end is worth 0
option-deck = which tunnel cards are used
option-deck-full = all 44 tunnel cards
option-deck-baby = only cards without a fork
source = The cards are the printed ones, by one source: eleven designs, four copies of each, and four equal point cards. Nobody else has published them, but they fit every fact that is known.

## Seats

# .letter stands for a seat on its tokens and in lists: no two may be alike.
seat-1 = Red
    .letter = R
seat-2 = Blue
    .letter = B
seat-3 = Green
    .letter = G
seat-4 = Yellow
    .letter = Y
seat-5 = Purple
    .letter = P

## How many

counted-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
counted-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
counted-segments = { $number ->
    [one] { $number } segment
   *[other] { $number } segments
}
counted-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
counted-tunnels = { $number ->
    [one] { $number } tunnel
   *[other] { $number } tunnels
}

## Cards

# Which way round a card lies.
way-printed = as printed
way-turned = half-turned
face = card { $card }, { $way }
# $joins are the segments, each by the entries it joins: “T-L1, B-R2”.
card = card { $card }: { $joins }
# $number is that of the card, $design what is printed on it.
card-design = { $number } ({ $design })
card-number = { $number }
# The designs of the cards; a left and a right one mirror each other.
design-scissors-left = Scissors left
design-scissors-right = Scissors right
design-bridge-left = Bridge left
design-bridge-right = Bridge right
design-bends-left = Bends left
design-bends-right = Bends right
design-sash-left = Sash left
design-sash-right = Sash right
design-hairpin = Hairpin
design-straights = Straights
design-forks = Forks
# The six entries of a card.
entry-t = top
entry-b = bottom
entry-l1 = upper left
entry-l2 = lower left
entry-r1 = upper right
entry-r2 = lower right

## Questions

ask-flip = { $seat }: flip a face-down card.
ask-place = { $seat }: place a token to buy a segment or to bury a face-down card, or skip this step.
ask-lay = Which point card lies in { $cell }, and which way round?
ask-start = Which seat begins?
ask-reveal = Which card comes up in { $cell }, and which way round?

## Moves

move-flip = { $seat } flips { $cell }.
move-buy = { $seat } buys segment { $segment } of { $cell }.
move-burn = { $seat } buries { $cell }.
move-skip = { $seat } places no token.
move-lay = Point card { $point } lies in { $cell }, { $way }.
move-start = { $seat } begins.
move-reveal = { $cell } is card { $card }, { $way }.

## Why a move is not allowed

refusal-not-left = That card lies face up already.
refusal-laid = That point card lies elsewhere.
refusal-no-such-seat = Nobody sits there.
refusal-no-forks = Cards with a fork are not in this deck.
refusal-not-to-flip = Only a card that lies face down and is not buried can be flipped.
refusal-not-to-burn = Only a card that lies face down and is not buried yet can be buried.
refusal-not-to-buy = The ends of a point card cannot be bought.
refusal-face-down = That card is face down: it has no segment to buy.
refusal-no-such-segment = That card has only two segments; dead ends are not segments.
refusal-taken = That segment is already bought.
refusal-closed = That tunnel is closed: its whole course is known.

## The turn

news-turn = It is { $seat }'s turn.
news-no-placement = That is the last unknown card: { $seat } places no token.
# $face is a card as it lies: “card 21, half-turned”.
news-shown = { $cell } is { $face }.
# $segment is a cell and a number: “c2.2”. $left is “19 tokens”.
news-bought = { $seat } buys { $segment } with a token; { $left } left.
news-burned = { $seat } buries { $cell } with a token; { $left } left.
news-straight = { $cell } stays face down: three straight tunnels that belong to nobody.

## Tunnels

# A tunnel is named by its first segment, “c2.2”. $length is “3 segments”, $value “15 points”.
news-closed-by-flip = The tunnel of { $tunnel } is closed: { $length }, worth { $value }.
news-closed-by-burn = The tunnel of { $tunnel } is closed by the buried card: { $length }, worth { $value }.
news-only-dead-ends = The tunnel of { $tunnel } has dead ends only.
news-no-end = The tunnel of { $tunnel } has no end.
news-deadly = The tunnel of { $tunnel } has a dead end, which is deadly.
news-joined = The tunnels of { $tunnel } and { $other } are one tunnel now.

## The end

news-ended = No unknown card is left: the game is over.
news-scoring = A tunnel pays the sum of its ends × its segments to whoever has the most tokens in it.
news-scoring-with-pity = A tunnel pays the sum of its ends, a dead end being 1, × its segments to whoever has the most tokens in it.
news-scoring-deadly = A tunnel without a dead end pays the sum of its ends × its segments to whoever has the most tokens in it.
# $tokens is a number.
news-took-all = { $seat } has the most tokens ({ $tokens }) in the tunnel of { $tunnel } and takes { $points }.
# $tied, a number, is 2 at least.
news-shared = { $seat } is one of { $tied } who tie for the most tokens in the tunnel of { $tunnel } and takes { $points }.
news-rest-lost = Lost in sharing the tunnel of { $tunnel }: { $points }.
# $tunnels is “3 tunnels”.
news-worthless = With tokens, but worth 0: { $tunnels }.
news-nobodys = Without a token, and so without points: { $tunnels }.
news-total = { $seat } scores { $points } in all.
news-won = { $seat } has the highest score, { $points }, and wins.
news-won-together = { $seat } has the highest score, { $points }, and shares the victory: there is no tie-break.

## The score sheet, and what the balance lab counts

sheet-length = length
sheet-ends = ends
sheet-value = value
sheet-tokens = tokens, seat by seat
sheet-payments = points, seat by seat
sheet-segments = segments
deed-bought = Tunnel cards with a segment bought

## The table, on paper and in the terminal

open-tunnels = Tunnels still open
closed-tunnels = Closed tunnels
none-yet = none
and-more = and { $count } more
column-tunnel = tunnel
column-value = value
column-length = length
column-ends = ends
column-tokens = tokens
column-points = points
page-player = { $letter } { $seat }: { $points } from closed tunnels, { $tokens } left
page-unknown-left = Cards to flip: { $unknown }. Faces not seen yet: { $unseen }.
# The signs of the board in the terminal.
key-segments = 1 2 3 free segments
key-letters = letters: owners
key-dead-end = x dead end
key-face-down = ░ face down
key-buried = ▒ buried
key-beyond = dim edge: the other side

## The drawn board

board-title = Steam Tunnel, { $players }
# $players are sentences, one for each: board-standing.
board-description = 36 cards in six rows and six columns; the board continues round its border. Cards to flip: { $unknown }. { $players }
board-standing = { $seat }: { $points }, { $tokens } left.
board-face-down = { $cell }: face down
board-burned = { $cell }: buried by { $seat }, three straight tunnels nobody owns
# $ends are the six ends: board-end.
board-point-card = { $cell }: point card { $point }, { $ends }
board-end = { $entry } { $number }
# $entries are two or more: “top and upper left”.
board-segment = { $cell }, segment { $number }: joins { $entries }; { $owner }; { $tunnel }
board-free = free
board-owned = owned by { $seat }
# $points is the sum of the ends so far.
board-open-tunnel = open tunnel, length { $length }, ends { $points }, worth { $value } so far
board-closed-tunnel = closed tunnel, worth { $value }
board-players = Players
# How many cards can still be flipped; it stands beside a heading, with little room.
board-left = { $unknown } to flip
board-skip = Place no token
board-face-up = { $cell }: face up
board-bury = Bury { $cell }
board-end-label = { $cell }, { $entry }: end { $number }
board-dead-end = { $cell }, { $entry }: dead end
board-column = column { $name }
board-row = row { $name }
board-moves = to move
board-wins = wins
board-you = you
board-part-grid = Board
board-part-tunnels = Tunnels

## What a shape is, for whoever points at it

about-unknown = A tunnel card that lies face down. What is on it is drawn when it is flipped, so nobody can know it.
about-bury = Bury this card with a token. It stays face down for good, and is three straight tunnels that belong to nobody.
about-face-up = A tunnel card, face up. Its segments lead from entry to entry; those that cross each other do not meet.
about-buried = A buried card: three straight tunnels that belong to nobody and add nothing to a length. The token shows who buried it, and counts for nothing.
about-point-card = A point card: six separate ends, each with its number. Nothing here can be bought.
about-end = A numbered end. The tunnel that reaches it has { $number } more in the sum of its ends.
about-dead-end-normal = A dead end. A tunnel stops here, and gets nothing for it.
about-dead-end-pity = A dead end. A tunnel stops here; in this variant that adds 1 to the sum of its ends.
about-dead-end-deadly = A dead end. In this variant a tunnel that stops here is worth nothing.
about-segment = A segment of a tunnel. One token buys it, as long as it is free and its tunnel open. Whoever has the most tokens in a tunnel takes its points at the end.
about-fork = A fork: a single segment with all its branches. One token buys it whole, as long as it is free and its tunnel open.
about-tunnel = A tunnel: all that is connected. It is worth the sum of its ends, times the number of its segments. Whoever has the most tokens in it takes that; a tie shares it.
about-player = { $seat }, with the tokens that are left in the supply, and the points of the closed tunnels so far.
about-to-flip = So many cards are face down and not buried. When none is left, every tunnel is closed and the game ends.
about-border = Columns have letters and rows numbers: a cell is called after both, such as b2. The board has no edge: what leaves it on one side comes back on the other.
about-choice-skip = Place no token in this turn. It is kept, but the placement is not made up for later.
about-list = The tunnels by what they are worth: length, sum of ends, tokens in them. What the list has no room for is on the board.

## What it means to the viewer now

now-runs-in = { $tunnels ->
    [0] No face-up tunnel runs into it.
    [one] { $tunnels } face-up tunnel runs into it.
   *[other] { $tunnels } face-up tunnels run into it.
}
now-would-close = { $tunnels ->
    [one] Buried, it would close { $tunnels } tunnel, worth { $value }.
   *[other] Buried, it would close { $tunnels } tunnels, worth { $value } together.
}
now-open = Its tunnel is open: { $length }, sum of the ends { $ends }, so { $value } so far.
now-closed = Its tunnel is closed: { $length }, sum of the ends { $ends }, so { $value }.
now-branches = { $branches ->
    [one] { $branches } branch runs into an unknown card.
   *[other] { $branches } branches run into unknown cards.
}
now-nobody = Nobody has a token in it.
now-leads = Most tokens in it: { $seats }, with { $tokens }.
now-would-lead = If you bought here, you would have the most tokens in it.
now-would-tie = If you bought here, you would tie for the most tokens in it.
now-would-trail = If you bought here, somebody would still have more tokens in it.
now-pays = It pays you { $points }.
now-supply = In the supply: { $tokens }.

## Words that are typed

type-flip = flip
type-buy = buy
type-burn = bury
    .also = burn
type-skip = skip
type-lay = lay
type-start = start
type-reveal = reveal
type-cell = cell
type-segment = segment
type-point = point
type-card = card
type-way = way
type-printed = printed
type-turned = turned
type-seat = seat

## Tables of one's own: what cannot be read

tables-joins = a tunnel card has joins=…, and nothing else
tables-joined-twice = an entry is joined twice
tables-segment = a segment joins two entries, a fork three or four
tables-segments = a tunnel card has two or three segments, not { $count }
tables-numbers = a point card has a number at each of { $known }
tables-no-entry = '{ $said }' is no entry; entries are { $known }
tables-starts = a line starts with 'card' or 'point'
tables-called = { $kind }s are called { $first } to { $last }
tables-forks = at most { $most } cards have a fork: Baby tunnels needs { $laid }

## Filled in from the box: names of lines, and where on the cards their values stand

line-card = card { $card }
line-point = point card { $card }
box = At hand: the 44 tunnel cards, those that show the same together, and the 4 point cards.
box-card =
    Tunnel cards, held upright, either way round
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B
    joins    the entries that each segment joins, with commas between segments: T-L1,B-R1
             a fork joins three or more: T-L1-R1; an entry left out is a dead end
    The numbers of the cards are ours: take yours in any order.
box-point =
    Point cards, held upright: the number at each entry
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B

## Components, each alone

component-tunnel-cards = Tunnel cards
component-point-cards = Point cards
component-tokens = Tokens
component-tunnel-card = Tunnel card { $card }
component-point-card = Point card { $point }
component-any-point-card = Point card
component-buried = A buried card
component-token = Token: { $seat }
component-token-said = A token buys a free segment of an open tunnel, or buries a face-down card. Nobody ever runs out of them.

## The fields of a position, and what may stand in them

field-dead-ends = dead ends
field-dead-ends-normal = add 0
field-dead-ends-pity = add 1
field-dead-ends-deadly = make a tunnel worth 0
field-deck = tunnel cards used
field-deck-full = all 44
field-deck-baby = without forks
field-start = who began
field-next-seat = who plays next
field-unknown = unknown cards
# Which cards have not shown their faces: 0 or 1 for each.
field-unseen = faces not seen yet
field-cells = cells
    .one = cell
# For every entry of every cell, the number of the tunnel that passes there.
field-tunnel-at = tunnel at each entry
field-tunnels = tunnels
    .one = tunnel
field-lies = card
field-lies-unknown = face down
field-lies-face-up = face up
field-lies-burned = buried
field-lies-point-card = point card
field-card = card number
field-way = which way round
field-way-printed = as printed
field-way-turned = half-turned
# One for each segment of the card.
field-owner = owners of its segments
field-burner = buried by
field-length = length
# Those that run into an unknown card.
field-branches = open branches
field-tokens = tokens
field-score = score
field-question-flip = flip a card
field-question-place = place a token
field-question-lay = lay a point card
field-question-start = who begins
field-question-reveal = which card it is
