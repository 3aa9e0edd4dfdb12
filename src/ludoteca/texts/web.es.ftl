## La mesa web

close = Cerrar
cancel = Cancelar
confirm = Confirmar
copy = Copiar
copied = Copiado
you = tú
total = Total

## Orientarse

to-lobby = Al vestíbulo
settings = Ajustes
language = Idioma
language-en = inglés – English
language-es = español
switch-language = Switch to English
theme = Colores
theme-system = Como el sistema
theme-light = Claros
theme-dark = Oscuros
to-light = Colores claros
to-dark = Colores oscuros
speed = Jugadas de los demás
speed-off = Al instante
speed-fast = Rápidas
speed-normal = Medias
speed-slow = Lentas
speed-about = Cuánto tiempo se muestra cada jugada. Sin movimiento si tu sistema lo pide.
taps = Pedir un segundo toque
taps-small = En lo pequeño
taps-always = Siempre
taps-never = Nunca
taps-about = En una pantalla táctil, el primer toque sobre algo pequeño solo muestra lo que haría.
preview = Puntos que daría una opción
preview-everywhere = En cada destino
preview-pointed = Bajo el puntero
engine = Ludoteca { $version }, { $engine ->
    [compiled] motor compilado
    [interpreted] motor interpretado
   *[mixed] motor compilado en parte
  }

## El vestíbulo

lobby-motto = Grandes juegos de mesa, al momento: sin cuenta, basta un nombre.
shelf = Juegos
players-range = De { $least } a { $most } jugadores
players-exactly = { $n ->
    [one] Para { $n } jugador
   *[other] Para { $n } jugadores
  }
n-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
  }
how-many = ¿Cuántos juegan?
your-name = Tu nombre
another-name = Nombre de la otra persona
seats = ¿Quién juega?
seat-kind = Asiento { $number }
seat-me = Yo
seat-bot = Un bot
seat-open = Libre
    .about = para quien siga el enlace
bots-interpreted = Aquí el motor no está compilado: los bots solo miran un paso adelante y juegan peor.
bot-level = ¿Qué bot?
bot-random = Novato
    .about = juega al azar
bot-greedy = Mercader
    .about = coge lo que más da al momento
bot-steady = Mayordomo
    .about = piensa cada turno hasta el final
bot-page = Paje
    .about = a menudo elige la segunda mejor opción
bot-squire = Escudero
    .about = a veces se descuida
bot-knight = Caballero
    .about = comete pocos errores
bot-queen = Reina
    .about = piensa varias jugadas por delante
options = Variantes

lessons = Lecciones
    .about = Se aprende en la mesa de verdad, paso a paso. Puedes irte cuando quieras y seguir más tarde.
lesson = Lección
lesson-offer = ¿Es tu primera vez con { $title }? Apréndelo en la mesa: tu primera jugada en tres minutos.
lesson-start = Enséñame
lesson-no-thanks = No, gracias
guest = Visitante
lesson-begun = empezada
lesson-done = hecha
lesson-part = { $n } de { $all }
lesson-next = Seguir
lesson-show = Muéstramelo
lesson-rule = La regla
lesson-skip = Saltarse la lección y seguir jugando
lesson-end-turn = ¿Lo has pensado mejor? Hasta que termine tu turno puedes deshacerlo todo. Si te gusta así, termínalo.
lesson-all-done = ¡Muy bien!
lesson-play-on = Seguir la partida contra un bot fácil
lesson-following = Lección siguiente

puzzles-of = Problemas: { $title }
puzzles = Problemas
    .about = Posiciones de partidas entre bots fuertes. Una elección es claramente la mejor; tienes tres intentos.
puzzles-all = Todos los problemas: { $solved } de { $all } resueltos
puzzle = Problema
puzzle-of-the-day = El problema del día
puzzle-try = Probar
puzzle-solved-today = Resuelto
puzzle-number = Problema { $n }
puzzle-state-new = sin probar
puzzle-state-begun = empezado
puzzle-state-solved = resuelto
puzzle-state-missed = no resuelto
puzzle-question = { $left ->
    [one] Te toca. ¿Qué elección es claramente la mejor? Te queda un intento.
   *[other] Te toca. ¿Qué elección es claramente la mejor? Te quedan { $left } intentos.
  }
puzzle-was-solved = { $n ->
    [1] ¡Resuelto al primer intento!
    [2] ¡Resuelto al segundo intento!
   *[other] ¡Resuelto al último intento!
  }
