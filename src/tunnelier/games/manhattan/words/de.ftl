### Was am Tisch von The Manhattan Project gesagt wird.

## Das Spiel in einer Zeile und seine Optionen

summary = Arbeiter einsetzen, spionieren, angreifen, bauen: Wer als Erster genug Bomben hat, beherrscht die Welt.
option-pacts = Abkommen vor einem Luftangriff
option-pacts-auto = ab drei Spielern
option-pacts-on = immer
option-pacts-off = nie
option-turn-limit = wann eine endlose Partie abgebrochen wird
option-turn-limit-200 = 200 Züge je Spieler
option-turn-limit-100 = 100 Züge je Spieler
option-turn-limit-50 = 50 Züge je Spieler

## Die Spieler, nach ihren Farben

seat-1 = Rot
seat-2 = Blau
seat-3 = Grün
seat-4 = Gelb
seat-5 = Violett

## Felder des Spielplans

# Ein Feld im Satz: .the im Nominativ, .accusative und .dative, .from „vom Feld …“.
the-space = { $space }
    .the = das Feld { $space }
    .accusative = das Feld { $space }
    .dative = dem Feld { $space }
    .from = vom Feld { $space }
space-university-1 = Universität 1
space-university-2 = Universität 2
space-university-3 = Universität 3
space-university-4 = Universität 4
space-aircraft-1 = Flugzeuge 1
space-aircraft-2 = Flugzeuge 2
space-money-1 = Geld 1
space-money-2 = Geld 2
space-money-3 = Geld 3
space-mine-1 = Mine 1
space-mine-2 = Mine 2
space-mine-3 = Mine 3
space-reactor = Reaktor
space-enrichment = Anreicherung
space-repair = Reparatur
space-espionage = Spionage
space-air-strike = Luftangriff
space-design = Bombenentwurf
space-construction = Bau

## Gebäude und Bomben, nach den Nummern ihrer Karten

building-factory = Fabrik { $number }
    .the = die Fabrik { $number }
    .accusative = die Fabrik { $number }
    .dative = der Fabrik { $number }
    .from = von der Fabrik { $number }
building-mine = Mine { $number }
    .the = die Mine { $number }
    .accusative = die Mine { $number }
    .dative = der Mine { $number }
    .from = von der Mine { $number }
building-university = Universität { $number }
    .the = die Universität { $number }
    .accusative = die Universität { $number }
    .dative = der Universität { $number }
    .from = von der Universität { $number }
building-enrichment = Anreicherungsanlage { $number }
    .the = die Anreicherungsanlage { $number }
    .accusative = die Anreicherungsanlage { $number }
    .dative = der Anreicherungsanlage { $number }
    .from = von der Anreicherungsanlage { $number }
building-reactor = Reaktor { $number }
    .the = der Reaktor { $number }
    .accusative = den Reaktor { $number }
    .dative = dem Reaktor { $number }
    .from = vom Reaktor { $number }
bomb-uranium = Uranbombe { $number }
    .the = die Uranbombe { $number }
    .dative = der Uranbombe { $number }
    .from = von der Uranbombe { $number }
bomb-plutonium = Plutoniumbombe { $number }
    .the = die Plutoniumbombe { $number }
    .dative = der Plutoniumbombe { $number }
    .from = von der Plutoniumbombe { $number }

## Woher Arbeiter sonst noch zurückkommen

place-token = Testmarker
    .from = vom Testmarker
# Der des Spielers selbst.
place-supply = eigener Vorrat
    .from = aus dem eigenen Vorrat

## Wie viele

counted-money = { $number } $
counted-yellowcake = { $number } Yellowcake
counted-uranium = { $number } Uran
counted-plutonium = { $number } Plutonium
counted-fighters = { $number } Jäger
    .dative = { $number ->
        [one] { $number } Jäger
       *[other] { $number } Jägern
    }
counted-bombers = { $number } Bomber
    .dative = { $number ->
        [one] { $number } Bomber
       *[other] { $number } Bombern
    }
counted-laborers = { $number } Hilfsarbeiter
counted-engineers = { $number ->
    [one] { $number } Ingenieur
   *[other] { $number } Ingenieure
}
counted-scientists = { $number } Wissenschaftler
counted-contract-laborer = { $number } Leih-Hilfsarbeiter
counted-contract-engineer = { $number ->
    [one] { $number } Leihingenieur
   *[other] { $number } Leihingenieure
}
counted-contract-scientist = { $number } Leihwissenschaftler
# Keine Arbeiter, in einer Aufzählung: „auszubilden: keine“.
nobody = keine
counted-spies = { $number ->
    [one] { $number } Spion
   *[other] { $number } Spione
}
counted-buildings = { $number } Gebäude
counted-bombs = { $number ->
    [one] { $number } Bombe
   *[other] { $number } Bomben
}
counted-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
    .dative = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }

## Einzelnes

good-money = Geld
good-yellowcake = Yellowcake
good-uranium = Uran
good-plutonium = Plutonium
good-fighters = Jäger
good-bombers = Bomber
plane-fighter = einen Jäger
plane-bomber = einen Bomber
# Im Satz steht meist der Akkusativ; .nominative nach einem Doppelpunkt.
pact-truce = einen Waffenstillstand
    .nominative = ein Waffenstillstand
pact-stand-down = einen Startverzicht
    .nominative = ein Startverzicht

## Was gefragt wird

