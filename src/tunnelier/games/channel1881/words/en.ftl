### Snowdonia: The Channel Tunnel 1881. One word for one thing: see glossary.md.

## The game and its options

summary = Two crews bore towards each other under the Channel, from crisis to breakthrough.
credit = David Brain, for Snowdonia by Tony Boydell, Surprised Stare Games, 2017
option-layout = the sizes of the tunnel cards
option-layout-mirrored = both halves alike
option-layout-independent = each half shuffled
option-crisis-start = how the Crisis area starts
option-crisis-start-standard = two markers each
option-crisis-start-discs = and a disc each
option-crisis-start-markers = four markers each
reconstructed = The order of the events, the sites of the stations, their places on the line, four contracts, one number and two backs are reconstructed: they are not published anywhere we could read. They fit every fact that is known.

## The players

# As a heading and at the beginning of a sentence; .the within one.
seat-1 = The English
    .the = the English
seat-2 = The French
    .the = the French

## The areas

area-a = A (stock yard)
area-b = B (excavation)
area-c = C (works)
area-d = D (boring machine)
area-e = E (build)
area-f = F (site office)
area-g = G (crisis management)

## Goods and cubes

good-ore = ore
good-stone = stone
good-coal = coal
good-rubble = rubble
good-bars = bars
cube-ore = iron ore
cube-stone = stone
cube-coal = coal
cube-event = an event cube

## Things that are counted

counted-ore = { $number } ore
counted-stone = { $number } stone
counted-coal = { $number } coal
counted-rubble = { $number } rubble
counted-bars = { $number ->
        [one] { $number } steel bar
       *[other] { $number } steel bars
    }
    .short = { $number ->
        [one] { $number } bar
       *[other] { $number } bars
    }
counted-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
counted-event-cubes = { $number ->
        [one] { $number } event cube
       *[other] { $number } event cubes
    }
counted-discs = { $number ->
        [one] { $number } disc
       *[other] { $number } discs
    }
