### Was das Terminal und die Befehlszeile sagen.

## Vor der Partie

which-game = Welches Spiel?
how-many = Wie viele Spieler, { $low } bis { $high }?
how-many-people = Wie viele davon sind Menschen an dieser Tastatur, 0 bis { $high }?
which-choice = { $meaning }?
from-to = Bitte eine Zahl von { $low } bis { $high }.
how-strong = Wie stark sollen die Bots sein?
one-of-several = { $number }  { $name }: { $meaning }
nothing-kept = Es gibt keine Partie, mit der es weitergehen könnte.
too-many-people = { $people } Menschen können nicht auf { $seats } Plätzen sitzen
compiling = die Regeln von { $title } werden kompiliert, einmalig
compiling-bots = die Bots lernen { $title }, einmalig
plainly = Die Regeln wurden geändert: sie laufen als gewöhnliches Python und werden für das nächste Mal kompiliert.

## Am Tisch

welcome = { $title } — du spielst { $seats }. Tippe ? für Hilfe.
watching = { $title } — du siehst zu.
fair = Was gezogen wird, steht im Voraus fest: { $commitment }… (`tunnelier verify` beweist es am Ende).
thinks = { $seat } ({ $bot }) denkt nach…
stumbled = { $said }. Sein erster erlaubter Zug wird für ihn gemacht.
your-moves = Deine Züge:
more-moves = … und { $count } mehr: tippe `züge` für alle
several = Welchen meinst du: { $moves }?
legal = Dieser Zug ist erlaubt.
what-what = Was bewirkt welcher Zug? z. B. was { $example }
why-what = Warum welcher Zug nicht? z. B. warum { $example }
save-where = Wohin speichern? z. B. speichern meine-partie.txt
saved = Gespeichert in { $path }.
secret-kept = (Das Geheimnis dessen, was noch gezogen wird, ist in { $path }: bewahre es daneben auf, zeig es niemandem.)
rules-hint = In einem anderen Fenster: { $command }
confirm = Eingabetaste: Zug beenden · zurück
taken-back = Zurückgenommen.
kept = Die Partie ist aufbewahrt. Weiter geht es mit: tunnelier play --resume
help =
    Eine Zahl       den Zug mit dieser Nummer spielen
    Wörter          einen Zug mit seinen Wörtern spielen: { $example }; kürzer, wenn nur einer passt
    ?               diese Hilfe
    züge            alle erlaubten Züge, nummeriert
    tisch           den Tisch noch einmal zeigen
    verlauf         was bisher geschah; verlauf --regeln nennt die Regel hinter jeder Zeile
    was ZUG         was ein Zug bewirken würde, soweit du es wissen kannst
    warum ZUG       warum ein Zug nicht erlaubt ist
    tipp            was der Trainer von deinen Zügen hält, nach dem, was du sehen darfst
    zurück          deine letzte Antwort zurücknehmen (nicht über Zufall, andere oder Aufgedecktes)
    speichern DATEI die Partie in einer Datei aufbewahren
    regeln          wo die Regeln stehen
    ende            aufhören; die Partie bleibt für `tunnelier play --resume` aufbewahrt
    Die englischen Wörter (moves, undo, quit …) werden auch verstanden.

## Was am Tisch außer Zügen getippt wird: je ein Wort

type-help = hilfe
type-moves = züge
    .also = zuege
type-board = tisch
type-log = verlauf
type-what = was
type-why = warum
type-hint = tipp
type-undo = zurück
    .also = zurueck
type-save = speichern
type-rules = regeln
type-quit = ende

## Das Ende

result = { $seat }: { $points }
result-of = { $seat } ({ $name }): { $points }
won = Gewonnen: { $seats }.
finished-file = Die beendete Partie ist in { $path }. Noch einmal ansehen: tunnelier replay { $path }
no-lesson = Für { $title } gibt es noch keine Lektion: lies die Regeln.
lesson-hopes = Die Lektion hofft auf: { $moves }

## Der Trainer

no-coach-yet = Der Trainer braucht kompilierte Regeln: `ende`, und in einer Minute `tunnelier play --resume`.
coach-thinks = der Trainer denkt nach…
coach-word = Der Trainer: Bevor du das spielst, sieh dir { $better } an. Damit gewinnst du in { $share } der Fälle, mit deinem Zug in { $other }.
once-more-anyway = Tippe deinen Zug noch einmal, um ihn trotzdem zu spielen.
question = { $seat }: { $question }
heading-move = Zug
heading-chance = Gewinnchance
heading-error = ungefähr
heading-points = erwartete Punkte
heading-thought = bedacht zu
give-or-take = ± { $error }
worse-moves = { $count ->
    [one] … und { $count }, der schlechter aussieht
   *[other] … und { $count }, die schlechter aussehen
}
over-so-review = die Partie ist zu Ende: da gibt es keinen Tipp mehr. Wo sie entschieden wurde: tunnelier review { $path }
chance-to-move = der Zufall ist am Zug: tippe erst ein, was gezogen wurde
reviewing = die Partie wird durchgegangen
reviewed = { $choices ->
    [one] { $choices } Entscheidung betrachtet
   *[other] { $choices } Entscheidungen betrachtet
}; { $costly ->
    [one] { $costly } davon kostete mehr, als der Trainer sich irren könnte.
   *[other] { $costly } davon kosteten mehr, als der Trainer sich irren könnte.
}
verdict = −{ $cost } bei Zug { $number }: { $seat } spielte { $move }; besser war { $better }
report-written = Der Bericht, mit den Chancen jedes Platzes im Lauf der Partie, ist in { $path }.

## Aufgaben