# Am Anfang eines Zuges, wenn beides erlaubt ist.
ask-turn = { $seat }: Setze Arbeiter ein (oder blockiere, ohne die Aktion) oder hole sie zurück.
ask-turn-only-place = { $seat }: Setze Arbeiter ein (oder blockiere, ohne die Aktion).
ask-turn-only-retrieve = { $seat }: Dein Vorrat ist leer, hole deine Arbeiter zurück.
ask-turn-open = { $seat }: Setze deinen Zug fort oder beende ihn.
ask-turn-nobody-placed = { $seat }: Setze deinen Zug fort und dabei mindestens einen Arbeiter ein.
ask-turn-striking = { $seat }: Deine Flugzeuge sind in der Luft, greife an oder brich ab.
ask-turn-no-target = { $seat }: Deine Flugzeuge haben kein Ziel, brich ab.
ask-workers = { $seat }: Welche Arbeiter setzt du auf { FORM($site, "dative") } ein?
ask-fuel = { $seat }: Was verbraucht { FORM($site, "the") }?
ask-output = { $seat }: Was bringt { FORM($site, "the") } ein?
ask-training = { $seat }: Du bildest { $workers } aus. Wie viele in deiner Farbe, also keine Leiharbeiter?
ask-market = { $seat }: Welches Gebäude kaufst du?
ask-repair = { $seat }: Für { $money } einen Schaden reparieren?
ask-repair-free = { $seat }: Einen Schaden reparieren?
ask-draft = { $seat }: Welche Bombe behältst du?
ask-pact = { $seat }: { $proposer } bietet { $pact } an. Nimmst du an?
ask-staff = { $seat }: { FORM($bomb, "the") } braucht { $workers }. Wie viele in deiner Farbe, also keine Leiharbeiter?
ask-bonus = { $seat }: Welche Fachkraft wirbst du vor dem ersten Zug an?
ask-first = Wer beginnt?
ask-reveal = Welches Gebäude kommt auf Platz { $slot } des Marktes?
ask-design = Welche Bombe kommt in die Auslage?

## Was man tun kann

move-place = { $seat } wählt { FORM($site, "accusative") }.
move-block = { $seat } blockiert { FORM($site, "accusative") }, ohne die Aktion.
move-use = { $seat } wählt { FORM($site, "accusative") }.
move-occupy = { $seat } blockiert { FORM($site, "accusative") }, ohne die Aktion.
move-build = { $seat } baut { FORM($bomb, "the") }.
# $points ist der Wert des Markers, den man dafür bekommt.
move-test = { $seat } testet { FORM($bomb, "the") } für den Testmarker mit { FORM($points, "dative") }.
move-load = { $seat } verlädt { FORM($bomb, "the") } für { $money }.
move-shoot = { $seat } schießt { $plane } von { $player } ab.
move-raid = { $seat } bombardiert { FORM($building, "accusative") } von { $owner }.
move-truce = { $seat } bietet { $player } einen Waffenstillstand an.
move-stand-down = { $seat } bietet { $player } einen Startverzicht an.
move-stop = { $seat } beendet den Luftangriff.
move-retrieve = { $seat } holt seine Arbeiter zurück.
move-end-turn = { $seat } beendet den Zug.
move-send = { $seat } schickt { $workers } auf { FORM($site, "accusative") }.
move-burn = { $seat } zahlt { $goods } als Brennstoff.
move-make = { $seat } wählt { $goods }.
move-train = { $seat } bildet { $contractors ->
    [0] { $own } in der eigenen Farbe
   *[other] { $own ->
        [0] { $contractors } Leiharbeiter
       *[other] { $own } in der eigenen Farbe und { $contractors } Leiharbeiter
    }
} aus.
move-buy = { $seat } kauft { FORM($building, "accusative") } von Platz { $slot }.
move-decline = { $seat } kauft nichts.
move-repair = { $seat } repariert { FORM($building, "accusative") }.
move-enough = { $seat } repariert nichts mehr.
move-keep = { $seat } behält { FORM($bomb, "the") }.
unseen-keep = { $seat } behält eine Bombe.
move-accept = { $seat } nimmt an.
move-refuse = { $seat } lehnt ab.
# $workers sind alle eines Typs, die die Bombe braucht.
move-staff = { $seat } setzt { $workers } auf { FORM($bomb, "dative") } ein: { $own } in der eigenen Farbe, { $contractors } Leiharbeiter.
move-recruit = { $seat } wirbt { $workers } an.
move-first = { $player } beginnt.
move-reveal = Platz { $slot } des Marktes: { $building }.
move-design = Aufgedeckt: { $bomb }.

## Warum etwas nicht erlaubt ist

refusal-not-left = Das kann nicht gezogen werden.
refusal-strike-open = Beende erst deinen Luftangriff: Brich ab.
refusal-no-strike = Es läuft kein Luftangriff: Setze erst einen Arbeiter auf dem Feld Luftangriff ein.
refusal-step-one-over = Der Spielplan kommt zuerst, und nur einmal im Zug.
refusal-must-retrieve = Dein Vorrat ist leer: Du musst deine Arbeiter zurückholen.
refusal-already-placing = Dies ist schon ein Einsetzzug: Zurückholen braucht einen ganzen Zug.
refusal-nothing-to-retrieve = Es käme kein Stammarbeiter zurück.
refusal-nobody-placed = Setze mindestens einen Arbeiter ein, bevor du deinen Zug beendest.
refusal-occupied = Da ist schon besetzt.
refusal-closed = Der Bombenentwurf ist bis zum Ende der Partie geschlossen.
refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-workers-missing = Du hast die nötigen Arbeiter nicht im Vorrat.
refusal-wrong-workers = Dort werden andere Arbeiter gebraucht.
refusal-not-bought = Dieses Gebäude hat niemand gekauft.
refusal-not-yours = Gebäude der Gegner darfst du nur in einem Zug mit Spionage nutzen, und dann so viele, wie du Spione hast.
refusal-damaged = Dieses Gebäude ist beschädigt.
refusal-not-on-offer = Das gibt es dort nicht.
refusal-wrong-split = Für diese Aufteilung sind nicht genug Arbeiter da.
refusal-empty-slot = Dieser Platz des Marktes ist leer.
refusal-not-in-hand = Diese Bombe hast du nicht auf der Hand.
refusal-no-fuel = Dafür hast du nicht genug Brennstoff.
refusal-tested-before = Du hast deinen Test schon gemacht.
refusal-loaded-before = Diese Bombe ist schon verladen.
refusal-no-bomber = Du hast keinen Bomber.
refusal-no-fighter = Du hast keinen Jäger.
refusal-no-such-player = Diese Farbe spielt niemand.
refusal-own-planes = Das sind deine eigenen Flugzeuge.
refusal-no-target = Ein solches Flugzeug gibt es dort nicht.
refusal-fighters-guard = Dieser Spieler hat noch Jäger: Schieße sie erst ab.
refusal-pact = Ein Abkommen verbietet es.
refusal-no-pacts = Diese Partie wird ohne Abkommen gespielt.
refusal-too-late = Abkommen bietet man vor dem ersten Angriff an.
refusal-asked-before = Dieser Spieler hat dein Angebot in diesem Luftangriff schon bekommen.
refusal-no-damage = Dieses Gebäude ist nicht beschädigt.
refusal-not-in-packet = Diese Bombe ist nicht im Paket.
refusal-nothing-to-stop = Es läuft kein Luftangriff.
refusal-no-parley = Abkommen bietet man in einem Luftangriff an, vor dem ersten Angriff.
refusal-no-partner = Ein Abkommen bietet man einem Gegner an.
refusal-design-taken = Das Feld Bombenentwurf ist besetzt.
refusal-in-use = In diesem Gebäude sind Arbeiter.
refusal-one-worker = Dorthin geht nur ein einziger Arbeiter.
refusal-one-of-either = Dorthin geht ein Ingenieur oder ein Wissenschaftler, nur einer.
refusal-wrong-designers = Dorthin gehen ein Ingenieur und ein Wissenschaftler zusammen.
refusal-wrong-crew = Das Gebäude braucht genau die Arbeiter, die auf seiner Karte stehen.
refusal-wrong-staff = Für diese Aufteilung sind nicht genug Arbeiter da.
refusal-staff-missing = Du hast die nötigen Wissenschaftler und Ingenieure nicht im Vorrat.
refusal-cannot-buy = Du kannst seinen Preis nicht bezahlen.
refusal-no-building = Kein Gegner hat dieses Gebäude.
refusal-own-building = Das ist dein eigenes Gebäude.
refusal-not-testable = Diese Bombe hast du nicht gebaut.
refusal-not-loadable = Diese Bombe hast du nicht gebaut.
refusal-no-bomber-to-load = Du hast keinen Bomber, auf den du sie verladen könntest.
refusal-cannot-pay-load = Das Verladen kannst du nicht bezahlen.
refusal-not-to-repair = Dieses Gebäude gehört dir nicht.
refusal-fewer-trained = So viele bildest du nicht aus.
refusal-fewer-needed = So viele braucht die Bombe nicht.

