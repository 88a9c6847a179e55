### Snowdonia : The Channel Tunnel 1881. Un mot pour chaque chose : voir glossary.md.

## Le jeu et ses options

summary = Deux équipes creusent l'une vers l'autre sous la Manche, de crise en percée.
credit = David Brain, pour Snowdonia de Tony Boydell, Surprised Stare Games, 2017
option-layout = la taille des cartes Tunnel
option-layout-mirrored = les deux moitiés identiques
option-layout-independent = chaque moitié mélangée
option-crisis-start = comment commence la zone de crise
option-crisis-start-standard = deux marqueurs chacun
option-crisis-start-discs = et un disque chacun
option-crisis-start-markers = quatre marqueurs chacun
reconstructed = L'ordre des événements, les emplacements des gares, leur place sur la ligne, quatre contrats, un nombre et deux dos sont reconstitués : ils ne sont publiés nulle part où nous ayons pu les lire. Ils s'accordent avec tous les faits connus.

## Les joueurs

# Comme titre et au début d'une phrase ; .the au milieu.
seat-1 = Les Anglais
    .the = les Anglais
seat-2 = Les Français
    .the = les Français

## Les zones

area-a = A (dépôt)
area-b = B (terrassement)
area-c = C (atelier)
area-d = D (tunnelier)
area-e = E (construction)
area-f = F (bureau du chantier)
area-g = G (gestion de crise)

## Biens et cubes

good-ore = minerai
good-stone = pierre
good-coal = charbon
good-rubble = gravats
good-bars = barres
cube-ore = minerai de fer
cube-stone = pierre
cube-coal = charbon
cube-event = un cube Événement

## Ce qui se compte

counted-ore = { $number ->
        [one] { $number } minerai
       *[other] { $number } minerais
    }
counted-stone = { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    }
counted-coal = { $number ->
        [one] { $number } charbon
       *[other] { $number } charbons
    }
counted-rubble = { $number ->
        [one] { $number } gravat
       *[other] { $number } gravats
    }
counted-bars = { $number ->
        [one] { $number } barre d'acier
       *[other] { $number } barres d'acier
    }
    .short = { $number ->
        [one] { $number } barre
       *[other] { $number } barres
    }
counted-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
counted-event-cubes = { $number ->
        [one] { $number } cube Événement
       *[other] { $number } cubes Événement
    }
counted-discs = { $number ->
        [one] { $number } disque
       *[other] { $number } disques
    }
counted-markers = { $number ->
        [one] { $number } marqueur
       *[other] { $number } marqueurs
    }
counted-cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
counted-contracts = { $number ->
        [one] { $number } contrat
       *[other] { $number } contrats
    }
counted-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# Ce qu'exigent les contrats.
counted-station-markers = { $number ->
        [one] { $number } marqueur en gare
       *[other] { $number } marqueurs en gare
    }
counted-shored-tunnels = { $number ->
        [one] { $number } tunnel étayé
       *[other] { $number } tunnels étayés
    }
# Barres d'un prix payées en minerai, pierres d'un prix payées en gravats.
counted-bars-in-ore = { $number ->
        [one] { $number } barre en minerai
       *[other] { $number } barres en minerai
    }
counted-stone-in-rubble = { $number ->
        [one] { $number } pierre en gravats
       *[other] { $number } pierres en gravats
    }
# À la place d'une liste de cubes ou de biens.
nothing = rien

## Le dos de la pioche

sky-none = aucune carte
    .the = aucune carte
sky-rain = pluie
    .the = la pluie
sky-sun = soleil
    .the = le soleil
sky-fog = brouillard
    .the = le brouillard

## Gares, tunnels et emplacements

station-st-pancras = St Pancras
    .of = de St Pancras
    .at = à St Pancras
station-shakespeare-cliff = Shakespeare Cliff
    .of = de Shakespeare Cliff
    .at = à Shakespeare Cliff
station-varne-bank = Varne Bank
    .of = de Varne Bank
    .at = à Varne Bank
station-middle = Milieu
    .the = le Milieu
    .of = du Milieu
    .at = au Milieu
station-colbart-ridge = Crête du Colbart
    .the = la Crête du Colbart
    .of = de la Crête du Colbart
    .at = à la Crête du Colbart
station-sangatte = Sangatte
    .of = de Sangatte
    .at = à Sangatte
station-gare-du-nord = Gare du Nord
    .the = la Gare du Nord
    .of = de la Gare du Nord
    .at = à la Gare du Nord
tunnel = tunnel { $position }
    .the = le tunnel { $position }
    .of = du tunnel { $position }
    .at = au tunnel { $position }
site = { $station }, emplacement { $number }
    .the = l'emplacement { $number } { FORM($station, "of") }
    .of = de l'emplacement { $number } { FORM($station, "of") }
