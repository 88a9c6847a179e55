### Ce que dit « 1987 Tunnel sous La Manche ». Les mots pour ses choses sont dans glossary.md.

## Le jeu et ses options

summary = La Grande-Bretagne et la France forent l'une vers l'autre à coups de piles de jetons, sans dévier.
credit = Shei S. et Isra C., Looping Games, 2019
option-agenda-off = le jeu de base
option-agenda-on = avec les cartes Agenda
option-agenda = l'extension Agenda
option-nations-standard = le siège 1 est la Grande-Bretagne
option-nations-swapped = le siège 1 est la France
option-nations = qui joue quel pays
reconstructed = Les nombres des cartes de jeu, des pistes de technologie, des cartes Déviation, des tuiles Gravats et des cartes Agenda sont reconstitués : ils ne sont publiés nulle part où nous ayons pu les lire. Les nôtres s'accordent avec tous les faits connus.

## Les pays
# .The commence une phrase, .the se trouve dedans.

nation-britain = Grande-Bretagne
    .letter = G
    .The = La Grande-Bretagne
    .the = la Grande-Bretagne
nation-france = France
    .letter = F
    .The = La France
    .the = la France

## Les couleurs des jetons et des tuiles Gravats

colour-blue = bleu
    .letter = U
    .plural = bleus
    .feminine = bleue
colour-black = noir
    .letter = N
    .plural = noirs
    .feminine = noire
colour-orange = orange
    .letter = O
colour-yellow = jaune
    .letter = J
    .plural = jaunes
colour-white = blanc
    .letter = B
    .plural = blancs
    .feminine = blanche

## Les couleurs des cartes Déviation, au féminin

hue-red = rouge
    .letter = R
hue-blue = bleue
    .letter = B
hue-green = verte
    .letter = V
hue-yellow = jaune
    .letter = J
hue-grey = sans couleur
    .letter = –

## Les actions, et ce qu'elles font

action-plan = Planification
action-tunnel = Forage
action-finance = Financement
action-technology = Technologie
action-develop = Développement
effect-plan = révéler votre prochaine tuile Gravats face cachée
effect-tunnel = forer votre tuile la plus proche pour 1 jeton de sa couleur, à défaut 2 autres
effect-finance = prendre une carte exposée comme argent
effect-technology = avancer un marqueur ; l'argent franchit les barrières et corrige la déviation

## Les emplacements d'action

space-plan-tunnel = l'emplacement Planification/Forage
    .of = de l'emplacement Planification/Forage
space-finance-technology = l'emplacement Technologie/Financement
    .of = de l'emplacement Technologie/Financement
space-slot-1 = l'emplacement temporaire 1
    .of = de l'emplacement temporaire 1
space-slot-2 = l'emplacement temporaire 2
    .of = de l'emplacement temporaire 2
space-slot-3 = l'emplacement temporaire 3
    .of = de l'emplacement temporaire 3

## Le tunnel, les zones de stockage, les pistes de technologie

place-britain = l'emplacement { $space } du côté britannique
    .at = à l'emplacement { $space } du côté britannique
    .of = de l'emplacement { $space } du côté britannique
place-france = l'emplacement { $space } du côté français
    .at = à l'emplacement { $space } du côté français
    .of = de l'emplacement { $space } du côté français
storage-britain = la zone de stockage britannique
    .at = dans la zone de stockage britannique
storage-france = la zone de stockage française
    .at = dans la zone de stockage française
track-upper = du haut
track-lower = du bas

## Les cartes de jeu

card-new-workers-a = Nouveaux ouvriers (a)
card-new-workers-b = Nouveaux ouvriers (b)
card-exchange-a = Échange (a)
card-exchange-b = Échange (b)
card-extra-finance-a = Financement supplémentaire (a)
card-extra-finance-b = Financement supplémentaire (b)
card-improve-technology-a = Améliorer la technologie (a)
card-improve-technology-b = Améliorer la technologie (b)
card-control-room-1 = Salle de contrôle 1
card-control-room-2 = Salle de contrôle 2
card-control-room-3 = Salle de contrôle 3
card-control-room-4 = Salle de contrôle 4
card-control-room-5 = Salle de contrôle 5
card-new-materials = Nouveaux matériaux
card-heavy-machinery = Machinerie lourde
card-european-speech = Allocution européenne
card-media-relations = Relations avec les médias
card-political-duel = Duel politique
card-topographical-1 = Analyse topographique 1
card-topographical-2 = Analyse topographique 2
card-topographical-3 = Analyse topographique 3
card-topographical-4 = Analyse topographique 4
card-topographical-5 = Analyse topographique 5
card-belgium = Influence : Belgique
    .country = Belgique
card-denmark = Influence : Danemark
    .country = Danemark
card-greece = Influence : Grèce
    .country = Grèce
card-ireland = Influence : Irlande
    .country = Irlande
card-luxembourg = Influence : Luxembourg
    .country = Luxembourg
card-netherlands = Influence : Pays-Bas
    .country = Pays-Bas
card-portugal = Influence : Portugal
    .country = Portugal
card-spain = Influence : Espagne
    .country = Espagne
card-italy = Influence : Italie
    .country = Italie
card-west-germany = Influence : Allemagne de l'Ouest
    .country = Allemagne de l'Ouest

## Les capacités et les effets, tels que les cartes les disent

ability-new-workers = début de manche : piocher 1 jeton de plus
ability-exchange = début de manche : échanger un jeton avec l'adversaire
ability-extra-finance = compte comme { $millions } dans une action Technologie
ability-improve-technology = après une Technologie de ce tour : une de plus
ability-control-room-1 = après une Planification : récupérer 1 jeton de la pile
ability-control-room-2 = après une Technologie : récupérer 1 jeton de la pile
ability-control-room-3 = après une Planification : une autre Planification
ability-control-room-4 = après une Planification : un Forage
ability-control-room-5 = après une Technologie : une autre Technologie
ability-new-materials = après toute action : récupérer 1 jeton de la pile
ability-heavy-machinery = après toute action : une action d'une autre sorte
ability-speech = { $points } par paire de vos cartes Influence européenne
ability-media = { $points } si vous avez plus de cartes que l'adversaire
ability-duel = { $points } si vous avez plus de cartes Influence européenne que l'adversaire
ability-topographical = 1, 3, 6, 10, 15 points pour 1 à 5 couleurs sur ces cartes
ability-influence = compte comme carte Influence européenne

## Ce que demande le développement d'une carte : sur la carte ; et dans « va développer … contre … »

cost-none = gratuit
cost-discard-1 = défausser 1 tuile Gravats
cost-place-1 = placer 1 tuile Gravats
cost-place-1-or-2 = placer 1 ou 2 tuiles Gravats
owed-none = rien
owed-discard-1 = 1 tuile stockée, à défausser
owed-place-1 = 1 tuile stockée, à y placer
owed-place-1-or-2 = 1 ou 2 tuiles stockées, à y placer

## Les cartes Agenda, et leurs pénalités

event-training = Formation
    .gender = feminine
event-warehouse-inspection = Inspection de l'entrepôt
    .gender = feminine
event-check-up = Contrôle
    .gender = masculine
event-repairs = Réparations
    .gender = plural
event-supervision = Supervision
    .gender = feminine