## Was geschieht: Aufbau und Ablauf eines Zuges

news-first = { $seat } wird als Startspieler ausgelost.
news-bonus-money = { $seat } bekommt { $money } als Startbonus.
news-bonus-worker = { $seat } nimmt als Startbonus { $workers } aus dem allgemeinen Vorrat.
news-on-offer = Platz { $slot } des Marktes: { $building }.
news-face-up = Offen ausgelegt: { $bomb }.
news-turn = { $seat } ist am Zug.
news-must-retrieve = { $seat } hat keinen Arbeiter im Vorrat und muss seine Arbeiter zurückholen.
news-turn-over = Der Zug von { $seat } ist zu Ende.

## Was geschieht: einsetzen, ausbilden, herstellen

news-placed = { $seat } setzt { $crew } auf { FORM($space, "dative") } ein.
news-used = { $seat } setzt { $crew } auf { FORM($building, "dative") } ein.
news-paid = { $seat } zahlt { $goods } an den allgemeinen Vorrat.
news-blocked = { $seat } setzt { $crew } auf { FORM($space, "dative") } ein und verzichtet auf die Aktion.
news-occupied = { $seat } setzt { $crew } auf { FORM($building, "dative") } ein und verzichtet auf die Aktion.
news-occupied-by-spy = { $seat } setzt { $crew } durch Spionage auf { FORM($building, "dative") } von { $owner } ein und verzichtet auf die Aktion.
# Wofür auf einer Leiste kein Platz mehr ist.
news-lost = { $seat } bekommt { $goods } nicht: Es ist kein Platz mehr.
news-received = { $seat } bekommt { $goods }.
news-shared = { $seat } bekommt als Gegner { $goods }.
news-trained = { $seat } bildet in der eigenen Farbe aus: { $workers }.
news-hired = { $seat } bildet { $contractors } aus.
news-not-trained = { $seat } bildet { $workers } nicht aus: Im allgemeinen Vorrat gibt es keine mehr.
news-bribes-fed = 1 $ aus dem allgemeinen Vorrat kommt in die Schmiergeldkasse, die nun { $money } enthält.

## Was geschieht: der Markt

news-no-purchase = { $seat } kann kein Gebäude bezahlen.
news-empty-market = Der Markt ist leer: { $seat } kann nichts kaufen.
news-free = { $seat } hat einen Ingenieur eingesetzt: Platz { $slot } ist gratis.
news-price = { $seat } zahlt { $money } an den allgemeinen Vorrat für Platz { $slot }.
news-bought = { $seat } nimmt { FORM($building, "accusative") } von Platz { $slot } des Marktes.
news-took-bribes = { $seat } nimmt die Schmiergeldkasse: { $money }.
news-slid = Die Gebäude rechts der Lücke rücken um einen Platz nach links.
news-refilled = Ein neues Gebäude kommt auf Platz { $slot }: { $building }.
news-no-refill = Der Stapel der Gebäude ist leer: Keines kommt in den Markt.

## Was geschieht: Reaktoren und Spionage

news-burned = { $seat } zahlt { $goods } als Brennstoff statt Yellowcake.
news-spy = { $seat } gewinnt einen Spion und hat jetzt { $spies }.
news-no-spy = { $seat } gewinnt keinen Spion: Mehr als { $spies } kann man nicht haben.
news-spied = { $seat } setzt { $crew } durch Spionage auf { FORM($building, "dative") } von { $owner } ein.
news-spying-over = { $seat } darf keine Gebäude der Gegner mehr nutzen.
news-spying = { $seat } darf in diesem Zug { $buildings } der Gegner nutzen.

## Was geschieht: Luftangriffe und Abkommen