rubble-site = { $station }, emplacement de gravats
    .the = l'emplacement de gravats { FORM($station, "of") }
    .of = de l'emplacement de gravats { FORM($station, "of") }
# Quand une gare en a plusieurs.
numbered-rubble-site = { $station }, emplacement de gravats { $number }
    .the = l'emplacement de gravats { $number } { FORM($station, "of") }
    .of = de l'emplacement de gravats { $number } { FORM($station, "of") }

## Trains et tunneliers

train-enid = Enid
    .the = le train Enid
train-wyddfa = Wyddfa
    .the = le train Wyddfa
train-snowdon = Snowdon
    .the = le train Snowdon
train-moel-siabod = Moel Siabod
    .the = le train Moel Siabod
machine = tunnelier
    .the = le tunnelier

## Événements

event-excavate = terrassement
event-trains = trains en vente
event-track = voie
event-station = gare
event-maintenance = entretien

## Les contrats et leurs capacités

contract = contrat { $card }
    .the = le contrat { $card }
    .of = du contrat { $card }
    .at = au contrat { $card }
with-ability = { $card } ({ $ability })
    .the = { FORM($card, "the") } ({ $ability })
    .at = { FORM($card, "at") } ({ $ability })
ability-clear-card = vide la carte du tunnelier
ability-look-two = montre deux contrats
ability-ore-as-bar = 3 minerais valent une barre
ability-yard-plus = { $number ->
        [one] { $number } cube de plus en A
       *[other] { $number } cubes de plus en A
    }
ability-stone-less = emplacements à 1 pierre de moins
ability-extra-build = une construction de plus
ability-rubble-to-stone = gravats en pierre
ability-ore-to-bar = 2 minerais en une barre
ability-lock = plus de capacités dans la manche
ability-upkeep = paie l'entretien
ability-rubble-as-stone = les gravats valent de la pierre
ability-bag-three = 3 cubes du sac
ability-yard-two = 2 cubes du dépôt
ability-start-marker = prend le jeton Premier joueur
ability-dig-double = creuse double en B
ability-bore-six = le tunnelier fore { $number }
ability-build-and-dig = le tunnelier construit et creuse { $number }
ability-calm = { $number ->
        [one] enlève { $number } disque de sa couleur
       *[other] enlève { $number } disques de sa couleur
    }
ability-extra-bore = fore { $number } en plus

## Les questions

ask-hire = { $seat } : embaucher un ouvrier du pub pour 1 charbon ?
ask-place = { $seat } : placez un ouvrier.
ask-contract = { $seat } : annoncer un contrat avant { $area } ?
ask-yard = { $seat } : prenez jusqu'à { $cubes }, dont un charbon au plus.
ask-dig = { $seat } : creuser { $rubble } devant votre tunnelier ?
ask-bite = { $seat } : étayer pour 1 pierre, ou garder les gravats ?
ask-claim = { $seat } : votre dernier marqueur va-t-il sur { FORM($site, "the") } ?
ask-works = { $seat } : que convertissez-vous ?
ask-bore = { $seat } : le tunnelier fore-t-il ou construit-il ?
ask-build = { $seat } : que construisez-vous ou achetez-vous ?
ask-payment = { $seat } : combien de barres en minerai, combien de pierres en gravats ({ $item }) ?
ask-office = { $seat } : quel contrat prenez-vous ?
ask-selection = { $seat } : quel contrat gardez-vous ?
ask-lose = { $seat } : quel marqueur quitte le plateau ?
ask-upkeep = { $seat } : comment entretenir le train ?
ask-first = Qui commence ?
ask-layout = Quelle est la taille du tunnel { $position } ?
ask-back = Quel dos montre la pioche ?
ask-face = Quel contrat est révélé ?
ask-cube = Quel cube est tiré ?

## Pourquoi un coup est refusé

