## Lo que dice el servidor cuando algo no puede ser

not-found = En esta dirección no hay nada.
bad-request = El servidor no entiende esta petición.
server-error = Algo ha fallado en el servidor. No ha cambiado nada; inténtalo otra vez.
store-failed = El servidor no puede acceder ahora a sus mesas. Por favor, vuelve a mirar dentro de un rato.
store-full = El disco del servidor está lleno: de momento no se puede guardar nada. Lo confirmado está a salvo; inténtalo más tarde.
store-readonly = De momento no se puede escribir en el disco del servidor. Lo confirmado está a salvo; inténtalo más tarde.
store-damaged = Las mesas del servidor están dañadas o han desaparecido. No se puede guardar nada hasta que lo revise quien lleva el servidor.
busy = El servidor está demasiado ocupado. Inténtalo más tarde.
body-long = Es demasiado largo: se leen como mucho { $longest } bytes.
host-unknown = Este servidor no responde al nombre que lleva la dirección. Quien lo administra lo pone en LUDOTECA_HOSTS.
too-many =
    Demasiado de una vez. Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }, por favor.
nonce-early = Lo que un asiento añade al secreto viene después de la promesa del servidor: pide antes una promesa.
invalid-json = Esto no es JSON.
invalid-field = El campo «{ $field }» falta o no puede tener este valor.

name-characters = Un nombre puede llevar letras, cifras, espacios y signos, pero no caracteres invisibles.
name-length = Un nombre tiene de 1 a { $longest } caracteres.

no-table = No existe esa mesa.
no-seat = No existe ese asiento.
seat-taken = Ese asiento ya lo ha ocupado alguien.
seat-foreign = Esta página no tiene ese asiento.
token-unknown = La llave de esta página para un asiento no vale en esta mesa, o ya no vale.
hello-first = La página tiene que decir antes qué asientos tiene.

message-binary = Un mensaje debe ser texto, no datos binarios.
message-long = Un mensaje tiene como mucho { $longest } caracteres.
stale = Mientras tanto ha pasado algo. Mira otra vez.
not-together = { $action } no se puede enviar junto con las demás elecciones.

table-waiting = La partida aún no ha empezado.
table-cancelled = La mesa se ha cancelado.
table-ended = La partida de esta mesa ya ha terminado.
table-rules = Las reglas de { $title } han cambiado y esta mesa no puede seguir: { $problem }
prompt-waiting = Esperando a que lleguen jugadores.
prompt-puzzle-over = Este problema ha terminado. Sigue jugando desde aquí o prueba otro.
prompt-cancelled = La mesa se ha cancelado.

stand-in-plays = Un bot juega por { $player }; primero hay que recuperar el asiento.
stand-in-nobody = Solo se puede ceder a un bot el asiento de otra persona.
stand-in-already = Un bot ya juega por { $player }.
stand-in-present = { $player } está aquí, o lo estaba hace menos de { $seconds } segundos.
cancel-host = Mientras una mesa espera jugadores, solo puede cancelarla quien la ha puesto. Tú puedes levantarte.

prepare-now = Es tu turno: actúa ya, no hay nada que preparar.
prepare-nothing = Ahora no se puede preparar nada de eso.
prepare-no-passing = En este juego no se pasa.
prepare-end = En esta mesa los turnos terminan solos.
prepare-lesson = En una lección no se puede preparar nada.
prepare-puzzle = En un problema no se puede preparar nada.
prepare-illegal = «{ $action }» no se podría hacer si ahora fuera tu turno.
prepared-late = No llegó el momento de hacerlo.
prepared-dearer = Ahora costaría más que cuando lo preparaste.

rematch-early = La partida aún no ha terminado.
rematch-laid = La mesa para la revancha ya está puesta.
record-early = El registro cuenta cosas ocultas: se puede pedir cuando la partida ha terminado.
record-older = Esta partida de { $title } se jugó con la versión { $rules } de las reglas; las nuestras son la { $ours } y no pueden reproducirla.
eyes-foreign = Mientras dura la partida, solo quien ocupa ese asiento puede mirar con esos ojos.
no-moment = No hay ningún momento { $move } de esta partida que se pueda mostrar.
undo-past = Esto es el pasado: allí no se deshace nada.
branch-people = Aquí siguen jugando varias personas: seguir desde aquí descubriría lo que trae el azar. Se puede cuando la partida haya terminado.
branch-looking-on = Mientras dura la partida, solo quien juega en ella puede seguir desde aquí.
practice-alone = El profesor tiene un solo alumno: una mesa de práctica es para una persona en este dispositivo, con bots en todos los demás asientos.
practice-only = Solo en una mesa de práctica se juzgan las decisiones y se deshacen después de que se haya revelado algo.
judge-nothing = El momento { $move } de esta partida no es ninguna elección tuya: no hay nada que juzgar.
hint-not-agreed = Aquí juegan varias personas y al poner la mesa no se acordó que hubiera pistas.
hint-lesson = Aquí se está dando una lección: «Muéstramelo» ayuda.
hint-puzzle = Esto es un problema: hay intentos, pero no pistas.
hint-not-asked = Ahora no se te pregunta nada: las pistas son para quien tiene que elegir.
hint-no-choice = Solo hay una cosa que hacer: no hace falta ninguna pista.
hint-failed = Al profesor no se le ha ocurrido nada a tiempo. Pregunta otra vez.
review-early = Un análisis cuenta cosas ocultas, así que se puede pedir cuando la partida ha terminado.
review-failed = El análisis no ha terminado a tiempo. Pídelo otra vez.
film-page-missing = La página no está construida aquí: `make web` la construye, y un wheel la trae.
import-seats = Este registro es de una partida para { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }; la mesa necesita el mismo número de asientos.
promise-unknown = El servidor no ha prometido este secreto, o hace ya demasiado.

