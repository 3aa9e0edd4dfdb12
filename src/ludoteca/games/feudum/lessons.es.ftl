## La primera lección

lesson-first-farm = Tu primera granja
    .about = Influye en una localización, mejórala, puntúa. Tres minutos.
lesson-first-farm-welcome = La reina te ha desterrado, con unos chelines y tres peones. Recupera tu honor: gobierna granjas y pueblos, asciende en los seis gremios, sirve al rey. Gana quien más veneración reúna tras cinco épocas.
lesson-first-farm-cards = Todo lo que haces, lo haces con cartas. Cada ronda todos eligen cuatro de once en secreto y luego las juegan de una en una. A ti te quedan estas dos.
lesson-first-farm-influence = Tu granjero está en un puesto avanzado que no es de nadie. Para gobernarlo hace falta un marcador tuyo: para eso está Influenciar. Juégala.
lesson-first-farm-influence-improve = Solo puedes mejorar lo que gobiernas, y aún no gobiernas nada. ¡Primero Influenciar!
lesson-first-farm-rule = Pon un marcador en el puesto avanzado donde está tu peón. Gobierna quien llega primero.
lesson-first-farm-rule-done = Sin marcador no será tuyo nada. Ponlo en el puesto avanzado.
lesson-first-farm-improve = ¡Es tuyo! { $B } también ha jugado una carta. Ahora saca más partido a tu puesto avanzado: juega Mejorar.
lesson-first-farm-farm = Por una madera, el puesto avanzado se convierte en granja, y robas como premio una ficha de la región.
lesson-first-farm-farm-declined = Tienes la madera, y la granja da puntos. Mejora el puesto avanzado.
lesson-first-farm-scored = Dos puntos: uno por la primera época y uno porque es una granja. Un pueblo da más, y un feudo, más todavía.
lesson-first-farm-end = Peones, localizaciones, cartas: esa es la base. Las lecciones siguientes enseñan a viajar, comerciar, cosechar y luchar.

## Mover

lesson-moving = Viajar, y algún hurto
    .about = Muévete, y llévate algo de paso.
lesson-moving-steps = Con un movimiento tienes tantos pasos como peones en el mapa: dos. Repártelos como quieras. Hacia el sur alguien se ha dejado una pieza de hierro.
lesson-moving-play = Juega Mover.
lesson-moving-play-other = Para cosechar haría falta una granja. Juega Mover.
lesson-moving-go = Las carreteras son gratis. Ve hasta el hierro con uno de tus peones.
lesson-moving-go-elsewhere = El hierro está al sureste. Sigue esa carretera.
lesson-moving-stop = Te queda un paso, pero ya estás donde querías. Para aquí.
lesson-moving-stop-further = Si sigues moviéndote, el hierro puede quedarse atrás. Para aquí.
lesson-moving-steal = Al acabar un movimiento puedes llevarte una cosa de una localización a la que has llegado. Nadie está mirando.
lesson-moving-steal-honest = ¡Qué nobleza! Pero el hierro convierte granjas en pueblos, y aquí no es de nadie. Llévatelo.
lesson-moving-end = Por cierto, dos movimientos en una ronda te embarcan en el viaje épico, que trae decretos reales. Transbordadores, barcos y máquinas voladoras te llevan más lejos que las carreteras.

## Los gremios

lesson-guilds = Los gremios
    .about = Seis, de la granja al claustro: comercia y asciende.
lesson-guilds-six = Seis gremios rodean el mapa, y los bienes pasan de uno al siguiente. El personaje de tu peón es tu gremio: el tuyo es mercader. { $B } tiene dos, así que allí es maestre.
lesson-guilds-play = Juega Gremio.
lesson-guilds-use = Cualquiera puede comerciar con cualquier gremio. Los mercaderes venden bienes: justo lo que necesitas. Elige comerciar con ellos.
lesson-guilds-use-other = Otro día. Hoy vamos de compras a los mercaderes.
lesson-guilds-buy = Puedes comprar hasta tres. Los precios están debajo de los bienes, y se venden primero los más baratos. Con madera y hierro se hacen granjas y pueblos: compra dos cosas.
lesson-guilds-buy-dear = El salitre y el azufre son caros, y aún no te sirven. Con madera, hierro o comida vale.
lesson-guilds-buy-done = ¡Una más! La segunda te vendrá bien.
lesson-guilds-paid = ¿Y adónde ha ido el dinero? De chelín en chelín: al maestre, que es { $B }; al oficial, que eres tú; y a la caridad. Compensa tener rango donde compran los demás.
lesson-guilds-ranks = Un oficial puede tirar de los bienes del gremio anterior, y un maestre, empujarlos al siguiente, por 4 a 6 puntos. Así se hacen las grandes puntuaciones.

