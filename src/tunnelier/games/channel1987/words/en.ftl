### What 1987 Channel Tunnel says. The words for its things are in glossary.md.

## The game and its options

summary = Britain and France dig towards each other, stack against stack, and must not stray.
credit = Shei S. and Isra C., Looping Games, 2019
option-agenda-off = the base game
option-agenda-on = with the agenda cards
option-agenda = the Agenda expansion
option-nations-standard = seat 1 is Great Britain
option-nations-swapped = seat 1 is France
option-nations = who plays which nation
reconstructed = The numbers on the playing cards, the technology tracks, the deviation cards, the rubble tokens and the agenda cards are reconstructed: they are not published anywhere we could read. Ours fit every fact that is known.

## The nations

# .letter stands on its machine, its cube and its counters.
nation-britain = Great Britain
    .letter = G
nation-france = France
    .letter = F

## The colours of discs and rubble
# .letter is a single one, different for each colour: it stands for it in the terminal and on discs.

colour-blue = blue
    .letter = U
colour-black = black
    .letter = K
colour-orange = orange
    .letter = O
colour-yellow = yellow
    .letter = Y
colour-white = white
    .letter = W

## The colours of deviation cards

hue-red = red
    .letter = R
hue-blue = blue
    .letter = B
hue-green = green
    .letter = G
hue-yellow = yellow
    .letter = Y
# The one card that has no colour.
hue-grey = colourless
    .letter = –

## The actions, and what they do

action-plan = Plan
action-tunnel = Tunnel
action-finance = Finance
action-technology = Technology
action-develop = Development
effect-plan = turn up your next face-down rubble token
effect-tunnel = dig your next rubble token for 1 disc of its colour, or any 2 if you have none
effect-finance = take a displayed card as money
effect-technology = move a counter; money crosses bars and corrects the deviation

## The action spaces; a slot is a temporary space, under a displayed card

space-plan-tunnel = Plan/Tunnel
space-finance-technology = Finance/Technology
space-slot-1 = slot 1
space-slot-2 = slot 2
space-slot-3 = slot 3

## The tunnel, the storages, the technology tracks

place-britain = space { $space } of the British side
    .at = on space { $space } of the British side
place-france = space { $space } of the French side
    .at = on space { $space } of the French side
storage-britain = British storage
    .at = in the British storage
storage-france = French storage
    .at = in the French storage
track-upper = upper
track-lower = lower

## The playing cards

card-new-workers-a = New workers (a)
card-new-workers-b = New workers (b)
card-exchange-a = Exchange (a)
card-exchange-b = Exchange (b)
card-extra-finance-a = Extra finance (a)
card-extra-finance-b = Extra finance (b)
card-improve-technology-a = Improve technology (a)
card-improve-technology-b = Improve technology (b)
card-control-room-1 = Control room 1
card-control-room-2 = Control room 2
card-control-room-3 = Control room 3
card-control-room-4 = Control room 4
card-control-room-5 = Control room 5
card-new-materials = New materials
card-heavy-machinery = Heavy machinery
card-european-speech = European speech
card-media-relations = Media relations
card-political-duel = Political duel
card-topographical-1 = Topographical analysis 1
card-topographical-2 = Topographical analysis 2
card-topographical-3 = Topographical analysis 3
card-topographical-4 = Topographical analysis 4
card-topographical-5 = Topographical analysis 5
# .country is all that a small card shows.
card-belgium = Influence: Belgium
    .country = Belgium
card-denmark = Influence: Denmark
    .country = Denmark
card-greece = Influence: Greece
    .country = Greece
card-ireland = Influence: Ireland
    .country = Ireland
card-luxembourg = Influence: Luxembourg
    .country = Luxembourg
card-netherlands = Influence: Netherlands
    .country = Netherlands
card-portugal = Influence: Portugal
    .country = Portugal
card-spain = Influence: Spain
    .country = Spain
card-italy = Influence: Italy
    .country = Italy
card-west-germany = Influence: West Germany
    .country = West Germany

## What the playing cards can do, as the cards say it

ability-new-workers = start of a round: draw 1 disc more
ability-exchange = start of a round: swap a disc with your rival
ability-extra-finance = counts as { $millions } in a Technology action
ability-improve-technology = after a Technology of this turn: one more
ability-control-room-1 = after a Plan: recover 1 disc of the stack
ability-control-room-2 = after a Technology: recover 1 disc of the stack
ability-control-room-3 = after a Plan: another Plan
ability-control-room-4 = after a Plan: a Tunnel
ability-control-room-5 = after a Technology: another Technology
ability-new-materials = after any action: recover 1 disc of the stack
ability-heavy-machinery = after any action: one of another kind
ability-speech = { $points } for each pair of your influence cards
ability-media = { $points } if you have more cards than your rival
ability-duel = { $points } if you have more influence cards than your rival
ability-topographical = 1, 3, 6, 10, 15 points for 1 to 5 colours on such cards
ability-influence = counts as an influence card

## What developing a playing card costs: on the card; and in “is about to develop … for …”

cost-none = free
cost-discard-1 = discard 1 rubble token
cost-place-1 = place 1 rubble token
cost-place-1-or-2 = place 1 or 2 rubble tokens
owed-none = nothing
owed-discard-1 = 1 stored token, to be discarded
owed-place-1 = 1 stored token, to be placed on it
owed-place-1-or-2 = 1 or 2 stored tokens, to be placed on it

## The agenda cards, and their penalties

