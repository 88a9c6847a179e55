## meta.py: summary

summary = Place workers, spy, strike and build: the first nation to enough bombs dominates.

## meta.py: option

option-pacts-auto = with three or more players
option-pacts-on = always
option-pacts-off = never
option-pacts = pacts before an air strike
option-turn-limit-200 = 200 turns a player
option-turn-limit-100 = 100 turns a player
option-turn-limit-50 = 50 turns a player
option-turn-limit = when an endless match is ended

## text.py: colour

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-grey = Grey

## text.py: space

space-university-1 = University 1
space-university-2 = University 2
space-university-3 = University 3
space-university-4 = University 4
space-aircraft-1 = Aircraft 1
space-aircraft-2 = Aircraft 2
space-money-1 = Money 1
space-money-2 = Money 2
space-money-3 = Money 3
space-mine-1 = Mine 1
space-mine-2 = Mine 2
space-mine-3 = Mine 3
space-reactor = Reactor
space-enrichment = Enrichment Plant
space-repair = Repair
space-espionage = Espionage
space-air-strike = Air Strike
space-design = Design Bomb
space-construction = Construction

## text.py: building-words

building-words-factory = factory { $number }
building-words-mine = mine { $number }
building-words-university = university { $number }
building-words-enrichment = enrichment plant { $number }
building-words-reactor = reactor { $number }

## text.py: uranium-bomb

uranium-bomb = uranium bomb { $number }

## text.py: plutonium-bomb

plutonium-bomb = plutonium bomb { $number }

## text.py: one-worker

one-worker-1 = 1 laborer
one-worker-2 = 1 engineer
one-worker-3 = 1 scientist
one-worker-4 = 1 contract laborer
one-worker-5 = 1 contract engineer
one-worker-6 = 1 contract scientist

## text.py: more-workers

more-workers-1 = { $n } laborers
more-workers-2 = { $n } engineers
more-workers-3 = { $n } scientists
more-workers-4 = { $n } contract laborers
more-workers-5 = { $n } contract engineers
more-workers-6 = { $n } contract scientists

## text.py: good-names

good-names-money = money
good-names-yellowcake = yellowcake
good-names-uranium = uranium
good-names-plutonium = plutonium
good-names-fighters = fighters
good-names-bombers = bombers
good-names-laborers = laborers
good-names-engineers = engineers
good-names-scientists = scientists

## text.py: one-plane

one-plane-fighters = fighter
one-plane-bombers = bomber

## text.py: planes

planes-fighter = a fighter
planes-bomber = a bomber

## text.py: pacts

pacts-1 = a truce
pacts-2 = a stand-down

## text.py: start-of-turn

start-of-turn = { $seat }: place workers (or block, without the action), or retrieve them.

## text.py: only-place

only-place = { $seat }: place workers (or block, without the action).

## text.py: only-retrieve

only-retrieve = { $seat }: your supply is empty: retrieve your workers.

## text.py: open-point

open-point = { $seat }: go on with your turn, or end it.

## text.py: nobody-placed

nobody-placed = { $seat }: go on with your turn: place at least one worker.

## text.py: striking

striking = { $seat }: your planes are in the air: attack, or stop.

## text.py: no-target

no-target = { $seat }: your planes can hit nothing: stop.

## text.py: free-repair

free-repair = { $seat }: repair a point of damage?

## text.py: ask

ask-workers = { $seat }: which workers go to { $site }?
ask-fuel = { $seat }: what does { $site } burn?
ask-output = { $seat }: what does { $site } make?
ask-training = { $seat }: { $workers } trained: { $number }. How many are your own, not contractors?
ask-market = { $seat }: which building do you buy?
ask-repair = { $seat }: repair a point of damage for ${ $price }?
ask-draft = { $seat }: which bomb do you keep?
ask-pact = { $seat }: { $proposer } offers { $pact }. Accept?
ask-staff = { $seat }: { $workers } for { $bomb }: { $number }. How many are your own, not contractors?
ask-bonus = { $seat }: which worker do you recruit before the first turn?
ask-first = Who begins?
ask-reveal = Which building comes into slot { $slot }?
ask-design = Which bomb comes into the row?

## text.py: refusal

