### Le rapport du laboratoire d'équilibre, et ce qui va mal au laboratoire.

## L'en-tête d'un rapport

title = Équilibre de { $title }
subtitle = { $games ->
    [one] { $games } partie entre bots ({ $bots }), { $players }
   *[other] { $games } parties entre bots ({ $bots }), { $players }
}
subtitle-option = { $subtitle } ; { $name } : { $choice }
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
numbers-of-players = { $counts } joueurs
with-players = { $n ->
    [one] À { $n } joueur
   *[other] À { $n } joueurs
}
reconstructed = Nombres reconstitués
own-tables = Ces parties ont été jouées avec un tableau de nombres personnel (empreinte { $tables }), et non avec celui du programme.
reconstructed-warning = Ce que cette page dit de l'équilibre vaut pour ces nombres, et non pour ceux de la boîte.

## En bref

short = En bref
seat-favoured = { $name } : { $share } des victoires. Des chances égales donneraient { $fair } : le hasard seul donne rarement autant.
seat-unlucky = { $name } : { $share } des victoires. Des chances égales donneraient { $fair } : le hasard seul donne rarement si peu.
seats-even = Aucun siège n'est clairement mieux loti que les autres.
first-favoured = Commencer est un avantage : { $share } des victoires au lieu de { $fair }.
first-unlucky = Commencer est un désavantage : { $share } des victoires au lieu de { $fair }.
first-even = Commencer n'est ni clairement bon ni clairement mauvais : { $share } des victoires, des chances égales donnant { $fair }.
always-begins = Le même siège commence toujours ({ $seat }) : ce qui vient de commencer et ce qui vient du siège ne peuvent être séparés.
typical = { $decisions ->
    [one] Une partie typique demande { $decisions } décision à l'ensemble des joueurs ; neuf sur dix en demandent entre { $low } et { $high }.
   *[other] Une partie typique demande { $decisions } décisions à l'ensemble des joueurs ; neuf sur dix en demandent entre { $low } et { $high }.
}
alike = { $decisions ->
    [one] Presque toutes les parties demandent { $decisions } décision à l'ensemble des joueurs.
   *[other] Presque toutes les parties demandent { $decisions } décisions à l'ensemble des joueurs.
}
strongest = Le plus souvent du côté gagnant : { $things }.
strong-thing = { $name } ({ $heading } : { $lift } points de pourcentage)

## Qui gagne

sweep = Selon le nombre de joueurs
sweep-meaning = De combien le joueur qui commence gagne plus, ou moins, souvent que des chances égales ne le voudraient, en points de pourcentage. À droite du trait, commencer aide. La barre contient la vraie valeur dans 95 études sur 100 ; si elle coupe le trait, le hasard seul peut l'expliquer.
no-difference = aucune différence
seats = Qui gagne, selon le siège
seats-meaning = La part de victoires de chaque siège ou camp ; une victoire partagée est divisée. Le trait est ce que donneraient des chances égales. La barre contient la vraie part dans 95 études sur 100 ; les noms en gras s'écartent plus que le hasard ne l'explique.
fair = chances égales, { $fair }
order = Commencer est-il un avantage ?
order-meaning = La part de victoires du joueur qui commence, du deuxième, et ainsi de suite, où qu'ils soient assis. Se lit comme ci-dessus. (Le premier joueur peut changer d'une manche à l'autre ; il s'agit ici de la première.)
place-1 = commence
place-2 = deuxième
place-3 = troisième
place-4 = quatrième
place-5 = cinquième
another-place = numéro { $n }

## Combien de temps, combien de points

length = Combien de temps dure une partie ?
length-meaning = La répartition des parties selon leur longueur. Une barre haute est une longueur fréquente ; le trait de couleur est la médiane : la moitié des parties sont plus courtes. Toutes les réponses de tous les joueurs comptent comme décisions, même forcées.
length-decisions = décisions
length-choices = décisions avec un vrai choix
length-rounds = manches
length-turns = tours
median = médiane { $n }, 90 % entre { $low } et { $high }
said-of = { $what } : { $said }
scores = Points à la fin
scores-meaning = La répartition des points de chaque siège à la fin. Deux sièges dont les collines sont au même endroit marquent autant ; une colline large veut dire que les parties diffèrent beaucoup.
margin = Les parties sont-elles serrées ?
margin-meaning = De combien de points le gagnant devançait le meilleur des autres. Une colline près de 0 veut dire des parties serrées ; sous 0, la victoire vient d'autre chose que des points. Victoires partagées : { $shared }.
points = points

## Ce qui accompagne la victoire

things = Qu'est-ce qui accompagne la victoire ?
things-meaning = Pour chaque chose : de combien ceux qui l'ont prise ou utilisée au moins une fois ont gagné plus souvent que les autres, en points de pourcentage. À droite du trait, elle va avec la victoire, à gauche avec la défaite. C'est une corrélation, non une cause : qui mène peut simplement s'offrir davantage. Sur vingt choses sans effet, une semblera en avoir un par hasard.
things-shown = Les { $shown } plus parlantes sur { $all } sont dessinées ; le tableau les a toutes.
too-rare = Laissées de côté faute de données, faites par presque personne ou presque tous : { $n }.
all-of = Tous les nombres : { $what }
news-heading = Ce qui s'est passé
moves-heading = Types de coups
column-what = quoi
column-done = fait par
column-with = gagnent avec
column-without = sans
column-difference = différence (95 %)

