### Snowdonia: The Channel Tunnel 1881. Ein Wort für jedes Ding: siehe glossary.md.

## Das Spiel und seine Optionen

summary = Zwei Mannschaften graben sich unter dem Ärmelkanal einander entgegen, von Krise zu Krise bis zum Durchbruch.
credit = David Brain, zu Snowdonia von Tony Boydell, Surprised Stare Games, 2017
option-layout = die Größen der Tunnelkarten
option-layout-mirrored = beide Hälften gleich
option-layout-independent = jede Hälfte für sich gemischt
option-crisis-start = wie der Krisenbereich beginnt
option-crisis-start-standard = je zwei Marker
option-crisis-start-discs = und je eine Scheibe
option-crisis-start-markers = je vier Marker
reconstructed = Die Reihenfolge der Ereignisse, die Bauplätze der Stationen, ihre Lage auf der Strecke, vier Aufträge, eine Zahl und zwei Rückseiten sind rekonstruiert: Sie stehen nirgends, wo wir sie lesen konnten. Sie passen zu allem, was bekannt ist.

## Die Spieler

# Als Überschrift und am Satzanfang; .the mitten im Satz.
seat-1 = Die Engländer
    .the = die Engländer
seat-2 = Die Franzosen
    .the = die Franzosen

## Die Bereiche

area-a = A (Lagerplatz)
area-b = B (Räumen)
area-c = C (Werkstatt)
area-d = D (Bohrmaschine)
area-e = E (Bauen)
area-f = F (Baubüro)
area-g = G (Krisenmanagement)

## Waren und Klötzchen

good-ore = Erz
good-stone = Stein
good-coal = Kohle
good-rubble = Geröll
good-bars = Träger
cube-ore = Eisenerz
cube-stone = Stein
cube-coal = Kohle
cube-event = ein Ereignisklötzchen

## Was gezählt wird

counted-ore = { $number } Erz
counted-stone = { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    }
    .dative = { $number ->
        [one] { $number } Stein
       *[other] { $number } Steinen
    }
counted-coal = { $number } Kohle
counted-rubble = { $number } Geröll
counted-bars = { $number } Stahlträger
    .short = { $number } Träger
    .dative = { $number ->
        [one] { $number } Stahlträger
       *[other] { $number } Stahlträgern
    }
counted-cubes = { $number } Klötzchen
counted-event-cubes = { $number } Ereignisklötzchen
counted-discs = { $number ->
        [one] { $number } Scheibe
       *[other] { $number } Scheiben
    }
counted-markers = { $number } Marker
counted-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
counted-contracts = { $number ->
        [one] { $number } Auftrag
       *[other] { $number } Aufträge
    }
counted-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
    .dative = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
# Was Aufträge verlangen.
counted-station-markers = { $number } Stationsmarker
counted-shored-tunnels = { $number ->
        [one] { $number } abgestützter Tunnel
       *[other] { $number } abgestützte Tunnel
    }
# Träger eines Preises, die mit Erz bezahlt werden; Steine eines Preises, die mit Geröll bezahlt werden.
counted-bars-in-ore = { $number } Träger mit Erz
counted-stone-in-rubble = { $number ->
        [one] { $number } Stein mit Geröll
       *[other] { $number } Steine mit Geröll
    }
# Anstelle einer Liste von Klötzchen oder Waren.
nothing = nichts

## Die Rückseite auf dem Stapel

sky-none = keine Karte
sky-rain = Regen
sky-sun = Sonne
sky-fog = Nebel

## Stationen, Tunnel und Bauplätze

# .at: wo; .to: wohin; .from: woher; .off: von wo ein Marker genommen wird.
station-st-pancras = St Pancras
    .at = in St Pancras
    .to = nach St Pancras
    .from = aus St Pancras
station-shakespeare-cliff = Shakespeare Cliff
    .at = in Shakespeare Cliff
    .to = nach Shakespeare Cliff
    .from = aus Shakespeare Cliff
station-varne-bank = Varne Bank
    .at = in Varne Bank
    .to = nach Varne Bank
    .from = aus Varne Bank
station-middle = Mitte
    .the = die Mitte
    .at = in der Mitte
    .to = zur Mitte
    .from = aus der Mitte
station-colbart-ridge = Colbart Ridge
    .at = in Colbart Ridge
    .to = nach Colbart Ridge
    .from = aus Colbart Ridge
station-sangatte = Sangatte
    .at = in Sangatte
    .to = nach Sangatte
    .from = aus Sangatte
station-gare-du-nord = Gare du Nord
    .the = die Gare du Nord
    .at = an der Gare du Nord
    .to = zur Gare du Nord
    .from = von der Gare du Nord
tunnel = Tunnel { $position }
    .at = in Tunnel { $position }
    .to = zu Tunnel { $position }
    .from = aus Tunnel { $position }
    .off = von Tunnel { $position }
site = { $station }, Bauplatz { $number }
    .nominative = Bauplatz { $number } { FORM($station, "at") }
    .accusative = Bauplatz { $number } { FORM($station, "at") }
    .off = von Bauplatz { $number } { FORM($station, "at") }
rubble-site = { $station }, Geröllplatz
    .nominative = der Geröllplatz { FORM($station, "at") }
    .accusative = den Geröllplatz { FORM($station, "at") }
    .off = vom Geröllplatz { FORM($station, "at") }
# Wo eine Station mehrere hat.
numbered-rubble-site = { $station }, Geröllplatz { $number }
    .nominative = Geröllplatz { $number } { FORM($station, "at") }
    .accusative = Geröllplatz { $number } { FORM($station, "at") }
    .off = von Geröllplatz { $number } { FORM($station, "at") }

## Loks und Bohrmaschinen

train-enid = Enid
    .accusative = die Lok Enid
train-wyddfa = Wyddfa
    .accusative = die Lok Wyddfa
train-snowdon = Snowdon
    .accusative = die Lok Snowdon
train-moel-siabod = Moel Siabod
    .accusative = die Lok Moel Siabod
machine = Bohrmaschine
    .accusative = die Bohrmaschine

## Ereignisse

event-excavate = Räumen
event-trains = Loks im Verkauf
event-track = Gleis
event-station = Station
event-maintenance = Wartung

## Aufträge und was sie können

contract = Auftrag { $card }
with-ability = { $card } ({ $ability })
ability-clear-card = räumt die Karte an der Maschine
ability-look-two = zeigt zwei Aufträge
ability-ore-as-bar = 3 Erz gelten als Stahlträger
ability-yard-plus = { $number } Klötzchen mehr in A
ability-stone-less = Bauplätze 1 Stein billiger
ability-extra-build = einmal mehr bauen
ability-rubble-to-stone = Geröll zu Stein
ability-ore-to-bar = 2 Erz zu 1 Stahlträger
ability-lock = keine Fähigkeiten mehr in dieser Runde
ability-upkeep = bezahlt die Wartung
ability-rubble-as-stone = Geröll gilt als Stein
ability-bag-three = 3 Klötzchen aus dem Beutel
ability-yard-two = 2 Klötzchen vom Lagerplatz
ability-start-marker = nimmt den Startspielermarker
ability-dig-double = räumt in B das Doppelte
ability-bore-six = die Maschine bohrt { $number }
ability-build-and-dig = die Maschine baut und räumt { $number }
ability-calm = { $number ->
        [one] entfernt { $number } eigene Scheibe
       *[other] entfernt { $number } eigene Scheiben
    }
ability-extra-bore = bohrt zusätzlich { $number }

## Was gefragt wird

ask-hire = { $seat }: Heuerst du für 1 Kohle einen Arbeiter aus dem Pub an?
ask-place = { $seat }: Setze einen Arbeiter ein.
ask-contract = { $seat }: Kündigst du vor { $area } einen Auftrag an?
ask-yard = { $seat }: Nimm bis zu { $cubes }, davon höchstens eine Kohle.
ask-dig = { $seat }: Räumst du { $rubble } an deiner Maschine?
ask-bite = { $seat }: Stützt du für 1 Stein ab, oder behältst du das Geröll?
ask-claim = { $seat }: Kommt dein letzter Marker auf { FORM($site, "accusative") }?
ask-works = { $seat }: Was wandelst du um?
ask-bore = { $seat }: Bohrt die Maschine, oder baut sie?
# Durch Auftrag n2, wenn ein Teil davon getan ist.
ask-bore-further = { $seat }: Tut die Maschine auch das andere?
ask-build = { $seat }: Was baust oder kaufst du?
ask-payment = { $seat }: Wie viele Träger mit Erz, wie viele Steine mit Geröll ({ $item })?
ask-office = { $seat }: Welchen Auftrag nimmst du?
ask-selection = { $seat }: Welchen Auftrag behältst du?
ask-lose = { $seat }: Welcher Marker verlässt den Spielplan?
ask-upkeep = { $seat }: Wie bezahlst du die Wartung der Lok?
ask-first = Wer beginnt?
ask-layout = Wie groß ist Tunnel { $position }?
ask-back = Welche Rückseite zeigt der Stapel?
ask-face = Welcher Auftrag wird aufgedeckt?
ask-cube = Welches Klötzchen wird gezogen?

## Warum ein Zug abgelehnt wird

