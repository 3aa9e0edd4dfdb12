## The Duel: what a position cannot be

duel-stock = { $store } belongs to nobody, so nothing can be stored there.
duel-places = The places of { $player } must lie in one row, and only they can be cities.
duel-regions = { $player }: every column beside a place has a region on top and one at the bottom, and no other has; see { $spot }.
duel-cache = { $player } needs the card of the Gold Cache and its spot, or neither.
duel-only-one = { $player } has two of a card of which only one is allowed.
duel-site = { $player }: nothing of this kind can stand at { $site }.
duel-town-hall = { $player }: a Town Hall lies on a Parish Hall, and nothing else does.
duel-knowledge = What { $player } knows does not fit the hidden cards; leave it out and nothing is known.
