## The first lesson

lesson-first-tile = Your first tile
    .about = Two dice: one takes a tile, the other lays it. Three minutes.
lesson-first-tile-welcome = This duchy is yours, and all there is in it so far is a castle. Fill it: with cities, ships, pastures, mines. Almost everything you lay brings something, and whoever has the most points after five phases wins.
lesson-first-tile-dice = Every turn you have two dice, and each of them is one action. What can be done with a die depends on its number.
lesson-first-tile-take = A die takes a tile from the depot with its number. Two threes: look at depot 3. The watchtower there is worth 4 points when it is laid. Take it.
lesson-first-tile-take-other = Also a good tile, but today we want the watchtower in depot 3.
lesson-first-tile-take-hire = Workers are for dice that do not fit. Yours fit very well: take the watchtower with a 3.
lesson-first-tile-take-finish = You have two actions left! Take the watchtower first.
lesson-first-tile-rules = The watchtower waits in your storage. To lay it you need a space of its colour, with the number of a die, beside something that is already there. Two city spaces show a 3 and touch your castle.
lesson-first-tile-place = They are not alike. One belongs to a large city; the other is a city all by itself, so you finish it at once, and finished areas are paid. Choose with the second 3.
lesson-first-tile-place-big = There it brings its 4 points, no more: that city has a long way to go. Look at the other space.
lesson-first-tile-place-take = Storage is not the duchy: only what is laid counts. Lay the watchtower.
lesson-first-tile-place-hire = You would leave 15 points lying about. Lay the watchtower first.
lesson-first-tile-scored = 15 points: 4 for the watchtower, 1 for an area of one space, and 10 because it is only phase A. Areas that are finished early pay best.
lesson-first-tile-end = Take, lay, finish areas: that is the game. The next lessons show what each kind of tile can do.

## Workers

lesson-workers = Workers
    .about = When the dice will not do as you wish.
lesson-workers-no-three = There is a watchtower in your storage and a city space with a 3, but your dice show 2 and 6. That is what workers are for: each one changes a die by 1, up or down, while you use it.
lesson-workers-bend = You have one worker: it turns the 2 into a 3. Lay the watchtower.
lesson-workers-bend-hire = That brings workers, but you need the 2 for your watchtower: with the worker you have it becomes a 3.
lesson-workers-bend-other = Later. First the watchtower, with the 2 and your worker.
lesson-workers-bend-finish = Not yet: the watchtower is only one worker away.
lesson-workers-six = The 6 fits nothing of yours, and without a worker you cannot change it. But any die, whatever it shows, may take two workers.
lesson-workers-hire = Take two workers: you will need them.
lesson-workers-hire-take = A cow would be all right, too. But an empty purse and no workers make a bad next turn: take the workers.
lesson-workers-hire-finish = A die that is not used is lost. Take the workers.
lesson-workers-done = 4 points, and two workers for the next turn. At the end two of them are worth a point, so use them while they help.

## Ships and goods

lesson-ships = Ships and goods
    .about = Rivers bring goods, goods bring silver and points.
lesson-ships-river = Ships go on the river. A ship that is laid fetches all the goods of one depot, whichever you like.
lesson-ships-place = The river beside your castle shows a 5, and so does your die. Lay the ship.
lesson-ships-place-sell = You have one red good to sell now. Fetch more of them first: a sale takes all of a colour at once.
lesson-ships-place-hire = Lay the ship first: the 5 fits exactly.
lesson-ships-load = Now choose a depot. In depot 3 there are two red goods, like the one you have already, and another one besides.
lesson-ships-load-less = You may, but there is less to fetch. Depot 3 has the red ones.
lesson-ships-bridge = Your pawn has moved on, too: whoever is ahead on the bridge plays first in the next round.
lesson-ships-sell = The second die shows a 4: the number of the red goods. Sell them all for a silver coin, and points for each.
lesson-ships-sell-hire = That can wait. Three red goods and the right die: sell!
lesson-ships-sold = Three goods at 2 points: 6, and a silver coin. With more players each is worth more. Collect a colour, then sell it at one go.

## Castles and buildings

