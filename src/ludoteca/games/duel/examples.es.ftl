### Ejemplos junto a las reglas. Los números los pone el propio juego.

example-room-for-three = El cerro de A está lleno y su arcilla se pierde: { $brick } más para A. El bosque de B tiene el mismo número y produce { $lumber } de madera, aunque haya tirado A.
    .title = Tres como máximo

example-brigands = El ladrón llega antes de la cosecha. A tiene siete materias primas y pierde { $wool } lanas. B tiene ocho y pierde todo el oro y toda la lana; después su pasto vuelve a producir una, así que le falta { $lost }.
    .title = Con siete, a salvo

example-storehouse = A tiene muchas más de siete materias primas, pero las dos regiones junto al almacén no se cuentan. El resto es poco: A pierde { $wool } lanas y nada de oro.
    .title = Lo que esconde el almacén

example-any-three = A entrega { $ore } minerales por una materia prima de otro tipo, sin barco alguno. Pueden salir de varias regiones del mismo tipo, y tiene que haber sitio para lo que se recibe.
    .title = Tres por una, siempre

example-wool-ship = El barco de lana cambia { $wool } lanas por { $grain } cereal. No tiene que estar junto al pasto, y puede usarse mientras A tenga lana.
    .title = Con barco, dos

example-new-settlement = El poblado al final de la carretera vale { $points } punto y trae dos regiones, que empiezan vacías. A decide cuál va arriba.
    .title = Tierra nueva

example-city = Por { $grain } cereales y { $ore } minerales el poblado se convierte en ciudad. El poblado de debajo ya no cuenta, así que A gana { $points } punto; y ahora hay cuatro casillas de construcción en vez de dos.
    .title = Un punto más, no dos

example-no-site = A podría pagar a Harald, pero todas las casillas están ocupadas. Una ciudad u otro poblado darían sitio; en la partida introductoria no se derriba nada.
    .title = Sin casilla libre

example-hero-token = Con Osmund, A llega a los tres puntos de fuerza que exige la ficha y supera a B. Pasa a A y vale { $points } punto mientras siga así.
    .title = Tres, y más que el otro

example-tie-takes-it = Harald iguala las fuerzas. Ahora nadie tiene la mayoría: la ficha se aparta y B pierde { $lost-B } punto. A todavía no gana ninguno.
    .title = El empate la quita

example-lone-feast = En una fiesta solo recibe premio quien tiene más puntos de habilidad. A tiene más arpas y toma { $grain } cereal; B no recibe nada.
    .title = La mejor fiesta

example-third-ship = Con el tercer barco mercante, el puerto vale su punto: { $points } más. La ficha de comercio no se mueve: los barcos y el puerto ya se la habían dado a A.
    .title = El tercer barco

example-watch = El arquero de A apunta a un héroe de B. Antes que nada, B puede tirar el dado desde la torre de vigilancia; solo después cuenta el ataque.
    .title = La guardia decide primero
