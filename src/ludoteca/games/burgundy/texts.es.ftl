## El juego

title-name = Los castillos de Borgoña
title-about = Príncipes de la Borgoña del siglo XV llenan sus principados de castillos, barcos, ciudades y pastos. Dos dados dicen qué se puede coger y dónde cabe; los trabajadores los corrigen, y cada área completada paga más cuanto antes se acabe.
title-credits = Un juego de Stefan Feld, publicado por alea / Ravensburger.
title-unofficial = Esta es una versión no oficial hecha por admiradores: si te gusta, compra el juego y juégalo en una mesa de verdad.
option-duchy = Principados
    .about = Todos en el mismo principado, cada cual elige uno por orden de turno, o repartidos al azar. Los principados 2, 4 y 8 proceden de una sola fuente. No se usa en equipo ni en solitario.
option-duchy-1 = Todos en el principado 1
option-duchy-2 = Todos en el principado 2
option-duchy-3 = Todos en el principado 3
option-duchy-4 = Todos en el principado 4
option-duchy-5 = Todos en el principado 5
option-duchy-6 = Todos en el principado 6
option-duchy-7 = Todos en el principado 7
option-duchy-8 = Todos en el principado 8
option-duchy-9 = Todos en el principado 9
option-duchy-10 = Todos en el principado 10
option-duchy-choose = Cada cual elige
option-duchy-random = Al azar
option-castle = Castillo inicial
    .about = Según el reglamento, en el centro si todos juegan en el mismo principado; si los principados se eligen o se reparten, cada jugador elige una casilla de castillo por orden de turno. Donde no hay centro marcado se elige siempre.
option-castle-rulebook = Según el reglamento
option-castle-centre = En el centro
option-castle-open = Elegido por orden de turno
option-castle-secret = Elegido en secreto
option-extra_tiles = Losetas adicionales
    .about = Cuatro losetas más: los monasterios 27 y 28, la grúa y las ocas.
option-border_posts = Puestos fronterizos
    .about = Todos juegan en un principado con tres puestos fronterizos: unirlos puntúa. Haz que los principados se elijan o se repartan al azar. Los principados 11b a 11f son reconstrucciones: no se disponía de los originales.
option-white_castles = Castillos blancos
    .about = Ocho edificios que dan una acción con el dado blanco, y el monasterio 29.
option-inns = Posadas
    .about = Cada fase trae una posada que se puede comprar; cabe en cualquier color y hace que su área cuente una casilla más.
option-trade_routes = Rutas comerciales
    .about = Las mercancías vendidas se colocan en una ruta y dan recompensas donde coinciden los colores. Las losetas de ruta 7 a 12 son reconstrucciones.
option-shields = Escudos
    .about = Con dobles se puede coger un escudo con un poder duradero; los escudos se ponen sobre castillos y pagan impuestos al final de cada fase.
option-team = Juego en equipo
    .about = Cuatro jugadores en dos equipos, A y C contra B y D, cada equipo en un principado grande. El principado 12b es una reconstrucción.
option-team-no = Cada cual por su cuenta
option-team-12a = Equipos en el principado 12a
option-team-12b = Equipos en el principado 12b
option-solo = Principado en solitario
    .about = Para un jugador: 13a para principiantes, 13b para avanzados.
option-solo-13a = Principado 13a
option-solo-13b = Principado 13b
option-goal = Meta en solitario
    .about = Para un jugador: dónde empieza la meta. Cuanto más baja, más fácil.
option-goal-45 = Meta en 45
option-goal-46 = Meta en 46
option-goal-47 = Meta en 47
option-goal-48 = Meta en 48
option-goal-49 = Meta en 49
option-goal-50 = Meta en 50
option-goal-51 = Meta en 51
option-goal-52 = Meta en 52
option-goal-53 = Meta en 53
option-goal-54 = Meta en 54
option-goal-55 = Meta en 55

## Nombres

tile-warehouse = una tienda
    .about = Vende enseguida las mercancías de un tipo, sin dado.
tile-watchtower = una atalaya
    .about = 4 puntos enseguida.
tile-carpenter = una carpintería
    .about = Coge un edificio de cualquier depósito numerado y déjalo en tus casillas-llave.
tile-church = una iglesia
    .about = Coge una mina, un monasterio o un castillo de cualquier depósito numerado y déjalo en tus casillas-llave.
tile-market = un mercado
    .about = Coge un barco o ganado de cualquier depósito numerado y déjalo en tus casillas-llave.
tile-boarding-house = una pensión
    .about = 4 trabajadores enseguida.
tile-bank = un banco
    .about = 2 monedas de plata enseguida.
tile-town-hall = un ayuntamiento
    .about = Coloca enseguida otra loseta de tus casillas-llave, sea cual sea el número de la casilla.
tile-white-castle = un castillo blanco
    .about = Realiza enseguida una acción con el número del dado blanco; los trabajadores pueden modificarlo.