puzzle-heading = Aufgabe { $number } von { $count } · { $ease }
puzzle-again = Noch nicht? Eingabetaste: noch ein Versuch. Alles andere: die Lösung.
puzzle-next = Eingabetaste: die nächste Aufgabe.
puzzles-none = für { $game } gibt es mit diesen Regeln und Karten keine Aufgaben; um welche zu finden: tunnelier puzzles { $game }
puzzles-from-to = Aufgaben haben Nummern von 1 bis { $last }
puzzles-sought = { $title }: Aufgaben werden in Partien von Bots gesucht
puzzles-checked = { $title }: Ausgespielt wird, was die Aufgaben behaupten
puzzles-held = { $count } von { $all } Aufgaben halten stand; sie sind in { $path }.
puzzles-none-found = in dieser Zeit fand sich keine Aufgabe
puzzles-written = { $count ->
    [one] { $count } Aufgabe ist in { $path }. Um sie zu lösen: tunnelier puzzles { $game } --play
   *[other] { $count } Aufgaben sind in { $path }. Um sie zu lösen: tunnelier puzzles { $game } --play
}

## Wiedergabe und Bilder

replay-help = Eingabetaste: weiter · b: zurück · Zahl: zu diesem Zug · e: ans Ende · q: aufhören
start-of-match = Vor dem ersten Zug.
move-of = Zug { $number } von { $count }: { $sentence }
forced = { $sentence } (erzwungen)
drawing = Es wird gezeichnet
drawn = { $count ->
    [one] { $count } Bild in { $folder }, als .{ $ending }
   *[other] { $count } Bilder in { $folder }, als .{ $ending }
}
filmed = Die Partie ist in { $path } ({ $size } MB): öffne sie in einem Browser, auch ohne Netz.
in-file = { $path }, { $reason }

## Beweise

draw-wrong = Zug { $number } ist FALSCH: „{ $played }“ wurde gespielt, das festgelegte Geheimnis ergibt „{ $expected }“
nothing-to-prove = Was in dieser Partie gezogen wurde, wurde an einem wirklichen Tisch eingetippt: da gibt es nichts zu beweisen.
draws-differ = { $wrong } von { $draws } Ziehungen weichen von der Festlegung ab.
draws-lost = { $unproven } von { $draws } Ziehungen sind nicht zu beweisen: ihr Geheimnis ging verloren, als die Partie ohne es geladen wurde.
draws-later = { $unproven } von { $draws } Ziehungen sind noch nicht zu beweisen: das Geheimnis wird geöffnet, wenn die Partie zu Ende ist.
draws-proven = { $draws ->
    [one] Die einzige Ziehung ist so, wie das festgelegte Geheimnis sie ergibt.
   *[other] Alle { $draws } Ziehungen sind so, wie das festgelegte Geheimnis sie ergibt.
}
draws-seed = (Startwert { $seed }: wiederholbar und nie geheim.)
draws-commitments = ({ $count } Festlegungen: die Partie wurde ohne ihr Geheimnis geladen.)
seat-and-level = Platz { $seat }, { $level }
bot-proven = { $who }: alle { $answers } Antworten sind die dieses Bots.
bot-wrong = { $who }: { $others } von { $answers } Antworten sind nicht die dieses Bots (Züge { $moves }).
bot-named = ein Bot wird mit Platz und Stufe genannt, wie 1=tiger, nicht „{ $said }“

## Ein Platz am Tisch im Browser

no-table = { $url } ist kein Tisch; seine Adresse sieht aus wie http://host:port/t/NAME
seat-link = Der Link deines Platzes, um zurückzukommen: { $link }
waiting-for-players = Warten auf die anderen Spieler…
# Namen, jeder mit dem, was seine Uhr zeigt.
time-left = Zeit: { $times }
left-the-table = Du bist gegangen; dein Platz bleibt dir, sein Link bringt dich zurück.
connection-lost = Verbindung verloren; neuer Versuch…
not-reached = { $address }: { $reason }

## Spiele und ihre Regeln

heading-name = Name
heading-title = Titel
heading-players = Spieler
heading-options = Optionen
about-game = { $title }: { $summary } ({ $credit })
a-game-to-choose = { $number }  { $title } ({ $players }) — { $summary }
broken = Ausgelassen: { $fault }
own-tables = Die Tabellen sind deine eigenen: { $path }
no-rule = Keine Regel von { $title } sagt { $find }.
no-sheet = { $title } hat keine Tabelle, die ersetzt werden könnte
own-box = Du hast die Schachtel? `tunnelier cards { $game } --fill` fragt dich nach ihren Zahlen.

## Eine Tabelle, aus der Schachtel eingetragen

fill-title = { $title }, aus der Schachtel eingetragen
fill-box = Bereit liegt: deine Schachtel des Spiels.
fill-how =
    Mit der Schachtel zu vergleichen: { $count } Zeilen, etwa { $minutes } Minuten. Du siehst, wo die Werte stehen; dann wird nach einem nach dem anderen gefragt.
    Enter       behalten, was in Klammern steht
    2 none      mehrere Werte einer Zeile zusammen
    ?           noch einmal, wo die Werte stehen
    zurück      zum vorigen Wert
    ende        für jetzt aufhören
    Nach jeder Zeile wird { $path } geschrieben; derselbe Befehl macht dort weiter, wo du aufgehört hast.
