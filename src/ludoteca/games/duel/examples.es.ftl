### Ejemplos junto a las reglas. Los números los pone el propio juego.

example-room-for-three = El cerro de A está lleno y su arcilla se pierde. El bosque de B tiene el mismo número y produce { $lumber } de madera, aunque haya tirado A.
    .title = Tres como máximo

example-brigands = El ladrón llega antes de la cosecha. A tiene siete materias primas y no pierde nada. B tiene ocho y pierde todo el oro y toda la lana; después su pasto vuelve a producir una, así que le falta { $lost }.
    .title = Con siete, a salvo

example-storehouse = A tiene muchas más de siete materias primas, pero las dos regiones junto al almacén no se cuentan. Las demás son pocas: A no pierde ni lana ni oro.
    .title = Lo que esconde el almacén

example-any-three = A entrega { $ore } de mineral por una materia prima de otro tipo, sin barco alguno. Pueden salir de varias regiones del mismo tipo, y tiene que haber sitio para lo que se recibe.
    .title = Tres por una, siempre

example-wool-ship = El barco mercante de lana cambia { $wool } de lana por { $grain } de cereales. No tiene que estar junto al pasto, y puede usarse mientras A tenga lana.
    .title = Con barco, dos

example-new-settlement = El poblado al final de la carretera vale { $points } punto y trae dos regiones, que empiezan vacías. A decide cuál va arriba.
    .title = Tierra nueva

example-city = Por { $grain } de cereales y { $ore } de mineral el poblado se convierte en ciudad. El poblado de debajo ya no cuenta, así que A gana { $points } punto; y ahora hay cuatro casillas de construcción en vez de dos.
    .title = Un punto más, no dos

example-no-site = A podría pagar a Harald, pero todas las casillas están ocupadas. Una ciudad u otro poblado darían sitio; en el juego introductorio no se retira nada.
    .title = Sin casilla libre

example-hero-token = Con Osmund, A llega a los tres puntos de fuerza que exige la ficha y supera a B. Pasa a A y vale { $points } punto mientras siga así.
    .title = Tres, y más que el otro

example-tie-takes-it = Harald iguala las fuerzas. Ahora nadie tiene la mayoría: la ficha se aparta y B pierde { $lost-B } punto. A todavía no gana ninguno.
    .title = El empate la quita

example-lone-feast = En una fiesta solo recibe premio quien tiene más puntos de habilidad. A tiene más arpas y toma { $grain } de cereales; B no recibe nada.
    .title = La mejor fiesta

example-third-ship = Con el tercer barco mercante, el puerto vale su punto: { $points } más. La ficha de comercio no se mueve: los barcos y el puerto ya se la habían dado a A.
    .title = El tercer barco

example-watch = El arquero de A apunta a un héroe de B. Antes que nada, B puede tirar el dado desde la atalaya; solo después cuenta el ataque.
    .title = La guardia decide primero
