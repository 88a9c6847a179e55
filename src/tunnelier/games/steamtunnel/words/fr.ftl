### Ce qui se dit à la table de Steam Tunnel. glossary.md donne le mot de chaque chose.

## Le jeu et ses options

summary = Retournez des cartes, achetez des segments des tunnels qu'elles montrent et fermez-les, sur un plateau sans bords.
option-dead-ends = ce que valent les culs-de-sac
option-dead-ends-normal = un cul-de-sac ajoute 0
option-dead-ends-pity = un cul-de-sac ajoute 1
option-dead-ends-deadly = un tunnel à cul-de-sac vaut 0
option-deck = les cartes de tunnels utilisées
option-deck-full = les 44 cartes de tunnels
option-deck-baby = seulement les cartes sans fourche
source = Les cartes sont celles de la boîte, d'après une seule source : onze motifs en quatre exemplaires, et quatre cartes de points identiques. Personne d'autre ne les a publiées, mais elles s'accordent avec tous les faits connus.

## Les sièges

# .letter représente un siège sur ses jetons et dans les listes : il n'y en a pas deux pareilles. V est déjà Vert.
seat-1 = Rouge
    .letter = R
seat-2 = Bleu
    .letter = B
seat-3 = Vert
    .letter = V
seat-4 = Jaune
    .letter = J
seat-5 = Violet
    .letter = L

## Combien

counted-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
counted-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
counted-segments = { $number ->
    [one] { $number } segment
   *[other] { $number } segments
}
counted-tokens = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
counted-tunnels = { $number ->
    [one] { $number } tunnel
   *[other] { $number } tunnels
}

## Les cartes

# Dans quel sens une carte est posée.
way-printed = telle qu'imprimée
way-turned = après un demi-tour
face = carte { $card }, { $way }
    .the = la carte { $card }, { $way }
# $joins : les segments, chacun par les entrées qu'il relie : « T-L1, B-R2 ».
card = carte { $card } : { $joins }
# $number is that of the card, $design what is printed on it.
card-design = { $number } ({ $design })
card-number = { $number }
# Les motifs des cartes ; « gauche » et « droite » sont le miroir l'un de l'autre.
design-scissors-left = Ciseaux gauches
design-scissors-right = Ciseaux droits
design-bridge-left = Pont gauche
design-bridge-right = Pont droit
design-bends-left = Coudes gauches
design-bends-right = Coudes droits
design-sash-left = Écharpe gauche
design-sash-right = Écharpe droite
design-hairpin = Épingle
design-straights = Trois droites
design-forks = Fourches
# Les six entrées d'une carte.
entry-t = en haut
entry-b = en bas
entry-l1 = en haut à gauche
entry-l2 = en bas à gauche
entry-r1 = en haut à droite
entry-r2 = en bas à droite

## Questions

ask-flip = { $seat } : retournez une carte face cachée.
ask-place = { $seat } : placez un jeton pour acheter un segment ou pour brûler une carte face cachée, ou sautez cette phase.
ask-lay = Quelle carte de points est en { $cell }, et dans quel sens ?
ask-start = Quel siège commence ?
ask-reveal = Quelle carte apparaît en { $cell }, et dans quel sens ?

## Coups

move-flip = { $seat } retourne { $cell }.
move-buy = { $seat } achète le segment { $segment } de { $cell }.
move-burn = { $seat } brûle { $cell }.
move-skip = { $seat } ne place pas de jeton.
move-lay = La carte de points { $point } est en { $cell }, { $way }.
move-start = { $seat } commence.
move-reveal = { $cell } est la carte { $card }, { $way }.

## Pourquoi un coup n'est pas permis

refusal-not-left = Cette carte est déjà face visible.
refusal-laid = Cette carte de points est déjà dans une autre case.
refusal-no-such-seat = Personne n'est assis là.
refusal-no-forks = Les cartes à fourche ne sont pas dans ce paquet.
refusal-not-to-flip = On ne peut retourner qu'une carte face cachée et non brûlée.
refusal-not-to-burn = On ne peut brûler qu'une carte face cachée et pas encore brûlée.
refusal-not-to-buy = Les extrémités d'une carte de points ne s'achètent pas.
refusal-face-down = Cette carte est face cachée : elle n'a pas de segment à acheter.
refusal-no-such-segment = Cette carte n'a que deux segments ; les culs-de-sac n'en sont pas.
refusal-taken = Ce segment est déjà acheté.
refusal-closed = Ce tunnel est fermé : son chemin complet est connu.

