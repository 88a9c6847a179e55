### La lección de «The Channel Tunnel 1881».

## Ronda 1

about = 1881: dos bandos excavan uno hacia el otro bajo el canal de la Mancha, los ingleses desde St Pancras, los franceses desde la Gare du Nord. Tú llevas a los ingleses, tu guía a los franceses.
by-hand = Las dos tuneladoras de la línea solo muestran dónde excava cada bando a continuación. La tuneladora en sí se compra más tarde.
aim = La partida acaba con la ronda en que los dos bandos se encuentran. Dan puntos sobre todo los contratos, y tus marcadores en estaciones y túneles: aquí tienes 14; dos en la zona de crisis cuentan −4.
labourers = Tienes dos obreros. Otros dos están en el pub: uno viene con la tuneladora, al otro se le puede contratar si se tiene un tren.
place = Colocáis por turnos obreros en las zonas A a G (en las piezas, la F es de los franceses). Solo después actúan, en el orden de las letras. Empieza con cubos del almacén: elige A.
rather-a = Todas las zonas serán útiles. Pero construyas lo que construyas, necesitas cubos, y A actúa primero: elige A.
contract = En la oficina de obra, F, tomas un contrato. El contrato 6 da 22 puntos al final por 12 escombros y un túnel apuntalado por completo, es decir, con marcadores tuyos en todas sus casillas, dos o tres.
contract-place = F solo tiene una casilla: ocúpala antes que los franceses.
rather-f = También sería útil. Pero si los franceses van a F, pueden tomar el contrato 6 y sus 22 puntos: elige F.
take-ore = Todos están colocados, así que A actúa primero. Toma hasta tres cubos (M es mineral, P piedra, C carbón), como máximo uno de carbón: tres minerales, por favor, para tu tuneladora.
rather-ore = Tu tuneladora costará una barra, o sea, tres minerales: toma los tres. El carbón solo sirve con un tren, y el que lleva un tren es un regalo para quien lo compra, no un precio.
sign = Ahora F: toma el contrato 6. Además de puntos tiene una habilidad, una vez por partida: tres minerales valen por una barra.
rather-six = De los tres, el contrato 6 es el que más da, 22 puntos, y su habilidad pagará tu tuneladora: tómalo.

## Ronda 2

rain = Cada ronda tiene su crisis. El dorso de encima del mazo es el tiempo: la lluvia da entonces a los ingleses uno de los discos junto a la zona de crisis, el sol a los franceses, la niebla a nadie.
disc = La fila de contratos se repuso, y el dorso siguiente mostraba lluvia: tu disco en la zona de crisis te cuesta un marcador por ronda, −2 puntos cada vez.
dig-plan = Primero A, luego B: un obrero en B excava dos escombros ante tu tuneladora. Por una piedra puedes entonces apuntalar: un marcador tuyo asegura el túnel.
stone-first = La piedra está en el almacén: elige A.
rather-stone = Sin piedra del almacén tu plan no sale, y los franceses pueden llevársela: elige primero A.
dig = Y ahora B, la excavación.
rather-b = G, contra tu disco, vendrá más tarde. Ahora excavas: para apuntalar hacen falta la piedra que te trae A y un obrero en B. Elige B.
take-stone = Toma las dos piedras y además un mineral.
rather-stones = Tu plan necesita toda la piedra del almacén, y el carbón solo sirve con un tren: toma lo que pide la lección.
keep-or-shore = Tu obrero excava dos de estos seis escombros (E). Podrías quedártelos, para contratos o para el taller, C, que convierte dos escombros en una piedra.
shore = Si en cambio apuntalas, los escombros se van, pagas una piedra, y un marcador tuyo queda en la carta, aquí por 3 puntos. Apuntala.
rather-shore = El escombro cuenta para el contrato 6, es verdad, pero excavarás de sobra. Un marcador aquí vale 3 puntos: apuntala.

## Ronda 3

