## meta.py: summary

summary = Two crews bore towards each other under the Channel, from crisis to breakthrough.

## meta.py: option

option-layout-mirrored = both halves alike
option-layout-independent = each half shuffled
option-layout = the sizes of the tunnel cards
option-crisis-start-standard = two markers each
option-crisis-start-discs = and a disc each
option-crisis-start-markers = four markers each
option-crisis-start = how the Crisis area starts

## meta.py: reconstructed

reconstructed = The order of the events, the sites of the stations, their places on the line, four contracts, one number and two backs are reconstructed: nobody has published them. They fit every fact that is known.

## text.py: nations

nations-english = The English
nations-french = The French

## text.py: areas

areas-a = A (stock yard)
areas-b = B (excavation)
areas-c = C (works)
areas-d = D (boring machine)
areas-e = E (build)
areas-f = F (site office)
areas-g = G (crisis management)

## text.py: goods

goods-ore = ore
goods-stone = stone
goods-coal = coal
goods-rubble = rubble
goods-bars = steel

## text.py: cubes

cubes-ore = iron ore
cubes-stone = stone
cubes-coal = coal
cubes-event = an event

## text.py: skies

skies-none = no card
skies-rain = rain
skies-sun = sun
skies-fog = fog

## text.py: stations-named

stations-named-st-pancras = St Pancras
stations-named-shakespeare-cliff = Shakespeare Cliff
stations-named-varne-bank = Varne Bank
stations-named-middle = the Middle
stations-named-colbart-ridge = Colbart Ridge
stations-named-sangatte = Sangatte
stations-named-gare-du-nord = Gare du Nord

## text.py: trains

trains-enid = Enid
trains-wyddfa = Wyddfa
trains-snowdon = Snowdon
trains-moel-siabod = Moel Siabod

## text.py: event-names

event-names-excavate = excavation
event-names-trains = trains on sale
event-names-track = track
event-names-station = station
event-names-maintenance = maintenance

## text.py: the-machine

the-machine = the boring machine

## text.py: abilities

abilities-clear-card = clears the card at the machine
abilities-look-two = shows two contracts
abilities-ore-as-bar = 3 ore stand for a bar
abilities-stone-less = sites 1 stone cheaper
abilities-extra-build = one more build
abilities-rubble-to-stone = rubble into stone
abilities-ore-to-bar = 2 ore into a bar
abilities-lock = no more abilities this round
abilities-upkeep = pays the maintenance
abilities-rubble-as-stone = rubble stands for stone
abilities-bag-three = 3 cubes from the bag
abilities-yard-two = 2 cubes from the yard
abilities-start-marker = takes the start marker
abilities-dig-double = digs double in B

## text.py: contract

contract = contract { $card }

## text.py: site

site = { $station }, site { $number }

## text.py: tunnel

tunnel = tunnel { $position }

## text.py: rubble-site

rubble-site = { $station }, rubble site

## text.py: one-rubble-site

one-rubble-site = { $station }, rubble site { $number }

## text.py: ask

ask-hire = { $seat }: hire a labourer from the pub for 1 coal?
ask-place = { $seat }: place a labourer.
ask-contract = { $seat }: announce a contract before { $area }?
ask-yard = { $seat }: take up to { $number } cubes, at most one coal.
ask-dig = { $seat }: dig { $number } rubble at the machine?
ask-bite = { $seat }: shore up for 1 stone, or keep the rubble?
ask-claim = { $seat }: does your last marker go on { $site }?
ask-works = { $seat }: what do you convert?
ask-bore = { $seat }: does the machine bore or build?
ask-build = { $seat }: what do you build or buy?
ask-payment = { $seat }: how many bars by ore, how many stone by rubble ({ $item })?
ask-office = { $seat }: which contract do you take?
ask-selection = { $seat }: which contract do you keep?
ask-lose = { $seat }: which marker leaves the board?
ask-upkeep = { $seat }: how is the train maintained?
ask-first = Who begins?
ask-layout = How large is tunnel { $position }?
ask-back = Which back does the deck show?
ask-face = Which contract is turned up?
ask-cube = Which cube is drawn?

