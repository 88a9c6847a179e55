### El navegador: las páginas, lo que se dice en la mesa y lo que no se puede.

## En todas las páginas

language = Idioma
back = Todos los juegos
now = Volver a la mesa
rules = Reglas
label = { $of }:
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
# Un enlace: una primera partida guiada.
learn = Aprender a jugar
play-my-level = Jugar contra un bot de mi nivel
# De los bots del propio nivel: la fuerza del próximo.
my-step = escalón { $step } de { $steps }
my-level-means = Un bot de tu nivel está en uno de { $steps } escalones: una victoria te sube un escalón y una derrota te baja uno, así que deberías ganar más o menos la mitad de tus partidas. El entrenador avisa antes de una jugada que cuesta mucho. Por encima de esos escalones están los que calculan:
play-friends = Jugar con amigos
# Un botón: juegan dos bots y se mira.
watch = Ver a dos bots
puzzles = Problemas
analyse = Analizar
analyse-of = { $title }: analizar
analyse-means = Tus partidas terminadas: el entrenador repasa cada decisión y dice qué costó más y qué era mejor.
analyse-nothing = Todavía no has terminado ninguna partida de este juego: después, el entrenador la repasará aquí contigo.
analyse-file = Una partida guardada en un archivo:
analyse-bring = Verla
analyse-refused = No se puede ver. { $why }
analyse-no-text = Este archivo no es un texto.
analyse-not-over = Esta partida todavía no ha terminado.
setup = Preparar una posición
setup-of = { $title }: una posición
setup-open = Analizar esta posición
setup-wrong = No es posible: { $why }
setup-line = No es posible, línea { $line }: { $why }
setup-undrawn = Estos números no se pueden dibujar juntos. Deshaga el último cambio, o corríjalo más abajo.
setup-change = Cambiar
setup-places = Todo lo que hay
setup-search = Buscar
setup-means = Haga clic en algo del tablero, o elíjalo aquí, y cambie lo que hay detrás.
setup-moves = Jugadas desde aquí
setup-play = Jugar desde aquí
setup-seat = Usted juega como
setup-others = Los demás
setup-people = personas, con un enlace
setup-begin = Empezar
setup-text = Como texto
setup-take = Tomar este texto
setup-file = o un archivo:
setup-new = Una nueva:
setup-players = de { $count }
setup-limits = Aquí se muestra todo, también lo que en una mesa está oculto; de una partida en curso, lo que usted no puede ver se adivina. Se comprueba que los números están en sus límites, que están todas las piezas de la caja, que a alguien se le pregunta algo que tiene respuesta, y que desde aquí se pueden jugar unas partidas. Que alguna partida llegue aquí, nadie lo comprueba; y lo que las reglas van contando lo cambia usted.
# De una mesa: quién más juega en ella.
with = con { $names }
set-up = Preparar una mesa
your-tables = Tus mesas
# Un título, sobre partidas.
lately = Terminadas hace poco
# De una mesa: cuándo pasó algo en ella por última vez.
changed = { $date }, { $time } UTC

## Leer las reglas

contents = Índice
search-rules = Buscar en las reglas
components = Componentes
components-of = { $title }: componentes
component-count = { $number ->
    [one] Hay uno.
   *[other] Hay { $number }.
}
component-each = { $number ->
    [one] Cada jugador tiene uno.
   *[other] Cada jugador tiene { $number }.
}
component-reconstructed = Algunos de sus números están reconstruidos: los verdaderos no se han publicado.
component-page = Más sobre esto

## Una mesa nueva

own-box = ¿Tienes la caja? Al final de las reglas se dice cómo jugar con sus números.
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
bot-my-level = bot: de mi nivel
coached = El entrenador me avisa antes de una jugada que cuesta mucho
patience = Cuando alguien no responde
# Sigue una duración.
stand-in-after = sin reloj, los demás pueden hacer jugar a un bot después de
# Sigue el nombre de un bot.
stand-in = juega como
start = Abrir la mesa

## Los relojes

clocks = Relojes
pace = Tiempo
pace-each = Tiempo para responder
pace-none = sin reloj
pace-move = { $length } para cada respuesta
pace-bank = { $length } para la partida, y { $increment } más con cada respuesta
pace-days = { $length } para cada respuesta
pace-end = Cuando se acaba el tiempo
pace-end-skip = un bot da esa respuesta
pace-end-bot = un bot juega hasta que vuelva
pace-end-loss = quien llega tarde ha perdido
pace-end-wait = no pasa nada, pero los demás pueden hacer jugar a un bot
# En una mesa: cuánto tiempo hay, y qué pasa cuando se acaba.
pace-agreed = Tiempo: { $pace }. Cuando se acaba: { $end }.
pace-quiet = El tiempo no pasa de { $evening } a { $morning } ({ $zone }).
pace-vacation = Vacaciones de cada jugador: { $length }.
pace-over-days = A lo largo de días: horas tranquilas y vacaciones
quiet-from = El tiempo no pasa desde las
quiet-to = hasta las
# De una hora que no se ha elegido.
quiet-none = –
quiet-zone = en la zona horaria
quiet-both = Las horas en que no pasa el tiempo empiezan a una hora y terminan a otra: elige las dos.
quiet-unknown = No conocemos ninguna zona horaria «{ $zone }». Se llaman, por ejemplo, Europe/Madrid o America/Bogota.
vacation-each = Vacaciones para cada uno
vacation-none = ninguna
vacation = Vacaciones
vacation-means =
    { $days ->
        [one] Tu reloj se para mientras estás fuera. Te queda { $days } día en esta mesa; 0 termina unas vacaciones.
       *[other] Tu reloj se para mientras estás fuera. Te quedan { $days } días en esta mesa; 0 termina unas vacaciones.
    }
