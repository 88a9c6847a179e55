## meta.py: summary

summary = Deux équipes creusent l'une vers l'autre sous la Manche, de crise en percée.

## meta.py: option

option-layout-mirrored = les deux moitiés identiques
option-layout-independent = chaque moitié mélangée
option-layout = la taille des cartes Tunnel
option-crisis-start-standard = deux marqueurs chacun
option-crisis-start-discs = et un disque chacun
option-crisis-start-markers = quatre marqueurs chacun
option-crisis-start = comment commence la zone de crise

## meta.py: reconstructed

reconstructed = L'ordre des événements, les emplacements des gares, leur place sur la ligne, quatre contrats, un nombre et deux dos sont reconstitués : personne ne les a publiés. Ils s'accordent avec tous les faits connus.

## text.py: nations

nations-english = Les Anglais
nations-french = Les Français

## text.py: areas

areas-a = A (dépôt)
areas-b = B (terrassement)
areas-c = C (atelier)
areas-d = D (tunnelier)
areas-e = E (construction)
areas-f = F (bureau du chantier)
areas-g = G (gestion de crise)

## text.py: goods

goods-ore = minerai
goods-stone = pierre
goods-coal = charbon
goods-rubble = gravats
goods-bars = acier

## text.py: cubes

cubes-ore = minerai de fer
cubes-stone = pierre
cubes-coal = charbon
cubes-event = un événement

## text.py: skies

skies-none = aucune carte
skies-rain = pluie
skies-sun = soleil
skies-fog = brouillard

## text.py: stations-named

stations-named-st-pancras = St Pancras
stations-named-shakespeare-cliff = Shakespeare Cliff
stations-named-varne-bank = Varne Bank
stations-named-middle = le Milieu
stations-named-colbart-ridge = Crête du Colbart
stations-named-sangatte = Sangatte
stations-named-gare-du-nord = Gare du Nord

## text.py: trains

trains-enid = Enid
trains-wyddfa = Wyddfa
trains-snowdon = Snowdon
trains-moel-siabod = Moel Siabod

## text.py: event-names

event-names-excavate = terrassement
event-names-trains = trains en vente
event-names-track = voie
event-names-station = gare
event-names-maintenance = entretien

## text.py: the-machine

the-machine = le tunnelier

## text.py: abilities

abilities-clear-card = vide la carte du tunnelier
abilities-look-two = montre deux contrats
abilities-ore-as-bar = 3 minerais valent une barre
abilities-stone-less = sites 1 pierre moins chers
abilities-extra-build = une construction de plus
abilities-rubble-to-stone = gravats en pierre
abilities-ore-to-bar = 2 minerais en une barre
abilities-lock = plus de pouvoirs ce tour
abilities-upkeep = paie l'entretien
abilities-rubble-as-stone = les gravats valent de la pierre
abilities-bag-three = 3 cubes du sac
abilities-yard-two = 2 cubes du dépôt
abilities-start-marker = prend le marqueur Premier joueur
abilities-dig-double = creuse double en B

## text.py: contract

contract = contrat { $card }

## text.py: site

site = { $station }, site { $number }

## text.py: tunnel

tunnel = tunnel { $position }

## text.py: rubble-site

rubble-site = { $station }, site de gravats

## text.py: one-rubble-site

one-rubble-site = { $station }, site de gravats { $number }

## text.py: ask

ask-hire = { $seat } : engager un ouvrier du pub pour 1 charbon ?
ask-place = { $seat } : placez un ouvrier.
ask-contract = { $seat } : annoncer un contrat avant { $area } ?
ask-yard = { $seat } : prenez jusqu'à { $number } cubes, un charbon au plus.
ask-dig = { $seat } : creuser { $number } gravats ?
ask-bite = { $seat } : étayer pour 1 pierre, ou garder les gravats ?
ask-claim = { $seat } : votre dernier marqueur va-t-il sur { $site } ?
ask-works = { $seat } : que convertissez-vous ?
ask-bore = { $seat } : le tunnelier creuse ou bâtit ?
ask-build = { $seat } : que construisez ou achetez-vous ?
ask-payment = { $seat } : combien de barres en minerai, de pierres en gravats ({ $item }) ?
ask-office = { $seat } : quel contrat prenez-vous ?
ask-selection = { $seat } : quel contrat gardez-vous ?
ask-lose = { $seat } : quel marqueur quitte le plateau ?
ask-upkeep = { $seat } : comment entretenir le train ?
ask-first = Qui commence ?
ask-layout = Quelle est la taille du tunnel { $position } ?
ask-back = Quel dos montre la pioche ?
ask-face = Quel contrat est révélé ?
ask-cube = Quel cube est pioché ?

