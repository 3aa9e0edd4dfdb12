## The command line

terminal-about = Medieval euro games on one strict engine: play, watch, simulate, replay and check them.
terminal-usage = usage:
terminal-arguments = what it works on
terminal-options = options
terminal-commands = commands
terminal-examples = examples:

terminal-games = what there is to play
    .about = List the games with their numbers of players and their options.
terminal-play = play in this terminal
    .about = Play against bots, or with friends at one keyboard. Type ? during the game to see what you can type.
terminal-serve = serve the web table
    .about = Serve the web table on this machine, for this machine unless another address is asked for.
terminal-simulate = let bots play many games
    .about = Let bots play against each other on all cores. Seats rotate, so that each bot sits everywhere equally often; the same seed gives the same games on any number of cores.
terminal-arena = measure how strong bots are
    .about = Let bots play for ratings. The same cards are dealt once for every way to seat the bots, so that luck falls out; of more bots than seats, every choice plays. Ratings are on the scale of Elo (400 points are ten to one), 1500 on average. The same seed gives the same games on any number of cores.
terminal-learn = learn a network for a game
    .about = Let bots learn a game by playing against themselves: rounds of games and lessons, kept in a folder, so that you can stop and go on with it. Then the network is measured. With --games and a seed, the same network comes out on any number of cores.
terminal-tune = tune the weights of a game's evaluation
    .about = Let the steady bot play against itself with weights that are shaken up and down, and move them towards whoever wins. It is kept in a folder, so that you can stop and go on with it; then the weights are measured against those of today. With the same seed the same weights come out on any number of cores.
terminal-replay = look at a record
    .about = Show a recorded game step by step, or the table at one point of it.
terminal-review = where a game was won and lost
    .about = Judge every decision of a record, each by what its player could know: how much better the best choice was, what luck did, and the decisions that cost most. With the same seed and budget it says the same.
terminal-puzzles = find the one best action, and look for such positions
    .about = List the puzzles of a game, or try one: three tries at the one action that is clearly the best. With “mine”, let bots play and keep each position that makes a puzzle; the same seed and number of games find the same ones.
terminal-rules = read or search the rules
    .about = Print the rules of a game, or only the clauses that hold all the words you give.
terminal-verify = check a record
    .about = Check that chance was what had been promised before the game, and that every action was legal.
terminal-observe = what a program that learns sees
    .about = Show what an observation of a game consists of; with a record or a position, what a seat observes there.
terminal-bench = measure the engine's speed
    .about = Measure the engine: beside other programs in a checkout where `make bench` has run once, else by itself.
terminal-backup = copy all tables of a server
    .about = Copies all tables into a new file, also while people play. The file holds hidden hands and secrets: keep it as safe as the tables themselves.
terminal-restore = put a copy of all tables back
    .about = Puts the tables of a backup where a server keeps them. No server may be running with them; what was there before is kept.
terminal-admin = look after the tables of a server
    .about = Lists and counts tables, ends or hides one, removes a name, writes old ones into an archive. If somebody looks at the hidden things of a game that goes on, its players read so at the table, and it stays in the record.

