### Ce que disent le terminal et la ligne de commande.

## Avant la partie

which-game = Quel jeu ?
how-many = Combien de joueurs, de { $low } à { $high } ?
how-many-people = Combien d'entre eux jouent à ce clavier, de 0 à { $high } ?
which-choice = { $meaning } ?
from-to = Un nombre de { $low } à { $high }, s'il vous plaît.
how-strong = De quelle force doivent être les bots ?
one-of-several = { $number }  { $name } : { $meaning }
nothing-kept = Il n'y a pas de partie à reprendre.
too-many-people = { $people } personnes ne peuvent occuper { $seats } sièges
compiling = compilation des règles de { $title }, une fois pour toutes
compiling-bots = les bots apprennent { $title }, une fois pour toutes
plainly = Les règles ont été modifiées : elles tournent en Python simple et se compilent pour la prochaine fois.

## À la table

welcome = { $title } — vous jouez { $seats }. Tapez ? pour l'aide.
watching = { $title } — vous regardez.
fair = Les tirages sont fixés d'avance : { $commitment }… (`tunnelier verify` les prouve à la fin).
thinks = { $seat } ({ $bot }) réfléchit…
stumbled = { $said }. Son premier coup permis est joué pour lui.
your-moves = Vos coups :
more-moves = … et { $count } de plus : tapez `coups` pour les voir tous
several = Lequel voulez-vous dire : { $moves } ?
legal = Ce coup est permis.
what-what = L'effet de quel coup ? p. ex. effet { $example }
why-what = Pourquoi pas quel coup ? p. ex. pourquoi { $example }
save-where = Enregistrer où ? p. ex. enregistrer ma-partie.txt
saved = Partie enregistrée dans { $path }.
secret-kept = (Le secret des tirages à venir est dans { $path } : gardez-le à côté, ne le montrez à personne.)
rules-hint = Dans une autre fenêtre : { $command }
confirm = Entrée : finir le tour · reprendre
taken-back = Coup repris.
kept = La partie est gardée. Pour continuer : tunnelier play --resume
help =
    Un nombre            jouer le coup qui porte ce numéro
    des mots             jouer un coup par ses mots : { $example } ; en abrégé si un seul convient
    ?                    cette aide
    coups                tous les coups permis, numérotés
    table                revoir la table
    journal              ce qui s'est passé ; journal --règles nomme la règle derrière chaque ligne
    effet COUP           ce que ferait un coup, pour autant qu'on puisse le savoir
    pourquoi COUP        pourquoi un coup n'est pas permis
    conseil              ce que l'entraîneur pense de vos coups, d'après ce que vous pouvez voir
    reprendre            reprendre votre dernière réponse (sauf hasard, autre siège, chose montrée)
    enregistrer FICHIER  garder la partie dans un fichier
    règles               où lire les règles
    quitter              arrêter ; la partie est gardée pour `tunnelier play --resume`
    Les mots anglais (moves, undo, quit…) sont compris aussi.

## Ce qui se tape à la table hors des coups : un mot chacun

type-help = aide
type-moves = coups
type-board = table
type-log = journal
type-what = effet
type-why = pourquoi
type-hint = conseil
type-undo = reprendre
type-save = enregistrer
type-rules = règles
    .also = regles
type-quit = quitter

## La fin

result = { $seat } : { $points }
result-of = { $seat } ({ $name }) : { $points }
won = Victoire : { $seats }.
finished-file = La partie finie est dans { $path }. Pour la revoir : tunnelier replay { $path }
no-lesson = Il n'y a pas encore de leçon pour { $title } : lisez ses règles.
lesson-hopes = La leçon attend : { $moves }

## L'entraîneur

no-coach-yet = L'entraîneur attend les règles compilées : `quitter`, puis `tunnelier play --resume` dans une minute.
coach-thinks = l'entraîneur réfléchit…
coach-word = L'entraîneur : avant de jouer cela, regardez { $better }. Ce coup gagne dans { $share } des cas, le vôtre dans { $other }.
once-more-anyway = Tapez encore une fois votre coup pour le jouer quand même.
question = { $seat } : { $question }
heading-move = coup
heading-chance = chance de gagner
heading-error = à peu près
heading-points = points attendus
heading-thought = part de réflexion
give-or-take = ± { $error }
worse-moves = { $count ->
    [one] … et { $count } qui paraît moins bon
   *[other] … et { $count } qui paraissent moins bons
}
over-so-review = la partie est finie : il n'y a plus rien à conseiller. Pour voir où elle s'est jouée : tunnelier review { $path }
chance-to-move = c'est au hasard de jouer : saisissez d'abord le tirage
reviewing = relecture de la partie
reviewed = { $choices ->
    [one] { $choices } choix examiné
   *[other] { $choices } choix examinés
} ; { $costly ->
    [one] { $costly } a coûté plus que la marge d'erreur de l'entraîneur.
   *[other] { $costly } ont coûté plus que la marge d'erreur de l'entraîneur.
}
verdict = −{ $cost } au coup { $number } : { $seat } a joué { $move } ; mieux valait { $better }
report-written = Le rapport, avec les chances de chaque siège au fil de la partie, est dans { $path }.

