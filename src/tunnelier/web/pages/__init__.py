"""What people open in a browser, page by page."""
