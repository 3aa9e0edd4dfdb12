## La primera lección

lesson-first-diamond = Tu primer diamante
    .about = Elige una carta, coloca un diamante y puntúa. Tres minutos.
lesson-first-diamond-welcome = ¡Te damos la bienvenida a Venecia! Aquí se vive del vidrio. Cada diamante que colocas en el tablero puntúa al momento, y cuanto mejor encaja con lo que ya hay, más puntos da. Gana quien sume más. Esa es toda la idea.
lesson-first-diamond-hand = Estas cartas son tu mano. Todos se quedan a la vez, en secreto, con una carta para jugar y pasan las demás. El color de una carta dice en qué parte del tablero se usa.
lesson-first-diamond-keep = Ya tienes dos diamantes en los talleres, y un pigmento podría ir justo al lado. Quédate con el pigmento.
lesson-first-diamond-keep-ship = Un barco no vale nada hasta que su flota está completa, y a la tuya le falta mucho. El pigmento da puntos ahora mismo.
lesson-first-diamond-keep-other = Con esa carta empezarías algo nuevo, por un punto o dos. El pigmento se une a dos diamantes que ya tienes: quédate con él.
lesson-first-diamond-workshops = En los talleres, un diamante nuevo da 1 punto por sí mismo y 1 por cada diamante tuyo conectado con él. Así que mejor grupos que islas.
lesson-first-diamond-place = El pigmento es especial: lo duplica todo. Colócalo de modo que toque tus dos diamantes: tres diamantes a dos puntos cada uno.
lesson-first-diamond-place-sail = Si navegas, cambias el pigmento por un solo paso de tu barco. En los talleres te esperan seis puntos.
lesson-first-diamond-place-alone = Ahí se queda solo: 2 puntos. Tocando tus dos diamantes daría 6. Busca el pigmento que está a su lado.
lesson-first-diamond-scored = Seis puntos, y el diamante lo has colocado tú. Cada casilla te enseña lo que daría antes de que la elijas.
lesson-first-diamond-reply = { $B } ha respondido aquí, y tu grupo ya no puede crecer por esa casilla. Lo que hacen los demás en el tablero también te importa.
lesson-first-diamond-end = Eso es lo esencial. Te esperan otras cuatro zonas, cada una con su gracia. Pasa a la lección siguiente o sigue con esta partida.

## Navegar y cartas adicionales

lesson-sailing = Navegar y cartas adicionales
    .about = Cualquier carta puede mover tu barco, y donde se detiene puede esperar una carta adicional.
lesson-sailing-two-ways = Una carta que no encaja bien en ningún sitio no está perdida. Cada carta sirve para dos cosas: colocar un diamante donde indica su color, o navegar tanto como diga el número de su timón.
lesson-sailing-route = Tu barco está en la segunda casilla de la ruta comercial. Solo cuenta la casilla donde se detiene, y algunas muestran una carta en vez de puntos.
lesson-sailing-sail = Una casa te daría un solo punto. El cinco del timón te lleva justo hasta un símbolo de carta. ¡A navegar!
lesson-sailing-sail-place = Un punto por esa casa, y desperdicias el timón. A cinco casillas de aquí hay toda una carta adicional.
lesson-sailing-extra = ¡Una carta adicional! Es otro turno inmediato, con la carta que quieras de las que están boca arriba.
lesson-sailing-take = Tienes dos talleres con un hueco en medio, y la casilla del hueco es de cal. Ya sabes cuál elegir.
lesson-sailing-take-declined = Puedes renunciar, pero un turno gratis es un turno gratis. Toma la cal.
lesson-sailing-take-other = No está mal, pero la cal cierra un hueco: tres diamantes conectados de un golpe.
lesson-sailing-place = Ahora cierra el hueco: la cal que toca tus dos diamantes.
lesson-sailing-place-sail = Acabas de navegar. Esta carta vale más en el tablero: tres puntos en el hueco.
lesson-sailing-place-apart = Suelta da 1 punto. Entre tus dos diamantes da 3.
lesson-sailing-chain = Tres puntos con una carta que ni siquiera estaba en tu mano. Una carta adicional puede dar otra, y esa otra más: las cadenas largas deciden partidas.

