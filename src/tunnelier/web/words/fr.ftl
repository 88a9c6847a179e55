### Le navigateur : les pages, ce qui se dit à la table, et ce qui ne va pas.

## Sur chaque page

language = Langue
back = Tous les jeux
now = Retour à la table
rules = Règles
label = { $of } :
rules-of = { $title } : règles
rule = règle { $number }
try-again = Réessayer

## La première page

tagline = Des jeux de société modernes, mis en œuvre en entier. Jouez entre amis et avec des bots honnêtes.
unofficial = Projet non officiel : les titres disent ce qui est mis en œuvre ; aucune image ni aucun texte d'éditeur ici.
players = { $least } à { $most } joueurs
players-always =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
# Un lien : une première partie guidée.
learn = Apprendre à jouer
play-my-level = Jouer contre un bot de mon niveau
# Des bots de son niveau : la force du prochain.
my-step = palier { $step } sur { $steps }
my-level-means = Un bot de votre niveau se trouve sur l'un de { $steps } paliers : une victoire vous fait monter d'un palier, une défaite descendre d'un palier, de sorte que vous devriez gagner environ une partie sur deux. L'entraîneur prévient avant un coup qui coûte cher. Au-dessus de ces paliers, il y a ceux qui calculent :
play-friends = Jouer entre amis
# Un bouton : deux bots jouent, on regarde.
watch = Regarder deux bots
puzzles = Problèmes
analyse = Analyser
analyse-of = { $title } : analyser
analyse-means = Vos parties terminées : l'entraîneur reprend chaque choix et dit ce qui a coûté le plus et ce qui était mieux.
analyse-nothing = Vous n'avez pas encore terminé de partie de ce jeu : ensuite, l'entraîneur la reprendra ici avec vous.
analyse-file = Une partie enregistrée dans un fichier :
analyse-bring = La regarder
analyse-refused = Elle ne peut pas être regardée. { $why }
analyse-no-text = Ce fichier n'est pas un texte.
analyse-not-over = Cette partie n'est pas encore terminée.
setup = Composer une position
setup-of = { $title } : une position
setup-open = Analyser cette position
setup-wrong = Impossible : { $why }
setup-line = Impossible, ligne { $line } : { $why }
setup-undrawn = Ces nombres ne peuvent pas être dessinés ensemble. Annulez le dernier changement, ou corrigez-le plus bas.
setup-change = Changer
setup-places = Tout ce qu'il y a
setup-search = Chercher
setup-means = Cliquez sur le plateau, ou choisissez ici, et changez ce qu'il y a derrière.
setup-moves = Coups possibles
setup-play = Jouer à partir d'ici
setup-seat = Votre place
setup-others = Les autres
setup-people = des personnes, par un lien
setup-begin = Commencer
setup-text = En texte
setup-take = Prendre ce texte
setup-file = ou un fichier :
setup-new = Une nouvelle :
setup-players = à { $count }
setup-limits = Ici tout est montré, même ce qui est caché à une table ; d'une partie en cours, ce que vous ne voyez pas est deviné. On vérifie que les nombres sont dans leurs limites, que toutes les pièces de la boîte sont là, que l'on demande à quelqu'un quelque chose qui a une réponse, et que quelques parties peuvent se jouer à partir d'ici. Qu'une partie y mène, personne ne le vérifie ; et ce que les règles comptent au passage, vous le changez vous-même.
# D'une table : qui d'autre y joue.
with = avec { $names }
set-up = Préparer une table
your-tables = Vos tables
# Un titre, au-dessus de parties.
lately = Terminées récemment
# D'une table : quand il s'y est passé quelque chose pour la dernière fois.
changed = { $date }, { $time } UTC

## Lire les règles

contents = Sommaire
search-rules = Chercher dans les règles
components = Matériel
components-of = { $title } : matériel
component-count = { $number ->
    [one] Il y en a { $number }.
   *[other] Il y en a { $number }.
}
component-each = { $number ->
    [one] Chaque joueur en a { $number }.
   *[other] Chaque joueur en a { $number }.
}
component-reconstructed = Certains de ses nombres sont reconstitués : les vrais ne sont pas publiés.
component-page = En savoir plus

## Une nouvelle table

own-box = Vous possédez la boîte ? La fin des règles dit comment jouer avec ses nombres.
your-name = Votre nom
seats = Sièges
seat = Siège { $number }
# D'un siège : celui qui ouvre la table s'y assied.
me = moi
open-seat = libre : pour qui a le lien
no-seat = inutilisé
bot = bot : { $level }
bots = Les bots
options = Options
hints = On peut demander conseil à l'entraîneur
bot-my-level = bot : de mon niveau
coached = L'entraîneur me prévient avant un coup qui coûte cher
patience = Quand quelqu'un ne répond pas
# Suit une durée.
stand-in-after = sans pendule, les autres peuvent faire jouer un bot après
# Suit le nom d'un bot.
stand-in = il joue comme
start = Ouvrir la table

## Les pendules

clocks = Pendules
pace = Temps
pace-each = Temps pour répondre
pace-none = sans pendule
pace-move = { $length } pour chaque réponse
pace-bank = { $length } pour la partie, et { $increment } de plus à chaque réponse
pace-days = { $length } pour chaque réponse
pace-end = Quand le temps est écoulé
pace-end-skip = un bot donne cette réponse
pace-end-bot = un bot joue jusqu'à son retour
pace-end-loss = qui est en retard a perdu
pace-end-wait = rien ne se passe, mais les autres peuvent faire jouer un bot
# À une table : combien de temps on a, et ce qui se passe à la fin.
pace-agreed = Temps : { $pace }. Quand il est écoulé : { $end }.
pace-quiet = Le temps ne passe pas de { $evening } à { $morning } ({ $zone }).
pace-vacation = Vacances de chacun : { $length }.
pace-over-days = Sur plusieurs jours : heures calmes et vacances
quiet-from = Le temps ne passe pas de
quiet-to = à
# D'une heure qui n'est pas choisie.
quiet-none = –
quiet-zone = dans le fuseau horaire
quiet-both = Les heures où le temps ne passe pas commencent à une heure et finissent à une autre : choisissez les deux.
quiet-unknown = Nous ne connaissons pas de fuseau horaire « { $zone } ». Ils ont des noms comme Europe/Paris ou America/Montreal.
vacation-each = Vacances pour chacun
vacation-none = aucunes
vacation = Vacances
vacation-means =
    { $days ->
        [one] Votre pendule s'arrête pendant votre absence. Il vous reste { $days } jour à cette table ; 0 met fin aux vacances.
       *[other] Votre pendule s'arrête pendant votre absence. Il vous reste { $days } jours à cette table ; 0 met fin aux vacances.
    }
