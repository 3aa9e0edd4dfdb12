### Examples beside the rules. Numbers are filled in by the game itself.

example-first-marker = A's pawn stands beside a place without a marker. The first one laid there rules it: improving, harvesting and taxing need no more than that.
    .title = First come, first ruler

example-overthrow = B rules, A is serf. A's second marker is the third one there, so A rules now with the first marker as subject, and B is pushed down to serf.
    .title = The serf revolts

example-subject = A rules and adds a second marker, a subject. Nobody has more than two markers at a place and a place no more than three, so a serf who comes later can never add the one that would overthrow A.
    .title = Safe from revolt

example-new-farm = One wood turns the outpost into a farm. The tile that A draws from the stack is of the first epoch, and a new farm adds one: { $points } points. The same tile can later be spent as any good.
    .title = What an improvement scores

example-steal = Two pawns on the board give two steps; A uses one of them. Where a pawn that moved has ended, A may steal one resource: { $iron } iron.
    .title = Nobody was looking

example-harvest = Five goods, and one more for the second farm. A takes the favours: part of the harvest goes to A's own supply, the rest waits on the farm for the Farmer Guild. { $points } point either way.
    .title = Bread now or later

example-knight-leads = Two pawns attack; the feudum and its subject defend one better. Only with a knight among them may A use more than one saltpeter: { $powder } are enough. { $points } points, and one conquest of military service.
    .title = A knight leads the attack

example-members-are-paid = A needs five shillings to buy. They go one by one to the master, to the journeyman and to charity, and round again. A is the journeyman here and gets part back: { $net } in the end. B, the master, earns { $master }.
    .title = The price goes round

example-second-of-a-kind = Shelves sell from the right. The first two irons are cheap, the third costs the next price to the left: { $iron } iron for { $price } shillings.
    .title = The third is dearer

example-krud = The barrel fills the next open section in the row of every colour at once: some gain one marker, others two or three, a full row nothing. One invention scores { $points } points.
    .title = A barrel of krud

example-migrate = The new knight may enter where A has a pawn or any marker, even far from the other pawn. It costs { $food } food, and A belongs to the Knight Guild at once.
    .title = A marker is a door

example-stars = B has two merchants, A one merchant and now a town: two stars each among the merchants. B stays master all the same: only with more stars would A take that place.
    .title = As many is not enough

example-last-card = Conquer is the only card A has left, so it is played without its action and the feudum stands. Keep another card for after the attack, even Defend will do.
    .title = Not as the last card