event-promotion = Promotion
    .gender = feminine
penalty-training = piocher 1 jeton de moins à la manche suivante
penalty-warehouse-inspection = sauter un tour entre deux tours de l'adversaire
penalty-check-up = piocher aussitôt une carte Déviation
penalty-repairs = votre prochaine Technologie n'avance aucun marqueur
penalty-supervision = votre prochaine pile doit compter au moins 2 jetons de plus que celle de l'emplacement
penalty-promotion = payer { $millions } de votre argent

## Les choses comptées

counted-discs = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
counted-colour-discs = { $number ->
    [one] { $number } jeton { $colour }
   *[other] { $number } jetons { FORM($colour, "plural") }
}
counted-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
counted-points-short = { $number ->
    [one] { $number } pt
   *[other] { $number } pts
}
counted-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
counted-deviation-cards = { $number ->
    [one] { $number } carte Déviation
   *[other] { $number } cartes Déviation
}
counted-colours = { $number ->
    [one] { $number } couleur
   *[other] { $number } couleurs
}
counted-levels = { $number ->
    [one] { $number } niveau
   *[other] { $number } niveaux
}
millions = { $number }M

## Les tuiles Gravats et les cartes Déviation dans une phrase

rubble = tuile Gravats { FORM($colour, "feminine") }
    .a = une tuile Gravats { FORM($colour, "feminine") }
rubble-with-symbol = tuile Gravats { FORM($colour, "feminine") } au symbole Agenda
    .a = une tuile Gravats { FORM($colour, "feminine") } au symbole Agenda
deviation-card = { $hue } { $level }

## Les questions

ask-turn = { $seat } : placez tous vos jetons d'une couleur et agissez, ou passez.
ask-keep = { $seat } : combien de jetons { FORM($colour, "plural") } gardez-vous ?
ask-pay = { $seat } : payez le Forage avec deux jetons.
ask-take = { $seat } : quelle carte exposée devient de l'argent ?
ask-advance = { $seat } : quel marqueur Technologie avance ?
ask-commit = { $seat } : quelle carte « Financement supplémentaire » sert à la barrière ?
ask-peek = { $seat } : regardez une tuile Gravats face cachée, si vous voulez.
ask-realign = { $seat } : dépenser de l'argent pour corriger la déviation ?
ask-rubble = { $seat } : quelle tuile stockée pour la carte « { $card } » ?
ask-window = { $seat } : enchaîner avec une carte ?
ask-machine = { $seat } : quelle action choisir avec la carte « Machinerie lourde » ?
ask-workers = { $seat } : utiliser la carte « Nouveaux ouvriers » avant de piocher ?
ask-exchange = { $seat } : échanger un jeton avec l'adversaire ?
ask-offer = { $seat } : garder la carte Agenda « { $event } » ?
ask-promotion = { $seat } : quel argent paie la carte Agenda « Promotion » ?
ask-reveal = Quelle tuile Gravats se trouve { FORM($place, "at") } ?
ask-glimpse = Quelle tuile Gravats voit { FORM($seat, "the") } ?
ask-disc = Quel jeton pioche { FORM($seat, "the") } ?
ask-deal = Quelle carte arrive à l'emplacement temporaire { $slot } ?
ask-deviate = Quelle carte Déviation pioche { FORM($seat, "the") } ?
ask-agenda-card = Quelle carte Agenda pioche { FORM($seat, "the") } ?

## Pourquoi un coup n'est pas permis

refusal-not-left = Cela ne peut plus être pioché.
refusal-no-discs = Vous n'avez aucun jeton de cette couleur.
refusal-stack-too-small = La pile doit être plus grande que celle qui s'y trouve.
refusal-empty-slot = Il n'y a pas de carte à cet emplacement.
refusal-all-up = Toutes vos tuiles Gravats sont déjà face visible.
refusal-token-down = Votre tuile la plus proche est encore face cachée : planifiez d'abord.
refusal-storage-full = Votre zone de stockage est pleine.
refusal-cannot-pay = Vous ne pourriez pas payer : un jeton de la couleur de la tuile, ou deux quelconques.
refusal-nothing-to-do = Cela ne changerait rien.
refusal-end-of-track = Ce marqueur est sur le dernier emplacement.
refusal-barrier = Vous n'avez pas assez d'argent pour la barrière.
refusal-under-repair = Pendant les Réparations, aucun marqueur n'avance.
refusal-no-rubble = Vous n'avez aucune tuile stockée à donner pour cette carte.
refusal-not-yours = Vous n'avez pas développé cette carte.
refusal-not-now = Cette carte ne répond pas à l'action qui vient de s'achever.
refusal-same-kind = L'action doit être d'une autre sorte que celle qui vient de s'achever.
refusal-too-many-kept = Vous garderiez trop de jetons.
refusal-same-colour = Deux jetons de la même couleur : rien ne change.
refusal-not-face-down = Il n'y a pas de tuile face cachée à cet emplacement.
refusal-wasteful = Un paiement ne peut pas contenir de carte superflue.
refusal-supervised = Sous Supervision, la pile doit compter au moins deux jetons de plus que celle qui s'y trouve.
refusal-nothing-displayed = Il n'y a pas de carte exposée à prendre.
refusal-no-card-there = Il n'y a pas de carte à cet emplacement.
refusal-storage-locked = Votre zone de stockage est pleine tant que son troisième emplacement est verrouillé.
refusal-idle = Une action Technologie doit avancer un marqueur ou corriger la déviation.
refusal-token-due = Placez au moins une tuile sur la carte.
refusal-discard-due = La carte demande une tuile.
refusal-not-stored = Vous n'avez aucune tuile stockée de cette couleur.
refusal-worn-out = Cette carte est épuisée : il n'y reste aucune tuile.
refusal-used-before = Cette carte a déjà servi dans cette manche.
refusal-not-spendable = Ce n'est ni une de vos cartes ECU ni votre Financement supplémentaire.
refusal-not-money = Ce n'est pas une de vos cartes ECU.
refusal-no-technology = Il n'y a pas eu d'action Technologie dans ce tour.
refusal-stack-used-up = Il ne reste aucun jeton de votre pile.
refusal-area-full = Vous avez autant de jetons qu'il est autorisé.
refusal-cannot-give = Vous n'avez pas ces deux jetons.
refusal-cannot-swap = L'un de vous n'a aucun jeton de cette couleur.
refusal-cannot-keep = Vous n'avez pas autant de jetons de cette couleur.

## Les coups

