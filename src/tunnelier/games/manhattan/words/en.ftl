### What is said at the table of The Manhattan Project.

## The game in a line, and its options

summary = Place workers, spy, strike and build: the first nation to enough bombs dominates.
option-pacts = pacts before an air strike
option-pacts-auto = with three or more players
option-pacts-on = always
option-pacts-off = never
option-turn-limit = when an endless match is ended
option-turn-limit-200 = 200 turns a player
option-turn-limit-100 = 100 turns a player
option-turn-limit-50 = 50 turns a player

## The players, by their colours

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow
seat-5 = Violet

## Spaces of the main board

# A space inside a sentence: its forms are for languages that say “the space Mine 1”.
the-space = { $space }
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

## Buildings and bombs, by the numbers of their cards

building-factory = factory { $number }
building-mine = mine { $number }
building-university = university { $number }
building-enrichment = enrichment plant { $number }
building-reactor = reactor { $number }
bomb-uranium = uranium bomb { $number }
bomb-plutonium = plutonium bomb { $number }

## Where workers come back from, besides spaces, buildings and bombs

place-token = the test token
# The player's own.
place-supply = its own supply

## How many

counted-money = ${ $number }
counted-yellowcake = { $number } yellowcake
counted-uranium = { $number } uranium
counted-plutonium = { $number } plutonium
counted-fighters = { $number ->
    [one] { $number } fighter
   *[other] { $number } fighters
}
counted-bombers = { $number ->
    [one] { $number } bomber
   *[other] { $number } bombers
}
counted-laborers = { $number ->
    [one] { $number } laborer
   *[other] { $number } laborers
}
counted-engineers = { $number ->
    [one] { $number } engineer
   *[other] { $number } engineers
}
counted-scientists = { $number ->
    [one] { $number } scientist
   *[other] { $number } scientists
}
counted-contract-laborer = { $number ->
    [one] { $number } contract laborer
   *[other] { $number } contract laborers
}
counted-contract-engineer = { $number ->
    [one] { $number } contract engineer
   *[other] { $number } contract engineers
}
counted-contract-scientist = { $number ->
    [one] { $number } contract scientist
   *[other] { $number } contract scientists
}
# No workers at all, in a list: “to train: none”.
nobody = none
counted-spies = { $number ->
    [one] { $number } spy
   *[other] { $number } spies
}
counted-buildings = { $number ->
    [one] { $number } building
   *[other] { $number } buildings
}
counted-bombs = { $number ->
    [one] { $number } bomb
   *[other] { $number } bombs
}
counted-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## Single things

good-money = money
good-yellowcake = yellowcake
good-uranium = uranium
good-plutonium = plutonium
good-fighters = fighter
good-bombers = bomber
plane-fighter = a fighter
plane-bomber = a bomber
pact-truce = a truce
pact-stand-down = a stand-down

## What is asked

# At the start of a turn, when both are allowed.
ask-turn = { $seat }: place workers (or block, without the action), or retrieve them.
ask-turn-only-place = { $seat }: place workers (or block, without the action).
ask-turn-only-retrieve = { $seat }: your supply is empty: retrieve your workers.
ask-turn-open = { $seat }: go on with your turn, or end it.
ask-turn-nobody-placed = { $seat }: go on with your turn: place at least one worker.
ask-turn-striking = { $seat }: your planes are in the air: attack, or stop.
ask-turn-no-target = { $seat }: your planes can hit nothing: stop.
ask-workers = { $seat }: which workers go to { $site }?
ask-fuel = { $seat }: what does { $site } burn?
ask-output = { $seat }: what does { $site } make?
ask-training = { $seat }: you train { $workers }. How many are of your own colour, not contractors?
ask-market = { $seat }: which building do you buy?
ask-repair = { $seat }: repair a point of damage for { $money }?
ask-repair-free = { $seat }: repair a point of damage?
ask-draft = { $seat }: which bomb do you keep?
ask-pact = { $seat }: { $proposer } offers { $pact }. Accept?
ask-staff = { $seat }: { $bomb } takes { $workers }. How many are of your own colour, not contractors?
ask-bonus = { $seat }: which worker do you recruit before the first turn?
ask-first = Who begins?
ask-reveal = Which building comes into slot { $slot }?
ask-design = Which bomb comes into the row?

## What can be done