tile-crane = una grúa
    .about = Usa una vez el efecto de cualquier edificio. Al final cuenta como un edificio a tu elección para los monasterios 16 a 23 y 29.
tile-castle = un castillo
    .about = Realiza enseguida una acción adicional, como con un dado de cualquier número.
tile-mine = una mina
    .about = 1 moneda de plata al final de cada fase.
tile-ship = un barco
    .about = Coge todas las mercancías de un depósito y avanza después una casilla en el puente.
tile-inn = una posada
    .about = Cabe en cualquier color, una por área; el área cuenta una casilla más, 8 como máximo.
tile-face-down = una loseta boca abajo
    .about = Cabe en cualquier color y completa áreas, pero no hace nada más.
tile-livestock = { $count } { $animal ->
    [cow] vacas
    [goat] cabras
    [pig] cerdos
    [sheep] ovejas
   *[goose] ocas
  }
    .about = { $animal ->
        [goose] { $count } puntos, y tantos como animales haya de otra especie en el pasto. El ganado que llegue después puntúa { $count } más.
       *[other] { $count } puntos, y de nuevo los de todas las losetas de este animal en el mismo pasto.
      }
tile-monastery = el monasterio { $number }
monastery-1 = Monasterio 1
    .about = Una ciudad puede tener varios edificios del mismo tipo.
monastery-2 = Monasterio 2
    .about = Al final de cada fase cada mina da además un trabajador.
monastery-3 = Monasterio 3
    .about = Cada venta paga 2 monedas de plata en vez de 1.
monastery-4 = Monasterio 4
    .about = Cada venta da además un trabajador.
monastery-5 = Monasterio 5
    .about = Un barco puede vaciar también un depósito adyacente al elegido.
monastery-6 = Monasterio 6
    .about = La compra de tu turno puede pagarse con trabajadores, plata o ambos, y ser de cualquier depósito.
monastery-7 = Monasterio 7
    .about = Cuando puntúa el ganado, cada loseta que puntúa vale 1 punto más.
monastery-8 = Monasterio 8
    .about = Un trabajador puede modificar un dado en 1 o en 2.
monastery-9 = Monasterio 9
    .about = Al colocar edificios puedes modificar el dado en 1 gratis.
monastery-10 = Monasterio 10
    .about = Al colocar barcos y ganado puedes modificar el dado en 1 gratis.
monastery-11 = Monasterio 11
    .about = Al colocar castillos, minas y monasterios puedes modificar el dado en 1 gratis.
monastery-12 = Monasterio 12
    .about = Al coger losetas de un depósito puedes modificar el dado en 1 gratis.
monastery-13 = Monasterio 13
    .about = La acción de trabajadores da además 1 moneda de plata.
monastery-14 = Monasterio 14
    .about = La acción de trabajadores da 4 en vez de 2.
monastery-15 = Monasterio 15
    .about = Al final: 2 puntos por cada tipo de mercancía que hayas vendido.
monastery-16 = Monasterio 16
    .about = Al final: 4 puntos por cada tienda de tu principado.
monastery-17 = Monasterio 17
    .about = Al final: 4 puntos por cada atalaya de tu principado.
monastery-18 = Monasterio 18
    .about = Al final: 4 puntos por cada carpintería de tu principado.
monastery-19 = Monasterio 19
    .about = Al final: 4 puntos por cada iglesia de tu principado.
monastery-20 = Monasterio 20
    .about = Al final: 4 puntos por cada mercado de tu principado.
monastery-21 = Monasterio 21
    .about = Al final: 4 puntos por cada pensión de tu principado.
monastery-22 = Monasterio 22
    .about = Al final: 4 puntos por cada banco de tu principado.
monastery-23 = Monasterio 23
    .about = Al final: 4 puntos por cada ayuntamiento de tu principado.
monastery-24 = Monasterio 24
    .about = Al final: 4 puntos por cada especie de animal de tu principado.
monastery-25 = Monasterio 25
    .about = Al final: 1 punto por cada mercancía que hayas vendido.
monastery-26 = Monasterio 26
    .about = Al final: 3 puntos por cada loseta de bonificación que tengas.
monastery-27 = Monasterio 27
    .about = Tu peón está siempre arriba del todo en una casilla compartida del puente.
monastery-28 = Monasterio 28
    .about = En tu turno puedes comprar 2 trabajadores por 1 moneda de plata, las veces que quieras.
monastery-29 = Monasterio 29
    .about = Al final: 4 puntos por cada castillo blanco de tu principado.
shield-1 = escudo 1 (Pastos unidos)
    .about = Todos tus pastos cuentan como uno cuando puntúa el ganado. Al final: 12 puntos.
shield-2 = escudo 2 (Trabajadores compartidos)
    .about = Cada vez que otro jugador coge trabajadores, tú también coges uno. Al final: 12 puntos.
