"""Cave-in: a small game of our own, for 2 to 4 players, that shows how a game is written."""
