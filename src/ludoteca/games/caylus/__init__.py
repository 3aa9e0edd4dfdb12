"""Caylus: build the town and the king's castle, and mind the provost."""
