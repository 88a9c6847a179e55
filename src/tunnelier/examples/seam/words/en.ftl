### Seam says next to nothing itself: what it leaves out is made of the names in its code.

summary = Dig for ore, and carry it home before a one costs you the cart.
