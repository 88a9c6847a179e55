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

## Gespeicherte Partien, die nicht heil sind

error-line = Zeile { $line }: { $reason }
error-breaks-off = hier bricht der Text ab; ist die Datei vollständig?
error-should-stand = hier sollte { $key }: … stehen, nicht „{ $said }“
error-should-be-whole = { $key } sollte eine ganze Zahl sein, nicht „{ $said }“
error-no-match = das ist keine gespeicherte Partie; ihre erste Zeile hieße „{ $first }“
error-chance = chance ist „secret“, „seed ZAHL“ oder „followed“
error-seed = der Startwert (seed) sollte eine ganze Zahl sein, nicht „{ $said }“
error-moves-stand = hier sollte „moves:“ stehen
error-commitment-of-seed = die Festlegung (commitment) ist nicht die des Startwerts { $seed }
error-commitment-or-followed = eine Partie hat genau dann eine Festlegung (commitment), wenn ihr Zufall nicht eingetippt wird (followed)
error-unknown-game = das Spiel „{ $written }“ ist unbekannt; bekannt sind: { $known }
error-rules-version = gespielt nach Regelfassung { $written } von { $title }, dieses Programm hat Fassung { $here }: öffne sie mit dem tunnelier, das sie gespeichert hat (das Änderungsverzeichnis nennt die Regelfassung jeder Veröffentlichung)
error-other-tables = mit anderen Tabellen gespielt ({ $written }; hier { $here }): setze TUNNELIER_TABLES auf den Ordner der Tabellen von damals, oder lösche es
error-options-written = Optionen schreibt man Name=Wahl, oder „none“
error-other-start = die Stellung, in der sie begann, hat andere Spieler oder Optionen als die Partie
error-pledge = { $key } besteht aus 64 Hexadezimalziffern, dann „from draw ZAHL“
error-move-written = einen Zug schreibt man „NUMMER WER ZUG ~ FINGERABDRUCK“
error-fingerprint = der Fingerabdruck ist { $written } statt { $here }: diese Zeile oder eine davor wurde geändert, oder die Regeln verhalten sich hier anders
error-over-before = die Partie war vor diesem Zug zu Ende
error-move-number = hier sollte Zug { $here } stehen, nicht Zug { $written }
error-to-move = am Zug ist { $here }, nicht { $written }
error-cannot-be-played = „{ $written }“ kann nicht gespielt werden: { $here }
error-secret-too-early = das Geheimnis einer Partie, die nicht zu Ende ist, kann hier nicht stehen
error-other-secret = dieses Geheimnis ist nicht das, auf das man sich festgelegt hat
error-last-line = die letzte Zeile sollte „{ $here }“ sein; ist die Datei vollständig?
error-more-text = nach dem Ende steht noch Text
error-secret-digits = das Geheimnis sollte aus Hexadezimalziffern bestehen
error-secret-of-match = dieses Geheimnis ist nicht das, auf das sich die Partie festgelegt hat

## Besprechungen und Beweise

error-not-over = nur eine beendete Partie kann besprochen werden; `hint` hilft, solange gespielt wird
error-fork-not-over = nur eine beendete Partie kann anders weitergespielt werden: ihr Geheimnis ist offen
error-bot-unproven = ein Bot kann geprüft werden, sobald die Partie zu Ende und ihr Geheimnis offen ist
error-foresee-chance = was der Zufall tun wird, lässt sich nicht vorhersehen

## Aufgaben: was über eine Antwort gesagt wird

puzzle-right = Richtig: Damit werden { $best } der Partien von hier aus gewonnen; der nächstbeste Zug gewinnt { $share }.
puzzle-wrong = Nicht der beste: Dieser Zug gewinnt { $share } der Partien von hier aus, und einer gewinnt { $best }.
puzzle-best = Am besten, { $share }: { $move }
puzzle-second = Danach am besten, { $share }: { $move }
puzzle-yours = Deiner, { $share }: { $move }
puzzle-brings = Was der beste bringt und der andere nicht: { $said }
puzzle-instead = Was deiner stattdessen bringt: { $said }
puzzle-answer = Die Antwort auf den besten könnte sein: { $said }
puzzle-answer-else = Die Antwort auf den anderen könnte sein: { $said }
puzzle-gains = Vor allem bringt er dir mehr: am Ende etwa { $count } Punkte.
puzzle-holds = Vor allem hält er den besten Gegner zurück: am Ende um etwa { $count } Punkte.
puzzle-points = Von hier { $times }-mal zu Ende gespielt, stehen die Punkte im Schnitt { $best } nach dem besten und { $other } nach dem anderen: erst deine, dann die des besten Gegners.
puzzle-later = Warum dieser Zug besser ist, zeigt sich erst später in der Partie.
puzzle-then = Und dann: { $said }
puzzle-found = Schwächere Spieler finden ihn in { $found } der Fälle.

## Aufgaben: wie schwer sie sind

puzzles-easy = Leicht
puzzles-middling = Mittel
puzzles-hard = Schwer

## Wettkämpfe von Bots

error-seconds = wie viele Sekunden je Frage? mehr als 0, nicht { $said }
error-other-worker = der Arbeiter { $name } hat ein anderes { $key }, { $ours } und nicht { $theirs }: installiere dasselbe tunnelier mit denselben Tabellen auf allen Rechnern des Clusters
error-named-twice = { $bot } ist zweimal genannt; ein Bot trifft auf die anderen, nicht auf sich selbst
error-few-bots = zu einem Wettkampf gehören mindestens { $fewest } Bots, nicht { $said }
error-games = wie viele Partien? mindestens 1
error-never-sit = in { $games } Partien käme { $bots } nie an den Tisch; alle Sitzordnungen brauchen { $all }
error-guest-travels = { $bots } kann nicht als Objekt in einen Cluster reisen: nenne ihn, als modul:Klasse oder mit seiner Datei
error-no-contest = { $path } ist nicht die Datei eines Wettkampfs
error-other-contest = { $path } enthält einen anderen Wettkampf: dessen { $key } ist { $theirs }, nicht { $ours }; nimm eine andere Datei
error-no-game-of-contest = { $path }, Zeile { $line }: keine Partie eines Wettkampfs

## Lektionen

lesson-other = Das ist erlaubt, und in einer eigenen Partie steht es dir frei. Versuche hier zuerst, was die Lektion vorschlägt.
lesson-own = Die Lektion hat gesagt, was zu sagen war: Spiel bis zum Ende, wie du magst.
lesson-next = Als Nächstes: eine eigene Partie, gegen einen geduldigen Partner. Aufgaben und Regeln warten, bis du sie willst.
