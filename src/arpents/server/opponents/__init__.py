"""Bots as opponents on the server: they think in processes of their own."""
