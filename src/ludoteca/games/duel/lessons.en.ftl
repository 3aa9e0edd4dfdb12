## The first lesson

lesson-first-settlement = Your first settlement
    .about = Your land, your resources, your first point. Three minutes.
lesson-first-settlement-welcome = Two princes, two small principalities side by side. You build yours and keep an eye on the other. Whoever ends a turn with seven victory points wins the introductory game. You both begin with two: one for each settlement.
lesson-first-settlement-land = These regions feed your principality: hills give brick, forests lumber, pastures wool, fields grain, mountains ore. Each one stores up to three of its resource, and shows how many it has.
lesson-first-settlement-price = A new settlement is worth a point. It needs the open end of a road, and there is one on the right. It costs a brick, a grain, a lumber and a wool: you have one of each.
lesson-first-settlement-settle = Found the settlement at the end of the road.
lesson-first-settlement-settle-build = Austin is a fine fellow, but he would use up the grain you need. The settlement first!
lesson-first-settlement-settle-done = Not yet: there is a point to be had this very turn.
lesson-first-settlement-explore = There it stands. Beyond it lies land that nobody has seen: discover two new regions.
lesson-first-settlement-top = Which of them lies on top, which at the bottom? It matters later, when buildings help the regions beside them. Choose as you like.
lesson-first-settlement-scored = Three points! And two more regions that will feed you, and two more sites to build on.
lesson-first-settlement-end = So it goes on: land brings resources, resources become buildings, and buildings points. Next you learn where resources come from.

## The dice

lesson-dice = Two dice
    .about = One feeds both principalities, the other brings luck, good or bad.
lesson-dice-two-dice = Each turn begins with two dice. One shows a number: all regions with that number produce, yours and { $B }’s. The other one brings an event.
lesson-dice-roll = Roll!
lesson-dice-produced = A three: your hills have given you a brick. And the event is a plentiful harvest: everybody may take one resource of choice.
lesson-dice-harvest = Take what you like. What a region has no room for would be lost, so think of what you want to build.
lesson-dice-build = Now you may play cards, build and trade, as often as you like. For a brick and some ore you can build the brick factory in your hand. Choose it.
lesson-dice-build-done = You can afford the brick factory, and it will pay for itself. Build it first.
lesson-dice-site = It doubles what the hills beside it give. So it has to touch your hills: choose the site next to them.
lesson-dice-site-far = There it would stand beside no hills at all, and do nothing. The site below your left settlement touches them.
lesson-dice-done = From now on your hills give two bricks with every three. When you have finished, you fill up your hand, and { $B } rolls.

## Trade and cities

lesson-trade = Trade and cities
    .about = Turn what you have into what you need.
lesson-trade-short = A city is worth two points, one more than the settlement under it, and has room for more. It costs 3 ore and 2 grain. You have the ore, but one grain is missing.
lesson-trade-ship = Three of a kind can always be traded for one other. Your wool ship makes it cheaper: two wool for one of anything.
lesson-trade-trade = You have three wool. Trade two of them.
lesson-trade-trade-three = You would give three where two will do. Use the ship.
lesson-trade-trade-ore = Not the ore: the city needs all of it. You have wool to spare.
lesson-trade-trade-done = One trade, and the city is yours. Try the wool.
lesson-trade-grain = And now choose what you get for it. Think of the city.
lesson-trade-grain-other = Useful, but the city wants grain.
lesson-trade-city = Three ore, two grain: build the city on one of your settlements.
lesson-trade-city-done = You have everything for it: build the city.
lesson-trade-scored = Another point. In cities you can build the great houses of the later ages, and there are two more sites for it.

## Heroes and advantages

lesson-heroes = Heroes and advantages
    .about = Whoever is stronger has a point more.
lesson-heroes-strength = Axes are strength. Whoever has at least three of them, and more than the other, holds the hero token: a victory point. You have Austin with one, { $B } has Siglind with two.
lesson-heroes-hire = You can pay for one more hero: Osmund or Harald, two axes each. Choose one.
lesson-heroes-hire-done = A hero more, and the token is yours. Take one of them into your service.
lesson-heroes-site = Where shall the hero live? Any free site will do.
lesson-heroes-token = Three against two: the token, and its point, are yours. Until { $B } finds another hero.
lesson-heroes-others = Scales count in the same way for commerce: ships and markets have them, and whoever leads there holds the trade token. Harps count in celebrations.

## Cards

lesson-cards = Your hand
    .about = Draw what you need, and get rid of the rest.
lesson-cards-limit = At the end of a turn you fill your hand up to three cards. You have two.
lesson-cards-draw = Draw from any of the stacks. They all look alike now, but you may remember what went where.
lesson-cards-exchange = Then you may exchange one card. Relocation is of no use to you yet: give it away.
lesson-cards-exchange-other = That one may come in handy. Give away Relocation.
lesson-cards-exchange-pass = You may keep all of it. But a card that is of no use is better exchanged, and it costs nothing.
lesson-cards-under = It goes under one of the stacks. Which one?
lesson-cards-take = Now take the top card of any stack. For two resources you could look through a whole stack and choose: that is for later.
lesson-cards-done = An abbey or a parish hall lets you hold more cards. Good players always know what they are looking for. You know the game now: play on!

## The Age of Gold

lesson-gold = The Age of Gold
    .about = A theme: ships, harbours and the power of commerce.
lesson-gold-age = In the Age of Gold everything turns on trade. This harbour is worth a point, but only while you have three trade ships.
lesson-gold-ships = You have two of them: the ore ship and the wool ship.
lesson-gold-build = The third one is in your hand. You can pay for it: build the gold ship.
lesson-gold-build-done = A ship more, and the harbour is worth its point. Build it.
lesson-gold-site = Choose a berth.
lesson-gold-scored = The harbour counts now. But beware of pirates: with two ships left the point is gone again.

## The Age of Turmoil

lesson-turmoil = The Age of Turmoil
    .about = A theme: archers, arsonists, and how to live with them.
lesson-turmoil-age = In the Age of Turmoil people are less polite. In the hedge tavern one can hire archers, arsonists and traitors. It is yours, and it is even worth a point.
lesson-turmoil-rival = Strength is equal: your two heroes have four axes together, and so has Candamir on the other side. So nobody has the token.
lesson-turmoil-archer = An archer drives away one of { $B }’s fighters. There is only one. Play the archer.
lesson-turmoil-archer-done = Let it be a draw? The archer makes it a win.
lesson-turmoil-token = Candamir is gone, and the hero token is yours: a point.
lesson-turmoil-careful = It can happen to you, too. A lookout tower may stop such visitors, and chapels protect you from riots. Build them in time.

## The Age of Progress

lesson-progress = The Age of Progress
    .about = A theme: knowledge, and the great houses of the city.
lesson-progress-age = In the Age of Progress cities grow great. They need room, and you have a city. This library is worth a point, and more.
lesson-progress-build = You have all it costs: build the library.
lesson-progress-build-done = A point, and a card of your choice: build it now.
lesson-progress-site = It is a house for a city. Choose a site there.
lesson-progress-search = Whoever builds a library may look through a whole stack. Choose one.
lesson-progress-pick = Take the card you like best. You may even play it at once.
lesson-progress-done = A point and just the card you wanted. With universities and parliaments the points grow larger, but beware of the plague.
