## The game

title-name = Catan: The Duel
title-about = Two princes, two principalities: settle, build and trade card by card, and keep an eye on the other’s hand.
title-credits = A game by Klaus Teuber.
title-unofficial = A fan’s programme, not made or approved by the publishers; names and rules belong to their owners.
option-setup = Way to play
    .about = Which cards are used and how many points win.
option-setup-introductory = The first Catanians (7 points)
option-setup-gold = The Age of Gold (12 points)
option-setup-turmoil = The Age of Turmoil (12 points)
option-setup-progress = The Age of Progress (12 points)
option-setup-princes = The Duel of the Princes (13 points)
option-setup-tournament = Tournament, experimental (own decks of 24 cards, 13 points)

## Names

colour-red = red
colour-blue = blue
site = the site { $side ->
    [top] above
   *[bottom] below
} { $place }
place = { $place }
end = { $side ->
    [left] left
   *[right] right
} end
site-label = Site { $side ->
    [top] above
   *[bottom] below
} { $place }
spot = { $row ->
    [top] on top
   *[bottom] at the bottom
}
goods = { $resource } ({ $store })
store = { $land ->
    [forest] Forest
    [gold_field] Gold Field
    [fields] Fields
    [hills] Hills
    [pasture] Pasture
   *[mountains] Mountains
} { $number }
second-gold-cache = second Gold Cache
resource-brick = brick
resource-grain = grain
resource-lumber = lumber
resource-wool = wool
resource-ore = ore
resource-gold = gold
cost-brick = { $n } brick
cost-grain = { $n } grain
cost-lumber = { $n } lumber
cost-wool = { $n } wool
cost-ore = { $n } ore
cost-gold = { $n } gold
cost-any = { $n ->
    [one] one resource of your choice
   *[other] { $n } resources of your choice
}
cost-saved = less { $n } of your choice
land-forest = Forest
land-gold_field = Gold Field
land-fields = Fields
land-hills = Hills
land-pasture = Pasture
land-mountains = Mountains
back-basic = basic set
back-gold = Age of Gold
back-turmoil = Age of Turmoil
back-progress = Age of Progress
face-brigand_attack = Brigand Attack
    .about = Before production: whoever has more than 7 resources in the open loses all gold and wool.
face-trade = Trade
    .about = Whoever has the trade advantage takes 1 resource of choice from the other player.
face-celebration = Celebration
    .about = Whoever has more skill points receives 1 resource of choice; in a tie both players do.
face-plentiful_harvest = Plentiful Harvest
    .about = Each player receives 1 resource of choice.
face-event_card = Event card
    .about = The top event card is turned up and resolved.
source-settlements = Settlements
source-cities = Cities
source-expansions = Expansions
source-hero = Hero token
source-trade = Trade token
points-victory = Victory points
points-strength = Strength
    .about = Whoever has more than the other player, and at least 3, has the strength advantage and the hero token.
points-commerce = Commerce
    .about = Whoever has more than the other player, and at least 3, has the trade advantage and the trade token.
points-skill = Skill
    .about = They decide who receives something in a Celebration.
points-progress = Progress
    .about = Each lets you hold one more card.
phase-setup = Preparation
phase-roll = Roll the dice
phase-event = Production and event
phase-action = Action phase
phase-draw = Draw cards
phase-exchange = Exchange a card
phase-over = Game over

## What can be done

action-roll = Roll the dice
action-done = Done
action-pass = Do without
action-play = Play { $card }
action-number = Choose { $number }
action-build = Build { $card }
action-at = At { $site }
action-lay = Next to { $store }
action-save = Save 1 { $resource }
action-road = Build a road at the { $end }
action-settle = Build a settlement at the { $end }
action-explore = Take the two top regions
action-scout = Choose { $store }
action-top = { $store } on top
action-city = Build a city on { $place }
action-trade = Trade { $resource } away
action-trade-three = Trade { $resource } away, 3 for 1
action-ship = Trade 2 from { $store } by Large Trade Ship
action-mint = Trade 1 gold at the Mint
action-pay = Pay from { $store }
action-take = Take 1 into { $store }
action-demand = Demand 1 { $resource }
action-amount = { $number }
action-enough = That is all
action-fill = Fill { $store }
action-give = Give 1 from { $store }
action-tithe = Receive { $resource }
action-treat = Bath House at { $site }
action-swap = Move { $store }
action-shift = Move what stands at { $site }
action-remove = Remove what stands at { $site }
action-lose = Give up what stands at { $site }
action-name = Name the building at { $site }
action-burn = Burn the building at { $site }
action-defend = Roll to stop it
action-bribe = Pay the gold
action-draw = Draw from stack { $stack }
action-search = Look through stack { $stack }
action-under = Under stack { $stack }
action-pick = Take { $card }
action-drop = Put { $card } back
action-exchange = Exchange { $card }
action-buy-search = Pay and look through a stack
action-arrange = { $store } here
action-enlist = Add { $card } to the deck
action-foresee = Add the event { $event }

## What happened

