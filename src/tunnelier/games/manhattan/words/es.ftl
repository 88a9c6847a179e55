### Lo que se dice en la mesa de The Manhattan Project.

## El juego en una línea, y sus opciones

summary = Coloca trabajadores, espía, ataca y construye: domina la primera nación con bombas suficientes.
option-pacts = pactos antes de un ataque aéreo
option-pacts-auto = a partir de tres jugadores
option-pacts-on = siempre
option-pacts-off = nunca
option-turn-limit = cuándo se detiene una partida sin fin
option-turn-limit-200 = 200 turnos por jugador
option-turn-limit-100 = 100 turnos por jugador
option-turn-limit-50 = 50 turnos por jugador

## Los jugadores, por su color

seat-1 = Rojo
seat-2 = Azul
seat-3 = Verde
seat-4 = Amarillo
seat-5 = Violeta

## Las casillas del tablero principal

# Una casilla dentro de una frase: .the con el artículo, .to después de «a», .of después de «de».
the-space = { $space }
    .the = la casilla { $space }
    .to = a la casilla { $space }
    .of = de la casilla { $space }
space-university-1 = Universidad 1
space-university-2 = Universidad 2
space-university-3 = Universidad 3
space-university-4 = Universidad 4
space-aircraft-1 = Aviones 1
space-aircraft-2 = Aviones 2
space-money-1 = Dinero 1
space-money-2 = Dinero 2
space-money-3 = Dinero 3
space-mine-1 = Mina 1
space-mine-2 = Mina 2
space-mine-3 = Mina 3
space-reactor = Reactor
space-enrichment = Enriquecimiento
space-repair = Reparación
space-espionage = Espionaje
space-air-strike = Ataque aéreo
space-design = Diseño de bombas
space-construction = Construcción

## Edificios y bombas, por el número de su carta

building-factory = fábrica { $number }
    .the = la fábrica { $number }
    .to = a la fábrica { $number }
    .of = de la fábrica { $number }
building-mine = mina { $number }
    .the = la mina { $number }
    .to = a la mina { $number }
    .of = de la mina { $number }
building-university = universidad { $number }
    .the = la universidad { $number }
    .to = a la universidad { $number }
    .of = de la universidad { $number }
building-enrichment = planta de enriquecimiento { $number }
    .the = la planta de enriquecimiento { $number }
    .to = a la planta de enriquecimiento { $number }
    .of = de la planta de enriquecimiento { $number }
building-reactor = reactor { $number }
    .the = el reactor { $number }
    .to = al reactor { $number }
    .of = del reactor { $number }
bomb-uranium = bomba de uranio { $number }
    .the = la bomba de uranio { $number }
    .of = de la bomba de uranio { $number }
bomb-plutonium = bomba de plutonio { $number }
    .the = la bomba de plutonio { $number }
    .of = de la bomba de plutonio { $number }

## De dónde más vuelven los trabajadores

place-token = ficha de prueba
    .of = de la ficha de prueba
# La del propio jugador.
place-supply = su reserva
    .of = de su reserva

## Cuántos

counted-money = { $number } $
counted-yellowcake = { $number } de yellowcake
counted-uranium = { $number } de uranio
counted-plutonium = { $number } de plutonio
counted-fighters = { $number ->
    [one] { $number } caza
   *[other] { $number } cazas
}
counted-bombers = { $number ->
    [one] { $number } bombardero
   *[other] { $number } bombarderos
}
counted-laborers = { $number ->
    [one] { $number } obrero
   *[other] { $number } obreros
}
counted-engineers = { $number ->
    [one] { $number } ingeniero
   *[other] { $number } ingenieros
}
counted-scientists = { $number ->
    [one] { $number } científico
   *[other] { $number } científicos
}
counted-contract-laborer = { $number ->
    [one] { $number } obrero eventual
   *[other] { $number } obreros eventuales
}
counted-contract-engineer = { $number ->
    [one] { $number } ingeniero eventual
   *[other] { $number } ingenieros eventuales
}
counted-contract-scientist = { $number ->
    [one] { $number } científico eventual
   *[other] { $number } científicos eventuales
}
# Ningún trabajador, en una lista: «por formar: ninguno».
nobody = ninguno
counted-spies = { $number ->
    [one] { $number } espía
   *[other] { $number } espías
}
counted-buildings = { $number ->
    [one] { $number } edificio
   *[other] { $number } edificios
}
counted-bombs = { $number ->
    [one] { $number } bomba
   *[other] { $number } bombas
}
counted-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}

## Cosas sueltas

good-money = dinero
good-yellowcake = yellowcake
good-uranium = uranio
good-plutonium = plutonio
good-fighters = caza
good-bombers = bombardero
plane-fighter = un caza
plane-bomber = un bombardero
pact-truce = una tregua
pact-stand-down = una abstención

## Lo que se pregunta

