### Der Browser: die Seiten, was am Tisch gesagt wird und was nicht geht.

## Auf jeder Seite

language = Sprache
back = Alle Spiele
now = Zurück zum Tisch
rules = Regeln
rules-of = { $title }: Regeln
rule = Regel { $number }
try-again = Noch einmal versuchen

## Die erste Seite

tagline = Moderne Brettspiele, vollständig umgesetzt. Spiel mit Freunden und mit ehrlichen Bots.
unofficial = Ein inoffizielles Projekt: Die Titel sagen, was umgesetzt ist; Bilder und Texte der Verlage gibt es hier nicht.
players = { $least }–{ $most } Personen
players-always =
    { $number ->
        [one] { $number } Person
       *[other] { $number } Personen
    }
play-tiger = Gegen den Tiger spielen
set-up = Tisch einrichten
your-tables = Deine Tische
# Von einem Tisch: wann dort zuletzt etwas geschah.
changed = { $date }, { $time } UTC

## Ein neuer Tisch

your-name = Dein Name
seats = Plätze
seat = Platz { $number }
# Von einem Platz: Wer den Tisch eröffnet, sitzt dort.
me = ich
open-seat = frei: für alle, die den Link haben
no-seat = nicht besetzt
bot = Bot: { $level }
bots = Die Bots
options = Optionen
hints = Der Trainer darf um Rat gefragt werden
patience = Wenn jemand nicht antwortet
# Eine Dauer folgt.
stand-in-after = Wartezeit, bis die anderen einen Bot spielen lassen dürfen
# Der Name eines Bots folgt.
stand-in = er spielt als
start = Tisch eröffnen

## Ein Spiel, das noch nicht kompiliert ist

getting-ready = { $title } wird vorbereitet: Die Regeln werden auf diesem Rechner einmal kompiliert.
functions-done =
    { $done ->
        [one] { $done } Funktion ist fertig
       *[other] { $done } Funktionen sind fertig
    }

## Bevor alle Plätze besetzt sind

waiting = Es fehlen noch Mitspieler
share = Teile diesen Link: Wer ihn öffnet, kann einen freien Platz nehmen.
take = Platz nehmen
# Nach dem Namen eines Platzes.
you = du
# Wie jemand heißt, der keinen Namen angab; und weitere am selben Tisch.
guest = Gast
another-guest = Gast { $number }

## Wer an der Reihe ist

spectator = Du schaust zu.
your-turn = Du bist dran
their-turn = { $name } ist dran
thinks = { $name } denkt nach …
over = Die Partie ist zu Ende

## Züge

moves = Was du tun kannst
narrowed = Durch deine Klicks eingeschränkt
# Wird vorgelesen: wie viele Züge noch übrig sind.
narrowed-to = Durch deine Klicks eingeschränkt, übrig: { $count }
start-over = Neu wählen
undo = Zurücknehmen
# Von einem Zug, als Zeichen daneben.
lock = kann nicht zurückgenommen werden
command = Gib einen Zug ein wie im Terminal
keys = Tasten: Tab geht durch die hellen Stellen, Enter wählt, / gibt einen Zug ein, u nimmt zurück, Esc beginnt die Wahl neu.

## Warum eine Stelle des Spielplans nicht hell ist

why-over = Die Partie ist zu Ende.
why-not-you = Du bist nicht dran.
why-nothing = Hier ist gerade nichts zu tun.

## Der Trainer

hint = Trainer fragen
coach-thinks = Der Trainer denkt nach …
in-queue = Auch andere fragen den Trainer: { $ahead } vor dir.
judged = Bisher beurteilte Entscheidungen: { $done }
crowded = Der Trainer denkt schon für dich nach, oder für zu viele andere: Frag später noch einmal.

## Die Plätze am Tisch

seat-link = Der Link deines Platzes: Er öffnet diesen Platz auf jedem Gerät. Behalte ihn für dich.
new-link = Ein neuer Link
no-link = Kein Link
hand-over = Einen Bot für mich spielen lassen
come-back = Selbst weiterspielen
away = vertreten durch einen Bot
replace = { $name } antwortet schon lange nicht: diesen Platz einem Bot geben

## Was geschah, und was man sich sagt

log = Was geschah
since = Seit du weg warst
# Eine Schaltfläche: Was erzählt wurde, ist gelesen.
read = Verstanden
chat = Gespräch
# Eine Schaltfläche.
say = Sagen

## Das Ende

scores = Endstand
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
won = gewonnen
score-sheet = Woher die Punkte kommen
rematch = Revanche
rematch-there = Zur Revanche
review = Rückblick des Trainers
download = Partie herunterladen

## Rückschau

replay = Partie ansehen
replay-of = { $title }: Partie ansehen
# Vor einem Schieberegler.
watch-from = Zug
earlier = Einen Zug zurück
later = Einen Zug weiter
go = Dorthin

## Der Beweis der Ziehungen