log-first = { $player } begins.
log-turn = Turn { $turn }: { $player }.
log-rolled = { $player }’s dice show { $die } and { $face }.
log-chose-number = { $player } chooses { $die } for the production die.
log-robbed = Brigands rob { $player }, who has { $amount } resources in the open.
log-gained = { $player } gets { $amount } { $goods }.
log-paid = { $player } pays { $amount } { $goods }.
log-lost = { $player } loses { $amount } { $goods }.
log-event = Event: { $event }.
log-reshuffled = The event stack is made anew.
log-played = { $player } plays { $card }.
log-built = { $player } builds { $card } at { $site }.
log-road = { $player } builds a road at the { $end }.
log-settled = { $player } builds a settlement at the { $end }.
log-region = { $player } lays { $store } { $spot }.
log-city = { $player } builds a city on { $place }.
log-removed = { $player } removes { $card } from { $site }.
log-lost-card = { $player } loses { $card } at { $site }.
log-went-under = { $player }’s { $card } goes under stack { $stack }.
log-drew = { $player } takes a card from stack { $stack }.
log-drew-card = { $player } gets { $card }.
log-searched = { $player } looks through stack { $stack }.
log-put-under = { $player } puts a hand card under stack { $stack }.
log-put-card = { $player } puts { $card } under stack { $stack }.
log-demanded = { $player } demands { $amount } { $resource }.
log-defended = { $player } rolls { $die } in defence.
log-stopped = { $player } stops the attack.
log-showed-hand = { $player } shows their hand.
log-shown-card = In the hand of { $player }: { $card }.
log-taken-card = { $player } takes { $card } out of the other player’s hand.
log-named = { $player } names the building at { $site }.
log-immune = The event does not touch { $player }.
log-swapped = { $player } exchanges { $store } and { $other }.
log-shifted = { $player } exchanges what stands at { $site } and { $second }.
log-hero-token = { $player } has the strength advantage.
log-trade-token = { $player } has the trade advantage.
log-from-discards = { $player } takes a card from the discard pile.
log-uncovered = On top of the discard pile lies { $card }.
log-arranged = { $player } has arranged their regions.
log-over = { $player } wins with { $amount } victory points.
log-endless = Nobody has reached the target in so many turns; the game ends.
log-hero-token-gone = Nobody has the strength advantage any more.
log-trade-token-gone = Nobody has the trade advantage any more.
log-buried = { $player } puts a card from the other player’s hand under stack { $stack }.
log-cache = { $player } hides a Gold Cache next to { $store }.

## What is asked

