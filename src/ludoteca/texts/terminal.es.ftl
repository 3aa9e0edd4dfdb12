## La línea de órdenes

terminal-about = Eurojuegos medievales sobre un motor estricto: jugar, mirar, simular, reproducir y comprobar.
terminal-usage = uso:
terminal-arguments = sobre qué trabaja
terminal-options = opciones
terminal-commands = órdenes
terminal-examples = ejemplos:

terminal-games = a qué se puede jugar
    .about = Muestra los juegos con sus números de jugadores y sus opciones.
terminal-play = jugar en esta terminal
    .about = Juega contra bots o con amigos ante un mismo teclado. Escribe ? durante la partida para ver qué se puede escribir.
terminal-serve = servir la mesa web
    .about = Sirve la mesa web en este ordenador, y solo para él si no se pide otra dirección.
terminal-simulate = hacer jugar muchas partidas a los bots
    .about = Los bots juegan entre sí en todos los núcleos. Los asientos rotan para que cada bot ocupe todos por igual; la misma semilla da las mismas partidas con cualquier número de núcleos.
terminal-arena = medir la fuerza de los bots
    .about = Deja que los bots jueguen por su puntuación. El mismo reparto se juega una vez por cada manera de sentar a los bots, para que la suerte no cuente; si hay más bots que asientos, juegan todas las combinaciones. La escala es la de Elo (400 puntos son diez a uno), con 1500 de media. La misma semilla da las mismas partidas con cualquier número de núcleos.
terminal-learn = aprender una red para un juego
    .about = Deja que los bots aprendan un juego jugando contra sí mismos: rondas de partidas y lecciones que se guardan en una carpeta, para poder parar y seguir. Al final se mide la red. Con --games y una semilla sale la misma red con cualquier número de núcleos.
terminal-tune = afinar los pesos con que se valora un juego
    .about = El bot steady juega contra sí mismo con los pesos movidos un poco hacia arriba y hacia abajo, y estos se acercan a los de quien gana. Todo se guarda en una carpeta, para poder parar y seguir; al final los pesos se miden con los de hoy. Con la misma semilla salen los mismos pesos con cualquier número de núcleos.
terminal-replay = ver un registro
    .about = Muestra una partida grabada paso a paso, o la mesa en un punto de ella.
terminal-review = dónde se ganó y se perdió una partida
    .about = Juzga cada decisión de un registro según lo que podía saber quien decidía: cuánto mejor era la mejor elección, qué hizo la suerte y qué decisiones costaron más. Con la misma semilla y el mismo presupuesto dice lo mismo.
terminal-puzzles = encontrar la única acción mejor, y buscar posiciones así
    .about = Muestra los problemas de un juego, o deja intentar uno: tres intentos para dar con la única acción que es claramente la mejor. Con «mine» juegan los bots y se guarda cada posición que sirve de problema; la misma semilla y el mismo número de partidas encuentran los mismos.
terminal-rules = leer o buscar en las reglas
    .about = Muestra las reglas de un juego, o solo las cláusulas que contienen todas las palabras dadas.
terminal-verify = comprobar un registro
    .about = Comprueba que el azar fue el prometido antes de la partida y que todas las acciones fueron legales.
terminal-observe = qué ve un programa que aprende
    .about = Muestra de qué consta la observación de un juego; con un registro o una posición, lo que observa allí un asiento.
terminal-bench = medir la velocidad del motor
    .about = Mide el motor: junto a otros programas en una copia del repositorio donde ya se usó `make bench`; si no, por sí solo.
terminal-backup = copiar todas las mesas de un servidor
    .about = Copia todas las mesas a un archivo nuevo, también mientras se juega. El archivo contiene manos ocultas y secretos: guárdalo con el mismo cuidado que las propias mesas.
terminal-restore = recuperar una copia de todas las mesas
    .about = Pone las mesas de una copia donde las guarda el servidor. No puede haber ningún servidor en marcha con ellas; lo que había antes se conserva.
terminal-admin = cuidar de las mesas de un servidor
    .about = Lista y cuenta mesas, termina u oculta una, quita un nombre, archiva las antiguas. Si alguien mira lo oculto de una partida en curso, sus jugadores lo leen en la mesa y queda en el registro.

