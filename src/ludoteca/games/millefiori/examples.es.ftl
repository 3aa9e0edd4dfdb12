### Ejemplos junto a las reglas. Los números los pone el propio juego.

example-pigment = A coloca un pigmento junto a dos talleres conectados. Como el diamante nuevo está sobre un pigmento, los tres valen el doble: { $points } puntos.
    .title = El pigmento duplica

example-old-pigment = A ya tenía el pigmento de arriba y ahora añade cal. Solo puede duplicar la casilla que acabas de ocupar, así que los tres diamantes dan { $points } puntos. Además cierran una flor: A gana una carta adicional.
    .title = El pigmento de ayer

example-stranger = La ceniza nueva toca el cuarzo de A, a la derecha, y la cal de B. El diamante de B ni cuenta ni conecta: los dos diamantes del otro lado quedan fuera y A anota { $points } puntos.
    .title = Un extraño en medio

example-flower = Las otras dos casillas de la flor son de B, pero la tercera la llena A. El diamante da { $points } punto, y A puede jugar enseguida una carta boca arriba.
    .title = Quien cierra la flor

example-materials = Con la ceniza, A ya tiene los cuatro materiales. B fue más rápido y ocupa la mejor casilla de bonificación, así que A toma la siguiente: con los cuatro diamantes conectados suma { $points } puntos.
    .title = Los cuatro materiales

example-broken-row = La casa nueva de A se une a las dos anteriores: { $row } puntos por la fila. La que está más allá de la de B ya no puntúa, pero su número sí cuenta para la serie: es el cuarto distinto de A, que con la casilla de bonificación suma { $points } puntos.
    .title = Una fila rota

example-no-skipping = A querría la segunda casa libre, que vale más. La línea se llena sin huecos, así que alguien tiene que ocupar antes la barata.
    .title = La casa cara tiene que esperar

example-closed = A quiere el león de la fila central, pero de las dos casillas de debajo solo hay una ocupada. Da igual quién ocupe la otra.
    .title = Todavía cerrada

example-triangle = El león de A cae sobre un león, así que la casilla nueva vale el doble. Los diamantes de debajo pagan a sus dueños, siempre sin duplicar: A suma { $points } puntos y B { $points-B }.
    .title = El triángulo paga a todos

example-summit = Bajo la cima hay un solo triángulo grande de cinco diamantes, y cada uno puntúa una vez. La cruz de A no coincide con la moneda, así que no se duplica nada: { $points } puntos para A, { $points-B } para B y una carta adicional para A.
    .title = La cima de la pirámide

example-weaker-trader = Con el tercer cisne, cada cisne vale { $points } puntos: { $points } para A y { $points-B } para B. Como B tiene más cisnes que A, A gana una carta adicional.
    .title = Un regalo al rival, y una carta

example-equal-traders = B y C tienen un cisne cada uno, y ahora A también. Todos anotan { $points } puntos, pero ningún rival por sí solo tiene más que A: no hay carta adicional.
    .title = Igual no es más

example-fleet = En la línea de la flota hay tres mercancías, sean de quien sean. A la completa: { $points } puntos por sus dos barcos y { $points-B } por el de B. Después, A puede navegar con la misma carta.
    .title = Zarpa una flota

example-empty-fleet = A cierra la flota de B antes de que haya mercancías en su línea. Puntúa ahora o nunca: { $points } puntos para todos. Una jugada con mala idea.
    .title = Bodegas vacías

example-sail-past = A navega exactamente el número de la carta, no menos. Lo que el barco deja atrás no da nada; solo cuenta la casilla donde se detiene: { $points } punto.
    .title = Solo cuenta la parada

example-last-space = Faltan dos pasos y la carta dice cinco. A avanza { $steps }, pierde los demás y anota { $points } puntos y una carta adicional. El barco de B ya está allí: caben todos.
    .title = El final de la ruta
