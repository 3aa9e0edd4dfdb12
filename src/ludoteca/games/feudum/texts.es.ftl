## El juego

title-name = Feudum
title-about = Desterrado y sin blanca, ganas prestigio en seis gremios, gobiernas granjas, pueblos y feudos y confías en que ningún monstruo se cruce en tu camino. Bienes, cuentas y sellos pasan de gremio en gremio, y a quien los mueve se le recuerda.
title-credits = Un juego de Mark Swanson, publicado por Odd Bird Games.
title-unofficial = Esta es una versión no oficial hecha por admiradores: si te gusta, compra el juego y disfrútalo en una mesa de verdad. Algunas rutas, los discos del comienzo, los valores de las cuentas y los paisajes de las fichas están reconstruidos.

option-advanced = Juego avanzado
    .about = Con las habilidades especiales de las cartas, paisajes que cuidar, festines, alguaciles y monstruos. Mejor sin él en la primera partida.
option-takeover = Los feudos se pueden tomar por influencia
    .about = El siervo que añade un marcador se hace con un feudo como con cualquier otro lugar. Sin esta opción un feudo solo cae por conquista.

option-mandate = Recompensa del mandato por estatus entre granjeros
    .about = Las ediciones difieren: tres de comida o tres bienes al azar.
option-mandate-food = tres de comida
option-mandate-goods = tres bienes al azar
option-serpent = Dónde emerge la serpiente marina
    .about = Algunos puertos están reconstruidos. Hay muelles dibujados en ocho lugares; con puertos puede emerger también en los islotes y en la cala del bosque.
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
    .about = Compra los marcadores de tu fila. Su maestre cambia marcadores por sellos reales, su oficial encarga un invento.
guild-noble = Gremio de Nobles
    .about = Compra sellos reales. Su maestre da sellos a la iglesia, su oficial cambia marcadores por sellos.
guild-monk = Gremio de Monjes
    .about = Compra una cuenta para cosechar más. Su maestre da limosna a las gallinas, su oficial trae un sello del castillo.
character-farmer = granjero
    .about = Ve la cosecha antes de elegir favores (juego avanzado).
character-merchant = mercader
    .about = Por un chelín se hace con un lugar que tiene un solo marcador (juego avanzado).
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
role-subject = al súbdito
role-serf = al siervo

route = { $kind }: { $here } – { $there }
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

colour-yellow = amarillo
colour-blue = azul
colour-red = rojo
colour-purple = morado
colour-green = verde

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
    .about = Añade un marcador en cada lugar con un peón tuyo. Mercader: por un chelín desplaza a un único marcador.
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
decree-status_west = Prestigio en el oeste
    .about = Con 3 estrellas: 3 de comida (granjeros), 3 chelines (mercaderes) o cualquier nave (alquimistas).
decree-status_east = Prestigio en el este
    .about = Con 3 estrellas: 3 marcadores (caballeros), un sello (nobles) o una cuenta (monjes).
decree-barrel = Barril lleno
    .about = Fuero: 5 o 7 puntos por 2 o 3 de azufre en el barril al final.
decree-monster_slayer = Matamonstruos
    .about = Fuero: 7 puntos si has derrotado a un monstruo.
decree-northern_kingdom = Reino del norte
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar de 1 a 4 lugares del norte.
decree-southern_kingdom = Reino del sur
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar de 1 a 4 lugares del sur.
decree-eastern_kingdom = Reino del este
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar de 1 a 4 lugares del este.
decree-western_kingdom = Reino del oeste
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar de 1 a 4 lugares del oeste.
decree-central_kingdom = Reino del centro
    .about = Fuero: 3, 5, 7 o 9 puntos por gobernar de 1 a 4 lugares del centro.
decree-isolated_kingdom = Reino apartado
    .about = Fuero: 5, 11 o 17 puntos por gobernar de 1 a 3 de los lugares solitarios.

bonus-extra = quinta carta
bonus-sequential = dos cartas en un turno
meal-food = comida
meal-wine = vino
meal-tile = una ficha de región
meal-nothing = nada
place-barrel = el barril de vino
place-reserve = la reserva

