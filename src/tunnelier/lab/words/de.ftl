### Der Bericht des Balance-Labors, und was im Labor schiefgeht.

## Der Kopf eines Berichts

title = Die Balance von { $title }
subtitle = { $games ->
    [one] { $games } Partie zwischen Bots ({ $bots }), { $players }
   *[other] { $games } Partien zwischen Bots ({ $bots }), { $players }
}
subtitle-option = { $subtitle }; { $name }: { $choice }
players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
numbers-of-players = { $counts } Spieler
with-players = { $n ->
    [one] Mit { $n } Spieler
   *[other] Mit { $n } Spielern
}
reconstructed = Rekonstruierte Zahlen
own-tables = Diese Partien wurden mit einer eigenen Zahlentabelle gespielt (Fingerabdruck { $tables }), nicht mit der eingebauten.
reconstructed-warning = Was diese Seite über die Balance sagt, gilt für diese Zahlen, nicht für die gedruckten.

## In Kürze

short = In Kürze
seat-favoured = { $name } gewinnt { $share } der Partien. Gleiche Chancen wären { $fair }: Glück allein gibt selten so viel.
seat-unlucky = { $name } gewinnt { $share } der Partien. Gleiche Chancen wären { $fair }: Glück allein gibt selten so wenig.
seats-even = Kein Platz ist deutlich besser dran als die anderen.
first-favoured = Wer beginnt, ist im Vorteil: { $share } der Siege statt { $fair }.
first-unlucky = Wer beginnt, ist im Nachteil: { $share } der Siege statt { $fair }.
first-even = Zu beginnen ist weder deutlich gut noch deutlich schlecht: { $share } der Siege, bei gleichen Chancen wären es { $fair }.
always-begins = Es beginnt immer derselbe Platz ({ $seat }): was vom Beginnen kommt und was vom Platz, lässt sich nicht trennen.
typical = { $decisions ->
    [one] Eine typische Partie braucht { $decisions } Entscheidung aller Spieler zusammen; neun von zehn brauchen zwischen { $low } und { $high }.
   *[other] Eine typische Partie braucht { $decisions } Entscheidungen aller Spieler zusammen; neun von zehn brauchen zwischen { $low } und { $high }.
}
alike = { $decisions ->
    [one] Fast jede Partie braucht { $decisions } Entscheidung aller Spieler zusammen.
   *[other] Fast jede Partie braucht { $decisions } Entscheidungen aller Spieler zusammen.
}
strongest = Am häufigsten auf der Gewinnerseite: { $things }.
strong-thing = { $name } ({ $heading }: { $lift } Prozentpunkte)

## Wer gewinnt

sweep = Nach Zahl der Spieler
sweep-meaning = Um wie viel häufiger, oder seltener, gewinnt, wer beginnt, als es bei gleichen Chancen wäre, in Prozentpunkten. Rechts der Linie: Beginnen hilft. Im Balken liegt der wahre Wert in 95 von 100 solchen Studien; ein Balken über der Linie heißt, dass es auch Glück gewesen sein kann.
no-difference = kein Unterschied
seats = Wer gewinnt, nach Platz
seats-meaning = Der Anteil jedes Platzes oder jeder Seite an den Siegen; ein geteilter Sieg wird aufgeteilt. Die Linie ist, was gleiche Chancen gäben. Im Balken liegt der wahre Anteil in 95 von 100 solchen Studien; fette Namen weichen weiter ab, als Glück erklären würde.
fair = gleiche Chancen, { $fair }
order = Hilft es, zu beginnen?
order-meaning = Der Anteil an den Siegen dessen, der beginnt, des Zweiten und so weiter, wo sie auch sitzen. Zu lesen wie oben. (Wer beginnt, kann von Runde zu Runde wechseln; hier geht es um die erste.)
place-1 = beginnt
place-2 = Zweiter
place-3 = Dritter
place-4 = Vierter
place-5 = Fünfter
another-place = Nummer { $n }

## Wie lange, wie viele Punkte

