### La leçon de 1987 Tunnel sous la Manche.

## Manche 1

about = Nous sommes en 1987 : deux tunneliers forent sous la Manche, chacun jusqu'au centre, la ligne pointillée. Vous menez celui des Britanniques, votre guide celui des Français.
aim = La partie s'arrête dès qu'un tunnelier a foré ses neuf emplacements. Le plus de points l'emporte, par les cartes, la technologie et le centre : la vitesse ne suffit donc pas.
opens = À votre tour, placez tous vos jetons d'une couleur sur une action, et effectuez-la. Un forage coûte en plus un jeton de la couleur des gravats, ici un blanc.
first-dig = Gardez le blanc, et placez vos deux jetons jaunes : choisissez-les, puis Forage.
rather-dig = C'est permis. Mais Forage est encore libre : deux jetons suffisent, alors qu'une pile y demandera plus. Gardez le blanc, qui paie les gravats blancs, et placez les deux jaunes sur Forage.
drift = Un emplacement de foré ! Après presque chaque forage, on pioche une carte Déviation : 0, -1 ou -2. La vôtre vous écarte d'un niveau. Au-delà de -4, dans la zone hachurée, la partie est perdue aussitôt.
plan = La France a pris la carte Grèce, pour 1 point à la fin : c'est cela, développer. Pointez une carte, ou appuyez dessus longuement : elle dit ce qu'elle fait.
hidden = Votre tuile suivante est face cachée. La Planification la révèle : alors seulement vous pourrez la forer.
beat = Planification et Forage partagent un emplacement, où sont vos deux jetons jaunes. Seule une pile plus grande peut suivre, et elle vous donne l'ancienne. Placez donc vos trois noirs sur Planification.
turned-up = Votre Planification a révélé des gravats noirs.
rather-plan = C'est permis. Mais votre prochaine tuile est face cachée, et vous ne pouvez pas la forer avant de la révéler : placez les trois jetons noirs sur Planification, et les jaunes reviennent.
storage = Ce que vous forez va dans votre zone de stockage, et elle est pleine : le troisième emplacement est encore verrouillé. Une zone pleine arrête le forage, et seules les cartes que l'on développe la vident.
bargain = L'Allemagne de l'Ouest vient d'arriver, c'est la deuxième carte : 3 points pour une tuile Gravats. Vous y prenez aussi le jeton noir de la France, de quoi payer les gravats noirs.
develop = Développez donc l'Allemagne de l'Ouest : choisissez vos deux jetons orange, puis le haut de la carte.
rather-germany = Pas mal, peut-être, mais l'Allemagne de l'Ouest est ici la meilleure affaire : 3 points, de la place et un jeton noir.
give = Quelle tuile donnez-vous ? Ici, peu importe : choisissez l'une ou l'autre.
blocked = Vous pourriez maintenant payer les gravats noirs. Mais trois jetons occupent Planification/Forage, et vous n'en avez pas quatre d'une même couleur.
card-action = Les cartes vous aident : chacune porte en bas une action secondaire, qui sert une fois. La troisième, sur l'emplacement temporaire 3, offre un Forage : placez-y vos deux jetons bleus ; le noir paie.
rather-blue = C'est permis, mais seul le Forage de la troisième carte vous laisse forer maintenant les gravats noirs. Placez-y les deux jetons bleus : le noir doit rester chez vous pour payer, et les jaunes serviront juste après.
off-course = Avec trois bleus, la France a pris vos deux jetons orange. Et vous voilà à deux niveaux de déviation : à la fin, chacun coûte un point. L'argent ramène le tunnelier.
finance = Le Financement vous donne une des cartes exposées comme argent. Un seul jeton l'occupe : vos deux jaunes suffisent.
rather-finance = Cela aussi viendra. Mais vous avez dévié de deux niveaux, et chaque forage peut vous éloigner encore : l'argent d'abord. Placez vos deux jetons jaunes sur Financement.
take = Comme argent, seule compte la pièce d'une carte : chaque million (1M) corrige un niveau. Deux cartes valent 2M. Des deux, c'est le Portugal qui donnerait le plus de points à la France : choisissez sa pièce.
rather-portugal = La Salle de contrôle 1 ne vaut que 1M. Financement supplémentaire vaut 2M comme le Portugal, mais développé il donne 1 point, et le Portugal 2 : ne le laissez pas à la France. Choisissez sa pièce.
any-two = La France n'avait pas de jeton pour ses gravats jaunes : elle en a payé deux quelconques. Vous le pouvez aussi, mais c'est cher.
pass = Votre dernier jeton ne dépasse aucune pile : passez. Qui passe en premier commence la manche suivante.
keep = Vous pouvez garder des jetons ; vous en piocherez d'autant moins. Gardez le jaune : avec un autre jaune, vous aurez une pile de deux.
rather-keep = Vous pouvez aussi le rendre. Mais gardez-le cette fois : il vous faudra bientôt une pile de deux.

## Manche 2

