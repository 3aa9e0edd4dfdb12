## The game

title-name = The Castles of Burgundy
title-about = Princes of fifteenth-century Burgundy fill their duchies with castles, ships, cities and pastures. Two dice say what can be taken and where it fits; workers bend them, and every finished area pays more the sooner it is done.
title-credits = A game by Stefan Feld, published by alea / Ravensburger.
title-unofficial = This is an unofficial version made by admirers: if you enjoy it, please buy the game and play it at a real table.
option-duchy = Duchies
    .about = All on the same duchy, each choosing one in turn order, or dealt at random. Duchies 2, 4 and 8 come from a single source. Not used in team and solo games.
option-duchy-1 = All on duchy 1
option-duchy-2 = All on duchy 2
option-duchy-3 = All on duchy 3
option-duchy-4 = All on duchy 4
option-duchy-5 = All on duchy 5
option-duchy-6 = All on duchy 6
option-duchy-7 = All on duchy 7
option-duchy-8 = All on duchy 8
option-duchy-9 = All on duchy 9
option-duchy-10 = All on duchy 10
option-duchy-choose = Each chooses
option-duchy-random = At random
option-castle = Starting castle
    .about = As the rulebook has it, in the centre if all play on the same duchy; if duchies are chosen or dealt, every player chooses a castle space in turn order. Where no centre is marked it is always chosen.
option-castle-rulebook = As the rulebook has it
option-castle-centre = In the centre
option-castle-open = Chosen in turn order
option-castle-secret = Chosen in secret
option-extra_tiles = Extra tiles
    .about = Four more tiles: monasteries 27 and 28, the crane and the geese.
option-border_posts = Border posts
    .about = Everybody plays on a duchy with three border posts: joining them scores. Let the duchies be chosen or dealt at random. Duchies 11b to 11f are reconstructions: their real layouts were not at hand.
option-white_castles = White castles
    .about = Eight buildings that grant an action with the white die, and monastery 29.
option-inns = Inns
    .about = Each phase adds an inn that can be bought; it fits any colour and makes its area count one space larger.
option-trade_routes = Trade routes
    .about = Sold goods are laid on a route of tiles and earn rewards where colours match. Route tiles 7 to 12 are reconstructed.
option-shields = Shields
    .about = Doubles take a shield with a lasting power; shields lie on castles and are taxed at the end of every phase.
option-team = Team game
    .about = Four players in two teams, seats A and C against B and D, each team on one large duchy. Duchy 12b is reconstructed.
option-team-no = Everyone for themselves
option-team-12a = Teams on duchy 12a
option-team-12b = Teams on duchy 12b
option-solo = Solo duchy
    .about = For one player: 13a for beginners, 13b for the advanced.
option-solo-13a = Duchy 13a
option-solo-13b = Duchy 13b
option-goal = Solo goal
    .about = For one player: where the goal stands at first. Lower is easier.
option-goal-45 = Goal at 45
option-goal-46 = Goal at 46
option-goal-47 = Goal at 47
option-goal-48 = Goal at 48
option-goal-49 = Goal at 49
option-goal-50 = Goal at 50
option-goal-51 = Goal at 51
option-goal-52 = Goal at 52
option-goal-53 = Goal at 53
option-goal-54 = Goal at 54
option-goal-55 = Goal at 55

## Names

tile-warehouse = a warehouse
    .about = Sell goods of one type at once, without a die.
tile-watchtower = a watchtower
    .about = 4 points at once.
tile-carpenter = a carpenter's workshop
    .about = Take a building from any numbered depot into storage.
tile-church = a church
    .about = Take a mine, monastery or castle from any numbered depot into storage.
tile-market = a market
    .about = Take a ship or livestock from any numbered depot into storage.
tile-boarding-house = a boarding house
    .about = 4 workers at once.
tile-bank = a bank
    .about = 2 silver at once.
tile-town-hall = a town hall
    .about = Place another stored tile at once, whatever the number of its space.
tile-white-castle = a white castle
    .about = Take an action at once with the number of the white die; workers may shift it.