refusal-not-left = Davon ist nichts im Beutel.
refusal-no-such-size = Diese Seite hat keine Karte dieser Größe mehr.
refusal-not-in-deck = Eine solche Karte kann nicht oben auf dem Stapel liegen.
refusal-no-labourer = Du hast keinen solchen Arbeiter mehr.
refusal-machine-alone = Nur der Maschinenarbeiter geht nach D.
refusal-only-d-or-g = Der Maschinenarbeiter geht nur nach D oder G.
refusal-not-bought = Du hast deine Maschine nicht gekauft.
refusal-no-ore = Der Maschinenarbeiter kostet 1 Erz.
refusal-full = Dieser Bereich ist voll.
refusal-must-place = Alle gewöhnlichen Arbeiter müssen eingesetzt werden.
refusal-not-held = Du hast diesen Auftrag nicht.
refusal-ability-spent = Seine Fähigkeit ist verbraucht.
refusal-no-letter = Dieser Auftrag wird bei der Wartung abgeworfen, nicht angekündigt.
refusal-wrong-area = Dieser Auftrag hat einen anderen Buchstaben.
refusal-no-labourer-there = Du hast keinen Arbeiter in diesem Bereich.
refusal-no-effect = Er könnte jetzt nichts bewirken.
refusal-not-in-yard = So viel liegt nicht auf dem Lagerplatz.
refusal-too-many = Das ist zu viel.
refusal-too-many-by-card = Dieser Auftrag gibt höchstens 2 Klötzchen.
refusal-stone-alone = Dieser Auftrag macht nur Steine.
refusal-one-bar-or-two = Dieser Auftrag macht einen Stahlträger oder zwei.
refusal-too-little-ore = Du hast nicht genug Erz.
refusal-too-little-rubble = Du hast nicht genug Geröll.
refusal-none-to-be-had = So viele Stahlträger sind nicht mehr da, oder so viele Steine nicht im Beutel.
refusal-not-to-dig = Es ist kein Geröll mehr da.
refusal-no-such-part = Nur mit einem wirksamen Auftrag darf die Maschine bauen und räumen.
refusal-already-done = Dieser Teil ist schon getan.
refusal-nothing-to-build = Es gibt nichts, was du bauen kannst.
refusal-taken = Dieser Bauplatz ist belegt.
refusal-station-closed = Diese Station ist geschlossen.
refusal-not-reached = Das ist nicht die Station, die deine Maschine zuletzt erreicht hat.
refusal-other-flag = Sie trägt die andere Flagge.
refusal-no-marker = Du hast keinen Marker im Vorrat.
refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-cannot-buy-train = Du hast nicht genug Stahlträger für diese Lok.
refusal-cannot-buy-machine = Die Maschine kostet 1 Stahlträger.
refusal-ore-is-no-bar = Kein wirksamer Auftrag lässt so viel Erz als Stahlträger gelten.
refusal-rubble-is-no-stone = Kein wirksamer Auftrag lässt Geröll als Stein gelten.
refusal-not-due = So viel ist nicht zu bezahlen.
refusal-cannot-maintain = Du hast keinen Stahlträger zum Bezahlen.
refusal-not-on-sale = Loks und Maschinen sind nach dem zweiten Ereignis im Verkauf.
refusal-not-displayed = Diese Lok liegt nicht aus.
refusal-bought-before = Du hast deine Maschine schon gekauft.
refusal-sites-only = Die Maschine bebaut einen Bauplatz, sonst nichts.
refusal-must-build = Du hast dich entschieden, mit der Maschine zu bauen.
refusal-empty-place = Dort liegt kein Auftrag.
refusal-not-shown = Diese Karte wurde nicht gezeigt.
refusal-no-marker-there = Du hast dort keinen Marker.
refusal-locked = In dieser Runde gibt es keine Auftragsfähigkeiten mehr.
refusal-too-many-with-wyddfa = Mit Wyddfa nimmt ein Arbeiter höchstens 4 Klötzchen.
refusal-too-many-with-card = Das ist zu viel, auch mit dem Auftrag.
refusal-not-in-yard-by-card = So viel liegt nicht auf dem Lagerplatz.
refusal-too-little-ore-with-enid = Du hast nicht genug Erz, auch nicht mit Enid.
refusal-too-little-rubble-by-card = Du hast nicht genug Geröll für diesen Auftrag.

## Züge, wie sie angeboten werden

move-hire = { $seat } heuern einen Arbeiter an.
move-stay = { $seat } heuern niemanden an.
move-place = { $seat } gehen nach { $area }.
move-machine = { $seat } schicken den Maschinenarbeiter nach { $area }.
move-pass = { $seat } passen.
move-announce = { $seat } kündigen { $card } an: { $ability }.
move-wait = { $seat } kündigen nichts an.
move-take = { $seat } nehmen { $cubes } vom Lagerplatz.
move-dig = { $seat } räumen.
move-rest = { $seat } räumen nicht.
move-shore = { $seat } stützen ab.
move-keep-rubble = { $seat } behalten das Geröll.
move-claim = { $seat } legen ihren letzten Marker.
move-forgo = { $seat } behalten ihren letzten Marker.
move-convert = { $seat } stellen her: { $goods }.
move-bore = { $seat } bohren.
move-erect = { $seat } bauen mit der Maschine.
move-drill = { $seat } räumen mit der Maschine.
move-idle = { $seat } lassen die Maschine stillstehen.
# Derselbe Zug, wenn ein Teil von Auftrag n2 getan ist.
move-idle-further = { $seat } tun mit der Maschine nichts mehr.
move-build = { $seat } bebauen { FORM($item, "accusative") }.
move-buy = { $seat } kaufen { FORM($item, "accusative") }.
move-buy-machine = { $seat } kaufen { FORM($item, "accusative") }.
move-save = { $seat } bauen nichts.
move-pay = { $seat } zahlen für { FORM($item, "accusative") }: { $bars }, { $stone }.
move-sign = { $seat } nehmen { $card }.
move-leave = { $seat } nehmen keinen Auftrag.
move-choose = { $seat } behalten { $card }.
move-lose = { $seat } verlieren den Marker { FORM($marker, "off") }.
move-maintain = { $seat } bezahlen die Wartung der Lok.
move-waive = { $seat } werfen stattdessen { $card } ab.
move-return-train = { $seat } geben die Lok zurück.
move-first = { $player } beginnen.
move-lay = Tunnel { $position } hat Größe { $size }.
move-back = Der Stapel zeigt { $sky }.
move-turn = Auf Platz { $slot }: { $card }.
# Derselbe Zug, während Auftrag 5 Karten zeigt.
move-turn-shown = Der Stapel zeigt { $card }.
move-draw = Aus dem Beutel: { $cube }.

## Was geschieht: Aufbau und Strecke

news-got-start = { $seat } werden als Startspieler ausgelost und bekommen den Startspielermarker.
news-laid = Tunnel { $tunnel } wird gelegt: Größe { $size }, mit { $rubble }.
news-mirrored = Tunnel { $tunnel } ist das Spiegelbild: Größe { $size }, mit { $rubble }.
news-dealt = Auf Platz { $slot } der Auslage: { $contract }.
news-moved-on = { $seat } rücken mit ihrer Maschine von der geräumten Karte weiter { FORM($position, "to") }.
news-closed-behind = { $seat } haben eine neue Station erreicht: Ein schwarzer Marker schließt { FORM($station, "the") }.
news-won-rubble-site = { $seat } gewinnen { FORM($rubble_site, "accusative") } mit dem letzten Geröll dort: Ein Marker aus ihrem Vorrat kommt darauf.
news-forwent-rubble-site = { $seat } behalten ihren letzten Marker, und { FORM($rubble_site, "nominative") } bleibt für immer leer.
# $why ist eines der Hindernisse darunter.
news-missed-rubble-site = { $seat } gewinnen { FORM($rubble_site, "accusative") } nicht: { $why }.
obstacle-flag = die Station trägt die andere Flagge
obstacle-closed = die Station ist geschlossen
obstacle-marker = sie haben keinen Marker im Vorrat

## Was geschieht: Runde, Anheuern, Einsetzen

news-round = Runde { $round }. { $seat } haben den Startspielermarker und beginnen.
news-area = Jetzt { $area }.
news-round-over = Runde { $round } ist zu Ende.
news-declined-cubes = { $seat } nehmen keine Klötzchen vom Lagerplatz.
news-declined-dig = { $seat } räumen nicht.
news-declined-dig-by-contract = { $seat } verzichten auf das Räumen durch den Auftrag.
news-declined-works = { $seat } wandeln nichts um.
news-declined-machine = { $seat } lassen die Bohrmaschine stillstehen.
news-declined-building = { $seat } bauen und kaufen nichts.
news-declined-contract = { $seat } nehmen keinen Auftrag.
news-hired = { $seat } zahlen { $coal } in den Beutel und holen einen Arbeiter aus dem Pub.
news-hired-nobody = { $seat } heuern niemanden an.
news-skipped = { $seat } können keinen Arbeiter mehr einsetzen: Sie werden übersprungen.
news-placed = { $seat } setzen einen Arbeiter ein: { $area }.
news-placed-machine = { $seat } zahlen 1 Erz in den Beutel und setzen den Maschinenarbeiter ein: { $area }.
news-passed = { $seat } passen: Der Maschinenarbeiter bleibt auf seiner Karte.
news-no-ore = { $seat } haben kein Erz, um den Maschinenarbeiter einzusetzen: Er bleibt auf seiner Karte.
news-announced = { $seat } kündigen { $contract } an.
news-announced-nothing = { $seat } kündigen nichts an.
news-came-to = { $seat } kommen nun zu { $contract }.
news-used-up = { $seat } haben die Fähigkeit von { $card } verbraucht; er zählt noch bei der Wertung.

