## meta.py: summary

summary = Retournez des cartes, achetez des segments de tunnel sur un plateau sans bords.

## meta.py: option

option-dead-ends-normal = un cul-de-sac vaut 0
option-dead-ends-pity = un cul-de-sac vaut 1
option-dead-ends-deadly = un tunnel à cul-de-sac vaut 0
option-dead-ends = ce que valent les culs-de-sac
option-deck-full = les 44 cartes de tunnels
option-deck-baby = seulement les cartes sans fourche
option-deck = les cartes de tunnels utilisées

## meta.py: reconstructed

reconstructed = Les 44 cartes de tunnels et les nombres des quatre cartes de points sont reconstitués : personne ne les a publiés. Ils s'accordent avec tous les faits connus.

## text.py: seat

seat-1 = Rouge
seat-2 = Bleu
seat-3 = Vert
seat-4 = Jaune
seat-5 = Pourpre

## text.py: ask

ask-flip = { $seat } : retournez une carte face cachée.
ask-place = { $seat } : placez un jeton. Achetez un segment, brûlez une carte face cachée, ou sautez.
ask-lay = Quelle carte de points est en { $cell }, et dans quel sens ?
ask-start = Quel siège commence ?
ask-reveal = Quelle carte apparaît en { $cell }, et dans quel sens ?

## text.py: refusal

refusal-not-left = Cette carte est déjà face visible.
refusal-laid = Cette carte de points est déjà posée.
refusal-no-such-seat = Personne n'est assis là.
refusal-no-forks = Les cartes à fourche ne sont pas dans ce paquet.
refusal-not-to-flip = Seule une carte face cachée et non brûlée se retourne.
refusal-not-to-burn = Seule une carte face cachée et non encore brûlée se brûle.
refusal-not-to-buy = Les bouts d'une carte de points ne s'achètent pas.
refusal-face-down = Cette carte est face cachée : elle n'a pas de segment à acheter.
refusal-no-such-segment = Cette carte n'a que deux segments ; les culs-de-sac n'en sont pas.
refusal-taken = Ce segment est déjà acheté.
refusal-closed = Ce tunnel est fermé : son chemin complet est connu.

## text.py: ways

ways-printed = dans le sens imprimé
ways-turned = tournée d'un demi-tour

## text.py: move

move-flip = { $seat } retourne { $cell }.
move-buy = { $seat } achète le segment { $segment } de { $cell }.
move-burn = { $seat } brûle { $cell }.
move-skip = { $seat } ne place pas de jeton.
move-lay = La carte de points { $point } est en { $cell }, { $way }.
move-start = { $seat } commence.
move-reveal = { $cell } est la carte { $card }, { $way }.

## text.py: news

news-turn = C'est au tour de { $seat }.
news-no-placement = C'est la dernière carte inconnue : { $seat } ne place pas de jeton.
news-shown = { $cell } est la carte { $face }.
news-bought = { $seat } achète { $segment } avec un jeton ; il lui reste { $left }.
news-closed-by-flip = Le tunnel de { $tunnel } est fermé : { $length }, valeur { $value }.
news-closed-by-burn = Le tunnel de { $tunnel } est fermé par la carte brûlée : { $length }, valeur { $value }.
news-only-dead-ends = Le tunnel de { $tunnel } n'a que des culs-de-sac.
news-no-end = Le tunnel de { $tunnel } n'a pas d'extrémité.
news-deadly = Le tunnel de { $tunnel } a un cul-de-sac, qui est mortel.
news-joined = Les tunnels de { $tunnel } et { $other } n'en font plus qu'un.
news-burned = { $seat } brûle { $cell } avec un jeton ; il lui reste { $left }.
news-straight = { $cell } reste face cachée : trois tunnels droits qui n'appartiennent à personne.
news-ended = Il ne reste plus de carte inconnue : la partie est finie.
news-scoring = Un tunnel rapporte la somme de ses extrémités × ses segments à qui y a le plus de jetons.
news-scoring-with-pity = Un tunnel rapporte la somme de ses extrémités, un cul-de-sac valant 1, × ses segments à qui y a le plus de jetons.
news-scoring-deadly = Un tunnel sans cul-de-sac rapporte la somme de ses extrémités × ses segments à qui y a le plus de jetons.
news-took-all = { $seat } a le plus de jetons ({ $tokens }) dans le tunnel de { $tunnel } et reçoit { $points }.
news-shared = { $seat } est l'un des { $tied } joueurs à égalité dans le tunnel de { $tunnel } et reçoit { $points }.
news-rest-lost = Perdu en partageant le tunnel de { $tunnel } : { $points }.
news-worthless = Avec des jetons, mais sans valeur : { $tunnels }.
news-nobodys = Sans jeton, donc sans points : { $tunnels }.
news-total = { $seat } a { $points } en tout.
news-won = { $seat } a le plus grand score, { $points }, et gagne.
news-won-together = { $seat } a le plus grand score, { $points }, et partage la victoire, sans départage.

