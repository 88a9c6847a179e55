## meta.py: summary

summary = La Grande-Bretagne et la France creusent l'une vers l'autre, sans dévier.

## meta.py: option

option-agenda-off = le jeu de base
option-agenda-on = avec les cartes Agenda
option-agenda = l'extension Agenda
option-nations-standard = le siège 0 est la Grande-Bretagne
option-nations-swapped = le siège 0 est la France
option-nations = qui joue quelle nation

## meta.py: reconstructed

reconstructed = Les nombres des cartes de jeu, des pistes de technologie, des cartes de déviation, des tuiles Gravats et des cartes Agenda sont reconstitués : personne ne les a publiés. Ils s'accordent avec tous les faits connus.

## text.py: nations

nations-britain = La Grande-Bretagne
nations-france = La France

## text.py: colour

colour-blue = bleu
colour-black = noir
colour-orange = orange
colour-yellow = jaune
colour-white = blanc

## text.py: plurals

plurals-blue = bleus
plurals-black = noirs
plurals-orange = orange
plurals-yellow = jaunes
plurals-white = blancs

## text.py: action-names

action-names-plan = Planification
action-names-tunnel = Forage
action-names-finance = Financement
action-names-technology = Technologie
action-names-develop = Développement

## text.py: action-effects

action-effects-plan = révéler votre prochaine tuile cachée
action-effects-tunnel = forer la suivante pour 1 jeton de sa couleur, à défaut 2 autres
action-effects-finance = prendre une carte exposée comme argent
action-effects-technology = avancer un marqueur ; payer les barrières et le cap

## text.py: cards

cards-new-workers-a = Nouveaux ouvriers (a)
cards-new-workers-b = Nouveaux ouvriers (b)
cards-exchange-a = Échange (a)
cards-exchange-b = Échange (b)
cards-extra-finance-a = Financement supplémentaire (a)
cards-extra-finance-b = Financement supplémentaire (b)
cards-improve-technology-a = Améliorer la technologie (a)
cards-improve-technology-b = Améliorer la technologie (b)
cards-control-room-1 = Salle de contrôle 1
cards-control-room-2 = Salle de contrôle 2
cards-control-room-3 = Salle de contrôle 3
cards-control-room-4 = Salle de contrôle 4
cards-control-room-5 = Salle de contrôle 5
cards-new-materials = Nouveaux matériaux
cards-heavy-machinery = Machinerie lourde
cards-european-speech = Allocution européenne
cards-media-relations = Relations avec les médias
cards-political-duel = Duel politique
cards-topographical-1 = Analyse topographique 1
cards-topographical-2 = Analyse topographique 2
cards-topographical-3 = Analyse topographique 3
cards-topographical-4 = Analyse topographique 4
cards-topographical-5 = Analyse topographique 5
cards-belgium = Influence : Belgique
cards-denmark = Influence : Danemark
cards-greece = Influence : Grèce
cards-ireland = Influence : Irlande
cards-luxembourg = Influence : Luxembourg
cards-netherlands = Influence : Pays-Bas
cards-portugal = Influence : Portugal
cards-spain = Influence : Espagne
cards-italy = Influence : Italie
cards-west-germany = Influence : Allemagne de l'Ouest

## text.py: abilities

abilities-new-workers = début de manche : piocher 1 jeton de plus
abilities-exchange = début de manche : échanger un jeton avec l'adversaire
abilities-improve-technology = après une Technologie de ce tour : une de plus
abilities-control-room-1 = après une Planification : reprendre 1 jeton de la pile
abilities-control-room-2 = après une Technologie : reprendre 1 jeton de la pile
abilities-control-room-3 = après une Planification : une autre
abilities-control-room-4 = après une Planification : un Forage
abilities-control-room-5 = après une Technologie : une autre
abilities-new-materials = après toute action : reprendre 1 jeton de la pile
abilities-heavy-machinery = après toute action : une action d'une autre sorte
abilities-topographical = 1, 3, 6, 10, 15 points pour 1 à 5 couleurs sur ces cartes
abilities-influence = compte comme carte Influence

## text.py: events

events-training = Formation
events-warehouse-inspection = Inspection de l'entrepôt
events-check-up = Contrôle
events-repairs = Réparations
events-supervision = Supervision
events-promotion = Promotion

