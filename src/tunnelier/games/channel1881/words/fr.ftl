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
# Par le contrat n2, quand une partie en est faite.
ask-bore-further = { $seat } : le tunnelier fait-il aussi l'autre chose ?
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
refusal-too-many-with-wyddfa = Avec Wyddfa, un ouvrier prend 4 cubes au plus.
refusal-too-many-with-card = C'est trop, même avec le contrat.
refusal-not-in-yard-by-card = Le dépôt n'en a pas autant.
refusal-too-little-ore-with-enid = Vous n'avez pas assez de minerai, même avec Enid.
refusal-too-little-rubble-by-card = Vous n'avez pas assez de gravats pour ce contrat.

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
# Le même coup, quand une partie du contrat n2 est faite.
move-idle-further = { $seat } ne font plus rien avec le tunnelier.
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
news-won-rubble-site = { $seat } gagnent { FORM($rubble_site, "the") } avec les derniers gravats qui s'y trouvaient : un marqueur de leur réserve y va.
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
news-declined-dig-by-contract = { $seat } renoncent à creuser par contrat.
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
news-took-with-wyddfa = { $seat } prennent { $cubes } au dépôt, grâce à Wyddfa.
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
news-took-partly-by-contract = { $seat } prennent { $cubes } au dépôt, en partie par contrat.
news-cheaper-by-contract = { $seat } économisent { $stone } par contrat.
news-made-stone-by-contract = { $seat } mettent { $rubble } à la réserve générale contre { $stone } du sac, par contrat.
news-made-nothing-by-contract = { $seat } ne font pas de pierre par contrat.
news-made-bars-by-contract = { $seat } mettent { $ore } dans le sac contre { $bars } de la réserve générale, par contrat.
news-locked = { $seat } interdisent toute autre capacité de contrat dans cette manche.
news-unlocked = Les capacités des contrats peuvent de nouveau servir.
news-locked-maintenance = { $seat } n'ont pas de barre pour entretenir { FORM($train, "the") }, et aucun contrat ne peut être défaussé pour cela : les capacités sont interdites dans cette manche.
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
news-left-out-part = { $seat } ne font plus rien avec le tunnelier.
news-removed-discs-by-contract = { $seat } enlèvent { $discs } de leur couleur de la zone de crise par contrat (il en reste { $left }).
news-bored-besides = { $seat } forent { $rubble } par contrat, sans ouvrier ni minerai, à commencer { FORM($position, "at") }.

## Ce qui se passe : le retour, la rangée de contrats, la crise

news-went-home = Les ouvriers rentrent chez eux.
news-back-to-pub = { $seat } renvoient au pub l'ouvrier embauché.
news-back-to-machine = { $seat } remettent l'ouvrier du tunnelier sur sa carte.
news-slid = Dans la rangée, { FORM($card, "the") } glisse à gauche, en position { $slot }.
news-filled = De la pioche en position { $slot } de la rangée : { $contract }.
news-none-was-taken = Aucun contrat de la rangée n'a été pris : celui de gauche, { FORM($card, "the") }, est défaussé.
news-moved-up = Dans la rangée, { FORM($card, "the") } glisse à gauche, en position { $slot }.
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
news-hit-without-back = { $seat } sont touchés : sans pioche il n'y a pas de dos ; cela compte comme brouillard, qui touche les deux côtés.
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
sheet-bonus = Milieu
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

## La table dessinée : la manche et ses zones

board-title = The Channel Tunnel 1881, manche { $number }
board-standing = { $seat } : { $points }, tunnelier en { $position }.
board-of-seat = { $seat } : { $what }
board-contracts = contrats
board-contracts-and-trains = Contrats et trains
board-crisis = crise
board-events = événements
board-both = Les deux joueurs
board-step-hiring = embauche
board-step-placing = placement
board-step-areas = zones A à G
board-step-yard = dépôt et événements
board-step-label = { $step } : { $state }
board-first = Premier joueur de cette manche : { FORM($seat, "the") }
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
board-choice-idle-further = Rien de plus
board-choice-buy = Acheter : { $item }
board-choice-save = Ne rien construire
board-choice-leave = Ne pas prendre de contrat
board-choice-maintain = Payer 1 barre
board-choice-return-train = Rendre le train
board-take = Prendre { $what }
board-make = Fabriquer { $what }
board-pay = Payer { $what }

