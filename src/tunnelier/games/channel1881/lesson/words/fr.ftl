### La leçon de « The Channel Tunnel 1881 ».

## Manche 1

about = 1881 : deux équipes creusent l'une vers l'autre sous la Manche, les Anglais depuis St Pancras, les Français depuis Gare du Nord. Vous menez les Anglais, votre guide les Français.
by-hand = Les deux tunneliers sur la ligne montrent seulement où chacun creuse ensuite. Au début, les ouvriers creusent à la main ; le tunnelier lui-même s'achète plus tard.
aim = La partie s'achève avec la manche où les deux côtés se rencontrent. Les points viennent de vos marqueurs dans les gares et les tunnels, et surtout des contrats.
labourers = Vous avez deux ouvriers. Deux autres sont au pub : l'un vient avec le tunnelier.
place = Vous placez tour à tour des ouvriers dans les zones A à G. Ensuite seulement ils agissent, dans l'ordre des lettres. Commencez par des cubes du dépôt : choisissez A.
rather-a = Toutes les zones serviront. Mais quoi que vous construisiez, il vous faut des cubes, et A agit en premier : choisissez A.
contract = Au bureau du chantier, F, on prend un contrat. Le contrat 6 rapporte 22 points à la fin, pour 12 gravats et un tunnel entièrement étayé, c'est-à-dire avec vos marqueurs à toutes ses places.
contract-place = F n'a qu'une case : prenez-la avant les Français.
rather-f = Ce serait utile aussi. Mais F n'a qu'une case, et le contrat 6 vaut 22 points.
take-ore = Tous sont placés, et A agit d'abord. Prenez jusqu'à trois cubes, dont un charbon au plus : trois minerais de fer, s'il vous plaît, pour votre tunnelier.
sign = Voici F : prenez le contrat 6. Outre ses points, il a une capacité, une fois dans la partie : trois minerais de fer remplacent une barre d'acier.

## Manche 2

rain = Chaque manche finit par une crise. Le dos en haut de la pioche est la météo : dans une crise, la pluie donne un disque aux Anglais, le soleil aux Français, le brouillard à personne. Les nombres comptent les dos encore dessous.
disc = Votre contrat a été remplacé, et le dos en dessous montrait la pluie : votre disque dans la zone de crise vous coûte un marqueur par manche. Chaque marqueur y compte −2 ; deux y sont depuis le début, d'où vos −4.
dig-plan = Creusons ! Un ouvrier en B creuse deux gravats devant votre tunnelier. Pour une pierre, vous pouvez alors étayer : un de vos marqueurs consolide le tunnel.
stone-first = Il y a de la pierre au dépôt, et A agit avant B. Commencez donc par A.
rather-stone = Sans la pierre du dépôt, votre plan ne marche pas, et les Français peuvent la prendre : choisissez d'abord A.
dig = Et maintenant B, le terrassement.
take-stone = Prenez les deux pierres, et un minerai de fer en plus.
keep-or-shore = Votre ouvrier creuse deux de ces six gravats. Vous pourriez les garder, pour des contrats ou pour l'atelier, C, qui change deux gravats en une pierre.
shore = Si vous étayez, les gravats s'en vont, vous payez une pierre, et un de vos marqueurs reste sur la carte, ici pour 3 points. Étayez.
rather-shore = Les gravats comptent pour le contrat 6, c'est vrai, mais vous en creuserez bien assez. Un marqueur ici vaut 3 points : étayez.

## Manche 3

marker-lost = Votre disque vous a coûté un marqueur : il y en a trois dans la zone de crise, soit −6 points. Nous nous en occuperons bientôt.
event-cube = Puis six cubes passent du sac au dépôt. Un cube violet marqué « ! » déclenche l'événement suivant de la piste, de 1 à 9 ; le pourcentage en donne la probabilité.
event = Voici le premier, terrassement : une carte est vidée sans étayage, et son tunnelier avance. Les événements suivent aussi la météo, mais à l'inverse : la pluie touche les Français, le soleil les Anglais, le brouillard, comme ici, les deux.
build-plan = Prévoyez : A agit avant E. Il y a trois pierres au dépôt, vous en avez une, et quatre paient le meilleur emplacement de St Pancras.
build-first = Placez donc d'abord en A, avant que les Français ne prennent la pierre.
build-place = Et maintenant E, la construction. Là aussi, il n'y a qu'une case.
rather-e = Vos quatre pierres ne serviraient alors à rien. E n'a qu'une case : prenez-la.
three-stone = Comme prévu : trois pierres.
window = Avant qu'une zone agisse, on peut annoncer un contrat qui porte sa lettre. Le vôtre vaut pour E, mais une seule fois. Il ne vous faut pas de barre maintenant : n'annoncez rien.
rather-wait = Sa capacité serait perdue pour rien. N'annoncez rien maintenant : il vous la faudra bientôt pour votre tunnelier.
build = Quatre pierres, 9 points. Les deux côtés peuvent construire dans les deux gares de surface : mieux vaut être le premier. Construisez le premier emplacement de St Pancras.

## Manche 4

two-discs = 9 points pour vous. Mais il a encore plu : deux disques, donc deux marqueurs par manche.
start-marker = La deuxième case de A donne le jeton Premier joueur pour la manche suivante ; les Français l'ont. Les voici dans la première : placez en A et prenez-le.
calm = Chaque ouvrier en G, la gestion de crise, retire un de vos disques ; s'il n'en reste plus, un marqueur revient en outre. Vous en avez deux : seul un disque part. Placez en G.
rather-g = Ce serait utile aussi. Mais chacun de vos disques vous coûte un marqueur par manche : placez en G.
round-five = La manche 4 est finie : trois pierres sont à vous.