tile-crane = a crane
    .about = Use the effect of any building once. At the end it counts as one building of your choice for monasteries 16 to 23 and 29.
tile-castle = a castle
    .about = Take an extra action at once, as with a die of any number.
tile-mine = a mine
    .about = 1 silver at the end of every phase.
tile-ship = a ship
    .about = Take all goods of a depot, then move one space along the bridge.
tile-inn = an inn
    .about = Fits any colour, one in each area; the area counts one space larger, 8 at most.
tile-face-down = a face-down tile
    .about = Fits any colour and completes areas, but does nothing else.
tile-livestock = { $count } { $animal ->
    [cow] cows
    [goat] goats
    [pig] pigs
    [sheep] sheep
   *[goose] geese
  }
    .about = { $animal ->
        [goose] { $count } points, and as many as there are animals of one other kind in the pasture. Later livestock there scores { $count } more.
       *[other] { $count } points, and again the points of all tiles with this animal in the same pasture.
      }
tile-monastery = monastery { $number }
monastery-1 = Monastery 1
    .about = A city may hold several buildings of one type.
monastery-2 = Monastery 2
    .about = At the end of a phase every mine also yields a worker.
monastery-3 = Monastery 3
    .about = Every sale pays 2 silver instead of 1.
monastery-4 = Monastery 4
    .about = Every sale also pays a worker.
monastery-5 = Monastery 5
    .about = A ship may also empty a depot next to the chosen one.
monastery-6 = Monastery 6
    .about = The purchase of your turn may be paid with workers, silver or both, and may come from any depot.
monastery-7 = Monastery 7
    .about = When livestock scores, every tile that scores is worth 1 point more.
monastery-8 = Monastery 8
    .about = A worker may shift a die by 1 or by 2.
monastery-9 = Monastery 9
    .about = Placing buildings, you may shift the die by 1 for free.
monastery-10 = Monastery 10
    .about = Placing ships and livestock, you may shift the die by 1 for free.
monastery-11 = Monastery 11
    .about = Placing castles, mines and monasteries, you may shift the die by 1 for free.
monastery-12 = Monastery 12
    .about = Taking tiles from a depot, you may shift the die by 1 for free.
monastery-13 = Monastery 13
    .about = The worker action also pays 1 silver.
monastery-14 = Monastery 14
    .about = The worker action gives 4 workers instead of 2.
monastery-15 = Monastery 15
    .about = At the end: 2 points for every type of goods you have sold.
monastery-16 = Monastery 16
    .about = At the end: 4 points for every warehouse in your duchy.
monastery-17 = Monastery 17
    .about = At the end: 4 points for every watchtower in your duchy.
monastery-18 = Monastery 18
    .about = At the end: 4 points for every carpenter's workshop in your duchy.
monastery-19 = Monastery 19
    .about = At the end: 4 points for every church in your duchy.
monastery-20 = Monastery 20
    .about = At the end: 4 points for every market in your duchy.
monastery-21 = Monastery 21
    .about = At the end: 4 points for every boarding house in your duchy.
monastery-22 = Monastery 22
    .about = At the end: 4 points for every bank in your duchy.
monastery-23 = Monastery 23
    .about = At the end: 4 points for every town hall in your duchy.
monastery-24 = Monastery 24
    .about = At the end: 4 points for every kind of animal in your duchy.
monastery-25 = Monastery 25
    .about = At the end: 1 point for every goods tile you have sold.
monastery-26 = Monastery 26
    .about = At the end: 3 points for every bonus tile you have won.
monastery-27 = Monastery 27
    .about = Your pawn is always on top of a shared space of the bridge.
monastery-28 = Monastery 28
    .about = In your turn you may buy 2 workers for 1 silver, as often as you like.
monastery-29 = Monastery 29
    .about = At the end: 4 points for every white castle in your duchy.
shield-1 = shield 1 (Joined pastures)
    .about = All your pastures count as one when livestock scores. At the end: 12 points.
shield-2 = shield 2 (Shared workers)
    .about = Whenever another player gains workers, you gain one too. At the end: 12 points.
shield-3 = shield 3 (Tax in workers)
    .about = You may pay the tax for shields with workers, silver or both. At the end: 12 points.
