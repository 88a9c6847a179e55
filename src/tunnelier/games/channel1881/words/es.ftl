### Snowdonia: The Channel Tunnel 1881. Una palabra para cada cosa: véase glossary.md.

## El juego y sus opciones

summary = Dos equipos excavan uno hacia el otro bajo el canal de la Mancha, de crisis en crisis hasta la conexión.
credit = David Brain, para Snowdonia de Tony Boydell, Surprised Stare Games, 2017
option-layout = los tamaños de las cartas de túnel
option-layout-mirrored = las dos mitades iguales
option-layout-independent = cada mitad barajada
option-crisis-start = cómo empieza la zona de crisis
option-crisis-start-standard = dos marcadores cada uno
option-crisis-start-discs = y un disco cada uno
option-crisis-start-markers = cuatro marcadores cada uno
reconstructed = El orden de los eventos, las parcelas de las estaciones, su lugar en la línea, cuatro contratos, un número y dos dorsos están reconstruidos: no están publicados en ningún sitio que hayamos podido leer. Concuerdan con todo lo que se sabe.

## Los jugadores

# Como título y al principio de una frase; .the en medio.
seat-1 = Los ingleses
    .the = los ingleses
seat-2 = Los franceses
    .the = los franceses

## Las zonas

area-a = A (almacén)
area-b = B (excavación)
area-c = C (taller)
area-d = D (tuneladora)
area-e = E (construcción)
area-f = F (oficina de obra)
area-g = G (gestión de crisis)

## Bienes y cubos

good-ore = mineral
good-stone = piedra
good-coal = carbón
good-rubble = escombros
good-bars = barras
cube-ore = mineral de hierro
cube-stone = piedra
cube-coal = carbón
cube-event = un cubo de evento

## Lo que se cuenta

counted-ore = { $number ->
        [one] { $number } mineral
       *[other] { $number } minerales
    }
counted-stone = { $number ->
        [one] { $number } piedra
       *[other] { $number } piedras
    }
counted-coal = { $number ->
        [one] { $number } carbón
       *[other] { $number } carbones
    }
counted-rubble = { $number ->
        [one] { $number } escombro
       *[other] { $number } escombros
    }
counted-bars = { $number ->
        [one] { $number } barra de acero
       *[other] { $number } barras de acero
    }
    .short = { $number ->
        [one] { $number } barra
       *[other] { $number } barras
    }
counted-cubes = { $number ->
        [one] { $number } cubo
       *[other] { $number } cubos
    }
counted-event-cubes = { $number ->
        [one] { $number } cubo de evento
       *[other] { $number } cubos de evento
    }
counted-discs = { $number ->
        [one] { $number } disco
       *[other] { $number } discos
    }
counted-markers = { $number ->
        [one] { $number } marcador
       *[other] { $number } marcadores
    }
counted-cards = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
counted-contracts = { $number ->
        [one] { $number } contrato
       *[other] { $number } contratos
    }
