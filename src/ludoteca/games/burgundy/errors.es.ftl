## Los castillos de Borgoña: posiciones y opciones que se rechazan

burgundy-seats = Los asientos, principados, puente y dados no encajan con el número de jugadores.
burgundy-order = El orden de turnos no encaja con los peones del puente.
burgundy-board = { $where }: el principado { $board } no está en juego con estas opciones.
burgundy-space = { $where }: { $tile } no puede estar en la casilla { $space }.
burgundy-storage = { $where } tiene más losetas de las { $limit } que caben.
burgundy-goods = { $where } tiene más de { $limit } tipos de mercancías.
burgundy-route = { $where }: debe haber { $tiles } losetas de ruta comercial, con mercancías vendidas.
burgundy-shields = { $where }: cada escudo necesita su propio castillo, y para tomar prestado hace falta el escudo 6.
burgundy-castle = { $where } debe tener un castillo inicial, o estar a punto de elegirlo.
burgundy-bonus = Cada color tiene una loseta de bonificación grande y luego una pequeña; omite bonus y se calcula.
burgundy-slot = La casilla { $slot } del tablero central no puede contener esto.
burgundy-row = { $count ->
    [one] Debe haber 1 mercancía
   *[other] Debe haber { $count } mercancías
  } por llegar, y un dado blanco durante las rondas.
burgundy-pile = La pila { $pile } no puede contener estas losetas, o tiene menos de las { $count } que aún hacen falta.
burgundy-refuse-team = El juego en equipo es para cuatro jugadores.
burgundy-refuse-expansions = Los juegos en equipo y en solitario se juegan sin expansiones.
burgundy-refuse-border = Los puestos fronterizos necesitan los principados 11a a 11f: que se elijan o se repartan al azar.
burgundy-refuse-shields = Hay escudos en la mesa aunque no están en juego.