news-no-strike = { $seat } hat kein Flugzeug: Es gibt keinen Luftangriff.
news-strike = { $seat } kann mit { FORM($fighters, "dative") } und { FORM($bombers, "dative") } angreifen.
news-shot = { $seat } gibt einen Jäger ab und zerstört { $plane } von { $player }.
# $damage ist aller Schaden, den das Gebäude jetzt hat.
news-raided = { $seat } gibt einen Bomber ab und trifft { FORM($building, "accusative") } von { $owner }: jetzt { $damage } Schaden.
news-strike-spent = { $seat } hat kein Flugzeug mehr: Der Luftangriff ist zu Ende.
news-strike-stopped = { $seat } beendet den Luftangriff.
news-offered = { $seat } bietet { $player } { $pact } an.
news-truce = { $seat } und { $player } schließen einen Waffenstillstand: Bis zum nächsten Zug von { $seat } greift keiner den anderen an.
news-stand-down = { $seat } und { $player } sind sich einig: { $seat } verschont { $player }, und { $player } meidet das Feld Luftangriff bis zum nächsten Zug von { $seat }.
news-refused = { $seat } lehnt ab, was { $player } anbietet: { $pact }.
news-pact-over = Das Abkommen von { $seat } mit { $player } endet: { FORM($pact, "nominative") }.

## Was geschieht: Reparatur

news-no-repair = { $seat } hat keinen Schaden zu reparieren.
news-one-repaired = { $seat } repariert { FORM($building, "accusative") }: noch { $damage } Schaden.
news-repair-paid = { $seat } zahlt { $money } an den allgemeinen Vorrat für eine Reparatur.
news-repair-too-dear = { $seat } hat Schaden, aber keine { $money } für die Reparatur.

## Was geschieht: Bomben entwerfen

news-draft = { $seat } nimmt die Auslage: { $bombs }.
news-kept = { $seat } behält { FORM($bomb, "the") }.
unheard-kept = { $seat } behält eine Bombe.
news-passed = { $seat } bekommt das Paket: { $bombs }.
news-got-last = { $seat } bekommt die letzte: { FORM($bomb, "the") }.
unheard-got-last = { $seat } bekommt die letzte Bombe.
news-dealt = Eine neue Bombe wird aufgedeckt: { FORM($bomb, "the") }.
news-dealt-again = Eine getestete Bombe wird wieder aufgedeckt: { FORM($bomb, "the") }.
news-closed = Im Stapel sind zu wenige Bomben: Der Bombenentwurf ist endgültig geschlossen.

## Was geschieht: Bomben bauen, testen und verladen

news-played = { $seat } spielt { FORM($bomb, "the") } offen aus.
news-fuelled = { $seat } zahlt { $goods } als Brennstoff.
news-staffed = { $seat } setzt { $workers } auf der Bombe ein.
news-staffed-by-contract = { $seat } setzt { $contractors } auf der Bombe ein.
news-built = { $seat } hat { FORM($bomb, "the") } für { $points } gebaut.
news-tested = { $seat } testet { FORM($bomb, "the") }.
news-under-deck = Die getestete Bombe, { FORM($bomb, "the") }, kommt verdeckt unter den Stapel: { $points } weniger.
# Der Verlademarker, der auf der getesteten Bombe lag.
news-marker-lost = { $seat } verliert den Verlademarker der getesteten Bombe: { $points } weniger, nichts wird erstattet.
news-token = { $seat } nimmt den höchsten Testmarker, der noch da ist: { $points }.
news-on-the-token = { $seat } versetzt { $workers } von der Bombe auf den Testmarker.
news-on-the-token-by-contract = { $seat } versetzt { $contractors } von der Bombe auf den Testmarker.
news-worth-more = { $seat } hat getestet: Ab jetzt zählt { FORM($bomb, "the") } { $points }.
news-loaded = { $seat } zahlt { $money } und einen Bomber und verlädt { FORM($bomb, "the") }: { $points } mehr.
news-score = { $seat } hat { $points }; für den Sieg braucht man { $target }.

## Was geschieht: Arbeiter zurückholen

news-retrieved = { $seat } holt seine Arbeiter zurück.
news-came-home = { $seat } holt { $workers } { FORM($place, "from") } zurück.
news-released = { $seat } bekommt { $workers } { FORM($place, "from") } zurück.
news-contract-over = { $seat } gibt { $contractors } { FORM($place, "from") } in den allgemeinen Vorrat zurück.
news-dismissed = { $seat } gibt { $contractors } { FORM($place, "from") } in den allgemeinen Vorrat zurück.

## Was geschieht: das Ende

news-target = { $seat } hat das Ziel mit { FORM($points, "dative") } erreicht und gewinnt.
news-no-points-left = Niemand kann mehr punkten: Die Partie ist zu Ende.
news-time-up = Jeder hatte { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}: Die Partie ist zu Ende.
news-tally = Punkte von { $seat }: gebaute Bomben { $built }, verladene Bomben { $loaded }, Testmarker { $token }.
news-won = { $seat } gewinnt mit den meisten Punkten: { $points }.
news-won-by-loaded = { $seat } gewinnt bei Gleichstand ({ $points }) mit den meisten verladenen Bomben: { $loaded }.
news-won-by-money = { $seat } gewinnt bei Gleichstand nach Punkten ({ $points }) und verladenen Bomben ({ $loaded }) mit dem meisten Geld: { $money }.
news-won-together = { $seat } teilt den Sieg, gleichauf nach Punkten ({ $points }), verladenen Bomben ({ $loaded }) und Geld ({ $money }).

## Die Wertung

sheet-bombs = gebaute Bomben
sheet-loaded = verladene Bomben
sheet-token = Testmarker
sheet-total = Summe
sheet-target = Ziel
# Der Platz eines Spielers am Ende: Erster, Zweiter …
sheet-place = Rang

## Überschriften des Labors

deed-placed = Genutzte Felder des Spielplans
deed-bought = Gekaufte Gebäude
deed-used = Genutzte eigene Gebäude
deed-spied = Durch Spionage genutzte Gebäude
deed-kept = Behaltene Bombenpläne
deed-built = Gebaute Bomben
deed-tested = Getestete Bomben
deed-loaded = Verladene Bomben

## Wörter zum Tippen: Arten von Spielzügen

