## meta.py: summary

summary = Britain and France dig towards each other, stack against stack, and must not stray.

## meta.py: option

option-agenda-off = the base game
option-agenda-on = with the Agenda cards
option-agenda = the Agenda expansion
option-nations-standard = seat 0 is Great Britain
option-nations-swapped = seat 0 is France
option-nations = who plays which nation

## meta.py: reconstructed

reconstructed = The numbers on the playing cards, the technology tracks, the deviation cards, the rubble tokens and the agenda cards are reconstructed: nobody has published them. They fit every fact that is known.

## text.py: nations

nations-britain = Great Britain
nations-france = France

## text.py: colour

colour-blue = blue
colour-black = black
colour-orange = orange
colour-yellow = yellow
colour-white = white

## text.py: plurals

plurals-blue = blue
plurals-black = black
plurals-orange = orange
plurals-yellow = yellow
plurals-white = white

## text.py: action-names

action-names-plan = Plan
action-names-tunnel = Tunnel
action-names-finance = Finance
action-names-technology = Technology
action-names-develop = Development

## text.py: action-effects

action-effects-plan = turn up your next face-down rubble
action-effects-tunnel = dig your next rubble for 1 disc of its colour, or any 2 if you have none
action-effects-finance = take a displayed card as money
action-effects-technology = move a counter; money crosses bars and corrects the course

## text.py: cards

cards-new-workers-a = New workers (a)
cards-new-workers-b = New workers (b)
cards-exchange-a = Exchange (a)
cards-exchange-b = Exchange (b)
cards-extra-finance-a = Extra finance (a)
cards-extra-finance-b = Extra finance (b)
cards-improve-technology-a = Improve technology (a)
cards-improve-technology-b = Improve technology (b)
cards-control-room-1 = Control room 1
cards-control-room-2 = Control room 2
cards-control-room-3 = Control room 3
cards-control-room-4 = Control room 4
cards-control-room-5 = Control room 5
cards-new-materials = New materials
cards-heavy-machinery = Heavy machinery
cards-european-speech = European speech
cards-media-relations = Media relations
cards-political-duel = Political duel
cards-topographical-1 = Topographical analysis 1
cards-topographical-2 = Topographical analysis 2
cards-topographical-3 = Topographical analysis 3
cards-topographical-4 = Topographical analysis 4
cards-topographical-5 = Topographical analysis 5
cards-belgium = Influence: Belgium
cards-denmark = Influence: Denmark
cards-greece = Influence: Greece
cards-ireland = Influence: Ireland
cards-luxembourg = Influence: Luxembourg
cards-netherlands = Influence: Netherlands
cards-portugal = Influence: Portugal
cards-spain = Influence: Spain
cards-italy = Influence: Italy
cards-west-germany = Influence: West Germany

## text.py: abilities

abilities-new-workers = start of a round: draw 1 disc more
abilities-exchange = start of a round: swap a disc with your rival
abilities-improve-technology = after a Technology of this turn: one more
abilities-control-room-1 = after a Plan: take back 1 disc of the stack
abilities-control-room-2 = after a Technology: take back 1 disc of the stack
abilities-control-room-3 = after a Plan: another Plan
abilities-control-room-4 = after a Plan: a Tunnel
abilities-control-room-5 = after a Technology: another one
abilities-new-materials = after any action: take back 1 disc of the stack
abilities-heavy-machinery = after any action: one of another kind
abilities-topographical = 1, 3, 6, 10, 15 points for 1 to 5 colours on such cards
abilities-influence = counts as an influence card

## text.py: events

events-training = Training
events-warehouse-inspection = Warehouse inspection
events-check-up = Check up
events-repairs = Repairs
events-supervision = Supervision
events-promotion = Promotion

## text.py: event-effects

event-effects-training = draw one disc fewer in the next round
event-effects-warehouse-inspection = skip a turn between two of your rival's
event-effects-check-up = draw a deviation card at once
event-effects-repairs = your next Technology moves no counter
event-effects-supervision = your next stack needs 2 discs more than lie there

## text.py: deviations

deviations-red = red
deviations-blue = blue
deviations-green = green
deviations-yellow = yellow
deviations-grey = colourless

## text.py: ask

