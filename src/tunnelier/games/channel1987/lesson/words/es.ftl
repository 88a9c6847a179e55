### La lección de 1987 Channel Tunnel.

## Ronda 1

about = Es 1987, y dos tuneladoras excavan bajo el canal de la Mancha, cada una hasta la línea discontinua del medio. Tú llevas la británica, tu guía la francesa.
aim = La partida acaba en cuanto una tuneladora ha excavado sus nueve casillas. Gana quien tiene más puntos, de cartas, tecnología y el centro: no basta con ser rápido.
opens = En tu turno, coloca todos tus discos de un color en una acción y realízala. Excavar cuesta además un disco del color de los escombros, aquí uno blanco.
first-dig = Conserva el blanco y coloca tus dos amarillos: elígelos y luego Excavación.
rather-dig = Una carta gratis es tentadora. Pero Excavación sigue vacía: bastan dos discos, y cuando haya ahí una pila harán falta más. Conserva el blanco, que paga los escombros blancos, y coloca los dos amarillos en Excavación.
drift = ¡Una casilla excavada! Después de cada Excavación se roba una carta de desvío: 0, -1 o -2. La tuya te ha desviado un nivel. Más allá de -4, en la zona rayada, se pierde la partida al instante.
plan = Francia ha desarrollado Grecia: se queda la carta, por 1 punto al final. Tu siguiente ficha está boca abajo, y hay que revelarla antes de excavarla: eso hace la Planificación.
beat = Planificación y Excavación comparten una misma pila: ahí están tus dos discos amarillos. Quien actúe aquí después necesita uno más y se queda la pila anterior. Coloca tus tres negros en Planificación: los amarillos vuelven a ti.
turned-up = Tu Planificación ha revelado escombros negros.
rather-plan = Una carta que da puntos es tentadora. Pero tu próxima ficha está boca abajo, y mientras tanto no puedes excavarla: coloca los tres discos negros en Planificación, y vuelven los amarillos.
storage = Lo que excavas va a tu almacén, y está lleno: el tercer hueco sigue bloqueado. Con el almacén lleno no se excava, y solo se vacía desarrollando cartas.
bargain = Acaba de llegar Alemania Occidental, la segunda carta, en el espacio temporal 2: 3 puntos por una ficha de escombros. También te quedas el disco negro de Francia, que puede pagar los escombros negros.
develop = Desarrolla entonces Alemania Occidental: elige tus dos discos naranjas y luego la parte de arriba de la carta.
rather-germany = Quizá no esté mal, pero Alemania Occidental es aquí lo mejor: 3 puntos, sitio en el almacén y un disco negro.
give = ¿Qué ficha das? Aquí da igual: elige cualquiera de las dos.
blocked = Ahora podrías pagar los escombros negros. Pero en Planificación/Excavación hay tres discos, y no tienes cuatro de un color.
card-action = Las cartas te ayudan: cada una lleva abajo una acción secundaria, que sirve una vez. La tercera tiene una Excavación: coloca ahí tus dos discos azules; el negro paga.
rather-blue = Está permitido, pero solo la Excavación de la tercera carta te deja excavar ahora los escombros negros. Coloca en ella los dos discos azules: el negro debe quedarse contigo para pagar, y los amarillos te servirán justo después.
off-course = Con tres azules, Francia se ha llevado tus dos discos naranjas. Y tienes dos niveles de desvío: al final cada uno cuesta un punto. El dinero devuelve la tuneladora a su rumbo.
finance = La Financiación te da una de las cartas expuestas como dinero. Solo hay un disco ahí: bastan tus dos amarillos.
rather-finance = También llegará su momento. Pero te has desviado dos niveles, y cada excavación puede alejarte más: primero el dinero. Coloca tus dos discos amarillos en Financiación.
take = Como dinero solo cuenta la moneda de una carta, en millones (M). Dos cartas valen 2M, para dos niveles; Portugal podría dar más puntos a Francia: elige su moneda.
rather-portugal = La Sala de control 1 vale solo 1M. Financiación extra vale 2M, como Portugal, pero desarrollada da 1 punto, y Portugal 2: no se lo dejes a Francia. Elige su moneda.
any-two = Francia no tenía ningún disco amarillo para sus escombros amarillos, así que pagó dos cualesquiera. Tú también puedes, pero sale caro.
pass = Tu último disco no supera ninguna pila, así que pasa. Quien pasa primero empieza la ronda siguiente.
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
order = Primero blanco, luego negro.
dig-white = La tercera carta tiene una Excavación y ninguna pila: coloca ahí tu disco naranja; uno blanco paga.
rather-by-card = Está permitido. Pero excava ahora con la tercera carta: solo sirve una vez, y Planificación/Excavación queda libre para una Planificación en esta ronda. Coloca tu disco naranja en la carta; uno blanco paga.
danger = ¡-3! Ahora la peor carta, -2, te haría perder la partida. Primero devuelve la tuneladora a su rumbo.
deviation-deck = Aquí están las cartas de desvío robadas. Sus letras son colores: R es roja, A amarilla. Cuando un color sale por segunda vez, se barajan todas de nuevo.
technology = La Tecnología avanza uno de tus marcadores, y luego puedes gastar dinero en el rumbo. El espacio está vacío: basta tu disco blanco.
rather-course = Con -3, la próxima excavación podría costarte la partida. Primero vuelve al rumbo: coloca tu disco blanco en Tecnología.
tracks = Al final cada uno de tus dos marcadores cuenta los puntos de su casilla. Avanza el inferior: ahora al ojo, la próxima vez a la caja, tu tercer hueco del almacén.
peek = El ojo te deja mirar en secreto una ficha boca abajo. Mira la última de tu lado, bajo tu bandera: así sabrás qué disco te hará falta al final.
rather-nine = Mejor mira la última, bajo tu bandera: las fichas más cercanas las revelarás pronto de todos modos, y su color conviene saberlo con tiempo.
keep-in-mind = Naranja: recuérdalo, Francia no lo sabe.
three-off = Estás en -3. Tu moneda de 2M te devuelve a -1.
realign = Gástala: elige la moneda que era Portugal.
bar = En las dos pistas hay barreras: un marcador solo las cruza con dinero. Así que necesitas más.
five = La segunda carta, Luxemburgo, vale 3M y lleva una Financiación abajo: toma justo esa carta. Coloca ahí tus cinco discos azules. Nadie puede superarlos en esta ronda.
rather-five = Necesitas dinero para las barreras, y aquí hay 3M. Nadie supera cinco discos: coloca los azules en la Financiación de la segunda carta.
france-passes = La lección ha desarrollado por ti Irlanda y revelado escombros azules. Ahora Francia pasa.
materials = Ronda 3: la lección ha desarrollado por ti Nuevos materiales, que ha devuelto un disco blanco.

