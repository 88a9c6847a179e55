"""What a report says, in English and in French."""

from __future__ import annotations

from tunnelier.core.language import Phrase

TITLE = Phrase("Balance of {title}", "Équilibre de {title}")
SUBTITLE = Phrase(
    "{games} games between bots ({bots}), {players}",
    "{games} parties entre robots ({bots}), {players}",
)
PLAYERS = Phrase("{n} players", "{n} joueurs")
LIST_OF_COUNTS = Phrase("{counts} players", "{counts} joueurs")
OPTION = Phrase("option {name}: {choice}", "option {name} : {choice}")

RECONSTRUCTED = Phrase("Reconstructed numbers", "Nombres reconstitués")
OWN_TABLES = Phrase(
    "These games were played with a table of numbers of somebody's own (fingerprint {tables}), "
    "not with the built-in one.",
    "Ces parties ont été jouées avec un tableau de nombres personnel (empreinte {tables}), et non "
    "avec celui du programme.",
)
RECONSTRUCTED_WARNING = Phrase(
    "What this page says of balance holds for these numbers, not for the printed ones.",
    "Ce que cette page dit de l'équilibre vaut pour ces nombres, et non pour ceux de la boîte.",
)

SHORT = Phrase("In short", "En bref")
SEAT_FAVOURED = Phrase(
    "{name} wins {share} of the games. Even chances would be {fair}: luck alone seldom gives so "
    "much.",
    "{name} : {share} de victoires. Des chances égales donneraient {fair} : le hasard seul donne "
    "rarement autant.",
)
SEAT_UNLUCKY = Phrase(
    "{name} wins {share} of the games. Even chances would be {fair}: luck alone seldom gives so "
    "little.",
    "{name} : {share} de victoires. Des chances égales donneraient {fair} : le hasard seul donne "
    "rarement si peu.",
)
SEATS_EVEN = Phrase(
    "No seat is clearly better off than the others.",
    "Aucune place n'est clairement meilleure que les autres.",
)
FIRST_FAVOURED = Phrase(
    "Whoever begins has an advantage: {share} of the victories instead of {fair}.",
    "Commencer est un avantage : {share} des victoires au lieu de {fair}.",
)
FIRST_UNLUCKY = Phrase(
    "Whoever begins has a disadvantage: {share} of the victories instead of {fair}.",
    "Commencer est un désavantage : {share} des victoires au lieu de {fair}.",
)
FIRST_EVEN = Phrase(
    "Beginning is neither clearly good nor clearly bad: {share} of the victories, even chances "
    "being {fair}.",
    "Commencer n'est ni clairement bon ni clairement mauvais : {share} des victoires, des chances "
    "égales donnant {fair}.",
)
ALWAYS_BEGINS = Phrase(
    "The same seat always begins ({seat}): what comes from beginning and what comes from the seat "
    "cannot be told apart.",
    "La même place commence toujours ({seat}) : ce qui vient de commencer et ce qui vient de la "
    "place ne peuvent être séparés.",
)
TYPICAL = Phrase(
    "A typical game takes {decisions} decisions of all players together; nine games in ten take "
    "between {low} and {high}.",
    "Une partie typique demande {decisions} décisions à l'ensemble des joueurs ; neuf sur dix en "
    "demandent entre {low} et {high}.",
)
ALIKE = Phrase(
    "Nearly every game takes {decisions} decisions of all players together.",
    "Presque toutes les parties demandent {decisions} décisions à l'ensemble des joueurs.",
)
STRONGEST = Phrase(
    "Most often on the winning side: {things}.", "Le plus souvent du côté gagnant : {things}."
)
STRONG_THING = Phrase(
    "{name} ({heading}: {lift} points of percentage)",
    "{name} ({heading} : {lift} points de pourcentage)",
)
WITH_PLAYERS = Phrase("With {n} players", "À {n} joueurs")

SWEEP = Phrase("By number of players", "Selon le nombre de joueurs")
SWEEP_MEANING = Phrase(
    "How much more, or less, often the player who begins wins than even chances would have it, in "
    "points of percentage. Right of the line: beginning helps. The bar is where the true value "
    "lies in 95 of 100 such studies; a bar across the line means that luck alone could have done "
    "it.",
    "De combien le joueur qui commence gagne plus, ou moins, souvent que des chances égales ne le "
    "voudraient, en points de pourcentage. À droite du trait, commencer aide. La barre contient "
    "la vraie valeur dans 95 études sur 100 ; si elle coupe le trait, le hasard seul peut "
    "l'expliquer.",
)
NO_DIFFERENCE = Phrase("no difference", "aucune différence")

