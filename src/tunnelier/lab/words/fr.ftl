## deeds.py: news-heading

news-heading = Ce qui s'est passé

## deeds.py: moves-heading

moves-heading = Types de coups

## phrases.py: title

title = Équilibre de { $title }

## phrases.py: subtitle

subtitle = { $games } parties entre robots ({ $bots }), { $players }

## phrases.py: players

players = { $n } joueurs

## phrases.py: list-of-counts

list-of-counts = { $counts } joueurs

## phrases.py: option

option = option { $name } : { $choice }

## phrases.py: reconstructed

reconstructed = Nombres reconstitués

## phrases.py: own-tables

own-tables = Ces parties ont été jouées avec un tableau de nombres personnel (empreinte { $tables }), et non avec celui du programme.

## phrases.py: reconstructed-warning

reconstructed-warning = Ce que cette page dit de l'équilibre vaut pour ces nombres, et non pour ceux de la boîte.

## phrases.py: short

short = En bref

## phrases.py: seat-favoured

seat-favoured = { $name } : { $share } de victoires. Des chances égales donneraient { $fair } : le hasard seul donne rarement autant.

## phrases.py: seat-unlucky

seat-unlucky = { $name } : { $share } de victoires. Des chances égales donneraient { $fair } : le hasard seul donne rarement si peu.

## phrases.py: seats-even

seats-even = Aucune place n'est clairement meilleure que les autres.

## phrases.py: first-favoured

first-favoured = Commencer est un avantage : { $share } des victoires au lieu de { $fair }.

## phrases.py: first-unlucky

first-unlucky = Commencer est un désavantage : { $share } des victoires au lieu de { $fair }.

## phrases.py: first-even

first-even = Commencer n'est ni clairement bon ni clairement mauvais : { $share } des victoires, des chances égales donnant { $fair }.

## phrases.py: always-begins

always-begins = La même place commence toujours ({ $seat }) : ce qui vient de commencer et ce qui vient de la place ne peuvent être séparés.

## phrases.py: typical

typical = Une partie typique demande { $decisions } décisions à l'ensemble des joueurs ; neuf sur dix en demandent entre { $low } et { $high }.

## phrases.py: alike

alike = Presque toutes les parties demandent { $decisions } décisions à l'ensemble des joueurs.

## phrases.py: strongest

strongest = Le plus souvent du côté gagnant : { $things }.

## phrases.py: strong-thing

strong-thing = { $name } ({ $heading } : { $lift } points de pourcentage)

## phrases.py: with-players

with-players = À { $n } joueurs

## phrases.py: sweep

sweep = Selon le nombre de joueurs

## phrases.py: sweep-meaning

sweep-meaning = De combien le joueur qui commence gagne plus, ou moins, souvent que des chances égales ne le voudraient, en points de pourcentage. À droite du trait, commencer aide. La barre contient la vraie valeur dans 95 études sur 100 ; si elle coupe le trait, le hasard seul peut l'expliquer.

## phrases.py: no-difference

no-difference = aucune différence

## phrases.py: seat

seat = Qui gagne, selon la place

## phrases.py: seats-meaning

seats-meaning = La part de victoires de chaque place ou camp ; une victoire partagée est divisée. Le trait est ce que donneraient des chances égales. La barre contient la vraie part dans 95 études sur 100 ; les noms en gras s'écartent plus que le hasard ne l'explique.

## phrases.py: fair

fair = chances égales, { $fair }

## phrases.py: order

order = Commencer est-il un avantage ?

## phrases.py: order-meaning

order-meaning = La part de victoires du joueur qui commence, du deuxième, et ainsi de suite, où qu'ils soient assis. Se lit comme ci-dessus. (Le premier joueur peut changer d'une manche à l'autre ; il s'agit ici de la première.)

## phrases.py: places

places-1 = commence
places-2 = deuxième
places-3 = troisième
places-4 = quatrième
places-5 = cinquième

## phrases.py: nth

nth = numéro { $n }

## phrases.py: length

length = Combien de temps dure une partie ?

## phrases.py: length-meaning

length-meaning = La répartition des parties selon leur longueur. Une barre haute est une longueur fréquente ; le trait de couleur est la médiane : la moitié des parties sont plus courtes. Toutes les réponses de tous les joueurs comptent comme décisions, même forcées.

## phrases.py: lengths

lengths-decisions = décisions
lengths-choices = décisions avec un vrai choix
lengths-rounds = manches
lengths-turns = tours

## phrases.py: median

median = médiane { $n }, 90 % entre { $low } et { $high }

