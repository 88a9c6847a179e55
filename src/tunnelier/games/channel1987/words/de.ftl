### Was „1987 Channel Tunnel“ sagt. Wie seine Dinge heißen, steht in glossary.md.

## Das Spiel und seine Optionen

summary = Großbritannien und Frankreich treiben ihre Tunnel aufeinander zu, Stapel gegen Stapel, und dürfen nicht vom Kurs abkommen.
credit = Shei S. und Isra C., Looping Games, 2019
option-agenda-off = das Grundspiel
option-agenda-on = mit den Agendakarten
option-agenda = die Erweiterung „Agenda“
option-nations-standard = Platz 1 ist Großbritannien
option-nations-swapped = Platz 1 ist Frankreich
option-nations = wer welches Land spielt
reconstructed = Die Zahlen der Spielkarten, der Technologieleisten, der Abweichungskarten, der Schuttplättchen und der Agendakarten sind rekonstruiert: Sie sind nirgends veröffentlicht, wo wir sie lesen konnten. Unsere passen zu allem, was bekannt ist.

## Die Länder

nation-britain = Großbritannien
    .letter = G
nation-france = Frankreich
    .letter = F

## Die Farben der Scheiben und des Schutts
# .disc steht vor Scheibe und Scheiben, die drei Fälle stehen vor Schutt.

colour-blue = blau
    .letter = B
    .disc = blaue
    .nominative = blauer
    .accusative = blauen
    .dative = blauem
colour-black = schwarz
    .letter = S
    .disc = schwarze
    .nominative = schwarzer
    .accusative = schwarzen
    .dative = schwarzem
colour-orange = orange
    .letter = O
colour-yellow = gelb
    .letter = G
    .disc = gelbe
    .nominative = gelber
    .accusative = gelben
    .dative = gelbem
colour-white = weiß
    .letter = W
    .disc = weiße
    .nominative = weißer
    .accusative = weißen
    .dative = weißem

## Die Farben der Abweichungskarten

hue-red = rot
    .letter = R
    .card = rote
hue-blue = blau
    .letter = B
    .card = blaue
hue-green = grün
    .letter = Ü
    .card = grüne
hue-yellow = gelb
    .letter = G
    .card = gelbe
hue-grey = farblos
    .letter = –
    .card = farblose

## Die Aktionen, und was sie bewirken

action-plan = Planung
action-tunnel = Vortrieb
action-finance = Finanzierung
action-technology = Technologie
action-develop = Entwicklung
effect-plan = dein nächstes verdecktes Plättchen aufdecken
effect-tunnel = dein nächstes Plättchen abbauen: für 1 Scheibe seiner Farbe, sonst 2 beliebige
effect-finance = eine ausliegende Karte als Geld nehmen
effect-technology = einen Marker bewegen; Geld öffnet Schranken und korrigiert die Abweichung

## Die Aktionsfelder

space-plan-tunnel = Planung/Vortrieb
space-finance-technology = Finanzierung/Technologie
space-slot-1 = Wechselfeld 1
space-slot-2 = Wechselfeld 2
space-slot-3 = Wechselfeld 3

## Der Tunnel, die Lager, die Technologieleisten

place-britain = Feld { $space } der britischen Seite
    .at = auf Feld { $space } der britischen Seite
place-france = Feld { $space } der französischen Seite
    .at = auf Feld { $space } der französischen Seite
storage-britain = britisches Lager
    .at = im britischen Lager
storage-france = französisches Lager
    .at = im französischen Lager
track-upper = oben
    .nominative = oberer
    .accusative = oberen
track-lower = unten
    .nominative = unterer
    .accusative = unteren

## Die Spielkarten

card-new-workers-a = Neue Arbeiter (a)
card-new-workers-b = Neue Arbeiter (b)
card-exchange-a = Tausch (a)
card-exchange-b = Tausch (b)
card-extra-finance-a = Zusatzfinanzierung (a)
card-extra-finance-b = Zusatzfinanzierung (b)
card-improve-technology-a = Bessere Technologie (a)
card-improve-technology-b = Bessere Technologie (b)
card-control-room-1 = Leitstand 1
card-control-room-2 = Leitstand 2
card-control-room-3 = Leitstand 3
card-control-room-4 = Leitstand 4
card-control-room-5 = Leitstand 5
card-new-materials = Neue Materialien
card-heavy-machinery = Schwere Maschinen
card-european-speech = Europarede
card-media-relations = Medienarbeit
card-political-duel = Politisches Duell
card-topographical-1 = Topografische Analyse 1
card-topographical-2 = Topografische Analyse 2
card-topographical-3 = Topografische Analyse 3
card-topographical-4 = Topografische Analyse 4
card-topographical-5 = Topografische Analyse 5
card-belgium = Einfluss: Belgien
    .country = Belgien
card-denmark = Einfluss: Dänemark
    .country = Dänemark
card-greece = Einfluss: Griechenland
    .country = Griechenland
card-ireland = Einfluss: Irland
    .country = Irland
card-luxembourg = Einfluss: Luxemburg
    .country = Luxemburg
card-netherlands = Einfluss: Niederlande
    .country = Niederlande
card-portugal = Einfluss: Portugal
    .country = Portugal
card-spain = Einfluss: Spanien
    .country = Spanien
card-italy = Einfluss: Italien
    .country = Italien
card-west-germany = Einfluss: BR Deutschland
    .country = BR Deutschland

## Fähigkeiten und Effekte, wie die Karten sie sagen

ability-new-workers = Rundenbeginn: 1 Scheibe mehr ziehen
ability-exchange = Rundenbeginn: eine Scheibe mit dem Gegner tauschen
ability-extra-finance = zählt in einer Aktion Technologie als { $millions }
ability-improve-technology = nach einer Technologie in diesem Zug: eine weitere
ability-control-room-1 = nach einer Planung: 1 Scheibe des Stapels zurücknehmen
ability-control-room-2 = nach einer Technologie: 1 Scheibe des Stapels zurücknehmen
ability-control-room-3 = nach einer Planung: noch eine Planung
ability-control-room-4 = nach einer Planung: ein Vortrieb
ability-control-room-5 = nach einer Technologie: noch eine Technologie
ability-new-materials = nach jeder Aktion: 1 Scheibe des Stapels zurücknehmen
ability-heavy-machinery = nach jeder Aktion: eine Aktion anderer Art
ability-speech = { $points } für jedes Paar deiner Einflusskarten
ability-media = { $points }, wenn du mehr Karten hast als der Gegner
ability-duel = { $points }, wenn du mehr Einflusskarten hast als der Gegner
ability-topographical = 1, 3, 6, 10, 15 Punkte für 1 bis 5 Farben auf solchen Karten
ability-influence = zählt als Einflusskarte

## Was die Entwicklung einer Karte kostet: auf der Karte; und in „will … entwickeln und gibt dafür …“

cost-none = kostenlos
cost-discard-1 = 1 Plättchen ablegen
cost-place-1 = 1 Plättchen darauf
cost-place-1-or-2 = 1 oder 2 Plättchen darauf
owed-none = nichts
owed-discard-1 = 1 gelagertes Plättchen, das abgelegt wird
owed-place-1 = 1 gelagertes Plättchen, das darauf gelegt wird
owed-place-1-or-2 = 1 oder 2 gelagerte Plättchen, die darauf gelegt werden

## Die Agendakarten und ihre Strafen