shield-3 = escudo 3 (Impuestos con trabajadores)
    .about = Puedes pagar los impuestos de los escudos con trabajadores, plata o ambos. Al final: 12 puntos.
shield-4 = escudo 4 (Casillas-llave sin límite)
    .about = Tus casillas-llave no tienen límite. Al final: 12 puntos.
shield-5 = escudo 5 (Mercancía de un tipo)
    .about = Un barco coge también todas las mercancías de un tipo de los seis depósitos. Al final: 12 puntos.
shield-6 = escudo 6 (Monasterios prestados)
    .about = Elige una vez a un jugador: todos sus monasterios cuentan también como tuyos. Al final: 12 puntos.
shield-7 = escudo 7 (Bonificación doble)
    .about = Las losetas de bonificación que ganes valen el doble. Al final: 8 puntos.
shield-8 = escudo 8 (Minas ricas)
    .about = Tus minas dan el doble de plata. Al final: 8 puntos.
shield-9 = escudo 9 (Plata por mercancía)
    .about = Una venta paga 1 moneda de plata por cada loseta vendida. Al final: 8 puntos.
shield-10 = escudo 10 (Monasterios dobles)
    .about = Los monasterios que puntúan al final puntúan el doble. Al final: 8 puntos.
shield-11 = escudo 11 (Escudo por castillo)
    .about = La acción adicional de un castillo puede ser coger un escudo. Al final: 8 puntos.
shield-12 = escudo 12 (Venta doble)
    .about = Las mercancías vendidas valen el doble de puntos. Al final: 8 puntos.
shield-13 = escudo 13 (Escudos dobles)
    .about = Al final: 4 puntos, y todos tus escudos, también este, valen el doble.
shield-14 = escudo 14 (Regalo de los depósitos)
    .about = Al final de cada fase puedes colocar una loseta de un depósito numerado directamente en tu principado. Al final: 4 puntos.
shield-15 = escudo 15 (Regalo del depósito negro)
    .about = Al final de cada fase puedes colocar una loseta del depósito negro, o una posada, directamente en tu principado. Al final: 4 puntos.
shield-16 = escudo 16 (Dado libre)
    .about = Una vez por turno puedes poner uno de tus dados en cualquier número. Al final: 4 puntos.
shield-17 = escudo 17 (Áreas mayores)
    .about = Las áreas completadas puntúan como si tuvieran una casilla más, 8 como máximo. Al final: 4 puntos.
shield-18 = escudo 18 (Colocación libre)
    .about = Las losetas que colocas no tienen que tocar otras. Al final: 4 puntos.
goods-turquoise = mercancías turquesa
goods-purple = mercancías moradas
goods-pink = mercancías rosas
goods-red = mercancías rojas
goods-brown = mercancías marrones
goods-orange = mercancías naranjas
colour-city = ciudad
colour-pasture = pasto
colour-river = río
colour-monastery = monasterio
colour-castle = castillo
colour-mine = mina
kind-city = edificios
kind-pasture = losetas de ganado
kind-river = barcos
kind-monastery = monasterios
kind-castle = castillos
kind-mine = minas
animal-cow = vaca
animal-goat = cabra
animal-pig = cerdo
animal-sheep = oveja
animal-goose = oca
slot-depot = depósito { $depot } ({ $letter })
slot-black = depósito negro ({ $number })
slot-inn = montón de posadas
space = la casilla { $space }
depot = depósito { $depot }
duchy = el principado { $duchy }
die-first = primer dado
die-second = segundo dado
die-free = sin dado propio
pay-silver = plata
pay-mixed = 1 moneda de plata y 1 trabajador
pay-workers = trabajadores
store-shared = las casillas-llave compartidas
store-private = las casillas-llave privadas
reward-warehouse = una venta
reward-watchtower = 4 puntos
reward-carpenter = un edificio de un depósito
reward-church = una mina, un monasterio o un castillo de un depósito
reward-market = un barco o ganado de un depósito
reward-boarding_house = 4 trabajadores
reward-bank = 2 monedas de plata
reward-town_hall = otra loseta que colocar de las casillas-llave
reward-castle = una acción adicional
source-areas = Áreas
source-phases = Fases
source-livestock = Ganado
source-sales = Mercancías vendidas
source-routes = Rutas comerciales
source-buildings = Edificios
source-bonus = Losetas de bonificación
source-posts = Puestos fronterizos
source-monasteries = Monasterios
source-shields = Escudos
source-leftovers = Sobrantes
source-coins = Monedas añadidas

## Lo que se puede hacer

action-choose = Jugar en { $duchy }
action-found = Poner el castillo inicial en { $space }
action-take = Coger la loseta del { $slot }: { $die }
action-place = Colocar { $tile } en { $space }: { $die }
action-sell = Vender { $goods }: { $die }
action-hire = Coger trabajadores: { $die }
action-finish = Terminar el turno
    .about = Los dados sin usar se pierden.
action-decline = Renunciar
    .about = No usar este efecto. No se puede guardar para más tarde.
