## Mille Fiori: positions that are refused

position-pile = The pile has { $left } cards; it must come out even when { $dealt } are dealt a round.
position-round = In round { $round } the pile has { $due } cards, not { $left }.
position-reserve = { $player } has spent reserve diamonds although the supply is not empty.
position-collected = collected of { $player } does not fit the diamonds on the board; leave it out and it is worked out.
position-bonus = { $player } has more than one bonus space in one area: { $area }.
position-pyramid = { $space } is occupied although the triangle below it is not full.
position-hand = { $player } must have this many cards in hand now: { $size }, and { $kept ->
    [0] none
   *[other] one
} face down.
position-playing = A card is being played exactly while its player decides about it (a harbour card for the ship).
