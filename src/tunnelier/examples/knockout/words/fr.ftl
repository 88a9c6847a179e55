## meta.py: summary

summary = Sept cartes, puis six, puis cinq : qui ne fait aucun pli est éliminé.

## text.py: ask

ask-play = { $seat } : jouez une carte.
ask-trumps = { $seat } : nommez l'atout.
ask-deal = Quelle carte reçoit { $seat } ?
ask-cut = Qui coupe la plus haute carte ?

## text.py: move

move-play = { $seat } joue { $card }.
move-trumps = { $seat } nomme l'atout : { $suit }.
move-deal = { $seat } reçoit { $card }.
move-cut = { $player } coupe le plus haut.

## text.py: unseen

unseen-deal = { $seat } reçoit une carte.

## text.py: refusal

refusal-not-in-hand = Vous ne l'avez pas.
refusal-follow-suit = Vous pouvez fournir.

## text.py: word

word-clubs = ♣ trèfle
word-diamonds = ♦ carreau
word-hearts = ♥ cœur
word-spades = ♠ pique
word-play = jouer
word-deal = manche
word-trumps = atout
word-playing = en jeu
word-leader = entame
word-laid = jouée
word-hand = main
word-cards = cartes
word-tricks = plis
word-lasted = dernier pli, manche

## Cards

face-j = V
face-q = D
face-k = R
face-a = A
card = { $face }{ $sign }