# Al empezar un turno, cuando ambas cosas se pueden hacer.
ask-turn = { $seat }: coloca trabajadores (o bloquea, sin la acción) o recupéralos.
ask-turn-only-place = { $seat }: coloca trabajadores (o bloquea, sin la acción).
ask-turn-only-retrieve = { $seat }: tu reserva está vacía, recupera a tus trabajadores.
ask-turn-open = { $seat }: sigue con tu turno o termínalo.
ask-turn-nobody-placed = { $seat }: sigue con tu turno y coloca al menos un trabajador.
ask-turn-striking = { $seat }: tus aviones están en el aire, ataca o para.
ask-turn-no-target = { $seat }: tus aviones no tienen ningún blanco, para.
ask-workers = { $seat }: ¿qué trabajadores van { FORM($site, "to") }?
ask-fuel = { $seat }: ¿qué consume { FORM($site, "the") }?
ask-output = { $seat }: ¿qué produce { FORM($site, "the") }?
ask-training = { $seat }: formas { $workers }. ¿Cuántos de tu color, y no eventuales?
ask-market = { $seat }: ¿qué edificio compras?
ask-repair = { $seat }: ¿reparas un punto de daño por { $money }?
ask-repair-free = { $seat }: ¿reparas un punto de daño?
ask-draft = { $seat }: ¿qué bomba te quedas?
ask-pact = { $seat }: { $proposer } ofrece { $pact }. ¿Aceptas?
ask-staff = { $seat }: { FORM($bomb, "the") } necesita { $workers }. ¿Cuántos de tu color, y no eventuales?
ask-bonus = { $seat }: ¿a qué trabajador reclutas antes del primer turno?
ask-first = ¿Quién empieza?
ask-reveal = ¿Qué edificio llega al puesto { $slot } del mercado?
ask-design = ¿Qué bomba llega a la fila?

## Lo que se puede hacer

move-place = { $seat } elige { FORM($site, "the") }.
move-block = { $seat } bloquea { FORM($site, "the") }, sin la acción.
move-use = { $seat } elige { FORM($site, "the") }.
move-occupy = { $seat } bloquea { FORM($site, "the") }, sin la acción.
move-build = { $seat } construye { FORM($bomb, "the") }.
# $points es lo que vale la ficha que se recibe a cambio.
move-test = { $seat } prueba { FORM($bomb, "the") } por la ficha de { $points }.
move-load = { $seat } carga { FORM($bomb, "the") } por { $money }.
move-shoot = { $seat } derriba { $plane } de { $player }.
move-raid = { $seat } bombardea { FORM($building, "the") } de { $owner }.
move-truce = { $seat } ofrece una tregua a { $player }.
move-stand-down = { $seat } ofrece una abstención a { $player }.
move-stop = { $seat } termina el ataque aéreo.
move-retrieve = { $seat } recupera a sus trabajadores.
move-end-turn = { $seat } termina su turno.
move-send = { $seat } envía { $workers } { FORM($site, "to") }.
move-burn = { $seat } paga { $goods } como combustible.
move-make = { $seat } elige { $goods }.
move-train = { $seat } forma { $own ->
    [0] { $contractors ->
        [one] { $contractors } eventual
       *[other] { $contractors } eventuales
    }
    [one] { $own } trabajador de su color{ $contractors ->
        [0] {""}
        [one] {" "}y { $contractors } eventual
       *[other] {" "}y { $contractors } eventuales
    }
   *[other] { $own } trabajadores de su color{ $contractors ->
        [0] {""}
        [one] {" "}y { $contractors } eventual
       *[other] {" "}y { $contractors } eventuales
    }
}.
move-buy = { $seat } compra { FORM($building, "the") } del puesto { $slot }.
move-decline = { $seat } no compra nada.
move-repair = { $seat } repara { FORM($building, "the") }.
move-enough = { $seat } no repara más.
move-keep = { $seat } se queda { FORM($bomb, "the") }.
unseen-keep = { $seat } se queda una bomba.
move-accept = { $seat } acepta.
move-refuse = { $seat } rechaza.
# $workers son todos los de un tipo que necesita la bomba.
move-staff = { $seat } pone { $workers } en { FORM($bomb, "the") }: { $own } de su color, { $contractors ->
    [one] { $contractors } eventual
   *[other] { $contractors } eventuales
}.
move-recruit = { $seat } recluta { $workers }.
move-first = { $player } empieza.
move-reveal = Puesto { $slot } del mercado: { $building }.
move-design = Se revela: { $bomb }.

## Por qué no se puede

