## What the server says when something cannot be done

not-found = There is nothing at this address.
bad-request = The server does not understand this request.
server-error = Something went wrong on the server. Nothing was changed; please try again.
store-failed = The server cannot reach its tables at the moment. Please look again in a while.
store-full = The server's disk is full: nothing can be stored at the moment. What was confirmed is safe; please try again later.
store-readonly = The server's disk cannot be written at the moment. What was confirmed is safe; please try again later.
store-damaged = The server's tables are damaged or gone. Nothing can be stored until whoever runs the server has looked.
busy = The server is too busy. Please try again later.
body-long = This is too long: at most { $longest } bytes are read.
host-unknown = This server does not answer to the name in the address. Whoever runs it names it in LUDOTECA_HOSTS.
too-many =
    That was too much at once. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
nonce-early = What a seat adds to the secret comes after the server's promise: ask for a promise first.
invalid-json = This is not JSON.
invalid-field = The field “{ $field }” is missing or cannot have this value.

name-characters = A name may hold letters, digits, spaces and signs, but no invisible characters.
name-length = A name has 1 to { $longest } characters.

no-table = There is no such table.
no-seat = There is no such seat.
seat-taken = Somebody has taken this seat already.
seat-foreign = This page does not hold that seat.
token-unknown = This page's key to a seat is not valid at this table, or not any more.
hello-first = The page must say which seats it holds before anything else.

message-binary = A message must be text, not binary data.
message-long = A message has at most { $longest } characters.
stale = Something has happened in the meantime. Please look again.
not-together = { $action } cannot be sent together with the other choices.

table-waiting = The game has not begun yet.
table-cancelled = The table was cancelled.
table-ended = The game at this table has already ended.
table-rules = The rules of { $title } have changed, and this table cannot go on: { $problem }
prompt-waiting = Waiting for players.
prompt-puzzle-over = This puzzle is over. Play on from here, or try another one.
prompt-cancelled = The table was cancelled.

stand-in-plays = A bot plays for { $player }; take the seat back first.
stand-in-nobody = Only another person's seat can be handed to a bot.
stand-in-already = A bot plays for { $player } already.
stand-in-present = { $player } is there, or was less than { $seconds } seconds ago.
cancel-host = While a table waits for players, only whoever laid it can cancel it. You can stand up.

prepare-now = It is your turn: act now, there is nothing to prepare.
prepare-nothing = Nothing of the kind can be prepared now.
prepare-no-passing = There is no passing in this game.
prepare-end = At this table every turn ends by itself.
prepare-lesson = In a lesson nothing can be prepared.
prepare-puzzle = In a puzzle nothing can be prepared.
prepare-illegal = “{ $action }” could not be done if it were your turn now.
prepared-late = The moment for it did not come.
prepared-dearer = It would cost more now than when you prepared it.

rematch-early = The game is not over yet.
rematch-laid = The table for the rematch has been laid already.
record-early = The record tells hidden things, so it can be had when the game has ended.
record-older = This game of { $title } was played by rules of version { $rules }; ours are version { $ours } and cannot replay it.
eyes-foreign = Only those who sit there may look through these eyes while the game goes on.
no-moment = There is no moment { $move } of this game that can be shown.
undo-past = This is the past: nothing can be taken back there.
branch-people = Several people are still playing here: to go on from here would tell what chance brings. It can be done when the game has ended.
branch-looking-on = Only those who play here may go on from here while the game lasts.
practice-alone = The teacher has one pupil: a practice table is for one person at this device, with bots at all other seats.
practice-only = Only at a practice table are decisions judged, and taken back after something was revealed.
judge-nothing = Moment { $move } of this game is no choice of yours: there is nothing to judge.
hint-not-agreed = Several people play here, and hints were not agreed on when the table was laid.
hint-lesson = A lesson is being taught here: “Show me” helps.
hint-puzzle = This is a puzzle: there are tries, but no hints.
hint-not-asked = Nothing is asked of you now: a hint is for whoever has to choose.
hint-no-choice = There is only one thing to do: no hint is needed.
hint-failed = The teacher could not think of anything in time. Ask again.
review-early = A review tells hidden things, so it can be had when the game is over.
review-failed = The review was not finished in time. Ask again.
film-page-missing = The page is not built here: `make web` builds it, and a wheel has it.
import-seats = This record is of a game for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }; the table needs as many seats.
promise-unknown = The server has not promised this secret, or too long ago.