refusal-not-left = Le sac n'en a pas.
refusal-no-such-size = Ce côté n'a plus de carte de cette taille.
refusal-not-in-deck = Une telle carte ne peut pas être au-dessus de la pioche.
refusal-no-labourer = Vous n'avez plus d'ouvrier de cette sorte.
refusal-machine-alone = Seul l'ouvrier du tunnelier va en D.
refusal-only-d-or-g = L'ouvrier du tunnelier ne va qu'en D ou en G.
refusal-not-bought = Vous n'avez pas acheté votre tunnelier.
refusal-no-ore = L'ouvrier du tunnelier coûte 1 minerai.
refusal-full = Cette zone est pleine.
refusal-must-place = Tous les ouvriers ordinaires doivent être placés.
refusal-not-held = Vous n'avez pas ce contrat.
refusal-ability-spent = Sa capacité a déjà servi.
refusal-no-letter = Ce contrat se défausse à l'entretien, il ne s'annonce pas.
refusal-wrong-area = Ce contrat porte une autre lettre.
refusal-no-labourer-there = Vous n'avez pas d'ouvrier dans cette zone.
refusal-no-effect = Il ne pourrait rien faire maintenant.
refusal-not-in-yard = Le dépôt n'en a pas autant.
refusal-too-many = C'est trop.
refusal-too-many-by-card = Ce contrat donne 2 cubes au plus.
refusal-stone-alone = Ce contrat ne donne que de la pierre.
refusal-one-bar-or-two = Ce contrat donne une barre ou deux.
refusal-too-little-ore = Vous n'avez pas assez de minerai.
refusal-too-little-rubble = Vous n'avez pas assez de gravats.
refusal-none-to-be-had = Il ne reste pas autant de barres, ou pas autant de pierres dans le sac.
refusal-not-to-dig = Il n'y a plus de gravats.
refusal-no-such-part = Seul un contrat en vigueur laisse le tunnelier construire et creuser.
refusal-already-done = Cette partie est déjà faite.
refusal-nothing-to-build = Vous ne pouvez rien construire.
refusal-taken = Cet emplacement est occupé.
refusal-station-closed = Cette gare est fermée.
refusal-not-reached = Ce n'est pas la dernière gare atteinte par votre tunnelier.
refusal-other-flag = Cette gare porte l'autre drapeau.
refusal-no-marker = Vous n'avez plus de marqueur dans votre réserve.
refusal-cannot-pay = Vous ne pouvez pas payer cela.
refusal-cannot-buy-train = Vous n'avez pas assez de barres pour ce train.
refusal-cannot-buy-machine = Le tunnelier coûte 1 barre.
refusal-ore-is-no-bar = Aucun contrat en vigueur ne permet de payer autant de barres en minerai.
refusal-rubble-is-no-stone = Aucun contrat en vigueur ne permet de payer de la pierre en gravats.
refusal-not-due = Il n'y a pas autant à payer.
refusal-cannot-maintain = Vous n'avez pas de barre pour payer.
refusal-not-on-sale = Trains et tunneliers sont en vente après le deuxième événement.
refusal-not-displayed = Ce train n'est pas exposé.
refusal-bought-before = Vous avez déjà acheté votre tunnelier.
refusal-sites-only = Le tunnelier construit un emplacement, rien d'autre.
refusal-must-build = Vous avez choisi de construire avec le tunnelier.
refusal-empty-place = Il n'y a pas de contrat à cette position.
refusal-not-shown = Cette carte n'a pas été montrée.
refusal-no-marker-there = Vous n'avez pas de marqueur à cet endroit.
refusal-locked = Les capacités des contrats ne servent plus dans cette manche.

## Les coups, comme ils sont proposés

move-hire = { $seat } embauchent un ouvrier.
move-stay = { $seat } n'embauchent personne.
move-place = { $seat } vont en { $area }.
move-machine = { $seat } envoient l'ouvrier du tunnelier en { $area }.
move-pass = { $seat } passent.
move-announce = { $seat } annoncent { FORM($card, "the") } : { $ability }.
move-wait = { $seat } n'annoncent rien.
move-take = { $seat } prennent { $cubes } au dépôt.
move-dig = { $seat } creusent.
move-rest = { $seat } ne creusent pas.
move-shore = { $seat } étayent.
move-keep-rubble = { $seat } gardent les gravats.
move-claim = { $seat } posent leur dernier marqueur.
move-forgo = { $seat } gardent leur dernier marqueur.
move-convert = { $seat } fabriquent : { $goods }.
move-bore = { $seat } forent.
move-erect = { $seat } construisent avec le tunnelier.
move-drill = { $seat } creusent avec le tunnelier.
move-idle = { $seat } laissent le tunnelier au repos.
move-build = { $seat } construisent { FORM($item, "the") }.
move-buy = { $seat } achètent { FORM($item, "the") }.
move-buy-machine = { $seat } achètent { FORM($item, "the") }.
move-save = { $seat } ne construisent rien.
move-pay = { $seat } paient { FORM($item, "the") } : { $bars }, { $stone }.
move-sign = { $seat } prennent { FORM($card, "the") }.
move-leave = { $seat } ne prennent pas de contrat.
move-choose = { $seat } gardent { FORM($card, "the") }.
move-lose = { $seat } perdent le marqueur { FORM($marker, "of") }.
move-maintain = { $seat } entretiennent le train.
move-waive = { $seat } défaussent { FORM($card, "the") } à la place.
move-return-train = { $seat } rendent le train.
move-first = { $player } commencent.
move-lay = Le tunnel { $position } est de taille { $size }.
move-back = La pioche montre { FORM($sky, "the") }.
move-turn = En position { $slot } : { $card }.
# Le même coup, quand le contrat 5 montre des cartes.
move-turn-shown = La pioche montre { FORM($card, "the") }.
move-draw = Du sac : { $cube }.

## Ce qui se passe : mise en place et ligne