action-discard = Descartar { $tile }
action-store = Usar { $store }
action-sail = Coger las mercancías del { $depot }
action-load = Quedarse con { $goods }
action-collect = Coger { $goods } de todos los depósitos
action-copy = Hacer lo mismo que { $building }
action-gift = Colocar la loseta del { $slot } en { $space }
action-turn = Poner el { $die } en { $number }
action-claim = Poner el { $shield } sobre el castillo de { $space }
action-keep = Conservar el { $shield } pagando con { $pay }
action-drop = Renunciar al { $shield }
action-swap = Coger boca abajo la loseta del { $slot } por 5 mercancías
action-give = Pagar con { $goods }
action-coin = Añadir un punto por 1 moneda de plata
action-buy = Comprar la loseta del { $slot } por { $pay }
action-recruit = Comprar 2 trabajadores por 1 moneda de plata
action-herd = Puntuar las ocas con este animal: { $animal }
action-borrow = Tomar prestados los monasterios de { $seat }

effect-area = puntuar el área completada ({ $colour })
effect-colour = la loseta del depósito negro por el color completado
effect-tile = el efecto de { $tile }
effect-monastery = los puntos del monasterio { $number }
effect-gift = la loseta del { $shield }

## Lo que se pide

prompt-choose-duchy = Elige tu principado.
prompt-choose-duchy-other = { $player } está eligiendo principado.
prompt-found = Elige la casilla de tu castillo inicial.
prompt-found-other = { $player } está eligiendo su castillo inicial.
prompt-found-secretly = Elige en secreto la casilla de tu castillo inicial.
prompt-found-secretly-wait = Ya has elegido; esperando a los demás.
prompt-found-secretly-other = Todos están eligiendo en secreto su castillo inicial.
prompt-turn = Tu turno: { $count ->
    [one] usa tu otro dado
   *[other] usa tus { $count } dados
  }.
prompt-turn-other = { $player } tiene { $count ->
    [one] un dado
   *[other] { $count } dados
  } por usar.
prompt-turn-end = { $count ->
    [0] Has usado tus dados: aún puedes comprar, o terminar el turno.
   *[other] Termina tu turno.
  }
prompt-turn-end-other = { $count ->
    [0] { $player } ha usado sus dados y aún puede comprar.
   *[other] { $player } va a terminar el turno.
  }
prompt-extra = Puedes realizar una acción adicional con cualquier número.
prompt-extra-other = { $player } realiza una acción adicional.
prompt-castle = Castillo: puedes realizar una acción adicional con cualquier número.
prompt-castle-other = { $player } realiza la acción adicional de un castillo.
prompt-white-castle = Castillo blanco: puedes realizar una acción con el dado blanco.
prompt-white-castle-other = { $player } realiza una acción con el dado blanco.
prompt-town-hall = Ayuntamiento: puedes colocar otra loseta de tus casillas-llave.
prompt-town-hall-other = { $player } puede colocar otra loseta.
prompt-warehouse = Tienda: puedes vender las mercancías de un tipo.
prompt-warehouse-other = { $player } puede vender mercancías.
prompt-carpenter = Carpintería: puedes coger un edificio.
prompt-carpenter-other = { $player } puede coger un edificio.
prompt-church = Iglesia: puedes coger una mina, un monasterio o un castillo.
prompt-church-other = { $player } puede coger una mina, un monasterio o un castillo.
prompt-market = Mercado: puedes coger un barco o ganado.
prompt-market-other = { $player } puede coger un barco o ganado.
prompt-crane = Grúa: puedes usar el efecto de un edificio.
prompt-crane-other = { $player } usa una grúa.
prompt-reward = Tu ruta comercial da { $reward }: aprovéchalo o renuncia.
prompt-reward-other = La ruta comercial de { $player } da { $reward }.
prompt-herd = Ocas: elige con qué animales puntúan.
prompt-herd-other = { $player } elige con qué animales puntúan las ocas.
prompt-ship = Barco: elige el depósito cuyas mercancías coges.
prompt-ship-other = { $player } está cargando un barco.
prompt-second-depot = También puedes vaciar un depósito adyacente.
prompt-second-depot-other = { $player } también puede vaciar un depósito adyacente.
prompt-store-goods = No caben todas las mercancías: elige cuáles te quedas.
prompt-store-goods-other = { $player } está eligiendo qué mercancías se queda.
prompt-collect = Puedes coger las mercancías de un tipo de todos los depósitos.
prompt-collect-other = { $player } puede coger mercancías de todos los depósitos.
prompt-make-room = Tus casillas-llave están llenas: descarta una loseta para hacer sitio para { $tile }.
prompt-make-room-other = { $player } debe hacer sitio para { $tile }.
prompt-make-room-in = Las casillas-llave están llenas: ¿en cuáles haces sitio para { $tile }?
prompt-make-room-in-other = { $player } debe hacer sitio para { $tile }.
prompt-choose-storage = ¿En qué casillas-llave dejas { $tile }?
prompt-choose-storage-other = { $player } está guardando { $tile }.
prompt-use-storage = ¿De qué casillas-llave colocas { $tile }?
prompt-use-storage-other = { $player } está colocando { $tile }.
prompt-discard-down = Guardas demasiadas losetas: descarta una.
prompt-discard-down-other = { $player } debe descartar losetas.
prompt-gift = Puedes colocar en tu principado una loseta de un depósito numerado.
prompt-gift-other = { $player } puede colocar una loseta de un depósito numerado.
prompt-black-gift = Puedes colocar en tu principado una loseta del depósito negro.
prompt-black-gift-other = { $player } puede colocar una loseta del depósito negro.
prompt-tax = Paga el impuesto del { $shield }, o renuncia a él.
prompt-tax-other = { $player } paga los impuestos de los escudos.
prompt-borrow = Elige de quién tomas prestados los monasterios.
prompt-borrow-other = { $player } puede elegir de quién toma prestados los monasterios.
prompt-coins = Puedes añadir puntos por 1 moneda de plata cada uno.
prompt-coins-other = { $player } puede añadir puntos por plata.
prompt-colour-reward = Color completado: puedes colocar una loseta del depósito negro.
prompt-colour-reward-other = { $player } puede colocar una loseta del depósito negro.
prompt-swap = Puedes cambiar 5 mercancías por una loseta boca abajo.
prompt-swap-other = { $player } puede cambiar mercancías por una loseta.
prompt-give = Elige las mercancías que entregas: { $count ->
    [one] falta 1
   *[other] faltan { $count }
  }.