## Ronda 3

run-ahead = La lección ha jugado por ti: cuatro casillas excavadas y tres cartas más desarrolladas.
water = Ahora vienen escombros azules: ¡agua! Por ellos Gran Bretaña roba dos cartas de desvío, y Francia ninguna; pero tus barreras son más baratas. Corrige antes todo tu desvío.
technology-twice = Toma Tecnología con tu disco blanco: la lección avanza el marcador inferior a la caja. Luego Mejorar la tecnología te da la misma acción otra vez.
third-space = Aquí está: tu tercer hueco del almacén.
once-more = Usa ahora Mejorar la tecnología.
cross = Hay una barrera de 2M ante el marcador inferior. Avánzalo: cruzarla se lleva entera tu moneda de 3M, pero el millón que sobra corrige tu desvío.
eleven = La lección ha avanzado el marcador inferior: un undécimo disco, desde la próxima ronda.
alone = La lección ha jugado dos turnos por ti, y tu marcador inferior está en 5 puntos. Francia ha pasado: ahora todos los turnos son tuyos.
worn-out = Las cartas con las fichas agotadas se vuelven grises y siguen contando.
star = Una estrella sin número cuenta según una regla: señala la carta o tócala.
dare = Tu tuneladora va recta: es el momento del agua. Coloca tus cuatro discos blancos en la Excavación de la tercera carta. No tienes ninguno azul, así que pagan dos cualesquiera: los naranjas de ahí.

## Ronda 4

after-water = Dos cartas, dos niveles: eso fue el agua. La lección ha pagado y pasado por ti. Francia, que no teme el agua, va una casilla por delante.
count-risk = Cuenta antes de excavar: ahora -2, en el peor caso -4. Eso aún aguanta. Tu disco negro paga los escombros negros: coloca tus dos blancos en Excavación.
rather-white = Mejor excava ahora, mientras no hay peligro. Coloca los dos blancos en Excavación: el negro paga, y las pilas mayores son para después.
edge = Fue la peor carta. En -4 sigues en la partida, pero excavar ahora sería jugárselo todo.
extra-finance = La segunda carta es Financiación extra: con una ficha encima, cuenta una vez como 3M en una Tecnología, diga lo que diga su moneda. Desarróllala con tu disco amarillo; la lección coloca la ficha.
rather-extra-finance = Con -4, cada excavación es una apuesta, y esta carta te devuelve tres niveles. Desarrolla Financiación extra, la segunda carta, con tu disco amarillo.
spain = La lección ha revelado por ti escombros negros. Francia ha excavado el agua sin daño y ha desarrollado España.
some-turns = La lección ha desarrollado por ti Italia, por 3 puntos, y tomado una moneda de 3M. Ahora, a corregir el desvío.
high-time = La tercera carta tiene una Tecnología. Coloca ahí tus cuatro discos blancos: tus propios tres azules vuelven a ti. La lección avanza el marcador superior.
three-levels = Usa ahora Financiación extra: tres niveles menos. Tu moneda de 3M te queda para la barrera de 3M de la pista inferior.
rather-extra = También valdría, pero la moneda de 3M te hace falta para la barrera. Usa Financiación extra.
bar-crossed = La lección ha jugado por ti: con tu moneda de 3M, el marcador inferior ha cruzado la barrera.

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

counted = La partida ha terminado. Cada lado cuenta sus cartas, también boca abajo, las azules según su regla, los dos marcadores y el centro, menos su desvío.
next-time = La próxima vez prueba con Francia: no teme el agua, pero sus barreras son más caras.
