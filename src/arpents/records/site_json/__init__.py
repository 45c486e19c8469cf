"""Games as the site records them: JSON with the whole state after every turn, checked against the rules."""
