## Caylus

title-name = Caylus
title-about = Build the king's castle and the town at its foot. Send workers out along the road, and see to it that the provost walks far enough for them to be paid.
title-credits = A game by William Attia, illustrated by Arnaud Demaegd, with graphic design by Cyril Demaegd; first published by Ystari in 2005.
title-unofficial = This is an unofficial, non-commercial version without any art of the original; rules in our own words.

option-simplified = Simplified favours
    .about = For beginners: the favour table is not used; every royal favour is worth three points at once.
option-jeweller = Jeweller
    .about = Adds the stone building of later boxes that sells gold for points: 5 for one cube, 9 for two.

## What there is

cube-food = food
    .about = Food: a part of every batch for the castle.
cube-wood = wood
    .about = Wood: for wood buildings, and for batches.
cube-stone = stone
    .about = Stone: for stone and prestige buildings, and for batches.
cube-cloth = cloth
    .about = Cloth: for the joust, the lawyer and the tailor, and for batches.
cube-gold = gold
    .about = Gold: for prestige buildings; 3 points at the end.

section-dungeon = dungeon
section-walls = walls
section-towers = towers

line-prestige = prestige
    .about = Points, as many as the number of the column: 1 to 5.
line-deniers = deniers
    .about = Money, two more than the number of the column: 3 to 7 deniers.
line-resources = resources
    .about = Column 1: a food. 2: a wood or a stone. 3: a cloth. 4: one cube of yours for two others, no gold. 5: a gold.
line-buildings = buildings
    .about = Column 1: nothing. 2: build in wood, one wood cheaper. 3: build in stone, one stone cheaper. 4: make a residence for one cloth. 5: build a prestige building at its price.

batch = { $first }, { $second }, { $third }
rate = { $paid } for { $gained }
amount-deniers = { $number ->
    [one] 1 denier
   *[other] { $number } deniers
}
amount-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
amount-cubes = { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}
amount-cube = { $number } { $cube }

building-gate = gate
    .about = In phase 3 the worker may move on to any free place, at no charge, or go home.
building-trading_post = trading post
    .about = Three deniers.
building-merchants_guild = merchants' guild
    .about = Move the provost one to three spaces, at no charge.
building-joust_field = joust field
    .about = Pay one denier and one cloth for a royal favour.
building-stables = stables
    .about = The first three here take the first ranks of the turn order. Not used with two players.
building-inn = inn
    .about = From the next turn on, the guest pays one denier for every worker, however many have passed.
building-castle = castle
    .about = Deliver batches of three different cubes, one of them food. Without a batch: 2 points lost.
building-fixed_peddler = fixed peddler
    .about = Buy one cube, no gold, for two deniers.
building-fixed_carpenter = fixed carpenter
    .about = Build a wood building.
building-gold_mine = gold mine
    .about = One gold.
building-neutral_farm = neutral farm
    .about = One food or one cloth.
building-neutral_forest = forest
    .about = One wood or one food.
building-neutral_sawmill = neutral sawmill
    .about = One wood.
building-neutral_quarry = neutral quarry
    .about = One stone.
building-neutral_marketplace = neutral marketplace
    .about = Sell one cube for four deniers.
building-neutral_carpenter = neutral carpenter
    .about = Build a wood building.
building-wood_farm_food = food farm
    .about = Two food or one cloth.
building-wood_farm_cloth = cloth farm
    .about = Two cloth or one food.
building-wood_quarry = quarry
    .about = Two stone.
building-wood_sawmill = sawmill
    .about = Two wood.
building-wood_marketplace = marketplace
    .about = Sell one cube for six deniers.
building-wood_peddler = peddler
    .about = Buy one or two cubes, no gold, for one denier each.
building-lawyer = lawyer
    .about = Pay one denier and one cloth to turn a neutral building, or one of yours, into a residence.
building-mason = mason
    .about = Build a stone building.
building-stone_farm = stone farm
    .about = Two food and one cloth; if another player uses it, the owner takes one of the two kinds.
