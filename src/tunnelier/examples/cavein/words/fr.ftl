### Cave-in. Un étai est un poteau qui porte le toit d'une mine ; une lampe se montre une fois.

## Le jeu

summary = Prenez des étais, mais pas le dernier ; une lampe cachée peut décider.
option-mine = combien d'étais tiennent le toit
option-mine-shallow = 9 étais
option-mine-deep = 15 étais

## Sièges : chacun commence par une autre lettre, qui figure sur son jeton

seat-1 = Ambre
seat-2 = Bleu
seat-3 = Charbon
seat-4 = Poussière

## Questions

ask-turn = { $seat } : prenez un à trois étais, ou montrez votre lampe.
ask-lamp = Quelle lampe reçoit { $seat } ?

## Refus

refusal-not-asked = Ce n'est pas ce qui est demandé.
refusal-not-left = Il ne reste pas de telle lampe.
refusal-too-few-props = Il ne reste pas autant d'étais.
refusal-already-shone = Votre lampe a déjà été montrée.

## Coups, tels qu'ils sont proposés

move-take = { $seat } en prend { $props }.
move-shine = { $seat } montre sa lampe.
move-lamp = { $seat } reçoit une lampe de { $worth }.
unseen-lamp = { $seat } reçoit une lampe.

## Ce qui se passe

news-drew = { $seat } tire une lampe de { $worth }.
unheard-drew = { $seat } tire une lampe.
news-took = { $props ->
    [one] { $seat } prend { $props } étai.
   *[other] { $seat } prend { $props } étais.
}
news-shone = { $seat } montre une lampe de { $worth }.
news-roof-fell = Le toit tombe sur { $seat }.
news-lost = { $props ->
    [one] { $seat } perd { $props } étai.
   *[other] { $seat } perd { $props } étais.
}
news-showed = { $seat } avait une lampe de { $worth }.
news-has = { $points ->
    [one] { $seat } : { $points } point.
   *[other] { $seat } : { $points } points.
}
news-won = { $seat } gagne.

## La feuille de score ; ce que compte le laboratoire

sheet-props = étais
sheet-lamp = lampe non montrée
sheet-points = points
deed-took = Étais pris en une fois

## La table dans le terminal, et sur le plateau

page-standing = Étais debout : { $props }
page-player = { $seat } : étais { $props }, lampe { $lamp }
board-title = { $seats ->
    [one] Cave-in, { $seats } joueur
   *[other] Cave-in, { $seats } joueurs
}
board-description = { $props ->
    [one] { $props } étai porte le toit. { $players }
   *[other] { $props } étais portent le toit. { $players }
}
board-holds = { $props ->
    [one] { $seat } : { $props } étai.
   *[other] { $seat } : { $props } étais.
}
board-prop = Étai { $number } : porte le toit
board-take = Étai { $number } : en prendre { $count }
board-lamp = Lampe de { $seat }, vaut { $worth }
board-hidden-lamp = Lampe de { $seat }, face cachée
board-props = { $props ->
    [one] { $props } étai
   *[other] { $props } étais
}

## Ce qui se tape

type-take = prendre
type-shine = montrer
type-lamp = lampe
type-props = étais
    .also = etais
type-worth = valeur

## Les champs d'une position, et ce qui peut s'y trouver

field-mine = mine
field-mine-shallow = peu profonde
field-mine-deep = profonde
field-props = étais
field-bag = lampes dans le sac
field-bag-1 = valeur 1
field-bag-2 = valeur 2
field-bag-3 = valeur 3
field-bag-4 = valeur 4
field-eyes = lampe vue par
field-lamp = lampe
field-shone = lampe montrée
field-question-turn = tour
field-question-lamp = lampe à tirer