event-training = Training
event-warehouse-inspection = Warehouse inspection
event-check-up = Check up
event-repairs = Repairs
event-supervision = Supervision
event-promotion = Promotion
penalty-training = draw 1 disc fewer in the next round
penalty-warehouse-inspection = skip a turn between two of your rival's
penalty-check-up = draw a deviation card at once
penalty-repairs = your next Technology moves no counter
penalty-supervision = your next stack needs at least 2 discs more than lie there
penalty-promotion = pay { $millions } of money

## Things by number

counted-discs = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
}
counted-colour-discs = { $number ->
    [one] { $number } { $colour } disc
   *[other] { $number } { $colour } discs
}
counted-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
# The same where there is little room.
counted-points-short = { $number ->
    [one] { $number } pt
   *[other] { $number } pts
}
counted-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
counted-deviation-cards = { $number ->
    [one] { $number } deviation card
   *[other] { $number } deviation cards
}
counted-colours = { $number ->
    [one] { $number } colour
   *[other] { $number } colours
}
counted-levels = { $number ->
    [one] { $number } level
   *[other] { $number } levels
}
# Millions of ECU.
millions = { $number }M

## Rubble and deviation cards in a sentence

rubble = { $colour } rubble
rubble-with-symbol = { $colour } rubble with the agenda symbol
deviation-card = { $hue } { $level }

## What is asked

ask-turn = { $seat }: place all your discs of one colour and act, or pass.
ask-keep = { $seat }: how many { $colour } discs do you keep?
ask-pay = { $seat }: pay for the Tunnel with two discs.
ask-take = { $seat }: which displayed card becomes money?
ask-advance = { $seat }: which technology counter moves?
ask-commit = { $seat }: which Extra finance helps at the bar?
ask-peek = { $seat }: look at a face-down rubble token, if you like.
ask-realign = { $seat }: spend money to correct the deviation?
ask-rubble = { $seat }: which stored token for { $card }?
ask-window = { $seat }: follow up with a card?
ask-machine = { $seat }: which action does Heavy machinery give?
ask-workers = { $seat }: use New workers before drawing?
ask-exchange = { $seat }: swap a disc with your rival?
ask-offer = { $seat }: keep the agenda card { $event }?
ask-promotion = { $seat }: which money pays for Promotion?
ask-reveal = Which rubble token lies { FORM($place, "at") }?
ask-glimpse = Which rubble token does { $seat } see?
ask-disc = Which disc does { $seat } draw?
ask-deal = Which card comes into slot { $slot }?
ask-deviate = Which deviation card does { $seat } draw?
ask-agenda-card = Which agenda card does { $seat } draw?

## Why a move is not allowed

refusal-not-left = That cannot be drawn any more.
refusal-no-discs = You have no disc of that colour.
refusal-stack-too-small = The stack must be larger than the one that lies there.
refusal-empty-slot = There is no card there.
refusal-all-up = All your rubble tokens are face up already.
refusal-token-down = Your nearest rubble token is still face down: plan first.
refusal-storage-full = Your storage is full.
refusal-cannot-pay = You could not pay: one disc of the token's colour, or any two.
refusal-nothing-to-do = That would change nothing.
refusal-end-of-track = That counter is on the last space.
refusal-barrier = You do not have enough money for the bar.
refusal-under-repair = Under Repairs no counter moves.
refusal-no-rubble = You have no stored token to give for it.
refusal-not-yours = You have not developed that card.
refusal-not-now = That card does not answer the action just completed.
refusal-same-kind = It must be another kind of action than the one just completed.
refusal-too-many-kept = You would keep too many discs.
refusal-same-colour = Two discs of one colour: nothing changes.
refusal-not-face-down = There is no face-down token there.
refusal-wasteful = A payment may not include a card that could be left out.
refusal-supervised = Under Supervision the stack needs at least two discs more than lie there.
refusal-nothing-displayed = There is no displayed card to take.
refusal-no-card-there = No card lies in that slot.
refusal-storage-locked = Your storage is full as long as its third space is locked.
refusal-idle = A Technology action must move a counter or correct the deviation.
refusal-token-due = Place at least one token on the card.
refusal-discard-due = The card asks for a token.
refusal-not-stored = You have no stored token of that colour.
refusal-worn-out = That card is worn out: no token is left on it.
refusal-used-before = That card has been used in this round.
refusal-not-spendable = That is neither a money card of yours nor your Extra finance.
refusal-not-money = That is not among your money cards.
refusal-no-technology = There was no Technology action in this turn.
refusal-stack-used-up = No disc is left of your stack.
refusal-area-full = You have as many discs as you are allowed.
refusal-cannot-give = You do not have these two discs.
refusal-cannot-swap = One of you has no disc of that colour.
refusal-cannot-keep = You do not have that many discs of that colour.

## The moves

