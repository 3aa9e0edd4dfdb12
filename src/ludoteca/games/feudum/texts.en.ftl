## The game

title-name = Feudum
title-about = Exiled and penniless, you raise your standing in six guilds, rule farms, towns and feudums, and hope that no monster crosses your road. Goods, beads and royal seals flow from guild to guild, and whoever moves them is remembered.
title-credits = A game by Mark Swanson, published by Odd Bird Games.
title-unofficial = This is an unofficial version made by admirers: if you enjoy it, please buy the game and play it at a real table. Some routes, the discs at the start, the numbers of beads and the landscapes on the tiles are reconstructed.

option-advanced = Advanced game
    .about = With the special abilities of the cards, landscapes to tend, feasts, reeves and monsters. Leave it out for a first game.
option-takeover = Feudums can be taken by influence
    .about = A serf who adds a marker takes over a feudum like any other location. Without it a feudum falls only to conquest.

option-mandate = Reward of the mandate for standing among farmers
    .about = The editions differ: three food, or three goods drawn at random.
option-mandate-food = three food
option-mandate-goods = three random goods
option-serpent = Where the sea serpent comes up
    .about = Some harbours are reconstructed. Piers are drawn at eight locations; with harbours it may also come up at the islets and in the forest cove.
option-serpent-harbours = any harbour
option-serpent-piers = only where a pier is drawn

## Names

good-saltpeter = saltpeter
    .about = A fifth card in a round, force in an attack.
good-sulfur = sulfur
    .about = In the barrel: wine for pawns and feasts. In the supply: two cards in one turn.
good-iron = iron
    .about = Turns a farm into a town.
good-wood = wood
    .about = Turns an outpost into a farm; pays for a landscape.
good-food = food
    .about = Feeds a pawn at the end of the round; brings a pawn into play.
resource-saltpeter = saltpeter
resource-sulfur = sulfur
resource-iron = iron
resource-wood = wood
resource-food = food
resource-archery_target = a target
resource-shilling = a shilling

guild-farmer = Farmer Guild
    .about = Sell the harvest here for food or shillings. Its master sends goods to the merchants, its journeyman brings alms to the hens.
guild-merchant = Merchant Guild
    .about = Buy up to three goods. Its master sends goods to the alchemists, its journeyman fetches some from the farmers.
guild-alchemist = Alchemist Guild
    .about = Buy a vessel. Its master invents vessels and barrels of krud, its journeyman fetches goods from the merchants.
guild-knight = Knight Guild
    .about = Buy the markers of your row. Its master turns markers into royal seals, its journeyman orders an invention.
guild-noble = Noble Guild
    .about = Buy royal seals. Its master gives seals to the church, its journeyman turns markers into seals.
guild-monk = Monk Guild
    .about = Buy a bead for richer harvests. Its master gives alms to the hens, its journeyman fetches a seal from the castle.
character-farmer = farmer
    .about = Sees the harvest before choosing favours (advanced game).
character-merchant = merchant
    .about = Takes over a location from a single marker for a shilling (advanced game).
character-alchemist = alchemist
    .about = New pawns may enter at any starting space (advanced game).
character-knight = knight
    .about = Uses any amount of saltpeter in an attack; recruits a marker with taxes (advanced game).
character-noble = noble
    .about = Starves subjects and serfs (advanced game).
character-monk = monk
    .about = Moves one step more (advanced game).
rank-guild_master = guild master
rank-journeyman = journeyman
rank-apprentice = apprentice
function-trade = trade
function-pull = pull
function-push = push

region-sea = the sea
region-island = the isles
region-forest = the forest
region-desert = the desert
region-badlands = the badlands
region-mountain = the mountains
location-sea_n = Northern Islet
location-sea_sw = South-western Islet
location-sea_e = Eastern Islet
location-island_n = Upper Isle North
location-island_e = Upper Isle East
location-island_w = Lower Isle West
location-island_s = Lower Isle South
location-forest_nw = Forest Cove
location-forest_c = Deep Forest
location-forest_se = Forest Ford
location-desert_n = Northern Desert Port
location-desert_sw = Southern Desert Port
location-desert_w = Western Dunes
location-desert_c = Desert Crossroads
location-desert_e = Eastern Dunes
location-badlands_nw = Badlands Gate
location-badlands_n = Upper Badlands
location-badlands_w = River Badlands
location-badlands_c = Central Badlands
location-badlands_se = Lonely Badlands
location-mountain_nw = High Peak
location-mountain_se = Mountain Lake

disc-outpost = outpost
    .about = Whoever rules one may explore. Counts for alchemists and monks.
disc-farm = farm
    .about = Whoever rules one may harvest. Counts for farmers and knights.
disc-town = town
    .about = Whoever rules one may collect taxes. Counts for merchants and nobles.
disc-feudum = feudum ({ $guild })
role-subject = subject
role-serf = serf

route = { $kind }: { $here } – { $there }
way = from { $here } to { $there } ({ $kind })
route-road = road
route-ship = ship
route-submersible = submersible
route-flying_machine = flying machine
route-ferry = ferry
vessel-ship = ship
vessel-submersible = submersible
vessel-flying_machine = flying machine
invention-ship = a ship
invention-submersible = a submersible
invention-flying_machine = a flying machine
invention-krud = a barrel of krud
    .about = Fills the next section of every row in the Knight Guild.
monster-behemoth = the behemoth
    .about = Walks roads and air routes, holds pawns of others fast.
monster-sea_serpent = the sea serpent
    .about = Swims ship and submersible routes, holds pawns of others fast.
pawn = pawn { $number } of { $player }


landscape-orchard = orchard
    .about = Three food at every dawn.
landscape-archery_range = archery range
    .about = Three targets at every dawn, each worth a marker of yours.
landscape-silver_mine = silver mine
    .about = Three shillings at every dawn.
landscape-sulfur_mine = sulfur mine
    .about = Three sulfur at every dawn.

card-migrate = Migrate
    .about = Bring a pawn in for one food, where you have a pawn or a marker, or take one back. Alchemist: also at any starting space.
card-move = Move
    .about = As many steps as you have pawns on the map, shared as you like. Then you may steal one resource where you arrived. Monk: one step more.
card-influence = Influence
    .about = Add a marker at each location with one of your pawns. Merchant: for a shilling, take over from a single marker.
card-improve = Improve
    .about = Outpost to farm (wood), farm to town (iron), town to feudum (royal seal): points and a region tile. Or lay a landscape where you are serf (wood).
card-explore = Explore
    .about = If you rule an outpost: draw two decrees and one for each further outpost or feudum; keep one. Iron: two more, keep one more.
card-harvest = Harvest
    .about = If you rule a farm: five goods and more land on it, and 1 point. You may take some as favours. Farmer: see them first.
card-tax = Tax
    .about = If you rule a town: two shillings and one for each further town or feudum. Knight: also a marker.
card-conquer = Conquer
    .about = Attack a pawn or a feudum beside your pawns; never with your last card. Noble: starve a subject or serf instead.
