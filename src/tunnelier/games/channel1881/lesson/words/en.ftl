### The lesson of The Channel Tunnel 1881.

## Round 1

about = 1881: two sides dig towards each other under the Channel, the English from St Pancras, the French from Gare du Nord. You lead the English, your guide the French.
by-hand = The two machines on the line only show where each side digs next. The boring machine itself is bought later.
aim = The match ends with the round in which the two sides meet. Points come above all from contracts, and from your markers on stations and in tunnels: 14 lie ready here; two in the Crisis area count −4.
labourers = You have two labourers. Two more sit in the pub: one comes with the boring machine, the other can be hired with a train.
place = You take turns placing labourers on the areas A to G (E and F on pieces mean the sides). Only then do they act, in the order of the letters. Begin with cubes from the stock yard: choose A.
rather-a = All areas will be useful. But whatever you build, you need cubes for it, and A acts first: choose A.
contract = In the site office, F, you take a contract. Contract 6 brings 22 points at the end for 12 rubble and one tunnel wholly shored up, that is, with your markers on all its two or three spaces.
contract-place = F has one space only: take it before the French do.
rather-f = That would be useful, too. But if the French go to F, they can take contract 6 and its 22 points: choose F.
take-ore = All are placed, so A acts first. Take up to three cubes (O: iron ore, S: stone, C: coal), at most one coal: three iron ore, for your boring machine.
rather-ore = Your boring machine will cost one steel bar, that is three iron ore: take all three. Coal is of use only with a train, and that on a train is a gift to its buyer, not a price.
sign = Now F: take contract 6. Besides its points it has an ability, once in the match: three iron ore stand for one steel bar.
rather-six = Of the three, contract 6 brings most, 22 points, and its ability will buy your boring machine: take it.

## Round 2

rain = Every round has its crisis. The back on top of the deck is the weather: rain then brings the English a disc from beside the Crisis area, sun the French, fog nobody.
disc = The row was refilled, and the next back showed rain: your disc in the Crisis area costs you a marker every round, −2 points each.
dig-plan = First A, then B: a labourer in B digs two rubble at your machine. For a stone you can then shore up: a marker of yours secures the tunnel.
stone-first = Choose A for the stone.
rather-stone = Without stone from the yard your plan does not work, and the French may take it: choose A first.
dig = And now B, excavation.
rather-b = G, against your disc, comes later. Now you dig: shoring up takes the stone that A brings you, and a labourer in B: choose B.
take-stone = Take both stones, and one iron ore besides.
rather-stones = Your plan needs all the stone in the yard, and coal is of use only with a train: take what the lesson asks for.
keep-or-shore = Your labourer digs two of these six rubble (R). You could keep them, for contracts, or for the works, C, which turn two rubble into a stone.
shore = If you shore up instead, the rubble goes, you pay a stone, and a marker of yours stays on the card, here for 3 points. Shore up.
rather-shore = Rubble counts for contract 6, that is true, but you will dig plenty of it. A marker here is worth 3 points: shore up.

## Round 3

marker-lost = Your disc has cost a marker: three lie in the Crisis area now, for −6.
event-cube = Then six cubes come from the bag into the yard. A purple one with “!” fires the next event of the track, 1 to 9; the percentage tells how likely that is.
event = The first has come, excavation: a card is cleared without shoring, and its machine moves on. Events go by the weather too, but the other way round: rain hits the French, sun the English, fog, as now, both.
build-plan = Think ahead: A acts before E. Three stones are in the yard, you have one, and four pay for the best site of St Pancras.
build-first = So first place in A.
build-place = And now E, build. It has one space, too.
rather-e = Then the four stones that you will have would lie idle. E has one space only: take it.
three-stone = As planned: three stones.
window = Before an area acts you may announce a contract with its letter. Yours is for E, but works once only. You need no bar now, so announce nothing.
rather-wait = Then its ability would be gone for nothing. Announce nothing now: soon you will need it for your boring machine.
build = Four stones, 9 points: build the first site of St Pancras before the French do.
rather-first-site = The first site of Gare du Nord brings 9 points as well, all others bring less; the lesson goes on with St Pancras: build the first site there.

## Round 4

two-discs = 9 points are yours. But it has rained again: two discs, two markers every round.
start-marker = The second space of A gives the start marker: next round you place first, with every space free. The French stand in the first: place in A.
rather-start = That can wait. Now the second space of A gives you three cubes and the start marker besides: place in A.
calm = Each labourer in G, crisis management, removes one of your discs; if then none is left, a marker comes back as well. Place in G.
rather-g = That would be useful too. But each of your discs costs you a marker every round: place in G.
round-five = Round 4: A brought three stones; one disc went, the other cost a marker, and rain brought a second again. The lesson plays round 5.

## Round 6 and 7

