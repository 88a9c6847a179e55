"""Snowdonia: The Channel Tunnel 1881 (David Brain, Surprised Stare Games, 2017). Unofficial."""
