## El juego

title-name = Catan: El Duelo
title-about = Dos príncipes, dos principados: funda, construye y comercia carta a carta, sin perder de vista la mano del oponente.
title-credits = Un juego de Klaus Teuber.
title-unofficial = Programa de aficionados, no hecho ni aprobado por las editoriales; nombres y reglas son de sus dueños.
option-setup = Modo de juego
    .about = Qué cartas se usan y cuántos puntos dan la victoria.
option-setup-introductory = Los primeros catanos (7 puntos)
option-setup-gold = La Edad del Oro (12 puntos)
option-setup-turmoil = La Edad del Caos (12 puntos)
option-setup-progress = La Edad del Progreso (12 puntos)
option-setup-princes = El Duelo de los Príncipes (13 puntos)
option-setup-tournament = Torneo, experimental (mazos propios de 24 cartas, 13 puntos)

## Nombres

colour-red = rojo
colour-blue = azul
site = casilla { $side ->
    [top] superior
   *[bottom] inferior
} de { $place }
place = { $place }
end = extremo { $side ->
    [left] izquierdo
   *[right] derecho
}
site-label = Casilla { $side ->
    [top] superior
   *[bottom] inferior
} de { $place }
spot = { $row ->
    [top] arriba
   *[bottom] abajo
}
goods = { $resource } ({ $store })
store = { $land ->
    [forest] Bosque
    [gold_field] Río aurífero
    [fields] Sembrado
    [hills] Cerro
    [pasture] Pasto
   *[mountains] Montaña
} { $number }
second-gold-cache = segundo Escondite de oro
resource-brick = arcilla
resource-grain = cereales
resource-lumber = madera
resource-wool = lana
resource-ore = mineral
resource-gold = oro
cost-brick = { $n } de arcilla
cost-grain = { $n } de cereales
cost-lumber = { $n } de madera
cost-wool = { $n } de lana
cost-ore = { $n } de mineral
cost-gold = { $n } de oro
cost-any = { $n ->
    [one] una materia prima a tu elección
   *[other] { $n } materias primas a tu elección
}
cost-saved = menos { $n }, a tu elección
land-forest = Bosque
land-gold_field = Río aurífero
land-fields = Sembrado
land-hills = Cerro
land-pasture = Pasto
land-mountains = Montaña
back-basic = set básico
back-gold = Edad del Oro
back-turmoil = Edad del Caos
back-progress = Edad del Progreso
face-brigand_attack = Asalto del ladrón
    .about = Antes de la producción: quien tenga más de 7 materias primas sin proteger pierde todo el oro y la lana.
face-trade = Comercio
    .about = Quien tenga la ventaja comercial elige 1 materia prima del oponente y se la queda.
face-celebration = Fiesta
    .about = Quien tenga más puntos de habilidad recibe 1 materia prima a su elección; en caso de empate, ambos.
face-plentiful_harvest = Cosecha abundante
    .about = Cada jugador recibe 1 materia prima a su elección.
face-event_card = Carta de evento
    .about = Se descubre y resuelve la carta de evento superior.
source-settlements = Poblados
source-cities = Ciudades
source-expansions = Ampliaciones
source-hero = Ficha de héroe
source-trade = Ficha de comercio
points-victory = Puntos de victoria
points-strength = Fuerza
    .about = Quien tiene más que el oponente, y al menos 3, tiene la ventaja de fuerza y la ficha de héroe.
points-commerce = Comercio
    .about = Quien tiene más que el oponente, y al menos 3, tiene la ventaja comercial y la ficha de comercio.
points-skill = Habilidad
    .about = Deciden quién recibe algo en la Fiesta.
points-progress = Progreso
    .about = Cada uno te permite tener una carta más en la mano.
phase-setup = Preparativos
phase-roll = Tirar los dados
phase-event = Producción y evento
phase-action = Fase de acción
phase-draw = Robar cartas
phase-exchange = Intercambiar una carta
phase-over = Fin de la partida

## Lo que se puede hacer

action-roll = Tirar los dados
action-done = Listo
action-pass = Renunciar
action-play = Jugar { $card }
action-number = Elegir el { $number }
action-build = Construir { $card }
action-at = En la { $site }
action-lay = Junto a { $store }
action-save = Ahorrar 1 de { $resource }
action-road = Construir una carretera en el { $end }
action-settle = Construir un poblado en el { $end }
action-explore = Tomar las dos regiones superiores
action-scout = Elegir { $store }
action-top = { $store } arriba
action-city = Construir una ciudad en { $place }
action-trade = Intercambiar { $resource }
action-trade-three = Intercambiar { $resource }, 3 por 1
action-ship = Intercambiar 2 de { $store } con el Gran barco mercante
action-mint = Intercambiar 1 de oro en la Casa de la moneda
action-pay = Pagar de { $store }
action-take = Recibir 1 en { $store }
action-demand = Exigir 1 de { $resource }
action-amount = { $number }
action-enough = Nada más
action-fill = Llenar { $store }
action-give = Dar 1 de { $store }
action-tithe = Recibir { $resource }
action-treat = Casa de baños de la { $site }
action-swap = Trasladar { $store }
action-shift = Trasladar lo que está en la { $site }
action-remove = Retirar lo que está en la { $site }
action-lose = Perder lo que está en la { $site }
action-name = Nombrar el edificio de la { $site }
action-burn = Incendiar el edificio de la { $site }
action-defend = Tirar el dado para impedirlo
action-bribe = Pagar el oro
action-draw = Robar de la pila { $stack }
action-search = Examinar la pila { $stack }
action-under = Debajo de la pila { $stack }
action-pick = Tomar { $card }
action-drop = Devolver { $card }
action-exchange = Intercambiar { $card }
action-buy-search = Pagar y examinar una pila
action-arrange = { $store } aquí
action-enlist = Añadir { $card } al mazo
action-foresee = Añadir el evento { $event }

## Lo que ha pasado