vacation-days = Jours
# Un bouton.
vacation-take = Partir en vacances
vacation-too-long = C'est plus de vacances que ce qui est convenu à cette table.
on-vacation = en vacances
# Lu à voix haute une fois.
clock-low = Plus qu'une demi-minute.
# De quelqu'un à la table.
lost-time = a perdu : le temps était écoulé
# Combien de réponses un bot a données pour qui était en retard.
skipped = réponses données par un bot, le temps étant écoulé : { $count }
# Le titre de la carte à la fin.
closed-time = La partie est terminée : quelqu'un n'avait plus de temps
time-over = Votre temps est écoulé : un bot joue ce siège.

## Le classement

standing = Classement
standing-of = { $title } : classement
standing-means = Les cotes viennent des parties classées, celles entre personnes à part de celles avec des bots. Qui commence a 1000 points. Le nombre après ± dit de combien une cote peut se tromper ; un point d'interrogation marque celles qui reposent sur moins de cinq parties.
standing-nobody = Aucune partie classée de ce jeu n'a encore été jouée entre personnes.
standing-people = Les personnes
standing-bots-mean = D'après les parties classées où ils ont rencontré des personnes.
standing-no-bot = Aucune partie classée de ce jeu n'a encore été jouée contre un bot.
standing-who = Joueur
standing-rating = Cote
rating = { $points } ± { $about }
rating-provisional = { $points } ± { $about } ?
rating-matches = Parties
rating-graph = La cote après chaque partie
place-of = place { $place } sur { $count }
# Un jeu, pour la cote de quelqu'un dans les parties où siégeaient aussi des bots.
ladder-with-bots = { $title }, avec des bots
ladder-record = Parties : { $matches }, gagnées : { $won }, meilleure cote : { $best }
ladder-none = Aucune partie classée pour l'instant.
# À côté d'une case à cocher.
rated-wanted = Classée : le résultat compte, avec des bots à part des personnes ; pas de conseils, rien n'est repris, personne ne fait jouer un bot, et qui est en retard a perdu
rated-clockless = Une partie classée sans pendule : qui ne répond pas pendant la durée choisie plus bas a perdu, si quelqu'un le demande.
rated-here = Une partie classée : pas de conseils, rien n'est repris, et qui abandonne ou est en retard a perdu.
rated-no-clock = Il n'y a pas de pendule : qui ne répond pas pendant { $length } a perdu, si quelqu'un le demande.
rated-people = Une partie classée se joue à deux ou plus, dont une personne, chacun sur son siège ; les programmes qui prennent un siège n'y ont pas de part.
rated-no-undo = rien n'est repris dans une partie classée
rated-no-bot = Personne ne fait jouer un bot dans une partie classée.
rated-resign = Une partie classée contre des bots a un résultat : continuez, ou abandonnez.
rated-link = Ici le résultat compte, le siège ne passe donc à aucun autre compte : qui l'occupe se connecte là où il veut continuer.
# De quelqu'un à la table.
lost-resigned = a abandonné, et perdu
# Le titre de la carte à la fin.
closed-resigned = La partie est terminée : quelqu'un a abandonné

## Se trouver

open-tables = Tables ouvertes
open-game = Jeu
open-any = peu importe
open-pace-none = sans pendule
open-pace-move = par réponse
open-pace-bank = une réserve pour la partie
open-pace-days = sur plusieurs jours
open-near = à peu près de mon niveau
# Un nombre de points suit.
open-least = cote de
open-most = à
# Un bouton.
open-filter = Montrer
open-nothing = Il n'y a pas de telle table en ce moment. Ouvrez-en une et rendez-la publique.
open-free =
    { $free ->
        [one] { $free } siège libre
       *[other] { $free } sièges libres
    }
open-watch = Regarder
open-rated = classée
# À côté d'une case à cocher.
public-wanted = Publique : tout le monde trouve cette table et peut regarder ; sinon seulement qui a le lien
# Un bouton : une nouvelle partie où chacun garde son siège.
same-again = La même encore
watching = Qui regardent : { $count }
gallery-means = Vous êtes lu par qui regarde. Les joueurs le lisent quand la partie est terminée.

## Amis et groupes

friends = Amis et groupes
friends-mine = Amis
friends-nobody = Personne pour l'instant. Demandez à quelqu'un avec qui vous avez joué : sur la carte à la fin d'une partie, ou sur sa page.
# Un bouton.
friends-ask = Demander en ami
# Après le nom de quelqu'un qui voudrait être votre ami.
friends-asks = voudrait être votre ami
friends-accept = Accepter
friends-refuse = Refuser
friends-waiting = demandé, pas encore de réponse
friends-withdraw = Ne plus demander
friends-end = Mettre fin à l'amitié
friends-here = ici en ce moment
# Un lien vers une table publique où joue un ami.
friends-plays = joue à { $title }
friends-many = Vous avez demandé à beaucoup qui n'ont pas répondu : attendez un peu.
friends-not-asked = Cette personne ne demande plus.
player-mine = Ma page
# Un bouton.
follow = Suivre
follow-end = Ne plus suivre
following = Personnes suivies
following-means = Vous voyez ce que ces personnes font aux tables publiques, et rien d'autre.
following-running = Parties en cours
following-results = Résultats
followers = Suivi par : { $count }
has-won = gagnée par { $names }
groups = Groupes
group-name = Un nouveau groupe nommé
group-make = Le créer
group-no-name = Il faut un nom à un groupe.
group-nameless = Dites comment vous vous appelez : les autres du groupe le voient.
group-many = Vous avez créé beaucoup de groupes : fermez-en un d'abord.
group-means = Un groupe de personnes qui jouent ensemble : ses membres voient ses tables, et leur classement entre eux.
group-join = Rejoindre
# Après le nom d'un groupe.
group-called = un groupe vous invite
group-closed = Ce groupe ne vous accueille pas.
group-tables = Tables du groupe
group-no-tables = Aucune en ce moment.
group-members = Membres
group-link = Qui a ce lien peut rejoindre le groupe :
group-leave = Quitter le groupe
group-leave-means = Vous ne voyez plus ses tables. Par son lien vous pouvez revenir.
group-send-away-means = { $name } ne verra plus ses tables, et ne pourra pas revenir par son lien.
group-close = Fermer le groupe
group-close-means = Il disparaît pour de bon, pour tout le monde. Ses tables restent à qui y siège.
group-only = Cette table est pour un groupe seulement.
# Un choix de groupes suit.
group-wanted = Pour un groupe seulement
group-none = –
invitations = Vous êtes invité
invited-by = par { $name }
# Un bouton.
invited-accept = S'asseoir
# Un bouton.
invited-decline = Non, merci
invited-already = Invités :
invite-friends = Inviter des amis
invite-group = Tout un groupe
invite-full = Les personnes que vous invitez ne pourraient pas s'asseoir : laissez une place libre.
# Un bouton.
invite = Inviter

