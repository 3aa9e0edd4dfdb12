"""What a position of the Duel must hold: the pieces of the box, and what the rules can be in."""

from __future__ import annotations

from itertools import pairwise

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.games.duel import building, events, setup, tournament, turn
from ludoteca.games.duel import components as box
from ludoteca.games.duel.building import NewLand
from ludoteca.games.duel.knowledge import MANY, Knowledge, Story, back_of_entry, count_looks, looks_of
from ludoteca.games.duel.state import Duel, Player

WITH_CARD = (building.ChooseSite, building.LayCache, building.PlaceCard, building.DiscardPlayed)
"""What becomes of the card being played or built: one of these says it."""


def census(game: Duel) -> dict[str, int]:
    """Every card by name, regions, event cards and centre cards, wherever they are."""
    found: dict[str, int] = {}
    everywhere: list[int] = [game.playing, *game.face_up]
    for pile in (*game.stacks, *game.discards, *game.unused):
        everywhere += pile
    regions = game.regions[: game.regions_left]
    for step in new_land(game):
        regions = [*regions, *step.held()]
    for player in game.players:
        everywhere += [*player.hand, *player.sites, player.beneath, *player.cache_cards]
        regions = [*regions, *[region for region in player.regions if region != box.NONE]]
    if game.is_composing():
        for seat in range(box.SEATS):
            everywhere += tournament.deck_of(game, seat)
    for card in everywhere:
        if card != box.NONE:
            found[box.CARD_NAMES[card]] = found.get(box.CARD_NAMES[card], 0) + 1
    for region in regions:
        found[box.REGION_NAMES[region]] = found.get(box.REGION_NAMES[region], 0) + 1
    for event in [*game.events, *game.spare]:
        found[f"event {box.EVENT_NAMES[event]}"] = found.get(f"event {box.EVENT_NAMES[event]}", 0) + 1
    found["road"] = game.roads + sum([_roads(player) for player in game.players])
    found["settlement"] = game.settlements + sum([player.places() for player in game.players])
    found["city"] = game.cities + sum([player.cities.bit_count() for player in game.players])
    return found


def new_land(game: Duel) -> list[NewLand]:
    """The steps that are about to lay regions."""
    return [step for step in game.stack if isinstance(step, NewLand)]


def _roads(player: Player) -> int:
    return player.places() - 1 + int(player.road_left) + int(player.road_right)


def contents(game: Duel) -> dict[str, int]:
    """What this way to play uses."""
    cards_used = [card for back in box.STACK_CARDS[game.setting.number] for card in back] + box.FACE_UP[
        game.setting.number
    ]
    if game.setting.number == box.TOURNAMENT:
        cards_used = list(range(box.CARDS))
    found = dict.fromkeys([box.CARD_NAMES[card] for card in cards_used], 1)
    found.update(dict.fromkeys(box.REGION_NAMES, 1))
    boxes = box.SEATS if game.setting.number == box.TOURNAMENT else 1
    for event in box.EVENT_CARDS[game.setting.number] + box.EVENT_POOL[game.setting.number] * boxes:
        found[f"event {box.EVENT_NAMES[event]}"] = found.get(f"event {box.EVENT_NAMES[event]}", 0) + 1
    found["road"] = box.ROADS + box.SEATS
    found["settlement"] = box.SETTLEMENTS + 2 * box.SEATS
    found["city"] = box.CITIES
    return found


def check(game: Duel) -> None:
    """Refuse what the rules cannot be in; what can be worked out is worked out."""
    game.count_stock()
    if game.regions_left != len(game.regions) and not game.regions[game.regions_left :]:
        raise PositionError(
            "position-number",
            where="regions_left",
            value=str(game.regions_left),
            low=0,
            high=len(game.regions),
        )
    _check_events(game)
    waiting = len([step for step in game.stack if isinstance(step, WITH_CARD)])
    if waiting != int(game.playing != box.NONE):
        raise PositionError("position-stack")
    if not events.are_marks_of(game):
        raise PositionError("position-garbled", problem="marked")
    for seat, player in enumerate(game.players):
        _check_new_regions(game, seat)
        _check_sites(player, seat)
        _check_knowledge(game, seat)
    for store, amount in enumerate(game.stock):
        owned = any([store in player.stores for player in game.players])
        if amount and not owned:
            raise PositionError("duel-stock", store=box.STORE_NAMES[store])
    for seat in (game.active, game.first):
        if seat not in range(box.SEATS):
            raise PositionError("position-seat", where="active", value=seat_letter(seat))
    _check_stack(game)


def _check_events(game: Duel) -> None:
    """Yule lies on three cards, and nobody has met events that are not in play."""
    low, high = box.BELOW_YULE, len(game.events)
    if not low <= game.events_left <= high:
        left = str(game.events_left)
        raise PositionError("position-number", where="events_left", value=left, low=low, high=high)
    for event, seen in enumerate(game.met):
        if seen > game.events.count(event):
            raise PositionError("position-number", where="met", value=str(seen), low=0, high=high)
    composed = all([len(chosen) == box.TOURNAMENT_EVENTS for chosen in game.foreseen])
    if not game.is_composing() and not composed:
        raise PositionError("position-list", where="foreseen", size=box.TOURNAMENT_EVENTS)


