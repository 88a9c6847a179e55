### Cave-in. A prop is a post that holds up the roof of a mine; a lamp is shown, or shone, once.

## The game

summary = Take pit props, but not the last one; a hidden lamp may decide.
option-mine = how many props hold the roof
option-mine-shallow = 9 props
option-mine-deep = 15 props

## Seats: each begins with another letter, which stands on its token

seat-1 = Amber
seat-2 = Blue
seat-3 = Coal
seat-4 = Dust

## Questions

ask-turn = { $seat }: take one to three props, or shine your lamp.
ask-lamp = Which lamp does { $seat } get?

## Refusals

refusal-not-asked = That is not what is asked now.
refusal-not-left = No such lamp is left.
refusal-too-few-props = Not so many props are left.
refusal-already-shone = Your lamp has been shone.

## Moves, as they are offered

move-take = { $seat } takes { $props }.
move-shine = { $seat } shines.
move-lamp = { $seat } gets a lamp of { $worth }.
unseen-lamp = { $seat } gets a lamp.

## What happens

news-drew = { $seat } draws a lamp of { $worth }.
unheard-drew = { $seat } draws a lamp.
news-took = { $props ->
    [one] { $seat } takes { $props } prop.
   *[other] { $seat } takes { $props } props.
}
news-shone = { $seat } shines a lamp of { $worth }.
news-roof-fell = The roof falls on { $seat }.
news-lost = { $props ->
    [one] { $seat } loses { $props } prop.
   *[other] { $seat } loses { $props } props.
}
news-showed = { $seat } held a lamp of { $worth }.
news-has = { $points ->
    [one] { $seat }: { $points } point.
   *[other] { $seat }: { $points } points.
}
news-won = { $seat } wins.

## The score sheet; what the lab counts

sheet-props = props
sheet-lamp = lamp not shone
sheet-points = points
deed-took = Props taken at once

## The table in the terminal, and on the board

page-standing = Props standing: { $props }
page-player = { $seat }: props { $props }, lamp { $lamp }
board-title = { $seats ->
    [one] Cave-in, { $seats } player
   *[other] Cave-in, { $seats } players
}
board-description = { $props ->
    [one] { $props } prop holds up the roof. { $players }
   *[other] { $props } props hold up the roof. { $players }
}
board-holds = { $props ->
    [one] { $seat }: { $props } prop.
   *[other] { $seat }: { $props } props.
}
board-prop = Prop { $number }: holds up the roof
board-take = Prop { $number }: take { $count }
board-lamp = { $seat }'s lamp, worth { $worth }
board-hidden-lamp = { $seat }'s lamp, face down
board-props = { $props ->
    [one] { $props } prop
   *[other] { $props } props
}

## What is typed

type-take = take
type-shine = shine
type-lamp = lamp
type-props = props
type-worth = worth

## The fields of a position, and what may stand in them

field-mine = mine
field-mine-shallow = shallow
field-mine-deep = deep
field-props = props
field-bag = lamps in the bag
field-bag-1 = worth 1
field-bag-2 = worth 2
field-bag-3 = worth 3
field-bag-4 = worth 4
field-eyes = lamp seen by
field-lamp = lamp
field-shone = lamp shone
field-question-turn = turn
field-question-lamp = drawing a lamp