log-first = Empieza { $player }.
log-turn = Turno { $turn }: { $player }.
log-rolled = Los dados de { $player } muestran { $die } y { $face }.
log-chose-number = { $player } elige { $die } para el dado de producción.
log-robbed = Los ladrones asaltan a { $player }, que tiene { $amount } materias primas sin proteger.
log-gained = { $player } recibe { $amount } de { $goods }.
log-paid = { $player } paga { $amount } de { $goods }.
log-lost = { $player } pierde { $amount } de { $goods }.
log-event = Evento: { $event }.
log-reshuffled = Se prepara de nuevo la pila de eventos.
log-played = { $player } juega { $card }.
log-built = { $player } construye { $card } en la { $site }.
log-road = { $player } construye una carretera en el { $end }.
log-settled = { $player } construye un poblado en el { $end }.
log-region = { $player } coloca { $store } { $spot }.
log-city = { $player } construye una ciudad en { $place }.
log-removed = { $player } retira { $card } de la { $site }.
log-lost-card = { $player } pierde { $card } en la { $site }.
log-went-under = { $card }, de { $player }, va debajo de la pila { $stack }.
log-drew = { $player } toma una carta de la pila { $stack }.
log-drew-card = { $player } recibe { $card }.
log-searched = { $player } examina la pila { $stack }.
log-put-under = { $player } pone una carta de la mano debajo de la pila { $stack }.
log-put-card = { $player } pone { $card } debajo de la pila { $stack }.
log-demanded = { $player } exige { $amount } de { $resource }.
log-defended = { $player } saca { $die } en defensa.
log-stopped = { $player } detiene el ataque.
log-showed-hand = { $player } muestra su mano.
log-shown-card = En la mano de { $player }: { $card }.
log-taken-card = { $player } toma { $card } de la mano de su oponente.
log-named = { $player } nombra el edificio de la { $site }.
log-immune = El evento no afecta a { $player }.
log-swapped = { $player } intercambia { $store } y { $other }.
log-shifted = { $player } intercambia lo que está en la { $site } y la { $second }.
log-hero-token = { $player } tiene la ventaja de fuerza.
log-trade-token = { $player } tiene la ventaja comercial.
log-from-discards = { $player } toma una carta de la pila de descartes.
log-uncovered = Encima de la pila de descartes queda { $card }.
log-arranged = { $player } ha recolocado sus regiones.
log-over = { $player } gana con { $amount } puntos de victoria.
log-endless = Nadie ha alcanzado la meta en tantos turnos; la partida termina.
log-hero-token-gone = Ya nadie tiene la ventaja de fuerza.
log-trade-token-gone = Ya nadie tiene la ventaja comercial.
log-buried = { $player } pone una carta de la mano de su oponente debajo de la pila { $stack }.
log-cache = { $player } oculta un Escondite de oro junto a { $store }.

## Lo que se pregunta