## Residencias

lesson-residences = Residencias
    .about = Una larga fila de casas: las tuyas seguidas, y números distintos.
lesson-residences-line = Las residencias forman una sola fila larga. Aquí nadie elige casa: siempre es la primera libre, empezando por la flecha.
lesson-residences-next = Ganas el número de la casa nueva y los de tus casas que la preceden sin interrupción. Justo delante tienes una. ¡Múdate!
lesson-residences-next-sail = Si navegas con esta carta, { $B } puede quedarse con la casa que continúa tu fila.
lesson-residences-row = 3 por la casa nueva y 4 por la anterior: 7. Cuanto más larga es tu fila, más da cada casa nueva. Antes de dejar libre una casa, mira a quién le tocaría.
lesson-residences-broken = Aquí se ha metido { $B } en medio. Una casa ajena rompe la fila: tu primera casa ya no cuenta con las otras.
lesson-residences-numbers = Pero hay algo a lo que las filas le dan igual: los números distintos. Ya tienes tres. El cuarto da una casilla de bonificación.
lesson-residences-fourth = La casa siguiente muestra un número que no tienes. La fila vale 9, y además te llevas la mejor bonificación que quede.
lesson-residences-fourth-sail = Eso sería dejarle 29 puntos a quien venga detrás. ¡Múdate a la casa!
lesson-residences-won = 9 y 20: 29 puntos con una carta. Todas las zonas menos el puerto tienen bonificaciones de 20, 15, 10 y 5, por orden de llegada. Con tres números, y otra vez con cinco, ganas una carta adicional.

## Nobles y pueblo llano

lesson-citizens = Las dos pirámides
    .about = Nobles y pueblo llano: sube alto, y mira a quién pisas.
lesson-citizens-pyramids = Los nobles y el pueblo llano son pirámides. La fila de abajo está abierta a todos. Una casilla más alta se abre cuando las dos de debajo están ocupadas, da igual por quién.
lesson-citizens-double = Aquí puedes elegir cualquier símbolo. Si es el de tu carta, la casilla vale el doble. Tu carta muestra un león.
lesson-citizens-double-sail = Un paso por la ruta da un punto; la casilla del león da dos.
lesson-citizens-double-plain = Se puede, por 1 punto. En el león serían 2.
lesson-citizens-doubled = Dos puntos: un comienzo modesto. Pero la fila de abajo está para subirse encima, como vas a ver.
lesson-citizens-higher = Ahora hay tres casillas ocupadas abajo, y dos de la fila del medio están abiertas. La fila del medio vale 3, la de arriba 6.
lesson-citizens-triangle = Un diamante más alto es la punta de un triángulo, y todos los que están en el triángulo vuelven a cobrar. Una de las casillas abiertas muestra tu león y se apoya en un diamante tuyo. ¡Sube!
lesson-citizens-triangle-cross = ¡Casi! Pero muestra una cruz, así que no se duplica, y los dos diamantes de debajo son de { $B }: lo de debajo lo cobraría { $B }, no tú.
lesson-citizens-triangle-low = Ahí abajo, un punto. Arriba, en el león: 3, por dos, y tu diamante de debajo también cobra.
lesson-citizens-paid = 6 por el león, 1 por tu diamante de debajo y 1 para { $B }, que también está debajo. No se sube sin pagar a otros; procura que a ti te toque más.
lesson-citizens-top = Dos cosas para recordar: un diamante en la fila de arriba da una carta adicional, y los tres símbolos de una misma pirámide dan su bonificación.

## Comercio

lesson-trade = Comercio
    .about = Lo que está de moda paga a todos, y quien va por detrás se lleva una carta.
