## meta.py: summary

summary = Take pit props, but not the last one; a hidden lamp may decide.

## meta.py: option

option-mine-shallow = 9 props
option-mine-deep = 15 props
option-mine = how many props hold the roof

## text.py: seat

seat-1 = Amber
seat-2 = Blue
seat-3 = Coal
seat-4 = Dust

## text.py: ask

ask-turn = { $seat }: take one to three props, or shine your lamp.
ask-lamp = Which lamp does { $seat } get?

## text.py: refusal

refusal-not-asked = That is not what is asked now.
refusal-not-left = No such lamp is left.
refusal-too-few-props = Not so many props are left.
refusal-already-shone = Your lamp has been shone.

## text.py: move

move-take = { $seat } takes { $props }.
move-shine = { $seat } shines.
move-lamp = { $seat } gets a lamp of { $worth }.

## text.py: unseen

unseen-lamp = { $seat } gets a lamp.

## text.py: news

news-drew = { $seat } draws a lamp of { $worth }.
news-took = { $seat } takes { $props }.
news-shone = { $seat } shines a lamp of { $worth }.
news-roof-fell = The roof falls on { $seat }.
news-lost = { $seat } loses { $props }.
news-showed = { $seat } held a lamp of { $worth }.
news-has = { $seat }: { $points } points.
news-won = { $seat } wins.

## text.py: unheard

unheard-drew = { $seat } draws a lamp.

## text.py: sheet

sheet-props = props
sheet-lamp = lamp not shone
sheet-points = points

## text.py: deed

deed-took = Props taken at once

## page.py: standing

page-standing = Props standing: { $props }

## page.py: player

page-player = { $seat }: props { $props }, lamp { $lamp }

## board.py: title

board-title = Cave-in, { $seats } players

## board.py: description

board-description = { $props } props hold up the roof. { $players }

## board.py: holds

board-holds = { $seat }: { $props } props.

## board.py: prop

board-prop = Prop { $number }: holds up the roof

## board.py: take

board-take = Prop { $number }: take { $count }

## board.py: lamp

board-lamp = { $seat }'s lamp, worth { $worth }

## board.py: hidden-lamp

board-hidden-lamp = { $seat }'s lamp, face down

## board.py: props

board-props = { $props } props