length = Wie lang ist eine Partie?
length-meaning = Wie viele Partien wie lang waren. Ein hoher Balken ist eine häufige Länge; die farbige Linie ist der Median: die Hälfte der Partien ist kürzer. Als Entscheidung zählt jede Antwort jedes Spielers, auch erzwungene.
length-decisions = Entscheidungen
length-choices = Entscheidungen mit echter Wahl
length-rounds = Runden
length-turns = Züge
median = Median { $n }, 90 % in { $low }–{ $high }
said-of = { $what }: { $said }
scores = Punkte am Ende
scores-meaning = Wie oft jeder Platz mit wie vielen Punkten endete. Zwei Plätze, deren Hügel an derselben Stelle stehen, punkten gleich; ein breiter Hügel heißt, dass sich die Partien stark unterscheiden.
margin = Wie knapp ist es?
margin-meaning = Um wie viele Punkte der Sieger vor dem besten anderen Spieler lag. Ein Hügel nahe 0 heißt knappe Partien; unter 0 sind Partien, die durch anderes als Punkte gewonnen wurden. { $shared } der Siege wurden geteilt.
points = Punkte

## Was mit dem Gewinnen einhergeht

things = Was geht mit dem Gewinnen einher?
things-meaning = Für jede Sache: um wie viel häufiger gewann, wer sie mindestens einmal nahm oder nutzte, als wer nicht, in Prozentpunkten. Rechts der Linie geht mit Gewinnen einher, links mit Verlieren. Das ist ein Zusammenhang, keine Ursache: wer vorn liegt, kann sich vielleicht einfach mehr leisten. Von zwanzig Sachen ohne jede Wirkung scheint eine durch Glück eine zu haben.
things-shown = Gezeichnet sind die { $shown } deutlichsten von { $all }; die Tabelle hat alle.
too-rare = Mangels Daten ausgelassen, weil es fast niemand oder fast jeder tat: { $n }.
all-of = Alle Zahlen: { $what }
news-heading = Was geschah
moves-heading = Arten von Zügen
column-what = was
column-done = getan von
column-with = gewinnen damit
column-without = ohne
column-difference = Unterschied (95 %)

## Wie oft Regeln zählen

rules = Wie oft zählt jede Regel?
rules-meaning = Wie oft in einer durchschnittlichen Partie jede Frage gestellt und jede Art von Zug gespielt wird, den Zufall eingeschlossen. Was kaum je gebraucht wird, ist seinen Platz in den Regeln vielleicht nicht wert.
questions = Fragen
moves = Züge
a-game = { $n } je Partie
seldom = { $n } mehr, selten oder nie
news = Was geschieht
news-meaning = Alles, was die Regeln erzählen, mit der Regel, durch die es geschieht: wie oft in einer durchschnittlichen Partie, und in welchem Anteil der Partien überhaupt.
never-met = Nicht ein Mal in diesen Partien: { $n }
refusals = Was Regeln verbieten
refusals-meaning = Bei wie vielen Fragen einer durchschnittlichen Partie jedes Verbot mindestens einem denkbaren Zug im Weg stand, und in welchem Anteil der Partien überhaupt. Ein Verbot, das nie im Weg steht, könnte in der Regel fehlen.
column-rule = Regel
column-a-game = je Partie
column-games = Partien
column-prohibition = Verbot
column-questions = Fragen je Partie

## Wie es gemacht wurde

