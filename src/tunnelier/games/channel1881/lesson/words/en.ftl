### The lesson of The Channel Tunnel 1881.

## Round 1

about = 1881: two sides dig towards each other under the Channel, the English from St Pancras, the French from Gare du Nord. You lead the English, your guide the French.
by-hand = The two machines on the line only show where each side digs next. At first labourers dig by hand; the boring machine itself is bought later.
aim = The match ends with the round in which the two sides meet. Points come from your markers on stations and in tunnels, and above all from contracts.
labourers = You have two labourers. Two more sit in the pub: one comes with the boring machine.
place = You take turns placing labourers on the areas A to G. Only then do they act, in the order of the letters. Begin with cubes from the stock yard: choose A.
rather-a = All areas will be useful. But whatever you build, you need cubes for it, and A acts first: choose A.
contract = In the site office, F, you take a contract. Contract 6 brings 22 points at the end for 12 rubble and one tunnel wholly shored up, that is, with your markers on all its spaces.
contract-place = F has one space only: take it before the French do.
rather-f = That would be useful, too. But F has one space only, and contract 6 is worth 22 points.
take-ore = All are placed, so A acts first. Take up to three cubes, at most one of them coal: three iron ore, please, for your boring machine.
sign = Now F: take contract 6. Besides its points it has an ability, once in the match: three iron ore stand for one steel bar.

## Round 2

rain = Every round ends with a crisis. The back on top of the deck is the weather: in a crisis, rain brings the English a disc, sun the French, fog nobody. The numbers count such backs below.
disc = Your contract was replaced, and the back beneath showed rain: your disc in the Crisis area costs you a marker every round. Each marker there counts −2; two lay there from the start, hence your −4.
dig-plan = Now dig! A labourer in B digs two rubble at your machine. For a stone you can then shore up: a marker of yours secures the tunnel.
stone-first = Stone lies in the yard, and A acts before B. So begin with A.
rather-stone = Without stone from the yard your plan does not work, and the French may take it: choose A first.
dig = And now B, excavation.
take-stone = Take both stones, and one iron ore besides.
keep-or-shore = Your labourer digs two of these six rubble. You could keep them, for contracts, or for the works, C, which turn two rubble into a stone.
shore = If you shore up instead, the rubble goes, you pay a stone, and a marker of yours stays on the card, here for 3 points. Shore up.
rather-shore = Rubble counts for contract 6, that is true, but you will dig plenty of it. A marker here is worth 3 points: shore up.

## Round 3

marker-lost = Your disc has cost you a marker: three lie in the Crisis area now, for −6 points. We shall see to that soon.
event-cube = Then six cubes come from the bag into the yard. A purple one with “!” fires the next event of the track, 1 to 9; the percentage tells how likely that is.
event = The first has come, excavation: a card is cleared without shoring, and its machine moves on. Events go by the weather too, but the other way round: rain hits the French, sun the English, fog, as now, both.
build-plan = Now think ahead: A acts before E. Three stones are in the yard, you have one, and four pay for the best site of St Pancras.
build-first = So first place in A, before the French take the stone.
build-place = And now E, build. It has one space, too.
rather-e = Then your four stones would lie idle. E has one space only: take it.
three-stone = As planned: three stones.
window = Before an area acts you may announce a contract with its letter. Yours is for E, but works once only. You need no bar now, so announce nothing.
rather-wait = Then its ability would be gone for nothing. Announce nothing now: soon you will need it for your boring machine.
build = Four stones, 9 points. Both sides may build at the two surface stations, so it is good to be first. Build the first site of St Pancras.

## Round 4

two-discs = 9 points are yours. But it has rained again: two discs, that is two markers every round.
start-marker = The second space of A gives the start marker for the next round; the French have it. They stand in the first space now, so place in A and take it.
calm = Each labourer in G, crisis management, removes one of your discs; if then none is left, a marker comes back as well. You have two, so only a disc goes. Place in G.
rather-g = That would be useful too. But each of your discs costs you a marker every round: place in G.
round-five = Round 4 is over: three stones are yours.