refusal-not-left = Eso no se puede robar.
refusal-strike-open = Termina antes tu ataque aéreo: para.
refusal-no-strike = No hay ningún ataque aéreo en curso: coloca antes un trabajador en la casilla Ataque aéreo.
refusal-step-one-over = El tablero principal va primero, y solo una vez por turno.
refusal-must-retrieve = Tu reserva está vacía: debes recuperar a tus trabajadores.
refusal-already-placing = Este ya es un turno de colocación: recuperar ocupa un turno entero.
refusal-nothing-to-retrieve = No volvería ningún trabajador fijo.
refusal-nobody-placed = Coloca al menos un trabajador antes de terminar tu turno.
refusal-occupied = Ya está ocupado.
refusal-closed = Diseño de bombas está cerrado hasta el final de la partida.
refusal-cannot-pay = No puedes pagarlo.
refusal-workers-missing = No tienes en tu reserva los trabajadores necesarios.
refusal-wrong-workers = Allí hacen falta otros trabajadores.
refusal-not-bought = Nadie ha comprado ese edificio.
refusal-not-yours = Los edificios rivales solo te están abiertos en un turno de Espionaje, y tantos como espías tengas.
refusal-damaged = Ese edificio está dañado.
refusal-not-on-offer = Eso no se produce allí.
refusal-wrong-split = No hay trabajadores suficientes para ese reparto.
refusal-empty-slot = Ese puesto del mercado está vacío.
refusal-not-in-hand = No tienes esa bomba en la mano.
refusal-no-fuel = No tienes combustible suficiente para ella.
refusal-tested-before = Ya has hecho tu prueba.
refusal-loaded-before = Esa bomba ya está cargada.
refusal-no-bomber = No tienes ningún bombardero.
refusal-no-fighter = No tienes ningún caza.
refusal-no-such-player = Nadie juega con ese color.
refusal-own-planes = Esos aviones son tuyos.
refusal-no-target = No hay ningún avión así al que derribar.
refusal-fighters-guard = Ese jugador aún tiene cazas: derríbalos antes.
refusal-pact = Un pacto lo prohíbe.
refusal-no-pacts = Esta partida se juega sin pactos.
refusal-too-late = Los pactos se ofrecen antes del primer ataque.
refusal-asked-before = Ese jugador ya ha recibido tu oferta en este ataque aéreo.
refusal-no-damage = Ese edificio no está dañado.
refusal-not-in-packet = Esa bomba no está en el paquete.
refusal-nothing-to-stop = No hay ningún ataque aéreo en curso.
refusal-no-parley = Los pactos se ofrecen durante un ataque aéreo, antes de su primer ataque.
refusal-no-partner = Un pacto se ofrece a un rival.
refusal-design-taken = La casilla Diseño de bombas está ocupada.
refusal-in-use = Ese edificio está ocupado.
refusal-one-worker = Allí va un solo trabajador.
refusal-one-of-either = Allí va un ingeniero o un científico, uno solo.
refusal-wrong-designers = Allí van juntos un ingeniero y un científico.
refusal-wrong-crew = El edificio necesita exactamente los trabajadores impresos en su carta.
refusal-wrong-staff = No hay trabajadores suficientes para ese reparto.
refusal-staff-missing = No tienes en tu reserva los científicos y los ingenieros necesarios.
refusal-cannot-buy = No puedes pagar su precio.
refusal-no-building = Ningún rival tiene ese edificio.
refusal-own-building = Ese edificio es tuyo.
refusal-not-testable = No has construido esa bomba.
refusal-not-loadable = No has construido esa bomba.
refusal-no-bomber-to-load = No tienes ningún bombardero en el que cargarla.
refusal-cannot-pay-load = No puedes pagar su carga.
refusal-not-to-repair = Ese edificio no es tuyo.
refusal-fewer-trained = No formas a tantos.
refusal-fewer-needed = La bomba no necesita tantos.

## Lo que ocurre: preparación y desarrollo de un turno

news-first = { $seat } sale sorteado como primer jugador.
news-bonus-money = { $seat } recibe { $money } como bonificación inicial.
news-bonus-worker = { $seat } toma de la reserva general { $workers } como bonificación inicial.
news-on-offer = Puesto { $slot } del mercado: { $building }.
news-face-up = Boca arriba, por diseñar: { $bomb }.
news-turn = Es el turno de { $seat }.
news-must-retrieve = { $seat } no tiene trabajadores en su reserva y debe recuperar a los suyos.
news-turn-over = Termina el turno de { $seat }.

## Lo que ocurre: colocar, formar, producir

news-placed = { $seat } coloca { $crew } en { FORM($space, "the") }.
news-used = { $seat } coloca { $crew } en { FORM($building, "the") }.
news-paid = { $seat } paga { $goods } a la reserva general.
news-blocked = { $seat } coloca { $crew } en { FORM($space, "the") } y renuncia a la acción.
news-occupied = { $seat } coloca { $crew } en { FORM($building, "the") } y renuncia a la acción.
news-occupied-by-spy = { $seat } coloca { $crew } en { FORM($building, "the") } de { $owner }, por espionaje, y renuncia a la acción.
# Lo que ya no cabe en una escala.
news-lost = { $seat } no recibe { $goods }: ya no hay sitio.
news-received = { $seat } recibe { $goods }.
news-shared = { $seat } recibe { $goods } como rival.
news-trained = { $seat } forma { $workers } de su color.
news-hired = { $seat } forma { $contractors }.
news-not-trained = { $seat } no forma { $workers }: en la reserva general no quedan.
news-bribes-fed = De la reserva general pasa 1 $ a la caja de sobornos, que contiene { $money }.

## Lo que ocurre: el mercado

news-no-purchase = { $seat } no puede pagar ningún edificio.
news-empty-market = El mercado está vacío: { $seat } no puede comprar nada.
news-free = { $seat } ha colocado un ingeniero: el puesto { $slot } es gratis.
news-price = { $seat } paga { $money } a la reserva general por el puesto { $slot }.
news-bought = { $seat } toma { FORM($building, "the") } del puesto { $slot } del mercado.
news-took-bribes = { $seat } se lleva la caja de sobornos: { $money }.
news-slid = Los edificios a la derecha del hueco se desplazan un puesto a la izquierda.
news-refilled = Llega un nuevo edificio al puesto { $slot }: { $building }.
news-no-refill = El mazo de edificios está agotado: no llega ninguno al mercado.

## Lo que ocurre: reactores y espionaje

news-burned = { $seat } paga { $goods } como combustible, en lugar de yellowcake.
news-spy = { $seat } gana un espía y ahora tiene { $spies }.
news-no-spy = { $seat } no gana ningún espía: no se puede tener más de { $spies }.
news-spied = { $seat } coloca { $crew } en { FORM($building, "the") } de { $owner }, por espionaje.
news-spying-over = { $seat } ya no puede usar edificios rivales.
news-spying = { $seat } puede usar { $buildings } de sus rivales en este turno.

## Lo que ocurre: ataques aéreos y pactos

