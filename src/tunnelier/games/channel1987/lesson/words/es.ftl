### La lección de 1987 Channel Tunnel.

## Ronda 1

about = Es 1987, y dos tuneladoras excavan bajo el canal de la Mancha, cada una hasta el centro, la línea de puntos. Tú llevas la británica, tu guía la francesa.
aim = La partida acaba en cuanto una tuneladora ha excavado sus nueve casillas. Gana quien tiene más puntos, de cartas, tecnología y el centro: no basta con ser rápido.
opens = En tu turno, coloca todos tus discos de un color en una acción y realízala. Excavar cuesta además un disco del color de los escombros, aquí uno blanco.
first-dig = Conserva el blanco y coloca tus dos amarillos: elígelos y luego Excavación.
rather-dig = Está permitido. Pero Excavación sigue vacía: bastan dos discos, y cuando haya ahí una pila harán falta más. Conserva el blanco, que paga los escombros blancos, y coloca los dos amarillos en Excavación.
drift = ¡Una casilla excavada! Después de casi cada Excavación se roba una carta de desvío: 0, -1 o -2. La tuya te ha desviado un nivel. Más allá de -4, en la zona rayada, se pierde la partida al instante.
plan = Francia ha tomado la carta Grecia, por 1 punto al final: eso es desarrollar. Señala una carta, o mantenla pulsada, y te dice qué hace.
hidden = Tu siguiente ficha está boca abajo. La Planificación la revela: solo entonces puedes excavarla.
beat = Planificación y Excavación comparten un espacio, y ahí están tus dos discos amarillos. Solo puede seguir una pila mayor, que te da la anterior. Coloca, pues, tus tres negros en Planificación.
turned-up = Tu Planificación ha revelado escombros negros.
rather-plan = Está permitido. Pero tu próxima ficha está boca abajo, y mientras tanto no puedes excavarla: coloca los tres discos negros en Planificación, y vuelven los amarillos.
storage = Lo que excavas va a tu almacén, y está lleno: el tercer hueco sigue bloqueado. Con el almacén lleno no se excava, y solo se vacía desarrollando cartas.
bargain = Acaba de llegar Alemania Occidental, la segunda carta: 3 puntos por una ficha de escombros. También te quedas el disco negro de Francia, que puede pagar los escombros negros.
develop = Desarrolla entonces Alemania Occidental: elige tus dos discos naranjas y luego la parte de arriba de la carta.
rather-germany = Quizá no esté mal, pero Alemania Occidental es aquí lo mejor: 3 puntos, sitio en el almacén y un disco negro.
give = ¿Qué ficha das? Aquí da igual: elige cualquiera de las dos.
blocked = Ahora podrías pagar los escombros negros. Pero en Planificación/Excavación hay tres discos, y no tienes cuatro de un color.
card-action = Las cartas te ayudan: cada una lleva abajo una acción secundaria, que sirve una vez. La tercera, en el espacio temporal 3, tiene una Excavación: coloca ahí tus dos discos azules; el negro paga.
rather-blue = Está permitido, pero solo la Excavación de la tercera carta te deja excavar ahora los escombros negros. Coloca en ella los dos discos azules: el negro debe quedarse contigo para pagar, y los amarillos te servirán justo después.
off-course = Con tres azules, Francia se ha llevado tus dos discos naranjas. Y tienes dos niveles de desvío: al final cada uno cuesta un punto. El dinero devuelve la tuneladora a su rumbo.
finance = La Financiación te da una de las cartas expuestas como dinero. Solo hay un disco ahí: bastan tus dos amarillos.
rather-finance = También llegará su momento. Pero te has desviado dos niveles, y cada excavación puede alejarte más: primero el dinero. Coloca tus dos discos amarillos en Financiación.
take = Como dinero solo cuenta la moneda de una carta: cada millón (1M) corrige un nivel. Dos cartas valen 2M. De las dos, Portugal daría más puntos a Francia: elige su moneda.
rather-portugal = La Sala de control 1 vale solo 1M. Financiación extra vale 2M, como Portugal, pero desarrollada da 1 punto, y Portugal 2: no se lo dejes a Francia. Elige su moneda.
any-two = Francia no tenía disco para sus escombros amarillos, así que pagó dos cualesquiera. Tú también puedes, pero sale caro.
pass = Tu último disco no supera ninguna pila, así que pasa. Quien pasa primero empieza la ronda siguiente.
keep = Puedes conservar discos; cada uno que conservas es uno menos que robas. Conserva el amarillo: con otro amarillo tendrás una pila de dos.
rather-keep = También puedes devolverlo. Pero esta vez consérvalo: pronto necesitarás una pila de dos.

## Ronda 2

