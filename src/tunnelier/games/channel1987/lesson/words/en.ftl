### The lesson of 1987 Channel Tunnel.

## Round 1

about = It is 1987, and two tunnel-boring machines, TBMs, dig under the Channel, each to the centre, the dotted line. You lead the British one, your guide the French one.
aim = The match ends as soon as one machine has dug its nine spaces. The most points win, from cards, technology and the centre: speed alone is not enough.
opens = On your turn, put all your discs of one colour on one action, and do it. A dig also costs a disc of the rubble's colour, here white.
first-dig = Keep the white one, and place your two yellow discs: choose them, then Tunnel.
rather-dig = That is allowed. But Tunnel is still empty: two discs are enough, and once a stack lies there, you need a larger one. Keep the white disc, which pays for the white rubble, and place the two yellow ones on Tunnel.
drift = One space is dug! After most digs a deviation card is drawn: 0, -1 or -2. Yours took you one level off course. Beyond -4, in the hatched zone, you lose at once.
plan = France took the card Greece, for 1 point at the end: that is developing. Point at a card, or press it long, and it says what it does.
hidden = Your next token lies face down. Plan turns it up: only then can you dig it.
beat = Plan and Tunnel share one space, and your two yellow discs lie there. Only a larger stack can follow, and it brings you the old one. Place your three black discs on Plan.
turned-up = Your Plan turned up black rubble.
rather-plan = That is allowed. But your next token lies face down, and until it is turned up you cannot dig it: place the three black discs on Plan, and the yellow ones come back.
storage = What you dig goes into your storage, and it is full: the third space is still locked. A full storage stops the digging; only developing cards empties it.
bargain = West Germany just came as the second card: 3 points for one rubble token. You also take France's black disc there, which can pay for the black rubble.
develop = So develop West Germany: choose your two orange discs, then the upper part of the card.
rather-germany = Not bad, perhaps, but West Germany is the best bargain here: 3 points, room in your storage, and a black disc.
give = Which token do you give? Here it makes no difference: choose either.
blocked = Now you could pay for the black rubble. But three discs lie on Plan/Tunnel, and you have no four of one colour.
card-action = Cards help out: each bears a secondary action at its foot, for one use. The third, on slot 3, has a Tunnel: place your two blue discs on it; the black one pays.
rather-blue = That is allowed, but only the Tunnel of the third card lets you dig the black rubble now. Place the two blue discs on it: the black one must stay with you to pay, and the yellow ones are of use right afterwards.
off-course = France's three blue discs took your two orange ones. And you are two levels off course: each costs a point at the end. Money brings the machine back.
finance = Finance gives you one of the displayed cards as money. A single disc lies on it: your two yellow ones are enough.
rather-finance = That has its time too. But you are two levels off course, and each dig may take you further: money first. Place your two yellow discs on Finance.
take = As money, only a card's coin counts: each million (1M) corrects one level. Two cards have 2M. Of these, Portugal would bring France more points: choose its coin.
rather-portugal = Control room 1 has only 1M. Extra finance has 2M, as Portugal has, but developed it brings 1 point, and Portugal 2: rather keep Portugal from France. Choose its coin.
any-two = France had no disc for its yellow rubble, so it paid any two. You may too, but it is dear.
pass = Your last disc beats no stack, so pass. Whoever passes first begins the next round.
keep = You may keep discs; you then draw that many fewer. Keep the yellow one: with another you have a stack of two.
rather-keep = You may give it back, too. But keep it this time: you will soon need a stack of two.

## Round 2

new-round = A new round: the spaces are empty, and both of you have ten discs. You have all five blue ones: no stack can be larger.
control-room = Your storage is full again. Control room 3, the first card, takes one or two tokens: each allows a second Plan after a Plan. Develop it with your orange disc.
rather-control = Your storage is full, and without room you cannot dig. Develop Control room 3, the first card, with your orange disc.
second-token = The lesson laid one token on the card. Add the black one: a second use, and an empty storage.
rather-second = One token is allowed. But with the second one you can use the card twice, and have room for two digs.
plan-by-card = The first card is now Belgium. Place your two yellow discs on its Plan: they beat the orange one there, and it comes back.
rather-belgium = That is allowed. But the Plan of the first card turns up your next token, gives back your orange disc, and leaves Plan/Tunnel free. Place your two yellow discs there.
chain = You have planned, so your control room offers one more Plan. Use it: choose the card.
dig-white = White comes next. Dig it by the third card, so that Plan/Tunnel stays free for a Plan: place your orange disc there; a white one pays.
rather-by-card = That is allowed. But dig now, by the third card: it serves only once, and the empty Plan/Tunnel stays free for a Plan in this round. Place your orange disc on the card; a white one pays.
danger = -3! Now the worst card, the only -2, would lose you the match. First get back on course.
deviation-deck = Deviation cards that are out lie here, each with its colour's letter, – for none. When a colour comes twice, all are shuffled again.
technology = Technology moves one of your counters, and then you may spend money on your course. The space is empty: your white disc will do.
rather-course = At -3 the next dig could lose you the match. First back on course: place your white disc on Technology.
tracks = At the end each of your two counters counts the points of its space. Move the lower one: now to the eye, next time to the crate, your third storage space.
rather-lower = That is allowed. But choose the lower counter: after the eye it comes to the crate, and a third storage space lets you dig more.
peek = The eye lets you look at a face-down token in secret. Look at your last one, under your flag: then you know which disc you will need.
rather-nine = Rather look at the last one, under your flag: you will turn up the nearer tokens soon anyway, and the colour of the last one is good to know long beforehand.
keep-in-mind = Orange, for your very last dig: France does not know.
three-off = Your coin of 2M brings you from -3 to -1: choose it.
rather-spend = You could save it. But at -3 the worst deviation card would lose you the match on your next dig: spend the coin.
bar = Both tracks have bars: only money gets a counter across.
five = Luxembourg, the second card, is worth 3M, and the Finance at its foot gives you this very card. Place your five blue discs there; then the lesson plays on into round 3.
rather-five = You need money for the bars, and here lie 3M. Five discs nobody can beat: place the blue ones on the Finance of the second card.
france-passes = The lesson developed Ireland for you, for 1 point, and turned up blue rubble. Now France passes.
materials = Round 3: with your two white discs the lesson developed New materials, and its ability gave you one back.