how = Wie das gemacht wurde
how-meaning = Auf allen Plätzen: { $bots }. Ein Bot ist kein Mensch: manches beurteilt er besser, manches schlechter, und was ein Spiel unter Bots aus der Balance bringt, muss es unter Freunden nicht tun. Jeder Bot sah nur, was sein Platz sehen darf. Startwert { $seed }, Regelfassung { $rules }, Tabellen { $tables }, Code { $code }: mit denselben vieren kommen dieselben Partien wieder heraus.
plays-random = { $name }: irgendein erlaubter Zug
plays-greedy = { $name }: was am Ende des Zuges am besten aussieht, nichts weiter
plays-novice = { $name }: die schwächste Stufe
plays-apprentice = { $name }: die zweite Stufe
plays-engineer = { $name }: die dritte Stufe, ein Gegner, wie ihn ein guter Vereinsspieler wählt
plays-tiger = { $name }: die vierte Stufe, die stärkste, die nach Faustregeln geht
plays-master = { $name }: die stärkste Stufe, eine Suche nach dem, was ein Netz sich selbst beigebracht hat
plays-policy = { $name }: was diesem Netz am besten gefällt, ohne jede Suche
search-meaning = { $name }: stellt sich vor jeder Entscheidung { $n } Fortgänge der Partie vor und irrt nie mit Absicht
intervals = Die Intervalle sind die von Wilson, für Unterschiede die von Newcombe, zu 95 %. Die Zahlen sind in report.json, die Partien in den Parquet-Dateien neben dieser Seite.
no-tables = keine
share-and-interval = { $share } ({ $low }–{ $high })
lift-and-interval = { $lift } ({ $low } … { $high })

## Das Datenblatt

card-title = { $title }: Partien von Bots
card-what = Ganze Partien zwischen Bots ({ $bots }), gespielt vom Startwert { $seed } an: derselbe Startwert, dasselbe Programm und dieselben Bots ergeben dieselben Partien. Kein Mensch hat mitgespielt.
card-heading-players = Spieler
card-heading-matches = Partien
card-heading-answers = Antworten
card-heading-numbers = Zahlen je Vektor
card-heading-fingerprint = Fingerabdruck der Zahlen
card-heading-column = Spalte
card-heading-meaning = was sie bedeutet
card-answers = answers-Np.parquet: eine Zeile für jede Antwort eines Platzes
card-answer-game = die Partie, mit ihrer Nummer: dieselbe wie in der anderen Datei
card-answer-number = die wievielte Antwort dieser Partie es ist, ab 0
card-answer-seat = wer geantwortet hat, ab 0
card-answer-bot = der Bot auf diesem Platz
card-answer-question = was gefragt war, in einem Wort
card-answer-legal = die erlaubten Züge, mit ihren Nummern
card-answer-action = der Zug, der gemacht wurde
card-answer-features = was der Platz sah, in Zahlen von −1 bis 1: nichts, was ihm verborgen war
card-answer-gained = was die Partie dem Platz am Ende wert war: 1 für einen Sieg, weniger, wenn er geteilt wurde; die Summe aller Plätze ist 0
card-features = Was jede Zahl von `features` bedeutet, steht in `{ $call }.names`, ein Zug in Worten in `game.actions.text(action)`, mit `game = tunnelier.games.load("{ $game }")`.
card-matches = games-Np.parquet: eine Zeile für jede Partie
card-match-game = ihre Nummer
card-match-bots = wer wo saß
card-match-scores = die Punkte jedes Platzes
card-match-winners = die Plätze, die gewonnen haben
card-match-actions = jeder Zug mit seiner Nummer, auch die des Zufalls: noch einmal gespielt ergeben sie dieselbe Partie
card-match-movers = wessen Züge es waren; der Zufall ist −1
card-match-row = `row.…`: jedes Feld des Endstands. Die anderen Spalten zählen Fragen, Züge, Nachrichten und Ablehnungen
card-heading-made = Wie es entstand
card-made = Mit `tunnelier dataset`, und mit allem, was mitzureden hatte: `code` ist der Fingerabdruck des Programms, das gespielt hat, `tables` der von eigenen Tabellen.
card-heading-licence = Lizenz
card-licence = Das Programm steht unter der MIT-Lizenz. Was es gespielt hat, ist niemandes Werk: verwende es, wie du magst, und zitiere das Programm nach seiner CITATION.cff.

## Was das Labor nicht kann

error-no-arrow = das Labor bewahrt seine Partien mit pyarrow auf, das nicht installiert ist: pip install 'tunnelier[lab]'
error-no-games-there = { $path } enthält keine Partien des Labors; nimm einen anderen Ordner
error-other-games = { $path } enthält andere Partien: deren { $key } ist { $theirs }, nicht { $ours }; nimm einen anderen Ordner