shield-4 = shield 4 (Endless storage)
    .about = You may store any number of tiles. At the end: 12 points.
shield-5 = shield 5 (Goods of one type)
    .about = A ship also takes all goods of one type from all six depots. At the end: 12 points.
shield-6 = shield 6 (Borrowed monasteries)
    .about = Choose a player once: all that player's monasteries count as yours too. At the end: 12 points.
shield-7 = shield 7 (Double bonus)
    .about = Bonus tiles you win are worth double. At the end: 8 points.
shield-8 = shield 8 (Rich mines)
    .about = Your mines yield double silver. At the end: 8 points.
shield-9 = shield 9 (Silver per goods)
    .about = A sale pays 1 silver for every tile sold. At the end: 8 points.
shield-10 = shield 10 (Double monasteries)
    .about = Monasteries that score at the end score double. At the end: 8 points.
shield-11 = shield 11 (Shield by castle)
    .about = The extra action of a castle may be to take a shield. At the end: 8 points.
shield-12 = shield 12 (Double sale)
    .about = Sold goods are worth double points. At the end: 8 points.
shield-13 = shield 13 (Double shields)
    .about = At the end: 4 points, and all your shields, this one too, are worth double.
shield-14 = shield 14 (Gift of the depots)
    .about = At the end of a phase you may place a tile from a numbered depot straight into your duchy. At the end: 4 points.
shield-15 = shield 15 (Gift of the black depot)
    .about = At the end of a phase you may place a tile from the black depot, or an inn, straight into your duchy. At the end: 4 points.
shield-16 = shield 16 (Free die)
    .about = Once a turn you may turn one of your dice to any number. At the end: 4 points.
shield-17 = shield 17 (Larger areas)
    .about = Finished areas score as one space larger, 8 at most. At the end: 4 points.
shield-18 = shield 18 (Free placement)
    .about = Tiles you place need not touch others. At the end: 4 points.
goods-turquoise = turquoise goods
goods-purple = purple goods
goods-pink = pink goods
goods-red = red goods
goods-brown = brown goods
goods-orange = orange goods
colour-city = city
colour-pasture = pasture
colour-river = river
colour-monastery = monastery
colour-castle = castle
colour-mine = mine
kind-city = buildings
kind-pasture = livestock
kind-river = ships
kind-monastery = monasteries
kind-castle = castles
kind-mine = mines
animal-cow = cow
animal-goat = goat
animal-pig = pig
animal-sheep = sheep
animal-goose = goose
slot-depot = depot { $depot } ({ $letter })
slot-black = the black depot ({ $number })
slot-inn = the stack of inns
space = space { $space }
depot = depot { $depot }
duchy = duchy { $duchy }
die-first = the first die
die-second = the second die
die-free = no die
pay-silver = silver
pay-mixed = 1 silver and 1 worker
pay-workers = workers
store-shared = the shared storage
store-private = the private storage
reward-warehouse = a sale
reward-watchtower = 4 points
reward-carpenter = a building from a depot
reward-church = a mine, monastery or castle from a depot
reward-market = a ship or livestock from a depot
reward-boarding_house = 4 workers
reward-bank = 2 silver
reward-town_hall = another stored tile to place
reward-castle = an extra action
source-areas = Areas
source-phases = Phases
source-livestock = Livestock
source-sales = Goods sold
source-routes = Trade routes
source-buildings = Buildings
source-bonus = Bonus tiles
source-posts = Border posts
source-monasteries = Monasteries
source-shields = Shields
source-leftovers = Left over
source-coins = Coins added

## What one can do

action-choose = Play on { $duchy }
action-found = Put the starting castle on { $space }
action-take = Take the tile of { $slot } with { $die }
action-place = Place { $tile } on { $space } with { $die }
action-sell = Sell { $goods } with { $die }
action-hire = Take workers with { $die }
action-finish = End turn
    .about = Unused dice are lost.
action-decline = Do without
    .about = Do not use this effect. It cannot be saved for later.