## text.py: event-effects

event-effects-training = un jeton de moins à la prochaine manche
event-effects-warehouse-inspection = sauter un tour entre deux de l'adversaire
event-effects-check-up = piocher aussitôt une carte Déviation
event-effects-repairs = votre prochaine Technologie n'avance aucun marqueur
event-effects-supervision = votre prochaine pile doit dépasser de 2 jetons

## text.py: deviations

deviations-red = rouge
deviations-blue = bleue
deviations-green = verte
deviations-yellow = jaune
deviations-grey = sans couleur

## text.py: ask

ask-turn = { $seat } : posez tous vos jetons d'une couleur et agissez, ou passez.
ask-keep = { $seat } : combien de jetons { $colour } gardez-vous ?
ask-pay = { $seat } : payez le forage avec deux jetons.
ask-take = { $seat } : quelle carte exposée devient de l'argent ?
ask-advance = { $seat } : quel marqueur Technologie avance ?
ask-commit = { $seat } : quel Financement supplémentaire aide à la barrière ?
ask-peek = { $seat } : regardez une tuile Gravats face cachée, si vous voulez.
ask-realign = { $seat } : dépenser de l'argent pour corriger la déviation ?
ask-rubble = { $seat } : quelle tuile stockée pour { $card } ?
ask-window = { $seat } : enchaîner avec une carte ?
ask-machine = { $seat } : quelle action donne la Machinerie lourde ?
ask-workers = { $seat } : engager de Nouveaux ouvriers avant de piocher ?
ask-exchange = { $seat } : échanger un jeton avec l'adversaire ?
ask-offer = { $seat } : garder la carte Agenda { $event } ?
ask-promotion = { $seat } : quel argent paie la Promotion ?
ask-reveal = Quelle tuile Gravats se trouve { $place } ?
ask-glimpse = Quelle tuile Gravats voit { $seat } ?
ask-disc = Quel jeton pioche { $seat } ?
ask-deal = Quelle carte va en place { $slot } ?
ask-deviate = Quelle carte Déviation pioche { $seat } ?
ask-agenda-card = Quelle carte Agenda pioche { $seat } ?

## text.py: in-tunnel

in-tunnel = en { $space } côté { $seat }

## text.py: in-storage

in-storage = au stockage côté { $seat }

## text.py: refusal

refusal-not-left = Cela ne peut plus être pioché.
refusal-no-discs = Vous n'avez aucun jeton de cette couleur.
refusal-stack-too-small = La pile doit dépasser celle qui s'y trouve.
refusal-empty-slot = Il n'y a pas de carte à cette place.
refusal-all-up = Toutes vos tuiles Gravats sont déjà face visible.
refusal-token-down = Votre tuile la plus proche est encore face cachée : planifiez d'abord.
refusal-storage-full = Votre zone de stockage est pleine.
refusal-cannot-pay = Vous ne pourriez pas payer : un jeton de la couleur, ou deux quelconques.
refusal-nothing-to-do = Cela ne changerait rien.
refusal-end-of-track = Ce marqueur est au bout de sa piste.
refusal-barrier = Vous n'avez pas assez d'argent pour la barrière.
refusal-under-repair = Pendant les Réparations aucun marqueur n'avance.
refusal-no-rubble = Vous n'avez aucune tuile en stock à donner pour elle.
refusal-not-yours = Vous n'avez pas développé cette carte.
refusal-not-now = Cette carte ne répond pas à l'action qui vient d'être faite.
refusal-same-kind = Ce doit être une autre sorte d'action que la dernière.
refusal-too-many-kept = Vous garderiez trop de jetons.
refusal-same-colour = Deux jetons pareils : rien ne change.
refusal-not-face-down = Il n'y a pas de tuile face cachée là.
refusal-wasteful = Un paiement ne contient pas de carte superflue.
refusal-supervised = Sous Supervision, la pile doit dépasser de deux jetons celle qui s'y trouve.
refusal-nothing-displayed = Il n'y a pas de carte exposée à y prendre.
refusal-storage-locked = Votre stockage est plein tant que sa troisième place est verrouillée.
refusal-idle = Une action Technologie doit avancer un marqueur ou corriger le cap.
refusal-token-due = Placez au moins une tuile sur la carte.
refusal-discard-due = La carte demande une tuile.
refusal-not-stored = Vous n'avez aucune tuile de cette couleur en stock.
refusal-worn-out = Cette carte n'a plus de tuile.
refusal-used-before = Cette carte a déjà servi dans cette manche.
refusal-not-spendable = Ce n'est ni votre argent ni votre Financement supplémentaire.
refusal-not-money = Ce n'est pas une de vos cartes ECU.
refusal-no-technology = Il n'y a pas eu d'action Technologie dans ce tour.
refusal-stack-used-up = Il ne reste aucun jeton de votre pile.
refusal-area-full = Vous avez autant de jetons qu'il est permis.
refusal-cannot-give = Vous n'avez pas ces deux jetons.
refusal-cannot-swap = L'un de vous n'a aucun jeton de cette couleur.
refusal-cannot-keep = Vous n'avez pas autant de jetons de cette couleur.

