"""Small games that show how a game is written."""