type-place = einsetzen
type-block = blockieren
type-use = nutzen
type-occupy = besetzen
type-build = bauen
type-test = testen
type-load = verladen
type-shoot = abschießen
    .also = abschiessen
type-raid = bombardieren
type-truce = waffenstillstand
type-stand-down = startverzicht
type-stop = abbrechen
type-retrieve = zurückholen
    .also = zurueckholen
type-end-turn = zugende
type-send = schicken
type-burn = verbrauchen
type-make = herstellen
type-train = ausbilden
type-buy = kaufen
type-decline = verzichten
# Die Art von Zug und das Feld Reparatur.
type-repair = reparatur
    .also = reparieren
type-enough = genug
type-keep = behalten
type-accept = annehmen
type-refuse = ablehnen
type-staff = zuteilen
type-recruit = anwerben
type-first = startspieler
type-reveal = aufdecken

## Wörter zum Tippen: was ein Zug nennt

type-space = feld
type-building = gebäude
    .also = gebaeude
type-bomb = bombe
type-player = spieler
type-plane = flugzeug
type-workers = arbeiter
type-worker = fachkraft
type-fuel = brennstoff
type-output = ertrag
type-own = eigene
type-slot = platz

## Wörter zum Tippen: Felder, Spieler und Güter

type-university = universität
    .also = universitaet, uni
type-aircraft = flugzeuge
type-money = geld
type-mine = mine
type-reactor = reaktor
type-enrichment = anreicherung
type-espionage = spionage
# Das Feld Bombenentwurf und eine Bombe, die in die Auslage kommt.
type-design = bombenentwurf
    .also = entwurf
type-air-strike = luftangriff
type-construction = bau
type-red = rot
type-blue = blau
type-green = grün
    .also = gruen
type-yellow = gelb
type-violet = violett
# Einzahl; die Mehrzahl folgt. Beide müssen sich unterscheiden.
type-fighter = ein-jäger
    .also = ein-jaeger
type-bomber = ein-bomber
type-fighters = jäger
    .also = jaeger
type-bombers = bomberflugzeuge
type-uranium = uran
type-yellowcake = yellowcake
type-engineer = ein-ingenieur
    .also = ingenieur
type-scientist = ein-wissenschaftler
type-engineers = ingenieure
type-scientists = wissenschaftler

## Wörter zum Tippen: je ein Arbeiter, mit den Buchstaben des Spielplans; nach g die Leiharbeiter

type-l = h
type-e = i
type-s = w
type-gl = gh
type-ge = gi
type-gs = gw

## Das Terminal: Mengen und Arbeiter in Kürze

short-money = { $number } $
short-yellowcake = { $number }Y
short-uranium = { $number }U
short-plutonium = { $number }P
short-fighters = { $number } Jäger
short-bombers = { $number } Bomber
short-laborers = { $number }H
short-engineers = { $number }I
short-scientists = { $number }W
letter-laborer = H
letter-engineer = I
letter-scientist = W
page-key-workers = H Hilfsarbeiter · I Ingenieur · W Wissenschaftler (klein: geliehen) · ? beliebig
page-key-goods = Y Yellowcake · U angereichertes Uran · P Plutonium

## Das Terminal: der Zug

page-turn = Zug { $number } von { $seat }
page-target = Ziel { $points } Punkte
page-spying = Gebäude der Gegner, die Spionen noch offenstehen: { $number }
page-strike = Luftangriff läuft, Flugzeuge: { $planes }

## Das Terminal: Markt, Spielplan und Bomben

page-market = Markt
page-bribes = Schmiergeldkasse { $money }
page-deck = { $number } im Stapel
# Was neben einem Platz des Marktes steht; I ist der Buchstabe eines Ingenieurs.
page-slot-first = gratis für I, + Schmiergeld
page-slot-free = gratis für I
page-slot-bribing = Schmiergeld +1 $
page-empty = leer
# Arten von Gebäuden, in einer möglichst schmalen Spalte.
kind-factory = Fabrik
kind-mine = Mine
kind-university = Universität
kind-enrichment = Anreicherung
kind-reactor = Reaktor
page-action-espionage = +1 Spion, Gebäude der Gegner nutzen
page-action-design = Bomben auswählen
page-action-air-strike = angreifen
page-action-repair = 3 reparieren; andere 2 $, 3 $, 5 $
page-action-construction = Gebäude kaufen
# Was jeder Gegner bekommt.
page-others = andere { $goods }
# Der Bombenentwurf, bis zum Ende der Partie.
page-closed = geschlossen
page-row = Bomben in der Auslage
page-tokens = Testmarker { $tokens }
page-packet = das Paket
page-bomb-uranium = { $bomb }: { $workers } { $fuel }, { $untested } Pkt., verladen { $load }
page-bomb-plutonium = { $bomb }: { $workers } { $fuel }, { $untested }/{ $tested } Pkt., verladen { $load }
page-general = Allgemeiner Vorrat:

## Das Terminal: die Spieler

page-points = { $points } von { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
}
page-supply = Vorrat:
page-untrained = auszubilden:
page-damage = { $number } Schaden
page-token = Testmarker { $value }
page-built = gebaut
page-loaded = verladen
page-in-hand = Bomben auf der Hand: { $number }
page-hand = Hand
page-ready = bereit zum Bau
page-missing = fehlt: { $goods }
page-truce = Waffenstillstand mit { $players }
# $number ist die Zahl dieser Spieler.
page-stand-down = { $number ->
    [one] { $players } verzichtet auf den Start
   *[other] { $players } verzichten auf den Start
}

## Der Tisch als Ganzes

board-title = The Manhattan Project, { $seats } Spieler
board-description = Spielplan mit 19 Feldern, ein Markt mit sieben Gebäuden, eine Auslage von Bomben. { $players }
board-nation = { $seat }: { $points } von { $target } Punkten, { $goods }, Arbeiter im Vorrat: { $workers }, Gebäude: { $buildings }, gebaute Bomben: { $built }, auf der Hand: { $hand }.
board-nothing = keine Güter
# Auf den Figuren der Spieler; zwei Buchstaben, wo einer sie nicht unterscheiden würde.
board-letter-1 = R
board-letter-2 = B
board-letter-3 = Gr
board-letter-4 = Ge
board-letter-5 = V

