## meta.py: summary

summary = Flip cards, buy pieces of the tunnels they show, and close them on a board without edges.

## meta.py: option

option-dead-ends-normal = a dead end adds 0
option-dead-ends-pity = a dead end adds 1
option-dead-ends-deadly = a tunnel with a dead end is worth 0
option-dead-ends = what dead ends are worth
option-deck-full = all 44 tunnel cards
option-deck-baby = only cards without a fork
option-deck = which tunnel cards are used

## meta.py: reconstructed

reconstructed = The faces of the 44 tunnel cards and the numbers on the four point cards are reconstructed: nobody has published them. They fit every fact that is known.

## text.py: seat

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow
seat-5 = Purple

## text.py: ask

ask-flip = { $seat }: turn over a face-down card.
ask-place = { $seat }: place a token. Buy a segment, burn a face-down card, or skip.
ask-lay = Which point card lies in { $cell }, and which way round?
ask-start = Which seat begins?
ask-reveal = Which card is turned up in { $cell }, and which way round?

## text.py: refusal

refusal-not-left = That card lies face up already.
refusal-laid = That point card lies elsewhere.
refusal-no-such-seat = Nobody sits there.
refusal-no-forks = Cards with a fork are not in this deck.
refusal-not-to-flip = Only a card that lies face down and is not burned can be turned.
refusal-not-to-burn = Only a card that lies face down and is not burned can be burned.
refusal-not-to-buy = The ends of a point card cannot be bought.
refusal-face-down = That card is face down: it has no segment to buy.
refusal-no-such-segment = That card has only two segments; dead ends are not segments.
refusal-taken = That segment is already bought.
refusal-closed = That tunnel is closed: its whole course is known.

## text.py: ways

ways-printed = as printed
ways-turned = half-turned

## text.py: move

move-flip = { $seat } turns over { $cell }.
move-buy = { $seat } buys segment { $segment } of { $cell }.
move-burn = { $seat } burns { $cell }.
move-skip = { $seat } places no token.
move-lay = Point card { $point } lies in { $cell }, { $way }.
move-start = { $seat } begins.
move-reveal = { $cell } is card { $card }, { $way }.

## text.py: news

news-turn = It is { $seat }'s turn.
news-no-placement = That is the last unknown card: { $seat } places no token.
news-shown = { $cell } is card { $face }.
news-bought = { $seat } buys { $segment } with a token; { $left } left.
news-closed-by-flip = The tunnel of { $tunnel } is closed: { $length }, worth { $value }.
news-closed-by-burn = The tunnel of { $tunnel } is closed by the burn: { $length }, worth { $value }.
news-only-dead-ends = The tunnel of { $tunnel } has dead ends only.
news-no-end = The tunnel of { $tunnel } has no end.
news-deadly = The tunnel of { $tunnel } has a dead end, which is deadly.
news-joined = The tunnels of { $tunnel } and { $other } are one tunnel now.
news-burned = { $seat } burns { $cell } with a token; { $left } left.
news-straight = { $cell } stays face down: three straight tunnels that belong to nobody.
news-ended = No unknown card is left: the game is over.
news-scoring = A tunnel pays the sum of its ends × its segments to whoever has the most tokens in it.
news-scoring-with-pity = A tunnel pays the sum of its ends, a dead end being 1, × its segments to whoever has the most tokens in it.
news-scoring-deadly = A tunnel without a dead end pays the sum of its ends × its segments to whoever has the most tokens in it.
news-took-all = { $seat } has the most tokens ({ $tokens }) in the tunnel of { $tunnel } and takes { $points }.
news-shared = { $seat } is one of { $tied } who tie for the most tokens in the tunnel of { $tunnel } and takes { $points }.
news-rest-lost = Lost in sharing the tunnel of { $tunnel }: { $points }.
news-worthless = With tokens, but worth 0: { $tunnels }.
news-nobodys = Without a token, and so without points: { $tunnels }.
news-total = { $seat } scores { $points } in all.
news-won = { $seat } has the highest score, { $points }, and wins.
news-won-together = { $seat } has the highest score, { $points }, and shares the victory: there is no tie-break.

## text.py: face

face = { $number }, { $way } ({ $joins })

## text.py: card

card = card { $number } ({ $joins })

## text.py: points

points-1 = { $number } point
points-2 = { $number } points

## text.py: segments

segments-1 = { $number } segment
segments-2 = { $number } segments

## text.py: tunnels

tunnels-1 = { $number } tunnel
tunnels-2 = { $number } tunnels

## text.py: tokens

tokens-1 = { $number } token
tokens-2 = { $number } tokens

## text.py: deed

deed-bought = Tunnel cards with a segment bought

## text.py: sheet

sheet-length = length
sheet-ends = ends
sheet-value = value
sheet-tokens = tokens, seat by seat
sheet-payments = points, seat by seat
sheet-segments = segments

## page.py: tunnels

page-tunnels = Tunnels still open

## page.py: closed-tunnels

page-closed-tunnels = Closed tunnels

## page.py: heading

page-heading = tunnel  value  length  ends         tokens

## page.py: paid

page-paid = {"  "}points

## page.py: payment

page-payment = → { $mark } { $points }

## page.py: more

page-more = … and { $count } more

## page.py: none-yet

page-none-yet = none

## page.py: player

page-player = { $mark } { $seat }: { $points } points from closed tunnels, { $tokens } tokens left

## page.py: unknown-left

page-unknown-left = Cards to turn: { $unknown }. Faces not seen yet: { $unseen }.

## page.py: key

page-key = 1 2 3 free segments · letters: owners · x dead end · ░ face down · ▒ burned · dim edge: the other side

## board.py: entry-names

board-entry-names-t = top
board-entry-names-b = bottom
board-entry-names-l1 = upper left
board-entry-names-l2 = lower left
board-entry-names-r1 = upper right
board-entry-names-r2 = lower right

## board.py: title

board-title = Steam Tunnel, { $seats } players

## board.py: description

board-description = 36 cards in six rows and six columns; the board continues round its border. { $unknown } cards face down. { $players }

## board.py: standing

board-standing = { $seat }: { $points } points, { $tokens } tokens left.

## board.py: face-down

board-face-down = { $cell }: face down

## board.py: burned

board-burned = { $cell }: burned by { $seat }, three straight tunnels nobody owns

## board.py: point-card

board-point-card = { $cell }: point card { $point }, { $numbers }

## board.py: segment

board-segment = { $cell }, segment { $number }: { $entries }; { $owner }; { $tunnel }

## board.py: free

board-free = free

## board.py: owned

board-owned = owned by { $seat }

## board.py: open-tunnel

board-open-tunnel = open tunnel, length { $length }, ends { $points }, worth { $value } so far

## board.py: closed-tunnel

board-closed-tunnel = closed tunnel worth { $value }

## board.py: players

board-players = Players

## board.py: tokens-left

board-tokens-left = { $tokens } tokens

## board.py: to-move

board-to-move = to move

## board.py: open-tunnels

board-open-tunnels = Tunnels still open

## board.py: closed-tunnels

board-closed-tunnels = Closed tunnels

## board.py: length-times

board-length-times = { $length } × { $points }

## board.py: more

board-more = and { $count } more

## board.py: none-yet

board-none-yet = none yet

## board.py: left

board-left = { $unknown } to turn

## board.py: skip

board-skip = Place no token
