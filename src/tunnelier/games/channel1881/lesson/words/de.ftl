### Die Lektion von „The Channel Tunnel 1881“.

## Runde 1

about = 1881: Zwei Seiten graben sich unter dem Ärmelkanal aufeinander zu, die Engländer von St Pancras, die Franzosen von der Gare du Nord aus. Du führst die Engländer, deine Begleitung die Franzosen.
by-hand = Die zwei Maschinen auf der Strecke zeigen nur, wo jede Seite als Nächstes räumt. Die Bohrmaschine selbst kaufst du später.
aim = Die Partie endet mit der Runde, in der sich die beiden Seiten treffen. Punkte bringen vor allem Aufträge, dazu deine Marker auf Stationen und in Tunneln: 14 liegen hier bereit; zwei im Krisenbereich zählen −4.
labourers = Du hast zwei Arbeiter. Zwei weitere sitzen im Pub: Einer kommt mit der Bohrmaschine, den anderen kann anheuern, wer eine Lok hat.
place = Ihr setzt abwechselnd Arbeiter in den Bereichen A bis G ein (E und F auf Figuren und Markern meinen die Seiten). Erst danach handeln sie, in der Reihenfolge der Buchstaben. Beginne mit Klötzchen vom Lagerplatz: Wähle A.
rather-a = Alle Bereiche werden nützlich. Aber was immer du baust, du brauchst Klötzchen dafür, und A handelt zuerst: Wähle A.
contract = Im Baubüro, F, nimmst du einen Auftrag. Auftrag 6 bringt am Ende 22 Punkte für 12 Geröll und einen vollständig abgestützten Tunnel, also einen mit deinen Markern auf allen seinen zwei oder drei Feldern.
contract-place = F hat nur ein Feld: Nimm es vor den Franzosen.
rather-f = Das wäre auch nützlich. Aber gehen die Franzosen nach F, können sie Auftrag 6 mit seinen 22 Punkten nehmen: Wähle F.
take-ore = Alle sind eingesetzt, also handelt zuerst A. Nimm bis zu drei Klötzchen (Fe ist Eisenerz, S Stein, K Kohle), höchstens eine Kohle: drei Eisenerz, bitte, für deine Bohrmaschine.
rather-ore = Deine Bohrmaschine wird einen Stahlträger kosten, also drei Eisenerz: Nimm alle drei. Kohle nützt nur mit einer Lok, und die auf einer Lok ist ein Geschenk für den Käufer, kein Preis.
sign = Jetzt F: Nimm Auftrag 6. Außer Punkten hat er eine Fähigkeit, einmal in der Partie: Drei Eisenerz ersetzen einen Stahlträger.
rather-six = Von den dreien bringt Auftrag 6 am meisten, 22 Punkte, und seine Fähigkeit bezahlt dir die Bohrmaschine: Nimm ihn.

## Runde 2

rain = Jede Runde hat ihre Krise. Die Rückseite oben auf dem Stapel ist das Wetter: Regen bringt dann den Engländern eine der Scheiben neben dem Krisenbereich, Sonne den Franzosen, Nebel niemandem.
disc = Ein neuer Auftrag kam in die Auslage, und die nächste Rückseite zeigte Regen: Deine Scheibe im Krisenbereich kostet dich jede Runde einen Marker, also jedes Mal −2 Punkte.
dig-plan = Zuerst A, dann B: Ein Arbeiter in B räumt zwei Geröll bei deiner Maschine. Für einen Stein kannst du dann abstützen: Ein Marker von dir sichert den Tunnel.
stone-first = Der Stein liegt auf dem Lagerplatz: Wähle A.
rather-stone = Ohne Stein vom Lagerplatz geht dein Plan nicht auf, und die Franzosen könnten ihn nehmen: Wähle zuerst A.
dig = Und nun B, das Räumen.
rather-b = G, gegen deine Scheibe, kommt später. Jetzt räumst du: Zum Abstützen brauchst du den Stein, den A dir bringt, und einen Arbeiter in B. Wähle B.
take-stone = Nimm beide Steine und dazu ein Eisenerz.
rather-stones = Dein Plan braucht allen Stein vom Lagerplatz, und Kohle nützt nur mit einer Lok: Nimm, was die Lektion vorschlägt.
keep-or-shore = Dein Arbeiter räumt zwei dieser sechs Geröll (G). Du könntest sie behalten, für Aufträge oder für die Werkstatt, C, die aus zwei Geröll einen Stein macht.
shore = Stützt du stattdessen ab, ist das Geröll weg, du zahlst einen Stein, und ein Marker von dir bleibt auf der Karte, hier für 3 Punkte. Stütze ab.
rather-shore = Geröll zählt für Auftrag 6, das stimmt, aber du wirst noch genug davon graben. Ein Marker hier ist 3 Punkte wert: Stütze ab.

