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
plays-guest = a bot that this host has brought

## Names of bots

error-bot = there is no bot '{ $said }'; bots: { $known }, search:SIMULATIONS, module:Class, file.py, program:COMMAND.
error-search = '{ $word }' of '{ $bot }': write plain or learned, or one of { $fields } as cut=20

## Bots of other people: why one cannot be taken

guest-unfit = { $bot } cannot play: { $reason }
guest-choose = a bot has choose(sight), which answers with one of sight.moves
guest-made = it is made without arguments, or with a seed
guest-command = there is no such program
guest-none = no class there has choose(sight)
guest-which = name one of { $known } after a colon

## And why one had no answer

stumbled-refused = { $bot } answered '{ $said }': { $reason }
stumbled-no-move = that is not a move of this game
stumbled-rule = { $reason } ({ $rule })
stumbled-broke = { $bot } broke at { $place }: { $error }
stumbled-begin = { $bot } could not be started: { $reason }
stumbled-silent = { $bot } was silent for { $seconds } seconds, and was ended
stumbled-ended = { $bot } ended with exit code { $status }
stumbled-ended-saying = { $bot } ended with exit code { $status }: { $words }
stumbled-says = { $bot } has no answer: { $said }