## La paix

# Un bouton à côté d'un nom, avant que la partie commence.
send-away = Renvoyer
# Un bouton.
agree = D'accord pour arrêter la partie ainsi
# Un bouton.
agree-not = Continuer quand même
# De quelqu'un à la table.
wants-end = voudrait arrêter la partie ainsi
# Le titre de la carte à la fin.
closed-agreed = La partie est terminée : tous étaient d'accord
peace = Faire taire ou signaler quelqu'un
peace-means = Qui est réduit au silence n'est plus lu par vous, à aucune table. Un signalement va à qui tient ce service.
peace-who = Qui
mute = Faire taire
hear = Lire à nouveau
report-what = Ce qui s'est passé
report = Signaler
# Dit une fois sur la page suivante, après coup ; les autres de même.
done-mute = Vous n'entendez plus { $name }.
done-hear = Vous entendez de nouveau { $name }.
done-report = Votre signalement sur { $name } est chez qui gère ce service.
done-send-away = { $name } est hors de la table ou du groupe.
done-invite =
    { $number ->
        [0] Personne n'a été invité : choisissez d'abord quelqu'un.
        [one] { $number } personne est invitée.
       *[other] { $number } personnes sont invitées.
    }
done-keep = C'est noté.

## La page des hôtes, et ce qu'ils disent

# Qui parle ou agit, pour ceux d'une table.
hosting-host = l'hôte
hosting-page = Tenir le service
hosting-now = Le service
hosting-people = Les gens
hosting-tables = Les tables
hosting-reports = Signalements
hosting-doing = Ce qu'il fait
hosting-well = Tout va bien.
hosting-doing-processes = Processus
hosting-doing-streams = Pages à l'écoute ici
hosting-doing-tables = Tables en mémoire ici
hosting-doing-bots = Bots qui attendent ou réfléchissent
hosting-doing-coach = File de l'entraîneur ici
hosting-doing-moves = Coups acceptés ici
hosting-doing-errors = Erreurs ici
hosting-announcements = Annonces
hosting-until = jusqu'au { $date }
hosting-withdraw = Retirer
hosting-hours = Pour combien d'heures
hosting-announce = Annoncer sur chaque page
hosting-hosts = Qui tient le service
hosting-hosts-means = Qui a joué ici devient hôte à la page « Les gens » ; tout autre par un lien que fait la commande tunnelier host.
hosting-leave = Ne plus être hôte
hosting-drop = N'en plus faire un hôte
hosting-deeds = Ce que les hôtes ont fait
hosting-search = Nom
hosting-find = Chercher
hosting-tables-of = { $number ->
    [one] { $number } table
   *[other] { $number } tables
}
hosting-answered = dernière réponse { $ago }
hosting-never-answered = n'a répondu nulle part
hosting-banned = Exclusion pour toujours.
hosting-banned-until = Exclusion jusqu'au { $date }.
hosting-lift = Lever l'exclusion
# Ce qui ouvre les formulaires.
hosting-act = Exclure, ou faire hôte
hosting-reason = Raison, qui lui sera montrée
hosting-days = Pour combien de jours (rien : pour toujours)
hosting-ban = Exclure
hosting-name = Faire hôte
hosting-nobody = Personne n'est trouvé.
hosting-kind = Quelles tables
hosting-kind-running = en cours
hosting-kind-open = avec une place libre
hosting-kind-ended = finies
hosting-end = Terminer cette table
hosting-word = Un mot à ceux qui y sont assis
hosting-where = la table
hosting-by-whom = qui signale
hosting-had-said = Il y avait été dit par cette personne :
hosting-note = Une note
hosting-settle = Réglé
hosting-no-reports = Aucun signalement n'attend.
hosting-settled = Signalements réglés
hosting-settled-on = Réglé : { $date }.
hosting-invited = Devenir hôte de ce service
hosting-invited-means = Les hôtes voient qui joue ici et lisent les signalements ; ils peuvent exclure des gens, terminer des tables et annoncer des choses sur chaque page. Tout ce qu'ils font est noté, à la vue de tous les hôtes. Ce lien fait un hôte d'une seule personne.
hosting-accept = Devenir hôte
hosting-only = Cette page est pour qui tient le service.
hosting-not-invited = Cette invitation a déjà servi, ou est trop vieille : qui fait tourner le service en fait une nouvelle.
hosting-no-words = Il manque quelque chose ici : de qui il s'agit, ou les mots.
# D'une annonce : ne plus la voir.
heard = Compris
banned = Vous êtes exclu de ce service, et ne pouvez ni vous asseoir, ni parler, ni ouvrir de table. La raison : { $reason }
banned-until = Vous êtes exclu de ce service jusqu'au { $date }, et ne pouvez ni vous asseoir, ni parler, ni ouvrir de table. La raison : { $reason }
# Le titre de la carte à la fin.
closed-host = L'hôte de ce service a mis fin à la partie
deed-came = { $name } est devenu hôte, sur invitation.
deed-named = { $name } a fait de { $about } un hôte.
deed-dropped = { $name } : { $about } n'est plus hôte.
deed-banned = { $name } a exclu { $about }.
deed-lifted = { $name } a levé l'exclusion de { $about }.
deed-announced = { $name } a fait une annonce.
deed-withdrew = { $name } a retiré une annonce.
deed-settled = { $name } a réglé un signalement au sujet de { $about }.
deed-ended = { $name } a terminé la table { $about }.