new-round = Una ronda nueva: los espacios están vacíos, y los dos tenéis otra vez diez discos. Tienes los cinco azules: ninguna pila puede ser mayor.
control-room = Tu almacén vuelve a estar lleno. La Sala de control 3, la primera carta, admite una o dos fichas: cada una permite una segunda Planificación seguida. Desarróllala con tu disco naranja.
rather-control = Tu almacén está lleno, y sin sitio no puedes excavar. Desarrolla la Sala de control 3, la primera carta, con tu disco naranja.
second-token = La lección ha colocado una ficha en la carta. Añade la negra: un segundo uso, y tu almacén queda vacío.
rather-second = Basta con una. Pero con la segunda puedes usar la carta dos veces, y tienes sitio para excavar dos veces.
plan-by-card = La primera carta es ahora Bélgica. Coloca tus dos discos amarillos en su Planificación, abajo: superan al naranja, y lo recuperas.
rather-belgium = Está permitido. Pero la Planificación de la primera carta revela tu siguiente ficha, te devuelve el disco naranja y deja libre Planificación/Excavación. Coloca ahí tus dos discos amarillos.
chain = Has planificado, así que tu sala de control te ofrece otra Planificación. Úsala: elige la carta.
dig-white = Primero la ficha blanca: excávala con la tercera carta, y Planificación/Excavación queda libre para una Planificación. Coloca tu disco naranja en la carta; uno blanco paga.
rather-by-card = Está permitido. Pero excava ahora con la tercera carta: solo sirve una vez, y Planificación/Excavación queda libre para una Planificación en esta ronda. Coloca tu disco naranja en la carta; uno blanco paga.
danger = ¡-3! Ahora la peor carta, la única de -2, te haría perder la partida. Primero devuelve la tuneladora a su rumbo.
deviation-deck = Aquí están las cartas de desvío robadas, con la letra de su color: R roja, A amarilla, V verde, Z azul, – ninguno. Cuando un color sale por segunda vez, se barajan todas de nuevo.
technology = La Tecnología avanza uno de tus marcadores, y luego puedes gastar dinero en el rumbo. El espacio está vacío: basta tu disco blanco.
rather-course = Con -3, la próxima excavación podría costarte la partida. Primero vuelve al rumbo: coloca tu disco blanco en Tecnología.
tracks = Al final cada uno de tus dos marcadores cuenta los puntos de su casilla. Avanza el inferior: ahora al ojo, la próxima vez a la caja, tu tercer hueco del almacén.
rather-lower = Está permitido. Pero elige el marcador inferior: después del ojo llega a la caja, y un tercer hueco del almacén te deja excavar más.
peek = El ojo te deja mirar en secreto una ficha boca abajo. Mira la última de tu lado, bajo tu bandera: así sabrás qué disco te hará falta al final.
rather-nine = Mejor mira la última, bajo tu bandera: las fichas más cercanas las revelarás pronto de todos modos, y el color de la última conviene saberlo con tiempo.
keep-in-mind = Naranja: es para tu última Excavación. Francia no lo sabe.
three-off = Tu moneda de 2M te devuelve de -3 a -1: elígela.
rather-spend = Podrías guardarla. Pero con -3, la peor carta de desvío te haría perder la partida en la próxima Excavación: gasta la moneda.
bar = En las dos pistas hay barreras: un marcador solo las cruza con dinero.
five = La segunda carta, Luxemburgo, vale 3M, y la Financiación de abajo te da justo esa carta. Coloca ahí tus cinco discos azules; después la lección juega por ti hasta la ronda 3.
rather-five = Necesitas dinero para las barreras, y aquí hay 3M. Nadie supera cinco discos: coloca los azules en la Financiación de la segunda carta.
france-passes = La lección ha desarrollado por ti Irlanda, por 1 punto, y revelado escombros azules. Ahora Francia pasa.
materials = Ronda 3: con tus dos discos blancos, la lección ha desarrollado Nuevos materiales, y su habilidad te ha devuelto uno de ellos.

## Ronda 3

