### La lección de «The Channel Tunnel 1881».

## Ronda 1

about = 1881: dos bandos excavan uno hacia el otro bajo el canal de la Mancha, los ingleses desde St Pancras, los franceses desde Gare du Nord. Tú llevas a los ingleses, tu guía a los franceses.
by-hand = Las dos tuneladoras de la línea solo muestran dónde excava cada bando a continuación. Al principio los obreros excavan a mano; la tuneladora en sí se compra más tarde.
aim = La partida acaba con la ronda en que los dos bandos se encuentran. Dan puntos tus marcadores en estaciones y túneles y, sobre todo, los contratos.
labourers = Tienes dos obreros. Otros dos están en el pub: uno viene con la tuneladora.
place = Colocáis por turnos obreros en las zonas A a G. Solo después actúan, en el orden de las letras. Empieza con cubos del almacén: elige A.
rather-a = Todas las zonas serán útiles. Pero construyas lo que construyas, necesitas cubos, y A actúa primero: elige A.
contract = En la oficina de obra, F, tomas un contrato. El contrato 6 da 22 puntos al final por 12 escombros y un túnel apuntalado por completo, es decir, con marcadores tuyos en todas sus casillas.
contract-place = F solo tiene una casilla: ocúpala antes que los franceses.
rather-f = También sería útil. Pero F solo tiene una casilla, y el contrato 6 vale 22 puntos.
take-ore = Todos están colocados, así que A actúa primero. Toma hasta tres cubos, como máximo uno de carbón: tres minerales, por favor, para tu tuneladora.
sign = Ahora F: toma el contrato 6. Además de puntos tiene una habilidad, una vez por partida: tres minerales valen por una barra.

## Ronda 2

rain = Cada ronda acaba con una crisis. El dorso de encima del mazo es el tiempo: en una crisis, la lluvia da un disco a los ingleses, el sol a los franceses, la niebla a nadie. Los números dicen cuántos dorsos así quedan debajo.
disc = Tu contrato fue repuesto del mazo, y el dorso de debajo mostraba lluvia: tu disco en la zona de crisis te cuesta un marcador por ronda. Cada marcador de ahí cuenta −2; dos estaban desde el principio, de ahí tus −4.
dig-plan = ¡A excavar! Un obrero en B excava dos escombros ante tu tuneladora. Por una piedra puedes entonces apuntalar: un marcador tuyo asegura el túnel.
stone-first = Hay piedra en el almacén, y A actúa antes que B. Así que empieza por A.
rather-stone = Sin piedra del almacén tu plan no sale, y los franceses pueden llevársela: elige primero A.
dig = Y ahora B, la excavación.
take-stone = Toma las dos piedras y además un mineral.
keep-or-shore = Tu obrero excava dos de estos seis escombros. Podrías quedártelos, para contratos o para el taller, C, que convierte dos escombros en una piedra.
shore = Si en cambio apuntalas, los escombros se van, pagas una piedra, y un marcador tuyo queda en la carta, aquí por 3 puntos. Apuntala.
rather-shore = El escombro cuenta para el contrato 6, es verdad, pero excavarás de sobra. Un marcador aquí vale 3 puntos: apuntala.

## Ronda 3

marker-lost = Tu disco te ha costado un marcador: ya hay tres en la zona de crisis, o sea, −6 puntos. Pronto nos ocuparemos de eso.
event-cube = Después pasan seis cubos de la bolsa al almacén. Un cubo morado con «!» desencadena el evento siguiente de la pista, del 1 al 9; el porcentaje es su probabilidad.
event = Ya ha llegado el primero, excavación: una carta se despeja sin apuntalar, y su tuneladora avanza. Los sucesos también dependen del tiempo, pero al revés: la lluvia afecta a los franceses, el sol a los ingleses, la niebla, como ahora, a los dos.
build-plan = Ahora piensa por adelantado: A actúa antes que E. Hay tres piedras en el almacén, tú tienes una, y cuatro pagan la mejor parcela de St Pancras.
build-first = Así que coloca primero en A, antes de que los franceses tomen la piedra.
build-place = Y ahora E, la construcción. También ahí hay una sola casilla.
rather-e = Entonces tus cuatro piedras no servirían de nada. E solo tiene una casilla: ocúpala.
three-stone = Como estaba previsto: tres piedras.
window = Antes de que actúe una zona puedes anunciar un contrato con su letra. El tuyo vale para E, pero una sola vez. Ahora no necesitas ninguna barra, así que no anuncies nada.
rather-wait = Entonces su habilidad se gastaría para nada. No anuncies nada ahora: pronto la necesitarás para tu tuneladora.
build = Cuatro piedras, 9 puntos. Las dos estaciones de superficie están abiertas a los dos bandos, así que conviene llegar primero. Construye la primera parcela de St Pancras.

## Ronda 4

two-discs = 9 puntos para ti. Pero ha vuelto a llover: dos discos, o sea, dos marcadores por ronda.
start-marker = La segunda casilla de A da la ficha de jugador inicial para la ronda siguiente; la tienen los franceses. Ahora están en la primera, así que coloca en A y hazte con ella.
calm = Cada obrero en G, la gestión de crisis, retira un disco tuyo; si ya no queda ninguno, vuelve además un marcador. Tienes dos, así que solo se va un disco. Coloca en G.
rather-g = También sería útil. Pero cada uno de tus discos te cuesta un marcador por ronda: coloca en G.
round-five = La ronda 4 ha terminado: tres piedras son tuyas.