source-improving = mejoras
source-harvest = cosechas
source-conquest = conquistas
source-defence = defensa
source-pushing = empujar
source-pulling = tirar
source-feasts = festines
source-reeves = alguaciles
source-status = prestigio en los gremios
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
action-character = Entrar como { $face }
action-at = Junto a { $location }
action-pouch = Poner un bien en la bolsa: { $bonus }
action-pouch-tile = Poner una ficha ({ $landscape }) en la bolsa: { $bonus }
action-no-pouch = Nada en la bolsa
action-card = Elegir { $card }
action-play = Jugar { $card }
action-wait = Guardar la segunda carta
action-decline = Renunciar
action-done = Terminar
action-withdraw = Retirar { $piece }
action-move = { $piece }; { $route }
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
action-under = Bajo el mazo ahora: { $decree }
action-harvest = Cosechar en { $location }
action-whole = Dejar toda la cosecha en la granja
action-favours = Tomar favores
    .about = Parte de la cosecha va a tu reserva; todas tus cuentas se convierten en sellos.
action-take = Favor: { $good }
action-attack = Atacar: { $piece }
action-besiege = Atacar el feudo de { $location }
action-starve = Matar de hambre { $role } de { $location }
action-powder = Añadir salitre: +1
action-strike = Golpear
action-defend = Descubrir Defender
action-immunity = Inmunidad real: comida para salvar el marcador
action-pass = Dejarlo estar
action-disc = Poner un disco
action-repeat = Repetir { $card }
action-use = { $guild } – { $function }
action-feast = Festín para quien manda en { $piece }
action-feast-feudum = Festín para el señor de { $location }
action-send = Enviar los bienes de { $location }
action-food = { $amount } de comida y el resto en chelines
action-buy = Comprar { $good }
action-buy-vessel = Tomar una nave: { $vessel }
action-scroll = Pergamino { $scroll }
action-row = Un marcador de la fila { $row }
action-invent = Inventar { $invention }
action-shift = Mover { $good }
action-tame = Domar: { $monster }
action-deploy = Ponerlo en { $location }
action-reeve = Poner un alguacil
    .about = 1 punto ahora y con cada tirar o empujar de aquí que puntúe; 1 más mientras tu otro alguacil esté en otro gremio.
action-join = Marcador para el { $guild }
action-pay = Pagar { $good }
action-spend = Gastar una ficha: { $landscape }
action-feed = { $piece } – { $meal }
action-embark = { $piece }: poner debajo una nave ({ $vessel })
action-mandate = Mandato { $decree }, opción { $option }
action-discard = Poner { $decree } bajo el mazo
action-lift = Recuperar el sello puesto { $role } de { $location }

## Lo que se pide