prompt-over = La partida ha terminado.
prompt-draw-hand = Elige la pila de tus tres primeras cartas.
prompt-draw-hand-other = { $player } elige la pila de su primera mano.
prompt-choose-stack = Elige la pila que examinarás para tu primera mano.
prompt-choose-stack-other = { $player } elige la pila de su primera mano.
prompt-pick-hand = { $count ->
    [one] Toma la última carta para tu mano.
    [3] Toma tres cartas para tu mano.
   *[other] Toma { $count } cartas más para tu mano.
}
prompt-pick-hand-other = { $player } elige su primera mano.
prompt-rearrange = ¿Qué región va { $row ->
    [top] arriba
   *[bottom] abajo
} { $column ->
    [0] a la izquierda
    [1] en el centro
   *[2] a la derecha
}? O deja el resto como está.
prompt-rearrange-other = { $player } recoloca sus regiones.
prompt-roll = Tira los dados.
prompt-roll-other = { $player } va a tirar los dados.
prompt-act = Construye, comercia y juega cartas, o termina la fase.
prompt-act-other = { $player } construye, comercia y juega cartas.
prompt-draw = { $count ->
    [one] Rellena tu mano: falta una carta.
   *[other] Rellena tu mano: faltan { $count } cartas.
}
prompt-draw-other = { $player } rellena su mano.
prompt-drop = { $count ->
    [one] Devuelve una carta: te sobra.
   *[other] Devuelve { $count } cartas: te sobran.
}
prompt-drop-other = { $player } devuelve cartas.
prompt-under = ¿Debajo de qué pila?
prompt-under-other = { $player } elige una pila para la carta.
prompt-exchange = Intercambia una carta de la mano, o termina tu turno.
prompt-exchange-none = No tienes cartas que intercambiar: termina tu turno.
prompt-exchange-other = { $player } puede intercambiar una carta.
prompt-new-card = { $count ->
    [one] Roba la carta superior de una pila, o paga 1 materia prima para examinar una y elegir.
   *[other] Roba la carta superior de una pila, o paga { $count } materias primas para examinar una y elegir.
}
prompt-new-card-only = Roba la carta superior de una pila.
prompt-new-card-free = Roba la carta superior de una pila, o examina una y elige.
prompt-new-card-other = { $player } toma una carta nueva.
prompt-search = ¿Qué pila examinas?
prompt-search-other = { $player } elige una pila que examinar.
prompt-pick = Toma una carta.
prompt-pick-other = { $player } toma una carta de la pila.
prompt-site = ¿Dónde va { $card }?
prompt-site-other = { $player } coloca { $card }.
prompt-cache = ¿Junto a qué región va el Escondite de oro?
prompt-cache-other = { $player } coloca el Escondite de oro.
prompt-save = ¿Qué materia prima de { $card } ahorras?
prompt-save-other = { $player } elige qué ahorra en { $card }.
prompt-explore = Toma dos regiones, o juega un Explorador.
prompt-explore-none = Toma las dos regiones superiores.
prompt-explore-other = { $player } va a tomar dos regiones.
prompt-scout = Explorador: elige una región.
prompt-scout-other = { $player } elige regiones.
prompt-top = ¿Qué región va arriba?
prompt-top-other = { $player } coloca las nuevas regiones.
prompt-sink = Piratas: ¿qué barco mercante pierdes?
prompt-sink-other = { $player } pierde un barco mercante a manos de piratas.
prompt-tithe = ¿Lana o cereales por cada héroe?
prompt-tithe-other = { $player } elige lana o cereales.
prompt-library = Puedes examinar una pila.
prompt-library-other = { $player } puede examinar una pila.
prompt-put-away = ¿Debajo de qué pila va la carta que pierdes?
prompt-put-away-other = { $player } elige una pila para la carta perdida.
prompt-pay = Paga { $count } de { $resource }: ¿de qué región?
prompt-pay-other = { $player } paga { $resource }.
prompt-pay-any = { $count ->
    [one] Paga 1 materia prima a tu elección.
   *[other] Paga { $count } materias primas a tu elección.
}
prompt-pay-any-other = { $player } paga materias primas a su elección.
prompt-give-back = Devuelve 1 materia prima a tu oponente.
prompt-give-back-other = { $player } devuelve 1 materia prima.
prompt-store = { $count } de { $resource }: ¿en qué región?
prompt-store-other = { $player } almacena { $resource }.
prompt-take = { $count ->
    [one] Toma 1 materia prima a tu elección: ¿en qué región?
   *[other] Toma { $count } materias primas a tu elección: ¿en qué región?
}
prompt-take-other = { $player } toma materias primas a su elección.
prompt-keep-gold = Oro: ¿al río aurífero o al Escondite de oro?
prompt-keep-gold-other = { $player } almacena oro.
prompt-market = Mercado: toma 1 materia prima.
prompt-market-other = { $player } toma una materia prima del Mercado.
prompt-demand = { $named ->
    [0] { $count ->
        [one] Exige 1 materia prima.
       *[other] Exige hasta { $count } materias primas.
    }
   *[other] Exige { $count ->
        [one] una más
       *[other] hasta { $count } más
    }, o di que no quieres nada más.
}
prompt-demand-other = { $player } exige materias primas.
prompt-preach = { $event }: juega a Sebastian, o deja que ocurra.
prompt-preach-none = { $event }: no tienes a Sebastian, así que deja que ocurra.
prompt-preach-other = { $event }: { $player } puede reaccionar.
prompt-riot = Disturbios: paga { $count } de oro, o pierde una unidad.
prompt-riot-poor = Disturbios: te falta oro, así que ¿qué unidad pierdes?
prompt-riot-poor-other = Disturbios: a { $player } le falta oro y pierde una unidad.
prompt-riot-other = Disturbios: { $player } paga o pierde una unidad.
prompt-name = { $count ->
    [one] Altercado: nombra un edificio más.
    [3] Altercado: nombra tres edificios.
   *[other] Altercado: nombra { $count } edificios más.
}
prompt-name-other = Altercado: { $player } nombra edificios.
prompt-lose-named = Altercado: ¿qué edificio nombrado pierdes?
prompt-lose-named-other = Altercado: { $player } pierde un edificio.
prompt-mark-card = Enemistad fraternal: elige una carta de la mano de tu oponente.
prompt-mark-card-other = Enemistad fraternal: { $player } elige cartas de la mano de su oponente.
prompt-mark-stack = Enemistad fraternal: ¿debajo de qué pila va?
prompt-mark-stack-other = Enemistad fraternal: { $player } elige pilas.
prompt-peddle = { $count ->
    [one] Vendedor ambulante: compra 1 materia prima por 1 de oro, o ninguna.
   *[other] Vendedor ambulante: compra hasta { $count } materias primas por 1 de oro cada una.
}
prompt-peddle-other = { $player } trata con el Vendedor ambulante.
prompt-number = Elige el número del dado de producción.
prompt-number-other = { $player } elige el número.
prompt-relocate = Elige una región o una ampliación que trasladar.
prompt-relocate-other = { $player } hace un traslado.
prompt-swap = ¿Con qué región?
prompt-swap-other = { $player } intercambia regiones.
prompt-shift = ¿Con qué ampliación?
prompt-shift-other = { $player } intercambia ampliaciones.
prompt-gold = ¿Cuánto oro exiges?
prompt-gold-other = { $player } exige oro.
prompt-raid = ¿Qué región tuya llena la Razia?
prompt-raid-other = { $player } hace una Razia.
prompt-raid-amount = ¿Cuánto tomas?
prompt-raid-amount-other = { $player } hace una Razia.
prompt-treat = Médico: ¿qué Casa de baños?
prompt-treat-other = { $player } elige una Casa de baños.
prompt-pick-discard = Toma una carta de la pila de descartes.
prompt-pick-discard-other = { $player } examina la pila de descartes.
prompt-defend = { $card }: ¿tiras el dado para impedirlo?
prompt-defend-other = { $card }: { $player } puede tirar el dado para impedirlo.
prompt-shot = Arquero: ¿qué unidad pierdes?
prompt-shot-other = Arquero: { $player } pierde una unidad.
prompt-burn = Incendiario: ¿qué edificio arde?
prompt-burn-other = Incendiario: { $player } incendia un edificio.
prompt-betray = Traidor: toma una carta de la mano de tu oponente, o ninguna.
prompt-betray-other = Traidor: { $player } puede tomar una carta de la mano de su oponente.
prompt-enlist = { $count ->
    [one] Elige la última carta para tu mazo.
   *[other] Elige { $count } cartas más para tu mazo.
}
prompt-enlist-other = Los jugadores eligen sus mazos.
prompt-foresee = { $count ->
    [one] Elige el último evento.
   *[other] Elige { $count } eventos más.
}
prompt-foresee-other = Los jugadores eligen eventos.
prompt-end = ¿Es todo?
prompt-end-other = { $player } va a terminar.

## Cartas

card-road = Carretera
    .about = Va en un extremo libre de tu fila. En su otro extremo se puede construir después un poblado.
card-settlement = Poblado
    .about = 1 punto de victoria. Va en el extremo libre de una carretera, abre una casilla encima y otra debajo y trae dos regiones nuevas, que empiezan vacías.
card-city = Ciudad
    .about = 2 puntos de victoria en vez de 1. Se pone sobre uno de tus poblados; dos casillas encima y dos debajo.
card-brigitta = Brigitta la mujer sabia
    .about = Antes de tirar: elige el número del dado de producción. Después solo se tira el dado de eventos.