marker-lost = Tu disco te ha costado un marcador: ya hay tres en la zona de crisis, o sea, −6 puntos.
event-cube = Después pasan seis cubos de la bolsa al almacén. Un cubo morado con «!» desencadena el evento siguiente de la pista, del 1 al 9; el porcentaje es su probabilidad.
event = Ya ha llegado el primero, excavación: una carta se despeja sin apuntalar, y su tuneladora avanza. Los eventos también dependen del tiempo, pero al revés: la lluvia afecta a los franceses, el sol a los ingleses, la niebla, como ahora, a los dos.
build-plan = Ahora piensa por adelantado: A actúa antes que E. Hay tres piedras en el almacén, tú tienes una, y cuatro pagan la mejor parcela de St Pancras.
build-first = Así que coloca primero en A.
build-place = Y ahora E, la construcción. También ahí hay una sola casilla.
rather-e = Entonces las cuatro piedras que vas a tener no servirían de nada. E solo tiene una casilla: ocúpala.
three-stone = Como estaba previsto: tres piedras.
window = Antes de que actúe una zona puedes anunciar un contrato con su letra. El tuyo vale para E, pero una sola vez. Ahora no necesitas ninguna barra, así que no anuncies nada.
rather-wait = Entonces su habilidad se gastaría para nada. No anuncies nada ahora: pronto la necesitarás para tu tuneladora.
build = Cuatro piedras, 9 puntos: construye la primera parcela de St Pancras antes que los franceses.
rather-first-site = La primera parcela de la Gare du Nord también da 9 puntos, todas las demás dan menos; la lección sigue con St Pancras: construye allí la primera parcela.

## Ronda 4

two-discs = 9 puntos para ti. Pero ha vuelto a llover: dos discos, o sea, dos marcadores por ronda.
start-marker = La segunda casilla de A da la ficha de jugador inicial: en la ronda siguiente colocas primero, cuando todo está libre. Los franceses están en la primera: coloca en A.
rather-start = Eso puede esperar. La segunda casilla de A te da ahora tres cubos y, además, la ficha de jugador inicial: coloca en A.
calm = Cada obrero en G, la gestión de crisis, retira un disco tuyo; si ya no queda ninguno, vuelve además un marcador. Coloca en G.
rather-g = También sería útil. Pero cada uno de tus discos te cuesta un marcador por ronda: coloca en G.
round-five = Ronda 4: A te trajo tres piedras; se fue un disco, el otro costó un marcador, y la lluvia trajo otra vez un segundo. La lección juega la ronda 5 por ti.

## Rondas 6 y 7

run-ahead = En la ronda 5 has tomado tres minerales, y G ha retirado un disco.
two-events = Han llegado dos eventos a la vez: con niebla se ha despejado el túnel siguiente de cada bando, y los trenes y las tuneladoras están a la venta.
machine-card = Tu tuneladora es esta carta de tu tablero de jugador; cuesta una barra. C hace una con tres minerales, pero ocupa a un obrero; con el contrato 6 pagas directamente con mineral.
machine-place = Se compra en E. Coloca ahí.
rather-buy = También sería útil. Pero la tuneladora perfora cuatro escombros en cada ronda: cuanto antes, mejor. Se compra en E; con el contrato 6 basta el mineral, sin barra hecha en C: coloca en E.
calm-again = Y otra vez G: se va tu último disco y, por eso, vuelve también un marcador.
announce = Es el momento justo antes de E. Anuncia el contrato 6: su habilidad queda gastada, pero al final sigue contando.
buy = Con un tren, un carbón contrata a un obrero por ronda; el carbón dibujado en él es un regalo, no un precio. Pero la tuneladora excava: compra tu tuneladora.
rather-machine = Tienes mineral, pero ninguna barra: sin el contrato 6 no puedes comprar ahora la tuneladora, y con ella perforas cuatro escombros en cada ronda. Anúncialo.
rather-than-train = Snowdon cuesta lo mismo y da 9 puntos, pero una sola vez; la tuneladora perfora desde ahora cuatro escombros en cada ronda, para túneles y contratos. Un obrero construye o compra una sola cosa: compra la tuneladora.
closed-by-event = Nadie tomó un contrato: el de la izquierda se descartó. Luego, con lluvia, el cuarto evento afectó a los franceses: un marcador negro cierra la Gare du Nord, ahí ya no construye nadie.
track-emptied = Antes de los eventos 4 y 7, los tres cubos de la pista vuelven a la bolsa: por eso el evento siguiente es más probable, 79 %.
machine-labourer = La tuneladora tiene ahora su propio obrero, venido del pub. Cuesta un mineral cada vez y solo va a D o a G. En D perfora cuatro escombros: colócalo ahí.
rather-d = Un obrero excava dos escombros, la tuneladora cuatro, y tus otros dos vienen después: coloca ahora el obrero de la tuneladora en D.
others-went = La lección ha colocado a tus otros dos obreros, en B y en G. B ya ha actuado: en Shakespeare Cliff quedan dos escombros.
bore = La parcela con escombros no se compra: la gana quien toma los últimos escombros de la estación, aquí por 4 puntos. ¡Perfora!
rather-bore = Entonces los escombros se quedan ahí, y con ellos lo que dan: perfora.
rubble-won = La parcela de escombros es tuya. Con los otros dos escombros, del túnel 4, la lección ha apuntalado por una piedra.
round-eight = La lección juega la ronda 8 por ti: primero piedra, luego la tuneladora.