card-defend = Defend
    .about = One more defence when you are attacked, and 1 point in any case. Food: save a marker from starving instead.
card-repeat = Repeat
    .about = Perform Move, Influence or Guild again. Saltpeter: any card but Conquer and Defend.
card-guild = Guild
    .about = Trade with a guild, pull as its journeyman or push as its master. Sulfur from the barrel: a feast to use somebody else's rank.

decree-bow = Bow
    .about = In an attack: +1, or +2 for one wood.
decree-sword = Sword
    .about = In an attack: +1, or +2 for one iron.
decree-coins_3_7 = Small treasure
    .about = 3 shillings for food, or 7 for wood and food.
decree-coins_9_13 = Large treasure
    .about = 9 shillings for iron, wood and food, or 13 with sulfur as well.
decree-flying_machine_or_ship = Flying machine or ship
    .about = A flying machine for food, or a ship for wood.
decree-ship_or_submersible = Ship or submersible
    .about = A ship for wood, or a submersible for iron.
decree-status_west = Standing in the west
    .about = With 3 stars: 3 food, or 3 random goods if so agreed (farmers), 3 shillings (merchants) or any vessel (alchemists).
decree-status_east = Standing in the east
    .about = With 3 stars: 3 markers (knights), a seal (nobles) or a bead (monks).
decree-barrel = Full barrel
    .about = Charter: 5 or 7 points for 2 or 3 sulfur in the barrel at the end.
decree-monster_slayer = Monster slayer
    .about = Charter: 7 points if you have beaten a monster.
decree-northern_kingdom = Northern kingdom
    .about = Charter: 3, 5, 7 or 9 points for ruling 1, 2, 3 or 4 of its locations.
decree-southern_kingdom = Southern kingdom
    .about = Charter: 3, 5, 7 or 9 points for ruling 1, 2, 3 or 4 of its locations.
decree-eastern_kingdom = Eastern kingdom
    .about = Charter: 3, 5, 7 or 9 points for ruling 1, 2, 3 or 4 of its locations.
decree-western_kingdom = Western kingdom
    .about = Charter: 3, 5, 7 or 9 points for ruling 1, 2, 3 or 4 of its locations.
decree-central_kingdom = Central kingdom
    .about = Charter: 3, 5, 7 or 9 points for ruling 1, 2, 3 or 4 of its locations.
decree-isolated_kingdom = Isolated kingdom
    .about = Charter: 5, 11 or 17 points for ruling 1, 2 or 3 of its locations.

bonus-extra = a fifth card
bonus-sequential = two cards in one turn
meal-food = food
meal-wine = wine
meal-tile = a region tile
meal-nothing = nothing
place-barrel = the wine barrel
place-reserve = the personal supply

source-improving = improving
source-harvest = harvests
source-conquest = conquests
source-defence = defence
source-pushing = pushing
source-pulling = pulling
source-feasts = feasts
source-reeves = reeves
source-status = standing in the guilds
source-landscapes = landscapes
source-regions = active regions
source-disloyalty = disloyalty
source-voyage = epic voyage
source-empire = empire
source-shillings = shillings
source-charters = charters

## What one can do

action-choose = Take { $good }
action-barrel = Into the wine barrel
    .about = For wine, feasts, the barrel charter and ties; it cannot come out again for anything else.
action-reserve = Into my supply
    .about = To play two cards in one turn, or for mandates.
action-character = Enter as: { $face }
action-at = Beside { $location }
action-pouch = Pay a good for { $bonus }
action-pouch-tile = Spend a tile ({ $landscape }) for { $bonus }
action-no-pouch = Pay nothing
action-card = Choose { $card }
action-play = Play { $card }
action-wait = Keep the second card for later
action-decline = Do without
action-done = Done
action-withdraw = Take back { $piece }
action-move = Move { $piece } ({ $route })
action-pilfer = Steal { $resource } at { $location }
action-pilfer-landscape = Steal from the landscape at { $location }
action-influence = Marker at { $location }
action-money = Pay a shilling to rule { $location }
action-improve = Improve { $location }
action-found = Feudum of the { $guild }
action-draw = Tile of { $region }
action-tend = Lay a landscape at { $location }
action-lay = Lay the { $landscape }
action-collect = Collect at { $location }
action-leave = Let it grow at { $location }
action-shovels = Shovels and swords: iron for two more decrees
action-keep = Keep { $decree }
action-under = Under the deck next: { $decree }
action-harvest = Harvest at { $location }
action-whole = Leave the whole harvest on the farm
action-favours = Take favours
    .about = Part of the harvest goes to your supply; all your beads turn into seals.
action-take = Favour: { $good }
action-attack = Attack { $piece }
action-besiege = Attack the feudum at { $location }
action-starve = Starve the { $role } at { $location }
action-powder = Add saltpeter: +1
action-strike = Strike
action-defend = Turn over Defend
action-immunity = Royal immunity: food to save the marker
action-pass = Let it be
action-disc = Place a disc
action-repeat = Repeat { $card }
action-use = { $guild }: { $function }
action-feast = Feast for { $piece }
action-feast-feudum = Feast for the ruler of { $location }
action-send = Send the goods of { $location }
action-food = { $amount ->
    [0] All in shillings
   *[other] { $amount } food, the rest in shillings
}
action-buy = Buy { $good }
action-buy-vessel = Take a vessel: { $vessel }
action-scroll = Scroll { $scroll }
action-row = A marker of row { $row }
action-invent = Invent { $invention }
action-shift = Move { $good }
action-tame = Tame { $monster }
action-deploy = Put it at { $location }
action-reeve = Place a reeve
    .about = 1 point now and with every later push or pull here that scores; 1 more while your other reeve stands elsewhere.
action-join = Marker for the { $guild }
action-pay = Pay { $good }
action-spend = Spend a tile: { $landscape }
action-feed = Feed { $piece }: { $meal }
action-embark = Put a vessel ({ $vessel }) under { $piece }
action-mandate = Use { $decree }: { $option }
action-discard = Put { $decree } under the deck
action-lift = Take back the seal under the { $role } at { $location }

## What is asked

prepare-passes = Answer no attack this round
    .about = Whatever others attack or starve in this round, you let it be and show no Defend card.