terminal-arg-version = decir qué versión y qué motor es este
terminal-arg-help = mostrar esta ayuda
terminal-arg-language = el idioma que se habla; si se omite, el del sistema
terminal-arg-boards = dibuja los tableros de los ejemplos
terminal-arg-summary = el juego en una página, para quien ya lo conoce
terminal-arg-json = responder con JSON, para que lo lea un programa
terminal-arg-game = un juego por su nombre corto; `ludoteca games` los muestra
terminal-arg-players = cuántos jugadores; si se omite, los menos posibles
terminal-arg-seat = quién se sienta ante este teclado: un asiento (A), varios (A,C), all (todos) o none (nadie, para mirar); si se omite, A
terminal-arg-bots = quién juega los demás asientos: un bot, o varios por turnos (squire,page); si se omite, knight
terminal-arg-bots-named = los bots que juegan entre sí; si se omite, greedy,random
terminal-arg-learn-players = aprender solo partidas de tantos jugadores; de todos los números posibles, si se omite
terminal-arg-learn-minutes = parar al cabo de tantos minutos
terminal-arg-learn-games = parar al cabo de tantas partidas
terminal-arg-learn-seed = un número que decide todo el azar; el de la receta del juego, si se omite
terminal-arg-learn-from = una red con la que empieza un curso nuevo, en lugar de las partidas del bot steady
terminal-arg-learn-folder = dónde se guarda el curso, para seguir con él; JUEGO-course, si se omite
terminal-arg-learn-output = el archivo de la red; network.json en la carpeta, si se omite
terminal-arg-learn-judged = cuántas partidas miden la red al final; 0 para ninguna, 100 si se omite
terminal-arg-tune-steps = cuántos pasos en total; 100 si se omite
terminal-arg-tune-deals = cuántos repartos lleva un paso, cada uno jugado desde todos los asientos; 10 si se omite
terminal-arg-tune-folder = dónde se guarda el afinado, para seguir con él; JUEGO-tuning si se omite
terminal-arg-tune-judged = cuántas partidas miden los pesos al final; 0 para ninguna, 400 si se omite
terminal-arg-ray = la dirección de un clúster de Ray que juega las partidas; auto para el de esta máquina
terminal-arg-names = cómo se llaman los jugadores, desde el asiento A
terminal-arg-option = una opción del juego, como tactical=yes; puede darse varias veces
terminal-arg-seed = un número que decide todo el azar; si se omite, 0
terminal-arg-play-seed = un número que decide todo el azar; si se omite, se sortea
terminal-arg-load = seguir desde un registro, o empezar desde un archivo de posición
terminal-arg-save = guardar la partida en este archivo tras cada decisión tuya
terminal-arg-no-confirm = pasar el turno sin preguntar; entonces la última acción no se puede deshacer
terminal-arg-games = cuántas partidas; si se omite, 100
terminal-arg-arena-bots = quiénes se sientan a la mesa, en este orden; quien se nombra tres veces se sienta tres veces
terminal-arg-arena-games = cuántas partidas, hasta completar el último reparto; si se omite, 400
terminal-arg-arena-players = cuántos jugadores; si se omite, tantos como bots se nombran, si es posible, y si no, los menos
terminal-arg-until = terminar en cuanto sea seguro quién gana más a menudo, con esta probabilidad de error como mucho, por ejemplo 0.05
terminal-arg-cores = cuántos procesos juegan a la vez; si se omite, todos los núcleos
terminal-arg-records = la carpeta donde se guardan los registros de todas las partidas; si se omite, no se guardan
terminal-arg-record = el archivo de un registro; - para lo que llega por la tubería
terminal-arg-to = mostrar la mesa tras tantas acciones
terminal-arg-turn = mostrar la mesa al comienzo de este turno, contando desde 1
terminal-arg-html = escribir una página que se abre por sí sola, con el tablero de la mesa web
terminal-arg-review-html = escribir una página que se abre por sí sola: el análisis junto al tablero de la mesa web; sin nombre de archivo, junto al registro
terminal-arg-reviewed = hablar solo de este jugador
terminal-arg-budget = cuántas veces se adivina lo oculto en cada decisión; más tarda más y ve más claro
terminal-arg-puzzles-game = un juego, para ver sus problemas; o «mine», para buscar otros
terminal-arg-puzzles-which = el número de un problema, para intentarlo; tras «mine», el juego
terminal-arg-puzzles-players = examinar partidas de tantos jugadores; si se omite, de todos los números por turno
terminal-arg-puzzles-games = cuántas partidas se examinan; si se omite, 10
terminal-arg-puzzles-folder = dónde se escriben los problemas; si se omite, JUEGO-puzzles
terminal-arg-eyes = con qué ojos: los de un asiento, all (todo) o public (lo que ve quien mira)
terminal-arg-observed = un registro o una posición: mostrar lo que se observa al final; - para lo que llega por la tubería
terminal-arg-observer = de quién es la observación; si se omite, de quien decide primero
terminal-arg-explain = decir qué significa cada bloque
terminal-arg-position = mostrar la posición en ese punto, para cargarla o cambiarla
terminal-arg-words = mostrar solo cláusulas que contienen todas estas palabras
terminal-arg-check = mostrar cuántas pruebas demuestran cada cláusula y qué no demuestra ninguna
terminal-arg-host = la dirección donde se escucha; si se omite, 127.0.0.1 (solo este ordenador); 0.0.0.0 para todas
terminal-arg-port = el puerto donde se escucha
terminal-arg-data = la carpeta donde se guardan las mesas
terminal-arg-quick = medir solo un momento
terminal-arg-backup = el archivo que se crea; no puede haber otro con ese nombre
terminal-arg-restore = un archivo hecho con `ludoteca backup`
terminal-arg-replace = también donde ya hay mesas; se conservan con otro nombre (en PostgreSQL se sustituyen)
terminal-arg-admin = qué hacer: listar mesas (tables), estadísticas (statistics), terminar (end), ocultar (hide) o mostrar (show) una mesa, quitar un nombre (remove-name), mirar una partida (look), archivar (archive)
terminal-arg-admin-of = qué mesa, qué nombre, qué carpeta
terminal-arg-admin-status = solo las mesas en este estado
terminal-arg-admin-limit = cuántas mesas se listan; si se omite, 50
terminal-arg-admin-table = quitar el nombre solo en esta mesa
terminal-arg-admin-days = archivar lo que ha terminado y lleva tantos días sin tocarse

