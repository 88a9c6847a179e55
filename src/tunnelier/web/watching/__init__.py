"""How the service fares: what it counts, and what it writes of itself."""