## Was geschieht: Bereiche A bis G

news-took = { $seat } nehmen { $cubes } vom Lagerplatz.
news-took-with-wyddfa = { $seat } nehmen dank Wyddfa { $cubes } vom Lagerplatz.
news-took-start = { $seat } stehen auf dem zweiten Feld von A: Sie nehmen den Startspielermarker für die nächste Runde.
news-kept-start = { $seat } stehen auf dem zweiten Feld von A: Sie behalten den Startspielermarker für die nächste Runde.
news-dug = { $seat } räumen { $rubble } { FORM($position, "at") }.
news-shored = { $seat } stützen { FORM($position, "the") } ab: 1 Stein in den Beutel, 1 Marker auf die Karte, 2 Geröll in den allgemeinen Vorrat.
news-kept-rubble = { $seat } behalten { $rubble } { FORM($position, "from") }.
news-kept-from-station = { $seat } behalten { $rubble } { FORM($position, "from") }: Eine Station wird nicht abgestützt.
news-made-bars = { $seat } legen { $ore } in den Beutel und nehmen { $bars } aus dem allgemeinen Vorrat.
news-made-bars-with-enid = { $seat } legen dank Enid { $ore } in den Beutel und nehmen { $bars } aus dem allgemeinen Vorrat.
news-made-stone = { $seat } legen { $rubble } in den allgemeinen Vorrat und nehmen { $stone } aus dem Beutel.
news-builds-by-machine = { $seat } bauen mit der Bohrmaschine.
news-cheaper-by-machine = { $seat } sparen { $stone }: Die Maschine baut.
news-bored = { $seat } bohren mit der Maschine { $rubble }, beginnend { FORM($position, "at") }.
news-chose = { $seat } wählen { FORM($item, "accusative") }; bezahlt werden kann auf mehrere Arten.
news-paid-stone = { $seat } zahlen { $stone } in den Beutel.
news-paid-bars = { $seat } zahlen { $bars } in den allgemeinen Vorrat.
news-built = { $seat } bebauen { FORM($site, "accusative") }: Ein Marker kommt aus ihrem Vorrat dorthin.
news-paid-train = { $seat } zahlen für eine Lok { $bars } in den allgemeinen Vorrat.
news-bought-train = { $seat } kaufen { FORM($train, "accusative") }, mit { $coal } darauf.
news-train-went-back = { $seat } legen { FORM($train, "accusative") } zurück zu den ausliegenden Loks, mit { $coal } aus dem Beutel.
news-paid-machine = { $seat } zahlen für ihre Bohrmaschine { $bars } in den allgemeinen Vorrat.
news-bought-machine = { $seat } kaufen ihre Bohrmaschine: Ein Arbeiter kommt aus dem Pub auf ihre Karte.
news-signed = { $seat } nehmen { $contract } von Platz { $slot } der Auslage.
news-removed-disc = { $seat } entfernen eine ihrer Scheiben aus dem Krisenbereich (dort noch { $discs }).
news-marker-came-back = { $seat } haben keine Scheibe im Krisenbereich: Von dort kommt ein Marker in ihren Vorrat zurück (dort noch { $markers }).
news-nothing-in-crisis = { $seat } haben weder Scheibe noch Marker im Krisenbereich: Der Arbeiter bewirkt nichts.

## Was geschieht: Aufträge im Einsatz

news-dug-whole-card = { $seat } räumen durch den Auftrag das ganze Geröll { FORM($position, "at") }: { $rubble }.
news-shown = Der Stapel zeigt { $contract }.
news-kept-contract = { $seat } behalten { $contract }.
news-discarded = { $seat } werfen { $card } ab.
news-paid-ore-for-bars = { $seat } zahlen durch den Auftrag { $ore } in den Beutel anstelle von { FORM($bars, "dative") }.
news-took-partly-by-contract = { $seat } nehmen { $cubes } vom Lagerplatz, zum Teil durch den Auftrag.
news-cheaper-by-contract = { $seat } sparen { $stone } durch den Auftrag.
news-made-stone-by-contract = { $seat } legen durch den Auftrag { $rubble } in den allgemeinen Vorrat und nehmen { $stone } aus dem Beutel.
news-made-nothing-by-contract = { $seat } machen durch den Auftrag keinen Stein.
news-made-bars-by-contract = { $seat } legen durch den Auftrag { $ore } in den Beutel und nehmen { $bars } aus dem allgemeinen Vorrat.
news-locked = { $seat } verbieten jede weitere Auftragsfähigkeit in dieser Runde.
news-unlocked = Auftragsfähigkeiten können wieder genutzt werden.
news-locked-maintenance = { $seat } haben keinen Stahlträger als Wartung für { FORM($train, "accusative") }, und kein Auftrag darf dafür abgeworfen werden: Fähigkeiten sind in dieser Runde verboten.
news-gave-up-contract = { $seat } werfen { $card } ab, anstatt für { FORM($train, "accusative") } zu zahlen; er zählt nicht mehr.
news-paid-rubble-for-stone = { $seat } zahlen durch den Auftrag { $rubble } in den allgemeinen Vorrat anstelle von { FORM($stone, "dative") }.
news-drew = { $seat } ziehen aus dem Beutel und behalten: { $cube }.
news-drew-event = { $seat } ziehen ein Ereignisklötzchen: Es wird beiseitegelegt und löst nichts aus.
news-events-went-back = Beiseitegelegt und nun zurück im Beutel: { $events }.
news-took-by-contract = { $seat } nehmen durch den Auftrag { $cubes } vom Lagerplatz.
news-took-none-by-contract = { $seat } nehmen durch den Auftrag keine Klötzchen vom Lagerplatz.
news-fixed-start = { $seat } haben den Startspielermarker für die nächste Runde: In dieser bewegt ihn nichts mehr.
news-start-stays = { $seat } behalten den Startspielermarker: Ein Auftrag hält ihn fest.
news-dug-double = { $seat } räumen durch den Auftrag { $rubble }, beginnend { FORM($position, "at") }.
news-bored-six = { $seat } bohren durch den Auftrag mit der Maschine { $rubble }, beginnend { FORM($position, "at") }.
news-dug-by-machine = { $seat } räumen durch den Auftrag mit der Maschine { $rubble }, beginnend { FORM($position, "at") }.
news-left-out-part = { $seat } tun mit der Bohrmaschine nichts mehr.
news-removed-discs-by-contract = { $seat } entfernen durch den Auftrag { $discs } ihrer Farbe aus dem Krisenbereich (noch { $left }).
news-bored-besides = { $seat } bohren durch den Auftrag { $rubble } ohne Arbeiter und ohne Erz, beginnend { FORM($position, "at") }.

## Was geschieht: Heimkehr, Auftragsauslage, Krise

news-went-home = Die Arbeiter gehen nach Hause.
news-back-to-pub = { $seat } schicken den angeheuerten Arbeiter zurück in den Pub.
news-back-to-machine = { $seat } stellen den Maschinenarbeiter zurück auf seine Karte.
news-slid = In der Auslage rückt { $card } nach links auf Platz { $slot }.
news-filled = Vom Stapel auf Platz { $slot } der Auslage: { $contract }.
news-none-was-taken = Kein Auftrag der Auslage wurde genommen: Der linke, { $card }, wird abgeworfen.
news-moved-up = In der Auslage rückt { $card } nach links auf Platz { $slot }.
news-added = Vom Stapel auf Platz { $slot } der Auslage: { $contract }.
news-reshuffled = Der Stapel ist leer: Die abgeworfenen Karten werden gemischt und bilden einen neuen, { $cards }.
news-deck-is-empty = Stapel und Ablage sind leer: Die Rückseite gilt als Nebel.
news-back = Die Rückseite oben auf dem Stapel: { $sky }.
news-crisis = { $seat } haben { $discs } im Krisenbereich: Jede kostet einen Marker.
news-lost-from-supply = { $seat } legen einen Marker aus ihrem Vorrat in den Krisenbereich (jetzt { $markers }).
news-lost-from-board = { $seat } haben keinen Marker im Vorrat: Einer kommt { FORM($marker, "off") } in den Krisenbereich (jetzt { $markers }).
news-nothing-to-lose = { $seat } haben keinen Marker mehr zu verlieren.
news-added-disc = { $seat } bekommen eine Scheibe in den Krisenbereich: Der Stapel zeigt { $sky } (jetzt { $discs }).
news-no-disc = In den Krisenbereich kommt keine Scheibe: Der Stapel zeigt { $sky }.
news-all-discs-are-out = { $seat } bekommen keine Scheibe, obwohl der Stapel { $sky } zeigt: Alle ihre Scheiben sind schon im Krisenbereich.

## Was geschieht: Lagerplatz und Ereignisse

