### Lo que dice «1987 Channel Tunnel». Las palabras para sus cosas están en glossary.md.

## El juego y sus opciones

summary = Gran Bretaña y Francia excavan una hacia la otra, pila contra pila, y no deben desviarse.
credit = Shei S. e Isra C., Looping Games, 2019
option-agenda-off = el juego básico
option-agenda-on = con las cartas de agenda
option-agenda = la expansión «Agenda»
option-nations-standard = el asiento 1 es Gran Bretaña
option-nations-swapped = el asiento 1 es Francia
option-nations = quién juega con cada país
reconstructed = Los números de las cartas de juego, las pistas de tecnología, las cartas de desvío, las fichas de escombros y las cartas de agenda están reconstruidos: no están publicados en ningún sitio donde hayamos podido leerlos. Los nuestros encajan con todo lo que se sabe.

## Los países

nation-britain = Gran Bretaña
    .letter = G
nation-france = Francia
    .letter = F

## Los colores de los discos y los escombros

colour-blue = azul
    .letter = Z
    .plural = azules
colour-black = negro
    .letter = N
    .plural = negros
colour-orange = naranja
    .letter = J
    .plural = naranjas
colour-yellow = amarillo
    .letter = A
    .plural = amarillos
colour-white = blanco
    .letter = B
    .plural = blancos

## Los colores de las cartas de desvío, en femenino

hue-red = roja
    .letter = R
hue-blue = azul
    .letter = Z
hue-green = verde
    .letter = V
hue-yellow = amarilla
    .letter = A
hue-grey = sin color
    .letter = –

## Las acciones y lo que hacen

action-plan = Planificación
action-tunnel = Excavación
action-finance = Financiación
action-technology = Tecnología
action-develop = Desarrollo
effect-plan = revela tu siguiente ficha de escombros boca abajo
effect-tunnel = excava tu ficha más cercana por 1 disco de su color, o 2 cualesquiera si no tienes
effect-finance = toma una carta expuesta como dinero
effect-technology = avanza un marcador; el dinero abre barreras y corrige el desvío

## Los espacios de acción

space-plan-tunnel = el espacio Planificación/Excavación
    .of = del espacio Planificación/Excavación
space-finance-technology = el espacio Financiación/Tecnología
    .of = del espacio Financiación/Tecnología
space-slot-1 = el espacio temporal 1
    .of = del espacio temporal 1
space-slot-2 = el espacio temporal 2
    .of = del espacio temporal 2
space-slot-3 = el espacio temporal 3
    .of = del espacio temporal 3

## El túnel, los almacenes, las pistas de tecnología

place-britain = la casilla { $space } del lado británico
    .at = en la casilla { $space } del lado británico
place-france = la casilla { $space } del lado francés
    .at = en la casilla { $space } del lado francés
storage-britain = el almacén británico
    .at = en el almacén británico
storage-france = el almacén francés
    .at = en el almacén francés
track-upper = superior
track-lower = inferior

## Las cartas de juego

card-new-workers-a = Nuevos trabajadores (a)
card-new-workers-b = Nuevos trabajadores (b)
card-exchange-a = Intercambio (a)
card-exchange-b = Intercambio (b)
card-extra-finance-a = Financiación extra (a)
card-extra-finance-b = Financiación extra (b)
card-improve-technology-a = Mejorar la tecnología (a)
card-improve-technology-b = Mejorar la tecnología (b)
card-control-room-1 = Sala de control 1
card-control-room-2 = Sala de control 2
card-control-room-3 = Sala de control 3
card-control-room-4 = Sala de control 4
card-control-room-5 = Sala de control 5
card-new-materials = Nuevos materiales
card-heavy-machinery = Maquinaria pesada
card-european-speech = Discurso europeo
card-media-relations = Relaciones con los medios
card-political-duel = Duelo político
card-topographical-1 = Análisis topográfico 1
card-topographical-2 = Análisis topográfico 2
card-topographical-3 = Análisis topográfico 3
card-topographical-4 = Análisis topográfico 4
card-topographical-5 = Análisis topográfico 5
card-belgium = Influencia: Bélgica
    .country = Bélgica
card-denmark = Influencia: Dinamarca
    .country = Dinamarca
card-greece = Influencia: Grecia
    .country = Grecia
card-ireland = Influencia: Irlanda
    .country = Irlanda
card-luxembourg = Influencia: Luxemburgo
    .country = Luxemburgo
card-netherlands = Influencia: Países Bajos
    .country = Países Bajos
card-portugal = Influencia: Portugal
    .country = Portugal
card-spain = Influencia: España
    .country = España
card-italy = Influencia: Italia
    .country = Italia
card-west-germany = Influencia: Alemania Occidental
    .country = Alemania Occidental

## Las habilidades y los efectos, tal como los dicen las cartas

ability-new-workers = inicio de ronda: roba 1 disco más
ability-exchange = inicio de ronda: intercambia un disco con tu rival
ability-extra-finance = cuenta como { $millions } en una acción de Tecnología
ability-improve-technology = tras una Tecnología de este turno: otra más
ability-control-room-1 = tras una Planificación: recupera 1 disco de la pila
ability-control-room-2 = tras una Tecnología: recupera 1 disco de la pila
ability-control-room-3 = tras una Planificación: otra Planificación
ability-control-room-4 = tras una Planificación: una Excavación
ability-control-room-5 = tras una Tecnología: otra Tecnología
ability-new-materials = tras cualquier acción: recupera 1 disco de la pila
ability-heavy-machinery = tras cualquier acción: una de otro tipo
ability-speech = { $points } por cada pareja de tus cartas de influencia
ability-media = { $points } si tienes más cartas que tu rival
ability-duel = { $points } si tienes más cartas de influencia que tu rival
ability-topographical = 1, 3, 6, 10, 15 puntos por 1 a 5 colores en estas cartas
ability-influence = cuenta como carta de influencia

## Lo que cuesta desarrollar una carta: en la carta; y en «va a desarrollar … a cambio de …»

cost-none = gratis
cost-discard-1 = descarta 1 ficha de escombros
cost-place-1 = coloca 1 ficha de escombros
cost-place-1-or-2 = coloca 1 o 2 fichas de escombros
owed-none = nada
owed-discard-1 = 1 ficha almacenada, que se descarta
owed-place-1 = 1 ficha almacenada, que se coloca encima
owed-place-1-or-2 = 1 o 2 fichas almacenadas, que se colocan encima

## Las cartas de agenda y sus penalizaciones

event-training = Formación
event-warehouse-inspection = Inspección del almacén
event-check-up = Revisión
event-repairs = Reparaciones
    .gender = plural
