## Mille Fiori: posiciones que se rechazan

position-pile = El mazo tiene { $left } cartas; debe agotarse justo al repartir { $dealt } por ronda.
position-round = En la ronda { $round } el mazo tiene { $due } cartas, no { $left }.
position-reserve = { $player } ha gastado diamantes de la reserva aunque le quedan en su suministro.
position-collected = collected de { $player } no encaja con los diamantes del tablero; si se omite, se calcula.
position-bonus = { $player } tiene más de una casilla de bonificación en una zona: { $area }.
position-pyramid = { $space } está ocupada aunque el triángulo que tiene debajo no está completo.
position-hand = { $player } debe tener ahora en la mano estas cartas: { $size }, y { $kept ->
    [0] ninguna
   *[other] una
} boca abajo.
position-playing = Hay una carta en juego exactamente mientras su jugador decide sobre ella (de puerto, para el barco).
