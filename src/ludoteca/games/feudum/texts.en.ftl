## The game

title-name = Feudum
title-about = Exiled and penniless, you raise your standing in six guilds, rule farms, towns and feudums, and hope that no monster crosses your road. Goods, beads and royal seals flow from guild to guild, and whoever moves them is remembered.
title-credits = A game by Mark Swanson, published by Odd Bird Games.
title-unofficial = This is an unofficial version made by admirers: if you enjoy it, please buy the game and play it at a real table. Some routes, the discs at the start, the values of beads and the landscapes on the tiles are reconstructed.

option-advanced = Advanced game
    .about = With the special abilities of the cards, landscapes to tend, feasts, reeves and monsters. Leave it out for a first game.
option-takeover = Feudums can be taken by influence
    .about = A serf who adds a marker takes over a feudum like any other place. Without it a feudum falls only to conquest.

option-mandate = Reward of the mandate for standing among farmers
    .about = The editions differ: three food, or three goods drawn at random.
option-mandate-food = three food
option-mandate-goods = three random goods
option-serpent = Where the sea serpent comes up
    .about = Some harbours are reconstructed. Piers are drawn at eight places; with harbours it may also come up at the islets and in the forest cove.
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
    .about = Takes over a place from a single marker for a shilling (advanced game).
character-alchemist = alchemist
    .about = New pawns may enter at any starting space (advanced game).
character-knight = knight
    .about = Uses any amount of saltpeter in an attack; recruits a marker with taxes (advanced game).
character-noble = nobleman
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
role-subject = the subject
role-serf = the serf

route = { $kind }: { $here } – { $there }
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

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-purple = purple
colour-green = green

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
    .about = Add a marker at each place with one of your pawns. Merchant: for a shilling, take over from a single marker.
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
decree-coins_9_13 = Great treasure
    .about = 9 shillings for iron, wood and food, or 13 with sulfur as well.
decree-flying_machine_or_ship = Flying machine or ship
    .about = A flying machine for food, or a ship for wood.
decree-ship_or_submersible = Ship or submersible
    .about = A ship for wood, or a submersible for iron.
decree-status_west = Standing in the west
    .about = With 3 stars: 3 food (farmers), 3 shillings (merchants) or any vessel (alchemists).
decree-status_east = Standing in the east
    .about = With 3 stars: 3 markers (knights), a seal (nobles) or a bead (monks).
decree-barrel = Full barrel
    .about = Charter: 5 or 7 points for 2 or 3 sulfur in the barrel at the end.
decree-monster_slayer = Monster slayer
    .about = Charter: 7 points if you have beaten a monster.
decree-northern_kingdom = Northern kingdom
    .about = Charter: 3, 5, 7 or 9 points for 1 to 4 places ruled in the north.
decree-southern_kingdom = Southern kingdom
    .about = Charter: 3, 5, 7 or 9 points for 1 to 4 places ruled in the south.
decree-eastern_kingdom = Eastern kingdom
    .about = Charter: 3, 5, 7 or 9 points for 1 to 4 places ruled in the east.
decree-western_kingdom = Western kingdom
    .about = Charter: 3, 5, 7 or 9 points for 1 to 4 places ruled in the west.
decree-central_kingdom = Central kingdom
    .about = Charter: 3, 5, 7 or 9 points for 1 to 4 places ruled in the middle.
decree-isolated_kingdom = Isolated kingdom
    .about = Charter: 5, 11 or 17 points for 1 to 3 of the lonely places.

bonus-extra = fifth card
bonus-sequential = two cards in one turn
meal-food = food
meal-wine = wine
meal-tile = a region tile
meal-nothing = nothing
place-barrel = the wine barrel
place-reserve = the supply

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
action-character = Enter as a { $face }
action-at = Beside { $location }
action-pouch = Lay a good on the pouch: { $bonus }
action-pouch-tile = Lay a tile ({ $landscape }) on the pouch: { $bonus }
action-no-pouch = Nothing on the pouch
action-card = Choose { $card }
action-play = Play { $card }
action-wait = Keep the second card for later
action-decline = Do without
action-done = Done
action-withdraw = Take back { $piece }
action-move = { $piece }: { $route }
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
action-starve = Starve { $role } at { $location }
action-powder = Add saltpeter: +1
action-strike = Strike
action-defend = Turn over Defend
action-immunity = Royal immunity: food to save the marker
action-pass = Let it be
action-disc = Place a disc
action-repeat = Repeat { $card }
action-use = { $guild }: { $function }
action-feast = Feast for the owner of { $piece }
action-feast-feudum = Feast for the lord of { $location }
action-send = Send the goods of { $location }
action-food = { $amount } food, the rest in shillings
action-buy = Buy { $good }
action-buy-vessel = Take a vessel: { $vessel }
action-scroll = Scroll { $scroll }
action-row = A marker of the { $row } row
action-invent = Invent { $invention }
action-shift = Move { $good }
action-tame = Tame { $monster }
action-deploy = Put it at { $location }
action-reeve = Place a reeve
    .about = 1 point now and with every later push or pull here that scores; 1 more while your other reeve stands elsewhere.