## phrases.py: scores

scores = Points à la fin

## phrases.py: scores-meaning

scores-meaning = La répartition des points de chaque place à la fin. Deux places dont les collines sont au même endroit marquent autant ; une colline large veut dire que les parties diffèrent.

## phrases.py: margin

margin = Les parties sont-elles serrées ?

## phrases.py: margin-meaning

margin-meaning = De combien de points le gagnant devançait le meilleur des autres. Une colline près de 0 veut dire des parties serrées ; sous 0, la victoire vient d'autre chose que des points. Victoires partagées : { $shared }.

## phrases.py: points

points = points

## phrases.py: things

things = Qu'est-ce qui accompagne la victoire ?

## phrases.py: things-meaning

things-meaning = Pour chaque chose : de combien ceux qui l'ont prise ou utilisée au moins une fois ont gagné plus souvent que les autres, en points de pourcentage. À droite du trait, elle va avec la victoire, à gauche avec la défaite. C'est une corrélation, non une cause : qui mène peut simplement s'offrir davantage. Sur vingt choses sans effet, une semblera en avoir un par hasard.

## phrases.py: things-shown

things-shown = Les { $shown } plus parlantes sur { $all } sont dessinées ; le tableau les a toutes.

## phrases.py: too-rare

too-rare = Laissées de côté faute de données, faites par presque personne ou presque tous : { $n }.

## phrases.py: all-of

all-of = Tous les nombres : { $what }

## phrases.py: thing-columns

thing-columns = quoi|fait par|gagnent avec|sans|différence (95 %)

## phrases.py: rules

rules = Quelles règles servent, et combien ?

## phrases.py: rules-meaning

rules-meaning = Combien de fois chaque question est posée et chaque type de coup joué dans une partie moyenne, hasard compris. Ce qui ne sert presque jamais ne mérite peut-être pas sa place dans les règles.

## phrases.py: questions

questions = Questions

## phrases.py: moves

moves = Coups

## phrases.py: a-game

a-game = { $n } par partie

## phrases.py: seldom

seldom = { $n } de plus, rares ou jamais vus

## phrases.py: news

news = Ce qui se passe

## phrases.py: news-meaning

news-meaning = Tout ce que racontent les règles, avec la règle qui en est la cause : combien de fois dans une partie moyenne, et dans quelle part des parties.

## phrases.py: never-met

never-met = Pas une fois dans ces parties : { $n }

## phrases.py: news-columns

news-columns = quoi|règle|par partie|parties

## phrases.py: refusal

refusal = Ce que les règles interdisent

## phrases.py: refusals-meaning

refusals-meaning = À combien de questions d'une partie moyenne chaque interdiction a barré au moins un coup imaginable, et dans quelle part des parties. Une interdiction qui ne barre jamais rien pourrait quitter la règle.

## phrases.py: refusal-columns

refusal-columns = interdiction|règle|questions par partie|parties

## phrases.py: how

how = Comment cela a été fait

## phrases.py: how-meaning

how-meaning = Robots à toutes les places : { $bots }. Un robot n'est pas une personne : il juge mieux certaines choses et moins bien d'autres, et ce qui déséquilibre une partie entre robots ne le fait pas forcément entre amis. Chaque robot n'a vu que ce que sa place peut voir. Graine { $seed }, version des règles { $rules }, tableaux { $tables }, code { $code } : les quatre mêmes redonnent les mêmes parties.

## phrases.py: bot-meanings

bot-meanings-random = random : n'importe quel coup permis
bot-meanings-greedy = greedy : ce qui paraît le mieux à la fin du tour, sans voir plus loin
bot-meanings-novice = novice : le niveau le plus faible
bot-meanings-apprentice = apprentice : le deuxième niveau
bot-meanings-engineer = engineer : le troisième niveau, un bon adversaire
bot-meanings-tiger = tiger : le quatrième niveau, le plus fort qui suive des règles empiriques
bot-meanings-master = master : le niveau le plus fort, une recherche guidée par un réseau qui a appris seul
bot-meanings-policy = policy : ce que ce réseau préfère, sans aucune recherche

## phrases.py: search-meaning

search-meaning = { $name } : imagine { $n } suites possibles avant chaque choix, sans jamais se tromper exprès

## phrases.py: intervals

intervals = Les intervalles sont ceux de Wilson, et de Newcombe pour les différences, à 95 %. Les nombres sont dans report.json, les parties dans les fichiers Parquet à côté de cette page.

## phrases.py: no-tables

no-tables = aucun
