## The web table

close = Close
cancel = Cancel
confirm = Do it
copy = Copy
copied = Copied
you = you
total = Total

## Finding one's way

to-lobby = To the lobby
settings = Settings
language = Language
language-en = English
language-es = Spanish – español
switch-language = Cambiar a español
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
to-light = Light colours
to-dark = Dark colours
speed = Moves of others
speed-off = At once
speed-fast = Fast
speed-normal = Medium
speed-slow = Slow
speed-about = How long each move is shown. Without motion if your system asks for that.
taps = Ask for a second tap
taps-small = On small targets
taps-always = Always
taps-never = Never
taps-about = On a touch screen the first tap on something small only shows what it would do.
preview = Points a choice would score
preview-everywhere = On every target
preview-pointed = Under the pointer
engine = Ludoteca { $version }, { $engine ->
    [compiled] compiled engine
    [interpreted] interpreted engine
   *[mixed] partly compiled engine
  }

## The lobby

lobby-motto = Great board games, at once: no account, just a name.
shelf = Games
players-range = { $least } to { $most } players
players-exactly = { $n ->
    [one] For { $n } player
   *[other] For { $n } players
  }
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
how-many = How many play?
your-name = Your name
another-name = Name of the next person
seats = Who plays?
seat-kind = Seat { $number }
seat-me = Me
seat-bot = A bot
seat-open = Open
    .about = for whoever follows the link
bots-interpreted = The engine is not compiled here: bots look one step ahead, and play weaker.
bot-level = Which bot?
bot-random = Novice
    .about = plays at random
bot-greedy = Merchant
    .about = takes what pays best at once
bot-steady = Steward
    .about = thinks each turn through to its end
bot-page = Page
    .about = often takes the second best
bot-squire = Squire
    .about = slips now and then
bot-knight = Knight
    .about = makes few mistakes
bot-queen = Queen
    .about = looks several moves ahead
options = Variants

lessons = Lessons
    .about = Learn at the real table, step by step. You can leave at any time and go on later.
lesson = Lesson
lesson-offer = New to { $title }? Learn it at the table: your first move in three minutes.
lesson-start = Show me how
lesson-no-thanks = No, thank you
guest = Guest
lesson-begun = begun
lesson-done = done
lesson-part = { $n } of { $all }
lesson-next = Go on
lesson-show = Show me
lesson-rule = The rule
lesson-skip = Skip the lesson and play on
lesson-end-turn = Changed your mind? Until your turn ends you can take everything back. If you like it, end your turn.
lesson-all-done = Well done!
lesson-play-on = Play on against an easy bot
lesson-following = Next lesson

puzzles-of = Puzzles: { $title }
puzzles = Puzzles
    .about = Positions from games of strong bots. One choice is clearly the best; you have three tries.
puzzles-all = All puzzles: { $solved } of { $all } solved
puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-try = Try it
puzzle-solved-today = Solved
puzzle-number = Puzzle { $n }
puzzle-state-new = not tried yet
puzzle-state-begun = begun
puzzle-state-solved = solved
puzzle-state-missed = not solved
puzzle-question = { $left ->
    [one] Your turn. Which choice is clearly the best? One try left.
   *[other] Your turn. Which choice is clearly the best? { $left } tries left.
  }
puzzle-was-solved = { $n ->
    [1] Solved at the first try!
    [2] Solved at the second try!
   *[other] Solved at the last try!
  }
puzzle-was-missed = Not found this time. This was the best:
puzzle-others = What else tempts, and what it would bring:
puzzle-give-up = Show me the solution
puzzle-link = The address of this puzzle
puzzle-go-on = Play on from here
puzzle-next = Next puzzle

table-settings = At the table
confirm-turns = Ask before a turn ends
    .about = So that the last action can still be taken back.
list-table = List it among the open tables
    .about = Anybody may then sit down on an open seat.
play-now = Play
lay-table = Lay the table and invite
need-name = Please tell us your name.
need-names = Everybody at this device needs a name.
my-tables = My tables
open-tables = Open tables
open-tables-none = No table is waiting for players now.
open-seat = Open seat
forget-table = Take it off my list
finished-games = Finished games
finished-title = Game
finished-any = Any
finished-player = A player's name
finished-since = Laid since
finished-until = Until
finished-find = Find
finished-none = No public game matches.
status-waiting = Waiting
status-playing = Being played
status-over = Over
status-cancelled = Cancelled
your-turn = Your turn
import-record = Go on from a record
    .about = A file saved from a table or made on the command line.
choose-record = Choose a file …
go-on-from-record = Go on from here
not-a-record = This file is not a record of a game.

## Before the game