action-discard = Discard { $tile }
action-store = Use { $store }
action-sail = Take the goods of { $depot }
action-load = Keep { $goods }
action-collect = Take { $goods } from all depots
action-copy = Do as { $building } does
action-gift = Place the tile of { $slot } on { $space }
action-turn = Turn { $die } to { $number }
action-claim = Put { $shield } on the castle of { $space }
action-keep = Keep { $shield }, paying with { $pay }
action-drop = Give up { $shield }
action-swap = Take the tile of { $slot } face down for 5 goods
action-give = Pay with { $goods }
action-coin = Add a point for 1 silver
action-buy = Buy the tile of { $slot } for { $pay }
action-recruit = Buy 2 workers for 1 silver
action-herd = Score the geese with this animal: { $animal }
action-borrow = Borrow the monasteries of { $seat }

effect-area = scoring the finished area ({ $colour })
effect-colour = the black tile for the finished colour
effect-tile = the effect of { $tile }
effect-monastery = the points of monastery { $number }
effect-gift = the tile of { $shield }

## What is asked

prompt-choose-duchy = Choose your duchy.
prompt-choose-duchy-other = { $player } is choosing a duchy.
prompt-found = Choose the space of your starting castle.
prompt-found-other = { $player } is choosing the starting castle.
prompt-found-secretly = Choose the space of your starting castle in secret.
prompt-found-secretly-wait = You have chosen; waiting for the others.
prompt-found-secretly-other = Everybody is choosing a starting castle in secret.
prompt-turn = Your turn: { $count ->
    [one] use your other die
   *[other] use your { $count } dice
  }.
prompt-turn-other = { $player } has { $count ->
    [one] a die
   *[other] { $count } dice
  } to use.
prompt-turn-end = { $count ->
    [0] Your dice are used: you may still buy, or end your turn.
   *[other] End your turn.
  }
prompt-turn-end-other = { $count ->
    [0] { $player } has used both dice and may still buy.
   *[other] { $player } is about to end the turn.
  }
prompt-extra = You may take an extra action with any number.
prompt-extra-other = { $player } takes an extra action.
prompt-castle = Castle: you may take an extra action with any number.
prompt-castle-other = { $player } takes the extra action of a castle.
prompt-white-castle = White castle: you may take an action with the white die.
prompt-white-castle-other = { $player } takes an action with the white die.
prompt-town-hall = Town hall: you may place another stored tile.
prompt-town-hall-other = { $player } may place another tile.
prompt-warehouse = Warehouse: you may sell goods of one type.
prompt-warehouse-other = { $player } may sell goods.
prompt-carpenter = Carpenter's workshop: you may take a building.
prompt-carpenter-other = { $player } may take a building.
prompt-church = Church: you may take a mine, monastery or castle.
prompt-church-other = { $player } may take a mine, monastery or castle.
prompt-market = Market: you may take a ship or livestock.
prompt-market-other = { $player } may take a ship or livestock.
prompt-crane = Crane: you may use the effect of a building.
prompt-crane-other = { $player } uses a crane.
prompt-reward = Your trade route brings { $reward }: use it, or do without.
prompt-reward-other = The trade route of { $player } brings { $reward }.
prompt-herd = Geese: choose the animals they score with.
prompt-herd-other = { $player } chooses the animals the geese score with.
prompt-ship = Ship: choose the depot whose goods you take.
prompt-ship-other = { $player } is loading a ship.
prompt-second-depot = You may also empty a depot next to it.
prompt-second-depot-other = { $player } may also empty a depot next to it.
prompt-store-goods = Not all goods fit: choose which to keep.
prompt-store-goods-other = { $player } is choosing which goods to keep.
prompt-collect = You may take goods of one type from all depots.
prompt-collect-other = { $player } may take goods from all depots.
prompt-make-room = Storage is full: discard a tile to make room for { $tile }.
prompt-make-room-other = { $player } must make room for { $tile }.
prompt-make-room-in = Storage is full: where do you make room for { $tile }?
prompt-make-room-in-other = { $player } must make room for { $tile }.
prompt-choose-storage = Where will you store { $tile }?
prompt-choose-storage-other = { $player } is storing { $tile }.
prompt-use-storage = From which storage do you place { $tile }?
prompt-use-storage-other = { $player } is placing { $tile }.
prompt-discard-down = You store too many tiles: discard one.
prompt-discard-down-other = { $player } must discard tiles.
prompt-gift = You may place a tile of a numbered depot in your duchy.
prompt-gift-other = { $player } may place a tile of a numbered depot.
prompt-black-gift = You may place a tile of the black depot in your duchy.
prompt-black-gift-other = { $player } may place a tile of the black depot.
prompt-tax = Pay the tax for { $shield }, or give it up.
prompt-tax-other = { $player } pays taxes for shields.
prompt-borrow = Choose whose monasteries to borrow.
prompt-borrow-other = { $player } may choose whose monasteries to borrow.
prompt-coins = You may add points for 1 silver each.
prompt-coins-other = { $player } may add points for silver.
prompt-colour-reward = Colour finished: you may place a tile of the black depot.
prompt-colour-reward-other = { $player } may place a tile of the black depot.
prompt-swap = You may swap 5 goods for a face-down tile.
prompt-swap-other = { $player } may swap goods for a tile.
prompt-give = Choose the goods you give: { $count } to go.
prompt-give-other = { $player } gives { $count ->
    [one] 1 more goods tile
   *[other] { $count } more goods tiles
  }.