prompt-give-other = { $player } entrega { $count ->
    [one] 1 mercancía más
   *[other] { $count } mercancías más
  }.
prompt-order = ¿Qué va primero?
prompt-order-other = { $player } decide el orden de los efectos.
prompt-end = Termina tu turno o deshaz algo.
prompt-end-other = { $player } va a terminar el turno.
prompt-over = La partida ha terminado.
prompt-won = Has ganado: todo el principado está cubierto.
prompt-failed = Se acabó el tiempo: quedan casillas vacías en el principado.

## Lo que ha pasado

log-phase = Empieza la fase { $phase }.
log-phase-over = Termina la fase { $phase }.
log-round = Empieza la ronda { $round }; { $player } juega primero.
log-rolled = { $player } saca { $die1 } y { $die2 }.
log-arrived = Llega al { $depot } una loseta de { $goods }.
log-first = Empieza { $player }.
log-plays = { $player } juega en { $duchy }.
log-founded = { $player } pone su castillo inicial en { $space }.
log-chose-secretly = Eliges { $space } para tu castillo.
log-took = { $player } coge { $tile } del { $slot }.
log-placed = { $player } coloca { $tile } en { $space }.
log-sold = { $player } vende { $goods }: { $count }.
log-hired = { $player } coge { $count } trabajadores.
log-spent = { $player } gasta { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
  }.
log-bought = { $player } compra { $tile } del { $slot }.
log-stored = { $player } guarda { $tile } en { $store }.
log-discarded = { $player } descarta { $tile }.
log-loaded = { $player } carga { $goods }: { $count }.
log-left-behind = { $player } no tiene sitio para más mercancías; el resto se queda.
log-pawn = El peón de { $player } avanza a la casilla { $bridge } del puente.
log-scored = { $player } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } – { $source }.
log-area-done = { $player } completa un área ({ $colour }, { $size ->
    [one] 1 casilla
   *[other] { $size } casillas
  }).
log-colour-done = { $player } ha cubierto todo un color ({ $colour }){ $points ->
    [0] .
   *[other] { "" } y gana una loseta de bonificación de { $points } puntos.
  }
log-posts-joined = { $player } ha unido { $count } puestos fronterizos.
log-gained-silver = { $player } recibe { $count ->
    [one] 1 moneda de plata
   *[other] { $count } monedas de plata
  }.
log-gained-workers = { $player } recibe { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
  }.
log-copied = La grúa de { $player } hace lo mismo que { $building }.
log-declined = { $player } renuncia.
log-lost-effect = { $player } no puede usar { $building }: su efecto se pierde.
log-finished = { $player } termina el turno.
log-rewarded = La ruta comercial recompensa a { $player }: { $reward }.
log-turned = { $player } pone un dado en { $number }.
log-claimed = { $player } pone el { $shield } sobre el castillo de { $space }.
log-kept = { $player } paga el impuesto del { $shield } con { $pay }.
log-dropped = { $player } pierde el { $shield }.
log-borrowed = { $player } toma prestados los monasterios de { $seat }.
log-recruited = { $player } compra 2 trabajadores por 1 moneda de plata.
log-given = { $player } lleva { $tile } del { $slot } directamente a su principado.
log-removed = El dado blanco elimina { $tile } del { $slot }.
log-swapped = { $player } cambia 5 mercancías por { $tile } del { $slot }, boca abajo.
log-gave = { $player } entrega 1 loseta de { $goods }.
log-cleared = Se eliminan las mercancías que quedan en los depósitos.
log-added = { $player } añade un punto por 1 moneda de plata.
log-goal-reached = { $player } llega a la meta; la siguiente está en { $count }.
log-won = { $player } ha cubierto todo el principado y gana.
log-failed = Se acabaron las rondas: { $player } no ha cubierto todo el principado.
log-over = La partida ha terminado.
log-dealt = { $player } recibe 1 loseta de { $goods }.
log-nothing-fits = Ninguna loseta de ahí cabe: { $player } se queda sin nada.