## Problèmes

puzzle-heading = Problème { $number } sur { $count } · { $ease }
puzzle-again = Pas encore ? Entrée : un autre essai. Toute autre chose : la solution.
puzzle-next = Entrée : le problème suivant.
puzzles-none = il n'y a pas de problèmes de { $game } avec ces règles et ces cartes ; pour en trouver : tunnelier puzzles { $game }
puzzles-from-to = les problèmes portent les numéros 1 à { $last }
puzzles-sought = { $title } : recherche de problèmes dans des parties de bots
puzzles-checked = { $title } : on joue ce qu'affirment les problèmes
puzzles-held = { $count } problèmes sur { $all } tiennent ; ils sont dans { $path }.
puzzles-none-found = aucun problème n'a été trouvé dans ce temps
puzzles-written = { $count ->
    [one] { $count } problème est dans { $path }. Pour le résoudre : tunnelier puzzles { $game } --play
   *[other] { $count } problèmes sont dans { $path }. Pour les résoudre : tunnelier puzzles { $game } --play
}

## Relectures et images

replay-help = Entrée : suivant · b : retour · nombre : aller à ce coup · e : fin · q : quitter
start-of-match = Avant le premier coup.
move-of = Coup { $number } sur { $count } : { $sentence }
forced = { $sentence } (forcé)
drawing = Dessin
drawn = { $count ->
    [one] { $count } image dans { $folder }, en .{ $ending }
   *[other] { $count } images dans { $folder }, en .{ $ending }
}
filmed = La partie est dans { $path } ({ $size } Mo) : ouvrez-la dans un navigateur, même hors ligne.
in-file = { $path }, { $reason }

## Preuves

draw-wrong = le coup { $number } est FAUX : « { $played } » a été joué, le secret engagé donne « { $expected } »
nothing-to-prove = Les tirages de cette partie viennent d'une vraie table, saisis à la main : il n'y a rien à prouver.
draws-differ = Tirages qui diffèrent de l'engagement : { $wrong } sur { $draws }.
draws-lost = Tirages impossibles à prouver : { $unproven } sur { $draws }. Leur secret s'est perdu quand la partie a été rechargée sans lui.
draws-later = Tirages impossibles à prouver encore : { $unproven } sur { $draws }. Le secret s'ouvre quand la partie est finie.
draws-proven = { $draws ->
    [one] L'unique tirage est celui que donne le secret engagé.
   *[other] Les { $draws } tirages sont ceux que donne le secret engagé.
}
draws-seed = (Graine { $seed } : reproductible, et jamais secrète.)
draws-commitments = ({ $count } engagements : la partie a été rechargée sans son secret.)
seat-and-level = Siège { $seat }, { $level }
bot-proven = { $who } : les { $answers } réponses sont bien de ce bot.
bot-wrong = { $who } : { $others } réponses sur { $answers } ne sont pas de ce bot (coups { $moves }).
bot-named = un bot se nomme par son siège et son niveau, comme 1=tiger, pas « { $said } »

## Un siège à la table du navigateur

no-table = { $url } n'est pas une table ; son adresse ressemble à http://hôte:port/t/NOM
seat-link = Le lien de votre siège, pour y revenir : { $link }
waiting-for-players = En attente des autres joueurs…
# Des noms, chacun avec ce que montre sa pendule.
time-left = Temps : { $times }
left-the-table = Vous êtes parti ; votre siège est gardé, son lien vous y ramène.
connection-lost = Connexion perdue ; nouvel essai…
not-reached = { $address } : { $reason }

## Les jeux et leurs règles

heading-name = nom
heading-title = titre
heading-players = joueurs
heading-options = options
about-game = { $title } : { $summary } ({ $credit })
a-game-to-choose = { $number }  { $title } ({ $players }) — { $summary }
broken = Laissé de côté : { $fault }
own-tables = Les tables employées sont les vôtres : { $path }
no-rule = Aucune règle de { $title } ne dit { $find }.
no-sheet = { $title } n'a pas de table qu'on puisse remplacer
own-box = Vous possédez la boîte ? `tunnelier cards { $game } --fill` vous en demande les nombres.

## Une table saisie d'après la boîte

fill-title = { $title }, d'après la boîte
fill-box = Sous la main : votre boîte du jeu.
fill-how =
    Lignes à comparer avec la boîte : { $count }, environ { $minutes } minutes. Vous voyez où figurent les valeurs ; puis elles sont demandées une à une.
    Entrée      garder ce qui est entre crochets
    2 none      plusieurs valeurs d'une ligne à la fois
    ?           où figurent les valeurs, encore une fois
    retour      à la valeur précédente
    fin         arrêter pour l'instant
    Après chaque ligne, { $path } est écrit ; la même commande reprend où vous vous êtes arrêté.