event-training = Schulung
event-warehouse-inspection = Lagerinspektion
event-check-up = Kontrolle
event-repairs = Reparaturen
event-supervision = Aufsicht
event-promotion = Werbung
penalty-training = in der nächsten Runde 1 Scheibe weniger ziehen
penalty-warehouse-inspection = zwischen zwei Zügen des Gegners einen Zug aussetzen
penalty-check-up = sofort eine Abweichungskarte ziehen
penalty-repairs = deine nächste Technologie bewegt keinen Marker
penalty-supervision = dein nächster Stapel braucht mindestens 2 Scheiben mehr, als dort liegen
penalty-promotion = { $millions } deines Geldes bezahlen

## Gezähltes

counted-discs = { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
}
counted-colour-discs = { $number ->
    [one] { $number } { FORM($colour, "disc") } Scheibe
   *[other] { $number } { FORM($colour, "disc") } Scheiben
}
counted-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
counted-points-short = { $number } Pkt.
counted-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
counted-deviation-cards = { $number ->
    [one] { $number } Abweichungskarte
   *[other] { $number } Abweichungskarten
}
counted-colours = { $number ->
    [one] { $number } Farbe
   *[other] { $number } Farben
}
counted-levels = { $number ->
    [one] { $number } Stufe
   *[other] { $number } Stufen
}
millions = { $number }M

## Schutt und Abweichungskarten in einem Satz

rubble = { FORM($colour, "nominative") } Schutt
    .accusative = { FORM($colour, "accusative") } Schutt
    .dative = { FORM($colour, "dative") } Schutt
rubble-with-symbol = { FORM($colour, "nominative") } Schutt mit Agendasymbol
    .accusative = { FORM($colour, "accusative") } Schutt mit Agendasymbol
    .dative = { FORM($colour, "dative") } Schutt mit Agendasymbol
deviation-card = { $hue } { $level }

## Die Fragen

ask-turn = { $seat }: Lege alle deine Scheiben einer Farbe und führe eine Aktion aus, oder passe.
ask-keep = { $seat }: Wie viele { FORM($colour, "disc") } Scheiben behältst du?
ask-pay = { $seat }: Bezahle den Vortrieb mit zwei Scheiben.
ask-take = { $seat }: Welche ausliegende Karte wird zu Geld?
ask-advance = { $seat }: Welcher Technologiemarker rückt vor?
ask-commit = { $seat }: Welche Karte „Zusatzfinanzierung“ hilft an der Schranke?
ask-peek = { $seat }: Sieh dir ein verdecktes Schuttplättchen an, wenn du willst.
ask-realign = { $seat }: Geld ausgeben, um die Abweichung zu korrigieren?
ask-rubble = { $seat }: Welches gelagerte Plättchen für die Karte „{ $card }“?
ask-window = { $seat }: Noch eine Karte einsetzen?
ask-machine = { $seat }: Welche Aktion soll die Karte „Schwere Maschinen“ geben?
ask-workers = { $seat }: Vor dem Ziehen die Karte „Neue Arbeiter“ einsetzen?
ask-exchange = { $seat }: Eine Scheibe mit dem Gegner tauschen?
ask-offer = { $seat }: Die Agendakarte „{ $event }“ behalten?
ask-promotion = { $seat }: Welches Geld bezahlt die Agendakarte „Werbung“?
ask-reveal = Welches Schuttplättchen liegt { FORM($place, "at") }?
ask-glimpse = Welches Schuttplättchen sieht { $seat }?
ask-disc = Welche Scheibe zieht { $seat }?
ask-deal = Welche Karte kommt auf Wechselfeld { $slot }?
ask-deviate = Welche Abweichungskarte zieht { $seat }?
ask-agenda-card = Welche Agendakarte zieht { $seat }?

## Warum ein Zug nicht erlaubt ist

refusal-not-left = Das kann nicht mehr gezogen werden.
refusal-no-discs = Du hast keine Scheibe dieser Farbe.
refusal-stack-too-small = Der Stapel muss größer sein als der, der dort liegt.
refusal-empty-slot = Dort liegt keine Karte.
refusal-all-up = Alle deine Schuttplättchen liegen schon offen.
refusal-token-down = Dein nächstes Plättchen liegt noch verdeckt: Plane zuerst.
refusal-storage-full = Dein Lager ist voll.
refusal-cannot-pay = Du könntest nicht bezahlen: eine Scheibe in der Farbe des Plättchens oder zwei beliebige.
refusal-nothing-to-do = Das würde nichts ändern.
refusal-end-of-track = Dieser Marker steht auf dem letzten Feld.
refusal-barrier = Du hast nicht genug Geld für die Schranke.
refusal-under-repair = Während der Reparaturen bewegt sich kein Marker.
refusal-no-rubble = Du hast kein gelagertes Plättchen, das du dafür geben könntest.
refusal-not-yours = Du hast diese Karte nicht entwickelt.
refusal-not-now = Diese Karte passt nicht zu der Aktion, die gerade beendet wurde.
refusal-same-kind = Es muss eine Aktion anderer Art sein als die gerade beendete.
refusal-too-many-kept = Du würdest zu viele Scheiben behalten.
refusal-same-colour = Zwei Scheiben derselben Farbe: Das ändert nichts.
refusal-not-face-down = Dort liegt kein verdecktes Plättchen.
refusal-wasteful = Eine Zahlung darf keine überflüssige Karte enthalten.
refusal-supervised = Unter Aufsicht braucht der Stapel mindestens zwei Scheiben mehr, als dort liegen.
refusal-nothing-displayed = Es liegt keine Karte aus, die du nehmen könntest.
refusal-no-card-there = Auf diesem Feld liegt keine Karte.
refusal-storage-locked = Dein Lager ist voll, solange sein dritter Platz gesperrt ist.
refusal-idle = Eine Aktion Technologie muss einen Marker bewegen oder die Abweichung korrigieren.
refusal-token-due = Lege mindestens ein Plättchen auf die Karte.
refusal-discard-due = Die Karte verlangt ein Plättchen.
refusal-not-stored = Du hast kein gelagertes Plättchen dieser Farbe.
refusal-worn-out = Diese Karte ist verbraucht: Es liegt kein Plättchen mehr darauf.
refusal-used-before = Diese Karte wurde in dieser Runde schon eingesetzt.
refusal-not-spendable = Das ist weder eine deiner Geldkarten noch deine Zusatzfinanzierung.
refusal-not-money = Das ist keine deiner Geldkarten.
refusal-no-technology = In diesem Zug gab es noch keine Aktion Technologie.
refusal-stack-used-up = Von deinem Stapel ist keine Scheibe mehr übrig.
refusal-area-full = Du hast so viele Scheiben, wie dir erlaubt sind.
refusal-cannot-give = Du hast diese beiden Scheiben nicht.
refusal-cannot-swap = Einer von euch hat keine Scheibe dieser Farbe.
refusal-cannot-keep = So viele Scheiben dieser Farbe hast du nicht.

## Die Züge

