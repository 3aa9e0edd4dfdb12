"""Learning: games of the bots against themselves become the networks they judge positions by."""