## La table dessinée : la ligne et ses gares

board-line = La ligne
board-of-station = { $station } : { $status }
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
board-percent = { NUMBER($odds, style: "percent") }
board-event = Événement { $number } : { $event }
board-event-next = À venir, événement { $number } : { $event }
board-event-cube = Cube Événement

## La table dessinée : la météo et la crise

board-on-top = au-dessus
board-below = { $number } dessous
board-sky-label = { $sky }, { $state } : { $does }
board-sky-rain = disque : Anglais ; événements : côté français
board-sky-sun = disque : Français ; événements : côté anglais
board-sky-fog = sans disque ; événements des deux côtés
board-crisis-label = Zone de crise, { FORM($seat, "the") } : { $discs }, { $markers }, { $points }
board-disc = Disque de crise : { FORM($seat, "the") }

## La table dessinée : les contrats et les trains

board-deck-label = Pioche : { $contracts }, au-dessus : { $sky }
board-discarded = Défaussés : { $cards }
board-no-cards = aucun
board-contract-label = { $contract } : { $area }, { $ability } ; exige { $needs } ; { $points }
board-no-letter = sans zone
board-worth = vaut { $now } sur { $done }
board-train-enid = 2 minerais → 1 barre en C
board-train-wyddfa = 1 cube de plus en A
board-train-snowdon = 9 points à la fin
board-train-moel-siabod = rien de plus
board-train-label = { $train } : { $bars }, { $coal } dessus ; { $does }
board-on-sale = en vente

## La table dessinée : les joueurs

board-to-move = à jouer
board-winner = victoire
board-starts = Jeton Premier joueur : { FORM($seat, "the") }
board-part-tunnels = tunnels
board-part-stations = gares
board-part-train = train
board-part-bonus = Milieu
board-part-label = { $part } : { $points }
board-labourer = Ouvrier : { FORM($seat, "the") }
board-home = À placer
board-home-label = ouvriers à placer : { $number }
board-pub = Pub
board-pub-label = ouvriers au pub : { $number }
board-machine = Tunnelier
board-not-bought = non acheté
board-bought = acheté
board-machine-label = tunnelier pour 1 barre, { $state }
board-no-train = sans train

## Ce que sont les formes, pour qui les désigne