## text.py: refusal

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
refusal-not-in-yard = The yard has not so many.
refusal-too-many = That is too many.
refusal-too-many-by-card = This contract gives up to 2.
refusal-stone-alone = This contract makes stone alone.
refusal-one-bar-or-two = This contract makes one bar or two.
refusal-too-little-ore = You have not enough ore.
refusal-too-little-rubble = You have not enough rubble.
refusal-none-to-be-had = There are not so many bars left, or stones in the bag.
refusal-not-to-dig = There is no rubble left.
refusal-no-such-part = Only a contract in force lets the machine build and dig.
refusal-already-done = That part is done.
refusal-nothing-to-build = There is nothing you can build.
refusal-taken = That site is taken.
refusal-station-closed = That station is closed.
refusal-not-reached = It is not the station your machine reached last.
refusal-other-flag = It bears the other flag.
refusal-no-marker = You have no marker in supply.
refusal-cannot-pay = You cannot pay that.
refusal-cannot-buy-train = You have not the bars for that train.
refusal-cannot-buy-machine = The machine costs 1 bar.
refusal-ore-is-no-bar = No contract in force lets so much ore stand for bars.
refusal-rubble-is-no-stone = No contract in force lets rubble stand for stone.
refusal-not-due = Not so much is to be paid.
refusal-cannot-maintain = You have no bar to pay with.
refusal-not-on-sale = Trains are for sale after the second event.
refusal-not-displayed = That train is not on display.
refusal-bought-before = You have your machine.
refusal-sites-only = The machine builds a site, nothing else.
refusal-must-build = You have chosen to build with the machine.
refusal-empty-place = There is no contract there.
refusal-not-shown = That card was not shown.
refusal-no-marker-there = You have no marker there.
refusal-locked = No more contract abilities this round.

## text.py: move

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
move-build = { $seat } build { $item }.
move-buy = { $seat } buy { $item }.
move-buy-machine = { $seat } buy { $item }.
move-save = { $seat } build nothing.
move-pay = { $seat } pay for { $item }: bars by ore { $ore }, stone by rubble { $rubble }.
move-sign = { $seat } take { $card }.
move-leave = { $seat } take no contract.
move-choose = { $seat } keep { $card }.
move-lose = { $seat } lose a marker: { $marker }.
move-maintain = { $seat } maintain the train.
move-waive = { $seat } discard { $card } instead.
move-return-train = { $seat } give the train back.
move-first = { $player } begin.
move-lay = Tunnel { $position } has size { $size }.
move-back = The deck shows { $sky }.
move-turn = Into place { $slot }: { $card }.
move-draw = Out of the bag: { $cube }.

## text.py: sheet

sheet-tunnels = tunnels
sheet-stations = stations
sheet-contracts = contracts
sheet-train = train
sheet-bonus = bonus
sheet-crisis = crisis
sheet-total = total

## text.py: shown-card

shown-card = The deck shows { $card }.

## text.py: drawn-first

drawn-first = { $seat } are drawn as first player and get the start marker.

## text.py: news