## Ronda 8

one-round = Perforas el túnel 4: dos de sus tres casillas llevan tus marcadores.
few-markers = Apuntalar, construir y las crisis gastan marcadores de tu reserva: te quedan siete.
wholly = Apuntala también la tercera casilla: así el túnel queda apuntalado por completo, justo como pide el contrato 6.
rather-wholly = Ya habrá más escombros. Pero el contrato 6 pide un túnel con marcadores tuyos en todas sus casillas, y aquí solo falta uno: apuntala.
round-nine = ¡Apuntalado por completo! Luego el evento 5 despejó el túnel 5: estás en Varne Bank. Eso cerró Shakespeare Cliff: bajo tierra solo construyes en la última estación alcanzada. La lección juega la ronda 9 por ti.
varne-bank-won = Varne Bank está despejada: su parcela de escombros también es tuya.

## Ronda 11

maintenance = Ronda 10. Llegó el evento 6, el mantenimiento: quien tiene un tren paga una barra o lo devuelve. Nadie lo tiene.
round-ten = ¡Adelante, hacia el Centro! Primero piedra, para apuntalar: coloca en A. La lección juega el resto de la ronda por ti, y tus marcadores se agotarán.
second-tunnel = El túnel 7 está apuntalado por completo, ya es el segundo.
supply-empty = Tu reserva está vacía: sin marcadores no puedes apuntalar ni construir.
event-seven = Ronda 11. El evento 7 ha despejado tu túnel 8 y Colbart Ridge: nadie gana una parcela de escombros que despeja un evento.
no-marker = Con un disco, cada crisis te quitaría ahora un marcador del tablero. G hace volver marcadores.
middle = Quien llega primero al Centro gana 5 puntos; si los bandos se encuentran dos cartas más allá, 10, y si son tres, 15. Coloca el obrero de la tuneladora en D.
rather-middle = Tus otros dos vienen después, uno de ellos a G. Primero la tuneladora, para estar en el Centro antes que los franceses: coloca su obrero en D.
all-placed = La lección ha colocado a tus otros obreros en B y en G.
into-the-middle = Sin marcadores te quedas los escombros: el contrato 6 pide 12. ¡Perfora hasta el Centro!

## Ronda 12

last-round = Has llegado primero al Centro, y el contrato 6 está cumplido. Los franceses están en la carta de al lado: puede que sea la última ronda.
last-marker = G ha hecho volver un marcador, pero ha llovido: tu disco cuesta uno en la crisis de esta ronda.
contract-9 = Un consejo: el contrato 9 muestra 1/1 y 2/6, porque lo que sirve para el contrato 6 no sirve para otro. Con cuatro escombros más se pone verde y da 14 puntos. F está libre.
yours = Desde aquí decides tú: hagas lo que hagas, estará bien.
rubble-of-middle = En el Centro hay cuatro escombros. Quien toma los últimos gana la parcela de escombros, por 9 puntos, con un marcador.
as-you-like = Coloca como quieras.
open-to-all = G está abierta a todos tus obreros, también al de la tuneladora. Sin tu disco no pierdes ningún marcador, y vuelve uno: cada uno vale 2 puntos.
breakthrough = ¡Conexión! Las dos tuneladoras están en la misma carta: así se han encontrado los dos bandos, aunque queden escombros en ella. Esta ronda aún se juega hasta el final.
areas-act = La colocación ha terminado: ahora actúan las zonas. Los marcadores y contratos que ganes en esta ronda aún cuentan.
still-counts = Un contrato con todos los números en verde da sus puntos. Las piedras, minerales, carbones y barras que sobran no dan nada.

## El final

counted = Se ha contado todo: los marcadores del tablero, los contratos cumplidos, el Centro para quien llegó primero y Snowdon, menos 2 puntos por marcador en la zona de crisis.
trains = Te faltan por probar los trenes: contratan obreros por carbón, y Snowdon da 9 puntos.
