## El Duelo: lo que una posición no puede ser

duel-stock = { $store } no es de nadie, así que ahí no se puede almacenar nada.
duel-places = Los lugares de { $player } deben estar en una fila, y solo ellos pueden ser ciudades.
duel-regions = { $player }: cada columna junto a un lugar tiene una región encima y otra debajo, y ninguna otra las tiene; véase { $spot }.
duel-cache = { $player } necesita la carta del Escondite de oro y su sitio, o ninguno de los dos.
duel-only-one = { $player } tiene dos veces una carta de la que solo se permite una.
duel-site = { $player }: nada de este tipo puede estar en { $site }.
duel-town-hall = { $player }: un Ayuntamiento está sobre una Casa de la Comunidad, y nada más lo está.
duel-knowledge = Lo que sabe { $player } no encaja con las cartas ocultas; si se omite, no se sabe nada.
