"""Games on the server: what is stored of each, what it adds up to, and what each viewer is told."""