move-plan = { $seat } legt { $discs }: Planung.
move-tunnel = { $seat } legt { $discs }: Vortrieb.
move-finance = { $seat } legt { $discs }: Finanzierung.
move-technology = { $seat } legt { $discs }: Technologie.
move-secondary = { $seat } legt { $discs }: { $action } mit der Karte „{ $card }“.
move-develop = { $seat } legt { $discs }: Entwicklung der Karte „{ $card }“.
move-pass = { $seat } passt.
move-keep = { $seat } behält { $discs }.
move-pay = { $seat } bezahlt { $discs }.
move-take = { $seat } nimmt die Karte „{ $card }“ als Geld.
move-advance = { $seat } rückt den { FORM($track, "accusative") } Technologiemarker auf das Feld für { $points } vor.
move-stay = { $seat } bewegt keinen Technologiemarker.
move-commit = { $seat } nimmt die Karte „{ $card }“ dazu.
move-peek = { $seat } sieht sich das Plättchen { FORM($place, "at") } an.
move-decline = { $seat } sieht sich kein Plättchen an.
move-realign = { $seat } gibt die Karte „{ $card }“ ({ $millions }) aus, um die Abweichung zu korrigieren.
move-aligned = { $seat } gibt nichts mehr aus.
move-rubble = { $seat } gibt { FORM($rubble, "accusative") }.
move-enough = { $seat } gibt kein zweites Plättchen.
move-use = { $seat } setzt die Karte „{ $card }“ ein.
move-close = { $seat } beendet den Zug.
move-machine = { $seat } wählt { $action }.
move-build = { $seat } entwickelt die Karte „{ $card }“.
move-hire = { $seat } setzt die Karte „{ $card }“ ein.
move-draw = { $seat } zieht Scheiben.
move-swap = { $seat } tauscht { $give } gegen { $take } („{ $card }“).
move-settle = { $seat } tauscht nichts mehr.
move-accept = { $seat } behält die Agendakarte „{ $event }“.
move-decline-card = { $seat } legt die Agendakarte „{ $event }“ ab.
move-contribute = { $seat } bezahlt mit der Karte „{ $card }“ ({ $millions }).
move-reveal = Es liegt { $token } { FORM($place, "at") }.
move-glimpse = { $seat } sieht { FORM($token, "accusative") }.
unseen-glimpse = { $seat } sieht sich ein Schuttplättchen an.
move-disc = { $seat } zieht { $discs }.
move-deal = Die Karte „{ $card }“ kommt auf Wechselfeld { $slot }.
move-deviate = { $seat } zieht eine Abweichungskarte: { $card }.
move-event = { $seat } zieht die Agendakarte „{ $card }“.

## Was erzählt wird: Aufbau und Rundenbeginn

news-laid = { $seat } hat { FORM($token, "accusative") } offen auf Feld { $tunnel }.
news-stored = { $seat } beginnt mit { FORM($token, "dative") } im Lager.
news-displayed = Die Karte „{ $card }“ wird auf Wechselfeld { $slot } ausgelegt.
news-round-began = { $seat } hat die Startspielerkarte und eröffnet Runde { $round }.
news-draws = { $seat } muss { $number } aus dem Beutel ziehen; { $allowed } sind erlaubt.
news-draws-nothing = { $seat } zieht keine Scheiben.
news-drew = { $seat } zieht { $discs }.
news-found-too-few = { $seat } müsste { $missing } ziehen, aber der Beutel enthält nur noch { $left }.
news-called-workers = { $seat } darf in dieser Runde { $allowed } Scheiben haben, dank der Karte „Neue Arbeiter“.
news-turned-to-the-bag = { $seat } greift zum Beutel.
news-swapped = { $seat } tauscht { $give } gegen { $take } des Gegners.
news-closed-exchange = { $seat } beendet seinen Tauschschritt.

## Was erzählt wird: Züge, Passen, Rundenende

news-turn-began = { $seat } ist am Zug.
news-placed = { $seat } legt { $discs } auf { $space }.
news-took-stack = { $seat } nimmt { $discs } von { $space }.
news-acted = { $seat } führt die Aktion { $action } aus.
news-passed = { $seat } passt.
news-took-first-player = { $seat } hat als Erstes gepasst und nimmt die Startspielerkarte.
news-stayed-first-player = { $seat } hat als Erstes gepasst und behält die Startspielerkarte.
news-kept = { $seat } behält { $discs } für die nächste Runde.
news-returned = { $seat } legt { $discs } in den Beutel zurück.
news-had-no-turn = { $seat } hat gepasst und ist nicht mehr am Zug.
news-round-over = Beide haben gepasst: Runde { $round } ist zu Ende.
news-cleared = Von { $space } zurück in den Beutel: { $discs }.
news-stopped = Nach { $round } Runden wird das Spiel gewertet, wie es steht.
news-drawn-game = Die Punkte sind gleich: Das Spiel endet unentschieden.

## Was erzählt wird: die Auslage

news-dealt = Die Karte „{ $card }“ kommt vom Nachziehstapel auf Wechselfeld { $slot }.
news-discarded = Die Karte „{ $card }“ wird nach ihrer Nebenaktion abgelegt.
news-shuffled-cards = Der Nachziehstapel ist leer und wird aus dem Ablagestapel neu gebildet: { $cards }.
news-stayed-empty = Wechselfeld { $slot } bleibt leer: Weder im Nachziehstapel noch im Ablagestapel ist eine Karte übrig.

## Was erzählt wird: Planung, Vortrieb und Abweichung

news-turned-up = { $seat } deckt auf Feld { $tunnel } { FORM($token, "accusative") } auf.
news-paid = { $seat } bezahlt den Vortrieb: { $discs }, in den Beutel.
news-paid-others = { $seat } hat keine Scheibe in der Farbe des Plättchens und bezahlt den Vortrieb anders: { $pair }, in den Beutel.
news-dug = { $seat } baut { FORM($token, "accusative") } ab und lagert ihn ein; die TBM rückt auf Feld { $tunnel } vor.
news-must-check = { $seat } muss { $deviations } ziehen.
news-flooded = { $seat } hat Wasser im Tunnel und muss { $deviations } ziehen.
news-stayed-dry = { $seat } ist vor Wasser geschützt und zieht keine Abweichungskarte.
news-drew-deviation = { $seat } zieht eine Abweichungskarte: { $deviation }.
news-went-astray = { $seat } weicht um { $levels } ab, auf { $level }.
news-shuffled-deviations = Eine { FORM($hue, "card") } Abweichungskarte lag schon offen: Alle werden zu einem neuen Nachziehstapel gemischt.

## Was erzählt wird: Finanzierung und Technologie

news-took-money = { $seat } nimmt die Karte „{ $card }“ als Geld ({ $millions }), { $worth } insgesamt.
news-spent = { $seat } gibt die Karte „{ $card }“ ({ $millions }) aus; sie wird abgelegt.
news-got-no-change = { $seat } bekommt kein Wechselgeld und verliert { $millions }.
news-advanced = { $seat } rückt den { FORM($track, "accusative") } Technologiemarker auf das Feld für { $points } vor.
news-moved-no-counter = { $seat } bewegt keinen Technologiemarker.
news-crossed = { $seat } überwindet eine Schranke von { $price } mit allem Geld: { $paid }.
news-corrected-by-surplus = { $seat } korrigiert die Abweichung mit dem Überschuss um { $levels }, auf { $level }.
news-lost-surplus = { $seat } verliert, was vom Überschuss übrig ist: { $millions }.
news-corrected = { $seat } korrigiert die Abweichung um { $levels }, auf { $level }.
news-left-deviation = { $seat } belässt die Abweichung bei { $level }.
news-gained-a-disc = { $seat } erhält eine zusätzliche Scheibe: Ab dem nächsten Ziehen sind { $allowed } erlaubt.
news-may-peek = { $seat } darf sich ein verdecktes Schuttplättchen ansehen.
news-knows-all = { $seat } dürfte sich ein verdecktes Schuttplättchen ansehen, kennt aber schon alle.
news-peeked = { $seat } sieht sich das Plättchen { FORM($place, "at") } an.
news-saw = { $seat } sieht { FORM($place, "at") } { FORM($token, "accusative") } und lässt das Plättchen verdeckt.
unheard-saw = { $seat } hat das Plättchen { FORM($place, "at") } gesehen und lässt es verdeckt.
news-did-not-peek = { $seat } sieht sich kein Plättchen an.
news-gained-storage = { $seat } darf ab jetzt den dritten Lagerplatz nutzen.

