### Ce que tout jeu peut dire, et ce qui est dit là où un jeu ne dit rien lui-même.

## La langue elle-même

# Comme ses lecteurs la nomment.
language = Français

## Le moteur

not-asked = Ce n'est pas ce qui est demandé maintenant.
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
