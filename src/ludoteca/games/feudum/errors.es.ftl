## Posiciones de Feudum que no pueden ser

position-feudum-player = { $player } no puede estar así: los peones del mapa tienen personaje y lugar, ninguna carta está a la vez elegida y jugada, y hay como mucho tres discos libres y cuatro decretos.
position-feudum-map = El mapa no puede estar así: siervos y súbditos necesitan quien gobierne, los sellos un marcador, los recursos un paisaje, los monstruos un dueño; paisajes, sellos y monstruos son del juego avanzado.
position-feudum-guilds = Los gremios no pueden estar así: demasiado para sus espacios, cuentas desordenadas o un mazo que no cuadra con lo que se sabe de él.
position-feudum-tiles = Las fichas de región no cuadran: cada pila muestra una época como mucho una posterior a la actual, y lo que hay debajo no se ha visto.
position-feudum-standing = members y ranks deben ser lo que resulta de las estrellas; si se omiten, se calculan.
position-feudum-seals = Los sellos no pueden estar así: hay una cuenta bajo cada sello de pergamino o marcador, las cuentas de cada jugador van ordenadas, y lo que se sabe de los sellos debe ser cierto.