prompt-goods = Elige { $number ->
    [one] un bien más
   *[other] { $number } bienes distintos
} de la bolsa.
prompt-goods-other = { $player } elige bienes.
prompt-first-pawn = Elige el personaje de tu primer peón: te hace miembro de ese gremio.
prompt-first-pawn-other = { $player } elige su primer personaje.
prompt-enter = ¿Dónde entra tu { $face }?
prompt-enter-other = { $player } trae un peón.
prompt-store = Azufre: ¿al barril o a tu reserva? La elección es definitiva.
prompt-store-other = { $player } guarda azufre.
prompt-pay = Paga { $good }, o gasta una ficha en su lugar.
prompt-pay-other = { $player } paga.
prompt-pouch = Pon salitre en tu bolsa para una quinta carta, azufre para dos cartas en un turno, o nada.
prompt-pouch-other = { $player } puede poner algo en la bolsa.
prompt-cards = Elige { $number ->
    [one] una carta más
   *[other] { $number } cartas
} para esta ronda.
prompt-cards-other = Todos eligen sus cartas.
prompt-cards-wait = Has elegido; los demás aún eligen.
prompt-play = Juega una de tus cartas.
prompt-play-other = { $player } juega una carta.
prompt-second = Juega una segunda carta en este turno, o guárdalo para más tarde.
prompt-second-other = { $player } puede jugar una segunda carta.
prompt-mandates = Usa un mandato antes de terminar tu turno, o termina.
prompt-mandates-other = { $player } puede usar un mandato.
prompt-join = Tienes menos marcadores que gremios que los esperan: ¿cuál lo recibe?
prompt-join-other = { $player } elige un gremio para un marcador.
prompt-repeat = ¿Qué carta repites?
prompt-repeat-other = { $player } repite una carta.
prompt-migrate = Trae un peón (uno de comida) o retira uno.
prompt-migrate-other = { $player } emigra.
prompt-move = Mueve: { $number ->
    [one] queda un paso
   *[other] quedan { $number } pasos
}.
prompt-move-other = { $player } mueve.
prompt-godspeed = Tu monje puede dar un paso más.
prompt-godspeed-other = { $player } puede mover otra vez un monje.
prompt-pilfer = Puedes robar un recurso.
prompt-pilfer-other = { $player } puede robar algo.
prompt-set-out = ¿Pones un disco en el viaje épico?
prompt-set-out-other = { $player } puede emprender el viaje épico.
prompt-influence = Añade marcadores donde estén tus peones.
prompt-influence-other = { $player } añade marcadores.
prompt-improve = Mejora un lugar que gobiernes, o renuncia.
prompt-improve-other = { $player } mejora.
prompt-found = ¿De qué gremio es el feudo de { $location }?
prompt-found-other = { $player } funda un feudo en { $location }.
prompt-tile = La ficha de la región está fuera de alcance: toma una de una época pasada.
prompt-tile-other = { $player } toma una ficha.
prompt-lay = ¿Qué paisaje pones en { $location }?
prompt-lay-other = { $player } pone un paisaje en { $location }.
prompt-collect = ¿Recolectas lo que ha crecido en { $location } (uno es para quien gobierna) o lo dejas crecer?
prompt-collect-other = { $player } puede recolectar en { $location }.
prompt-keep = Quédate uno de estos decretos.
prompt-keep-other = { $player } mira decretos.
prompt-return = ¿Qué decreto va ahora bajo el mazo?
prompt-return-other = { $player } devuelve decretos bajo el mazo.
prompt-drop = Cuatro decretos son demasiados: usa un mandato o pon uno bajo el mazo.
prompt-drop-other = { $player } tiene demasiados decretos.
prompt-shovels = ¿Pagas hierro por dos decretos más?
prompt-shovels-other = { $player } puede cavar en busca de más decretos.
prompt-claim = Elige una nave.
prompt-claim-other = { $player } elige una nave.
prompt-harvest = ¿En qué granja cosechas?
prompt-harvest-other = { $player } cosecha.
prompt-split = Una cosecha de { $number } en { $location }: ¿la dejas entera o tomas favores?
prompt-split-other = { $player } reparte una cosecha de { $number } en { $location }.
prompt-favours = Elige { $number ->
    [one] un favor más
   *[other] { $number } favores
} de la cosecha de { $location }.
prompt-favours-other = { $player } toma favores en { $location } (quedan { $number }).
prompt-conquer = ¿A quién atacas?
prompt-conquer-other = { $player } está a punto de atacar.
prompt-reinforce = Ataque { $attack } contra { $defence } en { $location }: añade salitre o armas, o golpea.
prompt-reinforce-other = { $player } ataca en { $location }: { $attack } contra { $defence }.
prompt-defend = { $attacker } te ataca en { $location }, { $attack } contra { $defence }: ¿descubres Defender?
prompt-defend-other = { $attacker } ataca a { $player } en { $location }, { $attack } contra { $defence }.
prompt-immunity = { $attacker } mata de hambre a tu gente en { $location }: ¿descubres Defender y pagas comida?
prompt-immunity-other = { $attacker } mata de hambre a la gente de { $player } en { $location }.
prompt-serve = ¿Pones un disco en el servicio militar?
prompt-serve-other = { $player } puede poner un disco en el servicio militar.
prompt-guild = Elige un gremio y qué hacer en él.
prompt-guild-other = { $player } visita un gremio.
prompt-send = ¿Qué granja envía sus bienes?
prompt-send-other = { $player } envía bienes a los granjeros.
prompt-payment = { $number ->
    [one] Un pago
   *[other] { $number } pagos
}: ¿cuánto en comida? El resto son chelines.
prompt-payment-other = { $player } cobra por { $number } pares de bienes.
prompt-buy = Compra bienes, tres como mucho.
prompt-buy-other = { $player } compra bienes.
prompt-vessel = ¿Qué nave compras?
prompt-vessel-other = { $player } compra una nave.
prompt-tame = ¿Devuelves tres marcadores para domar un monstruo?
prompt-tame-other = { $player } puede domar un monstruo.
prompt-deploy = ¿Dónde aparece el monstruo?
prompt-deploy-other = { $player } trae un monstruo.
prompt-seals = Toma un sello de un pergamino.
prompt-seals-other = { $player } compra sellos.
prompt-shift = Elige bienes que mover: quedan { $number }.
prompt-shift-other = { $player } mueve bienes: quedan { $number }.
prompt-invent = Inventa algo.
prompt-invent-other = { $player } inventa.
prompt-exchange = Elige una fila: un marcador suyo se convierte en sello.
prompt-exchange-other = { $player } cambia marcadores por sellos.
prompt-scroll = ¿En qué pergamino va el sello?
prompt-scroll-other = { $player } sella un pergamino.
prompt-move-seals = Elige un sello para el rosario: quedan { $number }.
prompt-move-seals-other = { $player } da sellos a la iglesia: quedan { $number }.
prompt-reeve = ¿Pones un alguacil en este gremio?
prompt-reeve-other = { $player } puede poner un alguacil.
prompt-feed = ¿Qué recibe { $piece }?
prompt-feed-other = { $player } alimenta a sus peones: { $piece }.
prompt-eat-tile = ¿Qué ficha sirve de comida?
prompt-eat-tile-other = { $player } se come una ficha.
prompt-end = Termina tu turno, o vuelve atrás.
prompt-end-other = { $player } está a punto de terminar el turno.
prompt-over = La partida ha terminado.

