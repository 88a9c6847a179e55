### Der Browser: die Seiten, was am Tisch gesagt wird und was nicht geht.

## Auf jeder Seite

language = Sprache
back = Alle Spiele
now = Zurück zum Tisch
rules = Regeln
label = { $of }:
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
# Ein Link: eine geführte erste Partie.
learn = Spielen lernen
play-my-level = Gegen einen Bot meiner Stärke spielen
# Von den Bots der eigenen Stärke: wie stark der nächste ist.
my-step = Stufe { $step } von { $steps }
my-level-means = Ein Bot deiner Stärke steht auf einer von { $steps } Stufen: Nach einem Sieg geht es eine Stufe hinauf, nach einer Niederlage eine hinunter; so solltest du etwa die Hälfte deiner Partien gewinnen. Vor einem Zug, der viel verschenkt, meldet sich der Trainer. Über diesen Stufen gibt es Bots, die vorausrechnen:
play-friends = Mit Freunden spielen
# Ein Knopf: Zwei Bots spielen, man sieht zu.
watch = Zwei Bots zusehen
puzzles = Aufgaben
analyse = Analysieren
analyse-of = { $title }: analysieren
analyse-means = Deine beendeten Partien: Der Trainer geht jede Entscheidung durch und sagt, was am meisten gekostet hat und was besser war.
analyse-nothing = Du hast noch keine Partie dieses Spiels beendet: Danach geht der Trainer sie hier mit dir durch.
analyse-file = Eine Partie, die als Datei gespeichert ist:
analyse-bring = Ansehen
analyse-refused = Sie kann nicht angesehen werden. { $why }
analyse-no-text = Diese Datei ist kein Text.
analyse-not-over = Diese Partie ist noch nicht zu Ende.
setup = Eine Stellung aufbauen
setup-of = { $title }: eine Stellung
setup-open = Diese Stellung analysieren
setup-wrong = Nicht möglich: { $why }
setup-line = Nicht möglich, Zeile { $line }: { $why }
setup-undrawn = Diese Zahlen lassen sich zusammen nicht zeichnen. Nimm die letzte Änderung zurück, oder berichtige sie weiter unten.
setup-change = Ändern
setup-places = Alles, was es gibt
setup-search = Suchen
setup-means = Klick etwas auf dem Brett an, oder wähle es hier, und ändere, was dahinter steht.
setup-moves = Züge von hier
setup-play = Von hier an spielen
setup-seat = Du sitzt als
setup-others = Die anderen
setup-people = Leute, über einen Link
setup-begin = Beginnen
setup-text = Als Text
setup-take = Diesen Text nehmen
setup-file = oder eine Datei:
setup-new = Eine neue:
setup-players = zu { $count }
setup-limits = Hier wird alles gezeigt, auch was am Tisch verborgen ist; was du in einer laufenden Partie nicht sehen kannst, ist geraten. Geprüft wird, dass Zahlen in ihren Grenzen sind, dass alle Teile der Schachtel da sind, dass jemand etwas gefragt wird, worauf es eine Antwort gibt, und dass sich von hier ein paar Partien spielen lassen. Ob je eine Partie hierher führt, prüft niemand; und was die Regeln mitzählen, änderst du selbst.
# Von einem Tisch: wer dort noch spielt.
with = mit { $names }
set-up = Tisch einrichten
your-tables = Deine Tische
# Eine Überschrift, über Partien.
lately = Vor Kurzem beendet
# Von einem Tisch: wann dort zuletzt etwas geschah.
changed = { $date }, { $time } UTC

## Die Regeln lesen

contents = Inhalt
search-rules = In den Regeln suchen
components = Material
components-of = { $title }: Material
component-count = { $number ->
    [one] Davon gibt es eines.
   *[other] Davon gibt es { $number }.
}
component-each = { $number ->
    [one] Jeder Spieler hat eines davon.
   *[other] Jeder Spieler hat { $number } davon.
}
component-reconstructed = Manche seiner Zahlen sind rekonstruiert: Die echten sind nicht veröffentlicht.
component-page = Mehr dazu

## Ein neuer Tisch

own-box = Du hast die Schachtel? Am Ende der Regeln steht, wie mit ihren Zahlen gespielt wird.
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
bot-my-level = Bot: meiner Stärke
coached = Der Trainer meldet sich, bevor ich mit einem Zug viel verschenke
patience = Wenn jemand nicht antwortet
# Eine Dauer folgt.
stand-in-after = ohne Uhr: Wartezeit, bis die anderen einen Bot spielen lassen dürfen
# Der Name eines Bots folgt.
stand-in = er spielt als
start = Tisch eröffnen

## Die Uhren

clocks = Uhren
pace = Zeit
pace-each = Zeit zum Antworten
pace-none = ohne Uhr
pace-move = { $length } für jede Antwort
pace-bank = { $length } für die Partie, und { $increment } mehr mit jeder Antwort
pace-days = { $length } für jede Antwort
pace-end = Wenn die Zeit um ist
pace-end-skip = ein Bot gibt diese Antwort
pace-end-bot = ein Bot spielt, bis man zurückkommt
pace-end-loss = wer zu spät ist, hat verloren
pace-end-wait = nichts geschieht, aber die anderen dürfen einen Bot spielen lassen
# An einem Tisch: wie viel Zeit man hat, und was an ihrem Ende geschieht.
pace-agreed = Zeit: { $pace }. Wenn sie um ist: { $end }.
pace-quiet = Von { $evening } bis { $morning } ({ $zone }) vergeht keine Zeit.
pace-vacation = Urlaub für alle, die mitspielen: { $length }.
pace-over-days = Über Tage: Ruhezeiten und Urlaub
quiet-from = Keine Zeit vergeht von
quiet-to = bis
# Von einer Stunde, die nicht gewählt ist.
quiet-none = –
quiet-zone = in der Zeitzone
quiet-both = Stunden, in denen keine Zeit vergeht, beginnen zu einer Uhrzeit und enden zu einer anderen: Wähle beide.
quiet-unknown = Eine Zeitzone „{ $zone }“ kennen wir nicht. Sie heißen zum Beispiel Europe/Berlin oder Europe/Vienna.
vacation-each = Urlaub für jeden
vacation-none = keiner
vacation = Urlaub
vacation-means =
    { $days ->
        [one] Deine Uhr steht still, solange du fort bist. An diesem Tisch hast du noch { $days } Tag; 0 beendet einen Urlaub.
       *[other] Deine Uhr steht still, solange du fort bist. An diesem Tisch hast du noch { $days } Tage; 0 beendet einen Urlaub.
    }