counted-points = { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
# Lo que exigen los contratos.
counted-station-markers = { $number ->
        [one] { $number } marcador en estación
       *[other] { $number } marcadores en estación
    }
counted-shored-tunnels = { $number ->
        [one] { $number } túnel apuntalado
       *[other] { $number } túneles apuntalados
    }
# Barras de un precio que se pagan con mineral, piedras de un precio que se pagan con escombros.
counted-bars-in-ore = { $number ->
        [one] { $number } barra en mineral
       *[other] { $number } barras en mineral
    }
counted-stone-in-rubble = { $number ->
        [one] { $number } piedra en escombros
       *[other] { $number } piedras en escombros
    }
# En lugar de una lista de cubos o de bienes.
nothing = nada

## El dorso del mazo

sky-none = ninguna carta
sky-rain = lluvia
sky-sun = sol
sky-fog = niebla

## Estaciones, túneles y parcelas

station-st-pancras = St Pancras
    .of = de St Pancras
    .at = en St Pancras
    .to = a St Pancras
station-shakespeare-cliff = Shakespeare Cliff
    .of = de Shakespeare Cliff
    .at = en Shakespeare Cliff
    .to = a Shakespeare Cliff
station-varne-bank = Varne Bank
    .of = de Varne Bank
    .at = en Varne Bank
    .to = a Varne Bank
station-middle = Centro
    .the = el Centro
    .of = del Centro
    .at = en el Centro
    .to = al Centro
station-colbart-ridge = Colbart Ridge
    .of = de Colbart Ridge
    .at = en Colbart Ridge
    .to = a Colbart Ridge
station-sangatte = Sangatte
    .of = de Sangatte
    .at = en Sangatte
    .to = a Sangatte
station-gare-du-nord = Gare du Nord
    .the = la Gare du Nord
    .of = de la Gare du Nord
    .at = en la Gare du Nord
    .to = a la Gare du Nord
tunnel = túnel { $position }
    .the = el túnel { $position }
    .of = del túnel { $position }
    .at = en el túnel { $position }
    .to = al túnel { $position }
site = { $station }, parcela { $number }
    .the = la parcela { $number } { FORM($station, "of") }
    .of = de la parcela { $number } { FORM($station, "of") }
rubble-site = { $station }, parcela de escombros
    .the = la parcela de escombros { FORM($station, "of") }
    .of = de la parcela de escombros { FORM($station, "of") }
# Cuando una estación tiene varias.
numbered-rubble-site = { $station }, parcela de escombros { $number }
    .the = la parcela de escombros { $number } { FORM($station, "of") }
    .of = de la parcela de escombros { $number } { FORM($station, "of") }

## Trenes y tuneladoras

train-enid = Enid
    .the = el tren Enid
train-wyddfa = Wyddfa
    .the = el tren Wyddfa
train-snowdon = Snowdon
    .the = el tren Snowdon
train-moel-siabod = Moel Siabod
    .the = el tren Moel Siabod
machine = tuneladora
    .the = la tuneladora

## Eventos

event-excavate = excavación
event-trains = trenes a la venta
event-track = vía
event-station = estación
event-maintenance = mantenimiento

## Los contratos y sus habilidades

contract = contrato { $card }
    .the = el contrato { $card }
    .of = del contrato { $card }
    .to = al contrato { $card }
with-ability = { $card } ({ $ability })
    .the = { FORM($card, "the") } ({ $ability })
    .to = { FORM($card, "to") } ({ $ability })
ability-clear-card = despeja la carta de la tuneladora
ability-look-two = muestra dos contratos
ability-ore-as-bar = 3 minerales valen por una barra
ability-yard-plus = { $number ->
        [one] { $number } cubo más en A
       *[other] { $number } cubos más en A
    }
ability-stone-less = parcelas por 1 piedra menos
ability-extra-build = una construcción más
ability-rubble-to-stone = escombros en piedra
ability-ore-to-bar = 2 minerales en una barra
ability-lock = no más habilidades esta ronda
ability-upkeep = paga el mantenimiento
ability-rubble-as-stone = los escombros valen por piedra
ability-bag-three = 3 cubos de la bolsa
ability-yard-two = 2 cubos del almacén
ability-start-marker = toma la ficha de jugador inicial
ability-dig-double = excava el doble en B
ability-bore-six = la tuneladora perfora { $number }
ability-build-and-dig = la tuneladora construye y excava { $number }
ability-calm = { $number ->
        [one] retira { $number } disco propio
       *[other] retira { $number } discos propios
    }
ability-extra-bore = perfora { $number } además

## Lo que se pregunta

ask-hire = { $seat }: ¿contratas a un obrero del pub por 1 carbón?
ask-place = { $seat }: coloca un obrero.
ask-contract = { $seat }: ¿anuncias un contrato antes de { $area }?
ask-yard = { $seat }: toma hasta { $cubes }, un carbón como máximo.
ask-dig = { $seat }: ¿excavas { $rubble } ante tu tuneladora?
ask-bite = { $seat }: ¿apuntalas por 1 piedra o te quedas los escombros?
ask-claim = { $seat }: ¿va tu último marcador a { FORM($site, "the") }?
ask-works = { $seat }: ¿qué conviertes?
ask-bore = { $seat }: ¿la tuneladora perfora o construye?
# Por el contrato n2, cuando una parte está hecha.
ask-bore-further = { $seat }: ¿hace la tuneladora también lo otro?
ask-build = { $seat }: ¿qué construyes o compras?
ask-payment = { $seat }: ¿cuántas barras en mineral, cuántas piedras en escombros ({ $item })?
ask-office = { $seat }: ¿qué contrato tomas?
ask-selection = { $seat }: ¿qué contrato te quedas?
ask-lose = { $seat }: ¿qué marcador retiras del tablero?
ask-upkeep = { $seat }: ¿cómo mantienes el tren?
ask-first = ¿Quién empieza?
ask-layout = ¿De qué tamaño es el túnel { $position }?
ask-back = ¿Qué dorso muestra el mazo?
ask-face = ¿Qué contrato se revela?
ask-cube = ¿Qué cubo se saca?

## Por qué se rechaza una jugada

refusal-not-left = No queda ninguno en la bolsa.
refusal-no-such-size = A ese lado no le quedan cartas de ese tamaño.
refusal-not-in-deck = Una carta así no puede estar encima del mazo.
refusal-no-labourer = No te quedan obreros de esa clase.
refusal-machine-alone = Solo el obrero de la tuneladora va a D.
refusal-only-d-or-g = El obrero de la tuneladora solo va a D o a G.
refusal-not-bought = No has comprado tu tuneladora.
refusal-no-ore = El obrero de la tuneladora cuesta 1 mineral.
refusal-full = Esa zona está llena.
refusal-must-place = Hay que colocar a todos los obreros normales.
refusal-not-held = No tienes ese contrato.
refusal-ability-spent = Su habilidad ya está usada.
refusal-no-letter = Ese contrato se descarta en el mantenimiento, no se anuncia.
refusal-wrong-area = Ese contrato lleva otra letra.
refusal-no-labourer-there = No tienes ningún obrero en esa zona.
refusal-no-effect = Ahora no tendría ningún efecto.
refusal-not-in-yard = En el almacén no hay tantos.
refusal-too-many = Son demasiados.
refusal-too-many-by-card = Este contrato da 2 cubos como máximo.
refusal-stone-alone = Este contrato solo da piedra.
refusal-one-bar-or-two = Este contrato da una barra o dos.
refusal-too-little-ore = No tienes suficiente mineral.
refusal-too-little-rubble = No tienes suficientes escombros.
refusal-none-to-be-had = No quedan tantas barras, o no hay tantas piedras en la bolsa.
refusal-not-to-dig = No quedan escombros.
refusal-no-such-part = Solo un contrato en vigor permite que la tuneladora construya y excave.
refusal-already-done = Esa parte ya está hecha.
refusal-nothing-to-build = No hay nada que puedas construir.
refusal-taken = Esa parcela está ocupada.
refusal-station-closed = Esa estación está cerrada.
refusal-not-reached = No es la última estación que ha alcanzado tu tuneladora.
refusal-other-flag = Lleva la otra bandera.
refusal-no-marker = No tienes marcadores en tu reserva.
refusal-cannot-pay = No puedes pagar eso.
refusal-cannot-buy-train = No tienes suficientes barras para ese tren.
refusal-cannot-buy-machine = La tuneladora cuesta 1 barra.
refusal-ore-is-no-bar = Ningún contrato en vigor permite pagar tantas barras con mineral.
refusal-rubble-is-no-stone = Ningún contrato en vigor permite pagar piedra con escombros.
refusal-not-due = No hay que pagar tanto.
refusal-cannot-maintain = No tienes ninguna barra con que pagar.
refusal-not-on-sale = Los trenes y las tuneladoras están a la venta tras el segundo evento.
refusal-not-displayed = Ese tren no está expuesto.
refusal-bought-before = Ya has comprado tu tuneladora.
refusal-sites-only = La tuneladora construye una parcela y nada más.
refusal-must-build = Has elegido construir con la tuneladora.
refusal-empty-place = Ahí no hay ningún contrato.
refusal-not-shown = Esa carta no se ha mostrado.
refusal-no-marker-there = Ahí no tienes ningún marcador.
refusal-locked = No más habilidades de contrato en esta ronda.
refusal-too-many-with-wyddfa = Con Wyddfa un obrero toma 4 cubos como máximo.
refusal-too-many-with-card = Son demasiados, incluso con el contrato.
refusal-not-in-yard-by-card = En el almacén no hay tantos.
refusal-too-little-ore-with-enid = No tienes suficiente mineral, ni siquiera con Enid.
refusal-too-little-rubble-by-card = No tienes suficientes escombros para este contrato.

## Las jugadas, tal como se ofrecen

move-hire = { $seat } contratan a un obrero.
move-stay = { $seat } no contratan a nadie.
move-place = { $seat } van a { $area }.
move-machine = { $seat } envían al obrero de la tuneladora a { $area }.
move-pass = { $seat } pasan.
move-announce = { $seat } anuncian { FORM($card, "the") }: { $ability }.
move-wait = { $seat } no anuncian nada.
move-take = { $seat } toman { $cubes } del almacén.
move-dig = { $seat } excavan.
move-rest = { $seat } no excavan.
move-shore = { $seat } apuntalan.
move-keep-rubble = { $seat } se quedan los escombros.
move-claim = { $seat } colocan su último marcador.
move-forgo = { $seat } conservan su último marcador.
move-convert = { $seat } fabrican: { $goods }.
move-bore = { $seat } perforan.
move-erect = { $seat } construyen con la tuneladora.
move-drill = { $seat } excavan con la tuneladora.
move-idle = { $seat } dejan parada la tuneladora.
# La misma jugada, cuando una parte del contrato n2 está hecha.
move-idle-further = { $seat } no hacen nada más con la tuneladora.
move-build = { $seat } construyen { FORM($item, "the") }.
move-buy = { $seat } compran { FORM($item, "the") }.
move-buy-machine = { $seat } compran { FORM($item, "the") }.
move-save = { $seat } no construyen nada.
move-pay = { $seat } pagan por { FORM($item, "the") }: { $bars }, { $stone }.
move-sign = { $seat } toman { FORM($card, "the") }.
move-leave = { $seat } no toman ningún contrato.
move-choose = { $seat } se quedan { FORM($card, "the") }.
move-lose = { $seat } pierden el marcador { FORM($marker, "of") }.
move-maintain = { $seat } pagan el mantenimiento del tren.
move-waive = { $seat } descartan { FORM($card, "the") } en su lugar.
move-return-train = { $seat } devuelven el tren.
move-first = { $player } empiezan.
move-lay = El túnel { $position } es de tamaño { $size }.
move-back = El mazo muestra { $sky }.
move-turn = En el lugar { $slot }: { $card }.
# La misma jugada, mientras el contrato 5 muestra cartas.
move-turn-shown = El mazo muestra { FORM($card, "the") }.
move-draw = De la bolsa: { $cube }.

## Lo que ocurre: preparación y línea

news-got-start = { $seat } salen como jugador inicial y reciben la ficha de jugador inicial.
news-laid = Se coloca el túnel { $tunnel }: tamaño { $size }, con { $rubble }.
news-mirrored = El túnel { $tunnel } es su reflejo: tamaño { $size }, con { $rubble }.
news-dealt = En el lugar { $slot } de la fila: { $contract }.
news-moved-on = { $seat } dejan la carta despejada: su tuneladora avanza { FORM($position, "to") }.
news-closed-behind = { $seat } han alcanzado una nueva estación: un marcador negro cierra { FORM($station, "the") }.
news-won-rubble-site = { $seat } ganan { FORM($rubble_site, "the") } con los últimos escombros de allí: un marcador de su reserva va a ese lugar.
news-forwent-rubble-site = { $seat } conservan su último marcador: { FORM($rubble_site, "the") } queda vacía para siempre.
# $why es uno de los obstáculos siguientes.
news-missed-rubble-site = { $seat } no ganan { FORM($rubble_site, "the") }: { $why }.
obstacle-flag = la estación lleva la otra bandera
obstacle-closed = la estación está cerrada
obstacle-marker = no tienen marcadores en su reserva

## Lo que ocurre: la ronda, la contratación, la colocación

news-round = Ronda { $round }. { $seat } tienen la ficha de jugador inicial y empiezan.
news-area = Zona { $area }.
news-round-over = La ronda { $round } ha terminado.
news-declined-cubes = { $seat } no toman cubos del almacén.
news-declined-dig = { $seat } no excavan.
news-declined-dig-by-contract = { $seat } renuncian a excavar por contrato.
news-declined-works = { $seat } no convierten nada.
news-declined-machine = { $seat } dejan parada la tuneladora.
news-declined-building = { $seat } no construyen ni compran nada.
news-declined-contract = { $seat } no toman ningún contrato.
news-hired = { $seat } pagan { $coal } a la bolsa y traen a un obrero del pub.
news-hired-nobody = { $seat } no contratan a nadie.
news-skipped = { $seat } no pueden colocar más obreros: pierden el turno.
news-placed = { $seat } colocan un obrero: { $area }.
news-placed-machine = { $seat } pagan 1 mineral a la bolsa y colocan al obrero de la tuneladora: { $area }.
news-passed = { $seat } pasan: el obrero de la tuneladora se queda en su carta.
news-no-ore = { $seat } no tienen mineral para colocar al obrero de la tuneladora: se queda en su carta.
news-announced = { $seat } anuncian { FORM($contract, "the") }.
news-announced-nothing = { $seat } no anuncian nada.
news-came-to = { $seat } llegan ahora { FORM($contract, "to") }.
news-used-up = { $seat } han usado la habilidad { FORM($card, "of") }; aún puntúa al final.

## Lo que ocurre: zonas A a G

news-took = { $seat } toman { $cubes } del almacén.
news-took-with-wyddfa = { $seat } toman { $cubes } del almacén, gracias a Wyddfa.
news-took-start = { $seat } ocupan la segunda casilla de A: toman la ficha de jugador inicial para la ronda siguiente.
news-kept-start = { $seat } ocupan la segunda casilla de A: conservan la ficha de jugador inicial para la ronda siguiente.
news-dug = { $seat } excavan { $rubble } { FORM($position, "at") }.
news-shored = { $seat } apuntalan { FORM($position, "the") }: 1 piedra a la bolsa, 1 marcador a la carta, 2 escombros a la reserva general.
news-kept-rubble = { $seat } se quedan { $rubble } { FORM($position, "of") }.
news-kept-from-station = { $seat } se quedan { $rubble } { FORM($position, "of") }: una estación no se apuntala.
news-made-bars = { $seat } ponen { $ore } en la bolsa a cambio de { $bars } de la reserva general.
news-made-bars-with-enid = { $seat } ponen { $ore } en la bolsa a cambio de { $bars } de la reserva general, gracias a Enid.
news-made-stone = { $seat } ponen { $rubble } en la reserva general a cambio de { $stone } de la bolsa.
news-builds-by-machine = { $seat } construyen con la tuneladora.
news-cheaper-by-machine = { $seat } ahorran { $stone }: construye la tuneladora.
news-bored = { $seat } perforan { $rubble } con la tuneladora, empezando { FORM($position, "at") }.
news-chose = { $seat } eligen { FORM($item, "the") }; se puede pagar de varias maneras.
news-paid-stone = { $seat } pagan { $stone } a la bolsa.
news-paid-bars = { $seat } pagan { $bars } a la reserva general.
news-built = { $seat } construyen { FORM($site, "the") }: un marcador de su reserva va allí.
news-paid-train = { $seat } pagan { $bars } a la reserva general por un tren.
news-bought-train = { $seat } compran { FORM($train, "the") }, con { $coal } encima.
news-train-went-back = { $seat } devuelven { FORM($train, "the") } a los trenes expuestos, con { $coal } de la bolsa.
news-paid-machine = { $seat } pagan { $bars } a la reserva general por su tuneladora.
news-bought-machine = { $seat } compran su tuneladora: un obrero pasa del pub a su carta.
news-signed = { $seat } toman { FORM($contract, "the") } del lugar { $slot } de la fila.
news-removed-disc = { $seat } retiran uno de sus discos de la zona de crisis (allí: { $discs }).
news-marker-came-back = { $seat } no tienen discos en la zona de crisis: un marcador vuelve de allí a su reserva (allí: { $markers }).
news-nothing-in-crisis = { $seat } no tienen ni discos ni marcadores en la zona de crisis: el obrero no hace nada.

## Lo que ocurre: los contratos en acción

news-dug-whole-card = { $seat } excavan por contrato todo lo que queda { FORM($position, "at") }: { $rubble }.
news-shown = El mazo muestra { FORM($contract, "the") }.
news-kept-contract = { $seat } se quedan { FORM($contract, "the") }.
news-discarded = { $seat } descartan { FORM($card, "the") }.
news-paid-ore-for-bars = { $seat } pagan { $ore } a la bolsa en lugar de { $bars }, por contrato.
news-took-partly-by-contract = { $seat } toman { $cubes } del almacén, en parte por contrato.
news-cheaper-by-contract = { $seat } ahorran { $stone } por contrato.
news-made-stone-by-contract = { $seat } ponen { $rubble } en la reserva general a cambio de { $stone } de la bolsa, por contrato.
news-made-nothing-by-contract = { $seat } no hacen piedra por contrato.
news-made-bars-by-contract = { $seat } ponen { $ore } en la bolsa a cambio de { $bars } de la reserva general, por contrato.
news-locked = { $seat } prohíben cualquier otra habilidad de contrato en esta ronda.
news-unlocked = Las habilidades de los contratos se pueden volver a usar.
news-locked-maintenance = { $seat } no tienen barra para mantener { FORM($train, "the") }, y no se puede descartar ningún contrato para ello: las habilidades están prohibidas en esta ronda.
news-gave-up-contract = { $seat } descartan { FORM($card, "the") } en lugar de pagar por { FORM($train, "the") }; ya no puntúa.
news-paid-rubble-for-stone = { $seat } pagan { $rubble } a la reserva general en lugar de { $stone }, por contrato.
news-drew = { $seat } sacan de la bolsa y se quedan: { $cube }.
news-drew-event = { $seat } sacan un cubo de evento: se aparta y no provoca nada.
news-events-went-back = Vuelven a la bolsa los cubos apartados: { $events }.
news-took-by-contract = { $seat } toman { $cubes } del almacén por contrato.
news-took-none-by-contract = { $seat } no toman cubos del almacén por contrato.
news-fixed-start = { $seat } tienen la ficha de jugador inicial para la ronda siguiente: en esta ya nada la mueve.
news-start-stays = { $seat } conservan la ficha de jugador inicial: un contrato la retiene.
news-dug-double = { $seat } excavan { $rubble } por contrato, empezando { FORM($position, "at") }.
news-bored-six = { $seat } perforan { $rubble } con la tuneladora por contrato, empezando { FORM($position, "at") }.
news-dug-by-machine = { $seat } excavan { $rubble } con la tuneladora por contrato, empezando { FORM($position, "at") }.
news-left-out-part = { $seat } no hacen nada más con la tuneladora.
news-removed-discs-by-contract = { $seat } retiran { $discs } de su color de la zona de crisis por contrato (allí: { $left }).
news-bored-besides = { $seat } perforan { $rubble } por contrato, sin obrero ni mineral, empezando { FORM($position, "at") }.

## Lo que ocurre: la vuelta a casa, la fila de contratos, la crisis

news-went-home = Los obreros vuelven a casa.
news-back-to-pub = { $seat } envían de vuelta al pub al obrero contratado.
news-back-to-machine = { $seat } devuelven al obrero de la tuneladora a su carta.
news-slid = En la fila, { FORM($card, "the") } se desliza a la izquierda, al lugar { $slot }.
news-filled = Del mazo al lugar { $slot } de la fila: { $contract }.
news-none-was-taken = No se ha tomado ningún contrato de la fila: se descarta el de la izquierda, { FORM($card, "the") }.
news-moved-up = En la fila, { FORM($card, "the") } se desliza a la izquierda, al lugar { $slot }.
news-added = Del mazo al lugar { $slot } de la fila: { $contract }.
news-reshuffled = El mazo está vacío: se baraja la pila de descartes y forma uno nuevo, { $cards }.
news-deck-is-empty = El mazo y la pila de descartes están vacíos: el dorso cuenta como niebla.
news-back = El dorso encima del mazo: { $sky }.
news-crisis = { $seat } tienen { $discs } en la zona de crisis: cada disco cuesta un marcador.
news-lost-from-supply = { $seat } ponen un marcador de su reserva en la zona de crisis (ahora { $markers }).
news-lost-from-board = { $seat } no tienen marcadores en su reserva: el { FORM($marker, "of") } va a la zona de crisis (ahora { $markers }).
news-nothing-to-lose = { $seat } no tienen más marcadores que perder.
news-added-disc = { $seat } reciben un disco en la zona de crisis: el mazo muestra { $sky } (ahora { $discs }).
news-no-disc = No llega ningún disco a la zona de crisis: el mazo muestra { $sky }.
news-all-discs-are-out = { $seat } no reciben ningún disco, aunque el mazo muestra { $sky }: todos los suyos están en la zona de crisis.

## Lo que ocurre: el almacén y los eventos

news-restock = Se repone el almacén: { $drawn } de la bolsa.
news-into-yard = De la bolsa al almacén: { $cube }.
news-event-cube = De la bolsa: un cubo de evento, que actuará después.
news-track-went-back = Se vacía la pista de eventos: { $events } de vuelta a la bolsa.
news-event = Evento { $number }: { $event }.
news-hit = { $seat } resultan afectados: el mazo muestra { $sky }, el tiempo del otro lado.
news-hit-both = { $seat } resultan afectados: la niebla afecta a los dos lados.
news-hit-without-back = { $seat } resultan afectados: sin mazo no hay dorso; eso cuenta como niebla, que afecta a los dos lados.
news-cleared-by-event = El evento despeja la carta de { FORM($seat, "the") }, { FORM($position, "the") }: { $rubble } a la reserva general, sin apuntalar.
news-lost-rubble-site = Nadie gana { FORM($rubble_site, "the") }, ni ahora ni más tarde.
news-no-rubble-left = { $seat } no tienen más escombros ante su tuneladora: no se despeja nada.
news-closed-by-event = { $seat } ven cerrada con un marcador negro su primera estación incompleta: { FORM($station, "the") }.
news-all-stations-complete = { $seat } no tienen estaciones incompletas: no se cierra ninguna.
news-on-sale = Los trenes y las tuneladoras están a la venta desde ahora.
news-no-trains = Nadie tiene un tren que mantener.
news-maintained = { $seat } pagan { $bars } a la reserva general para mantener { FORM($train, "the") }.
news-cannot-maintain = { $seat } no tienen ni barra ni contrato para mantener { FORM($train, "the") }.
news-will-not-maintain = { $seat } no pagan por mantener { FORM($train, "the") }.

## Lo que ocurre: la conexión y los puntos

news-breakthrough = ¡Conexión! Las tuneladoras se encuentran { FORM($position, "at") }; la ronda se juega hasta el final.
news-first-at-middle = { $seat } son los primeros en el Centro.
news-bites-lost = { $seat } no encuentran más escombros: el resto, { $rubble }, se pierde.
news-game-over = Las tuneladoras se han encontrado: la partida termina.
news-tunnels = { $seat }: { $points } por los marcadores en los túneles.
news-stations = { $seat }: { $points } por los marcadores en las estaciones.
news-contract-met = { $seat }: { $points } por { FORM($card, "the") }.
news-contract-not-met = { $seat }: nada por { FORM($card, "the") }, que no está cumplido.
news-contract-crowded-out = { $seat }: nada por { FORM($card, "the") }; lo que exige sirve para otros contratos.
news-snowdon = { $seat }: { $points } por el tren Snowdon.
news-in-crisis = { $seat }: { $points } por { $markers } en la zona de crisis.
news-bonus = { $seat }: { $points } como primeros en el Centro; las tuneladoras se encontraron { FORM($position, "at") }.
news-total = { $seat }: { $points } en total.
news-won = { $seat } ganan con { $points }.
news-won-by-crisis = { $seat } ganan: ambos tienen { $points }, pero ellos tienen menos en la zona de crisis, { $markers }.
news-won-at-middle = { $seat } ganan: ambos tienen { $points } y los mismos marcadores en la zona de crisis, pero ellos fueron los primeros en el Centro.
news-nothing-to-do = { $seat } no pueden hacer nada en { $area }.

## Las columnas de la hoja de puntuación

sheet-tunnels = túneles
sheet-stations = estaciones
sheet-contracts = contratos
sheet-train = tren
sheet-bonus = Centro
sheet-crisis = crisis
sheet-total = total

## Los títulos del laboratorio de equilibrio

deed-placed = Zonas a las que fueron los obreros
deed-placed-machine = Zonas del obrero de la tuneladora
deed-signed = Contratos tomados
deed-kept-contract = Contratos conservados gracias al contrato 5
deed-announced = Habilidades de contratos usadas
deed-built = Parcelas construidas
deed-bought-train = Trenes comprados

## Lo que se escribe

type-hire = contratar
type-stay = quedarse
type-place = colocar
type-area = zona
type-machine = tuneladora
type-pass = pasar
type-announce = anunciar
type-card = carta
type-wait = esperar
type-take = tomar
type-cubes = cubos
type-none = nada
type-ore = mineral
    .also = minerales
type-stone = piedra
    .also = piedras
type-coal = carbón
    .also = carbon, carbones
type-dig = excavar
type-rest = descansar
type-shore = apuntalar
type-keep-rubble = quedarse-escombros
type-claim = reclamar
type-forgo = renunciar
type-convert = convertir
type-goods = bienes
type-bar = barra
type-bars = barras
type-bore = perforar
# Construir con la tuneladora; type-build es para la zona E.
type-erect = erigir
# Excavar con la tuneladora, por el contrato N2.
type-drill = taladrar
type-idle = parar
type-build = construir
type-site = parcela
type-st-pancras = st-pancras
type-shakespeare-cliff = shakespeare-cliff
type-varne-bank = varne-bank
type-middle = centro
type-colbart-ridge = colbart-ridge
type-sangatte = sangatte
type-gare-du-nord = gare-du-nord
type-buy = comprar
type-train = tren
type-enid = enid
type-wyddfa = wyddfa
type-snowdon = snowdon
type-moel-siabod = moel-siabod
# No construir ni comprar nada.
type-save = ahorrar
type-pay = pagar
type-rubble = escombros
type-sign = firmar
# Un lugar de la fila de contratos.
type-slot = lugar
type-leave = dejar
type-choose = elegir
type-lose = perder
type-marker = marcador
type-tunnel = túnel
    .also = tunel
type-shakespeare-cliff-rubble = shakespeare-cliff-escombros
type-varne-bank-rubble = varne-bank-escombros
type-colbart-ridge-rubble = colbart-ridge-escombros
type-maintain = mantener
# Descartar el contrato 16 o 21 en lugar de pagar el mantenimiento.
type-waive = descartar
type-return-train = devolver-tren
type-first = primero
type-player = jugador
type-english = ingleses
type-french = franceses
type-lay = tender
type-size = tamaño
    .also = tamano
type-back = dorso
type-sky = cielo
type-rain = lluvia
type-sun = sol
type-fog = niebla
type-turn = revelar
type-draw = sacar
type-cube = cubo
type-event = evento

## La mesa en la terminal, con 80 columnas

# Una letra, en marcadores y obreros.
page-initial-english = I
page-initial-french = F
# Diez letras como máximo.
page-area-a = almacén
page-area-b = excavar
page-area-c = taller
page-area-d = tuneladora
page-area-e = construir
page-area-f = oficina
page-area-g = crisis
page-round = Ronda { $number }
page-first = jugador inicial: { FORM($seat, "the") }
page-broken = Conexión
# Las letras son las de page-initial-….
page-key = carta, sus escombros; I, F: marcadores; I>, <F: tuneladoras; X: cerrada
page-stations = Estaciones
page-closed = cerrada
page-yard = Almacén
page-bag = Bolsa
page-next-events = Eventos ocurridos: { $number }; próximos: { $events }
page-odds = probabilidad de un evento en la próxima reposición: { NUMBER($odds, style: "percent") }
page-row = Contratos (mazo { $number }, dorso: { $sky })
page-station-markers = marcadores en estación
page-shored-tunnels = túneles apuntalados
page-points = { $points } por ahora
page-supply = { $markers } en reserva
page-crisis = zona de crisis: { $markers }, { $discs }
page-labourers = obreros { $home }, pub { $pub }
page-machine = tuneladora comprada
page-no-machine = tuneladora no comprada
page-train = tren { $train }
page-trains = Trenes
page-not-yet = aún no a la venta
page-price = { $train }: { FORM($bars, "short") }, { $coal }
page-spent = usada
page-in-force = en vigor
page-worth = vale { $done }, ahora { $now }
page-contracts-now = contratos juntos ahora { $points }

## La mesa dibujada: las letras de los bienes

board-letter-ore = M
board-letter-stone = P
board-letter-coal = C
board-letter-rubble = E

## La mesa dibujada: la ronda y sus zonas

board-title = The Channel Tunnel 1881, ronda { $number }
board-standing = { $seat }: { $points }, tuneladora en { $position }.
board-of-seat = { $seat }: { $what }
board-contracts = contratos
board-contracts-and-trains = Contratos y trenes
board-crisis = crisis
board-events = eventos
board-both = Ambos jugadores
board-step-hiring = contratación
board-step-placing = colocación
board-step-areas = zonas A a G
board-step-yard = almacén y eventos
board-step-label = { $step }: { $state }
board-first = Jugador inicial de esta ronda: { FORM($seat, "the") }
# En una cinta, mientras se resuelve una zona.
board-ribbon-window = ¿contratos?
board-ribbon-work = actúa
board-ribbon-after = además
board-does-a = tomar { $number } cubos, 1 carbón como máximo
board-does-b = excavar { $number } escombros ante la tuneladora
board-does-c = { $number } minerales → 1 barra, 2 escombros → 1 piedra; 3 veces
board-does-d = cuesta 1 mineral; perforar { $number } o construir por 1 piedra menos
board-does-e = construir una parcela, comprar un tren o la tuneladora
board-does-f = tomar un contrato de la fila
board-does-g = un disco menos; si no hay, vuelve un marcador
board-area-label = { $area }: { $does }; { $spaces }
# Para quién una zona hace más o menos de lo impreso.
board-rate = { FORM($seat, "the") }: { $number }
board-space-free = casilla { $number } libre
board-space-taken = casilla { $number }: { FORM($seat, "the") }
board-space-starts = { $space } (empieza la ronda siguiente)
board-never-full = nunca llena

## La mesa dibujada: la pregunta y sus botones

board-ended = La partida ha terminado: { $scores }.
board-score = { FORM($seat, "the") } { $points }
board-choice-hire = Contratar por 1 carbón
board-choice-stay = No contratar a nadie
board-choice-pass = Pasar
board-choice-wait = No anunciar nada
board-choice-nothing = Nada
board-choice-dig = Excavar { $number }
board-choice-rest = No excavar
board-choice-shore = Apuntalar: 1 piedra, { $points }
board-choice-keep-rubble = Quedarse 2 escombros
board-choice-claim = Colocar el último marcador: { $points }
board-choice-forgo = Conservar el marcador
board-choice-bore = Perforar { $number }
board-choice-erect = Construir una parcela
board-choice-drill = Excavar { $number }
board-choice-idle = Dejarla parada
board-choice-idle-further = Nada más
board-choice-buy = Comprar: { $item }
board-choice-save = No construir nada
board-choice-leave = No tomar ningún contrato
board-choice-maintain = Pagar 1 barra
board-choice-return-train = Devolver el tren
board-take = Tomar { $what }
board-make = Fabricar { $what }
board-pay = Pagar { $what }

## La mesa dibujada: la línea y sus estaciones

board-line = La línea
board-of-station = { $station }: { $status }
board-england = Inglaterra
board-france = Francia
board-nobody-yet = aún nadie
board-at-middle = primeros en el Centro: { FORM($seat, "the") }
board-tunnel-label = Túnel { $position }: tamaño { $size }, { $rubble }; marcadores: ingleses { $english }, franceses { $french }, { $points } cada uno
board-unlaid = Túnel { $position }: aún sin colocar
board-station-label = { $station }, posición { $position }: { $rubble }, { $status }
board-machine-label-english = Tuneladora inglesa en { $position }
board-machine-label-french = Tuneladora francesa en { $position }
# De una estación, como page-closed.
board-open = abierta
board-not-reached = no alcanzada
board-site-label = { $site }: { $cost }, { $points }; { FORM($owner, "the") }
# De una parcela.
board-free = libre
board-last-rubble = por los últimos escombros

## La mesa dibujada: el almacén, la bolsa y los eventos

board-stock = Almacén y bolsa
board-stock-label = { $good }: { $yard } en el almacén, { $bag } en la bolsa
board-supply = Reserva general: { $rubble }, { FORM($bars, "short") }
board-odds = { NUMBER($odds, style: "percent") } de que haya un evento: salen { $drawn } de { $total } cubos
board-percent = { NUMBER($odds, style: "percent") }
board-event = Evento { $number }: { $event }
board-event-next = Próximo, evento { $number }: { $event }
board-event-cube = Cubo de evento

## La mesa dibujada: el tiempo y la crisis

board-on-top = encima
board-below = { $number } debajo
board-sky-label = { $sky }, { $state }: { $does }
board-sky-rain = disco: ingleses; eventos: lado francés
board-sky-sun = disco: franceses; eventos: lado inglés
board-sky-fog = sin disco; eventos a los dos lados
board-crisis-label = Zona de crisis, { FORM($seat, "the") }: { $discs }, { $markers }, { $points }
board-disc = Disco de crisis: { FORM($seat, "the") }

## La mesa dibujada: los contratos y los trenes

board-deck-label = Mazo: { $contracts }, encima { $sky }
board-discarded = Descartados: { $cards }
board-no-cards = ninguno
board-contract-label = { $contract }: { $area }, { $ability }; exige { $needs }; { $points }
board-no-letter = sin zona
board-worth = vale { $now } de { $done }
board-train-enid = 2 minerales → 1 barra en C
board-train-wyddfa = 1 cubo más en A
board-train-snowdon = 9 puntos al final
board-train-moel-siabod = nada más
board-train-label = { $train }: { $bars }, { $coal } encima; { $does }
board-on-sale = a la venta

## La mesa dibujada: los jugadores

board-to-move = en turno
board-winner = victoria
board-starts = Ficha de jugador inicial: { FORM($seat, "the") }
board-part-tunnels = túneles
board-part-stations = estaciones
board-part-train = tren
board-part-bonus = Centro
board-part-label = { $part }: { $points }
board-labourer = Obrero: { FORM($seat, "the") }
board-home = Por colocar
board-home-label = obreros por colocar: { $number }
board-pub = Pub
board-pub-label = obreros en el pub: { $number }
board-machine = Tuneladora
board-not-bought = no comprada
board-bought = comprada
board-machine-label = tuneladora por 1 barra, { $state }
board-no-train = sin tren

## Qué son las formas, para quien las señala

about-round = Una ronda tiene estos pasos: contratación, colocación de obreros, zonas A a G, contratos, crisis, almacén y eventos.
about-first = El jugador inicial de esta ronda: coloca primero y decide antes cuando ambos podrían hacerlo a la vez.
about-step-hiring = Quien tiene un tren puede pagar 1 carbón por un obrero más en esta ronda.
about-step-placing = Por turnos, cada jugador coloca un obrero en una zona. Allí aún no se hace nada.
about-step-areas = Las zonas se resuelven de A a G. Antes de cada una se pueden anunciar los contratos de su letra; después actúan sus obreros, casilla a casilla.
about-step-contracts = Los obreros vuelven a casa y la fila se completa con el mazo. Si nadie ha tomado un contrato, antes se descarta el de la izquierda.
about-step-crisis = Cada disco de la zona de crisis cuesta un marcador a su jugador. Después, el tiempo puede añadir un disco.
about-step-yard = Se sacan { $cubes } de la bolsa para el almacén. Cada cubo de evento entre ellos desencadena el evento siguiente.
about-area-a = Un obrero toma hasta { $cubes } del almacén, 1 carbón como máximo. El de la segunda casilla empieza además la ronda siguiente.
about-area-b = Un obrero excava { $rubble } ante tu tuneladora. En un túnel te quedas los escombros, o apuntalas: pagas 1 piedra y pones un marcador en la carta.
about-area-c = Hasta { $number } veces, un obrero convierte { $ore } en una barra, o 2 escombros en una piedra.
about-area-d = Aquí solo trabaja el obrero de una tuneladora, por 1 mineral. Perfora { $rubble } o construye una parcela por 1 piedra menos.
about-area-e = Un obrero construye una parcela de una estación, o compra un tren o la tuneladora.
about-area-f = Un obrero toma un contrato de la fila.
about-area-g = Un obrero retira uno de tus discos de la zona de crisis. Si no queda ninguno, vuelve uno de tus marcadores. Aquí siempre hay sitio.
about-space = Una casilla para un obrero. Las casillas se ocupan desde la primera, y los obreros actúan en ese orden.
about-space-start = El obrero de aquí actúa en segundo lugar y da la ficha de jugador inicial: su jugador empieza la ronda siguiente.
about-space-machine = Una casilla para el obrero de una tuneladora. Colocarlo cuesta 1 mineral.
about-labourer = Un obrero va a cualquier zona menos D, y vuelve a casa al final de la ronda.
about-labourer-machine = El obrero de la tuneladora solo va a D o a G, por 1 mineral cada vez.
about-tunnel = Una carta de túnel. Cada vez que se excavan aquí 2 escombros, se puede apuntalar en lugar de quedárselos: el marcador da { $points } al final. Si todas sus casillas tienen tus marcadores, cuenta para los contratos.
about-unlaid = Una carta de túnel aún sin colocar: el azar dice su tamaño.
about-station-surface = Una estación de superficie: ambos jugadores pueden construir aquí desde la primera ronda. Solo un evento puede cerrarla.
about-station-flag = Una estación subterránea con bandera: aquí solo construyen { FORM($seat, "the") }, desde que llega su tuneladora hasta que alcanza la estación siguiente.
about-station-middle = El Centro no lleva bandera: cada jugador construye aquí desde que llega su tuneladora hasta que alcanza otra estación.
about-site = Una parcela: paga lo que muestra y pon un marcador. Da { $points } al final y cuenta como marcador de estación para los contratos.
about-rubble-site = Una parcela de escombros no se compra: quien excava los últimos escombros pone un marcador que vale { $points }. La estación debe estar abierta para él.
about-machine = En la línea, una tuneladora está ante la carta que su jugador excava a continuación, aun antes de comprarse. Cuando se despeja, avanza hacia la otra tuneladora.
about-first-at-middle = Quien llega primero al Centro recibe { $points } por cada posición más allá de él en que se encuentran las tuneladoras, y al menos esos.
about-yard = El almacén: los obreros de A toman cubos de aquí. Se repone con la bolsa al final de cada ronda.
about-bag = La bolsa: aquí van el mineral, la piedra y el carbón que se pagan, y con ella se repone el almacén. Todos saben qué contiene.
about-good-ore = Mineral de hierro: en C, { $ore } se convierten en una barra de acero. Colocar al obrero de la tuneladora cuesta 1 cada vez.
about-good-stone = Piedra: 1 para apuntalar una palada de un túnel, más para las parcelas de las estaciones.
about-good-coal = Carbón: con un tren, 1 carbón contrata a un obrero del pub por una ronda. Un obrero de A toma 1 como máximo.
about-good-rubble = Escombros que se conservaron al excavar: en C, 2 se convierten en una piedra. Los que quedan al final sirven para contratos.
about-good-bars = Barras de acero, hechas de mineral en C: pagan parcelas, trenes y la tuneladora.
about-markers = Marcadores en la reserva: cada palada apuntalada y cada parcela piden uno. Los discos de la zona de crisis también cuestan marcadores.
about-goods = Todo lo que tiene un jugador; ambos jugadores lo ven.
about-supply = La reserva general: escombros que nadie se quedó y barras aún por fabricar.
about-event-cube = Cubos de evento: cada uno que sale para el almacén desencadena el evento siguiente y queda en la pista. Después vuelven a la bolsa, de tres en tres.
about-odds = La probabilidad de que los cubos que salen al final de la ronda traigan un evento.
about-event-excavate = El lado al que el tiempo no representa pierde todos los escombros de la carta de su tuneladora. Nadie puede apuntalar, y la tuneladora avanza.
about-event-trains = Desde este evento se pueden comprar trenes y tuneladoras.
about-event-track = Hace lo mismo que la excavación: se despeja la carta de la tuneladora, sin apuntalar, en el lado al que el tiempo no representa.
about-event-station = En el lado al que el tiempo no representa cierra la primera estación incompleta, contando de la superficie al Centro.
about-event-maintenance = Quien tiene un tren paga 1 barra, descarta el contrato 16 o 21, o devuelve el tren. Ocurre una vez por partida.
about-deck = El mazo de contratos. El dorso de encima es el tiempo: dice quién recibe un disco en la crisis y a quién afectan los eventos.
about-discard = La pila de descartes. Cuando el mazo se agota, estos contratos se barajan y forman otro.
about-sky-rain = La lluvia representa a los ingleses: en la crisis reciben un disco. Los eventos afectan al lado francés.
about-sky-sun = El sol representa a los franceses: en la crisis reciben un disco. Los eventos afectan al lado inglés.
about-sky-fog = La niebla no representa a nadie: no llega ningún disco, y los eventos afectan a ambos lados.
# Un contrato: $does es uno de about-ability-…
about-contract = Una vez en la partida, { $does }. Al final da { $points } a quien lo tiene y cuenta con { $needs }.
about-ability-clear-card = excavas todos los escombros de la carta de tu tuneladora, tras los obreros de B; en un túnel puedes apuntalar
about-ability-look-two = antes de F ves dos contratos del mazo y te quedas uno de ellos, o este
about-ability-ore-as-bar = en E, 3 minerales pueden sustituir a una barra de cada precio
about-ability-yard-plus = cada uno de tus obreros en A toma hasta { $number } más
about-ability-stone-less = en E, cada parcela te cuesta 1 piedra menos en esta ronda
about-ability-extra-build = construyes o compras una vez más, tras los obreros de E
about-ability-rubble-to-stone = antes de C conviertes 2 escombros en una piedra, hasta 3 veces
about-ability-ore-to-bar = antes de C conviertes 2 minerales en una barra, una o dos veces
about-ability-lock = antes de A prohíbes a ambos jugadores más habilidades en esta ronda
about-ability-upkeep = puedes descartarlo en lugar de pagar el mantenimiento de tu tren; entonces ya no puntúa
about-ability-rubble-as-stone = en E, 2 escombros pueden sustituir a 1 piedra de un precio, o 4 a 2
about-ability-bag-three = antes de G sacas 3 cubos de la bolsa y te los quedas; los cubos de evento vuelven sin evento
about-ability-yard-two = antes de A tomas hasta 2 cubos del almacén, 1 carbón como máximo
about-ability-start-marker = antes de A tomas la ficha de jugador inicial, y nadie más puede conseguirla en esta ronda
about-ability-dig-double = cada uno de tus obreros en B excava 4 en lugar de 2
about-ability-bore-six = tu tuneladora perfora { $number } en D
about-ability-build-and-dig = el obrero de tu tuneladora en D construye una parcela y excava { $number }
about-ability-calm = antes de G salen de la zona de crisis { $number ->
        [one] un disco
       *[other] { $number } discos
    } de tu color
about-ability-extra-bore = tu tuneladora perfora { $number } tras los obreros de D, sin obrero ni mineral
about-hand = Los contratos de un jugador; ambos jugadores los ven.
about-train-enid = Un tren: una barra hecha en C solo cuesta { $ore } a quien lo tiene. Con cualquier tren, 1 carbón contrata a un obrero al empezar una ronda.
about-train-wyddfa = Un tren: cada obrero de quien lo tiene toma 1 cubo más en A. Con cualquier tren, 1 carbón contrata a un obrero al empezar una ronda.
about-train-snowdon = Un tren que da { $points } al final. Con cualquier tren, 1 carbón contrata a un obrero al empezar una ronda.
about-train-moel-siabod = Un tren sin habilidad propia. Con cualquier tren, 1 carbón contrata a un obrero al empezar una ronda.
about-sale = Los trenes expuestos. Ellos y las tuneladoras se compran en E en cuanto ha ocurrido el segundo evento.
about-siding = El lugar para un tren. Un jugador nunca tiene más de uno; otro lo devuelve a los expuestos.
about-crisis = La zona de crisis. En cada ronda, cada disco cuesta aquí un marcador a su jugador, de la reserva o, si no, del tablero. Al final cada marcador de aquí cuenta { $points }.
about-disc = Un disco de crisis: en la zona de crisis cuesta un marcador por ronda a su jugador, hasta que un obrero en G lo retira. Al lado no cuesta nada.
about-seat = Un jugador, que excava desde su costa hacia la otra tuneladora. Cuando las tuneladoras se encuentran, gana el total más alto.
about-points = Todos los puntos juntos, como se contarían ahora.
about-part-tunnels = Marcadores en cartas de túnel: cada uno cuenta el tamaño de su carta, 2 o 3.
about-part-stations = Marcadores en estaciones: cada uno cuenta los puntos de su parcela.
about-part-contracts = Contratos cuyas exigencias se cumplen. Un marcador, túnel o escombro sirve a un solo contrato; cuenta la mejor elección.
about-part-train = { $points } para quien tenga el tren Snowdon al final.
about-part-crisis = Cada marcador en la zona de crisis cuenta { $points }.
about-home = Obreros que aún hay que colocar. Todos deben colocarse en esta ronda.
about-pub = El pub: con un tren, 1 carbón trae de aquí a un obrero por una ronda. Otro se une a la tuneladora cuando se compra.
about-machine-card = La tuneladora: se compra en E por { $bars }. Desde la ronda siguiente su propio obrero trabaja en D o en G, por 1 mineral cada vez.
about-start-marker = La ficha de jugador inicial: quien la tiene es jugador inicial de la ronda siguiente. La da la segunda casilla de A.
about-choice-hire = Pones 1 carbón en la bolsa, y un obrero más trabaja para ti en esta ronda.
about-choice-stay = Conservas tu carbón.
about-choice-pass = El obrero de la tuneladora se queda en su carta en esta ronda.
about-choice-wait = No anuncias más contratos antes de esta zona.
about-choice-nothing = No haces nada con esta acción.
about-choice-dig = Se excava todo, de 2 en 2 escombros.
about-choice-rest = No excavas: no se puede excavar solo una parte.
about-choice-shore = Pones 1 piedra en la bolsa y un marcador en la carta. Los 2 escombros van a la reserva general.
about-choice-keep-rubble = Recibes 2 escombros. Esta palada ya no se podrá apuntalar.
about-choice-claim = Tu último marcador va a la parcela de escombros.
about-choice-forgo = Conservas tu último marcador, y la parcela de escombros queda vacía para siempre.
about-choice-bore = La tuneladora excava de 2 en 2 escombros y, si hace falta, sigue en la carta siguiente.
about-choice-erect = La tuneladora construye una parcela, por 1 piedra menos de lo que muestra.
about-choice-drill = La tuneladora excava; por contrato puede además construir una parcela.
about-choice-idle = La tuneladora no hace nada más en esta ronda.
about-choice-save = No construyes ni compras nada con este obrero.
about-choice-leave = No tomas ningún contrato. Si nadie toma uno, se descarta el de la izquierda.
about-choice-maintain = Pagas 1 barra a la reserva general y conservas el tren.
about-choice-return-train = El tren vuelve a estar expuesto, y ambos jugadores pueden comprarlo de nuevo.
about-take = Tomas tantos cubos de esta clase del almacén.
about-make = Fabricas tantos de estos.
about-pay = Sustituyes tantas barras o piedras del precio, como permite un contrato en vigor.

## Qué significan ahora para quien mira

about-now-last-round = Las tuneladoras se han encontrado: es la última ronda.
about-now-first = Eres el jugador inicial de esta ronda.
about-now-take = Tu obrero tomaría hasta { $cubes }. En el almacén: { $yard }.
about-now-dig = Tu obrero excavaría { $rubble }; { FORM($position, "at") } hay aún { $left }.
about-now-shore = Para apuntalar tienes { $stone } y { $markers }.
about-now-make = Podrías fabricar { $bars }, o { $stone }.
about-now-sites = { $number ->
        [0] Ahora no podrías pagar ninguna parcela abierta.
        [one] Ahora podrías pagar { $number } parcela abierta.
       *[other] Ahora podrías pagar { $number } parcelas abiertas.
    }
about-now-buy = Podrías comprar: { $items }.
about-now-row = En la fila: { $contracts }.
about-now-calm = Retiraría uno de tus discos; quedarían { $discs }.
about-now-recover = Haría volver uno de tus marcadores; allí quedarían { $markers }.
about-now-calm-nothing = No tienes ni disco ni marcador en la zona de crisis.
about-now-machine-here = Tu tuneladora excava aquí: quedan { $rubble }.
about-now-their-machine-here = La otra tuneladora excava aquí: quedan { $rubble }.
about-now-rubble = Aún quedan { $rubble } por excavar.
about-now-shored = La has apuntalado por completo: { $points }.
about-now-tunnel-mine = Tienes aquí { $markers }: { $points }.
about-now-tunnel-open = Aún se puede apuntalar por completo, con { $markers } más.
about-now-tunnel-lost = Ya no puedes apuntalarla por completo.
about-now-may-build = Puedes construir aquí.
about-now-site-mine = Es tuya: { $points }.
about-now-site-theirs = Es del rival: { FORM($seat, "the") }.
about-now-site-lost = Ya nadie puede ganarla.
about-now-build = Podrías construirla ahora, por { $cost }.
about-now-lack = Te falta: { $goods }.
about-now-distance = Hasta el encuentro: { $cards } por despejar.
about-now-first-there = { $seat } llegaron primero.
about-now-race = Tu tuneladora está a { $cards } de él, la otra a { $other }.
about-now-worth-bars = En C da { $bars }.
about-now-worth-stone = En C da { $stone }.
about-now-next-event = Es el próximo.
about-now-hit-you = Con el dorso actual, los eventos te afectan a ti.
about-now-hit-them = Con el dorso actual, los eventos afectan al otro jugador.
about-now-hit-both = Con el dorso actual, los eventos os afectan a ambos.
about-now-disc-you = Si en la crisis sigue encima, recibes un disco.
about-now-disc-them = Si en la crisis sigue encima, el otro jugador recibe un disco.
about-now-no-letter = El guion: no es de ninguna zona y no se anuncia.
about-now-new-card = N: uno de los cuatro contratos hechos para este escenario.
about-now-needs-met = Tienes todo lo que exige.
about-now-needs-crowded-out = Tienes todo lo que exige, pero sirve para otro contrato: cada cosa sirve para uno solo.
about-now-theirs = Lo tienen { FORM($seat, "the") }.
about-now-spent = Su habilidad ya está usada.
about-now-in-force = Su habilidad está en vigor en esta ronda.
about-now-together = Juntos, los contratos dan ahora { $points }.
about-now-can-buy = Ahora podrías pagar su precio.
about-now-train-mine = Es tuyo.
about-now-upkeep-to-come = El mantenimiento aún está por llegar: 1 barra, o se va el tren.
about-now-not-yet = { $number ->
        [one] Antes debe ocurrir un evento más.
       *[other] Antes deben ocurrir { $number } eventos más.
    }
about-now-due = En la próxima crisis pagas { $markers }; en tu reserva tienes { $supply }.
about-now-loss = Tus marcadores de aquí cuentan { $points }.
about-now-ahead = Llevas { $points } de ventaja.
about-now-behind = Vas { $points } por detrás.
about-now-level = Estáis empatados.
about-now-no-train = No tienes tren para contratar.
about-now-no-coal = No tienes carbón para contratar.
about-now-can-hire = Al empezar una ronda puedes contratar por 1 carbón.
about-now-fixed = Nadie más puede tomarla en esta ronda.

## Tablas propias: lo que no puede leerse

tables-ability-known = la habilidad de este contrato es conocida: { $ability }
tables-ability-fixed = solo los contratos 5, 16 y 21 pueden tener { $ability }
tables-needs = needs= se escribe 2S+1T+4R: estaciones, cartas de túnel, escombros
tables-odd = los escombros se retiran de { $bite } en { $bite }: rubble={ $amount } es impar
tables-sites = { $key }= se escribe rubble:4,3-stone:6,1-steel+2-stone:12
tables-rubble = sus parcelas de escombros tienen { $count } escombros en total
tables-most-sites = como mucho { $most } parcelas de piedra y acero
tables-rubble-written = las parcelas de escombros se escriben rubble:4 o, si hay varias, 2-rubble:3
tables-no-cost = «{ $said }» no es un coste; escribe 3-stone, 1-steel o 1-steel+2-stone
tables-event-known = este evento es conocido: { $event }
tables-event-fixed = los trenes llegan con el evento 2 y el mantenimiento con el evento 6, y nunca más
tables-beyond = está más allá de { $first }
tables-last-three = uno de los tres últimos mueve las tuneladoras: excavate o track

## Copiado de la caja: nombres de las líneas, y dónde están sus valores en los componentes

line-event = casilla { $space } de la pista de eventos
box = Ten delante: los cuatro contratos nuevos del escenario y los contratos 7, 11 y 12 de Snowdonia, las siete cartas de estación, la pista de eventos del tablero y la hoja del escenario con la imagen de la preparación.
box-contract =
    Contratos
    ┌─────────────     ┌─────────────
    │ mitad superior   │ dorso de la carta
    │  needs           │  back
    │  vp              └─────────────
    ├─ mitad inferior
    │  ability
    └─────────────
    needs    lo que pide: 2S+1T+4R
             S estaciones · T cartas de túnel (vías) · R escombros
    vp       sus puntos al final
    ability  lo que hace una vez; allí está también la letra de su zona
    back     el tiempo que muestra el dorso
    N1, N2, N4 y N8 son nuestros nombres para los contratos nuevos, según los que
    sustituyen: 1, 2, 4 y 8. Toma los tuyos en el orden que quieras. Si ninguna habilidad
    de aquí es la de una carta, deja la más parecida y dínoslo.
box-number =
    Números de las habilidades, en la mitad inferior del contrato
       cubes    contrato 7: cubos de más del almacén
       rubble   contratos nuevos: escombros que retira la tuneladora
       discs    contratos nuevos: discos de crisis que quita
    Si ninguno de tus contratos tiene la habilidad, pulsa Intro.
box-train =
    Trenes
       bars     barras de acero que cuesta el tren
       coal     cubos de carbón que lleva encima al principio
box-station =
    Cartas de estación: todas las parcelas de una, cada una como COSTE:PUNTOS, separadas por comas
       3-stone:7              una parcela de 3 piedras, 7 puntos
       1-steel:5              de una barra de acero
       1-steel+2-stone:12     de ambas
       rubble:4               la parcela de escombros, 4 puntos
       2-rubble:2,2-rubble:3  si hay varias, con los escombros de cada una
box-place =
    La línea de Inglaterra al Centro, como la muestra la imagen de la preparación
       0    1    2    3    4  …  10
       │    │    │              Centro
       │    └────┴─ cartas de túnel y estaciones
       St Pancras
    at       la posición de la estación: cuenta las cartas, St Pancras es 0
box-event =
    La pista de eventos, casilla por casilla
       ┌───┬───┬───┬───┬──
       │ 1 │ 2 │ 3 │ 4 │ …
       └───┴───┴───┴───┴──
    kind     lo que pasa cuando llega allí un cubo de evento

## Los componentes, uno por uno

component-contracts = Contratos
component-trains = Trenes
component-stations = Estaciones
component-tunnels = Cartas de túnel
component-cubes = Cubos y recursos
component-pieces = Piezas
component-tunnel = Carta de túnel de tamaño { $size }
component-tunnel-said = Una carta de túnel con { $size } casillas para apuntalar. Cada marcador en ella da { $size } puntos al final; apuntalada por completo por un jugador, cuenta para contratos.
component-ore = Mineral de hierro
component-stone = Piedra
component-coal = Carbón
component-rubble = Escombros
component-bars = Barras de acero
component-event-cube = Cubo de evento
component-labourer = Obrero: { $seat }
component-marker = Marcador: { $seat }
component-disc = Disco de crisis: { $seat }
component-machine = Tuneladora: { $seat }
component-start-marker = Ficha de jugador inicial
component-black = Marcador negro
component-black-said = Cierra una estación: nadie puede construir ni reclamar nada más allí. Los marcadores que hay se quedan y siguen contando.

## Los campos de una posición, y lo que puede haber en ellos

field-layout = cartas de túnel
field-layout-mirrored = dos mitades iguales
field-layout-independent = cada mitad barajada
field-crisis-start = zona de crisis al principio
field-crisis-start-standard = dos marcadores cada uno
field-crisis-start-discs = dos marcadores, un disco cada uno
field-crisis-start-markers = cuatro marcadores cada uno
field-next-hire = contratar obreros
field-next-place = colocar obreros
field-next-window = ventana
field-next-work = trabajo de las zonas
field-next-after = después de una zona
field-next-home = los obreros vuelven
field-next-contracts = fila de contratos
field-next-crisis = crisis
field-next-yard = reponer el almacén
field-next-events = eventos
field-next-end = fin de la ronda
field-first = jugador inicial
field-start = ficha de jugador inicial
field-fixed = ficha de jugador inicial fijada
field-locked = habilidades bloqueadas
field-area = zona
field-at = paso
field-turn = a quién le toca
field-waited = han pasado en la ventana
field-bag = cubos en la bolsa
field-bag-event = eventos
field-yard = almacén
field-rubble-left = escombros en la reserva
field-bars-left = barras en la reserva
field-spaces = casillas para obreros
field-line = línea
    .one = carta de la línea
field-sites = parcelas
field-rubble-sites = parcelas de escombros
field-black = marcadores negros
field-train-coal = carbón en los trenes
field-on-sale = trenes a la venta
field-row = fila de contratos
field-signed = contrato tomado esta ronda
field-contracts = contratos
    .one = contrato
field-deck = contratos en el mazo
field-sky = dorso del mazo
field-sky-rain = lluvia
field-sky-sun = sol
field-sky-fog = niebla
field-wind = dorso antes de reponer
field-wind-rain = lluvia
field-wind-sun = sol
field-wind-fog = niebla
field-fired = eventos ocurridos
field-track = cubos en la pista de eventos
field-waiting = cubos de evento por venir
field-aside = cubos de evento apartados
field-upkeep = mantenimiento pendiente
field-middle = primero en el Centro
field-broken = conexión
field-digger = quién excava
field-bites = paladas por excavar
field-boring = tuneladora en acción
field-parts = partes hechas del contrato
field-goods = bienes
field-supply = marcadores en la reserva
field-crisis = marcadores en la zona de crisis
field-discs = discos
field-position = lugar de la tuneladora
field-station = última estación alcanzada
field-bought = tuneladora comprada
field-train = tren
field-train-enid = Enid
field-train-wyddfa = Wyddfa
field-train-snowdon = Snowdon
field-train-moel-siabod = Moel Siabod
field-home = obreros por colocar
field-hired = obrero contratado
field-pub = obreros en el pub
field-machine = obrero de la tuneladora
field-calming = obreros en la zona G
field-machine-calming = obrero de la tuneladora en la zona G
field-owing = marcadores debidos a la crisis
field-rubble = escombros
field-room = sitio para marcadores
field-markers = marcadores
field-lies = dónde está
field-lies-deck = en el mazo
field-lies-row = en la fila
field-lies-held = en posesión
field-lies-shown = mostrado
field-lies-discard = pila de descartes
field-used = habilidad
field-used-fresh = sin usar
field-used-announced = anunciada
field-used-spent = gastada
field-question-hire = contratar a un obrero
field-question-place = colocar a un obrero
field-question-contract = anunciar un contrato
field-question-yard = tomar cubos
field-question-dig = excavar
field-question-bite = apuntalar, o quedarse los escombros
field-question-claim = el último marcador
field-question-works = taller
field-question-bore = perforar o construir
field-question-build = construir o comprar
field-question-payment = pago
field-question-office = tomar un contrato
field-question-selection = elegir un contrato mostrado
field-question-lose = perder un marcador
field-question-upkeep = mantenimiento
field-question-first = quién empieza
field-question-layout = tamaño de una carta de túnel
field-question-back = dorso del mazo
field-question-face = qué contrato llega
field-question-cube = qué cubo se saca
