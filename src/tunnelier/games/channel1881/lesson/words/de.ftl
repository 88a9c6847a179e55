### Die Lektion von „The Channel Tunnel 1881“.

## Runde 1

about = 1881: Zwei Seiten graben sich unter dem Ärmelkanal aufeinander zu, die Engländer von St Pancras, die Franzosen von Gare du Nord aus. Du führst die Engländer, deine Begleitung die Franzosen.
by-hand = Die zwei Maschinen auf der Strecke zeigen nur, wo jede Seite als Nächstes räumt. Anfangs räumen Arbeiter von Hand; die Bohrmaschine selbst kaufst du später.
aim = Die Partie endet mit der Runde, in der sich die beiden Seiten treffen. Punkte bringen deine Marker auf Stationen und in Tunneln, vor allem aber Aufträge.
labourers = Du hast zwei Arbeiter. Zwei weitere sitzen im Pub: Einer kommt mit der Bohrmaschine.
place = Ihr setzt abwechselnd Arbeiter in den Bereichen A bis G ein. Erst danach handeln sie, in der Reihenfolge der Buchstaben. Beginne mit Klötzchen vom Lagerplatz: Wähle A.
rather-a = Alle Bereiche werden nützlich. Aber was immer du baust, du brauchst Klötzchen dafür, und A handelt zuerst: Wähle A.
contract = Im Baubüro, F, nimmst du einen Auftrag. Auftrag 6 bringt am Ende 22 Punkte für 12 Geröll und einen vollständig abgestützten Tunnel, also einen mit deinen Markern auf allen Feldern.
contract-place = F hat nur ein Feld: Nimm es vor den Franzosen.
rather-f = Das wäre auch nützlich. Aber F hat nur ein Feld, und Auftrag 6 ist 22 Punkte wert.
take-ore = Alle sind eingesetzt, also handelt zuerst A. Nimm bis zu drei Klötzchen, höchstens eines davon Kohle: drei Eisenerz, bitte, für deine Bohrmaschine.
sign = Jetzt F: Nimm Auftrag 6. Außer Punkten hat er eine Fähigkeit, einmal in der Partie: Drei Eisenerz ersetzen einen Stahlträger.

## Runde 2

rain = Jede Runde endet mit einer Krise. Die Rückseite oben auf dem Stapel ist das Wetter: In einer Krise bringt Regen den Engländern eine Scheibe, Sonne den Franzosen, Nebel niemandem. Die Zahlen sagen, wie viele solche noch darunter sind.
disc = Dein Auftrag wurde vom Stapel ersetzt, und die Rückseite darunter zeigte Regen: Deine Scheibe im Krisenbereich kostet dich jede Runde einen Marker. Jeder Marker dort zählt −2; zwei lagen von Anfang an da, daher deine −4.
dig-plan = Jetzt wird geräumt! Ein Arbeiter in B räumt zwei Geröll bei deiner Maschine. Für einen Stein kannst du dann abstützen: Ein Marker von dir sichert den Tunnel.
stone-first = Stein liegt auf dem Lagerplatz, und A handelt vor B. Beginne also mit A.
rather-stone = Ohne Stein vom Lagerplatz geht dein Plan nicht auf, und die Franzosen könnten ihn nehmen: Wähle zuerst A.
dig = Und nun B, das Räumen.
take-stone = Nimm beide Steine und dazu ein Eisenerz.
keep-or-shore = Dein Arbeiter räumt zwei dieser sechs Geröll. Du könntest sie behalten, für Aufträge oder für die Werkstatt, C, die aus zwei Geröll einen Stein macht.
shore = Stützt du stattdessen ab, ist das Geröll weg, du zahlst einen Stein, und ein Marker von dir bleibt auf der Karte, hier für 3 Punkte. Stütze ab.
rather-shore = Geröll zählt für Auftrag 6, das stimmt, aber du wirst noch genug davon graben. Ein Marker hier ist 3 Punkte wert: Stütze ab.

## Runde 3

