### Knockout Whist.

## The game

summary = Seven cards, then six, then five: who takes no trick is out.

## Questions

ask-play = { $seat }: play a card.
ask-trumps = { $seat }: name trumps.
ask-deal = Which card does { $seat } get?
ask-cut = Who cuts the highest card?

## Moves

move-play = { $seat } plays { $card }.
move-trumps = { $seat } names trumps: { $suit }.
move-deal = { $seat } gets { $card }.
move-cut = { $player } cuts highest.
unseen-deal = { $seat } gets a card.

## Refusals

refusal-not-in-hand = You do not have it.
refusal-follow-suit = You can follow.

## Words of the table

word-clubs = ♣ clubs
word-diamonds = ♦ diamonds
word-hearts = ♥ hearts
word-spades = ♠ spades
word-play = play
word-deal = round
word-trumps = trumps
word-playing = in play
word-leader = lead
word-laid = played
word-hand = hand
word-cards = cards left
word-tricks = tricks
word-lasted = last trick in round

## Cards

face-j = J
face-q = Q
face-k = K
face-a = A
card = { $face }{ $sign }

## What is typed

type-play = play
type-trumps = trumps
type-deal = deal
type-cut = cut
type-card = card
type-suit = suit
type-player = player
type-clubs = clubs
type-diamonds = diamonds
type-hearts = hearts
type-spades = spades

## The fields of a position, and what may stand in them

field-question-play = play a card
field-question-trumps = name trumps
field-question-deal = deal a card
field-question-cut = cut for trumps