terminal-arg-version = say which version and which engine this is
terminal-arg-help = show this help
terminal-arg-language = the language to speak; as your system says, if left out
terminal-arg-boards = draw the boards of the examples
terminal-arg-summary = the game on one page, for those who know it
terminal-arg-json = answer with JSON, for a program to read
terminal-arg-game = a game by its short name; `ludoteca games` lists them
terminal-arg-players = how many players; the fewest possible, if left out
terminal-arg-seat = who sits at this keyboard: a seat (A), several (A,C), all, or none to watch; A if left out
terminal-arg-bots = who plays the other seats: one bot, or several in turn (squire,page); knight if left out
terminal-arg-bots-named = the bots that play each other; greedy,random if left out
terminal-arg-learn-players = learn games of so many players only; all numbers of players, if left out
terminal-arg-learn-minutes = stop after so many minutes
terminal-arg-learn-games = stop after so many games
terminal-arg-learn-seed = a number that decides all chance; that of the game's recipe if left out
terminal-arg-learn-from = a network that a new course begins with, instead of the games of the steady bot
terminal-arg-learn-folder = where the course is kept, to go on with; GAME-course if left out
terminal-arg-learn-output = the file of the network; network.json in the folder if left out
terminal-arg-learn-judged = how many games measure the network in the end; 0 for none, 100 if left out
terminal-arg-tune-steps = how many steps in all; 100 if left out
terminal-arg-tune-deals = how many deals a step takes, each played from all seats; 10 if left out
terminal-arg-tune-folder = where the tuning is kept, to go on with; GAME-tuning if left out
terminal-arg-tune-judged = how many games measure the weights in the end; 0 for none, 400 if left out
terminal-arg-ray = the address of a Ray cluster that plays the games; auto for the one of this machine
terminal-arg-names = what the players are called, from seat A on
terminal-arg-option = an option of the game, like tactical=yes; may be given several times
terminal-arg-seed = a number that decides all chance; 0 if left out
terminal-arg-play-seed = a number that decides all chance; drawn at random if left out
terminal-arg-load = go on from a record, or start from a position file
terminal-arg-save = keep the game in this file, after each of your decisions
terminal-arg-no-confirm = pass the turn on at once instead of asking; then the last action cannot be taken back
terminal-arg-games = how many games; 100 if left out
terminal-arg-arena-bots = who sits round the table, in this order; one named three times sits there three times
terminal-arg-arena-games = how many games, rounded up to whole deals; 400 if left out
terminal-arg-arena-players = how many players; as many as bots are named, if that is possible, else the fewest
terminal-arg-until = end as soon as it is certain who comes first more often, and wrong with this chance at most, like 0.05
terminal-arg-cores = how many processes play at once; all cores if left out
terminal-arg-records = the folder where the records of all games are kept; none is kept if left out
terminal-arg-record = the file of a record; - for what is piped in
terminal-arg-to = show the table after so many actions
terminal-arg-turn = show the table where this turn begins, counted from 1
terminal-arg-html = write a page that opens by itself, with the board of the web table
terminal-arg-review-html = write a page that opens by itself: the review beside the board of the web table; beside the record if no file is named
terminal-arg-reviewed = tell about this player only
terminal-arg-budget = how many guesses at what is hidden are made for each decision; more take longer and see clearer
terminal-arg-puzzles-game = a game, to see its puzzles; or “mine”, to look for new ones
terminal-arg-puzzles-which = the number of a puzzle, to try it; after “mine”, the game
terminal-arg-puzzles-players = look through games of so many players; of all numbers in turn, if left out
terminal-arg-puzzles-games = how many games are looked through; 10 if left out
terminal-arg-puzzles-folder = where the puzzles are written; GAME-puzzles if left out
terminal-arg-eyes = through whose eyes: a seat's, all, or public for what an onlooker sees
terminal-arg-observed = a record or a position: show what is observed at its end; - for what is piped in
terminal-arg-observer = whose observation; of whoever is asked first, if left out
terminal-arg-explain = say what each block means
terminal-arg-position = print the position at that point, to be loaded or changed
terminal-arg-words = show only clauses that hold all these words
terminal-arg-check = print how many tests prove each clause and what no test proves
terminal-arg-host = the address to listen at; 127.0.0.1 (this machine only) if left out, 0.0.0.0 for all
terminal-arg-port = the port to listen at
terminal-arg-data = the folder where tables are kept
terminal-arg-quick = measure for a short time only
terminal-arg-backup = the file to make; there must be none of that name
terminal-arg-restore = a file made by `ludoteca backup`
terminal-arg-replace = also where there are tables already; they are kept under another name (PostgreSQL: they are replaced)
terminal-arg-admin = what to do: list tables, statistics, end, hide or show a table, remove a name, look at a game, archive
terminal-arg-admin-of = which table, which name, which folder
terminal-arg-admin-status = only tables of this status
terminal-arg-admin-limit = how many tables to list; 50 if left out
terminal-arg-admin-table = remove the name at this table only
terminal-arg-admin-days = archive what has ended and was not touched for so many days

