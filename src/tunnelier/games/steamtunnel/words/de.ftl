### Was am Tisch von Steam Tunnel gesagt wird. In glossary.md steht das eine Wort für jedes Ding.

## Das Spiel und seine Varianten

summary = Decke Karten auf, kaufe Segmente der Tunnel, die sie zeigen, und schließe sie – auf einem Spielplan ohne Ränder.
option-dead-ends = was Sackgassen wert sind
option-dead-ends-normal = eine Sackgasse zählt 0
option-dead-ends-pity = eine Sackgasse zählt 1
option-dead-ends-deadly = ein Tunnel mit einer Sackgasse ist 0 wert
option-deck = welche Tunnelkarten mitspielen
option-deck-full = alle 44 Tunnelkarten
option-deck-baby = nur Karten ohne Gabelung
source = Die Karten sind die gedruckten, nach einer einzigen Quelle: elf Motive, jedes viermal, und vier gleiche Punktekarten. Sonst hat sie niemand veröffentlicht, aber sie passen zu allem, was bekannt ist.

## Plätze

# .letter steht für einen Platz auf seinen Markern und in Listen: Keine zwei sind gleich. G ist schon Grün.
seat-1 = Rot
    .letter = R
seat-2 = Blau
    .letter = B
seat-3 = Grün
    .letter = G
seat-4 = Gelb
    .letter = E
seat-5 = Violett
    .letter = V

## Wie viele

counted-players = { $number } Spieler
counted-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
    .dative = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
counted-segments = { $number ->
    [one] { $number } Segment
   *[other] { $number } Segmente
}
counted-tokens = { $number } Marker
counted-tunnels = { $number } Tunnel

## Karten

# Wie herum eine Karte liegt.
way-printed = wie gedruckt
way-turned = um 180° gedreht
face = Karte { $card }, { $way }
# $joins sind die Segmente, jedes mit den Öffnungen, die es verbindet: „T-L1, B-R2“.
card = Karte { $card }: { $joins }
# $number is that of the card, $design what is printed on it.
card-design = { $number } ({ $design })
card-number = { $number }
# Die Motive der Karten; links und rechts sind Spiegelbilder voneinander.
design-scissors-left = Schere links
design-scissors-right = Schere rechts
design-bridge-left = Brücke links
design-bridge-right = Brücke rechts
design-bends-left = Bögen links
design-bends-right = Bögen rechts
design-sash-left = Schärpe links
design-sash-right = Schärpe rechts
design-hairpin = Haarnadel
design-straights = Geraden
design-forks = Gabelungen
# Die sechs Öffnungen einer Karte.
entry-t = oben
entry-b = unten
entry-l1 = oben links
entry-l2 = unten links
entry-r1 = oben rechts
entry-r2 = unten rechts

## Fragen

ask-flip = { $seat }: Decke eine verdeckte Karte auf.
ask-place = { $seat }: Lege einen Marker, um ein Segment zu kaufen oder eine verdeckte Karte zu vergraben, oder lass diese Phase aus.
ask-lay = Welche Punktekarte liegt auf { $cell }, und wie herum?
ask-start = Welcher Platz beginnt?
ask-reveal = Welche Karte kommt auf { $cell } zum Vorschein, und wie herum?

## Aktionen

move-flip = { $seat } deckt { $cell } auf.
move-buy = { $seat } kauft Segment { $segment } von { $cell }.
move-burn = { $seat } vergräbt { $cell }.
move-skip = { $seat } legt keinen Marker.
move-lay = Punktekarte { $point } liegt auf { $cell }, { $way }.
move-start = { $seat } beginnt.
move-reveal = { $cell } ist Karte { $card }, { $way }.

## Warum eine Aktion nicht erlaubt ist