new-round = Une nouvelle manche : les emplacements sont vides, et vous avez de nouveau dix jetons chacun. Les cinq bleus sont tous chez vous : aucune pile ne peut être plus grande.
control-room = Votre zone de stockage est de nouveau pleine. La Salle de contrôle 3, la première carte, prend une ou deux tuiles : chacune permet une seconde Planification de suite. Développez-la avec votre jeton orange.
rather-control = Votre zone de stockage est pleine, et sans place vous ne pouvez pas forer. Développez la Salle de contrôle 3, la première carte, avec votre jeton orange.
second-token = La leçon a placé une tuile sur la carte. Ajoutez la noire : une deuxième utilisation, et votre zone de stockage est vide.
rather-second = Une seule tuile suffit. Mais avec la seconde, la carte sert deux fois, et vous avez de la place pour deux forages.
plan-by-card = La première carte est maintenant la Belgique. Placez vos deux jetons jaunes sur sa Planification, en bas : ils dépassent le jeton orange, qui vous revient.
rather-belgium = C'est permis. Mais la Planification de la première carte révèle votre tuile suivante, vous rend le jeton orange et laisse Planification/Forage libre. Placez-y vos deux jetons jaunes.
chain = Vous avez planifié : votre salle de contrôle offre une Planification de plus. Servez-vous-en : choisissez la carte.
dig-white = D'abord la tuile blanche : forez-la par la troisième carte, et Planification/Forage reste libre pour une Planification. Placez-y votre jeton orange ; un blanc paie.
rather-by-card = C'est permis. Mais forez maintenant, par la troisième carte : elle ne sert qu'une fois, et Planification/Forage reste libre pour une Planification dans cette manche. Placez votre jeton orange sur la carte ; un blanc paie.
danger = -3 ! Maintenant la pire carte, le seul -2, vous ferait perdre la partie. Remettez d'abord le tunnelier en ligne.
deviation-deck = Voici les cartes Déviation sorties, avec la lettre de leur couleur : R rouge, J jaune, V verte, B bleue, – aucune. Quand une couleur sort une deuxième fois, on remélange toutes les cartes.
technology = La Technologie avance un de vos marqueurs, puis vous pouvez payer pour corriger la déviation. L'emplacement est libre : votre jeton blanc suffit.
rather-course = À -3, le prochain forage pourrait vous faire perdre la partie. D'abord, revenez dans l'axe : placez votre jeton blanc sur Technologie.
tracks = À la fin, chacun de vos deux marqueurs compte les points de son emplacement. Avancez celui du bas : d'abord sur l'œil, la prochaine fois sur la caisse, votre troisième emplacement de stockage.
rather-lower = C'est permis. Mais choisissez le marqueur du bas : après l'œil, il arrive à la caisse, et un troisième emplacement de stockage laisse forer davantage.
peek = L'œil vous laisse regarder en secret une tuile face cachée. Regardez la dernière de votre côté, sous votre drapeau : vous saurez quel jeton il faudra pour le dernier forage.
rather-nine = Regardez plutôt la dernière, sous votre drapeau : vous révélerez bientôt les tuiles plus proches, et la couleur de la dernière est bonne à connaître longtemps à l'avance.
keep-in-mind = Orange, pour votre tout dernier forage : la France ne le sait pas.
three-off = Votre pièce de 2M vous ramène de -3 à -1 : choisissez-la.
rather-spend = Vous pourriez la garder. Mais à -3, la pire carte Déviation vous ferait perdre la partie au prochain forage : dépensez la pièce.
bar = Sur les deux pistes, il y a des barrières : seul l'argent les fait franchir.
five = La deuxième carte, le Luxembourg, vaut 3M, et le Financement en bas vous donne cette carte elle-même. Placez-y vos cinq jetons bleus ; ensuite, la leçon joue pour vous jusque dans la manche 3.
rather-five = Il vous faut de l'argent pour les barrières, et il y a 3M ici. Personne ne bat cinq jetons : placez les bleus sur le Financement de la deuxième carte.
france-passes = La leçon a développé pour vous l'Irlande, pour 1 point, et révélé des gravats bleus. La France passe.
materials = Manche 3 : avec vos deux jetons blancs, la leçon a développé Nouveaux matériaux, dont la capacité vous en a rendu un.

## Manche 3

