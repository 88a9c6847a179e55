### Lo que dicen la terminal y la línea de órdenes.

## Antes de la partida

which-game = ¿Qué juego?
how-many = ¿Cuántos jugadores, de { $low } a { $high }?
how-many-people = ¿Cuántos de ellos son personas ante este teclado, de 0 a { $high }?
which-choice = ¿{ $meaning }?
from-to = Un número de { $low } a { $high }, por favor.
how-strong = ¿Cómo de fuertes deben ser los bots?
one-of-several = { $number }  { $name }: { $meaning }
nothing-kept = No hay ninguna partida que continuar.
too-many-people = { $people } personas no caben en { $seats } asientos
compiling = compilando las reglas de { $title }, solo esta vez
compiling-bots = los bots aprenden { $title }, solo esta vez
plainly = Las reglas se han editado: corren como Python normal y se compilan para la próxima vez.

## En la mesa

welcome = { $title } — juegas con { $seats }. Escribe ? para la ayuda.
watching = { $title } — estás mirando.
fair = Los sorteos están fijados de antemano: { $commitment }… (`tunnelier verify` lo demuestra al final).
thinks = { $seat } ({ $bot }) está pensando…
stumbled = { $said }. Se hace por él su primera jugada permitida.
your-moves = Tus jugadas:
more-moves = … y { $count } más: escribe `jugadas` para verlas todas
several = ¿Cuál quieres decir: { $moves }?
legal = Esa jugada está permitida.
what-what = ¿El efecto de qué jugada? p. ej. efecto { $example }
why-what = ¿Por qué no qué jugada? p. ej. motivo { $example }
save-where = ¿Dónde se guarda? p. ej. guardar mi-partida.txt
saved = Guardada en { $path }.
secret-kept = (El secreto de los sorteos por venir está en { $path }: guárdalo al lado y no se lo enseñes a nadie.)
rules-hint = En otra ventana: { $command }
confirm = Intro: terminar el turno · deshacer
taken-back = Deshecho.
kept = La partida está guardada. Para seguir: tunnelier play --resume
help =
    Un número       hacer la jugada que lleva ese número
    palabras        hacer una jugada por sus palabras: { $example }; más corto, si solo una encaja
    ?               esta ayuda
    jugadas         todas las jugadas permitidas, numeradas
    mesa            volver a ver la mesa
    historial       lo que ha pasado; historial --reglas nombra la regla de cada línea
    efecto JUGADA   lo que haría una jugada, hasta donde puedes saberlo
    motivo JUGADA   por qué una jugada no está permitida
    pista           lo que el entrenador piensa de tus jugadas, según lo que puedes ver
    deshacer        retirar tu última respuesta (salvo azar, otro asiento o algo ya mostrado)
    guardar ARCHIVO guardar la partida en un archivo
    reglas          dónde leer las reglas
    salir           parar; la partida queda guardada para `tunnelier play --resume`
    Las palabras inglesas (moves, undo, quit…) también se entienden.

## Lo que se escribe en la mesa además de las jugadas: una palabra cada vez

type-help = ayuda
type-moves = jugadas
type-board = mesa
type-log = historial
type-what = efecto
type-why = motivo
type-hint = pista
type-undo = deshacer
type-save = guardar
type-rules = reglas
type-quit = salir

## El final

result = { $seat }: { $points }
result-of = { $seat } ({ $name }): { $points }
won = Victoria: { $seats }.
finished-file = La partida terminada está en { $path }. Para volver a verla: tunnelier replay { $path }
no-lesson = Aún no hay lección de { $title }: lee sus reglas.
lesson-hopes = La lección espera: { $moves }

## El entrenador

no-coach-yet = El entrenador necesita reglas compiladas: `salir`, y `tunnelier play --resume` dentro de un minuto.
coach-thinks = el entrenador está pensando…
coach-word = El entrenador: antes de jugar esto, mira { $better }. Gana el { $share } de las veces; tu jugada, el { $other }.
once-more-anyway = Escribe tu jugada otra vez para jugarla de todos modos.
question = { $seat }: { $question }
heading-move = jugada
heading-chance = prob. de ganar
heading-error = más o menos
heading-points = puntos esperados
heading-thought = parte pensada
give-or-take = ± { $error }
worse-moves = { $count ->
    [one] … y { $count } que parece peor
   *[other] … y { $count } que parecen peores
}
over-so-review = la partida ha terminado: no hay pista que dar. Para ver dónde se decidió: tunnelier review { $path }
chance-to-move = le toca al azar: escribe primero lo que salió
reviewing = repasando la partida
reviewed = { $choices ->
    [one] { $choices } decisión examinada
   *[other] { $choices } decisiones examinadas
}; { $costly ->
    [one] { $costly } costó más que el margen de error del entrenador.
   *[other] { $costly } costaron más que el margen de error del entrenador.
}
verdict = −{ $cost } en la jugada { $number }: { $seat } jugó { $move }; mejor era { $better }
report-written = El informe, con las posibilidades de cada asiento a lo largo de la partida, está en { $path }.

