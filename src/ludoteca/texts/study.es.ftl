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

## Análisis de partidas

review-unlearned = Un análisis necesita una valoración aprendida, y de { $title } con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} no hay ninguna.
review-heading = { $title }: decisiones juzgadas: { $decisions }; veces que se adivina en cada una: { $guesses }
review-unit-points = En puntos; las curvas muestran por cuántos puede esperar ir por delante cada bando.
review-unit-percent = En partidas ganadas de cada cien; las curvas muestran la probabilidad de ganar de cada bando.
review-lost = Perdido en decisiones: { $lost } ± { $noise }, en { $decisions } con elección.
review-account = Comienzo { $start }, decisiones propias { $own }, las ajenas { $others }, suerte { $luck } ± { $noise }, rectificaciones del propio juez { $second }: resultado { $result }
review-phase-0 = Apertura: buenas, { $good } de { $decisions }; perdido, { $lost }
review-phase-1 = Medio juego: buenas, { $good } de { $decisions }; perdido, { $lost }
review-phase-2 = Final: buenas, { $good } de { $decisions }; perdido, { $lost }
review-source = Regalado: { $points } ({ $source })
review-dear = En el momento { $moment }: { $grade }, { $cost } ± { $noise }
review-played = jugado: { $action }
review-better = mejor: { $action }
review-strokes = La suerte que contó
review-stroke = Momento { $moment }: { $player } { $points }

## Problemas

puzzle-unknown = { $title } no tiene el problema { $number }; problemas que hay: { $last }.
puzzle-no-such = { $title } no tiene el problema «{ $puzzle }».
puzzle-broken = El problema «{ $puzzle }» de { $title } no se puede leer: { $problem }
puzzle-unlearned = Los problemas necesitan una valoración aprendida, y de { $title } con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} no se ha aprendido ninguna.
puzzle-easy = fácil
puzzle-middle = intermedio
puzzle-hard = difícil
puzzle-asked = Un problema ({ $difficulty }): ¿cuál es claramente la mejor? Tienes { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}.
terminal-puzzle-give-up = Escribe { $key } para rendirte y ver la mejor.
puzzle-solved = Resuelto: { $action }
puzzle-solution = La mejor: { $action }
puzzle-missed-points = { $action }: { $grade }; puntos perdidos: unos { $loss }
puzzle-missed-percent = { $action }: { $grade }; partidas perdidas de cada cien: unas { $loss }
puzzle-play-on = Escribe { $key } para seguir jugando desde aquí contra bots, o Intro para salir.