## Qué puede estar mal en una línea de órdenes

terminal-no-language = Aquí no existe el idioma «{ $language }». Existen: { $known }.
terminal-usage-error = { $command }: { $problem } Prueba { $command } --help
terminal-usage-missing = falta algo: { $what }.
terminal-usage-unknown = esto no se entiende: { $what }.
terminal-usage-value = a { $what } le falta un valor.
terminal-usage-no-value = { $what } no lleva valor.
terminal-usage-choice = aquí no hay «{ $value }».
terminal-usage-together = { $what } y { $value } se excluyen.
terminal-usage-other = { $problem }.
terminal-usage-number = { $what } debe ser un número entero desde { $low }, no «{ $value }».
terminal-usage-chance = { $what } debe ser un número entre 0 y 1, no «{ $value }».
terminal-usage-seat = No existe el asiento «{ $seat }». Existen: { $known }.
terminal-usage-names = Hay más nombres que asientos: { $count } para { $players }.
terminal-bots-untaught = Nadie ha enseñado a los bots este juego con tantos jugadores: juzgan a ojo y juegan peor.
terminal-bots-interpreted = Aquí el motor no está compilado: los bots solo miran un paso adelante y juegan peor.
terminal-usage-learn = Di cuánto hay que aprender: o --minutes o --games.
terminal-usage-extra = Esto necesita el extra «{ $extra }» (falta { $module }): pip install "ludoteca[{ $extra }]"
terminal-usage-write = No se puede escribir { $file }: { $problem }
terminal-play-what = ¿A qué juego? Existen: { $known }.
terminal-play-loaded = { $flag } no va con --load: ya lo dice el archivo.
terminal-play-other = El archivo contiene una partida de { $found }, no de { $wanted }.