ask-turn = { $seat }: place all your discs of one colour and act, or pass.
ask-keep = { $seat }: how many { $colour } discs do you keep?
ask-pay = { $seat }: pay for the tunnel with two discs.
ask-take = { $seat }: which displayed card becomes money?
ask-advance = { $seat }: which technology counter moves?
ask-commit = { $seat }: which Extra finance helps at the bar?
ask-peek = { $seat }: look at a face-down rubble token, if you like.
ask-realign = { $seat }: spend money to correct the deviation?
ask-rubble = { $seat }: which stored token for { $card }?
ask-window = { $seat }: follow up with a card?
ask-machine = { $seat }: which action does Heavy machinery give?
ask-workers = { $seat }: hire New workers before drawing?
ask-exchange = { $seat }: swap a disc with your rival?
ask-offer = { $seat }: keep the agenda card { $event }?
ask-promotion = { $seat }: which money pays for the Promotion?
ask-reveal = Which rubble token lies { $place }?
ask-glimpse = Which rubble token does { $seat } see?
ask-disc = Which disc does { $seat } draw?
ask-deal = Which card comes into slot { $slot }?
ask-deviate = Which deviation card does { $seat } draw?
ask-agenda-card = Which agenda card does { $seat } draw?

## text.py: in-tunnel

in-tunnel = on space { $space } of { $seat }

## text.py: in-storage

in-storage = in the storage of { $seat }

## text.py: refusal

refusal-not-left = That cannot be drawn any more.
refusal-no-discs = You hold no disc of that colour.
refusal-stack-too-small = The stack must be larger than the one that lies there.
refusal-empty-slot = There is no card there.
refusal-all-up = All your rubble tokens are face up already.
refusal-token-down = Your nearest rubble token is still face down: plan first.
refusal-storage-full = Your storage is full.
refusal-cannot-pay = You could not pay: one disc of the token's colour, or any two.
refusal-nothing-to-do = That would change nothing.
refusal-end-of-track = That counter is on the last space.
refusal-barrier = You have not enough money for the bar.
refusal-under-repair = Under Repairs no counter moves.
refusal-no-rubble = You have no token stored to give for it.
refusal-not-yours = You have not developed that card.
refusal-not-now = That card does not answer the action just completed.
refusal-same-kind = It must be another kind of action than the last one.
refusal-too-many-kept = You would keep too many discs.
refusal-same-colour = Two discs of one colour: nothing changes.
refusal-not-face-down = There is no face-down token there.
refusal-wasteful = A payment has no card that could be left out.
refusal-supervised = Under Supervision the stack needs two discs more than lie there.
refusal-nothing-displayed = There is no displayed card to take.
refusal-storage-locked = Your storage is full as long as its third place is locked.
refusal-idle = A Technology action must move a counter or correct the course.
refusal-token-due = Place at least one token on the card.
refusal-discard-due = The card asks for a token.
refusal-not-stored = You have no token of that colour stored.
refusal-worn-out = That card is worn out: no token is left.
refusal-used-before = That card has been used in this round.
refusal-not-spendable = That is neither money of yours nor your Extra finance.
refusal-not-money = That is not among your money cards.
refusal-no-technology = There was no Technology action in this turn.
refusal-stack-used-up = No disc is left of your stack.
refusal-area-full = You hold as many discs as you are allowed.
refusal-cannot-give = You have not these two discs.
refusal-cannot-swap = One of you has no disc of that colour.
refusal-cannot-keep = You have not so many discs of that colour.

## text.py: lost

lost = { $seat } goes off the deviation track and loses.

## text.py: move

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
move-advance = { $seat } moves the { $track } counter to { $space }.
move-stay = { $seat } moves no counter.
move-commit = { $seat } adds { $card }.
move-peek = { $seat } looks at the token on { $place }.
move-decline = { $seat } does not look.
move-realign = { $seat } spends { $card } ({ $millions }) to correct the deviation.
move-aligned = { $seat } spends no more.
move-rubble = { $seat } gives { $colour }.
move-enough = { $seat } gives no second token.
move-use = { $seat } uses { $card }.
move-close = { $seat } ends the turn.
move-machine = { $seat } chooses { $action }.
move-build = { $seat } develops { $card }.
move-hire = { $seat } hires { $card }.
move-draw = { $seat } draws discs.
move-swap = { $seat } swaps { $give } for { $take } ({ $card }).
move-settle = { $seat } swaps nothing more.
move-accept = { $seat } keeps { $event }.
move-decline-card = { $seat } discards { $event }.
move-contribute = { $seat } pays with { $card } ({ $millions }).
move-reveal = There is { $token } { $place }.
move-glimpse = { $seat } sees { $token }.
move-disc = { $seat } draws { $colour }.
move-deal = { $card } comes into slot { $slot }.
move-deviate = { $seat } draws a deviation card: { $card }.
move-event = { $seat } draws { $card }.

