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