event-supervision = Supervisión
event-promotion = Promoción
penalty-training = roba 1 disco menos en la próxima ronda
penalty-warehouse-inspection = pierde un turno entre dos de tu rival
penalty-check-up = roba enseguida una carta de desvío
penalty-repairs = tu próxima Tecnología no avanza ningún marcador
penalty-supervision = tu próxima pila necesita al menos 2 discos más que la del espacio
penalty-promotion = paga { $millions } de tu dinero

## Cosas contadas

counted-discs = { $number ->
    [one] { $number } disco
   *[other] { $number } discos
}
counted-colour-discs = { $number ->
    [one] { $number } disco { $colour }
   *[other] { $number } discos { FORM($colour, "plural") }
}
counted-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
counted-points-short = { $number ->
    [one] { $number } pto.
   *[other] { $number } ptos.
}
counted-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
counted-deviation-cards = { $number ->
    [one] { $number } carta de desvío
   *[other] { $number } cartas de desvío
}
counted-colours = { $number ->
    [one] { $number } color
   *[other] { $number } colores
}
counted-levels = { $number ->
    [one] { $number } nivel
   *[other] { $number } niveles
}
millions = { $number }M

## Los escombros y las cartas de desvío en una frase

rubble = escombros { FORM($colour, "plural") }
rubble-with-symbol = escombros { FORM($colour, "plural") } con el símbolo de agenda
deviation-card = { $hue } { $level }

## Las preguntas

ask-turn = { $seat }: coloca todos tus discos de un color y actúa, o pasa.
ask-keep = { $seat }: ¿cuántos discos { FORM($colour, "plural") } conservas?
ask-pay = { $seat }: paga la Excavación con dos discos.
ask-take = { $seat }: ¿qué carta expuesta se convierte en dinero?
ask-advance = { $seat }: ¿qué marcador de tecnología avanza?
ask-commit = { $seat }: ¿qué carta «Financiación extra» ayuda en la barrera?
ask-peek = { $seat }: mira una ficha de escombros boca abajo, si quieres.
ask-realign = { $seat }: ¿gastas dinero para corregir el desvío?
ask-rubble = { $seat }: ¿qué ficha almacenada das por la carta «{ $card }»?
ask-window = { $seat }: ¿encadenas con una carta?
ask-machine = { $seat }: ¿qué acción te da la carta «Maquinaria pesada»?
ask-workers = { $seat }: ¿usas la carta «Nuevos trabajadores» antes de robar?
ask-exchange = { $seat }: ¿intercambias un disco con tu rival?
ask-offer = { $seat }: ¿conservas la carta de agenda «{ $event }»?
ask-promotion = { $seat }: ¿con qué dinero pagas la carta de agenda «Promoción»?
ask-reveal = ¿Qué ficha de escombros hay { FORM($place, "at") }?
ask-glimpse = ¿Qué ficha de escombros ve { $seat }?
ask-disc = ¿Qué disco roba { $seat }?
ask-deal = ¿Qué carta llega al espacio temporal { $slot }?
ask-deviate = ¿Qué carta de desvío roba { $seat }?
ask-agenda-card = ¿Qué carta de agenda roba { $seat }?

## Por qué no se permite una jugada

refusal-not-left = Eso ya no se puede robar.
refusal-no-discs = No tienes ningún disco de ese color.
refusal-stack-too-small = La pila debe ser mayor que la que hay allí.
refusal-empty-slot = Allí no hay ninguna carta.
refusal-all-up = Todas tus fichas de escombros están ya boca arriba.
refusal-token-down = Tu ficha más cercana sigue boca abajo: planifica primero.
refusal-storage-full = Tu almacén está lleno.
refusal-cannot-pay = No podrías pagar: un disco del color de la ficha, o dos cualesquiera.
refusal-nothing-to-do = Eso no cambiaría nada.
refusal-end-of-track = Ese marcador está en la última casilla.
refusal-barrier = No tienes dinero suficiente para la barrera.
refusal-under-repair = Durante las Reparaciones no avanza ningún marcador.
refusal-no-rubble = No tienes ninguna ficha almacenada que dar por ella.
refusal-not-yours = No has desarrollado esa carta.
refusal-not-now = Esa carta no responde a la acción que acaba de terminar.
refusal-same-kind = Debe ser una acción de otro tipo que la que acaba de terminar.
refusal-too-many-kept = Conservarías demasiados discos.
refusal-same-colour = Dos discos del mismo color: nada cambia.
refusal-not-face-down = Allí no hay ninguna ficha boca abajo.
refusal-wasteful = Un pago no puede incluir una carta que sobre.
refusal-supervised = Con la Supervisión, la pila necesita al menos dos discos más que la que hay allí.
refusal-nothing-displayed = No hay ninguna carta expuesta que tomar.
refusal-no-card-there = En ese espacio no hay ninguna carta.
refusal-storage-locked = Tu almacén está lleno mientras su tercer hueco siga bloqueado.
refusal-idle = Una acción de Tecnología debe avanzar un marcador o corregir el desvío.
refusal-token-due = Coloca al menos una ficha sobre la carta.
refusal-discard-due = La carta pide una ficha.
refusal-not-stored = No tienes ninguna ficha almacenada de ese color.
refusal-worn-out = Esa carta está agotada: no le queda ninguna ficha.
refusal-used-before = Esa carta ya se ha usado en esta ronda.
refusal-not-spendable = No es una carta de dinero tuya ni tu Financiación extra.
refusal-not-money = No es una de tus cartas de dinero.
refusal-no-technology = En este turno no ha habido ninguna acción de Tecnología.
refusal-stack-used-up = No queda ningún disco de tu pila.
refusal-area-full = Tienes tantos discos como se te permiten.
refusal-cannot-give = No tienes esos dos discos.
refusal-cannot-swap = Uno de los dos no tiene ningún disco de ese color.
refusal-cannot-keep = No tienes tantos discos de ese color.

## Las jugadas