card-goldsmith = Orfebre
    .about = Paga 3 de oro y toma 2 materias primas cualesquiera.
card-merchant_caravan = Caravana de comerciantes
    .about = Entrega 2 de tus materias primas y toma 2 cualesquiera.
card-scout = Explorador
    .about = Al construir un poblado: en vez de las dos regiones superiores eliges dos cualesquiera de la pila, que luego se baraja.
card-relocation = Traslado
    .about = Dos de tus regiones, o dos de tus ampliaciones, cambian de sitio. Lo almacenado sigue en su región; las ampliaciones de ciudad siguen en ciudades.
card-iron_foundry = Fundición de hierro
    .about = Cuando el dado de producción hace producir a las montañas adyacentes, cada una da 2 de mineral en vez de 1.
card-grain_mill = Molino de cereales
    .about = Cuando el dado de producción hace producir a los sembrados adyacentes, cada uno da 2 de cereales en vez de 1.
card-lumber_camp = Aserradero
    .about = Cuando el dado de producción hace producir a los bosques adyacentes, cada uno da 2 de madera en vez de 1.
card-weavers_shop = Tejeduría
    .about = Cuando el dado de producción hace producir a los pastos adyacentes, cada uno da 2 de lana en vez de 1.
card-brick_factory = Fábrica de ladrillos
    .about = Cuando el dado de producción hace producir a los cerros adyacentes, cada uno da 2 de arcilla en vez de 1.
card-parish_hall = Casa de la Comunidad
    .about = Elegir una carta de una pila al intercambiar te cuesta 1 materia prima en vez de 2. Una por principado.
card-abbey = Monasterio
    .about = 1 punto de progreso: una carta más en la mano. Uno por principado.
card-storehouse = Almacén
    .about = En el Asalto del ladrón no se cuentan las materias primas de sus dos regiones adyacentes.
card-marketplace = Mercado
    .about = 1 punto de comercio. Si el número sale en más regiones del oponente que tuyas, recibes además 1 materia prima de las que dan esas regiones. Uno por principado.
card-toll_bridge = Puente de peaje
    .about = 1 punto de comercio. Cosecha abundante: 2 de oro más para ti.
card-ore_ship = Barco mercante de mineral
    .about = 1 punto de comercio. Cambia 2 de mineral por 1 de otra materia prima, cuantas veces quieras.
card-grain_ship = Barco mercante de cereales
    .about = 1 punto de comercio. Cambia 2 de cereales por 1 de otra materia prima, cuantas veces quieras.
card-gold_ship = Barco mercante de oro
    .about = 1 punto de comercio. Cambia 2 de oro por 1 de otra materia prima, cuantas veces quieras.
card-lumber_ship = Barco mercante de madera
    .about = 1 punto de comercio. Cambia 2 de madera por 1 de otra materia prima, cuantas veces quieras.
card-brick_ship = Barco mercante de arcilla
    .about = 1 punto de comercio. Cambia 2 de arcilla por 1 de otra materia prima, cuantas veces quieras.
card-wool_ship = Barco mercante de lana
    .about = 1 punto de comercio. Cambia 2 de lana por 1 de otra materia prima, cuantas veces quieras.
card-austin = Austin
    .about = Héroe: 1 punto de fuerza, 2 puntos de habilidad.
card-candamir = Candamir
    .about = Héroe: 4 puntos de fuerza, 1 punto de habilidad.
card-harald = Harald
    .about = Héroe: 2 puntos de fuerza, 1 punto de habilidad.
card-inga = Inga
    .about = Heroína: 1 punto de fuerza, 3 puntos de habilidad.
card-osmund = Osmund
    .about = Héroe: 2 puntos de fuerza, 2 puntos de habilidad.
card-siglind = Siglinde
    .about = Heroína: 2 puntos de fuerza, 3 puntos de habilidad.
card-large_trade_ship = Gran barco mercante
    .about = 1 punto de comercio. Cambia 2 materias primas de una misma región adyacente por 1 de otro tipo, cuantas veces quieras.
card-fraternal_feuds = Enemistad fraternal
    .about = Quien tenga la ventaja de fuerza mira la mano del oponente y pone 2 de sus cartas debajo de pilas con el mismo dorso.
card-invention = Invención
    .about = Cada jugador recibe 1 materia prima a su elección por cada edificio propio con punto de progreso, 2 como máximo.
card-year_of_plenty = Año productivo
    .about = Cada región da 1 materia prima por cada Almacén y Monasterio adyacente.
card-traveling_merchant = Vendedor ambulante
    .about = Cada jugador puede comprar hasta 2 materias primas por 1 de oro cada una.
card-feud = Altercado
    .about = Quien tenga la ventaja de fuerza nombra 3 edificios del oponente, que pone uno de ellos debajo de una pila con el mismo dorso.
card-yule = Solsticio de invierno
    .about = Se prepara de nuevo la pila de eventos; después se descubre otra carta.
card-trade_ships_race = Carrera de barcos mercantes
    .about = Quien tenga más barcos mercantes recibe 1 materia prima a su elección; en caso de empate con al menos un barco, ambos.
card-gudrun = Gudrun el azote de los mares
    .about = Requiere un Barco pirata. El oponente te entrega hasta 2 de oro por cada Barco pirata tuyo, si puedes almacenarlo.
card-trade_master = Maestro mercader
    .about = Requiere tu Gremio de mercaderes. Exige 1 o 2 materias primas a tu elección; el oponente decide de qué regiones salen.
card-merchant = Mercader
    .about = Requiere una ciudad o 3 puntos de comercio. Exige 1 o 2 materias primas a tu elección y devuelve después 1.
card-brigands = Razia
    .about = Requiere la ventaja de fuerza. Llena una de tus regiones con materias primas del oponente.
card-reiner = Reiner el heraldo
    .about = Antes de tirar: el evento es una Fiesta, y recibes 1 materia prima más de las que te daría.
card-gold_cache = Escondite de oro
    .about = Requiere un héroe con punto de fuerza. Se pone encima o debajo de una región y guarda hasta 3 de oro, a salvo de los ladrones.
