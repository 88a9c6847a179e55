### The bots.

## Their levels, as players are called by their names; the weakest first

level-novice = Novice
level-apprentice = Apprentice
level-engineer = Engineer
# A tunnel tiger is what tunnellers call one of their best.
level-tiger = Tiger
level-master = Master

## What each of them is like, in a sentence after its name

plays-novice = knows the rules, and slips often
plays-apprentice = has ideas, and still slips
plays-engineer = plans ahead
plays-tiger = a tunnel tiger: gives nothing away
plays-master = has taught itself the game, and thinks