lesson-trade-column = Cuatro mercancías, una en cada columna. Una mercancía vale lo popular que sea: tantos puntos como casillas suyas estén ocupadas. Y paga a todos los diamantes que hay en ella cada vez que llega otro.
lesson-trade-third = Dos cristalerías son tuyas. Con una tercera, cada una de las tres paga 3. Elige la línea que quieras.
lesson-trade-third-sail = Hay nueve puntos sobre la mesa. El barco puede esperar.
lesson-trade-nine = Tres diamantes a 3 puntos: 9. Con un cuarto serían 16, ¡y con un quinto 25! Y si el que llega es de { $B }, tú cobras igualmente.
lesson-trade-rival = Los cisnes son de { $B }. Si añades uno, { $B } gana el doble que tú. ¿Por qué hacerlo entonces? Porque quien tiene menos que otra persona gana una carta adicional.
lesson-trade-four = Y aún hay más: solo te falta el cisne para tener las cuatro mercancías, que dan la bonificación del comercio.
lesson-trade-swan = Ocupa un cisne, en la línea que quieras.
lesson-trade-swan-sail = 3 puntos, una bonificación de 20 y una carta adicional: ya navegarás otro día.
lesson-trade-extra = Aquí tienes tu consuelo. Elige la carta que más te guste.
lesson-trade-extra-declined = Nadie te obliga, pero es un turno gratis. Elige una.
lesson-trade-use = Y juégala como mejor te parezca. En cada casilla pone lo que daría.
lesson-trade-consoled = { $B } ha sacado 6 puntos; tú, 23 y un turno más. En el comercio no está mal ir por detrás.

## Puerto

lesson-harbour = Puerto
    .about = Tres barcos hacen una flota; lo que lleva decide lo que paga.
lesson-harbour-fleet = Los barcos navegan en flotas de tres. Un barco no da nada cuando lo colocas. Cuando llega el tercero cobran los tres, sean de quien sean.
lesson-harbour-goods = ¿Cuánto? Depende de las mercancías de la misma línea: 1, 3, 6 o 10 puntos por barco si hay 1, 2, 3 o 4. En esta línea hay tres.
lesson-harbour-fill = A dos flotas les falta el tercer barco. Tienes uno en cada una, así que cobrarías por dos. ¿Cuál vale más?
lesson-harbour-fill-second = Esa línea solo lleva una mercancía: 1 punto por barco. Mira la línea de arriba.
lesson-harbour-fill-empty = Sería el primer barco de una flota nueva: de momento, nada. Hay dos flotas esperando su último barco.
lesson-harbour-fill-sail = Con una carta de barco puedes navegar de todos modos después de colocarlo. Primero, el barco.
lesson-harbour-sail = 6 puntos por barco: 12 para ti y 6 para { $B }. Y la carta de barco trae otro regalo: ahora puedes navegar, además, con el número de la misma carta.
lesson-harbour-sail-stay = Puedes quedarte donde estás, pero a tres casillas te espera un punto.
lesson-harbour-done = 13 puntos con una carta. Primero las mercancías, luego los barcos: quien ve venir las líneas llenas zarpa el último, y mejor.

## Una ronda

lesson-a-round = Una ronda, mano a mano
    .about = Lo que pasas es lo que reciben los demás. Y con esto ya puedes jugar.
lesson-a-round-hands = Te quedas con una carta y el resto de tu mano va a { $B }. Así que mira cada carta dos veces: ¿qué me daría a mí y qué les daría a los demás?
lesson-a-round-danger = { $B } tiene dos cisnes y tú uno. Si le pasas la carta de cisnes, { $B } tendrá tres, a 4 puntos cada uno: 12. Si la juegas tú, son 8 para cada cual.
lesson-a-round-keep = Está claro: quédate con los cisnes.
lesson-a-round-keep-other = Entonces los cisnes se los lleva { $B }, por 12 puntos. Mejor quédatelos tú.
lesson-a-round-play = Colócate en uno de los cisnes que quedan.
lesson-a-round-play-sail = Así se los quitas a { $B }, pero los cisnes te darían 8 puntos.
lesson-a-round-new-hand = Esta es la mano que te ha pasado { $B }; ahora { $B } elige de la tuya. Quédate con la carta que quieras: desde aquí decides tú.
lesson-a-round-your-turn = Juégala. Los números de las casillas dicen lo que da cada una al momento; lo demás es cuestión de criterio.
lesson-a-round-round-end = Y así se sigue. Al acabar una ronda, lo que queda de las manos se pone boca arriba: de ahí salen las cartas adicionales.
lesson-a-round-game-end = Cuando se acaba el mazo, o alguien coloca su último diamante, termina la partida. Ya lo sabes todo. ¡Sigue jugando y gana a { $B }!
