"""1987 Channel Tunnel (Shei S. and Isra C., Looping Games, 2019), for 2 players. Unofficial."""