## Der Tisch: der Zug

board-button-retrieve = Arbeiter zurückholen
board-button-end-turn = Zug beenden
board-button-stop = Luftangriff beenden
board-button-decline = Nichts kaufen
board-button-enough = Nichts mehr reparieren
board-button-accept = Annehmen
board-button-refuse = Ablehnen
# Auf einem Knopf: wie sich die Ausgebildeten oder die Erbauer einer Bombe aufteilen.
board-split = { $own } eigene, { $contractors } Leiharbeiter
board-won = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
board-together = { $players } gewinnen gemeinsam

## Der Tisch: ein Luftangriff

board-no-building = { $seat }: kein Gebäude zu bombardieren
board-no-bomber = { $seat }: ohne Bomber kein Schaden an Gebäuden
board-protected = { $seat }: durch ein Abkommen geschützt
board-open-sky = { $seat }: kein Jäger im Weg; { $bombers } Bomber → bis zu { $bombers } Schaden
board-breakthrough = { $seat }: Jäger { $mine } − { $theirs } = { $left }, dann { $bombers } Bomber → bis zu { $bombers } Schaden
board-held-off = { $seat }: Jäger { $mine } gegen { $theirs }, { $lack } zu wenig für den Weg der Bomber
board-offer-truce = Waffenstillstand
board-offer-stand-down = Startverzicht
board-offer-to = { $seat } { $pact } anbieten

## Der Tisch: Felder und Gebäude

board-main = Spielplan
# Parts of the map, without the numbers of their spaces.
board-district-university = Universität
board-district-aircraft = Flugzeuge
board-district-money = Geld
board-district-mine = Mine
board-general = Allgemeiner Vorrat
board-action-design = alle wählen Bomben aus: du 2, andere 1
board-action-air-strike = Flugzeuge und Gebäude mit Flugzeugen angreifen
board-action-repair = 3 Schaden reparieren; andere für 2 $, 3 $, 5 $
board-action-construction = ein Gebäude kaufen; immer Platz
board-or = { $one } oder { $other }
board-and = { $one } und { $other }
# Ein Teil des Gesprochenen nach dem anderen.
board-clauses = { $said }; { $more }
board-costs = kostet { $goods }
board-gives = bringt { $goods }
board-site = { $name }: { $workers }; { $deal }
board-any = { $number ->
    [one] { $number } beliebiger Arbeiter
   *[other] { $number } beliebige Arbeiter
}
# Mit Leiharbeitern.
board-occupied = besetzt: { $workers }
board-occupied-by = besetzt von { $seat }: { $workers }
board-damaged = { $number } Schaden, muss repariert werden
board-owned = gehört { $seat }
board-for-sale = zu kaufen auf Platz { $slot }
board-is-closed = geschlossen
board-block = { $site } blockieren: dort ohne die Aktion einsetzen

## Der Tisch: der Markt

board-slot = Platz { $slot }: { $price }
board-free = gratis
board-lacks = fehlt: { $goods }
board-feeds-pile = Schmiergeldkasse +1 $
board-bribe-pile = Schmiergeld
board-in-the-deck = im Stapel: { $number }

## Der Tisch: Bomben

board-plans = Bomben
# A part of the board on a phone.
board-market-and-bombs = Markt und Bomben
board-draft = Auswahl: { $number } im Paket
board-keeping = { $seat } wählt aus
board-test-tokens = Testmarker:
board-under-deck = getestet, unter dem Stapel: { $bombs }
board-bomb = { $name }: { $goods }; { $worth }
board-worth-uranium = { $untested ->
    [one] { $untested } Punkt
   *[other] { $untested } Punkte
}; verladen { $money }
board-worth-plutonium = { $untested ->
    [one] { $untested } Punkt
   *[other] { $untested } Punkte
}, { $tested } nach einem Test; verladen { $money }
board-in-your-hand = auf deiner Hand, { $status }
board-is-built = gebaut von { $seat }, jetzt { $points } wert
board-is-loaded = verladen, +{ $points }
board-load-bomb = { $bomb } für { $money } und einen Bomber verladen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-gain = +{ $points }
board-loss = −{ $points }
board-test-bomb = { $bomb } testen: Testmarker { $token }, Punkte { $gain }

## Der Tisch: Nationen

board-you = { $seat } (du)
board-counter = { $seat }: { $goods }
board-counter-limited = { $seat }: { $goods } von höchstens { $most }
board-worker = { $seat }: { $workers } im Vorrat
board-supply = Vorrat: { $workers }
board-to-train = noch auszubilden: { $workers }

## Was Formen sind: Sätze für alle, die auf sie zeigen

# Ein Satz nach dem anderen.
about-sentences = { $said } { $more }
about-turn = In deinem Zug setzt du Arbeiter ein oder holst sie zurück. Einsetzen: zuerst höchstens einmal auf dem Spielplan, dann beliebig oft auf eigenen Gebäuden.
about-takes = Gebraucht wird: { $workers }.
about-costs = Kosten: { $goods }.
about-shares = Jeder Gegner erhält { $goods }.
about-university = Bildet aus: { $goods }. Wer ausgebildet wird, kommt aus dem allgemeinen Vorrat in deinen und kann noch in diesem Zug arbeiten, in deiner Farbe oder als Leiharbeiter.
about-aircraft = Baut sofort { $goods }. Jäger schießen Flugzeuge ab, Bomber beschädigen Gebäude und tragen verladene Bomben.
about-money = Bringt { $goods }. Jedes Einsetzen hier legt außerdem 1 $ in die Schmiergeldkasse.
about-factory = Bringt { $goods }.
about-mine = Bringt { $goods }. Reaktoren und Anreicherungsanlagen verbrauchen es.
about-reactor = Bringt { $goods }, den Brennstoff der Bomben 15 bis 29.
about-enrichment = Bringt { $goods }, den Brennstoff der Bomben 00 bis 14.
about-espionage = Du bekommst für immer einen Spion. In diesem Zug darfst du auch so viele Gebäude von Gegnern nutzen, wie du Spione hast.
about-design = Alle wählen heimlich aus den Bomben der Auslage: du bekommst zwei, jeder Gegner eine.
about-air-strike = Du greifst sofort an: Ein Jäger schießt ein Flugzeug ab, ein Bomber beschädigt ein Gebäude eines Gegners ohne Jäger. Jedes Flugzeug, das angreift, ist verbraucht.
about-repair = Du entfernst bis zu 3 Schaden von deinen Gebäuden. Dann darf jeder Gegner ebenfalls reparieren, für 2 $, 3 $ und 5 $.
about-construction = Du darfst ein Gebäude des Marktes kaufen. Hier ist immer Platz, und ein Ingenieur bekommt Platz 1 oder 2 gratis.
about-stays = Die Arbeiter bleiben, und niemand sonst kann hierher, bis sie zurückgeholt werden.
about-block = Setze hier ohne die Aktion ein, damit andere nicht hierher können. Die Kosten werden trotzdem bezahlt.

