"""Feudum: vassals, guilds and the long way back to honour."""
