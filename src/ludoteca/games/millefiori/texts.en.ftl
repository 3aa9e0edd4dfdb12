## The game

title-name = Mille Fiori
title-about = Glassmakers of the Venetian lagoon pass on cards, set glittering diamonds and send a ship along the trade route. Every diamond scores, and the next one may score even more.
title-credits = A game by Reiner Knizia, published by Schmidt Spiele and, in Spanish, by Devir.
title-unofficial = This is an unofficial version made by admirers: if you enjoy it, please buy the game and play it at a real table.

option-tactical = Tactical variant
    .about = Nobody chooses in advance: each player picks a card only when their turn comes. Slower, with more to react to.

## Names

symbol = { $symbol ->
    [quartz] Quartz
    [ash] Ash
    [lime] Lime
    [pigment] Pigment
    [key] Key
    [lion] Lion
    [coin] Coin
    [cross] Cross
    [fish] Fish
    [shell] Shell
    [crab] Crab
    [glassware] Glassware
    [vases] Vases
    [jewellery] Jewellery
    [swans] Swans
    [ship] Ship
   *[other] { $symbol }
  }
card = { $symbol ->
    [quartz] Quartz
    [ash] Ash
    [lime] Lime
    [pigment] Pigment
    [key] Key
    [lion] Lion
    [coin] Coin
    [cross] Cross
    [fish] Fish
    [shell] Shell
    [crab] Crab
    [glassware] Glassware
    [vases] Vases
    [jewellery] Jewellery
    [swans] Swans
    [ship] Ship
   *[other] { $symbol }
  } { $helm }
space = { $area ->
    [workshops] the { $symbol ->
        [quartz] quartz
        [ash] ash
        [lime] lime
       *[pigment] pigment
      } workshop { $space }
    [residences] residence { $space }
    [nobles] the { $symbol ->
        [lion] lion
        [coin] coin
       *[cross] cross
      } { $space } of the nobles
    [people] the { $symbol ->
        [fish] fish
        [shell] shell
       *[crab] crab
      } { $space } of the common people
    [trade] the { $symbol ->
        [glassware] glassware
        [vases] vases
        [jewellery] jewellery
       *[swans] swans
      } space { $space }
   *[harbour] the ship space { $space }
  }
bonus = the bonus space of { $points } points { $area ->
    [workshops] in the workshops
    [residences] in the residences
    [nobles] with the nobles
    [people] with the common people
   *[trade] in trade
  }
route-step = step { $step } of the trade route{ $points ->
    [0] { "" }
    [one] { ", 1 point" }
   *[other] , { $points } points
  }{ $extra ->
    [yes] { ", an extra card" }
   *[no] { "" }
  }
space-taken = { $space }: a diamond of { $player }

area-workshops = Workshops
area-residences = Residences
area-nobles = Nobles
area-people = Common people
area-trade = Trade
area-harbour = Harbour

source-workshops = Workshops
source-residences = Residences
source-nobles = Nobles
source-people = Common people
source-trade = Trade
source-fleets = Fleets
source-route = Trade route
source-bonus = Bonus spaces

## What one can do

action-keep = Keep { $card }
action-place = Place a diamond on { $space }
action-sail = Sail
    .about = Use only the helm number: your ship moves that far, no diamond is placed. You score what the space shows where it stops.
action-stay = Leave the ship
    .about = Your ship stays where it is.
action-take = Play { $card }
action-decline = No extra card
    .about = Do without the extra card you have won. It cannot be saved for later.

## What is asked

prompt-keep = Choose a card to play; the others go to your left.
prompt-keep-last = Choose a card to play; what is left then lies face up.
prompt-keep-wait = You have chosen; waiting for the others.
prompt-keep-other = Everybody is choosing a card.
prompt-choose = Choose a card from your hand and play it.
prompt-choose-other = { $player } is choosing a card.
prompt-play = Place a diamond with { $card }, or sail.
prompt-play-other = { $player } is playing { $card }.
prompt-move-ship = You may sail with { $card }.
prompt-move-ship-other = { $player } may sail with { $card }.
prompt-extra = You have won an extra card: choose one of the face-up cards.
prompt-extra-other = { $player } has won an extra card.
prompt-end = End your turn, or take something back.
prompt-end-other = { $player } is about to end the turn.
prompt-over = The game is over.

## What happened

log-round = Round { $number } begins; { $player } starts.
log-kept = You keep { $card }.
log-turned-up = { $player } turns up { $card }.
log-placed = { $player } places a diamond on { $space }.
log-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } – { $source }.
log-bonus = { $player } takes { $bonus }.
log-sailed = { $player } sails to step { $step }.
log-stayed = The ship of { $player } stays where it is.
log-extra = { $player } wins an extra card.
log-took = { $player } plays { $card } as an extra card.
log-declined = { $player } does without the extra card.
log-no-card = No card lies face up: { $player } loses the extra card.
log-fleet = { $player } completes the fleet of line { $line }: it sets sail.
log-left = { $number ->
    [one] 1 card nobody played is
   *[other] { $number } cards nobody played are
  } laid face up.