about-round = Une manche se joue ainsi : embauche, placement des ouvriers, zones A à G, contrats, crise, dépôt et événements.
about-first = Le premier joueur de cette manche : il place d'abord, et passe avant l'autre quand les deux auraient à décider.
about-step-hiring = Qui a un train peut payer 1 charbon pour un ouvrier de plus dans cette manche.
about-step-placing = À tour de rôle, chacun place un ouvrier dans une zone. Il n'y fait encore rien.
about-step-areas = Les zones sont résolues de A à G. Avant chacune, on peut annoncer les contrats de sa lettre ; puis ses ouvriers agissent, case par case.
about-step-contracts = Les ouvriers rentrent, et la rangée est complétée avec la pioche. Si personne n'a pris de contrat, le plus à gauche est d'abord défaussé.
about-step-crisis = Chaque disque de la zone de crise coûte un marqueur à son joueur. Puis la météo peut ajouter un disque.
about-step-yard = On tire { $cubes } du sac pour le dépôt. Chaque cube Événement parmi eux déclenche l'événement suivant.
about-area-a = Un ouvrier prend jusqu'à { $cubes } du dépôt, dont 1 charbon au plus. Celui de la deuxième case commence aussi la manche suivante.
about-area-b = Un ouvrier creuse { $rubble } devant votre tunnelier. Dans un tunnel, vous gardez les gravats, ou vous étayez : 1 pierre payée et un marqueur sur la carte.
about-area-c = Jusqu'à { $number } fois, un ouvrier change { $ore } en une barre, ou 2 gravats en une pierre.
about-area-d = Seul l'ouvrier d'un tunnelier travaille ici, pour 1 minerai. Il fore { $rubble }, ou construit un emplacement pour 1 pierre de moins.
about-area-e = Un ouvrier construit un emplacement d'une gare, ou achète un train ou le tunnelier.
about-area-f = Un ouvrier prend un contrat de la rangée.
about-area-g = Un ouvrier enlève un de vos disques de la zone de crise. S'il n'y en a plus, un de vos marqueurs revient. Il y a toujours de la place ici.
about-space = Une case pour un ouvrier. Les cases sont prises à partir de la première, et les ouvriers agissent dans cet ordre.
about-space-start = L'ouvrier placé ici agit en deuxième et donne le jeton Premier joueur : son joueur commence la manche suivante.
about-space-machine = Une case pour l'ouvrier d'un tunnelier. Le placer coûte 1 minerai.
about-labourer = Un ouvrier va dans toute zone sauf D, et rentre à la fin de la manche.
about-labourer-machine = L'ouvrier du tunnelier ne va qu'en D ou en G, pour 1 minerai chaque fois.
about-tunnel = Une carte Tunnel. Chaque fois qu'on y creuse 2 gravats, on peut étayer au lieu de les garder : le marqueur rapporte { $points } à la fin. Si toutes ses places portent vos marqueurs, elle compte pour les contrats.
about-unlaid = Une carte Tunnel pas encore posée : le hasard dit sa taille.
about-station-surface = Une gare de surface : les deux joueurs peuvent y construire dès la première manche. Seul un événement peut la fermer.
about-station-flag = Une gare souterraine avec un drapeau : seuls { FORM($seat, "the") } y construisent, de l'arrivée de leur tunnelier jusqu'à la gare suivante.
about-station-middle = Le Milieu n'a pas de drapeau : chaque joueur y construit de l'arrivée de son tunnelier jusqu'à une autre gare.
about-site = Un emplacement : payez ce qu'il montre et posez-y un marqueur. Il rapporte { $points } à la fin et compte comme marqueur en gare pour les contrats.
about-rubble-site = Un emplacement de gravats ne s'achète pas : qui en creuse les derniers gravats y pose un marqueur valant { $points }. La gare doit lui être ouverte.
about-machine = Sur la ligne, un tunnelier se tient devant la carte que son joueur creuse ensuite, même avant d'être acheté. Quand elle est vidée, il avance vers l'autre tunnelier.
about-first-at-middle = Qui atteint le Milieu en premier reçoit { $points } par position au-delà de laquelle les tunneliers se rencontrent, et au moins autant.
about-yard = Le dépôt : les ouvriers en A y prennent des cubes. Il est réapprovisionné avec le sac à la fin de chaque manche.
about-bag = Le sac : minerai, pierre et charbon payés y vont, et il sert à réapprovisionner le dépôt. Chacun sait ce qu'il contient.
about-good-ore = Minerai de fer : en C, { $ore } deviennent une barre d'acier. Placer l'ouvrier du tunnelier en coûte 1 chaque fois.
about-good-stone = Pierre : 1 pour étayer une prise d'un tunnel, davantage pour les emplacements des gares.
about-good-coal = Charbon : avec un train, 1 charbon embauche un ouvrier du pub pour une manche. Un ouvrier en A en prend 1 au plus.
about-good-rubble = Gravats gardés en creusant : en C, 2 deviennent une pierre. Ce qui reste à la fin sert aux contrats.
about-good-bars = Barres d'acier, faites de minerai en C : elles paient emplacements, trains et tunnelier.
about-markers = Marqueurs en réserve : chaque prise étayée et chaque emplacement en demandent un. Les disques de la zone de crise en coûtent aussi.
about-goods = Tout ce qu'a un joueur ; les deux joueurs le voient.
about-supply = La réserve générale : gravats que personne n'a gardés, et barres encore à fabriquer.
about-event-cube = Cubes Événement : chacun, tiré pour le dépôt, déclenche l'événement suivant et va sur la piste. Plus tard ils retournent au sac, trois à la fois.
about-odds = La probabilité que les cubes tirés à la fin de la manche apportent un événement.
about-event-excavate = Le côté que la météo ne désigne pas perd tous les gravats de la carte devant son tunnelier. Personne ne peut étayer, et le tunnelier avance.
about-event-trains = À partir de cet événement, on peut acheter trains et tunneliers.
about-event-track = Même effet que le terrassement : la carte du tunnelier est vidée, sans étayer, du côté que la météo ne désigne pas.
about-event-station = Du côté que la météo ne désigne pas, la première gare inachevée ferme, de la surface vers le Milieu.
about-event-maintenance = Qui a un train paie 1 barre, défausse le contrat 16 ou 21, ou rend le train. Cela n'arrive qu'une fois par partie.
about-deck = La pioche des contrats. Le dos du dessus est la météo : il dit qui reçoit un disque à la crise, et qui les événements touchent.
about-discard = La défausse. Quand la pioche est vide, ces contrats sont mélangés et en forment une nouvelle.
about-sky-rain = La pluie désigne les Anglais : à la crise, ils reçoivent un disque. Les événements touchent le côté français.
about-sky-sun = Le soleil désigne les Français : à la crise, ils reçoivent un disque. Les événements touchent le côté anglais.
about-sky-fog = Le brouillard ne désigne personne : aucun disque ne vient, et les événements touchent les deux côtés.
# Un contrat : $does est l'un des about-ability-…
about-contract = Une fois dans la partie, { $does }. À la fin, il rapporte { $points } à qui le tient et a { $needs }.
about-ability-clear-card = vous creusez tous les gravats de la carte du tunnelier, après les ouvriers de B ; dans un tunnel, vous pouvez étayer
about-ability-look-two = avant F, vous voyez deux contrats de la pioche et gardez l'un d'eux, ou celui-ci
about-ability-ore-as-bar = en E, 3 minerais peuvent remplacer une barre de chaque prix
about-ability-yard-plus = chacun de vos ouvriers en A prend jusqu'à { $number } de plus
about-ability-stone-less = en E, chaque emplacement vous coûte 1 pierre de moins dans cette manche
about-ability-extra-build = vous construisez ou achetez une fois de plus, après les ouvriers de E
about-ability-rubble-to-stone = avant C, vous changez 2 gravats en une pierre, jusqu'à 3 fois
about-ability-ore-to-bar = avant C, vous changez 2 minerais en une barre, une ou deux fois
about-ability-lock = avant A, vous interdisez aux deux joueurs toute autre capacité dans cette manche
about-ability-upkeep = vous pouvez le défausser au lieu de payer l'entretien de votre train ; il ne rapporte alors plus rien
about-ability-rubble-as-stone = en E, 2 gravats peuvent remplacer 1 pierre d'un prix, ou 4 en remplacer 2
about-ability-bag-three = avant G, vous tirez 3 cubes du sac et les gardez ; les cubes Événement y retournent sans événement
about-ability-yard-two = avant A, vous prenez jusqu'à 2 cubes du dépôt, dont 1 charbon au plus
about-ability-start-marker = avant A, vous prenez le jeton Premier joueur, et plus personne ne peut l'obtenir dans cette manche
about-ability-dig-double = chacun de vos ouvriers en B creuse 4 au lieu de 2
about-ability-bore-six = votre tunnelier fore { $number } en D
about-ability-build-and-dig = l'ouvrier de votre tunnelier en D construit un emplacement et creuse { $number }
about-ability-calm = avant G, { $number ->
        [one] un disque
       *[other] { $number } disques
    } de votre couleur quittent la zone de crise