news-got-start = { $seat } sont tirés au sort comme premier joueur et reçoivent le jeton Premier joueur.
news-laid = Le tunnel { $tunnel } est posé : taille { $size }, avec { $rubble }.
news-mirrored = Le tunnel { $tunnel } en est le reflet : taille { $size }, avec { $rubble }.
news-dealt = En position { $slot } de la rangée : { $contract }.
news-moved-on = { $seat } quittent la carte vidée : leur tunnelier passe { FORM($position, "at") }.
news-closed-behind = { $seat } ont atteint une nouvelle gare : un marqueur noir ferme { FORM($station, "the") }.
news-won-rubble-site = { $seat } ont pris les derniers gravats : un marqueur de leur réserve va sur { FORM($rubble_site, "the") }.
news-forwent-rubble-site = { $seat } gardent leur dernier marqueur : { FORM($rubble_site, "the") } reste vide pour toujours.
# $why est l'un des obstacles qui suivent.
news-missed-rubble-site = { $seat } ne gagnent pas { FORM($rubble_site, "the") } : { $why }.
obstacle-flag = la gare porte l'autre drapeau
obstacle-closed = la gare est fermée
obstacle-marker = ils n'ont plus de marqueur dans leur réserve

## Ce qui se passe : la manche, l'embauche, le placement

news-round = Manche { $round }. { $seat } ont le jeton Premier joueur et commencent.
news-area = Zone { $area }.
news-round-over = La manche { $round } est finie.
news-declined-cubes = { $seat } ne prennent aucun cube au dépôt.
news-declined-dig = { $seat } ne creusent pas.
news-declined-works = { $seat } ne convertissent rien.
news-declined-machine = { $seat } laissent le tunnelier au repos.
news-declined-building = { $seat } ne construisent et n'achètent rien.
news-declined-contract = { $seat } ne prennent pas de contrat.
news-hired = { $seat } mettent { $coal } dans le sac et font venir un ouvrier du pub.
news-hired-nobody = { $seat } n'embauchent personne.
news-skipped = { $seat } ne peuvent plus placer d'ouvrier : leur tour est sauté.
news-placed = { $seat } placent un ouvrier : { $area }.
news-placed-machine = { $seat } mettent 1 minerai dans le sac et placent l'ouvrier du tunnelier : { $area }.
news-passed = { $seat } passent : l'ouvrier du tunnelier reste sur sa carte.
news-no-ore = { $seat } n'ont pas de minerai pour placer l'ouvrier du tunnelier : il reste sur sa carte.
news-announced = { $seat } annoncent { FORM($contract, "the") }.
news-announced-nothing = { $seat } n'annoncent rien.
news-came-to = { $seat } en viennent { FORM($contract, "at") }.
news-used-up = { $seat } ont utilisé la capacité { FORM($card, "of") } ; il compte encore à la fin.

## Ce qui se passe : zones A à G

news-took = { $seat } prennent { $cubes } au dépôt.
news-took-start = { $seat } occupent la seconde case de A : ils prennent le jeton Premier joueur pour la manche suivante.
news-kept-start = { $seat } occupent la seconde case de A : ils gardent le jeton Premier joueur pour la manche suivante.
news-dug = { $seat } creusent { $rubble } { FORM($position, "at") }.
news-shored = { $seat } étayent { FORM($position, "the") } : 1 pierre dans le sac, 1 marqueur sur la carte, 2 gravats à la réserve générale.
news-kept-rubble = { $seat } gardent { $rubble } { FORM($position, "of") }.
news-kept-from-station = { $seat } gardent { $rubble } { FORM($position, "of") } : une gare ne s'étaie pas.
news-made-bars = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale.
news-made-bars-with-enid = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale, grâce à Enid.
news-made-stone = { $seat } mettent { $rubble } à la réserve générale contre { $stone } du sac.
news-builds-by-machine = { $seat } construisent avec le tunnelier.
news-cheaper-by-machine = { $seat } économisent { $stone } : c'est le tunnelier qui construit.
news-bored = { $seat } forent { $rubble } avec le tunnelier, à commencer { FORM($position, "at") }.
news-chose = { $seat } choisissent { FORM($item, "the") } ; il y a plusieurs façons de payer.
news-paid-stone = { $seat } mettent { $stone } dans le sac.
news-paid-bars = { $seat } paient { $bars } à la réserve générale.
news-built = { $seat } construisent { FORM($site, "the") } : un marqueur de leur réserve y est posé.
news-paid-train = { $seat } paient { $bars } à la réserve générale pour un train.
news-bought-train = { $seat } achètent { FORM($train, "the") }, avec { $coal } dessus.
news-train-went-back = { $seat } remettent { FORM($train, "the") } parmi les trains exposés, avec { $coal } du sac.
news-paid-machine = { $seat } paient { $bars } à la réserve générale pour leur tunnelier.
news-bought-machine = { $seat } achètent leur tunnelier : un ouvrier passe du pub à sa carte.
news-signed = { $seat } prennent { FORM($contract, "the") } en position { $slot } de la rangée.
news-removed-disc = { $seat } enlèvent un de leurs disques de la zone de crise (il y reste { $discs }).
news-marker-came-back = { $seat } n'ont pas de disque dans la zone de crise : un marqueur en revient à leur réserve (il y reste { $markers }).
news-nothing-in-crisis = { $seat } n'ont ni disque ni marqueur dans la zone de crise : l'ouvrier n'y fait rien.

