### Ejemplos junto a las reglas. Los números los pone el propio juego.

example-guest = A trabaja en la cantera de B. Paga el precio normal, aquí { $price } denario, y B anota { $points-B } punto en el acto, aunque el preboste no llegue nunca hasta allí.
    .title = Renta para el dueño

example-bridge = B y C ya han pasado, así que el puente pide su tercer número. A paga { $price } denarios por un solo trabajador. Pasar pronto se lo encarece a los demás.
    .title = Llegar tarde sale caro

example-own-building = El mismo momento, pero la cantera es de A: A paga solo { $price }, hayan pasado los que hayan pasado. Eso sí, no puntúa.
    .title = En casa siempre es barato

example-castle-once = A ya tiene un trabajador en el castillo. No puede enviar otro aunque haya sitio: mejor entregar varios lotes.
    .title = Un maestro de obras por cabeza

example-provost-back = A paga para que el preboste retroceda dos casillas, { $price } denarios, y B no responde. La cantera queda más allá: el trabajador de B vuelve a casa con las manos vacías.
    .title = Parados en el camino

example-owner-share = El trabajador de A trae { $food } de comida y { $cloth } de ropa del latifundio de B. B se lleva por ello un cubo de uno de los dos tipos, en el acto y gratis.
    .title = El cubo del casero

example-no-gold = A puede comprar aquí cualquier cubo menos oro. El oro se consigue en la mina, en el banco, con el alquimista o con un favor.
    .title = El oro no se vende aquí

example-lowest-space = A construye una serrería: va a la primera casilla vacía del camino, sin elección posible, y da { $points } puntos en el acto. Se podrá usar a partir del próximo turno.
    .title = La siguiente casilla libre

example-statue = La estatua ocupa el lugar de la residencia de A, que deja de dar renta. Vale { $points } puntos y un favor real, que se usa en el acto.
    .title = Una residencia deja sitio

example-batch = Una comida y otros dos cubos de tipos distintos; el oro vale igual que la madera. En el calabozo son { $points } puntos.
    .title = Qué es un lote

example-empty-hands = B entrega y anota { $points-B } puntos. A también está en el castillo, pero no tiene ningún lote: pierde { $lost } puntos. Mejor no ir con las manos vacías.
    .title = Con las manos vacías

example-best-builder = B está primero y entrega un lote por { $points-B } puntos. A entrega dos por { $points } y se lleva el favor real. Solo en caso de empate habría sido para B.
    .title = Gana quien más entrega

example-bailiff = El preboste está más allá del comisionado, que por eso avanza { $steps } casillas y rebasa el final del calabozo. Se puntúa enseguida: A, con dos casas, recibe un favor; B, con una, nada; y C, sin ninguna, pierde { $lost-C } puntos.
    .title = El comisionado aprieta el paso