about-ability-extra-bore = votre tunnelier fore { $number } après les ouvriers de D, sans ouvrier ni minerai
about-hand = Les contrats d'un joueur ; les deux joueurs les voient.
about-train-enid = Un train : une barre faite en C ne coûte que { $ore } à qui l'a. Avec tout train, 1 charbon embauche un ouvrier au début d'une manche.
about-train-wyddfa = Un train : chaque ouvrier de qui l'a prend 1 cube de plus en A. Avec tout train, 1 charbon embauche un ouvrier au début d'une manche.
about-train-snowdon = Un train qui rapporte { $points } à la fin. Avec tout train, 1 charbon embauche un ouvrier au début d'une manche.
about-train-moel-siabod = Un train sans capacité propre. Avec tout train, 1 charbon embauche un ouvrier au début d'une manche.
about-sale = Les trains exposés. Eux et les tunneliers s'achètent en E dès que le deuxième événement a eu lieu.
about-siding = La place d'un train. Un joueur n'en a jamais plus d'un ; un autre renvoie le premier à l'exposition.
about-crisis = La zone de crise. À chaque manche, chaque disque coûte ici un marqueur à son joueur, de la réserve ou sinon du plateau. À la fin, chaque marqueur ici compte { $points }.
about-disc = Un disque de crise : dans la zone de crise, il coûte un marqueur par manche à son joueur, jusqu'à ce qu'un ouvrier en G l'enlève. À côté, il ne coûte rien.
about-seat = Un joueur, qui creuse de sa côte vers l'autre tunnelier. Le total le plus élevé gagne quand les tunneliers se sont rencontrés.
about-points = Tous les points ensemble, comme ils compteraient maintenant.
about-part-tunnels = Marqueurs sur les cartes Tunnel : chacun compte la taille de sa carte, 2 ou 3.
about-part-stations = Marqueurs dans les gares : chacun compte les points de son emplacement.
about-part-contracts = Contrats dont les exigences sont remplies. Un marqueur, un tunnel ou un gravat ne sert qu'à un contrat ; le meilleur choix compte.
about-part-train = { $points } pour qui a le train Snowdon à la fin.
about-part-crisis = Chaque marqueur dans la zone de crise compte { $points }.
about-home = Ouvriers encore à placer. Tous doivent l'être dans cette manche.
about-pub = Le pub : avec un train, 1 charbon en fait venir un ouvrier pour une manche. Un autre rejoint le tunnelier quand on l'achète.
about-machine-card = Le tunnelier : il s'achète en E pour { $bars }. Dès la manche suivante, son ouvrier travaille en D ou en G, pour 1 minerai chaque fois.
about-start-marker = Le jeton Premier joueur : qui l'a est premier joueur de la manche suivante. La deuxième case de A le donne.
about-choice-hire = Vous mettez 1 charbon dans le sac, et un ouvrier de plus travaille pour vous dans cette manche.
about-choice-stay = Vous gardez votre charbon.
about-choice-pass = L'ouvrier du tunnelier reste sur sa carte dans cette manche.
about-choice-wait = Vous n'annoncez plus de contrat avant cette zone.
about-choice-nothing = Vous ne faites rien de cette action.
about-choice-dig = Le tout est creusé, 2 gravats à la fois.
about-choice-rest = Vous ne creusez pas : on ne creuse pas en partie.
about-choice-shore = Vous mettez 1 pierre dans le sac et un marqueur sur la carte. Les 2 gravats vont à la réserve générale.
about-choice-keep-rubble = Vous recevez 2 gravats. Cette prise ne pourra plus jamais être étayée.
about-choice-claim = Votre dernier marqueur va sur l'emplacement de gravats.
about-choice-forgo = Vous gardez votre dernier marqueur, et l'emplacement de gravats reste vide pour toujours.
about-choice-bore = Le tunnelier creuse, 2 gravats à la fois, et passe au besoin à la carte suivante.
about-choice-erect = Le tunnelier construit un emplacement, pour 1 pierre de moins que son prix.
about-choice-drill = Le tunnelier creuse ; par contrat, il peut aussi construire un emplacement.
about-choice-idle = Le tunnelier ne fait plus rien dans cette manche.
about-choice-save = Vous ne construisez ni n'achetez rien avec cet ouvrier.
about-choice-leave = Vous ne prenez pas de contrat. Si personne n'en prend, le plus à gauche est défaussé.
about-choice-maintain = Vous payez 1 barre à la réserve générale et gardez le train.
about-choice-return-train = Le train retourne à l'exposition, et les deux joueurs peuvent l'acheter de nouveau.
about-take = Vous prenez autant de cubes de cette sorte au dépôt.
about-make = Vous en fabriquez autant.
about-pay = Vous remplacez autant de barres ou de pierres du prix, comme le permet un contrat en vigueur.