fill-back = zurück
fill-end = ende
fill-line = { $number }/{ $count }  { $name }
fill-too-many = { $room ->
    [one] Diese Zeile hat nur noch { $room } Wert.
   *[other] Diese Zeile hat nur noch { $room } Werte.
}
fill-wrong = Zusammen kann das nicht sein: { $reason }. Sieh noch einmal nach; `zurück` führt zu den Zeilen davor.
fill-stopped = { $done } von { $count } Zeilen sind aus der Schachtel gelesen. Derselbe Befehl macht mit den anderen weiter.
fill-nothing-left = Alle { $count } Zeilen von { $path } sind aus der Schachtel gelesen. Soll nach einer noch einmal gefragt werden, lösche die Bemerkung dahinter.
fill-done = Alles passt zusammen. Die Tabelle steht in { $path }; so spielst du mit ihr:
    tunnelier play { $game } --tables { $folder }
    Wie auch andere mit ihr spielen: CONTRIBUTING.md, „A table from your box“.
fill-name = Unter welchem Namen sollen wir dir in der Datei danken? (Enter: unter keinem)
fill-thanks = Danke, { $name }.
fill-no-kinds = { $title } sagt nicht, wie die Zeilen seiner Tabelle gelesen werden: bearbeite, was `tunnelier cards { $game }` ausgibt

## Viele Partien

random-games = { $title }, zufällige Partien
counted-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
counted-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
counted-seats = { $number ->
    [one] { $number } Platz
   *[other] { $number } Plätze
}
on-cores = { $number ->
    [one] { $number } Kern
   *[other] { $number } Kernen
}
on-a-card = einer Grafikkarte
simulated = { $games }, { $players }, Startwert { $seed }: { $each } Entscheidungen je Partie, { $rate } Entscheidungen/s auf { $where }
heading-seat = Platz
heading-mean-score = Punkte im Mittel
heading-share = Anteil der Siege
cluster-on-processors = ein Cluster spielt auf Prozessoren: lass --cluster weg, oder --device
ready = { $title }: bereit

## Bots gegen Bots

contest-of = { $title }, { $bots }
contest = { $title }: { $games }, { $seats }, Startwert { $seed }
duel-of-two = { $one } schlägt { $other } in { $share } von { $games } (95 %: { $low }–{ $high })
duel-of-many = { $one } liegt am Ende vor { $other } in { $share } von { $games } (95 %: { $low }–{ $high })
heading-bot = Bot
heading-games = Partien
heading-wins = Siege
heading-score = Punkte
heading-lead = voraus
heading-questions = Fragen
heading-time = ms/Frage
heading-rating = Wertung
heading-wins-on-seat = Siege auf Platz
heading-all = alle
share-and-interval = { $share } ({ $low }–{ $high })
what-is-what = Siege: ihr Anteil mit seinem 95-%-Intervall, geteilte Siege aufgeteilt; gleich starke Bots hätten { $fair }. Punkte, voraus: mittlere Punkte, und mittlere Punkte vor dem besten anderen Platz. Fragen: die mit einer Wahl. Wertung: OpenSkill (Plackett-Luce), mu ± sigma; jeder Bot beginnt bei { $mu } ± { $sigma }.
not-balanced = Nicht ausgewogen: jede Sitzordnung kommt in { $rotation } Partien oder einem Vielfachen gleich oft vor, nicht in { $games }.
stumbled-so-often = { $count ->
    [one] { $bot } hatte auf eine Frage keine eigene Antwort, und sein erster erlaubter Zug wurde für ihn gemacht: { $why }
   *[other] { $bot } hatte auf { $count } Fragen keine eigene Antwort, und sein erster erlaubter Zug wurde für ihn gemacht. Beim ersten Mal: { $why }
}
contest-stopped = Angehalten nach { $done } von { $games } Partien, aufbewahrt in { $path }. Derselbe Befehl macht dort weiter.

## Kleine Spiele gelöst

solving = { $title } wird gelöst
measuring = { $bot } wird gemessen
solved = { $title }: { $positions } Stellungen, { $states } Informationszustände
heading-exploitability = Ausbeutbarkeit
heading-value = Platz { $seat } bekommt
what-exploitability-is = Ausbeutbarkeit: was jemand, der diese Spielweise kennt, von ihr gewinnt, im Mittel aller Plätze; ein Sieg zählt 1, und ein Gleichgewicht hat 0. Volle Erinnerung: ein Informationszustand ist alles, was ein Platz gesehen und geantwortet hat.

## Das Balance-Labor

lab-stopped = Angehalten; was gespielt wurde, ist in { $folder } aufbewahrt. Derselbe Befehl macht dort weiter.
lab-players = --players { $said }: schreib eine Zahl, mehrere wie 2,3,4, oder { $all }
lab-sample = { $games }, { $players }: { $shares }
lab-report = Der Bericht: { $path }
dataset-layout = --layout { $said }: wähle eines von { $known }
dataset-written = { $games }, { $players }: { $answers } Antworten
dataset-card = Das Datenblatt: { $path }

## Training

train-stopped = Angehalten; `tunnelier train { $game } --resume { $folder }` macht beim Zwischenstand weiter.
train-done = { $millions } Millionen Schritte; der Zwischenstand ist in { $folder }, { $picture } auch.
train-shipped = { $path }, { $size } MB: master und policy spielen { $game } danach.
train-rung = { $millions } Mio. Schritte: { $won } % gegen { $bot } ({ $low }–{ $high }, { $matches } Partien, ohne Suche)
train-line = { $millions } Mio. Schritte, { $rate } je Sekunde; { $length } Antworten je Partie, Entropie { $entropy }, { $explained } % erklärt
train-torch = zum Training braucht es PyTorch: pip install 'tunnelier[learn]'
train-device = das Gerät „{ $said }“ ist unbekannt; Geräte: cpu, cuda
train-no-card = das Gerät „cuda“ ist für PyTorch nicht da: installiere dessen Fassung für CUDA
train-as-begun = ein Training geht mit dem Startwert und der Breite weiter, mit denen es begann

