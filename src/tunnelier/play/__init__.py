"""Matches: played, saved, proved, reviewed; and bots against bots."""