## Jugar

terminal-players = { $numbers } jugadores
terminal-you = tú
terminal-no-choice = No hay opción { $number }; van de 1 a { $last }.
terminal-several-choices = «{ $typed }» encaja con { $count } opciones.
terminal-why-not = { $reason } (regla { $clause })
terminal-type-something = Escribe el número de una opción, o ? para ver la ayuda.
terminal-hand-over = { $player }, te toca: pulsa Intro cuando nadie más mire.
terminal-sure = { $action }: esto no se puede deshacer. Pulsa Intro para confirmarlo, o elige otra cosa.
terminal-hint = Un bot elegiría: { $action }
terminal-help-number = tomar la opción con este número
terminal-help-notation = o escribirla; valen palabras que solo tenga una opción
terminal-help-undo = deshacer tu última acción
terminal-help-restart = deshacer todo lo que se pueda de tu turno
terminal-help-log = todo lo que ha pasado
terminal-help-hint = qué haría un bot en tu lugar
terminal-help-rules = buscar palabras en las reglas
terminal-help-quit = guardar y salir
terminal-help-this = esta ayuda
terminal-total = Total
terminal-winners = { $count ->
    [1] Gana { $players } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }.
   *[other] { $players } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } cada uno.
}
terminal-not-saved = La partida no se ha guardado.
terminal-saved = Guardada en { $file }.
terminal-go-on = Para seguir: { $command }

## El tablero de Mille Fiori

terminal-millefiori-points = puntos
terminal-millefiori-face-up = Boca arriba
terminal-millefiori-hand = Mano
terminal-millefiori-holds = { $player } tiene, o ha dejado
terminal-millefiori-kept = boca abajo
terminal-millefiori-help = En el tablero: las letras son diamantes, los números con ) son tus opciones, ‹A› es nuevo. ▴ y ▾ señalan dónde se tocan tres talleres: quien llena el último gana una carta adicional. ×6 es lo que vale ahora un barco de esa línea; + en la ruta es una carta adicional. ●○ tus series, ✓ ya ha dejado una carta, ★ jugador inicial, ≈3 cuánto navega una carta.

## Simular y medir

terminal-playing = Jugando
terminal-simulated = { $title }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }, semilla { $seed }
terminal-learn-round =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $time } min: una media de { $mean } por bando, error { $error }
terminal-learn-back =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $time } min: error { $error }, peor que antes: se vuelve a la mejor red hasta ahora
terminal-learned =
    { $title }: aprendido con { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } en { $time } min
terminal-learn-curve = por ronda: { $curve }
terminal-learn-judged =
    mirando un paso por delante gana el { $wins } ({ $low } – { $high }) de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } contra { $bot }
terminal-learn-kept = la red está en { $file }; juega contra ella con --bots ahead:4:2:4@{ $file }
terminal-tune-step = paso { $step }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } hasta ahora
terminal-tuned =
    { $title }: { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } de afinado, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
terminal-tune-judged =
    con ellos el bot steady gana el { $wins } ({ $low } – { $high }) de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } contra sí mismo con los pesos de hoy
terminal-tune-kept = los pesos están en { $file }; juega con ellos como steady@{ $file }
terminal-simulated-length = { $decisions } decisiones por partida, { $actions } acciones con las que no dejan elegir
terminal-simulated-speed = { $rate } decisiones por segundo ({ $core } en un núcleo), { $seconds } s, motor { $engine ->
    [compiled] compilado
    [interpreted] interpretado
   *[other] mixto
}
terminal-contest = { $title }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  } con { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
  }, semilla { $seed }