news-laid = Tunnel { $tunnel } is laid: size { $size }, with { $rubble }.
news-mirrored = Tunnel { $tunnel } mirrors it: size { $size }, with { $rubble }.
news-dealt = Dealt into place { $slot } of the row: { $contract }.
news-moved-on = { $seat } move their machine off the cleared card, on to { $position }.
news-closed-behind = { $seat } have reached a new station: a black marker closes { $station }.
news-won-rubble-site = { $seat } took the last rubble: a marker goes from their supply to { $rubble_site }.
news-forwent-rubble-site = { $seat } keep their last marker: { $rubble_site } stays empty for good.
news-missed-rubble-site = { $seat } do not win this site ({ $rubble_site }): { $why }.
news-round = Round { $round }. { $seat } hold the start marker and are first player.
news-area = Now { $area }.
news-round-over = Round { $round } is over.
news-declined-cubes = { $seat } take no cubes from the yard.
news-declined-dig = { $seat } do not dig.
news-declined-works = { $seat } convert nothing.
news-declined-machine = { $seat } let the boring machine rest.
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
news-took = { $seat } take { $cubes } from the yard.
news-took-start = { $seat } stand in the second space of A: they take the start marker for the next round.
news-kept-start = { $seat } stand in the second space of A: they keep the start marker for the next round.
news-dug = { $seat } dig { $rubble } at { $position }.
news-shored = { $seat } shore up { $position }: 1 stone into the bag, 1 marker onto the card, 2 rubble to the general supply.
news-kept-rubble = { $seat } keep { $rubble } from { $position }.
news-kept-from-station = { $seat } keep { $rubble } from { $position }: a station is not shored.
news-made-bars = { $seat } put { $ore } into the bag for { $bars } from the general supply.
news-made-bars-with-enid = { $seat } put { $ore } into the bag for { $bars } from the general supply, with Enid.
news-made-stone = { $seat } return { $rubble } to the general supply for { $stone } out of the bag.
news-builds-by-machine = { $seat } build with the boring machine.
news-cheaper-by-machine = { $seat } save { $stone }: the machine builds.
news-bored = { $seat } bore { $rubble } with the machine, starting at { $position }.
news-chose = { $seat } choose { $item }; it can be paid in several ways.
news-paid-stone = { $seat } pay { $stone } into the bag.
news-paid-bars = { $seat } pay { $bars } to the general supply.
news-built = { $seat } build { $site }: a marker goes there from their supply.
news-paid-train = { $seat } pay { $bars } to the general supply for a train.
news-bought-train = { $seat } buy { $train }, with { $coal } on it.
news-train-went-back = { $seat } put { $train } back on display, loaded with { $coal } out of the bag.
news-paid-machine = { $seat } pay { $bars } to the general supply for their boring machine.
news-bought-machine = { $seat } buy their boring machine: a labourer moves from the pub onto its card.
news-signed = { $seat } take { $contract } from place { $slot } of the row.
news-removed-disc = { $seat } remove one of their discs from the Crisis area ({ $discs } left).
news-marker-came-back = { $seat } have no disc in the Crisis area: a marker comes back from there to their supply ({ $markers } left there).
news-nothing-in-crisis = { $seat } have neither disc nor marker in the Crisis area: the labourer does nothing.
news-dug-whole-card = { $seat } dig all { $rubble } of { $position } by contract.
news-shown = The deck shows { $contract }.
news-kept-contract = { $seat } keep { $contract }.
news-discarded = { $seat } discard { $card }.
news-paid-ore-for-bars = { $seat } pay { $ore } into the bag instead of { $bars }, by contract.
news-cheaper-by-contract = { $seat } save { $stone } by contract.
news-made-stone-by-contract = { $seat } return { $rubble } to the general supply for { $stone } out of the bag, by contract.
news-made-bars-by-contract = { $seat } put { $ore } into the bag for { $bars } from the general supply, by contract.
news-locked = { $seat } forbid any further contract ability this round.
news-unlocked = Contract abilities can be used again.
news-gave-up-contract = { $seat } discard { $card } instead of paying for { $train }; it no longer scores.
news-paid-rubble-for-stone = { $seat } pay { $rubble } to the general supply instead of { $stone }, by contract.
news-drew = { $seat } draw from the bag and keep: { $cube }.
news-drew-event = { $seat } draw an event cube: it is put aside and fires nothing.
news-events-went-back = Back into the bag: { $events } put aside.
news-took-by-contract = { $seat } take { $cubes } from the yard by contract.
news-took-none-by-contract = { $seat } take no cubes from the yard by contract.
news-fixed-start = { $seat } have the start marker for the next round: nothing moves it again in this one.
news-start-stays = { $seat } keep the start marker: a contract holds it.
news-dug-double = { $seat } dig { $rubble } by contract, starting at { $position }.
news-bored-six = { $seat } bore { $rubble } with the machine by contract, starting at { $position }.
news-dug-by-machine = { $seat } dig { $rubble } with the machine by contract, starting at { $position }.
news-removed-discs-by-contract = { $seat } remove { $discs } of their own from the Crisis area by contract ({ $left } left).
news-bored-besides = { $seat } bore { $rubble } by contract, without labourer or ore, starting at { $position }.
news-went-home = The labourers go home.
news-back-to-pub = { $seat } send the hired labourer back to the pub.
news-back-to-machine = { $seat } take the machine's labourer back onto its card.
news-slid = In the row, { $card } slides left to place { $slot }.
news-filled = From the deck into place { $slot } of the row: { $contract }.
news-none-was-taken = No contract of the row was taken: the leftmost, { $card }, is discarded.
news-added = From the deck into place { $slot } of the row: { $contract }.
news-reshuffled = The deck is empty: the discard pile is shuffled into a new one, { $cards }.
news-deck-is-empty = Deck and discard pile are empty: the back counts as fog.
news-back = The back on top of the deck: { $sky }.
news-crisis = { $seat } have { $discs } in the Crisis area: each costs a marker.
news-lost-from-supply = { $seat } put a marker from their supply into the Crisis area ({ $markers } now).
news-lost-from-board = { $seat } have no marker in supply: one goes from { $marker } into the Crisis area ({ $markers } now).
news-nothing-to-lose = { $seat } have no marker left to lose.
news-added-disc = { $seat } get a disc in the Crisis area: the deck shows { $sky } ({ $discs } now).
news-no-disc = No disc comes into the Crisis area: the deck shows { $sky }.
news-all-discs-are-out = { $seat } get no disc, though the deck shows { $sky }: all of theirs are in the Crisis area.
news-restock = The yard is restocked: { $drawn } from the bag.
news-into-yard = From the bag into the yard: { $cube }.
news-event-cube = From the bag: an event cube, which fires after the draw.
news-track-went-back = The event track is emptied: { $events } back into the bag.
news-event = Event { $number }: { $event }.
news-hit = { $seat } are hit: the deck shows { $sky }, the back of the other side.
news-hit-both = { $seat } are hit: fog hits both sides.
news-cleared-by-event = { $seat } have { $position } cleared by the event: { $rubble } to the general supply, without shoring.
news-lost-rubble-site = Nobody wins this site, now or later: { $rubble_site }.
news-no-rubble-left = { $seat } have no rubble left at their machine: nothing is cleared.
news-closed-by-event = { $seat } have their first incomplete station closed by a black marker: { $station }.
news-all-stations-complete = { $seat } have no incomplete station: none is closed.
news-on-sale = Trains and boring machines are on sale from now on.
news-no-trains = Nobody has a train to maintain.
news-maintained = { $seat } pay { $bars } to the general supply to maintain { $train }.
news-cannot-maintain = { $seat } have neither a bar nor a contract to maintain { $train }.
news-will-not-maintain = { $seat } do not maintain { $train }.
news-breakthrough = Breakthrough! The machines meet at { $position }; the round is played to its end.
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
news-bonus = { $seat }: { $points } as first at the Middle; the machines met at { $position }.
news-total = { $seat }: { $points } in all.
news-won = { $seat } win with { $points }.
news-won-by-crisis = { $seat } win: both have { $points }, but they have fewer in the Crisis area, { $markers }.
news-won-at-middle = { $seat } win: both have { $points } and as many markers in the Crisis area, but they were the first at the Middle.
news-nothing-to-do = { $seat } can do nothing in { $area }.