## Round 3

run-ahead = With your black discs the lesson paid for a fourth dig and developed Improve technology.
water = Blue rubble comes next: water! For it Great Britain draws two deviation cards, and France none; but your bars are cheaper. So get straight on course first.
technology-twice = First take Technology with your white disc: the lesson moves the lower counter to the crate and saves your coin. Then Improve technology gives you another one.
rather-technology = That is allowed. But the water can wait until you are straight on course, and for Technology the white disc is enough: larger stacks will serve you later.
third-space = Your third storage space!
once-more = Now use Improve technology.
cross = A bar of 2M stands before the lower counter. Move it: that takes your whole coin of 3M, but the 1M too much brings you to 0.
rather-cross = That is allowed. But at the bar your coin does two things at once: it takes the lower counter across, and brings you straight on course. Move the lower one.
eleven = With your orange discs the lesson moved the lower counter: an eleventh disc, from next round on.
alone = With your four blue discs the lesson planned twice, and took France's three white ones. France has passed: every turn is yours now.
worn-out = Cards whose tokens are used up turn grey and still count.
star = A star without a number counts by the card's own rule.
dare = You are straight on course: time for the water. Place your four white discs on the Tunnel of the third card. Your blue discs are placed, so any two pay: the orange ones you take there.
rather-dare = That is allowed. But you are straight on course, and the four white discs are your last: dig the water with them, on the Tunnel of the third card.

## Round 4

after-water = The lesson passed for you. Two cards, two levels: that was the water. France is one space ahead.
count-risk = Count before you dig: -2 now, at worst -4. Your black disc pays for the black rubble: place your two white ones on Tunnel.
rather-white = Rather dig now, while it is safe, and with the two white discs: they are enough on Tunnel, so keep your larger stacks for spaces where more discs lie. The black one pays.
edge = The worst card: -4. You are still in, but another dig would be a gamble.
extra-finance = Extra finance is the second card: with a token on it, it counts once as 3M in a Technology, whatever its coin says. Develop it with your yellow disc; the lesson lays the token and plays three turns.
rather-extra-finance = On -4 every dig is a gamble, and this card brings you three levels back. Develop Extra finance, the second card, with your yellow disc.
five-orange = Orange pays only your last dig, a round away: so with all five the lesson turned up black rubble and took France's four white discs.
some-turns = With your blue discs the lesson developed Italy, for 3 points, and with a black one took a coin of 3M. Now back on course.
high-time = The third card has a Technology. Place your four white discs there: your three blue ones come back. The lesson moves the upper counter.
rather-high-time = That is allowed. But on -4 get back on course first. And only the Technology of the third card brings back your three blue discs: place the four white ones there.
three-levels = Now use Extra finance: three levels back. Your coin of 3M is for the bar on the lower track: the lesson crosses it.
rather-extra = That would do, too, but you need the coin of 3M for the bar. Use Extra finance.
bar-crossed = The lesson turned up your last token, and took the lower counter across the bar.

## Round 5

last-round = Round 5: the lesson passed, and kept a black disc. You have three spaces to dig, France one.
yours = Your three tokens are white, black, orange, and each stack on Tunnel must be larger than the last. Which do you begin with, so that larger ones and discs to pay with are left?
rather-small = Begin small: two orange discs are enough for Tunnel, a white one pays, and the blue and black ones are left for the next two digs. No need to block France: its last dig would end the match, and you have more points.
why-wait = Why does France not dig its last space? The match would end, and you have more points.
go-on = Black rubble now, so keep black discs to pay with. Which stack beats the two orange ones, and brings them back for the last dig?
rather-three = The three blue discs are the right ones: they bring the orange ones back, and a black one pays. If all the black ones lie on Tunnel, the dig costs any two.
centre = At the centre the match ends at once: 2 points, and 1 for each token France has left, 3 in all. No deviation card is drawn. Place a stack of four or more; orange pays.
rather-centre = One dig is missing, and you are ahead: do not give France another turn. Place your four black discs on Tunnel; an orange one pays.
off-track = That was too far off course: whoever goes beyond -4 loses at once, and nothing is counted.

## The end

counted = The match is over. Each side counts its cards, grey ones too, both counters and the centre, less the deviation.