log-first = { $player } receives the Doge and will play first.
log-last-diamond = { $player } has placed the last diamond of their supply: these are the last turns.
log-over = The game is over.

## Why not

reason-draft-1 = This card is not in your hand: pick one of those you hold.
reason-tactical-2 = This card is not in your hand: choose one of those you hold.
reason-extra-1 = Only a card that lies face up beside the board can be played as an extra card.
reason-end-13 = You have no diamond left, not even in reserve: with this card you can only sail.
reason-cards-1 = { $card } can only be used { $area ->
    [workshops] in the workshops
    [residences] in the residences
    [nobles] among the nobles
    [people] among the common people
    [trade] in trade
   *[harbour] in the harbour
  }, or to sail.
reason-workshops-1 = The diamond needs an empty space with the symbol of your card ({ $card }).
reason-trade-1 = The diamond needs an empty space with the good of your card ({ $card }).
reason-turn-5 = A diamond of { $player } lies here already: you need an empty space.
reason-residences-2 = The residences are filled in order: next comes { $space }.
reason-citizens-4 = { $missing ->
    [one] One of the two spaces right below is still empty: { $space } has to be occupied first
   *[other] The two spaces right below have to be occupied first
  }.

## On the table

hand = My hand
hand-empty = No cards in hand now.
kept = chosen
face-up = Face-up cards
    .about = { $n ->
        [0] none left to win as an extra card
        [one] 1 to win as an extra card
       *[other] { $n } to win as extra cards
      }
remembered = Hands I have passed on
discard = Discard pile ({ $n })
being-played = { $player } is playing this card
round-of = Round { $round } of { $rounds }
trick-of = Card { $trick } of { $tricks }
pile = Pile: { $n }
last-turns = Last turns!
supply = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
  }
    .about = { $n ->
        [one] 1 diamond left in the supply
       *[other] { $n } diamonds left in the supply
      }, { $reserve } in reserve. Whoever places the last one of their supply brings on the end of the game.
ship-at = Ship on step { $step } of { $last }
cards-in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
  }
cards-chosen = Has chosen a card; { $n ->
    [one] 1 more in hand
   *[other] { $n } more in hand
  }
doge = Doge: start player
    .about = Holds the Doge: plays first in this round. It moves to the left after each round.
set-of = { $area }: the bonus space takes { $size } different ones; here { $n } ({ $owned })

## Tips

tip-workshops = 1 point for this space and 1 for each of your diamonds connected with it, directly or through others of yours.
tip-pigment = Pigment: 2 points for each space instead of 1.
tip-residences = You score the number of this space and those of your own unbroken row before it. The line is filled in order.
tip-nobles = 1, 3 or 6 points by row, doubled if the symbol is that of the card. In the two upper rows, everybody scores for their diamonds in the triangle below: 1 for each in the bottom row, 3 for each in the middle row.
tip-people = 1, 3 or 6 points by row, doubled if the symbol is that of the card. In the two upper rows, everybody scores for their diamonds in the triangle below: 1 for each in the bottom row, 3 for each in the middle row.
tip-trade = The value of a good is the number of its occupied spaces. Every diamond on it pays its owner that value, whoever placed this one.
tip-harbour = When the third ship of a line is placed, each diamond of the fleet pays its owner 1, 3, 6 or 10 points for 1, 2, 3 or 4 goods occupied on the same line.
tip-route = Your ship moves exactly the helm number of the card. Only the space where it stops counts; beyond the last space the rest is lost.
tip-extra-workshops = Extra card: fill the last of the three spaces around the flower.
tip-extra-residences = Extra card: at 3 and again at 5 different numbers of yours.
tip-extra-nobles = Extra card: every diamond in the top row.
tip-extra-people = Extra card: every diamond in the top row.
tip-extra-trade = Extra card: another player now has more diamonds on this good than you.
tip-extra-harbour = After placing the diamond you may also sail with the same card.
tip-bonus = Each player takes it once, always the highest one still free, with one more diamond.
tip-bonus-workshops = Bonus space: diamonds on all four materials.
tip-bonus-residences = Bonus space: diamonds on 4 different numbers.
tip-bonus-nobles = Bonus space: diamonds on all three symbols of this pyramid.
tip-bonus-people = Bonus space: diamonds on all three symbols of this pyramid.
tip-bonus-trade = Bonus space: diamonds on all four goods.
tip-card-workshops = Workshops: place a diamond on any empty space with this symbol.
tip-card-residences = Residences: place a diamond on the next empty space of the line.
tip-card-nobles = Nobles: place a diamond in their pyramid, on any symbol; on this one the space scores double.
tip-card-people = Common people: place a diamond in their pyramid, on any symbol; on this one the space scores double.
tip-card-trade = Trade: place a diamond on any empty space of this good.
tip-card-harbour = Harbour: place a diamond on any empty ship space; then you may also sail.
tip-helm = Or use it only to sail { $helm ->
    [one] 1 step.
   *[other] { $helm } steps.
  }
tip-shares = The two pawns: other players may score with it too.
ships-here = Here: { $names }
taken-by = A diamond of { $player } lies here.