## text.py: refusal

refusal-not-left = Le sac n'en a pas.
refusal-no-such-size = Ce côté n'a plus de carte de cette taille.
refusal-not-in-deck = Une telle carte ne peut pas être au sommet de la pioche.
refusal-no-labourer = Vous n'avez plus de tel ouvrier.
refusal-machine-alone = Seul l'ouvrier du tunnelier va en D.
refusal-only-d-or-g = L'ouvrier du tunnelier ne va qu'en D ou en G.
refusal-not-bought = Vous n'avez pas acheté votre tunnelier.
refusal-no-ore = L'ouvrier du tunnelier coûte 1 minerai.
refusal-full = Cette zone est pleine.
refusal-must-place = Tous les ouvriers ordinaires doivent être placés.
refusal-not-held = Vous n'avez pas ce contrat.
refusal-ability-spent = Son pouvoir est épuisé.
refusal-no-letter = Ce contrat se défausse à l'entretien, il ne s'annonce pas.
refusal-wrong-area = Ce contrat porte une autre lettre.
refusal-no-labourer-there = Vous n'avez pas d'ouvrier dans cette zone.
refusal-no-effect = Il ne pourrait rien faire maintenant.
refusal-not-in-yard = Le dépôt n'en a pas autant.
refusal-too-many = C'est trop.
refusal-too-many-by-card = Ce contrat en donne 2 au plus.
refusal-stone-alone = Ce contrat ne fait que de la pierre.
refusal-one-bar-or-two = Ce contrat fait une barre ou deux.
refusal-too-little-ore = Vous n'avez pas assez de minerai.
refusal-too-little-rubble = Vous n'avez pas assez de gravats.
refusal-none-to-be-had = Il ne reste pas tant de barres, ou de pierres dans le sac.
refusal-not-to-dig = Il n'y a plus de gravats.
refusal-no-such-part = Seul un contrat en vigueur laisse le tunnelier bâtir et creuser.
refusal-already-done = Cette partie est faite.
refusal-nothing-to-build = Vous ne pouvez rien construire.
refusal-taken = Ce site est occupé.
refusal-station-closed = Cette gare est fermée.
refusal-not-reached = Ce n'est pas la dernière gare atteinte par votre tunnelier.
refusal-other-flag = Elle porte l'autre drapeau.
refusal-no-marker = Vous n'avez plus de marqueur en réserve.
refusal-cannot-pay = Vous ne pouvez pas payer.
refusal-cannot-buy-train = Vous n'avez pas l'acier de ce train.
refusal-cannot-buy-machine = Le tunnelier coûte 1 barre.
refusal-ore-is-no-bar = Aucun contrat en vigueur ne fait valoir tant de minerai pour de l'acier.
refusal-rubble-is-no-stone = Aucun contrat en vigueur ne fait valoir les gravats pour de la pierre.
refusal-not-due = Il n'y a pas tant à payer.
refusal-cannot-maintain = Vous n'avez pas de barre pour payer.
refusal-not-on-sale = Les trains se vendent après le deuxième événement.
refusal-not-displayed = Ce train n'est pas exposé.
refusal-bought-before = Vous avez votre tunnelier.
refusal-sites-only = Le tunnelier ne bâtit qu'un site.
refusal-must-build = Vous avez choisi de bâtir avec le tunnelier.
refusal-empty-place = Il n'y a pas de contrat là.
refusal-not-shown = Cette carte n'a pas été montrée.
refusal-no-marker-there = Vous n'avez pas de marqueur là.
refusal-locked = Plus de pouvoirs de contrat ce tour.

## text.py: move