prompt-goods = Choose { $number ->
    [one] one more good
   *[other] { $number } different goods
} to begin with.
prompt-goods-other = { $player } chooses goods.
prompt-first-pawn = Choose the character of your first pawn.
prompt-first-pawn-other = { $player } chooses a first character.
prompt-enter = Choose the location where your { $face } enters.
prompt-enter-other = { $player } brings a pawn in.
prompt-store = Sulfur: into your wine barrel or into your supply?
prompt-store-other = { $player } stores sulfur.
prompt-pay = Pay one { $good }, or spend a region tile for it.
prompt-pay-other = { $player } pays.
prompt-pouch = Pay a good for a bonus in this round?
prompt-pouch-other = { $player } may lay something on the pouch.
prompt-cards = Choose { $number ->
    [one] one more card
   *[other] { $number } cards
} for this round.
prompt-cards-other = All choose their cards.
prompt-cards-wait = You have chosen; the others are still choosing.
prompt-play = Play one of your cards.
prompt-play-other = { $player } plays a card.
prompt-second = Play a second card in this turn?
prompt-second-other = { $player } may play a second card.
prompt-mandates = You may use decrees or put them under the deck; say you are done to end your turn.
prompt-mandates-other = { $player } may use a decree.
prompt-join = You have fewer markers than guilds are waiting for: which one gets it?
prompt-join-other = { $player } chooses a guild for a marker.
prompt-repeat = Choose the card you perform once more.
prompt-repeat-other = { $player } repeats a card.
prompt-migrate = Bring in a new pawn (choose its character), or take one back.
prompt-migrate-other = { $player } migrates.
prompt-move = Choose a pawn and where it goes: { $number ->
    [one] one step
   *[other] { $number } steps
} left.
prompt-move-other = { $player } moves.
prompt-godspeed = Your monk may go one step more: choose where.
prompt-godspeed-other = { $player } may move a monk one step more.
prompt-pilfer = You may steal one thing: choose where.
prompt-pilfer-other = { $player } may steal something.
prompt-set-out = Place a disc on the epic voyage?
prompt-set-out-other = { $player } may set out on the epic voyage.
prompt-influence = Choose a location with one of your pawns for a marker.
prompt-influence-other = { $player } adds markers.
prompt-improve = Choose the location you improve.
prompt-improve-other = { $player } improves.
prompt-found = Choose the guild of your feudum at { $location }.
prompt-found-other = { $player } founds a feudum at { $location }.
prompt-tile = Choose a stack with a tile of a past epoch.
prompt-tile-other = { $player } takes a tile.
prompt-lay = Choose the tile you lay as a landscape at { $location }.
prompt-lay-other = { $player } lays a landscape at { $location }.
prompt-collect = Collect what has grown at { $location } (one goes to the ruler), or let it grow?
prompt-collect-other = { $player } may collect at { $location }.
prompt-keep = Choose the royal decree you keep.
prompt-keep-other = { $player } looks at decrees.
prompt-return = Choose the decree that goes under the deck next.
prompt-return-other = { $player } puts decrees under the deck.
prompt-drop = Four decrees are one too many: use a mandate or put one under the deck.
prompt-drop-other = { $player } has too many decrees.
prompt-shovels = Pay iron for two more decrees?
prompt-shovels-other = { $player } may dig for more decrees.
prompt-claim = Choose a vessel.
prompt-claim-other = { $player } chooses a vessel.
prompt-harvest = Choose the farm on which you harvest.
prompt-harvest-other = { $player } harvests.
prompt-split = Harvested at { $location }: { $number }. Leave that on the farm, or take favours?
prompt-split-other = { $player } divides a harvest of { $number } at { $location }.
prompt-favours = Choose { $number ->
    [one] one more favour
   *[other] { $number } favours
} from the harvest at { $location }.
prompt-favours-other = { $player } takes favours at { $location } ({ $number } left).
prompt-conquer = Choose the pawn or feudum you attack.
prompt-conquer-other = { $player } is about to attack.
prompt-reinforce = Attack { $attack } against { $defence } at { $location }: add what saltpeter and weapons you have, or strike.
prompt-reinforce-other = { $player } attacks at { $location }: { $attack } against { $defence }.
prompt-defend = { $attacker } attacks you at { $location }, { $attack } against { $defence }: turn over Defend, if you have it?
prompt-defend-other = { $attacker } attacks { $player } at { $location }, { $attack } against { $defence }.
prompt-immunity = { $attacker } starves your people at { $location }: turn over Defend and pay food, if you can?
prompt-immunity-other = { $attacker } starves the people of { $player } at { $location }.
prompt-serve = Place a disc on military service?
prompt-serve-other = { $player } may place a disc on military service.
prompt-guild = Choose a guild and what you do there.
prompt-guild-other = { $player } visits a guild.
prompt-send = Choose the farm that sends its goods.
prompt-send-other = { $player } sends goods to the farmers.
prompt-payment = You are paid for { $number ->
    [one] one pair
   *[other] { $number } pairs
} of goods: how much food do you take? The rest comes in shillings.
prompt-payment-other = { $player } is paid for { $number ->
    [one] a pair
   *[other] { $number } pairs
} of goods.
prompt-buy = Buy { $number ->
    [one] one more good
   *[other] up to { $number } goods
}.
prompt-buy-other = { $player } buys goods.
prompt-vessel = Choose the vessel you buy.
prompt-vessel-other = { $player } buys a vessel.
prompt-tame = Give three markers back to tame a monster?
prompt-tame-other = { $player } may tame a monster.
prompt-deploy = Where does the monster come up?
prompt-deploy-other = { $player } brings a monster.
prompt-seals = Choose a sealed scroll: you buy its seal.
prompt-seals-other = { $player } buys seals.
prompt-shift = Choose goods for the next guild: { $number ->
    [one] one
   *[other] { $number }
} left.
prompt-shift-other = { $player } moves goods on to the next guild: { $number } left.
prompt-invent = Choose what you invent.
prompt-invent-other = { $player } invents.
prompt-exchange = Choose a row: one of its markers becomes a royal seal.
prompt-exchange-other = { $player } turns markers into seals.
prompt-scroll = Choose the scroll that gets the seal.
prompt-scroll-other = { $player } seals a scroll.
prompt-move-seals = Choose a seal that becomes a bead: { $number } left.
prompt-move-seals-other = { $player } gives seals to the church: { $number } left.
prompt-reeve = Place a reeve in this guild?
prompt-reeve-other = { $player } may place a reeve.
prompt-feed = Choose what { $piece } eats.
prompt-feed-other = Now { $piece } is to be fed.
prompt-eat-tile = Choose the tile that serves as food.
prompt-eat-tile-other = { $player } spends a tile as food.
prompt-end = End your turn, or take something back.
prompt-end-other = { $player } is about to end the turn.
prompt-over = The game is over.

## What has happened

