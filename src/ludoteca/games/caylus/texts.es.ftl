## Caylus

title-name = Caylus
title-about = Construye el castillo del rey y la ciudad a sus pies. Envía trabajadores a lo largo del camino y procura que el preboste llegue lo bastante lejos para que su trabajo cuente.
title-credits = Un juego de William Attia, ilustrado por Arnaud Demaegd, con diseño gráfico de Cyril Demaegd; publicado por Ystari en 2005.
title-unofficial = Versión no oficial y sin ánimo de lucro, sin ninguna imagen del original; reglas con nuestras propias palabras.

option-simplified = Favores simplificados
    .about = Para principiantes: no se usa la tabla de favores; cada favor real vale tres puntos en el acto.
option-jeweller = Joyero
    .about = Añade el edificio de piedra de cajas posteriores que cambia oro por puntos: 5 por un cubo, 9 por dos.

## Lo que hay

cube-food = comida
    .about = Comida: forma parte de todo lote para el castillo.
cube-wood = madera
    .about = Madera: para edificios de madera y para lotes.
cube-stone = piedra
    .about = Piedra: para edificios de piedra y de prestigio y para lotes.
cube-cloth = ropa
    .about = Ropa: para las justas, el abogado y el sastre y para lotes.
cube-gold = oro
    .about = Oro: para edificios de prestigio; 3 puntos al final.

section-dungeon = calabozo
section-walls = murallas
section-towers = torres

line-prestige = prestigio
    .about = Tantos puntos como el número de la columna: de 1 a 5.
line-deniers = denarios
    .about = Dos denarios más que el número de la columna: de 3 a 7.
line-resources = recursos
    .about = Columna 1: comida. 2: madera o piedra. 3: ropa. 4: un cubo tuyo por otros dos, sin oro. 5: oro.
line-buildings = edificios
    .about = Columna 1: nada. 2: construir en madera con un cubo de madera menos. 3: construir en piedra con uno de piedra menos. 4: hacer una residencia por un cubo de ropa. 5: construir un edificio de prestigio a su precio.

batch = { $first }, { $second }, { $third }
rate = { $paid } por { $gained }
amount-deniers = { $number ->
    [one] 1 denario
   *[other] { $number } denarios
}
amount-points = { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}
amount-cubes = { $number ->
    [one] 1 cubo
   *[other] { $number } cubos
}
amount-cube = { $number } de { $cube }

building-gate = portal
    .about = En la fase 3 el trabajador puede pasar gratis a cualquier lugar libre, o volver a casa.
building-trading_post = casa de comercio
    .about = Tres denarios.
building-merchants_guild = cabaña del mercader
    .about = Mueve al preboste de una a tres casillas, gratis.
building-joust_field = campo de justas
    .about = Paga un denario y un cubo de ropa por un favor real.
building-stables = establos
    .about = Los tres primeros ocupan los primeros puestos del orden de turno. No se usan con dos jugadores.
building-inn = posada
    .about = Desde el turno siguiente, el huésped paga un denario por trabajador, pase quien pase.
building-castle = castillo
    .about = Entrega lotes de tres cubos distintos, uno de ellos comida. Sin lote se pierden 2 puntos.
building-fixed_peddler = mercado ambulante fijo
    .about = Compra un cubo, oro no, por dos denarios.
building-fixed_carpenter = carpintería fija
    .about = Construye un edificio de madera.
building-gold_mine = mina de oro
    .about = Un cubo de oro.
building-neutral_farm = granja neutral
    .about = Un cubo de comida o uno de ropa.
building-neutral_forest = bosque
    .about = Un cubo de madera o uno de comida.
building-neutral_sawmill = serrería neutral
    .about = Un cubo de madera.
building-neutral_quarry = cantera neutral
    .about = Un cubo de piedra.
building-neutral_marketplace = mercado
    .about = Vende un cubo por cuatro denarios.
