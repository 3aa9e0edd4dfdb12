## The first lesson

lesson-first-building = Your first building
    .about = Send a worker, keep an eye on the provost, build. Three minutes.
lesson-first-building-welcome = The king wants a castle, and a town grows along the road below it. You are a master builder. Send workers out, gather material, build: whoever has the most prestige in the end wins.
lesson-first-building-building = Prestige comes from building, and to put up wood buildings you need a carpenter. The plans that nobody has built yet lie beside the board. You already own the material for one: a piece of wood and some food.
lesson-first-building-place = So send a worker to the carpenter. A worker costs a denier, as long as nobody has passed.
lesson-first-building-place-castle = The castle wants three different cubes at once, and you lack one of them. Go to a carpenter first.
lesson-first-building-place-other = A fine place, but nobody builds anything there. Look for a carpenter.
lesson-first-building-place-pass = If you pass now, you will have sent nobody out. One worker to the carpenter first!
lesson-first-building-pass = { $B } has sent a worker to the quarry, for a stone. You could go on placing, one worker at a time, but deniers are scarce. Whoever passes first gets one back: pass.
lesson-first-building-pass-place = You may, and often you should. But let us keep it to one worker today: pass, and see what happens.
lesson-first-building-provost = Now the king’s provost walks the road. Only buildings up to where he stands do anything this turn. Your carpenter is right where he is standing.
lesson-first-building-leave = You could pay to move him. But he is where you want him: leave him there.
lesson-first-building-leave-moved = Careful! Further back he would not reach your carpenter, and further on helps nobody. Leave him where he is.
lesson-first-building-build = The carpenter is yours for this turn. Choose what to build; each building shows what it is worth. The mason is worth 4 points for one wood and one food.
lesson-first-building-build-declined = And all that for nothing? You have the material: build the mason.
lesson-first-building-build-equal = Just as many points! But the mason is the only one who builds in stone: others will come to you. Take the mason.
lesson-first-building-build-small = Two points; the mason brings four for the same price.
lesson-first-building-scored = Four points, and the building on the road is yours. Whenever somebody else sends a worker there, you score another one.
lesson-first-building-end = Workers, provost, buildings: that is how every turn goes. The next lessons show how to make him walk your way, and what the castle is for.

## The provost

lesson-provost = The provost
    .about = He decides whose work counts, and he can be bribed.
lesson-provost-road = Your worker is at the tailor’s, ready to sell cloth for points. But the provost has stopped two spaces short of it. What lies beyond him does nothing.
lesson-provost-bribe = He is not above a little present. Whoever passed first asks him first, then the others. One denier moves him one space, three at most. { $B } had no money to spare.
lesson-provost-move = You are the last to ask him: nobody can turn him round after you. See to it that he reaches the tailor.
lesson-provost-move-stay = Then your worker at the tailor’s goes home with nothing, and the denier for the way is gone. Two deniers are well spent here.
lesson-provost-move-short = One space short! He has to stand on the tailor or beyond.
lesson-provost-move-back = That would hurt others if they had anybody out there. Today it only hurts you: send him forward.
lesson-provost-sell = He has come, so the tailor works for you: two pieces of cloth for 4 points.
lesson-provost-sell-declined = You paid the provost for this. Sell the cloth!
lesson-provost-paid = Four points for two deniers and some cloth.
lesson-provost-nasty = Remember: the further out a building stands, the less safe it is. With three deniers somebody can ruin the turn of everybody out there. Watch who will be asking last.

## Owners and prices

lesson-owners = Your house, my house
    .about = Guests pay with points, and your own house is always cheap.
lesson-owners-houses = Buildings on the road belong to whoever built them. Anybody may use them, but each guest brings the owner a point. The quarry is yours, the sawmill { $B }’s.
lesson-owners-theirs = You need two wood, and the sawmill gives them. Is a point for { $B } too much? Often it is worth it. Send a worker there.
lesson-owners-theirs-mine = Your own quarry will still be there in a moment, and cheap. The sawmill could be taken: go there first.
lesson-owners-theirs-other = Today we want wood, two pieces at once: only { $B }’s sawmill gives that.
lesson-owners-price = { $B } got a point, and has passed. With two players, each worker costs you 3 deniers from now on. You have two left.
lesson-owners-mine = But your own buildings cost 1 denier, whoever has passed. Nobody can price you out of your own quarry.
lesson-owners-mine-pass = You still have a denier for it, and your quarry gives two stones. Go there first.
lesson-owners-provost = The provost stands beyond both of your workers. Leave him alone, and keep your last denier.
lesson-owners-provost-moved = No need: he reaches both of them as it is. Keep the denier.
lesson-owners-cubes = Two wood and two stone. Own buildings that others want to visit, and you are paid while they work.

## The castle

lesson-castle = Building the castle
    .about = Three cubes, a house in the castle, and perhaps the king’s favour.