prompt-over = The game is over.
prompt-draw-hand = Choose the stack of your first three cards.
prompt-draw-hand-other = { $player } chooses a stack for their first hand.
prompt-choose-stack = Choose a stack to look through for your first hand.
prompt-choose-stack-other = { $player } chooses a stack for their first hand.
prompt-pick-hand = { $count ->
    [one] Take the last card for your hand.
    [3] Take three cards for your hand.
   *[other] Take { $count } more cards for your hand.
}
prompt-pick-hand-other = { $player } picks their first hand.
prompt-rearrange = Which region lies { $row ->
    [top] top
   *[bottom] bottom
} { $column ->
    [0] left
    [1] middle
   *[2] right
}? Or leave the rest as it is.
prompt-rearrange-other = { $player } arranges their regions.
prompt-roll = Roll the dice.
prompt-roll-other = { $player } is about to roll the dice.
prompt-act = Build, trade and play cards, or say you are done.
prompt-act-other = { $player } builds, trades and plays cards.
prompt-draw = { $count ->
    [one] Fill your hand: one card to draw.
   *[other] Fill your hand: { $count } cards to draw.
}
prompt-draw-other = { $player } fills up their hand.
prompt-drop = { $count ->
    [one] Put a card back: your hand is too large.
   *[other] Put { $count } cards back: your hand is too large.
}
prompt-drop-other = { $player } puts cards back.
prompt-under = Under which stack?
prompt-under-other = { $player } chooses a stack for the card.
prompt-exchange = Exchange a hand card, or end your turn.
prompt-exchange-none = You have no card to exchange: end your turn.
prompt-exchange-other = { $player } may exchange a card.
prompt-new-card = { $count ->
    [one] Draw the top card of a stack, or pay 1 resource to look through one and choose.
   *[other] Draw the top card of a stack, or pay { $count } resources to look through one and choose.
}
prompt-new-card-only = Draw the top card of a stack.
prompt-new-card-free = Draw the top card of a stack, or look through one and choose.
prompt-new-card-other = { $player } takes a new card.
prompt-search = Which stack do you look through?
prompt-search-other = { $player } chooses a stack to look through.
prompt-pick = Take one card.
prompt-pick-other = { $player } takes a card from the stack.
prompt-site = Where does { $card } stand?
prompt-site-other = { $player } places { $card }.
prompt-cache = Next to which region lies the Gold Cache?
prompt-cache-other = { $player } places the Gold Cache.
prompt-save = Which resource of { $card } do you save?
prompt-save-other = { $player } chooses what to save on { $card }.
prompt-explore = Take two regions, or play a Scout.
prompt-explore-none = Take the two top regions.
prompt-explore-other = { $player } is about to take two regions.
prompt-scout = Scout: choose a region.
prompt-scout-other = { $player } chooses regions.
prompt-top = Which region lies on top?
prompt-top-other = { $player } lays the new regions.
prompt-sink = Pirates: which trade ship do you lose?
prompt-sink-other = { $player } loses a trade ship to pirates.
prompt-tithe = Wool or grain for each hero?
prompt-tithe-other = { $player } chooses wool or grain.
prompt-library = You may look through a stack.
prompt-library-other = { $player } may look through a stack.
prompt-put-away = Under which stack does the card you lose go?
prompt-put-away-other = { $player } chooses a stack for the lost card.
prompt-pay = Pay { $count } { $resource }: from which region?
prompt-pay-other = { $player } pays { $resource }.
prompt-pay-any = { $count ->
    [one] Pay 1 resource of your choice.
   *[other] Pay { $count } resources of your choice.
}
prompt-pay-any-other = { $player } pays resources of their choice.
prompt-give-back = Give the other player 1 resource.
prompt-give-back-other = { $player } gives 1 resource back.
prompt-store = { $count } { $resource }: into which region?
prompt-store-other = { $player } stores { $resource }.
prompt-take = { $count ->
    [one] Take 1 resource of your choice: into which region?
   *[other] Take { $count } resources of your choice: into which region?
}
prompt-take-other = { $player } takes resources of their choice.
prompt-keep-gold = Gold: into the gold field or the Gold Cache?
prompt-keep-gold-other = { $player } stores gold.
prompt-market = Marketplace: take 1 resource.
prompt-market-other = { $player } takes a resource at the Marketplace.
prompt-demand = { $named ->
    [0] { $count ->
        [one] Demand 1 resource.
       *[other] Demand up to { $count } resources.
    }
   *[other] Demand { $count ->
        [one] one more
       *[other] up to { $count } more
    }, or say that is all.
}
prompt-demand-other = { $player } demands resources.
prompt-preach = { $event }: play Sebastian, or let it happen.
prompt-preach-none = { $event }: you have no Sebastian, so let it happen.
prompt-preach-other = { $event }: { $player } may react.
prompt-riot = Riots: pay { $count } gold, or lose a unit.
prompt-riot-poor = Riots: you lack the gold, so which unit do you lose?
prompt-riot-poor-other = Riots: { $player } lacks the gold and loses a unit.
prompt-riot-other = Riots: { $player } pays or loses a unit.
prompt-name = { $count ->
    [one] Feud: name one more building.
    [3] Feud: name three buildings.
   *[other] Feud: name { $count } more buildings.
}
prompt-name-other = Feud: { $player } names buildings.
prompt-lose-named = Feud: which of the named buildings do you lose?
prompt-lose-named-other = Feud: { $player } loses a building.
prompt-mark-card = Fraternal Feuds: pick a card from the other player’s hand.
prompt-mark-card-other = Fraternal Feuds: { $player } picks cards from the other player’s hand.
prompt-mark-stack = Fraternal Feuds: under which stack does it go?
prompt-mark-stack-other = Fraternal Feuds: { $player } chooses stacks.
prompt-peddle = { $count ->
    [one] Traveling Merchant: buy 1 resource for 1 gold, or none.
   *[other] Traveling Merchant: buy up to { $count } resources for 1 gold each.
}
prompt-peddle-other = { $player } deals with the Traveling Merchant.
prompt-number = Choose the number of the production die.
prompt-number-other = { $player } chooses the number.
prompt-relocate = Choose a region or an expansion to move.
prompt-relocate-other = { $player } chooses what to relocate.
prompt-swap = With which region?
prompt-swap-other = { $player } exchanges regions.
prompt-shift = With which expansion?
prompt-shift-other = { $player } exchanges expansions.
prompt-gold = How much gold do you demand?
prompt-gold-other = { $player } demands gold.
prompt-raid = Which of your regions do the Brigands fill?
prompt-raid-other = { $player } sends Brigands.
prompt-raid-amount = How much do they take?
prompt-raid-amount-other = { $player } sends Brigands.
prompt-treat = Doctor: which Bath House?
prompt-treat-other = { $player } chooses a Bath House.
prompt-pick-discard = Take one card from the discard pile.
prompt-pick-discard-other = { $player } looks through the discard pile.
prompt-defend = { $card }: roll to stop it?
prompt-defend-other = { $card }: { $player } may roll to stop it.
prompt-shot = Archer: which unit do you lose?
prompt-shot-other = Archer: { $player } loses a unit.
prompt-burn = Arsonist: which building burns?
prompt-burn-other = Arsonist: { $player } sets fire to a building.
prompt-betray = Traitor: take a card from the other player’s hand, or none.
prompt-betray-other = Traitor: { $player } may take a card from the other player’s hand.
prompt-enlist = { $count ->
    [one] Choose the last card for your deck.
   *[other] Choose { $count } more cards for your deck.
}
prompt-enlist-other = The players choose their decks.
prompt-foresee = { $count ->
    [one] Choose the last event.
   *[other] Choose { $count } more events.
}
prompt-foresee-other = The players choose events.
prompt-end = Is that all?
prompt-end-other = { $player } is about to finish.