## Ein Spiel vor den Gesetzen

check-plainly = als gewöhnliches Python
check-compiled = kompiliert
check-title = { $title }, { $how }
check-mend-first = Bessere das zuerst aus: die kompilierten Regeln wurden nicht angesehen.
check-law = { $title }: Gesetz { $law }
check-broken = { $count ->
    [one] { $title }: { $count } Gesetz ist gebrochen.
   *[other] { $title }: { $count } Gesetze sind gebrochen.
}
check-kept = { $title }: alle Gesetze sind eingehalten.
check-thorough = Lecks, die sich verstecken, findet --thorough.
check-broken-law = Gebrochen, { $how }: Gesetz { $law }
check-case = Fall { $case }.
check-case-seed = Fall { $case }, Startwert { $seed }.
check-match = Die Partie bis dahin ist in { $path }: TUNNELIER_JIT=0 tunnelier replay { $path }
check-cure = Was meistens hilft: { $cure }

## Ein neues Spiel

new-name = „{ $said }“ ist kein Name für ein Spiel; schreib ihn wie steam-tunnel
new-taken = ein Spiel namens { $name } gibt es schon
new-example = Beispiele sind { $known }, nicht „{ $said }“.
new-there = { $path } gibt es schon; es wurde nichts geschrieben
new-made = { $path } enthält ein ganzes Spiel, { $title }: { $copied } unter neuem Namen. Wie weiter:
new-install = macht es tunnelier bekannt
new-play = so wie es ist kann es gespielt werden, auch mit tunnelier serve
new-check = was noch nicht stimmt, und was meistens hilft
new-test = seine Regeln, und die Gesetze, die jedes Spiel einhält
new-then = Dann ändere { $path } Datei für Datei: docs/add-a-game.md erklärt jede.

## Die Tische des Dienstes

invited = Wer diesen Link binnen { $minutes } Minuten öffnet, leitet den Dienst mit, einmal: { $link }
backed-up = { $count ->
    [one] { $count } Tisch und der Schlüssel der Cookies sind in { $path }
   *[other] { $count } Tische und der Schlüssel ihrer Cookies sind in { $path }
}
restored = { $count ->
    [one] { $count } Tisch ist aus { $path } wieder da
   *[other] { $count } Tische sind aus { $path } wieder da
}
kept-aside = was dort war, ist in { $path } aufbewahrt
# Of migrations: their numbers.
migrated = Die Datenbank stand bei Revision { $found } und steht jetzt bei { $there }.
# Of migrations: { $found } and { $wanted } are their numbers.
gate-stands = Die Datenbank steht auf Revision { $found }, wo dieses Programm sie haben will.
gate-migrates = Die Datenbank steht auf Revision { $found }. Dieses Programm will { $wanted } und bringt sie dorthin, wenn der Dienst geöffnet wird; jetzt wird nichts geschrieben.
# Before a bar that grows.
gate-comparing = Partien nachspielen
gate-differs = Tisch { $table }, { $game }, { $where } (Regelfassung { $theirs } der Partie, { $ours } hier)
gate-written = geschrieben: { $said }
gate-here = hier: { $said }
gate-frozen = Schon vorher konnte der Dienst sie nicht nachspielen: das wird diesem Programm nicht angelastet.
gate-none = Es gibt keine Partie nachzuspielen.
gate-passed = { $count ->
    [one] { $count } Partie wird hier gespielt, wie sie gespielt wurde.
   *[other] { $count } Partien werden hier gespielt, wie sie gespielt wurden.
}
gate-refused = { $differing } von { $count } Partien werden hier nicht gespielt, wie sie gespielt wurden: sie würden eingefroren. Öffne den Dienst noch nicht mit diesem Programm. Lass diese Partien mit dem alten zu Ende gehen, oder bring in Ordnung, was abweicht.

## Die Einstellungen des Dienstes

settings-unreadable = { $path } ist kein TOML: { $reason }
settings-unknown = { $path }: eine Einstellung „{ $said }“ gibt es nicht.
settings-value = { $path }: { $what } verlangt einen Text, eine Zahl, true oder false, oder eine Liste von Texten.
settings-variable = { $said } ist keine Einstellung, und niemand liest es. Meintest du { $near }?
settings-default = Vorgabe

## Was an einem Befehl nicht stimmt

wrong-choice = schreib eine Option als Name=Wahl, nicht „{ $said }“
wrong-language = wir sprechen { $known }, nicht „{ $said }“
wrong-command = einen Befehl „{ $said }“ gibt es nicht.
wrong-option = eine Option { $said } gibt es nicht.
wrong-or-rather = { $said } Meintest du { $near }?
wrong-missing = { $what } fehlt.
wrong-number = { $what } verlangt eine Zahl.
wrong-one-of = { $what } verlangt eines von: { $known }.
wrong-value = { $what } nimmt das nicht: { $reason }
wrong-use = { $what } wird nicht so verwendet.
wrong-extra = in diesem Befehl steht zu viel.
file-filenotfounderror = { $path }: eine solche Datei gibt es nicht
file-permissionerror = { $path }: der Zugriff ist nicht erlaubt
file-isadirectoryerror = { $path }: das ist ein Ordner
file-fileexistserror = { $path }: gibt es schon
complaint = tunnelier: { $said }
complaint-of-plugin = tunnelier: { $game }: { $said } (TUNNELIER_TRACEBACK=1 zeigt alles)

## Die Hilfe der Befehlszeile: drumherum

help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-error = Fehler
help-aborted = Abgebrochen.
help-try = Hilfe gibt es mit „{ $command }“.
help-default = [sonst: { $value }]
help-required = [nötig]
help-variable = [oder { $name }]
help-help = Diese Hilfe zeigen.