refusal-not-left = That cannot be drawn.
refusal-strike-open = Finish your air strike first: stop.
refusal-no-strike = No air strike is open: place a worker on Air Strike first.
refusal-step-one-over = The main board comes first, and only once a turn.
refusal-must-retrieve = Your supply is empty: you must retrieve.
refusal-already-placing = This is a Place turn already: retrieving takes a whole turn.
refusal-nothing-to-retrieve = No permanent worker would come back.
refusal-nobody-placed = Place at least one worker before you end your turn.
refusal-occupied = It is occupied.
refusal-closed = Design Bomb is closed for the rest of the game.
refusal-cannot-pay = You cannot pay that.
refusal-workers-missing = You have not the workers for it in your supply.
refusal-wrong-workers = Other workers are needed there.
refusal-not-bought = Nobody has bought that building.
refusal-not-yours = That building is not yours.
refusal-damaged = That building is damaged.
refusal-not-on-offer = It does not make that.
refusal-wrong-split = There are not enough workers for this split.
refusal-empty-slot = That slot is empty.
refusal-not-in-hand = You do not hold that bomb.
refusal-no-fuel = You have not enough fuel for it.
refusal-tested-before = You have made your test.
refusal-loaded-before = That bomb is loaded already.
refusal-no-bomber = You have no bomber.
refusal-no-fighter = You have no fighter.
refusal-no-such-player = Nobody plays that colour.
refusal-own-planes = These planes are your own.
refusal-no-target = There is no such plane to hit.
refusal-fighters-guard = That player still has fighters: shoot them down first.
refusal-pact = A pact forbids it.
refusal-no-pacts = This match is played without pacts.
refusal-too-late = Pacts are offered before the first attack.
refusal-asked-before = That player has had your offer in this strike.
refusal-no-damage = That building is not damaged.
refusal-not-in-packet = That bomb is not in the packet.
refusal-nothing-to-stop = No air strike is open.
refusal-no-parley = Pacts are offered in an air strike, before its first attack.
refusal-no-partner = A pact is offered to an opponent.
refusal-design-taken = There are workers on Design Bomb.
refusal-in-use = There are workers in that building.
refusal-spies-used-up = Your spies can use no further building in this turn.
refusal-one-of-either = One engineer or one scientist goes there.
refusal-wrong-designers = One engineer and one scientist go there.
refusal-wrong-crew = The building takes exactly the workers printed on it.
refusal-wrong-staff = There are not enough workers for this split.
refusal-staff-missing = You have not the scientists and engineers for it in your supply.
refusal-cannot-buy = You cannot pay its price.
refusal-no-building = No opponent has that building.
refusal-own-building = That building is your own.
refusal-not-testable = You have not built that bomb.
refusal-not-loadable = You have not built that bomb.
refusal-no-bomber-to-load = You have no bomber to load.
refusal-cannot-pay-load = You cannot pay for loading it.
refusal-not-to-repair = That building is not yours.

## text.py: move

move-place = { $seat } chooses { $site }.
move-block = { $seat } blocks { $site }, without the action.
move-use = { $seat } chooses { $site }.
move-occupy = { $seat } blocks { $site }, without the action.
move-build = { $seat } builds { $bomb }.
move-test = { $seat } tests { $bomb } for the token of { $token }.
move-load = { $seat } loads { $bomb } for { $money }.
move-shoot = { $seat } shoots down { $plane } of { $player }.
move-raid = { $seat } bombs { $building } of { $owner }.
move-truce = { $seat } offers { $player } a truce.
move-stand-down = { $seat } asks { $player } to stand down.
move-stop = { $seat } ends the strike.
move-retrieve = { $seat } retrieves its workers.
move-end-turn = { $seat } ends the turn.
move-send = { $seat } sends { $workers } to { $site }.
move-burn = { $seat } burns { $fuel }.
move-make = { $seat } makes { $output }.
move-train = { $seat } trains { $own } of its own colour, { $grey } contractors.
move-buy = { $seat } buys { $building } from slot { $slot }.
move-decline = { $seat } buys nothing.
move-repair = { $seat } repairs { $building }.
move-enough = { $seat } repairs no more.
move-keep = { $seat } keeps { $bomb }.
move-accept = { $seat } accepts.
move-refuse = { $seat } refuses.
move-staff = { $seat } chooses the { $workers } for { $bomb }: { $own } own, { $grey } contractors.
move-recruit = { $seat } recruits { $worker }.
move-first = { $player } begins.
move-reveal = Slot { $slot }: { $building }.
move-design = Turned up: { $bomb }.