vacation-days = Días
# Un botón.
vacation-take = Irme de vacaciones
vacation-too-long = Son más vacaciones de las acordadas en esta mesa.
on-vacation = de vacaciones
# Se lee en voz alta una vez.
clock-low = Queda medio minuto.
# De alguien en la mesa.
lost-time = ha perdido: se le acabó el tiempo
# Cuántas respuestas dio un bot por quien llegaba tarde.
skipped = respuestas dadas por un bot, por haberse acabado el tiempo: { $count }
# El título de la tarjeta al final.
closed-time = La partida ha terminado: a alguien se le acabó el tiempo
time-over = Se te acabó el tiempo: un bot juega este asiento.

## La clasificación

standing = Clasificación
standing-of = { $title }: clasificación
standing-means = Las puntuaciones vienen de partidas clasificadas, las que se juegan entre personas aparte de las que se juegan con bots. Quien empieza tiene 1000 puntos. El número tras ± dice cuánto puede errar una puntuación; una con signo de interrogación se apoya en menos de cinco partidas.
standing-nobody = Todavía no se ha jugado entre personas ninguna partida clasificada de este juego.
standing-people = Las personas
standing-bots-mean = Según las partidas clasificadas en las que se encontraron con personas.
standing-no-bot = Todavía no se ha jugado contra un bot ninguna partida clasificada de este juego.
standing-who = Jugador
standing-rating = Puntuación
rating = { $points } ± { $about }
rating-provisional = { $points } ± { $about } ?
rating-matches = Partidas
rating-graph = La puntuación tras cada partida
place-of = puesto { $place } de { $count }
# Un juego, sobre la puntuación de alguien en partidas en las que también había bots.
ladder-with-bots = { $title }, con bots
ladder-record = Partidas: { $matches }, ganadas: { $won }, mejor puntuación: { $best }
ladder-none = Ninguna partida clasificada todavía.
# Junto a una casilla.
rated-wanted = Clasificada: el resultado cuenta, con bots aparte de las personas; sin consejos, nada se deshace, nadie hace jugar a un bot, y quien llega tarde ha perdido
rated-clockless = Una partida clasificada sin reloj: quien no responde durante el tiempo elegido abajo ha perdido, si alguien lo pide.
rated-here = Una partida clasificada: sin consejos, nada se deshace, y quien abandona o llega tarde ha perdido.
rated-no-clock = No hay reloj: quien no responde durante { $length } ha perdido, si alguien lo pide.
rated-people = Una partida clasificada la juegan dos o más, entre ellos una persona, cada uno en su asiento; los programas que toman un asiento no tienen parte en ella.
rated-no-undo = nada se deshace en una partida clasificada
rated-no-bot = Nadie hace jugar a un bot en una partida clasificada.
rated-resign = Una partida clasificada contra bots tiene un resultado: sigue jugando o abandona.
rated-link = Aquí el resultado cuenta, así que el asiento no pasa a otra cuenta: quien lo tiene inicia sesión donde quiera seguir jugando.
# De alguien en la mesa.
lost-resigned = ha abandonado y ha perdido
# El título de la tarjeta al final.
closed-resigned = La partida ha terminado: alguien ha abandonado

## Encontrarse