## Was Befehle und Optionen verlangen, wie ihr Aufruf es nennt

takes-options = [OPTIONEN]
takes-command = BEFEHL [ANGABEN]...
takes-number = ZAHL
takes-text = TEXT
takes-path = PFAD
takes-game = SPIEL
takes-file = DATEI
takes-bot = BOT
takes-folder = ORDNER
takes-address = ADRESSE
takes-url = URL
takes-name = NAME
takes-database = DATENBANK

## Die Hilfe der Befehlszeile: Befehle

help-about = Moderne Brettspiele, ganz umgesetzt: zum Spielen, Nachspielen, Messen.
help-epilog = Eine erste Partie: tunnelier play. Die Regeln eines Spiels: tunnelier rules steam-tunnel.
help-play =
    Im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.

    Ohne Angaben wirst du gefragt, was gespielt wird. Am Tisch: tippe die Nummer oder die Wörter eines Zuges, ? für Hilfe, `tipp`, `warum ZUG`, um zu hören, warum nicht, `zurück`, `speichern DATEI`, `ende`. Jeder Zug bleibt erhalten: nach einem Absturz oder geschlossenen Fenster geht es mit `tunnelier play --resume` weiter.
help-learn = Ein Spiel lernen: eine erste Partie mit jemandem an deiner Seite, der erklärt.
help-serve =
    Den Tisch im Browser öffnen: mit Freunden und Bots spielen, gleichzeitig oder über Tage.

    Ein Prozess und eine Datei, oder mehrere Prozesse auf einem PostgreSQL; jeder angenommene Zug bleibt erhalten, und nach einem Neustart sind alle Tische wieder da. Gib den Link eines Tisches weiter: wer ihn öffnet, kann einen freien Platz nehmen. docs/hosting.md sagt, wie man ihn für andere betreibt.

    Jede Option kann auch aus der Umgebung kommen (--root-path ist TUNNELIER_ROOT_PATH) oder aus einer TOML-Datei (root-path = "/games"): --show-settings sagt, was gilt.
help-think =
    Für die Bots des Tisches im Browser denken, neben den Prozessen, die ihn anbieten.

    Für Tische in einer PostgreSQL-Datenbank: Starte davon so viele du willst, hier oder auf anderen Rechnern. Jeder nimmt sich, was ein Bot gefragt wird; woran einer denkt, wenn er endet, das nimmt ein anderer. docs/hosting.md sagt mehr.
help-host =
    Einen Link ausstellen, über den jemand den Dienst mit leitet, einmal.

    Wer leitet, hat eine eigene Seite, /host: Leute, Tische, Meldungen, Sperren, Ansagen. Der Link ist mit dem Schlüssel der Cookies unterschrieben, wird also dort ausgestellt, wo der Dienst seine Dateien hat, vom selben Benutzer; der Dienst kann dabei weiterlaufen.
help-backup =
    Alle Tische des Dienstes in einer Datei sichern; er darf dabei weiterlaufen.

    Die Datei enthält Geheimnisse, auch den Schlüssel der Cookies: bewahre sie auf, wo sie sonst niemand liest.
help-restore =
    Eine Sicherung an die Stelle der Tische des Dienstes setzen, der geschlossen sein muss.

    Was dort war, bleibt daneben aufbewahrt.
help-migrate =
    Eine Datenbank, die niemand benutzt, auf die Revision einer anderen Fassung bringen, vorwärts oder zurück.

    Zum Beispiel, bevor wieder eine ältere Fassung installiert wird: tunnelier migrate --to 0004

    Nur die neuere Fassung kennt den Weg zurück. Was sie hinzugefügt hat und die ältere nicht kennt, geht verloren: Bewahre eine Sicherung auf.
help-gate =
    Vor einem Wechsel der Fassung: ob dieses Programm die Partien einer Datenbank spielt, wie sie gespielt wurden.

    Zum Beispiel: tunnelier gate /srv/games/tables.db --jobs 4

    Jede Partie, die nicht zu Ende ist, wird nach den hier installierten Regeln nachgespielt und an ihr Protokoll gehalten: jeder Zug muss noch erlaubt sein, dieselben Plätze müssen gefragt, danach dieselben Züge erlaubt sein (das Protokoll hat Fingerabdrücke davon), und jede Ziehung muss sein, was ihr Geheimnis ergibt. Was abweicht, wird mit Tisch und Zug aufgezählt. Nichts wird geschrieben, und der Dienst darf dabei weiterlaufen. Rückgabewert: 0 alles ist, wie es war, 1 etwas ist es nicht.
help-join =
    An einem Tisch des Browser-Dienstes spielen, von diesem Terminal aus.

    Tippe die Nummer oder die Wörter eines Zuges, `zurück` oder `ende`.
help-games = Die Spiele auflisten, mit ihren Plätzen und Optionen.
help-rules = Die Regeln eines Spiels in unseren Worten lesen, jede mit ihrer Nummer.
help-cards = Die verwendete Kartentabelle ausgeben, oder eine eigene aus der Schachtel eintragen.
help-simulate = Viele zufällige Partien in kompiliertem Code spielen und zeigen, was herauskam.
help-arena =
    Bots gegeneinander spielen lassen und sehen, wer besser ist und wie sicher das ist.

    Zum Beispiel: tunnelier arena steam-tunnel --bots engineer apprentice --games 200

    Jeder Bot sitzt gleich oft auf jedem Platz, und Partien, in denen dieselben Bots die Plätze tauschen, haben denselben Zufall, damit Glück weniger wiegt. Strg-C hält an; derselbe Befehl macht weiter, wo er aufgehört hat.