## text.py: glimpsed

glimpsed = { $seat } looks at a rubble token.

## text.py: news

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
news-drawn-game = The points are equal: the game is drawn.
news-dealt = { $card } comes from the deck into slot { $slot }.
news-discarded = { $card } is discarded after its secondary action.
news-shuffled-cards = The deck is empty and made anew from the discard pile: { $cards }.
news-stayed-empty = Slot { $slot } stays empty: no card is left in deck and discard pile.
news-turned-up = { $seat } turns up { $token } on space { $tunnel }.
news-paid = { $seat } pays for the tunnel: { $discs }, into the bag.
news-paid-others = { $seat }, without a disc of the rubble's colour, pays for the tunnel: { $pair }, into the bag.
news-dug = { $seat } digs { $token } and stores it; the TBM advances to space { $tunnel }.
news-must-check = { $seat } has to draw { $deviations }.
news-flooded = { $seat } has water in the tunnel and has to draw { $deviations }.
news-stayed-dry = { $seat } is safe from water and draws no deviation card.
news-drew-deviation = { $seat } draws a deviation card: { $deviation }.
news-went-astray = { $seat } goes off course by { $levels }, to { $level }.
news-shuffled-deviations = A { $hue } deviation card was out already: all of them are shuffled into a new deck.
news-took-money = { $seat } takes { $card } as money ({ $millions }), { $worth } in all.
news-spent = { $seat } spends { $card } ({ $millions }), which is discarded.
news-got-no-change = { $seat } gets no change: { $millions } lost.
news-advanced = { $seat } moves the { $track } technology counter to space { $reached }.
news-moved-no-counter = { $seat } moves no technology counter.
news-crossed = { $seat } crosses a bar of { $price } with all its money: { $paid }.
news-corrected-by-surplus = { $seat } corrects its deviation by { $levels } with the surplus, to { $level }.
news-corrected = { $seat } corrects its deviation by { $levels }, to { $level }.
news-left-deviation = { $seat } leaves its deviation at { $level }.
news-gained-a-disc = { $seat } gains an extra disc: { $allowed } are allowed from the next draw on.
news-may-peek = { $seat } may look at a face-down rubble token.
news-knows-all = { $seat } might look at a face-down rubble token, but there is none it does not know.
news-peeked = { $seat } looks at the token on { $place }.
news-saw = { $seat } sees { $token } on { $place } and leaves it face down.
news-did-not-peek = { $seat } looks at no token.
news-gained-storage = { $seat } may use its third storage space from now on.
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
news-improved-technology = { $seat } takes one more Technology action.
news-ended-turn = { $seat } ends the turn.
news-recovered = { $seat } recovers { $discs } from { $space }.
news-chained = { $seat } takes a chained action: { $action }.
news-chose-by-machine = { $seat } chooses an action by Heavy machinery: { $action }.
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
news-reached-centre = { $seat } reaches the centre with its TBM, which ends the game.
news-won-unscored = { $seat } wins; nothing is scored.
news-scored-cards = { $seat } scores { $points } printed on its cards.
news-scored-technology = { $seat } scores { $points } for the { $track } technology counter.
news-lost-by-deviation = { $seat } loses { $points } for its deviation.
news-scored-centre = { $seat } scores { $points } for reaching the centre; tokens left on the other side: { $tokens }.
news-totalled = { $seat } has { $points } in all.
news-won = { $seat } wins with the most points.
news-won-at-centre = { $seat } wins: the points are equal, and it reached the centre.

## text.py: unheard

unheard-saw = { $seat } has seen the token on { $place } and leaves it face down.

## text.py: sheet

sheet-cards = cards
sheet-blue = blue cards
sheet-agenda = agenda
sheet-technology = technology
sheet-deviation = deviation
sheet-centre = centre
sheet-total = total

## text.py: track-names

track-names-upper = upper
track-names-lower = lower

## text.py: space