prompt-order = What comes first?
prompt-order-other = { $player } decides the order of effects.
prompt-end = End your turn, or take something back.
prompt-end-other = { $player } is about to end the turn.
prompt-over = The game is over.
prompt-won = You have won: the whole duchy is covered.
prompt-failed = Time is up: spaces of the duchy are left empty.

## What happened

log-phase = Phase { $phase } begins.
log-phase-over = Phase { $phase } is over.
log-round = Round { $round } begins; { $player } plays first.
log-rolled = { $player } rolls { $die1 } and { $die2 }.
log-arrived = A tile of { $goods } comes to { $depot }.
log-first = { $player } begins.
log-plays = { $player } plays on { $duchy }.
log-founded = { $player } puts the starting castle on { $space }.
log-chose-secretly = You choose { $space } for your castle.
log-took = { $player } takes { $tile } from { $slot }.
log-placed = { $player } places { $tile } on { $space }.
log-sold = { $player } sells { $goods }: { $count }.
log-hired = { $player } takes { $count } workers.
log-spent = { $player } spends { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }.
log-bought = { $player } buys { $tile } from { $slot }.
log-stored = { $player } stores { $tile } in { $store }.
log-discarded = { $player } discards { $tile }.
log-loaded = { $player } loads { $goods }: { $count }.
log-left-behind = { $player } has no room for more goods; the rest stays.
log-pawn = The pawn of { $player } moves to space { $bridge } of the bridge.
log-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } – { $source }.
log-area-done = { $player } finishes an area ({ $colour }, { $size ->
    [one] 1 space
   *[other] { $size } spaces
  }).
log-colour-done = { $player } has covered a whole colour ({ $colour }){ $points ->
    [0] .
   *[other] { "" } and wins a bonus tile of { $points } points.
  }
log-posts-joined = { $player } has joined { $count } border posts.
log-gained-silver = { $player } gains { $count } silver.
log-gained-workers = { $player } gains { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }.
log-copied = The crane of { $player } does as { $building } does.
log-declined = { $player } does without.
log-lost-effect = { $player } cannot use { $building }: its effect is lost.
log-finished = { $player } ends the turn.
log-rewarded = The trade route rewards { $player }: { $reward }.
log-turned = { $player } turns a die to { $number }.
log-claimed = { $player } puts { $shield } on the castle of { $space }.
log-kept = { $player } pays the tax for { $shield } with { $pay }.
log-dropped = { $player } loses { $shield }.
log-borrowed = { $player } borrows the monasteries of { $seat }.
log-recruited = { $player } buys 2 workers for 1 silver.
log-given = { $player } takes { $tile } from { $slot } straight into the duchy.
log-removed = The white die removes { $tile } from { $slot }.
log-swapped = { $player } swaps 5 goods for { $tile } of { $slot }, face down.
log-gave = { $player } gives 1 tile of { $goods }.
log-cleared = The goods left in the depots are removed.
log-added = { $player } adds a point for 1 silver.
log-goal-reached = { $player } reaches the goal; the next one is at { $count }.
log-won = { $player } has covered the whole duchy and wins.
log-failed = The rounds are over: { $player } has not covered the whole duchy.
log-over = The game is over.
log-dealt = { $player } receives 1 tile of { $goods }.
log-nothing-fits = No tile there fits: { $player } goes without.

