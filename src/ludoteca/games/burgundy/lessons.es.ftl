## La primera lección

lesson-first-tile = Tu primera loseta
    .about = Dos dados: uno coge una loseta y el otro la coloca. Tres minutos.
lesson-first-tile-welcome = Este principado es tuyo, y de momento solo hay en él un castillo. Llénalo: de ciudades, barcos, pastos, minas. Casi todo lo que colocas da algo, y gana quien tenga más puntos tras cinco fases.
lesson-first-tile-dice = Cada turno tienes dos dados, y cada uno es una acción. Lo que se puede hacer con un dado depende de su número.
lesson-first-tile-take = Un dado coge una loseta del depósito con su número. Dos treses: mira el depósito 3. La atalaya que hay allí vale 4 puntos al colocarla. Cógela.
lesson-first-tile-take-other = También es buena, pero hoy queremos la atalaya del depósito 3.
lesson-first-tile-take-hire = Los trabajadores son para dados que no encajan. Los tuyos encajan muy bien: coge la atalaya con un 3.
lesson-first-tile-take-finish = ¡Te quedan dos acciones! Antes, coge la atalaya.
lesson-first-tile-rules = La atalaya espera en tus casillas-llave. Para colocarla hace falta una casilla de su color, con el número de un dado y junto a algo que ya esté puesto. Dos casillas de ciudad muestran un 3 y tocan tu castillo.
lesson-first-tile-place = No son iguales. Una es de una ciudad grande; la otra es una ciudad ella sola, así que la completas al momento, y las áreas completas dan puntos. Elige con el segundo 3.
lesson-first-tile-place-big = Ahí da sus 4 puntos y nada más: a esa ciudad le falta mucho. Mira la otra casilla.
lesson-first-tile-place-take = Lo guardado no es el principado: solo cuenta lo colocado. Coloca la atalaya.
lesson-first-tile-place-hire = Dejarías escapar 15 puntos. Antes, coloca la atalaya.
lesson-first-tile-scored = 15 puntos: 4 por la atalaya, 1 por un área de una casilla y 10 porque aún estamos en la fase A. Las áreas que se completan pronto son las que más dan.
lesson-first-tile-end = Coger, colocar, completar áreas: eso es el juego. Las lecciones siguientes enseñan qué sabe hacer cada clase de loseta.

## Trabajadores

lesson-workers = Trabajadores
    .about = Para cuando los dados no quieren lo mismo que tú.
lesson-workers-no-three = Tienes guardada una atalaya y hay una casilla de ciudad con un 3, pero tus dados muestran 2 y 6. Para eso están los trabajadores: cada uno cambia un dado en 1, arriba o abajo, al usarlo.
lesson-workers-bend = Tienes un trabajador: convierte el 2 en un 3. Coloca la atalaya.
lesson-workers-bend-hire = Así ganas trabajadores, pero el 2 lo necesitas para la atalaya: con el trabajador que tienes se vuelve un 3.
lesson-workers-bend-other = Luego. Antes la atalaya, con el 2 y tu trabajador.
lesson-workers-bend-finish = Todavía no: la atalaya está a un solo trabajador.
lesson-workers-six = El 6 no encaja con nada tuyo, y sin trabajadores no puedes cambiarlo. Pero cualquier dado, muestre lo que muestre, puede traer dos trabajadores.
lesson-workers-hire = Coge dos trabajadores: te harán falta.
lesson-workers-hire-take = Unas vacas tampoco estarían mal. Pero sin plata ni trabajadores, el turno siguiente será malo: coge los trabajadores.
lesson-workers-hire-finish = Un dado sin usar se pierde. Coge los trabajadores.
lesson-workers-done = 4 puntos y dos trabajadores para el turno siguiente. Al final, cada dos valen un punto, así que úsalos mientras sirvan.

## Barcos y mercancías

lesson-ships = Barcos y mercancías
    .about = Los ríos traen mercancías; las mercancías, plata y puntos.
