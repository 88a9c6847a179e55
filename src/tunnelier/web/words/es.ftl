### El navegador: las páginas, lo que se dice en la mesa y lo que no se puede.

## En todas las páginas

language = Idioma
back = Todos los juegos
now = Volver a la mesa
rules = Reglas
rules-of = { $title }: reglas
rule = regla { $number }
try-again = Volver a intentarlo

## La primera página

tagline = Juegos de mesa modernos, completos. Juega con amigos y con bots honrados.
unofficial = Un proyecto no oficial: los títulos dicen qué juego es; aquí no hay imágenes ni textos de las editoriales.
players = de { $least } a { $most } jugadores
players-always =
    { $number ->
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
play-tiger = Jugar contra el tigre
set-up = Preparar una mesa
your-tables = Tus mesas
# De una mesa: cuándo pasó algo en ella por última vez.
changed = { $date }, { $time } UTC

## Una mesa nueva

your-name = Tu nombre
seats = Asientos
seat = Asiento { $number }
# De un asiento: quien abre la mesa se sienta en él.
me = yo
open-seat = libre: para quien tenga el enlace
no-seat = sin usar
bot = bot: { $level }
bots = Los bots
options = Opciones
hints = Se puede pedir consejo al entrenador
patience = Cuando alguien no responde
# Sigue una duración.
stand-in-after = los demás pueden hacer jugar a un bot después de
# Sigue el nombre de un bot.
stand-in = juega como
start = Abrir la mesa

## Un juego que todavía no está compilado

getting-ready = Preparando { $title }: sus reglas se compilan una sola vez en este ordenador.
functions-done =
    { $done ->
        [one] { $done } función lista
       *[other] { $done } funciones listas
    }

## Antes de que se ocupen todos los asientos

waiting = Faltan jugadores
share = Comparte este enlace: quien lo abra puede ocupar un asiento libre.
take = Ocupar este asiento
# Después del nombre de un asiento.
you = tú
# Cómo se llama quien no ha dado su nombre; y otros en la misma mesa.
guest = Invitado
another-guest = Invitado { $number }

## De quién es el turno

spectator = Estás mirando.
your-turn = Te toca
their-turn = Le toca a { $name }
thinks = { $name } está pensando…
over = La partida ha terminado

## Jugadas

moves = Lo que puedes hacer
narrowed = Limitado por tus clics
# Se lee en voz alta: cuántas jugadas quedan.
narrowed-to = Limitado por tus clics, quedan: { $count }
start-over = Volver a elegir
undo = Deshacer
# De una jugada, como señal a su lado.
lock = no se puede deshacer
command = Escribe una jugada como en el terminal
keys = Teclas: Tab recorre los lugares iluminados, Intro elige, / escribe una jugada, u deshace, Esc vuelve a elegir.

## Por qué un lugar del tablero no está iluminado

why-over = La partida ha terminado.
why-not-you = No es tu turno.
why-nothing = Ahora no se puede hacer nada aquí.

## El entrenador

hint = Pedir consejo
coach-thinks = El entrenador está pensando…
in-queue = Otros también piden consejo al entrenador: { $ahead } antes que tú.
judged = Decisiones juzgadas hasta ahora: { $done }
crowded = El entrenador ya está pensando para ti, o para demasiados otros: vuelve a preguntar dentro de un rato.

## Los asientos de la mesa

seat-link = El enlace de tu asiento: lo abre en cualquier dispositivo. Guárdalo para ti.
new-link = Un enlace nuevo
no-link = Ningún enlace
hand-over = Dejar que un bot juegue por mí
come-back = Seguir jugando yo
away = un bot juega en su lugar
replace = { $name } lleva mucho tiempo sin responder: dar este asiento a un bot

## Lo que ha pasado, y lo que se habla

log = Lo que ha pasado
since = Desde que te fuiste
# Un botón: lo contado está leído.
read = Entendido
chat = Conversación
# Un botón.
say = Decir

## El final

scores = Puntuación final
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
won = victoria
score-sheet = De dónde salen los puntos
rematch = Revancha
rematch-there = Ir a la revancha
review = Repaso del entrenador
download = Descargar la partida

## Mirar atrás

replay = Repetición
replay-of = { $title }: repetición
# Delante de un control deslizante.
watch-from = Jugada
earlier = Una jugada atrás
later = Una jugada adelante
go = Ir allí

## La prueba de los sorteos

verify = Probar los sorteos
proven =
    { $count ->
        [0] El secreto es el comprometido; no se sorteó nada.
        [one] El único sorteo es el que da el secreto comprometido.
       *[other] Los { $count } sorteos son los que da el secreto comprometido.
    }
not-proven = No se han podido probar los sorteos.
commitment = Compromiso anterior al primer sorteo
secret = El secreto, revelado al final
bots-seeds = Las semillas de los bots, del mismo secreto
bot-seed = { $seat }: { $level }, semilla { $seed }
check-bots = Con la partida descargada, cualquiera puede volver a pensar todas sus respuestas:

## Lo que no se puede

stale = La mesa ha cambiado desde que miraste: así está ahora.
not-yours = Ese asiento no es tuyo.
taken = Alguien ha sido más rápido.
not-found = Aquí no hay nada.
not-possible = Eso no se puede hacer aquí.
not-understood = Eso no se ha entendido.
not-whole = El resto nunca llegó.
too-long = Ese texto es demasiado largo.
too-much = Eso es demasiado.
too-often = Demasiadas peticiones: espera un momento.
long-head = Las cabeceras de esta petición son demasiado largas.
too-slow = El resto de esta petición tardó demasiado.
foreign = Ese formulario no viene de este sitio, o es demasiado viejo: recarga la página.
other-site = Esto viene de un sitio distinto de { $host }. Si alojas este servicio detrás de un proxy: haz que transmita la cabecera Host, o que envíe X-Forwarded-Host, y nómbralo con --trusted-proxies.
full = Ahora mismo hay demasiadas visitas: vuelve dentro de un momento.
closing = El servicio está a punto de cerrar: vuelve dentro de un momento.
many-streams = Hay demasiadas mesas abiertas en tu dirección: cierra algunas.
many-tables = Has abierto muchas mesas en poco tiempo: juega en una de ellas, o espera un rato.
frozen = Esta partida está congelada: el programa se comporta de otro modo que aquel con el que empezó. No se ha perdido nada; se puede descargar el registro.
record = Descargar lo que está escrito
connection-lost = Conexión perdida; nuevo intento…

## Lo que se dice a los programas, y por ellos a la gente del terminal

api-no-table = no hay ninguna mesa con ese nombre
api-token = esta ficha de acceso no ocupa ningún asiento en esta mesa
api-no-token = envía la ficha de acceso de tu asiento: Authorization: Bearer TOKEN
api-games = los juegos son { $known }
api-levels = los niveles son { $known }
api-many-tables = juega primero en alguna de tus mesas, o espera un rato
api-taken = no hay ningún asiento así libre
api-stale = la mesa ha cambiado, o no te toca: vuelve a mirar y luego responde

## Lo que se dice a quien aloja el servicio

host-open = Tunnelier está abierto: { $link }  (Ctrl-C lo cierra; las mesas se conservan)
host-no-port = ningún puerto libre de { $first } a { $last }
host-no-database = { $name } no es la dirección de una base de datos, como { $example }
host-shared = { $file } contiene secretos y está abierto a otros usuarios de este ordenador; para arreglarlo: { $command }
host-no-key = { $file } no contiene una clave entera: repón la de tu última copia de seguridad, o borra el archivo; con una clave nueva todos tienen que volver a sus asientos por sus enlaces
host-unusable = { $name } no se puede usar: { $reason }
host-postgres = { $name } no se puede usar: { $reason } (para PostgreSQL: { $command })
host-in-use = { $name } lo está usando otro servicio; uno cada vez: detén antes ese
host-not-locked = { $file } no se puede bloquear
host-newer = { $name } lo escribió una versión más nueva de tunnelier, y solo ella puede leerlo: instálala (esta no conoce la revisión { $revision })
host-no-proxy = { $said } no es la dirección de un proxy, como { $example } o { $another }
host-no-path = { $said } no es una ruta en la que servir, como { $example }
host-own-path = { $path } es también una ruta del propio servicio: sirve en otra
host-nothing = no hay nada de lo que hacer copia: { $file } no existe
host-there = { $file } ya existe; { $option } lo sobrescribe
host-missing = { $file } no existe
host-no-file = { $name } no es un archivo: PostgreSQL tiene pg_dump y pg_restore; guarda con ello la clave de las cookies, que { $command } tiene en su carpeta
host-not-copied = { $file } no se puede copiar: { $reason }
host-damaged = { $file } está dañado: { $reason }
