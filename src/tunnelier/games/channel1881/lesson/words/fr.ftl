### La leçon de « The Channel Tunnel 1881 ».

## Manche 1

about = 1881 : deux équipes creusent l'une vers l'autre sous la Manche, les Anglais depuis St Pancras, les Français depuis la Gare du Nord. Vous menez les Anglais, votre guide les Français.
by-hand = Les deux tunneliers sur la ligne montrent seulement où chacun creuse ensuite. Le tunnelier lui-même s'achète plus tard.
aim = La partie s'achève avec la manche où les deux côtés se rencontrent. Les points viennent surtout des contrats, et de vos marqueurs dans les gares et les tunnels : 14 sont prêts ici ; deux dans la zone de crise comptent −4.
labourers = Vous avez deux ouvriers. Deux autres sont au pub : l'un vient avec le tunnelier, l'autre s'embauche quand on a un train.
place = Vous placez tour à tour des ouvriers dans les zones A à G (A et F sur les pièces désignent les équipes). Ensuite seulement ils agissent, dans l'ordre des lettres. Commencez par des cubes du dépôt : choisissez A.
rather-a = Toutes les zones serviront. Mais quoi que vous construisiez, il vous faut des cubes, et A agit en premier : choisissez A.
contract = Au bureau du chantier, F, on prend un contrat. Le contrat 6 rapporte 22 points à la fin, pour 12 gravats et un tunnel entièrement étayé, c'est-à-dire avec vos marqueurs à toutes ses places, deux ou trois.
contract-place = F n'a qu'une case : prenez-la avant les Français.
rather-f = Ce serait utile aussi. Mais si les Français vont en F, ils peuvent prendre le contrat 6 et ses 22 points : choisissez F.
take-ore = Tous sont placés, et A agit d'abord. Prenez jusqu'à trois cubes (M : minerai de fer, P : pierre, C : charbon), dont un charbon au plus : trois minerais de fer, s'il vous plaît, pour votre tunnelier.
rather-ore = Votre tunnelier coûtera une barre d'acier, soit trois minerais de fer : prenez les trois. Le charbon ne sert qu'avec un train, et celui posé sur un train est un cadeau pour l'acheteur, pas un prix.
sign = Voici F : prenez le contrat 6. Outre ses points, il a une capacité, une fois dans la partie : trois minerais de fer remplacent une barre d'acier.
rather-six = Des trois, le contrat 6 rapporte le plus, 22 points, et sa capacité paiera votre tunnelier : prenez-le.

## Manche 2

rain = Chaque manche a sa crise. Le dos en haut de la pioche est la météo : la pluie donne alors aux Anglais un des disques posés près de la zone de crise, le soleil aux Français, le brouillard à personne.
disc = La rangée de contrats a été complétée, et le dos suivant montrait la pluie : votre disque dans la zone de crise vous coûte un marqueur par manche, soit −2 points chaque fois.
dig-plan = D'abord A, puis B : un ouvrier en B creuse deux gravats devant votre tunnelier. Pour une pierre, vous pouvez alors étayer : un de vos marqueurs consolide le tunnel.
stone-first = La pierre est au dépôt : choisissez A.
rather-stone = Sans la pierre du dépôt, votre plan ne marche pas, et les Français peuvent la prendre : choisissez d'abord A.
dig = Et maintenant B, le terrassement.
rather-b = G, contre votre disque, viendra plus tard. Maintenant, vous creusez : pour étayer, il faut la pierre que A vous apporte, et un ouvrier en B. Choisissez B.
take-stone = Prenez les deux pierres, et un minerai de fer en plus.
rather-stones = Votre plan demande toute la pierre du dépôt, et le charbon ne sert qu'avec un train : prenez ce que la leçon demande.
keep-or-shore = Votre ouvrier creuse deux de ces six gravats (G). Vous pourriez les garder, pour des contrats ou pour l'atelier, C, qui change deux gravats en une pierre.
shore = Si vous étayez, les gravats s'en vont, vous payez une pierre, et un de vos marqueurs reste sur la carte, ici pour 3 points. Étayez.
rather-shore = Les gravats comptent pour le contrat 6, c'est vrai, mais vous en creuserez bien assez. Un marqueur ici vaut 3 points : étayez.

## Manche 3

