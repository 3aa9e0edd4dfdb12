### Examples beside the rules. Numbers are filled in by the game itself.

example-pigment = A sets a pigment beside two connected workshops. Because the new diamond lies on a pigment, all three count double: { $points } points.
    .title = Pigment doubles

example-old-pigment = A already owns the pigment at the top and now adds lime. Only the space you have just occupied can double, so the three diamonds bring { $points } points. They also close a flower: A wins an extra card.
    .title = Yesterday's pigment

example-stranger = The new ash touches A's quartz on the right and B's lime. B's diamond neither counts nor connects: the two diamonds beyond it stay out, and A scores { $points } points.
    .title = A stranger in between

example-flower = Both other spaces around the flower are B's, but A fills the third. The diamond itself brings { $points } point, and A may play a face-up card at once.
    .title = Whoever closes the flower

example-materials = With the ash A owns all four materials. B was faster and has the best bonus space, so A takes the next one: with the four connected diamonds that makes { $points } points.
    .title = All four materials

example-broken-row = A's new house joins the two before it: { $row } points for the row. The house beyond B's does not score any more, but its number still counts for the set: it is A's fourth different one, and with the bonus space A has { $points } points in all.
    .title = A broken row

example-no-skipping = A would love the next but one house, which is worth more. The line is filled without gaps, so somebody has to take the cheaper one first.
    .title = The dear house must wait

example-closed = The lion in the middle row is what A wants, but of the two spaces below it only one is taken. It does not matter who takes the other.
    .title = Not open yet

example-triangle = A's lion lies on a lion, so the new space counts double. The diamonds below pay their owners, never doubled: A has { $points } points in all, B { $points-B }.
    .title = The triangle pays everybody

example-summit = Below the top lies one large triangle of five diamonds, and each of them scores once. A's cross does not match the coin, so nothing is doubled: { $points } points for A, { $points-B } for B, and an extra card for A.
    .title = The top of the pyramid

example-weaker-trader = With the third swan every swan is worth { $points } points: { $points } for A, { $points-B } for B. As B owns more swans than A, A wins an extra card.
    .title = A gift to the rival, and a card

example-equal-traders = B and C have one swan each, and now so has A. Everybody scores { $points } points, but no rival has more than A on his own: no extra card.
    .title = As many is not more

example-fleet = Three goods lie on the line of the fleet, whoever they belong to. A completes it: { $points } points for A's two ships, { $points-B } for B's one. Then A may sail with the same card.
    .title = A fleet sets sail

example-empty-fleet = A closes B's fleet before any goods lie on its line. It scores now or never: { $points } points for everybody. A nasty little move.
    .title = Empty holds

example-sail-past = A sails the full number of the card, no less. What the ship passes on the way gives nothing; only the space where it stops counts: { $points } point.
    .title = Only where you stop

example-last-space = Two steps are missing and the card says five. A moves { $steps }, loses the rest, and scores { $points } points and an extra card. B's ship is there already: there is room for all.
    .title = The end of the route