refusal-not-left = Diese Karte ist schon aufgedeckt.
refusal-laid = Diese Punktekarte liegt schon auf einem anderen Feld.
refusal-no-such-seat = Dort sitzt niemand.
refusal-no-forks = Karten mit einer Gabelung gehören nicht zu diesem Kartensatz.
refusal-not-to-flip = Aufdecken kannst du nur eine verdeckte Karte, die nicht vergraben ist.
refusal-not-to-burn = Vergraben kannst du nur eine verdeckte Karte, die noch nicht vergraben ist.
refusal-not-to-buy = Die Enden einer Punktekarte kann man nicht kaufen.
refusal-face-down = Diese Karte ist verdeckt: Sie hat kein Segment, das du kaufen könntest.
refusal-no-such-segment = Diese Karte hat nur zwei Segmente; Sackgassen sind keine Segmente.
refusal-taken = Dieses Segment ist schon gekauft.
refusal-closed = Dieser Tunnel ist geschlossen: Sein ganzer Verlauf ist bekannt.

## Der Zug

news-turn = { $seat } ist am Zug.
news-no-placement = Das ist die letzte unbekannte Karte: { $seat } legt keinen Marker.
# $face ist eine Karte, wie sie liegt: „Karte 21, um 180° gedreht“.
news-shown = { $cell } ist { $face }.
# $segment ist ein Feld und eine Nummer: „c2.2“. $left ist „19 Marker“.
news-bought = { $seat } kauft { $segment } mit einem Marker und hat noch { $left }.
news-burned = { $seat } vergräbt { $cell } mit einem Marker und hat noch { $left }.
news-straight = { $cell } bleibt verdeckt: drei gerade Tunnel, die niemandem gehören.

## Tunnel

# Ein Tunnel heißt nach seinem ersten Segment, „c2.2“. $length ist „3 Segmente“, $value „15 Punkte“.
news-closed-by-flip = Der Tunnel von { $tunnel } ist geschlossen: { $length }, { $value } wert.
news-closed-by-burn = Die vergrabene Karte schließt den Tunnel von { $tunnel }: { $length }, { $value } wert.
news-only-dead-ends = Der Tunnel von { $tunnel } hat nur Sackgassen.
news-no-end = Der Tunnel von { $tunnel } hat keine Enden.
news-deadly = Der Tunnel von { $tunnel } hat eine Sackgasse, und die ist tödlich.
news-joined = Die Tunnel von { $tunnel } und { $other } sind jetzt ein einziger Tunnel.

## Das Ende

news-ended = Es ist keine unbekannte Karte mehr da: Das Spiel ist zu Ende.
news-scoring = Wer in einem Tunnel die meisten Marker hat, erhält die Summe seiner Enden × die Zahl seiner Segmente.
news-scoring-with-pity = Wer in einem Tunnel die meisten Marker hat, erhält die Summe seiner Enden (eine Sackgasse zählt 1) × die Zahl seiner Segmente.
news-scoring-deadly = Wer in einem Tunnel ohne Sackgasse die meisten Marker hat, erhält die Summe seiner Enden × die Zahl seiner Segmente.
# $tokens ist eine Zahl.
news-took-all = { $seat } hat die meisten Marker ({ $tokens }) im Tunnel von { $tunnel } und erhält { $points }.
# $tied, eine Zahl, ist mindestens 2.
news-shared = { $seat } ist einer von { $tied } Spielern, die gleich viele und damit die meisten Marker im Tunnel von { $tunnel } haben, und erhält { $points }.
news-rest-lost = Beim Teilen des Tunnels von { $tunnel } verfallen: { $points }.
# $tunnels ist „3 Tunnel“.
news-worthless = Mit Markern, aber 0 wert: { $tunnels }.
news-nobodys = Ohne Marker und darum ohne Punkte: { $tunnels }.
news-total = { $seat } hat insgesamt { $points }.
news-won = { $seat } hat mit { FORM($points, "dative") } die höchste Punktzahl und gewinnt.
news-won-together = { $seat } hat mit { FORM($points, "dative") } die höchste Punktzahl und teilt sich den Sieg: Ein Gleichstand wird nicht aufgelöst.

