"""What goes out of a table: made once for all who look alike."""