building-park = park
    .about = Two wood and one food; if another player uses it, the owner takes one of the two kinds.
building-workshop = workshop
    .about = Two stone and one cloth; if another player uses it, the owner takes one of the two kinds.
building-architect = architect
    .about = Build a prestige building in the place of one of your residences.
building-architect_2 = second architect
    .about = Build a prestige building in the place of one of your residences.
building-church = church
    .about = Buy 3 points for two deniers or 5 points for four. Whoever builds it gets a royal favour.
building-tailor = tailor
    .about = Turn two cloth into 4 points or three cloth into 6.
building-bank = bank
    .about = Buy one gold for two deniers or two gold for five.
building-alchemist = alchemist
    .about = Turn two cubes, no gold, into one gold or four into two.
building-jeweller = jeweller
    .about = Turn one gold into 5 points or two into 9.
building-residence = residence
    .about = One denier every turn. A prestige building can take its place.
building-statue = statue
    .about = A royal favour when built.
building-granary = granary
    .about = Points only.
building-library = library
    .about = One denier every turn.
building-weaver = weaver
    .about = Points only.
building-theatre = theatre
    .about = A royal favour when built.
building-college = college
    .about = A royal favour when built.
building-monument = monument
    .about = Two royal favours when built.
building-hotel = hotel
    .about = Two deniers every turn.
building-cathedral = cathedral
    .about = Points only.

source-visits = visits
source-buildings = buildings
source-residences = residences
source-prestige = prestige buildings
source-castle = castle
source-favours = favours
source-trade = trade
source-leftovers = leftovers
source-losses = losses

## What one can do

action-place = Worker to the { $building }
action-pass = Pass
action-decline = Do without
action-provost = Provost to space { $space }
action-joust = Joust: one denier and one cloth for a royal favour
action-leave = Leave the inn
action-stay = Stay at the inn
action-take = Take { $cube }
action-sell = Sell { $cube }
action-buy = Buy { $cube }
action-pay = Pay { $cube }
action-trade = Give { $cube } for two cubes
action-build = Build the { $building }
action-replace = Replace the residence on space { $space }
action-transform = Turn the { $building } into a residence
action-exchange = Exchange { $rate }
action-deliver = Deliver { $batch }
action-favour = Royal favour: { $line }

## What is asked

prepare-passes = Pass for the rest of the turn
    .about = You pass when you are to place a worker, and leave the provost where he is.
