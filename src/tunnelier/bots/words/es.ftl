### Los bots.

## Sus niveles, como se llama a los jugadores por su nombre; el más débil primero

level-novice = Novato
level-apprentice = Aprendiz
level-engineer = Ingeniero
# Un «tunnel tiger» es, entre los tuneleros ingleses, uno de los mejores.
level-tiger = Tigre
level-master = Maestro

# A bot to learn from; the higher its step, the stronger it is.
partner = Sparring { $step }

## Otros: uno juega cualquier cosa, otro no mira más allá de su turno, otro sigue lo que prefiere una red

level-random = Azar
level-greedy = Voraz
level-policy = Instinto
# Lo que juega los otros puestos de una lección.
level-lesson = Sparring

## Cómo juega cada uno, en una frase después de su nombre

plays-novice = conoce las reglas y falla a menudo
plays-apprentice = tiene ideas y todavía falla
plays-engineer = prepara sus jugadas
plays-tiger = un tigre de los túneles: no regala nada
plays-master = ha aprendido el juego por sí solo, y piensa
plays-guest = un bot que ha traído este anfitrión

## Nombres de bots

error-bot = no hay ningún bot «{ $said }»; bots: { $known }, search:SIMULACIONES, modulo:Clase, archivo.py, program:ORDEN.
error-search = «{ $word }» en «{ $bot }»: escribe plain o learned, o uno de { $fields } como cut=20

## Bots de otros: por qué uno no puede jugar

guest-unfit = { $bot } no puede jugar: { $reason }
guest-choose = un bot tiene choose(sight), que responde con uno de sight.moves
guest-made = se crea sin argumentos, o con una semilla (seed)
guest-command = no existe ese programa
guest-none = ninguna clase de allí tiene choose(sight)
guest-which = nombra una de { $known } tras dos puntos

## Y por qué uno se quedó sin respuesta

stumbled-refused = { $bot } ha respondido «{ $said }»: { $reason }
stumbled-no-move = eso no es una jugada de este juego
stumbled-rule = { $reason } ({ $rule })
stumbled-broke = { $bot } se ha roto en { $place }: { $error }
stumbled-begin = { $bot } no se ha podido iniciar: { $reason }
stumbled-silent = { $bot } ha callado { $seconds } segundos y se le ha puesto fin
stumbled-ended = { $bot } ha terminado con el código { $status }
stumbled-ended-saying = { $bot } ha terminado con el código { $status }: { $words }
stumbled-says = { $bot } no tiene respuesta: { $said }
