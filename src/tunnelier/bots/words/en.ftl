### The bots.

## Their levels, as players are called by their names; the weakest first

level-novice = Novice
level-apprentice = Apprentice
level-engineer = Engineer
# A tunnel tiger is what tunnellers call one of their best.
level-tiger = Tiger
level-master = Master

# A bot to learn from; the higher its step, the stronger it is.
partner = Sparring partner { $step }

## Others: one that plays anything, one that looks no further than its turn, one that follows what a network likes best

level-random = Random
level-greedy = Greedy
level-policy = Policy
# What plays the other seats of a lesson.
level-lesson = Sparring partner

## What each of them is like, in a sentence after its name

plays-novice = knows the rules, and slips often
plays-apprentice = has ideas, and still slips
plays-engineer = plans ahead
plays-tiger = a tunnel tiger: gives nothing away
plays-master = has taught itself the game, and thinks

## Names of bots

error-bot = there is no bot '{ $said }'; bots: { $known }, search:SIMULATIONS.
error-search = '{ $word }' of '{ $bot }': write plain or learned, or one of { $fields } as cut=20