prompt-place = { $own ->
    [only] Place a worker on a building of your own (1 denier) or pass.
    [some] Place a worker ({ $deniers } deniers, on your own buildings 1) or pass.
   *[none] Place a worker ({ $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }) or pass.
}
prompt-place-other = { $player } places a worker or passes.
prompt-gate = Move your worker from the gate to a free place, or take it home.
prompt-gate-other = { $player } moves a worker from the gate.
prompt-guild = Move the provost up to three spaces, at no charge, or leave him.
prompt-guild-other = { $player } may move the provost, at no charge.
prompt-joust = Joust for a royal favour (one denier, one cloth)?
prompt-joust-other = { $player } may joust for a royal favour.
prompt-inn = Stay at the inn for another turn, or leave?
prompt-inn-other = { $player } stays at the inn or leaves.
prompt-provost = { $number ->
    [one] Move the provost one space for one denier, or leave him.
   *[other] Move the provost up to { $number } spaces at one denier each, or leave him.
}
prompt-provost-other = { $player } may move the provost.
prompt-yield = Choose what to take from the { $building }.
prompt-yield-other = { $player } chooses what the { $building } makes.
prompt-owner-cube = Your { $building } was used: take one cube.
prompt-owner-cube-other = { $player }, owner of the { $building }, takes one cube.
prompt-sell = Sell one cube at the { $building }, or do without.
prompt-sell-other = { $player } may sell a cube at the { $building }.
prompt-buy = { $first ->
    [yes] { $number ->
        [one] Buy one cube from the { $building }, or do without.
       *[other] Buy up to { $number } cubes from the { $building }, or do without.
    }
   *[no] { $number ->
        [one] Buy one more cube from the { $building }, or leave it at that.
       *[other] Buy up to { $number } more cubes from the { $building }, or leave it at that.
    }
}
prompt-buy-other = { $player } may buy from the { $building }.
prompt-exchange = Choose a rate of the { $building }, or do without.
prompt-exchange-other = { $player } may exchange at the { $building }.
prompt-pay = { $first ->
    [yes] Choose { $number } cubes to pay, no gold.
   *[no] { $number ->
        [one] Choose one more cube to pay, no gold.
       *[other] Choose { $number } more cubes to pay, no gold.
    }
}
prompt-pay-other = { $player } chooses cubes to pay.
prompt-build = Build something, or do without.
prompt-build-other = { $player } may build.
prompt-pay-any = Pay one more cube, of any kind, for the { $building }.
prompt-pay-any-other = { $player } pays one more cube for the { $building }.
prompt-replace = Choose the residence that the { $building } replaces.
prompt-replace-other = { $player } chooses the residence that the { $building } replaces.
prompt-transform = Choose a building to turn into your residence (one denier, one cloth), or do without.
prompt-transform-other = { $player } may turn a building into a residence.
prompt-favour = A royal favour: choose a line.
prompt-favour-other = { $player } chooses a royal favour.
prompt-favour-resource = { $trades ->
    [yes] Royal favour: take a cube that your columns give, or give one of yours for two others, or do without.
   *[no] Royal favour: take a cube that your columns give, or do without.
}
prompt-favour-resource-other = { $player } takes a cube as a royal favour.
prompt-favour-building = { $what ->
    [either] Royal favour: build or make a residence, as your columns allow, or do without.
    [residence] Royal favour: make a residence for one cloth, or do without.
   *[build] Royal favour: build as your columns allow, or do without.
}
prompt-favour-building-other = { $player } may use the building line of the royal favours.
prompt-take = { $first ->
    [yes] Take { $number } cubes of your choice, no gold.
   *[no] { $number ->
        [one] Take one more cube of your choice, no gold.
       *[other] Take { $number } more cubes of your choice, no gold.
    }
}
prompt-take-other = { $player } takes cubes.
prompt-deliver = { $number ->
    [0] { $loss ->
        [0] Deliver a batch to the castle ({ $section }), or do without.
        [one] Deliver a batch to the castle ({ $section }), or lose 1 point.
       *[other] Deliver a batch to the castle ({ $section }), or lose { $loss } points.
    }
   *[other] Deliver another batch to the castle ({ $section }), or leave it at that.
}
prompt-deliver-other = { $player } delivers to the castle ({ $section }).
prompt-end = End your turn, or take something back.
prompt-end-other = { $player } is about to end the turn.
prompt-over = The game is over.

## What has happened