## Problemas

puzzle-heading = Problema { $number } de { $count } · { $ease }
puzzle-again = ¿Todavía no? Intro: otro intento. Cualquier otra cosa: la solución.
puzzle-next = Intro: el siguiente problema.
puzzles-none = no hay problemas de { $game } con estas reglas y cartas; para encontrar algunos: tunnelier puzzles { $game }
puzzles-from-to = los problemas tienen números del 1 al { $last }
puzzles-sought = { $title }: buscando problemas en partidas de bots
puzzles-checked = { $title }: se juega lo que afirman los problemas
puzzles-held = { $count } de { $all } problemas se sostienen; están en { $path }.
puzzles-none-found = no se encontró ningún problema en ese tiempo
puzzles-written = { $count ->
    [one] { $count } problema está en { $path }. Para resolverlo: tunnelier puzzles { $game } --play
   *[other] { $count } problemas están en { $path }. Para resolverlos: tunnelier puzzles { $game } --play
}

## Repeticiones e imágenes

replay-help = Intro: siguiente · b: atrás · número: ir a esa jugada · e: al final · q: salir
start-of-match = Antes de la primera jugada.
move-of = Jugada { $number } de { $count }: { $sentence }
forced = { $sentence } (forzada)
drawing = Dibujando
drawn = { $count ->
    [one] { $count } imagen en { $folder }, como .{ $ending }
   *[other] { $count } imágenes en { $folder }, como .{ $ending }
}
filmed = La partida está en { $path } ({ $size } MB): ábrela en un navegador, sin necesidad de red.
in-file = { $path }, { $reason }

## Pruebas

draw-wrong = la jugada { $number } es FALSA: se jugó «{ $played }», el secreto comprometido da «{ $expected }»
nothing-to-prove = Los sorteos de esta partida se escribieron desde una mesa real: no hay nada que demostrar.
draws-differ = { $wrong } de { $draws } sorteos difieren de lo comprometido.
draws-lost = { $unproven } de { $draws } sorteos no se pueden demostrar: su secreto se perdió al cargar la partida sin él.
draws-later = { $unproven } de { $draws } sorteos no se pueden demostrar aún: el secreto se abre cuando termina la partida.
draws-proven = { $draws ->
    [one] El único sorteo es el que da el secreto comprometido.
   *[other] Los { $draws } sorteos son los que da el secreto comprometido.
}
draws-seed = (Semilla { $seed }: reproducible y nunca secreta.)
draws-commitments = ({ $count } compromisos: la partida se cargó sin su secreto.)
seat-and-level = Asiento { $seat }, { $level }
bot-proven = { $who }: las { $answers } respuestas son de este bot.
bot-wrong = { $who }: { $others } de { $answers } respuestas no son de este bot (jugadas { $moves }).
bot-named = un bot se nombra por su asiento y su nivel, como 1=tiger, no «{ $said }»

## Un asiento en la mesa del navegador

no-table = { $url } no es una mesa; su dirección es como http://host:puerto/t/NOMBRE
seat-link = El enlace de tu asiento, para volver: { $link }
waiting-for-players = Esperando a los demás jugadores…
# Nombres, cada uno con lo que marca su reloj.
time-left = Tiempo: { $times }
left-the-table = Te has ido; tu asiento queda guardado, su enlace te trae de vuelta.
connection-lost = Conexión perdida; se intenta de nuevo…
not-reached = { $address }: { $reason }

## Los juegos y sus reglas

heading-name = nombre
heading-title = título
heading-players = jugadores
heading-options = opciones
about-game = { $title }: { $summary } ({ $credit })
a-game-to-choose = { $number }  { $title } ({ $players }) — { $summary }
broken = Se deja fuera: { $fault }
own-tables = Las tablas en uso son las tuyas: { $path }
no-rule = Ninguna regla de { $title } dice { $find }.
no-sheet = { $title } no tiene ninguna tabla que se pueda sustituir
own-box = ¿Tienes la caja? `tunnelier cards { $game } --fill` te pregunta sus números.

## Una tabla copiada de la caja

fill-title = { $title }, copiado de la caja
fill-box = Ten delante: tu caja del juego.
fill-how =
    Líneas que comparar con la caja: { $count }, unos { $minutes } minutos. Ves dónde están los valores; después se preguntan uno por uno.
    Intro       dejar lo que está entre corchetes
    2 none      varios valores de una línea a la vez
    ?           dónde están los valores, otra vez
    atrás       al valor anterior
    fin         parar por ahora
    Tras cada línea se escribe { $path }; la misma orden sigue donde lo dejaste.
