## The first lesson

lesson-first-diamond = Your first diamond
    .about = Pick a card, set a diamond, score. Three minutes.
lesson-first-diamond-welcome = Welcome to Venice! You make glass. Every diamond you set on this board scores at once, and the better it fits what already lies there, the more it scores. Most points win. That is the whole idea.
lesson-first-diamond-hand = These cards are your hand. All at the same time, everybody secretly keeps one card to play and passes the rest on. The colour of a card says where on the board it belongs.
lesson-first-diamond-keep = You already have two diamonds among the workshops, and a pigment could go right beside them. Keep the pigment.
lesson-first-diamond-keep-ship = A ship is worth nothing until its fleet is complete, and yours is far from that. The pigment pays right now.
lesson-first-diamond-keep-other = That card would start something new, for a point or two. The pigment joins two diamonds you already have: keep that one.
lesson-first-diamond-workshops = In the workshops a new diamond scores 1 point for itself and 1 for each of your diamonds connected with it. So: build groups, not islands.
lesson-first-diamond-place = Pigment is special: it doubles the lot. Set it so that it touches your two diamonds: three diamonds, two points each.
lesson-first-diamond-place-sail = Sailing throws the pigment away for one step of your ship. Six points are waiting in the workshops.
lesson-first-diamond-place-alone = Out there it stands alone: 2 points. Touching your two diamonds it would bring 6. Look for the pigment next to them.
lesson-first-diamond-scored = Six points, and you set the diamond yourself. Every place shows what it would score before you choose it.
lesson-first-diamond-reply = { $B } has answered here, and your group cannot grow through that space any more. What others do on the board is your business too.
lesson-first-diamond-end = That is the heart of it. Four other areas wait, each with a twist of its own. Take the next lesson, or play this game on.

## Sailing, and extra cards

lesson-sailing = Sailing and extra cards
    .about = Any card can move your ship instead. Where it stops, an extra card may wait.
lesson-sailing-two-ways = A card that fits nowhere well is not lost. Every card can be used in two ways: set a diamond where its colour belongs, or sail as far as the number in its helm says.
lesson-sailing-route = Your ship is on the second space of the trade route. Only the space where it stops counts, and some show a card instead of points.
lesson-sailing-sail = A house would bring you a single point. The five in the helm takes you exactly to a card symbol. Sail!
lesson-sailing-sail-place = One point for that house, and the helm is wasted. Five steps from here lies a whole extra card.
lesson-sailing-extra = An extra card! It means another turn at once, with any of the cards lying face up.
lesson-sailing-take = You have two workshops with a gap between them, and the space in the gap is lime. You know what to take.
lesson-sailing-take-declined = You may say no, but a free turn is a free turn. Take the lime.
lesson-sailing-take-other = Not bad, but the lime closes a gap: three connected diamonds at one stroke.
lesson-sailing-place = Now close the gap: the lime that touches both of your diamonds.
lesson-sailing-place-sail = You have just sailed. This card is worth more on the board: three points in the gap.
lesson-sailing-place-apart = On its own it scores 1. Between your two diamonds it scores 3.
lesson-sailing-chain = Three points, with a card that was not even in your hand. Extra cards can win extra cards again: long chains of them decide games.

## Residences

lesson-residences = Residences
    .about = One long line of houses: rows of your own, and different numbers.
lesson-residences-line = The residences are one long line. Nobody chooses a house here: it is always the first empty one, beginning at the arrow.
lesson-residences-next = You score the number on the new house and those of your own houses right before it, without a gap. Yours stands right before. Move in!
lesson-residences-next-sail = Sail with this card and { $B } may take the house that continues your row.
lesson-residences-row = 3 for the new house and 4 for the one before it: 7. The longer your row, the more each new house brings. Watch who will be next when you leave a house open.
lesson-residences-broken = Here { $B } has moved in between. A stranger breaks the row: your first house does not count with the others any more.
lesson-residences-numbers = But something else does not care about rows: different numbers. You have three of them already. A fourth wins a bonus space.
lesson-residences-fourth = The next house shows a number you have not got. The row is worth 9, and on top of it you take the best bonus that is still there.
lesson-residences-fourth-sail = That would leave 29 points to whoever comes next. Move into the house!
lesson-residences-won = 9 and 20: 29 points with one card. Every area but the harbour has bonuses of 20, 15, 10 and 5, first come, first served. With three numbers, and again with five, you win an extra card.

## Nobles and common people

lesson-citizens = The two pyramids
    .about = Nobles and common people: climb high, and know whom you stand on.
