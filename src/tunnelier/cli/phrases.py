"""What the terminal says, in English and in French."""

from __future__ import annotations

from tunnelier.core.language import Phrase

WHICH_GAME = Phrase("Which game?", "Quel jeu ?")
HOW_MANY = Phrase("How many players, {low} to {high}?", "Combien de joueurs, de {low} à {high} ?")
HOW_MANY_PEOPLE = Phrase(
    "How many of them are people at this keyboard, 0 to {high}?",
    "Combien d'entre eux jouent à ce clavier, de 0 à {high} ?",
)
WHICH_CHOICE = Phrase("{meaning}?", "{meaning} ?")
FROM_TO = Phrase("A number from {low} to {high}, please.", "Un nombre de {low} à {high}, svp.")
WELCOME = Phrase(
    "{title} — you play {seats}. Type ? for help.",
    "{title} — vous jouez {seats}. Tapez ? pour l'aide.",
)
WATCHING = Phrase("{title} — you watch.", "{title} — vous regardez.")
FAIR = Phrase(
    "Draws are committed to: {commitment}… (`tunnelier verify` proves them at the end).",
    "Tirages engagés d'avance : {commitment}… (`tunnelier verify` les prouve à la fin).",
)
COMPILING = Phrase("compiling the rules of {title}, once", "compilation des règles de {title}")
COMPILING_BOTS = Phrase(
    "teaching the bots {title}, once", "les robots apprennent {title}, une fois pour toutes"
)
HOW_STRONG = Phrase("How strong should the bots be?", "Quelle force pour les robots ?")
LEVEL_MEANINGS = {
    "novice": Phrase("knows the rules, and slips often", "connaît les règles, se trompe souvent"),
    "apprentice": Phrase("has ideas, and still slips", "a des idées, se trompe encore"),
    "engineer": Phrase("plans ahead", "prépare ses coups"),
    "tiger": Phrase("a tunnel tiger: gives nothing away", "un tigre des tunnels : ne laisse rien"),
    "master": Phrase(
        "has taught itself the game, and thinks", "a appris le jeu tout seul, et réfléchit"
    ),
}
NO_COACH_YET = Phrase(
    "The coach needs compiled rules: `quit`, and `tunnelier play --resume` in a minute.",
    "L'entraîneur attend les règles compilées : `quit`, puis `tunnelier play --resume` plus tard.",
)
PLAINLY = Phrase(
    "The rules were edited: they run as plain Python, and are compiled for the next time.",
    "Règles modifiées : elles tournent en Python simple et se compilent pour la prochaine fois.",
)
THINKS = Phrase("{seat} ({bot}) is thinking…", "{seat} ({bot}) réfléchit…")
COACH_THINKS = Phrase("the coach is thinking…", "l'entraîneur réfléchit…")
HINT_HEADINGS = Phrase(
    "move|chance to win|give or take|expected points|thought spent",
    "coup|chance de gagner|à peu près|points attendus|part de réflexion",
)
WORSE_MOVES = Phrase("… and {count} that look worse", "… et {count} qui paraissent moins bons")
OVER_SO_REVIEW = Phrase(
    "the match is over: there is nothing to hint at. See where it was decided: "
    "tunnelier review {path}",
    "la partie est terminée : plus rien à conseiller. Pour voir où elle s'est jouée : "
    "tunnelier review {path}",
)
CHANCE_TO_MOVE = Phrase(
    "it is chance's turn: type in the draw first", "c'est au hasard : saisissez d'abord le tirage"
)
REVIEWING = Phrase("going through the match", "relecture de la partie")
REVIEWED = Phrase(
    "{choices} choices looked at; {costly} of them cost more than the coach could be wrong by.",
    "{choices} choix examinés ; {costly} ont coûté plus que la marge d'erreur de l'entraîneur.",
)
VERDICT = Phrase(
    "−{cost} at move {number}: {seat} played {move}; better was {better}",
    "−{cost} au coup {number} : {seat} a joué {move} ; mieux valait {better}",
)
REPORT_WRITTEN = Phrase(
    "The report, with every seat's chances over the match, is in {path}.",
    "Le rapport, avec les chances de chaque siège au fil de la partie, est dans {path}.",
)
YOUR_MOVES = Phrase("Your moves:", "Vos coups :")
MORE_MOVES = Phrase(
    "… {count} more: type `moves` for all", "… encore {count} : tapez `moves` pour tous"
)
HELP = Phrase(
    """A number        play the move with that number
words           play a move by its words: {example}; short forms work if only one move fits
?               this help
moves           all legal moves, numbered
board           show the table again
log             what has happened so far; log --rules names the rule behind each line
what MOVE       what a move would do, as far as you can know
why MOVE        why a move is not allowed
hint            what the coach thinks of your moves, from what you may see
undo            take back your last answer (not across chance, another seat, or what was shown)
save FILE       keep the match in a file
rules           where to read the rules
quit            stop; the match is kept for `tunnelier play --resume`""",
    """un nombre       jouer le coup qui porte ce numéro
des mots        jouer un coup par ses mots : {example} ; en abrégé si un seul coup convient
?               cette aide
moves           tous les coups permis, numérotés
board           revoir la table
log             ce qui s'est passé ; log --rules nomme la règle derrière chaque ligne
what COUP       ce que ferait un coup, pour autant qu'on puisse le savoir
why COUP        pourquoi un coup n'est pas permis
hint            ce que l'entraîneur pense de vos coups, d'après ce que vous pouvez voir
undo            reprendre votre dernière réponse (sauf hasard, autre siège ou chose montrée)
save FICHIER    garder la partie dans un fichier
rules           où lire les règles
quit            arrêter ; la partie est gardée pour `tunnelier play --resume`""",
)
RULES_HINT = Phrase(
    "In another window: tunnelier rules {game}",
    "Dans une autre fenêtre : tunnelier rules {game} --lang fr",
)
LEGAL = Phrase("That move is allowed.", "Ce coup est permis.")
WHAT_WHAT = Phrase(
    "What would which move do? e.g. what {example}", "Que ferait quel coup ? p. ex. what {example}"
)
WHY_WHAT = Phrase("Why which move? e.g. why {example}", "Pourquoi quel coup ? p. ex. why {example}")
SEVERAL = Phrase("Which one do you mean: {moves}?", "Lequel voulez-vous dire : {moves} ?")
SAVE_WHERE = Phrase("Save where? e.g. save my-match.txt", "Garder où ? p. ex. save ma-partie.txt")
SAVED = Phrase("Kept in {path}.", "Gardée dans {path}.")
SECRET_KEPT = Phrase(
    "(The secret of the draws to come is in {path}: keep it beside, show it to nobody.)",
    "(Le secret des tirages à venir est dans {path} : gardez-le à côté, ne le montrez pas.)",
)
CONFIRM = Phrase("Enter: end your turn · undo", "Entrée : finir le tour · undo")
TAKEN_BACK = Phrase("Taken back.", "Repris.")
KEPT = Phrase(
    "The match is kept. Go on with: tunnelier play --resume",
    "La partie est gardée. Pour continuer : tunnelier play --resume",
)
NOTHING_KEPT = Phrase("There is no match to go on with.", "Il n'y a pas de partie à reprendre.")
WON = Phrase("{seats} won.", "Victoire : {seats}.")
RESULT = Phrase("{seat}: {points}", "{seat} : {points}")
FINISHED_FILE = Phrase(
    "The finished match is in {path}. See it again: tunnelier replay {path}",
    "La partie finie est dans {path}. La revoir : tunnelier replay {path}",
)
AND = Phrase(" and ", " et ")
REPLAY_HELP = Phrase(
    "Enter: next · b: back · number: go to that move · e: end · q: quit",
    "Entrée : suivant · b : retour · nombre : aller à ce coup · e : fin · q : quitter",
)
START_OF_MATCH = Phrase("Before the first move.", "Avant le premier coup.")
MOVE_OF = Phrase("Move {number} of {count}: {sentence}", "Coup {number} sur {count} : {sentence}")
FORCED = Phrase(" (forced)", " (forcé)")
DRAWING = Phrase("Drawing", "Dessin")
DRAWN = Phrase(
    "{count} pictures in {folder}, as .{ending}", "{count} images dans {folder}, en .{ending}"
)
FILMED = Phrase(
    "The match is in {path} ({size} MB): open it in a browser, no network needed.",
    "La partie est dans {path} ({size} Mo) : ouvrez-la dans un navigateur, même hors ligne.",
)
NO_TABLE = Phrase(
    "{url} is no table; its address looks like http://host:port/t/NAME",
    "{url} n'est pas une table ; son adresse ressemble à http://hôte:port/t/NOM",
)
SEAT_LINK = Phrase(
    "Your seat's own link, to come back by: {link}",
    "Le lien de votre siège, pour y revenir : {link}",
)
WAITING_FOR_PLAYERS = Phrase("Waiting for the other players…", "En attente des autres joueurs…")
LEFT_THE_TABLE = Phrase(
    "You have left; your seat is kept, its link brings you back.",
    "Vous êtes parti ; votre siège est gardé, son lien vous y ramène.",
)
