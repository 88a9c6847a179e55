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

## Namen von Bots

error-bot = es gibt keinen Bot „{ $said }“; Bots: { $known }, search:SIMULATIONEN.
error-search = „{ $word }“ in „{ $bot }“: schreib plain oder learned, oder eines von { $fields } wie cut=20
