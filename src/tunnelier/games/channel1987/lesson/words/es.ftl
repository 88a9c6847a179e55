### La lección de 1987 Channel Tunnel.

## Ronda 1

about = Es 1987, y dos tuneladoras avanzan una hacia la otra bajo el canal de la Mancha. Tú llevas la británica, tu guía la francesa. Tómate tu tiempo: lo que lees aquí te espera.
aim = La partida acaba en cuanto una tuneladora ha excavado sus nueve casillas. Entonces se cuentan los puntos: cartas, tecnología y un premio por el centro. Gana quien tiene más puntos, así que no basta con ser rápido.
opens = En tu turno, todos tus discos de un color van a una acción: la abren. Excavar cuesta además un disco del color de los escombros, aquí uno blanco.
first-dig = Conserva el blanco y abre con tus dos amarillos: elígelos y luego Excavación.
rather-dig = Los discos sobre una acción solo la abren. Conserva el blanco: paga los escombros blancos. Las otras pilas te servirán pronto, así que coloca los dos amarillos en Excavación.
drift = ¡Una casilla excavada! Después de cada Excavación se roba una carta de desvío: 0, -1 o -2. La tuya te ha desviado un nivel. Más allá de -4, en la zona rayada, se pierde la partida al instante.
plan = Francia ha desarrollado Grecia, por 1 punto. Tu siguiente ficha está boca abajo, y hay que revelarla antes de excavarla: eso hace la Planificación.
beat = Planificación y Excavación comparten una misma pila: ahí están tus dos discos amarillos. Quien actúe aquí después necesita uno más y se queda la pila anterior. Coloca tus tres negros en Planificación: los amarillos vuelven a ti.
rather-plan = Una carta que da puntos es tentadora. Pero tu próxima ficha está boca abajo, y mientras tanto no puedes excavarla: coloca los tres discos negros en Planificación, y vuelven los amarillos.
storage = Lo que excavas va a tu almacén, y está lleno: el tercer hueco sigue bloqueado. Con el almacén lleno no se excava, y solo se vacía desarrollando cartas.
bargain = Acaba de llegar Alemania Occidental, la segunda carta: 3 puntos al final por una ficha de escombros. También te quedas el disco negro de Francia, y tus próximos escombros son negros.
develop = Desarrolla entonces Alemania Occidental: elige tus dos discos naranjas y luego la parte de arriba de la carta.
rather-germany = Quizá no esté mal, pero Alemania Occidental es aquí lo mejor: 3 puntos, sitio en el almacén y un disco negro.
give = ¿Qué ficha das? Aquí da igual: elige cualquiera de las dos.
blocked = Ahora podrías pagar los escombros negros. Pero en Planificación/Excavación hay tres discos, y no tienes cuatro de un color.
card-action = Las cartas te ayudan: cada una lleva abajo una acción, que sirve una vez. La tercera tiene una Excavación: coloca ahí tus dos discos azules; el negro paga.
rather-blue = Está permitido, pero solo la Excavación de la tercera carta te deja excavar ahora los escombros negros. Coloca en ella los dos discos azules: el negro debe quedarse contigo para pagar, y los amarillos te servirán justo después.
off-course = Con tres azules, Francia se ha llevado tus dos discos naranjas. Y tienes dos niveles de desvío: al final cada uno cuesta un punto. El dinero devuelve la tuneladora a su rumbo.
finance = La Financiación te da una de las cartas expuestas como dinero. Solo hay un disco ahí: bastan tus dos amarillos.
rather-finance = También llegará su momento. Pero te has desviado dos niveles, y cada excavación puede alejarte más: primero el dinero. Coloca tus dos discos amarillos en Financiación.
take = Como dinero, una carta vale lo que dice su moneda y nada más. La primera carta, Portugal, vale 2M, para dos niveles: elige su moneda.
any-two = Francia no tenía ningún disco amarillo para sus escombros amarillos, así que pagó dos cualesquiera. Tú también puedes, pero sale caro.
pass = Tu último disco no supera ninguna pila, así que pasa. Quien pasa primero empieza la ronda siguiente: a veces vale más que otra acción.
keep = Puedes conservar discos; luego robas otros tantos menos. Conserva el amarillo: dos de un color superan a uno.
rather-keep = También puedes devolverlo. Pero esta vez consérvalo: pronto necesitarás una pila de dos.