## text.py: face

face = { $number }, { $way } ({ $joins })

## text.py: card

card = carte { $number } ({ $joins })

## text.py: points

points-1 = { $number } point
points-2 = { $number } points

## text.py: segments

segments-1 = { $number } segment
segments-2 = { $number } segments

## text.py: tunnels

tunnels-1 = { $number } tunnel
tunnels-2 = { $number } tunnels

## text.py: tokens

tokens-1 = { $number } jeton
tokens-2 = { $number } jetons

## text.py: deed

deed-bought = Cartes dont un segment a été acheté

## text.py: sheet

sheet-length = longueur
sheet-ends = bouts
sheet-value = valeur
sheet-tokens = jetons, siège par siège
sheet-payments = points, siège par siège
sheet-segments = segments

## page.py: tunnels

page-tunnels = Tunnels encore ouverts

## page.py: closed-tunnels

page-closed-tunnels = Tunnels fermés

## page.py: heading

page-heading = tunnel  valeur longueur extrémités  jetons

## page.py: paid

page-paid = {"  "}points

## page.py: payment

page-payment = → { $mark } { $points }

## page.py: more

page-more = … et { $count } de plus

## page.py: none-yet

page-none-yet = aucun

## page.py: player

page-player = { $mark } { $seat } : { $points } points des tunnels fermés, { $tokens } jetons restants

## page.py: unknown-left

page-unknown-left = Cartes à retourner : { $unknown }. Faces jamais vues : { $unseen }.

## page.py: key

page-key = 1 2 3 segments libres · lettres : propriétaires · x cul-de-sac · ░ face cachée · ▒ brûlée · bord pâle : l'autre côté

## board.py: entry-names

board-entry-names-t = haut
board-entry-names-b = bas
board-entry-names-l1 = gauche haut
board-entry-names-l2 = gauche bas
board-entry-names-r1 = droite haut
board-entry-names-r2 = droite bas

## board.py: title

board-title = Steam Tunnel, { $seats } joueurs

## board.py: description

board-description = 36 cartes en six rangées et six colonnes ; le plateau continue au-delà de ses bords. { $unknown } cartes face cachée. { $players }

## board.py: standing

board-standing = { $seat } : { $points } points, { $tokens } jetons restants.

## board.py: face-down

board-face-down = { $cell } : face cachée

## board.py: burned

board-burned = { $cell } : brûlée par { $seat }, trois tunnels droits sans propriétaire

## board.py: point-card

board-point-card = { $cell } : carte de points { $point }, { $numbers }

## board.py: segment

board-segment = { $cell }, segment { $number } : { $entries } ; { $owner } ; { $tunnel }

## board.py: free

board-free = libre

## board.py: owned

board-owned = à { $seat }

## board.py: open-tunnel

board-open-tunnel = tunnel ouvert, longueur { $length }, extrémités { $points }, vaut { $value } pour l'instant

## board.py: closed-tunnel

board-closed-tunnel = tunnel fermé, vaut { $value }

## board.py: players

board-players = Joueurs

## board.py: tokens-left

board-tokens-left = { $tokens } jetons

## board.py: to-move

board-to-move = à jouer

## board.py: open-tunnels

board-open-tunnels = Tunnels encore ouverts

## board.py: closed-tunnels

board-closed-tunnels = Tunnels fermés

## board.py: length-times

board-length-times = { $length } × { $points }

## board.py: more

board-more = et { $count } de plus

## board.py: none-yet

board-none-yet = aucun pour l'instant

## board.py: left

board-left = { $unknown } à retourner

## board.py: skip

board-skip = Ne pas placer de jeton
