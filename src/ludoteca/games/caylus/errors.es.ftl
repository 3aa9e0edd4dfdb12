## Posiciones de Caylus que no pueden darse

position-caylus-order = { $where } debe nombrar asientos de esta partida, cada uno una vez como mucho (order: todos; stables: tres como mucho, ninguno con dos jugadores).
position-caylus-road = La casilla { $space } del camino no puede contener eso: los edificios fijos están donde están impresos y los especiales, fuera del camino.
position-caylus-tiles = supply y removed solo admiten losetas: supply las que se construyen, removed las neutrales (y el joyero, si no está en juego).
position-caylus-points = Los puntos de { $player } no encajan: solo las pérdidas pueden ser negativas, y nunca por debajo de 0 en total.
position-caylus-owner = { $player } posee algo que no está en el camino como edificio de un jugador.
position-caylus-owners = Cada edificio de madera, de piedra o de prestigio y cada residencia del camino necesita exactamente un dueño.
position-caylus-workers = Los trabajadores están de uno en uno en edificios que los admiten; lo que espera a ser residencia tiene un trabajador encima.
position-caylus-houses = Hay más casas que espacios en una sección del castillo: { $section }.