## What can be wrong with a command line

terminal-no-language = There is no language “{ $language }” here. Known: { $known }.
terminal-usage-error = { $command }: { $problem } Try { $command } --help
terminal-usage-missing = something is missing: { $what }.
terminal-usage-unknown = this is not understood: { $what }.
terminal-usage-value = { $what } needs a value.
terminal-usage-no-value = { $what } takes no value.
terminal-usage-choice = there is no “{ $value }” here.
terminal-usage-together = { $what } and { $value } exclude each other.
terminal-usage-other = { $problem }.
terminal-usage-number = { $what } must be a whole number from { $low } on, not “{ $value }”.
terminal-usage-chance = { $what } must be a number between 0 and 1, not “{ $value }”.
terminal-usage-seat = There is no seat “{ $seat }”. Known: { $known }.
terminal-usage-names = More names than seats: { $count } for { $players }.
terminal-bots-untaught = Nobody has taught the bots this game for so many players: they judge by rules of thumb, and play weaker.
terminal-bots-interpreted = The engine is not compiled here: bots look one step ahead, and play weaker.
terminal-usage-learn = Say how long to learn: either --minutes or --games.
terminal-usage-extra = This needs the extra “{ $extra }” ({ $module } is missing): pip install "ludoteca[{ $extra }]"
terminal-usage-write = { $file } cannot be written: { $problem }
terminal-play-what = Which game? Known: { $known }.
terminal-play-loaded = { $flag } does not go with --load: the file says it already.
terminal-play-other = The file holds a game of { $found }, not of { $wanted }.

## Playing

terminal-players = { $numbers } players
terminal-you = you
terminal-no-choice = There is no choice { $number }; they go from 1 to { $last }.
terminal-several-choices = “{ $typed }” fits { $count } choices.
terminal-why-not = { $reason } (rule { $clause })
terminal-type-something = Type the number of a choice, or ? for help.
terminal-hand-over = { $player }, it is your turn: press Enter when nobody else is looking.
terminal-sure = { $action }: this cannot be taken back. Press Enter if you mean it, or choose something else.
terminal-hint = A bot would choose: { $action }
terminal-help-number = take the choice with this number
terminal-help-notation = or write it out; any words that only one choice has will do
terminal-help-undo = take back your last action
terminal-help-restart = take back all you can of your turn
terminal-help-log = all that happened so far
terminal-help-hint = what a bot would do in your place
terminal-help-rules = search the rules for words
terminal-help-quit = save and quit
terminal-help-this = this help
terminal-total = Total
terminal-winners = { $count ->
    [1] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each.
}
terminal-not-saved = The game was not saved.
terminal-saved = Saved in { $file }.
terminal-go-on = Go on with: { $command }

## Mille Fiori's board

terminal-millefiori-points = points
terminal-millefiori-face-up = Face up
terminal-millefiori-hand = Hand
terminal-millefiori-holds = { $player } holds, or has laid
terminal-millefiori-kept = face down
terminal-millefiori-help = On the board: letters are diamonds, numbers with ) are your choices, ‹A› is new. ▴ and ▾ mark where three workshops meet: the last one filled wins an extra card. ×6 is what a ship of that line is worth now; + on the route is an extra card. ●○ your sets, ✓ has laid a card, ★ start player, ≈3 how far a card sails.

## Simulating and measuring

terminal-playing = Playing
terminal-simulated = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, seed { $seed }
terminal-learn-round =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $time } min: a mean of { $mean } for each side, off by { $error }
terminal-learn-back =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $time } min: off by { $error }, worse than before: back to the best network so far
terminal-learned =
    { $title }: learned from { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $time } min
terminal-learn-curve = by round: { $curve }
terminal-learn-judged =
    looking one step ahead it wins { $wins } ({ $low } – { $high }) of { $games ->
        [one] 1 game
       *[other] { $games } games
    } against { $bot }