vacation-days = Tage
# Ein Knopf.
vacation-take = In Urlaub gehen
vacation-too-long = Das ist mehr Urlaub, als an diesem Tisch vereinbart ist.
on-vacation = im Urlaub
# Wird einmal vorgelesen.
clock-low = Noch eine halbe Minute.
# Von jemandem am Tisch.
lost-time = hat verloren: die Zeit war um
# Wie viele Antworten ein Bot für jemanden gab, der zu spät war.
skipped = Antworten von einem Bot, weil die Zeit um war: { $count }
# Die Überschrift der Karte am Ende.
closed-time = Die Partie ist zu Ende: jemandes Zeit war um
time-over = Deine Zeit ist um: ein Bot spielt diesen Platz.

## Die Rangliste

standing = Rangliste
standing-of = { $title }: Rangliste
standing-means = Wertungen aus gewerteten Partien, die unter Menschen getrennt von denen mit Bots. Wer neu ist, hat 1000 Punkte. Die Zahl nach ± sagt, wie weit eine Wertung danebenliegen kann; eine mit Fragezeichen beruht auf weniger als fünf Partien.
standing-nobody = Noch keine gewertete Partie dieses Spiels wurde unter Menschen gespielt.
standing-people = Die Menschen
standing-bots-mean = Nach den gewerteten Partien, in denen sie auf Menschen trafen.
standing-no-bot = Noch keine gewertete Partie dieses Spiels wurde gegen einen Bot gespielt.
standing-who = Spieler
standing-rating = Wertung
rating = { $points } ± { $about }
rating-provisional = { $points } ± { $about } ?
rating-matches = Partien
rating-graph = Die Wertung nach jeder Partie
place-of = Platz { $place } von { $count }
# Ein Spiel, zu jemandes Wertung in Partien, in denen auch Bots saßen.
ladder-with-bots = { $title }, mit Bots
ladder-record = Partien: { $matches }, gewonnen: { $won }, beste Wertung: { $best }
ladder-none = Noch keine gewertete Partie.
# Neben einem Kästchen zum Ankreuzen.
rated-wanted = Gewertet: das Ergebnis zählt, mit Bots getrennt von Menschen; keine Hinweise, nichts wird zurückgenommen, niemand lässt einen Bot spielen, und wer zu spät ist, hat verloren
rated-clockless = Eine gewertete Partie ohne Uhr: Wer so lange nicht antwortet, wie unten gewählt ist, hat verloren, wenn es jemand verlangt.
rated-here = Eine gewertete Partie: keine Hinweise, nichts wird zurückgenommen, und wer aufgibt oder zu spät ist, hat verloren.
rated-no-clock = Ohne Uhr: Wer nicht antwortet, hat verloren, wenn es jemand verlangt; das geht nach { $length }.
rated-people = Eine gewertete Partie spielen zwei oder mehr, darunter ein Mensch, jeder auf einem eigenen Platz; Programme, die einen Platz nehmen, haben daran keinen Anteil.
rated-no-undo = in einer gewerteten Partie wird nichts zurückgenommen
rated-no-bot = In einer gewerteten Partie lässt niemand einen Bot spielen.
rated-resign = Eine gewertete Partie gegen Bots hat ein Ergebnis: Spiel weiter, oder gib auf.
rated-link = Das Ergebnis zählt hier, darum geht der Platz an kein anderes Konto: Wer ihn hat, meldet sich dort an, wo es weitergehen soll.
# Von jemandem am Tisch.
lost-resigned = hat aufgegeben und verloren
# Die Überschrift der Karte am Ende.
closed-resigned = Die Partie ist zu Ende: jemand hat aufgegeben

## Einander finden

