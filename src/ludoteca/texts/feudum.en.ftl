## Positions of Feudum that cannot be

position-feudum-twice = { $where } names { $value } twice.
position-feudum-player = { $player } cannot be like this: pawns on the map need a character and a place, no card is both chosen and played, and there are three free discs and four decrees at most.
position-feudum-map = The map cannot be like this: serfs and subjects need a ruler, seals a marker, resources a landscape, monsters an owner; landscapes, seals and monsters belong to the advanced game.
position-feudum-guilds = The guilds cannot be like this: too much for their spaces, beads out of order, or a deck that does not fit what is known of it.
position-feudum-tiles = The region tiles do not fit: each stack shows an epoch at most one later than the current one, and what lies under it has not been seen.
position-feudum-standing = members and ranks must be what the stars make them; leave them out and they are worked out.

## In the terminal

terminal-feudum-round = round { $round } · epoch { $epoch } ·
terminal-feudum-help = On the board: numbers with ) are your choices. At a place: O outpost, F farm, T town, ♜ feudum with the letter of its guild; its ruler, ² with a subject, / the serf; •3 goods, ~3 a landscape with three resources; pawns by their owner's small letter, ~ with wine, ☠ a monster. Above: the top tile of each stack, how many of the next epoch show, ▤ decrees in the deck. Guilds: master, journeyman and apprentice, then what they hold: ∑ alms on the hens, ¤ purse, coffer or price, ● sealed scrolls. Of each player: ★ points, goods, ☕ sulfur in the barrel, ¤ shillings, ♟ markers, ● seals, ∑ beads, ▦ tiles, ⛵ vessels, ▤ decrees, ▮ cards to play, ⚔ military service, ✈ epic voyage.
