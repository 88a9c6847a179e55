"""What needs a graphics card; without one, that the option explains itself."""
