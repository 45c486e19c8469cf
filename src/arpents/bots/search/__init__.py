"""Searching: which actions are worth a thought, and what a whole turn of them comes to."""