open-tables = Offene Tische
open-game = Spiel
open-any = egal
open-pace-none = ohne Uhr
open-pace-move = je Antwort
open-pace-bank = ein Vorrat für die Partie
open-pace-days = über Tage
open-near = ungefähr meine Stärke
# Eine Zahl von Punkten folgt.
open-least = Wertung von
open-most = bis
# Ein Knopf.
open-filter = Zeigen
open-nothing = Einen solchen Tisch gibt es gerade nicht. Eröffne einen und mach ihn öffentlich.
open-free =
    { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
open-watch = Zusehen
open-rated = gewertet
# Neben einem Kästchen zum Ankreuzen.
public-wanted = Öffentlich: alle finden diesen Tisch und dürfen zusehen; sonst nur, wer den Link hat
# Ein Knopf: eine neue Partie, in der jeder seinen Platz behält.
same-again = Dasselbe noch einmal
watching = Es sehen zu: { $count }
gallery-means = Dich lesen, die zusehen. Wer spielt, liest es, wenn die Partie zu Ende ist.

## Freunde und Gruppen

friends = Freunde und Gruppen
friends-mine = Freunde
friends-nobody = Noch niemand. Frage jemanden, mit dem du gespielt hast: auf der Karte am Ende einer Partie oder auf der Seite der Person.
# Ein Knopf.
friends-ask = Um Freundschaft bitten
# Nach dem Namen von jemandem, der gern befreundet wäre.
friends-asks = wäre gern mit dir befreundet
friends-accept = Annehmen
friends-refuse = Ablehnen
friends-waiting = gefragt, noch keine Antwort
friends-withdraw = Nicht mehr fragen
friends-end = Freundschaft beenden
friends-here = gerade hier
# Ein Link zu einem öffentlichen Tisch, an dem ein Freund spielt.
friends-plays = spielt { $title }
friends-many = Du hast viele gefragt, die noch nicht geantwortet haben: warte eine Weile.
friends-not-asked = Die Person fragt nicht mehr.
player-mine = Meine Seite
# Ein Knopf.
follow = Folgen
follow-end = Nicht mehr folgen
following = Wem ich folge
following-means = Du siehst, was sie an öffentlichen Tischen tun, und sonst nichts.
following-running = Spielen gerade
following-results = Ergebnisse
followers = Es folgen: { $count }
has-won = gewonnen von { $names }
groups = Gruppen
group-name = Eine neue Gruppe namens
group-make = Gründen
group-no-name = Eine Gruppe braucht einen Namen.
group-nameless = Sag, wie du heißt: Die anderen der Gruppe sehen es.
group-many = Du hast viele Gruppen gegründet: löse zuerst eine auf.
group-means = Eine Gruppe von Leuten, die miteinander spielen: ihre Mitglieder sehen ihre Tische, und wie sie untereinander stehen.
group-join = Beitreten
# Nach dem Namen einer Gruppe.
group-called = eine Gruppe lädt dich ein
group-closed = Diese Gruppe nimmt dich nicht auf.
group-tables = Tische der Gruppe
group-no-tables = Gerade keine.
group-members = Mitglieder
group-link = Wer diesen Link hat, kann beitreten:
group-leave = Die Gruppe verlassen
group-leave-means = Du siehst ihre Tische nicht mehr. Mit ihrem Link kannst du wiederkommen.
group-send-away-means = { $name } sieht ihre Tische nicht mehr und kann auch über den Link nicht zurück.
group-close = Die Gruppe auflösen
group-close-means = Sie ist für alle ein für alle Mal weg. Ihre Tische bleiben denen, die dort sitzen.
group-only = Dieser Tisch ist nur für eine Gruppe.
# Eine Auswahl von Gruppen folgt.
group-wanted = Nur für eine Gruppe
group-none = –
invitations = Du bist eingeladen
invited-by = von { $name }
# Ein Knopf.
invited-accept = Platz nehmen
# Ein Knopf.
invited-decline = Nein, danke
invited-already = Eingeladen:
invite-friends = Freunde einladen
invite-group = Alle aus einer Gruppe
invite-full = Wen du einlädst, könnte sich nirgends hinsetzen: Lass einen Platz frei.
# Ein Knopf.
invite = Einladen

## Der Frieden

# Ein Knopf neben einem Namen, bevor die Partie beginnt.
send-away = Wegschicken
# Ein Knopf.
agree = Einverstanden, die Partie so zu beenden
# Ein Knopf.
agree-not = Doch weiterspielen
# Von jemandem am Tisch.
wants-end = würde die Partie so beenden
# Die Überschrift der Karte am Ende.
closed-agreed = Die Partie ist zu Ende: alle waren einverstanden
peace = Jemanden stummschalten oder melden
peace-means = Wen du stummschaltest, den liest du nicht mehr, an keinem Tisch. Eine Meldung geht an den, der diesen Dienst betreibt.
peace-who = Wen
mute = Stummschalten
hear = Wieder lesen
report-what = Was geschehen ist
report = Melden
# Wird danach einmal auf der nächsten Seite gesagt; die anderen auch.
done-mute = Du hörst nichts mehr von { $name }.
done-hear = Du hörst { $name } wieder.
done-report = Deine Meldung über { $name } liegt jetzt bei der Leitung dieses Dienstes.
done-send-away = { $name } wurde weggeschickt.
done-invite =
    { $number ->
        [0] Niemand wurde eingeladen: Wähle erst jemanden aus.
        [one] { $number } Person ist eingeladen.
       *[other] { $number } Leute sind eingeladen.
    }
done-keep = Es ist gemerkt.

## Die Seite der Gastgeber, und was sie sagen

# Wer spricht oder handelt, für die am Tisch.
hosting-host = die Leitung
hosting-page = Leitung
hosting-now = Der Dienst
hosting-people = Leute
hosting-tables = Tische
hosting-reports = Meldungen
hosting-doing = Was er gerade tut
hosting-well = Alles ist gut.
hosting-doing-processes = Prozesse
hosting-doing-streams = Seiten, die hier zuhören
hosting-doing-tables = Tische im Speicher hier
hosting-doing-bots = Bots, die warten oder denken
hosting-doing-coach = Warteschlange des Trainers hier
hosting-doing-moves = Züge, die hier angenommen wurden
hosting-doing-errors = Fehler hier
hosting-announcements = Ansagen
hosting-until = bis { $date }
hosting-withdraw = Zurücknehmen
hosting-hours = Für wie viele Stunden
hosting-announce = Auf jeder Seite ansagen
hosting-hosts = Wer leitet
hosting-hosts-means = Wer hier gespielt hat, wird auf der Seite „Leute“ in die Leitung geholt; alle anderen über einen Link, den der Befehl tunnelier host ausstellt.
hosting-leave = Nicht mehr leiten
hosting-drop = Nicht mehr leiten lassen
hosting-deeds = Was die Leitung getan hat
hosting-search = Name
hosting-find = Suchen
hosting-tables-of = { $number ->
    [one] { $number } Tisch
   *[other] { $number } Tische
}
hosting-answered = zuletzt geantwortet { $ago }
hosting-never-answered = hat nirgends geantwortet
hosting-banned = Für immer gesperrt.
hosting-banned-until = Gesperrt bis { $date }.
hosting-lift = Sperre aufheben
# Was die Formulare dafür öffnet.
hosting-act = Sperren oder in die Leitung holen
hosting-reason = Grund, den sie lesen werden
hosting-days = Für wie viele Tage (nichts: für immer)
hosting-ban = Sperren
hosting-name = In die Leitung holen
hosting-nobody = Niemand ist zu finden.
hosting-kind = Welche Tische
hosting-kind-running = laufende
hosting-kind-open = mit einem freien Platz
hosting-kind-ended = beendete
hosting-end = Diesen Tisch beenden
hosting-word = Ein Wort an die, die dort sitzen
hosting-where = der Tisch
hosting-by-whom = wer meldet
hosting-had-said = Dort gesagt hatten sie:
hosting-note = Eine Notiz
hosting-settle = Erledigt
hosting-no-reports = Keine Meldung wartet.
hosting-settled = Erledigte Meldungen
hosting-settled-on = Erledigt: { $date }.
hosting-invited = Diesen Dienst mit leiten
hosting-invited-means = Wer leitet, sieht, wer hier spielt, und liest Meldungen, kann Leute sperren, Tische beenden und auf jeder Seite etwas ansagen. Was sie tun, wird für alle aufgeschrieben, die leiten. Dieser Link gilt für eine Person.
hosting-accept = Mit leiten
hosting-only = Diese Seite ist für die, die den Dienst leiten.
hosting-not-invited = Diese Einladung ist verbraucht oder zu alt: Wer den Dienst betreibt, stellt eine neue aus.
hosting-no-words = Hier fehlt etwas: um wen es geht, oder die Worte dazu.
# Zu einer Ansage: sie nicht mehr sehen wollen.
heard = Verstanden
banned = Du bist von diesem Dienst ausgesperrt und darfst dich nicht setzen, nicht sprechen und keine Tische aufmachen. Der Grund: { $reason }
banned-until = Du bist bis { $date } von diesem Dienst ausgesperrt und darfst dich nicht setzen, nicht sprechen und keine Tische aufmachen. Der Grund: { $reason }
# Die Überschrift der Karte am Ende.
closed-host = Die Leitung dieses Dienstes hat die Partie beendet
deed-came = { $name } leitet mit, auf Einladung.
deed-named = { $name } hat { $about } in die Leitung geholt.
deed-dropped = { $name }: { $about } leitet nicht mehr mit.
deed-banned = { $name } hat { $about } gesperrt.
deed-lifted = { $name } hat die Sperre von { $about } aufgehoben.
deed-announced = { $name } hat etwas angesagt.
deed-withdrew = { $name } hat eine Ansage zurückgenommen.
deed-settled = { $name } hat eine Meldung über { $about } erledigt.
deed-ended = { $name } hat den Tisch { $about } beendet.

## Benachrichtigt werden

told-title = Benachrichtigungen
told-means = Wenn du irgendwo dran bist und gerade nicht hinsiehst oder eine deiner Partien zu Ende ist, können wir es dir anderswo sagen.
told-kind = Was dort zuhört
told-kind-generic = Ein Programm (JSON)
told-kind-discord = Discord
told-kind-ntfy = ntfy
told-address = Seine Adresse
told-keep = Behalten
told-test = Eine Probe senden
told-delete = Nicht mehr benachrichtigen
told-tables = Tische, von denen ich höre
told-sent = Zuletzt angenommen: { $date }.
told-nothing-sent = Dort wurde noch nichts angenommen.
told-failed = Letzter Fehler, { $date }: { $error }.
told-again = Wir versuchen es noch einmal: { $date }.
told-many-tests = So viele Proben hintereinander genügen. Wartezeit bis zur nächsten: { $length }.
told-error-address = das ist keine Web-Adresse, an die wir senden können: Sie muss mit https:// oder http:// beginnen und darf weder Namen noch Passwort enthalten
told-error-private = diese Adresse liegt in einem privaten Netz oder ist dieser Rechner selbst: Wir senden nur an Adressen, die das ganze Internet erreicht
told-error-unknown = kein Server dieses Namens wurde gefunden: Sieh nach, ob er richtig geschrieben ist
told-error-slow = es kam nicht rechtzeitig eine Antwort
told-error-certificate = sein Zertifikat für https ist nicht gültig
told-error-unreachable = es kam keine Verbindung zustande
told-error-status = es kam eine Antwort, aber die Nachricht wurde nicht angenommen (status { $number })
told-error-mailbox = der Mailserver nimmt für dieses Postfach nichts an
told-error-mailbox-address = das ist keine Adresse eines Postfachs, etwa ada@post.example
told-error-mail = der Server, über den wir Mail senden, lässt uns nicht: Wer diesen Dienst betreibt, muss das beheben
told-error-many = du wirst schon an so vielen Orten benachrichtigt: Nimm erst einen weg
told-error-many-letters = so viele Briefe an ein Postfach sind genug: Komm in { $number } min wieder
told-error-keys = dieser Browser gab uns keine Schlüssel, mit denen man ihm schreiben könnte
told-refused = Das ging nicht: { $error }.
no-mail = Keine Briefe hier: Für diesen Dienst ist kein Mailserver eingerichtet.
told-turn-said = { $title }: Du bist dran, { $name }. { $link }
told-over-said = { $title }: Die Partie ist zu Ende, { $name }. { $link }
told-invited-said = { $title }: { $name } lädt dich an einen Tisch ein. { $link }
told-friend-said = { $name } wäre gern mit dir befreundet. { $link }
told-group-said = { $name } lädt dich in die Gruppe { $group } ein. { $link }
told-test-said = Eine Probe von Tunnelier: Hier wirst du benachrichtigt. { $link }
told-more = Ein neuer Ort
told-hook = Eine Adresse von dir
told-kind-mail = E-Mail
told-kind-push = Ein Browser
told-push = Dieser Browser
told-mailbox = Dein Postfach
told-mail-means = Wir schreiben zuerst dorthin und benachrichtigen dich erst, wenn du dem Link in diesem Brief gefolgt bist.
told-every = Briefe
told-every-once = sofort
told-every-time = höchstens einer in { $time }
told-asked = Wir haben an { $address } geschrieben: Folge dem Link in diesem Brief, dann wirst du dort benachrichtigt.
told-ask-again = Noch einmal schreiben
told-push-means = Der Browser zeigt eine Nachricht, ob eine Seite von uns offen ist oder nicht.
told-push-keep = In diesem Browser benachrichtigen
told-push-refused = Dieser Browser lässt uns nicht: Vielleicht fragt er dich, ob wir Nachrichten zeigen dürfen.
told-this-browser = Es ist der Browser, in den du gerade schaust.
told-link-old = Dieser Link gilt nicht mehr: An dieses Postfach wird nichts gesendet.
told-in = { $name } hat hier { $address } angegeben. Sollen wir dorthin schreiben, wenn { $name } dran ist? Wenn du das nicht bist, schließ diese Seite.
told-in-button = Ja, schreibt mir
told-in-done = Wir schreiben von jetzt an an { $address }.
told-out = Sollen wir nicht mehr an { $address } schreiben?
told-out-button = Keine Briefe mehr
told-out-done = Wir schreiben nicht mehr an { $address }.
letter-ask = Tunnelier: Sollen wir dir schreiben?
letter-asked =
    Jemand möchte hier von { $here } hören, wann der nächste eigene Zug ansteht.

    Bist du das, folge diesem Link: { $link }

    Wenn nicht, tu nichts, und es kommt nichts mehr.
letter-subject =
    { $count ->
        [one] Tunnelier: Ein Tisch wartet auf dich
       *[other] Tunnelier: { $count } Tische warten auf dich
    }
letter-out =
    Wie du benachrichtigt wirst: { $here }
    Keine Briefe mehr: { $link }

## Die Seiten als App

away-title = Niemand ist erreichbar
away-means = Du bist offline, oder der Dienst ist es. Das sind deine Tische, Stand: { $date }.
away-again = Noch einmal versuchen

## Dieselbe Person bleiben

account-title = Konto
account-guest-means = Du spielst als Gast: Dieser Browser hat ein Cookie, und mehr wissen wir nicht von dir. Du brauchst kein Konto. Mit einem Konto bist du auf jedem Gerät dieselbe Person: dieselben Tische, Wertungen und Einstellungen, dieselben Stummgeschalteten.
account-name = Dein Name
account-name-means = So heißt du an neuen Tischen. An denen, an denen du sitzt, bleibt dein Name, wie er dort ist.
account-keep = Behalten
account-sign-in = Anmelden
account-use-passkey = Mit einem Passkey anmelden
account-comes-along =
    { $number ->
        [one] Du hast hier als Gast einen Platz an { $number } Tisch. Wenn du dich anmeldest, kommt er mit: Er gehört dann dem Konto, wie alles andere, was du als Gast hast.
       *[other] Du hast hier als Gast Plätze an { $number } Tischen. Wenn du dich anmeldest, kommen sie mit: Sie gehören dann dem Konto, wie alles andere, was du als Gast hast.
    }
account-make = Ein Konto anlegen
account-means = Ein Passkey liegt auf deinem Gerät, in deinem Browser oder auf einem Sicherheitsschlüssel und wird geöffnet wie dieser: mit Finger, Gesicht oder PIN. Es gibt kein Passwort, und wir erfahren nur den Namen, den du wählst.
account-keeps =
    { $number ->
        [one] Dein Tisch bleibt deiner.
       *[other] Deine { $number } Tische bleiben deine.
    }
account-make-passkey = Ein Konto mit einem Passkey anlegen
account-no-passkeys = An dieser Adresse gehen keine Passkeys: Browser verwenden sie nur mit https und einem Namen oder auf dem Rechner selbst (localhost).
account-scripts = Passkeys brauchen Skripte, die dieser Browser nicht ausführt.
account-signed-in = Du bist als { $name } angemeldet.
account-passkeys = Passkeys
account-passkeys-mean = Jeder von ihnen lässt dich herein. Füge für jedes Gerät, das sie nicht von selbst teilt, einen hinzu, damit du hereinkommst, wenn einer verloren geht.
account-passkey = Passkey
account-passkey-name = Name des Passkeys
account-add-passkey = Einen Passkey hinzufügen
account-remove = Entfernen
account-sign-ins = Wo du angemeldet bist
account-some-browser = Ein Browser
account-here = hier
account-since = Seit { $date }.
account-used = Zuletzt benutzt { $ago }.
account-seen = Zuletzt gesehen { $ago }.
account-end = Beenden
account-sign-out = Abmelden
account-end-others = Alle anderen beenden
account-still-told = Ein Browser, der benachrichtigt wird, wenn du dran bist, wird es, bis du auch das beendest:
account-cancelled = Es ist nichts geschehen: Der Dialog wurde geschlossen, oder dieses Gerät hat keinen Passkey für diese Seite.
account-already = Du bist schon angemeldet: Melde dich zuerst ab.
account-nameless = Ein Konto braucht einen Namen.
account-not-signed-in = Du bist nicht oder nicht mehr angemeldet.
account-unproven = Das war kein Nachweis: Versuche es noch einmal.
account-unknown-passkey = Kein Konto kennt diesen Passkey: Er wurde hier entfernt. Du kannst ihn auf deinem Gerät löschen.
account-last-way = Dieser Passkey ist der einzige Weg herein: Füge zuerst einen anderen hinzu.
account-both-sides = Als Gast sitzt du an einem gewerteten Tisch, an dem auch das Konto spielt. Melde dich an, wenn diese Partie zu Ende ist.
account-data = Was wir von dir wissen
account-data-means = Alles in einer Datei: deine Tische mit ihren Partien, was du gesagt hast, deine Wertungen, wo du benachrichtigt wirst und wo du angemeldet bist. Oder lass alles vergessen.
account-export = Meine Daten herunterladen
account-many-exports = Du hast sie gerade mehrmals bekommen. Wartezeit: { $length }.
account-leave = Alles löschen, was meines ist
account-leave-goes = Dein Name, deine Wertungen, was du gesagt hast, Einstellungen, Adressen, Passkeys und Anmeldungen werden gelöscht, ebenso die Tische, an denen du allein oder mit Bots gespielt hast.
account-leave-stays = Was andere mit dir gespielt haben, bleibt ihnen; dort heißt du „Jemand, der gegangen ist“.
account-leave-running =
    { $number ->
        [one] An { $number } Tisch läuft deine Partie noch: Ein Bot spielt sie für dich zu Ende, und wenn sie gewertet ist, hast du verloren. Ein Platz, an dem noch nichts begonnen hat, wird wieder frei.
       *[other] An { $number } Tischen laufen deine Partien noch: Bots spielen sie für dich zu Ende, und gewertete hast du verloren. Plätze, an denen noch nichts begonnen hat, werden wieder frei.
    }
account-leave-kept = Was andere über dich gemeldet haben, bleibt bei dem, der diesen Dienst betreibt, ebenso seine Sicherungen, solange er sie aufhebt.
account-leave-sure = Ich bin sicher. Es lässt sich nicht rückgängig machen.
account-leave-now = Alles löschen
account-stay = Ich bleibe
account-not-sure = Es wurde nichts gelöscht: Sage, dass du sicher bist.
account-left = Jemand, der gegangen ist
account-mail = Per Mail anmelden
account-mailbox = Deine Mailadresse
account-mail-link = Schickt mir einen Link
account-mail-means = Ohne Passkey: Wir schicken dir einen Link, der dich einmal hereinlässt und ein Konto anlegt, wenn du keines hast.
account-mail-own = Du kannst dich mit einem Link anmelden, den wir an { $mailbox } schicken.
account-mail-none = Nenne eine Mailadresse, und du kannst dich mit einem Link anmelden, den wir dorthin schicken, wenn deine Passkeys verloren sind.
account-mail-confirm = Einen Link zur Bestätigung schicken
account-mail-remove = Nicht mehr damit anmelden
account-letter-sent = Sieh in dein Postfach
account-letter-means = Wir haben einen Link an { $mailbox } geschickt. Er gilt einmal, eine Viertelstunde lang. Wenn nichts kommt, sieh im Spam nach.
account-letters-wait = An { $mailbox } sind eben erst mehrere Links gegangen, ein weiterer käme nur hinzu: Der neueste unbenutzte gilt von jetzt an wieder, einmal, eine Viertelstunde lang.
account-letter-title = Dein Link zu Tunnelier
account-letter =
    Jemand, hoffentlich du, hat mit deiner Adresse diesen Link angefordert. Er gilt einmal, { $length } lang:

    { $link }

    Wenn du es nicht warst, lass ihn liegen: Dann geschieht nichts.
account-many-letters = So viele Briefe genügen fürs Erste. Wartezeit bis zum nächsten: { $length }.
account-old-link = Dieser Link wurde schon benutzt oder ist zu alt: Lass dir einen neuen schicken.
account-mail-adds = { $name } hat darum gebeten: Wer { $mailbox } liest, kann sich dann als { $name } anmelden. Wenn du das nicht bist, schließ diese Seite.
account-mail-add = Das ist meine Adresse
account-mail-taken = Ein anderes Konto meldet sich mit dieser Adresse an.
account-mail-in = In diesem Browser bist du dann { $name }.
account-mail-new = { $mailbox } wird dein Weg herein. Wie heißt du?

## Ein Spiel, das noch nicht kompiliert ist

getting-ready = { $title } wird vorbereitet
getting-ready-means = Einmal auf diesem Rechner. Ein großes Spiel braucht einige Minuten; dann geht es von selbst weiter. Bis dahin: Darum geht es.
getting-ready-bar = Wie weit es ist
functions-done = { $done } von etwa { $total } Schritten

## Bevor alle Plätze besetzt sind

waiting = Es fehlen noch Mitspieler
share = Teile diesen Link: Wer ihn öffnet, kann einen freien Platz nehmen.
take = Platz nehmen
# The same for who has a seat already, and what that is for.
take-too = Auch diesen Platz spielen, auf diesem Gerät
take-too-means = Du sitzt schon hier. Ein zweiter Platz ist für jemanden neben dir: Der Tisch zeigt dann jedem Platz seine eigene Sicht, wenn er gefragt ist.
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
on-its-way = Dein Zug ist unterwegs …
being-drawn = Dein Zug gilt. Der neue Spielplan wird gezeichnet …
prepares = { $name } wird vorbereitet, einmal auf diesem Rechner: höchstens einige Minuten…
over = Die Partie ist zu Ende

## Züge

moves = Was du tun kannst
narrowed = Was zu deiner Wahl passt
# Wird vorgelesen: wie viele Züge noch übrig sind.
narrowed-to = Was zu deiner Wahl passt: { $count }
start-over = Neu wählen
step-back = Einen Schritt zurück
# Read out before the places clicked so far.
trail = Bisher gewählt
# A button: the move that was explained is played.
confirm = So spielen
undo = Zurücknehmen
# Von einem Zug, als Zeichen daneben.
lock = Kann nicht zurückgenommen werden
lock-answered = Kann zurückgenommen werden, bis jemand anderes geantwortet hat
command = Gib einen Zug ein wie im Terminal
keys = Tasten: Tab geht durch die hellen Stellen, Enter wählt, / gibt einen Zug ein, u nimmt zurück, Esc beginnt die Wahl neu.

## Warum eine Stelle des Spielplans nicht hell ist

why-over = Die Partie ist zu Ende.
why-not-you = Du bist nicht dran.
why-nothing = Hier ist gerade nichts zu tun.

## Worauf man zeigt, wird erklärt

explained = Was das ist
why = Warum nicht jetzt
pin = Offen lassen
close = Schließen
parts = Teile des Spielplans
zoom-in = Vergrößern
zoom-out = Verkleinern

## Der Trainer

hint = Trainer fragen
hint-not-yours = Der Trainer kann gefragt werden, wenn man am Zug ist.
# Before a sentence that says why a move is good.
coach = Der Trainer:
# Of a move: in how many of all matches it would win.
chances = gewinnt { $share }
coach-thinks = Der Trainer denkt nach …
# Bevor ein Zug gespielt wird, der viel verschenkt: was besser ist, und wie oft jeder der beiden gewinnt.
coach-word = Bevor du das spielst: Sieh dir „{ $better }“ an. Damit gewinnst du in { $share } der Fälle, mit deinem Zug in { $other }.
coach-brings = Was der erste Zug bringt und die anderen nicht: { $said }
coach-brings-instead = Was er bringt und deiner nicht: { $said }
anyway = Trotzdem spielen
let-me-think = Lass mich nachdenken
coach-off = Trainer: vor meinen Zügen nichts mehr sagen
coach-on = Trainer: vor Zügen, die viel verschenken, Bescheid sagen
in-queue = Auch andere fragen den Trainer: { $ahead } vor dir.
judged = Bisher beurteilte Entscheidungen: { $done }
crowded = Der Trainer denkt schon für dich nach, oder für zu viele andere. Wartezeit: { $length }.
crowded-looks = Für dich wird schon zu viel gezeichnet, oder für zu viele andere. Wartezeit: { $length }.
thought-died = Der Prozess, der darüber nachdachte, ist mittendrin abgebrochen. Es wird nicht noch einmal versucht.

## Die Plätze am Tisch

seat-link = Der Link deines Platzes: Er öffnet diesen Platz auf jedem Gerät. Behalte ihn für dich.
new-link = Ein neuer Link
no-link = Kein Link
sit-title = Ein Platz bei { $title }
sit-means = Das ist der Link dieses Platzes. Setz dich, und du spielst ihn in diesem Browser; einer, der ihn bisher hatte, sieht dann nur noch zu.
# Ein Knopf.
sit-take = Hier Platz nehmen
# A button beside a link; and what is said once it is done.
copy = Kopieren
copied = Kopiert
hand-over = Einen Bot für mich spielen lassen
come-back = Selbst weiterspielen
away = vertreten durch einen Bot
# Of somebody who has given up.
gone = hat aufgegeben: ein Bot spielt weiter
# A button.
resign = Aufgeben
resign-means = Du verlässt diesen Platz endgültig, und ein Bot spielt für dich weiter. Zusehen kannst du noch.
resign-rated = Du verlierst diese Partie, und ein Bot spielt für die anderen auf deinem Platz weiter. Zusehen kannst du noch.
resign-two = Du verlierst diese Partie, und sie ist zu Ende.
delete-table = Diesen Tisch löschen
delete-means = Außer dir sitzen hier nur Bots: Die Partie wird endgültig gelöscht.
delete-empty = Du sitzt hier allein: Der Tisch wird endgültig gelöscht.
rename = Meinen Namen ändern
replace = { $name } antwortet schon lange nicht: diesen Platz einem Bot geben

## Was geschah, und was man sich sagt

log = Was geschah
since = Seit du weg warst
# Eine Schaltfläche: Was erzählt wurde, ist gelesen.
read = Verstanden
# A button: what was missed is shown on the board.
show-me = Zeigen
# A button: the last turn is shown again.
once-more = Noch einmal zeigen
play-on = Weiter
hold-on = Pause
unread = jemand hat etwas gesagt

## Neben dem Spielplan

tab-telling = Verlauf
tab-talk = Gespräch
tab-seating = Plätze
tab-preferences = Einstellungen

## Einstellungen

prefer-speed = Wie schnell Neues gezeigt wird
prefer-speed-slow = langsam
prefer-speed-normal = normal
prefer-speed-fast = schnell
prefer-speed-off = gar nicht
prefer-confirm = Vor einem Zug nachfragen
prefer-confirm-off = nie
prefer-confirm-locks = wenn er meinen Zug beendet oder nicht zurückgenommen werden kann
prefer-confirm-always = immer
prefer-sound = Töne
prefer-sound-off = aus
prefer-sound-on = an
prefer-theme = Farben
prefer-theme-auto = wie das Gerät
prefer-theme-light = hell
prefer-theme-dark = dunkel
prefer-size = Schriftgröße
prefer-size-normal = normal
prefer-size-large = groß
prefer-size-larger = größer
prefer-notation = Züge in der Liste
prefer-notation-sentences = als Sätze
prefer-notation-words = wie man sie tippt
prefer-colours = Für Farbenblinde
prefer-colours-usual = übliche Farben
prefer-colours-red-green = Rot und Grün unterscheiden
prefer-colours-blue-yellow = Blau und Gelb unterscheiden
prefer-device = wie es zum Gerät passt

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
# A button: the card with the result comes back.
result = Ergebnis
# A button: the card makes room for the board.
aside = Zur Seite legen
counting = Die Punkte werden gezählt …
# Read out: the points of a seat in one line of the score sheet.
scored = { $seat } · { $what }: { $points }
points-graph = Die Punkte im Lauf der Partie
# The line of a seat, for those who listen.
points-told = { $seat }, vom ersten Zug bis zum letzten: { $points }.
rematch = Revanche
rematch-there = Zur Revanche
rematch-opened = Eine Revanche ist eröffnet.
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

## Die Besprechung

review-of = { $title }: Rückblick
earlier-choice = Die Entscheidung davor
later-choice = Die nächste Entscheidung
# A button: the position of a finished match is played on.
try-it = Von hier aus versuchen
try-means = Öffnet diese Stellung an einem eigenen Tisch, gegen Bots. Was danach gezogen wird, ist neu.
# Opens an explanation of a curve.
how-to-read = Wie das zu lesen ist

## Aufgaben

puzzles-of = { $title }: Aufgaben
puzzle-of = { $title }: Aufgabe { $number }
puzzles-mean = Stellungen aus Partien von Bots. In jeder ist ein Zug klar besser als alle anderen, darin sind sich tiefe Suchen einig: Finde ihn, mit dem, was der Spieler am Zug wissen darf.
puzzles-solved = Gelöst: { $done } von { $count }
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzles-all = Alle Aufgaben
puzzle = Aufgabe { $number }
puzzle-after = { $count ->
    [one] nach { $count } Zug
   *[other] nach { $count } Zügen
}
puzzle-found-by = Schwächere Spieler finden sie: { $share }
puzzle-solved = gelöst
puzzle-solution = Die Lösung
puzzle-show = Die Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-against = Weiterspielen gegen

## Der Beweis der Ziehungen

verify = War der Zufall fair?
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
not-alone = An diesem Tisch sitzen noch andere: Niemand kann ihn allein löschen.
not-found = Hier ist nichts.
not-possible = Das geht hier nicht.
not-understood = Das wurde nicht verstanden.
not-whole = Der Rest davon kam nie an.
too-long = Dieser Text ist zu lang.
too-much = Das ist zu viel.
too-often = Zu viele Anfragen. Wartezeit: { $length }.
many-at-once = Von hier werden zu viele Seiten auf einmal verlangt. Wartezeit: { $length }.
long-head = Die Kopfzeilen dieser Anfrage sind zu lang.
too-slow = Der Rest dieser Anfrage ließ zu lange auf sich warten.
foreign = Dieses Formular kam nicht von dieser Seite oder ist zu alt: Lade die Seite neu.
other-site = Das kam von einer anderen Seite als { $host }. Wenn du diesen Dienst hinter einem Proxy betreibst: Lass ihn die Kopfzeile Host weitergeben oder X-Forwarded-Host senden, und nenne ihn mit --trusted-proxies.
full = Gerade sind zu viele Besucher da: Komm in einem Augenblick wieder.
closing = Der Dienst schließt gleich: Komm in einem Augenblick wieder.
no-answer = Die Datenbank antwortet nicht: Komm in einem Augenblick wieder.
no-room = Hier lässt sich gerade nichts aufschreiben: Die Festplatte ist voll, oder sie versagt. Was du eben getan hast, zählt nicht; komm wieder, wenn Platz geschaffen ist.
metrics-closed = Was hier gemessen wird, ist für die, die den Dienst betreiben: Schick das Token mit, das er bekommen hat (Authorization: Bearer TOKEN; TUNNELIER_METRICS_TOKEN legt es fest, und ohne eines erfährt es niemand).
broken = Hier ist etwas schiefgegangen, und das liegt an uns. Wer diesen Dienst betreibt, findet es in seinem Protokoll unter diesem Namen: { $request }
many-streams = In deinem Browser oder an deiner Adresse sind zu viele Tische offen: Schließ einige davon, oder warte: { $length }.
many-tables = Du hast in kurzer Zeit viele Tische eröffnet: Spiel an einem davon. Wartezeit bis zum nächsten: { $length }.
many-seats = Du hast dich in kurzer Zeit an viele öffentliche Tische gesetzt: Spiel an einem davon. Wartezeit bis zum nächsten: { $length }.
frozen = Diese Partie ist eingefroren: Das Programm verhält sich anders als das, mit dem sie begonnen wurde. Nichts ist verloren; die Aufzeichnung kann heruntergeladen werden.
frozen-thought = Diese Partie ist eingefroren: Der Prozess, der über sie nachdachte, ist zweimal abgebrochen. Es wird nicht noch einmal versucht. Nichts ist verloren; die Aufzeichnung kann heruntergeladen werden.
record = Herunterladen, was aufgezeichnet ist
connection-lost = Verbindung verloren; neuer Versuch …

## Was Programmen gesagt wird, und durch sie den Leuten am Terminal

api-no-table = es gibt keinen Tisch mit diesem Namen
api-token = dieses Token hält keinen Platz an diesem Tisch
api-no-token = sende das Token deines Platzes: Authorization: Bearer TOKEN
api-games = die Spiele sind { $known }
api-levels = die Stufen sind { $known }
api-many-tables = spiel zuerst an einigen deiner Tische oder warte { $seconds } Sekunden
api-many-seats = spiel zuerst an einigen deiner Tische, oder nimm den nächsten Platz in { $seconds } Sekunden
api-sent-away = von diesem Tisch wurde jemand weggeschickt: Programme nehmen hier keinen Platz mehr
api-many-tests = so viele Proben hintereinander genügen: warte { $seconds } Sekunden
api-taken = kein solcher Platz ist frei
api-stale = am Tisch ging es weiter, oder du bist nicht dran: sieh noch einmal hin, dann antworte.
api-no-hook = unter diesem Namen wirst du nirgends benachrichtigt
api-person = diesen Platz hat ein Mensch, und wo er benachrichtigt wird, sagt er auf unseren Seiten

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
host-no-revision = { $said } ist keine Revision, die diese Fassung kennt: { $known }
host-no-proxy = { $said } ist keine Adresse eines Proxys, etwa { $example } oder { $another }
host-no-path = { $said } ist kein Pfad für den Dienst, etwa { $example }
host-own-path = { $path } ist auch ein Pfad des Dienstes selbst: Nimm einen anderen
host-no-site = { $said } ist keine Adresse einer Site, etwa { $example }
host-nothing = es gibt nichts zu sichern: { $file } gibt es nicht
host-there = { $file } gibt es schon; { $option } überschreibt es
host-missing = { $file } gibt es nicht
host-no-file = { $name } ist keine Datei: PostgreSQL hat pg_dump und pg_restore; heb dazu den Schlüssel der Cookies auf, den { $command } in seinem Ordner hat
host-not-copied = { $file } lässt sich nicht kopieren: { $reason }
host-damaged = { $file } ist beschädigt: { $reason }
host-not-ours = { $name } ist keine Datenbank von tunnelier: kein Dienst wurde je darauf geöffnet
host-thinks = Hier wird für die Bots der Tische von { $name } gedacht  (Strg-C beendet es; andere übernehmen)
host-think-alone = { $name } wird von einem Prozess benutzt, der selbst denkt: { $command } ist für PostgreSQL
host-nobody-thinks = niemand sonst kann für die Bots von { $name } denken: Lass { $option } weg, oder nimm PostgreSQL
host-no-mail-server = { $said } ist keine Adresse eines Servers, der Mail sendet, etwa { $example }: smtps://, smtp:// oder smtp+plain:// und ein Name, ohne Passwort
host-no-sender = { $said } ist niemand, der Mail sendet, etwa { $example }
host-mail-login = { $name } nennt, wer sich anmeldet, und { $variable } enthält das Passwort: Gib beides an oder keines
host-gate-died = ein Prozess endete, bevor er seine Partie angesehen hatte, vielleicht aus Mangel an Speicher: { $option } braucht am wenigsten

## Die Prüfung vor einem Wechsel der Fassung: wo eine Partie anders gespielt wird als damals

gate-whole = die ganze Partie
gate-at-start = vor dem ersten Zug
gate-at-move = Zug { $number }
gate-at-end = nach dem letzten Zug
gate-not-installed = kein solches Spiel
gate-install = dieses Spiel ist hier nicht installiert: Installier sein Paket, sonst können seine Partien nicht weitergehen
gate-draw = das Geheimnis der Partie zieht hier etwas anderes

## Lektionen

learn-title = { $title } lernen
learn-about = Eine erste Partie auf dem echten Spielplan, mit jemandem, der sie erklärt: worum es geht, das Ziel, dann wird gespielt. Etwa eine Viertelstunde.
learn-begin = Lektion beginnen
learn-here = Hier beginnen
learn-steps = Die Lektion Schritt für Schritt
learn-step = Schritt { $number } von { $count }
learn-watch = spielt… tippen überspringt
learn-won = Es ist zu Ende, und du hast gewonnen: { $points }.
learn-shared = Es ist zu Ende, und du teilst dir den Sieg: { $points }.
learn-lost = Es ist zu Ende, und die andere Seite hat gewonnen: { $points }. Beim nächsten Mal weißt du mehr.
learn-not-played = Nicht gespielt.
learn-next = Weiter
learn-before = Zurück
learn-show = Zeig mir den Zug
learn-rules = Die Regeln zum Lesen
learn-alone = Jetzt eine eigene Partie