terminal-arena-ahead = { $bot } aventaja a { $other } en la escala; la diferencia es { $points } (95 %: de { $low } a { $high })
terminal-arena-decided = Es seguro quién es mejor; la probabilidad de error es menor que { $error }.
terminal-arena-open = Aún no es seguro quién es mejor, si la probabilidad de error ha de ser menor que { $error }.
terminal-arena-until = --until necesita bots distintos; aquí solo está { $bot }.
terminal-column-bot = bot
terminal-column-games = partidas
terminal-column-wins = victorias
terminal-column-rate = de las suyas
terminal-column-interval = intervalo 95 %
terminal-column-score = puntos (media)
terminal-column-place = puesto medio
terminal-column-first = primeros
terminal-column-rating = Elo
terminal-column-points = puntos
terminal-column-milliseconds = ms/decisión
terminal-column-title = juego
terminal-column-players = jugadores
terminal-column-decisions = decisiones/s
terminal-column-clone = clon µs
terminal-column-replay = reproducir ms
terminal-bench-heading = Juego al azar, un núcleo, motor { $engine ->
    [compiled] compilado
    [interpreted] interpretado
   *[other] mixto
}
terminal-bench-hint = En una copia del repositorio, `make bench` mide junto a otros programas.

## Reproducir y comprobar

terminal-replay-heading = { $title }, { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}
terminal-replay-keys = { $at } de { $last } · Intro sigue · b atrás · s principio · e final · un número · q salir
terminal-replay-more-keys = t turno siguiente · r turno anterior · @B con los ojos de B, @all, @public
terminal-review-written = El análisis está en { $file }: ábrelo con un navegador.
terminal-replay-no-turn = No hay turno { $turn } en esta partida: tiene { $last }.
terminal-puzzles-mining = { $flag } es para buscar problemas: ludoteca puzzles mine JUEGO
terminal-puzzles-count = { $title } ({ $game }): { $count ->
    [one] un problema
   *[other] { $count } problemas
}
terminal-puzzles-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
terminal-puzzles-choices = { $count ->
    [one] una opción
   *[other] { $count } opciones
}
terminal-puzzles-try = Para intentar uno: { $command }
terminal-puzzles-slow = Aquí el motor no está compilado: buscar lleva mucho tiempo, y los bots solo miran un paso adelante.
terminal-puzzles-found = { $file }: { $difficulty }
terminal-puzzles-mined = En { $folder }: fáciles, { $easy }; de dificultad media, { $middle }; difíciles, { $hard }
terminal-rules-nothing = Ninguna cláusula contiene todo esto: { $words }
terminal-check-no-tests = Las pruebas solo están en una copia del repositorio.
terminal-check-sum = { $proven } de { $clauses } cláusulas tienen prueba.
terminal-check-uncovered = Ninguna prueba demuestra: { $ids }
terminal-check-missing = Faltan en la página en «{ $language }»: { $ids }
terminal-check-unknown = Una prueba nombra { $id }, que no está en ninguna página: { $where }
terminal-check-order = Las páginas tienen sus cláusulas en órdenes distintos.
terminal-observation = { $title }: una observación de { $size } números, versión { $version }
terminal-observed-by = como la ve el asiento { $seat }; números que no son cero: { $numbers }
terminal-column-block = bloque
terminal-column-from = desde
terminal-column-numbers = números
terminal-column-unit = unidad
terminal-column-bounds = límites
terminal-column-meaning = significado
terminal-column-observed = observado: lugar en el bloque, número
terminal-verify-kept = La promesa se cumplió: el secreto es aquel cuyo SHA-256 se publicó antes de la partida.
terminal-verify-broken = La promesa se rompió: el secreto no es aquel cuyo SHA-256 se publicó antes de la partida.
terminal-verify-untold = El secreto aún no se ha revelado, así que el azar no se puede comprobar; se revela al terminar la partida.
terminal-verify-seed = El azar salió de un simple número: se puede reproducir, pero nadie lo prometió antes.
terminal-verify-position = La partida empezó en una posición preparada, así que nada se prometió.
terminal-verify-commitment = prometido: { $commitment }
terminal-verify-nonce = { $seat } añadió: { $nonce }
terminal-verify-replayed = Acciones reproducidas desde el principio: { $actions }. Todas son legales, y cada carta y cada dado es lo que dio el azar.
terminal-verify-failed = El registro no se puede reproducir: { $problem }
terminal-verify-over = La partida terminó con { $scores }.
terminal-verify-not-over = La partida no ha terminado; de momento va { $scores }.

