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

## Nombres de bots

error-bot = no hay ningún bot «{ $said }»; bots: { $known }, search:SIMULACIONES.
error-search = «{ $word }» en «{ $bot }»: escribe plain o learned, o uno de { $fields } como cut=20