marker-lost = Deine Scheibe hat dich einen Marker gekostet: Drei liegen jetzt im Krisenbereich, macht −6 Punkte. Darum kümmern wir uns bald.
event-cube = Dann kommen sechs Klötzchen aus dem Beutel auf den Lagerplatz. Ein violettes mit „!“ löst das nächste Ereignis der Leiste aus, 1 bis 9; die Prozentzahl sagt, wie wahrscheinlich das ist.
event = Das erste ist da, Räumen: Eine Karte wird ohne Abstützen leer, und ihre Maschine rückt vor. Auch Ereignisse richten sich nach dem Wetter, aber umgekehrt: Regen trifft die Franzosen, Sonne die Engländer, Nebel, wie jetzt, beide.
build-plan = Denk nun voraus: A handelt vor E. Drei Steine liegen auf dem Lagerplatz, einen hast du, und vier bezahlen den besten Bauplatz von St Pancras.
build-first = Setze also zuerst in A ein, bevor die Franzosen den Stein nehmen.
build-place = Und nun E, bauen. Auch dort gibt es nur ein Feld.
rather-e = Dann lägen deine vier Steine nutzlos herum. E hat nur ein Feld: Nimm es.
three-stone = Wie geplant: drei Steine.
window = Bevor ein Bereich handelt, darfst du einen Auftrag mit seinem Buchstaben ankündigen. Deiner gilt für E, aber nur einmal. Du brauchst jetzt keinen Träger, also kündige nichts an.
rather-wait = Dann wäre seine Fähigkeit umsonst verbraucht. Kündige jetzt nichts an: Bald brauchst du sie für deine Bohrmaschine.
build = Vier Steine, 9 Punkte. An den beiden oberirdischen Stationen dürfen beide Seiten bauen, da ist es gut, der Erste zu sein. Baue den ersten Bauplatz von St Pancras.

## Runde 4

two-discs = 9 Punkte für dich. Aber es hat wieder geregnet: zwei Scheiben, also jede Runde zwei Marker.
start-marker = Das zweite Feld von A gibt den Startspielermarker für die nächste Runde; die Franzosen haben ihn. Jetzt stehen sie im ersten Feld, also setze in A ein und hol ihn dir.
calm = Jeder Arbeiter in G, im Krisenmanagement, entfernt eine deiner Scheiben; ist dann keine mehr da, kommt zusätzlich ein Marker zurück. Du hast zwei, also geht nur eine Scheibe. Setze in G ein.
rather-g = Auch das wäre nützlich. Aber jede deiner Scheiben kostet dich jede Runde einen Marker: Setze in G ein.
round-five = Runde 4 ist vorbei: Drei Steine gehören dir.

## Runde 6 und 7

run-ahead = In Runde 5 holten deine Arbeiter drei Eisenerz, und einer ging noch einmal nach G.
two-events = Zwei Ereignisse kamen auf einmal: Im Nebel wurde auf beiden Seiten der nächste Tunnel geräumt, und Loks und Bohrmaschinen sind im Verkauf.
machine-card = Zu kaufen ist die Bohrmaschine als diese Karte auf deinem Spielertableau, für einen Stahlträger; dank Auftrag 6 ersetzen ihn drei Eisenerz.
machine-place = Gekauft wird in E. Setze dort ein.
calm-again = Und noch einmal G: Deine letzte Scheibe geht, und weil dann keine mehr da ist, kommt auch ein Marker zurück.
announce = Das ist der Moment unmittelbar vor E. Kündige Auftrag 6 an: Seine Fähigkeit ist dann verbraucht, aber am Ende zählt er trotzdem.
buy = Eine Lok hilft dir anders, aber die Maschine räumt. Kaufe deine Bohrmaschine: Ihre Karte liegt auf deinem Spielertableau.
closed-by-event = Das vierte Ereignis hat einen schwarzen Marker auf Gare du Nord gelegt: Dort baut niemand mehr. Der Stapel zeigte Regen, also traf es die Franzosen.
machine-labourer = Die Maschine hat jetzt ihren eigenen Arbeiter, aus dem Pub. Er kostet jedes Mal ein Eisenerz und geht nur nach D oder G. In D bohrt er vier Geröll: Setze ihn dort ein.
others-went = Deine zwei anderen wurden für dich eingesetzt, in B und G. B hat gehandelt: Bei Shakespeare Cliff sind noch zwei Geröll.
bore = Der Platz mit dem Geröll ist nicht zu kaufen: Wer das letzte Geröll der Station nimmt, gewinnt ihn, hier für 4 Punkte. Bohre!
round-eight = Der Geröllplatz gehört dir. Runde 8: zuerst Stein, dann die Maschine.