## Cards

card-road = Road
    .about = Goes to a free end of your row. A settlement can then be built at its other end.
card-settlement = Settlement
    .about = 1 victory point. Goes to the free end of a road, opens a site above and one below, and brings two new regions, which start empty.
card-city = City
    .about = 2 victory points instead of the settlement’s 1. Laid on one of your settlements; two sites above and two below.
card-brigitta = Brigitta, the Wise Woman
    .about = Before you roll: choose the number of the production die. Then only the event die is rolled.
card-goldsmith = Goldsmith
    .about = Pay 3 gold and take any 2 resources.
card-merchant_caravan = Merchant Caravan
    .about = Give up 2 of your resources and take any 2.
card-scout = Scout
    .about = While you build a settlement: instead of the two top regions choose any two of the stack, which is then shuffled.
card-relocation = Relocation
    .about = Two of your regions, or two of your expansions, change places. What is stored stays on its region; city expansions stay in cities.
card-iron_foundry = Iron Foundry
    .about = When the production die makes neighbouring mountains produce, each yields 2 ore instead of 1.
card-grain_mill = Grain Mill
    .about = When the production die makes neighbouring fields produce, each yields 2 grain instead of 1.
card-lumber_camp = Lumber Camp
    .about = When the production die makes neighbouring forests produce, each yields 2 lumber instead of 1.
card-weavers_shop = Weaver's Shop
    .about = When the production die makes neighbouring pastures produce, each yields 2 wool instead of 1.
card-brick_factory = Brick Factory
    .about = When the production die makes neighbouring hills produce, each yields 2 brick instead of 1.
card-parish_hall = Parish Hall
    .about = Choosing a card from a stack in the exchange phase costs you 1 resource instead of 2. One per principality.
card-abbey = Abbey
    .about = 1 progress point: one more card in hand. One per principality.
card-storehouse = Storehouse
    .about = In a Brigand Attack the resources of its two neighbouring regions are not counted.
card-marketplace = Marketplace
    .about = 1 commerce point. If the rolled number is on more regions of the other player than of yours, you also receive 1 resource that one of those regions yields. One per principality.
card-toll_bridge = Toll Bridge
    .about = 1 commerce point. Plentiful Harvest: 2 gold more for you.
card-ore_ship = Ore Ship
    .about = 1 commerce point. Trade 2 ore for 1 other resource, as often as you like.
card-grain_ship = Grain Ship
    .about = 1 commerce point. Trade 2 grain for 1 other resource, as often as you like.
card-gold_ship = Gold Ship
    .about = 1 commerce point. Trade 2 gold for 1 other resource, as often as you like.
card-lumber_ship = Lumber Ship
    .about = 1 commerce point. Trade 2 lumber for 1 other resource, as often as you like.
card-brick_ship = Brick Ship
    .about = 1 commerce point. Trade 2 brick for 1 other resource, as often as you like.
card-wool_ship = Wool Ship
    .about = 1 commerce point. Trade 2 wool for 1 other resource, as often as you like.
card-austin = Austin
    .about = Hero: 1 strength point, 2 skill points.
card-candamir = Candamir
    .about = Hero: 4 strength points, 1 skill point.
card-harald = Harald
    .about = Hero: 2 strength points, 1 skill point.
card-inga = Inga
    .about = Hero: 1 strength point, 3 skill points.
card-osmund = Osmund
    .about = Hero: 2 strength points, 2 skill points.
card-siglind = Siglind
    .about = Hero: 2 strength points, 3 skill points.
card-large_trade_ship = Large Trade Ship
    .about = 1 commerce point. Trade 2 resources of one and the same neighbouring region for 1 other, as often as you like.
card-fraternal_feuds = Fraternal Feuds
    .about = Whoever has the strength advantage looks at the other player’s hand and puts 2 of its cards under stacks with the same back.
card-invention = Invention
    .about = Each player receives 1 resource of choice for each of their buildings with a progress point, 2 at most.
card-year_of_plenty = Year of Plenty
    .about = Each region yields 1 resource for every neighbouring Storehouse and Abbey.
card-traveling_merchant = Traveling Merchant
    .about = Each player may buy up to 2 resources for 1 gold each.
card-feud = Feud
    .about = Whoever has the strength advantage names 3 buildings of the other player, who puts one of them under a stack with the same back.
card-yule = Yule
    .about = The event stack is made anew; then another event card is turned up.
card-trade_ships_race = Trade Ships Race
    .about = Whoever has more trade ships receives 1 resource of choice; in a tie with at least one ship each, both players do.
card-gudrun = Gudrun, Terror of the Seas
    .about = Needs a Pirate Ship. The other player hands over up to 2 gold for each of your Pirate Ships, as far as you can store it.
card-trade_master = Trade Master
    .about = Needs your Merchant Guild. Demand 1 or 2 resources of your choice; the other player chooses the regions they come from.
card-merchant = Merchant
    .about = Needs a city or 3 commerce points. Demand 1 or 2 resources of your choice, then give 1 resource back.
