### Was jedes Spiel sagen kann, und was gesagt wird, wo ein Spiel selbst nichts sagt.

## Die Sprache selbst

# Wie ihre Leser sie nennen.
language = Deutsch

## Das Regelwerk

not-asked = Danach wird gerade nicht gefragt.
# Steht dahinter, und wo jemand nicht gefragt ist: Die Frage sagt, wer es ist.
what-is-asked = Die Frage lautet: „{ $question }“
not-left = Davon ist nichts mehr übrig.
chance = Der Zufall

## Plätze, die in ihrem Spiel keinen Namen haben

seat-1 = Rot
seat-2 = Blau
seat-3 = Grün
seat-4 = Gelb
seat-5 = Violett
another-seat = Platz { $number }

## Sätze aus den Namen im Code eines Spiels

as-it-is = { $text }
plain-sentence = { $seat }: { $words }.
plain-unseen = { $seat }: { $words } (verdeckt).
side-by-side = { $words } { $another }
word-points = Punkte

## Ein Tisch in Worten

yes = ja
no = nein
word-none = –
everybody = alle

## Was nicht geht: an der Befehlszeile und am Tisch gesagt

error-or-rather = { $said } Meintest du „{ $near }“?
error-game = das Spiel „{ $said }“ ist unbekannt; bekannt sind: { $known }.
error-whole-players = players ist eine ganze Zahl, nicht „{ $said }“
error-players = { $title } ist für { $low } bis { $high } Spieler, nicht für { $said }
error-players-always = { $title } ist für { $low } Spieler, nicht für { $said }
error-option = { $title } hat keine Option „{ $said }“; die Optionen: { $known }.
error-no-options = keine
error-choice = { $option } kann nicht „{ $said }“ sein; zur Wahl stehen: { $known }.
error-seat = es gibt keinen Platz { $said }: die Plätze sind 0 bis { $last }

## Eigene Tabellen: was sich nicht lesen lässt

sheet = { $source }: { $reason }
sheet-line = { $source }, Zeile { $line }: { $reason }
sheet-of = { $kind } { $name }: { $reason }
sheet-key-missing = { $key }=… fehlt
sheet-not-whole = { $key }={ $said } ist keine ganze Zahl von { $low } bis { $high }
sheet-keys = gib { $known } an und sonst nichts
sheet-none-of = { $key }={ $said } ist keines von: { $known }
sheet-missing = { $kind } { $name } fehlt
sheet-starts = eine Zeile beginnt mit einem von: { $known }
sheet-unknown = unbekannt; es gibt: { $known }
sheet-no-folder = diesen Ordner mit Tabellen gibt es nicht
sheet-not-text = lässt sich nicht als Text lesen: { $reason }
sheet-given-before = schon in Zeile { $line } angegeben
sheet-alone = „{ $said }“ steht allein; schreib eine Art, einen Namen, Werte
sheet-pair = „{ $said }“ sollte Schlüssel=Wert heißen
sheet-given-twice = { $key }=… ist zweimal angegeben

## Stellungen: was an einer nicht stimmt

position-none = das ist keine Stellung; ihre erste Zeile wäre „{ $first }“
position-game = eine Stellung eines unbekannten Spiels „{ $said }“; bekannt: { $known }
position-header = „{ $said }“ steht, wo dieses Programm „{ $here }“ hat: die Stellung gehört zu anderen Regeln oder Tabellen
position-line = „{ $said }“ hat keinen Doppelpunkt: eine Zeile ist „TEIL: feld=wert feld=wert“
position-unknown = es gibt kein „{ $said }“; bekannt ist hier: { $known }.
position-index = { $name } sind von 0 bis { $last } nummeriert
position-value = { $where } kann nicht „{ $said }“ sein; es nimmt { $count ->
    [one] eine ganze Zahl
   *[other] { $count } ganze Zahlen mit Kommas dazwischen
}, oder Wörter: { $words }
position-other = eine Stellung ist ihr Text, oder eine Zeile (row) von { $title }
position-range = { $where } ist { $said }, nicht von { $low } bis { $high }
position-follows = { $where } ist { $said }; nach { $by } ist es { $wanted }
position-clash = { $where } kann nicht { $said } sein, solange { $other } { $there } ist
position-absent = { $where } sagt etwas über Platz { $seat }, an dem niemand spielt
position-left = { $where } fragt etwas, und nach depth { $depth ->
    [one] wartet eine Frage
   *[other] warten { $depth } Fragen
}
position-chance = { $where } ist { $said }; „{ $question }“ wird nur der Zufall gefragt
position-no-chance = { $where } ist { $said }; „{ $question }“ wird der Zufall nie gefragt
position-pieces = von { $piece } gibt es { $said }, in der Schachtel sind { $box }
position-no-question = nichts wird gefragt, und zu Ende ist es nicht
position-stuck = „{ $question }“ wird gefragt, und darauf gibt es keine Antwort
position-stumble = die Regeln stolpern darüber oder kommen zu keinem Ende ({ $error }): ihre Zahlen passen nicht zusammen

## Die Felder einer Stellung, und was darin stehen kann

field-table = Tisch
field-players = Spieler
field-agenda = Fragen
    .one = Frage
field-seats = Zahl der Spieler
field-over = Partie zu Ende
field-depth = wartende Fragen
field-question = Frage
field-seat = wer antwortet
field-about = worum es geht
field-eyes = gesehen von
field-next = als Nächstes
field-mover = am Zug
field-turns = gespielte Züge
field-rounds = gespielte Runden
field-passed = hat gepasst
field-score = Punkte
field-owner = Besitzer
field-holder = Inhaber
field-lies = wo sie ist
field-colour = Farbe
field-bag = Beutel
field-deck = Stapel
