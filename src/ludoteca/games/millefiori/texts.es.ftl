## El juego

title-name = Mille Fiori
title-about = Vidrieros de la laguna de Venecia se pasan cartas, colocan diamantes relucientes y envían un barco por la ruta comercial. Cada diamante puntúa, y el siguiente puede puntuar aún más.
title-credits = Un juego de Reiner Knizia, publicado por Schmidt Spiele y, en español, por Devir.
title-unofficial = Esta es una versión no oficial hecha por admiradores: si te gusta, compra el juego y juégalo en una mesa de verdad.

option-tactical = Variante táctica
    .about = Nadie elige de antemano: cada cual escoge una carta de su mano solo cuando le llega el turno. Más lento, con más a lo que reaccionar.

## Nombres

symbol = { $symbol ->
    [quartz] Cuarzo
    [ash] Ceniza
    [lime] Cal
    [pigment] Pigmento
    [key] Llave
    [lion] León
    [coin] Moneda
    [cross] Cruz
    [fish] Pescado
    [shell] Concha
    [crab] Cangrejo
    [glassware] Cristalería
    [vases] Vasijas
    [jewellery] Joyería
    [swans] Cisnes
    [ship] Barco
   *[other] { $symbol }
  }
card = { $symbol ->
    [quartz] Cuarzo
    [ash] Ceniza
    [lime] Cal
    [pigment] Pigmento
    [key] Llave
    [lion] León
    [coin] Moneda
    [cross] Cruz
    [fish] Pescado
    [shell] Concha
    [crab] Cangrejo
    [glassware] Cristalería
    [vases] Vasijas
    [jewellery] Joyería
    [swans] Cisnes
    [ship] Barco
   *[other] { $symbol }
  } { $helm }
space = { $area ->
    [workshops] el taller de { $symbol ->
        [quartz] cuarzo
        [ash] ceniza
        [lime] cal
       *[pigment] pigmento
      } { $space }
    [residences] la residencia { $space }
    [nobles] { $symbol ->
        [lion] el león
        [coin] la moneda
       *[cross] la cruz
      } { $space } de los nobles
    [people] { $symbol ->
        [fish] el pescado
        [shell] la concha
       *[crab] el cangrejo
      } { $space } del pueblo llano
    [trade] la casilla { $space } de { $symbol ->
        [glassware] cristalería
        [vases] vasijas
        [jewellery] joyería
       *[swans] cisnes
      }
   *[harbour] la casilla de barco { $space }
  }
bonus = la casilla de bonificación de { $points } puntos { $area ->
    [workshops] de los talleres
    [residences] de las residencias
    [nobles] de los nobles
    [people] del pueblo llano
   *[trade] del comercio
  }
route-step = casilla { $step } de la ruta comercial{ $points ->
    [0] { "" }
    [one] { ", 1 punto" }
   *[other] , { $points } puntos
  }{ $extra ->
    [yes] { ", una carta adicional" }
   *[no] { "" }
  }
space-taken = { $space }: un diamante de { $player }

area-workshops = Talleres
area-residences = Residencias
area-nobles = Los nobles
area-people = Pueblo llano
area-trade = Comercio
area-harbour = Puerto

source-workshops = Talleres
source-residences = Residencias
source-nobles = Los nobles
source-people = Pueblo llano
source-trade = Comercio
source-fleets = Flotas
source-route = Ruta comercial
source-bonus = Bonificaciones

## Lo que se puede hacer

action-keep = Quedarse con { $card }
action-place = Colocar un diamante en { $space }
action-sail = Navegar
    .about = Usa solo el número del timón: tu barco avanza esas casillas y no colocas ningún diamante. Ganas lo que muestre la casilla donde se detenga.
action-stay = Dejar el barco
    .about = Tu barco se queda donde está.
action-take = Jugar { $card }
action-decline = Sin carta adicional
    .about = Renuncia a la carta adicional que has ganado. No se puede guardar para después.

## Lo que se pide