## text.py: unseen

unseen-keep = { $seat } keeps a bomb.

## text.py: bribes-fed

bribes-fed = $1 from the general supply goes to the bribe pile, which holds { $money }.

## text.py: repaired

repaired = { $seat } repairs a point of damage on { $building }: { $damage } left.

## text.py: news

news-first = { $seat } is drawn as the first player.
news-bonus-money = { $seat } receives { $money } as a starting bonus.
news-bonus-worker = { $seat } takes { $workers } from the general supply as a starting bonus.
news-on-offer = Slot { $slot } of the market: { $building }.
news-face-up = Face up, to be designed: { $bomb }.
news-turn = It is { $seat }'s turn.
news-must-retrieve = { $seat } has no worker in the supply and must retrieve its workers.
news-turn-over = { $seat }'s turn is over.
news-placed = { $seat } places { $crew } on { $space }.
news-used = { $seat } places { $crew } on { $building }.
news-paid = { $seat } pays { $goods } to the general supply.
news-blocked = { $seat } places { $crew } on { $space } and declines the action.
news-occupied = { $seat } places { $crew } on { $building } and declines the action.
news-occupied-by-spy = { $seat } places { $crew } on { $building } of { $owner }, as a spy, and declines the action.
news-lost = { $seat } does not receive { $goods }: there is no more room.
news-received = { $seat } receives { $goods }.
news-shared = { $seat } receives { $goods } as an opponent.
news-trained = { $seat } trains { $workers } of its own colour.
news-hired = { $seat } trains { $contractors }.
news-not-trained = { $seat } does not train { $workers }: the general supply has no more.
news-no-purchase = { $seat } cannot pay for any building.
news-free = { $seat } has placed an engineer: slot { $slot } is free.
news-price = { $seat } pays { $money } to the general supply for slot { $slot }.
news-bought = { $seat } takes { $building } from slot { $slot } of the market.
news-took-bribes = { $seat } takes the bribe pile: { $money }.
news-slid = The buildings to the right of the gap slide one slot to the left.
news-refilled = A new building comes into slot { $slot }: { $building }.
news-no-refill = The deck of buildings is empty: none is added to the market.
news-burned = { $seat } pays { $goods } as fuel, instead of yellowcake.
news-spy = { $seat } gains a spy and now has { $spies }.
news-no-spy = { $seat } gains no spy: { $spies } are the most there can be.
news-spied = { $seat } places { $crew } on { $building } of { $owner }, as a spy.
news-spying-over = { $seat } may no longer use buildings of opponents.
news-spying = { $seat } may use { $buildings } of opponents in this turn.
news-no-strike = { $seat } has no plane: there is no air strike.
news-strike = { $seat } may strike with { $fighters } and { $bombers }.
news-shot = { $seat } gives up a fighter and destroys { $plane } of { $player }.
news-raided = { $seat } gives up a bomber and hits { $building } of { $owner }: damage { $damage }.
news-strike-spent = { $seat } has no plane left: the air strike is over.
news-strike-stopped = { $seat } ends the air strike.
news-offered = { $seat } offers { $player } { $pact }.
news-truce = { $seat } and { $player } have a truce: until { $seat }'s next turn neither attacks the other.
news-stand-down = { $seat } and { $player } agree: { $seat } spares { $player }, who keeps off Air Strike until { $seat }'s next turn.
news-refused = { $seat } refuses what { $player } offers: { $pact }.
news-pact-over = { $seat }'s pact with { $player } is over: { $pact }.
news-no-repair = { $seat } has no damage to repair.
news-repair-too-dear = { $seat } has damage, but not { $money } to repair it.
news-repair-paid = { $seat } pays { $money } to the general supply for a repair.
news-draft = { $seat } takes the { $bombs } that lie face up.
news-kept = { $seat } keeps { $bomb }.
news-passed = { $seat } is passed { $bombs }.
news-got-last = { $seat } gets the last of them: { $bomb }.
news-dealt = A new bomb is turned up: { $bomb }.
news-dealt-again = A tested bomb is turned up again: { $bomb }.
news-closed = Too few bombs are left in the deck: Design Bomb is closed for good.
news-played = { $seat } plays { $bomb } face up.
news-fuelled = { $seat } pays { $goods } as fuel.
news-staffed = { $seat } puts { $workers } on the bomb.
news-staffed-by-contract = { $seat } puts { $contractors } on the bomb.
news-built = { $seat } has built { $bomb } for { $points }.
news-tested = { $seat } tests { $bomb }.
news-under-deck = The tested bomb, { $bomb }, goes face down under the deck: { $points } lost.
news-token = { $seat } takes the highest test token left: { $points }.
news-on-the-token = { $seat } moves { $workers } from the bomb to the test token.
news-on-the-token-by-contract = { $seat } moves { $contractors } from the bomb to the test token.
news-marker-lost = { $seat } loses the loaded marker of the tested bomb: { $points } lost, nothing refunded.
news-worth-more = { $seat } has tested: from now on { $bomb } counts { $points }.
news-loaded = { $seat } pays { $money } and a bomber and loads { $bomb }: { $points } more.
news-score = { $seat } has { $points }; { $target } are needed to win.
news-retrieved = { $seat } retrieves its workers.
news-came-home = { $seat } takes back { $workers } from { $place }.
news-released = { $seat } gets back { $workers } from { $place }.
news-contract-over = { $seat } returns { $contractors } from { $place } to the general supply.
news-dismissed = { $seat } returns { $contractors } from { $place } to the general supply.
news-target = { $seat } has reached the target with { $points } and wins.
news-no-points-left = Nobody can score any more: the match is over.
news-time-up = Everybody has had { $turns } turns: the match is over.
news-tally = Points of { $seat }: bombs built { $built }, bombs loaded { $loaded }, test token { $token }.
news-won = { $seat } wins with the most points: { $points }.
news-won-by-loaded = { $seat } wins: tied at { $points }, it has the most loaded bombs, { $loaded }.
news-won-by-money = { $seat } wins: tied at { $points } and in loaded bombs ({ $loaded }), it has the most money, { $money }.
news-won-together = { $seat } shares the victory, tied in points ({ $points }), loaded bombs ({ $loaded }) and money ({ $money }).