## Ce qui se passe : les contrats à l'œuvre

news-dug-whole-card = { $seat } creusent par contrat tout ce qui reste { FORM($position, "at") }, { $rubble }.
news-shown = La pioche montre { FORM($contract, "the") }.
news-kept-contract = { $seat } gardent { FORM($contract, "the") }.
news-discarded = { $seat } défaussent { FORM($card, "the") }.
news-paid-ore-for-bars = { $seat } mettent { $ore } dans le sac au lieu de payer { $bars }, par contrat.
news-cheaper-by-contract = { $seat } économisent { $stone } par contrat.
news-made-stone-by-contract = { $seat } mettent { $rubble } à la réserve générale contre { $stone } du sac, par contrat.
news-made-bars-by-contract = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale, par contrat.
news-locked = { $seat } interdisent toute autre capacité de contrat dans cette manche.
news-unlocked = Les capacités des contrats peuvent de nouveau servir.
news-gave-up-contract = { $seat } défaussent { FORM($card, "the") } au lieu de payer pour { FORM($train, "the") } ; il ne compte plus.
news-paid-rubble-for-stone = { $seat } mettent { $rubble } à la réserve générale au lieu de payer { $stone }, par contrat.
news-drew = { $seat } tirent du sac et gardent : { $cube }.
news-drew-event = { $seat } tirent un cube Événement : il est mis de côté, sans effet.
news-events-went-back = De retour dans le sac, après avoir été mis de côté : { $events }.
news-took-by-contract = { $seat } prennent { $cubes } au dépôt par contrat.
news-took-none-by-contract = { $seat } ne prennent aucun cube au dépôt par contrat.
news-fixed-start = { $seat } ont le jeton Premier joueur pour la manche suivante : rien ne le déplace plus dans celle-ci.
news-start-stays = { $seat } gardent le jeton Premier joueur : un contrat le retient.
news-dug-double = { $seat } creusent { $rubble } par contrat, à commencer { FORM($position, "at") }.
news-bored-six = { $seat } forent { $rubble } avec le tunnelier par contrat, à commencer { FORM($position, "at") }.
news-dug-by-machine = { $seat } creusent { $rubble } avec le tunnelier par contrat, à commencer { FORM($position, "at") }.
news-removed-discs-by-contract = { $seat } enlèvent { $discs } de leur couleur de la zone de crise par contrat (il en reste { $left }).
news-bored-besides = { $seat } forent { $rubble } par contrat, sans ouvrier ni minerai, à commencer { FORM($position, "at") }.

## Ce qui se passe : le retour, la rangée de contrats, la crise

news-went-home = Les ouvriers rentrent chez eux.
news-back-to-pub = { $seat } renvoient au pub l'ouvrier embauché.
news-back-to-machine = { $seat } remettent l'ouvrier du tunnelier sur sa carte.
news-slid = Dans la rangée, { FORM($card, "the") } glisse à gauche, en position { $slot }.
news-filled = De la pioche en position { $slot } de la rangée : { $contract }.
news-none-was-taken = Aucun contrat de la rangée n'a été pris : celui de gauche, { FORM($card, "the") }, est défaussé.
news-added = De la pioche en position { $slot } de la rangée : { $contract }.
news-reshuffled = La pioche est vide : la défausse mélangée en forme une nouvelle, { $cards }.
news-deck-is-empty = La pioche et la défausse sont vides : le dos compte comme brouillard.
news-back = Dos visible de la pioche : { $sky }.
news-crisis = { $seat } ont { $discs } dans la zone de crise : chaque disque coûte un marqueur.
news-lost-from-supply = { $seat } mettent un marqueur de leur réserve dans la zone de crise (en tout : { $markers }).
news-lost-from-board = { $seat } n'ont plus de marqueur dans leur réserve : celui { FORM($marker, "of") } va dans la zone de crise (en tout : { $markers }).
news-nothing-to-lose = { $seat } n'ont plus de marqueur à perdre.
news-added-disc = { $seat } reçoivent un disque dans la zone de crise : la pioche montre { FORM($sky, "the") } (en tout : { $discs }).
news-no-disc = Aucun disque ne vient dans la zone de crise : la pioche montre { FORM($sky, "the") }.
news-all-discs-are-out = { $seat } ne reçoivent pas de disque, bien que la pioche montre { FORM($sky, "the") } : tous les leurs sont dans la zone de crise.