## Ronda 2

new-round = Una ronda nueva: los espacios están vacíos, y los dos tenéis otra vez diez discos. Hay cinco de cada color: ninguna pila es mayor que tus cinco azules.
control-room = Tu almacén vuelve a estar lleno. La Sala de control 3, la primera carta, admite una o dos fichas: cada una permite una segunda Planificación seguida. Desarróllala con tu disco naranja; la lección coloca la primera ficha.
rather-control = Tu almacén está lleno, y sin sitio no puedes excavar. Desarrolla la Sala de control 3, la primera carta, con tu disco naranja.
second-token = La lección ha colocado una ficha en la carta. Añade la negra: un segundo uso, y tu almacén queda vacío.
rather-second = Basta con una. Pero con la segunda puedes usar la carta dos veces, y tienes sitio para excavar dos veces.
plan-by-card = La primera carta es ahora Bélgica, con una Planificación abajo. Tus dos discos amarillos superan al naranja, y lo recuperas.
chain = Has planificado, así que tu sala de control te ofrece otra Planificación. Úsala: elige la carta.
dig-white = Primero blanco, luego negro. La tercera carta tiene una Excavación y ninguna pila: coloca ahí tu disco naranja; uno blanco paga.
danger = ¡-3! Ahora la peor carta, -2, te haría perder la partida. Primero devuelve la tuneladora a su rumbo.
deviation-deck = Aquí están las cartas de desvío robadas. Sus letras son colores: R es roja, A amarilla. Cuando un color sale por segunda vez, se barajan todas de nuevo. Solo el -2 lleva una raya y no tiene color.
technology = La Tecnología avanza uno de tus marcadores, y luego puedes gastar dinero en el rumbo. El espacio está vacío: basta tu disco blanco.
rather-course = Con -3, la próxima excavación podría costarte la partida. Primero vuelve al rumbo: coloca tu disco blanco en Tecnología.
tracks = Al final cada uno de tus dos marcadores cuenta los puntos de su casilla. Avanza el inferior: ahora al ojo, la próxima vez a la caja, tu tercer hueco del almacén.
peek = El ojo te deja mirar en secreto una ficha boca abajo. Mira la última de tu lado, bajo tu bandera: así sabrás qué disco te hará falta al final.
rather-nine = Mejor mira la última, bajo tu bandera: las fichas más cercanas las revelarás pronto de todos modos, y su color conviene saberlo con tiempo.
realign = Naranja: recuérdalo, Francia no lo sabe. Gasta ahora tu moneda de 2M, la que era Portugal: corrige dos niveles.
bar = En las dos pistas hay barreras: un marcador solo las cruza con dinero. Así que necesitas más.
five = La segunda carta, Luxemburgo, vale 3M y lleva una Financiación abajo: toma justo esa carta. Coloca ahí tus cinco discos azules. Nadie puede superarlos en esta ronda.
rather-five = Necesitas dinero para las barreras, y aquí hay 3M. Nadie supera cinco discos: coloca los azules en la Financiación de la segunda carta.
france-passes = Has desarrollado Irlanda y revelado escombros azules. Ahora Francia pasa.
materials = Ronda 3: Nuevos materiales te ha devuelto enseguida un disco blanco.

## Ronda 3