fill-back = atrás
fill-end = fin
fill-line = { $number }/{ $count }  { $name }
fill-too-many = { $room ->
    [one] A esta línea solo le queda { $room } valor.
   *[other] A esta línea solo le quedan { $room } valores.
}
fill-wrong = Juntos no puede ser: { $reason }. Míralo otra vez; `atrás` lleva a las líneas anteriores.
fill-stopped = { $done } de { $count } líneas están copiadas de la caja. La misma orden sigue con las demás.
fill-nothing-left = Las { $count } líneas de { $path } están copiadas de la caja. Para que se vuelva a preguntar una, borra la nota que lleva detrás.
fill-done = Todo concuerda. La tabla está en { $path }; para jugar con ella:
    tunnelier play { $game } --tables { $folder }
    Cómo otros pueden jugar también con ella: CONTRIBUTING.md, «A table from your box».
fill-name = ¿Con qué nombre te damos las gracias en el archivo? (Intro: ninguno)
fill-thanks = Gracias, { $name }.
fill-no-kinds = { $title } no dice cómo se leen las líneas de su tabla: edita lo que imprime `tunnelier cards { $game }`

## Muchas partidas

random-games = { $title }, partidas al azar
counted-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
counted-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
counted-seats = { $number ->
    [one] { $number } asiento
   *[other] { $number } asientos
}
on-cores = { $number ->
    [one] { $number } núcleo
   *[other] { $number } núcleos
}
on-a-card = una tarjeta gráfica
simulated = { $games }, { $players }, semilla { $seed }: { $each } decisiones por partida, { $rate } decisiones/s en { $where }
heading-seat = asiento
heading-mean-score = puntos de media
heading-share = parte de las victorias
cluster-on-processors = un clúster juega en procesadores: quita --cluster, o --device
ready = { $title }: listo

## Bots contra bots

contest-of = { $title }, { $bots }
contest = { $title }: { $games }, { $seats }, semilla { $seed }
duel-of-two = { $one } vence a { $other } en el { $share } de { $games } (95 %: { $low }–{ $high })
duel-of-many = { $one } acaba por delante de { $other } en el { $share } de { $games } (95 %: { $low }–{ $high })
heading-bot = bot
heading-games = partidas
heading-wins = victorias
heading-score = puntos
heading-lead = ventaja
heading-questions = preg.
heading-time = ms/preg.
heading-rating = fuerza
heading-wins-on-seat = victorias, asiento
heading-all = todos
share-and-interval = { $share } ({ $low }–{ $high })
what-is-what = victorias: su parte con su intervalo del 95 %, las compartidas divididas; bots iguales tendrían { $fair }. puntos, ventaja: puntos de media, y puntos de media por delante del mejor de los demás asientos. preg.: las preguntas que dejan elegir. fuerza: OpenSkill (Plackett-Luce), mu ± sigma; cada bot empieza en { $mu } ± { $sigma }.
not-balanced = Sin equilibrio: cada disposición sale igual de a menudo en { $rotation } partidas o un múltiplo, no en { $games }.
stumbled-so-often = { $count ->
    [one] { $bot } se quedó sin respuesta propia a una pregunta, y se hizo por él su primera jugada permitida: { $why }
   *[other] { $bot } se quedó sin respuesta propia a { $count } preguntas, y se hizo por él su primera jugada permitida. La primera vez: { $why }
}
contest-stopped = Detenido tras { $done } de { $games } partidas, guardadas en { $path }. La misma orden sigue desde ahí.

## Juegos pequeños resueltos

solving = resolviendo { $title }
measuring = midiendo { $bot }
solved = { $title }: { $positions } posiciones, { $states } estados de información
heading-exploitability = explotabilidad
heading-value = el puesto { $seat } obtiene
what-exploitability-is = explotabilidad: lo que gana de esta manera de jugar quien la conoce, como media de todos los puestos; una victoria vale 1, y un equilibrio tiene 0. Memoria perfecta: un estado de información es todo lo que un puesto ha visto y respondido.

## El laboratorio de equilibrio

lab-stopped = Detenido; lo jugado está guardado en { $folder }. La misma orden sigue desde ahí.
lab-players = --players { $said }: escribe un número, varios como 2,3,4, o { $all }
lab-sample = { $games }, { $players }: { $shares }
lab-report = El informe: { $path }
dataset-layout = --layout { $said }: elige entre { $known }
dataset-written = { $games }, { $players }: { $answers } respuestas
dataset-card = La ficha: { $path }

## El entrenamiento

train-stopped = Detenido; `tunnelier train { $game } --resume { $folder }` sigue desde su punto de control.
train-done = { $millions } millones de pasos; el punto de control está en { $folder }, { $picture } también.
train-shipped = { $path }, { $size } MB: master y policy juegan a { $game } según esto.
train-rung = { $millions } M de pasos: { $won } % contra { $bot } ({ $low }–{ $high }, { $matches } partidas, sin búsqueda)
train-line = { $millions } M de pasos, { $rate } por segundo; { $length } respuestas por partida, entropía { $entropy }, { $explained } % explicado
train-torch = entrenar necesita PyTorch: pip install 'tunnelier[learn]'
train-device = no se conoce el dispositivo «{ $said }»; dispositivos: cpu, cuda
train-no-card = el dispositivo «cuda» no está para PyTorch: instala su versión para CUDA
train-as-begun = un entrenamiento sigue con la semilla y la anchura con las que empezó