move-hire = { $seat } engagent un ouvrier.
move-stay = { $seat } n'engagent personne.
move-place = { $seat } vont en { $area }.
move-machine = { $seat } envoient l'ouvrier du tunnelier en { $area }.
move-pass = { $seat } passent.
move-announce = { $seat } annoncent { $card } : { $ability }.
move-wait = { $seat } n'annoncent rien.
move-take = { $seat } prennent { $cubes } au dépôt.
move-dig = { $seat } creusent.
move-rest = { $seat } ne creusent pas.
move-shore = { $seat } étayent.
move-keep-rubble = { $seat } gardent les gravats.
move-claim = { $seat } posent leur dernier marqueur.
move-forgo = { $seat } gardent leur dernier marqueur.
move-convert = { $seat } fabriquent { $goods }.
move-bore = { $seat } forent.
move-erect = { $seat } bâtissent avec le tunnelier.
move-drill = { $seat } creusent avec le tunnelier.
move-idle = { $seat } laissent le tunnelier au repos.
move-build = { $seat } construisent { $item }.
move-buy = { $seat } achètent { $item }.
move-buy-machine = { $seat } achètent { $item }.
move-save = { $seat } ne construisent rien.
move-pay = { $seat } paient { $item } : barres en minerai { $ore }, pierres en gravats { $rubble }.
move-sign = { $seat } prennent { $card }.
move-leave = { $seat } ne prennent pas de contrat.
move-choose = { $seat } gardent { $card }.
move-lose = { $seat } perdent un marqueur : { $marker }.
move-maintain = { $seat } entretiennent le train.
move-waive = { $seat } défaussent { $card } à la place.
move-return-train = { $seat } rendent le train.
move-first = { $player } commencent.
move-lay = Le tunnel { $position } est de taille { $size }.
move-back = La pioche montre : { $sky }.
move-turn = En place { $slot } : { $card }.
move-draw = Du sac : { $cube }.

## text.py: sheet

sheet-tunnels = tunnels
sheet-stations = gares
sheet-contracts = contrats
sheet-train = train
sheet-bonus = bonus
sheet-crisis = crise
sheet-total = total

## text.py: shown-card

shown-card = La pioche montre le { $card }.

## text.py: drawn-first

drawn-first = { $seat } sont tirés au sort et reçoivent le marqueur Premier joueur.

## text.py: news