puzzle-was-missed = Esta vez no. La mejor era:
puzzle-others = Qué más tienta, y qué daría:
puzzle-give-up = Ver la solución
puzzle-link = La dirección de este problema
puzzle-go-on = Seguir jugando desde aquí
puzzle-next = Problema siguiente

table-settings = En la mesa
confirm-turns = Preguntar antes de terminar un turno
    .about = Así aún se puede deshacer la última acción.
list-table = Mostrarla entre las mesas abiertas
    .about = Entonces cualquiera puede ocupar un asiento libre.
play-now = Jugar
lay-table = Poner la mesa e invitar
need-name = Dinos tu nombre, por favor.
need-names = Cada persona de este dispositivo necesita un nombre.
my-tables = Mis mesas
open-tables = Mesas abiertas
open-tables-none = Ahora ninguna mesa espera jugadores.
open-seat = Asiento libre
forget-table = Quitarla de mi lista
finished-games = Partidas terminadas
finished-title = Juego
finished-any = Cualquiera
finished-player = Nombre de alguien que jugó
finished-since = Puesta desde
finished-until = Hasta
finished-find = Buscar
finished-none = Ninguna partida pública coincide.
status-waiting = Esperando
status-playing = En juego
status-over = Terminada
status-cancelled = Cancelada
your-turn = Te toca
import-record = Seguir desde un registro
    .about = Un archivo guardado en una mesa o hecho desde la línea de órdenes.
choose-record = Elegir un archivo…
go-on-from-record = Seguir desde aquí
not-a-record = Este archivo no es el registro de una partida.

## Antes de la partida

waiting-for = { $n ->
    [one] Falta 1 jugador
   *[other] Faltan { $n } jugadores
  }
sit-down = Sentarme
sit-another = Sentarse también
somebody-else-here = ¿Juega alguien más en este dispositivo?
leave-seat = Levantarme
invite = Invitar
    .about = Quien abra este enlace puede sentarse, o mirar cuando no queden asientos.
cancel-table = Cancelar la mesa
cancelled = Esta mesa se canceló.

## En la mesa

status = Lo que hay que hacer
rule-of-this = La regla de esto
why-not-chosen = Esto no va con lo que has elegido hasta ahora.
why-not-rule = { $key }: la regla
looking-on = Estás mirando: ves lo mismo que ve todo el mundo.
skip-moves = { $n ->
    [one] Saltar 1 jugada
   *[other] Saltar { $n } jugadas
  }
picked-so-far = Llevas { $n } de { $all }
sending = En camino…
key-hint = Tecla { $key }
prepare = Preparar
    .about = Mientras juegan los demás, di ya qué vas a hacer. Nadie más se entera.
prepare-first = Mi primera acción…
    .about = Se hace en cuanto te toque, si entonces se puede y no cuesta más que ahora.
prepare-ends = Terminar mi turno sin preguntar
    .about = Siempre que no quede nada por hacer. Lo que hayas hecho ya no se podrá deshacer.
prepare-choose = ¿Qué harás primero cuando te toque?
prepare-stop = No preparar nada
prepared-first = Primero: { $action }
prepared-now = Preparado: { $what }
prepared-call-off = Preparado; solo lo ves tú. Haz clic para anularlo.
prepared-dropped = Lo que habías preparado no se ha hecho: { $action }. { $reason }
undo = Deshacer
undo-steps = { $n ->
    [one] Deshacer tu última acción (U)
   *[other] Deshacer tu última acción (U); se pueden deshacer { $n }
  }
hint = Pista
    .about = Las mejores opciones según lo que ves, lo que puede dar cada una y por qué.
teacher = El profesor
teacher-thinking = El profesor está pensando…
teacher-points = { $n ->
    [one] alrededor de 1 punto al final
   *[other] unos { $n } puntos al final
  }
teacher-ahead = { $n } por delante
teacher-behind = { $n } por detrás
teacher-level = igualado
teacher-percent = { $n ->
    [one] gana más o menos 1 partida de cada cien
   *[other] gana unas { $n } partidas de cada cien
  }
teacher-the-best = parece la mejor
teacher-close = igual de buena, hasta donde se puede ver
teacher-less-points = { $n ->
    [one] más o menos 1 punto peor
   *[other] unos { $n } puntos peor
  }
teacher-less-percent = { $n ->
    [one] gana más o menos 1 partida menos de cada cien
   *[other] gana unas { $n } partidas menos de cada cien
  }
