### Seiten einer Partie, die nichts weiter brauchen.

## Eine Partie als Film

film-title = Eine Partie { $title }
start = Das Spiel ist aufgebaut.
play = Abspielen
pause = Anhalten
back = Zurück
forward = Weiter
move = Zug
speed = Tempo
# Vom Tempo des Films.
slow = langsam
normal = normal
fast = schnell

## Der Rückblick des Trainers

review-title = Rückblick auf eine Partie { $title }
result =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    }
won = gewonnen
curve = Gewinnchancen, Entscheidung für Entscheidung
curve-meaning = Was jeder Platz bei jeder Entscheidung erwarten durfte, nach dem, was derjenige wissen konnte, der zu entscheiden hatte. Ein Punkt ist eine Entscheidung, die etwas verschenkt hat.
# The curve of a seat, for those who listen.
curve-told = { $seat }, von der ersten Wahl bis zur letzten: { $shares }.
costly = Was am meisten gekostet hat
nothing = Nichts: Keine Entscheidung hat mehr verschenkt, als der Trainer sich irren kann.
all = Alle Entscheidungen
how = Die Chancen schätzt der Trainer mit seiner Suche; in einem von zwanzig Fällen liegt er weiter daneben, als die Zahl dabei angibt.

## Die Titel der Spalten

column-move = Zug
column-seat = Platz
column-played = gespielt
column-better = besser war
column-chance = Chance
column-cost = Kosten
# Von den Kosten: um wie viel der Trainer sich irren kann.
column-error = Spielraum

## Die Zahlen

chance = { NUMBER($share, style: "percent") }
# Der Anteil ist kleiner als null.
cost = { NUMBER($share, style: "percent") }
error = ± { NUMBER($share, style: "percent") }
# Von einem Punkt der Kurve.
dot = { $number }: { $move } ({ $cost })

## Was nicht gezeigt werden kann

error-move = die Partie hat die Züge 1 bis { $count }, nicht { $said }
error-no-converter = für PNG braucht es ein Programm, das SVG umwandelt: installiere rsvg-convert (librsvg), resvg, Inkscape oder Chromium, oder schreib stattdessen SVG

## Die Felder einer Stellung

field-holds = { $field }: { $said }