news-laid = Le tunnel { $tunnel } est posé : taille { $size }, avec { $rubble }.
news-mirrored = Le tunnel { $tunnel } en est le reflet : taille { $size }, avec { $rubble }.
news-dealt = En place { $slot } de la rangée : { $contract }.
news-moved-on = { $seat } quittent la carte vidée : leur tunnelier avance ({ $position }).
news-closed-behind = { $seat } ont atteint une nouvelle gare : un marqueur noir ferme la précédente ({ $station }).
news-won-rubble-site = { $seat } ont pris les derniers gravats : un marqueur de leur réserve va sur { $rubble_site }.
news-forwent-rubble-site = { $seat } gardent leur dernier marqueur : { $rubble_site } reste vide pour de bon.
news-missed-rubble-site = { $seat } ne gagnent pas ce site ({ $rubble_site }) : { $why }.
news-round = Tour { $round }. { $seat } ont le marqueur Premier joueur et commencent.
news-area = Zone { $area }.
news-round-over = Le tour { $round } est fini.
news-declined-cubes = { $seat } ne prennent aucun cube au dépôt.
news-declined-dig = { $seat } ne creusent pas.
news-declined-works = { $seat } ne convertissent rien.
news-declined-machine = { $seat } laissent reposer le tunnelier.
news-declined-building = { $seat } ne construisent et n'achètent rien.
news-declined-contract = { $seat } ne prennent pas de contrat.
news-hired = { $seat } mettent { $coal } dans le sac et font venir un ouvrier du pub.
news-hired-nobody = { $seat } n'engagent personne.
news-skipped = { $seat } ne peuvent plus placer d'ouvrier : leur tour est passé.
news-placed = { $seat } placent un ouvrier : { $area }.
news-placed-machine = { $seat } mettent 1 minerai dans le sac et placent l'ouvrier du tunnelier : { $area }.
news-passed = { $seat } passent : l'ouvrier du tunnelier reste sur sa carte.
news-no-ore = { $seat } n'ont pas de minerai pour placer l'ouvrier du tunnelier : il reste sur sa carte.
news-announced = { $seat } annoncent le { $contract }.
news-announced-nothing = { $seat } n'annoncent rien.
news-came-to = { $seat } en viennent au { $contract }.
news-used-up = { $seat } ont épuisé le pouvoir du { $card } ; il compte encore à la fin.
news-took = { $seat } prennent { $cubes } au dépôt.
news-took-start = { $seat } occupent la deuxième place de A : ils prennent le marqueur Premier joueur pour le tour suivant.
news-kept-start = { $seat } occupent la deuxième place de A : ils gardent le marqueur Premier joueur pour le tour suivant.
news-dug = { $seat } creusent { $rubble } ({ $position }).
news-shored = { $seat } étayent ({ $position }) : 1 pierre dans le sac, 1 marqueur sur la carte, 2 gravats à la réserve générale.
news-kept-rubble = { $seat } gardent { $rubble } ({ $position }).
news-kept-from-station = { $seat } gardent { $rubble } ({ $position }) : une gare ne s'étaye pas.
news-made-bars = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale.
news-made-bars-with-enid = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale, grâce à Enid.
news-made-stone = { $seat } rendent { $rubble } à la réserve générale contre { $stone } du sac.
news-builds-by-machine = { $seat } bâtissent avec le tunnelier.
news-cheaper-by-machine = { $seat } économisent { $stone } : le tunnelier bâtit.
news-bored = { $seat } forent { $rubble } avec le tunnelier ({ $position }).
news-chose = { $seat } choisissent { $item } ; il y a plusieurs façons de payer.
news-paid-stone = { $seat } mettent { $stone } dans le sac.
news-paid-bars = { $seat } rendent { $bars } à la réserve générale.
news-built = { $seat } construisent : un marqueur de leur réserve va sur { $site }.
news-paid-train = { $seat } rendent { $bars } à la réserve générale pour un train.
news-bought-train = { $seat } achètent { $train }, avec { $coal } dessus.
news-train-went-back = { $seat } remettent { $train } parmi les trains exposés, chargé de { $coal } du sac.
news-paid-machine = { $seat } rendent { $bars } à la réserve générale pour leur tunnelier.
news-bought-machine = { $seat } achètent leur tunnelier : un ouvrier passe du pub à sa carte.
news-signed = { $seat } prennent le { $contract } en place { $slot } de la rangée.
news-removed-disc = { $seat } retirent un de leurs disques de la zone de crise (reste : { $discs }).
news-marker-came-back = { $seat } n'ont pas de disque en zone de crise : un marqueur en revient dans leur réserve (il y reste { $markers }).
news-nothing-in-crisis = { $seat } n'ont ni disque ni marqueur en zone de crise : l'ouvrier n'y fait rien.
news-dug-whole-card = { $seat } creusent les { $rubble } de la carte par contrat ({ $position }).
news-shown = La pioche montre le { $contract }.
news-kept-contract = { $seat } gardent le { $contract }.
news-discarded = { $seat } défaussent le { $card }.
news-paid-ore-for-bars = { $seat } mettent { $ore } dans le sac au lieu de { $bars }, par contrat.
news-cheaper-by-contract = { $seat } économisent { $stone } par contrat.
news-made-stone-by-contract = { $seat } rendent { $rubble } à la réserve générale contre { $stone } du sac, par contrat.
news-made-bars-by-contract = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale, par contrat.
news-locked = { $seat } interdisent tout autre pouvoir de contrat ce tour.
news-unlocked = Les pouvoirs des contrats sont de nouveau utilisables.
news-gave-up-contract = { $seat } défaussent le { $card } au lieu de payer pour { $train } ; il ne compte plus.
news-paid-rubble-for-stone = { $seat } rendent { $rubble } à la réserve générale au lieu de { $stone }, par contrat.
news-drew = { $seat } piochent du sac et gardent : { $cube }.
news-drew-event = { $seat } piochent un cube d'événement : il est mis de côté, sans effet.
news-events-went-back = De retour dans le sac : { $events } mis de côté.
news-took-by-contract = { $seat } prennent { $cubes } au dépôt par contrat.
news-took-none-by-contract = { $seat } ne prennent aucun cube au dépôt par contrat.
news-fixed-start = { $seat } ont le marqueur Premier joueur pour le tour suivant : rien ne le déplace plus dans celui-ci.
news-start-stays = { $seat } gardent le marqueur Premier joueur : un contrat le retient.
news-dug-double = { $seat } creusent { $rubble } par contrat ({ $position }).
news-bored-six = { $seat } forent { $rubble } avec le tunnelier par contrat ({ $position }).
news-dug-by-machine = { $seat } creusent { $rubble } avec le tunnelier par contrat ({ $position }).
news-removed-discs-by-contract = { $seat } retirent { $discs } de leur couleur de la zone de crise par contrat (reste : { $left }).
news-bored-besides = { $seat } forent { $rubble } par contrat, sans ouvrier ni minerai ({ $position }).
news-went-home = Les ouvriers rentrent chez eux.
news-back-to-pub = { $seat } renvoient l'ouvrier engagé au pub.
news-back-to-machine = { $seat } reprennent l'ouvrier du tunnelier sur sa carte.
news-slid = Dans la rangée, le { $card } glisse en place { $slot }.
news-filled = De la pioche en place { $slot } de la rangée : { $contract }.
news-none-was-taken = Aucun contrat de la rangée n'a été pris : celui de gauche, le { $card }, est défaussé.
news-added = De la pioche en place { $slot } de la rangée : { $contract }.
news-reshuffled = La pioche est vide : la défausse mélangée en forme une nouvelle, { $cards }.
news-deck-is-empty = Pioche et défausse sont vides : le dos compte comme brouillard.
news-back = Dos visible de la pioche : { $sky }.
news-crisis = { $seat } ont { $discs } en zone de crise : chacun coûte un marqueur.
news-lost-from-supply = { $seat } mettent un marqueur de leur réserve en zone de crise (en tout : { $markers }).
news-lost-from-board = { $seat } n'ont plus de marqueur en réserve : il en part un du plateau ({ $marker }) en zone de crise (en tout : { $markers }).
news-nothing-to-lose = { $seat } n'ont plus de marqueur à perdre.
news-added-disc = { $seat } reçoivent un disque en zone de crise (dos visible : { $sky } ; en tout : { $discs }).
news-no-disc = Aucun disque ne vient en zone de crise (dos visible : { $sky }).
news-all-discs-are-out = { $seat } ne reçoivent pas de disque (dos visible : { $sky }) : tous les leurs sont en zone de crise.
news-restock = Le dépôt est réapprovisionné : { $drawn } du sac.
news-into-yard = Du sac au dépôt : { $cube }.
news-event-cube = Du sac : un cube d'événement, qui agira après la pioche.
news-track-went-back = La piste d'événements est vidée : { $events } de retour dans le sac.
news-event = Événement { $number } : { $event }.
news-hit = { $seat } sont touchés : le dos visible ({ $sky }) est celui de l'autre camp.
news-hit-both = { $seat } sont touchés : le brouillard touche les deux côtés.
news-cleared-by-event = { $seat } voient leur carte vidée ({ $position }) : { $rubble } à la réserve générale, sans étayage.
news-lost-rubble-site = Personne ne gagne ce site, ni maintenant ni plus tard : { $rubble_site }.
news-no-rubble-left = { $seat } n'ont plus de gravats à leur tunnelier : rien n'est vidé.
news-closed-by-event = { $seat } voient leur première gare inachevée fermée par un marqueur noir : { $station }.
news-all-stations-complete = { $seat } n'ont plus de gare inachevée : aucune ne ferme.
news-on-sale = Trains et tunneliers sont désormais en vente.
news-no-trains = Personne n'a de train à entretenir.
news-maintained = { $seat } rendent { $bars } à la réserve générale pour entretenir { $train }.
news-cannot-maintain = { $seat } n'ont ni barre ni contrat pour entretenir { $train }.
news-will-not-maintain = { $seat } n'entretiennent pas { $train }.
news-breakthrough = Percée ! Les tunneliers se rencontrent ({ $position }) ; le tour se joue jusqu'au bout.
news-first-at-middle = { $seat } sont les premiers au Milieu.
news-bites-lost = { $seat } ne trouvent plus de gravats : le reste, { $rubble }, est perdu.
news-game-over = Les tunneliers se sont rencontrés : la partie s'arrête.
news-tunnels = { $seat } : { $points } de marqueurs en tunnel.
news-stations = { $seat } : { $points } de marqueurs en gare.
news-contract-met = { $seat } : { $points } du { $card }.
news-contract-not-met = { $seat } : rien du { $card }, qui n'est pas rempli.
news-contract-crowded-out = { $seat } : rien du { $card } ; ce qu'il demande sert d'autres contrats.
news-snowdon = { $seat } : { $points } pour Snowdon.
news-in-crisis = { $seat } : { $points } pour { $markers } en zone de crise.
news-bonus = { $seat } : { $points } comme premiers au Milieu ; les tunneliers se sont rencontrés ({ $position }).
news-total = { $seat } : { $points } en tout.
news-won = { $seat } gagnent avec { $points }.
news-won-by-crisis = { $seat } gagnent : { $points } de part et d'autre, mais moins en zone de crise, { $markers }.
news-won-at-middle = { $seat } gagnent : { $points } et autant de marqueurs en zone de crise de part et d'autre, mais ils étaient les premiers au Milieu.
news-nothing-to-do = { $seat } ne peuvent rien faire en { $area }.