teacher-less-worth = parece peor
teacher-was-best = La mejor elección.
teacher-was-good = Bien: nada era claramente mejor.
teacher-cost-points = { $n ->
    [one] { $grade }: te ha costado más o menos 1 punto.
   *[other] { $grade }: te ha costado unos { $n } puntos.
  }
teacher-cost-percent = { $n ->
    [one] { $grade }: te ha costado más o menos 1 victoria de cada cien partidas.
   *[other] { $grade }: te ha costado unas { $n } victorias de cada cien partidas.
  }
teacher-cost-worth = { $grade }: otra cosa parecía mejor.
teacher-better = Mejor:
teacher-look = Volver a mirar
teacher-marked = pista { $mark }
teacher-marked-better = esto habría sido mejor
rewind = Deshacer la elección
    .about = Volver a antes de esta elección, se haya revelado lo que se haya revelado ({ $key }); el azar se sortea entonces de nuevo.
restart-turn = Empezar de nuevo el turno
    .about = Deshacer las { $n } acciones de tu turno (Mayús U)
players = Jugadores
is-deciding = Le toca a { $player }.
score-of = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
connected = Con conexión
disconnected = Sin conexión
bot-plays = Un bot: { $bot }
stand-in-for = Un bot ({ $bot }) sustituye a { $player }
absent = { $player } no está.
absent-for = { $player } no tiene conexión. Un bot podrá sustituirle dentro de { $seconds } s.
hand-to-bot = Que juegue un bot
bot-plays-for-you = Un bot juega por ti.
take-seat-back = Recuperar mi asiento
ending-asked = Has propuesto terminar la partida sin resultado. Termina cuando los demás acepten.
ending-asked-by = Propuesta de { $players }: terminar la partida sin resultado.
agree-to-end = Aceptar y terminar
play-on = Seguir jugando
log = Lo ocurrido
log-since = ↑ Desde tu último turno
log-since-count = { $n ->
    [one] { $n } nueva
   *[other] { $n } nuevas
  }
log-since-jump = { $n ->
    [one] Una jugada
   *[other] { $n } jugadas
  } desde tu último turno: ir al comienzo
show-points = Puntos
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Todo el tablero
line-lost = Se ha perdido la conexión. Reintentando… No se pierde nada de lo guardado.
problem-unreachable = No se puede acceder al servidor.
problem-http = El servidor ha respondido con el error { $status }.
problem-offline = Ahora no hay conexión. Vuelve a intentarlo en un momento.
problem-not-stored = La conexión se cortó antes de confirmarse tu acción. Mira si ha contado.
problem-version = Esta página es más antigua que el servidor de la mesa. Vuelve a cargarla, por favor.

hand-over = Pasa el dispositivo a { $player }
    .about = Ahora solo debería mirar la siguiente persona.
i-am = Soy { $player }
back-to = Volver a { $player }

## El pasado

time-bar = Tiempo
time-moment = Momento
time-first = Al reparto inicial
time-turn-back = Atrás, al comienzo de un turno
time-back = Una acción atrás
time-play = Reproducir
time-pause = Pausa
time-on = Una acción adelante
time-turn-on = Adelante, al siguiente turno
time-now = Al presente
time-pace = Velocidad
time-eyes = Con los ojos de quién
time-is-now = Ahora, tras { $moves ->
    [one] una acción
   *[other] { $moves } acciones
  }
time-at = Momento { $at } de { $moves }
time-action = { $player } eligió: { $action }
time-hidden = una elección secreta
eyes-all = Todos
eyes-onlooker = Un espectador
now = Ahora
now-your-turn = Ahora: tu turno
branch = Seguir desde aquí
    .about = Una mesa nueva desde este momento. Esta queda como está.
branch-hidden = Lo oculto y el azar
branch-as-were = Tal como estaban
branch-guessed = Sorteados de nuevo, según lo que veía { $player }
practice = Practicar con un profesor
    .about = Tú contra bots. Cada elección tuya se juzga y puedes deshacerla aunque se haya revelado algo; el registro dice que era práctica.
agree-hints = Permitir pistas
    .about = Quien tenga que elegir puede pedir las mejores opciones. Solo contra bots siempre se puede.
agreed-hints = Se permiten pistas
agreed-practice = Práctica con un profesor
branch-lay = Poner la mesa
branch-from = Esta partida sigue desde otra: { $origin }
branch-look = Ver ese momento

## El final