## Ce qu'elles signifient maintenant pour qui regarde

about-now-last-round = Les tunneliers se sont rencontrés : c'est la dernière manche.
about-now-first = Vous êtes premier joueur de cette manche.
about-now-take = Votre ouvrier prendrait jusqu'à { $cubes }. Au dépôt : { $yard }.
about-now-dig = Votre ouvrier creuserait { $rubble } ; { FORM($position, "the") } a encore { $left }.
about-now-shore = Pour étayer, vous avez { $stone } et { $markers }.
about-now-make = Vous pourriez fabriquer { $bars }, ou { $stone }.
about-now-sites = { $number ->
        [0] Vous ne pourriez payer aucun emplacement ouvert maintenant.
        [one] Vous pourriez payer { $number } emplacement ouvert maintenant.
       *[other] Vous pourriez payer { $number } emplacements ouverts maintenant.
    }
about-now-buy = Vous pourriez acheter : { $items }.
about-now-row = Dans la rangée : { $contracts }.
about-now-calm = Il enlèverait un de vos disques ; il resterait { $discs }.
about-now-recover = Il ferait revenir un de vos marqueurs ; il en resterait là { $markers }.
about-now-calm-nothing = Vous n'avez ni disque ni marqueur dans la zone de crise.
about-now-machine-here = Votre tunnelier creuse ici : il reste { $rubble }.
about-now-their-machine-here = L'autre tunnelier creuse ici : il reste { $rubble }.
about-now-rubble = Encore { $rubble } à creuser.
about-now-shored = Vous avez entièrement étayé ce tunnel : { $points }.
about-now-tunnel-mine = Vous avez ici { $markers } : { $points }.
about-now-tunnel-open = Ce tunnel peut encore être entièrement étayé, avec { $markers } de plus.
about-now-tunnel-lost = Vous ne pouvez plus étayer ce tunnel entièrement.
about-now-may-build = Vous pouvez construire ici.
about-now-site-mine = Il est à vous : { $points }.
about-now-site-theirs = Il est aux mains de l'adversaire : { FORM($seat, "the") }.
about-now-site-lost = Plus personne ne peut le gagner.
about-now-build = Vous pourriez le construire maintenant, pour { $cost }.
about-now-lack = Il vous manque { $goods }.
about-now-distance = Avant la rencontre : { $cards } à vider.
about-now-first-there = { $seat } y ont été les premiers.
about-now-race = Votre tunnelier en est à { $cards }, l'autre à { $other }.
about-now-worth-bars = En C, cela fait { $bars }.
about-now-worth-stone = En C, cela fait { $stone }.
about-now-next-event = C'est le prochain.
about-now-hit-you = Avec le dos actuel, les événements vous touchent.
about-now-hit-them = Avec le dos actuel, les événements touchent l'autre joueur.
about-now-hit-both = Avec le dos actuel, les événements vous touchent tous les deux.
about-now-disc-you = S'il est encore au-dessus à la crise, vous recevez un disque.
about-now-disc-them = S'il est encore au-dessus à la crise, l'autre joueur reçoit un disque.
about-now-no-letter = Le tiret : il n'est d'aucune zone et ne s'annonce pas.
about-now-new-card = N : l'un des quatre contrats créés pour ce scénario.
about-now-needs-met = Vous avez tout ce qu'il exige.
about-now-needs-crowded-out = Vous avez tout ce qu'il exige, mais cela sert à un autre contrat : chaque chose ne sert qu'une fois.
about-now-theirs = { $seat } le tiennent.
about-now-spent = Sa capacité a déjà servi.
about-now-in-force = Sa capacité est en vigueur dans cette manche.
about-now-together = Ensemble, les contrats rapportent maintenant { $points }.
about-now-can-buy = Vous pourriez l'acheter maintenant.
about-now-train-mine = Il est à vous.
about-now-upkeep-to-come = L'entretien est encore à venir : 1 barre, ou le train repart.
about-now-not-yet = { $number ->
        [one] Encore un événement avant cela.
       *[other] Encore { $number } événements avant cela.
    }
