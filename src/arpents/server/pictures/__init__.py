"""Pictures of games, as previews of links show them: drawn from what everybody may see, kept for a while."""
