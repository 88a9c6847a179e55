### Die Lektion von „The Channel Tunnel 1881“.

## Runde 1

about = 1881: Zwei Seiten graben sich unter dem Ärmelkanal aufeinander zu, die Engländer von St Pancras, die Franzosen von Gare du Nord aus. Du führst die Engländer, deine Begleitung die Franzosen.
by-hand = Die zwei Maschinen auf der Strecke zeigen nur, wo jede Seite als Nächstes räumt. Die Bohrmaschine selbst kaufst du später.
aim = Die Partie endet mit der Runde, in der sich die beiden Seiten treffen. Punkte bringen deine Marker auf Stationen und in Tunneln, vor allem aber Aufträge.
labourers = Du hast zwei Arbeiter. Zwei weitere sitzen im Pub: Einer kommt mit der Bohrmaschine, den anderen kann anheuern, wer eine Lok hat.
place = Ihr setzt abwechselnd Arbeiter in den Bereichen A bis G ein (E und F auf Figuren und Markern meinen die Seiten). Erst danach handeln sie, in der Reihenfolge der Buchstaben. Beginne mit Klötzchen vom Lagerplatz: Wähle A.
rather-a = Alle Bereiche werden nützlich. Aber was immer du baust, du brauchst Klötzchen dafür, und A handelt zuerst: Wähle A.
contract = Im Baubüro, F, nimmst du einen Auftrag. Auftrag 6 bringt am Ende 22 Punkte für 12 Geröll und einen vollständig abgestützten Tunnel, also einen mit deinen Markern auf allen Feldern.
contract-place = F hat nur ein Feld: Nimm es vor den Franzosen.
rather-f = Das wäre auch nützlich. Aber gehen die Franzosen nach F, können sie Auftrag 6 mit seinen 22 Punkten nehmen: Wähle F.
take-ore = Alle sind eingesetzt, also handelt zuerst A. Nimm bis zu drei Klötzchen, höchstens eines davon Kohle: drei Eisenerz, bitte, für deine Bohrmaschine.
rather-ore = Kohle nützt nur mit einer Lok, und noch hat niemand eine. Deine Bohrmaschine wird drei Eisenerz kosten: Nimm drei.
sign = Jetzt F: Nimm Auftrag 6. Außer Punkten hat er eine Fähigkeit, einmal in der Partie: Drei Eisenerz ersetzen einen Stahlträger.
rather-six = Von den dreien bringt Auftrag 6 am meisten, 22 Punkte, und seine Fähigkeit bezahlt dir die Bohrmaschine: Nimm ihn.

## Runde 2

rain = Jede Runde endet mit einer Krise. Die Rückseite oben auf dem Stapel ist das Wetter: In einer Krise bringt Regen den Engländern eine Scheibe, Sonne den Franzosen, Nebel niemandem. Die Zahlen sagen, wie viele jeder Art noch darunter liegen.
disc = Ein neuer Auftrag kam in die Auslage, und die nächste Rückseite zeigte Regen: Deine Scheibe im Krisenbereich kostet dich jede Runde einen Marker. Jeder Marker dort zählt −2; zwei lagen von Anfang an da, daher deine −4.
dig-plan = Zuerst A, dann B: Ein Arbeiter in B räumt zwei Geröll bei deiner Maschine. Für einen Stein kannst du dann abstützen: Ein Marker von dir sichert den Tunnel.
stone-first = Der Stein liegt auf dem Lagerplatz: Wähle A.
rather-stone = Ohne Stein vom Lagerplatz geht dein Plan nicht auf, und die Franzosen könnten ihn nehmen: Wähle zuerst A.
dig = Und nun B, das Räumen.
rather-b = Dann würdest du in dieser Runde nicht räumen, und dein Stein läge nutzlos herum: Wähle B.
take-stone = Nimm beide Steine und dazu ein Eisenerz.
rather-stones = Dein Plan braucht allen Stein vom Lagerplatz, und Kohle nützt nur mit einer Lok: Nimm, was die Lektion vorschlägt.
keep-or-shore = Dein Arbeiter räumt zwei dieser sechs Geröll. Du könntest sie behalten, für Aufträge oder für die Werkstatt, C, die aus zwei Geröll einen Stein macht.
shore = Stützt du stattdessen ab, ist das Geröll weg, du zahlst einen Stein, und ein Marker von dir bleibt auf der Karte, hier für 3 Punkte. Stütze ab.
rather-shore = Geröll zählt für Auftrag 6, das stimmt, aber du wirst noch genug davon graben. Ein Marker hier ist 3 Punkte wert: Stütze ab.

## Runde 3