open-tables = Mesas abiertas
open-game = Juego
open-any = da igual
open-pace-none = sin reloj
open-pace-move = por respuesta
open-pace-bank = una reserva para la partida
open-pace-days = a lo largo de días
open-near = más o menos de mi nivel
# Sigue un número de puntos.
open-least = puntuación desde
open-most = hasta
# Un botón.
open-filter = Mostrar
open-nothing = Ahora mismo no hay ninguna mesa así. Abre una y hazla pública.
open-free =
    { $free ->
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
open-watch = Mirar
open-rated = clasificada
# Junto a una casilla.
public-wanted = Pública: todos encuentran esta mesa y pueden mirar; si no, solo quien tiene el enlace
# Un botón: una nueva partida en la que cada uno conserva su asiento.
same-again = Lo mismo otra vez
watching = Mirando: { $count }
gallery-means = Te leen quienes miran. Quienes juegan lo leen cuando la partida ha terminado.

## Amigos y grupos

friends = Amigos y grupos
friends-mine = Amigos
friends-nobody = Todavía nadie. Pregunta a alguien con quien hayas jugado: en la tarjeta al final de una partida, o en su página.
# Un botón.
friends-ask = Pedir amistad
# Después del nombre de alguien que querría ser tu amigo.
friends-asks = querría ser tu amigo
friends-accept = Aceptar
friends-refuse = Rechazar
friends-waiting = preguntado, aún sin respuesta
friends-withdraw = Retirar la petición
friends-end = Terminar la amistad
friends-here = aquí ahora
# Un enlace a una mesa pública donde juega un amigo.
friends-plays = juega a { $title }
friends-many = Has preguntado a muchos que no han respondido: espera un poco.
friends-not-asked = Esa persona ya no pregunta.
player-mine = Mi página
# Un botón.
follow = Seguir
follow-end = Dejar de seguir
following = A quién sigo
following-means = Ves lo que hacen en mesas públicas, y nada más.
following-running = Jugando ahora
following-results = Resultados
followers = Seguidores: { $count }
has-won = ganada por { $names }
groups = Grupos
group-name = Un grupo nuevo llamado
group-make = Crearlo
group-no-name = Un grupo necesita un nombre.
group-nameless = Di cómo te llamas: los demás del grupo lo ven.
group-many = Has creado muchos grupos: cierra uno primero.
group-means = Un grupo de personas que juegan juntas: sus miembros ven sus mesas, y su clasificación entre ellos.
group-join = Unirme
# Tras el nombre de un grupo.
group-called = un grupo te invita
group-closed = Este grupo no te admite.
group-tables = Mesas del grupo
group-no-tables = Ninguna ahora mismo.
group-members = Miembros
group-link = Quien tenga este enlace puede unirse:
group-leave = Salir del grupo
group-leave-means = Ya no ves sus mesas. Con su enlace puedes volver.
group-send-away-means = { $name } deja de ver sus mesas y no puede volver por el enlace.
group-close = Cerrar el grupo
group-close-means = Desaparece para siempre y para todos. Sus mesas quedan para quienes están sentados.
group-only = Esta mesa es solo para un grupo.
# Sigue una lista de grupos.
group-wanted = Solo para un grupo
group-none = –
invitations = Te han invitado
invited-by = por { $name }
# Un botón.
invited-accept = Sentarme
# Un botón.
invited-decline = No, gracias
invited-already = Invitados:
invite-friends = Invitar a amigos
invite-group = Todo un grupo
invite-full = Quien invites no podría sentarse: deja un asiento libre.
# Un botón.
invite = Invitar

## La paz

# Un botón junto a un nombre, antes de que empiece la partida.
send-away = Echar
# Un botón.
agree = De acuerdo en terminar la partida así
# Un botón.
agree-not = Seguir jugando
# De alguien en la mesa.
wants-end = terminaría la partida así
# El título de la tarjeta al final.
closed-agreed = La partida ha terminado: todos estaban de acuerdo
peace = Silenciar o denunciar a alguien
peace-means = A quien silencias ya no lo lees, en ninguna mesa. Una denuncia llega a quien mantiene este servicio.
peace-who = A quién
mute = Silenciar
hear = Leer de nuevo
report-what = Qué pasó
report = Denunciar
# Se dice una vez en la página siguiente, ya hecho; las demás también.
done-mute = Ya no oyes a { $name }.
done-hear = Vuelves a oír a { $name }.
done-report = Tu aviso sobre { $name } ya está en manos de quien lleva este servicio.
done-send-away = { $name } ha tenido que irse.
done-invite =
    { $number ->
        [0] No se ha invitado a nadie: elige antes a alguien.
        [one] { $number } persona está invitada.
       *[other] { $number } personas están invitadas.
    }
done-keep = Queda guardado.

## La página de los anfitriones, y lo que dicen

# Quién habla o actúa, para los de una mesa.
hosting-host = el anfitrión
hosting-page = Anfitriones
hosting-now = El servicio
hosting-people = Gente
hosting-tables = Mesas
hosting-reports = Denuncias
hosting-doing = Qué está haciendo
hosting-well = Todo va bien.
hosting-doing-processes = Procesos
hosting-doing-streams = Páginas que escuchan aquí
hosting-doing-tables = Mesas en memoria aquí
hosting-doing-bots = Bots que esperan o piensan
hosting-doing-coach = Cola del entrenador aquí
hosting-doing-moves = Jugadas aceptadas aquí
hosting-doing-errors = Errores aquí
hosting-announcements = Anuncios
hosting-until = hasta { $date }
hosting-withdraw = Retirar
hosting-hours = Durante cuántas horas
hosting-announce = Anunciar en todas las páginas
hosting-hosts = Quiénes son anfitriones
hosting-hosts-means = Quien ha jugado aquí se hace anfitrión en la página «Gente»; cualquier otra persona, con un enlace que hace la orden tunnelier host.
hosting-leave = Dejar de ser anfitrión
hosting-drop = Que deje de ser anfitrión
hosting-deeds = Qué han hecho los anfitriones
hosting-search = Nombre
hosting-find = Buscar
hosting-tables-of = { $number ->
    [one] { $number } mesa
   *[other] { $number } mesas
}
hosting-answered = respondió por última vez { $ago }
hosting-never-answered = no ha respondido en ninguna parte
hosting-banned = Expulsión para siempre.
hosting-banned-until = Expulsión hasta { $date }.
hosting-lift = Levantar la expulsión
# Lo que abre los formularios.
hosting-act = Expulsar, o hacer anfitrión
hosting-reason = Motivo, que podrá leer
hosting-days = Durante cuántos días (nada: para siempre)
hosting-ban = Expulsar
hosting-name = Hacer anfitrión
hosting-nobody = No se encuentra a nadie.
hosting-kind = Qué mesas
hosting-kind-running = en juego
hosting-kind-open = con un asiento libre
hosting-kind-ended = terminadas
hosting-end = Terminar esta mesa
hosting-word = Unas palabras a quienes están sentados
hosting-where = la mesa
hosting-by-whom = quién denuncia
hosting-had-said = Allí había dicho:
hosting-note = Una nota
hosting-settle = Resuelta
hosting-no-reports = Ninguna denuncia espera.
hosting-settled = Denuncias resueltas
hosting-settled-on = Resuelta: { $date }.
hosting-invited = Hacerse anfitrión de este servicio
hosting-invited-means = Los anfitriones ven quién juega aquí y leen las denuncias; pueden expulsar a gente, terminar mesas y anunciar cosas en todas las páginas. Todo lo que hacen queda escrito a la vista de todos los anfitriones. Este enlace hace anfitrión a una sola persona.
hosting-accept = Hacerse anfitrión
hosting-only = Esta página es para quienes mantienen el servicio.
hosting-not-invited = Esta invitación ya se usó o es demasiado vieja: quien mantiene el servicio hace una nueva.
hosting-no-words = Aquí falta algo: de quién se trata, o las palabras.
# De un anuncio: no volver a verlo.
heard = Entendido
banned = Estás expulsado de este servicio y no puedes sentarte, hablar ni abrir mesas. El motivo: { $reason }
banned-until = Estás expulsado de este servicio hasta { $date } y no puedes sentarte, hablar ni abrir mesas. El motivo: { $reason }
# El título de la tarjeta al final.
closed-host = El anfitrión de este servicio ha terminado la partida
deed-came = { $name } se hizo anfitrión por invitación.
deed-named = { $name } hizo anfitrión a { $about }.
deed-dropped = { $name }: { $about } ya no es anfitrión.
deed-banned = { $name } expulsó a { $about }.
deed-lifted = { $name } levantó la expulsión de { $about }.
deed-announced = { $name } anunció algo.
deed-withdrew = { $name } retiró un anuncio.
deed-settled = { $name } resolvió una denuncia sobre { $about }.
deed-ended = { $name } terminó la mesa { $about }.

## Recibir avisos

told-title = Avisos
told-means = Cuando te toque y no estés mirando, o cuando termine una de tus partidas, podemos avisarte en otro lugar.
told-kind = Qué escucha allí
told-kind-generic = Un programa (JSON)
told-kind-discord = Discord
told-kind-ntfy = ntfy
told-address = Su dirección
told-keep = Guardar
told-test = Enviar una prueba
told-delete = No avisarme más
told-tables = Mesas de las que me avisan
told-sent = Último aviso recibido allí: { $date }.
told-nothing-sent = Allí aún no se ha recibido nada.
told-failed = Último error, { $date }: { $error }.
told-again = Lo intentaremos otra vez: { $date }.
told-many-tests = Tantas pruebas seguidas bastan: envía la siguiente dentro de { $length }.
told-error-address = no es una dirección web a la que podamos enviar: debe empezar por https:// o http://, sin nombre ni contraseña
told-error-private = esta dirección está en una red privada, o es esta misma máquina: solo enviamos a direcciones que todo Internet alcanza
told-error-unknown = no se ha encontrado ningún servidor con ese nombre: mira si está bien escrito
told-error-slow = no respondió a tiempo
told-error-certificate = su certificado https no es válido
told-error-unreachable = no se pudo establecer la conexión
told-error-status = respondió, pero no aceptó el mensaje (status { $number })
told-error-mailbox = el servidor de correo no acepta nada para este buzón
told-error-mailbox-address = esto no es la dirección de un buzón, como ada@post.example
told-error-mail = el servidor que envía nuestro correo no nos deja: quien aloja este servicio debe arreglarlo
told-error-many = ya te avisamos en muchos sitios: quita uno primero
told-error-many-letters = tantas cartas a un buzón bastan: vuelve en { $number } min
told-error-keys = este navegador no nos dio claves para escribirle
told-refused = No ha funcionado: { $error }.
no-mail = Aquí no hay cartas: quien lleva este servicio no ha configurado ningún servidor de correo.
told-turn-said = { $title }: te toca, { $name }. { $link }
told-over-said = { $title }: la partida ha terminado, { $name }. { $link }
told-invited-said = { $title }: { $name } te invita a una mesa. { $link }
told-friend-said = { $name } querría ser tu amigo. { $link }
told-group-said = { $name } te invita al grupo { $group }. { $link }
told-test-said = Una prueba de Tunnelier: aquí recibirás los avisos. { $link }
told-more = Un lugar nuevo
told-hook = Una dirección tuya
told-kind-mail = Correo
told-kind-push = Un navegador
told-push = Este navegador
told-mailbox = Tu buzón
told-mail-means = Primero escribimos allí, y no te avisamos de nada hasta que hayas seguido el enlace de esa carta.
told-every = Cartas
told-every-once = enseguida
told-every-time = una como mucho en { $time }
told-asked = Hemos escrito a { $address }: sigue el enlace de esa carta y recibirás avisos allí.
told-ask-again = Escribir otra vez
told-push-means = El navegador muestra un aviso, esté abierta o no una página nuestra.
told-push-keep = Avisarme en este navegador
told-push-refused = Este navegador no nos deja: quizá te pregunte si podemos mostrar avisos.
told-this-browser = Es el navegador que estás mirando.
told-link-old = Este enlace ya no vale: no se envía nada a ese buzón.
told-in = { $name } ha indicado aquí { $address }. ¿Escribimos allí cuando sea el turno de { $name }? Si no eres tú, cierra esta página.
told-in-button = Sí, escribidme
told-in-done = Desde ahora escribimos a { $address }.
told-out = ¿Dejamos de escribir a { $address }?
told-out-button = No más cartas
told-out-done = Ya no escribimos a { $address }.
letter-ask = Tunnelier: ¿te escribimos?
letter-asked =
    Alguien quiere recibir aquí avisos de { $here } cuando sea su turno.

    Si eres tú, sigue este enlace: { $link }

    Si no, no hagas nada, y no llegará nada más.
letter-subject =
    { $count ->
        [one] Tunnelier: una mesa te espera
       *[other] Tunnelier: { $count } mesas te esperan
    }
letter-out =
    Cómo se te avisa: { $here }
    No más cartas: { $link }

## Las páginas como aplicación

away-title = No se alcanza a nadie
away-means = Estás sin conexión, o lo está el servicio. Estas son tus mesas, a fecha de { $date }.
away-again = Intentar otra vez

## Seguir siendo quien eres

account-title = Cuenta
account-guest-means = Juegas como invitado: este navegador tiene una cookie, y eso es todo lo que sabemos de ti. No necesitas una cuenta. Con una eres la misma persona en todos tus dispositivos: las mismas mesas, puntuaciones y ajustes, y las mismas personas silenciadas.
account-name = Tu nombre
account-name-means = Así te llamas en las mesas nuevas. En aquellas donde ya estás, tu nombre sigue como está allí.
account-keep = Guardar
account-sign-in = Iniciar sesión
account-use-passkey = Iniciar sesión con una llave de acceso
account-comes-along =
    { $number ->
        [one] Tienes aquí, como invitado, un asiento en { $number } mesa. Si inicias sesión, viene contigo: será de la cuenta, como todo lo demás que tienes como invitado.
       *[other] Tienes aquí, como invitado, asientos en { $number } mesas. Si inicias sesión, vienen contigo: serán de la cuenta, como todo lo demás que tienes como invitado.
    }
account-make = Crear una cuenta
account-means = Una llave de acceso la guarda tu dispositivo, tu navegador o una llave de seguridad, y se abre como ellos: con el dedo, la cara o un PIN. No hay contraseña, y solo sabremos el nombre que elijas.
account-keeps =
    { $number ->
        [one] Tu mesa sigue siendo tuya.
       *[other] Tus { $number } mesas siguen siendo tuyas.
    }
account-make-passkey = Crear una cuenta con una llave de acceso
account-no-passkeys = Las llaves de acceso no funcionan en esta dirección: los navegadores solo las usan con https y un nombre, o en la propia máquina (localhost).
account-scripts = Las llaves de acceso necesitan scripts, que este navegador no ejecuta.
account-signed-in = Has iniciado sesión como { $name }.
account-passkeys = Llaves de acceso
account-passkeys-mean = Cada una te deja entrar. Añade una por cada dispositivo que no las comparta por sí mismo, para poder entrar si se pierde alguna.
account-passkey = Llave de acceso
account-passkey-name = Nombre de la llave de acceso
account-add-passkey = Añadir una llave de acceso
account-remove = Quitar
account-sign-ins = Dónde has iniciado sesión
account-some-browser = Un navegador
account-here = aquí
account-since = Desde el { $date }.
account-used = Último uso: { $ago }.
account-seen = Visto por última vez { $ago }.
account-end = Terminar
account-sign-out = Cerrar sesión
account-end-others = Terminar todas las demás
account-still-told = Un navegador al que se avisa cuando te toca sigue recibiendo avisos hasta que termines también eso:
account-cancelled = No se ha hecho nada: se cerró el diálogo, o este dispositivo no tiene una llave de acceso para este sitio.
account-already = Ya has iniciado sesión: ciérrala primero.
account-nameless = Una cuenta necesita un nombre.
account-not-signed-in = No has iniciado sesión, o se ha terminado.
account-unproven = No ha quedado demostrado: inténtalo de nuevo.
account-unknown-passkey = Ninguna cuenta conoce esta llave de acceso: aquí se quitó. Puedes borrarla en tu dispositivo.
account-last-way = Esta llave de acceso es la única forma de entrar: añade antes otra.
account-both-sides = Como invitado estás en una mesa clasificada donde también juega la cuenta. Inicia sesión cuando termine esa partida.
account-data = Lo que sabemos de ti
account-data-means = Todo en un archivo: tus mesas con sus partidas, lo que has dicho, tus puntuaciones, dónde se te avisa y dónde has iniciado sesión. O haz que se olvide todo.
account-export = Descargar mis datos
account-many-exports = Acabas de tenerlos varias veces: vuelve dentro de { $length }.
account-leave = Borrar todo lo mío
account-leave-goes = Se borran tu nombre, puntuaciones, palabras, ajustes, direcciones, llaves de acceso y sesiones, y también las mesas donde jugaste a solas o con bots.
account-leave-stays = Lo que otros han jugado contigo sigue siendo suyo; allí te llamas «Alguien que se fue».
account-leave-running =
    { $number ->
        [one] En { $number } mesa tu partida sigue: un bot la juega por ti hasta el final, y si es clasificada, la has perdido. Un asiento donde nada ha empezado vuelve a quedar libre.
       *[other] En { $number } mesas tus partidas siguen: los bots las juegan por ti hasta el final, y las clasificadas las has perdido. Los asientos donde nada ha empezado vuelven a quedar libres.
    }
account-leave-kept = Lo que otros han denunciado de ti queda con quien mantiene este servicio, y también sus copias de seguridad, mientras las guarde.
account-leave-sure = Estoy seguro. No se puede deshacer.
account-leave-now = Borrarlo todo
account-stay = Me quedo
account-not-sure = No se ha borrado nada: di que estás seguro.
account-left = Alguien que se fue
account-mail = Iniciar sesión por correo
account-mailbox = Tu dirección de correo
account-mail-link = Enviadme un enlace
account-mail-means = Sin llave de acceso: te enviamos un enlace que te deja entrar una vez, y crea una cuenta si no tienes ninguna.
account-mail-own = Puedes iniciar sesión con un enlace que enviamos a { $mailbox }.
account-mail-none = Da una dirección de correo y podrás iniciar sesión con un enlace que enviaremos allí, si pierdes tus llaves de acceso.
account-mail-confirm = Enviar un enlace para confirmarla
account-mail-remove = No iniciar más sesión con ella
account-letter-sent = Mira tu correo
account-letter-means = Hemos enviado un enlace a { $mailbox }. Vale una vez, durante un cuarto de hora. Si no llega nada, mira en el correo no deseado.
account-letters-wait = Hace un momento se enviaron varios enlaces a { $mailbox }, y otro solo se sumaría a ellos: el más nuevo que no se haya usado vale de nuevo, una vez, durante un cuarto de hora.
account-letter-title = Tu enlace a Tunnelier
account-letter =
    Alguien, esperamos que tú, ha pedido este enlace con tu dirección. Vale una vez, durante { $length }:

    { $link }

    Si no fuiste tú, déjalo estar: no pasará nada.
account-many-letters = Tantas cartas bastan por ahora: pide la siguiente dentro de { $length }.
account-old-link = Este enlace ya se usó, o es demasiado viejo: pide otro.
account-mail-adds = { $name } lo ha pedido: quien lea { $mailbox } podrá entrar como { $name }. Si no eres tú, cierra esta página.
account-mail-add = Es mi dirección
account-mail-taken = Otra cuenta inicia sesión con esta dirección.
account-mail-in = Serás { $name } en este navegador.
account-mail-new = { $mailbox } será tu forma de entrar. ¿Cómo te llamas?

## Un juego que todavía no está compilado

getting-ready = Preparando { $title }
getting-ready-means = Una sola vez en este ordenador. Un juego grande tarda unos minutos; después sigue por sí solo. Mientras tanto, de esto se trata.
getting-ready-bar = Cuánto lleva
functions-done = { $done } de unos { $total } pasos

## Antes de que se ocupen todos los asientos

waiting = Faltan jugadores
share = Comparte este enlace: quien lo abra puede ocupar un asiento libre.
take = Ocupar este asiento
# The same for who has a seat already, and what that is for.
take-too = Jugar también este asiento, en este dispositivo
take-too-means = Ya estás en esta mesa. Un segundo asiento es para quien esté a tu lado: la mesa muestra entonces a cada asiento su propia vista cuando le toca.
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
on-its-way = Tu jugada está en camino…
being-drawn = Tu jugada vale. Se está dibujando el nuevo tablero…
prepares = { $name } se prepara, una sola vez en este ordenador: unos minutos como mucho…
over = La partida ha terminado

## Jugadas

moves = Lo que puedes hacer
narrowed = Lo que encaja con tu elección
# Se lee en voz alta: cuántas jugadas quedan.
narrowed-to = Lo que encaja con tu elección: { $count }
start-over = Volver a elegir
step-back = Un paso atrás
# Read out before the places clicked so far.
trail = Elegido hasta ahora
# A button: the move that was explained is played.
confirm = Jugarlo
undo = Deshacer
# De una jugada, como señal a su lado.
lock = No se puede deshacer
lock-answered = Se puede deshacer hasta que responda otra persona
command = Escribe una jugada como en el terminal
keys = Teclas: Tab recorre los lugares iluminados, Intro elige, / escribe una jugada, u deshace, Esc vuelve a elegir.

## Por qué un lugar del tablero no está iluminado

why-over = La partida ha terminado.
why-not-you = No es tu turno.
why-nothing = Ahora no se puede hacer nada aquí.

## Lo que se señala se explica

explained = Qué es esto
why = Por qué no ahora
pin = Dejar abierto
close = Cerrar
parts = Partes del tablero
zoom-in = Acercar
zoom-out = Alejar

## El entrenador

hint = Pedir consejo
hint-not-yours = Se puede preguntar al entrenador cuando es el turno propio.
# Before a sentence that says why a move is good.
coach = El entrenador:
# Of a move: in how many of all matches it would win.
chances = gana { $share }
coach-thinks = El entrenador está pensando…
# Antes de una jugada que cuesta mucho: qué es mejor, y cuántas veces gana cada una de las dos.
coach-word = Antes de jugar esto: mira «{ $better }» Gana el { $share } de las veces; tu jugada, el { $other }.
coach-brings = Lo que aporta la primera jugada y las demás no: { $said }
coach-brings-instead = Lo que aporta y la tuya no: { $said }
anyway = Jugarla de todos modos
let-me-think = Déjame pensar
coach-off = Entrenador: no avisar más antes de mis jugadas
coach-on = Entrenador: avisar antes de una jugada que cuesta mucho
in-queue = Otros también piden consejo al entrenador: { $ahead } antes que tú.
judged = Decisiones juzgadas hasta ahora: { $done }
crowded = El entrenador ya está pensando para ti, o para demasiados otros: vuelve a preguntar dentro de { $length }.
crowded-looks = Ya se está dibujando demasiado para ti, o para demasiados otros: vuelve dentro de { $length }.
thought-died = El proceso que lo analizaba se ha interrumpido a mitad de camino. No se volverá a intentar.

## Los asientos de la mesa

seat-link = El enlace de tu asiento: lo abre en cualquier dispositivo. Guárdalo para ti.
new-link = Un enlace nuevo
no-link = Ningún enlace
sit-title = Un asiento en { $title }
sit-means = Este es el enlace del asiento. Siéntate y lo juegas en este navegador; el que lo tenía hasta ahora solo mira.
# Un botón.
sit-take = Sentarme aquí
# A button beside a link; and what is said once it is done.
copy = Copiar
copied = Copiado
hand-over = Dejar que un bot juegue por mí
come-back = Seguir jugando yo
away = un bot juega en su lugar
# Of somebody who has given up.
gone = ha abandonado: un bot sigue en su lugar
# A button.
resign = Abandonar
resign-means = Dejas este asiento para siempre y un bot sigue en él. Podrás seguir mirando.
resign-rated = Pierdes esta partida y un bot sigue en tu asiento para los demás. Podrás seguir mirando.
resign-two = Pierdes esta partida, y se acaba.
delete-table = Borrar esta mesa
delete-means = Aquí solo hay bots contigo: la partida se perderá para siempre.
delete-empty = Estás aquí a solas: la mesa se perderá para siempre.
rename = Cambiar mi nombre
replace = { $name } lleva mucho tiempo sin responder: dar este asiento a un bot

## Lo que ha pasado, y lo que se habla

log = Lo que ha pasado
since = Desde que te fuiste
# Un botón: lo contado está leído.
read = Entendido
# A button: what was missed is shown on the board.
show-me = Mostrar
# A button: the last turn is shown again.
once-more = Ver otra vez
play-on = Seguir
hold-on = Pausa
unread = alguien ha dicho algo

## Junto al tablero

tab-telling = Registro
tab-talk = Charla
tab-seating = Asientos
tab-preferences = Ajustes

## Ajustes

prefer-speed = Velocidad a la que se muestra lo que pasa
prefer-speed-slow = lenta
prefer-speed-normal = normal
prefer-speed-fast = rápida
prefer-speed-off = no mostrarlo
prefer-confirm = Preguntar antes de jugar
prefer-confirm-off = nunca
prefer-confirm-locks = si termina mi turno o no se puede deshacer
prefer-confirm-always = siempre
prefer-sound = Sonidos
prefer-sound-off = no
prefer-sound-on = sí
prefer-theme = Colores
prefer-theme-auto = como el dispositivo
prefer-theme-light = claros
prefer-theme-dark = oscuros
prefer-size = Tamaño del texto
prefer-size-normal = normal
prefer-size-large = grande
prefer-size-larger = muy grande
prefer-notation = Jugadas de la lista
prefer-notation-sentences = como frases
prefer-notation-words = como se escriben
prefer-colours = Para daltónicos
prefer-colours-usual = colores habituales
prefer-colours-red-green = rojo y verde distintos
prefer-colours-blue-yellow = azul y amarillo distintos
prefer-device = según el dispositivo

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
# A button: the card with the result comes back.
result = Resultado
# A button: the card makes room for the board.
aside = Apartar
counting = Se cuentan los puntos…
# Read out: the points of a seat in one line of the score sheet.
scored = { $seat } · { $what }: { $points }
points-graph = Los puntos a lo largo de la partida
# The line of a seat, for those who listen.
points-told = { $seat }, de la primera jugada a la última: { $points }.
rematch = Revancha
rematch-there = Ir a la revancha
rematch-opened = Se ha abierto una revancha.
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

## El repaso

review-of = { $title }: repaso
earlier-choice = La decisión anterior
later-choice = La decisión siguiente
# A button: the position of a finished match is played on.
try-it = Probar desde aquí
try-means = Abre esta posición en una mesa propia, contra bots. Lo que se saque después será nuevo.
# Opens an explanation of a curve.
how-to-read = Cómo leer esto

## Problemas

puzzles-of = { $title }: problemas
puzzle-of = { $title }: problema { $number }
puzzles-mean = Posiciones de partidas de bots. En cada una, una jugada es claramente mejor que todas las demás, según análisis profundos: encuéntrala con lo que puede saber quien juega.
puzzles-solved = Resueltos: { $done } de { $count }
puzzles-none = Todavía no hay problemas de este juego.
puzzles-all = Todos los problemas
puzzle = Problema { $number }
puzzle-after = { $count ->
    [one] tras { $count } jugada
   *[other] tras { $count } jugadas
}
puzzle-found-by = la encuentran jugadores más débiles: { $share }
puzzle-solved = resuelto
puzzle-solution = La solución
puzzle-show = Mostrar la solución
puzzle-next = Siguiente problema
puzzle-against = Seguir contra

## La prueba de los sorteos

verify = ¿Fue limpio el azar?
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
not-alone = Hay otras personas en esta mesa: nadie puede borrarla solo.
not-found = Aquí no hay nada.
not-possible = Eso no se puede hacer aquí.
not-understood = Eso no se ha entendido.
not-whole = El resto nunca llegó.
too-long = Ese texto es demasiado largo.
too-much = Eso es demasiado.
too-often = Demasiadas peticiones: vuelve dentro de { $length }.
many-at-once = Desde aquí se piden demasiadas páginas a la vez. Vuelve a intentarlo dentro de { $length }.
long-head = Las cabeceras de esta petición son demasiado largas.
too-slow = El resto de esta petición tardó demasiado.
foreign = Ese formulario no viene de este sitio, o es demasiado viejo: recarga la página.
other-site = Esto viene de un sitio distinto de { $host }. Si alojas este servicio detrás de un proxy: haz que transmita la cabecera Host, o que envíe X-Forwarded-Host, y nómbralo con --trusted-proxies.
full = Ahora mismo hay demasiadas visitas: vuelve dentro de un momento.
closing = El servicio está a punto de cerrar: vuelve dentro de un momento.
no-answer = La base de datos no responde: vuelve dentro de un momento.
no-room = Aquí no se puede guardar nada: el disco está lleno, o falla. Lo que acabas de hacer no cuenta; vuelve cuando se haya hecho sitio.
metrics-closed = Lo que aquí se mide es para quien aloja el servicio: envía el token que se le dio (Authorization: Bearer TOKEN; TUNNELIER_METRICS_TOKEN lo fija, y sin él no se responde a nadie).
broken = Algo ha salido mal aquí, y es culpa nuestra. Quien aloja este servicio lo encuentra en su registro con este nombre: { $request }
many-streams = Hay demasiadas mesas abiertas en tu navegador, o en tu dirección: cierra algunas, o vuelve dentro de { $length }.
many-tables = Has abierto muchas mesas en poco tiempo: juega en una de ellas, o abre la siguiente dentro de { $length }.
many-seats = Te has sentado a muchas mesas públicas en poco tiempo: juega en una de ellas, o siéntate a la próxima dentro de { $length }.
frozen = Esta partida está congelada: el programa se comporta de otro modo que aquel con el que empezó. No se ha perdido nada; se puede descargar el registro.
frozen-thought = Esta partida está congelada: el proceso que la analizaba se ha interrumpido dos veces. No se volverá a intentar. No se ha perdido nada; se puede descargar el registro.
record = Descargar lo que está escrito
connection-lost = Conexión perdida; nuevo intento…

## Lo que se dice a los programas, y por ellos a la gente del terminal

api-no-table = no hay ninguna mesa con ese nombre
api-token = esta ficha de acceso no ocupa ningún asiento en esta mesa
api-no-token = envía la ficha de acceso de tu asiento: Authorization: Bearer TOKEN
api-games = los juegos son { $known }
api-levels = los niveles son { $known }
api-many-tables = juega primero en alguna de tus mesas, o espera { $seconds } segundos
api-many-seats = juega primero en alguna de tus mesas, o toma el próximo asiento dentro de { $seconds } segundos
api-sent-away = han echado a alguien de esta mesa: los programas ya no toman asiento aquí
api-many-tests = tantas pruebas seguidas bastan: espera { $seconds } segundos
api-taken = no hay ningún asiento así libre
api-stale = la mesa ha cambiado, o no te toca: vuelve a mirar y luego responde.
api-no-hook = no se te avisa en ningún sitio con ese nombre
api-person = este asiento es de una persona, que dice en nuestras páginas dónde se le avisa

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
host-no-revision = { $said } no es una revisión que esta versión conozca: { $known }
host-no-proxy = { $said } no es la dirección de un proxy, como { $example } o { $another }
host-no-path = { $said } no es una ruta en la que servir, como { $example }
host-own-path = { $path } es también una ruta del propio servicio: sirve en otra
host-no-site = { $said } no es la dirección de un sitio, como { $example }
host-nothing = no hay nada de lo que hacer copia: { $file } no existe
host-there = { $file } ya existe; { $option } lo sobrescribe
host-missing = { $file } no existe
host-no-file = { $name } no es un archivo: PostgreSQL tiene pg_dump y pg_restore; guarda con ello la clave de las cookies, que { $command } tiene en su carpeta
host-not-copied = { $file } no se puede copiar: { $reason }
host-damaged = { $file } está dañado: { $reason }
host-not-ours = { $name } no es una base de datos de tunnelier: nunca se abrió un servicio con ella
host-thinks = Aquí se piensa por los bots de las mesas de { $name }  (Ctrl-C lo termina; otros siguen)
host-think-alone = { $name } lo usa un solo proceso, que piensa él mismo: { $command } es para PostgreSQL
host-nobody-thinks = nadie más puede pensar por los bots de { $name }: quita { $option }, o usa PostgreSQL
host-no-mail-server = { $said } no es la dirección de un servidor que envía correo, como { $example }: smtps://, smtp:// o smtp+plain:// y un nombre, sin contraseña
host-no-sender = { $said } no es nadie que envíe correo, como { $example }
host-mail-login = { $name } nombra a quien se identifica, y { $variable } contiene la contraseña: da las dos cosas o ninguna
host-gate-died = un proceso terminó antes de haber mirado su partida, quizá por falta de memoria: { $option } es lo que menos necesita

## El control antes de una actualización: dónde una partida no se juega como se jugó

gate-whole = la partida entera
gate-at-start = antes de la primera jugada
gate-at-move = jugada { $number }
gate-at-end = después de la última jugada
gate-not-installed = no hay tal juego
gate-install = este juego no está instalado aquí: instala su paquete, o sus partidas no podrán seguir
gate-draw = el secreto de la partida sortea aquí otra cosa

## Lecciones

learn-title = Aprender { $title }
learn-about = Una primera partida en el tablero de verdad, con alguien que la explica: de qué trata, el objetivo y luego a jugar. Alrededor de un cuarto de hora.
learn-begin = Empezar la lección
learn-here = Empezar aquí
learn-steps = La lección paso a paso
learn-step = Paso { $number } de { $count }
learn-watch = sigue sola… pulsa para saltar
learn-won = Se acabó, y has ganado: { $points }.
learn-shared = Se acabó, y compartís la victoria: { $points }.
learn-lost = Se acabó, y ha ganado la otra parte: { $points }. La próxima vez sabrás más.
learn-not-played = No se ha jugado.
learn-next = Seguir
learn-before = Atrás
learn-show = Muéstrame la jugada
learn-rules = Las reglas, para leer
learn-alone = Ahora una partida sin guía