card-brigands = Brigands
    .about = Needs the strength advantage. Fill one of your regions with resources of the other player.
card-reiner = Reiner the Herald
    .about = Before you roll: the event is a Celebration, and you receive 1 resource more than it brings you.
card-gold_cache = Gold Cache
    .about = Needs a hero with a strength point. Lies above or below a region and holds up to 3 gold, safe from brigands.
card-pirate_ship = Pirate Ship
    .about = When built: the other player discards one of their trade ships. Plentiful Harvest: 1 gold more for you.
card-moneylender = Moneylender
    .about = 1 victory point. When Trade is rolled and you have the trade advantage, you take 2 resources instead of 1. One per principality.
card-harbor = Harbor
    .about = 1 commerce point; 1 victory point while you have at least 3 trade ships.
card-trading_base = Trading Base
    .about = 1 victory point, 1 commerce point. Your Marketplace and your Harbor have 1 commerce point more.
card-merchant_guild = Merchant Guild
    .about = 1 victory point, 2 commerce points. Some cards need it. One per principality.
card-mint = Mint
    .about = 1 victory point. Once in each of your turns: trade 1 gold for 1 other resource.
card-salt_silo = Salt Silo
    .about = 1 victory point. Each of your trade ships has 1 commerce point more.
card-staple_house = Staple House
    .about = Needs your Merchant Guild. 1 victory point. When built: take 2 resources of your choice.
card-gift_for_the_prince = Gift for the Prince
    .about = Each player receives 1 gold for each of their units with strength points.
card-voyage_of_plunder = Voyage of Plunder
    .about = Needs the strength advantage. Take 1 resource from the other player, 2 if that player has more victory points than you.
card-archer = Archer
    .about = Needs your Hedge Tavern. The other player puts a unit with a strength point under a stack with the same back.
card-arsonist = Arsonist
    .about = Needs your Hedge Tavern. Choose an unprotected building of the other player; it goes under a stack with the same back.
card-sebastian = Sebastian the Itinerant Preacher
    .about = When Riots, Feud or Fraternal Feuds is turned up: the event does not touch you.
card-traitor = Traitor
    .about = Needs your Hedge Tavern. The other player shows you their hand; you may take 1 card from it.
card-lookout_tower = Lookout Tower
    .about = 1 strength point. Against Archer, Arsonist and Traitor you may roll a die: on 1 or 2 nothing happens.
card-drill_ground = Drill Ground
    .about = 1 strength point. Your heroes cost 1 resource of your choice less. One per principality.
card-carl_forkbeard = Carl Forkbeard
    .about = Hero: 5 strength points.
card-heinrich = Heinrich the Sentinel
    .about = Hero: 2 strength points. Against Archer, Arsonist and Traitor you may roll a die: on 3, 4 or 5 nothing happens.
card-irmgard = Irmgard, Keeper of the Light
    .about = Hero: 2 skill points. Whenever an event or an action card of the other player takes another of your expansions you receive 1 resource of your choice.
card-fairgrounds = Fairgrounds
    .about = 1 victory point. When built: take 2 resources of your choice, if you have more skill points than the other player.
card-fire_brigade = Fire Brigade
    .about = 1 victory point. All buildings of its city are safe from the Arsonist.
card-large_festival_hall = Large Festival Hall
    .about = 2 victory points.
card-chapel_low = Chapel (1-3)
    .about = 1 victory point. Riots do not touch you if the production die shows 1, 2 or 3.
card-chapel_high = Chapel (4-6)
    .about = 1 victory point. Riots do not touch you if the production die shows 4, 5 or 6.
card-hedge_tavern = Hedge Tavern
    .about = 1 victory point. Archer, Arsonist and Traitor need it. One per principality.
card-tithe_barn = Tithe Barn
    .about = 1 victory point. When built: choose wool or grain and receive 1 for each of your heroes.
card-riots = Riots
    .about = Whoever has 1 or 2 units with strength or commerce points pays 1 gold (2 gold with more units) or puts one of them under a stack with the same back.
card-benjamin = Benjamin the Traveling Scholar
    .about = Your regions with the number of this turn yield 1 resource again, without production boosters.
card-three_field_system = Three-Field System
    .about = Needs your University. Receive up to 2 grain.
card-mineral_mining = Mineral Mining
    .about = Needs your University. Receive up to 2 ore.
card-guido = Guido the Ambassador
    .about = Needs your Town Hall, or fewer victory points than the other player. Take a card from the discard pile into your hand.
card-gustav = Gustav the Librarian
    .about = Needs your Library, or fewer victory points than the other player. Take a card from the discard pile into your hand.
card-doctor = Doctor
    .about = Choose one of your Bath Houses: the four regions around its city yield 1 resource each.
card-chief_cannoneer = Chief Cannoneer
    .about = Needs your University. Unit, but no hero: 4 strength points.
card-pharmacy = Pharmacy
    .about = 1 victory point. Plague: you receive 1 resource of your choice.
card-bath_house = Bath House
    .about = 1 victory point. The four regions around its city lose nothing to the Plague.
card-building_crane = Building Crane
    .about = Needs your University. City expansions that cost more than 4 resources cost you 1 of your choice less.
