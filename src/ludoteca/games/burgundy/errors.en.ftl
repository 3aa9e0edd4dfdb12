## The Castles of Burgundy: positions and options that are refused

burgundy-seats = Seats, duchies, bridge and dice do not fit the number of players.
burgundy-order = The order of turns does not fit the pawns on the bridge.
burgundy-board = { $where }: duchy { $board } is not in play with these options.
burgundy-space = { $where }: { $tile } cannot lie on space { $space }.
burgundy-storage = { $where } holds more tiles than the { $limit } that fit.
burgundy-goods = { $where } holds more than { $limit } types of goods.
burgundy-route = { $where }: there must be { $tiles } trade route tiles, with goods that have been sold.
burgundy-shields = { $where }: every shield needs a castle of its own, and borrowing needs shield 6.
burgundy-castle = { $where } must have a starting castle, or be about to choose one.
burgundy-bonus = Every colour has one large bonus tile, then one small one; leave bonus out and it is worked out.
burgundy-slot = The slot { $slot } of the central board cannot hold this.
burgundy-row = { $count ->
    [one] There must be 1 goods tile
   *[other] There must be { $count } goods tiles
  } in the row, and a white die during the rounds.
burgundy-pile = The pile { $pile } cannot hold these tiles, or has fewer than the { $count } still needed.
burgundy-refuse-team = The team game is for four players.
burgundy-refuse-expansions = Team and solo games are played without expansions.
burgundy-refuse-border = Border posts need duchies 11a to 11f: let the duchies be chosen or dealt at random.
burgundy-refuse-shields = Shields lie on the table although they are not in play.