news-no-strike = { $seat } no tiene aviones: no hay ataque aéreo.
news-strike = { $seat } puede atacar con { $fighters } y { $bombers }.
news-shot = { $seat } pierde un caza y destruye { $plane } de { $player }.
# $damage es todo el daño que tiene ahora el edificio.
news-raided = { $seat } pierde un bombardero y alcanza { FORM($building, "the") } de { $owner }: daño { $damage }.
news-strike-spent = A { $seat } no le quedan aviones: termina el ataque aéreo.
news-strike-stopped = { $seat } termina el ataque aéreo.
news-offered = { $seat } ofrece { $pact } a { $player }.
news-truce = { $seat } y { $player } acuerdan una tregua: hasta el próximo turno de { $seat }, ninguno ataca al otro.
news-stand-down = { $seat } y { $player } pactan: { $seat } respeta a { $player }, que evita la casilla Ataque aéreo hasta el próximo turno de { $seat }.
news-refused = { $seat } rechaza lo que ofrece { $player }: { $pact }.
news-pact-over = Termina el pacto de { $seat } con { $player }: { $pact }.

## Lo que ocurre: reparaciones

news-no-repair = { $seat } no tiene daños que reparar.
news-one-repaired = { $seat } repara un punto de daño en { FORM($building, "the") }: { $damage ->
    [one] queda { $damage }
   *[other] quedan { $damage }
}.
news-repair-paid = { $seat } paga { $money } a la reserva general por una reparación.
news-repair-too-dear = { $seat } tiene daños, pero no los { $money } para repararlos.

## Lo que ocurre: diseñar bombas

news-draft = { $seat } toma las { $bombs } que están boca arriba.
news-kept = { $seat } se queda { FORM($bomb, "the") }.
unheard-kept = { $seat } se queda una bomba.
news-passed = { $seat } recibe el paquete, con { $bombs }.
news-got-last = { $seat } recibe la última: { FORM($bomb, "the") }.
unheard-got-last = { $seat } recibe la última bomba.
news-dealt = Se revela una nueva bomba: { FORM($bomb, "the") }.
news-dealt-again = Se revela de nuevo una bomba probada: { FORM($bomb, "the") }.
news-closed = Quedan muy pocas bombas en el mazo: Diseño de bombas se cierra para siempre.

## Lo que ocurre: construir, probar y cargar bombas

news-played = { $seat } juega boca arriba { FORM($bomb, "the") }.
news-fuelled = { $seat } paga { $goods } como combustible.
news-staffed = { $seat } pone { $workers } en la bomba.
news-staffed-by-contract = { $seat } pone { $contractors } en la bomba.
news-built = { $seat } ha construido { FORM($bomb, "the") } por { $points }.
news-tested = { $seat } prueba { FORM($bomb, "the") }.
news-under-deck = La bomba probada, { FORM($bomb, "the") }, va boca abajo al fondo del mazo: { $points } menos.
# El marcador de carga, que estaba en la bomba probada.
news-marker-lost = { $seat } pierde el marcador de carga de la bomba probada: { $points } menos, sin reembolso.
news-token = { $seat } toma la ficha de prueba más alta que queda: { $points }.
news-on-the-token = { $seat } pasa { $workers } de la bomba a la ficha de prueba.
news-on-the-token-by-contract = { $seat } pasa { $contractors } de la bomba a la ficha de prueba.
news-worth-more = { $seat } ha hecho su prueba: desde ahora { FORM($bomb, "the") } vale { $points }.
news-loaded = { $seat } paga { $money } y un bombardero y carga { FORM($bomb, "the") }: { $points } más.
news-score = { $seat } tiene { $points }; para ganar hacen falta { $target }.

## Lo que ocurre: recuperar

news-retrieved = { $seat } recupera a sus trabajadores.
news-came-home = { $seat } recupera { $workers } { FORM($place, "of") }.
news-released = { $seat } recibe de vuelta { $workers } { FORM($place, "of") }.
news-contract-over = { $seat } devuelve a la reserva general { $contractors } { FORM($place, "of") }.
news-dismissed = { $seat } devuelve a la reserva general { $contractors } { FORM($place, "of") }.

## Lo que ocurre: el final

news-target = { $seat } ha alcanzado el objetivo con { $points } y gana.
news-no-points-left = Nadie puede puntuar más: termina la partida.
news-time-up = Todos han jugado { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}: termina la partida.
news-tally = Puntos de { $seat }: bombas construidas { $built }, bombas cargadas { $loaded }, ficha de prueba { $token }.
news-won = { $seat } gana con más puntos que nadie: { $points }.
news-won-by-loaded = { $seat } gana el empate a { $points } por tener más bombas cargadas: { $loaded }.
news-won-by-money = { $seat } gana el empate a { $points } y a bombas cargadas ({ $loaded }) por tener más dinero: { $money }.
news-won-together = { $seat } comparte la victoria, con empate a puntos ({ $points }), a bombas cargadas ({ $loaded }) y a dinero ({ $money }).

## La hoja de puntuación

sheet-bombs = bombas construidas
sheet-loaded = bombas cargadas
sheet-token = ficha de prueba
sheet-total = total
sheet-target = objetivo
# El lugar de un jugador al final: primero, segundo…
sheet-place = lugar

## Títulos del laboratorio

deed-placed = Casillas del tablero principal usadas
deed-bought = Edificios comprados
deed-used = Edificios propios usados
deed-spied = Edificios rivales usados por espionaje
deed-kept = Planos de bomba elegidos
deed-built = Bombas construidas
deed-tested = Bombas probadas
deed-loaded = Bombas cargadas

## Palabras que se teclean: tipos de jugada

