"""Conquering pawns, monsters and feudums, starving the people, and defending out of turn."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    notes,
    reasons,
    standing,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    ATTACK_VERB,
    BESIEGE_VERB,
    DECLINE,
    DECREE,
    DISC,
    IMMUNITY,
    LOCATION,
    MANDATE_VERB,
    OPTION,
    PASS,
    PIECE,
    POWDER,
    ROLE,
    STARVE_VERB,
    STRIKE,
    VERB,
    attack,
    besiege,
    mandate,
    starve,
)
from ludoteca.games.feudum.actions import DEFEND as SHOW_DEFEND
from ludoteca.games.feudum.components import (
    CONQUER,
    DEFEND,
    DEFEND_POINTS,
    FEUDUM,
    FEUDUM_DEFENCE,
    FEUDUM_POINTS,
    FIRST_MONSTER,
    FOOD,
    FROM_CONQUEST,
    FROM_DEFENCE,
    KNIGHT,
    MANDATE_ATTACK,
    MANDATE_COST,
    MANDATES,
    MILITARY,
    MONSTER_ATTACK,
    MONSTER_DEFENCE,
    MONSTERS,
    NOBLE,
    NOBODY,
    NOTHING,
    OUTPOST,
    PAWN_ATTACK,
    PAWN_DEFENCE,
    PAWN_POINTS,
    PAWNS,
    SALTPETER,
    SERF,
    SUBJECT,
)
from ludoteca.games.feudum.decrees import can_use, use_mandate, why_not_mandate
from ludoteca.games.feudum.migration import remove_pawn
from ludoteca.games.feudum.payment import can_pay, pay_good
from ludoteca.games.feudum.state import SEATS, Feudum


class Conquer(Step[Feudum]):
    """Attack a pawn, a monster or a feudum beside one's own pieces, or starve the people there."""

    def options(self, game: Feudum) -> list[int]:
        if game.players[self.player].chosen == 0:
            return []  # this card must not be the last of the round
        found = targets(game, self.player)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == ATTACK_VERB:
            return why_not_attack(game, self.player, PIECE[action])
        if VERB[action] == BESIEGE_VERB:
            return why_not_besiege(game, self.player, LOCATION[action])
        if VERB[action] == STARVE_VERB:
            return why_not_starve(game, self.player, LOCATION[action], ROLE[action])
        return Reason(NOT_NOW, [])

    def apply(self, game: Feudum, action: int) -> None:
        player = self.player
        if action == DECLINE:
            game.note(notes.IDLE, player, CONQUER)
        elif VERB[action] == ATTACK_VERB:
            piece = PIECE[action]
            location = where_is(game, piece)
            game.note(notes.ATTACKED, player, piece, location)
            begin_attack(game, player, piece, location)
        elif VERB[action] == BESIEGE_VERB:
            game.note(notes.BESIEGED, player, LOCATION[action])
            begin_attack(game, player, NOTHING, LOCATION[action])
        else:
            begin_starving(game, player, LOCATION[action], ROLE[action])

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.IDLE, self.player, CONQUER)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class Reinforce(Step[Feudum]):
    """Add saltpeter and weapons to the attack; also once more after Defend was shown.

    Whoever holds decrees is asked, whatever they are: the others must not see whether there is a weapon.
    """

    def __init__(self, player: int, piece: int, location: int, defended: bool) -> None:
        super().__init__(player)
        self.piece: Final = piece
        self.location: Final = location
        self.defended: Final = defended

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        if can_pay(me, SALTPETER) and (game.powder == 0 or me.shows_at(KNIGHT, self.location)):
            found.append(POWDER)
        for decree in me.decrees:
            if decree < MANDATES:
                for option in range(len(MANDATE_COST[decree])):
                    if MANDATE_ATTACK[decree][option] and can_use(game, self.player, decree, option):
                        found.append(mandate(decree, option))
        if found or me.decrees:
            found.append(STRIKE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if action == POWDER:
            able = can_pay(game.players[self.player], SALTPETER)
            return Reason(reasons.ONE_POWDER_ONLY if able else reasons.NO_POWDER, [])
        if VERB[action] != MANDATE_VERB:
            return Reason(NOT_NOW, [])
        return why_not_mandate(game, self.player, DECREE[action], OPTION[action], True)

    def apply(self, game: Feudum, action: int) -> None:
        if action == STRIKE:
            self.strike(game)
            return
        game.stack.append(self)
        if VERB[action] == MANDATE_VERB:
            force = MANDATE_ATTACK[DECREE[action]][OPTION[action]]
            game.force += force
            game.note(notes.ADDED_FORCE, self.player, force)
            use_mandate(game, self.player, DECREE[action], OPTION[action])
        else:
            game.force += 1
            game.powder += 1
            game.note(notes.ADDED_FORCE, self.player, 1)
            pay_good(game, self.player, SALTPETER)

    def nothing_to_choose(self, game: Feudum) -> None:
        self.strike(game)

    def strike(self, game: Feudum) -> None:
        """The other side may answer, once, while it still holds cards."""
        defender = owner_of(game, self.piece, self.location)
        if not self.defended and game.players[defender].may_defend():
            game.stack.append(Battle(self.player, self.piece, self.location))
            game.stack.append(END_TURN_OF[defender])
            game.stack.append(Defend(defender, self.player, self.piece, self.location))
            game.stack.append(END_TURN_OF[self.player])
        else:
            decide(game, self.player, self.piece, self.location, self.defended)

    def fits(self, game: Feudum, place: int) -> bool:
        """What is attacked is there, and somebody else's."""
        if not timetable.in_turn(game, place, self.player):
            return False
        return is_target(game, self.player, self.piece, self.location)


class Defend(Step[Feudum]):
    """Turn over a Defend card, if one was chosen, or let it be."""

    def __init__(self, player: int, attacker: int, piece: int, location: int) -> None:
        super().__init__(player)
        self.attacker: Final = attacker
        self.piece: Final = piece
        self.location: Final = location

    def options(self, game: Feudum) -> list[int]:
        if game.players[self.player].chosen >> DEFEND & 1:
            return [SHOW_DEFEND, PASS]
        return [PASS]

    def why_not(self, game: Feudum, action: int) -> Reason:
        return Reason(reasons.NO_DEFEND if action == SHOW_DEFEND else NOT_NOW, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == SHOW_DEFEND:
            show_defend(game, self.player)
            game.score(self.player, DEFEND_POINTS, FROM_DEFENCE)
            place = len(game.stack) - 1
            while not isinstance(game.stack[place], Battle):
                place -= 1
            game.stack[place] = Reinforce(self.attacker, self.piece, self.location, True)

    def fits(self, game: Feudum, place: int) -> bool:
        """It answers the battle that waits under the end of its own turn."""
        if not timetable.lies_on_end_of(game, place, self.player) or self.attacker != game.active:
            return False
        event = game.stack[timetable.place_below(game, timetable.place_below(game, place))]
        if not isinstance(event, Battle) or event.seat != self.attacker:
            return False
        same = event.piece == self.piece and event.location == self.location
        return same and timetable.end_on(game, place) in (NOBODY, self.attacker)

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class Battle(Event[Feudum]):
    """Nobody has shown Defend: attack and defence are compared."""

    def __init__(self, seat: int, piece: int, location: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.piece: Final = piece
        self.location: Final = location

    def happen(self, game: Feudum) -> None:
        decide(game, self.seat, self.piece, self.location, False)

    def fits(self, game: Feudum, place: int) -> bool:
        """What is attacked is there, and somebody else's, who is asked first."""
        if not timetable.in_turn(game, place, self.seat):
            return False
        if not is_target(game, self.seat, self.piece, self.location):
            return False
        return timetable.end_on(game, place) == owner_of(game, self.piece, self.location)

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class Immunity(Step[Feudum]):
    """Turn over Defend and pay food to save the marker from starving, or let it go."""

    def __init__(self, player: int, attacker: int, location: int, role: int) -> None:
        super().__init__(player)
        self.attacker: Final = attacker
        self.location: Final = location
        self.role: Final = role

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        if me.chosen >> DEFEND & 1 and can_pay(me, FOOD):
            return [IMMUNITY, PASS]
        return [PASS]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if action != IMMUNITY:
            return Reason(NOT_NOW, [])
        held = game.players[self.player].chosen >> DEFEND & 1
        return Reason(reasons.NO_FOOD_FOR_IMMUNITY if held else reasons.NO_DEFEND_FOR_IMMUNITY, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == PASS:
            return
        show_defend(game, self.player)
        game.note(notes.IMMUNE, self.player, self.location)
        if game.seals:
            game.move_seal(tokens.SUPPLY, tokens.marker(self.location, self.role))
            if self.role == SUBJECT:
                game.subject_seals |= 1 << self.location
            else:
                game.serf_seals |= 1 << self.location
        place = len(game.stack) - 1
        while not isinstance(game.stack[place], Starve):
            place -= 1
        del game.stack[place]
        pay_good(game, self.player, FOOD)

    def fits(self, game: Feudum, place: int) -> bool:
        """It answers the starving that waits under the end of its own turn."""
        if not timetable.lies_on_end_of(game, place, self.player) or self.attacker != game.active:
            return False
        event = game.stack[timetable.place_below(game, timetable.place_below(game, place))]
        if not isinstance(event, Starve) or event.seat != self.attacker:
            return False
        if (game.subject_seals if self.role == SUBJECT else game.serf_seals) >> self.location & 1:
            return False
        same = event.role == self.role and event.location == self.location
        return same and timetable.end_on(game, place) in (NOBODY, self.attacker)

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class Starve(Event[Feudum]):
    """The marker goes back to its owner, and all alms leave the hens."""

    def __init__(self, seat: int, location: int, role: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.location: Final = location
        self.role: Final = role

    def happen(self, game: Feudum) -> None:
        location = self.location
        if self.role == SUBJECT:
            victim = game.ruler[location]
            game.subjects &= ~(1 << location)
        else:
            victim = game.serf[location]
            game.serf[location] = NOBODY
        game.note(notes.STARVED, self.seat, self.role, location)
        standing.gain_markers(game, victim, 1)
        for value in game.hens:
            game.turn_down(value, tokens.SUPPLY)
        game.hens = ()
        offer_service(game, self.seat)

    def fits(self, game: Feudum, place: int) -> bool:
        """The marker is there, and somebody else's, who is asked first."""
        if not timetable.in_turn(game, place, self.seat):
            return False
        if self.role == SUBJECT and not game.subjects >> self.location & 1:
            return False
        victim = game.ruler[self.location] if self.role == SUBJECT else game.serf[self.location]
        if victim in (NOBODY, self.seat):
            return False
        return timetable.end_on(game, place) == victim

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class Serve(Step[Feudum]):
    """After a conquest a disc may go to the track of military service."""

    def options(self, game: Feudum) -> list[int]:
        return [DISC, DECLINE]

    def apply(self, game: Feudum, action: int) -> None:
        if action == DISC:
            me = game.players[self.player]
            me.military += 1
            game.note(notes.MILITARY, self.player, me.military)

    def fits(self, game: Feudum, place: int) -> bool:
        """There is a space and a disc."""
        if not timetable.in_turn(game, place, self.player):
            return False
        me = game.players[self.player]
        return me.military < MILITARY and me.free_discs() > 0


CONQUER_STEP: Final = [Conquer(seat) for seat in SEATS]
SERVE: Final = [Serve(seat) for seat in SEATS]


# --- targets --------------------------------------------------------------------------------------------


def places_of(game: Feudum, player: int) -> list[int]:
    """Where a player has pawns or monsters; a monster just bought may not have come to its lair yet."""
    places = [*game.players[player].at]
    places += [game.monster_at[one] for one in range(MONSTERS) if game.monster_owner[one] == player]
    found: list[int] = []
    for location in places:
        if location != NOTHING and location not in found:
            found.append(location)
    return found


def targets(game: Feudum, player: int) -> list[int]:
    """All attacks that are possible."""
    found: list[int] = []
    for location in places_of(game, player):
        targets_at(game, player, location, found)
    return found


def why_idle(game: Feudum, player: int) -> Reason | None:
    """Why nothing could be conquered: nobody is near, or it is the last card."""
    if not targets(game, player):
        return Reason(reasons.NO_TARGET, [])
    return Reason(reasons.LAST_CARD, []) if game.players[player].chosen == 1 << CONQUER else None


def targets_at(game: Feudum, player: int, location: int, found: list[int]) -> None:
    for seat in range(len(game.players)):
        if seat != player:
            other = game.players[seat]
            for pawn in range(PAWNS):
                if other.at[pawn] == location:
                    found.append(attack(PAWNS * seat + pawn))
    for monster in range(MONSTERS):
        if game.monster_at[monster] == location and game.monster_owner[monster] != player:
            found.append(attack(FIRST_MONSTER + monster))
    ruler = game.ruler[location]
    if ruler != NOBODY and ruler != player and game.discs[location] >= FEUDUM:
        found.append(besiege(location))
    if game.setting.advanced and game.players[player].shows_at(NOBLE, location):
        bit = 1 << location
        if game.subjects & bit and ruler != player and not game.subject_seals & bit:
            found.append(starve(location, SUBJECT))
        serf = game.serf[location]
        if serf != NOBODY and serf != player and not game.serf_seals & bit:
            found.append(starve(location, SERF))


def why_not_attack(game: Feudum, player: int, piece: int) -> Reason:
    """Why this piece cannot be attacked."""
    if piece >= FIRST_MONSTER and not game.setting.advanced:
        return Reason(reasons.BASIC_GAME, [])
    if owner_of(game, piece, NOTHING) == player:
        return Reason(reasons.ATTACK_OTHERS, [])
    in_game = piece >= FIRST_MONSTER or piece // PAWNS < len(game.players)
    if not in_game or where_is(game, piece) == NOTHING:
        return Reason(reasons.NOT_ON_MAP_TO_ATTACK, [])
    return Reason(reasons.NOT_BESIDE, [])


def why_not_besiege(game: Feudum, player: int, location: int) -> Reason:
    """Why no feudum can be attacked here."""
    if game.discs[location] < FEUDUM:
        return Reason(reasons.NEVER_CONQUERED, [game.discs[location]])
    if game.ruler[location] in (player, NOBODY):
        return Reason(reasons.NOT_RULED_BY_OTHERS, [])
    return Reason(reasons.NOT_BESIDE, [])


def why_not_starve(game: Feudum, player: int, location: int, role: int) -> Reason:
    """Why this subject or serf cannot be starved."""
    if not game.setting.advanced:
        return Reason(reasons.BASIC_GAME, [])
    bit = 1 << location
    owner = game.serf[location] if role == SERF else game.ruler[location] if game.subjects & bit else NOBODY
    if owner in (player, NOBODY):
        return Reason(reasons.NOBODY_TO_STARVE, [])
    if (game.serf_seals if role == SERF else game.subject_seals) & bit:
        return Reason(reasons.SEALED, [])
    return Reason(reasons.NO_NOBLE_HERE, [])


def where_is(game: Feudum, piece: int) -> int:
    if piece >= FIRST_MONSTER:
        return game.monster_at[piece - FIRST_MONSTER]
    return game.players[piece // PAWNS].at[piece % PAWNS]


def owner_of(game: Feudum, piece: int, location: int) -> int:
    """Whose piece it is; without a piece, whose feudum."""
    if piece == NOTHING:
        return game.ruler[location]
    if piece >= FIRST_MONSTER:
        return game.monster_owner[piece - FIRST_MONSTER]
    return piece // PAWNS


def is_target(game: Feudum, player: int, piece: int, location: int) -> bool:
    """Is the piece, or without one a feudum, at this location, and somebody else's?"""
    if piece == NOTHING:
        there = game.discs[location] >= FEUDUM
    elif piece < FIRST_MONSTER and piece // PAWNS >= len(game.players):
        there = False
    else:
        there = where_is(game, piece) == location
    return there and owner_of(game, piece, location) not in (player, NOBODY)


# --- the fight ------------------------------------------------------------------------------------------


def begin_attack(game: Feudum, player: int, piece: int, location: int) -> None:
    game.force = 0
    game.powder = 0
    game.stack.append(Reinforce(player, piece, location, False))


def strength(game: Feudum, player: int, location: int, pawn_worth: int, monster_worth: int) -> int:
    """Pawns and monsters of a side here; pawns with wine count nothing."""
    me = game.players[player]
    found = 0
    for pawn in range(PAWNS):
        if me.at[pawn] == location and not me.wine >> pawn & 1:
            found += pawn_worth
    for monster in range(MONSTERS):
        if game.monster_at[monster] == location and game.monster_owner[monster] == player:
            found += monster_worth
    return found


def attack_value(game: Feudum, player: int, piece: int, location: int) -> int:
    value = strength(game, player, location, PAWN_ATTACK, MONSTER_ATTACK) + game.force
    if piece == NOTHING and game.serf[location] == player:
        value += 1
    return value


def defence_value(game: Feudum, piece: int, location: int) -> int:
    value = strength(game, owner_of(game, piece, location), location, PAWN_DEFENCE, MONSTER_DEFENCE)
    if piece == NOTHING:
        value += FEUDUM_DEFENCE + (game.subjects >> location & 1)
    return value


def decide(game: Feudum, player: int, piece: int, location: int, defended: bool) -> None:
    """The attack must exceed the defence."""
    attacking = attack_value(game, player, piece, location)
    defending = defence_value(game, piece, location) + (1 if defended else 0)
    game.force = 0
    game.powder = 0
    if attacking <= defending:
        game.note(notes.FAILED, player, defending - attacking + 1)
        return
    game.note(notes.WON, player, attacking - defending)
    if piece == NOTHING:
        game.score(player, FEUDUM_POINTS, FROM_CONQUEST)
        raze(game, player, location)
    else:
        game.score(player, PAWN_POINTS, FROM_CONQUEST)
        if piece >= FIRST_MONSTER:
            game.players[player].slayer = True
            send_monster_home(game, piece - FIRST_MONSTER)
        else:
            remove_pawn(game, piece // PAWNS, piece % PAWNS)
    offer_service(game, player)


def send_monster_home(game: Feudum, monster: int) -> None:
    """Back to the Knight Guild, and its owner's marker with its owner."""
    owner = game.monster_owner[monster]
    game.monster_owner = put(game.monster_owner, monster, NOBODY)
    game.monster_at = put(game.monster_at, monster, NOTHING)
    standing.gain_markers(game, owner, 1)


def raze(game: Feudum, player: int, location: int) -> None:
    """A fallen feudum is an outpost; a rebel serf of the attacker rules it, all other markers go home."""
    ruler = game.ruler[location]
    serf = game.serf[location]
    bit = 1 << location
    supply = list(game.disc_supply)
    supply[game.discs[location]] += 1
    supply[OUTPOST] -= 1
    game.disc_supply = tuple(supply)
    game.discs = put(game.discs, location, OUTPOST)
    if game.subject_seals & bit:
        game.move_seal(tokens.marker(location, SUBJECT), tokens.hand(ruler))
    if game.serf_seals & bit:
        game.move_seal(tokens.marker(location, SERF), tokens.hand(serf))
    returned = 2 if game.subjects & bit else 1
    game.subjects &= ~bit
    game.subject_seals &= ~bit
    game.serf_seals &= ~bit
    game.serf[location] = NOBODY
    game.ruler[location] = player if serf == player else NOBODY
    standing.gain_markers(game, ruler, returned)
    if serf != NOBODY and serf != player:
        standing.gain_markers(game, serf, 1)
    standing.refresh(game)


def begin_starving(game: Feudum, player: int, location: int, role: int) -> None:
    victim = game.ruler[location] if role == SUBJECT else game.serf[location]
    game.stack.append(Starve(player, location, role))
    if game.players[victim].may_defend():
        game.stack.append(END_TURN_OF[victim])
        game.stack.append(Immunity(victim, player, location, role))
        game.stack.append(END_TURN_OF[player])


def show_defend(game: Feudum, player: int) -> None:
    """Defend out of turn: the card is spent."""
    me = game.players[player]
    me.chosen &= ~(1 << DEFEND)
    me.played |= 1 << DEFEND
    game.note(notes.DEFENDED, player)


def offer_service(game: Feudum, player: int) -> None:
    me = game.players[player]
    if me.military < MILITARY and me.free_discs():
        game.stack.append(SERVE[player])
