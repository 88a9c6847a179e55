### La lección de «The Channel Tunnel 1881».

## Ronda 1

about = 1881: dos bandos excavan uno hacia el otro bajo el canal de la Mancha, los ingleses desde St Pancras, los franceses desde Gare du Nord. Tú llevas a los ingleses, tu guía a los franceses.
by-hand = Las dos tuneladoras de la línea solo muestran dónde excava cada bando a continuación. La tuneladora en sí se compra más tarde.
aim = La partida acaba con la ronda en que los dos bandos se encuentran. Dan puntos tus marcadores en estaciones y túneles y, sobre todo, los contratos.
labourers = Tienes dos obreros. Otros dos están en el pub: uno viene con la tuneladora, al otro se le puede contratar si se tiene un tren.
place = Colocáis por turnos obreros en las zonas A a G (en las piezas, la F es de los franceses). Solo después actúan, en el orden de las letras. Empieza con cubos del almacén: elige A.
rather-a = Todas las zonas serán útiles. Pero construyas lo que construyas, necesitas cubos, y A actúa primero: elige A.
contract = En la oficina de obra, F, tomas un contrato. El contrato 6 da 22 puntos al final por 12 escombros y un túnel apuntalado por completo, es decir, con marcadores tuyos en todas sus casillas.
contract-place = F solo tiene una casilla: ocúpala antes que los franceses.
rather-f = También sería útil. Pero si los franceses van a F, pueden tomar el contrato 6 y sus 22 puntos: elige F.
take-ore = Todos están colocados, así que A actúa primero. Toma hasta tres cubos, como máximo uno de carbón: tres minerales, por favor, para tu tuneladora.
rather-ore = El carbón solo sirve con un tren, y todavía no lo tiene nadie. Tu tuneladora costará tres minerales: toma tres.
sign = Ahora F: toma el contrato 6. Además de puntos tiene una habilidad, una vez por partida: tres minerales valen por una barra.
rather-six = De los tres, el contrato 6 es el que más da, 22 puntos, y su habilidad pagará tu tuneladora: tómalo.

## Ronda 2

rain = Cada ronda acaba con una crisis. El dorso de encima del mazo es el tiempo: en una crisis, la lluvia da un disco a los ingleses, el sol a los franceses, la niebla a nadie. Los números dicen cuántos dorsos de cada tipo hay debajo.
disc = La fila de contratos se repuso, y el dorso siguiente mostraba lluvia: tu disco en la zona de crisis te cuesta un marcador por ronda. Cada marcador de ahí cuenta −2; dos estaban desde el principio, de ahí tus −4.
dig-plan = Primero A, luego B: un obrero en B excava dos escombros ante tu tuneladora. Por una piedra puedes entonces apuntalar: un marcador tuyo asegura el túnel.
stone-first = La piedra está en el almacén: elige A.
rather-stone = Sin piedra del almacén tu plan no sale, y los franceses pueden llevársela: elige primero A.
dig = Y ahora B, la excavación.
rather-b = Entonces no excavarías en esta ronda, y tu piedra no serviría de nada: elige B.
take-stone = Toma las dos piedras y además un mineral.
rather-stones = Tu plan necesita toda la piedra del almacén, y el carbón solo sirve con un tren: toma lo que pide la lección.
keep-or-shore = Tu obrero excava dos de estos seis escombros. Podrías quedártelos, para contratos o para el taller, C, que convierte dos escombros en una piedra.
shore = Si en cambio apuntalas, los escombros se van, pagas una piedra, y un marcador tuyo queda en la carta, aquí por 3 puntos. Apuntala.
rather-shore = El escombro cuenta para el contrato 6, es verdad, pero excavarás de sobra. Un marcador aquí vale 3 puntos: apuntala.

## Ronda 3