SEATS = Phrase("Who wins, by seat", "Qui gagne, selon la place")
SEATS_MEANING = Phrase(
    "The share of victories of each seat or side; a shared victory is split. The line is what "
    "even chances would give. The bar is where the true share lies in 95 of 100 such studies; "
    "bold names differ from even chances by more than luck would explain.",
    "La part de victoires de chaque place ou camp ; une victoire partagée est divisée. Le trait "
    "est ce que donneraient des chances égales. La barre contient la vraie part dans 95 études "
    "sur 100 ; les noms en gras s'écartent plus que le hasard ne l'explique.",
)
FAIR = Phrase("even chances, {fair}", "chances égales, {fair}")

ORDER = Phrase("Does it help to begin?", "Commencer est-il un avantage ?")
ORDER_MEANING = Phrase(
    "The share of victories of the player who begins, of the one who comes second, and so on, "
    "wherever they sit. Read as above. (Who begins may change from round to round; this is about "
    "the first one.)",
    "La part de victoires du joueur qui commence, du deuxième, et ainsi de suite, où qu'ils "
    "soient assis. Se lit comme ci-dessus. (Le premier joueur peut changer d'une manche à l'autre "
    "; il s'agit ici de la première.)",
)
PLACES = (
    Phrase("begins", "commence"),
    Phrase("second", "deuxième"),
    Phrase("third", "troisième"),
    Phrase("fourth", "quatrième"),
    Phrase("fifth", "cinquième"),
)
NTH = Phrase("number {n}", "numéro {n}")

LENGTH = Phrase("How long is a game?", "Combien de temps dure une partie ?")
LENGTH_MEANING = Phrase(
    "How many games were how long. A high bar is a frequent length; the coloured line is the "
    "median: half of the games are shorter. Decisions count every answer of every player, forced "
    "ones too.",
    "La répartition des parties selon leur longueur. Une barre haute est une longueur fréquente ; "
    "le trait de couleur est la médiane : la moitié des parties sont plus courtes. Toutes les "
    "réponses de tous les joueurs comptent comme décisions, même forcées.",
)
LENGTHS = {
    "decisions": Phrase("decisions", "décisions"),
    "choices": Phrase("decisions with a real choice", "décisions avec un vrai choix"),
    "rounds": Phrase("rounds", "manches"),
    "turns": Phrase("turns", "tours"),
}
MEDIAN = Phrase("median {n}, 90 % in {low}–{high}", "médiane {n}, 90 % entre {low} et {high}")

SCORES = Phrase("Points at the end", "Points à la fin")
SCORES_MEANING = Phrase(
    "How often each seat ended with how many points. Two seats whose hills stand at the same "
    "place score alike; a wide hill means that games differ a lot.",
    "La répartition des points de chaque place à la fin. Deux places dont les collines sont au "
    "même endroit marquent autant ; une colline large veut dire que les parties diffèrent.",
)

MARGIN = Phrase("How close is it?", "Les parties sont-elles serrées ?")
MARGIN_MEANING = Phrase(
    "By how many points the winner was ahead of the best other player. A hill near 0 means close "
    "games; below 0 are games won by something else than points. {shared} of the victories were "
    "shared.",
    "De combien de points le gagnant devançait le meilleur des autres. Une colline près de 0 veut "
    "dire des parties serrées ; sous 0, la victoire vient d'autre chose que des points. "
    "Victoires partagées : {shared}.",
)
POINTS = Phrase("points", "points")

THINGS = Phrase("What goes with winning?", "Qu'est-ce qui accompagne la victoire ?")
THINGS_MEANING = Phrase(
    "For each thing: how much more often those who took or used it at least once won than those "
    "who did not, in points of percentage. Right of the line goes with winning, left with losing. "
    "This is correlation, not cause: whoever is ahead may simply have the means to buy more. Of "
    "twenty things without any effect, one will seem to have one by luck.",
    "Pour chaque chose : de combien ceux qui l'ont prise ou utilisée au moins une fois ont gagné "
    "plus souvent que les autres, en points de pourcentage. À droite du trait, elle va avec la "
    "victoire, à gauche avec la défaite. C'est une corrélation, non une cause : qui mène peut "
    "simplement s'offrir davantage. Sur vingt choses sans effet, une semblera en avoir un par "
    "hasard.",
)
THINGS_SHOWN = Phrase(
    "The {shown} most telling of {all} are drawn; the table has all.",
    "Les {shown} plus parlantes sur {all} sont dessinées ; le tableau les a toutes.",
)
TOO_RARE = Phrase(
    "Left out for lack of evidence, being done by hardly anybody or by nearly everybody: {n}.",
    "Laissées de côté faute de données, faites par presque personne ou presque tous : {n}.",
)
ALL_OF = Phrase("All numbers: {what}", "Tous les nombres : {what}")
THING_COLUMNS = Phrase(
    "what|done by|win with it|without|difference (95 %)",
    "quoi|fait par|gagnent avec|sans|différence (95 %)",
)