## text.py: lost

lost = { $seat } sort de la piste de déviation et perd.

## text.py: move

move-plan = { $seat } pose { $discs } : Planification.
move-tunnel = { $seat } pose { $discs } : Forage.
move-finance = { $seat } pose { $discs } : Financement.
move-technology = { $seat } pose { $discs } : Technologie.
move-secondary = { $seat } pose { $discs } : { $action } par { $card }.
move-develop = { $seat } pose { $discs } : Développement ({ $card }).
move-pass = { $seat } passe.
move-keep = { $seat } garde { $discs }.
move-pay = { $seat } paie { $discs }.
move-take = { $seat } prend { $card } comme argent.
move-advance = { $seat } avance le marqueur { $track } en { $space }.
move-stay = { $seat } n'avance aucun marqueur.
move-commit = { $seat } ajoute { $card }.
move-peek = { $seat } regarde la tuile de { $place }.
move-decline = { $seat } ne regarde pas.
move-realign = { $seat } dépense { $card } ({ $millions }) pour corriger la déviation.
move-aligned = { $seat } ne dépense plus rien.
move-rubble = { $seat } donne des { $colour }.
move-enough = { $seat } n'en donne pas de seconde.
move-use = { $seat } utilise { $card }.
move-close = { $seat } termine son tour.
move-machine = { $seat } choisit { $action }.
move-build = { $seat } développe { $card }.
move-hire = { $seat } engage { $card }.
move-draw = { $seat } pioche des jetons.
move-swap = { $seat } échange { $give } contre { $take } ({ $card }).
move-settle = { $seat } n'échange plus rien.
move-accept = { $seat } garde { $event }.
move-decline-card = { $seat } défausse { $event }.
move-contribute = { $seat } paie avec { $card } ({ $millions }).
move-reveal = Il y a des { $token } { $place }.
move-glimpse = { $seat } voit des { $token }.
move-disc = { $seat } pioche { $colour }.
move-deal = { $card } arrive en place { $slot }.
move-deviate = { $seat } pioche une carte Déviation : { $card }.
move-event = { $seat } pioche { $card }.

## text.py: glimpsed

glimpsed = { $seat } regarde une tuile Gravats.

## text.py: news