help-lab =
    Die Balance eines Spiels messen: viele Partien zwischen Bots, und ein Bericht für den Browser.

    Zum Beispiel: tunnelier lab steam-tunnel --bots search:100 --players all --games 500

    Schreibt OUT/report.html, worin steht, wer gewinnt, ob es hilft anzufangen, wie lang Partien sind, was mit dem Gewinnen einhergeht und welche Regeln kaum zählen; OUT/report.json mit denselben Zahlen; und OUT/games-2p.parquet mit einer Zeile je Partie, für eigene Werkzeuge. Strg-C hält an; derselbe Befehl macht weiter, wo er aufgehört hat, und ein größeres --games kommt zu dem, was da ist.
help-dataset =
    Partien von Bots als Parquet aufbewahren, Antwort für Antwort, mit einem Datenblatt, das sagt, was darin ist.

    Zum Beispiel: tunnelier dataset steam-tunnel --bots policy --matches 500 --seed 1

    Schreibt OUT/answers-2p.parquet mit einer Zeile für jede Antwort: was der Platz in Zahlen sah, was er tun durfte, was er tat und was er am Ende bekam; OUT/games-2p.parquet mit einer Zeile je Partie; und OUT/README.md, das Datenblatt: was jede Spalte bedeutet, wie alles entstand, die Fingerabdrücke von Regeln und Zahlen. Strg-C hält an; derselbe Befehl macht dort weiter, und ein größeres --matches fügt hinzu.
help-solve =
    Ein kleines Spiel genau lösen, und sehen, wie viel ein vollkommener Gegner von Bots gewinnt.

    Zum Beispiel: tunnelier solve cave-in greedy tiger

    Ein Gleichgewicht wird mit CFR+ über alle Stellungen gefunden, die vorkommen können. Nur kleine Spiele haben so wenige; cave-in ist eines.
help-train =
    Ein Spiel allein aus seinen Regeln lernen, im Spiel gegen sich selbst (Extra learn).

    Zum Beispiel: tunnelier train cave-in --minutes 2

    Ein einziges Netz lernt alle Spielerzahlen und alle Optionen; eine --option gilt an allen Tischen. Sagt, wie es läuft, und schreibt immer wieder OUT/checkpoint.npz: was abbricht, geht von dort mit --resume OUT weiter. Am Ende zeigt OUT/curves.svg, wie es lief.
help-ship =
    Was ein Training gelernt hat, in den Ordner des Spiels legen, für alle, die es installieren.

    Zum Beispiel: tunnelier ship cave-in train-cave-in

    Die Stufen master und policy, Tipps und Besprechungen richten sich von da an danach, ohne PyTorch. Es wird in halber Genauigkeit aufbewahrt, unter einem Namen aus den Regeln, Karten, Merkmalen und Zügen, die es gelernt hat: ändern sich diese, folgen Bots der Faustregel, bis neu trainiert ist.
help-replay =
    Eine gespeicherte Partie durchgehen, oder sie als Bilder schreiben.

    Im Terminal: die Eingabetaste geht weiter, b zurück, eine Zahl springt, q hört auf. Mit --html, --svg oder --png werden stattdessen die Pläne gezeichnet, wie sie nach jedem Zug waren.
help-hint =
    Den Trainer fragen: die Züge des Platzes, der am Zug ist, der beste zuerst.

    Jeder mit seiner Gewinnchance, den Punkten, die am Ende zu erwarten sind, und wie sicher das ist. Der Trainer sieht, was der Platz sehen darf; er verrät kein Geheimnis.
help-review =
    Eine beendete Partie durchgehen: welche Entscheidungen am meisten kosteten, und was besser war.

    Schreibt eine Seite mit den Chancen jedes Platzes im Lauf der Partie. Jede Entscheidung wird nach dem beurteilt, was der Platz da wissen konnte.
help-puzzles =
    Aufgaben in Partien von Bots finden, für alle, die das Spiel installieren; oder die lösen, die es gibt.

    Zum Beispiel: tunnelier puzzles steam-tunnel --play

    Eine Aufgabe ist eine Frage mit einer klar besten Antwort: Eine schnelle Suche findet sie, tiefe bestätigen sie, und bewertet wird sie danach, wie oft schwächere Spieler die Antwort finden. Es zählt nur, was der gefragte Platz wissen darf. Sie liegen im Ordner des Spiels, die leichtesten zuerst.
help-verify =
    Beweisen, dass an keiner Ziehung einer beendeten Partie gedreht wurde.

    Jede Ziehung wird aus dem Geheimnis neu berechnet, auf das man sich vor der ersten festgelegt hat. Die Bots des Tisches im Browser nehmen auch ihre Startwerte daraus: mit --bot wird jede Antwort noch einmal durchdacht. Rückgabewert: 0 bewiesen, 1 eine Ziehung oder Antwort ist falsch, 3 nicht zu beweisen (nicht zu Ende, oder die Ziehungen wurden eingetippt).
help-warm = Die Regeln jetzt kompilieren, damit später nichts darauf wartet.
help-check =
    Ein Spiel an allen Gesetzen messen: für alle, die Spiele schreiben.

    Erst als gewöhnliches Python, wo ein Fehler seinen Traceback hat, dann kompiliert. Ein gebrochenes Gesetz wird mit der Partie genannt, die es zeigt, und mit dem, was meistens hilft; die anderen werden trotzdem geprüft.
help-new-game = Den Ordner eines neuen Spiels anlegen, sofort spielbar: das Nötigste, oder ein ganzes Beispiel.

## Die Hilfe der Befehlszeile: was Angaben und Optionen bedeuten, bei allen Befehlen oder bei einem