## Ce qui se passe : le dépôt et les événements

news-restock = Le dépôt est réapprovisionné : { $drawn } du sac.
news-into-yard = Du sac au dépôt : { $cube }.
news-event-cube = Du sac : un cube Événement, qui agira après le tirage.
news-track-went-back = La piste des événements est vidée : { $events } de retour dans le sac.
news-event = Événement { $number } : { $event }.
news-hit = { $seat } sont touchés : la pioche montre { FORM($sky, "the") }, le dos de l'autre côté.
news-hit-both = { $seat } sont touchés : le brouillard touche les deux côtés.
news-cleared-by-event = { $seat } voient leur carte vidée par l'événement, { FORM($position, "the") } : { $rubble } à la réserve générale, sans étayage.
news-lost-rubble-site = Personne ne gagne { FORM($rubble_site, "the") }, ni maintenant ni plus tard.
news-no-rubble-left = { $seat } n'ont plus de gravats devant leur tunnelier : rien n'est vidé.
news-closed-by-event = { $seat } voient leur première gare inachevée fermée par un marqueur noir : { FORM($station, "the") }.
news-all-stations-complete = { $seat } n'ont plus de gare inachevée : aucune ne ferme.
news-on-sale = Trains et tunneliers sont désormais en vente.
news-no-trains = Personne n'a de train à entretenir.
news-maintained = { $seat } paient { $bars } à la réserve générale pour entretenir { FORM($train, "the") }.
news-cannot-maintain = { $seat } n'ont ni barre ni contrat pour entretenir { FORM($train, "the") }.
news-will-not-maintain = { $seat } n'entretiennent pas { FORM($train, "the") }.

## Ce qui se passe : la percée et les points

news-breakthrough = Percée ! Les tunneliers se rencontrent { FORM($position, "at") } ; la manche se joue jusqu'au bout.
news-first-at-middle = { $seat } sont les premiers au Milieu.
news-bites-lost = { $seat } ne trouvent plus de gravats : le reste du creusement, { $rubble }, est perdu.
news-game-over = Les tunneliers se sont rencontrés : la partie est finie.
news-tunnels = { $seat } : { $points } pour les marqueurs sur les tunnels.
news-stations = { $seat } : { $points } pour les marqueurs dans les gares.
news-contract-met = { $seat } : { $points } pour { FORM($card, "the") }.
news-contract-not-met = { $seat } : rien pour { FORM($card, "the") }, qui n'est pas rempli.
news-contract-crowded-out = { $seat } : rien pour { FORM($card, "the") } ; ce qu'il exige sert à d'autres contrats.
news-snowdon = { $seat } : { $points } pour le train Snowdon.
news-in-crisis = { $seat } : { $points } pour { $markers } dans la zone de crise.
news-bonus = { $seat } : { $points } comme premiers au Milieu ; les tunneliers se sont rencontrés { FORM($position, "at") }.
news-total = { $seat } : { $points } en tout.
news-won = { $seat } gagnent avec { $points }.
news-won-by-crisis = { $seat } gagnent : { $points } de part et d'autre, mais ils ont moins de marqueurs dans la zone de crise, { $markers }.
news-won-at-middle = { $seat } gagnent : { $points } et autant de marqueurs dans la zone de crise de part et d'autre, mais ils étaient les premiers au Milieu.
news-nothing-to-do = { $seat } ne peuvent rien faire en { $area }.

## Les colonnes de la feuille de score

sheet-tunnels = tunnels
sheet-stations = gares
sheet-contracts = contrats
sheet-train = train
sheet-bonus = bonus
sheet-crisis = crise
sheet-total = total

## Les titres du laboratoire d'équilibre

deed-placed = Zones où des ouvriers sont allés
deed-placed-machine = Zones de l'ouvrier du tunnelier
deed-signed = Contrats pris
deed-kept-contract = Contrats gardés grâce au contrat 5
deed-announced = Capacités de contrats utilisées
deed-built = Emplacements construits
deed-bought-train = Trains achetés

## Ce qui se tape

type-hire = embaucher
type-stay = rester
type-place = placer
type-area = zone
type-machine = tunnelier
type-pass = passer
type-announce = annoncer
type-card = carte
type-wait = attendre
type-take = prendre
type-cubes = cubes
type-none = rien
type-ore = minerai
    .also = minerais
type-stone = pierre
    .also = pierres
type-coal = charbon
    .also = charbons
type-dig = creuser
type-rest = repos
type-shore = étayer
    .also = etayer
type-keep-rubble = garder-gravats
type-claim = poser
type-forgo = renoncer
type-convert = convertir
type-goods = biens
type-bar = barre
type-bars = barres
type-bore = forer
# Construire avec le tunnelier ; type-build est pour la zone E.
type-erect = ériger
    .also = eriger
