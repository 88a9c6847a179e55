### Une partie : ce qui est refusé, et ce qui suivrait.

## Un coup qui n'en est pas un

not-a-move = « { $said } » n'est pas un coup de ce jeu.
did-you-mean = Vouliez-vous dire : { $move } ?
over = La partie est terminée.

## Reprendre un coup

nothing-to-undo = Il n'y a rien à reprendre.
undo-chance = Ce que le hasard a montré ne se reprend pas.
undo-shown = Ce coup a montré ce qui était caché : on ne peut le reprendre.
undo-other = La dernière réponse est celle d'un autre siège : ce n'est pas à vous de la reprendre.

## Ce qui suit un coup pas encore joué

then-chance = Puis le hasard décide.
then-seat = Prochaine décision : { $seat }.
then-unknown = La suite dépend de ce que vous ne voyez pas.

## Parties gardées qui ne sont pas entières

error-line = ligne { $line } : { $reason }
error-breaks-off = le texte s'arrête ici ; le fichier est-il complet ?
error-should-stand = { $key }: … devrait se trouver ici, pas « { $said } »
error-should-be-whole = { $key } devrait être un nombre entier, pas « { $said } »
error-no-match = ce n'est pas une partie gardée ; sa première ligne serait « { $first } »
error-chance = chance vaut « secret », « seed NOMBRE » ou « followed »
error-seed = la graine (seed) devrait être un nombre entier, pas « { $said } »
error-moves-stand = « moves: » devrait se trouver ici
error-commitment-of-seed = l'engagement (commitment) n'est pas celui de la graine { $seed }
error-commitment-or-followed = une partie a un engagement (commitment) si et seulement si son hasard n'est pas saisi (followed)
error-unknown-game = jeu inconnu : « { $written } » ; connus : { $known }
error-rules-version = jouée selon la version { $written } des règles de { $title }, ce programme a la version { $here } : ouvrez-la avec le tunnelier qui l'a gardée (le journal des modifications donne la version des règles de chaque parution)
error-other-tables = jouée avec d'autres tables ({ $written } ; ici { $here }) : mettez dans TUNNELIER_TABLES le dossier des tables d'alors, ou ôtez-la
error-options-written = les options s'écrivent nom=choix, ou « none »
error-other-start = la position où elle a commencé a d'autres joueurs ou options que la partie
error-pledge = { $key } veut 64 chiffres hexadécimaux, puis « from draw NOMBRE »
error-move-written = un coup s'écrit « NUMÉRO QUI COUP ~ EMPREINTE »
error-fingerprint = l'empreinte est { $written } au lieu de { $here } : cette ligne ou une précédente a été changée, ou les règles se comportent autrement ici
error-over-before = la partie était finie avant ce coup
error-move-number = le coup { $here } devrait se trouver ici, pas le coup { $written }
error-to-move = c'est à { $here } de jouer, pas à { $written }
error-cannot-be-played = « { $written } » ne peut être joué : { $here }
error-secret-too-early = le secret d'une partie qui n'est pas finie ne peut se trouver ici
error-other-secret = ce secret n'est pas celui de l'engagement
error-last-line = la dernière ligne devrait être « { $here } » ; le fichier est-il complet ?
error-more-text = il y a encore du texte après la fin
error-secret-digits = le secret devrait être en chiffres hexadécimaux
error-secret-of-match = ce secret n'est pas celui auquel la partie s'est engagée

## Relectures et preuves

error-not-over = seule une partie finie peut être relue ; `hint` aide pendant qu'on joue
error-fork-not-over = seule une partie finie peut être poursuivie autrement : son secret est ouvert
error-bot-unproven = un bot peut être vérifié une fois la partie finie et son secret ouvert
error-foresee-chance = ce que fera le hasard ne peut être prévu

## Problèmes : ce qui est dit d'une réponse

puzzle-right = Juste : ce coup gagne { $best } des parties à partir d'ici ; le meilleur des autres en gagne { $share }.
puzzle-wrong = Pas le meilleur : ce coup gagne { $share } des parties à partir d'ici, et un autre en gagne { $best }.
puzzle-best = Le meilleur, { $share } : { $move }
puzzle-second = Le meilleur des autres, { $share } : { $move }
puzzle-yours = Le vôtre, { $share } : { $move }
puzzle-brings = Ce que le meilleur apporte et que l'autre n'apporte pas : { $said }
puzzle-instead = Ce que le vôtre apporte à la place : { $said }
puzzle-answer = La réponse au meilleur pourrait être : { $said }
puzzle-answer-else = La réponse à l'autre pourrait être : { $said }
puzzle-gains = Surtout, il vous rapporte davantage : environ { $count } points à la fin.
puzzle-holds = Surtout, il freine le meilleur adversaire : d'environ { $count } points à la fin.
puzzle-points = Jouée { $times } fois jusqu'au bout, la partie finit en moyenne à { $best } après le meilleur et à { $other } après l'autre : vos points d'abord, puis ceux du meilleur adversaire.
puzzle-later = Ce en quoi il est meilleur ne se voit que plus tard dans la partie.
puzzle-then = Et ensuite : { $said }
puzzle-found = Les joueurs plus faibles le trouvent dans { $found } des cas.

## Problèmes : leur difficulté

puzzles-easy = Facile
puzzles-middling = Moyen
puzzles-hard = Difficile

## Tournois de bots

error-seconds = combien de secondes par question ? plus de 0, pas { $said }
error-other-worker = l'ouvrier { $name } a un autre { $key }, { $ours } et non { $theirs } : installez le même tunnelier, avec les mêmes tables, sur toutes les machines de la grappe
error-named-twice = { $bot } est nommé deux fois ; un bot rencontre les autres, pas lui-même
error-few-bots = un tournoi demande au moins { $fewest } bots, pas { $said }
error-games = combien de parties ? au moins 1
error-never-sit = en { $games } parties { $bots } n'aurait jamais de place ; il en faut { $all } pour toutes les répartitions
error-guest-travels = { $bots } ne peut pas voyager vers une grappe comme objet : nommez-le, par module:Classe ou par son fichier
error-no-contest = { $path } n'est pas le fichier d'un tournoi
error-other-contest = { $path } contient un autre tournoi : son { $key } est { $theirs }, pas { $ours } ; choisissez un autre fichier
error-no-game-of-contest = { $path }, ligne { $line } : ce n'est pas une partie d'un tournoi

## Leçons

lesson-other = C'est permis, et dans une partie à vous, libre à vous de le faire. Ici, essayez d'abord ce que propose la leçon.
lesson-own = La leçon a dit ce qu'elle avait à dire : jouez jusqu'à la fin comme il vous plaît.
lesson-next = La suite : une partie à vous, contre un partenaire patient. Les problèmes et les règles attendent que vous en ayez envie.
