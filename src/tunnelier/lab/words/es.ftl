### El informe del laboratorio de equilibrio, y lo que sale mal en el laboratorio.

## La cabecera de un informe

title = El equilibrio de { $title }
subtitle = { $games ->
    [one] { $games } partida entre bots ({ $bots }), { $players }
   *[other] { $games } partidas entre bots ({ $bots }), { $players }
}
subtitle-option = { $subtitle }; { $name }: { $choice }
players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
numbers-of-players = { $counts } jugadores
with-players = { $n ->
    [one] Con { $n } jugador
   *[other] Con { $n } jugadores
}
reconstructed = Números reconstruidos
own-tables = Estas partidas se jugaron con una tabla de números propia (huella { $tables }), no con la incorporada.
reconstructed-warning = Lo que esta página dice del equilibrio vale para estos números, no para los impresos.

## En resumen

short = En resumen
seat-favoured = { $name } gana el { $share } de las partidas. A suertes iguales sería el { $fair }: la suerte sola rara vez da tanto.
seat-unlucky = { $name } gana el { $share } de las partidas. A suertes iguales sería el { $fair }: la suerte sola rara vez da tan poco.
seats-even = Ningún asiento está claramente mejor que los demás.
first-favoured = Empezar es una ventaja: { $share } de las victorias en lugar de { $fair }.
first-unlucky = Empezar es una desventaja: { $share } de las victorias en lugar de { $fair }.
first-even = Empezar no es claramente bueno ni claramente malo: { $share } de las victorias, cuando a suertes iguales serían { $fair }.
always-begins = Siempre empieza el mismo asiento ({ $seat }): lo que viene de empezar y lo que viene del asiento no se pueden separar.
typical = { $decisions ->
    [one] Una partida típica pide { $decisions } decisión entre todos los jugadores; nueve de cada diez piden entre { $low } y { $high }.
   *[other] Una partida típica pide { $decisions } decisiones entre todos los jugadores; nueve de cada diez piden entre { $low } y { $high }.
}
alike = { $decisions ->
    [one] Casi todas las partidas piden { $decisions } decisión entre todos los jugadores.
   *[other] Casi todas las partidas piden { $decisions } decisiones entre todos los jugadores.
}
strongest = Lo más a menudo del lado ganador: { $things }.
strong-thing = { $name } ({ $heading }: { $lift } puntos porcentuales)

## Quién gana

sweep = Según el número de jugadores
sweep-meaning = Cuánto más, o menos, a menudo gana quien empieza de lo que sería a suertes iguales, en puntos porcentuales. A la derecha de la línea: empezar ayuda. La barra contiene el valor verdadero en 95 de cada 100 estudios así; si cruza la línea, la suerte sola pudo hacerlo.
no-difference = ninguna diferencia
seats = Quién gana, según el asiento
seats-meaning = La parte de victorias de cada asiento o bando; una victoria compartida se divide. La línea es lo que darían suertes iguales. La barra contiene la parte verdadera en 95 de cada 100 estudios así; los nombres en negrita se apartan más de lo que explica la suerte.
fair = a suertes iguales, { $fair }
order = ¿Ayuda empezar?
order-meaning = La parte de victorias de quien empieza, de quien va segundo, y así sucesivamente, se sienten donde se sienten. Se lee como arriba. (Quien empieza puede cambiar de una ronda a otra; aquí se trata de la primera.)
place-1 = empieza
place-2 = segundo
place-3 = tercero
place-4 = cuarto
place-5 = quinto
another-place = número { $n }

## Cuánto dura, cuántos puntos

length = ¿Cuánto dura una partida?
length-meaning = Cuántas partidas tuvieron qué duración. Una barra alta es una duración frecuente; la línea de color es la mediana: la mitad de las partidas son más cortas. Cuenta como decisión cada respuesta de cada jugador, también las forzadas.
length-decisions = decisiones
length-choices = decisiones con verdadera elección
length-rounds = rondas
length-turns = turnos
median = mediana { $n }, 90 % en { $low }–{ $high }
said-of = { $what }: { $said }
scores = Puntos al final
scores-meaning = Con qué frecuencia acabó cada asiento con cuántos puntos. Dos asientos cuyas colinas están en el mismo sitio puntúan igual; una colina ancha significa que las partidas varían mucho.
margin = ¿Cómo de reñido es?
margin-meaning = Por cuántos puntos aventajó el ganador al mejor de los demás. Una colina cerca de 0 significa partidas reñidas; por debajo de 0 están las que se ganaron por algo distinto de los puntos. Victorias compartidas: { $shared }.
points = puntos

## Lo que acompaña a la victoria

things = ¿Qué acompaña a la victoria?
things-meaning = Para cada cosa: cuánto más a menudo ganaron quienes la tomaron o usaron al menos una vez que quienes no, en puntos porcentuales. A la derecha de la línea va con ganar, a la izquierda con perder. Es correlación, no causa: quien va por delante puede simplemente permitirse más. De veinte cosas sin efecto alguno, una parecerá tenerlo por suerte.
things-shown = Se dibujan las { $shown } más elocuentes de { $all }; la tabla las tiene todas.
too-rare = Se dejan fuera por falta de datos, por hacerlas casi nadie o casi todos: { $n }.
all-of = Todos los números: { $what }
news-heading = Lo que pasó
moves-heading = Tipos de jugadas
column-what = qué
column-done = hecho por
column-with = ganan con ello
column-without = sin ello
column-difference = diferencia (95 %)

