## film.py: title

title = Une partie de { $title }

## film.py: start

start = La table est prête.

## film.py: play

play = Lire

## film.py: pause

pause = Pause

## film.py: back

back = Reculer

## film.py: forward

forward = Avancer

## film.py: move

move = Coup

## film.py: speed

speed = Vitesse

## film.py: slow

slow = lente

## film.py: normal

normal = normale

## film.py: fast

fast = rapide

## review.py: title

title-review-of-a-match-of = Relecture d'une partie de { $title }

## review.py: result

result = { $seat } : { $points } points

## review.py: won

won = victoire

## review.py: curve

curve = Chances de gagner, choix après choix

## review.py: curve-meaning

curve-meaning = Ce que chaque siège pouvait espérer à chaque choix, d'après ce que pouvait savoir celui qui choisissait. Un point marque un choix qui a coûté.

## review.py: costly

costly = Ce qui a coûté le plus

## review.py: nothing

nothing = Rien : aucun choix n'a coûté plus que la marge d'erreur de l'entraîneur.

## review.py: headings

headings = coup|siège|joué|mieux valait|coût|à peu près

## review.py: all

all = Tous les choix

## review.py: all-headings

all-headings = coup|siège|joué|chance|coût

## review.py: move-number

move-number = coup

## review.py: how

how = Les chances sont estimées par la recherche de l'entraîneur ; une fois sur vingt, l'erreur dépasse la marge indiquée.
