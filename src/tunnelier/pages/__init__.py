"""A match to look at: films and reviews, each a page of its own."""