run-ahead = Has excavado cuatro casillas y desarrollado tres cartas más. Tu moneda de 3M sigue ahí.
water = Ahora vienen escombros azules: ¡agua! Por ellos Gran Bretaña roba dos cartas de desvío, y Francia ninguna. Corrige antes todo tu desvío.
technology-twice = Toma Tecnología con tu disco blanco: la lección avanza el marcador inferior a la caja. Luego Mejorar la tecnología te da la misma acción otra vez.
once-more = Aquí está: tu tercer hueco del almacén. Usa ahora Mejorar la tecnología.
cross = Hay una barrera de 2M ante el marcador inferior. Avánzalo: cruzarla se lleva entera tu moneda de 3M, pero el millón que sobra corrige tu desvío.
eleven = El marcador inferior te da un undécimo disco, desde la próxima ronda.
alone = Francia pasó pronto, así que has jugado turno tras turno: tu marcador inferior está en 5 puntos.
worn-out = Las cartas sin fichas están boca abajo y siguen contando. Una estrella sin número cuenta según una regla: señala la carta o tócala.
dare = Tu tuneladora va recta: es el momento del agua. Coloca tus cuatro discos blancos en la Excavación de la tercera carta. Te llevas los dos naranjas de ahí, para pagar.
pay-two = No tienes ningún disco azul, así que la Excavación cuesta dos cualesquiera. Elige los naranjas y luego «Dos del mismo color».

## Ronda 4

after-water = Dos cartas, dos niveles: eso fue el agua. La lección ha pasado por ti. Francia, que no teme el agua, va una casilla por delante.
count-risk = Cuenta antes de excavar: ahora -2, en el peor caso -4. Eso aún aguanta. Tu disco negro paga los escombros negros: coloca tus dos blancos en Excavación.
rather-white = Mejor excava ahora, mientras no hay peligro. Coloca los dos blancos en Excavación: el negro paga, y las pilas mayores son para después.
edge = Fue la peor carta. En -4 sigues en la partida, pero excavar ahora sería jugárselo todo.
extra-finance = La segunda carta es Financiación extra: con una ficha encima, cuenta una vez como 3M en una Tecnología, diga lo que diga su moneda. Desarróllala con tu disco amarillo; la lección coloca la ficha.
rather-extra-finance = Con -4, cada excavación es una apuesta, y esta carta te devuelve tres niveles. Desarrolla Financiación extra, la segunda carta, con tu disco amarillo.
spain = Francia ha excavado el agua sin daño y ha desarrollado España.
some-turns = Has desarrollado Italia por 3 puntos y tomado una moneda de 3M. Ahora, a corregir el desvío.
high-time = La tercera carta tiene una Tecnología. Coloca ahí tus cuatro discos blancos: tus propios tres azules vuelven a ti. La lección avanza el marcador superior.
three-levels = Usa ahora Financiación extra: tres niveles menos. Tu moneda de 3M te queda para la barrera de 3M de la pista inferior.
rather-extra = También valdría, pero la moneda de 3M te hace falta para la barrera. Usa Financiación extra.
bar-crossed = Con tu moneda de 3M, el marcador inferior ha cruzado la barrera.

## Ronda 5

last-round = Ronda 5: te quedan tres casillas, a Francia una.
yours = Blanco, negro, naranja: cada pila en Excavación debe superar a la anterior. ¿Con cuál empiezas, para que te queden pilas mayores y discos para pagar?
rather-small = Empieza por lo pequeño: bastan dos discos naranjas en Excavación, y uno blanco paga. Conserva los azules y los negros: necesitas pilas mayores para las dos siguientes.
why-wait = ¿Por qué no excava Francia su última casilla? La partida acabaría, y tú tienes más puntos. Así que los va reuniendo.
go-on = Ahora escombros negros: conserva discos negros para pagar. ¿Qué pila supera a los dos naranjas y te los devuelve para la última Excavación?
rather-three = Los tres azules son los buenos: te devuelven los naranjas, y uno negro paga. Si todos los negros están en Excavación, cuesta dos cualesquiera.
centre = En el centro la partida acaba al instante: 2 puntos, y 1 por cada ficha que le quede a Francia, en total 3. No se roba carta de desvío. Coloca una pila de cuatro o más; uno naranja paga.
rather-centre = Falta una sola Excavación, y vas por delante: no le des otro turno a Francia. Coloca tus cuatro discos negros en Excavación; uno naranja paga.
off-track = Demasiado desvío: quien pasa de -4 pierde al instante, y no se cuenta nada.

## El final

counted = La partida ha terminado. Cada lado cuenta sus cartas, también boca abajo, las azules según su regla, los dos marcadores y el centro, menos su desvío. La Agenda es una expansión, aquí ausente.
next-time = La próxima vez prueba con Francia: no teme el agua, pero sus barreras son más caras.