## text.py: nothing

nothing = nothing

## text.py: and

and = { $some } and { $last }

## text.py: obstacles

obstacles-flag = the station bears the other flag
obstacles-closed = the station is closed
obstacles-marker = they have no marker in supply

## text.py: with-ability

with-ability = { $card } ({ $ability })

## text.py: counted-goods

counted-goods-ore = ore
counted-goods-ore-ore = ore
counted-goods-stone = stone
counted-goods-stone-stone = stone
counted-goods-coal = coal
counted-goods-coal-coal = coal
counted-goods-rubble = rubble
counted-goods-bar = steel bar
counted-goods-bar-steel-bars = steel bars
counted-goods-bars = steel bar
counted-goods-bars-steel-bars = steel bars

## text.py: names

names-discs = disc
names-discs-discs = discs
names-markers = marker
names-markers-markers = markers
names-cards = card
names-cards-cards = cards
names-drawn = cube
names-drawn-cubes = cubes
names-events = event cube
names-events-event-cubes = event cubes
names-points = point
names-points-points = points

## text.py: deed

deed-placed = Areas that labourers were sent to
deed-placed-machine = Areas of the machine's labourer
deed-signed = Contracts taken
deed-kept-contract = Contracts kept by contract 5
deed-announced = Abilities of contracts used
deed-built = Sites built
deed-bought-train = Trains bought

## page.py: initials

page-initials-english = E
page-initials-french = F

## page.py: short-names

page-short-names-a = yard
page-short-names-b = dig
page-short-names-c = works
page-short-names-d = machine
page-short-names-e = build
page-short-names-f = office
page-short-names-g = crisis

## page.py: round

page-round = Round { $number }

## page.py: first

page-first = first: { $seat }

## page.py: broken

page-broken = Breakthrough