space-plan-tunnel = Plan/Tunnel
space-finance-technology = Finance/Technology
space-slot-1 = slot 1
space-slot-2 = slot 2
space-slot-3 = slot 3

## text.py: sides

sides-britain = space { $space } of the British side
sides-france = space { $space } of the French side

## text.py: development-costs

development-costs-none = nothing
development-costs-discard-1 = 1 stored token, to be discarded
development-costs-place-1 = 1 stored token, to be placed on it
development-costs-place-1-or-2 = 1 or 2 stored tokens, to be placed on it

## text.py: with-symbol

with-symbol = { $colour } (agenda)

## text.py: rubble

rubble = { $colour } rubble

## text.py: rubble-with-symbol

rubble-with-symbol = { $colour } rubble with the agenda symbol

## text.py: two-discs

two-discs = { $one } and { $other }

## text.py: deviation

deviation = { $colour }, { $level }

## text.py: millions

millions = { $millions }M

## text.py: discs

discs = { $number } disc
discs-discs = { $number } discs

## text.py: points

points = { $number } point
points-points = { $number } points

## text.py: names

names-cards = { $number } card
names-cards-cards = { $number } cards
names-colours = { $number } colour
names-colours-colours = { $number } colours
names-deviations = { $number } deviation card
names-deviations-deviation-cards = { $number } deviation cards
names-levels = { $number } level
names-levels-levels = { $number } levels

## text.py: deed

deed-developed = Cards developed
deed-used = Developed cards used
deed-acted-by-card = Cards used for their secondary action
deed-took-money = Cards taken as money
deed-kept-event = Agenda cards kept

## page.py: letters

page-letters-blue = U
page-letters-black = K
page-letters-orange = O
page-letters-yellow = Y
page-letters-white = W

## page.py: key

page-key = U blue (water) · K black · O orange · Y yellow · W white · * agenda symbol · ? face down · = dug

## page.py: bag

page-bag = Bag

## page.py: first

page-first = first player: { $seat }

## page.py: round

page-round = Round { $number }

## page.py: needs

page-needs = needs ≥ { $number }

## page.py: closed

page-closed = closed

## page.py: empty-slot

page-empty-slot = no card

## page.py: works

page-works = Plan / Tunnel

## page.py: bank

page-bank = Finance / Technology

## page.py: card

page-card = { $card }: { $action } or develop ({ $needs }) · { $points } · { $money }M

## page.py: points

page-points = { $points } pts

## page.py: by-effect

page-by-effect = pts by effect

## page.py: requirements

page-requirements-none = free
page-requirements-discard-1 = discard 1 rubble
page-requirements-place-1 = place 1 rubble
page-requirements-place-1-or-2 = place 1 or 2 rubble

## page.py: discs

page-discs = discs ({ $number } of { $most })

## page.py: passed

page-passed = passed

## page.py: stored

page-stored = storage

## page.py: locked

page-locked = locked

## page.py: deviation

page-deviation = deviation

## page.py: technology

page-technology = { $track } technology

## page.py: bonuses

page-bonuses-peek = peek
page-bonuses-disc = +disc
page-bonuses-storage = +place

## page.py: money

page-money = money { $millions }M

## page.py: worth

page-worth = { $card } ({ $money }M)

## page.py: developed

page-developed = cards

## page.py: uses

page-uses = { $card } ({ $uses } left)

## page.py: used

page-used = { $card } ({ $uses } left, used)

## page.py: face-down

page-face-down = { $number } face down

## page.py: pending

page-pending = agenda: { $event } pending

## page.py: completed

page-completed = agenda done: { $events }

## page.py: deviation-out

page-deviation-out = Deviation cards out: { $cards }

## page.py: in-deck

page-in-deck = deck: { $number }

## page.py: discarded

page-discarded = Discarded: { $cards }

## page.py: agenda-gone

page-agenda-gone = Agenda, out of the game: { $cards }

## page.py: none

page-none = none

## page.py: to-go

page-to-go = { $number } to the centre

## board/words.py: names

board-names-britain = Great Britain
board-names-france = France

## board/words.py: title

board-title = 1987 Channel Tunnel, round { $round }

## board/words.py: standing

board-standing = { $seat }: spaces to the centre { $left }, deviation { $level }, discs { $discs }, money { $money }M, cards { $cards }.

## board/words.py: and