lesson-citizens-pyramids = Nobles and common people are pyramids. The bottom row is open to all. A space above opens when both spaces under it are taken, no matter by whom.
lesson-citizens-double = You may choose any symbol here. If it is the one on your card, the space counts double. Your card shows a lion.
lesson-citizens-double-sail = A step on the route brings a point; the lion’s space brings two.
lesson-citizens-double-plain = You may, for 1 point. On the lion it would be 2.
lesson-citizens-doubled = Two points: a modest start. But bottom rows are for standing on, as you will see.
lesson-citizens-higher = Now three spaces of the bottom row are taken, and two of the middle row are open. The middle row is worth 3, the top row 6.
lesson-citizens-triangle = A diamond higher up is the tip of a triangle, and everybody in the triangle is paid again. One of the open spaces shows your lion, and stands on a diamond of yours. Climb it!
lesson-citizens-triangle-cross = Close! But it shows a cross, so it is not doubled, and both diamonds under it are { $B }’s: what lies below would pay { $B }, not you.
lesson-citizens-triangle-low = One point down there. Up on the lion: 3, doubled, and your diamond below is paid as well.
lesson-citizens-paid = 6 for the lion, 1 for your diamond under it, and 1 for { $B }, who is under it too. You cannot climb without paying others; just see to it that you get more.
lesson-citizens-top = Two things to remember: a diamond in the top row wins an extra card, and all three symbols of one pyramid win its bonus.

## Trade

lesson-trade = Trade
    .about = Popular goods pay everybody, and whoever lags behind gets a card.
lesson-trade-column = Four goods, one in each column. The more popular a good, the more it is worth: as many points as spaces of it are taken. And it pays every diamond on it, each time one is added.
lesson-trade-third = Two of the glasses are yours. With a third one each of the three pays 3. Choose any line.
lesson-trade-third-sail = Nine points are lying on that table. The ship can wait.
lesson-trade-nine = Three diamonds at 3 points: 9. With a fourth it would be 16, with a fifth 25! And if { $B } adds it, you are paid all the same.
lesson-trade-rival = The swans belong to { $B }. Add one, and { $B } gets twice as much as you. Why do it? Because whoever has fewer than somebody else wins an extra card.
lesson-trade-four = And there is more: you lack only the swan for all four goods, and those win the bonus of trade.
lesson-trade-swan = Take a swan, in any line.
lesson-trade-swan-sail = 3 points, a bonus of 20 and an extra card: sail another time.
lesson-trade-extra = Here is your consolation. Take any card you like.
lesson-trade-extra-declined = Nobody makes you, but it is a free turn. Take one.
lesson-trade-use = And play it as you think best. What each place would score stands on it.
lesson-trade-consoled = { $B } got 6 points out of it; you got 23, and a turn more. In trade it is not bad to be second.

## Harbour

lesson-harbour = Harbour
    .about = Three ships make a fleet; what it carries decides what it pays.
lesson-harbour-fleet = Ships sail in fleets of three. A ship scores nothing when you set it. When the third one comes, all three are paid, whoever owns them.
lesson-harbour-goods = How much? That depends on the goods on the same line: 1, 3, 6 or 10 points a ship for 1, 2, 3 or 4 of them. This line has three.
lesson-harbour-fill = Two fleets lack their third ship. You have one ship in each, so you would be paid for two. Which of them is worth more?
lesson-harbour-fill-second = That line carries only one good: 1 point a ship. Look at the line above.
lesson-harbour-fill-empty = That would be the first ship of a new fleet: nothing yet. Two fleets wait for their last ship.
lesson-harbour-fill-sail = A ship card lets you sail anyway, after you have set its ship. So set the ship first.
lesson-harbour-sail = 6 points a ship: 12 for you, 6 for { $B }. And a ship card has one more gift: now you may sail as well, by the number of the same card.
lesson-harbour-sail-stay = You may stay where you are, but three steps on there is a point for the taking.
lesson-harbour-done = 13 points with one card. Goods first, then ships: whoever sees the full lines coming sails last, and best.

## A round

lesson-a-round = A round, hand by hand
    .about = What you pass on is what the others get. Then you are ready.
lesson-a-round-hands = You keep one card, and the rest of your hand goes to { $B }. So look at each card twice: what would it bring me, and what would it bring the others?
lesson-a-round-danger = { $B } has two swans, you have one. If you pass the swan card on, { $B } will have three, at 4 points each: 12. If you play it yourself, it is 8 for each of you.
lesson-a-round-keep = The swan it is: keep it.
lesson-a-round-keep-other = Then the swan goes to { $B }, for 12 points. Better keep it yourself.
lesson-a-round-play = Set it on one of the swans that are left.
lesson-a-round-play-sail = That would keep it from { $B }, but the swans would bring you 8 points.
lesson-a-round-new-hand = This is the hand { $B } has passed to you, and { $B } now chooses from yours. Keep what you like: you decide from here on.
lesson-a-round-your-turn = Play it. The numbers on the places tell what each of them scores at once; the rest is judgement.
lesson-a-round-round-end = So it goes on. When a round is over, what is left of the hands is laid face up: that is where extra cards come from.
lesson-a-round-game-end = When the pile is used up, or somebody has set the last diamond, the game is over. You know all of it now. Play on, and beat { $B }!