## Was erzählt wird: Nebenaktionen, Entwicklung, Fähigkeiten

news-acted-by-card = { $seat } führt die Nebenaktion { $action } der Karte „{ $card }“ aus.
news-developed = { $seat } entwickelt die Karte „{ $card }“.
news-owes-rubble = { $seat } will die Karte „{ $card }“ entwickeln und gibt dafür { $needs }.
news-gave-up = { $seat } legt für die Karte „{ $card }“ { FORM($rubble, "accusative") } aus dem Lager ab; er ist aus dem Spiel.
news-put-on-card = { $seat } legt { FORM($rubble, "accusative") } aus dem Lager auf die Karte „{ $card }“.
news-put-no-more = { $seat } legt kein zweites Plättchen auf die Karte „{ $card }“.
news-used = { $seat } setzt die Karte „{ $card }“ ein.
news-token-left = Die Karte „{ $card }“ verliert { FORM($rubble, "accusative") }; er ist aus dem Spiel.
news-turned-down = Die Karte „{ $card }“ hat kein Plättchen mehr und wird verdeckt.
news-may-use-again = { $seat } darf die Karte „{ $card }“ wieder einsetzen.
news-counted-as-money = { $seat } rechnet die Karte „{ $card }“ als { $millions }.
news-gave-no-change = { $seat } verliert { $millions }: Zusatzfinanzierung gibt kein Wechselgeld.
news-improved-technology = { $seat } führt eine weitere Aktion Technologie aus.
news-ended-turn = { $seat } beendet den Zug.
news-recovered = { $seat } nimmt { $discs } von { $space } zurück.
news-chained = { $seat } führt eine Kettenaktion aus: { $action }.
news-chose-by-machine = { $seat } wählt mit der Karte „Schwere Maschinen“ eine Aktion: { $action }.

## Was erzählt wird: blaue Karten und Agenda

news-spoke = { $seat } erhält { $points } für Paare von Einflusskarten, durch die Karte „Europarede“.
news-won-duel = { $seat } erhält { $points } für mehr Einflusskarten als der Gegner, durch die Karte „Politisches Duell“.
news-pleased-media = { $seat } erhält { $points } für mehr Karten als der Gegner, durch die Karte „Medienarbeit“.
news-analysed = { $seat } erhält { $points } für { $colours } auf Karten „Topografische Analyse“.
news-must-draw-event = { $seat } hat das Agendasymbol aufgedeckt und muss eine Agendakarte ziehen.
news-drew-event = { $seat } zieht die Agendakarte „{ $event }“.
news-kept-event = { $seat } behält die Agendakarte „{ $event }“.
news-wasted-symbol = { $seat } zieht keine Agendakarte: „{ $event }“ ist noch offen.
news-discarded-event = { $seat } legt die Agendakarte „{ $event }“ ab; sie ist aus dem Spiel.
news-completed = { $seat } hat die Agendakarte „{ $event }“ erledigt und legt sie verdeckt zu den eigenen Karten.
news-scored-event = { $seat } erhält { $points } für die erledigte Agendakarte „{ $event }“.
news-missed-event = { $seat } verliert { $points } für die noch offene Agendakarte „{ $event }“.
news-trained = { $seat } zieht wegen der Agendakarte „Schulung“ 1 Scheibe weniger.
news-was-inspected = { $seat } setzt wegen der Agendakarte „Lagerinspektion“ einen Zug aus.
news-must-check-up = { $seat } muss für die Agendakarte „Kontrolle“ eine Abweichungskarte ziehen.
news-under-repair = { $seat } bewegt wegen der Agendakarte „Reparaturen“ keinen Technologiemarker.
news-was-supervised = { $seat } hat für die Agendakarte „Aufsicht“ mindestens 2 Scheiben mehr gelegt, als dort lagen.
news-must-pay-promotion = { $seat } muss für die Agendakarte „Werbung“ { $millions } bezahlen.

## Was erzählt wird: das Ende

news-reached-centre = { $seat } erreicht mit der TBM die Mitte: Das Spiel ist zu Ende.
news-went-off-track = { $seat } gerät über das Ende der Abweichungsleiste hinaus und verliert.
news-won-unscored = { $seat } gewinnt; gewertet wird nicht.
news-scored-cards = { $seat } erhält { $points } durch die auf den Karten aufgedruckten Werte.
news-scored-technology = { $seat } erhält { $points } für den { FORM($track, "accusative") } Technologiemarker.
news-lost-by-deviation = { $seat } verliert { $points } für die Abweichung.
news-scored-centre = { $seat } erhält { $points } für das Erreichen der Mitte; Plättchen auf der anderen Seite: { $tokens }.
news-totalled = { $seat } hat insgesamt { $points }.
news-won = { $seat } gewinnt mit den meisten Punkten.
news-won-at-centre = { $seat } gewinnt: Die Punkte sind gleich, und { $seat } hat die Mitte erreicht.

## Die Wertungstabelle, und was das Labor zählt

sheet-cards = Punkte auf Karten
sheet-blue = Punkte nach Kartenregeln
sheet-agenda = Agenda
sheet-technology = Technologie
sheet-deviation = Abweichung
sheet-centre = Mitte
sheet-total = Summe
deed-developed = Entwickelte Karten
deed-used = Eingesetzte entwickelte Karten
deed-acted-by-card = Für die Nebenaktion genutzte Karten
deed-took-money = Als Geld genommene Karten
deed-kept-event = Behaltene Agendakarten

## Der Tisch, im Terminal und auf dem Spielbrett

round = Runde { $number }
first-player-is = Startspieler: { $seat }
to-go = noch { $number } bis zur Mitte
needs = nötig ≥ { $number }
closed = geschlossen
no-card = keine Karte
points-by-effect = Pkt. nach Effekt
passed = hat gepasst
storage = Lager
deviation = Abweichung
bonus-peek = Blick
bonus-disc = +1 Sch.
bonus-storage = +Lager
discs-held = Scheiben ({ $number } von { $most })
face-down = { $number } verdeckt
deviation-out = Abweichungen
in-deck = Nachziehstapel: { $number }
discarded = Abgelegt: { $cards }
agenda-gone = Agenda, aus dem Spiel: { $cards }
none = keine

## Der Tisch im Terminal

page-key = B blau (Wasser) · S schwarz · O orange · G gelb · W weiß
page-signs = * Agendasymbol · ? verdeckt · (…) nur von dir gesehen · = abgebaut
page-permanent = dauerhaft
page-slot = Wechselfeld { $slot }
page-plan-tunnel = Planung / Vortrieb
page-finance-technology = Finanzierung / Technologie
page-card = { $card } · { $points } · { $money }
page-offer = { $action } oder entwickeln: { $cost }
page-bag = Beutel:
page-deviation-out = Offene Abweichungskarten: { $cards }
page-discs = Scheiben ({ $number } von { $most }):
page-storage = Lager:
page-locked = gesperrt
page-deviation = Abweichung:
page-technology = Technologie { $track }:
page-money = Geld { $millions }
page-money-cards = Geld { $millions }: { $cards }
page-worth = { $card } ({ $millions })
page-developed = Karten: { $cards }
page-uses = { $card } (noch { $uses })
page-used = { $card } (noch { $uses }, eingesetzt)
page-analysis = { $card } ({ $colour })
page-known-face-down = { $number } verdeckt ({ $cards })
page-pending = Agenda: { $event } offen: { $penalty }
page-ability = { $cards } – { $ability }
page-completed = Agenda erledigt: { $events }