move-place = { $seat } chooses { $site }.
move-block = { $seat } blocks { $site }, without the action.
move-use = { $seat } chooses { $site }.
move-occupy = { $seat } blocks { $site }, without the action.
move-build = { $seat } builds { $bomb }.
# $points is what the token that is taken for it is worth.
move-test = { $seat } tests { $bomb } for the token of { $points }.
move-load = { $seat } loads { $bomb } for { $money }.
move-shoot = { $seat } shoots down { $plane } of { $player }.
move-raid = { $seat } bombs { $building } of { $owner }.
move-truce = { $seat } offers { $player } a truce.
move-stand-down = { $seat } asks { $player } to stand down.
move-stop = { $seat } ends the strike.
move-retrieve = { $seat } retrieves its workers.
move-end-turn = { $seat } ends the turn.
move-send = { $seat } sends { $workers } to { $site }.
move-burn = { $seat } pays { $goods } as fuel.
move-make = { $seat } chooses { $goods }.
move-train = { $seat } trains { $contractors ->
    [0] { $own } of its own colour
    [one] { $own ->
        [0] { $contractors } contractor
       *[other] { $own } of its own colour and { $contractors } contractor
    }
   *[other] { $own ->
        [0] { $contractors } contractors
       *[other] { $own } of its own colour and { $contractors } contractors
    }
}.
move-buy = { $seat } buys { $building } from slot { $slot }.
move-decline = { $seat } buys nothing.
move-repair = { $seat } repairs { $building }.
move-enough = { $seat } repairs no more.
move-keep = { $seat } keeps { $bomb }.
unseen-keep = { $seat } keeps a bomb.
move-accept = { $seat } accepts.
move-refuse = { $seat } refuses.
# $workers are all of one type that the bomb takes.
move-staff = { $seat } puts { $workers } on { $bomb }: { $own } of its own colour, { $contractors ->
    [one] { $contractors } contractor
   *[other] { $contractors } contractors
}.
move-recruit = { $seat } recruits { $workers }.
move-first = { $player } begins.
move-reveal = Slot { $slot }: { $building }.
move-design = Turned up: { $bomb }.

## Why something is not allowed

refusal-not-left = That cannot be drawn.
refusal-strike-open = Finish your air strike first: stop.
refusal-no-strike = No air strike is open: place a worker on Air Strike first.
refusal-step-one-over = The main board comes first, and only once a turn.
refusal-must-retrieve = Your supply is empty: you must retrieve your workers.
refusal-already-placing = This is a Place turn already: retrieving takes a whole turn.
refusal-nothing-to-retrieve = No permanent worker would come back.
refusal-nobody-placed = Place at least one worker before you end your turn.
refusal-occupied = It is occupied.
refusal-closed = Design Bomb is closed for the rest of the game.
refusal-cannot-pay = You cannot pay that.
refusal-workers-missing = You do not have the workers for it in your supply.
refusal-wrong-workers = Other workers are needed there.
refusal-not-bought = Nobody has bought that building.
refusal-not-yours = An opponent's building is open to you in a turn of Espionage only, and then as many of them as you have spies.
refusal-damaged = That building is damaged.
refusal-not-on-offer = It does not make that.
refusal-wrong-split = There are not enough workers for this split.
refusal-empty-slot = That slot is empty.
refusal-not-in-hand = You do not hold that bomb.
refusal-no-fuel = You do not have enough fuel for it.
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
refusal-one-worker = Only one worker goes there.
refusal-one-of-either = One engineer or one scientist goes there.
refusal-wrong-designers = One engineer and one scientist go there.
refusal-wrong-crew = The building takes exactly the workers printed on it.
refusal-wrong-staff = There are not enough workers for this split.
refusal-staff-missing = You do not have the scientists and engineers for it in your supply.
refusal-cannot-buy = You cannot pay its price.
refusal-no-building = No opponent has that building.
refusal-own-building = That building is your own.
refusal-not-testable = You have not built that bomb.
refusal-not-loadable = You have not built that bomb.
refusal-no-bomber-to-load = You have no bomber to load.
refusal-cannot-pay-load = You cannot pay for loading it.
refusal-not-to-repair = That building is not yours.
refusal-fewer-trained = You do not train that many.
refusal-fewer-needed = The bomb does not take that many.

## What happens: set-up and the frame of a turn

