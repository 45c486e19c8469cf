"""The rules of the game: pure, typed, without I/O, clocks or global randomness."""