lesson-castles = One thing leads to another
    .about = A castle, a town hall, a ship: three tiles with one die.
lesson-castles-chain = Castles and buildings do something the moment they are laid, and what they do may be laying the next tile. Look at your storage: a castle, a town hall, a ship.
lesson-castles-castle = A castle gives you an extra action with any number. Begin with it: your 6 fits.
lesson-castles-castle-hire = Better than workers: with the 6 you start a whole chain. Lay the castle.
lesson-castles-town-hall = Your extra action, with whatever number you need. Lay the town hall on the city space that stands alone, and finish that city.
lesson-castles-town-hall-space = You may, but that city is large. The one by itself is finished at once: 11 points.
lesson-castles-town-hall-ship = The ship would end the chain here. Lay the town hall: it lets you lay the ship as well.
lesson-castles-town-hall-hire = That would waste a free choice. Lay the town hall.
lesson-castles-ship = 11 points, and the town hall lays one more tile, whatever the number. The ship!
lesson-castles-ship-declined = It is free. Lay the ship.
lesson-castles-goods = And the ship fetches goods. There are some in depot 3.
lesson-castles-goods-none = There is nothing to fetch there. Depot 3!
lesson-castles-done = Three tiles with a single die, and the other die is still yours. Storing the right tiles in the right order is half the game.

## Livestock and areas

lesson-livestock = Livestock
    .about = Animals score again and again, and pastures pay when they are full.
lesson-livestock-herd = An animal tile scores its animals. And each tile of the same animal in the same pasture scores again. There are cows here already: 2 and 3.
lesson-livestock-area = One space of this pasture is left. Filling it finishes an area of five: 15 points, and 8 more because it is phase B.
lesson-livestock-place = You have a pig tile and a cow tile, and twos on both dice. Which one finishes the pasture?
lesson-livestock-place-pig = It would finish the pasture as well, but there are only 2 pigs to score again. The cows bring more.
lesson-livestock-place-hire = Workers for 32 points? No. Lay an animal in the last space.
lesson-livestock-scored = 4 + 3 + 2 cows make 9, the area 15, phase B 8: 32 points with one tile. A bigger area pays more, but takes longer, and every phase pays less.
lesson-livestock-early = And whoever is first to cover all spaces of a colour takes the large bonus, the second the small one. You lack one pasture space for it.

## Silver and mines

lesson-silver = Silver
    .about = A third action in your turn, if you can pay for it.
lesson-silver-black = In the middle lies the black depot. Once in each turn you may buy one of its tiles for 2 silver, besides your two dice. It is like a third action.
lesson-silver-buy = Your river lacks one ship, on a space with a 1, and you have a 1. Buy the ship.
lesson-silver-buy-other = A good tile, but a ship would finish your river this very turn.
lesson-silver-buy-later = First buy the ship: then the 1 has something to lay.
lesson-silver-river = Here it goes: the last space of this river, three in a row.
lesson-silver-place = Lay it with the 1.
lesson-silver-place-later = The 1 is just right for the ship. Lay it first.
lesson-silver-depot = 12 points. The ship may call at any depot, though they are empty today.
lesson-silver-done = Where does silver come from? From sales, from banks, and from mines: each mine pays a coin at the end of every phase. Lay mines early.

## Border posts

lesson-border-posts = Border posts
    .about = An expansion: join the posts at the edge of your duchy.
lesson-border-posts-posts = With border posts, three posts stand at the edge of your duchy. You reach one by covering a space beside it, and posts are joined when your tiles lead from one to the other.
lesson-border-posts-join = You have come all the way from the first post. One tile more, and you reach the second. Lay the sheep there.
lesson-border-posts-join-elsewhere = Close, but that space does not touch the post. The other pasture does.
lesson-border-posts-join-hire = The 3 joins two posts! Lay the sheep first.
lesson-border-posts-done = 8 points as for a finished area in phase B, and 2 for the sheep. The third post pays again, with a bonus for whoever joins all three first.

## Inns

lesson-inns = Inns
    .about = An expansion: a tile that fits anywhere, and makes areas larger.