fill-back = retour
fill-end = fin
fill-line = { $number }/{ $count }  { $name }
fill-too-many = { $room ->
    [one] Il ne reste que { $room } valeur sur cette ligne.
   *[other] Il ne reste que { $room } valeurs sur cette ligne.
}
fill-wrong = Ensemble, cela ne se peut pas : { $reason }. Regardez-y encore une fois ; `retour` mène aux lignes précédentes.
fill-stopped = { $done } lignes sur { $count } sont lues d'après la boîte. La même commande continue avec les autres.
fill-nothing-left = Les { $count } lignes de { $path } sont toutes lues d'après la boîte. Pour qu'une ligne soit redemandée, effacez la remarque qui la suit.
fill-done = Tout s'accorde. La table est dans { $path } ; pour jouer avec elle :
    tunnelier play { $game } --tables { $folder }
    Comment d'autres joueront aussi avec elle : CONTRIBUTING.md, « A table from your box ».
fill-name = Sous quel nom vous remercier dans le fichier ? (Entrée : aucun)
fill-thanks = Merci, { $name }.
fill-no-kinds = { $title } ne dit pas comment lire les lignes de sa table : modifiez ce qu'affiche `tunnelier cards { $game }`

## De nombreuses parties

random-games = { $title }, parties au hasard
counted-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
counted-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
counted-seats = { $number ->
    [one] { $number } siège
   *[other] { $number } sièges
}
on-cores = { $number ->
    [one] { $number } cœur
   *[other] { $number } cœurs
}
on-a-card = une carte graphique
simulated = { $games }, { $players }, graine { $seed } : { $each } décisions par partie, { $rate } décisions/s sur { $where }
heading-seat = siège
heading-mean-score = points en moyenne
heading-share = part des victoires
cluster-on-processors = une grappe joue sur des processeurs : laissez --cluster, ou --device
ready = { $title } : prêt

## Bots contre bots

contest-of = { $title }, { $bots }
contest = { $title } : { $games }, { $seats }, graine { $seed }
duel-of-two = { $one } bat { $other } dans { $share } des { $games } (95 % : { $low }–{ $high })
duel-of-many = { $one } finit devant { $other } dans { $share } des { $games } (95 % : { $low }–{ $high })
heading-bot = bot
heading-games = parties
heading-wins = victoires
heading-score = points
heading-lead = avance
heading-questions = quest.
heading-time = ms/quest.
heading-rating = cote
heading-wins-on-seat = victoires, siège
heading-all = tous
share-and-interval = { $share } ({ $low }–{ $high })
what-is-what = victoires : leur part avec son intervalle à 95 %, les victoires partagées étant divisées ; des bots égaux auraient { $fair }. points, avance : points en moyenne, et points d'avance en moyenne sur le meilleur des autres sièges. quest. : les questions qui laissent un choix. cote : OpenSkill (Plackett-Luce), mu ± sigma ; chaque bot part de { $mu } ± { $sigma }.
not-balanced = Déséquilibré : chaque répartition des sièges revient aussi souvent en { $rotation } parties ou un multiple, pas en { $games }.
stumbled-so-often = { $count ->
    [one] { $bot } est resté sans réponse à lui pour une question, et son premier coup permis a été joué pour lui : { $why }
   *[other] { $bot } est resté sans réponse à lui pour { $count } questions, et son premier coup permis a été joué pour lui. La première fois : { $why }
}
contest-stopped = Arrêté après { $done } parties sur { $games }, gardées dans { $path }. La même commande reprend de là.

## De petits jeux résolus

solving = résolution de { $title }
measuring = mesure de { $bot }
solved = { $title } : { $positions } positions, { $states } états d'information
heading-exploitability = exploitabilité
heading-value = la place { $seat } obtient
what-exploitability-is = exploitabilité : ce que gagne sur cette façon de jouer qui la connaît, en moyenne de toutes les places ; une victoire vaut 1, et un équilibre a 0. Mémoire parfaite : un état d'information est tout ce qu'une place a vu et répondu.

## Le laboratoire d'équilibre

lab-stopped = Arrêté ; ce qui a été joué est gardé dans { $folder }. La même commande reprend de là.
lab-players = --players { $said } : écrivez un nombre, plusieurs comme 2,3,4, ou { $all }
lab-sample = { $games }, { $players } : { $shares }
lab-report = Le rapport : { $path }
dataset-layout = --layout { $said } : choisissez parmi { $known }
dataset-written = { $games }, { $players } : { $answers } réponses
dataset-card = La fiche : { $path }

## L'entraînement

train-stopped = Arrêté ; `tunnelier train { $game } --resume { $folder }` reprend du point de reprise.
train-done = { $millions } millions de pas ; le point de reprise est dans { $folder }, { $picture } aussi.
train-shipped = { $path }, { $size } Mo : master et policy jouent à { $game } d'après lui.
train-rung = { $millions } M de pas : { $won } % contre { $bot } ({ $low }–{ $high }, { $matches } parties, sans recherche)
train-line = { $millions } M de pas, { $rate } par seconde ; { $length } réponses par partie, entropie { $entropy }, { $explained } % expliqués
train-torch = l'entraînement a besoin de PyTorch : pip install 'tunnelier[learn]'
train-device = appareil inconnu : « { $said } » ; appareils : cpu, cuda
train-no-card = l'appareil « cuda » n'est pas là pour PyTorch : installez sa version pour CUDA
train-as-begun = un entraînement continue avec la graine et la largeur de ses débuts