move-plan = { $seat } places { $discs }: Plan.
move-tunnel = { $seat } places { $discs }: Tunnel.
move-finance = { $seat } places { $discs }: Finance.
move-technology = { $seat } places { $discs }: Technology.
move-secondary = { $seat } places { $discs }: { $action } by { $card }.
move-develop = { $seat } places { $discs }: Development ({ $card }).
move-pass = { $seat } passes.
move-keep = { $seat } keeps { $discs }.
move-pay = { $seat } pays { $discs }.
move-take = { $seat } takes { $card } as money.
move-advance = { $seat } moves the { $track } technology counter to the space of { $points }.
move-stay = { $seat } moves no technology counter.
move-commit = { $seat } adds { $card }.
move-peek = { $seat } looks at the token on { $place }.
move-decline = { $seat } looks at no token.
move-realign = { $seat } spends { $card } ({ $millions }) to correct the deviation.
move-aligned = { $seat } spends no more.
move-rubble = { $seat } gives { $rubble }.
move-enough = { $seat } gives no second token.
move-use = { $seat } uses { $card }.
move-close = { $seat } ends the turn.
move-machine = { $seat } chooses { $action }.
move-build = { $seat } develops { $card }.
move-hire = { $seat } uses { $card }.
move-draw = { $seat } draws discs.
move-swap = { $seat } swaps { $give } for { $take } ({ $card }).
move-settle = { $seat } swaps nothing more.
move-accept = { $seat } keeps { $event }.
move-decline-card = { $seat } discards { $event }.
move-contribute = { $seat } pays with { $card } ({ $millions }).
move-reveal = There is { $token } { FORM($place, "at") }.
move-glimpse = { $seat } sees { $token }.
unseen-glimpse = { $seat } looks at a rubble token.
move-disc = { $seat } draws { $discs }.
move-deal = { $card } comes into slot { $slot }.
move-deviate = { $seat } draws a deviation card: { $card }.
move-event = { $seat } draws { $card }.

## What is told: set-up and the start of a round

news-laid = { $seat } has { $token } face up on space { $tunnel }.
news-stored = { $seat } starts with { $token } in storage.
news-displayed = { $card } is laid on slot { $slot }.
news-round-began = { $seat }, holding the first player card, opens round { $round }.
news-draws = { $seat } has to draw { $number } from the bag; { $allowed } are allowed.
news-draws-nothing = { $seat } draws no discs.
news-drew = { $seat } draws { $discs }.
news-found-too-few = { $seat } lacks { $missing }, but the bag holds only { $left }.
news-called-workers = { $seat } may have { $allowed } discs this round, thanks to New workers.
news-turned-to-the-bag = { $seat } turns to the bag.
news-swapped = { $seat } swaps { $give } for { $take } of the rival's.
news-closed-exchange = { $seat } closes its Exchange step.

## What is told: turns, passing, the end of a round

news-turn-began = It is { $seat }'s turn.
news-placed = { $seat } places { $discs } on { $space }.
news-took-stack = { $seat } takes { $discs } from { $space }.
news-acted = { $seat } takes the action { $action }.
news-passed = { $seat } passes.
news-took-first-player = { $seat }, the first to pass, takes the first player card.
news-stayed-first-player = { $seat }, the first to pass, keeps the first player card.
news-kept = { $seat } keeps { $discs } for the next round.
news-returned = { $seat } returns { $discs } to the bag.
news-had-no-turn = { $seat } has passed and takes no turn.
news-round-over = Both have passed: round { $round } is over.
news-cleared = Back to the bag from { $space }: { $discs }.
news-stopped = After { $round } rounds the game is scored as it stands.
news-drawn-game = The points are equal: the game is a draw.

## What is told: displayed cards

news-dealt = { $card } comes from the deck into slot { $slot }.
news-discarded = { $card } is discarded after its secondary action.
news-shuffled-cards = The deck is empty and made anew from the discard pile: { $cards }.
news-stayed-empty = Slot { $slot } stays empty: no card is left in deck and discard pile.

## What is told: Plan, Tunnel and deviation

news-turned-up = { $seat } turns up { $token } on space { $tunnel }.
news-paid = { $seat } pays for the Tunnel: { $discs }, into the bag.
news-paid-others = { $seat }, without a disc of the rubble's colour, pays for the Tunnel: { $pair }, into the bag.
news-dug = { $seat } digs { $token } and stores it; the TBM advances to space { $tunnel }.
news-must-check = { $seat } has to draw { $deviations }.
news-flooded = { $seat } has water in the tunnel and has to draw { $deviations }.
news-stayed-dry = { $seat } is safe from water and draws no deviation card.
news-drew-deviation = { $seat } draws a deviation card: { $deviation }.
news-went-astray = { $seat } deviates by { $levels }, to { $level }.
news-shuffled-deviations = A { $hue } deviation card was out already: all of them are shuffled into a new deck.

## What is told: Finance and Technology

news-took-money = { $seat } takes { $card } as money ({ $millions }), { $worth } in all.
news-spent = { $seat } spends { $card } ({ $millions }), which is discarded.
news-got-no-change = { $seat } gets no change: { $millions } lost.
news-advanced = { $seat } moves the { $track } technology counter to the space of { $points }.
news-moved-no-counter = { $seat } moves no technology counter.
news-crossed = { $seat } crosses a bar of { $price } with all its money: { $paid }.
news-corrected-by-surplus = { $seat } corrects its deviation by { $levels } with the surplus, to { $level }.
news-lost-surplus = { $seat } loses what is left of the surplus: { $millions }.
news-corrected = { $seat } corrects its deviation by { $levels }, to { $level }.
news-left-deviation = { $seat } leaves its deviation at { $level }.
news-gained-a-disc = { $seat } gains an extra disc: { $allowed } are allowed from the next draw on.
news-may-peek = { $seat } may look at a face-down rubble token.
news-knows-all = { $seat } might look at a face-down rubble token, but there is none it does not know.
news-peeked = { $seat } looks at the token on { $place }.
news-saw = { $seat } sees { $token } on { $place } and leaves it face down.
unheard-saw = { $seat } has seen the token on { $place } and leaves it face down.
news-did-not-peek = { $seat } looks at no token.
news-gained-storage = { $seat } may use its third storage space from now on.

## What is told: secondary actions, Development, abilities

