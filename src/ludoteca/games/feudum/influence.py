"""Influence: rulers, subjects and serfs."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.feudum import (
    notes,
    reasons,
    standing,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    DONE,
    INFLUENCE_VERB,
    LOCATION,
    MONEY_VERB,
    VERB,
    influence,
    money,
)
from ludoteca.games.feudum.components import FEUDUM, INFLUENCE, MERCHANT, NOBODY, NOTHING, SERF, SUBJECT
from ludoteca.games.feudum.state import Feudum


class AddMarkers(Step[Feudum]):
    """Add a marker at each location with one of the own pawns; ``done`` is the set already seen to."""

    def __init__(self, player: int, done: int, paid: bool) -> None:
        super().__init__(player)
        self.done: Final = done
        self.paid: Final = paid

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        if me.markers == 0:
            return found
        seen = self.done
        for location in me.at:
            if location == NOTHING or seen >> location & 1:
                continue
            seen |= 1 << location
            if can_add(game, self.player, location):
                found.append(influence(location))
            if game.setting.advanced and not self.paid and can_buy_rule(game, self.player, location):
                found.append(money(location))
        if found:
            found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] not in (INFLUENCE_VERB, MONEY_VERB):
            return Reason(NOT_NOW, [])
        if VERB[action] == MONEY_VERB and not game.setting.advanced:
            return Reason(reasons.BASIC_GAME, [])
        location = LOCATION[action]
        if self.done >> location & 1:
            return Reason(reasons.MARKER_ADDED, [])
        if location not in game.players[self.player].at:
            return Reason(reasons.NO_PAWN_HERE, [])
        if VERB[action] == INFLUENCE_VERB:
            return why_not_add(game, self.player, location)
        if self.paid:
            return Reason(reasons.ONE_MERCHANT_ONLY, [])
        return why_not_buy_rule(game, self.player, location)

    def apply(self, game: Feudum, action: int) -> None:
        if action == DONE:
            if self.done == 0:
                game.note(notes.IDLE, self.player, INFLUENCE)
            return
        location = LOCATION[action]
        paid = self.paid
        if VERB[action] == MONEY_VERB:
            paid = True
            game.players[self.player].shillings -= 1
            game.note(notes.PAID_SHILLINGS, self.player, 1)
            game.players[self.player].markers -= 1
            become_ruler(game, self.player, location)
        else:
            add_marker(game, self.player, location)
        game.stack.append(AddMarkers(self.player, self.done | 1 << location, paid))
        standing.refresh(game)

    def nothing_to_choose(self, game: Feudum) -> None:
        if self.done == 0:
            game.note(notes.IDLE, self.player, INFLUENCE)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


def can_add(game: Feudum, player: int, location: int) -> bool:
    """At most three markers of two players, two of each; the third decides between ruler and serf."""
    ruler = game.ruler[location]
    if ruler == NOBODY:
        return True
    subject = game.subjects >> location & 1
    if ruler == player:
        return subject == 0
    serf = game.serf[location]
    if serf == NOBODY:
        return True
    return serf == player and subject == 0 and can_take_over(game, location)


def can_buy_rule(game: Feudum, player: int, location: int) -> bool:
    """Where an opponent rules with a single marker, a merchant with a shilling takes over."""
    ruler = game.ruler[location]
    if ruler in (NOBODY, player) or game.serf[location] != NOBODY:
        return False
    if game.subjects >> location & 1 or not can_take_over(game, location):
        return False
    me = game.players[player]
    return me.shillings > 0 and me.shows_at(MERCHANT, location)


def can_take_over(game: Feudum, location: int) -> bool:
    """A feudum changes hands by influence only if so agreed."""
    return game.setting.takeover or game.discs[location] < FEUDUM


def why_not_add(game: Feudum, player: int, location: int) -> Reason:
    """Why no marker can be added here."""
    if game.ruler[location] == player:
        return Reason(reasons.TWO_OF_YOURS_HERE, [])
    if game.serf[location] != player:
        return Reason(reasons.TWO_PLAYERS_HERE, [])
    if game.subjects >> location & 1:
        return Reason(reasons.THREE_MARKERS_HERE, [])
    return Reason(reasons.FEUDUM_BY_CONQUEST, [])


def why_not_buy_rule(game: Feudum, player: int, location: int) -> Reason:
    """Why no shilling takes over here."""
    if game.ruler[location] in (NOBODY, player):
        return Reason(reasons.NO_RULER_TO_PUSH, [])
    if game.serf[location] != NOBODY or game.subjects >> location & 1:
        return Reason(reasons.NOT_A_SINGLE_MARKER, [])
    if not can_take_over(game, location):
        return Reason(reasons.FEUDUM_BY_CONQUEST, [])
    if not game.players[player].shows_at(MERCHANT, location):
        return Reason(reasons.NO_MERCHANT_HERE, [])
    return Reason(reasons.NO_SHILLING_FOR_RULE, [])


def why_idle(game: Feudum, player: int) -> Reason | None:
    """Why no marker could be added anywhere."""
    if AddMarkers(player, 0, False).options(game):
        return None
    me = game.players[player]
    if me.pawns_in_play() == 0:
        return Reason(reasons.NO_PAWN_TO_INFLUENCE, [])
    return Reason(reasons.NO_ROOM_FOR_MARKERS if me.markers else reasons.NO_MARKERS_LEFT, [])


def add_marker(game: Feudum, player: int, location: int) -> None:
    game.players[player].markers -= 1
    ruler = game.ruler[location]
    if ruler == NOBODY:
        game.ruler[location] = player
        game.note(notes.RULED, player, location)
    elif ruler == player:
        game.subjects |= 1 << location
        game.note(notes.SUBJECT, player, location)
    elif game.serf[location] == NOBODY:
        game.serf[location] = player
        game.note(notes.SERF, player, location)
    else:
        overthrow(game, player, location)


def overthrow(game: Feudum, player: int, location: int) -> None:
    """The serf's second marker rules; the first is now a subject, and the old ruler the serf."""
    bit = 1 << location
    game.subjects |= bit
    if game.serf_seals & bit:
        game.serf_seals &= ~bit
        game.subject_seals |= bit
        game.move_seal(tokens.marker(location, SERF), tokens.marker(location, SUBJECT))
    become_ruler(game, player, location)


def become_ruler(game: Feudum, player: int, location: int) -> None:
    """The old ruler is pushed aside to serf."""
    game.serf[location] = game.ruler[location]
    game.ruler[location] = player
    game.note(notes.OVERTHREW, player, location)
