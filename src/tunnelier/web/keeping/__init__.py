"""What lasts: the database, whose it is, and how it is copied and carried on."""
