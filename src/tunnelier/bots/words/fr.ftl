### Les bots.

## Leurs niveaux, comme on appelle des joueurs par leur nom ; le plus faible d'abord

level-novice = Novice
level-apprentice = Apprenti
level-engineer = Ingénieur
# Un « tunnel tiger » est, pour les tunneliers anglais, l'un de leurs meilleurs.
level-tiger = Tigre
level-master = Maître

## Comment joue chacun d'eux, en une phrase après son nom

plays-novice = connaît les règles, se trompe souvent
plays-apprentice = a des idées, se trompe encore
plays-engineer = prépare ses coups
plays-tiger = un tigre des tunnels : ne laisse rien
plays-master = a appris le jeu tout seul, et réfléchit