card-library = Library
    .about = 1 victory point. When built: you may look through a stack and take 1 card from it.
card-parliament = Parliament
    .about = Needs 2 progress points. 2 victory points.
card-town_hall = Town Hall
    .about = 1 victory point. Built on your Parish Hall in a city. Choosing a card from a stack in the exchange phase is free.
card-university = University
    .about = Needs your Abbey or Library. 1 victory point, 1 progress point. Some cards need it. One per principality.
card-plague = Plague
    .about = Every region next to a city loses 1 resource; then each Pharmacy brings its owner 1.

## The table on screen

type-action = Action card
type-settlement_expansion = Settlement expansion
type-city_expansion = City expansion
type-region_expansion = Region expansion
type-event = Event card
type-road = Centre card
type-settlement = Centre card
type-city = Centre card
subtype-building = Building
subtype-trade_ship = Unit: trade ship
subtype-pirate_ship = Unit: pirate ship
subtype-hero = Unit: hero
subtype-other_unit = Unit
subtype-extraordinary_site = Neither building nor unit
turn-n = Turn { $n }
purse = My resources
held = { $n } { $resource }, { $rate } for 1
hand = My hand
hand-empty = No cards in hand.
hand-of = Cards in hand: { $n } of { $limit }
card-label = { $card }, { $type } ({ $n }): { $about }
unknown-card = Unknown card
unknown-card-of = Unknown card ({ $back })
maybe = One of: { $cards }
points-of = { $points } of { $target } points
token-hero = Strength advantage: hero token, 1 victory point
    .about = Hero token: 1 victory point for whoever has more strength points than the other player, and at least 3. Nobody has it now.
token-trade = Trade advantage: trade token, 1 victory point
    .about = Trade token: 1 victory point for whoever has more commerce points than the other player, and at least 3. Nobody has it now.
region-label = { $region }: { $stock } { $resource }
cache-label = Gold Cache: { $stock } of 3 gold
site-free = { $site }: free
site-with = { $site }: { $card }
remove-label = Remove { $card }
town-label = { $kind ->
    [city] City
   *[settlement] Settlement
} { $place }
end-road = Road, { $end }
end-settlement = Settlement, { $end }
left-of = { $card }: { $n } left
left-in-supply = Left in the supply: { $n }
regions-left = Region stack: { $n }
    .about = Every new settlement brings two of them.
not-rolled = Not yet rolled
choose-number = Choose a number
event-stack = Event cards before Yule: { $n }
    .about = Turned up when the event die shows a card. When Yule comes, all are shuffled anew.
turned-since = Turned up since then: { $cards }
last-event-none = No event yet
event-card = Event: { $card }
being-played = Now: { $card }
stack-label = Stack { $stack }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $back }
    .about = To draw from, and to put cards under. What you know of it from the top is listed here.
stack-owned = Stack { $stack } of { $player }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
face-up-card = { $card }, open to both: { $n }
discards = Discards
discards-label = Discard pile: { $n }
    .about = Played and removed cards, the last on top.
open-stack = Stack { $stack }, from the top
open-discards = Discard pile
open-hand = The other player’s hand
open-regions = Region stack
open-new = New regions
deck = Cards to choose from
deck-chosen = Chosen ({ $n }): { $cards }
tip-cost = Costs:
tip-free-site = Free building site
tip-settlement-site = For a settlement expansion (green).
tip-city-site = For a settlement expansion (green) or a city expansion (red).
tip-beneath = Beneath it: { $card }.
tip-named = Named in the Feud.
tip-remove = The cross removes it: the card is gone and its site free.
tip-stock = { $stock } of { $capacity } { $resource }
tip-region = Yields 1 { $resource } whenever the production die shows { $number }. Holds 3 at most; what is more is lost.
tip-boosted = A production booster stands beside it: 2 instead of 1.
tip-sheltered = A Storehouse stands beside it: brigands do not count its resources.
tip-bathed = A Bath House protects it from the Plague.
tip-to-city = A city here costs
tip-rate = trades { $n } for 1
reason-play-1-action = { $card } is an action card: it is played, not built.
reason-build-1-expansion = { $card } is an expansion: it is built, not played.
reason-build-1-first = Choose the card first: then you say on which site it is built.
reason-build-1-hand = { $card } is not in your hand: you build what you hold, or what lies face up.
reason-play-1 = { $card } is not in your hand: you play what you hold.
reason-turn-7 = Your action phase is over: you can play, build and trade again in your next turn.
reason-turn-8 = The new settlement comes first: take its regions, then go on.
reason-turn-3 = Roll the dice first: before the roll only Brigitta and Reiner can be played.
reason-exchange-1 = { $card } is not in your hand: exchange a card that you hold.
reason-draw-6-hand = { $card } is not in your hand: put back a card that you hold.
reason-draw-3 = You put no card back: { $count ->
    [one] one card is missing in your hand. Draw it
   *[other] { $count } cards are missing in your hand. Draw them
  } from any stacks.
reason-draw-6 = You hold too many cards: { $count ->
    [one] put one
   *[other] put { $count }
  } under a draw stack.