## Das Spielbrett: was es ist, für alle, die es nicht sehen

board-title = 1987 Channel Tunnel, Runde { $round }
board-standing = { $seat }: noch { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
} bis zur Mitte, Abweichung { $level }, { $discs }, Geld { $money }, { $cards }.
board-and = { $one }; { $other }

## Das Spielbrett: der Tunnel

board-in-tunnel = { $seat }, Feld { $space }: { $what }
board-dug = abgebaut
board-face-down = verdeckt
board-known = verdeckt, dir bekannt: { $token }
board-looked-at = angesehen von { $seats }
board-to-go-label = { $seat }, { $left }
board-machine-label = TBM, { $seat }: abgebaute Felder: { $space }

## Das Spielbrett: die Aktionsfelder

board-action-label = { $action }: { $effect }. { $stack }
board-lies-here = { $discs } hier, { $needs }
board-nothing-here = Keine Scheiben hier, { $needs }
board-stack-label = { $space }: { $stack }
board-develop-label = Wechselfeld { $slot }, Karte „{ $card }“ entwickeln: { $points }
board-secondary-label = Wechselfeld { $slot }, { $action } mit der Karte „{ $card }“. { $stack }
board-money-label = Wechselfeld { $slot }: Die Karte „{ $card }“ ist als Geld { $money } wert
board-by-effect = Punkte durch ihren Effekt

## Das Spielbrett: die Knöpfe

board-button-pass = Passen
board-button-stay = Keinen Marker bewegen
board-button-decline = Nicht ansehen
board-button-aligned = Nichts mehr ausgeben
board-button-enough = Kein zweites Plättchen
board-button-close = Zug beenden
board-button-draw = Scheiben ziehen
board-button-settle = Nichts mehr tauschen
board-button-accept = Behalten
board-button-decline-card = Ablegen
board-keep = { $number } behalten
board-pay-same = Zwei derselben Farbe

## Das Spielbrett: die Spieler

board-you = du
board-to-move = am Zug
board-first-player = Startspieler
# Ein + nach Punkten: Verdeckte Karten, die man nicht kennt, kommen dazu.
board-points = { $number }
board-points-more = { $number }+
board-points-label = { $seat }: derzeit { $points }
board-points-more-label = { $seat }: derzeit { $points } und die der verdeckten Karten
board-discs-label = { $seat }: { $discs }
board-stored-label = { $seat }, Lager: { $rubble }
board-storage-label = { $seat }: Lager, nutzbare Lagerplätze: { $places }
board-locked-label = gesperrter Lagerplatz
board-money = Geld: { $millions }
board-money-card = { $seat }, Geldkarte: { $millions } ({ $card })
board-gauge-label = { $seat }: Abweichung { $level }; jenseits von { $safe } ist das Spiel verloren
board-number = { $number }
board-not-up = nächstes Plättchen noch verdeckt
board-next-dig = { $cards ->
    [0] nächster Abbau: keine Karte
    [one] nächster Abbau: { $cards } Karte, schlimmstenfalls { $worst }
   *[other] nächster Abbau: { $cards } Karten, schlimmstenfalls { $worst }
}
board-may-lose = { $next }: Niederlage droht
board-danger = Niederlage droht beim Abbau
board-track-label = { $seat }, { FORM($track, "nominative") } Technologiemarker: { $points }; nächstes Feld: { $next }
board-track-end = keines
board-next-price = eine Schranke von { $price }
board-bar-label = eine Schranke: { $price }
board-cards = Karten: { $number }
board-card-label = { $seat }: { $card }, { $ability }; { $points }
board-uses = noch einsetzbar: { $uses }
board-used = in dieser Runde eingesetzt
board-pending = offen: +{ $points }, wenn erledigt, sonst am Ende { $loss }
board-event-label = { $event }: { $told }
board-done = { $event } erledigt: +{ $points }

## Das Spielbrett: Beutel und Stapel

board-bag = Beutel
board-in-bag = Im Beutel, { $colour }: { $number }
board-unseen = Noch ungesehener Schutt
board-not-seen = Noch ungesehener Schutt, { $colour }: { $number }
board-deviation-label = Offene Abweichungskarte: { $card }
board-playing = Spielkarten
board-agenda-deck = Agendakarten im Nachziehstapel: { $number }

## Das Spielbrett: das Ende

board-final = Schlusswertung
board-winner = { $seat } gewinnt
board-draw = unentschieden
board-score-label = { $seat }: { $score }
board-part = { $name } { $value }
board-cards-points = Karten

## Der Spielplan: die Teile, die ein Telefon nacheinander zeigt

board-part-turn = Jetzt gefragt
board-part-spaces = Aktionsfelder
board-part-tunnel = Tunnel
board-part-supplies = Beutel und Stapel

## Was etwas ist, worauf man zeigt