news-laid = { $seat } a des { $token } face visible à l'emplacement { $tunnel }.
news-stored = { $seat } commence avec des { $token } en stock.
news-displayed = { $card } est posée en place { $slot }.
news-round-began = { $seat }, avec la carte Premier joueur, ouvre la manche { $round }.
news-draws = { $seat } doit piocher { $number } dans le sac ; { $allowed } sont autorisés.
news-draws-nothing = { $seat } ne pioche aucun jeton.
news-drew = { $seat } pioche { $discs }.
news-found-too-few = { $seat } : { $missing } à piocher, mais il ne reste au sac que { $left }.
news-called-workers = { $seat } a droit à { $allowed } jetons cette manche, grâce à Nouveaux ouvriers.
news-turned-to-the-bag = { $seat } se tourne vers le sac.
news-swapped = { $seat } échange { $give } contre { $take } de l'adversaire.
news-closed-exchange = { $seat } clôt son étape d'échange.
news-turn-began = { $seat } commence son tour.
news-placed = { $seat } pose { $discs } sur { $space }.
news-took-stack = { $seat } récupère { $discs } sur { $space }.
news-acted = { $seat } effectue l'action { $action }.
news-passed = { $seat } passe.
news-took-first-player = { $seat }, première à passer, prend la carte Premier joueur.
news-stayed-first-player = { $seat }, première à passer, garde la carte Premier joueur.
news-kept = { $seat } conserve { $discs } pour la manche suivante.
news-returned = { $seat } remet { $discs } dans le sac.
news-had-no-turn = { $seat } a passé et ne joue pas.
news-round-over = Les deux camps ont passé : la manche { $round } est finie.
news-cleared = Retour au sac depuis { $space } : { $discs }.
news-stopped = Après { $round } manches, la partie est comptée telle quelle.
news-drawn-game = Les points sont égaux : partie nulle.
news-dealt = { $card } arrive de la pioche en place { $slot }.
news-discarded = { $card } est défaussée après son action secondaire.
news-shuffled-cards = La pioche est épuisée et refaite avec la défausse : { $cards }.
news-stayed-empty = La place { $slot } reste vide : ni la pioche ni la défausse n'ont de carte.
news-turned-up = { $seat } révèle des { $token } à l'emplacement { $tunnel }.
news-paid = { $seat } paie le forage : { $discs }, dans le sac.
news-paid-others = { $seat }, sans jeton de la couleur des gravats, paie le forage : { $pair }, dans le sac.
news-dug = { $seat } fore des { $token } et les stocke ; le tunnelier avance à l'emplacement { $tunnel }.
news-must-check = { $seat } doit piocher { $deviations }.
news-flooded = { $seat } a de l'eau dans le tunnel et doit piocher { $deviations }.
news-stayed-dry = { $seat } ne craint pas l'eau et ne pioche pas de carte Déviation.
news-drew-deviation = { $seat } pioche une carte Déviation : { $deviation }.
news-went-astray = { $seat } dévie de { $levels }, à { $level }.
news-shuffled-deviations = Une carte Déviation { $hue } était déjà sortie : toutes sont remélangées.
news-took-money = { $seat } prend { $card } comme argent ({ $millions }), { $worth } en tout.
news-spent = { $seat } dépense { $card } ({ $millions }), qui est défaussée.
news-got-no-change = { $seat } perd { $millions } : on ne rend rien.
news-advanced = { $seat } avance le marqueur Technologie { $track } à l'emplacement { $reached }.
news-moved-no-counter = { $seat } n'avance aucun marqueur Technologie.
news-crossed = { $seat } franchit une barrière de { $price } avec tout son argent : { $paid }.
news-corrected-by-surplus = { $seat } corrige sa déviation de { $levels } avec l'excédent, à { $level }.
news-corrected = { $seat } corrige sa déviation de { $levels }, à { $level }.
news-left-deviation = { $seat } laisse sa déviation à { $level }.
news-gained-a-disc = { $seat } gagne un jeton supplémentaire : { $allowed } sont autorisés dès la prochaine pioche.
news-may-peek = { $seat } peut regarder une tuile Gravats face cachée.
news-knows-all = { $seat } pourrait regarder une tuile Gravats face cachée, mais il n'y en a pas d'inconnue.
news-peeked = { $seat } regarde la tuile de { $place }.
news-saw = { $seat } voit à { $place } des { $token } et laisse la tuile face cachée.
news-did-not-peek = { $seat } ne regarde aucune tuile.
news-gained-storage = { $seat } peut désormais utiliser sa troisième case de stockage.
news-acted-by-card = { $seat } effectue l'action secondaire { $action } par { $card }.
news-developed = { $seat } développe { $card }.
news-owes-rubble = { $seat } va développer { $card } contre { $needs }.
news-gave-up = { $seat } défausse des { $rubble } de son stock pour { $card } ; ils quittent le jeu.
news-put-on-card = { $seat } place des { $rubble } de son stock sur { $card }.
news-put-no-more = { $seat } ne place pas de seconde tuile sur { $card }.
news-used = { $seat } utilise { $card }.
news-token-left = { $card } perd des { $rubble }, qui quittent le jeu.
news-turned-down = { $card } n'a plus de tuile et est retournée face cachée.
news-may-use-again = { $seat } peut de nouveau utiliser { $card }.
news-counted-as-money = { $seat } compte { $card } pour { $millions }.
news-improved-technology = { $seat } effectue une action Technologie de plus.
news-ended-turn = { $seat } termine son tour.
news-recovered = { $seat } reprend { $discs } sur { $space }.
news-chained = { $seat } effectue en chaîne : { $action }.
news-chose-by-machine = { $seat } choisit une action par Machinerie lourde : { $action }.
news-spoke = { $seat } marque { $points } pour ses paires de cartes Influence, par Allocution européenne.
news-won-duel = { $seat } marque { $points } pour plus de cartes Influence que l'adversaire, par Duel politique.
news-pleased-media = { $seat } marque { $points } pour plus de cartes que l'adversaire, par Relations avec les médias.
news-analysed = { $seat } marque { $points } pour { $colours } sur Analyse topographique.
news-must-draw-event = { $seat } a révélé le symbole Agenda et doit piocher une carte Agenda.
news-drew-event = { $seat } pioche la carte Agenda { $event }.
news-kept-event = { $seat } garde la carte Agenda { $event }.
news-wasted-symbol = { $seat } ne pioche pas de carte Agenda : { $event } est encore en attente.
news-discarded-event = { $seat } défausse la carte Agenda { $event }, hors du jeu.
news-completed = { $seat } a accompli { $event }, qui rejoint ses cartes face cachée.
news-scored-event = { $seat } marque { $points } pour la carte Agenda { $event }, accomplie.
news-missed-event = { $seat } perd { $points } pour la carte Agenda { $event }, encore en attente.
news-trained = { $seat } pioche 1 jeton de moins à cause de Formation.
news-was-inspected = { $seat } saute son tour à cause d'Inspection de l'entrepôt.
news-must-check-up = { $seat } doit piocher une carte Déviation pour Contrôle.
news-under-repair = { $seat } n'avance aucun marqueur Technologie à cause de Réparations.
news-was-supervised = { $seat } a posé au moins 2 jetons de plus qu'il n'y en avait, pour Supervision.
news-must-pay-promotion = { $seat } doit payer { $millions } pour Promotion.
news-reached-centre = { $seat } atteint le centre avec son tunnelier, ce qui met fin à la partie.
news-won-unscored = { $seat } gagne ; rien n'est compté.
news-scored-cards = { $seat } marque { $points } d'après ses cartes.
news-scored-technology = { $seat } marque { $points } pour le marqueur Technologie { $track }.
news-lost-by-deviation = { $seat } perd { $points } pour sa déviation.
news-scored-centre = { $seat } marque { $points } pour avoir atteint le centre ; tuiles restant en face : { $tokens }.
news-totalled = { $seat } a { $points } en tout.
news-won = { $seat } gagne, avec le plus de points.
news-won-at-centre = { $seat } gagne : les points sont égaux, et c'est elle qui a atteint le centre.