## Por qué no

reason-ships-1 = Las mercancías de un depósito se cogen al colocar un barco.
reason-solo-16 = Las mercancías se cambian por una loseta negra solo al colocar un barco.
reason-take-6 = Solo se descarta una loseta cuando una nueva no cabe en tus casillas-llave.
reason-turn-6-later = Termina primero lo que ha puesto en marcha la última acción: tus dados vienen después.
reason-shields-11-end = Los impuestos se pagan al final de la fase, y solo entonces se puede renunciar a un escudo.
reason-posts-1 = Con puestos fronterizos se juega en uno de los principados 11a a 11f.
reason-duchy-4 = Elige uno de los principados 1 a 10.
reason-duchy-4-taken = Ya no está libre { $duchy }: elige otro.
reason-duchy-1 = Esa casilla no está en tu principado: la última es la { $spaces }.
reason-duchy-5a = El castillo inicial va en una casilla de castillo: elige una verde oscuro.
reason-team-4 = El castillo del equipo empieza en una casilla de castillo con un 1 o un 6.
reason-shields-3-depot = Solo se cogen escudos que estén en un depósito, y el { $shield } no está en ninguno.
reason-shields-35 = Solo con el escudo 11 la acción adicional de un castillo puede ser coger un escudo. En tu turno se coge con dobles.
reason-shields-7 = Un escudo se pone sobre un castillo de tu principado: elige uno de tus castillos.
reason-shields-44 = Solo el escudo 16 pone un dado en otro número. Los trabajadores lo modifican al hacer la acción que lo necesita.
reason-shields-44-again = El escudo 16 ya ha cambiado un dado en este turno.
reason-shields-44-white = El escudo 16 cambia tus propios dados, nunca el blanco.
reason-phase-8 = Con uno o dos jugadores aquí no hay nada: cada depósito tiene dos casillas y el negro, cuatro.
reason-phase-7 = Con tres jugadores aquí no hay nada: cada depósito tiene tres casillas y el negro, seis.
reason-inns-1 = Aquí no hay ninguna posada: si se juega con posadas, en cada fase se añade una.
reason-take-1-empty = Aquí no hay ninguna loseta: los depósitos se rellenan en la fase siguiente.
reason-inns-3 = Las posadas se compran, no se cogen: 2 monedas de plata, una vez por turno.
reason-take-1-black = Las losetas del depósito negro se compran, no se cogen: 2 monedas de plata, una vez por turno.
reason-buildings-10 = Los edificios no cogen nada del depósito negro: elige una loseta de los seis numerados.
reason-solo-16-black = Tus mercancías se cambian por una loseta del depósito negro: elígela allí.
reason-shields-39 = El escudo 14 coloca una loseta de los seis depósitos numerados: elígela allí.
reason-shields-40 = El escudo 15 coloca una loseta del depósito negro o una posada: elígela allí.
reason-solo-25 = Un color completado da una loseta del depósito negro: elígela allí.
reason-shields-39-same = También hay una loseta así ({ $tile }) en otro lugar: coge esa, son iguales.
reason-black-5 = La compra es cosa de tu propio turno: espera al siguiente.
reason-monasteries-11 = Las losetas de los depósitos numerados se cogen con dados: solo el monasterio 6 permite comprarlas.
reason-black-3 = Tienes { $tile } en la mano: di primero adónde va, y después compra.
reason-black-1-again = Ya has comprado una loseta en este turno: la próxima compra será en tu próximo turno.
reason-shields-22-first = Guardas demasiadas losetas: descarta primero, y después compra.
reason-monasteries-10 = Una loseta se paga con 2 monedas de plata: solo el monasterio 6 permite pagar con trabajadores.
reason-black-1 = Una loseta cuesta 2 monedas de plata y { $silver ->
    [0] no tienes ninguna
   *[other] solo tienes { $silver }
  }: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }.