run-ahead = Round 5 brought three iron ore, and G removed a disc.
two-events = Two events came at once: in fog the next tunnel of each side was cleared, and trains and boring machines are on sale.
machine-card = Your boring machine is this card on your player board; it costs a steel bar. C makes one from three iron ore, but takes a labourer; with contract 6 the ore itself pays.
machine-place = You buy in E. Place there.
rather-buy = That would be useful, too. But the machine bores four rubble every round from now on, so the sooner the better. You buy it in E; with contract 6 the ore pays, you need no bar from C: place in E.
calm-again = And G again: your last disc goes, and so a marker comes back.
announce = This is the moment just before E. Announce contract 6: its ability is then used up, but it still counts at the end.
buy = With a train, a coal hires a labourer each round; the coal shown on it comes free. But the machine digs: buy your boring machine.
rather-machine = You have ore, but no bar: without contract 6 you cannot buy the machine now, and it bores four rubble every round: announce it.
rather-than-train = Snowdon costs the same and brings 9 points, but only once; the machine bores four rubble every round from now on, for tunnels and contracts. A labourer builds or buys one thing: buy the machine.
closed-by-event = Nobody took a contract: the leftmost was discarded. Then, in rain, event 4 hit the French: a black marker closes Gare du Nord, nobody builds there now.
track-emptied = Before that, the track's three cubes went back into the bag: so the next event is likelier, 79%.
machine-labourer = The machine has a labourer of its own now, from the pub. It costs one iron ore each time, and works in D or G only. In D it bores four rubble: place it there.
rather-d = A labourer digs two rubble, the machine four, and your two others come next: place the machine's labourer in D now.
others-went = The lesson placed your two others, in B and G. B has acted: two rubble are left at Shakespeare Cliff.
bore = The site with the rubble is not on sale: whoever takes the last rubble of the station wins it, here for 4 points. Bore!
rather-bore = Then the rubble stays where it is, and with it what it brings: bore.
rubble-won = The rubble site is yours. With the other two rubble, of tunnel 4, the lesson shored up for a stone.
round-eight = The lesson plays round 8: stone first, then the machine.

## Round 8

one-round = You bore in tunnel 4: two of its three spaces bear your markers.
few-markers = Shoring up, sites and crises take markers from your supply: seven are left.
wholly = Shore up the third space: then the tunnel is wholly shored, as contract 6 wants it.
rather-wholly = More rubble will come. But contract 6 needs a tunnel with your markers on all its spaces, and here only one is missing: shore up.
round-nine = Wholly shored! Then event 5 cleared tunnel 5: you are at Varne Bank. That closed Shakespeare Cliff: underground you build only at the last station you reached. The lesson plays round 9.
varne-bank-won = Varne Bank is cleared, its rubble site yours, too.

## Round 11

maintenance = Round 10. Event 6 came, maintenance: whoever has a train pays a bar, or the train goes. Nobody has one.
round-ten = On towards the Middle. Stone first: place in A. The lesson plays the rest of the round, and your markers will run out.
second-tunnel = Tunnel 7 is wholly shored up, your second.
supply-empty = Your supply is empty: without a marker you can neither shore up nor build.
event-seven = Round 11. Event 7 cleared your tunnel 8 and Colbart Ridge: nobody wins a rubble site that an event clears.
no-marker = With a disc, every crisis would now take a marker of yours off the board. G brings markers back.
middle = Whoever is first at the Middle gets 5 points; 10 if the sides meet two cards beyond it, 15 if three. Place the machine's labourer in D.
rather-middle = Your two others come next, one of them in G. First the machine, so that you are at the Middle before the French: place its labourer in D.
all-placed = The lesson placed your others in B and G.
into-the-middle = Without a marker you keep the rubble: contract 6 wants 12. Bore right into the Middle!

## Round 12

last-round = You are the first at the Middle, and contract 6 is fulfilled. The French stand at the next card: this may be the last round.
last-marker = G has brought one marker back, but it has rained: your disc costs one in the crisis.
contract-9 = A hint: contract 9 shows 1/1 and 2/6, for what serves contract 6 serves no other. With four rubble more it turns green and brings 14 points. F is free.
yours = From here on you decide: whatever you do is right.
rubble-of-middle = Four rubble lie at the Middle. Whoever takes the last of it wins the rubble site, for 9 points, with a marker.
as-you-like = Place as you like.
open-to-all = G is open to every labourer, the machine's too. Without your disc you lose no marker, and one comes back: each is worth 2 points.
breakthrough = Breakthrough! Both machines stand at the same card: so the two sides have met, even if rubble is left there. This round is still played to its end.
areas-act = Placing is over: now the areas act. Markers and contracts that you gain in this round still count.
still-counts = A contract with all its numbers green brings its points. Stone, ore, coal and bars that are left over bring nothing.

## The end

counted = Counted were markers on the board, fulfilled contracts, the first at the Middle and Snowdon, less 2 points for each marker in the Crisis area.
trains = Trains you have not tried: they hire labourers for coal, and Snowdon brings 9 points.