reason-draw-4 = In this game there is no such draw stack: choose one that lies on the table.
reason-tournament-3 = This stack belongs to the other player: you draw from your own.
reason-stacks-4 = This stack is empty: choose another one.
reason-stacks-1 = The card has another back: it goes under a stack with its own.
reason-tournament-6 = The card goes under a stack of the player whose box it comes from.
reason-exchange-4 = You cannot pay for the search: { $missing ->
    [one] one resource more
   *[other] { $missing } resources more
  } of any kind would do.
reason-exchange-7 = { $card } is not in this stack: take a card that you see there.
reason-tournament-9 = Your starting hand comes from one of your own stacks.
reason-theme-8 = Your starting hand comes from a stack of basic cards.
reason-setup-14 = The other player has taken cards from this stack: choose another one.
reason-theme-10 = The other player has taken the starting hand from this stack: choose another one.
reason-theme-8-card = { $card } is not in the stack that you chose.
reason-theme-11 = You rearrange your own six regions.
reason-theme-11-laid = { $store } lies in its place already: choose a region that is still to be laid.
reason-tournament-2 = All your cards of this kind are in your deck: no { $card } is left in your box.
reason-tournament-4 = You have no { $event } left to choose.
reason-basic-brigitta = Brigitta is played before the dice are rolled: keep her for your next turn.
reason-gold-reiner = Reiner is played before the dice are rolled: keep him for your next turn.
reason-basic-brigitta-again = The number of this turn is chosen already: now roll.
reason-gold-reiner-again = The Celebration of this turn is called already: now roll.
reason-basic-scout = Scout is played only while you build a settlement, before its regions are drawn.
reason-turmoil-sebastian = Sebastian is played only when Riots, Feud or Fraternal Feuds is turned up and would hit you.
reason-theme-19-strength = { $card } needs the strength advantage: at least 3 strength points, and more than the other player.
reason-theme-19-city = { $card } needs a city or { $points ->
    [one] 1 commerce point
   *[other] { $points } commerce points
  }.
reason-theme-19-progress = { $card } needs { $points ->
    [one] a progress point
   *[other] { $points } progress points
  } in your principality.
reason-theme-19-hero = { $card } needs a hero with at least { $points ->
    [one] 1 strength point
   *[other] { $points } strength points
  } in your principality.