move-plan = { FORM($seat, "The") } place { $discs } : Planification.
move-tunnel = { FORM($seat, "The") } place { $discs } : Forage.
move-finance = { FORM($seat, "The") } place { $discs } : Financement.
move-technology = { FORM($seat, "The") } place { $discs } : Technologie.
move-secondary = { FORM($seat, "The") } place { $discs } : { $action } par la carte « { $card } ».
move-develop = { FORM($seat, "The") } place { $discs } : Développement de la carte « { $card } ».
move-pass = { FORM($seat, "The") } passe.
move-keep = { FORM($seat, "The") } garde { $discs }.
move-pay = { FORM($seat, "The") } paie { $discs }.
move-take = { FORM($seat, "The") } prend la carte « { $card } » comme argent.
move-advance = { FORM($seat, "The") } avance le marqueur Technologie { $track } à l'emplacement de { $points }.
move-stay = { FORM($seat, "The") } n'avance aucun marqueur Technologie.
move-commit = { FORM($seat, "The") } ajoute la carte « { $card } ».
move-peek = { FORM($seat, "The") } regarde la tuile { FORM($place, "of") }.
move-decline = { FORM($seat, "The") } ne regarde aucune tuile.
move-realign = { FORM($seat, "The") } dépense la carte « { $card } » ({ $millions }) pour corriger la déviation.
move-aligned = { FORM($seat, "The") } ne dépense plus rien.
move-rubble = { FORM($seat, "The") } donne { FORM($rubble, "a") }.
move-enough = { FORM($seat, "The") } ne donne pas de seconde tuile.
move-use = { FORM($seat, "The") } utilise la carte « { $card } ».
move-close = { FORM($seat, "The") } termine son tour.
move-machine = { FORM($seat, "The") } choisit { $action }.
move-build = { FORM($seat, "The") } développe la carte « { $card } ».
move-hire = { FORM($seat, "The") } utilise la carte « { $card } ».
move-draw = { FORM($seat, "The") } pioche des jetons.
move-swap = { FORM($seat, "The") } échange { $give } contre { $take } (« { $card } »).
move-settle = { FORM($seat, "The") } n'échange plus rien.
move-accept = { FORM($seat, "The") } garde la carte Agenda « { $event } ».
move-decline-card = { FORM($seat, "The") } défausse la carte Agenda « { $event } ».
move-contribute = { FORM($seat, "The") } paie avec la carte « { $card } » ({ $millions }).
move-reveal = Il y a { FORM($token, "a") } { FORM($place, "at") }.
move-glimpse = { FORM($seat, "The") } voit { FORM($token, "a") }.
unseen-glimpse = { FORM($seat, "The") } regarde une tuile Gravats.
move-disc = { FORM($seat, "The") } pioche { $discs }.
move-deal = La carte « { $card } » arrive à l'emplacement temporaire { $slot }.
move-deviate = { FORM($seat, "The") } pioche une carte Déviation : { $card }.
move-event = { FORM($seat, "The") } pioche la carte Agenda « { $card } ».

## Ce qui est raconté : mise en place et début d'une manche

news-laid = { FORM($seat, "The") } a { FORM($token, "a") } face visible à l'emplacement { $tunnel }.
news-stored = { FORM($seat, "The") } commence avec { FORM($token, "a") } dans sa zone de stockage.
news-displayed = La carte « { $card } » est placée sur l'emplacement temporaire { $slot }.
news-round-began = { FORM($seat, "The") }, qui détient la carte Premier joueur, ouvre la manche { $round }.
news-draws = { FORM($seat, "The") } doit piocher { $number } dans le sac ; { $allowed } sont autorisés.
news-draws-nothing = { FORM($seat, "The") } ne pioche aucun jeton.
news-drew = { FORM($seat, "The") } pioche { $discs }.
news-found-too-few = Il manque { $missing } à { FORM($seat, "the") }, mais le sac ne contient plus que { $left }.
news-called-workers = { FORM($seat, "The") } a droit à { $allowed } jetons cette manche, grâce à la carte « Nouveaux ouvriers ».
news-turned-to-the-bag = { FORM($seat, "The") } se tourne vers le sac.
news-swapped = { FORM($seat, "The") } échange { $give } contre { $take } de l'adversaire.
news-closed-exchange = { FORM($seat, "The") } clôt son étape d'échange.

## Ce qui est raconté : tours, passer, fin d'une manche

news-turn-began = C'est au tour de { FORM($seat, "the") }.
news-placed = { FORM($seat, "The") } place { $discs } sur { $space }.
news-took-stack = { FORM($seat, "The") } récupère { $discs } { FORM($space, "of") }.
news-acted = { FORM($seat, "The") } effectue l'action { $action }.
news-passed = { FORM($seat, "The") } passe.
news-took-first-player = { FORM($seat, "The") }, première à passer, prend la carte Premier joueur.
news-stayed-first-player = { FORM($seat, "The") }, première à passer, garde la carte Premier joueur.
news-kept = { FORM($seat, "The") } garde { $discs } pour la manche suivante.
news-returned = { FORM($seat, "The") } remet { $discs } dans le sac.
news-had-no-turn = { FORM($seat, "The") } a passé et ne joue pas.
news-round-over = Les deux joueurs ont passé : la manche { $round } est finie.
news-cleared = Les jetons { FORM($space, "of") } retournent dans le sac : { $discs }.
news-stopped = Après { $round } manches, le score est calculé sans attendre.
news-drawn-game = Les points sont égaux : partie nulle.

## Ce qui est raconté : les cartes exposées

news-dealt = La carte « { $card } » arrive de la pioche à l'emplacement temporaire { $slot }.
news-discarded = La carte « { $card } » est défaussée après son action secondaire.
news-shuffled-cards = La pioche est épuisée et refaite avec la défausse : { $cards }.
news-stayed-empty = L'emplacement temporaire { $slot } reste vide : ni la pioche ni la défausse n'ont de carte.

## Ce qui est raconté : Planification, Forage et déviation

news-turned-up = { FORM($seat, "The") } révèle { FORM($token, "a") } à l'emplacement { $tunnel }.
news-paid = { FORM($seat, "The") } paie le Forage : { $discs }, dans le sac.
news-paid-others = { FORM($seat, "The") }, sans jeton de la couleur de la tuile, paie le Forage : { $pair }, dans le sac.
news-dug = { FORM($seat, "The") } fore { FORM($token, "a") } et la stocke ; le tunnelier avance à l'emplacement { $tunnel }.
news-must-check = { FORM($seat, "The") } doit piocher { $deviations }.
news-flooded = { FORM($seat, "The") } a de l'eau dans le tunnel et doit piocher { $deviations }.
news-stayed-dry = { FORM($seat, "The") } ne craint pas l'eau et ne pioche pas de carte Déviation.
news-drew-deviation = { FORM($seat, "The") } pioche une carte Déviation : { $deviation }.
news-went-astray = { FORM($seat, "The") } dévie de { $levels }, jusqu'à { $level }.
news-shuffled-deviations = Une carte Déviation { $hue } était déjà sortie : toutes sont mélangées en une nouvelle pioche.

## Ce qui est raconté : Financement et Technologie

