## meta.py: summary

summary = Placez vos travailleurs, espionnez, frappez : la première nation armée l'emporte.

## meta.py: option

option-pacts-auto = à partir de trois joueurs
option-pacts-on = toujours
option-pacts-off = jamais
option-pacts = accords avant une frappe aérienne
option-turn-limit-200 = 200 tours par joueur
option-turn-limit-100 = 100 tours par joueur
option-turn-limit-50 = 50 tours par joueur
option-turn-limit = quand une partie sans fin s'arrête

## text.py: colour

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-grey = Gris

## text.py: space

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

## text.py: building-words

building-words-factory = usine { $number }
building-words-mine = mine { $number }
building-words-university = université { $number }
building-words-enrichment = enrichissement { $number }
building-words-reactor = réacteur { $number }

## text.py: uranium-bomb

uranium-bomb = bombe à l'uranium { $number }

## text.py: plutonium-bomb

plutonium-bomb = bombe au plutonium { $number }

## text.py: one-worker

one-worker-1 = 1 Laborantin
one-worker-2 = 1 Ingénieur
one-worker-3 = 1 Scientifique
one-worker-4 = 1 Laborantin intérimaire
one-worker-5 = 1 Ingénieur intérimaire
one-worker-6 = 1 Scientifique intérimaire

## text.py: more-workers

more-workers-1 = { $n } Laborantins
more-workers-2 = { $n } Ingénieurs
more-workers-3 = { $n } Scientifiques
more-workers-4 = { $n } Laborantins intérimaires
more-workers-5 = { $n } Ingénieurs intérimaires
more-workers-6 = { $n } Scientifiques intérimaires

## text.py: good-names

good-names-money = argent
good-names-yellowcake = yellowcake
good-names-uranium = uranium
good-names-plutonium = plutonium
good-names-fighters = chasseurs
good-names-bombers = bombardiers
good-names-laborers = Laborantins
good-names-engineers = Ingénieurs
good-names-scientists = Scientifiques

## text.py: one-plane

one-plane-fighters = chasseur
one-plane-bombers = bombardier

## text.py: planes

planes-fighter = un chasseur
planes-bomber = un bombardier

## text.py: pacts

pacts-1 = une trêve
pacts-2 = une abstention

## text.py: start-of-turn