card-pirate_ship = Barco pirata
    .about = Al construirlo: el oponente descarta uno de sus barcos mercantes. Cosecha abundante: 1 de oro más para ti.
card-moneylender = Casa de empeño
    .about = 1 punto de victoria. Cuando sale Comercio y tienes la ventaja comercial, tomas 2 materias primas en vez de 1. Una por principado.
card-harbor = Puerto
    .about = 1 punto de comercio; 1 punto de victoria mientras tengas al menos 3 barcos mercantes.
card-trading_base = Puesto comercial
    .about = 1 punto de victoria, 1 punto de comercio. Tu Mercado y tu Puerto tienen 1 punto de comercio más.
card-merchant_guild = Gremio de mercaderes
    .about = 1 punto de victoria, 2 puntos de comercio. Algunas cartas lo requieren. Uno por principado.
card-mint = Casa de la moneda
    .about = 1 punto de victoria. Una vez en cada turno tuyo: cambia 1 de oro por 1 de otra materia prima.
card-salt_silo = Silo de sal
    .about = 1 punto de victoria. Cada barco mercante tuyo tiene 1 punto de comercio más.
card-staple_house = Lonja
    .about = Requiere tu Gremio de mercaderes. 1 punto de victoria. Al construirla: toma 2 materias primas a tu elección.
card-gift_for_the_prince = Regalo para el príncipe
    .about = Cada jugador recibe 1 de oro por cada unidad propia con puntos de fuerza.
card-voyage_of_plunder = Saqueo
    .about = Requiere la ventaja de fuerza. Toma 1 materia prima del oponente, 2 si tiene más puntos de victoria que tú.
card-archer = Arquero
    .about = Requiere tu Taberna. El oponente pone una unidad con puntos de fuerza debajo de una pila con el mismo dorso.
card-arsonist = Incendiario
    .about = Requiere tu Taberna. Elige un edificio desprotegido del oponente; va debajo de una pila con el mismo dorso.
card-sebastian = Sebastian el predicador itinerante
    .about = Cuando se descubre Disturbios, Altercado o Enemistad fraternal: el evento no te afecta.
card-traitor = Traidor
    .about = Requiere tu Taberna. El oponente muestra su mano; puedes tomar 1 carta de ella.
card-lookout_tower = Atalaya
    .about = 1 punto de fuerza. Contra Arquero, Incendiario y Traidor puedes tirar un dado: con 1 o 2 no ocurre nada.
card-drill_ground = Campo de entrenamiento
    .about = 1 punto de fuerza. Tus héroes cuestan 1 materia prima menos, a tu elección. Uno por principado.
card-carl_forkbeard = Carl Barbahorquilla
    .about = Héroe: 5 puntos de fuerza.
card-heinrich = Heinrich el centinela
    .about = Héroe: 2 puntos de fuerza. Contra Arquero, Incendiario y Traidor puedes tirar un dado: con 3, 4 o 5 no ocurre nada.
card-irmgard = Irmgard, guardiana de la luz
    .about = Heroína: 2 puntos de habilidad. Cada vez que un evento o una carta de acción del oponente te quita otra ampliación, recibes 1 materia prima a tu elección.
card-fairgrounds = Plaza mayor
    .about = 1 punto de victoria. Al construirla: toma 2 materias primas a tu elección, si tienes más puntos de habilidad que el oponente.
card-fire_brigade = Parque de bomberos
    .about = 1 punto de victoria. Todos los edificios de su ciudad están a salvo del Incendiario.
card-large_festival_hall = Sala de fiestas
    .about = 2 puntos de victoria.
card-chapel_low = Capilla (1-3)
    .about = 1 punto de victoria. Los Disturbios no te afectan si el dado de producción muestra 1, 2 o 3.
card-chapel_high = Capilla (4-6)
    .about = 1 punto de victoria. Los Disturbios no te afectan si el dado de producción muestra 4, 5 o 6.
card-hedge_tavern = Taberna
    .about = 1 punto de victoria. La requieren Arquero, Incendiario y Traidor. Una por principado.
card-tithe_barn = Colecturía
    .about = 1 punto de victoria. Al construirla: elige lana o cereales y recibe 1 por cada héroe tuyo.
card-riots = Disturbios
    .about = Quien tenga 1 o 2 unidades con puntos de fuerza o comercio paga 1 de oro (2 si tiene más) o pone una de ellas debajo de una pila con el mismo dorso.
card-benjamin = Benjamin el erudito viajero
    .about = Tus regiones con el número de este turno dan otra vez 1 materia prima, sin mejoras de producción.
card-three_field_system = Rotación trienal
    .about = Requiere tu Universidad. Recibe hasta 2 de cereales.
card-mineral_mining = Minería
    .about = Requiere tu Universidad. Recibe hasta 2 de mineral.
card-guido = Guido el diplomático
    .about = Requiere tu Ayuntamiento, o menos puntos de victoria que el oponente. Añade a tu mano una carta de la pila de descartes.
card-gustav = Gustav el bibliotecario
    .about = Requiere tu Biblioteca, o menos puntos de victoria que el oponente. Añade a tu mano una carta de la pila de descartes.
card-doctor = Médico
    .about = Elige una de tus Casas de baños: las cuatro regiones alrededor de su ciudad dan 1 materia prima cada una.
card-chief_cannoneer = Jefe de cañoneros
    .about = Requiere tu Universidad. Unidad, pero no héroe: 4 puntos de fuerza.
card-pharmacy = Botica
    .about = 1 punto de victoria. Plaga: recibes 1 materia prima a tu elección.
card-bath_house = Casa de baños
    .about = 1 punto de victoria. Las cuatro regiones alrededor de su ciudad no pierden nada con la Plaga.
card-building_crane = Grúa de acoplamiento
    .about = Requiere tu Universidad. Las ampliaciones de ciudad que cuestan más de 4 materias primas te cuestan una menos, a tu elección.
card-library = Biblioteca
    .about = 1 punto de victoria. Al construirla: puedes examinar una pila y tomar 1 carta de ella.
card-parliament = Parlamento
    .about = Requiere 2 puntos de progreso. 2 puntos de victoria.