about-now-due = À la prochaine crise, vous payez { $markers } ; votre réserve en a { $supply }.
about-now-loss = Vos marqueurs comptent ici { $points }.
about-now-ahead = Vous avez { $points } d'avance.
about-now-behind = Vous avez { $points } de retard.
about-now-level = Vous êtes à égalité.
about-now-no-train = Vous n'avez pas de train pour embaucher.
about-now-no-coal = Vous n'avez pas de charbon pour embaucher.
about-now-can-hire = Au début d'une manche, vous pouvez embaucher pour 1 charbon.
about-now-fixed = Plus personne ne peut le prendre dans cette manche.

## Tables à soi : ce qui ne peut pas être lu

tables-ability-known = la capacité de ce contrat est connue : { $ability }
tables-ability-fixed = seuls les contrats 5, 16 et 21 peuvent avoir { $ability }
tables-needs = needs= s'écrit 2S+1T+4R : gares, cartes tunnel, gravats
tables-odd = les gravats s'enlèvent par { $bite } : rubble={ $amount } est impair
tables-sites = { $key }= s'écrit rubble:4,3-stone:6,1-steel+2-stone:12
tables-rubble = ses emplacements de gravats portent { $count } gravats en tout
tables-most-sites = au plus { $most } emplacements de pierre et d'acier
tables-rubble-written = les emplacements de gravats s'écrivent rubble:4, ou s'il y en a plusieurs 2-rubble:3
tables-no-cost = « { $said } » n'est pas un coût ; écrivez 3-stone, 1-steel ou 1-steel+2-stone
tables-event-known = cet événement est connu : { $event }
tables-event-fixed = les trains viennent avec l'événement 2 et l'entretien avec l'événement 6, et plus jamais
tables-beyond = se trouve au-delà de { $first }
tables-last-three = l'un des trois derniers fait avancer les tunneliers : excavate ou track