waiting-for = { $n ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $n } more players
  }
sit-down = Sit down
sit-another = Sit down too
somebody-else-here = Does somebody else play at this device?
leave-seat = Stand up
invite = Invite
    .about = Whoever opens this link can sit down, or look on when all seats are taken.
cancel-table = Cancel the table
cancelled = This table was cancelled.

## At the table

status = What is to be done
rule-of-this = The rule for this
why-not-chosen = This does not go with what you have chosen so far.
why-not-rule = { $key }: the rule
looking-on = You are looking on: you see what everybody sees.
skip-moves = { $n ->
    [one] Skip 1 move
   *[other] Skip { $n } moves
  }
picked-so-far = { $n } of { $all } chosen
sending = On its way …
key-hint = Key { $key }
prepare = Prepare
    .about = While others play, say now what you will do. Nobody else learns of it.
prepare-first = My first action …
    .about = Done as soon as it is your turn, if it is possible then and costs no more than now.
prepare-ends = End my turn without asking
    .about = Whenever nothing is left to do. What you have done can then no longer be taken back.
prepare-choose = What will you do first when it is your turn?
prepare-stop = Prepare nothing
prepared-first = First: { $action }
prepared-now = Prepared: { $what }
prepared-call-off = Prepared; only you can see it. Click to call it off.
prepared-dropped = What you had prepared was not done: { $action }. { $reason }
undo = Undo
undo-steps = { $n ->
    [one] Take back your last action (U)
   *[other] Take back your last action (U); { $n } can be taken back
  }
hint = Hint
    .about = The best choices, from what you can see; what each may bring, and why.
teacher = The teacher
teacher-thinking = The teacher is thinking …
teacher-points = { $n ->
    [one] about 1 point in the end
   *[other] about { $n } points in the end
  }
teacher-ahead = { $n } ahead
teacher-behind = { $n } behind
teacher-level = level
teacher-percent = { $n ->
    [one] wins about 1 game in a hundred
   *[other] wins about { $n } games in a hundred
  }
teacher-the-best = looks best
teacher-close = as good, as far as one can tell
teacher-less-points = { $n ->
    [one] about 1 point worse
   *[other] about { $n } points worse
  }
teacher-less-percent = { $n ->
    [one] wins about 1 game fewer in a hundred
   *[other] wins about { $n } games fewer in a hundred
  }
teacher-less-worth = looks worse
teacher-was-best = The best choice.
teacher-was-good = Good: nothing else was clearly better.
teacher-cost-points = { $n ->
    [one] { $grade }: it cost you about 1 point.
   *[other] { $grade }: it cost you about { $n } points.
  }
teacher-cost-percent = { $n ->
    [one] { $grade }: it cost you about 1 win in a hundred games.
   *[other] { $grade }: it cost you about { $n } wins in a hundred games.
  }
teacher-cost-worth = { $grade }: something else looked better.
teacher-better = Better:
teacher-look = Look back
teacher-marked = hint { $mark }
teacher-marked-better = this would have been better
rewind = Take it back
    .about = Back to before this choice, whatever has been revealed since ({ $key }); chance is then drawn anew.
restart-turn = Restart turn
    .about = Take back all { $n } actions of your turn (Shift U)
players = Players
is-deciding = It is the turn of { $player }.
score-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
connected = Connected
disconnected = Not connected
bot-plays = A bot: { $bot }
stand-in-for = A bot ({ $bot }) stands in for { $player }
absent = { $player } is absent.
absent-for = { $player } is not connected. A bot may take over in { $seconds } s.
hand-to-bot = Let a bot play
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
ending-asked = You have asked to end the game without a result. It ends when the others agree.
ending-asked-by = { $players } would like to end the game without a result.
agree-to-end = Agree and end it
play-on = Play on
log = What happened
log-since = ↑ Since your last turn
log-since-count = { $n } new
log-since-jump = { $n ->
    [one] One move
   *[other] { $n } moves
  } since your last turn: jump to the start
show-points = Points
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole board
line-lost = The connection is lost. Trying again … Nothing that was stored is lost.
problem-unreachable = The server cannot be reached.
problem-http = The server answered with error { $status }.
problem-offline = There is no connection now. Please try again in a moment.
problem-not-stored = The connection broke before your action was confirmed. Please look whether it counted.
problem-version = This page is older than the table's server. Please load it again.

hand-over = Hand the device to { $player }
    .about = Only the next player should look now.
i-am = I am { $player }
back-to = Back to { $player }

## The past