marker-lost = Deine Scheibe hat dich einen Marker gekostet: Drei liegen jetzt im Krisenbereich, macht −6 Punkte.
event-cube = Dann kommen sechs Klötzchen aus dem Beutel auf den Lagerplatz. Ein violettes mit „!“ löst das nächste Ereignis der Leiste aus, 1 bis 9; die Prozentzahl sagt, wie wahrscheinlich das ist.
event = Das erste ist da, Räumen: Eine Karte wird ohne Abstützen leer, und ihre Maschine rückt vor. Auch Ereignisse richten sich nach dem Wetter, aber umgekehrt: Regen trifft die Franzosen, Sonne die Engländer, Nebel, wie jetzt, beide.
build-plan = Denk nun voraus: A handelt vor E. Drei Steine liegen auf dem Lagerplatz, einen hast du, und vier bezahlen den besten Bauplatz von St Pancras.
build-first = Setze also zuerst in A ein.
build-place = Und nun E, bauen. Auch dort gibt es nur ein Feld.
rather-e = Dann lägen deine vier Steine nutzlos herum. E hat nur ein Feld: Nimm es.
three-stone = Wie geplant: drei Steine.
window = Bevor ein Bereich handelt, darfst du einen Auftrag mit seinem Buchstaben ankündigen. Deiner gilt für E, aber nur einmal. Du brauchst jetzt keinen Träger, also kündige nichts an.
rather-wait = Dann wäre seine Fähigkeit umsonst verbraucht. Kündige jetzt nichts an: Bald brauchst du sie für deine Bohrmaschine.
build = Vier Steine, 9 Punkte: Baue den ersten Bauplatz von St Pancras, bevor es die Franzosen tun.
rather-first-site = Für vier Steine bringt kein Bauplatz mehr als dieser, 9 Punkte: Baue den ersten Bauplatz von St Pancras.

## Runde 4

two-discs = 9 Punkte für dich. Aber es hat wieder geregnet: zwei Scheiben, also jede Runde zwei Marker.
start-marker = Das zweite Feld von A gibt den Startspielermarker für die nächste Runde. Die Franzosen stehen im ersten: Setze in A ein.
rather-start = Das kann warten. Das zweite Feld von A gibt dir jetzt drei Klötzchen und dazu den Startspielermarker: Setze in A ein.
calm = Jeder Arbeiter in G, im Krisenmanagement, entfernt eine deiner Scheiben; ist dann keine mehr da, kommt zusätzlich ein Marker zurück. Bei zwei Scheiben kommt noch kein Marker zurück. Setze in G ein.
rather-g = Auch das wäre nützlich. Aber jede deiner Scheiben kostet dich jede Runde einen Marker: Setze in G ein.
round-five = Runde 4: Eine Scheibe ging, die andere kostete einen Marker, und Regen brachte wieder eine zweite. Runde 5 spielt die Lektion für dich.

## Runde 6 und 7

run-ahead = In Runde 5 hast du drei Eisenerz geholt, und G hat eine Scheibe entfernt.
two-events = Zwei Ereignisse kamen auf einmal: Im Nebel wurde auf beiden Seiten der nächste Tunnel geräumt, und Loks und Bohrmaschinen sind im Verkauf.
machine-card = Zu kaufen ist die Bohrmaschine als diese Karte auf deinem Spielertableau, für einen Stahlträger. C macht einen aus drei Eisenerz, kostet aber einen Arbeiter; mit Auftrag 6 zahlst du gleich mit Erz.
machine-place = Gekauft wird in E. Setze dort ein.
rather-buy = Das wäre auch nützlich. Aber die Maschine bohrt von nun an jede Runde vier Geröll: je früher, desto besser. Du kaufst sie in E; mit Auftrag 6 genügt Erz, ohne Träger aus C: Setze in E ein.
calm-again = Und noch einmal G: Deine letzte Scheibe geht, und so kommt auch ein Marker zurück.
announce = Das ist der Moment unmittelbar vor E. Kündige Auftrag 6 an: Seine Fähigkeit ist dann verbraucht, aber am Ende zählt er trotzdem.
buy = Mit einer Lok heuert eine Kohle jede Runde einen Arbeiter an; die Kohle, die darauf abgebildet ist, ist ein Geschenk, kein Preis. Aber die Maschine räumt: Kaufe deine Bohrmaschine.
rather-machine = Das wäre auch nützlich. Aber die Maschine bohrt von nun an jede Runde vier Geröll: je früher, desto besser. Dafür brauchst du E und musst Auftrag 6 ankündigen.
closed-by-event = Bei Regen traf das vierte Ereignis die Franzosen: Ein schwarzer Marker schließt Gare du Nord, dort baut niemand mehr.
track-emptied = Vor den Ereignissen 4 und 7 kommen die drei Klötzchen der Leiste zurück in den Beutel: Darum ist das nächste Ereignis wahrscheinlicher, 79 %.
machine-labourer = Die Maschine hat jetzt ihren eigenen Arbeiter, aus dem Pub. Er kostet jedes Mal ein Eisenerz und geht nur nach D oder G. In D bohrt er vier Geröll: Setze ihn dort ein.
rather-d = Ein Arbeiter räumt zwei Geröll, die Maschine vier: Setze jetzt den Maschinenarbeiter in D ein.
others-went = Die Lektion hat deine zwei anderen eingesetzt, in B und G. B hat gehandelt: Bei Shakespeare Cliff sind noch zwei Geröll.
bore = Der Platz mit dem Geröll ist nicht zu kaufen: Wer das letzte Geröll der Station nimmt, gewinnt ihn, hier für 4 Punkte. Bohre!
rather-bore = Dann bleibt das Geröll liegen, und mit ihm, was es bringt: Bohre.
round-eight = Der Geröllplatz gehört dir. Runde 8 spielt die Lektion für dich: zuerst Stein, dann die Maschine.

