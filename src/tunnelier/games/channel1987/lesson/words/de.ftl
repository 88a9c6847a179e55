### Die Lektion von 1987 Channel Tunnel.

## Runde 1

about = Wir schreiben 1987: Zwei Tunnelbohrmaschinen (TBM) arbeiten sich unter dem Ärmelkanal vor, jede bis zur Mitte, der gepunkteten Linie. Du führst die britische, deine Begleitung die französische.
aim = Die Partie endet, sobald eine Maschine ihre neun Felder abgebaut hat. Die meisten Punkte gewinnen, aus Karten, Technologie und der Mitte: Schnell sein allein genügt also nicht.
opens = In deinem Zug legst du alle Scheiben einer Farbe auf eine Aktion und führst sie aus. Ein Vortrieb kostet außerdem eine Scheibe in der Farbe des Schutts, hier eine weiße.
first-dig = Behalte die weiße und leg deine zwei gelben: Wähle sie, dann Vortrieb.
rather-dig = Das ist erlaubt. Aber noch ist Vortrieb leer: Zwei Scheiben genügen; liegt dort erst ein Stapel, brauchst du einen größeren. Behalte die weiße, sie bezahlt den weißen Schutt, und leg die zwei gelben auf Vortrieb.
drift = Ein Feld ist geschafft! Nach fast jedem Vortrieb wird eine Abweichungskarte gezogen: 0, -1 oder -2. Deine brachte die Maschine um eine Stufe vom Kurs ab. Über -4 hinaus, im schraffierten Bereich, ist die Partie sofort verloren.
plan = Frankreich hat die Karte Griechenland genommen, für 1 Punkt am Ende: Das heißt entwickeln. Zeig auf eine Karte, oder drück lange darauf: Sie sagt, was sie kann.
hidden = Dein nächstes Plättchen liegt verdeckt. Planung deckt es auf: Erst dann kannst du es abbauen.
beat = Planung und Vortrieb teilen sich ein Feld, und dort liegen deine zwei gelben Scheiben. Nur ein größerer Stapel kann folgen, und er bringt dir den alten ein. Leg also deine drei schwarzen auf Planung.
turned-up = Deine Planung hat schwarzen Schutt aufgedeckt.
rather-plan = Das ist erlaubt. Aber dein nächstes Plättchen liegt verdeckt, und solange kannst du es nicht abbauen: Leg die drei schwarzen Scheiben auf Planung, dann kommen die gelben zurück.
storage = Was du abbaust, kommt ins Lager, und das ist voll: Der dritte Platz ist noch gesperrt. Ein volles Lager hält den Vortrieb auf, und nur wer Karten entwickelt, leert es.
bargain = Eben kam die BR Deutschland, die zweite Karte: 3 Punkte für ein Schuttplättchen. Du nimmst auch Frankreichs schwarze Scheibe dort, und die kann den schwarzen Schutt bezahlen.
develop = Entwickle also die BR Deutschland: Wähle deine zwei orangen Scheiben, dann den oberen Teil der Karte.
rather-germany = Vielleicht nicht schlecht, aber die BR Deutschland ist hier am meisten wert: 3 Punkte, Platz im Lager und eine schwarze Scheibe.
give = Welches Plättchen gibst du? Hier ist es gleich: Wähle eines von beiden.
blocked = Jetzt könntest du den schwarzen Schutt bezahlen. Aber auf Planung/Vortrieb liegen drei Scheiben, und vier von einer Farbe hast du nicht.
card-action = Da helfen die Karten: Unten trägt jede eine Nebenaktion, die einmal gilt. Die dritte, auf Wechselfeld 3, hat einen Vortrieb: Leg deine zwei blauen Scheiben darauf; die schwarze bezahlt.
rather-blue = Das ist erlaubt, aber nur der Vortrieb der dritten Karte lässt dich jetzt den schwarzen Schutt abbauen. Leg die zwei blauen Scheiben darauf: Die schwarze muss zum Bezahlen bei dir bleiben, und die gelben brauchst du gleich danach.
off-course = Mit drei blauen nahm Frankreich deine zwei orangen Scheiben. Und du bist zwei Stufen vom Kurs: Am Ende kostet jede einen Punkt. Geld bringt die Maschine zurück.
finance = Finanzierung gibt dir eine der ausliegenden Karten als Geld. Dort liegt nur eine Scheibe: Deine zwei gelben genügen.
rather-finance = Auch das kommt noch. Aber du bist zwei Stufen vom Kurs ab, und jeder Vortrieb kann dich weiter abbringen: zuerst Geld. Lege deine zwei gelben Scheiben auf Finanzierung.
take = Als Geld zählt bei einer Karte nur ihre Münze: Jede Million (1M) korrigiert eine Stufe. Zwei Karten haben je 2M. Von den beiden brächte Portugal Frankreich mehr Punkte: Wähle seine Münze.
rather-portugal = Leitstand 1 hat nur 1M. Zusatzfinanzierung hat 2M wie Portugal, bringt entwickelt aber 1 Punkt, Portugal dagegen 2: Lass Portugal nicht Frankreich. Wähle seine Münze.
any-two = Frankreich hatte keine Scheibe für seinen gelben Schutt und zahlte zwei beliebige. Das darfst du auch, aber es ist teuer.
pass = Deine letzte Scheibe übertrifft keinen Stapel, also passe. Wer zuerst passt, beginnt die nächste Runde.
keep = Du darfst Scheiben behalten, ziehst dann aber entsprechend weniger. Behalte die gelbe: Mit noch einer gelben hast du einen Stapel von zwei.
rather-keep = Du darfst sie auch zurückgeben. Aber behalte sie diesmal: Bald brauchst du einen Stapel von zwei.

