"""The arena: matches between bots, and what they show."""