building-neutral_carpenter = carpintería neutral
    .about = Construye un edificio de madera.
building-wood_farm_food = granja de comida
    .about = Dos cubos de comida o uno de ropa.
building-wood_farm_cloth = granja de ropa
    .about = Dos cubos de ropa o uno de comida.
building-wood_quarry = cantera
    .about = Dos cubos de piedra.
building-wood_sawmill = serrería
    .about = Dos cubos de madera.
building-wood_marketplace = gran mercado
    .about = Vende un cubo por seis denarios.
building-wood_peddler = mercado ambulante
    .about = Compra uno o dos cubos, oro no, a un denario cada uno.
building-lawyer = abogado
    .about = Paga un denario y un cubo de ropa para convertir en residencia un edificio neutral o uno tuyo.
building-mason = albañilería
    .about = Construye un edificio de piedra.
building-stone_farm = latifundio
    .about = Dos cubos de comida y uno de ropa; si lo usa otro, el dueño toma un cubo de una de las dos clases.
building-park = parque
    .about = Dos cubos de madera y uno de comida; si lo usa otro, el dueño toma un cubo de una de las dos clases.
building-workshop = fábrica
    .about = Dos cubos de piedra y uno de ropa; si la usa otro, el dueño toma un cubo de una de las dos clases.
building-architect = arquitecto
    .about = Construye un edificio de prestigio en lugar de una de tus residencias.
building-architect_2 = segundo arquitecto
    .about = Construye un edificio de prestigio en lugar de una de tus residencias.
building-church = iglesia
    .about = Compra 3 puntos por dos denarios o 5 por cuatro. Quien la construye recibe un favor real.
building-tailor = sastre
    .about = Cambia dos cubos de ropa por 4 puntos o tres por 6.
building-bank = banco
    .about = Compra un cubo de oro por dos denarios o dos por cinco.
building-alchemist = alquimista
    .about = Cambia dos cubos, sin oro, por uno de oro o cuatro por dos.
building-jeweller = joyero
    .about = Cambia un cubo de oro por 5 puntos o dos por 9.
building-residence = residencia
    .about = Un denario cada turno. Un edificio de prestigio puede ocupar su lugar.
building-statue = estatua
    .about = Un favor real al construirla.
building-granary = granero
    .about = Solo puntos.
building-library = librería
    .about = Un denario cada turno.
building-weaver = tejería
    .about = Solo puntos.
building-theatre = teatro
    .about = Un favor real al construirlo.
building-college = colegio
    .about = Un favor real al construirlo.
building-monument = monumento
    .about = Dos favores reales al construirlo.
building-hotel = hotel
    .about = Dos denarios cada turno.
building-cathedral = catedral
    .about = Solo puntos.

source-visits = visitas
source-buildings = edificios
source-residences = residencias
source-prestige = edificios de prestigio
source-castle = castillo
source-favours = favores
source-trade = comercio
source-leftovers = sobrantes
source-losses = pérdidas

## Lo que se puede hacer

action-place = Trabajador a: { $building }
action-pass = Pasar
action-decline = Renunciar
action-provost = Preboste a la casilla { $space }
action-joust = Participar en las justas: un denario y un cubo de ropa por un favor real
action-leave = Dejar la posada
action-stay = Quedarse en la posada
action-take = Tomar { $cube }
action-sell = Vender { $cube }
action-buy = Comprar { $cube }
action-pay = Pagar { $cube }
action-trade = Dar { $cube } por dos cubos
action-build = Construir: { $building }
action-replace = Sustituir la residencia de la casilla { $space }
action-transform = Convertir en residencia: { $building }
action-exchange = Cambiar { $rate }
action-deliver = Entregar { $batch }
action-favour = Favor real: { $line }

## Lo que se pide

prepare-passes = Pasar lo que queda del turno
    .about = Pasas cuando te toque colocar un trabajador y dejas al preboste donde está.