reason-monasteries-10-poor = El monasterio 6 cobra 2 monedas de plata, 2 trabajadores o uno de cada: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }.
reason-extra-3 = Solo el monasterio 28 vende trabajadores por plata. También se cogen con un dado.
reason-extra-3-silver = 2 trabajadores cuestan 1 moneda de plata, y no tienes ninguna.
reason-shields-25 = Solo el escudo 6 permite usar los monasterios de otro jugador.
reason-shields-27 = La elección del escudo 6 es para siempre: usas los monasterios de { $player }.
reason-shields-25-player = Elige a uno de los otros jugadores de esta mesa.
reason-place-2 = Esta casilla ya está cubierta para siempre ({ $tile }).
reason-sell-6 = No tienes { $goods }. Los barcos traen mercancías de los depósitos.
reason-turn-6 = Tus dados esperan: termina primero lo que ha puesto en marcha la última acción.
reason-turn-1-free = Cada acción de tu turno se hace con uno de tus dos dados.
reason-turn-1 = Este dado ya está usado: cada uno da una acción por turno.
reason-turn-2 = Los dos dados muestran el mismo número: usa el primero.
reason-shields-44-same = El dado ya muestra un { $wanted }.
reason-shields-5c = Un escudo cuesta los dos dados, sin usar: puedes coger uno en tu próximo turno.
reason-shields-4 = Para el { $shield } los dos dados tienen que mostrar un { $wanted }: { $needed ->
    [one] bastaría un trabajador, y te falta.
   *[other] bastarían { $needed } trabajadores, y te { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
      }
  }
reason-buildings-7 = El mercado coge un barco o ganado.
reason-buildings-8 = La carpintería coge un edificio.
reason-buildings-9 = La iglesia coge una mina, un monasterio o un castillo.
reason-take-1 = Hace falta un dado con un { $wanted }, y el tuyo muestra un { $shown }. { $needed ->
    [one] Bastaría un trabajador, pero te falta.
   *[other] Bastarían { $needed ->
        [2] dos
       *[other] tres
      } trabajadores, pero te { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
      }
  }
reason-place-1-empty = Tus casillas-llave están vacías: coge primero una loseta y después colócala.
reason-place-1 = Se coloca lo que hay en tus casillas-llave, y no tienes esa loseta ({ $tile }).
reason-team-10 = Esa loseta ({ $tile }) está en las casillas-llave privadas de tu compañero: solo él puede usarla.
reason-place-4-full = Todas las casillas para esa loseta ({ $tile }) están cubiertas.
reason-place-4 = En { $space } solo se pueden colocar { $kind }: la loseta y la casilla tienen que ser del mismo color.
reason-place-5 = Una loseta tiene que tocar otra colocada antes, y junto a { $space } aún no hay ninguna.
reason-buildings-3 = En cada ciudad cabe un solo edificio de cada tipo, y la de { $space } ya tiene ese ({ $tile }). El monasterio 1 lo permitiría.
reason-inns-5 = En cada área cabe una sola posada, y en la de { $space } ya hay una.
reason-place-3 = Para { $space } hace falta un dado con un { $wanted }, y el tuyo muestra un { $shown }. { $needed ->
    [one] Bastaría un trabajador, pero te falta.
   *[other] Bastarían { $needed ->
        [2] dos
       *[other] tres
      } trabajadores, pero te { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
      }
  }
reason-sell-1 = Para vender { $goods } hace falta un dado con un { $wanted }, y el tuyo muestra un { $shown }. { $needed ->
    [one] Bastaría un trabajador, pero te falta.
   *[other] Bastarían { $needed ->
        [2] dos
       *[other] tres
      } trabajadores, pero te { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
      }
  }
reason-take-5 = Se descarta lo que hay en tus casillas-llave, y no tienes esa loseta ({ $tile }).
reason-take-6-new = La loseta nueva ({ $tile }) nunca se descarta: le hace sitio una de las que ya guardas.
reason-shields-22 = Se descarta lo que hay en tus casillas-llave, y no tienes esa loseta ({ $tile }).
reason-buildings-7-none = No hay barcos ni ganado en los depósitos numerados: el mercado no daría nada.
reason-buildings-8-none = No hay edificios en los depósitos numerados: la carpintería no daría nada.
reason-buildings-9-none = No hay minas, monasterios ni castillos en los depósitos numerados: la iglesia no daría nada.
reason-buildings-12 = No tienes mercancías: la tienda no daría nada.
reason-buildings-15 = No puedes colocar ninguna loseta de tus casillas-llave: el ayuntamiento no daría nada.
reason-extra-7 = En esta partida no hay castillos blancos.
reason-extra-5 = La grúa hace lo mismo que otro edificio.
reason-routes-4 = Esta casilla de la ruta comercial da { $reward }: cógelo o renuncia.
reason-extra-9 = Ese animal ({ $animal }) no está en este pasto: elige uno que sí esté.
reason-shields-23 = Solo con el escudo 5 coge un barco las mercancías de un tipo de todos los depósitos.
reason-shields-23-again = El escudo 5 ya ha hecho su parte con este barco: elige ahora un depósito.
reason-shields-23-none = En los depósitos no hay { $goods }.
reason-ships-3 = No tienes sitio para { $goods }: caben tres tipos, y ya guardas otros tres.
reason-monasteries-7 = El barco ya vacía el { $depot }: elige uno adyacente.
reason-monasteries-8 = El segundo depósito tiene que ser adyacente al { $depot }.
reason-ships-6 = Ya guardas { $goods }: las que llegan se suman solas.
reason-ships-5 = Entre lo que trae el barco no hay { $goods }.
reason-ships-5-order = Las mercancías se nombran por el orden de sus números: primero { $goods }, o renuncia a otras.
reason-shields-11-yours = No tienes el { $shield }.
reason-shields-12 = Los impuestos se pagan uno por uno: ahora toca el { $shield }.
reason-shields-11 = El impuesto de un escudo es una sola moneda, nunca una mezcla.
reason-shields-19 = El impuesto se paga con plata: solo el escudo 3 permite pagar con trabajadores.
reason-shields-19-none = No tienes ningún trabajador con que pagar.
reason-shields-11-silver = No tienes plata con que pagar el impuesto.
reason-solo-17 = No tienes { $goods } con que pagar.
reason-solo-17-order = Las mercancías se nombran por el orden de sus números: primero { $goods }, o conserva otras.

