### The lesson of 1987 Channel Tunnel.

## Round 1

about = It is 1987, and two tunnel-boring machines, TBMs, dig under the Channel, each to the dashed line in the middle. You lead the British one, your guide the French one.
aim = The match ends as soon as one machine has dug its nine spaces. The most points win, from cards, technology and the centre: so speed alone is not enough.
opens = On your turn, put all your discs of one colour on one action, and do it. A dig also costs a disc of the rubble's colour, here white.
first-dig = Keep the white one, and place your two yellow discs: choose them, then Tunnel.
rather-dig = A free card is tempting. But Tunnel is still empty: two discs are enough, and once a stack lies there, you need a larger one. Keep the white disc, which pays for the white rubble, and place the two yellow ones on Tunnel.
drift = One space is dug! After every dig a deviation card is drawn: 0, -1 or -2. Yours took you one level off course. Beyond -4, in the hatched zone, you lose at once.
plan = France developed Greece: it keeps the card, for 1 point at the end. Your next token lies face down, and must be turned up before you can dig it: Plan does that.
beat = Plan and Tunnel share one pile: there lie your two yellow discs. Whoever acts here next needs one disc more, and takes the old stack. So place your three black discs on Plan: the yellow ones come back.
turned-up = Your Plan turned up black rubble.
rather-plan = A card for points is tempting. But your next token lies face down, and until it is turned up you cannot dig it: place the three black discs on Plan, and the yellow ones come back.
storage = What you dig goes into your storage, and it is full: the third space is still locked. A full storage stops the digging, and only developing cards empties it.
bargain = West Germany just came as the second card, on slot 2: 3 points for one rubble token. You also take France's black disc there, which can pay for the black rubble.
develop = So develop West Germany: choose your two orange discs, then the upper part of the card.
rather-germany = Not bad, perhaps, but West Germany is the best bargain here: 3 points, room in your storage, and a black disc.
give = Which token do you give? Here it makes no difference: choose either.
blocked = Now you could pay for the black rubble. But three discs lie on Plan/Tunnel, and you have no four of one colour.
card-action = Cards help out: each bears a secondary action at its foot, for one use. The third has a Tunnel: place your two blue discs on it; the black one pays.
rather-blue = That is allowed, but only the Tunnel of the third card lets you dig the black rubble now. Place the two blue discs on it: the black one must stay with you to pay, and the yellow ones are of use right afterwards.
off-course = France's three blue discs took your two orange ones. And you are two levels off course: each costs a point at the end. Money brings the machine back.
finance = Finance gives you one of the displayed cards as money. A single disc lies on it: your two yellow ones are enough.
rather-finance = That has its time too. But you are two levels off course, and each dig may take you further: money first. Place your two yellow discs on Finance.
take = As money, only a card's coin counts, in millions (M). Two cards have 2M, for two levels; Portugal could bring France more points, so choose its coin.
rather-portugal = Control room 1 has only 1M. Extra finance has 2M, as Portugal has, but developed it brings 1 point, and Portugal 2: rather keep Portugal from France. Choose its coin.
any-two = France had no yellow disc for its yellow rubble, so it paid with any two. You may do that too, but it is dear.
pass = Your last disc beats no stack, so pass. Whoever passes first begins the next round.
keep = You may keep discs; you then draw that many fewer. Keep the yellow one: two of a colour beat one.
rather-keep = You may give it back, too. But keep it this time: you will soon need a stack of two.

## Round 2

new-round = A new round: the spaces are empty, and both of you have ten discs. Each colour has five: your five blue ones are the largest stack there is.
control-room = Your storage is full again. Control room 3, the first card, takes one or two tokens: each allows a second Plan after a Plan. Develop it with your orange disc; the lesson lays the first token.
rather-control = Your storage is full, and without room you cannot dig. Develop Control room 3, the first card, with your orange disc.
second-token = The lesson laid one token on the card. Add the black one: a second use, and an empty storage.
rather-second = One token is allowed. But with the second one you can use the card twice, and have room for two digs.
plan-by-card = The first card is now Belgium, with a Plan. Your two yellow discs beat the orange one there, and it comes back.
chain = You have planned, so your control room offers one more Plan. Use it: choose the card.
order = White comes first, then black.
dig-white = The third card has a Tunnel and no stack: place your orange disc there; a white one pays.
rather-by-card = That is allowed. But dig now, by the third card: it serves only once, and the empty Plan/Tunnel stays free for a Plan in this round. Place your orange disc on the card; a white one pays.
danger = -3! Now the worst card, -2, would lose you the match. First bring your machine back on course.
deviation-deck = Deviation cards that are out lie here. The letters are colours: R red, Y yellow. When one comes twice, all are shuffled again.
technology = Technology moves one of your counters, and then you may spend money on your course. The space is empty: your white disc will do.
rather-course = At -3 the next dig could lose you the match. First back on course: place your white disc on Technology.
tracks = At the end each of your two counters counts the points of its space. Move the lower one: now to the eye, next time to the crate, your third storage space.
peek = The eye lets you look at a face-down token in secret. Look at your last one, under your flag: then you know which disc you will need.
rather-nine = Rather look at the last one, under your flag: you will turn up the nearer tokens soon anyway, and its colour is good to know long beforehand.
keep-in-mind = Orange: keep that in mind, France does not know.
three-off = You are at -3. Your coin of 2M brings you back to -1.
realign = Spend it: choose the coin that was once Portugal.
bar = On both tracks there are bars: only money gets a counter across. So you need more of it.
five = Luxembourg, the second card, is worth 3M, and the Finance at its foot takes this very card. Place your five blue discs there: nobody can beat them.
rather-five = You need money for the bars, and here lie 3M. Five discs nobody can beat: place the blue ones on the Finance of the second card.
france-passes = The lesson developed Ireland for you and turned up blue rubble. Now France passes.
materials = Round 3: the lesson developed New materials for you, which brought back a white disc.

