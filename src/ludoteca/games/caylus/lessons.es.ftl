## La primera lección

lesson-first-building = Tu primer edificio
    .about = Envía un trabajador, vigila al preboste, construye. Tres minutos.
lesson-first-building-welcome = El rey quiere un castillo, y al pie crece una villa a lo largo del camino. Tú diriges las obras. Envía trabajadores, reúne material y construye: al final gana quien tenga más prestigio.
lesson-first-building-building = El prestigio se gana construyendo, y para levantar edificios de madera hace falta una carpintería. Los proyectos que aún no ha construido nadie están junto al tablero. Ya tienes material para uno: madera y comida.
lesson-first-building-place = Así que envía un trabajador a la carpintería. Cuesta un denario mientras nadie haya pasado.
lesson-first-building-place-castle = El castillo pide tres cubos distintos a la vez, y te falta uno. Antes, a una carpintería.
lesson-first-building-place-other = Buen sitio, pero allí no se construye nada. Busca una carpintería.
lesson-first-building-place-pass = Si pasas ahora, no habrás enviado a nadie. ¡Primero un trabajador a la carpintería!
lesson-first-building-pass = { $B } ha enviado un trabajador a la cantera, por una piedra. Podrías seguir colocando, de uno en uno, pero los denarios escasean. Quien pasa primero recupera uno: pasa.
lesson-first-building-pass-place = Puedes, y muchas veces conviene. Pero hoy lo dejamos en un trabajador: pasa y mira qué ocurre.
lesson-first-building-provost = Ahora el preboste del rey recorre el camino. Solo funcionan los edificios hasta donde él está. Tu carpintería queda justo donde se encuentra.
lesson-first-building-leave = Podrías pagar para moverlo. Pero está donde te conviene: déjalo ahí.
lesson-first-building-leave-moved = ¡Cuidado! Más atrás no llegaría a tu carpintería, y más adelante no le sirve a nadie. Déjalo donde está.
lesson-first-building-build = La carpintería trabaja para ti este turno. Elige qué construir; en cada edificio pone lo que vale. La albañilería da 4 puntos por una madera y una comida.
lesson-first-building-build-declined = ¿Y todo esto para nada? Tienes el material: construye la albañilería.
lesson-first-building-build-equal = ¡Los mismos puntos! Pero la albañilería es la única que construye en piedra: los demás tendrán que venir. Quédate con ella.
lesson-first-building-build-small = Dos puntos; la albañilería da cuatro por el mismo precio.
lesson-first-building-scored = Cuatro puntos, y el edificio del camino es tuyo. Cada vez que otro envíe allí un trabajador, ganarás un punto más.
lesson-first-building-end = Trabajadores, preboste, edificios: así es cada turno. Las lecciones siguientes enseñan a llevarlo por donde te conviene y para qué sirve el castillo.

## El preboste

lesson-provost = El preboste
    .about = Él decide qué trabajo cuenta, y se deja sobornar.
lesson-provost-road = Tu trabajador está en el sastre, listo para cambiar ropa por puntos. Pero el preboste se ha quedado dos casillas antes. Lo que hay más allá no hace nada.
lesson-provost-bribe = No le hace ascos a un regalito. Quien pasó primero se lo pide primero, y después los demás. Un denario lo mueve una casilla, tres como mucho. A { $B } no le sobraba el dinero.
lesson-provost-move = Tú eres la última persona en pedírselo: después nadie puede hacerlo volver. Procura que llegue al sastre.
lesson-provost-move-stay = Entonces tu trabajador vuelve del sastre con las manos vacías, y el denario del viaje se pierde. Aquí dos denarios están bien gastados.
lesson-provost-move-short = ¡Falta una casilla! Tiene que llegar al sastre o pasar de él.
lesson-provost-move-back = Eso perjudicaría a otros si tuvieran a alguien ahí fuera. Hoy solo te perjudica a ti: hazlo avanzar.
lesson-provost-sell = Ha llegado, así que el sastre trabaja para ti: dos de ropa por 4 puntos.
lesson-provost-sell-declined = Para esto has pagado al preboste. ¡Vende la ropa!
lesson-provost-paid = Cuatro puntos por dos denarios y un poco de ropa.
lesson-provost-nasty = Recuerda: cuanto más lejos está un edificio, menos seguro es. Con tres denarios, cualquiera puede arruinar el turno de todos los que están ahí fuera. Fíjate en quién será el último en pedir.

