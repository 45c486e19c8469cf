"""Records of games: reading them, retelling them move by move, and saving games to resume."""