## Runde 2

new-round = Eine neue Runde: Die Felder sind leer, und ihr habt beide wieder zehn Scheiben. Alle fünf blauen liegen bei dir: Kein Stapel kann größer sein.
control-room = Dein Lager ist wieder voll. Leitstand 3, die erste Karte, nimmt ein oder zwei Plättchen: Jedes erlaubt nach einer Planung noch eine. Entwickle ihn mit deiner orangen Scheibe.
rather-control = Dein Lager ist voll, und ohne Platz gibt es keinen Vortrieb. Entwickle Leitstand 3, die erste Karte, mit deiner orangen Scheibe.
second-token = Die Lektion hat ein Plättchen auf die Karte gelegt. Gib das schwarze dazu: Du kannst sie ein zweites Mal nutzen, und dein Lager ist leer.
rather-second = Eins allein ist erlaubt. Aber mit dem zweiten kannst du die Karte zweimal nutzen und hast Platz für zwei Vortriebe.
plan-by-card = Die erste Karte ist jetzt Belgien. Leg deine zwei gelben Scheiben unten auf ihre Planung: Sie schlagen die orange dort, und du bekommst sie zurück.
rather-belgium = Das ist erlaubt. Aber die Planung der ersten Karte deckt dein nächstes Plättchen auf, bringt die orange Scheibe zurück und lässt Planung/Vortrieb frei. Leg deine zwei gelben Scheiben dorthin.
chain = Du hast geplant, also bietet dir dein Leitstand noch eine Planung. Nutze ihn: Wähle die Karte.
dig-white = Zuerst das weiße Plättchen: Bau es mit der dritten Karte ab, dann bleibt Planung/Vortrieb für eine Planung frei. Leg deine orange Scheibe auf ihren Vortrieb; eine weiße bezahlt.
rather-by-card = Das ist erlaubt. Nimm aber jetzt den Vortrieb der dritten Karte: Er gilt nur einmal, und das leere Feld Planung/Vortrieb bleibt für eine Planung in dieser Runde frei. Leg deine orange Scheibe auf die Karte; eine weiße bezahlt.
danger = -3! Jetzt würdest du mit der schlimmsten Karte, der einzigen -2, die Partie verlieren. Bring erst die Maschine zurück auf Kurs.
deviation-deck = Hier liegen die gezogenen Abweichungskarten mit dem Buchstaben ihrer Farbe: R rot, G gelb, Ü grün, B blau, – keine. Kommt eine Farbe zum zweiten Mal, werden alle neu gemischt.
technology = Technologie rückt einen deiner Marker vor, und dann darfst du Geld für den Kurs ausgeben. Das Feld ist leer: Deine weiße Scheibe genügt.
rather-course = Bei -3 könnte dich der nächste Vortrieb die Partie kosten. Zuerst zurück auf Kurs: Lege deine weiße Scheibe auf Technologie.
tracks = Am Ende zählt jeder deiner zwei Marker die Punkte seines Feldes. Rücke den unteren vor: jetzt auf das Auge, nächstes Mal auf die Kiste, deinen dritten Lagerplatz.
rather-lower = Das ist erlaubt. Aber wähle den unteren Marker: Nach dem Auge kommt er zur Kiste, und ein dritter Lagerplatz lässt dir mehr Raum für den Vortrieb.
peek = Das Auge lässt dich heimlich ein verdecktes Plättchen ansehen. Sieh dir das letzte auf deiner Seite an, unter deiner Flagge: Dann weißt du, welche Scheibe du zuletzt brauchst.
rather-nine = Sieh dir lieber das letzte an, unter deiner Flagge: Die näheren Plättchen deckst du ohnehin bald auf, und die Farbe des letzten kennt man gern lange vorher.
keep-in-mind = Orange, erst für deinen allerletzten Vortrieb: Frankreich weiß es nicht.
three-off = Deine Münze von 2M bringt dich von -3 auf -1 zurück: Wähle sie.
rather-spend = Du könntest sie sparen. Aber bei -3 würdest du mit der schlimmsten Abweichungskarte beim nächsten Vortrieb die Partie verlieren: Gib die Münze aus.
bar = Auf beiden Leisten stehen Schranken: Nur mit Geld kommt ein Marker hinüber.
five = Die zweite Karte, Luxemburg, ist 3M wert, und die Finanzierung unten gibt dir genau diese Karte. Leg deine fünf blauen Scheiben dorthin; danach spielt die Lektion für dich bis in Runde 3.
rather-five = Du brauchst Geld für die Schranken, und hier liegen 3M. Fünf Scheiben kann niemand schlagen: Lege die blauen auf die Finanzierung der zweiten Karte.
france-passes = Die Lektion hat für dich Irland entwickelt, für 1 Punkt, und blauen Schutt aufgedeckt. Nun passt Frankreich.
materials = Runde 3: Mit deinen zwei weißen Scheiben hat die Lektion Neue Materialien entwickelt, und deren Fähigkeit gab dir eine davon zurück.