terminal-burgundy-help = En el tablero: los números con ) son tus opciones. Signos de las casillas: ⌂ ciudad, ♣ pasto, ≈ río, † monasterio, ♜ castillo, ◆ mina, cada una con su número de dado; las tenues aún no se alcanzan. Ante cada fila están los números de sus casillas, de izquierda a derecha; 3≈15 son casillas unidas por un río. Las losetas muestran tres letras, los monasterios M y su número, el ganado dos letras y cuántos son. De ① a ⑥, las mercancías según el dado que las vende; §, los escudos. De cada jugador: ★ puntos, dados por usar, ¤ plata, ♟ trabajadores, losetas guardadas y mercancías.
terminal-caylus-help = En el tablero: los números con ) son tus opciones. Tras un edificio están su dueño y su trabajador (›A: un trabajador donde no hay dueño); P es el preboste, C el comisionado, ◆ los dos, * una casilla que puntúa una sección; los edificios en cursiva quedan más allá del preboste. Tras ≈, el puente: el precio de un trabajador y quién ha pasado. De cada jugador: ★ puntos, ¤ denarios e ingresos, cubos, ♟ trabajadores en casa, favores, ⌂ casas en calabozo, murallas y torres.
terminal-feudum-round = ronda { $round } · época { $epoch } ·
terminal-feudum-help = En el tablero: los números con ) son tus opciones. En un lugar: O puesto avanzado, F granja, T pueblo, ♜ feudo con la letra de su gremio; quien gobierna, ² con súbdito, / el siervo; •3 bienes, ~3 un paisaje con tres recursos; peones con la letra minúscula de su dueño, ~ con vino, ☠ un monstruo. Arriba: la ficha superior de cada pila, cuántas de la próxima época se ven, ▤ decretos en el mazo. Gremios: maestre, oficial y aprendiz, y lo que guardan: ∑ limosnas en las gallinas, ¤ bolsa, cofre o precio, ● pergaminos sellados. De cada jugador: ★ puntos, bienes, ☕ azufre en el barril, ¤ chelines, ♟ marcadores, ● sellos, ∑ cuentas, ▦ fichas, ⛵ naves, ▤ decretos, ▮ cartas por jugar, ⚔ servicio militar, ✈ viaje épico.

## Copias de seguridad y órdenes de quien lleva el servidor

terminal-backup-done = { $tables ->
    [one] Se ha copiado una mesa
   *[other] Se han copiado { $tables } mesas
  } a { $file } ({ $bytes } bytes).
terminal-restore-done = { $tables ->
    [one] Se ha recuperado una mesa de { $file }.
   *[other] Se han recuperado { $tables } mesas de { $file }.
  }
terminal-restore-kept = Lo que había antes se conserva en { $kept }.
terminal-admin-of = A { $what } le falta saber algo: ¿qué mesa, qué nombre o qué carpeta?
terminal-admin-days = ¿De cuántos días son las mesas que se archivan? Dilo con --days.
terminal-admin-end = La mesa { $table } ha terminado sin resultado.
terminal-admin-hide = La mesa { $table } ya no está en ninguna lista; quien tenga su enlace aún puede entrar.
terminal-admin-show = La mesa { $table } vuelve a la lista mientras espera jugadores.
terminal-admin-remove-name = El nombre se ha quitado de { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
  }.
terminal-admin-archive = { $tables ->
    [one] Se ha archivado y borrado una mesa.
   *[other] Se han archivado y borrado { $tables } mesas.
  }
terminal-admin-all = Mesas: { $tables }; acciones: { $messages }; asientos de personas: { $keys }; { $megabytes } MB.
terminal-admin-open = (libre)
terminal-admin-hidden = oculta
terminal-admin-column-table = mesa
terminal-admin-column-title = juego
terminal-admin-column-status = estado
terminal-admin-column-moves = acciones
terminal-admin-column-bytes = tamaño
terminal-admin-column-changed = último cambio (UTC)
terminal-admin-column-seats = asientos
terminal-admin-column-number = número
terminal-admin-column-today = con cambios hoy