news-took-money = { FORM($seat, "The") } prend la carte « { $card } » comme argent ({ $millions }), { $worth } en tout.
news-spent = { FORM($seat, "The") } dépense la carte « { $card } » ({ $millions }), qui est défaussée.
news-got-no-change = { FORM($seat, "The") } perd { $millions } : la monnaie n'est pas rendue.
news-advanced = { FORM($seat, "The") } avance le marqueur Technologie { $track } à l'emplacement de { $points }.
news-moved-no-counter = { FORM($seat, "The") } n'avance aucun marqueur Technologie.
news-crossed = { FORM($seat, "The") } franchit une barrière de { $price } avec tout son argent : { $paid }.
news-corrected-by-surplus = { FORM($seat, "The") } corrige sa déviation de { $levels } avec l'excédent, jusqu'à { $level }.
news-lost-surplus = { FORM($seat, "The") } perd ce qui reste de l'excédent : { $millions }.
news-corrected = { FORM($seat, "The") } corrige sa déviation de { $levels }, jusqu'à { $level }.
news-left-deviation = { FORM($seat, "The") } laisse sa déviation à { $level }.
news-gained-a-disc = { FORM($seat, "The") } gagne un jeton supplémentaire : { $allowed } sont autorisés dès la prochaine pioche.
news-may-peek = { FORM($seat, "The") } peut regarder une tuile Gravats face cachée.
news-knows-all = { FORM($seat, "The") } pourrait regarder une tuile Gravats face cachée, mais les connaît toutes.
news-peeked = { FORM($seat, "The") } regarde la tuile { FORM($place, "of") }.
news-saw = { FORM($seat, "The") } voit { FORM($token, "a") } { FORM($place, "at") } et la laisse face cachée.
unheard-saw = { FORM($seat, "The") } a vu la tuile { FORM($place, "of") } et la laisse face cachée.
news-did-not-peek = { FORM($seat, "The") } ne regarde aucune tuile.
news-gained-storage = { FORM($seat, "The") } peut désormais utiliser son troisième emplacement de stockage.

## Ce qui est raconté : actions secondaires, Développement, capacités

news-acted-by-card = { FORM($seat, "The") } effectue l'action secondaire { $action } de la carte « { $card } ».
news-developed = { FORM($seat, "The") } développe la carte « { $card } ».
news-owes-rubble = { FORM($seat, "The") } va développer la carte « { $card } » contre { $needs }.
news-gave-up = { FORM($seat, "The") } défausse { FORM($rubble, "a") } de sa zone de stockage pour la carte « { $card } » ; elle quitte la partie.
news-put-on-card = { FORM($seat, "The") } place { FORM($rubble, "a") } de sa zone de stockage sur la carte « { $card } ».
news-put-no-more = { FORM($seat, "The") } ne place pas de seconde tuile sur la carte « { $card } ».
news-used = { FORM($seat, "The") } utilise la carte « { $card } ».
news-token-left = La carte « { $card } » perd { FORM($rubble, "a") }, qui quitte la partie.
news-turned-down = La carte « { $card } » n'a plus de tuile et est retournée face cachée.
news-may-use-again = { FORM($seat, "The") } peut de nouveau utiliser la carte « { $card } ».
news-counted-as-money = { FORM($seat, "The") } compte la carte « { $card } » pour { $millions }.
news-gave-no-change = { FORM($seat, "The") } perd { $millions } : Financement supplémentaire ne rend pas la monnaie.
news-improved-technology = { FORM($seat, "The") } effectue une action Technologie de plus.
news-ended-turn = { FORM($seat, "The") } termine son tour.
news-recovered = { FORM($seat, "The") } récupère { $discs } { FORM($space, "of") }.
news-chained = { FORM($seat, "The") } effectue une action en chaîne : { $action }.
news-chose-by-machine = { FORM($seat, "The") } choisit une action avec la carte « Machinerie lourde » : { $action }.

## Ce qui est raconté : cartes bleues et Agenda

news-spoke = { FORM($seat, "The") } marque { $points } pour ses paires de cartes Influence européenne, par la carte « Allocution européenne ».
news-won-duel = { FORM($seat, "The") } marque { $points } pour avoir plus de cartes Influence européenne que l'adversaire, par la carte « Duel politique ».
news-pleased-media = { FORM($seat, "The") } marque { $points } pour avoir plus de cartes que l'adversaire, par la carte « Relations avec les médias ».
news-analysed = { FORM($seat, "The") } marque { $points } pour { $colours } sur ses cartes « Analyse topographique ».
news-must-draw-event = { FORM($seat, "The") } a révélé le symbole Agenda et doit piocher une carte Agenda.
news-drew-event = { FORM($seat, "The") } pioche la carte Agenda « { $event } ».
news-kept-event = { FORM($seat, "The") } garde la carte Agenda « { $event } ».
news-wasted-symbol = { FORM($seat, "The") } ne pioche pas de carte Agenda : la carte « { $event } » est encore en attente.
news-discarded-event = { FORM($seat, "The") } défausse la carte Agenda « { $event } », qui quitte la partie.
news-completed = { FORM($seat, "The") } a accompli la carte Agenda « { $event } », qui rejoint ses cartes face cachée.
news-scored-event = { FORM($seat, "The") } marque { $points } pour la carte Agenda « { $event } », accomplie.
news-missed-event = { FORM($seat, "The") } perd { $points } pour la carte Agenda « { $event } », encore en attente.
news-trained = { FORM($seat, "The") } pioche 1 jeton de moins à cause de la carte Agenda « Formation ».
news-was-inspected = { FORM($seat, "The") } saute son tour à cause de la carte Agenda « Inspection de l'entrepôt ».
news-must-check-up = { FORM($seat, "The") } doit piocher une carte Déviation pour la carte Agenda « Contrôle ».
news-under-repair = { FORM($seat, "The") } n'avance aucun marqueur Technologie à cause de la carte Agenda « Réparations ».
news-was-supervised = { FORM($seat, "The") } a placé au moins 2 jetons de plus qu'il n'y en avait, pour la carte Agenda « Supervision ».
news-must-pay-promotion = { FORM($seat, "The") } doit payer { $millions } pour la carte Agenda « Promotion ».

## Ce qui est raconté : la fin

news-reached-centre = { FORM($seat, "The") } atteint le centre avec son tunnelier, ce qui met fin à la partie.
news-went-off-track = { FORM($seat, "The") } sort de la piste de déviation et perd.
news-won-unscored = { FORM($seat, "The") } gagne ; le score n'est pas calculé.
news-scored-cards = { FORM($seat, "The") } marque { $points } grâce aux valeurs imprimées sur ses cartes.
news-scored-technology = { FORM($seat, "The") } marque { $points } pour le marqueur Technologie { $track }.
news-lost-by-deviation = { FORM($seat, "The") } perd { $points } pour sa déviation.
news-scored-centre = { FORM($seat, "The") } marque { $points } pour avoir atteint le centre ; tuiles restées de l'autre côté : { $tokens }.
news-totalled = { FORM($seat, "The") } a { $points } en tout.
news-won = { FORM($seat, "The") } gagne, avec le plus de points.
news-won-at-centre = { FORM($seat, "The") } gagne : les points sont égaux, et c'est elle qui a atteint le centre.

## La feuille de score, et ce que compte l'atelier

sheet-cards = points sur les cartes
sheet-blue = points par règle de carte
sheet-agenda = Agenda
sheet-technology = technologie
sheet-deviation = déviation
sheet-centre = centre
sheet-total = total
deed-developed = Cartes développées
deed-used = Cartes développées utilisées
deed-acted-by-card = Cartes utilisées pour leur action secondaire
deed-took-money = Cartes prises comme argent
deed-kept-event = Cartes Agenda gardées

## La table, au terminal et sur le plateau

round = Manche { $number }
first-player-is = premier joueur : { $seat }
to-go = encore { $number } jusqu'au centre
needs = il faut ≥ { $number }
closed = fermé
no-card = pas de carte
points-by-effect = pts par effet
passed = a passé
storage = stockage
deviation = déviation
bonus-peek = regard
bonus-disc = +jeton
bonus-storage = +case
discs-held = jetons ({ $number } sur { $most })
face-down = { $number } face cachée
deviation-out = Cartes Déviation sorties
in-deck = pioche : { $number }
discarded = Défausse : { $cards }
agenda-gone = Agenda, hors de la partie : { $cards }
none = aucune