action-join = Marker for the { $guild }
action-pay = Pay { $good }
action-spend = Spend a tile: { $landscape }
action-feed = { $piece }: { $meal }
action-embark = { $piece }: put a vessel under it ({ $vessel })
action-mandate = Mandate { $decree }, option { $option }
action-discard = Put { $decree } under the deck
action-lift = Take back the seal under { $role } at { $location }

## What is asked

prompt-goods = Choose { $number ->
    [one] one more good
   *[other] { $number } different goods
} from the bag.
prompt-goods-other = { $player } chooses goods.
prompt-first-pawn = Choose the character of your first pawn: it makes you a member of that guild.
prompt-first-pawn-other = { $player } chooses a first character.
prompt-enter = Where does the { $face } enter?
prompt-enter-other = { $player } brings a pawn in.
prompt-store = Sulfur: into the barrel or into your supply? The choice is final.
prompt-store-other = { $player } stores sulfur.
prompt-pay = Pay { $good }, or spend a tile for it.
prompt-pay-other = { $player } pays.
prompt-pouch = Lay saltpeter on your pouch for a fifth card, sulfur for two cards in one turn, or nothing.
prompt-pouch-other = { $player } may lay something on the pouch.
prompt-cards = Choose { $number ->
    [one] one more card
   *[other] { $number } cards
} for this round.
prompt-cards-other = All choose their cards.
prompt-cards-wait = You have chosen; the others are still choosing.
prompt-play = Play one of your cards.
prompt-play-other = { $player } plays a card.
prompt-second = Play a second card in this turn, or keep that for later.
prompt-second-other = { $player } may play a second card.
prompt-mandates = Use a mandate before your turn ends, or be done.
prompt-mandates-other = { $player } may use a mandate.
prompt-join = You have fewer markers than guilds are waiting for: which one gets it?
prompt-join-other = { $player } chooses a guild for a marker.
prompt-repeat = Which card do you perform again?
prompt-repeat-other = { $player } repeats a card.
prompt-migrate = Bring a pawn in (one food), or take one back.
prompt-migrate-other = { $player } migrates.
prompt-move = Move: { $number ->
    [one] one step left
   *[other] { $number } steps left
}.
prompt-move-other = { $player } moves.
prompt-godspeed = Your monk may go one step more.
prompt-godspeed-other = { $player } may move a monk once more.
prompt-pilfer = You may steal one resource.
prompt-pilfer-other = { $player } may steal something.
prompt-set-out = Place a disc on the epic voyage?
prompt-set-out-other = { $player } may set out on the epic voyage.
prompt-influence = Add markers where your pawns stand.
prompt-influence-other = { $player } adds markers.
prompt-improve = Improve a place you rule, or do without.
prompt-improve-other = { $player } improves.
prompt-found = Which guild is the feudum at { $location } for?
prompt-found-other = { $player } founds a feudum at { $location }.
prompt-tile = The region's own tile is out of reach: take one of a past epoch.
prompt-tile-other = { $player } takes a tile.
prompt-lay = Which landscape do you lay at { $location }?
prompt-lay-other = { $player } lays a landscape at { $location }.
prompt-collect = Collect what has grown at { $location } (one goes to the ruler), or let it grow?
prompt-collect-other = { $player } may collect at { $location }.
prompt-keep = Keep one of these decrees.
prompt-keep-other = { $player } looks at decrees.
prompt-return = Which decree goes under the deck next?
prompt-return-other = { $player } puts decrees under the deck.
prompt-drop = Four decrees are too many: use a mandate or put one under the deck.
prompt-drop-other = { $player } has too many decrees.
prompt-shovels = Pay iron for two more decrees?
prompt-shovels-other = { $player } may dig for more decrees.
prompt-claim = Choose a vessel.
prompt-claim-other = { $player } chooses a vessel.
prompt-harvest = On which farm do you harvest?
prompt-harvest-other = { $player } harvests.
prompt-split = A harvest of { $number } at { $location }: leave all of it there, or take favours?
prompt-split-other = { $player } divides a harvest of { $number } at { $location }.
prompt-favours = Choose { $number ->
    [one] one more favour
   *[other] { $number } favours
} from the harvest at { $location }.
prompt-favours-other = { $player } takes favours at { $location } ({ $number } left).
prompt-conquer = Whom do you attack?
prompt-conquer-other = { $player } is about to attack.
prompt-reinforce = Attack { $attack } against { $defence } at { $location }: add saltpeter or weapons, or strike.
prompt-reinforce-other = { $player } attacks at { $location }: { $attack } against { $defence }.
prompt-defend = { $attacker } attacks you at { $location }, { $attack } against { $defence }: turn over Defend?
prompt-defend-other = { $attacker } attacks { $player } at { $location }, { $attack } against { $defence }.
prompt-immunity = { $attacker } starves your people at { $location }: turn over Defend and pay food?
prompt-immunity-other = { $attacker } starves the people of { $player } at { $location }.
prompt-serve = Place a disc on military service?
prompt-serve-other = { $player } may place a disc on military service.
prompt-guild = Choose a guild and what to do there.
prompt-guild-other = { $player } visits a guild.
prompt-send = Which farm sends its goods?
prompt-send-other = { $player } sends goods to the farmers.
prompt-payment = { $number ->
    [one] One payment
   *[other] { $number } payments
}: how much of it in food? The rest is shillings.
prompt-payment-other = { $player } is paid for { $number } pairs of goods.
prompt-buy = Buy goods, at most three.
prompt-buy-other = { $player } buys goods.
prompt-vessel = Which vessel do you buy?
prompt-vessel-other = { $player } buys a vessel.
prompt-tame = Give three markers back to tame a monster?
prompt-tame-other = { $player } may tame a monster.
prompt-deploy = Where does the monster come up?
prompt-deploy-other = { $player } brings a monster.
prompt-seals = Take a seal from a scroll.
prompt-seals-other = { $player } buys seals.
prompt-shift = Choose goods to move on: { $number } left.
prompt-shift-other = { $player } moves goods on: { $number } left.
prompt-invent = Invent something.
prompt-invent-other = { $player } invents.
prompt-exchange = Choose a row: one of its markers becomes a seal.
prompt-exchange-other = { $player } turns markers into seals.
prompt-scroll = On which scroll does the seal go?
prompt-scroll-other = { $player } seals a scroll.
prompt-move-seals = Choose a seal for the rosary: { $number } left.
prompt-move-seals-other = { $player } gives seals to the church: { $number } left.
prompt-reeve = Place a reeve in this guild?
prompt-reeve-other = { $player } may place a reeve.
prompt-feed = What does { $piece } get?
prompt-feed-other = { $player } feeds pawns: { $piece }.
prompt-eat-tile = Which tile serves as food?
prompt-eat-tile-other = { $player } eats a tile.
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
log-idle = { $player } makes nothing of { $card }.
log-again = { $player } follows with { $card } in the same turn.
log-withdrew = { $player } takes back { $piece }.
log-moved = { $piece } moves ({ $route }).
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
log-grew = The landscape at { $location } grows: { $resource }.
log-collected = { $player } collects { $number } at { $location }.
log-tribute = { $player } as ruler of { $location } receives { $resource }.
log-drew = { $player } draws { $number ->
    [one] a decree
   *[other] { $number } decrees
}.
log-saw = You see { $decree }.
log-kept = You keep { $decree }.
log-kept-secretly = { $player } keeps a decree.
log-returned = You put { $decree } under the deck.
log-discarded = You put { $decree } away.
log-discarded-secretly = { $player } puts a decree under the deck.
log-used-mandate = { $player } uses the mandate { $decree }.
log-harvested = { $player } harvests { $number } goods at { $location }.
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
    [0] it was a tie
   *[other] { $number } were missing
}.
log-military = { $player } reaches space { $number } of military service.
log-starved = { $player } starves { $role } at { $location }; the alms leave the hens.
log-repeats = { $player } performs { $card } again.
log-uses = { $player } – { $guild }: { $function }.
log-feasts = { $player } holds a feast in the { $guild }.
log-sent = { $player } sends { $number } goods from { $location }.
log-spilled = { $number } goods spill over to other guilds.
log-shifted = { $player } moves { $good } on.
log-invented = { $player } invents { $invention }.
log-exchanged = { $player } exchanges a { $row } marker for a seal on scroll { $scroll }.
log-turned-bead = { $player } turns up a bead of { $number }.
log-hen = { $player } puts a bead of { $number } on a hen.
log-split = { $number } shillings of charity are shared out.
log-completed = { $player } reaches level { $number }.
log-reeve = { $player } places a reeve in the { $guild }.
log-reeve-back = The reeve of { $player } leaves the { $guild }.
log-tamed = { $player } brings { $monster } to { $location }.
log-rank = { $player } – { $guild }: { $rank }.
log-left-guild = { $player } loses the place in the { $guild }.
log-fed = { $piece } is fed: { $meal }.
log-sobered = { $piece } is sober again.
log-starved-pawn = { $piece } goes hungry and leaves the map.
log-rolled = The die shows { $region }: a tile is removed.
log-no-roll = No tile can be removed: the die rests.
log-epoch = Epoch { $number } dawns.
log-good-on-map = { $good } appears at { $location }.
log-refilled = All guilds are filled up.
log-scored = { $player }: { $points } points ({ $source }).
log-lifted = { $player } takes back the seal at { $location }.
log-over = The game is over.
