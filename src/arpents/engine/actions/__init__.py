"""The actions, one module for each family: what it offers, and what performing it does."""