marker-lost = Tu disco te ha costado un marcador: ya hay tres en la zona de crisis, o sea, −6 puntos.
event-cube = Después pasan seis cubos de la bolsa al almacén. Un cubo morado con «!» desencadena el evento siguiente de la pista, del 1 al 9; el porcentaje es su probabilidad.
event = Ya ha llegado el primero, excavación: una carta se despeja sin apuntalar, y su tuneladora avanza. Los eventos también dependen del tiempo, pero al revés: la lluvia afecta a los franceses, el sol a los ingleses, la niebla, como ahora, a los dos.
build-plan = Ahora piensa por adelantado: A actúa antes que E. Hay tres piedras en el almacén, tú tienes una, y cuatro pagan la mejor parcela de St Pancras.
build-first = Así que coloca primero en A.
build-place = Y ahora E, la construcción. También ahí hay una sola casilla.
rather-e = Entonces tus cuatro piedras no servirían de nada. E solo tiene una casilla: ocúpala.
three-stone = Como estaba previsto: tres piedras.
window = Antes de que actúe una zona puedes anunciar un contrato con su letra. El tuyo vale para E, pero una sola vez. Ahora no necesitas ninguna barra, así que no anuncies nada.
rather-wait = Entonces su habilidad se gastaría para nada. No anuncies nada ahora: pronto la necesitarás para tu tuneladora.
build = Cuatro piedras, 9 puntos: construye la primera parcela de St Pancras antes que los franceses.
rather-first-site = Por cuatro piedras ninguna parcela da más que esta, 9 puntos: construye la primera parcela de St Pancras.

## Ronda 4

two-discs = 9 puntos para ti. Pero ha vuelto a llover: dos discos, o sea, dos marcadores por ronda.
start-marker = La segunda casilla de A da la ficha de jugador inicial para la ronda siguiente. Los franceses están en la primera: coloca en A.
rather-start = Eso puede esperar. La segunda casilla de A te da ahora tres cubos y, además, la ficha de jugador inicial: coloca en A.
calm = Cada obrero en G, la gestión de crisis, retira un disco tuyo; si ya no queda ninguno, vuelve además un marcador. Con dos discos aún no vuelve ningún marcador. Coloca en G.
rather-g = También sería útil. Pero cada uno de tus discos te cuesta un marcador por ronda: coloca en G.
round-five = Ronda 4: se fue un disco, el otro costó un marcador, y la lluvia trajo otra vez un segundo. La lección juega la ronda 5 por ti.

## Rondas 6 y 7

run-ahead = En la ronda 5 has tomado tres minerales, y G ha retirado un disco.
two-events = Han llegado dos eventos a la vez: con niebla se ha despejado el túnel siguiente de cada bando, y los trenes y las tuneladoras están a la venta.
machine-card = La tuneladora que se compra es esta carta de tu tablero de jugador, por una barra. C hace una con tres minerales, pero ocupa a un obrero; con el contrato 6 pagas directamente con mineral.
machine-place = Se compra en E. Coloca ahí.
rather-buy = También sería útil. Pero la tuneladora perfora cuatro escombros en cada ronda: cuanto antes, mejor. Se compra en E; con el contrato 6 basta el mineral, sin barra hecha en C: coloca en E.
calm-again = Y otra vez G: se va tu último disco y, por eso, vuelve también un marcador.
announce = Es el momento justo antes de E. Anuncia el contrato 6: su habilidad queda gastada, pero al final sigue contando.
buy = Con un tren, un carbón contrata a un obrero por ronda; el carbón dibujado en él es un regalo, no un precio. Pero la tuneladora excava: compra tu tuneladora.
rather-machine = También sería útil. Pero la tuneladora perfora cuatro escombros en cada ronda: cuanto antes, mejor. Para ella necesitas E y anunciar el contrato 6.
closed-by-event = Con lluvia, el cuarto evento ha afectado a los franceses: un marcador negro cierra Gare du Nord, ahí ya no construye nadie.
track-emptied = Antes de los eventos 4 y 7, los tres cubos de la pista vuelven a la bolsa: por eso el evento siguiente es más probable, 79 %.
machine-labourer = La tuneladora tiene ahora su propio obrero, venido del pub. Cuesta un mineral cada vez y solo va a D o a G. En D perfora cuatro escombros: colócalo ahí.
rather-d = Un obrero excava dos escombros, la tuneladora cuatro: coloca ahora el obrero de la tuneladora en D.
others-went = La lección ha colocado a tus otros dos obreros, en B y en G. B ya ha actuado: en Shakespeare Cliff quedan dos escombros.
bore = La parcela con escombros no se compra: la gana quien toma los últimos escombros de la estación, aquí por 4 puntos. ¡Perfora!
rather-bore = Entonces los escombros se quedan ahí, y con ellos lo que dan: perfora.
round-eight = La parcela de escombros es tuya. La lección juega la ronda 8 por ti: primero piedra, luego la tuneladora.