move-plan = { $seat } coloca { $discs }: Planificación.
move-tunnel = { $seat } coloca { $discs }: Excavación.
move-finance = { $seat } coloca { $discs }: Financiación.
move-technology = { $seat } coloca { $discs }: Tecnología.
move-secondary = { $seat } coloca { $discs }: { $action } con la carta «{ $card }».
move-develop = { $seat } coloca { $discs }: Desarrollo de la carta «{ $card }».
move-pass = { $seat } pasa.
move-keep = { $seat } conserva { $discs }.
move-pay = { $seat } paga { $discs }.
move-take = { $seat } toma la carta «{ $card }» como dinero.
move-advance = { $seat } avanza el marcador de tecnología { $track } a la casilla de { $points }.
move-stay = { $seat } no avanza ningún marcador de tecnología.
move-commit = { $seat } añade la carta «{ $card }».
move-peek = { $seat } mira la ficha que está { FORM($place, "at") }.
move-decline = { $seat } no mira ninguna ficha.
move-realign = { $seat } gasta la carta «{ $card }» ({ $millions }) para corregir el desvío.
move-aligned = { $seat } no gasta nada más.
move-rubble = { $seat } da { $rubble }.
move-enough = { $seat } no da una segunda ficha.
move-use = { $seat } usa la carta «{ $card }».
move-close = { $seat } termina su turno.
move-machine = { $seat } elige { $action }.
move-build = { $seat } desarrolla la carta «{ $card }».
move-hire = { $seat } usa la carta «{ $card }».
move-draw = { $seat } roba discos.
move-swap = { $seat } intercambia { $give } por { $take } («{ $card }»).
move-settle = { $seat } no intercambia nada más.
move-accept = { $seat } conserva la carta de agenda «{ $event }».
move-decline-card = { $seat } descarta la carta de agenda «{ $event }».
move-contribute = { $seat } paga con la carta «{ $card }» ({ $millions }).
move-reveal = Hay { $token } { FORM($place, "at") }.
move-glimpse = { $seat } ve { $token }.
unseen-glimpse = { $seat } mira una ficha de escombros.
move-disc = { $seat } roba { $discs }.
move-deal = La carta «{ $card }» llega al espacio temporal { $slot }.
move-deviate = { $seat } roba una carta de desvío: { $card }.
move-event = { $seat } roba la carta de agenda «{ $card }».

## Lo que se cuenta: preparación e inicio de una ronda

news-laid = { $seat } tiene { $token } boca arriba en la casilla { $tunnel }.
news-stored = { $seat } empieza con { $token } en el almacén.
news-displayed = La carta «{ $card }» se coloca en el espacio temporal { $slot }.
news-round-began = { $seat }, que tiene la carta de jugador inicial, abre la ronda { $round }.
news-draws = { $seat } debe robar { $number } de la bolsa; se permiten { $allowed }.
news-draws-nothing = { $seat } no roba discos.
news-drew = { $seat } roba { $discs }.
news-found-too-few = { $seat } debería robar { $missing }, pero en la bolsa solo hay { $left }.
news-called-workers = { $seat } puede tener { $allowed } discos esta ronda, gracias a la carta «Nuevos trabajadores».
news-turned-to-the-bag = { $seat } recurre a la bolsa.
news-swapped = { $seat } intercambia { $give } por { $take } de su rival.
news-closed-exchange = { $seat } cierra su paso de intercambio.

## Lo que se cuenta: turnos, pasar, fin de una ronda

news-turn-began = Es el turno de { $seat }.
news-placed = { $seat } coloca { $discs } en { $space }.
news-took-stack = { $seat } toma { $discs } { FORM($space, "of") }.
news-acted = { $seat } realiza la acción { $action }.
news-passed = { $seat } pasa.
news-took-first-player = { $seat }, que pasa en primer lugar, toma la carta de jugador inicial.
news-stayed-first-player = { $seat }, que pasa en primer lugar, conserva la carta de jugador inicial.
news-kept = { $seat } conserva { $discs } para la próxima ronda.
news-returned = { $seat } devuelve { $discs } a la bolsa.
news-had-no-turn = { $seat } ya ha pasado y no juega.
news-round-over = Ambos han pasado: termina la ronda { $round }.
news-cleared = Los discos { FORM($space, "of") } vuelven a la bolsa: { $discs }.
news-stopped = Tras { $round } rondas, la partida se puntúa tal como está.
news-drawn-game = Los puntos son iguales: la partida acaba en empate.

## Lo que se cuenta: las cartas expuestas

news-dealt = La carta «{ $card }» llega del mazo al espacio temporal { $slot }.
news-discarded = La carta «{ $card }» se descarta tras su acción secundaria.
news-shuffled-cards = El mazo está vacío y se rehace con la pila de descartes: { $cards }.
news-stayed-empty = El espacio temporal { $slot } queda vacío: no hay cartas ni en el mazo ni en la pila de descartes.

## Lo que se cuenta: Planificación, Excavación y desvío

news-turned-up = { $seat } revela { $token } en la casilla { $tunnel }.
news-paid = { $seat } paga la Excavación: { $discs }, a la bolsa.
news-paid-others = { $seat }, sin discos del color de la ficha, paga la Excavación: { $pair }, a la bolsa.
news-dug = { $seat } excava { $token } y los almacena; la tuneladora avanza a la casilla { $tunnel }.
news-must-check = { $seat } debe robar { $deviations }.
news-flooded = { $seat } tiene agua en el túnel y debe robar { $deviations }.
news-stayed-dry = { $seat } no teme el agua y no roba ninguna carta de desvío.
news-drew-deviation = { $seat } roba una carta de desvío: { $deviation }.
news-went-astray = { $seat } se desvía { $levels }, hasta { $level }.
news-shuffled-deviations = Ya había salido una carta de desvío { $hue }: todas se barajan en un mazo nuevo.

## Lo que se cuenta: Financiación y Tecnología

news-took-money = { $seat } toma la carta «{ $card }» como dinero ({ $millions }), { $worth } en total.
news-spent = { $seat } gasta la carta «{ $card }» ({ $millions }), que se descarta.
news-got-no-change = { $seat } no recibe cambio y pierde { $millions }.
news-advanced = { $seat } avanza el marcador de tecnología { $track } a la casilla de { $points }.
news-moved-no-counter = { $seat } no avanza ningún marcador de tecnología.
news-crossed = { $seat } cruza una barrera de { $price } con todo su dinero: { $paid }.
news-corrected-by-surplus = { $seat } corrige su desvío { $levels } con el excedente, hasta { $level }.
news-lost-surplus = { $seat } pierde lo que queda del excedente: { $millions }.
news-corrected = { $seat } corrige su desvío { $levels }, hasta { $level }.
news-left-deviation = { $seat } deja su desvío en { $level }.
news-gained-a-disc = { $seat } gana un disco adicional: se permiten { $allowed } desde el próximo robo.
news-may-peek = { $seat } puede mirar una ficha de escombros boca abajo.
news-knows-all = { $seat } podría mirar una ficha de escombros boca abajo, pero ya las conoce todas.
news-peeked = { $seat } mira la ficha que está { FORM($place, "at") }.
news-saw = { $seat } ve { $token } { FORM($place, "at") } y deja la ficha boca abajo.
unheard-saw = { $seat } ha visto la ficha que está { FORM($place, "at") } y la deja boca abajo.
news-did-not-peek = { $seat } no mira ninguna ficha.
news-gained-storage = { $seat } puede usar desde ahora el tercer hueco de su almacén.