## Être prévenu

told-title = Notifications
told-means = Quand c'est à vous de jouer sans que vous regardiez, ou quand une de vos parties est finie, nous pouvons vous prévenir ailleurs.
told-kind = Ce qui y écoute
told-kind-generic = Un programme (JSON)
told-kind-discord = Discord
told-kind-ntfy = ntfy
told-address = Son adresse
told-keep = Garder
told-test = Envoyer un essai
told-delete = Ne plus me prévenir
told-tables = Les tables dont on me prévient
told-sent = Dernier message bien reçu : { $date }.
told-nothing-sent = Rien n'y a encore été reçu.
told-failed = Dernière erreur, { $date } : { $error }.
told-again = Nouvel essai : { $date }.
told-many-tests = Tant d'essais de suite suffisent : envoyez le prochain dans { $length }.
told-error-address = ce n'est pas une adresse web à laquelle nous pouvons envoyer : elle doit commencer par https:// ou http://, sans nom ni mot de passe
told-error-private = cette adresse est dans un réseau privé, ou c'est cette machine même : nous n'envoyons qu'à des adresses que tout Internet peut joindre
told-error-unknown = aucun serveur de ce nom n'a été trouvé : vérifiez s'il est bien écrit
told-error-slow = pas de réponse à temps
told-error-certificate = son certificat https n'est pas valable
told-error-unreachable = aucune connexion n'a pu être établie
told-error-status = il a répondu, mais sans prendre le message (status { $number })
told-error-mailbox = le serveur de courrier ne prend rien pour cette boîte
told-error-mailbox-address = ce n'est pas l'adresse d'une boîte aux lettres, comme ada@post.example
told-error-mail = le serveur qui envoie notre courrier nous refuse : c'est à la personne qui héberge ce service d'y remédier
told-error-many = nous vous prévenons déjà à tant d'endroits : retirez-en un d'abord
told-error-many-letters = tant de lettres à une boîte suffisent : revenez dans { $number } min
told-error-keys = ce navigateur ne nous a pas donné de clés pour lui écrire
told-refused = Cela n'a pas marché : { $error }.
no-mail = Pas de lettres ici : qui gère ce service n'a pas configuré de serveur de courrier.
told-turn-said = { $title } : c'est à vous de jouer, { $name }. { $link }
told-over-said = { $title } : la partie est finie, { $name }. { $link }
told-invited-said = { $title } : { $name } vous invite à une table. { $link }
told-friend-said = { $name } voudrait être votre ami. { $link }
told-group-said = { $name } vous invite dans le groupe { $group }. { $link }
told-test-said = Un essai de Tunnelier : vous serez prévenu ici. { $link }
told-more = Un nouvel endroit
told-hook = Une adresse à vous
told-kind-mail = Courriel
told-kind-push = Un navigateur
told-push = Ce navigateur
told-mailbox = Votre boîte aux lettres
told-mail-means = Nous y écrivons d'abord, et ne vous prévenons de rien avant que vous n'ayez suivi le lien de cette lettre.
told-every = Lettres
told-every-once = tout de suite
told-every-time = une au plus en { $time }
told-asked = Nous avons écrit à { $address } : suivez le lien de cette lettre, et nous vous y préviendrons.
told-ask-again = Écrire encore
told-push-means = Le navigateur montre un avis, qu'une de nos pages soit ouverte ou non.
told-push-keep = Me prévenir dans ce navigateur
told-push-refused = Ce navigateur ne nous laisse pas faire : il vous demande peut-être si nous pouvons montrer des avis.
told-this-browser = C'est le navigateur que vous regardez.
told-link-old = Ce lien ne vaut plus : rien n'est envoyé à cette boîte.
told-in = { $name } a indiqué { $address } ici. Devons-nous y écrire quand c'est à { $name } de jouer ? Si ce n'est pas vous, fermez cette page.
told-in-button = Oui, écrivez-moi
told-in-done = Nous écrivons désormais à { $address }.
told-out = Ne devons-nous plus écrire à { $address } ?
told-out-button = Plus de lettres
told-out-done = Nous n'écrivons plus à { $address }.
letter-ask = Tunnelier : devons-nous vous écrire ?
letter-asked =
    Quelqu'un veut que { $here } lui écrive ici quand c'est à son tour de jouer.

    Si c'est vous, suivez ce lien : { $link }

    Sinon, ne faites rien, et rien d'autre ne viendra.
letter-subject =
    { $count ->
        [one] Tunnelier : une table vous attend
       *[other] Tunnelier : { $count } tables vous attendent
    }
letter-out =
    Comment nous vous prévenons : { $here }
    Plus de lettres : { $link }

## Les pages comme application

away-title = Personne ne répond
away-means = Vous êtes hors ligne, ou le service l'est. Voici vos tables, état du { $date }.
away-again = Réessayer

## Rester soi-même

account-title = Compte
account-guest-means = Vous jouez comme invité : ce navigateur a un cookie, et c'est tout ce que nous savons de vous. Vous n'avez pas besoin d'un compte. Avec un compte, vous êtes la même personne sur tous vos appareils : mêmes tables, mêmes cotes, mêmes réglages, mêmes personnes réduites au silence.
account-name = Votre nom
account-name-means = C'est ainsi qu'on vous appelle aux nouvelles tables. À celles où vous êtes assis, votre nom reste ce qu'il y est.
account-keep = Garder
account-sign-in = Se connecter
account-use-passkey = Se connecter par une clé d'accès
account-comes-along =
    { $number ->
        [one] Vous avez ici, comme invité, un siège à { $number } table. Si vous vous connectez, elle vient avec vous : elle sera au compte, comme tout ce qui est à vous en tant qu'invité.
       *[other] Vous avez ici, comme invité, des sièges à { $number } tables. Si vous vous connectez, elles viennent avec vous : elles seront au compte, comme tout ce qui est à vous en tant qu'invité.
    }