## Runde 3

marker-lost = Deine Scheibe hat dich einen Marker gekostet: Drei liegen jetzt im Krisenbereich, macht −6 Punkte.
event-cube = Dann kommen sechs Klötzchen aus dem Beutel auf den Lagerplatz. Ein violettes mit „!“ löst das nächste Ereignis der Leiste aus, 1 bis 9; die Prozentzahl sagt, wie wahrscheinlich das ist.
event = Das erste ist da, Räumen: Eine Karte wird ohne Abstützen leer, und ihre Maschine rückt vor. Auch Ereignisse richten sich nach dem Wetter, aber umgekehrt: Regen trifft die Franzosen, Sonne die Engländer, Nebel, wie jetzt, beide.
build-plan = Denk nun voraus: A handelt vor E. Drei Steine liegen auf dem Lagerplatz, einen hast du, und vier bezahlen den besten Bauplatz von St Pancras.
build-first = Setze also zuerst in A ein.
build-place = Und nun E, bauen. Auch dort gibt es nur ein Feld.
rather-e = Dann lägen die vier Steine, die du gleich hast, nutzlos herum. E hat nur ein Feld: Nimm es.
three-stone = Wie geplant: drei Steine.
window = Bevor ein Bereich handelt, darfst du einen Auftrag mit seinem Buchstaben ankündigen. Deiner gilt für E, aber nur einmal. Du brauchst jetzt keinen Stahlträger, also kündige nichts an.
rather-wait = Dann wäre seine Fähigkeit umsonst verbraucht. Kündige jetzt nichts an: Bald brauchst du sie für deine Bohrmaschine.
build = Vier Steine, 9 Punkte: Bebaue den ersten Bauplatz von St Pancras, bevor es die Franzosen tun.
rather-first-site = Auch der erste Bauplatz der Gare du Nord bringt 9 Punkte, alle anderen bringen weniger; die Lektion geht mit St Pancras weiter: Bebaue dort den ersten Bauplatz.

## Runde 4

two-discs = 9 Punkte für dich. Aber es hat wieder geregnet: zwei Scheiben, also jede Runde zwei Marker.
start-marker = Das zweite Feld von A gibt den Startspielermarker: In der nächsten Runde setzt du zuerst ein, wenn noch alles frei ist. Die Franzosen stehen im ersten: Setze in A ein.
rather-start = Das kann warten. Das zweite Feld von A gibt dir jetzt drei Klötzchen und dazu den Startspielermarker: Setze in A ein.
calm = Jeder Arbeiter in G, im Krisenmanagement, entfernt eine deiner Scheiben; ist dann keine mehr da, kommt zusätzlich ein Marker zurück. Setze in G ein.
rather-g = Auch das wäre nützlich. Aber jede deiner Scheiben kostet dich jede Runde einen Marker: Setze in G ein.
round-five = Runde 4: A brachte dir drei Steine. Eine Scheibe ging, die andere kostete einen Marker, und Regen brachte wieder eine zweite. Runde 5 spielt die Lektion für dich.

## Runde 6 und 7

