### Ce qui se dit à la table de Steam Tunnel. glossary.md donne le mot de chaque chose.

## Le jeu et ses options

summary = Retournez des cartes, achetez des segments des tunnels qu’elles montrent et fermez-les, sur un plateau sans bords.
option-dead-ends = ce que valent les culs-de-sac
option-dead-ends-normal = un cul-de-sac ajoute 0
option-dead-ends-pity = un cul-de-sac ajoute 1
option-dead-ends-deadly = un tunnel à cul-de-sac vaut 0
option-deck = les cartes de tunnels utilisées
option-deck-full = les 44 cartes de tunnels
option-deck-baby = seulement les cartes sans fourche
reconstructed = Les faces des 44 cartes de tunnels et les nombres des quatre cartes de points sont reconstitués : ils ne sont publiés nulle part où nous ayons pu les lire. Ils s’accordent avec tous les faits connus.

## Les sièges

# .letter représente un siège sur ses jetons et dans les listes : il n’y en a pas deux pareilles. V est déjà Vert.
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
way-printed = telle qu’imprimée
way-turned = après un demi-tour
# $joins : les segments, chacun par les entrées qu’il relie : « T-L1, B-R2 ».
face = carte { $number }, { $way } ({ $joins })
    .the = la carte { $number }, { $way } ({ $joins })
card = carte { $number } ({ $joins })
# Les six entrées d’une carte.
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

## Pourquoi un coup n’est pas permis

refusal-not-left = Cette carte est déjà face visible.
refusal-laid = Cette carte de points est déjà dans une autre case.
refusal-no-such-seat = Personne n’est assis là.
refusal-no-forks = Les cartes à fourche ne sont pas dans ce paquet.
refusal-not-to-flip = On ne peut retourner qu’une carte face cachée et non brûlée.
refusal-not-to-burn = On ne peut brûler qu’une carte face cachée et pas encore brûlée.
refusal-not-to-buy = Les extrémités d’une carte de points ne s’achètent pas.
refusal-face-down = Cette carte est face cachée : elle n’a pas de segment à acheter.
refusal-no-such-segment = Cette carte n’a que deux segments ; les culs-de-sac n’en sont pas.
refusal-taken = Ce segment est déjà acheté.
refusal-closed = Ce tunnel est fermé : son chemin complet est connu.

## Le tour

news-turn = C’est au tour de { $seat }.
news-no-placement = C’est la dernière carte inconnue : { $seat } ne place pas de jeton.
# $face : une carte comme elle est posée : « carte 21, après un demi-tour (B-R2, T-R1) ».
news-shown = { $cell } est { FORM($face, "the") }.
# $segment : une case et un numéro : « c2.2 ». $left : « 19 jetons ».
news-bought = { $seat } achète { $segment } avec un jeton ; il lui reste { $left }.
news-burned = { $seat } brûle { $cell } avec un jeton ; il lui reste { $left }.
news-straight = { $cell } reste face cachée : elle compte comme trois tunnels droits, qui n’appartiennent à personne.

## Les tunnels

# Un tunnel porte le nom de son premier segment, « c2.2 ». $length : « 3 segments », $value : « 15 points ».
news-closed-by-flip = Le tunnel de { $tunnel } est fermé : { $length }, pour une valeur de { $value }.
news-closed-by-burn = Le tunnel de { $tunnel } est fermé par la carte brûlée : { $length }, pour une valeur de { $value }.
news-only-dead-ends = Le tunnel de { $tunnel } n’a que des culs-de-sac.
news-no-end = Le tunnel de { $tunnel } n’a pas d’extrémité.
news-deadly = Le tunnel de { $tunnel } a un cul-de-sac, qui est mortel.
news-joined = Les tunnels de { $tunnel } et de { $other } n’en font plus qu’un.

## La fin

news-ended = Il ne reste plus de carte inconnue : la partie est finie.
news-scoring = Un tunnel rapporte la somme de ses extrémités × ses segments au joueur qui y a le plus de jetons.
news-scoring-with-pity = Un tunnel rapporte la somme de ses extrémités, un cul-de-sac valant 1, × ses segments au joueur qui y a le plus de jetons.
news-scoring-deadly = Un tunnel sans cul-de-sac rapporte la somme de ses extrémités × ses segments au joueur qui y a le plus de jetons.
# $tokens est un nombre.
news-took-all = { $seat } a le plus de jetons ({ $tokens }) dans le tunnel de { $tunnel } et reçoit { $points }.
# $tied, un nombre, est au moins 2.
news-shared = { $seat } est l’un des { $tied } joueurs qui ont, à égalité, le plus de jetons dans le tunnel de { $tunnel } et reçoit { $points }.
news-rest-lost = Perdu en partageant le tunnel de { $tunnel } : { $points }.
# $tunnels : « 3 tunnels ».
news-worthless = Avec des jetons, mais sans valeur : { $tunnels }.
news-nobodys = Sans jeton, donc sans points : { $tunnels }.
news-total = { $seat } a { $points } en tout.
news-won = { $seat } a le plus grand score, { $points }, et gagne.
news-won-together = { $seat } a le plus grand score, { $points }, et partage la victoire : il n’y a pas de départage.

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
key-beyond = bord pâle : l’autre côté

## Le plateau dessiné

board-title = Steam Tunnel, { $players }
# $players : des phrases, une par joueur : board-standing.
board-description = 36 cartes en six rangées et six colonnes ; le plateau continue au-delà de ses bords. Cartes à retourner : { $unknown }. { $players }
board-standing = { $seat } : { $points }, il lui reste { $tokens }.
board-face-down = { $cell } : face cachée
board-burned = { $cell } : brûlée par { $seat }, compte comme trois tunnels droits qui n’appartiennent à personne
# $ends : les six extrémités : board-end.
board-point-card = { $cell } : carte de points { $point }, { $ends }
board-end = { $number } { $entry }
# $entries en compte deux ou plus : « en haut et en haut à gauche ».
board-segment = { $cell }, segment { $number } : entrées { $entries } ; { $owner } ; { $tunnel }
board-free = libre
board-owned = acheté par { $seat }
# $points : la somme des extrémités jusqu’ici.
board-open-tunnel = tunnel ouvert, longueur { $length }, extrémités { $points }, vaut { $value } pour l’instant
board-closed-tunnel = tunnel fermé, vaut { $value }
board-players = Joueurs
board-to-move = { $seat } · à jouer
# Combien de cartes on peut encore retourner ; à côté d’un titre, il y a peu de place.
board-left = { $unknown } à retourner
board-skip = Ne pas placer de jeton

## Les mots que l’on tape

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