## Le tour

news-turn = C'est au tour de { $seat }.
news-no-placement = C'est la dernière carte inconnue : { $seat } ne place pas de jeton.
# $face : une carte comme elle est posée : « carte 21, après un demi-tour ».
news-shown = { $cell } est { FORM($face, "the") }.
# $segment : une case et un numéro : « c2.2 ». $left : « 19 jetons ».
news-bought = { $seat } achète { $segment } avec un jeton ; il lui reste { $left }.
news-burned = { $seat } brûle { $cell } avec un jeton ; il lui reste { $left }.
news-straight = { $cell } reste face cachée : elle compte comme trois tunnels droits, qui n'appartiennent à personne.

## Les tunnels

# Un tunnel porte le nom de son premier segment, « c2.2 ». $length : « 3 segments », $value : « 15 points ».
news-closed-by-flip = Le tunnel de { $tunnel } est fermé : { $length }, pour une valeur de { $value }.
news-closed-by-burn = Le tunnel de { $tunnel } est fermé par la carte brûlée : { $length }, pour une valeur de { $value }.
news-only-dead-ends = Le tunnel de { $tunnel } n'a que des culs-de-sac.
news-no-end = Le tunnel de { $tunnel } n'a pas d'extrémité.
news-deadly = Le tunnel de { $tunnel } a un cul-de-sac, qui est mortel.
news-joined = Les tunnels de { $tunnel } et de { $other } n'en font plus qu'un.

## La fin

news-ended = Il ne reste plus de carte inconnue : la partie est finie.
news-scoring = Un tunnel rapporte la somme de ses extrémités × ses segments au joueur qui y a le plus de jetons.
news-scoring-with-pity = Un tunnel rapporte la somme de ses extrémités, un cul-de-sac valant 1, × ses segments au joueur qui y a le plus de jetons.
news-scoring-deadly = Un tunnel sans cul-de-sac rapporte la somme de ses extrémités × ses segments au joueur qui y a le plus de jetons.
# $tokens est un nombre.
news-took-all = { $seat } a le plus de jetons ({ $tokens }) dans le tunnel de { $tunnel } et reçoit { $points }.
# $tied, un nombre, est au moins 2.
news-shared = { $seat } est l'un des { $tied } joueurs qui ont, à égalité, le plus de jetons dans le tunnel de { $tunnel } et reçoit { $points }.
news-rest-lost = Perdu en partageant le tunnel de { $tunnel } : { $points }.
# $tunnels : « 3 tunnels ».
news-worthless = Avec des jetons, mais sans valeur : { $tunnels }.
news-nobodys = Sans jeton, donc sans points : { $tunnels }.
news-total = { $seat } a { $points } en tout.
news-won = { $seat } a le plus grand score, { $points }, et gagne.
news-won-together = { $seat } a le plus grand score, { $points }, et partage la victoire : il n'y a pas de départage.

## La feuille de score, et ce que compte le laboratoire

sheet-length = longueur
sheet-ends = extrémités
sheet-value = valeur
sheet-tokens = jetons, siège par siège
sheet-payments = points, siège par siège
sheet-segments = segments
deed-bought = Cartes de tunnels dont un segment a été acheté

## La table, dessinée ou dans le terminal

open-tunnels = Tunnels encore ouverts
closed-tunnels = Tunnels fermés
none-yet = aucun
and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
column-tunnel = tunnel
column-value = valeur
column-length = longueur
column-ends = extrémités
column-tokens = jetons
column-points = points
page-player = { $letter } { $seat } : { $points } des tunnels fermés, il lui reste { $tokens }
page-unknown-left = Cartes à retourner : { $unknown }. Faces jamais vues : { $unseen }.
# Les signes du plateau dans le terminal.
key-segments = 1 2 3 segments libres
key-letters = lettres : propriétaires
key-dead-end = x cul-de-sac
key-face-down = ░ face cachée
key-buried = ▒ brûlée
key-beyond = bord pâle : l'autre côté

## Le plateau dessiné