board-and = { $one }; { $other }

## board/words.py: millions

board-millions = { $millions }M

## board/words.py: in-tunnel

board-in-tunnel = { $seat }, space { $space }: { $what }

## board/words.py: dug

board-dug = dug

## board/words.py: rubble

board-rubble = { $token } rubble

## board/words.py: face-down

board-face-down = face down

## board/words.py: known

board-known = face down, you know it: { $token }

## board/words.py: looked-at

board-looked-at = looked at by { $seats }

## board/words.py: action-label

board-action-label = { $action }: { $effect }. { $stack }

## board/words.py: lies-here

board-lies-here = { $colour } discs here: { $number }, { $needs }

## board/words.py: nothing-here

board-nothing-here = no discs here, { $needs }

## board/words.py: develop-label

board-develop-label = Slot { $slot }, develop { $card }: { $ability }; { $cost }; { $points }. { $stack }

## board/words.py: secondary-label

board-secondary-label = Slot { $slot }, { $action } by { $card }. { $stack }

## board/words.py: money-label

board-money-label = Slot { $slot }: { $card } is worth { $money }M as money

## board/words.py: point

board-point = 1 pt

## board/words.py: by-effect

board-by-effect = points by its effect

## board/words.py: buttons

board-buttons-pass = Pass
board-buttons-stay = Move no counter
board-buttons-decline = Do not look
board-buttons-aligned = Spend no more
board-buttons-enough = No second token
board-buttons-close = End the turn
board-buttons-draw = Draw discs
board-buttons-settle = Swap nothing more
board-buttons-accept = Keep it
board-buttons-decline-card = Discard it

## board/words.py: keep

board-keep = Keep { $number }

## board/words.py: pay-same

board-pay-same = Two of the same colour

## board/words.py: you

board-you = you

## board/words.py: to-move

board-to-move = to move

## board/words.py: first-player

board-first-player = first player

## board/words.py: discs-label

board-discs-label = { $seat }, { $colour } discs: { $number }

## board/words.py: stored-label

board-stored-label = { $seat }, storage: { $colour } rubble

## board/words.py: one-locked

board-one-locked = storage, 1 locked

## board/words.py: money-card

board-money-card = { $seat }, money card: { $millions }M ({ $card })

## board/words.py: gauge-label

board-gauge-label = { $seat }: deviation { $level }; beyond −{ $safe } the game is lost

## board/words.py: off-course

board-off-course = lost

## board/words.py: not-up

board-not-up = next rubble still face down

## board/words.py: checks

board-checks-1 = next dig: no card
board-checks-2 = next dig: 1 card, { $worst } at worst
board-checks-3 = next dig: 2 cards, { $worst } at worst

## board/words.py: may-lose

board-may-lose = { $next }: may lose the game

## board/words.py: technology

board-technology = technology · points: { $points }

## board/words.py: track-label

board-track-label = { $seat }, { $track } technology counter: points { $points }; next space: { $next }

## board/words.py: track-end

board-track-end = none

## board/words.py: next-points

board-next-points = points { $points }

## board/words.py: next-price

board-next-price = costs { $price }M

## board/words.py: cards-head

board-cards-head = Cards: { $number }

## board/words.py: card-label

board-card-label = { $seat }: { $card }, { $ability }; { $points }

## board/words.py: uses

board-uses = uses left: { $uses }

## board/words.py: used

board-used = used this round

## board/words.py: agenda

board-agenda = Agenda

## board/words.py: pending

board-pending = pending: +{ $points } when done, −{ $points } if not at the end

## board/words.py: done

board-done = { $event } done: +{ $points }

## board/words.py: bag-count

board-bag-count = discs: { $number }

## board/words.py: unseen

board-unseen = Rubble not seen yet

## board/words.py: deviations-out

board-deviations-out = Deviation cards out

## board/words.py: deviation-label

board-deviation-label = Deviation card out: { $colour }, { $level }

## board/words.py: playing

board-playing = Playing cards

## board/words.py: agenda-deck

board-agenda-deck = Agenda cards in the deck: { $number }

## board/words.py: final

board-final = Final score

## board/words.py: winner

board-winner = { $seat } wins

## board/words.py: draw

board-draw = a draw

## board/words.py: parts

board-parts-agenda = agenda
board-parts-technology = technology
board-parts-centre = centre