log-round = Round { $number } begins.
log-first = { $player } will play first.
log-chose-good = { $player } chooses { $good }.
log-stored = { $player } puts the sulfur into { $place }.
log-entered = { $player } brings in a pawn ({ $face }) at { $location }.
log-pouched = { $player } lays a good on the pouch: { $bonus }.
log-chose-card = You choose { $card }.
log-ready = All have chosen: long live the king!
log-played = { $player } plays { $card }.
log-idle = { $player } does nothing with { $card }.
log-again = { $player } follows with { $card } in the same turn.
log-withdrew = Back in the supply: { $piece }.
log-moved = There goes { $piece }, { $way }.
log-ferried = { $player } pays the ferry.
log-deployed = { $player } launches a vessel ({ $vessel }) at { $location }.
log-boarded = { $player } boards an abandoned vessel ({ $vessel }) at { $location }.
log-pilfered = { $player } steals { $resource } at { $location }.
log-voyage = { $player } reaches space { $number } of the epic voyage.
log-ruled = { $player } now rules { $location }.
log-serf = { $player } is now serf at { $location }.
log-subject = { $player } has a subject at { $location }.
log-overthrew = { $player } takes over { $location }; the old ruler is serf.
log-improved = { $player } makes { $location } a { $disc }.
log-took-tile = { $player } takes a tile of { $region } ({ $landscape }).
log-no-tile = There is no tile for { $player }.
log-tended = { $player } lays a landscape ({ $landscape }) at { $location }.
log-grew = The landscape at { $location } grows: { $yield }.
log-collected = { $player } collects the { $yield } at { $location }.
log-tribute = { $player } as ruler of { $location } receives { $resource }.
log-drew = { $player } draws { $number ->
    [one] a decree
   *[other] { $number } decrees
}.
log-saw = You see { $decree }.
log-kept = You keep { $decree }.
log-kept-secretly = { $player } keeps a decree.
log-returned = You put { $decree } under the deck.
log-discarded = You put { $decree } under the deck.
log-discarded-secretly = { $player } puts a decree under the deck.
log-used-mandate = { $player } uses the mandate { $decree }.
log-harvested = { $player } lays { $number ->
    [one] a good
   *[other] { $number } goods
} of the harvest at { $location }.
log-favoured = { $player } takes { $number ->
    [one] a favour
   *[other] { $number } favours
}.
log-got-good = { $player } receives { $number } { $good }.
log-got-shillings = { $player } receives { $number ->
    [one] a shilling
   *[other] { $number } shillings
}.
log-got-markers = { $player } gets { $number ->
    [one] a marker
   *[other] { $number } markers
}.
log-got-seals = { $player } gets { $number ->
    [one] a royal seal
   *[other] { $number } royal seals
}.
log-got-bead = { $player } gets a bead of { $number }.
log-got-vessel = { $player } gets a vessel: { $vessel }.
log-paid-good = { $player } pays { $good }.
log-spent-tile = { $player } spends a tile ({ $landscape }).
log-paid-shillings = { $player } pays { $number ->
    [one] a shilling
   *[other] { $number } shillings
}.
log-attacked = { $player } attacks { $piece } at { $location }.
log-besieged = { $player } attacks the feudum at { $location }.
log-added-force = { $player } adds { $number } to the attack.
log-defended = { $player } turns over Defend.
log-immune = The marker of { $player } at { $location } enjoys royal immunity.
log-won = { $player } wins the fight by { $number }.
log-failed = The attack of { $player } fails; { $number ->
    [one] a tie, one more was needed
   *[other] { $number } more were needed
}.
log-military = { $player } reaches space { $number } of military service.
log-starved = { $player } starves the { $role } at { $location }; the alms leave the hens.
log-repeats = { $player } performs { $card } again.
log-uses = { $player } uses the { $guild }: { $function }.
log-feasts = { $player } holds a feast in the { $guild }.
log-sent = { $player } sends { $number ->
    [one] a good
   *[other] { $number } goods
} from { $location }.
log-spilled = { $number ->
    [0] The barn is full: the surplus goes to the bag.
    [one] One good spills over to another guild.
   *[other] { $number } goods spill over to other guilds.
}
log-shifted = { $player } moves { $good } on.
log-invented = { $player } invents { $invention }.
log-exchanged = { $player } exchanges a marker of row { $row } for a seal on scroll { $scroll }.
log-turned-bead = { $player } turns up a bead of { $number }.
log-hen = { $player } puts a bead of { $number } on a hen.
log-split = { $number ->
    [one] A shilling
   *[other] { $number } shillings
} of charity { $number ->
    [one] is
   *[other] are
} shared out.
log-completed = { $number ->
    [0] The work of { $player } does not score.
   *[other] The work of { $player } scores, at level { $number }.
}
log-reeve = { $player } places a reeve in the { $guild }.
log-reeve-back = The reeve of { $player } leaves the { $guild }.
log-tamed = { $player } brings { $monster } to { $location }.
log-rank = { $player } is now { $rank } of the { $guild }.
log-left-guild = { $player } loses their rank in the { $guild }.
log-fed = Fed with { $meal }: { $piece }.
log-sobered = Sober again: { $piece }.
log-starved-pawn = Hungry, { $piece } leaves the map.
log-rolled = The die shows { $region }: a tile is removed.
log-no-roll = No tile can be removed: the die rests.
log-epoch = Epoch { $number ->
    [2] II
    [3] III
    [4] IV
   *[5] V
} dawns.
log-good-on-map = At { $location } there is now { $good }.
log-refilled = All guilds are filled up.
log-scored = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
log-lifted = { $player } takes back the seal at { $location }.
log-over = The game is over.

## Why not