## Lo que se cuenta: acciones secundarias, Desarrollo, habilidades

news-acted-by-card = { $seat } realiza la acción secundaria { $action } de la carta «{ $card }».
news-developed = { $seat } desarrolla la carta «{ $card }».
news-owes-rubble = { $seat } va a desarrollar la carta «{ $card }» a cambio de { $needs }.
news-gave-up = { $seat } descarta { $rubble } de su almacén por la carta «{ $card }»; salen de la partida.
news-put-on-card = { $seat } coloca { $rubble } de su almacén sobre la carta «{ $card }».
news-put-no-more = { $seat } no coloca una segunda ficha sobre la carta «{ $card }».
news-used = { $seat } usa la carta «{ $card }».
news-token-left = La carta «{ $card }» pierde { $rubble }, que salen de la partida.
news-turned-down = La carta «{ $card }» se queda sin fichas y se pone boca abajo.
news-may-use-again = { $seat } puede volver a usar la carta «{ $card }».
news-counted-as-money = { $seat } cuenta la carta «{ $card }» como { $millions }.
news-gave-no-change = { $seat } pierde { $millions }: Financiación extra no da cambio.
news-improved-technology = { $seat } realiza otra acción de Tecnología.
news-ended-turn = { $seat } termina su turno.
news-recovered = { $seat } recupera { $discs } { FORM($space, "of") }.
news-chained = { $seat } realiza una acción encadenada: { $action }.
news-chose-by-machine = { $seat } elige una acción con la carta «Maquinaria pesada»: { $action }.

## Lo que se cuenta: cartas azules y agenda

news-spoke = { $seat } suma { $points } por parejas de cartas de influencia, con la carta «Discurso europeo».
news-won-duel = { $seat } suma { $points } por tener más cartas de influencia que su rival, con la carta «Duelo político».
news-pleased-media = { $seat } suma { $points } por tener más cartas que su rival, con la carta «Relaciones con los medios».
news-analysed = { $seat } suma { $points } por { $colours } en sus cartas «Análisis topográfico».
news-must-draw-event = { $seat } ha revelado el símbolo de agenda y debe robar una carta de agenda.
news-drew-event = { $seat } roba la carta de agenda «{ $event }».
news-kept-event = { $seat } conserva la carta de agenda «{ $event }».
news-wasted-symbol = { $seat } no roba ninguna carta de agenda: «{ $event }» sigue pendiente.
news-discarded-event = { $seat } descarta la carta de agenda «{ $event }», que sale de la partida.
news-completed = { $seat } ha cumplido la carta de agenda «{ $event }», que pasa boca abajo a sus cartas.
news-scored-event = { $seat } suma { $points } por la carta de agenda «{ $event }», cumplida.
news-missed-event = { $seat } pierde { $points } por la carta de agenda «{ $event }», aún pendiente.
news-trained = { $seat } roba 1 disco menos por la carta de agenda «Formación».
news-was-inspected = { $seat } pierde su turno por la carta de agenda «Inspección del almacén».
news-must-check-up = { $seat } debe robar una carta de desvío por la carta de agenda «Revisión».
news-under-repair = { $seat } no avanza ningún marcador de tecnología por la carta de agenda «Reparaciones».
news-was-supervised = { $seat } ha colocado al menos 2 discos más de los que había, por la carta de agenda «Supervisión».
news-must-pay-promotion = { $seat } debe pagar { $millions } por la carta de agenda «Promoción».

## Lo que se cuenta: el final

news-reached-centre = { $seat } llega al centro con su tuneladora, y la partida termina.
news-went-off-track = { $seat } se sale de la pista de desvío y pierde.
news-won-unscored = { $seat } gana; no se puntúa nada.
news-scored-cards = { $seat } suma { $points } por los valores impresos en sus cartas.
news-scored-technology = { $seat } suma { $points } por el marcador de tecnología { $track }.
news-lost-by-deviation = { $seat } pierde { $points } por su desvío.
news-scored-centre = { $seat } suma { $points } por llegar al centro; fichas que quedan en el otro lado: { $tokens }.
news-totalled = { $seat } tiene { $points } en total.
news-won = { $seat } gana con más puntos.
news-won-at-centre = { $seat } gana: los puntos son iguales, y llegó al centro.

## La hoja de puntuación, y lo que cuenta el laboratorio

sheet-cards = puntos en las cartas
sheet-blue = puntos por regla de carta
sheet-agenda = agenda
sheet-technology = tecnología
sheet-deviation = desvío
sheet-centre = centro
sheet-total = total
deed-developed = Cartas desarrolladas
deed-used = Cartas desarrolladas usadas
deed-acted-by-card = Cartas usadas por su acción secundaria
deed-took-money = Cartas tomadas como dinero
deed-kept-event = Cartas de agenda conservadas

## La mesa, en la terminal y en el tablero

round = Ronda { $number }
first-player-is = jugador inicial: { $seat }
to-go = { $number } hasta el centro
needs = pide ≥ { $number }
closed = cerrado
no-card = sin carta
points-by-effect = ptos. por efecto
passed = ha pasado
storage = almacén
deviation = desvío
bonus-peek = vistazo
bonus-disc = +disco
bonus-storage = +hueco
discs-held = discos ({ $number } de { $most })
face-down = { $number } boca abajo
deviation-out = Cartas de desvío
in-deck = mazo: { $number }
discarded = Descartes: { $cards }
agenda-gone = Agenda, fuera de la partida: { $cards }
none = ninguna

## La mesa en la terminal

page-key = Z azul (agua) · N negro · J naranja · A amarillo · B blanco
page-signs = * símbolo de agenda · ? boca abajo · (…) vista solo por ti · = excavada
page-permanent = permanente
page-slot = temporal { $slot }
page-plan-tunnel = Planificación / Excavación
page-finance-technology = Financiación / Tecnología
page-card = { $card } · { $points } · { $money }
page-offer = { $action }, o desarrollar: { $cost }
page-bag = Bolsa:
page-deviation-out = Cartas de desvío a la vista: { $cards }
page-discs = discos ({ $number } de { $most }):
page-storage = almacén:
page-locked = bloqueado
page-deviation = desvío:
page-technology = tecnología { $track }:
page-money = dinero { $millions }
page-money-cards = dinero { $millions }: { $cards }
page-worth = { $card } ({ $millions })
page-developed = cartas: { $cards }
page-uses = { $card } ({ $uses ->
    [one] queda
   *[other] quedan
} { $uses })
page-used = { $card } ({ $uses ->
    [one] queda
   *[other] quedan
} { $uses }, usada)
page-analysis = { $card } ({ $colour })
page-known-face-down = { $number } boca abajo ({ $cards })
page-pending = agenda: { $event }, pendiente: { $penalty }
page-ability = { $cards } – { $ability }
page-completed = agenda, cartas cumplidas: { $events }

