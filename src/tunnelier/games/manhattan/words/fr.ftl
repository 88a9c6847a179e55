### Ce qui se dit à la table de The Manhattan Project.

## Le jeu en une ligne, et ses options

summary = Placez vos travailleurs, espionnez, frappez, construisez : la première nation assez armée l'emporte.
option-pacts = accords avant une frappe aérienne
option-pacts-auto = à partir de trois joueurs
option-pacts-on = toujours
option-pacts-off = jamais
option-turn-limit = quand une partie sans fin s'arrête
option-turn-limit-200 = 200 tours par joueur
option-turn-limit-100 = 100 tours par joueur
option-turn-limit-50 = 50 tours par joueur

## Les joueurs, par leur couleur

seat-1 = Rouge
seat-2 = Bleu
seat-3 = Vert
seat-4 = Jaune
seat-5 = Violet

## Les cases du plateau principal

# Une case dans une phrase : .the avec l'article, .of après « de ».
the-space = { $space }
    .the = la case { $space }
    .of = de la case { $space }
space-university-1 = Université 1
space-university-2 = Université 2
space-university-3 = Université 3
space-university-4 = Université 4
space-aircraft-1 = Avions 1
space-aircraft-2 = Avions 2
space-money-1 = Argent 1
space-money-2 = Argent 2
space-money-3 = Argent 3
space-mine-1 = Mine 1
space-mine-2 = Mine 2
space-mine-3 = Mine 3
space-reactor = Réacteur
space-enrichment = Enrichissement
space-repair = Réparation
space-espionage = Espionnage
space-air-strike = Frappe aérienne
space-design = Projet de bombe
space-construction = Construction

## Les bâtiments et les bombes, par le numéro de leur carte

building-factory = usine { $number }
    .the = l'usine { $number }
    .of = de l'usine { $number }
building-mine = mine { $number }
    .the = la mine { $number }
    .of = de la mine { $number }
building-university = université { $number }
    .the = l'université { $number }
    .of = de l'université { $number }
building-enrichment = usine d'enrichissement { $number }
    .the = l'usine d'enrichissement { $number }
    .of = de l'usine d'enrichissement { $number }
building-reactor = réacteur { $number }
    .the = le réacteur { $number }
    .of = du réacteur { $number }
bomb-uranium = bombe à l'uranium { $number }
    .the = la bombe à l'uranium { $number }
    .of = de la bombe à l'uranium { $number }
bomb-plutonium = bombe au plutonium { $number }
    .the = la bombe au plutonium { $number }
    .of = de la bombe au plutonium { $number }

## D'où reviennent des travailleurs, hors des cases, des bâtiments et des bombes

place-token = marqueur de test
    .of = du marqueur de test
# Celle du joueur lui-même.
place-supply = sa réserve
    .of = de sa réserve

## Combien

counted-money = { $number } $
counted-yellowcake = { $number ->
    [one] { $number } yellowcake
   *[other] { $number } yellowcakes
}
counted-uranium = { $number } uranium
counted-plutonium = { $number } plutonium
counted-fighters = { $number ->
    [one] { $number } chasseur
   *[other] { $number } chasseurs
}
counted-bombers = { $number ->
    [one] { $number } bombardier
   *[other] { $number } bombardiers
}
counted-laborers = { $number ->
    [one] { $number } Laborantin
   *[other] { $number } Laborantins
}
counted-engineers = { $number ->
    [one] { $number } Ingénieur
   *[other] { $number } Ingénieurs
}
counted-scientists = { $number ->
    [one] { $number } Scientifique
   *[other] { $number } Scientifiques
}
counted-contract-laborer = { $number ->
    [one] { $number } Laborantin intérimaire
   *[other] { $number } Laborantins intérimaires
}
counted-contract-engineer = { $number ->
    [one] { $number } Ingénieur intérimaire
   *[other] { $number } Ingénieurs intérimaires
}
counted-contract-scientist = { $number ->
    [one] { $number } Scientifique intérimaire
   *[other] { $number } Scientifiques intérimaires
}
# Pas un travailleur, dans une liste : « à former : aucun ».
nobody = aucun
counted-spies = { $number ->
    [one] { $number } espion
   *[other] { $number } espions
}
counted-buildings = { $number ->
    [one] { $number } bâtiment
   *[other] { $number } bâtiments
}
counted-bombs = { $number ->
    [one] { $number } bombe
   *[other] { $number } bombes
}
counted-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## Une seule chose

good-money = argent
good-yellowcake = yellowcake
good-uranium = uranium
good-plutonium = plutonium
good-fighters = chasseur
good-bombers = bombardier
plane-fighter = un chasseur
plane-bomber = un bombardier
pact-truce = une trêve
pact-stand-down = une abstention

## Ce qui est demandé