## Round 3

run-ahead = The lesson played for you: four spaces are dug, three more cards developed.
water = Blue rubble comes next: water! For it Great Britain draws two deviation cards, and France none; but your bars are cheaper. So get straight on course first.
technology-twice = Take Technology with your white disc: the lesson moves the lower counter to the crate. Then Improve technology gives you another one.
third-space = There it is: your third storage space.
once-more = Now use Improve technology.
cross = A bar of 2M stands before the lower counter. Move it: that takes your whole coin of 3M, but the 1M too much corrects your deviation.
eleven = The lesson moved the lower counter: an eleventh disc, from next round on.
alone = The lesson took two turns for you: the lower counter is on 5. France has passed: every turn is yours now.
worn-out = Cards whose tokens are used up turn grey and still count.
star = A star without a number counts by a rule: point at the card, or touch it.
dare = You are straight on course: time for the water. Place your four white discs on the Tunnel of the third card. You have no blue disc, so any two pay: the orange ones there.

## Round 4

after-water = Two cards, two levels: that was the water. The lesson paid and passed for you. France, safe from water, is one space ahead.
count-risk = Count before you dig: -2 now, and at worst -4. That just holds. Your black disc pays for the black rubble: place your two white ones on Tunnel.
rather-white = Rather dig now, while it is safe. Place the two white discs on Tunnel: the black one pays, and the larger stacks are for later.
edge = The worst card it was. On -4 you are still in, but another dig would be a gamble.
extra-finance = Extra finance is the second card: with a token on it, it counts once as 3M in a Technology, whatever its coin says. Develop it with your yellow disc; the lesson lays the token.
rather-extra-finance = On -4 every dig is a gamble, and this card brings you three levels back. Develop Extra finance, the second card, with your yellow disc.
spain = The lesson turned up black rubble for you. France dug through water, unharmed, and developed Spain.
some-turns = The lesson developed Italy for you, for 3 points, and took a coin of 3M. Now back on course.
high-time = The third card has a Technology. Place your four white discs there: your three blue ones come back. The lesson moves the upper counter.
three-levels = Now use Extra finance: three levels back. Your coin of 3M stays with you, for the bar of 3M on the lower track.
rather-extra = That would do, too, but you need the coin of 3M for the bar. Use Extra finance.
bar-crossed = The lesson played on for you: your coin of 3M took the lower counter across the bar.

## Round 5

last-round = Round 5: you have three spaces to dig, France one.
yours = White, black, orange: each stack on Tunnel must be larger than the last. Which do you begin with, so that larger ones and discs to pay with are left?
rather-small = Begin small: two orange discs are enough for Tunnel, and a white one pays. Keep the blue and the black ones, you need larger stacks for the next two digs.
why-wait = Why does France not dig its last space? The match would end, and you have more points. So it collects.
go-on = Black rubble now, so keep black discs to pay with. Which stack beats the two orange ones, and brings them back for the last dig?
rather-three = The three blue discs are the right ones: they bring the orange ones back, and a black one pays. If all the black ones lie on Tunnel, the dig costs any two.
centre = At the centre the match ends at once. That brings 2 points, and 1 for each token France has left: 3 in all. No deviation card is drawn. Place a stack of four or more; orange pays.
rather-centre = One dig is missing, and you are ahead: do not give France another turn. Place your four black discs on Tunnel; an orange one pays.
off-track = That was too far off course: whoever goes beyond -4 loses at once, and nothing is counted.

## The end

counted = The match is over. Each side counts its cards, also face down, blue cards by their rules, both counters and the centre, less the deviation.
next-time = Next time try France: no fear of water, but dearer bars.
