### La lección de Cave-in.

aim = Cave-in dura dos minutos. Saca puntales de la mina: cada uno es un punto. Pero quien saca el último pierde todos los suyos.
roof = Estos nueve puntales sostienen el techo.
lamp = Esta es tu lámpara, vale 2. Los demás no la ven. Si nunca alumbras con ella, suma su valor a tus puntos.
take = En tu turno toma uno, dos o tres puntales. Toma tres: haz clic en el tercero o elige en la lista.
take-three = Podrías, pero esta lección necesita tres: toma tres puntales.
count = Quedan tres puntales. Si dejas uno, tu guía tendrá que tomarlo, y el techo le caerá encima.
shine = Una vez por partida puedes alumbrar: tu lámpara se muestra y toma tantos puntales como vale. La tuya vale 2: alumbra.
rather-shine = También podría jugarse. Pero prueba una vez tu lámpara: toma justo dos.
roof-fell = El último puntal ya no está: quien lo tomó ha perdido todo lo que había tomado.
counted = Eso ha sido Cave-in: se cuentan los puntales y las lámparas que nunca alumbraron, y gana quien tiene más puntos.