lesson-inns-inn = With inns, one is added beside the black depot in each phase. It costs 2 silver, and it is your purchase of the turn.
lesson-inns-buy = Buy the inn.
lesson-inns-buy-bank = The bank is no bad idea, but today it is the inn we want.
lesson-inns-buy-later = The inn first. You have the silver.
lesson-inns-place = An inn goes on a space of any colour, and its area counts as one space larger. Your river lacks one space, with a 1. Lay it there.
lesson-inns-place-elsewhere = It may lie there, but nothing is finished by it, or little. The river would be worth 18.
lesson-inns-place-later = The 1 fits the river. Lay the inn first.
lesson-inns-done = Three spaces count as four: 10, and 8 for phase B. But an inn does nothing else, and there is only room for one in an area.

## Trade routes

lesson-trade-routes = Trade routes
    .about = An expansion: sold goods travel, and bring something home.
lesson-trade-routes-route = With trade routes, goods you sell are laid on your route, from left to right. Where the colour of the good is that of the space, you get a reward.
lesson-trade-routes-sell = The first space of your route is turquoise, and your 1 sells just that. Sell the turquoise goods.
lesson-trade-routes-sell-red = Red on a turquoise space brings nothing, and the space is taken. Turquoise first!
lesson-trade-routes-sell-hire = Sell first: the order of your sales matters here.
lesson-trade-routes-reward = The goods are sold, and the first one matches its space: two silver, as from a bank. Take them.
lesson-trade-routes-reward-declined = You may, but why? Two silver buy a tile from the black depot.
lesson-trade-routes-done = 4 points for the sale, and three coins in all. The second good went on orange and brought nothing: plan which colour is due next.

## Shields

lesson-shields = Shields
    .about = An expansion: doubles win lasting powers.
lesson-shields-doubles = With shields, two equal dice may take a shield instead of two actions. You have no doubles, but two workers: a 4 and a 6 can meet at 5.
lesson-shields-claim = The shield in depot 5 lets you lay a tile for nothing at the end of every phase. Take it: it hangs on your castle.
lesson-shields-claim-hire = Ordinary actions are always there; this shield is not. Take it.
lesson-shields-tax = A shield works for the rest of the game, but it wants a silver coin at the end of each phase, else it is gone.
lesson-shields-done = It is worth points in the end, too. Two dice and two workers are a high price: early in the game it pays, late it hardly does.

## Team

lesson-team = The team game
    .about = Two against two: one duchy, shared storage.
lesson-team-partners = In the team game four play, two against two. You and your partner { $C } fill one duchy together: silver, workers and goods belong to both of you.
lesson-team-shared = Some storage is shared. { $C } has put a watchtower there, and you have the 4 to lay it.
lesson-team-shared-die = With the 3 it would cost a worker. The 4 does it for nothing.
lesson-team-shared-later = { $C } has put that watchtower there for you. Lay it first.
lesson-team-take = 4 points for the team. Now use the 3: take something from depot 3.
lesson-team-take-hire = You may, but tiles are what your team needs. Take one.
lesson-team-store = Into which storage? What is in your own only you can lay; what is shared, { $C } as well. Help your partner.
lesson-team-store-private = There only you could use it. Let { $C } have a chance.
lesson-team-done = Your points are added to those of { $C }. Talk, share, and leave each other what the dice ask for.

## Alone

lesson-solo = The solo game
    .about = Fill the whole duchy in 25 rounds, alone.
lesson-solo-goal = Alone it is another game: a puzzle. You win if every space of this duchy is covered when 25 rounds are over.
lesson-solo-counter = Points are no end in themselves here. They move a counter, and each time it reaches the goal you win a free action. The goal comes nearer each time.
lesson-solo-place = Begin at your castle. From region to region you can only go along the rivers. Your 6 lays the cows.
lesson-solo-place-later = You will need that as well. First the cows: the 6 fits.
lesson-solo-place-finish = Every die counts: 25 rounds are few. Lay the cows.
lesson-solo-order = Two things are due: the animals, and a finished area. When you are alone, you choose what comes first. Either will do today.
lesson-solo-done = 14 steps on the counter. Ships clear all other depots, and five goods buy a tile that fits any colour. Good luck!