about-dug = Dieses Feld ist abgebaut: Hier verläuft der Tunnel.
about-face-down-token = Ein verdecktes Schuttplättchen. Eine Planung deckt das nächste der eigenen Seite auf.
about-rubble = Schutt im Weg. Ein Vortrieb baut das nächste Plättchen einer Seite ab: für 1 Scheibe seiner Farbe, oder für 2 beliebige, wenn der Spieler keine davon hat.
about-water = Wasser: Schutt, der für eine blaue Scheibe abgebaut wird, oder für 2 beliebige, wenn der Spieler keine hat. Danach zieht Großbritannien 2 Abweichungskarten, Frankreich keine.
about-machine = Die Tunnelbohrmaschine von { $seat }. Jeder Vortrieb bringt sie ein Feld weiter. Wenn sie ihre Mitte erreicht, endet die Partie sofort.
about-round = Eine Runde endet, wenn beide gepasst haben. Dann kommen alle Stapel in den Beutel zurück, und beide ziehen neue Scheiben.
about-player = Das Tableau von { $seat }: Scheiben und Lager, die Abweichung, zwei Technologieleisten, Geld und Karten.
about-first-player = Die Startspielerkarte. Wer in einer Runde als Erster passt, nimmt sie und beginnt die nächste Runde.
about-passed = Dieser Spieler hat gepasst und ist in dieser Runde nicht mehr am Zug. Die behaltenen Scheiben warten auf die nächste.
about-to-move = Dieser Spieler ist am Zug: einen Stapel legen und handeln, oder passen.
about-discs = Scheiben vor { $seat }. In einem Zug kommen alle Scheiben einer Farbe zusammen auf ein Aktionsfeld.
about-storage = Das Lager von { $seat } für abgebauten Schutt. Ist es voll, kann nicht mehr abgebaut werden: Nur das Entwickeln von Karten leert es.
about-stored = Ein Schuttplättchen im Lager von { $seat }. Karten, die entwickelt werden, kosten solche Plättchen: Manche kommen auf die Karte, andere aus dem Spiel.
about-locked = Ein gesperrter Lagerplatz von { $seat }. Er wird frei, wenn ein Technologiemarker das Feld mit dem Zeichen einer Kiste erreicht.
about-gauge = Wie weit die Maschine von { $seat } vom Kurs abweicht. Abweichungskarten schieben den Würfel weiter; jenseits von { $safe } ist die Partie sofort verloren. Am Ende kostet jede Stufe 1 Punkt. Geld bringt den Würfel bei einer Technologie zurück.
about-track = Eine Technologieleiste von { $seat }. Eine Technologie bewegt ihren Marker ein Feld nach rechts. Am Ende zählt das Feld unter dem Marker, kein anderes.
about-step = Ein Feld einer Technologieleiste. Ein Marker, der am Ende hier steht, bringt { $points }.
about-step-peek = Wer dieses Feld erreicht, darf sich heimlich ein verdecktes Schuttplättchen ansehen. Ein Marker, der am Ende hier steht, bringt { $points }.
about-step-disc = Wer dieses Feld erreicht, darf ab dem nächsten Ziehen 1 Scheibe mehr haben. Ein Marker, der am Ende hier steht, bringt { $points }.
about-step-storage = Wer dieses Feld erreicht, darf den gesperrten Lagerplatz von da an nutzen. Ein Marker, der am Ende hier steht, bringt { $points }.
about-bar = Eine Schranke. Um sie zu überqueren, braucht man { $price } Geld. Dabei werden alle Geldkarten ausgegeben, und der Überschuss korrigiert die Abweichung.
about-money = Alles Geld von { $seat }. Eine Technologie gibt es aus: um eine Schranke zu überqueren oder die Abweichung zu korrigieren. Geldkarten werden ganz ausgegeben, ohne Wechselgeld.
about-money-card = Eine als Geld genommene Karte, { $millions } wert. Sonst zählt nichts mehr an ihr. Sie wird ganz ausgegeben, ohne Wechselgeld.
about-cards = So viele Karten hat { $seat } entwickelt, offene und verdeckte. Sie bleiben bis zum Ende.
about-card = Eine entwickelte Karte, { $card }: { $ability }.
about-worn-out = Eine Karte ohne Plättchen liegt verdeckt. Am Ende zählt sie noch mit ihren Punkten und als Karte.
about-event-pending = { $event }, eine offene Agendakarte. Ihre Strafe: { $penalty }. Ist sie erledigt, bringt die Karte { $points }; ist sie am Ende noch offen, kostet sie ebenso viele.
about-event-done = { $event }, eine erledigte Agendakarte. Sie bringt am Ende { $points }.
about-stack = Die Scheiben auf diesem Feld. Wer hier handelt, legt alle Scheiben einer Farbe, mindestens eine mehr, als hier liegen, und nimmt diese.
about-action-plan = Planung: Decke dein nächstes verdecktes Schuttplättchen auf.
about-action-tunnel = Vortrieb: Baue dein nächstes Schuttplättchen ab. Du zahlst 1 Scheibe seiner Farbe, oder 2 beliebige, wenn du keine hast; es kommt in dein Lager, deine Maschine rückt vor, und du ziehst Abweichungskarten.
about-action-finance = Finanzierung: Nimm eine der ausliegenden Karten als Geld.
about-action-technology = Technologie: Bewege einen deiner Marker ein Feld weiter, für Punkte und Boni. Geld bringt ihn über Schranken und korrigiert deine Abweichung.
about-develop = Entwicklung: Die Karte wird deine, mit ihren Punkten und ihrer Fähigkeit: { $ability }. Ihre Kosten: { $cost }.
about-secondary = Die Nebenaktion der Karte, wie auf dem dauerhaften Aktionsfeld: { $action }. Danach wird die Karte abgelegt, und eine andere kommt.
about-secondary-finance = Die Nebenaktion der Karte: Ebendiese Karte wird dein Geld.
about-money-value = So viel ist diese Karte als Geld wert, sobald eine Finanzierung sie nimmt. Als Geld hat sie weder Punkte noch Fähigkeit.
about-bag = Scheiben dieser Farbe, die noch im Beutel sind. Zu Beginn einer Runde ziehen beide daraus, ohne hinzusehen.
about-unseen = Schuttplättchen dieser Farbe, die du noch nicht gesehen hast. Ein verdecktes Plättchen kann jedes der ungesehenen sein, alle gleich wahrscheinlich.
about-deviation-deck = Die Abweichungskarten, die noch gezogen werden können. Nach einem Abbau zieht der Spieler eine: Sie sagt, um wie viele Stufen die Maschine abweicht.
about-deviation = Eine Abweichungskarte, die gezogen ist. Wird noch eine ihrer Farbe gezogen, bilden alle wieder den Nachziehstapel.
about-deviation-grey = Die Abweichungskarte ohne Farbe ist gezogen. Sie bringt die Karten nie in den Nachziehstapel zurück.
about-deck = Der Nachziehstapel der Spielkarten. Was ein Wechselfeld verlässt, wird von hier sofort ersetzt.
about-discard = Der Ablagestapel der Spielkarten: ausgegebenes Geld und Karten, deren Nebenaktion genutzt wurde. Ist der Nachziehstapel leer, wird daraus der neue.
about-agenda-deck = Die Agendakarten, die noch kommen können. Wer mit einer Planung ein Agendasymbol aufdeckt, zieht eine und behält sie oder nicht.
about-agenda-gone = Agendakarten, die nicht behalten wurden. Sie sind aus dem Spiel.
about-choice-pass = Passen: Du bist in dieser Runde nicht mehr am Zug und behältst so viele Scheiben, wie du willst, für die nächste. Wer als Erster passt, beginnt sie.
about-choice-stay = Lass beide Technologiemarker stehen: Die Aktion korrigiert nur deine Abweichung.
about-choice-decline = Sieh dir kein Plättchen an. Die Gelegenheit kommt nicht wieder.
about-choice-aligned = Gib nichts mehr für die Abweichung aus und behalte das übrige Geld.
about-choice-enough = Lege kein zweites Plättchen: Die Fähigkeit kann nur einmal genutzt werden.
about-choice-close = Nutze keine weitere Karte: Dein Zug endet.
about-choice-draw = Zieh jetzt deine Scheiben, ohne in dieser Runde noch „Neue Arbeiter“ zu nutzen.
about-choice-settle = Beende deine Tauschrunde. Sie wird in dieser Runde nicht noch einmal angeboten.
about-choice-accept = Behalte die Agendakarte: Du erleidest ihre Strafe so bald wie möglich, dann bringt sie ihre Punkte.
about-choice-decline-card = Lege die Agendakarte ab. Sie kommt aus dem Spiel, ohne Strafe und ohne Punkte.
about-choice-keep = Behalte so viele Scheiben dieser Farbe für die nächste Runde. Die anderen kommen in den Beutel zurück.
about-choice-pay-same = Bezahle mit zwei Scheiben einer Farbe: Tippe auch die Farbe an.
about-points = Die Punkte von { $seat }, wie sie jetzt stehen: Karten und ihre Wirkungen, die Felder unter beiden Technologiemarkern, abzüglich der Abweichung. Die Prämie für die Mitte kommt am Ende.
about-score = Die Punkte von { $seat }: Karten und ihre Wirkungen, die Felder unter beiden Technologiemarkern, abzüglich der Abweichung, und die Prämie für die Mitte.

## Was es für den Betrachter jetzt bedeutet

