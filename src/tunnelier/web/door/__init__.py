"""What comes in: connections, proxies, links and cookies, and how much of each."""
