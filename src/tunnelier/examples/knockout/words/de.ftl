### Knockout-Whist.

## Das Spiel

summary = Sieben Karten, dann sechs, dann fünf: Wer keinen Stich macht, scheidet aus.

## Fragen

ask-play = { $seat }: Spiel eine Karte aus.
ask-trumps = { $seat }: Bestimme den Trumpf.
ask-deal = Welche Karte bekommt { $seat }?
ask-cut = Wer hebt die höchste Karte ab?

## Züge

move-play = { $seat } spielt { $card }.
move-trumps = { $seat } bestimmt den Trumpf: { $suit }.
move-deal = { $seat } bekommt { $card }.
move-cut = { $player } hebt am höchsten ab.
unseen-deal = { $seat } bekommt eine Karte.

## Was nicht geht

refusal-not-in-hand = Die hast du nicht.
refusal-follow-suit = Du kannst bedienen.

## Wörter des Tisches

word-clubs = ♣ Kreuz
word-diamonds = ♦ Karo
word-hearts = ♥ Herz
word-spades = ♠ Pik
word-play = ausspielen
word-deal = Runde
word-trumps = Trumpf
word-playing = noch dabei
word-leader = Vorhand
word-laid = gespielt
word-hand = Hand
word-cards = Karten übrig
word-tricks = Stiche
word-lasted = letzter Stich in Runde

## Karten

face-j = B
face-q = D
face-k = K
face-a = A
card = { $face }{ $sign }

## Was getippt wird

type-play = spielen
type-trumps = trumpf
type-deal = geben
type-cut = abheben
type-card = karte
type-suit = farbe
type-player = spieler
type-clubs = kreuz
type-diamonds = karo
type-hearts = herz
type-spades = pik

## Die Felder einer Stellung, und was darin stehen kann

field-question-play = Karte spielen
field-question-trumps = Trumpf bestimmen
field-question-deal = Karte geben
field-question-cut = um den Trumpf abheben