account-make = Créer un compte
account-means = Une clé d'accès est gardée par votre appareil, votre navigateur ou une clé de sécurité, et s'ouvre comme lui : par le doigt, le visage ou un code. Il n'y a pas de mot de passe, et nous n'apprenons que le nom que vous choisissez.
account-keeps =
    { $number ->
        [one] Votre table reste la vôtre.
       *[other] Vos { $number } tables restent les vôtres.
    }
account-make-passkey = Créer un compte avec une clé d'accès
account-no-passkeys = Les clés d'accès ne marchent pas à cette adresse : les navigateurs ne les emploient qu'avec https et un nom, ou sur la machine même (localhost).
account-scripts = Les clés d'accès demandent des scripts, que ce navigateur n'exécute pas.
account-signed-in = Vous êtes connecté sous le nom de { $name }.
account-passkeys = Clés d'accès
account-passkeys-mean = Chacune vous laisse entrer. Ajoutez-en une pour chaque appareil qui ne les partage pas de lui-même, afin de pouvoir entrer si l'une se perd.
account-passkey = Clé d'accès
account-passkey-name = Nom de la clé d'accès
account-add-passkey = Ajouter une clé d'accès
account-remove = Retirer
account-sign-ins = Où vous êtes connecté
account-some-browser = Un navigateur
account-here = ici
account-since = Depuis le { $date }.
account-used = Dernier emploi { $ago }.
account-seen = Vu { $ago }.
account-end = Déconnecter
account-sign-out = Se déconnecter
account-end-others = Déconnecter tous les autres
account-still-told = Un navigateur prévenu quand c'est à vous le reste jusqu'à ce que vous y mettiez fin aussi :
account-cancelled = Rien n'a été fait : le dialogue a été fermé, ou cet appareil n'a pas de clé d'accès pour ce site.
account-already = Vous êtes déjà connecté : déconnectez-vous d'abord.
account-nameless = Un compte a besoin d'un nom.
account-not-signed-in = Vous n'êtes pas connecté, ou ne l'êtes plus.
account-unproven = Cela n'a pas été prouvé : essayez encore.
account-unknown-passkey = Aucun compte ne connaît cette clé d'accès : elle a été retirée ici. Vous pouvez l'effacer de votre appareil.
account-last-way = Cette clé d'accès est la seule façon d'entrer : ajoutez-en d'abord une autre.
account-both-sides = Comme invité, vous êtes assis à une table classée où le compte joue aussi. Connectez-vous quand cette partie sera finie.
account-data = Ce que nous savons de vous
account-data-means = Le tout en un fichier : vos tables avec leurs parties, ce que vous avez dit, vos cotes, où l'on vous prévient et où vous êtes connecté. Ou faites tout oublier.
account-export = Télécharger mes données
account-many-exports = Vous venez de les avoir plusieurs fois : revenez dans { $length }.
account-leave = Effacer tout ce qui est à moi
account-leave-goes = Votre nom, vos cotes, vos paroles, vos réglages, vos adresses, vos clés d'accès et vos connexions sont effacés, de même que les tables où vous avez joué seul ou avec des bots.
account-leave-stays = Ce que d'autres ont joué avec vous leur reste ; vous vous y appelez « Quelqu'un qui est parti ».
account-leave-running =
    { $number ->
        [one] À { $number } table, votre partie continue : un bot la joue jusqu'au bout pour vous, et si elle est classée, vous avez perdu. Un siège où rien n'a commencé redevient libre.
       *[other] À { $number } tables, vos parties continuent : des bots les jouent jusqu'au bout pour vous, et les classées sont perdues. Les sièges où rien n'a commencé redeviennent libres.
    }
account-leave-kept = Ce que d'autres ont signalé de vous reste à qui tient ce service, de même que ses sauvegardes, aussi longtemps qu'il les garde.
account-leave-sure = J'en suis sûr. Rien ne pourra être repris.
account-leave-now = Tout effacer
account-stay = Je reste
account-not-sure = Rien n'a été effacé : dites que vous en êtes sûr.
account-left = Quelqu'un qui est parti
account-mail = Se connecter par courriel
account-mailbox = Votre adresse de courriel
account-mail-link = M'envoyer un lien
account-mail-means = Sans clé d'accès : nous vous envoyons un lien qui vous laisse entrer une fois, et crée un compte si vous n'en avez pas.
account-mail-own = Vous pouvez vous connecter par un lien que nous envoyons à { $mailbox }.
account-mail-none = Donnez une adresse de courriel, et vous pourrez vous connecter par un lien que nous y enverrons, si vos clés d'accès sont perdues.
account-mail-confirm = Envoyer un lien pour la confirmer
account-mail-remove = Ne plus se connecter par elle
account-letter-sent = Regardez votre courriel
account-letter-means = Nous avons envoyé un lien à { $mailbox }. Il vaut une fois, pendant un quart d'heure. Si rien ne vient, regardez parmi les indésirables.
account-letters-wait = Plusieurs liens viennent d'être envoyés à { $mailbox }, un autre ne ferait que s'y ajouter : le plus récent qui n'a pas servi vaut de nouveau, une fois, pendant un quart d'heure.
account-letter-title = Votre lien vers Tunnelier
account-letter =
    Quelqu'un, vous espérons-nous, a demandé ce lien avec votre adresse. Il vaut une fois, pendant { $length } :

    { $link }

    Si ce n'était pas vous, laissez-le : il ne se passera rien.
account-many-letters = Tant de lettres suffisent pour l'instant : demandez la prochaine dans { $length }.
account-old-link = Ce lien a déjà servi, ou est trop vieux : faites-en envoyer un autre.
account-mail-adds = { $name } l'a demandé : qui lit { $mailbox } pourra entrer comme { $name }. Si ce n'est pas vous, fermez cette page.
account-mail-add = C'est mon adresse
account-mail-taken = Un autre compte se connecte par cette adresse.
account-mail-in = Vous serez { $name } dans ce navigateur.
account-mail-new = { $mailbox } sera votre façon d'entrer. Comment vous appelez-vous ?