card-town_hall = Ayuntamiento
    .about = 1 punto de victoria. Se construye sobre tu Casa de la Comunidad en una ciudad. Elegir una carta de una pila al intercambiar es gratis.
card-university = Universidad
    .about = Requiere tu Monasterio o Biblioteca. 1 punto de victoria, 1 punto de progreso. Algunas cartas la requieren. Una por principado.
card-plague = Plaga
    .about = Cada región junto a una ciudad pierde 1 materia prima; después cada Botica da 1 a su dueño.

## La mesa en pantalla

type-action = Carta de acción
type-settlement_expansion = Ampliación de lugar
type-city_expansion = Ampliación de ciudad
type-region_expansion = Ampliación de región
type-event = Carta de evento
type-road = Carta central
type-settlement = Carta central
type-city = Carta central
subtype-building = Edificio
subtype-trade_ship = Unidad: barco mercante
subtype-pirate_ship = Unidad: barco pirata
subtype-hero = Unidad: héroe o heroína
subtype-other_unit = Unidad
subtype-extraordinary_site = Ni edificio ni unidad
turn-n = Turno { $n }
purse = Mis materias primas
held = { $n } de { $resource }, { $rate } por 1
hand = Mi mano
hand-empty = No tienes cartas en la mano.
hand-of = Cartas en la mano: { $n } de { $limit }
card-label = { $card }, { $type } ({ $n }): { $about }
unknown-card = Carta desconocida
unknown-card-of = Carta desconocida ({ $back })
maybe = Una de: { $cards }
points-of = { $points } de { $target } puntos
token-hero = Ventaja de fuerza: ficha de héroe, 1 punto de victoria
    .about = Ficha de héroe: 1 punto de victoria para quien tenga más puntos de fuerza que el oponente, al menos 3. Ahora no la tiene nadie.
token-trade = Ventaja comercial: ficha de comercio, 1 punto de victoria
    .about = Ficha de comercio: 1 punto de victoria para quien tenga más puntos de comercio que el oponente, al menos 3. Ahora no la tiene nadie.
region-label = { $region }: { $stock } de { $resource }
cache-label = Escondite de oro: { $stock } de 3 de oro
site-free = { $site }: libre
site-with = { $site }: { $card }
remove-label = Retirar { $card }
town-label = { $kind ->
    [city] Ciudad
   *[settlement] Poblado
} { $place }
end-road = Carretera, { $end }
end-settlement = Poblado, { $end }
left-of = { $card }: { $n ->
    [one] queda 1
   *[other] quedan { $n }
  }
left-in-supply = Quedan en la reserva: { $n }
regions-left = Pila de regiones: { $n }
    .about = Cada poblado nuevo trae dos.
not-rolled = Aún sin tirar
choose-number = Elige un número
event-stack = Cartas de evento antes del Solsticio de invierno: { $n }
    .about = Se descubre una cuando el dado de eventos muestra una carta. Con el Solsticio de invierno se barajan todas de nuevo.
turned-since = Descubiertas desde entonces: { $cards }
last-event-none = Aún sin eventos
event-card = Evento: { $card }
being-played = Ahora: { $card }
stack-label = Pila { $stack }: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}, { $back }
    .about = Para robar y para poner cartas debajo. Aquí está lo que sabes de ella, desde arriba.
stack-owned = Pila { $stack } de { $player }: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
face-up-card = { $card }, a la vista de ambos: { $n }
discards = Descartes
discards-label = Pila de descartes: { $n }
    .about = Cartas jugadas y retiradas, la última encima.
open-stack = Pila { $stack }, desde arriba
open-discards = Pila de descartes
open-hand = La mano del oponente
open-regions = Pila de regiones
open-new = Regiones nuevas
deck = Cartas para elegir
deck-chosen = Elegidas ({ $n }): { $cards }
tip-cost = Cuesta:
tip-free-site = Casilla libre
tip-settlement-site = Para una ampliación de lugar (verde).
tip-city-site = Para una ampliación de lugar (verde) o de ciudad (roja).
tip-beneath = Debajo: { $card }.
tip-named = Nombrado en el Altercado.
tip-remove = La cruz la retira: la carta se pierde y la casilla queda libre.
tip-stock = { $stock } de { $resource }, de { $capacity } como mucho
tip-region = Da 1 de { $resource } cada vez que sale { $number } en el dado de producción. Guarda 3 como mucho; lo que sobra se pierde.
tip-boosted = Junto a ella hay una mejora de producción: 2 en vez de 1.
tip-sheltered = Junto a ella hay un Almacén: los ladrones no cuentan sus materias primas.
tip-bathed = Una Casa de baños la protege de la Plaga.
tip-to-city = Una ciudad aquí cuesta
tip-rate = cambia { $n } por 1
reason-play-1-action = { $card } es una carta de acción: se juega, no se construye.
reason-build-1-expansion = { $card } es una ampliación: se construye, no se juega.
reason-build-1-first = Elige antes la carta: después dices en qué casilla se construye.
reason-build-1-hand = { $card } no está en tu mano: construyes lo que tienes en ella o lo que está boca arriba.
reason-play-1 = { $card } no está en tu mano: juegas lo que tienes en ella.
reason-turn-7 = Tu fase de acción ha terminado: en tu próximo turno podrás volver a jugar, construir y comerciar.
reason-turn-8 = Primero va el nuevo poblado: toma sus regiones y luego sigue.
reason-turn-3 = Antes hay que tirar los dados: hasta entonces solo se pueden jugar Brigitta y Reiner.
reason-exchange-1 = { $card } no está en tu mano: intercambia una carta que tengas.
reason-draw-6-hand = { $card } no está en tu mano: devuelve una carta que tengas.
reason-draw-3 = No devuelves ninguna carta: en tu mano { $count ->
    [one] falta una. Róbala
   *[other] faltan { $count }. Róbalas
  } de las pilas que quieras.
reason-draw-6 = Tienes demasiadas cartas: pon { $count ->
    [one] una
   *[other] { $count }
  } debajo de una pila de robar.
