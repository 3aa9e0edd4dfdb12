## El juego

title-name = Feudum
title-about = En el exilio y sin blanca, ganas estatus en seis gremios, gobiernas granjas, pueblos y feudos y confías en que ningún monstruo se cruce en tu camino. Bienes, cuentas y sellos reales pasan de gremio en gremio, y a quien los mueve se le recuerda.
title-credits = Un juego de Mark Swanson, publicado por Odd Bird Games.
title-unofficial = Esta es una versión no oficial hecha por admiradores: si te gusta, compra el juego y disfrútalo en una mesa de verdad. Algunas rutas, los discos del comienzo, el número de cuentas de cada valor y los paisajes de las fichas están reconstruidos.

option-advanced = Juego avanzado
    .about = Con las habilidades especiales de las cartas, paisajes que cuidar, festines, alguaciles y monstruos. Mejor sin él en la primera partida.
option-takeover = Los feudos se pueden tomar por influencia
    .about = El siervo que añade un marcador se hace con un feudo como con cualquier otra localización. Sin esta opción un feudo solo cae por conquista.

option-mandate = Recompensa del mandato por estatus entre granjeros
    .about = Las ediciones difieren: tres de comida o tres bienes al azar.
option-mandate-food = tres de comida
option-mandate-goods = tres bienes al azar
option-serpent = Dónde emerge la serpiente marina
    .about = Algunos puertos están reconstruidos. Hay muelles dibujados en ocho localizaciones; con puertos puede emerger también en los islotes y en la cala del bosque.
option-serpent-harbours = en cualquier puerto
option-serpent-piers = solo donde hay un muelle dibujado

## Nombres

good-saltpeter = salitre
    .about = Una quinta carta en la ronda, fuerza en un ataque.
good-sulfur = azufre
    .about = En el barril: vino para peones y festines. En la reserva: dos cartas en un turno.
good-iron = hierro
    .about = Convierte una granja en pueblo.
good-wood = madera
    .about = Convierte un puesto avanzado en granja; paga un paisaje.
good-food = comida
    .about = Alimenta a un peón al final de la ronda; trae un peón al mapa.
resource-saltpeter = salitre
resource-sulfur = azufre
resource-iron = hierro
resource-wood = madera
resource-food = comida
resource-archery_target = una diana
resource-shilling = un chelín

guild-farmer = Gremio de Granjeros
    .about = Aquí se vende la cosecha por comida o chelines. Su maestre envía bienes a los mercaderes, su oficial lleva limosnas a las gallinas.
guild-merchant = Gremio de Mercaderes
    .about = Compra hasta tres bienes. Su maestre envía bienes a los alquimistas, su oficial los trae de los granjeros.
guild-alchemist = Gremio de Alquimistas
    .about = Compra una nave. Su maestre inventa naves y barriles de krud, su oficial trae bienes de los mercaderes.
guild-knight = Gremio de Caballeros
    .about = Compra los marcadores de tu fila. Su maestre cambia marcadores por sellos reales, su oficial encarga una invención.
guild-noble = Gremio de Nobles
    .about = Compra sellos reales. Su maestre da sellos a la iglesia, su oficial cambia marcadores por sellos.
guild-monk = Gremio de Monjes
    .about = Compra una cuenta para cosechar más. Su maestre da limosna a las gallinas, su oficial trae un sello del castillo.
character-farmer = granjero
    .about = Ve la cosecha antes de elegir favores (juego avanzado).
character-merchant = mercader
    .about = Por un chelín se hace con una localización que tiene un solo marcador (juego avanzado).
character-alchemist = alquimista
    .about = Los peones nuevos pueden entrar por cualquier espacio inicial (juego avanzado).
character-knight = caballero
    .about = Usa todo el salitre que quiera al atacar; recluta un marcador con los impuestos (juego avanzado).
character-noble = noble
    .about = Mata de hambre a súbditos y siervos (juego avanzado).
character-monk = monje
    .about = Da un paso más (juego avanzado).
rank-guild_master = maestre
rank-journeyman = oficial
rank-apprentice = aprendiz
function-trade = comerciar
function-pull = tirar
function-push = empujar

region-sea = el mar
region-island = las islas
region-forest = el bosque
region-desert = el desierto
region-badlands = el páramo
region-mountain = la montaña
location-sea_n = Islote del Norte
location-sea_sw = Islote del Suroeste
location-sea_e = Islote del Este
location-island_n = Isla Superior norte
location-island_e = Isla Superior este
location-island_w = Isla Inferior oeste
location-island_s = Isla Inferior sur
location-forest_nw = Cala del Bosque
location-forest_c = Bosque Profundo
location-forest_se = Vado del Bosque
location-desert_n = Puerto Norte del Desierto
location-desert_sw = Puerto Sur del Desierto
location-desert_w = Dunas del Oeste
location-desert_c = Cruce del Desierto
location-desert_e = Dunas del Este
location-badlands_nw = Puerta del Páramo
location-badlands_n = Alto Páramo
location-badlands_w = Páramo del Río
location-badlands_c = Páramo Central
location-badlands_se = Páramo Solitario
location-mountain_nw = Pico Alto
location-mountain_se = Lago de Montaña

disc-outpost = puesto avanzado
    .about = Quien gobierna uno puede explorar. Cuenta para alquimistas y monjes.
disc-farm = granja
    .about = Quien gobierna una puede cosechar. Cuenta para granjeros y caballeros.
disc-town = pueblo
    .about = Quien gobierna uno puede cobrar impuestos. Cuenta para mercaderes y nobles.
disc-feudum = feudo ({ $guild })
role-subject = súbdito
role-serf = siervo

route = { $kind }: { $here } – { $there }
way = de { $here } a { $there } ({ $kind })
route-road = carretera
route-ship = barco
route-submersible = sumergible
route-flying_machine = máquina voladora
route-ferry = transbordador
vessel-ship = barco
vessel-submersible = sumergible
vessel-flying_machine = máquina voladora
invention-ship = un barco
invention-submersible = un sumergible
invention-flying_machine = una máquina voladora
invention-krud = un barril de krud
    .about = Llena la siguiente sección de todas las filas del Gremio de Caballeros.
monster-behemoth = el gigante
    .about = Va por carreteras y rutas aéreas, e inmoviliza los peones ajenos.
monster-sea_serpent = la serpiente marina
    .about = Nada por rutas de barco y de sumergible, e inmoviliza los peones ajenos.
pawn = el peón { $number } de { $player }


landscape-orchard = huerta
    .about = Tres de comida en cada amanecer.
landscape-archery_range = campo de tiro
    .about = Tres dianas en cada amanecer; cada una vale un marcador tuyo.
landscape-silver_mine = mina de plata
    .about = Tres chelines en cada amanecer.
landscape-sulfur_mine = mina de azufre
    .about = Tres de azufre en cada amanecer.

card-migrate = Emigrar
    .about = Trae un peón por uno de comida, donde tengas un peón o un marcador, o retira uno. Alquimista: también en cualquier espacio inicial.
card-move = Mover
    .about = Tantos pasos como peones tengas en el mapa, repartidos a tu gusto. Después puedes robar un recurso allí donde hayas llegado. Monje: un paso más.
card-influence = Influenciar
    .about = Añade un marcador en cada localización con un peón tuyo. Mercader: por un chelín desplaza a un único marcador.
card-improve = Mejorar
    .about = De puesto a granja (madera), de granja a pueblo (hierro), de pueblo a feudo (sello real): puntos y una ficha de región. O pon un paisaje donde seas siervo (madera).
card-explore = Explorar
    .about = Si gobiernas un puesto avanzado: roba dos decretos y uno más por cada otro puesto o feudo; quédate uno. Hierro: dos más, y te quedas otro.
card-harvest = Cosechar
    .about = Si gobiernas una granja: cinco bienes o más sobre ella, y 1 punto. Puedes tomar algunos como favores. Granjero: los ves antes.
card-tax = Cobrar impuestos
    .about = Si gobiernas un pueblo: dos chelines y uno más por cada otro pueblo o feudo. Caballero: además un marcador.
