"""Seam: dig for ore, and carry it home before the roof comes down."""
