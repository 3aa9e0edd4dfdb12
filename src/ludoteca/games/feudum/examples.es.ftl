### Ejemplos junto a las reglas. Los números los pone el propio juego.

example-first-marker = El peón de A está junto a una localización sin marcadores. El primero que se coloca gobierna: para mejorar, cosechar y recaudar no hace falta más.
    .title = Quien llega primero manda

example-overthrow = B gobierna y A es siervo. El segundo marcador de A es el tercero de la localización: ahora gobierna A, con el primero como súbdito, y B baja a siervo.
    .title = El siervo se rebela

example-subject = A gobierna y añade un segundo marcador, un súbdito. Nadie tiene más de dos marcadores en una localización, ni la localización más de tres: un siervo que llegue después ya no podrá poner el que derribaría a A.
    .title = A salvo de revueltas

example-new-farm = Una madera convierte el puesto avanzado en granja. La ficha que A toma de la pila es de la primera época y la granja nueva suma uno: { $points } puntos. Esa ficha podrá gastarse después como cualquier bien.
    .title = Lo que puntúa una mejora

example-steal = Dos peones en el tablero dan dos pasos; A gasta uno. Donde termina un peón que se ha movido, A puede robar un recurso: { $iron } hierro.
    .title = Nadie miraba

example-harvest = Cinco bienes, y uno más por la segunda granja. A pide los favores: una parte de la cosecha va a su reserva y el resto espera en la granja al gremio de granjeros. En ambos casos, { $points } punto.
    .title = Pan para hoy o para mañana

example-knight-leads = Atacan dos peones; el feudo y su súbdito defienden con uno más. Solo con un caballero entre ellos puede A usar más de un salitre: { $powder } bastan. { $points } puntos y una conquista de servicio militar.
    .title = Un caballero dirige el ataque

example-members-are-paid = A necesita cinco chelines para comprar. Van de uno en uno al maestre, al oficial y a la caridad, y vuelta a empezar. A es aquí el oficial y recupera una parte: al final son { $net }. B, el maestre, gana { $master }.
    .title = El precio da la vuelta

example-second-of-a-kind = Los estantes venden por la derecha. Los dos primeros hierros son baratos y el tercero cuesta el precio siguiente hacia la izquierda: { $iron } hierros por { $price } chelines.
    .title = El tercero sale más caro

example-krud = El barril llena a la vez la siguiente sección abierta en la fila de cada color: unas ganan un marcador, otras dos o tres, y una fila llena, nada. Una invención vale { $points } puntos.
    .title = Un barril de krud

example-migrate = El nuevo caballero puede entrar donde A tenga un peón o cualquier marcador, aunque esté lejos del otro peón. Cuesta { $food } de comida, y A pertenece enseguida al gremio de caballeros.
    .title = Un marcador es una puerta

example-stars = B tiene dos mercaderes; A, un mercader y ahora un pueblo: dos estrellas cada uno en el gremio de mercaderes. Aun así B sigue de maestre: solo con más estrellas ocuparía A ese puesto.
    .title = Igualar no basta

example-last-card = Conquistar es la única carta que le queda a A, así que se juega sin su acción y el feudo sigue en pie. Guarda otra carta para después del ataque; hasta Defender sirve.
    .title = Nunca la última