start-of-turn = { $seat } : placez des travailleurs (ou bloquez, sans l'action), ou retirez-les.

## text.py: only-place

only-place = { $seat } : placez des travailleurs (ou bloquez, sans l'action).

## text.py: only-retrieve

only-retrieve = { $seat } : votre réserve est vide : retirez vos travailleurs.

## text.py: open-point

open-point = { $seat } : poursuivez votre tour, ou terminez-le.

## text.py: nobody-placed

nobody-placed = { $seat } : poursuivez votre tour : placez au moins un travailleur.

## text.py: striking

striking = { $seat } : vos avions sont en l'air : attaquez, ou arrêtez.

## text.py: no-target

no-target = { $seat } : vos avions n'ont aucune cible : arrêtez.

## text.py: free-repair

free-repair = { $seat } : réparer un point de dommage ?

## text.py: ask

ask-workers = { $seat } : quels travailleurs pour { $site } ?
ask-fuel = { $seat } : que consomme { $site } ?
ask-output = { $seat } : que produit { $site } ?
ask-training = { $seat } : { $workers } formés : { $number }. Combien sont à vous, et non intérimaires ?
ask-market = { $seat } : quel bâtiment achetez-vous ?
ask-repair = { $seat } : réparer un point de dommage pour { $price } $ ?
ask-draft = { $seat } : quelle bombe gardez-vous ?
ask-pact = { $seat } : { $proposer } propose { $pact }. Accepter ?
ask-staff = { $seat } : { $workers } pour { $bomb } : { $number }. Combien sont à vous, et non intérimaires ?
ask-bonus = { $seat } : quel travailleur recrutez-vous avant le premier tour ?
ask-first = Qui commence ?
ask-reveal = Quel bâtiment arrive en case { $slot } ?
ask-design = Quelle bombe est révélée ?

## text.py: refusal

refusal-not-left = Cela ne peut pas être pioché.
refusal-strike-open = Terminez d'abord la frappe : arrêtez.
refusal-no-strike = Aucune frappe en cours : placez d'abord un travailleur sur Frappe aérienne.
refusal-step-one-over = Le plateau principal passe en premier, et une seule fois par tour.
refusal-must-retrieve = Votre réserve est vide : retirez d'abord.
refusal-already-placing = Ce tour sert déjà à placer : retirer prend un tour entier.
refusal-nothing-to-retrieve = Aucun travailleur permanent ne reviendrait.
refusal-nobody-placed = Placez au moins un travailleur avant de terminer votre tour.
refusal-occupied = L'emplacement est occupé.
refusal-closed = Projet de bombe est fermé jusqu'à la fin de la partie.
refusal-cannot-pay = Vous ne pouvez pas payer.
refusal-workers-missing = Vous n'avez pas les travailleurs requis en réserve.
refusal-wrong-workers = Il y faut d'autres travailleurs.
refusal-not-bought = Personne n'a acheté ce bâtiment.
refusal-not-yours = Ce bâtiment n'est pas à vous.
refusal-damaged = Ce bâtiment est endommagé.
refusal-not-on-offer = Il ne produit pas cela.
refusal-wrong-split = Il n'y a pas assez de travailleurs pour cette répartition.
refusal-empty-slot = Cette case est vide.
refusal-not-in-hand = Vous n'avez pas cette bombe en main.
refusal-no-fuel = Vous manquez de combustible.
refusal-tested-before = Vous avez déjà fait votre test.
refusal-loaded-before = Cette bombe est déjà chargée.
refusal-no-bomber = Vous n'avez pas de bombardier.
refusal-no-fighter = Vous n'avez pas de chasseur.
refusal-no-such-player = Personne ne joue cette couleur.
refusal-own-planes = Ces avions sont à vous.
refusal-no-target = Il n'y a pas de tel avion à abattre.
refusal-fighters-guard = Ce joueur a encore des chasseurs : abattez-les d'abord.
refusal-pact = Un accord l'interdit.
refusal-no-pacts = Cette partie se joue sans accords.
refusal-too-late = Les accords se proposent avant la première attaque.
refusal-asked-before = Ce joueur a déjà reçu votre offre pour cette frappe.
refusal-no-damage = Ce bâtiment n'est pas endommagé.
refusal-not-in-packet = Cette bombe n'est pas dans le paquet.
refusal-nothing-to-stop = Aucune frappe n'est en cours.
refusal-no-parley = Les accords se proposent pendant une frappe, avant sa première attaque.
refusal-no-partner = Un accord se propose à un adversaire.
refusal-design-taken = Projet de bombe est occupé.
refusal-in-use = Ce bâtiment est occupé.
refusal-spies-used-up = Vos espions ne peuvent plus utiliser de bâtiment dans ce tour.
refusal-one-of-either = Un Ingénieur ou un Scientifique y va, un seul.
refusal-wrong-designers = Un Ingénieur et un Scientifique y vont ensemble.
refusal-wrong-crew = Le bâtiment demande exactement les travailleurs indiqués.
refusal-wrong-staff = Il n'y a pas assez de travailleurs pour cette répartition.
refusal-staff-missing = Vous n'avez pas en réserve les Scientifiques et les Ingénieurs requis.
refusal-cannot-buy = Vous ne pouvez pas payer son prix.
refusal-no-building = Aucun adversaire n'a ce bâtiment.
refusal-own-building = Ce bâtiment est à vous.
refusal-not-testable = Vous n'avez pas construit cette bombe.
refusal-not-loadable = Vous n'avez pas construit cette bombe.
refusal-no-bomber-to-load = Vous n'avez pas de bombardier à charger.
refusal-cannot-pay-load = Vous ne pouvez pas payer le chargement.
refusal-not-to-repair = Ce bâtiment n'est pas à vous.

## text.py: move

move-place = { $seat } choisit { $site }.
move-block = { $seat } bloque { $site }, sans l'action.
move-use = { $seat } choisit { $site }.
move-occupy = { $seat } bloque { $site }, sans l'action.
move-build = { $seat } construit la { $bomb }.
move-test = { $seat } teste la { $bomb } pour le marqueur de { $token }.
move-load = { $seat } charge la { $bomb } pour { $money }.
move-shoot = { $seat } abat { $plane } de { $player }.
move-raid = { $seat } bombarde { $building } de { $owner }.
move-truce = { $seat } propose une trêve à { $player }.
move-stand-down = { $seat } propose une abstention à { $player }.
move-stop = { $seat } arrête la frappe.
move-retrieve = { $seat } retire ses travailleurs.
move-end-turn = { $seat } termine son tour.
move-send = { $seat } envoie { $workers } : { $site }.
move-burn = { $seat } consomme : { $fuel }.
move-make = { $seat } produit : { $output }.
move-train = { $seat } en forme { $own } de sa couleur, { $grey } intérimaires.
move-buy = { $seat } achète { $building }, case { $slot }.
move-decline = { $seat } n'achète rien.
move-repair = { $seat } répare { $building }.
move-enough = { $seat } ne répare plus.
move-keep = { $seat } garde la { $bomb }.
move-accept = { $seat } accepte.
move-refuse = { $seat } refuse.
move-staff = { $seat } choisit les { $workers } pour la { $bomb } : { $own } à soi, { $grey } intérimaires.
move-recruit = { $seat } recrute { $worker }.
move-first = { $player } commence.
move-reveal = Case { $slot } : { $building }.
move-design = Révélée : { $bomb }.

## text.py: unseen

unseen-keep = { $seat } garde une bombe.

## text.py: bribes-fed

bribes-fed = 1 $ de la réserve générale va dans la caisse noire, qui contient { $money }.

## text.py: repaired

repaired = { $seat } répare un point de dommage d'un bâtiment : { $building }, reste { $damage }.

## text.py: news

news-first = { $seat } est tiré au sort comme premier joueur.
news-bonus-money = { $seat } reçoit { $money } comme bonus de départ.
news-bonus-worker = { $seat } prend { $workers } dans la réserve générale comme bonus de départ.
news-on-offer = Case { $slot } du marché : { $building }.
news-face-up = Face visible, à concevoir : { $bomb }.
news-turn = C'est au tour de { $seat }.
news-must-retrieve = { $seat } n'a aucun travailleur en réserve et doit retirer ses travailleurs.
news-turn-over = Le tour de { $seat } est terminé.
news-placed = { $seat } place { $crew } sur la case { $space }.
news-used = { $seat } place { $crew } sur son bâtiment : { $building }.
news-paid = { $seat } paie { $goods } à la réserve générale.
news-blocked = { $seat } place { $crew } sur la case { $space } et renonce à l'action.
news-occupied = { $seat } place { $crew } sur son bâtiment et renonce à l'action : { $building }.
news-occupied-by-spy = { $seat } place { $crew } sur un bâtiment de { $owner }, par espionnage, et renonce à l'action : { $building }.
news-lost = { $seat } ne reçoit pas { $goods } : il n'y a plus de place.
news-received = { $seat } reçoit { $goods }.
news-shared = { $seat } reçoit { $goods } en tant qu'adversaire.
news-trained = { $seat } forme { $workers } de sa couleur.
news-hired = { $seat } forme { $contractors }.
news-not-trained = { $seat } ne forme pas { $workers } : la réserve générale n'en a plus.
news-no-purchase = { $seat } ne peut payer aucun bâtiment.
news-free = { $seat } a placé un Ingénieur : la case { $slot } est gratuite.
news-price = { $seat } paie { $money } à la réserve générale pour la case { $slot }.
news-bought = { $seat } prend le bâtiment de la case { $slot } du marché : { $building }.
news-took-bribes = { $seat } prend la caisse noire : { $money }.
news-slid = Les bâtiments à droite du vide glissent d'une case vers la gauche.
news-refilled = Un nouveau bâtiment arrive en case { $slot } : { $building }.
news-no-refill = La pioche de bâtiments est épuisée : aucun n'est ajouté au marché.
news-burned = { $seat } paie { $goods } comme combustible, au lieu de yellowcake.
news-spy = { $seat } gagne un espion et en a maintenant { $spies }.
news-no-spy = { $seat } ne gagne pas d'espion : on en a { $spies } au plus.
news-spied = { $seat } place { $crew } sur un bâtiment de { $owner }, par espionnage : { $building }.
news-spying-over = { $seat } ne peut plus utiliser de bâtiments adverses.
news-spying = { $seat } peut utiliser { $buildings } pendant ce tour.
news-no-strike = { $seat } n'a aucun avion : il n'y a pas de frappe aérienne.
news-strike = { $seat } peut frapper avec { $fighters } et { $bombers }.
news-shot = { $seat } dépense un chasseur et détruit { $plane } de { $player }.
news-raided = { $seat } dépense un bombardier et touche un bâtiment de { $owner } : { $building }, dommage { $damage }.
news-strike-spent = { $seat } n'a plus d'avion : la frappe aérienne est terminée.
news-strike-stopped = { $seat } arrête la frappe aérienne.
news-offered = { $seat } propose { $pact } à { $player }.
news-truce = { $seat } et { $player } concluent une trêve : jusqu'au prochain tour de { $seat }, aucun n'attaque l'autre.
news-stand-down = { $seat } et { $player } sont d'accord : { $seat } épargne { $player }, qui évite la Frappe aérienne jusqu'au prochain tour de { $seat }.
news-refused = { $seat } refuse ce que { $player } propose : { $pact }.
news-pact-over = L'accord de { $seat } avec { $player } prend fin : { $pact }.
news-no-repair = { $seat } n'a aucun dommage à réparer.
news-repair-too-dear = { $seat } a des dommages, mais pas { $money } pour réparer.
news-repair-paid = { $seat } paie { $money } à la réserve générale pour une réparation.
news-draft = { $seat } prend les { $bombs } face visible.
news-kept = { $seat } garde la { $bomb }.
news-passed = { $seat } reçoit le paquet : { $bombs }.
news-got-last = { $seat } reçoit la dernière : la { $bomb }.
news-dealt = Une nouvelle bombe est révélée : { $bomb }.
news-dealt-again = Une bombe testée est révélée de nouveau : { $bomb }.
news-closed = Il reste trop peu de bombes dans la pioche : Projet de bombe est fermé pour de bon.
news-played = { $seat } joue la { $bomb } face visible.
news-fuelled = { $seat } paie { $goods } comme combustible.
news-staffed = { $seat } place { $workers } sur la bombe.
news-staffed-by-contract = { $seat } place { $contractors } sur la bombe.
news-built = { $seat } a construit la { $bomb } pour { $points }.
news-tested = { $seat } teste la { $bomb }.
news-under-deck = La { $bomb } va face cachée sous la pioche : { $points } en moins.
news-token = { $seat } prend le marqueur de test restant le plus élevé : { $points }.
news-on-the-token = { $seat } déplace { $workers } de la bombe au marqueur de test.
news-on-the-token-by-contract = { $seat } déplace { $contractors } de la bombe au marqueur de test.
news-marker-lost = { $seat } perd le marqueur de chargement de la bombe testée : { $points } en moins, rien n'est remboursé.
news-worth-more = { $seat } a fait son test : désormais la { $bomb } vaut { $points }.
news-loaded = { $seat } paie { $money } et un bombardier et charge la { $bomb } : { $points } de plus.
news-score = { $seat } a { $points } ; il en faut { $target } pour gagner.
news-retrieved = { $seat } retire ses travailleurs.
news-came-home = { $seat } reprend { $workers } ({ $place }).
news-released = { $seat } récupère { $workers } ({ $place }).
news-contract-over = { $seat } rend { $contractors } à la réserve générale ({ $place }).
news-dismissed = { $seat } rend { $contractors } à la réserve générale ({ $place }).
news-target = { $seat } a atteint l'objectif avec { $points } et gagne.
news-no-points-left = Plus personne ne peut marquer : la partie est terminée.
news-time-up = Chacun a joué { $turns } tours : la partie est terminée.
news-tally = Points de { $seat } : bombes construites { $built }, bombes chargées { $loaded }, marqueur de test { $token }.
news-won = { $seat } gagne avec le plus de points : { $points }.
news-won-by-loaded = { $seat } gagne à égalité de points ({ $points }), avec le plus de bombes chargées : { $loaded }.
news-won-by-money = { $seat } gagne à égalité de points ({ $points }) et de bombes chargées ({ $loaded }), avec le plus d'argent : { $money }.
news-won-together = { $seat } partage la victoire, à égalité de points ({ $points }), de bombes chargées ({ $loaded }) et d'argent ({ $money }).

## text.py: unheard

unheard-kept = { $seat } garde une bombe.
unheard-got-last = { $seat } reçoit la dernière bombe.

## text.py: sheet

sheet-bombs = bombes construites
sheet-loaded = bombes chargées
sheet-token = jeton de test
sheet-total = total
sheet-target = objectif
sheet-place = rang

## text.py: spies

spies = espions : { $n }

## text.py: money

money = { $n } $

## text.py: and

and = { $some } et { $last }

## text.py: on-the-token

on-the-token = marqueur de test

## text.py: in-the-supply

in-the-supply = de sa réserve

## text.py: names

names-bombs-one = bombe
names-bombs-more = bombes
names-buildings-one = bâtiment adverse
names-buildings-more = bâtiments adverses
names-points-one = point
names-points-more = points

## text.py: deed

deed-placed = Emplacements du plateau utilisés
deed-bought = Bâtiments achetés
deed-used = Bâtiments utilisés
deed-spied = Bâtiments adverses utilisés
deed-kept = Projets de bombe gardés
deed-built = Bombes construites
deed-tested = Bombes testées
deed-loaded = Bombes chargées

## page.py: goods

page-goods-money = { $n }$
page-goods-yellowcake = { $n }Y
page-goods-uranium = { $n }U
page-goods-plutonium = { $n }P
page-goods-fighters = { $n } chasseur
page-goods-bombers = { $n } bombardier
page-goods-laborers = { $n }L
page-goods-engineers = { $n }I
page-goods-scientists = { $n }S

## page.py: workers

page-workers-laborer = L
page-workers-engineer = I
page-workers-scientist = S

## page.py: takes

page-takes-any = ?
page-takes-engineers = I
page-takes-scientists = S
page-takes-engineer-or-scientist = I/S
page-takes-engineer-and-scientist = I+S

## page.py: kinds

page-kinds-factory = usine
page-kinds-mine = mine
page-kinds-university = université
page-kinds-enrichment = enrichiss.
page-kinds-reactor = réacteur

## page.py: actions

page-actions-espionage = +1 espion, bâtiments adverses
page-actions-design = choisir des bombes
page-actions-air-strike = attaquer
page-actions-repair = réparer 3 ; autres 2$, 3$, 5$
page-actions-construction = acheter un bâtiment

## page.py: key

page-key-1 = L Laborantin · I Ingénieur · S Scientifique (minuscules : intérimaires) · ? tous
page-key-2 = Y yellowcake · U uranium enrichi · P plutonium

## page.py: turn

page-turn = Tour { $number } de { $seat }

## page.py: target

page-target = objectif { $points } points

## page.py: market

page-market = Marché

## page.py: deck

page-deck = { $number } dans la pioche

## page.py: bribe

page-bribe = caisse noire { $money }$

## page.py: free

page-free = gratuit pour I

## page.py: takes-bribe

page-takes-bribe = + caisse noire

## page.py: feeds-bribe

page-feeds-bribe = caisse +1$

## page.py: empty

page-empty = vide

## page.py: others

page-others = autres { $goods }

## page.py: closed

page-closed = fermé

## page.py: row

page-row = Bombes à concevoir

## page.py: tokens-left

page-tokens-left = marqueurs de test { $tokens }

## page.py: general

page-general = Réserve générale :

## page.py: points

page-points = { $points } points sur { $target }

## page.py: tracks

page-tracks = { $money }$ · { $yellowcake }Y · { $uranium }U · { $plutonium }P · chasseurs { $fighters } · bombardiers { $bombers } · espions { $spies }

## page.py: supply

page-supply = réserve :

## page.py: untrained

page-untrained = à former :

## page.py: damage

page-damage = dommage { $n }

## page.py: token

page-token = marqueur de test { $value }

## page.py: built

page-built = construites

## page.py: loaded

page-loaded = chargée

## page.py: in-hand

page-in-hand = bombes en main : { $number }

## page.py: hand

page-hand = main

## page.py: packet-here

page-packet-here = le paquet

## page.py: bomb

page-bomb = { $number } : { $workers } { $fuel }, { $points } pts, charger { $load }$

## page.py: ready

page-ready = prête à construire

## page.py: missing

page-missing = manque { $what }

## page.py: truce

page-truce = trêve avec { $players }

## page.py: stand-down

page-stand-down = { $players } s'abstiennent

## page.py: spying

page-spying = bâtiments adverses ouverts : { $n }

## page.py: strike

page-strike = frappe en cours, avions : { $planes }

## board/words.py: title

board-title = The Manhattan Project, { $seats } joueurs

## board/words.py: description

board-description = Plateau principal de 19 cases, marché de sept bâtiments, bombes à concevoir. { $players }

## board/words.py: nation

board-nation = { $seat } : { $points } points sur { $target }, { $goods }, travailleurs en réserve : { $workers }, bâtiments : { $buildings }, bombes construites : { $built }, en main : { $hand }.

## board/words.py: none

board-none = aucun

## board/words.py: seat-letters

board-seat-letters-1 = R
board-seat-letters-2 = B
board-seat-letters-3 = Ve
board-seat-letters-4 = J
board-seat-letters-5 = Vi

## board/words.py: buttons

board-buttons-choice-retrieve = Retirer les travailleurs
board-buttons-choice-end-turn = Terminer le tour
board-buttons-choice-stop = Arrêter la frappe
board-buttons-choice-decline = Ne rien acheter
board-buttons-choice-enough = Ne plus réparer
board-buttons-choice-accept = Accepter
board-buttons-choice-refuse = Refuser

## board/words.py: own-and-grey

board-own-and-grey = { $own } à vous, { $grey } intérimaires

## board/words.py: home

board-home = Retirer ramène : { $workers }.

## board/words.py: leaving

board-leaving = Intérimaires de votre réserve qui partent alors : { $n }.

## board/words.py: blocking

board-blocking = placer sans l'action, pour bloquer

## board/words.py: won

board-won = { $seat } gagne avec { $points } points

## board/words.py: together

board-together = { $seats } gagnent ensemble

## board/words.py: strike

board-strike = Frappe de { $seat } : { $fighters }, { $bombers }

## board/words.py: no-building

board-no-building = { $seat } : aucun bâtiment à bombarder

## board/words.py: no-bomber

board-no-bomber = { $seat } : sans bombardier, aucun bâtiment n'est endommagé

## board/words.py: protected

board-protected = { $seat } : un accord le protège

## board/words.py: open-sky

board-open-sky = { $seat } : aucun chasseur en face ; bombardiers { $bombers } → jusqu'à { $bombers } dommages

## board/words.py: breakthrough

board-breakthrough = { $seat } : chasseurs { $mine } − { $theirs } = { $left }, puis bombardiers { $bombers } → jusqu'à { $bombers } dommages

## board/words.py: held-off

board-held-off = { $seat } : chasseurs { $mine } contre { $theirs } : il en manque { $lack } pour ouvrir la voie

## board/words.py: offers

board-offers-truce = trêve
board-offers-stand-down = abstention

## board/words.py: offer-label

board-offer-label = Proposer à { $seat } { $pact }

## board/words.py: board

board-board = Plateau principal

## board/words.py: action-words

board-action-words-design = choix des bombes : 2 pour vous, 1 par adversaire
board-action-words-air-strike = attaquer avions et bâtiments adverses
board-action-words-repair = réparer 3 dommages ; autres : 2 $, 3 $, 5 $
board-action-words-construction = acheter un bâtiment ; toujours libre

## board/words.py: money

board-money = { $n } $

## board/words.py: or

board-or = {" "}ou{" "}

## board/words.py: and

board-and = {" "}et{" "}

## board/words.py: costs

board-costs = coûte { $goods }

## board/words.py: gives

board-gives = donne { $goods }

## board/words.py: site

board-site = { $name } : { $workers } ; { $deal }

## board/words.py: anybody

board-anybody = un travailleur, n'importe lequel

## board/words.py: any

board-any = { $n } travailleurs, n'importe lesquels

## board/words.py: occupied

board-occupied = {" "}; occupé : { $who }

## board/words.py: damaged

board-damaged = {" "}; dommage { $n }, à réparer

## board/words.py: damage-tag

board-damage-tag = dommage { $n } : réparer

## board/words.py: owned

board-owned = {" "}; à { $seat }

## board/words.py: for-sale

board-for-sale = {" "}; en vente, case { $slot }

## board/words.py: is-closed

board-is-closed = {" "}; fermé

## board/words.py: block

board-block = Bloquer { $name } : placer sans l'action

## board/words.py: slot

board-slot = Case { $slot } : { $price }

## board/words.py: free

board-free = gratuit

## board/words.py: free-for

board-free-for = gratuit avec un Ingénieur

## board/words.py: lacks

board-lacks = il manque { $money }

## board/words.py: takes-pile

board-takes-pile = prend la caisse noire : { $money }

## board/words.py: feeds-pile

board-feeds-pile = caisse noire +1 $

## board/words.py: bribe-pile

board-bribe-pile = caisse noire

## board/words.py: in-the-deck

board-in-the-deck = dans la pioche

## board/words.py: draft

board-draft = Paquet de { $number } bombes

## board/words.py: keeping

board-keeping = { $seat } choisit

## board/words.py: test-tokens

board-test-tokens = marqueurs de test :

## board/words.py: under-deck

board-under-deck = testées, sous la pioche : { $bombs }

## board/words.py: bomb

board-bomb = { $name } : { $needs } ; { $worth }

## board/words.py: uranium-worth

board-uranium-worth = { $untested } points ; charger { $load }

## board/words.py: plutonium-worth

board-plutonium-worth = { $untested } points, { $tested } après un test ; charger { $load }

## board/words.py: lacking

board-lacking = il manque { $what }

## board/words.py: in-the-hand

board-in-the-hand = {" "}; dans votre main, { $status }

## board/words.py: is-built

board-is-built = {" "}; construite par { $seat }, vaut { $value }

## board/words.py: is-loaded

board-is-loaded = {" "}; chargée, +{ $n }

## board/words.py: load

board-load = charger { $money } : +{ $gain }

## board/words.py: load-label

board-load-label = Charger { $bomb } pour { $money } et un bombardier : { $gain } points

## board/words.py: test

board-test = tester : { $gain }

## board/words.py: test-label

board-test-label = Tester { $bomb } : marqueur { $token }, score { $gain }

## board/words.py: you

board-you = { $seat } (vous)

## board/words.py: to-move

board-to-move = à jouer

## board/words.py: counter

board-counter = { $seat } : { $amount }

## board/words.py: of-most

board-of-most = {" "}sur { $most } au plus

## board/words.py: worker

board-worker = { $seat } : { $worker } en réserve

## board/words.py: your-hand

board-your-hand = Vos bombes en main

## board/words.py: buildings-here

board-buildings-here = Bâtiments

## board/words.py: bombs-here

board-bombs-here = Bombes construites

## board/words.py: key

board-key = Légende

## board/words.py: needs

board-needs-any = n'importe qui
board-needs-l = Laborantin
board-needs-e = Ingénieur
board-needs-s = Scientifique

## board/words.py: contractor

board-contractor = intérimaire

## board/words.py: spy

board-spy = espion

## board/words.py: kinds

board-kinds-enrichment = enrichissement