## Round 6 and 7

run-ahead = In round 5 your labourers fetched three iron ore, and one went to G again.
two-events = Two events came at once: in fog the next tunnel of each side was cleared, and trains and boring machines are on sale.
machine-card = The boring machine to buy is this card on your player board, for a steel bar; contract 6 lets three iron ore stand for it.
machine-place = You buy in E. Place there.
calm-again = And G again: your last disc goes, and as none is left then, a marker comes back as well.
announce = This is the moment just before E. Announce contract 6: its ability is then used up, but it still counts at the end.
buy = A train would help you in other ways, but the machine digs. Buy your boring machine: its card lies on your player board.
closed-by-event = The fourth event has put a black marker on Gare du Nord: nobody builds there any more. The deck showed rain, so it hit the French side.
machine-labourer = The machine has a labourer of its own now, from the pub. It costs one iron ore each time, and works in D or G only. In D it bores four rubble: place it there.
others-went = Your two others were placed for you, in B and G. B has acted: two rubble are left at Shakespeare Cliff.
bore = The site with the rubble is not for sale: whoever takes the last rubble of the station wins it, here for 4 points. Bore!
round-eight = The rubble site is yours. Round 8: stone first, then the machine.

## Round 8

one-round = You bore in tunnel 4: two of its three spaces bear your markers.
few-markers = Shoring up, sites and crises take markers from your supply. Seven are left: keep an eye on them.
wholly = Shore up the third space: then the tunnel is wholly shored, just as contract 6 wants it.
round-nine = Wholly shored! The French do the same; then round 9 begins.
varne-bank = At Varne Bank a labourer has dug two rubble; now the machine follows.

## Round 11

round-ten = Round 10: on towards the Middle. Stone first: place in A.
second-tunnel = Tunnel 7 is wholly shored up, your second one.
three-rounds = Round 11: the rubble site of Varne Bank is yours, too.
closed-behind = Your arrival at Varne Bank closed Shakespeare Cliff: underground you build only at the last station you reached.
no-marker = Your supply has no marker left: you can neither shore up nor build. With a disc, every crisis would take one of yours off the board. G brings markers back.
middle = The Middle is near! Whoever is there first gets 5 points or more. Place the machine's labourer in D.
all-placed = Your others went to B and G: now B acts.
into-the-middle = Without a marker there is no shoring up: you keep the rubble, and contract 6 wants 12 of it. Bore right into the Middle!

## Round 12

last-round = You are the first at the Middle, and contract 6 is fulfilled. The French stand at the next card: this may well be the last round.
last-marker = G has brought one marker back, but it has rained: your disc costs one at the end of the round. If your supply is empty by then, you choose one to take off the board.
contract-9 = A hint: a second tunnel is wholly shored. Each tunnel and each rubble serves one contract only: with four rubble more, contract 9 brings 14 points too, and F is free.
yours = From here on you decide. Nothing is hoped for any more: whatever you do is right.
rubble-of-middle = Four rubble lie at the Middle. Whoever takes the last of it wins the rubble site, for 9 points, with a marker; before your last one goes there, you are asked.
as-you-like = Go on as you like.
open-to-all = G is open to every labourer, the machine's too. Without your disc you lose no marker, and one comes back: each is worth 2 points.
breakthrough = Breakthrough! The two sides have met. This round is still played to its end.
areas-act = Placing is over: now the areas act. Markers and contracts that you gain in this round still count.
still-counts = Stone, ore, coal and bars that are left over bring nothing at the end.

## The end

counted = Now everything is counted: markers on the board, fulfilled contracts and the award for the Middle, less 2 points for each marker in the Crisis area.
trains = Trains you have not tried yet: from event 2 on they are sold in E. With one, a coal hires a labourer from the pub; event 6, maintenance, then costs a bar. Snowdon is worth 9 points.
