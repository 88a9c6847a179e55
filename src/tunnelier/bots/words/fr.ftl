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

## Noms de bots

error-bot = il n'y a pas de bot « { $said } » ; bots : { $known }, search:SIMULATIONS.
error-search = « { $word } » dans « { $bot } » : écrivez plain ou learned, ou l'un de { $fields } comme cut=20
