## La primera lección

lesson-first-settlement = Tu primer poblado
    .about = Tu tierra, tus materias primas, tu primer punto. Tres minutos.
lesson-first-settlement-welcome = Dos príncipes, dos pequeños principados frente a frente. Tú construyes el tuyo sin perder de vista el otro. Gana el juego introductorio quien termina un turno con siete puntos de victoria. Cada cual empieza con dos: uno por poblado.
lesson-first-settlement-land = Estas regiones alimentan tu principado: los cerros dan arcilla; los bosques, madera; los pastos, lana; los sembrados, cereales; las montañas, mineral. Cada una guarda hasta tres de su materia prima y muestra cuántas tiene.
lesson-first-settlement-price = Un poblado nuevo vale un punto. Necesita el extremo libre de una carretera, y a la derecha hay uno. Cuesta arcilla, cereales, madera y lana: tienes uno de cada.
lesson-first-settlement-settle = Funda el poblado al final de la carretera.
lesson-first-settlement-settle-build = Austin es un buen hombre, pero gastaría los cereales que necesitas. ¡Primero el poblado!
lesson-first-settlement-settle-done = Todavía no: este mismo turno puedes ganar un punto.
lesson-first-settlement-explore = Ahí está. Más allá hay tierra que nadie ha visto: descubre dos regiones nuevas.
lesson-first-settlement-top = ¿Cuál va arriba y cuál abajo? Importará más tarde, cuando haya edificios que ayuden a las regiones de al lado. Elige como quieras.
lesson-first-settlement-scored = ¡Tres puntos! Y dos regiones más que te alimentan, y dos casillas más donde construir.
lesson-first-settlement-end = Y así se sigue: la tierra da materias primas, con ellas se hacen edificios, y los edificios dan puntos. Ahora verás de dónde salen las materias primas.

## Los dados

lesson-dice = Dos dados
    .about = Uno alimenta a los dos principados; el otro trae suerte, buena o mala.
lesson-dice-two-dice = Cada turno empieza con dos dados. Uno muestra un número: todas las regiones con ese número producen, las tuyas y las de { $B }. El otro trae un evento.
lesson-dice-roll = ¡Tira!
lesson-dice-produced = Un tres: tu cerro te ha dado arcilla. Y el evento es una cosecha abundante: todos pueden tomar una materia prima a su elección.
lesson-dice-harvest = Toma la que quieras. Lo que no cabe en una región se pierde, así que piensa en lo que quieres construir.
lesson-dice-build = Ahora puedes jugar cartas, construir y comerciar cuanto quieras. Con arcilla y mineral puedes construir la fábrica de ladrillos de tu mano. Elígela.
lesson-dice-build-done = Puedes pagar la fábrica de ladrillos, y se paga sola. Constrúyela antes.
lesson-dice-site = Duplica lo que da el cerro de al lado. Así que tiene que tocar el tuyo: elige la casilla junto a él.
lesson-dice-site-far = Ahí no tocaría ningún cerro y no haría nada. La casilla de debajo de tu poblado izquierdo sí lo toca.
lesson-dice-done = Desde ahora tu cerro da dos de arcilla con cada tres. Cuando termines, rellenas tu mano y le toca tirar a { $B }.

## Comercio y ciudades

lesson-trade = Comercio y ciudades
    .about = Convierte lo que tienes en lo que te falta.
lesson-trade-short = Una ciudad vale dos puntos, uno más que el poblado de debajo, y tiene sitio para más. Cuesta 3 de mineral y 2 de cereales. Tienes el mineral, pero te falta uno de cereales.
lesson-trade-ship = Tres materias primas iguales siempre se pueden cambiar por otra. Tu barco mercante de lana lo abarata: dos de lana por una cualquiera.
lesson-trade-trade = Tienes tres de lana. Cambia dos.
lesson-trade-trade-three = Darías tres donde bastan dos. Usa el barco.
lesson-trade-trade-ore = El mineral no: la ciudad lo necesita todo. Lana te sobra.
lesson-trade-trade-done = Un cambio y la ciudad es tuya. Prueba con la lana.
lesson-trade-grain = Y ahora elige qué recibes. Piensa en la ciudad.
lesson-trade-grain-other = Es útil, pero la ciudad pide cereales.
lesson-trade-city = Tres de mineral y dos de cereales: construye la ciudad sobre uno de tus poblados.
lesson-trade-city-done = Lo tienes todo: construye la ciudad.
lesson-trade-scored = Otro punto. En las ciudades se levantan los grandes edificios de las edades siguientes, y hay dos casillas más para ellos.

## Héroes y ventajas

lesson-heroes = Héroes y ventajas
    .about = Quien tiene más fuerza tiene un punto más.
