"""Knockout Whist: hands that are hidden, tricks, and fewer players after every round."""