news-restock = Der Lagerplatz wird aufgefüllt: { $drawn } aus dem Beutel.
news-into-yard = Aus dem Beutel auf den Lagerplatz: { $cube }.
news-event-cube = Aus dem Beutel: ein Ereignisklötzchen, das nach dem Ziehen wirkt.
news-track-went-back = Die Ereignisleiste wird geleert: { $events } zurück in den Beutel.
news-event = Ereignis { $number }: { $event }.
news-hit = { $seat } sind betroffen: Der Stapel zeigt { $sky }, das Wetter der anderen Seite.
news-hit-both = { $seat } sind betroffen: Nebel trifft beide Seiten.
news-hit-without-back = { $seat } sind betroffen: Ohne Stapel gibt es keine Rückseite; das gilt als Nebel, und der trifft beide Seiten.
news-cleared-by-event = { $seat }: Das Ereignis räumt { FORM($position, "the") }, ohne Abstützen; { $rubble } in den allgemeinen Vorrat.
news-lost-rubble-site = Niemand gewinnt { FORM($rubble_site, "accusative") }, weder jetzt noch später.
news-no-rubble-left = { $seat } haben kein Geröll mehr an ihrer Maschine: Nichts wird geräumt.
news-closed-by-event = { $seat }: Ein schwarzer Marker schließt ihre erste unvollständige Station, { FORM($station, "the") }.
news-all-stations-complete = { $seat } haben keine unvollständige Station: Keine wird geschlossen.
news-on-sale = Loks und Bohrmaschinen sind von jetzt an im Verkauf.
news-no-trains = Niemand hat eine Lok, für die Wartung fällig wäre.
news-maintained = { $seat } zahlen { $bars } in den allgemeinen Vorrat als Wartung für { FORM($train, "accusative") }.
news-cannot-maintain = { $seat } haben weder Stahlträger noch Auftrag als Wartung für { FORM($train, "accusative") }.
news-will-not-maintain = { $seat } bezahlen keine Wartung für { FORM($train, "accusative") }.

## Was geschieht: Durchbruch und Punkte

news-breakthrough = Durchbruch! Die Maschinen treffen sich { FORM($position, "at") }; die Runde wird zu Ende gespielt.
news-first-at-middle = { $seat } sind als Erste in der Mitte.
news-bites-lost = { $seat } finden kein Geröll mehr: Der Rest, { $rubble }, verfällt.
news-game-over = Die Maschinen haben sich getroffen: Das Spiel ist zu Ende.
news-tunnels = { $seat }: { $points } für Marker auf Tunneln.
news-stations = { $seat }: { $points } für Marker auf Stationen.
news-contract-met = { $seat }: { $points } für { $card }.
news-contract-not-met = { $seat }: nichts für { $card }, der nicht erfüllt ist.
news-contract-crowded-out = { $seat }: nichts für { $card }; was er verlangt, dient anderen Aufträgen.
news-snowdon = { $seat }: { $points } für die Lok Snowdon.
news-in-crisis = { $seat }: { $points } für { $markers } im Krisenbereich.
news-bonus = { $seat }: { $points } als Erste in der Mitte; die Maschinen haben sich { FORM($position, "at") } getroffen.
news-total = { $seat }: insgesamt { $points }.
news-won = { $seat } gewinnen mit { FORM($points, "dative") }.
news-won-by-crisis = { $seat } gewinnen: Beide haben { $points }, aber sie haben weniger im Krisenbereich, { $markers }.
news-won-at-middle = { $seat } gewinnen: Beide haben { $points } und gleich viele Marker im Krisenbereich, aber sie waren als Erste in der Mitte.
news-nothing-to-do = { $seat } können in { $area } nichts tun.

## Die Spalten des Wertungsblatts

sheet-tunnels = Tunnel
sheet-stations = Stationen
sheet-contracts = Aufträge
sheet-train = Lok
sheet-bonus = Mitte
sheet-crisis = Krise
sheet-total = Summe

## Überschriften des Balance-Labors

deed-placed = Bereiche, in die Arbeiter geschickt wurden
deed-placed-machine = Bereiche des Maschinenarbeiters
deed-signed = Genommene Aufträge
deed-kept-contract = Durch Auftrag 5 behaltene Aufträge
deed-announced = Genutzte Fähigkeiten von Aufträgen
deed-built = Bebaute Bauplätze
deed-bought-train = Gekaufte Loks

## Was getippt wird

type-hire = anheuern
type-stay = bleiben
type-place = einsetzen
type-area = bereich
type-machine = maschine
type-pass = passen
type-announce = ankündigen
    .also = ankuendigen
type-card = karte
type-wait = abwarten
    .also = warten
type-take = nehmen
type-cubes = klötzchen
    .also = kloetzchen
type-none = nichts
type-ore = erz
type-stone = stein
    .also = steine
type-coal = kohle
type-dig = räumen
    .also = raeumen
type-rest = ruhen
type-shore = abstützen
    .also = abstuetzen
type-keep-rubble = geröll-behalten
    .also = geroell-behalten
type-claim = belegen
type-forgo = verzichten
type-convert = umwandeln
type-goods = waren
type-bar = stahlträger
    .also = stahltraeger
type-bars = träger
    .also = traeger
type-bore = bohren
# Mit der Bohrmaschine bauen; type-build ist für Bereich E.
type-erect = errichten
# Mit der Bohrmaschine räumen, durch Auftrag N2.
type-drill = vortreiben
type-idle = stillstehen
type-build = bauen
type-site = bauplatz
type-st-pancras = st-pancras
type-shakespeare-cliff = shakespeare-cliff
type-varne-bank = varne-bank
type-middle = mitte
type-colbart-ridge = colbart-ridge
type-sangatte = sangatte
type-gare-du-nord = gare-du-nord
type-buy = kaufen
type-train = lok
type-enid = enid
type-wyddfa = wyddfa
type-snowdon = snowdon
type-moel-siabod = moel-siabod
# Nichts bauen und nichts kaufen.
type-save = sparen
type-pay = zahlen
type-rubble = geröll
    .also = geroell
type-sign = annehmen
# Ein Platz der Auftragsauslage.
type-slot = platz
type-leave = liegenlassen
type-choose = wählen
    .also = waehlen
type-lose = verlieren
type-marker = marker
type-tunnel = tunnel
type-shakespeare-cliff-rubble = shakespeare-cliff-geröll
    .also = shakespeare-cliff-geroell
type-varne-bank-rubble = varne-bank-geröll
    .also = varne-bank-geroell
type-colbart-ridge-rubble = colbart-ridge-geröll
    .also = colbart-ridge-geroell
type-maintain = wartung
# Auftrag 16 oder 21 abwerfen, anstatt die Wartung zu bezahlen.
type-waive = abwerfen
type-return-train = lok-zurückgeben
    .also = lok-zurueckgeben
type-first = erster
type-player = spieler
type-english = engländer
    .also = englaender
type-french = franzosen
type-lay = auslegen
type-size = größe
    .also = groesse
type-back = rückseite
    .also = rueckseite
type-sky = himmel
type-rain = regen
type-sun = sonne
type-fog = nebel
type-turn = aufdecken
type-draw = ziehen
type-cube = klotz
type-event = ereignis

## Der Tisch im Terminal, 80 Spalten breit

# Ein Buchstabe, auf Markern und Arbeitern.
page-initial-english = E
page-initial-french = F
# Höchstens 10 Buchstaben.
page-area-a = Lager
page-area-b = räumen
page-area-c = Werkstatt
page-area-d = Maschine
page-area-e = bauen
page-area-f = Baubüro
page-area-g = Krise
page-round = Runde { $number }
page-first = Startspieler: { FORM($seat, "the") }
page-broken = Durchbruch
# Die Buchstaben sind die von page-initial-….
page-key = Karte, ihr Geröll; E, F: Marker; E>, <F: Maschinen; X: geschlossen
page-stations = Stationen
page-closed = geschlossen
page-yard = Lager
page-bag = Beutel
page-next-events = Ereignisse bisher: { $number }; als Nächstes: { $events }
page-odds = Chance auf ein Ereignis beim nächsten Auffüllen: { NUMBER($odds, style: "percent") }
page-row = Aufträge (Stapel { $number }, Rückseite: { $sky })
page-station-markers = Stationsmarker
page-shored-tunnels = abgestützte Tunnel
page-points = { $points } nach jetzigem Stand
page-supply = { $markers } im Vorrat
page-crisis = Krisenbereich: { $markers }, { $discs }
page-labourers = Arbeiter { $home }, Pub { $pub }
page-machine = Maschine gekauft
page-no-machine = Maschine nicht gekauft
page-train = Lok { $train }
page-trains = Loks
page-not-yet = noch nicht im Verkauf
page-price = { $train }: { FORM($bars, "short") }, { $coal }
page-spent = verbraucht
page-in-force = wirksam
page-worth = wert { $done }, jetzt { $now }
page-contracts-now = Aufträge zusammen jetzt { $points }

## Der gezeichnete Tisch: Buchstaben auf den Waren

board-letter-ore = Fe
board-letter-stone = S
board-letter-coal = K
board-letter-rubble = G

## Der gezeichnete Tisch: Runde und Bereiche

