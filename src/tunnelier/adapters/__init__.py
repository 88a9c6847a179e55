"""Our games for other people's libraries; an adapter needs its library installed."""