## En la mesa

table-black-depot = Depósito negro
table-bridge = Puente
table-storage = Casillas-llave
table-storage-shared = Casillas-llave compartidas
table-storage-private = Casillas-llave privadas
table-goods = Mercancías
table-goods-coming = Mercancías por llegar
table-sold = Vendidas
table-silver = Plata
table-workers = Trabajadores
table-white-die = Dado blanco
table-trade-route = Ruta comercial
table-shields = Escudos
table-monasteries = Monasterios
table-bonus-tiles = Losetas de bonificación
table-border-posts = Puestos fronterizos
table-counter = Contador
table-goal = Meta
table-phase = Fase { $phase }: { $points } puntos por cada área
table-round = Ronda { $round } de { $rounds }
table-space = { $space }: { $colour }, número { $number }
table-covered = { $space }, con { $tile }
table-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
table-dice = Dados
table-die-used = { $die }: usado
table-duchy = Principado { $duchy }
table-duchies = Principados
table-look = Ver el principado de { $player }
table-back = Mi principado
table-undecided = aún sin elegir
table-legend = Edificios
table-first = Juega primero
table-per-tile = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por loseta
tip-area = Área de { $size ->
    [one] 1 casilla
   *[other] { $size } casillas
  }: { $covered ->
    [one] 1 cubierta
   *[other] { $covered } cubiertas
  }. Completada en esta fase da { $points } + { $phase } puntos.
tip-area-done = Área de { $size ->
    [one] 1 casilla
   *[other] { $size } casillas
  }: completada.
tip-depot = Un dado con { $depot } coge losetas de aquí.
tip-black = Se compra con plata, una vez por turno, en cualquier momento.
tip-price = Precio: { $price }
tip-empty-slot = Aquí no hay nada: los depósitos se llenan al empezar una fase.
tip-goods = Se venden con un { $number }: todas a la vez, por plata y { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por loseta.
tip-goods-count = En el almacén: { $n }. Vendidas: { $sold }.
tip-die = Una acción: coger una loseta, colocar una, vender mercancías o coger trabajadores. Cada trabajador modifica el dado en 1.
tip-free-die = Una acción sin usar tus propios dados.
tip-silver = Plata: compra una loseta del almacén negro por turno, en cualquier momento del turno.
tip-workers = Trabajadores: cada uno modifica un dado en 1.
tip-hire = Coge trabajadores con este dado, muestre lo que muestre.
tip-phase = Un área completada en la fase { $phase } da { $points } puntos más.
tip-bridge = Orden de la ronda siguiente: { $players }. Cada barco hace avanzar el peón de su dueño; el último peón que llega a una casilla queda encima.
tip-bonus = Quien cubra primero todas las casillas de este color gana { $large } puntos; el segundo, { $small }.
tip-bonus-solo = Cubrir todas las casillas de este color da una loseta del depósito negro.

## En tres letras

short-warehouse = Tie
short-watchtower = Ata
short-carpenter = Crp
short-church = Igl
short-market = Mer
short-boarding-house = Pen
short-bank = Bco
short-town-hall = Ayu
short-white-castle = Bla
short-crane = Grú
short-cow = va
short-goat = cb
short-pig = ce
short-sheep = ov
short-goose = oc
short-monastery = M
short-castle = Cas
short-mine = Min
short-ship = Bar
short-inn = Pos
short-face-down = ▒▒▒

## Lo que cuesta

cost-workers = { $n ->
    [one] 1 trabajador
   *[other] { $n } trabajadores
  }
cost-silver = { $n ->
    [one] 1 moneda de plata
   *[other] { $n } monedas de plata
  }
cost-goods = { $n ->
    [one] 1 loseta de mercancía
   *[other] { $n } losetas de mercancía
  }