board-title = Steam Tunnel, { $players }
# $players : des phrases, une par joueur : board-standing.
board-description = 36 cartes en six rangées et six colonnes ; le plateau continue au-delà de ses bords. Cartes à retourner : { $unknown }. { $players }
board-standing = { $seat } : { $points }, il lui reste { $tokens }.
board-face-down = { $cell } : face cachée
board-burned = { $cell } : brûlée par { $seat }, compte comme trois tunnels droits qui n'appartiennent à personne
# $ends : les six extrémités : board-end.
board-point-card = { $cell } : carte de points { $point }, { $ends }
board-end = { $number } { $entry }
# $entries en compte deux ou plus : « en haut et en haut à gauche ».
board-segment = { $cell }, segment { $number } : entrées { $entries } ; { $owner } ; { $tunnel }
board-free = libre
board-owned = acheté par { $seat }
# $points : la somme des extrémités jusqu'ici.
board-open-tunnel = tunnel ouvert, longueur { $length }, extrémités { $points }, vaut { $value } pour l'instant
board-closed-tunnel = tunnel fermé, vaut { $value }
board-players = Joueurs
# Combien de cartes on peut encore retourner ; à côté d'un titre, il y a peu de place.
board-left = { $unknown } à retourner
board-skip = Ne pas placer de jeton
board-face-up = { $cell } : face visible
board-bury = Brûler { $cell }
board-end-label = { $cell }, { $entry } : extrémité { $number }
board-dead-end = { $cell }, { $entry } : cul-de-sac
board-column = colonne { $name }
board-row = rangée { $name }
board-moves = à jouer
board-wins = gagne
board-you = vous
board-part-grid = Plateau
board-part-tunnels = Tunnels

## Ce qu'est une chose que l'on montre du doigt

about-unknown = Une carte de tunnels face cachée. Sa face est tirée au sort quand on la retourne : personne ne peut la connaître.
about-bury = Brûlez cette carte avec un jeton. Elle reste face cachée pour de bon, et compte comme trois tunnels droits qui n'appartiennent à personne.
about-face-up = Une carte de tunnels face visible. Ses segments mènent d'une entrée à l'autre ; ceux qui se croisent ne se rencontrent pas.
about-buried = Une carte brûlée : trois tunnels droits qui n'appartiennent à personne et n'ajoutent rien à une longueur. Le jeton montre qui l'a brûlée, et ne compte pas.
about-point-card = Une carte de points : six extrémités séparées, chacune avec son nombre. Rien ne s'y achète.
about-end = Une extrémité numérotée. Le tunnel qui l'atteint a { $number } de plus dans la somme de ses extrémités.
about-dead-end-normal = Un cul-de-sac. Un tunnel s'arrête ici, et n'en reçoit rien.
about-dead-end-pity = Un cul-de-sac. Un tunnel s'arrête ici ; dans cette variante, cela ajoute 1 à la somme de ses extrémités.
about-dead-end-deadly = Un cul-de-sac. Dans cette variante, un tunnel qui s'arrête ici ne vaut rien.
about-segment = Un segment de tunnel. Un jeton l'achète, tant qu'il est libre et son tunnel ouvert. Qui a le plus de jetons dans un tunnel en prend les points à la fin.
about-fork = Une fourche : un seul segment avec toutes ses branches. Un jeton l'achète en entier, tant qu'elle est libre et son tunnel ouvert.
about-tunnel = Un tunnel : tout ce qui est relié. Il vaut la somme de ses extrémités, multipliée par le nombre de ses segments. Qui y a le plus de jetons prend tout ; une égalité le partage.
about-player = { $seat }, avec les jetons qui restent en réserve, et les points des tunnels fermés pour l'instant.
about-to-flip = Autant de cartes sont face cachée sans être brûlées. Quand il n'en reste aucune, tous les tunnels sont fermés et la partie se termine.
about-border = Les colonnes ont des lettres et les rangées des numéros : une case porte les deux, comme b2. Le plateau n'a pas de bord : ce qui en sort d'un côté revient de l'autre.
about-choice-skip = Ne placez pas de jeton à ce tour. Il est gardé, mais ce placement n'est pas rattrapé plus tard.
about-list = Les tunnels selon leur valeur : longueur, somme des extrémités, jetons. Ceux qui n'ont pas de place dans la liste sont sur le plateau.

## Ce qu'elle signifie maintenant pour qui regarde

