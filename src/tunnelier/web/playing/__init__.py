"""Tables in play: one writer each, with clocks, and bots that answer."""
