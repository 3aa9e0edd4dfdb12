"""The command line: play, watch, replay, measure and check in a terminal."""
