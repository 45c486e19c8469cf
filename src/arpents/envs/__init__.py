"""Environments for research: the game as other people's tools expect it."""