## Rondas 6 y 7

run-ahead = En la ronda 5 tus obreros han traído tres minerales, y uno ha vuelto a G.
two-events = Han llegado dos eventos a la vez: con niebla se ha despejado el túnel siguiente de cada bando, y los trenes y las tuneladoras están a la venta.
machine-card = La tuneladora que se compra es esta carta de tu tablero de jugador, por una barra; con el contrato 6, tres minerales valen por ella.
machine-place = Se compra en E. Coloca ahí.
calm-again = Y otra vez G: se va tu último disco y, como ya no queda ninguno, vuelve también un marcador.
announce = Es el momento justo antes de E. Anuncia el contrato 6: su habilidad queda gastada, pero al final sigue contando.
buy = Un tren ayuda de otra manera, pero la tuneladora excava. Compra tu tuneladora: su carta está en tu tablero de jugador.
closed-by-event = El cuarto evento ha puesto un marcador negro en Gare du Nord: ahí ya no construye nadie. El mazo mostraba lluvia, así que ha afectado a los franceses.
machine-labourer = La tuneladora tiene ahora su propio obrero, venido del pub. Cuesta un mineral cada vez y solo va a D o a G. En D perfora cuatro escombros: colócalo ahí.
others-went = Tus otros dos obreros se han colocado por ti, en B y en G. B ya ha actuado: en Shakespeare Cliff quedan dos escombros.
bore = La parcela con escombros no se compra: la gana quien toma los últimos escombros de la estación, aquí por 4 puntos. ¡Perfora!
round-eight = La parcela de escombros es tuya. Ronda 8: primero piedra, luego la tuneladora.

## Ronda 8

one-round = Perforas el túnel 4: dos de sus tres casillas llevan tus marcadores.
few-markers = Apuntalar, construir y las crisis gastan marcadores de tu reserva. Te quedan siete: no los pierdas de vista.
wholly = Apuntala también la tercera casilla: así el túnel queda apuntalado por completo, justo como pide el contrato 6.
round-nine = ¡Apuntalado por completo! Los franceses hacen lo mismo; luego empieza la ronda 9.
varne-bank = En Varne Bank un obrero ha sacado dos escombros; ahora sigue la tuneladora.

## Ronda 11

round-ten = Ronda 10: sigues perforando hacia el Centro. Primero piedra, para apuntalar: coloca en A.
second-tunnel = El túnel 7 está apuntalado por completo, ya es el segundo.
three-rounds = Ronda 11: la parcela de escombros de Varne Bank también es tuya.
closed-behind = Tu llegada a Varne Bank cerró Shakespeare Cliff: bajo tierra solo construyes en la última estación alcanzada.
no-marker = En tu reserva no queda ningún marcador: no puedes apuntalar ni construir. Con un disco, cada crisis te quitaría uno del tablero. G hace volver marcadores.
middle = ¡El Centro está cerca! Quien llega primero gana 5 puntos o más. Coloca el obrero de la tuneladora en D.
all-placed = Tus otros obreros han ido a B y a G: ahora actúa B.
into-the-middle = Sin marcadores no puedes apuntalar: te quedas los escombros, y el contrato 6 pide 12. ¡Perfora hasta el Centro!

## Ronda 12

last-round = Has llegado primero al Centro, y el contrato 6 está cumplido. Los franceses están en la carta de al lado: puede que sea la última ronda.
last-marker = G ha hecho volver un marcador, pero ha llovido: tu disco cuesta uno al final de la ronda. Si tu reserva está entonces vacía, eliges cuál retiras del tablero.
contract-9 = Un consejo: tienes un segundo túnel apuntalado por completo. Cada túnel y cada escombro sirve para un solo contrato, así que te hacen falta cuatro escombros más: entonces el contrato 9 también da 14 puntos, y F está libre.
yours = Desde aquí decides tú. Ya no se espera nada de ti: hagas lo que hagas, estará bien.
rubble-of-middle = En el Centro hay cuatro escombros. Quien toma los últimos gana la parcela de escombros, por 9 puntos, con un marcador; si es el último que tienes, antes se te pregunta.
as-you-like = Sigue como quieras.
open-to-all = G está abierta a todos tus obreros, también al de la tuneladora. Sin tu disco no pierdes ningún marcador, y vuelve uno: cada uno vale 2 puntos.
breakthrough = ¡Conexión! Los dos bandos se han encontrado. Esta ronda aún se juega hasta el final.
areas-act = La colocación ha terminado: ahora actúan las zonas. Los marcadores y contratos que ganes en esta ronda aún cuentan.
still-counts = Las piedras, minerales, carbones y barras que sobran no dan nada al final.

## El final

counted = Ahora se cuenta todo: los marcadores del tablero, los contratos cumplidos y el premio por el Centro, menos 2 puntos por marcador en la zona de crisis.
trains = Te faltan los trenes: desde el evento 2 se compran en E. Con uno, un carbón contrata a un obrero del pub; el evento 6, el mantenimiento, cuesta entonces una barra. Snowdon vale 9 puntos.