lesson-unknown = { $title } no tiene la lección «{ $lesson }». Hay: { $known }.
lesson-broken = La lección «{ $lesson }» de { $title } no se puede leer: { $problem }
lesson-none = En esta mesa no se está dando ninguna lección.
lesson-early = Queda algo por hacer antes de seguir con la lección.
lesson-otherwise = En una partida podrías hacerlo, y no estaría mal. Aquí prueba lo que pide el texto; «Muéstramelo» te ayuda.
lesson-read-on = Aquí ya está todo hecho. Sigue leyendo en el bocadillo.
puzzle-none = En esta mesa no hay ningún problema para ti.
puzzle-over = Este problema ha terminado: aquí ya no hay nada que elegir.
puzzle-one-choice = En un problema se elige una sola cosa cada vez.
puzzle-first = Primero el problema: se puede seguir jugando desde aquí cuando esté resuelto, te hayas rendido o se hayan gastado todos los intentos.

rules-language = Aquí no existe el idioma «{ $language }». Existen: { $known }.
rules-none = No hay reglas de { $title } en este idioma: { $language }
rules-line = { $file }, línea { $line }: así no se escribe una página de reglas: { $text }
rules-twice = { $file }, línea { $line }: el identificador «{ $id }» aparece dos veces.

serve-running = Ludoteca { $version } ({ $engine }), las mesas están en { $where }
serve-compiled = motor compilado
serve-interpreted = motor interpretado
serve-mixed = motor compilado en parte
serve-address = A jugar en { $address }  (Ctrl+C detiene el servidor)
serve-running-already = Ya hay un servidor en marcha con estas mesas: { $address }
serve-setting = Un ajuste LUDOTECA_… del entorno no puede ser así: { $problem }
serve-newer = Las mesas de { $where } son de una Ludoteca más nueva.
serve-driver = Esta base de datos necesita un controlador que no está instalado ({ $module }): pip install "ludoteca[postgresql]"
serve-closed = No se pueden abrir las mesas de { $where }: { $problem }
serve-port = El servidor no puede escuchar en { $host }, puerto { $port }: { $problem }
serve-damaged = Las mesas de { $where } están dañadas ({ $problem }). No se ha cambiado nada. Guarda una copia del archivo y recupera una copia de seguridad: ludoteca restore ARCHIVO --replace
serve-foreign = { $where } no contiene mesas de Ludoteca: es una base de datos de otra cosa. No se ha cambiado nada. Apártala, o recupera una copia: ludoteca restore ARCHIVO --replace
serve-emptied = { $where } está vacío, y así no empieza uno nuevo: alguien o algo lo ha vaciado. No se ha cambiado nada. Recupera una copia de seguridad: ludoteca restore ARCHIVO --replace
serve-gone = { $where } ha desaparecido, aunque ahí se guardaban mesas. No se ha cambiado nada. Recupera una copia de seguridad: ludoteca restore ARCHIVO; o, para empezar de nuevo, borra { $lock }.

## Copias de seguridad, para quien lleva el servidor

backup-there = { $file } ya existe; no se sobrescribe.
backup-none = No hay mesas en { $where }.
backup-failed = No se puede copiar { $file }: { $problem }
backup-program = { $program } de PostgreSQL dice: { $problem }
backup-no-program = { $program } de PostgreSQL no está instalado aquí (paquete postgresql-client).
restore-kind = { $file } es una copia de una base de datos de otro tipo que la de LUDOTECA_DATABASE.
restore-nothing = { $file } no es una copia de seguridad.
restore-damaged = La copia { $file } está dañada: { $problem }
restore-newer = La copia { $file } es de una Ludoteca más nueva.
restore-there = En { $where } ya hay mesas. Con --replace dejan sitio a la copia.
restore-running = { $servers ->
    [one] Hay un servidor en marcha
   *[other] Hay { $servers } servidores en marcha
  } con estas mesas; { $servers ->
    [one] detenlo
   *[other] detenlos
  } primero. Uno que acaba de morir se olvida al cabo de 15 segundos.

## Lo que cuenta el registro de una partida empezada con reglas anteriores

log-older = { $player }: { $action }
log-anew = { $player } ha deshecho lo que se había revelado: desde aquí el azar se sortea de nuevo.
log-looked = Quien lleva el servidor ha mirado lo que está oculto en esta partida.
log-written = { $action }
log-rules-changed = Hasta aquí se jugó con reglas anteriores; desde aquí, con la versión { $rules }.

# Ejemplos junto a las reglas
example-unknown = { $title } no tiene el ejemplo «{ $example }». Hay: { $known }.
example-broken = El ejemplo «{ $example }» de { $title } no se puede leer: { $problem }