## Un juego ante las leyes

check-plainly = como Python normal
check-compiled = compilado
check-title = { $title }, { $how }
check-mend-first = Arregla esto primero: las reglas compiladas no se han mirado.
check-law = { $title }: ley { $law }
check-broken = { $count ->
    [one] { $title }: { $count } ley está rota.
   *[other] { $title }: { $count } leyes están rotas.
}
check-kept = { $title }: se cumplen todas las leyes.
check-thorough = Las fugas que se esconden se encuentran con --thorough.
check-broken-law = Rota, { $how }: ley { $law }
check-case = Caso { $case }.
check-case-seed = Caso { $case }, semilla { $seed }.
check-match = La partida hasta ahí está en { $path }: TUNNELIER_JIT=0 tunnelier replay { $path }
check-cure = El remedio habitual: { $cure }

## Un juego nuevo

new-name = «{ $said }» no es nombre para un juego; escríbelo como steam-tunnel
new-taken = ya hay un juego llamado { $name }
new-example = los ejemplos son { $known }, no «{ $said }».
new-there = { $path } ya existe; no se ha escrito nada
new-made = { $path } contiene un juego entero, { $title }: { $copied } con otro nombre. Y ahora:
new-install = lo da a conocer a tunnelier
new-play = se puede jugar tal cual, y con tunnelier serve
new-check = lo que aún no se cumple, y el remedio habitual
new-test = sus reglas, y las leyes que todo juego cumple
new-then = Luego cambia { $path } archivo por archivo: docs/add-a-game.md explica cada uno.

## Las mesas del servicio

invited = Quien abra este enlace en { $minutes } minutos se hace anfitrión, una sola vez: { $link }
backed-up = { $count ->
    [one] { $count } mesa y la clave de las cookies están en { $path }
   *[other] { $count } mesas y la clave de sus cookies están en { $path }
}
restored = { $count ->
    [one] { $count } mesa vuelve a estar, desde { $path }
   *[other] { $count } mesas vuelven a estar, desde { $path }
}
kept-aside = lo que había está guardado en { $path }
# Of migrations: their numbers.
migrated = La base de datos estaba en la revisión { $found } y ahora está en { $there }.
# Of migrations: { $found } and { $wanted } are their numbers.
gate-stands = La base de datos está en la revisión { $found }, la que quiere este programa.
gate-migrates = La base de datos está en la revisión { $found }. Este programa quiere la { $wanted }, y la lleva a ella cuando se abre el servicio; ahora no se escribe nada.
# Before a bar that grows.
gate-comparing = repitiendo partidas
gate-differs = Mesa { $table }, { $game }, { $where } (versión de las reglas: { $theirs } la partida, { $ours } aquí)
gate-written = escrito: { $said }
gate-here = aquí: { $said }
gate-frozen = El servicio tampoco podía repetirla antes: no se le reprocha a este programa.
gate-none = No hay ninguna partida que repetir.
gate-passed = { $count ->
    [one] { $count } partida se juega aquí como se jugó.
   *[other] { $count } partidas se juegan aquí como se jugaron.
}
gate-refused = Partidas que no se juegan aquí como se jugaron: { $differing } de { $count }; quedarían congeladas. No abras todavía el servicio con este programa. Deja que terminen con el antiguo, o corrige lo que difiere.

## Los ajustes del servicio

settings-unreadable = { $path } no es TOML: { $reason }
settings-unknown = { $path }: no hay ningún ajuste «{ $said }».
settings-value = { $path }: { $what } admite un texto, un número, true o false, o una lista de textos.
settings-variable = { $said } no es ningún ajuste, y nadie lo lee. ¿Querías decir { $near }?
settings-default = por omisión

## Lo que está mal en una orden

wrong-choice = escribe una opción como nombre=elección, no «{ $said }»
wrong-language = hablamos { $known }, no «{ $said }»
wrong-command = no hay ninguna orden «{ $said }».
wrong-option = no hay ninguna opción { $said }.
wrong-or-rather = { $said } ¿Querías decir { $near }?
wrong-missing = falta { $what }.
wrong-number = { $what } pide un número.
wrong-one-of = { $what } pide uno de: { $known }.
wrong-value = { $what } no admite eso: { $reason }
wrong-use = { $what } no se usa así.
wrong-extra = hay demasiado en esta orden.
file-filenotfounderror = { $path }: no existe tal archivo
file-permissionerror = { $path }: acceso denegado
file-isadirectoryerror = { $path }: es una carpeta
file-fileexistserror = { $path }: ya existe
complaint = tunnelier: { $said }
complaint-of-plugin = tunnelier: { $game }: { $said } (TUNNELIER_TRACEBACK=1 lo muestra todo)

## La ayuda de la línea de órdenes: alrededor

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-error = Error
help-aborted = Interrumpido.
help-try = Prueba «{ $command }» para la ayuda.
help-default = [por omisión: { $value }]
help-required = [necesario]
help-variable = [o { $name }]
help-help = Mostrar esta ayuda.

