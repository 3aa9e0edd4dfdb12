"""The games as environments of the usual libraries for learning, one module a library."""