## Saisi d'après la boîte : noms des lignes, et où leurs valeurs figurent sur le matériel

line-event = case { $space } de la piste des événements
box = Sous la main : les quatre nouveaux contrats du scénario et les contrats 7, 11 et 12 de Snowdonia, les sept cartes Gare, la piste des événements du plateau, et la feuille du scénario avec l'image de la mise en place.
box-contract =
    Contrats
    ┌─────────────     ┌─────────────
    │ moitié haute     │ dos de la carte
    │  needs           │  back
    │  vp              └─────────────
    ├─ moitié basse
    │  ability
    └─────────────
    needs    ce qu'il demande : 2S+1T+4R
             S gares · T tunnels (voies) · R gravats
    vp       ses points à la fin
    ability  ce qu'il fait une fois ; la lettre de sa zone s'y trouve aussi
    back     le temps qu'il fait au dos
    N1, N2, N4 et N8 sont nos noms pour les nouveaux contrats, d'après ceux qu'ils
    remplacent : 1, 2, 4 et 8. Prenez les vôtres dans l'ordre que vous voulez. Si aucune
    capacité d'ici n'est celle d'une carte, gardez la plus proche et dites-le-nous.
box-number =
    Nombres dans les capacités, dans la moitié basse du contrat
       cubes    contrat 7 : cubes de plus du dépôt
       rubble   nouveaux contrats : gravats que creuse le tunnelier
       discs    nouveaux contrats : disques de crise retirés
    Si aucun de vos contrats n'a cette capacité, appuyez sur Entrée.
box-train =
    Trains
       bars     barres d'acier que coûte le train
       coal     cubes de charbon posés dessus au début
box-station =
    Cartes Gare : tous les emplacements d'une gare, chacun comme COÛT:POINTS, avec des virgules
       3-stone:7              un emplacement à 3 pierres, 7 points
       1-steel:5              à une barre d'acier
       1-steel+2-stone:12     aux deux
       rubble:4               l'emplacement de gravats, 4 points
       2-rubble:2,2-rubble:3  s'il y en a plusieurs, avec les gravats de chacun
box-place =
    La ligne de l'Angleterre au Milieu, telle que la montre l'image de la mise en place
       0    1    2    3    4  …  10
       │    │    │              Milieu
       │    └────┴─ tunnels et gares
       St Pancras
    at       la position de la gare : comptez les cartes, St Pancras est 0
box-event =
    La piste des événements, case après case
       ┌───┬───┬───┬───┬──
       │ 1 │ 2 │ 3 │ 4 │ …
       └───┴───┴───┴───┴──
    kind     ce qui arrive quand un cube Événement y vient

## Le matériel, pièce par pièce

component-contracts = Contrats
component-trains = Trains
component-stations = Gares
component-tunnels = Tunnels
component-cubes = Cubes et ressources
component-pieces = Pièces
component-tunnel = Tunnel de taille { $size }
component-tunnel-said = Un tunnel à { $size } places d'étayage. Chaque marqueur y rapporte { $size } points à la fin ; entièrement étayé par un joueur, il compte pour les contrats.
component-ore = Minerai de fer
component-stone = Pierre
component-coal = Charbon
component-rubble = Gravats
component-bars = Barres d'acier
component-event-cube = Cube Événement
component-labourer = Ouvrier : { $seat }
component-marker = Marqueur : { $seat }
component-disc = Disque de crise : { $seat }
component-machine = Tunnelier : { $seat }
component-start-marker = Jeton Premier joueur
component-black = Marqueur noir
component-black-said = Il ferme une gare : plus personne ne peut y construire ni rien y prendre. Les marqueurs qui s'y trouvent restent et comptent toujours.