## Dueños y precios

lesson-owners = Tu casa, mi casa
    .about = Las visitas pagan con puntos, y tu propia casa siempre sale barata.
lesson-owners-houses = Los edificios del camino son de quien los construyó. Cualquiera puede usarlos, pero cada visita da un punto a su dueño. La cantera es tuya; la serrería, de { $B }.
lesson-owners-theirs = Necesitas dos maderas, y la serrería las da. ¿Es demasiado un punto para { $B }? Muchas veces compensa. Envía un trabajador.
lesson-owners-theirs-mine = Tu cantera seguirá ahí dentro de un momento, y barata. La serrería te la pueden quitar: ve allí primero.
lesson-owners-theirs-other = Hoy queremos madera, dos de una vez: eso solo lo da la serrería de { $B }.
lesson-owners-price = { $B } ha ganado un punto y ha pasado. Con dos jugadores, desde ahora cada trabajador te cuesta 3 denarios. Te quedan dos.
lesson-owners-mine = Pero tus edificios cuestan 1 denario, pase quien pase. De tu propia cantera no te echa nadie.
lesson-owners-mine-pass = Aún tienes un denario para ella, y tu cantera da dos piedras. Ve allí antes.
lesson-owners-provost = El preboste está más allá de tus dos trabajadores. Déjalo en paz y guarda tu último denario.
lesson-owners-provost-moved = No hace falta: ya llega a los dos. Guarda el denario.
lesson-owners-cubes = Dos maderas y dos piedras. Ten edificios que los demás quieran visitar, y cobrarás mientras trabajan.

## El castillo

lesson-castle = Construir el castillo
    .about = Tres cubos, una casa en el castillo y, quizá, un favor real.
lesson-castle-batch = El castillo se construye por lotes de tres cubos: una comida y otros dos, distintos entre sí. Cada lote levanta una casa. En el calabozo da 5 puntos; las secciones siguientes pagan menos.
lesson-castle-deliver = { $B } ha entregado un lote. Tú tienes material para dos, si eliges bien. Empieza por uno que te deje el oro para después.
lesson-castle-deliver-gold = También vale, pero el oro es muy valioso: mira antes si puedes pasar sin él.
lesson-castle-deliver-nothing = Quien está en el castillo y no entrega nada pierde 2 puntos. ¡Y tú tienes todo lo necesario!
lesson-castle-again = Cinco puntos. Con lo que queda sale un segundo lote, y quien más entrega en un turno gana un favor real. Entrega otra vez.
lesson-castle-again-declined = Entonces { $B } ha entregado lo mismo y llegó antes: el favor sería suyo. ¡Entrega!
lesson-castle-favour = Dos contra uno: el rey está contento contigo. Hay cuatro renglones de favores: prestigio, denarios, recursos y edificios. Cada vez que eliges un renglón, tu marcador avanza en él y los favores mejoran.
lesson-castle-choose = Para empezar, elige prestigio o denarios.
lesson-castle-choose-other = El primer favor de ese renglón es pequeño, o no es nada; crece más adelante. Esta vez, prestigio o denarios.
lesson-castle-done = Entregar pronto paga dos veces: en puntos y en favores. Pero también necesitas a tus trabajadores en otros sitios. Ahí está el arte.

## Se puntúa el castillo

lesson-scoring = El rey viene a ver las obras
    .about = El castillo se puntúa tres veces. Que te pille dentro.