## Un jeu qui n'est pas encore compilé

getting-ready = Préparation de { $title }
getting-ready-means = Une fois sur cette machine. Un grand jeu prend quelques minutes ; la suite vient d'elle-même. En attendant, voici de quoi il s'agit.
getting-ready-bar = Où elle en est
functions-done = { $done } étapes sur { $total } environ

## Avant que tous les sièges soient pris

waiting = En attente de joueurs
share = Partagez ce lien : qui l'ouvre peut prendre un siège libre.
take = Prendre ce siège
# The same for who has a seat already, and what that is for.
take-too = Jouer aussi ce siège, sur cet appareil
take-too-means = Vous êtes déjà à cette table. Un second siège est pour quelqu'un à côté de vous : la table montre alors à chaque siège sa propre vue, quand c'est à lui.
# Après le nom d'un siège.
you = vous
# Comment s'appelle qui n'a pas donné de nom ; et d'autres à la même table.
guest = Invité
another-guest = Invité { $number }

## À qui le tour

spectator = Vous regardez.
your-turn = À vous
their-turn = À { $name } de répondre
thinks = { $name } réfléchit…
on-its-way = Votre coup est en route…
being-drawn = Votre coup est joué. Le nouveau plateau se dessine…
prepares = { $name } se prépare, une seule fois sur cet ordinateur : quelques minutes au plus…
over = La partie est terminée

## Coups

moves = Ce que vous pouvez faire
narrowed = Ce qui va avec votre choix
# Lu à voix haute : combien de coups il reste.
narrowed-to = Ce qui va avec votre choix : { $count }
start-over = Choisir à nouveau
step-back = Un pas en arrière
# Read out before the places clicked so far.
trail = Choisi jusqu'ici
# A button: the move that was explained is played.
confirm = Jouer ce coup
undo = Reprendre
# D'un coup, comme un signe à côté.
lock = Ne peut pas être repris
lock-answered = Peut être repris tant que personne d'autre n'a répondu
command = Tapez un coup comme dans le terminal
keys = Touches : Tab parcourt les lieux éclairés, Entrée choisit, / tape un coup, u reprend, Échap recommence.

## Pourquoi un endroit du plateau n'est pas éclairé

why-over = La partie est terminée.
why-not-you = Ce n'est pas votre tour.
why-nothing = Il n'y a rien à faire ici pour l'instant.

## Ce qu'on montre est expliqué

explained = Ce que c'est
why = Pourquoi pas maintenant
pin = Garder ouvert
close = Fermer
parts = Parties du plateau
zoom-in = Agrandir
zoom-out = Réduire

## L'entraîneur

hint = Demander conseil
hint-not-yours = On peut interroger l'entraîneur quand c'est à soi de jouer.
# Before a sentence that says why a move is good.
coach = L'entraîneur :
# Of a move: in how many of all matches it would win.
chances = gagne { $share }
coach-thinks = L'entraîneur réfléchit…
# Avant que soit joué un coup qui coûte cher : ce qui est mieux, et combien de fois chacun des deux gagne.
coach-word = Avant de jouer cela : regardez « { $better } » Ce coup gagne dans { $share } des cas, le vôtre dans { $other }.
coach-brings = Ce que le premier coup apporte et que les autres n'apportent pas : { $said }
coach-brings-instead = Ce qu'il apporte et que le vôtre n'apporte pas : { $said }
anyway = Le jouer quand même
let-me-think = Laissez-moi réfléchir
coach-off = Entraîneur : ne plus me prévenir avant mes coups
coach-on = Entraîneur : me prévenir avant un coup qui coûte cher
in-queue = D'autres demandent aussi conseil : { $ahead } avant vous.
judged = Choix jugés jusqu'ici : { $done }
crowded = L'entraîneur réfléchit déjà pour vous, ou pour trop d'autres : redemandez dans { $length }.
crowded-looks = On dessine déjà trop de choses pour vous, ou pour trop d'autres : revenez dans { $length }.
thought-died = Le processus qui y réfléchissait s'est arrêté en pleine réflexion. Il n'y aura pas d'autre essai.

## Les sièges à la table

seat-link = Le lien de votre siège : il ouvre ce siège sur tout appareil. Gardez-le pour vous.
new-link = Un nouveau lien
no-link = Aucun lien
sit-title = Un siège à { $title }
sit-means = C'est le lien de ce siège. Prenez-le, et vous le jouez dans ce navigateur ; celui qui l'avait jusqu'ici ne fait plus que regarder.
# Un bouton.
sit-take = Prendre ce siège
# A button beside a link; and what is said once it is done.
copy = Copier
copied = Copié
hand-over = Laisser un bot jouer pour moi
come-back = Revenir à ma place
away = un bot joue à sa place
# Of somebody who has given up.
gone = a abandonné : un bot joue à sa place
# A button.
resign = Abandonner
resign-means = Vous quittez ce siège pour de bon, et un bot continue à votre place. Vous pourrez regarder la suite.
resign-rated = Vous perdez cette partie, et un bot continue à votre place pour les autres. Vous pourrez regarder la suite.
resign-two = Vous perdez cette partie, et elle est terminée.
delete-table = Supprimer cette table
delete-means = Il n'y a ici que des bots avec vous : la partie sera perdue pour de bon.
delete-empty = Vous êtes ici sans personne : la table sera supprimée pour de bon.
rename = Changer mon nom
replace = { $name } ne répond pas depuis longtemps : confier ce siège à un bot

## Ce qui s'est passé, et ce qu'on se dit

log = Ce qui s'est passé
since = Depuis votre départ
# Un bouton : ce qui a été raconté est lu.
read = Compris
# A button: what was missed is shown on the board.
show-me = Montrer
# A button: the last turn is shown again.
once-more = Revoir
play-on = Continuer
hold-on = Pause
unread = on a dit quelque chose

## À côté du plateau

