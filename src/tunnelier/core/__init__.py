"""The engine. It knows no game: records, questions, moves, views, chance, matches, batches."""
