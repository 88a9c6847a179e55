## phrases.py: word

word-tagline = Des jeux de société modernes, mis en œuvre en entier. Jouez entre amis et avec des bots honnêtes.
word-unofficial = Projet non officiel : les titres disent ce qui est mis en œuvre ; aucune image ni aucun texte d'éditeur ici.
word-play-tiger = Jouer contre le tigre
word-set-up = Préparer une table
word-rules = Règles
word-players = joueurs
word-your-tables = Vos tables
word-language = Langue
word-seats = Sièges
word-seat = Siège
word-me = moi
word-open-seat = libre : qui a le lien
word-bot = bot
word-no-seat = inutilisé
word-your-name = Votre nom
word-options = Options
word-hints = On peut demander conseil à l'entraîneur
word-start = Ouvrir la table
word-back = Tous les jeux
word-waiting = En attente de joueurs
word-share = Partagez ce lien : qui l'ouvre peut prendre un siège libre.
word-take = Prendre ce siège
word-free = libre
word-you = vous
word-guest = Invité
word-spectator = Vous regardez.
word-your-turn = À vous
word-their-turn = { $name } doit répondre
word-thinks = { $name } réfléchit…
word-over = La partie est terminée
word-moves = Ce que vous pouvez faire
word-narrowed = Restreint par vos clics
word-start-over = Recommencer
word-undo = Reprendre
word-hint = Demander conseil
word-log = Ce qui s'est passé
word-rule = règle { $number }
word-chat = Discussion
word-say = Dire
word-command = Tapez un coup comme dans le terminal, par exemple : { $example }
word-seat-link = Le lien de votre siège : ouvre ce siège sur tout appareil. Gardez-le pour vous.
word-hand-over = Laisser un bot jouer pour moi
word-come-back = Reprendre ma place
word-away = un bot joue à sa place
word-replace = { $name } ne répond pas depuis longtemps : confier ce siège à un bot
word-scores = Scores finaux
word-won = victoire
word-rematch = Revanche
word-rematch-there = Aller à la revanche
word-review = Relecture par l'entraîneur
word-replay = Revoir
word-download = Télécharger la partie
word-verify = Prouver les tirages
word-proven = Les { $count } tirages sont bien ceux que donne le secret engagé.
word-not-proven = Les tirages n'ont pu être prouvés.
word-commitment = Engagement pris avant le premier tirage
word-secret = Le secret, ouvert à la fin
word-frozen = Cette partie est gelée : le programme se comporte autrement que celui du début. Rien n'est perdu ; l'enregistrement peut être téléchargé.
word-stale = La table a changé depuis que vous avez regardé : voici où elle en est.
word-not-yours = Ce siège n'est pas le vôtre.
word-taken = Quelqu'un d'autre a été plus rapide.
word-not-found = Il n'y a rien ici.
word-too-long = Ce texte est trop long.
word-foreign = Ce formulaire ne vient pas de ce site, ou est trop ancien : rechargez la page.
word-full = Il y a trop de visiteurs en ce moment : revenez dans un instant.
word-closing = Le service va fermer : revenez dans un instant.
word-many-streams = Trop de tables sont ouvertes à votre adresse : fermez-en quelques-unes.
word-too-often = Trop de demandes : patientez un instant.
word-too-much = C'est trop.
word-long-head = Les en-têtes de cette demande sont trop longs.
word-too-slow = La suite de cette demande s'est fait attendre.
word-other-site = Ceci vient d'un autre site que { $host }. Si vous hébergez ce service derrière un proxy : qu'il transmette l'en-tête Host, ou qu'il envoie X-Forwarded-Host et soit nommé par --trusted-proxies.
word-getting-ready = Préparation de { $title } : ses règles sont compilées une fois sur cette machine.
word-functions-done = { $done } fonctions faites
word-try-again = Réessayer
word-connection-lost = Connexion perdue ; nouvel essai…
word-since = Depuis votre départ
word-lock = sans retour
word-keys = Touches : Tab parcourt les lieux éclairés, Entrée choisit, / tape un coup, u reprend, Échap recommence.
word-watch-from = Coup
word-now = Retour à la table
word-score-sheet = D'où viennent les points
word-patience = Quand quelqu'un ne répond pas
word-stand-in-after = les autres peuvent faire jouer un bot après
word-stand-in = il joue en
word-minutes = 10 minutes
word-hour = 1 heure
word-hours = 8 heures
word-day = 1 jour
word-days = 3 jours
word-many-tables = Vous avez ouvert beaucoup de tables en peu de temps : jouez à l'une d'elles, ou attendez.
word-crowded = L'entraîneur réfléchit déjà pour vous, ou pour trop d'autres : redemandez plus tard.
word-coach-thinks = L'entraîneur réfléchit…
word-in-queue = D'autres demandent aussi conseil : { $ahead } avant vous.
word-judged = Choix jugés jusqu'ici : { $done }
word-record = Télécharger ce qui est écrit
word-bots-seeds = Les graines des bots, tirées du même secret
word-bot-seed = siège { $seat } : { $level }, graine { $seed }
word-check-bots = Avec la partie téléchargée, chacun peut refaire toutes leurs réflexions :
word-new-link = Un nouveau lien
word-no-link = Aucun lien

## show.py: over

over = La partie est terminée.

## show.py: not-yours

not-yours = Ce n'est pas votre tour.

## show.py: nothing-here

nothing-here = Il n'y a rien à faire ici pour l'instant.