run-ahead = In Runde 5 hast du drei Eisenerz geholt, und G hat eine Scheibe entfernt.
two-events = Zwei Ereignisse kamen auf einmal: Im Nebel wurde auf beiden Seiten der nächste Tunnel geräumt, und Loks und Bohrmaschinen sind im Verkauf.
machine-card = Deine Bohrmaschine ist diese Karte auf deinem Spielertableau; sie kostet einen Stahlträger. C macht einen aus drei Eisenerz, braucht aber einen Arbeiter; mit Auftrag 6 zahlst du gleich mit Eisenerz.
machine-place = Gekauft wird in E. Setze dort ein.
rather-buy = Das wäre auch nützlich. Aber die Maschine bohrt von nun an jede Runde vier Geröll: je früher, desto besser. Du kaufst sie in E; mit Auftrag 6 genügt Eisenerz, ohne Stahlträger aus C: Setze in E ein.
calm-again = Und noch einmal G: Deine letzte Scheibe geht, und so kommt auch ein Marker zurück.
announce = Das ist der Moment unmittelbar vor E. Kündige Auftrag 6 an: Seine Fähigkeit ist dann verbraucht, aber am Ende zählt er trotzdem.
buy = Mit einer Lok heuert eine Kohle jede Runde einen Arbeiter an; die Kohle, die darauf abgebildet ist, ist ein Geschenk, kein Preis. Aber die Maschine räumt: Kaufe deine Bohrmaschine.
rather-machine = Du hast Eisenerz, aber keinen Stahlträger: Ohne Auftrag 6 kannst du die Bohrmaschine jetzt nicht kaufen, und sie bohrt jede Runde vier Geröll. Kündige ihn an.
rather-than-train = Snowdon kostet gleich viel und bringt 9 Punkte, aber nur einmal; die Bohrmaschine bohrt von nun an jede Runde vier Geröll, für Tunnel und Aufträge. Ein Arbeiter baut oder kauft nur eines: Kaufe die Bohrmaschine.
closed-by-event = Niemand nahm einen Auftrag: Der linke wurde abgeworfen. Dann traf bei Regen das vierte Ereignis die Franzosen: Ein schwarzer Marker schließt die Gare du Nord, dort baut niemand mehr.
track-emptied = Vor den Ereignissen 4 und 7 kommen die drei Klötzchen der Leiste zurück in den Beutel: Darum ist das nächste Ereignis wahrscheinlicher, 79 %.
machine-labourer = Die Maschine hat jetzt ihren eigenen Arbeiter, aus dem Pub. Er kostet jedes Mal ein Eisenerz und geht nur nach D oder G. In D bohrt er vier Geröll: Setze ihn dort ein.
rather-d = Ein Arbeiter räumt zwei Geröll, die Maschine vier, und deine zwei anderen kommen gleich dran: Setze jetzt den Maschinenarbeiter in D ein.
others-went = Die Lektion hat deine zwei anderen eingesetzt, in B und G. B hat gehandelt: Bei Shakespeare Cliff sind noch zwei Geröll.
bore = Der Platz mit dem Geröll ist nicht zu kaufen: Wer das letzte Geröll der Station nimmt, gewinnt ihn, hier für 4 Punkte. Bohre!
rather-bore = Dann bleibt das Geröll liegen, und mit ihm, was es bringt: Bohre.
rubble-won = Der Geröllplatz gehört dir. Mit den anderen zwei Geröll, aus Tunnel 4, hat die Lektion für einen Stein abgestützt.
round-eight = Runde 8 spielt die Lektion für dich: zuerst Stein, dann die Maschine.

## Runde 8

one-round = Du bohrst in Tunnel 4: Auf zwei seiner drei Felder liegen deine Marker.
few-markers = Abstützen, Bauplätze und Krisen kosten Marker aus deinem Vorrat: Sieben sind übrig.
wholly = Stütze auch das dritte Feld ab: Dann ist der Tunnel vollständig abgestützt, genau wie Auftrag 6 es will.
rather-wholly = Geröll kommt noch genug. Aber Auftrag 6 will einen Tunnel mit deinen Markern auf allen Feldern, und hier fehlt nur noch einer: Stütze ab.
round-nine = Vollständig abgestützt! Dann räumte Ereignis 5 Tunnel 5: Du bist bei Varne Bank. Das schloss Shakespeare Cliff: Unterirdisch baust du nur an der zuletzt erreichten Station. Runde 9 spielt die Lektion für dich.
varne-bank-won = Varne Bank ist geräumt: Auch dieser Geröllplatz gehört dir.

