### Des pages d'une partie qui n'ont besoin de rien d'autre.

## Une partie comme un film

film-title = Une partie de { $title }
start = La table est prête.
play = Lire
pause = Pause
back = Reculer
forward = Avancer
move = Coup
speed = Vitesse
# De la vitesse du film.
slow = lente
normal = normale
fast = rapide

## La relecture de l'entraîneur

review-title = Relecture d'une partie de { $title }
result =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    }
won = victoire
curve = Chances de gagner, choix après choix
curve-meaning = Ce que chaque siège pouvait espérer à chaque choix, d'après ce que pouvait savoir celui qui choisissait. Un point marque un choix qui a coûté quelque chose.
# The curve of a seat, for those who listen.
curve-told = { $seat }, du premier choix au dernier : { $shares }.
costly = Ce qui a coûté le plus
nothing = Rien : aucun choix n'a coûté plus que la marge d'erreur de l'entraîneur.
all = Tous les choix
how = Les chances sont estimées par la recherche de l'entraîneur ; une fois sur vingt, l'erreur dépasse la marge indiquée.

## Les titres de ses colonnes

column-move = coup
column-seat = siège
column-played = joué
column-better = mieux valait
column-chance = chances
column-cost = coût
# Du coût : de combien l'entraîneur peut se tromper.
column-error = marge d'erreur

## Ses chiffres

chance = { NUMBER($share, style: "percent") }
# La part est inférieure à zéro.
cost = { NUMBER($share, style: "percent") }
error = ± { NUMBER($share, style: "percent") }
# D'un point de la courbe.
dot = { $number } : { $move } ({ $cost })

## Ce qui ne peut être montré

error-move = la partie a les coups 1 à { $count }, pas { $said }
error-no-converter = le PNG veut un programme qui convertisse le SVG : installez rsvg-convert (librsvg), resvg, Inkscape ou Chromium, ou écrivez du SVG

## Les champs d'une position

field-holds = { $field } : { $said }