card-conquer = Conquistar
    .about = Ataca un peón o un feudo junto a tus peones; nunca con tu última carta. Noble: mata de hambre a un súbdito o siervo en su lugar.
card-defend = Defender
    .about = Una defensa más cuando te atacan, y 1 punto en cualquier caso. Comida: salva un marcador del hambre en su lugar.
card-repeat = Repetir
    .about = Repite Mover, Influenciar o Gremio. Salitre: cualquier carta salvo Conquistar y Defender.
card-guild = Gremio
    .about = Comercia con un gremio, tira como oficial o empuja como maestre. Azufre del barril: un festín para usar el rango de otro.

decree-bow = Arco
    .about = En un ataque: +1, o +2 por uno de madera.
decree-sword = Espada
    .about = En un ataque: +1, o +2 por uno de hierro.
decree-coins_3_7 = Tesoro pequeño
    .about = 3 chelines por comida, o 7 por madera y comida.
decree-coins_9_13 = Tesoro grande
    .about = 9 chelines por hierro, madera y comida, o 13 con azufre además.
decree-flying_machine_or_ship = Máquina voladora o barco
    .about = Una máquina voladora por comida, o un barco por madera.
decree-ship_or_submersible = Barco o sumergible
    .about = Un barco por madera, o un sumergible por hierro.
decree-status_west = Estatus en el oeste
    .about = Con 3 estrellas: 3 de comida, o 3 bienes al azar si así se ha acordado (granjeros), 3 chelines (mercaderes) o cualquier nave (alquimistas).
decree-status_east = Estatus en el este
    .about = Con 3 estrellas: 3 marcadores (caballeros), un sello (nobles) o una cuenta (monjes).
decree-barrel = Barril lleno
    .about = Fuero: 5 o 7 puntos por 2 o 3 de azufre en el barril al final.
decree-monster_slayer = Matamonstruos
    .about = Fuero: 7 puntos si has derrotado a un monstruo.
decree-northern_kingdom = Reino Septentrional
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar 1, 2, 3 o 4 de sus localizaciones.
decree-southern_kingdom = Reino Meridional
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar 1, 2, 3 o 4 de sus localizaciones.
decree-eastern_kingdom = Reino Oriental
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar 1, 2, 3 o 4 de sus localizaciones.
decree-western_kingdom = Reino Occidental
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar 1, 2, 3 o 4 de sus localizaciones.
decree-central_kingdom = Reino Central
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar 1, 2, 3 o 4 de sus localizaciones.
decree-isolated_kingdom = Reino Aislado
    .about = Fuero: 5, 11 o 17 puntos por gobernar 1, 2 o 3 de sus localizaciones.

bonus-extra = una quinta carta
bonus-sequential = dos cartas en un turno
meal-food = comida
meal-wine = vino
meal-tile = una ficha de región
meal-nothing = nada
place-barrel = el barril de vino
place-reserve = la reserva personal

source-improving = mejoras
source-harvest = cosechas
source-conquest = conquistas
source-defence = defensa
source-pushing = empujar
source-pulling = tirar
source-feasts = festines
source-reeves = alguaciles
source-status = estatus en los gremios
source-landscapes = paisajes
source-regions = regiones activas
source-disloyalty = deslealtad
source-voyage = viaje épico
source-empire = imperio
source-shillings = chelines
source-charters = fueros

## Lo que se puede hacer

action-choose = Tomar { $good }
action-barrel = Al barril de vino
    .about = Para vino, festines, el fuero del barril y los empates; ya no sale de allí para otra cosa.
action-reserve = A mi reserva
    .about = Para jugar dos cartas en un turno, o para mandatos.
action-character = Entrar como: { $face }
action-at = Junto a { $location }
action-pouch = Pagar un bien por { $bonus }
action-pouch-tile = Gastar una ficha ({ $landscape }) por { $bonus }
action-no-pouch = No pagar nada
action-card = Elegir { $card }
action-play = Jugar { $card }
action-wait = Guardar la segunda carta para después
action-decline = Renunciar
action-done = Terminar
action-withdraw = Retirar { $piece }
action-move = Mover { $piece } ({ $route })
action-pilfer = Robar { $resource } en { $location }
action-pilfer-landscape = Robar del paisaje de { $location }
action-influence = Marcador en { $location }
action-money = Pagar un chelín y gobernar { $location }
action-improve = Mejorar { $location }
action-found = Feudo del { $guild }
action-draw = La ficha de otra región: { $region }
action-tend = Poner un paisaje en { $location }
action-lay = Poner: { $landscape }
action-collect = Recolectar en { $location }
action-leave = Dejar crecer en { $location }
action-shovels = Palas y espadas: hierro por dos decretos más
action-keep = Quedarse { $decree }
action-under = Ahora va bajo el mazo: { $decree }
action-harvest = Cosechar en { $location }
action-whole = Dejar toda la cosecha en la granja
action-favours = Tomar favores
    .about = Parte de la cosecha va a tu reserva; todas tus cuentas se convierten en sellos.
action-take = Favor: { $good }
action-attack = Atacar { $piece }
action-besiege = Atacar el feudo de { $location }
action-starve = Matar de hambre al { $role } de { $location }
action-powder = Añadir salitre: +1
action-strike = Golpear
action-defend = Descubrir Defender
action-immunity = Inmunidad real: comida para salvar el marcador
action-pass = Dejarlo estar
action-disc = Poner un disco
action-repeat = Repetir { $card }
action-use = { $guild } – { $function }
action-feast = Festín para { $piece }
action-feast-feudum = Festín para quien gobierna { $location }
action-send = Enviar los bienes de { $location }
action-food = { $amount ->
    [0] Todo en chelines
   *[other] { $amount } de comida y el resto en chelines
}
action-buy = Comprar { $good }
action-buy-vessel = Tomar una nave: { $vessel }
action-scroll = Pergamino { $scroll }
action-row = Un marcador de la fila { $row }
action-invent = Inventar { $invention }
action-shift = Mover { $good }
action-tame = Domar { $monster }
action-deploy = Ponerlo en { $location }
action-reeve = Poner un alguacil
    .about = 1 punto ahora y con cada tirar o empujar de aquí que puntúe; 1 más mientras tu otro alguacil esté en otro gremio.
action-join = Marcador para el { $guild }
action-pay = Pagar { $good }
action-spend = Gastar una ficha: { $landscape }
action-feed = Alimentar { $piece }: { $meal }
action-embark = Poner una nave ({ $vessel }) bajo { $piece }
action-mandate = Usar { $decree }: { $option }
action-discard = Poner { $decree } bajo el mazo
action-lift = Recuperar el sello de debajo del { $role } de { $location }

## Lo que se pide

prepare-passes = No responder a ataques esta ronda
    .about = Ataquen o hagan pasar hambre a quien sea en esta ronda, lo dejas estar y no enseñas Defender.