## Lo que piden órdenes y opciones, como lo nombra su uso

takes-options = [OPCIONES]
takes-command = ORDEN [ARGUMENTOS]...
takes-number = NÚMERO
takes-text = TEXTO
takes-path = RUTA
takes-game = JUEGO
takes-file = ARCHIVO
takes-bot = BOT
takes-folder = CARPETA
takes-address = DIRECCIÓN
takes-url = URL
takes-name = NOMBRE
takes-database = BASE

## La ayuda de la línea de órdenes: órdenes

help-about = Juegos de mesa modernos, implementados por entero: para jugarlos, revivirlos, medirlos.
help-epilog = Una primera partida: tunnelier play. Las reglas de un juego: tunnelier rules steam-tunnel.
help-play =
    Jugar en la terminal, contra bots o varios ante un mismo teclado.

    Sin argumentos se te pregunta a qué jugar. En la mesa: escribe el número o las palabras de una jugada, ? para la ayuda, `pista`, `motivo JUGADA` para saber por qué no, `deshacer`, `guardar ARCHIVO`, `salir`. Cada jugada queda guardada: tras un fallo o una ventana cerrada, `tunnelier play --resume` continúa.
help-learn = Aprender un juego: una primera partida con alguien a tu lado que explica.
help-serve =
    Abrir la mesa del navegador: jugar con amigos y bots, en directo o a lo largo de días.

    Un solo proceso y un solo archivo, o varios procesos sobre un mismo PostgreSQL; cada jugada aceptada se guarda, y todas las mesas vuelven tras un reinicio. Comparte el enlace de una mesa: quien lo abra puede ocupar un asiento libre. docs/hosting.md explica cómo alojarla para otros.

    Cada opción puede venir también del entorno (--root-path es TUNNELIER_ROOT_PATH) o de un archivo TOML (root-path = "/games"): --show-settings dice qué está vigente.
help-think =
    Pensar por los bots de la mesa del navegador, junto a los procesos que la sirven.

    Para mesas en una base PostgreSQL: ejecuta cuantos quieras, aquí o en otras máquinas. Cada uno toma lo que se le pregunta a un bot; lo que uno piensa cuando termina, lo toma otro. docs/hosting.md cuenta más.
help-host =
    Hacer un enlace con el que alguien se hace anfitrión del servicio, una sola vez.

    Los anfitriones tienen su página, /host: gente, mesas, denuncias, expulsiones, anuncios. El enlace va firmado con la clave de las cookies, así que se hace donde el servicio tiene sus archivos, por el mismo usuario; el servicio puede seguir mientras tanto.
help-backup =
    Guardar todas las mesas del servicio en un archivo; puede seguir en marcha mientras tanto.

    El archivo contiene secretos, también la clave de las cookies: guárdalo donde nadie más lo lea.
help-restore =
    Poner una copia en el lugar de las mesas del servicio, que debe estar cerrado.

    Lo que había se guarda al lado.
help-migrate =
    Llevar una base de datos que nadie usa a la revisión de otra versión, hacia delante o hacia atrás.

    Por ejemplo, antes de volver a instalar una versión anterior: tunnelier migrate --to 0004

    Solo la versión nueva conoce el camino de vuelta. Lo que había añadido, y la anterior no conoce, se pierde: guarda una copia.
help-gate =
    Antes de una actualización: si este programa juega las partidas de una base de datos como se jugaron.

    Por ejemplo: tunnelier gate /srv/games/tables.db --jobs 4

    Cada partida sin terminar se repite con las reglas instaladas aquí y se compara con su registro: cada jugada debe seguir permitida, deben ser preguntados los mismos asientos, después deben estar permitidas las mismas jugadas (el registro tiene sus huellas), y cada sorteo debe ser el de su secreto. Lo que difiere se enumera por mesa y jugada. No se escribe nada, y el servicio puede seguir en marcha mientras tanto. Código de salida: 0 todo es como era, 1 algo no lo es.
help-join =
    Jugar en una mesa del servicio del navegador, desde esta terminal.

    Escribe el número o las palabras de una jugada, `deshacer` o `salir`.
help-games = Listar los juegos, sus asientos y sus opciones.
help-rules = Leer las reglas de un juego en nuestras palabras, cada una con su número.
help-cards = Imprimir la tabla de cartas en uso, o copiar la tuya de la caja.
help-simulate = Jugar muchas partidas al azar en código compilado e imprimir lo que salió.
help-arena =
    Hacer que los bots jueguen entre sí, y ver quién es mejor y con qué seguridad.

    Por ejemplo: tunnelier arena steam-tunnel --bots engineer apprentice --games 200

    Cada bot ocupa cada asiento igual de a menudo, y las partidas en que los mismos bots cambian de asiento comparten su azar, para que la suerte pese menos. Ctrl-C detiene; la misma orden sigue donde paró.