# Creuser avec le tunnelier, par le contrat N2.
type-drill = percer
type-idle = chômer
    .also = chomer
type-build = construire
type-site = emplacement
type-st-pancras = st-pancras
type-shakespeare-cliff = shakespeare-cliff
type-varne-bank = varne-bank
type-middle = milieu
type-colbart-ridge = crête-du-colbart
    .also = crete-du-colbart, colbart
type-sangatte = sangatte
type-gare-du-nord = gare-du-nord
type-buy = acheter
type-train = train
type-enid = enid
type-wyddfa = wyddfa
type-snowdon = snowdon
type-moel-siabod = moel-siabod
# Ne rien construire ni acheter.
type-save = épargner
    .also = epargner
type-pay = payer
type-rubble = gravats
type-sign = signer
# Une position de la rangée de contrats.
type-slot = position
type-leave = laisser
type-choose = choisir
type-lose = perdre
type-marker = marqueur
type-tunnel = tunnel
type-shakespeare-cliff-rubble = shakespeare-cliff-gravats
type-varne-bank-rubble = varne-bank-gravats
type-colbart-ridge-rubble = crête-du-colbart-gravats
    .also = crete-du-colbart-gravats, colbart-gravats
type-maintain = entretenir
# Défausser le contrat 16 ou 21 au lieu de payer l'entretien.
type-waive = défausser
    .also = defausser
type-return-train = rendre-train
type-first = premier
type-player = joueur
type-english = anglais
type-french = français
    .also = francais
type-lay = disposer
type-size = taille
type-back = dos
type-sky = ciel
type-rain = pluie
type-sun = soleil
type-fog = brouillard
type-turn = retourner
type-draw = tirer
type-cube = cube
type-event = événement
    .also = evenement

## La table dans le terminal, sur 80 colonnes

# Une lettre, sur les marqueurs et les ouvriers.
page-initial-english = A
page-initial-french = F
# Dix lettres au plus.
page-area-a = dépôt
page-area-b = creuser
page-area-c = atelier
page-area-d = tunnelier
page-area-e = construire
page-area-f = bureau
page-area-g = crise
page-round = Manche { $number }
page-first = premier joueur : { FORM($seat, "the") }
page-broken = Percée
# Les lettres sont celles de page-initial-….
page-key = carte, gravats ; A, F : marqueurs ; A>, <F : tunneliers ; X : fermée
page-stations = Gares
page-closed = fermée
page-yard = Dépôt
page-bag = Sac
page-next-events = Événements passés : { $number } ; à venir : { $events }
page-odds = chance d'un événement au prochain réapprovisionnement : { NUMBER($odds, style: "percent") }
page-row = Contrats (pioche { $number }, dos : { $sky })
page-station-markers = marqueurs en gare
page-shored-tunnels = tunnels étayés
page-points = { $points } pour l'instant
page-supply = { $markers } en réserve
page-crisis = zone de crise : { $markers }, { $discs }
page-labourers = ouvriers { $home }, pub { $pub }
page-machine = tunnelier acheté
page-no-machine = tunnelier non acheté
page-train = train { $train }
page-trains = Trains
page-not-yet = pas encore en vente
page-price = { $train } : { FORM($bars, "short") }, { $coal }
page-spent = utilisée
page-in-force = en vigueur
page-worth = vaut { $done }, maintenant { $now }
page-contracts-now = contrats ensemble maintenant { $points }

## La table dessinée : les lettres des biens

board-letter-ore = M
board-letter-stone = P
board-letter-coal = C
board-letter-rubble = G
board-letter-bars = B

## La table dessinée : la manche et ses zones

board-title = The Channel Tunnel 1881, manche { $number }
board-standing = { $seat } : { $points }, tunnelier en { $position }.
board-of-seat = { $seat } : { $what }
board-contracts = contrats
board-crisis = crise
board-events = événements
board-step-hiring = embauche
board-step-placing = placement
board-step-areas = zones A à G
board-step-yard = dépôt et événements
# Sur un ruban, pendant qu'une zone est résolue.
board-ribbon-window = contrats ?
board-ribbon-work = au travail
board-ribbon-after = en plus
board-does-a = prendre { $number } cubes, 1 charbon au plus
board-does-b = creuser { $number } gravats devant le tunnelier
board-does-c = { $number } minerais → 1 barre, 2 gravats → 1 pierre ; 3 fois
board-does-d = coûte 1 minerai ; forer { $number }, ou construire pour 1 pierre de moins
board-does-e = construire un emplacement, acheter un train ou le tunnelier
board-does-f = prendre un contrat de la rangée
board-does-g = un disque de moins ; sans disque, un marqueur revient
board-area-label = { $area } : { $does } ; { $spaces }
# Pour qui une zone fait plus ou moins que ce qui est imprimé.
board-rate = { FORM($seat, "the") } : { $number }
board-space-free = case { $number } libre
board-space-taken = case { $number } : { FORM($seat, "the") }
board-space-starts = { $space } (commence la manche suivante)
board-never-full = jamais pleine