## Runde 11

maintenance = Runde 10. Ereignis 6 kam, die Wartung: Wer eine Lok hat, zahlt einen Stahlträger oder gibt sie zurück. Noch hat niemand eine.
round-ten = Weiter zur Mitte! Zuerst Stein zum Abstützen: Setze in A ein. Den Rest der Runde spielt die Lektion für dich, und deine Marker gehen dabei aus.
second-tunnel = Tunnel 7 ist vollständig abgestützt, schon dein zweiter.
supply-empty = Dein Vorrat ist leer: Ohne Marker kannst du weder abstützen noch bauen.
event-seven = Runde 11. Ereignis 7 hat deinen Tunnel 8 und Colbart Ridge geräumt: Einen Geröllplatz, den ein Ereignis räumt, gewinnt niemand.
no-marker = Mit einer Scheibe nähme dir jetzt jede Krise einen Marker vom Spielplan. G bringt Marker zurück.
middle = Wer zuerst in der Mitte ist, bekommt 5 Punkte; treffen sich die Seiten zwei Karten dahinter, sind es 10, bei drei Karten 15. Setze den Maschinenarbeiter in D ein.
rather-middle = Deine zwei anderen kommen gleich dran, einer davon in G. Zuerst die Maschine, damit du vor den Franzosen in der Mitte bist: Setze ihren Arbeiter in D ein.
all-placed = Die Lektion hat deine anderen in B und G eingesetzt.
into-the-middle = Ohne Marker behältst du das Geröll: Auftrag 6 will 12 davon. Bohre bis in die Mitte!

## Runde 12

last-round = Du bist zuerst in der Mitte, und Auftrag 6 ist erfüllt. Die Franzosen stehen an der nächsten Karte: Das ist wohl die letzte Runde.
last-marker = G hat einen Marker zurückgebracht, aber es hat geregnet: Deine Scheibe kostet in der Krise dieser Runde einen.
contract-9 = Ein Tipp: Auftrag 9 zeigt 1/1 und 2/6, denn was Auftrag 6 dient, dient keinem anderen. Mit vier Geröll mehr wird er grün und bringt 14 Punkte. F ist frei.
yours = Von hier an entscheidest du: Was immer du tust, ist recht.
rubble-of-middle = In der Mitte liegen vier Geröll. Wer das letzte nimmt, gewinnt den Geröllplatz, für 9 Punkte, mit einem Marker.
as-you-like = Setze ein, wie du magst.
open-to-all = G steht jedem Arbeiter offen, auch dem der Maschine. Ohne deine Scheibe verlierst du keinen Marker, und einer kommt zurück: Jeder ist 2 Punkte wert.
breakthrough = Durchbruch! Beide Maschinen stehen an derselben Karte: Damit haben sich die Seiten getroffen, auch wenn dort noch Geröll liegt. Diese Runde wird noch zu Ende gespielt.
areas-act = Das Einsetzen ist vorbei: Nun handeln die Bereiche. Marker und Aufträge, die du in dieser Runde gewinnst, zählen noch.
still-counts = Ein Auftrag, dessen Zahlen alle grün sind, bringt seine Punkte. Stein, Eisenerz, Kohle und Stahlträger, die übrig bleiben, bringen nichts.

## Das Ende

counted = Gezählt wurden: Marker auf dem Spielplan, erfüllte Aufträge, die Mitte für den, der zuerst dort war, und Snowdon, weniger 2 Punkte je Marker im Krisenbereich.
trains = Nicht ausprobiert hast du die Loks: Mit ihnen heuert Kohle Arbeiter an, und Snowdon bringt 9 Punkte.