## El tablero: qué es, dicho a quien no lo ve

board-title = 1987 Channel Tunnel, ronda { $round }
board-standing = { $seat }: { $left ->
    [one] { $left } casilla
   *[other] { $left } casillas
} hasta el centro, desvío { $level }, { $discs }, dinero { $money }, { $cards }.
board-and = { $one }; { $other }

## El tablero: el túnel

board-in-tunnel = { $seat }, casilla { $space }: { $what }
board-dug = excavada
board-face-down = boca abajo
board-known = boca abajo, pero la conoces: { $token }
board-looked-at = mirada por { $seats }
board-to-go-label = { $seat }, { $left }
board-machine-label = Tuneladora, { $seat }: casillas excavadas: { $space }

## El tablero: los espacios de acción

board-action-label = { $action }: { $effect }. { $stack }
board-lies-here = { $discs } aquí, { $needs }
board-nothing-here = Ningún disco aquí, { $needs }
board-stack-label = { $space }: { $stack }
board-develop-label = Espacio temporal { $slot }, desarrollar la carta «{ $card }»: { $points }
board-secondary-label = Espacio temporal { $slot }, { $action } con la carta «{ $card }». { $stack }
board-money-label = Espacio temporal { $slot }: la carta «{ $card }» vale { $money } como dinero
board-by-effect = puntos por su efecto

## El tablero: los botones

board-button-pass = Pasar
board-button-stay = No avanzar ningún marcador
board-button-decline = No mirar
board-button-aligned = No gastar nada más
board-button-enough = Sin segunda ficha
board-button-close = Terminar el turno
board-button-draw = Robar discos
board-button-settle = No intercambiar nada más
board-button-accept = Conservarla
board-button-decline-card = Descartarla
board-keep = Conservar { $number }
board-pay-same = Dos del mismo color

## El tablero: los jugadores

board-you = tú
board-to-move = le toca
board-first-player = jugador inicial
# Un + tras los puntos: se añaden cartas boca abajo que quien mira no conoce.
board-points = { $number }
board-points-more = { $number }+
board-points-label = { $seat }: { $points } por ahora
board-points-more-label = { $seat }: { $points } por ahora, y los de sus cartas boca abajo
board-discs-label = { $seat }: { $discs }
board-stored-label = { $seat }, almacén: { $rubble }
board-storage-label = { $seat }: almacén, huecos que se pueden usar: { $places }
board-locked-label = hueco del almacén bloqueado
board-money = Dinero: { $millions }
board-money-card = { $seat }, carta de dinero: { $millions } ({ $card })
board-gauge-label = { $seat }: desvío { $level }; más allá de { $safe } se pierde la partida
board-number = { $number }
board-not-up = la próxima ficha sigue boca abajo
board-next-dig = { $cards ->
    [0] próxima excavación: ninguna carta
    [one] próxima excavación: { $cards } carta, { $worst } en el peor caso
   *[other] próxima excavación: { $cards } cartas, { $worst } en el peor caso
}
board-may-lose = { $next }: riesgo de derrota
board-danger = excavar puede costar la partida
board-track-label = { $seat }, marcador de tecnología { $track }: { $points }; casilla siguiente: { $next }
board-track-end = ninguna
board-next-price = una barrera de { $price }
board-bar-label = una barrera: { $price }
board-cards = Cartas: { $number }
board-card-label = { $seat }: { $card }, { $ability }; { $points }
board-uses = usos restantes: { $uses }
board-used = usada en esta ronda
board-pending = pendiente: +{ $points } si se cumple, { $loss } si no al final
board-event-label = { $event }: { $told }
board-done = { $event } { FORM($event, "gender") ->
    [plural] cumplidas
   *[feminine] cumplida
}: +{ $points }

## El tablero: la bolsa y los mazos

board-bag = Bolsa
board-in-bag = En la bolsa, { $colour }: { $number }
board-unseen = Escombros aún no vistos
board-not-seen = Escombros aún no vistos, { $colour }: { $number }
board-deviation-label = Carta de desvío a la vista: { $card }
board-playing = Cartas de juego
board-agenda-deck = Cartas de agenda en el mazo: { $number }

## El tablero: el final

board-final = Puntuación final
board-winner = gana { $seat }
board-draw = empate
board-score-label = { $seat }: { $score }
board-part = { $name } { $value }
board-cards-points = cartas

## El tablero: las partes que un teléfono muestra una tras otra

board-part-turn = Qué se pide
board-part-spaces = Acciones
board-part-tunnel = Túnel
board-part-supplies = Bolsa y mazos

## Qué es una cosa que se señala