reason-setup-2 = That belongs to the advanced game: this is the basic one.
reason-setup-28-order = Different goods are chosen, in the order of the shelves: now { $good } or what comes after it.
reason-setup-28-few = { $count ->
    [one] One more good is due
   *[other] { $count } different goods are due
}: choose an earlier one first, so that enough come after it.
reason-goods-9 = There is no { $good } left in the bag: choose another good.
reason-round-7 = You have no { $good } for { $bonus }: a region tile would do as well.
reason-round-11 = Sulfur in the wine barrel cannot go on the pouch: it takes sulfur of your supply, or a region tile.
reason-round-2-order = Cards are named in their order: now { $card } or one after it.
reason-round-2-few = { $count ->
    [one] One more card is due
   *[other] { $count } more cards are due
}: name an earlier one first, so that enough come after it.
reason-round-2 = You have chosen { $card } already: choose another card.
reason-round-16 = You did not choose { $card } for this round: play one of the cards you chose.
reason-round-3 = You have played { $card } in this round: every card is played once.
reason-round-3-later = That is done with a card of its own, the next time you play one.
reason-round-3-first = Play a card first: it says what you can do on the map and in the guilds.
reason-repeat-2 = { $card } is never played twice in a round.
reason-repeat-1-itself = Repeat cannot repeat itself: choose another card that you have played this round.
reason-repeat-1-played = You have not played { $card } in this round: only what was played can be repeated.
reason-repeat-1 = { $card } does not have the ×2 sign: only Move, Influence and Guild can be repeated.
reason-repeat-6 = Repeating { $card } costs 1 saltpeter: you have none, and no region tile to use instead.
reason-goods-1 = Now { $good } is due.
reason-goods-1-none = You have no { $good }: pay with a region tile instead.
reason-goods-2 = You have no such tile ({ $landscape }).
reason-goods-2-needed = You need your tiles for the rest of the price: pay with the good itself.
reason-goods-2-alike = In the basic game your tiles are all alike: choose the first one.
reason-migrate-6 = You take back only pawns of your own.
reason-migrate-6-supply = This pawn is not on the map: it waits in your supply.
reason-migrate-1-pawns = All your pawns are on the map: take one back first, or bring none in.
reason-migrate-1 = A new pawn costs 1 food: you have none, and no region tile to use instead.
reason-setup-29 = Your first pawn begins beside one of the six starting spaces, drawn with a ring.
reason-migrate-5 = You have neither a pawn nor a marker on the map: the new pawn enters at one of the six starting spaces.
reason-migrate-3 = You have neither a pawn nor a marker here: a new pawn enters where you have one.
reason-monsters-13 = Only a monster of yours is here: a new pawn enters where you have a pawn or a marker.
reason-migrate-9 = You have neither a pawn nor a marker here. With an alchemist in play your new pawn could enter at any starting space.
reason-monsters-7 = Monsters use neither vessels nor ferries.
reason-move-8 = You put a vessel under a pawn of your own.
reason-move-2 = This is not your pawn: your steps are for your own.
reason-monsters-8 = You do not control { $monster }: a monster moves only for its owner.
reason-move-1 = This pawn is not on the map: Migrate brings it in.
reason-move-28 = The extra step is for one of your monks.
reason-move-9-card = A vessel is put under a pawn before you play a card, or with the step that needs it.
reason-move-9 = On the way a vessel of yours comes with the step that needs it: choose the route.
reason-move-7-own = You have no such vessel ({ $vessel }): the Alchemist Guild sells vessels.
reason-move-32-aboard = This pawn is on a vessel already ({ $vessel }).
reason-move-32 = No route for this vessel ({ $vessel }) begins at { $location }.
reason-move-3-far = None of your pieces is one step away from { $location }: a step leads along one route to the next location.
reason-move-3-route = A step goes along a route: choose the piece and its route to { $location }.
reason-move-3 = This route does not begin at { $location }, where the piece stands.
reason-monsters-6 = The sea serpent swims along ship and submersible routes, the behemoth walks roads and flying machine routes.
reason-move-7 = This route takes a vessel ({ $vessel }): you have none, and none waits here to be boarded.
reason-move-13 = The vessel here ({ $vessel }) was left in this very turn: it can be boarded in a later one.
reason-move-6 = The ferries are closed while the Alchemist Guild has a vessel for sale.
reason-move-5 = The ferry costs { $price } shillings: you lack { $missing }.
reason-monsters-11 = A monster of somebody else holds this pawn fast: take it back with Migrate, or defeat the monster.
reason-move-15 = None of the pieces you have moved ended here: you steal where one of them did.
reason-move-16-landscape = That is stolen from a landscape ({ $resource }): choose the landscape, if one has grown here.
reason-move-16 = There is none of that here: { $resource }.
reason-move-16-grown = Nothing has grown on a landscape here.
reason-move-17 = You rule this farm: nobody steals from a farm of one’s own.
reason-move-18 = Your own serf tends this landscape: you cannot steal from it.
reason-influence-1 = You have no pawn here: you add a marker where one of yours stands.
reason-influence-12-ruler = There is no opposing ruler here to push aside: add your marker as usual.
reason-influence-12-single = The ruler here is not alone with a single marker: money cannot push it aside.
reason-influence-12-merchant = It takes a merchant of yours at this location.
reason-influence-12 = It costs 1 shilling, and you have none.
reason-influence-14 = Only one merchant does so in an action: add an ordinary marker here.
reason-influence-8-players = Two other players have markers here, and there is no room for a third.
reason-influence-8 = There are three markers here already: a location holds no more.
reason-influence-9 = You have two markers here already: nobody has more at a location.
reason-influence-10 = In this game a feudum cannot be taken by influence: it falls by conquest alone.
reason-influence-2 = You have added a marker here in this action: one for each location.
reason-landscapes-1-serf = You are not serf here: a landscape is laid where you are.
reason-improve-1-ruler = You do not rule this location: you improve only what you rule.
reason-improve-1-feudum = This is a feudum already: nothing is better.
reason-improve-4 = No disc of that kind is left in the supply ({ $disc }).
reason-improve-4-feudum = No feudum is left in the supply.
reason-improve-4-guild = No feudum with the sign of the { $guild } is left in the supply: choose another guild.
reason-landscapes-3 = There is a landscape here already ({ $landscape }): it is never replaced.
reason-landscapes-1-tile = You have no region tile to lay as a landscape: improving locations brings some.
reason-landscapes-1 = A landscape costs 1 wood: you have none. A second tile could pay instead.
reason-improve-1 = This would become a { $disc } for 1 { $good }: you have none, and no region tile to use instead.
reason-improve-1-seal = A town becomes a feudum for a royal seal, and you have none: the Noble Guild sells some.
reason-improve-11-own = The tile of this region is out of reach: take one from another stack.
reason-improve-14 = This stack is empty: { $region }.
reason-improve-11 = The top tile there is not of a past epoch: { $region }.
reason-landscapes-7 = Now it is about the landscape at { $location }.
reason-explore-2 = { $decree } is not among the decrees you have drawn.
reason-explore-4 = { $decree } is not among the decrees that go under the deck.
reason-decrees-8 = You do not hold { $decree }.
reason-decrees-2 = You do not hold { $decree }: a mandate is used out of your hand.
reason-decrees-19 = { $decree } is a charter: it is not used, it scores at the end of the game, with a royal seal on it.
reason-decrees-4 = { $decree } offers no such choice: the card has { $count } in all.
reason-conquer-23 = { $decree } is a weapon: it is used in an attack of yours.
reason-decrees-5 = In an attack only weapons are used, bow and sword: keep { $decree } for the rest of your turn.
reason-decrees-3-vessels = No vessel is left in the supply.
reason-decrees-3-vessel = No such vessel is left in the supply ({ $vessel }).
reason-decrees-3-seals = No royal seal is left in the supply.
reason-decrees-3-markers = No marker of yours is left in the supply.
reason-decrees-3-goods = The bag holds none of what this would bring.
reason-decrees-17 = It takes 3 stars in the { $guild }: you have { $stars } and lack { $missing }.
reason-decrees-4-price = You cannot pay for it: you lack { $good }{ $missing ->
    [one] {""}
   *[other] {" "}and more: { $missing } goods in all
}. A region tile stands for any good.
reason-starve-11 = No seal lies under a marker of yours here.
reason-harvest-1 = You harvest at a farm that you rule, and this is none.
reason-harvest-5 = Goods on this farm: { $count }. With 10 or more it cannot be harvested; send them to the Farmer Guild first.
reason-harvest-6 = There is no { $good } left in this harvest.
reason-harvest-6-order = Favours are named in the order of the shelves: now { $good } or what comes after it.
reason-harvest-6-few = { $count ->
    [one] One more favour is due
   *[other] { $count } more favours are due
}: name an earlier good first, so that enough come after it.
reason-conquer-1-supply = This piece is not on the map.
reason-conquer-1-own = This is your own: you attack pawns, monsters and feudums of others.
reason-starve-1-nobody = No opposing subject or serf is here to be starved.
reason-conquer-2 = Only a feudum can be conquered, and this is none ({ $disc }).
reason-conquer-1-ruler = Nobody else rules this feudum.
reason-conquer-1 = None of your pieces is at that location: you attack where you stand.
reason-starve-1 = It takes a noble of yours at this location to starve the people here.
reason-starve-8 = A royal seal lies under this marker: it is safe from starving.
reason-conquer-21 = You have no saltpeter, and no region tile to use instead.
reason-conquer-22 = Without a knight of yours in the attack only 1 saltpeter can be used.
reason-defend-1 = Defend is not among your chosen cards.
reason-starve-7-card = Royal immunity takes the Defend card, and it is not among your chosen cards.
reason-starve-7 = Royal immunity costs 1 food: you have none, and no region tile to use instead.
reason-guilds-4 = Only the master of the { $guild } pushes, who has the most stars there: you have { $stars }.
reason-guilds-3 = Only the journeyman of the { $guild } pulls, who has the second most stars there: you have { $stars }.
reason-guilds-4-journeyman = You are the journeyman of the { $guild }: you pull, and its master pushes.
reason-guilds-3-master = You are the master of the { $guild }: you push, and its journeyman pulls.
reason-guilds-8-barn = The barn of the farmers is empty: there is nothing to move.
reason-merchant-5-full = No good of the barn has room on its shelf.
reason-guilds-8-shelves = The shelves of the merchants are empty: there is nothing to move.
reason-alchemist-3-full = No good of the shelves has room on its cart or pile.
reason-guilds-8-inventions = Nothing can be invented of what the alchemists have.
reason-goods-9-seals = No royal seal is left in the supply to be put on a scroll.
reason-guilds-8-scrolls = All scrolls of the nobles are covered: there is no room for another seal.
reason-guilds-8-rows = There is no marker in the rows of the knights.
reason-guilds-8-seals = There is no seal on the scrolls of the nobles.
reason-monk-11 = The rosary of the monks is full: it has 7 spaces.
reason-guilds-8-beads = There is no bead on the rosary of the monks.
reason-monk-11-hens = All four hens have a bead already.
reason-farmer-1-goods = You rule no farm with goods on it: harvest first.
reason-merchant-1-empty = The shelves of the merchants are empty.
reason-alchemist-1-sale = The alchemists have no vessel for sale.
reason-knight-1 = There is no marker in your row of the Knight Guild: a barrel of krud would fill it.
reason-noble-1-sale = There is no seal on the scrolls of the nobles to be bought.
reason-monk-4 = There is no bead on the rosary to be taken.
reason-guilds-13 = In the { $guild } you need { $price ->
    [one] 1 shilling
   *[other] { $price } shillings
}: you lack { $missing }.
reason-repeat-3 = You have used the { $guild } in this round: take another guild.
reason-feast-7 = Monsters cannot hold feasts.
reason-feast-1-own = You hold a feast for somebody else: with your own rank you push or pull.
reason-feast-1-feudum = There is no feudum with a ruler here.
reason-feast-1-beside = A feast is held for a pawn or feudum at a location with one of your pawns.
reason-feast-3 = Its owner is neither master nor journeyman of the { $guild }.
reason-feast-1 = A feast costs 1 sulfur from your wine barrel, and it is empty.
reason-farmer-1-farm = You send the goods of a farm that you rule, and this is none.
reason-farmer-1 = There are no goods on this farm.
reason-farmer-1-pairs = You have earned { $count }: 1 for every 2 goods you sent.
reason-farmer-2 = The bag holds only { $count } food: take the rest in shillings.
reason-merchant-1 = Buy at least 1 good.
reason-merchant-1-good = There is no { $good } left on its shelf.
reason-merchant-3 = Now 1 { $good } costs { $price ->
    [one] 1 shilling
   *[other] { $price } shillings
}: you lack { $missing }.
reason-alchemist-1 = No such vessel is for sale ({ $vessel }).
reason-monsters-1 = It is under somebody’s control already: { $monster }.
reason-monsters-4 = The monster is put at a location with one of your pawns or markers.
reason-monsters-5-none = The sea serpent must be put in a harbour, and you have neither pawn nor marker in one.
reason-monsters-5 = The sea serpent must be put in a harbour.
reason-noble-1 = Buy at least 1 seal.
reason-noble-1-scroll = There is no seal on scroll { $scroll }: choose one with a seal.
reason-guilds-9-barn = There is no { $good } in the barn.
reason-guilds-9-shelf = There is no { $good } on the shelves.
reason-merchant-5 = The shelf is full: { $good }.
reason-alchemist-3 = The cart or pile is full: { $good }.
reason-guilds-9-order = Goods move in the order of the shelves: now { $good } or what comes after it.
reason-guilds-9-few = { $count ->
    [one] One more good has
   *[other] { $count } more goods have
} to move: name an earlier one first, so that enough come after it.
reason-alchemist-5 = Make at least 1 invention.
reason-alchemist-11 = No such vessel is left in the supply ({ $vessel }).
reason-alchemist-14 = Every row of the knights is full: a barrel of krud would add nothing.
reason-alchemist-6 = For { $invention } the alchemists lack { $missing } { $good }.
reason-alchemist-7 = For this barrel of krud the alchemists lack { $missing } { $good }.
reason-knight-3 = Exchange at least 1 marker.
reason-noble-2 = The journeyman exchanges 2 markers if it is possible: choose the second one.
reason-knight-3-row = There is no marker in this row.
reason-knight-3-colour = A marker of this colour has been exchanged already: take another colour.
reason-knight-3-scroll = A seal lies on scroll { $scroll } already: choose a free one.
reason-noble-4 = There is no seal on scroll { $scroll }: choose one with a seal.
reason-noble-4-order = Seals are named in the order of the scrolls: now { $scroll } or one after it.
reason-noble-4-few = { $count ->
    [one] One more seal is due
   *[other] { $count } more seals are due
}: name an earlier one first, so that enough come after it.
reason-status-5 = No marker of yours is due in the { $guild }: choose a guild in which you have earned a rank.
reason-status-7 = Your marker lies in the { $guild } already: choose another guild.
reason-monsters-14 = Monsters need no food.
reason-feeding-1-own = You feed only pawns of your own.
reason-feeding-1 = Pawns are fed one after the other: now { $piece }.
reason-feeding-2 = You have no food.
reason-feeding-3 = Your wine barrel is empty.
reason-feeding-8 = You have no region tile.
reason-feeding-7 = You have food and wine enough for all your hungry pawns: they must be fed.
reason-move-1-nobody = You have neither a pawn nor a monster on the map.
reason-move-3-nowhere = None of your pieces can take a step as things stand.
reason-influence-1-markers = You have no marker left.
reason-influence-1-pawns = You have no pawn on the map.
reason-influence-8-everywhere = Wherever you have a pawn there is no room for a marker of yours.
reason-improve-1-nothing = You rule no location that you can pay to improve.
reason-explore-1 = You rule no outpost.
reason-explore-4-deck = No decree is left in the deck.
reason-harvest-1-none = You rule no farm.
reason-harvest-5-all = All your farms hold 10 goods or more: send them to the Farmer Guild first.
reason-goods-10 = The bag is empty.
reason-tax-1 = You rule no town.
reason-conquer-4 = It is your last card: Conquer is then played without its action.
reason-conquer-1-nobody = Nothing of somebody else that could be attacked is beside your pieces.
reason-repeat-1-nothing = You have played no card in this round that can be repeated.
reason-guilds-1 = In no guild is there anything you can do now.

