## Errores y motivos, en palabras de quien juega o programa

illegal-over = La partida ha terminado.
illegal-seat = A { $player } no le toca decidir ahora.
illegal-action = La acción { $number } no es legal ahora.
illegal-batch = Un lote toma una fila de números enteros, una acción por cada una de sus partidas ({ $games }); esto era { $given }.
illegal-batch-action = La acción { $number } no es legal en la partida { $game } del lote.
illegal-now = { $player } no puede hacer esto ahora: { $action }
illegal-because = { $problem }. { $reason }
nothing-to-choose = El paso { $step } no ofrece nada que elegir, y las reglas no dicen que eso pueda ocurrir.

notation-empty = Una línea vacía no es una acción.
notation-verb = No existe la acción «{ $verb }». Existen: { $known }.
notation-field = Tras «{ $verb }» no puede ir «{ $word }». Admite: { $known } (como nombre=valor).
notation-twice = «{ $verb }» nombra { $field } dos veces.
notation-value = No existe { $field } «{ $value }». Existen: { $known }.
notation-missing = A «{ $verb }» le falta { $field }=….
notation-place = En este juego no se hace nada con «{ $place }».

option-title = No existe el juego «{ $title }». Existen: { $known }.
option-players = { $title } no se juega entre { $players }. Posibles: { $known }.
option-unknown = { $title } no tiene la opción «{ $option }». Existen: { $known }.
option-value = La opción { $option } no puede valer «{ $value }». Posibles: { $known }.
network-unreadable = No se puede leer la red { $file }: { $problem }
network-other = La red { $file } es de otra clase: allí { $what } es { $found } y aquí { $wanted }. Hay que volver a entrenarla.
weights-unreadable = No se pueden leer los pesos { $file }: { $problem }
weights-unknown = No hay ningún peso «{ $weight }». Conocidos: { $known }.
weights-none = Los pesos de { $title } no son datos: no se pueden afinar.
option-bot = No existe el bot «{ $bot }». Existen: { $known }.

arena-ray-missing = Para jugar en un clúster hace falta Ray: pip install "ludoteca[ray]"
arena-ray-nowhere = No hay ningún clúster de Ray en { $address }: { $problem }
arena-ray-differs = Una máquina del clúster jugaría otras partidas: allí { $what } es { $there }, aquí es { $here }.

record-first-line = Línea { $line }: un registro empieza por «{ $expected }».
record-header = Línea { $line }: esto no es una línea de la cabecera de un registro: { $text }
record-divider = Línea { $line }: la cabecera no termina; falta «{ $expected }».
record-missing = A la cabecera le falta «{ $key }:».
record-line = Línea { $line }: { $problem }
record-number = Línea { $line }: { $key } debe ser un número entero, no «{ $value }».
record-rules = Línea { $line }: este registro se jugó con otras reglas; las nuestras de { $title } son la versión { $rules }.
record-option = Línea { $line }: «{ $word }» no es una opción. Existen: { $known }.
record-yes-or-no = Línea { $line }: { $key } es yes o no, no «{ $value }».
record-anew = Línea { $line }: «{ $text }» no dice dónde se sorteó de nuevo el azar: un momento de esta partida, posterior al anterior, un asiento y una semilla.
record-position = Línea { $line }: la posición no es un objeto JSON.
record-position-seats = Línea { $line }: los asientos de la posición son { $seats }, pero la cabecera dice players: { $players }.
record-start = Línea { $line }: un registro parte de una sola de estas cosas: una semilla, una posición, un compromiso.
record-hex = Línea { $line }: { $key } debe tener 64 cifras hexadecimales.
record-seat = Línea { $line }: no existe el asiento «{ $seat }».
record-action = La acción { $number } ({ $action }) no es posible: { $problem }
record-branch = No hay un punto { $at } en este registro; las acciones que tiene: { $length }.
branch-over = En este momento la partida ha terminado: no hay nada que seguir.
record-sealed = El secreto de esta mesa no está en el registro, así que su azar no se puede reproducir. Se revela al terminar la partida.
record-file = No se puede leer { $file }: { $problem }

position-number = { $where } debe ser un número entero de { $low } a { $high }, no { $value }.
position-flag = { $where } debe ser true o false, no { $value }.
position-name = { $where }: no existe { $value }.
position-twice = { $where } nombra { $value } dos veces.
position-seat = { $where } debe ser un asiento (A, B, …), no { $value }.
position-list = { $where } debe ser una lista{ $size ->
    [-1] .
   *[other] { "" } de { $size }.
}
position-object = { $where } debe ser un objeto.
position-rng = { $where } debe ser una semilla o el estado de un generador.
position-step = { $where } debe ser uno de estos pasos: { $known }.
position-step-fields = { $where } necesita los campos { $known }.
position-unknown = { $where } no tiene el campo «{ $name }». Existen: { $known }.
position-missing = A { $where } le falta «{ $name }».
position-census = La caja contiene { $box } × { $piece }; esta posición, { $found }.
position-moment = No existe el momento «{ $moment }». Existen: { $known }.
position-players = El campo players debe ser una lista de jugadores o cuántos son: { $known }.
position-garbled = Algo en esta posición no es lo que debería ser: { $problem }
position-stack = Las reglas no pueden estar en este punto del programa; nombra un momento en vez de una pila.
position-json = Esto no es JSON: { $problem }

script-out-of-range = La respuesta { $number } del guion es { $answer }, pero solo puede salir de 0 a uno menos que { $sides }.
script-not-in-pile = La respuesta { $number } del guion es la pieza { $piece }, que ya no está en el mazo.

undo-start = No hay nada tuyo que deshacer.
undo-other = { $player } ya ha actuado; solo se puede deshacer la propia serie de decisiones.
undo-other-run = Eso fue antes de lo que ahora eligen todos a la vez.
undo-revealed = Se ha revelado algo: lo visto, visto está.
undo-anew = Aquí se sorteó de nuevo el azar: lo anterior se queda como está.
undo-ended = Has terminado tu turno.

## Por qué no, en todos los juegos

reason-general-now = Eso no se puede hacer ahora. Lo que toca: «{ $asked }»
reason-general-over = La partida ha terminado.
reason-general-turn = No te toca: ahora { $others ->
    [0] decide { $player }
    [one] deciden { $player } y un jugador más
   *[other] deciden { $player } y { $others } jugadores más
  }.
reason-general-end = Tu turno ya está hecho: termínalo o deshaz algo.
reason-general-order = Hay { $due } efectos pendientes: elige primero cuál va a continuación.

action-end = Terminar el turno
action-next = Primero: { $effect }
yes = sí
no = no