chart = Puntos al final de cada ronda
chart-round = Ronda
review = Análisis
review-begun = Repasando la partida…
review-progress = Repasando la partida: { $percent } %
review-ready = El análisis está listo.
review-curve-points = Por cuántos puntos podía esperar ir por delante cada uno
review-curve-percent = Probabilidad de ganar de cada uno, en porcentaje
review-moment = Momento de la curva
review-at = Momento { $at } de { $moves }: { $told }
review-in-points = En puntos.
review-in-percent = En partidas ganadas de cada cien.
review-row-start = Lo esperable al empezar
review-row-own = Decisiones propias
review-row-others = Decisiones de los demás
review-row-luck = Suerte
review-row-second = Rectificaciones del juez
review-row-result = Resultado
review-dearest = Las decisiones más caras
review-none-dear = Ninguna decisión fue claramente peor que otra.
review-played-was = Jugado:
review-show = Mostrar
review-show-of = Mostrar el momento { $moment }
review-retry = Intentarlo otra vez
review-retry-of = Intentarlo otra vez desde el momento { $moment }
review-boards = Los dos tableros
review-boards-of = Los dos tableros tras el momento { $moment }
review-board-played = Tras lo jugado
review-board-better = Tras la mejor elección
review-trust = El juez es fuerte, pero no un oráculo. Las rectificaciones son lo que vio de otro modo un paso después: cuanto mayores son, menos hay que fiarse del resto.
results = Resultado
points-by-source = Puntos por procedencia y a lo largo de la partida
winners = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
  }
rematch = Jugar otra vez
to-rematch = A la siguiente partida
export-record = Guardar el registro

## Sobre la mesa

this-table = Esta mesa
onlooker-link = Enlace para invitados y espectadores
seat-link = Llevar mi asiento a otro dispositivo
    .about = Quien abra este enlace juega por ti: no lo compartas.
leave-table = Dejar la mesa
leave-sure = ¿Que siga jugando un bot por { $player }?
cancel-sure = ¿Terminar la partida sin resultado?
cancel-sure-asked = ¿Proponer a los demás terminar la partida sin resultado? Termina cuando todos aceptan o llevan ausentes { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }.
ask-to-end = Proponerlo
confirm-on = La mesa pregunta antes de terminar un turno.
confirm-off = Un turno termina con su última acción.
fairness = Azar limpio
    .about = Antes de que nadie se sentara, el servidor sacó un secreto y publicó su huella. Cada jugador añadió palabras al azar. Al terminar la partida se revela el secreto, y cualquiera puede comprobar que nada ha cambiado.
fairness-none = Esta partida sigue desde un registro: su azar se decidió allí.
fairness-commitment = Huella del secreto (SHA-256)
fairness-secret = Secreto
fairness-later = Se revela al terminar la partida
fairness-kept = Comprobado: es el secreto prometido.
fairness-broken = ¡No es el secreto prometido!

## Reglas

rules = Reglas
rules-of = Reglas de { $title }
no-such-title = No tenemos este juego.
search-rules = Buscar en las reglas
chapters = Capítulos
no-rule-found = Ninguna regla tiene esas palabras.
ruling = decisión nuestra
example = Ejemplo
example-action = { $player }: { $action }
example-before = Antes
example-after = Después
example-marked = El tablero. Señalado: { $places }.
example-whole = El tablero.
summary = En resumen
summary-about = El juego en una página, para quien ya lo conoce
summary-print = Imprimir
summary-back = Todas las reglas

## Ayuda

help = Ayuda
help-clicks = Lo que brilla se puede pulsar; lo demás no hace nada. Lo que no tiene lugar en el tablero es un botón encima de él.
help-tips = Detente sobre una casilla o una carta (o mantenla pulsada) para leer su regla.
help-arrows = Al siguiente destino que brilla
help-explore = A cualquier lugar, para leer su regla
help-enter = Elegirlo
help-numbers = Los botones, por orden
help-undo = Deshacer
help-restart = Empezar de nuevo el turno
help-end = Terminar el turno
help-hint = Una pista: las tres mejores opciones
help-rewind = En la práctica: deshacer la última elección
help-skip = Saltar las jugadas que se muestran
help-time = Por el tiempo, de acción en acción, cuando nada brilla
help-time-turn = Lo mismo, de turno en turno
help-time-ends = Al reparto inicial, de vuelta al presente
help-time-play = Reproducir, o pausa
help-rules = Reglas, abrir o cerrar
help-escape = Cancelar, cerrar
help-help = Esta página