reason-theme-19-either = { $card } needs { $needed } or { $alternative } in your principality.
reason-theme-19-behind = { $card } needs { $needed } in your principality, or fewer victory points than the other player.
reason-theme-19 = { $card } needs { $needed } in your principality.
reason-basic-goldsmith = Goldsmith costs 3 gold: you lack { $missing }.
reason-basic-merchant-caravan-3 = Merchant Caravan needs 2 resources to give up: you lack { $missing }.
reason-play-3-room = It would bring nothing: you have no room for { $resource }.
reason-gold-gudrun-2-ship = Gudrun needs a Pirate Ship of yours.
reason-gold-gudrun-2-gold = The other player has no gold that Gudrun could demand.
reason-gold-gudrun-3-room = You have no room for the gold that Gudrun would bring.
reason-play-3-demand = It would bring nothing: the other player has nothing for which you have room.
reason-gold-brigands-fill = The other player has nothing for which one of your regions has room.
reason-progress-benjamin = The number of this turn is { $count }: none of your regions with it has room, so Benjamin would bring nothing.
reason-progress-doctor-2-full = The Doctor would bring nothing: all regions around your Bath Houses are full.
reason-play-3-discards = There is no card in the discard pile.
reason-turmoil-archer-2 = The other player has no unit with strength points.
reason-turmoil-arsonist-2 = The other player has no building without protection.
reason-turmoil-traitor-3 = The other player has no hand cards.
reason-basic-relocation = Choose one of your own regions.
reason-basic-relocation-3 = Choose one of your own expansions: nothing moves to an empty place.
reason-basic-relocation-3-mixed = A region never changes places with an expansion.
reason-basic-relocation-partner = There is no other expansion with which it could change places to any effect.
reason-basic-relocation-same = That is the one you have chosen already: choose another one.
reason-basic-relocation-4 = A city expansion must end in a city.
reason-play-3-alike = Changing these two would change nothing.
reason-gold-gudrun-3 = You can demand { $most } gold at most: what the other player has and you can store.
reason-gold-brigands = You can take { $most } at most: what the other player has and the region can hold.
reason-gold-brigands-yours = Choose one of your own regions: it is filled.
reason-gold-brigands-2 = Only a region can be filled, never a Gold Cache.
reason-progress-doctor = Choose a Bath House of yours.
reason-progress-doctor-2 = All four regions around this city are full.
reason-progress-guido = { $card } is not in this discard pile.
reason-turmoil-archer = Choose one of your units with at least 1 strength point.
reason-turmoil-arsonist = Choose a building of the other player.
reason-turmoil-arsonist-4 = Nothing that could burn stands here: choose a building, no unit.
reason-turmoil-fire-brigade = A Fire Brigade protects all buildings of this city.
reason-turmoil-traitor = { $card } is not in the hand that you see.
reason-turmoil-sebastian-only = Only Sebastian can be played now.
reason-events-riots = You lack { $missing } gold: give up one of the units instead.
reason-events-riots-2 = Choose one of your units with strength or commerce points.
reason-events-feud = Choose a building of the other player.
reason-events-feud-twice = You have named this building already: name another one.
reason-events-feud-named = Choose one of your buildings that were named.
reason-events-fraternal-feuds = { $card } is not in the hand that you see, or is picked already.
reason-events-traveling-merchant = The Traveling Merchant is paid with gold and sells everything else.
reason-gold-pirate-ship = Choose one of your trade ships.
reason-turmoil-tithe-barn = The Tithe Barn brings wool or grain.
reason-turmoil-tithe-barn-2 = You have no room for { $resource }.
reason-goods-1-first = Choose first what you build or trade: then you pay from your regions.
reason-goods-1-yours = Choose one of your own regions: you pay with what lies there.
reason-goods-1 = Now { $resource } is due: choose a region where it lies.
reason-goods-1-empty = Nothing lies here ({ $store }): choose a region that has something.
reason-goods-2-yours = Choose one of your own regions: there you store what you receive.
reason-goods-2 = You receive { $resource }: choose a region of that kind.
reason-trade-4 = A trade never brings the kind that you paid: take anything but { $resource }.
reason-gold-gold-cache-6 = This gold goes to its own region ({ $store }) or into a Gold Cache.
reason-basic-marketplace = The number of this turn is { $count }: the Marketplace brings what a region of the other player with it yields.
reason-land-3 = { $store } is full: a region holds 3 at most.
reason-goods-12 = The other player has no { $resource } left that you could name.
reason-goods-10 = You have no room for more { $resource }.
reason-goods-11 = Name at least 1 resource.
reason-basic-large-trade-ship = Only next to a Large Trade Ship of yours can a region trade two for one.
reason-basic-large-trade-ship-ship = Your ship for { $resource } trades 2 for 1 from all your regions: use that trade.
reason-basic-large-trade-ship-2 = The Large Trade Ship takes 2 of one region: { $missing } is missing here ({ $store }).
reason-gold-mint = You have no Mint.
reason-gold-mint-2 = Each Mint works once a turn: yours has been used.
reason-gold-mint-gold = The Mint needs 1 gold, and you have none.
reason-trade-7 = Without a ship for { $resource } you trade it 3 for 1 anyway: use that trade.
reason-trade-1 = You trade { $rate } { $resource } for 1 of another kind: you lack { $missing }. A ship for it would take 2.
reason-trade-3 = Your ship trades { $rate } { $resource } for 1 of another kind: you lack { $missing }.
reason-trade-5 = You have no room for what the trade would bring.
reason-remove-7 = In the introductory game no cards are removed.
reason-remove-1 = You remove only your own buildings and units.
reason-remove-1-empty = Nothing stands here that could be removed.
reason-centre-1 = This is the other player’s principality: you build in your own.
reason-centre-3-roads = No road is left in the supply.
reason-centre-3-settlements = No settlement is left in the supply.
reason-centre-3-cities = No city is left in the supply.
reason-centre-city-2 = A city is laid on a settlement of yours, and here is none.
reason-centre-city-2-already = Here is a city already: choose a settlement.
reason-centre-settlement-2 = A settlement needs the free end of a road: build a road here first.
reason-centre-road-3 = A road lies here already: build a settlement at its end first.
reason-centre-road = A road costs 2 brick and 1 lumber: you lack { $missing } { $resource }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more of another kind
  }.
reason-centre-settlement = A settlement costs 1 brick, 1 grain, 1 lumber and 1 wool: you lack { $missing } { $resource }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more of other kinds
  }.
reason-centre-city = A city costs 2 grain and 3 ore: you lack { $missing } { $resource }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more of another kind
  }.
reason-basic-scout-2 = This region is not in the region stack.
reason-basic-scout-2-twice = You have chosen this region already: choose another one.
reason-centre-settlement-7 = Choose one of the two new regions.
reason-build-7 = { $card } stands in your principality already: you may have only one.
reason-build-8 = { $card } is in your principality already: a unit with a proper name exists once.
reason-progress-town-hall-2 = The Town Hall is built on a Parish Hall of yours that stands in a city.
reason-build-5 = You have no free site for { $card }: a new settlement or city would bring some.
reason-theme-17-none = { $card } needs a free site of a city: a new city would bring two.
reason-build-6 = You cannot pay for { $card }: you lack { $missing } { $resource }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more of other kinds
  }.
reason-build-1 = This is the other player’s principality: choose one of your own sites.
reason-land-5 = There is no building site here: a settlement has one above and one below.
reason-build-5-taken = { $card } stands here already: choose a free site.
reason-land-9 = The two sites on this side of the city are alike: choose the other one.
reason-theme-17 = { $card } may stand only in a city.
reason-gold-gold-cache-2 = The Gold Cache lies beside one of your own regions.
reason-tournament-12 = A Gold Cache lies beside this region already: choose another one.
reason-build-6-save = { $card } costs no { $resource }: save a resource of its cost.