prompt-keep = Elige una carta para jugar; las demás pasan a tu izquierda.
prompt-keep-last = Elige una carta para jugar; las que sobren quedarán boca arriba.
prompt-keep-wait = Ya has elegido; esperando a los demás.
prompt-keep-other = Cada cual está eligiendo una carta.
prompt-choose = Elige una carta de tu mano y juégala.
prompt-choose-other = { $player } está eligiendo una carta.
prompt-play = Coloca un diamante con { $card } o navega.
prompt-play-other = { $player } está jugando { $card }.
prompt-move-ship = Puedes navegar con { $card }.
prompt-move-ship-other = { $player } puede navegar con { $card }.
prompt-extra = Has ganado una carta adicional: elige una de las que están boca arriba.
prompt-extra-other = { $player } ha ganado una carta adicional.
prompt-end = Termina tu turno o deshaz algo.
prompt-end-other = { $player } está a punto de terminar el turno.
prompt-over = La partida ha terminado.

## Lo que ha pasado

log-round = Empieza la ronda { $number }; sale { $player }.
log-kept = Te quedas con { $card }.
log-turned-up = { $player } descubre { $card }.
log-placed = { $player } coloca un diamante en { $space }.
log-scored = { $player } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } – { $source }.
log-bonus = { $player } ocupa { $bonus }.
log-sailed = { $player } navega hasta la casilla { $step }.
log-stayed = El barco de { $player } se queda donde está.
log-extra = { $player } gana una carta adicional.
log-took = { $player } juega { $card } como carta adicional.
log-declined = { $player } renuncia a la carta adicional.
log-no-card = No hay cartas boca arriba: { $player } pierde la carta adicional.
log-fleet = { $player } completa la flota de la línea { $line }, que zarpa.
log-left = { $number ->
    [one] Se pone boca arriba 1 carta que nadie ha jugado.
   *[other] Se ponen boca arriba { $number } cartas que nadie ha jugado.
  }
log-first = { $player } recibe la carta de Dux y jugará en primer lugar.
log-last-diamond = { $player } ha colocado el último diamante de su suministro: son los últimos turnos.
log-over = La partida ha terminado.

## Por qué no

reason-draft-1 = Esta carta no está en tu mano: elige una de las que tienes.
reason-tactical-2 = Esta carta no está en tu mano: juega una de las que tienes.
reason-extra-1 = Como carta adicional solo se puede jugar una de las que están boca arriba junto al tablero.
reason-end-13 = No te quedan diamantes, ni siquiera en la reserva: con esta carta solo puedes navegar.
reason-cards-1 = { $card } solo sirve { $area ->
    [workshops] en los talleres
    [residences] en las residencias
    [nobles] entre los nobles
    [people] entre el pueblo llano
    [trade] en el comercio
   *[harbour] en el puerto
  }, o para navegar.
reason-workshops-1 = El diamante necesita una casilla libre con el símbolo de tu carta ({ $card }).
reason-trade-1 = El diamante necesita una casilla libre con la mercancía de tu carta ({ $card }).
reason-turn-5 = Aquí ya hay un diamante de { $player }: hace falta una casilla libre.
reason-residences-2 = Las residencias se ocupan por orden: ahora toca { $space }.
reason-citizens-4 = { $missing ->
    [one] Una de las dos casillas de debajo sigue libre: antes hay que ocupar { $space }
   *[other] Antes hay que ocupar las dos casillas de debajo
  }.

## En la mesa

hand = Mi mano
hand-empty = Ahora no tienes cartas en la mano.
kept = elegida
face-up = Cartas boca arriba
    .about = { $n ->
        [0] no queda ninguna que ganar como carta adicional
        [one] 1 que ganar como carta adicional
       *[other] { $n } que ganar como cartas adicionales
      }
remembered = Manos que he pasado
discard = Descartes ({ $n })
being-played = { $player } está jugando esta carta
round-of = Ronda { $round } de { $rounds }
trick-of = Carta { $trick } de { $tricks }
pile = Mazo: { $n }
last-turns = ¡Últimos turnos!
supply = { $n ->
    [one] 1 diamante
   *[other] { $n } diamantes
  }
    .about = { $n ->
        [one] Queda 1 diamante en el suministro
       *[other] Quedan { $n } diamantes en el suministro
      } y { $reserve } en la reserva. Quien coloca el último de su suministro provoca el final de la partida.
