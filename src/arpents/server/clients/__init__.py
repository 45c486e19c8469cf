"""Clients: who asks, how much they may ask for, and what is noted of them."""