## text.py: unheard

unheard-saw = { $seat } a vu la tuile de { $place } et la laisse face cachée.

## text.py: sheet

sheet-cards = cartes
sheet-blue = cartes bleues
sheet-agenda = Agenda
sheet-technology = technologie
sheet-deviation = déviation
sheet-centre = centre
sheet-total = total

## text.py: track-names

track-names-upper = supérieur
track-names-lower = inférieur

## text.py: space

space-plan-tunnel = Planification/Forage
space-finance-technology = Financement/Technologie
space-slot-1 = la place 1
space-slot-2 = la place 2
space-slot-3 = la place 3

## text.py: sides

sides-britain = l'emplacement { $space } du côté britannique
sides-france = l'emplacement { $space } du côté français

## text.py: development-costs

development-costs-none = rien
development-costs-discard-1 = 1 tuile stockée, à défausser
development-costs-place-1 = 1 tuile stockée, à y placer
development-costs-place-1-or-2 = 1 ou 2 tuiles stockées, à y placer

## text.py: with-symbol

with-symbol = { $colour } (Agenda)

## text.py: rubble

rubble = gravats { $colour }

## text.py: rubble-with-symbol

rubble-with-symbol = gravats { $colour } à symbole Agenda

## text.py: two-discs

two-discs = { $one } et { $other }

