"""Many matches at once: on all cores, on a card, on a cluster."""