board-title = The Channel Tunnel 1881, Runde { $number }
board-standing = { $seat }: { $points }, Maschine bei { $position }.
board-of-seat = { $seat }: { $what }
board-contracts = Aufträge
board-contracts-and-trains = Aufträge und Loks
board-crisis = Krise
board-events = Ereignisse
board-both = Beide Spieler
board-step-hiring = anheuern
board-step-placing = einsetzen
board-step-areas = Bereiche A bis G
board-step-yard = Lagerplatz und Ereignisse
board-step-label = { $step }: { $state }
board-first = Startspieler dieser Runde: { FORM($seat, "the") }
# Auf einem Band, während ein Bereich ausgeführt wird.
board-ribbon-window = Aufträge?
board-ribbon-work = im Gang
board-ribbon-after = zusätzlich
board-does-a = { $number } Klötzchen nehmen, höchstens 1 Kohle
board-does-b = { $number } Geröll an der Maschine räumen
board-does-c = { $number } Erz → 1 Träger, 2 Geröll → 1 Stein; 3-mal
board-does-d = kostet 1 Erz; { $number } bohren oder 1 Stein billiger bauen
board-does-e = Bauplatz bebauen, Lok oder Maschine kaufen
board-does-f = einen Auftrag der Auslage nehmen
board-does-g = eine Scheibe weg; ist keine da, kommt ein Marker zurück
board-area-label = { $area }: { $does }; { $spaces }
# Für wen ein Bereich mehr oder weniger bewirkt als aufgedruckt.
board-rate = { FORM($seat, "the") }: { $number }
board-space-free = Feld { $number } frei
board-space-taken = Feld { $number }: { FORM($seat, "the") }
board-space-starts = { $space } (beginnt die nächste Runde)
board-never-full = niemals voll

## Der gezeichnete Tisch: die Frage und ihre Knöpfe

board-ended = Die Partie ist zu Ende: { $scores }.
board-score = { FORM($seat, "the") } { $points }
board-choice-hire = Für 1 Kohle anheuern
board-choice-stay = Niemanden anheuern
board-choice-pass = Passen
board-choice-wait = Nichts ankündigen
board-choice-nothing = Nichts
board-choice-dig = { $number } räumen
board-choice-rest = Nicht räumen
board-choice-shore = Abstützen: 1 Stein, { $points }
board-choice-keep-rubble = 2 Geröll behalten
board-choice-claim = Letzten Marker legen: { $points }
board-choice-forgo = Marker behalten
board-choice-bore = { $number } bohren
board-choice-erect = Bauplatz bebauen
board-choice-drill = { $number } räumen
board-choice-idle = Stillstehen lassen
board-choice-idle-further = Nichts mehr
board-choice-buy = Kaufen: { $item }
board-choice-save = Nichts bauen
board-choice-leave = Keinen Auftrag nehmen
board-choice-maintain = 1 Stahlträger zahlen
board-choice-return-train = Lok zurückgeben
board-take = Nimm { $what }
board-make = Stelle her: { $what }
board-pay = Zahle { $what }

## Der gezeichnete Tisch: die Strecke und ihre Stationen

board-line = Die Strecke
board-of-station = { $station }: { $status }
board-england = England
board-france = Frankreich
board-nobody-yet = noch niemand
board-at-middle = als Erste in der Mitte: { FORM($seat, "the") }
board-tunnel-label = Tunnel { $position }: Größe { $size }, { $rubble }; Marker: Engländer { $english }, Franzosen { $french }, je { $points }
board-unlaid = Tunnel { $position }: noch nicht gelegt
board-station-label = { $station }, Position { $position }: { $rubble }, { $status }
board-machine-label-english = Bohrmaschine der Engländer bei { $position }
board-machine-label-french = Bohrmaschine der Franzosen bei { $position }
# Von einer Station, wie page-closed.
board-open = offen
board-not-reached = nicht erreicht
board-site-label = { $site }: { $cost }, { $points }; { FORM($owner, "the") }
# Von einem Bauplatz.
board-free = frei
board-last-rubble = für das letzte Geröll

## Der gezeichnete Tisch: Lagerplatz, Beutel und Ereignisse

board-stock = Lagerplatz und Beutel
board-stock-label = { $good }: { $yard } auf dem Lagerplatz, { $bag } im Beutel
board-supply = Allgemeiner Vorrat: { $rubble }, { FORM($bars, "short") }
board-odds = { NUMBER($odds, style: "percent") } für ein Ereignis: { $drawn } von { $total } Klötzchen kommen
board-percent = { NUMBER($odds, style: "percent") }
board-event = Ereignis { $number }: { $event }
board-event-next = Als Nächstes, Ereignis { $number }: { $event }
board-event-cube = Ereignisklötzchen

## Der gezeichnete Tisch: Wetter und Krise

board-on-top = oben
board-below = { $number } darunter
board-sky-label = { $sky }, { $state }: { $does }
board-sky-rain = Scheibe: Engländer; Ereignisse: Franzosen
board-sky-sun = Scheibe: Franzosen; Ereignisse: Engländer
board-sky-fog = keine Scheibe; Ereignisse auf beiden Seiten
board-crisis-label = Krisenbereich, { FORM($seat, "the") }: { $discs }, { $markers }, { $points }
board-disc = Krisenscheibe: { FORM($seat, "the") }

## Der gezeichnete Tisch: Aufträge und Loks

board-deck-label = Stapel: { $contracts }, oben { $sky }
board-discarded = Abgeworfen: { $cards }
board-no-cards = keine
board-contract-label = { $contract }: { $area }, { $ability }; nötig: { $needs }; { $points }
board-no-letter = kein Bereich
board-worth = wert { $now } von { $done }
board-train-enid = 2 Erz → 1 Träger in C
board-train-wyddfa = 1 Klötzchen mehr in A
board-train-snowdon = 9 Punkte am Ende
board-train-moel-siabod = sonst nichts
board-train-label = { $train }: { $bars }, darauf { $coal }; { $does }
board-on-sale = im Verkauf

## Der gezeichnete Tisch: die Spieler

board-to-move = am Zug
board-winner = Sieg
board-starts = Startspielermarker: { FORM($seat, "the") }
board-part-tunnels = Tunnel
board-part-stations = Stationen
board-part-train = Lok
board-part-bonus = Mitte
board-part-label = { $part }: { $points }
board-labourer = Arbeiter: { FORM($seat, "the") }
board-home = Einzusetzen
board-home-label = einzusetzende Arbeiter: { $number }
board-pub = Pub
board-pub-label = Arbeiter im Pub: { $number }
board-machine = Maschine
board-not-bought = nicht gekauft
board-bought = gekauft
board-machine-label = Bohrmaschine für 1 Stahlträger, { $state }
board-no-train = keine Lok

## Was die Formen sind, für den, der auf sie zeigt

