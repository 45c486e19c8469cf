"""The server: games over HTTP, for browsers and programs."""