now-hidden-points = Was die verdeckten Karten wert sind, bleibt bis zum Ende verborgen: Nur { $seat } weiß es.
now-down-points = Verdeckte Karten bringen dir { $points }.
now-known-token = Du hast es dir angesehen: { $token }.
now-planned-next = Deine nächste Planung deckt es auf.
now-symbol = Es trägt das Agendasymbol: Eine Planung, die es aufdeckt, bringt eine Agendakarte.
now-pays-one = Du würdest { $discs } zahlen.
now-pays-two = Du hast keine Scheibe seiner Farbe: Du würdest 2 beliebige zahlen.
now-drift = { $cards ->
    [0] Nach dem nächsten Abbau wird keine Abweichungskarte gezogen.
    [one] Nach dem nächsten Abbau wird { $cards } Abweichungskarte gezogen: schlimmstenfalls { $worst }.
   *[other] Nach dem nächsten Abbau werden { $cards } Abweichungskarten gezogen: schlimmstenfalls { $worst }.
}
now-may-lose = Das kann die Partie kosten.
now-to-go = { $left ->
    [0] Sie hat die Mitte erreicht.
    [one] { $left } Feld ist noch abzubauen.
   *[other] { $left } Felder sind noch abzubauen.
}
now-centre = Käme sie jetzt dort an, brächte das { $points }.
now-large-enough = Hier nötig: { $discs } oder mehr. Du hast { $stacks }.
now-too-small = Hier nötig: { $discs } oder mehr. Dein größter Stapel hat { $most }.
now-closed = Kein Stapel kann in dieser Runde schlagen, was hier liegt.
now-takes = Du würdest { $discs } von hier nehmen.
now-plans = Sie würde das Plättchen { FORM($place, "at") } aufdecken.
now-money = Du hast { $millions }.
now-would-have = Mit ihr hättest du { $millions }.
now-next-step = Nächstes Feld, { $track } Marker: { $next }.
now-crossed = Dein Marker ist daran vorbei.
now-can-cross = Du hast { $millions }: Das genügt.
now-lacks = Du hast { $millions }: Es fehlen { $lacking }.
now-corrects = Es könnte deine Abweichung um { $levels } korrigieren.
now-influence = Einflusskarten: Du hast { $mine }, dein Gegner { $theirs }.
now-cards = Karten insgesamt: Du hast { $mine }, dein Gegner { $theirs }.
now-analysed = Du hast { $colours } auf solchen Karten, die { $points } bringen.
now-printed = Sie bringt am Ende { $points }.
now-uses = { $uses ->
    [one] Sie kann noch einmal genutzt werden.
   *[other] Sie kann noch { $uses }-mal genutzt werden.
}
now-used = Sie wurde in dieser Runde genutzt: erst in der nächsten wieder.
now-goes-to = Groß genug für { $spaces }.
now-goes-nowhere = Jetzt für kein Feld groß genug.
now-free = { $free ->
    [0] Es ist voll.
    [one] { $free } Lagerplatz ist frei.
   *[other] { $free } Lagerplätze sind frei.
}
now-bag = Der Beutel enthält insgesamt { $discs }.
now-unseen = { $all ->
    [one] { $all } Plättchen aller Farben ist ungesehen.
   *[other] { $all } Plättchen aller Farben sind ungesehen.
}
now-still-in = Noch darin: { $cards }.
now-lie-here = Hier liegen: { $cards }.

## Was man tippt: ein Wort für jedes Ding

type-plan = planung
    .also = planen
type-discs = scheiben
type-blue = blau
type-black = schwarz
type-orange = orange
type-yellow = gelb
type-white = weiß
    .also = weiss
type-tunnel = vortrieb
type-finance = finanzierung
    .also = finanzieren
type-technology = technologie
type-secondary = nebenaktion
type-slot = wechselfeld
type-develop = entwickeln
    .also = entwicklung
type-pass = passen
    .also = passe
type-keep = behalten
    .also = behalte
type-number = anzahl
type-pay = bezahlen
    .also = bezahle, zahlen
type-take = nehmen
    .also = nimm
type-advance = vorrücken
    .also = vorruecken
type-track = leiste
type-upper = oben
type-lower = unten
type-stay = stehenbleiben
type-commit = dazunehmen
type-card = karte
type-extra-finance = zusatzfinanzierung
type-peek = ansehen
type-nation = land
type-space = feld
type-britain = großbritannien
    .also = grossbritannien
type-france = frankreich
type-decline = verzichten
type-realign = ausrichten
type-new-workers = neue-arbeiter
type-exchange = tausch
type-improve-technology = bessere-technologie
type-control-room = leitstand
type-new-materials = neue-materialien
type-heavy-machinery = schwere-maschinen
type-european-speech = europarede
type-media-relations = medienarbeit
type-political-duel = politisches-duell
type-topographical = topografische-analyse
type-belgium = belgien
type-denmark = dänemark
    .also = daenemark
type-greece = griechenland
type-ireland = irland
type-luxembourg = luxemburg
type-netherlands = niederlande
type-portugal = portugal
type-spain = spanien
type-italy = italien
type-west-germany = br-deutschland
    .also = brd
type-aligned = ausgerichtet
type-rubble = schutt
type-colour = farbe
type-enough = genug
type-use = einsetzen
type-close = beenden
type-machine = maschinen
type-action = aktion
type-build = bauen
type-hire = einstellen
type-draw = ziehen
    .also = ziehe
type-swap = tauschen
    .also = tausche
type-give = geben
type-settle = abschließen
    .also = abschliessen
type-accept = annehmen
type-decline-card = ablegen
type-contribute = beitragen
type-reveal = aufdecken
type-token = plättchen
    .also = plaettchen
type-blue-agenda = blau-agenda
type-black-agenda = schwarz-agenda
type-orange-agenda = orange-agenda
type-yellow-agenda = gelb-agenda
type-white-agenda = weiß-agenda
    .also = weiss-agenda
type-glimpse = erblicken
type-disc = scheibe
type-deal = auslegen
type-deviate = abweichen
type-red = rot
type-green = grün
    .also = gruen
type-grey = farblos
type-event = ereignis
type-training = schulung
type-warehouse-inspection = lagerinspektion
type-check-up = kontrolle
type-repairs = reparaturen
type-supervision = aufsicht
type-promotion = werbung

## Eigene Tabellen: was sich nicht lesen lässt

tables-topographical = eine topografische Analyse braucht ein Plättchen: needs=place-1
tables-points = points= nennt 2 bis { $most } ganze Zahlen von 0 bis { $largest }, eine je Feld
tables-price = { $key }={ $said }: ein Preis ist eine ganze Zahl von 1 bis { $largest }
tables-no-bonus = „{ $said }“ ist kein Bonus; Boni sind { $known }
tables-too-many = mit diesen gibt es { $count } Schuttplättchen, mehr als { $most }
tables-symbols = mit diesen gibt es { $count } Agendasymbole, aber nur { $most } Agendakarten
tables-too-few = mit diesen gibt es { $count } Schuttplättchen, weniger als { $least }
tables-places = { $key }= wird FELD:WAS geschrieben, mit Feldern 1 bis { $last }, oder { $key }={ $nowhere }
tables-place-twice = { $key }= nennt Feld { $space } zweimal

## Aus der Schachtel eingetragen: Namen der Zeilen, und wo ihre Werte auf dem Material stehen

