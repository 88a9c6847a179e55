"""What the pages say, in English and in French."""

from __future__ import annotations

from tunnelier.core.language import Phrase

WORDS: dict[str, Phrase] = {
    "tagline": Phrase(
        "Modern board games, implemented whole. Play with friends and honest bots.",
        "Des jeux de société modernes, mis en œuvre en entier. Jouez entre amis et avec des bots "
        "honnêtes.",
    ),
    "unofficial": Phrase(
        "An unofficial project: titles say what is implemented; no publisher's art or text is "
        "here.",
        "Projet non officiel : les titres disent ce qui est mis en œuvre ; aucune image ni aucun "
        "texte d'éditeur ici.",
    ),
    "play_tiger": Phrase("Play against the tiger", "Jouer contre le tigre"),
    "set_up": Phrase("Set up a table", "Préparer une table"),
    "rules": Phrase("Rules", "Règles"),
    "players": Phrase("players", "joueurs"),
    "your_tables": Phrase("Your tables", "Vos tables"),
    "language": Phrase("Language", "Langue"),
    "seats": Phrase("Seats", "Sièges"),
    "seat": Phrase("Seat", "Siège"),
    "me": Phrase("me", "moi"),
    "open_seat": Phrase("open: whoever has the link", "libre : qui a le lien"),
    "bot": Phrase("bot", "bot"),
    "no_seat": Phrase("not used", "inutilisé"),
    "your_name": Phrase("Your name", "Votre nom"),
    "options": Phrase("Options", "Options"),
    "hints": Phrase("The coach may be asked for hints", "On peut demander conseil à l'entraîneur"),
    "start": Phrase("Open the table", "Ouvrir la table"),
    "back": Phrase("All games", "Tous les jeux"),
    "waiting": Phrase("Waiting for players", "En attente de joueurs"),
    "share": Phrase(
        "Share this link: whoever opens it can take a free seat.",
        "Partagez ce lien : qui l'ouvre peut prendre un siège libre.",
    ),
    "take": Phrase("Take this seat", "Prendre ce siège"),
    "free": Phrase("free", "libre"),
    "you": Phrase("you", "vous"),
    "guest": Phrase("Guest", "Invité"),
    "spectator": Phrase("You are watching.", "Vous regardez."),
    "your_turn": Phrase("Your turn", "À vous"),
    "their_turn": Phrase("{name} is asked", "{name} doit répondre"),
    "thinks": Phrase("{name} is thinking…", "{name} réfléchit…"),
    "over": Phrase("The match is over", "La partie est terminée"),
    "moves": Phrase("What you can do", "Ce que vous pouvez faire"),
    "narrowed": Phrase("Narrowed by your clicks", "Restreint par vos clics"),
    "start_over": Phrase("Start over", "Recommencer"),
    "undo": Phrase("Take back", "Reprendre"),
    "hint": Phrase("Ask the coach", "Demander conseil"),
    "log": Phrase("What happened", "Ce qui s'est passé"),
    "rule": Phrase("rule {number}", "règle {number}"),
    "chat": Phrase("Talk", "Discussion"),
    "say": Phrase("Say", "Dire"),
    "command": Phrase(
        "Type a move as in the terminal, for example: {example}",
        "Tapez un coup comme dans le terminal, par exemple : {example}",
    ),
    "seat_link": Phrase(
        "Your seat's own link: opens this seat on any device. Keep it to yourself.",
        "Le lien de votre siège : ouvre ce siège sur tout appareil. Gardez-le pour vous.",
    ),
    "hand_over": Phrase("Let a bot play for me", "Laisser un bot jouer pour moi"),
    "come_back": Phrase("Play on myself", "Reprendre ma place"),
    "away": Phrase("a bot plays for them", "un bot joue à sa place"),
    "replace": Phrase(
        "{name} has not answered for long: let a bot play this seat",
        "{name} ne répond pas depuis longtemps : confier ce siège à un bot",
    ),
    "scores": Phrase("Final scores", "Scores finaux"),
    "won": Phrase("won", "victoire"),
    "rematch": Phrase("Rematch", "Revanche"),
    "rematch_there": Phrase("Go to the rematch", "Aller à la revanche"),
    "review": Phrase("Review by the coach", "Relecture par l'entraîneur"),
    "replay": Phrase("Replay", "Revoir"),
    "download": Phrase("Download the match", "Télécharger la partie"),
    "verify": Phrase("Prove the draws", "Prouver les tirages"),
    "proven": Phrase(
        "All {count} draws are as the committed secret gives them.",
        "Les {count} tirages sont bien ceux que donne le secret engagé.",
    ),
    "not_proven": Phrase("The draws could not be proven.", "Les tirages n'ont pu être prouvés."),
    "commitment": Phrase(
        "Committed to before the first draw", "Engagement pris avant le premier tirage"
    ),
    "secret": Phrase("The secret, opened at the end", "Le secret, ouvert à la fin"),
    "frozen": Phrase(
        "This match is frozen: the program behaves differently from the one it was begun with. "
        "Nothing is lost; the record can be downloaded.",
        "Cette partie est gelée : le programme se comporte autrement que celui du début. Rien "
        "n'est perdu ; l'enregistrement peut être téléchargé.",
    ),
    "stale": Phrase(
        "The table has moved on since you looked: here is how it stands now.",
        "La table a changé depuis que vous avez regardé : voici où elle en est.",
    ),
    "not_yours": Phrase("You do not hold that seat.", "Ce siège n'est pas le vôtre."),
    "taken": Phrase("Somebody else was quicker.", "Quelqu'un d'autre a été plus rapide."),
    "not_found": Phrase("There is nothing here.", "Il n'y a rien ici."),
    "too_long": Phrase("That is too much text.", "Ce texte est trop long."),
    "foreign": Phrase(
        "That form did not come from this site, or is too old: reload the page.",
        "Ce formulaire ne vient pas de ce site, ou est trop ancien : rechargez la page.",
    ),
    "full": Phrase(
        "There are too many visitors just now: come back in a moment.",
        "Il y a trop de visiteurs en ce moment : revenez dans un instant.",
    ),
    "closing": Phrase(
        "The service is about to close: come back in a moment.",
        "Le service va fermer : revenez dans un instant.",
    ),
    "many_streams": Phrase(
        "Too many tables are open at your address: close some of them.",
        "Trop de tables sont ouvertes à votre adresse : fermez-en quelques-unes.",
    ),
    "too_often": Phrase(
        "Too many requests: wait a moment.", "Trop de demandes : patientez un instant."
    ),
    "too_much": Phrase("That is too much.", "C'est trop."),
    "long_head": Phrase(
        "The headers of this request are too long.",
        "Les en-têtes de cette demande sont trop longs.",
    ),
    "too_slow": Phrase(
        "The rest of this request took too long.", "La suite de cette demande s'est fait attendre."
    ),
    "other_site": Phrase(
        "This came from another site than {host}. If you host this service behind a proxy: let it "
        "pass on the Host header, or send X-Forwarded-Host and be named by --trusted-proxies.",
        "Ceci vient d'un autre site que {host}. Si vous hébergez ce service derrière un proxy : "
        "qu'il transmette l'en-tête Host, ou qu'il envoie X-Forwarded-Host et soit nommé par "
        "--trusted-proxies.",
    ),
    "getting_ready": Phrase(
        "Getting {title} ready: its rules are compiled once on this machine.",
        "Préparation de {title} : ses règles sont compilées une fois sur cette machine.",
    ),
    "functions_done": Phrase("{done} functions done", "{done} fonctions faites"),
    "try_again": Phrase("Try again", "Réessayer"),
    "connection_lost": Phrase("Connection lost; trying again…", "Connexion perdue ; nouvel essai…"),
    "since": Phrase("Since you left", "Depuis votre départ"),
    "lock": Phrase("cannot be taken back", "sans retour"),
    "keys": Phrase(
        "Keys: Tab moves through the lit places, Enter chooses, / types a move, u takes back, "
        "Escape starts over.",
        "Touches : Tab parcourt les lieux éclairés, Entrée choisit, / tape un coup, u reprend, "
        "Échap recommence.",
    ),
    "watch_from": Phrase("Move", "Coup"),
    "now": Phrase("Back to the table", "Retour à la table"),
    "score_sheet": Phrase("How the points came about", "D'où viennent les points"),
    "patience": Phrase("When somebody does not answer", "Quand quelqu'un ne répond pas"),
    "stand_in_after": Phrase(
        "the others may let a bot play after", "les autres peuvent faire jouer un bot après"
    ),
    "stand_in": Phrase("it plays as", "il joue en"),
    "minutes": Phrase("10 minutes", "10 minutes"),
    "hour": Phrase("1 hour", "1 heure"),
    "hours": Phrase("8 hours", "8 heures"),
    "day": Phrase("1 day", "1 jour"),
    "days": Phrase("3 days", "3 jours"),
    "many_tables": Phrase(
        "You have opened many tables in a short time: play at one of them, or wait a while.",
        "Vous avez ouvert beaucoup de tables en peu de temps : jouez à l'une d'elles, ou attendez.",
    ),
    "crowded": Phrase(
        "The coach thinks of something else for you, or for too many others: ask again in a while.",
        "L'entraîneur réfléchit déjà pour vous, ou pour trop d'autres : redemandez plus tard.",
    ),
    "coach_thinks": Phrase("The coach is thinking…", "L'entraîneur réfléchit…"),
    "in_queue": Phrase(
        "The coach is asked by others too: {ahead} before you.",
        "D'autres demandent aussi conseil : {ahead} avant vous.",
    ),
    "judged": Phrase("Choices judged so far: {done}", "Choix jugés jusqu'ici : {done}"),
    "record": Phrase("Download what is written", "Télécharger ce qui est écrit"),
    "bots_seeds": Phrase(
        "The bots' seeds, from the same secret", "Les graines des bots, tirées du même secret"
    ),
    "bot_seed": Phrase(
        "seat {seat}: {level}, seed {seed}", "siège {seat} : {level}, graine {seed}"
    ),
    "check_bots": Phrase(
        "With the downloaded match anybody can think all their answers out again:",
        "Avec la partie téléchargée, chacun peut refaire toutes leurs réflexions :",
    ),
    "new_link": Phrase("A new link", "Un nouveau lien"),
    "no_link": Phrase("No link", "Aucun lien"),
}