prompt-goods = Elige { $number ->
    [one] un bien más
   *[other] { $number } bienes distintos
} para empezar.
prompt-goods-other = { $player } elige bienes.
prompt-first-pawn = Elige el personaje de tu primer peón.
prompt-first-pawn-other = { $player } elige su primer personaje.
prompt-enter = Elige en el mapa dónde entra tu { $face }.
prompt-enter-other = { $player } trae un peón.
prompt-store = Azufre: ¿a tu barril de vino o a tu reserva?
prompt-store-other = { $player } guarda azufre.
prompt-pay = Paga uno de { $good }, o gasta una ficha de región.
prompt-pay-other = { $player } paga.
prompt-pouch = ¿Pagas un bien por un bonus en esta ronda?
prompt-pouch-other = { $player } puede poner algo en su bolsa de jugador.
prompt-cards = Elige { $number ->
    [one] una carta más
   *[other] { $number } cartas
} para esta ronda.
prompt-cards-other = Todos eligen sus cartas.
prompt-cards-wait = Has elegido; los demás aún eligen.
prompt-play = Juega una de tus cartas.
prompt-play-other = { $player } juega una carta.
prompt-second = ¿Juegas una segunda carta en este turno?
prompt-second-other = { $player } puede jugar una segunda carta.
prompt-mandates = Puedes usar decretos o ponerlos bajo el mazo; «Terminar» acaba tu turno.
prompt-mandates-other = { $player } puede usar un decreto.
prompt-join = Tienes menos marcadores que gremios que los esperan: ¿cuál lo recibe?
prompt-join-other = { $player } elige un gremio para un marcador.
prompt-repeat = Elige la carta que repites.
prompt-repeat-other = { $player } repite una carta.
prompt-migrate = Trae un peón nuevo (elige su personaje) o retira uno.
prompt-migrate-other = { $player } emigra.
prompt-move = Elige un peón y adónde va: { $number ->
    [one] queda un paso
   *[other] quedan { $number } pasos
}.
prompt-move-other = { $player } mueve.
prompt-godspeed = Tu monje puede dar un paso más: elige adónde.
prompt-godspeed-other = { $player } puede dar un paso más con un monje.
prompt-pilfer = Puedes robar una cosa: elige dónde.
prompt-pilfer-other = { $player } puede robar algo.
prompt-set-out = ¿Pones un disco en el viaje épico?
prompt-set-out-other = { $player } puede emprender el viaje épico.
prompt-influence = Elige una localización con un peón tuyo para un marcador.
prompt-influence-other = { $player } añade marcadores.
prompt-improve = Elige la localización que mejoras.
prompt-improve-other = { $player } mejora.
prompt-found = Elige el gremio de tu feudo en { $location }.
prompt-found-other = { $player } funda un feudo en { $location }.
prompt-tile = Elige una pila con una ficha de una época pasada.
prompt-tile-other = { $player } toma una ficha.
prompt-lay = Elige la ficha que pones como paisaje en { $location }.
prompt-lay-other = { $player } pone un paisaje en { $location }.
prompt-collect = ¿Recolectas lo que ha crecido en { $location } (uno es para quien gobierna) o lo dejas crecer?
prompt-collect-other = { $player } puede recolectar en { $location }.
prompt-keep = Elige el decreto real que te quedas.
prompt-keep-other = { $player } mira decretos.
prompt-return = Elige el decreto que va ahora bajo el mazo.
prompt-return-other = { $player } pone decretos bajo el mazo.
prompt-drop = Cuatro decretos es uno de más: usa un mandato o pon uno bajo el mazo.
prompt-drop-other = { $player } tiene demasiados decretos.
prompt-shovels = ¿Pagas hierro por dos decretos más?
prompt-shovels-other = { $player } puede cavar en busca de más decretos.
prompt-claim = Elige una nave.
prompt-claim-other = { $player } elige una nave.
prompt-harvest = Elige la granja en la que cosechas.
prompt-harvest-other = { $player } cosecha.
prompt-split = Cosecha en { $location }: { $number }. ¿La dejas en la granja o tomas favores?
prompt-split-other = { $player } reparte una cosecha de { $number } en { $location }.
prompt-favours = Elige { $number ->
    [one] un favor más
   *[other] { $number } favores
} de la cosecha de { $location }.
prompt-favours-other = { $player } toma favores en { $location } ({ $number ->
    [one] queda uno
   *[other] quedan { $number }
}).
prompt-conquer = Elige el peón o el feudo que atacas.
prompt-conquer-other = { $player } está a punto de atacar.
prompt-reinforce = Ataque { $attack } contra { $defence } en { $location }: añade el salitre y las armas que tengas, o golpea.
prompt-reinforce-other = { $player } ataca en { $location }: { $attack } contra { $defence }.
prompt-defend = { $attacker } te ataca en { $location }, { $attack } contra { $defence }: ¿descubres la carta Defender, si la tienes?
prompt-defend-other = { $attacker } ataca a { $player } en { $location }, { $attack } contra { $defence }.
prompt-immunity = { $attacker } mata de hambre a tu gente en { $location }: ¿descubres la carta Defender y pagas comida, si puedes?
prompt-immunity-other = { $attacker } mata de hambre a la gente de { $player } en { $location }.
prompt-serve = ¿Pones un disco en el servicio militar?
prompt-serve-other = { $player } puede poner un disco en el servicio militar.
prompt-guild = Elige un gremio y lo que haces en él.
prompt-guild-other = { $player } visita un gremio.
prompt-send = Elige la granja que envía sus bienes.
prompt-send-other = { $player } envía bienes a los granjeros.
prompt-payment = Cobras por { $number ->
    [one] un par
   *[other] { $number } pares
} de bienes: ¿cuánta comida tomas? El resto se paga en chelines.
prompt-payment-other = { $player } cobra por { $number ->
    [one] un par
   *[other] { $number } pares
} de bienes.
prompt-buy = Compra { $number ->
    [one] un bien más
   *[other] hasta { $number } bienes
}.
prompt-buy-other = { $player } compra bienes.
prompt-vessel = Elige la nave que compras.
prompt-vessel-other = { $player } compra una nave.
prompt-tame = ¿Devuelves tres marcadores para domar un monstruo?
prompt-tame-other = { $player } puede domar un monstruo.
prompt-deploy = ¿Dónde aparece el monstruo?
prompt-deploy-other = { $player } trae un monstruo.
prompt-seals = Elige un pergamino sellado: compras su sello.
prompt-seals-other = { $player } compra sellos.
prompt-shift = Elige bienes para el gremio siguiente: { $number ->
    [one] queda uno
   *[other] quedan { $number }
}.
prompt-shift-other = { $player } mueve bienes al gremio siguiente: { $number ->
    [one] queda uno
   *[other] quedan { $number }
}.
prompt-invent = Elige qué inventas.
prompt-invent-other = { $player } inventa.
prompt-exchange = Elige una fila: uno de sus marcadores se cambia por un sello real.
prompt-exchange-other = { $player } cambia marcadores por sellos.
prompt-scroll = Elige el pergamino que recibe el sello.
prompt-scroll-other = { $player } sella un pergamino.
prompt-move-seals = Elige un sello para convertirlo en cuenta: { $number ->
    [one] queda uno
   *[other] quedan { $number }
}.
prompt-move-seals-other = { $player } da sellos a la iglesia: { $number ->
    [one] queda uno
   *[other] quedan { $number }
}.
prompt-reeve = ¿Pones un alguacil en este gremio?
prompt-reeve-other = { $player } puede poner un alguacil.
prompt-feed = Elige qué come { $piece }.
prompt-feed-other = Ahora toca alimentar { $piece }.
prompt-eat-tile = Elige la ficha que sirve de comida.
prompt-eat-tile-other = { $player } gasta una ficha como comida.
prompt-end = Termina tu turno, o deshaz algo.
prompt-end-other = { $player } está a punto de terminar el turno.
prompt-over = La partida ha terminado.

## Lo que ha pasado