## page.py: key

page-key = number of a card over its rubble; E, F: own markers; [E>, <F]: boring machines; X: closed

## page.py: sites-title

page-sites-title = Stations

## page.py: closed

page-closed = closed

## page.py: yard

page-yard = Yard

## page.py: bag

page-bag = Bag

## page.py: event-cubes

page-event-cubes = events { $n }

## page.py: next-events

page-next-events = Events fired { $n }; next: { $events }

## page.py: odds

page-odds = odds of an event next restock: { $odds } %

## page.py: row

page-row = Contracts (deck { $n }, its back shows { $sky })

## page.py: station-word

page-station-word = station markers

## page.py: tunnel-word

page-tunnel-word = shored tunnels

## page.py: points

page-points = { $points } points as it stands

## page.py: supply

page-supply = markers { $markers }

## page.py: crisis

page-crisis = crisis area: { $markers } markers, { $discs } discs

## page.py: labourers

page-labourers = labourers { $home }, pub { $pub }

## page.py: machine

page-machine = machine bought

## page.py: no-machine

page-no-machine = machine not bought

## page.py: train

page-train = train { $train }

## page.py: trains-title

page-trains-title = Trains

## page.py: not-yet

page-not-yet = not for sale yet

## page.py: price

page-price = { $train }: { $bars } steel, { $coal } coal

## page.py: spent

page-spent = used

## page.py: in-force

page-in-force = in force

## page.py: worth

page-worth = worth { $done }, now { $now }

## page.py: contracts-now

page-contracts-now = contracts together now { $points }

## board/signs.py: letters

board-letters-ore = O
board-letters-stone = S
board-letters-coal = C
board-letters-rubble = R
board-letters-bars = B

## board/words.py: title

board-title = The Channel Tunnel 1881, round { $number }

## board/words.py: standing

board-standing = { $seat }: { $points } points, machine at { $position }.

## board/words.py: of-seat

board-of-seat = { $seat }: { $what }

## board/words.py: contracts

board-contracts = contracts

## board/words.py: crisis

board-crisis = crisis

## board/words.py: events

board-events = events

## board/words.py: steps

board-steps-1-2 = hiring
board-steps-2-2 = placing
board-steps-3-2 = areas A to G
board-steps-6-2 = yard and events

## board/words.py: ribbons

board-ribbons-window = contracts?
board-ribbons-work = at work
board-ribbons-after = in addition

## board/words.py: does

board-does-a = take { $n } cubes, 1 coal at most
board-does-b = dig { $n } rubble at the machine
board-does-c = { $n } ore → 1 steel, 2 rubble → 1 stone; 3 times
board-does-d = costs 1 ore; bore { $n }, or build 1 stone cheaper
board-does-e = build a site, buy a train or the machine
board-does-f = take a contract of the row
board-does-g = a disc away; none left: a marker comes back

## board/words.py: area-label

board-area-label = { $area }: { $does }; { $spaces }

## board/words.py: space-free

board-space-free = space { $n } free

## board/words.py: space-taken

board-space-taken = space { $n }: { $seat }

## board/words.py: space-starts

board-space-starts = (begins the next round)

## board/words.py: never-full

board-never-full = never full

## board/words.py: ended

board-ended = The match ends: { $scores }.

## board/words.py: choices

board-choices-hire = Hire for 1 coal
board-choices-stay = Hire nobody
board-choices-pass = Pass
board-choices-wait = Announce nothing
board-choices-nothing = Nothing
board-choices-dig = Dig { $n }
board-choices-rest = Do not dig
board-choices-shore = Shore up: 1 stone, { $n } points
board-choices-keep-rubble = Keep 2 rubble
board-choices-claim = Place the last marker: { $n } points
board-choices-forgo = Keep the marker
board-choices-bore = Bore { $n }
board-choices-erect = Build a site
board-choices-idle = Leave it idle
board-choices-save = Build nothing
board-choices-leave = Take no contract
board-choices-maintain = Pay 1 steel
board-choices-return-train = Give the train back

## board/words.py: mixes

board-mixes-pay-ore = bars, 3 ore each
board-mixes-pay-rubble = stone, 2 rubble each

## board/words.py: verbs

board-verbs-take = Take { $n } { $what }
board-verbs-make = Make { $n } { $what }
board-verbs-pay = Pay otherwise: { $n } { $what }