type-place = colocar
type-block = bloquear
type-use = usar
type-occupy = ocupar
type-build = construir
type-test = probar
type-load = cargar
type-shoot = derribar
type-raid = bombardear
type-truce = tregua
type-stand-down = abstención
    .also = abstencion
type-stop = parar
type-retrieve = recuperar
type-end-turn = fin-de-turno
    .also = terminar
type-send = enviar
type-burn = consumir
type-make = producir
type-train = formar
type-buy = comprar
type-decline = renunciar
# El tipo de jugada, y la casilla Reparación.
type-repair = reparación
    .also = reparacion, reparar
type-enough = basta
type-keep = quedarse
type-accept = aceptar
type-refuse = rechazar
type-staff = asignar
type-recruit = reclutar
type-first = primero
type-reveal = revelar

## Palabras que se teclean: lo que nombra una jugada

type-space = casilla
type-building = edificio
type-bomb = bomba
type-player = jugador
type-plane = avión
    .also = avion
type-workers = trabajadores
type-worker = trabajador
type-fuel = combustible
type-output = producción
    .also = produccion
type-own = fijos
type-slot = puesto

## Palabras que se teclean: casillas, jugadores y bienes

type-university = universidad
type-aircraft = aviones
type-money = dinero
type-mine = mina
type-reactor = reactor
type-enrichment = enriquecimiento
type-espionage = espionaje
# La casilla Diseño de bombas, y una bomba que llega a la fila.
type-design = diseño
    .also = diseno
type-air-strike = ataque-aéreo
    .also = ataque-aereo, ataque
type-construction = construcción
    .also = construccion
type-red = rojo
type-blue = azul
type-green = verde
type-yellow = amarillo
type-violet = violeta
type-fighter = caza
type-bomber = bombardero
type-fighters = cazas
type-bombers = bombarderos
type-uranium = uranio
type-yellowcake = yellowcake
type-engineer = ingeniero
type-scientist = científico
    .also = cientifico
type-engineers = ingenieros
type-scientists = científicos
    .also = cientificos

## Palabras que se teclean: un trabajador cada una, con las letras del tablero; tras la g, los eventuales

type-l = o
type-e = i
type-s = c
type-gl = go
type-ge = gi
type-gs = gc

## La terminal: cantidades y trabajadores en breve

short-money = { $number } $
short-yellowcake = { $number }Y
short-uranium = { $number }U
short-plutonium = { $number }P
short-fighters = { $number ->
    [one] { $number } caza
   *[other] { $number } cazas
}
short-bombers = { $number ->
    [one] { $number } bombardero
   *[other] { $number } bombarderos
}
short-laborers = { $number }O
short-engineers = { $number }I
short-scientists = { $number }C
letter-laborer = O
letter-engineer = I
letter-scientist = C
page-key-workers = O obrero · I ingeniero · C científico (minúsculas: eventuales) · ? cualquiera
page-key-goods = Y yellowcake · U uranio enriquecido · P plutonio

## La terminal: el turno

page-turn = Turno { $number } de { $seat }
page-target = objetivo { $points } puntos
page-spying = edificios rivales aún abiertos a los espías: { $number }
page-strike = ataque aéreo en curso, aviones: { $planes }

## La terminal: mercado, tablero principal y bombas

page-market = Mercado
page-bribes = caja de sobornos { $money }
page-deck = { $number } en el mazo
# Lo que se dice junto a un puesto del mercado; I es la letra de un ingeniero.
page-slot-first = gratis para I, + sobornos
page-slot-free = gratis para I
page-slot-bribing = sobornos +1 $
page-empty = vacío
# Tipos de edificio, en una columna lo más estrecha posible.
kind-factory = fábrica
kind-mine = mina
kind-university = universidad
kind-enrichment = planta
kind-reactor = reactor
page-action-espionage = +1 espía, usar edificios rivales
page-action-design = repartir bombas
page-action-air-strike = atacar
page-action-repair = reparar 3; otros 2 $, 3 $, 5 $
page-action-construction = comprar un edificio
# Lo que recibe cada rival.
page-others = otros { $goods }
# Diseño de bombas, hasta el final de la partida.
page-closed = cerrado
page-row = Bombas por diseñar
page-tokens = fichas de prueba { $tokens }
page-packet = el paquete
page-bomb-uranium = { $bomb }: { $workers } { $fuel }, { $untested } pts., cargar { $load }
page-bomb-plutonium = { $bomb }: { $workers } { $fuel }, { $untested }/{ $tested } pts., cargar { $load }
page-general = Reserva general:

## La terminal: los jugadores

page-points = { $points } de { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
}
page-supply = reserva:
page-untrained = por formar:
page-damage = daño { $number }
page-token = ficha de prueba { $value }
page-built = construida
page-loaded = cargada
page-in-hand = bombas en la mano: { $number }
page-hand = mano
page-ready = lista para construir
page-missing = falta: { $goods }
page-truce = tregua con { $players }
# $number es cuántos jugadores son.
page-stand-down = { $number ->
    [one] { $players } se abstiene
   *[other] { $players } se abstienen
}

## La mesa en su conjunto

board-title = The Manhattan Project, { $seats } jugadores
board-description = Tablero principal con 19 casillas, un mercado de siete edificios, bombas por diseñar. { $players }
board-nation = { $seat }: { $points } de { $target } puntos, { $goods }, trabajadores en la reserva: { $workers }, edificios: { $buildings }, bombas construidas: { $built }, en la mano: { $hand }.
board-nothing = ningún bien
# En las fichas de los jugadores; dos letras donde una no los distinguiría.
board-letter-1 = R
board-letter-2 = Az
board-letter-3 = Ve
board-letter-4 = Am
board-letter-5 = Vi

