### Les bots.

## Leurs niveaux, comme on appelle des joueurs par leur nom ; le plus faible d'abord

level-novice = Novice
level-apprentice = Apprenti
level-engineer = Ingénieur
# Un « tunnel tiger » est, pour les tunneliers anglais, l'un de leurs meilleurs.
level-tiger = Tigre
level-master = Maître

# A bot to learn from; the higher its step, the stronger it is.
partner = Sparring-partner { $step }

## D'autres : l'un joue n'importe quoi, l'un ne voit pas plus loin que son tour, l'un suit ce que préfère un réseau

level-random = Hasard
level-greedy = Glouton
level-policy = Instinct
# Ce qui joue les autres places d'une leçon.
level-lesson = Sparring-partner

## Comment joue chacun d'eux, en une phrase après son nom

plays-novice = connaît les règles, se trompe souvent
plays-apprentice = a des idées, se trompe encore
plays-engineer = prépare ses coups
plays-tiger = un tigre des tunnels : ne laisse rien
plays-master = a appris le jeu tout seul, et réfléchit
plays-guest = un bot que cet hôte a apporté

## Noms de bots

error-bot = il n'y a pas de bot « { $said } » ; bots : { $known }, search:SIMULATIONS, module:Classe, fichier.py, program:COMMANDE.
error-search = « { $word } » dans « { $bot } » : écrivez plain ou learned, ou l'un de { $fields } comme cut=20

## Les bots des autres : pourquoi l'un d'eux ne peut pas jouer

guest-unfit = { $bot } ne peut pas jouer : { $reason }
guest-choose = un bot a choose(sight), qui répond par l'un des sight.moves
guest-made = on le crée sans argument, ou avec une graine (seed)
guest-command = ce programme n'existe pas
guest-none = aucune classe n'y a choose(sight)
guest-which = nommez l'une de { $known } après deux-points

## Et pourquoi l'un d'eux est resté sans réponse

stumbled-refused = { $bot } a répondu « { $said } » : { $reason }
stumbled-no-move = ce n'est pas un coup de ce jeu
stumbled-rule = { $reason } ({ $rule })
stumbled-broke = { $bot } s'est arrêté en { $place } : { $error }
stumbled-begin = { $bot } n'a pas pu être lancé : { $reason }
stumbled-silent = { $bot } s'est tu { $seconds } secondes, et on y a mis fin
stumbled-ended = { $bot } a fini avec le code { $status }
stumbled-ended-saying = { $bot } a fini avec le code { $status } : { $words }
stumbled-says = { $bot } n'a pas de réponse : { $said }