reason-draw-4 = En esta partida no existe esa pila de robar: elige una de las que hay en la mesa.
reason-tournament-3 = Esta pila es de tu oponente: tú robas de las tuyas.
reason-stacks-4 = Esta pila está vacía: elige otra.
reason-stacks-1 = La carta tiene otro dorso: va debajo de una pila con el suyo.
reason-tournament-6 = La carta va debajo de una pila del jugador de cuya caja procede.
reason-exchange-4 = No puedes pagar la búsqueda: bastaría con { $missing ->
    [one] una materia prima más
   *[other] { $missing } materias primas más
  } de cualquier tipo.
reason-exchange-7 = { $card } no está en esta pila: toma una de las cartas que ves.
reason-tournament-9 = Tu mano inicial sale de una de tus pilas.
reason-theme-8 = Tu mano inicial sale de una pila de cartas básicas.
reason-setup-14 = Tu oponente ya ha tomado cartas de esta pila: elige otra.
reason-theme-10 = Tu oponente ya ha tomado su mano inicial de esta pila: elige otra.
reason-theme-8-card = { $card } no está en la pila que has elegido.
reason-theme-11 = Solo reordenas tus seis regiones.
reason-theme-11-laid = { $store } ya está en su sitio: elige una región que aún no lo esté.
reason-tournament-2 = Ya tienes en tu mazo todas las cartas de este tipo: en tu caja no queda { $card }.
reason-tournament-4 = No te queda { $event } que elegir.
reason-basic-brigitta = Brigitta se juega antes de tirar los dados: guárdala para tu próximo turno.
reason-gold-reiner = Reiner se juega antes de tirar los dados: guárdalo para tu próximo turno.
reason-basic-brigitta-again = El número de este turno ya está elegido: ahora tira.
reason-gold-reiner-again = La fiesta de este turno ya está anunciada: ahora tira.
reason-basic-scout = El Explorador solo se juega al construir un poblado, antes de robar sus regiones.
reason-turmoil-sebastian = Sebastian solo se juega cuando se descubren Disturbios, Altercado o Enemistad fraternal y te afectarían.
reason-theme-19-strength = { $card } necesita la ventaja de fuerza: al menos 3 puntos de fuerza y más que tu oponente.
reason-theme-19-city = { $card } necesita una ciudad o { $points ->
    [one] 1 punto de comercio
   *[other] { $points } puntos de comercio
  }.
reason-theme-19-progress = { $card } necesita { $points ->
    [one] un punto de progreso
   *[other] { $points } puntos de progreso
  } en tu principado.
reason-theme-19-hero = { $card } necesita en tu principado un héroe con al menos { $points ->
    [one] 1 punto de fuerza
   *[other] { $points } puntos de fuerza
  }.
reason-theme-19-either = { $card } necesita { $needed } o { $alternative } en tu principado.
reason-theme-19-behind = { $card } necesita { $needed } en tu principado, o menos puntos de victoria que tu oponente.
reason-theme-19 = { $card } necesita { $needed } en tu principado.
reason-basic-goldsmith = El Orfebre cuesta 3 de oro: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }.
reason-basic-merchant-caravan-3 = La Caravana de comerciantes pide 2 materias primas: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }.
reason-play-3-room = No serviría de nada: no te cabe más { $resource }.
reason-gold-gudrun-2-ship = Gudrun necesita un Barco pirata tuyo.
reason-gold-gudrun-2-gold = Tu oponente no tiene oro que Gudrun pueda exigir.
reason-gold-gudrun-3-room = No te cabe el oro que traería Gudrun.
reason-play-3-demand = No serviría de nada: tu oponente no tiene nada que te quepa.
reason-gold-brigands-fill = Tu oponente no tiene nada que quepa en una de tus regiones.
reason-progress-benjamin = El número de este turno es { $count }: ninguna de tus regiones con él tiene sitio, así que Benjamin no traería nada.
reason-progress-doctor-2-full = El Médico no traería nada: todas las regiones en torno a tus Casas de baños están llenas.
reason-play-3-discards = La pila de descartes está vacía.
reason-turmoil-archer-2 = Tu oponente no tiene ninguna unidad con puntos de fuerza.
reason-turmoil-arsonist-2 = Tu oponente no tiene ningún edificio sin protección.
reason-turmoil-traitor-3 = Tu oponente no tiene cartas en la mano.
reason-basic-relocation = Elige una de tus regiones.
reason-basic-relocation-3 = Elige una de tus ampliaciones: nada se traslada a un lugar vacío.
reason-basic-relocation-3-mixed = Una región nunca se intercambia con una ampliación.
reason-basic-relocation-partner = No hay otra ampliación con la que el intercambio tuviera algún efecto.
reason-basic-relocation-same = Es la que ya has elegido: elige otra.
reason-basic-relocation-4 = Una ampliación de ciudad tiene que acabar en una ciudad.
reason-play-3-alike = Intercambiar estas dos no cambiaría nada.
reason-gold-gudrun-3 = Puedes exigir { $most } de oro como mucho: lo que tu oponente tiene y te cabe.
reason-gold-brigands = Puedes tomar { $most } como mucho: lo que tu oponente tiene y cabe en la región.
reason-gold-brigands-yours = Elige una de tus regiones: es la que se llena.
reason-gold-brigands-2 = Solo se puede llenar una región, nunca un Escondite de oro.
reason-progress-doctor = Elige una Casa de baños tuya.
reason-progress-doctor-2 = Las cuatro regiones en torno a esta ciudad están llenas.
reason-progress-guido = { $card } no está en esta pila de descartes.
reason-turmoil-archer = Elige una de tus unidades con al menos 1 punto de fuerza.
reason-turmoil-arsonist = Elige un edificio de tu oponente.
reason-turmoil-arsonist-4 = Aquí no hay nada que pueda arder: elige un edificio, no una unidad.
reason-turmoil-fire-brigade = Un Parque de bomberos protege todos los edificios de esta ciudad.
reason-turmoil-traitor = { $card } no está en la mano que ves.
reason-turmoil-sebastian-only = Ahora solo se puede jugar a Sebastian.
reason-events-riots = { $missing ->
    [one] Te falta 1 de oro
   *[other] Te faltan { $missing } de oro
  }: renuncia a una de las unidades.