option-game = Name des Spiels, wie `tunnelier games` ihn nennt.
option-players = Wie viele Plätze.
option-option = Name=Wahl, z. B. dead_ends=pity. Mehrmals möglich.
option-lang = Die Sprache; sonst die der Shell, oder Englisch.
option-tables = Ordner mit eigenen Kartentabellen (SPIEL.txt), statt TUNNELIER_TABLES.
option-as-json = JSON statt einer Tabelle ausgeben.
option-simulations = Wie lange der Trainer über jede Frage nachdenkt; mehr ist sicherer.
option-cluster = Auf einem Ray-Cluster spielen: local:2 (zwei Prozesse hier), auto, oder HOST:PORT seines Kopfes.
option-database = Wo die Tische aufbewahrt werden, z. B. postgresql+psycopg://user@host/name; sonst TUNNELIER_DATABASE, oder eine Datei in deinem Verzeichnis.
option-settings = Eine TOML-Datei mit Einstellungen des Dienstes, benannt wie seine Optionen; sonst TUNNELIER_SETTINGS.
option-pace = Sekunden, die sich ein Bot mindestens nimmt, damit man folgen kann.
option-log = Wie das Protokoll geschrieben wird: in einfachen Zeilen, oder als JSON mit einer Zeile je Anfrage.
option-thinkers = So viele Bots denken in diesem Prozess zugleich; 0 überlässt es anderen, siehe `tunnelier think`. Sonst einer je Prozessor.
option-file = Eine gespeicherte Partie.
option-seed = Derselbe Startwert gibt dieselben Partien.
option-threads = So viele Partien auf einmal. Sonst: alle Kerne.
option-games = Wie viele Partien.
option-more = Dasselbe wie nach --bots.
option-name = Name des Spiels, z. B. my-game.
option-version = Die Version ausgeben.
option-play-game = Welches Spiel; sonst wird gefragt.
option-play-humans = Wie viele der Plätze Menschen an dieser Tastatur sind.
option-play-bots = Bots der anderen Plätze, nach Stufe: novice, apprentice, engineer, tiger, master (oder policy, random); z. B. tiger,engineer. Namen wie bei `arena` gehen auch.
option-play-start = Von einer Stellung aus beginnen: eine Datei mit dem Text von Match.position (docs/research/positions.md).
option-play-seed = Die Partie wiederholbar machen (dann ist nichts, was gezogen wird, geheim).
option-play-load = Mit einer gespeicherten Partie weitermachen.
option-play-resume = Weitermachen, wo du zuletzt eine Partie verlassen hast.
option-play-confirm = Auf die Eingabetaste (oder zurück) warten, bevor ein Bot dir antwortet.
option-play-coach = Der Trainer meldet sich vor einem Zug, der viel verschenkt.
option-serve-port = Der erste Port, der versucht wird.
option-serve-host = 0.0.0.0 lässt andere in deinem Netz an deine Tische.
option-serve-browser = Sofort einen Browser öffnen.
option-serve-bots = Fremde Bots, die man neben den Stufen wählen kann, mit Kommas dazwischen; Namen wie bei `arena`.
option-serve-root-path = Der Pfad, unter dem ein Proxy den Dienst zeigt, z. B. /games.
option-serve-trusted-proxies = Adressen der Proxys, denen zu glauben ist (X-Forwarded-For, -Proto, -Host).
option-serve-metrics-token = Wer dieses Token zeigt, darf /metrics lesen; ohne eines darf es niemand. TUNNELIER_METRICS_TOKEN hält es aus der Liste der Prozesse heraus.
option-serve-forget-after = Tische, an denen sich so viele Tage nichts geändert hat, werden weggeworfen, wer auch immer dort sitzt; 0 behält sie für immer.
option-serve-hooks-anywhere = Spieler dürfen sich auch an Adressen dieses Rechners und seines Netzes benachrichtigen lassen, nicht nur an solchen, die alle Welt erreicht.
option-serve-mail-server = Der Server, über den der Dienst Mail sendet, z. B. smtps://club@mail.example: smtps:// spricht sofort TLS (Port 465), smtp:// nach der Begrüßung (587), smtp+plain:// nie (25), für einen Server auf diesem Rechner. Ohne ihn gibt es keine Mail.
option-serve-mail-password = Das Passwort für diesen Server. TUNNELIER_MAIL_PASSWORD oder die Datei mit Einstellungen hält es aus der Liste der Prozesse heraus.
option-serve-mail-from = Wer schreibt, z. B. "Unser Club <games@club.example>": eine Adresse, für die dieser Server dich senden lässt.
option-serve-site = Die Adresse, unter der man den Dienst erreicht, z. B. https://games.example/. Briefe führen dorthin; ohne sie gibt es keine, denn wer sie anfordert, könnte sie anderswohin führen lassen.
option-serve-show-settings = Nur die geltenden Einstellungen ausgeben, und woher jede kommt; Geheimes bleibt verborgen.
option-backup-file = Die Datei, die geschrieben wird.
option-backup-force = Eine Datei überschreiben.
option-restore-file = Was `tunnelier backup` geschrieben hat.
option-migrate-to = Die Revision, auf die sie gebracht wird; sonst die, die diese Fassung braucht.
option-gate-database = Die Datei der Datenbank oder einer Sicherung, oder die Adresse, die `serve` nimmt; sonst TUNNELIER_DATABASE, oder die Datei in deinem Verzeichnis.
option-gate-everything = Auch beendete Partien, mit ihren Ergebnissen.
option-gate-jobs = So viele Prozesse auf einmal.
option-host-address = Wo der Dienst zu erreichen ist; so beginnt der Link.
option-join-url = Der Link eines Tisches, oder deines Platzes daran.
option-join-name = Dein Name am Tisch.
option-rules-find = Nur Regeln mit dieser Nummer oder diesen Wörtern.
option-cards-filled = Eine eigene Tabelle aus der Schachtel eintragen, Wert für Wert.
option-cards-everything = Mit --fill: auch nach dem fragen, was gewiss ist, nicht nur nach dem Zweifelhaften.
option-cards-out = Mit --fill: der Ordner, in den SPIEL.txt geschrieben wird. Sonst: der von --tables, oder numbers hier.
option-simulate-threads = Sonst: alle Kerne.
option-simulate-device = Wo gespielt wird: cpu, oder cuda auf einer NVIDIA-Karte (Extra gpu).
option-arena-bots = Mindestens zwei: novice, apprentice, engineer, tiger, master, policy, greedy, random, oder eine eigene Suche, z. B. search:2000; oder ein fremder Bot: meine_bots.py, modul:Klasse, program:BEFEHL, oder apart:… in einem eigenen Prozess.
option-arena-seconds = Nicht länger über eine Frage nachdenken; die Ergebnisse hängen dann vom Rechner ab.
option-arena-file = Jede beendete Partie hier aufbewahren, je eine Zeile JSON; sie bleibt.
option-lab-bots = Ein Name: dieser Bot sitzt auf allen Plätzen. Mehrere: sie tauschen die Plätze. Namen wie bei `arena`; greedy ist schnell, policy und search:100 spielen besser, master am besten und langsam. Sonst: greedy.
option-lab-games = Wie viele Partien für jede Spielerzahl.
option-lab-players = Wie viele Plätze; mehrere, wie 2,3,4, oder `all` bringen alle Zahlen in einen Bericht.
option-lab-out = Ordner des Berichts. Sonst: lab-SPIEL hier.
option-lab-actions = Auch jeden Zug jeder Partie in den Tabellen aufbewahren.
option-dataset-bots = Wie bei `lab`: ein Name sitzt auf allen Plätzen, mehrere tauschen die Plätze. Sonst: greedy.
option-dataset-matches = Wie viele Partien für jede Spielerzahl.
option-dataset-players = Wie viele Plätze; mehrere, wie 2,3,4, oder `all`.
option-dataset-out = Ordner der Daten. Sonst: dataset-SPIEL hier.
option-dataset-layout = Wie in Zahlen gesagt wird, was ein Platz sieht: table, die Plätze wie am Tisch, oder viewer, der eigene zuerst und Karte für Karte.
option-solve-bots = Bots, die gemessen werden, mit den Namen wie bei `arena`.
option-solve-iterations = Von CFR+: je mehr, desto näher an einem Gleichgewicht.
option-solve-seeds = Einen Bot so oft fragen, wenn er nicht immer gleich antwortet.
option-train-device = Wo gelernt wird: cpu, oder cuda auf einer NVIDIA-Karte (Extra gpu).
option-train-minutes = Wie lange, sobald alles kompiliert ist; sonst bis Strg-C.
option-train-resume = Vom Zwischenstand in diesem Ordner, oder dieser Datei, weitermachen.
option-train-out = Ordner des Zwischenstands. Sonst: der von --resume, oder train-SPIEL.
option-train-seed = Ein anderer lernt auf anderem Weg.
option-train-width = Des Netzes; 128 auf einer Karte, 64 auf einem Prozessor.
option-train-horizon = Schritte, über die Lernen und Ausprobieren nachlassen.
option-train-entropy = Was Ausprobieren anfangs wert ist; am Ende ein Zehntel davon.
option-train-trace = Wie weit Ergebnisse zurückgerechnet werden (λ): 0.97, näher an 1 ist weiter.
option-train-ladder = Minuten zwischen Partien gegen engineer und tiger; 0 für keine.
option-ship-checkpoint = Eines Trainings, oder ein Zwischenstand selbst.
option-replay-move = Nur den Tisch nach diesem Zug zeigen.
option-replay-html = Die Partie als eine Seite mit Schieberegler schreiben, für einen Browser.
option-replay-svg = Eine Zeichnung jedes Zuges in diesen Ordner schreiben.
option-replay-png = Dasselbe als PNG, wenn ein Umwandler installiert ist.
option-replay-seat = Zeichnen, was dieser Platz sah; sonst, was alle sahen.
option-replay-theme = Farben der Zeichnungen.
option-replay-rules = Die Regel hinter jeder Zeile nennen.
option-review-out = Wohin der Bericht geschrieben wird; sonst DATEI.review.html.
option-puzzles-play = Die Aufgaben des Spiels lösen, die leichtesten zuerst.
option-puzzles-number = Ab dieser lösen; mit --check nur diese prüfen.
option-puzzles-check = Ausspielen, was die Aufgaben des Spiels behaupten, und die behalten, die standhalten.
option-puzzles-count = Wie viele zu finden sind.
option-puzzles-minutes = Wie lange höchstens gesucht wird; sonst, bis es genug sind.
option-puzzles-out = Wohin sie geschrieben werden; sonst puzzles.toml im Ordner des Spiels.
option-verify-bot = Auch einen Bot des Tisches im Browser prüfen: PLATZ=STUFE, wie 1=tiger.
option-warm-game = Welche Spiele; sonst alle.
option-check-game = Name des Spiels, z. B. my-game.
option-check-thorough = Nach Lecks suchen, die sich verstecken: das dauert Minuten.
option-check-law = Nur an diesem Gesetz messen, nach Nummer; mehrmals möglich.
option-check-out = Wohin Partien kommen, die ein Gesetz brechen.
option-new-game-folder = Wo sein Ordner angelegt wird.
option-new-game-example = Ein ganzes Beispiel kopieren, z. B. cave-in, statt des Nötigsten.