news-first = { $seat } is drawn as the first player.
news-bonus-money = { $seat } receives { $money } as a starting bonus.
news-bonus-worker = { $seat } takes { $workers } from the general supply as a starting bonus.
news-on-offer = Slot { $slot } of the market: { $building }.
news-face-up = Face up, to be designed: { $bomb }.
news-turn = It is { $seat }'s turn.
news-must-retrieve = { $seat } has no worker in the supply and must retrieve its workers.
news-turn-over = { $seat }'s turn is over.

## What happens: placing, training and producing

news-placed = { $seat } places { $crew } on { $space }.
news-used = { $seat } places { $crew } on { $building }.
news-paid = { $seat } pays { $goods } to the general supply.
news-blocked = { $seat } places { $crew } on { $space } and declines the action.
news-occupied = { $seat } places { $crew } on { $building } and declines the action.
news-occupied-by-spy = { $seat } places { $crew } on { $building } of { $owner }, as a spy, and declines the action.
# What a track has no room for.
news-lost = { $seat } does not receive { $goods }: there is no more room.
news-received = { $seat } receives { $goods }.
news-shared = { $seat } receives { $goods } as an opponent.
news-trained = { $seat } trains { $workers } of its own colour.
news-hired = { $seat } trains { $contractors }.
news-not-trained = { $seat } does not train { $workers }: the general supply has no more.
news-bribes-fed = $1 from the general supply goes to the bribe pile, which holds { $money }.

## What happens: the market

news-no-purchase = { $seat } cannot pay for any building.
news-empty-market = The market is empty: { $seat } can buy nothing.
news-free = { $seat } has placed an engineer: slot { $slot } is free.
news-price = { $seat } pays { $money } to the general supply for slot { $slot }.
news-bought = { $seat } takes { $building } from slot { $slot } of the market.
news-took-bribes = { $seat } takes the bribe pile: { $money }.
news-slid = The buildings to the right of the gap slide one slot to the left.
news-refilled = A new building comes into slot { $slot }: { $building }.
news-no-refill = The deck of buildings is empty: none is added to the market.

## What happens: reactors and espionage

news-burned = { $seat } pays { $goods } as fuel, instead of yellowcake.
news-spy = { $seat } gains a spy and now has { $spies }.
news-no-spy = { $seat } gains no spy: { $spies } are the most there can be.
news-spied = { $seat } places { $crew } on { $building } of { $owner }, as a spy.
news-spying-over = { $seat } may no longer use buildings of opponents.
news-spying = { $seat } may use { $buildings } of opponents in this turn.

## What happens: air strikes and pacts

news-no-strike = { $seat } has no plane: there is no air strike.
news-strike = { $seat } may strike with { $fighters } and { $bombers }.
news-shot = { $seat } gives up a fighter and destroys { $plane } of { $player }.
# $damage is all the damage that the building now has.
news-raided = { $seat } gives up a bomber and hits { $building } of { $owner }: damage { $damage }.
news-strike-spent = { $seat } has no plane left: the air strike is over.
news-strike-stopped = { $seat } ends the air strike.
news-offered = { $seat } offers { $player } { $pact }.
news-truce = { $seat } and { $player } have a truce: until { $seat }'s next turn neither attacks the other.
news-stand-down = { $seat } and { $player } agree: { $seat } spares { $player }, who keeps off Air Strike until { $seat }'s next turn.
news-refused = { $seat } refuses what { $player } offers: { $pact }.
news-pact-over = { $seat }'s pact with { $player } is over: { $pact }.

## What happens: repair

news-no-repair = { $seat } has no damage to repair.
news-one-repaired = { $seat } repairs a point of damage on { $building }: { $damage } left.
news-repair-paid = { $seat } pays { $money } to the general supply for a repair.
news-repair-too-dear = { $seat } has damage, but not { $money } to repair it.

## What happens: designing bombs

news-draft = { $seat } takes the { $bombs } that lie face up.
news-kept = { $seat } keeps { $bomb }.
unheard-kept = { $seat } keeps a bomb.
news-passed = { $seat } is passed { $bombs }.
news-got-last = { $seat } gets the last of them: { $bomb }.
unheard-got-last = { $seat } gets the last of the bombs.
news-dealt = A new bomb is turned up: { $bomb }.
news-dealt-again = A tested bomb is turned up again: { $bomb }.
news-closed = Too few bombs are left in the deck: Design Bomb is closed for good.

## What happens: building, testing and loading bombs