log-turn = Turn { $number }. { $player } begins.
log-income = { $player } collects { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
log-placed = { $player } sends a worker to the { $building } ({ $deniers ->
    [0] at no charge
    [one] 1 denier
   *[other] { $deniers } deniers
}).
log-passed = { $player } passes as number { $number }.
log-got-deniers = { $player } receives { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
log-scored = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
log-went-home = { $player } takes the worker home from the { $building }.
log-moved-provost = { $player } moves the provost forward to space { $space } ({ $deniers ->
    [0] at no charge
    [one] 1 denier
   *[other] { $deniers } deniers
}).
log-moved-provost-back = { $player } moves the provost back to space { $space } ({ $deniers ->
    [0] at no charge
    [one] 1 denier
   *[other] { $deniers } deniers
}).
log-left-provost = { $player } leaves the provost where he is.
log-rank = { $player } takes rank { $number } of the turn order.
log-entered-inn = { $player } is now the guest of the inn.
log-left-inn = { $player } leaves the inn.
log-stayed-in-inn = { $player } stays at the inn.
log-jousted = { $player } jousts for a royal favour.
log-took = { $player } takes { $number } { $cube }.
log-sold = { $player } sells { $cube } for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
log-bought = { $player } buys { $cube } for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
log-paid = { $player } pays { $number } { $cube }.
log-built = { $player } builds the { $building } on space { $space }.
log-transformed = { $player } turns the { $building } on space { $space } into a residence.
log-will-transform = { $player } pays for the { $building } to become a residence once its worker is gone.
log-exchanged = { $player } exchanges { $rate }.
log-delivered = { $player } delivers a batch and builds in the { $section }.
log-no-batch = { $player } delivers nothing to the castle.
log-best-builder = { $player } has delivered the most ({ $number ->
    [one] 1 batch
   *[other] { $number } batches
}) and gets a royal favour.
log-favour = { $player } uses a royal favour: { $line }, column { $column }.
log-favour-lost = { $player } has no line left in this phase: the royal favour is lost.
log-declined = { $player } does without.
log-bailiff = The bailiff and the provost stand on space { $space }.
log-section = The castle is scored: { $section }.
log-not-reached = The provost does not come that far: { $number ->
    [one] a worker
   *[other] { $number } workers
} of { $player } { $number ->
    [one] goes
   *[other] go
} home without compensation.
log-over = The towers are scored: the game is over.

## Why not

reason-jeweller-1 = The jeweller is not in this game: it is an option.
reason-lawyer-9 = This building is out of the game ({ $building }).
reason-placing-17 = No worker goes on a residence.
reason-placing-18 = No worker goes on a prestige building ({ $building }).
reason-placing-19 = It has not been built yet ({ $building }).
reason-placing-19-space = Nothing is built on this space yet: send your worker to a building.
reason-two-players-2 = With two players the stables are not used.
reason-gate-1 = Your worker stands at the gate already: move it somewhere else, or take it home.
reason-placing-20 = A worker of { $player } stands here, and there is room for only one.
reason-placing-21 = All three places of the stables are taken.
reason-placing-22 = You already have a worker in the stables.
reason-placing-24 = The left place of the inn is taken by { $player }: the inn is closed for the rest of the phase.
reason-placing-27 = You already have a worker in the castle.
reason-placing-9 = A worker costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
  } here, and you have { $deniers }. On buildings of your own it costs 1.
reason-provost-2-here = The provost stands here already.
reason-provost-2 = That is { $steps } spaces away: the provost moves 3 at most.
reason-provost-3 = That would cost { $price ->
    [one] 1 denier
   *[other] { $price } deniers
  }, and you have { $deniers }.
reason-production-2 = This is not what the building produces ({ $building }).
reason-production-16 = As its owner you take a cube of a kind that the building produces ({ $building }).
reason-construction-1 = Only wood buildings can be built now, and this is not one ({ $building }).
reason-construction-2 = Only stone buildings can be built now, and this is not one ({ $building }).
reason-construction-3 = Only prestige buildings can be built now, and this is not one ({ $building }).
reason-construction-5 = It is not in the supply ({ $building }).
reason-construction-5-architect = Take the other architect of the supply: they are alike.
reason-prestige-2 = A prestige building replaces a residence of yours, and you have none.
reason-construction-9 = The road has no empty space left: neither wood nor stone can be built.
reason-construction-6 = You lack { $missing } { $cube } to build it.
reason-construction-15 = You lack one more cube of any kind to build it.
reason-construction-15-cube = You have no { $cube } left to pay with.
reason-prestige-1 = Choose a residence of yours: the new building replaces it ({ $building }).
reason-lawyer-4 = The lawyer itself cannot become a residence.
reason-lawyer-5 = Residences and prestige buildings cannot be transformed.
reason-lawyer-6 = Fixed and special buildings cannot be transformed.
reason-lawyer-1 = It is not on the road: only a neutral building there or one of your own can be transformed ({ $building }).
reason-lawyer-7 = It belongs to { $player }: you transform neutral buildings or your own.
reason-lawyer-17 = It has been paid for already and waits to become a residence ({ $building }).
reason-trade-1 = You have no { $cube } to sell.
reason-trade-5 = Peddlers sell no gold.
reason-trade-4 = Cubes are bought in a fixed order: now { $cube } or what comes after it.
reason-trade-11 = This building has only its own two rates ({ $building }).
reason-turn-4 = You cannot pay that: { $rate }.
reason-trade-10 = The alchemist takes no gold.
reason-trade-9 = You have no { $cube } to pay with.
reason-trade-9-order = Cubes are paid in a fixed order: { $cube } cannot be next.
reason-castle-4 = You have no { $cube } for this batch.
reason-favours-13 = You have used this line in this phase: { $line }.
reason-favours-4 = That is column { $column }, and your marker has reached column { $reached }.
reason-favours-24 = You have no { $cube } to give for two others.
reason-favours-29 = You have no cloth to pay with.
reason-favours-23 = Gold cannot be taken in exchange.
reason-favours-23-order = Cubes are taken in a fixed order: now { $cube } or what comes after it.

## On the page

letter-food = F
letter-wood = W
letter-stone = S
letter-cloth = C
letter-gold = G
letter-provost = P
letter-bailiff = B

kind-wood = Wood buildings
kind-stone = Stone buildings
kind-prestige = Prestige buildings

phase-income = Phase 1: income
phase-placing_workers = Phase 2: placing workers
phase-special_buildings = Phase 3: special buildings
phase-provost = Phase 4: the provost
phase-buildings = Phase 5: the buildings
phase-castle = Phase 6: the castle
phase-end_of_turn = Phase 7: end of the turn

turn-n = Turn { $n }
turn-order = Turn order
my-goods = My goods
favours = Royal favours
favours-open = columns 1 to { $n } are open
stock = Still to be built
stock-large = Show large
money-and-income = { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}; income { $income } a turn
workers-left = Workers at home: { $n } of { $all }
houses-in-castle = Houses in the castle – { $houses }. Residences: { $residences }
has-passed = Has passed as number { $n }
cubes-of = { $cube }: { $n }
space-n = space { $n }
space-empty = empty
space-scores = scores the { $section }
building-of = { $building } of { $player }
building-with-workers = { $building }; workers here: { $players }
section-state = { $section }: { $filled } of { $spaces } houses
line-state = { $line }; columns reached: { $columns }
to-build = { $building }, { $points } points

cost-deniers = { $n ->
    [one] 1 denier
   *[other] { $n } deniers
}
cost-food = { $n } food
cost-wood = { $n } wood
cost-stone = { $n } stone
cost-cloth = { $n } cloth
cost-gold = { $n } gold
cost-any = { $n ->
    [one] 1 cube of any kind
   *[other] { $n } cubes of any kind
}

tip-cost = To build:
tip-owner = Belongs to { $player }.
tip-owner-profits = Your worker here gives { $player } 1 point at once.
tip-nobody-profits = Nobody else profits from a worker here.
tip-worker = A worker of { $player } stands here.
tip-waiting = { $player } makes a residence of it once the worker is gone.
tip-beyond = The provost stands nearer to the castle: as things are, a worker here goes home without compensation.
tip-provost-price = To move the provost here: { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
tip-provost-free = { $n ->
    [one] One space
   *[other] { $n } spaces
}, at no charge.
tip-provost = The provost stands here: buildings up to here are activated.
tip-bailiff = The bailiff stands here. At the end of the turn he walks two spaces if the provost is ahead of him, else one.
tip-empty = Free. A new wood or stone building goes to the first free space.
tip-scores = When the bailiff comes here, a section of the castle is scored: { $section }.
tip-section = { $points } points for each batch. Built: { $filled } of { $spaces }.
tip-section-loss = When it is scored: without a house −{ $points } points;
tip-section-houses = from { $n ->
    [one] 1 house
   *[other] { $n } houses
}
tip-section-when = Scored when the bailiff comes to space { $space }, or when full.
tip-section-scored = Already scored.