terminal-learn-kept = the network is in { $file }; play against it with --bots ahead:4:2:4@{ $file }
terminal-tune-step = step { $step }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } so far
terminal-tuned =
    { $title }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } of tuning, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
terminal-tune-judged =
    with them the steady bot wins { $wins } ({ $low } – { $high }) of { $games ->
        [one] 1 game
       *[other] { $games } games
    } against itself with the weights of today
terminal-tune-kept = the weights are in { $file }; play with them as steady@{ $file }
terminal-simulated-length = { $decisions } decisions a game, { $actions } actions with those that leave no choice
terminal-simulated-speed = { $rate } decisions a second ({ $core } on one core), { $seconds } s, { $engine } engine
terminal-contest = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $players ->
    [one] { $players } player
   *[other] { $players } players
  } with { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, seed { $seed }
terminal-arena-ahead = { $bot } is ahead of { $other } on the rating scale by { $points } (95 %: { $low } to { $high })
terminal-arena-decided = It is certain who is better; the chance that this is wrong is below { $error }.
terminal-arena-open = It is not certain yet who is better, if that may be wrong with a chance of { $error }.
terminal-arena-until = --until needs bots that differ; here is only { $bot }.
terminal-column-bot = bot
terminal-column-games = games
terminal-column-wins = wins
terminal-column-rate = of its games
terminal-column-interval = 95 % interval
terminal-column-score = mean score
terminal-column-place = mean place
terminal-column-first = first places
terminal-column-rating = rating
terminal-column-points = points
terminal-column-milliseconds = ms a decision
terminal-column-title = game
terminal-column-players = players
terminal-column-decisions = decisions/s
terminal-column-clone = clone µs
terminal-column-replay = replay ms
terminal-bench-heading = Random play, one core, { $engine } engine
terminal-bench-hint = In a checkout, `make bench` measures beside other programs.

## Replaying and checking

terminal-replay-heading = { $title }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
terminal-replay-keys = { $at } of { $last } · Enter on · b back · s start · e end · a number · q quit
terminal-replay-more-keys = t next turn · r back a turn · @B through the eyes of B, @all, @public
terminal-review-written = The review is in { $file }: open it with a browser.
terminal-replay-no-turn = There is no turn { $turn } in this game: it has { $last }.
terminal-puzzles-mining = { $flag } is for mining: ludoteca puzzles mine GAME
terminal-puzzles-count = { $title } ({ $game }): { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
terminal-puzzles-players = { $count ->
    [one] one player
   *[other] { $count } players
}
terminal-puzzles-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
terminal-puzzles-try = Try one: { $command }
terminal-puzzles-slow = The engine is not compiled here: mining takes long, and bots look one step ahead.
terminal-puzzles-found = { $file }: { $difficulty }
terminal-puzzles-mined = In { $folder }: { $easy } easy, { $middle } of middle difficulty, { $hard } hard
terminal-rules-nothing = No clause holds all of this: { $words }
terminal-check-no-tests = The tests are only in a checkout of the repository.
terminal-check-sum = { $proven } of { $clauses } clauses are tested.
terminal-check-uncovered = No test proves: { $ids }
terminal-check-missing = Missing in the page in “{ $language }”: { $ids }
terminal-check-unknown = A test names { $id }, which no page has: { $where }
terminal-check-order = The pages have their clauses in different orders.
terminal-observation = { $title }: an observation of { $size } numbers, version { $version }
terminal-observed-by = as seat { $seat } sees it; numbers that are not zero: { $numbers }
terminal-column-block = block
terminal-column-from = from
terminal-column-numbers = numbers
terminal-column-unit = unit
terminal-column-bounds = bounds
terminal-column-meaning = meaning
terminal-column-observed = observed: place in the block, number
terminal-verify-kept = The promise was kept: the secret is the one whose SHA-256 was published before the game.
terminal-verify-broken = The promise was broken: the secret is not the one whose SHA-256 was published before the game.
terminal-verify-untold = The secret has not been told yet, so chance cannot be checked; it is told when the game ends.
terminal-verify-seed = Chance came from a plain number: it can be repeated, but nobody promised it beforehand.
terminal-verify-position = The game started from a position somebody set up, so nothing was promised.
terminal-verify-commitment = promised: { $commitment }
terminal-verify-nonce = { $seat } added: { $nonce }
terminal-verify-replayed = Actions replayed from the start: { $actions }. Every one is legal, every card and die is what chance gave.
terminal-verify-failed = The record cannot be replayed: { $problem }
terminal-verify-over = The game ended with { $scores }.
terminal-verify-not-over = The game is not over; so far it stands { $scores }.

terminal-burgundy-help = On the board: numbers with ) are your choices. Signs of the spaces: ⌂ city, ♣ pasture, ≈ river, † monastery, ♜ castle, ◆ mine, each with its die number; dim ones are out of reach. Before each row stand the numbers of its spaces, from left to right; 3≈15 are spaces joined by a river. Tiles show three letters, monasteries M and their number, livestock two letters and how many. ① to ⑥ are goods by the die that sells them, § shields. Of each player: ★ points, dice left, ¤ silver, ♟ workers, stored tiles, goods.
terminal-caylus-help = On the board: numbers with ) are your choices. Behind a building stand its owner and its worker (›A: a worker where nobody owns); P is the provost, B the bailiff, ◆ both, * a space that scores a section; buildings in italics lie beyond the provost. Behind ≈ the bridge: the price of a worker and who has passed. Of each player: ★ points, ¤ deniers and income, cubes, ♟ workers at home, favours, ⌂ houses in the dungeon, walls and towers.
terminal-feudum-round = round { $round } · epoch { $epoch } ·
terminal-feudum-help = On the board: numbers with ) are your choices. At a place: O outpost, F farm, T town, ♜ feudum with the letter of its guild; its ruler, ² with a subject, / the serf; •3 goods, ~3 a landscape with three resources; pawns by their owner's small letter, ~ with wine, ☠ a monster. Above: the top tile of each stack, how many of the next epoch show, ▤ decrees in the deck. Guilds: master, journeyman and apprentice, then what they hold: ∑ alms on the hens, ¤ purse, coffer or price, ● sealed scrolls. Of each player: ★ points, goods, ☕ sulfur in the barrel, ¤ shillings, ♟ markers, ● seals, ∑ beads, ▦ tiles, ⛵ vessels, ▤ decrees, ▮ cards to play, ⚔ military service, ✈ epic voyage.

