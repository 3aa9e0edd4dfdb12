## Verdicts: how good a choice is, and what speaks for it

grade-best = the best
grade-good = good
grade-slip = a slip
grade-mistake = a mistake
grade-grave = a grave mistake
verdict-close = too close to call

why-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once ({ $source })
why-now-lost = loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once ({ $source })
why-prepares = prepares about { $points ->
    [one] a point
   *[other] { $points } points
} more ({ $source })
why-neglects = soon brings about { $points ->
    [one] a point
   *[other] { $points } points
} less ({ $source })
why-later = about { $points ->
    [one] a point
   *[other] { $points } points
} more later on
why-later-less = about { $points ->
    [one] a point
   *[other] { $points } points
} less later on
why-helps = helps { $player } to about { $points ->
    [one] a point
   *[other] { $points } points
}
why-hurts = costs { $player } about { $points ->
    [one] a point
   *[other] { $points } points
}
why-chance = wins about { $points ->
    [one] one game
   *[other] { $points } games
} more in a hundred
why-chance-less = wins about { $points ->
    [one] one game
   *[other] { $points } games
} fewer in a hundred

## Reviews

review-unlearned = A review needs a value that was learned; of { $title } with { $players ->
    [one] one player
   *[other] { $players } players
} nothing was.
review-heading = { $title }: decisions judged: { $decisions }; guesses at each: { $guesses }
review-unit-points = In points; curves show by how many each side may expect to be ahead.
review-unit-percent = In games won of a hundred; curves show each side's chance to win.
review-lost = Lost by decisions: { $lost } ± { $noise }, in { $decisions } with a choice.
review-account = Start { $start }, own decisions { $own }, those of others { $others }, luck { $luck } ± { $noise }, the eye's second thoughts { $second }: result { $result }
review-phase-0 = Opening: { $good } of { $decisions } good, { $lost } lost
review-phase-1 = Middle: { $good } of { $decisions } good, { $lost } lost
review-phase-2 = End: { $good } of { $decisions } good, { $lost } lost
review-source = Given away: { $points } ({ $source })
review-dear = At moment { $moment }: { $grade }, { $cost } ± { $noise }
review-played = played: { $action }
review-better = better: { $action }
review-strokes = Luck that mattered
review-stroke = Moment { $moment }: { $player } { $points }

## Puzzles

puzzle-unknown = { $title } has no puzzle { $number }; puzzles there are: { $last }.
puzzle-no-such = { $title } has no puzzle “{ $puzzle }”.
puzzle-broken = The puzzle “{ $puzzle }” of { $title } cannot be read: { $problem }
puzzle-unlearned = Puzzles need a value that was learned; of { $title } with { $players ->
    [one] one player
   *[other] { $players } players
} nothing was.
puzzle-easy = easy
puzzle-middle = middle
puzzle-hard = hard
puzzle-asked = A puzzle ({ $difficulty }): which one is clearly the best? You have { $tries ->
    [one] one try
   *[other] { $tries } tries
}.
terminal-puzzle-give-up = Type { $key } to give up and see the best one.
puzzle-solved = Solved: { $action }
puzzle-solution = The best: { $action }
puzzle-missed-points = { $action }: { $grade }; points lost: about { $loss }
puzzle-missed-percent = { $action }: { $grade }; games lost of a hundred: about { $loss }
puzzle-play-on = Type { $key } to play on from here against bots, Enter to leave.
