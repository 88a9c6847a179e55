"""Who is told elsewhere that it is their turn, and how."""
