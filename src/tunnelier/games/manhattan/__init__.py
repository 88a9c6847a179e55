"""The Manhattan Project (Brandon Tibbetts, Minion Games, 2012), for 2 to 5 players. Unofficial."""