marker-lost = Votre disque vous a coûté un marqueur : il y en a trois dans la zone de crise, soit −6 points.
event-cube = Puis six cubes passent du sac au dépôt. Un cube violet marqué « ! » déclenche l'événement suivant de la piste, de 1 à 9 ; le pourcentage en donne la probabilité.
event = Voici le premier, terrassement : une carte est vidée sans étayage, et son tunnelier avance. Les événements suivent aussi la météo, mais à l'inverse : la pluie touche les Français, le soleil les Anglais, le brouillard, comme ici, les deux.
build-plan = Prévoyez : A agit avant E. Il y a trois pierres au dépôt, vous en avez une, et quatre paient le meilleur emplacement de St Pancras.
build-first = Placez donc d'abord en A.
build-place = Et maintenant E, la construction. Là aussi, il n'y a qu'une case.
rather-e = Les quatre pierres que vous aurez ne serviraient alors à rien. E n'a qu'une case : prenez-la.
three-stone = Comme prévu : trois pierres.
window = Avant qu'une zone agisse, on peut annoncer un contrat qui porte sa lettre. Le vôtre vaut pour E, mais une seule fois. Il ne vous faut pas de barre maintenant : n'annoncez rien.
rather-wait = Sa capacité serait perdue pour rien. N'annoncez rien maintenant : il vous la faudra bientôt pour votre tunnelier.
build = Quatre pierres, 9 points : construisez le premier emplacement de St Pancras avant les Français.
rather-first-site = Le premier emplacement de la Gare du Nord rapporte 9 points aussi, tous les autres moins ; la leçon continue avec St Pancras : construisez-y le premier emplacement.

## Manche 4

two-discs = 9 points pour vous. Mais il a encore plu : deux disques, donc deux marqueurs par manche.
start-marker = La deuxième case de A donne le jeton Premier joueur : à la manche suivante, vous placez en premier, quand tout est libre. Les Français sont dans la première : placez en A.
rather-start = Cela peut attendre. La deuxième case de A vous donne maintenant trois cubes et, en plus, le jeton Premier joueur : placez en A.
calm = Chaque ouvrier en G, la gestion de crise, retire un de vos disques ; s'il n'en reste plus, un marqueur revient en outre. Placez en G.
rather-g = Ce serait utile aussi. Mais chacun de vos disques vous coûte un marqueur par manche : placez en G.
round-five = Manche 4 : A vous a donné trois pierres ; un disque est parti, l'autre a coûté un marqueur, et la pluie en a ramené un deuxième. La leçon joue la manche 5 pour vous.

## Manches 6 et 7

run-ahead = À la manche 5, vous avez pris trois minerais de fer, et G a retiré un disque.
two-events = Deux événements sont venus ensemble : dans le brouillard, le tunnel suivant de chaque côté a été vidé, et trains et tunneliers sont en vente.
machine-card = Votre tunnelier est cette carte, sur votre plateau de joueur ; il coûte une barre d'acier. C en fait une avec trois minerais de fer, mais prend un ouvrier ; avec le contrat 6, on paie directement en minerai.
machine-place = On achète en E. Placez là.
rather-buy = Ce serait utile aussi. Mais le tunnelier fore quatre gravats à chaque manche : le plus tôt sera le mieux. Il s'achète en E ; avec le contrat 6, le minerai suffit, sans barre faite en C : placez en E.
calm-again = Et encore G : votre dernier disque part, et un marqueur revient donc aussi.
announce = C'est le moment juste avant E. Annoncez le contrat 6 : sa capacité est alors épuisée, mais il compte toujours à la fin.
buy = Avec un train, un charbon embauche un ouvrier par manche ; le charbon dessiné dessus est un cadeau, pas un prix. Mais le tunnelier creuse : achetez votre tunnelier.
rather-machine = Vous avez du minerai, mais pas de barre : sans le contrat 6, vous ne pouvez pas acheter le tunnelier maintenant, et il fore quatre gravats à chaque manche. Annoncez-le.
rather-than-train = Snowdon coûte autant et rapporte 9 points, mais une seule fois ; le tunnelier fore désormais quatre gravats par manche, pour les tunnels et les contrats. Un ouvrier ne construit ou n'achète qu'une chose : achetez le tunnelier.
closed-by-event = Personne n'a pris de contrat : celui de gauche a été défaussé. Puis, par la pluie, le quatrième événement a touché les Français : un marqueur noir ferme la Gare du Nord, plus personne n'y construit.
track-emptied = Avant les événements 4 et 7, les trois cubes de la piste retournent dans le sac : l'événement suivant devient donc plus probable, 79 %.
machine-labourer = Le tunnelier a maintenant son propre ouvrier, venu du pub. Il coûte un minerai de fer à chaque fois et ne va qu'en D ou en G. En D, il fore quatre gravats : placez-le là.
rather-d = Un ouvrier creuse deux gravats, le tunnelier quatre, et vos deux autres ouvriers viennent ensuite : placez maintenant l'ouvrier du tunnelier en D.
others-went = La leçon a placé vos deux autres ouvriers, en B et en G. B a agi : il reste deux gravats à Shakespeare Cliff.
bore = L'emplacement aux gravats ne s'achète pas : qui prend les derniers gravats de la gare le gagne, ici pour 4 points. Forez !
rather-bore = Les gravats resteraient là, et avec eux ce qu'ils rapportent : forez.
rubble-won = L'emplacement de gravats est à vous. Avec les deux autres gravats, du tunnel 4, la leçon a étayé pour une pierre.
round-eight = La leçon joue la manche 8 pour vous : d'abord de la pierre, puis le tunnelier.