## Why not

reason-ships-1 = The goods of a depot come aboard when you place a ship.
reason-solo-16 = Goods are traded for a black tile only when you have placed a ship.
reason-take-6 = Tiles are discarded only when a new one finds no room in storage.
reason-turn-6-later = First finish what the last action has started: your dice come afterwards.
reason-shields-11-end = Shields are taxed, or given up, at the end of a phase.
reason-posts-1 = With border posts you play on one of duchies 11a to 11f.
reason-duchy-4 = Choose one of duchies 1 to 10.
reason-duchy-4-taken = No board of { $duchy } is left: choose another one.
reason-duchy-1 = There is no such space in your duchy: its last one is { $spaces }.
reason-duchy-5a = The starting castle goes on a castle space: choose a dark green one.
reason-team-4 = The castle of the team begins on a castle space with a 1 or a 6.
reason-shields-3-depot = Only shields that lie in a depot can be taken, and { $shield } lies in none.
reason-shields-35 = Only shield 11 makes a shield out of a castle's extra action. Doubles take one in your turn.
reason-shields-7 = A shield is put on a castle tile in your duchy: choose one of your castles.
reason-shields-44 = Only shield 16 turns a die. Workers shift it, together with the action that needs it.
reason-shields-44-again = Shield 16 has turned a die in this turn already.
reason-shields-44-white = Shield 16 turns your own dice, never the white one.
reason-phase-8 = With one or two players nothing lies here: each depot has two spaces, the black one four.
reason-phase-7 = With three players nothing lies here: each depot has three spaces, the black one six.
reason-inns-1 = No inn lies here: where inns are in play, one is added in each phase.
reason-take-1-empty = No tile lies here: the depots are filled again in the next phase.
reason-inns-3 = An inn is bought, not taken: for 2 silver, once in your turn.
reason-take-1-black = Tiles of the black depot are bought, not taken: for 2 silver, once in your turn.
reason-buildings-10 = Buildings take nothing from the black depot: choose a tile of the six numbered ones.
reason-solo-16-black = Your goods buy a tile of the black depot: choose one there.
reason-shields-39 = Shield 14 places a tile of the six numbered depots: choose one there.
reason-shields-40 = Shield 15 places a tile of the black depot, or an inn: choose one there.
reason-solo-25 = A finished colour brings a tile of the black depot: choose one there.
reason-shields-39-same = Such a tile ({ $tile }) lies in another place too: take that one, they are alike.
reason-black-5 = The purchase belongs to your own turn: wait for your next one.
reason-monasteries-11 = Tiles of the numbered depots are taken with dice: only monastery 6 lets you buy them.
reason-black-3 = You have { $tile } in hand: say first where it goes, then buy.
reason-black-1-again = You have bought a tile in this turn: the next purchase is in your next turn.
reason-shields-22-first = You store too many tiles: discard first, then buy.
reason-monasteries-10 = A tile is paid with 2 silver: only monastery 6 lets you pay with workers.
reason-black-1 = A tile costs 2 silver, and you have { $silver ->
    [0] none
   *[other] only { $silver }
  }: you lack { $missing }.
