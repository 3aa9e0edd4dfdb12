## The first lesson

lesson-first-farm = Your first farm
    .about = Influence a location, improve it, score. Three minutes.
lesson-first-farm-welcome = The queen has banished you, with a few shillings and three pawns. Win back your honour: rule farms and towns, rise in the six guilds, serve the king. Whoever is most venerated after five epochs wins.
lesson-first-farm-cards = All you do, you do with cards. Each round everybody chooses four of eleven in secret, and then plays them one by one. These two are left in your hand.
lesson-first-farm-influence = Your farmer stands at an outpost that belongs to nobody. To rule it you need a marker there: that is what Influence is for. Play it.
lesson-first-farm-influence-improve = You can only improve what you rule, and you rule nothing yet. Influence first!
lesson-first-farm-rule = Put a marker on the outpost where your pawn stands. Whoever is first there rules.
lesson-first-farm-rule-done = Without a marker nothing will be yours. Put it on the outpost.
lesson-first-farm-improve = It is yours! { $B } has played a card as well. Now make more of your outpost: play Improve.
lesson-first-farm-farm = For a piece of wood the outpost becomes a farm, and you draw a tile of the region as a reward.
lesson-first-farm-farm-declined = You have the wood, and the farm brings points. Improve the outpost.
lesson-first-farm-scored = Two points: one for the first epoch, and one because it is a farm. A town brings more, a feudum more still.
lesson-first-farm-end = Pawns, locations, cards: that is the frame. The next lessons show how to get about, to trade, to harvest and to fight.

## Moving

lesson-moving = Moving, and a little theft
    .about = Get about, and take something along.
lesson-moving-steps = With a move you have as many steps as pawns on the map: two. You may share them out as you like. In the south somebody has left a piece of iron lying about.
lesson-moving-play = Play Move.
lesson-moving-play-other = To harvest you would need a farm. Play Move.
lesson-moving-go = Roads are free. Go to the iron with one of your pawns.
lesson-moving-go-elsewhere = The iron lies to the south-east. Follow that road.
lesson-moving-stop = You have one step left, but you are where you want to be. Stop here.
lesson-moving-stop-further = If that pawn goes on, the iron stays behind. Stop here.
lesson-moving-steal = When a move ends you may take one thing from a location where you have arrived. Nobody is looking.
lesson-moving-steal-honest = How noble! But iron makes towns out of farms, and it belongs to nobody here. Take it.
lesson-moving-end = Two moves in one round, by the way, set you on the epic voyage, which brings royal decrees. Ferries, ships and flying machines take you farther than roads.

## The guilds

lesson-guilds = The guilds
    .about = Six of them, from farm to cloister: trade, and rise.
lesson-guilds-six = Six guilds stand round the map, and goods travel from one to the next. The character of your pawn is your guild: yours is a merchant. { $B } has two of them, and so is master there.
lesson-guilds-play = Play the guild card.
lesson-guilds-use = Anybody may trade with any guild. The merchants sell goods: that is what you need now. Choose to trade with them.
lesson-guilds-use-other = Another time. Today we go shopping at the merchants’.
lesson-guilds-buy = You may buy up to three. Prices stand below the goods, and the cheapest sell first. Wood and iron build farms and towns: buy two things.
lesson-guilds-buy-dear = Saltpeter and sulfur are dear, and you have no use for them yet. Wood, iron or food will do.
lesson-guilds-buy-done = One more! A second piece will come in handy.
lesson-guilds-paid = And where did the money go? One by one: to the master, which is { $B }, to the journeyman, which is you, and to charity. It pays to be of standing where others shop.
lesson-guilds-ranks = A journeyman may pull goods from the guild before, a master push them on to the next one, for 4 to 6 points. That is how the great scores are made.

## Conquest

lesson-conquest = Conquest
    .about = Every vassal owes the king a fight.
lesson-conquest-walls = This feudum is { $B }’s. Only feudums and pawns can be conquered. It defends with 2, and the subject in it adds 1. You have two pawns there: an attack of 2.
lesson-conquest-play = Not enough, but you have saltpeter. Play Conquer while you have another card in hand: it may not be your last.
lesson-conquest-play-move = Stay! If you play that one first, Conquer would be your last card, and could not be used.
lesson-conquest-besiege = Choose what you attack.
lesson-conquest-besiege-not = You are two, you have powder, and the king is watching. Attack!
lesson-conquest-powder = Each saltpeter adds 1. Without a knight you might use only one of them, but yours leads the attack: use both.
lesson-conquest-powder-strike = Two or three against three is not enough: you have to be stronger. First the powder, all of it.
lesson-conquest-disc = 4 against 3, and { $B } had nothing to answer with. As a reward you may put a disc on the military track: the king remembers who has fought.
lesson-conquest-done = 4 points, and the feudum is an outpost that is there for the taking. Whoever rules a feudum has to fight now and then, or is disloyal in the king’s eyes, and that is dear.

## Harvest and taxes

lesson-harvest = Harvest and taxes
    .about = What your lands bring you, and who wants to eat of it.
lesson-harvest-lands = You rule a farm and a town. Farms can be harvested, towns taxed. No pawn need be there for it.
lesson-harvest-harvest = Begin with the harvest: play the card.
lesson-harvest-harvest-tax = That comes next. First the harvest.
lesson-harvest-farm = Choose the farm. A harvest scores a point as well.
lesson-harvest-farm-declined = Leave it to rot? Harvest!
lesson-harvest-split = Five goods. Left on the farm they wait there, for the guild, or for a thief; as favours you may take one of them at once. Choose as you like.
lesson-harvest-tax = Now the town: play Tax.
lesson-harvest-done = Two shillings. At the end of each round every pawn wants to eat, so always keep some food. Then a die decides how the epoch moves on.

## Choosing cards

lesson-choosing = Four of eleven
    .about = The plan for a round. Then you are ready.
lesson-choosing-eleven = A round begins with choosing four cards, in secret, for all that you will do. So have a plan! You have a farmer at a free outpost, a piece of wood and some food.
lesson-choosing-plan = A good plan: Influence, to rule the outpost; Improve, to make it a farm; Migrate, for a second pawn; and a card for a guild. But the choice is yours: pick four.
lesson-choosing-first = { $B } has chosen, too. Now they are played one by one, in turns. Which one comes first? The order is part of the plan.
lesson-choosing-done = A card must be played, but what it does may be left out. You know enough now to be somebody in this realm. Play on!

## The advanced game

lesson-advanced = The advanced game
    .about = Landscapes, monsters, and characters with a gift.
lesson-advanced-serf = In the advanced game serfs have something to do as well. { $B } rules this location, and you are serf there. You have a region tile with an orchard on it, and wood.
lesson-advanced-play = Play Improve.
lesson-advanced-play-move = First the orchard: play Improve.
lesson-advanced-tend = Instead of improving, a serf may lay a landscape for a piece of wood. Choose the location.
lesson-advanced-tend-declined = Two points and an orchard for some wood: do it.
lesson-advanced-lay = Lay the orchard.
lesson-advanced-grow = Two points, and three food on the trees. Pick it now, and one goes to the ruler, or let it grow till the next epoch. As you like.
lesson-advanced-done = There is more: each character has a gift, monsters can be tamed, and reeves earn money. The cards tell you when they help.