## Un jeu face aux lois

check-plainly = en Python simple
check-compiled = compilé
check-title = { $title }, { $how }
check-mend-first = Corrigez d'abord ceci : les règles compilées n'ont pas été examinées.
check-law = { $title } : loi { $law }
check-broken = { $count ->
    [one] { $title } : { $count } loi est enfreinte.
   *[other] { $title } : { $count } lois sont enfreintes.
}
check-kept = { $title } : toutes les lois sont respectées.
check-thorough = Les fuites qui se cachent se trouvent avec --thorough.
check-broken-law = Enfreinte, { $how } : loi { $law }
check-case = Cas { $case }.
check-case-seed = Cas { $case }, graine { $seed }.
check-match = La partie jusque-là est dans { $path } : TUNNELIER_JIT=0 tunnelier replay { $path }
check-cure = Le remède habituel : { $cure }

## Un nouveau jeu

new-name = « { $said } » n'est pas un nom de jeu ; écrivez-le comme steam-tunnel
new-taken = il y a déjà un jeu nommé { $name }
new-example = les exemples sont { $known }, pas « { $said } ».
new-there = { $path } existe déjà ; rien n'a été écrit
new-made = { $path } contient un jeu entier, { $title } : { $copied } sous un nouveau nom. Ensuite :
new-install = le fait connaître à tunnelier
new-play = il se joue tel quel, et par tunnelier serve
new-check = ce qui ne tient pas encore, et le remède habituel
new-test = ses règles, et les lois que tout jeu respecte
new-then = Puis changez { $path } fichier par fichier : docs/add-a-game.md explique chacun.

## Les tables du service

invited = Qui ouvre ce lien dans les { $minutes } minutes devient hôte, une seule fois : { $link }
backed-up = { $count ->
    [one] { $count } table et la clé des cookies sont dans { $path }
   *[other] { $count } tables et la clé de leurs cookies sont dans { $path }
}
restored = { $count ->
    [one] { $count } table est revenue de { $path }
   *[other] { $count } tables sont revenues de { $path }
}
kept-aside = ce qui s'y trouvait est gardé dans { $path }
# Of migrations: their numbers.
migrated = La base était à la révision { $found } ; elle est à { $there }.
# Of migrations: { $found } and { $wanted } are their numbers.
gate-stands = La base en est à la révision { $found }, celle que veut ce programme.
gate-migrates = La base en est à la révision { $found }. Ce programme veut la { $wanted }, et l'y amène à l'ouverture du service ; rien n'est écrit maintenant.
# Before a bar that grows.
gate-comparing = parties rejouées
gate-differs = Table { $table }, { $game }, { $where } (version des règles : { $theirs } pour la partie, { $ours } ici)
gate-written = écrit : { $said }
gate-here = ici : { $said }
gate-frozen = Le service ne pouvait déjà pas la rejouer : ce n'est pas reproché à ce programme.
gate-none = Il n'y a pas de partie à rejouer.
gate-passed = { $count ->
    [one] { $count } partie se joue ici comme elle fut jouée.
   *[other] { $count } parties se jouent ici comme elles furent jouées.
}
gate-refused = Parties qui ne se jouent pas ici comme elles furent jouées : { $differing } sur { $count } ; elles seraient gelées. N'ouvrez pas encore le service avec ce programme. Laissez ces parties finir avec l'ancien, ou corrigez ce qui diffère.

## Les réglages du service

settings-unreadable = { $path } n'est pas du TOML : { $reason }
settings-unknown = { $path } : il n'y a pas de réglage « { $said } ».
settings-value = { $path } : { $what } prend un texte, un nombre, true ou false, ou une liste de textes.
settings-variable = { $said } n'est pas un réglage, et personne ne le lit. Vouliez-vous dire { $near } ?
settings-default = par défaut

## Ce qui ne va pas dans une commande

wrong-choice = écrivez une option comme nom=choix, pas « { $said } »
wrong-language = nous parlons { $known }, pas « { $said } »
wrong-command = il n'y a pas de commande « { $said } ».
wrong-option = il n'y a pas d'option { $said }.
wrong-or-rather = { $said } Vouliez-vous dire { $near } ?
wrong-missing = il manque { $what }.
wrong-number = { $what } demande un nombre.
wrong-one-of = { $what } demande l'un de : { $known }.
wrong-value = { $what } ne peut prendre cela : { $reason }
wrong-use = { $what } ne s'emploie pas ainsi.
wrong-extra = il y a trop de choses dans cette commande.
file-filenotfounderror = { $path } : aucun fichier ni dossier de ce nom
file-permissionerror = { $path } : accès refusé
file-isadirectoryerror = { $path } : c'est un dossier
file-fileexistserror = { $path } : existe déjà
complaint = tunnelier : { $said }
complaint-of-plugin = tunnelier : { $game } : { $said } (TUNNELIER_TRACEBACK=1 montre tout)

## L'aide de la ligne de commande : autour

help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-error = Erreur
help-aborted = Interrompu.
help-try = Essayez « { $command } » pour l'aide.
help-default = [par défaut : { $value }]
help-required = [nécessaire]
help-variable = [ou { $name }]
help-help = Afficher cette aide.

