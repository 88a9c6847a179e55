"""Building blocks of the boards."""