## Manches 6 et 7

run-ahead = À la manche 5, vos ouvriers ont rapporté trois minerais de fer, et l'un est retourné en G.
two-events = Deux événements sont venus ensemble : dans le brouillard, le tunnel suivant de chaque côté a été vidé, et trains et tunneliers sont en vente.
machine-card = Le tunnelier qui s'achète est cette carte, sur votre plateau de joueur, pour une barre d'acier ; avec le contrat 6, trois minerais de fer suffisent.
machine-place = On achète en E. Placez là.
calm-again = Et encore G : votre dernier disque part et, comme il n'en reste plus, un marqueur revient aussi.
announce = C'est le moment juste avant E. Annoncez le contrat 6 : sa capacité est alors épuisée, mais il compte toujours à la fin.
buy = Un train aide autrement, mais le tunnelier creuse. Achetez votre tunnelier : sa carte est sur votre plateau de joueur.
closed-by-event = Le quatrième événement a mis un marqueur noir sur Gare du Nord : plus personne n'y construit. La pluie, en haut de la pioche, touchait les Français.
machine-labourer = Le tunnelier a maintenant son propre ouvrier, venu du pub. Il coûte un minerai de fer à chaque fois et ne va qu'en D ou en G. En D, il fore quatre gravats : placez-le là.
others-went = Vos deux autres ont été placés pour vous, en B et en G. B a agi : il reste deux gravats à Shakespeare Cliff.
bore = L'emplacement aux gravats ne s'achète pas : qui prend les derniers gravats de la gare le gagne, ici pour 4 points. Forez !
round-eight = L'emplacement de gravats est à vous. Manche 8 : d'abord de la pierre, puis le tunnelier.

## Manche 8

one-round = Vous forez au tunnel 4 : deux de ses trois places portent vos marqueurs.
few-markers = Étayages, emplacements et crises prennent des marqueurs à votre réserve. Il en reste sept : gardez-les à l'œil.
wholly = Étayez la troisième place : le tunnel est alors entièrement étayé, comme le veut le contrat 6.
round-nine = Entièrement étayé ! Les Français en font autant ; puis vient la manche 9.
varne-bank = À Varne Bank, un ouvrier a déblayé deux gravats ; le tunnelier va suivre.

## Manche 11

round-ten = Manche 10 : vous forez vers le Milieu. D'abord de la pierre, pour étayer : placez en A.
second-tunnel = Le tunnel 7 est entièrement étayé, c'est votre deuxième.
three-rounds = Manche 11 : l'emplacement de gravats de Varne Bank est à vous aussi.
closed-behind = Votre arrivée à Varne Bank a fermé Shakespeare Cliff : sous terre, on ne construit que dans la dernière gare atteinte.
no-marker = Votre réserve n'a plus de marqueur : impossible d'étayer ou de construire. Avec un disque, chaque crise en retirerait un du plateau. G fait revenir des marqueurs.
middle = Le Milieu est proche ! Qui y arrive en premier gagne 5 points ou plus. Placez l'ouvrier du tunnelier en D.
all-placed = Vos autres ouvriers sont allés en B et en G : B agit maintenant.
into-the-middle = Sans marqueur, impossible d'étayer : vous gardez les gravats, et le contrat 6 en veut 12. Forez jusqu'au Milieu !

## Manche 12

last-round = Vous êtes le premier au Milieu, et le contrat 6 est rempli. Les Français sont à la carte voisine : ce sera sans doute la dernière manche.
last-marker = G a fait revenir un marqueur, mais il a plu : votre disque en coûte un à la fin de la manche. Si votre réserve est alors vide, vous en choisissez un à retirer du plateau.
contract-9 = Un conseil : vous avez un deuxième tunnel entièrement étayé. Chaque tunnel et chaque gravat ne sert qu'à un seul contrat ; il vous faut donc quatre gravats de plus : alors le contrat 9 rapporte aussi 14 points, et F est libre.
yours = Désormais, c'est vous qui décidez. Plus rien n'est attendu de vous : tout ce que vous ferez sera bien.
rubble-of-middle = Il y a quatre gravats au Milieu. Qui prend les derniers gagne l'emplacement de gravats, pour 9 points, avec un marqueur ; si c'est votre dernier, on vous le demande d'abord.
as-you-like = Continuez comme il vous plaît.
open-to-all = G est ouverte à tous vos ouvriers, celui du tunnelier compris. Sans votre disque, vous ne perdez pas de marqueur, et un autre revient : chacun vaut 2 points.
breakthrough = La percée ! Les deux côtés se sont rencontrés. Cette manche se joue encore jusqu'au bout.
areas-act = Le placement est fini : les zones agissent. Les marqueurs et les contrats que vous gagnez dans cette manche comptent encore.
still-counts = Les pierres, minerais, charbons et barres qui restent ne rapportent rien à la fin.

## La fin

counted = On compte tout : les marqueurs sur le plateau, les contrats remplis et la prime du Milieu, moins 2 points par marqueur dans la zone de crise.
trains = Restent les trains, en vente en E dès l'événement 2. Avec l'un d'eux, un charbon embauche un ouvrier du pub ; l'événement 6, l'entretien, coûte alors une barre. Snowdon vaut 9 points.