def check_land(player: Player, seat: int) -> None:
    """There are regions only beside places; none is missing but perhaps those of the newest settlement."""
    if player.left > box.FIRST_PLACES[0] or player.right < box.FIRST_PLACES[1]:
        raise PositionError("duel-places", player=seat_letter(seat))
    outermost = (player.left, player.right + 1)
    for spot, region in enumerate(player.regions):
        beside = player.left <= spot // 2 <= player.right + 1
        if beside != (region != box.NONE) and (spot // 2 not in outermost or region != box.NONE):
            raise PositionError("duel-regions", player=seat_letter(seat), spot=box.SPOT_NAMES[spot])
    caches = len(player.caches)
    if caches > box.MOST_CACHES or caches != len(player.cache_cards) or caches != len(set(player.caches)):
        raise PositionError("duel-cache", player=seat_letter(seat))
    if [card for card in player.cache_cards if box.DESIGN_OF[card] != box.GOLD_CACHE]:
        raise PositionError("duel-cache", player=seat_letter(seat))


def _check_new_regions(game: Duel, seat: int) -> None:
    """Regions are missing exactly where somebody is about to lay them."""
    player = game.players[seat]
    missing: list[int] = []
    for step in new_land(game):
        if step.player == seat:
            missing += [2 * step.column(game), 2 * step.column(game) + 1]
    for spot in range(2 * player.left, 2 * player.right + 4):
        if (player.regions[spot] == box.NONE) != (spot in missing):
            raise PositionError("duel-regions", player=seat_letter(seat), spot=box.SPOT_NAMES[spot])
    if [spot for spot in player.caches if player.regions[spot] == box.NONE]:
        raise PositionError("duel-cache", player=seat_letter(seat))


def _check_sites(player: Player, seat: int) -> None:
    """Cards stand where there is a site for them, and no oftener than they may."""
    for place in range(box.PLACES):
        if player.is_city(place) and not player.left <= place <= player.right:
            raise PositionError("duel-places", player=seat_letter(seat))
    designs = [box.DESIGN_OF[card] for card in player.sites if card != box.NONE]
    for design in range(box.DESIGNS):
        if box.ONLY_ONE[design] and designs.count(design) > 1:
            raise PositionError("duel-only-one", player=seat_letter(seat))
    for site in range(box.SITES):
        card = player.sites[site]
        if card == box.NONE:
            continue
        place = box.PLACE_OF[site]
        inside = player.left <= place <= player.right
        outer = site % len(box.SITE_KINDS) >= 2
        city = box.TYPE[box.DESIGN_OF[card]] == box.CITY_EXPANSION or outer
        if not inside or (city and not player.is_city(place)):
            raise PositionError(
                "duel-site", player=seat_letter(seat), site=box.SITE_NAMES[site].split("-", 1)[1]
            )
    if (player.beneath != box.NONE) != (box.TOWN_HALL in designs):
        raise PositionError("duel-town-hall", player=seat_letter(seat))


def _check_knowledge(game: Duel, seat: int) -> None:
    """Every story has a place for every hidden card, and what lies there is one of them."""
    knows = game.knows.minds[seat]
    knows.sleeved = game.setting.number == box.TOURNAMENT
    knows.hidden = count_looks(game.hidden_from(knows, seat))
    zones = [game.players[1 - seat].hand, *game.stacks]
    zones += [pile if knows.is_doubted(n) else () for n, pile in enumerate(game.discards)]
    piles = len(game.discards)
    cut = [story[: 1 + knows.stacks + piles] for story in knows.stories]
    stories = dict(zip(cut, knows.weights, strict=True))
    if knows.stacks != len(game.stacks) or knows.doubted >> piles or len(stories) > MANY:
        raise PositionError("duel-knowledge", player=seat_letter(seat))
    true = False
    for story in stories:
        for entries, cards_there in zip(story, zones, strict=True):
            if len(entries) != len(cards_there):
                raise PositionError("duel-knowledge", player=seat_letter(seat))
        true = true or _is_true(story, zones, knows)
    if not true:
        raise PositionError("duel-knowledge", player=seat_letter(seat))
    knows.stories = list(stories)
    knows.weights = list(stories.values())


def _is_true(story: Story, zones: list[tuple[int, ...]], knows: Knowledge) -> bool:
    """Do the cards lie as a story says?"""
    hand = list(looks_of(zones[0]))
    for entry in [entry for entry in story[0] if entry >= 0]:
        if entry not in hand:
            return False
        hand.remove(entry)
    backs = sorted([back_of_entry(entry, knows.sleeved) for entry in story[0] if entry < 0])
    if backs != sorted([back_of_entry(look, knows.sleeved) for look in hand]):
        return False
    for entries, there in zip(story[1:], zones[1:], strict=True):
        for entry, look in zip(entries, looks_of(there), strict=True):
            if entry != look and (entry >= 0 or not knows.same_back(entry, look)):
                return False
    return True


def _check_stack(game: Duel) -> None:
    """The timetable ends with the turn, and no choice face down is interrupted; each step says the rest."""
    if not game.stack:
        if game.winner == box.NOBODY and game.turn < box.LAST_TURN:
            raise PositionError("position-stack")
        return
    if game.winner != box.NOBODY or not isinstance(game.stack[0], setup.Prepare | turn.TurnOver | turn.Turn):
        raise PositionError("position-stack")
    for below, above in pairwise(game.stack):
        if below.simultaneous and not above.simultaneous:
            raise PositionError("position-stack")