## Was Formen sind: der Markt und die Bomben

about-slot = Was hier liegt, kann beim Bau für { $money } gekauft werden. Nach einem Kauf rücken die teureren Gebäude einen Platz nach links.
about-slot-first = Wer hier kauft, nimmt auch die Schmiergeldkasse.
about-slot-free = Nach dem Einsetzen eines Ingenieurs ist es gratis.
about-slot-bribing = Ein Kauf hier legt 1 $ in die Schmiergeldkasse.
about-bribe-pile = Geld, das noch niemandem gehört. Wer von Platz 1 kauft, nimmt alles.
about-building-deck = Gebäude, die noch niemand gesehen hat. Nach einem Kauf kommt das oberste auf Platz 7.
about-bomb-deck = Bomben, die noch kommen. Nach einer Auswahl wird eine neue Auslage ausgeteilt; reichen die Karten nicht, ist der Bombenentwurf für immer geschlossen. Getestete Bomben liegen ganz unten.
about-test-tokens = Testmarker, die noch übrig sind. Wer eine Bombe testet, nimmt den höchsten, und er zählt als Punkte.
about-draft = Das Paket geht reihum: Alle behalten heimlich eine Bombe daraus. Die letzte bekommt, wer begonnen hat.
about-bomb-uranium = Zum Bau braucht sie { $goods }. Dann zählt sie { $points }.
about-bomb-plutonium = Zum Bau braucht sie { $goods }. Dann zählt sie { $points }, oder { $tested }, wenn ihr Besitzer getestet hat.
about-bomb-load = Sie zu verladen kostet { $money } und einen Bomber und bringt { $points }.
about-load = Verlade die Bombe für { $money } in einen Bomber: Sie zählt { $points } mehr. Jede Bombe wird nur einmal verladen.
about-test = Gib diese Bombe für den höchsten Testmarker her: Ab dann zählen deine Plutoniumbomben die größere Zahl. Getestet wird nur einmal im Spiel.

## Was Formen sind: die Nationen

about-points = Punkte gibt es für gebaute Bomben, verladene Bomben und den Testmarker. Wer das Ziel erreicht, gewinnt sofort.
about-good-money = Bezahlt Gebäude, Spionage, Reparatur, Anreicherung und das Verladen von Bomben. Du kannst beliebig viel haben.
about-good-yellowcake = Kommt aus Minen. Reaktoren machen daraus Plutonium, Anreicherungsanlagen Uran. Du kannst beliebig viel haben.
about-good-uranium = Der Brennstoff der Bomben 00 bis 14; manche Reaktoren verbrauchen es auch.
about-good-plutonium = Der Brennstoff der Bomben 15 bis 29.
about-good-fighters = In einem Luftangriff schießt jeder ein Flugzeug ab. Solange du einen hast, kann niemand deine Gebäude bombardieren.
about-good-bombers = In einem Luftangriff beschädigt jeder ein Gebäude. Auch zum Verladen einer Bombe wird einer gebraucht.
about-good-spies = Jede Spionage bringt einen mehr. Im Zug einer Spionage öffnen sie ebenso viele Gebäude von Gegnern.
about-hand = Bomben auf der Hand von { $seat }: Niemand sonst sieht sie.
about-untrained = Arbeiter dieser Farbe, die noch im allgemeinen Vorrat sind: Universitäten bilden sie aus.
about-tested = { $seat } hat getestet: Der Marker zählt als Punkte, und Plutoniumbomben zählen ihre größere Zahl.
about-pacts = Abkommen, die { $seat } vorgeschlagen hat. Sie gelten, bis { $seat } wieder am Zug ist.
about-strike = Was dieser Luftangriff { $seat } antun kann: Zuerst schießen Jäger die Jäger ab, dann kommen Bomber durch.
about-truce = Biete { $seat } einen Waffenstillstand an: Du greifst in diesem Zug nicht an, { $seat } dich im nächsten nicht.
about-stand-down = Du verschonst { $seat } in diesem Zug, wenn { $seat } im nächsten auf den Luftangriff verzichtet.
about-laborer = Ein Hilfsarbeiter: arbeitet überall, wo kein anderer Typ gedruckt ist.
about-engineer = Ein Ingenieur: arbeitet überall außer da, wo ein Wissenschaftler gedruckt ist; die meisten Bomben brauchen welche.
about-scientist = Ein Wissenschaftler: arbeitet überall außer da, wo ein Ingenieur gedruckt ist; jede Bombe braucht welche.
about-permanent = Er gehört für immer zu { $seat } und kommt durch Zurückholen heim.
about-contractor = Ein grauer Leiharbeiter gehört niemandem: Er arbeitet für den, der ihn ausgebildet hat, und beim Zurückholen geht er in den allgemeinen Vorrat.

## Was Formen sind: Entscheidungen