## La table au terminal

page-key = U bleu (eau) · N noir · O orange · J jaune · B blanc
page-signs = * symbole Agenda · ? face cachée · (…) vue par vous seul · = foré
page-permanent = permanent
page-slot = temporaire { $slot }
page-plan-tunnel = Planification / Forage
page-finance-technology = Technologie / Financement
page-card = { $card } · { $points } · { $money }
page-offer = { $action }, ou développer : { $cost }
page-bag = Sac :
page-deviation-out = Cartes Déviation sorties : { $cards }
page-discs = jetons ({ $number } sur { $most }) :
page-storage = stockage :
page-locked = verrouillé
page-deviation = déviation :
page-technology = technologie { $track } :
page-money = argent { $millions }
page-money-cards = argent { $millions } : { $cards }
page-worth = { $card } ({ $millions })
page-developed = cartes : { $cards }
page-uses = { $card } (encore { $uses })
page-used = { $card } (encore { $uses }, utilisée)
page-analysis = { $card } ({ $colour })
page-known-face-down = { $number } face cachée ({ $cards })
page-pending = Agenda : { $event } en attente : { $penalty }
page-ability = { $cards } – { $ability }
page-completed = Agenda, cartes accomplies : { $events }

## Le plateau : ce qu'il est, dit à qui ne le voit pas

board-title = 1987 Tunnel sous La Manche, manche { $round }
board-standing = { $seat } : { $left ->
    [one] { $left } emplacement
   *[other] { $left } emplacements
} jusqu'au centre, déviation { $level }, { $discs }, argent { $money }, { $cards }.
board-and = { $one } ; { $other }

## Le plateau : le tunnel

board-in-tunnel = { $seat }, emplacement { $space } : { $what }
board-dug = foré
board-face-down = face cachée
board-known = face cachée, mais vous la connaissez : { $token }
board-looked-at = regardée par { FORM($seats, "the") }
board-to-go-label = { $seat }, { $left }
board-machine-label = Tunnelier, { $seat } : emplacements forés : { $space }

## Le plateau : les emplacements d'action

board-action-label = { $action } : { $effect }. { $stack }
board-lies-here = { $discs } ici, { $needs }
board-nothing-here = Aucun jeton ici, { $needs }
board-stack-label = { $space } : { $stack }
board-develop-label = Emplacement temporaire { $slot }, développer la carte « { $card } » : { $points }
board-secondary-label = Emplacement temporaire { $slot }, { $action } par la carte « { $card } ». { $stack }
board-money-label = Emplacement temporaire { $slot } : la carte « { $card } » vaut { $money } comme argent
board-by-effect = points par effet

## Le plateau : les boutons

board-button-pass = Passer
board-button-stay = N'avancer aucun marqueur
board-button-decline = Ne pas regarder
board-button-aligned = Ne plus rien dépenser
board-button-enough = Pas de seconde tuile
board-button-close = Terminer le tour
board-button-draw = Piocher les jetons
board-button-settle = Ne plus rien échanger
board-button-accept = La garder
board-button-decline-card = La défausser
board-keep = En garder { $number }
board-pay-same = Deux de la même couleur

## Le plateau : les joueurs

board-you = vous
board-to-move = à jouer
board-first-player = premier joueur
# Un + après des points : des cartes face cachée, que l'on ne connaît pas, s'y ajoutent.
board-points = { $number }
board-points-more = { $number }+
board-points-label = { $seat } : { $points } pour l'instant
board-points-more-label = { $seat } : { $points } pour l'instant, et ceux de ses cartes face cachée
board-discs-label = { $seat } : { $discs }
board-stored-label = { $seat }, stockage : { $rubble }
board-storage-label = { $seat } : zone de stockage, emplacements utilisables : { $places }
board-locked-label = emplacement de stockage verrouillé
board-money = Argent : { $millions }
board-money-card = { $seat }, carte ECU : { $millions } ({ $card })
board-gauge-label = { $seat } : déviation { $level } ; au-delà de { $safe } la partie est perdue
board-number = { $number }
board-not-up = prochaine tuile encore face cachée
board-next-dig = { $cards ->
    [0] prochain forage : aucune carte
    [one] prochain forage : { $cards } carte, { $worst } au pire
   *[other] prochain forage : { $cards } cartes, { $worst } au pire
}
board-may-lose = { $next } : risque de défaite
board-danger = prochain forage : risque de défaite
board-track-label = { $seat }, marqueur Technologie { $track } : { $points } ; emplacement suivant : { $next }
board-track-end = aucun
board-next-price = une barrière de { $price }
board-bar-label = une barrière : { $price }
board-cards = Cartes : { $number }
board-card-label = { $seat } : { $card }, { $ability } ; { $points }
board-uses = utilisations restantes : { $uses }
board-used = utilisée cette manche
board-pending = en attente : +{ $points } une fois accomplie, { $loss } sinon
board-event-label = { $event } : { $told }
board-done = { $event } { FORM($event, "gender") ->
    [feminine] accomplie
    [plural] accomplies
   *[masculine] accompli
} : +{ $points }

## Le plateau : le sac et les pioches

board-bag = Sac
board-in-bag = Dans le sac, { $colour } : { $number }
board-unseen = Gravats pas encore vus
board-not-seen = Gravats pas encore vus, { $colour } : { $number }
board-deviation-label = Carte Déviation sortie : { $card }
board-playing = Cartes de jeu
board-agenda-deck = Cartes Agenda dans la pioche : { $number }

## Le plateau : la fin

board-final = Score final
board-winner = { FORM($seat, "the") } gagne
board-draw = partie nulle
board-score-label = { $seat } : { $score }
board-part = { $name } { $value }
board-cards-points = cartes

## Le plateau : les parties qu'un téléphone montre l'une après l'autre

board-part-turn = À décider
board-part-spaces = Actions
board-part-tunnel = Tunnel
board-part-supplies = Sac et pioches

## Ce qu'est une chose que l'on montre du doigt