## On the page

use-farmer-trade = Send all goods of one of your farms here: one food or one shilling for every two goods.
use-farmer-pull = Bring a bead of the rosary (you do not know which) to a hen. If the hens add up to 5 or more: 3 points and a royal decree.
use-farmer-push = Send 5 goods from the barn to the merchants: 4, 5 or 6 points for 1, 2 or 3 rows or columns completed there. The farmers' purse is shared out.
use-merchant-trade = Buy up to three goods at the prices on the shelves.
use-merchant-pull = Fetch 3 goods from the farmers' barn. If a row or column is completed: 3 points and a royal decree.
use-merchant-push = Send 4 goods to the alchemists: 4, 5 or 6 points for 1, 2 or 3 carts and piles filled there.
use-alchemist-trade = Buy one of the vessels here for 3 shillings.
use-alchemist-pull = Fetch 2 goods from the merchants. If a cart or pile is filled: 3 points and a royal decree.
use-alchemist-push = Invent one to three vessels or barrels of krud: 4, 5 or 6 points.
use-knight-trade = Take all markers of your own row for 3 shillings.
use-knight-pull = Have the alchemists make one vessel or barrel of krud: 3 points and a royal decree.
use-knight-push = Turn up to three markers of different colours into royal seals: 4, 5 or 6 points for 1, 2 or 3 rows or columns of scrolls completed.
use-noble-trade = Buy one or two royal seals, 3 shillings each.
use-noble-pull = Turn two markers of the knights into royal seals. If a row or column of scrolls is completed: 3 points and a royal decree.
use-noble-push = Give two seals to the monks as beads: 4, 5 or 6 points if the rosary adds up to 5, 11 or 17.
use-monk-trade = Buy a bead for 3 shillings: the highest or the lowest, you do not know which. It makes your harvests richer.
use-monk-pull = Fetch a seal from the castle as a bead. If the rosary adds up to 11 or more: 3 points and a royal decree.
use-monk-push = Give a bead to the hens: 4, 5 or 6 points if they add up to 3, 6 or 9. The church coffer is shared out.