## text.py: nothing

nothing = rien

## text.py: and

and = { $some } et { $last }

## text.py: obstacles

obstacles-flag = la gare porte l'autre drapeau
obstacles-closed = la gare est fermée
obstacles-marker = ils n'ont plus de marqueur

## text.py: with-ability

with-ability = { $card } ({ $ability })

## text.py: counted-goods

counted-goods-ore = minerai
counted-goods-ore-ore = minerais
counted-goods-stone = pierre
counted-goods-stone-stone = pierres
counted-goods-coal = charbon
counted-goods-coal-coal = charbons
counted-goods-rubble = gravats
counted-goods-bar = barre d'acier
counted-goods-bar-steel-bars = barres d'acier
counted-goods-bars = barre d'acier
counted-goods-bars-steel-bars = barres d'acier

## text.py: names

names-discs = disque
names-discs-discs = disques
names-markers = marqueur
names-markers-markers = marqueurs
names-cards = carte
names-cards-cards = cartes
names-drawn = cube
names-drawn-cubes = cubes
names-events = cube d'événement
names-events-event-cubes = cubes d'événement
names-points = point
names-points-points = points

## text.py: deed

deed-placed = Zones où des ouvriers sont allés
deed-placed-machine = Zones de l'ouvrier du tunnelier
deed-signed = Contrats pris
deed-kept-contract = Contrats gardés grâce au contrat 5
deed-announced = Pouvoirs de contrats utilisés
deed-built = Sites construits
deed-bought-train = Trains achetés