about-dug = Cet emplacement est foré : le tunnel y passe.
about-face-down-token = Une tuile Gravats face cachée. Une Planification révèle la plus proche de son propre côté.
about-rubble = Des gravats sur le chemin. Un Forage fore la tuile la plus proche d'un côté : pour 1 jeton de sa couleur, ou pour 2 jetons quelconques si le joueur n'en a pas.
about-water = De l'eau : des gravats que l'on fore pour un jeton bleu, ou pour 2 jetons quelconques si le joueur n'en a pas. Ensuite la Grande-Bretagne pioche 2 cartes Déviation, et la France aucune.
about-machine = Le tunnelier de { FORM($seat, "the") }. Chaque Forage l'avance d'un emplacement. Quand il atteint son centre, la partie se termine aussitôt.
about-round = Une manche se termine quand les deux joueurs ont passé. Alors toutes les piles retournent dans le sac, et chacun pioche de nouveaux jetons.
about-player = Le plateau de { FORM($seat, "the") } : jetons et stockage, déviation, deux pistes de technologie, argent et cartes.
about-first-player = La carte Premier joueur. Qui passe en premier dans une manche la prend, et commence la manche suivante.
about-passed = Ce joueur a passé et n'a plus de tour dans cette manche. Les jetons gardés attendent la suivante.
about-to-move = C'est le tour de ce joueur : placer une pile et agir, ou passer.
about-discs = Des jetons devant { FORM($seat, "the") }. À son tour, tous les jetons d'une couleur vont ensemble sur un emplacement d'action.
about-storage = La zone de stockage de { FORM($seat, "the") } pour les gravats forés. Quand elle est pleine, on ne fore plus : seul le développement de cartes la vide.
about-stored = Une tuile Gravats dans la zone de stockage de { FORM($seat, "the") }. Les cartes à développer coûtent de telles tuiles : certaines vont sur la carte, d'autres quittent la partie.
about-locked = Un emplacement de stockage verrouillé de { FORM($seat, "the") }. Il s'ouvre quand un marqueur Technologie atteint l'emplacement au signe de caisse.
about-gauge = L'écart de route du tunnelier de { FORM($seat, "the") }. Les cartes Déviation poussent le cube ; au-delà de { $safe } la partie est perdue aussitôt. À la fin, chaque niveau coûte 1 point. L'argent dépensé dans une Technologie ramène le cube.
about-track = Une piste de technologie de { FORM($seat, "the") }. Une Technologie avance son marqueur d'un emplacement vers la droite. À la fin, seul compte l'emplacement sous le marqueur.
about-step = Un emplacement d'une piste de technologie. Un marqueur qui s'y trouve à la fin rapporte { $points }.
about-step-peek = Qui atteint cet emplacement peut regarder en secret une tuile Gravats face cachée. Un marqueur qui s'y trouve à la fin rapporte { $points }.
about-step-disc = Qui atteint cet emplacement a droit à 1 jeton de plus dès la prochaine pioche. Un marqueur qui s'y trouve à la fin rapporte { $points }.
about-step-storage = Atteindre cet emplacement ouvre pour de bon l'emplacement de stockage verrouillé. Un marqueur qui s'y trouve à la fin rapporte { $points }.
about-bar = Une barrière. Pour la franchir, il faut { $price } d'argent. Toutes les cartes ECU sont alors dépensées, et l'excédent corrige la déviation.
about-money = Tout l'argent de { FORM($seat, "the") }. Une Technologie le dépense : pour franchir une barrière ou corriger la déviation. Les cartes ECU sont dépensées entières, sans rendu.
about-money-card = Une carte prise comme argent, d'une valeur de { $millions }. Rien d'autre n'y compte plus. Elle est dépensée entière, sans rendu.
about-cards = Combien de cartes { FORM($seat, "the") } a développées, faces visibles et cachées. Elles restent jusqu'à la fin.
about-card = Une carte développée, « { $card } » : { $ability }.
about-worn-out = Une carte sans tuile est face cachée. À la fin, elle compte encore pour ses points, et comme carte.
about-event-pending = « { $event } », une carte Agenda en attente. Sa pénalité : { $penalty }. Une fois subie, la carte rapporte { $points } ; si elle est encore en attente à la fin, elle en coûte autant.
about-event-done = « { $event } », une carte Agenda accomplie. Elle rapporte { $points } à la fin.
about-stack = Les jetons de cet emplacement. Qui agit ici place tous ses jetons d'une couleur, au moins un de plus qu'il n'y en a, et prend ceux-ci.
about-action-plan = Planification : révélez votre tuile Gravats face cachée la plus proche.
about-action-tunnel = Forage : forez votre tuile Gravats la plus proche. Vous payez 1 jeton de sa couleur, ou 2 quelconques si vous n'en avez pas ; elle va dans votre zone de stockage, votre tunnelier avance, et vous piochez des cartes Déviation.
about-action-finance = Financement : prenez une des cartes exposées comme argent.
about-action-technology = Technologie : avancez un de vos marqueurs d'un emplacement, pour des points et des avantages. L'argent lui fait franchir les barrières, et corrige votre déviation.
about-develop = Développement : la carte devient la vôtre, avec ses points et sa capacité : { $ability }. Son prérequis : { $cost }.
about-secondary = L'action secondaire de la carte, comme sur l'emplacement permanent : { $action }. Ensuite la carte est défaussée, et une autre arrive.
about-secondary-finance = L'action secondaire de la carte : cette carte elle-même devient votre argent.
about-money-value = Ce que vaut cette carte comme argent une fois qu'un Financement la prend. Comme argent, elle n'a ni points ni capacité.
about-bag = Les jetons de cette couleur qui restent dans le sac. Au début d'une manche, les deux joueurs y piochent sans regarder.
about-unseen = Les tuiles Gravats de cette couleur que vous n'avez pas encore vues. Une tuile face cachée peut être n'importe laquelle des tuiles non vues, chacune avec la même chance.
about-deviation-deck = Les cartes Déviation qui peuvent encore être piochées. Après un forage, le joueur en pioche une : elle dit de combien de niveaux le tunnelier dévie.
about-deviation = Une carte Déviation sortie. Quand une autre carte de sa couleur est piochée, toutes reforment la pioche.
about-deviation-grey = La carte Déviation sans couleur est sortie. Elle ne ramène jamais les cartes dans la pioche.
about-deck = La pioche des cartes de jeu. Tout ce qui quitte un emplacement temporaire en est aussitôt remplacé.
about-discard = La défausse des cartes de jeu : l'argent dépensé et les cartes utilisées pour leur action secondaire. Quand la pioche est épuisée, elle devient la nouvelle.
about-agenda-deck = Les cartes Agenda qui peuvent encore venir. Qui révèle un symbole Agenda par une Planification en pioche une, et la garde ou non.
about-agenda-gone = Les cartes Agenda qui n'ont pas été gardées. Elles ont quitté la partie.
about-choice-pass = Passer : vous n'avez plus de tour dans cette manche, et gardez autant de jetons que vous voulez pour la suivante. Qui passe en premier la commence.
about-choice-stay = Laissez vos deux marqueurs Technologie où ils sont : l'action ne fait que corriger votre déviation.
about-choice-decline = Ne regardez aucune tuile. L'occasion ne revient pas.
about-choice-aligned = Ne dépensez plus rien pour la déviation, et gardez le reste de votre argent.
about-choice-enough = Ne placez pas de seconde tuile : la capacité ne servira qu'une fois.
about-choice-close = N'utilisez plus de carte : votre tour se termine.
about-choice-draw = Piochez maintenant vos jetons, sans plus utiliser « Nouveaux ouvriers » dans cette manche.
about-choice-settle = Terminez vos échanges. Ils ne sont plus proposés dans cette manche.
about-choice-accept = Gardez la carte Agenda : vous subissez sa pénalité dès que possible, puis elle rapporte ses points.
about-choice-decline-card = Défaussez la carte Agenda. Elle quitte la partie, sans pénalité et sans points.
about-choice-keep = Gardez autant de jetons de cette couleur pour la manche suivante. Les autres retournent dans le sac.
about-choice-pay-same = Payez avec deux jetons d'une même couleur : touchez aussi la couleur.
about-points = Les points de { FORM($seat, "the") } pour l'instant : les cartes et leurs effets, les emplacements sous les deux marqueurs Technologie, moins la déviation. La prime du centre vient à la fin.
about-score = Les points de { FORM($seat, "the") } : les cartes et leurs effets, les emplacements sous les deux marqueurs Technologie, moins la déviation, et la prime du centre.