## La mesa: el turno

board-button-retrieve = Recuperar trabajadores
board-button-end-turn = Terminar el turno
board-button-stop = Terminar el ataque
board-button-decline = No comprar nada
board-button-enough = No reparar más
board-button-accept = Aceptar
board-button-refuse = Rechazar
# En un botón: cómo se reparten los trabajadores que se forman o los de una bomba.
board-split = { $own ->
    [one] { $own } tuyo
   *[other] { $own } tuyos
}, { $contractors ->
    [one] { $contractors } eventual
   *[other] { $contractors } eventuales
}
board-won = { $seat } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-together = { $players } ganan a la vez

## La mesa: un ataque aéreo

board-no-building = { $seat }: ningún edificio que bombardear
board-no-bomber = { $seat }: sin bombardero no se daña ningún edificio
board-protected = { $seat }: un pacto lo protege
board-open-sky = { $seat }: ningún caza enfrente; { $bombers ->
    [one] { $bombers } bombardero
   *[other] { $bombers } bombarderos
} → hasta { $bombers } de daño
board-breakthrough = { $seat }: cazas { $mine } − { $theirs } = { $left }, luego { $bombers ->
    [one] { $bombers } bombardero
   *[other] { $bombers } bombarderos
} → hasta { $bombers } de daño
board-held-off = { $seat }: cazas { $mine } contra { $theirs }, { $lack ->
    [one] falta { $lack }
   *[other] faltan { $lack }
} para abrir paso a los bombarderos
board-offer-truce = tregua
board-offer-stand-down = abstención
board-offer-to = Ofrecer { $pact } a { $seat }

## La mesa: casillas y edificios

board-main = Tablero principal
# Parts of the map, without the numbers of their spaces.
board-district-university = Universidad
board-district-aircraft = Aviones
board-district-money = Dinero
board-district-mine = Mina
board-general = Reserva general
board-action-design = reparto de bombas: 2 para ti, 1 por rival
board-action-air-strike = atacar aviones y edificios rivales
board-action-repair = reparar 3 de daño; otros por 2 $, 3 $, 5 $
board-action-construction = comprar un edificio; siempre hay sitio
board-or = { $one } o { $other }
board-and = { $one } y { $other }
# Una parte de lo que se dice después de otra.
board-clauses = { $said }; { $more }
board-costs = cuesta { $goods }
board-gives = da { $goods }
board-site = { $name }: { $workers }; { $deal }
board-any = { $number ->
    [one] { $number } trabajador cualquiera
   *[other] { $number } trabajadores cualesquiera
}
# Por eventuales.
board-occupied = allí están { $workers }
board-occupied-by = { $seat } tiene allí { $workers }
board-damaged = daño { $number }, por reparar
board-owned = de { $seat }
board-for-sale = en venta en el puesto { $slot }
board-is-closed = cerrado
board-block = Bloquear { FORM($site, "the") }: colocar allí sin la acción

## La mesa: el mercado

board-slot = Puesto { $slot }: { $price }
board-free = gratis
board-lacks = falta: { $goods }
board-feeds-pile = caja de sobornos +1 $
board-bribe-pile = caja de sobornos
board-in-the-deck = en el mazo: { $number }

## La mesa: las bombas

board-plans = Bombas
# A part of the board on a phone.
board-market-and-bombs = Mercado y bombas
board-draft = Reparto: { $number } en el paquete
board-keeping = { $seat } elige
board-test-tokens = fichas de prueba:
board-under-deck = probadas, al fondo del mazo: { $bombs }
board-bomb = { $name }: { $goods }; { $worth }
board-worth-uranium = { $untested ->
    [one] { $untested } punto
   *[other] { $untested } puntos
}; cargar { $money }
board-worth-plutonium = { $untested ->
    [one] { $untested } punto
   *[other] { $untested } puntos
}, { $tested } tras una prueba; cargar { $money }
board-in-your-hand = en tu mano, { $status }
board-is-built = construida por { $seat }, ahora vale { $points }
board-is-loaded = cargada, +{ $points }
board-load-bomb = Cargar { FORM($bomb, "the") } por { $money } y un bombardero: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-gain = +{ $points }
board-loss = −{ $points }
board-test-bomb = Probar { FORM($bomb, "the") }: ficha { $token }, puntuación { $gain }

## La mesa: las naciones

board-you = { $seat } (tú)
board-counter = { $seat }: { $goods }
board-counter-limited = { $seat }: { $goods } de { $most } como máximo
board-worker = { $seat }: { $workers } en la reserva
board-supply = Reserva: { $workers }
board-to-train = por formar: { $workers }

## Qué son las formas: frases para quien las señala