about-round = Eine Runde hat diese Schritte: anheuern, Arbeiter einsetzen, die Bereiche A bis G, Aufträge, Krise, Lagerplatz und Ereignisse.
about-first = Der Startspieler dieser Runde: Er setzt zuerst ein und kommt zuerst dran, wo beide zugleich entscheiden könnten.
about-step-hiring = Wer eine Lok hat, kann für 1 Kohle in dieser Runde einen weiteren Arbeiter anheuern.
about-step-placing = Abwechselnd setzt jeder einen Arbeiter in einem Bereich ein. Getan wird dort noch nichts.
about-step-areas = Die Bereiche kommen von A bis G dran. Vor jedem können Aufträge mit seinem Buchstaben angekündigt werden; dann handeln seine Arbeiter, Feld für Feld.
about-step-contracts = Die Arbeiter gehen heim, und die Auslage wird vom Stapel aufgefüllt. Hat niemand einen Auftrag genommen, wird zuerst der linke abgeworfen.
about-step-crisis = Jede Scheibe im Krisenbereich kostet ihren Spieler einen Marker. Dann bringt das Wetter vielleicht eine Scheibe.
about-step-yard = Aus dem Beutel kommen { $cubes } auf den Lagerplatz. Jedes Ereignisklötzchen darunter löst das nächste Ereignis aus.
about-area-a = Ein Arbeiter nimmt bis zu { $cubes } vom Lagerplatz, davon höchstens 1 Kohle. Der auf dem zweiten Feld beginnt auch die nächste Runde.
about-area-b = Ein Arbeiter räumt { $rubble } an deiner Maschine. Im Tunnel behältst du das Geröll, oder du stützt ab: Zahle 1 Stein und lege einen Marker auf die Karte.
about-area-c = Bis zu { $number }-mal macht ein Arbeiter aus { $ore } einen Träger oder aus 2 Geröll einen Stein.
about-area-d = Hier arbeitet nur der Maschinenarbeiter, für 1 Erz. Er bohrt { $rubble } oder bebaut einen Bauplatz 1 Stein billiger.
about-area-e = Ein Arbeiter bebaut einen Bauplatz einer Station, oder er kauft eine Lok oder die Bohrmaschine.
about-area-f = Ein Arbeiter nimmt einen Auftrag der Auslage.
about-area-g = Ein Arbeiter entfernt eine deiner Scheiben aus dem Krisenbereich. Ist dann keine mehr dort, kommt einer deiner Marker zurück. Hier ist immer Platz.
about-space = Ein Feld für einen Arbeiter. Die Felder werden vom ersten an besetzt, und in dieser Reihenfolge handeln die Arbeiter.
about-space-start = Der Arbeiter hier handelt als zweiter und bringt den Startspielermarker: Sein Spieler beginnt die nächste Runde.
about-space-machine = Ein Feld für einen Maschinenarbeiter. Ihn einzusetzen kostet 1 Erz.
about-labourer = Ein Arbeiter geht in jeden Bereich außer D und am Ende der Runde heim.
about-labourer-machine = Der Maschinenarbeiter geht nur nach D oder G, für jeweils 1 Erz.
about-tunnel = Eine Tunnelkarte. Sooft hier 2 Geröll geräumt werden, kann man abstützen, statt sie zu behalten: Der Marker bringt am Ende { $points }. Liegen auf allen Feldern deine Marker, zählt sie für Aufträge.
about-unlaid = Eine Tunnelkarte, die noch nicht liegt: Der Zufall sagt, wie groß sie ist.
about-station-surface = Eine oberirdische Station: Beide Spieler können hier von der ersten Runde an bauen. Nur ein Ereignis kann sie schließen.
about-station-flag = Eine unterirdische Station mit Flagge: Nur { FORM($seat, "the") } bauen hier, von der Ankunft ihrer Maschine bis zur nächsten Station.
about-station-middle = Die Mitte trägt keine Flagge: Jeder Spieler baut hier von der Ankunft seiner Maschine, bis sie eine andere Station erreicht.
about-site = Ein Bauplatz: Zahle, was er zeigt, und lege einen Marker darauf. Er bringt am Ende { $points } und zählt für Aufträge als Stationsmarker.
about-rubble-site = Ein Geröllplatz ist nicht zu kaufen: Wer sein letztes Geröll räumt, legt einen Marker darauf, wert { $points }. Die Station muss ihm offenstehen.
about-machine = Eine Maschine auf der Strecke steht bei der Karte, die ihr Spieler als nächste räumt, auch bevor die Bohrmaschine gekauft ist. Ist die Karte leer, rückt die Maschine auf die andere zu.
about-first-at-middle = Wer zuerst die Mitte erreicht, bekommt { $points } für jede Position, um die sich die Maschinen jenseits davon treffen, mindestens aber so viele.
about-yard = Der Lagerplatz: Hier nehmen Arbeiter in A Klötzchen. Er wird am Ende jeder Runde aus dem Beutel aufgefüllt.
about-bag = Der Beutel: Bezahltes Erz, Steine und Kohle kommen hier hinein, und aus ihm wird der Lagerplatz aufgefüllt. Alle wissen, was darin ist.
about-good-ore = Eisenerz: In C werden { $ore } zu einem Stahlträger. Den Maschinenarbeiter einzusetzen kostet jedes Mal 1.
about-good-stone = Stein: 1, um im Tunnel eine Schaufel abzustützen, mehr für die Bauplätze der Stationen.
about-good-coal = Kohle: Mit einer Lok heuert 1 Kohle für eine Runde einen Arbeiter aus dem Pub an. Ein Arbeiter in A nimmt höchstens 1.
about-good-rubble = Geröll, das beim Räumen behalten wurde: In C werden 2 zu einem Stein. Was am Ende übrig ist, dient Aufträgen.
about-good-bars = Stahlträger, in C aus Erz gemacht: Mit ihnen bezahlt man Bauplätze, Loks und die Bohrmaschine.
about-markers = Marker im Vorrat: Jede abgestützte Schaufel und jeder Bauplatz braucht einen. Auch Scheiben im Krisenbereich kosten Marker.
about-goods = Alles, was ein Spieler hat; beide Spieler sehen es.
about-supply = Der allgemeine Vorrat: Geröll, das niemand behalten hat, und Träger, die noch gemacht werden können.
about-event-cube = Ereignisklötzchen: Jedes, das für den Lagerplatz gezogen wird, löst das nächste Ereignis aus und liegt auf der Leiste. Später kommen sie zu dritt zurück in den Beutel.
about-odds = Wie wahrscheinlich die am Ende der Runde gezogenen Klötzchen ein Ereignis bringen.
about-event-excavate = Die Seite, für die das Wetter nicht steht, verliert alles Geröll der Karte an ihrer Maschine. Niemand kann abstützen, und die Maschine rückt vor.
about-event-trains = Von diesem Ereignis an kann man Loks und Bohrmaschinen kaufen.
about-event-track = Bewirkt dasselbe wie Räumen: Die Karte an der Maschine wird ohne Abstützen geräumt, auf der Seite, für die das Wetter nicht steht.
about-event-station = Auf der Seite, für die das Wetter nicht steht, schließt die erste unvollständige Station, von der Oberfläche zur Mitte gezählt.
about-event-maintenance = Wer eine Lok hat, zahlt 1 Träger, wirft Auftrag 16 oder 21 ab oder gibt die Lok zurück. Das geschieht einmal im Spiel.
about-deck = Der Stapel der Aufträge. Die oberste Rückseite ist das Wetter: Sie sagt, wer in der Krise eine Scheibe bekommt und wen Ereignisse treffen.
about-discard = Die Ablage. Ist der Stapel leer, werden diese Aufträge gemischt und zum neuen Stapel.
about-sky-rain = Regen steht für die Engländer: In der Krise bekommen sie eine Scheibe. Ereignisse treffen die Seite der Franzosen.
about-sky-sun = Sonne steht für die Franzosen: In der Krise bekommen sie eine Scheibe. Ereignisse treffen die Seite der Engländer.
about-sky-fog = Nebel steht für niemanden: Es kommt keine Scheibe, und Ereignisse treffen beide Seiten.
# Ein Auftrag: $does ist eines von about-ability-…
about-contract = Einmal im Spiel: { $does }. Am Ende bringt er { $points }; dafür nötig: { $needs }.
about-ability-clear-card = Du räumst nach den Arbeitern von B alles Geröll der Karte an deiner Maschine; im Tunnel darfst du abstützen
about-ability-look-two = Du siehst vor F zwei Aufträge des Stapels und behältst einen davon oder diesen
about-ability-ore-as-bar = Du darfst in E bei jedem Preis 3 Erz statt eines Trägers zahlen
about-ability-yard-plus = Jeder deiner Arbeiter in A nimmt bis zu { $number } mehr
about-ability-stone-less = In E kostet dich in dieser Runde jeder Bauplatz 1 Stein weniger
about-ability-extra-build = Du baust oder kaufst nach den Arbeitern von E noch einmal
about-ability-rubble-to-stone = Du machst vor C aus 2 Geröll einen Stein, bis zu 3-mal
about-ability-ore-to-bar = Du machst vor C aus 2 Erz einen Träger, ein- oder zweimal
about-ability-lock = Du verbietest vor A beiden Spielern für diese Runde jede weitere Fähigkeit
about-ability-upkeep = Du darfst ihn abwerfen, statt die Wartung deiner Lok zu bezahlen; dann zählt er nicht mehr
about-ability-rubble-as-stone = Du darfst in E bei einem Preis 2 Geröll statt 1 Stein zahlen oder 4 statt 2
about-ability-bag-three = Du ziehst vor G 3 Klötzchen aus dem Beutel und behältst sie; Ereignisklötzchen gehen ohne Ereignis zurück
about-ability-yard-two = Du nimmst vor A bis zu 2 Klötzchen vom Lagerplatz, davon höchstens 1 Kohle
about-ability-start-marker = Du nimmst vor A den Startspielermarker, und in dieser Runde kann ihn niemand mehr bekommen
about-ability-dig-double = Jeder deiner Arbeiter in B räumt 4 statt 2
about-ability-bore-six = Deine Maschine bohrt in D { $number }
about-ability-build-and-dig = Dein Maschinenarbeiter in D bebaut einen Bauplatz und räumt { $number }
about-ability-calm = Du nimmst vor G { $number ->
        [one] eine Scheibe
       *[other] { $number } Scheiben
    } deiner Farbe aus dem Krisenbereich
