## Errors and reasons, in the words a player or programmer reads

illegal-over = The game is over.
illegal-seat = { $player } is not asked to decide now.
illegal-action = Action { $number } is not legal now.
illegal-batch = A batch takes a row of whole numbers, one action for each of its games ({ $games }); this was { $given }.
illegal-batch-action = Action { $number } is not legal in game { $game } of the batch.
illegal-now = { $player } may not do this now: { $action }
illegal-because = { $problem }. { $reason }
nothing-to-choose = The step { $step } has nothing to choose, and the rules do not say that this may happen.

notation-empty = An empty line is not an action.
notation-verb = There is no action “{ $verb }”. Known: { $known }.
notation-field = “{ $verb }” cannot be followed by “{ $word }”. It takes: { $known } (as name=value).
notation-twice = “{ $verb }” names { $field } twice.
notation-value = There is no { $field } “{ $value }”. Known: { $known }.
notation-missing = “{ $verb }” needs { $field }=….
notation-place = Nothing in this game is done with “{ $place }”.

option-title = There is no game “{ $title }”. Known: { $known }.
option-players = { $title } cannot be played by { $players }. Possible: { $known }.
option-unknown = { $title } has no option “{ $option }”. Known: { $known }.
option-value = The option { $option } cannot be “{ $value }”. Possible: { $known }.
network-unreadable = The network { $file } cannot be read: { $problem }
network-other = The network { $file } is of another kind: { $what } is { $found } there and { $wanted } here. It has to be learned anew.
weights-unreadable = The weights { $file } cannot be read: { $problem }
weights-unknown = There is no weight “{ $weight }”. Known: { $known }.
weights-none = The weights of { $title } are no data: they cannot be tuned.
option-bot = There is no bot “{ $bot }”. Known: { $known }.

arena-ray-missing = Playing on a cluster needs Ray: pip install "ludoteca[ray]"
arena-ray-nowhere = There is no Ray cluster at { $address }: { $problem }
arena-ray-differs = A machine of the cluster would play other games: its { $what } is { $there }, here it is { $here }.

record-first-line = Line { $line }: a record starts with “{ $expected }”.
record-header = Line { $line }: this is not a line of a record's header: { $text }
record-divider = Line { $line }: the header has no end; “{ $expected }” is missing.
record-missing = The header lacks “{ $key }:”.
record-line = Line { $line }: { $problem }
record-number = Line { $line }: { $key } must be a whole number, not “{ $value }”.
record-rules = Line { $line }: this record was played with other rules; ours of { $title } are version { $rules }.
record-option = Line { $line }: “{ $word }” is not an option. Known: { $known }.
record-yes-or-no = Line { $line }: { $key } is yes or no, not “{ $value }”.
record-anew = Line { $line }: “{ $text }” does not say where chance was drawn anew: a moment of this game, later than the one before, a seat and a seed.
record-position = Line { $line }: the position is not a JSON object.
record-position-seats = Line { $line }: the seats of the position are { $seats }, but the header says players: { $players }.
record-start = Line { $line }: a record starts from one of these: a seed, a position, a commitment.
record-hex = Line { $line }: { $key } must be 64 hexadecimal digits.
record-seat = Line { $line }: there is no seat “{ $seat }”.
record-action = Action { $number } ({ $action }) is not possible: { $problem }
record-branch = There is no point { $at } in this record; the actions it has: { $length }.
branch-over = The game is over at this moment: nothing can go on from there.
record-sealed = The secret of this table is not in the record, so its chance cannot be repeated. It is told when the game ends.
record-file = { $file } cannot be read: { $problem }

position-number = { $where } must be a whole number from { $low } to { $high }, not { $value }.
position-flag = { $where } must be true or false, not { $value }.
position-name = { $where }: there is no { $value }.
position-twice = { $where } names { $value } twice.
position-seat = { $where } must be a seat (A, B, …), not { $value }.
position-list = { $where } must be a list{ $size ->
    [-1] .
   *[other] { "" } of { $size }.
}
position-object = { $where } must be an object.
position-rng = { $where } must be a seed, or the state of a generator.
position-step = { $where } must be one of these steps: { $known }.
position-step-fields = { $where } needs the fields { $known }.
position-unknown = { $where } has no field “{ $name }”. Known: { $known }.
position-missing = { $where } lacks “{ $name }”.
position-census = The box holds { $box } × { $piece }, this position { $found }.
position-moment = There is no moment “{ $moment }”. Known: { $known }.
position-players = The players must be a list of players or how many there are: { $known }.
position-garbled = Something in this position is not what it should be: { $problem }
position-stack = The rules cannot be at this point of the timetable; name a moment instead of a stack.
position-json = This is not JSON: { $problem }

script-out-of-range = Scripted answer { $number } is { $answer }, but only 0 to one below { $sides } can come up.
script-not-in-pile = Scripted answer { $number } is piece { $piece }, which is not in the pile any more.

undo-start = There is nothing of yours to take back.
undo-other = { $player } has acted since; only your own run of decisions can be taken back.
undo-other-run = That was before the choice everybody is making now.
undo-revealed = Something was revealed: what has been seen cannot be unseen.
undo-anew = Chance was drawn anew here: what was before stays.
undo-ended = You ended your turn.

## Why not, in every game

reason-general-now = That cannot be done now. What is asked: “{ $asked }”
reason-general-over = The game is over.
reason-general-turn = It is not your turn: { $others ->
    [0] { $player } decides
    [one] { $player } and one more player decide
   *[other] { $player } and { $others } more players decide
  } now.
reason-general-end = Your turn is done: end it, or take something back.
reason-general-order = { $due } effects are due: choose first which one comes next.

action-end = End turn
action-next = First: { $effect }
yes = yes
no = no