## Les champs d'une position, et ce qui peut s'y trouver

field-layout = cartes Tunnel
field-layout-mirrored = deux moitiés identiques
field-layout-independent = chaque moitié mélangée
field-crisis-start = zone de crise au début
field-crisis-start-standard = deux marqueurs chacun
field-crisis-start-discs = deux marqueurs, un disque chacun
field-crisis-start-markers = quatre marqueurs chacun
field-next-hire = embauche
field-next-place = placement
field-next-window = fenêtre
field-next-work = travail des zones
field-next-after = après une zone
field-next-home = retour des ouvriers
field-next-contracts = rangée de contrats
field-next-crisis = crise
field-next-yard = réapprovisionner le dépôt
field-next-events = événements
field-next-end = fin de la manche
field-first = premier joueur
field-start = jeton Premier joueur
field-fixed = jeton Premier joueur fixé
field-locked = capacités bloquées
field-area = zone
field-at = étape
field-turn = à qui de jouer
field-waited = ont passé la fenêtre
field-bag = cubes dans le sac
field-bag-event = Événements
field-yard = dépôt
field-rubble-left = gravats en réserve
field-bars-left = barres en réserve
field-spaces = cases pour ouvriers
field-line = ligne
    .one = carte de la ligne
field-sites = emplacements
field-rubble-sites = emplacements de gravats
field-black = marqueurs noirs
field-train-coal = charbon sur les trains
field-on-sale = trains en vente
field-row = rangée de contrats
field-signed = contrat pris cette manche
field-contracts = contrats
    .one = contrat
field-deck = contrats dans la pioche
field-sky = dos de la pioche
field-sky-rain = pluie
field-sky-sun = soleil
field-sky-fog = brouillard
field-wind = dos avant de réapprovisionner
field-wind-rain = pluie
field-wind-sun = soleil
field-wind-fog = brouillard
field-fired = événements survenus
field-track = cubes sur la piste des événements
field-waiting = cubes Événement à venir
field-aside = cubes Événement mis de côté
field-upkeep = entretien encore dû
field-middle = premier au Milieu
field-broken = percée
field-digger = qui creuse
field-bites = prises à creuser
field-boring = tunnelier au travail
field-parts = parties faites du contrat
field-goods = biens
field-supply = marqueurs en réserve
field-crisis = marqueurs en zone de crise
field-discs = disques
field-position = position du tunnelier
field-station = dernière gare atteinte
field-bought = tunnelier acheté
field-train = train
field-train-enid = Enid
field-train-wyddfa = Wyddfa
field-train-snowdon = Snowdon
field-train-moel-siabod = Moel Siabod
field-home = ouvriers à placer
field-hired = ouvrier embauché
field-pub = ouvriers au pub
field-machine = ouvrier du tunnelier
field-calming = ouvriers en zone G
field-machine-calming = ouvrier du tunnelier en zone G
field-owing = marqueurs dus à la crise
field-rubble = gravats
field-room = places pour marqueurs
field-markers = marqueurs
field-lies = où il est
field-lies-deck = dans la pioche
field-lies-row = dans la rangée
field-lies-held = détenu
field-lies-shown = montré
field-lies-discard = défausse
field-used = capacité
field-used-fresh = non utilisée
field-used-announced = annoncée
field-used-spent = épuisée
field-question-hire = embaucher un ouvrier
field-question-place = placer un ouvrier
field-question-contract = annoncer un contrat
field-question-yard = prendre des cubes
field-question-dig = creuser
field-question-bite = étayer, ou garder les gravats
field-question-claim = le dernier marqueur
field-question-works = atelier
field-question-bore = forer ou construire
field-question-build = construire ou acheter
field-question-payment = paiement
field-question-office = prendre un contrat
field-question-selection = choisir un contrat montré
field-question-lose = perdre un marqueur
field-question-upkeep = entretien
field-question-first = qui commence
field-question-layout = taille d'une carte Tunnel
field-question-back = dos de la pioche
field-question-face = quel contrat arrive
field-question-cube = quel cube est tiré
