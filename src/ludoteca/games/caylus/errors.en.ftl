## Positions of Caylus that cannot be

position-caylus-order = { $where } must name seats of this game, each at most once (order: all of them; stables: at most three, none with two players).
position-caylus-road = Space { $space } of the road cannot hold this: fixed buildings stand where they are printed, special ones beside the road.
position-caylus-tiles = supply and removed can hold only tiles: the supply those that are built, removed the neutral ones (and the jeweller, unless it is in play).
position-caylus-points = The points of { $player } do not fit: only losses may be negative, and never below 0 in all.
position-caylus-owner = { $player } owns something that does not stand on the road as a building of a player.
position-caylus-owners = Every wood, stone and prestige building and every residence on the road needs exactly one owner.
position-caylus-workers = Workers stand one to a building that takes them; what waits to become a residence has a worker on it.
position-caylus-houses = There are more houses in the { $section } than spaces.
