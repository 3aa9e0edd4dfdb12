### Ejemplos junto a las reglas. Los números los pone el propio juego.

example-around-the-six = Después del { $die } vuelve el uno: con { $workers } trabajador, el dado de A llega al primer depósito y coge el barco.
    .title = La vuelta al seis

example-full-storage = Las tres casillas-llave están llenas. A puede coger el barco, pero una de las losetas viejas se va del juego para siempre. La nueva se queda en todo caso.
    .title = No queda sitio

example-sale = A vende con un dado las tres mercancías de ese color: { $points } puntos con dos jugadores. Pero la venta entera da { $silver } de plata: dos ventas pequeñas dan más monedas que una grande.
    .title = Todo o nada

example-three-colours = El barco de A vacía el tercer depósito. Las { $red } mercancías rojas se unen a la que ya tenía; la naranja sería un cuarto color y se queda. Luego el peón avanza { $steps } casilla, lo que cuenta a partir de la ronda siguiente.
    .title = Tres colores como mucho

example-castle-chain = El castillo da una acción de cualquier número: A coloca un ayuntamiento. El ayuntamiento coloca otra loseta sin mirar el número: el barco. La ciudad de una sola casilla queda completa muy pronto, { $points } puntos, y el segundo dado sigue libre.
    .title = Tres losetas con un dado

example-herd = Las vacas nuevas puntúan y las que ya estaban en este pasto vuelven a puntuar: { $points } puntos. Los cerdos de al lado solo miran.
    .title = Vacas con vacas

example-far-cows = Las vacas de abajo a la izquierda no tocan a las nuevas, pero pastan en el mismo pasto: { $cows } puntos por todas las vacas. Con el pasto completo y lo que eso trae, A suma { $points }.
    .title = No hace falta que se toquen

example-small-and-early = Una sola casilla ya es un área. Vale { $area } punto por su tamaño, pero { $phase } por completarse en la primera fase. Las pequeñas, pronto; las grandes, cuando se pueda.
    .title = Pequeña y pronto

example-large-and-late = A completa en la última fase una ciudad de cinco casillas: { $area } puntos por su tamaño y solo { $phase } por la fase. Los puntos crecen más deprisa que el tamaño: compensa esperar.
    .title = Grande y tarde

example-last-mine = Con la tercera mina A ha cubierto todas las casillas grises: { $bonus } puntos por ser el primero, además del área y la fase; { $points } en total. El segundo se lleva la loseta de bonificación pequeña.
    .title = El primero en completar un color

example-black-market = Por { $silver } de plata A compra una loseta del depósito negro: antes, entre o después de los dados, pero solo una vez por turno. Los dos dados siguen libres.
    .title = Una tercera acción

example-made-doubles = A no sacó dobles, pero { $workers } trabajadores convierten los dos dados en cincos. Un escudo del quinto depósito va al castillo de A, y se gastan las dos acciones de dado.
    .title = Dobles a mano

example-inn = Una posada cabe en una casilla de cualquier color y hace que su área cuente una casilla más. En un área de una sola casilla son { $area } puntos en vez de uno; { $points } con la fase.
    .title = Habitación con vistas

example-no-contact = Número y color encajan, pero la casilla no toca ninguna loseta de A. El principado crece loseta a loseta desde el castillo; antes hay que cubrir la de al lado.
    .title = Demasiado lejos

example-one-of-a-kind = Esta ciudad ya tiene un banco, así que no cabe otro en ella. La ciudad de una sola casilla, encima del castillo, es otra ciudad: allí sí puede ir.
    .title = Con un banco basta
