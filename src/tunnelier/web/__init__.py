"""The browser table: a self-hosted service for playing with friends and bots."""
