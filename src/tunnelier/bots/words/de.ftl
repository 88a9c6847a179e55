### Die Bots.

## Ihre Stufen, so wie man Spieler beim Namen nennt; die schwächste zuerst

level-novice = Neuling
level-apprentice = Lehrling
level-engineer = Ingenieur
# Ein „tunnel tiger“ ist unter englischen Tunnelbauern einer der Besten.
level-tiger = Tiger
level-master = Meister

# A bot to learn from; the higher its step, the stronger it is.
partner = Sparringspartner { $step }

## Andere: einer spielt irgendetwas, einer sieht nicht weiter als seinen Zug, einer folgt dem, was einem Netz am besten gefällt

level-random = Zufall
level-greedy = Gierig
level-policy = Instinkt
# Was in einer Lektion die anderen Plätze spielt.
level-lesson = Sparringspartner

## Wie jeder von ihnen spielt, in einem Satz nach seinem Namen

plays-novice = kennt die Regeln, macht viele Fehler
plays-apprentice = hat Ideen, macht noch Fehler
plays-engineer = plant voraus
plays-tiger = ein Tunneltiger: schenkt nichts her
plays-master = hat sich das Spiel selbst beigebracht, und denkt nach
plays-guest = ein Bot, den dieser Gastgeber mitgebracht hat

## Namen von Bots

error-bot = es gibt keinen Bot „{ $said }“; Bots: { $known }, search:SIMULATIONEN, modul:Klasse, datei.py, program:BEFEHL.
error-search = „{ $word }“ in „{ $bot }“: schreib plain oder learned, oder eines von { $fields } wie cut=20

## Bots anderer Leute: warum einer nicht mitspielen kann

guest-unfit = { $bot } kann nicht spielen: { $reason }
guest-choose = ein Bot hat choose(sight), das mit einem von sight.moves antwortet
guest-made = er wird ohne Argumente gemacht, oder mit einem Startwert (seed)
guest-command = ein solches Programm gibt es nicht
guest-none = keine Klasse dort hat choose(sight)
guest-which = nenne nach einem Doppelpunkt eine von { $known }

## Und warum einer keine Antwort hatte

stumbled-refused = { $bot } hat „{ $said }“ geantwortet: { $reason }
stumbled-no-move = das ist kein Zug dieses Spiels
stumbled-rule = { $reason } ({ $rule })
stumbled-broke = { $bot } ist bei { $place } abgebrochen: { $error }
stumbled-begin = { $bot } ließ sich nicht starten: { $reason }
stumbled-silent = { $bot } hat { $seconds } Sekunden lang geschwiegen und wurde beendet
stumbled-ended = { $bot } hat mit Code { $status } geendet
stumbled-ended-saying = { $bot } hat mit Code { $status } geendet: { $words }
stumbled-says = { $bot } hat keine Antwort: { $said }