# Una frase tras otra.
about-sentences = { $said } { $more }
about-turn = En tu turno colocas trabajadores o los recuperas. Colocar: primero, como mucho, una colocación en el tablero principal; luego, cuantas quieras en tus edificios.
about-takes = Hace falta: { $workers }.
about-costs = Coste: { $goods }.
about-shares = Cada rival recibe { $goods }.
about-university = Forma { $goods }. Quien se forma pasa de la reserva general a la tuya y puede trabajar ya en este turno, de tu color o como eventual.
about-aircraft = Produce { $goods } al momento. Los cazas derriban aviones; los bombarderos dañan edificios y llevan las bombas cargadas.
about-money = Da { $goods }. Cada colocación aquí pone además 1 $ en la caja de sobornos.
about-factory = Produce { $goods }.
about-mine = Da { $goods }. Los reactores y las plantas de enriquecimiento lo consumen.
about-reactor = Produce { $goods }, el combustible de las bombas 15 a 29.
about-enrichment = Produce { $goods }, el combustible de las bombas 00 a 14.
about-espionage = Ganas un espía para siempre. En este turno puedes usar además tantos edificios de rivales como espías tengas.
about-design = Todos se reparten en secreto las bombas de la fila: tú recibes dos y cada rival una.
about-air-strike = Atacas al momento: un caza derriba un avión, un bombardero daña un edificio de quien no tenga cazas. Cada avión que ataca se gasta.
about-repair = Quitas hasta 3 de daño de tus edificios. Después cada rival puede reparar también, por 2 $, 3 $ y 5 $.
about-construction = Puedes comprar un edificio del mercado. Aquí siempre hay sitio, y un ingeniero consigue gratis el puesto 1 o 2.
about-stays = Los trabajadores se quedan, y nadie más puede venir, hasta que se recuperen.
about-block = Coloca aquí sin la acción, para cerrar el paso a los demás. El coste se paga igualmente.

## Qué son las formas: el mercado y las bombas

about-slot = Lo que hay aquí se compra con Construcción por { $money }. Tras una compra, los edificios más caros se desplazan un puesto a la izquierda.
about-slot-first = Quien compra aquí se lleva también la caja de sobornos.
about-slot-free = Es gratis tras colocar un ingeniero.
about-slot-bribing = Una compra aquí pone 1 $ en la caja de sobornos.
about-bribe-pile = Dinero que todavía no es de nadie. Quien compra en el puesto 1 se lo lleva todo.
about-building-deck = Edificios que nadie ha visto aún. Tras una compra, el primero llega al puesto 7.
about-bomb-deck = Bombas por venir. Tras un reparto se pone una nueva fila; si faltan cartas, Diseño de bombas queda cerrado para siempre. Las bombas probadas están al fondo.
about-test-tokens = Las fichas de prueba que quedan. Quien prueba una bomba toma la más alta, y cuenta como puntos.
about-draft = El paquete da la vuelta: cada uno se queda en secreto una bomba. La última es para quien empezó.
about-bomb-uranium = Para construirla hace falta: { $goods }. Entonces cuenta { $points }.
about-bomb-plutonium = Para construirla hace falta: { $goods }. Entonces cuenta { $points }, o { $tested } si su dueño ha hecho una prueba.
about-bomb-load = Cargarla cuesta { $money } y un bombardero y da { $points }.
about-load = Carga la bomba en un bombardero por { $money }: cuenta { $points } más. Cada bomba se carga una sola vez.
about-test = Entrega esta bomba por la ficha de prueba más alta: desde entonces tus bombas de plutonio cuentan el número mayor. Solo se prueba una vez por partida.

## Qué son las formas: las naciones

about-points = Los puntos vienen de bombas construidas, bombas cargadas y la ficha de prueba. Quien alcanza el objetivo gana al instante.
about-good-money = Paga edificios, Espionaje, Reparación, enriquecimiento y la carga de bombas. Puedes tener cuanto quieras.
about-good-yellowcake = Viene de las minas. Los reactores hacen con él plutonio, las plantas de enriquecimiento uranio. Puedes tener cuanto quieras.
about-good-uranium = El combustible de las bombas 00 a 14; algunos reactores también lo consumen.
about-good-plutonium = El combustible de las bombas 15 a 29.
about-good-fighters = En un ataque aéreo cada uno derriba un avión. Mientras tengas uno, nadie puede bombardear tus edificios.
about-good-bombers = En un ataque aéreo cada uno daña un edificio. También hace falta uno para cargar una bomba.
about-good-spies = Cada Espionaje da uno más. En el turno de un Espionaje abren otros tantos edificios de rivales.
about-hand = Bombas en la mano de { $seat }: nadie más las ve.
about-untrained = Trabajadores de este color que siguen en la reserva general: las universidades los forman.
about-tested = { $seat } ha hecho una prueba: la ficha cuenta como puntos, y las bombas de plutonio cuentan su número mayor.
about-pacts = Pactos que propuso { $seat }. Valen hasta que empiece el próximo turno de { $seat }.
about-strike = Lo que este ataque aéreo puede hacer a { $seat }: primero los cazas derriban a los cazas, luego pasan los bombarderos.
about-truce = Ofrece una tregua a { $seat }: tú no atacas en este turno, ni { $seat } a ti en el suyo.
about-stand-down = Respetas a { $seat } en este turno si { $seat } no usa Ataque aéreo en el suyo.
about-laborer = Un obrero: trabaja donde no haya impreso otro tipo.
about-engineer = Un ingeniero: trabaja en todas partes salvo donde hay impreso un científico, y casi todas las bombas piden alguno.
about-scientist = Un científico: trabaja en todas partes salvo donde hay impreso un ingeniero, y toda bomba pide alguno.
about-permanent = Es de { $seat } para siempre y vuelve al recuperar.
about-contractor = Un eventual gris no es de nadie: trabaja para quien lo formó, y una recuperación lo devuelve a la reserva general.

## Qué son las formas: decisiones

