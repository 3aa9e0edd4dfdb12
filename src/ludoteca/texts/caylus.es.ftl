## Posiciones de Caylus que no pueden darse

position-caylus-order = { $where } debe nombrar asientos de esta partida, cada uno una vez como mucho (order: todos; stables: tres como mucho, ninguno con dos jugadores).
position-caylus-road = La casilla { $space } del camino no puede contener eso: los edificios fijos están donde están impresos y los especiales, fuera del camino.
position-caylus-tiles = supply y removed solo admiten losetas: supply las que se construyen, removed las neutrales (y el joyero, si no está en juego).
position-caylus-points = Los puntos de { $player } no encajan: solo las pérdidas pueden ser negativas, y nunca por debajo de 0 en total.
position-caylus-owner = { $player } posee algo que no está en el camino como edificio de un jugador.
position-caylus-owners = Cada edificio de madera, de piedra o de prestigio y cada residencia del camino necesita exactamente un dueño.
position-caylus-workers = Los trabajadores están de uno en uno en edificios que los admiten; lo que espera a ser residencia tiene un trabajador encima.
position-caylus-houses = Hay más casas en la sección { $section } que casillas.
position-caylus-twice = { $where } nombra { $value } dos veces.

## El tablero en un terminal

terminal-caylus-help = En el tablero: los números con ) son tus opciones. Tras un edificio están su dueño y su trabajador (›A: un trabajador donde no hay dueño); P es el preboste, C el comisionado, ◆ los dos, * una casilla que puntúa una sección; los edificios en cursiva quedan más allá del preboste. Tras ≈, el puente: el precio de un trabajador y quién ha pasado. De cada jugador: ★ puntos, ¤ denarios e ingresos, cubos, ♟ trabajadores en casa, favores, ⌂ casas en calabozo, murallas y torres.