## Ce que prennent commandes et options, comme le nomme leur usage

takes-options = [OPTIONS]
takes-command = COMMANDE [ARGUMENTS]...
takes-number = NOMBRE
takes-text = TEXTE
takes-path = CHEMIN
takes-game = JEU
takes-file = FICHIER
takes-bot = BOT
takes-folder = DOSSIER
takes-address = ADRESSE
takes-url = URL
takes-name = NOM
takes-database = BASE

## L'aide de la ligne de commande : les commandes

help-about = Des jeux de société modernes, mis en œuvre en entier : jouez-y, revoyez-les, mesurez-les.
help-epilog = Une première partie : tunnelier play. Les règles d'un jeu : tunnelier rules steam-tunnel.
help-play =
    Jouer dans le terminal, contre des bots ou à plusieurs au même clavier.

    Sans argument, on vous demande à quoi jouer. À la table : tapez le numéro ou les mots d'un coup, ? pour l'aide, `conseil`, `pourquoi COUP` pour savoir pourquoi pas, `reprendre`, `enregistrer FICHIER`, `quitter`. Chaque coup est gardé : après une panne ou une fenêtre fermée, `tunnelier play --resume` continue.
help-learn = Apprendre un jeu : une première partie avec quelqu'un à vos côtés qui explique.
help-serve =
    Ouvrir la table du navigateur : jouer avec des amis et des bots, en direct ou sur des jours.

    Un seul processus, un seul fichier, ou plusieurs processus sur un même PostgreSQL ; chaque coup accepté est gardé, et toutes les tables reviennent après un redémarrage. Partagez le lien d'une table : qui l'ouvre peut prendre un siège libre. docs/hosting.md dit comment l'héberger pour d'autres.

    Chaque option peut aussi venir de l'environnement (--root-path est TUNNELIER_ROOT_PATH) ou d'un fichier TOML (root-path = "/games") : --show-settings dit ce qui est en vigueur.
help-think =
    Réfléchir pour les bots de la table du navigateur, à côté des processus qui la servent.

    Pour les tables d'une base PostgreSQL : lancez-en autant que vous voulez, ici ou sur d'autres machines. Chacun prend ce qui est demandé à un bot ; ce qu'il n'a pas fini quand il s'arrête, un autre le prend. docs/hosting.md en dit plus.
help-host =
    Faire un lien par lequel quelqu'un devient hôte du service, une seule fois.

    Les hôtes ont leur page, /host : gens, tables, signalements, exclusions, annonces. Le lien est signé par la clé des cookies : il se fait donc là où le service a ses fichiers, par le même utilisateur ; le service peut continuer pendant ce temps.
help-backup =
    Garder toutes les tables du service dans un fichier ; il peut continuer pendant ce temps.

    Le fichier contient des secrets, la clé des cookies aussi : gardez-le où personne d'autre ne le lit.
help-restore =
    Mettre une sauvegarde à la place des tables du service, qui doit être fermé.

    Ce qui s'y trouvait est gardé à côté.
help-migrate =
    Amener une base que personne n'utilise à la révision d'une autre version, en avant ou en arrière.

    Par exemple, avant de réinstaller une version plus ancienne : tunnelier migrate --to 0004

    Seule la version récente connaît le chemin du retour. Ce qu'elle avait ajouté, et que l'ancienne ne connaît pas, est perdu : gardez une sauvegarde.
help-gate =
    Avant une mise à jour : ce programme joue-t-il les parties d'une base comme elles furent jouées ?

    Par exemple : tunnelier gate /srv/games/tables.db --jobs 4

    Chaque partie qui n'est pas finie est rejouée selon les règles installées ici et comparée à son journal : chaque coup doit rester permis, les mêmes sièges être interrogés, les mêmes coups être permis ensuite (le journal en a les empreintes), et chaque tirage être celui de son secret. Ce qui diffère est listé par table et par coup. Rien n'est écrit, et le service peut continuer pendant ce temps. Code de sortie : 0 tout est comme avant, 1 quelque chose ne l'est pas.
help-join =
    Jouer à une table du service du navigateur, depuis ce terminal.

    Tapez le numéro ou les mots d'un coup, `reprendre` ou `quitter`.
help-games = Lister les jeux, leurs sièges et leurs options.
help-rules = Lire les règles d'un jeu dans nos mots, chaque règle avec son numéro.
help-cards = Afficher la table de cartes employée, ou saisir la vôtre d'après la boîte.
help-simulate = Jouer de nombreuses parties au hasard en code compilé, et afficher ce qui en sort.
help-arena =
    Faire jouer des bots entre eux, et voir qui est meilleur et si c'est sûr.

    Par exemple : tunnelier arena steam-tunnel --bots engineer apprentice --games 200

    Chaque bot occupe chaque siège aussi souvent, et les parties où les mêmes bots échangent leurs sièges partagent leur hasard, pour que la chance pèse moins. Ctrl-C arrête ; la même commande reprend où elle s'est arrêtée.