lesson-heroes-strength = Las hachas son fuerza. Quien tiene al menos tres, y más que el otro, se queda la ficha de héroe: un punto de victoria. Tú tienes a Austin, con una; { $B } tiene a Siglinde, con dos.
lesson-heroes-hire = Puedes pagar otro héroe: Osmund o Harald, con dos hachas cada uno. Elige.
lesson-heroes-hire-done = Un héroe más y la ficha es tuya. Toma a uno de ellos a tu servicio.
lesson-heroes-site = ¿Dónde va a vivir? Sirve cualquier casilla libre.
lesson-heroes-token = Tres contra dos: la ficha y su punto son tuyos. Hasta que { $B } encuentre otro héroe.
lesson-heroes-others = Las balanzas cuentan igual para el comercio: las tienen los barcos y los mercados, y quien va en cabeza tiene la ficha de comercio. Las arpas cuentan en las fiestas.

## Cartas

lesson-cards = Tu mano
    .about = Roba lo que te hace falta y deshazte de lo demás.
lesson-cards-limit = Al final del turno rellenas tu mano hasta tres cartas. Tienes dos.
lesson-cards-draw = Roba de cualquier pila. Ahora parecen iguales, pero puedes recordar qué ha ido a parar adónde.
lesson-cards-exchange = Después puedes intercambiar una carta. El Traslado aún no te sirve de nada: deshazte de él.
lesson-cards-exchange-other = Esa puede venirte bien. Deshazte del Traslado.
lesson-cards-exchange-pass = Puedes quedártelas todas. Pero una carta inútil es mejor intercambiarla, y no cuesta nada.
lesson-cards-under = Va debajo de una de las pilas. ¿De cuál?
lesson-cards-take = Ahora toma la primera carta de cualquier pila. Por dos materias primas podrías examinar una pila entera y elegir: eso, para más adelante.
lesson-cards-done = Un monasterio o una casa de la comunidad te dejan tener más cartas. Quien juega bien siempre sabe qué está buscando. Ya conoces el juego: ¡sigue la partida!

## La Edad del Oro

lesson-gold = La Edad del Oro
    .about = Un tema: barcos, puertos y el poder del comercio.
lesson-gold-age = En la Edad del Oro todo gira en torno al comercio. Este puerto vale un punto, pero solo mientras tengas tres barcos mercantes.
lesson-gold-ships = Tienes dos: el de mineral y el de lana.
lesson-gold-build = El tercero está en tu mano, y puedes pagarlo: construye el barco mercante de oro.
lesson-gold-build-done = Un barco más y el puerto vale su punto. Constrúyelo.
lesson-gold-site = Elige un amarradero.
lesson-gold-scored = Ahora el puerto cuenta. Pero cuidado con los piratas: si te quedan dos barcos, el punto vuela.

## La Edad del Caos

lesson-turmoil = La Edad del Caos
    .about = Un tema: arqueros, incendiarios, y cómo vivir con ellos.
lesson-turmoil-age = En la Edad del Caos la gente es menos cortés. En esta taberna se contratan arqueros, incendiarios y traidores. Es tuya, y además vale un punto.
lesson-turmoil-rival = La fuerza está igualada: tus dos héroes suman cuatro hachas, las mismas que Candamir al otro lado. Así que nadie tiene la ficha.
lesson-turmoil-archer = Un arquero ahuyenta a un combatiente de { $B }. Solo tiene uno. Juega el arquero.
lesson-turmoil-archer-done = ¿Vas a dejarlo en empate? Con el arquero ganas tú.
lesson-turmoil-token = Candamir se ha ido, y la ficha de héroe es tuya: un punto.
lesson-turmoil-careful = También te puede pasar a ti. Una atalaya puede parar a esas visitas, y las capillas te protegen de los disturbios. Constrúyelas a tiempo.

## La Edad del Progreso

lesson-progress = La Edad del Progreso
    .about = Un tema: el saber y los grandes edificios de la ciudad.
lesson-progress-age = En la Edad del Progreso crecen las ciudades. Piden sitio, y tú tienes una. Esta biblioteca vale un punto, y algo más.
lesson-progress-build = Tienes todo lo que cuesta: construye la biblioteca.
lesson-progress-build-done = Un punto y una carta a tu elección: constrúyela ahora.
lesson-progress-site = Es un edificio de ciudad. Elige allí una casilla.
lesson-progress-search = Quien construye una biblioteca puede examinar una pila entera. Elige una.
lesson-progress-pick = Toma la carta que más te guste. Incluso puedes jugarla enseguida.
lesson-progress-done = Un punto y justo la carta que querías. Con universidades y parlamentos los puntos crecen, pero cuidado con la Plaga.