log-round = Empieza la ronda { $number }.
log-first = { $player } jugará primero.
log-chose-good = { $player } elige { $good }.
log-stored = { $player } guarda el azufre en { $place }.
log-entered = { $player } trae un peón ({ $face }) a { $location }.
log-pouched = { $player } pone un bien en su bolsa de jugador: { $bonus }.
log-chose-card = Eliges { $card }.
log-ready = Todos han elegido: ¡larga vida al rey!
log-played = { $player } juega { $card }.
log-idle = { $player } no hace nada con { $card }.
log-again = { $player } sigue con { $card } en el mismo turno.
log-withdrew = Vuelve a la reserva { $piece }.
log-moved = Se mueve { $piece } { $way }.
log-ferried = { $player } paga el transbordador.
log-deployed = { $player } despliega una nave ({ $vessel }) en { $location }.
log-boarded = { $player } aborda una nave abandonada ({ $vessel }) en { $location }.
log-pilfered = { $player } roba { $resource } en { $location }.
log-voyage = { $player } llega al espacio { $number } del viaje épico.
log-ruled = { $player } gobierna ahora { $location }.
log-serf = { $player } es ahora siervo en { $location }.
log-subject = { $player } tiene un súbdito en { $location }.
log-overthrew = { $player } se hace con { $location }; quien gobernaba queda de siervo.
log-improved = { $player } mejora { $location }: { $disc }.
log-took-tile = { $player } toma una ficha: { $region } ({ $landscape }).
log-no-tile = No hay ficha para { $player }.
log-tended = { $player } pone un paisaje ({ $landscape }) en { $location }.
log-grew = Crece el paisaje de { $location }: { $yield }.
log-collected = { $player } recolecta { $yield } en { $location }.
log-tribute = { $player }, que gobierna { $location }, recibe { $resource }.
log-drew = { $player } roba { $number ->
    [one] un decreto
   *[other] { $number } decretos
}.
log-saw = Ves { $decree }.
log-kept = Te quedas { $decree }.
log-kept-secretly = { $player } se queda un decreto.
log-returned = Pones { $decree } bajo el mazo.
log-discarded = Pones { $decree } bajo el mazo.
log-discarded-secretly = { $player } pone un decreto bajo el mazo.
log-used-mandate = { $player } usa el mandato { $decree }.
log-harvested = { $player } deja { $number ->
    [one] un bien
   *[other] { $number } bienes
} de la cosecha en { $location }.
log-favoured = { $player } toma { $number ->
    [one] un favor
   *[other] { $number } favores
}.
log-got-good = { $player } recibe { $number } de { $good }.
log-got-shillings = { $player } recibe { $number ->
    [one] un chelín
   *[other] { $number } chelines
}.
log-got-markers = { $player } obtiene { $number ->
    [one] un marcador
   *[other] { $number } marcadores
}.
log-got-seals = { $player } obtiene { $number ->
    [one] un sello real
   *[other] { $number } sellos reales
}.
log-got-bead = { $player } obtiene una cuenta de { $number }.
log-got-vessel = { $player } obtiene una nave: { $vessel }.
log-paid-good = { $player } paga { $good }.
log-spent-tile = { $player } gasta una ficha ({ $landscape }).
log-paid-shillings = { $player } paga { $number ->
    [one] un chelín
   *[other] { $number } chelines
}.
log-attacked = { $player } ataca { $piece } en { $location }.
log-besieged = { $player } ataca el feudo de { $location }.
log-added-force = { $player } añade { $number } al ataque.
log-defended = { $player } descubre Defender.
log-immune = El marcador de { $player } en { $location } goza de inmunidad real.
log-won = { $player } gana el combate por { $number }.
log-failed = El ataque de { $player } fracasa; { $number ->
    [one] fue un empate, faltaba 1
   *[other] faltaban { $number }
}.
log-military = { $player } llega al espacio { $number } del servicio militar.
log-starved = { $player } mata de hambre al { $role } de { $location }; las gallinas se quedan sin limosnas.
log-repeats = { $player } repite { $card }.
log-uses = { $player } usa el { $guild }: { $function }.
log-feasts = { $player } da un festín en el { $guild }.
log-sent = { $player } envía { $number ->
    [one] un bien
   *[other] { $number } bienes
} de { $location }.
log-spilled = { $number ->
    [0] El granero está lleno: lo que sobra va a la bolsa común.
    [one] Un bien pasa a otro gremio.
   *[other] { $number } bienes pasan a otros gremios.
}
log-shifted = { $player } mueve { $good }.
log-invented = { $player } inventa { $invention }.
log-exchanged = { $player } cambia un marcador de la fila { $row } por un sello en el pergamino { $scroll }.
log-turned-bead = { $player } descubre una cuenta de { $number }.
log-hen = { $player } pone una cuenta de { $number } sobre una gallina.
log-split = { $number ->
    [one] Se reparte un chelín
   *[other] Se reparten { $number } chelines
} de la caridad.
log-completed = { $number ->
    [0] El trabajo de { $player } no puntúa.
   *[other] El trabajo de { $player } puntúa, en el nivel { $number }.
}
log-reeve = { $player } pone un alguacil en el { $guild }.
log-reeve-back = El alguacil de { $player } deja el { $guild }.
log-tamed = { $player } pone { $monster } en { $location }.
log-rank = { $player } es ahora { $rank } del { $guild }.
log-left-guild = { $player } pierde su rango en el { $guild }.
log-fed = Alimentado con { $meal }: { $piece }.
log-sobered = Vuelve a estar sobrio { $piece }.
log-starved-pawn = Pasa hambre y deja el mapa { $piece }.
log-rolled = El dado muestra { $region }: se retira una ficha.
log-no-roll = No se puede retirar ninguna ficha: el dado descansa.
log-epoch = Amanece la época { $number ->
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
log-good-on-map = Aparece { $good } en { $location }.
log-refilled = Se rellenan todos los gremios.
log-scored = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $source }).
log-lifted = { $player } recupera el sello de { $location }.
log-over = La partida ha terminado.

## Por qué no