help-lab =
    Medir el equilibrio de un juego: muchas partidas entre bots, y un informe para leer en un navegador.

    Por ejemplo: tunnelier lab steam-tunnel --bots search:100 --players all --games 500

    Escribe OUT/report.html, que dice quién gana, si ayuda empezar, cuánto duran las partidas, qué acompaña a la victoria y qué reglas apenas importan; OUT/report.json con los mismos números; y OUT/games-2p.parquet con una fila por partida, para tus propias herramientas. Ctrl-C detiene; la misma orden sigue donde paró, y un --games mayor se suma a lo que hay.
help-dataset =
    Guardar partidas de bots en Parquet, respuesta a respuesta, con una ficha que dice qué contienen.

    Por ejemplo: tunnelier dataset steam-tunnel --bots policy --matches 500 --seed 1

    Escribe OUT/answers-2p.parquet con una fila por respuesta: lo que el asiento veía en números, lo que podía hacer, lo que hizo y lo que obtuvo al final; OUT/games-2p.parquet con una fila por partida; y OUT/README.md, la ficha: qué significa cada columna, cómo se hizo, las huellas de reglas y números. Ctrl-C detiene; la misma orden sigue desde ahí, y un --matches mayor añade a lo que hay.
help-solve =
    Resolver con exactitud un juego pequeño, y ver cuánto gana de los bots un rival perfecto.

    Por ejemplo: tunnelier solve cave-in greedy tiger

    Se busca un equilibrio con CFR+ sobre todas las posiciones que pueden darse. Solo los juegos pequeños tienen tan pocas; cave-in es uno.
help-train =
    Aprender un juego a partir de sus reglas y nada más, jugando contra uno mismo (extra learn).

    Por ejemplo: tunnelier train cave-in --minutes 2

    Una sola red aprende todos los números de jugadores y todas las opciones; una --option vale en todas las mesas. Dice cómo va, y escribe OUT/checkpoint.npz una y otra vez: lo que se corta sigue desde ahí con --resume OUT. Al final OUT/curves.svg muestra cómo fue.
help-ship =
    Poner lo que un entrenamiento ha aprendido en la carpeta del juego, para todos los que lo instalen.

    Por ejemplo: tunnelier ship cave-in train-cave-in

    Los niveles master y policy, las pistas y los repasos se guían por ello desde entonces, sin PyTorch. Se guarda en media precisión, con un nombre hecho de las reglas, cartas, rasgos y jugadas que ha aprendido: si cambian, los bots siguen la regla práctica hasta que se entrene de nuevo.
help-replay =
    Recorrer una partida guardada, o escribirla como imágenes.

    En la terminal: Intro avanza, b retrocede, un número salta, q termina. Con --html, --svg o --png se dibujan los tableros, como estaban tras cada jugada.
help-hint =
    Preguntar al entrenador: las jugadas del asiento al que le toca, la mejor primero.

    Cada una con su probabilidad de ganar, los puntos que cabe esperar al final y con qué seguridad. El entrenador ve lo que ese asiento puede ver; no revela ningún secreto.
help-review =
    Repasar una partida terminada: qué decisiones costaron más, y qué era mejor.

    Escribe una página con las posibilidades de cada asiento a lo largo de la partida. Cada decisión se juzga por lo que el asiento podía saber al tomarla.
help-puzzles =
    Encontrar problemas en partidas de bots, para todos los que instalen el juego; o resolver los que hay.

    Por ejemplo: tunnelier puzzles steam-tunnel --play

    Un problema es una pregunta de la que una respuesta es claramente la mejor: una búsqueda rápida la encuentra, otras profundas la confirman, y su dificultad se mide por cuántas veces la encuentran jugadores más débiles. Solo cuenta lo que puede saber el asiento al que se pregunta. Se guardan en la carpeta del juego, los más fáciles primero.
help-verify =
    Demostrar que no se amañó ningún sorteo de una partida terminada.

    Cada sorteo se calcula de nuevo a partir del secreto comprometido antes del primero. Los bots de la mesa del navegador sacan de él también sus semillas: con --bot cada respuesta se piensa de nuevo. Código de salida: 0 demostrado, 1 un sorteo o una respuesta es falso, 3 no demostrable (sin terminar, o sorteos escritos a mano).
help-warm = Compilar las reglas ahora, para que después nada tenga que esperar.
help-check =
    Someter un juego a todas las leyes: para quienes escriben juegos.

    Primero como Python normal, donde un error tiene su traza, luego compilado. Una ley rota se cuenta con la partida que lo muestra y el remedio habitual; las demás se comprueban igualmente.
help-new-game = Crear la carpeta de un juego nuevo, jugable al momento: lo mínimo, o un ejemplo entero.

## La ayuda de la línea de órdenes: qué significan argumentos y opciones, de todas las órdenes o de una