about-dug = Esta casilla está excavada: por aquí pasa el túnel.
about-face-down-token = Una ficha de escombros boca abajo. Una Planificación revela la más cercana del propio lado.
about-rubble = Escombros en el camino. Una Excavación excava la ficha más cercana de un lado: por 1 disco de su color, o por 2 cualesquiera si el jugador no tiene ninguno.
about-water = Agua: escombros que se excavan por un disco azul, o por 2 cualesquiera si el jugador no tiene ninguno. Después Gran Bretaña roba 2 cartas de desvío, y Francia ninguna.
about-machine = La tuneladora de { $seat }. Cada Excavación la avanza una casilla. Cuando llega a su centro, la partida termina al instante.
about-round = Una ronda termina cuando ambos han pasado. Entonces todas las pilas vuelven a la bolsa, y ambos roban discos de nuevo.
about-player = El tablero de { $seat }: discos y almacén, el desvío, dos pistas de tecnología, dinero y cartas.
about-first-player = La carta de jugador inicial. Quien pasa primero en una ronda la toma, y empieza la ronda siguiente.
about-passed = Este jugador ha pasado y no tiene más turnos en esta ronda. Los discos conservados esperan a la siguiente.
about-to-move = Es el turno de este jugador: colocar una pila y actuar, o pasar.
about-discs = Discos delante de { $seat }. En un turno, todos los discos de un color van juntos a un espacio de acción.
about-storage = El almacén de { $seat } para los escombros excavados. Cuando está lleno, ya no se excava: solo desarrollar cartas lo vacía.
about-stored = Una ficha de escombros en el almacén de { $seat }. Desarrollar cartas cuesta fichas como esta: unas van sobre la carta, otras salen de la partida.
about-locked = Un hueco bloqueado del almacén de { $seat }. Se abre cuando un marcador de tecnología llega a la casilla con el signo de una caja.
about-gauge = Cuánto se desvía la tuneladora de { $seat }. Las cartas de desvío empujan el cubo; más allá de { $safe } la partida se pierde al instante. Al final cada nivel cuesta 1 punto. El dinero gastado en una Tecnología devuelve el cubo.
about-track = Una pista de tecnología de { $seat }. Una Tecnología avanza su marcador una casilla a la derecha. Al final cuenta la casilla bajo el marcador, y ninguna otra.
about-step = Una casilla de una pista de tecnología. Un marcador que está aquí al final da { $points }.
about-step-peek = Quien llega a esta casilla puede mirar en secreto una ficha de escombros boca abajo. Un marcador que está aquí al final da { $points }.
about-step-disc = Quien llega a esta casilla puede tener 1 disco más desde el próximo robo. Un marcador que está aquí al final da { $points }.
about-step-storage = Llegar a esta casilla abre para siempre el hueco bloqueado del almacén. Un marcador que está aquí al final da { $points }.
about-bar = Una barrera. Para cruzarla hacen falta { $price } de dinero. Entonces se gastan todas las cartas de dinero, y el excedente corrige el desvío.
about-money = Todo el dinero de { $seat }. Una Tecnología lo gasta: para cruzar una barrera o corregir el desvío. Las cartas de dinero se gastan enteras, sin cambio.
about-money-card = Una carta tomada como dinero, que vale { $millions }. Nada más de ella cuenta ya. Se gasta entera, sin cambio.
about-cards = Cuántas cartas ha desarrollado { $seat }, boca arriba y boca abajo. Se quedan hasta el final.
about-card = Una carta desarrollada, «{ $card }»: { $ability }.
about-worn-out = Una carta sin fichas está boca abajo. Al final aún cuenta por sus puntos, y como carta.
about-event-pending = «{ $event }», una carta de agenda pendiente. Su penalización: { $penalty }. Una vez cumplida, la carta da { $points }; si al final sigue pendiente, cuesta otros tantos.
about-event-done = «{ $event }», una carta de agenda cumplida. Da { $points } al final.
about-stack = Los discos de este espacio. Quien actúa aquí coloca todos sus discos de un color, al menos uno más de los que hay, y toma estos.
about-action-plan = Planificación: revela tu ficha de escombros boca abajo más cercana.
about-action-tunnel = Excavación: excava tu ficha de escombros más cercana. Pagas 1 disco de su color, o 2 cualesquiera si no tienes; va a tu almacén, tu tuneladora avanza, y robas cartas de desvío.
about-action-finance = Financiación: toma una de las cartas expuestas como dinero.
about-action-technology = Tecnología: avanza uno de tus marcadores una casilla, por puntos y ventajas. El dinero lo lleva más allá de las barreras, y corrige tu desvío.
about-develop = Desarrollo: la carta pasa a ser tuya, con sus puntos y su habilidad: { $ability }. Su coste: { $cost }.
about-secondary = La acción secundaria de la carta, como en el espacio permanente: { $action }. Después la carta se descarta, y llega otra.
about-secondary-finance = La acción secundaria de la carta: esta misma carta se convierte en tu dinero.
about-money-value = Lo que vale esta carta como dinero cuando una Financiación la toma. Como dinero no tiene ni puntos ni habilidad.
about-bag = Discos de este color que quedan en la bolsa. Al empezar una ronda, ambos jugadores roban de ella sin mirar.
about-unseen = Fichas de escombros de este color que aún no has visto. Una ficha boca abajo puede ser cualquiera de las no vistas, todas igual de probables.
about-deviation-deck = Las cartas de desvío que aún pueden robarse. Tras excavar, el jugador roba una: dice cuántos niveles se desvía la tuneladora.
about-deviation = Una carta de desvío que ya ha salido. Cuando se roba otra de su color, todas vuelven a formar el mazo.
about-deviation-grey = La carta de desvío sin color ya ha salido. Nunca devuelve las cartas al mazo.
about-deck = El mazo de cartas de juego. Lo que deja un espacio temporal se repone de aquí al instante.
about-discard = La pila de descartes de cartas de juego: el dinero gastado y las cartas usadas por su acción secundaria. Cuando el mazo se acaba, pasa a ser el nuevo.
about-agenda-deck = Las cartas de agenda que aún pueden venir. Quien revela un símbolo de agenda con una Planificación roba una, y la conserva o no.
about-agenda-gone = Cartas de agenda que no se conservaron. Están fuera de la partida.
about-choice-pass = Pasar: no tienes más turnos en esta ronda, y conservas cuantos discos quieras para la siguiente. Quien pasa primero la empieza.
about-choice-stay = Deja los dos marcadores de tecnología donde están: la acción solo corrige tu desvío.
about-choice-decline = No mires ninguna ficha. La ocasión no vuelve.
about-choice-aligned = No gastes más en el desvío, y conserva el resto de tu dinero.
about-choice-enough = No coloques una segunda ficha: la habilidad solo podrá usarse una vez.
about-choice-close = No uses más cartas: tu turno termina.
about-choice-draw = Roba ahora tus discos, sin usar más «Nuevos trabajadores» en esta ronda.
about-choice-settle = Termina tus intercambios. No se ofrecen de nuevo en esta ronda.
about-choice-accept = Conserva la carta de agenda: sufres su penalización en cuanto sea posible, y después da sus puntos.
about-choice-decline-card = Descarta la carta de agenda. Sale de la partida, sin penalización y sin puntos.
about-choice-keep = Conserva tantos discos de este color para la ronda siguiente. Los demás vuelven a la bolsa.
about-choice-pay-same = Paga con dos discos del mismo color: toca también el color.
about-points = Los puntos de { $seat } por ahora: las cartas y sus efectos, las casillas bajo los dos marcadores de tecnología, menos el desvío. El premio por el centro llega al final.
about-score = Los puntos de { $seat }: las cartas y sus efectos, las casillas bajo los dos marcadores de tecnología, menos el desvío, y el premio por el centro.

## Qué significa ahora para quien mira