## Manche 8

one-round = Vous forez au tunnel 4 : deux de ses trois places portent vos marqueurs.
few-markers = Étayages, emplacements et crises prennent des marqueurs à votre réserve : il en reste sept.
wholly = Étayez la troisième place : le tunnel est alors entièrement étayé, comme le veut le contrat 6.
rather-wholly = Des gravats, il y en aura d'autres. Mais le contrat 6 veut un tunnel avec vos marqueurs à toutes ses places, et il n'en manque plus qu'un ici : étayez.
round-nine = Entièrement étayé ! Puis l'événement 5 a vidé le tunnel 5 : vous êtes à Varne Bank. Cela a fermé Shakespeare Cliff : sous terre, on ne construit que dans la dernière gare atteinte. La leçon joue la manche 9 pour vous.
varne-bank-won = Varne Bank est vidée : son emplacement de gravats est à vous aussi.

## Manche 11

maintenance = Manche 10. L'événement 6 est venu, l'entretien : qui a un train paie une barre ou rend le train. Personne n'en a.
round-ten = En avant vers le Milieu ! D'abord de la pierre, pour étayer : placez en A. La leçon joue le reste de la manche pour vous, et vos marqueurs s'y épuiseront.
second-tunnel = Le tunnel 7 est entièrement étayé, c'est votre deuxième.
supply-empty = Votre réserve est vide : sans marqueur, impossible d'étayer ou de construire.
event-seven = Manche 11. L'événement 7 a vidé votre tunnel 8 et la Crête du Colbart : personne ne gagne un emplacement de gravats vidé par un événement.
no-marker = Avec un disque, chaque crise retirerait maintenant un de vos marqueurs du plateau. G fait revenir des marqueurs.
middle = Qui atteint le Milieu en premier gagne 5 points ; si les deux côtés se rencontrent deux cartes plus loin, 10, trois cartes plus loin, 15. Placez l'ouvrier du tunnelier en D.
rather-middle = Vos deux autres ouvriers viennent ensuite, l'un en G. D'abord le tunnelier, pour être au Milieu avant les Français : placez son ouvrier en D.
all-placed = La leçon a placé vos autres ouvriers en B et en G.
into-the-middle = Sans marqueur, vous gardez les gravats : le contrat 6 en veut 12. Forez jusqu'au Milieu !

## Manche 12

last-round = Vous êtes le premier au Milieu, et le contrat 6 est rempli. Les Français sont à la carte voisine : ce sera sans doute la dernière manche.
last-marker = G a fait revenir un marqueur, mais il a plu : votre disque en coûte un à la crise de cette manche.
contract-9 = Un conseil : le contrat 9 affiche 1/1 et 2/6, car ce qui sert au contrat 6 ne sert à aucun autre. Avec quatre gravats de plus, il passe au vert et rapporte 14 points. F est libre.
yours = Désormais, c'est vous qui décidez : tout ce que vous ferez sera bien.
rubble-of-middle = Il y a quatre gravats au Milieu. Qui prend les derniers gagne l'emplacement de gravats, pour 9 points, avec un marqueur.
as-you-like = Placez comme il vous plaît.
open-to-all = G est ouverte à tous vos ouvriers, celui du tunnelier compris. Sans votre disque, vous ne perdez pas de marqueur, et un autre revient : chacun vaut 2 points.
breakthrough = La percée ! Les deux tunneliers sont à la même carte : les deux côtés se sont donc rencontrés, même s'il y reste des gravats. Cette manche se joue encore jusqu'au bout.
areas-act = Le placement est fini : les zones agissent. Les marqueurs et les contrats que vous gagnez dans cette manche comptent encore.
still-counts = Un contrat dont tous les nombres sont verts rapporte ses points. Les pierres, minerais, charbons et barres qui restent ne rapportent rien.

## La fin

counted = Tout a été compté : les marqueurs sur le plateau, les contrats remplis, le Milieu pour le premier arrivé et Snowdon, moins 2 points par marqueur dans la zone de crise.
trains = Restent les trains, que vous n'avez pas essayés : ils embauchent des ouvriers contre du charbon, et Snowdon rapporte 9 points.