time-bar = Time
time-moment = Moment
time-first = To the deal
time-turn-back = Back to where a turn began
time-back = One action back
time-play = Play
time-pause = Pause
time-on = One action on
time-turn-on = On to the next turn
time-now = To now
time-pace = Speed
time-eyes = Through whose eyes
time-is-now = Now, after { $moves ->
    [one] one action
   *[other] { $moves } actions
  }
time-at = Moment { $at } of { $moves }
time-action = { $player } chose: { $action }
time-hidden = a secret choice
eyes-all = Everybody
eyes-onlooker = An onlooker
now = Now
now-your-turn = Now: your turn
branch = Go on from here
    .about = A new table from this moment on. This one stays as it is.
branch-hidden = Hidden things and chance
branch-as-were = As they were
branch-guessed = Drawn anew, as { $player } saw it
practice = Practice with a teacher
    .about = You against bots. Each of your choices is judged, and you may take it back whatever was revealed; the record says that it was practice.
agree-hints = Allow hints
    .about = Whoever has to choose may ask for the best choices. Against bots alone one always may.
agreed-hints = Hints are allowed
agreed-practice = Practice with a teacher
branch-lay = Lay the table
branch-from = This game goes on from another one: { $origin }
branch-look = Look at that moment

## The end

chart = Points at the end of each round
chart-round = Round
review = Review
review-begun = Looking through the game …
review-progress = Looking through the game: { $percent } %
review-ready = The review is ready.
review-curve-points = By how many points each could expect to be ahead
review-curve-percent = Each one’s chance to win, in percent
review-moment = Moment on the curve
review-at = Moment { $at } of { $moves }: { $told }
review-in-points = In points.
review-in-percent = In games won of a hundred.
review-row-start = Expected at the start
review-row-own = Own decisions
review-row-others = Decisions of the others
review-row-luck = Luck
review-row-second = The judge’s second thoughts
review-row-result = Result
review-dearest = Dearest decisions
review-none-dear = No decision was clearly worse than another one.
review-played-was = Played:
review-show = Show
review-show-of = Show moment { $moment }
review-retry = Try again
review-retry-of = Try again from moment { $moment }
review-boards = Both boards
review-boards-of = Both boards after moment { $moment }
review-board-played = After what was played
review-board-better = After the better choice
review-trust = The judge is strong but no oracle. Second thoughts are what it saw otherwise a step later: the larger they are, the less the rest is to be trusted.
results = Result
points-by-source = Points by source, and over time
winners = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
rematch = Play again
to-rematch = To the next game
export-record = Save the record

## About the table

this-table = This table
onlooker-link = Link for guests and onlookers
seat-link = Move my seat to another device
    .about = Whoever opens this link plays for you: keep it to yourself.
leave-table = Leave the table
leave-sure = Shall a bot play on for { $player }?
cancel-sure = End the game without a result?
cancel-sure-asked = Ask the others to end the game without a result? It ends when all agree, or have been away for { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }.
ask-to-end = Ask the others
confirm-on = The table asks before a turn ends.
confirm-off = A turn ends with its last action.
fairness = Fair chance
    .about = Before anyone sat down the server drew a secret and published its fingerprint. Every player added random words of their own. When the game ends the secret is told, and anyone can check that nothing was changed.
fairness-none = This game goes on from a record: its chance was settled there.
fairness-commitment = Fingerprint of the secret (SHA-256)
fairness-secret = Secret
fairness-later = Told when the game ends
fairness-kept = Checked: this is the secret that was promised.
fairness-broken = This is not the secret that was promised!

## Rules

rules = Rules
rules-of = Rules of { $title }
no-such-title = We do not have this game.
search-rules = Search the rules
chapters = Chapters
no-rule-found = No rule has these words.
ruling = our ruling
example = Example
example-action = { $player }: { $action }
example-before = Before
example-after = After
example-marked = The board. Marked: { $places }.
example-whole = The board.
summary = In short
summary-about = The game on one page, for those who know it
summary-print = Print
summary-back = All the rules

## Help

help = Help
help-clicks = Whatever glows can be clicked; nothing else does anything. What has no place on the board is a button above it.
help-tips = Rest on a space or a card (or press it for a moment) to read its rule.
help-arrows = To the next glowing target
help-explore = To any place, to read its rule
help-enter = Choose it
help-numbers = The buttons, in order
help-undo = Undo
help-restart = Restart the turn
help-end = End the turn
help-hint = A hint: the three best choices
help-rewind = In practice: take the last choice back
help-skip = Skip the moves being shown
help-time = Through time, an action at a time, when nothing glows
help-time-turn = The same, a turn at a time
help-time-ends = To the deal, back to now
help-time-play = Play on by itself, or pause
help-rules = Rules, open or close
help-escape = Cancel, close
help-help = This page