# Au début d'un tour, quand les deux sont permis.
ask-turn = { $seat } : placez des travailleurs (ou bloquez, sans l'action), ou retirez-les.
ask-turn-only-place = { $seat } : placez des travailleurs (ou bloquez, sans l'action).
ask-turn-only-retrieve = { $seat } : votre réserve est vide, retirez vos travailleurs.
ask-turn-open = { $seat } : poursuivez votre tour, ou terminez-le.
ask-turn-nobody-placed = { $seat } : poursuivez votre tour en plaçant au moins un travailleur.
ask-turn-striking = { $seat } : vos avions sont en l'air, attaquez ou arrêtez.
ask-turn-no-target = { $seat } : vos avions n'ont aucune cible, arrêtez.
ask-workers = { $seat } : quels travailleurs vont sur { FORM($site, "the") } ?
ask-fuel = { $seat } : que consomme { FORM($site, "the") } ?
ask-output = { $seat } : que produit { FORM($site, "the") } ?
ask-training = { $seat } : vous formez { $workers }. Combien de votre couleur, et non intérimaires ?
ask-market = { $seat } : quel bâtiment achetez-vous ?
ask-repair = { $seat } : réparer un point de dommage pour { $money } ?
ask-repair-free = { $seat } : réparer un point de dommage ?
ask-draft = { $seat } : quelle bombe gardez-vous ?
ask-pact = { $seat } : { $proposer } propose { $pact }. Acceptez-vous ?
ask-staff = { $seat } : { FORM($bomb, "the") } demande { $workers }. Combien de votre couleur, et non intérimaires ?
ask-bonus = { $seat } : quel travailleur recrutez-vous avant le premier tour ?
ask-first = Qui commence ?
ask-reveal = Quel bâtiment arrive sur la case { $slot } du marché ?
ask-design = Quelle bombe vient dans la rangée ?

## Ce que l'on peut faire

move-place = { $seat } choisit { FORM($site, "the") }.
move-block = { $seat } bloque { FORM($site, "the") }, sans l'action.
move-use = { $seat } choisit { FORM($site, "the") }.
move-occupy = { $seat } bloque { FORM($site, "the") }, sans l'action.
move-build = { $seat } construit { FORM($bomb, "the") }.
# $points est la valeur du marqueur que l'on prend en échange.
move-test = { $seat } teste { FORM($bomb, "the") } pour le marqueur de { $points }.
move-load = { $seat } charge { FORM($bomb, "the") } pour { $money }.
move-shoot = { $seat } abat { $plane } de { $player }.
move-raid = { $seat } bombarde { FORM($building, "the") } de { $owner }.
move-truce = { $seat } propose une trêve à { $player }.
move-stand-down = { $seat } propose une abstention à { $player }.
move-stop = { $seat } met fin à la frappe.
move-retrieve = { $seat } retire ses travailleurs.
move-end-turn = { $seat } termine son tour.
move-send = { $seat } envoie { $workers } sur { FORM($site, "the") }.
move-burn = { $seat } paie { $goods } comme combustible.
move-make = { $seat } choisit { $goods }.
move-train = { $seat } forme { $own ->
    [0] { $contractors ->
        [one] { $contractors } intérimaire
       *[other] { $contractors } intérimaires
    }
    [one] { $own } travailleur de sa couleur{ $contractors ->
        [0] {""}
        [one] {" "}et { $contractors } intérimaire
       *[other] {" "}et { $contractors } intérimaires
    }
   *[other] { $own } travailleurs de sa couleur{ $contractors ->
        [0] {""}
        [one] {" "}et { $contractors } intérimaire
       *[other] {" "}et { $contractors } intérimaires
    }
}.
move-buy = { $seat } achète { FORM($building, "the") } de la case { $slot } du marché.
move-decline = { $seat } n'achète rien.
move-repair = { $seat } répare { FORM($building, "the") }.
move-enough = { $seat } ne répare plus rien.
move-keep = { $seat } garde { FORM($bomb, "the") }.
unseen-keep = { $seat } garde une bombe.
move-accept = { $seat } accepte.
move-refuse = { $seat } refuse.
# $workers : tous ceux d'un même type que demande la bombe.
move-staff = { $seat } met { $workers } sur { FORM($bomb, "the") } : { $own } de sa couleur, { $contractors ->
    [one] { $contractors } intérimaire
   *[other] { $contractors } intérimaires
}.
move-recruit = { $seat } recrute { $workers }.
move-first = { $player } commence.
move-reveal = Case { $slot } du marché : { $building }.
move-design = Révélée : { $bomb }.

## Pourquoi c'est interdit

refusal-not-left = Cela ne peut pas être pioché.
refusal-strike-open = Terminez d'abord votre frappe aérienne : arrêtez.
refusal-no-strike = Aucune frappe aérienne en cours : placez d'abord un travailleur sur la case Frappe aérienne.
refusal-step-one-over = Le plateau principal passe en premier, et une seule fois par tour.
refusal-must-retrieve = Votre réserve est vide : vous devez retirer vos travailleurs.
refusal-already-placing = Ce tour est déjà un tour de placement : retirer prend un tour entier.
refusal-nothing-to-retrieve = Aucun travailleur permanent ne reviendrait.
refusal-nobody-placed = Placez au moins un travailleur avant de terminer votre tour.
refusal-occupied = C'est déjà occupé.
refusal-closed = Projet de bombe est fermé jusqu'à la fin de la partie.
refusal-cannot-pay = Vous ne pouvez pas payer.
refusal-workers-missing = Vous n'avez pas les travailleurs requis dans votre réserve.
refusal-wrong-workers = Il y faut d'autres travailleurs.
refusal-not-bought = Personne n'a acheté ce bâtiment.
refusal-not-yours = Les bâtiments adverses ne vous sont ouverts qu'au tour d'un Espionnage, et pas plus que vous n'avez d'espions.
refusal-damaged = Ce bâtiment est endommagé.
refusal-not-on-offer = Cela n'y est pas produit.
refusal-wrong-split = Il n'y a pas assez de travailleurs pour cette répartition.
refusal-empty-slot = Cette case du marché est vide.
refusal-not-in-hand = Vous n'avez pas cette bombe en main.
refusal-no-fuel = Vous n'avez pas assez de combustible pour elle.
refusal-tested-before = Vous avez déjà fait votre test.
refusal-loaded-before = Cette bombe est déjà chargée.
refusal-no-bomber = Vous n'avez pas de bombardier.
refusal-no-fighter = Vous n'avez pas de chasseur.
refusal-no-such-player = Personne ne joue cette couleur.
refusal-own-planes = Ces avions sont à vous.
refusal-no-target = Il n'y a pas de tel avion à abattre.
refusal-fighters-guard = Ce joueur a encore des chasseurs : abattez-les d'abord.
refusal-pact = Un accord l'interdit.
refusal-no-pacts = Cette partie se joue sans accords.
refusal-too-late = Les accords se proposent avant la première attaque.
refusal-asked-before = Ce joueur a déjà reçu votre offre pour cette frappe.
refusal-no-damage = Ce bâtiment n'est pas endommagé.
refusal-not-in-packet = Cette bombe n'est pas dans le paquet.
refusal-nothing-to-stop = Aucune frappe aérienne n'est en cours.
refusal-no-parley = Les accords se proposent pendant une frappe aérienne, avant sa première attaque.
refusal-no-partner = Un accord se propose à un adversaire.
refusal-design-taken = La case Projet de bombe est occupée.
refusal-in-use = Ce bâtiment est occupé.
refusal-one-worker = Un seul travailleur y va.
refusal-one-of-either = Un Ingénieur ou un Scientifique y va, un seul.
refusal-wrong-designers = Un Ingénieur et un Scientifique y vont ensemble.
refusal-wrong-crew = Le bâtiment demande exactement les travailleurs imprimés sur sa carte.
refusal-wrong-staff = Il n'y a pas assez de travailleurs pour cette répartition.
refusal-staff-missing = Vous n'avez pas dans votre réserve les Scientifiques et les Ingénieurs requis.
refusal-cannot-buy = Vous ne pouvez pas payer son prix.
refusal-no-building = Aucun adversaire n'a ce bâtiment.
refusal-own-building = Ce bâtiment est à vous.
refusal-not-testable = Vous n'avez pas construit cette bombe.
refusal-not-loadable = Vous n'avez pas construit cette bombe.
refusal-no-bomber-to-load = Vous n'avez pas de bombardier à charger.
refusal-cannot-pay-load = Vous ne pouvez pas payer son chargement.
refusal-not-to-repair = Ce bâtiment n'est pas à vous.
refusal-fewer-trained = Vous n'en formez pas autant.
refusal-fewer-needed = La bombe n'en demande pas autant.

## Ce qui se passe : mise en place et déroulement d'un tour

news-first = { $seat } est tiré au sort comme premier joueur.
news-bonus-money = { $seat } reçoit { $money } comme bonus de départ.
news-bonus-worker = { $seat } prend { $workers } dans la réserve générale comme bonus de départ.
news-on-offer = Case { $slot } du marché : { $building }.
news-face-up = Face visible, à concevoir : { $bomb }.
news-turn = C'est au tour de { $seat }.
news-must-retrieve = { $seat } n'a aucun travailleur dans sa réserve et doit retirer ses travailleurs.
news-turn-over = Le tour de { $seat } est terminé.

## Ce qui se passe : placer, former, produire

news-placed = { $seat } place { $crew } sur { FORM($space, "the") }.
news-used = { $seat } place { $crew } sur { FORM($building, "the") }.
news-paid = { $seat } paie { $goods } à la réserve générale.
news-blocked = { $seat } place { $crew } sur { FORM($space, "the") } et renonce à l'action.
news-occupied = { $seat } place { $crew } sur { FORM($building, "the") } et renonce à l'action.
news-occupied-by-spy = { $seat } place { $crew } sur { FORM($building, "the") } de { $owner }, par espionnage, et renonce à l'action.
# Ce qui ne tient plus sur une piste.
news-lost = { $seat } ne reçoit pas { $goods } : il n'y a plus de place.
news-received = { $seat } reçoit { $goods }.
news-shared = { $seat } reçoit { $goods } en tant qu'adversaire.
news-trained = { $seat } forme { $workers } de sa couleur.
news-hired = { $seat } forme { $contractors }.
news-not-trained = { $seat } ne forme pas { $workers } : la réserve générale n'en a plus.
news-bribes-fed = 1 $ de la réserve générale va dans la caisse noire, qui contient { $money }.

## Ce qui se passe : le marché

news-no-purchase = { $seat } ne peut payer aucun bâtiment.
news-empty-market = Le marché est vide : { $seat } ne peut rien acheter.
news-free = { $seat } a placé un Ingénieur : la case { $slot } du marché est gratuite.
news-price = { $seat } paie { $money } à la réserve générale pour la case { $slot } du marché.
news-bought = { $seat } prend { FORM($building, "the") } de la case { $slot } du marché.
news-took-bribes = { $seat } prend la caisse noire : { $money }.
news-slid = Les bâtiments à droite du vide glissent d'une case vers la gauche.
news-refilled = Un nouveau bâtiment arrive sur la case { $slot } du marché : { $building }.
news-no-refill = La pioche des bâtiments est épuisée : aucun n'est ajouté au marché.

## Ce qui se passe : réacteurs et espionnage

news-burned = { $seat } paie { $goods } comme combustible, au lieu de yellowcakes.
news-spy = { $seat } gagne un espion et en a maintenant { $spies }.
news-no-spy = { $seat } ne gagne pas d'espion : on ne peut en avoir que { $spies }.
news-spied = { $seat } place { $crew } sur { FORM($building, "the") } de { $owner }, par espionnage.
news-spying-over = { $seat } ne peut plus utiliser de bâtiments adverses.
news-spying = { $seat } peut utiliser { $buildings } de ses adversaires dans ce tour.

## Ce qui se passe : frappes aériennes et accords

news-no-strike = { $seat } n'a aucun avion : il n'y a pas de frappe aérienne.
news-strike = { $seat } peut frapper avec { $fighters } et { $bombers }.
news-shot = { $seat } perd un chasseur et détruit { $plane } de { $player }.
# $damage : tous les dommages que porte maintenant le bâtiment.
news-raided = { $seat } perd un bombardier et touche { FORM($building, "the") } de { $owner } : { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
} au total.
news-strike-spent = { $seat } n'a plus d'avion : la frappe aérienne est terminée.
news-strike-stopped = { $seat } met fin à la frappe aérienne.
news-offered = { $seat } propose { $pact } à { $player }.
news-truce = { $seat } et { $player } concluent une trêve : jusqu'au prochain tour de { $seat }, aucun n'attaque l'autre.
news-stand-down = { $seat } et { $player } sont d'accord : { $seat } épargne { $player }, qui évite la case Frappe aérienne jusqu'au prochain tour de { $seat }.
news-refused = { $seat } refuse ce que { $player } propose : { $pact }.
news-pact-over = L'accord de { $seat } avec { $player } prend fin : { $pact }.

## Ce qui se passe : réparations

news-no-repair = { $seat } n'a aucun dommage à réparer.
news-one-repaired = { $seat } répare un point de dommage sur { FORM($building, "the") } : il en reste { $damage }.
news-repair-paid = { $seat } paie { $money } à la réserve générale pour une réparation.
news-repair-too-dear = { $seat } a des dommages, mais pas { $money } pour en réparer un.

## Ce qui se passe : concevoir des bombes

news-draft = { $seat } prend les { $bombs } face visible.
news-kept = { $seat } garde { FORM($bomb, "the") }.
unheard-kept = { $seat } garde une bombe.
news-passed = { $seat } reçoit le paquet, avec { $bombs }.
news-got-last = { $seat } reçoit la dernière : { FORM($bomb, "the") }.
unheard-got-last = { $seat } reçoit la dernière bombe.
news-dealt = Une nouvelle bombe est révélée : { FORM($bomb, "the") }.
news-dealt-again = Une bombe testée est révélée de nouveau : { FORM($bomb, "the") }.
news-closed = Il reste trop peu de bombes dans la pioche : Projet de bombe est fermé pour de bon.

## Ce qui se passe : construire, tester et charger des bombes

news-played = { $seat } joue { FORM($bomb, "the") } face visible.
news-fuelled = { $seat } paie { $goods } comme combustible.
news-staffed = { $seat } met { $workers } sur la bombe.
news-staffed-by-contract = { $seat } met { $contractors } sur la bombe.
news-built = { $seat } a construit { FORM($bomb, "the") } pour { $points }.
news-tested = { $seat } teste { FORM($bomb, "the") }.
news-under-deck = La bombe testée, { FORM($bomb, "the") }, va face cachée sous la pioche : { $points } en moins.
# Le marqueur de chargement, qui était sur la bombe testée.
news-marker-lost = { $seat } perd le marqueur de chargement de la bombe testée : { $points } en moins, rien n'est remboursé.
news-token = { $seat } prend le marqueur de test restant le plus élevé : { $points }.
news-on-the-token = { $seat } déplace { $workers } de la bombe au marqueur de test.
news-on-the-token-by-contract = { $seat } déplace { $contractors } de la bombe au marqueur de test.
news-worth-more = { $seat } a fait son test : désormais { FORM($bomb, "the") } vaut { $points }.
news-loaded = { $seat } paie { $money } et un bombardier et charge { FORM($bomb, "the") } : { $points } de plus.
news-score = { $seat } a { $points } ; il en faut { $target } pour gagner.

## Ce qui se passe : retirer

news-retrieved = { $seat } retire ses travailleurs.
news-came-home = { $seat } reprend { $workers } { FORM($place, "of") }.
news-released = { $seat } récupère { $workers } { FORM($place, "of") }.
news-contract-over = { $seat } rend à la réserve générale { $contractors } { FORM($place, "of") }.
news-dismissed = { $seat } rend à la réserve générale { $contractors } { FORM($place, "of") }.

## Ce qui se passe : la fin

news-target = { $seat } a atteint l'objectif avec { $points } et gagne.
news-no-points-left = Plus personne ne peut marquer : la partie est terminée.
news-time-up = Chacun a joué { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : la partie est terminée.
news-tally = Points de { $seat } : bombes construites { $built }, bombes chargées { $loaded }, marqueur de test { $token }.
news-won = { $seat } gagne avec le plus de points : { $points }.
news-won-by-loaded = { $seat } gagne à égalité de points ({ $points }), avec le plus de bombes chargées : { $loaded }.
news-won-by-money = { $seat } gagne à égalité de points ({ $points }) et de bombes chargées ({ $loaded }), avec le plus d'argent : { $money }.
news-won-together = { $seat } partage la victoire, à égalité de points ({ $points }), de bombes chargées ({ $loaded }) et d'argent ({ $money }).

## La feuille de score

sheet-bombs = bombes construites
sheet-loaded = bombes chargées
sheet-token = marqueur de test
sheet-total = total
sheet-target = objectif
# La place d'un joueur à la fin : premier, deuxième…
sheet-place = rang

## Titres du laboratoire

deed-placed = Cases du plateau principal utilisées
deed-bought = Bâtiments achetés
deed-used = Bâtiments à soi utilisés
deed-spied = Bâtiments adverses utilisés par espionnage
deed-kept = Plans de bombe gardés
deed-built = Bombes construites
deed-tested = Bombes testées
deed-loaded = Bombes chargées

## Mots à taper : sortes de coups

type-place = placer
type-block = bloquer
type-use = utiliser
type-occupy = occuper
type-build = construire
type-test = tester
type-load = charger
type-shoot = abattre
type-raid = bombarder
type-truce = trêve
    .also = treve
type-stand-down = abstention
type-stop = arrêter
    .also = arreter
type-retrieve = retirer
type-end-turn = fin-du-tour
    .also = terminer
type-send = envoyer
type-burn = consommer
type-make = produire
type-train = former
type-buy = acheter
type-decline = renoncer
# La sorte de coup, et la case Réparation.
type-repair = réparation
    .also = reparation, réparer, reparer
type-enough = assez
type-keep = garder
type-accept = accepter
type-refuse = refuser
type-staff = affecter
type-recruit = recruter
type-first = premier
type-reveal = révéler
    .also = reveler

## Mots à taper : ce que nomme un coup

type-space = case
type-building = bâtiment
    .also = batiment
type-bomb = bombe
type-player = joueur
type-plane = avion
type-workers = travailleurs
type-worker = travailleur
type-fuel = combustible
type-output = production
type-own = permanents
type-slot = marché
    .also = marche

## Mots à taper : cases, joueurs et biens

type-university = université
    .also = universite
type-aircraft = avions
type-money = argent
type-mine = mine
type-reactor = réacteur
    .also = reacteur
type-enrichment = enrichissement
type-espionage = espionnage
# La case Projet de bombe, et une bombe qui vient dans la rangée.
type-design = projet
type-air-strike = frappe-aérienne
    .also = frappe-aerienne, frappe
type-construction = construction
type-red = rouge
type-blue = bleu
type-green = vert
type-yellow = jaune
type-violet = violet
type-fighter = chasseur
type-bomber = bombardier
type-fighters = chasseurs
type-bombers = bombardiers
type-uranium = uranium
type-yellowcake = yellowcake
type-engineer = ingénieur
    .also = ingenieur
type-scientist = scientifique
type-engineers = ingénieurs
    .also = ingenieurs
type-scientists = scientifiques

## Mots à taper : un travailleur chacun, par les lettres du plateau ; après g, les intérimaires

type-l = l
type-e = i
type-s = s
type-gl = gl
type-ge = gi
type-gs = gs

## Le terminal : quantités et travailleurs en bref

short-money = { $number } $
short-yellowcake = { $number }Y
short-uranium = { $number }U
short-plutonium = { $number }P
short-fighters = { $number ->
    [one] { $number } chasseur
   *[other] { $number } chasseurs
}
short-bombers = { $number ->
    [one] { $number } bombardier
   *[other] { $number } bombardiers
}
short-laborers = { $number }L
short-engineers = { $number }I
short-scientists = { $number }S
letter-laborer = L
letter-engineer = I
letter-scientist = S
page-key-workers = L Laborantin · I Ingénieur · S Scientifique (minuscules : intérimaires)
page-key-goods = ? travailleur au choix · Y yellowcake · U uranium enrichi · P plutonium

## Le terminal : le tour

page-turn = Tour { $number } de { $seat }
page-target = objectif { $points } points
page-spying = bâtiments adverses encore ouverts aux espions : { $number }
page-strike = frappe en cours, avions restants : { $planes }

## Le terminal : marché, plateau principal et bombes

page-market = Marché
page-bribes = caisse noire { $money }
page-deck = { $number } dans la pioche
# Ce qui est dit à côté d'une case du marché ; I est la lettre d'un Ingénieur.
page-slot-first = gratuit pour I + caisse
page-slot-free = gratuit pour I
page-slot-bribing = caisse noire +1 $
page-empty = vide
# Sortes de bâtiments, dans une colonne aussi étroite que possible.
kind-factory = usine
kind-mine = mine
kind-university = université
kind-enrichment = enrichiss.
kind-reactor = réacteur
page-action-espionage = +1 espion, bâtiments adverses
page-action-design = partager des bombes
page-action-air-strike = attaquer
page-action-repair = réparer 3 ; autres 2 $, 3 $, 5 $
page-action-construction = acheter un bâtiment
# Ce que reçoit chaque adversaire.
page-others = autres { $goods }
# Projet de bombe, jusqu'à la fin de la partie.
page-closed = fermé
page-row = Bombes à concevoir
page-tokens = marqueurs de test { $tokens }
page-packet = le paquet
page-bomb-uranium = { $bomb } : { $workers } { $fuel }, { $untested ->
    [one] { $untested } pt
   *[other] { $untested } pts
}, charger { $load }
page-bomb-plutonium = { $bomb } : { $workers } { $fuel }, { $untested }/{ $tested ->
    [one] { $tested } pt
   *[other] { $tested } pts
}, charger { $load }
page-general = Réserve générale :

## Le terminal : les joueurs

page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
page-supply = réserve :
page-untrained = à former :
page-damage = { $number ->
    [one] { $number } dommage
   *[other] { $number } dommages
}
page-token = marqueur de test { $value }
page-built = construite
page-loaded = chargée
page-in-hand = bombes en main : { $number }
page-hand = en main
page-ready = prête à construire
page-missing = il manque { $goods }
page-truce = trêve avec { $players }
# $number : combien de joueurs ce sont.
page-stand-down = { $number ->
    [one] { $players } s'abstient
   *[other] { $players } s'abstiennent
}

## Le plateau dans son ensemble

board-title = The Manhattan Project, { $seats } joueurs
board-description = Plateau principal de 19 cases, marché de sept bâtiments, bombes à concevoir. { $players }
board-nation = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }, { $goods }, travailleurs en réserve : { $workers }, bâtiments : { $buildings }, bombes construites : { $built }, en main : { $hand }.
board-nothing = aucun bien
# Sur les pions des joueurs ; deux lettres là où une seule ne les distinguerait pas.
board-letter-1 = R
board-letter-2 = B
board-letter-3 = Ve
board-letter-4 = J
board-letter-5 = Vi

## Le plateau : le tour

board-button-retrieve = Retirer les travailleurs
board-button-end-turn = Terminer le tour
board-button-stop = Terminer la frappe
board-button-decline = Ne rien acheter
board-button-enough = Ne plus réparer
board-button-accept = Accepter
board-button-refuse = Refuser
# Sur un bouton : comment se répartissent les travailleurs formés, ou ceux d'une bombe.
board-split = { $own } à vous, { $contractors ->
    [one] { $contractors } intérimaire
   *[other] { $contractors } intérimaires
}
board-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-together = { $players } gagnent ensemble

## Le plateau : une frappe aérienne

board-no-building = { $seat } : aucun bâtiment à bombarder
board-no-bomber = { $seat } : sans bombardier, aucun bâtiment n'est endommagé
board-protected = { $seat } : un accord le protège
board-open-sky = { $seat } : aucun chasseur en face ; { $bombers ->
    [one] { $bombers } bombardier → jusqu'à { $bombers } dommage
   *[other] { $bombers } bombardiers → jusqu'à { $bombers } dommages
}
board-breakthrough = { $seat } : chasseurs { $mine } − { $theirs } = { $left }, puis { $bombers ->
    [one] { $bombers } bombardier → jusqu'à { $bombers } dommage
   *[other] { $bombers } bombardiers → jusqu'à { $bombers } dommages
}
board-held-off = { $seat } : chasseurs { $mine } contre { $theirs }, il en manque { $lack } pour ouvrir la voie
board-offer-truce = trêve
board-offer-stand-down = abstention
board-offer-to = Proposer { $pact } à { $seat }

## Le plateau : cases et bâtiments

board-main = Plateau principal
# Parts of the map, without the numbers of their spaces.
board-district-university = Université
board-district-aircraft = Avions
board-district-money = Argent
board-district-mine = Mine
board-general = Réserve générale
board-action-design = partage des bombes : 2 pour vous, 1 par adversaire
board-action-air-strike = attaquer avions et bâtiments adverses
board-action-repair = réparer 3 dommages ; autres : 2 $, 3 $, 5 $
board-action-construction = acheter un bâtiment ; toujours de la place
board-or = { $one } ou { $other }
board-and = { $one } et { $other }
# Une partie de ce qui est dit après une autre.
board-clauses = { $said } ; { $more }
board-costs = coûte { $goods }
board-gives = donne { $goods }
board-site = { $name } : { $workers } ; { $deal }
board-any = { $number ->
    [one] { $number } travailleur au choix
   *[other] { $number } travailleurs au choix
}
# Par des intérimaires.
board-occupied = on y trouve { $workers }
board-occupied-by = { $seat } y a { $workers }
board-damaged = { $number ->
    [one] { $number } dommage
   *[other] { $number } dommages
}, à réparer
board-owned = à { $seat }
board-for-sale = en vente, case { $slot } du marché
board-is-closed = fermé
board-block = Bloquer { FORM($site, "the") } : placer sans l'action

## Le plateau : le marché

board-slot = Case { $slot } du marché : { $price }
board-free = gratuit
board-lacks = il manque { $goods }
board-feeds-pile = caisse noire +1 $
board-bribe-pile = caisse noire
board-in-the-deck = dans la pioche : { $number }

## Le plateau : les bombes

board-plans = Bombes
# A part of the board on a phone.
board-market-and-bombs = Marché et bombes
board-draft = Partage : { $number ->
    [one] { $number } bombe dans le paquet
   *[other] { $number } bombes dans le paquet
}
board-keeping = { $seat } choisit
board-test-tokens = marqueurs de test :
board-under-deck = sous la pioche après un test : { $bombs }
board-bomb = { $name } : { $goods } ; { $worth }
board-worth-uranium = { $untested ->
    [one] { $untested } point
   *[other] { $untested } points
} ; charger { $money }
board-worth-plutonium = { $untested ->
    [one] { $untested } point
   *[other] { $untested } points
}, { $tested } après un test ; charger { $money }
board-in-your-hand = dans votre main, { $status }
board-is-built = construite par { $seat }, vaut { $points } maintenant
board-is-loaded = chargée, +{ $points }
board-load-bomb = Charger { FORM($bomb, "the") } pour { $money } et un bombardier : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-gain = +{ $points }
board-loss = −{ $points }
board-test-bomb = Tester { FORM($bomb, "the") } : marqueur { $token }, score { $gain }

## Le plateau : les nations

board-you = { $seat } (vous)
board-counter = { $seat } : { $goods }
board-counter-limited = { $seat } : { $goods } sur { $most } au plus
board-worker = { $seat } : { $workers } en réserve
board-supply = Réserve : { $workers }
board-to-train = restent à former : { $workers }

## Ce que sont les formes : des phrases pour qui les montre du doigt

# Une phrase après l'autre.
about-sentences = { $said } { $more }
about-turn = À votre tour, vous placez des travailleurs ou vous les retirez. Placer : d'abord un placement au plus sur le plateau principal, puis autant que vous voulez sur vos bâtiments.
about-takes = Il y faut { $workers }.
about-costs = Coût : { $goods }.
about-shares = Chaque adversaire reçoit { $goods }.
about-university = Forme { $goods }. Qui est formé passe de la réserve générale à la vôtre et peut servir dès ce tour, à votre couleur ou comme intérimaire.
about-aircraft = Produit { $goods } tout de suite. Les chasseurs abattent des avions ; les bombardiers endommagent des bâtiments et portent les bombes chargées.
about-money = Rapporte { $goods }. Chaque placement ici met aussi 1 $ dans la caisse noire.
about-factory = Produit { $goods }.
about-mine = Rapporte { $goods }. Les réacteurs et les usines d'enrichissement en consomment.
about-reactor = Produit { $goods }, le combustible des bombes 15 à 29.
about-enrichment = Produit { $goods }, le combustible des bombes 00 à 14.
about-espionage = Vous gagnez un espion pour de bon. Ce tour-ci, vous pouvez aussi utiliser autant de bâtiments adverses que vous avez d'espions.
about-design = Tous les joueurs se partagent en secret les bombes de la rangée : vous en recevez deux, chaque adversaire une.
about-air-strike = Vous attaquez tout de suite : un chasseur abat un avion, un bombardier endommage un bâtiment d'un adversaire sans chasseur. Tout avion qui attaque est perdu.
about-repair = Vous retirez jusqu'à 3 dommages de vos bâtiments. Ensuite chaque adversaire peut réparer aussi, pour 2 $, 3 $ et 5 $.
about-construction = Vous pouvez acheter un bâtiment du marché. Il y a toujours de la place, et un Ingénieur obtient gratuitement la case 1 ou 2.
about-stays = Les travailleurs restent, et personne d'autre ne peut venir, jusqu'à ce qu'ils soient retirés.
about-block = Placez ici sans l'action, pour fermer la place aux autres. Le coût est payé quand même.

## Ce que sont les formes : le marché et les bombes

about-slot = Ce qui se trouve ici peut être acheté par Construction pour { $money }. Après un achat, les bâtiments plus chers glissent d'une case vers la gauche.
about-slot-first = Qui achète ici prend aussi la caisse noire.
about-slot-free = C'est gratuit après avoir placé un Ingénieur.
about-slot-bribing = Un achat ici met 1 $ dans la caisse noire.
about-bribe-pile = De l'argent qui n'est encore à personne. Qui achète sur la case 1 prend tout.
about-building-deck = Des bâtiments que personne n'a encore vus. Après un achat, le premier arrive sur la case 7.
about-bomb-deck = Des bombes à venir. Après un partage, une nouvelle rangée est distribuée ; s'il en manque, Projet de bombe est fermé pour de bon. Les bombes testées sont tout au fond.
about-test-tokens = Les marqueurs de test qui restent. Qui teste une bombe prend le plus élevé, et il compte comme points.
about-draft = Le paquet fait le tour : chacun en garde une bombe en secret. La dernière revient à qui a commencé.
about-bomb-uranium = Pour la construire, il faut { $goods }. Elle compte alors { $points }.
about-bomb-plutonium = Pour la construire, il faut { $goods }. Elle compte alors { $points }, ou { $tested } si son propriétaire a fait un test.
about-bomb-load = La charger coûte { $money } et un bombardier et rapporte { $points }.
about-load = Chargez la bombe dans un bombardier pour { $money } : elle compte { $points } de plus. Chaque bombe se charge une seule fois.
about-test = Donnez cette bombe pour le marqueur de test le plus élevé : dès lors, vos bombes au plutonium comptent leur grand nombre. On ne teste qu'une fois par partie.

## Ce que sont les formes : les nations

about-points = Les points viennent des bombes construites, des bombes chargées et du marqueur de test. Qui atteint l'objectif gagne aussitôt.
about-good-money = Paie les bâtiments, l'Espionnage, la Réparation, l'enrichissement et le chargement des bombes. Sans limite.
about-good-yellowcake = Vient des mines. Les réacteurs en font du plutonium, les usines d'enrichissement de l'uranium. Sans limite.
about-good-uranium = Le combustible des bombes 00 à 14 ; certains réacteurs en consomment aussi.
about-good-plutonium = Le combustible des bombes 15 à 29.
about-good-fighters = Dans une frappe aérienne, chacun abat un avion. Tant que vous en avez un, personne ne peut bombarder vos bâtiments.
about-good-bombers = Dans une frappe aérienne, chacun endommage un bâtiment. Il en faut un aussi pour charger une bombe.
about-good-spies = Chaque Espionnage en apporte un de plus. Au tour d'un Espionnage, ils ouvrent autant de bâtiments adverses.
about-hand = Les bombes que { $seat } a en main : personne d'autre ne les voit.
about-untrained = Les travailleurs de cette couleur encore dans la réserve générale : les universités les forment.
about-tested = { $seat } a fait un test : le marqueur compte comme points, et les bombes au plutonium comptent leur grand nombre.
about-pacts = Les accords que { $seat } a proposés. Ils tiennent jusqu'au prochain tour de { $seat }.
about-strike = Ce que cette frappe aérienne peut faire à { $seat } : les chasseurs abattent d'abord les chasseurs, puis les bombardiers passent.
about-truce = Proposez une trêve à { $seat } : vous ne l'attaquez pas à ce tour, ni { $seat } vous au sien.
about-stand-down = Vous épargnez { $seat } à ce tour, si { $seat } s'abstient de Frappe aérienne au sien.
about-laborer = Un Laborantin : il travaille partout où aucun autre type n'est imprimé.
about-engineer = Un Ingénieur : il travaille partout sauf où un Scientifique est imprimé, et la plupart des bombes en demandent.
about-scientist = Un Scientifique : il travaille partout sauf où un Ingénieur est imprimé, et toute bombe en demande.
about-permanent = Il est à { $seat } pour de bon et revient quand on le retire.
about-contractor = Un intérimaire gris n'est à personne : il travaille pour qui l'a formé, et un retrait le renvoie à la réserve générale.

## Ce que sont les formes : les choix

about-choice-retrieve = Tous vos travailleurs reviennent, vos bâtiments et vos bombes sont vidés ; les intérimaires du plateau principal et de votre réserve partent. Cela prend le tour entier.
about-choice-end-turn = C'est au joueur suivant. Au moins un travailleur doit avoir été placé pendant le tour.
about-choice-stop = Plus d'attaque à ce tour.
about-choice-decline = Le travailleur reste sur Construction, et rien n'est acheté.
about-choice-enough = Plus de réparation pour vous ; c'est au joueur suivant de réparer.
about-choice-accept = L'accord vous lie tous deux jusqu'au prochain tour de qui l'a proposé.
about-choice-refuse = Il n'y a pas d'accord, et un refus est sans conséquence.
about-choice-own = Tant de votre couleur, les autres intérimaires. Les vôtres restent pour de bon ; les intérimaires partent quand vous retirez.
about-choice-staff = Tant de votre couleur, les autres intérimaires. Ils restent sur la bombe jusqu'à ce que vous retiriez.
about-choice-recruit = Vous commencez avec ce travailleur en plus de vos quatre Laborantins.
about-choice-make = Vous recevez ceci, et non l'autre.
about-choice-burn = Vous payez ceci comme combustible, et non l'autre.

## Ce que les formes veulent dire maintenant

now-lacks = Il vous manque { $goods }.
now-lacks-workers = Il vous manque { $number ->
    [one] { $number } travailleur
   *[other] { $number } travailleurs
}.
now-ready = Vous avez tout ce qu'il faut.
now-occupied = Des travailleurs sont ici : c'est fermé jusqu'à ce qu'ils soient retirés.
now-damaged = Dommages : { $number }. Il faut réparer avant de l'utiliser.
now-room = Vous n'avez de place que pour { $goods }.
now-to-train = La réserve générale n'a pour vous que { $workers }.
now-left = Restent dans la réserve générale : { $number }.
now-more = Vous pouvez encore en avoir { $number }.
now-brings-pile = Cela vous rapporterait { $money } de la caisse noire.
now-open-to-spies = Vos espions peuvent utiliser { $buildings } d'adversaires à ce tour.
now-needs-spies = Vous ne pouvez l'utiliser qu'au tour d'un Espionnage.
now-guarded = Protégé des bombardiers : { $seat } a { $fighters }.
now-unguarded = Aucun chasseur ne le protège des bombardiers.
now-next-row = La prochaine rangée demande { $bombs }.
now-token = Un test vous rapporterait le marqueur de { $points }.
now-tested = Vous avez fait votre test.
now-ahead = Vous auriez { $points } sur { $target }.
now-to-go = Il manque { $points }.
now-test-gain = La tester changerait vos points de { $gain }.
now-stands = Il se trouve sur { FORM($site, "the") }.
now-waits = Il attend dans la réserve de { $seat }.
now-home = Retirer ramène : { $workers }.
now-leaving = Intérimaires de votre réserve qui partent alors : { $number }.

## Le matériel, pièce par pièce

component-buildings = Bâtiments
component-bombs = Bombes
component-workers = Travailleurs
component-goods = Ressources
component-tokens = Marqueurs
component-money = Argent
component-yellowcake = Yellowcake
component-uranium = Uranium enrichi
component-plutonium = Plutonium
component-fighters = Chasseurs
component-bombers = Bombardiers
component-spies = Espions
component-token = Marqueur de test { $number }
component-damage = Dommages
component-damage-said = Un bâtiment endommagé ne peut pas servir tant que tous ses dommages ne sont pas réparés.

## Les champs d'une position, et ce qui peut s'y trouver

field-pacts = accords
field-pacts-auto = à partir de trois joueurs
field-pacts-on = toujours
field-pacts-off = jamais
field-turn-limit = limite de tours
field-first = premier joueur
field-recruits = recrues à choisir
field-bribe = caisse noire
field-deck = bombes dans la pioche
field-closed = plus de projet de bombe
field-tested = marqueurs de test pris
field-grey = intérimaires en réserve
field-market = marché
field-sockets = plateau principal
    .one = case du plateau
field-crowd = travailleurs sur Construction
field-buildings = bâtiments
    .one = bâtiment
field-bombs = bombes
    .one = bombe
field-under = bombes sous la pioche
field-drafts = partages faits
field-designers = qui a lancé chaque partage
field-picks = bombes gardées de ce partage
field-begun = tour de placement
field-placed = travailleurs placés
field-step-two = seconde étape du tour
field-spying = bâtiments à espionner
field-strike = frappe aérienne
field-strike-parley = avant la première attaque
field-strike-attacking = attaques en cours
field-offered = accord proposé à
field-supply = réserve
field-untrained = permanents à former
field-goods = argent, combustible, avions
field-spies = espions
field-owned = bâtiments possédés
field-hand = bombes en main
field-built = bombes construites
field-token = marqueur de test
field-token-workers = travailleurs sur le marqueur
field-test-draft = partage de la bombe testée
field-truce = trêve avec
field-stand-down = abstention envers
field-saw = bombes vues au dernier partage
field-worker = travailleur
word-laborer = Laborantin
word-engineer = Ingénieur
word-scientist = Scientifique
word-contract-laborer = Laborantin intérimaire
word-contract-engineer = Ingénieur intérimaire
word-contract-scientist = Scientifique intérimaire
field-damage = dommages
field-user = utilisé par
field-workers = travailleurs
field-lies-deck = dans la pioche
field-lies-under = sous la pioche
field-lies-row = dans la rangée
field-lies-drafted = choisie
field-lies-built = construite
field-draft = partage
field-loaded = chargée
field-question-turn = tour
field-question-workers = quels travailleurs
field-question-fuel = combustible
field-question-output = quelle production
field-question-training = formation
field-question-market = acheter un bâtiment
field-question-repair = réparation
field-question-draft = partage
field-question-pact = accord
field-question-staff = qui construit la bombe
field-question-bonus = recruter un travailleur
field-question-first = qui commence
field-question-reveal = quel bâtiment arrive
field-question-design = quelle bombe arrive
