### Eine Partie: was abgelehnt wird und was folgen würde.

## Ein Zug, der keiner ist

not-a-move = „{ $said }“ ist kein Zug dieses Spiels.
did-you-mean = Meinst du: { $move }?
over = Die Partie ist zu Ende.

## Zurücknehmen

nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-chance = Was der Zufall gezeigt hat, kann nicht zurückgenommen werden.
undo-shown = Das hat gezeigt, was verborgen war: Es kann nicht zurückgenommen werden.
undo-other = Die letzte Antwort kam von einem anderen Platz: Du kannst sie nicht zurücknehmen.

## Was auf einen noch nicht gespielten Zug folgt

then-chance = Dann entscheidet der Zufall.
then-seat = Als Nächstes entscheidet: { $seat }.
then-unknown = Was folgt, hängt von dem ab, was du nicht siehst.