ship-at = Barco en la casilla { $step } de { $last }
cards-in-hand = { $n ->
    [one] 1 carta en la mano
   *[other] { $n } cartas en la mano
  }
cards-chosen = Ya ha elegido carta; { $n ->
    [one] 1 más en la mano
   *[other] { $n } más en la mano
  }
doge = Dux: empieza la ronda
    .about = Tiene la carta de Dux: juega en primer lugar en esta ronda. Después la carta pasa a la izquierda.
set-of = { $area }: la casilla de bonificación pide { $size } diferentes; aquí, { $n } ({ $owned })

## Ayudas

tip-workshops = 1 punto por esta casilla y 1 por cada diamante tuyo conectado con ella, directamente o a través de otros tuyos.
tip-pigment = Pigmento: 2 puntos por casilla en vez de 1.
tip-residences = Ganas el número de esta casilla y los de tu propia fila sin cortes que llega hasta ella. La línea se ocupa por orden.
tip-nobles = 1, 3 o 6 puntos según la fila, el doble si el símbolo es el de la carta. En las dos filas superiores todos puntúan por sus diamantes del triángulo de debajo: 1 por cada uno de la fila de abajo y 3 por cada uno de la del medio.
tip-people = 1, 3 o 6 puntos según la fila, el doble si el símbolo es el de la carta. En las dos filas superiores todos puntúan por sus diamantes del triángulo de debajo: 1 por cada uno de la fila de abajo y 3 por cada uno de la del medio.
tip-trade = El valor de una mercancía es el número de sus casillas ocupadas. Cada diamante que hay en ella da ese valor a su dueño, sea quien sea quien coloque este.
tip-harbour = Cuando se coloca el tercer barco de una línea, cada diamante de la flota da a su dueño 1, 3, 6 o 10 puntos por 1, 2, 3 o 4 mercancías ocupadas en la misma línea.
tip-route = Tu barco avanza exactamente el número del timón de la carta. Solo cuenta la casilla donde se detiene; lo que sobre al final se pierde.
tip-extra-workshops = Carta adicional: ocupa la última de las tres casillas en torno a la flor.
tip-extra-residences = Carta adicional: con 3 números distintos tuyos, y otra vez con 5.
tip-extra-nobles = Carta adicional: cada diamante en la fila de arriba.
tip-extra-people = Carta adicional: cada diamante en la fila de arriba.
tip-extra-trade = Carta adicional: otro jugador tiene ahora más diamantes que tú en esta mercancía.
tip-extra-harbour = Tras colocar el diamante puedes además navegar con la misma carta.
tip-bonus = Cada jugador la obtiene una vez, siempre la más alta que quede libre, con un diamante más.
tip-bonus-workshops = Bonificación: diamantes en las cuatro materias primas.
tip-bonus-residences = Bonificación: diamantes en 4 números distintos.
tip-bonus-nobles = Bonificación: diamantes en los tres símbolos de esta pirámide.
tip-bonus-people = Bonificación: diamantes en los tres símbolos de esta pirámide.
tip-bonus-trade = Bonificación: diamantes en las cuatro mercancías.
tip-card-workshops = Talleres: coloca un diamante en cualquier casilla vacía con este símbolo.
tip-card-residences = Residencias: coloca un diamante en la siguiente casilla vacía de la línea.
tip-card-nobles = Nobles: coloca un diamante en su pirámide, sobre cualquier símbolo; sobre este la casilla vale el doble.
tip-card-people = Pueblo llano: coloca un diamante en su pirámide, sobre cualquier símbolo; sobre este la casilla vale el doble.
tip-card-trade = Comercio: coloca un diamante en cualquier casilla vacía de esta mercancía.
tip-card-harbour = Puerto: coloca un diamante en cualquier casilla de barco vacía; después puedes además navegar.
tip-helm = O úsala solo para navegar { $helm ->
    [one] 1 casilla.
   *[other] { $helm } casillas.
  }
tip-shares = Los dos peones: con ella también pueden puntuar otros jugadores.
ships-here = Aquí: { $names }
taken-by = Aquí hay un diamante de { $player }.