## text.py: deviation

deviation = { $colour }, { $level }

## text.py: millions

millions = { $millions }M

## text.py: discs

discs = { $number } jeton
discs-discs = { $number } jetons

## text.py: points

points = { $number } point
points-points = { $number } points

## text.py: names

names-cards = { $number } carte
names-cards-cards = { $number } cartes
names-colours = { $number } couleur
names-colours-colours = { $number } couleurs
names-deviations = { $number } carte Déviation
names-deviations-deviation-cards = { $number } cartes Déviation
names-levels = { $number } niveau
names-levels-levels = { $number } niveaux

## text.py: deed

deed-developed = Cartes développées
deed-used = Cartes développées utilisées
deed-acted-by-card = Actions secondaires des cartes
deed-took-money = Cartes prises comme argent
deed-kept-event = Cartes Agenda gardées

## page.py: letters

page-letters-blue = U
page-letters-black = N
page-letters-orange = O
page-letters-yellow = J
page-letters-white = B

## page.py: key

page-key = U bleu (eau) · N noir · O orange · J jaune · B blanc · * symbole Agenda · ? face cachée · = foré

## page.py: bag

page-bag = Sac

## page.py: first

page-first = premier joueur : { $seat }

## page.py: round

page-round = Manche { $number }

## page.py: needs

page-needs = il faut ≥ { $number }

## page.py: closed

page-closed = fermé

## page.py: empty-slot

page-empty-slot = pas de carte

## page.py: works

page-works = Planification / Forage

## page.py: bank

page-bank = Financement / Technologie

## page.py: card

page-card = { $card } : { $action } ou développer ({ $needs }) · { $points } · { $money }M

## page.py: points

page-points = { $points } pts

## page.py: by-effect

page-by-effect = pts selon l'effet

## page.py: requirements

page-requirements-none = gratuit
page-requirements-discard-1 = défausser 1 tuile
page-requirements-place-1 = placer 1 tuile
page-requirements-place-1-or-2 = placer 1 ou 2 tuiles

## page.py: discs

page-discs = jetons ({ $number } sur { $most })

## page.py: passed

page-passed = a passé

## page.py: stored

page-stored = stockage

## page.py: locked

page-locked = verrouillé

## page.py: deviation

page-deviation = déviation

## page.py: technology

page-technology = marqueur Technologie { $track }

## page.py: bonuses

page-bonuses-peek = regard
page-bonuses-disc = +jeton
page-bonuses-storage = +place

## page.py: money

page-money = argent { $millions }M

## page.py: worth

page-worth = { $card } ({ $money }M)

## page.py: developed

page-developed = cartes

## page.py: uses

page-uses = { $card } (reste { $uses })

## page.py: used

page-used = { $card } (reste { $uses }, utilisée)

## page.py: face-down

page-face-down = { $number } face cachée

## page.py: pending

page-pending = Agenda : { $event } en attente

## page.py: completed

page-completed = Agenda accompli : { $events }

## page.py: deviation-out

page-deviation-out = Cartes Déviation sorties : { $cards }

## page.py: in-deck

page-in-deck = pioche : { $number }

## page.py: discarded

page-discarded = Défausse : { $cards }

## page.py: agenda-gone

page-agenda-gone = Agenda, hors jeu : { $cards }

## page.py: none

page-none = aucune

## page.py: to-go

page-to-go = { $number } jusqu'au centre

## board/words.py: names

board-names-britain = Grande-Bretagne
board-names-france = France

## board/words.py: title

board-title = 1987 Channel Tunnel, manche { $round }

## board/words.py: standing

board-standing = { $seat } : emplacements jusqu'au centre { $left }, déviation { $level }, jetons { $discs }, argent { $money }M, cartes { $cards }.

## board/words.py: and

board-and = { $one } ; { $other }

## board/words.py: millions

board-millions = { $millions }M

## board/words.py: in-tunnel

board-in-tunnel = { $seat }, emplacement { $space } : { $what }

## board/words.py: dug

board-dug = foré

## board/words.py: rubble

board-rubble = gravats, { $token }

## board/words.py: face-down

board-face-down = face cachée

## board/words.py: known

board-known = face cachée, vous la connaissez : { $token }

## board/words.py: looked-at