lesson-ships-river = Los barcos van en el río. Al colocar un barco recoges todas las mercancías de un depósito, el que quieras.
lesson-ships-place = El río junto a tu castillo muestra un 5, igual que tu dado. Coloca el barco.
lesson-ships-place-sell = Ahora tienes una sola mercancía roja que vender. Recoge antes otras: una venta se lleva todas las de un color.
lesson-ships-place-hire = Antes, coloca el barco: el 5 encaja justo.
lesson-ships-load = Elige un depósito. En el 3 hay dos mercancías rojas, como la que ya tienes, y otra más.
lesson-ships-load-less = Se puede, pero hay menos que recoger. Las rojas están en el depósito 3.
lesson-ships-bridge = Además, tu peón ha avanzado: quien va por delante en el puente juega primero en la ronda siguiente.
lesson-ships-sell = El segundo dado muestra un 4: el número de las mercancías rojas. Véndelas todas por una moneda de plata y puntos por cada una.
lesson-ships-sell-hire = Eso puede esperar. Tres mercancías rojas y el dado justo: ¡vende!
lesson-ships-sold = Tres mercancías a 2 puntos: 6, y una moneda de plata. Con más jugadores vale más cada una. Junta un color y véndelo de una vez.

## Castillos y edificios

lesson-castles = Una cosa lleva a otra
    .about = Un castillo, un ayuntamiento, un barco: tres losetas con un dado.
lesson-castles-chain = Los castillos y los edificios hacen algo en cuanto se colocan, y ese algo puede ser colocar la loseta siguiente. Mira lo que tienes guardado: un castillo, un ayuntamiento y un barco.
lesson-castles-castle = Un castillo te da una acción adicional con el número que quieras. Empieza por él: tu 6 encaja.
lesson-castles-castle-hire = Mejor que trabajadores: con el 6 empiezas toda una cadena. Coloca el castillo.
lesson-castles-town-hall = Tu acción adicional, con el número que te haga falta. Coloca el ayuntamiento en la casilla de ciudad que está sola y completa esa ciudad.
lesson-castles-town-hall-space = Se puede, pero esa ciudad es grande. La que está sola se completa al momento: 11 puntos.
lesson-castles-town-hall-ship = Con el barco se acabaría aquí la cadena. Coloca el ayuntamiento: te deja colocar también el barco.
lesson-castles-town-hall-hire = Sería desperdiciar una elección libre. Coloca el ayuntamiento.
lesson-castles-ship = 11 puntos, y el ayuntamiento coloca otra loseta sin mirar el número. ¡El barco!
lesson-castles-ship-declined = Es gratis. Coloca el barco.
lesson-castles-goods = Y el barco recoge mercancías. Las hay en el depósito 3.
lesson-castles-goods-none = Ahí no hay nada que recoger. ¡El depósito 3!
lesson-castles-done = Tres losetas con un solo dado, y aún te queda el otro. Guardar las losetas justas en el orden justo es media partida.

## Ganado y áreas

lesson-livestock = Ganado
    .about = Los animales puntúan una y otra vez, y los pastos pagan al llenarse.
lesson-livestock-herd = Una loseta de animales da tantos puntos como animales. Y cada loseta del mismo animal en el mismo pasto vuelve a puntuar. Aquí ya hay vacas: 2 y 3.
lesson-livestock-area = A este pasto le falta una casilla. Al llenarlo completas un área de cinco: 15 puntos, y 8 más porque es la fase B.
lesson-livestock-place = Tienes una loseta de cerdos y otra de vacas, y doses en los dos dados. ¿Con cuál completas el pasto?
lesson-livestock-place-pig = También lo completaría, pero solo hay 2 cerdos que vuelvan a puntuar. Las vacas dan más.
lesson-livestock-place-hire = ¿Trabajadores en vez de 32 puntos? No. Coloca animales en la última casilla.
lesson-livestock-scored = 4 + 3 + 2 vacas son 9, el área 15, la fase B 8: 32 puntos con una loseta. Un área mayor da más, pero tarda más, y cada fase da menos.
lesson-livestock-early = Y quien cubre primero todas las casillas de un color se lleva la bonificación grande; el segundo, la pequeña. Te falta una casilla de pasto.