reason-monasteries-10-poor = Monastery 6 takes 2 silver, 2 workers or one of each: you lack { $missing }.
reason-extra-3 = Only monastery 28 sells workers for silver. A die brings them too.
reason-extra-3-silver = 2 workers cost 1 silver, and you have none.
reason-shields-25 = Only shield 6 lets you use the monasteries of another player.
reason-shields-27 = The choice of shield 6 is made for good: you use the monasteries of { $player }.
reason-shields-25-player = Choose one of the other players at this table.
reason-place-2 = This space is covered for good ({ $tile }).
reason-sell-6 = You have no { $goods }. Ships bring goods from the depots.
reason-turn-6 = Your dice wait: first finish what the last action has started.
reason-turn-1-free = Every action of your turn takes one of your two dice.
reason-turn-1 = This die is used: each brings one action a turn.
reason-turn-2 = Both dice show the same number: use the first one.
reason-shields-44-same = The die shows { $wanted } already.
reason-shields-5c = A shield takes both dice, unused: you can take one in your next turn.
reason-shields-4 = For { $shield } both dice must show { $wanted }: { $needed ->
    [one] one worker
   *[other] { $needed } workers
  } would do, and you lack { $missing }.
reason-buildings-7 = The market takes a ship or livestock.
reason-buildings-8 = The carpenter's workshop takes a building.
reason-buildings-9 = The church takes a mine, a monastery or a castle.
reason-take-1 = This takes a die showing { $wanted }, and yours shows { $shown }. { $needed ->
    [one] One worker would do, but you have none.
    [2] Two workers would do, but you have { $missing ->
        [one] only one.
       *[other] none.
      }
   *[other] Three workers would do, but you have { $missing ->
        [one] only two.
        [2] only one.
       *[other] none.
      }
  }
reason-place-1-empty = Your storage is empty: take a tile first, then place it.
reason-place-1 = You place what you have in storage, and there is no such tile ({ $tile }).
reason-team-10 = This tile ({ $tile }) lies in your partner's own storage: only your partner may use it.
reason-place-4-full = Every space for such a tile ({ $tile }) is covered.
reason-place-4 = Only { $kind } can go on { $space }: tile and space must have the same colour.
reason-place-5 = A tile must touch one placed earlier, and nothing lies beside { $space } yet.
reason-buildings-3 = Each city holds a type of building once: { $tile } stands in that of { $space } already. Monastery 1 would allow it.
reason-inns-5 = An area holds one inn, and one lies in that of { $space } already.
reason-place-3 = For { $space } the die must show { $wanted }, and yours shows { $shown }. { $needed ->
    [one] One worker would do, but you have none.
    [2] Two workers would do, but you have { $missing ->
        [one] only one.
       *[other] none.
      }
   *[other] Three workers would do, but you have { $missing ->
        [one] only two.
        [2] only one.
       *[other] none.
      }
  }
reason-sell-1 = To sell { $goods } the die must show { $wanted }, and yours shows { $shown }. { $needed ->
    [one] One worker would do, but you have none.
    [2] Two workers would do, but you have { $missing ->
        [one] only one.
       *[other] none.
      }
   *[other] Three workers would do, but you have { $missing ->
        [one] only two.
        [2] only one.
       *[other] none.
      }
  }
reason-take-5 = You discard what you have in storage, and there is no such tile ({ $tile }).
reason-take-6-new = The new tile ({ $tile }) is never discarded: one of those in storage makes room for it.
reason-shields-22 = You discard what you have in storage, and there is no such tile ({ $tile }).
reason-buildings-7-none = No ship and no livestock lies in a numbered depot: the market would bring nothing.
reason-buildings-8-none = No building lies in a numbered depot: the carpenter's workshop would bring nothing.
reason-buildings-9-none = No mine, monastery or castle lies in a numbered depot: the church would bring nothing.
reason-buildings-12 = You have no goods: the warehouse would bring nothing.
reason-buildings-15 = No tile of your storage can be placed: the town hall would bring nothing.
reason-extra-7 = There are no white castles in this game.
reason-extra-5 = The crane does what another building does.
reason-routes-4 = This space of the trade route brings { $reward }: take it, or do without.
reason-extra-9 = There is no such animal in this pasture ({ $animal }): choose one that grazes there.
reason-shields-23 = Only with shield 5 does a ship take one type of goods from all depots.
reason-shields-23-again = Shield 5 has done its part for this ship: now choose a depot.
reason-shields-23-none = There are no { $goods } in the depots.
reason-ships-3 = You have no room for { $goods }: three types fit, and you store three others.
reason-monasteries-7 = The ship empties { $depot } already: choose one next to it.
reason-monasteries-8 = The second depot must lie next to { $depot }.
reason-ships-6 = You store { $goods } already: more of them come aboard by themselves.
reason-ships-5 = There are no { $goods } among what the ship brings.
reason-ships-5-order = Goods are named in the order of their numbers: { $goods } first, or give up others.
reason-shields-11-yours = You do not have { $shield }.
reason-shields-12 = The taxes are settled one by one: now it is about { $shield }.
reason-shields-11 = The tax for a shield is one coin, never a mix.
reason-shields-19 = The tax is paid in silver: only shield 3 lets workers pay.
reason-shields-19-none = You have no worker to pay with.
reason-shields-11-silver = You have no silver to pay the tax with.
reason-solo-17 = You have no { $goods } to pay with.
reason-solo-17-order = Goods are named in the order of their numbers: { $goods } first, or keep others.

