"""Steam Tunnel (James Ernest, Cheapass Games, 2003), for 2 to 5 players. Unofficial."""