## Plata y minas

lesson-silver = Plata
    .about = Una tercera acción en tu turno, si puedes pagarla.
lesson-silver-black = En el centro está el depósito negro. Una vez por turno puedes comprar una de sus losetas por 2 de plata, además de tus dos dados. Es como una tercera acción.
lesson-silver-buy = A tu río le falta un barco, en una casilla con un 1, y tienes un 1. Compra el barco.
lesson-silver-buy-other = Buena loseta, pero un barco completaría tu río este mismo turno.
lesson-silver-buy-later = Antes compra el barco: así el 1 tendrá algo que colocar.
lesson-silver-river = Aquí va: la última casilla de este río, tres seguidas.
lesson-silver-place = Colócalo con el 1.
lesson-silver-place-later = El 1 es justo para el barco. Colócalo antes.
lesson-silver-depot = 12 puntos. El barco puede ir a cualquier depósito, aunque hoy están vacíos.
lesson-silver-done = ¿De dónde sale la plata? De las ventas, de los bancos y de las minas: cada mina paga una moneda al final de cada fase. Coloca minas pronto.

## Puestos fronterizos

lesson-border-posts = Puestos fronterizos
    .about = Una expansión: une los puestos al borde de tu principado.
lesson-border-posts-posts = Con los puestos fronterizos hay tres puestos al borde de tu principado. Llegas a uno cubriendo una casilla a su lado, y dos puestos quedan unidos cuando tus losetas llevan de uno a otro.
lesson-border-posts-join = Has venido desde el primer puesto hasta aquí. Una loseta más y llegas al segundo. Coloca allí las ovejas.
lesson-border-posts-join-elsewhere = Casi, pero esa casilla no toca el puesto. El otro pasto sí.
lesson-border-posts-join-hire = ¡El 3 une dos puestos! Antes, coloca las ovejas.
lesson-border-posts-done = 8 puntos, como un área completa en la fase B, y 2 por las ovejas. El tercer puesto vuelve a pagar, con una bonificación para quien una los tres primero.

## Posadas

lesson-inns = Posadas
    .about = Una expansión: una loseta que cabe en todas partes y agranda las áreas.
lesson-inns-inn = Con las posadas, en cada fase se añade una junto al depósito negro. Cuesta 2 de plata y es tu compra del turno.
lesson-inns-buy = Compra la posada.
lesson-inns-buy-bank = El banco no es mala idea, pero hoy queremos la posada.
lesson-inns-buy-later = Antes la posada. Tienes la plata.
lesson-inns-place = Una posada va en una casilla de cualquier color, y su área cuenta una casilla más. A tu río le falta una, con un 1. Colócala ahí.
lesson-inns-place-elsewhere = Puede ir ahí, pero no completa nada, o muy poco. El río daría 18.
lesson-inns-place-later = El 1 encaja en el río. Antes, coloca la posada.
lesson-inns-done = Tres casillas cuentan como cuatro: 10, y 8 por la fase B. Pero una posada no hace nada más, y en un área solo cabe una.

## Rutas comerciales

lesson-trade-routes = Rutas comerciales
    .about = Una expansión: lo vendido viaja y trae algo a casa.