reason-setup-2 = Eso es del juego avanzado, y esta partida es la básica.
reason-setup-28-order = Se eligen bienes distintos, en el orden de los estantes: ahora { $good } o lo que va detrás.
reason-setup-28-few = { $count ->
    [one] Falta un bien
   *[other] Faltan { $count } bienes distintos
}: elige antes uno anterior, para que queden bastantes detrás.
reason-goods-9 = No queda { $good } en la bolsa común: elige otro bien.
reason-round-7 = No tienes { $good } para { $bonus }; también serviría una ficha de región.
reason-round-11 = El azufre del barril de vino no puede ir a la bolsa de jugador: hace falta azufre de tu reserva o una ficha de región.
reason-round-2-order = Las cartas se nombran por orden: ahora { $card } o una posterior.
reason-round-2-few = { $count ->
    [one] Falta una carta
   *[other] Faltan { $count } cartas
}: nombra antes una anterior, para que queden bastantes detrás.
reason-round-2 = Ya has elegido { $card }: elige otra carta.
reason-round-16 = No elegiste { $card } para esta ronda: juega una de las que elegiste.
reason-round-3 = Ya has jugado { $card } en esta ronda: cada carta se juega una vez.
reason-round-3-later = Eso se hace con su propia carta, la próxima vez que juegues una.
reason-round-3-first = Juega antes una carta: ella dice qué puedes hacer en el mapa y en los gremios.
reason-repeat-2 = { $card } nunca se juega dos veces en una ronda.
reason-repeat-1-itself = Repetir no se repite a sí misma: elige otra carta que hayas jugado en esta ronda.
reason-repeat-1-played = No has jugado { $card } en esta ronda: solo se repite lo que se ha jugado.
reason-repeat-1 = { $card } no lleva el signo ×2: solo se repiten Mover, Influenciar y Gremio.
reason-repeat-6 = Repetir { $card } cuesta 1 de salitre: no tienes, ni una ficha de región que lo sustituya.
reason-goods-1 = Ahora hay que pagar { $good }.
reason-goods-1-none = No tienes { $good }: paga con una ficha de región.
reason-goods-2 = No tienes esa ficha ({ $landscape }).
reason-goods-2-needed = Necesitas tus fichas para el resto del precio: paga con el propio bien.
reason-goods-2-alike = En el juego básico tus fichas son todas iguales: elige la primera.
reason-migrate-6 = Solo puedes retirar peones tuyos.
reason-migrate-6-supply = Este peón no está en el mapa: espera en tu reserva.
reason-migrate-1-pawns = Todos tus peones están en el mapa: no queda ninguno que traer.
reason-migrate-1 = Un peón nuevo cuesta 1 de comida: no tienes, ni una ficha de región que la sustituya.
reason-setup-29 = Tu primer peón empieza junto a uno de los seis espacios iniciales, dibujados con un anillo.
reason-migrate-5 = No tienes peones ni marcadores en el mapa: el nuevo entra por uno de los seis espacios iniciales.
reason-migrate-3 = Aquí no tienes ni peón ni marcador: un peón nuevo entra donde tengas alguno.
reason-monsters-13 = Aquí solo tienes un monstruo: un peón nuevo entra donde tengas un peón o un marcador.
reason-migrate-9 = Aquí no tienes ni peón ni marcador. Con un alquimista en juego, tu peón podría entrar por cualquier espacio inicial.
reason-monsters-7 = Los monstruos no usan naves ni transbordadores.
reason-move-8 = Una nave se pone bajo un peón propio.
reason-move-2 = Este peón no es tuyo: tus pasos son para los tuyos.
reason-monsters-8 = No controlas { $monster }: un monstruo solo se mueve para su dueño.
reason-move-1 = Este peón no está en el mapa: entra con Emigrar.
reason-move-28 = El paso de más es para uno de tus monjes.
reason-move-9-card = Una nave se pone bajo un peón antes de jugar una carta, o con el paso que la necesita.
reason-move-9 = Durante el movimiento, tu nave se pone con el paso que la necesita: elige la ruta.
reason-move-7-own = No tienes esa nave ({ $vessel }): las vende el Gremio de Alquimistas.
reason-move-32-aboard = Este peón ya va en una nave ({ $vessel }).
reason-move-32 = Ninguna ruta para esta nave ({ $vessel }) sale de { $location }.
reason-move-3-far = Ninguna de tus piezas está a un paso de { $location }: un paso va por una ruta hasta la localización siguiente.
reason-move-3-route = Un paso va por una ruta: elige la pieza y su ruta hasta { $location }.
reason-move-3 = Esta ruta no sale de { $location }, donde está la pieza.
reason-monsters-6 = La serpiente marina va por rutas de barco y sumergible; el gigante, por carreteras y rutas de máquina voladora.
reason-move-7 = Esta ruta requiere una nave ({ $vessel }): no la tienes y aquí no espera ninguna a la que subir.
reason-move-13 = La nave que hay aquí ({ $vessel }) se abandonó en este mismo turno: se podrá subir en uno posterior.
reason-move-6 = Los transbordadores no salen mientras el Gremio de Alquimistas tenga una nave en venta.
reason-move-5 = El transbordador cuesta { $price } chelines: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}.
reason-monsters-11 = Un monstruo ajeno retiene a este peón: retíralo con Emigrar o vence al monstruo.
reason-move-15 = Aquí no ha terminado ninguna de las piezas que has movido: se roba donde termina una de ellas.
reason-move-16-landscape = Eso se roba de un paisaje ({ $resource }): elige el paisaje, si aquí ha crecido alguno.
reason-move-16 = Aquí no hay nada de eso: { $resource }.
reason-move-16-grown = Aquí no ha crecido nada en ningún paisaje.
reason-move-17 = Esta granja la gobiernas tú: nadie roba en su propia granja.
reason-move-18 = Este paisaje lo cuida tu propio siervo: no puedes robar en él.
reason-influence-1 = Aquí no tienes ningún peón: se añade un marcador donde haya uno tuyo.
reason-influence-12-ruler = Aquí no hay gobernante rival al que desplazar: añade tu marcador como siempre.
reason-influence-12-single = Aquí no hay un solo marcador rival: el dinero no puede desplazarlo.
reason-influence-12-merchant = Hace falta un mercader tuyo en esta localización.
reason-influence-12 = Cuesta 1 chelín, y no tienes ninguno.
reason-influence-14 = Solo un mercader puede hacerlo en cada acción: añade aquí un marcador corriente.
reason-influence-8-players = Aquí tienen marcadores otros dos jugadores, y no cabe un tercero.
reason-influence-8 = Aquí ya hay tres marcadores: en una localización no caben más.
reason-influence-9 = Aquí ya tienes dos marcadores: nadie tiene más en una localización.
reason-influence-10 = En esta partida un feudo no se toma con influencia: solo cae por conquista.
reason-influence-2 = En esta acción ya has añadido aquí un marcador: uno por localización.
reason-landscapes-1-serf = Aquí no eres siervo: un paisaje se pone donde lo seas.
reason-improve-1-ruler = No gobiernas esta localización: solo mejoras lo que gobiernas.
reason-improve-1-feudum = Esto ya es un feudo: no hay nada mejor.
reason-improve-4 = No queda ningún disco de esa clase en la reserva ({ $disc }).
reason-improve-4-feudum = No queda ningún feudo en la reserva.
reason-improve-4-guild = No queda en la reserva ningún feudo con el símbolo del { $guild }: elige otro gremio.
reason-landscapes-3 = Aquí ya hay un paisaje ({ $landscape }): nunca se sustituye.
reason-landscapes-1-tile = No tienes ninguna ficha de región que poner como paisaje: se consiguen mejorando localizaciones.
reason-landscapes-1 = Un paisaje cuesta 1 de madera, y no tienes. Una segunda ficha podría pagarlo.
reason-improve-1 = Para convertirlo en { $disc } hace falta 1 de { $good }: no tienes, ni una ficha de región que lo sustituya.
reason-improve-1-seal = Un pueblo pasa a feudo a cambio de un sello real, y no tienes: los vende el Gremio de Nobles.
reason-improve-11-own = La ficha de esta región no está a tu alcance: toma una de otra pila.
reason-improve-14 = Esta pila está vacía: { $region }.
reason-improve-11 = La ficha superior de esa pila no es de una época pasada: { $region }.
reason-landscapes-7 = Ahora se trata del paisaje de { $location }.
reason-explore-2 = { $decree } no está entre los decretos que has robado.
reason-explore-4 = { $decree } no está entre los decretos que van bajo el mazo.
reason-decrees-8 = No tienes { $decree }.
reason-decrees-2 = No tienes { $decree }: un mandato se usa desde tu mano.
reason-decrees-19 = { $decree } es un fuero: no se usa, puntúa al final de la partida si lleva un sello real.
reason-decrees-4 = { $decree } no ofrece esa opción: la carta tiene { $count } en total.
reason-conquer-23 = { $decree } es un arma: se usa en un ataque tuyo.
reason-decrees-5 = En un ataque solo se usan armas, arco y espada: guarda { $decree } para el resto de tu turno.
reason-decrees-3-vessels = No queda ninguna nave en la reserva.
reason-decrees-3-vessel = No queda ninguna nave así en la reserva ({ $vessel }).
reason-decrees-3-seals = No queda ningún sello real en la reserva.
reason-decrees-3-markers = No queda ningún marcador tuyo en la reserva general.
reason-decrees-3-goods = En la bolsa común no queda nada de lo que esto daría.
reason-decrees-17 = Hacen falta 3 estrellas en el { $guild }: tienes { $stars } y te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}.
reason-decrees-4-price = No puedes pagarlo: te falta { $good }{ $missing ->
    [one] {""}
   *[other] {" "}y más: { $missing } bienes en total
}. Una ficha de región vale por cualquier bien.
reason-starve-11 = Aquí no hay ningún sello bajo un marcador tuyo.
reason-harvest-1 = Se cosecha en una granja que gobiernes, y esta no lo es.
reason-harvest-5 = Bienes en esta granja: { $count }. Con 10 o más no se puede cosechar; envíalos antes al Gremio de Granjeros.
reason-harvest-6 = En esta cosecha no queda { $good }.
reason-harvest-6-order = Los favores se nombran en el orden de los estantes: ahora { $good } o lo que va detrás.
reason-harvest-6-few = { $count ->
    [one] Falta un favor
   *[other] Faltan { $count } favores
}: nombra antes un bien anterior, para que queden bastantes detrás.
reason-conquer-1-supply = Esta pieza no está en el mapa.
reason-conquer-1-own = Es tuyo: se atacan peones, monstruos y feudos ajenos.
reason-starve-1-nobody = Aquí no hay súbdito ni siervo rival al que matar de hambre.
reason-conquer-2 = Solo se conquistan feudos, y esto no lo es ({ $disc }).
reason-conquer-1-ruler = Nadie más gobierna este feudo.
reason-conquer-1 = No tienes ninguna pieza en esa localización: se ataca donde uno está.
reason-starve-1 = Hace falta un noble tuyo en esta localización para matar de hambre a su gente.
reason-starve-8 = Bajo este marcador hay un sello real: no se le puede matar de hambre.
reason-conquer-21 = No tienes salitre, ni una ficha de región que lo sustituya.
reason-conquer-22 = Sin un caballero tuyo en el ataque solo se puede usar 1 de salitre.
reason-defend-1 = Defender no está entre tus cartas elegidas.
reason-starve-7-card = La inmunidad real requiere la carta Defender, y no está entre tus cartas elegidas.
reason-starve-7 = La inmunidad real cuesta 1 de comida: no tienes, ni una ficha de región que la sustituya.
reason-guilds-4 = Solo empuja el maestre del { $guild }, quien más estrellas tiene en él: tú tienes { $stars }.
reason-guilds-3 = Solo tira el oficial del { $guild }, el segundo en estrellas: tú tienes { $stars }.
reason-guilds-4-journeyman = Eres el oficial del { $guild }: tú tiras, y su maestre empuja.
reason-guilds-3-master = Eres el maestre del { $guild }: tú empujas, y su oficial tira.
reason-guilds-8-barn = El granero de los granjeros está vacío: no hay nada que mover.
reason-merchant-5-full = Ningún bien del granero tiene sitio en su estante.
reason-guilds-8-shelves = Los estantes de los mercaderes están vacíos: no hay nada que mover.
reason-alchemist-3-full = Ningún bien de los estantes tiene sitio en su carreta o montón.
reason-guilds-8-inventions = Con lo que tienen los alquimistas no se puede inventar nada.
reason-goods-9-seals = No queda en la reserva ningún sello real que poner en un pergamino.
reason-guilds-8-scrolls = Todos los pergaminos de los nobles están cubiertos: no cabe otro sello.
reason-guilds-8-rows = No hay ningún marcador en las filas de los caballeros.
reason-guilds-8-seals = No hay ningún sello en los pergaminos de los nobles.
reason-monk-11 = El rosario de los monjes está lleno: tiene 7 espacios.
reason-guilds-8-beads = No hay ninguna cuenta en el rosario de los monjes.
reason-monk-11-hens = Las cuatro gallinas tienen ya una cuenta.
reason-farmer-1-goods = No gobiernas ninguna granja con bienes: cosecha antes.
reason-merchant-1-empty = Los estantes de los mercaderes están vacíos.
reason-alchemist-1-sale = Los alquimistas no tienen ninguna nave en venta.
reason-knight-1 = No hay marcadores en tu fila del Gremio de Caballeros: la llenaría un barril de krud.
reason-noble-1-sale = En los pergaminos de los nobles no hay ningún sello que comprar.
reason-monk-4 = En el rosario no hay ninguna cuenta que tomar.
reason-guilds-13 = En el { $guild } necesitas { $price ->
    [one] 1 chelín
   *[other] { $price } chelines
}: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}.
reason-repeat-3 = Ya has usado el { $guild } en esta ronda: elige otro gremio.
reason-feast-7 = Los monstruos no dan festines.
reason-feast-1-own = El festín es para otro: con tu propio rango, empujas o tiras.
reason-feast-1-feudum = Aquí no hay ningún feudo con gobernante.
reason-feast-1-beside = El festín es para un peón o un feudo que comparta localización con un peón tuyo.
reason-feast-3 = Su dueño no es ni maestre ni oficial del { $guild }.
reason-feast-1 = Un festín cuesta 1 de azufre de tu barril de vino, y está vacío.
reason-farmer-1-farm = Se envían los bienes de una granja que gobiernes, y esta no lo es.
reason-farmer-1 = En esta granja no hay bienes.
reason-farmer-1-pairs = Te corresponden { $count }: 1 por cada 2 bienes enviados.
reason-farmer-2 = En la bolsa común solo hay { $count } de comida: toma el resto en chelines.
reason-merchant-1 = Compra al menos 1 bien.
reason-merchant-1-good = No queda { $good } en su estante.
reason-merchant-3 = Ahora 1 de { $good } cuesta { $price ->
    [one] 1 chelín
   *[other] { $price } chelines
}: te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}.
reason-alchemist-1 = No hay ninguna nave así en venta ({ $vessel }).
reason-monsters-1 = Alguien ya controla este monstruo: { $monster }.
reason-monsters-4 = El monstruo se pone en una localización con un peón o un marcador tuyo.
reason-monsters-5-none = La serpiente marina debe ponerse en un puerto, y no tienes peón ni marcador en ninguno.
reason-monsters-5 = La serpiente marina debe ponerse en un puerto.
reason-noble-1 = Compra al menos 1 sello.
reason-noble-1-scroll = En el pergamino { $scroll } no hay sello: elige uno que lo tenga.
reason-guilds-9-barn = No hay { $good } en el granero.
reason-guilds-9-shelf = No hay { $good } en los estantes.
reason-merchant-5 = El estante está lleno: { $good }.
reason-alchemist-3 = La carreta o el montón está lleno: { $good }.
reason-guilds-9-order = Los bienes se mueven en el orden de los estantes: ahora { $good } o lo que va detrás.
reason-guilds-9-few = { $count ->
    [one] Falta por mover un bien
   *[other] Faltan por mover { $count } bienes
}: nombra antes uno anterior, para que queden bastantes detrás.
reason-alchemist-5 = Haz al menos 1 invención.
reason-alchemist-11 = No queda ninguna nave así en la reserva ({ $vessel }).
reason-alchemist-14 = Todas las filas de los caballeros están llenas: un barril de krud no añadiría nada.
reason-alchemist-6 = Para { $invention } a los alquimistas les { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
} de { $good }.
reason-alchemist-7 = Para este barril de krud a los alquimistas les { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
} de { $good }.
reason-knight-3 = Cambia al menos 1 marcador.
reason-noble-2 = El oficial cambia 2 marcadores si es posible: elige el segundo.
reason-knight-3-row = En esta fila no hay marcadores.
reason-knight-3-colour = Ya has cambiado un marcador de este color: elige otro.
reason-knight-3-scroll = En el pergamino { $scroll } ya hay un sello: elige uno libre.
reason-noble-4 = En el pergamino { $scroll } no hay sello: elige uno que lo tenga.
reason-noble-4-order = Los sellos se nombran en el orden de los pergaminos: ahora { $scroll } o uno posterior.
reason-noble-4-few = { $count ->
    [one] Falta un sello
   *[other] Faltan { $count } sellos
}: nombra antes uno anterior, para que queden bastantes detrás.
reason-status-5 = No te corresponde ningún marcador en el { $guild }: elige un gremio en el que hayas ganado un rango.
reason-status-7 = Tu marcador ya está en el { $guild }: elige otro gremio.
reason-monsters-14 = Los monstruos no necesitan comida.
reason-feeding-1-own = Solo das de comer a tus peones.
reason-feeding-1 = Los peones comen uno tras otro: ahora { $piece }.
reason-feeding-2 = No tienes comida.
reason-feeding-3 = Tu barril de vino está vacío.
reason-feeding-8 = No tienes ninguna ficha de región.
reason-feeding-7 = Tienes comida y vino para todos tus peones hambrientos: hay que darles de comer.
reason-move-1-nobody = No tienes peones ni monstruos en el mapa.
reason-move-3-nowhere = Tal como están las cosas, ninguna de tus piezas puede dar un paso.
reason-influence-1-markers = No te queda ningún marcador.
reason-influence-1-pawns = No tienes ningún peón en el mapa.
reason-influence-8-everywhere = Donde tienes peones no cabe otro marcador tuyo.
reason-improve-1-nothing = No gobiernas ninguna localización cuya mejora puedas pagar.
reason-explore-1 = No gobiernas ningún puesto avanzado.
reason-explore-4-deck = No queda ningún decreto en el mazo.
reason-harvest-1-none = No gobiernas ninguna granja.
reason-harvest-5-all = Todas tus granjas tienen 10 bienes o más: envíalos antes al Gremio de Granjeros.
reason-goods-10 = La bolsa común está vacía.
reason-tax-1 = No gobiernas ningún pueblo.
reason-conquer-4 = Es tu última carta: Conquistar se juega entonces sin su acción.
reason-conquer-1-nobody = Junto a tus piezas no hay nada ajeno que se pueda atacar.
reason-repeat-1-nothing = En esta ronda no has jugado ninguna carta que se pueda repetir.
reason-guilds-1 = Ahora no puedes hacer nada en ningún gremio.