RULES = Phrase("How often does each rule matter?", "Quelles règles servent, et combien ?")
RULES_MEANING = Phrase(
    "How often each question is asked and each kind of move is made in an average game, chance "
    "included. What is hardly ever used may not be worth its place in the rules.",
    "Combien de fois chaque question est posée et chaque type de coup joué dans une partie "
    "moyenne, hasard compris. Ce qui ne sert presque jamais ne mérite peut-être pas sa place dans "
    "les règles.",
)
QUESTIONS = Phrase("Questions", "Questions")
MOVES = Phrase("Moves", "Coups")
A_GAME = Phrase("{n} a game", "{n} par partie")
SELDOM = Phrase("{n} more, seldom or never", "{n} de plus, rares ou jamais vus")
NEWS = Phrase("What happens", "Ce qui se passe")
NEWS_MEANING = Phrase(
    "Everything the rules tell, with the rule that makes it happen: how often in an average game, "
    "and in what share of games at all.",
    "Tout ce que racontent les règles, avec la règle qui en est la cause : combien de fois dans "
    "une partie moyenne, et dans quelle part des parties.",
)
NEVER_MET = Phrase("Not once in these games: {n}", "Pas une fois dans ces parties : {n}")
NEWS_COLUMNS = Phrase("what|rule|a game|games", "quoi|règle|par partie|parties")
REFUSALS = Phrase("What rules forbid", "Ce que les règles interdisent")
REFUSALS_MEANING = Phrase(
    "At how many questions of an average game each prohibition stood in the way of at least one "
    "conceivable move, and in what share of games it ever did. A prohibition that never stands in "
    "the way could be left out of the rulebook.",
    "À combien de questions d'une partie moyenne chaque interdiction a barré au moins un coup "
    "imaginable, et dans quelle part des parties. Une interdiction qui ne barre jamais rien "
    "pourrait quitter la règle.",
)
REFUSAL_COLUMNS = Phrase(
    "prohibition|rule|questions a game|games", "interdiction|règle|questions par partie|parties"
)

HOW = Phrase("How this was made", "Comment cela a été fait")
HOW_MEANING = Phrase(
    "On all seats: {bots}. A bot is no person: it judges some things better and some worse, and "
    "what unbalances a game among bots need not do so among friends. Every bot saw only what its "
    "seat may see. Seed {seed}, rules version {rules}, tables {tables}, code {code}: with the "
    "same four, the same games come out again.",
    "Robots à toutes les places : {bots}. Un robot n'est pas une personne : il juge mieux "
    "certaines choses et moins bien d'autres, et ce qui déséquilibre une partie entre robots ne "
    "le fait pas forcément entre amis. Chaque robot n'a vu que ce que sa place peut voir. Graine "
    "{seed}, version des règles {rules}, tableaux {tables}, code {code} : les quatre mêmes "
    "redonnent les mêmes parties.",
)
BOT_MEANINGS = {
    "random": Phrase("random: any legal move", "random : n'importe quel coup permis"),
    "greedy": Phrase(
        "greedy: what looks best when the turn is over, nothing further",
        "greedy : ce qui paraît le mieux à la fin du tour, sans voir plus loin",
    ),
    "novice": Phrase("novice: the weakest level", "novice : le niveau le plus faible"),
    "apprentice": Phrase("apprentice: the second level", "apprentice : le deuxième niveau"),
    "engineer": Phrase(
        "engineer: the third level, a good club player's choice of opponent",
        "engineer : le troisième niveau, un bon adversaire",
    ),
    "tiger": Phrase(
        "tiger: the fourth level, the strongest that goes by rules of thumb",
        "tiger : le quatrième niveau, le plus fort qui suive des règles empiriques",
    ),
    "master": Phrase(
        "master: the strongest level, a search by what a network has taught itself",
        "master : le niveau le plus fort, une recherche guidée par un réseau qui a appris seul",
    ),
    "policy": Phrase(
        "policy: what that network likes best, without any search",
        "policy : ce que ce réseau préfère, sans aucune recherche",
    ),
}
SEARCH_MEANING = Phrase(
    "{name}: imagines {n} ways the game may go on before every choice, and never errs on purpose",
    "{name} : imagine {n} suites possibles avant chaque choix, sans jamais se tromper exprès",
)
INTERVALS = Phrase(
    "Intervals are those of Wilson, and of Newcombe for differences, at 95 %. The numbers are in "
    "report.json, the games in the Parquet files beside this page.",
    "Les intervalles sont ceux de Wilson, et de Newcombe pour les différences, à 95 %. Les "
    "nombres sont dans report.json, les parties dans les fichiers Parquet à côté de cette page.",
)
NO_TABLES = Phrase("none", "aucun")