help-lab =
    Mesurer l'équilibre d'un jeu : de nombreuses parties entre bots, et un rapport à lire dans un navigateur.

    Par exemple : tunnelier lab steam-tunnel --bots search:100 --players all --games 500

    Écrit OUT/report.html, qui dit qui gagne, si commencer aide, combien durent les parties, ce qui va avec la victoire et quelles règles ne comptent guère ; OUT/report.json avec les mêmes nombres ; et OUT/games-2p.parquet avec une ligne par partie, pour vos propres outils. Ctrl-C arrête ; la même commande reprend où elle s'est arrêtée, et un --games plus grand ajoute à ce qui est là.
help-dataset =
    Garder des parties de bots en Parquet, réponse par réponse, avec une fiche qui dit ce qu'elles contiennent.

    Par exemple : tunnelier dataset steam-tunnel --bots policy --matches 500 --seed 1

    Écrit OUT/answers-2p.parquet, une ligne par réponse : ce que le siège voyait en nombres, ce qu'il pouvait faire, ce qu'il a fait et ce qu'il a obtenu à la fin ; OUT/games-2p.parquet, une ligne par partie ; et OUT/README.md, la fiche : ce que veut dire chaque colonne, comment c'est fait, les empreintes des règles et des nombres. Ctrl-C arrête ; la même commande reprend où elle en était, et un plus grand --matches s'ajoute à ce qui est là.
help-solve =
    Résoudre exactement un petit jeu, et voir combien un adversaire parfait gagne sur des bots.

    Par exemple : tunnelier solve cave-in greedy tiger

    Un équilibre est cherché par CFR+ sur toutes les positions possibles. Seuls de petits jeux en ont si peu ; cave-in en est un.
help-train =
    Apprendre un jeu à partir de ses seules règles, en jouant contre soi-même (supplément learn).

    Par exemple : tunnelier train cave-in --minutes 2

    Un seul réseau apprend tous les nombres de joueurs et toutes les options ; une --option vaut à toutes les tables. Dit où il en est, et récrit OUT/checkpoint.npz sans cesse : ce qui est tué reprend de là avec --resume OUT. À la fin OUT/curves.svg montre le chemin parcouru.
help-ship =
    Mettre ce qu'un entraînement a appris dans le dossier du jeu, pour tous ceux qui l'installent.

    Par exemple : tunnelier ship cave-in train-cave-in

    Les niveaux master et policy, les conseils et les relectures s'y fient dès lors, sans PyTorch. C'est gardé en demi-précision, sous un nom fait des règles, cartes, traits et coups appris : s'ils changent, les bots suivent la règle empirique jusqu'au prochain entraînement.
help-replay =
    Parcourir une partie gardée, ou l'écrire en images.

    Dans le terminal : Entrée avance, b recule, un nombre saute, q termine. Avec --html, --svg ou --png les plateaux sont dessinés tels qu'ils étaient après chaque coup.
help-hint =
    Demander à l'entraîneur : les coups du siège qui doit jouer, le meilleur d'abord.

    Chacun avec sa chance de gagner, les points à attendre à la fin, et la sûreté du tout. L'entraîneur voit ce que le siège peut voir ; il ne trahit aucun secret.
help-review =
    Relire une partie finie : quels choix ont le plus coûté, et ce qui valait mieux.

    Écrit une page avec les chances de chaque siège au fil de la partie. Chaque choix est jugé d'après ce que le siège pouvait savoir en le faisant.
help-puzzles =
    Trouver des problèmes dans des parties de bots, pour tous ceux qui installent le jeu ; ou résoudre ceux qu'il y a.

    Par exemple : tunnelier puzzles steam-tunnel --play

    Un problème est une question dont une réponse est nettement la meilleure : une recherche rapide la trouve, des recherches profondes la confirment, et sa difficulté se mesure à la part des joueurs plus faibles qui la trouvent. Seul compte ce que le siège interrogé peut savoir. Ils sont gardés dans le dossier du jeu, les plus faciles d'abord.
help-verify =
    Prouver qu'aucun tirage d'une partie finie n'a été truqué.

    Chaque tirage est recalculé à partir du secret engagé avant le premier. Les bots de la table du navigateur en tirent aussi leurs graines : avec --bot chaque réponse est repensée. Code de sortie : 0 prouvé, 1 un tirage ou une réponse est faux, 3 impossible à prouver (pas finie, ou tirages saisis à la main).
help-warm = Compiler les règles maintenant, pour que rien n'attende plus tard.
help-check =
    Tenir un jeu à toutes les lois : pour ceux qui écrivent des jeux.

    D'abord en Python simple, où une erreur a sa trace, puis compilé. Une loi enfreinte est dite avec la partie qui le montre et le remède habituel ; les autres sont tout de même éprouvées.
help-new-game = Créer le dossier d'un nouveau jeu, jouable aussitôt : le strict nécessaire, ou un exemple entier.

## L'aide de la ligne de commande : ce que veulent dire arguments et options, de toutes les commandes ou d'une seule