## Cuánto importan las reglas

rules = ¿Con qué frecuencia importa cada regla?
rules-meaning = Cuántas veces se hace cada pregunta y cada tipo de jugada en una partida media, azar incluido. Lo que casi nunca se usa quizá no merezca su sitio en las reglas.
questions = Preguntas
moves = Jugadas
a-game = { $n } por partida
seldom = { $n } más, rara vez o nunca
news = Lo que pasa
news-meaning = Todo lo que cuentan las reglas, con la regla que lo hace ocurrir: cuántas veces en una partida media, y en qué parte de las partidas.
never-met = Ni una vez en estas partidas: { $n }
refusals = Lo que prohíben las reglas
refusals-meaning = En cuántas preguntas de una partida media cada prohibición cerró el paso al menos a una jugada imaginable, y en qué parte de las partidas lo hizo. Una prohibición que nunca estorba podría faltar en el reglamento.
column-rule = regla
column-a-game = por partida
column-games = partidas
column-prohibition = prohibición
column-questions = preguntas por partida

## Cómo se hizo

how = Cómo se hizo esto
how-meaning = En todos los asientos: { $bots }. Un bot no es una persona: juzga mejor unas cosas y peor otras, y lo que desequilibra un juego entre bots no tiene por qué hacerlo entre amigos. Cada bot vio solo lo que su asiento puede ver. Semilla { $seed }, versión de las reglas { $rules }, tablas { $tables }, código { $code }: con los mismos cuatro salen otra vez las mismas partidas.
plays-random = { $name }: cualquier jugada permitida
plays-greedy = { $name }: lo que parece mejor al acabar el turno, sin mirar más allá
plays-novice = { $name }: el nivel más débil
plays-apprentice = { $name }: el segundo nivel
plays-engineer = { $name }: el tercer nivel, el rival que elige un buen jugador de club
plays-tiger = { $name }: el cuarto nivel, el más fuerte que se guía por reglas prácticas
plays-master = { $name }: el nivel más fuerte, una búsqueda guiada por una red que aprendió sola
plays-policy = { $name }: lo que esa red prefiere, sin búsqueda alguna
search-meaning = { $name }: imagina { $n } maneras de seguir la partida antes de cada decisión, y nunca falla a propósito
intervals = Los intervalos son los de Wilson, y los de Newcombe para las diferencias, al 95 %. Los números están en report.json, las partidas en los archivos Parquet junto a esta página.
no-tables = ninguna
share-and-interval = { $share } ({ $low }–{ $high })
lift-and-interval = { $lift } ({ $low } … { $high })

## La ficha de unos datos

card-title = { $title }: partidas de bots
card-what = Partidas enteras entre bots ({ $bots }), jugadas a partir de la semilla { $seed }: la misma semilla, el mismo programa y los mismos bots dan las mismas partidas. No jugó ninguna persona.
card-heading-players = jugadores
card-heading-matches = partidas
card-heading-answers = respuestas
card-heading-numbers = números por vector
card-heading-fingerprint = huella de los números
card-heading-column = columna
card-heading-meaning = qué significa
card-answers = answers-Np.parquet: una fila por respuesta de un asiento
card-answer-game = la partida, por su número: el mismo que en el otro archivo
card-answer-number = qué respuesta de esa partida es, desde 0
card-answer-seat = quién respondió, desde 0
card-answer-bot = el bot en ese asiento
card-answer-question = lo que se preguntaba, en una palabra
card-answer-legal = las jugadas permitidas, por sus números
card-answer-action = la jugada que se hizo
card-answer-features = lo que veía el asiento, en números de −1 a 1: nada que le estuviera oculto
card-answer-gained = lo que la partida valió al asiento al final: 1 por una victoria, menos si fue compartida; la suma de todos los asientos es 0
card-features = Lo que significa cada número de `features` está en `{ $call }.names`, y una jugada en palabras en `game.actions.text(action)`, con `game = tunnelier.games.load("{ $game }")`.
card-matches = games-Np.parquet: una fila por partida
card-match-game = su número
card-match-bots = quién se sentaba dónde
card-match-scores = los puntos de cada asiento
card-match-winners = los asientos que ganaron
card-match-actions = cada jugada por su número, también las del azar: jugadas de nuevo dan la misma partida
card-match-movers = de quién eran; el azar es −1
card-match-row = `row.…`: cada campo del estado final. Las demás columnas cuentan preguntas, jugadas, noticias y rechazos
card-heading-made = Cómo se hizo
card-made = Con `tunnelier dataset`, y con todo lo que influyó: `code` es la huella del programa que jugó, `tables` la de tablas propias.
card-heading-licence = Licencia
card-licence = El programa está bajo la licencia MIT. Lo que jugó no es obra de nadie: úsalo como quieras, y cita el programa según su CITATION.cff.

## Lo que el laboratorio no puede

error-no-arrow = el laboratorio guarda sus partidas con pyarrow, que no está instalado: pip install 'tunnelier[lab]'
error-no-games-there = { $path } no contiene partidas del laboratorio; elige otra carpeta
error-other-games = { $path } contiene otras partidas: su { $key } es { $theirs }, no { $ours }; elige otra carpeta