reason-events-riots-2 = Elige una de tus unidades con puntos de fuerza o de comercio.
reason-events-feud = Elige un edificio de tu oponente.
reason-events-feud-twice = Ya has nombrado este edificio: nombra otro.
reason-events-feud-named = Elige uno de tus edificios nombrados.
reason-events-fraternal-feuds = { $card } no está en la mano que ves, o ya está elegida.
reason-events-traveling-merchant = El Vendedor ambulante cobra en oro y vende todo lo demás.
reason-gold-pirate-ship = Elige uno de tus barcos mercantes.
reason-turmoil-tithe-barn = La Colecturía trae lana o cereales.
reason-turmoil-tithe-barn-2 = No te cabe más { $resource }.
reason-goods-1-first = Elige antes qué construyes o cambias: después pagas con lo que hay en tus regiones.
reason-goods-1-yours = Elige una de tus regiones: pagas con lo que hay en ella.
reason-goods-1 = Ahora toca pagar { $resource }: elige una región donde haya.
reason-goods-1-empty = Aquí no hay nada ({ $store }): elige una región que tenga algo.
reason-goods-2-yours = Elige una de tus regiones: en ella guardas lo que recibes.
reason-goods-2 = Recibes { $resource }: elige una región de ese tipo.
reason-trade-4 = Un intercambio nunca da lo mismo que has pagado: toma cualquier cosa menos { $resource }.
reason-gold-gold-cache-6 = Este oro va a su región ({ $store }) o a un Escondite de oro.
reason-basic-marketplace = El número de este turno es { $count }: el Mercado da lo que produce una región de tu oponente con él.
reason-land-3 = Aquí no cabe más ({ $store }): una región guarda 3 como mucho.
reason-goods-12 = A tu oponente no le queda { $resource } que puedas pedir.
reason-goods-10 = No te cabe más { $resource }.
reason-goods-11 = Pide al menos 1 materia prima.
reason-basic-large-trade-ship = Solo junto a un Gran barco mercante tuyo puede una región cambiar dos por uno.
reason-basic-large-trade-ship-ship = Tu barco de { $resource } ya cambia 2 por 1 desde todas tus regiones: usa ese intercambio.
reason-basic-large-trade-ship-2 = El Gran barco mercante toma 2 de una misma región: aquí ({ $store }) { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }.
reason-gold-mint = No tienes ninguna Casa de la moneda.
reason-gold-mint-2 = Cada Casa de la moneda sirve una vez por turno: ya la has usado.
reason-gold-mint-gold = La Casa de la moneda pide 1 de oro, y no tienes.
reason-trade-7 = Sin un barco de { $resource } ya cambias 3 por 1: usa ese intercambio.
reason-trade-1 = Cambias { $rate } de { $resource } por 1 de otro tipo: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }. Con un barco bastarían 2.
reason-trade-3 = Tu barco cambia { $rate } de { $resource } por 1 de otro tipo: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }.
reason-trade-5 = No te cabe nada de lo que traería el intercambio.
reason-remove-7 = En el juego introductorio no se retiran cartas.
reason-remove-1 = Solo retiras tus propios edificios y unidades.
reason-remove-1-empty = Aquí no hay nada que retirar.
reason-centre-1 = Este es el principado de tu oponente: construye en el tuyo.
reason-centre-3-roads = No quedan carreteras en la reserva.
reason-centre-3-settlements = No quedan poblados en la reserva.
reason-centre-3-cities = No quedan ciudades en la reserva.
reason-centre-city-2 = Una ciudad se coloca sobre un poblado tuyo, y aquí no hay ninguno.
reason-centre-city-2-already = Aquí ya hay una ciudad: elige un poblado.
reason-centre-settlement-2 = Un poblado necesita el extremo libre de una carretera: antes construye aquí una.
reason-centre-road-3 = Aquí ya hay una carretera: antes construye un poblado en su extremo.
reason-centre-road = Una carretera cuesta 2 de arcilla y 1 de madera: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  } de { $resource }{ $others ->
    [0] {""}
   *[other] {" "}y { $others } más de otro tipo
  }.
reason-centre-settlement = Un poblado cuesta 1 de arcilla, 1 de cereales, 1 de madera y 1 de lana: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  } de { $resource }{ $others ->
    [0] {""}
   *[other] {" "}y { $others } más de otros tipos
  }.
reason-centre-city = Una ciudad cuesta 2 de cereales y 3 de mineral: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  } de { $resource }{ $others ->
    [0] {""}
   *[other] {" "}y { $others } más de otro tipo
  }.
reason-basic-scout-2 = Esta región no está en la pila de regiones.
reason-basic-scout-2-twice = Ya has elegido esta región: elige otra.
reason-centre-settlement-7 = Elige una de las dos regiones nuevas.
reason-build-7 = { $card } ya está en tu principado: solo puedes tener una.
reason-build-8 = { $card } ya está en tu principado: una unidad con nombre propio solo existe una vez.
reason-progress-town-hall-2 = El Ayuntamiento se construye sobre una Casa de la Comunidad tuya que esté en una ciudad.
reason-build-5 = No tienes casilla libre para { $card }: un nuevo poblado o una nueva ciudad te la daría.
reason-theme-17-none = { $card } necesita una casilla libre de una ciudad: una nueva ciudad te daría dos.
reason-build-6 = No puedes pagar { $card }: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  } de { $resource }{ $others ->
    [0] {""}
   *[other] {" "}y { $others } más de otros tipos
  }.
reason-build-1 = Este es el principado de tu oponente: elige una de tus casillas.
reason-land-5 = Aquí no hay casilla: un poblado tiene una encima y otra debajo.
reason-build-5-taken = Aquí ya está { $card }: elige una casilla libre.
reason-land-9 = Las dos casillas de este lado de la ciudad son iguales: elige la otra.
reason-theme-17 = { $card } solo puede estar en una ciudad.
reason-gold-gold-cache-2 = El Escondite de oro va junto a una de tus regiones.
reason-tournament-12 = Junto a esta región ya hay un Escondite de oro: elige otra.
reason-build-6-save = { $card } no cuesta { $resource }: ahorra algo de lo que cuesta.