brief-farmer-trade = Sell the goods of one of your farms.
brief-farmer-pull = A bead for the hens: 3 points if they reach 5.
brief-farmer-push = 5 goods to the merchants: 4 to 6 points.
brief-merchant-trade = Buy up to three goods.
brief-merchant-pull = 3 goods from the farmers: 3 points for a row.
brief-merchant-push = 4 goods to the alchemists: 4 to 6 points.
brief-alchemist-trade = Buy a vessel for 3 shillings.
brief-alchemist-pull = 2 goods from the merchants: 3 points for a full cart.
brief-alchemist-push = Invent vessels or krud: 4 to 6 points.
brief-knight-trade = The markers of your row for 3 shillings.
brief-knight-pull = One vessel or barrel of krud: 3 points.
brief-knight-push = Markers become seals: 4 to 6 points.
brief-noble-trade = Buy royal seals, 3 shillings each.
brief-noble-pull = 2 markers become seals: 3 points for a row.
brief-noble-push = 2 seals become beads: 4 to 6 points.
brief-monk-trade = Buy a bead for 3 shillings: richer harvests.
brief-monk-pull = A seal becomes a bead: 3 points from 11 on.
brief-monk-push = A bead for the hens: 4 to 6 points.

focus = What it is about
focus-none = Hover over anything on the board, or press it for long, to read what it is.
focus-play = Cards you have chosen stand out; the others wait for the next round.
focus-improve = Points: the epoch of the region tile, and 1 for a farm, 2 for a town, 3 for a feudum.
focus-influence = The first marker rules. A second one of yours is a subject. Where somebody else rules, you become serf; a serf who adds a marker takes over.
focus-conquer = Attack: each pawn 1, saltpeter 1, weapons 1 or 2. Defence: a pawn 2, a feudum 2, a subject 1. The attack must be higher.
focus-pilfer = Only one thing may be stolen with a Move card.
focus-enter = The guild of this character gives you a rank at once if there is one free.
focus-harvest = Five goods, and more for further farms, feudums and beads.
focus-found = A feudum counts three stars in its guild, and 3 points at the end.
focus-end = Nothing is final before you end your turn.
focus-pouch = Saltpeter gives you a fifth card in this round. Sulfur lets you play two cards in one turn, once.
focus-store = In the barrel it is wine for your pawns; it never comes out for anything else. In your supply it serves to play two cards in one turn.
focus-first-pawn = Its guild is where you rise first. You may enter with others later.
focus-migrate = A new pawn costs one food and enters where you have a pawn or a marker. Choosing a pawn on the map takes it back.
focus-pay = Click on the good among your goods, or on a region tile.
focus-set-out = You have moved twice in this round. Each space farther is worth more points at the end.
focus-serve = It keeps your feudums from losing points at a dawn.
focus-send = Two goods bring one food or one shilling.
focus-buy = You pay the price of the rightmost good of a shelf.
focus-seals = Three shillings each, two at most.
focus-invent = The goods of the alchemists pay for it.
made-of-ship = Food and 2 wood.
made-of-submersible = Food and 2 iron.
made-of-flying_machine = Food, iron and wood.
made-of-krud = The first barrel takes 2 saltpeter and sulfur, the second saltpeter and sulfur, the third wood: markers for every row of the knights.
put-away = Put under the deck
focus-tile = The tile of this region is out of reach.
focus-second = Sulfur lies on your pouch: once in this round two cards may follow each other.
focus-mandates = Click on one of your decrees to use it or to put it under the deck.
focus-join = A rank in a guild needs a marker of yours.
focus-feed = Pawns that do not eat leave the map.
focus-keep = The others go under the deck. You may hold three.
my-goods = My goods
my-cards = My cards
my-decrees = My decrees
in-the-bag = In the bag
the-harvest = The harvest
choose-cards-about = You play them one by one, in turn with the others. Most need something: a ruled outpost to explore, a farm to harvest, a town to tax.
card-state = { $state ->
    [chosen] { $card }: chosen
    [played] { $card }: played
   *[kept] { $card }
}
card-idle = As things stand it would do nothing. { $why }
card-played = Already played this round.
short-tax = Tax
short-sea = sea
short-island = isles
short-forest = forest
short-desert = desert
short-badlands = bad l.
short-mountain = mount.
epoch-n = Epoch { $epoch }
round-n = Round { $round }
setting-up = Setting up
decrees-left = Decrees: { $n }
epoch-track = Epoch { $epoch }. Epoch { $next } dawns at the end of the round in which { $needed } of its tiles lie on top; now there are { $showing }.
last-epoch = The last epoch: the game ends with this round.
next-dawn = { $next }: { $showing } of { $needed }
stack-of = Region tiles, { $region }: { $epoch }
stack-about = Whoever improves a location in this region takes the top tile and scores. A tile serves as any good. One is removed by the die every round.
stack-points = Improving here: { $farm } points for a farm, { $town } for a town, { $feudum } for a feudum.
stack-later = Its epoch has not dawned yet.
stack-empty = This stack is empty: whoever improves here takes a tile of a past epoch from another stack, without points.
voyage = Epic voyage
voyage-about = Two Move cards in a round: one space farther. A card on the space: draw two decrees and keep one. At the end, by section, for those behind and for the leader: { $points } points.
service = Service
service-about = Military service: after a conquest you may place a disc. Whoever rules a feudum loses points for missing discs at the dawn of epochs II, IV and V: { $points }.
apprentice-about = Apprentice: 1 point at every dawn.
member-stars = { $player } { $stars ->
    [one] one star
   *[other] { $stars } stars
}
stars = { $n ->
    [one] one star
   *[other] { $n } stars
}
stars-about = Stars: 1 for each of your pawns with this sign, 3 for each feudum of this guild; then also 1 for each { $disc } you rule.
rank-none = member without rank
anybody-trades = Anybody may trade. The shillings go to the guild's master, its journeyman and charity in turn.
nobody-may = Only its { $rank } may do this; there is none now.
only-may = Only its { $rank } may do this: { $player }.
goods-of = { $good }: { $n }
vessels-of = { $vessel }: { $n } for sale
tiles-of = region tile with { $landscape }: { $n }
tile-about = A region tile: spend it as any good, or lay it as its landscape (advanced game).
row-of = row of { $player }: { $n ->
    [one] one marker
   *[other] { $n } markers
}
row-unused = row of a colour nobody plays: { $n ->
    [one] one marker
   *[other] { $n } markers
}
row-about = Markers wait here. Knights sell them to their owner; masters turn them into royal seals.
scroll-sealed = scroll { $scroll }, with a seal
scroll-open = scroll { $scroll }, without a seal
scroll-about = Seals on scrolls are for sale. Completed rows or columns score for those who seal them.
seals-left = Royal seals in the supply: { $n }
farmers-purse = Farmers' purse: { $n ->
    [one] one shilling
   *[other] { $n } shillings
}
church-coffer = Church coffer: { $n ->
    [one] one shilling
   *[other] { $n } shillings
}
ruled-by = ruled by { $player }
served-by = serf: { $player }
nobody-rules = Nobody rules here.
with-subject = with a subject
feudum-about = Three stars in its guild, 3 points at the end; it can be conquered. Its ruler owes military service.
landscape-grown = { $landscape }, to collect: { $n } { $kind ->
    [food] food
    [sulfur] sulfur
    [archery_target] { $n ->
        [one] target
       *[other] targets
    }
   *[shilling] { $n ->
        [one] shilling
       *[other] shillings
    }
}
grows-food = food
grows-archery_target = targets
grows-shilling = shillings
grows-sulfur = sulfur
vessel-adrift = { $n ->
    [one] An abandoned vessel
   *[other] Abandoned vessels
}: any pawn that moves on from here may board in a later turn.
starting-space = Pink rim: a first pawn may enter here.
letters-about = A good appears at the locations with this letter when the sun shows it: { $letters }
improve-outpost = Pay wood: it becomes a farm.
improve-farm = Pay iron: it becomes a town.
improve-town = Pay a royal seal: it becomes a feudum.
would-rule = You would rule here.
would-subject = Your marker would be a subject: it protects your rule.
would-serve = You would be serf here.
would-take-over = You would take over from the ruler.
pawn-as = { $face } of { $player }
pawn-about = A pawn. It counts one star in the { $guild }.
pawn-aboard = It travels by { $vessel }.
pawn-drunk = It has drunk wine: fed until the end of the next round, but neither attacks nor defends.
belongs-to = Tamed by { $player }.
travel-road = Free for every pawn.
travel-ferry = Two shillings a trip.
travel-ship = Waves: the pawn needs a ship.
travel-submersible = Bubbles: the pawn needs a submersible.
travel-flying_machine = Birds: the pawn needs a flying machine.
ferries-run = Now open.
ferries-rest = Closed while the alchemists have a vessel for sale.
feed-food = Food ({ $n } left)
feed-wine = Wine ({ $n } in the barrel)
feed-tile = A region tile
feed-nothing = Nothing
fed-food = It stays on the map.
fed-wine = Fed for two rounds, but it neither attacks nor defends in the next.
fed-tile = The tile serves as food.
fed-nothing = It goes back to you and loses its star in the guild.
barrel-now = In your barrel: { $n } of 3.
barrel-about = Wine barrel: { $n } of 3 sulfur. Wine feeds a pawn for two rounds; more sulfur in the barrel decides ties.
barrel-holds = sulfur in the wine barrel
shillings = shillings
shillings-about = For trade and ferries; three are worth a point at the end.
markers = influence markers
markers-about = To rule locations and to take ranks in guilds.
seals = royal seals
seals-about = Turn a town into a feudum, or make a charter count at the end.
beads = rosary beads
beads-about = So many more goods in your harvests, until you take favours.
tiles = region tiles
decrees = royal decrees
has-some = { $what }: { $n }
cards-left = Cards still to be played: { $n }
cards-choosing = Choosing cards: { $n } so far
has-played = Played: { $card }
first-player = Starting player of this round
pouch-extra = five cards
pouch-extra-about = Saltpeter on the pouch: five cards this round.
pouch-sequential = two in a row
pouch-sequential-about = Sulfur on the pouch: once this round you may play two cards in one turn.
mandate-about = A mandate: use it once, in your turn or when you feed your pawns.
charter-about = A charter: counts at the end if you have a royal seal left for it. Now: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
worth-now = now { $points }
choice-1 = first choice
choice-2 = second choice
choice-3 = third choice
mandate-bow-1 = +1 in the attack.
mandate-bow-2 = Pay wood: +2 in the attack.
mandate-sword-1 = +1 in the attack.
mandate-sword-2 = Pay iron: +2 in the attack.
mandate-coins_3_7-1 = Pay food: 3 shillings.
mandate-coins_3_7-2 = Pay wood and food: 7 shillings.
mandate-coins_9_13-1 = Pay iron, wood and food: 9 shillings.
mandate-coins_9_13-2 = Pay sulfur, iron, wood and food: 13 shillings.
mandate-flying_machine_or_ship-1 = Pay food: a flying machine.
mandate-flying_machine_or_ship-2 = Pay wood: a ship.
mandate-ship_or_submersible-1 = Pay wood: a ship.
mandate-ship_or_submersible-2 = Pay iron: a submersible.
mandate-status_west-1 = Three stars among farmers: 3 food, or 3 random goods if so agreed.
mandate-status_west-2 = Three stars among merchants: 3 shillings.
mandate-status_west-3 = Three stars among alchemists: any vessel.
mandate-status_east-1 = Three stars among knights: 3 markers.
mandate-status_east-2 = Three stars among nobles: a royal seal.
mandate-status_east-3 = Three stars among monks: a bead.
attack = attack
defence = defence
battle-at = Battle at { $location }
battle-about = The attack must be higher than the defence.