lesson-scoring-bailiff = Cada turno avanza el comisionado: dos casillas si el preboste va por delante, si no una. Acaba de pasar la marca: se puntúa el calabozo.
lesson-scoring-result = Sin casas en él se pierden puntos, con una se cumple, con dos se gana un favor. Tú tienes dos. { $B } no tiene ninguna y va a perder puntos.
lesson-scoring-favour = Tu marcador de edificios ya avanzó una vez. Ahora llega a la segunda columna: un edificio de madera por una madera menos. Elige el renglón de edificios.
lesson-scoring-favour-other = No está mal, pero tienes a mano madera y comida: en el renglón de edificios se convierten en un edificio al momento.
lesson-scoring-build = Construye algo que dé puntos: una madera menos de lo que pone.
lesson-scoring-build-declined = ¡No te lo van a ofrecer dos veces! Construye, es casi gratis.
lesson-scoring-build-market = Ese pide otro cubo, y después hay que elegir cuál. Esta vez, uno más sencillo.
lesson-scoring-done = Un edificio casi regalado. Tres favores en un mismo renglón valen más que repartidos en tres. Puntuado el calabozo, se abren las columnas siguientes. Tras las murallas vienen las torres, y con ellas acaba la partida.

## Residencias y prestigio

lesson-prestige = Residencias y prestigio
    .about = Cómo una granja se hace hogar, y un hogar, estatua.
lesson-prestige-lawyer = Los puntos grandes están en los edificios azules, y esos solo se levantan donde tenías una residencia. Las residencias las hace el abogado, y allí está tu trabajador.
lesson-prestige-residence = Por un denario y una ropa, el abogado convierte en residencia tuya un edificio neutral o uno de los tuyos: 2 puntos ahora y un denario cada turno. Elige uno.
lesson-prestige-residence-architect = ¡El arquitecto no! Tienes allí a tu trabajador y lo necesitas enseguida. Elige otro.
lesson-prestige-residence-declined = Sin residencia, el arquitecto no tiene dónde construir. Elige un edificio.
lesson-prestige-architect = Siguiente en el camino: el arquitecto, donde está tu trabajador. Levanta edificios de prestigio en lugar de tus residencias, y piden oro.
lesson-prestige-statue = Tienes dos piedras y un oro: justo para la estatua, que da 7 puntos y un favor real.
lesson-prestige-statue-declined = El oro valdría 3 puntos al final. Hecho estatua vale 7, y un favor.
lesson-prestige-favour = Aquí está el favor. Elige un renglón.
lesson-prestige-favour-buildings = El primer paso de ese renglón aún no da nada. Elige uno que hoy sirva de algo.
lesson-prestige-done = De granja a estatua en un turno: 9 puntos y un favor. Al final de la partida todo se decide aquí, así que guarda algo de oro.

## Edificios especiales

lesson-special = A este lado del puente
    .about = Mercader, justas, posada y portal: antes de que ande el preboste.
lesson-special-bridge = Antes del puente hay seis edificios especiales. Actúan los primeros, por orden, y el preboste nunca los para. Tu casa de comercio acaba de pagarte tres denarios.
lesson-special-guild = Después, tu trabajador de la cabaña del mercader puede mover al preboste de 1 a 3 casillas sin pagar. Tu cantera está a tres casillas de él.
lesson-special-guild-short = No llega, o va al revés: no alcanzaría tu cantera.
lesson-special-guild-declined = ¡Es gratis! Tres casillas adelante y tu cantera trabaja.
lesson-special-joust = Ahora las justas: un denario y una ropa compran un favor real.
lesson-special-joust-declined = Pocas cosas mejores se pueden hacer con la ropa. ¡A la liza!
lesson-special-favour = ¡Buena lanzada! Elige prestigio o denarios.
lesson-special-favour-other = Ese renglón empieza despacio. Elige prestigio o denarios.
lesson-special-provost = Ahora los sobornos de siempre, pagando. Ya está en tu cantera: déjalo.
lesson-special-provost-moved = Lo has traído hasta aquí sin pagar; no pagues por moverlo.
lesson-special-others = Dos más para luego: un trabajador en el portal puede ir después a cualquier sitio libre, cuando ya sabes qué han hecho los demás; y quien se aloja en la posada paga solo un denario por trabajador, pase quien pase.
lesson-special-done = Esto es todo lo que hay que saber de Caylus antes de jugar. Lo demás es fijarse en los otros. ¡Sigue la partida!