## On the table

table-black-depot = Black depot
table-bridge = Bridge
table-storage = Storage
table-storage-shared = Shared storage
table-storage-private = Private storage
table-goods = Goods
table-goods-coming = Goods to come
table-sold = Sold
table-silver = Silver
table-workers = Workers
table-white-die = White die
table-trade-route = Trade route
table-shields = Shields
table-monasteries = Monasteries
table-bonus-tiles = Bonus tiles
table-border-posts = Border posts
table-counter = Counter
table-goal = Goal
table-phase = Phase { $phase }: { $points } points for each area
table-round = Round { $round } of { $rounds }
table-space = { $space }: { $colour }, number { $number }
table-covered = { $space }: { $tile }
table-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
table-dice = Dice
table-die-used = { $die }: used
table-duchy = Duchy { $duchy }
table-duchies = Duchies
table-look = Show the duchy of { $player }
table-back = My duchy
table-undecided = not chosen yet
table-legend = Buildings
table-first = Plays first
table-per-tile = { $points ->
    [one] 1 point
   *[other] { $points } points
} a tile
tip-area = Area of { $size ->
    [one] 1 space
   *[other] { $size } spaces
  }: { $covered } covered. Finished in this phase it scores { $points } + { $phase } points.
tip-area-done = Area of { $size ->
    [one] 1 space
   *[other] { $size } spaces
  }: finished.
tip-depot = A die with { $depot } takes tiles from here.
tip-black = Bought for silver, once a turn, at any moment of it.
tip-price = Price: { $price }
tip-empty-slot = Nothing lies here: the depots are filled when a phase begins.
tip-goods = Sold with a { $number }: all of them at once, for silver and { $points ->
        [one] 1 point
       *[other] { $points } points
    } a tile.
tip-goods-count = In the goods storage: { $n }. Sold: { $sold }.
tip-die = One action: take a tile, place one, sell goods, or take workers. Each worker shifts the die by 1.
tip-free-die = An action without one of your own dice.
tip-silver = Silver: buys one tile a turn from the black depot, at any moment of the turn.
tip-workers = Workers: each shifts a die by 1.
tip-hire = Take workers with this die, whatever it shows.
tip-phase = An area finished in phase { $phase } scores { $points } points on top.
tip-bridge = Order of the next round: { $players }. Every ship moves its owner's pawn on; the pawn that comes last to a space lies on top.
tip-bonus = Whoever first covers all spaces of this colour wins { $large } points, the second { $small }.
tip-bonus-solo = Covering all spaces of this colour brings a tile of the black depot.

## In three letters

short-warehouse = War
short-watchtower = Wat
short-carpenter = Car
short-church = Chu
short-market = Mar
short-boarding-house = Boa
short-bank = Ban
short-town-hall = Tow
short-white-castle = Whi
short-crane = Cra
short-cow = co
short-goat = go
short-pig = pi
short-sheep = sh
short-goose = ge
short-monastery = M
short-castle = Cas
short-mine = Min
short-ship = Shi
short-inn = Inn
short-face-down = ▒▒▒

## What it costs

cost-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
  }
cost-silver = { $n } silver
cost-goods = { $n ->
    [one] 1 goods tile
   *[other] { $n } goods tiles
  }
