"""The study: what a record can tell."""
