## Veredictos: cómo de buena es una elección y qué habla a su favor

grade-best = la mejor
grade-good = buena
grade-slip = un desliz
grade-mistake = un error
grade-grave = un error grave
verdict-close = demasiado igualado para decidir

why-now = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento ({ $source })
why-now-lost = pierde { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento ({ $source })
why-prepares = prepara { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
} más ({ $source })
why-neglects = pronto da { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
} menos ({ $source })
why-later = { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
} más a la larga
why-later-less = { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
} menos a la larga
why-helps = da a { $player } { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
}
why-hurts = le cuesta a { $player } { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
}
why-chance = gana { $points ->
    [one] una partida
   *[other] unas { $points } partidas
} más de cada cien
why-chance-less = gana { $points ->
    [one] una partida
   *[other] unas { $points } partidas
} menos de cada cien