about-ability-extra-bore = Deine Maschine bohrt nach den Arbeitern von D { $number }, ohne Arbeiter und Erz
about-hand = Die Aufträge eines Spielers; beide Spieler sehen sie.
about-train-enid = Eine Lok: Ein in C gemachter Träger kostet ihren Besitzer nur { $ore }. Mit jeder Lok heuert 1 Kohle zu Beginn einer Runde einen Arbeiter an.
about-train-wyddfa = Eine Lok: Jeder Arbeiter ihres Besitzers nimmt in A 1 Klötzchen mehr. Mit jeder Lok heuert 1 Kohle zu Beginn einer Runde einen Arbeiter an.
about-train-snowdon = Eine Lok, die am Ende { $points } bringt. Mit jeder Lok heuert 1 Kohle zu Beginn einer Runde einen Arbeiter an.
about-train-moel-siabod = Eine Lok ohne eigene Fähigkeit. Mit jeder Lok heuert 1 Kohle zu Beginn einer Runde einen Arbeiter an.
about-sale = Die ausliegenden Loks. Sie und die Bohrmaschinen kann man in E kaufen, sobald das zweite Ereignis eingetreten ist.
about-siding = Der Platz für eine Lok. Ein Spieler hat nie mehr als eine; kauft er eine andere, liegt die alte wieder aus.
about-crisis = Der Krisenbereich. In jeder Runde kostet jede Scheibe hier ihren Spieler einen Marker, aus dem Vorrat oder sonst vom Spielplan. Am Ende zählt jeder Marker hier { $points }.
about-disc = Eine Krisenscheibe: Im Krisenbereich kostet sie ihren Spieler jede Runde einen Marker, bis ein Arbeiter in G sie entfernt. Daneben kostet sie nichts.
about-seat = Ein Spieler, der von seiner Küste auf die andere Maschine zu räumt. Haben sich die Maschinen getroffen, gewinnt die höhere Summe.
about-points = Alle Punkte zusammen, wie sie jetzt gezählt würden.
about-part-tunnels = Marker auf Tunnelkarten: Jeder zählt die Größe seiner Karte, 2 oder 3.
about-part-stations = Marker auf Stationen: Jeder zählt die Punkte seines Bauplatzes.
about-part-contracts = Aufträge, deren Forderungen erfüllt sind. Ein Marker, Tunnel oder Geröll dient nur einem Auftrag; die beste Wahl zählt.
about-part-train = { $points } für den, der am Ende die Lok Snowdon hat.
about-part-crisis = Jeder Marker im Krisenbereich zählt { $points }.
about-home = Arbeiter, die noch einzusetzen sind. In dieser Runde müssen alle eingesetzt werden.
about-pub = Der Pub: Mit einer Lok holt 1 Kohle von hier für eine Runde einen Arbeiter. Ein anderer kommt zur Bohrmaschine, wenn sie gekauft wird.
about-machine-card = Die Bohrmaschine: In E kostet sie { $bars }. Von der nächsten Runde an arbeitet ihr eigener Arbeiter in D oder G, für jeweils 1 Erz.
about-start-marker = Der Startspielermarker: Wer ihn hat, ist Startspieler der nächsten Runde. Das zweite Feld von A bringt ihn.
about-choice-hire = Du legst 1 Kohle in den Beutel, und in dieser Runde arbeitet ein weiterer Arbeiter für dich.
about-choice-stay = Du behältst deine Kohle.
about-choice-pass = Der Maschinenarbeiter bleibt in dieser Runde auf seiner Karte.
about-choice-wait = Du kündigst vor diesem Bereich keinen Auftrag mehr an.
about-choice-nothing = Du tust mit dieser Aktion nichts.
about-choice-dig = Alles wird geräumt, je 2 Geröll auf einmal.
about-choice-rest = Du räumst nicht: Ein Teil davon geht nicht.
about-choice-shore = Du legst 1 Stein in den Beutel und einen Marker auf die Karte. Die 2 Geröll kommen in den allgemeinen Vorrat.
about-choice-keep-rubble = Du bekommst 2 Geröll. Diese Schaufel kann später nicht mehr abgestützt werden.
about-choice-claim = Dein letzter Marker kommt auf den Geröllplatz.
about-choice-forgo = Du behältst deinen letzten Marker, und der Geröllplatz bleibt für immer leer.
about-choice-bore = Die Maschine räumt je 2 Geröll auf einmal und macht nötigenfalls bei der nächsten Karte weiter.
about-choice-erect = Die Maschine bebaut einen Bauplatz, 1 Stein billiger, als er zeigt.
about-choice-drill = Die Maschine räumt; dank Auftrag darf sie auch einen Bauplatz bebauen.
about-choice-idle = Die Maschine tut in dieser Runde nichts mehr.
about-choice-save = Du baust und kaufst mit diesem Arbeiter nichts.
about-choice-leave = Du nimmst keinen Auftrag. Nimmt niemand einen, wird der linke abgeworfen.
about-choice-maintain = Du zahlst 1 Träger in den allgemeinen Vorrat und behältst die Lok.
about-choice-return-train = Die Lok liegt wieder aus, und beide Spieler können sie wieder kaufen.
about-take = So viele Klötzchen dieser Art nimmst du vom Lagerplatz.
about-make = So viele davon stellst du her.
about-pay = So viele Träger oder Steine des Preises ersetzt du, wie es ein wirksamer Auftrag erlaubt.

## Was sie jetzt für den Betrachter bedeuten

about-now-last-round = Die Maschinen haben sich getroffen: Das ist die letzte Runde.
about-now-first = Du bist Startspieler dieser Runde.
about-now-take = Dein Arbeiter würde bis zu { $cubes } nehmen. Auf dem Lagerplatz: { $yard }.
about-now-dig = Dein Arbeiter würde { $rubble } räumen; { FORM($position, "at") } liegt noch { $left }.
about-now-shore = Zum Abstützen hast du { $stone } und { $markers }.
about-now-make = Du könntest { $bars } machen oder { $stone }.
about-now-sites = { $number ->
        [0] Du könntest jetzt keinen offenen Bauplatz bezahlen.
        [one] Du könntest jetzt { $number } offenen Bauplatz bezahlen.
       *[other] Du könntest jetzt { $number } offene Bauplätze bezahlen.
    }
about-now-buy = Du könntest kaufen: { $items }.
about-now-row = In der Auslage: { $contracts }.
about-now-calm = Er würde eine deiner Scheiben entfernen; es blieben { $discs }.
about-now-recover = Er würde einen deiner Marker zurückbringen; dort blieben { $markers }.
about-now-calm-nothing = Du hast weder Scheibe noch Marker im Krisenbereich.
about-now-machine-here = Deine Maschine räumt hier: noch { $rubble }.
about-now-their-machine-here = Die andere Maschine räumt hier: noch { $rubble }.
about-now-rubble = Noch { $rubble } zu räumen.
about-now-shored = Du hast sie vollständig abgestützt: { $points }.
about-now-tunnel-mine = Du hast hier { $markers }: { $points }.
about-now-tunnel-open = Sie kann noch vollständig abgestützt werden, mit { $markers } mehr.
about-now-tunnel-lost = Du kannst sie nicht mehr vollständig abstützen.
about-now-may-build = Du kannst hier bauen.
about-now-site-mine = Er gehört dir: { $points }.
about-now-site-theirs = Er gehört dem Gegner: { FORM($seat, "the") }.
about-now-site-lost = Niemand kann ihn mehr gewinnen.
about-now-build = Du könntest ihn jetzt bebauen, für { $cost }.
about-now-lack = Dir fehlt noch: { $goods }.
about-now-distance = Bis zum Treffen: { $cards } zu räumen.
about-now-first-there = { $seat } waren als Erste dort.
about-now-race = Deine Maschine ist { $cards } davon entfernt, die andere { $other }.
about-now-worth-bars = In C ergibt das { $bars }.
about-now-worth-stone = In C ergibt das { $stone }.
about-now-next-event = Es kommt als Nächstes.
about-now-hit-you = Mit der jetzigen Rückseite treffen Ereignisse dich.
about-now-hit-them = Mit der jetzigen Rückseite treffen Ereignisse den anderen Spieler.
about-now-hit-both = Mit der jetzigen Rückseite treffen Ereignisse euch beide.
about-now-disc-you = Liegt sie in der Krise noch oben, bekommst du eine Scheibe.
about-now-disc-them = Liegt sie in der Krise noch oben, bekommt der andere Spieler eine Scheibe.
about-now-no-letter = Der Strich: Er gehört zu keinem Bereich und wird nicht angekündigt.
about-now-new-card = N: einer der vier Aufträge, die es nur in diesem Szenario gibt.
about-now-needs-met = Du hast alles, was er verlangt.
about-now-needs-crowded-out = Du hast alles, was er verlangt, aber damit wird ein anderer Auftrag erfüllt: Jedes dient nur einem.
about-now-theirs = { $seat } haben ihn.
about-now-spent = Seine Fähigkeit ist verbraucht.
about-now-in-force = Seine Fähigkeit wirkt in dieser Runde.
about-now-together = Zusammen bringen die Aufträge jetzt { $points }.
about-now-can-buy = Du könntest sie jetzt kaufen.
about-now-train-mine = Sie gehört dir.
about-now-upkeep-to-come = Die Wartung kommt noch: 1 Träger, oder die Lok geht.
about-now-not-yet = { $number ->
        [one] Davor muss noch ein Ereignis eintreten.
       *[other] Davor müssen noch { $number } Ereignisse eintreten.
    }
about-now-due = In der nächsten Krise zahlst du { $markers }; im Vorrat hast du { $supply }.
about-now-loss = Deine Marker hier zählen { $points }.
about-now-ahead = Du liegst { $points } vorn.
about-now-behind = Du liegst { $points } zurück.
about-now-level = Ihr liegt gleichauf.
about-now-no-train = Du hast keine Lok, um anzuheuern.
about-now-no-coal = Du hast keine Kohle, um anzuheuern.
about-now-can-hire = Zu Beginn einer Runde kannst du für 1 Kohle anheuern.
about-now-fixed = In dieser Runde kann ihn niemand mehr nehmen.

## Eigene Tabellen: was sich nicht lesen lässt