## Lo que ha pasado

log-round = Empieza la ronda { $number }.
log-first = { $player } jugará primero.
log-chose-good = { $player } elige { $good }.
log-stored = { $player } guarda el azufre en { $place }.
log-entered = { $player } trae un peón ({ $face }) a { $location }.
log-pouched = { $player } pone un bien en la bolsa: { $bonus }.
log-chose-card = Eliges { $card }.
log-ready = Todos han elegido: ¡larga vida al rey!
log-played = { $player } juega { $card }.
log-idle = { $player } no saca nada de { $card }.
log-again = { $player } sigue con { $card } en el mismo turno.
log-withdrew = { $player } retira { $piece }.
log-moved = Se mueve { $piece } ({ $route }).
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
log-took-tile = { $player } toma una ficha de { $region } ({ $landscape }).
log-no-tile = No hay ficha para { $player }.
log-tended = { $player } pone un paisaje ({ $landscape }) en { $location }.
log-grew = Crece el paisaje de { $location }: { $resource }.
log-collected = { $player } recolecta { $number } en { $location }.
log-tribute = { $player }, que gobierna { $location }, recibe { $resource }.
log-drew = { $player } roba { $number ->
    [one] un decreto
   *[other] { $number } decretos
}.
log-saw = Ves { $decree }.
log-kept = Te quedas { $decree }.
log-kept-secretly = { $player } se queda un decreto.
log-returned = Devuelves { $decree } bajo el mazo.
log-discarded = Descartas { $decree }.
log-discarded-secretly = { $player } pone un decreto bajo el mazo.
log-used-mandate = { $player } usa el mandato { $decree }.
log-harvested = { $player } cosecha { $number } bienes en { $location }.
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
log-attacked = { $player } ataca en { $location }: { $piece }.
log-besieged = { $player } ataca el feudo de { $location }.
log-added-force = { $player } añade { $number } al ataque.
log-defended = { $player } descubre Defender.
log-immune = El marcador de { $player } en { $location } goza de inmunidad real.
log-won = { $player } gana el combate por { $number }.
log-failed = El ataque de { $player } fracasa; { $number ->
    [0] fue un empate
   *[other] faltaban { $number }
}.
log-military = { $player } llega al espacio { $number } del servicio militar.
log-starved = { $player } mata de hambre { $role } de { $location }; las limosnas dejan las gallinas.
log-repeats = { $player } repite { $card }.
log-uses = { $player }, { $guild }: { $function }.
log-feasts = { $player } da un festín en el { $guild }.
log-sent = { $player } envía { $number } bienes de { $location }.
log-spilled = { $number } bienes pasan a otros gremios.
log-shifted = { $player } mueve { $good }.
log-invented = { $player } inventa { $invention }.
log-exchanged = { $player } cambia un marcador { $row } por un sello en el pergamino { $scroll }.
log-turned-bead = { $player } descubre una cuenta de { $number }.
log-hen = { $player } pone una cuenta de { $number } sobre una gallina.
log-split = Se reparten { $number } chelines de la caridad.
log-completed = { $player } alcanza el nivel { $number }.
log-reeve = { $player } pone un alguacil en el { $guild }.
log-reeve-back = El alguacil de { $player } deja el { $guild }.
log-tamed = { $player } trae a { $location }: { $monster }.
log-rank = { $player }, { $guild }: { $rank }.
log-left-guild = { $player } pierde su puesto en el { $guild }.
log-fed = Ha comido { $piece }: { $meal }.
log-sobered = Vuelve a estar sobrio { $piece }.
log-starved-pawn = Pasa hambre y deja el mapa { $piece }.
log-rolled = El dado muestra { $region }: se retira una ficha.
log-no-roll = No se puede retirar ninguna ficha: el dado descansa.
log-epoch = Amanece la época { $number }.
log-good-on-map = Aparece { $good } en { $location }.
log-refilled = Se rellenan todos los gremios.
log-scored = { $player }: { $points } puntos ({ $source }).
log-lifted = { $player } recupera el sello de { $location }.
log-over = La partida ha terminado.