about-choice-retrieve = Todos tus trabajadores vuelven, tus edificios y bombas se vacían; los eventuales del tablero principal y de tu reserva se van. Ocupa todo el turno.
about-choice-end-turn = Sigue el próximo jugador. En el turno se debe haber colocado al menos un trabajador.
about-choice-stop = No hay más ataques en este turno.
about-choice-decline = El trabajador se queda en Construcción, y no se compra nada.
about-choice-enough = No reparas más; le toca reparar al siguiente.
about-choice-accept = El pacto os obliga a ambos hasta el próximo turno de quien lo propuso.
about-choice-refuse = No hay pacto, y rechazarlo no tiene consecuencias.
about-choice-own = Tantos de tu color, los demás eventuales. Los tuyos se quedan para siempre; los eventuales se van cuando recuperas.
about-choice-staff = Tantos de tu color, los demás eventuales. Se quedan en la bomba hasta que recuperes.
about-choice-recruit = Empiezas con este trabajador, además de tus cuatro obreros.
about-choice-make = Recibes esto y no lo otro.
about-choice-burn = Pagas esto como combustible y no lo otro.

## Qué significan las formas ahora

now-lacks = Aún te falta: { $goods }.
now-lacks-workers = { $number ->
    [one] Te falta { $number } trabajador.
   *[other] Te faltan { $number } trabajadores.
}
now-ready = Tienes todo lo que hace falta.
now-occupied = Aquí hay trabajadores: está cerrado hasta que se recuperen.
now-damaged = Daño { $number }: no se puede usar antes de repararlo.
now-room = Solo tienes sitio para { $goods }.
now-to-train = La reserva general solo tiene para ti: { $workers }.
now-left = Quedan en la reserva general: { $number }.
now-more = Aún puedes tener { $number } más.
now-brings-pile = Te daría { $money } de la caja de sobornos.
now-open-to-spies = Tus espías pueden usar { $buildings } de rivales en este turno.
now-needs-spies = Solo puedes usarlo en un turno de Espionaje.
now-guarded = A salvo de bombarderos: { $seat } tiene { $fighters }.
now-unguarded = Ningún caza lo protege de los bombarderos.
now-next-row = La próxima fila necesita { $bombs }.
now-token = Una prueba te daría la ficha de { $points }.
now-tested = Ya has hecho tu prueba.
now-ahead = Tendrías { $points } de { $target }.
now-to-go = Faltan { $points }.
now-test-gain = Probarla cambiaría tus puntos en { $gain }.
now-stands = Está en { FORM($site, "the") }.
now-waits = Espera en la reserva de { $seat }.
now-home = Recuperar devuelve: { $workers }.
now-leaving = Eventuales de tu reserva que entonces se van: { $number }.

## Los componentes, uno por uno

component-buildings = Edificios
component-bombs = Bombas
component-workers = Trabajadores
component-goods = Recursos
component-tokens = Fichas
component-money = Dinero
component-yellowcake = Yellowcake
component-uranium = Uranio enriquecido
component-plutonium = Plutonio
component-fighters = Cazas
component-bombers = Bombarderos
component-spies = Espías
component-token = Ficha de prueba { $number }
component-damage = Daño
component-damage-said = Un edificio dañado no se puede usar hasta que se repare todo su daño.

## Los campos de una posición, y lo que puede haber en ellos

field-pacts = pactos
field-pacts-auto = a partir de tres jugadores
field-pacts-on = siempre
field-pacts-off = nunca
field-turn-limit = límite de turnos
field-first = jugador inicial
field-recruits = reclutas por elegir
field-bribe = caja de sobornos
field-deck = bombas en el mazo
field-closed = sin más diseños de bombas
field-tested = fichas de prueba tomadas
field-grey = eventuales en la reserva
field-market = mercado
field-sockets = tablero principal
    .one = casilla del tablero
field-crowd = trabajadores en Construcción
field-buildings = edificios
    .one = edificio
field-bombs = bombas
    .one = bomba
field-under = bombas bajo el mazo
field-drafts = repartos hechos
field-designers = quién empezó cada reparto
field-picks = bombas elegidas en este reparto
field-begun = turno de colocación
field-placed = trabajadores colocados
field-step-two = segundo paso del turno
field-spying = edificios rivales por usar
field-strike = ataque aéreo
field-strike-parley = antes del primer ataque
field-strike-attacking = ataques en curso
field-offered = pacto propuesto a
field-supply = reserva
field-untrained = fijos por formar
field-goods = dinero, combustible, aviones
field-spies = espías
field-owned = edificios propios
field-hand = bombas en mano
field-built = bombas construidas
field-token = ficha de prueba
field-token-workers = trabajadores en la ficha
field-test-draft = reparto de la bomba probada
field-truce = tregua con
field-stand-down = abstención con
field-saw = bombas vistas en el último reparto
field-worker = trabajador
word-laborer = obrero
word-engineer = ingeniero
word-scientist = científico
word-contract-laborer = obrero eventual
word-contract-engineer = ingeniero eventual
word-contract-scientist = científico eventual
field-damage = daño
field-user = usado por
field-workers = trabajadores
field-lies-deck = en el mazo
field-lies-under = bajo el mazo
field-lies-row = en la fila
field-lies-drafted = elegida
field-lies-built = construida
field-draft = reparto
field-loaded = cargada
field-question-turn = turno
field-question-workers = qué trabajadores
field-question-fuel = combustible
field-question-output = qué producción
field-question-training = formación
field-question-market = comprar un edificio
field-question-repair = reparación
field-question-draft = reparto
field-question-pact = pacto
field-question-staff = quién construye la bomba
field-question-bonus = reclutar a un trabajador
field-question-first = quién empieza
field-question-reveal = qué edificio llega
field-question-design = qué bomba llega