run-ahead = Avec vos jetons noirs, la leçon a payé un quatrième forage et développé Améliorer la technologie.
water = Voici des gravats bleus : de l'eau ! La Grande-Bretagne pioche alors deux cartes Déviation, la France aucune ; mais vos barrières sont moins chères. Ramenez donc d'abord votre déviation à 0.
technology-twice = D'abord, prenez la Technologie avec votre jeton blanc : la leçon avance le marqueur du bas sur la caisse et garde votre pièce. Puis Améliorer la technologie vous redonne la même action.
rather-technology = C'est permis. Mais l'eau peut attendre que votre déviation soit corrigée, et pour la Technologie, le jeton blanc suffit : les plus grandes piles serviront plus tard.
third-space = Le voilà : votre troisième emplacement de stockage.
once-more = Servez-vous maintenant d'Améliorer la technologie.
cross = Une barrière de 2M se dresse devant le marqueur du bas. Avancez-le : la franchir prend toute votre pièce de 3M, mais le million de trop ramène votre déviation à 0.
rather-cross = C'est permis. Mais à la barrière, votre pièce fait deux choses à la fois : le marqueur du bas la franchit, et votre déviation est corrigée. Avancez celui du bas.
eleven = Avec vos jetons orange, la leçon a avancé le marqueur du bas : un onzième jeton, dès la prochaine manche.
alone = Avec vos quatre jetons bleus, la leçon a planifié deux fois, et pris les trois blancs de la France. La France a passé : tous les tours sont maintenant à vous.
worn-out = Les cartes dont les tuiles sont épuisées deviennent grises et comptent toujours.
star = Une étoile sans nombre compte selon la règle de sa carte.
dare = Votre tunnelier est bien en ligne : forez l'eau. Placez vos quatre jetons blancs sur le Forage de la troisième carte. Vos bleus sont déjà placés : deux jetons quelconques paient, les deux orange que vous y prenez.
rather-dare = C'est permis. Mais votre déviation est à 0, et ces quatre jetons blancs sont vos derniers : forez l'eau avec eux, sur le Forage de la troisième carte.

## Manche 4

after-water = La leçon a passé pour vous. Deux cartes, deux niveaux : c'était l'eau. La France, qui ne craint pas l'eau, a un emplacement d'avance.
count-risk = Comptez avant de forer : -2 maintenant, -4 au pire. Cela tient tout juste. Votre jeton noir paie les gravats noirs : placez vos deux blancs sur Forage.
rather-white = Forez plutôt maintenant, tant que c'est sans danger, et avec les deux blancs : ils suffisent sur Forage. Gardez vos plus grandes piles pour les emplacements où il y a plus de jetons. Le noir paie.
edge = C'était bien la pire carte. À -4 vous êtes encore en jeu, mais forer maintenant serait un pari.
extra-finance = La deuxième carte est Financement supplémentaire : avec une tuile, elle compte une fois pour 3M dans une Technologie, quoi que dise sa pièce. Développez-la avec votre jeton jaune ; la leçon y place la tuile et joue trois tours.
rather-extra-finance = À -4, chaque forage est un pari, et cette carte vous ramène de trois niveaux. Développez Financement supplémentaire, la deuxième carte, avec votre jeton jaune.
five-orange = L'orange ne paie que votre dernier forage, à la manche suivante : avec les cinq, la leçon a donc révélé des gravats noirs et pris les quatre jetons blancs de la France.
some-turns = Avec vos jetons bleus, la leçon a développé l'Italie, pour 3 points, et avec un noir, pris une pièce de 3M. Corrigeons la déviation.
high-time = La troisième carte offre une Technologie. Placez-y vos quatre jetons blancs : vos trois bleus vous reviennent. La leçon avance le marqueur du haut.
rather-high-time = C'est permis. Mais à -4, corrigez d'abord la déviation. Et seule la Technologie de la troisième carte vous rend vos trois bleus : placez-y les quatre jetons blancs.
three-levels = Servez-vous de Financement supplémentaire : trois niveaux de moins. Votre pièce de 3M reste pour la barrière de 3M de la piste du bas : la leçon la franchit ensuite.
rather-extra = Cela irait aussi, mais il vous faut la pièce de 3M pour la barrière. Servez-vous de Financement supplémentaire.
bar-crossed = La leçon a révélé pour vous votre dernière tuile, et fait franchir la barrière au marqueur du bas.

## Manche 5

last-round = Manche 5 : la leçon a passé pour vous, et gardé un jeton noir. Il vous reste trois emplacements à forer, à la France un seul.
yours = Vos trois tuiles sont blanche, noire, orange, et chaque pile sur Forage doit dépasser la précédente. Par quelle pile commencer, pour en garder de plus grandes et de quoi payer ?
rather-small = Commencez petit : deux jetons orange suffisent pour Forage, un blanc paie, et les bleus et les noirs restent pour les deux forages suivants. Inutile de bloquer la France : son dernier forage finirait la partie, et vous avez plus de points.
why-wait = Pourquoi la France ne fore-t-elle pas son dernier emplacement ? La partie s'arrêterait, et vous avez plus de points.
go-on = Des gravats noirs : gardez des jetons noirs pour payer. Quelle pile dépasse les deux jetons orange, et vous les rend pour le dernier forage ?
rather-three = Ce sont les trois bleus qu'il faut : ils vous rendent les jetons orange, et un noir paie. Si tous les noirs sont sur Forage, il en coûte deux quelconques.
centre = Au centre, la partie s'arrête aussitôt : 2 points, plus 1 par tuile qui reste à la France, soit 3. On ne pioche pas de carte Déviation. Placez une pile de quatre ou plus ; l'orange paie.
rather-centre = Il ne manque qu'un forage, et vous menez : ne laissez pas un tour de plus à la France. Placez vos quatre noirs sur Forage ; un jeton orange paie.
off-track = C'était trop de déviation : qui dépasse -4 perd aussitôt, et l'on ne compte rien.

## La fin

counted = La partie est finie. Chaque côté compte ses cartes, même grises, ses deux marqueurs et le centre, moins sa déviation.
