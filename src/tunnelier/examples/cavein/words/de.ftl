### Cave-in. Ein Stempel ist ein Pfosten, der die Decke einer Grube hält; eine Lampe leuchtet einmal.

## Das Spiel

summary = Nimm Grubenstempel, aber nicht den letzten; eine verborgene Lampe kann entscheiden.
option-mine = wie viele Stempel die Decke halten
option-mine-shallow = 9 Stempel
option-mine-deep = 15 Stempel

## Plätze: jeder beginnt mit einem anderen Buchstaben, der auf seinem Spielstein steht

seat-1 = Ocker
seat-2 = Blau
seat-3 = Kohle
seat-4 = Staub

## Fragen

ask-turn = { $seat }: Nimm einen bis drei Stempel, oder lass deine Lampe leuchten.
ask-lamp = Welche Lampe bekommt { $seat }?

## Was nicht geht

refusal-not-asked = Danach wird jetzt nicht gefragt.
refusal-not-left = So eine Lampe ist nicht mehr übrig.
refusal-too-few-props = So viele Stempel stehen nicht mehr.
refusal-already-shone = Deine Lampe hat schon geleuchtet.

## Züge, wie sie angeboten werden

move-take = { $seat } nimmt { $props }.
move-shine = { $seat } lässt die Lampe leuchten.
move-lamp = { $seat } bekommt eine Lampe vom Wert { $worth }.
unseen-lamp = { $seat } bekommt eine Lampe.

## Was geschieht

news-drew = { $seat } zieht eine Lampe vom Wert { $worth }.
unheard-drew = { $seat } zieht eine Lampe.
news-took = { $props ->
    [one] { $seat } nimmt { $props } Stempel.
   *[other] { $seat } nimmt { $props } Stempel.
}
news-shone = { $seat } lässt eine Lampe vom Wert { $worth } leuchten.
news-roof-fell = Die Decke stürzt auf { $seat }.
news-lost = { $props ->
    [one] { $seat } verliert { $props } Stempel.
   *[other] { $seat } verliert { $props } Stempel.
}
news-showed = { $seat } hatte eine Lampe vom Wert { $worth }.
news-has = { $points ->
    [one] { $seat }: { $points } Punkt.
   *[other] { $seat }: { $points } Punkte.
}
news-won = { $seat } gewinnt.

## Der Wertungsbogen; was das Labor zählt

sheet-props = Stempel
sheet-lamp = Lampe nicht genutzt
sheet-points = Punkte
deed-took = Stempel auf einmal genommen

## Der Tisch im Terminal, und auf dem Plan

page-standing = Stempel, die stehen: { $props }
page-player = { $seat }: Stempel { $props }, Lampe { $lamp }
board-title = { $seats ->
    [one] Cave-in, { $seats } Spieler
   *[other] Cave-in, { $seats } Spieler
}
board-description = { $props ->
    [one] { $props } Stempel hält die Decke. { $players }
   *[other] { $props } Stempel halten die Decke. { $players }
}
board-holds = { $props ->
    [one] { $seat }: { $props } Stempel.
   *[other] { $seat }: { $props } Stempel.
}
board-prop = Stempel { $number }: hält die Decke
board-take = Stempel { $number }: { $count } nehmen
board-lamp = Lampe von { $seat }, { $worth } wert
board-hidden-lamp = Lampe von { $seat }, verdeckt
board-props = { $props ->
    [one] { $props } Stempel
   *[other] { $props } Stempel
}

## Was getippt wird

type-take = nehmen
type-shine = leuchten
type-lamp = lampe
type-props = stempel
type-worth = wert

## Die Felder einer Stellung, und was darin stehen kann

field-mine = Grube
field-mine-shallow = flach
field-mine-deep = tief
field-props = Stempel
field-bag = Lampen im Beutel
field-bag-1 = Wert 1
field-bag-2 = Wert 2
field-bag-3 = Wert 3
field-bag-4 = Wert 4
field-eyes = Lampe gesehen von
field-lamp = Lampe
field-shone = Lampe hat geleuchtet
field-question-turn = Zug
field-question-lamp = Lampe ziehen
