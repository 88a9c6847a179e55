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
