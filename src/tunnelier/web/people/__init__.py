"""Who somebody is, what is theirs, and who has to do with whom."""