tables-ability-known = die Fähigkeit dieses Auftrags ist bekannt: { $ability }
tables-ability-fixed = nur die Aufträge 5, 16 und 21 können { $ability } haben
tables-needs = needs= wird 2S+1T+4R geschrieben: Stationen, Tunnelkarten, Geröll
tables-odd = Geröll wird zu je { $bite } genommen: rubble={ $amount } ist ungerade
tables-sites = { $key }= wird rubble:4,3-stone:6,1-steel+2-stone:12 geschrieben
tables-rubble = auf ihren Geröllplätzen liegen zusammen { $count } Geröll
tables-most-sites = höchstens { $most } Bauplätze für Stein und Stahl
tables-rubble-written = Geröllplätze werden rubble:4 geschrieben, oder wo es mehrere gibt 2-rubble:3
tables-no-cost = „{ $said }“ sind keine Kosten; schreib 3-stone, 1-steel oder 1-steel+2-stone
tables-event-known = dieses Ereignis ist bekannt: { $event }
tables-event-fixed = Loks kommen mit Ereignis 2 und Wartung mit Ereignis 6, und nie wieder
tables-beyond = liegt jenseits von { $first }
tables-last-three = eines der letzten drei bewegt die Maschinen: excavate oder track

## Aus der Schachtel eingetragen: Namen der Zeilen, und wo ihre Werte auf dem Material stehen

line-event = Feld { $space } der Ereignisleiste
box = Bereit liegen: die vier neuen Aufträge des Szenarios und die Aufträge 7, 11 und 12 von Snowdonia, die sieben Stationskarten, die Ereignisleiste des Spielplans und das Szenarioblatt mit dem Bild des Aufbaus.
box-contract =
    Aufträge
    ┌─────────────     ┌─────────────
    │ obere Hälfte     │ Rückseite
    │  needs           │  back
    │  vp              └─────────────
    ├─ untere Hälfte
    │  ability
    └─────────────
    needs    was er verlangt: 2S+1T+4R
             S Stationen · T Tunnelkarten (Gleise) · R Geröll
    vp       seine Punkte am Ende
    ability  was er einmal bewirkt; dort steht auch der Buchstabe seines Bereichs
    back     das Wetter auf der Rückseite
    N1, N2, N4 und N8 nennen wir die neuen Aufträge nach denen, die sie ersetzen:
    1, 2, 4 und 8. Nimm deine in beliebiger Reihenfolge. Ist keine Fähigkeit hier die
    einer Karte, behalte die ähnlichste und sag es uns.
box-number =
    Zahlen in den Fähigkeiten, in der unteren Hälfte des Auftrags
       cubes    Auftrag 7: Klötzchen mehr vom Lagerplatz
       rubble   neue Aufträge: Geröll, das die Maschine räumt
       discs    neue Aufträge: Krisenscheiben, die wegkommen
    Hat keiner deiner Aufträge die Fähigkeit, drücke Enter.
box-train =
    Loks
       bars     Stahlträger, die die Lok kostet
       coal     Kohleklötzchen, die am Anfang darauf liegen
box-station =
    Stationskarten: alle Bauplätze einer Station, jeder als KOSTEN:PUNKTE, mit Kommas dazwischen
       3-stone:7              ein Bauplatz für 3 Stein, 7 Punkte
       1-steel:5              für einen Stahlträger
       1-steel+2-stone:12     für beides
       rubble:4               der Geröllplatz, 4 Punkte
       2-rubble:2,2-rubble:3  wo es mehrere sind, mit dem Geröll auf jedem
box-place =
    Die Strecke von England bis zur Mitte, wie das Bild des Aufbaus sie zeigt
       0    1    2    3    4  …  10
       │    │    │              Mitte
       │    └────┴─ Tunnelkarten und Stationen
       St Pancras
    at       die Stelle der Station: zähle die Karten, St Pancras ist 0
box-event =
    Die Ereignisleiste, Feld für Feld
       ┌───┬───┬───┬───┬──
       │ 1 │ 2 │ 3 │ 4 │ …
       └───┴───┴───┴───┴──
    kind     was geschieht, wenn ein Ereignisklötzchen dorthin kommt

## Das Material, Stück für Stück

component-contracts = Aufträge
component-trains = Loks
component-stations = Stationen
component-tunnels = Tunnelkarten
component-cubes = Klötzchen und Güter
component-pieces = Figuren und Marker
component-tunnel = Tunnelkarte der Größe { $size }
component-tunnel-said = Eine Tunnelkarte mit { $size } Plätzen zum Abstützen. Jeder Marker darauf bringt am Ende { $size } Punkte; vollständig von einem Spieler abgestützt, zählt sie für Aufträge.
component-ore = Eisenerz
component-stone = Stein
component-coal = Kohle
component-rubble = Geröll
component-bars = Stahlträger
component-event-cube = Ereignisklötzchen
component-labourer = Arbeiter: { $seat }
component-marker = Marker: { $seat }
component-disc = Krisenscheibe: { $seat }
component-machine = Bohrmaschine: { $seat }
component-start-marker = Startspielermarker
component-black = Schwarzer Marker
component-black-said = Er schließt eine Station: Niemand kann dort mehr bauen oder etwas bekommen. Die Marker dort bleiben und zählen weiterhin.

## Die Felder einer Stellung, und was darin stehen kann

field-layout = Tunnelkarten
field-layout-mirrored = beide Hälften gleich
field-layout-independent = jede Hälfte gemischt
field-crisis-start = Krisenbereich am Anfang
field-crisis-start-standard = je zwei Marker
field-crisis-start-discs = je zwei Marker, eine Scheibe
field-crisis-start-markers = je vier Marker
field-next-hire = Anheuern
field-next-place = Einsetzen
field-next-window = Fenster
field-next-work = Arbeit der Bereiche
field-next-after = nach einem Bereich
field-next-home = Arbeiter gehen heim
field-next-contracts = Auslage der Aufträge
field-next-crisis = Krise
field-next-yard = Lager auffüllen
field-next-events = Ereignisse
field-next-end = Ende der Runde
field-first = Startspieler
field-start = Startspielermarker
field-fixed = Startspielermarker liegt fest
field-locked = Fähigkeiten gesperrt
field-area = Bereich
field-at = Schritt
field-turn = am Zug
field-waited = haben im Fenster gepasst
field-bag = Klötzchen im Beutel
field-bag-event = Ereignisse
field-yard = Lagerplatz
field-rubble-left = Geröll im Vorrat
field-bars-left = Träger im Vorrat
field-spaces = Felder für Arbeiter
field-line = Strecke
    .one = Karte der Strecke
field-sites = Bauplätze
field-rubble-sites = Geröllplätze
field-black = schwarze Marker
field-train-coal = Kohle auf den Loks
field-on-sale = Loks im Verkauf
field-row = Auslage der Aufträge
field-signed = Auftrag in dieser Runde genommen
field-contracts = Aufträge
    .one = Auftrag
field-deck = Aufträge im Stapel
field-sky = Rückseite des Stapels
field-sky-rain = Regen
field-sky-sun = Sonne
field-sky-fog = Nebel
field-wind = Rückseite vor dem Auffüllen
field-wind-rain = Regen
field-wind-sun = Sonne
field-wind-fog = Nebel
field-fired = bisherige Ereignisse
field-track = Klötzchen auf der Ereignisleiste
field-waiting = anstehende Ereignisklötzchen
field-aside = beiseitegelegte Ereignisklötzchen
field-upkeep = Wartung noch offen
field-middle = zuerst an der Mitte
field-broken = Durchbruch
field-digger = wer räumt
field-bites = noch zu räumende Schaufeln
field-boring = Maschine bei der Arbeit
field-parts = erledigte Teile des Auftrags
field-goods = Waren
field-supply = Marker im Vorrat
field-crisis = Marker im Krisenbereich
field-discs = Scheiben
field-position = Platz der Maschine
field-station = zuletzt erreichte Station
field-bought = Maschine gekauft
field-train = Lok
field-train-enid = Enid
field-train-wyddfa = Wyddfa
field-train-snowdon = Snowdon
field-train-moel-siabod = Moel Siabod
field-home = noch einzusetzende Arbeiter
field-hired = Arbeiter angeheuert
field-pub = Arbeiter im Pub
field-machine = Maschinenarbeiter
field-calming = Arbeiter in Bereich G
field-machine-calming = Maschinenarbeiter in Bereich G
field-owing = der Krise geschuldete Marker
field-rubble = Geröll
field-room = Plätze für Marker
field-markers = Marker
field-lies = wo er ist
field-lies-deck = im Stapel
field-lies-row = in der Auslage
field-lies-held = im Besitz
field-lies-shown = gezeigt
field-lies-discard = Ablage
field-used = Fähigkeit
field-used-fresh = nicht genutzt
field-used-announced = angekündigt
field-used-spent = verbraucht
field-question-hire = Arbeiter anheuern
field-question-place = Arbeiter einsetzen
field-question-contract = Auftrag ankündigen
field-question-yard = Klötzchen nehmen
field-question-dig = räumen
field-question-bite = abstützen oder Geröll behalten
field-question-claim = der letzte Marker
field-question-works = Werkstatt
field-question-bore = bohren oder bauen
field-question-build = bauen oder kaufen
field-question-payment = Bezahlung
field-question-office = Auftrag nehmen
field-question-selection = gezeigten Auftrag wählen
field-question-lose = Marker verlieren
field-question-upkeep = Wartung
field-question-first = wer beginnt
field-question-layout = Größe einer Tunnelkarte
field-question-back = Rückseite des Stapels
field-question-face = welcher Auftrag kommt
field-question-cube = welches Klötzchen gezogen wird
