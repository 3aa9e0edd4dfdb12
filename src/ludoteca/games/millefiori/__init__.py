"""Mille Fiori, by Reiner Knizia: glass diamonds for the lagoon."""