prompt-place = { $own ->
    [only] Coloca un trabajador en un edificio tuyo (1 denario) o pasa.
    [some] Coloca un trabajador ({ $deniers } denarios; en tus edificios, 1) o pasa.
   *[none] Coloca un trabajador ({ $deniers ->
        [one] 1 denario
       *[other] { $deniers } denarios
    }) o pasa.
}
prompt-place-other = { $player } coloca un trabajador o pasa.
prompt-gate = Lleva a tu trabajador del portal a un lugar libre, o recógelo.
prompt-gate-other = { $player } mueve un trabajador desde el portal.
prompt-guild = Mueve gratis al preboste hasta tres casillas, o déjalo.
prompt-guild-other = { $player } puede mover gratis al preboste.
prompt-joust = ¿Participas en las justas por un favor real (un denario y un cubo de ropa)?
prompt-joust-other = { $player } puede participar en las justas por un favor real.
prompt-inn = ¿Te quedas otro turno en la posada o te vas?
prompt-inn-other = { $player } se queda en la posada o se va.
prompt-provost = { $number ->
    [one] Mueve al preboste una casilla por un denario, o déjalo.
   *[other] Mueve al preboste hasta { $number } casillas, a un denario cada una, o déjalo.
}
prompt-provost-other = { $player } puede mover al preboste.
prompt-yield = Elige qué tomar: { $building }.
prompt-yield-other = { $player } elige qué produce: { $building }.
prompt-owner-cube = Han usado un edificio tuyo ({ $building }): toma un cubo.
prompt-owner-cube-other = { $player } toma un cubo por un edificio suyo: { $building }.
prompt-sell = Vende un cubo ({ $building }) o renuncia.
prompt-sell-other = { $player } puede vender un cubo: { $building }.
prompt-buy = { $first ->
    [yes] { $number ->
        [one] Compra un cubo ({ $building }) o renuncia.
       *[other] Compra hasta { $number } cubos ({ $building }) o renuncia.
    }
   *[no] { $number ->
        [one] Compra un cubo más ({ $building }) o déjalo así.
       *[other] Compra hasta { $number } cubos más ({ $building }) o déjalo así.
    }
}
prompt-buy-other = { $player } puede comprar: { $building }.
prompt-exchange = Elige un cambio ({ $building }) o renuncia.
prompt-exchange-other = { $player } puede hacer un cambio: { $building }.
prompt-pay = { $first ->
    [yes] Elige { $number } cubos para pagar, sin oro.
   *[no] { $number ->
        [one] Elige un cubo más para pagar, sin oro.
       *[other] Elige { $number } cubos más para pagar, sin oro.
    }
}
prompt-pay-other = { $player } elige cubos para pagar.
prompt-build = Construye algo o renuncia.
prompt-build-other = { $player } puede construir.
prompt-pay-any = Paga un cubo más, de cualquier clase: { $building }.
prompt-pay-any-other = { $player } paga un cubo más: { $building }.
prompt-replace = Elige qué residencia cede su lugar al nuevo edificio: { $building }.
prompt-replace-other = { $player } elige qué residencia cede su lugar al nuevo edificio: { $building }.
prompt-transform = Elige un edificio para convertirlo en residencia tuya (un denario y un cubo de ropa) o renuncia.
prompt-transform-other = { $player } puede convertir un edificio en residencia.
prompt-favour = Un favor real: elige un renglón.
prompt-favour-other = { $player } elige un favor real.
prompt-favour-resource = { $trades ->
    [yes] Favor real: toma un cubo de los que dan tus columnas, o cambia uno tuyo por otros dos, o renuncia.
   *[no] Favor real: toma un cubo de los que dan tus columnas, o renuncia.
}
prompt-favour-resource-other = { $player } toma un cubo como favor real.
prompt-favour-building = { $what ->
    [either] Favor real: construye o haz una residencia según tus columnas, o renuncia.
    [residence] Favor real: haz una residencia por un cubo de ropa, o renuncia.
   *[build] Favor real: construye según tus columnas, o renuncia.
}
prompt-favour-building-other = { $player } puede usar el renglón de edificios de los favores reales.
prompt-take = { $first ->
    [yes] Toma { $number } cubos a tu elección, sin oro.
   *[no] { $number ->
        [one] Toma un cubo más a tu elección, sin oro.
       *[other] Toma { $number } cubos más a tu elección, sin oro.
    }
}
prompt-take-other = { $player } toma cubos.
prompt-deliver = { $number ->
    [0] { $loss ->
        [0] Entrega un lote para el castillo ({ $section }) o renuncia.
        [one] Entrega un lote para el castillo ({ $section }) o pierde 1 punto.
       *[other] Entrega un lote para el castillo ({ $section }) o pierde { $loss } puntos.
    }
   *[other] Entrega otro lote para el castillo ({ $section }) o déjalo así.
}
prompt-deliver-other = { $player } entrega lotes para el castillo ({ $section }).
prompt-end = Termina tu turno o deshaz algo.
prompt-end-other = { $player } está a punto de terminar el turno.
prompt-over = La partida ha terminado.