lesson-unknown = { $title } has no lesson “{ $lesson }”. Known: { $known }.
lesson-broken = The lesson “{ $lesson }” of { $title } cannot be read: { $problem }
lesson-none = No lesson is being taught at this table.
lesson-early = Something is left to do before the lesson goes on.
lesson-otherwise = You could do that in a game, and it would be fine. Here, try what the text asks for; “Show me” helps.
lesson-read-on = All done here. Read on in the bubble.
puzzle-none = There is no puzzle for you at this table.
puzzle-over = This puzzle is over: nothing more is to be chosen here.
puzzle-one-choice = A puzzle asks for one choice at a time.
puzzle-first = First the puzzle: one can play on from here when it is solved or given up, or when all tries are used up.

rules-language = There is no language “{ $language }” here. Known: { $known }.
rules-none = There is no rules page of { $title } in this language: { $language }
rules-line = { $file }, line { $line }: this is not how a rules page is written: { $text }
rules-twice = { $file }, line { $line }: the id “{ $id }” is there twice.

serve-running = Ludoteca { $version } ({ $engine }), tables in { $where }
serve-compiled = compiled engine
serve-interpreted = interpreted engine
serve-mixed = partly compiled engine
serve-address = Play at { $address }  (Ctrl+C stops the server)
serve-running-already = A server is already running with these tables: { $address }
serve-setting = A setting LUDOTECA_… in the environment cannot be so: { $problem }
serve-newer = The tables in { $where } were made by a newer Ludoteca.
serve-driver = This database needs a driver that is not installed ({ $module }): pip install "ludoteca[postgresql]"
serve-closed = The tables in { $where } cannot be opened: { $problem }
serve-port = The server cannot listen at { $host }, port { $port }: { $problem }
serve-damaged = The tables in { $where } are damaged ({ $problem }). Nothing was changed. Keep a copy of the file and get a backup back: ludoteca restore FILE --replace
serve-foreign = { $where } holds no tables of Ludoteca: it is a database of something else. Nothing was changed. Put it away, or get a backup back: ludoteca restore FILE --replace
serve-emptied = { $where } is empty, and that is not how a new one begins: somebody or something has emptied it. Nothing was changed. Get a backup back: ludoteca restore FILE --replace
serve-gone = { $where } is gone, though tables were kept there. Nothing was changed. Get a backup back: ludoteca restore FILE; or, to begin anew, remove { $lock }.

## Backups, for whoever runs the server

backup-there = { $file } is there already; it is not overwritten.
backup-none = There are no tables in { $where }.
backup-failed = { $file } cannot be copied: { $problem }
backup-program = { $program } of PostgreSQL says: { $problem }
backup-no-program = { $program } of PostgreSQL is not installed here (package postgresql-client).
restore-kind = { $file } is a backup of another kind of database than the one in LUDOTECA_DATABASE.
restore-nothing = { $file } is not a backup.
restore-damaged = The backup { $file } is damaged: { $problem }
restore-newer = The backup { $file } was made by a newer Ludoteca.
restore-there = There are tables in { $where } already. With --replace they make room for the backup.
restore-running = { $servers ->
    [one] A server is running
   *[other] { $servers } servers are running
  } with these tables; { $servers ->
    [one] stop it
   *[other] stop them
  } first. One that has just died is forgotten after 15 seconds.

## What the log tells of a game that began under older rules

log-older = { $player }: { $action }
log-anew = { $player } took back what had been revealed: from here on chance is drawn anew.
log-looked = Whoever runs the server has looked at what is hidden in this game.
log-written = { $action }
log-rules-changed = Up to here older rules were followed; from here on version { $rules }.

# Examples beside the rules
example-unknown = { $title } has no example “{ $example }”. Known: { $known }.
example-broken = The example “{ $example }” of { $title } cannot be read: { $problem }