## Combien servent les règles

rules = Quelles règles servent, et combien ?
rules-meaning = Combien de fois chaque question est posée et chaque type de coup joué dans une partie moyenne, hasard compris. Ce qui ne sert presque jamais ne mérite peut-être pas sa place dans les règles.
questions = Questions
moves = Coups
a-game = { $n } par partie
seldom = { $n } de plus, rarement ou jamais
news = Ce qui se passe
news-meaning = Tout ce que racontent les règles, avec la règle qui en est la cause : combien de fois dans une partie moyenne, et dans quelle part des parties.
never-met = Pas une fois dans ces parties : { $n }
refusals = Ce que les règles interdisent
refusals-meaning = À combien de questions d'une partie moyenne chaque interdiction a barré au moins un coup imaginable, et dans quelle part des parties. Une interdiction qui ne barre jamais rien pourrait quitter la règle.
column-rule = règle
column-a-game = par partie
column-games = parties
column-prohibition = interdiction
column-questions = questions par partie

## Comment cela a été fait

how = Comment cela a été fait
how-meaning = Bots à tous les sièges : { $bots }. Un bot n'est pas une personne : il juge mieux certaines choses et moins bien d'autres, et ce qui déséquilibre une partie entre bots ne le fait pas forcément entre amis. Chaque bot n'a vu que ce que son siège peut voir. Graine { $seed }, version des règles { $rules }, tableaux { $tables }, code { $code } : les quatre mêmes redonnent les mêmes parties.
plays-random = { $name } : n'importe quel coup permis
plays-greedy = { $name } : ce qui paraît le mieux à la fin du tour, sans voir plus loin
plays-novice = { $name } : le niveau le plus faible
plays-apprentice = { $name } : le deuxième niveau
plays-engineer = { $name } : le troisième niveau, un adversaire au goût d'un bon joueur de club
plays-tiger = { $name } : le quatrième niveau, le plus fort qui suive des règles empiriques
plays-master = { $name } : le niveau le plus fort, une recherche guidée par un réseau qui a appris seul
plays-policy = { $name } : ce que ce réseau préfère, sans aucune recherche
search-meaning = { $name } : imagine { $n } suites possibles avant chaque choix, sans jamais se tromper exprès
intervals = Les intervalles sont ceux de Wilson, et de Newcombe pour les différences, à 95 %. Les nombres sont dans report.json, les parties dans les fichiers Parquet à côté de cette page.
no-tables = aucun
share-and-interval = { $share } ({ $low }–{ $high })
lift-and-interval = { $lift } ({ $low } … { $high })

## La fiche d'un jeu de données

card-title = { $title } : parties de bots
card-what = Des parties entières entre bots ({ $bots }), jouées à partir de la graine { $seed } : la même graine, le même programme et les mêmes bots donnent les mêmes parties. Personne n'y a joué.
card-heading-players = joueurs
card-heading-matches = parties
card-heading-answers = réponses
card-heading-numbers = nombres par vecteur
card-heading-fingerprint = empreinte des nombres
card-heading-column = colonne
card-heading-meaning = ce qu'elle veut dire
card-answers = answers-Np.parquet : une ligne par réponse d'un siège
card-answer-game = la partie, par son numéro : le même que dans l'autre fichier
card-answer-number = le rang de la réponse dans cette partie, à partir de 0
card-answer-seat = qui a répondu, à partir de 0
card-answer-bot = le bot sur ce siège
card-answer-question = ce qui était demandé, en un mot
card-answer-legal = les coups permis, par leurs numéros
card-answer-action = le coup joué
card-answer-features = ce que le siège voyait, en nombres de −1 à 1 : rien de ce qui lui était caché
card-answer-gained = ce que la partie a valu au siège à la fin : 1 pour une victoire, moins si elle est partagée ; la somme de tous les sièges est 0
card-features = Ce que veut dire chaque nombre de `features` est dans `{ $call }.names`, et un coup en mots dans `game.actions.text(action)`, avec `game = tunnelier.games.load("{ $game }")`.
card-matches = games-Np.parquet : une ligne par partie
card-match-game = son numéro
card-match-bots = qui était assis où
card-match-scores = les points de chaque siège
card-match-winners = les sièges qui ont gagné
card-match-actions = chaque coup par son numéro, ceux du hasard aussi : rejoués, ils donnent la même partie
card-match-movers = à qui ils étaient ; le hasard est −1
card-match-row = `row.…` : chaque champ de l'état final. Les autres colonnes comptent questions, coups, nouvelles et refus
card-heading-made = Comment c'est fait
card-made = Par `tunnelier dataset`, avec tout ce qui a compté : `code` est l'empreinte du programme qui a joué, `tables` celle de tables à soi.
card-heading-licence = Licence
card-licence = Le programme est sous licence MIT. Ce qu'il a joué n'est l'œuvre de personne : servez-vous-en comme il vous plaît, et citez le programme d'après son CITATION.cff.

## Ce que le laboratoire ne peut pas

error-no-arrow = le laboratoire garde ses parties avec pyarrow, qui n'est pas installé : pip install 'tunnelier[lab]'
error-no-games-there = { $path } ne contient pas de parties du laboratoire ; choisissez un autre dossier
error-other-games = { $path } contient d'autres parties : leur { $key } est { $theirs }, pas { $ours } ; choisissez un autre dossier