news-acted-by-card = { $seat } takes the secondary action { $action } of { $card }.
news-developed = { $seat } develops { $card }.
news-owes-rubble = { $seat } is about to develop { $card } for { $needs }.
news-gave-up = { $seat } discards { $rubble } from storage for { $card }, out of the game.
news-put-on-card = { $seat } places { $rubble } from storage on { $card }.
news-put-no-more = { $seat } places no second token on { $card }.
news-used = { $seat } uses { $card }.
news-token-left = { $card } loses { $rubble }, out of the game.
news-turned-down = { $card } has no token left and is turned face down.
news-may-use-again = { $seat } may use { $card } again.
news-counted-as-money = { $seat } counts { $card } as { $millions }.
news-gave-no-change = Extra finance gives { $seat } no change: { $millions } lost.
news-improved-technology = { $seat } takes one more Technology action.
news-ended-turn = { $seat } ends the turn.
news-recovered = { $seat } recovers { $discs } from { $space }.
news-chained = { $seat } takes a chained action: { $action }.
news-chose-by-machine = { $seat } chooses an action by Heavy machinery: { $action }.

## What is told: blue cards and the agenda

news-spoke = { $seat } scores { $points } for pairs of influence cards, by European speech.
news-won-duel = { $seat } scores { $points } for more influence cards than the rival, by Political duel.
news-pleased-media = { $seat } scores { $points } for more cards than the rival, by Media relations.
news-analysed = { $seat } scores { $points } for { $colours } on Topographical analysis.
news-must-draw-event = { $seat } has turned up the agenda symbol and has to draw an agenda card.
news-drew-event = { $seat } draws the agenda card { $event }.
news-kept-event = { $seat } keeps the agenda card { $event }.
news-wasted-symbol = { $seat } draws no agenda card: { $event } is still pending.
news-discarded-event = { $seat } discards the agenda card { $event }, out of the game.
news-completed = { $seat } has completed { $event }, which goes face down to its cards.
news-scored-event = { $seat } scores { $points } for the agenda card { $event }, completed.
news-missed-event = { $seat } loses { $points } for the agenda card { $event }, still pending.
news-trained = { $seat } draws 1 disc fewer because of Training.
news-was-inspected = { $seat } skips its turn because of Warehouse inspection.
news-must-check-up = { $seat } has to draw a deviation card for Check up.
news-under-repair = { $seat } moves no technology counter because of Repairs.
news-was-supervised = { $seat } has placed at least 2 discs more than lay there, for Supervision.
news-must-pay-promotion = { $seat } has to pay { $millions } for Promotion.

## What is told: the end

news-reached-centre = { $seat } reaches the centre with its TBM, which ends the game.
news-went-off-track = { $seat } goes off the deviation track and loses.
news-won-unscored = { $seat } wins; nothing is scored.
news-scored-cards = { $seat } scores { $points } printed on its cards.
news-scored-technology = { $seat } scores { $points } for the { $track } technology counter.
news-lost-by-deviation = { $seat } loses { $points } for its deviation.
news-scored-centre = { $seat } scores { $points } for reaching the centre; tokens left on the other side: { $tokens }.
news-totalled = { $seat } has { $points } in all.
news-won = { $seat } wins with the most points.
news-won-at-centre = { $seat } wins: the points are equal, and it reached the centre.

## The score sheet, and what the balance lab counts

sheet-cards = points on cards
sheet-blue = points by rules of cards
sheet-agenda = agenda
sheet-technology = technology
sheet-deviation = deviation
sheet-centre = centre
sheet-total = total
deed-developed = Cards developed
deed-used = Developed cards used
deed-acted-by-card = Cards used for their secondary action
deed-took-money = Cards taken as money
deed-kept-event = Agenda cards kept

## The table, in the terminal and on the board

round = Round { $number }
first-player-is = first player: { $seat }
to-go = { $number } to the centre
# How many discs the next stack needs.
needs = needs ≥ { $number }
closed = closed
no-card = no card
points-by-effect = pts by effect
passed = passed
storage = storage
deviation = deviation
# What a space of a technology track gives; there is room for some eight letters.
bonus-peek = peek
bonus-disc = +disc
bonus-storage = +space
discs-held = discs ({ $number } of { $most })
face-down = { $number } face down
deviation-out = Deviation cards out
in-deck = deck: { $number }
discarded = Discarded: { $cards }
agenda-gone = Agenda, out of the game: { $cards }
none = none

## The table in the terminal
# The letters are those of the colours above.
page-key = U blue (water) · K black · O orange · Y yellow · W white
page-signs = * agenda symbol · ? face down · (…) seen by you alone · = dug
page-permanent = permanent
page-slot = slot { $slot }
page-plan-tunnel = Plan / Tunnel
page-finance-technology = Finance / Technology
page-card = { $card } · { $points } · { $money }
page-offer = { $action }, or develop: { $cost }
page-bag = Bag:
page-deviation-out = Deviation cards out: { $cards }
page-discs = discs ({ $number } of { $most }):
page-storage = storage:
page-locked = locked
page-deviation = deviation:
page-technology = { $track } technology:
page-money = money { $millions }
page-money-cards = money { $millions }: { $cards }
page-worth = { $card } ({ $millions })
page-developed = cards: { $cards }
page-uses = { $card } ({ $uses } left)
page-used = { $card } ({ $uses } left, used)
page-analysis = { $card } ({ $colour })
page-known-face-down = { $number } face down ({ $cards })
page-pending = agenda: { $event } pending: { $penalty }
page-ability = { $cards } – { $ability }
page-completed = agenda completed: { $events }

