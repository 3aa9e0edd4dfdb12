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
