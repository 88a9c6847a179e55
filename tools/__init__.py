"""What maintainers run: the lock, the lower bounds, a release."""