## En la página

use-farmer-trade = Envía aquí todos los bienes de una de tus granjas: uno de comida o un chelín por cada dos.
use-farmer-pull = Lleva una cuenta del rosario (sin saber cuál) a una gallina. Si las gallinas suman 5 o más: 3 puntos y un decreto real.
use-farmer-push = Envía 5 bienes del granero a los mercaderes: 4, 5 o 6 puntos por completar allí 1, 2 o 3 filas o columnas. Se reparte la bolsa del granjero.
use-merchant-trade = Compra hasta tres bienes a los precios de los estantes.
use-merchant-pull = Trae 3 bienes del granero. Si se completa una fila o columna: 3 puntos y un decreto real.
use-merchant-push = Envía 4 bienes a los alquimistas: 4, 5 o 6 puntos por llenar allí 1, 2 o 3 carretas y montones.
use-alchemist-trade = Compra una de las naves de aquí por 3 chelines.
use-alchemist-pull = Trae 2 bienes de los mercaderes. Si se llena una carreta o un montón: 3 puntos y un decreto real.
use-alchemist-push = Inventa de una a tres naves o barriles de krud: 4, 5 o 6 puntos.
use-knight-trade = Toma todos los marcadores de tu fila por 3 chelines.
use-knight-pull = Los alquimistas hacen una nave o un barril de krud: 3 puntos y un decreto real.
use-knight-push = Cambia hasta tres marcadores de colores distintos por sellos reales: 4, 5 o 6 puntos por completar 1, 2 o 3 filas o columnas de pergaminos.
use-noble-trade = Compra uno o dos sellos reales, 3 chelines cada uno.
use-noble-pull = Cambia dos marcadores de los caballeros por sellos reales. Si se completa una fila o columna de pergaminos: 3 puntos y un decreto real.
use-noble-push = Da dos sellos a los monjes como cuentas: 4, 5 o 6 puntos si el rosario suma 5, 11 o 17.
use-monk-trade = Compra una cuenta por 3 chelines: la mayor o la menor, sin saber cuál. Hace más ricas tus cosechas.
use-monk-pull = Trae un sello del castillo como cuenta. Si el rosario suma 11 o más: 3 puntos y un decreto real.
use-monk-push = Da una cuenta a las gallinas: 4, 5 o 6 puntos si suman 3, 6 o 9. Se reparte el cofre de la iglesia.