counted-markers = { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
counted-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
counted-contracts = { $number ->
        [one] { $number } contract
       *[other] { $number } contracts
    }
counted-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# What contracts ask for.
counted-station-markers = { $number ->
        [one] { $number } station marker
       *[other] { $number } station markers
    }
counted-shored-tunnels = { $number ->
        [one] { $number } shored tunnel
       *[other] { $number } shored tunnels
    }
# Bars of a price that are paid in ore, stone of a price that is paid in rubble.
counted-bars-in-ore = { $number ->
        [one] { $number } bar in ore
       *[other] { $number } bars in ore
    }
counted-stone-in-rubble = { $number } stone in rubble
# Instead of a list of cubes or goods.
nothing = nothing

## The back of the deck

sky-none = no card
sky-rain = rain
sky-sun = sun
sky-fog = fog

## Stations, tunnels and sites

station-st-pancras = St Pancras
station-shakespeare-cliff = Shakespeare Cliff
station-varne-bank = Varne Bank
station-middle = Middle
    .the = the Middle
station-colbart-ridge = Colbart Ridge
station-sangatte = Sangatte
station-gare-du-nord = Gare du Nord
tunnel = tunnel { $position }
site = { $station }, site { $number }
    .the = site { $number } of { FORM($station, "the") }
rubble-site = { $station }, rubble site
    .the = the rubble site of { FORM($station, "the") }
# Where a station has several of them.
numbered-rubble-site = { $station }, rubble site { $number }
    .the = rubble site { $number } of { FORM($station, "the") }

## Trains and boring machines

train-enid = Enid
train-wyddfa = Wyddfa
train-snowdon = Snowdon
train-moel-siabod = Moel Siabod
machine = boring machine
    .the = the boring machine

## Events

event-excavate = excavation
event-trains = trains on sale
event-track = track
event-station = station
event-maintenance = maintenance

## Contracts and what they can do

contract = contract { $card }
with-ability = { $card } ({ $ability })
ability-clear-card = clears the card at the machine
ability-look-two = shows two contracts
ability-ore-as-bar = 3 ore stand for a bar
ability-yard-plus = { $number ->
        [one] { $number } more cube in A
       *[other] { $number } more cubes in A
    }
ability-stone-less = sites 1 stone cheaper
ability-extra-build = one more build
ability-rubble-to-stone = rubble into stone
ability-ore-to-bar = 2 ore into a bar
ability-lock = no more abilities this round
ability-upkeep = pays the maintenance
ability-rubble-as-stone = rubble stands for stone
ability-bag-three = 3 cubes from the bag
ability-yard-two = 2 cubes from the yard
ability-start-marker = takes the start marker
ability-dig-double = digs double in B
ability-bore-six = the machine bores { $number }
ability-build-and-dig = the machine builds and digs { $number }
ability-calm = { $number ->
        [one] removes a disc of its holder
       *[other] removes { $number } discs of its holder
    }
ability-extra-bore = bores { $number } besides

## What is asked

ask-hire = { $seat }: hire a labourer from the pub for 1 coal?
ask-place = { $seat }: place a labourer.
ask-contract = { $seat }: announce a contract before { $area }?
ask-yard = { $seat }: take up to { $cubes }, at most one coal.
ask-dig = { $seat }: dig { $rubble } at the machine?
ask-bite = { $seat }: shore up for 1 stone, or keep the rubble?
ask-claim = { $seat }: does your last marker go on { FORM($site, "the") }?
ask-works = { $seat }: what do you convert?
ask-bore = { $seat }: does the machine bore or build?
# By contract n2, once one part is done.
ask-bore-further = { $seat }: does the machine do the other part too?
ask-build = { $seat }: what do you build or buy?
ask-payment = { $seat }: how many bars in ore, how many stone in rubble ({ $item })?
ask-office = { $seat }: which contract do you take?
ask-selection = { $seat }: which contract do you keep?
ask-lose = { $seat }: which marker leaves the board?
ask-upkeep = { $seat }: how is the train maintained?
ask-first = Who begins?
ask-layout = How large is tunnel { $position }?
ask-back = Which back does the deck show?
ask-face = Which contract is turned up?
ask-cube = Which cube is drawn?

## Why a move is refused

refusal-not-left = The bag has none of them.
refusal-no-such-size = That side has no such card left.
refusal-not-in-deck = No such card can lie on top of the deck.
refusal-no-labourer = You have no such labourer left.
refusal-machine-alone = Only the machine's labourer goes to D.
refusal-only-d-or-g = The machine's labourer goes to D or G only.
refusal-not-bought = You have not bought your machine.
refusal-no-ore = The machine's labourer costs 1 ore.
refusal-full = That area is full.
refusal-must-place = Ordinary labourers must all be placed.
refusal-not-held = You do not hold that contract.
refusal-ability-spent = Its ability is spent.
refusal-no-letter = That contract is discarded at the maintenance, not announced.
refusal-wrong-area = That contract has another letter.
refusal-no-labourer-there = You have no labourer in this area.
refusal-no-effect = It could do nothing now.
refusal-not-in-yard = The yard does not have that many.
refusal-too-many = That is too many.
refusal-too-many-by-card = This contract gives 2 cubes at most.
refusal-stone-alone = This contract makes nothing but stone.
refusal-one-bar-or-two = This contract makes one bar or two.
refusal-too-little-ore = You do not have enough ore.
refusal-too-little-rubble = You do not have enough rubble.
refusal-none-to-be-had = There are not that many bars left, or not that much stone in the bag.
refusal-not-to-dig = There is no rubble left.
refusal-no-such-part = Only a contract in force lets the machine build and dig.
refusal-already-done = That part is done.
refusal-nothing-to-build = There is nothing you can build.
refusal-taken = That site is taken.
refusal-station-closed = That station is closed.
refusal-not-reached = It is not the station your machine reached last.
refusal-other-flag = It bears the other flag.
refusal-no-marker = You have no marker in your supply.
refusal-cannot-pay = You cannot pay that.
refusal-cannot-buy-train = You do not have the bars for that train.
refusal-cannot-buy-machine = The machine costs 1 bar.
refusal-ore-is-no-bar = No contract in force lets that much ore stand for bars.
refusal-rubble-is-no-stone = No contract in force lets rubble stand for stone.
refusal-not-due = Not that much is due.
refusal-cannot-maintain = You have no bar to pay with.
refusal-not-on-sale = Trains and machines are on sale after the second event.
refusal-not-displayed = That train is not on display.
refusal-bought-before = You have bought your machine already.
refusal-sites-only = The machine builds a site, nothing else.
refusal-must-build = You have chosen to build with the machine.
refusal-empty-place = There is no contract there.
refusal-not-shown = That card was not shown.
refusal-no-marker-there = You have no marker there.
refusal-locked = No more contract abilities this round.
refusal-too-many-with-wyddfa = With Wyddfa a labourer takes 4 cubes at most.
refusal-too-many-with-card = That is too many, even with the contract.
refusal-not-in-yard-by-card = The yard does not have that many.
refusal-too-little-ore-with-enid = You do not have enough ore, even with Enid.
refusal-too-little-rubble-by-card = You do not have enough rubble for this contract.

## Moves, as they are offered

move-hire = { $seat } hire a labourer.
move-stay = { $seat } hire nobody.
move-place = { $seat } go to { $area }.
move-machine = { $seat } send the machine's labourer to { $area }.
move-pass = { $seat } pass.
move-announce = { $seat } announce { $card }: { $ability }.
move-wait = { $seat } announce nothing.
move-take = { $seat } take { $cubes } from the yard.
move-dig = { $seat } dig.
move-rest = { $seat } do not dig.
move-shore = { $seat } shore up.
move-keep-rubble = { $seat } keep the rubble.
move-claim = { $seat } place their last marker.
move-forgo = { $seat } keep their last marker.
move-convert = { $seat } make { $goods }.
move-bore = { $seat } bore.
move-erect = { $seat } build with the machine.
move-drill = { $seat } dig with the machine.
move-idle = { $seat } leave the machine idle.
# The same move, once a part of contract n2 is done.
move-idle-further = { $seat } do nothing more with the machine.
move-build = { $seat } build { FORM($item, "the") }.
move-buy = { $seat } buy { FORM($item, "the") }.
move-buy-machine = { $seat } buy { FORM($item, "the") }.
move-save = { $seat } build nothing.
move-pay = { $seat } pay for { FORM($item, "the") }: { $bars }, { $stone }.
move-sign = { $seat } take { $card }.
move-leave = { $seat } take no contract.
move-choose = { $seat } keep { $card }.
move-lose = { $seat } lose the marker on { FORM($marker, "the") }.
move-maintain = { $seat } maintain the train.
move-waive = { $seat } discard { $card } instead.
move-return-train = { $seat } give the train back.
move-first = { $player } begin.
move-lay = Tunnel { $position } has size { $size }.
move-back = The deck shows { $sky }.
move-turn = Into place { $slot }: { $card }.
# The same move, while contract 5 shows cards.
move-turn-shown = The deck shows { $card }.
move-draw = Out of the bag: { $cube }.

## What happens: set-up and line

news-got-start = { $seat } are drawn as first player and get the start marker.
news-laid = Tunnel { $tunnel } is laid: size { $size }, with { $rubble }.
news-mirrored = Tunnel { $tunnel } mirrors it: size { $size }, with { $rubble }.
news-dealt = Dealt into place { $slot } of the row: { $contract }.
news-moved-on = { $seat } move their machine off the cleared card, on to { FORM($position, "the") }.
news-closed-behind = { $seat } have reached a new station: a black marker closes { FORM($station, "the") }.
news-won-rubble-site = { $seat } win { FORM($rubble_site, "the") } with the last rubble there: a marker goes there from their supply.
news-forwent-rubble-site = { $seat } keep their last marker: { FORM($rubble_site, "the") } stays empty for good.
# $why is one of the obstacles below.
news-missed-rubble-site = { $seat } do not win { FORM($rubble_site, "the") }: { $why }.
obstacle-flag = the station bears the other flag
obstacle-closed = the station is closed
obstacle-marker = they have no marker in their supply

## What happens: the round, hiring and placing

news-round = Round { $round }. { $seat } hold the start marker and are first player.
news-area = Now { $area }.
news-round-over = Round { $round } is over.
news-declined-cubes = { $seat } take no cubes from the yard.
news-declined-dig = { $seat } do not dig.
news-declined-dig-by-contract = { $seat } do without the dig of the contract.
news-declined-works = { $seat } convert nothing.
news-declined-machine = { $seat } leave the boring machine idle.
news-declined-building = { $seat } build and buy nothing.
news-declined-contract = { $seat } take no contract.
news-hired = { $seat } pay { $coal } into the bag and fetch a labourer from the pub.
news-hired-nobody = { $seat } hire nobody.
news-skipped = { $seat } can place no more labourers: their turn is skipped.
news-placed = { $seat } place a labourer: { $area }.
news-placed-machine = { $seat } pay 1 ore into the bag and place the machine's labourer: { $area }.
news-passed = { $seat } pass: the machine's labourer stays on its card.
news-no-ore = { $seat } have no ore to place the machine's labourer: it stays on its card.
news-announced = { $seat } announce { $contract }.
news-announced-nothing = { $seat } announce nothing.
news-came-to = { $seat } now come to { $contract }.
news-used-up = { $seat } have used up the ability of { $card }; it still scores.

## What happens: areas A to G

news-took = { $seat } take { $cubes } from the yard.
news-took-with-wyddfa = { $seat } take { $cubes } from the yard, with Wyddfa.
news-took-start = { $seat } stand in the second space of A: they take the start marker for the next round.
news-kept-start = { $seat } stand in the second space of A: they keep the start marker for the next round.
news-dug = { $seat } dig { $rubble } at { FORM($position, "the") }.
news-shored = { $seat } shore up { FORM($position, "the") }: 1 stone into the bag, 1 marker onto the card, 2 rubble to the general supply.
news-kept-rubble = { $seat } keep { $rubble } from { FORM($position, "the") }.
news-kept-from-station = { $seat } keep { $rubble } from { FORM($position, "the") }: a station is not shored.
news-made-bars = { $seat } put { $ore } into the bag for { $bars } from the general supply.
news-made-bars-with-enid = { $seat } put { $ore } into the bag for { $bars } from the general supply, with Enid.
news-made-stone = { $seat } return { $rubble } to the general supply for { $stone } out of the bag.
news-builds-by-machine = { $seat } build with the boring machine.
news-cheaper-by-machine = { $seat } save { $stone }: the machine builds.
news-bored = { $seat } bore { $rubble } with the machine, starting at { FORM($position, "the") }.
news-chose = { $seat } choose { FORM($item, "the") }; it can be paid in several ways.
news-paid-stone = { $seat } pay { $stone } into the bag.
news-paid-bars = { $seat } pay { $bars } to the general supply.
news-built = { $seat } build { FORM($site, "the") }: a marker goes there from their supply.
news-paid-train = { $seat } pay { $bars } to the general supply for a train.
news-bought-train = { $seat } buy { FORM($train, "the") }, with { $coal } on it.
news-train-went-back = { $seat } put { FORM($train, "the") } back on display, loaded with { $coal } out of the bag.
news-paid-machine = { $seat } pay { $bars } to the general supply for their boring machine.
news-bought-machine = { $seat } buy their boring machine: a labourer moves from the pub onto its card.
news-signed = { $seat } take { $contract } from place { $slot } of the row.
news-removed-disc = { $seat } remove one of their discs from the Crisis area ({ $discs } left).
news-marker-came-back = { $seat } have no disc in the Crisis area: a marker comes back from there to their supply ({ $markers } left there).
news-nothing-in-crisis = { $seat } have neither disc nor marker in the Crisis area: the labourer does nothing.

## What happens: contracts at work

news-dug-whole-card = { $seat } dig all { $rubble } of { FORM($position, "the") } by contract.
news-shown = The deck shows { $contract }.
news-kept-contract = { $seat } keep { $contract }.
news-discarded = { $seat } discard { $card }.
news-paid-ore-for-bars = { $seat } pay { $ore } into the bag instead of { $bars }, by contract.
news-took-partly-by-contract = { $seat } take { $cubes } from the yard, partly by contract.
news-cheaper-by-contract = { $seat } save { $stone } by contract.
news-made-stone-by-contract = { $seat } return { $rubble } to the general supply for { $stone } out of the bag, by contract.
news-made-nothing-by-contract = { $seat } make no stone by contract.
news-made-bars-by-contract = { $seat } put { $ore } into the bag for { $bars } from the general supply, by contract.
news-locked = { $seat } forbid any further contract ability this round.
news-unlocked = Contract abilities can be used again.
news-locked-maintenance = { $seat } have no bar to maintain { FORM($train, "the") }, and no contract may be discarded for it: abilities are forbidden this round.
news-gave-up-contract = { $seat } discard { $card } instead of paying for { FORM($train, "the") }; it no longer scores.
news-paid-rubble-for-stone = { $seat } pay { $rubble } to the general supply instead of { $stone }, by contract.
news-drew = { $seat } draw from the bag and keep: { $cube }.
news-drew-event = { $seat } draw an event cube: it is put aside and fires nothing.
news-events-went-back = Back into the bag: { $events } put aside.
news-took-by-contract = { $seat } take { $cubes } from the yard by contract.
news-took-none-by-contract = { $seat } take no cubes from the yard by contract.
news-fixed-start = { $seat } have the start marker for the next round: nothing moves it again in this one.
news-start-stays = { $seat } keep the start marker: a contract holds it.
news-dug-double = { $seat } dig { $rubble } by contract, starting at { FORM($position, "the") }.
news-bored-six = { $seat } bore { $rubble } with the machine by contract, starting at { FORM($position, "the") }.
news-dug-by-machine = { $seat } dig { $rubble } with the machine by contract, starting at { FORM($position, "the") }.
news-left-out-part = { $seat } do nothing more with the boring machine.
news-removed-discs-by-contract = { $seat } remove { $discs } of their colour from the Crisis area by contract ({ $left } left).
news-bored-besides = { $seat } bore { $rubble } by contract, without labourer or ore, starting at { FORM($position, "the") }.

## What happens: going home, contract row, crisis

news-went-home = The labourers go home.
news-back-to-pub = { $seat } send the hired labourer back to the pub.
news-back-to-machine = { $seat } take the machine's labourer back onto its card.
news-slid = In the row, { $card } slides left to place { $slot }.
news-filled = From the deck into place { $slot } of the row: { $contract }.
news-none-was-taken = No contract of the row was taken: the leftmost, { $card }, is discarded.
news-moved-up = In the row, { $card } slides left to place { $slot }.
news-added = From the deck into place { $slot } of the row: { $contract }.
news-reshuffled = The deck is empty: the discard pile is shuffled into a new one, { $cards }.
news-deck-is-empty = Deck and discard pile are empty: the back counts as fog.
news-back = The back on top of the deck: { $sky }.
news-crisis = { $seat } have { $discs } in the Crisis area: each costs a marker.
news-lost-from-supply = { $seat } put a marker from their supply into the Crisis area ({ $markers } now).
news-lost-from-board = { $seat } have no marker in their supply: one goes from { FORM($marker, "the") } into the Crisis area ({ $markers } now).
news-nothing-to-lose = { $seat } have no marker left to lose.
news-added-disc = { $seat } get a disc in the Crisis area: the deck shows { $sky } ({ $discs } now).
news-no-disc = No disc comes into the Crisis area: the deck shows { $sky }.
news-all-discs-are-out = { $seat } get no disc, though the deck shows { $sky }: all of theirs are in the Crisis area.

## What happens: the yard and the events

news-restock = The yard is restocked: { $drawn } from the bag.
news-into-yard = From the bag into the yard: { $cube }.
news-event-cube = From the bag: an event cube, which fires after the draw.
news-track-went-back = The event track is emptied: { $events } back into the bag.
news-event = Event { $number }: { $event }.
news-hit = { $seat } are hit: the deck shows { $sky }, the back of the other side.
news-hit-both = { $seat } are hit: fog hits both sides.
news-hit-without-back = { $seat } are hit: without a deck there is no back; that counts as fog, which hits both sides.
news-cleared-by-event = { $seat } have { FORM($position, "the") } cleared by the event: { $rubble } to the general supply, without shoring.
news-lost-rubble-site = Nobody wins { FORM($rubble_site, "the") }, now or later.
news-no-rubble-left = { $seat } have no rubble left at their machine: nothing is cleared.
news-closed-by-event = { $seat } have their first incomplete station closed by a black marker: { FORM($station, "the") }.
news-all-stations-complete = { $seat } have no incomplete station: none is closed.
news-on-sale = Trains and boring machines are on sale from now on.
news-no-trains = Nobody has a train to maintain.
news-maintained = { $seat } pay { $bars } to the general supply to maintain { FORM($train, "the") }.
news-cannot-maintain = { $seat } have neither a bar nor a contract to maintain { FORM($train, "the") }.
news-will-not-maintain = { $seat } do not maintain { FORM($train, "the") }.

## What happens: the Breakthrough and the points

news-breakthrough = Breakthrough! The machines meet at { FORM($position, "the") }; the round is played to its end.
news-first-at-middle = { $seat } are the first at the Middle.
news-bites-lost = { $seat } find no more rubble: the rest of the dig, { $rubble }, is lost.
news-game-over = The machines have met: the game ends.
news-tunnels = { $seat }: { $points } for markers on tunnels.
news-stations = { $seat }: { $points } for markers on stations.
news-contract-met = { $seat }: { $points } for { $card }.
news-contract-not-met = { $seat }: nothing for { $card }, which is not met.
news-contract-crowded-out = { $seat }: nothing for { $card }; what it asks for serves other contracts.
news-snowdon = { $seat }: { $points } for Snowdon.
news-in-crisis = { $seat }: { $points } for { $markers } in the Crisis area.
news-bonus = { $seat }: { $points } as first at the Middle; the machines met at { FORM($position, "the") }.
news-total = { $seat }: { $points } in all.
news-won = { $seat } win with { $points }.
news-won-by-crisis = { $seat } win: both have { $points }, but they have fewer in the Crisis area, { $markers }.
news-won-at-middle = { $seat } win: both have { $points } and as many markers in the Crisis area, but they were the first at the Middle.
news-nothing-to-do = { $seat } can do nothing in { $area }.

## Columns of the score sheet

sheet-tunnels = tunnels
sheet-stations = stations
sheet-contracts = contracts
sheet-train = train
sheet-bonus = Middle
sheet-crisis = crisis
sheet-total = total

## Headings of the balance lab

deed-placed = Areas that labourers were sent to
deed-placed-machine = Areas of the machine's labourer
deed-signed = Contracts taken
deed-kept-contract = Contracts kept by contract 5
deed-announced = Abilities of contracts used
deed-built = Sites built
deed-bought-train = Trains bought

## What is typed

type-hire = hire
type-stay = stay
type-place = place
type-area = area
type-machine = machine
type-pass = pass
type-announce = announce
type-card = card
type-wait = wait
type-take = take
type-cubes = cubes
type-none = none
type-ore = ore
type-stone = stone
type-coal = coal
type-dig = dig
type-rest = rest
type-shore = shore
type-keep-rubble = keep-rubble
type-claim = claim
type-forgo = forgo
type-convert = convert
type-goods = goods
type-bar = bar
type-bars = bars
type-bore = bore
# To build with the boring machine; type-build is for area E.
type-erect = erect
# To dig with the boring machine, by contract N2.
type-drill = drill
type-idle = idle
type-build = build
type-site = site
type-st-pancras = st-pancras
type-shakespeare-cliff = shakespeare-cliff
type-varne-bank = varne-bank
type-middle = middle
type-colbart-ridge = colbart-ridge
type-sangatte = sangatte
type-gare-du-nord = gare-du-nord
type-buy = buy
type-train = train
type-enid = enid
type-wyddfa = wyddfa
type-snowdon = snowdon
type-moel-siabod = moel-siabod
# To build and buy nothing.
type-save = save
type-pay = pay
type-rubble = rubble
type-sign = sign
# A place of the contract row.
type-slot = slot
type-leave = leave
type-choose = choose
type-lose = lose
type-marker = marker
type-tunnel = tunnel
type-shakespeare-cliff-rubble = shakespeare-cliff-rubble
type-varne-bank-rubble = varne-bank-rubble
type-colbart-ridge-rubble = colbart-ridge-rubble
type-maintain = maintain
# To discard contract 16 or 21 instead of paying the maintenance.
type-waive = waive
type-return-train = return-train
type-first = first
type-player = player
type-english = english
type-french = french
type-lay = lay
type-size = size
type-back = back
type-sky = sky
type-rain = rain
type-sun = sun
type-fog = fog
type-turn = turn
type-draw = draw
type-cube = cube
type-event = event

## The table in the terminal, 80 columns wide

# One letter, on markers and labourers.
page-initial-english = E
page-initial-french = F
# At most 10 letters.
page-area-a = yard
page-area-b = dig
page-area-c = works
page-area-d = machine
page-area-e = build
page-area-f = office
page-area-g = crisis
page-round = Round { $number }
page-first = first: { FORM($seat, "the") }
page-broken = Breakthrough
# The letters are those of page-initial-….
page-key = number of a card over its rubble; E, F: markers; E>, <F: machines; X: closed
page-stations = Stations
page-closed = closed
page-yard = Yard
page-bag = Bag
page-next-events = Events fired: { $number }; next: { $events }
page-odds = odds of an event at the next restock: { NUMBER($odds, style: "percent") }
page-row = Contracts (deck { $number }, its back shows { $sky })
page-station-markers = station markers
page-shored-tunnels = shored tunnels
page-points = { $points } as it stands
page-supply = { $markers } in supply
page-crisis = Crisis area: { $markers }, { $discs }
page-labourers = labourers { $home }, pub { $pub }
page-machine = machine bought
page-no-machine = machine not bought
page-train = train { $train }
page-trains = Trains
page-not-yet = not on sale yet
page-price = { $train }: { FORM($bars, "short") }, { $coal }
page-spent = used
page-in-force = in force
page-worth = worth { $done }, now { $now }
page-contracts-now = contracts together now { $points }

## The drawn table: letters on the goods

board-letter-ore = O
board-letter-stone = S
board-letter-coal = C
board-letter-rubble = R

## The drawn table: the round and its areas

board-title = The Channel Tunnel 1881, round { $number }
board-standing = { $seat }: { $points }, machine at { $position }.
board-of-seat = { $seat }: { $what }
board-contracts = contracts
board-contracts-and-trains = Contracts and trains
board-crisis = crisis
board-events = events
board-both = Both players
board-step-hiring = hiring
board-step-placing = placing
board-step-areas = areas A to G
board-step-yard = yard and events
board-step-label = { $step }: { $state }
board-first = First player of this round: { FORM($seat, "the") }
# On a ribbon, while an area is being resolved.
board-ribbon-window = contracts?
board-ribbon-work = at work
board-ribbon-after = in addition
board-does-a = take { $number } cubes, 1 coal at most
board-does-b = dig { $number } rubble at the machine
board-does-c = { $number } ore → 1 bar, 2 rubble → 1 stone; 3 times
board-does-d = costs 1 ore; bore { $number }, or build 1 stone cheaper
board-does-e = build a site, buy a train or the machine
board-does-f = take a contract of the row
board-does-g = a disc away; none left: a marker comes back
board-area-label = { $area }: { $does }; { $spaces }
# For whom an area does more or less than is printed.
board-rate = { FORM($seat, "the") }: { $number }
board-space-free = space { $number } free
board-space-taken = space { $number }: { FORM($seat, "the") }
board-space-starts = { $space } (begins the next round)
board-never-full = never full

## The drawn table: the question and its buttons

board-ended = The match is over: { $scores }.
board-score = { FORM($seat, "the") } { $points }
board-choice-hire = Hire for 1 coal
board-choice-stay = Hire nobody
board-choice-pass = Pass
board-choice-wait = Announce nothing
board-choice-nothing = Nothing
board-choice-dig = Dig { $number }
board-choice-rest = Do not dig
board-choice-shore = Shore up: 1 stone, { $points }
board-choice-keep-rubble = Keep 2 rubble
board-choice-claim = Place the last marker: { $points }
board-choice-forgo = Keep the marker
board-choice-bore = Bore { $number }
board-choice-erect = Build a site
board-choice-drill = Dig { $number }
board-choice-idle = Leave it idle
board-choice-idle-further = Nothing more
board-choice-buy = Buy: { $item }
board-choice-save = Build nothing
board-choice-leave = Take no contract
board-choice-maintain = Pay 1 bar
board-choice-return-train = Give the train back
board-take = Take { $what }
board-make = Make { $what }
board-pay = Pay { $what }

## The drawn table: the line and its stations

board-line = The line
board-of-station = { $station }: { $status }
board-england = England
board-france = France
board-nobody-yet = nobody yet
board-at-middle = first at the Middle: { FORM($seat, "the") }
board-tunnel-label = Tunnel { $position }: size { $size }, { $rubble }; markers: { $english } English, { $french } French, { $points } each
board-unlaid = Tunnel { $position }: not laid yet
board-station-label = { $station }, position { $position }: { $rubble }, { $status }
board-machine-label-english = English boring machine at { $position }
board-machine-label-french = French boring machine at { $position }
# Of a station, as page-closed.
board-open = open
board-not-reached = not reached
board-site-label = { $site }: { $cost }, { $points }; { FORM($owner, "the") }
# Of a site.
board-free = free
board-last-rubble = for the last rubble

## The drawn table: yard, bag and events

board-stock = Yard and bag
board-stock-label = { $good }: { $yard } in the yard, { $bag } in the bag
board-supply = General supply: { $rubble }, { FORM($bars, "short") }
board-odds = { NUMBER($odds, style: "percent") } for an event: { $drawn } of { $total } cubes come
board-percent = { NUMBER($odds, style: "percent") }
board-event = Event { $number }: { $event }
board-event-next = Next, event { $number }: { $event }
board-event-cube = Event cube

## The drawn table: weather and crisis

board-on-top = on top
board-below = { $number } below
board-sky-label = { $sky }, { $state }: { $does }
board-sky-rain = disc: English; events: French side
board-sky-sun = disc: French; events: English side
board-sky-fog = no disc; events on both sides
board-crisis-label = Crisis area, { FORM($seat, "the") }: { $discs }, { $markers }, { $points }
board-disc = Crisis disc: { FORM($seat, "the") }

## The drawn table: contracts and trains

board-deck-label = Deck: { $contracts }, on top { $sky }
board-discarded = Discarded: { $cards }
board-no-cards = none
board-contract-label = { $contract }: { $area }, { $ability }; asks for { $needs }; { $points }
board-no-letter = no area
board-worth = worth { $now } of { $done }
board-train-enid = 2 ore → 1 bar in C
board-train-wyddfa = 1 cube more in A
board-train-snowdon = 9 points at the end
board-train-moel-siabod = nothing more
board-train-label = { $train }: { $bars }, { $coal } on it; { $does }
board-on-sale = on sale

## The drawn table: the players

board-to-move = to move
board-winner = victory
board-starts = Start marker: { FORM($seat, "the") }
board-part-tunnels = tunnels
board-part-stations = stations
board-part-train = train
board-part-bonus = Middle
board-part-label = { $part }: { $points }
board-labourer = Labourer: { FORM($seat, "the") }
board-home = To place
board-home-label = labourers to place: { $number }
board-pub = Pub
board-pub-label = labourers in the pub: { $number }
board-machine = Machine
board-not-bought = not bought
board-bought = bought
board-machine-label = boring machine for 1 bar, { $state }
board-no-train = no train

## What shapes are, for whoever points at them

about-round = A round has these steps: hiring, placing labourers, the areas A to G, contracts, crisis, yard and events.
about-first = The first player of this round: places first, and comes first wherever both could decide at once.
about-step-hiring = Whoever has a train may pay 1 coal for one more labourer in this round.
about-step-placing = In turn, the players place one labourer each on an area. Nothing is done there yet.
about-step-areas = The areas are resolved from A to G. Before each, contracts with its letter can be announced; then its labourers act, space by space.
about-step-contracts = The labourers go home, and the row is filled up from the deck. If nobody took a contract, the leftmost one is discarded first.
about-step-crisis = Every disc in the Crisis area costs its player a marker. Then the weather may add a disc.
about-step-yard = { $cubes } are drawn from the bag for the yard. Each event cube among them fires the next event.
about-area-a = A labourer takes up to { $cubes } from the yard, at most 1 of them coal. The one in the second space also begins the next round.
about-area-b = A labourer digs { $rubble } at your machine. In a tunnel you keep the rubble, or you shore up: pay 1 stone and put a marker on the card.
about-area-c = Up to { $number } times, a labourer turns { $ore } into a bar, or 2 rubble into a stone.
about-area-d = Only the labourer of a boring machine works here, for 1 ore. It bores { $rubble }, or builds a site 1 stone cheaper.
about-area-e = A labourer builds one site of a station, or buys a train or the boring machine.
about-area-f = A labourer takes one contract of the row.
about-area-g = A labourer removes one of your discs from the Crisis area. If none is left there, one of your markers comes back. There is always room here.
about-space = Room for one labourer. Spaces are taken from the first one on, and the labourers act in this order.
about-space-start = The labourer here acts second, and brings its player the start marker: they begin the next round.
about-space-machine = Room for the labourer of a boring machine. Placing it costs 1 ore.
about-labourer = A labourer goes to any area but D, and home at the end of the round.
about-labourer-machine = The labourer of the boring machine goes to D or G only, for 1 ore each time.
about-tunnel = A tunnel card. Whenever 2 rubble are dug here, they can be shored up instead of kept: the marker brings { $points } at the end. If all its spaces hold your markers, it counts for contracts.
about-unlaid = A tunnel card that has not been laid yet: chance says how large it is.
about-station-surface = A surface station: both players can build here from the first round on. Only an event can close it.
about-station-flag = An underground station with a flag: only { FORM($seat, "the") } build here, from the arrival of their machine until it reaches the next station.
about-station-middle = The Middle bears no flag: either player builds here from the arrival of their machine until it reaches another station.
about-site = A site: pay what it shows and put a marker on it. It brings { $points } at the end and counts as a station marker for contracts.
about-rubble-site = A rubble site cannot be bought: whoever digs its last rubble puts a marker on it, worth { $points }. The station must be open to that player.
about-machine = A machine on the line stands at the card that its player digs next, even before the boring machine is bought. When the card is cleared, it moves on towards the other machine.
about-first-at-middle = Whoever reaches the Middle first gets { $points } for each position by which the machines meet beyond it, and at least as many.
about-yard = The stock yard: labourers in A take cubes from here. It is restocked from the bag at the end of every round.
about-bag = The bag: ore, stone and coal that are paid go in here, and the yard is restocked from it. All know what is inside.
about-good-ore = Iron ore: in C, { $ore } become a steel bar. Each time the machine's labourer is placed, it costs 1.
about-good-stone = Stone: 1 to shore up a bite of a tunnel, more for the sites of stations.
about-good-coal = Coal: with a train, 1 coal hires a labourer from the pub for a round. A labourer in A takes 1 at most.
about-good-rubble = Rubble that was kept when digging: in C, 2 become a stone. What is left at the end serves contracts.
about-good-bars = Steel bars, made of ore in C: they pay for sites, trains and the boring machine.
about-markers = Markers in the supply: each bite shored up and each site takes one. Discs in the Crisis area cost markers too.
about-goods = All that a player holds; both players see it.
about-supply = The general supply: rubble that nobody kept, and bars that are still to be made.
about-event-cube = Event cubes: each one drawn for the yard fires the next event and lies on the track. Later they go back into the bag, three at a time.
about-odds = How likely it is that the cubes drawn at the end of the round bring an event.
about-event-excavate = The side that the weather does not stand for loses all rubble of the card at its machine. Nobody can shore up, and the machine moves on.
about-event-trains = From this event on, trains and boring machines can be bought.
about-event-track = Does the same as excavation: the card at the machine is cleared, without shoring, on the side that the weather does not stand for.
about-event-station = On the side that the weather does not stand for, the first incomplete station closes, counted from the surface to the Middle.
about-event-maintenance = Whoever has a train pays 1 bar, discards contract 16 or 21, or gives the train back. It happens once in a game.
about-deck = The deck of contracts. The back on top is the weather: it says who gets a disc at the crisis, and whom events hit.
about-discard = The discard pile. When the deck is empty, these contracts are shuffled and become the new one.
about-sky-rain = Rain stands for the English: at the crisis they get a disc. Events hit the French side.
about-sky-sun = Sun stands for the French: at the crisis they get a disc. Events hit the English side.
about-sky-fog = Fog stands for nobody: no disc comes, and events hit both sides.
# A contract: $does is one of about-ability-…
about-contract = Once in the game, { $does }. At the end it brings { $points } to a holder who has { $needs }.
about-ability-clear-card = you dig all rubble of the card at your machine, after the labourers of B; in a tunnel you may shore up
about-ability-look-two = before F, you see two contracts of the deck and keep one of them, or this one
about-ability-ore-as-bar = in E, 3 ore may stand for one bar of each price
about-ability-yard-plus = each of your labourers in A takes up to { $number } more
about-ability-stone-less = in E, every site costs you 1 stone less in this round
about-ability-extra-build = you build or buy once more, after the labourers of E
about-ability-rubble-to-stone = before C, you turn 2 rubble into a stone, up to 3 times
about-ability-ore-to-bar = before C, you turn 2 ore into a bar, once or twice
about-ability-lock = before A, you forbid both players any further ability in this round
about-ability-upkeep = you may discard it instead of paying the maintenance of your train; then it no longer scores
about-ability-rubble-as-stone = in E, 2 rubble may stand for 1 stone of a price, or 4 for 2
about-ability-bag-three = before G, you draw 3 cubes from the bag and keep them; event cubes go back without an event
about-ability-yard-two = before A, you take up to 2 cubes from the yard, 1 coal at most
about-ability-start-marker = before A, you take the start marker, and nobody can get it any more in this round
about-ability-dig-double = each of your labourers in B digs 4 instead of 2
about-ability-bore-six = your machine bores { $number } in D
about-ability-build-and-dig = your machine's labourer in D both builds a site and digs { $number }
about-ability-calm = before G, { $number ->
        [one] one disc
       *[other] { $number } discs
    } of your colour leave the Crisis area
about-ability-extra-bore = your machine bores { $number } after the labourers of D, without labourer or ore
about-hand = The contracts that a player holds; both players see them.
about-train-enid = A train: a bar made in C costs its owner { $ore } only. With any train, 1 coal hires a labourer when a round begins.
about-train-wyddfa = A train: each labourer of its owner takes 1 cube more in A. With any train, 1 coal hires a labourer when a round begins.
about-train-snowdon = A train that brings { $points } at the end. With any train, 1 coal hires a labourer when a round begins.
about-train-moel-siabod = A train without an ability of its own. With any train, 1 coal hires a labourer when a round begins.
about-sale = The trains on display. They and the boring machines can be bought in E once the second event has fired.
about-siding = The place for a train. A player never has more than one; another one sends it back on display.
about-crisis = The Crisis area. In every round each disc here costs its player a marker, from the supply or else from the board. At the end each marker here counts { $points }.
about-disc = A crisis disc: in the Crisis area it costs its player a marker every round, until a labourer in G removes it. Beside it, it costs nothing.
about-seat = A player, who digs from their own coast towards the other machine. The higher total wins once the machines have met.
about-points = All points together, as they would be scored now.
about-part-tunnels = Markers on tunnel cards: each counts the size of its card, 2 or 3.
about-part-stations = Markers on stations: each counts the points of its site.
about-part-contracts = Contracts whose demands are met. A marker, tunnel or rubble serves one contract only; the best choice is counted.
about-part-train = { $points } for whoever has the train Snowdon at the end.
about-part-crisis = Each marker in the Crisis area counts { $points }.
about-home = Labourers that are still to be placed. All of them must be placed in this round.
about-pub = The pub: with a train, 1 coal fetches a labourer from here for one round. Another one joins the boring machine when it is bought.
about-machine-card = The boring machine: bought in E for { $bars }. From the next round on its own labourer works in D or G, for 1 ore each time.
about-start-marker = The start marker: whoever holds it is first player of the next round. The second space of A brings it.
about-choice-hire = You put 1 coal into the bag, and one more labourer works for you in this round.
about-choice-stay = You keep your coal.
about-choice-pass = The machine's labourer stays on its card in this round.
about-choice-wait = You announce no more contract before this area.
about-choice-nothing = You do nothing with this action.
about-choice-dig = The whole of it is dug, 2 rubble at a time.
about-choice-rest = You do not dig: a dig cannot be made in part.
about-choice-shore = You put 1 stone into the bag and a marker on the card. The 2 rubble go to the general supply.
about-choice-keep-rubble = You get 2 rubble. This bite can never be shored up later.
about-choice-claim = Your last marker goes on the rubble site.
about-choice-forgo = You keep your last marker, and the rubble site stays empty for good.
about-choice-bore = The machine digs, 2 rubble at a time, and goes on to the next card if need be.
about-choice-erect = The machine builds one site, 1 stone cheaper than it shows.
about-choice-drill = The machine digs; by contract it may build a site as well.
about-choice-idle = The machine does nothing more in this round.
about-choice-save = You build and buy nothing with this labourer.
about-choice-leave = You take no contract. If nobody takes one, the leftmost is discarded.
about-choice-maintain = You pay 1 bar to the general supply and keep the train.
about-choice-return-train = The train goes back on display, and both players can buy it again.
about-take = So many cubes of this kind you take from the yard.
about-make = So many of these you make.
about-pay = So many bars or stone of the price you replace, as a contract in force allows.

## What they mean to the viewer now

about-now-last-round = The machines have met: this is the last round.
about-now-first = You are first player of this round.
about-now-take = Your labourer would take up to { $cubes }. In the yard: { $yard }.
about-now-dig = Your labourer would dig { $rubble }; { FORM($position, "the") } has { $left } left.
about-now-shore = To shore up you have { $stone } and { $markers }.
about-now-make = You could make { $bars }, or { $stone }.
about-now-sites = { $number ->
        [0] You could pay for no open site now.
        [one] You could pay for { $number } open site now.
       *[other] You could pay for { $number } open sites now.
    }
about-now-buy = You could buy: { $items }.
about-now-row = In the row: { $contracts }.
about-now-calm = It would remove one of your discs; { $discs } would be left.
about-now-recover = It would bring one of your markers back; { $markers } would be left there.
about-now-calm-nothing = You have neither disc nor marker in the Crisis area.
about-now-machine-here = Your machine digs here: { $rubble } left.
about-now-their-machine-here = The other machine digs here: { $rubble } left.
about-now-rubble = { $rubble } still to be dug.
about-now-shored = You have wholly shored it up: { $points }.
about-now-tunnel-mine = You have { $markers } here: { $points }.
about-now-tunnel-open = It can still be wholly shored, with { $markers } more.
about-now-tunnel-lost = You can no longer shore it up wholly.
about-now-may-build = You can build here.
about-now-site-mine = It is yours: { $points }.
about-now-site-theirs = It belongs to { FORM($seat, "the") }.
about-now-site-lost = Nobody can win it any more.
about-now-build = You could build it now, for { $cost }.
about-now-lack = You lack { $goods }.
about-now-distance = Until the machines meet: { $cards } to clear.
about-now-first-there = { $seat } were the first there.
about-now-race = Your machine is { $cards } away from it, the other { $other }.
about-now-worth-bars = In C it makes { $bars }.
about-now-worth-stone = In C it makes { $stone }.
about-now-next-event = It comes next.
about-now-hit-you = With the back that is on top now, events hit you.
about-now-hit-them = With the back that is on top now, events hit the other player.
about-now-hit-both = With the back that is on top now, events hit both of you.
about-now-disc-you = If it is still on top at the crisis, you get a disc.
about-now-disc-them = If it is still on top at the crisis, the other player gets a disc.
about-now-no-letter = The dash: it belongs to no area and is not announced.
about-now-new-card = N: one of the four contracts made for this scenario.
about-now-needs-met = You have all it asks for.
about-now-needs-crowded-out = You have all it asks for, but another contract is served with it: each thing serves one only.
about-now-theirs = { $seat } hold it.
about-now-spent = Its ability is spent.
about-now-in-force = Its ability is in force in this round.
about-now-together = Together the contracts bring { $points } now.
about-now-can-buy = You could buy it now.
about-now-train-mine = It is yours.
about-now-upkeep-to-come = The maintenance is still to come: 1 bar, or the train goes.
about-now-not-yet = { $number ->
        [one] One more event must fire before that.
       *[other] { $number } more events must fire before that.
    }
about-now-due = At the next crisis you pay { $markers }; you have { $supply } in supply.
about-now-loss = Your markers here count { $points }.
about-now-ahead = You are { $points } ahead.
about-now-behind = You are { $points } behind.
about-now-level = You are level.
about-now-no-train = You have no train to hire with.
about-now-no-coal = You have no coal to hire with.
about-now-can-hire = When a round begins, you can hire for 1 coal.
about-now-fixed = Nobody can take it any more in this round.

## Tables of one's own: what cannot be read

tables-ability-known = the ability of this contract is known: { $ability }
tables-ability-fixed = only contracts 5, 16 and 21 can have { $ability }
tables-needs = needs= is written 2S+1T+4R: stations, tunnel cards, rubble
tables-odd = rubble is taken by { $bite }: rubble={ $amount } is odd
tables-sites = { $key }= is written rubble:4,3-stone:6,1-steel+2-stone:12
tables-rubble = its rubble sites hold { $count } rubble in all
tables-most-sites = at most { $most } stone and steel sites
tables-rubble-written = rubble sites are written rubble:4, or where there are several 2-rubble:3
tables-no-cost = '{ $said }' is no cost; write 3-stone, 1-steel or 1-steel+2-stone
tables-event-known = this event is known: { $event }
tables-event-fixed = trains come with event 2 and maintenance with event 6, and never again
tables-beyond = lies beyond { $first }
tables-last-three = one of the last three moves the machines: excavate or track

## Filled in from the box: names of lines, and where on the components their values stand

line-event = event space { $space }
box = At hand: the four new contracts of the scenario and contracts 7, 11 and 12 of Snowdonia, the seven station cards, the event track on the board, and the scenario sheet with the picture of the set-up.
box-contract =
    Contracts
    ┌─────────────     ┌─────────────
    │ upper half       │ back of the card
    │  needs           │  back
    │  vp              └─────────────
    ├─ lower half
    │  ability
    └─────────────
    needs    what it asks for: 2S+1T+4R
             S stations · T tunnel cards (track) · R rubble
    vp       its points at the end
    ability  what it does once; the letter of its area stands there too
    back     the weather on its back
    N1, N2, N4 and N8 are our names for the new contracts, after those they replace:
    1, 2, 4 and 8. Take yours in any order. If no ability here is what a card says,
    keep the likest one and tell us.
box-number =
    Numbers in the abilities, in the lower half of the contract
       cubes    contract 7: cubes more from the yard
       rubble   new contracts: rubble that the machine digs
       discs    new contracts: crisis discs that it removes
    If none of your contracts has the ability, press Enter.
box-train =
    Trains
       bars     steel bars that the train costs
       coal     coal cubes that lie on it at the start
box-station =
    Station cards: all sites of one, each as COST:POINTS, with commas between them
       3-stone:7              a site for 3 stone, 7 points
       1-steel:5              for a steel bar
       1-steel+2-stone:12     for both
       rubble:4               the rubble site, 4 points
       2-rubble:2,2-rubble:3  where there are several, with the rubble on each
box-place =
    The line from England to the Middle, as the picture of the set-up shows it
       0    1    2    3    4  …  10
       │    │    │              Middle
       │    └────┴─ tunnel cards and stations
       St Pancras
    at       the position of the station: count the cards, St Pancras is 0
box-event =
    The event track, space after space
       ┌───┬───┬───┬───┬──
       │ 1 │ 2 │ 3 │ 4 │ …
       └───┴───┴───┴───┴──
    kind     what happens when an event cube comes there

## Components, each alone

component-contracts = Contracts
component-trains = Trains
component-stations = Stations
component-tunnels = Tunnel cards
component-cubes = Cubes and goods
component-pieces = Pieces
component-tunnel = Tunnel card of size { $size }
component-tunnel-said = A tunnel card with { $size } spaces for shoring. Each marker on it brings { $size } points at the end; wholly shored by one player, it counts for contracts.
component-ore = Iron ore
component-stone = Stone
component-coal = Coal
component-rubble = Rubble
component-bars = Steel bars
component-event-cube = Event cube
component-labourer = Labourer: { $seat }
component-marker = Marker: { $seat }
component-disc = Crisis disc: { $seat }
component-machine = Boring machine: { $seat }
component-start-marker = Start marker
component-black = Black marker
component-black-said = It closes a station: nobody can build or claim anything there any more. The markers there stay and still count.

## The fields of a position, and what may stand in them

field-layout = tunnel cards
field-layout-mirrored = both halves alike
field-layout-independent = each half shuffled
field-crisis-start = Crisis area at the start
field-crisis-start-standard = two markers each
field-crisis-start-discs = two markers and a disc each
field-crisis-start-markers = four markers each
field-next-hire = hiring
field-next-place = placing
field-next-window = window
field-next-work = areas at work
field-next-after = after an area
field-next-home = labourers go home
field-next-contracts = contract row
field-next-crisis = crisis
field-next-yard = restock the yard
field-next-events = events
field-next-end = end of the round
field-first = first player
field-start = start marker
# Nothing moves the start marker any more this round.
field-fixed = start marker fixed
# No more abilities of contracts this round.
field-locked = abilities locked
# Being resolved, by number.
field-area = area
# Within an area or a part of the round.
field-at = step
field-turn = whose turn it is
field-waited = passed in the window
field-bag = cubes in the bag
field-bag-event = events
field-yard = stock yard
field-rubble-left = rubble in the supply
field-bars-left = bars in the supply
field-spaces = spaces for labourers
field-line = line
    .one = card of the line
field-sites = sites
field-rubble-sites = rubble sites
field-black = black markers
field-train-coal = coal on the trains
field-on-sale = trains on sale
field-row = contract row
field-signed = contract taken this round
field-contracts = contracts
    .one = contract
field-deck = contracts in the deck
# Of the card on top: the weather.
field-sky = back of the deck
field-sky-rain = rain
field-sky-sun = sun
field-sky-fog = fog
field-wind = back before the restock
field-wind-rain = rain
field-wind-sun = sun
field-wind-fog = fog
field-fired = events so far
field-track = cubes on the event track
field-waiting = event cubes to come
# Drawn by a contract, to go back into the bag.
field-aside = event cubes set aside
field-upkeep = maintenance still due
field-middle = first at the Middle
field-broken = Breakthrough
field-digger = who digs
field-bites = bites still to dig
# Whose labourer of the machine may do more.
field-boring = machine at work
# Of a contract that has two: building and boring.
field-parts = parts of the contract done
field-goods = goods
field-supply = markers in the supply
field-crisis = markers in the Crisis area
field-discs = discs
# The card of the line that it is about to clear, by number.
field-position = place of the machine
field-station = last station reached
field-bought = machine bought
field-train = train
field-train-enid = Enid
field-train-wyddfa = Wyddfa
field-train-snowdon = Snowdon
field-train-moel-siabod = Moel Siabod
field-home = labourers to place
field-hired = labourer hired
field-pub = labourers in the pub
# On its card.
field-machine = labourer of the machine
field-calming = labourers in area G
field-machine-calming = labourer of the machine in area G
field-owing = markers owed to the crisis
field-rubble = rubble
# How many markers fit; none on a station.
field-room = room for markers
field-markers = markers
field-lies = where it is
field-lies-deck = in the deck
field-lies-row = in the row
field-lies-held = held
field-lies-shown = shown
field-lies-discard = discard pile
field-used = ability
field-used-fresh = not used
field-used-announced = announced
field-used-spent = spent
field-question-hire = hire a labourer
field-question-place = place a labourer
field-question-contract = announce a contract
field-question-yard = take cubes
field-question-dig = dig
field-question-bite = shore up, or keep the rubble
field-question-claim = the last marker
field-question-works = works
field-question-bore = bore or build
field-question-build = build or buy
field-question-payment = payment
field-question-office = take a contract
field-question-selection = choose a contract shown
field-question-lose = lose a marker
field-question-upkeep = maintenance
field-question-first = who begins
field-question-layout = size of a tunnel card
field-question-back = back of the deck
field-question-face = which contract comes
field-question-cube = which cube is drawn