board-looked-at = regardée par : { $seats }

## board/words.py: action-label

board-action-label = { $action } : { $effect }. { $stack }

## board/words.py: lies-here

board-lies-here = jetons { $colour } ici : { $number }, { $needs }

## board/words.py: nothing-here

board-nothing-here = aucun jeton ici, { $needs }

## board/words.py: develop-label

board-develop-label = Place { $slot }, développer { $card } : { $ability } ; { $cost } ; { $points }. { $stack }

## board/words.py: secondary-label

board-secondary-label = Place { $slot }, { $action } par { $card }. { $stack }

## board/words.py: money-label

board-money-label = Place { $slot } : { $card } vaut { $money }M comme argent

## board/words.py: point

board-point = 1 pt

## board/words.py: by-effect

board-by-effect = points selon l'effet

## board/words.py: buttons

board-buttons-pass = Passer
board-buttons-stay = N'avancer aucun marqueur
board-buttons-decline = Ne pas regarder
board-buttons-aligned = Ne plus rien dépenser
board-buttons-enough = Pas de seconde tuile
board-buttons-close = Terminer le tour
board-buttons-draw = Piocher les jetons
board-buttons-settle = Ne plus rien échanger
board-buttons-accept = La garder
board-buttons-decline-card = La défausser

## board/words.py: keep

board-keep = Garder { $number }

## board/words.py: pay-same

board-pay-same = Deux de la même couleur

## board/words.py: you

board-you = vous

## board/words.py: to-move

board-to-move = à jouer

## board/words.py: first-player

board-first-player = 1er joueur

## board/words.py: discs-label

board-discs-label = { $seat }, jetons { $colour } : { $number }

## board/words.py: stored-label

board-stored-label = { $seat }, stockage : gravats { $colour }

## board/words.py: one-locked

board-one-locked = stockage, 1 verrouillé

## board/words.py: money-card

board-money-card = { $seat }, carte ECU : { $millions }M ({ $card })

## board/words.py: gauge-label

board-gauge-label = { $seat } : déviation { $level } ; au-delà de −{ $safe } la partie est perdue

## board/words.py: off-course

board-off-course = perdu

## board/words.py: not-up

board-not-up = tuile suivante encore face cachée

## board/words.py: checks

board-checks-1 = prochain forage : aucune carte
board-checks-2 = prochain forage : 1 carte, { $worst } au pire
board-checks-3 = prochain forage : 2 cartes, { $worst } au pire

## board/words.py: may-lose

board-may-lose = { $next } : risque de défaite

## board/words.py: technology

board-technology = technologie · points : { $points }

## board/words.py: track-label

board-track-label = { $seat }, marqueur Technologie { $track } : points { $points } ; emplacement suivant : { $next }

## board/words.py: track-end

board-track-end = aucun

## board/words.py: next-points

board-next-points = points { $points }

## board/words.py: next-price

board-next-price = coûte { $price }M

## board/words.py: cards-head

board-cards-head = Cartes : { $number }

## board/words.py: card-label

board-card-label = { $seat } : { $card }, { $ability } ; { $points }

## board/words.py: uses

board-uses = usages restants : { $uses }

## board/words.py: used

board-used = utilisée cette manche

## board/words.py: agenda

board-agenda = Agenda

## board/words.py: pending

board-pending = en attente : +{ $points } une fois accomplie, −{ $points } sinon

## board/words.py: done

board-done = { $event }, accomplie : +{ $points }

## board/words.py: bag-count

board-bag-count = jetons : { $number }

## board/words.py: unseen

board-unseen = Gravats pas encore vus

## board/words.py: deviations-out

board-deviations-out = Cartes Déviation sorties

## board/words.py: deviation-label

board-deviation-label = Carte Déviation sortie : { $colour }, { $level }

## board/words.py: playing

board-playing = Cartes de jeu

## board/words.py: agenda-deck

board-agenda-deck = Cartes Agenda en pioche : { $number }

## board/words.py: final

board-final = Score final

## board/words.py: winner

board-winner = victoire : { $seat }

## board/words.py: draw

board-draw = partie nulle

## board/words.py: parts

board-parts-agenda = Agenda
board-parts-technology = technologie
board-parts-centre = centre