brief-farmer-trade = Vende los bienes de una granja tuya.
brief-farmer-pull = Una cuenta a las gallinas: 3 puntos si llegan a 5.
brief-farmer-push = 5 bienes a los mercaderes: de 4 a 6 puntos.
brief-merchant-trade = Compra hasta tres bienes.
brief-merchant-pull = 3 bienes de los granjeros: 3 puntos por fila.
brief-merchant-push = 4 bienes a los alquimistas: de 4 a 6 puntos.
brief-alchemist-trade = Compra una nave por 3 chelines.
brief-alchemist-pull = 2 bienes de los mercaderes: 3 puntos por carreta llena.
brief-alchemist-push = Inventa naves o krud: de 4 a 6 puntos.
brief-knight-trade = Los marcadores de tu fila por 3 chelines.
brief-knight-pull = Una nave o un barril de krud: 3 puntos.
brief-knight-push = Marcadores por sellos: de 4 a 6 puntos.
brief-noble-trade = Compra sellos reales a 3 chelines.
brief-noble-pull = 2 marcadores por sellos: 3 puntos por fila.
brief-noble-push = 2 sellos pasan a cuentas: de 4 a 6 puntos.
brief-monk-trade = Compra una cuenta por 3 chelines: más cosecha.
brief-monk-pull = Un sello pasa a cuenta: 3 puntos desde 11.
brief-monk-push = Una cuenta a las gallinas: de 4 a 6 puntos.