## board/words.py: line-title

board-line-title = The line

## board/words.py: shores

board-shores-1 = England
board-shores-2 = France

## board/words.py: nobody-yet

board-nobody-yet = nobody yet

## board/words.py: at-middle

board-at-middle = first at the Middle: { $seat }

## board/words.py: tunnel-label

board-tunnel-label = Tunnel { $position }: size { $size }, { $rubble } rubble; markers: { $english } English, { $french } French, { $size } points each

## board/words.py: unlaid

board-unlaid = Tunnel { $position }: not laid yet

## board/words.py: station-label

board-station-label = { $station }, position { $position }: { $rubble } rubble, { $status }

## board/words.py: machine-labels

board-machine-labels-english = English boring machine at { $n }
board-machine-labels-french = French boring machine at { $n }

## board/words.py: open

board-open = open

## board/words.py: not-reached

board-not-reached = not reached

## board/words.py: site-label

board-site-label = { $site }: { $cost }, { $points } points; { $owner }

## board/words.py: free

board-free = free

## board/words.py: last-rubble

board-last-rubble = for the last rubble

## board/words.py: stock

board-stock = Yard and bag

## board/words.py: stock-label

board-stock-label = { $good }: { $yard } in the yard, { $bag } in the bag

## board/words.py: supply

board-supply = General supply: { $rubble } rubble, { $bars } steel

## board/words.py: odds

board-odds = { $odds } % for an event: { $drawn } of { $total } cubes come

## board/words.py: fired

board-fired = { $n } so far

## board/words.py: comes

board-comes = Next: { $event }. { $effect }

## board/words.py: clears

board-clears = The card at the machine is cleared.

## board/words.py: effects

board-effects-station = An unfinished station closes.
board-effects-trains = Trains and machines on sale.
board-effects-maintenance = 1 steel, or the train goes.

## board/words.py: weather

board-weather = Weather and crisis

## board/words.py: on-top

board-on-top = on top

## board/words.py: below

board-below = { $n } below

## board/words.py: sky-effects

board-sky-effects-rain = disc: English; events: French side
board-sky-effects-sun = disc: French; events: English side
board-sky-effects-fog = no disc; events on both sides

## board/words.py: crisis-label

board-crisis-label = Crisis area, { $seat }: discs { $discs }, markers { $markers }, points { $points }

## board/words.py: due

board-due = markers due this round: { $n }

## board/words.py: deck

board-deck = deck { $n }

## board/words.py: deck-label

board-deck-label = Deck: { $n } contracts, on top { $sky }

## board/words.py: discarded

board-discarded = Discarded: { $cards }

## board/words.py: no-cards

board-no-cards = none

## board/words.py: shown

board-shown = Shown by contract 5

## board/words.py: contract-label

board-contract-label = { $contract }: { $area }, { $ability }; asks for { $needs }; { $points } points

## board/words.py: no-letter

board-no-letter = no area

## board/words.py: worth

board-worth = worth { $now } of { $done }

## board/words.py: train-texts

board-train-texts-enid = 2 ore → 1 steel in C
board-train-texts-wyddfa = 1 cube more in A
board-train-texts-snowdon = 9 points at the end
board-train-texts-moel-siabod = nothing more

## board/words.py: train-label

board-train-label = { $train }: { $bars } steel, { $coal } coal on it; { $does }

## board/words.py: for-sale

board-for-sale = for sale

## board/words.py: no-trains

board-no-trains = none left

## board/words.py: to-move

board-to-move = to move

## board/words.py: winner

board-winner = victory

## board/words.py: starts

board-starts = Start marker: { $seat }

## board/words.py: parts

board-parts-tunnels = tunnels
board-parts-stations = stations
board-parts-train = train
board-parts-bonus = Middle

## board/words.py: markers

board-markers = markers

## board/words.py: home

board-home = To place

## board/words.py: home-label

board-home-label = labourers to place { $n }

## board/words.py: pub

board-pub = Pub

## board/words.py: pub-label

board-pub-label = labourers in the pub { $n }

## board/words.py: machine

board-machine = Machine

## board/words.py: not-bought

board-not-bought = not bought

## board/words.py: bought

board-bought = bought

## board/words.py: machine-label

board-machine-label = boring machine for 1 steel, { $state }

## board/words.py: no-train

board-no-train = no train
