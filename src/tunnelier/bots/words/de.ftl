### Die Bots.

## Ihre Stufen, so wie man Spieler beim Namen nennt; die schwächste zuerst

level-novice = Neuling
level-apprentice = Lehrling
level-engineer = Ingenieur
# Ein „tunnel tiger“ ist unter englischen Tunnelbauern einer der Besten.
level-tiger = Tiger
level-master = Meister

## Wie jeder von ihnen spielt, in einem Satz nach seinem Namen

plays-novice = kennt die Regeln, macht viele Fehler
plays-apprentice = hat Ideen, macht noch Fehler
plays-engineer = plant voraus
plays-tiger = ein Tunneltiger: schenkt nichts her
plays-master = hat sich das Spiel selbst beigebracht, und denkt nach
