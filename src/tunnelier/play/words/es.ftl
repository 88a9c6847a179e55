### Una partida: lo que se rechaza y lo que vendría después.

## Una jugada que no lo es

not-a-move = «{ $said }» no es una jugada de este juego.
did-you-mean = ¿Querías decir: { $move }?
over = La partida ha terminado.

## Deshacer

nothing-to-undo = No hay nada que deshacer.
undo-chance = Lo que el azar ha mostrado no se puede deshacer.
undo-shown = Esto mostró lo que estaba oculto: no se puede deshacer.
undo-other = La última respuesta fue de otro asiento: no te toca a ti deshacerla.

## Lo que sigue a una jugada que aún no se ha hecho

then-chance = Después decide el azar.
then-seat = Decide a continuación: { $seat }.
then-unknown = Lo que sigue depende de lo que no ves.

## Partidas guardadas que no están enteras

error-line = línea { $line }: { $reason }
error-breaks-off = el texto se corta aquí; ¿está completo el archivo?
error-should-stand = aquí debería estar { $key }: …, no «{ $said }»
error-should-be-whole = { $key } debería ser un número entero, no «{ $said }»
error-no-match = esto no es una partida guardada; su primera línea sería «{ $first }»
error-chance = chance es «secret», «seed NÚMERO» o «followed»
error-seed = la semilla (seed) debería ser un número entero, no «{ $said }»
error-moves-stand = aquí debería estar «moves:»
error-commitment-of-seed = el compromiso (commitment) no es el de la semilla { $seed }
error-commitment-or-followed = una partida tiene compromiso (commitment) si y solo si su azar no se escribe a mano (followed)
error-unknown-game = no se conoce el juego «{ $written }»; se conocen: { $known }
error-rules-version = se jugó con la versión { $written } de las reglas de { $title }, este programa tiene la { $here }: ábrela con el tunnelier que la guardó (el registro de cambios da la versión de las reglas de cada publicación)
error-other-tables = se jugó con otras tablas ({ $written }; aquí { $here }): pon en TUNNELIER_TABLES la carpeta de las tablas de entonces, o quítala
error-options-written = las opciones se escriben nombre=elección, o «none»
error-other-start = la posición en la que empezó tiene otros jugadores u opciones que la partida
error-pledge = { $key } son 64 cifras hexadecimales, y luego «from draw NÚMERO»
error-move-written = una jugada se escribe «NÚMERO QUIÉN JUGADA ~ HUELLA»
error-fingerprint = la huella es { $written } y debería ser { $here }: se cambió esta línea o una anterior, o las reglas se comportan aquí de otro modo
error-over-before = la partida había terminado antes de esta jugada
error-move-number = aquí debería estar la jugada { $here }, no la { $written }
error-to-move = le toca a { $here }, no a { $written }
error-cannot-be-played = «{ $written }» no se puede jugar: { $here }
error-secret-too-early = el secreto de una partida que no ha terminado no puede estar aquí
error-other-secret = este secreto no es el del compromiso
error-last-line = la última línea debería ser «{ $here }»; ¿está completo el archivo?
error-more-text = hay más texto después del final
error-secret-digits = el secreto debería ser de cifras hexadecimales
error-secret-of-match = este secreto no es aquel con el que se comprometió la partida

## Repasos y pruebas

error-not-over = solo se puede repasar una partida terminada; `hint` ayuda mientras se juega
error-fork-not-over = solo se puede continuar de otro modo una partida terminada: su secreto está abierto
error-bot-unproven = un bot se puede comprobar cuando la partida ha terminado y su secreto está abierto
error-foresee-chance = no se puede prever lo que hará el azar

## Problemas: lo que se dice de una respuesta

puzzle-right = Correcto: esta jugada gana el { $best } de las partidas desde aquí; la mejor de las demás gana el { $share }.
puzzle-wrong = No es la mejor: esta jugada gana el { $share } de las partidas desde aquí, y otra gana el { $best }.
puzzle-best = La mejor, { $share }: { $move }
puzzle-second = La mejor de las demás, { $share }: { $move }
puzzle-yours = La tuya, { $share }: { $move }
puzzle-brings = Lo que aporta la mejor y la otra no: { $said }
puzzle-instead = Lo que la tuya aporta en su lugar: { $said }
puzzle-answer = La respuesta a la mejor podría ser: { $said }
puzzle-answer-else = La respuesta a la otra podría ser: { $said }
puzzle-gains = Sobre todo te da más: unos { $count } puntos al final.
puzzle-holds = Sobre todo frena al mejor rival: unos { $count } puntos al final.
puzzle-points = Jugada { $times } veces hasta el final, la partida acaba de media { $best } tras la mejor y { $other } tras la otra: primero tus puntos, luego los del mejor rival.
puzzle-later = En qué es mejor solo se ve más adelante en la partida.
puzzle-then = Y después: { $said }
puzzle-found = Los jugadores más débiles la encuentran el { $found } de las veces.

## Problemas: lo difíciles que son

puzzles-easy = Fácil
puzzles-middling = Medio
puzzles-hard = Difícil

## Torneos de bots

error-seconds = ¿cuántos segundos por pregunta? más de 0, no { $said }
error-other-worker = el obrero { $name } tiene otro { $key }, { $ours } y no { $theirs }: instala el mismo tunnelier, con las mismas tablas, en todas las máquinas del clúster
error-named-twice = { $bot } aparece dos veces; un bot se enfrenta a los demás, no a sí mismo
error-few-bots = un torneo necesita al menos { $fewest } bots, no { $said }
error-games = ¿cuántas partidas? al menos 1
error-never-sit = en { $games } partidas { $bots } nunca se sentaría; para todas las disposiciones hacen falta { $all }
error-guest-travels = { $bots } no puede viajar a un clúster como objeto: nómbralo, como modulo:Clase o por su archivo
error-no-contest = { $path } no es el archivo de un torneo
error-other-contest = { $path } contiene otro torneo: su { $key } es { $theirs }, no { $ours }; elige otro archivo
error-no-game-of-contest = { $path }, línea { $line }: no es una partida de un torneo

## Lecciones

lesson-other = Está permitido, y en una partida tuya podrás hacerlo. Aquí prueba primero lo que propone la lección.
lesson-own = La lección ya ha dicho lo que tenía que decir: juega hasta el final como quieras.
lesson-next = Lo siguiente: una partida tuya, contra un compañero paciente. Los problemas y las reglas esperan hasta que los quieras.
