"""The encoder: what a seat sees of a state as a vector of numbers, made from the schema."""