tab-telling = Journal
tab-talk = Discussion
tab-seating = Sièges
tab-preferences = Réglages

## Réglages

prefer-speed = Vitesse à laquelle les nouvelles sont montrées
prefer-speed-slow = lente
prefer-speed-normal = normale
prefer-speed-fast = rapide
prefer-speed-off = ne pas les montrer
prefer-confirm = Demander avant de jouer un coup
prefer-confirm-off = jamais
prefer-confirm-locks = s'il termine mon tour ou ne peut pas être repris
prefer-confirm-always = toujours
prefer-sound = Sons
prefer-sound-off = non
prefer-sound-on = oui
prefer-theme = Couleurs
prefer-theme-auto = comme l'appareil
prefer-theme-light = claires
prefer-theme-dark = sombres
prefer-size = Taille du texte
prefer-size-normal = normale
prefer-size-large = grande
prefer-size-larger = très grande
prefer-notation = Coups de la liste
prefer-notation-sentences = en phrases
prefer-notation-words = tels qu'on les tape
prefer-colours = Pour les daltoniens
prefer-colours-usual = couleurs habituelles
prefer-colours-red-green = rouge et vert distincts
prefer-colours-blue-yellow = bleu et jaune distincts
prefer-device = selon l'appareil

chat = Discussion
# Un bouton.
say = Dire

## La fin

scores = Scores finaux
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won = victoire
score-sheet = D'où viennent les points
# A button: the card with the result comes back.
result = Résultat
# A button: the card makes room for the board.
aside = Mettre de côté
counting = On compte les points…
# Read out: the points of a seat in one line of the score sheet.
scored = { $seat } · { $what } : { $points }
points-graph = Les points au fil de la partie
# The line of a seat, for those who listen.
points-told = { $seat }, du premier coup au dernier : { $points }.
rematch = Revanche
rematch-there = Aller à la revanche
rematch-opened = Une revanche est ouverte.
review = Relecture par l'entraîneur
download = Télécharger la partie

## Revoir

replay = Revoir la partie
replay-of = { $title } : revoir la partie
# Devant un curseur.
watch-from = Coup
earlier = Un coup en arrière
later = Un coup en avant
go = Y aller

## La relecture

review-of = { $title } : relecture
earlier-choice = Le choix précédent
later-choice = Le choix suivant
# A button: the position of a finished match is played on.
try-it = Essayer à partir d'ici
try-means = Ouvre cette position à une table à vous, contre des bots. Les tirages à venir seront nouveaux.
# Opens an explanation of a curve.
how-to-read = Comment lire ce graphique

## Problèmes

puzzles-of = { $title } : problèmes
puzzle-of = { $title } : problème { $number }
puzzles-mean = Des positions tirées de parties de bots. Dans chacune, un coup est nettement meilleur que tous les autres, des recherches profondes s'accordent là-dessus : trouvez-le, avec ce que peut savoir le joueur dont c'est le tour.
puzzles-solved = Résolus : { $done } sur { $count }
puzzles-none = Il n'y a pas encore de problèmes de ce jeu.
puzzles-all = Tous les problèmes
puzzle = Problème { $number }
puzzle-after = { $count ->
    [one] après { $count } coup
   *[other] après { $count } coups
}
puzzle-found-by = trouvé par des joueurs plus faibles : { $share }
puzzle-solved = résolu
puzzle-solution = La solution
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-against = Continuer contre

## La preuve des tirages

verify = Le hasard était-il loyal ?
proven =
    { $count ->
        [0] Le secret est bien celui de l'engagement ; rien n'a été tiré.
        [one] L'unique tirage est bien celui que donne le secret engagé.
       *[other] Les { $count } tirages sont bien ceux que donne le secret engagé.
    }
not-proven = Les tirages n'ont pu être prouvés.
commitment = Engagement pris avant le premier tirage
secret = Le secret, ouvert à la fin
bots-seeds = Les graines des bots, tirées du même secret
bot-seed = { $seat } : { $level }, graine { $seed }
check-bots = Avec la partie téléchargée, chacun peut refaire toutes leurs réflexions :

## Ce qui n'est pas possible

stale = La table a changé depuis que vous avez regardé : voici où elle en est.
not-yours = Ce siège n'est pas le vôtre.
taken = Quelqu'un d'autre a été plus rapide.
not-alone = D'autres personnes sont à cette table : personne ne peut la supprimer seul.
not-found = Il n'y a rien ici.
not-possible = Cela ne peut se faire ici.
not-understood = Cela n'a pas été compris.
not-whole = La suite n'est jamais venue.
too-long = Ce texte est trop long.
too-much = C'est trop.
too-often = Trop de demandes : revenez dans { $length }.
many-at-once = Trop de pages sont demandées d'ici en même temps. Réessayez dans { $length }.
long-head = Les en-têtes de cette demande sont trop longs.
too-slow = La suite de cette demande s'est fait attendre.
foreign = Ce formulaire ne vient pas de ce site, ou est trop ancien : rechargez la page.
other-site = Ceci vient d'un autre site que { $host }. Si vous hébergez ce service derrière un proxy : qu'il transmette l'en-tête Host, ou qu'il envoie X-Forwarded-Host et soit nommé par --trusted-proxies.
full = Il y a trop de visiteurs en ce moment : revenez dans un instant.
closing = Le service va fermer : revenez dans un instant.
no-answer = La base de données ne répond pas : revenez dans un instant.
no-room = Rien ne peut être enregistré ici : le disque est plein, ou défaillant. Ce que vous venez de faire ne compte pas ; revenez quand de la place aura été faite.
metrics-closed = Ce qui est mesuré ici est pour qui héberge le service : envoyez le jeton qu'il a reçu (Authorization: Bearer JETON ; TUNNELIER_METRICS_TOKEN le fixe, et sans lui personne n'a de réponse).
broken = Quelque chose s'est mal passé ici, et c'est notre faute. Qui héberge ce service le trouve dans son journal sous ce nom : { $request }
many-streams = Trop de tables sont ouvertes dans votre navigateur, ou à votre adresse : fermez-en quelques-unes, ou revenez dans { $length }.
many-tables = Vous avez ouvert beaucoup de tables en peu de temps : jouez à l'une d'elles, ou ouvrez la prochaine dans { $length }.
many-seats = Vous avez pris place à beaucoup de tables publiques en peu de temps : jouez à l'une d'elles, ou asseyez-vous à la prochaine dans { $length }.
frozen = Cette partie est gelée : le programme se comporte autrement que celui du début. Rien n'est perdu ; l'enregistrement peut être téléchargé.
frozen-thought = Cette partie est gelée : le processus qui y réfléchissait s'est arrêté deux fois. Il n'y aura pas d'autre essai. Rien n'est perdu ; l'enregistrement peut être téléchargé.
record = Télécharger ce qui est écrit
connection-lost = Connexion perdue ; nouvel essai…

