### Ce que tout jeu peut dire, et ce qui est dit là où un jeu ne dit rien lui-même.

## La langue elle-même

# Comme ses lecteurs la nomment.
language = Français

## Le moteur

not-asked = Ce n'est pas ce qui est demandé maintenant.
# Dit ensuite, et à qui rien n'est demandé : la question dit à qui elle s'adresse.
what-is-asked = La question est : « { $question } »
not-left = Il n'en reste plus.
chance = Le hasard

## Les places qui n'ont pas de nom dans leur jeu

seat-1 = Rouge
seat-2 = Bleu
seat-3 = Vert
seat-4 = Jaune
seat-5 = Violet
another-seat = Siège { $number }

## Phrases faites des noms dans le code d'un jeu

as-it-is = { $text }
plain-sentence = { $seat } : { $words }.
plain-unseen = { $seat } : { $words } (sans être vu).
side-by-side = { $words } { $another }
word-points = points

## Une table en mots

yes = oui
no = non
word-none = –
everybody = tous

## Ce qui ne se peut pas : dit à la ligne de commande et à la table

error-or-rather = { $said } Vouliez-vous dire « { $near } » ?
error-game = jeu inconnu : « { $said } » ; connus : { $known }.
error-whole-players = players doit être un nombre entier, pas « { $said } »
error-players = { $title } se joue de { $low } à { $high }, pas à { $said }
error-players-always = { $title } se joue à { $low }, pas à { $said }
error-option = { $title } n'a pas d'option « { $said } » ; ses options : { $known }.
error-no-options = aucune
error-choice = { $option } ne peut être « { $said } » ; choisissez parmi : { $known }.
error-seat = il n'y a pas de siège { $said } : les sièges vont de 0 à { $last }

## Tables à soi : ce qui ne peut pas être lu

sheet = { $source } : { $reason }
sheet-line = { $source }, ligne { $line } : { $reason }
sheet-of = { $kind } { $name } : { $reason }
sheet-key-missing = { $key }=… manque
sheet-not-whole = { $key }={ $said } n'est pas un nombre entier de { $low } à { $high }
sheet-keys = donnez { $known } et rien d'autre
sheet-none-of = { $key }={ $said } n'est pas un de : { $known }
sheet-missing = { $kind } { $name } manque
sheet-starts = une ligne commence par un de : { $known }
sheet-unknown = inconnu ; il y a : { $known }
sheet-no-folder = ce dossier de tables n'existe pas
sheet-not-text = ne peut pas être lu comme du texte : { $reason }
sheet-given-before = déjà donné à la ligne { $line }
sheet-alone = « { $said } » est seul ; écrivez une sorte, un nom, des valeurs
sheet-pair = « { $said } » devrait s'écrire clé=valeur
sheet-given-twice = { $key }=… est donné deux fois

## Positions : ce qui ne va pas dans l'une d'elles

position-none = ce n'est pas une position ; sa première ligne serait « { $first } »
position-game = une position d'un jeu inconnu « { $said } » ; connus : { $known }
position-header = « { $said } » se trouve là où ce programme a « { $here } » : la position est d'autres règles ou d'autres tables
position-line = « { $said } » n'a pas de deux-points : une ligne est « PARTIE: champ=valeur champ=valeur »
position-unknown = il n'y a pas de « { $said } » ; connus ici : { $known }.
position-index = { $name } se comptent de 0 à { $last }
position-value = { $where } ne peut pas être « { $said } » ; il faut { $count ->
    [one] un nombre entier
   *[other] { $count } nombres entiers séparés par des virgules
}, ou des mots : { $words }
position-other = une position est son texte, ou une ligne (row) de { $title }
position-range = { $where } est { $said }, pas de { $low } à { $high }
position-follows = { $where } est { $said } ; d'après { $by }, c'est { $wanted }
position-clash = { $where } ne peut pas être { $said } tant que { $other } est { $there }
position-absent = { $where } dit quelque chose de la place { $seat }, où personne ne joue
position-left = { $where } demande quelque chose, et depth dit que { $depth ->
    [one] { $depth } question attend
   *[other] { $depth } questions attendent
}
position-chance = { $where } est { $said } ; « { $question } » n'est demandé qu'au hasard
position-no-chance = { $where } est { $said } ; « { $question } » n'est jamais demandé au hasard
position-pieces = de { $piece } il y en a { $said }, la boîte en a { $box }
position-no-question = rien n'est demandé, et ce n'est pas fini
position-stuck = « { $question } » est demandé, et il n'y a pas de réponse
position-stumble = les règles y trébuchent ou n'en finissent pas ({ $error }) : ses nombres ne vont pas ensemble

## Les champs d'une position, et ce qui peut s'y trouver

field-table = table
field-players = joueurs
field-agenda = questions
    .one = question
field-seats = nombre de joueurs
field-over = partie terminée
field-depth = questions en attente
field-question = question
field-seat = qui répond
field-about = à propos de
field-eyes = vu par
field-next = ensuite
field-mover = à qui de jouer
field-turns = tours joués
field-rounds = manches jouées
field-passed = a passé
field-score = score
field-owner = propriétaire
field-holder = détenteur
field-lies = où elle est
field-colour = couleur
field-bag = sac
field-deck = pioche