now-hidden-points = Lo que valen sus cartas boca abajo queda oculto hasta el final: solo { $seat } lo sabe.
now-down-points = Las cartas boca abajo te dan { $points }.
now-known-token = La has mirado: { $token }.
now-planned-next = Tu próxima Planificación la revela.
now-symbol = Lleva el símbolo de agenda: una Planificación que la revela trae una carta de agenda.
now-pays-one = Pagarías { $discs }.
now-pays-two = No tienes ningún disco de su color: pagarías 2 cualesquiera.
now-drift = { $cards ->
    [0] Tras la próxima excavación no se roba ninguna carta de desvío.
    [one] Tras la próxima excavación se roba { $cards } carta de desvío: { $worst } en el peor caso.
   *[other] Tras la próxima excavación se roban { $cards } cartas de desvío: { $worst } en el peor caso.
}
now-may-lose = Eso puede costar la partida.
now-to-go = { $left ->
    [0] Ha llegado al centro.
    [one] Queda { $left } casilla por excavar.
   *[other] Quedan { $left } casillas por excavar.
}
now-centre = Si llegara ahora, daría { $points }.
now-large-enough = Aquí hacen falta { $discs } o más. Tienes { $stacks }.
now-too-small = Aquí hacen falta { $discs } o más. Tu pila más grande tiene { $most }.
now-closed = Ninguna pila puede superar en esta ronda a la que hay aquí.
now-takes = Tomarías { $discs } de aquí.
now-plans = Revelaría la ficha que está { FORM($place, "at") }.
now-money = Tienes { $millions }.
now-would-have = Con ella tendrías { $millions }.
now-next-step = Casilla siguiente del marcador { $track }: { $next }.
now-crossed = Tu marcador ya la ha pasado.
now-can-cross = Tienes { $millions }: es suficiente.
now-lacks = Tienes { $millions }: faltan { $lacking }.
now-corrects = Podría corregir tu desvío en { $levels }.
now-influence = Cartas de influencia: tú tienes { $mine }, tu rival { $theirs }.
now-cards = Cartas en total: tú tienes { $mine }, tu rival { $theirs }.
now-analysed = Tienes { $colours } en esas cartas, que dan { $points }.
now-printed = Da { $points } al final.
now-uses = { $uses ->
    [one] Puede usarse una vez más.
   *[other] Puede usarse { $uses } veces más.
}
now-used = Se ha usado en esta ronda: no otra vez hasta la siguiente.
now-goes-to = Suficiente para { $spaces }.
now-goes-nowhere = Ahora no es suficiente para ningún espacio.
now-free = { $free ->
    [0] Está lleno.
    [one] { $free } hueco está libre.
   *[other] { $free } huecos están libres.
}
now-bag = La bolsa contiene { $discs } en total.
now-unseen = { $all ->
    [one] Hay { $all } ficha sin ver, de todos los colores.
   *[other] Hay { $all } fichas sin ver, de todos los colores.
}
now-still-in = Aún contiene: { $cards }.
now-lie-here = Aquí están: { $cards }.

## Lo que se escribe: una palabra para cada cosa

type-plan = planificación
    .also = planificacion, planificar
type-discs = discos
type-blue = azul
type-black = negro
type-orange = naranja
type-yellow = amarillo
type-white = blanco
type-tunnel = excavación
    .also = excavacion, excavar
type-finance = financiación
    .also = financiacion, financiar
type-technology = tecnología
    .also = tecnologia
type-secondary = secundaria
type-slot = temporal
type-develop = desarrollar
    .also = desarrollo
type-pass = pasar
    .also = paso
type-keep = conservar
type-number = número
    .also = numero
type-pay = pagar
type-take = tomar
type-advance = avanzar
type-track = pista
type-upper = superior
type-lower = inferior
type-stay = quedarse
type-commit = añadir
    .also = anadir
type-card = carta
type-extra-finance = financiación-extra
    .also = financiacion-extra
type-peek = mirar
type-nation = país
    .also = pais
type-space = casilla
type-britain = gran-bretaña
    .also = gran-bretana
type-france = francia
type-decline = renunciar
type-realign = alinear
type-new-workers = nuevos-trabajadores
type-exchange = intercambio
type-improve-technology = mejorar-la-tecnología
    .also = mejorar-la-tecnologia
type-control-room = sala-de-control
type-new-materials = nuevos-materiales
type-heavy-machinery = maquinaria-pesada
type-european-speech = discurso-europeo
type-media-relations = relaciones-con-los-medios
type-political-duel = duelo-político
    .also = duelo-politico
type-topographical = análisis-topográfico
    .also = analisis-topografico
type-belgium = bélgica
    .also = belgica
type-denmark = dinamarca
type-greece = grecia
type-ireland = irlanda
type-luxembourg = luxemburgo
type-netherlands = países-bajos
    .also = paises-bajos
type-portugal = portugal
type-spain = españa
    .also = espana
type-italy = italia
type-west-germany = alemania-occidental
type-aligned = alineado
type-rubble = escombros
type-colour = color
type-enough = basta
type-use = usar
type-close = terminar
type-machine = maquinaria
type-action = acción
    .also = accion
type-build = construir
type-hire = contratar
type-draw = robar
type-swap = intercambiar
type-give = dar
type-settle = concluir
type-accept = aceptar
type-decline-card = descartar
type-contribute = contribuir
type-reveal = revelar
type-token = ficha
type-blue-agenda = azul-agenda
type-black-agenda = negro-agenda
type-orange-agenda = naranja-agenda
type-yellow-agenda = amarillo-agenda
type-white-agenda = blanco-agenda
type-glimpse = entrever
type-disc = disco
type-deal = repartir
type-deviate = desviarse
type-red = rojo
type-green = verde
type-grey = sin-color
type-event = evento
type-training = formación
    .also = formacion
type-warehouse-inspection = inspección
    .also = inspeccion
type-check-up = revisión
    .also = revision
type-repairs = reparaciones
type-supervision = supervisión
    .also = supervision
type-promotion = promoción
    .also = promocion

## Tablas propias: lo que no puede leerse

tables-topographical = un análisis topográfico usa una ficha: needs=place-1
tables-points = points= enumera de 2 a { $most } números enteros de 0 a { $largest }, uno por casilla
tables-price = { $key }={ $said }: un precio es un número entero de 1 a { $largest }
tables-no-bonus = «{ $said }» no es una ventaja; las ventajas son { $known }
tables-too-many = con estas hay { $count } fichas de escombros, más de { $most }
tables-symbols = con estas hay { $count } símbolos de agenda, pero solo { $most } cartas de agenda
tables-too-few = con estas hay { $count } fichas de escombros, menos de { $least }
tables-places = { $key }= se escribe CASILLA:QUÉ, con casillas de 1 a { $last }, o { $key }={ $nowhere }
tables-place-twice = { $key }= nombra dos veces la casilla { $space }

## Copiado de la caja: nombres de las líneas, y dónde están sus valores en los componentes