## page.py: initials

page-initials-english = A
page-initials-french = F

## page.py: short-names

page-short-names-a = dépôt
page-short-names-b = creuser
page-short-names-c = atelier
page-short-names-d = tunnelier
page-short-names-e = bâtir
page-short-names-f = bureau
page-short-names-g = crise

## page.py: round

page-round = Tour { $number }

## page.py: first

page-first = premier : { $seat }

## page.py: broken

page-broken = Percée

## page.py: key

page-key = numéro de la carte, gravats ; A, F : marqueurs ; [A>, <F] : tunneliers ; X : fermée

## page.py: sites-title

page-sites-title = Gares

## page.py: closed

page-closed = fermée

## page.py: yard

page-yard = Dépôt

## page.py: bag

page-bag = Sac

## page.py: event-cubes

page-event-cubes = événements { $n }

## page.py: next-events

page-next-events = Événements passés { $n } ; à venir : { $events }

## page.py: odds

page-odds = chance d'un événement au réapprovisionnement : { $odds } %

## page.py: row

page-row = Contrats (pioche { $n }, dos : { $sky })

## page.py: station-word

page-station-word = marqueurs en gare

## page.py: tunnel-word

page-tunnel-word = tunnels étayés

## page.py: points

page-points = { $points } points en l'état

## page.py: supply

page-supply = marqueurs { $markers }

## page.py: crisis

page-crisis = zone de crise : { $markers } marqueurs, { $discs } disques