## Ronda 8

one-round = Perforas el túnel 4: dos de sus tres casillas llevan tus marcadores.
few-markers = Apuntalar, construir y las crisis gastan marcadores de tu reserva: te quedan siete.
wholly = Apuntala también la tercera casilla: así el túnel queda apuntalado por completo, justo como pide el contrato 6.
rather-wholly = Ya habrá más escombros. Pero el contrato 6 pide un túnel con marcadores tuyos en todas sus casillas, y aquí solo falta uno: apuntala.
round-nine = ¡Apuntalado por completo! Luego el evento 5 ha despejado el túnel 5: estás en Varne Bank. La lección juega la ronda 9 por ti.
varne-bank = En Varne Bank un obrero ha sacado dos escombros; ahora sigue la tuneladora.
varne-bank-won = La parcela de escombros de Varne Bank también es tuya. Ahora, los franceses.

## Ronda 11

round-ten = Ronda 10: sigues perforando hacia el Centro. Primero piedra, para apuntalar: coloca en A.
second-tunnel = La lección juega la ronda 10: el túnel 7 está apuntalado por completo, ya es el segundo.
supply-empty = Tu reserva está vacía: sin marcadores no puedes apuntalar ni construir.
event-seven = Ronda 11. El evento 7 ha despejado tu túnel 8 y Colbart Ridge: nadie gana una parcela de escombros que despeja un evento.
closed-behind = Tu llegada a Varne Bank cerró Shakespeare Cliff: bajo tierra solo construyes en la última estación alcanzada.
no-marker = Con un disco, cada crisis te quitaría ahora un marcador del tablero. G hace volver marcadores.
middle = Quien llega primero al Centro gana 5 puntos por cada carta más allá, hasta el encuentro, y como mínimo 5. Coloca el obrero de la tuneladora en D.
all-placed = La lección ha colocado a tus otros obreros en B y en G: ahora actúa B.
into-the-middle = Sin marcadores no puedes apuntalar: te quedas los escombros, y el contrato 6 pide 12. ¡Perfora hasta el Centro!

## Ronda 12

last-round = Has llegado primero al Centro, y el contrato 6 está cumplido. Los franceses están en la carta de al lado: puede que sea la última ronda.
last-marker = G ha hecho volver un marcador, pero ha llovido: tu disco cuesta uno al final de la ronda.
contract-9 = Un consejo: el contrato 9 muestra 1/1 y 2/6, porque lo que sirve para el contrato 6 no sirve para otro. Con cuatro escombros más se pone verde y da 14 puntos. F está libre.
yours = Desde aquí decides tú: hagas lo que hagas, estará bien.
rubble-of-middle = En el Centro hay cuatro escombros. Quien toma los últimos gana la parcela de escombros, por 9 puntos, con un marcador.
as-you-like = Coloca como quieras.
open-to-all = G está abierta a todos tus obreros, también al de la tuneladora. Sin tu disco no pierdes ningún marcador, y vuelve uno: cada uno vale 2 puntos.
breakthrough = ¡Conexión! Las dos tuneladoras están en la misma carta: así se han encontrado los dos bandos, aunque queden escombros en ella. Esta ronda aún se juega hasta el final.
areas-act = La colocación ha terminado: ahora actúan las zonas. Los marcadores y contratos que ganes en esta ronda aún cuentan.
still-counts = Las piedras, minerales, carbones y barras que sobran no dan nada al final.

## El final

counted = Ahora se cuenta todo: los marcadores del tablero, los contratos cumplidos y el premio por el Centro, menos 2 puntos por marcador en la zona de crisis.
trains = Te faltan por probar los trenes: Snowdon vale 9 puntos, pero el evento 6, el mantenimiento, cuesta una barra a quien tiene un tren.
