"""What every game shares: the timetable, actions, chance, records, positions. It knows no game."""