## page.py: labourers

page-labourers = ouvriers { $home }, pub { $pub }

## page.py: machine

page-machine = tunnelier acheté

## page.py: no-machine

page-no-machine = tunnelier non acheté

## page.py: train

page-train = train { $train }

## page.py: trains-title

page-trains-title = Trains

## page.py: not-yet

page-not-yet = pas encore en vente

## page.py: price

page-price = { $train } : { $bars } acier, { $coal } charbon

## page.py: spent

page-spent = utilisé

## page.py: in-force

page-in-force = en vigueur

## page.py: worth

page-worth = vaut { $done }, maintenant { $now }

## page.py: contracts-now

page-contracts-now = contrats ensemble maintenant { $points }

## board/signs.py: letters

board-letters-ore = M
board-letters-stone = P
board-letters-coal = C
board-letters-rubble = G
board-letters-bars = B

## board/words.py: title

board-title = The Channel Tunnel 1881, tour { $number }

## board/words.py: standing

board-standing = { $seat } : { $points } points, tunnelier en { $position }.

## board/words.py: of-seat

board-of-seat = { $seat } : { $what }

## board/words.py: contracts

board-contracts = contrats

## board/words.py: crisis

board-crisis = crise

## board/words.py: events

board-events = événements

## board/words.py: steps

board-steps-1-2 = embauche
board-steps-2-2 = placement
board-steps-3-2 = zones A à G
board-steps-6-2 = dépôt et événements

## board/words.py: ribbons

board-ribbons-window = contrats ?
board-ribbons-work = au travail
board-ribbons-after = en plus

## board/words.py: does

board-does-a = prendre { $n } cubes, 1 charbon au plus
board-does-b = creuser { $n } gravats au tunnelier
board-does-c = { $n } minerais → 1 acier, 2 gravats → 1 pierre ; 3 fois
board-does-d = coûte 1 minerai ; forer { $n }, ou bâtir 1 pierre moins cher
board-does-e = bâtir un site, acheter un train ou le tunnelier
board-does-f = prendre un contrat de la rangée
board-does-g = un disque de moins ; sans disque, un marqueur revient

## board/words.py: area-label

board-area-label = { $area } : { $does } ; { $spaces }

## board/words.py: space-free

board-space-free = place { $n } libre

## board/words.py: space-taken

board-space-taken = place { $n } : { $seat }

## board/words.py: space-starts

board-space-starts = (commence le tour suivant)

## board/words.py: never-full

board-never-full = jamais pleine

## board/words.py: ended

board-ended = La partie s'arrête : { $scores }.

## board/words.py: choices

board-choices-hire = Engager pour 1 charbon
board-choices-stay = N'engager personne
board-choices-pass = Passer
board-choices-wait = Ne rien annoncer
board-choices-nothing = Rien
board-choices-dig = Creuser { $n }
board-choices-rest = Ne pas creuser
board-choices-shore = Étayer : 1 pierre, { $n } points
board-choices-keep-rubble = Garder 2 gravats
board-choices-claim = Poser le dernier marqueur : { $n } points
board-choices-forgo = Garder le marqueur
board-choices-bore = Forer { $n }
board-choices-erect = Bâtir un site
board-choices-idle = Laisser au repos
board-choices-save = Ne rien construire
board-choices-leave = Ne pas prendre de contrat
board-choices-maintain = Payer 1 acier
board-choices-return-train = Rendre le train

## board/words.py: mixes

board-mixes-pay-ore = barres à 3 minerais
board-mixes-pay-rubble = pierres à 2 gravats

## board/words.py: verbs

board-verbs-take = Prendre { $n } { $what }
board-verbs-make = Fabriquer { $n } { $what }
board-verbs-pay = Payer autrement : { $n } { $what }

## board/words.py: line-title

board-line-title = La ligne

## board/words.py: shores

board-shores-1 = Angleterre
board-shores-2 = France

## board/words.py: nobody-yet

board-nobody-yet = encore personne

## board/words.py: at-middle

board-at-middle = premiers au Milieu : { $seat }

## board/words.py: tunnel-label

board-tunnel-label = Tunnel { $position } : taille { $size }, { $rubble } gravats ; marqueurs : { $english } anglais, { $french } français, { $size } points chacun