## Runde 3

run-ahead = Mit deinen schwarzen Scheiben hat die Lektion einen vierten Vortrieb bezahlt und Bessere Technologie entwickelt.
water = Als Nächstes kommt blauer Schutt: Wasser! Dafür zieht Großbritannien zwei Abweichungskarten, Frankreich keine; dafür sind deine Schranken billiger. Komm also erst genau auf Kurs.
technology-twice = Zuerst nimm Technologie mit deiner weißen Scheibe: Die Lektion rückt den unteren Marker auf die Kiste und spart deine Münze. Dann gibt dir Bessere Technologie dieselbe Aktion noch einmal.
rather-technology = Das ist erlaubt. Aber das Wasser kann warten, bis du genau auf Kurs bist, und für Technologie genügt die weiße Scheibe: Größere Stapel brauchst du später.
third-space = Da ist er: dein dritter Lagerplatz.
once-more = Nutze jetzt Bessere Technologie.
cross = Vor dem unteren Marker steht eine Schranke von 2M. Rücke ihn vor: Das kostet deine ganze Münze von 3M, aber die 1M zu viel bringt deine Abweichung auf 0.
rather-cross = Das ist erlaubt. Aber an der Schranke leistet deine Münze zweierlei: Sie bringt den unteren Marker hinüber und dich genau auf Kurs. Rücke den unteren vor.
eleven = Mit deinen orangen Scheiben hat die Lektion den unteren Marker vorgerückt: eine elfte Scheibe, ab der nächsten Runde.
alone = Mit deinen vier blauen Scheiben hat die Lektion zweimal geplant und Frankreichs drei weiße genommen. Frankreich hat gepasst: Jetzt gehört jeder Zug dir.
worn-out = Karten, deren Plättchen verbraucht sind, werden grau und zählen trotzdem.
star = Ein Stern ohne Zahl zählt nach der Regel seiner Karte.
dare = Deine Maschine ist genau auf Kurs: Zeit für das Wasser. Leg deine vier weißen Scheiben auf den Vortrieb der dritten Karte. Deine blauen sind schon gelegt, also bezahlen zwei beliebige: die orangen, die du dort nimmst.
rather-dare = Das ist erlaubt. Aber du bist genau auf Kurs, und die vier weißen Scheiben sind deine letzten: Bau damit das Wasser ab, auf dem Vortrieb der dritten Karte.

## Runde 4