## Ce qu'elle signifie maintenant pour qui regarde

now-hidden-points = Ce que valent ses cartes face cachée reste secret jusqu'à la fin : { FORM($seat, "the") } est seule à le savoir.
now-down-points = Des cartes face cachée vous rapportent { $points }.
now-known-token = Vous l'avez regardée : { $token }.
now-planned-next = Votre prochaine Planification la révèle.
now-symbol = Elle porte le symbole Agenda : une Planification qui la révèle apporte une carte Agenda.
now-pays-one = Vous paieriez { $discs }.
now-pays-two = Vous n'avez aucun jeton de sa couleur : vous paieriez 2 jetons quelconques.
now-drift = { $cards ->
    [0] Après le prochain forage, aucune carte Déviation n'est piochée.
    [one] Après le prochain forage, { $cards } carte Déviation est piochée : { $worst } au pire.
   *[other] Après le prochain forage, { $cards } cartes Déviation sont piochées : { $worst } au pire.
}
now-may-lose = La partie peut y être perdue.
now-to-go = { $left ->
    [0] Il a atteint le centre.
    [one] Il reste { $left } emplacement à forer.
   *[other] Il reste { $left } emplacements à forer.
}
now-centre = S'il y arrivait maintenant, cela rapporterait { $points }.
now-large-enough = Il faut ici { $discs } ou plus. Vous avez { $stacks }.
now-too-small = Il faut ici { $discs } ou plus. Votre plus grande pile en a { $most }.
now-closed = Aucune pile ne peut battre celle-ci dans cette manche.
now-takes = Vous prendriez { $discs } d'ici.
now-plans = Elle révélerait la tuile { FORM($place, "of") }.
now-money = Vous avez { $millions }.
now-would-have = Avec elle, vous auriez { $millions }.
now-next-step = Emplacement suivant du marqueur { $track } : { $next }.
now-crossed = Votre marqueur l'a franchie.
now-can-cross = Vous avez { $millions } : cela suffit.
now-lacks = Vous avez { $millions } : il manque { $lacking }.
now-corrects = Il pourrait corriger votre déviation de { $levels }.
now-influence = Cartes Influence européenne : vous en avez { $mine }, votre adversaire { $theirs }.
now-cards = Cartes en tout : vous en avez { $mine }, votre adversaire { $theirs }.
now-analysed = Vous avez { $colours } sur de telles cartes, qui rapportent { $points }.
now-printed = Elle rapporte { $points } à la fin.
now-uses = { $uses ->
    [one] Elle peut servir encore { $uses } fois.
   *[other] Elle peut servir encore { $uses } fois.
}
now-used = Elle a servi dans cette manche : plus avant la suivante.
now-goes-to = Cette pile suffit pour { $spaces }.
now-goes-nowhere = Cette pile ne suffit pour aucun emplacement maintenant.
now-free = { $free ->
    [0] Elle est pleine.
    [one] { $free } emplacement est libre.
   *[other] { $free } emplacements sont libres.
}
now-bag = Le sac contient { $discs } en tout.
now-unseen = { $all ->
    [one] { $all } tuile de toutes les couleurs n'est pas vue.
   *[other] { $all } tuiles de toutes les couleurs ne sont pas vues.
}
now-still-in = S'y trouvent encore : { $cards }.
now-lie-here = Ici se trouvent : { $cards }.

## Ce qu'on tape : un mot pour chaque chose

type-plan = planification
    .also = planifier
type-discs = jetons
type-blue = bleu
type-black = noir
type-orange = orange
type-yellow = jaune
type-white = blanc
type-tunnel = forage
    .also = forer
type-finance = financement
    .also = financer
type-technology = technologie
type-secondary = secondaire
type-slot = temporaire
type-develop = développer
    .also = developper, développement, developpement
type-pass = passer
    .also = passe
type-keep = garder
type-number = nombre
type-pay = payer
type-take = prendre
type-advance = avancer
type-track = piste
type-upper = haut
type-lower = bas
type-stay = rester
type-commit = ajouter
type-card = carte
type-extra-finance = financement-supplémentaire
    .also = financement-supplementaire
type-peek = regarder
type-nation = pays
type-space = emplacement
type-britain = grande-bretagne
type-france = france
type-decline = renoncer
type-realign = aligner
type-new-workers = nouveaux-ouvriers
type-exchange = échange
    .also = echange
type-improve-technology = améliorer-la-technologie
    .also = ameliorer-la-technologie
type-control-room = salle-de-contrôle
    .also = salle-de-controle
type-new-materials = nouveaux-matériaux
    .also = nouveaux-materiaux
type-heavy-machinery = machinerie-lourde
type-european-speech = allocution-européenne
    .also = allocution-europeenne
type-media-relations = relations-avec-les-médias
    .also = relations-avec-les-medias
type-political-duel = duel-politique
type-topographical = analyse-topographique
type-belgium = belgique
type-denmark = danemark
type-greece = grèce
    .also = grece
type-ireland = irlande
type-luxembourg = luxembourg
type-netherlands = pays-bas
type-portugal = portugal
type-spain = espagne
type-italy = italie
type-west-germany = allemagne-de-l-ouest
    .also = rfa
type-aligned = aligné
    .also = aligne
type-rubble = gravats
type-colour = couleur
type-enough = assez
type-use = utiliser
type-close = terminer
type-machine = machinerie
type-action = action
type-build = construire
type-hire = engager
type-draw = piocher
type-swap = échanger
    .also = echanger
type-give = donner
type-settle = conclure
type-accept = accepter
type-decline-card = défausser
    .also = defausser
type-contribute = contribuer
type-reveal = révéler
    .also = reveler
type-token = tuile
type-blue-agenda = bleu-agenda
type-black-agenda = noir-agenda
type-orange-agenda = orange-agenda
type-yellow-agenda = jaune-agenda
type-white-agenda = blanc-agenda
type-glimpse = entrevoir
type-disc = jeton
type-deal = distribuer
type-deviate = dévier
    .also = devier
type-red = rouge
type-green = vert
type-grey = sans-couleur
type-event = événement
    .also = evenement
type-training = formation
type-warehouse-inspection = inspection
type-check-up = contrôle
    .also = controle
type-repairs = réparations
    .also = reparations
type-supervision = supervision
type-promotion = promotion

## Tables à soi : ce qui ne peut pas être lu

tables-topographical = une analyse topographique prend une tuile : needs=place-1
tables-points = points= donne 2 à { $most } nombres entiers de 0 à { $largest }, un par emplacement
tables-price = { $key }={ $said } : un prix est un nombre entier de 1 à { $largest }
tables-no-bonus = « { $said } » n'est pas un avantage ; les avantages sont { $known }
tables-too-many = avec celles-ci il y a { $count } tuiles Gravats, plus de { $most }
tables-symbols = avec ceux-ci il y a { $count } symboles d'agenda, mais seulement { $most } cartes agenda
tables-too-few = avec celles-ci il y a { $count } tuiles Gravats, moins de { $least }
tables-places = { $key }= s'écrit EMPLACEMENT:QUOI, avec les emplacements 1 à { $last }, ou { $key }={ $nowhere }
tables-place-twice = { $key }= nomme deux fois l'emplacement { $space }

