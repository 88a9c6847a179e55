## meta.py: summary

summary = Dig for ore, and carry it home before a one costs you the cart.