## Runde 8

one-round = Du bohrst in Tunnel 4: Auf zwei seiner drei Felder liegen deine Marker.
few-markers = Abstützen, Bauplätze und Krisen kosten Marker aus deinem Vorrat. Sieben sind übrig: Behalte sie im Auge.
wholly = Stütze auch das dritte Feld ab: Dann ist der Tunnel vollständig abgestützt, genau wie Auftrag 6 es will.
round-nine = Vollständig abgestützt! Die Franzosen tun es dir gleich; dann beginnt Runde 9.
varne-bank = Bei Varne Bank hat ein Arbeiter zwei Geröll geräumt; nun folgt die Maschine.

## Runde 11

round-ten = Runde 10: Du bohrst weiter zur Mitte. Zuerst Stein zum Abstützen: Setze in A ein.
second-tunnel = Tunnel 7 ist vollständig abgestützt, schon dein zweiter.
three-rounds = Runde 11: Auch der Geröllplatz von Varne Bank gehört dir.
closed-behind = Deine Ankunft bei Varne Bank hat Shakespeare Cliff geschlossen: Unterirdisch baust du nur an der zuletzt erreichten Station.
no-marker = Dein Vorrat hat keinen Marker mehr: Du kannst weder abstützen noch bauen. Mit einer Scheibe nähme dir jede Krise einen vom Spielplan. G bringt Marker zurück.
middle = Die Mitte ist nah! Wer zuerst dort ist, bekommt 5 Punkte oder mehr. Setze den Maschinenarbeiter in D ein.
all-placed = Deine anderen gingen nach B und G: Jetzt handelt B.
into-the-middle = Ohne Marker kein Abstützen: Du behältst das Geröll, und Auftrag 6 will 12 davon. Bohre bis in die Mitte!

## Runde 12

last-round = Du bist zuerst in der Mitte, und Auftrag 6 ist erfüllt. Die Franzosen stehen an der nächsten Karte: Das ist wohl die letzte Runde.
last-marker = G hat einen Marker zurückgebracht, aber es hat geregnet: Deine Scheibe kostet am Ende der Runde einen. Ist dein Vorrat dann leer, wählst du einen, der den Spielplan verlässt.
contract-9 = Ein Tipp: Du hast einen zweiten vollständig abgestützten Tunnel. Jeder Tunnel und jedes Geröll dient nur einem Auftrag, also brauchst du vier Geröll mehr: Dann bringt auch Auftrag 9 seine 14 Punkte, und F ist frei.
yours = Von hier an entscheidest du. Erwartet wird nichts mehr: Was immer du tust, ist recht.
rubble-of-middle = In der Mitte liegen vier Geröll. Wer das letzte nimmt, gewinnt den Geröllplatz, für 9 Punkte, mit einem Marker; ist es dein letzter, wirst du vorher gefragt.
as-you-like = Mach weiter, wie du magst.
open-to-all = G steht jedem Arbeiter offen, auch dem der Maschine. Ohne deine Scheibe verlierst du keinen Marker, und einer kommt zurück: Jeder ist 2 Punkte wert.
breakthrough = Durchbruch! Die beiden Seiten haben sich getroffen. Diese Runde wird noch zu Ende gespielt.
areas-act = Das Einsetzen ist vorbei: Nun handeln die Bereiche. Marker und Aufträge, die du in dieser Runde gewinnst, zählen noch.
still-counts = Stein, Erz, Kohle und Träger, die übrig bleiben, bringen am Ende nichts.

## Das Ende

counted = Nun wird alles gezählt: Marker auf dem Spielplan, erfüllte Aufträge und die Prämie für die Mitte, weniger 2 Punkte je Marker im Krisenbereich.
trains = Nicht ausprobiert hast du die Loks: Ab Ereignis 2 kauft man sie in E. Mit einer heuert eine Kohle einen Arbeiter aus dem Pub an; Ereignis 6, die Wartung, kostet dann einen Träger. Snowdon ist 9 Punkte wert.