## Der Wertungsbogen, und was das Labor zählt

sheet-length = Länge
sheet-ends = Enden
sheet-value = Wert
sheet-tokens = Marker, Platz für Platz
sheet-payments = Punkte, Platz für Platz
sheet-segments = Segmente
deed-bought = Tunnelkarten, von denen ein Segment gekauft wurde

## Der Tisch, gezeichnet und im Terminal

open-tunnels = Noch offene Tunnel
closed-tunnels = Geschlossene Tunnel
none-yet = keine
and-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
column-tunnel = Tunnel
column-value = Wert
column-length = Länge
column-ends = Enden
column-tokens = Marker
column-points = Punkte
page-player = { $letter } { $seat }: { $points } aus geschlossenen Tunneln, noch { $tokens }
page-unknown-left = Noch aufzudecken: { $unknown }. Noch nicht gesehene Vorderseiten: { $unseen }.
# Die Zeichen des Spielplans im Terminal.
key-segments = 1 2 3 freie Segmente
key-letters = Buchstaben: Besitzer
key-dead-end = x Sackgasse
key-face-down = ░ verdeckt
key-buried = ▒ vergraben
key-beyond = blasser Rand: die andere Seite

## Der gezeichnete Spielplan

board-title = Steam Tunnel, { $players }
# $players sind Sätze, einer für jeden: board-standing.
board-description = 36 Karten in sechs Reihen und sechs Spalten; der Spielplan geht über seine Ränder hinweg weiter. Noch aufzudecken: { $unknown }. { $players }
board-standing = { $seat }: { $points }, noch { $tokens }.
board-face-down = { $cell }: verdeckt
board-burned = { $cell }: von { $seat } vergraben, drei gerade Tunnel, die niemandem gehören
# $ends sind die sechs Enden: board-end.
board-point-card = { $cell }: Punktekarte { $point }, { $ends }
board-end = { $entry } { $number }
# $entries sind zwei oder mehr: „oben und oben links“.
board-segment = { $cell }, Segment { $number }: verbindet { $entries }; { $owner }; { $tunnel }
board-free = frei
board-owned = gehört { $seat }
# $points ist die Summe der bisherigen Enden.
board-open-tunnel = offener Tunnel, Länge { $length }, Enden { $points }, bisher { $value } wert
board-closed-tunnel = geschlossener Tunnel, { $value } wert
board-players = Spieler
# Wie viele Karten noch aufgedeckt werden können; neben einer Überschrift ist wenig Platz.
board-left = { $unknown } aufzudecken
board-skip = Keinen Marker legen
board-face-up = { $cell }: aufgedeckt
board-bury = { $cell } vergraben
board-end-label = { $cell }, { $entry }: Ende { $number }
board-dead-end = { $cell }, { $entry }: Sackgasse
board-column = Spalte { $name }
board-row = Reihe { $name }
board-moves = am Zug
board-wins = gewinnt
board-you = du
board-part-grid = Spielplan
board-part-tunnels = Tunnel

## Was etwas ist, worauf man zeigt