line-track = { $nation }, pista { $track }
line-deviation = { $hue } ({ $number })
box = Ten delante: las 33 cartas de juego, los dos tableros de jugador, las 9 cartas de desvío, las 20 fichas de escombros y las 6 cartas de agenda.
box-card =
    Cartas de juego
    ┌─────────────
    │  points   puntos de victoria; 0 si solo los da la habilidad
    │  needs    fichas de escombros que cuesta desarrollar la carta
    ├─ parte inferior
    │  does     la acción secundaria
    └─────────────
       money    millones de ECU: la cantidad que queda a la vista
                cuando la carta está bajo un tablero de jugador
    La leyenda junto a las cartas, en el reglamento, muestra dónde está lo demás.
    De dos cartas con el mismo nombre, (a) es la que quieras.
box-track =
    Las pistas de tecnología de los tableros, desde la casilla 0 hacia la derecha; por ejemplo, una así:

       casilla    0     1     2       3     4
               ┌─────┬─────┬─────┐ ┌─────┬─────┐
       puntos  │  0  │  1  │  2  │ │  3  │  5  │
               └─────┴─────┴─────┘ └─────┴─────┘
       ventaja         peek      2M  disc
    points    puntos de victoria de todas las casillas, desde la 0: 0,1,2,3,5
    barriers  barreras, cada una con la casilla que la sigue y su cantidad: 3:2 (o none)
    bonuses   lo que da llegar a una casilla: 1:peek,3:disc (o none)
              peek: mirar una ficha de escombros · disc: un disco más cada ronda
              storage: el tercer espacio de almacén británico
box-deviation =
    Cartas de desvío
    ┌──────┐
    │  -1  │  levels   niveles que pierde el cubo: 0, 1 si es -1, 2 si es -2
    └──────┘
    Si las tuyas tienen otros colores, tómalos en el orden que quieras.
box-rubble =
    Fichas de escombros: pon las 20 boca arriba, sepáralas por colores y cuenta
       (   )  plain    las que no llevan el símbolo de agenda
       ( * )  agenda   las que lo llevan
    El azul es agua.
box-agenda =
    Cartas de agenda
       points   lo que da la carta una vez cumplida; pendiente, quita lo mismo

## Los componentes, uno por uno

component-playing = Cartas de juego
component-deviation = Cartas de desvío
component-agenda = Cartas de agenda
component-rubble = Fichas de escombros
component-discs = Discos de acción
component-machines = Tuneladoras
component-deviation-said = Después de excavar dice cuántos niveles se desvía la tuneladora. Si ya hay fuera una carta de su color, todas vuelven a formar el mazo.
component-deviation-grey = Después de excavar desvía la tuneladora dos niveles. No tiene color y nunca devuelve las cartas al mazo.
component-disc = Disco: { $colour }
component-disc-said = En un turno, todos los discos de un color van juntos a un espacio de acción. También una Excavación se paga con discos.
component-machine = Tuneladora: { $nation }
component-machine-said = Cada Excavación la hace avanzar una casilla. Cuando llega a su centro, la partida termina al instante.

## Los campos de una posición, y lo que puede haber en ellos

field-nations = países
field-nations-standard = el asiento 1 es Gran Bretaña
field-nations-swapped = el asiento 1 es Francia
field-with-agenda = expansión «Agenda»
field-with-agenda-off = no
field-with-agenda-on = sí
field-next-round = nueva ronda
field-next-workers = Nuevos trabajadores
field-next-draw = cuántos discos robar
field-next-drawing = robar discos
field-next-exchange = Intercambio
field-next-turn = un turno
field-next-checks = cartas de desvío
field-next-after = fin de la acción
field-next-refill = reponer las cartas expuestas
field-next-promotion = Promoción
field-next-window = cartas tras la acción
field-next-end-turn = fin del turno
field-first = carta de jugador inicial
field-last-turn = quién jugó el último turno
field-bag = discos en la bolsa
field-spaces = espacios de acción
    .one = espacio de acción
field-sides = lados del túnel
    .one = lado del túnel
field-out = fichas excavadas
field-gone = fichas fuera del juego
field-display = cartas expuestas
field-cards = cartas de juego
    .one = carta de juego
field-deviation-out = cartas de desvío robadas
field-events-left = cartas de agenda restantes
field-events-gone = cartas de agenda descartadas
field-drawing = discos por robar
field-kept = discos conservados
field-space = espacio de acción usado
field-slot = espacio temporal usado
field-doing = acción
field-doing-plan = Planificación
field-doing-tunnel = Excavación
field-doing-finance = Financiación
field-doing-technology = Tecnología
field-doing-develop = Desarrollo
field-technologies = acciones de Tecnología del turno
field-stirred = la Tecnología ha tenido efecto
field-repairing = Reparaciones en curso
field-waived = costes internos anulados
field-checks = cartas de desvío por robar
field-peeking = ficha mirada
field-paid = pagado por Promoción
field-least = menor carta pagada
field-finisher = ha llegado al centro
field-loser = se salió de la pista
field-area = discos en la zona de juego
field-stored = almacén
field-tracks = pistas de tecnología
field-money = dinero
field-bored = casillas excavadas
field-deviation = desvío
field-workers = Nuevos trabajadores usados
field-pending = carta de agenda pendiente
field-pending-training = Formación
field-pending-warehouse-inspection = Inspección del almacén
field-pending-check-up = Revisión
field-pending-repairs = Reparaciones
field-pending-supervision = Supervisión
field-pending-promotion = Promoción
field-completed = cartas de agenda cumplidas
field-face-down = cartas boca abajo
field-colour-blue = azul
field-colour-black = negro
field-colour-orange = naranja
field-colour-yellow = amarillo
field-colour-white = blanco
field-discs = discos
field-tokens = fichas de escombros
field-lies-deck = mazo
field-lies-display = expuesta
field-lies-discard = pila de descartes
field-lies-money = dinero
field-lies-developed = desarrollada
field-at = espacio temporal o jugador
field-used = usada esta ronda
field-question-turn = turno
field-question-keep = conservar discos
field-question-pay = pagar la Excavación
field-question-take = tomar una carta como dinero
field-question-advance = avanzar un marcador
field-question-commit = Financiación extra
field-question-peek = mirar una ficha
field-question-realign = corregir el desvío
field-question-rubble = escombros para una carta
field-question-window = carta tras la acción
field-question-machine = Maquinaria pesada
field-question-workers = Nuevos trabajadores
field-question-exchange = Intercambio
field-question-offer = conservar la carta de agenda
field-question-promotion = Promoción
field-question-reveal = qué ficha es
field-question-glimpse = qué ficha se ve
field-question-disc = qué disco se roba
field-question-deal = qué carta se expone
field-question-deviate = qué carta de desvío
field-question-agenda-card = qué carta de agenda