option-game = Nombre del juego, como lo lista `tunnelier games`.
option-players = Cuántos asientos.
option-option = nombre=elección, p. ej. dead_ends=pity. Se puede repetir.
option-lang = El idioma; si no, el de la shell, o el inglés.
option-tables = Carpeta con tus propias tablas de cartas (JUEGO.txt), en vez de TUNNELIER_TABLES.
option-as-json = Imprimir JSON en vez de una tabla.
option-simulations = Cuánto piensa el entrenador cada pregunta; más es más seguro.
option-cluster = Jugar en un clúster de Ray: local:2 (dos procesos aquí), auto, o HOST:PUERTO de su cabeza.
option-database = Dónde se guardan las mesas, p. ej. postgresql+psycopg://user@host/name; si no, TUNNELIER_DATABASE, o un archivo en tu carpeta.
option-settings = Un archivo TOML con ajustes del servicio, llamados como sus opciones; si no, TUNNELIER_SETTINGS.
option-pace = Segundos que un bot se toma al menos, para que se pueda seguir.
option-log = Cómo se escribe el registro: en líneas sencillas, o en JSON con una línea por petición.
option-thinkers = Cuántos bots piensan a la vez en este proceso; 0 lo deja a otros, véase `tunnelier think`. Si no, uno por procesador.
option-file = Una partida guardada.
option-seed = La misma semilla da las mismas partidas.
option-threads = Tantas partidas a la vez. Si no: todos los núcleos.
option-games = Cuántas partidas.
option-more = Lo mismo que tras --bots.
option-name = Nombre del juego, p. ej. my-game.
option-version = Imprimir la versión.
option-play-game = Qué juego; si falta, se pregunta.
option-play-humans = Cuántos de los asientos son personas ante este teclado.
option-play-bots = Bots de los demás asientos, por nivel: novice, apprentice, engineer, tiger, master (o policy, random); p. ej. tiger,engineer. También valen nombres como en `arena`.
option-play-start = Empezar desde una posición: un archivo con el texto de Match.position (docs/research/positions.md).
option-play-seed = Hacer reproducible la partida (los sorteos no son entonces secretos).
option-play-load = Continuar una partida guardada.
option-play-resume = Continuar donde dejaste una partida.
option-play-confirm = Esperar a Intro (o deshacer) antes de que un bot te responda.
option-play-coach = El entrenador avisa antes de una jugada que cuesta mucho.
option-serve-port = El primer puerto que se intenta.
option-serve-host = 0.0.0.0 deja venir a tus mesas a otros de tu red.
option-serve-browser = Abrir un navegador al momento.
option-serve-bots = Bots ajenos, para elegir además de los niveles, separados por comas; nombres como en `arena`.
option-serve-root-path = La ruta bajo la que un proxy muestra el servicio, p. ej. /games.
option-serve-trusted-proxies = Direcciones de los proxies a los que creer (X-Forwarded-For, -Proto, -Host).
option-serve-metrics-token = Quien muestre este token puede leer /metrics; sin ninguno, nadie puede. TUNNELIER_METRICS_TOKEN lo mantiene fuera de la lista de procesos.
option-serve-forget-after = Las mesas en las que no ha cambiado nada en tantos días se tiran, quienquiera que esté sentado; 0 las guarda para siempre.
option-serve-hooks-anywhere = Permitir que los jugadores reciban avisos también en direcciones de esta máquina y de su red, no solo en las que cualquiera alcanza.
option-serve-mail-server = El servidor por el que el servicio envía correo, p. ej. smtps://club@mail.example: smtps:// habla TLS enseguida (puerto 465), smtp:// tras el saludo (587), smtp+plain:// nunca (25), para un servidor de esta máquina. Sin él no hay correo.
option-serve-mail-password = La contraseña para ese servidor. TUNNELIER_MAIL_PASSWORD, o el archivo de ajustes, la mantiene fuera de la lista de procesos.
option-serve-mail-from = Quién escribe, p. ej. "Nuestro club <games@club.example>": una dirección para la que ese servidor te deja enviar.
option-serve-site = La dirección en la que se encuentra el servicio, p. ej. https://games.example/. Las cartas llevan allí; sin ella no se envía ninguna, pues quien las pide podría hacer que llevaran a otro lugar.
option-serve-show-settings = Solo mostrar los ajustes vigentes, y de dónde viene cada uno; los secretos quedan ocultos.
option-backup-file = El archivo que se escribe.
option-backup-force = Sobrescribir un archivo.
option-restore-file = Lo que escribió `tunnelier backup`.
option-migrate-to = La revisión a la que llevarla; si no se dice, la que necesita esta versión.
option-gate-database = El archivo de la base de datos, o de una copia, o la dirección que toma `serve`; si no, TUNNELIER_DATABASE, o el archivo en tu carpeta.
option-gate-everything = También las partidas terminadas, con sus resultados.
option-gate-jobs = Tantos procesos a la vez.
option-host-address = Dónde se llega al servicio; así empieza el enlace.
option-join-url = El enlace de una mesa, o de tu asiento en ella.
option-join-name = Tu nombre en la mesa.
option-rules-find = Solo las reglas con este número o estas palabras.
option-cards-filled = Copiar una tabla propia de la caja, valor por valor.
option-cards-everything = Con --fill: preguntar también por lo seguro, no solo por lo dudoso.
option-cards-out = Con --fill: la carpeta donde se escribe JUEGO.txt. Si no: la de --tables, o numbers aquí.
option-simulate-threads = Si no: todos los núcleos.
option-simulate-device = Dónde jugar: cpu, o cuda en una tarjeta NVIDIA (extra gpu).
option-arena-bots = Al menos dos: novice, apprentice, engineer, tiger, master, policy, greedy, random, o una búsqueda propia, p. ej. search:2000; o un bot ajeno: mis_bots.py, modulo:Clase, program:ORDEN, o apart:… en un proceso propio.
option-arena-seconds = No pensar más tiempo una pregunta; los resultados varían entonces con la máquina.
option-arena-file = Guardar aquí cada partida terminada, una línea de JSON cada una; se queda.
option-lab-bots = Un nombre: ese bot ocupa todos los asientos. Varios: se turnan. Nombres como en `arena`; greedy es rápido, policy y search:100 juegan mejor, master el mejor y despacio. Si no: greedy.
option-lab-games = Cuántas partidas para cada número de jugadores.
option-lab-players = Cuántos asientos; varios, como 2,3,4, o `all` ponen todos los números en un informe.
option-lab-out = Carpeta del informe. Si no: lab-JUEGO aquí.
option-lab-actions = Guardar también cada jugada de cada partida en las tablas.
option-dataset-bots = Como en `lab`: un nombre ocupa todos los asientos, varios cambian de asiento. Si no: greedy.
option-dataset-matches = Cuántas partidas para cada número de jugadores.
option-dataset-players = Cuántos asientos; varios, como 2,3,4, o `all`.
option-dataset-out = Carpeta de los datos. Si no: dataset-JUEGO aquí.
option-dataset-layout = Cómo se dice en números lo que ve un asiento: table, los asientos como están, o viewer, el propio primero y las cartas una a una.
option-solve-bots = Bots que medir, con los nombres que admite `arena`.
option-solve-iterations = De CFR+: cuantas más, más cerca de un equilibrio.
option-solve-seeds = Preguntar tantas veces a un bot que no siempre responde igual.
option-train-device = Dónde aprender: cpu, o cuda en una tarjeta NVIDIA (extra gpu).
option-train-minutes = Cuánto tiempo, una vez compilado todo; si no, hasta Ctrl-C.
option-train-resume = Seguir desde el punto de control de esta carpeta, o archivo.
option-train-out = Carpeta del punto de control. Si no: la de --resume, o train-JUEGO.
option-train-seed = Otra aprende de otro modo.
option-train-width = De la red; 128 en una tarjeta, 64 en un procesador.
option-train-horizon = Pasos a lo largo de los cuales se frenan el aprendizaje y los ensayos.
option-train-entropy = Lo que vale al principio probar cosas; la décima parte al final.
option-train-trace = Hasta dónde se atribuyen los resultados (λ): 0.97, más cerca de 1 es más lejos.
option-train-ladder = Minutos entre partidas contra engineer y tiger; 0 para ninguna.
option-ship-checkpoint = De un entrenamiento, o un punto de control mismo.
option-replay-move = Mostrar solo la mesa tras esta jugada.
option-replay-html = Escribir la partida en una página con un deslizador, para un navegador.
option-replay-svg = Escribir un dibujo de cada jugada en esta carpeta.
option-replay-png = Lo mismo como PNG, si hay un conversor instalado.
option-replay-seat = Dibujar lo que veía este asiento; si no, lo que veían todos.
option-replay-theme = Colores de los dibujos.
option-replay-rules = Nombrar la regla detrás de cada línea.
option-review-out = Dónde escribir el informe; si no, ARCHIVO.review.html.
option-puzzles-play = Resolver los problemas del juego, los más fáciles primero.
option-puzzles-number = Resolver a partir de este; con --check, probar solo este.
option-puzzles-check = Jugar hasta el final lo que afirman los problemas del juego y quedarse con los que se sostienen.
option-puzzles-count = Cuántos hay que encontrar.
option-puzzles-minutes = Cuánto tiempo buscar como mucho; si no, hasta que haya bastantes.
option-puzzles-out = Dónde escribirlos; si no, puzzles.toml en la carpeta del juego.
option-verify-bot = Comprobar también un bot de la mesa del navegador: ASIENTO=NIVEL, como 1=tiger.
option-warm-game = Qué juegos; si faltan, todos.
option-check-game = Nombre del juego, p. ej. my-game.
option-check-thorough = Buscar fugas que se esconden: tarda minutos.
option-check-law = Someterlo solo a esta ley, por número; se puede repetir.
option-check-out = Adónde van las partidas que rompen una ley.
option-new-game-folder = Dónde crear su carpeta.
option-new-game-example = Copiar un ejemplo entero, p. ej. cave-in, en vez de lo mínimo.