## board/words.py: unlaid

board-unlaid = Tunnel { $position } : pas encore posé

## board/words.py: station-label

board-station-label = { $station }, position { $position } : { $rubble } gravats, { $status }

## board/words.py: machine-labels

board-machine-labels-english = Tunnelier anglais en { $n }
board-machine-labels-french = Tunnelier français en { $n }

## board/words.py: open

board-open = ouverte

## board/words.py: not-reached

board-not-reached = non atteinte

## board/words.py: site-label

board-site-label = { $site } : { $cost }, { $points } points ; { $owner }

## board/words.py: free

board-free = libre

## board/words.py: last-rubble

board-last-rubble = pour les derniers gravats

## board/words.py: stock

board-stock = Dépôt et sac

## board/words.py: stock-label

board-stock-label = { $good } : { $yard } au dépôt, { $bag } dans le sac

## board/words.py: supply

board-supply = Réserve générale : { $rubble } gravats, { $bars } acier

## board/words.py: odds

board-odds = { $odds } % pour un événement : { $drawn } cubes sur { $total }

## board/words.py: fired

board-fired = { $n } jusqu'ici

## board/words.py: comes

board-comes = À venir : { $event }. { $effect }

## board/words.py: clears

board-clears = La carte du tunnelier est vidée.

## board/words.py: effects

board-effects-station = Une gare inachevée ferme.
board-effects-trains = Trains et tunneliers en vente.
board-effects-maintenance = 1 acier, ou le train repart.

## board/words.py: weather

board-weather = Météo et crise

## board/words.py: on-top

board-on-top = visible

## board/words.py: below

board-below = { $n } dessous

## board/words.py: sky-effects

board-sky-effects-rain = disque : Anglais ; événements : côté français
board-sky-effects-sun = disque : Français ; événements : côté anglais
board-sky-effects-fog = sans disque ; événements des deux côtés

## board/words.py: crisis-label

board-crisis-label = Zone de crise, { $seat } : disques { $discs }, marqueurs { $markers }, points { $points }

## board/words.py: due

board-due = marqueurs dus ce tour : { $n }

## board/words.py: deck

board-deck = pioche { $n }

## board/words.py: deck-label

board-deck-label = Pioche : { $n } contrats, dos visible : { $sky }

## board/words.py: discarded

board-discarded = Défaussés : { $cards }

## board/words.py: no-cards

board-no-cards = aucun

## board/words.py: shown

board-shown = Montrés par le contrat 5

## board/words.py: contract-label

board-contract-label = { $contract } : { $area }, { $ability } ; demande { $needs } ; { $points } points

## board/words.py: no-letter

board-no-letter = sans zone

## board/words.py: worth

board-worth = vaut { $now } sur { $done }

## board/words.py: train-texts

board-train-texts-enid = 2 minerais → 1 acier en C
board-train-texts-wyddfa = 1 cube de plus en A
board-train-texts-snowdon = 9 points à la fin
board-train-texts-moel-siabod = rien de plus

## board/words.py: train-label

board-train-label = { $train } : { $bars } acier, { $coal } charbon dessus ; { $does }

## board/words.py: for-sale

board-for-sale = en vente

## board/words.py: no-trains

board-no-trains = plus aucun

## board/words.py: to-move

board-to-move = à jouer

## board/words.py: winner

board-winner = victoire

## board/words.py: starts

board-starts = Marqueur Premier joueur : { $seat }

## board/words.py: parts

board-parts-tunnels = tunnels
board-parts-stations = gares
board-parts-train = train
board-parts-bonus = Milieu

## board/words.py: markers

board-markers = marqueurs

## board/words.py: home

board-home = À placer

## board/words.py: home-label

board-home-label = ouvriers à placer { $n }

## board/words.py: pub

board-pub = Pub

## board/words.py: pub-label

board-pub-label = ouvriers au pub { $n }

## board/words.py: machine

board-machine = Tunnelier

## board/words.py: not-bought

board-not-bought = non acheté

## board/words.py: bought

board-bought = acheté

## board/words.py: machine-label

board-machine-label = tunnelier pour 1 acier, { $state }

## board/words.py: no-train

board-no-train = sans train