about-unknown = Eine Tunnelkarte, die verdeckt liegt. Was darauf ist, wird beim Aufdecken gezogen: Niemand kann es wissen.
about-bury = Vergrabe diese Karte mit einem Marker. Sie bleibt für immer verdeckt und ist drei gerade Tunnel, die niemandem gehören.
about-face-up = Eine aufgedeckte Tunnelkarte. Ihre Segmente führen von Öffnung zu Öffnung; solche, die sich kreuzen, treffen sich nicht.
about-buried = Eine vergrabene Karte: drei gerade Tunnel, die niemandem gehören und zu keiner Länge zählen. Der Marker zeigt, wer sie vergraben hat, und zählt sonst nichts.
about-point-card = Eine Punktekarte: sechs getrennte Enden, jedes mit seiner Zahl. Hier kann nichts gekauft werden.
about-end = Ein Ende mit Zahl. Der Tunnel, der es erreicht, hat { $number } mehr in der Summe seiner Enden.
about-dead-end-normal = Eine Sackgasse. Ein Tunnel hört hier auf und bekommt nichts dafür.
about-dead-end-pity = Eine Sackgasse. Ein Tunnel hört hier auf; in dieser Variante zählt das 1 zur Summe seiner Enden.
about-dead-end-deadly = Eine Sackgasse. In dieser Variante ist ein Tunnel, der hier aufhört, nichts wert.
about-segment = Ein Segment eines Tunnels. Ein Marker kauft es, solange es frei und sein Tunnel offen ist. Wer die meisten Marker in einem Tunnel hat, bekommt am Ende dessen Punkte.
about-fork = Eine Gabelung: ein einziges Segment mit all seinen Zweigen. Ein Marker kauft sie ganz, solange sie frei und ihr Tunnel offen ist.
about-tunnel = Ein Tunnel: alles, was verbunden ist. Er ist die Summe seiner Enden wert, mal die Zahl seiner Segmente. Wer die meisten Marker darin hat, bekommt das; bei Gleichstand wird geteilt.
about-player = { $seat }, mit den Markern, die noch im Vorrat sind, und den Punkten der bisher geschlossenen Tunnel.
about-to-flip = So viele Karten sind verdeckt und nicht vergraben. Ist keine mehr übrig, sind alle Tunnel geschlossen, und das Spiel endet.
about-border = Spalten haben Buchstaben und Reihen Zahlen: Ein Feld heißt nach beiden, zum Beispiel b2. Der Spielplan hat keinen Rand: Was ihn auf einer Seite verlässt, kommt auf der anderen wieder.
about-choice-skip = Lege in diesem Zug keinen Marker. Du behältst ihn, aber das Legen wird nicht nachgeholt.
about-list = Die Tunnel nach ihrem Wert: Länge, Summe der Enden, Marker darin. Wofür die Liste keinen Platz hat, das steht auf dem Spielplan.

## Was es für den Betrachter jetzt bedeutet

now-runs-in = { $tunnels ->
    [0] Kein aufgedeckter Tunnel führt hinein.
    [one] { $tunnels } aufgedeckter Tunnel führt hinein.
   *[other] { $tunnels } aufgedeckte Tunnel führen hinein.
}
now-would-close = { $tunnels ->
    [one] Vergraben würde sie { $tunnels } Tunnel schließen, { $value } wert.
   *[other] Vergraben würde sie { $tunnels } Tunnel schließen, zusammen { $value } wert.
}
now-open = Der Tunnel ist offen: { $length }, Summe der Enden { $ends }, also bisher { $value }.
now-closed = Der Tunnel ist geschlossen: { $length }, Summe der Enden { $ends }, also { $value }.
now-branches = { $branches ->
    [one] { $branches } Zweig führt in eine unbekannte Karte.
   *[other] { $branches } Zweige führen in unbekannte Karten.
}
now-nobody = Niemand hat einen Marker darin.
now-leads = Die meisten Marker darin: { $seats }, mit { $tokens }.
now-would-lead = Wenn du hier kaufst, hättest du darin die meisten Marker.
now-would-tie = Wenn du hier kaufst, hättest du darin gleich viele Marker wie die Meisten.
now-would-trail = Wenn du hier kaufst, hätte darin noch jemand mehr Marker.
now-pays = Er bringt dir { $points }.
now-supply = Im Vorrat: { $tokens }.

## Wörter, die man tippt

type-flip = aufdecken
    .also = decke-auf
type-buy = kaufen
    .also = kaufe
type-burn = vergraben
    .also = vergrabe