## Runde 8

one-round = Du bohrst in Tunnel 4: Auf zwei seiner drei Felder liegen deine Marker.
few-markers = Abstützen, Bauplätze und Krisen kosten Marker aus deinem Vorrat: Sieben sind übrig.
wholly = Stütze auch das dritte Feld ab: Dann ist der Tunnel vollständig abgestützt, genau wie Auftrag 6 es will.
rather-wholly = Geröll kommt noch genug. Aber Auftrag 6 will einen Tunnel mit deinen Markern auf allen Feldern, und hier fehlt nur noch einer: Stütze ab.
round-nine = Vollständig abgestützt! Dann hat Ereignis 5 Tunnel 5 geräumt: Du bist bei Varne Bank. Runde 9 spielt die Lektion für dich.
varne-bank = Bei Varne Bank hat ein Arbeiter zwei Geröll geräumt; nun folgt die Maschine.
varne-bank-won = Auch der Geröllplatz von Varne Bank gehört dir. Nun die Franzosen.

## Runde 11

round-ten = Runde 10: Du bohrst weiter zur Mitte. Zuerst Stein zum Abstützen: Setze in A ein.
second-tunnel = Die Lektion spielt Runde 10: Tunnel 7 ist vollständig abgestützt, schon dein zweiter.
supply-empty = Dein Vorrat ist leer: Ohne Marker kannst du weder abstützen noch bauen.
event-seven = Runde 11. Ereignis 7 hat deinen Tunnel 8 und Colbart Ridge geräumt: Einen Geröllplatz, den ein Ereignis räumt, gewinnt niemand.
closed-behind = Deine Ankunft bei Varne Bank hat Shakespeare Cliff geschlossen: Unterirdisch baust du nur an der zuletzt erreichten Station.
no-marker = Mit einer Scheibe nähme dir jetzt jede Krise einen Marker vom Spielplan. G bringt Marker zurück.
middle = Wer zuerst in der Mitte ist, bekommt 5 Punkte je Karte dahinter bis zum Treffen, mindestens aber 5. Setze den Maschinenarbeiter in D ein.
all-placed = Die Lektion hat deine anderen in B und G eingesetzt: Jetzt handelt B.
into-the-middle = Ohne Marker kein Abstützen: Du behältst das Geröll, und Auftrag 6 will 12 davon. Bohre bis in die Mitte!

## Runde 12

last-round = Du bist zuerst in der Mitte, und Auftrag 6 ist erfüllt. Die Franzosen stehen an der nächsten Karte: Das ist wohl die letzte Runde.
last-marker = G hat einen Marker zurückgebracht, aber es hat geregnet: Deine Scheibe kostet am Ende der Runde einen.
contract-9 = Ein Tipp: Auftrag 9 zeigt 1/1 und 2/6, denn was Auftrag 6 dient, dient keinem anderen. Mit vier Geröll mehr wird er grün und bringt 14 Punkte. F ist frei.
yours = Von hier an entscheidest du: Was immer du tust, ist recht.
rubble-of-middle = In der Mitte liegen vier Geröll. Wer das letzte nimmt, gewinnt den Geröllplatz, für 9 Punkte, mit einem Marker.
as-you-like = Setze ein, wie du magst.
open-to-all = G steht jedem Arbeiter offen, auch dem der Maschine. Ohne deine Scheibe verlierst du keinen Marker, und einer kommt zurück: Jeder ist 2 Punkte wert.
breakthrough = Durchbruch! Beide Maschinen stehen an derselben Karte: Damit haben sich die Seiten getroffen, auch wenn dort noch Geröll liegt. Diese Runde wird noch zu Ende gespielt.
areas-act = Das Einsetzen ist vorbei: Nun handeln die Bereiche. Marker und Aufträge, die du in dieser Runde gewinnst, zählen noch.
still-counts = Stein, Erz, Kohle und Träger, die übrig bleiben, bringen am Ende nichts.

## Das Ende

counted = Nun wird alles gezählt: Marker auf dem Spielplan, erfüllte Aufträge und die Prämie für die Mitte, weniger 2 Punkte je Marker im Krisenbereich.
trains = Nicht ausprobiert hast du die Loks: Snowdon ist 9 Punkte wert, aber Ereignis 6, die Wartung, kostet jeden, der eine Lok hat, einen Träger.
