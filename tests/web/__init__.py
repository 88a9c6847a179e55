"""The browser table, over HTTP and in a browser."""