run-ahead = Con tus discos negros, la lección ha pagado una cuarta Excavación y desarrollado Mejorar la tecnología.
water = Ahora vienen escombros azules: ¡agua! Por ellos Gran Bretaña roba dos cartas de desvío, y Francia ninguna; pero tus barreras son más baratas. Lleva antes tu desvío a 0.
technology-twice = Primero toma Tecnología con tu disco blanco: la lección avanza el marcador inferior a la caja y guarda tu moneda. Luego Mejorar la tecnología te da la misma acción otra vez.
rather-technology = Está permitido. Pero el agua puede esperar a que corrijas tu desvío, y para Tecnología basta el disco blanco: las pilas mayores te servirán después.
third-space = Aquí está: tu tercer hueco del almacén.
once-more = Usa ahora Mejorar la tecnología.
cross = Hay una barrera de 2M ante el marcador inferior. Avánzalo: cruzarla se lleva entera tu moneda de 3M, pero el millón que sobra devuelve tu desvío a 0.
rather-cross = Está permitido. Pero en la barrera tu moneda hace dos cosas a la vez: el marcador inferior la cruza, y tu desvío queda corregido. Avanza el inferior.
eleven = Con tus discos naranjas, la lección ha avanzado el marcador inferior: un undécimo disco, desde la próxima ronda.
alone = Con tus cuatro discos azules, la lección ha planificado dos veces y tomado los tres blancos de Francia. Francia ha pasado: ahora todos los turnos son tuyos.
worn-out = Las cartas con las fichas agotadas se vuelven grises y siguen contando.
star = Una estrella sin número cuenta según la regla de su carta.
dare = Tu tuneladora va recta: es el momento del agua. Coloca tus cuatro discos blancos en la Excavación de la tercera carta. Los azules ya están colocados, así que pagan dos cualesquiera: los naranjas que tomas ahí.
rather-dare = Está permitido. Pero tu desvío está en 0, y esos cuatro discos blancos son los últimos: excava el agua con ellos, en la Excavación de la tercera carta.

## Ronda 4

after-water = La lección ha pasado por ti. Dos cartas, dos niveles: eso fue el agua. Francia, que no teme el agua, va una casilla por delante.
count-risk = Cuenta antes de excavar: ahora -2, en el peor caso -4. Eso aún aguanta. Tu disco negro paga los escombros negros: coloca tus dos blancos en Excavación.
rather-white = Mejor excava ahora, mientras no hay peligro, y con los dos blancos: en Excavación bastan. Conserva las pilas mayores para espacios donde haya más discos. El negro paga.
edge = Fue la peor carta. En -4 sigues en la partida, pero excavar ahora sería jugárselo todo.
extra-finance = La segunda carta es Financiación extra: con una ficha encima, cuenta una vez como 3M en una Tecnología, diga lo que diga su moneda. Desarróllala con tu disco amarillo; la lección coloca la ficha y juega tres turnos.
rather-extra-finance = Con -4, cada excavación es una apuesta, y esta carta te devuelve tres niveles. Desarrolla Financiación extra, la segunda carta, con tu disco amarillo.
five-orange = El naranja solo paga tu última Excavación, en la próxima ronda: con los cinco, la lección ha revelado escombros negros y tomado los cuatro discos blancos de Francia.
some-turns = Con tus discos azules, la lección ha desarrollado Italia, por 3 puntos, y con uno negro ha tomado una moneda de 3M. Ahora, a corregir el desvío.
high-time = La tercera carta tiene una Tecnología. Coloca ahí tus cuatro discos blancos: tus propios tres azules vuelven a ti. La lección avanza el marcador superior.
rather-high-time = Está permitido. Pero con -4 corrige primero el desvío. Y solo la Tecnología de la tercera carta te devuelve tus tres azules: coloca ahí los cuatro discos blancos.
three-levels = Usa ahora Financiación extra: tres niveles menos. Tu moneda de 3M queda para la barrera de 3M de la pista inferior: luego la lección la cruza.
rather-extra = También valdría, pero la moneda de 3M te hace falta para la barrera. Usa Financiación extra.
bar-crossed = La lección ha revelado por ti tu última ficha y ha hecho cruzar la barrera al marcador inferior.

## Ronda 5

last-round = Ronda 5: la lección ha pasado por ti y conservado un disco negro. Te quedan tres casillas, a Francia una.
yours = Tus tres fichas son blanca, negra y naranja, y cada pila en Excavación debe superar a la anterior. ¿Con cuál empiezas, para que te queden pilas mayores y discos para pagar?
rather-small = Empieza por lo pequeño: bastan dos discos naranjas en Excavación, uno blanco paga, y los azules y negros quedan para las dos siguientes. No hace falta bloquear a Francia: su última Excavación acabaría la partida, y tú tienes más puntos.
why-wait = ¿Por qué no excava Francia su última casilla? La partida acabaría, y tú tienes más puntos.
go-on = Ahora escombros negros: conserva discos negros para pagar. ¿Qué pila supera a los dos naranjas y te los devuelve para la última Excavación?
rather-three = Los tres azules son los buenos: te devuelven los naranjas, y uno negro paga. Si todos los negros están en Excavación, cuesta dos cualesquiera.
centre = En el centro la partida acaba al instante: 2 puntos, y 1 por cada ficha que le quede a Francia, en total 3. No se roba carta de desvío. Coloca una pila de cuatro o más; uno naranja paga.
rather-centre = Falta una sola Excavación, y vas por delante: no le des otro turno a Francia. Coloca tus cuatro discos negros en Excavación; uno naranja paga.
off-track = Demasiado desvío: quien pasa de -4 pierde al instante, y no se cuenta nada.

## El final

counted = La partida ha terminado. Cada lado cuenta sus cartas, también las grises, los dos marcadores y el centro, menos su desvío.