focus = De qué se trata
focus-none = Pasa por encima de cualquier cosa del tablero, o déjala pulsada, para leer qué es.
focus-play = Las cartas elegidas destacan; las demás esperan a la ronda siguiente.
focus-improve = Puntos: la época de la ficha de la región, y 1 por granja, 2 por pueblo, 3 por feudo.
focus-influence = El primer marcador gobierna. Otro tuyo es un súbdito. Donde gobierna otro eres siervo; el siervo que añade un marcador se hace con la localización.
focus-conquer = Ataque: cada peón 1, el salitre 1, las armas 1 o 2. Defensa: un peón 2, un feudo 2, un súbdito 1. El ataque debe ser mayor.
focus-pilfer = Con una carta de Mover solo se puede robar una cosa.
focus-enter = El gremio de este personaje te da un rango en el acto si queda alguno libre.
focus-harvest = Cinco bienes, y más por otras granjas, feudos y cuentas.
focus-found = Un feudo vale tres estrellas en su gremio y 3 puntos al final.
focus-end = Nada es definitivo hasta que terminas tu turno.
focus-pouch = El salitre te da una quinta carta en esta ronda. El azufre te deja jugar dos cartas en un turno, una vez.
focus-store = En el barril es vino para tus peones y ya no sale para otra cosa. En tu reserva sirve para jugar dos cartas en un turno.
focus-first-pawn = En su gremio subes primero. Más tarde podrás entrar con otros.
focus-migrate = Un peón nuevo cuesta uno de comida y entra donde tengas un peón o un marcador. Elegir un peón del mapa lo retira.
focus-pay = Pulsa sobre el bien entre los tuyos, o sobre una ficha de región.
focus-set-out = Has movido dos veces en esta ronda. Cada espacio vale más puntos al final.
focus-serve = Evita que tus feudos pierdan puntos en un amanecer.
focus-send = Por cada dos bienes, uno de comida o un chelín.
focus-buy = Pagas el precio del bien más a la derecha del estante.
focus-seals = Tres chelines cada uno, dos como mucho.
focus-invent = Lo pagan los bienes de los alquimistas.
made-of-ship = Comida y 2 de madera.
made-of-submersible = Comida y 2 de hierro.
made-of-flying_machine = Comida, hierro y madera.
made-of-krud = El primer barril lleva 2 de salitre y azufre, el segundo salitre y azufre, el tercero madera: marcadores para todas las filas de caballeros.
put-away = Poner bajo el mazo
focus-tile = La ficha de esta región está fuera de alcance.
focus-second = Tienes azufre en tu bolsa de jugador: una vez en esta ronda dos cartas pueden ir seguidas.
focus-mandates = Pulsa sobre uno de tus decretos para usarlo o ponerlo bajo el mazo.
focus-join = Un rango en un gremio necesita un marcador tuyo.
focus-feed = Los peones que no comen dejan el mapa.
focus-keep = Los demás van bajo el mazo. Puedes tener tres.
my-goods = Mis bienes
my-cards = Mis cartas
my-decrees = Mis decretos
in-the-bag = En la bolsa común
the-harvest = La cosecha
choose-cards-about = Las juegas de una en una, por turnos con los demás. Casi todas necesitan algo: un puesto gobernado para explorar, una granja para cosechar, un pueblo para los impuestos.
card-state = { $state ->
    [chosen] { $card }: elegida
    [played] { $card }: jugada
   *[kept] { $card }
}
card-idle = Tal como están las cosas, no haría nada. { $why }
card-played = Ya jugada en esta ronda.
short-tax = Impuestos
short-sea = mar
short-island = islas
short-forest = bosque
short-desert = desierto
short-badlands = páramo
short-mountain = mont.
epoch-n = Época { $epoch }
round-n = Ronda { $round }
setting-up = Preparación
decrees-left = Decretos: { $n }
epoch-track = Época { $epoch }. La época { $next } amanece al final de la ronda en que { $needed } de sus fichas estén a la vista; ahora hay { $showing }.
last-epoch = La última época: la partida termina con esta ronda.
next-dawn = { $next }: { $showing } de { $needed }
stack-of = Fichas de región, { $region }: { $epoch }
stack-about = Quien mejora una localización de esta región toma la ficha de arriba y puntúa. Una ficha vale como cualquier bien. El dado quita una en cada ronda.
stack-points = Mejorar aquí: { $farm } puntos por granja, { $town } por pueblo, { $feudum } por feudo.
stack-later = Su época aún no ha amanecido.
stack-empty = Esta pila está vacía: quien mejora aquí toma de otra pila una ficha de una época pasada, sin puntos.
voyage = Viaje épico
voyage-about = Dos cartas de Mover en una ronda: un espacio más. Una carta en el espacio: roba dos decretos y quédate uno. Al final, por secciones, para los de atrás y para el primero: { $points } puntos.
service = Servicio
service-about = Servicio militar: tras una conquista puedes poner un disco. Quien gobierna un feudo pierde puntos por los discos que falten al amanecer de las épocas II, IV y V: { $points }.
apprentice-about = Aprendiz: 1 punto en cada amanecer.
member-stars = { $player } { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
}
stars = { $n ->
    [one] una estrella
   *[other] { $n } estrellas
}
stars-about = Estrellas: 1 por cada peón tuyo con este signo, 3 por cada feudo de este gremio; entonces también 1 por cada { $disc } que gobiernes.
rank-none = miembro sin rango
anybody-trades = Cualquiera puede comerciar. Los chelines van por turno al maestre, al oficial y a la caridad.
nobody-may = Solo puede hacerlo su { $rank }; ahora no hay.
only-may = Solo puede hacerlo su { $rank }: { $player }.
goods-of = { $good }: { $n }
vessels-of = { $vessel }: { $n } a la venta
tiles-of = ficha de región con { $landscape }: { $n }
tile-about = Una ficha de región: gástala como cualquier bien, o ponla como paisaje (juego avanzado).
row-of = fila de { $player }: { $n ->
    [one] un marcador
   *[other] { $n } marcadores
}
row-unused = fila de un color que nadie juega: { $n ->
    [one] un marcador
   *[other] { $n } marcadores
}
row-about = Aquí esperan los marcadores. Los caballeros los venden a su dueño; los maestres los cambian por sellos reales.
scroll-sealed = pergamino { $scroll }, con sello
scroll-open = pergamino { $scroll }, sin sello
scroll-about = Los sellos de los pergaminos están a la venta. Completar filas o columnas da puntos a quien los sella.
seals-left = Sellos reales en la reserva: { $n }
farmers-purse = Bolsa del granjero: { $n ->
    [one] un chelín
   *[other] { $n } chelines
}
church-coffer = Cofre de la iglesia: { $n ->
    [one] un chelín
   *[other] { $n } chelines
}
ruled-by = gobierna { $player }
served-by = siervo: { $player }
nobody-rules = Nadie gobierna aquí.
with-subject = con un súbdito
feudum-about = Tres estrellas en su gremio, 3 puntos al final; puede ser conquistado. Quien lo gobierna debe servicio militar.
landscape-grown = { $landscape }, por recolectar: { $n } { $kind ->
    [food] de comida
    [sulfur] de azufre
    [archery_target] { $n ->
        [one] diana
       *[other] dianas
    }
   *[shilling] { $n ->
        [one] chelín
       *[other] chelines
    }
}
grows-food = comida
grows-archery_target = dianas
grows-shilling = chelines
grows-sulfur = azufre
vessel-adrift = { $n ->
    [one] Una nave abandonada
   *[other] Naves abandonadas
}: en un turno posterior puede embarcar cualquier peón que salga de aquí.
starting-space = Borde rosa: aquí puede entrar un primer peón.
letters-about = Aparece un bien en las localizaciones con esta letra cuando el sol la muestra: { $letters }
improve-outpost = Paga madera: se convierte en granja.
improve-farm = Paga hierro: se convierte en pueblo.
improve-town = Paga un sello real: se convierte en feudo.
would-rule = Gobernarías aquí.
would-subject = Tu marcador sería un súbdito: protege tu gobierno.
would-serve = Serías siervo aquí.
would-take-over = Te harías con la localización.
pawn-as = { $face } de { $player }
pawn-about = Un peón. Cuenta una estrella en el { $guild }.
pawn-aboard = Viaja en { $vessel }.
pawn-drunk = Ha bebido vino: alimentado hasta el final de la ronda siguiente, pero ni ataca ni defiende.
belongs-to = Domado por { $player }.
travel-road = Libre para todos los peones.
travel-ferry = Dos chelines por viaje.
travel-ship = Olas: el peón necesita un barco.
travel-submersible = Burbujas: el peón necesita un sumergible.
travel-flying_machine = Pájaros: el peón necesita una máquina voladora.
ferries-run = Ahora funciona.
ferries-rest = No funciona mientras los alquimistas tengan una nave a la venta.
feed-food = Comida (te { $n ->
    [one] queda 1
   *[other] quedan { $n }
})
feed-wine = Vino ({ $n } en el barril)
feed-tile = Una ficha de región
feed-nothing = Nada
fed-food = Se queda en el mapa.
fed-wine = Come para dos rondas, pero en la siguiente ni ataca ni defiende.
fed-tile = La ficha sirve de comida.
fed-nothing = Vuelve contigo y pierde su estrella en el gremio.
barrel-now = En tu barril: { $n } de 3.
barrel-about = Barril de vino: { $n } de 3 de azufre. El vino alimenta a un peón dos rondas; más azufre en el barril decide los empates.
barrel-holds = azufre en el barril
shillings = chelines
shillings-about = Para comerciar y para el transbordador; tres valen un punto al final.
markers = marcadores de influencia
markers-about = Para gobernar localizaciones y tener rango en los gremios.
seals = sellos reales
seals-about = Convierten un pueblo en feudo, o hacen valer un fuero al final.
beads = cuentas de rosario
beads-about = Tantos bienes más en tus cosechas, hasta que tomes favores.
tiles = fichas de región
decrees = decretos reales
has-some = { $what } – { $n }
cards-left = Cartas por jugar: { $n }
cards-choosing = Elige cartas: { $n } por ahora
has-played = Ha jugado: { $card }
first-player = Jugador inicial de esta ronda
pouch-extra = cinco cartas
pouch-extra-about = Salitre en la bolsa de jugador: cinco cartas en esta ronda.
pouch-sequential = dos seguidas
pouch-sequential-about = Azufre en la bolsa de jugador: una vez en esta ronda puedes jugar dos cartas en un turno.
mandate-about = Un mandato: úsalo una vez, en tu turno o al alimentar a tus peones.
charter-about = Un fuero: cuenta al final si te queda un sello real para él. Ahora: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
worth-now = ahora { $points }
choice-1 = primera opción
choice-2 = segunda opción
choice-3 = tercera opción
mandate-bow-1 = +1 en el ataque.
mandate-bow-2 = Paga madera: +2 en el ataque.
mandate-sword-1 = +1 en el ataque.
mandate-sword-2 = Paga hierro: +2 en el ataque.
mandate-coins_3_7-1 = Paga comida: 3 chelines.
mandate-coins_3_7-2 = Paga madera y comida: 7 chelines.
mandate-coins_9_13-1 = Paga hierro, madera y comida: 9 chelines.
mandate-coins_9_13-2 = Paga azufre, hierro, madera y comida: 13 chelines.
mandate-flying_machine_or_ship-1 = Paga comida: una máquina voladora.
mandate-flying_machine_or_ship-2 = Paga madera: un barco.
mandate-ship_or_submersible-1 = Paga madera: un barco.
mandate-ship_or_submersible-2 = Paga hierro: un sumergible.
mandate-status_west-1 = Tres estrellas entre granjeros: 3 de comida, o 3 bienes al azar si así se ha acordado.
mandate-status_west-2 = Tres estrellas entre mercaderes: 3 chelines.
mandate-status_west-3 = Tres estrellas entre alquimistas: cualquier nave.
mandate-status_east-1 = Tres estrellas entre caballeros: 3 marcadores.
mandate-status_east-2 = Tres estrellas entre nobles: un sello real.
mandate-status_east-3 = Tres estrellas entre monjes: una cuenta.
attack = ataque
defence = defensa
battle-at = Batalla en { $location }
battle-about = El ataque debe superar a la defensa.