after-water = Die Lektion hat für dich gepasst. Zwei Karten, zwei Stufen: Das war das Wasser. Frankreich, vor Wasser sicher, liegt ein Feld vorn.
count-risk = Rechne vor dem Vortrieb: jetzt -2, schlimmstenfalls -4. Das hält gerade noch. Deine schwarze Scheibe bezahlt den schwarzen Schutt: Leg deine zwei weißen auf Vortrieb.
rather-white = Lieber jetzt ein Vortrieb, solange er ungefährlich ist, und mit den zwei weißen: Sie genügen dort. Behalte die größeren Stapel für Felder, auf denen mehr Scheiben liegen. Die schwarze bezahlt.
edge = Es war die schlimmste Karte. Auf -4 bist du noch dabei, aber ein Vortrieb wäre jetzt ein Glücksspiel.
extra-finance = Die zweite Karte ist Zusatzfinanzierung: Mit einem Plättchen darauf zählt sie bei einer Technologie einmal als 3M, egal was ihre Münze sagt. Entwickle sie mit deiner gelben Scheibe; die Lektion legt das Plättchen und spielt drei Züge.
rather-extra-finance = Bei -4 ist jeder Vortrieb ein Glücksspiel, und diese Karte bringt dich drei Stufen zurück. Entwickle Zusatzfinanzierung, die zweite Karte, mit deiner gelben Scheibe.
five-orange = Orange bezahlt nur deinen letzten Vortrieb, erst nächste Runde: Also hat die Lektion mit allen fünf schwarzen Schutt aufgedeckt und Frankreichs vier weiße Scheiben genommen.
some-turns = Mit deinen blauen Scheiben hat die Lektion Italien entwickelt, für 3 Punkte, und mit einer schwarzen eine Münze von 3M genommen. Jetzt zurück auf Kurs.
high-time = Die dritte Karte hat eine Technologie. Leg deine vier weißen Scheiben dorthin: Deine eigenen drei blauen kommen zurück. Die Lektion rückt den oberen Marker vor.
rather-high-time = Das ist erlaubt. Aber bei -4 komm zuerst zurück auf Kurs. Und nur die Technologie der dritten Karte bringt deine drei blauen Scheiben zurück: Leg die vier weißen dorthin.
three-levels = Nutze nun Zusatzfinanzierung: drei Stufen zurück. Deine Münze von 3M bleibt für die Schranke von 3M auf der unteren Leiste: Die Lektion bringt den Marker dann hinüber.
rather-extra = Das ginge auch, aber die Münze von 3M brauchst du für die Schranke. Nutze Zusatzfinanzierung.
bar-crossed = Die Lektion hat für dich dein letztes Plättchen aufgedeckt und den unteren Marker über die Schranke gebracht.

## Runde 5

last-round = Runde 5: Die Lektion hat für dich gepasst und eine schwarze Scheibe behalten. Du hast noch drei Felder vor dir, Frankreich eines.
yours = Deine drei Plättchen sind weiß, schwarz, orange, und jeder Stapel auf Vortrieb muss größer sein als der letzte. Womit fängst du an, damit größere Stapel und Scheiben zum Bezahlen übrig sind?
rather-small = Fang klein an: Zwei orange Scheiben genügen für Vortrieb, eine weiße bezahlt, und die blauen und schwarzen bleiben für die nächsten zwei. Frankreich brauchst du nicht zu sperren: Sein letzter Vortrieb wäre das Ende, und du hast mehr Punkte.
why-wait = Warum baut Frankreich sein letztes Feld nicht ab? Dann wäre die Partie aus, und du hast mehr Punkte.
go-on = Jetzt schwarzer Schutt: Behalte schwarze Scheiben zum Bezahlen. Welcher Stapel schlägt die zwei orangen und bringt sie dir für den letzten Vortrieb zurück?
rather-three = Die drei blauen Scheiben sind die richtigen: Sie bringen die orangen zurück, und eine schwarze bezahlt. Liegen alle schwarzen auf Vortrieb, kostet er zwei beliebige.
centre = In der Mitte endet die Partie sofort: 2 Punkte und 1 für jedes Plättchen, das Frankreich noch hat, zusammen 3. Eine Abweichungskarte wird nicht gezogen. Leg einen Stapel von vier oder mehr; Orange bezahlt.
rather-centre = Ein Vortrieb fehlt noch, und du liegst vorn: Gib Frankreich keinen Zug mehr. Leg deine vier schwarzen Scheiben auf Vortrieb; eine orange bezahlt.
off-track = Das war zu weit vom Kurs: Wer über -4 hinausgerät, verliert sofort, und nichts wird gezählt.

## Das Ende

counted = Die Partie ist aus. Jede Seite zählt ihre Karten, auch graue, beide Marker und die Mitte, abzüglich der Abweichung.