## text.py: unheard

unheard-kept = { $seat } keeps a bomb.
unheard-got-last = { $seat } gets the last of the bombs.

## text.py: sheet

sheet-bombs = bombs built
sheet-loaded = bombs loaded
sheet-token = test token
sheet-total = total
sheet-target = target
sheet-place = place

## text.py: spies

spies = spies: { $n }

## text.py: money

money = ${ $n }

## text.py: and

and = { $some } and { $last }

## text.py: on-the-token

on-the-token = the test token

## text.py: in-the-supply

in-the-supply = its own supply

## text.py: names

names-bombs-one = bomb
names-bombs-more = bombs
names-buildings-one = building
names-buildings-more = buildings
names-points-one = point
names-points-more = points

## text.py: deed

deed-placed = Spaces of the main board used
deed-bought = Buildings bought
deed-used = Own buildings used
deed-spied = Buildings of others used by spies
deed-kept = Bomb plans kept
deed-built = Bombs built
deed-tested = Bombs tested
deed-loaded = Bombs loaded

## page.py: goods

page-goods-money = ${ $n }
page-goods-yellowcake = { $n }Y
page-goods-uranium = { $n }U
page-goods-plutonium = { $n }P
page-goods-fighters = { $n } fighter
page-goods-bombers = { $n } bomber
page-goods-laborers = { $n }L
page-goods-engineers = { $n }E
page-goods-scientists = { $n }S

## page.py: workers

page-workers-laborer = L
page-workers-engineer = E
page-workers-scientist = S

## page.py: takes

page-takes-any = ?
page-takes-engineers = E
page-takes-scientists = S
page-takes-engineer-or-scientist = E/S
page-takes-engineer-and-scientist = E+S

## page.py: kinds

page-kinds-factory = factory
page-kinds-mine = mine
page-kinds-university = university
page-kinds-enrichment = plant
page-kinds-reactor = reactor

## page.py: actions

