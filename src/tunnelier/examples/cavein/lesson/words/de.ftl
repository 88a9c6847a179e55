### Die Lektion von Cave-in.

aim = Cave-in dauert zwei Minuten. Nimm Stempel aus dem Stollen: Jeder ist ein Punkt. Doch wer den letzten nimmt, verliert alle seine.
roof = Diese neun Stempel tragen die Decke.
lamp = Das ist deine Lampe, sie ist 2 wert. Die anderen sehen sie nicht. Lässt du sie nie leuchten, kommt ihr Wert zu deinen Punkten.
take = In deinem Zug nimmst du ein, zwei oder drei Stempel. Nimm drei: Klicke auf den dritten, oder wähle aus der Liste.
take-three = Das ginge, aber diese Lektion braucht drei: Nimm drei Stempel.
count = Drei Stempel stehen noch. Lässt du einen stehen, muss deine Begleitung ihn nehmen, und die Decke fällt auf sie.
shine = Einmal in der Partie darfst du leuchten: Deine Lampe wird gezeigt und nimmt so viele Stempel, wie sie wert ist. Deine ist 2 wert: Leuchte.
rather-shine = Das ginge auch. Aber probiere einmal deine Lampe: Sie nimmt gerade zwei.
roof-fell = Der letzte Stempel ist weg: Wer ihn nahm, hat alles verloren, was er genommen hatte.
counted = Das war Cave-in: Gezählt werden Stempel und Lampen, die nie geleuchtet haben, und die meisten Punkte gewinnen.