type-skip = auslassen
type-lay = legen
type-start = beginnen
type-reveal = zeigen
type-cell = feld
type-segment = segment
type-point = punktekarte
type-card = karte
type-way = lage
type-printed = gedruckt
type-turned = gedreht
type-seat = platz

## Eigene Tabellen: was sich nicht lesen lässt

tables-joins = eine Tunnelkarte hat joins=… und sonst nichts
tables-joined-twice = eine Öffnung ist zweimal verbunden
tables-segment = ein Segment verbindet zwei Öffnungen, eine Gabelung drei oder vier
tables-segments = eine Tunnelkarte hat zwei oder drei Segmente, nicht { $count }
tables-numbers = eine Punktekarte hat eine Zahl an jeder von { $known }
tables-no-entry = „{ $said }“ ist keine Öffnung; Öffnungen sind { $known }
tables-starts = eine Zeile beginnt mit „card“ oder „point“
tables-called = { $kind } heißt eines von { $first } bis { $last }
tables-forks = höchstens { $most } Karten haben eine Gabelung: Baby tunnels braucht { $laid }

## Aus der Schachtel eingetragen: Namen der Zeilen, und wo ihre Werte auf den Karten stehen

line-card = Karte { $card }
line-point = Punktekarte { $card }
box = Bereit liegen: die 44 Tunnelkarten, gleiche beieinander, und die 4 Punktekarten.
box-card =
    Tunnelkarten, aufrecht gehalten, gleich wie herum
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B
    joins    die Öffnungen, die jedes Segment verbindet, Kommas zwischen Segmenten: T-L1,B-R1
             eine Gabelung verbindet drei oder mehr: T-L1-R1; eine ausgelassene ist eine Sackgasse
    Die Nummern der Karten sind unsere: Nimm deine in beliebiger Reihenfolge.
box-point =
    Punktekarten, aufrecht gehalten: die Zahl an jeder Öffnung
               T
          ┌────┴────┐
      L1 ─┤         ├─ R1
          │         │
      L2 ─┤         ├─ R2
          └────┬────┘
               B

## Das Material, Stück für Stück

component-tunnel-cards = Tunnelkarten
component-point-cards = Punktekarten
component-tokens = Marker
component-tunnel-card = Tunnelkarte { $card }
component-point-card = Punktekarte { $point }
component-any-point-card = Punktekarte
component-buried = Eine vergrabene Karte
component-token = Marker: { $seat }
component-token-said = Ein Marker kauft ein freies Segment eines offenen Tunnels oder vergräbt eine verdeckte Karte. Niemandem gehen sie je aus.

## Die Felder einer Stellung, und was darin stehen kann

field-dead-ends = Sackgassen
field-dead-ends-normal = zählen 0
field-dead-ends-pity = zählen 1
field-dead-ends-deadly = machen den Tunnel wertlos
field-deck = verwendete Tunnelkarten
field-deck-full = alle 44
field-deck-baby = ohne Gabelungen
field-start = wer begonnen hat
field-next-seat = wer als Nächster spielt
field-unknown = unbekannte Karten
field-unseen = noch nicht gesehene Karten
field-cells = Felder
    .one = Feld
field-tunnel-at = Tunnel an jeder Öffnung
field-tunnels = Tunnel
field-lies = Karte
field-lies-unknown = verdeckt
field-lies-face-up = aufgedeckt
field-lies-burned = vergraben
field-lies-point-card = Punktekarte
field-card = Kartennummer
field-way = Ausrichtung
field-way-printed = wie gedruckt
field-way-turned = um 180° gedreht
field-owner = Besitzer der Segmente
field-burner = vergraben von
field-length = Länge
field-branches = offene Zweige
field-tokens = Marker
field-score = Punktzahl
field-question-flip = Karte aufdecken
field-question-place = Marker legen
field-question-lay = Punktekarte legen
field-question-start = wer beginnt
field-question-reveal = welche Karte es ist