page-actions-espionage = +1 spy, use others' buildings
page-actions-design = draft bombs
page-actions-air-strike = attack
page-actions-repair = repair 3; others $2, $3, $5
page-actions-construction = buy a building

## page.py: key

page-key-1 = L laborer · E engineer · S scientist (small letters: contractors) · ? any worker
page-key-2 = Y yellowcake · U enriched uranium · P plutonium

## page.py: turn

page-turn = Turn { $number } of { $seat }

## page.py: target

page-target = first to { $points } points

## page.py: market

page-market = Market

## page.py: deck

page-deck = { $number } in the deck

## page.py: bribe

page-bribe = bribe pile ${ $money }

## page.py: free

page-free = free for E

## page.py: takes-bribe

page-takes-bribe = + bribe pile

## page.py: feeds-bribe

page-feeds-bribe = bribe +$1

## page.py: empty

page-empty = empty

## page.py: others

page-others = others { $goods }

## page.py: closed

page-closed = closed

## page.py: row

page-row = Bombs to design

## page.py: tokens-left

page-tokens-left = test tokens { $tokens }

## page.py: general

page-general = General supply:

## page.py: points

page-points = { $points } of { $target } points

## page.py: tracks

page-tracks = ${ $money } · { $yellowcake }Y · { $uranium }U · { $plutonium }P · fighters { $fighters } · bombers { $bombers } · spies { $spies }

## page.py: supply

page-supply = supply:

## page.py: untrained

page-untrained = to train:

## page.py: damage

page-damage = damage { $n }

## page.py: token

page-token = test token { $value }

## page.py: built

page-built = built

## page.py: loaded

page-loaded = loaded

## page.py: in-hand

page-in-hand = bombs in hand: { $number }

## page.py: hand

page-hand = hand

## page.py: packet-here

page-packet-here = the packet

## page.py: bomb

page-bomb = { $number }: { $workers } { $fuel }, { $points } pts, load ${ $load }

## page.py: ready

page-ready = ready to build

## page.py: missing

page-missing = missing { $what }

## page.py: truce

page-truce = truce with { $players }

## page.py: stand-down

page-stand-down = { $players } stand down

## page.py: spying

page-spying = enemy buildings still open to spies: { $n }

## page.py: strike

page-strike = strike open, planes left: { $planes }

## board/words.py: title

board-title = The Manhattan Project, { $seats } players

## board/words.py: description

board-description = Main board with 19 spaces, a market of seven buildings, bombs to design. { $players }

## board/words.py: nation

board-nation = { $seat }: { $points } of { $target } points, { $goods }, workers in supply: { $workers }, buildings: { $buildings }, bombs built: { $built }, in hand: { $hand }.

## board/words.py: none

board-none = none

## board/words.py: seat-letters

board-seat-letters-1 = R
board-seat-letters-2 = B
board-seat-letters-3 = G
board-seat-letters-4 = Y
board-seat-letters-5 = V

## board/words.py: buttons

board-buttons-choice-retrieve = Retrieve workers
board-buttons-choice-end-turn = End the turn
board-buttons-choice-stop = End the strike
board-buttons-choice-decline = Buy nothing
board-buttons-choice-enough = Repair no more
board-buttons-choice-accept = Accept
board-buttons-choice-refuse = Refuse

## board/words.py: own-and-grey

board-own-and-grey = { $own } own, { $grey } contractors

## board/words.py: home

board-home = Retrieving brings home: { $workers }.

## board/words.py: leaving

board-leaving = Contractors in your supply who then leave: { $n }.

## board/words.py: blocking

board-blocking = place without the action, only to block

## board/words.py: won

board-won = { $seat } wins with { $points } points

## board/words.py: together

board-together = { $seats } win together

## board/words.py: strike

board-strike = Air strike of { $seat }: { $fighters }, { $bombers }

## board/words.py: no-building

board-no-building = { $seat }: no building to bomb

## board/words.py: no-bomber

board-no-bomber = { $seat }: without a bomber no building is damaged

## board/words.py: protected

board-protected = { $seat }: a pact protects them

## board/words.py: open-sky

board-open-sky = { $seat }: no fighters in the way; bombers { $bombers } → up to { $bombers } damage

## board/words.py: breakthrough

board-breakthrough = { $seat }: fighters { $mine } − { $theirs } = { $left }, then bombers { $bombers } → up to { $bombers } damage