about-choice-retrieve = Alle deine Arbeiter kommen heim, deine Gebäude und Bomben werden geleert; Leiharbeiter auf dem Spielplan und in deinem Vorrat gehen. Das ist der ganze Zug.
about-choice-end-turn = Der Nächste ist dran. Mindestens ein Arbeiter muss in dem Zug eingesetzt worden sein.
about-choice-stop = Kein weiterer Angriff in diesem Zug.
about-choice-decline = Der Arbeiter bleibt auf Bau, und nichts wird gekauft.
about-choice-enough = Du reparierst nicht weiter; der Nächste darf reparieren.
about-choice-accept = Das Abkommen bindet euch beide, bis der andere wieder am Zug ist.
about-choice-refuse = Es gibt kein Abkommen, und Ablehnen hat keine Folgen.
about-choice-own = So viele in deiner Farbe, die übrigen Leiharbeiter. Eigene bleiben dir für immer, Leiharbeiter gehen, wenn du zurückholst.
about-choice-staff = So viele in deiner Farbe, die übrigen Leiharbeiter. Sie bleiben auf der Bombe, bis du zurückholst.
about-choice-recruit = Mit diesem Arbeiter beginnst du, neben deinen vier Hilfsarbeitern.
about-choice-make = Du bekommst dies und nicht das andere.
about-choice-burn = Du bezahlst dies als Brennstoff und nicht das andere.

## Was Formen jetzt bedeuten

now-lacks = Dir fehlt noch: { $goods }.
now-lacks-workers = { $number ->
    [one] Dir fehlt { $number } Arbeiter.
   *[other] Dir fehlen { $number } Arbeiter.
}
now-ready = Du hast alles, was es braucht.
now-occupied = Hier stehen Arbeiter: Es ist geschlossen, bis sie zurückgeholt werden.
now-damaged = Schaden { $number }: Vor der Reparatur ist es nicht zu gebrauchen.
now-room = Du hast nur noch Platz für { $goods }.
now-to-train = Im allgemeinen Vorrat ist für dich nur: { $workers }.
now-left = Im allgemeinen Vorrat: { $number }.
now-more = Du kannst noch { $number } haben.
now-brings-pile = Das brächte dir { $money } aus der Schmiergeldkasse.
now-open-to-spies = Deine Spione können in diesem Zug noch { $buildings } von Gegnern nutzen.
now-needs-spies = Du kannst es nur in einem Zug mit Spionage nutzen.
now-guarded = { $seat } hält Bomber fern: { $fighters }.
now-unguarded = Kein Jäger hält Bomber fern.
now-next-row = Die nächste Auslage braucht { $bombs }.
now-token = Ein Test brächte dir den Marker: { $points }.
now-tested = Du hast schon getestet.
now-ahead = Du hättest { $points } von { $target }.
now-to-go = Es fehlen noch { $points }.
now-test-gain = Ein Test mit ihr würde deine Punkte um { $gain } ändern.
now-stands = Steht auf { FORM($site, "dative") }.
now-waits = Wartet im Vorrat von { $seat }.
now-home = Zurückholen bringt: { $workers }.
now-leaving = Leiharbeiter deines Vorrats, die dann gehen: { $number }.

## Das Material, Stück für Stück

component-buildings = Gebäude
component-bombs = Bomben
component-workers = Arbeiter
component-goods = Güter
component-tokens = Marker
component-money = Geld
component-yellowcake = Yellowcake
component-uranium = Angereichertes Uran
component-plutonium = Plutonium
component-fighters = Jäger
component-bombers = Bomber
component-spies = Spione
component-token = Testmarker { $number }
component-damage = Schaden
component-damage-said = Ein beschädigtes Gebäude kann man nicht nutzen, bis all sein Schaden repariert ist.

## Die Felder einer Stellung, und was darin stehen kann

field-pacts = Abkommen
field-pacts-auto = ab drei Spielern
field-pacts-on = immer
field-pacts-off = nie
field-turn-limit = Zuglimit
field-first = Startspieler
field-recruits = noch Anzuwerbende
field-bribe = Schmiergeldkasse
field-deck = Bomben im Stapel
field-closed = keine Entwürfe mehr
field-tested = genommene Testmarker
field-grey = Leiharbeiter im Vorrat
field-market = Markt
field-sockets = Spielplan
    .one = Feld des Spielplans
field-crowd = Arbeiter auf Bau
field-buildings = Gebäude
field-bombs = Bomben
    .one = Bombe
field-under = Bomben unter dem Stapel
field-drafts = bisherige Auswahlen
field-designers = wer jede Auswahl begann
field-picks = in dieser Auswahl behalten
field-begun = Einsetzzug
field-placed = Arbeiter eingesetzt
field-step-two = zweiter Schritt des Zuges
field-spying = noch nutzbare fremde Gebäude
field-strike = Luftangriff
field-strike-parley = vor dem ersten Angriff
field-strike-attacking = Angriffe laufen
field-offered = Abkommen angeboten an
field-supply = Vorrat
field-untrained = noch auszubilden
field-goods = Geld, Brennstoff, Flugzeuge
field-spies = Spione
field-owned = eigene Gebäude
field-hand = Bomben auf der Hand
field-built = gebaute Bomben
field-token = Testmarker
field-token-workers = Arbeiter auf dem Testmarker
field-test-draft = Auswahl der getesteten Bombe
field-truce = Waffenstillstand mit
field-stand-down = Startverzicht gegen
field-saw = zuletzt gesehene Bomben
field-worker = Arbeiter
word-laborer = Hilfsarbeiter
word-engineer = Ingenieur
word-scientist = Wissenschaftler
word-contract-laborer = Leih-Hilfsarbeiter
word-contract-engineer = Leihingenieur
word-contract-scientist = Leihwissenschaftler
field-damage = Schaden
field-user = genutzt von
field-workers = Arbeiter
field-lies-deck = im Stapel
field-lies-under = unter dem Stapel
field-lies-row = in der Auslage
field-lies-drafted = ausgewählt
field-lies-built = gebaut
field-draft = Auswahl
field-loaded = verladen
field-question-turn = Zug
field-question-workers = welche Arbeiter
field-question-fuel = Brennstoff
field-question-output = welcher Ertrag
field-question-training = Ausbildung
field-question-market = Gebäude kaufen
field-question-repair = Reparatur
field-question-draft = Auswahl
field-question-pact = Abkommen
field-question-staff = wer die Bombe baut
field-question-bonus = Arbeiter anwerben
field-question-first = wer beginnt
field-question-reveal = welches Gebäude kommt
field-question-design = welche Bombe kommt