verify = Ziehungen beweisen
proven =
    { $count ->
        [0] Das Geheimnis ist das festgelegte; gezogen wurde nichts.
        [one] Die einzige Ziehung ist so, wie das festgelegte Geheimnis sie ergibt.
       *[other] Alle { $count } Ziehungen sind so, wie das festgelegte Geheimnis sie ergibt.
    }
not-proven = Die Ziehungen konnten nicht bewiesen werden.
commitment = Festgelegt vor der ersten Ziehung
secret = Das Geheimnis, am Ende offengelegt
bots-seeds = Die Startwerte der Bots, aus demselben Geheimnis
bot-seed = { $seat }: { $level }, Startwert { $seed }
check-bots = Mit der heruntergeladenen Partie lassen sich alle ihre Antworten nachrechnen:

## Was nicht geht

stale = Am Tisch ging es weiter, seit du hingesehen hast: So steht es jetzt.
not-yours = Das ist nicht dein Platz.
taken = Jemand anderes war schneller.
not-found = Hier ist nichts.
not-possible = Das geht hier nicht.
not-understood = Das wurde nicht verstanden.
not-whole = Der Rest davon kam nie an.
too-long = Dieser Text ist zu lang.
too-much = Das ist zu viel.
too-often = Zu viele Anfragen: Warte einen Augenblick.
long-head = Die Kopfzeilen dieser Anfrage sind zu lang.
too-slow = Der Rest dieser Anfrage ließ zu lange auf sich warten.
foreign = Dieses Formular kam nicht von dieser Seite oder ist zu alt: Lade die Seite neu.
other-site = Das kam von einer anderen Seite als { $host }. Wenn du diesen Dienst hinter einem Proxy betreibst: Lass ihn die Kopfzeile Host weitergeben oder X-Forwarded-Host senden, und nenne ihn mit --trusted-proxies.
full = Gerade sind zu viele Besucher da: Komm in einem Augenblick wieder.
closing = Der Dienst schließt gleich: Komm in einem Augenblick wieder.
many-streams = An deiner Adresse sind zu viele Tische offen: Schließ einige davon.
many-tables = Du hast in kurzer Zeit viele Tische eröffnet: Spiel an einem davon oder warte eine Weile.
frozen = Diese Partie ist eingefroren: Das Programm verhält sich anders als das, mit dem sie begonnen wurde. Nichts ist verloren; die Aufzeichnung kann heruntergeladen werden.
record = Herunterladen, was aufgezeichnet ist
connection-lost = Verbindung verloren; neuer Versuch …

## Was Programmen gesagt wird, und durch sie den Leuten am Terminal

api-no-table = es gibt keinen Tisch mit diesem Namen
api-token = dieses Token hält keinen Platz an diesem Tisch
api-no-token = sende das Token deines Platzes: Authorization: Bearer TOKEN
api-games = die Spiele sind { $known }
api-levels = die Stufen sind { $known }
api-many-tables = spiel zuerst an einigen deiner Tische oder warte eine Weile
api-taken = kein solcher Platz ist frei
api-stale = am Tisch ging es weiter, oder du bist nicht dran: sieh noch einmal hin, dann antworte

## Was denen gesagt wird, die den Dienst betreiben

host-open = Tunnelier ist geöffnet: { $link }  (Strg-C schließt es; die Tische bleiben erhalten)
host-no-port = kein freier Port von { $first } bis { $last }
host-no-database = { $name } ist nicht die Adresse einer Datenbank, etwa { $example }
host-shared = { $file } enthält Geheimnisse und ist für andere Benutzer dieses Rechners offen; das behebt: { $command }
host-no-key = { $file } enthält keinen ganzen Schlüssel: Setz den aus deiner letzten Sicherung wieder ein oder lösch die Datei; mit einem neuen Schlüssel müssen alle über ihre Links zu ihren Plätzen zurückkommen
host-unusable = { $name } ist nicht zu gebrauchen: { $reason }
host-postgres = { $name } ist nicht zu gebrauchen: { $reason } (für PostgreSQL: { $command })
host-in-use = { $name } wird von einem anderen Dienst benutzt; nur einer auf einmal: Beende zuerst jenen
host-not-locked = { $file } lässt sich nicht sperren
host-newer = { $name } wurde von einer neueren Fassung von tunnelier geschrieben, und nur die kann es lesen: Installier sie (diese hier kennt die Revision { $revision } nicht)
host-no-proxy = { $said } ist keine Adresse eines Proxys, etwa { $example } oder { $another }
host-no-path = { $said } ist kein Pfad für den Dienst, etwa { $example }
host-own-path = { $path } ist auch ein Pfad des Dienstes selbst: Nimm einen anderen
host-nothing = es gibt nichts zu sichern: { $file } gibt es nicht
host-there = { $file } gibt es schon; { $option } überschreibt es
host-missing = { $file } gibt es nicht
host-no-file = { $name } ist keine Datei: PostgreSQL hat pg_dump und pg_restore; heb dazu den Schlüssel der Cookies auf, den { $command } in seinem Ordner hat
host-not-copied = { $file } lässt sich nicht kopieren: { $reason }
host-damaged = { $file } ist beschädigt: { $reason }
