### Examples beside the rules. Numbers are filled in by the game itself.

example-room-for-three = A's hills are full, so their brick is lost. B's forest has the same number and produces { $lumber } lumber, though it is A who rolled.
    .title = Three is the most

example-brigands = Brigands come before the harvest. A holds seven resources and loses nothing. B holds eight and loses all gold and wool; then B's pasture produces one again, so B is { $lost } short.
    .title = Seven are safe

example-storehouse = A has far more than seven resources, but the two regions beside the storehouse are not counted. The rest is few enough: A loses no wool and no gold.
    .title = What the storehouse hides

example-any-three = A gives { $ore } ore for one resource of another kind, without any ship. It may come from several regions of one kind, and there must be room for what it brings.
    .title = Three for one, always

example-wool-ship = The wool ship trades { $wool } wool for { $grain } grain. It need not lie beside the pasture, and it can be used as often as A has wool.
    .title = A ship makes it two

example-new-settlement = The settlement at the end of the road is worth { $points } point and brings two regions, which start empty. A decides which one lies on top.
    .title = New land

example-city = For { $grain } grain and { $ore } ore the settlement becomes a city. The settlement below no longer counts, so A gains { $points } point; and there are four sites now instead of two.
    .title = One point more, not two

example-no-site = A could pay for Harald, but every site is taken. A city or another settlement would make room; in the introductory game nothing is ever torn down.
    .title = No site left

example-hero-token = With Osmund A reaches the three strength points that the token asks for, and has more than B. It moves to A and is worth { $points } point, as long as that stays so.
    .title = Three, and more than the other

example-tie-takes-it = Harald makes both equally strong. Nobody has the majority now: the token goes aside, and B loses { $lost-B } point. A gains none yet.
    .title = A tie takes it away

example-lone-feast = At a celebration the one with more skill points is the only one to be rewarded. A has more harps and takes { $grain } grain; B gets nothing.
    .title = The better feast

example-third-ship = With a third trade ship the Harbor is worth its { $points } point. The trade token does not move: the ships and the Harbor had brought it to A before.
    .title = The third ship

example-watch = A's Archer is aimed at a hero of B. Before anything else B may roll from the Lookout Tower; only then does the attack count.
    .title = The watch decides first