option-game = Nom du jeu, comme le liste `tunnelier games`.
option-players = Combien de sièges.
option-option = nom=choix, p. ex. dead_ends=pity. Peut être répété.
option-lang = La langue ; sinon celle du shell, ou l'anglais.
option-tables = Dossier de vos propres tables de cartes (JEU.txt), au lieu de TUNNELIER_TABLES.
option-as-json = Afficher du JSON au lieu d'un tableau.
option-simulations = Combien l'entraîneur réfléchit à chaque question ; plus est plus sûr.
option-cluster = Jouer sur une grappe Ray : local:2 (deux processus ici), auto, ou HÔTE:PORT de sa tête.
option-database = Où les tables sont gardées, p. ex. postgresql+psycopg://user@host/name ; sinon TUNNELIER_DATABASE, ou un fichier chez vous.
option-settings = Un fichier TOML avec des réglages du service, nommés comme ses options ; sinon TUNNELIER_SETTINGS.
option-pace = Secondes qu'un bot prend au moins, pour qu'on puisse suivre.
option-log = Comment le journal est écrit : en lignes simples, ou en JSON avec une ligne par requête.
option-thinkers = Tant de bots réfléchissent à la fois dans ce processus ; 0 le laisse à d'autres, voir `tunnelier think`. Sinon un par processeur.
option-file = Une partie gardée.
option-seed = La même graine redonne les mêmes parties.
option-threads = Autant de parties à la fois. Sinon : tous les cœurs.
option-games = Combien de parties.
option-more = Les mêmes qu'après --bots.
option-name = Nom du jeu, p. ex. my-game.
option-version = Afficher la version.
option-play-game = Quel jeu ; demandé s'il manque.
option-play-humans = Combien de sièges sont des personnes à ce clavier.
option-play-bots = Bots des autres sièges, par niveau : novice, apprentice, engineer, tiger, master (ou policy, random) ; p. ex. tiger,engineer. Les noms d'`arena` vont aussi.
option-play-start = Commencer d'une position : un fichier avec le texte de Match.position (docs/research/positions.md).
option-play-seed = Rendre la partie reproductible (les tirages ne sont alors pas secrets).
option-play-load = Continuer une partie gardée.
option-play-resume = Continuer où vous avez laissé une partie.
option-play-confirm = Attendre Entrée (ou reprendre) avant qu'un bot vous réponde.
option-play-coach = L'entraîneur prévient avant un coup qui coûte cher.
option-serve-port = Le premier port à essayer.
option-serve-host = 0.0.0.0 laisse venir à vos tables ceux de votre réseau.
option-serve-browser = Ouvrir aussitôt un navigateur.
option-serve-bots = Des bots d'ailleurs, à choisir à côté des niveaux, séparés par des virgules ; noms comme pour `arena`.
option-serve-root-path = Le chemin sous lequel un mandataire montre le service, p. ex. /games.
option-serve-trusted-proxies = Adresses des mandataires à croire (X-Forwarded-For, -Proto, -Host).
option-serve-metrics-token = Qui montre ce jeton peut lire /metrics ; sans jeton, personne ne le peut. TUNNELIER_METRICS_TOKEN le garde hors de la liste des processus.
option-serve-forget-after = Les tables où rien n'a changé depuis tant de jours sont jetées, qui que ce soit qui y soit assis ; 0 les garde pour toujours.
option-serve-hooks-anywhere = Permettre aux joueurs de se faire prévenir aussi à des adresses de cette machine et de son réseau, et pas seulement à celles que tout le monde peut joindre.
option-serve-mail-server = Le serveur par lequel le service envoie du courrier, p. ex. smtps://club@mail.example : smtps:// parle TLS d'emblée (port 465), smtp:// après le salut (587), smtp+plain:// jamais (25), pour un serveur de cette machine. Sans lui, pas de courrier.
option-serve-mail-password = Le mot de passe pour ce serveur. TUNNELIER_MAIL_PASSWORD, ou le fichier de réglages, le tient hors de la liste des processus.
option-serve-mail-from = Qui écrit, p. ex. "Notre club <games@club.example>" : une adresse pour laquelle ce serveur vous laisse envoyer.
option-serve-site = L'adresse où l'on trouve le service, p. ex. https://games.example/. Les lettres y mènent ; sans elle il n'y en a pas, car qui les demande pourrait les faire mener ailleurs.
option-serve-show-settings = Imprimer seulement les réglages en vigueur, et d'où vient chacun ; les secrets sont cachés.
option-backup-file = Le fichier à écrire.
option-backup-force = Écraser un fichier.
option-restore-file = Ce que `tunnelier backup` a écrit.
option-migrate-to = La révision où l'amener ; par défaut, celle que veut cette version.
option-gate-database = Le fichier de la base, ou d'une sauvegarde, ou l'adresse que prend `serve` ; sinon TUNNELIER_DATABASE, ou le fichier chez vous.
option-gate-everything = Les parties finies aussi, avec leurs résultats.
option-gate-jobs = Autant de processus à la fois.
option-host-address = Où l'on atteint le service ; le lien commence ainsi.
option-join-url = Le lien d'une table, ou de votre siège.
option-join-name = Votre nom à la table.
option-rules-find = Seulement les règles avec ce numéro ou ces mots.
option-cards-filled = Saisir une table à soi d'après la boîte, valeur par valeur.
option-cards-everything = Avec --fill : demander aussi ce qui est certain, pas seulement ce qui est douteux.
option-cards-out = Avec --fill : le dossier où JEU.txt est écrit. Sinon : celui de --tables, ou numbers ici.
option-simulate-threads = Sinon : tous les cœurs.
option-simulate-device = Où jouer : cpu, ou cuda sur une carte NVIDIA (supplément gpu).
option-arena-bots = Au moins deux : novice, apprentice, engineer, tiger, master, policy, greedy, random, ou votre propre recherche, p. ex. search:2000 ; ou un bot d'ailleurs : mes_bots.py, module:Classe, program:COMMANDE, ou apart:… dans un processus à lui.
option-arena-seconds = Ne pas penser plus longtemps à une question ; les résultats varient alors avec la machine.
option-arena-file = Garder ici chaque partie finie, une ligne de JSON chacune ; cela reste.
option-lab-bots = Un nom : ce bot occupe tous les sièges. Plusieurs : ils échangent leurs sièges. Noms comme pour `arena` ; greedy est rapide, policy et search:100 jouent mieux, master le mieux et lentement. Sinon : greedy.
option-lab-games = Combien de parties pour chaque nombre de joueurs.
option-lab-players = Combien de sièges ; plusieurs, comme 2,3,4, ou `all` mettent tous les nombres en un rapport.
option-lab-out = Dossier du rapport. Sinon : lab-JEU ici.
option-lab-actions = Garder aussi chaque coup de chaque partie dans les tableaux.
option-dataset-bots = Comme pour `lab` : un nom occupe tous les sièges, plusieurs échangent leurs sièges. Sinon : greedy.
option-dataset-matches = Combien de parties pour chaque nombre de joueurs.
option-dataset-players = Combien de sièges ; plusieurs, comme 2,3,4, ou `all`.
option-dataset-out = Dossier des données. Sinon : dataset-JEU ici.
option-dataset-layout = Comment ce que voit un siège est dit en nombres : table, les sièges comme ils sont assis, ou viewer, le sien d'abord et les cartes une à une.
option-solve-bots = Les bots à mesurer, par les noms que prend `arena`.
option-solve-iterations = De CFR+ : plus il y en a, plus l'équilibre est proche.
option-solve-seeds = Interroger tant de fois un bot qui ne répond pas toujours pareil.
option-train-device = Où apprendre : cpu, ou cuda sur une carte NVIDIA (supplément gpu).
option-train-minutes = Combien de temps, une fois tout compilé ; sinon, jusqu'à Ctrl-C.
option-train-resume = Reprendre du point de reprise dans ce dossier, ou fichier.
option-train-out = Dossier du point de reprise. Sinon : celui de --resume, ou train-JEU.
option-train-seed = Une autre apprend autrement.
option-train-width = Du réseau ; 128 sur une carte, 64 sur un processeur.
option-train-horizon = Pas au long desquels l'apprentissage et les essais ralentissent.
option-train-entropy = Ce que vaut d'abord l'essai de choses nouvelles ; le dixième à la fin.
option-train-trace = Jusqu'où les résultats remontent (λ) : 0.97, plus près de 1 va plus loin.
option-train-ladder = Minutes entre les parties contre engineer et tiger ; 0 pour aucune.
option-ship-checkpoint = D'un entraînement, ou un point de reprise lui-même.
option-replay-move = Ne montrer que la table après ce coup.
option-replay-html = Écrire la partie en une page avec un curseur, pour un navigateur.
option-replay-svg = Écrire un dessin de chaque coup dans ce dossier.
option-replay-png = Le même en PNG, si un convertisseur est installé.
option-replay-seat = Dessiner ce que voyait ce siège ; sinon ce que tous voyaient.
option-replay-theme = Couleurs des dessins.
option-replay-rules = Nommer la règle derrière chaque ligne.
option-review-out = Où écrire le rapport ; sinon FICHIER.review.html.
option-puzzles-play = Résoudre les problèmes du jeu, les plus faciles d'abord.
option-puzzles-number = Résoudre à partir de celui-ci ; avec --check, n'essayer que celui-ci.
option-puzzles-check = Jouer jusqu'au bout ce qu'affirment les problèmes du jeu et garder ceux qui tiennent.
option-puzzles-count = Combien il faut en trouver.
option-puzzles-minutes = Combien de temps chercher au plus ; sinon, jusqu'à en avoir assez.
option-puzzles-out = Où les écrire ; sinon puzzles.toml dans le dossier du jeu.
option-verify-bot = Vérifier aussi un bot de la table du navigateur : SIÈGE=NIVEAU, comme 1=tiger.
option-warm-game = Quels jeux ; tous s'ils manquent.
option-check-game = Nom du jeu, p. ex. my-game.
option-check-thorough = Chercher les fuites qui se cachent : cela prend des minutes.
option-check-law = Ne le tenir qu'à cette loi, par numéro ; peut être répété.
option-check-out = Où vont les parties qui enfreignent une loi.
option-new-game-folder = Où créer son dossier.
option-new-game-example = Copier un exemple entier, p. ex. cave-in, au lieu du strict nécessaire.
