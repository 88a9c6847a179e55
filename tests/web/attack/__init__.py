"""Attacks on the service, each of which once succeeded."""
