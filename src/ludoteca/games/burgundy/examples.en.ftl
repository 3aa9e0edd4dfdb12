### Examples beside the rules. Numbers are filled in by the game itself.

example-around-the-six = After the { $die } comes the one again: with { $workers } worker A's die reaches the first depot and takes the ship there.
    .title = Around the six

example-full-storage = All three storage spaces are full. A may still take the ship, but one of the old tiles has to go, out of the game for good. The new one always stays.
    .title = No room left

example-sale = A sells all three goods of the colour with one die, { $points } points with two players. But the silver is { $silver } for the whole sale: two small sales pay more coins than a large one.
    .title = All or none

example-three-colours = A's ship empties the third depot. The { $red } red goods join the one A has; orange would be a fourth colour and stays behind. Then the pawn goes { $steps } space ahead, which counts from the next round on.
    .title = Three colours, no more

example-castle-chain = The castle gives an action with any number: A places a town hall. The town hall places one more tile, whatever the number: the ship. The lone city space is finished early, { $points } points, and the second die is still there.
    .title = Three tiles with one die

example-herd = The new cows score, and the cows already in this pasture score again: { $points } points. The pigs next to them only watch.
    .title = Cows among cows

example-far-cows = The cows at the lower left do not touch the new ones, but graze in the same pasture: { $cows } points for all cows together. With the pasture complete and all else that brings, A scores { $points }.
    .title = They need not touch

example-small-and-early = One space alone is an area of its own. It is worth { $area } point for its size but { $phase } for being finished in the first phase. Small areas early, large ones when they are ready.
    .title = Small and early

example-large-and-late = A finishes a city of five spaces in the last phase: { $area } points for its size, only { $phase } for the phase. Points grow faster than size: it is worth the wait.
    .title = Large and late

example-last-mine = With the third mine A has covered every grey space: { $bonus } points for being the first, on top of the area and the phase, { $points } in all. The second to do so gets the small bonus tile.
    .title = First to finish a colour

example-black-market = For { $silver } silver A buys a tile of the black depot, before, between or after the dice, but only once a turn. Both dice are still there.
    .title = A third action

example-made-doubles = A rolled no doubles, but { $workers } workers turn both dice into fives. A shield of the fifth depot goes on A's castle, and both die actions are gone.
    .title = Doubles made by hand

example-inn = An inn fits on a space of any colour and makes its area count one space larger. Alone on a single space that is { $area } points instead of one, { $points } with the phase.
    .title = A room with a view

example-no-contact = Number and colour fit, but the space touches no tile of A's. A duchy grows tile by tile from its castle; the space next to it has to come first.
    .title = Too far from home

example-one-of-a-kind = This city has a bank already, so a second one may not be built in it. The lone city space above the castle is another city: there it is welcome.
    .title = One bank is enough