## La table dessinée : la question et ses boutons

board-ended = La partie est finie : { $scores }.
board-score = { FORM($seat, "the") } { $points }
board-choice-hire = Embaucher pour 1 charbon
board-choice-stay = N'embaucher personne
board-choice-pass = Passer
board-choice-wait = Ne rien annoncer
board-choice-nothing = Rien
board-choice-dig = Creuser { $number }
board-choice-rest = Ne pas creuser
board-choice-shore = Étayer : 1 pierre, { $points }
board-choice-keep-rubble = Garder 2 gravats
board-choice-claim = Poser le dernier marqueur : { $points }
board-choice-forgo = Garder le marqueur
board-choice-bore = Forer { $number }
board-choice-erect = Construire un emplacement
board-choice-drill = Creuser { $number }
board-choice-idle = Laisser au repos
board-choice-save = Ne rien construire
board-choice-leave = Ne pas prendre de contrat
board-choice-maintain = Payer 1 barre
board-choice-return-train = Rendre le train
# Devant les nombres entre lesquels choisir.
board-bars-in-ore = barres à 3 minerais
board-stone-in-rubble = pierres à 2 gravats
board-take = Prendre { $what }
board-make = Fabriquer { $what }
board-pay = Payer { $what }

## La table dessinée : la ligne et ses gares

board-line = La ligne
board-england = Angleterre
board-france = France
board-nobody-yet = encore personne
board-at-middle = premiers au Milieu : { FORM($seat, "the") }
board-tunnel-label = Tunnel { $position } : taille { $size }, { $rubble } ; marqueurs : { $english } anglais, { $french } français, { $points } chacun
board-unlaid = Tunnel { $position } : pas encore posé
board-station-label = { $station }, position { $position } : { $rubble }, { $status }
board-machine-label-english = Tunnelier anglais en { $position }
board-machine-label-french = Tunnelier français en { $position }
# D'une gare, comme page-closed.
board-open = ouverte
board-not-reached = non atteinte
board-site-label = { $site } : { $cost }, { $points } ; { FORM($owner, "the") }
# D'un emplacement.
board-free = libre
board-last-rubble = pour les derniers gravats

## La table dessinée : le dépôt, le sac et les événements

board-stock = Dépôt et sac
board-stock-label = { $good } : { $yard } au dépôt, { $bag } dans le sac
board-supply = Réserve générale : { $rubble }, { FORM($bars, "short") }
board-odds = { NUMBER($odds, style: "percent") } pour un événement : { $drawn } cubes sur { $total }
board-fired = { $number } jusqu'ici
board-comes = À venir : { $event }. { $effect }
board-clears = La carte du tunnelier est vidée.
board-effect-station = Une gare inachevée ferme.
board-effect-trains = Trains et tunneliers en vente.
board-effect-maintenance = 1 barre, ou le train repart.

## La table dessinée : la météo et la crise

board-weather = Météo et crise
board-on-top = au-dessus
board-below = { $number } dessous
board-sky-rain = disque : Anglais ; événements : côté français
board-sky-sun = disque : Français ; événements : côté anglais
board-sky-fog = sans disque ; événements des deux côtés
board-crisis-label = Zone de crise, { FORM($seat, "the") } : { $discs }, { $markers }, { $points }
board-due = marqueurs dus dans cette manche : { $number }

## La table dessinée : les contrats et les trains

board-deck = pioche { $number }
board-deck-label = Pioche : { $contracts }, au-dessus : { $sky }
board-discarded = Défaussés : { $cards }
board-no-cards = aucun
board-shown = Montrés par le contrat 5
board-contract-label = { $contract } : { $area }, { $ability } ; exige { $needs } ; { $points }
board-no-letter = sans zone
board-worth = vaut { $now } sur { $done }
board-train-enid = 2 minerais → 1 barre en C
board-train-wyddfa = 1 cube de plus en A
board-train-snowdon = 9 points à la fin
board-train-moel-siabod = rien de plus
board-train-label = { $train } : { $bars }, { $coal } dessus ; { $does }
board-on-sale = en vente
board-no-trains = plus aucun

## La table dessinée : les joueurs

board-to-move = à jouer
board-winner = victoire
board-starts = Jeton Premier joueur : { FORM($seat, "the") }
board-part-tunnels = tunnels
board-part-stations = gares
board-part-train = train
board-part-bonus = Milieu
board-markers = marqueurs
board-home = À placer
board-home-label = ouvriers à placer : { $number }
board-pub = Pub
board-pub-label = ouvriers au pub : { $number }
board-machine = Tunnelier
board-not-bought = non acheté
board-bought = acheté
board-machine-label = tunnelier pour 1 barre, { $state }
board-no-train = sans train