lesson-castle-batch = The castle is built in batches of three cubes: one food, and two others that differ. Each batch puts up one house. In the dungeon it is worth 5 points, and later sections pay less.
lesson-castle-deliver = { $B } has delivered one batch. You have material for two, if you choose well. Begin with one that leaves your gold for later.
lesson-castle-deliver-gold = That works too, but gold is precious: see first whether you can do without it.
lesson-castle-deliver-nothing = Whoever stands in the castle and delivers nothing loses 2 points. And you have everything you need!
lesson-castle-again = Five points. What is left makes a second batch, and whoever delivers most in a turn wins a royal favour. Deliver again.
lesson-castle-again-declined = Then { $B } has delivered as much, and was here first: the favour would be { $B }’s. Deliver!
lesson-castle-favour = Two against one: the king is pleased with you. There are four lines of favours: prestige, deniers, resources and buildings. Each time you choose a line your marker there moves on, and the favours get better.
lesson-castle-choose = To begin with, choose prestige or deniers.
lesson-castle-choose-other = The first favour of that line is small, or nothing at all; it grows later. Take prestige or deniers this time.
lesson-castle-done = Delivering early pays twice: in points and in favours. But you need your workers elsewhere, too. That is the art of it.

## The castle is scored

lesson-scoring = The king comes to look
    .about = Three times the castle is scored. Be there.
lesson-scoring-bailiff = Each turn the bailiff walks on, two spaces if the provost is ahead of him, else one. He has just passed the mark: the dungeon is scored.
lesson-scoring-result = Without a house in it you lose points, one is just enough, two bring a favour. You have two. { $B } has none, and will lose points.
lesson-scoring-favour = Your marker for buildings has already moved once. Now it comes to the second column: a wood building for one wood less. Choose the line of buildings.
lesson-scoring-favour-other = Not bad, but you have some wood and food at hand: on the line of buildings that becomes a building at once.
lesson-scoring-build = Build something worth points: one wood less than it says.
lesson-scoring-build-declined = Nobody asks you twice! Build, it is nearly free.
lesson-scoring-build-market = That one wants another cube, and then you have to choose which. Take a simpler building this time.
lesson-scoring-done = A building for next to nothing. Three favours on one line are worth more than one on each of three. Once the dungeon is scored the next columns open. After the walls come the towers, and with them the game ends.

## Residences and prestige

lesson-prestige = Residences and prestige
    .about = How a farm becomes a home, and a home a statue.
lesson-prestige-lawyer = The great points are in the blue buildings, and those stand only where one of your residences stood. A residence is made by the lawyer, and your worker is there.
lesson-prestige-residence = For a denier and one cloth the lawyer makes a neutral building, or one of yours, your residence: 2 points now, a denier each turn. Choose one.
lesson-prestige-residence-architect = Not the architect! Your worker is there, and you need it in a moment. Take another one.
lesson-prestige-residence-declined = Without a residence the architect has no ground to build on. Choose a building.
lesson-prestige-architect = Next on the road: your worker at the architect’s. He builds prestige buildings in place of your residences. They want gold.
lesson-prestige-statue = You have two stones and a gold cube: enough for the statue, worth 7 points and a royal favour.
lesson-prestige-statue-declined = The gold would be worth 3 points at the end. As a statue it is worth 7, and a favour.
lesson-prestige-favour = Here is the favour. Choose a line.
lesson-prestige-favour-buildings = The first step of that line gives nothing yet. Take one that does something today.
lesson-prestige-done = From farm to statue in one turn: 9 points and a favour. In the late game this is where it is decided, so save some gold.

## Special buildings

lesson-special = This side of the bridge
    .about = Guild, joust, inn and gate: before the provost walks.
lesson-special-bridge = Six special buildings stand before the bridge. They act first, in order, and the provost never stops them. Your trading post has just paid three deniers.
lesson-special-guild = Next your worker in the merchants’ guild may move the provost, 1 to 3 spaces, for nothing. Your quarry is three spaces away from him.
lesson-special-guild-short = That is not far enough, or the wrong way: your quarry would not be reached.
lesson-special-guild-declined = It costs nothing! Three spaces forward, and your quarry works.
lesson-special-joust = Now the joust: a denier and a piece of cloth buy a royal favour.
lesson-special-joust-declined = Cloth has few better uses than this. Enter the lists!
lesson-special-favour = Well ridden! Take prestige or deniers.
lesson-special-favour-other = That line begins slowly. Take prestige or deniers.
lesson-special-provost = Now the usual bribes, for money. He is on your quarry already: leave him.
lesson-special-provost-moved = You have brought him here for nothing; do not pay to move him on.
lesson-special-others = Two more for later: a worker at the gate may go to any free place afterwards, when you know what the others did; and a guest of the inn pays only one denier a worker, whoever has passed.
lesson-special-done = That is all of Caylus there is to know before a game. The rest is watching the others. Play on!