## Ce qui est dit aux programmes, et par eux aux gens du terminal

api-no-table = il n'y a pas de table de ce nom
api-token = ce jeton ne tient aucun siège à cette table
api-no-token = envoyez le jeton de votre siège : Authorization: Bearer TOKEN
api-games = les jeux sont { $known }
api-levels = les niveaux sont { $known }
api-many-tables = jouez d'abord à quelques-unes de vos tables, ou attendez { $seconds } secondes
api-many-seats = jouez d'abord à quelques-unes de vos tables, ou prenez le prochain siège dans { $seconds } secondes
api-sent-away = quelqu'un a été renvoyé de cette table : les programmes n'y prennent plus de siège
api-many-tests = tant d'essais de suite suffisent : attendez { $seconds } secondes
api-taken = aucun siège de ce genre n'est libre
api-stale = la table a changé, ou ce n'est pas à vous : regardez de nouveau, puis répondez.
api-no-hook = on ne vous prévient nulle part sous ce nom
api-person = ce siège est celui d'une personne, qui dit sur nos pages où elle est prévenue

## Ce qui est dit à qui héberge le service

host-open = Tunnelier est ouvert : { $link }  (Ctrl-C le ferme ; les tables sont gardées)
host-no-port = aucun port libre de { $first } à { $last }
host-no-database = { $name } n'est pas l'adresse d'une base de données, comme { $example }
host-shared = { $file } contient des secrets et est ouvert à d'autres utilisateurs de cette machine ; pour y remédier : { $command }
host-no-key = { $file } ne contient pas de clé entière : remettez celle de votre dernière sauvegarde, ou supprimez le fichier ; avec une nouvelle clé, chacun doit revenir à son siège par son lien
host-unusable = { $name } est inutilisable : { $reason }
host-postgres = { $name } est inutilisable : { $reason } (pour PostgreSQL : { $command })
host-in-use = { $name } est utilisé par un autre service ; un seul à la fois : arrêtez d'abord celui-là
host-not-locked = { $file } ne peut être verrouillé
host-newer = { $name } a été écrit par une version plus récente de tunnelier, qui seule peut le lire : installez celle-là (celle-ci ne connaît pas la révision { $revision })
host-no-revision = { $said } n'est pas une révision que cette version connaît : { $known }
host-no-proxy = { $said } n'est pas l'adresse d'un proxy, comme { $example } ou { $another }
host-no-path = { $said } n'est pas un chemin où servir, comme { $example }
host-own-path = { $path } est aussi un chemin du service lui-même : servez sous un autre
host-no-site = { $said } n'est pas l'adresse d'un site, comme { $example }
host-nothing = il n'y a rien à sauvegarder : { $file } n'existe pas
host-there = { $file } existe déjà ; { $option } l'écrase
host-missing = { $file } n'existe pas
host-no-file = { $name } n'est pas un fichier : PostgreSQL a pg_dump et pg_restore ; gardez avec cela la clé des cookies, que { $command } a dans son dossier
host-not-copied = { $file } ne peut être copié : { $reason }
host-damaged = { $file } est abîmé : { $reason }
host-not-ours = { $name } n'est pas une base de tunnelier : aucun service n'y a jamais été ouvert
host-thinks = Ici on réfléchit pour les bots des tables de { $name }  (Ctrl-C l'arrête ; d'autres prennent la suite)
host-think-alone = { $name } sert à un seul processus, qui réfléchit lui-même : { $command } est pour PostgreSQL
host-nobody-thinks = personne d'autre ne peut réfléchir pour les bots de { $name } : enlevez { $option }, ou prenez PostgreSQL
host-no-mail-server = { $said } n'est pas l'adresse d'un serveur qui envoie du courrier, comme { $example } : smtps://, smtp:// ou smtp+plain:// et un nom, sans mot de passe
host-no-sender = { $said } n'est pas quelqu'un qui envoie du courrier, comme { $example }
host-mail-login = { $name } nomme qui se connecte, et { $variable } contient le mot de passe : donnez les deux, ou aucun
host-gate-died = un processus a pris fin avant d'avoir regardé sa partie, peut-être faute de mémoire : { $option } en demande le moins

## Le contrôle avant une mise à jour : où une partie ne se joue pas comme elle fut jouée

gate-whole = la partie entière
gate-at-start = avant le premier coup
gate-at-move = coup { $number }
gate-at-end = après le dernier coup
gate-not-installed = pas de tel jeu
gate-install = ce jeu n'est pas installé ici : installez son paquet, sinon ses parties ne peuvent continuer
gate-draw = le secret de la partie tire ici autre chose

## Leçons

learn-title = Apprendre { $title }
learn-about = Une première partie sur le vrai plateau, avec quelqu'un qui explique : de quoi il s'agit, le but, puis on joue. Environ un quart d'heure.
learn-begin = Commencer la leçon
learn-here = Commencer ici
learn-steps = La leçon pas à pas
learn-step = Étape { $number } sur { $count }
learn-watch = continue… appuyez pour passer
learn-won = C'est fini, et vous avez gagné : { $points }.
learn-shared = C'est fini, et vous partagez la victoire : { $points }.
learn-lost = C'est fini, et l'autre camp a gagné : { $points }. La prochaine fois, vous en saurez plus.
learn-not-played = Pas joué.
learn-next = Continuer
learn-before = Retour
learn-show = Montrez-moi le coup
learn-rules = Les règles, à lire
learn-alone = Et maintenant, une partie sans guide