now-runs-in = { $tunnels ->
    [0] Aucun tunnel visible n'y mène.
    [one] { $tunnels } tunnel visible y mène.
   *[other] { $tunnels } tunnels visibles y mènent.
}
now-would-close = { $tunnels ->
    [one] Brûlée, elle fermerait { $tunnels } tunnel, d'une valeur de { $value }.
   *[other] Brûlée, elle fermerait { $tunnels } tunnels, d'une valeur totale de { $value }.
}
now-open = Son tunnel est ouvert : { $length }, somme des extrémités { $ends }, donc { $value } pour l'instant.
now-closed = Son tunnel est fermé : { $length }, somme des extrémités { $ends }, donc { $value }.
now-branches = { $branches ->
    [one] { $branches } branche mène à une carte inconnue.
   *[other] { $branches } branches mènent à des cartes inconnues.
}
now-nobody = Personne n'y a de jeton.
now-leads = Le plus de jetons : { $seats }, avec { $tokens }.
now-would-lead = En achetant ici, vous y auriez le plus de jetons.
now-would-tie = En achetant ici, vous y seriez à égalité pour le plus de jetons.
now-would-trail = En achetant ici, quelqu'un y aurait encore plus de jetons.
now-pays = Il vous rapporte { $points }.
now-supply = En réserve : { $tokens }.

## Les mots que l'on tape

type-flip = retourner
    .also = retourne, retournez
type-buy = acheter
    .also = achète, achete, achetez
type-burn = brûler
    .also = bruler, brûle, brule, brûlez, brulez
type-skip = sauter
    .also = saute, sautez
type-lay = poser
type-start = commencer
type-reveal = révéler
    .also = reveler
type-cell = case
type-segment = segment
type-point = carte-de-points
    .also = points
type-card = carte
type-way = sens
type-printed = imprimée
    .also = imprimee
type-turned = tournée
    .also = tournee
type-seat = siège
    .also = siege

## Tables à soi : ce qui ne peut pas être lu

tables-joins = une carte de tunnels a joins=…, et rien d'autre
tables-joined-twice = une entrée est reliée deux fois
tables-segment = un segment relie deux entrées, une fourche trois ou quatre
tables-segments = une carte de tunnels a deux ou trois segments, pas { $count }
tables-numbers = une carte de points a un nombre à chacune de { $known }
tables-no-entry = « { $said } » n'est pas une entrée ; les entrées sont { $known }
tables-starts = une ligne commence par « card » ou « point »
tables-called = les { $kind } s'appellent { $first } à { $last }
tables-forks = au plus { $most } cartes ont une fourche : Baby tunnels en demande { $laid }

## Saisi d'après la boîte : noms des lignes, et où leurs valeurs figurent sur les cartes

line-card = carte { $card }
line-point = carte de points { $card }
box = Sous la main : les 44 cartes de tunnels, celles qui montrent la même chose ensemble, et les 4 cartes de points.
box-card =
    Cartes de tunnels, tenues debout, dans un sens ou dans l'autre
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B
    joins    les entrées que relie chaque segment, les segments séparés par des virgules : T-L1,B-R1
             une fourche en relie trois ou plus : T-L1-R1 ; une entrée omise est un cul-de-sac
    Les numéros des cartes sont de nous : prenez les vôtres dans l'ordre que vous voulez.
box-point =
    Cartes de points, tenues debout : le nombre à chaque entrée
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B

## Le matériel, pièce par pièce

component-tunnel-cards = Cartes de tunnels
component-point-cards = Cartes de points
component-tokens = Jetons
component-tunnel-card = Carte de tunnels { $card }
component-point-card = Carte de points { $point }
component-any-point-card = Carte de points
component-buried = Une carte brûlée
component-token = Jeton : { $seat }
component-token-said = Un jeton achète un segment libre d'un tunnel ouvert, ou brûle une carte face cachée. Personne n'en manque jamais.

## Les champs d'une position, et ce qui peut s'y trouver

field-dead-ends = culs-de-sac
field-dead-ends-normal = ajoutent 0
field-dead-ends-pity = ajoutent 1
field-dead-ends-deadly = annulent le tunnel
field-deck = cartes de tunnels utilisées
field-deck-full = toutes les 44
field-deck-baby = sans fourches
field-start = qui a commencé
field-next-seat = qui joue ensuite
field-unknown = cartes inconnues
field-unseen = faces pas encore vues
field-cells = cases
    .one = case
field-tunnel-at = tunnel à chaque entrée
field-tunnels = tunnels
    .one = tunnel
field-lies = carte
field-lies-unknown = face cachée
field-lies-face-up = face visible
field-lies-burned = brûlée
field-lies-point-card = carte de points
field-card = numéro de la carte
field-way = sens
field-way-printed = telle qu'imprimée
field-way-turned = après un demi-tour
field-owner = propriétaires des segments
field-burner = brûlée par
field-length = longueur
field-branches = branches ouvertes
field-tokens = jetons
field-score = score
field-question-flip = retourner une carte
field-question-place = placer un jeton
field-question-lay = placer une carte de points
field-question-start = qui commence
field-question-reveal = quelle carte c'est
