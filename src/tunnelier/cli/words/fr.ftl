## phrases.py: which-game

which-game = Quel jeu ?

## phrases.py: how-many

how-many = Combien de joueurs, de { $low } à { $high } ?

## phrases.py: how-many-people

how-many-people = Combien d'entre eux jouent à ce clavier, de 0 à { $high } ?

## phrases.py: which-choice

which-choice = { $meaning } ?

## phrases.py: from-to

from-to = Un nombre de { $low } à { $high }, svp.

## phrases.py: welcome

welcome = { $title } — vous jouez { $seats }. Tapez ? pour l'aide.

## phrases.py: watching

watching = { $title } — vous regardez.

## phrases.py: fair

fair = Tirages engagés d'avance : { $commitment }… (`tunnelier verify` les prouve à la fin).

## phrases.py: compiling

compiling = compilation des règles de { $title }

## phrases.py: compiling-bots

compiling-bots = les robots apprennent { $title }, une fois pour toutes

## phrases.py: how-strong

how-strong = Quelle force pour les robots ?

## phrases.py: level-meanings

level-meanings-novice = connaît les règles, se trompe souvent
level-meanings-apprentice = a des idées, se trompe encore
level-meanings-engineer = prépare ses coups
level-meanings-tiger = un tigre des tunnels : ne laisse rien
level-meanings-master = a appris le jeu tout seul, et réfléchit

## phrases.py: no-coach-yet

no-coach-yet = L'entraîneur attend les règles compilées : `quit`, puis `tunnelier play --resume` plus tard.

## phrases.py: plainly

plainly = Règles modifiées : elles tournent en Python simple et se compilent pour la prochaine fois.

## phrases.py: thinks

thinks = { $seat } ({ $bot }) réfléchit…

## phrases.py: coach-thinks

coach-thinks = l'entraîneur réfléchit…

## phrases.py: hint-headings

hint-headings = coup|chance de gagner|à peu près|points attendus|part de réflexion

## phrases.py: worse-moves

worse-moves = … et { $count } qui paraissent moins bons

## phrases.py: over-so-review

over-so-review = la partie est terminée : plus rien à conseiller. Pour voir où elle s'est jouée : tunnelier review { $path }

## phrases.py: chance-to-move

chance-to-move = c'est au hasard : saisissez d'abord le tirage

## phrases.py: reviewing

reviewing = relecture de la partie

## phrases.py: reviewed

reviewed = { $choices } choix examinés ; { $costly } ont coûté plus que la marge d'erreur de l'entraîneur.

## phrases.py: verdict

verdict = −{ $cost } au coup { $number } : { $seat } a joué { $move } ; mieux valait { $better }

## phrases.py: report-written

report-written = Le rapport, avec les chances de chaque siège au fil de la partie, est dans { $path }.

## phrases.py: your-moves

your-moves = Vos coups :

## phrases.py: more-moves

more-moves = … encore { $count } : tapez `moves` pour tous

## phrases.py: help

help = 
    un nombre       jouer le coup qui porte ce numéro
    des mots        jouer un coup par ses mots : { $example } ; en abrégé si un seul coup convient
    ?               cette aide
    moves           tous les coups permis, numérotés
    board           revoir la table
    log             ce qui s'est passé ; log --rules nomme la règle derrière chaque ligne
    what COUP       ce que ferait un coup, pour autant qu'on puisse le savoir
    why COUP        pourquoi un coup n'est pas permis
    hint            ce que l'entraîneur pense de vos coups, d'après ce que vous pouvez voir
    undo            reprendre votre dernière réponse (sauf hasard, autre siège ou chose montrée)
    save FICHIER    garder la partie dans un fichier
    rules           où lire les règles
    quit            arrêter ; la partie est gardée pour `tunnelier play --resume`

## phrases.py: rules-hint

rules-hint = Dans une autre fenêtre : tunnelier rules { $game } --lang fr

## phrases.py: legal

legal = Ce coup est permis.

## phrases.py: what-what

what-what = Que ferait quel coup ? p. ex. what { $example }

## phrases.py: why-what

why-what = Pourquoi quel coup ? p. ex. why { $example }

## phrases.py: several

several = Lequel voulez-vous dire : { $moves } ?

## phrases.py: save-where

save-where = Garder où ? p. ex. save ma-partie.txt

## phrases.py: saved

saved = Gardée dans { $path }.

## phrases.py: secret-kept

secret-kept = (Le secret des tirages à venir est dans { $path } : gardez-le à côté, ne le montrez pas.)

## phrases.py: confirm

confirm = Entrée : finir le tour · undo

## phrases.py: taken-back

taken-back = Repris.

## phrases.py: kept

kept = La partie est gardée. Pour continuer : tunnelier play --resume

## phrases.py: nothing-kept

nothing-kept = Il n'y a pas de partie à reprendre.

## phrases.py: won

won = Victoire : { $seats }.

## phrases.py: result

result = { $seat } : { $points }

## phrases.py: finished-file

finished-file = La partie finie est dans { $path }. La revoir : tunnelier replay { $path }

## phrases.py: and

and = {" "}et{" "}

## phrases.py: replay-help

replay-help = Entrée : suivant · b : retour · nombre : aller à ce coup · e : fin · q : quitter

## phrases.py: start-of-match

start-of-match = Avant le premier coup.

## phrases.py: move-of

move-of = Coup { $number } sur { $count } : { $sentence }

## phrases.py: forced

forced = {" "}(forcé)

## phrases.py: drawing

drawing = Dessin

## phrases.py: drawn

drawn = { $count } images dans { $folder }, en .{ $ending }

## phrases.py: filmed

filmed = La partie est dans { $path } ({ $size } Mo) : ouvrez-la dans un navigateur, même hors ligne.

## phrases.py: no-table

no-table = { $url } n'est pas une table ; son adresse ressemble à http://hôte:port/t/NOM

## phrases.py: seat-link

seat-link = Le lien de votre siège, pour y revenir : { $link }

## phrases.py: waiting-for-players

waiting-for-players = En attente des autres joueurs…

## phrases.py: left-the-table

left-the-table = Vous êtes parti ; votre siège est gardé, son lien vous y ramène.

## tell.py: no-rule

no-rule = Aucune règle de { $title } ne dit { $find }.

## tell.py: broken

broken = Laissé de côté : { $fault }

## tell.py: own-tables

own-tables = Les tables sont les vôtres : { $path }