line-track = { $nation }, Leiste { $track }
line-deviation = { $hue } ({ $number })
box = Bereit liegen: die 33 Spielkarten, beide Spielertafeln, die 9 Abweichungskarten, die 20 Schuttplättchen und die 6 Agendakarten.
box-card =
    Spielkarten
    ┌─────────────
    │  points   Siegpunkte; 0, wo nur die Fähigkeit welche bringt
    │  needs    Schuttplättchen, die es kostet, die Karte zu entwickeln
    ├─ unterer Teil
    │  does     die Nebenaktion
    └─────────────
       money    Millionen ECU: der Betrag, der zu sehen bleibt,
                wenn die Karte unter einer Spielertafel liegt
    Die Legende neben den Karten in der Spielregel zeigt, wo das Übrige steht.
    Von zwei gleichnamigen Karten ist (a), welche du willst.
box-track =
    Die Technologieleisten der Spielertafeln, vom Feld 0 nach rechts; zum Beispiel so eine:

       Feld       0     1     2       3     4
               ┌─────┬─────┬─────┐ ┌─────┬─────┐
       Punkte  │  0  │  1  │  2  │ │  3  │  5  │
               └─────┴─────┴─────┘ └─────┴─────┘
       Bonus           peek      2M  disc
    points    Siegpunkte aller Felder, von 0 an: 0,1,2,3,5
    barriers  Schranken, jede mit dem Feld dahinter und ihrem Betrag: 3:2 (oder none)
    bonuses   was das Erreichen eines Feldes gibt: 1:peek,3:disc (oder none)
              peek: ein Schuttplättchen ansehen · disc: jede Runde eine Scheibe mehr
              storage: der dritte britische Lagerplatz
box-deviation =
    Abweichungskarten
    ┌──────┐
    │  -1  │  levels   so viele Stufen verliert der Würfel: 0, 1 bei -1, 2 bei -2
    └──────┘
    Haben deine andere Farben, nimm sie in beliebiger Reihenfolge.
box-rubble =
    Schuttplättchen: alle 20 aufdecken, nach Farben sortieren und zählen
       (   )  plain    die ohne Agendasymbol
       ( * )  agenda   die mit ihm
    Blau ist Wasser.
box-agenda =
    Agendakarten
       points   was die Karte erledigt bringt; solange sie offen ist, kostet sie ebenso viel

## Das Material, Stück für Stück

component-playing = Spielkarten
component-deviation = Abweichungskarten
component-agenda = Agendakarten
component-rubble = Schuttplättchen
component-discs = Aktionsscheiben
component-machines = Tunnelbohrmaschinen
component-deviation-said = Nach einem Abbau sagt sie, um wie viele Stufen die Maschine vom Kurs abkommt. Ist schon eine Karte ihrer Farbe draußen, bilden alle wieder den Stapel.
component-deviation-grey = Nach einem Abbau bringt sie die Maschine um zwei Stufen vom Kurs ab. Sie hat keine Farbe und bringt die Karten nie in den Stapel zurück.
component-disc = Scheibe: { $colour }
component-disc-said = In einem Zug kommen alle Scheiben einer Farbe zusammen auf ein Aktionsfeld. Auch ein Vortrieb wird mit Scheiben bezahlt.
component-machine = TBM: { $nation }
component-machine-said = Jeder Vortrieb rückt sie ein Feld weiter. Erreicht sie ihre Mitte, endet das Spiel sofort.

## Die Felder einer Stellung, und was darin stehen kann

field-nations = Länder
field-nations-standard = Platz 1 ist Großbritannien
field-nations-swapped = Platz 1 ist Frankreich
field-with-agenda = Erweiterung „Agenda“
field-with-agenda-off = nein
field-with-agenda-on = ja
field-next-round = neue Runde
field-next-workers = Neue Arbeiter
field-next-draw = wie viele Scheiben gezogen werden
field-next-drawing = Scheiben ziehen
field-next-exchange = Tausch
field-next-turn = ein Zug
field-next-checks = Abweichungskarten
field-next-after = Ende der Aktion
field-next-refill = Wechselfelder auffüllen
field-next-promotion = Werbung
field-next-window = Karten nach der Aktion
field-next-end-turn = Ende des Zuges
field-first = Startspielerkarte
field-last-turn = wer zuletzt am Zug war
field-bag = Scheiben im Beutel
field-spaces = Aktionsfelder
    .one = Aktionsfeld
field-sides = Seiten des Tunnels
    .one = Seite des Tunnels
field-out = abgebaute Plättchen
field-gone = Plättchen aus dem Spiel
field-display = ausliegende Karten
field-cards = Spielkarten
    .one = Spielkarte
field-deviation-out = gezogene Abweichungskarten
field-events-left = übrige Agendakarten
field-events-gone = abgelegte Agendakarten
field-drawing = noch zu ziehende Scheiben
field-kept = behaltene Scheiben
field-space = benutztes Aktionsfeld
field-slot = benutztes Wechselfeld
field-doing = Aktion
field-doing-plan = Planung
field-doing-tunnel = Vortrieb
field-doing-finance = Finanzierung
field-doing-technology = Technologie
field-doing-develop = Entwicklung
field-technologies = Technologieaktionen in diesem Zug
field-stirred = Technologie hat gewirkt
field-repairing = Reparaturen im Gang
field-waived = innere Kosten erlassen
field-checks = zu ziehende Abweichungskarten
field-peeking = angesehenes Plättchen
field-paid = für Werbung bezahlt
field-least = kleinste gezahlte Karte
field-finisher = hat die Mitte erreicht
field-loser = von der Leiste gefallen
field-area = Scheiben im Spielbereich
field-stored = Lager
field-tracks = Technologieleisten
field-money = Geld
field-bored = abgebaute Felder
field-deviation = Abweichung
field-workers = benutzte Neue Arbeiter
field-pending = offene Agendakarte
field-pending-training = Schulung
field-pending-warehouse-inspection = Lagerinspektion
field-pending-check-up = Kontrolle
field-pending-repairs = Reparaturen
field-pending-supervision = Aufsicht
field-pending-promotion = Werbung
field-completed = erledigte Agendakarten
field-face-down = verdeckte Karten
field-colour-blue = blau
field-colour-black = schwarz
field-colour-orange = orange
field-colour-yellow = gelb
field-colour-white = weiß
field-discs = Scheiben
field-tokens = Schuttplättchen
field-lies-deck = Nachziehstapel
field-lies-display = ausliegend
field-lies-discard = Ablagestapel
field-lies-money = Geld
field-lies-developed = entwickelt
field-at = Wechselfeld oder Spieler
field-used = in dieser Runde benutzt
field-question-turn = Zug
field-question-keep = Scheiben behalten
field-question-pay = Vortrieb bezahlen
field-question-take = Geldkarte nehmen
field-question-advance = Marker vorrücken
field-question-commit = Zusatzfinanzierung
field-question-peek = Plättchen ansehen
field-question-realign = Abweichung korrigieren
field-question-rubble = Schutt für eine Karte
field-question-window = Karte nach der Aktion
field-question-machine = Schwere Maschinen
field-question-workers = Neue Arbeiter
field-question-exchange = Tausch
field-question-offer = Agendakarte behalten
field-question-promotion = Werbung
field-question-reveal = welches Plättchen es ist
field-question-glimpse = welches Plättchen man sieht
field-question-disc = welche Scheibe gezogen wird
field-question-deal = welche Karte ausliegt
field-question-deviate = welche Abweichungskarte
field-question-agenda-card = welche Agendakarte
