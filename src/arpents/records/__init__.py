"""Records of games: reading them, replaying them move by move, and saving games to resume."""
