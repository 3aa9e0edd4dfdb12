### Examples beside the rules. Numbers are filled in by the game itself.

example-guest = A works in B's quarry. That costs the usual price, here { $price } denier, and B scores { $points-B } point at once, even if the provost never comes so far.
    .title = Rent for the owner

example-bridge = B and C have passed, so the bridge asks for its third number. A pays { $price } deniers for a single worker. Passing early makes it dear for the others.
    .title = Late is dear

example-own-building = The same moment, but the quarry is A's own: A pays only { $price }, however many have passed. It scores nothing, though.
    .title = At home it is always cheap

example-castle-once = A already has a worker in the castle. A second one may not go there, even with room for it: deliver several batches instead.
    .title = One master builder each

example-provost-back = A pays to send the provost two spaces back, { $price } deniers, and B does not answer. The quarry now lies beyond him: B's worker goes home with empty hands.
    .title = Stopped on the road

example-owner-share = A's worker brings { $food } food and { $cloth } cloth from B's stone farm. B takes one cube of either kind for it, right away and for free.
    .title = The landlord's cube

example-no-gold = A may buy any cube here but gold. Gold comes from the mine, the bank, the alchemist or a favour.
    .title = No gold from peddlers

example-lowest-space = A builds a sawmill: it goes on the first empty space of the road, no choice about that, and brings { $points } points at once. It can be used from the next turn on.
    .title = The next free space

example-statue = The statue takes the place of A's residence, whose income ends. It is worth { $points } points and a royal favour, to be used at once.
    .title = A residence makes room

example-batch = One food and two other cubes of different kinds; gold is as good as wood. In the dungeon that is worth { $points } points.
    .title = What makes a batch

example-empty-hands = B delivers and scores { $points-B } points. A stands in the castle too but has no batch: that costs { $lost } points. Do not go there with empty hands.
    .title = Empty hands

example-best-builder = B stands first and delivers one batch for { $points-B } points. A delivers two for { $points } and gets the royal favour. With equally many, B would have had it.
    .title = Most batches, not first come

example-bailiff = The provost stands beyond the bailiff, who therefore goes { $steps } spaces and passes the end of the dungeon. It is scored at once: A with two houses gets a favour, B with one nothing, and C without any loses { $lost-C } points.
    .title = The bailiff hurries
