## Positions of Feudum that cannot be

position-feudum-player = { $player } cannot be like this: pawns on the map need a character and a place, no card is both chosen and played, and there are three free discs and four decrees at most.
position-feudum-map = The map cannot be like this: serfs and subjects need a ruler, seals a marker, resources a landscape, monsters an owner; landscapes, seals and monsters belong to the advanced game.
position-feudum-guilds = The guilds cannot be like this: too much for their spaces, beads out of order, or a deck that does not fit what is known of it.
position-feudum-tiles = The region tiles do not fit: each stack shows an epoch at most one later than the current one, and what lies under it has not been seen.
position-feudum-standing = members and ranks must be what the stars make them; leave them out and they are worked out.
position-feudum-seals = The seals cannot be like this: one bead lies under every seal of a scroll or marker, a player's beads are sorted, and what is known of seals must be true.