## Lo que ha pasado

log-turn = Turno { $number }. Empieza { $player }.
log-income = { $player } cobra { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
log-placed = { $player } envía un trabajador: { $building } ({ $deniers ->
    [0] gratis
    [one] 1 denario
   *[other] { $deniers } denarios
}).
log-passed = { $player } pasa con el número { $number }.
log-got-deniers = { $player } recibe { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
log-scored = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $source }).
log-went-home = { $player } recoge su trabajador: { $building }.
log-moved-provost = { $player } hace avanzar al preboste hasta la casilla { $space } ({ $deniers ->
    [0] gratis
    [one] 1 denario
   *[other] { $deniers } denarios
}).
log-moved-provost-back = { $player } hace retroceder al preboste hasta la casilla { $space } ({ $deniers ->
    [0] gratis
    [one] 1 denario
   *[other] { $deniers } denarios
}).
log-left-provost = { $player } deja al preboste donde está.
log-rank = { $player } ocupa el puesto { $number } del orden de turno.
log-entered-inn = { $player } es ahora huésped de la posada.
log-left-inn = { $player } deja la posada.
log-stayed-in-inn = { $player } se queda en la posada.
log-jousted = { $player } participa en las justas por un favor real.
log-took = { $player } toma { $number } de { $cube }.
log-sold = { $player } vende { $cube } por { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
log-bought = { $player } compra { $cube } por { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
log-paid = { $player } paga { $number } de { $cube }.
log-built = { $player } construye en la casilla { $space }: { $building }.
log-transformed = { $player } convierte en residencia el edificio de la casilla { $space }: { $building }.
log-will-transform = { $player } paga para hacer una residencia en cuanto el edificio quede sin trabajador: { $building }.
log-exchanged = { $player } cambia { $rate }.
log-delivered = { $player } entrega un lote y construye en el castillo: { $section }.
log-no-batch = { $player } no entrega nada al castillo.
log-best-builder = { $player } es quien más ha entregado ({ $number ->
    [one] 1 lote
   *[other] { $number } lotes
}) y recibe un favor real.
log-favour = { $player } usa un favor real: { $line }, columna { $column }.
log-favour-lost = A { $player } no le queda renglón en esta fase: el favor real se pierde.
log-declined = { $player } renuncia.
log-bailiff = El comisionado y el preboste están en la casilla { $space }.
log-section = Se puntúa el castillo: { $section }.
log-not-reached = El preboste no llega tan lejos: { $player } recoge { $number ->
    [one] un trabajador
   *[other] { $number } trabajadores
} sin compensación.
log-over = Puntuadas las torres, la partida termina.

## Por qué no

reason-jeweller-1 = El joyero no está en esta partida: es una opción.
reason-lawyer-9 = Este edificio está fuera del juego ({ $building }).
reason-placing-17 = En una residencia no se ponen trabajadores.
reason-placing-18 = En un edificio de prestigio no se ponen trabajadores ({ $building }).
reason-placing-19 = Todavía no está construido ({ $building }).
reason-placing-19-space = En esta casilla todavía no hay nada construido: envía tu trabajador a un edificio.
reason-two-players-2 = Con dos jugadores no se usan los establos.
reason-gate-1 = Tu trabajador ya está en el portal: llévalo a otro sitio o a casa.
reason-placing-20 = Aquí hay un trabajador de { $player }, y solo cabe uno.
reason-placing-21 = Los tres lugares de los establos están ocupados.
reason-placing-22 = Ya tienes un trabajador en los establos.
reason-placing-24 = El lugar izquierdo de la posada lo ocupa { $player }: queda cerrada el resto de la fase.
reason-placing-27 = Ya tienes un trabajador en el castillo.
reason-placing-9 = Un trabajador cuesta aquí { $price ->
    [one] 1 denario
   *[other] { $price } denarios
  } y tienes { $deniers }. En tus propios edificios cuesta 1.
reason-provost-2-here = El preboste ya está aquí.
reason-provost-2 = Está a { $steps } casillas: el preboste se mueve 3 como mucho.
reason-provost-3 = Costaría { $price ->
    [one] 1 denario
   *[other] { $price } denarios
  } y tienes { $deniers }.
reason-production-2 = Eso no es lo que produce el edificio ({ $building }).
reason-production-16 = Como dueño tomas un cubo de una clase que produzca el edificio ({ $building }).
reason-construction-1 = Ahora solo se pueden construir edificios de madera, y este no lo es ({ $building }).
reason-construction-2 = Ahora solo se pueden construir edificios de piedra, y este no lo es ({ $building }).
reason-construction-3 = Ahora solo se pueden construir edificios de prestigio, y este no lo es ({ $building }).
reason-construction-5 = No está en el suministro ({ $building }).
reason-construction-5-architect = Toma el otro arquitecto del suministro: son iguales.
reason-prestige-2 = Un edificio de prestigio sustituye a una residencia tuya, y no tienes ninguna.
reason-construction-9 = En el camino no queda casilla libre: no se puede construir ni en madera ni en piedra.
reason-construction-6 = Para construirlo te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  } de { $cube }.
reason-construction-15 = Para construirlo te falta un cubo más, de la clase que sea.
reason-construction-15-cube = No te queda { $cube } con que pagar.
reason-prestige-1 = Elige una residencia tuya: el edificio nuevo la sustituye ({ $building }).
reason-lawyer-4 = El propio abogado no puede convertirse en residencia.
reason-lawyer-5 = Las residencias y los edificios de prestigio no se transforman.
reason-lawyer-6 = Los edificios fijos y los especiales no se transforman.
reason-lawyer-1 = No está en el camino: solo se transforma un edificio neutral que esté allí o uno tuyo ({ $building }).
reason-lawyer-7 = Es de { $player }: se transforman edificios neutrales o propios.
reason-lawyer-17 = Ya está pagado y espera para convertirse en residencia ({ $building }).
reason-trade-1 = No tienes { $cube } que vender.
reason-trade-5 = Los mercados ambulantes no venden oro.
reason-trade-4 = Los cubos se compran en un orden fijo: ahora { $cube } o lo que viene después.
reason-trade-11 = Este edificio solo tiene sus dos cambios ({ $building }).
reason-turn-4 = No puedes pagarlo: { $rate }.
reason-trade-10 = El alquimista no acepta oro.
reason-trade-9 = No tienes { $cube } con que pagar.
reason-trade-9-order = Los cubos se pagan en un orden fijo: { $cube } no puede ser lo siguiente.
reason-castle-4 = No tienes { $cube } para este lote.
reason-favours-13 = Ya has usado este renglón en esta fase: { $line }.
reason-favours-4 = Esa es la columna { $column }, y tu marcador ha llegado a la columna { $reached }.
reason-favours-24 = No tienes { $cube } que cambiar por otros dos cubos.
reason-favours-29 = No tienes ropa con que pagar.
reason-favours-23 = A cambio no se puede tomar oro.
reason-favours-23-order = Los cubos se toman en un orden fijo: ahora { $cube } o lo que viene después.

## En la página

letter-food = C
letter-wood = M
letter-stone = P
letter-cloth = R
letter-gold = O
letter-provost = P
letter-bailiff = C

kind-wood = Edificios de madera
kind-stone = Edificios de piedra
kind-prestige = Edificios de prestigio

phase-income = Fase 1: ingresos
phase-placing_workers = Fase 2: colocación de trabajadores
phase-special_buildings = Fase 3: edificios especiales
phase-provost = Fase 4: el preboste
phase-buildings = Fase 5: los edificios
phase-castle = Fase 6: el castillo
phase-end_of_turn = Fase 7: final del turno

turn-n = Turno { $n }
turn-order = Orden de turno
my-goods = Mis bienes
favours = Favores reales
favours-open = columnas abiertas: 1 a { $n }
stock = Por construir
stock-large = Ver en grande
money-and-income = { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}; ingresos de { $income } por turno
workers-left = Trabajadores en casa: { $n } de { $all }
houses-in-castle = Casas en el castillo – { $houses }. Residencias: { $residences }
has-passed = Ha pasado con el número { $n }
cubes-of = { $cube }: { $n }
space-n = casilla { $n }
space-empty = vacía
space-scores = puntúa: { $section }
building-of = { $building } de { $player }
building-with-workers = { $building }; trabajadores aquí: { $players }
section-state = { $section }: { $filled } de { $spaces } casas
line-state = { $line }; columnas alcanzadas: { $columns }
to-build = { $building }, { $points } puntos

cost-deniers = { $n ->
    [one] 1 denario
   *[other] { $n } denarios
}
cost-food = { $n } de comida
cost-wood = { $n } de madera
cost-stone = { $n } de piedra
cost-cloth = { $n } de ropa
cost-gold = { $n } de oro
cost-any = { $n ->
    [one] 1 cubo cualquiera
   *[other] { $n } cubos cualesquiera
}

tip-cost = Para construirlo:
tip-owner = Pertenece a { $player }.
tip-owner-profits = Tu trabajador aquí da 1 punto a { $player } en el acto.
tip-nobody-profits = Nadie más gana nada con un trabajador aquí.
tip-worker = Aquí hay un trabajador de { $player }.
tip-waiting = { $player } hará de él una residencia cuando se vaya el trabajador.
tip-beyond = El preboste está más cerca del castillo: tal como está, un trabajador aquí vuelve a casa sin compensación.
tip-provost-price = Llevar aquí al preboste: { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}.
tip-provost-free = { $n ->
    [one] Una casilla
   *[other] { $n } casillas
}, gratis.
tip-provost = Aquí está el preboste: se activan los edificios hasta aquí.
tip-bailiff = Aquí está el comisionado. Al final del turno avanza dos casillas si el preboste va por delante; si no, una.
tip-empty = Libre. Un edificio nuevo de madera o de piedra va a la primera casilla libre.
tip-scores = Cuando el comisionado llega aquí, se puntúa una sección del castillo: { $section }.
tip-section = { $points } puntos por cada lote. Construido: { $filled } de { $spaces }.
tip-section-loss = Al puntuarse: sin casas −{ $points } puntos;
tip-section-houses = desde { $n ->
    [one] 1 casa
   *[other] { $n } casas
}
tip-section-when = Se puntúa cuando el comisionado llega a la casilla { $space }, o al llenarse.
tip-section-scored = Ya se ha puntuado.
