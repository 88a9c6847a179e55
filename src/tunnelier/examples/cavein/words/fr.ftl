## meta.py: summary

summary = Prenez des étais, mais pas le dernier ; une lampe cachée peut décider.

## meta.py: option

option-mine-shallow = 9 étais
option-mine-deep = 15 étais
option-mine = combien d'étais tiennent le toit

## text.py: seat

seat-1 = Ambre
seat-2 = Bleu
seat-3 = Charbon
seat-4 = Poussière

## text.py: ask

ask-turn = { $seat } : prenez un à trois étais, ou montrez votre lampe.
ask-lamp = Quelle lampe reçoit { $seat } ?

## text.py: refusal

refusal-not-asked = Ce n'est pas ce qui est demandé.
refusal-not-left = Il ne reste pas de telle lampe.
refusal-too-few-props = Il ne reste pas autant d'étais.
refusal-already-shone = Votre lampe a déjà été montrée.

## text.py: move

move-take = { $seat } en prend { $props }.
move-shine = { $seat } montre sa lampe.
move-lamp = { $seat } reçoit une lampe de { $worth }.

## text.py: unseen

unseen-lamp = { $seat } reçoit une lampe.

## text.py: news

news-drew = { $seat } tire une lampe de { $worth }.
news-took = { $seat } en prend { $props }.
news-shone = { $seat } montre une lampe de { $worth }.
news-roof-fell = Le toit tombe sur { $seat }.
news-lost = { $seat } en perd { $props }.
news-showed = { $seat } avait une lampe de { $worth }.
news-has = { $seat } : { $points } points.
news-won = { $seat } gagne.

## text.py: unheard

unheard-drew = { $seat } tire une lampe.

## text.py: sheet

sheet-props = étais
sheet-lamp = lampe non montrée
sheet-points = points

## text.py: deed

deed-took = Étais pris en une fois

## page.py: standing

page-standing = Étais debout : { $props }

## page.py: player

page-player = { $seat } : étais { $props }, lampe { $lamp }

## board.py: title

board-title = Cave-in, { $seats } joueurs

## board.py: description

board-description = { $props } étais portent le toit. { $players }

## board.py: holds

board-holds = { $seat } : { $props } étais.

## board.py: prop

board-prop = Étai { $number } : porte le toit

## board.py: take

board-take = Étai { $number } : en prendre { $count }

## board.py: lamp

board-lamp = Lampe de { $seat }, vaut { $worth }

## board.py: hidden-lamp

board-hidden-lamp = Lampe de { $seat }, face cachée

## board.py: props

board-props = { $props } étais