lesson-trade-routes-route = Con las rutas comerciales, las mercancías que vendes se ponen en tu ruta, de izquierda a derecha. Donde el color de la mercancía es el de la casilla, recibes una recompensa.
lesson-trade-routes-sell = La primera casilla de tu ruta es turquesa, y tu 1 vende justo eso. Vende las mercancías turquesa.
lesson-trade-routes-sell-red = El rojo en una casilla turquesa no da nada, y la casilla queda ocupada. ¡Primero el turquesa!
lesson-trade-routes-sell-hire = Antes, vende: aquí importa el orden de las ventas.
lesson-trade-routes-reward = Vendidas, y la primera coincide con su casilla: dos de plata, como en un banco. Cógelas.
lesson-trade-routes-reward-declined = Se puede, pero ¿por qué? Con dos de plata se compra una loseta del depósito negro.
lesson-trade-routes-done = 4 puntos por la venta y tres monedas en total. La segunda mercancía fue a una casilla naranja y no trajo nada: planea qué color toca después.

## Escudos

lesson-shields = Escudos
    .about = Una expansión: los dobles dan poderes duraderos.
lesson-shields-doubles = Con los escudos, dos dados iguales pueden coger un escudo en vez de hacer dos acciones. No tienes dobles, pero sí dos trabajadores: un 4 y un 6 pueden encontrarse en el 5.
lesson-shields-claim = El escudo del depósito 5 te deja colocar una loseta gratis al final de cada fase. Cógelo: va sobre tu castillo.
lesson-shields-claim-hire = Las acciones corrientes están siempre ahí; este escudo, no. Cógelo.
lesson-shields-tax = Un escudo sirve el resto de la partida, pero pide una moneda de plata al final de cada fase; si no, se pierde.
lesson-shields-done = Al final también da puntos. Dos dados y dos trabajadores son un precio alto: al principio compensa, al final casi nunca.

## Equipos

lesson-team = La partida por equipos
    .about = Dos contra dos: un principado, casillas-llave compartidas.
lesson-team-partners = Por equipos juegan cuatro, dos contra dos. { $C } y tú llenáis juntos un principado: la plata, los trabajadores y las mercancías son de los dos.
lesson-team-shared = Algunas casillas-llave son compartidas. { $C } ha dejado ahí una atalaya, y tú tienes el 4 para colocarla.
lesson-team-shared-die = Con el 3 costaría un trabajador. El 4 lo hace gratis.
lesson-team-shared-later = { $C } ha dejado ahí esa atalaya para ti. Colócala antes.
lesson-team-take = 4 puntos para el equipo. Ahora usa el 3: coge algo del depósito 3.
lesson-team-take-hire = Se puede, pero a tu equipo le hacen falta losetas. Coge una.
lesson-team-store = ¿Dónde la guardas? Lo tuyo solo puedes colocarlo tú; lo compartido, también { $C }. Ayuda a tu equipo.
lesson-team-store-private = Ahí solo podrías usarla tú. Dale una oportunidad a { $C }.
lesson-team-done = Tus puntos se suman a los de { $C }. Hablad, compartid y dejaos el uno al otro lo que piden los dados.

## En solitario

lesson-solo = La partida en solitario
    .about = Llena todo el principado en 25 rondas.
lesson-solo-goal = En solitario es otro juego: un rompecabezas. Ganas si todas las casillas de este principado están cubiertas al cabo de 25 rondas.
lesson-solo-counter = Aquí los puntos no son un fin. Mueven un contador y, cada vez que llega a la meta, ganas una acción gratis. La meta se va acercando.
lesson-solo-place = Empieza junto a tu castillo. De una región a otra solo se pasa por los ríos. Tu 6 coloca las vacas.
lesson-solo-place-later = También te hará falta. Antes las vacas: el 6 encaja.
lesson-solo-place-finish = Cada dado cuenta: 25 rondas son pocas. Coloca las vacas.
lesson-solo-order = Hay dos cosas pendientes: los animales y un área completa. En solitario eliges tú cuál va primero. Hoy da igual.
lesson-solo-done = 14 pasos en el contador. Los barcos vacían los demás depósitos, y con cinco mercancías consigues una loseta que cabe en cualquier color. ¡Suerte!