## Backups and the operator's commands

terminal-backup-done = { $tables ->
    [one] One table is copied
   *[other] { $tables } tables are copied
  } to { $file } ({ $bytes } bytes).
terminal-restore-done = { $tables ->
    [one] One table of { $file } is back.
   *[other] { $tables } tables of { $file } are back.
  }
terminal-restore-kept = What was there before is kept in { $kept }.
terminal-admin-of = { $what } needs to know more: which table, name or folder?
terminal-admin-days = How old must a table be to be archived? Say it with --days.
terminal-admin-end = Table { $table } has ended without a result.
terminal-admin-hide = Table { $table } is on no list any more; whoever has its link can still come.
terminal-admin-show = Table { $table } is listed again while it waits for players.
terminal-admin-remove-name = The name is gone from { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }.
terminal-admin-archive = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
  } written into the archive and removed.
terminal-admin-all = Tables: { $tables }; actions: { $messages }; seats of people: { $keys }; { $megabytes } MB.
terminal-admin-open = (open)
terminal-admin-hidden = hidden
terminal-admin-column-table = table
terminal-admin-column-title = game
terminal-admin-column-status = status
terminal-admin-column-moves = actions
terminal-admin-column-bytes = bytes
terminal-admin-column-changed = changed (UTC)
terminal-admin-column-seats = seats
terminal-admin-column-number = tables
terminal-admin-column-today = changed today
