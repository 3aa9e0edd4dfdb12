"""The Castles of Burgundy, by Stefan Feld: two dice, and a duchy to fill."""