## The board: what it is, spoken to those who do not see it

board-title = 1987 Channel Tunnel, round { $round }
board-standing = { $seat }: { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to the centre, deviation { $level }, { $discs }, money { $money }, { $cards }.
board-and = { $one }; { $other }

## The board: the tunnel

board-in-tunnel = { $seat }, space { $space }: { $what }
board-dug = dug
board-face-down = face down
board-known = face down, you know it: { $token }
board-looked-at = looked at by { $seats }
board-to-go-label = { $seat }, { $left }
board-machine-label = TBM of { $seat }: spaces dug: { $space }

## The board: the action spaces

board-action-label = { $action }: { $effect }. { $stack }
board-lies-here = { $discs } here, { $needs }
board-nothing-here = No discs here, { $needs }
board-stack-label = { $space }: { $stack }
board-develop-label = Slot { $slot }, develop { $card }: { $points }
board-secondary-label = Slot { $slot }, { $action } by { $card }. { $stack }
board-money-label = Slot { $slot }: { $card } is worth { $money } as money
board-by-effect = points by its effect

## The board: buttons

board-button-pass = Pass
board-button-stay = Move no counter
board-button-decline = Do not look
board-button-aligned = Spend no more
board-button-enough = No second token
board-button-close = End the turn
board-button-draw = Draw discs
board-button-settle = Swap nothing more
board-button-accept = Keep it
board-button-decline-card = Discard it
board-keep = Keep { $number }
board-pay-same = Two of the same colour

## The board: the players

board-you = you
board-to-move = to move
board-first-player = first player
# A + after points: face-down cards that the viewer does not know add to them.
board-points = { $number }
board-points-more = { $number }+
board-points-label = { $seat }: { $points } as things stand
board-points-more-label = { $seat }: { $points } as things stand, and those of its face-down cards
board-discs-label = { $seat }: { $discs }
board-stored-label = { $seat }, storage: { $rubble }
board-storage-label = { $seat }: storage, spaces that can be used: { $places }
board-locked-label = locked storage space
board-money = Money { $millions }
board-money-card = { $seat }, money card: { $millions } ({ $card })
board-gauge-label = { $seat }: deviation { $level }; beyond { $safe } the game is lost
board-number = { $number }
board-not-up = next rubble token still face down
board-next-dig = { $cards ->
    [0] next dig: no card
    [one] next dig: { $cards } card, { $worst } at worst
   *[other] next dig: { $cards } cards, { $worst } at worst
}
board-may-lose = { $next }: may lose the game
board-danger = the next dig may lose the game
board-track-label = { $seat }, { $track } technology counter: { $points }; next space: { $next }
board-track-end = none
board-next-price = a bar of { $price }
board-bar-label = a bar: { $price }
board-cards = Cards: { $number }
board-card-label = { $seat }: { $card }, { $ability }; { $points }
board-uses = uses left: { $uses }
board-used = used this round
board-pending = pending: +{ $points } when completed, { $loss } if not at the end
board-event-label = { $event }: { $told }
board-done = { $event } completed: +{ $points }

## The board: bag and decks

board-bag = Bag
board-in-bag = In the bag, { $colour }: { $number }
board-unseen = Rubble not seen yet
board-not-seen = Rubble not seen yet, { $colour }: { $number }
board-deviation-label = Deviation card out: { $card }
board-playing = Playing cards
board-agenda-deck = Agenda cards in the deck: { $number }

## The board: the end

board-final = Final score
board-winner = { $seat } wins
board-draw = a draw
board-score-label = { $seat }: { $score }
board-part = { $name } { $value }
board-cards-points = cards

## The board: the parts that a phone shows one after another

board-part-turn = What is asked
board-part-spaces = Action spaces
board-part-tunnel = Tunnel
board-part-supplies = Bag and decks

## What a shape is, for whoever points at it

about-dug = This space is dug: the tunnel runs through it.
about-face-down-token = A rubble token that lies face down. A Plan turns up the nearest one of the player's own side.
about-rubble = Rubble in the way. A Tunnel digs the nearest token of a side: for 1 disc of its colour, or for any 2 if the player has none of it.
about-water = Water: rubble that is dug for a blue disc, or for any 2 if the player has none. After that Great Britain draws 2 deviation cards, and France none.
about-machine = The tunnel-boring machine of { $seat }. Every Tunnel moves it one space on. When it reaches its centre, the game ends at once.
about-round = A round ends when both players have passed. Then all stacks go back to the bag, and both draw discs again.
about-player = The board of { $seat }: discs and storage, the deviation, two technology tracks, money and cards.
about-first-player = The first player card. Whoever passes first in a round takes it, and begins the next round.
about-passed = This player has passed and has no further turn in this round. The discs that were kept wait for the next one.
about-to-move = It is this player's turn: to place a stack and act, or to pass.
about-discs = Discs in front of { $seat }. In a turn, all discs of one colour go together on one action space.
about-storage = The storage of { $seat } for the rubble that is dug. When it is full, there is no more digging: only developing cards empties it.
about-stored = A rubble token in the storage of { $seat }. Cards that are developed cost such tokens: some go onto the card, others out of the game.
about-locked = A locked storage space of { $seat }. It opens when a technology counter reaches the space with the sign of a crate.
about-gauge = How far off course the machine of { $seat } is. Deviation cards push the cube on; beyond { $safe } the game is lost at once. At the end every level costs 1 point. Money spent in a Technology brings the cube back.
about-track = A technology track of { $seat }. A Technology moves its counter one space to the right. At the end the space under the counter counts, and no other.
about-step = A space of a technology track. A counter that stands here at the end brings { $points }.
about-step-peek = Whoever reaches this space may look in secret at a face-down rubble token. A counter that stands here at the end brings { $points }.
about-step-disc = Whoever reaches this space may have 1 disc more from the next draw on. A counter that stands here at the end brings { $points }.
about-step-storage = Reaching this space opens the locked storage space for good. A counter that stands here at the end brings { $points }.
about-bar = A bar. To cross it, a player needs { $price } of money. All money cards are spent then, and what is more than the price corrects the deviation.
about-money = All the money of { $seat }. A Technology spends it: to cross a bar, or to correct the deviation. Money cards are spent whole, without change.
about-money-card = A card taken as money, worth { $millions }. Nothing else of it counts any more. It is spent whole, without change.
about-cards = How many cards { $seat } has developed, face up and face down. They stay until the end.
about-card = A developed card, { $card }: { $ability }.
about-worn-out = A card without tokens lies face down. At the end it still counts for its points, and as a card.
about-event-pending = { $event }, an agenda card that is pending. Its penalty: { $penalty }. When that is done, the card brings { $points }; if it is still pending at the end, it costs as many.
about-event-done = { $event }, an agenda card that is completed. It brings { $points } at the end.
about-stack = The discs on this space. Whoever acts here puts down all discs of one colour, at least one more than lie here, and takes these.
about-action-plan = Plan: turn up your nearest face-down rubble token.
about-action-tunnel = Tunnel: dig your nearest rubble token. You pay 1 disc of its colour, or any 2 if you have none; it goes into your storage, your machine moves on, and you draw deviation cards.
about-action-finance = Finance: take one of the displayed cards as money.
about-action-technology = Technology: move one of your counters one space on, for points and bonuses. Money takes it across bars, and corrects your deviation.
about-develop = Development: the card becomes yours, with its points and its ability: { $ability }. Its cost: { $cost }.
about-secondary = The secondary action of the card, as on the permanent space: { $action }. Then the card is discarded, and another one comes.
about-secondary-finance = The secondary action of the card: this very card becomes your money.
about-money-value = What this card is worth as money once a Finance takes it. As money it has neither points nor an ability.
about-bag = Discs of this colour that are left in the bag. At the start of a round both players draw from it without looking.
about-unseen = Rubble tokens of this colour that you have not seen yet. A face-down token can be any of those not seen, each equally likely.
about-deviation-deck = The deviation cards that can still be drawn. After a dig a player draws one: it says how many levels the machine goes off course.
about-deviation = A deviation card that is out. When another card of its colour is drawn, all of them form the deck again.
about-deviation-grey = The deviation card without a colour is out. It never brings the cards back into the deck.
about-deck = The deck of playing cards. Whatever leaves a slot is replaced from here at once.
about-discard = The discard pile of playing cards: money that was spent, and cards used for their secondary action. When the deck is empty, it becomes the new one.
about-agenda-deck = The agenda cards that can still come. Whoever turns up an agenda symbol by a Plan draws one, and keeps it or not.
about-agenda-gone = Agenda cards that were not kept. They are out of the game.
about-choice-pass = Pass: you have no further turn in this round, and keep as many discs as you like for the next one. Whoever passes first begins it.
about-choice-stay = Leave both technology counters where they are: the action only corrects your deviation.
about-choice-decline = Look at no token. The chance does not come again.
about-choice-aligned = Spend no more on the deviation, and keep the rest of your money.
about-choice-enough = Place no second token: the ability can be used once only.
about-choice-close = Use no further card: your turn ends.
about-choice-draw = Draw your discs now, without using New workers any more in this round.
about-choice-settle = End your swaps. They are not offered again in this round.
about-choice-accept = Keep the agenda card: you suffer its penalty as soon as possible, and then it brings its points.
about-choice-decline-card = Discard the agenda card. It leaves the game, without a penalty and without points.
about-choice-keep = Keep so many discs of this colour for the next round. The others go back to the bag.
about-choice-pay-same = Pay with two discs of one colour: touch the colour too.
about-points = The points of { $seat } as things stand: cards and their effects, the spaces under both technology counters, minus the deviation. The award for the centre comes at the end.
about-score = The points of { $seat }: cards and their effects, the spaces under both technology counters, minus the deviation, and the award for the centre.

## What it means to the viewer now

now-hidden-points = What its face-down cards are worth is hidden until the end: only { $seat } knows.
now-down-points = Face-down cards bring you { $points }.
now-known-token = You have looked at it: { $token }.
now-planned-next = Your next Plan turns it up.
now-symbol = It carries the agenda symbol: a Plan that turns it up brings an agenda card.
now-pays-one = You would pay { $discs }.
now-pays-two = You have no disc of its colour: you would pay any 2.
now-drift = { $cards ->
    [0] After the next dig no deviation card is drawn.
    [one] After the next dig { $cards } deviation card is drawn: { $worst } at worst.
   *[other] After the next dig { $cards } deviation cards are drawn: { $worst } at worst.
}
now-may-lose = That may lose the game.
now-to-go = { $left ->
    [0] It has reached the centre.
    [one] { $left } space is left to dig.
   *[other] { $left } spaces are left to dig.
}
now-centre = If it got there now, that would bring { $points }.
now-large-enough = Needed here: { $discs } or more. You have { $stacks }.
now-too-small = Needed here: { $discs } or more. Your largest stack has { $most }.
now-closed = No stack can beat what lies here in this round.
now-takes = You would take { $discs } from here.
now-plans = It would turn up the token { FORM($place, "at") }.
now-money = You have { $millions }.
now-would-have = With it you would have { $millions }.
now-next-step = Next space of the { $track } counter: { $next }.
now-crossed = Your counter is past it.
now-can-cross = You have { $millions }: that is enough.
now-lacks = You have { $millions }: { $lacking } more are needed.
now-corrects = It could correct your deviation by { $levels }.
now-influence = Influence cards: you have { $mine }, your rival { $theirs }.
now-cards = Cards in all: you have { $mine }, your rival { $theirs }.
now-analysed = You have { $colours } on such cards, which bring { $points }.
now-printed = It brings { $points } at the end.
now-uses = { $uses ->
    [one] It can be used once more.
   *[other] It can be used { $uses } times more.
}
now-used = It was used in this round: not again before the next one.
now-goes-to = Large enough for { $spaces }.
now-goes-nowhere = Not large enough for any space now.
now-free = { $free ->
    [0] It is full.
    [one] { $free } space is free.
   *[other] { $free } spaces are free.
}
now-bag = The bag holds { $discs } in all.
now-unseen = { $all ->
    [one] { $all } token of all colours is unseen.
   *[other] { $all } tokens of all colours are unseen.
}
now-still-in = Still in it: { $cards }.
now-lie-here = Here lie: { $cards }.

## What is typed: one word each

type-plan = plan
type-discs = discs
type-blue = blue
type-black = black
type-orange = orange
type-yellow = yellow
type-white = white
type-tunnel = tunnel
type-finance = finance
type-technology = technology
type-secondary = secondary
type-slot = slot
type-develop = develop
type-pass = pass
type-keep = keep
type-number = number
type-pay = pay
type-take = take
type-advance = advance
type-track = track
type-upper = upper
type-lower = lower
# Move no counter.
type-stay = stay
# Add an Extra finance at a bar.
type-commit = commit
type-card = card
type-extra-finance = extra-finance
type-peek = peek
type-nation = nation
type-space = space
type-britain = britain
type-france = france
# Look at no token.
type-decline = decline
type-realign = realign
type-new-workers = new-workers
type-exchange = exchange
type-improve-technology = improve-technology
type-control-room = control-room
type-new-materials = new-materials
type-heavy-machinery = heavy-machinery
type-european-speech = european-speech
type-media-relations = media-relations
type-political-duel = political-duel
type-topographical = topographical
type-belgium = belgium
type-denmark = denmark
type-greece = greece
type-ireland = ireland
type-luxembourg = luxembourg
type-netherlands = netherlands
type-portugal = portugal
type-spain = spain
type-italy = italy
type-west-germany = west-germany
# Spend no more on the deviation.
type-aligned = aligned
type-rubble = rubble
type-colour = colour
# Give no second token.
type-enough = enough
type-use = use
# End the turn.
type-close = close
# Choose an action by Heavy machinery.
type-machine = machine
type-action = action
# Develop a card by Heavy machinery.
type-build = build
# Use New workers.
type-hire = hire
type-draw = draw
type-swap = swap
type-give = give
# Swap nothing more.
type-settle = settle
# Keep the agenda card.
type-accept = accept
# Discard the agenda card.
type-decline-card = decline-card
# Pay for Promotion with a card.
type-contribute = contribute
type-reveal = reveal
type-token = token
type-blue-agenda = blue-agenda
type-black-agenda = black-agenda
type-orange-agenda = orange-agenda
type-yellow-agenda = yellow-agenda
type-white-agenda = white-agenda
# Of chance: which token somebody sees.
type-glimpse = glimpse
type-disc = disc
# Of chance: which card comes from the deck.
type-deal = deal
# Of chance: which deviation card is drawn.
type-deviate = deviate
type-red = red
type-green = green
# The deviation card without colour.
type-grey = grey
# Of chance: which agenda card is drawn.
type-event = event
type-training = training
type-warehouse-inspection = warehouse-inspection
type-check-up = check-up
type-repairs = repairs
type-supervision = supervision
type-promotion = promotion

## Tables of one's own: what cannot be read

tables-topographical = a topographical analysis takes one token: needs=place-1
tables-points = points= lists 2 to { $most } whole numbers from 0 to { $largest }, one a space
tables-price = { $key }={ $said }: a price is a whole number from 1 to { $largest }
tables-no-bonus = '{ $said }' is no bonus; bonuses are { $known }
tables-too-many = with these there are { $count } rubble tokens, more than { $most }
tables-symbols = with these there are { $count } agenda symbols, but only { $most } agenda cards
tables-too-few = with these there are { $count } rubble tokens, fewer than { $least }
tables-places = { $key }= is written SPACE:WHAT, with spaces 1 to { $last }, or { $key }={ $nowhere }
tables-place-twice = { $key }= names space { $space } twice

## Filled in from the box: names of lines, and where on the components their values stand

line-track = { $nation }, { $track } track
line-deviation = { $hue } ({ $number })
box = At hand: the 33 playing cards, both player boards, the 9 deviation cards, the 20 rubble tokens and the 6 agenda cards.
box-card =
    Playing cards
    ┌─────────────
    │  points   victory points; 0 where only the ability brings any
    │  needs    rubble tokens that it costs to develop the card
    ├─ lower part
    │  does     the secondary action
    └─────────────
       money    millions of ECU: the amount that stays in sight
                when the card lies under a player board
    The legend beside the cards in the rulebook shows where the rest is printed.
    Of two cards with one name, (a) is whichever you like.
box-track =
    The technology tracks of the player boards, from the space 0 to the right; such a one, for example:

       space      0     1     2       3     4
               ┌─────┬─────┬─────┐ ┌─────┬─────┐
       points  │  0  │  1  │  2  │ │  3  │  5  │
               └─────┴─────┴─────┘ └─────┴─────┘
       bonus           peek      2M  disc
    points    victory points of all spaces, from 0 on: 0,1,2,3,5
    { "barriers" }  bars, each with the space behind it and its amount: 3:2 (or none)
    bonuses   what reaching a space gives: 1:peek,3:disc (or none)
              peek: look at a rubble token · disc: an extra disc each round
              storage: Britain's third storage space
box-deviation =
    Deviation cards
    ┌──────┐
    │  -1  │  levels   how many levels the cube loses: 0, 1 for -1, 2 for -2
    └──────┘
    If the colours of yours are others, take them in any order.
box-rubble =
    Rubble tokens: turn all 20 face up, sort them by colour, and count
       (   )  plain    those without the agenda symbol
       ( * )  agenda   those with it
    Blue is water.
box-agenda =
    Agenda cards
       points   what the card brings once completed; it loses as many while pending

## Components, each alone

component-playing = Playing cards
component-deviation = Deviation cards
component-agenda = Agenda cards
component-rubble = Rubble tokens
component-discs = Action discs
component-machines = Tunnel-boring machines
component-deviation-said = After a dig it says how many levels the machine goes off course. If a card of its colour is out already, all of them form the deck again.
component-deviation-grey = After a dig it takes the machine two levels off course. It has no colour and never brings the cards back into the deck.
component-disc = Disc: { $colour }
component-disc-said = In a turn, all discs of one colour go together on one action space. A Tunnel is paid for with discs too.
component-machine = TBM: { $nation }
component-machine-said = Every Tunnel moves it one space on. When it reaches its centre, the game ends at once.

## The fields of a position, and what may stand in them

field-nations = nations
field-nations-standard = seat 1 is Great Britain
field-nations-swapped = seat 1 is France
field-with-agenda = Agenda expansion
field-with-agenda-off = no
field-with-agenda-on = yes
field-next-round = a new round
field-next-workers = New workers
field-next-draw = how many discs to draw
field-next-drawing = draw discs
field-next-exchange = Exchange
field-next-turn = a turn
field-next-checks = deviation cards
field-next-after = end of the action
field-next-refill = fill the slots
field-next-promotion = Promotion
field-next-window = cards after the action
field-next-end-turn = end of the turn
field-first = first player card
field-last-turn = who had the last turn
# How many discs of each colour.
field-bag = discs in the bag
field-spaces = action spaces
    .one = action space
field-sides = sides of the tunnel
    .one = side of the tunnel
# Rubble tokens that have left the tunnel, by kind.
field-out = tokens dug
# Rubble tokens that have left the game, by colour.
field-gone = tokens out of the game
field-display = displayed cards
field-cards = playing cards
    .one = playing card
field-deviation-out = deviation cards drawn
field-events-left = agenda cards left
field-events-gone = agenda cards discarded
field-drawing = discs still to draw
field-kept = discs kept
# Where the stack of this turn lies, by number.
field-space = action space used
# Whose card is discarded when the action is done.
field-slot = slot used
field-doing = action
field-doing-plan = Plan
field-doing-tunnel = Tunnel
field-doing-finance = Finance
field-doing-technology = Technology
field-doing-develop = Development
field-technologies = Technology actions this turn
# Whether this Technology action has changed something.
field-stirred = Technology has had an effect
# Of the agenda card.
field-repairing = Repairs at work
# By Heavy machinery.
field-waived = inner costs waived
field-checks = deviation cards to draw
field-peeking = token looked at
field-paid = paid for Promotion
field-least = smallest card paid
field-finisher = reached the centre
field-loser = went off the track
# Discs of each colour before the player.
field-area = discs in the area
# Rubble tokens of each colour.
field-stored = storage
field-tracks = technology tracks
field-money = money
field-bored = spaces dug
field-deviation = deviation
field-workers = New workers used
field-pending = pending agenda card
field-pending-training = Training
field-pending-warehouse-inspection = Warehouse inspection
field-pending-check-up = Check up
field-pending-repairs = Repairs
field-pending-supervision = Supervision
field-pending-promotion = Promotion
field-completed = completed agenda cards
field-face-down = cards face down
field-colour-blue = blue
field-colour-black = black
field-colour-orange = orange
field-colour-yellow = yellow
field-colour-white = white
field-discs = discs
field-tokens = rubble tokens
field-lies-deck = deck
field-lies-display = displayed
field-lies-discard = discard pile
field-lies-money = money
field-lies-developed = developed
# By number.
field-at = slot, or player
field-used = used this round
field-question-turn = turn
field-question-keep = keep discs
field-question-pay = pay for Tunnel
field-question-take = take a card as money
field-question-advance = move a counter
field-question-commit = Extra finance
field-question-peek = look at a token
field-question-realign = correct the deviation
field-question-rubble = rubble for a card
field-question-window = a card after the action
field-question-machine = Heavy machinery
field-question-workers = New workers
field-question-exchange = Exchange
field-question-offer = keep the agenda card
field-question-promotion = Promotion
field-question-reveal = which token it is
field-question-glimpse = which token is seen
field-question-disc = which disc is drawn
field-question-deal = which card is displayed
field-question-deviate = which deviation card is drawn
field-question-agenda-card = which agenda card is drawn