## Saisi d'après la boîte : noms des lignes, et où leurs valeurs figurent sur le matériel

line-track = { $nation }, piste { $track }
line-deviation = { $hue } ({ $number })
box = Sous la main : les 33 cartes de jeu, les deux plateaux, les 9 cartes Déviation, les 20 tuiles Gravats et les 6 cartes Agenda.
box-card =
    Cartes de jeu
    ┌─────────────
    │  points   points de victoire ; 0 si seule la capacité en rapporte
    │  needs    tuiles Gravats que coûte le développement de la carte
    ├─ partie inférieure
    │  does     l'action secondaire
    └─────────────
       money    millions d'ECU : le montant qui reste visible
                quand la carte est glissée sous un plateau
    La légende à côté des cartes, dans la règle, montre où se trouve le reste.
    De deux cartes du même nom, (a) est celle que vous voulez.
box-track =
    Les pistes de technologie des plateaux, de la case 0 vers la droite ; par exemple celle-ci :

       case       0     1     2       3     4
               ┌─────┬─────┬─────┐ ┌─────┬─────┐
       points  │  0  │  1  │  2  │ │  3  │  5  │
               └─────┴─────┴─────┘ └─────┴─────┘
       avantage        peek      2M  disc
    points    points de victoire de toutes les cases, à partir de 0 : 0,1,2,3,5
    barriers  barrières, chacune avec la case qui la suit et son montant : 3:2 (ou none)
    bonuses   ce que donne l'arrivée sur une case : 1:peek,3:disc (ou none)
              peek : regarder une tuile Gravats · disc : un jeton de plus par manche
              storage : le troisième emplacement de stockage britannique
box-deviation =
    Cartes Déviation
    ┌──────┐
    │  -1  │  levels   niveaux que perd le cube : 0, 1 pour -1, 2 pour -2
    └──────┘
    Si les couleurs des vôtres sont autres, prenez-les dans l'ordre que vous voulez.
box-rubble =
    Tuiles Gravats : retournez les 20, triez-les par couleur et comptez
       (   )  plain    celles sans le symbole Agenda
       ( * )  agenda   celles qui le portent
    Le bleu, c'est l'eau.
box-agenda =
    Cartes Agenda
       points   ce que la carte rapporte une fois accomplie ; elle en coûte autant en attente

## Le matériel, pièce par pièce

component-playing = Cartes de jeu
component-deviation = Cartes Déviation
component-agenda = Cartes Agenda
component-rubble = Tuiles Gravats
component-discs = Jetons Action
component-machines = Tunneliers
component-deviation-said = Après un forage, elle dit de combien de niveaux le tunnelier dévie. Si une carte de sa couleur est déjà sortie, toutes reforment la pioche.
component-deviation-grey = Après un forage, elle fait dévier le tunnelier de deux niveaux. Elle n'a pas de couleur et ne ramène jamais les cartes dans la pioche.
component-disc = Jeton : { $colour }
component-disc-said = À un tour, tous les jetons d'une couleur vont ensemble sur un emplacement. Un Forage se paie aussi avec des jetons.
component-machine = Tunnelier : { $nation }
component-machine-said = Chaque Forage l'avance d'une case. Quand il atteint son centre, la partie s'arrête aussitôt.

## Les champs d'une position, et ce qui peut s'y trouver

field-nations = pays
field-nations-standard = le siège 1 est la Grande-Bretagne
field-nations-swapped = le siège 1 est la France
field-with-agenda = extension Agenda
field-with-agenda-off = non
field-with-agenda-on = oui
field-next-round = nouvelle manche
field-next-workers = Nouveaux ouvriers
field-next-draw = combien de jetons piocher
field-next-drawing = piocher des jetons
field-next-exchange = Échange
field-next-turn = un tour
field-next-checks = cartes Déviation
field-next-after = fin de l'action
field-next-refill = compléter les cartes exposées
field-next-promotion = Promotion
field-next-window = cartes après l'action
field-next-end-turn = fin du tour
field-first = carte Premier joueur
field-last-turn = qui a joué en dernier
field-bag = jetons dans le sac
field-spaces = emplacements d'action
    .one = emplacement d'action
field-sides = côtés du tunnel
    .one = côté du tunnel
field-out = tuiles forées
field-gone = tuiles hors du jeu
field-display = cartes exposées
field-cards = cartes de jeu
    .one = carte de jeu
field-deviation-out = cartes Déviation piochées
field-events-left = cartes Agenda restantes
field-events-gone = cartes Agenda défaussées
field-drawing = jetons encore à piocher
field-kept = jetons gardés
field-space = emplacement d'action utilisé
field-slot = emplacement temporaire utilisé
field-doing = action
field-doing-plan = Planification
field-doing-tunnel = Forage
field-doing-finance = Financement
field-doing-technology = Technologie
field-doing-develop = Développement
field-technologies = actions Technologie de ce tour
field-stirred = la Technologie a eu un effet
field-repairing = Réparations en cours
field-waived = prérequis internes levés
field-checks = cartes Déviation à piocher
field-peeking = tuile regardée
field-paid = payé pour Promotion
field-least = plus petite carte payée
field-finisher = a atteint le centre
field-loser = sorti de la piste
field-area = jetons dans la zone de jeu
field-stored = zone de stockage
field-tracks = pistes de technologie
field-money = argent
field-bored = emplacements forés
field-deviation = déviation
field-workers = Nouveaux ouvriers utilisés
field-pending = carte Agenda en attente
field-pending-training = Formation
field-pending-warehouse-inspection = Inspection de l'entrepôt
field-pending-check-up = Contrôle
field-pending-repairs = Réparations
field-pending-supervision = Supervision
field-pending-promotion = Promotion
field-completed = cartes Agenda accomplies
field-face-down = cartes face cachée
field-colour-blue = bleu
field-colour-black = noir
field-colour-orange = orange
field-colour-yellow = jaune
field-colour-white = blanc
field-discs = jetons
field-tokens = tuiles Gravats
field-lies-deck = pioche
field-lies-display = exposée
field-lies-discard = défausse
field-lies-money = argent
field-lies-developed = développée
field-at = emplacement temporaire, ou joueur
field-used = utilisée cette manche
field-question-turn = tour
field-question-keep = garder des jetons
field-question-pay = payer le Forage
field-question-take = prendre une carte ECU
field-question-advance = avancer un marqueur
field-question-commit = Financement supplémentaire
field-question-peek = regarder une tuile
field-question-realign = corriger la déviation
field-question-rubble = gravats pour une carte
field-question-window = une carte après l'action
field-question-machine = Machinerie lourde
field-question-workers = Nouveaux ouvriers
field-question-exchange = Échange
field-question-offer = garder la carte Agenda
field-question-promotion = Promotion
field-question-reveal = quelle tuile c'est
field-question-glimpse = quelle tuile est vue
field-question-disc = quel jeton est pioché
field-question-deal = quelle carte est exposée
field-question-deviate = quelle carte Déviation
field-question-agenda-card = quelle carte Agenda
