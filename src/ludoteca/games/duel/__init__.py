"""Catan: The Duel, by Klaus Teuber: two principalities, side by side and card by card."""