## Conquista

lesson-conquest = Conquista
    .about = Todo vasallo le debe al rey una batalla.
lesson-conquest-walls = Este feudo es de { $B }. Solo se conquistan feudos y peones. Se defiende con 2, y el súbdito que hay en él suma 1. Tú tienes allí dos peones: un ataque de 2.
lesson-conquest-play = No basta, pero tienes salitre. Juega Conquistar mientras te quede otra carta en la mano: no puede ser la última.
lesson-conquest-play-move = ¡Espera! Si juegas antes esa, Conquistar sería tu última carta y no serviría.
lesson-conquest-besiege = Elige qué atacas.
lesson-conquest-besiege-not = Sois dos, tienes pólvora y el rey está mirando. ¡Ataca!
lesson-conquest-powder = Cada salitre suma 1. Sin un caballero solo podrías usar uno, pero el tuyo dirige el ataque: usa los dos.
lesson-conquest-powder-strike = Dos o tres contra tres no bastan: hay que superar la defensa. Primero la pólvora, toda.
lesson-conquest-disc = 4 contra 3, y { $B } no tenía con qué responder. Como premio puedes poner un disco en el servicio militar: el rey se acuerda de quién ha luchado.
lesson-conquest-done = 4 puntos, y el feudo es ahora un puesto avanzado libre. Quien gobierna un feudo tiene que luchar de vez en cuando; si no, el rey lo tiene por desleal, y eso sale caro.

## Cosecha e impuestos

lesson-harvest = Cosecha e impuestos
    .about = Lo que dan tus tierras, y quién quiere comer de ello.
lesson-harvest-lands = Gobiernas una granja y un pueblo. Las granjas se cosechan; los pueblos pagan impuestos. Para eso no hace falta ningún peón.
lesson-harvest-harvest = Empieza por la cosecha: juega la carta.
lesson-harvest-harvest-tax = Eso viene después. Antes, la cosecha.
lesson-harvest-farm = Elige la granja. Una cosecha da además un punto.
lesson-harvest-farm-declined = ¿Y que se pudra? ¡Cosecha!
lesson-harvest-split = Cinco bienes. Si se quedan en la granja, esperan allí al gremio, o a un ladrón; como favores puedes llevarte uno ahora mismo. Elige como quieras.
lesson-harvest-tax = Ahora el pueblo: juega Cobrar impuestos.
lesson-harvest-done = Dos chelines. Al final de cada ronda todos los peones quieren comer, así que guarda siempre comida. Después, un dado decide cómo avanza la época.

## Elegir cartas

lesson-choosing = Cuatro de once
    .about = El plan de una ronda. Y con esto ya puedes jugar.
lesson-choosing-eleven = Una ronda empieza eligiendo en secreto cuatro cartas para todo lo que vas a hacer. ¡Así que ten un plan! Tienes un granjero en un puesto avanzado libre, una madera y algo de comida.
lesson-choosing-plan = Un buen plan: Influenciar, para gobernar el puesto; Mejorar, para hacerlo granja; Emigrar, para un segundo peón; y una carta para un gremio. Pero decides tú: elige cuatro.
lesson-choosing-first = { $B } también ha elegido. Ahora se juegan de una en una, por turnos. ¿Cuál va primero? El orden es parte del plan.
lesson-choosing-done = Hay que jugar una carta, pero lo que hace se puede dejar. Ya sabes lo bastante para ser alguien en este reino. ¡Sigue la partida!

## La partida avanzada

lesson-advanced = El juego avanzado
    .about = Paisajes, monstruos y personajes con un don.
lesson-advanced-serf = En el juego avanzado los siervos también tienen algo que hacer. { $B } gobierna esta localización y tú eres siervo en ella. Tienes una ficha de región con una huerta, y madera.
lesson-advanced-play = Juega Mejorar.
lesson-advanced-play-move = Antes la huerta: juega Mejorar.
lesson-advanced-tend = En vez de mejorar, un siervo puede poner un paisaje por una madera. Elige la localización.
lesson-advanced-tend-declined = Dos puntos y una huerta por una madera: hazlo.
lesson-advanced-lay = Pon la huerta.
lesson-advanced-grow = Dos puntos, y tres de comida en los árboles. Recógela ahora, y una va para quien gobierna, o déjala crecer hasta la época siguiente. Como quieras.
lesson-advanced-done = Y hay más: cada personaje tiene un don, los monstruos se pueden domar y los alguaciles ganan dinero. Las cartas te dicen cuándo ayudan.