news-played = { $seat } plays { $bomb } face up.
news-fuelled = { $seat } pays { $goods } as fuel.
news-staffed = { $seat } puts { $workers } on the bomb.
news-staffed-by-contract = { $seat } puts { $contractors } on the bomb.
news-built = { $seat } has built { $bomb } for { $points }.
news-tested = { $seat } tests { $bomb }.
news-under-deck = The tested bomb, { $bomb }, goes face down under the deck: { $points } lost.
# The loaded marker, which lay on the tested bomb.
news-marker-lost = { $seat } loses the loaded marker of the tested bomb: { $points } lost, nothing refunded.
news-token = { $seat } takes the highest test token left: { $points }.
news-on-the-token = { $seat } moves { $workers } from the bomb to the test token.
news-on-the-token-by-contract = { $seat } moves { $contractors } from the bomb to the test token.
news-worth-more = { $seat } has tested: from now on { $bomb } counts { $points }.
news-loaded = { $seat } pays { $money } and a bomber and loads { $bomb }: { $points } more.
news-score = { $seat } has { $points }; { $target } are needed to win.

## What happens: retrieving

news-retrieved = { $seat } retrieves its workers.
news-came-home = { $seat } takes back { $workers } from { $place }.
news-released = { $seat } gets back { $workers } from { $place }.
news-contract-over = { $seat } returns { $contractors } from { $place } to the general supply.
news-dismissed = { $seat } returns { $contractors } from { $place } to the general supply.

## What happens: the end