## board/words.py: held-off

board-held-off = { $seat }: fighters { $mine } against { $theirs }: { $lack } too few to let bombers through

## board/words.py: offers

board-offers-truce = offer a truce
board-offers-stand-down = stand-down

## board/words.py: offer-label

board-offer-label = Offer { $seat } { $pact }

## board/words.py: board

board-board = Main board

## board/words.py: action-words

board-action-words-design = all players draft bombs: you 2, others 1
board-action-words-air-strike = attack planes and buildings with your planes
board-action-words-repair = repair 3 damage; others for $2, $3, $5
board-action-words-construction = buy a building; always room

## board/words.py: money

board-money = ${ $n }

## board/words.py: or

board-or = {" "}or{" "}

## board/words.py: and

board-and = {" "}and{" "}

## board/words.py: costs

board-costs = costs { $goods }

## board/words.py: gives

board-gives = gives { $goods }

## board/words.py: site

board-site = { $name }: { $workers }; { $deal }

## board/words.py: anybody

board-anybody = any worker

## board/words.py: any

board-any = any { $n } workers

## board/words.py: occupied

board-occupied = ; occupied: { $who }

## board/words.py: damaged

board-damaged = ; damage { $n }, needs repair

## board/words.py: damage-tag

board-damage-tag = damage { $n }: repair

## board/words.py: owned

board-owned = ; owner { $seat }

## board/words.py: for-sale

board-for-sale = ; for sale in slot { $slot }

## board/words.py: is-closed

board-is-closed = ; closed

## board/words.py: block

board-block = Block { $name }: place there without the action

## board/words.py: slot

board-slot = Slot { $slot }: { $price }

## board/words.py: free

board-free = free

## board/words.py: free-for

board-free-for = free with an engineer

## board/words.py: lacks

board-lacks = lacks { $money }

## board/words.py: takes-pile

board-takes-pile = takes the bribe pile: { $money }

## board/words.py: feeds-pile

board-feeds-pile = bribe pile +$1

## board/words.py: bribe-pile

board-bribe-pile = bribe pile

## board/words.py: in-the-deck

board-in-the-deck = in the deck

## board/words.py: draft

board-draft = Draft: { $number } in the packet

## board/words.py: keeping

board-keeping = { $seat } is choosing

## board/words.py: test-tokens

board-test-tokens = test tokens:

## board/words.py: under-deck

board-under-deck = tested, under the deck: { $bombs }

## board/words.py: bomb

board-bomb = { $name }: { $needs }; { $worth }

## board/words.py: uranium-worth

board-uranium-worth = { $untested } points; load { $load }

## board/words.py: plutonium-worth

board-plutonium-worth = { $untested } points, { $tested } after a test; load { $load }

## board/words.py: lacking

board-lacking = missing { $what }

## board/words.py: in-the-hand

board-in-the-hand = ; in your hand, { $status }

## board/words.py: is-built

board-is-built = ; built by { $seat }, worth { $value } now

## board/words.py: is-loaded

board-is-loaded = ; loaded, +{ $n }

## board/words.py: load

board-load = load { $money }: +{ $gain }

## board/words.py: load-label

board-load-label = Load { $bomb } for { $money } and a bomber: { $gain } points

## board/words.py: test

board-test = test: { $gain }

## board/words.py: test-label

board-test-label = Test { $bomb }: token { $token }, score { $gain }

## board/words.py: you

board-you = { $seat } (you)

## board/words.py: to-move

board-to-move = to move

## board/words.py: counter

board-counter = { $seat }: { $amount }

## board/words.py: of-most

board-of-most = {" "}of at most { $most }

## board/words.py: worker

board-worker = { $seat }: { $worker } in the supply

## board/words.py: your-hand

board-your-hand = Your bombs in hand

## board/words.py: buildings-here

board-buildings-here = Buildings

## board/words.py: bombs-here

board-bombs-here = Bombs built

## board/words.py: key

board-key = Key

## board/words.py: needs

board-needs-any = any worker
board-needs-l = laborer
board-needs-e = engineer
board-needs-s = scientist

## board/words.py: contractor

board-contractor = contractor

## board/words.py: spy

board-spy = spy

## board/words.py: kinds

board-kinds-enrichment = enrichment