news-target = { $seat } has reached the target with { $points } and wins.
news-no-points-left = Nobody can score any more: the match is over.
news-time-up = Everybody has had { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: the match is over.
news-tally = Points of { $seat }: bombs built { $built }, bombs loaded { $loaded }, test token { $token }.
news-won = { $seat } wins with the most points: { $points }.
news-won-by-loaded = { $seat } wins: tied at { $points }, it has the most loaded bombs, { $loaded }.
news-won-by-money = { $seat } wins: tied at { $points } and in loaded bombs ({ $loaded }), it has the most money, { $money }.
news-won-together = { $seat } shares the victory, tied in points ({ $points }), loaded bombs ({ $loaded }) and money ({ $money }).

## The score sheet

sheet-bombs = bombs built
sheet-loaded = bombs loaded
sheet-token = test token
sheet-total = total
sheet-target = target
# Where a player comes in the end: first, second…
sheet-place = place

## Headings of the balance lab

deed-placed = Spaces of the main board used
deed-bought = Buildings bought
deed-used = Own buildings used
deed-spied = Buildings of others used by spies
deed-kept = Bomb plans kept
deed-built = Bombs built
deed-tested = Bombs tested
deed-loaded = Bombs loaded

## Words that are typed: kinds of move

type-place = place
type-block = block
type-use = use
type-occupy = occupy
type-build = build
type-test = test
type-load = load
type-shoot = shoot
type-raid = raid
type-truce = truce
type-stand-down = stand-down
type-stop = stop
type-retrieve = retrieve
type-end-turn = end-turn
type-send = send
type-burn = burn
type-make = make
type-train = train
type-buy = buy
type-decline = decline
# The kind of move, and the space Repair.
type-repair = repair
type-enough = enough
type-keep = keep
type-accept = accept
type-refuse = refuse
type-staff = staff
type-recruit = recruit
type-first = first
type-reveal = reveal

## Words that are typed: what a move names

type-space = space
type-building = building
type-bomb = bomb
type-player = player
type-plane = plane
type-workers = workers
type-worker = worker
type-fuel = fuel
type-output = output
type-own = own
type-slot = slot

## Words that are typed: spaces, players and goods

type-university = university
type-aircraft = aircraft
type-money = money
type-mine = mine
type-reactor = reactor
type-enrichment = enrichment
type-espionage = espionage
# The space Design Bomb, and a bomb that comes into the row.
type-design = design
type-air-strike = air-strike
type-construction = construction
type-red = red
type-blue = blue
type-green = green
type-yellow = yellow
type-violet = violet
type-fighter = fighter
type-bomber = bomber
type-fighters = fighters
type-bombers = bombers
type-uranium = uranium
type-yellowcake = yellowcake
type-engineer = engineer
type-scientist = scientist
type-engineers = engineers
type-scientists = scientists

## Words that are typed: one worker each, by the letters that are on the board; after g, contractors

type-l = l
type-e = e
type-s = s
type-gl = gl
type-ge = ge
type-gs = gs

## The terminal: amounts and workers in short

short-money = ${ $number }
short-yellowcake = { $number }Y
short-uranium = { $number }U
short-plutonium = { $number }P
short-fighters = { $number ->
    [one] { $number } fighter
   *[other] { $number } fighters
}
short-bombers = { $number ->
    [one] { $number } bomber
   *[other] { $number } bombers
}
short-laborers = { $number }L
short-engineers = { $number }E
short-scientists = { $number }S
letter-laborer = L
letter-engineer = E
letter-scientist = S
page-key-workers = L laborer · E engineer · S scientist (small letters: contractors) · ? any worker
page-key-goods = Y yellowcake · U enriched uranium · P plutonium

## The terminal: the turn

page-turn = Turn { $number } of { $seat }
page-target = first to { $points } points
page-spying = enemy buildings still open to spies: { $number }
page-strike = strike open, planes left: { $planes }

## The terminal: market, main board and bombs

page-market = Market
page-bribes = bribe pile { $money }
page-deck = { $number } in the deck
# What is said beside a slot; E is the letter of an engineer.
page-slot-first = free for E, + bribe pile
page-slot-free = free for E
page-slot-bribing = bribe pile +$1
page-empty = empty
# Kinds of building, in a column that is as narrow as can be.
kind-factory = factory
kind-mine = mine
kind-university = university
kind-enrichment = plant
kind-reactor = reactor
page-action-espionage = +1 spy, use others' buildings
page-action-design = draft bombs
page-action-air-strike = attack
page-action-repair = repair 3; others $2, $3, $5
page-action-construction = buy a building
# What every opponent receives.
page-others = others { $goods }
# Design Bomb, for the rest of the game.
page-closed = closed
page-row = Bombs to design
page-tokens = test tokens { $tokens }
page-packet = the packet
page-bomb-uranium = { $bomb }: { $workers } { $fuel }, { $untested ->
    [one] { $untested } pt
   *[other] { $untested } pts
}, load { $load }
page-bomb-plutonium = { $bomb }: { $workers } { $fuel }, { $untested }/{ $tested ->
    [one] { $tested } pt
   *[other] { $tested } pts
}, load { $load }
page-general = General supply:

## The terminal: the players

page-points = { $points } of { $target ->
    [one] { $target } point
   *[other] { $target } points
}
page-supply = supply:
page-untrained = to train:
page-damage = damage { $number }
page-token = test token { $value }
page-built = built
page-loaded = loaded
page-in-hand = bombs in hand: { $number }
page-hand = hand
page-ready = ready to build
page-missing = missing { $goods }
page-truce = truce with { $players }
# $number is how many players they are.
page-stand-down = { $number ->
    [one] { $players } stands down
   *[other] { $players } stand down
}

## The board as a whole

board-title = The Manhattan Project, { $seats } players
board-description = Main board with 19 spaces, a market of seven buildings, bombs to design. { $players }
board-nation = { $seat }: { $points } of { $target } points, { $goods }, workers in supply: { $workers }, buildings: { $buildings }, bombs built: { $built }, in hand: { $hand }.
board-nothing = no goods
# On the tokens of the players; two letters where one would not tell them apart.
board-letter-1 = R
board-letter-2 = B
board-letter-3 = G
board-letter-4 = Y
board-letter-5 = V

## The board: the turn

board-button-retrieve = Retrieve workers
board-button-end-turn = End the turn
board-button-stop = End the strike
board-button-decline = Buy nothing
board-button-enough = Repair no more
board-button-accept = Accept
board-button-refuse = Refuse
# On a button: how the workers who are trained, or who build a bomb, are split.
board-split = { $own } own, { $contractors ->
    [one] { $contractors } contractor
   *[other] { $contractors } contractors
}
board-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-together = { $players } win together

## The board: an air strike

board-no-building = { $seat }: no building to bomb
board-no-bomber = { $seat }: without a bomber no building is damaged
board-protected = { $seat }: protected by a pact
board-open-sky = { $seat }: no fighter in the way; { $bombers ->
    [one] { $bombers } bomber
   *[other] { $bombers } bombers
} → up to { $bombers } damage
board-breakthrough = { $seat }: fighters { $mine } − { $theirs } = { $left }, then { $bombers ->
    [one] { $bombers } bomber
   *[other] { $bombers } bombers
} → up to { $bombers } damage
board-held-off = { $seat }: fighters { $mine } against { $theirs }: { $lack } too few to let bombers through
board-offer-truce = truce
board-offer-stand-down = stand-down
board-offer-to = Offer { $seat } { $pact }

## The board: spaces and buildings

board-main = Main board
# Parts of the map, without the numbers of their spaces.
board-district-university = University
board-district-aircraft = Aircraft
board-district-money = Money
board-district-mine = Mine
board-general = General supply
board-action-design = all players draft bombs: you 2, others 1
board-action-air-strike = attack planes and buildings with your planes
board-action-repair = repair 3 damage; others for $2, $3, $5
board-action-construction = buy a building; always room
board-or = { $one } or { $other }
board-and = { $one } and { $other }
# One clause of what is spoken after another.
board-clauses = { $said }; { $more }
board-costs = costs { $goods }
board-gives = gives { $goods }
board-site = { $name }: { $workers }; { $deal }
board-any = { $number ->
    [one] any worker
   *[other] any { $number } workers
}
# By contractors.
board-occupied = occupied by { $workers }
board-occupied-by = occupied by { $seat }: { $workers }
board-damaged = damage { $number }, needs repair
board-owned = owner { $seat }
board-for-sale = for sale in slot { $slot }
board-is-closed = closed
board-block = Block { $site }: place there without the action

## The board: the market

board-slot = Slot { $slot }: { $price }
board-free = free
board-lacks = missing { $goods }
board-feeds-pile = bribe pile +$1
board-bribe-pile = bribe pile
board-in-the-deck = in the deck: { $number }

## The board: bombs

board-plans = Bombs
# A part of the board on a phone.
board-market-and-bombs = Market and bombs
board-draft = Draft: { $number } in the packet
board-keeping = { $seat } is choosing
board-test-tokens = test tokens:
board-under-deck = tested, under the deck: { $bombs }
board-bomb = { $name }: { $goods }; { $worth }
board-worth-uranium = { $untested ->
    [one] { $untested } point
   *[other] { $untested } points
}; load { $money }
board-worth-plutonium = { $untested ->
    [one] { $untested } point
   *[other] { $untested } points
}, { $tested } after a test; load { $money }
board-in-your-hand = in your hand, { $status }
board-is-built = built by { $seat }, worth { $points } now
board-is-loaded = loaded, +{ $points }
board-load-bomb = Load { $bomb } for { $money } and a bomber: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-gain = +{ $points }
board-loss = −{ $points }
board-test-bomb = Test { $bomb }: token { $token }, score { $gain }

## The board: nations

board-you = { $seat } (you)
board-counter = { $seat }: { $goods }
board-counter-limited = { $seat }: { $goods } of at most { $most }
board-worker = { $seat }: { $workers } in the supply
board-supply = Supply: { $workers }
board-to-train = still to be trained: { $workers }

## What shapes are: sentences for whoever points at them

# One sentence after another.
about-sentences = { $said } { $more }
about-turn = On a turn you either place workers or retrieve them. Placing: at most one placement on the main board first, then any number on your own buildings.
about-takes = It takes { $workers }.
about-costs = It costs { $goods }.
about-shares = Every opponent receives { $goods }.
about-university = Trains { $goods }. Whoever is trained comes from the general supply to yours and can be used in this very turn, in your colour or as a contractor.
about-aircraft = Makes { $goods } at once. Fighters shoot down planes of others; bombers damage buildings and carry loaded bombs.
about-money = Brings { $goods }. Every placement here also puts $1 on the bribe pile.
about-factory = Makes { $goods }.
about-mine = Brings { $goods }. Reactors and enrichment plants use it up.
about-reactor = Makes { $goods }, the fuel of bombs 15 to 29.
about-enrichment = Makes { $goods }, the fuel of bombs 00 to 14.
about-espionage = You gain a spy for good. In this turn you may also use as many buildings of opponents as you have spies.
about-design = All players draft the bombs on offer in secret: you get two, every opponent one.
about-air-strike = You attack at once: a fighter shoots down one plane, a bomber damages a building of somebody who has no fighter. Every plane that attacks is used up.
about-repair = You remove up to 3 damage from your buildings. Then every opponent may repair as well, for $2, $3 and $5.
about-construction = You may buy one building of the market. There is always room here, and an engineer gets slot 1 or 2 for nothing.
about-stays = The workers stay, and nobody else can come, until they are retrieved.
about-block = Place workers here without the action, to keep others out. The cost is paid all the same.

## What shapes are: the market and the bombs

about-slot = Whatever lies here can be bought on Construction for { $money }. After a purchase the dearer buildings slide one slot to the left.
about-slot-first = Whoever buys here takes the bribe pile too.
about-slot-free = It is free after placing an engineer.
about-slot-bribing = A purchase here puts $1 on the bribe pile.
about-bribe-pile = Money that belongs to nobody yet. Whoever buys from slot 1 takes all of it.
about-building-deck = Buildings that nobody has seen yet. After a purchase the top one comes into slot 7.
about-bomb-deck = Bombs that are still to come. After a draft a new row is dealt; with too few cards, Design Bomb is closed for good. Tested bombs lie at the bottom.
about-test-tokens = Test tokens that are left. Whoever tests a bomb takes the highest one, and it counts as points.
about-draft = The packet goes round: everybody secretly keeps one bomb of it. The last one goes to whoever began.
about-bomb-uranium = To build it takes { $goods }. It then counts { $points }.
about-bomb-plutonium = To build it takes { $goods }. It then counts { $points }, or { $tested } if its owner has made a test.
about-bomb-load = Loading it costs { $money } and a bomber and brings { $points }.
about-load = Put the bomb on a bomber for { $money }: it counts { $points } more. Each bomb can be loaded once.
about-test = Give up this bomb for the highest test token: from then on your plutonium bombs count the larger number. You can test only once in a match.

## What shapes are: nations

about-points = Points come from bombs built, bombs loaded and the test token. Whoever reaches the target wins at once.
about-good-money = Pays for buildings, Espionage, Repair, enrichment and the loading of bombs. You can have any amount.
about-good-yellowcake = Comes from mines. Reactors make plutonium of it, enrichment plants uranium. You can have any amount.
about-good-uranium = The fuel of bombs 00 to 14; some reactors burn it too.
about-good-plutonium = The fuel of bombs 15 to 29.
about-good-fighters = In an air strike each shoots down one plane. As long as you have one, nobody can bomb your buildings.
about-good-bombers = In an air strike each damages one building. A bomber is also needed to load a bomb.
about-good-spies = Each Espionage brings one more. In the turn of an Espionage they open as many buildings of opponents.
about-hand = Bombs in the hand of { $seat }: nobody else sees them.
about-untrained = Workers of this colour who are still in the general supply: universities train them.
about-tested = { $seat } has made a test: the token counts as points, and plutonium bombs count their larger number.
about-pacts = Pacts that { $seat } proposed. They hold until { $seat }'s next turn begins.
about-strike = What this air strike can do to { $seat }: fighters shoot down fighters first, then bombers get through.
about-truce = Offer { $seat } a truce: you do not attack each other, you in this turn and { $seat } in the next.
about-stand-down = Spare { $seat } in this turn, if { $seat } keeps off Air Strike in the next.
about-laborer = A laborer: works wherever no other type is printed.
about-engineer = An engineer: works anywhere but where a scientist is printed, and is needed for most bombs.
about-scientist = A scientist: works anywhere but where an engineer is printed, and is needed for every bomb.
about-permanent = It belongs to { $seat } for good and comes home by retrieving.
about-contractor = A grey contractor belongs to nobody: it works for whoever trained it, and a retrieval sends it back to the general supply.

## What shapes are: choices

about-choice-retrieve = All your workers come home, your buildings and bombs are emptied; contractors on the main board and in your supply leave. It takes the whole turn.
about-choice-end-turn = The next player goes on. At least one worker must have been placed in the turn.
about-choice-stop = No further attack in this turn.
about-choice-decline = The worker stays on Construction, and nothing is bought.
about-choice-enough = No further damage is removed; it is the next player's turn to repair.
about-choice-accept = The pact binds both of you until the proposer's next turn.
about-choice-refuse = There is no pact, and a refusal has no consequences.
about-choice-own = So many of your own colour, the others contractors. Your own ones stay with you for good; contractors leave when you retrieve.
about-choice-staff = So many of your own colour, the others contractors. They stay on the bomb until you retrieve.
about-choice-recruit = You begin with this worker, besides your four laborers.
about-choice-make = You get this one, not the other.
about-choice-burn = You pay this as fuel, not the other.

## What shapes mean now

now-lacks = You lack { $goods }.
now-lacks-workers = You lack { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}.
now-ready = You have all that it takes.
now-occupied = Workers stand here: it is closed until they are retrieved.
now-damaged = Damage { $number }: it cannot be used before it is repaired.
now-room = You have room for { $goods } only.
now-to-train = The general supply has only { $workers } for you.
now-left = Left in the general supply: { $number }.
now-more = You can have { $number } more.
now-brings-pile = It would bring you { $money } from the bribe pile.
now-open-to-spies = Your spies can use { $buildings } of opponents in this turn.
now-needs-spies = You can use it only in a turn of Espionage.
now-guarded = { $fighters } of { $seat } keep bombers away.
now-unguarded = No fighter keeps bombers away.
now-next-row = The next row takes { $bombs }.
now-token = A test would bring you the token of { $points }.
now-tested = You have made your test.
now-ahead = You would have { $points } of { $target }.
now-to-go = { $points } to go.
now-test-gain = Testing it would change your points by { $gain }.
now-stands = It stands on { $site }.
now-waits = It waits in the supply of { $seat }.
now-home = Retrieving brings home: { $workers }.
now-leaving = Contractors in your supply who then leave: { $number }.

## Components, each alone

component-buildings = Buildings
component-bombs = Bombs
component-workers = Workers
component-goods = Goods
component-tokens = Tokens
component-money = Money
component-yellowcake = Yellowcake
component-uranium = Enriched uranium
component-plutonium = Plutonium
component-fighters = Fighters
component-bombers = Bombers
component-spies = Spies
component-token = Test token { $number }
component-damage = Damage
component-damage-said = A damaged building cannot be used until all its damage is repaired.

## The fields of a position, and what may stand in them

field-pacts = pacts
field-pacts-auto = with three or more players
field-pacts-on = always
field-pacts-off = never
# 0: 200 turns a player, 1: 100, 2: 50.
field-turn-limit = turn limit
field-first = first player
# Workers that the last seats choose before the first turn.
field-recruits = recruits to choose
field-bribe = bribe pile
# How many were never dealt.
field-deck = bombs in the deck
field-closed = no more bombs are designed
field-tested = test tokens taken
# In the general supply, by kind.
field-grey = contractors in supply
field-market = market
# Places for one worker each.
field-sockets = main board
    .one = space of the main board
# By colour and kind.
field-crowd = workers on Construction
field-buildings = buildings
    .one = building
field-bombs = bombs
    .one = bomb
field-under = bombs under the deck
field-drafts = drafts so far
field-designers = who began each draft
field-picks = bombs kept in this draft
field-begun = Place turn
field-placed = workers placed
# Of a Place turn: after the main board, one's own buildings.
field-step-two = second step of the turn
field-spying = enemy buildings to use
field-strike = air strike
field-strike-parley = before the first attack
field-strike-attacking = attacking
field-offered = pact offered to
# Workers, contractors after one's own.
field-supply = supply
# Own engineers and scientists in the general supply, too.
field-untrained = own workers to train
field-goods = money, fuel, planes
field-spies = spies
field-owned = buildings owned
field-hand = bombs in hand
field-built = bombs built
field-token = test token
field-token-workers = workers on the test token
field-test-draft = draft of the tested bomb
field-truce = truce with
field-stand-down = stand-down towards
field-saw = bombs seen in the last draft
field-worker = worker
word-laborer = laborer
word-engineer = engineer
word-scientist = scientist
word-contract-laborer = contract laborer
word-contract-engineer = contract engineer
word-contract-scientist = contract scientist
field-damage = damage
field-user = used by
field-workers = workers
field-lies-deck = in the deck
field-lies-under = under the deck
field-lies-row = in the row
field-lies-drafted = drafted
field-lies-built = built
# The number of the draft it left the row in.
field-draft = draft
field-loaded = loaded
field-question-turn = turn
field-question-workers = which workers
field-question-fuel = fuel
field-question-output = which output
field-question-training = training
field-question-market = buy a building
field-question-repair = repair
field-question-draft = draft
field-question-pact = pact
field-question-staff = who builds the bomb
field-question-bonus = recruit a worker
field-question-first = who begins
field-question-reveal = which building comes
field-question-design = which bomb comes
